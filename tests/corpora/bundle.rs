//! The bundles of the pairing corpus: tournaments with the right pairing of each round.

use wallchart::engine::number::Points;
use wallchart::engine::pairing::field::SwissPairing;
use wallchart::engine::setup::PointSystem;
use wallchart::formats::trf;

/// A tournament: its file after the last completed round, and the expected pairings.
#[derive(Debug, Default)]
pub(crate) struct Tournament {
    /// The name.
    pub id: String,
    /// The lines of the file.
    pub lines: Vec<String>,
    /// The rounds with their right pairing; `None` if no legal one exists.
    pub rounds: Vec<(u16, Option<SwissPairing>)>,
}

/// Reads a bundle.
pub(crate) fn tournaments(bundle: &str) -> Vec<Tournament> {
    let mut all: Vec<Tournament> = Vec::new();
    for line in bundle.lines() {
        if let Some(head) = line.strip_prefix("@T ") {
            let id = head.split(' ').next().unwrap().to_owned();
            all.push(Tournament { id, ..Tournament::default() });
            continue;
        }
        let Some(tournament) = all.last_mut() else { continue };
        match line.strip_prefix("@P ") {
            Some(verdict) => tournament.rounds.push(round(verdict)),
            None if line.starts_with('@') => {}
            None => tournament.lines.push(line.to_owned()),
        }
    }
    all
}

/// `7 ok 1-2 3-0`, `7 none`, or `7 disputed … | RIGHT`.
pub(crate) fn round(verdict: &str) -> (u16, Option<SwissPairing>) {
    let (number, verdict) = verdict.split_once(' ').unwrap();
    let (status, pairs) = verdict.split_once(' ').unwrap_or((verdict, ""));
    let right = match status {
        "ok" => Some(pairs),
        "none" => None,
        "disputed" => {
            let right = pairs.split_once('|').unwrap().1;
            // A reason may follow.
            Some(right.split('#').next().unwrap().trim()).filter(|right| *right != "none")
        }
        other => panic!("a verdict, not {other}"),
    };
    (number.parse().unwrap(), right.map(pairing))
}

fn pairing(pairs: &str) -> SwissPairing {
    let mut pairing = SwissPairing::default();
    for pair in pairs.split_whitespace() {
        let (white, black) = pair.split_once('-').unwrap();
        let (white, black) = (white.parse().unwrap(), black.parse().unwrap());
        match black {
            0 => pairing.bye = Some(white),
            black => pairing.boards.push((white, black)),
        }
    }
    pairing
}

impl Tournament {
    /// Returns the file after the last completed round.
    pub(crate) fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }

    /// Returns the file from which a round is to be paired: the rounds before it with their points, and the
    /// byes of the players who are absent in it.
    pub(crate) fn before(&self, round: u16) -> String {
        let scoring = trf::read(self.text().as_bytes()).unwrap().scoring;
        let line = |line: &String| {
            if line.starts_with("001") {
                player_before(line, usize::from(round), &scoring)
            } else {
                line.clone()
            }
        };
        self.lines.iter().map(line).collect::<Vec<_>>().join("\n") + "\n"
    }
}

fn player_before(line: &str, round: usize, scoring: &PointSystem) -> String {
    let cells: Vec<&str> = (91..line.len()).step_by(10).map(|at| &line[at..line.len().min(at + 8)]).collect();
    let mut kept: Vec<String> = cells.iter().take(round - 1).map(|cell| (*cell).to_owned()).collect();
    kept.resize(round - 1, "0000 - Z".to_owned());
    let points: Points = kept.iter().map(|cell| worth(cell, scoring)).sum();
    match cells.get(round - 1).map(|cell| (is_absence(cell), cell.trim())) {
        Some((true, "")) => kept.push("0000 - Z".to_owned()),
        Some((true, bye)) => kept.push(bye.to_owned()),
        Some((false, _)) | None => {}
    }
    let points = points.to_string();
    let cells: String = kept.iter().flat_map(|cell| ["  ", cell]).collect();
    format!("{}{points:>4}{}{cells}", &line[..80], &line[84..89]).trim_end().to_owned()
}

fn is_absence(cell: &str) -> bool {
    let opponent = cell.get(..4).unwrap_or_default().trim();
    matches!(opponent, "" | "0000") && matches!(sign(cell), 'H' | 'Z' | 'F' | ' ')
}

fn sign(cell: &str) -> char {
    cell.chars().nth(7).unwrap_or(' ')
}

fn worth(cell: &str, scoring: &PointSystem) -> Points {
    match sign(cell) {
        '1' | 'W' | '+' | 'F' => scoring.win,
        '=' | 'D' | 'H' => scoring.draw,
        '0' | 'L' => scoring.loss,
        '-' => scoring.forfeit_loss,
        'U' => scoring.pairing_allocated_bye,
        _ => scoring.zero_point_bye,
    }
}
