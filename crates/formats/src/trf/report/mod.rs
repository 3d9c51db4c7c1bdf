//! A tournament report: the content of a tournament report file (TRF) as values.
//!
//! `formats::trf` reads and writes the text of the file; this module has its meaning. [`round`](self)
//! finds the round to pair and its field, [`Report::faults`] the contradictions. Sections are those
//! of the restatement of the format (`trf`) and of the reference engine's reading of it
//! (`oracle-and-trf`).

mod check;
mod declared;
mod round;
#[cfg(test)]
mod tests;
mod tie_breaks;
mod understood;

pub(super) use check::is_team;
pub use declared::Declared;
pub(super) use declared::names_round_robin;

use crate::decoding::TextEncoding;
use engine::action::ByeKind;
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Forbidden, Record, Tpn};
use engine::scoring::GameScore;
use engine::scoring::PointSystem;

/// The largest number of a player, which has four columns (trf 4).
pub const LARGEST_NUMBER: u16 = 9999;

/// A tournament report.
///
/// Players are sorted by their ranking, and everywhere in this type their place in it, from 1,
/// identifies them. Usually the numbers of the file are the places; with [`RankedBy::Line`] they may
/// differ.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// The players by place.
    pub players: Vec<Player>,
    /// The order that defines the places.
    pub ranked_by: RankedBy,
    /// The number of rounds of the event (142, XXR).
    pub rounds: Option<u16>,
    /// The colour that the drawing of lots gave to the first player (152, XXC).
    pub initial_color: Option<Color>,
    /// The coded type of the event (192).
    pub kind: Option<String>,
    /// The worth of each result (162, `BBW` and the like, XXS).
    pub scoring: PointSystem,
    /// The worth of a result that is not known yet, if it is not that of a draw (162 X).
    pub unknown_result: Option<Points>,
    /// Points that count for pairing only (250, XXA); a later entry replaces an earlier one.
    pub virtual_points: Vec<VirtualPoints>,
    /// Absences announced outside the players' lines (240, XXZ).
    pub absences: Vec<Absence>,
    /// The prohibited pairings (260, XXP).
    pub forbidden: Vec<Forbidden>,
    /// Adjusted points (299).
    pub adjusted_points: Vec<Adjustment>,
    /// Results with an unknown sign; they are read as not known yet, and are [faults](Self::faults).
    pub unknown_signs: Vec<Fault>,
    /// The encoding of the file.
    pub encoding: TextEncoding,
    /// The interpretation of ambiguous or repeated texts, to be shown to the user.
    pub notes: Vec<Note>,
    /// All other lines, in their order.
    pub others: Vec<OtherLine>,
    /// The lines of the file that are not in `others`, each with its code in TRF26: they fix the position
    /// of the others.
    pub layout: Vec<(usize, &'static str)>,
}

/// A note on the interpretation of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The line of the file, from 1; 0 for the report as a whole.
    pub line: usize,
    /// The note.
    pub text: String,
}

/// The order of the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RankedBy {
    /// The numbers of the players.
    #[default]
    Number,
    /// The order of their lines (`XXC rank`).
    Line,
}

/// One player's line (001).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Player {
    /// The number in the file, 1 to 9999.
    pub number: u16,
    /// The line in the file, from 1; 0 for a player who is not from a file.
    pub line: usize,
    /// `m` or `w`.
    pub sex: String,
    /// The title, as written.
    pub title: String,
    /// The name, as written.
    pub name: String,
    /// The rating; some programs write 0 for none.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: String,
    /// The number in FIDE's list, as written.
    pub fide_number: String,
    /// The date of birth, as written.
    pub birth: String,
    /// The points in the standings.
    pub points: Points,
    /// The rank in the standings.
    pub rank: Option<u16>,
    /// The rounds, first round first; missing ones at the end are blank.
    pub cells: Vec<Cell>,
}

/// One player's entry of one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cell {
    /// The scheduled opponent.
    pub opponent: Option<Tpn>,
    /// The colour.
    pub color: Option<Color>,
    /// The result.
    pub code: Code,
}

/// A result as the file writes it (trf 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Code {
    /// No result.
    #[default]
    Blank,
    /// `1`, `=`, `0`.
    Played(GameScore),
    /// `W`, `D`, `L`: the game lasted less than one move and is not rated.
    Unrated(GameScore),
    /// `+`.
    ForfeitWin,
    /// `-`.
    ForfeitLoss,
    /// `H`.
    HalfPointBye,
    /// `F`.
    FullPointBye,
    /// `U`.
    PairingAllocatedBye,
    /// `Z`.
    ZeroPointBye,
    /// `?`: not known yet, for instance adjourned.
    Unknown,
}

impl Code {
    /// Returns the code of a bye.
    #[must_use]
    pub const fn of_bye(bye: ByeKind) -> Self {
        match bye {
            ByeKind::PairingAllocated => Self::PairingAllocatedBye,
            ByeKind::FullPoint => Self::FullPointBye,
            ByeKind::HalfPoint => Self::HalfPointBye,
            ByeKind::ZeroPoint => Self::ZeroPointBye,
        }
    }
}

/// Points that count for pairing only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VirtualPoints {
    /// The points.
    pub points: Points,
    /// The first round with them.
    pub first_round: u16,
    /// The last round with them.
    pub last_round: u16,
    /// The first player with them.
    pub first: Tpn,
    /// The last player with them.
    pub last: Tpn,
}

/// Players who are absent in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absence {
    /// The bye for the round; for pairing only the absence counts.
    pub bye: AnnouncedBye,
    /// The round of the absence.
    pub when: AbsentWhen,
    /// The players.
    pub players: Vec<Tpn>,
}

/// The kinds of bye that can be announced (240).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnnouncedBye {
    /// `F`.
    Full,
    /// `H`.
    Half,
    /// `Z`.
    Zero,
}

/// The round of an absence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AbsentWhen {
    /// In this round (240).
    Round(u16),
    /// In the next round (XXZ).
    NextRound,
}

/// Points that are given, deducted, or set for a result (299).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    /// The line in the file, from 1; 0 for a record that is not from a file.
    pub line: usize,
    /// The result with another worth; `None` for a penalty or a bonus.
    pub result: Option<ValuedResult>,
    /// The worth of the result, or the points to add.
    pub points: Points,
    /// The round; `None` for all.
    pub round: Option<u16>,
    /// The players; an empty list means everybody.
    pub players: Vec<Tpn>,
}

/// A line that is stored unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherLine {
    /// The line in the file, from 1; 0 for a record that is not from a file.
    pub line: usize,
    /// The first three characters: the code, or `###` for a comment.
    pub code: String,
    /// The text after the code, usually with a blank in front.
    pub text: String,
    /// The code of the record before which the line is written, empty for the end; `None` for the usual
    /// position of its code.
    pub before: Option<String>,
}

/// A fault of a report, with the expected text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{wrong} (expected {expected})")]
pub struct Fault {
    /// The line of the file, from 1; 0 for the report as a whole.
    pub line: usize,
    /// The first faulty column, from 1, if the fault is in one part of the line.
    pub column: Option<usize>,
    /// The fault.
    pub wrong: String,
    /// The expected text.
    pub expected: String,
}

impl Fault {
    /// Creates a fault.
    #[must_use]
    pub fn new(line: usize, wrong: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { line, column: None, wrong: wrong.into(), expected: expected.into() }
    }

    /// Sets the column.
    #[must_use]
    pub fn at(self, column: usize) -> Self {
        Self { column: Some(column), ..self }
    }
}

/// The reason why an entry is not one of a completed round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CellFault {
    /// Paired, but not played yet.
    #[error("has an opponent but no result")]
    NoResult,
    /// A game without an opponent.
    #[error("has a result but no opponent")]
    NoOpponent,
    /// A game without a colour.
    #[error("has a result but no colour")]
    NoColor,
    /// A bye with an opponent.
    #[error("has a bye with an opponent")]
    ByeWithOpponent,
}

impl Adjustment {
    /// Returns true if the line is about a player.
    #[must_use]
    pub fn is_of(&self, place: Tpn) -> bool {
        self.players.is_empty() || self.players.contains(&place)
    }
}

impl Cell {
    /// A pairing-allocated bye.
    pub const PAIRING_ALLOCATED_BYE: Self = Self::bye(Code::PairingAllocatedBye);

    /// Creates the entry of a bye.
    #[must_use]
    pub const fn bye(code: Code) -> Self {
        Self { opponent: None, color: None, code }
    }

    /// Creates the entry of a pairing.
    #[must_use]
    pub const fn paired(opponent: Tpn, color: Color, code: Code) -> Self {
        Self { opponent: Some(opponent), color: Some(color), code }
    }

    /// Returns true if the entry is blank.
    #[must_use]
    pub fn is_blank(self) -> bool {
        self == Self::default()
    }

    /// Returns true if the player is paired and has no result.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.opponent.is_some() && self.code == Code::Blank
    }

    /// Returns true if the player took part in the pairing: was paired, even if the game was forfeited, or
    /// got the pairing-allocated bye, which old files write as `+` without an opponent (fide-dutch 10.9).
    #[must_use]
    pub fn took_part(self) -> bool {
        self.opponent.is_some() || matches!(self.code, Code::PairingAllocatedBye | Code::ForfeitWin)
    }

    /// Returns the result whose worth a record may change.
    #[must_use]
    pub fn valued(self) -> Option<ValuedResult> {
        Some(match self.record().ok()? {
            Record::Played { .. } if self.code == Code::Unknown => return None,
            Record::Played { score: GameScore::Win, .. } => ValuedResult::Win,
            Record::Played { score: GameScore::Draw, .. } => ValuedResult::Draw,
            Record::Played { score: GameScore::Loss, .. } => ValuedResult::Loss,
            Record::Forfeit { won: true, .. } => ValuedResult::ForfeitWin,
            Record::Forfeit { won: false, .. } => ValuedResult::ForfeitLoss,
            Record::PairingAllocatedBye => return None,
            Record::FullPointBye => ValuedResult::FullPointBye,
            Record::HalfPointBye => ValuedResult::HalfPointBye,
            Record::ZeroPointBye => ValuedResult::ZeroPointBye,
        })
    }

    /// Returns the entry as a record of a completed round.
    ///
    /// Without an opponent, `+`, `=` and `-` are the byes of files from before 2015, when `U`, `H` and
    /// `Z` were introduced. An adjourned game counts as a draw (trf 3, X).
    ///
    /// # Errors
    ///
    /// The entry is not one of a completed round.
    pub const fn record(self) -> Result<Record, CellFault> {
        let Some(opponent) = self.opponent else { return self.record_without_opponent() };
        let score = match self.code {
            Code::Played(score) | Code::Unrated(score) => score,
            Code::Unknown => GameScore::Draw,
            Code::ForfeitWin => return Ok(Record::Forfeit { opponent, won: true }),
            Code::ForfeitLoss => return Ok(Record::Forfeit { opponent, won: false }),
            Code::Blank => return Err(CellFault::NoResult),
            Code::HalfPointBye | Code::FullPointBye | Code::PairingAllocatedBye | Code::ZeroPointBye => {
                return Err(CellFault::ByeWithOpponent);
            }
        };
        match self.color {
            Some(color) => Ok(Record::Played { opponent, color, score }),
            None => Err(CellFault::NoColor),
        }
    }

    const fn record_without_opponent(self) -> Result<Record, CellFault> {
        match self.code {
            Code::PairingAllocatedBye | Code::ForfeitWin => Ok(Record::PairingAllocatedBye),
            Code::FullPointBye => Ok(Record::FullPointBye),
            Code::HalfPointBye | Code::Played(GameScore::Draw) => Ok(Record::HalfPointBye),
            Code::ZeroPointBye | Code::ForfeitLoss | Code::Blank => Ok(Record::ZeroPointBye),
            Code::Played(GameScore::Win | GameScore::Loss) | Code::Unrated(_) | Code::Unknown => {
                Err(CellFault::NoOpponent)
            }
        }
    }
}

impl Player {
    /// Returns the entry of a round, from 1; blank if there is no entry.
    #[must_use]
    pub fn cell(&self, round: u16) -> Cell {
        usize::from(round).checked_sub(1).and_then(|at| self.cells.get(at)).copied().unwrap_or_default()
    }
}

impl Report {
    /// Returns the player at a place.
    #[must_use]
    pub fn player(&self, place: Tpn) -> Option<&Player> {
        usize::from(place).checked_sub(1).and_then(|at| self.players.get(at))
    }

    /// Returns the number in the file of the player at a place; the place itself if no player has it.
    #[must_use]
    pub fn number(&self, place: Tpn) -> u16 {
        self.player(place).map_or(place, |player| player.number)
    }

    /// Returns the number and the name of the player at a place, for a note.
    pub(crate) fn named(&self, place: Tpn) -> String {
        let name = self.player(place).map_or("", |player| player.name.as_str());
        format!("No {} {name}", self.number(place))
    }
}
