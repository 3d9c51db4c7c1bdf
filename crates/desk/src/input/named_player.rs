//! Finds the player or team that a command names: by the number, by the short name, or by a unique beginning
//! of the name or of a word in it.

use engine::action::Entrant;
use engine::folding::fold;
use engine::id::PlayerId;
use engine::state::{Player, State};
use engine::text::quoted;
use formats::views::numbers::{Number, numbered};

/// The number of players that are named if a beginning is ambiguous.
const NAMED: usize = 5;

/// The reason why a text names no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotNamed {
    /// No player or team has this name.
    #[error("there is no {who} {} (expected a number, or the beginning of a name)", quoted(.text))]
    Nobody {
        /// The word for a player or a team.
        who: &'static str,
        /// The input.
        text: String,
    },
    /// It is the name of a player of a team.
    #[error(
        "{} is player {number} of {team}, not a team (m on the players screen and `members` correct players of teams)",
        quoted(.text)
    )]
    Member {
        /// The input.
        text: String,
        /// The number in the list of the team.
        number: usize,
        /// The team with its number.
        team: String,
    },
    /// Several players have it.
    #[error("{} can be {} (type more of the name, or the number)", quoted(.text), .players.join(", "))]
    Several {
        /// The input.
        text: String,
        /// The players whose names begin so, each with the number; not all if they are many.
        players: Vec<String>,
    },
}

/// Finds the player with a pairing number (or a registration number before those are given), or the only one
/// whom a text names.
///
/// # Errors
///
/// No player matches, or several do.
pub fn find(state: &State, text: &str) -> Result<PlayerId, NotNamed> {
    let players = state.by_number();
    let listed: Vec<Listed> = players.iter().map(|player| Listed::of(state, player)).collect();
    let who = state.setup.game.entrant();
    let at = find_listed(&listed, who, text).map_err(|wrong| match &wrong {
        NotNamed::Nobody { .. } => member(&players, state, text).unwrap_or(wrong),
        NotNamed::Member { .. } | NotNamed::Several { .. } => wrong,
    })?;
    let nobody = || NotNamed::Nobody { who, text: text.to_owned() };
    players.get(at).map(|player| player.id).ok_or_else(nobody)
}

/// Returns why a text names no team: it is the whole name of a player of one.
fn member(teams: &[&Player], state: &State, text: &str) -> Option<NotNamed> {
    let wanted = plain(text);
    let (team, at) = teams.iter().find_map(|team| {
        Some((team.id, team.members.iter().position(|member| plain(&member.name) == wanted)?))
    })?;
    Some(NotNamed::Member { text: text.to_owned(), number: at + 1, team: numbered(state, team) })
}

/// A player or team that a text can name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The short name of a team; empty for none.
    pub short_name: String,
    /// The name with its number.
    pub told: String,
}

impl Listed {
    fn of(state: &State, player: &Player) -> Self {
        let number = Number::from(player).bare();
        let Entrant { name, short_name, .. } = &player.entrant;
        let (name, short_name) = (name.to_string(), short_name.to_string());
        Self { number, name, short_name, told: numbered(state, player.id) }
    }
}

/// Finds the place in a list of the one with a number, or of the only one whom a text names; from 0. The text
/// is a name or short name, otherwise the beginning of one, otherwise that of a later word in a name. Case,
/// accents and extra blanks do not matter.
///
/// # Errors
///
/// No player matches, or several do.
pub fn find_listed(listed: &[Listed], who: &'static str, text: &str) -> Result<usize, NotNamed> {
    let nobody = || NotNamed::Nobody { who, text: text.to_owned() };
    if let Ok(number) = text.trim().parse::<u32>() {
        return listed.iter().position(|one| one.number == number).ok_or_else(nobody);
    }
    let wanted = plain(text);
    if wanted.is_empty() {
        return Err(nobody());
    }
    let names: Vec<[String; 2]> =
        listed.iter().map(|one| [plain(&one.name), plain(&one.short_name)]).collect();
    let is_later_word = |name: &str| {
        name.match_indices(' ')
            .any(|(blank, _)| name.get(blank + 1..).is_some_and(|rest| rest.starts_with(&wanted)))
    };
    let ways: [&dyn Fn(&String) -> bool; 3] =
        [&|name| *name == wanted, &|name| name.starts_with(&wanted), &|name| is_later_word(name)];
    let found = ways.into_iter().map(|is_meant| {
        let of_each = listed.iter().enumerate().zip(&names);
        of_each.filter(|(_, names)| names.iter().any(is_meant)).map(|(one, _)| one).collect::<Vec<_>>()
    });
    let found = found.into_iter().find(|found| !found.is_empty()).unwrap_or_default();
    match found[..] {
        [] => Err(nobody()),
        [(only, _)] => Ok(only),
        _ => {
            let mut players: Vec<String> =
                found.iter().take(NAMED).map(|(_, one)| one.told.clone()).collect();
            players.extend((NAMED < found.len()).then(|| "others".to_owned()));
            Err(NotNamed::Several { text: text.to_owned(), players })
        }
    }
}

/// Returns a name in the form for comparison: `Berg,  Luca` and `berg luca` are the same.
fn plain(name: &str) -> String {
    let folded = fold(name);
    let words = folded.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Act, Details, Header, Numbering};
    use formats::presets;

    #[test]
    fn a_player_is_found_by_number_or_unique_beginning() {
        let setup = presets::find("fide-swiss").unwrap().setup;
        let mut state = State::new(&Header::new("".parse().unwrap(), Details::default(), setup));
        for (id, name) in (1..).zip(["Berg, Luca", "Bergman, Eva", "Ødegård, Åse", "Dahl, Ida", "Dahl, Ida"])
        {
            let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
        }
        let named = |state: &State, text: &str| match find(state, text) {
            Ok(id) => id.to_string(),
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(
            ["1", "berg l", "BERG", "bergm", "odegard"].map(|text| named(&state, text)),
            [
                "1",
                "1",
                "`BERG` can be No (1) Berg, Luca, No (2) Bergman, Eva (type more of the name, or the number)",
                "2",
                "3"
            ]
        );
        let order = [4, 5, 1, 2, 3].map(PlayerId).to_vec();
        state.apply(&Act::Number { order, by: Numbering::Hand }).unwrap();
        let several =
            "`dahl, ida` can be No 1 Dahl, Ida, No 2 Dahl, Ida (type more of the name, or the number)";
        assert_eq!(["3", "Berg,Luca", "dahl, ida"].map(|text| named(&state, text)), ["1", "1", several]);
        let nobody = |text: &str| {
            format!("there is no player `{text}` (expected a number, or the beginning of a name)")
        };
        for text in ["", "6", "x", "0"] {
            assert_eq!(named(&state, text), nobody(text));
        }
    }
    #[test]
    fn a_team_is_found_by_its_short_name_and_by_any_word() {
        let team = |number, name: &str, short_name: &str| Listed {
            number,
            name: name.to_owned(),
            short_name: short_name.to_owned(),
            told: format!("No {number} {name}"),
        };
        let listed = [
            team(1, "Schachclub Nordstadt", "NOR"),
            team(2, "SK Süd 1 Aalen", ""),
            team(3, "SK Süd 2 Aalen", ""),
            team(4, "Nordlicht", "LIC"),
        ];
        let named = |text: &str| match find_listed(&listed, "team", text) {
            Ok(at) => (at + 1).to_string(),
            Err(wrong) => wrong.to_string(),
        };
        // A short name wins over a name that begins so, and a name that begins so over a later word.
        for (text, number) in [("nor", "1"), ("nord", "4"), ("nords", "1"), ("LIC", "4"), ("sud 2", "3")] {
            assert_eq!(named(text), number, "{text}");
        }
        let several =
            "`aalen` can be No 2 SK Süd 1 Aalen, No 3 SK Süd 2 Aalen (type more of the name, or the number)";
        assert_eq!(named("aalen"), several);
        assert_eq!(named("tadt"), "there is no team `tadt` (expected a number, or the beginning of a name)");
    }
}
