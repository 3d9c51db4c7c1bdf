//! The informative records of teams (trf 7, 802): each team's points and rounds once more, checked against
//! the facts. They are stored unchanged, like those of 801, whose columns depend on the event.

use super::TeamReport;
use crate::trf::columns::{Line, lines};
use crate::trf::report::{Note, OtherLine};
use crate::trf::tenths;
use engine::color::Color;
use engine::number::Points;
use engine::pairing::field::Tpn;
use engine::team::{TeamRecord, TeamRecordKind, TeamScore};

/// The first column of the first round.
const ROUNDS: usize = 29;

/// The number of columns of a round.
const ROUND_WIDTH: usize = 13;

impl TeamReport {
    /// Lists the records 802 that contradict the completed rounds. The printed example of the format has all
    /// fields after the number one column further right than its text; both are read.
    #[must_use]
    pub fn contradicted_summaries(&self) -> Vec<Note> {
        let records = self.records();
        let summaries = self.report.others.iter().filter(|other| other.code == "802");
        summaries.flat_map(|other| self.contradictions(other, &records)).collect()
    }

    fn contradictions(&self, other: &OtherLine, records: &[Vec<TeamRecord>]) -> Vec<Note> {
        let text = format!("{}{}", other.code, other.text);
        let Some(line) = lines(&text).next() else { return Vec::new() };
        let number = line.field((5, 7)).parse::<u16>().ok();
        let place = (1..).zip(&self.teams).find(|(_, team)| Some(team.number) == number);
        let Some(((place, _), shift)) = place.zip((0..2).find(|shift| is_summary(&line, *shift))) else {
            return Vec::new();
        };
        let told = |what: String| Note {
            line: other.line,
            text: format!("802 of team {}: {what}", self.number(place)),
        };
        let mut notes = Vec::new();
        let sums = [
            (TeamScore::MatchPoints, (15, 20), "match points"),
            (TeamScore::GamePoints, (22, 27), "game points"),
        ];
        for (score, columns, name) in sums {
            let next = self.completed_rounds().saturating_add(1);
            let at = usize::from(place).saturating_sub(1);
            let sum = self.scores_before(score, next).get(at).copied().unwrap_or_default();
            if let Some(stated) =
                tenths::read(line.field(moved(columns, shift))).filter(|stated| *stated != sum)
            {
                notes.push(told(format!("{stated} {name} instead of {sum}")));
            }
        }
        let own = usize::from(place).checked_sub(1).and_then(|at| records.get(at));
        for (record, round) in own.into_iter().flatten().zip(0..) {
            let first = ROUNDS + ROUND_WIDTH * round;
            let field = |from: usize, to: usize| line.field(moved((first + from, first + to), shift));
            let (opponent, color, games) = (field(0, 2), field(4, 4), field(6, 9));
            let is_same = opponent.is_empty() && games.is_empty()
                || self.is_named(record, opponent)
                    && is_color(record, color)
                    && tenths::read(games).is_none_or(|games| games == record.game_points);
            if !is_same {
                notes.push(told(format!("another entry of round {}", round + 1)));
            }
        }
        notes
    }

    /// Returns the match and game points of a team after its rounds, by its results and adjusted points.
    pub(crate) fn sums(&self, place: Tpn) -> [Points; 2] {
        let next = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX).saturating_add(1);
        let at = usize::from(place).saturating_sub(1);
        [TeamScore::MatchPoints, TeamScore::GamePoints]
            .map(|score| self.scores_before(score, next).get(at).copied().unwrap_or_default())
    }

    /// Returns true if points of the teams (310), or their summaries, do not follow from the results.
    pub(in crate::trf) fn contradicts_its_sums(&self) -> bool {
        let is_other = |(place, team): (Tpn, &super::Team)| {
            let stated = [team.match_points, team.game_points].into_iter().zip(self.sums(place));
            stated.into_iter().any(|(stated, counted)| stated.is_some_and(|stated| stated != counted))
        };
        (1..).zip(&self.teams).any(is_other) || !self.contradicted_summaries().is_empty()
    }

    /// Returns true if a field names the opponent or the bye of a round.
    fn is_named(&self, record: &TeamRecord, text: &str) -> bool {
        match record.opponent {
            Some(opponent) => text.parse() == Ok(self.number(opponent)),
            None => text.eq_ignore_ascii_case(bye_name(record.kind)),
        }
    }

    /// Returns the records 802 of the completed rounds.
    #[must_use]
    pub fn summaries(&self) -> Vec<OtherLine> {
        let next = self.completed_rounds().saturating_add(1);
        let scores =
            [TeamScore::MatchPoints, TeamScore::GamePoints].map(|score| self.scores_before(score, next));
        let records = self.records();
        let teams = (1..).zip(&self.teams).zip(&records);
        let line = |((place, team), records): ((Tpn, &super::Team), &Vec<TeamRecord>)| {
            let at = usize::from(place) - 1;
            let sum = |points: &Vec<Points>| points.get(at).copied().unwrap_or_default().to_string();
            let [matches, games] = scores.each_ref().map(sum);
            let short: String = team.short_name.chars().take(5).collect();
            let rounds: String = records.iter().map(|record| self.entry(record)).collect();
            let text = format!(" {:>3} {short:<5} {matches:>6} {games:>6} {rounds}", team.number);
            OtherLine { line: 0, code: "802".to_owned(), text: text.trim_end().to_owned(), before: None }
        };
        teams.map(line).collect()
    }

    /// Returns the thirteen columns of a round.
    fn entry(&self, record: &TeamRecord) -> String {
        let opponent = match record.opponent {
            Some(opponent) => self.number(opponent).to_string(),
            None => bye_name(record.kind).to_owned(),
        };
        let color = record.color.map_or(' ', |color| if color == Color::White { 'w' } else { 'b' });
        let forfeit = if matches!(record.kind, TeamRecordKind::Forfeit { .. }) { 'f' } else { ' ' };
        let games = tenths::cut(record.game_points).to_string();
        format!("{opponent:>3} {color} {games:>4}{forfeit}  ")
    }
}

/// Returns true if the points of a summary are in their columns, moved to the right by `shift`.
fn is_summary(line: &Line<'_>, shift: usize) -> bool {
    [(15, 20), (22, 27)].iter().all(|columns| tenths::read(line.field(moved(*columns, shift))).is_some())
        && [21, 28].iter().all(|column| line.field(moved((*column, *column), shift)).is_empty())
}

const fn moved((from, to): (usize, usize), shift: usize) -> (usize, usize) {
    (from + shift, to + shift)
}

fn is_color(record: &TeamRecord, text: &str) -> bool {
    match record.color {
        Some(Color::White) => text.is_empty() || text.eq_ignore_ascii_case("w"),
        Some(Color::Black) => text.is_empty() || text.eq_ignore_ascii_case("b"),
        None => matches!(text, "" | "-"),
    }
}

/// Returns the name of a bye.
const fn bye_name(kind: TeamRecordKind) -> &'static str {
    match kind {
        TeamRecordKind::PairingAllocatedBye => "PAB",
        TeamRecordKind::FullPointBye => "FPB",
        TeamRecordKind::HalfPointBye => "HPB",
        TeamRecordKind::ZeroPointBye => "ZPB",
        TeamRecordKind::Played | TeamRecordKind::Forfeit { .. } => "",
    }
}
