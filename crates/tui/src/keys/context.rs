//! The contexts in which keys are looked up: screens, overlays, modes of a screen, and everywhere.

use serde::Deserialize;

use crate::keys::intent::ScreenKind;

/// The place where a key is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Context {
    /// Everywhere.
    Global,
    /// Every list with a cursor.
    List,
    /// Every input line.
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
    /// Entry of results with one key each.
    Walk,
    /// Special outcomes at a board of two, beside the result.
    Special,
    /// A forfeit: the next key names the winner.
    Forfeit,
    /// A result without a key of its own.
    Other,
    /// Slips in any order.
    Slips,
    /// The number of a slip being typed.
    Slip,
    /// The second pass.
    Check,
    /// A line that is typed at a board.
    Working,
    /// Tables of dice, while no hand is typed.
    Hands,
    /// A hand being typed.
    Hand,
    /// Matches of teams, while no result is typed.
    Matches,
    /// A match of teams whose boards all have a result.
    MatchIn,
    /// A match of teams being typed, between two results.
    Match,
    /// A result at a board of a match of which more than one key is typed.
    MatchLine,
    /// Tables of Tractor.
    Tricks,
    /// A trick being typed.
    Trick,
    /// A pairing that is not published yet.
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
    /// A list of players before it is imported.
    ListPreview,
    /// The differences from the rating lists.
    ListCheck,
    /// The input line for a player, while rating lists are available.
    Adding,
}

impl Context {
    /// Returns the contexts whose keys are valid here, the nearest first.
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
            // Every other key is text on a slip, which refuses it.
            Self::Slip => &[Self::Slips, Self::Slip, Self::Global],
            Self::Working => &[Self::Working, Self::Field, Self::Global],
            Self::Hands => &[Self::Hands, Self::Round, Self::List, Self::Global],
            Self::Hand => &[Self::Hand, Self::Global],
            Self::Matches => &[Self::Matches, Self::Round, Self::List, Self::Global],
            Self::MatchIn => &[Self::MatchIn, Self::Round, Self::List, Self::Global],
            Self::Match => &[Self::Match, Self::Global],
            Self::MatchLine => &[Self::MatchLine, Self::Match, Self::Field, Self::Global],
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

    /// Returns true if a character that has no key here is text, even if an outer context has a key for it.
    #[must_use]
    pub const fn takes(self, c: char) -> bool {
        match self {
            // In a hand, a match and the number of a slip a letter is a mistake, not a command.
            Self::Field | Self::Slip | Self::Hand | Self::MatchLine => true,
            Self::Match => !matches!(c, 'u' | '?'),
            Self::Slips | Self::Hands => c.is_ascii_digit(),
            Self::Matches => c.is_ascii_digit() || c == '=',
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
            | Self::MatchIn
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
            Self::Matches => "round: matches of teams",
            Self::MatchIn => "round: a match that is in",
            Self::Match => "round: a match being typed",
            Self::MatchLine => "round: a board of a match being typed",
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
            Self::ListPreview => "a list before it is imported",
            Self::ListCheck => "players beside the rating lists",
            Self::Adding => "players: a player being typed",
        }
    }

    /// Returns the screen of the context, if it belongs to one.
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
            | Self::Matches
            | Self::MatchIn
            | Self::Match
            | Self::MatchLine
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
