//! The parameters of an event's choices, set by their names: `boards=6`.

use engine::parameter::{NoValue, Parameter, Value};
use engine::setup::Setup;

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
    /// The other choices of the event have no such value.
    #[error("{name}: `{value}` does not go with the other choices of the event")]
    Unfit {
        /// The parameter.
        name: &'static str,
        /// The value.
        value: String,
    },
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

/// Sets a parameter by its name, or by the beginning of its name: `boards=6`, `fixed board order=no`.
///
/// # Errors
///
/// The text has another form, no parameter has the name, or it has no such value.
pub fn set(setup: &mut Setup, text: &str) -> Result<(), NoChoice> {
    let (name, value) = text.split_once('=').ok_or_else(|| NoChoice::Form(text.to_owned()))?;
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
    let known = all(setup).iter().map(|parameter| parameter.name).collect::<Vec<_>>().join(", ");
    Err(NoChoice::Name { name: name.to_owned(), many, known })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presets;
    use engine::setup::{TeamAdds, TeamName};

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
            told("width=6").starts_with("`width` names no parameter of the event (expected one of: boards")
        );
        assert!(told("a =6").contains("names more than one"));
        assert_eq!(told("boards=0"), "boards: 0 is out of range (expected 1 to 99)");
        assert_eq!(
            told("game=go"),
            "game: `go` is none of the choices (expected chess, Crikey, decided game, Tractor)"
        );
    }
}
