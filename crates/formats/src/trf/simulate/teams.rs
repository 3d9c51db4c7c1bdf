//! Random team tournaments: a field of teams with rosters, line-ups, forfeited boards and matches, byes.
//!
//! Absences, strengths and results are drawn as for players; a match is played board by board.

use super::play::{self, People, chance};
use super::{Acceleration, Parameters, Wishes, said};
use crate::trf::report::{AnnouncedBye, Cell, Code, OtherLine, Player, Report};
use crate::trf::simulate::parameters::between;
use crate::trf::teams::{AllocatedByes, ForfeitedMatch, LineUp, Team, TeamByes, TeamReport, TeamSystem};
use engine::number::Points;
use engine::pairing::field::{Color, SwissPairing, Tpn};
use engine::rng::Rng;
use engine::setup::{self, TeamSwissRules};
use engine::team::{ColorPreferences, MatchPoints, TeamScore};

/// Separates the random numbers of teams from those of the parameters.
const TEAMS: u64 = 0x7EA4_5EED;

/// The most teams: three columns, and four for the players.
pub const MOST_TEAMS: u16 = 600;

/// The most boards of a match.
pub const MOST_BOARDS: u16 = 12;

/// The rate of line-ups in another order than the roster, and of empty bottom boards, in thousandths.
const RARE_LINE_UPS: u16 = 40;

/// The rate of forfeited boards in played matches.
const FORFEITED_BOARDS: u16 = 10;

/// The parameters of a random team tournament; the rest is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamWishes {
    /// The number of teams, 2 to [`MOST_TEAMS`].
    pub teams: u16,
    /// The number of boards, 1 to [`MOST_BOARDS`].
    pub boards: Option<u16>,
    /// The type of the event (192).
    pub system: Option<TeamSystem>,
    /// The match points of each result.
    pub match_points: Option<MatchPoints>,
    /// The match and game points of the pairing-allocated bye.
    pub allocated: Option<[Points; 2]>,
    /// The wishes that individual events have too: rounds, rates, ratings, points of a game.
    pub event: Wishes,
}

/// Plays a random team tournament until its last round, or until a round that cannot be paired.
///
/// The caller pairs the rounds, by the places of the teams.
#[must_use]
pub fn simulate_teams(
    wishes: &TeamWishes,
    seed: u64,
    pair: &mut dyn FnMut(&TeamReport, u16) -> Option<SwissPairing>,
) -> TeamReport {
    let teams = wishes.teams.clamp(2, MOST_TEAMS);
    let event = Wishes { players: Some(teams), ..wishes.event.clone() };
    let parameters = event.settled(seed);
    let mut rng = Rng::seeded(seed ^ TEAMS);
    // The teams as players: their strengths and absences.
    let mut field = Report::default();
    let mut people = play::enter(&mut field, &parameters, &mut rng);
    let mut play = Play::new(wishes, parameters, &field, rng);
    for round in 1..=play.rounds() {
        play.announce(&mut field, &mut people, round);
        play.teams = play.teams.settled();
        let Some(pairing) = pair(&play.teams, round) else { break };
        play.round(&pairing, round);
    }
    play.ranked()
}

/// A tournament while it is played.
struct Play {
    parameters: Parameters,
    teams: TeamReport,
    rng: Rng,
    rare: Rng,
    /// The entry of a player outside the line-up.
    idle: Code,
    /// The entry of a player whose team has the pairing-allocated bye.
    allocated: Code,
}

/// The two line-ups of a match, empty boards included.
type LineUps = [Vec<Option<Tpn>>; 2];

impl Play {
    fn new(wishes: &TeamWishes, parameters: Parameters, field: &Report, mut rng: Rng) -> Self {
        let boards = between(&mut rng, 2, 6);
        let boards = wishes.boards.unwrap_or(boards).clamp(1, MOST_BOARDS);
        let system = drawn_system(&mut rng, parameters.acceleration);
        let system = wishes.system.clone().unwrap_or(system);
        let match_points = drawn_match_points(&mut rng, &system);
        let match_points = wishes.match_points.unwrap_or(match_points);
        let allocated = drawn_allocated(&mut rng, &parameters, match_points, boards);
        let [bye_match_points, bye_game_points] = wishes.allocated.unwrap_or(allocated);
        let (players, teams) = rosters(field, boards, &mut rng);
        let report = Report {
            players,
            rounds: Some(parameters.rounds),
            initial_color: Some(parameters.initial_color),
            kind: Some(system.code()),
            scoring: parameters.scoring,
            others: lines(&parameters, teams.len(), boards),
            ..Report::default()
        };
        let idle = if rng.below(2) == 0 { Code::ZeroPointBye } else { Code::Blank };
        let allocated = if rng.below(2) == 0 { Code::PairingAllocatedBye } else { idle };
        let rare = Rng::seeded(parameters.seed ^ super::RARE ^ TEAMS);
        let mut teams = TeamReport::new(report, teams);
        teams.colors = colors(boards, &mut rng);
        teams.match_points = match_points;
        teams.allocated = Some(AllocatedByes {
            line: 0,
            match_points: bye_match_points,
            game_points: bye_game_points,
            teams: Vec::new(),
        });
        teams.forbidden.clone_from(&field.forbidden);
        teams.system = system;
        Self { parameters, teams, rng, rare, idle, allocated }
    }

    /// Returns the number of rounds: a round robin ends with its tables.
    fn rounds(&mut self) -> u16 {
        let rounds = self.teams.rounds_of_tables().unwrap_or(self.parameters.rounds);
        self.teams.report.rounds = Some(rounds);
        rounds
    }

    /// Draws the teams that are absent in a round, and announces their byes.
    fn announce(&mut self, field: &mut Report, people: &mut People, round: u16) {
        let away = people.away(field, &self.parameters, round, &mut self.rng);
        if self.teams.rounds_of_tables().is_some() {
            return;
        }
        for bye in [AnnouncedBye::Full, AnnouncedBye::Half, AnnouncedBye::Zero] {
            let absent = (1..).zip(&field.players).zip(&away).filter(|(_, away)| **away);
            let of_kind = absent.filter(|((_, team), _)| announced(team.cell(round).code) == bye);
            let teams: Vec<Tpn> = of_kind.map(|((place, _), _)| place).collect();
            if !teams.is_empty() {
                self.teams.byes.push(TeamByes { line: 0, bye, round, teams });
            }
        }
    }

    fn round(&mut self, pairing: &SwissPairing, round: u16) {
        let idle = Cell::bye(self.idle);
        self.teams.report.players.iter_mut().for_each(|player| player.cells.push(idle));
        for (white, black) in &pairing.boards {
            self.play_match([*white, *black], round);
        }
        if let Some(byes) = &mut self.teams.allocated {
            byes.teams.push(pairing.bye);
        }
        if let Some(team) = pairing.bye {
            for player in self.roster(team) {
                self.set(player, round, Cell::bye(self.allocated));
            }
        }
    }

    fn roster(&self, team: Tpn) -> Vec<Tpn> {
        self.teams.team(team).map(|team| team.roster.clone()).unwrap_or_default()
    }

    fn set(&mut self, player: Tpn, round: u16, cell: Cell) {
        let player = usize::from(player).checked_sub(1).and_then(|at| self.teams.report.players.get_mut(at));
        let entry = player.and_then(|player| player.cells.get_mut(usize::from(round).checked_sub(1)?));
        if let Some(entry) = entry {
            *entry = cell;
        }
    }

    fn play_match(&mut self, pair: [Tpn; 2], round: u16) {
        if chance(&mut self.rng, self.parameters.forfeits) {
            return self.forfeit(pair, round);
        }
        let line_ups = pair.map(|team| self.line_up(team));
        for (team, opponent, players) in [(pair[0], pair[1], &line_ups[0]), (pair[1], pair[0], &line_ups[1])]
        {
            self.note_line_up(round, team, opponent, players);
        }
        let mut results = self.results(&line_ups);
        // A match without a game would be a forfeited one.
        if results.iter().all(|(white, _)| matches!(white, Code::ForfeitWin | Code::ForfeitLoss)) {
            let drawn = Code::Played(engine::scoring::GameScore::Draw);
            results.iter_mut().take(1).for_each(|result| *result = (drawn, drawn));
        }
        self.enter(&line_ups, &results, round);
    }

    /// Writes a forfeited match: the winners alone without opponents, or all players with the opponents that
    /// they would have had.
    fn forfeit(&mut self, pair: [Tpn; 2], round: u16) {
        let is_double = chance(&mut self.rare, self.parameters.double_forfeits);
        let first_wins = self.rng.below(2) == 0;
        let won = if is_double { [false, false] } else { [first_wins, !first_wins] };
        // Record 330 has the first-named team first.
        let is_white_first = self.teams.colors.first() != Some(&Color::Black);
        let (teams, written) =
            if is_white_first { (pair, won) } else { ([pair[1], pair[0]], [won[1], won[0]]) };
        self.teams.forfeits.push(ForfeitedMatch { line: 0, round, teams, won: written });
        let full = pair.map(|team| self.full_line_up(team));
        if self.rng.below(2) == 0 {
            let code = |won: bool| if won { Code::ForfeitWin } else { Code::ForfeitLoss };
            let results = vec![(code(won[0]), code(won[1])); self.teams.boards()];
            return self.enter(&full, &results, round);
        }
        for (players, won) in full.into_iter().zip(won) {
            for player in players.into_iter().flatten().filter(|_| won) {
                self.set(player, round, Cell::bye(Code::ForfeitWin));
            }
        }
    }

    fn full_line_up(&self, team: Tpn) -> Vec<Option<Tpn>> {
        self.roster(team).into_iter().take(self.teams.boards()).map(Some).collect()
    }

    /// Draws a line-up: reserves play now and then, and rarely two players change their boards or the bottom
    /// board is empty.
    fn line_up(&mut self, team: Tpn) -> Vec<Option<Tpn>> {
        let (mut players, boards) = (self.roster(team), self.teams.boards());
        while boards < players.len() {
            let out = if self.rng.below(3) == 0 {
                self.rng.below(players.len() as u64)
            } else {
                players.len() as u64 - 1
            };
            players.remove(usize::try_from(out).unwrap_or_default());
        }
        if chance(&mut self.rng, RARE_LINE_UPS) && 1 < players.len() {
            players.swap(0, 1);
        }
        if chance(&mut self.rng, RARE_LINE_UPS) && 1 < players.len() {
            players.pop();
        }
        players.into_iter().map(Some).collect()
    }

    /// Adds a record 300 for a line-up out of order or with an empty board.
    fn note_line_up(&mut self, round: u16, team: Tpn, opponent: Tpn, players: &[Option<Tpn>]) {
        let roster = self.roster(team);
        let in_order = roster.iter().filter(|player| players.contains(&Some(**player)));
        let is_usual = in_order.copied().map(Some).eq(players.iter().copied());
        if !is_usual || players.len() < self.teams.boards() {
            let players = players.to_vec();
            self.teams.line_ups.push(LineUp { line: 0, round, team, opponent: Some(opponent), players });
        }
    }

    /// Draws the results of a match, for the team with White at board 1 first; an empty board loses.
    fn results(&mut self, line_ups: &LineUps) -> Vec<(Code, Code)> {
        let boards = line_ups[0].len().max(line_ups[1].len());
        let mut results = Vec::new();
        for at in 0..boards {
            let seat = |side: usize| line_ups[side].get(at).copied().flatten();
            results.push(match (seat(0), seat(1)) {
                (Some(one), Some(other)) => self.result(at, one, other),
                (Some(_), None) => (Code::ForfeitWin, Code::Blank),
                (None, _) => (Code::Blank, Code::ForfeitWin),
            });
        }
        results
    }

    fn result(&mut self, at: usize, one: Tpn, other: Tpn) -> (Code, Code) {
        let parameters = Parameters { forfeits: FORFEITED_BOARDS, ..self.parameters.clone() };
        let has_white = self.color(at) == Color::White;
        let (white, black) = if has_white { (one, other) } else { (other, one) };
        let codes =
            play::result(&self.teams.report, &parameters, (white, black), (&mut self.rng, &mut self.rare));
        let (white, black) = play::decided(&parameters, codes, &mut self.rare);
        if has_white { (white, black) } else { (black, white) }
    }

    /// Returns the colour at a board of the team with White at board 1.
    fn color(&self, at: usize) -> Color {
        let color = |at: usize| self.teams.colors.get(at).copied().unwrap_or(Color::White);
        if color(0) == Color::White { color(at) } else { color(at).other() }
    }

    /// Writes the results of a match into the players' lines.
    fn enter(&mut self, line_ups: &LineUps, results: &[(Code, Code)], round: u16) {
        for (at, (one, other)) in results.iter().enumerate() {
            let seats = [0, 1].map(|side| line_ups[side].get(at).copied().flatten());
            let colors = [self.color(at), self.color(at).other()];
            for (side, code) in [*one, *other].into_iter().enumerate() {
                let Some(player) = seats[side] else { continue };
                let cell = match seats[1 - side] {
                    Some(opponent) => Cell::paired(opponent, colors[side], code),
                    None => Cell::bye(code),
                };
                self.set(player, round, cell);
            }
        }
    }

    /// Ranks the teams by the primary score, then by the other one, then by number; the players by points.
    fn ranked(self) -> TeamReport {
        let mut teams = self.teams;
        play::rank(&mut teams.report);
        let teams = teams.settled();
        let next = teams.completed_rounds().saturating_add(1);
        let [matches, games] =
            [TeamScore::MatchPoints, TeamScore::GamePoints].map(|score| teams.scores_before(score, next));
        let is_by_matches = teams.system.primary() == TeamScore::MatchPoints;
        let (first, second) = if is_by_matches { (&matches, &games) } else { (&games, &matches) };
        let mut order: Vec<usize> = (0..teams.teams.len()).collect();
        order.sort_by_key(|at| std::cmp::Reverse((first[*at], second[*at])));
        let mut teams = teams.clone();
        for (at, rank) in order.into_iter().zip(1..) {
            let team = &mut teams.teams[at];
            team.rank = Some(rank);
            team.match_points = Some(matches[at]);
            team.game_points = Some(games[at]);
        }
        teams
    }
}

const fn announced(code: Code) -> AnnouncedBye {
    match code {
        Code::FullPointBye => AnnouncedBye::Full,
        Code::HalfPointBye => AnnouncedBye::Half,
        Code::Blank
        | Code::ZeroPointBye
        | Code::Played(_)
        | Code::Unrated(_)
        | Code::ForfeitWin
        | Code::ForfeitLoss
        | Code::PairingAllocatedBye
        | Code::Unknown => AnnouncedBye::Zero,
    }
}

fn drawn_system(rng: &mut Rng, acceleration: Acceleration) -> TeamSystem {
    let preferences = match rng.below(3) {
        0 => ColorPreferences::TypeA,
        1 => ColorPreferences::TypeB,
        _ => ColorPreferences::None,
    };
    let primary = if rng.below(4) == 0 { TeamScore::GamePoints } else { TeamScore::MatchPoints };
    let is_secondary_used = rng.below(3) != 0;
    let acceleration = match acceleration {
        // These virtual points are match points.
        Acceleration::Baku if primary == TeamScore::MatchPoints => setup::Acceleration::Baku,
        Acceleration::Baku | Acceleration::None | Acceleration::Random => setup::Acceleration::None,
    };
    TeamSystem::Swiss(TeamSwissRules { preferences, primary, is_secondary_used, acceleration })
}

/// Draws the match points; an acceleration needs the usual ones (C.04.7 1.4.4).
fn drawn_match_points(rng: &mut Rng, system: &TeamSystem) -> MatchPoints {
    let drawn = rng.below(4);
    let points = |win, draw, loss| MatchPoints {
        win: Points::whole(win),
        draw: Points::whole(draw),
        loss: Points::whole(loss),
    };
    match drawn {
        0 if !system.is_accelerated() => points(3, 1, 0),
        1 if !system.is_accelerated() => points(3, 2, 1),
        2 => points(4, 2, 0),
        _ => points(2, 1, 0),
    }
}

/// Draws the points of the pairing-allocated bye: those of a drawn, a won or a lost match.
fn drawn_allocated(rng: &mut Rng, parameters: &Parameters, points: MatchPoints, boards: u16) -> [Points; 2] {
    let boards = i64::from(boards);
    match rng.below(4) {
        0 => [points.win, parameters.scoring.win * boards],
        1 => [Points::ZERO, Points::ZERO],
        _ => [points.draw, parameters.scoring.draw * boards],
    }
}

/// Draws the colours of the boards: alternating ones, or mirrored ones now and then.
fn colors(boards: u16, rng: &mut Rng) -> Vec<Color> {
    let is_mirrored = rng.below(5) == 0;
    let color = |at: u16| if is_mirrored { at.div_ceil(2).is_multiple_of(2) } else { at.is_multiple_of(2) };
    (0..boards).map(|at| if color(at) { Color::White } else { Color::Black }).collect()
}

/// Draws the players of the teams around the strengths of these, numbered by rating.
fn rosters(field: &Report, boards: u16, rng: &mut Rng) -> (Vec<Player>, Vec<Team>) {
    let mut drawn: Vec<(u16, usize)> = Vec::new();
    for (team, strength) in field.players.iter().map(|player| player.rating.unwrap_or(0)).enumerate() {
        let size = boards + between(rng, 0, 2);
        for at in 0..size {
            let spread = (120 + between(rng, 0, 80)).saturating_sub(at * 60);
            drawn.push((strength.saturating_add(spread).saturating_sub(100).min(9999), team));
        }
    }
    drawn.sort_by_key(|(rating, team)| (std::cmp::Reverse(*rating), *team));
    let number = |at: usize| Tpn::try_from(at + 1).unwrap_or(Tpn::MAX);
    let player = |at: usize, rating: u16| Player {
        number: number(at),
        name: format!("Player{:04}", at + 1),
        rating: Some(rating).filter(|rating| *rating > 0),
        ..Player::default()
    };
    let players = drawn.iter().enumerate().map(|(at, (rating, _))| player(at, *rating)).collect();
    let team = |at: usize| Team {
        number: number(at),
        name: format!("Team {:03}", at + 1),
        short_name: format!("T{:03}", at + 1),
        strength: field.players[at].rating.unwrap_or(0).to_string(),
        roster: drawn.iter().enumerate().filter(|(_, (_, of))| *of == at).map(|(at, _)| number(at)).collect(),
        ..Team::default()
    };
    (players, (0..field.players.len()).map(team).collect())
}

/// Returns the comments with the parameters, the name of the event and the number of teams. Parameters of
/// individual events are left out.
fn lines(parameters: &Parameters, teams: usize, boards: u16) -> Vec<OtherLine> {
    let mut lines = said(parameters);
    let of_players = [" players ", " acceleration "];
    lines.retain(|line| !of_players.iter().any(|name| line.text.starts_with(name)));
    let line = |code: &str, text: String| OtherLine { line: 0, code: code.to_owned(), text, before: None };
    lines.push(line("###", format!(" teams {teams}")));
    lines.push(line("###", format!(" boards {boards}")));
    lines.push(line("082", format!(" {teams}")));
    lines
}
