//! Point values and point systems (trf 3 and 9).

use super::Fault;
use super::columns::Line;
use super::report::Note;
use super::tenths;
use engine::number::Points;
use engine::setup::MOST_POINTS;
use engine::setup::PointSystem;

/// The codes of record XXS for a win, a draw and a loss.
const WINS: [&str; 4] = ["WW", "BW", "FW", "FPB"];
const DRAWS: [&str; 3] = ["WD", "BD", "HPB"];
const LOSSES: [&str; 2] = ["WL", "BL"];

/// A point system while its records are read.
#[derive(Debug, Clone)]
pub(super) struct PointRecords {
    /// The latest line.
    line: usize,
    /// The worth of results in each line, in the order of the file.
    said: Vec<(&'static str, Points, usize)>,
    wins: [Points; WINS.len()],
    draws: [Points; DRAWS.len()],
    losses: [Points; LOSSES.len()],
    forfeit_loss: Points,
    zero_point_bye: Points,
    /// Equal to a win if no record has it.
    pairing_allocated_bye: Option<Points>,
    /// Equal to a draw if no record has it.
    unknown: Option<Points>,
}

impl Default for PointRecords {
    fn default() -> Self {
        let usual = PointSystem::default();
        Self {
            line: 0,
            said: Vec::new(),
            wins: [usual.win; WINS.len()],
            draws: [usual.draw; DRAWS.len()],
            losses: [usual.loss; LOSSES.len()],
            forfeit_loss: usual.forfeit_loss,
            zero_point_bye: usual.zero_point_bye,
            pairing_allocated_bye: None,
            unknown: None,
        }
    }
}

impl PointRecords {
    /// Reads a record 162: from column 6 on a symbol and four columns of points, every nine columns. The
    /// reference engine uses `Z` for an absence, which the format calls `A`.
    pub(super) fn read_162(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        for column in (6..=line.width()).step_by(9) {
            let symbol = line.field((column, column)).to_ascii_uppercase();
            let points = line.field((column + 1, column + 4));
            if symbol.is_empty() && points.is_empty() {
                continue;
            }
            let worth = self.value(line, points)?;
            match symbol.as_str() {
                "W" => self.set("win", worth),
                "D" => self.set("draw", worth),
                "L" => self.set("loss", worth),
                "A" | "Z" => {
                    self.set("forfeit loss", worth);
                    self.set("zero-point bye", worth);
                }
                "P" => self.set("pairing-allocated bye", worth),
                "X" => self.unknown = Some(worth),
                _ => return Err(unknown_symbol(line, &symbol, "W, D, L, A, P, X or Z")),
            }
        }
        Ok(())
    }

    /// Reads a record such as `BBW`: points from column 5 on.
    pub(super) fn read_bb(&mut self, line: &Line<'_>, symbol: &str) -> Result<(), Fault> {
        let worth = self.value(line, line.field((4, line.width())))?;
        match symbol {
            "W" => self.set("win", worth),
            "D" => self.set("draw", worth),
            "L" => self.set("loss", worth),
            "F" => self.set("forfeit loss", worth),
            "Z" => self.set("zero-point bye", worth),
            "U" => self.set("pairing-allocated bye", worth),
            _ => return Err(unknown_symbol(line, symbol, "W, D, L, Z, F or U")),
        }
        Ok(())
    }

    /// Reads a record XXS: codes with points.
    pub(super) fn read_xxs(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        for word in line.columns((4, line.width())).split_whitespace() {
            let Some((code, points)) = word.split_once('=') else {
                return Err(unknown_symbol(line, word, "CODE=POINTS"));
            };
            let worth = self.value(line, points)?;
            let place = |codes: &[&str]| codes.iter().position(|known| *known == code);
            if let Some(at) = place(&WINS) {
                self.wins[at] = worth;
            } else if let Some(at) = place(&DRAWS) {
                self.draws[at] = worth;
            } else if let Some(at) = place(&LOSSES) {
                self.losses[at] = worth;
            } else {
                match code {
                    "W" => self.set("win", worth),
                    "D" => self.set("draw", worth),
                    "L" => self.set("loss", worth),
                    "FL" => self.set("forfeit loss", worth),
                    "ZPB" => self.set("zero-point bye", worth),
                    "PAB" => self.set("pairing-allocated bye", worth),
                    _ => {
                        let known =
                            [&WINS[..], &DRAWS[..], &LOSSES[..], &["W", "D", "L", "FL", "ZPB", "PAB"]]
                                .concat();
                        return Err(unknown_symbol(line, code, &known.join(" ")));
                    }
                }
            }
        }
        Ok(())
    }

    /// Sets the worth of a result, in every case.
    fn set(&mut self, result: &'static str, worth: Points) {
        self.said.push((result, worth, self.line));
        match result {
            "win" => self.wins = [worth; WINS.len()],
            "draw" => self.draws = [worth; DRAWS.len()],
            "loss" => self.losses = [worth; LOSSES.len()],
            "forfeit loss" => self.forfeit_loss = worth,
            "zero-point bye" => self.zero_point_bye = worth,
            _ => self.pairing_allocated_bye = Some(worth),
        }
    }

    /// Lists the lines that contradict an earlier worth of a result: the later one counts.
    pub(super) fn contradictions(&self) -> Vec<Note> {
        let earlier =
            |at: usize, result: &str| self.said.iter().take(at).rev().find(|(of, _, _)| *of == result);
        let said = self.said.iter().enumerate();
        let other = said.filter_map(|(at, (result, worth, line))| {
            let (_, before, of) = earlier(at, result).filter(|(_, before, _)| before != worth)?;
            let text =
                format!("a {result} is worth {worth} here and {before} in line {of}: the later line counts");
            Some(Note { line: *line, text })
        });
        other.collect()
    }

    /// Returns the point system, and the worth of an unknown result if it is not that of a draw.
    ///
    /// # Errors
    ///
    /// Points that depend on the colour, which no rule here uses.
    pub(super) fn finish(&self) -> Result<(PointSystem, Option<Points>), Fault> {
        let scoring = PointSystem {
            win: self.one("win", &self.wins)?,
            draw: self.one("draw", &self.draws)?,
            loss: self.one("loss", &self.losses)?,
            forfeit_loss: self.forfeit_loss,
            zero_point_bye: self.zero_point_bye,
            pairing_allocated_bye: self.pairing_allocated_bye.unwrap_or(self.wins[0]),
        };
        Ok((scoring, self.unknown.filter(|worth| *worth != scoring.draw)))
    }

    fn one(&self, name: &str, worths: &[Points]) -> Result<Points, Fault> {
        match worths {
            [first, others @ ..] if others.iter().all(|other| other == first) => Ok(*first),
            _ => Err(Fault::new(
                self.line,
                format!("a {name} is worth different points in different cases"),
                "the same value in every case",
            )),
        }
    }

    fn value(&mut self, line: &Line<'_>, points: &str) -> Result<Points, Fault> {
        self.line = line.number;
        tenths::read(points).filter(|worth| (Points::ZERO..=MOST_POINTS).contains(worth)).ok_or_else(|| {
            Fault::new(
                line.number,
                format!("`{points}` is not a number of points"),
                "a number with one decimal, as 1.5, at most 1000",
            )
        })
    }
}

fn unknown_symbol(line: &Line<'_>, symbol: &str, expected: &str) -> Fault {
    Fault::new(line.number, format!("`{symbol}` is not the code of a result"), expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::columns::lines;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut system = PointRecords::default();
        let mut records = lines(text).filter(|line| !line.text.is_empty());
        let read = records.try_for_each(|line| match line.field((1, 3)) {
            "162" => system.read_162(&line),
            "XXS" => system.read_xxs(&line),
            code => system.read_bb(&line, code.trim_start_matches("BB")),
        });
        let shown = match read.and_then(|()| system.finish()) {
            Ok((s, unknown)) => format!(
                "{} {} {} forfeit {} zero {} bye {} unknown {}",
                s.win,
                s.draw,
                s.loss,
                s.forfeit_loss,
                s.zero_point_bye,
                s.pairing_allocated_bye,
                unknown.map_or_else(|| "-".to_owned(), |worth| worth.to_string())
            ),
            Err(fault) => format!("{}: {fault}", fault.line),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn the_records_of_point_systems() {
        check("", "1.0 0.5 0.0 forfeit 0.0 zero 0.0 bye 1.0 unknown -");
        check(
            "162  W 3.0    D 1.0    L 0.0    A 0.5    P 1.5    X 2.0",
            "3.0 1.0 0.0 forfeit 0.5 zero 0.5 bye 1.5 unknown 2.0",
        );
        check("162  P 0.5\n162  W 3.0    X 0.5", "3.0 0.5 0.0 forfeit 0.0 zero 0.0 bye 0.5 unknown -");
        check(
            "BBW  3.0\nBBD  2.0\nBBL  1.0\nBBZ 0.5\nBBF 0.0",
            "3.0 2.0 1.0 forfeit 0.0 zero 0.5 bye 3.0 unknown -",
        );
        check("XXS W=3.0 D=1.0 PAB=1.5 ZPB=0.5", "3.0 1.0 0.0 forfeit 0.0 zero 0.5 bye 1.5 unknown -");
        check("162  W 3.0    Q 1.0", "1: `Q` is not the code of a result (expected W, D, L, A, P, X or Z)");
        check(
            "BBW three",
            "1: `three` is not a number of points (expected a number with one decimal, as 1.5, at most 1000)",
        );
        check(
            "\nXXS WW=3.0",
            "2: a win is worth different points in different cases (expected the same value in every case)",
        );
    }
}
