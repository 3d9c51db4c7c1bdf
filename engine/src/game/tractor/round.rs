//! The judge of one round, trick by trick, and the effect of the round on the teams' ranks (2.5).
//!
//! Impossible plays are refused at once and change nothing: a third copy of a card, uneven plays, more than
//! 25 cards, a lead of more than one category. To undo a trick, judge the others again.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::{CARDS_PER_PLAYER, Card, POINTS_OF_BOTH_DECKS, Play, Rank};
use super::order::{CardOrder, Category, MainSuit, Order};
use super::structure::Structure;
use super::table::{Seat, Team};
use super::trick::{MixedLead, Reason, Standing, Trick, check_lead, judge};
use crate::basics::why::Why;
use crate::basics::words;

/// The points with which the defenders take the deal (2.5).
pub const POINTS_TO_TAKE_THE_DEAL: u64 = 80;

/// The points per step in rank (2.5).
const POINTS_OF_A_STEP: u64 = 40;

/// The state before the first trick (2.1, 2.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundSetup {
    /// The main suit, or none.
    pub main: MainSuit,
    /// The dealer, who leads the first trick and whose team are the declarers.
    pub dealer: Seat,
    /// The current ranks of team 1 and team 2.
    pub ranks: [Rank; 2],
}

impl RoundSetup {
    /// Returns the declarers: the dealer's team (2.1).
    #[must_use]
    pub const fn declarers(&self) -> Team {
        self.dealer.team()
    }

    /// Returns the defenders (2.1).
    #[must_use]
    pub const fn defenders(&self) -> Team {
        self.declarers().other()
    }

    /// Returns the round rank: the declarers' rank (2.1).
    #[must_use]
    pub const fn round_rank(&self) -> Rank {
        self.ranks[self.declarers().index()]
    }
}

/// A round as it is recorded: the state before the first trick, and the tricks (2.6).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The state before the first trick.
    pub setup: RoundSetup,
    /// The tricks in the order in which they were played.
    pub tricks: Vec<Trick>,
}

/// The score of a round without its tricks: it determines the ranks and the next dealer (2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The dealer, whose team are the declarers.
    pub dealer: Seat,
    /// The ranks of team 1 and team 2 before the round.
    pub ranks: [Rank; 2],
    /// The defenders' points, with those of the hidden cards.
    pub points: u64,
}

/// Points that are impossible in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a score of a round (expected a multiple of 5, 0 to {MOST_POINTS})")]
pub struct NoScore(pub u64);

/// The maximum of the defenders' points: the points of eight hidden cards times 2^24, and of all others.
pub const MOST_POINTS: u64 = (80 << 24) + 120;

impl Score {
    /// Returns the state before the round. The main suit is unknown; it matters for tricks only.
    #[must_use]
    pub const fn setup(&self) -> RoundSetup {
        RoundSetup { main: MainSuit(None), dealer: self.dealer, ranks: self.ranks }
    }

    /// Returns the result of the round.
    ///
    /// # Errors
    ///
    /// If the points are impossible in a round.
    pub fn result(&self) -> Result<RoundResult, NoScore> {
        if !self.points.is_multiple_of(5) || MOST_POINTS < self.points {
            return Err(NoScore(self.points));
        }
        let outcome = outcome(self.setup(), self.points, &mut ());
        Ok(RoundResult { defenders_points: self.points, hidden_points: 0, hidden_factor: 0, outcome })
    }
}

/// A reason why a play or a trick is impossible (2.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Every player has played all cards.
    RoundIsOver,
    /// The lead is not of one category.
    MixedLead(#[from] MixedLead),
    /// A follower plays more or fewer cards than were led.
    Uneven {
        /// The player.
        seat: Seat,
        /// The number of cards that were led.
        expected: u8,
        /// The number of cards of the play.
        found: u8,
    },
    /// A player plays more cards than are left of the 25.
    TooManyCards {
        /// The player.
        seat: Seat,
        /// The number of cards that the player has left.
        left: u8,
        /// The number of cards of the play.
        found: u8,
    },
    /// Both copies of a card have been played already.
    ThirdCopy {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// All four players have played to the trick.
    TrickIsFull,
}

fn n_cards(number: u8) -> String {
    words::count(number.into(), "card")
}

fn n_points(number: u32) -> String {
    words::count(usize::try_from(number).unwrap_or(usize::MAX), "point")
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_names(Seat::name))
    }
}

impl Refusal {
    /// Returns the reason in words, with the players' names.
    #[must_use]
    pub fn with_names<'a>(&self, name: impl Fn(Seat) -> &'a str) -> String {
        match self {
            Self::RoundIsOver => "a play after the round is over".to_owned(),
            Self::MixedLead(mixed) => mixed.to_string(),
            Self::Uneven { seat, expected, found } => {
                format!("{} plays {} on a lead of {expected}", name(*seat), n_cards(*found))
            }
            Self::TooManyCards { seat, left, found } => {
                format!("{} plays {} with {left} left", name(*seat), n_cards(*found))
            }
            Self::ThirdCopy { seat, card } => format!("{} plays a third {card}", name(*seat)),
            Self::TrickIsFull => "a fifth play to the trick".to_owned(),
        }
    }

    /// Suggests a possible play.
    #[must_use]
    pub const fn way_out(&self) -> &'static str {
        match self {
            Self::RoundIsOver => "nothing more: every player has played 25 cards",
            Self::MixedLead(_) => "a lead of trumps only, or of plain cards of one suit",
            Self::Uneven { .. } => "as many cards as were led",
            Self::TooManyCards { .. } => "no more than 25 cards from a player in a round",
            Self::ThirdCopy { .. } => "no card more than twice in a round",
            Self::TrickIsFull => "the next trick",
        }
    }
}

/// Not all cards have been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the round is not over: every player has {} left", n_cards(*left))]
pub struct NotOver {
    /// The cards that every player has left.
    pub left: u8,
}

/// The judge's report on a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrickReport {
    /// The player who led.
    pub leader: Seat,
    /// The category of the lead.
    pub category: Category,
    /// The structure of the lead.
    pub structure: Structure,
    /// The standing of each play, in order of play.
    pub standings: [Standing; 4],
    /// The winner of the trick, who leads the next.
    pub winner: Seat,
    /// The reason in short.
    pub reason: Reason,
    /// The points of the trick.
    pub points: u32,
    /// The defenders' points after the trick, without the hidden cards.
    pub defenders_points: u32,
    /// The cards that every player has left.
    pub cards_left: u8,
}

impl TrickReport {
    /// Returns the honor order of a play that competes, by its place in order of play (2.3).
    #[must_use]
    pub fn honor(&self, place: usize) -> Option<Order> {
        self.standings.get(place).and_then(|standing| standing.honor())
    }
}

/// The effect of a round on the teams (2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundOutcome {
    /// The game goes on with these ranks of team 1 and team 2, and this dealer.
    GoesOn {
        /// The new ranks of team 1 and team 2.
        ranks: [Rank; 2],
        /// The next dealer.
        dealer: Seat,
    },
    /// A team has gone beyond A and wins the game.
    Won(Team),
}

/// The result of a round (2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundResult {
    /// The defenders' points, with those of the hidden cards.
    pub defenders_points: u64,
    /// The points of the hidden cards, without the factor.
    pub hidden_points: u32,
    /// The factor of the hidden cards for the defenders: 2^w, or 0.
    pub hidden_factor: u64,
    /// The new ranks and the next dealer, or the winner.
    pub outcome: RoundOutcome,
}

impl RoundResult {
    /// Returns the winner of the round: the defenders with at least [`POINTS_TO_TAKE_THE_DEAL`] points, as
    /// the declarers then go down and lose the deal; otherwise the declarers, who make it and go up (2.5).
    #[must_use]
    pub const fn winner(&self, setup: &RoundSetup) -> Team {
        if self.defenders_points < POINTS_TO_TAKE_THE_DEAL { setup.declarers() } else { setup.defenders() }
    }

    /// Returns the number of ranks that the winner goes up from a setup; 0 if the deal alone changes (2.5).
    #[must_use]
    pub const fn levels(&self, setup: &RoundSetup) -> u8 {
        let team = self.winner(setup).index();
        let now = match self.outcome {
            RoundOutcome::GoesOn { ranks, .. } => ranks[team].number(),
            RoundOutcome::Won(_) => Rank::ACE.number() + 1,
        };
        now.saturating_sub(setup.ranks[team].number())
    }
}

/// The copies of each card that have been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Copies {
    once: u64,
    twice: u64,
}

impl Copies {
    /// Adds the cards of a play; returns the first card that would be a third copy.
    #[inline]
    fn take(&mut self, play: &Play) -> Result<(), Card> {
        for &card in play.cards() {
            if self.twice & card.bit() != 0 {
                return Err(card);
            }
            self.twice |= self.once & card.bit();
            self.once |= card.bit();
        }
        Ok(())
    }
}

/// The judge of a round in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundJudge {
    setup: RoundSetup,
    order: CardOrder,
    leader: Seat,
    cards_left: u8,
    played: Copies,
    played_points: u32,
    defenders_points: u32,
    /// The largest component size of the last lead: the w of the hidden cards (2.5).
    last_size: u32,
}

impl RoundJudge {
    /// Begins a round.
    #[must_use]
    pub fn new(setup: RoundSetup) -> Self {
        Self {
            setup,
            order: CardOrder::new(setup.main, setup.round_rank()),
            leader: setup.dealer,
            cards_left: CARDS_PER_PLAYER,
            played: Copies::default(),
            played_points: 0,
            defenders_points: 0,
            last_size: 0,
        }
    }

    /// Returns the state before the first trick.
    #[must_use]
    pub const fn setup(&self) -> &RoundSetup {
        &self.setup
    }

    /// Returns the categories and orders of the cards in this round.
    #[must_use]
    pub const fn order(&self) -> &CardOrder {
        &self.order
    }

    /// Returns the leader of the next trick: first the dealer, then the winner of the last trick (2.5).
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the number of cards that every player has left.
    #[must_use]
    pub const fn cards_left(&self) -> u8 {
        self.cards_left
    }

    /// Returns the defenders' points so far, without the hidden cards.
    #[must_use]
    pub const fn defenders_points(&self) -> u32 {
        self.defenders_points
    }

    /// Returns true if every player has played 25 cards (2.5).
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.cards_left == 0
    }

    /// Checks one play of a trick that is not complete; `earlier` are the plays before it, lead first.
    ///
    /// # Errors
    ///
    /// If the play is impossible (2.10).
    pub fn check_play(&self, earlier: &[Play], play: &Play) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::RoundIsOver);
        }
        if Seat::ALL.len() <= earlier.len() {
            return Err(Refusal::TrickIsFull);
        }
        let mut copies = self.copies_after(earlier)?;
        if earlier.is_empty() {
            check_lead(play, &self.order)?;
        }
        let lead = earlier.first().unwrap_or(play);
        self.check_next(&mut copies, earlier.len(), lead, play)
    }

    /// Checks the beginning of a play: as [`Self::check_play`], but more cards may follow.
    ///
    /// # Errors
    ///
    /// If no play can begin this way (2.10).
    pub fn check_beginning(&self, earlier: &[Play], play: &Play) -> Result<(), Refusal> {
        match earlier.first() {
            Some(lead) if play.n_cards() < lead.n_cards() && earlier.len() < Seat::ALL.len() => {
                let mut copies = self.copies_after(earlier)?;
                copies.take(play).map_err(|card| self.third_copy(earlier.len(), card))
            }
            Some(_) | None => self.check_play(earlier, play),
        }
    }

    /// Judges the next trick and reports the reasons to `why`. After a refusal nothing has changed.
    ///
    /// # Errors
    ///
    /// If the trick is impossible (2.10).
    #[inline]
    pub fn play(&mut self, trick: &Trick, why: &mut dyn Why) -> Result<TrickReport, Refusal> {
        let played = self.check(trick)?;
        let verdict = judge(trick, &self.order, self.leader, why)?;
        let points = trick.points();
        let leader = self.leader;
        let winner = leader.after(verdict.winner);
        self.leader = winner;
        self.cards_left = self.cards_left.saturating_sub(trick.plays[0].n_cards());
        self.played = played;
        self.played_points += points;
        self.last_size = verdict.structure.largest_size();
        self.count(winner, points, why);
        Ok(TrickReport {
            leader,
            category: verdict.category,
            structure: verdict.structure,
            standings: verdict.standings,
            winner,
            reason: verdict.reason,
            points,
            defenders_points: self.defenders_points,
            cards_left: self.cards_left,
        })
    }

    /// Ends the round and reports the reasons to `why`.
    ///
    /// # Errors
    ///
    /// If not all cards have been played.
    pub fn finish(&self, why: &mut dyn Why) -> Result<RoundResult, NotOver> {
        if !self.is_over() {
            return Err(NotOver { left: self.cards_left });
        }
        let hidden_points = POINTS_OF_BOTH_DECKS.saturating_sub(self.played_points);
        let hidden_factor = self.hidden_factor();
        let hidden = u64::from(hidden_points).saturating_mul(hidden_factor);
        let defenders_points = u64::from(self.defenders_points).saturating_add(hidden);
        why.because(
            "Tractor: round",
            format_args!(
                "defenders: {} from tricks and {hidden_points} hidden times {hidden_factor}: {defenders_points}",
                self.defenders_points
            ),
        );
        let outcome = outcome(self.setup, defenders_points, why);
        Ok(RoundResult { defenders_points, hidden_points, hidden_factor, outcome })
    }

    /// Returns the copies played after the first plays of a trick.
    fn copies_after(&self, earlier: &[Play]) -> Result<Copies, Refusal> {
        let mut copies = self.played;
        for (place, play) in earlier.iter().enumerate() {
            copies.take(play).map_err(|card| self.third_copy(place, card))?;
        }
        Ok(copies)
    }

    /// Checks all plays of a trick; returns the copies played after it.
    #[inline]
    fn check(&self, trick: &Trick) -> Result<Copies, Refusal> {
        if self.is_over() {
            return Err(Refusal::RoundIsOver);
        }
        let [lead, ..] = &trick.plays;
        let mut copies = self.played;
        for (place, play) in trick.plays.iter().enumerate() {
            self.check_next(&mut copies, place, lead, play)?;
        }
        Ok(copies)
    }

    /// Checks the numbers of cards and of copies in one play of a trick.
    #[inline]
    fn check_next(&self, copies: &mut Copies, place: usize, lead: &Play, play: &Play) -> Result<(), Refusal> {
        let (seat, found) = (self.leader.after(place), play.n_cards());
        if found != lead.n_cards() {
            return Err(Refusal::Uneven { seat, expected: lead.n_cards(), found });
        }
        if self.cards_left < found {
            return Err(Refusal::TooManyCards { seat, left: self.cards_left, found });
        }
        copies.take(play).map_err(|card| self.third_copy(place, card))
    }

    #[cold]
    const fn third_copy(&self, place: usize, card: Card) -> Refusal {
        Refusal::ThirdCopy { seat: self.leader.after(place), card }
    }

    /// Adds the points of a trick to the defenders', if one of them won it (2.5).
    #[inline]
    fn count(&mut self, winner: Seat, points: u32, why: &mut dyn Why) {
        let is_defender = winner.team() == self.setup.defenders();
        if is_defender {
            self.defenders_points += points;
        }
        if why.listens() {
            let (side, total) = (if is_defender { "defenders" } else { "declarers" }, self.defenders_points);
            let fact = format_args!("{} to the {side}; defenders so far {total}", n_points(points));
            why.because("Tractor: round", fact);
        }
    }

    /// Returns the factor of the hidden cards: 2^w if a defender won the last trick (2.5).
    const fn hidden_factor(&self) -> u64 {
        if self.leader.team().index() == self.setup.defenders().index() { 1 << self.last_size } else { 0 }
    }
}

/// Returns the new ranks and the next dealer, or the winner, for the defenders' points (2.5).
fn outcome(setup: RoundSetup, defenders_points: u64, why: &mut dyn Why) -> RoundOutcome {
    let declarers_stay = defenders_points < POINTS_TO_TAKE_THE_DEAL;
    let (team, steps, dealer) = if declarers_stay {
        (setup.declarers(), declarers_steps(defenders_points), setup.dealer.partner())
    } else {
        let steps = (defenders_points - POINTS_TO_TAKE_THE_DEAL) / POINTS_OF_A_STEP;
        (setup.defenders(), steps, setup.dealer.after(1))
    };
    let mut ranks = setup.ranks;
    let rank = ranks[team.index()];
    let Some(raised) = rank.raised(steps) else {
        why.because(
            "Tractor: round",
            format_args!(
                "{team}: {rank} plus {} is beyond A",
                words::count(usize::try_from(steps).unwrap_or(usize::MAX), "step")
            ),
        );
        return RoundOutcome::Won(team);
    };
    ranks[team.index()] = raised;
    why.because("Tractor: round", format_args!("{team}: {rank} to {raised}; next dealer {dealer}"));
    RoundOutcome::GoesOn { ranks, dealer }
}

/// Returns the declarers' steps if the defenders have fewer than 80 points (2.5).
const fn declarers_steps(defenders_points: u64) -> u64 {
    match defenders_points {
        0 => 3,
        points if points < POINTS_OF_A_STEP => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests;
