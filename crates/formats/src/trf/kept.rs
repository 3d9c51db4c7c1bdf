//! The data that an event stores of its report: lines that are no value of an event, and the report's
//! spelling of values that an event has in one form only.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::columns::{Line, lines};
use super::report::{AbsentWhen, AnnouncedBye, Cell, Code, OtherLine, Player, Report};
use super::tenths;
use engine::action::Entrant;
use engine::id::{PlayerId, RoundNo};
use engine::kept::{KeptRecord, KeptReport, RecordLine, ReportField};
use engine::number::Points;
use engine::pairing::field::Tpn;
use engine::person;
use engine::scoring::GameScore;
use engine::state::State;
use engine::text::{Label, is_control};

/// The records that an event always writes itself; a stored one is left out.
const WRITTEN_BY_THE_EVENT: [&str; 10] =
    ["012", "022", "032", "042", "052", "102", "112", "122", "132", "222"];

/// The records whose stored text replaces the event's own.
const WRITTEN_AS_KEPT: [&str; 7] = ["082", "092", "162", "182", "192", "240", "250"];

/// Returns true if a stored record replaces the event's own.
#[must_use]
pub(super) fn stands_for(kept: Option<&KeptReport>, code: &str) -> bool {
    let is_kept = |code| kept.is_some_and(|kept| kept.record(code).is_some());
    let is_list = code == "202" && (is_kept("202") || is_kept("212"));
    is_list || WRITTEN_AS_KEPT.contains(&code) && is_kept(code)
}

/// Converts lines of a report to stored records, with places instead of player numbers; characters
/// that an event cannot store become blanks.
pub(super) fn records(report: &Report, others: &[&OtherLine]) -> Vec<KeptRecord> {
    records_by(report, others, |text, before| record(report, text, before))
}

/// Converts lines of a report of teams to stored records. The numbers of players in them stay, because the
/// event keeps these numbers.
pub(super) fn records_of_teams(report: &Report, others: &[&OtherLine]) -> Vec<KeptRecord> {
    records_by(report, others, |text, before| plain_record(text, Vec::new(), before))
}

fn records_by(
    report: &Report,
    others: &[&OtherLine],
    record: impl Fn(&str, &str) -> KeptRecord,
) -> Vec<KeptRecord> {
    let mut natural: Vec<(usize, &str)> = report.layout.clone();
    let kept: Vec<usize> = others.iter().map(|other| other.line).collect();
    let held = report.others.iter().filter(|other| !kept.contains(&other.line));
    natural.extend(held.map(|other| (other.line, other.code.as_str())));
    natural.sort_unstable();
    let before = |line: usize| {
        let next = natural.partition_point(|(other, _)| *other < line);
        natural.get(next).map_or("", |(_, code)| code)
    };
    others.iter().map(|other| record(&format!("{}{}", other.code, other.text), before(other.line))).collect()
}

/// Converts one line to a stored record.
pub(super) fn record(report: &Report, text: &str, before: &str) -> KeptRecord {
    let text: String = text.chars().map(|c| if is_control(c) { ' ' } else { c }).collect();
    let mut columns: Vec<char> = text.chars().collect();
    let mut players = Vec::new();
    if let Some(line) = lines(&text).next() {
        for column in number_columns(&line) {
            let Some(player) = player_at(report, &line, column) else { continue };
            players.push((u32::try_from(column).unwrap_or(u32::MAX), player));
            columns.iter_mut().skip(column - 1).take(4).for_each(|c| *c = ' ');
        }
    }
    let line: String = columns.into_iter().collect();
    plain_record(&line, players, before)
}

/// Stores one line; characters that an event cannot store become blanks.
pub(super) fn plain_record(text: &str, players: Vec<(u32, PlayerId)>, before: &str) -> KeptRecord {
    let text: String = text.chars().map(|c| if is_control(c) { ' ' } else { c }).collect();
    let line = RecordLine::new(text.trim_end()).unwrap_or_else(|_| RecordLine::taken_over(&text));
    KeptRecord { line, players, before: Label::taken_over(before) }
}

/// Returns the columns that may have pairing numbers of players: in national lines, in members and
/// line-ups (trf 6 and 7), and in ranges of virtual points.
fn number_columns(line: &Line<'_>) -> Vec<usize> {
    let from = |first: usize| (first..=line.width()).step_by(5).collect();
    let code = line.columns((1, 3));
    match code {
        "013" => from(37),
        "310" => from(74),
        "300" => from(17),
        "250" if line.field((5, 8)).is_empty() => vec![23, 28],
        code if code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()) => vec![5],
        _ => Vec::new(),
    }
}

/// Returns the player whose number is right-aligned in four columns.
fn player_at(report: &Report, line: &Line<'_>, column: usize) -> Option<PlayerId> {
    let text = line.columns((column, column + 3));
    let number: u16 = text.trim_start_matches(' ').parse().ok()?;
    let is_plain = format!("{number:>4}") == text;
    let place = report.players.iter().position(|player| player.number == number).filter(|_| is_plain)?;
    u32::try_from(place + 1).ok().map(PlayerId)
}

/// Lists the rounds that a report writes without their usual sign.
pub(super) fn plain(report: &Report, completed: u16) -> Vec<(RoundNo, Vec<PlayerId>)> {
    rounds_with(report, 1..=completed, is_plain)
}

/// Lists the byes of later rounds in the players' lines.
pub(super) fn early(report: &Report, completed: u16) -> Vec<(RoundNo, Vec<PlayerId>)> {
    let last = report.players.iter().map(|player| player.cells.len()).max().unwrap_or(0);
    let last = u16::try_from(last).unwrap_or(u16::MAX);
    rounds_with(report, completed.saturating_add(1)..=last, |cell| !cell.is_blank())
}

fn rounds_with(
    report: &Report,
    rounds: RangeInclusive<u16>,
    is_meant: fn(Cell) -> bool,
) -> Vec<(RoundNo, Vec<PlayerId>)> {
    let of_round = |round: u16| {
        let players = (1..).map(PlayerId).zip(&report.players);
        let meant = players.filter(|(_, player)| is_meant(player.cell(round))).map(|(id, _)| id);
        (RoundNo(round), meant.collect::<Vec<_>>())
    };
    rounds.map(of_round).filter(|(_, players)| !players.is_empty()).collect()
}

fn is_plain(cell: Cell) -> bool {
    let is_forfeit = matches!(cell.code, Code::ForfeitWin | Code::ForfeitLoss);
    match cell.opponent {
        Some(_) => is_forfeit && cell.color.is_none(),
        None => is_forfeit || cell.code == Code::Played(GameScore::Draw),
    }
}

/// Returns the entry of a round in the report's spelling.
pub(super) const fn as_plain(cell: Cell) -> Cell {
    let code = match (cell.opponent, cell.code) {
        (None, Code::PairingAllocatedBye | Code::FullPointBye) => Code::ForfeitWin,
        (None, Code::ZeroPointBye) => Code::ForfeitLoss,
        (None, Code::HalfPointBye) => Code::Played(GameScore::Draw),
        (Some(_), Code::ForfeitWin | Code::ForfeitLoss) => return Cell { color: None, ..cell },
        (_, _) => return cell,
    };
    Cell { code, ..cell }
}

/// Returns the meaning of a field of a player's line for an event.
pub(super) fn meant(field: ReportField, text: &str) -> Option<String> {
    match field {
        ReportField::Sex => person::sex(text).ok().map(str::to_owned),
        ReportField::Title => person::title(text).ok().map(str::to_owned),
        ReportField::Rating => Some(text.trim_start_matches('0').to_owned()),
        ReportField::Federation => person::federation(text).ok(),
        ReportField::FideNumber => person::id(text).ok(),
        ReportField::Birth => person::birth(text, None).ok(),
    }
}

/// Lists the fields of a player whose spelling differs from the event's, or that have no meaning for
/// it.
pub(super) fn fields(
    id: PlayerId,
    player: &Player,
    entrant: &Entrant,
) -> Vec<(PlayerId, ReportField, Label)> {
    let rating = if player.rating == Some(0) { "0" } else { "" };
    let fields = [
        (ReportField::Sex, player.sex.as_str()),
        (ReportField::Title, &player.title),
        (ReportField::Rating, rating),
        (ReportField::Federation, &player.federation),
        (ReportField::FideNumber, &player.fide_number),
        (ReportField::Birth, &player.birth),
    ];
    let kept = fields.into_iter().filter(|(field, text)| match (field, meant(*field, text)) {
        // Reports write titles, federations and dates in one form (trf 4).
        (ReportField::Sex | ReportField::Title | ReportField::Federation, Some(_)) => false,
        (_, None) | (ReportField::Rating, Some(_)) => !text.is_empty(),
        (ReportField::FideNumber, Some(_)) => **text != *entrant.fide_id,
        (ReportField::Birth, Some(born)) => !text.contains('.') && born.replace('-', "/") != **text,
    });
    kept.map(|(field, text)| (id, field, Label::taken_over(text))).collect()
}

/// Returns the report's spelling of a field, if the event still has the same value.
pub(super) fn as_written(kept: Option<&KeptReport>, id: PlayerId, field: ReportField, now: String) -> String {
    let written = kept.and_then(|kept| kept.field(id, field));
    let holds = |text: &&Label| meant(field, text).unwrap_or_default().replace('-', "/") == now;
    written.filter(holds).map_or(now, ToString::to_string)
}

/// Returns the stored lines of an event, with the present numbers of the players.
pub(super) fn written(state: &State, natural: &[OtherLine], places: &[u16]) -> Vec<OtherLine> {
    let Some(kept) = state.kept.as_deref() else { return Vec::new() };
    let is_there =
        |code: &str| WRITTEN_BY_THE_EVENT.contains(&code) && natural.iter().any(|other| other.code == code);
    let records = kept.records.iter().filter(|record| !is_there(record.code()));
    let line = |record: &KeptRecord| {
        let mut columns: Vec<char> = record.line.written().chars().collect();
        for (column, player) in &record.players {
            let Some(place) = places.get(player.index()) else { continue };
            let column = usize::try_from(*column).unwrap_or(usize::MAX).clamp(4, RECORD_LIMIT);
            columns.resize(columns.len().max(column + 3), ' ');
            for (at, c) in (column - 1..).zip(format!("{place:>4}").chars()) {
                columns.get_mut(at).into_iter().for_each(|here| *here = c);
            }
        }
        let code = columns.iter().take(3).collect();
        let text = columns.iter().skip(3).collect();
        OtherLine { line: 0, code, text, before: Some(record.before.to_string()) }
    };
    records.map(line).collect()
}

/// The last column that can have a number.
const RECORD_LIMIT: usize = 100_000;

/// Returns the lines of virtual points for storing: those of an acceleration that the event has no
/// name for.
pub(super) fn virtual_points(report: &Report) -> Vec<KeptRecord> {
    let line = |entry: &super::report::VirtualPoints| {
        let (first, last) = (report.number(entry.first), report.number(entry.last));
        let rounds = format!("{:03} {:03}", entry.first_round, entry.last_round);
        let text = format!("250      {:>4} {rounds} {first:>4} {last:>4}", tenths::cut(entry.points));
        record(report, &text, "260")
    };
    report.virtual_points.iter().map(line).collect()
}

/// The records that TRF25 and TRF26 introduced (trf 10).
const NEWER: [&str; 19] = [
    "###", "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299", "300",
    "310", "320", "330", "352",
];

impl Report {
    /// Removes the records that neither TRF16 nor the pairing engines have (trf 9 and 10): byes of the
    /// next round are in the players' lines, and teams in the older records (013). Point records stay (299):
    /// without them the points of the lines would not match their results.
    #[must_use]
    pub fn into_trf16(mut self) -> Self {
        let national = self.others.iter().find(|other| other.code == "172");
        let national =
            national.and_then(|other| other.text.split_whitespace().next()).unwrap_or("172").to_owned();
        self.name_teams_as_before();
        let is_newer = |code: &str| NEWER.contains(&code) || matches!(code, "362" | "801" | "802");
        self.others.retain(|other| !is_newer(&other.code) && other.code != national);
        self.kind = None;
        self.unknown_result = None;
        let next = self.completed_rounds().saturating_add(1);
        self.absences.retain(|absence| absence.when == AbsentWhen::Round(next));
        // A round in which everybody has an entry would be read as played (`completed_rounds`), so the
        // records stay then.
        let away: BTreeSet<Tpn> =
            self.absences.iter().flat_map(|absence| &absence.players).copied().collect();
        if away.len() == self.players.len() {
            return self;
        }
        for absence in std::mem::take(&mut self.absences) {
            let code = match absence.bye {
                AnnouncedBye::Full => Code::FullPointBye,
                AnnouncedBye::Half => Code::HalfPointBye,
                AnnouncedBye::Zero => Code::ZeroPointBye,
            };
            for place in absence.players {
                let player = self.players.get_mut(usize::from(place).saturating_sub(1));
                let Some(player) = player else { continue };
                player.points +=
                    Cell::bye(code).record().map_or(Points::ZERO, |bye| bye.worth(&self.scoring));
                player.cells.resize(usize::from(next), Cell::default());
                player.cells.last_mut().into_iter().for_each(|cell| *cell = Cell::bye(code));
            }
        }
        self
    }

    /// Adds the older records of teams (013) if only the newer ones (310) name them (trf 7).
    fn name_teams_as_before(&mut self) {
        if self.others.iter().any(|other| other.code == "013") {
            return;
        }
        let older = |other: &OtherLine| {
            let text = format!("310{}", other.text);
            let line = lines(&text).next()?;
            let players = line.columns((74, line.width().max(74)));
            let text = format!(" {:<32}{players}", line.columns((9, 40)));
            Some(OtherLine { code: "013".to_owned(), text, ..other.clone() })
        };
        let teams = self.others.iter().filter(|other| other.code == "310").filter_map(older);
        self.others.extend(teams.collect::<Vec<_>>());
    }
}
