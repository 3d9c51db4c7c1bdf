//! The screens: small structs with a cursor, a window and a draft, but no data of the event.
//!
//! Every screen implements [`Face`] and is a value of [`Screen`]. It reads the event from the scene and
//! answers a key with a request, which the program fulfils; it never records an act itself. What a director
//! has typed and not recorded is the screen's draft: it is stored on disk and restored (`drafts`, `take_up`).
//! `possible` says whether a key has an effect now, `offers` whether it ever has one in this event. Lists
//! with a row a player share `player_list.rs`.

pub(crate) mod audit;
pub(crate) mod card;
mod choosing;
pub(crate) mod crosstable;
mod face;
pub(crate) mod home;
mod player_list;
pub(crate) mod players;
pub(crate) mod prize_table;
pub(crate) mod reports;
pub(crate) mod round;
pub(crate) mod setup;
mod shown;
pub(crate) mod standings;

use crate::keys::intent::ScreenKind;
pub(crate) use choosing::{find_player, find_player_among, names_of_members};
pub(crate) use face::{Face, TakenUp};
pub(crate) use shown::Shown;

/// A screen.
#[derive(Debug)]
pub(crate) enum Screen {
    /// Recent events, new event, open.
    Home(home::Home),
    /// Title, place, dates, and the four main choices.
    Setup(setup::SetupScreen),
    /// Registration.
    Players(players::Players),
    /// Pairing, boards and results.
    Round(Box<round::RoundScreen>),
    /// Places, tie-breaks, ratings.
    Standings(standings::StandingsScreen),
    /// The wall chart.
    Crosstable(crosstable::CrosstableScreen),
    /// One player.
    Card(card::Card),
    /// The journal.
    Audit(Box<audit::AuditScreen>),
    /// Reports to print, write or project.
    Reports(reports::Reports),
}

impl Screen {
    /// Creates a screen.
    #[must_use]
    pub(crate) fn new(kind: ScreenKind) -> Self {
        match kind {
            ScreenKind::Home => Self::Home(home::Home::default()),
            ScreenKind::Setup => Self::Setup(setup::SetupScreen::default()),
            ScreenKind::Players => Self::Players(players::Players::default()),
            ScreenKind::Round => Self::Round(Box::default()),
            ScreenKind::Standings => Self::Standings(standings::StandingsScreen::default()),
            ScreenKind::Crosstable => Self::Crosstable(crosstable::CrosstableScreen::default()),
            ScreenKind::Card => Self::Card(card::Card::default()),
            ScreenKind::Audit => Self::Audit(Box::default()),
            ScreenKind::Reports => Self::Reports(reports::Reports::default()),
        }
    }

    /// Returns its kind.
    #[must_use]
    pub(crate) const fn kind(&self) -> ScreenKind {
        match self {
            Self::Home(_) => ScreenKind::Home,
            Self::Setup(_) => ScreenKind::Setup,
            Self::Players(_) => ScreenKind::Players,
            Self::Round(_) => ScreenKind::Round,
            Self::Standings(_) => ScreenKind::Standings,
            Self::Crosstable(_) => ScreenKind::Crosstable,
            Self::Card(_) => ScreenKind::Card,
            Self::Audit(_) => ScreenKind::Audit,
            Self::Reports(_) => ScreenKind::Reports,
        }
    }

    /// Returns the interface of the screen.
    pub(crate) fn face(&mut self) -> &mut dyn Face {
        match self {
            Self::Home(screen) => screen,
            Self::Setup(screen) => screen,
            Self::Players(screen) => screen,
            Self::Round(screen) => &mut **screen,
            Self::Standings(screen) => screen,
            Self::Crosstable(screen) => screen,
            Self::Card(screen) => screen,
            Self::Audit(screen) => &mut **screen,
            Self::Reports(screen) => screen,
        }
    }
}
