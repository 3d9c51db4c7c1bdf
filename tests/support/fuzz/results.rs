//! Files of results and of boards, for the command line.

use std::sync::OnceLock;

use wallchart::desk::input::{pairing, results};
use wallchart::engine::action::{Act, Entrant};
use wallchart::engine::id::PlayerId;
use wallchart::engine::state::State;
use wallchart::entry::keys::KeySet;
use wallchart::formats::{boards, results as result_file};
use wallchart::presets;

use super::{clock, preset, told, told_with_line};

/// The presets with different kinds of results, all of which are paired by a system.
const GAMES: [&str; 5] = ["fide-swiss", "crikey-swiss", "dice", "tractor", "probit-new"];

/// An event of each game with eight players, without a round and with its first round published.
fn events() -> &'static [(State, State)] {
    static EVENTS: OnceLock<Vec<(State, State)>> = OnceLock::new();
    EVENTS.get_or_init(|| GAMES.iter().map(|name| event(name)).collect())
}

fn event(name: &str) -> (State, State) {
    let mut state = State::new(&presets::header(preset(name), "Any".parse().unwrap(), &mut *clock()));
    for id in 1..=8 {
        let name = format!("Player {id}").parse().unwrap();
        let partnership = format!("pair {}", u32::div_ceil(id, 2)).parse().unwrap();
        let entrant = Entrant { name, partnership, ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
    }
    let mut published = state.clone();
    for act in pairing::round_by_system(&state, 7, &()).unwrap() {
        published.apply(&act).unwrap();
    }
    (state, published)
}

/// A line ends with LF, CR or both.
fn lines(text: &str) -> usize {
    text.split(['\n', '\r']).count()
}

/// A file of results is entered, or refused at some of its lines. Entered results are in the event, and the
/// same file again enters nothing.
pub fn any_results(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let file = result_file::read(text);
    assert_eq!(result_file::read(text), file);
    for (_, published) in events() {
        match results::read(published, file.clone(), KeySet::OneZero) {
            Err(wallchart::desk::input::results::RefusedFile { bad, .. }) => {
                assert!(bad.is_sorted_by_key(|bad| bad.line), "{bad:?}");
                for bad in bad {
                    told_with_line(&bad.to_string(), lines(text));
                }
            }
            Ok(done) => {
                assert_eq!(done.acts.len() + done.standing, file.results.len());
                let mut after = published.clone();
                for act in &done.acts {
                    after.apply(act).unwrap();
                }
                // An adjourned game that is finished in the same file no longer has its first result.
                if let Ok(again) = results::read(&after, file.clone(), KeySet::OneZero) {
                    assert_eq!((again.acts.len(), again.standing), (0, file.results.len()));
                }
            }
        }
    }
}

/// A list of boards is refused at one of its lines, or becomes a round that is published or refused.
pub fn any_boards(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let list = match boards::read(text) {
        Err(bad) => return told_with_line(&bad.to_string(), lines(text)),
        Ok(list) => list,
    };
    for (state, _) in events() {
        match pairing::round_by_hand(state, 7, &list) {
            Err(bad) => told_with_line(&bad.to_string(), lines(text)),
            Ok(acts) => {
                let mut state = state.clone();
                for act in acts {
                    for warning in state.warnings(&act) {
                        told(&warning.to_string());
                    }
                    if let Err(refused) = state.apply(&act) {
                        told(&refused.to_string());
                    }
                }
            }
        }
    }
}
