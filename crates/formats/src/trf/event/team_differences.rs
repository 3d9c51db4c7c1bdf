//! The differences between an event of teams and its report, found by comparing the input with the event's
//! own output, so that nothing is lost without a word.

use super::differences::behind_line;
use super::team_draft::rules as rules_of;
use super::team_facts::{About, Facts, other_rules};
use super::teams::write;
use crate::draft::Draft;
use crate::text::clean;
use crate::trf::report::{Cell, OtherLine, Player};
use crate::trf::teams::{Match, Seat, Team, TeamReport, TeamRound, kind_of};
use engine::action::{ByeKind, Entrant};
use engine::id::{PlayerId, RoundNo};
use engine::pairing::field::Tpn;
use engine::pairing::propose;
use engine::state::State;
use engine::words;

/// The number of differences of one kind that are named; the others are only counted.
const NAMED: usize = 5;

/// Lists the facts of a report that the event made from it does not have, each after its line. Ranks and
/// lists of tie-breaks are compared elsewhere.
#[must_use]
pub fn found(teams: &TeamReport, draft: &Draft) -> Vec<String> {
    let state = draft.state();
    let rules = state.as_ref().and_then(|state| state.setup.game.match_rules());
    let Some((state, rules)) = state.as_ref().zip(rules) else { return Vec::new() };
    let Some(again) = write(state, rules).ok().and_then(|report| TeamReport::of(report).ok()) else {
        return Vec::new();
    };
    let both = Both { read: teams, written: &again };
    let mut told = both.players();
    told.extend(both.teams());
    for (number, (read, written)) in (1_u16..).zip(teams.rounds.iter().zip(&again.rounds)) {
        told.extend(both.round(number, read, written));
    }
    told.extend(both.announced());
    told.extend(both.older_teams());
    told
}

/// A field of a line: its name, and its text.
type Field<Of> = (&'static str, fn(&Of) -> String);

struct Both<'a> {
    read: &'a TeamReport,
    written: &'a TeamReport,
}

impl Both<'_> {
    /// Compares the fields of the players' lines.
    fn players(&self) -> Vec<String> {
        let of = |number: u16| self.written.report.players.iter().find(|player| player.number == number);
        let pairs: Vec<(&Player, &Player)> =
            self.read.report.players.iter().filter_map(|player| Some((player, of(player.number)?))).collect();
        let fields: [Field<Player>; 8] = [
            ("sex", |player| player.sex.clone()),
            ("title", |player| player.title.clone()),
            ("name", |player| clean(&player.name).trim().to_owned()),
            ("rating", |player| player.rating.map(|rating| rating.to_string()).unwrap_or_default()),
            ("federation", |player| player.federation.clone()),
            ("number of the federation", |player| player.fide_number.clone()),
            ("date of birth", |player| player.birth.clone()),
            ("points", |player| player.points.to_string()),
        ];
        let field = |(what, of): Field<Player>| {
            let other = pairs.iter().filter(|(read, written)| of(read) != of(written));
            let told: Vec<String> =
                other.map(|(read, written)| changed(read.number, &of(read), &of(written))).collect();
            (!told.is_empty()).then(|| {
                format!("{what} of players, as the event has it: {}", words::first_few(&told, NAMED))
            })
        };
        fields.into_iter().filter_map(field).collect()
    }

    /// Compares the teams, apart from their ranks, and the worth of byes.
    fn teams(&self) -> Vec<String> {
        let fields: [Field<Team>; 3] = [
            ("name", |team| clean(&team.name).trim().to_owned()),
            ("short name", |team| clean(&team.short_name).trim().to_owned()),
            ("strength", |team| team.strength.trim().to_owned()),
        ];
        let pairs = || self.read.teams.iter().zip(&self.written.teams);
        let field = |(what, of): Field<Team>| {
            let other = pairs().filter(|(read, written)| !of(read).is_empty() && of(read) != of(written));
            let told: Vec<String> =
                other.map(|(read, written)| changed(read.number, &of(read), &of(written))).collect();
            (!told.is_empty())
                .then(|| format!("{what} of teams, as the event has it: {}", words::first_few(&told, NAMED)))
        };
        fields.into_iter().filter_map(field).collect()
    }

    fn round(&self, round: u16, read: &TeamRound, written: &TeamRound) -> Vec<String> {
        let mut told = Vec::new();
        for one in &read.matches {
            let Some(other) = written.matches.iter().find(|other| other.teams == one.teams) else {
                let [first, second] = one.teams.map(|team| self.read.number(team));
                told.push(format!("round {round}: the match of teams {first} and {second} is another one"));
                continue;
            };
            if one.forfeit != other.forfeit {
                let [first, second] = one.teams.map(|team| self.read.number(team));
                told.push(format!(
                    "round {round}: the match of teams {first} and {second} is a forfeit board by board"
                ));
            }
            told.extend(self.boards(round, one, other));
        }
        if read.byes != written.byes {
            told.push(format!("round {round}: the event has other byes"));
        }
        told
    }

    /// Compares the entries at the boards of a match.
    fn boards(&self, round: u16, one: &Match, other: &Match) -> Vec<String> {
        let seats = |of: &TeamReport, one: &Match| -> Vec<(u16, Option<u16>, Cell)> {
            let named = |seat: &Seat| {
                let player = seat.player?;
                let opponent = seat.cell.opponent.map(|opponent| of.report.number(opponent));
                Some((of.report.number(player), opponent, Cell { opponent: None, ..seat.cell }))
            };
            one.boards.iter().flatten().filter_map(named).collect()
        };
        let written = seats(self.written, other);
        let mut told = Vec::new();
        for (number, opponent, cell) in seats(self.read, one) {
            let other = written.iter().find(|(other, ..)| *other == number);
            if other.is_some_and(|(_, of, it)| *of == opponent && it.code == cell.code && is_color(cell, *it))
            {
                continue;
            }
            let line = self.read.report.players.iter().find(|player| player.number == number);
            let what = if other.is_some() { "is written differently" } else { "is left out" };
            let text = format!("the entry of player {number} in round {round} {what}");
            told.push(behind_line(line.map_or(0, |player| player.line), &text));
        }
        told
    }

    /// Compares the byes of rounds to come.
    fn announced(&self) -> Vec<String> {
        let last = u16::try_from(self.read.rounds.len()).unwrap_or(u16::MAX);
        let has = |round: u16, team: Tpn, kind: ByeKind| {
            let mut byes = self.written.byes.iter().filter(|byes| byes.round == round);
            byes.any(|byes| kind_of(byes.bye) == kind && byes.teams.contains(&team))
        };
        let later = self.read.byes.iter().filter(|byes| last < byes.round);
        let left_out =
            later.filter(|byes| byes.teams.iter().any(|team| !has(byes.round, *team, kind_of(byes.bye))));
        left_out.map(|byes| behind_line(byes.line, "a bye of this line is left out")).collect()
    }

    /// Compares the older records of teams (013) with the others (310).
    fn older_teams(&self) -> Vec<String> {
        let is_same = |one: &OtherLine| {
            let mut written = older_teams(self.written);
            written.any(|other| other.text.trim_end() == one.text.trim_end())
        };
        let other = older_teams(self.read).filter(|one| !is_same(one));
        let other: Vec<String> = other.map(|one| one.line.to_string()).collect();
        if other.is_empty() {
            return Vec::new();
        }
        let lines = words::first_few(&other, NAMED);
        vec![format!("lines of teams (013) are written as the event has the teams: {lines}")]
    }
}

fn older_teams(teams: &TeamReport) -> impl Iterator<Item = &OtherLine> {
    teams.report.others.iter().filter(|other| other.code == "013")
}

/// Returns true if an entry has the colour that the report has; the colour of a forfeit may be missing.
fn is_color(read: Cell, written: Cell) -> bool {
    read.color.is_none() || read.color == written.color
}

fn changed(number: u16, was: &str, now: &str) -> String {
    let named = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    format!("{number}: {} → {}", named(was), named(now))
}

/// Lists the facts of an event of teams that its report does not have.
#[must_use]
pub fn lost(state: &State, teams: &TeamReport) -> Vec<String> {
    let Some(rules) = state.setup.game.match_rules() else { return Vec::new() };
    let facts = Facts::of(teams);
    let read = rules_of(teams, &facts, &mut Vec::new());
    let mut lost: Vec<String> =
        other_rules(*rules, read).map(|rule| format!("{} ({})", rule.name, rule.value)).collect();
    lost.extend(lost_of_entrants(state, &facts));
    lost.extend(lost_of_rounds(state, teams).into_iter().map(str::to_owned));
    lost
}

/// Lists the facts of rounds that a report has no columns for: its matches are read by the places of the
/// teams, and it shows a withdrawal only by the byes of the rounds to come.
fn lost_of_rounds(state: &State, teams: &TeamReport) -> Vec<&'static str> {
    let order: Vec<PlayerId> = state.by_number().iter().map(|team| team.id).collect();
    let place = |team: &PlayerId| order.iter().position(|one| one == team).map(|at| at + 1);
    let is_moved = |(number, round): (u16, &TeamRound)| {
        let held = state.round(RoundNo(number)).into_iter().flat_map(|held| &held.boards);
        let held = held.map(|board| sorted(board.seats.iter().filter_map(place).collect()));
        !held.eq(round.matches.iter().map(|one| sorted(one.teams.map(usize::from).to_vec())))
    };
    let next = state.next_round();
    let is_over = usize::from(next.0) > propose::rounds(state).into();
    let has_left = state.players.iter().any(|team| !team.is_present(next));
    let mut lost = Vec::new();
    lost.extend((1..).zip(&teams.rounds).any(is_moved).then_some("the numbers of matches"));
    lost.extend((is_over && has_left).then_some("withdrawals and exclusions of teams"));
    lost
}

fn sorted(mut teams: Vec<usize>) -> Vec<usize> {
    teams.sort_unstable();
    teams
}

type Fact = (&'static str, fn(&Entrant) -> bool);

/// Lists the facts of teams and members that a report has no columns for.
fn lost_of_entrants(state: &State, facts: &Facts<'_>) -> Vec<String> {
    let of_teams: [Fact; 3] = [
        ("federations of teams", |entrant| !entrant.federation.is_empty()),
        ("clubs of teams", |entrant| !entrant.club.is_empty()),
        ("categories of teams", |entrant| !entrant.category.is_empty()),
    ];
    let of_members: [Fact; 2] = [
        ("clubs of players", |entrant| !entrant.club.is_empty()),
        ("categories of players", |entrant| !entrant.category.is_empty()),
    ];
    let has_team = |(_, is_there): &Fact| state.players.iter().any(|team| is_there(&team.entrant));
    let has_member = |(_, is_there): &Fact| state.players.iter().flat_map(|team| &team.members).any(is_there);
    let mut lost: Vec<&str> = Vec::new();
    let captains = |(team, number): (&PlayerId, u16)| {
        let is_there = state.player(*team).is_some_and(|team| !team.entrant.captain.is_empty());
        is_there && facts.get(About::Captain(number)).is_none()
    };
    let order: Vec<PlayerId> = state.by_number().iter().map(|team| team.id).collect();
    lost.extend(order.iter().zip(1..).any(captains).then_some("captains"));
    lost.extend(of_teams.iter().filter(|fact| has_team(fact)).map(|(name, _)| *name));
    lost.extend(of_members.iter().filter(|fact| has_member(fact)).map(|(name, _)| *name));
    lost.into_iter().map(str::to_owned).collect()
}
