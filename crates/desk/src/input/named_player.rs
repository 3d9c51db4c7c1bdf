//! Finds the player that a command names: by the pairing number, or by a unique beginning of the name.

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
    /// No player has this name.
    #[error("there is no player {} (expected a pairing number, or the beginning of a name)", quoted(.0))]
    Nobody(String),
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
/// whose name begins so. Case, accents and extra blanks do not matter. A complete name wins over longer names
/// that begin with it.
///
/// # Errors
///
/// No player matches, or several do.
pub fn find(state: &State, text: &str) -> Result<PlayerId, NotNamed> {
    let players = state.by_number();
    let listed: Vec<Listed> = players.iter().map(|player| Listed::of(state, player)).collect();
    let at = find_listed(&listed, text)?;
    players.get(at).map(|player| player.id).ok_or_else(|| NotNamed::Nobody(text.to_owned()))
}

/// A player or team that a text can name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The name with its number.
    pub told: String,
}

impl Listed {
    fn of(state: &State, player: &Player) -> Self {
        let number = Number::from(player).bare();
        Self { number, name: player.entrant.name.to_string(), told: numbered(state, player.id) }
    }
}

/// Finds the place in a list of the one with a number, or of the only one whose name begins so; from 0.
///
/// # Errors
///
/// No player matches, or several do.
pub fn find_listed(listed: &[Listed], text: &str) -> Result<usize, NotNamed> {
    let nobody = || NotNamed::Nobody(text.to_owned());
    if let Ok(number) = text.trim().parse::<u32>() {
        return listed.iter().position(|one| one.number == number).ok_or_else(nobody);
    }
    let wanted = plain(text);
    if wanted.is_empty() {
        return Err(nobody());
    }
    let names: Vec<String> = listed.iter().map(|one| plain(&one.name)).collect();
    let has_whole_name = names.contains(&wanted);
    let is_meant = |name: &str| if has_whole_name { name == wanted } else { name.starts_with(&wanted) };
    let found: Vec<(usize, &Listed)> = listed
        .iter()
        .enumerate()
        .filter(|(at, _)| names.get(*at).is_some_and(|name| is_meant(name)))
        .collect();
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
    use engine::action::{Act, Details, Entrant, Header, Numbering};
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
            format!("there is no player `{text}` (expected a pairing number, or the beginning of a name)")
        };
        for text in ["", "6", "x", "0"] {
            assert_eq!(named(&state, text), nobody(text));
        }
    }
}
