//! The interpretation of ambiguous or contradictory texts in a report. Every reader of a report uses
//! it and reports the notes.

use super::{Code, Fault, Note, Report};
use engine::number::Points;
use engine::pairing::field::Record;
use engine::scoring::PointSystem;

/// Point systems by the worth of a win, a draw and a loss, in tenths, the usual one first.
const SYSTEMS: [(i32, i32, i32); 4] = [(10, 5, 0), (30, 10, 0), (20, 10, 0), (30, 20, 10)];

/// The possible worths of the pairing-allocated bye, in tenths; `None` for the same as a win.
const BYES: [Option<i32>; 5] = [Some(10), Some(5), Some(0), Some(15), None];

impl Report {
    /// Returns the report with open questions decided and noted: results that only one of two lines has,
    /// and the point system if the stated one does not explain the points of the lines.
    #[must_use]
    pub fn understood(mut self) -> Self {
        self.forget_half_known_results();
        self.infer_unknown();
        self.infer_points();
        self
    }

    /// Sets a result to unknown in both lines if it is unknown in one of them.
    fn forget_half_known_results(&mut self) {
        let mut known = Vec::new();
        for (place, player) in (1..).zip(&self.players) {
            for (round, cell) in (1..).zip(&player.cells).filter(|(_, cell)| cell.code == Code::Unknown) {
                let Some((opponent, line)) = cell.opponent.and_then(|at| Some((at, self.player(at)?))) else {
                    continue;
                };
                let other = line.cell(round);
                if other.opponent == Some(place) && !matches!(other.code, Code::Unknown | Code::Blank) {
                    let number = line.number;
                    let text = format!(
                        "the result of player {number} in round {round} does not count: that of the opponent is unknown"
                    );
                    known.push((opponent, round, Note { line: line.line, text }));
                }
            }
        }
        for (place, round, note) in known {
            let player = self.players.get_mut(usize::from(place).saturating_sub(1));
            if let Some(cell) = player.and_then(|it| it.cells.get_mut(usize::from(round).saturating_sub(1))) {
                cell.code = Code::Unknown;
            }
            self.notes.push(note);
        }
    }

    /// Sets the worth of unknown results to nothing, if no record has it and only this explains the
    /// points of the lines.
    fn infer_unknown(&mut self) {
        let mut cells = self.players.iter().flat_map(|player| &player.cells);
        let has_unknown = cells.any(|cell| cell.code == Code::Unknown);
        if !has_unknown || self.unknown_result.is_some() || self.points_follow() {
            return;
        }
        self.unknown_result = Some(Points::ZERO);
        if self.points_follow() {
            let text = "the points of the lines count a result that is not known yet as nothing".to_owned();
            self.notes.push(Note { line: 0, text });
        } else {
            self.unknown_result = None;
        }
    }

    /// Sets the point system that explains the points of the lines, if the stated one does not: older
    /// reports have no record of it (trf 3), and that of a report of teams may be about teams.
    fn infer_points(&mut self) {
        let is_stated = self.scoring != PointSystem::default();
        if is_stated && !self.is_of_teams() || self.points_follow() {
            return;
        }
        let stated = self.scoring;
        let systems =
            SYSTEMS.into_iter().flat_map(|worths| BYES.into_iter().map(move |bye| system(worths, bye)));
        let mut fitting: Vec<PointSystem> = Vec::new();
        for scoring in systems {
            self.scoring = scoring;
            if !fitting.contains(&scoring) && self.points_follow() {
                fitting.push(scoring);
            }
        }
        let Some(found) = fitting.first().copied() else {
            self.scoring = stated;
            return;
        };
        self.scoring = found;
        let games = |one: &PointSystem| format!("{}-{}-{}", short(one.win), short(one.draw), short(one.loss));
        let mut others: Vec<String> = fitting.iter().map(games).filter(|one| *one != games(&found)).collect();
        others.dedup();
        let others = if others.is_empty() {
            String::new()
        } else {
            format!(" ({} would fit as well)", others.join(" and "))
        };
        let mut cells = self.players.iter().flat_map(|player| &player.cells);
        let bye = if cells.any(|cell| cell.record() == Ok(Record::PairingAllocatedBye)) {
            format!(", and the pairing-allocated bye is worth {}", short(found.pairing_allocated_bye))
        } else {
            String::new()
        };
        let text =
            format!("no record of the points: those of the lines follow from {}{bye}{others}", games(&found));
        self.notes.push(Note { line: 0, text });
    }

    /// Returns the report if it has no contradiction.
    ///
    /// # Errors
    ///
    /// The first of its faults.
    pub fn without_faults(self) -> Result<Self, Fault> {
        match self.faults().into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(self),
        }
    }
}

fn system((win, draw, loss): (i32, i32, i32), bye: Option<i32>) -> PointSystem {
    PointSystem {
        win: Points::from_tenths(win),
        draw: Points::from_tenths(draw),
        loss: Points::from_tenths(loss),
        pairing_allocated_bye: Points::from_tenths(bye.unwrap_or(win)),
        ..PointSystem::default()
    }
}

/// Returns points in the everyday form: `3`, and `0.5`.
fn short(points: Points) -> String {
    let text = points.to_string();
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
