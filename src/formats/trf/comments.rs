//! The comment lines that tell of what touched the integrity of pairings (`integrity-comments`): `### Kind @ Round n: text`.

use super::report::{Code, OtherLine, Report};
use crate::engine::action::{ByeKind, Outcome};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::integrity::{Incident, Kind, Place};
use crate::engine::kept::KeptReport;
use crate::engine::pairing::field::Color;
use crate::engine::scoring::GameScore;
use crate::engine::setup::TieBreak;
use crate::engine::state::State;

/// What a comment line of this program says of a result, players by their numbers in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldResult {
    /// The round.
    pub round: RoundNo,
    /// White and Black.
    pub seats: (u16, u16),
    /// What stood when a later round was paired.
    pub was: Outcome,
    /// What stands; for a correction for rating only, what is reported.
    pub now: Outcome,
    /// Whether it is for the rating report only.
    pub for_rating: bool,
}

/// Reads a line of a correction, a correction for rating only or an adjourned game, as this program writes them; `None` where it
/// is of another kind, or in other words.
#[must_use]
pub fn read_result(text: &str) -> Option<ToldResult> {
    let (kind, rest) = text.trim().split_once(" @ Round ")?;
    let (round, told) = rest.split_once(": ")?;
    let (seats, was, now) = match kind {
        "Adjournment" => {
            let (seats, now) = told.split_once(' ')?;
            (seats, Outcome::Adjourned, read_outcome(now)?)
        }
        "Correction" | "Rating correction" => {
            let (seats, change) = told.split_once(": ")?;
            let (was, now) = change.split_once(" => ")?;
            let now = now.split_once(" (").map_or(now, |(now, _)| now);
            (seats, read_outcome(was)?, read_outcome(now)?)
        }
        _ => return None,
    };
    let round = RoundNo(round.parse().ok()?);
    Some(ToldResult { round, seats: read_board(seats)?, was, now, for_rating: kind == "Rating correction" })
}

/// Reads the numbers of White and Black, as `3-7`.
fn read_board(text: &str) -> Option<(u16, u16)> {
    let (white, black) = text.split_once('-')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}

/// Boards of an earlier round that were put right, players by their numbers in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldBoards {
    /// The round.
    pub round: RoundNo,
    /// White and Black of each board as they stood when a later round was paired.
    pub was: Vec<(u16, u16)>,
}

/// Reads a line of boards that were put right, as this program writes them; `None` where it is of another kind, or has byes.
#[must_use]
pub fn read_boards(text: &str) -> Option<ToldBoards> {
    let (round, told) = text.trim().strip_prefix("Correction @ Round ")?.split_once(": ")?;
    let (was, now) = told.split_once(" => ")?;
    let boards = |text: &str| text.split_whitespace().map(read_board).collect::<Option<Vec<_>>>();
    boards(now)?;
    Some(ToldBoards { round: RoundNo(round.parse().ok()?), was: boards(was)? })
}

/// Whether a line of a report says that a round was paired by hand.
#[must_use]
pub fn tells_by_hand(line: &str, round: RoundNo) -> bool {
    let told = line.strip_prefix("###").and_then(|text| text.trim().strip_prefix("MPA @ Round "));
    told.and_then(|told| told.split_once(':')).is_some_and(|(of, _)| of.parse() == Ok(round.0))
}

/// What was changed behind the pairing of a later round.
enum Change {
    Result(ToldResult),
    Boards(ToldBoards),
}

impl Change {
    fn read(text: &str) -> Option<Self> {
        let result = read_result(text).filter(|told| !told.for_rating).map(Self::Result);
        result.or_else(|| read_boards(text).map(Self::Boards))
    }

    const fn round(&self) -> RoundNo {
        match self {
            Self::Result(told) => told.round,
            Self::Boards(told) => told.round,
        }
    }
}

impl Report {
    /// Returns the report as its results, and the boards of earlier rounds, may have stood when a round was paired, as its comment lines tell: with all the
    /// corrections that they tell of taken back, then with the first still made, and so on, in the order of the lines.
    #[must_use]
    pub fn as_results_stood(&self, round: u16) -> Vec<Self> {
        let lines = self.others.iter().filter(|other| other.code == "###");
        let told: Vec<Change> =
            lines.filter_map(|line| Change::read(&line.text)).filter(|told| told.round().0 < round).collect();
        let back = |later: &[Change]| {
            let mut report = self.clone();
            // Of several corrections of one game the first is taken back last.
            for told in later.iter().rev() {
                match told {
                    Change::Result(told) => report.take_back(told),
                    Change::Boards(told) => report.seat(told),
                }
            }
            report
        };
        (0..told.len()).map(|first| back(told.get(first..).unwrap_or_default())).collect()
    }

    /// Seats players as they were; results stay with them.
    fn seat(&mut self, told: &ToldBoards) {
        for (white, black) in &told.was {
            for (own, other, color) in [(white, black, Color::White), (black, white, Color::Black)] {
                let player = self.players.iter_mut().find(|player| player.number == *own);
                if let Some(cell) = player.and_then(|player| player.cells.get_mut(told.round.index())) {
                    (cell.opponent, cell.color) = (Some(*other), Some(color));
                }
            }
        }
    }

    fn take_back(&mut self, told: &ToldResult) {
        let codes = match &told.was {
            Outcome::Game { white, black, rated: true } => (Code::Played(*white), Code::Played(*black)),
            Outcome::Game { white, black, rated: false } => (Code::Unrated(*white), Code::Unrated(*black)),
            Outcome::Forfeit { white, black } => {
                let code = |won| if won { Code::ForfeitWin } else { Code::ForfeitLoss };
                (code(*white), code(*black))
            }
            Outcome::Adjourned => (Code::Unknown, Code::Unknown),
            Outcome::Crikey(_) | Outcome::Dice(_) | Outcome::Tractor(_) => return,
        };
        for (number, code) in [(told.seats.0, codes.0), (told.seats.1, codes.1)] {
            let player = self.players.iter_mut().find(|player| player.number == number);
            if let Some(cell) = player.and_then(|player| player.cells.get_mut(told.round.index())) {
                cell.code = code;
            }
        }
    }
}

/// Reads what [`result`] writes of a game that has one.
fn read_outcome(text: &str) -> Option<Outcome> {
    let side = |text: &str| match text {
        "1" => Some(GameScore::Win),
        "1/2" => Some(GameScore::Draw),
        "0" => Some(GameScore::Loss),
        _ => None,
    };
    let won = |text: &str| match text {
        "1F" => Some(true),
        "0F" => Some(false),
        _ => None,
    };
    if text == "?" {
        return Some(Outcome::Adjourned);
    }
    let (played, rated) = text.strip_suffix('U').map_or((text, true), |played| (played, false));
    let (white, black) = played.split_once('-')?;
    if let Some((white, black)) = won(white).zip(won(black)) {
        return Some(Outcome::Forfeit { white, black }).filter(|_| rated);
    }
    Some(Outcome::Game { white: side(white)?, black: side(black)?, rated })
}

/// Writes the comments of an event: first that official mode was left, then the others in the order of the journal. What the
/// report that the event was made of says itself of a round is not said again.
#[must_use]
pub fn comments(state: &State, incidents: &[Incident]) -> Vec<OtherLine> {
    let mut numbers = vec![0_usize; state.players.len()];
    for (player, number) in state.by_number().into_iter().zip(1..) {
        numbers[player.id.index()] = number;
    }
    let number = |player: PlayerId| numbers.get(player.index()).copied().unwrap_or(0);
    let is_new = |one: &&Incident| {
        let Kind::Import(_) = one.kind else { return true };
        !["Import", "MPA", "Configuration"].iter().any(|kind| is_told(state.kept.as_deref(), kind, one.round))
    };
    let mut lines: Vec<(bool, String)> = incidents
        .iter()
        .filter(is_new)
        .map(|one| (!matches!(one.kind, Kind::Left), line(one, &number)))
        .collect();
    lines.sort_by_key(|(is_later, _)| *is_later);
    let line = |(_, text): (bool, String)| OtherLine {
        line: 0,
        code: "###".to_owned(),
        text: format!(" {text}"),
        before: Some("001".to_owned()),
    };
    lines.into_iter().map(line).collect()
}

/// Whether a line that is kept tells of such a thing in a round.
fn is_told(kept: Option<&KeptReport>, kind: &str, round: RoundNo) -> bool {
    let beginning = format!("### {kind} @ Round {round}:");
    kept.is_some_and(|kept| kept.records.iter().any(|record| record.line.starts_with(&beginning)))
}

fn line(incident: &Incident, number: &dyn Fn(PlayerId) -> usize) -> String {
    let round = incident.round;
    let places = |places: &[Place], between: &str| {
        let told: Vec<String> = places.iter().map(|place| token(place, number)).collect();
        if told.is_empty() { "none".to_owned() } else { told.join(between) }
    };
    let board = |[white, black]: [PlayerId; 2]| format!("{}-{}", number(white), number(black));
    match &incident.kind {
        Kind::Left => format!("FIDE mode exited @ Round {round}"),
        Kind::Import(difference) | Kind::ByHand(difference) => {
            let kind = if matches!(incident.kind, Kind::Import(_)) { "Import" } else { "MPA" };
            let engine = difference.system.as_ref();
            let engine = engine.map_or_else(|| "no legal pairing".to_owned(), |system| places(system, " "));
            format!("{kind} @ Round {round}: {engine} => {}", places(&difference.published, " "))
        }
        Kind::FullPointBye(player) => format!("FPB @ Round {round}: {}=FPB", number(*player)),
        Kind::Correction { seats, was, now } => format!(
            "Correction @ Round {round}: {}: {} => {}",
            board(*seats),
            result(was.as_ref()),
            result(now.as_ref())
        ),
        Kind::Boards { was, now } => {
            format!("Correction @ Round {round}: {} => {}", places(was, " "), places(now, " "))
        }
        Kind::Rating { seats, counts, reported } => {
            let counts = result(counts.as_ref());
            format!(
                "Rating correction @ Round {round}: {}: {counts} => {} (pairings and standings used {counts})",
                board(*seats),
                result(Some(reported))
            )
        }
        Kind::Adjournment { seats, now } => {
            format!("Adjournment @ Round {round}: {} {}", board(*seats), result(Some(now)))
        }
        Kind::Configuration(difference) => {
            let engine = difference.system.as_ref();
            let engine = engine.map_or_else(|| "no legal pairing".to_owned(), |system| places(system, ", "));
            let published = places(&difference.published, ", ");
            format!("Configuration @ Round {round}: {published} instead of the engine's {engine}")
        }
        Kind::Rounds { was, now } => {
            format!("Rounds @ Round {round}: number of rounds changed from {was} to {now}")
        }
        Kind::TieBreaks { was, now } => {
            let list = |list: &[TieBreak]| {
                let codes = list.iter().map(|one| format!(" {}", one.report_code()));
                format!("PTS{}", codes.collect::<String>())
            };
            format!("Tie-breaks @ Round {round}: tie-breaks changed from {} to {}", list(was), list(now))
        }
        Kind::Exchange([one, other]) => {
            let (one, other) = (number(*one), number(*other));
            format!("Exchange @ Round {round}: {} <-> {}", one.min(other), one.max(other))
        }
        Kind::Regeneration(moved) => {
            let mut moved: Vec<(usize, u16)> = moved.iter().map(|(id, was)| (number(*id), *was)).collect();
            moved.sort_unstable();
            let (now, was): (Vec<String>, Vec<String>) =
                moved.iter().map(|(now, was)| (now.to_string(), was.to_string())).unzip();
            let (now, was) = (now.join(" "), was.join(" "));
            format!("Regeneration @ Round {round}: players renumbered out of order: {now} instead of {was}")
        }
    }
}

fn token(place: &Place, number: &dyn Fn(PlayerId) -> usize) -> String {
    match place {
        Place::Board(seats) => {
            seats.iter().map(|seat| number(*seat).to_string()).collect::<Vec<_>>().join("-")
        }
        Place::Bye(player, bye) => {
            let bye = match bye {
                ByeKind::PairingAllocated => "PAB",
                ByeKind::FullPoint => "FPB",
                ByeKind::HalfPoint => "HPB",
                ByeKind::ZeroPoint => "ZPB",
            };
            format!("{}={bye}", number(*player))
        }
    }
}

/// A result in plain characters: `1/2-0`, `1F-0F`, `1-0U` where it is not rated, `?` where the game goes on, `*` for none.
fn result(outcome: Option<&Outcome>) -> String {
    let side = |score: GameScore| match score {
        GameScore::Win => "1",
        GameScore::Draw => "1/2",
        GameScore::Loss => "0",
    };
    match outcome {
        None => "*".to_owned(),
        Some(Outcome::Adjourned) => "?".to_owned(),
        Some(Outcome::Forfeit { white, black }) => {
            let side = |won: bool| if won { "1F" } else { "0F" };
            format!("{}-{}", side(*white), side(*black))
        }
        Some(outcome) => {
            let unrated = if matches!(outcome, Outcome::Game { rated: false, .. }) { "U" } else { "" };
            outcome.sides().map_or_else(
                || "*".to_owned(),
                |(white, black)| format!("{}-{}{unrated}", side(white), side(black)),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_written() {
        let game = |white, black, rated| Outcome::Game { white, black, rated };
        let forfeit = |white, black| Outcome::Forfeit { white, black };
        let outcomes = [
            game(GameScore::Win, GameScore::Loss, true),
            game(GameScore::Draw, GameScore::Draw, false),
            game(GameScore::Draw, GameScore::Loss, true),
            forfeit(true, false),
            forfeit(false, false),
            Outcome::Adjourned,
        ];
        for outcome in outcomes {
            assert_eq!(read_outcome(&result(Some(&outcome))), Some(outcome));
        }
        assert_eq!(read_outcome("*"), None);
        let told =
            read_result(" Rating correction @ Round 4: 6-17: 1-0 => 0-1 (pairings and standings used 1-0)")
                .unwrap();
        assert_eq!((told.round, told.seats, told.for_rating), (RoundNo(4), (6, 17), true));
        assert_eq!(told.now, game(GameScore::Loss, GameScore::Win, true));
        let told = read_result(" Adjournment @ Round 1: 3-4 1F-0F").unwrap();
        assert_eq!((told.was, told.now), (Outcome::Adjourned, forfeit(true, false)));
        assert_eq!(read_result(" Correction @ Round 4: 3-4 => 4-3"), None);
        assert_eq!(read_result(" MPA @ Round 4: 3-4 => 4-3"), None);
    }
}
