//! Lists of players.

use wallchart::engine::action::Act;
use wallchart::engine::id::PlayerId;
use wallchart::engine::state::State;
use wallchart::presets;
use wallchart::tui::player_list;
use wallchart::tui::registration;

use super::{clock, preset, told, told_with_line};

/// A list is refused at one of its lines; or every player of it can be registered or is refused with a reason, and one
/// who can be is read again from the line that the program shows for registering.
pub fn any_list(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    // Lines are ended by LF, CR or both.
    let lines = text.split(['\n', '\r']).count();
    let list = match player_list::read(text) {
        Err(wrong) => return told_with_line(&wrong.to_string(), lines),
        Ok(list) => list,
    };
    assert_eq!(player_list::read(text).as_ref(), Ok(&list));
    assert!(list.entrants.len() <= lines, "more players than lines");
    let setup = preset("fide-swiss");
    let mut state = State::new(&presets::header(setup, "List".parse().unwrap(), &mut *clock()));
    for entrant in list.entrants {
        let line = registration::write(&entrant);
        drop(registration::meant(&line));
        drop(registration::facts(&entrant));
        let id = PlayerId(u32::try_from(state.players.len()).unwrap() + 1);
        if let Err(refused) = state.apply(&Act::Register { id, entrant }) {
            told(&refused.to_string());
        }
    }
}
