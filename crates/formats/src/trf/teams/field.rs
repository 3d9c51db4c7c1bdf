//! Converts a team report to the field of one round, and to the pairs of the Berger tables.

use super::{TeamReport, TeamRound, TeamSystem};
use crate::trf::event_type::PAIRED_TEAM_TYPES;
use crate::trf::report::Fault;
use engine::action::ByeKind;
use engine::number::Points;
use engine::pairing::acceleration::{baku, last_of_group_a};
use engine::pairing::berger::Schedule;
use engine::pairing::field::{Color, SwissPairing, Tpn};
use engine::pairing::scheveningen;
use engine::pairing::team_swiss::{TeamEntrant, TeamField};
use engine::setup::PointSystem;
use engine::team::{TeamRecord, TeamScore};
use engine::words;

impl TeamReport {
    /// Returns the round to pair, of a report without faults.
    ///
    /// # Errors
    ///
    /// The first of the report's faults, a board without a result, a missing number of rounds (142), or an
    /// event whose rounds are all played.
    pub fn next_round(&self) -> Result<u16, Fault> {
        self.faults().into_iter().next().map_or(Ok(()), Err)?;
        let completed = self.completed_rounds();
        if let Some(round) = self.rounds.get(usize::from(completed)) {
            return Err(self.open_fault(round, completed.saturating_add(1)));
        }
        let rounds = self.planned_rounds()?;
        if rounds <= completed {
            let wrong = format!("all of {} are played", words::count(rounds.into(), "round"));
            return Err(Fault::new(0, wrong, "a round that is still to come"));
        }
        Ok(completed.saturating_add(1))
    }

    fn open_fault(&self, round: &TeamRound, number: u16) -> Fault {
        let player = round.open_board().and_then(|seat| self.report.player(seat.player?));
        let (line, name) = player.map_or((0, 0), |player| (player.line, player.number));
        let wrong = format!("player {name} has an opponent but no result in round {number}");
        Fault::new(line, wrong, "a completed round")
    }

    /// Returns the number of rounds of the event: the last two rounds have rules of their own (C.04.6), so
    /// that a Swiss event must state it (team-swiss 5, A17).
    fn planned_rounds(&self) -> Result<u16, Fault> {
        let rounds = self.report.rounds.or_else(|| self.rounds_of_tables());
        rounds.ok_or_else(|| Fault::new(0, "the number of rounds is missing", "a record 142"))
    }

    /// Returns the field of the next round of a team Swiss, from a report without faults.
    ///
    /// # Errors
    ///
    /// The reason why the next round cannot be paired from this report.
    pub fn field_for_next_round(&self) -> Result<TeamField, Fault> {
        self.field_for_round(self.next_round()?)
    }

    /// Returns the field of a completed round of a team Swiss as it was before that round, or of the next
    /// one.
    ///
    /// # Errors
    ///
    /// The reason why the round cannot be paired from this report.
    pub fn field_for_round(&self, round: u16) -> Result<TeamField, Fault> {
        let TeamSystem::Swiss(rules) = self.system else {
            return Err(self.other_type());
        };
        self.has_all_numbers()?;
        let completed = self.completed_rounds();
        if round == 0 || completed.saturating_add(1) < round {
            let wrong = format!("round {round} cannot be paired");
            return Err(Fault::new(0, wrong, format!("1 to {}", completed.saturating_add(1))));
        }
        let rounds = self.planned_rounds()?;
        let Some(initial_color) = self.report.initial_color.or_else(|| self.inferred_initial_color()) else {
            return Err(Fault::new(0, "the initial colour is missing", "a record 152"));
        };
        Ok(TeamField {
            rounds: rounds.max(round),
            round,
            initial_color,
            preferences: rules.preferences,
            primary: rules.primary,
            secondary: rules.secondary(),
            teams: self.entrants(rules.primary, round)?,
            forbidden: self.forbidden.clone(),
        })
    }

    /// Returns the fault of a type that no rule here pairs.
    #[must_use]
    pub fn other_type(&self) -> Fault {
        let wrong = match self.report.kind.as_deref() {
            Some(kind) => format!("the type of the event is {kind}"),
            None => "the type of the event is missing".to_owned(),
        };
        Fault::new(0, wrong, format!("{PAIRED_TEAM_TYPES} (192)"))
    }

    fn has_all_numbers(&self) -> Result<(), Fault> {
        match (1..).zip(&self.teams).find(|(place, team): &(Tpn, _)| team.number != *place) {
            Some((place, team)) => {
                let wrong = format!("team number {place} is missing");
                Err(Fault::new(team.line, wrong, "numbers of teams without gaps"))
            }
            None => Ok(()),
        }
    }

    fn entrants(&self, primary: TeamScore, round: u16) -> Result<Vec<TeamEntrant>, Fault> {
        let virtual_points = self.virtual_points_until(primary, round)?;
        let teams = (1..).zip(self.records_before(round)).zip(virtual_points);
        let entrant = |((place, history), virtual_points): ((Tpn, Vec<TeamRecord>), Vec<Points>)| {
            let absent = self.is_absent(place, round);
            let arrived = !absent || history.iter().any(TeamRecord::took_part);
            let adjusted = self.added_before(place, primary, round);
            TeamEntrant { history, absent, virtual_points, adjusted, arrived }
        };
        Ok(teams.map(entrant).collect())
    }

    /// Returns true if a team does not take part in a round: a completed round without a match or a
    /// pairing-allocated bye, or the next round with an announced bye.
    fn is_absent(&self, team: Tpn, round: u16) -> bool {
        match usize::from(round).checked_sub(1).and_then(|at| self.rounds.get(at)) {
            Some(played) => {
                let bye = played.byes.iter().find(|(of, _)| *of == team);
                bye.is_some_and(|(_, bye)| *bye != ByeKind::PairingAllocated)
            }
            None => self.byes.iter().any(|byes| byes.round == round && byes.teams.contains(&team)),
        }
    }

    /// Returns the virtual points of each team by round, up to one: those of the records 250, or else of a
    /// Baku type (trf 5); with the penalties and bonuses of the rounds before (299).
    fn virtual_points_until(&self, primary: TeamScore, round: u16) -> Result<Vec<Vec<Points>>, Fault> {
        let accelerated = self.baku_points()?;
        let last = if accelerated.is_empty() { 0 } else { self.last_of_group_a() };
        let of_round = |place: Tpn, number: u16| {
            let given = self.given_points(place, primary, number);
            let in_group = usize::from(place) <= last;
            let at = usize::from(number).saturating_sub(1);
            let accelerated = accelerated.get(at).copied().filter(|_| in_group).unwrap_or_default();
            given + accelerated + self.added_before(place, primary, number)
        };
        let places = (1..).zip(&self.teams).map(|(place, _)| place);
        Ok(places.map(|place| (1..=round).map(|number| of_round(place, number)).collect()).collect())
    }

    /// Returns the points of the records 250; the last one about a team and round counts.
    pub(in crate::trf) fn given_points(&self, team: Tpn, primary: TeamScore, round: u16) -> Points {
        let given = self.virtual_points.iter().rfind(|given| {
            (given.first_round..=given.last_round).contains(&round)
                && (given.first..=given.last).contains(&team)
        });
        given.map_or(Points::ZERO, |given| match primary {
            TeamScore::MatchPoints => given.match_points,
            TeamScore::GamePoints => given.game_points,
        })
    }

    /// Returns the virtual match points of group A by round, without records 250 (general-handling 8).
    fn baku_points(&self) -> Result<Vec<Points>, Fault> {
        if !self.virtual_points.is_empty() || !self.system.is_accelerated() {
            return Ok(Vec::new());
        }
        let points = self.match_points;
        let scoring =
            PointSystem { win: points.win, draw: points.draw, loss: points.loss, ..PointSystem::default() };
        let wrong = |wrong: engine::pairing::acceleration::NotForThisScoring| {
            Fault::new(0, wrong.to_string(), "another type in 192")
        };
        baku(self.planned_rounds()?, &scoring).map_err(wrong)
    }

    pub(in crate::trf) fn last_of_group_a(&self) -> usize {
        let places = (1..).zip(&self.teams).map(|(place, _)| place);
        last_of_group_a(places.map(|place| !self.is_absent(place, 1)))
    }

    /// Returns the initial colour according to round 1: the colour of the first team paired there, which
    /// has number 1 among the teams that have arrived (trf 2, 152; C.04.6 4.3.1).
    pub(in crate::trf) fn inferred_initial_color(&self) -> Option<Color> {
        let first = self.rounds.first()?;
        let of_better = |[white, black]: [Tpn; 2]| {
            (white.min(black), if white < black { Color::White } else { Color::Black })
        };
        first
            .matches
            .iter()
            .map(|one| of_better(one.teams))
            .min_by_key(|(team, _)| *team)
            .map(|(_, color)| color)
    }

    /// Returns the pairs of a round in the report, and the pairing-allocated bye.
    #[must_use]
    pub fn pairing_of_round(&self, round: u16) -> SwissPairing {
        let Some(played) = usize::from(round).checked_sub(1).and_then(|at| self.rounds.get(at)) else {
            return SwissPairing::default();
        };
        let boards = played.matches.iter().map(|one| (one.teams[0], one.teams[1])).collect();
        let bye = played.byes.iter().find(|(_, bye)| *bye == ByeKind::PairingAllocated);
        SwissPairing { boards, bye: bye.map(|(team, _)| *team) }
    }

    /// Returns a pairing with the numbers of the file instead of places.
    #[must_use]
    pub fn numbered(&self, pairing: &SwissPairing) -> SwissPairing {
        let boards = pairing.boards.iter().map(|(white, black)| (self.number(*white), self.number(*black)));
        SwissPairing { boards: boards.collect(), bye: pairing.bye.map(|place| self.number(place)) }
    }

    /// Returns the number of rounds of a team round robin or a Scheveningen match; `None` for other types.
    #[must_use]
    pub fn rounds_of_tables(&self) -> Option<u16> {
        let of_match = || self.scheveningen().map(|table| table.rounds());
        self.schedule().and_then(|schedule| u16::try_from(schedule.rounds()).ok()).or_else(of_match)
    }

    /// Returns the table of a Scheveningen match; `None` for other types, and without a table for its teams
    /// and boards.
    #[must_use]
    pub fn scheveningen(&self) -> Option<scheveningen::Schedule> {
        let TeamSystem::Scheveningen { cycles } = self.system else { return None };
        let boards = u8::try_from(self.boards()).ok().filter(|_| self.teams.len() == 2)?;
        Some(scheveningen::Schedule { boards, cycles }).filter(scheveningen::Schedule::is_known)
    }

    /// Returns the Berger tables of a team round robin; `None` for other types.
    #[must_use]
    pub fn schedule(&self) -> Option<Schedule> {
        let TeamSystem::RoundRobin { cycles, exchange_last_two } = self.system else { return None };
        let players = u16::try_from(self.teams.len()).ok().filter(|teams| 2 <= *teams)?;
        Some(Schedule { players, cycles: cycles.into(), exchange_last_two })
    }

    /// Returns the pairs of a round of the tables over the numbers of the teams (team-swiss 9); `None` for
    /// other types. A round after the last one has no pairs. The free team of an odd field has no
    /// pairing-allocated bye.
    #[must_use]
    pub fn pairing_by_tables(&self, round: u16) -> Option<SwissPairing> {
        if let Some(table) = self.scheveningen() {
            let first = if table.first_team(round) == 0 { (1, 2) } else { (2, 1) };
            let boards = table.round(round).map(|_| first).into_iter().collect();
            return Some(SwissPairing { boards, bye: None });
        }
        let schedule = self.schedule()?;
        let pairs = schedule.round(round).unwrap_or_default().into_iter();
        let boards =
            pairs.filter(|(white, black)| schedule.players.max(*white).max(*black) == schedule.players);
        Some(SwissPairing { boards: boards.collect(), bye: None })
    }
}
