//! A small reader of the bundles of team tournaments (`../shared/data/teams`): the field of each round, with
//! its right pairing. It reads no more than the pairing needs.

use std::collections::BTreeMap;

use wallchart::engine::number::Points;
use wallchart::engine::pairing::field::{Color, SwissPairing};
use wallchart::engine::pairing::team_swiss::{TeamEntrant, TeamField};
use wallchart::engine::team::{ColorPreferences, TeamRecord, TeamRecordKind, TeamScore};

/// A tournament: the lines of its report, and the right pairing of each round.
#[derive(Debug, Default)]
pub(crate) struct TeamTournament {
    pub id: String,
    lines: Vec<String>,
    /// The rounds with their right pairing; `None` if no legal one exists.
    pub rounds: Vec<(u16, Option<SwissPairing>)>,
}

/// Reads a bundle.
pub(crate) fn tournaments(bundle: &str) -> Vec<TeamTournament> {
    let mut all: Vec<TeamTournament> = Vec::new();
    for line in bundle.lines() {
        if let Some(head) = line.strip_prefix("@T ") {
            let id = head.split(' ').next().unwrap().to_owned();
            all.push(TeamTournament { id, ..TeamTournament::default() });
            continue;
        }
        let Some(tournament) = all.last_mut() else { continue };
        match line.strip_prefix("@P ") {
            Some(verdict) => tournament.rounds.push(crate::bundle::round(verdict)),
            None if line.starts_with('@') => {}
            None => tournament.lines.push(line.to_owned()),
        }
    }
    all
}

/// A team in a round: the cells of its line-up, board 1 first.
type LineUp<'a> = Vec<&'a str>;

fn points(text: &str) -> Points {
    text.trim().parse().unwrap()
}

fn number(text: &str) -> usize {
    text.trim().parse().unwrap_or(0)
}

/// A part of a line; empty beyond its end.
fn part(line: &str, from: usize, to: usize) -> &str {
    line.get(from.min(line.len())..to.min(line.len())).unwrap_or_default()
}

impl TeamTournament {
    fn records<'a>(&'a self, code: &'a str) -> impl Iterator<Item = &'a str> {
        self.lines.iter().map(String::as_str).filter(move |line| line.starts_with(code))
    }

    fn first(&self, code: &str) -> Option<&str> {
        self.lines.iter().map(String::as_str).find(|line| line.starts_with(code))
    }

    /// Returns the whole report.
    pub(crate) fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }

    /// Returns the report from which a round is to be paired: the rounds before it with their points, and the
    /// byes announced up to it.
    pub(crate) fn before(&self, round: u16) -> String {
        let field = self.field(round);
        let read = Reader::new(self);
        let kept = |line: &String| {
            let last = match &line[..3] {
                "300" => number(part(line, 4, 7)) + 1,
                "330" => number(part(line, 7, 10)) + 1,
                "240" => number(part(line, 6, 9)),
                _ => 0,
            };
            last <= usize::from(round)
        };
        let line = |line: &String| match &line[..3] {
            "001" => read.player_before(line, round.into()),
            "310" => team_before(line, &field.teams[number(part(line, 4, 7)) - 1]),
            "320" => part(line, 0, 9 + 4 * usize::from(round)).to_owned(),
            _ => line.clone(),
        };
        self.lines.iter().filter(|line| kept(line)).map(|one| line(one) + "\n").collect()
    }

    /// Returns the field of a round.
    pub(crate) fn field(&self, round: u16) -> TeamField {
        let kind = self.first("192").unwrap()[4..].trim();
        let (primary, secondary) = scores(kind);
        let read = Reader::new(self);
        let teams = (1..=read.rosters.len()).map(|team| read.entrant(team, round.into())).collect();
        TeamField {
            rounds: u16::try_from(number(&self.first("142").unwrap()[4..])).unwrap(),
            round,
            initial_color: if self.first("152").unwrap().contains('W') { Color::White } else { Color::Black },
            preferences: preferences(kind),
            primary,
            secondary,
            teams,
            forbidden: Vec::new(),
        }
    }

    /// Returns the point values of a record by the last letter of their symbol.
    fn values(
        &self,
        code: &str,
        start: usize,
        width: usize,
        usual: [(char, i32); 4],
    ) -> BTreeMap<char, Points> {
        let mut values: BTreeMap<char, Points> =
            usual.into_iter().map(|(symbol, tenths)| (symbol, Points::from_tenths(tenths))).collect();
        for line in self.records(code) {
            for at in (start..line.len()).step_by(9) {
                let symbol = part(line, at, at + width).chars().last().unwrap();
                values.insert(symbol, points(part(line, at + width, at + width + 4)));
            }
        }
        values
    }
}

/// Returns the line of a team with the points of its history.
fn team_before(line: &str, team: &TeamEntrant) -> String {
    let sum = |score| team.history.iter().map(|record| record.points(score)).sum::<Points>().to_string();
    let (matches, games) = (sum(TeamScore::MatchPoints), sum(TeamScore::GamePoints));
    format!("{}{matches:>6} {games:>6}{}", part(line, 0, 54), part(line, 67, line.len()))
}

fn preferences(kind: &str) -> ColorPreferences {
    if kind == "FIDE_TEAM" || kind.contains("TYPEA") {
        ColorPreferences::TypeA
    } else if kind.contains("TYPEB") {
        ColorPreferences::TypeB
    } else {
        ColorPreferences::None
    }
}

fn scores(kind: &str) -> (TeamScore, Option<TeamScore>) {
    let (matches, games) = (TeamScore::MatchPoints, TeamScore::GamePoints);
    if kind == "FIDE_TEAM" || kind.ends_with("_MP_GP") {
        (matches, Some(games))
    } else if kind.ends_with("_GP_MP") {
        (games, Some(matches))
    } else if kind.ends_with("_GP") {
        (games, None)
    } else {
        (matches, None)
    }
}

/// The report, taken apart.
struct Reader<'a> {
    tournament: &'a TeamTournament,
    rosters: BTreeMap<usize, Vec<usize>>,
    team_of: BTreeMap<usize, usize>,
    cells: BTreeMap<usize, Vec<&'a str>>,
    game: BTreeMap<char, Points>,
    matches: BTreeMap<char, Points>,
    colors: &'a str,
}

impl<'a> Reader<'a> {
    fn new(tournament: &'a TeamTournament) -> Self {
        let roster = |line: &str| {
            (number(part(line, 4, 7)), line[72..].split_whitespace().map(number).collect::<Vec<usize>>())
        };
        let rosters: BTreeMap<usize, Vec<usize>> = tournament.records("310").map(roster).collect();
        let team_of = rosters.iter().flat_map(|(&team, list)| list.iter().map(move |&player| (player, team)));
        let cells = |line: &'a str| {
            let cells = (91..line.len()).step_by(10).map(|at| part(line, at, at + 8)).collect();
            (number(part(line, 4, 8)), cells)
        };
        Self {
            tournament,
            team_of: team_of.collect(),
            rosters,
            cells: tournament.records("001").map(cells).collect(),
            game: tournament.values("162", 5, 1, [('W', 10), ('D', 5), ('L', 0), ('A', 0)]),
            matches: tournament.values("362", 4, 2, [('W', 20), ('D', 10), ('L', 0), ('A', 0)]),
            colors: tournament.first("352").unwrap().split_whitespace().nth(1).unwrap(),
        }
    }

    /// Returns a player's line with the rounds before one; the points are not compared in reports of teams.
    fn player_before(&self, line: &str, round: usize) -> String {
        let cells = &self.cells[&number(part(line, 4, 8))];
        let cells =
            cells.iter().take(round - 1).map(|cell| format!("  {cell:<8}")).collect::<Vec<_>>().concat();
        format!("{} 0.0{}{cells}", part(line, 0, 80), part(line, 84, 89)).trim_end().to_owned()
    }

    fn entrant(&self, team: usize, round: usize) -> TeamEntrant {
        let history: Vec<TeamRecord> = (1..round).map(|round| self.record(team, round)).collect();
        let absent = self.granted(team, round).is_some();
        let took_part = |record: &TeamRecord| {
            record.opponent.is_some() || record.kind == TeamRecordKind::PairingAllocatedBye
        };
        let arrived = !absent || history.iter().any(took_part);
        TeamEntrant { history, absent, arrived, ..TeamEntrant::default() }
    }

    /// Returns the letter of a bye announced for a round (240).
    fn granted(&self, team: usize, round: usize) -> Option<char> {
        let is_here = |line: &&str| {
            number(part(line, 6, 9)) == round && line[9..].split_whitespace().any(|word| number(word) == team)
        };
        self.tournament.records("240").find(is_here).and_then(|line| line.chars().nth(4))
    }

    fn line_up(&self, team: usize, round: usize) -> LineUp<'a> {
        let ordered = self
            .tournament
            .records("300")
            .find(|line| number(part(line, 4, 7)) == round && number(part(line, 8, 11)) == team);
        let cell = |player: usize| self.cells.get(&player).and_then(|cells| cells.get(round - 1)).copied();
        match ordered {
            Some(line) => {
                line[15..].split_whitespace().map(|word| cell(number(word)).unwrap_or("0000 - -")).collect()
            }
            None => self.rosters[&team]
                .iter()
                .filter_map(|&player| cell(player))
                .filter(|cell| !matches!(sign(cell), 'Z' | 'U' | ' '))
                .collect(),
        }
    }

    fn opponent(&self, team: usize, round: usize, line_up: &LineUp) -> Option<usize> {
        let by_cell = line_up.iter().find_map(|cell| self.team_of.get(&number(part(cell, 0, 4))).copied());
        by_cell.or_else(|| {
            self.tournament.records("330").filter(|line| number(part(line, 7, 10)) == round).find_map(
                |line| match (number(part(line, 11, 14)), number(part(line, 15, 18))) {
                    (one, other) if one == team => Some(other),
                    (other, one) if one == team => Some(other),
                    _ => None,
                },
            )
        })
    }

    fn worth(&self, cell: &str) -> Points {
        let symbol = match sign(cell) {
            '1' | 'W' | '+' => 'W',
            '=' | 'D' => 'D',
            '0' | 'L' => 'L',
            _ => 'A',
        };
        self.game[&symbol]
    }

    fn game_points(&self, team: usize, round: usize) -> Points {
        self.line_up(team, round).iter().map(|cell| self.worth(cell)).sum()
    }

    fn color(&self, line_up: &LineUp) -> Option<Color> {
        line_up.iter().zip(self.colors.chars().cycle()).find_map(|(cell, board)| {
            match (cell.chars().nth(5)?, board) {
                ('w', 'W') | ('b', 'B') => Some(Color::White),
                ('w' | 'b', _) => Some(Color::Black),
                _ => None,
            }
        })
    }

    fn record(&self, team: usize, round: usize) -> TeamRecord {
        if let Some(bye) = self.bye(team, round) {
            return bye;
        }
        let line_up = self.line_up(team, round);
        let Some(opponent) = self.opponent(team, round, &line_up) else {
            return bye(TeamRecordKind::ZeroPointBye, Points::ZERO, Points::ZERO);
        };
        let boards: Vec<Points> = line_up.iter().map(|cell| self.worth(cell)).collect();
        let own = self.game_points(team, round);
        let other = self.game_points(opponent, round);
        let played = line_up.iter().any(|cell| "1=0WDL".contains(sign(cell)));
        let result = match own.cmp(&other) {
            std::cmp::Ordering::Greater => 'W',
            std::cmp::Ordering::Equal => 'D',
            std::cmp::Ordering::Less => 'L',
        };
        let won = result == 'W';
        TeamRecord {
            kind: if played { TeamRecordKind::Played } else { TeamRecordKind::Forfeit { won } },
            opponent: u16::try_from(opponent).ok(),
            color: self.color(&line_up).or_else(|| {
                let theirs = self.color(&self.line_up(opponent, round));
                theirs.map(Color::other)
            }),
            match_points: if played || won { self.matches[&result] } else { Points::ZERO },
            game_points: own,
            boards,
        }
    }

    /// Returns the round of a team with a bye (320, 240).
    fn bye(&self, team: usize, round: usize) -> Option<TeamRecord> {
        let at = 10 + 4 * round;
        let allocated = self.tournament.records("320").find(|line| number(part(line, at, at + 3)) == team);
        if let Some(line) = allocated {
            let (matches, games) = (points(part(line, 4, 8)), points(part(line, 9, 13)));
            return Some(bye(TeamRecordKind::PairingAllocatedBye, matches, games));
        }
        let boards = i64::try_from(self.colors.len()).unwrap();
        let worth = |kind, symbol| bye(kind, self.matches[&symbol], self.game[&symbol] * boards);
        self.granted(team, round).map(|letter| match letter {
            'F' => worth(TeamRecordKind::FullPointBye, 'W'),
            'H' => worth(TeamRecordKind::HalfPointBye, 'D'),
            _ => bye(TeamRecordKind::ZeroPointBye, Points::ZERO, Points::ZERO),
        })
    }
}

fn sign(cell: &str) -> char {
    cell.chars().nth(7).unwrap_or(' ')
}

fn bye(kind: TeamRecordKind, match_points: Points, game_points: Points) -> TeamRecord {
    TeamRecord { kind, opponent: None, color: None, match_points, game_points, boards: Vec::new() }
}
