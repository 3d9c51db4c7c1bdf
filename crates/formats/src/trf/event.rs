//! Converts between an event and a tournament report (TRF): the players, their rounds and the
//! settings of a game of two.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use super::player::POINTS;
use super::{comments, days, kept, national};
use crate::draft::Draft;
use crate::export::ExportError;
use crate::taking_over::Texts;
use crate::text::is_seen;
use crate::trf::report::{
    Abnormal, Absence, AbsentWhen, AnnouncedBye, Cell, Code, Declared, Fault, OtherLine, Report,
    VirtualPoints,
};
use crate::trf::tenths;
use engine::action::{Act, ByeKind, Details, Entrant, Numbering, Outcome, PairedBy};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::{AbnormalPoints, KeptReport, ReportField, ValuedResult};
use engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings, bye_points};
use engine::number::{Points, Rating};
use engine::pairing::acceleration::baku;
use engine::pairing::field::{Forbidden, Tpn};
use engine::pairing::propose;
use engine::pairing::swiss::size_of_group_a;
use engine::person;
use engine::scoring::GameScore;
use engine::setup::{Acceleration, Game, PairingSystem, PointSystem, Setup, Strength, SwissRules, TieBreak};
use engine::standings::Standings;
use engine::state::{Player, State};
use engine::text::{Label, Remark};
use engine::words;

/// Creates an event from a report.
///
/// # Errors
///
/// The first fault of the report that leaves it without a meaning, or the first thing that an event
/// cannot store.
pub fn read(report: &Report, base: Setup) -> Result<Draft, Fault> {
    let report = &report.clone().understood();
    let mut adjustments: Vec<String> =
        report.notes.iter().map(|note| behind_line(note.line, &note.text)).collect();
    let mut notes = Vec::new();
    for fault in report.faults() {
        // The result stays missing until it is entered; if the report has other points, the points of the
        // results count.
        if report.unknown_signs.contains(&fault) {
            adjustments.push(behind_line(fault.line, &format!("{}: the game is adjourned", fault.wrong)));
            continue;
        }
        if fault.column != Some(POINTS.0) {
            return Err(fault);
        }
        adjustments.push(behind_line(fault.line, &fault.to_string()));
    }
    let has_unknown =
        |player: &super::report::Player| player.cells.iter().any(|cell| cell.code == Code::Unknown);
    if let Some(worth) = report.unknown_result.filter(|_| report.players.iter().any(has_unknown)) {
        let told = "a result that is not known yet counts as a draw in the event";
        adjustments.push(format!("{told}, and {worth} in the report"));
    }
    let completed = report.completed_rounds();
    let mut setup = base;
    setup.rounds = report.rounds.unwrap_or(completed).max(completed).max(1);
    setup.game = Game::Chess(report.scoring);
    setup.regulations.strength = national::method(&report.others).unwrap_or_default();
    let others: Vec<&OtherLine> = report.others.iter().filter(|other| !is_held(report, other)).collect();
    let mut records = kept::records(report, &others);
    let accelerated = acceleration(report, setup.rounds);
    let acceleration = accelerated.unwrap_or(Acceleration::None);
    setup.pairing = PairingSystem::Swiss(SwissRules { acceleration });
    if accelerated.is_none() {
        let told = unknown_acceleration(report, completed, &mut setup);
        // Without further rounds, nothing differs from the report.
        if completed == setup.rounds { &mut notes } else { &mut adjustments }.push(told);
        records.extend(kept::virtual_points(report));
    }
    records.extend(report.kind.iter().map(|kind| kept::record(report, &format!("192 {kind}"), "202")));
    let mut acts: Vec<Act> = Vec::new();
    let mut texts = Texts::default();
    let mut fields = Vec::new();
    let national = national::lines(&report.others);
    for (player, id) in report.players.iter().zip((1_u32..).map(PlayerId)) {
        let mut entrant = entrant(player, &mut texts);
        if let Some(line) = national.iter().find(|line| line.number == player.number) {
            national::rate(&mut entrant, line);
        }
        fields.extend(kept::fields(id, player, &entrant));
        acts.push(Act::Register { id, entrant });
    }
    let order = (1_u32..).map(PlayerId).take(report.players.len()).collect();
    acts.push(Act::Number { order, by: Numbering::Hand });
    let kept = KeptReport {
        records,
        plain: kept::plain(report, completed),
        early: kept::early(report, completed),
        ranks: Vec::new(),
        fields,
    };
    if kept != KeptReport::default() {
        acts.push(Act::KeepReport { kept: Box::new(kept) });
    }
    if let Some(color) = report.initial_color {
        acts.push(Act::DrawColor { color, seed: None });
    }
    // A group of one player forbids nothing.
    for group in report.forbidden.iter().filter(|group| 1 < group.players.len()) {
        let players: Vec<PlayerId> = group.players.iter().map(|place| player_at(*place)).collect();
        let (first, last) = (RoundNo(group.first_round.max(1)), RoundNo(group.last_round));
        acts.push(Act::Forbid { players, first, last });
    }
    acts.extend(valued(report, None));
    for round in 1..=completed {
        play(report, round, &mut acts);
        acts.extend(valued(report, Some(round)));
    }
    acts.extend(granted(report, completed));
    let later = report.abnormal.iter().filter(|given| given.round.is_some_and(|round| completed < round));
    acts.extend(later.map(value));
    numbers(report, &mut adjustments);
    let details = details(report, &mut texts);
    let breaches = Vec::new();
    Ok(Draft { details, setup, acts, changed: texts.changed, adjustments, notes, breaches })
}

pub(super) fn behind_line(line: usize, text: &str) -> String {
    if line == 0 { text.to_owned() } else { format!("line {line}: {text}") }
}

/// Whether the event has the content of a line, so that the line need not be stored.
fn is_held(report: &Report, other: &OtherLine) -> bool {
    let text = other.text.trim();
    let is_first = || report.others.iter().find(|one| one.code == other.code) == Some(other);
    match other.code.as_str() {
        "062" | "072" => true,
        "112" => !text.is_empty(),
        "012" | "022" | "032" | "042" | "052" | "102" | "122" | "222" => !text.is_empty() && is_first(),
        "132" => !text.is_empty() && is_first() && days::read_rounds(&other.text).is_some(),
        _ => false,
    }
}

/// Notes a wrong number of players, gaps in their numbers, and invalid days.
fn numbers(report: &Report, adjustments: &mut Vec<String>) {
    let counted = report.others.iter().find(|other| other.code == "062");
    let number = |other: &OtherLine| other.text.split_whitespace().next()?.parse::<usize>().ok();
    if let Some(other) = counted.filter(|other| number(other).is_some_and(|n| n != report.players.len())) {
        let players = words::count(report.players.len(), "player");
        let text = format!("`062 {}`: there are {players}", other.text.trim());
        adjustments.push(behind_line(other.line, &text));
    }
    for other in report.others.iter().filter(|other| matches!(other.code.as_str(), "042" | "052")) {
        let text = other.text.trim();
        if !text.is_empty() && days::read(text).is_none() {
            let told = format!("`{} {text}` is not a day: it is kept as it is written", other.code);
            adjustments.push(behind_line(other.line, &told));
        }
    }
    let moved = (1_u16..).zip(&report.players).find(|(place, player)| player.number != *place);
    if let Some((place, player)) = moved {
        let text =
            format!("the pairing number {} is {place} in the event: its numbers have no gaps", player.number);
        adjustments.push(behind_line(player.line, &text));
    }
}

/// Returns the note about virtual points that are not those of the Baku acceleration; if they count
/// in later rounds, those rounds need manual pairing.
fn unknown_acceleration(report: &Report, completed: u16, setup: &mut Setup) -> String {
    let last = report.virtual_points.iter().map(|entry| entry.last_round).max().unwrap_or(setup.rounds);
    let what = "the virtual points are not those of the Baku acceleration (C.04.7): they are kept and count for no pairing";
    if last <= completed {
        return what.to_owned();
    }
    setup.pairing = PairingSystem::Manual;
    format!("{what}; the event goes on by manual pairing")
}

/// Returns the adjusted points of one round, or those of all rounds.
fn valued(report: &Report, round: Option<u16>) -> impl Iterator<Item = Act> {
    report.abnormal.iter().filter(move |given| given.round == round).map(value)
}

fn value(given: &Abnormal) -> Act {
    let points = AbnormalPoints {
        result: given.result,
        points: given.points,
        round: given.round.map(RoundNo),
        players: given.players.iter().map(|place| player_at(*place)).collect(),
    };
    Act::Value { points, reason: Remark::default() }
}

const fn player_at(place: Tpn) -> PlayerId {
    PlayerId(place as u32)
}

/// Returns the acceleration of a report; none for virtual points that are not those of Baku.
fn acceleration(report: &Report, rounds: u16) -> Option<Acceleration> {
    let given = report.explicit_virtual_points(rounds);
    let by_type = report.kind.as_deref().is_some_and(|kind| kind.ends_with("_BAKU"));
    if given.iter().flatten().all(|points| *points == Points::ZERO) {
        let is_possible = baku(rounds, &report.scoring).is_ok();
        return (is_possible || !by_type).then_some(if by_type {
            Acceleration::Baku
        } else {
            Acceleration::None
        });
    }
    let expected = baku(rounds, &report.scoring).unwrap_or_default();
    let upper = report.last_of_group_a();
    let padded = |points: &[Points]| {
        let last = points.iter().rposition(|points| *points != Points::ZERO).map_or(0, |at| at + 1);
        points[..last].to_vec()
    };
    let fits = given
        .iter()
        .enumerate()
        .all(|(at, points)| padded(points) == if at < upper { padded(&expected) } else { Vec::new() });
    fits.then_some(Acceleration::Baku)
}

/// Creates a person from a player's line. Invalid values (another sex, an unknown title) are left out
/// and listed.
pub(crate) fn entrant(player: &crate::trf::report::Player, texts: &mut Texts) -> Entrant {
    let rating = player.rating.filter(|rating| *rating > 0);
    let name = texts.take(player.line, "name", &player.name);
    let mut fact = |what, text: &str, read: &dyn Fn(&str) -> Result<String, person::NotAFact>| {
        texts.fact(player.line, what, text, read)
    };
    Entrant {
        // A player without a visible name gets the number as a name.
        name: if is_seen(&player.name) {
            name
        } else {
            Label::taken_over(&format!("Player {}", player.number))
        },
        rating: rating.map(|rating| Rating::from_units(i64::from(rating) * 1000)),
        title: fact("title", &player.title, &|text| person::title(text).map(str::to_owned)),
        sex: fact("sex", &player.sex, &|text| person::sex(text).map(str::to_owned)),
        federation: fact("federation", &player.federation, &person::federation),
        fide_id: fact("federation's number", &player.fide_number, &person::id),
        born: fact("date of birth", &player.birth, &|text| person::birth(text, None)),
        ..Entrant::default()
    }
}

fn details(report: &Report, texts: &mut Texts) -> Details {
    let mut text = |code: &str| {
        let line = report.others.iter().find(|other| other.code == code);
        line.map_or_else(Label::default, |line| texts.take(line.line, &format!("record {code}"), &line.text))
    };
    let title = text("012");
    let mut day = |code: &str| {
        let label = text(code);
        days::read(&label).map_or(label, |day| Label::taken_over(&day))
    };
    let (first_day, last_day) = (day("042"), day("052"));
    let schedule = report.others.iter().find(|other| other.code == "132");
    let mut details = Details {
        title: if title.is_empty() { Label::taken_over("Tournament") } else { title },
        place: text("022"),
        first_day,
        last_day,
        arbiter: text("102"),
        federation: text("032"),
        deputies: Vec::new(),
        rate_of_play: text("122"),
        time_control: text("222"),
        schedule: schedule.and_then(|line| days::read_rounds(&line.text)).unwrap_or_default(),
    };
    let deputies = report.others.iter().filter(|other| other.code == "112");
    let deputies = deputies.map(|line| texts.take(line.line, "record 112", &line.text));
    details.deputies = deputies.filter(|name| !name.is_empty()).collect();
    details
}

fn play(report: &Report, round: u16, acts: &mut Vec<Act>) {
    let pairing = report.pairing_of_round(round);
    let byes = byes(report, round);
    let boards =
        pairing.boards.iter().map(|(white, black)| vec![player_at(*white), player_at(*black)]).collect();
    let number = RoundNo(round);
    let announced = announced(report).filter(|(_, of, _)| *of == round);
    let had = announced.filter(|(id, _, bye)| byes.contains(&(*id, *bye)));
    acts.extend(had.map(|(id, _, bye)| Act::GrantBye { id, round: number, bye }));
    acts.push(Act::Publish { round: number, boards, byes, by: PairedBy::Import });
    for ((white, black), board) in pairing.boards.iter().zip(1_u16..) {
        let code = |place| report.player(place).map_or(Code::Blank, |player| player.cell(round).code);
        if let Some(outcome) = outcome(code(*white), code(*black)) {
            acts.push(Act::Record { round: number, board: BoardNo(board), outcome });
        }
    }
}

fn byes(report: &Report, round: u16) -> Vec<(PlayerId, ByeKind)> {
    let is_of_teams = report.is_of_teams();
    let players = report.players.iter().zip(1_u16..);
    let byes = players.filter_map(|(player, place)| {
        let bye = match player.cell(round) {
            // The opponent of another team did not come.
            Cell { opponent: None, code: Code::ForfeitWin, .. } if is_of_teams => ByeKind::FullPoint,
            cell if cell.opponent.is_none() && cell.took_part() => ByeKind::PairingAllocated,
            Cell { opponent: None, code: Code::FullPointBye, .. } => ByeKind::FullPoint,
            Cell { opponent: None, code: Code::HalfPointBye | Code::Played(GameScore::Draw), .. } => {
                ByeKind::HalfPoint
            }
            Cell { opponent: None, code: Code::ZeroPointBye | Code::ForfeitLoss, .. } => ByeKind::ZeroPoint,
            // An absence is worth as much as a zero-point bye (trf 4), usually nothing.
            cell if cell.is_blank() && report.worth_in(place, round) != Points::ZERO => ByeKind::ZeroPoint,
            _ => return None,
        };
        Some((player_at(place), bye))
    });
    byes.collect()
}

fn outcome(white: Code, black: Code) -> Option<Outcome> {
    let forfeit = |code: Code| matches!(code, Code::ForfeitWin | Code::ForfeitLoss);
    if forfeit(white) || forfeit(black) {
        return Some(Outcome::Forfeit { white: white == Code::ForfeitWin, black: black == Code::ForfeitWin });
    }
    match (white, black) {
        (Code::Played(white), Code::Played(black)) => Some(Outcome::game(white, black)),
        (Code::Unrated(white) | Code::Played(white), Code::Unrated(black) | Code::Played(black)) => {
            Some(Outcome::Game { white, black, rated: false })
        }
        (Code::Unknown, _) | (_, Code::Unknown) => Some(Outcome::Adjourned),
        (white, black) => {
            debug_assert!(white == Code::Blank || black == Code::Blank, "a bye is not a board");
            None
        }
    }
}

/// Returns the byes of rounds that are not paired yet, from the players' lines and from separate
/// records.
fn granted(report: &Report, completed: u16) -> Vec<Act> {
    let mut byes: Vec<(PlayerId, u16, ByeKind)> = Vec::new();
    for (player, place) in report.players.iter().zip(1_u16..) {
        for (cell, round) in player.cells.iter().zip(1_u16..).skip(completed.into()) {
            let bye = match cell.code {
                Code::HalfPointBye => ByeKind::HalfPoint,
                Code::FullPointBye => ByeKind::FullPoint,
                Code::ZeroPointBye => ByeKind::ZeroPoint,
                Code::Blank
                | Code::Played(_)
                | Code::Unrated(_)
                | Code::ForfeitWin
                | Code::ForfeitLoss
                | Code::PairingAllocatedBye
                | Code::Unknown => continue,
            };
            byes.push((player_at(place), round, bye));
        }
    }
    byes.extend(announced(report).filter(|(_, round, _)| completed < *round));
    byes.into_iter().map(|(id, round, bye)| Act::GrantBye { id, round: RoundNo(round), bye }).collect()
}

/// Returns the byes in separate records, also those of past rounds (trf 5, 240).
fn announced(report: &Report) -> impl Iterator<Item = (PlayerId, u16, ByeKind)> {
    let next = report.completed_rounds().saturating_add(1);
    report.absences.iter().flat_map(move |absence| {
        let round = match absence.when {
            AbsentWhen::Round(round) => round,
            AbsentWhen::NextRound => next,
        };
        let bye = match absence.bye {
            AnnouncedBye::Full => ByeKind::FullPoint,
            AnnouncedBye::Half => ByeKind::HalfPoint,
            AnnouncedBye::Zero => ByeKind::ZeroPoint,
        };
        absence.players.iter().map(move |place| (player_at(*place), round, bye))
    })
}

/// Creates the report of an event for the rating office, with the games as they are reported for
/// rating. Comments of an imported report are included only on request, because not every office
/// reads them. Points and ranks are those of the standings. The difference for a game that is
/// reported differently is a point record of its round (299), so that the report adds up.
///
/// # Errors
///
/// The same as [`write()`].
pub fn write_for_rating(state: &State, comments: bool) -> Result<Report, ExportError> {
    let mut report = write(state)?;
    report.others.retain(|other| comments || other.code != "###");
    let mut rated = state.clone();
    for (at, round) in state.rounds.iter().enumerate() {
        if round.boards.iter().any(|board| board.reported.is_some()) {
            let mut round = (**round).clone();
            for board in &mut round.boards {
                board.outcome = board.reported.clone().or(board.outcome.take());
            }
            rated.rounds[at] = round.into();
        }
    }
    let counted = report.clone();
    for (player, rated) in report.players.iter_mut().zip(write(&rated)?.players) {
        player.cells = rated.cells;
    }
    let beside = counted_beside(&counted, &report);
    report.abnormal.extend(beside);
    Ok(report)
}

/// Returns the differences between the points that entries count and those that they are reported
/// with.
fn counted_beside(counted: &Report, reported: &Report) -> Vec<Abnormal> {
    let mut found: BTreeMap<_, Vec<Tpn>> = BTreeMap::new();
    for (player, round) in counted
        .players
        .iter()
        .flat_map(|player| (1..).zip(&player.cells).map(move |(round, _)| (player, round)))
    {
        let more = counted.worth_in(player.number, round) - reported.worth_in(player.number, round);
        if more != Points::ZERO {
            found.entry((round, more)).or_default().push(player.number);
        }
    }
    let record =
        |((round, points), players)| Abnormal { line: 0, result: None, points, round: Some(round), players };
    found.into_iter().map(record).collect()
}

/// Creates a report of an event.
///
/// # Errors
///
/// The game is not for two players, or there are more players than a report can number.
pub fn write(state: &State) -> Result<Report, ExportError> {
    let format = "trf";
    let Some(points) = state.setup.game.points() else {
        return Err(ExportError::OtherGame { game: state.setup.game.name(), format });
    };
    if state.players.is_empty() {
        return Err(ExportError::Nobody { format });
    }
    let players = state.by_number();
    let mut places = vec![0; state.registered()];
    for (player, place) in players.iter().zip(1_u16..) {
        places[player.id.index()] = place;
    }
    let last = state.last_round();
    let meetings = Meetings::after(state, last);
    let standings = Standings::after(state, last);
    let kept = state.kept.as_deref();
    let as_kept = kept.filter(|kept| {
        let points = kept.ranks.iter().map(|(_, points)| *points);
        !kept.ranks.is_empty() && points.eq(meetings.all_points())
    });
    let rank = |player: PlayerId| match as_kept.and_then(|kept| kept.ranks.get(player.index())) {
        Some((rank, _)) => *rank,
        None => standings.row(player).and_then(|row| u16::try_from(row.place.number()?).ok()),
    };
    let field = |player: &Player, field| field_of(kept, player, field);
    let line = |(player, place): (&&Player, u16)| crate::trf::report::Player {
        number: place,
        line: 0,
        sex: field(player, ReportField::Sex),
        title: field(player, ReportField::Title),
        name: player.entrant.name.to_string(),
        rating: kept::as_written(kept, player.id, ReportField::Rating, rating_in(state, player)).parse().ok(),
        federation: field(player, ReportField::Federation),
        fide_number: field(player, ReportField::FideNumber),
        birth: field(player, ReportField::Birth),
        points: tenths::cut(meetings.points(player.id) + early_points(state, player, points)),
        rank: rank(player.id),
        cells: cells(state, player, meetings.of(player.id), &places),
    };
    let mut others = others(state);
    let records: Vec<OtherLine> = kept::written(state, &others, &places);
    let old = records.iter().any(|line| is_old_list(state, line));
    let has_old_type = records.iter().any(|line| line.code == "192" && is_old_type(state, line));
    others.retain(|other| other.code == "202" && old || !kept::stands_for(kept, &other.code));
    others.extend(records.into_iter().filter(|line| !is_old_list(state, line) && !is_old_type(state, line)));
    national::add(state, &mut others, &places);
    let stands_for = |code| kept::stands_for(kept, code) && !(code == "192" && has_old_type);
    // The type of the report includes it already.
    let is_said_baku = kept
        .filter(|_| !has_old_type)
        .and_then(|kept| kept.record("192"))
        .is_some_and(|kind| kind.line.written().trim_end().ends_with("_BAKU"));
    let is_own = state.setup.pairing.system().cycles().is_some() && has_own_tables(state);
    let kind =
        if is_own { OWN_TABLES.to_owned() } else { state.setup.pairing.system().trf_type().into_owned() };
    let kind = Some(kind).filter(|_| !stands_for("192"));
    Ok(Report {
        players: players.iter().zip(1_u16..).map(line).collect(),
        rounds: Some(propose::rounds(state)),
        initial_color: state.initial_color,
        kind,
        scoring: tenths::cut_system(points),
        virtual_points: if is_said_baku {
            Vec::new()
        } else {
            virtual_points(state, &tenths::cut_system(points))
        },
        absences: if stands_for("240") { Vec::new() } else { absences(state, last, &places) },
        forbidden: forbidden(state, &places),
        abnormal: abnormal(state, &places).into_iter().chain(struck(state, &meetings, &places)).collect(),
        others,
        ..Report::default()
    })
}

/// The type of a round robin whose rounds do not follow a table.
pub const OWN_TABLES: &str = "CUSTOM_ROUNDROBIN";

/// Whether some rounds of a round robin differ from its table, apart from colours, without a line
/// that explains it. In an official event every such round has a line, except imported ones.
fn has_own_tables(state: &State) -> bool {
    let sorted = |seats: &[PlayerId]| {
        let mut seats = seats.to_vec();
        seats.sort_unstable();
        seats
    };
    let mut before = state.clone();
    let is_told = |round: RoundNo| {
        let is_of_another = state.round(round).is_some_and(|held| held.by == PairedBy::Import);
        state.is_official() && (!is_of_another || comments::is_told(state.kept.as_deref(), round))
    };
    let mut is_by_table = |round: &RoundNo| {
        before.rounds.truncate(round.index());
        let Ok(made) = propose::propose(&before, *round) else { return false };
        let made: BTreeSet<_> = made.boards.iter().map(|seats| sorted(seats)).collect();
        let held = state.round(*round).into_iter().flat_map(|held| &held.boards);
        made == held.map(|board| sorted(&board.seats)).collect()
    };
    (1..=state.last_round().0).rev().map(RoundNo).any(|round| !is_by_table(&round) && !is_told(round))
}

/// Returns a field of a player's line.
pub(super) fn field_of(kept: Option<&KeptReport>, player: &Player, field: ReportField) -> String {
    let entrant = &player.entrant;
    let now = match field {
        ReportField::Sex => as_reports_have(&entrant.sex, |text| person::sex(text).map(str::to_owned)),
        ReportField::Title => as_reports_have(&entrant.title, |text| person::title(text).map(str::to_owned)),
        ReportField::Rating => in_columns(entrant.rating),
        ReportField::Federation => entrant.federation.to_string(),
        ReportField::FideNumber => entrant.fide_id.to_string(),
        // Reports write dates with slashes (trf 4).
        ReportField::Birth => {
            as_reports_have(&entrant.born, |text| person::birth(text, None)).replace('-', "/")
        }
    };
    kept::as_written(kept, player.id, field, now)
}

/// Returns the rating of a player's line: if the event distinguishes kinds of rating, the
/// federation's for the event's own rate of play; otherwise the rating of the event.
fn rating_in(state: &State, player: &Player) -> String {
    let is_told_apart = state.is_official() || state.setup.regulations.strength != Strength::Rating;
    in_columns(if is_told_apart { state.official_rating(player) } else { player.entrant.rating })
}

fn in_columns(rating: Option<Rating>) -> String {
    let whole = rating.map(|rating| rating.units() / 1000).filter(|rating| RATINGS.contains(rating));
    whole.map_or_else(String::new, |rating| rating.to_string())
}

/// The ratings that fit into four columns.
const RATINGS: RangeInclusive<i64> = 0..=9999;

fn abnormal(state: &State, places: &[Tpn]) -> Vec<Abnormal> {
    let place = |player: &PlayerId| places.get(player.index()).copied();
    let given = state.abnormal.iter().map(|given| Abnormal {
        line: 0,
        result: given.result,
        points: tenths::cut(given.points),
        round: given.round.map(|round| round.0),
        players: given.players.iter().filter_map(place).collect(),
    });
    given.collect()
}

/// Returns the records that void results which do not count in the standings of a round robin
/// ([`unranked::void`](engine::unranked::void)): a result in a round is worth nothing for some
/// players. An adjourned game has no letter, so its half point is deducted. If a zero-point bye is
/// worth points, an absence without a bye gets none; neither does a game whose result was cleared.
fn struck(state: &State, meetings: &Meetings, places: &[Tpn]) -> Vec<Abnormal> {
    let Some(points) = state.setup.game.points() else { return Vec::new() };
    let mut found: BTreeMap<_, (Option<ValuedResult>, Vec<Tpn>)> = BTreeMap::new();
    let given = |result: ValuedResult, round, player| {
        let mut worths = state.abnormal.iter().rev();
        worths.find_map(|given| given.worth(result, round, player))
    };
    for player in state.by_number() {
        let Some(place) = places.get(player.id.index()) else { continue };
        let row = meetings.of(player.id);
        for round in (1..=state.last_round().0).map(RoundNo) {
            let absent = ValuedResult::ZeroPointBye;
            let worth = given(absent, round, player.id).unwrap_or(points.zero_point_bye);
            if worth != Points::ZERO && row.iter().all(|meeting| meeting.round != round) {
                let key = (round.0, Some(absent.letter()), Points::ZERO);
                found.entry(key).or_insert_with(|| (Some(absent), Vec::new())).1.push(*place);
            }
        }
        for meeting in row.iter().filter(|meeting| was_opened(state, meeting)) {
            let key = (meeting.round.0, None, Points::ZERO - points.draw);
            found.entry(key).or_insert_with(|| (None, Vec::new())).1.push(*place);
        }
        for meeting in row.iter().filter(|meeting| !meeting.counts) {
            let result = meeting.kind.valued();
            let given = result.and_then(|result| given(result, meeting.round, player.id));
            let worth = given.unwrap_or_else(|| meeting.kind.worth(points));
            if worth == Points::ZERO {
                continue;
            }
            let now = if result.is_some() { Points::ZERO } else { Points::ZERO - worth };
            let key = (meeting.round.0, result.map(ValuedResult::letter), now);
            found.entry(key).or_insert_with(|| (result, Vec::new())).1.push(*place);
        }
    }
    let record = |((round, _, points), (result, players))| Abnormal {
        line: 0,
        result,
        points,
        round: Some(round),
        players,
    };
    found.into_iter().map(record).collect()
}

/// Returns a fact in the form of reports, even if an older event stores it in the form of a list.
fn as_reports_have(text: &str, read: impl Fn(&str) -> Result<String, person::NotAFact>) -> String {
    read(text).unwrap_or_else(|_| text.to_owned())
}

/// Returns the entries of the published rounds; blank for a round without an entry.
fn cells(state: &State, player: &Player, meetings: &[Meeting], places: &[Tpn]) -> Vec<Cell> {
    let kept = state.kept.as_deref();
    let mut cells = vec![Cell::default(); state.rounds.len()];
    for meeting in meetings {
        let cell = match meeting.kind {
            MeetingKind::Bye(bye) => Cell::bye(Code::of_bye(bye)),
            MeetingKind::Board { opponent, color, result, .. } => {
                let code = if was_opened(state, meeting) { Code::Unknown } else { code(result) };
                Cell::paired(places.get(opponent.index()).copied().unwrap_or(0), color, code)
            }
        };
        let is_plain = kept.is_some_and(|kept| kept.is_plain(meeting.round, player.id));
        let cell = if is_plain { kept::as_plain(cell) } else { cell };
        cells.get_mut(meeting.round.index()).into_iter().for_each(|place| *place = cell);
    }
    for (round, bye) in player.byes.range(state.next_round()..) {
        if player.is_present(*round) && kept.is_some_and(|kept| kept.is_early(*round, player.id)) {
            cells.resize(cells.len().max(round.0.into()), Cell::default());
            cells.get_mut(round.index()).into_iter().for_each(|cell| *cell = Cell::bye(Code::of_bye(*bye)));
        }
    }
    cells
}

/// Whether a board of a round before the last has no result because it was cleared later. A report
/// has no such game; it can only be adjourned, which counts as a draw.
fn was_opened(state: &State, meeting: &Meeting) -> bool {
    let is_open = matches!(meeting.kind, MeetingKind::Board { result: MeetingResult::Open, .. });
    is_open && meeting.round < state.last_round()
}

/// Returns the worth of the next round's bye if the player's line has it: the points of the line
/// include it.
fn early_points(state: &State, player: &Player, points: &PointSystem) -> Points {
    let next = state.next_round();
    let is_early = state.kept.as_deref().is_some_and(|kept| kept.is_early(next, player.id));
    let bye = player.byes.get(&next).filter(|_| is_early && player.is_present(next));
    bye.map_or(Points::ZERO, |bye| bye_points(points, *bye))
}

const fn code(result: MeetingResult) -> Code {
    match result {
        MeetingResult::Open => Code::Blank,
        MeetingResult::Adjourned => Code::Unknown,
        MeetingResult::Played { side, rated: true } => Code::Played(side),
        MeetingResult::Played { side, rated: false } => Code::Unrated(side),
        MeetingResult::Forfeit { won: true } => Code::ForfeitWin,
        MeetingResult::Forfeit { won: false } => Code::ForfeitLoss,
    }
}

/// Returns the virtual points. The Baku acceleration is written out, because programs disagree about
/// the size of its group A (fide-dutch 11).
fn virtual_points(state: &State, points: &PointSystem) -> Vec<VirtualPoints> {
    if state.setup.pairing.system().acceleration() == Acceleration::None {
        return Vec::new();
    }
    let last = u16::try_from(size_of_group_a(state)).unwrap_or(u16::MAX);
    if last == 0 {
        return Vec::new();
    }
    let rounds = baku(state.setup.rounds, points).unwrap_or_default();
    let mut entries: Vec<VirtualPoints> = Vec::new();
    for (points, round) in rounds.into_iter().zip(1_u16..).filter(|(points, _)| *points > Points::ZERO) {
        match entries.last_mut() {
            Some(entry) if entry.points == points && entry.last_round + 1 == round => {
                entry.last_round = round;
            }
            Some(_) | None => {
                entries.push(VirtualPoints { points, first_round: round, last_round: round, first: 1, last });
            }
        }
    }
    entries
}

/// Returns the granted byes, one record per round and kind; a withdrawn player is absent from the
/// next round.
fn absences(state: &State, last: RoundNo, places: &[Tpn]) -> Vec<Absence> {
    let next = RoundNo(last.0.saturating_add(1));
    let mut found: BTreeMap<(u16, char), Vec<Tpn>> = BTreeMap::new();
    let mut add = |round: RoundNo, bye: ByeKind, player: PlayerId| {
        let place = places.get(player.index()).copied();
        found.entry((round.0, bye.letter())).or_default().extend(place);
    };
    for player in &state.players {
        for (round, bye) in &player.byes {
            let held = state.round(*round);
            let is_early = state.kept.as_deref().is_some_and(|kept| kept.is_early(*round, player.id));
            // A player who has withdrawn by then has no bye any more, and is absent.
            if held.is_none() && (is_early || !player.is_present(*round)) {
                continue;
            }
            if held.is_none_or(|held| held.byes.contains(&(player.id, *bye))) {
                add(*round, *bye, player.id);
            }
        }
        // A withdrawn player is absent until the end, not only in the next round.
        let is_away = |round: &RoundNo| !player.is_present(*round);
        for round in (next.0..=propose::rounds(state)).map(RoundNo).filter(is_away) {
            add(round, ByeKind::ZeroPoint, player.id);
        }
    }
    let absence = |((round, letter), mut players): ((u16, char), Vec<Tpn>)| {
        players.sort_unstable();
        let bye = match letter {
            'F' => AnnouncedBye::Full,
            'H' => AnnouncedBye::Half,
            _ => AnnouncedBye::Zero,
        };
        Absence { bye, when: AbsentWhen::Round(round), players }
    };
    found.into_iter().map(absence).collect()
}

fn forbidden(state: &State, places: &[Tpn]) -> Vec<Forbidden> {
    let place = |player: &PlayerId| places.get(player.index()).copied();
    let groups = state.forbidden.iter().map(|group| Forbidden {
        first_round: group.first.0,
        last_round: group.last.0,
        players: group.players.iter().filter_map(place).collect(),
    });
    groups.collect()
}

/// The records of the event as a whole (trf 2).
fn others(state: &State) -> Vec<OtherLine> {
    let details = &state.details;
    let rated = state.players.iter().filter(|player| !rating_in(state, player).is_empty()).count();
    let mut lines = vec![
        ("012", details.title.to_string()),
        ("022", details.place.to_string()),
        ("032", details.federation.to_string()),
        ("042", days::write(&details.first_day)),
        ("052", days::write(&details.last_day)),
        ("062", state.players.len().to_string()),
        ("072", rated.to_string()),
        ("092", state.setup.pairing.name().to_owned()),
        ("102", details.arbiter.to_string()),
    ];
    lines.extend(details.deputies.iter().map(|deputy| ("112", deputy.to_string())));
    lines.push(("122", details.rate_of_play.to_string()));
    let days = days::write_rounds(&details.schedule);
    lines.extend([("132", days.get(1..).unwrap_or_default().to_owned())]);
    lines.extend(pairing_program(state).map(|program| ("182", program)));
    lines.push(("202", tie_breaks(state)));
    lines.push(("222", details.time_control.to_string()));
    let filled = lines.into_iter().filter(|(_, text)| !text.is_empty());
    let line = |(code, text): (&str, String)| OtherLine {
        line: 0,
        code: code.to_owned(),
        text: format!(" {text}"),
        before: None,
    };
    filled.map(line).collect()
}

/// The name of the tie-break for places that the report's list of tie-breaks does not determine.
pub const PLACE: &str = "PLACE";

/// Returns the list of tie-breaks; empty if only places are known.
fn tie_breaks(state: &State) -> String {
    let stated = state.setup.ranking.tie_breaks();
    if is_place(stated) {
        return String::new();
    }
    stated.iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",")
}

/// Whether a list of tie-breaks contains only places.
#[must_use]
pub fn is_place(stated: &[TieBreak]) -> bool {
    matches!(stated, [TieBreak::Given { name, .. }] if *name == *PLACE)
}

/// Whether a stored line lists tie-breaks that are no longer those of the event.
fn is_old_list(state: &State, line: &OtherLine) -> bool {
    if !matches!(line.code.as_str(), "202" | "212") {
        return false;
    }
    let codes = line.text.split(',').map(str::trim).filter(|code| !code.is_empty());
    let behind_points = codes.skip_while(|code| code.eq_ignore_ascii_case("PTS"));
    let known: Option<Vec<TieBreak>> = behind_points.map(|code| TieBreak::of_report(code).ok()).collect();
    let stated = state.setup.ranking.tie_breaks();
    known.is_some_and(|known| known != stated) && !is_place(stated)
}

/// Whether a stored line contradicts the present pairing system: its type (192), or virtual points
/// (250) of an event that now has its own acceleration. An acceleration with virtual points that are
/// not those of Baku has no name here.
fn is_old_type(state: &State, line: &OtherLine) -> bool {
    let kind = line.text.trim();
    let of_kind = || Report { kind: Some(kind.to_owned()), ..Report::default() }.declared();
    let system = state.setup.pairing.system();
    let is_accelerated = system.acceleration() == Acceleration::Baku;
    match line.code.as_str() {
        "250" => is_accelerated,
        // Events of any type may continue with manual pairings.
        "192" if system.is_manual() => false,
        "192" if system.pairs_by_score() => match of_kind() {
            Declared::Swiss(None) => {
                let is_baku = is_accelerated || kept::stands_for(state.kept.as_deref(), "250");
                kind.ends_with("_BAKU") != is_baku
            }
            Declared::RoundRobin(_) => true,
            Declared::Swiss(Some(_)) | Declared::Other(_) | Declared::Teams(_) => false,
        },
        "192" => of_kind() == Declared::Swiss(None),
        _ => false,
    }
}

/// Returns the program that made the pairings, if this program paired a round (trf 2, 182).
fn pairing_program(state: &State) -> Option<String> {
    let by_system = state.rounds.iter().any(|round| round.by == PairedBy::System);
    by_system.then(|| "wallchart".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presets;
    use crate::trf;
    use engine::action::Header;
    use engine::setup::{Ranking, TieBreakRules};
    use engine::state::State;

    /// Checks a report with players' points and cells of rounds, then other lines: the points in the
    /// event, or the error.
    #[track_caller]
    fn check(players: &[(&str, &str)], others: &str, expected: &str) {
        let line = |(number, (points, cells)): (usize, &(&str, &str))| {
            format!(
                "001 {number:>4}      {:<33} {:>4}{:28}{points:>4} {number:>4}  {cells}\n",
                "Dahl", 1500, ""
            )
        };
        let text: String = (1..).zip(players).map(line).collect();
        let report = trf::read((text + others).as_bytes()).unwrap();
        let described = match read(&report, presets::find("fide-swiss").unwrap().setup) {
            Err(fault) => return assert_eq!(fault.to_string(), expected),
            Ok(described) => described,
        };
        let mut state = State::new(&Header::new(Label::default(), described.details, described.setup));
        for act in &described.acts {
            state.apply(act).unwrap();
        }
        let points = write(&state).unwrap().players.into_iter().map(|player| player.points.to_string());
        assert_eq!(points.collect::<Vec<_>>().join(" "), expected);
    }

    /// Reads a report of one player, and writes its event again.
    fn taken_over(line: &str) -> (Entrant, Vec<String>, String) {
        let report = trf::read(format!("{line}\n").as_bytes()).unwrap();
        let described = read(&report, presets::find("fide-swiss").unwrap().setup).unwrap();
        let mut state = State::new(&Header::new(Label::default(), described.details, described.setup));
        for act in &described.acts {
            state.apply(act).unwrap();
        }
        let written = write(&state).unwrap().players.remove(0);
        let entrant = state.players[0].entrant.clone();
        let written = format!("{}|{}|{}|{}", written.sex, written.title, written.federation, written.birth);
        (entrant, described.changed, written)
    }

    #[test]
    fn personal_data_of_a_report_is_read_as_in_lists() {
        let line =
            "001    1 f wf Dahl, Ida                         1990 DEU     4610784 1999/02/03  0.0    1";
        let (ida, changed, written) = taken_over(line);
        assert_eq!((&*ida.sex, &*ida.title, &*ida.federation, &*ida.born), ("w", "WFM", "GER", "1999-02-03"));
        assert_eq!(changed, Vec::<String>::new());
        assert_eq!(written, "w|WFM|GER|1999/02/03");
        let odd = "001    1 x XM Dahl, Ida                         1990 G1R           0 3/12/87     0.0    1";
        let (ida, changed, _) = taken_over(odd);
        assert_eq!(
            (&*ida.sex, &*ida.title, &*ida.federation, &*ida.fide_id, &*ida.born),
            ("", "", "", "", "1987")
        );
        assert_eq!(
            changed,
            [
                "1: `XM` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM): the title is left out",
                "1: `x` is not a sex (expected m or w): the sex is left out",
                "1: `G1R` is not a federation (expected three letters, for instance GER): the federation is left out",
                "1: `3/12/87` can be two different days: only the year 1987 is kept",
            ]
        );
    }

    /// An event of an older program has the text of its list; the report has a form that reports
    /// understand.
    #[test]
    fn texts_of_an_older_event_are_adapted_to_reports() {
        let mut state = State::new(&Header::new(
            Label::default(),
            Details::default(),
            presets::find("fide-swiss").unwrap().setup,
        ));
        let text = |text: &str| text.parse().unwrap();
        let entrant =
            Entrant { name: text("Ida"), sex: text("f"), born: text("03.02.1999"), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(1), entrant }).unwrap();
        let written = write(&state).unwrap().players.remove(0);
        assert_eq!((&*written.sex, &*written.birth), ("w", "1999/02/03"));
    }

    const GAME: [(&str, &str); 2] = [("1.0", "   2 w 1"), ("0.0", "   1 b 0")];

    #[test]
    fn several_pairing_allocated_byes_retain_their_points() {
        let byes = [("1.0", "0000 - U"), ("1.0", "0000 - U"), ("1.0", "0000 - +")];
        check(&[&GAME[..], &byes].concat(), "", "1.0 0.0 1.0 1.0 1.0");
    }

    #[test]
    fn a_round_without_any_entry_is_reported() {
        let wrong = "nobody has an entry in round 1, and later rounds are played (expected a game or a bye in each round up to the last)";
        check(&[("1.0", "             2 w 1"), ("0.0", "             1 b 0")], "", wrong);
        check(&[("0.5", "0000 - H"), ("1.0", "0000 - U")], "", "0.5 1.0");
    }

    /// Blanks are zero-point byes (trf 4), even if those are worth points; an absence without a bye is
    /// worth nothing, and the report says so.
    #[test]
    fn absent_players_get_the_points_of_report_or_event() {
        let absent = [("1.0", "   2 w 1"), ("0.0", "   1 b 0"), ("0.4", "")];
        check(&absent, "BBZ 0.4\n", "1.0 0.0 0.4");
        let mut state = State::new(&Header::new(
            Label::default(),
            Details::default(),
            presets::find("fide-swiss").unwrap().setup,
        ));
        state.setup.game.points_mut().unwrap().zero_point_bye = Points::from_tenths(4);
        for id in (1..=3).map(PlayerId) {
            let entrant = Entrant { name: "Dahl, Ida".parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id, entrant }).unwrap();
        }
        let seats = vec![vec![PlayerId(1), PlayerId(2)]];
        let by = PairedBy::Hand;
        state.apply(&Act::Publish { round: RoundNo(1), boards: seats, byes: Vec::new(), by }).unwrap();
        let report = write(&state).unwrap();
        assert_eq!(report.players[2].points, Points::ZERO);
        assert_eq!(report.abnormal.len(), 1);
        assert_eq!((report.worth_in(3, 1), report.faults()), (Points::ZERO, Vec::new()));
    }

    /// The points may include the bye of a round that is not paired yet: then they are no evidence for a
    /// point system.
    #[test]
    fn points_with_the_bye_of_the_next_round_are_understood() {
        let byes = [("1.0", "   2 w 1"), ("0.5", "   1 b 0  0000 - H"), ("1.0", "0000 - U")];
        check(&byes, "", "1.0 0.5 1.0");
    }

    /// Other programs continue the acceleration only if the type names it; the virtual points of the
    /// event are beside it.
    #[test]
    fn an_accelerated_event_is_named_as_such() {
        for (acceleration, kind) in
            [(Acceleration::None, "FIDE_DUTCH"), (Acceleration::Baku, "FIDE_DUTCH_BAKU")]
        {
            assert_eq!(PairingSystem::Swiss(SwissRules { acceleration }).system().trf_type(), kind);
        }
        let line =
            "001    1      Dahl, Ida                         1990                             0.0    1";
        let report = trf::read(format!("142 5\n192 FIDE_DUTCH_BAKU\n{line}\n").as_bytes()).unwrap();
        let described = read(&report, presets::find("fide-swiss").unwrap().setup).unwrap();
        assert_eq!(
            described.setup.pairing,
            PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku })
        );
    }

    /// After the pairing system of an imported event changes, its report does not have the imported type.
    #[test]
    fn the_type_of_an_import_matches_its_system() {
        let line =
            "001    1      Dahl, Ida                         1990                             0.0    1";
        let text = format!("142 5\n192 FIDE_DUTCH_2026_BAKU\n{line}\n");
        let report = trf::read(text.as_bytes()).unwrap();
        let described = read(&report, presets::find("fide-swiss").unwrap().setup).unwrap();
        let mut state =
            State::new(&Header::new(Label::default(), described.details.clone(), described.setup.clone()));
        for act in &described.acts {
            state.apply(act).unwrap();
        }
        let kind = |state: &State| {
            let text = trf::write(&write(state).unwrap(), trf::Codes::Trf26).unwrap();
            let lines = text.lines().filter(|line| line.starts_with("192"));
            lines.map(|line| line[3..].trim().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(kind(&state), ["FIDE_DUTCH_2026_BAKU"]);
        let robin = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
        let swiss = PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None });
        for (pairing, expected) in [
            (swiss, "FIDE_DUTCH"),
            (robin, "FIDE_ROUNDROBIN"),
            (PairingSystem::Manual, "FIDE_DUTCH_2026_BAKU"),
        ] {
            let ranking = Ranking::Points { tie_breaks: Vec::new(), rules: TieBreakRules::default() };
            let setup = Setup { pairing, ranking, ..described.setup.clone() };
            state.apply(&Act::Configure { details: described.details.clone(), setup }).unwrap();
            assert_eq!(kind(&state), [expected]);
        }
    }

    #[test]
    fn a_group_of_one_forbids_nothing() {
        check(&GAME, "XXP 1\n", "1.0 0.0");
    }
}
