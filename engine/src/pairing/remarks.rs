//! Remarks before a round is paired: rounds that cannot be played, missing ratings.

use std::collections::BTreeSet;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::ByeKind;
use crate::event::setup::RatingSystem;
use crate::event::state::State;
use crate::pairing::meetings::{MeetingKind, MeetingResult, Meetings};

/// Returns the remarks before a round is paired, in words.
#[must_use]
pub fn remarks(state: &State, round: RoundNo) -> Vec<String> {
    [too_many_rounds(state), without_rating(state, round), seeded_by_name(state, round)]
        .into_iter()
        .flatten()
        .collect()
}

/// Returns a remark, with the number of possible rounds, if a Swiss has too few players for the announced
/// rounds: no two players meet twice.
#[must_use]
pub fn too_many_rounds(state: &State) -> Option<String> {
    let is_swiss = state.setup.pairing.pairs_by_score();
    let (announced, next) = (state.setup.rounds, state.next_round());
    let players: BTreeSet<PlayerId> =
        state.players.iter().filter(|player| player.gone().is_none()).map(|player| player.id).collect();
    if !is_swiss || players.len() < 2 || announced < next.0 {
        return None;
    }
    // In each round a player uses up one opponent or, if the number of players is odd, the one bye.
    let meetings = Meetings::after(state, state.last_round());
    let left = |player: &PlayerId| {
        let rounds = || meetings.of(*player).iter().map(|meeting| meeting.kind);
        let met: BTreeSet<PlayerId> =
            rounds().filter_map(met).filter(|other| players.contains(other)).collect();
        let had_bye = rounds().any(|kind| kind == MeetingKind::Bye(ByeKind::PairingAllocated));
        let bye = usize::from(players.len() % 2 == 1 && !had_bye);
        players.len() - 1 - met.len() + bye
    };
    let left = players.iter().map(left).min()?;
    let possible = usize::from(next.0 - 1) + left;
    let playing = words::count(players.len(), state.setup.game.entrant());
    (possible < usize::from(announced)).then(|| {
        format!(
            "{playing} can play {} without meeting twice, and {announced} are announced",
            words::count(possible, "round")
        )
    })
}

/// Returns the opponent whom a player must not meet again; after a forfeit two players may meet again.
const fn met(kind: MeetingKind) -> Option<PlayerId> {
    match kind {
        MeetingKind::Board { result: MeetingResult::Forfeit { .. }, .. } | MeetingKind::Bye(_) => None,
        MeetingKind::Board { opponent, .. } => Some(opponent),
    }
}

/// Returns a remark if players of a round have no rating and the event is rated, or other players have one.
#[must_use]
pub fn without_rating(state: &State, round: RoundNo) -> Option<String> {
    let players = state.present(round).count();
    let unrated = state.present(round).filter(|player| state.rating_of(player).is_none()).count();
    let is_rated = state.setup.rating_of_players() != RatingSystem::Unrated;
    // At tables of several players a rating matters only in rated events.
    let is_for_two = state.setup.game.is_for_two();
    if unrated == 0 || !is_rated && (unrated == players || !is_for_two) {
        return None;
    }
    let entrant = state.setup.game.entrant();
    let who = if unrated == players {
        format!("no {entrant} in round {round} has a rating")
    } else {
        let have = if unrated == 1 { "has" } else { "have" };
        format!("{unrated} of {} in round {round} {have} no rating", words::count(players, entrant))
    };
    Some(if is_rated { format!("{who}, and the event is rated") } else { who })
}

/// Returns a remark if a bracket is about to be drawn in the order of the names: nobody has a rating, and no
/// order was chosen.
#[must_use]
pub fn seeded_by_name(state: &State, round: RoundNo) -> Option<String> {
    let is_first = state.rounds.is_empty() && state.setup.pairing.system().bracket_rules().is_some();
    let mut seeded = state.present(round).peekable();
    if !is_first || seeded.peek().is_none() {
        return None;
    }
    let is_by_name = seeded.all(|player| player.number.is_none() && state.rating_of(player).is_none());
    let entrant = state.setup.game.entrant();
    is_by_name
        .then(|| format!("no {entrant} has a rating: the bracket is seeded by name, unless you order it"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::event::action::{Act, Entrant, Numbering, Outcome, PairedBy};
    use crate::event::setup::{Acceleration, Elimination, PairingSystem, SwissRules};
    use crate::example::{event, setup};
    use crate::game::crikey::CrikeyRules;
    use crate::game::scoring::GameScore;

    fn swiss(players: u32, rounds: u16) -> State {
        let mut setup = setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }));
        setup.rounds = rounds;
        event(setup, players)
    }

    #[track_caller]
    fn check(state: &State, expected: Option<usize>) {
        let told = too_many_rounds(state);
        let wanted = expected.map(|rounds| words::count(rounds, "round"));
        match (&told, &wanted) {
            (Some(told), Some(wanted)) => assert!(told.contains(&format!("can play {wanted} ")), "{told}"),
            (told, wanted) => assert_eq!(told.is_none(), wanted.is_none(), "{told:?}"),
        }
    }

    #[test]
    fn the_most_rounds_of_a_swiss_follow_from_its_players() {
        check(&swiss(8, 9), Some(7));
        check(&swiss(9, 9), None);
        check(&swiss(7, 9), Some(7));
        check(&swiss(10, 9), None);
        check(&swiss(1, 9), None);
        check(&event(setup(PairingSystem::Manual), 4), None);
        assert_eq!(
            too_many_rounds(&swiss(8, 9)).unwrap(),
            "8 players can play 7 rounds without meeting twice, and 9 are announced"
        );
    }

    #[test]
    fn a_player_who_left_is_no_possible_opponent() {
        let mut state = swiss(6, 4);
        let player = PlayerId;
        let boards = vec![vec![player(1), player(2)], vec![player(3), player(4)], vec![player(5), player(6)]];
        let publish = Act::Publish { round: RoundNo(1), boards, byes: Vec::new(), by: PairedBy::Hand };
        state.apply(&publish).unwrap();
        for board in 1..=3 {
            let outcome = Outcome::game(GameScore::Win, GameScore::Loss);
            state.apply(&Act::Record { round: RoundNo(1), board: BoardNo(board), outcome }).unwrap();
        }
        check(&state, None);
        let leave = |state: &mut State, id| {
            let reason = "".parse().unwrap();
            state.apply(&Act::Withdraw { id: PlayerId(id), after: RoundNo(1), reason }).unwrap();
        };
        leave(&mut state, 6);
        // Five are left: each has met one of the others, but for the fifth, and can have the bye.
        check(&state, None);
        leave(&mut state, 5);
        // Of four two have met each other: they have two others left, and three rounds are all that can be
        // played.
        check(&state, Some(3));
    }

    #[test]
    fn missing_ratings_are_counted_in_a_rated_event() {
        let mut state = swiss(3, 2);
        let rated =
            Entrant { name: "Zoe".parse().unwrap(), rating: "1500".parse().ok(), ..Entrant::default() };
        state.setup.rating = RatingSystem::Exchange(CrikeyRules::default());
        assert_eq!(
            without_rating(&state, RoundNo(1)).unwrap(),
            "no player in round 1 has a rating, and the event is rated"
        );
        state.apply(&Act::Register { id: PlayerId(4), entrant: rated }).unwrap();
        assert_eq!(
            without_rating(&state, RoundNo(1)).unwrap(),
            "3 of 4 players in round 1 have no rating, and the event is rated"
        );
        state.setup.rating = RatingSystem::Unrated;
        assert_eq!(without_rating(&state, RoundNo(1)).unwrap(), "3 of 4 players in round 1 have no rating");
        assert_eq!(without_rating(&swiss(3, 2), RoundNo(1)), None, "nobody is rated where nobody has to be");
    }

    #[test]
    fn a_bracket_in_the_order_of_the_names_is_announced() {
        let knockout = PairingSystem::Elimination(Elimination::Double);
        let mut state = event(setup(knockout), 3);
        let told = "no player has a rating: the bracket is seeded by name, unless you order it";
        assert_eq!(remarks(&state, RoundNo(1)), [told]);
        let order = [2, 1, 3].map(PlayerId).to_vec();
        state.apply(&Act::Number { order, by: Numbering::Hand }).unwrap();
        assert_eq!(seeded_by_name(&state, RoundNo(1)), None, "the order was chosen");
        assert_eq!(seeded_by_name(&swiss(3, 2), RoundNo(1)), None, "a Swiss meets everybody of a score");
    }
}
