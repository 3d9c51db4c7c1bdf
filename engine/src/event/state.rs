//! The current state of the event: the fold of all acts that count.
//!
//! [`State::evolve`] makes every change and contains no rule. The rules for each act are in
//! [`crate::rules::check`]: `State::check` refuses and changes nothing, `State::apply` runs the two in that
//! order.

mod evolve;
mod persons;
mod teams;

pub use persons::{GameAtBoard, Member, Persons};
pub use teams::MatchNow;

use std::collections::{BTreeMap, BTreeSet};

use super::action::{ByeKind, Details, Entrant, Header, Outcome, PairedBy};
use super::kept::{AdjustedPoints, KeptReport};
pub use super::players::{Away, Player, Players};
use super::prize_rules::PrizeRules;
use super::seal::AnnouncedTable;
use super::setup::{PairingSystem, Setup};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::shared::Shared;
use crate::basics::text::Label;
use crate::game::chess960::Position;
use crate::game::color::Color;
use crate::game::compare;
use crate::game::team::{Sheet, TeamScore};
use crate::people::namesakes::{self, Told};

/// The state of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The title, the place and the dates.
    pub details: Details,
    /// The four choices.
    pub setup: Setup,
    /// The year in which the event was created, if the file has it.
    pub began: Option<u16>,
    /// The players in order of registration, without removed ones.
    pub players: Shared<Players>,
    /// The names of removed players; their ids are never used again.
    pub removed: Shared<BTreeMap<PlayerId, Label>>,
    /// The published rounds.
    pub rounds: Vec<Shared<Round>>,
    /// The pairing system of each published round, as it was set at its publication.
    pub paired_with: Vec<PairingSystem>,
    /// The event from which each published round was paired, without those of earlier rounds; `None` for an
    /// imported round.
    pub paired_from: Vec<Option<Shared<State>>>,
    /// The initial colour, once drawn.
    pub initial_color: Option<Color>,
    /// The players who must not meet.
    pub forbidden: Vec<ForbiddenGroup>,
    /// The sealed standings, first one first.
    pub seals: Vec<Sealed>,
    /// The public keys that sign the event: the one of the header, then those added since.
    pub keys: Vec<Label>,
    /// The prizes, once defined.
    pub prizes: Option<Shared<PrizeRules>>,
    /// The players seen in each round's check-in; a round without an entry has no check-in.
    pub check_ins: BTreeMap<RoundNo, Shared<BTreeSet<PlayerId>>>,
    /// The order drawn by lot; empty before.
    pub lots: Shared<Vec<PlayerId>>,
    /// The values given from outside for the event's own tie-breaks, by their names.
    pub given: BTreeMap<Label, Shared<BTreeMap<PlayerId, Points>>>,
    /// The stored parts of the imported tournament report.
    pub kept: Option<Shared<KeptReport>>,
    /// Adjusted points, in the order of entry; of two for the same result the later one counts.
    pub adjusted_points: Vec<AdjustedPoints>,
    /// The drawn starting positions of Chess960, by round.
    pub positions: BTreeMap<RoundNo, u16>,
    /// The round before which the event left official mode, if round 1 was paired by then.
    pub left_official: Option<RoundNo>,
    /// True if an act has named the partnerships; before that, players without a partner are seated two by
    /// two.
    pub has_named_partners: bool,
}

/// A published round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The boards in order.
    pub boards: Vec<Board>,
    /// The players without a board, with their byes.
    pub byes: Vec<(PlayerId, ByeKind)>,
    /// The origin of the pairing.
    pub by: PairedBy,
}

/// A board or table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The players in the order of their seats.
    pub seats: Vec<PlayerId>,
    /// The result, once entered.
    pub outcome: Option<Outcome>,
    /// True if the second pass confirmed the result.
    pub agreed: bool,
    /// The result reported for rating, if it differs.
    pub reported: Option<Outcome>,
    /// Different results typed by other desks, until a correction or the director's decision settles them.
    pub disputes: Vec<Dispute>,
    /// A match of teams that is not finished, once something is known of it; of a finished match only the
    /// results that were replaced by forfeits because a player is missing.
    pub sheet: Option<Box<Sheet>>,
}

/// A result typed by a desk for a board for which another desk had entered a different one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    /// The result that was not recorded.
    pub typed: Outcome,
    /// The desk that typed it.
    pub by: Label,
    /// The desk that had entered the other result.
    pub against: Label,
}

impl Board {
    /// Returns the disputes whose result still differs from the board's own.
    pub fn disputed(&self) -> impl Iterator<Item = &Dispute> {
        let differs = |dispute: &&Dispute| {
            self.outcome.as_ref().is_some_and(|now| !compare::are_same(now, &dispute.typed))
        };
        self.disputes.iter().filter(differs)
    }
}

/// Players who must not meet each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForbiddenGroup {
    /// The players.
    pub players: Vec<PlayerId>,
    /// From this round.
    pub first: RoundNo,
    /// Until this round.
    pub last: RoundNo,
}

impl ForbiddenGroup {
    /// Returns true if the group contains both players and separates them in every round from the given one
    /// on.
    #[must_use]
    pub fn keeps_apart(&self, one: PlayerId, other: PlayerId, from: RoundNo) -> bool {
        let has_both = self.players.contains(&one) && self.players.contains(&other);
        has_both && self.first <= from && self.last == RoundNo(u16::MAX)
    }
}

/// Sealed standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed {
    /// The round.
    pub after: RoundNo,
    /// The digest of the sealed standings.
    pub digest: Label,
    /// The sealed standings; `None` in seals of the first formats.
    pub table: Option<AnnouncedTable>,
}

impl State {
    /// Creates the event of a header, before its first act.
    #[must_use]
    pub fn new(header: &Header) -> Self {
        Self {
            details: header.details.clone(),
            setup: header.setup.clone(),
            began: header.opened.get(..4).and_then(|year| year.parse().ok()),
            players: Shared::default(),
            removed: Shared::default(),
            rounds: Vec::new(),
            paired_with: Vec::new(),
            paired_from: Vec::new(),
            initial_color: None,
            forbidden: Vec::new(),
            seals: Vec::new(),
            keys: Some(header.key.clone()).filter(|key| !key.is_empty()).into_iter().collect(),
            prizes: None,
            check_ins: BTreeMap::new(),
            lots: Shared::default(),
            given: BTreeMap::new(),
            kept: None,
            adjusted_points: Vec::new(),
            positions: BTreeMap::new(),
            left_official: None,
            has_named_partners: false,
        }
    }

    /// Returns the pairing system of a round: the one with which it was published, otherwise the current one.
    #[must_use]
    pub fn pairing_of(&self, round: RoundNo) -> &PairingSystem {
        let published = self.paired_with.get(round.index()).filter(|_| round.0 > 0);
        published.unwrap_or(&self.setup.pairing)
    }

    /// Returns the event from which the system pairs a round: for a published round the event at its
    /// publication, despite later changes; for a future or imported round the current event.
    #[must_use]
    pub fn paired_from(&self, round: RoundNo) -> &Self {
        let published = self.paired_from.get(round.index()).filter(|_| round.0 > 0);
        published.and_then(Option::as_deref).unwrap_or(self)
    }

    /// Returns a player.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(self.place(id)?)
    }

    /// Returns the index of a player in [`State::players`].
    #[must_use]
    pub fn place(&self, id: PlayerId) -> Option<usize> {
        // Without removed players the index follows from the id.
        if self.removed.is_empty() {
            return Some(id.index()).filter(|at| *at < self.players.len());
        }
        self.players.binary_search_by_key(&id, |player| player.id).ok()
    }

    /// Returns the number of players ever registered. Tables by player have a slot for each, at
    /// [`PlayerId::index`].
    #[must_use]
    pub fn registered(&self) -> usize {
        self.players.len() + self.removed.len()
    }

    /// Returns all players ever registered, by id; `None` for removed ones.
    pub fn slots(&self) -> impl Iterator<Item = Option<&Player>> {
        let mut players = self.players.iter().peekable();
        (0..self.registered()).map(move |at| players.next_if(|player| player.id.index() == at))
    }

    /// Returns the id of the next player to register.
    #[must_use]
    pub fn next_player(&self) -> PlayerId {
        PlayerId(u32::try_from(self.registered() + 1).unwrap_or(u32::MAX))
    }

    /// Returns a player's name. The names of namesakes are followed by the first of these that differs: short
    /// name of a team, club, federation, year of birth, id, pairing number: `Nowak, Jan (SK Nord)`,
    /// `Nowak, Jan (1987)`, `Nowak, Jan (#4)`. The name is shown in every language, so it has no
    /// words of one.
    #[must_use]
    pub fn name(&self, id: PlayerId) -> String {
        match self.told_apart(id) {
            Some(Told::Fact(fact)) => format!("{} ({fact})", self.bare_name(id)),
            Some(Told::Number) => {
                let number = self.player(id).and_then(|player| player.number).map_or(id.0, u32::from);
                format!("{} (#{number})", self.bare_name(id))
            }
            None => self.bare_name(id),
        }
    }

    /// Returns a player's name for use beside the number, with the fact that distinguishes namesakes: `Nowak,
    /// Jan (SK Nord)`.
    #[must_use]
    pub fn name_at_number(&self, id: PlayerId) -> String {
        let name = self.bare_name(id);
        match self.told_apart(id) {
            Some(Told::Fact(fact)) => format!("{name} ({fact})"),
            Some(Told::Number) | None => name,
        }
    }

    fn told_apart(&self, id: PlayerId) -> Option<Told> {
        let own = self.player(id)?;
        let namesakes: Vec<&Entrant> =
            self.players.namesakes(own).filter_map(|other| Some(&self.player(other)?.entrant)).collect();
        namesakes::told_apart(&own.entrant, &namesakes)
    }

    /// Returns a player's name alone, also of a removed player, or the id if there never was such a player.
    #[must_use]
    pub fn bare_name(&self, id: PlayerId) -> String {
        let name = self.player(id).map(|player| &player.entrant.name).or_else(|| self.removed.get(&id));
        name.map_or_else(|| format!("player {id}"), ToString::to_string)
    }

    /// Returns a published round.
    #[must_use]
    pub fn round(&self, round: RoundNo) -> Option<&Round> {
        self.rounds.get(round.index()).map(|round| &**round)
    }

    /// Returns a board of a published round.
    #[must_use]
    pub fn board(&self, round: RoundNo, board: BoardNo) -> Option<&Board> {
        self.round(round)?.boards.get(board.index())
    }

    /// Returns a player's boards without a result or with an adjourned game.
    pub fn open_boards_of(&self, player: PlayerId) -> impl Iterator<Item = (RoundNo, BoardNo)> {
        let open = move |board: &Board| {
            board.seats.contains(&player) && (board.outcome.is_none() || board.is_adjourned())
        };
        (1..).map(RoundNo).zip(&self.rounds).flat_map(move |(round, held)| {
            let boards = (1..).map(BoardNo).zip(&held.boards).filter(move |(_, board)| open(board));
            boards.map(move |(number, _)| (round, number))
        })
    }

    /// Returns the boards with undecided disputes.
    pub fn disputed(&self) -> impl Iterator<Item = (RoundNo, BoardNo, &Dispute)> {
        (1..).map(RoundNo).zip(&self.rounds).flat_map(|(round, held)| {
            let boards = (1..).map(BoardNo).zip(&held.boards);
            boards.flat_map(move |(at, board)| board.disputed().map(move |dispute| (round, at, dispute)))
        })
    }

    /// Returns the last published round, 0 before the first.
    #[must_use]
    pub fn last_round(&self) -> RoundNo {
        RoundNo(u16::try_from(self.rounds.len()).unwrap_or(u16::MAX))
    }

    /// Returns the round to pair next.
    #[must_use]
    pub fn next_round(&self) -> RoundNo {
        RoundNo(self.last_round().0.saturating_add(1))
    }

    /// Returns true if the event follows the federation's regulations.
    #[must_use]
    pub const fn is_official(&self) -> bool {
        self.setup.regulations.official
    }

    /// Returns the last round played: the last published one, or the one before while boards are without a
    /// result.
    #[must_use]
    pub fn last_played(&self) -> RoundNo {
        let last = self.last_round();
        let is_complete = self.round(last).is_some_and(Round::is_complete);
        if is_complete { last } else { RoundNo(last.0.saturating_sub(1)) }
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

    /// Returns the drawn starting position of a round.
    #[must_use]
    pub fn position(&self, round: RoundNo) -> Option<Position> {
        self.positions.get(&round).and_then(|number| Position::of(*number))
    }

    /// Returns the round whose position is drawn next: the last published one, while it has neither a
    /// position nor a result, otherwise the next one.
    #[must_use]
    pub fn round_to_draw(&self) -> RoundNo {
        let last = self.last_round();
        let lacks = self.position(last).is_none() && self.round(last).is_some_and(|held| held.results() == 0);
        if lacks { last } else { self.next_round() }
    }

    /// Returns the players who take part in a round, including those with byes granted in advance, in order
    /// of registration.
    pub fn present(&self, round: RoundNo) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(move |player| player.is_present(round))
    }

    /// Returns the points given to or taken from a score of a team apart from its results, after a round.
    #[must_use]
    pub fn added_to(&self, score: TeamScore, after: RoundNo, team: PlayerId) -> Points {
        self.adjusted_points.iter().map(|given| given.added_to(score, after, team)).sum()
    }

    /// Returns true if a round has a check-in.
    #[must_use]
    pub fn has_check_in(&self, round: RoundNo) -> bool {
        self.check_ins.contains_key(&round)
    }

    /// Returns true if the check-in of a round has seen a player.
    #[must_use]
    pub fn is_here(&self, player: PlayerId, round: RoundNo) -> bool {
        self.check_ins.get(&round).is_some_and(|here| here.contains(&player))
    }

    /// Returns the players whom the check-in of a round expects: those who take part and have no granted bye.
    pub fn expected(&self, round: RoundNo) -> impl Iterator<Item = &Player> {
        self.present(round).filter(move |player| !player.byes.contains_key(&round))
    }

    /// Returns the expected players whom the check-in has not seen; none if the round has no check-in.
    pub fn not_here(&self, round: RoundNo) -> impl Iterator<Item = &Player> {
        let begun = self.has_check_in(round);
        self.expected(round).filter(move |player| begun && !self.is_here(player.id, round))
    }

    /// Returns all players by pairing number; those without one follow in order of registration.
    #[must_use]
    pub fn by_number(&self) -> Vec<&Player> {
        let mut players: Vec<&Player> = self.players.iter().collect();
        players.sort_by_key(|player| (player.number.is_none(), player.number, player.id));
        players
    }
}

impl Round {
    /// Returns all players who have a board or a bye.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        let seated = self.boards.iter().flat_map(|board| board.seats.iter().copied());
        seated.chain(self.byes.iter().map(|(player, _)| *player))
    }

    /// Counts the boards that have a result.
    #[must_use]
    pub fn results(&self) -> usize {
        self.boards.iter().filter(|board| board.outcome.is_some()).count()
    }

    /// Returns true if every board has a result.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.results() == self.boards.len()
    }

    /// Counts the boards with a known result; an adjourned game has none yet.
    #[must_use]
    pub fn known(&self) -> usize {
        self.results() - self.adjourned()
    }

    /// Counts the adjourned games.
    #[must_use]
    pub fn adjourned(&self) -> usize {
        self.boards.iter().filter(|board| board.is_adjourned()).count()
    }

    /// Returns the numbers of the boards without a result.
    pub fn missing(&self) -> impl Iterator<Item = BoardNo> {
        let open = self.boards.iter().enumerate().filter(|(_, board)| board.outcome.is_none());
        open.filter_map(|(at, _)| u16::try_from(at + 1).ok().map(BoardNo))
    }
}

impl Board {
    /// Creates a board of which nothing but the result is known.
    #[must_use]
    pub const fn of(seats: Vec<PlayerId>, outcome: Option<Outcome>) -> Self {
        Self { seats, outcome, agreed: false, reported: None, disputes: Vec::new(), sheet: None }
    }

    /// Returns the outcome that counts for ratings: the reported one, if it differs from the result.
    #[must_use]
    pub fn for_rating(&self) -> Option<&Outcome> {
        self.reported.as_ref().or(self.outcome.as_ref())
    }

    /// Returns true if the game is adjourned, or one at the boards of the match.
    #[must_use]
    pub fn is_adjourned(&self) -> bool {
        self.outcome.as_ref().is_some_and(Outcome::is_adjourned)
    }
}
