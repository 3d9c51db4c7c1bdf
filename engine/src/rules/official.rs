//! Official mode: the acts that the federation's regulations forbid, and those that need a confirmation,
//! while an event follows them. Outside official mode nothing here applies.
//!
//! The rules are those of `general-handling` (C.04.1, C.04.2, C.05) as far as the federation's checklist
//! requires them (Q40-46, 56-63, 70-88, 157-178, 189-202).

use std::collections::BTreeSet;

use super::differences::{self, Difference, Place};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
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

/// Whether the federation's regulations cover these choices.
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
    /// Whether the event follows the federation's regulations.
    #[must_use]
    pub const fn is_official(&self) -> bool {
        self.setup.regulations.official
    }

    /// Whether screens and prints mark the event as unofficial: it could be official, or was.
    #[must_use]
    pub fn is_told_unofficial(&self) -> bool {
        !self.is_official() && (self.left_official.is_some() || is_of_the_federation(&self.setup))
    }

    /// Returns the last round played: the last published one, or the one before while boards are without a
    /// result.
    #[must_use]
    pub fn last_played(&self) -> RoundNo {
        let last = self.last_round();
        let is_complete = self.round(last).is_some_and(crate::event::state::Round::is_complete);
        if is_complete { last } else { RoundNo(last.0.saturating_sub(1)) }
    }

    /// Returns the first round whose results, boards and colours can be corrected: the one before the last
    /// round played (C.04.2 4.3, Q189-191). This is a rule of the Swiss: the tables of a round robin do not
    /// depend on results, and a wrong result would decide the event.
    #[must_use]
    pub fn first_correctable(&self) -> RoundNo {
        if !self.is_official() || self.setup.pairing.system().cycles().is_some() {
            return RoundNo(1);
        }
        RoundNo(self.last_played().0.saturating_sub(1).max(1))
    }

    /// Returns the boards without a known result: no result yet, or an adjourned game.
    #[must_use]
    pub fn open_games(&self) -> Vec<(RoundNo, BoardNo)> {
        let rounds = (1..).map(RoundNo).zip(&self.rounds);
        let open = rounds.flat_map(|(round, held)| {
            let boards = (1..).map(BoardNo).zip(&held.boards);
            let open = boards.filter(|(_, board)| board.outcome.is_none() || board.is_adjourned());
            open.map(move |(board, _)| (round, board))
        });
        open.collect()
    }

    /// Whether a published round is the last of the event, as announced or as its table or bracket
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
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other act is as free as ever")]
    pub(crate) fn check_official(&self, act: &Act, refusals: &mut Vec<Refusal>) {
        let enters = matches!(act, Act::Configure { setup, .. } if setup.regulations.official);
        if enters && !self.is_official() && (self.left_official.is_some() || !self.rounds.is_empty()) {
            refusals.push(Refusal::Official(Ban::NoWayBack));
        }
        if !self.is_official() {
            return;
        }
        let ban = match act {
            Act::Correct { was: Outcome::Adjourned, now: Some(_), .. } => None,
            Act::Correct { round, .. } | Act::Amend { round, .. } => {
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
        };
        refusals.extend(ban.map(Refusal::Official));
    }

    /// Returns the ban on new numbers. Numbers of a Swiss change only for late entries once round 4 is
    /// published (C.04.2 2.3; Q152), and only equal players can be ordered by hand or by lot (Q148). Those of
    /// a round robin are drawn anyway (Q95).
    fn banned_numbers(&self, order: &[PlayerId], by: &Numbering) -> Option<Ban> {
        if !self.setup.pairing.system().pairs_by_score() {
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
    #[expect(clippy::wildcard_enum_match_arm, reason = "about every other act there is nothing more to ask")]
    pub(crate) fn warn_officially(&self, act: &Act, warnings: &mut Vec<Warning>) {
        if !self.is_official() {
            return;
        }
        match act {
            Act::Configure { setup, .. } => self.warn_of_choices(setup, warnings),
            Act::Number { order, .. } => self.warn_of_numbers(order, warnings),
            Act::Correct { round, was: Outcome::Adjourned, now: Some(now), .. }
                if *round < self.last_round() && now.sides() != Some((GameScore::Draw, GameScore::Draw)) =>
            {
                warnings.retain(|one| one.clause != Clause::AdjournedFinished);
                let text = format!(
                    "the game of round {round} counted as drawn, and later rounds were paired with that; they stay as they are"
                );
                warnings.push(Warning { level: Level::Confirm, clause: Clause::AdjournedFinished, text });
            }
            Act::Rectify { round, .. } => {
                let text = format!("pairings and standings go on counting what stands in round {round}");
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
            Act::Amend { round, boards, byes, .. } if *round == self.last_round() => {
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
                "round {round} was paired otherwise than it would be now: {}",
                self.told(&difference)
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
        let text = format!("round {round} is not paired by the system: {}", self.told(&difference));
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
        turned.map(|place| self.place_told(place)).collect()
    }

    /// Describes the difference of a round: `12-4, 9-3 instead of 12-3, 9-4`.
    #[must_use]
    pub fn told(&self, difference: &Difference) -> String {
        let all = |places: &[Place]| {
            let told: Vec<String> = places.iter().map(|place| self.place_told(place)).collect();
            if told.is_empty() { "nothing".to_owned() } else { words::first_few(&told, NAMED) }
        };
        match &difference.system {
            Some(system) => format!("{} instead of {}", all(&difference.published), all(system)),
            None => format!("{}, and the system finds no legal pairing", all(&difference.published)),
        }
    }

    fn place_told(&self, place: &Place) -> String {
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
        if !self.is_official() || !self.rounds.is_empty() || !self.setup.pairing.system().pairs_by_score() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::text::{Label, Remark};
    use crate::event::action::{Act, Header};
    use crate::event::refusal::Refused;
    use crate::event::setup::{Acceleration, PairingSystem, Regulations, SwissRules};
    use crate::example;
    use crate::pairing::propose::{preparations, propose_next};

    const WON: Outcome = Outcome::game(GameScore::Win, GameScore::Loss);
    const LOST: Outcome = Outcome::game(GameScore::Loss, GameScore::Win);

    /// Ten players of an official Swiss of five rounds.
    fn swiss() -> State {
        let mut setup = example::setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }));
        setup.regulations = Regulations { official: true, ..Regulations::default() };
        let mut state = example::event(setup, 10);
        for act in preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        state
    }

    /// Publishes the next round; White wins all boards except the last ones, which stay open.
    fn play(state: &mut State, open: usize) {
        let made = propose_next(state.clone(), &()).unwrap();
        let (round, boards) = (state.next_round(), made.boards.len());
        let publish = Act::Publish { round, boards: made.boards, byes: made.byes, by: PairedBy::System };
        state.apply(&publish).unwrap();
        for board in (1..).map(BoardNo).take(boards - open) {
            state.apply(&Act::Record { round, board, outcome: WON }).unwrap();
        }
    }

    fn correct(round: u16) -> Act {
        let (round, board) = (RoundNo(round), BoardNo(1));
        Act::Correct { round, board, was: WON, now: Some(LOST), reason: Remark::default() }
    }

    #[track_caller]
    fn refused(state: &State, act: &Act) -> String {
        state.check_now(act).err().map_or_else(String::new, |Refused(why)| why[0].to_string())
    }

    fn asked(state: &State, act: &Act) -> Vec<(Level, Clause)> {
        state.warnings(act).into_iter().map(|one| (one.level, one.clause)).collect()
    }

    fn configured(state: &State, change: impl FnOnce(&mut Setup)) -> Act {
        let mut setup = state.setup.clone();
        change(&mut setup);
        Act::Configure { details: state.details.clone(), setup }
    }

    fn numbered(order: [u32; 10], by: Numbering) -> Act {
        Act::Number { order: order.map(PlayerId).to_vec(), by }
    }

    fn rate(state: &mut State, player: u32, rating: &str) {
        let id = PlayerId(player);
        let entrant = state.player(id).unwrap().entrant.clone();
        let entrant = crate::event::action::Entrant { rating: rating.parse().ok(), ..entrant };
        state.apply(&Act::Edit { id, entrant }).unwrap();
    }

    /// The players are in the order 1, 10, 2, 3 ...: by name, because all are unrated.
    #[test]
    fn c04_2_2_3_numbers_that_move_are_asked_about_and_stay_once_round_4_is_published() {
        let mut state = swiss();
        let exchange = numbered([1, 10, 3, 2, 4, 5, 6, 7, 8, 9], Numbering::Hand);
        assert_eq!(asked(&state, &exchange), [], "before round 1 freely");
        rate(&mut state, 1, "2000");
        let weaker = numbered([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], Numbering::Lots { seed: 1 });
        assert!(refused(&state, &weaker).contains("player 10 would stand before player 1, who is stronger"));
        play(&mut state, 0);
        let told = state.warnings(&exchange);
        assert_eq!(asked(&state, &exchange), [(Level::Confirm, Clause::Renumbering)]);
        assert!(told[0].text.ends_with("player 3 4 → 3, player 2 3 → 4"), "{}", told[0].text);
        assert_eq!(asked(&state, &numbered([1, 10, 2, 3, 4, 5, 6, 7, 8, 9], Numbering::Hand)), []);
        (0..3).for_each(|_| play(&mut state, 0));
        assert!(refused(&state, &exchange).contains("once round 4 is published"));
        state.setup.regulations.official = false;
        assert_eq!(
            asked(&state, &exchange),
            [(Level::ConfirmTwice, Clause::Renumbering)],
            "as ever outside of it"
        );
        assert!(state.check(&exchange).is_ok());
    }

    /// In every round, also after round 4 (Q156): no numbered player overtakes another.
    #[test]
    fn c04_2_2_4_a_late_entry_is_numbered_when_the_next_round_is_paired() {
        let mut state = swiss();
        for round in 1..=4 {
            play(&mut state, 0);
            let id = PlayerId(10 + round);
            let rating = ["1500", "1700", "1600", "1400"][round as usize - 1].parse().ok();
            let entrant =
                crate::event::action::Entrant { name: "late".parse().unwrap(), rating, ..Default::default() };
            state.apply(&Act::Register { id, entrant }).unwrap();
            assert_eq!(state.player(id).unwrap().number, None);
            let acts = preparations(&state, 7, &str::cmp);
            assert_eq!(acts.len(), 1);
            assert_eq!(asked(&state, &acts[0]), [(Level::Line, Clause::Renumbering)]);
            for act in &acts {
                state.apply(act).unwrap();
            }
            assert_eq!(preparations(&state, 7, &str::cmp), []);
        }
        let order: Vec<u32> = state.by_number().iter().map(|player| player.id.0).collect();
        assert_eq!(order, [12, 13, 11, 14, 1, 10, 2, 3, 4, 5, 6, 7, 8, 9]);
        play(&mut state, 0);
        assert!(state.rounds[4].players().any(|player| player == PlayerId(14)));
    }

    /// A report shows the numbers used, whatever its ratings.
    #[test]
    fn the_numbers_of_a_report_are_taken_over() {
        let mut state = swiss();
        rate(&mut state, 10, "2000");
        let given = numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Numbering::Hand);
        assert!(refused(&state, &given).contains("player 2 would stand before player 10"));
        for player in &mut *state.players {
            player.number = None;
        }
        assert!(state.check(&given).is_ok());
        let registered = numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Numbering::Registration);
        assert!(state.check(&registered).is_err());
        let other = numbered([2, 1, 3, 4, 5, 6, 7, 8, 9, 10], Numbering::Hand);
        assert!(state.check(&other).is_err());
    }

    /// Numbers of a round robin are drawn or set by hand (Q95), and its tables use them.
    #[test]
    fn the_numbers_of_a_round_robin_are_free() {
        let mut state = swiss();
        state.setup.pairing = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
        rate(&mut state, 1, "2000");
        let drawn = numbered([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], Numbering::Lots { seed: 1 });
        assert!(state.check(&drawn).is_ok());
        let entrant = crate::event::action::Entrant { name: "late".parse().unwrap(), ..Default::default() };
        state.apply(&Act::Register { id: PlayerId(11), entrant }).unwrap();
        assert_eq!(state.player(PlayerId(11)).unwrap().number, Some(11));
    }

    /// Round 7 played and round 8 paired: 6, 7 and 8 can be corrected (general-handling 7).
    #[test]
    fn c04_2_4_3_the_last_two_rounds_that_were_played_can_be_corrected() {
        let mut state = swiss();
        (0..3).for_each(|_| play(&mut state, 0));
        assert_eq!((state.last_played(), state.first_correctable()), (RoundNo(3), RoundNo(2)));
        assert!(refused(&state, &correct(1)).contains("round 1 can no longer be corrected"));
        assert!(state.check(&correct(2)).is_ok() && state.check(&correct(3)).is_ok());
        let opened = |round| {
            let (round, board) = (RoundNo(round), BoardNo(1));
            Act::Correct { round, board, was: WON, now: None, reason: Remark::default() }
        };
        assert!(refused(&state, &opened(2)).contains("round 3 is paired: a game of round 2 keeps a result"));
        assert!(state.check(&opened(3)).is_ok());
        play(&mut state, 1);
        assert!(state.check(&correct(2)).is_ok(), "round 4 is still being played");
        state.apply(&Act::Record { round: RoundNo(4), board: BoardNo(5), outcome: WON }).unwrap();
        assert!(refused(&state, &correct(2)).contains("only rounds from 3 on"));
        let rectify = Act::Rectify {
            round: RoundNo(1),
            board: BoardNo(1),
            reported: Some(LOST),
            reason: Remark::default(),
        };
        assert_eq!(asked(&state, &rectify), [(Level::Confirm, Clause::RatingReportOnly)]);
        let before = crate::ranking::standings::Standings::after(&state, RoundNo(4));
        state.apply(&rectify).unwrap();
        assert_eq!(crate::ranking::standings::Standings::after(&state, RoundNo(4)), before);
        let board = state.board(RoundNo(1), BoardNo(1)).unwrap();
        assert_eq!((board.outcome.as_ref(), board.for_rating()), (Some(&WON), Some(&LOST)));
        state.setup.regulations.official = false;
        assert!(state.check(&correct(1)).is_ok(), "outside of official mode nothing has changed");
    }

    #[test]
    fn a_mode_that_was_left_is_not_entered_again() {
        let mut state = swiss();
        let leave = configured(&state, |setup| setup.regulations.official = false);
        assert_eq!(asked(&state, &leave), [(Level::ConfirmTwice, Clause::OfficialModeLeft)]);
        let mut free = state.clone();
        free.apply(&leave).unwrap();
        let enter = configured(&free, |setup| setup.regulations.official = true);
        free.apply(&enter).unwrap();
        assert!(free.is_official(), "before round 1 it can be turned on and off");
        play(&mut state, 0);
        state.apply(&leave).unwrap();
        assert_eq!((state.left_official, state.is_told_unofficial()), (Some(RoundNo(2)), true));
        let enter = configured(&state, |setup| setup.regulations.official = true);
        assert!(refused(&state, &enter).contains("not again once left"));
    }

    #[test]
    fn an_adjourned_game_ends_at_any_time_and_the_end_waits_for_it() {
        let mut state = swiss();
        play(&mut state, 1);
        state
            .apply(&Act::Record { round: RoundNo(1), board: BoardNo(5), outcome: Outcome::Adjourned })
            .unwrap();
        (0..4).for_each(|_| play(&mut state, 0));
        let digest: Label = "0".repeat(64).parse().unwrap();
        let seal = Act::Seal { after: RoundNo(5), digest, signed: None, table: None };
        assert!(refused(&state, &seal).contains("board 5 of round 1"));
        let (round, board, was) = (RoundNo(1), BoardNo(5), Outcome::Adjourned);
        let finish =
            |now| Act::Correct { round, board, was: was.clone(), now: Some(now), reason: Remark::default() };
        assert_eq!(asked(&state, &finish(WON)), [(Level::Confirm, Clause::AdjournedFinished)]);
        let draw = Outcome::game(GameScore::Draw, GameScore::Draw);
        assert_eq!(asked(&state, &finish(draw)), [(Level::Line, Clause::AdjournedFinished)]);
        state.apply(&finish(WON)).unwrap();
        assert!(state.check(&seal).is_ok() && state.awaited_for_the_end().is_none());
    }

    #[test]
    fn a_round_robin_ends_with_its_table_whatever_was_announced() {
        let rules = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
        let mut state = example::event(example::setup(rules), 4);
        state.setup.regulations.official = true;
        state.setup.rounds = 9;
        for act in preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        (0..2).for_each(|_| play(&mut state, 0));
        assert!(!state.ends_with(RoundNo(2)));
        play(&mut state, 1);
        assert!(state.ends_with(RoundNo(3)) && state.awaited_for_the_end().is_some());
    }

    #[test]
    fn what_results_are_worth_stays_within_reason() {
        let state = swiss();
        let points = |of: [i32; 4]| {
            let [win, draw, loss, bye] = of.map(Points::from_tenths);
            let act = configured(&state, |setup| {
                let points = setup.game.points_mut().unwrap();
                (points.win, points.draw, points.loss) = (win, draw, loss);
                points.pairing_allocated_bye = bye;
            });
            refused(&state, &act)
        };
        assert_eq!(points([10, 5, 0, 5]) + &points([30, 10, 0, 10]) + &points([10, 5, 0, 0]), "");
        assert!(points([10, 6, 0, 10]).starts_with("two draws (0.6 each) are worth more"));
        assert!(points([10, 5, 0, 11]).contains("is worth more than a win"));
        assert!(points([10, 5, 0, 7]).contains("(expected 1.0, 0.5 or 0.0)"));
        assert!(points([30, 10, 0, 20]).contains("is worth what no game brings"));
        let mut state = state;
        play(&mut state, 0);
        let half = |setup: &mut Setup| {
            setup.game.points_mut().unwrap().pairing_allocated_bye = Points::from_tenths(5);
        };
        let three = |setup: &mut Setup| {
            let points = setup.game.points_mut().unwrap();
            (points.win, points.pairing_allocated_bye) = (Points::whole(3), Points::whole(3));
        };
        assert_eq!(refused(&state, &configured(&state, half)), "");
        assert!(refused(&state, &configured(&state, three)).contains("only before round 1"));
    }

    #[test]
    fn what_is_forbidden_once_round_1_is_published() {
        let mut state = swiss();
        let apart =
            Act::Forbid { players: vec![PlayerId(1), PlayerId(2)], first: RoundNo(1), last: RoundNo(5) };
        assert!(state.check(&apart).is_ok());
        play(&mut state, 0);
        assert!(refused(&state, &apart).contains("before round 1"));
        let half = Act::GrantBye { id: PlayerId(3), round: RoundNo(2), bye: ByeKind::HalfPoint };
        assert!(state.check(&half).is_ok());
        state.apply(&Act::BarHalfPointByes { id: PlayerId(3), barred: true }).unwrap();
        assert_eq!(refused(&state, &half), "player 3 may have no half-point bye (official mode)");
        let full = Act::GrantBye { id: PlayerId(3), round: RoundNo(2), bye: ByeKind::FullPoint };
        assert_eq!(asked(&state, &full), [(Level::Acknowledge, Clause::FullPointBye)]);
    }

    #[test]
    fn a_round_by_hand_is_compared_with_the_system() {
        let mut state = swiss();
        play(&mut state, 0);
        let made = propose_next(state.clone(), &()).unwrap();
        let publish =
            |boards| Act::Publish { round: RoundNo(2), boards, byes: Vec::new(), by: PairedBy::Hand };
        assert_eq!(asked(&state, &publish(made.boards.clone())), [], "as the system pairs it");
        let mut boards = made.boards;
        boards[0].reverse();
        let asked = state.warnings(&publish(boards));
        let clauses: Vec<_> = asked.iter().map(|one| (one.level, one.clause)).collect();
        assert!(clauses.contains(&(Level::Confirm, Clause::ManualPairing)), "{asked:?}");
        assert!(clauses.contains(&(Level::Acknowledge, Clause::ColorsTurned)), "{asked:?}");
        assert!(asked.iter().any(|one| one.text.contains(" instead of ")), "{asked:?}");
    }

    #[test]
    fn a_setup_that_cannot_come_to_its_end_is_told_before_round_1() {
        let mut state = swiss();
        assert_eq!(state.warning_of_no_end(), None);
        state.setup.rounds = 10;
        assert!(state.warning_of_no_end().unwrap().text.starts_with("10 players cannot be paired"));
        state.setup.rounds = 9;
        assert_eq!(state.warning_of_no_end(), None);
        let apart =
            Act::Forbid { players: vec![PlayerId(1), PlayerId(2)], first: RoundNo(1), last: RoundNo(9) };
        state.apply(&apart).unwrap();
        assert!(state.warning_of_no_end().is_some());
    }

    #[test]
    fn other_events_know_nothing_of_it() {
        let state = State::new(&Header::new(Label::default(), swiss().details, Setup::bare(&Game::Dice)));
        assert!(!state.is_official() && !state.is_told_unofficial());
        let enter = configured(&state, |setup| setup.regulations.official = true);
        assert!(refused(&state, &enter).starts_with("official mode is for chess"));
    }
}
