//! Refusals of impossible acts, and warnings about doubtful ones.

use std::fmt;

use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::words;
use crate::game::NotAResult;
use crate::game::team::NotALineUp;

/// A reason why an act is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The id is not the next one.
    #[error("player number {given} is out of order (the next one is {next})")]
    NumberOutOfOrder {
        /// The requested number.
        given: PlayerId,
        /// The next number.
        next: PlayerId,
    },
    /// A name that a list cannot show.
    #[error("{name} is not a name (expected at least one character, no control characters)")]
    BadName {
        /// The name, quoted.
        name: String,
    },
    /// A rating with more decimals than the rating system stores.
    #[error("a rating of {rating} has more decimals than the rating system has ({places})")]
    RatingPlaces {
        /// The rating.
        rating: crate::basics::number::Rating,
        /// The decimals that the rating system stores.
        places: u32,
    },
    /// A rating out of the range of the calculations.
    #[error("a rating of {0} is out of range")]
    RatingRange(crate::basics::number::Rating),
    /// A round that would start before the previous one.
    #[error("round {later} would begin before round {earlier} (correct the day or the hour of one of them)")]
    ScheduleGoesBack {
        /// The previous round.
        earlier: RoundNo,
        /// The round that would start too early.
        later: RoundNo,
    },
    /// No player has this number.
    #[error("there is no player {0}")]
    NoSuchPlayer(PlayerId),
    /// The round is not published.
    #[error("round {0} is not published (pair it first)")]
    NoSuchRound(RoundNo),
    /// The board does not exist.
    #[error("round {round} has no {place} {board} (it has {boards})")]
    NoSuchBoard {
        /// The word for a board: a table or a match in other events.
        place: &'static str,
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
        /// The number of boards.
        boards: usize,
    },
    /// The round is not the next one to publish.
    #[error("round {given} cannot be published now (the next one is {next})")]
    RoundOutOfOrder {
        /// The requested round.
        given: RoundNo,
        /// The next round.
        next: RoundNo,
    },
    /// The round is published already.
    #[error("round {0} is published already (only a correction of the round changes its byes)")]
    RoundPublished(RoundNo),
    /// Round numbers start at 1.
    #[error("there is no round 0: type {0} or later")]
    RoundZero(RoundNo),
    /// The round is not one of the event's rounds and never will be.
    #[error("the event has no round {round} (expected 1 to {last})")]
    OutsideTheEvent {
        /// The round.
        round: RoundNo,
        /// The last round of the event.
        last: RoundNo,
    },
    /// Only results can be reported for rating.
    #[error("an adjourned game cannot be reported for rating: type its result")]
    AdjournedForRating,
    /// A bye in advance in a round robin or knockout, in which every player has a place in every round.
    #[error("a {0} has no half-point or full-point byes: everybody has a place in every round")]
    NoByeInAdvance(&'static str),
    /// The act would delete a result.
    #[error("round {round} has results already (clear them first)")]
    RoundHasResults {
        /// The round.
        round: RoundNo,
    },
    /// Only the last round can be withdrawn.
    #[error("round {round} cannot be withdrawn (only the last one can: {last})")]
    NotTheLastRound {
        /// The requested round.
        round: RoundNo,
        /// The last published round; 0 before the first.
        last: RoundNo,
    },
    /// The number of results differs from the number of boards.
    #[error("{outcomes} results for {} (expected one for each, or none)", words::count(*boards, "board"))]
    OutcomeCount {
        /// The boards.
        boards: usize,
        /// The number of results.
        outcomes: usize,
    },
    /// A board with the wrong number of players.
    #[error("board {board} has {} (expected {least} to {most})", words::count(*seats, "player"))]
    WrongSeats {
        /// The board.
        board: usize,
        /// The number of its players.
        seats: usize,
        /// The minimum.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A player would have two places in the round.
    #[error("No {number} {name} appears twice in round {round}")]
    SeatedTwice {
        /// The pairing number, or the registration id in parentheses.
        number: String,
        /// The name.
        name: String,
        /// The round.
        round: RoundNo,
    },
    /// More boards than board numbers.
    #[error("a round of {0} boards (expected 1 to 65535)")]
    BoardCount(usize),
    /// An entry never overwrites a recorded result silently.
    #[error("{place} {board} of round {round} already has a result")]
    ResultStands {
        /// The word for a board: a table or a match in other events.
        place: &'static str,
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// The board has no result that could be corrected or confirmed.
    #[error("{place} {board} of round {round} has no result yet (enter it first)")]
    NoResult {
        /// The word for a board: a table or a match in other events.
        place: &'static str,
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// The correction started from a result that the board no longer has.
    #[error(
        "the result of {place} {board} in round {round} has changed in the meantime (look at it, then correct it again)"
    )]
    OtherResult {
        /// The word for a board: a table or a match in other events.
        place: &'static str,
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// An act that changes nothing.
    #[error("nothing changes: everything is like this already")]
    NothingChanges,
    /// A list without new or changed players.
    #[error("the list has no new player and changes none")]
    EmptyList,
    /// A list that changes a player twice.
    #[error("the list changes player {0} twice")]
    ChangedTwice(PlayerId),
    /// The event is not one of teams.
    #[error("this is not an event of teams")]
    NoTeams,
    /// A fund for the best at a board that no match has.
    #[error("the fund {fund} is for board {board}, and a match has {boards}")]
    NoBoardForFund {
        /// The name of the fund.
        fund: String,
        /// The board.
        board: u8,
        /// The number of boards of a match.
        boards: u8,
    },
    /// A fund for teams in an event that ranks none.
    #[error("the fund {0} is for teams, and the setup has no ranking of teams")]
    NoRankingForFund(String),
    /// A list of a team's players that leaves out one who has played.
    #[error("the list of {team} has to keep its first {used}: they were in line-ups")]
    MembersMissing {
        /// The team.
        team: String,
        /// The number of places that line-ups have used.
        used: usize,
    },
    /// The team plays another match.
    #[error("{team} does not play match {board} of round {round}")]
    NotInTheMatch {
        /// The team.
        team: String,
        /// The round.
        round: RoundNo,
        /// The match.
        board: BoardNo,
    },
    /// An impossible line-up.
    #[error("line-up: {0}")]
    LineUp(#[from] NotALineUp),
    /// A list or a line-up beyond a limit that the event enforces.
    #[error("refused by the setup: {0}")]
    LineUpLimit(String),
    /// The match has no such board.
    #[error("the match has no board {game} (expected 1 to {boards})")]
    NoSuchMatchBoard {
        /// The board.
        game: u8,
        /// The boards of a match.
        boards: u8,
    },
    /// A result at a board at which a player is missing.
    #[error("at board {game} a player is missing: change the line-up first")]
    EmptyBoard {
        /// The board.
        game: u8,
    },
    /// A result that is impossible in this game.
    #[error(transparent)]
    NotAResult(#[from] NotAResult),
    /// The pairing numbers do not name every player exactly once.
    #[error("the pairing numbers do not name every player exactly once ({0})")]
    NotAnOrder(String),
    /// The player is not withdrawn.
    #[error("{0} is not withdrawn")]
    NotGone(String),
    /// A player of a published round cannot be removed.
    #[error(
        "{player} is in round {round}, which is published (withdraw the player instead, or withdraw the round first)"
    )]
    HasPlayed {
        /// The name of the player.
        player: String,
        /// The first published round with the player.
        round: RoundNo,
    },
    /// A record of the imported report names the player.
    #[error("a record of the imported report names {0} (withdraw the player instead)")]
    InReport(String),
    /// The player is withdrawn already.
    #[error("{0} is withdrawn already")]
    Gone(String),
    /// The check-in does not expect a player who takes no part in the round.
    #[error("{player} does not take part in round {round} (withdrawn, excluded or not entered yet)")]
    NotExpected {
        /// The name of the player.
        player: String,
        /// The round.
        round: RoundNo,
    },
    /// The player has no bye in this round.
    #[error("{player} has no bye in round {round}")]
    NoBye {
        /// The name of the player.
        player: String,
        /// The round.
        round: RoundNo,
    },
    /// Only the pairing allocates this bye.
    #[error("a pairing-allocated bye cannot be granted in advance (the pairing allocates it)")]
    AllocatedInAdvance,
    /// Choices that cannot be combined.
    #[error("{0}")]
    Setup(String),
    /// A choice that can no longer change.
    #[error("the {choice} cannot change once round 1 is published")]
    Frozen {
        /// The choice.
        choice: &'static str,
    },
    /// The lots are not a tie-break of the event.
    #[error("lots are not on the list of tie-breaks (the setup adds them)")]
    NoLots,
    /// An act that official mode forbids.
    #[error("{0} (official mode)")]
    Official(super::ban::Ban),
    /// Only an excluded player can be left out of the standings.
    #[error("{0} was not excluded, and players who take part are ranked (exclude the player first)")]
    NotExcluded(String),
    /// A drawn position in an event that does not play Chess960.
    #[error("no positions are drawn in this event (the setup makes it one of Chess960)")]
    NotChess960,
    /// A position number that Chess960 does not have.
    #[error("there is no position {0} (expected 0 to 959)")]
    PositionRange(u16),
    /// Ratings from a round on, in an event whose ratings hold throughout.
    #[error("ratings hold for the whole event (the setup makes it one of more than 30 days)")]
    NotLong,
    /// Two ratings of the same kind from the same round on.
    #[error("{name} is given two {kind} ratings")]
    RatedTwice {
        /// The player.
        name: String,
        /// The kind of rating.
        kind: &'static str,
    },
    /// A tie-break whose values are not given from outside.
    #[error("{0} is not a tie-break from outside in this event (the setup adds one)")]
    NotGivenFromOutside(String),
    /// A value larger than any place or points.
    #[error("a value of {0} is out of range (expected -1000000 to 1000000)")]
    GivenRange(crate::basics::number::Points),
    /// A text that is not a digest.
    #[error("`{0}` is not a digest (expected 64 hexadecimal digits)")]
    BadDigest(String),
    /// A text that is not a key, or not a signature.
    #[error("`{0}` is not a public key, or its signature is none (expected 64 and 128 hexadecimal digits)")]
    BadKey(String),
    /// A prohibited pairing of fewer than two players, or with a first round after its last.
    #[error(
        "a group that must not meet needs at least two different players, and a first round no later than its last"
    )]
    BadForbidden,
    /// A table size in a pairing system without one.
    #[error("{0} has no table size that could be changed")]
    NoTableSize(&'static str),
    /// The size of published tables cannot change.
    #[error("the table size of round {given} cannot be changed (it can from round {next} on)")]
    TablesOfNextRound {
        /// The requested round.
        given: RoundNo,
        /// The next round.
        next: RoundNo,
    },
    /// Partnerships in an event whose partners change.
    #[error("{0} has no partners who stay together (partnerships need tables of four, partners kept)")]
    PartnersNotKept(&'static str),
    /// A player in two pairs, or paired with themself.
    #[error("{0} can have one partner only")]
    TwoPartners(String),
    /// The player has no partnership to end.
    #[error("{0} has no partner")]
    NoPartner(String),
    /// Points in an event that is not played for points.
    #[error("no results of {game} give points, so none can be added or deducted")]
    NoPoints {
        /// The game.
        game: &'static str,
    },
    /// More points than any tournament awards.
    #[error("{0} points are more than a result can be worth (from -1000 to 1000)")]
    PointsRange(Points),
}

/// The act that is possible instead of a refused one. Each interface names it with its own keys or commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remedy {
    /// The recorded result can be corrected.
    CorrectResult,
    /// The published round can be corrected.
    CorrectRound,
}

impl Refusal {
    /// Returns true if the present state of the event forbids the act, which was possible earlier or may be
    /// later. Otherwise the act itself is wrong, or names something that does not exist.
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
            | Self::NoTeams
            | Self::NoBoardForFund { .. }
            | Self::NoRankingForFund(_)
            | Self::MembersMissing { .. }
            | Self::NotInTheMatch { .. }
            | Self::LineUp(_)
            | Self::LineUpLimit(_)
            | Self::NoSuchMatchBoard { .. }
            | Self::EmptyBoard { .. }
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

    /// Returns the act that is possible instead, if the text does not name it.
    #[must_use]
    pub const fn remedy(&self) -> Option<Remedy> {
        if matches!(self, Self::ResultStands { .. }) {
            Some(Remedy::CorrectResult)
        } else if matches!(self, Self::RoundPublished(_)) {
            Some(Remedy::CorrectRound)
        } else {
            None
        }
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

/// How much attention a warning requires.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// A line to read.
    Line,
    /// Needs an acknowledgement.
    Acknowledge,
    /// Needs a confirmation.
    Confirm,
    /// Needs two confirmations, with the consequences listed.
    ConfirmTwice,
}

impl Level {
    /// Returns the number of the level in the federation's checklist (`integrity-comments` 2).
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

/// Defines the clauses together with their words, so that the list is complete and each clause has its words.
macro_rules! clauses {
    ($($name:ident $words:literal,)+) => {
        /// The rule or the habit that a warning touches, one for each kind of warning.
        ///
        /// The words are a public interface: the journal stores those of accepted warnings, and `--accept`
        /// reads them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Clause {
            $(#[doc = $words] $name,)+
        }

        impl Clause {
            /// Every clause.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Returns its name in the journal, on the screens and on the command line.
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
    BoardOrder "board order",
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
    LineUpLimit "limit of line-ups",
    LotsDrawnAgain "lots drawn again",
    ManualPairing "manual pairing",
    MorePoints "more points than the event has",
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
    PublishedLineUp "published line-up",
    RoundCorrected "published round put right",
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
    /// Returns true if a warning is about signing keys. Such a warning is accepted with a signature, not with
    /// the signed act.
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

/// A warning: an act is possible, but the director should think about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// The attention it requires.
    pub level: Level,
    /// The rule or the habit concerned.
    pub clause: Clause,
    /// The subject, in words.
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
