//! Checks of the acts for official events: results reported for rating only, players left out of the
//! standings, drawn positions.

use super::official::Ban;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::{Act, ByeKind, ListedRating, Outcome};
use crate::event::refusal::{Clause, Level, Refusal, Refused, Warning};
use crate::event::setup::Setup;
use crate::event::state::{Round, State};
use crate::game;
use crate::game::chess960::Position;
use crate::pairing::propose;

/// Refuses round 0.
fn check_counted(round: RoundNo, refusals: &mut Vec<Refusal>) {
    if round.0 == 0 {
        refusals.push(Refusal::RoundZero(RoundNo(1)));
    }
}

impl State {
    /// Checks whether a desk may do an act now: [`State::check`], and further refusals that do not apply to
    /// recorded events, because these must still open.
    ///
    /// # Errors
    ///
    /// Every reason why it is not possible.
    pub fn check_now(&self, act: &Act) -> Result<(), Refused> {
        self.check(act)?;
        #[expect(clippy::wildcard_enum_match_arm, reason = "a new act has all its rules in `check`")]
        let refusal = match act {
            Act::CorrectForRating { reported: Some(Outcome::Adjourned), .. } => {
                Some(Refusal::AdjournedForRating)
            }
            Act::DrawPosition { round, .. } | Act::Rerate { from: round, .. } => {
                let last = RoundNo(propose::rounds(self)).max(self.next_round());
                (*round > last).then_some(Refusal::OutsideTheEvent { round: *round, last })
            }
            Act::Correct { round, now: None, .. } if self.is_official() && *round < self.last_round() => {
                Some(Refusal::Official(Ban::Unknown(*round)))
            }
            Act::GrantBye { bye: ByeKind::HalfPoint | ByeKind::FullPoint, .. }
                if !self.setup.pairing.system().takes_late_entries() =>
            {
                Some(Refusal::NoByeInAdvance(self.setup.pairing.name()))
            }
            Act::Configure { details, .. } => self.schedule_that_goes_back(details),
            Act::Members { .. } | Act::LineUp { .. } => self.refusal_of_limits(act),
            Act::Forbid { players, .. } => {
                let is_twice = (1..players.len()).any(|at| players[..at].contains(&players[at]));
                is_twice.then_some(Refusal::BadForbidden)
            }
            _ => None,
        };
        refusal.map_or(Ok(()), |refusal| Err(Refused(vec![refusal])))
    }

    pub(crate) fn check_correction_for_rating(
        &self,
        round: RoundNo,
        board: BoardNo,
        reported: Option<&Outcome>,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(held) = self.round(round) else {
            refusals.push(Refusal::NoSuchRound(round));
            return;
        };
        let boards = held.boards.len();
        let Some(held) = held.boards.get(board.index()) else {
            refusals.push(Refusal::NoSuchBoard { place: self.setup.game.place(), round, board, boards });
            return;
        };
        if held.outcome.is_none() {
            refusals.push(self.no_result(round, board));
        }
        if reported == held.reported.as_ref() || (reported.is_some() && reported == held.outcome.as_ref()) {
            refusals.push(Refusal::NothingChanges);
        }
        let admitted = reported.map(|now| game::admit(&self.setup.game, held.seats.len(), now));
        refusals.extend(admitted.and_then(Result::err).map(Refusal::NotAResult));
    }

    pub(crate) fn check_leaving_out(&self, id: PlayerId, out: bool, refusals: &mut Vec<Refusal>) {
        let Some(player) = self.player(id) else {
            refusals.push(Refusal::NoSuchPlayer(id));
            return;
        };
        if out && player.gone().is_none_or(|away| !away.excluded) {
            refusals.push(Refusal::NotExcluded(self.name(id)));
        }
        if player.is_left_out == out {
            refusals.push(Refusal::NothingChanges);
        }
    }

    pub(crate) fn check_barring(&self, id: PlayerId, barred: bool, refusals: &mut Vec<Refusal>) {
        match self.player(id) {
            None => refusals.push(Refusal::NoSuchPlayer(id)),
            Some(player) if player.is_barred_from_byes == barred => refusals.push(Refusal::NothingChanges),
            Some(_) => {}
        }
    }

    pub(crate) fn check_position(&self, round: RoundNo, position: u16, refusals: &mut Vec<Refusal>) {
        if !self.setup.regulations.chess960 {
            refusals.push(Refusal::NotChess960);
        }
        check_counted(round, refusals);
        if Position::of(position).is_none() {
            refusals.push(Refusal::PositionRange(position));
        }
    }

    /// A second draw produces another position, so people who know the first one should learn the reason.
    pub(crate) fn warning_of_another_position(&self, round: RoundNo) -> Option<Warning> {
        let held = self.position(round)?;
        let played = self.round(round).map_or(0, Round::results);
        let after = match played {
            0 => "another one replaces it".to_owned(),
            played => format!(
                "another one replaces it, though {} in",
                words::count_of(played, "result is", "results are")
            ),
        };
        let text = format!("round {round} has position {held} already; {after}");
        Some(Warning { level: Level::Confirm, clause: Clause::PositionDrawnAgain, text })
    }

    /// Advises against tie-breaks by rating in an event of more than 30 days, in which ratings change
    /// (general handling 10): when the choices change to that combination, and before round 1.
    pub(crate) fn warn_of_long_event(&self, act: &Act, warnings: &mut Vec<Warning>) {
        let comes_to_it =
            |setup: &Setup| setup.regulations.long && setup.ranking.rests_on_opponents_ratings();
        let is_asked = if let Act::Configure { setup, .. } = act {
            comes_to_it(setup) && !comes_to_it(&self.setup)
        } else {
            matches!(act, Act::Publish { round: RoundNo(1), .. }) && comes_to_it(&self.setup)
        };
        if is_asked {
            let text = "tie-breaks of ratings are not advised in an event of more than 30 days, for ratings change meanwhile".to_owned();
            warnings.push(Warning { level: Level::Line, clause: Clause::LongEvent, text });
        }
    }

    pub(crate) fn check_rerating(
        &self,
        from: RoundNo,
        ratings: &[(PlayerId, Vec<ListedRating>)],
        refusals: &mut Vec<Refusal>,
    ) {
        if !self.setup.regulations.long {
            refusals.push(Refusal::NotLong);
        }
        check_counted(from, refusals);
        let held = |id| {
            let held = self.player(id).and_then(|player| player.rated_from.get(&from));
            held.map_or(&[][..], Vec::as_slice)
        };
        if ratings.iter().all(|(id, listed)| held(*id) == &listed[..]) {
            refusals.push(Refusal::NothingChanges);
        }
        for (at, (id, listed)) in ratings.iter().enumerate() {
            self.check_player(*id, refusals);
            if ratings[..at].iter().any(|(before, _)| before == id) {
                refusals.push(Refusal::ChangedTwice(*id));
            }
            let is_twice =
                |(at, one): &(usize, &ListedRating)| listed[..*at].iter().any(|other| other.kind == one.kind);
            let twice = listed.iter().enumerate().find(is_twice);
            refusals.extend(
                twice.map(|(_, one)| Refusal::RatedTwice { name: self.name(*id), kind: one.kind.name() }),
            );
            for listed in listed {
                self.check_rating(listed.rating, refusals);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::Act;
    use crate::event::setup::PairingSystem;
    use crate::example::{event, setup};
    use crate::rating_systems::kind::RatingKind;

    fn listed(kind: RatingKind, rating: i64) -> ListedRating {
        let rating = crate::basics::number::Rating::from_units(rating * 1000);
        ListedRating { kind, rating, k: None, source: crate::basics::text::Label::default() }
    }

    fn refused(state: &State, from: u16, ratings: &[(u32, Vec<ListedRating>)]) -> Vec<String> {
        let ratings = ratings.iter().map(|(id, listed)| (PlayerId(*id), listed.clone())).collect();
        let act = Act::Rerate { from: RoundNo(from), ratings };
        state
            .check_now(&act)
            .err()
            .map_or_else(Vec::new, |refused| refused.0.iter().map(ToString::to_string).collect())
    }

    /// Events with a granted bye can still be opened.
    #[test]
    fn a_round_robin_has_no_byes_in_advance() {
        let rules = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
        let granted = |bye| Act::GrantBye { id: PlayerId(1), round: RoundNo(1), bye };
        let act = granted(ByeKind::HalfPoint);
        let robin = event(setup(rules), 4);
        let no_bye = Refused(vec![Refusal::NoByeInAdvance("round robin")]);
        assert_eq!((robin.check_now(&act), robin.check(&act)), (Err(no_bye), Ok(())));
        assert_eq!(event(setup(PairingSystem::Manual), 4).check_now(&act), Ok(()));
        let told = robin.warnings(&granted(ByeKind::ZeroPoint));
        let told: Vec<_> = told.iter().map(|one| (one.level, &*one.text)).collect();
        let seated = "the round robin still pairs player 1 in round 1: enter a forfeit when it is played";
        assert_eq!(told, [(Level::Line, seated)]);
    }

    #[test]
    fn later_ratings_need_a_long_event_and_different_kinds() {
        use RatingKind::{Rapid, Standard};
        let mut state = event(setup(PairingSystem::Manual), 2);
        let both = vec![listed(Standard, 2000), listed(Rapid, 1900)];
        let not_long = ["ratings hold for the whole event (the setup makes it one of more than 30 days)"];
        assert_eq!(refused(&state, 3, &[(1, both.clone())]), not_long);
        state.setup.regulations.long = true;
        assert_eq!(refused(&state, 3, &[(1, both.clone())]), [""; 0]);
        let twice = vec![listed(Rapid, 1900), listed(Rapid, 1900)];
        assert_eq!(refused(&state, 3, &[(1, twice)]), ["player 1 is given two rapid ratings"]);
        assert_eq!(refused(&state, 3, &[(1, both.clone()), (1, Vec::new())]).len(), 1);
        assert_eq!(refused(&state, 0, &[(1, both.clone())]), ["there is no round 0: type 1 or later"]);
        assert_eq!(refused(&state, 6, &[(1, both.clone())]), ["the event has no round 6 (expected 1 to 5)"]);
        let recorded_before = Act::Rerate { from: RoundNo(6), ratings: vec![(PlayerId(1), both.clone())] };
        assert!(state.check(&recorded_before).is_ok(), "an event that holds it must still open");
        let unchanged = [Refusal::NothingChanges.to_string()];
        assert_eq!(refused(&state, 3, &[]), unchanged);
        assert_eq!(refused(&state, 3, &[(2, Vec::new())]), unchanged);
        state.apply(&Act::Rerate { from: RoundNo(3), ratings: vec![(PlayerId(1), both.clone())] }).unwrap();
        assert_eq!(refused(&state, 3, &[(1, both)]), unchanged);
    }
}
