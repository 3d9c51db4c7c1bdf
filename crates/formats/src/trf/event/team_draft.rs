//! Reads the draft of an event of teams from a report: the teams with their players, and the matches board by
//! board.

use std::collections::{BTreeMap, BTreeSet};

use super::differences::behind_line;
use super::read::{counts_and_days, details, entrant, is_held, outcome, player_at};
use super::team_facts::{About, Facts};
use crate::draft::Draft;
use crate::taking_over::Texts;
use crate::text::is_seen;
use crate::trf::report::{Code, Fault, OtherLine, Player};
use crate::trf::teams::{
    Match, Seat, Team, TeamAdjustment, TeamReport, TeamRound, TeamSystem, is_of_points, kind_of,
};
use crate::trf::{kept, national};
use engine::action::{Act, ByeKind, Entrant, Numbering, Outcome, PairedBy};
use engine::color::Color;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::{AdjustedPoints, KeptMember, KeptReport, KeptSums, KeptTeam};
use engine::number::{Points, Rating};
use engine::pairing::acceleration::baku;
use engine::pairing::field::Tpn;
use engine::scoring::{GameScore, PointSystem};
use engine::setup::{Acceleration, Game, PairingSystem, Setup, TeamSwissRules};
use engine::team::{BoardColors, LineUp, MOST_BOARDS, Match as Held, MatchRules, TeamScore};
use engine::text::{Label, Remark};

/// The records that an event of teams writes itself, or that its report has in another form.
const OF_TEAMS: [&str; 12] =
    ["082", "162", "240", "250", "260", "299", "300", "310", "320", "330", "352", "362"];

/// Creates the draft of an event of teams.
///
/// # Errors
///
/// The first contradiction of the report that leaves it without a meaning, or the first thing that an event
/// cannot store.
pub fn read(teams: &TeamReport, base: Setup) -> Result<Draft, Fault> {
    let report = &teams.report;
    let mut adjustments: Vec<String> =
        report.notes.iter().map(|note| behind_line(note.line, &note.text)).collect();
    for fault in teams.faults() {
        let told = if report.unknown_signs.contains(&fault) {
            format!("{}: the game is adjourned", fault.wrong)
        } else if is_of_points(&fault) {
            fault.to_string()
        } else {
            return Err(fault);
        };
        adjustments.push(behind_line(fault.line, &told));
    }
    let contradicted = teams.contradicted_summaries();
    adjustments.extend(contradicted.iter().map(|note| behind_line(note.line, &note.text)));
    outsiders(teams, &mut adjustments)?;
    if teams.boards() > usize::from(MOST_BOARDS) {
        let line = line_of(teams, "352");
        let wrong = format!("a match has {} boards", teams.boards());
        return Err(Fault::new(line, wrong, format!("at most {MOST_BOARDS}")));
    }
    let facts = Facts::of(teams);
    let rules = rules(teams, &facts, &mut adjustments);
    let held = u16::try_from(teams.rounds.len()).unwrap_or(u16::MAX);
    let announced = report.rounds.or_else(|| teams.rounds_of_tables()).unwrap_or(held);
    let mut setup = Setup {
        game: Game::Match(rules),
        rounds: announced.max(held).max(1),
        pairing: PairingSystem::Manual,
        ..base
    };
    let acceleration = acceleration(teams, setup.rounds);
    setup.pairing = system(teams, acceleration);
    if acceleration.is_none() {
        adjustments.push(
            "the virtual points are not those of the Baku acceleration (C.04.7): they are kept and count for no pairing"
                .to_owned(),
        );
    }
    let mut texts = Texts::default();
    let mut acts = Reading { teams, facts: &facts, rules, setup: &setup, acts: Vec::new(), told: Vec::new() };
    acts.register(&mut texts);
    acts.settings(acceleration);
    acts.rounds();
    adjustments.append(&mut acts.told);
    let acts = acts.acts;
    counts_and_days(report, &mut adjustments);
    let details = details(report, &mut texts);
    let (notes, breaches) = (Vec::new(), Vec::new());
    Ok(Draft { details, setup, acts, changed: texts.changed, adjustments, notes, breaches })
}

/// Returns the line of a record; 0 without it.
fn line_of(teams: &TeamReport, code: &str) -> usize {
    teams.report.others.iter().find(|other| other.code == code).map_or(0, |other| other.line)
}

/// Notes the players who are in no team.
///
/// # Errors
///
/// Such a player has a game.
fn outsiders(teams: &TeamReport, adjustments: &mut Vec<String>) -> Result<(), Fault> {
    let members: BTreeSet<Tpn> = teams.teams.iter().flat_map(|team| team.roster.iter().copied()).collect();
    let outside = (1..).zip(&teams.report.players).filter(|(place, _)| !members.contains(place));
    for (place, player) in outside {
        let wrong = format!("{} is in no team", teams.report.named(place));
        if player.cells.iter().any(|cell| cell.opponent.is_some()) {
            return Err(Fault::new(player.line, wrong, "a team for each player with a game"));
        }
        adjustments.push(behind_line(player.line, &format!("{wrong}: left out")));
    }
    Ok(())
}

/// Returns the rules of a match.
pub(super) fn rules(teams: &TeamReport, facts: &Facts<'_>, adjustments: &mut Vec<String>) -> MatchRules {
    let bye = teams.bye_record(ByeKind::PairingAllocated);
    let points = teams.match_points;
    let recorded = MatchRules {
        boards: u8::try_from(teams.boards()).unwrap_or(MOST_BOARDS),
        board_points: teams.report.scoring,
        match_points: PointSystem {
            win: points.win,
            draw: points.draw,
            loss: points.loss,
            pairing_allocated_bye: bye.match_points,
            ..PointSystem::default()
        },
        bye_points: bye.game_points,
        colors: colors(teams, adjustments),
        ..MatchRules::default()
    };
    facts.with_rules(recorded)
}

/// Returns the colours of the team with White at board 1; those of the most boards if no rule has them.
fn colors(teams: &TeamReport, adjustments: &mut Vec<String>) -> BoardColors {
    let is_white_first = teams.colors.first() != Some(&Color::Black);
    let first = |color: &Color| if is_white_first { *color } else { color.other() };
    let others = |rule: &BoardColors| {
        teams.colors.iter().enumerate().filter(|(at, color)| rule.of_first(*at) != first(color)).count()
    };
    let best = BoardColors::ALL.into_iter().min_by_key(others).unwrap_or_default();
    if 0 < others(&best) {
        let text: String =
            teams.colors.iter().map(|color| if *color == Color::White { 'W' } else { 'B' }).collect();
        let name =
            BoardColors::ALL.iter().position(|one| *one == best).map_or("", |at| BoardColors::NAMES[at]);
        let told = format!("`352 {text}`: the event has the colours {name}");
        adjustments.push(behind_line(line_of(teams, "352"), &told));
    }
    best
}

/// Returns the acceleration of a report; `None` for virtual points that are not those of Baku.
fn acceleration(teams: &TeamReport, rounds: u16) -> Option<Acceleration> {
    let TeamSystem::Swiss(rules) = teams.system else {
        return teams.virtual_points.is_empty().then_some(Acceleration::None);
    };
    let points = teams.match_points;
    let scoring =
        PointSystem { win: points.win, draw: points.draw, loss: points.loss, ..PointSystem::default() };
    let expected = baku(rounds, &scoring);
    if teams.virtual_points.is_empty() {
        return Some(if expected.is_ok() { rules.acceleration } else { Acceleration::None });
    }
    let expected = expected.ok().filter(|_| rules.primary == TeamScore::MatchPoints)?;
    let upper = teams.last_of_group_a();
    let fits = |place: Tpn, round: u16| {
        let at = usize::from(round) - 1;
        let own = expected.get(at).copied().filter(|_| usize::from(place) <= upper).unwrap_or_default();
        teams.given_points(place, TeamScore::MatchPoints, round) == own
    };
    let mut places = (1..).take(teams.teams.len());
    places.all(|place| (1..=rounds).all(|round| fits(place, round))).then_some(Acceleration::Baku)
}

/// Returns the pairing system that the type of a report names; manual pairing for a type without rules here,
/// and with virtual points of an unknown kind.
fn system(teams: &TeamReport, acceleration: Option<Acceleration>) -> PairingSystem {
    match (&teams.system, acceleration) {
        (TeamSystem::Swiss(rules), Some(acceleration)) => {
            PairingSystem::TeamSwiss(TeamSwissRules { acceleration, ..*rules })
        }
        (TeamSystem::Swiss(_), None) => PairingSystem::Manual,
        (other, _) => other.pairing().unwrap_or(PairingSystem::Manual),
    }
}

struct Reading<'a> {
    teams: &'a TeamReport,
    facts: &'a Facts<'a>,
    rules: MatchRules,
    setup: &'a Setup,
    acts: Vec<Act>,
    told: Vec<String>,
}

impl Reading<'_> {
    /// Registers the teams with their players.
    fn register(&mut self, texts: &mut Texts) {
        let national: BTreeMap<Tpn, _> =
            national::lines(&self.teams.report.others).into_iter().map(|line| (line.number, line)).collect();
        let mut lists = Vec::new();
        for (team, place) in self.teams.teams.iter().zip(1_u16..) {
            let registered = self.team(team, place, texts);
            self.acts.push(Act::Register { id: player_at(place), entrant: registered });
            let players = team.roster.iter().filter_map(|player| self.teams.report.player(*player));
            let members = players.map(|player| {
                let mut member = entrant(&self.facts.player(player), texts);
                if let Some(line) = national.get(&player.number) {
                    national::rate(&mut member, line);
                }
                member
            });
            lists.push(Act::Members { team: player_at(place), members: members.collect() });
        }
        let is_empty = |act: &Act| matches!(act, Act::Members { members, .. } if members.is_empty());
        self.acts.extend(lists.into_iter().filter(|act| !is_empty(act)));
    }

    fn team(&mut self, team: &Team, place: Tpn, texts: &mut Texts) -> Entrant {
        if team.number != place {
            let text = format!(
                "the number {} of a team is {place} in the event: its numbers have no gaps",
                team.number
            );
            self.told.push(behind_line(team.line, &text));
        }
        let whole = self.facts.whole(About::TeamName(team.number), &team.name);
        let name = texts.take(team.line, "name", whole);
        let strength = team.strength.trim();
        let rating = strength.parse::<Rating>().ok().filter(|rating| 0 < rating.units());
        if rating.is_none() && !matches!(strength, "" | "0") {
            texts.leave_out(team.line, "rating", &format!("`{strength}` is not the strength of a team"));
        }
        let number = format!("Team {}", team.number);
        let short_name = self.facts.whole(About::ShortName(team.number), &team.short_name);
        let captain = self.facts.get(About::Captain(team.number));
        Entrant {
            name: if is_seen(&team.name) { name } else { Label::taken_over(&number) },
            short_name: texts.take(team.line, "short name", short_name),
            captain: captain.map_or_else(Label::default, |(line, name)| texts.take(line, "captain", name)),
            rating,
            ..Entrant::default()
        }
    }

    /// Adds the numbers, the stored contents of the report, the initial colour and the prohibited pairings.
    fn settings(&mut self, acceleration: Option<Acceleration>) {
        let order = (1_u16..).map(player_at).take(self.teams.teams.len()).collect();
        self.acts.push(Act::Number { order, by: Numbering::Hand });
        let kept = self.kept(acceleration);
        if kept != KeptReport::default() {
            self.acts.push(Act::KeepReport { kept: Box::new(kept) });
        }
        let draws = self.setup.pairing.system().draws_initial_color();
        let inferred = || self.teams.inferred_initial_color().filter(|_| draws);
        if let Some(color) = self.teams.report.initial_color.or_else(inferred) {
            self.acts.push(Act::DrawColor { color, seed: None });
        }
        for group in self.teams.forbidden.iter().filter(|group| 1 < group.players.len()) {
            let players: Vec<PlayerId> = group.players.iter().map(|place| player_at(*place)).collect();
            let (first, last) = (RoundNo(group.first_round.max(1)), RoundNo(group.last_round));
            self.acts.push(Act::Forbid { players, first, last });
        }
    }

    fn kept(&self, acceleration: Option<Acceleration>) -> KeptReport {
        let report = &self.teams.report;
        let is_other = |other: &&OtherLine| {
            let is_own = OF_TEAMS.contains(&other.code.as_str());
            let is_unknown = other.code == "250" && acceleration.is_none();
            is_unknown || !is_own && !is_held(report, other) && !self.facts.has(other)
        };
        let others: Vec<&OtherLine> = report.others.iter().filter(is_other).collect();
        let mut records = kept::records_of_teams(report, &others);
        let kind = report.kind.iter();
        records.extend(kind.map(|kind| kept::plain_record(&format!("192 {kind}"), Vec::new(), "202")));
        let has_sums = self.teams.contradicts_its_sums();
        let teams = self.teams.teams.iter().zip(1_u16..);
        let teams = teams.map(|(team, place)| self.kept_team(team, place, has_sums));
        KeptReport { records, teams: teams.collect(), plain: self.plain(), ..KeptReport::default() }
    }

    /// Lists the teams of forfeited matches whose players' entries name no opponents.
    fn plain(&self) -> Vec<(RoundNo, Vec<PlayerId>)> {
        let of_match = |one: &Match| {
            let names = |side: usize| one.boards.iter().any(|board| board[side].cell.opponent.is_some());
            let teams = [0, 1].into_iter().filter(|side| one.forfeit.is_some() && !names(*side));
            teams.map(|side| player_at(one.teams[side])).collect::<Vec<_>>()
        };
        let of_round = |(round, number): (&TeamRound, u16)| {
            (RoundNo(number), round.matches.iter().flat_map(of_match).collect::<Vec<_>>())
        };
        let rounds = self.teams.rounds.iter().zip(1_u16..).map(of_round);
        rounds.filter(|(_, teams)| !teams.is_empty()).collect()
    }

    fn kept_team(&self, team: &Team, place: Tpn, has_sums: bool) -> KeptTeam {
        let players = team.roster.iter().filter_map(|player| self.teams.report.player(*player));
        let member = |player: &Player| {
            let last = self.teams.rounds.len().max(player.cells.len());
            let letter = |round| Some((RoundNo(round), self.letter(player.cell(round).code, round)?));
            let letters = (1..=u16::try_from(last).unwrap_or(u16::MAX)).filter_map(letter);
            let (number, points, rank) = (player.number, player.points, player.rank);
            KeptMember { number, points, rank, byes: letters.collect() }
        };
        KeptTeam {
            team: player_at(place),
            strength: Label::taken_over(&team.strength),
            sums: has_sums.then(|| KeptSums {
                stated: [team.match_points, team.game_points],
                counted: self.teams.sums(place),
            }),
            members: players.map(member).collect(),
        }
    }

    /// Returns the letter of an entry without a game that the event does not write itself.
    fn letter(&self, code: Code, round: u16) -> Option<char> {
        let held = self.teams.rounds.get(usize::from(round) - 1);
        let is_completed = held.is_some_and(|held| held.open_board().is_none());
        match code {
            Code::PairingAllocatedBye => Some('U'),
            Code::FullPointBye => Some('F'),
            Code::HalfPointBye => Some('H'),
            Code::ZeroPointBye => (!is_completed).then_some('Z'),
            Code::Blank => is_completed.then_some(' '),
            Code::Played(_) | Code::Unrated(_) | Code::ForfeitWin | Code::ForfeitLoss | Code::Unknown => None,
        }
    }

    /// Adds the rounds, the adjusted points behind the rounds that they are about, and the byes of rounds to
    /// come.
    fn rounds(&mut self) {
        self.value(None);
        let teams = self.teams;
        for (round, number) in teams.rounds.iter().zip(1_u16..) {
            self.round(round, number);
            self.value(Some(number));
        }
        let last = u16::try_from(teams.rounds.len()).unwrap_or(u16::MAX);
        for byes in teams.byes.iter().filter(|byes| last < byes.round) {
            for team in &byes.teams {
                let (id, round, bye) = (player_at(*team), RoundNo(byes.round), kind_of(byes.bye));
                self.acts.push(Act::GrantBye { id, round, bye });
            }
        }
        let later =
            teams.adjusted_points.iter().filter(|given| given.round.is_some_and(|round| last < round));
        later.for_each(|given| self.value_of(given));
    }

    fn value(&mut self, round: Option<u16>) {
        let teams = self.teams;
        teams
            .adjusted_points
            .iter()
            .filter(|given| given.round == round)
            .for_each(|given| self.value_of(given));
    }

    fn value_of(&mut self, given: &TeamAdjustment) {
        let points = AdjustedPoints {
            result: given.result,
            points: given.match_points.unwrap_or_default(),
            game_points: given.game_points,
            round: given.round.map(RoundNo),
            players: given.teams.iter().map(|place| player_at(*place)).collect(),
        };
        let place = self.teams.adjusted_points.iter().position(|one| std::ptr::eq(one, given));
        let reason = place.and_then(|at| self.facts.get(About::Reason(at + 1)));
        let reason = reason.map_or_else(Remark::default, |(_, text)| Remark::taken_over(text));
        self.acts.push(Act::Value { points, reason });
    }

    fn round(&mut self, round: &TeamRound, number: u16) {
        let teams = self.teams;
        let is_entered =
            |team: Tpn| teams.byes.iter().any(|byes| byes.round == number && byes.teams.contains(&team));
        let boards: Vec<Vec<PlayerId>> =
            round.matches.iter().map(|one| one.teams.map(player_at).to_vec()).collect();
        let is_named = |(team, bye): &&(Tpn, ByeKind)| *bye != ByeKind::ZeroPoint || is_entered(*team);
        let named: Vec<(Tpn, ByeKind)> = round.byes.iter().filter(is_named).copied().collect();
        // A round without anything has its absent teams.
        let byes = if boards.is_empty() && named.is_empty() { &round.byes } else { &named };
        if self.setup.pairing.system().takes_late_entries() {
            for (team, bye) in named.iter().filter(|(team, _)| is_entered(*team)) {
                self.acts.push(Act::GrantBye { id: player_at(*team), round: RoundNo(number), bye: *bye });
            }
        }
        let byes = byes.iter().map(|(team, bye)| (player_at(*team), *bye)).collect();
        self.acts.push(Act::Publish { round: RoundNo(number), boards, byes, by: PairedBy::Import });
        for (at, one) in round.matches.iter().enumerate() {
            self.match_of(RoundNo(number), BoardNo::at(at), one);
        }
    }

    fn match_of(&mut self, round: RoundNo, board: BoardNo, one: &Match) {
        let line_ups = [0, 1].map(|side| self.line_up(one, side));
        let games: Vec<Option<Outcome>> =
            (0..self.rules.boards.into()).map(|at| self.game(one, &line_ups, at)).collect();
        let complete: Option<Vec<Outcome>> = games.iter().cloned().collect();
        let held = complete.map(|games| self.rules.finished(line_ups.clone(), games));
        let outcome = match (one.forfeit, held) {
            (Some(won), held) => {
                let same = held.filter(|held| self.is_forfeit_of(one, held, won));
                let whole = Outcome::Forfeit { white: won[0], black: won[1] };
                Some(same.map_or(whole, Outcome::Match))
            }
            (None, held) => held.map(Outcome::Match),
        };
        match outcome {
            Some(outcome) => self.acts.push(Act::Record { round, board, outcome }),
            None => self.open_match((round, board), one, &line_ups, games),
        }
    }

    /// Returns true if a match board by board has the winner and the points of a match forfeited as a whole.
    fn is_forfeit_of(&self, one: &Match, held: &Held, won: [bool; 2]) -> bool {
        let has_players = held.line_ups.iter().flatten().any(|member| *member != 0);
        let (first, second) = held.sides();
        let points = [0, 1].map(|side| self.teams.board_points(one, side).into_iter().sum::<Points>());
        has_players
            && !held.was_played()
            && !held.is_drawn_by_forfeits()
            && [first, second].map(|side| side == GameScore::Win) == won
            && held.score == points
    }

    /// Adds what is known of a match that is not finished.
    fn open_match(
        &mut self,
        (round, board): (RoundNo, BoardNo),
        one: &Match,
        line_ups: &[LineUp; 2],
        games: Vec<Option<Outcome>>,
    ) {
        for (team, line_up) in one.teams.iter().zip(line_ups) {
            let members = self.teams.team(*team).map_or(0, |team| team.roster.len());
            if *line_up != self.rules.usual_line_up(members) {
                let (team, line_up) = (player_at(*team), line_up.clone());
                self.acts.push(Act::LineUp { round, board, team, line_up });
            }
        }
        let both = [&line_ups[0][..], &line_ups[1][..]];
        for (at, now) in games.into_iter().enumerate() {
            let is_forced = self.rules.forfeit(both, at).is_some();
            if let (Some(now), Ok(game), false) = (now, u8::try_from(at + 1), is_forced) {
                self.acts.push(Act::RecordGame { round, board, game, was: None, now: Some(now) });
            }
        }
    }

    /// Returns the line-up of a side of a match, by the places in the list of its team.
    fn line_up(&self, one: &Match, side: usize) -> LineUp {
        let roster = self.teams.team(one.teams[side]).map_or(&[][..], |team| &team.roster);
        let place = |seat: Seat| {
            let at = roster.iter().position(|player| Some(*player) == seat.player)?;
            u16::try_from(at + 1).ok()
        };
        let seat = |at: usize| one.boards.get(at).map(|board| board[side]);
        (0..self.rules.boards.into()).map(|at| seat(at).and_then(place).unwrap_or(0)).collect()
    }

    /// Returns the result at a board, from 0; a board with a player missing is a forfeit.
    fn game(&self, one: &Match, [first, second]: &[LineUp; 2], at: usize) -> Option<Outcome> {
        if let Some(forfeit) = self.rules.forfeit([first, second], at) {
            return Some(forfeit);
        }
        let [first, second] = one.boards.get(at)?.map(|seat| seat.cell.code);
        match self.rules.color_of_first(at) {
            Color::White => outcome(first, second),
            Color::Black => outcome(second, first),
        }
    }
}
