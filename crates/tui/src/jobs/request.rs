//! The requests of the screens: the closed list of everything that leaves a screen or an overlay.

use std::path::PathBuf;

use crate::jobs::importing::{ListRequest, ListSource, Listed, Opened, ReportFindings};
use crate::jobs::job::{Answer, Work};
pub use crate::jobs::said::Said;
use crate::keys::intent::{Intent, ScreenKind};
use crate::lists::prize_lines::{FundLine, PrizeLine};
use crate::lists::setup_lines::SetupLine;
use crate::projector::content::ProjectedList;
use crate::widgets::text::{Line, Piece, piece};
use crate::widgets::theme::Role;
use desk::desks::network::AsWhom;
use desk::publication::form::Written;
use desk::shared::waiting::Kept;
use engine::action::Act;
use engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use engine::prizes::PrizeRules;
use engine::refusal::{Level, Warning};
use engine::round_correction::Results;
use engine::setup::TieBreak;
use engine::text::Label;
use formats::language::desk::DeskLanguage;
use formats::player_list::Choices as ListChoices;
use formats::presets::Preset;

/// A request of a screen or an overlay.
#[derive(Debug)]
pub enum Request {
    /// Nothing: the key has no meaning on this screen.
    Unhandled,
    /// Do an act, after a question about its warnings.
    Do(Box<Act>),
    /// Do several acts at once, all or none, with the warnings that were accepted.
    DoAll(Vec<Act>, Vec<Warning>),
    /// Read a list of players and show its effect.
    ReadList(Box<ListRequest>),
    /// Store how a list was read for the next time.
    KeepChoices(Box<(ListSource, ListChoices)>),
    /// Compare every registered player with the rating lists.
    CheckLists,
    /// Load the rating lists with the command of the settings.
    UpdateLists,
    /// Import a list that was shown: the new players, and also the changes of the others if `true`.
    Enlist(Box<Listed>, bool),
    /// Do an act whose warnings were accepted.
    Accepted(Box<Act>, Vec<Warning>),
    /// Correct a result; the consequences are shown first.
    Correct(Box<Act>),
    /// Publish the standings after a round and seal them.
    Seal(RoundNo),
    /// Draw lots for places that no other criterion decides.
    DrawLots,
    /// Draw the starting position of a round's games.
    DrawPosition(RoundNo),
    /// Draw the pairing numbers by lot.
    DrawNumbers,
    /// Draw the pairing numbers by the Varma tables.
    DrawByVarma,
    /// Publish and seal them, with the accepted warnings.
    SealAccepted(RoundNo, Vec<Warning>),
    /// Undo the last act, although others have seen it.
    UndoAccepted,
    /// Sign the event with these accepted warnings; `true` also closes it.
    SignAccepted(bool, Vec<Warning>),
    /// Do the action of a palette line.
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
    /// Show a list on the projector, of one round or, without one, of the last round at any time.
    Project(ProjectedList, Option<RoundNo>),
    /// Leave the program, even if input is not recorded.
    Leave,
    /// Pair a round, after everything that must be settled first.
    Pair(RoundNo),
    /// Pair a round, with the accepted warnings of the acts that must be settled first.
    PairAccepted(RoundNo, Vec<Warning>),
    /// Do these acts at once, all or none, and pair a round, with the accepted warnings.
    PairAfter(RoundNo, Vec<Act>, Vec<Warning>),
    /// Do long work.
    Work(Work),
    /// Show the director a message.
    Say(Said),
    /// Send news to the screen.
    Tell(News),
    /// Open an event.
    Open(PathBuf),
    /// Create an event from a preset.
    Create {
        /// The preset.
        preset: Box<Preset>,
        /// The title.
        title: Label,
    },
    /// Begin the tour.
    Tour,
    /// Do not offer the tour again.
    NoTour,
    /// Remove an event from the list of recent ones.
    Forget(PathBuf),
    /// Read players from a file.
    Import(PathBuf),
    /// Create an event from a tournament report; these findings were already shown.
    ImportEvent(Box<ReportFindings>),
    /// Open an event that was read.
    TakeUp(Box<Opened>),
    /// Read the definitions of prizes.
    Prizes(PathBuf),
    /// Read a file of results and show its effect.
    Results(PathBuf),
    /// Record the acts of a file, all or none, with the accepted warnings, and say this then.
    EnterAll(Vec<Act>, Vec<Warning>, String),
    /// Set the operator's name.
    Operator(Label),
    /// Change the language of the desk.
    Language(DeskLanguage),
    /// Publish the event as a site in a folder and update it from now on; `None` stops the updates.
    Site(Option<PathBuf>),
    /// Share the event with other desks.
    Share(AsWhom),
    /// Explain what taking over as lead means, and ask for a confirmation.
    AskToTakeOverAsLead,
    /// Show the codes with which other desks join.
    Codes,
    /// Ask whether the codes should expire, and whether to create new ones.
    AskToEndCodes,
    /// Let the codes expire; `true` creates new ones.
    EndCodes(bool),
    /// Join an event with a code and a name for this desk.
    Join {
        /// The code.
        code: String,
        /// The name of this desk.
        name: String,
    },
    /// Ask for the name of this desk, to join with a code.
    NameDesk(String),
    /// Explain what leaving the other desks means, and ask for a confirmation.
    AskToLeaveDesks,
    /// Ask which desk to shut out.
    AskToShutOut,
    /// Shut a desk out.
    ShutOut(String),
    /// Leave the other desks.
    LeaveDesks,
    /// Continue with the entries of the other desks, where they differ from those of this desk.
    KeepOthers,
    /// Send the other desks the entries of this desk, where they differ.
    KeepMine,
    /// Decide about an act that could not be entered or that waits for the server, after skipping this number
    /// of acts.
    Decide(usize),
    /// Decide about a board for which two desks entered different results, after skipping this number of
    /// boards.
    Dispute(usize),
    /// Remove the folder that an earlier server left beside the event.
    RemoveLeftOver,
    /// Discard an act that could not be entered.
    DropKept(Box<Kept>, usize),
    /// Discard everything that was entered without the server and then refused.
    DropUndecided,
    /// Write a report.
    Write {
        /// The path.
        path: PathBuf,
        /// The report.
        report: Written,
    },
}

impl Request {
    /// Returns an error message.
    #[must_use]
    pub fn refuse(why: impl Into<String>) -> Self {
        Self::Say(Said::Error(why.into()))
    }

    /// Returns a question to the director.
    #[must_use]
    pub fn ask(question: Question) -> Self {
        Self::Ask(Box::new(question))
    }

    /// Returns a request for an input line.
    #[must_use]
    pub fn input(line: InputLine) -> Self {
        Self::Input(Box::new(line))
    }
}

/// News for a screen.
#[derive(Debug)]
pub enum News {
    /// An item was chosen from a list.
    Found(Found),
    /// A player whose card was asked for on a screen.
    Card(PlayerId, ScreenKind),
    /// An entry to go to.
    Entry(Seq),
    /// The prizes that were read from a file.
    Prizes(Box<PrizeRules>),
    /// The text that was entered for a line of the prizes.
    Prize(PrizeLine, String),
    /// An act was written to disk and applied.
    Recorded(Box<Act>),
    /// Another desk did an act.
    Came(Box<Act>),
    /// An act was undone or redone.
    Ledger(Box<Act>),
    /// Long work is done.
    Answer(Box<Answer>),
    /// The input in question was discarded.
    Dropped,
    /// The input in question was saved for later.
    SetAside,
    /// The decision about the result of a board that is being corrected; `None` while the question is new.
    ResultOf(Option<(BoardNo, Results)>),
    /// Another dealer was entered: whether the players retain their cards, or the cards stay in the order of
    /// play.
    Dealer {
        /// True if the players retain their cards.
        keep: bool,
    },
}

/// An item that was chosen from a list, and its purpose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// A player to move the cursor to.
    Player(PlayerId),
    /// A board to move the cursor to.
    Board(BoardNo),
    /// The preset of a new event.
    Preset(Box<Preset>),
    /// A player, and an opponent whom that player did not get.
    Opponent(PlayerId, PlayerId),
    /// A player, and another whom that player must not meet.
    Forbidden(PlayerId, PlayerId),
    /// The players at a new board; the chosen one is last.
    Seat(Vec<PlayerId>),
    /// A player who gets a bye in the pairing.
    Bye(PlayerId),
    /// A tie-break and its index in the list; `None` for the end.
    TieBreak(Option<usize>, Box<TieBreak>),
}

/// A text to read.
#[derive(Debug)]
pub struct LongText {
    /// The title.
    pub title: Piece,
    /// The lines.
    pub lines: Vec<Line>,
    /// True if long lines are wrapped; lines of tables are cut instead.
    pub is_prose: bool,
    /// True if it is in its language already: a report in that of the event.
    pub is_translated: bool,
}

impl LongText {
    /// Creates a text whose lines may be wrapped.
    #[must_use]
    pub fn prose(title: impl Into<Piece>, lines: Vec<Line>) -> Self {
        Self { title: title.into(), lines, is_prose: true, is_translated: false }
    }

    /// Creates a text of a report.
    #[must_use]
    pub fn report(title: impl Into<Piece>, text: &str) -> Self {
        let lines = text.lines().map(|line| vec![piece(Role::Text, line)]).collect();
        Self { is_translated: true, ..Self::columns(title, lines) }
    }

    /// Creates a text whose columns are aligned.
    #[must_use]
    pub fn columns(title: impl Into<Piece>, lines: Vec<Line>) -> Self {
        Self { is_prose: false, ..Self::prose(title, lines) }
    }
}

/// An outcome of a question.
#[derive(Debug)]
pub struct NamedOutcome {
    /// The meaning of its key in questions.
    pub intent: Intent,
    /// Its effect in words: `publish round 2`.
    pub does: Piece,
    /// The request that it makes.
    pub then: Request,
}

impl NamedOutcome {
    /// Creates an outcome.
    #[must_use]
    pub fn new(intent: Intent, does: impl Into<Piece>, then: Request) -> Self {
        Self { intent, does: does.into(), then }
    }
}

/// A text that the director must read or decide about.
///
/// Each outcome has its own key. Enter never chooses one, and Esc always changes nothing.
#[derive(Debug)]
pub struct Question {
    /// The title.
    pub title: Piece,
    /// The text.
    pub lines: Vec<Line>,
    /// The outcomes, the usual one first; empty if the text is only to be read.
    pub outcomes: Vec<NamedOutcome>,
    /// The effect of Esc in words: `back to the pairing`.
    pub safe: Piece,
    /// True if it asks for a second confirmation.
    pub is_twice: bool,
    /// The highest level of its warnings.
    pub level: Option<Level>,
    /// The request after reading, if the text is only to be read.
    pub after: Option<Request>,
}

impl Question {
    /// Creates a text that is only to be read.
    #[must_use]
    pub fn read(title: impl Into<Piece>, lines: Vec<Line>) -> Self {
        let (outcomes, safe) = (Vec::new(), "".into());
        Self { title: title.into(), lines, outcomes, safe, is_twice: false, level: None, after: None }
    }

    /// Creates a text that is read before the request `after`.
    #[must_use]
    pub fn read_before(title: impl Into<Piece>, lines: Vec<Line>, after: Request) -> Self {
        Self { after: Some(after), ..Self::read(title, lines) }
    }

    /// Creates a question; `safe` is the effect of Esc in words.
    #[must_use]
    pub fn ask(
        title: impl Into<Piece>,
        lines: Vec<Line>,
        outcome: NamedOutcome,
        safe: impl Into<Piece>,
    ) -> Self {
        Self { outcomes: vec![outcome], safe: safe.into(), ..Self::read(title, lines) }
    }

    /// Asks for a second confirmation if the level requires it.
    #[must_use]
    pub fn as_loud_as(self, level: Level) -> Self {
        Self { is_twice: level == Level::ConfirmTwice, level: Some(level), ..self }
    }

    /// Adds another outcome.
    #[must_use]
    pub fn or(mut self, outcome: NamedOutcome) -> Self {
        self.outcomes.push(outcome);
        self
    }
}

/// An item of a list to choose from.
#[derive(Debug)]
pub struct ChoiceItem {
    /// The item, and the purpose of the choice.
    pub found: Found,
    /// The text of its line.
    pub text: String,
    /// The number that also selects it.
    pub number: Option<u16>,
    /// More data, shown after its text; it is not searched.
    pub beside: String,
    /// Further names by which the item is found; the one that matches is shown after its text.
    pub also: Vec<String>,
    /// A description that is shown while the cursor is on it; may be empty.
    pub about: String,
}

/// A list to choose from.
#[derive(Debug)]
pub struct Choices {
    /// The title.
    pub title: Piece,
    /// The items.
    pub items: Vec<ChoiceItem>,
    /// The index of the item under the cursor at first.
    pub start: usize,
}

/// An input line.
#[derive(Debug, Clone)]
pub struct InputLine {
    /// The title.
    pub title: Piece,
    /// A hint about the form of the text.
    pub hint: String,
    /// The purpose of the text.
    pub asked: InputPurpose,
    /// The text to change.
    pub offered: String,
    /// True if the caret starts at the first field instead of the end.
    pub at_start: bool,
}

impl InputLine {
    /// Creates an empty input line; `hint` shows the form of the text.
    #[must_use]
    pub fn new(title: impl Into<Piece>, hint: impl Into<String>, asked: InputPurpose) -> Self {
        Self { title: title.into(), hint: hint.into(), asked, offered: String::new(), at_start: false }
    }

    /// Fills in a text to change.
    #[must_use]
    pub fn offering(self, text: impl Into<String>) -> Self {
        Self { offered: text.into(), ..self }
    }

    /// Puts the caret at the first field: otherwise a long line shows its end.
    #[must_use]
    pub fn from_the_start(self) -> Self {
        Self { at_start: true, ..self }
    }
}

/// The prefix of the names under which unrecorded reasons are saved.
pub const REASON: &str = "reason";

impl InputPurpose {
    const fn prize_name(&self) -> &'static str {
        if let Self::Prize(line) = self { line.name() } else { "" }
    }

    /// Returns true if the line has days of the event or dates of birth.
    pub(super) const fn is_of_days(&self) -> bool {
        matches!(
            self,
            Self::Setup(SetupLine::FirstDay | SetupLine::LastDay | SetupLine::Schedule)
                | Self::Prize(PrizeLine::Fund(_, FundLine::BornFrom | FundLine::BornBefore))
        )
    }

    /// Returns the name under which the unrecorded text of the line is saved; `None` if it does not belong to
    /// an event.
    #[must_use]
    pub fn kept_as(&self) -> Option<String> {
        match self {
            Self::Note => Some("note".to_owned()),
            Self::Change(id) => Some(format!("change of player {id}")),
            Self::Withdraw(id) => Some(format!("withdrawal of player {id}")),
            Self::Exclude(id) => Some(format!("exclusion of player {id}")),
            Self::Bye(id) => Some(format!("bye of player {id}")),
            Self::Partner(id) => Some(format!("partner of player {id}")),
            Self::FixBoard(id) => Some(format!("fixed board of player {id}")),
            Self::Renumber(id) => Some(format!("pairing number of player {id}")),
            Self::Points(id) => Some(format!("points of player {id}")),
            Self::Rerate(id) => Some(format!("ratings of player {id} from a round on")),
            Self::Give(id, name) => Some(format!("{name} of player {id}")),
            Self::LineUp { round, board, team } => {
                Some(format!("line-up of player {team} in round {round}, match {board}"))
            }
            Self::Member(team) => Some(format!("list of player {team}")),
            Self::Correction(act) =>
            {
                #[expect(clippy::wildcard_enum_match_arm, reason = "only these are asked a reason")]
                match &**act {
                    Act::Correct { round, board, .. } => {
                        Some(format!("{REASON} of the correction of round {round}, board {board}"))
                    }
                    Act::CorrectRound { round, .. } => Some(format!("{REASON} of correcting round {round}")),
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

/// The purpose of an input line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputPurpose {
    /// The path of an event.
    OpenPath,
    /// The title of a new event with this preset.
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
    /// The operator's name.
    Operator,
    /// A player's line.
    Change(PlayerId),
    /// The reason of a withdrawal.
    Withdraw(PlayerId),
    /// The reason of an exclusion.
    Exclude(PlayerId),
    /// A round and a kind of bye.
    Bye(PlayerId),
    /// The partner.
    Partner(PlayerId),
    /// A board.
    FixBoard(PlayerId),
    /// Another pairing number.
    Renumber(PlayerId),
    /// Added or deducted points, and the reason.
    Points(PlayerId),
    /// Ratings that are valid from a round on.
    Rerate(PlayerId),
    /// A value of the event's own tie-break.
    Give(PlayerId, Label),
    /// A team's line-up for a match.
    LineUp {
        /// The round.
        round: RoundNo,
        /// The match.
        board: BoardNo,
        /// The team.
        team: PlayerId,
    },
    /// Players who are added to a team's list.
    Member(PlayerId),
    /// The reason of a correction.
    Correction(Box<Act>),
    /// A line of the setup.
    Setup(SetupLine),
    /// An entry of the journal.
    GoTo,
    /// The path of a report.
    WriteTo(Written),
    /// The folder of the event's site.
    Site,
    /// The code of an event that another desk shares.
    Code,
    /// The name of this desk for the code.
    DeskName(String),
    /// The name of a desk to shut out.
    ShutOut,
}
