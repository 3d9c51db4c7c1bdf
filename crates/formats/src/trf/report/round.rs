//! Converts a report to the field of one round.

use super::{AbsentWhen, Cell, Code, Fault, Report};
use crate::trf::event_type;
use engine::number::Points;
use engine::pairing::acceleration::{baku, last_of_group_a};
use engine::pairing::field::{Color, Entrant, Field, Record, SwissPairing, Tpn};
use engine::words;

impl Report {
    /// Returns the number of completed rounds: up to the last one with a pairing or a pairing-allocated
    /// bye. Byes after it mark the absentees of the round to pair; if everybody has a bye, that round is
    /// completed too (oracle-and-trf, "Which round is to be paired"), and so are those of a finished
    /// report.
    ///
    /// Every use of a report depends on this: the rounds to pair, to compare, to rank and to import.
    #[must_use]
    pub fn completed_rounds(&self) -> u16 {
        let took_part =
            |cells: &[Cell]| cells.iter().rposition(|cell| cell.took_part()).map_or(0, |at| at + 1);
        let mut completed = self.players.iter().map(|player| took_part(&player.cells)).max().unwrap_or(0);
        let all_have = |at: usize| {
            self.players.iter().all(|player| player.cells.get(at).is_some_and(|cell| !cell.is_blank()))
        };
        while !self.players.is_empty() && all_have(completed) {
            completed += 1;
        }
        let completed = u16::try_from(completed).unwrap_or(u16::MAX);
        let last = self.last_used_round();
        if completed < last && self.is_finished(completed, last) { last } else { completed }
    }

    /// Returns the last round with an entry.
    pub(super) fn last_used_round(&self) -> u16 {
        let used = |cells: &[Cell]| cells.iter().rposition(|cell| !cell.is_blank()).map_or(0, |at| at + 1);
        let last = self.players.iter().map(|player| used(&player.cells)).max().unwrap_or(0);
        u16::try_from(last).unwrap_or(u16::MAX)
    }

    /// Returns true if a report is one of a finished event without pairings in its last rounds: it has its
    /// ranking method, its lines reach the last round of the event, no game is open, the points include the
    /// byes there, and more than a third of the players has one, so that they are not just the absentees of
    /// the round to pair.
    fn is_finished(&self, completed: u16, last: u16) -> bool {
        let is_named =
            |player: &&super::Player| (completed + 1..=last).any(|round| !player.cell(round).is_blank());
        let named = self.players.iter().filter(is_named).count();
        let is_open =
            |cell: &Cell| cell.opponent.is_some() && matches!(cell.code, Code::Blank | Code::Unknown);
        let has_open = self.players.iter().flat_map(|player| &player.cells).any(is_open);
        self.rounds == Some(last)
            && self.stated_order().is_some()
            && !has_open
            && self.players.len() < named.saturating_mul(3)
            && (1..).zip(&self.players).all(|(place, player)| self.sum(place, last) == player.points)
    }

    /// Returns the field of the next round, from a report without faults.
    ///
    /// # Errors
    ///
    /// The first of the report's faults, or the reason why the next round cannot be paired from it.
    pub fn field_for_next_round(&self) -> Result<Field, Fault> {
        self.faults().into_iter().next().map_or(Ok(()), Err)?;
        let next = self.completed_rounds().saturating_add(1);
        let Some(rounds) = self.rounds else {
            return Err(Fault::new(0, "the number of rounds is missing", "a record 142 or XXR"));
        };
        if rounds < next {
            return Err(Fault::new(
                0,
                format!("all of {} are played", words::count(rounds.into(), "round")),
                "a round that is still to come",
            ));
        }
        self.field_for_round(next)
    }

    /// Returns the field of a completed round as it was before that round, or of the next one.
    ///
    /// If the number of rounds is missing, the completed rounds are all of them.
    ///
    /// # Errors
    ///
    /// The reason why the round cannot be paired from this report.
    pub fn field_for_round(&self, round: u16) -> Result<Field, Fault> {
        self.swiss()?;
        let completed = self.completed_rounds();
        if round == 0 || completed.saturating_add(1) < round {
            return Err(Fault::new(
                0,
                format!("round {round} cannot be paired"),
                format!("1 to {}", completed + 1),
            ));
        }
        let Some(initial_color) = self.initial_color.or_else(|| self.inferred_initial_color()) else {
            return Err(Fault::new(0, "the initial colour is missing", "a record 152 or XXC"));
        };
        let absent = self.absent(round, completed);
        let virtual_points = self.virtual_points_until(round)?;
        let entrants = (1..).zip(absent).zip(virtual_points).map(|((place, absent), virtual_points)| {
            let virtual_points = self.with_adjusted_points(place, round, virtual_points);
            Ok(Entrant { history: self.history(place, round)?, absent, virtual_points })
        });
        Ok(Field {
            round,
            rounds: self.rounds.unwrap_or(completed).max(round),
            initial_color: Some(initial_color),
            scoring: self.scoring,
            entrants: entrants.collect::<Result<_, Fault>>()?,
            forbidden: self.forbidden.clone(),
        })
    }

    /// Adds to the virtual points the adjusted points of the standings (299) and the difference from a
    /// draw, as which an unknown result is paired: both are part of the score of a round.
    fn with_adjusted_points(&self, place: Tpn, round: u16, virtual_points: Vec<Points>) -> Vec<Points> {
        let unknown = self.unknown_result.map_or(Points::ZERO, |worth| worth - self.scoring.draw);
        let is_usual = self.adjusted_points.is_empty() && unknown == Points::ZERO;
        let Some(player) = self.player(place).filter(|_| !is_usual) else {
            return virtual_points;
        };
        let is_open = |round: &u16| player.cell(*round).code == Code::Unknown;
        let before = (0..round).zip(0_usize..).map(|(completed, at)| {
            let given = virtual_points.get(at).copied().unwrap_or_default();
            let open: Points = (1..=completed).filter(is_open).map(|_| unknown).sum();
            given + open + self.adjusted_points_until(place, player, completed)
        });
        before.collect()
    }

    /// Returns the boards of a round in the report, ordered by the place of the better-placed player.
    #[must_use]
    pub fn pairing_of_round(&self, round: u16) -> SwissPairing {
        let mut pairing = SwissPairing::default();
        for (place, player) in (1..).zip(&self.players) {
            let cell = player.cell(round);
            match cell.opponent {
                Some(opponent) if place < opponent => pairing.boards.push(self.board(round, place, opponent)),
                None if cell.took_part() => pairing.bye = Some(place),
                Some(_) | None => {}
            }
        }
        pairing
    }

    /// Returns a pairing with the numbers of the file instead of places.
    #[must_use]
    pub fn numbered(&self, pairing: &SwissPairing) -> SwissPairing {
        let boards = pairing.boards.iter().map(|(white, black)| (self.number(*white), self.number(*black)));
        SwissPairing { boards: boards.collect(), bye: pairing.bye.map(|place| self.number(place)) }
    }

    /// Returns the board of two players; a forfeit may lack the colour of one.
    fn board(&self, round: u16, one: Tpn, other: Tpn) -> (Tpn, Tpn) {
        let color = |place| self.player(place).and_then(|player| player.cell(round).color);
        let one_is_black =
            color(one).map_or(color(other) == Some(Color::White), |color| color == Color::Black);
        if one_is_black { (other, one) } else { (one, other) }
    }

    /// Returns the completed rounds before a round; missing ones are zero-point byes.
    fn history(&self, place: Tpn, round: u16) -> Result<Vec<Record>, Fault> {
        let Some(player) = self.player(place) else { return Ok(Vec::new()) };
        let fault = |round: u16, fault: &dyn std::fmt::Display| {
            let wrong = format!("player {} {fault} in round {round}", player.number);
            Fault::new(player.line, wrong, "a completed round")
        };
        let record = |round| player.cell(round).record().map_err(|wrong| fault(round, &wrong));
        (1..round).map(record).collect()
    }

    /// Returns the absent players: in a completed round those who took no part in its pairing; in the
    /// next round those with a bye or an announced absence.
    fn absent(&self, round: u16, completed: u16) -> Vec<bool> {
        let cells = self.players.iter().map(|player| player.cell(round));
        if round <= completed {
            return cells.map(|cell| !cell.took_part()).collect();
        }
        let mut absent: Vec<bool> = cells.map(|cell| !cell.is_blank()).collect();
        let announced = self.absences.iter().filter(|absence| match absence.when {
            AbsentWhen::Round(given) => given == round,
            AbsentWhen::NextRound => true,
        });
        for place in announced.flat_map(|absence| &absence.players) {
            if let Some(away) = usize::from(*place).checked_sub(1).and_then(|at| absent.get_mut(at)) {
                *away = true;
            }
        }
        absent
    }

    /// Returns the explicit virtual points of each player in the rounds up to one.
    #[must_use]
    pub fn explicit_virtual_points(&self, until: u16) -> Vec<Vec<Points>> {
        let mut by_player = vec![Vec::new(); self.players.len()];
        for entry in &self.virtual_points {
            let rounds =
                usize::from(entry.first_round).saturating_sub(1)..usize::from(entry.last_round.min(until));
            let players = usize::from(entry.first).saturating_sub(1)..usize::from(entry.last);
            let chosen = by_player.iter_mut().take(players.end).skip(players.start);
            for points in chosen.filter(|_| !rounds.is_empty()) {
                points.resize(points.len().max(rounds.end), Points::ZERO);
                points[rounds.clone()].fill(entry.points);
            }
        }
        by_player
    }

    /// Returns the virtual points of each player in the rounds up to one: the explicit ones, or without
    /// such those of a Baku type (trf 5, 250).
    pub(super) fn virtual_points_until(&self, round: u16) -> Result<Vec<Vec<Points>>, Fault> {
        let mut by_player = self.explicit_virtual_points(round);
        if self.virtual_points.is_empty() && self.is_baku() {
            let mut points = self.baku_points()?;
            points.truncate(usize::from(round));
            by_player.iter_mut().take(self.last_of_group_a()).for_each(|player| player.clone_from(&points));
        }
        Ok(by_player)
    }

    fn is_baku(&self) -> bool {
        self.kind.as_ref().is_some_and(|kind| event_type::is_baku(kind))
    }

    fn baku_points(&self) -> Result<Vec<Points>, Fault> {
        let rounds = self.rounds.unwrap_or_else(|| self.completed_rounds());
        baku(rounds, &self.scoring).map_err(|wrong| Fault::new(0, wrong.to_string(), "another type in 192"))
    }

    /// Returns the place of the last player of group A.
    pub(in crate::trf) fn last_of_group_a(&self) -> usize {
        last_of_group_a(self.absent(1, self.completed_rounds()).into_iter().map(|absent| !absent))
    }

    /// Returns the initial colour according to the first round with colours: that of the best player who
    /// had taken part until then, inverted for each such player above without a colour in that round
    /// (fide-dutch 10.15).
    fn inferred_initial_color(&self) -> Option<Color> {
        let first_colored = |cells: &[Cell]| cells.iter().position(|cell| cell.color.is_some());
        let at = self.players.iter().filter_map(|player| first_colored(&player.cells)).min()?;
        let took_part = self
            .players
            .iter()
            .filter(|player| player.cells.iter().take(at + 1).any(|cell| cell.took_part()));
        let mut turned = false;
        for player in took_part {
            match player.cells.get(at).and_then(|cell| cell.color) {
                Some(color) if turned => return Some(color.other()),
                Some(color) => return Some(color),
                None => turned = !turned,
            }
        }
        None
    }
}
