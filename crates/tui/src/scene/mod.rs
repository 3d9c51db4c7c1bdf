//! What a screen sees: the event, the settings, the recent events.

#[cfg(test)]
pub(crate) mod example;
pub(crate) mod lookup;
pub mod settings;

use std::rc::Rc;

use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::lookup::Lookup;
use crate::scene::settings::Settings;
use crate::widgets::theme::Theme;
use desk::Desk;
use desk::user::files::RecentEvent;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::Meetings;
use engine::standings::{Row, Standings};
use engine::state::State;
use formats::calendar::{Ahead, Calendar};
use formats::presets::Preset;

/// What a screen sees.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The event, once one is open.
    pub desk: Option<&'a Desk>,
    /// What the user has chosen.
    pub settings: &'a Settings,
    /// The recent events.
    pub recent: &'a [RecentEvent],
    /// What new events are made of.
    pub presets: &'a [Preset],
    /// The rating lists at hand.
    pub lists: &'a Lookup,
    /// The moment at which it is looked at, in RFC 3339.
    pub now: &'a str,
    /// Whether whoever is here has never been here before and is offered the tour.
    pub offers_tour: bool,
}

impl<'a> Scene<'a> {
    /// Returns the event as it stands.
    #[must_use]
    pub fn state(&self) -> Option<&'a State> {
        self.desk.map(|desk| desk.state())
    }

    /// Returns the theme.
    #[must_use]
    pub const fn theme(&self) -> &'a Theme {
        &self.settings.theme
    }

    /// Returns the zone and the language in which moments and days are told.
    #[must_use]
    pub const fn calendar(&self) -> &'a Calendar {
        &self.settings.calendar
    }

    /// Returns how far ahead the beginning of a round is, as long as it is.
    #[must_use]
    pub fn ahead(&self, round: RoundNo) -> Option<Ahead> {
        let begins = self.state()?.details.schedule.get(round.index())?;
        self.calendar().ahead(begins, self.now)
    }

    /// Returns the key of something in a context, as hints name it.
    #[must_use]
    pub fn key(&self, context: Context, intent: Intent) -> String {
        let key = self.settings.keymap.key_of(context, intent);
        key.map_or_else(|| "(no key)".to_owned(), |key| key.to_string())
    }

    /// Returns the meetings of the first rounds.
    #[must_use]
    pub fn meetings(&self, after: RoundNo) -> Option<Rc<Meetings>> {
        self.desk.map(|desk| desk.meetings_after(after))
    }

    /// Returns the standings after a round.
    #[must_use]
    pub fn standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.desk.map(|desk| desk.standings_after(after))
    }

    /// Returns the standings after a round as everybody is to see them: as they were announced, else as they are now.
    #[must_use]
    pub fn shown_standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.desk.map(|desk| desk.shown_standings(after))
    }

    /// Returns a player's row of the standings after a round.
    #[must_use]
    pub fn row(&self, after: RoundNo, player: PlayerId) -> Option<Row> {
        self.standings(after).and_then(|standings| standings.row(player).cloned())
    }
}
