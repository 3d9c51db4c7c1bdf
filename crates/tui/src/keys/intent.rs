//! What a key means: the closed list of everything that can be asked of the desk by hand.

use serde::Deserialize;

/// A screen of the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScreenKind {
    /// Recent events, new event, open.
    Home,
    /// Title, place, dates, the four choices.
    Setup,
    /// Registration.
    Players,
    /// Pairing, boards and results.
    Round,
    /// Places, tie-breaks, ratings.
    Standings,
    /// The wall chart.
    Crosstable,
    /// One player.
    Card,
    /// The journal.
    Audit,
    /// What is printed, written and projected.
    Reports,
}

impl ScreenKind {
    /// Every screen, in the order of the keys that lead there.
    pub const ALL: [Self; 9] = [
        Self::Home,
        Self::Setup,
        Self::Players,
        Self::Round,
        Self::Standings,
        Self::Crosstable,
        Self::Card,
        Self::Audit,
        Self::Reports,
    ];

    /// Returns the name in files, one word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Home
            | Self::Setup
            | Self::Players
            | Self::Round
            | Self::Standings
            | Self::Crosstable
            | Self::Audit
            | Self::Reports => self.name(),
        }
    }

    /// Returns the shortest name that still says which it is.
    #[must_use]
    pub const fn short(self) -> &'static str {
        match self {
            Self::Standings => "stand",
            Self::Crosstable => "cross",
            Self::Home
            | Self::Setup
            | Self::Players
            | Self::Round
            | Self::Card
            | Self::Audit
            | Self::Reports => self.word(),
        }
    }

    /// Returns the name on the screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Setup => "setup",
            Self::Players => "players",
            Self::Round => "round",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
            Self::Card => "player card",
            Self::Audit => "audit",
            Self::Reports => "reports",
        }
    }
}

/// What a key means, a click or a line of the palette.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    /// Show a screen.
    Go(ScreenKind),
    /// Show the next screen.
    NextScreen,
    /// Explain the screen one is on.
    Help,
    /// Open the manual at the chapter of the screen one is on.
    Manual,
    /// Show what the settings are and where their file is.
    Settings,
    /// Take what is offered for a line.
    Complete,
    /// Say who types.
    Operator,
    /// Becomes the desk that writes an event which another desk had open.
    TakeOver,
    /// Show the other desks of the event, share it, or leave them.
    Desks,
    /// Join an event that another desk shares.
    JoinDesks,
    /// Become the lead of a shared event whose lead is gone.
    TakeOverAsLead,
    /// Go on with the entries of the other desks.
    KeepOthers,
    /// Decide that the result of a board is right, whatever else was typed.
    Uphold,
    /// Decide about boards for which two desks typed different results.
    Disputes,
    /// Remove what an earlier server has left beside the event.
    RemoveLeftOver,
    /// Begin the tour.
    Tour,
    /// Want no tour, now or later.
    NoTour,
    /// End the tour.
    EndTour,
    /// Look for an action by name.
    Palette,
    /// Take the last act back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Write a remark into the journal.
    Note,
    /// Show the standings big, page by page.
    Projector,
    /// Stop long work.
    Stop,
    /// Leave the program.
    Quit,

    /// One line up.
    Up,
    /// One line down.
    Down,
    /// One page up.
    PageUp,
    /// One page down.
    PageDown,
    /// To the first line.
    First,
    /// To the last line.
    Last,
    /// To the left, or the choice before.
    Left,
    /// To the right, or the choice after.
    Right,

    /// A character of an input line.
    #[serde(skip)]
    Type(char),
    /// Remove the character before the caret.
    EraseBack,
    /// Remove the character after the caret.
    EraseForward,
    /// Remove the word before the caret.
    EraseWord,
    /// Remove everything before the caret; at the start, the whole line.
    EraseToStart,
    /// Move the caret left.
    CaretLeft,
    /// Move the caret right.
    CaretRight,
    /// Move the caret to the start.
    CaretStart,
    /// Move the caret to the end.
    CaretEnd,

    /// Do what the line, the field or the list offers.
    Accept,
    /// Leave without doing it.
    Cancel,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Register whoever was asked about.
    Register,
    /// Leave, or go to another event, whatever is not recorded.
    Leave,
    /// Drop what was typed and not recorded.
    Discard,
    /// Keep it for later.
    Keep,

    /// Open what the cursor is on.
    Open,
    /// Open a file by its path.
    OpenPath,
    /// Make a new event.
    New,
    /// Take an event off the list of recent ones; its file stays.
    Forget,

    /// Change the line under the cursor.
    Change,
    /// Add a tie-break.
    AddTieBreak,
    /// Remove the tie-break under the cursor.
    RemoveTieBreak,
    /// Make the tie-break more important.
    Raise,
    /// Make the tie-break less important.
    Lower,

    /// Register a player, or add a board.
    Add,
    /// Read players, prizes or results from a file.
    Import,
    /// Let the player leave.
    Withdraw,
    /// Remove a player who was registered by mistake.
    Remove,
    /// Exclude the player.
    Expel,
    /// Leave an excluded player out of the standings, or rank the player again.
    LeaveOut,
    /// Let the player come back.
    Return,
    /// Grant a bye, or take it back.
    Bye,
    /// Seat the player at a fixed board.
    FixBoard,
    /// Give the player another partner, or none.
    Partner,
    /// Make who is seated together partners from now on.
    NewPartners,
    /// Forbid two players to meet.
    Forbid,
    /// Note that a player is here, or is not.
    Here,
    /// Note that everybody is here, or nobody.
    AllHere,
    /// Change a result for the rating report only.
    RatingOnly,
    /// Give those who are missing a zero-point bye, and pair.
    ByesForMissing,
    /// Give pairing numbers by rating.
    NumberByRating,
    /// Give pairing numbers in order of registration.
    NumberByRegistration,
    /// Draw the pairing numbers by lot.
    NumberByLot,
    /// Draw the pairing numbers by the Varma tables.
    NumberByVarma,
    /// Give a player another pairing number.
    Renumber,
    /// Look for a player, a board or a word.
    Find,
    /// To the next place where the word stands.
    FindNext,
    /// Open the player's card.
    Card,

    /// White wins.
    White,
    /// Black wins.
    Black,
    /// A draw.
    Draw,
    /// A forfeit follows.
    Forfeit,
    /// Nobody gets the point.
    Nobody,
    /// The game goes on later.
    Adjourn,
    /// A result without a key of its own follows.
    Other,
    /// `½–0`, set by the arbiter.
    HalfZero,
    /// `0–½`, set by the arbiter.
    ZeroHalf,
    /// `0–0`, set by the arbiter.
    ZeroZero,
    /// `1–0` in a game that is not rated.
    WhiteUnrated,
    /// `½–½` in a game that is not rated.
    DrawUnrated,
    /// `0–1` in a game that is not rated.
    BlackUnrated,
    /// Change a result that stands.
    Correct,
    /// Take results away from a board.
    Clear,
    /// Enter slips in any order.
    Slips,
    /// Type every result a second time.
    SecondPass,
    /// To the next board without a result.
    NextMissing,
    /// Pair the next round.
    Pair,
    /// Announce the pairing.
    Publish,
    /// Take a player to swap places with another.
    Swap,
    /// Change the announced boards by hand.
    Arrange,
    /// Take a board apart.
    TakeApart,
    /// Announce the standings.
    Seal,
    /// Sign the event as it is now.
    Sign,
    /// Sign the event and close it.
    CloseEvent,
    /// Turn the colours of a board.
    Turn,
    /// Pair the boards without a result again.
    PairOpen,
    /// Show the bracket of a knockout.
    Bracket,
    /// Withdraw the round that was published last.
    Unpublish,
    /// Each player keeps the own result.
    ResultsWithPlayers,
    /// The boards keep their results.
    ResultsAtBoards,
    /// The results are entered again.
    ResultsGo,
    /// Decides about the results of boards one by one.
    BoardByBoard,
    /// Give a value of a tie-break of the event's own, or points.
    Give,
    /// Draw lots for places that nothing else decides.
    DrawLots,
    /// Draw the position from which the games of a round begin.
    DrawPosition,
    /// Show standings as they were announced beside what they are now.
    Compare,
    /// Tell why.
    Explain,
    /// Tell why two players do not meet.
    WhyNot,

    /// The round, entry or player before.
    Earlier,
    /// The round, entry or player after.
    Later,
    /// The round before, in the journal.
    EarlierRound,
    /// The round after, in the journal.
    LaterRound,
    /// To an entry by number.
    GoTo,
    /// Compare two moments.
    Difference,
    /// Replay everything and compare.
    Verify,

    /// Show the crosstable by opponent instead of by round.
    Matrix,

    /// Take over whoever of a list is new, and change nobody.
    OnlyNew,
    /// Read a list in another encoding.
    Encoding,
    /// Divide a list at another separator.
    Separator,
    /// Take more or less from the rating lists at hand.
    FromLists,
    /// Take another rating of a list.
    Ratings,
    /// The player of a line is another person than the one of that name, or is not.
    Apart,

    /// Give a player ratings that hold from a round on.
    Rerate,

    /// Compare everybody with the rating lists at hand.
    CheckLists,
    /// Load the rating lists anew.
    UpdateLists,
    /// Mark what the cursor is on, or mark it no more.
    Mark,
    /// Mark everything, or nothing.
    MarkAll,

    /// Define the prizes.
    Prizes,
    /// Record what was typed.
    Record,
    /// Choose the format of a report.
    Format,
    /// Write a report to a file.
    Write,
    /// Publish the event as a site, and keep it up to date.
    Site,
    /// Show the lists of the wall in turn, or one of them only.
    TakeTurns,
    /// Let the pages of the wall turn by themselves, or not.
    Pause,
    /// Turn the pages faster.
    Faster,
    /// Turn the pages slower.
    Slower,
}

/// What a key changes of the event on the desk, and with it who may press it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changes {
    /// Nothing: it shows, or is about the program.
    Nothing,
    /// Results and remarks.
    Results,
    /// Anything else.
    Event,
}

impl Intent {
    /// Returns what a key with this meaning changes, or begins to change, on a screen.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a list of every meaning, which the compiler keeps whole")]
    pub const fn changes(self, screen: ScreenKind) -> Changes {
        match self {
            Self::Left | Self::Right if matches!(screen, ScreenKind::Setup) => Changes::Event,
            Self::Type(_) | Self::Import if matches!(screen, ScreenKind::Players) => Changes::Event,
            Self::Open if matches!(screen, ScreenKind::Round) => Changes::Results,
            Self::Undo
            | Self::Redo
            | Self::Note
            | Self::Type(_)
            | Self::Import
            | Self::White
            | Self::Black
            | Self::Draw
            | Self::Forfeit
            | Self::Nobody
            | Self::Adjourn
            | Self::Other
            | Self::HalfZero
            | Self::ZeroHalf
            | Self::ZeroZero
            | Self::WhiteUnrated
            | Self::DrawUnrated
            | Self::BlackUnrated
            | Self::Correct
            | Self::Slips
            | Self::SecondPass => Changes::Results,
            Self::Uphold
            | Self::Register
            | Self::Change
            | Self::AddTieBreak
            | Self::RemoveTieBreak
            | Self::Raise
            | Self::Lower
            | Self::Add
            | Self::Withdraw
            | Self::Remove
            | Self::Expel
            | Self::LeaveOut
            | Self::Return
            | Self::Bye
            | Self::FixBoard
            | Self::Partner
            | Self::NewPartners
            | Self::Forbid
            | Self::Here
            | Self::AllHere
            | Self::RatingOnly
            | Self::ByesForMissing
            | Self::NumberByRating
            | Self::NumberByRegistration
            | Self::NumberByLot
            | Self::NumberByVarma
            | Self::Renumber
            | Self::Clear
            | Self::Pair
            | Self::Publish
            | Self::Swap
            | Self::Arrange
            | Self::TakeApart
            | Self::Seal
            | Self::Sign
            | Self::CloseEvent
            | Self::Turn
            | Self::PairOpen
            | Self::Unpublish
            | Self::ResultsWithPlayers
            | Self::ResultsAtBoards
            | Self::ResultsGo
            | Self::BoardByBoard
            | Self::Give
            | Self::DrawLots
            | Self::DrawPosition
            | Self::OnlyNew
            | Self::Rerate
            | Self::Prizes
            | Self::Record
            | Self::CheckLists => Changes::Event,
            Self::Go(_)
            | Self::NextScreen
            | Self::Help
            | Self::Manual
            | Self::Settings
            | Self::Complete
            | Self::Operator
            | Self::TakeOver
            | Self::Desks
            | Self::JoinDesks
            | Self::TakeOverAsLead
            | Self::KeepOthers
            | Self::Disputes
            | Self::RemoveLeftOver
            | Self::Tour
            | Self::NoTour
            | Self::EndTour
            | Self::Palette
            | Self::Projector
            | Self::Stop
            | Self::Quit
            | Self::Up
            | Self::Down
            | Self::PageUp
            | Self::PageDown
            | Self::First
            | Self::Last
            | Self::EraseBack
            | Self::EraseForward
            | Self::EraseWord
            | Self::EraseToStart
            | Self::CaretLeft
            | Self::CaretRight
            | Self::CaretStart
            | Self::CaretEnd
            | Self::Accept
            | Self::Cancel
            | Self::Yes
            | Self::No
            | Self::Leave
            | Self::Discard
            | Self::Keep
            | Self::OpenPath
            | Self::New
            | Self::Forget
            | Self::Find
            | Self::FindNext
            | Self::Card
            | Self::NextMissing
            | Self::Bracket
            | Self::Compare
            | Self::Explain
            | Self::WhyNot
            | Self::Earlier
            | Self::Later
            | Self::EarlierRound
            | Self::LaterRound
            | Self::GoTo
            | Self::Difference
            | Self::Verify
            | Self::Matrix
            | Self::Encoding
            | Self::Separator
            | Self::FromLists
            | Self::Ratings
            | Self::Apart
            | Self::UpdateLists
            | Self::Mark
            | Self::MarkAll
            | Self::Format
            | Self::Write
            | Self::Site
            | Self::TakeTurns
            | Self::Pause
            | Self::Faster
            | Self::Slower
            | Self::Left
            | Self::Right
            | Self::Open => Changes::Nothing,
        }
    }
}
