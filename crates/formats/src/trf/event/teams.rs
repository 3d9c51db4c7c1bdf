//! Writes the report of an event of teams.

use super::write::others;
use crate::export::ExportError;
use crate::trf::comments::codes;
use crate::trf::report::{AnnouncedBye, Cell, Code, OtherLine, Player, Report};
use crate::trf::teams::{AllocatedByes, ForfeitedMatch, LineUp, Team, TeamAdjustment, TeamByes, TeamReport};
use engine::action::{ByeKind, Entrant, Outcome};
use engine::color::Color;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::number::Points;
use engine::pairing::field::{Forbidden, Tpn};
use engine::pairing::propose;
use engine::pairing::team_records::team_records;
use engine::scoring::PointSystem;
use engine::standings::Standings;
use engine::state::{Board, State};
use engine::team::{MatchPoints, MatchRules, Sheet, TeamScore};

/// Creates the report of an event of teams: the players of all teams, their games, and the records of teams.
///
/// # Errors
///
/// There are more players or teams than a report can number, or points that its columns cannot hold.
pub(super) fn write(state: &State, rules: &MatchRules) -> Result<Report, ExportError> {
    let format = "trf";
    let mut writer = Writer::new(state, rules).ok_or(ExportError::Nobody { format })?;
    for (held, number) in state.rounds.iter().zip(1_u16..) {
        for (at, board) in held.boards.iter().enumerate() {
            writer.match_of(RoundNo(number), BoardNo::at(at), board);
        }
        writer.byes_of(number, &held.byes);
    }
    writer.announced();
    writer.add_up();
    writer.teams.into_report().map_err(|cannot| ExportError::Report(cannot.to_string()))
}

struct Writer<'a> {
    state: &'a State,
    rules: &'a MatchRules,
    /// The number of the first player of each team.
    firsts: Vec<Tpn>,
    order: Vec<PlayerId>,
    teams: TeamReport,
}

impl<'a> Writer<'a> {
    fn new(state: &'a State, rules: &'a MatchRules) -> Option<Self> {
        let order: Vec<PlayerId> = state.by_number().iter().map(|team| team.id).collect();
        let last = state.last_round();
        let standings = Standings::after(state, last);
        let records = team_records(state, rules, last, &order);
        let (mut players, mut teams, mut firsts) = (Vec::new(), Vec::new(), Vec::new());
        for ((team, records), number) in state.by_number().into_iter().zip(records).zip(1_u16..) {
            let first = u16::try_from(players.len() + 1).ok()?;
            firsts.push(first);
            let members = members(state, rules, team.id);
            let roster: Vec<Tpn> = (first..).take(members.len()).collect();
            for (member, number) in members.iter().zip(first..) {
                players.push(player(member, number));
            }
            let sum = |score: TeamScore| {
                let added = state.added_to(score, last, team.id);
                records.iter().map(|record| record.points(score)).chain([added]).sum()
            };
            let rank = standings.row(team.id).and_then(|row| u16::try_from(row.place.number()?).ok());
            teams.push(Team {
                number,
                name: team.entrant.name.to_string(),
                short_name: team.entrant.short_name.to_string(),
                match_points: Some(sum(TeamScore::MatchPoints)),
                game_points: Some(sum(TeamScore::GamePoints)),
                rank,
                roster,
                ..Team::default()
            });
        }
        let mut lines = others(state);
        lines.retain(|line| !matches!(line.code.as_str(), "062" | "072"));
        let rated = players.iter().filter(|player| player.rating.is_some()).count();
        for (code, number) in [("062", players.len()), ("072", rated), ("082", teams.len())] {
            lines.push(OtherLine {
                line: 0,
                code: code.to_owned(),
                text: format!(" {number}"),
                before: None,
            });
        }
        let report = Report {
            players,
            rounds: Some(propose::rounds(state)),
            initial_color: state.initial_color,
            kind: Some(of_teams(&state.setup.pairing.system().trf_type())),
            scoring: rules.board_points,
            others: lines,
            ..Report::default()
        };
        let PointSystem { win, draw, loss, pairing_allocated_bye, .. } = rules.match_points;
        let mut teams = TeamReport::new(report, teams);
        teams.colors = (0..rules.boards.into()).map(|board| rules.colors.of_first(board)).collect();
        teams.match_points = MatchPoints { win, draw, loss };
        teams.allocated = Some(AllocatedByes {
            line: 0,
            match_points: pairing_allocated_bye,
            game_points: rules.bye_points,
            teams: Vec::new(),
        });
        Some(Self { state, rules, firsts, order, teams })
    }

    fn place(&self, team: PlayerId) -> Option<Tpn> {
        let at = self.order.iter().position(|one| *one == team)?;
        Tpn::try_from(at + 1).ok()
    }

    /// Returns the number of a player of a team by the place in its list; `None` for an empty board.
    fn number(&self, team: Tpn, member: u16) -> Option<Tpn> {
        let first = self.firsts.get(usize::from(team).checked_sub(1)?)?;
        first.checked_add(member.checked_sub(1)?)
    }

    fn set(&mut self, player: Tpn, round: RoundNo, cell: Cell) {
        let player = usize::from(player).checked_sub(1).and_then(|at| self.teams.report.players.get_mut(at));
        if let Some(player) = player {
            player.cells.resize(player.cells.len().max(round.0.into()), Cell::bye(Code::ZeroPointBye));
            player.cells[round.index()] = cell;
        }
    }

    fn match_of(&mut self, round: RoundNo, at: BoardNo, board: &Board) {
        let places = [0, 1].map(|seat| board.seats.get(seat).and_then(|team| self.place(*team)).unwrap_or(0));
        if let Some(Outcome::Forfeit { white, black }) = board.outcome {
            let forfeit = ForfeitedMatch { line: 0, round: round.0, teams: places, won: [white, black] };
            return self.teams.forfeits.push(forfeit);
        }
        let Some(now) = self.state.match_now(round, at) else { return };
        for (seat, line_up) in now.line_ups.iter().enumerate() {
            let players: Vec<Option<Tpn>> =
                line_up.iter().map(|member| self.number(places[seat], *member)).collect();
            let is_usual = line_up.is_sorted() && !line_up.contains(&0);
            if !is_usual {
                let (team, opponent) = (places[seat], Some(places[1 - seat]));
                self.teams.line_ups.push(LineUp { line: 0, round: round.0, team, opponent, players });
            }
        }
        for (board, outcome) in now.games.iter().enumerate() {
            let seated = [0, 1].map(|seat| {
                let member = now.line_ups[seat].get(board).copied().unwrap_or(0);
                self.number(places[seat], member)
            });
            self.game(round, board, seated, outcome.as_ref());
        }
    }

    fn game(&mut self, round: RoundNo, board: usize, seated: [Option<Tpn>; 2], outcome: Option<&Outcome>) {
        let color = self.rules.colors.of_first(board);
        let (white, black) = match outcome {
            None => (Code::Blank, Code::Blank),
            Some(Outcome::Crikey(game)) => (Code::Played(game.result), Code::Played(game.result.opposite())),
            Some(outcome) => codes(Some(outcome)).unwrap_or_default(),
        };
        let results = if color == Color::White { [white, black] } else { [black, white] };
        let colors = [color, color.other()];
        for seat in 0..2 {
            let Some(player) = seated[seat] else { continue };
            let cell = match seated[1 - seat] {
                Some(opponent) => Cell::paired(opponent, colors[seat], results[seat]),
                None => Cell::bye(results[seat]),
            };
            self.set(player, round, cell);
        }
    }

    fn byes_of(&mut self, round: u16, byes: &[(PlayerId, ByeKind)]) {
        let allocated = byes.iter().find(|(_, kind)| *kind == ByeKind::PairingAllocated);
        let team = allocated.and_then(|(team, _)| self.place(*team));
        if let Some(allocated) = &mut self.teams.allocated {
            allocated.teams.push(team);
        }
        for (team, kind) in byes {
            self.bye(round, *team, *kind);
        }
    }

    /// Adds the byes that were granted for rounds to come.
    fn announced(&mut self) {
        let next = self.state.next_round();
        for team in &self.state.players {
            for (round, kind) in team.byes.range(next..) {
                self.bye(round.0, team.id, *kind);
            }
        }
        let number = |team: &PlayerId| self.place(*team);
        let forbidden: Vec<Forbidden> = self
            .state
            .forbidden
            .iter()
            .map(|group| Forbidden {
                first_round: group.first.0,
                last_round: group.last.0,
                players: group.players.iter().filter_map(number).collect(),
            })
            .collect();
        let adjustment = |given: &AdjustedPoints| TeamAdjustment {
            line: 0,
            result: given.result,
            match_points: Some(given.points),
            game_points: given.game_points,
            round: given.round.map(|round| round.0),
            teams: given.players.iter().filter_map(number).collect(),
        };
        let adjusted_points = self.state.adjusted_points.iter().map(adjustment).collect();
        (self.teams.forbidden, self.teams.adjusted_points) = (forbidden, adjusted_points);
    }

    /// Sets the points of the players' lines: those of their results.
    fn add_up(&mut self) {
        let rounds = self.state.last_round().0;
        let report = &mut self.teams.report;
        let places = (1..).take(report.players.len());
        let points: Vec<Points> = places.map(|place| report.sum(place, rounds)).collect();
        for (player, points) in report.players.iter_mut().zip(points) {
            player.points = points;
        }
    }

    fn bye(&mut self, round: u16, team: PlayerId, kind: ByeKind) {
        let bye = match kind {
            ByeKind::PairingAllocated => return,
            ByeKind::FullPoint => AnnouncedBye::Full,
            ByeKind::HalfPoint => AnnouncedBye::Half,
            ByeKind::ZeroPoint => AnnouncedBye::Zero,
        };
        let Some(place) = self.place(team) else { return };
        match self.teams.byes.iter_mut().find(|one| one.round == round && one.bye == bye) {
            Some(one) => one.teams.push(place),
            None => self.teams.byes.push(TeamByes { line: 0, bye, round, teams: vec![place] }),
        }
    }
}

/// Returns the players of a team; those of a team without a list are named by their numbers.
fn members(state: &State, rules: &MatchRules, team: PlayerId) -> Vec<Entrant> {
    let Some(team) = state.player(team) else { return Vec::new() };
    if !team.members.is_empty() {
        return team.members.clone();
    }
    let used = state.rounds.iter().flat_map(|round| &round.boards).filter_map(|board| {
        let seat = board.seats.iter().position(|seat| *seat == team.id)?;
        let line_up = match (&board.outcome, board.sheet.as_deref()) {
            (Some(Outcome::Match(held)), _) => Some(&held.line_ups[seat.min(1)]),
            (_, Some(Sheet { line_ups, .. })) => line_ups[seat.min(1)].as_ref(),
            _ => None,
        };
        line_up?.iter().copied().max()
    });
    let many = used.max().unwrap_or(0).max(rules.boards.into());
    let name = |number| format!("{}, player {number}", team.entrant.name);
    let named = (1..=many).map(name).map(|name| engine::text::Label::taken_over(&name));
    named.map(|name| Entrant { name, ..Entrant::default() }).collect()
}

fn player(member: &Entrant, number: Tpn) -> Player {
    let rating = member.rating.map(|rating| rating.units() / 1000);
    Player {
        number,
        sex: member.sex.to_string(),
        title: member.title.to_string(),
        name: member.name.to_string(),
        rating: rating.and_then(|rating| u16::try_from(rating).ok()).filter(|rating| *rating <= 9999),
        federation: member.federation.to_string(),
        fide_number: member.fide_id.to_string(),
        birth: member.born.replace('-', "/"),
        ..Player::default()
    }
}

/// Returns the type of an event of teams (trf 8): `FIDE_ROUNDROBIN` becomes `FIDE_TEAM_ROUNDROBIN`.
fn of_teams(kind: &str) -> String {
    match kind.split_once('_') {
        Some((start, rest)) if !rest.starts_with("TEAM") => format!("{start}_TEAM_{rest}"),
        _ => kind.to_owned(),
    }
}
