//! The meanings of keys: the closed list of everything that a user can ask of the desk.

use serde::Deserialize;

engine::listed! {
    /// A screen of the desk.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum ScreenKind {
        /// Recent events, new event, open.
        Home,
        /// Title, place, dates, and the four main choices.
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
        /// Reports to print, write or project.
        Reports,
    }
}

impl ScreenKind {
    /// Returns the name in one word, as in the files of keys and on narrow screens.
    #[must_use]
    pub const fn one_word_name(self) -> &'static str {
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

    /// Returns the shortest name that is still clear.
    #[must_use]
    pub const fn short_name(self) -> &'static str {
        match self {
            Self::Standings => "stand",
            Self::Crosstable => "cross",
            Self::Home
            | Self::Setup
            | Self::Players
            | Self::Round
            | Self::Card
            | Self::Audit
            | Self::Reports => self.one_word_name(),
        }
    }

    /// Returns the full name.
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

/// The meaning of a key, a click or a line of the palette.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    /// Show a screen.
    Go(ScreenKind),
    /// Show the next screen.
    NextScreen,
    /// Explain the present screen.
    Help,
    /// Open the manual at the chapter of the present screen.
    Manual,
    /// Show the settings and the place of their file.
    Settings,
    /// Choose the language of the desk.
    Language,
    /// Complete the text with the suggestion.
    Complete,
    /// Set the operator's name.
    Operator,
    /// Become the desk that writes an event which another desk had open.
    TakeOver,
    /// Show the other desks of the event, share it, or leave them.
    Desks,
    /// Join an event that another desk shares.
    JoinDesks,
    /// Become the lead of a shared event whose lead is gone.
    TakeOverAsLead,
    /// Continue with the entries of the other desks.
    KeepOthers,
    /// Confirm the result of a board, whatever other desks entered.
    Uphold,
    /// Decide about boards for which two desks entered different results.
    Disputes,
    /// Remove the files that an earlier server left beside the event.
    RemoveLeftOver,
    /// Begin the tour.
    Tour,
    /// Refuse the tour, now and later.
    NoTour,
    /// End the tour.
    EndTour,
    /// Search for an action by name.
    Palette,
    /// Undo the last act.
    Undo,
    /// Redo the undone act.
    Redo,
    /// Write a remark into the journal.
    Note,
    /// Show the standings in large letters, page by page.
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
    /// To the left, or to the previous choice.
    Left,
    /// To the right, or to the next choice.
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

    /// Do the action of the line, the field or the list.
    Accept,
    /// Close without doing anything.
    Cancel,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Register the players in question.
    Register,
    /// Leave or open another event, even if input is not recorded.
    Leave,
    /// Discard input that is not recorded.
    Discard,
    /// Save the input for later.
    Keep,

    /// Open the entry under the cursor.
    Open,
    /// Open a file by its path.
    OpenPath,
    /// Create a new event.
    New,
    /// Remove an event from the list of recent ones; its file remains.
    Forget,

    /// Change the line under the cursor.
    Change,
    /// Add a tie-break.
    AddTieBreak,
    /// Remove the tie-break under the cursor.
    RemoveTieBreak,
    /// Move the tie-break up in importance.
    Raise,
    /// Move the tie-break down in importance.
    Lower,

    /// Register a player, or add a board.
    Add,
    /// Read players, prizes or results from a file.
    Import,
    /// Withdraw the player.
    Withdraw,
    /// Remove a player who was registered by mistake.
    Remove,
    /// Exclude the player.
    #[serde(alias = "expel")]
    Exclude,
    /// Leave an excluded player out of the standings, or rank the player again.
    LeaveOut,
    /// Readmit the player.
    Return,
    /// Grant or cancel a bye.
    Bye,
    /// Seat the player at a fixed board.
    FixBoard,
    /// Change or remove the player's partner.
    Partner,
    /// Declare the players who sit together partners from now on.
    NewPartners,
    /// Add a player to the list of the team.
    AddMember,
    /// Remove the last player of the team's list.
    RemoveMember,
    /// Forbid two players to meet.
    Forbid,
    /// Mark a player as present or missing.
    Here,
    /// Mark everybody as present, or everybody as missing.
    AllHere,
    /// Change a result for the rating report only.
    RatingOnly,
    /// Grant missing players a zero-point bye, and pair.
    ByesForMissing,
    /// Assign pairing numbers by rating.
    NumberByRating,
    /// Assign pairing numbers in order of registration.
    NumberByRegistration,
    /// Draw the pairing numbers by lot.
    NumberByLot,
    /// Draw the pairing numbers by the Varma tables.
    NumberByVarma,
    /// Change a player's pairing number.
    Renumber,
    /// Find a player, a board or a word.
    Find,
    /// Go to the next match of the word.
    FindNext,
    /// Open the player's card.
    Card,

    /// White wins.
    White,
    /// Black wins.
    Black,
    /// A draw.
    Draw,
    /// Begin a forfeit.
    Forfeit,
    /// Neither player gets the point.
    Nobody,
    /// The game is adjourned.
    Adjourn,
    /// Begin a result without a key of its own.
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
    /// Enter the line-up of the first team of a match.
    LineUp,
    /// Enter the line-up of the second team of a match.
    OtherLineUp,
    /// Correct an entered result.
    Correct,
    /// Clear results of a board.
    Clear,
    /// Enter slips in any order.
    Slips,
    /// Type every result a second time.
    SecondPass,
    /// Go to the next board without a result.
    NextMissing,
    /// Pair the next round.
    Pair,
    /// Publish the pairing.
    Publish,
    /// Select a player to swap with another.
    Swap,
    /// Change the published boards manually.
    Arrange,
    /// Separate the players of a board.
    TakeApart,
    /// Publish the standings and seal them.
    Seal,
    /// Sign the event in its present state.
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
    /// Each player retains their own result.
    ResultsWithPlayers,
    /// The boards retain their results.
    ResultsAtBoards,
    /// The results are entered again.
    ResultsGo,
    /// Decide about the results of each board separately.
    BoardByBoard,
    /// Enter a value of the event's own tie-break, or points.
    Give,
    /// Draw lots for places that no other criterion decides.
    DrawLots,
    /// Draw the starting position of a round's games.
    DrawPosition,
    /// Compare published standings with the present ones.
    Compare,
    /// Explain the value, pairing or game.
    Explain,
    /// Explain why two players do not meet.
    WhyNot,

    /// Go to the previous round, entry or player.
    Earlier,
    /// Go to the next round, entry or player.
    Later,
    /// Go to the previous round in the journal.
    EarlierRound,
    /// Go to the next round in the journal.
    LaterRound,
    /// Go to an entry by number.
    GoTo,
    /// Compare two moments.
    Difference,
    /// Replay everything and compare.
    Verify,

    /// Show the crosstable by opponent instead of by round, or the standings by board instead of by team.
    Matrix,

    /// Import only the new players of a list.
    OnlyNew,
    /// Read a list in another encoding.
    Encoding,
    /// Divide a list at another separator.
    Separator,
    /// Change how much is read from the local rating lists.
    FromLists,
    /// Use another rating of a list.
    Ratings,
    /// Change whether the player of a line is the registered player of that name.
    Apart,

    /// Enter ratings of a player that are valid from a round on.
    Rerate,

    /// Compare everybody with the local rating lists.
    CheckLists,
    /// Load the rating lists again.
    UpdateLists,
    /// Mark or unmark the line under the cursor.
    Mark,
    /// Mark everything, or nothing.
    MarkAll,

    /// Define the prizes.
    Prizes,
    /// Record the input.
    Record,
    /// Choose the format of a report.
    Format,
    /// Write a report to a file.
    Write,
    /// Print what the screen shows, or open it as PDF.
    Print,
    /// Publish the event as a site, and update it from now on.
    Site,
    /// Show all lists of the wall in turn, or only one.
    TakeTurns,
    /// Start or stop the automatic turning of the pages.
    Pause,
    /// Turn the pages faster.
    Faster,
    /// Turn the pages slower.
    Slower,
}

/// The part of the event that a key changes, which decides who may press it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changes {
    /// Nothing: the key shows something, or concerns the program.
    Nothing,
    /// Results and remarks.
    Results,
    /// Anything else.
    Event,
}

impl Intent {
    /// Returns the part of the event that a key with this meaning changes, or begins to change, on a screen.
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
            | Self::LineUp
            | Self::OtherLineUp
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
            | Self::Exclude
            | Self::LeaveOut
            | Self::Return
            | Self::Bye
            | Self::FixBoard
            | Self::Partner
            | Self::NewPartners
            | Self::AddMember
            | Self::RemoveMember
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
            | Self::Language
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
            | Self::Print
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
