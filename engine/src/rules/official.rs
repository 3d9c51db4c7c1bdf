//! Official mode: the acts that the federation's regulations forbid, and those that need a confirmation,
//! while an event follows them. Outside official mode nothing here applies.
//!
//! The rules are those of `general-handling` (C.04.1, C.04.2, C.05) as far as the federation's checklist
//! requires them (Q40-46, 56-63, 70-88, 157-178, 189-202).

use std::collections::BTreeSet;

use super::differences::{self, Difference, Place};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::words;
use crate::event::action::{Act, ByeKind, Numbering, Outcome, PairedBy};
pub use crate::event::ban::Ban;
use crate::event::ban::NUMBERS_STAY;
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::setup::{Game, Ranking, Setup, TieBreak};
use crate::event::state::State;
use crate::game::scoring::{GameScore, PointSystem};
use crate::pairing::numbering::{moved_out_of_order, weaker_before_stronger};
use crate::pairing::propose::Proposal;

/// The number of items that are named before the rest is counted.
const NAMED: usize = 6;

/// Returns the reasons why an event with these choices cannot follow the federation's regulations; empty if
/// it can.
#[must_use]
pub fn complaints(setup: &Setup) -> Vec<String> {
    let mut complaints = Vec::new();
    if !is_of_the_federation(setup) {
        complaints.push(
            "official mode is for chess, paired as a FIDE (Dutch) Swiss, by Berger tables or by hand, and ranked by points \
             and the tie-breaks of C.07"
                .to_owned(),
        );
    }
    complaints.extend(setup.game.points().into_iter().flat_map(of_points));
    complaints.into_iter().map(|wrong| format!("{wrong} (official mode)")).collect()
}

/// Returns true if the federation's regulations cover these choices.
#[must_use]
pub fn is_of_the_federation(setup: &Setup) -> bool {
    let known = |one: &TieBreak| match one {
        TieBreak::Official(_) | TieBreak::Lots | TieBreak::Given { .. } => true,
        TieBreak::Resistance | TieBreak::SonnebornBerger | TieBreak::Blacks | TieBreak::Wins => false,
    };
    let ranked = matches!(&setup.ranking, Ranking::Points { tie_breaks, .. } if tie_breaks.iter().all(known));
    setup.pairing.system().is_of_the_federation() && ranked && matches!(setup.game, Game::Chess(_))
}

/// Returns complaints about the points of results: two draws worth more than a win and a loss (Q74); a bye
/// worth more than a win (Q81); a bye of another value than 1, ½ or 0 with the usual points (Q83), or than
/// those of a game with other points (Q84).
fn of_points(points: &PointSystem) -> Vec<String> {
    let mut wrong = Vec::new();
    let (win, draw, loss, bye) = (points.win, points.draw, points.loss, points.pairing_allocated_bye);
    let two = |one: Points, other: Points| one.units().saturating_add(other.units());
    if two(win, loss) < two(draw, draw) {
        wrong.push(format!("two draws ({draw} each) are worth more than a win and a loss"));
    }
    if win < bye {
        wrong.push(format!("a pairing-allocated bye of {bye} is worth more than a win ({win})"));
    } else if ![win, draw, loss].contains(&bye) {
        wrong.push(format!(
            "a pairing-allocated bye of {bye} is worth what no game brings (expected {win}, {draw} or {loss})"
        ));
    }
    wrong
}

impl State {
    /// Returns true if screens and prints mark the event as unofficial: it could be official, or was.
    #[must_use]
    pub fn is_marked_unofficial(&self) -> bool {
        !self.is_official() && (self.left_official.is_some() || is_of_the_federation(&self.setup))
    }

    /// Returns the first round whose results, boards and colours can be corrected: the one before the last
    /// round played (C.04.2 4.3, Q189-191). This is a rule of the Swiss: the tables of a round robin do not
    /// depend on results, and a wrong result would decide the event.
    #[must_use]
    pub fn first_correctable(&self) -> RoundNo {
        if !self.is_official() || self.setup.pairing.cycles().is_some() {
            return RoundNo(1);
        }
        RoundNo(self.last_played().0.saturating_sub(1).max(1))
    }

    /// Returns true if a published round is the last of the event, as announced or as its table or bracket
    /// determines.
    #[must_use]
    pub fn ends_with(&self, round: RoundNo) -> bool {
        self.round(round).is_some() && self.setup.pairing.system().rounds(self) <= round.0
    }

    /// Returns the reason why standings cannot be announced as final: every round is published, and games are
    /// open.
    #[must_use]
    pub fn awaited_for_the_end(&self) -> Option<Ban> {
        let open = if self.is_official() && self.ends_with(self.last_round()) {
            self.open_games()
        } else {
            Vec::new()
        };
        (!open.is_empty()).then_some(Ban::OpenGames(open))
    }

    /// Collects the refusals of official mode.
    pub(crate) fn check_official(&self, act: &Act, refusals: &mut Vec<Refusal>) {
        let enters = matches!(act, Act::Configure { setup, .. } if setup.regulations.official);
        if enters && !self.is_official() && (self.left_official.is_some() || !self.rounds.is_empty()) {
            refusals.push(Refusal::Official(Ban::NoWayBack));
        }
        if self.is_official() {
            refusals.extend(self.ban_on(act).map(Refusal::Official));
        }
    }

    /// Returns the ban of official mode on an act.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few acts have a rule of their own in official mode")]
    fn ban_on(&self, act: &Act) -> Option<Ban> {
        match act {
            Act::Correct { was, now: Some(now), .. } if now.finishes(was) => None,
            Act::Correct { round, .. } | Act::CorrectRound { round, .. } => {
                let first = self.first_correctable();
                (*round < first).then_some(Ban::TooOld { round: *round, first })
            }
            Act::Configure { setup, .. } if setup.regulations.official => {
                let other = self.setup.game.points().zip(setup.game.points()).is_some_and(|(was, now)| {
                    *was != PointSystem { pairing_allocated_bye: was.pairing_allocated_bye, ..*now }
                });
                (other && !self.rounds.is_empty()).then_some(Ban::Points)
            }
            Act::Forbid { .. } => (!self.rounds.is_empty()).then_some(Ban::Apart),
            Act::GrantBye { id, bye: ByeKind::HalfPoint, .. } => {
                let barred = self.player(*id).is_some_and(|player| player.is_barred_from_byes);
                barred.then(|| Ban::Barred(self.name(*id)))
            }
            Act::Seal { after, .. } if self.ends_with(*after) => self.awaited_for_the_end(),
            Act::DrawLots { .. } => {
                let is_drawn = self.lots.len() == self.players.len() && !self.lots.is_empty();
                is_drawn.then_some(Ban::DrawnAlready)
            }
            Act::Number { order, by } => self.banned_numbers(order, by),
            _ => None,
        }
    }

    /// Returns the ban on new numbers. Numbers of a Swiss change only for late entries once round 4 is
    /// published (C.04.2 2.3; Q152), and only equal players can be ordered by hand or by lot (Q148). Those of
    /// a round robin are drawn anyway (Q95).
    fn banned_numbers(&self, order: &[PlayerId], by: &Numbering) -> Option<Ban> {
        if !self.setup.pairing.pairs_by_score() {
            return None;
        }
        let is_late = usize::from(NUMBERS_STAY) <= self.rounds.len();
        if is_late && !moved_out_of_order(self, order).is_empty() {
            return Some(Ban::NumbersStay);
        }
        // The numbers of an imported report are as they were: its players are registered in their order.
        let is_first = self.players.iter().all(|player| player.number.is_none());
        if is_first && *by == Numbering::Hand && order.is_sorted() {
            return None;
        }
        match by {
            Numbering::Rating => None,
            Numbering::Registration | Numbering::Lots { .. } | Numbering::Hand | Numbering::Varma { .. } => {
                let (weaker, stronger) = weaker_before_stronger(self, order)?;
                Some(Ban::WeakerFirst(self.name(weaker), self.name(stronger)))
            }
        }
    }

    /// Lists the players who leave their order with both numbers (Q149, 150, 154), without those who only
    /// make room for a late entry.
    fn warn_of_numbers(&self, order: &[PlayerId], warnings: &mut Vec<Warning>) {
        if self.rounds.is_empty() || self.setup.pairing.system().is_predetermined() {
            return;
        }
        warnings.retain(|one| one.clause != Clause::Renumbering);
        let moved: BTreeSet<PlayerId> =
            moved_out_of_order(self, order).into_iter().map(|(player, _)| player).collect();
        let new = |id: &PlayerId| self.player(*id).is_some_and(|player| player.number.is_none());
        let place = |at: usize| at + 1;
        let numbers = order.iter().enumerate();
        if moved.is_empty() {
            let entered = numbers.filter(|(_, id)| new(id));
            let entered = entered.map(|(at, id)| format!("{} number {}", self.name(*id), place(at)));
            let entered: Vec<String> = entered.collect();
            if !entered.is_empty() {
                let text = format!("late entries get their numbers: {}", words::first_few(&entered, NAMED));
                warnings.push(Warning { level: Level::Line, clause: Clause::Renumbering, text });
            }
            return;
        }
        let told = numbers.filter(|(_, id)| moved.contains(id)).map(|(at, id)| {
            let was = self.player(*id).and_then(|player| player.number);
            let was = was.map_or_else(|| "none".to_owned(), |was| was.to_string());
            format!("{} {was} → {}", self.name(*id), place(at))
        });
        let told: Vec<String> = told.collect();
        let text = format!(
            "players move out of their order after round {}, and later pairings follow the new numbers: {}",
            self.last_round(),
            words::first_few(&told, NAMED)
        );
        warnings.push(Warning { level: Level::Confirm, clause: Clause::Renumbering, text });
    }

    /// Collects the additional warnings of official mode.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few acts have a rule of their own in official mode")]
    pub(crate) fn warn_officially(&self, act: &Act, warnings: &mut Vec<Warning>) {
        if !self.is_official() {
            return;
        }
        match act {
            Act::Configure { setup, .. } => self.warn_of_choices(setup, warnings),
            Act::Number { order, .. } => self.warn_of_numbers(order, warnings),
            Act::Correct { round, was, now: Some(now), .. }
                if now.finishes(was) && *round < self.last_round() && !counted_as_now(was, now) =>
            {
                warnings.retain(|one| one.clause != Clause::AdjournedFinished);
                let text = format!(
                    "the game of round {round} counted as drawn, and later rounds were paired with that; they stay as they are"
                );
                warnings.push(Warning { level: Level::Confirm, clause: Clause::AdjournedFinished, text });
            }
            Act::CorrectForRating { round, .. } => {
                let text = format!("pairings and standings continue with the old result of round {round}");
                warnings.push(Warning { level: Level::Confirm, clause: Clause::RatingReportOnly, text });
            }
            Act::GrantBye { id, bye: ByeKind::FullPoint, round } => {
                let text = format!("a full-point bye for {} in round {round} is deprecated", self.name(*id));
                warnings.push(Warning { level: Level::Acknowledge, clause: Clause::FullPointBye, text });
            }
            Act::Publish { round, boards, byes, by: PairedBy::Hand }
            | Act::Rearrange { round, boards, byes } => {
                self.warn_of_pairing(*round, boards, byes, warnings);
            }
            Act::CorrectRound { round, boards, byes, .. } if *round == self.last_round() => {
                self.warn_of_pairing(*round, boards, byes, warnings);
            }
            _ => {}
        }
        if let Act::Publish { round, boards, .. } | Act::Rearrange { round, boards, .. } = act {
            self.warn_of_unmet(*round, boards, warnings);
        }
        if let Act::Publish { round: RoundNo(1), .. } = act {
            warnings.extend(self.warning_of_no_end());
        }
    }

    fn warn_of_choices(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        if !setup.regulations.official {
            let back = if self.rounds.is_empty() { "" } else { "; there is no way back" };
            let text = format!(
                "the event will not be held by the federation's regulations any more: it cannot be reported as such, what they \
                 forbid is no longer refused, every screen and print says that it is not official, and the report names round \
                 {}{back}",
                self.next_round()
            );
            warnings.push(Warning { level: Level::ConfirmTwice, clause: Clause::OfficialModeLeft, text });
        }
        for (round, difference) in differences::made_irregular(self, setup, &()) {
            let text = format!(
                "round {round} would be paired differently now: {}",
                self.difference_in_words(&difference)
            );
            warnings.push(Warning { level: Level::Confirm, clause: Clause::IrregularRounds, text });
        }
    }

    /// Compares a manual round with the system's pairing; an equal one needs no confirmation.
    fn warn_of_pairing(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
        warnings: &mut Vec<Warning>,
    ) {
        if self.next_round() < round || self.setup.pairing.system().is_manual() {
            return;
        }
        self.warn_of_own_tables(round, boards, warnings);
        warnings.retain(|one| one.clause != Clause::ManualPairing);
        let published = Proposal { boards: boards.to_vec(), byes: byes.to_vec() };
        let Some(difference) = differences::difference(self, round, &published, &()) else { return };
        let text =
            format!("round {round} is not paired by the system: {}", self.difference_in_words(&difference));
        warnings.push(Warning { level: Level::Confirm, clause: Clause::ManualPairing, text });
        let turned = self.turned(&difference);
        if !turned.is_empty() {
            let text = format!("both players have the other colour: {}", words::first_few(&turned, NAMED));
            warnings.push(Warning { level: Level::Acknowledge, clause: Clause::ColorsTurned, text });
        }
    }

    /// Lists the boards that differ only in the colours.
    fn turned(&self, difference: &Difference) -> Vec<String> {
        let system = difference.system.as_deref().unwrap_or(&[]);
        let turned = difference.published.iter().filter(|place| match place {
            Place::Board(seats) => {
                let reversed: Vec<PlayerId> = seats.iter().rev().copied().collect();
                system.contains(&Place::Board(reversed))
            }
            Place::Bye(..) => false,
        });
        turned.map(|place| self.place_in_words(place)).collect()
    }

    /// Describes the difference of a round: `12-4, 9-3 instead of 12-3, 9-4`.
    #[must_use]
    pub fn difference_in_words(&self, difference: &Difference) -> String {
        let all = |places: &[Place]| {
            let told: Vec<String> = places.iter().map(|place| self.place_in_words(place)).collect();
            if told.is_empty() { "nothing".to_owned() } else { words::first_few(&told, NAMED) }
        };
        match &difference.system {
            Some(system) => format!("{} instead of {}", all(&difference.published), all(system)),
            None => format!("{}, and the system finds no legal pairing", all(&difference.published)),
        }
    }

    fn place_in_words(&self, place: &Place) -> String {
        let number = |id: &PlayerId| {
            let number = self.player(*id).and_then(|player| player.number);
            number.map_or_else(|| format!("({id})"), |number| number.to_string())
        };
        match place {
            Place::Board(seats) => seats.iter().map(number).collect::<Vec<_>>().join("-"),
            Place::Bye(player, bye) => format!("{} {}", number(player), bye.name()),
        }
    }

    /// Warns that the rules of pairing cannot complete the event: it has more rounds than opponents (Q62).
    #[must_use]
    pub fn warning_of_no_end(&self) -> Option<Warning> {
        if !self.is_official() || !self.rounds.is_empty() || !self.setup.pairing.pairs_by_score() {
            return None;
        }
        let here: Vec<PlayerId> =
            self.players.iter().filter(|one| one.gone().is_none()).map(|one| one.id).collect();
        let free = here.len() % 2;
        let rounds = usize::from(self.setup.rounds);
        let opponents = |player: &PlayerId| {
            let groups = self.forbidden.iter().filter(|group| group.players.contains(player));
            let barred: BTreeSet<PlayerId> = groups.flat_map(|group| group.players.iter().copied()).collect();
            here.iter().filter(|other| *other != player && !barred.contains(other)).count() + free
        };
        let least = here.iter().map(|player| (opponents(player), *player)).min()?;
        (least.0 < rounds).then(|| {
            let text = format!(
                "{} cannot be paired by the rules in {}: {} at most for {}",
                words::count(here.len(), "player"),
                words::count(rounds, "round"),
                words::count_of(least.0, "game or bye", "games or byes"),
                self.name(least.1)
            );
            Warning { level: Level::Line, clause: Clause::NoEnd, text }
        })
    }

    /// Warns of players who lost by forfeit in the last round and are to be paired again: a player who is
    /// absent without notice counts as withdrawn (C.05 6.5).
    #[must_use]
    pub fn warning_of_absence(&self, round: RoundNo) -> Option<Warning> {
        let before = self.round(RoundNo(round.0.checked_sub(1)?)).filter(|_| self.is_official())?;
        let mut absent = Vec::new();
        for board in &before.boards {
            let ([white, black], Some(Outcome::Forfeit { white: one, black: other })) =
                (&board.seats[..], &board.outcome)
            else {
                continue;
            };
            absent.extend(
                [(*white, *one), (*black, *other)].into_iter().filter(|(_, won)| !won).map(|(id, _)| id),
            );
        }
        absent.retain(|id| self.expected(round).any(|player| player.id == *id));
        (!absent.is_empty()).then(|| {
            let names: Vec<String> = absent.iter().map(|id| self.name(*id)).collect();
            let text = format!(
                "lost by forfeit in round {}, and paired again unless withdrawn: {}",
                round.0 - 1,
                words::first_few(&names, NAMED)
            );
            Warning { level: Level::Line, clause: Clause::AbsentWithoutNotice, text }
        })
    }
}

/// Returns true if adjourned games counted, as draws, what they are worth now.
fn counted_as_now(was: &Outcome, now: &Outcome) -> bool {
    match (was, now) {
        (Outcome::Match(was), Outcome::Match(now)) => was.score == now.score,
        (_, _) => now.sides() == Some((GameScore::Draw, GameScore::Draw)),
    }
}

#[cfg(test)]
mod tests;
