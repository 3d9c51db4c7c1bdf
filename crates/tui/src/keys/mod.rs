//! The keymap: one table, from which lookup, key bar, help, palette and the manual's table are made.
//!
//! They cannot disagree, because none of them is written twice.

pub mod intent;

use std::fmt;
use std::fmt::Write as _;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::keys::intent::{Intent, ScreenKind};
use desk::desks;
use formats::entry::keys::KeySet;

/// A key as the keymap names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A character.
    Char(char),
    /// A character with Ctrl.
    Ctrl(char),
    /// A character with Alt.
    Alt(char),
    /// A function key.
    F(u8),
    /// A key that has a name.
    Named(Named),
}

/// A key that has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
}

/// The names of named keys: as they are written in files, and as the key bar shows them.
const NAMES: [(Named, &str, &str); 14] = [
    (Named::Up, "Up", "↑"),
    (Named::Down, "Down", "↓"),
    (Named::Left, "Left", "←"),
    (Named::Right, "Right", "→"),
    (Named::PageUp, "PageUp", "PgUp"),
    (Named::PageDown, "PageDown", "PgDn"),
    (Named::Home, "Home", "Home"),
    (Named::End, "End", "End"),
    (Named::Enter, "Enter", "Enter"),
    (Named::Esc, "Esc", "Esc"),
    (Named::Tab, "Tab", "Tab"),
    (Named::BackTab, "BackTab", "Shift-Tab"),
    (Named::Backspace, "Backspace", "Backspace"),
    (Named::Delete, "Delete", "Del"),
];

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(' ') => f.write_str("Space"),
            Self::Char(c) => f.write_char(*c),
            Self::Ctrl(c) => write!(f, "Ctrl-{c}"),
            Self::Alt(c) => write!(f, "Alt-{c}"),
            Self::F(number) => write!(f, "F{number}"),
            Self::Named(named) => {
                let shown = NAMES.iter().find(|(known, ..)| known == named).map_or("", |(.., shown)| *shown);
                f.write_str(shown)
            }
        }
    }
}

impl Key {
    /// Reads a key as a user's keymap writes it: `u`, `Ctrl-r`, `Alt-1`, `F5`, `PageUp`, `Space`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let single = |text: &str| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.next().is_none())
        };
        if text == "Space" {
            return Some(Self::Char(' '));
        }
        if let Some((named, ..)) = NAMES.iter().find(|(_, name, shown)| *name == text || *shown == text) {
            return Some(Self::Named(*named));
        }
        let (ctrl, alt) = (text.strip_prefix("Ctrl-"), text.strip_prefix("Alt-"));
        let function = text.strip_prefix('F').and_then(|number| number.parse().ok());
        single(text)
            .map(Self::Char)
            .or_else(|| ctrl.and_then(single).map(Self::Ctrl))
            .or_else(|| alt.and_then(single).map(Self::Alt))
            .or_else(|| function.filter(|number| (1..=12).contains(number)).map(Self::F))
    }

    /// Returns the key of a terminal event; `None` for what the keymap does not name.
    #[must_use]
    pub fn of(event: &KeyEvent) -> Option<Self> {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let alt = event.modifiers.contains(KeyModifiers::ALT);
        let named = match event.code {
            KeyCode::Char(c) if ctrl && !alt => return Some(Self::Ctrl(c.to_ascii_lowercase())),
            KeyCode::Char(c) if alt && !ctrl => return Some(Self::Alt(c)),
            KeyCode::Char(c) => return Some(Self::Char(c)),
            KeyCode::F(number) => return Some(Self::F(number)),
            KeyCode::Up => Named::Up,
            KeyCode::Down => Named::Down,
            KeyCode::Left => Named::Left,
            KeyCode::Right => Named::Right,
            KeyCode::PageUp => Named::PageUp,
            KeyCode::PageDown => Named::PageDown,
            KeyCode::Home => Named::Home,
            KeyCode::End => Named::End,
            KeyCode::Enter => Named::Enter,
            KeyCode::Esc => Named::Esc,
            KeyCode::Tab => Named::Tab,
            KeyCode::BackTab => Named::BackTab,
            KeyCode::Backspace => Named::Backspace,
            KeyCode::Delete => Named::Delete,
            KeyCode::Insert
            | KeyCode::Null
            | KeyCode::CapsLock
            | KeyCode::ScrollLock
            | KeyCode::NumLock
            | KeyCode::PrintScreen
            | KeyCode::Pause
            | KeyCode::Menu
            | KeyCode::KeypadBegin
            | KeyCode::Media(_)
            | KeyCode::Modifier(_) => return None,
        };
        Some(Self::Named(named))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || format!("`{text}` is not a key (expected for instance u, Ctrl-r, Alt-1, F5, PageUp)");
        Self::parse(&text).ok_or_else(|| D::Error::custom(wrong()))
    }
}

/// Where a key is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Context {
    /// Everywhere.
    Global,
    /// Wherever there is a cursor in a list.
    List,
    /// Wherever there is an input line.
    Field,
    /// A text to read.
    Reader,
    /// The manual.
    Manual,
    /// The home screen.
    Home,
    /// The setup screen.
    Setup,
    /// The players screen.
    Players,
    /// The round screen.
    Round,
    /// Results of one key.
    Walk,
    /// What may happen at any board of two beside the result.
    Special,
    /// A forfeit: who gets the point.
    Forfeit,
    /// A result without a key of its own.
    Other,
    /// Slips in any order.
    Slips,
    /// The number of a slip being typed.
    Slip,
    /// The second pass.
    Check,
    /// A line being typed at a board.
    Working,
    /// Tables of dice, no hand being typed.
    Hands,
    /// A hand being typed.
    Hand,
    /// Tables of Tractor.
    Tricks,
    /// A trick being typed.
    Trick,
    /// A pairing that is not announced yet.
    Draft,
    /// The standings screen.
    Standings,
    /// The crosstable.
    Crosstable,
    /// The player card.
    Card,
    /// The audit screen.
    Audit,
    /// The reports screen.
    Reports,
    /// The prizes while they are defined.
    Prizes,
    /// Projector mode.
    Projector,
    /// An input line of its own.
    Line,
    /// A list to choose from while typing.
    Pick,
    /// A question.
    Confirm,
    /// A message.
    Message,
    /// A list of players before it is taken over.
    ListPreview,
    /// What rating lists have otherwise.
    ListCheck,
    /// A player being typed, while rating lists are at hand.
    Adding,
}

impl Context {
    /// Returns the contexts whose keys hold here, the nearest first.
    #[must_use]
    pub const fn chain(self) -> &'static [Self] {
        match self {
            Self::Global => &[Self::Global],
            Self::List => &[Self::List, Self::Global],
            Self::Field => &[Self::Field],
            Self::Home => &[Self::Home, Self::List, Self::Global],
            Self::Setup => &[Self::Setup, Self::List, Self::Global],
            Self::Players => &[Self::Players, Self::List, Self::Global],
            Self::Round => &[Self::Round, Self::List, Self::Global],
            Self::Special => &[Self::Special, Self::Round, Self::List, Self::Global],
            Self::Walk => &[Self::Walk, Self::Special, Self::Round, Self::List, Self::Global],
            Self::Check => &[Self::Check, Self::Walk, Self::Special, Self::Round, Self::List, Self::Global],
            Self::Forfeit => &[Self::Forfeit],
            Self::Other => &[Self::Other],
            Self::Slips => &[Self::Slips, Self::Round, Self::List, Self::Global],
            // Whatever is no key of slips is text there, and refused.
            Self::Slip => &[Self::Slips, Self::Slip, Self::Global],
            Self::Working => &[Self::Working, Self::Field, Self::Global],
            Self::Hands => &[Self::Hands, Self::Round, Self::List, Self::Global],
            Self::Hand => &[Self::Hand, Self::Global],
            Self::Tricks => &[Self::Tricks, Self::Round, Self::List, Self::Global],
            Self::Trick => &[Self::Trick, Self::Field, Self::Global],
            Self::Draft => &[Self::Draft, Self::List, Self::Global],
            Self::Standings => &[Self::Standings, Self::List, Self::Global],
            Self::Crosstable => &[Self::Crosstable, Self::List, Self::Global],
            Self::Card => &[Self::Card, Self::List, Self::Global],
            Self::Audit => &[Self::Audit, Self::List, Self::Global],
            Self::Reports => &[Self::Reports, Self::List, Self::Global],
            Self::Prizes => &[Self::Prizes, Self::List, Self::Global],
            Self::Projector => &[Self::Projector],
            Self::Reader => &[Self::Reader, Self::List],
            Self::Manual => &[Self::Manual, Self::List],
            Self::Line => &[Self::Line, Self::Field],
            Self::Pick => &[Self::Pick, Self::Field],
            Self::Confirm => &[Self::Confirm, Self::List],
            Self::Message => &[Self::Message],
            Self::ListPreview => &[Self::ListPreview, Self::List],
            Self::ListCheck => &[Self::ListCheck, Self::List],
            Self::Adding => &[Self::Adding, Self::Line, Self::Field],
        }
    }

    /// Whether a character is text here, before any key of a farther context is looked up.
    #[must_use]
    pub const fn takes(self, c: char) -> bool {
        match self {
            // In a hand and in the number of a slip a letter is a mistake, not a command.
            Self::Field | Self::Slip | Self::Hand => true,
            Self::Slips | Self::Hands => c.is_ascii_digit(),
            Self::Global
            | Self::List
            | Self::Reader
            | Self::Manual
            | Self::Home
            | Self::Setup
            | Self::Players
            | Self::Round
            | Self::Walk
            | Self::Special
            | Self::Forfeit
            | Self::Other
            | Self::Check
            | Self::Working
            | Self::Tricks
            | Self::Trick
            | Self::Draft
            | Self::Standings
            | Self::Crosstable
            | Self::Card
            | Self::Audit
            | Self::Reports
            | Self::Prizes
            | Self::Projector
            | Self::Line
            | Self::Pick
            | Self::Confirm
            | Self::Message
            | Self::ListPreview
            | Self::ListCheck
            | Self::Adding => false,
        }
    }

    /// Returns the name in help and manual.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Global => "everywhere",
            Self::List => "lists",
            Self::Field => "input lines",
            Self::Reader => "texts",
            Self::Manual => "manual",
            Self::Home => "home",
            Self::Setup => "setup",
            Self::Players => "players",
            Self::Round => "round",
            Self::Walk => "round: results of one key",
            Self::Special => "round: boards of two",
            Self::Forfeit => "round: forfeit",
            Self::Other => "round: other result",
            Self::Slips => "round: slips",
            Self::Slip => "round: a slip being typed",
            Self::Check => "round: second pass",
            Self::Working => "round: a line being typed",
            Self::Hands => "round: dice",
            Self::Hand => "round: a hand being typed",
            Self::Tricks => "round: Tractor",
            Self::Trick => "round: a trick being typed",
            Self::Draft => "round: pairing by hand",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
            Self::Card => "player card",
            Self::Audit => "audit",
            Self::Reports => "reports",
            Self::Prizes => "prizes",
            Self::Projector => "projector",
            Self::Line => "questions answered with a line",
            Self::Pick => "lists to choose from",
            Self::Confirm => "questions",
            Self::Message => "messages",
            Self::ListPreview => "a list before it is taken over",
            Self::ListCheck => "players beside the rating lists",
            Self::Adding => "players: a player being typed",
        }
    }

    /// Returns the screen to which the context belongs, if it belongs to one.
    #[must_use]
    pub const fn screen(self) -> Option<ScreenKind> {
        match self {
            Self::Home => Some(ScreenKind::Home),
            Self::Setup => Some(ScreenKind::Setup),
            Self::Players | Self::Adding => Some(ScreenKind::Players),
            Self::Round
            | Self::Walk
            | Self::Special
            | Self::Forfeit
            | Self::Other
            | Self::Slips
            | Self::Slip
            | Self::Check
            | Self::Working
            | Self::Hands
            | Self::Hand
            | Self::Tricks
            | Self::Trick
            | Self::Draft => Some(ScreenKind::Round),
            Self::Standings => Some(ScreenKind::Standings),
            Self::Crosstable => Some(ScreenKind::Crosstable),
            Self::Card => Some(ScreenKind::Card),
            Self::Audit => Some(ScreenKind::Audit),
            Self::Reports | Self::Prizes => Some(ScreenKind::Reports),
            Self::Global
            | Self::List
            | Self::Field
            | Self::Reader
            | Self::Manual
            | Self::Projector
            | Self::Line
            | Self::Pick
            | Self::Confirm
            | Self::Message
            | Self::ListPreview
            | Self::ListCheck => None,
        }
    }
}

/// One line of the keymap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Binding {
    /// Where it holds.
    pub context: Context,
    /// The keys, the one that is shown first.
    pub keys: &'static [Key],
    /// What they mean.
    pub intent: Intent,
    /// What they mean, in words.
    pub label: &'static str,
    /// The set of result keys to which it belongs, if only to one.
    pub set: Option<KeySet>,
    /// Whether the key bar shows it.
    pub in_bar: bool,
}

const fn on(context: Context, keys: &'static [Key], intent: Intent, label: &'static str) -> Binding {
    Binding { context, keys, intent, label, set: None, in_bar: true }
}

const fn quiet(context: Context, keys: &'static [Key], intent: Intent, label: &'static str) -> Binding {
    Binding { context, keys, intent, label, set: None, in_bar: false }
}

const fn of(
    set: KeySet,
    context: Context,
    keys: &'static [Key],
    intent: Intent,
    label: &'static str,
) -> Binding {
    Binding { context, keys, intent, label, set: Some(set), in_bar: true }
}

use Intent as I;
use Key::{Alt, Char, Ctrl, F};
use Named::{Backspace, Delete, Down, End, Enter, Esc, Home, Left, PageDown, PageUp, Right, Tab, Up};

const fn named(named: Named) -> Key {
    Key::Named(named)
}

/// The keymap. The order is the order of the key bar.
pub const BINDINGS: &[Binding] = &[
    // Results, in the four sets of keys that other programs have taught directors.
    of(KeySet::OneZero, Context::Walk, &[Char('1')], I::White, "White"),
    of(KeySet::OneZero, Context::Walk, &[Char('0')], I::Black, "Black"),
    of(KeySet::OneZero, Context::Walk, &[Char('=')], I::Draw, "draw"),
    of(KeySet::TwoIsBlack, Context::Walk, &[Char('1')], I::White, "White"),
    of(KeySet::TwoIsBlack, Context::Walk, &[Char('2')], I::Black, "Black"),
    of(KeySet::TwoIsBlack, Context::Walk, &[Char('3')], I::Draw, "draw"),
    of(KeySet::TwoIsDraw, Context::Walk, &[Char('1')], I::White, "White"),
    of(KeySet::TwoIsDraw, Context::Walk, &[Char('2')], I::Draw, "draw"),
    of(KeySet::TwoIsDraw, Context::Walk, &[Char('3')], I::Black, "Black"),
    of(KeySet::Letters, Context::Walk, &[Char('w')], I::White, "White wins"),
    of(KeySet::Letters, Context::Walk, &[Char('l')], I::Black, "White loses"),
    of(KeySet::Letters, Context::Walk, &[Char('d')], I::Draw, "draw"),
    quiet(Context::Walk, &[Char('+')], I::White, "White (number pad)"),
    quiet(Context::Walk, &[Char('-')], I::Black, "Black (number pad)"),
    quiet(Context::Walk, &[Char('*')], I::Draw, "draw (number pad)"),
    on(Context::Check, &[named(Esc)], I::Cancel, "enter results again"),
    on(Context::Slips, &[Char('+')], I::White, "behind a number: White"),
    on(Context::Slips, &[Char('-')], I::Black, "Black"),
    on(Context::Slips, &[Char('*')], I::Draw, "draw"),
    on(Context::Slips, &[named(Enter)], I::Open, "to the board"),
    quiet(Context::Slips, &[named(Backspace)], I::EraseBack, "erase a digit"),
    on(Context::Slips, &[named(Esc), Char('s')], I::Cancel, "end slips"),
    on(Context::Special, &[Char('f')], I::Forfeit, "forfeit"),
    on(Context::Special, &[Char('a')], I::Adjourn, "adjourn"),
    on(Context::Special, &[Char('o')], I::Other, "other result"),
    of(KeySet::OneZero, Context::Forfeit, &[Char('1')], I::White, "White gets the point"),
    of(KeySet::OneZero, Context::Forfeit, &[Char('0')], I::Black, "Black gets the point"),
    of(KeySet::TwoIsBlack, Context::Forfeit, &[Char('1')], I::White, "White gets the point"),
    of(KeySet::TwoIsBlack, Context::Forfeit, &[Char('2')], I::Black, "Black gets the point"),
    of(KeySet::TwoIsDraw, Context::Forfeit, &[Char('1')], I::White, "White gets the point"),
    of(KeySet::TwoIsDraw, Context::Forfeit, &[Char('3')], I::Black, "Black gets the point"),
    of(KeySet::Letters, Context::Forfeit, &[Char('w')], I::White, "White gets the point"),
    of(KeySet::Letters, Context::Forfeit, &[Char('l')], I::Black, "Black gets the point"),
    quiet(Context::Forfeit, &[Char('+')], I::White, "White (number pad)"),
    quiet(Context::Forfeit, &[Char('-')], I::Black, "Black (number pad)"),
    on(Context::Forfeit, &[Char('f'), Char('=')], I::Nobody, "nobody"),
    on(Context::Forfeit, &[named(Esc)], I::Cancel, "not a forfeit"),
    on(Context::Other, &[Char('a')], I::HalfZero, "½–0"),
    on(Context::Other, &[Char('b')], I::ZeroHalf, "0–½"),
    on(Context::Other, &[Char('c')], I::ZeroZero, "0–0"),
    on(Context::Other, &[Char('d')], I::WhiteUnrated, "1–0 unrated"),
    on(Context::Other, &[Char('e')], I::DrawUnrated, "½–½ unrated"),
    on(Context::Other, &[Char('f')], I::BlackUnrated, "0–1 unrated"),
    on(Context::Other, &[named(Esc)], I::Cancel, "none"),
    on(Context::Working, &[named(Enter)], I::Accept, "record"),
    on(Context::Working, &[named(Esc)], I::Cancel, "clear"),
    on(Context::Hands, &[named(Enter)], I::Open, "enter hands"),
    on(Context::Hand, &[named(Enter)], I::Accept, "next hand"),
    on(Context::Hand, &[named(Backspace)], I::EraseBack, "erase, then previous hand"),
    on(Context::Hand, &[named(Esc)], I::Cancel, "back to the tables"),
    on(Context::Hand, &[named(Up)], I::Up, "hand"),
    on(Context::Hand, &[named(Down)], I::Down, "hand"),
    quiet(Context::Hand, &[named(PageUp), named(Home)], I::First, "first hand"),
    quiet(Context::Hand, &[named(PageDown), named(End)], I::Last, "last hand"),
    quiet(Context::Hand, &[Ctrl('u'), Ctrl('w')], I::EraseToStart, "erase the hand"),
    on(Context::Tricks, &[named(Enter)], I::Open, "enter tricks"),
    on(Context::Trick, &[named(Enter)], I::Accept, "judge"),
    on(Context::Trick, &[named(Esc)], I::Cancel, "back to the tables"),
    on(Context::Trick, &[named(Up)], I::Up, "trick"),
    on(Context::Trick, &[named(Down)], I::Down, "trick"),
    quiet(Context::Trick, &[named(PageUp)], I::First, "main suit and dealer"),
    quiet(Context::Trick, &[named(PageDown)], I::Last, "last trick"),
    on(Context::Draft, &[named(Enter)], I::Publish, "publish"),
    on(Context::Draft, &[Char('m')], I::Swap, "swap"),
    quiet(Context::Draft, &[named(Left)], I::Left, "previous seat"),
    quiet(Context::Draft, &[named(Right)], I::Right, "next seat"),
    on(Context::Draft, &[Char('c')], I::Turn, "colours"),
    quiet(Context::Draft, &[Char('K')], I::Raise, "board up"),
    quiet(Context::Draft, &[Char('J')], I::Lower, "board down"),
    quiet(Context::Draft, &[Char('p')], I::PairOpen, "leave the rest to the system"),
    on(Context::Draft, &[Char('a')], I::Add, "add a board"),
    on(Context::Draft, &[Char('x'), named(Delete)], I::TakeApart, "take apart"),
    on(Context::Draft, &[Char('b')], I::Bye, "bye"),
    on(Context::Draft, &[Char('e')], I::Explain, "why"),
    quiet(Context::Draft, &[Char('P')], I::DrawPosition, "draw the position"),
    on(Context::Draft, &[named(Esc)], I::Cancel, "drop it"),
    on(Context::Round, &[Char('p')], I::Pair, "pair"),
    quiet(Context::Round, &[Char('i')], I::Import, "results of a file"),
    quiet(Context::Round, &[Char('W')], I::Unpublish, "withdraw the round"),
    quiet(Context::Round, &[Char('P')], I::DrawPosition, "draw the position"),
    on(Context::Round, &[Char('c')], I::Correct, "correct"),
    quiet(Context::Round, &[named(Delete)], I::Clear, "clear the result"),
    on(Context::Round, &[Char('/')], I::Find, "name"),
    on(Context::Round, &[Char('s')], I::Slips, "slips"),
    on(Context::Round, &[Char('v')], I::SecondPass, "second pass"),
    on(Context::Round, &[Char('e')], I::Explain, "why"),
    on(Context::Round, &[Char('[')], I::Earlier, "earlier"),
    on(Context::Round, &[Char(']')], I::Later, "later"),
    quiet(Context::Round, &[Char('E')], I::WhyNot, "why not another opponent"),
    quiet(Context::Round, &[Char('m')], I::Arrange, "change boards by hand"),
    quiet(Context::Round, &[Char('S')], I::Seal, "seal the standings"),
    quiet(Context::Round, &[named(Esc)], I::Cancel, "back to entering results"),
    quiet(Context::Round, &[named(Tab)], I::NextMissing, "next board without a result"),
    // Home, setup, players.
    on(Context::Home, &[named(Enter)], I::Open, "open"),
    on(Context::Home, &[Char('n')], I::New, "new event"),
    on(Context::Home, &[Char('o')], I::OpenPath, "open a file"),
    on(Context::Home, &[Char('i')], I::Import, "import a report"),
    on(Context::Home, &[named(Delete), Char('x')], I::Forget, "remove from the list"),
    on(Context::Home, &[Char('t')], I::Tour, "tour"),
    quiet(Context::Home, &[Char('T')], I::NoTour, "no tour, now or later"),
    on(Context::Setup, &[named(Enter)], I::Change, "change"),
    on(Context::Setup, &[named(Left), Char('h')], I::Left, "previous choice"),
    on(Context::Setup, &[named(Right), Char('l')], I::Right, "next choice"),
    on(Context::Setup, &[Char('a')], I::AddTieBreak, "add tie-break"),
    on(Context::Setup, &[Char('x'), named(Delete)], I::RemoveTieBreak, "remove tie-break"),
    on(Context::Setup, &[Char('K')], I::Raise, "tie-break up"),
    on(Context::Setup, &[Char('J')], I::Lower, "tie-break down"),
    on(Context::Players, &[Char('a')], I::Add, "add"),
    on(Context::Players, &[named(Enter)], I::Card, "card"),
    on(Context::Players, &[Char('c')], I::Change, "change"),
    on(Context::Players, &[Char('w')], I::Withdraw, "withdraw"),
    on(Context::Players, &[Char('r')], I::Return, "return"),
    on(Context::Players, &[Char('b')], I::Bye, "bye"),
    on(Context::Players, &[Char(' ')], I::Here, "here"),
    on(Context::Players, &[Char('e')], I::Explain, "why"),
    on(Context::Players, &[Char('/')], I::Find, "find"),
    on(Context::Players, &[Char('n')], I::NumberByRating, "number by rating"),
    on(Context::Players, &[Char('i')], I::Import, "import a list"),
    quiet(Context::Players, &[Char('N')], I::NumberByRegistration, "number in order of registration"),
    quiet(Context::Players, &[Char('D')], I::NumberByLot, "number by lot"),
    quiet(Context::Players, &[Char('V')], I::NumberByVarma, "number by the Varma draw"),
    quiet(Context::Players, &[Char('#')], I::Renumber, "another number for the player"),
    quiet(Context::Players, &[Char('K')], I::Raise, "number up"),
    quiet(Context::Players, &[Char('J')], I::Lower, "number down"),
    quiet(Context::Players, &[Char('H')], I::AllHere, "everybody is here, or nobody"),
    quiet(Context::Players, &[Char('x')], I::FixBoard, "fixed board"),
    quiet(Context::Players, &[Char('f')], I::Forbid, "must not meet"),
    quiet(Context::Players, &[Char('+')], I::Partner, "partner"),
    quiet(Context::Players, &[Char('X')], I::Expel, "exclude"),
    quiet(Context::Players, &[Char('d'), named(Delete)], I::Remove, "remove, registered by mistake"),
    quiet(Context::Players, &[Char('o')], I::LeaveOut, "leave out of the standings"),
    quiet(Context::Players, &[Char('v')], I::Give, "give or take points"),
    quiet(Context::Players, &[Char('R')], I::Rerate, "rating from a round on"),
    quiet(Context::Players, &[Char('L')], I::CheckLists, "compare with the rating lists"),
    quiet(Context::Players, &[Char('U')], I::UpdateLists, "load the rating lists anew"),
    // What is looked at.
    on(Context::Standings, &[named(Enter)], I::Card, "card"),
    on(Context::Standings, &[Char('e')], I::Explain, "why"),
    on(Context::Standings, &[named(Left), Char('h')], I::Left, "column"),
    on(Context::Standings, &[named(Right), Char('l')], I::Right, "column"),
    on(Context::Standings, &[Char('[')], I::Earlier, "earlier"),
    on(Context::Standings, &[Char(']')], I::Later, "later"),
    on(Context::Standings, &[Char('/')], I::Find, "find"),
    on(Context::Standings, &[Char('S')], I::Seal, "seal"),
    on(Context::Standings, &[Char('=')], I::Compare, "announced, now"),
    on(Context::Standings, &[Char('v')], I::Give, "give a value"),
    on(Context::Standings, &[Char('L')], I::DrawLots, "draw lots"),
    on(Context::Crosstable, &[named(Enter)], I::Card, "card"),
    on(Context::Crosstable, &[named(Left), Char('h')], I::Left, "column"),
    on(Context::Crosstable, &[named(Right), Char('l')], I::Right, "column"),
    on(Context::Crosstable, &[Char('e')], I::Explain, "why"),
    on(Context::Crosstable, &[Char('m')], I::Matrix, "by opponent or round"),
    on(Context::Crosstable, &[Char('b')], I::Bracket, "bracket"),
    on(Context::Crosstable, &[Char('[')], I::Earlier, "earlier"),
    on(Context::Crosstable, &[Char(']')], I::Later, "later"),
    on(Context::Crosstable, &[Char('/')], I::Find, "find"),
    on(Context::Card, &[Char('[')], I::Earlier, "previous player"),
    on(Context::Card, &[Char(']')], I::Later, "next player"),
    on(Context::Card, &[named(Enter)], I::Card, "opponent's card"),
    on(Context::Card, &[named(Esc)], I::Cancel, "back"),
    on(Context::Card, &[Char('e')], I::Explain, "why"),
    on(Context::Card, &[Char('/')], I::Find, "find"),
    on(Context::Audit, &[Char('[')], I::Earlier, "step back"),
    on(Context::Audit, &[Char(']')], I::Later, "step"),
    on(Context::Audit, &[Char('{')], I::EarlierRound, "round back"),
    on(Context::Audit, &[Char('}')], I::LaterRound, "round"),
    on(Context::Audit, &[Char('g')], I::GoTo, "go to"),
    on(Context::Audit, &[Char('d')], I::Difference, "compare two moments"),
    on(Context::Audit, &[Char('v')], I::Verify, "replay and compare"),
    on(Context::Audit, &[Char('e'), named(Enter)], I::Explain, "why"),
    on(Context::Audit, &[Char('s')], I::Sign, "sign"),
    on(Context::Reports, &[named(Enter)], I::Open, "read"),
    on(Context::Reports, &[Char('f')], I::Format, "format"),
    on(Context::Reports, &[Char('w')], I::Write, "write"),
    on(Context::Reports, &[Char('[')], I::Earlier, "earlier"),
    on(Context::Reports, &[Char(']')], I::Later, "later"),
    on(Context::Reports, &[Char('p')], I::Projector, "projector"),
    on(Context::Reports, &[Char('d')], I::Prizes, "define prizes"),
    on(Context::Reports, &[Char('P')], I::Site, "publish as a site"),
    on(Context::Prizes, &[named(Enter)], I::Change, "change"),
    on(Context::Prizes, &[Char('a')], I::Add, "add a fund"),
    on(Context::Prizes, &[Char('r')], I::Record, "record"),
    on(Context::Prizes, &[named(Left), Char('h')], I::Left, "previous choice"),
    on(Context::Prizes, &[named(Right), Char('l')], I::Right, "next choice"),
    on(Context::Prizes, &[Char('x'), named(Delete)], I::TakeApart, "remove the fund"),
    on(Context::Prizes, &[Char('i')], I::Import, "from a file"),
    quiet(Context::Prizes, &[Char('K')], I::Raise, "fund up"),
    quiet(Context::Prizes, &[Char('J')], I::Lower, "fund down"),
    on(Context::Prizes, &[named(Esc)], I::Cancel, "back"),
    quiet(Context::Reader, &[named(Left), Char('h')], I::Left, "to the left"),
    quiet(Context::Reader, &[named(Right), Char('l')], I::Right, "to the right"),
    on(Context::Projector, &[named(Left), named(PageUp)], I::Left, "page"),
    on(Context::Projector, &[named(Right), named(PageDown)], I::Right, "page"),
    on(Context::Projector, &[named(Up)], I::Up, "list"),
    on(Context::Projector, &[named(Down)], I::Down, "list"),
    on(Context::Projector, &[Char('+')], I::Faster, "faster"),
    on(Context::Projector, &[Char('-')], I::Slower, "slower"),
    on(Context::Projector, &[Char('t')], I::TakeTurns, "all lists or one"),
    on(Context::Projector, &[Char(' ')], I::Pause, "pause"),
    on(Context::Projector, &[named(Esc), Char('q')], I::Cancel, "back"),
    // Overlays.
    // A question has some of these, each named with what it does.
    on(Context::Confirm, &[Char('p')], I::Publish, "publish"),
    on(Context::Confirm, &[Char('c')], I::Correct, "correct"),
    on(Context::Confirm, &[Char('s')], I::Seal, "seal"),
    on(Context::Confirm, &[Char('i')], I::Sign, "sign"),
    on(Context::Confirm, &[Char('v')], I::CloseEvent, "sign and close the event"),
    on(Context::Confirm, &[Char('r')], I::Register, "register"),
    on(Context::Confirm, &[Char('x')], I::Expel, "exclude"),
    on(Context::Confirm, &[Char('w')], I::Withdraw, "withdraw"),
    on(Context::Confirm, &[Char('f')], I::Forfeit, "forfeit"),
    on(Context::Confirm, &[Char('m')], I::Arrange, "change the boards"),
    on(Context::Confirm, &[Char('d')], I::Discard, "drop what was typed"),
    on(Context::Confirm, &[Char('k')], I::Keep, "keep for later"),
    on(Context::Confirm, &[Char('l')], I::Leave, "leave"),
    on(Context::Confirm, &[Char('j')], I::JoinDesks, "how desks join"),
    on(Context::Confirm, &[Char('a')], I::ResultsWithPlayers, "players keep what they have"),
    on(Context::Confirm, &[Char('b')], I::ResultsAtBoards, "boards or seats keep it"),
    on(Context::Confirm, &[Char('T')], I::TakeOverAsLead, "take over as lead"),
    on(Context::Confirm, &[Char('O')], I::KeepOthers, "the others' entries"),
    on(Context::Confirm, &[Char('h')], I::Uphold, "the result is right"),
    on(Context::Confirm, &[Char('q')], I::Disputes, "disputed results"),
    on(Context::Confirm, &[Char('G')], I::RemoveLeftOver, "remove what is left over"),
    on(Context::Confirm, &[Char('e')], I::ResultsGo, "results are entered again"),
    on(Context::Confirm, &[Char('o')], I::BoardByBoard, "board by board"),
    on(Context::Confirm, &[Char('t')], I::NewPartners, "new partners from now on"),
    on(Context::Confirm, &[Char('z')], I::ByesForMissing, "byes for who is missing"),
    on(Context::Confirm, &[Char('g')], I::RatingOnly, "for the rating report only"),
    on(Context::Confirm, &[Char('y')], I::Yes, "do what was asked"),
    on(Context::Confirm, &[named(Esc), Char('n')], I::No, "change nothing"),
    on(Context::Message, &[named(Enter), named(Esc), Char(' ')], I::Accept, "go on"),
    on(Context::ListPreview, &[named(Enter)], I::Accept, "take over"),
    on(Context::ListPreview, &[Char('n')], I::OnlyNew, "only the new"),
    on(Context::ListPreview, &[named(Left), Char('h')], I::Left, "taken as"),
    on(Context::ListPreview, &[named(Right), Char('l')], I::Right, "taken as"),
    quiet(Context::ListPreview, &[Char('t')], I::Apart, "another person, or the same"),
    on(Context::ListPreview, &[Char('r')], I::Ratings, "rating"),
    quiet(Context::ListPreview, &[Char('f')], I::FromLists, "from the rating lists"),
    on(Context::ListPreview, &[Char('e')], I::Encoding, "encoding"),
    on(Context::ListPreview, &[Char('s')], I::Separator, "separator"),
    on(Context::ListPreview, &[Char('d')], I::Difference, "lines"),
    on(Context::ListPreview, &[named(Esc)], I::Cancel, "back"),
    on(Context::ListCheck, &[named(Enter)], I::Accept, "change the marked"),
    on(Context::ListCheck, &[Char(' ')], I::Mark, "mark"),
    on(Context::ListCheck, &[Char('a')], I::MarkAll, "all or none"),
    on(Context::ListCheck, &[named(Esc)], I::Cancel, "back"),
    on(Context::Reader, &[named(Esc), Char('q'), named(Enter)], I::Cancel, "back"),
    on(Context::Manual, &[named(Right), Char('l')], I::Later, "next chapter"),
    on(Context::Manual, &[named(Left), Char('h')], I::Earlier, "previous chapter"),
    on(Context::Manual, &[Char('/')], I::Find, "search"),
    on(Context::Manual, &[Char('n')], I::FindNext, "next place"),
    on(Context::Manual, &[named(Esc), Char('q'), F(1)], I::Cancel, "back"),
    on(Context::Adding, &[named(Enter)], I::Accept, "register"),
    on(Context::Adding, &[named(Tab)], I::Complete, "take from the list"),
    on(Context::Adding, &[named(Up)], I::Up, "up"),
    on(Context::Adding, &[named(Down)], I::Down, "down"),
    on(Context::Line, &[named(Enter)], I::Accept, "do it"),
    on(Context::Line, &[named(Esc)], I::Cancel, "back"),
    on(Context::Pick, &[named(Enter)], I::Accept, "choose"),
    on(Context::Pick, &[named(Up), Ctrl('p')], I::Up, "up"),
    on(Context::Pick, &[named(Down), Ctrl('n')], I::Down, "down"),
    on(Context::Pick, &[named(Esc)], I::Cancel, "back"),
    // Lists and input lines.
    quiet(Context::List, &[Char('k'), named(Up)], I::Up, "up"),
    quiet(Context::List, &[Char('j'), named(Down)], I::Down, "down"),
    quiet(Context::List, &[named(PageUp), Ctrl('b')], I::PageUp, "page up"),
    quiet(Context::List, &[named(PageDown), Ctrl('f')], I::PageDown, "page down"),
    quiet(Context::List, &[named(Home)], I::First, "first line"),
    quiet(Context::List, &[named(End)], I::Last, "last line"),
    quiet(Context::Field, &[named(Backspace)], I::EraseBack, "erase before the caret"),
    quiet(Context::Field, &[named(Delete), Ctrl('d')], I::EraseForward, "erase after the caret"),
    quiet(Context::Field, &[Ctrl('w')], I::EraseWord, "erase the word"),
    quiet(Context::Field, &[Ctrl('u')], I::EraseToStart, "erase the line"),
    quiet(Context::Field, &[named(Left)], I::CaretLeft, "caret left"),
    quiet(Context::Field, &[named(Right)], I::CaretRight, "caret right"),
    quiet(Context::Field, &[named(Home), Ctrl('a')], I::CaretStart, "caret to the start"),
    quiet(Context::Field, &[named(End), Ctrl('e')], I::CaretEnd, "caret to the end"),
    // Everywhere.
    quiet(Context::Global, &[F(10), Alt('1'), Char('1')], I::Go(ScreenKind::Home), "home"),
    quiet(Context::Global, &[F(2), Alt('2'), Char('2')], I::Go(ScreenKind::Setup), "setup"),
    quiet(Context::Global, &[F(3), Alt('3'), Char('3')], I::Go(ScreenKind::Players), "players"),
    quiet(Context::Global, &[F(4), Alt('4'), Char('4')], I::Go(ScreenKind::Round), "round"),
    quiet(Context::Global, &[F(5), Alt('5'), Char('5')], I::Go(ScreenKind::Standings), "standings"),
    quiet(Context::Global, &[F(6), Alt('6'), Char('6')], I::Go(ScreenKind::Crosstable), "crosstable"),
    quiet(Context::Global, &[F(7), Alt('7'), Char('7')], I::Go(ScreenKind::Card), "player card"),
    quiet(Context::Global, &[F(8), Alt('8'), Char('8')], I::Go(ScreenKind::Audit), "audit"),
    quiet(Context::Global, &[F(9), Alt('9'), Char('9')], I::Go(ScreenKind::Reports), "reports"),
    quiet(Context::Global, &[named(Tab)], I::NextScreen, "next screen"),
    quiet(Context::Global, &[Ctrl('o')], I::Note, "note in the journal"),
    quiet(Context::Global, &[Ctrl('t')], I::Projector, "projector"),
    quiet(Context::Global, &[named(Esc), Ctrl('x')], I::Stop, "stop long work"),
    on(Context::Global, &[Char(':')], I::Palette, "actions"),
    on(Context::Global, &[Char('q'), Ctrl('q'), Ctrl('c')], I::Quit, "quit"),
    on(Context::Global, &[Ctrl('r')], I::Redo, "redo"),
    on(Context::Global, &[Char('u')], I::Undo, "undo"),
    on(Context::Global, &[Char('?')], I::Help, "help"),
    on(Context::Global, &[F(1)], I::Manual, "manual"),
    quiet(Context::Global, &[Alt('w')], I::Operator, "operator: the name that entries carry"),
    quiet(Context::Global, &[Alt('t')], I::TakeOver, "take over from another desk"),
    quiet(Context::Global, &[Alt('g')], I::Sign, "sign the event, or close it"),
    quiet(Context::Global, &[Alt('d')], I::Desks, "desks: who is there, share the event, leave"),
    quiet(Context::Global, &[Alt('j')], I::JoinDesks, "join the event of another desk"),
    quiet(Context::Global, &[Alt('l')], I::TakeOverAsLead, "take over as lead"),
    quiet(Context::Global, &[Alt('s')], I::Settings, "settings: show, and create their file"),
    quiet(Context::Global, &[Ctrl('g')], I::EndTour, "end the tour"),
];

/// A line of a user's keymap: these keys instead of the table's.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Override {
    /// Where.
    pub context: Context,
    /// What.
    pub intent: Intent,
    /// By which keys from now on.
    pub keys: Vec<Key>,
}

/// Why a user's keymap cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeymapError {
    /// Nothing to override.
    #[error("{} has no {intent:?} (see the table of keys)", context.name())]
    NotBound {
        /// Where.
        context: Context,
        /// What.
        intent: Intent,
    },
    /// A key with two meanings.
    #[error("{}: key {key} is bound to both `{one}` and `{other}`", context.name())]
    Twice {
        /// Where.
        context: Context,
        /// The key.
        key: Key,
        /// One meaning.
        one: &'static str,
        /// The other.
        other: &'static str,
    },
}

/// A line of the keymap as it holds for this user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bound {
    /// Where it holds.
    pub context: Context,
    /// The keys, the one that is shown first.
    pub keys: Vec<Key>,
    /// What they mean.
    pub intent: Intent,
    /// What they mean, in words.
    pub label: &'static str,
    /// Whether the key bar shows it.
    pub in_bar: bool,
}

/// The keymap as it holds for this user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keymap {
    bound: Vec<Bound>,
}

impl Keymap {
    /// Makes the keymap of a set of result keys.
    #[must_use]
    pub fn new(set: KeySet) -> Self {
        let here = BINDINGS.iter().filter(|binding| binding.set.is_none_or(|only| only == set));
        let bound = here.map(|binding| Bound {
            context: binding.context,
            keys: binding.keys.to_vec(),
            intent: binding.intent,
            label: binding.label,
            in_bar: binding.in_bar,
        });
        Self { bound: bound.collect() }
    }

    /// Replaces keys by those of the user.
    ///
    /// # Errors
    ///
    /// An override of something that is not there, or a key that would have two meanings in one context.
    pub fn overridden(mut self, overrides: &[Override]) -> Result<Self, KeymapError> {
        for Override { context, intent, keys } in overrides {
            let found = self.bound.iter_mut().find(|one| one.context == *context && one.intent == *intent);
            let found = found.ok_or(KeymapError::NotBound { context: *context, intent: *intent })?;
            found.keys.clone_from(keys);
        }
        self.check()?;
        Ok(self)
    }

    fn check(&self) -> Result<(), KeymapError> {
        for (at, one) in self.bound.iter().enumerate() {
            for other in self.bound[at + 1..].iter().filter(|other| other.context == one.context) {
                if let Some(key) = one.keys.iter().find(|key| other.keys.contains(key)) {
                    return Err(KeymapError::Twice {
                        context: one.context,
                        key: *key,
                        one: one.label,
                        other: other.label,
                    });
                }
            }
        }
        Ok(())
    }

    /// Returns what a key means.
    #[must_use]
    pub fn intent(&self, context: Context, key: Key) -> Option<Intent> {
        for near in context.chain() {
            if let Key::Char(c) = key
                && near.takes(c)
            {
                return Some(Intent::Type(c));
            }
            let found = self.bound.iter().find(|one| one.context == *near && one.keys.contains(&key));
            if let Some(found) = found {
                return Some(found.intent);
            }
        }
        None
    }

    /// Returns the lines that hold in a context, the nearest first; a key that a nearer context took is left out.
    #[must_use]
    pub fn here(&self, context: Context) -> Vec<&Bound> {
        let mut found: Vec<&Bound> = Vec::new();
        for near in context.chain() {
            for one in self.bound.iter().filter(|one| one.context == *near) {
                let reachable = one.keys.iter().any(|key| self.intent(context, *key) == Some(one.intent));
                let shown = found.iter().any(|other| other.intent == one.intent);
                if reachable && !shown && is_built(one.intent) {
                    found.push(one);
                }
            }
        }
        found
    }

    /// Returns the whole keymap.
    #[must_use]
    pub fn all(&self) -> &[Bound] {
        &self.bound
    }

    /// Returns the whole table of what this program is built with.
    pub fn offered(&self) -> impl Iterator<Item = &Bound> {
        self.bound.iter().filter(|one| is_built(one.intent))
    }

    /// Returns the key that is shown for a meaning.
    #[must_use]
    pub fn key_of(&self, context: Context, intent: Intent) -> Option<Key> {
        let near =
            context.chain().iter().flat_map(|near| self.bound.iter().filter(move |one| one.context == *near));
        let mut keys = near.filter(|one| one.intent == intent).flat_map(|one| one.keys.iter().copied());
        keys.find(|key| self.intent(context, *key) == Some(intent))
    }
}

/// Whether the program is built with what a key means: the network of several desks is a part that may be missing.
const fn is_built(intent: Intent) -> bool {
    desks::BUILT || !matches!(intent, Intent::Desks | Intent::JoinDesks | Intent::TakeOverAsLead)
}

/// Writes the table of keys as the manual holds it (Markdown).
#[must_use]
pub fn manual() -> String {
    let mut text = String::from("| where | key | does |\n| --- | --- | --- |\n");
    for binding in BINDINGS {
        let keys: Vec<String> = binding.keys.iter().map(|key| format!("`{key}`")).collect();
        let set = binding.set.map_or(String::new(), |set| format!(" (keys {})", set.legend(true)));
        let _ =
            writeln!(text, "| {}{set} | {} | {} |", binding.context.name(), keys.join(" "), binding.label);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things_in_one_context() {
        for set in KeySet::ALL {
            assert_eq!(Keymap::new(set).check(), Ok(()), "{}", set.legend(true));
        }
    }

    #[test]
    fn every_key_has_a_label_and_can_be_written_and_read() {
        for binding in BINDINGS {
            assert!(!binding.label.is_empty() && !binding.keys.is_empty(), "{binding:?}");
            for key in binding.keys {
                assert_eq!(Key::parse(&key.to_string()), Some(*key));
            }
        }
    }

    #[test]
    fn every_screen_is_one_key_from_every_other() {
        let keymap = Keymap::new(KeySet::OneZero);
        for from in BINDINGS.iter().filter(|binding| binding.context.screen().is_some()) {
            if from.context.chain().contains(&Context::Global) {
                for to in ScreenKind::ALL {
                    let key = keymap.key_of(from.context, Intent::Go(to));
                    assert!(key.is_some(), "no way from {} to {}", from.context.name(), to.name());
                }
            }
        }
    }

    #[track_caller]
    fn check(set: KeySet, context: Context, keys: &str, expected: &[Intent]) {
        let keymap = Keymap::new(set);
        let found: Vec<Intent> =
            keys.chars().map(|c| keymap.intent(context, Key::Char(c)).unwrap()).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn results_are_one_key_in_every_set() {
        let expected = [Intent::White, Intent::Black, Intent::Draw];
        check(KeySet::OneZero, Context::Walk, "10=", &expected);
        check(KeySet::TwoIsBlack, Context::Walk, "123", &expected);
        check(KeySet::TwoIsDraw, Context::Walk, "132", &expected);
        check(KeySet::Letters, Context::Walk, "wld", &expected);
    }

    #[test]
    fn digits_lead_to_screens_unless_they_are_results_or_text() {
        check(KeySet::OneZero, Context::Walk, "5", &[Intent::Go(ScreenKind::Standings)]);
        check(KeySet::Letters, Context::Walk, "1", &[Intent::Go(ScreenKind::Home)]);
        check(KeySet::OneZero, Context::Hands, "1", &[Intent::Type('1')]);
        check(KeySet::OneZero, Context::Line, "q5", &[Intent::Type('q'), Intent::Type('5')]);
    }

    #[test]
    fn a_users_keys_replace_those_of_the_table() {
        let keymap = Keymap::new(KeySet::OneZero);
        let undo = Override { context: Context::Global, intent: Intent::Undo, keys: vec![Key::Ctrl('z')] };
        let mine = keymap.clone().overridden(&[undo]).unwrap();
        assert_eq!(mine.intent(Context::Home, Key::Ctrl('z')), Some(Intent::Undo));
        assert_eq!(mine.intent(Context::Home, Key::Char('u')), None);
        let twice = Override { context: Context::Global, intent: Intent::Undo, keys: vec![Key::Char('q')] };
        let error = keymap.clone().overridden(&[twice]).unwrap_err().to_string();
        assert_eq!(error, "everywhere: key q is bound to both `quit` and `undo`");
        let nothing = Override { context: Context::Home, intent: Intent::Undo, keys: vec![] };
        assert!(keymap.overridden(&[nothing]).is_err());
    }

    #[test]
    fn the_manual_lists_every_binding() {
        assert_eq!(manual().lines().count(), BINDINGS.len() + 2);
    }
}
