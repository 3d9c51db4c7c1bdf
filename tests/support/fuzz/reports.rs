//! Tournament reports (TRF).

use wallchart::engine::pairing::dutch;
use wallchart::engine::pairing::field::Color;
use wallchart::engine::pairing::legal::breaches;
use wallchart::engine::state::State;
use wallchart::formats::trf::report::{AbsentWhen, Cell, Code, Player, Report};
use wallchart::formats::trf::{self, Codes};
use wallchart::presets;
use wallchart::text::clean;

use super::choices::Choices;
use super::{clock, preset, readers, told};

/// The most players of a paired round.
const MOST: usize = 40;

/// A report is refused at one of its lines. Or it survives writing and reading with the same facts, is paired
/// by the rules, and becomes an event that is exported with the same facts. The same holds for the report
/// with its entries made consistent.
pub fn any_report(bytes: &[u8]) {
    // A line ends with LF, CR or both.
    let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).count();
    match trf::read(bytes) {
        Err(fault) => {
            told(&fault.to_string());
            assert!(fault.line <= lines, "line {} of {lines}", fault.line);
        }
        Ok(report) => {
            check(&report, lines, bytes);
            check(&mended(report), lines, bytes);
        }
    }
}

fn check(report: &Report, lines: usize, bytes: &[u8]) {
    let faults = report.faults();
    for fault in &faults {
        told(&fault.to_string());
        assert!(fault.line <= lines, "line {} of {lines}", fault.line);
    }
    for codes in [Codes::Trf26, Codes::Older] {
        check_written(report, codes);
    }
    let field = report.field_for_next_round();
    if faults.is_empty() && report.players.len() <= MOST {
        check_event(report, bytes);
    } else {
        assert!(faults.is_empty() || field.is_err(), "a round is paired from what does not agree");
    }
    match field {
        Err(fault) => told(&fault.to_string()),
        Ok(field) if field.entrants.len() <= MOST => match dutch::pair(&field, &(), &mut ()) {
            Err(none) => told(&none.to_string()),
            Ok(pairing) => assert_eq!(breaches(&field, &pairing), []),
        },
        Ok(_) => {}
    }
}

/// A written report is read again with the same facts.
pub fn check_written(report: &Report, codes: Codes) {
    match trf::write(report, codes) {
        Err(cannot) => told(&cannot.to_string()),
        Ok(text) => {
            let again = trf::read(text.as_bytes()).unwrap_or_else(|fault| {
                panic!("{}: {fault} in what was written\n{text}", fault.line);
            });
            assert_eq!(facts(&again), facts(report), "in what was written\n{text}");
        }
    }
}

/// A report without faults becomes an event whose export has the same results.
fn check_event(report: &Report, bytes: &[u8]) {
    let base = preset("fide-swiss");
    let (report, described) = match trf::event::read(report.clone(), base) {
        Err(fault) => return told(&fault.to_string()),
        Ok(read) => (read.report, read.draft),
    };
    let mut header = presets::header(described.setup, "Report".parse().unwrap(), &mut *clock());
    header.details = described.details;
    let mut state = State::new(&header);
    for act in &described.acts {
        if let Err(refused) = state.apply(act) {
            panic!("{refused}: {act:?}");
        }
    }
    let again = trf::event::write(&state).unwrap();
    assert_eq!(results(&again, &report), results(&report, &report));
    readers::read(&state, &mut Choices::new(bytes));
}

/// The facts of a report in a normal form: facts that are not written are left out.
fn facts(report: &Report) -> impl PartialEq + std::fmt::Debug + use<> {
    let player = |player: &Player| {
        // Characters that no line can contain are written as blanks, or left out.
        let name: String = clean(&player.name).chars().take(33).collect();
        let cells = player.cells.iter().rposition(|cell| !cell.is_blank()).map_or(0, |last| last + 1);
        let cells = player.cells[..cells].to_vec();
        (player.number, name.trim_ascii().to_owned(), player.rating, player.points, player.rank, cells)
    };
    let next = report.completed_rounds().saturating_add(1);
    let absences = report.absences.iter().filter(|absence| !absence.players.is_empty()).map(|absence| {
        let round = match absence.when {
            AbsentWhen::Round(round) => round,
            AbsentWhen::NextRound => next,
        };
        (format!("{:?}", absence.bye), round, absence.players.clone())
    });
    let virtual_points = report.explicit_virtual_points(u16::MAX).into_iter().map(|points| {
        let last = points.iter().rposition(|points| points.units() != 0).map_or(0, |last| last + 1);
        points[..last].to_vec()
    });
    let last_round = |last: u16| last.min(report.rounds.unwrap_or(999));
    let forbidden = report.forbidden.iter().filter(|group| !group.players.is_empty()).map(|group| {
        (group.first_round.max(1), last_round(group.last_round).max(group.first_round), group.players.clone())
    });
    (
        (report.rounds, report.initial_color, report.ranked_by),
        (report.scoring, report.unknown_result),
        report.players.iter().map(player).collect::<Vec<_>>(),
        virtual_points.collect::<Vec<_>>(),
        absences.collect::<Vec<_>>(),
        forbidden.collect::<Vec<_>>(),
    )
}

/// The results of a report's completed rounds, in the terms of an event.
fn results(report: &Report, original: &Report) -> impl PartialEq + std::fmt::Debug + use<> {
    let completed = original.completed_rounds();
    let records = |(place, player): (u16, &Player)| {
        let records = (1..=completed).map(|round| player.cell(round).record().ok());
        (records.collect::<Vec<_>>(), report.sum(place, completed))
    };
    let players = (1..).zip(&report.players).map(records).collect::<Vec<_>>();
    (report.completed_rounds(), report.scoring, report.initial_color, players)
}

/// A report in which the entries of opponents agree, and the points follow from the results.
fn mended(mut report: Report) -> Report {
    for at in 0..report.players.len() {
        for round in 0..report.players[at].cells.len() {
            mend(&mut report.players, at, round);
        }
    }
    let completed = report.completed_rounds();
    for at in 0..report.players.len() {
        report.players[at].points = report.sum(u16::try_from(at + 1).unwrap(), completed);
    }
    report
}

/// Adapts the opponent's entry to a player's; an opponent who already has one stays as it is.
fn mend(players: &mut [Player], at: usize, round: usize) {
    let cell = players[at].cells[round];
    let Some(opponent) = cell.opponent else { return };
    let other = usize::from(opponent) - 1;
    let place = u16::try_from(at + 1).unwrap();
    let taken = players[other].cells.get(round).and_then(|cell| cell.opponent);
    if other < at && taken != Some(place) || other == at {
        players[at].cells[round] = Cell::bye(Code::ZeroPointBye);
        return;
    }
    let cells = &mut players[other].cells;
    cells.resize(cells.len().max(round + 1), Cell::default());
    cells[round] =
        Cell { opponent: Some(place), color: cell.color.map(Color::other), code: mirrored(cell.code) };
}

fn mirrored(code: Code) -> Code {
    match code {
        Code::Played(score) => Code::Played(score.opposite()),
        Code::Unrated(score) => Code::Unrated(score.opposite()),
        Code::ForfeitWin => Code::ForfeitLoss,
        Code::ForfeitLoss => Code::ForfeitWin,
        Code::Unknown
        | Code::Blank
        | Code::HalfPointBye
        | Code::FullPointBye
        | Code::PairingAllocatedBye
        | Code::ZeroPointBye => code,
    }
}
