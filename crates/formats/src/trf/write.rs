//! Writes a report as the text of a file.

use std::fmt::Write as _;

use super::{Report, player, tenths};
use crate::text::clean;
use crate::trf::report::{
    Absence, AbsentWhen, Adjustment, AnnouncedBye, Cell, Code, OtherLine, Player, RankedBy,
};
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Forbidden, Tpn};
use engine::scoring::GameScore;
use engine::setup::PointSystem;

/// The largest number of points that fits into four columns.
const LARGEST_POINTS: Points = Points::from_tenths(999);

/// The least number of points that fits into four columns.
const LEAST_POINTS: Points = Points::from_tenths(-99);

/// The last round of a record for all rounds, which has three columns.
const ALL_ROUNDS: u16 = 999;

/// The set of codes for the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Codes {
    /// Those of TRF26; a setting without one uses the older code.
    Trf26,
    /// Those of the older pairing engines (trf 9); a setting without one uses the code of TRF26.
    Older,
}

/// A value that does not fit into the columns of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotWrite {
    /// Four columns have room for 99.9 points.
    #[error("player {0} has more points than a report can say (at most 99.9)")]
    TooManyPoints(u16),
    /// Six columns have room for 9999.9 points.
    #[error("team {0} has more points than a report can say (at most 9999.9)")]
    TooManyTeamPoints(u16),
    /// Four columns have room for 99.9 points.
    #[error("a result is worth more points than a report can say (at most 99.9)")]
    TooLargeWorth,
    /// Three columns have room for round 999.
    #[error("round {0} is later than a report can say (at most round 999)")]
    TooLateRound(u16),
}

/// Writes a report: the event, the settings, the players, the announcements. Names and other texts
/// that are longer than their columns are cut.
///
/// # Errors
///
/// A number that is too large for its columns.
pub fn write(report: &Report, codes: Codes) -> Result<String, CannotWrite> {
    if let Some(round) = latest_round(report).filter(|round| ALL_ROUNDS < *round) {
        return Err(CannotWrite::TooLateRound(round));
    }
    let mut lines = Lines::default();
    let natural = report.others.iter().filter(|other| other.before.is_none());
    let (event, behind): (Vec<_>, Vec<_>) = natural.partition(|other| is_of_event(&other.code));
    let mut settings = settings(report, codes)?.into_iter().peekable();
    for other in event {
        let is_before = |code: &str| other.code != "###" && *code < *other.code;
        while let Some((code, text)) = settings.next_if(|(code, _)| is_before(code)) {
            lines.push(code, text);
        }
        lines.push(&other.code, other_line(other));
    }
    settings.for_each(|(code, text)| lines.push(code, text));
    for player in &report.players {
        lines.push("001", player_line(report, player)?);
    }
    for other in behind {
        lines.push(&other.code, other_line(other));
    }
    for absence in &report.absences {
        lines.push("240", absence_line(report, absence, codes));
    }
    virtual_points(report, codes)?.into_iter().for_each(|text| lines.push("250", text));
    for forbidden in &report.forbidden {
        lines.push("260", forbidden_line(report, forbidden, codes));
    }
    for given in &report.adjusted_points {
        lines.push("299", adjustment_line(report, given)?);
    }
    let others = report.others.iter().filter_map(|other| Some((other.before.as_deref()?, other)));
    Ok(lines.with(&others.collect::<Vec<_>>()))
}

/// The lines of a file, each with its code in TRF26.
#[derive(Default)]
struct Lines(Vec<(String, String)>);

impl Lines {
    fn push(&mut self, code: &str, line: String) {
        self.0.push((code.to_owned(), line));
    }

    /// Writes the lines, and inserts each of the others before the first line with the same or a later
    /// code, or at the end.
    fn with(self, others: &[(&str, &OtherLine)]) -> String {
        let place_of = |before: &str| {
            let is_exact = |(code, _): &(String, String)| code == before;
            let is_behind = |(code, _): &(String, String)| place(before) < place(code);
            let at = self.0.iter().position(is_exact).or_else(|| self.0.iter().position(is_behind));
            at.filter(|_| !before.is_empty()).unwrap_or(self.0.len())
        };
        let mut others: Vec<_> = others.iter().map(|(before, other)| (place_of(before), *other)).collect();
        others.sort_by_key(|(at, _)| *at);
        let mut others = others.into_iter().peekable();
        let mut out = String::with_capacity(self.0.iter().map(|(_, line)| line.len() + 1).sum());
        for (at, (_, line)) in self.0.iter().enumerate() {
            while let Some((_, other)) = others.next_if(|(before, _)| *before <= at) {
                push_line(&mut out, &other_line(other));
            }
            push_line(&mut out, line);
        }
        others.for_each(|(_, other)| push_line(&mut out, &other_line(other)));
        out
    }
}

/// Returns the position of a record in a file: records of the event by number, then the players, then
/// records about players.
fn place(code: &str) -> (u8, &str) {
    match code {
        "001" => (1, ""),
        code if is_of_event(code) => (0, code),
        code => (2, code),
    }
}

/// Returns true if a record is written before the players: records of the event as a whole, and comments (trf
/// 2).
fn is_of_event(code: &str) -> bool {
    code == "###" || code.len() == 3 && code.ends_with('2') && code.bytes().all(|byte| byte.is_ascii_digit())
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end_matches(' '));
    out.push('\n');
}

/// Returns the latest round in a report: the number of rounds, a bye, or the first round of a
/// prohibited pairing.
fn latest_round(report: &Report) -> Option<u16> {
    let byes = report.absences.iter().filter_map(|absence| match absence.when {
        AbsentWhen::Round(round) => Some(round),
        AbsentWhen::NextRound => None,
    });
    let forbidden = report.forbidden.iter().map(|group| group.first_round);
    let adjusted = report.adjusted_points.iter().filter_map(|given| given.round);
    report.rounds.into_iter().chain(byes).chain(forbidden).chain(adjusted).max()
}

fn other_line(other: &OtherLine) -> String {
    format!("{}{}", clean(&other.code), clean(&other.text))
}

/// Returns the records for the values of the report, in the order of their codes in TRF26.
fn settings(report: &Report, codes: Codes) -> Result<Vec<(&'static str, String)>, CannotWrite> {
    let mut settings = Vec::new();
    if let Some(rounds) = report.rounds {
        let code = if codes == Codes::Older { "XXR" } else { "142" };
        settings.push(("142", format!("{code} {rounds}")));
    }
    let color = match (report.initial_color, codes) {
        (Some(Color::White), Codes::Trf26) => Some("152 W"),
        (Some(Color::Black), Codes::Trf26) => Some("152 B"),
        (Some(Color::White), Codes::Older) => Some("XXC white1"),
        (Some(Color::Black), Codes::Older) => Some("XXC black1"),
        (None, _) => None,
    };
    settings.extend(color.map(|color| ("152", color.to_owned())));
    if report.ranked_by == RankedBy::Line {
        settings.push(("152", "XXC rank".to_owned()));
    }
    // The record of a report of teams is stored unchanged.
    if report.others.iter().all(|other| other.code != "162") {
        settings.extend(point_system(report, codes)?.into_iter().map(|text| ("162", text)));
    }
    settings.extend(report.kind.as_ref().map(|kind| ("192", format!("192 {}", clean(kind)))));
    Ok(settings)
}

/// Returns the point system if it is not the usual one. Record 162 has one value for a forfeit loss
/// and a zero-point bye; the reference engine reads it as `Z`, although the format says `A`
/// (oracle-and-trf), so `Z` is written.
fn point_system(report: &Report, codes: Codes) -> Result<Vec<String>, CannotWrite> {
    let scoring = &report.scoring;
    let usual = *scoring == PointSystem::default() && report.unknown_result.is_none();
    if usual {
        return Ok(Vec::new());
    }
    let all = [scoring.win, scoring.draw, scoring.loss, scoring.forfeit_loss, scoring.zero_point_bye];
    let others = [scoring.pairing_allocated_bye, report.unknown_result.unwrap_or_default()];
    if all.iter().chain(&others).any(|worth| LARGEST_POINTS < *worth) {
        return Err(CannotWrite::TooLargeWorth);
    }
    if codes == Codes::Older || scoring.forfeit_loss != scoring.zero_point_bye {
        let pairs = [
            ("BBW", scoring.win),
            ("BBD", scoring.draw),
            ("BBL", scoring.loss),
            ("BBZ", scoring.zero_point_bye),
            ("BBF", scoring.forfeit_loss),
            ("BBU", scoring.pairing_allocated_bye),
        ];
        let lines = pairs.map(|(code, worth)| format!("{code} {:>4}", tenths::cut(worth)));
        let unknown = report.unknown_result.map(|worth| format!("162  X{:>4}", tenths::cut(worth)));
        return Ok(lines.into_iter().chain(unknown).collect());
    }
    let mut fields = vec![
        ('W', scoring.win),
        ('D', scoring.draw),
        ('L', scoring.loss),
        ('Z', scoring.zero_point_bye),
        ('P', scoring.pairing_allocated_bye),
    ];
    fields.extend(report.unknown_result.map(|worth| ('X', worth)));
    let fields = fields.iter().map(|(symbol, worth)| format!("{symbol}{:>4}", tenths::cut(*worth)));
    Ok(vec![format!("162  {}", fields.collect::<Vec<_>>().join("    "))])
}

fn player_line(report: &Report, player: &Player) -> Result<String, CannotWrite> {
    if !(LEAST_POINTS..=LARGEST_POINTS).contains(&player.points) {
        return Err(CannotWrite::TooManyPoints(player.number));
    }
    let number = |value: Option<u16>| value.map(|value| value.to_string()).unwrap_or_default();
    let mut out = format!(
        "001 {:>4} {:1}{:>3} {:<33} {:>4} {:>3} {:>11} {:<10} {:>4} {:>4}",
        player.number,
        cut(&player.sex, player::SEX),
        cut(&player.title, player::TITLE),
        cut(&player.name, player::NAME),
        number(player.rating),
        cut(&player.federation, player::FEDERATION),
        cut(&player.fide_number, player::FIDE_NUMBER),
        cut(&player.birth, player::BIRTH),
        tenths::cut(player.points),
        number(player.rank),
    );
    player.cells.iter().for_each(|cell| write_cell(&mut out, report, *cell));
    Ok(out)
}

/// Returns the part of a text that fits into its columns, on one line.
fn cut(text: &str, (first, last): (usize, usize)) -> String {
    clean(text).chars().take(last - first + 1).collect()
}

fn write_cell(out: &mut String, report: &Report, cell: Cell) {
    if cell.is_blank() {
        out.push_str("          ");
        return;
    }
    let color = match cell.color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let code = code(cell.code);
    let _ = match cell.opponent {
        Some(opponent) => write!(out, "  {:>4} {color} {code}", report.number(opponent)),
        None => write!(out, "  0000 {color} {code}"),
    };
}

/// Returns the code of a result (trf 4).
const fn code(code: Code) -> char {
    match code {
        Code::Blank => ' ',
        Code::Played(GameScore::Win) => '1',
        Code::Played(GameScore::Draw) => '=',
        Code::Played(GameScore::Loss) => '0',
        Code::Unrated(GameScore::Win) => 'W',
        Code::Unrated(GameScore::Draw) => 'D',
        Code::Unrated(GameScore::Loss) => 'L',
        Code::ForfeitWin => '+',
        Code::ForfeitLoss => '-',
        Code::HalfPointBye => 'H',
        Code::FullPointBye => 'F',
        Code::PairingAllocatedBye => 'U',
        Code::ZeroPointBye => 'Z',
        Code::Unknown => '?',
    }
}

fn absence_line(report: &Report, absence: &Absence, codes: Codes) -> String {
    let round = match (absence.when, codes) {
        (AbsentWhen::NextRound, Codes::Older) => {
            return format!("XXZ {}", numbers(report, &absence.players, 0));
        }
        (AbsentWhen::NextRound, Codes::Trf26) => report.completed_rounds().saturating_add(1),
        (AbsentWhen::Round(round), _) => round,
    };
    let bye = match absence.bye {
        AnnouncedBye::Full => 'F',
        AnnouncedBye::Half => 'H',
        AnnouncedBye::Zero => 'Z',
    };
    format!("240 {bye} {round:03} {}", numbers(report, &absence.players, 4))
}

fn virtual_points(report: &Report, codes: Codes) -> Result<Vec<String>, CannotWrite> {
    if report.virtual_points.iter().any(|entry| LARGEST_POINTS < entry.points) {
        return Err(CannotWrite::TooLargeWorth);
    }
    Ok(match codes {
        Codes::Older => by_player(report),
        Codes::Trf26 => by_entry(report),
    })
}

/// Returns record XXA: one line per player, one value per round.
fn by_player(report: &Report) -> Vec<String> {
    let last_round = report.virtual_points.iter().map(|entry| entry.last_round).max().unwrap_or(0);
    let values = report.explicit_virtual_points(last_round);
    let lines = report.players.iter().zip(values).filter(|(_, values)| !values.is_empty());
    let line = |(player, values): (&Player, Vec<Points>)| {
        let values: Vec<String> =
            values.iter().map(|points| format!("{:>4}", tenths::cut(*points))).collect();
        format!("XXA {:>4} {}", player.number, values.join(" "))
    };
    lines.map(line).collect()
}

/// Returns record 250: one line per range of rounds and players, or one line per player if places
/// differ from numbers.
fn by_entry(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    for entry in &report.virtual_points {
        let mut write_range = |first: Tpn, last: Tpn| {
            let (points, first_round, last_round) =
                (tenths::cut(entry.points), entry.first_round, entry.last_round);
            let (first, last) = (report.number(first), report.number(last));
            lines.push(format!("250      {points:>4} {first_round:03} {last_round:03} {first:>4} {last:>4}"));
        };
        match report.ranked_by {
            RankedBy::Number => write_range(entry.first, entry.last),
            RankedBy::Line => (entry.first..=entry.last).for_each(|place| write_range(place, place)),
        }
    }
    lines
}

/// Returns record 299: points that are given, deducted, or set for a result.
fn adjustment_line(report: &Report, given: &Adjustment) -> Result<String, CannotWrite> {
    if !(LEAST_POINTS..=LARGEST_POINTS).contains(&given.points) {
        return Err(CannotWrite::TooLargeWorth);
    }
    let result = given.result.map_or(' ', ValuedResult::letter);
    let round = given.round.map_or_else(String::new, |round| format!("{round:03}"));
    let players = numbers(report, &given.players, 4);
    Ok(format!("299 {result}        {:>4}  {round:>3} {players}", tenths::cut(given.points)))
}

fn forbidden_line(report: &Report, forbidden: &Forbidden, codes: Codes) -> String {
    let last_round = report.rounds.unwrap_or(ALL_ROUNDS);
    let always = forbidden.first_round <= 1 && last_round <= forbidden.last_round;
    if codes == Codes::Older && always {
        return format!("XXP {}", numbers(report, &forbidden.players, 0));
    }
    let last_round = forbidden.last_round.min(last_round).max(forbidden.first_round);
    let players = numbers(report, &forbidden.players, 4);
    format!("260 {:03} {last_round:03} {players}", forbidden.first_round)
}

/// Returns the numbers of players, each right-aligned.
fn numbers(report: &Report, places: &[Tpn], width: usize) -> String {
    let words: Vec<String> =
        places.iter().map(|place| format!("{:>width$}", report.number(*place))).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::pairing::field::Tpn;

    /// Five digits in three columns would shift the text after them.
    #[test]
    fn a_round_without_room_in_its_columns_is_not_written() {
        let players: Vec<Tpn> = vec![1];
        let bye = |round| Absence {
            bye: AnnouncedBye::Full,
            when: AbsentWhen::Round(round),
            players: players.clone(),
        };
        let forbidden =
            |first_round| Forbidden { first_round, last_round: u16::MAX, players: players.clone() };
        for (round, expected) in [(999, Ok(())), (1000, Err(CannotWrite::TooLateRound(1000)))] {
            let reports = [
                Report { rounds: Some(round), ..Report::default() },
                Report { absences: vec![bye(round)], ..Report::default() },
                Report { forbidden: vec![forbidden(round)], ..Report::default() },
            ];
            for report in reports {
                assert_eq!(write(&report, Codes::Trf26).map(drop), expected);
            }
        }
    }
}
