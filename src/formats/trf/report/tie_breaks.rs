//! From a report to the table on which tie-breaks rest, and the list of tie-breaks that it states (202, 212).

use super::{Cell, Code, Declared, Report};
use crate::engine::number::Points;
use crate::engine::scoring::GameScore;
use crate::engine::tie_breaks::{Basis, Edition, Exact, Pairings, Player, Record, RecordKind, Table};

impl Report {
    /// Returns the table on which the tie-breaks of individual events rest.
    #[must_use]
    pub fn tie_break_table(&self, pairings: Pairings, edition: Edition) -> Table {
        let players = self.players.iter().map(|player| Player {
            number: player.number.into(),
            rating: player.rating.filter(|rating| *rating > 0).map(i64::from),
        });
        let rounds = self.players.iter().map(|player| used(&player.cells)).max().unwrap_or(0);
        let mut table = Table::new(players.collect(), rounds, self.scoring, pairings);
        table.edition = edition;
        table.announced = usize::from(self.rounds.unwrap_or(0)).max(rounds);
        for (at, player) in self.players.iter().enumerate() {
            for (round, cell) in player.cells.iter().enumerate() {
                table.set(at, round, self.tie_break_record(*cell));
            }
        }
        table
    }

    /// Returns everybody's points as the standings have them: those of the rounds; where abnormal points are recorded (299),
    /// as the players' lines state them.
    #[must_use]
    pub fn standings_points(&self, basis: &Basis) -> Vec<Exact> {
        if !self.abnormal.is_empty() || self.others.iter().any(|line| line.code == "299") {
            return self.players.iter().map(|player| Some(player.points.units() * 100)).collect();
        }
        basis.points()
    }

    /// Whether the report says that its pairings did not depend on results.
    #[must_use]
    pub fn pairings(&self) -> Pairings {
        match self.declared() {
            Declared::RoundRobin(_) => Pairings::Predetermined,
            Declared::Swiss(_) | Declared::Other(_) | Declared::Teams(_) => Pairings::Swiss,
        }
    }

    /// Returns the edition that was in force on the first day of the event (042); the one in force now where it is not
    /// stated.
    #[must_use]
    pub fn edition(&self) -> Edition {
        let day = self.others.iter().find(|line| line.code == "042").map(|line| line.text.trim());
        let digits: Vec<u32> = day
            .unwrap_or_default()
            .split(|char: char| !char.is_ascii_digit())
            .filter_map(|part| part.parse().ok())
            .collect();
        // The year comes first, or last where people write dates as they speak.
        let month = match digits[..] {
            [year, month, ..] if 1000 < year => Some((year, month)),
            [_, month, year] if 1000 < year => Some((year, month)),
            _ => None,
        };
        if month.is_some_and(|month| month < (2026, 3)) { Edition::August2024 } else { Edition::March2026 }
    }

    /// Returns the list of tie-breaks that the report states, as it is written, with the line: 202, or 212, which begins
    /// with the points.
    #[must_use]
    pub fn stated_order(&self) -> Option<(usize, &str)> {
        let of =
            |code: &str| self.others.iter().find(|line| line.code == code && !line.text.trim().is_empty());
        let line = of("212").or_else(|| of("202"))?;
        Some((line.line, line.text.trim()))
    }

    /// What an entry is worth, and what it was.
    fn tie_break_record(&self, cell: Cell) -> Record {
        let points = &self.scoring;
        let unknown = self.unknown_result.unwrap_or(points.draw);
        let Some(opponent) = cell.opponent.map(|place| u32::from(place).saturating_sub(1)) else {
            return without_opponent(cell.code, self);
        };
        let (kind, points) = match cell.code {
            Code::Played(score) | Code::Unrated(score) => (RecordKind::Played(score), points.worth(score)),
            Code::ForfeitWin => (RecordKind::Forfeit { won: true }, points.win),
            Code::ForfeitLoss => (RecordKind::Forfeit { won: false }, points.forfeit_loss),
            Code::Unknown => (RecordKind::Adjourned, unknown),
            Code::Blank => (RecordKind::Open, Points::ZERO),
            Code::HalfPointBye | Code::FullPointBye | Code::PairingAllocatedBye | Code::ZeroPointBye => {
                return without_opponent(cell.code, self);
            }
        };
        Record { kind, opponent: Some(opponent), color: cell.color, points }
    }
}

/// A bye; old files write `+`, `=` and `-` for three of them.
const fn without_opponent(code: Code, report: &Report) -> Record {
    let points = &report.scoring;
    match code {
        Code::PairingAllocatedBye | Code::ForfeitWin => {
            Record::bye(RecordKind::PairingAllocatedBye, points.pairing_allocated_bye)
        }
        Code::FullPointBye | Code::Played(GameScore::Win) | Code::Unrated(GameScore::Win) => {
            Record::bye(RecordKind::FullPointBye, points.win)
        }
        Code::HalfPointBye
        | Code::Played(GameScore::Draw)
        | Code::Unrated(GameScore::Draw)
        | Code::Unknown => Record::bye(RecordKind::HalfPointBye, points.draw),
        Code::ZeroPointBye
        | Code::ForfeitLoss
        | Code::Blank
        | Code::Played(GameScore::Loss)
        | Code::Unrated(GameScore::Loss) => Record::bye(RecordKind::ZeroPointBye, points.zero_point_bye),
    }
}

/// The number of rounds up to the last one in which anything is written.
fn used(cells: &[Cell]) -> usize {
    cells.iter().rposition(|cell| !cell.is_blank()).map_or(0, |at| at + 1)
}
