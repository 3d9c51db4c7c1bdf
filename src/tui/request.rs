//! What a screen wants: the closed list of everything that leaves a screen or an overlay.

use std::path::PathBuf;

use super::importing::{Listed, Opened};
use super::intent::{Intent, ScreenKind};
use super::job::{Answer, Work};
use super::overlays::Overlay;
pub use super::said::Said;
use super::setup_lines::SetupLine;
use crate::engine::action::Act;
use crate::engine::id::{PlayerId, RoundNo, Seq};
use crate::engine::prizes::PrizeRules;
use crate::engine::refusal::Warning;
use crate::engine::text::Label;

/// What a screen or an overlay wants.
#[derive(Debug)]
pub enum Request {
    /// Do an act; its warnings are asked about first.
    Do(Box<Act>),
    /// Register the players of a list who are not registered yet.
    Enlist(Box<Listed>),
    /// Do an act whose warnings were accepted.
    Accepted(Box<Act>, Vec<Warning>),
    /// Change a result that stands; what that does is shown first.
    Correct(Box<Act>),
    /// Announce the standings after a round.
    Seal(RoundNo),
    /// Announce them, its warnings accepted.
    SealAccepted(RoundNo, Vec<Warning>),
    /// Do what a line of the palette says.
    Perform(Intent, Option<ScreenKind>),
    /// Show a screen.
    Go(ScreenKind),
    /// Show a player's card.
    Card(PlayerId),
    /// Lay something over the screen.
    Over(Box<Overlay>),
    /// Pair a round; what must be settled before is settled first.
    Pair(RoundNo),
    /// Do long work.
    Work(Work),
    /// Tell the director something.
    Say(Said),
    /// Tell the screen something.
    Tell(News),
    /// Open an event.
    Open(PathBuf),
    /// Make an event of a preset.
    Create {
        /// The place of the preset.
        preset: usize,
        /// The title.
        title: Label,
    },
    /// Begin the tour.
    Tour,
    /// Offer the tour no more.
    NoTour,
    /// Take an event off the list of recent ones.
    Forget(PathBuf),
    /// Read players from a file.
    Import(PathBuf),
    /// Make an event of a tournament report.
    ImportEvent(PathBuf),
    /// Lay an event on the desk that was read.
    TakeUp(Box<Opened>),
    /// Read the definitions of prizes.
    Prizes(PathBuf),
    /// Note who types from now on.
    Operator(Label),
    /// Publish the event as a site in a folder and keep it up to date there, or no longer.
    Site(Option<PathBuf>),
    /// Write a report.
    Write {
        /// Where to.
        path: PathBuf,
        /// The report.
        text: String,
    },
}

impl Request {
    /// Says that something did not happen.
    #[must_use]
    pub fn refuse(why: impl Into<String>) -> Self {
        Self::Say(Said::Error(why.into()))
    }
}

/// What a screen is told.
#[derive(Debug)]
pub enum News {
    /// Something was found.
    Found {
        /// What it was looked for.
        wanted: Wanted,
        /// What was found.
        item: usize,
    },
    /// An entry to go to.
    Entry(Seq),
    /// The prizes are defined.
    Prizes(Box<PrizeRules>),
    /// An act is on disk and has happened.
    Recorded(Box<Act>),
    /// An act was taken back, or done again.
    Ledger(Box<Act>),
    /// Long work is done.
    Answer(Box<Answer>),
}

/// What a list to choose from is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// Puts the cursor on a player.
    Player,
    /// Puts the cursor on a board.
    Board,
    /// The preset of a new event.
    Preset,
    /// Whom a player was not paired with.
    Opponent(PlayerId),
    /// Whom a player must not meet.
    Forbidden(PlayerId),
    /// Who sits at a new board, after those who sit there already.
    Seat(Vec<PlayerId>),
    /// A player who gets a bye in the pairing.
    Bye,
}

/// What an input line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// The path of an event.
    OpenPath,
    /// The title of a new event, made of a preset.
    Title {
        /// The place of the preset.
        preset: usize,
    },
    /// The path of a list of players.
    Import,
    /// The path of a tournament report that becomes an event.
    ImportEvent,
    /// The path of the definitions of prizes.
    Prizes,
    /// A remark for the journal.
    Note,
    /// Who types.
    Operator,
    /// A player's line.
    Change(PlayerId),
    /// Why a player leaves.
    Withdraw(PlayerId),
    /// Why a player is excluded.
    Expel(PlayerId),
    /// A round and a kind of bye.
    Bye(PlayerId),
    /// A board.
    FixBoard(PlayerId),
    /// Why a result is changed.
    Correction(Box<Act>),
    /// A line of the setup.
    Setup(SetupLine),
    /// An entry of the journal.
    GoTo,
    /// Where a report goes.
    WriteTo(String),
    /// The folder of the event's site.
    Site,
}
