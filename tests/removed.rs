//! A player who was registered by mistake and removed leaves no trace in the event.

use wallchart::clock::SteppingClock;
use wallchart::engine::action::{Act, ByeKind, Entrant, Outcome, PairedBy};
use wallchart::engine::announced;
use wallchart::engine::game::crikey::CrikeyOutcome;
use wallchart::engine::game::dice::Hand;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, PairingSystem, Setup};
use wallchart::engine::state::State;
use wallchart::formats::judge::tractor;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{Format, Imprint, Options, ReportKind, Source};
use wallchart::formats::{export, registration, trf};
use wallchart::presets;

use crate::by_script::Place;

/// The players in order of registration: as many as each system needs, in an order that no system produces.
const PLAYERS: [&str; 8] = [
    "Ask, Tor, 1500, SWE",
    "Berg, Luca, 1900, GER, fee 10",
    "Cho, Min, 1720, KOR, w",
    "Dahl, Eva, 1850, SWE, w, club Nord",
    "Ek, Ulf, 1600, SWE",
    "Frey, Uta, 1990, GER, w",
    "Gold, Ben, 1450, ENG",
    "Hahn, Ida, 1780, GER, w",
];

fn entrant(line: &str) -> Entrant {
    registration::read(line).unwrap()
}

/// Begins an event in which players were registered and removed before those at some places.
fn begin(setup: &Setup, before: &[usize]) -> State {
    let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let header = presets::header(setup.clone(), "Removed".parse().unwrap(), &mut clock);
    let mut state = State::new(&header);
    let mut removed = Vec::new();
    for at in 0..=PLAYERS.len() {
        if before.contains(&at) {
            let id = state.next_player();
            removed.push(id);
            state.apply(&Act::Register { id, entrant: entrant("Berg, Luca, 2100, GER, fee 99") }).unwrap();
        }
        if let Some(line) = PLAYERS.get(at) {
            state.apply(&Act::Register { id: state.next_player(), entrant: entrant(line) }).unwrap();
        }
    }
    for id in removed {
        let round = RoundNo(2);
        state.apply(&Act::GrantBye { id, round, bye: ByeKind::HalfPoint }).unwrap();
        state.apply(&Act::FixBoard { id, board: Some(BoardNo(1)) }).unwrap();
        state.apply(&Act::CheckIn { round: RoundNo(1), players: vec![id], here: true }).unwrap();
        let apart = state.players.iter().map(|player| player.id).find(|other| *other != id).unwrap();
        let forbid = Act::Forbid { players: vec![id, apart], first: RoundNo(1), last: RoundNo(9) };
        state.apply(&forbid).unwrap();
        state.apply(&Act::Remove { id }).unwrap();
        state.check_ins.clear();
    }
    state
}

fn outcome(game: &Game, seats: usize, at: usize) -> Outcome {
    let sides = [(GameScore::Win, GameScore::Loss), (GameScore::Loss, GameScore::Win)][at % 2];
    match game {
        Game::Chess(_) | Game::Decided(_) => Outcome::game(sides.0, sides.1),
        Game::Crikey(_) => {
            Outcome::Crikey(CrikeyOutcome { result: sides.0, white_pieces: 12, black_pieces: 3 })
        }
        Game::Dice => {
            let face = |seat: usize| u8::try_from(1 + (seat * 3 + at) % 6).unwrap();
            Outcome::Dice(
                (0..seats)
                    .map(|seat| Hand::of_faces([face(seat), 1, 2, 2, face(seat + 1)]).unwrap())
                    .collect(),
            )
        }
        Game::Match(rules) => {
            let line_up = || rules.usual_line_up(0);
            let games = (0..rules.boards).map(|_| Outcome::game(sides.0, sides.1));
            Outcome::Match(rules.finished([line_up(), line_up()], games.collect()))
        }
        Game::Tractor(_) => {
            let written = include_bytes!("seeds/tractor/sample.in");
            Outcome::Tractor(tractor::parse(written).unwrap().rounds.remove(0))
        }
    }
}

/// Pairs rounds by the system and enters results.
fn play(state: &mut State, rounds: u16) {
    for round in (1..=rounds).map(RoundNo) {
        for act in propose::preparations(state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        let Ok(propose::Proposal { boards, byes }) = propose::propose(state, round) else { return };
        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
        let seats: Vec<usize> =
            state.round(round).unwrap().boards.iter().map(|board| board.seats.len()).collect();
        for (at, seats) in seats.into_iter().enumerate() {
            let board = BoardNo(u16::try_from(at + 1).unwrap());
            let outcome = outcome(&state.setup.game.clone(), seats, at + usize::from(round.0));
            let _ = state.apply(&Act::Record { round, board, outcome });
        }
    }
}

/// All reports, exports and screens of an event.
fn everything(state: &State) -> Vec<String> {
    let imprint = Imprint::default();
    let round = state.last_round();
    let source = Source { state, round, imprint: &imprint };
    let standings = announced::shown(state, round);
    let order = NameOrder::plain();
    let mut all = Vec::new();
    for kind in ReportKind::ALL {
        if let Ok(report) = kind.build(source, &standings, Options { order: &order, prizes: None }) {
            all.push(format!("{kind:?}\n{}", Format::Text.write(&report).unwrap()));
        }
    }
    if let Ok(report) = trf::event::write(state) {
        all.push(trf::write(&report, trf::Codes::Older).unwrap_or_default());
    }
    let files = [export::crikey(state), export::dice(state), export::swiss(state), export::probit(state)];
    all.extend(files.into_iter().map(|file| file.map(|bytes| format!("{bytes:?}")).unwrap_or_default()));
    all
}

#[test]
fn a_removed_player_leaves_no_trace_in_any_system() {
    for preset in presets::all().unwrap() {
        let mut plain = begin(&preset.setup, &[]);
        play(&mut plain, 3);
        // By hand there are no rounds, and a match of two teams has none with other numbers of teams.
        let by_hand =
            matches!(preset.setup.pairing, PairingSystem::Manual | PairingSystem::Scheveningen { .. });
        assert!(by_hand || plain.last_round().0 > 0, "{}", preset.name);
        let expected = everything(&plain);
        for before in [&[0][..], &[3], &[8], &[0, 4, 8]] {
            let mut state = begin(&preset.setup, before);
            play(&mut state, 3);
            for (one, other) in expected.iter().zip(everything(&state)) {
                assert_eq!(*one, other, "{} {before:?}", preset.name);
            }
        }
    }
}

#[test]
fn a_player_of_a_published_round_is_not_removed() {
    let preset = presets::all().unwrap().into_iter().find(|preset| preset.name == "fide-swiss").unwrap();
    let mut state = begin(&preset.setup, &[]);
    play(&mut state, 1);
    let refused = state.check(&Act::Remove { id: PlayerId(2) }).unwrap_err().to_string();
    assert!(refused.contains("Berg, Luca is in round 1, which is published"), "{refused}");
    let late = state.next_player();
    state.apply(&Act::Register { id: late, entrant: entrant("Late, Lars, 1700") }).unwrap();
    assert_eq!(state.check(&Act::Remove { id: late }), Ok(()));
    let (round, reason) = (RoundNo(1), "again".parse().unwrap());
    state.apply(&Act::Unpublish { round, reason }).unwrap();
    let numbers =
        |state: &State| state.by_number().iter().filter_map(|player| player.number).collect::<Vec<_>>();
    state.apply(&Act::Remove { id: PlayerId(2) }).unwrap();
    assert_eq!(numbers(&state), (1..=7).collect::<Vec<_>>(), "the numbers have no gap");
    assert_eq!(state.next_player(), PlayerId(10), "a number is never given twice");
    assert_eq!(state.name(PlayerId(2)), "Berg, Luca", "the journal still names the player");
    assert!(
        state
            .check(&Act::Withdraw { id: PlayerId(2), after: RoundNo(0), reason: "".parse().unwrap() })
            .is_err()
    );
    let seated = Act::Publish {
        round: RoundNo(1),
        boards: vec![vec![PlayerId(1), PlayerId(2)]],
        byes: vec![],
        by: PairedBy::Hand,
    };
    assert!(state.check(&seated).is_err());
}

/// The removal by the command, with the dependent acts; one undo reverts it.
#[test]
fn a_removed_player_comes_back_by_undo() {
    let place = Place::new("fide-swiss", 5);
    place.write("list", &PLAYERS[..5].join("\n"));
    place.done(&["register", "e.ron", "list"]);
    place.done(&["bye", "e.ron", "2", "2 half"]);
    let told = |arguments: &[&str]| {
        let output = place.call(arguments);
        format!("{}{}", String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let before = place.done(&["export", "e.ron", "--to", "trf"]);
    let asked = told(&["remove", "e.ron", "2"]);
    assert!(asked.contains("with the half-point bye in round 2"), "{asked}");
    let done = told(&["remove", "e.ron", "2", "--accept"]);
    assert!(done.contains("remove "), "{done}");
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    assert_eq!(report.lines().filter(|line| line.starts_with("001")).count(), 4, "{report}");
    assert!(place.read("e.ron").contains("format:7"), "an older program cannot read it");
    place.done(&["audit", "e.ron", "--ongoing"]);
    place.done(&["undo", "e.ron"]);
    assert_eq!(place.done(&["export", "e.ron", "--to", "trf"]), before);
}
