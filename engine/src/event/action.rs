//! The contents of an event file: its header, its entries and the acts of the director.
//!
//! Acts are facts, never wishes: a published round contains its boards, a drawing of lots its result.
//! Variants are added, never changed, so every file ever written can still be read.

mod facts;

use serde::{Deserialize, Serialize};

pub use self::facts::Fact;
pub use super::header::{Details, Header};
use super::kept::{AdjustedPoints, KeptReport};
use super::prize_rules::PrizeRules;
use super::seal::AnnouncedTable;
use super::setup::Setup;
pub use crate::basics::file_format::{FIRST_FORMAT, FORMAT};
use crate::basics::file_format::{FORMAT_2, FORMAT_3, FORMAT_4};
pub(crate) use crate::basics::file_format::{FORMAT_5, FORMAT_6, FORMAT_7, FORMAT_8};
use crate::basics::id::{BoardNo, PlayerId, RoundNo, Seq};
use crate::basics::number::Points;
use crate::basics::text::{Label, Remark};
use crate::game::color::Color;
pub use crate::game::outcome::Outcome;
use crate::game::team::LineUp;
pub use crate::people::entrant::{Entrant, ListedRating};
pub use crate::rating_systems::kind::RatingKind;

/// One entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The position in the journal, from 1, without gaps.
    pub seq: Seq,
    /// The time, in RFC 3339.
    pub at: Label,
    /// The name of the desk's operator; empty if none was given.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub by: Label,
    /// The action.
    pub action: Action,
    /// The warnings that the director accepted, by clause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<Label>,
    /// True if one undo reverts this entry together with the one before it (from format 7 on).
    #[serde(default, skip_serializing_if = "is_alone")]
    pub joined: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_alone(joined: &bool) -> bool {
    !*joined
}

impl Entry {
    /// Returns the lowest file format that can store this entry.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let joined = if self.joined { FORMAT_7 } else { FIRST_FORMAT };
        match &self.action {
            Action::Do(act) => act.least_format().max(joined),
            Action::Undo { .. } | Action::Redo { .. } => joined,
        }
    }
}

/// The action of a journal entry.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every entry is an act; a box would cost one allocation each"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Does an act.
    Do(Act),
    /// Reverts the last act that counts.
    Undo {
        /// The reverted entry.
        of: Seq,
    },
    /// Restores the act that was undone last.
    Redo {
        /// The restored entry.
        of: Seq,
    },
}

/// An act of the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// Registers a player.
    Register {
        /// The player's id: the next free one.
        id: PlayerId,
        /// The player's data.
        entrant: Entrant,
    },
    /// Changes a player's data.
    Edit {
        /// The player.
        id: PlayerId,
        /// The new data.
        entrant: Entrant,
    },
    /// Removes a player who was registered by mistake and is in no published round (from format 7 on).
    Remove {
        /// The player; the id is never used again.
        id: PlayerId,
    },
    /// Registers a list of players at once (from format 3 on).
    TakeList {
        /// The id of the first new player, the next free one; the others follow without gaps.
        first: PlayerId,
        /// The new players, in the order of the list.
        new: Vec<Entrant>,
        /// The registered players that change, with their new data.
        changed: Vec<(PlayerId, Entrant)>,
    },
    /// The player withdraws and is not paired in later rounds.
    Withdraw {
        /// The player.
        id: PlayerId,
        /// The last round in which the player takes part; 0 for none.
        after: RoundNo,
        /// The reason.
        #[serde(default, skip_serializing_if = "Remark::is_unwritten")]
        reason: Remark,
    },
    /// The arbiter excludes the player from later rounds.
    #[serde(rename = "Expel")]
    Exclude {
        /// The player.
        id: PlayerId,
        /// The last round in which the player takes part; 0 for none.
        after: RoundNo,
        /// The reason.
        reason: Remark,
    },
    /// A withdrawn player returns.
    Return {
        /// The player.
        id: PlayerId,
        /// The first round in which the player takes part again.
        from: RoundNo,
    },
    /// Grants a bye asked for in advance.
    GrantBye {
        /// The player.
        id: PlayerId,
        /// The round.
        round: RoundNo,
        /// Its kind.
        bye: ByeKind,
    },
    /// Cancels a granted bye.
    CancelBye {
        /// The player.
        id: PlayerId,
        /// The round.
        round: RoundNo,
    },
    /// Seats a player at a fixed board, or ends that.
    FixBoard {
        /// The player.
        id: PlayerId,
        /// The board; `None` for no fixed board.
        board: Option<BoardNo>,
    },
    /// Assigns the pairing numbers: the first player of the list gets number 1.
    Number {
        /// Every player of the event, once.
        order: Vec<PlayerId>,
        /// The method of ordering.
        by: Numbering,
    },
    /// Draws the initial colour by lot (C.04.3 article 5.1).
    DrawColor {
        /// The colour drawn for pairing number 1.
        color: Color,
        /// The seed of the drawing; `None` if lots were drawn outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// These players must not meet.
    Forbid {
        /// The players.
        players: Vec<PlayerId>,
        /// From this round.
        first: RoundNo,
        /// Until this round.
        last: RoundNo,
    },
    /// Changes the details or the four choices.
    Configure {
        /// The new details.
        details: Details,
        /// The new choices.
        setup: Setup,
    },
    /// Defines the prizes of the event, or removes them (from format 4 on).
    Prizes {
        /// The new prizes.
        rules: Option<Box<PrizeRules>>,
    },
    /// Notes before a round is paired which players are present or absent (from format 4 on). Pairings and
    /// standings do not change; the first note of a round starts its check-in, in which all expected players
    /// are missing at first.
    CheckIn {
        /// The round.
        round: RoundNo,
        /// The players.
        players: Vec<PlayerId>,
        /// True if they are present.
        here: bool,
    },
    /// Publishes the boards of the next round.
    Publish {
        /// The round.
        round: RoundNo,
        /// The players of each board in the order of their seats; with two players White is first.
        boards: Vec<Vec<PlayerId>>,
        /// The players without a board, with their byes.
        byes: Vec<(PlayerId, ByeKind)>,
        /// The origin of the pairing.
        by: PairedBy,
    },
    /// Changes the boards of the published round before it has a result.
    Rearrange {
        /// The round.
        round: RoundNo,
        /// The new boards.
        boards: Vec<Vec<PlayerId>>,
        /// The new byes.
        byes: Vec<(PlayerId, ByeKind)>,
    },
    /// Corrects a published round with or without results: opponents, colours, boards and byes (from format 3
    /// on). Later pairings stay as they are.
    #[serde(rename = "Amend")]
    CorrectRound {
        /// The round.
        round: RoundNo,
        /// The new boards.
        boards: Vec<Vec<PlayerId>>,
        /// The new result of each board.
        outcomes: Vec<Option<Outcome>>,
        /// The new byes.
        byes: Vec<(PlayerId, ByeKind)>,
        /// The reason.
        reason: Remark,
    },
    /// Withdraws the round published last, with its results (from format 3 on).
    Unpublish {
        /// The round.
        round: RoundNo,
        /// The reason.
        reason: Remark,
    },
    /// Enters a result.
    Record {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The outcome.
        outcome: Outcome,
    },
    /// Confirms a result in the second pass.
    Agree {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Corrects a result. Later pairings stay as they are.
    Correct {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The old result.
        was: Outcome,
        /// The new result; `None` clears it.
        now: Option<Outcome>,
        /// The reason.
        reason: Remark,
    },
    /// Seals the standings after a round.
    Seal {
        /// The round.
        after: RoundNo,
        /// The SHA-256 of the standings as announced (see `standings`).
        digest: Label,
        /// The signature (from format 2 on).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed: Option<Signature>,
        /// The complete announced standings, from which the digest is computed (from format 3 on).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<AnnouncedTable>,
    },
    /// Draws lots for places that remain tied (C.07 4.2; from format 5 on).
    DrawLots {
        /// Every player once, in the drawn order.
        order: Vec<PlayerId>,
        /// The seed of the drawing; `None` if lots were drawn outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// Sets or removes players' values of a tie-break that the event defines (from format 5 on).
    Give {
        /// The tie-break, by its name.
        tie_break: Label,
        /// The new values of these players.
        values: Vec<(PlayerId, Option<Points>)>,
    },
    /// Stores those contents of an imported report that the event itself has no place for (from format 5 on).
    KeepReport {
        /// The stored contents.
        kept: Box<KeptReport>,
    },
    /// Adds or deducts points, or sets the value of a result, apart from the point system (from format 5 on).
    Value {
        /// The players, the rounds and the points.
        points: AdjustedPoints,
        /// The reason.
        #[serde(default, skip_serializing_if = "Remark::is_unwritten")]
        reason: Remark,
    },
    /// Corrects a result for the rating report only, in a round that is too old for a correction: pairings
    /// and standings continue with the old one (C.04.2 4.3; from format 6 on).
    #[serde(rename = "Rectify")]
    CorrectForRating {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The result for rating; `None` for the recorded one again.
        reported: Option<Outcome>,
        /// The reason.
        reason: Remark,
    },
    /// Omits an excluded player from the standings, or lists the player again (from format 6 on).
    LeaveOut {
        /// The player.
        id: PlayerId,
        /// True if the player is omitted.
        out: bool,
    },
    /// Bars a player from half-point byes, or ends that (C.05 6.7.4; from format 6 on).
    BarHalfPointByes {
        /// The player.
        id: PlayerId,
        /// True if the player is barred.
        barred: bool,
    },
    /// Draws the starting position of a round of Chess960 (from format 6 on).
    DrawPosition {
        /// The round.
        round: RoundNo,
        /// The number of the position, 0 to 959.
        position: u16,
        /// The seed of the drawing; `None` if lots were drawn outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// Sets the ratings of players that are valid from a round on, in an event of more than 30 days (from
    /// format 6 on).
    Rerate {
        /// The first round in which they are valid.
        from: RoundNo,
        /// The ratings of each player, at most one of each kind; an empty list removes those from this round.
        ratings: Vec<(PlayerId, Vec<ListedRating>)>,
    },
    /// Forms and ends partnerships, in an event whose partners stay together (from format 7
    /// on).
    Partner {
        /// The new partners; their earlier partnerships end.
        pairs: Vec<[PlayerId; 2]>,
        /// Players whose partnership ends.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parted: Vec<PlayerId>,
    },
    /// Changes the largest table size from the next round on; published rounds retain theirs (from format 7
    /// on).
    ResizeTables {
        /// The next round.
        from: RoundNo,
        /// The largest table size.
        seats: u8,
    },
    /// Notes that two desks entered different results for a board (from format 7 on).
    Dispute {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The result that was not recorded.
        typed: Outcome,
        /// The desk and operator that entered it.
        by: Label,
        /// The desk and operator that entered the recorded one.
        against: Label,
    },
    /// Confirms the recorded result of a disputed board (from format 7 on).
    Uphold {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Sets the list of a team's players, in board order (from format 8 on).
    Members {
        /// The team.
        team: PlayerId,
        /// The players. A player who has been in a line-up keeps the place in the list.
        members: Vec<Entrant>,
    },
    /// Enters a team's line-up for a match that is not finished (from format 8 on).
    LineUp {
        /// The round.
        round: RoundNo,
        /// The match, by its place among the matches of the round.
        board: BoardNo,
        /// The team.
        team: PlayerId,
        /// The line-up.
        line_up: LineUp,
    },
    /// Enters, changes or clears the result at a board of a match that is not finished; the last one
    /// finishes the match (from format 8 on).
    RecordGame {
        /// The round.
        round: RoundNo,
        /// The match, by its place among the matches of the round.
        board: BoardNo,
        /// The board of the match, from 1.
        game: u8,
        /// The result before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<Outcome>,
        /// The result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<Outcome>,
    },
    /// Adds a remark to the journal.
    Note {
        /// The remark.
        text: Remark,
    },
    /// Names a further signing key, or the first one of an event whose header names none (from format 7 on).
    NameKey {
        /// The public key, in hexadecimal.
        key: Label,
        /// The name that its owner gave.
        #[serde(default, skip_serializing_if = "Label::is_unwritten")]
        whose: Label,
    },
    /// Signs the event up to and including this entry (from format 7 on).
    Sign {
        /// True if the event is over.
        closes: bool,
        /// The signature.
        signed: Signature,
    },
}

impl Act {
    /// Returns the lowest file format that can store this act.
    fn least_format(&self) -> u32 {
        match self {
            Self::Configure { setup, details } => setup.least_format().max(details.least_format()),
            Self::Register { entrant, .. } | Self::Edit { entrant, .. } => entrant.least_format(),
            Self::TakeList { new, changed, .. } => {
                let changed = changed.iter().map(|(_, entrant)| entrant);
                new.iter()
                    .chain(changed)
                    .map(Entrant::least_format)
                    .max()
                    .map_or(FORMAT_3, |least| least.max(FORMAT_3))
            }
            Self::Prizes { rules: Some(rules) }
                if rules.categories.iter().any(|fund| !fund.who.is_by_standings()) =>
            {
                FORMAT_8
            }
            Self::Prizes { rules: Some(rules) }
                if rules.categories.iter().any(|fund| !fund.who.titles.is_empty()) =>
            {
                FORMAT_7
            }
            Self::Prizes { .. } | Self::CheckIn { .. } => FORMAT_4,
            Self::Value { points, .. } if points.game_points.is_some() => FORMAT_8,
            Self::KeepReport { kept } if !kept.teams.is_empty() => FORMAT_8,
            Self::KeepReport { .. } | Self::Value { .. } | Self::DrawLots { .. } | Self::Give { .. } => {
                FORMAT_5
            }
            Self::CorrectForRating { reported, .. } => {
                reported.as_ref().map_or(FORMAT_6, |reported| reported.least_format().max(FORMAT_6))
            }
            Self::Record { outcome, .. } => outcome.least_format(),
            Self::Correct { was, now, .. } => {
                now.as_ref().map_or(FIRST_FORMAT, Outcome::least_format).max(was.least_format())
            }
            Self::CorrectRound { outcomes, .. } => outcomes
                .iter()
                .flatten()
                .map(Outcome::least_format)
                .max()
                .map_or(FORMAT_3, |least| least.max(FORMAT_3)),
            Self::LeaveOut { .. }
            | Self::BarHalfPointByes { .. }
            | Self::DrawPosition { .. }
            | Self::Rerate { .. }
            | Self::Number { by: Numbering::Varma { .. }, .. } => FORMAT_6,
            Self::Remove { .. }
            | Self::Partner { .. }
            | Self::ResizeTables { .. }
            | Self::NameKey { .. }
            | Self::Sign { .. }
            | Self::Dispute { .. }
            | Self::Uphold { .. } => FORMAT_7,
            Self::Members { .. } | Self::LineUp { .. } | Self::RecordGame { .. } => FORMAT_8,
            Self::Unpublish { .. } | Self::Seal { table: Some(_), .. } => FORMAT_3,
            Self::Seal { table: None, signed: Some(_), .. } => FORMAT_2,
            Self::Seal { table: None, signed: None, .. }
            | Self::Withdraw { .. }
            | Self::Exclude { .. }
            | Self::Return { .. }
            | Self::GrantBye { .. }
            | Self::CancelBye { .. }
            | Self::FixBoard { .. }
            | Self::Number { .. }
            | Self::DrawColor { .. }
            | Self::Forbid { .. }
            | Self::Publish { .. }
            | Self::Rearrange { .. }
            | Self::Agree { .. }
            | Self::Note { .. } => FIRST_FORMAT,
        }
    }
}

/// A signature (Ed25519, RFC 8032).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The public key of the signer, in hexadecimal.
    pub key: Label,
    /// The signature, in hexadecimal.
    pub signature: Label,
}

impl Entrant {
    /// Returns the lowest file format that can store the player.
    fn least_format(&self) -> u32 {
        if self.is_of_team() {
            FORMAT_8
        } else if self.ratings.is_empty() {
            FIRST_FORMAT
        } else {
            FORMAT_5
        }
    }
}

/// A round without a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ByeKind {
    /// The pairing-allocated bye.
    PairingAllocated,
    /// A granted bye that counts as a win.
    FullPoint,
    /// A requested bye that counts as a draw.
    HalfPoint,
    /// A bye without points: the player is absent.
    ZeroPoint,
}

impl ByeKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::PairingAllocated, Self::FullPoint, Self::HalfPoint, Self::ZeroPoint];

    /// Returns the letter of tournament reports: `U F H Z`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::PairingAllocated => 'U',
            Self::FullPoint => 'F',
            Self::HalfPoint => 'H',
            Self::ZeroPoint => 'Z',
        }
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::PairingAllocated => "pairing-allocated bye",
            Self::FullPoint => "full-point bye",
            Self::HalfPoint => "half-point bye",
            Self::ZeroPoint => "zero-point bye",
        }
    }
}

/// The origin of the pairing numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Numbering {
    /// By rating, highest first, then by title and name.
    Rating,
    /// In order of registration.
    Registration,
    /// By lot.
    Lots {
        /// The seed of the generator (see `engine::rng`).
        seed: u64,
    },
    /// By the director.
    Hand,
    /// By the Varma tables, so that players of one federation do not meet in the last rounds (C.05 annex 2;
    /// from format 6 on).
    Varma {
        /// The seed of the generator.
        seed: u64,
    },
}

/// The origin of a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairedBy {
    /// The event's pairing system, unchanged.
    System,
    /// The director, from the system's pairing or from nothing.
    Hand,
    /// Another program or an earlier event, by an import.
    Import,
}

impl Outcome {
    /// Returns the lowest file format that can store the outcome.
    const fn least_format(&self) -> u32 {
        match self {
            Self::Match(_) => FORMAT_8,
            Self::TractorScore(_) => FORMAT_7,
            Self::Game { .. }
            | Self::Forfeit { .. }
            | Self::Adjourned
            | Self::Crikey(_)
            | Self::Dice(_)
            | Self::Tractor(_) => FIRST_FORMAT,
        }
    }
}
