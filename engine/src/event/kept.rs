//! What an event keeps of the tournament report (TRF) that it was made of: what the report says and nothing else of the
//! event holds, so that it stands in the report that is written of the event again.

use serde::{Deserialize, Serialize};

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::text::{Label, OneLine};

/// A line of a report, which may list every player.
pub type RecordLine = OneLine<100_000>;

/// What is kept of a report.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptReport {
    /// The lines that are kept as they are, in the order of the report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub records: Vec<KeptRecord>,
    /// Rounds that are written without the sign that they would have: a bye as `+`, `=` or `-` without an opponent, a forfeit
    /// without a colour.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plain: Vec<(RoundNo, Vec<PlayerId>)>,
    /// Byes of rounds to come that stand in the players' lines and in no record of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub early: Vec<(RoundNo, Vec<PlayerId>)>,
    /// The ranks of the report with the points that it gives, in order of registration, where no list of tie-breaks gives them:
    /// they are written as long as these are the points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<(Option<u16>, Points)>,
    /// What stands in a player's line in another form, or is nothing that the event could hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<(PlayerId, ReportField, Label)>,
}

/// A line that is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptRecord {
    /// The line, with blanks where pairing numbers of players stand.
    pub line: RecordLine,
    /// The players whose numbers stand in it, right-aligned in four columns, each with the first of them, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<(u32, PlayerId)>,
    /// The code of the record before which it stands; empty at the end.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub before: Label,
}

/// A field of a player's line (TRF 001).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReportField {
    /// Column 10.
    Sex,
    /// Columns 11 to 13.
    Title,
    /// Columns 49 to 52.
    Rating,
    /// Columns 54 to 56.
    Federation,
    /// Columns 58 to 68.
    FideNumber,
    /// Columns 70 to 79.
    Birth,
}

impl KeptRecord {
    /// Returns the code, three characters.
    #[must_use]
    pub fn code(&self) -> &str {
        let line = self.line.written();
        line.char_indices().nth(3).map_or(line, |(end, _)| line.get(..end).unwrap_or_default())
    }
}

impl KeptReport {
    /// Returns the first line with a code.
    #[must_use]
    pub fn record(&self, code: &str) -> Option<&KeptRecord> {
        self.records.iter().find(|record| record.code() == code)
    }

    /// Whether the report is one of teams: it lists their members (TRF 013, 310).
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.record("013").is_some() || self.record("310").is_some()
    }

    /// Whether a player's round is written without the sign that it would have.
    #[must_use]
    pub fn is_plain(&self, round: RoundNo, player: PlayerId) -> bool {
        is_listed(&self.plain, round, player)
    }

    /// Whether a player's bye of a round to come stands in the player's line.
    #[must_use]
    pub fn is_early(&self, round: RoundNo, player: PlayerId) -> bool {
        is_listed(&self.early, round, player)
    }

    /// Returns how the report wrote a field of a player.
    #[must_use]
    pub fn field(&self, player: PlayerId, field: ReportField) -> Option<&Label> {
        self.fields.iter().find(|(of, kind, _)| *of == player && *kind == field).map(|(.., text)| text)
    }

    /// Forgets what is kept of a player.
    pub fn forget(&mut self, player: PlayerId) {
        for (_, players) in self.plain.iter_mut().chain(&mut self.early) {
            players.retain(|one| *one != player);
        }
        self.fields.retain(|(of, ..)| *of != player);
    }

    /// Returns everybody who is named.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        let of_records = self.records.iter().flat_map(|record| &record.players).map(|(_, player)| *player);
        let plain = self.plain.iter().chain(&self.early).flat_map(|(_, players)| players).copied();
        of_records.chain(plain).chain(self.fields.iter().map(|(player, ..)| *player))
    }
}

fn is_listed(rounds: &[(RoundNo, Vec<PlayerId>)], round: RoundNo, player: PlayerId) -> bool {
    rounds.iter().any(|(of, players)| *of == round && players.contains(&player))
}

/// Points that a director gives, takes, or sets for a result, whatever the point system says (TRF 299).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbnormalPoints {
    /// The result that is worth something else; none for a penalty or a bonus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ValuedResult>,
    /// What the result is worth, or what is added to the standings; less than nothing for a penalty.
    pub points: Points,
    /// The round; none for every round, and for a penalty or a bonus that counts from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNo>,
    /// Whose; everybody's where nobody is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerId>,
}

crate::listed! {
    /// A result that can be worth something else than the point system says (TRF 299).
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum ValuedResult {
        /// A game won.
        Win,
        /// A game drawn.
        Draw,
        /// A game lost.
        Loss,
        /// A full-point bye.
        FullPointBye,
        /// A half-point bye.
        HalfPointBye,
        /// A zero-point bye.
        ZeroPointBye,
        /// A forfeit win.
        ForfeitWin,
        /// A forfeit loss.
        ForfeitLoss,
    }
}

impl ValuedResult {
    /// Returns the letter of reports.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Win => 'W',
            Self::Draw => 'D',
            Self::Loss => 'L',
            Self::FullPointBye => 'F',
            Self::HalfPointBye => 'H',
            Self::ZeroPointBye => 'Z',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
        }
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::FullPointBye => "full-point bye",
            Self::HalfPointBye => "half-point bye",
            Self::ZeroPointBye => "zero-point bye",
            Self::ForfeitWin => "forfeit win",
            Self::ForfeitLoss => "forfeit loss",
        }
    }
}

impl AbnormalPoints {
    /// Whether it is about a player.
    #[must_use]
    pub fn is_of(&self, player: PlayerId) -> bool {
        self.players.is_empty() || self.players.contains(&player)
    }

    /// Returns what it makes of a result in a round, where it is about that.
    #[must_use]
    pub fn worth(&self, result: ValuedResult, round: RoundNo, player: PlayerId) -> Option<Points> {
        let in_round = self.round.is_none_or(|of| of == round);
        (self.result == Some(result) && in_round && self.is_of(player)).then_some(self.points)
    }

    /// Returns what it adds to the standings of a player after a round.
    #[must_use]
    pub fn added(&self, after: RoundNo, player: PlayerId) -> Points {
        let counts = self.result.is_none() && self.round.is_none_or(|of| of <= after) && self.is_of(player);
        if counts { self.points } else { Points::ZERO }
    }
}
