//! Writes the report of an event of teams.

use crate::trf::event_type;
use std::collections::BTreeMap;

use super::members::{Members, kept, kept_entry};
use super::team_facts;
use super::write::{is_old_list, others};
use crate::export::ExportError;
use crate::trf::comments::codes;
use crate::trf::report::{AnnouncedBye, Cell, Code, OtherLine, Player, Report};
use crate::trf::teams::{
    AllocatedByes, ForfeitedMatch, LineUp, Team, TeamAdjustment, TeamByes, TeamReport, TeamSystem,
    TeamVirtualPoints,
};
use crate::trf::{kept as kept_lines, tenths};
use engine::action::{ByeKind, Outcome, PairedBy};
use engine::color::Color;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::KeptSums;
use engine::meetings::Meetings;
use engine::number::{Points, Rating};
use engine::pairing::acceleration::baku;
use engine::pairing::field::{Forbidden, Tpn};
use engine::pairing::propose;
use engine::pairing::swiss::size_of_group_a;
use engine::pairing::team_records::team_records;
use engine::scoring::{GameScore, PointSystem};
use engine::setup::Acceleration;
use engine::standings::Standings;
use engine::state::{Board, Round, State};
use engine::team::{Match, MatchPoints, MatchRules, TeamRecord, TeamScore};

/// The largest number of teams, which have three columns.
const MOST_TEAMS: usize = 999;

/// Creates the report of an event of teams: the players of all teams, their games, and the records of teams.
///
/// # Errors
///
/// There are more players or teams than a report can number, or points that its columns cannot hold.
pub(super) fn write(state: &State, rules: &MatchRules) -> Result<Report, ExportError> {
    let mut writer = Writer::new(state, rules)?;
    for (held, number) in state.rounds.iter().zip(1_u16..) {
        for (at, board) in held.boards.iter().enumerate() {
            writer.match_of(RoundNo(number), BoardNo::at(at), board);
        }
        writer.byes_of(number, &held.byes);
    }
    writer.without_game();
    writer.announced();
    writer.add_up();
    writer.adjust();
    writer.kept_sums();
    let own = writer.teams.report.others.clone();
    let has_gone_on = writer.has_gone_on();
    let settled = writer.teams.clone().settled();
    let lines = team_facts::lines(state, rules, &writer.members, &writer.teams.teams);
    let mut report = writer.teams.into_report().map_err(|cannot| ExportError::Report(cannot.to_string()))?;
    report.others.extend(lines);
    take_kept(state, &own, &mut report);
    take_older_teams(&settled, &mut report);
    renew_summaries(has_gone_on, settled, &mut report);
    Ok(report)
}

/// Adds the lines of an imported report that the event stores, in place of its own where they stand for them.
fn take_kept(state: &State, own: &[OtherLine], report: &mut Report) {
    let Some(kept) = state.kept.as_deref() else { return };
    let is_old = |line: &OtherLine| match line.code.as_str() {
        "192" => !is_type_of(state, line.text.trim()),
        "250" => state.setup.pairing.system().acceleration() == Acceleration::Baku,
        _ => is_old_list(state, line),
    };
    let records: Vec<OtherLine> =
        kept_lines::written(state, own, &[]).into_iter().filter(|line| !is_old(line)).collect();
    let is_replaced = |code: &str| kept_lines::stands_for(Some(kept), code);
    let has = |codes: &[&str]| records.iter().any(|line| codes.contains(&line.code.as_str()));
    report.others.retain(|line| match line.code.as_str() {
        "202" => !has(&["202", "212"]),
        // The event has these facts itself.
        "162" | "240" | "250" => true,
        code => !is_replaced(code),
    });
    if has(&["192"]) {
        report.kind = None;
    }
    report.others.extend(records);
}

/// Renews the older records of teams (013) of an imported report, which have no fact of their own.
fn take_older_teams(teams: &TeamReport, report: &mut Report) {
    let Some(at) = report.others.iter().position(|line| line.code == "013") else { return };
    let before = report.others.get(at).and_then(|line| line.before.clone());
    report.others.retain(|line| line.code != "013");
    let lines = teams.older_lines().into_iter().map(|line| OtherLine { before: before.clone(), ..line });
    report.others.splice(at..at, lines);
}

/// Renews the summaries of an imported report (802) if the event has gone on since; those of the other form
/// (801) cannot be renewed, and are left out then.
fn renew_summaries(has_gone_on: Option<bool>, mut teams: TeamReport, report: &mut Report) {
    let is_summary = |line: &OtherLine| matches!(line.code.as_str(), "801" | "802");
    teams.report.others = report.others.iter().filter(|line| is_summary(line)).cloned().collect();
    let has = |code: &str| teams.report.others.iter().any(|line| line.code == code);
    let is_older = has_gone_on.unwrap_or_else(|| !teams.contradicted_summaries().is_empty());
    if is_older && (has("801") || has("802")) {
        let renewed = if has("802") { teams.summaries() } else { Vec::new() };
        report.others.retain(|line| !is_summary(line));
        report.others.extend(renewed);
    }
}

/// Returns true if the event still has the coded type (192) of its report. An event of any type may continue
/// with manual pairings.
fn is_type_of(state: &State, kind: &str) -> bool {
    let system = state.setup.pairing.system();
    let is_accelerated = system.acceleration() == Acceleration::Baku || is_kept(state, "250");
    system.is_manual()
        || TeamSystem::without_baku(kind) == TeamSystem::without_baku(&event_type::of_teams(&state.setup))
            && (is_accelerated || !event_type::is_baku(kind))
}

fn is_kept(state: &State, code: &str) -> bool {
    state.kept.as_deref().is_some_and(|kept| kept.record(code).is_some())
}

struct Writer<'a> {
    state: &'a State,
    rules: &'a MatchRules,
    members: Members,
    order: Vec<PlayerId>,
    records: Vec<Vec<TeamRecord>>,
    teams: TeamReport,
}

impl<'a> Writer<'a> {
    fn new(state: &'a State, rules: &'a MatchRules) -> Result<Self, ExportError> {
        if rules.game.persons() != 1 {
            let why = "a report knows games of two players only; a table of Tractor has four".to_owned();
            return Err(ExportError::Report(why));
        }
        let order: Vec<PlayerId> = state.by_number().iter().map(|team| team.id).collect();
        if order.is_empty() {
            return Err(ExportError::Nobody { format: "trf" });
        }
        let too_many = || ExportError::Report("more players or teams than a report can number".to_owned());
        let members = Members::of(state, rules, &order).filter(|_| order.len() <= MOST_TEAMS);
        let members = members.ok_or_else(too_many)?;
        let records = team_records(state, rules, state.last_round(), &order);
        let teams = teams(state, &order, &members, &records);
        let report = Report {
            players: members.players.clone(),
            rounds: Some(propose::rounds(state)),
            initial_color: state.initial_color,
            kind: Some(event_type::of_teams(&state.setup)),
            scoring: tenths::cut_system(&rules.board_points),
            others: lines_of_event(state, &members, order.len()),
            ..Report::default()
        };
        let mut teams = TeamReport::new(report, teams);
        teams.colors = (0..rules.boards.into()).map(|board| rules.color_of_first(board)).collect();
        let PointSystem { win, draw, loss, pairing_allocated_bye, .. } =
            tenths::cut_system(&rules.match_points);
        teams.match_points = MatchPoints { win, draw, loss };
        teams.allocated = Some(AllocatedByes {
            line: 0,
            match_points: pairing_allocated_bye,
            game_points: tenths::cut(rules.bye_points),
            teams: Vec::new(),
        });
        teams.virtual_points = virtual_points(state, rules);
        Ok(Self { state, rules, members, order, records, teams })
    }

    fn place(&self, team: PlayerId) -> Option<Tpn> {
        let at = self.order.iter().position(|one| *one == team)?;
        Tpn::try_from(at + 1).ok()
    }

    fn set(&mut self, player: Tpn, round: RoundNo, cell: Cell) {
        let player = usize::from(player).checked_sub(1).and_then(|at| self.teams.report.players.get_mut(at));
        if let Some(player) = player {
            player.cells.resize(player.cells.len().max(round.0.into()), Cell::default());
            player.cells[round.index()] = cell;
        }
    }

    fn match_of(&mut self, round: RoundNo, at: BoardNo, board: &Board) {
        let places = [0, 1].map(|seat| board.seats.get(seat).and_then(|team| self.place(*team)).unwrap_or(0));
        if let Some(Outcome::Forfeit { white, black }) = board.outcome {
            let forfeit = ForfeitedMatch { line: 0, round: round.0, teams: places, won: [white, black] };
            return self.teams.forfeits.push(forfeit);
        }
        let forfeited = forfeited(board.outcome.as_ref());
        if let Some(won) = forfeited {
            let forfeit = ForfeitedMatch { line: 0, round: round.0, teams: places, won };
            self.teams.forfeits.push(forfeit);
        }
        let Some(now) = self.state.match_now(round, at) else { return };
        for (seat, line_up) in now.line_ups.iter().enumerate() {
            let players: Vec<Option<Tpn>> =
                line_up.iter().map(|member| self.members.place(places[seat], *member)).collect();
            let is_usual = line_up.is_sorted() && !line_up.contains(&0);
            let is_absent = forfeited.is_some() && line_up.iter().all(|member| *member == 0);
            if !is_usual && !is_absent {
                let (team, opponent) = (places[seat], Some(places[1 - seat]));
                self.teams.line_ups.push(LineUp { line: 0, round: round.0, team, opponent, players });
            }
        }
        for (board, outcome) in now.games.iter().enumerate() {
            let seated = [0, 1].map(|seat| {
                let member = now.line_ups[seat].get(board).copied().unwrap_or(0);
                self.members.place(places[seat], member)
            });
            self.game(round, board, seated, outcome.as_ref());
        }
        if forfeited.is_some() {
            self.name_nobody(round, places);
        }
    }

    /// Removes the opponents from the entries of teams whose imported report names none in this forfeited
    /// match.
    fn name_nobody(&mut self, round: RoundNo, places: [Tpn; 2]) {
        let kept = self.state.kept.as_deref();
        let team = |place: Tpn| self.order.get(usize::from(place).checked_sub(1)?).copied();
        let is_plain =
            |place: &Tpn| kept.zip(team(*place)).is_some_and(|(kept, team)| kept.is_plain(round, team));
        let plain: Vec<Tpn> = places.into_iter().filter(is_plain).collect();
        for player in plain.iter().flat_map(|place| self.members.roster(*place).to_vec()).collect::<Vec<_>>()
        {
            let code = self.teams.report.player(player).map(|player| player.cell(round.0).code);
            if let Some(code @ (Code::ForfeitWin | Code::ForfeitLoss)) = code {
                self.set(player, round, Cell::bye(code));
            }
        }
    }

    fn game(&mut self, round: RoundNo, board: usize, seated: [Option<Tpn>; 2], outcome: Option<&Outcome>) {
        let color = self.rules.color_of_first(board);
        let (white, black) = match outcome {
            // A report has no open game before its last round: it can only be adjourned.
            None if round < self.state.last_round() => (Code::Unknown, Code::Unknown),
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

    /// Enters the players without a game: a zero-point bye in completed rounds, or what the players' lines of
    /// an imported report have.
    fn without_game(&mut self) {
        let players = (1..).take(self.teams.report.players.len());
        for round in self.state.rounds.iter().zip(1_u16..).map(|(_, round)| round) {
            let is_open = |player: &Player| player.cell(round).is_open();
            if !self.teams.report.players.iter().any(is_open) {
                let absent = Cell::bye(Code::ZeroPointBye);
                players.clone().for_each(|player| self.enter(player, RoundNo(round), absent));
            }
        }
        for (team, place) in self.order.clone().iter().zip(1_u16..) {
            let roster = self.members.roster(place).to_vec();
            for (member, player) in kept(self.state, *team).iter().zip(roster) {
                let entries = member.byes.iter().filter(|(round, letter)| {
                    matches!(letter, ' ' | 'Z') || is_as_read(self.state, *team, *round)
                });
                entries.for_each(|(round, letter)| self.enter(player, *round, kept_entry(*letter)));
            }
        }
    }

    /// Sets the entry of a player who has no game in a round.
    fn enter(&mut self, player: Tpn, round: RoundNo, cell: Cell) {
        let now = self.teams.report.player(player).map(|player| player.cell(round.0)).unwrap_or_default();
        if now.is_blank() || now == Cell::bye(Code::ZeroPointBye) {
            self.set(player, round, cell);
        }
    }

    /// Adds the byes that were granted for rounds to come, those of the teams that have withdrawn, and the
    /// prohibited pairings.
    fn announced(&mut self) {
        let (state, next) = (self.state, self.state.next_round());
        for team in &state.players {
            for (round, kind) in team.byes.range(next..).filter(|(round, _)| team.is_present(**round)) {
                self.bye(round.0, team.id, *kind);
            }
            let rounds = (next.0..=propose::rounds(state)).map(RoundNo);
            for round in rounds.filter(|round| !team.is_present(*round)) {
                self.bye(round.0, team.id, ByeKind::ZeroPoint);
            }
        }
        let number = |team: &PlayerId| self.place(*team);
        let groups = state.forbidden.iter().map(|group| Forbidden {
            first_round: group.first.0,
            last_round: group.last.0,
            players: group.players.iter().filter_map(number).collect(),
        });
        self.teams.forbidden = groups.collect();
    }

    /// Sets the points of the players' lines, those of their results, and their ranks in an imported report
    /// while its points are the same.
    fn add_up(&mut self) {
        let rounds = self.state.last_round().0;
        let report = &mut self.teams.report;
        let places = (1..).take(report.players.len());
        let points: Vec<Points> = places.map(|place| report.sum(place, rounds)).collect();
        for (player, points) in report.players.iter_mut().zip(points) {
            player.points = points;
        }
        for (team, place) in self.order.iter().zip(1_u16..) {
            for (member, player) in kept(self.state, *team).iter().zip(self.members.roster(place)) {
                let line = usize::from(*player).checked_sub(1).and_then(|at| report.players.get_mut(at));
                line.into_iter()
                    .filter(|line| line.points == member.points)
                    .for_each(|line| line.rank = member.rank);
            }
        }
    }

    /// Adds the adjusted points of the event, and the differences between the points that its results count
    /// and those of the report: a match left open in an earlier round counts nothing.
    fn adjust(&mut self) {
        let place = |team: &PlayerId| self.place(*team);
        let given = self.state.adjusted_points.iter().map(|given| TeamAdjustment {
            line: 0,
            result: given.result,
            match_points: Some(tenths::cut(given.points)),
            game_points: given.game_points.map(tenths::cut),
            round: given.round.map(|round| round.0),
            teams: given.players.iter().filter_map(place).collect(),
        });
        self.teams.adjusted_points = given.collect();
        let mut beside: BTreeMap<(u16, [Points; 2]), Vec<Tpn>> = BTreeMap::new();
        let read = self.teams.clone().settled().records();
        for ((counted, read), place) in self.records.iter().zip(read).zip(1_u16..) {
            for ((counted, read), round) in counted.iter().zip(read).zip(1_u16..) {
                let more = [
                    tenths::cut(counted.match_points - read.match_points),
                    tenths::cut(counted.game_points - read.game_points),
                ];
                if more != [Points::ZERO; 2] {
                    beside.entry((round, more)).or_default().push(place);
                }
            }
        }
        let adjustment =
            |((round, [matches, games]), teams): ((u16, [Points; 2]), Vec<Tpn>)| TeamAdjustment {
                line: 0,
                result: None,
                match_points: Some(matches),
                game_points: Some(games),
                round: Some(round),
                teams,
            };
        self.teams.adjusted_points.extend(beside.into_iter().map(adjustment));
    }

    /// Returns the match and game points of the teams in an imported report that contradicts itself, and for
    /// each true if the results still count the same.
    fn stored_sums(&self) -> Option<Vec<(KeptSums, bool)>> {
        let stored: Option<Vec<KeptSums>> = self.order.iter().map(|team| sums(self.state, *team)).collect();
        let stored = stored?;
        let settled = self.teams.clone().settled();
        let is_same = |(kept, place): (KeptSums, Tpn)| (kept, kept.counted == settled.sums(place));
        Some(stored.into_iter().zip(1_u16..).map(is_same).collect())
    }

    /// Returns true if the event has gone on since its report; `None` if only the contradictions of the
    /// report's summaries show it.
    fn has_gone_on(&self) -> Option<bool> {
        if self.state.rounds.iter().any(|round| round.by != PairedBy::Import) {
            return Some(true);
        }
        self.stored_sums().map(|stored| stored.iter().any(|(_, is_same)| !is_same))
    }

    /// Sets the match and game points of an imported report while its results count the same.
    fn kept_sums(&mut self) {
        let stored = self.stored_sums().unwrap_or_default();
        for (team, (kept, _)) in self.teams.teams.iter_mut().zip(stored).filter(|(_, (_, is_same))| *is_same)
        {
            [team.match_points, team.game_points] = kept.stated;
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

/// Returns true if the matches of a round are those of an imported report, or a team has none in it: a player
/// without a game has the bye of the report then.
fn is_as_read(state: &State, team: PlayerId, round: RoundNo) -> bool {
    let has_none = |held: &Round| held.boards.iter().all(|board| !board.seats.contains(&team));
    state.round(round).is_some_and(|held| held.by == PairedBy::Import || has_none(held))
}

/// Returns the match and game points that a team has in an imported report, if they are stored.
fn sums(state: &State, team: PlayerId) -> Option<KeptSums> {
    state.kept.as_deref().and_then(|kept| kept.team(team)).and_then(|kept| kept.sums)
}

/// Returns the winners of a match without a game; `None` if one was played, or if both teams won boards and
/// are equal, so that the boards must say so.
fn forfeited(outcome: Option<&Outcome>) -> Option<[bool; 2]> {
    let Some(Outcome::Match(held)) = outcome else { return None };
    let is_decided = |held: &Match| !held.was_played() && !held.is_drawn_by_forfeits();
    let (first, second) = held.sides();
    is_decided(held).then(|| [first, second].map(|side| side == GameScore::Win))
}

/// Returns the teams with their sums and ranks. The ranks are those of an imported report while its points
/// are the same.
fn teams(state: &State, order: &[PlayerId], members: &Members, records: &[Vec<TeamRecord>]) -> Vec<Team> {
    let last = state.last_round();
    let standings = Standings::after(state, last);
    let kept = state.kept.as_deref();
    let as_kept = kept.filter(|kept| {
        let points = kept.ranks.iter().map(|(_, points)| *points);
        !kept.ranks.is_empty() && points.eq(Meetings::after(state, last).all_points())
    });
    let rank = |team: PlayerId| match as_kept.and_then(|kept| kept.ranks.get(team.index())) {
        Some((rank, _)) => *rank,
        None => standings.row(team).and_then(|row| u16::try_from(row.place.number()?).ok()),
    };
    let team = |((team, records), number): ((&PlayerId, &Vec<TeamRecord>), u16)| {
        let sum = |score: TeamScore| {
            let added = state.added_to(score, last, *team);
            records.iter().map(|record| record.points(score)).chain([added]).sum()
        };
        let entrant = state.player(*team).map(|team| &team.entrant);
        Team {
            number,
            name: entrant.map_or_else(String::new, |entrant| entrant.name.to_string()),
            short_name: entrant.map_or_else(String::new, |entrant| entrant.short_name.to_string()),
            strength: strength(state, *team, entrant.and_then(|entrant| entrant.rating)),
            match_points: Some(sum(TeamScore::MatchPoints)),
            game_points: Some(sum(TeamScore::GamePoints)),
            rank: rank(*team),
            roster: members.roster(number).to_vec(),
            ..Team::default()
        }
    };
    order.iter().zip(records).zip(1_u16..).map(team).collect()
}

/// Returns the strength of a team: its rating, as far as six columns have room, in the form of an imported
/// report while it is the same.
fn strength(state: &State, team: PlayerId, rating: Option<Rating>) -> String {
    let kept = state.kept.as_deref().and_then(|kept| kept.team(team));
    let Some(rating) = rating else { return String::new() };
    if let Some(kept) = kept.filter(|kept| kept.strength.parse() == Ok(rating)) {
        return kept.strength.to_string();
    }
    let exact = rating.to_string();
    if exact.len() <= 6 { exact } else { (rating.units() / 1000).to_string() }
}

/// The records of the event as a whole (trf 2).
fn lines_of_event(state: &State, members: &Members, teams: usize) -> Vec<OtherLine> {
    let mut lines = others(state);
    lines.retain(|line| !matches!(line.code.as_str(), "062" | "072"));
    let rated = members.players.iter().filter(|player| player.rating.is_some()).count();
    let counts = [("062", members.players.len()), ("072", rated), ("082", teams)];
    let counted = counts.map(|(code, number)| OtherLine {
        line: 0,
        code: code.to_owned(),
        text: format!(" {number}"),
        before: None,
    });
    lines.extend(counted);
    lines
}

/// Returns the virtual points of the Baku acceleration (trf 5, 250), unless a stored type of the report says
/// them.
fn virtual_points(state: &State, rules: &MatchRules) -> Vec<TeamVirtualPoints> {
    let kind = state.kept.as_deref().and_then(|kept| kept.record("192"));
    let is_said = kind.is_some_and(|kind| {
        let kind = kind.line.written().get(3..).unwrap_or_default().trim();
        event_type::is_baku(kind) && is_type_of(state, kind)
    });
    let last = u16::try_from(size_of_group_a(state)).unwrap_or(u16::MAX);
    if is_said || last == 0 || state.setup.pairing.system().acceleration() == Acceleration::None {
        return Vec::new();
    }
    let rounds = baku(state.setup.rounds, &tenths::cut_system(&rules.match_points)).unwrap_or_default();
    let mut ranges: Vec<TeamVirtualPoints> = Vec::new();
    for (points, round) in rounds.into_iter().zip(1_u16..).filter(|(points, _)| *points > Points::ZERO) {
        match ranges.last_mut() {
            Some(range) if range.match_points == points && range.last_round + 1 == round => {
                range.last_round = round;
            }
            Some(_) | None => ranges.push(TeamVirtualPoints {
                match_points: points,
                game_points: Points::ZERO,
                first_round: round,
                last_round: round,
                first: 1,
                last,
            }),
        }
    }
    ranges
}
