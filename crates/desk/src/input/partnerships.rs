//! Reads a line that names two partners: `Alice, 1500 + Charles`. Players who are not registered are
//! registered by it.

use engine::action::{Act, Entrant};
use engine::folding::words_of_name;
use engine::id::PlayerId;
use engine::state::{Player, State};
use engine::text::Label;
use formats::registration::{self, NotAPlayer};

/// Returns the acts of a line of two players, in an event whose partners stay together: new players are
/// registered, and the two become partners. `None` if the line names no pair.
///
/// # Errors
///
/// The fault of one of the two players.
pub fn read(state: &State, line: &str) -> Result<Option<Vec<Act>>, NotAPlayer> {
    if !state.keeps_partners() {
        return Ok(None);
    }
    Ok(registration::read_pair(line)?.map(|pair| acts(state, pair)))
}

fn acts(state: &State, [one, other]: [Entrant; 2]) -> Vec<Act> {
    let first = state.next_player();
    let alone =
        |entrant| Act::Register { id: first, entrant: Entrant { partnership: Label::default(), ..entrant } };
    let partners = |pair| Act::Partner { pairs: vec![pair], parted: Vec::new() };
    match (registered(state, &one), registered(state, &other)) {
        (Some(one), Some(other)) => vec![partners([one, other])],
        (Some(known), None) => vec![alone(other), partners([known, first])],
        (None, Some(known)) => vec![alone(one), partners([first, known])],
        // One act, and one undo, registers both: their label makes them partners.
        (None, None) => vec![Act::TakeList { first, new: vec![one, other], changed: Vec::new() }],
    }
}

/// Returns the only registered player with this name; `None` if the line has more than the name.
fn registered(state: &State, entrant: &Entrant) -> Option<PlayerId> {
    let plain = Entrant {
        name: entrant.name.clone(),
        partnership: entrant.partnership.clone(),
        ..Entrant::default()
    };
    let words = words_of_name(&entrant.name);
    let mut alike =
        state.players.iter().filter(|player: &&Player| words_of_name(&player.entrant.name) == words);
    let found = alike.next().filter(|_| plain == *entrant)?;
    alike.next().is_none().then_some(found.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Details, Header};
    use formats::presets;

    fn done(state: &mut State, line: &str) -> Vec<String> {
        let acts = read(state, line).unwrap().unwrap();
        let told = acts.iter().map(|act| {
            state.apply(act).unwrap();
            let told = formats::views::words::act(state, act);
            format!("{}: {}", told.kind, told.text)
        });
        told.collect()
    }

    #[test]
    fn a_line_of_two_makes_partners_and_registers_new_players() {
        let setup = presets::find("tractor").unwrap().setup;
        let mut state = State::new(&Header::new("".parse().unwrap(), Details::default(), setup));
        assert_eq!(done(&mut state, "Alice, 1500 + Charles"), ["register: Alice + Charles"]);
        assert_eq!(state.players[0].entrant.rating, "1500".parse().ok());
        assert_eq!(done(&mut state, "Bob + David, club Nord"), ["register: Bob + David"]);
        assert_eq!(done(&mut state, "Eve + charles"), ["register: Eve", "partners: Eve + Charles"]);
        assert_eq!(state.partner_of(PlayerId(1)), None);
        assert_eq!(done(&mut state, "Alice + Bob"), ["partners: Alice + Bob"]);
        assert_eq!(state.players.len(), 5);
        assert!(read(&state, "Alice + Bob + Eve").is_err());
        assert_eq!(read(&state, "Alice"), Ok(None));
        state.setup = presets::find("tractor-rotated").unwrap().setup;
        assert_eq!(read(&state, "Alice + Bob"), Ok(None), "partners change: a line is one player");
    }
}
