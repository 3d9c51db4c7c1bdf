use super::*;
use crate::draft::Draft;
use crate::presets;
use crate::trf;
use crate::trf::report::Report;
use engine::action::{Act, Details, Entrant, Header, PairedBy};
use engine::id::{PlayerId, RoundNo};
use engine::number::Points;
use engine::setup::{Acceleration, PairingSystem, Ranking, Setup, SwissRules, TieBreakRules};
use engine::state::State;
use engine::text::Label;

/// Reads a report with players' points and cells of rounds, then other lines.
fn report(players: &[(&str, &str)], others: &str) -> Report {
    let line = |(number, (points, cells)): (usize, &(&str, &str))| {
        format!("001 {number:>4}      {:<33} {:>4}{:28}{points:>4} {number:>4}  {cells}\n", "Dahl", 1500, "")
    };
    let text: String = (1..).zip(players).map(line).collect();
    trf::read((text + others).as_bytes()).unwrap()
}

fn event(draft: Draft) -> State {
    let mut state = State::new(&Header::new(Label::default(), draft.details, draft.setup));
    for act in &draft.acts {
        state.apply(act).unwrap();
    }
    state
}

/// Checks a report with players' points and cells of rounds, then other lines: the points in the
/// event, or the error.
#[track_caller]
fn check(players: &[(&str, &str)], others: &str, expected: &str) {
    let report = report(players, others);
    let described = match read(report, presets::find("fide-swiss").unwrap().setup) {
        Err(fault) => return assert_eq!(fault.to_string(), expected),
        Ok(described) => described.draft,
    };
    let state = event(described);
    let points = write(&state).unwrap().players.into_iter().map(|player| player.points.to_string());
    assert_eq!(points.collect::<Vec<_>>().join(" "), expected);
}

/// Reads a report of one player, and writes its event again.
fn taken_over(line: &str) -> (Entrant, Vec<String>, String) {
    let report = trf::read(format!("{line}\n").as_bytes()).unwrap();
    let described = read(report, presets::find("fide-swiss").unwrap().setup).unwrap().draft;
    let changed = described.changed.clone();
    let state = event(described);
    let written = write(&state).unwrap().players.remove(0);
    let entrant = state.players[0].entrant.clone();
    let written = format!("{}|{}|{}|{}", written.sex, written.title, written.federation, written.birth);
    (entrant, changed, written)
}

#[test]
fn personal_data_of_a_report_is_read_as_in_lists() {
    let line = "001    1 f wf Dahl, Ida                         1990 DEU     4610784 1999/02/03  0.0    1";
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
    assert_eq!(report.adjusted_points.len(), 1);
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
/// The event ranks by tie-breaks that the report does not state. With them, the bye in the player's line
/// would be one of a finished report.
#[test]
fn a_bye_before_the_last_round_stays_a_bye_of_a_round_to_pair() {
    let read_report = report(&[("0.0", ""), ("0.0", "0000 - Z")], "142 1\n");
    let written =
        write(&event(read(read_report.clone(), presets::find("fide-swiss").unwrap().setup).unwrap().draft))
            .unwrap();
    assert_eq!((read_report.completed_rounds(), written.completed_rounds()), (0, 0));
    assert!(written.players.iter().all(|player| player.cells.is_empty()));
    let absences: Vec<_> = written.absences.iter().map(|absence| &absence.players[..]).collect();
    assert_eq!(absences, [[2]]);
}

#[test]
fn an_accelerated_event_is_named_as_such() {
    for (acceleration, kind) in [(Acceleration::None, "FIDE_DUTCH"), (Acceleration::Baku, "FIDE_DUTCH_BAKU")]
    {
        assert_eq!(PairingSystem::Swiss(SwissRules { acceleration }).event_type(), kind);
    }
    let line = "001    1      Dahl, Ida                         1990                             0.0    1";
    let report = trf::read(format!("142 5\n192 FIDE_DUTCH_BAKU\n{line}\n").as_bytes()).unwrap();
    let described = read(report, presets::find("fide-swiss").unwrap().setup).unwrap().draft;
    assert_eq!(
        described.setup.pairing,
        PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku })
    );
}

/// After the pairing system of an imported event changes, its report does not have the imported type.
#[test]
fn the_type_of_an_import_matches_its_system() {
    let line = "001    1      Dahl, Ida                         1990                             0.0    1";
    let text = format!("142 5\n192 FIDE_DUTCH_2026_BAKU\n{line}\n");
    let report = trf::read(text.as_bytes()).unwrap();
    let described = read(report, presets::find("fide-swiss").unwrap().setup).unwrap().draft;
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
    for (pairing, expected) in
        [(swiss, "FIDE_DUTCH"), (robin, "FIDE_ROUNDROBIN"), (PairingSystem::Manual, "FIDE_DUTCH_2026_BAKU")]
    {
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
