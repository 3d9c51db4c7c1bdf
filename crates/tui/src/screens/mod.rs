//! The screens: small structs with a cursor, a window and a draft, but no data of the event.
//!
//! Every screen implements [`Face`] and is a value of [`Screen`]. It reads the event from the [`Scene`] and
//! answers a key with a request, which the program fulfils; it never records an act itself. What a director
//! has typed and not recorded is the screen's draft: it is stored on disk and restored (`drafts`, `take_up`).
//! `possible` says whether a key has an effect now, `offers` whether it ever has one in this event. Lists
//! with a row a player share `player_list.rs`.

pub(crate) mod audit;
pub(crate) mod card;
pub(crate) mod crosstable;
pub(crate) mod home;
mod player_list;
pub(crate) mod players;
pub(crate) mod prize_table;
pub(crate) mod reports;
pub(crate) mod round;
pub(crate) mod setup;
pub(crate) mod standings;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::jobs::job::Work;
use crate::jobs::request::{ChoiceItem, Choices, Found, News, Request, Said};
use crate::keys::Context;
use crate::keys::intent::{Intent, ScreenKind};
use crate::lists::reports::{NotReported, OnPaper};
use crate::scene::Scene;
use crate::widgets::text::{Line, Piece};
use desk::input::drafts::Drafts;
use engine::id::{PlayerId, RoundNo};
use engine::number::Rating;
use engine::state::{Player, State};
use formats::report::names::NameOrder;
use formats::report::standings::status_in;
use formats::values;

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

/// The interface of every screen.
pub(crate) trait Face {
    /// Returns the context in which keys are looked up.
    fn context(&self, scene: &Scene<'_>) -> Context;

    /// Called when the screen is shown.
    fn enter(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Called when the screen is left; records a changed line.
    fn leave(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Carries out the meaning of a key.
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request>;

    /// Returns true if a key would have an effect now.
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool;

    /// Returns true if a key can ever have an effect in this event; the key bar shows no others.
    fn offers(&self, _intent: Intent, _scene: &Scene<'_>) -> bool {
        true
    }

    /// Returns the effect of a key here, if it differs from the label in the table of keys.
    fn label(&self, _intent: Intent, _scene: &Scene<'_>) -> Option<&'static str> {
        None
    }

    /// Draws itself.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>);

    /// Returns the name of the place for the header, in the language.
    fn place(&self, scene: &Scene<'_>) -> String;

    /// Returns the status for the line above the keys.
    fn status(&self, _cells: usize, _scene: &Scene<'_>) -> Line {
        Line::new()
    }

    /// Lays out what the screen shows on paper; `None` for a screen without a report.
    fn paper(&self, _scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        None
    }

    /// Handles a pasted text.
    fn paste(&mut self, _text: &str, _scene: &Scene<'_>) -> Option<Request> {
        Some(Request::refuse("nothing was pasted: no line is being typed"))
    }

    /// Handles a click.
    fn click(&mut self, _x: u16, _y: u16, _scene: &Scene<'_>) {}

    /// Handles news.
    fn hear(&mut self, _news: &News, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Returns a description of the unrecorded input.
    fn draft(&self) -> Option<String> {
        None
    }

    /// Undoes the last step of unrecorded work here; `None` if there is no such step.
    fn take_back(&mut self) -> Option<Said> {
        None
    }

    /// Returns the unrecorded work that stops undo: an undo would change the journal, which is not what the
    /// user means.
    fn keeps_from_undo(&self) -> Option<String> {
        None
    }

    /// Returns the unrecorded input that should be saved on disk.
    fn drafts(&self, _scene: &Scene<'_>) -> Drafts {
        Drafts::default()
    }

    /// Restores saved input.
    fn take_up(&mut self, _drafts: &Drafts, _scene: &Scene<'_>) -> TakenUp {
        TakenUp::default()
    }
}

/// The result of restoring drafts.
#[derive(Debug, Default)]
pub(crate) struct TakenUp {
    /// The restored drafts.
    pub here: Vec<String>,
    /// The drafts that no longer fit the event, and the reasons.
    pub unfit: Vec<String>,
    /// The work that a restored draft needs.
    pub work: Option<Work>,
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

/// Lists all players to choose from; `found` is the purpose of the choice.
#[must_use]
pub(crate) fn find_player(
    title: impl Into<Piece>,
    found: &dyn Fn(PlayerId) -> Found,
    scene: &Scene<'_>,
) -> Option<Request> {
    find_player_among(title, found, scene, &|_| true)
}

/// Lists some players to choose from, in the order of their names; `found` is the purpose of the choice. A
/// typed number selects the player with that number.
#[must_use]
pub(crate) fn find_player_among(
    title: impl Into<Piece>,
    found: &dyn Fn(PlayerId) -> Found,
    scene: &Scene<'_>,
    wants: &dyn Fn(&Player) -> bool,
) -> Option<Request> {
    let state = scene.state()?;
    let mut players = state.by_number();
    players.retain(|player| wants(player));
    NameOrder::plain().sort(&mut players, |player| &player.entrant.name);
    let items = players.iter().map(|player| {
        let number = |rating: Rating| scene.language().number(&rating.to_string()).into_owned();
        let rating =
            state.rating_of(player).map_or_else(String::new, |rating| format!("  {}", number(rating)));
        let number =
            player.number.map_or_else(|| format!("  ({})", player.id), |number| format!("  #{number}"));
        let id = &player.entrant.fide_id;
        let id = if id.is_empty() { String::new() } else { format!("  {id}") };
        let text = format!("{}{rating}{number}{id}", state.name_at_number(player.id));
        ChoiceItem {
            found: found(player.id),
            text,
            number: player.number,
            beside: String::new(),
            also: names_of_members(state, player.id),
            about: String::new(),
        }
    });
    let choices = Choices { title: title.into(), items: items.collect(), start: 0 };
    Some(Request::Find(Box::new(choices)))
}

/// Returns the names of the players of a team; empty if it is a player.
pub(crate) fn names_of_members(state: &State, id: PlayerId) -> Vec<String> {
    let members = state.player(id).map_or(&[][..], |player| &player.members);
    members.iter().map(|member| member.name.to_string()).collect()
}

/// The round that a screen shows: the last one, unless another is selected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Shown(Option<RoundNo>);

impl Shown {
    /// Returns the round.
    #[must_use]
    pub(crate) fn round(self, scene: &Scene<'_>) -> RoundNo {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        self.0.map_or(last, |chosen| chosen.min(last))
    }

    /// Names a table after the round, with the state of an earlier round: that of the last is in the header.
    #[must_use]
    pub(crate) fn place(self, table: &str, scene: &Scene<'_>) -> String {
        let (round, place) = (self.round(scene), self.named(table, scene));
        let earlier = scene.desk.filter(|desk| desk.state().last_round() != round);
        let status = earlier.map(|desk| status_in(scene.language().of_reports(), desk.status_after(round)));
        status.map_or_else(|| place.clone(), |status| format!("{place}, {status}"))
    }

    /// Names a table after the round.
    #[must_use]
    pub(crate) fn named(self, table: &str, scene: &Scene<'_>) -> String {
        let values = values! { "table" => scene.language().word(table), "round" => self.round(scene).0 };
        scene.tell("table-after-round", &values)
    }

    /// Shows the previous round, but at least round `least`.
    pub(crate) fn earlier(&mut self, least: u16, scene: &Scene<'_>) {
        self.0 = Some(RoundNo(self.round(scene).0.saturating_sub(1).max(least)));
    }

    /// Shows the next round; the last round is followed from then on.
    pub(crate) fn later(&mut self, scene: &Scene<'_>) {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        let next = RoundNo(self.round(scene).0.saturating_add(1));
        self.0 = (next < last).then_some(next);
    }

    /// Shows the round before or after for the keys of these, and returns whether the key is one of them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are for the screen")]
    pub(crate) fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Earlier => self.earlier(0, scene),
            Intent::Later => self.later(scene),
            _ => return false,
        }
        true
    }

    /// Returns true if there is a round before or after for the keys of these; other keys are possible.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    pub(crate) fn permits(self, intent: Intent, scene: &Scene<'_>) -> bool {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        match intent {
            Intent::Earlier => RoundNo(0) < self.round(scene),
            Intent::Later => self.round(scene) < last,
            _ => true,
        }
    }

    /// Shows a round; the last round is followed from then on.
    pub(crate) fn show(&mut self, round: RoundNo, scene: &Scene<'_>) {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        self.0 = (round < last).then_some(round);
    }

    /// Shows the last round from now on.
    pub(crate) const fn follow(&mut self) {
        self.0 = None;
    }
}
