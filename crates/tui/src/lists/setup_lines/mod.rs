//! The setup as lines: each shows one value, which is typed or turned to the next choice.
//!
//! `Made` is the setup that a director is making. A line returns it changed, or a `BadLine` with the reason;
//! nothing is recorded before the screen asks for it with `Made::act`. The choices, their parameters and the
//! valid combinations come from the engine's catalogue, so a new parameter is a line without a change here.
//! After the first round some lines may not change any more: `wording.rs` says why.

#[cfg(test)]
mod tests;
mod tie_breaks;
mod wording;

use crate::lists::schedule::{self, BadMoment};
use engine::action::{Act, Details};
use engine::official;
use engine::page::{NotAPage, page_address};
use engine::parameter::{NoValue, Parameter, Value};
use engine::person::{self, NotAFact};
use engine::rating::kind::{self, OrderError};
use engine::setup::{Game, PairingSystem, Ranking, RatingSystem, Setup, Strength};
use engine::state::State;
use engine::text::{Label, NotOneLine};
use formats::calendar;
use formats::language::{Language, LanguageError};
use formats::views::{changes, time_control};

/// A line of the setup; parameters and tie-breaks are identified by their index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupLine {
    /// The title.
    Title,
    /// The place.
    Place,
    /// The first day.
    FirstDay,
    /// The last day.
    LastDay,
    /// The chief arbiter.
    Arbiter,
    /// The deputies of the chief arbiter.
    Deputies,
    /// The federation that registers the event.
    Federation,
    /// The rate of play in words.
    RateOfPlay,
    /// The time control in the code that reports use.
    TimeControl,
    /// The language of reports and pages.
    Language,
    /// The starting times of the rounds.
    Schedule,
    /// The address of the event's page.
    Page,
    /// The number of planned rounds.
    Rounds,
    /// True if the starting position of each round is drawn.
    Chess960,
    /// The game at a board.
    Game,
    /// A parameter of the game.
    GameParameter(usize),
    /// The pairing system.
    Pairing,
    /// A parameter of the pairing system.
    PairingParameter(usize),
    /// The rating system.
    Rating,
    /// A parameter of the rating system.
    RatingParameter(usize),
    /// The rating of a player that the event uses.
    RatedBy,
    /// The ranking, which orders the standings.
    Ranking,
    /// A tie-break.
    TieBreak(usize),
    /// A parameter of the ranking.
    RankingParameter(usize),
    /// A parameter of the ranking of teams in an individual event.
    TeamParameter(usize),
    /// The order of the players before the first round.
    Strength,
    /// True if the event lasts more than 30 days.
    Long,
    /// True if each result is typed twice.
    SecondPass,
    /// True if the event follows the federation's regulations.
    Official,
}

/// The reason why a text is not a value of a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadLine {
    /// The text does not fit on a line.
    #[error("the {name} {wrong}")]
    Label {
        /// The name of the line.
        name: String,
        /// The fault.
        wrong: NotOneLine,
    },
    /// The text is not a federation.
    #[error(transparent)]
    Federation(#[from] NotAFact),
    /// The text is not a time control.
    #[error("`{0}` is not a time control (expected minutes or seconds, as 90+30 or 40/6000+30:900)")]
    TimeControl(String),
    /// The text is not a language.
    #[error(transparent)]
    Language(#[from] LanguageError),
    /// The text is not a schedule.
    #[error(transparent)]
    Schedule(#[from] BadMoment),
    /// The text is not the address of a page.
    #[error(transparent)]
    Page(#[from] NotAPage),
    /// The text is not an order of kinds of ratings.
    #[error(transparent)]
    RatedBy(#[from] OrderError),
    /// The text is not a number of rounds.
    #[error("`{0}` is not a number (expected 1 to 65535)")]
    Rounds(String),
    /// The line was removed since.
    #[error("this line is no longer there")]
    Gone,
    /// The text is not a value of the parameter.
    #[error(transparent)]
    Parameter(#[from] NoValue),
    /// The parameter does not take the value.
    #[error("`{0}` is out of range")]
    OutOfRange(String),
    /// Nothing is typed on this line.
    #[error("choose with ← and →")]
    Choice,
    /// The event ends before it begins.
    #[error("the last day {last} is before the first day {first}")]
    Days {
        /// The first day.
        first: String,
        /// The last day.
        last: String,
    },
    /// The text is not a day.
    #[error("`{0}` is not a date (expected 2026-11-21 or 21.11.2026)")]
    Day(String),
}

/// The parts of an event that the setup defines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Made {
    /// Its details.
    pub details: Details,
    /// Its four main choices.
    pub setup: Setup,
}

impl Made {
    /// Returns the parts of an event.
    #[must_use]
    pub(crate) fn of(state: &State) -> Self {
        Self { details: state.details.clone(), setup: state.setup.clone() }
    }

    /// Returns the act that changes the event accordingly. Once a round is published, the table size has an
    /// act of its own, which applies from the next round on.
    #[must_use]
    pub(crate) fn act(self, state: &State) -> Act {
        let is_other = !state.rounds.is_empty() && self.setup.pairing != state.setup.pairing;
        match self.setup.pairing.table_size().filter(|_| is_other) {
            Some(seats) => Act::ResizeTables { from: state.next_round(), seats },
            None => Act::Configure { details: self.details, setup: self.setup },
        }
    }

    /// Returns the lines, in order.
    #[must_use]
    pub(crate) fn lines(&self) -> Vec<SetupLine> {
        let setup = &self.setup;
        let mut lines = vec![
            SetupLine::Title,
            SetupLine::Place,
            SetupLine::FirstDay,
            SetupLine::LastDay,
            SetupLine::Arbiter,
            SetupLine::Deputies,
            SetupLine::Federation,
            SetupLine::RateOfPlay,
            SetupLine::TimeControl,
            SetupLine::Language,
            SetupLine::Schedule,
            SetupLine::Page,
            SetupLine::Rounds,
            SetupLine::SecondPass,
            SetupLine::Game,
        ];
        lines.extend((0..setup.game.parameters().len()).map(SetupLine::GameParameter));
        if matches!(setup.game, Game::Chess(_)) {
            lines.push(SetupLine::Chess960);
        }
        lines.push(SetupLine::Pairing);
        lines.extend((0..setup.pairing.parameters().len()).map(SetupLine::PairingParameter));
        lines.push(SetupLine::Rating);
        lines.extend((0..setup.rating.parameters().len()).map(SetupLine::RatingParameter));
        if setup.game.is_for_two() {
            lines.push(SetupLine::RatedBy);
        }
        // Other games have no federation ratings and no rating periods.
        if matches!(setup.game, Game::Chess(_)) {
            lines.push(SetupLine::Strength);
            lines.push(SetupLine::Long);
        }
        lines.push(SetupLine::Ranking);
        lines.extend((0..self.tie_breaks().len()).map(SetupLine::TieBreak));
        lines.extend((0..setup.ranking.parameters(setup).len()).map(SetupLine::RankingParameter));
        lines.extend((0..setup.team_parameters().len()).map(SetupLine::TeamParameter));
        if setup.regulations.official || official::is_of_the_federation(setup) {
            lines.push(SetupLine::Official);
        }
        lines
    }

    /// Returns the parameter that a line shows; `None` for every other line.
    fn parameter(&self, line: SetupLine) -> Option<Parameter> {
        let (parameters, at) = match line {
            SetupLine::GameParameter(at) => (self.setup.game.parameters(), at),
            SetupLine::PairingParameter(at) => (self.setup.pairing.parameters(), at),
            SetupLine::RatingParameter(at) => (self.setup.rating.parameters(), at),
            SetupLine::RankingParameter(at) => (self.setup.ranking.parameters(&self.setup), at),
            SetupLine::TeamParameter(at) => (self.setup.team_parameters(), at),
            SetupLine::Title
            | SetupLine::Place
            | SetupLine::FirstDay
            | SetupLine::LastDay
            | SetupLine::Arbiter
            | SetupLine::Deputies
            | SetupLine::Federation
            | SetupLine::RateOfPlay
            | SetupLine::TimeControl
            | SetupLine::Language
            | SetupLine::Schedule
            | SetupLine::Page
            | SetupLine::Rounds
            | SetupLine::SecondPass
            | SetupLine::Chess960
            | SetupLine::Game
            | SetupLine::Pairing
            | SetupLine::Rating
            | SetupLine::RatedBy
            | SetupLine::Strength
            | SetupLine::Long
            | SetupLine::Ranking
            | SetupLine::Official
            | SetupLine::TieBreak(_) => return None,
        };
        parameters.into_iter().nth(at)
    }

    /// Returns the value of a line.
    #[must_use]
    pub(crate) fn value(&self, line: SetupLine) -> String {
        let (details, setup) = (&self.details, &self.setup);
        match line {
            SetupLine::Title => details.title.to_string(),
            SetupLine::Place => details.place.to_string(),
            SetupLine::FirstDay => details.first_day.to_string(),
            SetupLine::LastDay => details.last_day.to_string(),
            SetupLine::Arbiter => details.arbiter.to_string(),
            SetupLine::Deputies => changes::names(&details.deputies),
            SetupLine::Federation => details.federation.to_string(),
            SetupLine::RateOfPlay => details.rate_of_play.to_string(),
            SetupLine::TimeControl => details.time_control.to_string(),
            SetupLine::Language => details.language.to_string(),
            SetupLine::Schedule => schedule::shown(&details.schedule),
            SetupLine::Page => details.page.to_string(),
            SetupLine::Rounds => setup.rounds.to_string(),
            SetupLine::SecondPass => Value::Yes(setup.regulations.second_pass).to_string(),
            SetupLine::Chess960 => Value::Yes(setup.regulations.chess960).to_string(),
            SetupLine::Game => setup.game.name().to_owned(),
            SetupLine::Pairing => setup.pairing.name().to_owned(),
            SetupLine::Rating => setup.rating.name().to_owned(),
            SetupLine::RatedBy => kind::order_name(&setup.rated_by),
            SetupLine::Strength => setup.regulations.strength.name().to_owned(),
            SetupLine::Long => if setup.regulations.long { "yes" } else { "no" }.to_owned(),
            SetupLine::Ranking => setup.ranking.name().to_owned(),
            SetupLine::Official => if setup.regulations.official { "on" } else { "off" }.to_owned(),
            SetupLine::TieBreak(at) => self
                .tie_breaks()
                .get(at)
                .map_or_else(String::new, |tie_break| format!("{}  {}", tie_break.code(), tie_break.name())),
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_) => {
                self.parameter(line).map_or_else(String::new, |parameter| parameter.value.to_string())
            }
        }
    }

    /// Returns true if a line is turned through choices instead of typed.
    #[must_use]
    pub(crate) fn is_choice(&self, line: SetupLine) -> bool {
        match line {
            SetupLine::Game
            | SetupLine::SecondPass
            | SetupLine::Chess960
            | SetupLine::Pairing
            | SetupLine::Rating
            | SetupLine::Strength
            | SetupLine::Long
            | SetupLine::Ranking
            | SetupLine::Official
            | SetupLine::TieBreak(_) => true,
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_) => {
                self.parameter(line).is_some_and(|parameter| parameter.value.is_choice())
            }
            SetupLine::Title
            | SetupLine::Place
            | SetupLine::FirstDay
            | SetupLine::LastDay
            | SetupLine::Arbiter
            | SetupLine::Deputies
            | SetupLine::Federation
            | SetupLine::RateOfPlay
            | SetupLine::TimeControl
            | SetupLine::Language
            | SetupLine::Schedule
            | SetupLine::Page
            | SetupLine::RatedBy
            | SetupLine::Rounds => false,
        }
    }

    /// Sets a typed value.
    ///
    /// # Errors
    ///
    /// The reason that the text is not a value of this line.
    pub(crate) fn typed(mut self, line: SetupLine, text: &str) -> Result<Self, BadLine> {
        let text = text.trim();
        match line {
            SetupLine::Title => self.details.title = self.label(line, text)?,
            SetupLine::Place => self.details.place = self.label(line, text)?,
            SetupLine::FirstDay => {
                self.details.first_day = self.day(line, text)?;
                self.check_days()?;
            }
            SetupLine::LastDay => {
                self.details.last_day = self.day(line, text)?;
                self.check_days()?;
            }
            SetupLine::Arbiter => self.details.arbiter = self.label(line, text)?,
            SetupLine::Deputies => {
                let names = text.split(';').map(str::trim).filter(|name| !name.is_empty());
                self.details.deputies = names.map(|name| self.label(line, name)).collect::<Result<_, _>>()?;
            }
            SetupLine::Federation => {
                let code = person::federation(text)?;
                self.details.federation = self.label(line, &code)?;
            }
            SetupLine::RateOfPlay => self.details.rate_of_play = self.label(line, text)?,
            SetupLine::TimeControl => {
                let wrong = || BadLine::TimeControl(text.to_owned());
                let code =
                    if text.is_empty() { None } else { Some(time_control::typed(text).ok_or_else(wrong)?) };
                self.details.time_control = self.label(line, &code.unwrap_or_default())?;
            }
            SetupLine::Language => {
                let language = Language::of(text)?;
                let tags = if text.trim().is_empty() { String::new() } else { language.to_string() };
                self.details.language = self.label(line, &tags)?;
            }
            SetupLine::Schedule => self.details.schedule = schedule::typed(text)?,
            SetupLine::Page => {
                let page = if text.is_empty() { "" } else { page_address(text)? };
                self.details.page = self.label(line, page)?;
            }
            SetupLine::RatedBy => self.setup.rated_by = kind::read_order(text)?,
            SetupLine::Rounds => {
                let wrong = |_| BadLine::Rounds(text.to_owned());
                self.setup.rounds = text.parse().map_err(wrong)?;
            }
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_) => {
                let parameter = self.parameter(line).ok_or(BadLine::Gone)?;
                let value = parameter.value.typed(text)?;
                let with = self.clone().with(line, value);
                return with.ok_or_else(|| BadLine::OutOfRange(text.to_owned()));
            }
            SetupLine::Game
            | SetupLine::SecondPass
            | SetupLine::Chess960
            | SetupLine::Pairing
            | SetupLine::Rating
            | SetupLine::Strength
            | SetupLine::Long
            | SetupLine::Ranking
            | SetupLine::Official
            | SetupLine::TieBreak(_) => return Err(BadLine::Choice),
        }
        Ok(self)
    }

    /// Sets a parameter; `None` if the line has no parameter.
    fn with(mut self, line: SetupLine, value: Value) -> Option<Self> {
        let setup = &mut self.setup;
        match line {
            SetupLine::GameParameter(at) => setup.game = setup.game.clone().with(at, value)?,
            SetupLine::PairingParameter(at) => setup.pairing = setup.pairing.with(at, value)?,
            SetupLine::RatingParameter(at) => setup.rating = setup.rating.with(at, value)?,
            SetupLine::RankingParameter(at) => {
                setup.ranking = setup.ranking.clone().with(at, value, setup)?;
                self.setup = self.setup.fitted();
            }
            SetupLine::TeamParameter(at) => self.setup = self.setup.with_team_parameter(at, value)?,
            SetupLine::Title
            | SetupLine::Place
            | SetupLine::FirstDay
            | SetupLine::LastDay
            | SetupLine::Arbiter
            | SetupLine::Deputies
            | SetupLine::Federation
            | SetupLine::RateOfPlay
            | SetupLine::TimeControl
            | SetupLine::Language
            | SetupLine::Schedule
            | SetupLine::Page
            | SetupLine::Rounds
            | SetupLine::SecondPass
            | SetupLine::Chess960
            | SetupLine::Game
            | SetupLine::Pairing
            | SetupLine::Rating
            | SetupLine::RatedBy
            | SetupLine::Strength
            | SetupLine::Long
            | SetupLine::Ranking
            | SetupLine::Official
            | SetupLine::TieBreak(_) => return None,
        }
        Some(self)
    }

    fn label(&self, line: SetupLine, text: &str) -> Result<Label, BadLine> {
        Label::new(text).map_err(|wrong| BadLine::Label { name: self.name(line), wrong })
    }

    /// Checks that the last day is not before the first.
    fn check_days(&self) -> Result<(), BadLine> {
        let Details { first_day, last_day, .. } = &self.details;
        if calendar::is_day(first_day) && calendar::is_day(last_day) && last_day.as_str() < first_day.as_str()
        {
            return Err(BadLine::Days { first: first_day.to_string(), last: last_day.to_string() });
        }
        Ok(())
    }

    /// Reads a day; an empty text is no day.
    fn day(&self, line: SetupLine, text: &str) -> Result<Label, BadLine> {
        let day = if text.is_empty() { Some(String::new()) } else { calendar::typed_day(text, None) };
        self.label(line, &day.ok_or_else(|| BadLine::Day(text.to_owned()))?)
    }

    /// Turns a line to the next or the previous choice; `None` if there is no other choice. A choice of the
    /// event comes back with what belongs to it, as if nothing had been turned.
    #[must_use]
    pub(crate) fn turned(mut self, line: SetupLine, forward: bool, event: &Setup) -> Option<Self> {
        let setup = &mut self.setup;
        let bare = Setup::bare(&setup.game);
        match line {
            SetupLine::Game => {
                setup.game = next(&games(setup), &setup.game, Game::name, forward);
                setup.regulations.chess960 &= matches!(setup.game, Game::Chess(_));
                self.setup = self.setup.fitted();
                leave_official_mode(&mut self.setup);
            }
            SetupLine::SecondPass => setup.regulations.second_pass = !setup.regulations.second_pass,
            SetupLine::Chess960 => setup.regulations.chess960 = !setup.regulations.chess960,
            SetupLine::Pairing => {
                let fits =
                    |pairing: &PairingSystem| goes(&Setup { pairing: pairing.clone(), ..bare.clone() });
                let fitting: Vec<_> = PairingSystem::offered().filter(fits).collect();
                setup.pairing = next(&fitting, &setup.pairing, PairingSystem::name, forward);
                if setup.pairing.name() == event.pairing.name() && setup.game == event.game {
                    setup.pairing = event.pairing.clone();
                    take_ranking(setup, event);
                } else if setup.pairing.system().bracket_rules().is_some() {
                    setup.ranking = Ranking::Elimination;
                }
                self.setup = self.setup.fitted();
                leave_official_mode(&mut self.setup);
            }
            SetupLine::Rating => {
                let fits = |rating: &RatingSystem| goes(&Setup { rating: *rating, ..bare.clone() });
                let fitting: Vec<_> = RatingSystem::offered().into_iter().filter(fits).collect();
                setup.rating = next(&fitting, &setup.rating, RatingSystem::name, forward);
                self.setup = self.setup.fitted();
            }
            SetupLine::RatedBy => {
                let at = kind::OFFERED.iter().position(|kinds| *kinds == setup.rated_by);
                let len = kind::OFFERED.len();
                let to = at.map_or(0, |at| (at + if forward { 1 } else { len - 1 }) % len);
                setup.rated_by = kind::OFFERED[to].to_vec();
            }
            SetupLine::Ranking => {
                let with = |ranking: &Ranking| Setup { ranking: ranking.clone(), ..setup.clone() };
                let fits = |ranking: &Ranking| goes(&with(ranking).without_unfit_teams());
                let fitting: Vec<_> = Ranking::offered(&setup.game).into_iter().filter(fits).collect();
                setup.ranking = next(&fitting, &setup.ranking, Ranking::name, forward);
                if setup.ranking.name() == event.ranking.name() {
                    take_ranking(setup, event);
                }
                self.setup = self.setup.without_unfit_teams();
            }
            SetupLine::TieBreak(at) => self.turn_tie_break(at, forward),
            SetupLine::Strength => {
                let of = &mut setup.regulations.strength;
                *of = next(&Strength::ALL, of, |one| *one, forward);
            }
            SetupLine::Long => setup.regulations.long = !setup.regulations.long,
            SetupLine::Official => {
                setup.regulations.official = !setup.regulations.official;
                return goes(setup).then_some(self);
            }
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_) => {
                let value = self.parameter(line)?.value.turned(forward)?;
                return self.with(line, value);
            }
            SetupLine::Title
            | SetupLine::Place
            | SetupLine::FirstDay
            | SetupLine::LastDay
            | SetupLine::Arbiter
            | SetupLine::Deputies
            | SetupLine::Federation
            | SetupLine::RateOfPlay
            | SetupLine::TimeControl
            | SetupLine::Language
            | SetupLine::Schedule
            | SetupLine::Page
            | SetupLine::Rounds => return None,
        }
        Some(self)
    }
}

impl SetupLine {
    /// Returns true if the line is a day.
    #[must_use]
    pub const fn is_day(self) -> bool {
        matches!(self, Self::FirstDay | Self::LastDay)
    }
}

/// Takes the ranking of the event, with its tie-breaks and that of teams, if it fits.
fn take_ranking(setup: &mut Setup, event: &Setup) {
    let mut with = Setup { ranking: event.ranking.clone(), ..setup.clone() };
    with.regulations.teams = event.regulations.teams;
    if goes(&with) {
        *setup = with;
    }
}

/// Leaves official mode if another game or pairing system is not covered by it.
fn leave_official_mode(setup: &mut Setup) {
    setup.regulations.official &= official::is_of_the_federation(setup);
}

fn goes(setup: &Setup) -> bool {
    setup.complaints().is_empty()
}

/// Returns the offered games, with the points or ranks of the present one where these can be retained.
fn games(setup: &Setup) -> Vec<Game> {
    let mut games = Game::offered();
    for game in &mut games {
        match (&setup.game, &mut *game) {
            (Game::Tractor(start), Game::Tractor(offered)) => *offered = *start,
            (from, to) => {
                if let (Some(points), Some(offered)) = (from.points(), to.points_mut()) {
                    *offered = *points;
                }
            }
        }
    }
    games
}

/// Returns the next or the previous choice; the present one is found by its name, because parameters do not
/// matter.
fn next<T: Clone, N: PartialEq>(choices: &[T], here: &T, name: impl Fn(&T) -> N, forward: bool) -> T {
    let at = choices.iter().position(|choice| name(choice) == name(here));
    let len = choices.len().max(1);
    let to = match at {
        Some(at) if forward => (at + 1) % len,
        Some(at) => (at + len - 1) % len,
        None => 0,
    };
    choices.get(to).unwrap_or(here).clone()
}
