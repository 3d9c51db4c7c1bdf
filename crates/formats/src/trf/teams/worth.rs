//! The match and game points of teams: of matches, byes and adjusted results (trf 3, 5, 7; team-swiss 1).

use super::rounds::{is_played, kind_of};
use super::{Match, Seat, TeamAdjustment, TeamReport, TeamRound};
use crate::trf::report::Code;
use engine::action::ByeKind;
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Tpn};
use engine::team::{TeamRecord, TeamRecordKind, TeamScore};

impl TeamReport {
    /// Returns the completed rounds of each team, by place and by round; an opponent is named by place.
    ///
    /// The points are those of the rules: penalties and bonuses (299) are not in them.
    #[must_use]
    pub fn records(&self) -> Vec<Vec<TeamRecord>> {
        self.records_before(self.completed_rounds().saturating_add(1))
    }

    /// Returns the rounds of each team before a round.
    pub(super) fn records_before(&self, round: u16) -> Vec<Vec<TeamRecord>> {
        let mut records = vec![Vec::new(); self.teams.len()];
        for (number, played) in (1..round).zip(&self.rounds) {
            for (place, record) in self.records_of(played) {
                let adjusted = self.adjusted(record, place, number);
                if let Some(team) = usize::from(place).checked_sub(1).and_then(|at| records.get_mut(at)) {
                    team.push(adjusted);
                }
            }
        }
        records
    }

    fn records_of(&self, round: &TeamRound) -> Vec<(Tpn, TeamRecord)> {
        let matches = round.matches.iter().flat_map(|one| {
            let [white, black] = one.teams;
            let [first, second] = self.match_records(one);
            [(white, first), (black, second)]
        });
        let byes = round.byes.iter().map(|(team, bye)| (*team, self.bye_record(*bye)));
        matches.chain(byes).collect()
    }

    /// Returns the records of the two teams of a match.
    fn match_records(&self, one: &Match) -> [TeamRecord; 2] {
        let [white, black] = one.teams;
        let boards = [self.board_points(one, 0), self.board_points(one, 1)];
        let games = boards.each_ref().map(|points| points.iter().copied().sum::<Points>());
        let record = |at: usize, opponent: Tpn, color: Color| {
            let (own, other) = (games[at], games[1 - at]);
            let (kind, match_points) = self.result(one, at, own, other);
            TeamRecord {
                kind,
                opponent: Some(opponent),
                color: Some(color),
                match_points,
                game_points: own,
                boards: boards[at].clone(),
            }
        };
        [record(0, black, Color::White), record(1, white, Color::Black)]
    }

    /// Returns the kind and the match points of a match for one of its teams, by the game points of both. In
    /// a match without a game only a team that scored has match points.
    fn result(&self, one: &Match, at: usize, own: Points, other: Points) -> (TeamRecordKind, Points) {
        let by_games = match own.cmp(&other) {
            std::cmp::Ordering::Greater => self.match_points.win,
            std::cmp::Ordering::Equal => self.match_points.draw,
            std::cmp::Ordering::Less => self.match_points.loss,
        };
        if one.boards.iter().flatten().any(|seat| is_played(seat.cell.code)) {
            return (TeamRecordKind::Played, by_games);
        }
        let won = one.forfeit.map_or(other < own, |won| won[at]);
        let points = match (won, one.forfeit) {
            (true, _) => self.match_points.win,
            (false, None) if own == other && own != Points::ZERO => self.match_points.draw,
            (false, _) => Points::ZERO,
        };
        (TeamRecordKind::Forfeit { won }, points)
    }

    /// Returns the game points of a team at each board of a match. A team that won by forfeit and has no
    /// line-up wins every board.
    pub(in crate::trf) fn board_points(&self, one: &Match, at: usize) -> Vec<Points> {
        let has_won_all = one.forfeit.is_some_and(|won| won[at])
            && one.boards.iter().all(|board| board[at].player.is_none());
        if has_won_all {
            return vec![self.report.scoring.win; self.boards()];
        }
        let mut points: Vec<Points> = one.boards.iter().map(|board| self.seat_points(board[at])).collect();
        points.resize(self.boards().max(points.len()), self.report.scoring.forfeit_loss);
        points
    }

    fn seat_points(&self, seat: Seat) -> Points {
        let scoring = &self.report.scoring;
        if seat.player.is_none() {
            return scoring.forfeit_loss;
        }
        match seat.cell.code {
            Code::Played(score) | Code::Unrated(score) => scoring.worth(score),
            Code::ForfeitWin => scoring.win,
            Code::ForfeitLoss => scoring.forfeit_loss,
            Code::Unknown => self.report.unknown_result.unwrap_or(scoring.draw),
            Code::Blank
            | Code::HalfPointBye
            | Code::FullPointBye
            | Code::PairingAllocatedBye
            | Code::ZeroPointBye => Points::ZERO,
        }
    }

    /// Returns the record of a bye: a full-point bye is a won match with a win at every board, a half-point
    /// bye a drawn one; so is a pairing-allocated bye without a record 320 (C.04.6 1.4).
    pub(in crate::trf) fn bye_record(&self, bye: ByeKind) -> TeamRecord {
        let boards = i64::try_from(self.boards()).unwrap_or(i64::MAX);
        let scoring = &self.report.scoring;
        let drawn = (self.match_points.draw, scoring.draw * boards);
        let (kind, (match_points, game_points)) = match bye {
            ByeKind::PairingAllocated => (
                TeamRecordKind::PairingAllocatedBye,
                self.allocated.as_ref().map_or(drawn, |byes| (byes.match_points, byes.game_points)),
            ),
            ByeKind::FullPoint => {
                (TeamRecordKind::FullPointBye, (self.match_points.win, scoring.win * boards))
            }
            ByeKind::HalfPoint => (TeamRecordKind::HalfPointBye, drawn),
            ByeKind::ZeroPoint => (TeamRecordKind::ZeroPointBye, (Points::ZERO, Points::ZERO)),
        };
        TeamRecord { kind, opponent: None, color: None, match_points, game_points, boards: Vec::new() }
    }

    /// Returns the points of a bye that is announced for a team and a round (240).
    pub(super) fn announced_points(&self, team: Tpn, round: u16, score: TeamScore) -> Points {
        let announced = self.byes.iter().find(|byes| byes.round == round && byes.teams.contains(&team));
        announced.map(|byes| self.bye_record(kind_of(byes.bye)).points(score)).unwrap_or_default()
    }

    /// Returns a record with the points of its result from 299, if a line sets them.
    fn adjusted(&self, record: TeamRecord, team: Tpn, round: u16) -> TeamRecord {
        let result = self.valued(&record);
        let is_meant = |given: &&TeamAdjustment| {
            given.is_of(team) && given.result == result && given.round.is_none_or(|of| of == round)
        };
        let Some(given) = result.and_then(|_| self.adjusted_points.iter().rfind(is_meant)) else {
            return record;
        };
        TeamRecord {
            match_points: given.match_points.unwrap_or(record.match_points),
            game_points: given.game_points.unwrap_or(record.game_points),
            ..record
        }
    }

    fn valued(&self, record: &TeamRecord) -> Option<ValuedResult> {
        let points = &self.match_points;
        Some(match record.kind {
            TeamRecordKind::Played if record.match_points == points.win => ValuedResult::Win,
            TeamRecordKind::Played if record.match_points == points.draw => ValuedResult::Draw,
            TeamRecordKind::Played => ValuedResult::Loss,
            TeamRecordKind::Forfeit { won: true } => ValuedResult::ForfeitWin,
            TeamRecordKind::Forfeit { won: false } => ValuedResult::ForfeitLoss,
            TeamRecordKind::PairingAllocatedBye => return None,
            TeamRecordKind::FullPointBye => ValuedResult::FullPointBye,
            TeamRecordKind::HalfPointBye => ValuedResult::HalfPointBye,
            TeamRecordKind::ZeroPointBye => ValuedResult::ZeroPointBye,
        })
    }

    /// Returns the penalties and bonuses of a team before a round (299).
    pub(super) fn added_before(&self, team: Tpn, score: TeamScore, round: u16) -> Points {
        let is_added = |given: &&TeamAdjustment| {
            given.is_of(team) && given.result.is_none() && given.round.is_none_or(|of| of < round)
        };
        let added = self.adjusted_points.iter().filter(is_added);
        added.map(|given| given.points(score).unwrap_or_default()).sum()
    }

    /// Returns a score of every team before a round, by place, as the standings have it: penalties and
    /// bonuses included.
    #[must_use]
    pub fn scores_before(&self, score: TeamScore, round: u16) -> Vec<Points> {
        let records = self.records_before(round);
        let sum = |(place, records): (Tpn, &Vec<TeamRecord>)| {
            let results: Points = records.iter().map(|record| record.points(score)).sum();
            results + self.added_before(place, score, round)
        };
        (1..).zip(&records).map(sum).collect()
    }
}

impl TeamAdjustment {
    /// Returns true if the line is about a team.
    fn is_of(&self, team: Tpn) -> bool {
        self.teams.is_empty() || self.teams.contains(&team)
    }

    const fn points(&self, score: TeamScore) -> Option<Points> {
        match score {
            TeamScore::MatchPoints => self.match_points,
            TeamScore::GamePoints => self.game_points,
        }
    }
}
