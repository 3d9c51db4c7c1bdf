//! The words of an event file: what a director does, and what is written down of it.
//!
//! Acts are facts with meaning, never wishes: a published round holds its boards, a drawing of lots its
//! result. Variants are added, never changed, so that every file ever written can still be read.

use serde::{Deserialize, Serialize};

use super::kept::{AbnormalPoints, KeptReport};
use super::prize_rules::PrizeRules;
use super::seal::AnnouncedTable;
use super::setup::Setup;
pub use crate::basics::file_format::{FIRST_FORMAT, FORMAT};
use crate::basics::file_format::{HALL, KEPT, SIGNED};
pub(crate) use crate::basics::file_format::{KEYED, OFFICIAL, REPORTED};
use crate::basics::id::{BoardNo, PlayerId, RoundNo, Seq};
use crate::basics::number::Points;
use crate::basics::text::{Label, Remark};
use crate::game::color::Color;
pub use crate::game::outcome::Outcome;
pub use crate::people::entrant::{Entrant, ListedRating};
pub use crate::rating_systems::kind::RatingKind;

/// The first line of an event: what it is, before anything happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the file; see [`FORMAT`].
    pub format: u32,
    /// When the event was made, in RFC 3339.
    pub opened: Label,
    /// What the event is called, where and when it is held.
    pub details: Details,
    /// The four choices.
    pub setup: Setup,
    /// The first public key with which the event is signed, in hexadecimal (from format 2 on); acts name further ones.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub key: Label,
}

impl Header {
    /// Creates the header of an event that nobody signs.
    #[must_use]
    pub fn new(opened: Label, details: Details, setup: Setup) -> Self {
        let header = Self { format: FIRST_FORMAT, opened, details, setup, key: Label::default() };
        Self { format: header.least_format(), ..header }
    }

    /// Returns the least format of a file that has this header.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let key = if self.key.is_empty() { FIRST_FORMAT } else { SIGNED };
        key.max(self.setup.least_format()).max(self.details.least_format())
    }

    /// Names the public key with which the event's seals are signed.
    #[must_use]
    pub fn signed_with(self, key: Label) -> Self {
        let header = Self { key, ..self };
        Self { format: header.format.max(header.least_format()), ..header }
    }
}

/// What an event is called, where and when it is held, and by whom.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// The title.
    pub title: Label,
    /// The place.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub place: Label,
    /// The first day, as the director wrote it.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub first_day: Label,
    /// The last day.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub last_day: Label,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub arbiter: Label,
    /// The federation that registers the event, three letters (TRF 032; from format 5 on, as all that follow).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub federation: Label,
    /// The deputies of the chief arbiter (TRF 112).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<Label>,
    /// The rate of play in words (TRF 122).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub rate_of_play: Label,
    /// The time control in the code of reports, for instance `5400+30` (TRF 222).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub time_control: Label,
    /// When each round begins: `2026-11-23`, or with the hour `2026-11-23 14:00`; empty where it is not known (TRF 132).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub schedule: Vec<Label>,
}

impl Details {
    /// Returns the least format of a file that holds them.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let labels = [&self.federation, &self.rate_of_play, &self.time_control];
        let is_old = labels.into_iter().all(Label::is_unwritten)
            && self.deputies.is_empty()
            && self.schedule.is_empty();
        if is_old { FIRST_FORMAT } else { REPORTED }
    }
}

/// One entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its place, from 1, without gaps.
    pub seq: Seq,
    /// When it was made, in RFC 3339.
    pub at: Label,
    /// Who typed it, as the operator of the desk calls themself; empty where nobody said.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub by: Label,
    /// What was done.
    pub action: Action,
    /// The warnings that the director accepted, by clause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<Label>,
    /// Whether it was made together with the entry before it, so that one undo takes back both (from format 7 on).
    #[serde(default, skip_serializing_if = "is_alone")]
    pub joined: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
const fn is_alone(joined: &bool) -> bool {
    !*joined
}

impl Entry {
    /// Returns the least format of a file that holds this entry.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let joined = if self.joined { KEYED } else { FIRST_FORMAT };
        match &self.action {
            Action::Do(act) => act.least_format().max(joined),
            Action::Undo { .. } | Action::Redo { .. } => joined,
        }
    }
}

/// What an entry of the journal does.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every entry is an act; a box would cost one allocation each"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Does an act.
    Do(Act),
    /// Takes back the last act that counts.
    Undo {
        /// The entry taken back.
        of: Seq,
    },
    /// Does again what was taken back last.
    Redo {
        /// The entry done again.
        of: Seq,
    },
}

/// What a director does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// Takes a player into the event.
    Register {
        /// The number given, the next one free.
        id: PlayerId,
        /// Who it is.
        entrant: Entrant,
    },
    /// Changes what is known of a player.
    Edit {
        /// The player.
        id: PlayerId,
        /// Who it is, from now on.
        entrant: Entrant,
    },
    /// Removes a player who was registered by mistake and whom no published round holds (from format 7 on).
    Remove {
        /// The player; the number is never given again.
        id: PlayerId,
    },
    /// Takes over a list of players at once (from format 3 on).
    TakeList {
        /// The number of the first player who is new, the next one free; those behind follow without gaps.
        first: PlayerId,
        /// Who is new, in the order of the list.
        new: Vec<Entrant>,
        /// Who is registered and changes, with what is known from now on.
        changed: Vec<(PlayerId, Entrant)>,
    },
    /// The player leaves: not paired in later rounds.
    Withdraw {
        /// The player.
        id: PlayerId,
        /// The last round in which the player takes part; 0 for none.
        after: RoundNo,
        /// Why.
        #[serde(default, skip_serializing_if = "Remark::is_unwritten")]
        reason: Remark,
    },
    /// The arbiter excludes the player from later rounds.
    Expel {
        /// The player.
        id: PlayerId,
        /// The last round in which the player takes part; 0 for none.
        after: RoundNo,
        /// Why.
        reason: Remark,
    },
    /// A player who left comes back.
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
    /// Takes a granted bye back.
    CancelBye {
        /// The player.
        id: PlayerId,
        /// The round.
        round: RoundNo,
    },
    /// Seats a player at a fixed board, or no longer.
    FixBoard {
        /// The player.
        id: PlayerId,
        /// The board; none for no fixed board any more.
        board: Option<BoardNo>,
    },
    /// Returns the pairing numbers: the first of the list is number 1.
    Number {
        /// Every player of the event, once.
        order: Vec<PlayerId>,
        /// How the order was found.
        by: Numbering,
    },
    /// Draws the initial colour by lot (C.04.3 article 5.1).
    DrawColor {
        /// The colour drawn for pairing number 1.
        color: Color,
        /// The seed of the lot; none when it was drawn outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// These players must not meet.
    Forbid {
        /// Who.
        players: Vec<PlayerId>,
        /// From this round.
        first: RoundNo,
        /// Until this round.
        last: RoundNo,
    },
    /// Changes the details or the four choices.
    Configure {
        /// The details from now on.
        details: Details,
        /// The choices from now on.
        setup: Setup,
    },
    /// Defines the prizes of the event, or none any more (from format 4 on).
    Prizes {
        /// The prizes from now on.
        rules: Option<Box<PrizeRules>>,
    },
    /// Notes who is here before a round is paired, or is not (from format 4 on). It changes no pairing and no standings; the
    /// first one of a round begins its check-in, in which everybody who is expected is missing at first.
    CheckIn {
        /// The round.
        round: RoundNo,
        /// Who is meant.
        players: Vec<PlayerId>,
        /// Whether they are here.
        here: bool,
    },
    /// Announces the boards of the next round.
    Publish {
        /// The round.
        round: RoundNo,
        /// The players of each board in the order of their seats; of two players White sits first.
        boards: Vec<Vec<PlayerId>>,
        /// Who is not seated, and with what bye.
        byes: Vec<(PlayerId, ByeKind)>,
        /// Who made the pairing.
        by: PairedBy,
    },
    /// Changes the boards of the announced round before a result is in.
    Rearrange {
        /// The round.
        round: RoundNo,
        /// The boards from now on.
        boards: Vec<Vec<PlayerId>>,
        /// The byes from now on.
        byes: Vec<(PlayerId, ByeKind)>,
    },
    /// Puts a published round right, whatever results it has: who played whom, with which colour, at which board, and who
    /// had which bye (from format 3 on). Pairings made since stay as they were.
    Amend {
        /// The round.
        round: RoundNo,
        /// The boards from now on.
        boards: Vec<Vec<PlayerId>>,
        /// What stands at each of them from now on.
        outcomes: Vec<Option<Outcome>>,
        /// The byes from now on.
        byes: Vec<(PlayerId, ByeKind)>,
        /// Why.
        reason: Remark,
    },
    /// Withdraws the round that was published last, with whatever results it has (from format 3 on).
    Unpublish {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: Remark,
    },
    /// Enters a result.
    Record {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What happened.
        outcome: Outcome,
    },
    /// Agrees to a result in the second pass.
    Agree {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Changes a result that stands. Pairings already played stay as they were.
    Correct {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What stood.
        was: Outcome,
        /// What stands now; none when the board has no result any more.
        now: Option<Outcome>,
        /// Why.
        reason: Remark,
    },
    /// Announces the standings after a round.
    Seal {
        /// The round.
        after: RoundNo,
        /// The SHA-256 of the standings as announced (see `standings`).
        digest: Label,
        /// By whom (from format 2 on).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed: Option<Signature>,
        /// The standings as announced, whole (from format 3 on): what the digest was made of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<AnnouncedTable>,
    },
    /// Draws lots for places that nothing else decides (C.07 4.2; from format 5 on).
    DrawLots {
        /// Every player, once, in the order that was drawn.
        order: Vec<PlayerId>,
        /// The seed of the lot; none when it was drawn outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// Gives players values of a tie-break of the event's own, or takes them back (from format 5 on).
    Give {
        /// The tie-break, by its name.
        tie_break: Label,
        /// The values from now on of the players named.
        values: Vec<(PlayerId, Option<Points>)>,
    },
    /// Keeps what only the tournament report says that the event was made of (from format 5 on).
    KeepReport {
        /// What is kept.
        kept: Box<KeptReport>,
    },
    /// Gives or takes points, or sets what a result is worth, whatever the point system says (from format 5 on).
    Value {
        /// Whose, when, and how many.
        points: AbnormalPoints,
        /// Why.
        #[serde(default, skip_serializing_if = "Remark::is_unwritten")]
        reason: Remark,
    },
    /// Changes a result of a round that is too old to be corrected, for the rating report only: pairings and standings go on
    /// counting what stands (C.04.2 4.3; from format 6 on).
    Rectify {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What is reported for rating; none when it is again what stands.
        reported: Option<Outcome>,
        /// Why.
        reason: Remark,
    },
    /// Leaves an excluded player out of the standings, or takes the player in again (from format 6 on).
    LeaveOut {
        /// The player.
        id: PlayerId,
        /// Whether the player is left out.
        out: bool,
    },
    /// Notes that a player may have no half-point bye, or may again (C.05 6.7.4; from format 6 on).
    BarHalfPointByes {
        /// The player.
        id: PlayerId,
        /// Whether the player may have none.
        barred: bool,
    },
    /// Draws the starting position of a round of Chess960 (from format 6 on).
    DrawPosition {
        /// The round.
        round: RoundNo,
        /// The number of the position, 0 to 959.
        position: u16,
        /// The seed of the lot; none when it was drawn outside the program.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// Gives players the ratings that are valid from a round on, in an event of more than 30 days (from format 6 on).
    Rerate {
        /// The first round in which they are valid.
        from: RoundNo,
        /// The ratings of each player, at most one of each kind; none takes those from this round back.
        ratings: Vec<(PlayerId, Vec<ListedRating>)>,
    },
    /// Makes players partners, and ends partnerships, in an event whose partners stay together (from format 7 on).
    Partner {
        /// Who are partners from now on; earlier partnerships of theirs end.
        pairs: Vec<[PlayerId; 2]>,
        /// Players who have no partner any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parted: Vec<PlayerId>,
    },
    /// Changes how many players sit at a table at most, from the next round on; published rounds keep theirs (from format 7 on).
    ResizeTables {
        /// The next round.
        from: RoundNo,
        /// The most players at a table.
        seats: u8,
    },
    /// Notes that another result was typed for a board than the one that another desk had entered there (from format 7 on).
    Dispute {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// What was typed and not recorded.
        typed: Outcome,
        /// The desk, and the operator there, that typed it.
        by: Label,
        /// The desk, and the operator there, that had entered the other one.
        against: Label,
    },
    /// Decides that the result of a board is right, whatever else was typed for it (from format 7 on).
    Uphold {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// Writes a remark into the journal.
    Note {
        /// The remark.
        text: Remark,
    },
    /// Names a further key with which the event is signed; the first one of an event whose header names none (from format 7 on).
    NameKey {
        /// The public key, in hexadecimal.
        key: Label,
        /// Whose it is, as they call themselves.
        #[serde(default, skip_serializing_if = "Label::is_unwritten")]
        whose: Label,
    },
    /// Signs the event: everything up to and with this entry (from format 7 on).
    Sign {
        /// Whether the event is over.
        closes: bool,
        /// By whom.
        signed: Signature,
    },
}

impl Act {
    /// Returns the board of which the act tells something.
    #[must_use]
    pub fn board(&self) -> Option<(RoundNo, BoardNo)> {
        if let Self::Record { round, board, .. }
        | Self::Agree { round, board }
        | Self::Correct { round, board, .. }
        | Self::Rectify { round, board, .. }
        | Self::Dispute { round, board, .. }
        | Self::Uphold { round, board } = self
        {
            return Some((*round, *board));
        }
        None
    }

    /// Returns the least format of a file that holds this act.
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
                    .map_or(KEPT, |least| least.max(KEPT))
            }
            Self::Prizes { rules: Some(rules) }
                if rules.categories.iter().any(|fund| !fund.who.titles.is_empty()) =>
            {
                KEYED
            }
            Self::Prizes { .. } | Self::CheckIn { .. } => HALL,
            Self::KeepReport { .. } | Self::Value { .. } | Self::DrawLots { .. } | Self::Give { .. } => {
                REPORTED
            }
            Self::Rectify { reported, .. } => {
                reported.as_ref().map_or(OFFICIAL, |reported| reported.least_format().max(OFFICIAL))
            }
            Self::Record { outcome, .. } => outcome.least_format(),
            Self::Correct { was, now, .. } => {
                now.as_ref().map_or(FIRST_FORMAT, Outcome::least_format).max(was.least_format())
            }
            Self::Amend { outcomes, .. } => outcomes
                .iter()
                .flatten()
                .map(Outcome::least_format)
                .max()
                .map_or(KEPT, |least| least.max(KEPT)),
            Self::LeaveOut { .. }
            | Self::BarHalfPointByes { .. }
            | Self::DrawPosition { .. }
            | Self::Rerate { .. }
            | Self::Number { by: Numbering::Varma { .. }, .. } => OFFICIAL,
            Self::Remove { .. }
            | Self::Partner { .. }
            | Self::ResizeTables { .. }
            | Self::NameKey { .. }
            | Self::Sign { .. }
            | Self::Dispute { .. }
            | Self::Uphold { .. } => KEYED,
            Self::Unpublish { .. } | Self::Seal { table: Some(_), .. } => KEPT,
            Self::Seal { table: None, signed: Some(_), .. } => SIGNED,
            Self::Seal { table: None, signed: None, .. }
            | Self::Withdraw { .. }
            | Self::Expel { .. }
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
    /// The public key of who signed, in hexadecimal.
    pub key: Label,
    /// The signature, in hexadecimal.
    pub signature: Label,
}

impl Entrant {
    /// Returns the least format of a file that holds the player.
    const fn least_format(&self) -> u32 {
        if self.ratings.is_empty() { FIRST_FORMAT } else { REPORTED }
    }
}

/// A round without a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ByeKind {
    /// The pairing left the player over.
    PairingAllocated,
    /// As a win, granted.
    FullPoint,
    /// As a draw, asked for.
    HalfPoint,
    /// Nothing: absent.
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

/// How pairing numbers were found.
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
    /// By the Varma tables, so that players of one federation do not meet in the last rounds (C.05 annex 2; from format 6 on).
    Varma {
        /// The seed of the generator.
        seed: u64,
    },
}

/// Who made a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairedBy {
    /// The event's pairing system, as it is.
    System,
    /// The director, from the system's pairing or from nothing.
    Hand,
    /// Another program or an earlier event: taken over by an import.
    Import,
}

impl Outcome {
    /// Returns the least format of a file that holds the outcome.
    const fn least_format(&self) -> u32 {
        if matches!(self, Self::TractorScore(_)) { KEYED } else { FIRST_FORMAT }
    }
}
