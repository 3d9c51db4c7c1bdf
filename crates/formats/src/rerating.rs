//! Ratings that apply from a round on, in an event of more than 30 days: typed by the director, or
//! from lists.

use std::collections::BTreeMap;

use crate::player_list::compare::merged_ratings;
use crate::registration::{self, NotAPlayer};
use engine::action::{Act, Entrant, ListedRating, RatingKind};
use engine::id::{PlayerId, RoundNo};
use engine::state::{Player, State};
use engine::text::Label;

/// The reason why a text is not a rating from a round on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoRerating {
    /// The event is not one of more than 30 days, so ratings cannot change.
    #[error(
        "the event does not last over 30 days, so its ratings are those of the start (the setup says how long it lasts)"
    )]
    NotLong,
    /// The text does not begin with a round.
    #[error("`{0}` is not a round (expected its number, then ratings: 4 standard 1850 K20 FIDE NOV26)")]
    Round(String),
    /// The rating after the round is missing.
    #[error(
        "`{0}` is not a rating with its kind (expected standard, rapid, blitz or national, then the number; or - for none)"
    )]
    NoRating(String),
    /// The fault of the ratings.
    #[error(transparent)]
    Ratings(#[from] NotAPlayer),
}

/// Reads the changes of a player at the desk: for the whole event, from a round on (`rating 2100 from
/// 5`), or both. Other ratings from that round on stay.
///
/// # Errors
///
/// The part that is wrong, or the event does not last that long.
pub fn change(state: &State, id: PlayerId, line: &str) -> Result<Vec<Act>, NoRerating> {
    let Some(player) = state.player(id) else { return Ok(Vec::new()) };
    let (entrant, later) =
        registration::read_change_and_later(&player.entrant, state.setup.rating_kinds(), line)?;
    if !later.is_empty() && !state.setup.regulations.long {
        return Err(NoRerating::NotLong);
    }
    // The desk offers the present line; the director adds the rating from a round on at its end.
    let is_same = !later.is_empty() && entrant == player.entrant;
    let edit = (!is_same).then_some(Act::Edit { id, entrant });
    let mut rounds: BTreeMap<RoundNo, Vec<ListedRating>> = BTreeMap::new();
    let own = state.tempo().kinds().first().copied().unwrap_or(RatingKind::Standard);
    for one in later {
        let held = player.rated_from.get(&one.from).cloned().unwrap_or_default();
        let listed = rounds.entry(one.from).or_insert(held);
        let kind = one.kind.unwrap_or(own);
        listed.retain(|known| known.kind != kind);
        let at = listed.partition_point(|known| known.kind < kind);
        listed.splice(at..at, one.rating.map(|rating| ListedRating { kind, ..rating }));
    }
    let rerate = |(from, listed)| Act::Rerate { from, ratings: vec![(id, listed)] };
    Ok(edit.into_iter().chain(rounds.into_iter().map(rerate)).collect())
}

/// Reads a round and the ratings of a player from it on: `4 standard 1850 K20 FIDE NOV26, rapid
/// 1800`; a dash removes them.
///
/// # Errors
///
/// The part that is missing or wrong.
pub fn read(state: &State, id: PlayerId, text: &str) -> Result<Act, NoRerating> {
    let text = text.trim();
    let (round, rest) = text.split_once([' ', ',', ':']).unwrap_or((text, ""));
    let from: u16 =
        round.parse().ok().filter(|round| 0 < *round).ok_or_else(|| NoRerating::Round(round.to_owned()))?;
    typed(state, id, RoundNo(from), rest)
}

/// Reads the ratings of a player from a round on.
///
/// # Errors
///
/// The part that is missing or wrong.
pub fn typed(state: &State, id: PlayerId, from: RoundNo, text: &str) -> Result<Act, NoRerating> {
    if !state.setup.regulations.long {
        return Err(NoRerating::NotLong);
    }
    let text = text.trim();
    if text.is_empty() {
        return Err(NoRerating::NoRating(String::new()));
    }
    let name = state.player(id).map_or_else(Label::default, |player| player.entrant.name.clone());
    let nobody = Entrant { name, ..Entrant::default() };
    let read = if text == "-" { nobody.clone() } else { registration::read_change(&nobody, &[], text)? };
    let is_other = Entrant { ratings: Vec::new(), ..read.clone() } != nobody;
    if is_other || read.ratings.is_empty() && text != "-" {
        return Err(NoRerating::NoRating(text.to_owned()));
    }
    Ok(Act::Rerate { from, ratings: vec![(id, read.ratings)] })
}

/// Returns an event with the ratings that apply in a round, so that a list is compared with them.
#[must_use]
pub fn holding(state: &State, round: RoundNo) -> State {
    let mut held = state.clone();
    for player in held.players.iter_mut() {
        let ratings = in_round(player, round);
        player.entrant.ratings = ratings;
    }
    held
}

/// Returns the ratings of a player that apply in a round: the latest of each kind.
#[must_use]
pub fn in_round(player: &Player, round: RoundNo) -> Vec<ListedRating> {
    let later = player.rated_from.range(..=round);
    later.fold(player.entrant.ratings.clone(), |held, (_, now)| merged_ratings(&held, now))
}

/// Converts the changes from a list to the act that applies their ratings from a round on; changes of
/// other fields are left out. Returns `None` if no rating differs.
///
/// # Errors
///
/// The event does not last over 30 days.
pub fn of_list(
    state: &State,
    from: RoundNo,
    changed: &[(PlayerId, Entrant)],
) -> Result<Option<Act>, NoRerating> {
    if !state.setup.regulations.long {
        return Err(NoRerating::NotLong);
    }
    let mut ratings = Vec::new();
    for (id, entrant) in changed {
        let Some(player) = state.player(*id) else { continue };
        let held = in_round(player, from);
        let mut now = merged_ratings(&held, &entrant.ratings);
        // A list with one column of ratings has the ratings of the event's rate of play.
        let plain =
            entrant.rating.filter(|rating| entrant.ratings == held && player.entrant.rating != Some(*rating));
        if let (Some(rating), Some(kind)) = (plain, state.tempo().kinds().first()) {
            now.retain(|listed| listed.kind != *kind);
            now.push(ListedRating { kind: *kind, rating, k: None, source: Label::default() });
            now.sort_by_key(|listed| listed.kind);
        }
        if now != held {
            ratings.push((*id, now));
        }
    }
    Ok((!ratings.is_empty()).then_some(Act::Rerate { from, ratings }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Details, Header};
    use engine::setup::{Game, PointSystem, Setup};

    fn event(long: bool) -> State {
        let mut setup = Setup::bare(&Game::Chess(PointSystem::default()));
        (setup.regulations.long, setup.rounds) = (long, 9);
        let mut state = State::new(&Header::new(Label::default(), Details::default(), setup));
        let entrant = registration::read("Dahl, Eva, 1900, standard 1900, rapid 1850").unwrap();
        state.apply(&Act::Register { id: PlayerId(1), entrant }).unwrap();
        state
    }

    #[test]
    fn ratings_are_typed_with_their_first_round() {
        let check = |long, text: &str, expected: &str| {
            let state = event(long);
            let shown = match read(&state, PlayerId(1), text) {
                Ok(Act::Rerate { from, ratings }) => {
                    let all = ratings[0].1.iter().map(|one| format!("{} {one}", one.kind.name()));
                    format!("{from}: {}", all.collect::<Vec<_>>().join(", "))
                }
                Ok(other) => format!("{other:?}"),
                Err(wrong) => wrong.to_string(),
            };
            assert!(shown.starts_with(expected), "{shown}");
        };
        check(true, "4 standard 1850 K20 FIDE NOV26", "4: standard 1850 K20 FIDE NOV26");
        check(true, "4 standard 1850, rapid 1800", "4: standard 1850, rapid 1800");
        check(true, "4 -", "4: ");
        check(false, "4 standard 1850", "the event does not last over 30 days");
        check(true, "standard 1850", "`standard` is not a round");
        check(true, "0 standard 1850", "`0` is not a round");
        check(true, "4", "`` is not a rating with its kind");
        check(true, "4 club Rio", "`club Rio` is not a rating with its kind");
        check(true, "4 Ek, standard 1850", "`Ek, standard 1850` is not a rating with its kind");
    }

    #[test]
    fn later_ratings_are_typed_on_the_players_line() {
        let told = |act: &Act| {
            let Act::Rerate { from, ratings } = act else { return "edit".to_owned() };
            let all = ratings[0].1.iter().map(|one| format!("{} {one}", one.kind.name()));
            format!("{from}: {}", all.collect::<Vec<_>>().join(", "))
        };
        let state = event(true);
        let typed = |state: &State, line: &str| match change(state, PlayerId(1), line) {
            Ok(acts) => acts.iter().map(told).collect::<Vec<_>>().join(" + "),
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(typed(&state, "rating 2100 from 5"), "5: standard 2100");
        let whole = "Dahl, Eva, 1900, standard 1900, rapid 1850, rapid 2050 K20 FIDE JAN27 from 5";
        assert_eq!(typed(&state, whole), "5: rapid 2050 K20 FIDE JAN27", "the line is as it was");
        let several = "rating 2100 from 5, rapid 2000 from 5, rating 2150 from 8";
        assert_eq!(typed(&state, several), "5: standard 2100, rapid 2000 + 8: standard 2150");
        assert_eq!(typed(&state, "club Rio, rating 2100 from 5"), "edit + 5: standard 2100");
        assert_eq!(typed(&state, "rating 2100"), "edit");
        assert_eq!(typed(&state, "standard 2100 list from Rio"), "edit", "a list may be called so");
        for wrong in ["rating x from 5", "rating 2100 from", "rating 2100 from 0"] {
            assert!(change(&state, PlayerId(1), wrong).is_err(), "{wrong}");
        }
        let mut later = state.clone();
        later.apply(&change(&state, PlayerId(1), several).unwrap()[0]).unwrap();
        assert_eq!(typed(&later, "rapid - from 5"), "5: standard 2100");
        assert!(
            typed(&event(false), "rating 2100 from 5").starts_with("the event does not last over 30 days")
        );
    }

    #[test]
    fn a_list_supplies_only_changed_ratings() {
        let mut state = event(true);
        let first = read(&state, PlayerId(1), "3 standard 1950").unwrap();
        state.apply(&first).unwrap();
        let entrant = |line: &str| vec![(PlayerId(1), registration::read(line).unwrap())];
        let of = |state: &State, round, line: &str| of_list(state, RoundNo(round), &entrant(line)).unwrap();
        assert_eq!(of(&state, 3, "Dahl, Eva, 1900, standard 1950, rapid 1850"), None, "as it holds");
        let Some(Act::Rerate { ratings, .. }) = of(&state, 5, "Dahl, Eva, 1900, standard 1975") else {
            panic!()
        };
        let shown: Vec<_> = ratings[0].1.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["1975", "1850"], "the rapid rating stays");
        assert!(of(&state, 1, "Dahl, Eva, 1900, standard 1950").is_some(), "round 1 was played with 1900");
        assert_eq!(holding(&state, RoundNo(3)).players[0].entrant.ratings[0].to_string(), "1950");
    }
}
