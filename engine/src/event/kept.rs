//! Contents of an imported tournament report (TRF) that the event has no other place for. They are written
//! again when the event is exported as a report.

use serde::{Deserialize, Serialize};

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::text::{Label, OneLine};
use crate::game::team::TeamScore;

/// A line of a report, which may list every player.
pub type RecordLine = OneLine<100_000>;

/// The stored contents of a report.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptReport {
    /// Lines stored unchanged, in the order of the report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub records: Vec<KeptRecord>,
    /// Rounds in a variant form: a bye as `+`, `=` or `-` without an opponent, a forfeit without a colour; of
    /// a team a forfeited match in which its players' entries name no opponents.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plain: Vec<(RoundNo, Vec<PlayerId>)>,
    /// Byes of future rounds that are in the players' lines and not in a record of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub early: Vec<(RoundNo, Vec<PlayerId>)>,
    /// The ranks and points of the report, in order of registration, if no list of tie-breaks produces them.
    /// They are written while the points are the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<(Option<u16>, Points)>,
    /// Fields of players' lines in another form, or with values that the event cannot store.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<(PlayerId, ReportField, Label)>,
    /// The parts of a report of teams that the event has no other place for (from format 8 on).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<KeptTeam>,
}

/// A team of a report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptTeam {
    /// The team.
    pub team: PlayerId,
    /// The strength (TRF 310, columns 48 to 53); it is written while it is the team's rating.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub strength: Label,
    /// The match and game points; `None` if those of every team follow from the results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sums: Option<KeptSums>,
    /// The players, in board order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<KeptMember>,
}

/// The match and game points of a team in a report that contradicts itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptSums {
    /// The points of the report (TRF 310, columns 55 to 67); `None` for blank columns. They are written while
    /// the results count the same.
    pub stated: [Option<Points>; 2],
    /// The points that its results counted.
    pub counted: [Points; 2],
}

/// A team's player in a report: the parts of the line (TRF 001) that an event of teams does not have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptMember {
    /// The number.
    pub number: u16,
    /// The points. The rank is written while the results give them.
    pub points: Points,
    /// The rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u16>,
    /// The entries of the player's line without a game, by their letters in reports: byes with points
    /// (`U`, `F`, `H`), a blank entry of a completed round, and `Z` in a
    /// later one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<(RoundNo, char)>,
}

/// A stored line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptRecord {
    /// The line, with blanks in place of pairing numbers.
    pub line: RecordLine,
    /// The players whose numbers belong into it, right-aligned in four columns, with the first column, from
    /// 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<(u32, PlayerId)>,
    /// The code of the record after the line; empty at the end.
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

    /// Returns true if the report is one of teams: it lists their members (TRF 013, 310).
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.record("013").is_some() || self.record("310").is_some()
    }

    /// Returns true if a player's round is written in the variant form.
    #[must_use]
    pub fn is_plain(&self, round: RoundNo, player: PlayerId) -> bool {
        is_listed(&self.plain, round, player)
    }

    /// Returns true if a player's future bye is in the player's line.
    #[must_use]
    pub fn is_early(&self, round: RoundNo, player: PlayerId) -> bool {
        is_listed(&self.early, round, player)
    }

    /// Returns how the report wrote a field of a player.
    #[must_use]
    pub fn field(&self, player: PlayerId, field: ReportField) -> Option<&Label> {
        self.fields.iter().find(|(of, kind, _)| *of == player && *kind == field).map(|(.., text)| text)
    }

    /// Removes what is stored of a player.
    pub fn forget(&mut self, player: PlayerId) {
        for (_, players) in self.plain.iter_mut().chain(&mut self.early) {
            players.retain(|one| *one != player);
        }
        self.fields.retain(|(of, ..)| *of != player);
        self.teams.retain(|kept| kept.team != player);
    }

    /// Returns the stored parts of a team.
    #[must_use]
    pub fn team(&self, team: PlayerId) -> Option<&KeptTeam> {
        self.teams.iter().find(|kept| kept.team == team)
    }

    /// Returns all players it names.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        let of_records = self.records.iter().flat_map(|record| &record.players).map(|(_, player)| *player);
        let plain = self.plain.iter().chain(&self.early).flat_map(|(_, players)| players).copied();
        let fields = self.fields.iter().map(|(player, ..)| *player);
        of_records.chain(plain).chain(fields).chain(self.teams.iter().map(|kept| kept.team))
    }
}

fn is_listed(rounds: &[(RoundNo, Vec<PlayerId>)], round: RoundNo, player: PlayerId) -> bool {
    rounds.iter().any(|(of, players)| *of == round && players.contains(&player))
}

/// Points that a director adds, deducts or sets for a result, apart from the point system (TRF 299).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdjustedPoints {
    /// The result with another value; `None` for a penalty or a bonus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ValuedResult>,
    /// The value of the result, or the points added to the standings; negative for a penalty. Of a team the
    /// match points.
    pub points: Points,
    /// The game points of a team, like the match points; `None` if they stay as they are (from format 8 on).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_points: Option<Points>,
    /// The round; `None` for every round, and for a penalty or a bonus that counts from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNo>,
    /// The players; empty for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerId>,
}

crate::listed! {
    /// A result whose value can differ from the point system (TRF 299).
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

impl AdjustedPoints {
    /// Returns true if it is about a player.
    #[must_use]
    pub fn is_of(&self, player: PlayerId) -> bool {
        self.players.is_empty() || self.players.contains(&player)
    }

    /// Returns the value that it sets for a result in a round, if it does.
    #[must_use]
    pub fn worth(&self, result: ValuedResult, round: RoundNo, player: PlayerId) -> Option<Points> {
        self.sets(result, round, player).then_some(self.points)
    }

    /// Returns true if it sets the value of a result in a round.
    #[must_use]
    pub fn sets(&self, result: ValuedResult, round: RoundNo, player: PlayerId) -> bool {
        let in_round = self.round.is_none_or(|of| of == round);
        self.result == Some(result) && in_round && self.is_of(player)
    }

    /// Returns the points it adds to a player's standing after a round.
    #[must_use]
    pub fn added(&self, after: RoundNo, player: PlayerId) -> Points {
        self.added_to(TeamScore::MatchPoints, after, player)
    }

    /// Returns the points it adds to a score of a team after a round.
    #[must_use]
    pub fn added_to(&self, score: TeamScore, after: RoundNo, team: PlayerId) -> Points {
        let counts = self.result.is_none() && self.round.is_none_or(|of| of <= after) && self.is_of(team);
        match score {
            _ if !counts => Points::ZERO,
            TeamScore::MatchPoints => self.points,
            TeamScore::GamePoints => self.game_points.unwrap_or_default(),
        }
    }
}
