//! The details of an event and the parameters of its choices, set by their names: `page=https://example.org`,
//! `boards=6`.

use crate::language::{Language, LanguageError};
use engine::action::Details;
use engine::page::{NotAPage, page_address};
use engine::parameter::{NoValue, Parameter, Value};
use engine::setup::Setup;
use engine::text::{Label, NotOneLine};

/// A text that sets no parameter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoChoice {
    /// The text has no name and value.
    #[error("`{0}` sets nothing (expected NAME=VALUE, as in `boards=6`)")]
    Form(String),
    /// No parameter, or several, have the name.
    #[error("`{name}` names {many} parameter of the event (expected one of: {known})")]
    Name {
        /// The name.
        name: String,
        /// `no` or `more than one`.
        many: &'static str,
        /// The names of the parameters.
        known: String,
    },
    /// The value is not one of the parameter.
    #[error("{name}: {wrong}")]
    Value {
        /// The parameter.
        name: &'static str,
        /// The reason.
        wrong: NoValue,
    },
    /// A detail is a text of one line.
    #[error("{name}: {wrong}")]
    Line {
        /// The detail.
        name: &'static str,
        /// The fault.
        wrong: NotOneLine,
    },
    /// The text is not the address of a page.
    #[error(transparent)]
    Page(#[from] NotAPage),
    /// The text is not a language.
    #[error(transparent)]
    Language(#[from] LanguageError),
    /// The other choices of the event have no such value.
    #[error("{name}: `{value}` does not go with the other choices of the event")]
    Unfit {
        /// The parameter.
        name: &'static str,
        /// The value.
        value: String,
    },
}

/// A detail of an event.
#[derive(Debug, Clone, Copy)]
enum Detail {
    Title,
    Place,
    Arbiter,
    Language,
    Page,
}

const DETAILS: [Detail; 5] = [Detail::Title, Detail::Place, Detail::Arbiter, Detail::Language, Detail::Page];

impl Detail {
    /// Returns the name, which the setup shows, too.
    const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Place => "place",
            Self::Arbiter => "arbiter",
            Self::Language => "language",
            Self::Page => "page",
        }
    }

    /// Sets the detail; an empty text removes it.
    fn set(self, details: &mut Details, text: &str) -> Result<(), NoChoice> {
        let (to, text) = match self {
            Self::Title => (&mut details.title, text.to_owned()),
            Self::Place => (&mut details.place, text.to_owned()),
            Self::Arbiter => (&mut details.arbiter, text.to_owned()),
            Self::Language if text.is_empty() => (&mut details.language, String::new()),
            Self::Language => (&mut details.language, Language::of(text)?.to_string()),
            Self::Page if text.is_empty() => (&mut details.page, String::new()),
            Self::Page => (&mut details.page, page_address(text)?.to_owned()),
        };
        *to = Label::new(&text).map_err(|wrong| NoChoice::Line { name: self.name(), wrong })?;
        Ok(())
    }
}

/// One of the four choices of an event, or the ranking of its teams.
#[derive(Debug, Clone, Copy)]
enum Part {
    Game,
    Pairing,
    Rating,
    Ranking,
    Teams,
}

const PARTS: [Part; 5] = [Part::Game, Part::Pairing, Part::Rating, Part::Ranking, Part::Teams];

impl Part {
    fn parameters(self, setup: &Setup) -> Vec<Parameter> {
        match self {
            Self::Game => setup.game.parameters(),
            Self::Pairing => setup.pairing.parameters(),
            Self::Rating => setup.rating.parameters(),
            Self::Ranking => setup.ranking.parameters(setup),
            Self::Teams => setup.team_parameters(),
        }
    }

    fn set(self, setup: &mut Setup, at: usize, value: Value) -> Option<()> {
        match self {
            Self::Game => setup.game = setup.game.clone().with(at, value)?,
            Self::Pairing => setup.pairing = setup.pairing.with(at, value)?,
            Self::Rating => setup.rating = setup.rating.with(at, value)?,
            Self::Ranking => setup.ranking = setup.ranking.clone().with(at, value, setup)?,
            Self::Teams => *setup = setup.clone().with_team_parameter(at, value)?,
        }
        Some(())
    }
}

/// Lists the parameters of an event with their values, those of the game first.
#[must_use]
pub fn all(setup: &Setup) -> Vec<Parameter> {
    PARTS.into_iter().flat_map(|part| part.parameters(setup)).collect()
}

/// Sets a detail by its name, or a parameter by its name or the beginning of its name: `place=Uppsala`,
/// `boards=6`, `fixed board order=no`.
///
/// # Errors
///
/// The text has another form, nothing has the name, or it has no such value.
pub fn set(details: &mut Details, setup: &mut Setup, text: &str) -> Result<(), NoChoice> {
    let (name, value) = text.split_once('=').ok_or_else(|| NoChoice::Form(text.to_owned()))?;
    if let Some(detail) = DETAILS.into_iter().find(|detail| detail.name() == name.trim().to_lowercase()) {
        return detail.set(details, value.trim());
    }
    let (part, at, parameter) = find(setup, name.trim())?;
    let wrong = |wrong| NoChoice::Value { name: parameter.name, wrong };
    let read = parameter.value.read(value.trim()).map_err(wrong)?;
    let unfit = || NoChoice::Unfit { name: parameter.name, value: value.trim().to_owned() };
    part.set(setup, at, read).ok_or_else(unfit)
}

fn find(setup: &Setup, name: &str) -> Result<(Part, usize, Parameter), NoChoice> {
    let small = name.to_lowercase();
    let of_part = |part: Part| {
        let parameters = part.parameters(setup).into_iter().enumerate();
        parameters.map(move |(at, parameter)| (part, at, parameter))
    };
    let named = |is_meant: &dyn Fn(&str) -> bool| -> Vec<(Part, usize, Parameter)> {
        let all = PARTS.into_iter().flat_map(of_part);
        all.filter(|(.., parameter)| is_meant(&parameter.name.to_lowercase())).collect()
    };
    let exactly = named(&|known| known == small);
    let found = if exactly.is_empty() && !small.is_empty() {
        named(&|known| known.starts_with(&small))
    } else {
        exactly
    };
    if let [one] = found[..] {
        return Ok(one);
    }
    let many = if found.is_empty() { "no" } else { "more than one" };
    let parameters = all(setup).into_iter().map(|parameter| parameter.name);
    let known = DETAILS.map(Detail::name).into_iter().chain(parameters).collect::<Vec<_>>().join(", ");
    Err(NoChoice::Name { name: name.to_owned(), many, known })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presets;
    use engine::setup::{TeamAdds, TeamName};

    fn set(setup: &mut Setup, text: &str) -> Result<(), NoChoice> {
        super::set(&mut Details::default(), setup, text)
    }

    #[test]
    fn details_are_set_by_name() {
        let mut setup = presets::find("fide-swiss").unwrap().setup;
        let mut details = Details::default();
        let mut set = |text: &str| super::set(&mut details, &mut setup, text).map_err(|no| no.to_string());
        for text in ["page = https://example.org/open", "Language=de+en", "place=Uppsala", "place="] {
            set(text).unwrap();
        }
        let told =
            "`example.org` is not the address of a page (expected for instance https://example.org/open)";
        assert_eq!(set("page=example.org"), Err(told.to_owned()));
        assert!(set("language=xx").unwrap_err().starts_with("there is no language `xx`"));
        assert_eq!(details.page.as_str(), "https://example.org/open");
        assert_eq!((details.language.as_str(), details.place.as_str()), ("de+en", ""));
    }

    #[test]
    fn parameters_of_teams_are_set_by_name() {
        let mut setup = presets::find("team-swiss").unwrap().setup;
        for text in ["boards=6", "Rating of a team = mean of all members", "unrated=1200", "fixed board=no"] {
            set(&mut setup, text).unwrap();
        }
        let now = |name: &str| {
            all(&setup).into_iter().find(|one| one.name == name).map(|one| one.value.to_string())
        };
        assert_eq!(now("boards").as_deref(), Some("6"));
        assert_eq!(now("rating of a team").as_deref(), Some("mean of all members"));
        assert_eq!(now("unrated members").as_deref(), Some("1200"));
        assert_eq!(now("fixed board order").as_deref(), Some("no"));
        assert_eq!(now("a bye, game points").as_deref(), Some("3.0"));
    }

    #[test]
    fn the_ranking_of_teams_is_set_by_name() {
        let mut setup = presets::find("fide-swiss").unwrap().setup;
        for text in ["ranking of teams=sum of places", "team=federation", "players that count=3"] {
            set(&mut setup, text).unwrap();
        }
        let teams = setup.regulations.teams.unwrap();
        assert_eq!((teams.adds, teams.named_by, teams.best), (TeamAdds::Places, TeamName::Federation, 3));
        let mut club = presets::find("crikey").unwrap().setup;
        let told = set(&mut club, "ranking of teams=sum of points").unwrap_err().to_string();
        let unfit = "`sum of points` does not go with the other choices of the event";
        assert_eq!(told, format!("ranking of teams: {unfit}"));
    }

    #[test]
    fn an_error_names_what_could_be_set() {
        let mut setup = presets::find("team-swiss").unwrap().setup;
        let mut told = |text: &str| set(&mut setup, text).unwrap_err().to_string();
        assert_eq!(told("boards 6"), "`boards 6` sets nothing (expected NAME=VALUE, as in `boards=6`)");
        assert!(
            told("width=6").starts_with("`width` names no parameter of the event (expected one of: title, ")
        );
        assert!(told("a =6").contains("names more than one"));
        assert_eq!(told("boards=0"), "boards: 0 is out of range (expected 1 to 99)");
        assert_eq!(
            told("game=go"),
            "game: `go` is none of the choices (expected chess, Crikey, decided game, Tractor)"
        );
    }
}
