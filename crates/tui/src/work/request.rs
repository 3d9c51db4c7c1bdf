//! What a screen wants: the closed list of everything that leaves a screen or an overlay.

use std::path::PathBuf;

use crate::keys::intent::{Intent, ScreenKind};
use crate::lists::prize_lines::PrizeLine;
use crate::lists::setup_lines::SetupLine;
use crate::projector::content::Kind as WallList;
use crate::widgets::text::Line;
use crate::work::importing::{ListRequest, ListSource, Listed, Opened, ReportFindings};
use crate::work::job::{Answer, Work};
pub use crate::work::said::Said;
use desk::desks::network::AsWhom;
use desk::shared::waiting::Kept;
use engine::action::Act;
use engine::amend::Results;
use engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use engine::prizes::PrizeRules;
use engine::refusal::{Level, Warning};
use engine::setup::TieBreak;
use engine::text::Label;
use formats::player_list::Choices as ListChoices;
use formats::presets::Preset;

/// What a screen or an overlay wants.
#[derive(Debug)]
pub enum Request {
    /// Nothing: the key has no meaning on this screen.
    Unhandled,
    /// Do an act; its warnings are asked about first.
    Do(Box<Act>),
    /// Do several acts at once, all or none; what was accepted for them.
    DoAll(Vec<Act>, Vec<Warning>),
    /// Read a list of players and show what it would do.
    ReadList(Box<ListRequest>),
    /// Keep how a list was read for the next time.
    KeepChoices(Box<(ListSource, ListChoices)>),
    /// Compare everybody who is registered with the rating lists.
    CheckLists,
    /// Have the rating lists loaded by the command of the settings.
    UpdateLists,
    /// Take a list over that was shown: whoever is new, and the changes of the others where that is wanted.
    Enlist(Box<Listed>, bool),
    /// Do an act whose warnings were accepted.
    Accepted(Box<Act>, Vec<Warning>),
    /// Change a result that stands; what that does is shown first.
    Correct(Box<Act>),
    /// Announce the standings after a round.
    Seal(RoundNo),
    /// Draw lots for places that nothing else decides.
    DrawLots,
    /// Draw the position from which the games of a round begin.
    DrawPosition(RoundNo),
    /// Draw the pairing numbers by lot.
    DrawNumbers,
    /// Draw the pairing numbers by the Varma tables.
    DrawByVarma,
    /// Announce them, its warnings accepted.
    SealAccepted(RoundNo, Vec<Warning>),
    /// Undo the last act, although others have seen it.
    UndoAccepted,
    /// Sign the event with these warnings accepted; whether that closes it.
    SignAccepted(bool, Vec<Warning>),
    /// Do what a line of the palette says.
    Perform(Intent, Option<ScreenKind>),
    /// Show a screen.
    Go(ScreenKind),
    /// Show a player's card.
    Card(PlayerId),
    /// Show a text to read.
    Show(LongText),
    /// Ask the director something.
    Ask(Box<Question>),
    /// Let the director choose from a list.
    Find(Box<Choices>),
    /// Let the director type a line.
    Input(Box<InputLine>),
    /// Show a list on the wall, of one round or, without one, of the last round at any time.
    Project(WallList, Option<RoundNo>),
    /// Leave the program, whatever is not recorded.
    Leave,
    /// Pair a round; what must be settled before is settled first.
    Pair(RoundNo),
    /// Pair a round, the warnings of what must be settled before accepted.
    PairAccepted(RoundNo, Vec<Warning>),
    /// Give these players a zero-point bye in a round and pair it, the warnings of what must be settled before accepted.
    PairWithout(RoundNo, Vec<PlayerId>, Vec<Warning>),
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
        /// The preset.
        preset: Box<Preset>,
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
    /// Make an event of a tournament report, of which this was found and shown already.
    ImportEvent(Box<ReportFindings>),
    /// Lay an event on the desk that was read.
    TakeUp(Box<Opened>),
    /// Read the definitions of prizes.
    Prizes(PathBuf),
    /// Read a file of results and show what it would enter.
    Results(PathBuf),
    /// Enter the results of a file, all or none, their warnings accepted.
    EnterResults(Vec<Act>, Vec<Warning>),
    /// Note who types from now on.
    Operator(Label),
    /// Publish the event as a site in a folder and keep it up to date there, or no longer.
    Site(Option<PathBuf>),
    /// Share the event with other desks.
    Share(AsWhom),
    /// Say what taking over as lead means, and ask whether that is wanted.
    AskToTakeOverAsLead,
    /// Show what lets other desks join.
    Codes,
    /// Ask whether the codes expire, and whether there are new ones.
    AskToEndCodes,
    /// Have the codes expire; whether there are new ones.
    EndCodes(bool),
    /// Join an event with a code, as a desk that is called so.
    Join {
        /// The code.
        code: String,
        /// The name of this desk.
        name: String,
    },
    /// Ask what this desk is called, to join with a code.
    NameDesk(String),
    /// Say what leaving the other desks means, and ask whether that is wanted.
    AskToLeaveDesks,
    /// Ask which desk is shut out.
    AskToShutOut,
    /// Shut a desk out.
    ShutOut(String),
    /// Leave the other desks.
    LeaveDesks,
    /// Go on with the entries of the other desks, where this one has other ones.
    KeepOthers,
    /// Give the other desks the entries of this one, where they have other ones.
    KeepMine,
    /// Decide about what could not be entered, or waits while the server is away, behind so many that are kept.
    Decide(usize),
    /// Decide about a board for which two desks typed different results, behind so many that are left for later.
    Dispute(usize),
    /// Remove the folder of an earlier server that lies beside the event.
    RemoveLeftOver,
    /// Drop an act that could not be entered.
    DropKept(Box<Kept>, usize),
    /// Drop everything that was typed without the server and could not be entered.
    DropUndecided,
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

    /// Asks the director something.
    #[must_use]
    pub fn ask(question: Question) -> Self {
        Self::Ask(Box::new(question))
    }

    /// Lets the director type a line.
    #[must_use]
    pub fn input(line: InputLine) -> Self {
        Self::Input(Box::new(line))
    }
}

/// What a screen is told.
#[derive(Debug)]
pub enum News {
    /// Something was chosen from a list.
    Found(Found),
    /// A player whose card was asked for on a screen.
    Card(PlayerId, ScreenKind),
    /// An entry to go to.
    Entry(Seq),
    /// The prizes of a file.
    Prizes(Box<PrizeRules>),
    /// What was typed on a line of the prizes.
    Prize(PrizeLine, String),
    /// An act is on disk and has happened.
    Recorded(Box<Act>),
    /// Another desk did an act.
    Came(Box<Act>),
    /// An act was taken back, or done again.
    Ledger(Box<Act>),
    /// Long work is done.
    Answer(Box<Answer>),
    /// What was asked about, typed and not recorded, is dropped.
    Dropped,
    /// What was asked about, typed and not recorded, waits for later.
    SetAside,
    /// What becomes of the result of a board that is put right; none yet where the question begins.
    ResultOf(Option<(BoardNo, Results)>),
    /// Another dealer was typed: whether the players keep their cards, or the cards stay in the order of play.
    Dealer {
        /// Whether the players keep their cards.
        keep: bool,
    },
}

/// What was chosen from a list, and what for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// A player, to put the cursor on.
    Player(PlayerId),
    /// A board, to put the cursor on.
    Board(BoardNo),
    /// The preset of a new event.
    Preset(Box<Preset>),
    /// A player, and whom that player was not paired with.
    Opponent(PlayerId, PlayerId),
    /// A player, and whom that player must not meet.
    Forbidden(PlayerId, PlayerId),
    /// The players at a new board; whoever was chosen is the last one.
    Seat(Vec<PlayerId>),
    /// A player who gets a bye in the pairing.
    Bye(PlayerId),
    /// A tie-break, and the place on the list that it takes; none for the end.
    TieBreak(Option<usize>, Box<TieBreak>),
}

/// A text to read.
#[derive(Debug)]
pub struct LongText {
    /// The title.
    pub title: String,
    /// The lines.
    pub lines: Vec<Line>,
    /// Whether lines are broken where they do not fit; the lines of tables are cut instead.
    pub is_prose: bool,
}

impl LongText {
    /// Creates a text whose lines may be broken.
    #[must_use]
    pub fn prose(title: impl Into<String>, lines: Vec<Line>) -> Self {
        Self { title: title.into(), lines, is_prose: true }
    }

    /// Creates a text whose columns stand under each other.
    #[must_use]
    pub fn columns(title: impl Into<String>, lines: Vec<Line>) -> Self {
        Self { is_prose: false, ..Self::prose(title, lines) }
    }
}

/// Something that may be done, as a question names it.
#[derive(Debug)]
pub struct NamedOutcome {
    /// What its key means among the keys of questions.
    pub intent: Intent,
    /// What it does, in words: `publish round 2`.
    pub does: String,
    /// What is done then.
    pub then: Request,
}

impl NamedOutcome {
    /// Names what may be done.
    #[must_use]
    pub fn new(intent: Intent, does: impl Into<String>, then: Request) -> Self {
        Self { intent, does: does.into(), then }
    }
}

/// Something that the director must read or decide.
///
/// What it may do has a key of its own; Enter does nothing of it, and Esc is always what changes nothing.
#[derive(Debug)]
pub struct Question {
    /// The title.
    pub title: String,
    /// What is to be read.
    pub lines: Vec<Line>,
    /// What may be done, the usual one first; nothing where it is only to be read.
    pub outcomes: Vec<NamedOutcome>,
    /// What becomes of it where none of them is chosen, in words: `back to the pairing`.
    pub safe: String,
    /// Whether it is asked a second time.
    pub is_twice: bool,
    /// How loud its warnings are, where it has any.
    pub level: Option<Level>,
    /// What is done once it was read, where it is only to be read.
    pub after: Option<Request>,
}

impl Question {
    /// Creates a text that wants to be read, and nothing more.
    #[must_use]
    pub fn read(title: impl Into<String>, lines: Vec<Line>) -> Self {
        let (outcomes, safe) = (Vec::new(), String::new());
        Self { title: title.into(), lines, outcomes, safe, is_twice: false, level: None, after: None }
    }

    /// Creates a text that wants to be read before something is said.
    #[must_use]
    pub fn read_before(title: impl Into<String>, lines: Vec<Line>, after: Request) -> Self {
        Self { after: Some(after), ..Self::read(title, lines) }
    }

    /// Creates a question; `safe` says what Esc leads to.
    #[must_use]
    pub fn ask(
        title: impl Into<String>,
        lines: Vec<Line>,
        outcome: NamedOutcome,
        safe: impl Into<String>,
    ) -> Self {
        Self { outcomes: vec![outcome], safe: safe.into(), ..Self::read(title, lines) }
    }

    /// Asks a second time where the warnings want that.
    #[must_use]
    pub fn as_loud_as(self, level: Level) -> Self {
        Self { is_twice: level == Level::ConfirmTwice, level: Some(level), ..self }
    }

    /// Adds something else that may be done.
    #[must_use]
    pub fn or(mut self, outcome: NamedOutcome) -> Self {
        self.outcomes.push(outcome);
        self
    }
}

/// Something to choose.
#[derive(Debug)]
pub struct ChoiceItem {
    /// What it is, and what for.
    pub found: Found,
    /// The text of its line.
    pub text: String,
    /// The number by which it may be called, too.
    pub number: Option<u16>,
    /// What is known of it, behind its text; it is not searched.
    pub beside: String,
    /// What is said of it while the cursor is on it; may be empty.
    pub about: String,
}

/// A list to choose from.
#[derive(Debug)]
pub struct Choices {
    /// The title.
    pub title: String,
    /// What there is to choose.
    pub items: Vec<ChoiceItem>,
    /// The place of the item that the cursor is on at first.
    pub start: usize,
}

/// An input line.
#[derive(Debug, Clone)]
pub struct InputLine {
    /// The title.
    pub title: String,
    /// What the text looks like.
    pub hint: String,
    /// What it asks for.
    pub asked: Asked,
    /// The text that is offered to be changed.
    pub offered: String,
    /// Whether the caret begins at its first field, and not behind it.
    pub at_start: bool,
}

impl InputLine {
    /// Creates an input line that is empty; `hint` says what the text looks like.
    #[must_use]
    pub fn new(title: impl Into<String>, hint: impl Into<String>, asked: Asked) -> Self {
        Self { title: title.into(), hint: hint.into(), asked, offered: String::new(), at_start: false }
    }

    /// Offers a text to be changed.
    #[must_use]
    pub fn offering(self, text: impl Into<String>) -> Self {
        Self { offered: text.into(), ..self }
    }

    /// Opens the line with the caret at its first field: a long line shows its end otherwise.
    #[must_use]
    pub fn from_the_start(self) -> Self {
        Self { at_start: true, ..self }
    }
}

/// How the names begin under which reasons are kept that were typed and not recorded.
pub const REASON: &str = "reason";

impl Asked {
    const fn prize_name(&self) -> &'static str {
        if let Self::Prize(line) = self { line.name() } else { "" }
    }

    /// Returns the name under which the text of the line is kept where it was not recorded; none for what is of no
    /// event.
    #[must_use]
    pub fn kept_as(&self) -> Option<String> {
        match self {
            Self::Note => Some("note".to_owned()),
            Self::Change(id) => Some(format!("change of player {id}")),
            Self::Withdraw(id) => Some(format!("withdrawal of player {id}")),
            Self::Expel(id) => Some(format!("exclusion of player {id}")),
            Self::Bye(id) => Some(format!("bye of player {id}")),
            Self::Partner(id) => Some(format!("partner of player {id}")),
            Self::FixBoard(id) => Some(format!("fixed board of player {id}")),
            Self::Renumber(id) => Some(format!("pairing number of player {id}")),
            Self::Points(id) => Some(format!("points of player {id}")),
            Self::Rerate(id) => Some(format!("ratings of player {id} from a round on")),
            Self::Give(id, name) => Some(format!("{name} of player {id}")),
            Self::Correction(act) =>
            {
                #[expect(clippy::wildcard_enum_match_arm, reason = "only these are asked a reason")]
                match &**act {
                    Act::Correct { round, board, .. } => {
                        Some(format!("{REASON} of the correction of round {round}, board {board}"))
                    }
                    Act::Amend { round, .. } => Some(format!("{REASON} of putting round {round} right")),
                    Act::Unpublish { round, .. } => Some(format!("{REASON} of withdrawing round {round}")),
                    _ => None,
                }
            }
            Self::Setup(line) => Some(format!("setup line {line:?}")),
            Self::Prize(PrizeLine::Fund(fund, _)) => {
                Some(format!("{} of fund {}", self.prize_name(), fund + 1))
            }
            Self::Prize(_) => Some(format!("{} of the prizes", self.prize_name())),
            Self::OpenPath
            | Self::Title(_)
            | Self::Import
            | Self::ImportEvent
            | Self::Prizes
            | Self::Results
            | Self::Operator
            | Self::GoTo
            | Self::WriteTo(_)
            | Self::Site
            | Self::Code
            | Self::DeskName(_)
            | Self::ShutOut => None,
        }
    }
}

/// What an input line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// The path of an event.
    OpenPath,
    /// The title of a new event, made of a preset.
    Title(Box<Preset>),
    /// The path of a list of players.
    Import,
    /// The path of a tournament report that becomes an event.
    ImportEvent,
    /// The path of the definitions of prizes.
    Prizes,
    /// A line of the prizes.
    Prize(PrizeLine),
    /// The path of a file of results.
    Results,
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
    /// The partner.
    Partner(PlayerId),
    /// A board.
    FixBoard(PlayerId),
    /// Another pairing number.
    Renumber(PlayerId),
    /// Points that are given or taken, and why.
    Points(PlayerId),
    /// Ratings that hold from a round on.
    Rerate(PlayerId),
    /// The value of a tie-break of the event's own.
    Give(PlayerId, Label),
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
    /// The code of an event that another desk shares.
    Code,
    /// What this desk is called there.
    DeskName(String),
    /// The name of a desk that is shut out.
    ShutOut,
}
