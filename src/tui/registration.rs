//! A player on one line: `Berg, Luca, 2214, IM, GER, club SK Nord`.
//!
//! What stands before the rating is the name, commas included. What follows is known by its shape (title, federation,
//! sex, year of birth) or by the word before it.

use std::str::FromStr;

use crate::engine::action::Entrant;
use crate::engine::number::{NumberError, Rating};
use crate::engine::text::{Label, NotOneLine};
use crate::text::is_seen;

/// The titles of the federation, which a registration line may hold as they are (FIDE title regulations, 2024).
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The words that name what follows them.
const WORDS: [&str; 8] = ["club", "category", "team", "id", "fee", "born", "title", "federation"];

/// What a registration line looks like, for whoever has typed nothing yet.
pub const EXAMPLE: &str = "Berg, Luca, 2214, IM, GER, club SK Nord, category U16, team Nord 1, fee 12.50";

/// Why a text is no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAPlayer {
    /// There is no name.
    #[error("a name comes first")]
    NoName,
    /// A part of the line that means nothing.
    #[error("`{part}` is not a title, sex, federation or field name (expected GM or another title, m or w, GER, or {words})", words = WORDS.join(", "))]
    Unknown {
        /// The part.
        part: String,
    },
    /// A word that names nothing of a player.
    #[error("a player has no field `{0}`")]
    UnknownWord(String),
    /// A rating or a fee that is none.
    #[error(transparent)]
    Number(#[from] NumberError),
    /// A text that an event cannot hold.
    #[error("the {word} {wrong}")]
    Text {
        /// What the text is.
        word: String,
        /// What is wrong with it.
        wrong: NotOneLine,
    },
}

/// Reads a player on one line.
///
/// # Errors
///
/// What is wrong with which part.
pub fn read(line: &str) -> Result<Entrant, NotAPlayer> {
    let parts: Vec<&str> = line.split(',').map(str::trim).collect();
    let rated = parts.iter().skip(1).position(|part| is_number(part)).map(|at| at + 1);
    let end = rated.unwrap_or_else(|| {
        let known = |part: &&str| shape(part).is_some();
        parts.iter().skip(1).position(known).map_or(parts.len(), |at| at + 1)
    });
    let name = parts[..end].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(", ");
    if !is_seen(&name) {
        return Err(NotAPlayer::NoName);
    }
    let mut entrant = Entrant::default();
    set(&mut entrant, "name", &name)?;
    let rest = match rated {
        Some(at) => {
            entrant.rating = Some(parts[at].parse::<Rating>()?);
            at + 1
        }
        None => end,
    };
    for part in parts.get(rest..).unwrap_or(&[]).iter().filter(|part| !part.is_empty()) {
        take(&mut entrant, part)?;
    }
    Ok(entrant)
}

/// Returns what a line without a comma before its rating probably means: `Dahl Anna 1990` is `Dahl Anna, 1990`; `None`
/// where the name does not end in a number.
#[must_use]
pub fn meant(line: &str) -> Option<String> {
    /// Fewer digits are more likely part of the name: `Team 12`.
    const SHORTEST: usize = 3;
    let entrant = read(line).ok().filter(|entrant| entrant.rating.is_none())?;
    let (name, number) = entrant.name.rsplit_once(' ')?;
    let name = name.trim_end_matches([' ', ',']);
    let is_rating = is_number(number) && number.len() >= SHORTEST && !number.starts_with('0');
    if name.is_empty() || !is_rating {
        return None;
    }
    let rest = write(&Entrant { name: Label::default(), ..entrant.clone() });
    Some(format!("{name}, {number}{rest}"))
}

/// Whether a part is written as a number; whether it can be a rating is told by reading it.
fn is_number(part: &str) -> bool {
    let digits = part.strip_prefix('-').unwrap_or(part);
    digits.starts_with(|c: char| c.is_ascii_digit()) && digits.chars().all(|c| c.is_ascii_digit() || c == '.')
}

/// What a part of the line is.
enum Shape<'a> {
    Title(&'a str),
    Sex(&'a str),
    Federation(&'a str),
    Word(&'static str, &'a str),
}

fn shape(part: &str) -> Option<Shape<'_>> {
    if TITLES.contains(&part) {
        return Some(Shape::Title(part));
    }
    if part == "m" || part == "w" {
        return Some(Shape::Sex(part));
    }
    if part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Some(Shape::Federation(part));
    }
    let (word, value) = part.split_once(' ')?;
    WORDS.into_iter().find(|known| *known == word).map(|known| Shape::Word(known, value.trim()))
}

fn take(entrant: &mut Entrant, part: &str) -> Result<(), NotAPlayer> {
    let shape = shape(part).ok_or_else(|| NotAPlayer::Unknown { part: part.to_owned() })?;
    match shape {
        Shape::Title(title) => set(entrant, "title", title),
        Shape::Sex(sex) => set(entrant, "sex", sex),
        Shape::Federation(federation) => set(entrant, "federation", federation),
        Shape::Word(word, value) => set(entrant, word, value),
    }
}

/// Sets what a word names.
///
/// # Errors
///
/// The word names nothing of a player, or the value is no line of text, or no number where one is needed.
pub fn set(entrant: &mut Entrant, word: &str, value: &str) -> Result<(), NotAPlayer> {
    let field = match word {
        "club" => &mut entrant.club,
        "category" => &mut entrant.category,
        "team" | "partnership" => &mut entrant.partnership,
        "id" | "fide_id" => &mut entrant.fide_id,
        "born" => &mut entrant.born,
        "title" => &mut entrant.title,
        "sex" => &mut entrant.sex,
        "federation" => &mut entrant.federation,
        "name" => &mut entrant.name,
        "rating" => {
            entrant.rating = number(value)?;
            return Ok(());
        }
        "fee" => {
            entrant.fee = number(value)?;
            return Ok(());
        }
        other => return Err(NotAPlayer::UnknownWord(other.to_owned())),
    };
    *field = Label::new(value).map_err(|wrong| NotAPlayer::Text { word: word.to_owned(), wrong })?;
    Ok(())
}

/// Names what is known of a player, one fact after the other, for whoever checks how a line was read.
#[must_use]
pub fn facts(entrant: &Entrant) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    facts.extend(entrant.rating.map(|rating| ("rating", rating.to_string())));
    let texts = [
        ("title", &entrant.title),
        ("sex", &entrant.sex),
        ("federation", &entrant.federation),
        ("club", &entrant.club),
        ("category", &entrant.category),
        ("team", &entrant.partnership),
        ("id", &entrant.fide_id),
        ("born", &entrant.born),
    ];
    facts.extend(
        texts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(word, text)| (word, text.to_string())),
    );
    facts.extend(entrant.fee.map(|fee| ("fee", fee.to_string())));
    facts
}

/// Whether two lines may be the same person: the same words in the name, in any order, or the same number in
/// the federation's list.
#[must_use]
pub fn may_be_same(one: &Entrant, other: &Entrant) -> bool {
    let id = !one.fide_id.is_empty() && one.fide_id == other.fide_id;
    id || words_of_name(&one.name) == words_of_name(&other.name)
}

/// Returns the words of a name in lower case, sorted: `Berg, Luca` and `luca BERG` have the same.
#[must_use]
pub fn words_of_name(name: &str) -> Vec<String> {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(str::to_lowercase).collect();
    words.sort_unstable();
    words
}

fn number<T: FromStr<Err = NumberError>>(value: &str) -> Result<Option<T>, NumberError> {
    if value.is_empty() { Ok(None) } else { value.parse().map(Some) }
}

/// Writes a player as a registration line, which reads back as the same player.
#[must_use]
pub fn write(entrant: &Entrant) -> String {
    let mut parts = vec![entrant.name.to_string()];
    parts.extend(entrant.rating.map(|rating| rating.to_string()));
    if TITLES.contains(&&*entrant.title) {
        parts.push(entrant.title.to_string());
    } else if !entrant.title.is_empty() {
        parts.push(format!("title {}", entrant.title));
    }
    parts.extend(Some(entrant.sex.to_string()).filter(|sex| !sex.is_empty()));
    let words = [
        ("federation", &entrant.federation),
        ("club", &entrant.club),
        ("category", &entrant.category),
        ("team", &entrant.partnership),
        ("id", &entrant.fide_id),
        ("born", &entrant.born),
    ];
    for (word, value) in words.into_iter().filter(|(_, value)| !value.is_empty()) {
        let short = word == "federation" && matches!(shape(value), Some(Shape::Federation(_)));
        parts.push(if short { value.to_string() } else { format!("{word} {value}") });
    }
    parts.extend(entrant.fee.map(|fee| format!("fee {fee}")));
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        let shown = match read(line) {
            Ok(entrant) => {
                assert_eq!(read(&write(&entrant)), Ok(entrant.clone()), "{}", write(&entrant));
                write(&entrant)
            }
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn the_same_person_is_known_by_the_words_of_the_name_or_by_the_number() {
        let same = |one: &str, other: &str| may_be_same(&read(one).unwrap(), &read(other).unwrap());
        assert!(same("Berg, Luca, 2214", "luca BERG"));
        assert!(same("Berg, Luca, id 17", "Burg, L., id 17"));
        assert!(!same("Berg, Luca", "Berg, Lucas"));
        assert!(!same("Berg, Luca", "Dahl, Anna"));
    }

    #[test]
    fn a_number_behind_the_name_is_probably_the_rating() {
        let meant = |line: &str| meant(line).unwrap_or_default();
        assert_eq!(meant("Dahl Anna 1990"), "Dahl Anna, 1990");
        assert_eq!(meant("Dahl, Anna 1990, IM, club SK 7"), "Dahl, Anna, 1990, IM, club SK 7");
        assert_eq!(meant("Dahl, Anna, 1990"), "");
        assert_eq!(meant("Dahl Anna"), "");
        assert_eq!(meant("1990"), "");
        assert_eq!(meant("Team 12"), "");
        assert_eq!(meant("Player 007"), "");
    }

    #[test]
    fn what_stands_before_the_rating_is_the_name() {
        check("Berg, Luca, 2214", "Berg, Luca, 2214");
        check("Berg, Luca", "Berg, Luca");
        check("\u{200b}\u{200d}, 1500", "a name comes first");
        check("carol,74.10", "carol, 74.1");
        check("  ", "a name comes first");
        assert!(read("Berg, Luca, 99999999999999999999").is_err(), "a number that is no rating is no name");
        assert!(read("Berg, Luca, 22.1.4").is_err());
        check("李小龙, -3.5", "李小龙, -3.5");
    }

    #[test]
    fn the_rest_is_known_by_its_shape_or_word() {
        check("Berg, Luca, 2214, IM, GER, club SK Nord", "Berg, Luca, 2214, IM, GER, club SK Nord");
        check("Berg, Luca, GM, w, born 1999", "Berg, Luca, GM, w, born 1999");
        check("Ana, 1500, team Nord 1, fee 12.50", "Ana, 1500, team Nord 1, fee 12.50");
        check(EXAMPLE, "Berg, Luca, 2214, IM, GER, club SK Nord, category U16, team Nord 1, fee 12.50");
        check(
            "Ana, 1500, nonsense",
            "`nonsense` is not a title, sex, federation or field name (expected GM or another title, m or w, GER, or club, category, team, id, fee, born, title, federation)",
        );
    }
}
