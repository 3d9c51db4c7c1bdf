//! Converts a report to the table for tie-breaks, and reads its list of tie-breaks (202, 212).

use std::collections::BTreeSet;

use super::{Cell, Code, Declared, Report, Tpn};
use engine::number::Points;
use engine::scoring::GameScore;
use engine::tie_breaks::{Basis, Edition, Exact, Pairings, Player, Record, RecordKind, Table};

impl Report {
    /// Returns the table for the tie-breaks of individual events.
    #[must_use]
    pub fn tie_break_table(&self, pairings: Pairings, edition: Edition) -> Table {
        let players = self.players.iter().map(|player| Player {
            number: player.number.into(),
            rating: player.rating.filter(|rating| *rating > 0).map(i64::from),
        });
        // A bye that is announced for a later round does not make it a played round.
        let rounds = usize::from(self.completed_rounds());
        let mut table = Table::new(players.collect(), rounds, self.scoring, pairings);
        table.edition = edition;
        table.announced = usize::from(self.rounds.unwrap_or(0)).max(rounds);
        let void = self.void();
        for ((at, player), place) in self.players.iter().enumerate().zip(1..) {
            for ((round, cell), number) in player.cells.iter().enumerate().zip(1..).take(rounds) {
                let mut record = self.tie_break_record(*cell);
                if let Some(points) = self.worth_beside(place, *cell, number) {
                    record.points = points;
                }
                if void.contains(&place) || cell.opponent.is_some_and(|opponent| void.contains(&opponent)) {
                    record = Record::bye(RecordKind::ZeroPointBye, Points::ZERO);
                }
                table.set(at, round, record);
            }
        }
        table
    }

    /// Returns the points of all players in the standings: those of the rounds and the recorded
    /// adjustments (299); if such a record is not understood, those of the players' lines. An unranked
    /// player ([`is_unranked`](Self::is_unranked)) has none.
    #[must_use]
    pub fn standings_points(&self, basis: &Basis) -> Vec<Exact> {
        let mut points = basis.points();
        let completed = self.completed_rounds();
        let is_stated = self.others.iter().any(|line| line.code == "299");
        for ((place, player), points) in (1..).zip(&self.players).zip(&mut points) {
            if is_stated {
                *points = Some(player.points.units() * 100);
            } else if !self.adjusted_points.is_empty() {
                *points = Some(self.sum(place, completed).units() * 100);
            }
            if self.is_unranked(place) {
                *points = None;
            }
        }
        points
    }

    /// Returns true if a player has no rank although others have: the player is left out of the standings.
    #[must_use]
    pub fn is_unranked(&self, place: Tpn) -> bool {
        let has_rank = |player: &super::Player| player.rank.is_some();
        self.player(place).is_some_and(|player| !has_rank(player)) && self.players.iter().any(has_rank)
    }

    /// Returns the players of a round robin whose results are all void: those without a rank who played
    /// fewer than half of their games, or none, and for whom a record 299 of this program sets every
    /// result to nothing (C.05 6.6; [`unranked::void`](engine::unranked::void)).
    #[must_use]
    pub fn void(&self) -> BTreeSet<Tpn> {
        let mut void = BTreeSet::new();
        if self.pairings() != Pairings::Predetermined {
            return void;
        }
        let (cycles, others) = match self.berger_tables() {
            Some((schedule, places)) => (schedule.cycles, places.len().saturating_sub(1)),
            None => (1, self.players.len().saturating_sub(1)),
        };
        for (place, player) in (1..).zip(&self.players).filter(|(place, _)| self.is_unranked(*place)) {
            let rounds = || (1..).zip(&player.cells).filter(|(_, cell)| cell.opponent.is_some());
            let is_played = |cell: &Cell| matches!(cell.code, Code::Played(_) | Code::Unrated(_));
            let completed = rounds().filter(|(_, cell)| is_played(cell)).count();
            let counts = |place, round, cell: Cell| {
                cell.valued().is_some() && self.worth_in(place, round) != Points::ZERO
            };
            let is_struck = |(round, cell): (u16, &Cell)| {
                let theirs =
                    |other| self.player(other).is_some_and(|it| counts(other, round, it.cell(round)));
                !counts(place, round, *cell) && !cell.opponent.is_some_and(theirs)
            };
            if completed * 2 < cycles * others && rounds().all(is_struck) {
                void.insert(place);
            }
        }
        void
    }

    /// Returns the kind of the pairings: those of a report that says so did not depend on results.
    #[must_use]
    pub fn pairings(&self) -> Pairings {
        match self.declared() {
            Declared::RoundRobin(_) => Pairings::Predetermined,
            Declared::Swiss(_) | Declared::Other(_) | Declared::Teams(_) => Pairings::Swiss,
        }
    }

    /// Returns the edition in force on the first day of the event (042), or the present one without that
    /// day.
    #[must_use]
    pub fn edition(&self) -> Edition {
        let day = self.others.iter().find(|line| line.code == "042").map(|line| line.text.trim());
        let digits: Vec<u32> = day
            .unwrap_or_default()
            .split(|char: char| !char.is_ascii_digit())
            .filter_map(|part| part.parse().ok())
            .collect();
        // The year comes first, or last in the spoken form of dates.
        let month = match digits[..] {
            [year, month, ..] if 1000 < year => Some((year, month)),
            [_, month, year] if 1000 < year => Some((year, month)),
            _ => None,
        };
        if month.is_some_and(|month| month < (2026, 3)) { Edition::August2024 } else { Edition::March2026 }
    }

    /// Returns the report's list of tie-breaks, as it is written, with the line: 202, or 212, which
    /// begins with the points.
    #[must_use]
    pub fn stated_order(&self) -> Option<(usize, &str)> {
        let of =
            |code: &str| self.others.iter().find(|line| line.code == code && !line.text.trim().is_empty());
        let line = of("212").or_else(|| of("202"))?;
        Some((line.line, line.text.trim()))
    }

    /// Returns the kind of an entry and its worth.
    fn tie_break_record(&self, cell: Cell) -> Record {
        let points = &self.scoring;
        let unknown = self.unknown_result.unwrap_or(points.draw);
        let Some(opponent) = cell.opponent.map(|place| u32::from(place).saturating_sub(1)) else {
            return without_opponent(cell.code, self);
        };
        let (kind, points) = match cell.code {
            Code::Played(score) | Code::Unrated(score) => (RecordKind::Played(score), points.worth(score)),
            Code::ForfeitWin => (RecordKind::Forfeit(GameScore::Win), points.win),
            Code::ForfeitLoss => (RecordKind::Forfeit(GameScore::Loss), points.forfeit_loss),
            Code::Unknown => (RecordKind::Adjourned, unknown),
            Code::Blank => (RecordKind::Open, Points::ZERO),
            Code::HalfPointBye | Code::FullPointBye | Code::PairingAllocatedBye | Code::ZeroPointBye => {
                return without_opponent(cell.code, self);
            }
        };
        Record { kind, opponent: Some(opponent), color: cell.color, points }
    }
}

/// Returns a bye; old files write `+`, `=` and `-` for three of them.
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
