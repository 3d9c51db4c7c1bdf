//! The consistency checks of a report (trf 4, oracle-and-trf "Tournament file").

use super::{
    Absence, AbsentWhen, Adjustment, AnnouncedBye, Cell, CellFault, Code, Fault, Player, RankedBy, Report,
};
use crate::trf::event_type::is_dutch;
use crate::trf::player::POINTS;
use engine::number::Points;
use engine::pairing::field::{Record, Tpn};
use engine::scoring::GameScore;
use engine::words;

impl Report {
    /// Lists the contradictions: between opponents' entries, between points and results, between rounds
    /// and their number.
    ///
    /// A last round that is paired but not played is not a fault.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.unknown_signs.clone();
        let completed = self.completed_rounds();
        if let Some(rounds) = self.rounds.filter(|rounds| *rounds < completed) {
            faults.push(Fault::new(
                0,
                words::count_of(completed.into(), "round is played", "rounds are played"),
                format!("at most {rounds}, as announced"),
            ));
        }
        if let Some(entry) =
            self.virtual_points.iter().find(|entry| self.rounds.is_some_and(|last| last < entry.last_round))
        {
            let wrong = format!("virtual points are given in round {}", entry.last_round);
            faults.push(Fault::new(0, wrong, "no more rounds than the event has"));
        }
        let is_named = |round| self.players.iter().any(|player| !player.cell(round).is_blank());
        faults.extend((1..=completed).filter(|round| !is_named(*round)).map(|round| {
            let wrong = format!("nobody has an entry in round {round}, and later rounds are played");
            Fault::new(0, wrong, "a game or a bye in each round up to the last")
        }));
        for (place, player) in (1..).zip(&self.players) {
            for round in 1..=completed {
                faults.extend(self.cell_fault(place, player, round, completed));
            }
        }
        if faults.is_empty() {
            faults.extend(self.points_faults(completed));
        }
        faults
    }

    /// Describes the players in a record of byes (240) whose line has another entry in a round that is
    /// played.
    pub(in crate::trf) fn other_entries(&self, absence: &Absence) -> Vec<String> {
        let AbsentWhen::Round(round) = absence.when else { return Vec::new() };
        let (letter, bye) = match absence.bye {
            AnnouncedBye::Full => ('F', Record::FullPointBye),
            AnnouncedBye::Half => ('H', Record::HalfPointBye),
            AnnouncedBye::Zero => ('Z', Record::ZeroPointBye),
        };
        let is_played = round <= self.completed_rounds();
        let players = absence.players.iter().filter_map(|place| self.player(*place));
        let other = players.filter(|player| is_played && player.cell(round).record() != Ok(bye));
        let told = other.map(|player| {
            let number = player.number;
            format!(
                "`240 {letter}` contradicts the line of player {number} in round {round}: the player's line counts"
            )
        });
        told.collect()
    }

    /// Checks that the FIDE (Dutch) system pairs this event.
    pub(super) fn swiss(&self) -> Result<(), Fault> {
        if let Some(team) = self.others.iter().find(|other| is_team(&other.code)) {
            return Err(Fault::new(team.line, "this is a team event", "an individual one"));
        }
        if let Some(match_points) = self.others.iter().find(|other| other.code == "250") {
            return Err(Fault::new(
                match_points.line,
                "virtual match points are for teams",
                "blank columns 5-8",
            ));
        }
        if let Some(kind) = self.kind.as_deref().filter(|kind| !is_dutch(kind)) {
            let wrong = format!("the type of the event is {kind}");
            return Err(Fault::new(0, wrong, "FIDE_DUTCH or FIDE_DUTCH_BAKU, with a year or without"));
        }
        let hole = (1..).zip(&self.players).find(|(place, player): &(Tpn, _)| player.number != *place);
        match hole {
            Some((place, player)) if self.ranked_by == RankedBy::Number => {
                let wrong = format!("pairing number {place} is missing");
                Err(Fault::new(player.line, wrong, "pairing numbers without gaps, or `XXC rank`"))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn is_for_teams(&self) -> bool {
        self.others.iter().any(|other| is_team(&other.code))
    }

    fn cell_fault(&self, place: Tpn, player: &Player, round: u16, completed: u16) -> Option<Fault> {
        let cell = player.cell(round);
        let fault = |wrong: String, expected: &str| {
            Some(Fault::new(
                player.line,
                format!("player {} {wrong} in round {round}", player.number),
                expected,
            ))
        };
        match cell.record() {
            Ok(_) => {}
            Err(CellFault::NoResult) if round == completed => {}
            Err(wrong) => return fault(wrong.to_string(), "an opponent, a colour and a result, or a bye"),
        }
        let opponent = cell.opponent?;
        if opponent == place {
            return fault("is paired with themselves".to_owned(), "another player");
        }
        let other = self.player(opponent).map(|player| player.cell(round)).unwrap_or_default();
        let names = self.number(opponent);
        if other.opponent != Some(place) {
            // In a team event an absent player need not be named (trf 7, 330).
            let excused = is_forfeit(cell) && self.is_for_teams();
            return fault(format!("is paired with {names}, who has another opponent"), "each other")
                .filter(|_| !excused);
        }
        if cell.color.is_some() && cell.color == other.color && !is_forfeit(cell) {
            return fault(format!("has the colour of the opponent {names}"), "opposite colours");
        }
        if !results_agree(cell.code, other.code) {
            return fault(
                format!("has a result that does not agree with that of {names}"),
                "results that agree, such as 1 and 0, = and =, + and -, or W and L where unrated",
            );
        }
        None
    }

    /// Individual points of a team event follow its own rules (trf 7, 320).
    fn points_faults(&self, completed: u16) -> Vec<Fault> {
        if self.is_for_teams() { Vec::new() } else { self.strange_points(completed) }
    }

    /// Returns true if the points of every player follow from the results; for a member of a team too.
    pub(super) fn points_follow(&self) -> bool {
        self.strange_points(self.completed_rounds()).is_empty()
    }

    /// Lists the players whose points do not follow from the results. Adjusted points (299) are added.
    /// The points of the standings may include the virtual points of the round to pair, the byes entered
    /// for it (oracle-and-trf, "Points column"), or every round in which any player has an entry: then a
    /// blank is a zero-point bye, with its worth.
    fn strange_points(&self, completed: u16) -> Vec<Fault> {
        let next = completed.saturating_add(1);
        let last = self.last_used_round().max(completed);
        let virtual_points = match self.virtual_points_until(next) {
            Ok(points) => points,
            Err(fault) => return vec![fault],
        };
        let fault = |((place, player), virtual_points): ((Tpn, &Player), Vec<Points>)| {
            let sum = self.sum(place, completed);
            let virtual_points = virtual_points.get(usize::from(completed)).copied().unwrap_or_default();
            let entered = player.cell(next);
            let entered = if entered.is_blank() { Points::ZERO } else { self.worth(entered) };
            let all = self.sum(place, last);
            let sums = [sum, sum + virtual_points, sum + entered, sum + entered + virtual_points, all];
            if sums.contains(&player.points) {
                return None;
            }
            let wrong = format!(
                "player {} has {} points, but the results add up to something else",
                player.number, player.points
            );
            Some(Fault::new(player.line, wrong, sum.to_string()).at(POINTS.0))
        };
        (1..).zip(&self.players).zip(virtual_points).filter_map(fault).collect()
    }

    /// Returns the worth of a player's results in the rounds up to one, adjusted points included.
    #[must_use]
    pub fn sum(&self, place: Tpn, rounds: u16) -> Points {
        let Some(player) = self.player(place) else { return Points::ZERO };
        let results = (1..=rounds).map(|round| self.worth(player.cell(round)));
        results.chain([self.adjusted_points_until(place, player, rounds)]).sum()
    }

    /// Returns the worth of a player's entry in a round: from a record 299, or else from the point
    /// system.
    #[must_use]
    pub(in crate::trf) fn worth_in(&self, place: Tpn, round: u16) -> Points {
        let cell = self.player(place).map(|player| player.cell(round)).unwrap_or_default();
        self.worth_beside(place, cell, round).unwrap_or_else(|| self.worth(cell))
    }

    /// Returns the worth of an entry from a record 299 (trf 5).
    pub(super) fn worth_beside(&self, place: Tpn, cell: Cell, round: u16) -> Option<Points> {
        let result = cell.valued()?;
        let is_meant = |given: &&Adjustment| {
            given.is_of(place) && given.result == Some(result) && given.round.is_none_or(|of| of == round)
        };
        self.adjusted_points.iter().rfind(is_meant).map(|given| given.points)
    }

    /// Returns the difference between the points of the rounds up to one and those of the point system
    /// (trf 5, 299).
    pub(super) fn adjusted_points_until(&self, place: Tpn, player: &Player, rounds: u16) -> Points {
        let is_until = |given: &&Adjustment| given.round.is_none_or(|round| round <= rounds);
        let added = self.adjusted_points.iter().filter(|given| given.is_of(place) && given.result.is_none());
        let added: Points = added.filter(is_until).map(|given| given.points).sum();
        let valued = (1..=rounds).filter_map(|round| {
            let cell = player.cell(round);
            Some(self.worth_beside(place, cell, round)? - self.worth(cell))
        });
        valued.chain([added]).sum()
    }

    /// Returns the worth of an entry; a game without a result is worth nothing yet.
    fn worth(&self, cell: Cell) -> Points {
        match (cell.code, self.unknown_result) {
            (Code::Unknown, Some(worth)) => worth,
            _ => cell.record().map_or(Points::ZERO, |record| record.worth(&self.scoring)),
        }
    }
}

impl Report {
    /// Returns true if the report has records of teams or the type of a team event.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.others.iter().any(|other| is_team(&other.code))
            || self.kind.as_ref().is_some_and(|kind| kind.contains("TEAM"))
    }
}

/// Returns true if a record makes the event one of teams (trf 7).
pub(in crate::trf) fn is_team(code: &str) -> bool {
    matches!(code, "013" | "310")
}

fn is_forfeit(cell: Cell) -> bool {
    matches!(cell.code, Code::ForfeitWin | Code::ForfeitLoss)
}

/// Returns true if the results of two opponents fit together: both rated or both unrated; by the arbiter's
/// decision also a loss of both, or a draw against a loss (trf 4).
const fn results_agree(one: Code, other: Code) -> bool {
    match (one, other) {
        (Code::Played(one), Code::Played(other)) | (Code::Unrated(one), Code::Unrated(other)) => {
            match (one, other) {
                (GameScore::Win, GameScore::Win | GameScore::Draw) | (GameScore::Draw, GameScore::Win) => {
                    false
                }
                (GameScore::Win, GameScore::Loss)
                | (GameScore::Draw, GameScore::Draw | GameScore::Loss)
                | (GameScore::Loss, GameScore::Win | GameScore::Draw | GameScore::Loss) => true,
            }
        }
        (Code::ForfeitWin, Code::ForfeitLoss)
        | (Code::ForfeitLoss, Code::ForfeitWin | Code::ForfeitLoss)
        | (Code::Unknown, Code::Unknown)
        | (Code::Blank, Code::Blank) => true,
        (
            Code::Played(_)
            | Code::Unrated(_)
            | Code::ForfeitWin
            | Code::ForfeitLoss
            | Code::Unknown
            | Code::Blank
            | Code::HalfPointBye
            | Code::FullPointBye
            | Code::PairingAllocatedBye
            | Code::ZeroPointBye,
            _,
        ) => false,
    }
}
