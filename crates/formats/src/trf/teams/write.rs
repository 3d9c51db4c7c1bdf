//! Writes the records of teams into the lines of a report (trf 3, 5, 7).

use super::{
    AllocatedByes, ForfeitedMatch, LineUp, Team, TeamAdjustment, TeamByes, TeamReport, TeamVirtualPoints,
};
use crate::text::clean;
use crate::trf::report::{AnnouncedBye, OtherLine, Report};
use crate::trf::{CannotWrite, tenths};
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Forbidden, Tpn};

/// The records that are written from values.
const WRITTEN: [&str; 10] = ["240", "250", "260", "299", "300", "310", "320", "330", "352", "362"];

/// The largest number of points that fits into four columns.
const LARGEST_WORTH: Points = Points::from_tenths(999);

/// The least number of points that fits into four columns.
const LEAST_WORTH: Points = Points::from_tenths(-99);

/// The largest and least sums of points that fit into six columns.
const SUMS: [Points; 2] = [Points::from_tenths(-9999), Points::from_tenths(99_999)];

impl TeamReport {
    /// Returns the report with its records of teams rewritten from the values; names that are longer than
    /// their columns are cut. Announcements about single players are left out: in a report of teams their
    /// records would name teams.
    ///
    /// # Errors
    ///
    /// Points that do not fit into their columns.
    pub fn into_report(self) -> Result<Report, CannotWrite> {
        let lines = self.lines()?;
        let mut report = Report {
            virtual_points: Vec::new(),
            absences: Vec::new(),
            forbidden: Vec::new(),
            adjusted_points: Vec::new(),
            ..self.report
        };
        report.others.retain(|other| !WRITTEN.contains(&other.code.as_str()));
        report.others.extend(lines.into_iter().map(|line| {
            let (code, text) = line.split_at_checked(3).unwrap_or((&line, ""));
            OtherLine { line: 0, code: code.to_owned(), text: text.trim_end().to_owned(), before: None }
        }));
        Ok(report)
    }

    fn lines(&self) -> Result<Vec<String>, CannotWrite> {
        let colors = self.colors.iter().map(|color| if *color == Color::White { 'W' } else { 'B' });
        let points = &self.match_points;
        let [win, draw, loss] = [worth(points.win)?, worth(points.draw)?, worth(points.loss)?];
        let mut lines =
            vec![format!("352 {}", colors.collect::<String>()), format!("362 TW{win}   TD{draw}   TL{loss}")];
        for team in &self.teams {
            lines.push(self.team_line(team)?);
        }
        lines.extend(self.line_ups.iter().map(|one| self.line_up_line(one)));
        if let Some(byes) = &self.allocated {
            lines.push(self.allocated_line(byes)?);
        }
        lines.extend(self.forfeits.iter().map(|one| self.forfeit_line(one)));
        lines.extend(self.byes.iter().map(|byes| self.byes_line(byes)));
        for given in &self.virtual_points {
            lines.push(self.virtual_line(given)?);
        }
        lines.extend(self.forbidden.iter().map(|group| self.forbidden_line(group)));
        for given in &self.adjusted_points {
            lines.push(self.adjustment_line(given)?);
        }
        Ok(lines)
    }

    fn team_line(&self, team: &Team) -> Result<String, CannotWrite> {
        let sum = |points: Option<Points>| match points {
            None => Ok(String::new()),
            Some(points) if SUMS[0] <= points && points <= SUMS[1] => Ok(tenths::cut(points).to_string()),
            Some(_) => Err(CannotWrite::TooManyTeamPoints(team.number)),
        };
        let rank = team.rank.map(|rank| rank.to_string()).unwrap_or_default();
        Ok(format!(
            "310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {rank:>3}  {}",
            team.number,
            cut(&team.name, 32),
            cut(&team.short_name, 5),
            cut(&team.strength, 6),
            sum(team.match_points)?,
            sum(team.game_points)?,
            self.players(team.roster.iter().copied().map(Some)),
        ))
    }

    /// Returns the older records of the teams (013).
    pub(crate) fn older_lines(&self) -> Vec<OtherLine> {
        let line = |team: &Team| {
            let players = self.players(team.roster.iter().copied().map(Some));
            let text = format!(" {:<32}{players}", cut(&team.name, 32));
            OtherLine { line: 0, code: "013".to_owned(), text: text.trim_end().to_owned(), before: None }
        };
        self.teams.iter().map(line).collect()
    }

    fn line_up_line(&self, one: &LineUp) -> String {
        let opponent = one.opponent.map(|opponent| self.number(opponent).to_string()).unwrap_or_default();
        let boards = one.players.len().max(self.boards());
        let players = (0..boards).map(|at| one.players.get(at).copied().flatten());
        let team = self.number(one.team);
        format!("300 {:>3} {team:>3} {opponent:>3} {}", one.round, self.players(players))
    }

    fn allocated_line(&self, byes: &AllocatedByes) -> Result<String, CannotWrite> {
        let (matches, games) = (worth(byes.match_points)?, worth(byes.game_points)?);
        let number = |team: &Option<Tpn>| team.map_or(0, |team| self.number(team));
        let last = byes.teams.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
        let teams: Vec<String> =
            byes.teams.iter().take(last).map(|team| format!("{:03}", number(team))).collect();
        Ok(format!("320 {matches} {games} {}", teams.join(" ")))
    }

    fn forfeit_line(&self, one: &ForfeitedMatch) -> String {
        let [first, second] = one.won.map(|won| if won { '+' } else { '-' });
        let [white, black] = one.teams.map(|team| self.number(team));
        format!("330 {first}{second} {:>3} {white:>3} {black:>3}", one.round)
    }

    fn byes_line(&self, byes: &TeamByes) -> String {
        let letter = match byes.bye {
            AnnouncedBye::Full => 'F',
            AnnouncedBye::Half => 'H',
            AnnouncedBye::Zero => 'Z',
        };
        format!("240 {letter} {:>3} {}", byes.round, self.numbers(&byes.teams))
    }

    fn virtual_line(&self, given: &TeamVirtualPoints) -> Result<String, CannotWrite> {
        let (matches, games) = (worth(given.match_points)?, worth(given.game_points)?);
        let (first_round, last_round) = (given.first_round, given.last_round);
        let (first, last) = (self.number(given.first), self.number(given.last));
        Ok(format!("250 {matches} {games} {first_round:>3} {last_round:>3} {first:>4} {last:>4}"))
    }

    fn forbidden_line(&self, group: &Forbidden) -> String {
        format!("260 {:>3} {:>3} {}", group.first_round, group.last_round, self.numbers(&group.players))
    }

    fn adjustment_line(&self, given: &TeamAdjustment) -> Result<String, CannotWrite> {
        let points = |points: Option<Points>| points.map(worth).transpose().map(Option::unwrap_or_default);
        let (matches, games) = (points(given.match_points)?, points(given.game_points)?);
        let letter = given.result.map_or(' ', ValuedResult::letter);
        let round = given.round.map(|round| round.to_string()).unwrap_or_default();
        let teams = self.numbers(&given.teams);
        Ok(format!("299 {letter}  {matches:>4}  {games:>4}  {round:>3} {teams}"))
    }

    /// Returns the numbers of teams in columns of four.
    fn numbers(&self, teams: &[Tpn]) -> String {
        let numbers: Vec<String> = teams.iter().map(|team| format!("{:>4}", self.number(*team))).collect();
        numbers.join(" ")
    }

    /// Returns the numbers of players in columns of four; an empty board is `0000`.
    fn players(&self, players: impl Iterator<Item = Option<Tpn>>) -> String {
        let number = |player: Option<Tpn>| match player {
            Some(player) => format!("{:>4}", self.report.number(player)),
            None => "0000".to_owned(),
        };
        players.map(number).collect::<Vec<_>>().join(" ")
    }
}

/// Returns points in four columns.
fn worth(points: Points) -> Result<String, CannotWrite> {
    if !(LEAST_WORTH..=LARGEST_WORTH).contains(&points) {
        return Err(CannotWrite::TooLargeWorth);
    }
    Ok(format!("{:>4}", tenths::cut(points).to_string()))
}

/// Returns the part of a text that fits into its columns.
fn cut(text: &str, width: usize) -> String {
    clean(text).chars().take(width).collect()
}
