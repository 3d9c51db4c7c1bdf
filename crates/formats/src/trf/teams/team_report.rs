//! The report of a team event: its teams, records and rounds.

use crate::trf::event_type::TeamSystem;
use crate::trf::report::{AnnouncedBye, Cell, Fault, Report};
use engine::action::ByeKind;
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Forbidden, Tpn};
use engine::team::MatchPoints;

/// The report of a team event.
///
/// Teams are sorted by their numbers, and their place in this order, from 1, identifies them everywhere in
/// this type; players have their places in [`Report::players`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamReport {
    /// The players, the settings, and all lines.
    pub report: Report,
    /// The type of the event (192).
    pub system: TeamSystem,
    /// The teams by place.
    pub teams: Vec<Team>,
    /// The colours of the first-named team, board 1 first (352); alternating, White first, without a
    /// record.
    pub colors: Vec<Color>,
    /// The match points of each result (362).
    pub match_points: MatchPoints,
    /// The pairing-allocated byes (320).
    pub allocated: Option<AllocatedByes>,
    /// The byes of teams (240), of completed rounds and of later ones.
    pub byes: Vec<TeamByes>,
    /// The forfeited matches (330).
    pub forfeits: Vec<ForfeitedMatch>,
    /// The line-ups that differ from the order of the roster (300).
    pub line_ups: Vec<LineUp>,
    /// Virtual points (250).
    pub virtual_points: Vec<TeamVirtualPoints>,
    /// The prohibited pairings (260).
    pub forbidden: Vec<Forbidden>,
    /// Adjusted points (299).
    pub adjusted_points: Vec<TeamAdjustment>,
    /// The rounds with matches or pairing-allocated byes, first round first.
    pub rounds: Vec<TeamRound>,
    /// The contradictions.
    pub(super) faults: Vec<Fault>,
}

/// One team (310, or 013 if no line 310 is in the file).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Team {
    /// The number in the file, 1 to 999.
    pub number: u16,
    /// The line in the file, from 1.
    pub line: usize,
    /// The name, as written.
    pub name: String,
    /// The short name, as written.
    pub short_name: String,
    /// The strength, as written: the average rating of some players.
    pub strength: String,
    /// The match points in the standings; `None` if the columns are blank.
    pub match_points: Option<Points>,
    /// The game points in the standings; `None` if the columns are blank.
    pub game_points: Option<Points>,
    /// The rank in the standings.
    pub rank: Option<u16>,
    /// The players in board order.
    pub roster: Vec<Tpn>,
}

/// The pairing-allocated byes of all rounds (320).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllocatedByes {
    /// The line in the file, from 1.
    pub line: usize,
    /// The match points of a bye.
    pub match_points: Points,
    /// The game points of a bye.
    pub game_points: Points,
    /// The team with the bye in each round, first round first.
    pub teams: Vec<Option<Tpn>>,
}

/// Byes of one kind in one round (240).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    /// The line in the file, from 1.
    pub line: usize,
    /// The kind.
    pub bye: AnnouncedBye,
    /// The round.
    pub round: u16,
    /// The teams.
    pub teams: Vec<Tpn>,
}

/// A match decided by forfeit as a whole (330).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// The line in the file, from 1.
    pub line: usize,
    /// The round.
    pub round: u16,
    /// The two teams, the first-named one first.
    pub teams: [Tpn; 2],
    /// True for the team that won; both may have lost.
    pub won: [bool; 2],
}

/// A line-up in another order than that of the roster, or with an empty board (300).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// The line in the file, from 1.
    pub line: usize,
    /// The round.
    pub round: u16,
    /// The team.
    pub team: Tpn,
    /// The opponent.
    pub opponent: Option<Tpn>,
    /// The players by board; `None` for an empty board.
    pub players: Vec<Option<Tpn>>,
}

/// Virtual points of a range of teams (250).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamVirtualPoints {
    /// The match points.
    pub match_points: Points,
    /// The game points.
    pub game_points: Points,
    /// The first round with them.
    pub first_round: u16,
    /// The last round with them.
    pub last_round: u16,
    /// The first team with them.
    pub first: Tpn,
    /// The last team with them.
    pub last: Tpn,
}

/// Points that are given, deducted, or set for a result (299).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamAdjustment {
    /// The line in the file, from 1.
    pub line: usize,
    /// The result with another worth; `None` for a penalty or a bonus.
    pub result: Option<ValuedResult>,
    /// The match points; `None` if the columns are blank.
    pub match_points: Option<Points>,
    /// The game points; `None` if the columns are blank.
    pub game_points: Option<Points>,
    /// The round; `None` for all.
    pub round: Option<u16>,
    /// The teams; an empty list means every team.
    pub teams: Vec<Tpn>,
}

/// A round of a team event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamRound {
    /// The matches, by the place of the better-placed team.
    pub matches: Vec<Match>,
    /// The teams without a match, with their byes; a team without any record has a zero-point bye.
    pub byes: Vec<(Tpn, ByeKind)>,
}

/// A match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The teams: the first has White at board 1.
    pub teams: [Tpn; 2],
    /// The boards, board 1 first.
    pub boards: Vec<Board>,
    /// The teams that won by forfeit, if the whole match was forfeited by a record 330.
    pub forfeit: Option<[bool; 2]>,
}

/// A board of a match, with the two players in the order of the teams.
pub type Board = [Seat; 2];

/// One side of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seat {
    /// The player; `None` if the board was left empty.
    pub player: Option<Tpn>,
    /// The player's entry of the round; blank without a player.
    pub cell: Cell,
}

impl TeamReport {
    /// Creates a report of teams without any round, with the usual points and one board.
    #[must_use]
    pub fn new(report: Report, teams: Vec<Team>) -> Self {
        Self {
            system: TeamSystem::of(report.kind.as_deref().unwrap_or_default()),
            report,
            teams,
            colors: vec![Color::White],
            match_points: MatchPoints::default(),
            allocated: None,
            byes: Vec::new(),
            forfeits: Vec::new(),
            line_ups: Vec::new(),
            virtual_points: Vec::new(),
            forbidden: Vec::new(),
            adjusted_points: Vec::new(),
            rounds: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Lists the contradictions: in the players' lines, between matches, byes, line-ups and points.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.report.faults().into_iter().chain(self.faults.iter().cloned()).collect()
    }

    /// Returns the report if it has no contradiction.
    ///
    /// # Errors
    ///
    /// The first contradiction.
    pub fn without_faults(self) -> Result<Self, Fault> {
        match self.faults().into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(self),
        }
    }

    /// Returns the team at a place.
    #[must_use]
    pub fn team(&self, place: Tpn) -> Option<&Team> {
        usize::from(place).checked_sub(1).and_then(|at| self.teams.get(at))
    }

    /// Returns the number in the file of the team at a place; the place itself if no team has it.
    #[must_use]
    pub fn number(&self, place: Tpn) -> u16 {
        self.team(place).map_or(place, |team| team.number)
    }

    /// Returns the number and the name of the team at a place, for a note.
    pub(crate) fn named(&self, place: Tpn) -> String {
        let name = self.team(place).map_or("", |team| team.name.as_str());
        format!("team {} ({name})", self.number(place))
    }

    /// Returns the number of boards of a match.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.colors.len()
    }

    /// Returns the number of rounds with a result at every board.
    #[must_use]
    pub fn completed_rounds(&self) -> u16 {
        let is_complete = |round: &TeamRound| round.open_board().is_none();
        let completed = self.rounds.iter().rposition(is_complete).map_or(0, |at| at + 1);
        u16::try_from(completed).unwrap_or(u16::MAX)
    }

    /// Returns the entry of a player in a round, blank for a player who is not in the report.
    pub(super) fn cell(&self, player: Tpn, round: u16) -> Cell {
        self.report.player(player).map(|player| player.cell(round)).unwrap_or_default()
    }
}

impl TeamRound {
    /// Returns the first side of a board that is paired but has no result.
    pub(in crate::trf) fn open_board(&self) -> Option<Seat> {
        let seats = self.matches.iter().flat_map(|one| &one.boards).flatten();
        seats.copied().find(|seat| seat.cell.is_open())
    }
}
