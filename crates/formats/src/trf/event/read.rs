//! Reads the draft of an event from a report.

use super::differences::{self, behind_line};
use crate::draft::Draft;
use crate::taking_over::Texts;
use crate::text::is_seen;
use crate::trf::event_type;
use crate::trf::player::POINTS;
use crate::trf::report::{AbsentWhen, Adjustment, AnnouncedBye, Cell, Code, Fault, OtherLine, Report};
use crate::trf::{days, kept, national};
use engine::action::{Act, ByeKind, Details, Entrant, Numbering, Outcome, PairedBy};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::{AdjustedPoints, KeptReport};
use engine::number::{Points, Rating};
use engine::pairing::acceleration::baku;
use engine::pairing::field::Tpn;
use engine::person;
use engine::scoring::GameScore;
use engine::setup::{Acceleration, Game, PairingSystem, Setup, SwissRules};
use engine::text::{Label, Remark};
use engine::words;

/// A report with the event that was read from it.
#[derive(Debug)]
pub struct ReadEvent {
    /// The report as it was understood, with the results that count.
    pub report: Report,
    /// The draft of the event.
    pub draft: Draft,
    /// The texts of the report that the event writes in another form.
    pub differences: Vec<String>,
}

/// Creates an event from a report.
///
/// # Errors
///
/// The first fault of the report that leaves it without a meaning, or the first thing that an event
/// cannot store.
pub fn read(report: Report, base: Setup) -> Result<ReadEvent, Fault> {
    let report = report.understood().as_counted();
    let draft = draft(&report, base)?;
    let differences = differences::found(&report, &draft);
    Ok(ReadEvent { report, draft, differences })
}

fn draft(report: &Report, base: Setup) -> Result<Draft, Fault> {
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
        |player: &crate::trf::report::Player| player.cells.iter().any(|cell| cell.code == Code::Unknown);
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
        fields,
        ..KeptReport::default()
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
    let later =
        report.adjusted_points.iter().filter(|given| given.round.is_some_and(|round| completed < round));
    acts.extend(later.map(value));
    counts_and_days(report, &mut adjustments);
    numbers(report, &mut adjustments);
    let details = details(report, &mut texts);
    let breaches = Vec::new();
    Ok(Draft { details, setup, acts, changed: texts.changed, adjustments, notes, breaches })
}

/// Returns true if the event has the content of a line, so that the line need not be stored.
pub(super) fn is_held(report: &Report, other: &OtherLine) -> bool {
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

/// Notes a wrong number of players, and invalid days.
pub(super) fn counts_and_days(report: &Report, adjustments: &mut Vec<String>) {
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
}

/// Notes gaps in the numbers of the players.
fn numbers(report: &Report, adjustments: &mut Vec<String>) {
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
    report.adjusted_points.iter().filter(move |given| given.round == round).map(value)
}

fn value(given: &Adjustment) -> Act {
    let points = AdjustedPoints {
        result: given.result,
        points: given.points,
        game_points: None,
        round: given.round.map(RoundNo),
        players: given.players.iter().map(|place| player_at(*place)).collect(),
    };
    Act::Value { points, reason: Remark::default() }
}

pub(super) const fn player_at(place: Tpn) -> PlayerId {
    PlayerId(place as u32)
}

/// Returns the acceleration of a report; none for virtual points that are not those of Baku.
fn acceleration(report: &Report, rounds: u16) -> Option<Acceleration> {
    let given = report.explicit_virtual_points(rounds);
    let by_type = report.kind.as_deref().is_some_and(event_type::is_baku);
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

pub(super) fn details(report: &Report, texts: &mut Texts) -> Details {
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
        language: Label::default(),
        page: Label::default(),
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

pub(super) fn outcome(white: Code, black: Code) -> Option<Outcome> {
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
