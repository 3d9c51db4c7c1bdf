//! The data that a screen can see: the event, the settings, the recent events.
//!
//! A [`Scene`] is borrowed for one key or one frame. It gives tables that the desk has cached, texts in the
//! language of the desk, and the names of keys as the user has bound them. Nothing in it can be changed: a
//! screen that wants a change returns a request. `settings.rs` reads the settings of the user, `lookup.rs`
//! searches the rating lists. The time is as last read from the clock, so a frame shows one moment.

#[cfg(test)]
pub(crate) mod example;
pub(crate) mod lookup;
pub mod settings;

use std::borrow::Cow;
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
use engine::standings::{Row, RowPlace, Standings};
use engine::state::State;
use formats::calendar::{Ahead, Calendar};
use formats::language::FluentArgs;
use formats::language::desk::DeskLanguage;
use formats::presets::Preset;
use formats::values;

/// The data that a screen sees.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The event, if one is open.
    pub desk: Option<&'a Desk>,
    /// The user's settings.
    pub settings: &'a Settings,
    /// The recent events.
    pub recent: &'a [RecentEvent],
    /// The presets for new events.
    pub presets: &'a [Preset],
    /// The local rating lists.
    pub lists: &'a Lookup,
    /// The present time in RFC 3339.
    pub now: &'a str,
    /// True if this is a new user, who is offered the tour.
    pub offers_tour: bool,
}

impl<'a> Scene<'a> {
    /// Returns the present state of the event.
    #[must_use]
    pub fn state(&self) -> Option<&'a State> {
        self.desk.map(|desk| desk.state())
    }

    /// Returns the theme.
    #[must_use]
    pub const fn theme(&self) -> &'a Theme {
        &self.settings.theme
    }

    /// Returns the language of the desk.
    #[must_use]
    pub const fn language(&self) -> &'a DeskLanguage {
        self.settings.theme.language()
    }

    /// Returns a fixed text, given in English, in the language of the desk.
    #[must_use]
    pub fn word<'b>(&self, english: &'b str) -> Cow<'b, str> {
        self.language().word(english)
    }

    /// Returns the code of a column of the standings as its heading has it.
    #[must_use]
    pub fn code<'b>(&self, code: &'b str) -> Cow<'b, str> {
        self.language().word_at("head", code)
    }

    /// Returns a sentence without values in the language of the desk.
    #[must_use]
    pub fn say(&self, name: &str) -> String {
        self.language().say(name)
    }

    /// Returns a sentence with values in the language of the desk.
    #[must_use]
    pub fn tell(&self, name: &str, values: &FluentArgs<'_>) -> String {
        self.language().tell(name, values)
    }

    /// Returns the time zone and the language of times and days.
    #[must_use]
    pub const fn calendar(&self) -> &'a Calendar {
        &self.settings.calendar
    }

    /// Returns the paper of a PDF.
    #[must_use]
    pub fn sheet(&self) -> pdf::Paper {
        self.settings.paper.as_ref().map(|paper| paper.sheet).unwrap_or_default()
    }

    /// Returns the time until a round begins, while it has not begun.
    #[must_use]
    pub fn ahead(&self, round: RoundNo) -> Option<Ahead> {
        let begins = self.state()?.details.schedule.get(round.index())?;
        self.calendar().ahead(begins, self.now)
    }

    /// Returns the key of an intent in a context, as hints name it.
    #[must_use]
    pub fn key(&self, context: Context, intent: Intent) -> String {
        let key = self.settings.keymap.key_of(context, intent);
        key.map_or_else(|| "(no key)".to_owned(), |key| key.to_string())
    }

    /// Returns the meetings up to a round.
    #[must_use]
    pub fn meetings(&self, after: RoundNo) -> Option<Rc<Meetings>> {
        self.desk.map(|desk| desk.meetings_after(after))
    }

    /// Returns the standings after a round.
    #[must_use]
    pub fn standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.desk.map(|desk| desk.standings_after(after))
    }

    /// Returns the standings after a round as everybody should see them: the published ones, or the present
    /// ones.
    #[must_use]
    pub fn shown_standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        self.desk.map(|desk| desk.shown_standings(after))
    }

    /// Returns a place and the number of places: `3 of 9`.
    #[must_use]
    pub fn place_of_all(&self, standings: &Standings, row: &Row) -> String {
        match row.place {
            RowPlace::Number(place) => {
                self.tell("place-of-all", &values! { "place" => place, "ranked" => standings.ranked() })
            }
            RowPlace::Unranked => self.say("place-of-nobody"),
        }
    }

    /// Returns a player's row of the standings after a round.
    #[must_use]
    pub fn row(&self, after: RoundNo, player: PlayerId) -> Option<Row> {
        self.standings(after).and_then(|standings| standings.row(player).cloned())
    }
}
