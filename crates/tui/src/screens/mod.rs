//! The screens: small structs that hold a cursor, a window, a draft, and nothing of the event.

pub mod audit;
pub mod card;
pub mod crosstable;
pub mod home;
mod player_list;
pub mod players;
pub mod prize_table;
pub mod reports;
pub mod round;
pub mod setup;
pub mod standings;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::keys::Context;
use crate::keys::intent::{Intent, ScreenKind};
use crate::scene::Scene;
use crate::widgets::text::Line;
use crate::work::job::Work;
use crate::work::request::{ChoiceItem, Choices, Found, News, Request, Said};
use desk::input::drafts::Drafts;
use engine::id::{PlayerId, RoundNo};
use engine::state::Player;
use formats::report::names::NameOrder;

/// A screen.
#[derive(Debug)]
pub enum Screen {
    /// Recent events, new event, open.
    Home(home::Home),
    /// Title, place, dates, the four choices.
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
    /// What is printed, written and projected.
    Reports(reports::Reports),
}

/// What every screen can do.
pub trait Face {
    /// Returns the context in which keys are looked up.
    fn context(&self, scene: &Scene<'_>) -> Context;

    /// Is shown from now on.
    fn enter(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Is shown no longer: records what leaving a line records.
    fn leave(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Does what a key means.
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request>;

    /// Whether a key would do anything now.
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool;

    /// Whether a key can ever do anything in this event; the key bar has no others.
    fn offers(&self, _intent: Intent, _scene: &Scene<'_>) -> bool {
        true
    }

    /// Returns what a key does here, where it is not what the table of keys calls it.
    fn label(&self, _intent: Intent, _scene: &Scene<'_>) -> Option<&'static str> {
        None
    }

    /// Draws itself.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>);

    /// Says where one is, for the header.
    fn place(&self, scene: &Scene<'_>) -> String;

    /// Says what is always in view, for the line above the keys.
    fn status(&self, _cells: usize, _scene: &Scene<'_>) -> Line {
        Line::new()
    }

    /// Takes a pasted text.
    fn paste(&mut self, _text: &str, _scene: &Scene<'_>) -> Option<Request> {
        Some(Request::refuse("nothing was pasted: no line is being typed"))
    }

    /// Takes a click.
    fn click(&mut self, _x: u16, _y: u16, _scene: &Scene<'_>) {}

    /// Hears what concerns it.
    fn hear(&mut self, _news: &News, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Says what is typed and not recorded.
    fn draft(&self) -> Option<String> {
        None
    }

    /// Takes back the last step of what is worked at here and not recorded; `None` where there is none.
    fn take_back(&mut self) -> Option<Said> {
        None
    }

    /// Says what is being worked at that undo would leave to take back an entry of the journal, which is not what whoever works
    /// at it means.
    fn keeps_from_undo(&self) -> Option<String> {
        None
    }

    /// Returns what is typed and not recorded, to be kept on disk.
    fn drafts(&self, _scene: &Scene<'_>) -> Drafts {
        Drafts::default()
    }

    /// Takes up what was kept.
    fn take_up(&mut self, _drafts: &Drafts, _scene: &Scene<'_>) -> TakenUp {
        TakenUp::default()
    }
}

/// What became of drafts that were kept.
#[derive(Debug, Default)]
pub struct TakenUp {
    /// What is there again.
    pub here: Vec<String>,
    /// What does not fit the event as it is now, and why.
    pub unfit: Vec<String>,
    /// What is to be worked out for it.
    pub work: Option<Work>,
}

impl Screen {
    /// Makes a screen.
    #[must_use]
    pub fn new(kind: ScreenKind) -> Self {
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

    /// Tells which screen it is.
    #[must_use]
    pub const fn kind(&self) -> ScreenKind {
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

    /// Returns what every screen can do.
    pub fn face(&mut self) -> &mut dyn Face {
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

/// Lists all players to choose from, each with what choosing that player means.
#[must_use]
pub fn find_player(title: &str, found: &dyn Fn(PlayerId) -> Found, scene: &Scene<'_>) -> Option<Request> {
    find_player_among(title, found, scene, &|_| true)
}

/// Lists some of the players to choose from, in the order of their names, each with what choosing that player means; a
/// number that is typed calls the player who has it.
#[must_use]
pub fn find_player_among(
    title: &str,
    found: &dyn Fn(PlayerId) -> Found,
    scene: &Scene<'_>,
    wants: &dyn Fn(&Player) -> bool,
) -> Option<Request> {
    let state = scene.state()?;
    let mut players = state.by_number();
    players.retain(|player| wants(player));
    NameOrder::plain().sort(&mut players, |player| &player.entrant.name);
    let items = players.iter().map(|player| {
        let rating = state.rating_of(player).map_or_else(String::new, |rating| format!("  {rating}"));
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
            about: String::new(),
        }
    });
    let choices = Choices { title: title.to_owned(), items: items.collect(), start: 0 };
    Some(Request::Find(Box::new(choices)))
}

/// The round that a screen shows: the last one, until another is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shown(Option<RoundNo>);

impl Shown {
    /// Returns the round.
    #[must_use]
    pub fn round(self, scene: &Scene<'_>) -> RoundNo {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        self.0.map_or(last, |chosen| chosen.min(last))
    }

    /// Shows the round before, `least` at the least.
    pub fn earlier(&mut self, least: u16, scene: &Scene<'_>) {
        self.0 = Some(RoundNo(self.round(scene).0.saturating_sub(1).max(least)));
    }

    /// Shows the round after; the last one is followed from then on.
    pub fn later(&mut self, scene: &Scene<'_>) {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        let next = RoundNo(self.round(scene).0.saturating_add(1));
        self.0 = (next < last).then_some(next);
    }

    /// Shows the round before or after for the keys of these, and returns whether the key is one of them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are for the screen")]
    pub fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Earlier => self.earlier(0, scene),
            Intent::Later => self.later(scene),
            _ => return false,
        }
        true
    }

    /// Whether there is a round before or after for the keys of these; other keys are possible.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    pub fn permits(self, intent: Intent, scene: &Scene<'_>) -> bool {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        match intent {
            Intent::Earlier => RoundNo(0) < self.round(scene),
            Intent::Later => self.round(scene) < last,
            _ => true,
        }
    }

    /// Shows a round; the last one is followed from then on.
    pub fn show(&mut self, round: RoundNo, scene: &Scene<'_>) {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        self.0 = (round < last).then_some(round);
    }

    /// Follows the last round again.
    pub const fn follow(&mut self) {
        self.0 = None;
    }
}
