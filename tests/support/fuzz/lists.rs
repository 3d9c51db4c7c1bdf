//! Lists of players.

use std::collections::BTreeSet;

use wallchart::engine::action::RatingKind;
use wallchart::engine::person::TITLES;
use wallchart::engine::state::State;
use wallchart::formats::player_list::compare::compare;
use wallchart::formats::player_list::{self, Choices};
use wallchart::formats::registration;
use wallchart::presets;

use super::{clock, preset, told};

/// Any bytes are refused with a message, or read with the same result every time. A player that was read has
/// only facts that reports support, and is read again from the line on the screen. The list becomes one act,
/// which the rules accept or refuse with a message; after it was accepted, the list adds no player again.
pub fn any_list(bytes: &[u8]) {
    let list = match player_list::read(bytes, &Choices::default()) {
        Err(wrong) => return told(&wrong.to_string()),
        Ok(list) => list,
    };
    assert_eq!(player_list::read(bytes, &Choices::default()).as_ref(), Ok(&list));
    list.findings.iter().for_each(|finding| told(&finding.to_string()));
    for player in &list.players {
        let entrant = &player.entrant;
        assert!(["", "m", "w"].contains(&entrant.sex.as_str()), "{}", entrant.sex);
        assert!(entrant.title.is_empty() || TITLES.contains(&entrant.title.as_str()), "{}", entrant.title);
        assert!([0, 4, 10].contains(&entrant.born.len()), "{}", entrant.born);
        let line = registration::write(entrant);
        drop(registration::number_in_name(&line));
        drop(registration::facts(entrant));
        drop(registration::read_change(entrant, &[RatingKind::Standard], &line));
    }
    let setup = preset("fide-swiss");
    let mut state = State::new(&presets::header(setup, "List".parse().unwrap(), &mut *clock()));
    let found = compare(&list, &state, &BTreeSet::new());
    let Some(act) = found.act(&list, &state, true) else { return };
    state.warnings(&act).iter().for_each(|warning| told(&warning.to_string()));
    if let Err(refused) = state.apply(&act) {
        return told(&refused.to_string());
    }
    assert_eq!(
        compare(&list, &state, &BTreeSet::new()).new,
        [0; 0],
        "a list that is taken twice brings nobody again"
    );
}
