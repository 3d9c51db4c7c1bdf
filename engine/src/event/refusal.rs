//! What cannot be done, and what can be done but should be thought about.

use std::fmt;

use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::words;
use crate::game::NotAResult;

/// An impossibility.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Numbers are given in order.
    #[error("player number {given} is out of order (the next one is {next})")]
    NumberOutOfOrder {
        /// The number wanted.
        given: PlayerId,
        /// The number that is next.
        next: PlayerId,
    },
    /// A name that cannot stand in a list.
    #[error("{name} is not a name (expected at least one character, no control characters)")]
    BadName {
        /// The name, quoted.
        name: String,
    },
    /// A rating that the rating system cannot keep.
    #[error("a rating of {rating} has more decimals than the rating system keeps ({places})")]
    RatingPlaces {
        /// The rating.
        rating: crate::basics::number::Rating,
        /// The decimals.
        places: u32,
    },
    /// A rating outside what can be calculated with.
    #[error("a rating of {0} is out of range")]
    RatingRange(crate::basics::number::Rating),
    /// A round that would begin before the one before it.
    #[error("round {later} would begin before round {earlier} (correct the day or the hour of one of them)")]
    ScheduleGoesBack {
        /// The round before.
        earlier: RoundNo,
        /// The round that would begin too early.
        later: RoundNo,
    },
    /// Nobody has this number.
    #[error("there is no player {0}")]
    NoSuchPlayer(PlayerId),
    /// The round was not announced.
    #[error("round {0} is not published (pair it first)")]
    NoSuchRound(RoundNo),
    /// The board does not exist.
    #[error("round {round} has no board {board} (it has {boards})")]
    NoSuchBoard {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// How many there are.
        boards: usize,
    },
    /// Rounds are announced in order.
    #[error("round {given} cannot be published now (the next one is {next})")]
    RoundOutOfOrder {
        /// The round wanted.
        given: RoundNo,
        /// The round that is next.
        next: RoundNo,
    },
    /// The round was announced already.
    #[error("round {0} is published already (its byes and absences can no longer change)")]
    RoundPublished(RoundNo),
    /// Rounds are counted from 1.
    #[error("there is no round 0: type {0} or later")]
    RoundZero(RoundNo),
    /// The event has no such round, and will have none.
    #[error("the event has no round {round} (expected 1 to {last})")]
    OutsideTheEvent {
        /// The round.
        round: RoundNo,
        /// The last round of the event.
        last: RoundNo,
    },
    /// A rating report knows results only.
    #[error("an adjourned game cannot be reported for rating: type its result")]
    AdjournedForRating,
    /// The tables of a round robin and the tree of a knockout give everybody a place in every round.
    #[error("a {0} has no half-point or full-point byes: everybody has a place in every round")]
    NoByeInAdvance(&'static str),
    /// A result would be lost.
    #[error("round {round} has results already (clear them first)")]
    RoundHasResults {
        /// The round.
        round: RoundNo,
    },
    /// Only the last round can be withdrawn.
    #[error("round {round} cannot be withdrawn (only the last one can: {last})")]
    NotTheLastRound {
        /// The round wanted.
        round: RoundNo,
        /// The round that is last; 0 before the first.
        last: RoundNo,
    },
    /// Boards and what stands at them go together.
    #[error("{outcomes} results for {} (expected one for each, or none)", words::count(*boards, "board"))]
    OutcomeCount {
        /// The boards.
        boards: usize,
        /// What is said of them.
        outcomes: usize,
    },
    /// A board with the wrong number of players.
    #[error("board {board} has {} (expected {least} to {most})", words::count(*seats, "player"))]
    WrongSeats {
        /// The board.
        board: usize,
        /// Its players.
        seats: usize,
        /// The least.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Somebody would have to be in two places.
    #[error("No {number} {name} appears twice in round {round}")]
    SeatedTwice {
        /// The pairing number, or that of the registration in parentheses.
        number: String,
        /// The name.
        name: String,
        /// The round.
        round: RoundNo,
    },
    /// More boards than can be numbered.
    #[error("a round of {0} boards (expected 1 to 65535)")]
    BoardCount(usize),
    /// A result that stands is never overwritten silently.
    #[error("board {board} of round {round} already has a result")]
    ResultStands {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// There is nothing to correct or to agree to.
    #[error("board {board} of round {round} has no result yet (enter it first)")]
    NoResult {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// The correction was made from something that does not stand.
    #[error("board {board} of round {round} no longer has the result that was to be corrected (look again)")]
    OtherResult {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// An act that changes nothing.
    #[error("nothing changes: everything stands like this already")]
    NothingChanges,
    /// A list of players that says nothing new.
    #[error("the list brings nobody who is not registered, and changes nobody")]
    EmptyList,
    /// A list that changes a player twice.
    #[error("the list changes player {0} twice")]
    ChangedTwice(PlayerId),
    /// A result that this game cannot have.
    #[error(transparent)]
    NotAResult(#[from] NotAResult),
    /// Pairing numbers are for everybody, once.
    #[error("the pairing numbers do not name every player exactly once ({0})")]
    NotAnOrder(String),
    /// The player is there.
    #[error("{0} is not withdrawn")]
    NotGone(String),
    /// A player of a published round stays in the event.
    #[error(
        "{player} is in round {round}, which is published (withdraw the player instead, or withdraw the round first)"
    )]
    HasPlayed {
        /// The name of the player.
        player: String,
        /// The first published round that holds the player.
        round: RoundNo,
    },
    /// A record of the report that the event was made of names the player.
    #[error("a record of the imported report names {0} (withdraw the player instead)")]
    InReport(String),
    /// The player has left.
    #[error("{0} is withdrawn already")]
    Gone(String),
    /// Somebody who does not take part in the round is not looked for.
    #[error("{player} does not take part in round {round} (withdrawn, excluded or not entered yet)")]
    NotExpected {
        /// The name of the player.
        player: String,
        /// The round.
        round: RoundNo,
    },
    /// There is no such bye.
    #[error("{player} has no bye in round {round}")]
    NoBye {
        /// The name of the player.
        player: String,
        /// The round.
        round: RoundNo,
    },
    /// A bye that only the pairing gives.
    #[error("a pairing-allocated bye cannot be granted in advance (the pairing allocates it)")]
    AllocatedInAdvance,
    /// Choices that do not go together.
    #[error("{0}")]
    Setup(String),
    /// A choice that may no longer change.
    #[error("the {choice} cannot change once round 1 is published")]
    Frozen {
        /// Which.
        choice: &'static str,
    },
    /// Lots that nothing asks for.
    #[error("lots are not on the list of tie-breaks (the setup adds them)")]
    NoLots,
    /// What is not done while an event is held by the federation's regulations.
    #[error("{0} (official mode)")]
    Official(super::ban::Ban),
    /// Only who was excluded can be left out of the standings.
    #[error("{0} was not excluded, and who takes part is ranked (exclude the player first)")]
    NotExcluded(String),
    /// A position where every game begins from the usual one.
    #[error("no positions are drawn in this event (the setup makes it one of Chess960)")]
    NotChess960,
    /// A position that Chess960 does not have.
    #[error("there is no position {0} (expected 0 to 959)")]
    PositionRange(u16),
    /// Ratings from a round on where everybody has one for the whole event.
    #[error("ratings hold for the whole event (the setup makes it one of more than 30 days)")]
    NotLong,
    /// Two ratings of the same kind from the same round on.
    #[error("{name} is given two {kind} ratings")]
    RatedTwice {
        /// Who.
        name: String,
        /// Of which kind.
        kind: &'static str,
    },
    /// A tie-break whose values nobody gives.
    #[error("{0} is no tie-break of this event that is given from outside (the setup adds one)")]
    NotGivenFromOutside(String),
    /// A value beyond any place or points.
    #[error("a value of {0} is out of range (expected -1000000 to 1000000)")]
    GivenRange(crate::basics::number::Points),
    /// A digest that is none.
    #[error("`{0}` is not a digest (expected 64 hexadecimal digits)")]
    BadDigest(String),
    /// A key or signature that is none.
    #[error("`{0}` is not a public key, or its signature is none (expected 64 and 128 hexadecimal digits)")]
    BadKey(String),
    /// Too few to forbid anything.
    #[error(
        "a group that must not meet needs at least two players, and a first round no later than its last"
    )]
    BadForbidden,
    /// A table size where the pairing system has none.
    #[error("{0} has no table size that could be changed")]
    NoTableSize(&'static str),
    /// The size of tables that were published.
    #[error("the table size of round {given} cannot be changed (it can from round {next} on)")]
    TablesOfNextRound {
        /// The round wanted.
        given: RoundNo,
        /// The round that is next.
        next: RoundNo,
    },
    /// Partnerships where partners do not stay together.
    #[error("{0} keeps no partners together (partnerships need tables of four, partners kept)")]
    PartnersNotKept(&'static str),
    /// A player in two pairs, or with themself.
    #[error("{0} can have one partner only")]
    TwoPartners(String),
    /// A partnership that is not there cannot end.
    #[error("{0} has no partner")]
    NoPartner(String),
    /// Points where nobody plays for points.
    #[error("no results of {game} give points, so none can be given or taken")]
    NoPoints {
        /// The game.
        game: &'static str,
    },
    /// More points than any tournament gives.
    #[error("{0} points are more than a result can be worth (from -1000 to 1000)")]
    PointsRange(Points),
}

/// What can be done instead of a refused act. Whoever shows it words it with the keys or commands that there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remedy {
    /// The result that stands can be corrected.
    CorrectResult,
}

impl Refusal {
    /// Whether the event refuses the act as it stands, and would have allowed it earlier or may later; otherwise the act itself
    /// is wrong, or names what is not there.
    #[must_use]
    pub const fn is_of_the_event(&self) -> bool {
        match self {
            Self::RoundOutOfOrder { .. }
            | Self::RoundPublished(_)
            | Self::RoundZero(_)
            | Self::AdjournedForRating
            | Self::NoByeInAdvance(_)
            | Self::OutsideTheEvent { .. }
            | Self::RoundHasResults { .. }
            | Self::NotTheLastRound { .. }
            | Self::ResultStands { .. }
            | Self::NoResult { .. }
            | Self::OtherResult { .. }
            | Self::NothingChanges
            | Self::EmptyList
            | Self::NotGone(_)
            | Self::HasPlayed { .. }
            | Self::InReport(_)
            | Self::Gone(_)
            | Self::NotExpected { .. }
            | Self::NoBye { .. }
            | Self::NotExcluded(_)
            | Self::NotChess960
            | Self::NotLong
            | Self::PartnersNotKept(_)
            | Self::NoTableSize(_)
            | Self::TablesOfNextRound { .. }
            | Self::NoPartner(_)
            | Self::Official(_)
            | Self::Frozen { .. } => true,
            Self::NumberOutOfOrder { .. }
            | Self::BadName { .. }
            | Self::RatingPlaces { .. }
            | Self::RatingRange(_)
            | Self::NoSuchPlayer(_)
            | Self::NoSuchRound(_)
            | Self::NoSuchBoard { .. }
            | Self::OutcomeCount { .. }
            | Self::WrongSeats { .. }
            | Self::SeatedTwice { .. }
            | Self::BoardCount(_)
            | Self::ChangedTwice(_)
            | Self::NotAResult(_)
            | Self::NotAnOrder(_)
            | Self::AllocatedInAdvance
            | Self::Setup(_)
            | Self::NoLots
            | Self::RatedTwice { .. }
            | Self::PositionRange(_)
            | Self::ScheduleGoesBack { .. }
            | Self::NotGivenFromOutside(_)
            | Self::GivenRange(_)
            | Self::BadDigest(_)
            | Self::BadKey(_)
            | Self::BadForbidden
            | Self::TwoPartners(_)
            | Self::NoPoints { .. }
            | Self::PointsRange(_) => false,
        }
    }

    /// Returns what can be done instead, where the text does not say it.
    #[must_use]
    pub const fn remedy(&self) -> Option<Remedy> {
        if matches!(self, Self::ResultStands { .. }) { Some(Remedy::CorrectResult) } else { None }
    }
}

/// All reasons why an act is impossible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub Vec<Refusal>);

impl std::error::Error for Refused {}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, refusal) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str("; ")?;
            }
            refusal.fmt(f)?;
        }
        Ok(())
    }
}

/// How much a warning asks of the director.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// A line to read.
    Line,
    /// It is acknowledged.
    Acknowledge,
    /// It is confirmed.
    Confirm,
    /// Confirmed twice, with the consequences listed.
    ConfirmTwice,
}

impl Level {
    /// Returns the level by which the federation's checklist calls it (`integrity-comments` 2).
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Line => 1,
            Self::Acknowledge => 2,
            Self::Confirm => 3,
            Self::ConfirmTwice => 4,
        }
    }
}

/// Defines the clauses with their words, so that none is without words and none is missing from the list.
macro_rules! clauses {
    ($($name:ident $words:literal,)+) => {
        /// The rule or the habit that a warning touches, one for each kind of warning.
        ///
        /// The words are a public interface: the journal stores those of accepted warnings, and `--accept` reads them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Clause {
            $(#[doc = $words] $name,)+
        }

        impl Clause {
            /// Every clause.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Returns the words by which the journal, the screens and the command line name it.
            #[must_use]
            pub const fn words(self) -> &'static str {
                match self {
                    $(Self::$name => $words,)+
                }
            }
        }
    };
}

clauses! {
    AbsentSeated "absent player seated",
    AbsentWithoutNotice "absent without notice",
    AdjournedFinished "adjourned game finished",
    AdjournedGames "adjourned games",
    AnotherKey "another signing key",
    MeetAgainLater "C.04.1 article 2",
    SeveralByes "C.04.1 article 3",
    ColorDifference "C.04.1 article 6",
    ThirdColorInARow "C.04.1 article 7",
    SwissC1 "C.04.3 C1",
    SwissC2 "C.04.3 C2",
    SwissC3 "C.04.3 C3",
    ColorsTurned "colours turned",
    Correction "correction",
    EarlierRound "correction of an earlier round",
    Disputed "disputed result",
    DoubtfulBirth "doubtful date of birth",
    DoubtfulId "doubtful id",
    LateRegistration "entry after the start",
    Exclusion "exclusion",
    FixedBoard "fixed board",
    RatingReportOnly "for the rating report only",
    FullPointBye "full-point bye",
    IrregularRounds "irregular rounds",
    LateEntry "late entry",
    MixedAlphabets "letters of two alphabets",
    LooksLikeAnother "looks like another",
    LotsDrawnAgain "lots drawn again",
    ManualPairing "manual pairing",
    MoreRounds "more rounds than announced",
    NewPartners "new partners",
    NotAllMet "not everybody has met",
    NotHere "not here",
    OfficialModeLeft "official mode left",
    OpenAtADesk "open at a desk",
    PartnerMissing "partner missing",
    PartnersParted "partners parted",
    PartnershipEnds "partnership ends",
    PlayerLeftOut "player left out",
    PlayerRemoved "player removed",
    PositionDrawnAgain "position drawn again",
    Prohibited "prohibited pairing",
    PutRight "published round put right",
    RoundWithdrawn "published round withdrawn",
    RatingChanged "rating changed after the start",
    RatingWithoutEffect "rating without effect",
    LongEvent "ratings in a long event",
    Rematch "rematch",
    Renumbering "renumbering after the start",
    ResultsMissing "results missing",
    ResultsRemoved "results removed",
    ResultsVoid "results that count no longer",
    RulesChanged "rules changed after the start",
    SameId "same id twice",
    SameName "same name twice",
    SecondHalfPointBye "second half-point bye",
    SecondPassWaived "second pass waived",
    NoEnd "set-up without an end",
    SigningBegins "signing begins",
    UnfinishedRound "standings of an unfinished round",
    SealedAdjourned "standings with adjourned games",
    ThirdEqualColor "third equal colour",
    UndoneBeforeOthers "undo of what others have seen",
    UnknownFederation "unknown federation",
    UnknownSex "unknown sex",
    UnknownTitle "unknown title",
    UnlikelyRating "unlikely rating",
    Vouching "vouching for a key",
    LineNotRead "line not read",
    ValueNotRead "value not read",
    KnownByNameOnly "known by the name only",
    IdOfAnotherName "id of another name",
}

impl Clause {
    /// Whether a warning is about signing keys: it is accepted with a signature, not with the act that is signed.
    #[must_use]
    pub const fn is_of_keys(self) -> bool {
        matches!(self, Self::AnotherKey | Self::Vouching)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// Something the director may do and should think about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// How much it asks.
    pub level: Level,
    /// The rule or the habit it touches.
    pub clause: Clause,
    /// What it is about, in words.
    pub text: String,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text, self.clause)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_clauses_have_the_same_words() {
        let words: BTreeSet<String> = Clause::ALL.iter().map(|one| one.words().to_lowercase()).collect();
        assert_eq!(words.len(), Clause::ALL.len());
    }
}
