//! Tractor: the rank reached, then the points taken as defenders.
//!
//! Every player carries a rank. A partnership plays at the lower rank of its two members (they are the same
//! if partners stay together); a round lifts both members by what their team gained (seed-systems 2.5).

use super::table::{Column, RANK, Ranked, RankedPlayer, Value, by_number};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::why::{Reason, Why as _};
use crate::basics::words::of_round;
use crate::event::setup::{Game, TractorStart};
use crate::event::state::{Board, Player, State};
use crate::fact;
use crate::game::tractor::cards::Rank;
use crate::game::tractor::round::{RoundOutcome, RoundResult};
use crate::game::tractor::table::{Seat, Team};
use crate::game::{self, TractorRound};

/// The progress of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The rank as a number: 0 for 2 up to 12 for the ace, more after a won game.
    pub level: u8,
    /// The points taken as a defender.
    pub taken: i64,
    /// The rounds played.
    pub rounds: i64,
}

impl Progress {
    /// Returns the rank; `None` beyond the ace.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        rank_of(self.level)
    }
}

/// Computes every player's progress through the first rounds of an event.
#[must_use]
pub fn after(state: &State, round: RoundNo) -> Vec<Progress> {
    follow(state, round, &mut |_, _, _, _| {})
}

type Listener<'a> = dyn FnMut(RoundNo, &Board, &RoundResult, &[Progress]) + 'a;

fn follow(state: &State, round: RoundNo, heard: &mut Listener<'_>) -> Vec<Progress> {
    let Game::Tractor(start) = state.setup.game else { return Vec::new() };
    let level = start.team1.number().min(start.team2.number());
    let mut progress = vec![Progress { level, taken: 0, rounds: 0 }; state.registered()];
    let mut seated = vec![false; state.registered()];
    for (at, held) in state.rounds.iter().enumerate().take(round.0.into()) {
        let number = RoundNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
        for board in &held.boards {
            begin(&mut progress, &mut seated, board, start);
            let Some(played) = board.outcome.as_ref().and_then(game::tractor_round) else { continue };
            advance(&mut progress, board, &played);
            heard(number, board, &played.result, &progress);
        }
    }
    progress
}

/// Sets the starting rank of each player at a first seat; the seat decides between the two starting ranks.
fn begin(progress: &mut [Progress], seated: &mut [bool], board: &Board, start: TractorStart) {
    for (seat, player) in board.seats.iter().enumerate() {
        let Some(before) = seated.get_mut(player.index()).filter(|before| !**before) else { continue };
        *before = true;
        progress[player.index()].level =
            if seat % 2 == 0 { start.team1.number() } else { start.team2.number() };
    }
}

fn advance(progress: &mut [Progress], board: &Board, round: &TractorRound) {
    let defenders = round.setup.defenders();
    for (seat, player) in Seat::ALL.into_iter().zip(&board.seats) {
        let Some(progress) = progress.get_mut(player.index()) else { continue };
        let was = round.setup.ranks[seat.team().index()].number();
        let gained = level_after(seat.team(), round).saturating_sub(was);
        progress.level = progress.level.max(was).saturating_add(gained);
        progress.rounds += 1;
        if seat.team() == defenders {
            let taken = i64::try_from(round.result.defenders_points).unwrap_or(i64::MAX);
            progress.taken = progress.taken.saturating_add(taken);
        }
    }
}

/// Returns the level of a team after a round; a won game is one level beyond the ace.
const fn level_after(team: Team, round: &TractorRound) -> u8 {
    match round.result.outcome {
        RoundOutcome::GoesOn { ranks, .. } => ranks[team.index()].number(),
        RoundOutcome::Won(winner) if winner.index() == team.index() => Rank::ACE.number() + 1,
        RoundOutcome::Won(_) => round.setup.ranks[team.index()].number(),
    }
}

/// Returns the rank of a level; `None` beyond the ace.
fn rank_of(level: u8) -> Option<Rank> {
    Rank::TWO.raised(level.into())
}

/// Returns the ranks at which the two partnerships of a board play: the lower rank of the two members.
#[must_use]
pub fn ranks_at(state: &State, round: RoundNo, board: BoardNo) -> Option<(Rank, Rank)> {
    let board = state.board(round, board)?;
    ranks_of(state, &before(state, round), board)
}

/// Returns the ranks of the two partnerships of every board of a round.
#[must_use]
pub fn ranks_in(state: &State, round: RoundNo) -> Vec<Option<(Rank, Rank)>> {
    let progress = before(state, round);
    let boards = state.round(round).map_or(&[][..], |held| &held.boards);
    boards.iter().map(|board| ranks_of(state, &progress, board)).collect()
}

fn before(state: &State, round: RoundNo) -> Vec<Progress> {
    after(state, RoundNo(round.0.saturating_sub(1)))
}

fn ranks_of(state: &State, progress: &[Progress], board: &Board) -> Option<(Rank, Rank)> {
    let Game::Tractor(start) = state.setup.game else { return None };
    let level = |seat: usize, first: Rank| {
        let player = board.seats.get(seat)?;
        let own = progress.get(player.index()).filter(|own| own.rounds > 0);
        Some(own.map_or(first.number(), |own| own.level))
    };
    let team =
        |one, other, first| rank_of(level(one, first)?.min(level(other, first)?).min(Rank::ACE.number()));
    Some((team(0, 2, start.team1)?, team(1, 3, start.team2)?))
}

/// Returns the rank at which a player plays the next round with the same partner, by [`PlayerId::index`], if
/// it is not the player's own: the lower rank of the two. Empty for the standings of an earlier round, which
/// may have had other partners.
#[must_use]
pub fn lower_ranks(state: &State, round: RoundNo) -> Vec<Option<Rank>> {
    if round < state.last_round() {
        return Vec::new();
    }
    let progress = after(state, round);
    let mut lower = vec![None; progress.len()];
    for [one, other] in state.partnerships() {
        let (Some(first), Some(second)) = (progress.get(one.index()), progress.get(other.index())) else {
            continue;
        };
        let both_played = first.rounds > 0 && second.rounds > 0;
        if both_played && first.level != second.level {
            let (rank, higher) =
                if first.level < second.level { (first.rank(), other) } else { (second.rank(), one) };
            lower[higher.index()] = rank;
        }
    }
    lower
}

/// Returns the dealer of a board: the player who was to deal next at the last table (2.5). `None` if none or
/// several of the board's players were.
#[must_use]
pub fn next_dealer(state: &State, round: RoundNo, board: BoardNo) -> Option<Seat> {
    let board = state.board(round, board)?;
    let before = state.rounds.get(..round.index())?;
    let last = |player: PlayerId| {
        before.iter().rev().flat_map(|held| &held.boards).find(|held| held.seats.contains(&player))
    };
    let deals = |player: PlayerId| {
        let held = last(player)?;
        let RoundOutcome::GoesOn { dealer, .. } = game::tractor_round(held.outcome.as_ref()?)?.result.outcome
        else {
            return None;
        };
        held.seats.get(dealer as usize).copied()
    };
    let mut named =
        Seat::ALL.into_iter().zip(&board.seats).filter(|(_, player)| deals(**player) == Some(**player));
    let (seat, _) = named.next()?;
    named.next().is_none().then_some(seat)
}

/// The columns of the standings.
pub(super) const COLUMNS: [Column; 3] = [
    Column::fixed(RANK, "rank reached"),
    Column::fixed("TAKEN", "points taken as defenders"),
    Column::fixed("ROUNDS", "rounds played"),
];

/// Returns the member of a pair with the lower number: partners who share a place are listed one below the
/// other.
fn first_of_pair(state: &State, player: &Player) -> PlayerId {
    // Tables that were sealed before partnerships had acts remain in their order.
    let partner = state.partner_of(player.id).filter(|_| state.has_named_partners);
    let partner = partner.and_then(|partner| state.player(partner));
    partner.filter(|partner| partner.number < player.number).map_or(player.id, |partner| partner.id)
}

/// Ranks by rank reached, then by points taken as defenders.
#[must_use]
pub fn rank(state: &State, round: RoundNo) -> Ranked {
    let progress = after(state, round);
    let entries = state.players.iter().filter_map(|player| {
        let own = progress.get(player.id.index())?;
        Some(RankedPlayer {
            player: player.id,
            values: vec![Value::Rank(own.rank()), Value::Count(own.taken), Value::Count(own.rounds)],
            keys: vec![i64::from(own.level), own.taken],
            listing: by_number(state, first_of_pair(state, player)),
        })
    });
    Ranked { columns: COLUMNS.to_vec(), entries: entries.collect() }
}

/// Returns the reasons for every player's rank and points, in order of registration.
#[must_use]
pub fn explain(state: &State, round: RoundNo) -> Vec<Vec<Reason>> {
    let mut whys: Vec<Vec<Reason>> = vec![Vec::new(); state.registered()];
    follow(state, round, &mut |number, board, result, progress| {
        for player in &board.seats {
            let (Some(why), Some(own)) = (whys.get_mut(player.index()), progress.get(player.index())) else {
                continue;
            };
            let (rank, defenders) = (Value::Rank(own.rank()), result.defenders_points);
            let fact = fact!(
                "rank-and-taken",
                "{defenders} points to the defenders; rank {rank}, taken so far {taken}",
                defenders,
                rank,
                taken = own.taken,
            );
            why.tell("Tractor: round", of_round(number, fact));
        }
    });
    whys
}
