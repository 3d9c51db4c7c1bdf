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
    let nobody = || NotNamed::Nobody(text.to_owned());
    if let Ok(number) = text.trim().parse::<u32>() {
        let found = state.players.iter().find(|player| Number::from(*player).bare() == number);
        return found.map(|player| player.id).ok_or_else(nobody);
    }
    let wanted = plain(text);
    if wanted.is_empty() {
        return Err(nobody());
    }
    let begins = |player: &&Player| plain(&player.entrant.name).starts_with(&wanted);
    let mut found: Vec<&Player> = state.by_number().into_iter().filter(begins).collect();
    if found.iter().any(|player| plain(&player.entrant.name) == wanted) {
        found.retain(|player| plain(&player.entrant.name) == wanted);
    }
    match found[..] {
        [] => Err(nobody()),
        [only] => Ok(only.id),
        _ => {
            let told = found.iter().take(NAMED).map(|player| numbered(state, player.id));
            let mut players: Vec<String> = told.collect();
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
