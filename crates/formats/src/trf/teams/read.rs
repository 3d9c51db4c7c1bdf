//! Reads the records of teams (trf 2, 3, 5, 7).

use std::collections::BTreeMap;

use super::{
    AllocatedByes, ForfeitedMatch, LineUp, Team, TeamAdjustment, TeamByes, TeamReport, TeamVirtualPoints,
};
use crate::trf::columns::Line;
use crate::trf::read::values::{
    LARGEST_ROUND, fault, number, numbers_from, optional_number, rest, round, rounds, small_number,
    virtual_points,
};
use crate::trf::report::{AnnouncedBye, Fault, Report};
use crate::trf::tenths;
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Forbidden, Tpn};
use engine::setup::MOST_POINTS;
use engine::team::MatchPoints;

/// The largest number of a team, which has three columns.
const LARGEST_TEAM: u16 = 999;

/// The expected form of points.
const POINTS: &str = "a number with one decimal, as 1.5";

/// Reads every record of teams; no rounds and no contradictions yet.
pub(super) fn records(report: Report) -> Result<TeamReport, Fault> {
    let texts: Vec<(usize, String)> =
        report.others.iter().map(|other| (other.line, format!("{}{}", other.code, other.text))).collect();
    let lines: Vec<Line<'_>> = texts.iter().map(|(line, text)| Line::new(*line, text)).collect();
    let of = |code: &'static str| lines.iter().filter(move |line| line.columns((1, 3)) == code);
    let players = Numbers((1..).zip(&report.players).map(|(place, player)| (player.number, place)).collect());
    let has_numbers = of("310").next().is_some();
    let mut teams = if has_numbers {
        of("310").map(|line| numbered_team(line, &players)).collect::<Result<Vec<_>, _>>()?
    } else {
        (1..)
            .zip(of("013"))
            .map(|(number, line)| unnumbered_team(number, line, &players))
            .collect::<Result<_, _>>()?
    };
    if teams.is_empty() {
        return Err(Fault::new(0, "there is no team", "a line 310 for each team"));
    }
    teams.sort_by_key(|team| team.number);
    let places = Numbers((1..).zip(&teams).map(|(place, team)| (team.number, place)).collect());
    let mut match_points = MatchPoints::default();
    of("362").try_for_each(|line| read_362(line, &mut match_points))?;
    let line_ups = of("300").map(|line| line_up(line, &places, &players)).collect::<Result<Vec<_>, _>>()?;
    let allocated = once(of("320"))?.map(|line| allocated(line, &places)).transpose()?;
    let colors = once(of("352"))?.map(colors).transpose()?.unwrap_or_else(|| {
        let most =
            line_ups.iter().map(|one| one.players.len()).chain(teams.iter().map(|team| team.roster.len()));
        alternating(most.max().unwrap_or_default())
    });
    Ok(TeamReport {
        colors,
        match_points,
        allocated,
        byes: of("240").map(|line| byes(line, &places)).collect::<Result<_, _>>()?,
        forfeits: of("330").map(|line| forfeit(line, &places)).collect::<Result<_, _>>()?,
        line_ups,
        virtual_points: of("250").map(|line| virtual_range(line, &places)).collect::<Result<_, _>>()?,
        forbidden: of("260").map(|line| forbidden(line, &places)).collect::<Result<_, _>>()?,
        adjusted_points: of("299").map(|line| adjustment(line, &places)).collect::<Result<_, _>>()?,
        ..TeamReport::new(report, teams)
    })
}

/// Places by numbers of the file.
struct Numbers(BTreeMap<u16, Tpn>);

impl Numbers {
    fn team(&self, line: &Line<'_>, text: &str) -> Result<Tpn, Fault> {
        self.place(line, number(line, text)?, "team", "the number of a line 310")
    }

    fn place(&self, line: &Line<'_>, number: u16, what: &str, expected: &str) -> Result<Tpn, Fault> {
        let place = self.0.get(&number).copied();
        place.ok_or_else(|| fault(line, format!("there is no {what} {number}"), expected))
    }

    /// Reads the teams' numbers in fields of four columns.
    fn teams_from(&self, line: &Line<'_>, first: usize) -> Result<Vec<Tpn>, Fault> {
        let numbers = numbers_from(line, first)?.into_iter();
        numbers.map(|number| self.place(line, number, "team", "the number of a line 310")).collect()
    }

    /// Reads the players' numbers in fields of four columns.
    fn roster(&self, line: &Line<'_>, first: usize) -> Result<Vec<Tpn>, Fault> {
        let numbers = numbers_from(line, first)?.into_iter();
        numbers.map(|number| self.place(line, number, "player", "the number of a line 001")).collect()
    }
}

/// Returns the only line of a record; a repeated line must have the same text.
fn once<'a, 'b>(mut lines: impl Iterator<Item = &'a Line<'b>>) -> Result<Option<&'a Line<'b>>, Fault>
where
    'b: 'a,
{
    let first = lines.next();
    let other = first.and_then(|first| lines.find(|line| line.text != first.text));
    match other {
        Some(line) => Err(fault(line, format!("a second record {}", line.columns((1, 3))), "one of them")),
        None => Ok(first),
    }
}

fn numbered_team(line: &Line<'_>, players: &Numbers) -> Result<Team, Fault> {
    let number = small_number(line.field((5, 7))).filter(|number| (1..=LARGEST_TEAM).contains(number));
    let number = number.ok_or_else(|| {
        let wrong = format!("`{}` is not the number of a team", line.field((5, 7)));
        fault(line, wrong, format!("1 to {LARGEST_TEAM} in columns 5-7"))
    })?;
    Ok(Team {
        number,
        line: line.number,
        name: line.field((9, 40)).to_owned(),
        short_name: line.field((42, 46)).to_owned(),
        strength: line.field((48, 53)).to_owned(),
        match_points: optional_points(line, (55, 60))?,
        game_points: optional_points(line, (62, 67))?,
        rank: optional_number(line, "rank", line.field((69, 71)))?,
        roster: players.roster(line, 74)?,
    })
}

fn unnumbered_team(number: u16, line: &Line<'_>, players: &Numbers) -> Result<Team, Fault> {
    if LARGEST_TEAM < number {
        return Err(fault(line, format!("more than {LARGEST_TEAM} teams"), "fewer"));
    }
    let name = line.field((5, 36)).to_owned();
    Ok(Team { number, line: line.number, name, roster: players.roster(line, 37)?, ..Team::default() })
}

/// Reads points, possibly negative.
fn points(line: &Line<'_>, columns: (usize, usize)) -> Result<Points, Fault> {
    let text = line.field(columns);
    tenths::read(text)
        .ok_or_else(|| fault(line, format!("`{text}` is not a number of points"), POINTS).at(columns.0))
}

fn optional_points(line: &Line<'_>, columns: (usize, usize)) -> Result<Option<Points>, Fault> {
    if line.field(columns).is_empty() { Ok(None) } else { points(line, columns).map(Some) }
}

/// Reads points that are not negative.
fn worth(line: &Line<'_>, columns: (usize, usize)) -> Result<Points, Fault> {
    let worth = points(line, columns)?;
    if !(Points::ZERO..=MOST_POINTS).contains(&worth) {
        return Err(fault(line, format!("a result is worth {worth}"), "0 to 1000 points").at(columns.0));
    }
    Ok(worth)
}

/// Reads a record 362: from column 5 on two letters and four columns of points, every nine columns.
fn read_362(line: &Line<'_>, points: &mut MatchPoints) -> Result<(), Fault> {
    for column in (5..=line.width()).step_by(9) {
        let symbol = line.field((column, column + 1)).to_ascii_uppercase();
        let columns = (column + 2, column + 5);
        match symbol.as_str() {
            "" if line.field(columns).is_empty() => {}
            "TW" => points.win = worth(line, columns)?,
            "TD" => points.draw = worth(line, columns)?,
            "TL" => points.loss = worth(line, columns)?,
            _ => {
                let wrong = format!("`{symbol}` is not the code of a match");
                return Err(fault(line, wrong, "TW, TD or TL").at(column));
            }
        }
    }
    Ok(())
}

/// Reads a record 352: a colour for each board.
fn colors(line: &Line<'_>) -> Result<Vec<Color>, Fault> {
    let color = |letter: char| match letter.to_ascii_uppercase() {
        'W' => Some(Color::White),
        'B' => Some(Color::Black),
        _ => None,
    };
    let colors: Option<Vec<Color>> = rest(line).chars().map(color).collect();
    let colors = colors.filter(|colors| (1..=usize::from(LARGEST_TEAM)).contains(&colors.len()));
    colors.ok_or_else(|| {
        let wrong = format!("`{}` is not the colours of a match", rest(line));
        fault(line, wrong, "W or B for each board, as WBWB")
    })
}

/// Returns the usual colours of the first-named team (team-swiss 8).
fn alternating(boards: usize) -> Vec<Color> {
    [Color::White, Color::Black].into_iter().cycle().take(boards.clamp(1, LARGEST_TEAM.into())).collect()
}

fn allocated(line: &Line<'_>, teams: &Numbers) -> Result<AllocatedByes, Fault> {
    let columns: Vec<usize> = (15..=line.width()).step_by(4).collect();
    if usize::from(LARGEST_ROUND) < columns.len() {
        return Err(fault(line, format!("more than {LARGEST_ROUND} rounds"), "fewer"));
    }
    let team = |column: usize| match line.field((column, column + 2)) {
        "" | "0" | "00" | "000" => Ok(None),
        text => teams.team(line, text).map(Some),
    };
    let mut byes = columns.into_iter().map(team).collect::<Result<Vec<_>, _>>()?;
    while byes.last().is_some_and(Option::is_none) {
        byes.pop();
    }
    let (match_points, game_points) = (worth(line, (5, 8))?, worth(line, (10, 13))?);
    Ok(AllocatedByes { line: line.number, match_points, game_points, teams: byes })
}

fn byes(line: &Line<'_>, teams: &Numbers) -> Result<TeamByes, Fault> {
    let bye = match line.field((5, 5)) {
        "F" | "f" => AnnouncedBye::Full,
        "H" | "h" => AnnouncedBye::Half,
        "Z" | "z" => AnnouncedBye::Zero,
        other => return Err(fault(line, format!("`{other}` is not a kind of bye"), "F, H or Z in column 5")),
    };
    let round = round(line, line.field((7, 9)))?;
    Ok(TeamByes { line: line.number, bye, round, teams: teams.teams_from(line, 11)? })
}

fn forfeit(line: &Line<'_>, teams: &Numbers) -> Result<ForfeitedMatch, Fault> {
    let won = match line.field((5, 6)) {
        "+-" => [true, false],
        "-+" => [false, true],
        "--" => [false, false],
        other => {
            let wrong = format!("`{other}` is not the result of a forfeited match");
            return Err(fault(line, wrong, "+-, -+ or -- in columns 5-6"));
        }
    };
    let round = round(line, line.field((8, 10)))?;
    let pair = [teams.team(line, line.field((12, 14)))?, teams.team(line, line.field((16, 18)))?];
    Ok(ForfeitedMatch { line: line.number, round, teams: pair, won })
}

fn line_up(line: &Line<'_>, teams: &Numbers, players: &Numbers) -> Result<LineUp, Fault> {
    let round = round(line, line.field((5, 7)))?;
    let team = teams.team(line, line.field((9, 11)))?;
    let opponent = match line.field((13, 15)) {
        "" | "000" => None,
        text => Some(teams.team(line, text)?),
    };
    let member = |column: usize| match line.field((column, column + 3)) {
        "" | "0000" | "0" => Ok(None),
        text => players.place(line, number(line, text)?, "player", "the number of a line 001").map(Some),
    };
    let mut members = (17..=line.width()).step_by(5).map(member).collect::<Result<Vec<_>, _>>()?;
    while members.last().is_some_and(Option::is_none) {
        members.pop();
    }
    Ok(LineUp { line: line.number, round, team, opponent, players: members })
}

fn virtual_range(line: &Line<'_>, teams: &Numbers) -> Result<TeamVirtualPoints, Fault> {
    let (first_round, last_round) = rounds(line, line.field((15, 17)), line.field((19, 21)))?;
    let (first, last) = (teams.team(line, line.field((23, 26)))?, teams.team(line, line.field((28, 31)))?);
    if last < first {
        return Err(fault(line, "the range of teams runs backwards", "the smaller number first"));
    }
    let given = |columns| match line.field(columns) {
        "" => Ok(Points::ZERO),
        text => virtual_points(line, text),
    };
    let (match_points, game_points) = (given((5, 8))?, given((10, 13))?);
    Ok(TeamVirtualPoints { match_points, game_points, first_round, last_round, first, last })
}

fn forbidden(line: &Line<'_>, teams: &Numbers) -> Result<Forbidden, Fault> {
    let (first_round, last_round) = rounds(line, line.field((5, 7)), line.field((9, 11)))?;
    Ok(Forbidden { first_round, last_round, players: teams.teams_from(line, 13)? })
}

/// The columns of a record 299, from 1; the teams have four columns each and a blank between them.
struct AdjustmentColumns {
    match_points: (usize, usize),
    game_points: (usize, usize),
    round: (usize, usize),
    teams: usize,
}

/// Returns the columns of a record 299. The federation's own sample of the draft has them closer together:
/// its game points end in column 15 and have a digit in column 13, where others have a blank or a sign.
fn columns_of(line: &Line<'_>) -> AdjustmentColumns {
    if line.field((13, 13)).starts_with(|sign: char| sign.is_ascii_digit()) {
        AdjustmentColumns { match_points: (7, 10), game_points: (12, 15), round: (17, 19), teams: 21 }
    } else {
        AdjustmentColumns { match_points: (8, 11), game_points: (14, 17), round: (20, 22), teams: 24 }
    }
}

fn adjustment(line: &Line<'_>, teams: &Numbers) -> Result<TeamAdjustment, Fault> {
    let letter = line.field((5, 5)).to_ascii_uppercase();
    let known = ValuedResult::ALL.iter().find(|one| letter.starts_with(one.letter())).copied();
    if known.is_none() && !letter.is_empty() {
        return Err(fault(
            line,
            format!("`{letter}` is not the code of a result"),
            "W D L F H Z + - or a blank",
        ));
    }
    let AdjustmentColumns { match_points, game_points, round: in_round, teams: first } = columns_of(line);
    let round = match line.field(in_round) {
        "" | "0" | "00" | "000" => None,
        text => Some(round(line, text)?),
    };
    let fields = (first..=line.width()).step_by(5).map(|column| line.field((column, column + 3)));
    let fields: Vec<&str> = fields.filter(|field| !field.is_empty()).collect();
    let is_all = fields.iter().any(|field| small_number(field) == Some(0));
    let named = fields.into_iter().filter(|_| !is_all).map(|field| teams.team(line, field));
    Ok(TeamAdjustment {
        line: line.number,
        result: known,
        match_points: optional_points(line, match_points)?,
        game_points: optional_points(line, game_points)?,
        round,
        teams: named.collect::<Result<_, _>>()?,
    })
}
