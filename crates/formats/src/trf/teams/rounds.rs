//! Finds the matches and byes of each round.
//!
//! The opponent of a team is that of its players (001), of its line-up (300) and of its forfeited match
//! (330), which must agree. A line-up is the players with an entry of the round, in roster order, unless a
//! record 300 has it (trf 7).

use std::collections::BTreeMap;

use super::{Board, ForfeitedMatch, LineUp, Match, Seat, TeamReport, TeamRound};
use crate::trf::report::{AnnouncedBye, Cell, Code, Fault};
use engine::action::ByeKind;
use engine::pairing::field::{Color, Tpn};

/// Returns the rounds of a report without contradictions in its rosters, and the contradictions in them.
pub(super) fn of(teams: &TeamReport) -> (Vec<TeamRound>, Vec<Fault>) {
    if !teams.faults.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let records = Records::of(teams);
    let mut faults = records.faults.clone();
    let mut rounds = Vec::new();
    for round in 1..=last_round(teams) {
        let mut reading =
            Reading { teams, records: &records, round, opponents: BTreeMap::new(), faults: Vec::new() };
        rounds.push(reading.round());
        faults.append(&mut reading.faults);
    }
    (rounds, faults)
}

/// Returns the last round with a match or a pairing-allocated bye.
fn last_round(teams: &TeamReport) -> u16 {
    let last_entry =
        |cells: &[Cell]| cells.iter().rposition(|cell| is_at_a_board(*cell)).map_or(0, |at| at + 1);
    let of_players = teams.report.players.iter().map(|player| last_entry(&player.cells));
    let of_byes = teams.allocated.iter().map(|byes| byes.teams.len());
    let last = of_players.chain(of_byes).max().unwrap_or(0);
    let of_forfeits = teams.forfeits.iter().map(|one| one.round).max().unwrap_or(0);
    u16::try_from(last).unwrap_or(u16::MAX).max(of_forfeits)
}

/// Returns true if a player with this entry was in the line-up.
fn is_at_a_board(cell: Cell) -> bool {
    cell.opponent.is_some() || matches!(cell.code, Code::ForfeitWin | Code::ForfeitLoss)
}

/// The records of teams by round and team.
struct Records<'a> {
    /// The team of each player.
    team_of: BTreeMap<Tpn, Tpn>,
    line_ups: BTreeMap<(u16, Tpn), &'a LineUp>,
    forfeits: BTreeMap<(u16, Tpn), &'a ForfeitedMatch>,
    byes: BTreeMap<(u16, Tpn), (ByeKind, usize)>,
    faults: Vec<Fault>,
}

impl<'a> Records<'a> {
    fn of(teams: &'a TeamReport) -> Self {
        let members =
            (1..).zip(&teams.teams).flat_map(|(place, team)| team.roster.iter().map(move |of| (*of, place)));
        let mut records = Self {
            team_of: members.collect(),
            line_ups: BTreeMap::new(),
            forfeits: BTreeMap::new(),
            byes: BTreeMap::new(),
            faults: Vec::new(),
        };
        for line_up in &teams.line_ups {
            if records.line_ups.insert((line_up.round, line_up.team), line_up).is_some() {
                records.twice(teams, line_up.line, line_up.team, "line-up", line_up.round);
            }
        }
        for forfeit in &teams.forfeits {
            for team in forfeit.teams {
                if records.forfeits.insert((forfeit.round, team), forfeit).is_some() {
                    records.twice(teams, forfeit.line, team, "forfeited match", forfeit.round);
                }
            }
        }
        records.take_byes(teams);
        records
    }

    fn take_byes(&mut self, teams: &TeamReport) {
        let allocated = teams.allocated.iter().flat_map(|byes| {
            let named = (1..).zip(&byes.teams).filter_map(|(round, team)| Some((round, (*team)?)));
            named.map(|(round, team)| (round, team, ByeKind::PairingAllocated, byes.line))
        });
        let announced = teams.byes.iter().flat_map(|byes| {
            let kind = kind_of(byes.bye);
            byes.teams.iter().map(move |team| (byes.round, *team, kind, byes.line))
        });
        for (round, team, kind, line) in allocated.chain(announced) {
            if self.byes.insert((round, team), (kind, line)).is_some_and(|(before, _)| before != kind) {
                self.twice(teams, line, team, "bye", round);
            }
        }
    }

    fn twice(&mut self, teams: &TeamReport, line: usize, team: Tpn, what: &str, round: u16) {
        let wrong = format!("team {} has a second {what} in round {round}", teams.number(team));
        self.faults.push(Fault::new(line, wrong, format!("one {what} of a team and round")));
    }
}

/// Returns the bye of a record 240.
pub(in crate::trf) const fn kind_of(bye: AnnouncedBye) -> ByeKind {
    match bye {
        AnnouncedBye::Full => ByeKind::FullPoint,
        AnnouncedBye::Half => ByeKind::HalfPoint,
        AnnouncedBye::Zero => ByeKind::ZeroPoint,
    }
}

/// One round while it is read.
struct Reading<'a> {
    teams: &'a TeamReport,
    records: &'a Records<'a>,
    round: u16,
    /// The opponents of the teams, with the line that names them.
    opponents: BTreeMap<Tpn, (Tpn, usize)>,
    faults: Vec<Fault>,
}

impl Reading<'_> {
    fn round(&mut self) -> TeamRound {
        let places: Vec<Tpn> = (1..).zip(&self.teams.teams).map(|(place, _)| place).collect();
        for place in &places {
            self.find_opponents(*place);
        }
        for place in &places {
            self.check_opponent(*place);
        }
        let mut round = TeamRound::default();
        for place in places {
            match self.opponents.get(&place).copied() {
                Some((opponent, line)) if place < opponent => {
                    let found = self.match_of([place, opponent], line);
                    round.matches.push(found);
                }
                Some(_) => {}
                None => round.byes.push((place, self.bye(place))),
            }
        }
        self.check_allocated(&round);
        self.check_empty(&round);
        round
    }

    /// Reports a second pairing-allocated bye in the round (C.04.6 1.4).
    fn check_allocated(&mut self, round: &TeamRound) {
        let allocated = round.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
        for (team, _) in allocated.skip(1) {
            let line = self.teams.team(*team).map_or(0, |team| team.line);
            self.fault(line, *team, "has a second pairing-allocated bye", "at most one of a round");
        }
    }

    /// Reports a round without any entry before the last one.
    fn check_empty(&mut self, round: &TeamRound) {
        let is_entered = |(team, bye): &(Tpn, ByeKind)| {
            *bye != ByeKind::ZeroPoint || self.records.byes.contains_key(&(self.round, *team))
        };
        if round.matches.is_empty() && !round.byes.iter().any(is_entered) {
            let wrong = format!("no team has an entry in round {}, and later rounds are played", self.round);
            self.faults.push(Fault::new(0, wrong, "a match or a bye in each round up to the last"));
        }
    }

    fn fault(&mut self, line: usize, team: Tpn, wrong: &str, expected: &str) {
        let (team, round) = (self.teams.number(team), self.round);
        self.faults.push(Fault::new(line, format!("team {team} {wrong} in round {round}"), expected));
    }

    /// Collects the opponents that the records of a team name.
    fn find_opponents(&mut self, team: Tpn) {
        let roster = self.teams.team(team).map(|of| of.roster.as_slice()).unwrap_or_default();
        for player in roster {
            let Some(opponent) = self.teams.cell(*player, self.round).opponent else { continue };
            let line = self.teams.report.player(*player).map_or(0, |player| player.line);
            let Some(other) = self.records.team_of.get(&opponent).copied() else {
                let wrong =
                    format!("meets player {}, who is in no team,", self.teams.report.number(opponent));
                self.fault(line, team, &wrong, "a player of another team");
                continue;
            };
            self.name_opponent(team, other, line);
        }
        if let Some(line_up) = self.records.line_ups.get(&(self.round, team)) {
            line_up.opponent.into_iter().for_each(|other| self.name_opponent(team, other, line_up.line));
        }
        if let Some(forfeit) = self.records.forfeits.get(&(self.round, team)) {
            let [one, other] = forfeit.teams;
            self.name_opponent(team, if one == team { other } else { one }, forfeit.line);
        }
    }

    fn name_opponent(&mut self, team: Tpn, opponent: Tpn, line: usize) {
        if team == opponent {
            return self.fault(line, team, "meets itself", "another team");
        }
        let known = self.opponents.entry(team).or_insert((opponent, line)).0;
        if known != opponent {
            let wrong =
                format!("meets teams {} and {}", self.teams.number(known), self.teams.number(opponent));
            self.fault(line, team, &wrong, "one opponent");
        }
    }

    /// Checks that the opponent of a team names it; the players of an absent team need not.
    fn check_opponent(&mut self, team: Tpn) {
        let Some((opponent, line)) = self.opponents.get(&team).copied() else { return };
        let (other, _) = *self.opponents.entry(opponent).or_insert((team, line));
        if other != team {
            let wrong = format!("meets team {}, which has another opponent,", self.teams.number(opponent));
            self.fault(line, team, &wrong, "each other");
            self.opponents.remove(&team);
            return;
        }
        if let Some((_, line)) = self.records.byes.get(&(self.round, team)) {
            let wrong = format!("has a bye and meets team {}", self.teams.number(opponent));
            self.fault(*line, team, &wrong, "a match or a bye");
        }
    }

    fn bye(&mut self, team: Tpn) -> ByeKind {
        if let Some(line_up) = self.records.line_ups.get(&(self.round, team)) {
            self.fault(line_up.line, team, "has a line-up but no opponent", "an opponent in columns 13-15");
        }
        let (teams, round) = (self.teams, self.round);
        let roster = teams.team(team).map(|of| of.roster.as_slice()).unwrap_or_default();
        let cells = || roster.iter().map(|player| (*player, teams.cell(*player, round)));
        if let Some((player, _)) = cells().find(|(_, cell)| is_at_a_board(*cell)) {
            let line = teams.report.player(player).map_or(0, |player| player.line);
            self.fault(line, team, "has a forfeited board but no opponent", "a record 330 of the match");
        }
        match self.records.byes.get(&(self.round, team)) {
            Some((kind, _)) => *kind,
            None => entered(cells().map(|(_, cell)| cell.code)),
        }
    }

    /// Builds a match, with the team first that has White at board 1.
    fn match_of(&mut self, pair: [Tpn; 2], line: usize) -> Match {
        let line_ups = pair.map(|team| self.line_up(team));
        let boards = line_ups.iter().map(Vec::len).max().unwrap_or(0);
        let most = self.teams.boards();
        if let Some(at) = line_ups.iter().position(|players| most < players.len()) {
            let wrong = format!("has {boards} boards");
            self.fault(line, pair[at], &wrong, &format!("at most {most}, as in 352"));
        }
        let seat = |side: usize, at: usize| {
            let player = line_ups[side].get(at).copied().flatten();
            let cell = player.map(|player| self.teams.cell(player, self.round)).unwrap_or_default();
            Seat { player, cell }
        };
        let boards: Vec<Board> = (0..boards).map(|at| [seat(0, at), seat(1, at)]).collect();
        let misplaced = boards.iter().position(|board| !self.fits(board));
        if let Some(at) = misplaced {
            let wrong =
                format!("has another opponent at board {} than team {}", at + 1, self.teams.number(pair[1]));
            self.fault(line, pair[0], &wrong, "line-ups in roster order, or records 300");
        }
        let forfeit = self.forfeit(pair, &boards);
        let found = Match { teams: pair, boards, forfeit: forfeit.map(|(won, _)| won) };
        let first_is_white = forfeit.map_or_else(|| self.is_white(&found), |(_, is_white)| is_white);
        if first_is_white { found } else { found.reversed() }
    }

    /// Returns the line-up of a team.
    fn line_up(&mut self, team: Tpn) -> Vec<Option<Tpn>> {
        let roster = self.teams.team(team).map(|of| of.roster.as_slice()).unwrap_or_default();
        let plays = |player: &Tpn| is_at_a_board(self.teams.cell(*player, self.round));
        let present: Vec<Tpn> = roster.iter().copied().filter(plays).collect();
        let Some(line_up) = self.records.line_ups.get(&(self.round, team)) else {
            return present.into_iter().map(Some).collect();
        };
        let mut listed: Vec<Tpn> = line_up.players.iter().copied().flatten().collect();
        let in_order = line_up.players.clone();
        listed.sort_unstable();
        let mut present = present;
        present.sort_unstable();
        if listed != present {
            let wrong = "has another line-up in 300 than in the players' lines";
            self.fault(line_up.line, team, wrong, "the players of the team with an entry of the round");
        }
        in_order
    }

    /// Returns true if the two players at a board name each other or nobody.
    fn fits(&self, [one, other]: &Board) -> bool {
        let names = |seat: &Seat, opposite: &Seat| match (seat.cell.opponent, opposite.player) {
            (Some(named), Some(player)) => named == player,
            // An absent player may be named.
            (Some(named), None) => !is_at_a_board(self.teams.cell(named, self.round)),
            (None, _) => true,
        };
        names(one, other) && names(other, one)
    }

    /// Returns the winners of a forfeited match, and whether the first of two teams has White at board 1.
    fn forfeit(&mut self, pair: [Tpn; 2], boards: &[Board]) -> Option<([bool; 2], bool)> {
        let forfeit = *self.records.forfeits.get(&(self.round, pair[0]))?;
        if boards.iter().flatten().any(|seat| is_played(seat.cell.code)) {
            let wrong = format!("plays and forfeits the match with team {}", self.teams.number(pair[1]));
            self.fault(forfeit.line, pair[0], &wrong, "no game in a forfeited match");
        }
        let is_first = forfeit.teams[0] == pair[0];
        let [one, other] = forfeit.won;
        let won = if is_first { [one, other] } else { [other, one] };
        Some((won, is_first == (self.teams.colors.first() != Some(&Color::Black))))
    }

    /// Returns true if the first team of a match has White at board 1. Most boards decide, in a tie the first
    /// board with colours, and without any colours the order of the line-ups (300).
    fn is_white(&self, found: &Match) -> bool {
        let first = self.teams.colors.first().copied().unwrap_or(Color::White);
        let votes = found.boards.iter().zip(&self.teams.colors).filter_map(|([one, other], color)| {
            let own = one.cell.color.or(other.cell.color.map(Color::other))?;
            // The colour at board 1 of a team with this colour at this board.
            Some((own == *color) == (first == Color::White))
        });
        let votes: Vec<bool> = votes.collect();
        let white = votes.iter().filter(|vote| **vote).count();
        if 2 * white == votes.len() {
            votes.first().copied().unwrap_or_else(|| self.is_listed_first(found.teams))
        } else {
            votes.len() < 2 * white
        }
    }
}

impl Reading<'_> {
    /// Returns false if the line-up of the second team is listed before that of the first.
    fn is_listed_first(&self, [one, other]: [Tpn; 2]) -> bool {
        let mut line_ups = self.teams.line_ups.iter().filter(|line_up| line_up.round == self.round);
        line_ups.find(|line_up| [one, other].contains(&line_up.team)).is_none_or(|first| first.team == one)
    }
}

/// Returns true if a result is one of a game that was played; an adjourned game counts as one.
pub(super) const fn is_played(code: Code) -> bool {
    match code {
        Code::Played(_) | Code::Unrated(_) | Code::Unknown => true,
        Code::Blank
        | Code::ForfeitWin
        | Code::ForfeitLoss
        | Code::HalfPointBye
        | Code::FullPointBye
        | Code::PairingAllocatedBye
        | Code::ZeroPointBye => false,
    }
}

/// Returns the bye of a team without a record of it: the best bye in its players' entries.
fn entered(codes: impl Iterator<Item = Code>) -> ByeKind {
    let kinds = codes.filter_map(|code| match code {
        Code::PairingAllocatedBye => Some(ByeKind::PairingAllocated),
        Code::FullPointBye => Some(ByeKind::FullPoint),
        Code::HalfPointBye => Some(ByeKind::HalfPoint),
        Code::Blank
        | Code::Played(_)
        | Code::Unrated(_)
        | Code::ForfeitWin
        | Code::ForfeitLoss
        | Code::ZeroPointBye
        | Code::Unknown => None,
    });
    kinds.min().unwrap_or(ByeKind::ZeroPoint)
}

impl Match {
    /// Exchanges the two teams.
    fn reversed(self) -> Self {
        let [one, other] = self.teams;
        let boards = self.boards.into_iter().map(|[one, other]| [other, one]).collect();
        let forfeit = self.forfeit.map(|[one, other]| [other, one]);
        Self { teams: [other, one], boards, forfeit }
    }
}
