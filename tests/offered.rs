//! Each value of a choice is offered at the setup screen, has a preset where the command line needs one, and
//! is read back from the program's own report; each language and each report is in the manual.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::mem::discriminant;

use wallchart::engine::action::{Act, Details, Entrant, Header, Outcome, PairedBy};
use wallchart::engine::id::PlayerId;
use wallchart::engine::pairing::propose;
use wallchart::engine::scoring::GameScore::{Loss, Win};
use wallchart::engine::setup::{Game, PairingSystem, RatingSystem, Setup};
use wallchart::engine::state::State;
use wallchart::engine::team::BoardGame;
use wallchart::engine::text::Label;
use wallchart::formats::report::ReportKind;
use wallchart::formats::trf::{self, Codes};
use wallchart::formats::{import, language};
use wallchart::presets;

use crate::support::team_match;

/// Returns the names of all values of a choice, from the error of a file with another one.
fn values(error: &serde_json::Error) -> BTreeSet<String> {
    error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

fn pairing_systems() -> BTreeSet<String> {
    values(&serde_json::from_str::<PairingSystem>("\"Nothing\"").unwrap_err())
}

fn games() -> BTreeSet<String> {
    values(&serde_json::from_str::<Game>("\"Nothing\"").unwrap_err())
}

fn ratings() -> BTreeSet<String> {
    values(&serde_json::from_str::<RatingSystem>("\"Nothing\"").unwrap_err())
}

/// Returns the names of some values of a choice.
fn names<T: Debug>(values: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    let name = |value: T| format!("{value:?}").split([' ', '(']).next().unwrap().to_owned();
    values.into_iter().map(name).collect()
}

#[test]
fn every_value_of_a_choice_is_offered() {
    assert_eq!(names(PairingSystem::offered()), pairing_systems());
    assert_eq!(names(Game::offered()), games());
    assert_eq!(names(RatingSystem::offered()), ratings());
}

#[test]
fn every_pairing_system_game_and_rating_has_a_preset() {
    let setups = || presets::all().unwrap().into_iter().map(|preset| preset.setup);
    assert_eq!(names(setups().map(|setup| setup.pairing)), pairing_systems());
    assert_eq!(names(setups().map(|setup| setup.game)), games());
    assert_eq!(names(setups().map(|setup| setup.rating)), ratings());
}

/// Returns an entrant, or the list of a team.
fn entrants(names: std::ops::Range<u8>) -> Vec<Entrant> {
    let entrant = |at| Entrant { name: format!("Player {at}").parse().unwrap(), ..Entrant::default() };
    names.map(entrant).collect()
}

/// Returns the next round of an event: its system's, or one by hand.
fn next_round(state: &State) -> Option<Act> {
    let round = state.next_round();
    let made = propose::propose(state, round);
    if let Ok(made) = made {
        return Some(Act::Publish { round, boards: made.boards, byes: made.byes, by: PairedBy::System });
    }
    let mut players: Vec<PlayerId> = state.players.iter().map(|player| player.id).collect();
    players.swap(1, round.0.into());
    let boards = players.chunks(2).map(<[PlayerId]>::to_vec).collect();
    let by_hand = Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand };
    (state.setup.pairing == PairingSystem::Manual).then_some(by_hand)
}

/// Plays an event of a few players or teams to its end; the first of every board wins.
fn played(setup: &Setup) -> State {
    let mut state = State::new(&Header::new(Label::default(), Details::default(), setup.clone()));
    let many = if matches!(setup.pairing, PairingSystem::Scheveningen { .. }) { 2 } else { 4 };
    for (id, entrant) in (1..).map(PlayerId).zip(entrants(0..many)) {
        state.apply(&Act::Register { id, entrant }).unwrap();
        if let Some(rules) = setup.game.match_rules() {
            let first = 10 * u8::try_from(id.0).unwrap();
            state.apply(&Act::Members { team: id, members: entrants(first..first + rules.boards) }).unwrap();
        }
    }
    while state.next_round().0 <= propose::rounds(&state) {
        for act in propose::preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        let Some(publish) = next_round(&state) else { break };
        state.apply(&publish).unwrap();
        for act in propose::line_ups(&state, &publish) {
            state.apply(&act).unwrap();
        }
        let round = state.last_round();
        for board in state.round(round).unwrap().missing().collect::<Vec<_>>() {
            let outcome = match setup.game.match_rules() {
                Some(_) => team_match(&state, round, board, || Win),
                None => Outcome::game(Win, Loss),
            };
            state.apply(&Act::Record { round, board, outcome }).unwrap();
        }
    }
    state
}

/// Returns true if the boards of a game are games of two with the results of chess, which a report has.
fn is_like_chess(game: &Game) -> bool {
    let is_of_match = game.match_rules().is_some_and(|rules| rules.game == BoardGame::Chess);
    matches!(game, Game::Chess(_)) || is_of_match
}

#[test]
fn every_pairing_system_is_read_back_from_its_report() {
    for pairing in PairingSystem::offered() {
        let is_of_it = |setup: &Setup| discriminant(&setup.pairing) == discriminant(&pairing);
        let setups = presets::all().unwrap().into_iter().map(|preset| preset.setup).filter(is_of_it);
        for setup in setups.filter(|setup| is_like_chess(&setup.game)) {
            let state = played(&Setup { pairing: pairing.clone(), rounds: 3, ..setup });
            assert_ne!(state.rounds, [], "{pairing:?}");
            let report = trf::write(&trf::event::write(&state).unwrap(), Codes::Trf26).unwrap();
            assert_eq!(import::report(report.as_bytes()).unwrap().setup.pairing, pairing, "{report}");
        }
    }
}

const REPORTS: &str = include_str!("../assets/manual/10-reports.md");

#[test]
fn the_manual_names_every_report() {
    let missing = ReportKind::ALL.iter().filter(|kind| !REPORTS.contains(&format!("`{}`", kind.name())));
    assert_eq!(missing.collect::<Vec<_>>(), [&ReportKind::Pairings; 0]);
}

#[test]
fn the_manual_lists_every_language_of_reports() {
    let chapter = REPORTS.replace('\n', " ");
    for (tag, _) in language::files() {
        assert!(chapter.contains(&format!("{tag} (")), "{tag} is not in the list of languages");
    }
}
