//! A player on one line: `Berg, Luca, 2214, IM, GER, club SK Nord`.
//!
//! The text before the rating is the name, commas included; the commas around the rating are
//! optional: `Luca Berg 2214 IM`. A part after the rating is recognised by its shape (title,
//! federation, sex, date of birth) or by the word before it. A value with a comma needs quotation
//! marks. A comma between digits without a blank is a decimal comma, as in `95,00`, unless more than
//! three digits follow it.

mod own_words;

use std::borrow::Cow;

use crate::text::is_seen;
use engine::action::{Entrant, ListedRating, RatingKind};
use engine::folding::words_of_name;
use engine::id::RoundNo;
use engine::number::{NumberError, Rating};
use engine::partners;
use engine::person::{self, NotAFact, TITLES};
use engine::text::{Label, NotOneLine};
pub use own_words::{byes_in_english, days_in_figures, in_english, round_in_english, shown, write_in};

/// The most digits after a decimal comma.
const DECIMALS: usize = 3;

/// The words that name the value after them.
const WORDS: [&str; 16] = [
    "club",
    "category",
    "team",
    "short",
    "captain",
    "id",
    "fee",
    "born",
    "title",
    "federation",
    "sex",
    "rating",
    RatingKind::Standard.name(),
    RatingKind::Rapid.name(),
    RatingKind::Blitz.name(),
    RatingKind::National.name(),
];

/// An example of a registration line, shown on an empty input.
pub const EXAMPLE: &str = "Berg, Luca, 2214, IM, GER, club SK Nord, category U16, team Nord 1, fee 12.50";

/// An example of a line with two partners.
pub const PAIR_EXAMPLE: &str =
    "Berg, Luca, 2214 + Dahl, Anna (two partners), or one player: Klee, Olga, club Nord";

/// An example of a line with a team.
pub const TEAM_EXAMPLE: &str = "SK Nord 1, GER, club SK Nord, short NOR1, captain Luca Berg";

/// The reason why a text is not a player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAPlayer {
    /// The name is missing.
    #[error("a name comes first")]
    NoName,
    /// A part of the line without a meaning.
    #[error("`{part}` is not a title, sex, federation or field name (expected GM or another title, m or w, GER, or {words})", words = WORDS.join(", "))]
    Unknown {
        /// The part.
        part: String,
    },
    /// The name of a field without a value.
    #[error("`{0}` has no value (expected {0} and its value, or {0} - for none)")]
    NoValue(&'static str),
    /// A word that is not a field of a player.
    #[error("a player has no field `{0}`")]
    UnknownWord(String),
    /// A rating or a fee that cannot be read.
    #[error(transparent)]
    Number(#[from] NumberError),
    /// A sex, a title or another fact that cannot be read.
    #[error(transparent)]
    Fact(#[from] NotAFact),
    /// More than two players on a line of partners.
    #[error("a pair is two players, with one + between them")]
    NotAPair,
    /// A text that an event cannot store.
    #[error("the {word} {wrong}")]
    Text {
        /// The name of the field.
        word: String,
        /// The fault of the text.
        wrong: NotOneLine,
    },
}

/// Reads a player on one line.
///
/// # Errors
///
/// The part that is wrong, and why.
pub fn read(line: &str) -> Result<Entrant, NotAPlayer> {
    read_onto(None, &[], &parts(line))
}

/// Reads two partners on one line, `Alice, 1500 + Charles`; `None` if the line has no `+` between two
/// texts. Both get the same partnership, which makes them partners: the one on the line, or else
/// their names.
///
/// # Errors
///
/// The part of a player that is wrong, or more than two players.
pub fn read_pair(line: &str) -> Result<Option<[Entrant; 2]>, NotAPlayer> {
    let sides: Vec<&str> = line.split(" + ").collect();
    let (one, other) = match sides[..] {
        [_] => return Ok(None),
        [one, other] => (read(one)?, read(other)?),
        _ => return Err(NotAPlayer::NotAPair),
    };
    Ok(Some(as_partners(one, other)))
}

/// Sets the same partnership for two players: the one that either has, or else their names.
#[must_use]
pub fn as_partners(one: Entrant, other: Entrant) -> [Entrant; 2] {
    let given =
        [&one, &other].into_iter().map(|entrant| &entrant.partnership).find(|given| !given.is_empty());
    let label =
        given.cloned().unwrap_or_else(|| Label::taken_over(&partners::pair([&one.name, &other.name])));
    [one, other].map(|entrant| Entrant { partnership: label.clone(), ..entrant })
}

/// A number in a name that is either a rating or a part of the name: `Team 4`, `Gus 1900 1950`, `Lea
/// 1850 bye 2`.
#[derive(Debug, Clone, PartialEq)]
pub struct NumberInName {
    /// The name before the number.
    pub name: String,
    /// The number.
    pub number: String,
    /// The player if the number is the rating; `None` if it cannot be a rating or if text follows it.
    pub rated: Option<Entrant>,
}

/// Returns the number in the name of a player without a rating.
#[must_use]
pub fn number_in_name(line: &str) -> Option<NumberInName> {
    let parts = parts(line);
    let entrant = read_onto(None, &[], &parts).ok()?;
    if !is_without_rating(&entrant, &parts) {
        return None;
    }
    let (name, number, rest) = doubtful_number(&entrant.name)?;
    let rated = number.parse().ok().filter(|_| rest.is_empty()).and_then(|rating| {
        let name = Label::new(name).ok()?;
        Some(Entrant { name, rating: Some(rating), ..entrant.clone() })
    });
    Some(NumberInName { name: name.to_owned(), number: number.to_owned(), rated })
}

/// Splits a name that ends in a number.
fn number_behind(name: &str) -> Option<(&str, &str)> {
    let (name, number) = name.rsplit_once(' ')?;
    let name = name.trim_end_matches([' ', ',']);
    (!name.is_empty() && is_number(number)).then_some((name, number))
}

/// Splits a name at the number that is most likely a rating: the last one that looks like a rating,
/// with any marks around it (`~1850`, `(1850)`, `1850?`), or else the one at the end.
fn doubtful_number(name: &str) -> Option<(&str, &str, &str)> {
    let mut words = name.match_indices(' ').map(|(at, _)| at + 1).filter_map(|start| {
        let word = name[start..].split(' ').next()?;
        let number = word.trim_matches(|c: char| !c.is_alphanumeric());
        let behind = name[start + word.len()..].trim();
        let is_long = 3 <= number.bytes().filter(u8::is_ascii_digit).count();
        let is_digits = number.chars().all(|c| matches!(c, '0'..='9' | '.' | ',' | '/' | '-'));
        (is_long && is_digits).then(|| (name[..start].trim_end_matches([' ', ',']), number, behind))
    });
    let end = || number_behind(name).map(|(name, number)| (name, number, ""));
    words.rfind(|(before, _, _)| !before.is_empty()).or_else(end)
}

/// Splits a name that contains a rating without commas: `Luca Berg 2214`, `IM Luca Berg 2214 GER club
/// Nord`. Returns `None` if another number precedes the rating, or if text without a meaning follows
/// it.
fn divided(part: &str, is_first: bool) -> Option<Vec<String>> {
    let words: Vec<&str> = part.split(' ').filter(|word| !word.is_empty()).collect();
    let least = usize::from(is_first);
    let at = words.iter().skip(least).position(|word| is_number(word))? + least;
    let (name, number, behind) = (words.get(..at)?, words.get(at)?, words.get(at + 1..)?);
    if !is_surely_rating(number) {
        return None;
    }
    let mut facts: Vec<String> = Vec::new();
    let mut is_named = false;
    for word in behind {
        if WORDS.contains(word) {
            facts.push((*word).to_owned());
            is_named = true;
        } else if let Some(last) = facts.last_mut().filter(|_| is_named) {
            last.push(' ');
            last.push_str(word);
        } else if shape(word).is_some() {
            facts.push((*word).to_owned());
        } else {
            return None;
        }
    }
    // An unknown word is not a fact.
    if facts.iter().any(|fact| shape(fact).is_none()) {
        return None;
    }
    let is_title = |word: Option<&&str>| word.is_some_and(|word| TITLES.contains(word));
    let mut name = name;
    if is_first && 1 < name.len() && is_title(name.first()) {
        facts.extend(name.first().map(ToString::to_string));
        name = &name[1..];
    } else if least < name.len() && is_title(name.last()) {
        facts.extend(name.last().map(ToString::to_string));
        name = &name[..name.len() - 1];
    }
    let name = Some(name.join(" ")).filter(|name| !name.is_empty());
    Some(name.into_iter().chain([(*number).to_owned()]).chain(facts).collect())
}

/// Returns true if a line has neither a rating nor a mark that the player is unrated.
fn is_without_rating(entrant: &Entrant, parts: &[String]) -> bool {
    let says = |part: &String| matches!(shape(part), Some(Shape::Word("rating", _)));
    entrant.rating.is_none() && entrant.ratings.is_empty() && !parts.iter().any(says)
}

/// Returns true if a number in a name is read as the rating: it has three or four digits, as nearly all
/// ratings do, or decimals, which no name has.
fn is_surely_rating(number: &str) -> bool {
    let digits = number.split(['.', ',']).next().unwrap_or_default();
    !number.starts_with('0') && ((3..=4).contains(&digits.len()) || digits.len() < number.len())
}

/// Reads the changes of a player: a field that the line does not mention stays. `club -` clears the
/// club; this works for every field except the name. A line may begin with such a field and leave the
/// name out. In an event that uses certain kinds of rating, a rating without a kind is the one that
/// counts.
///
/// # Errors
///
/// The part that is wrong, and why.
pub fn read_change(before: &Entrant, kinds: &[RatingKind], line: &str) -> Result<Entrant, NotAPlayer> {
    read_onto(Some(before), kinds, &parts(line))
}

/// A rating that applies from a round on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Later {
    /// The round.
    pub from: RoundNo,
    /// The kind; `None` for the rating of the event.
    pub kind: Option<RatingKind>,
    /// The rating; `None` removes it.
    pub rating: Option<ListedRating>,
}

impl Later {
    /// Reads a rating with its K and its list: `2100 K20 FIDE JAN27`; `-` removes the rating.
    ///
    /// # Errors
    ///
    /// The rating is not a number, or the list is not a name.
    pub fn of(value: &str) -> Result<Option<ListedRating>, NotAPlayer> {
        let mut entrant = Entrant::default();
        let given = if person::is_nothing(value) { "" } else { value };
        set_listed(&mut entrant, RatingKind::Standard, given)?;
        Ok(entrant.ratings.pop())
    }

    /// Reads a part of a line: `rating 2100 from 5`, `rapid 2050 K20 FIDE JAN27 from 5`; `None` if the
    /// part has another form.
    fn read(part: &str) -> Option<Result<Self, NotAPlayer>> {
        let (word, value) = part.split_once(' ')?;
        let kind = kind_of(word);
        let (value, from) = value.rsplit_once(" from ").filter(|_| word == "rating" || kind.is_some())?;
        let from = from.trim().parse().ok().filter(|from| 0 < *from).map(RoundNo)?;
        Some(Self::of(value.trim()).map(|rating| Self { from, kind, rating }))
    }
}

/// Works as [`read_change`], and also reads ratings that apply only from a round on.
///
/// # Errors
///
/// The part that is wrong, and why.
pub fn read_change_and_later(
    before: &Entrant,
    kinds: &[RatingKind],
    line: &str,
) -> Result<(Entrant, Vec<Later>), NotAPlayer> {
    let mut parts = parts(line);
    let later = parts.iter().filter_map(|part| Later::read(part)).collect::<Result<Vec<_>, _>>()?;
    parts.retain(|part| Later::read(part).is_none());
    if !later.is_empty() && parts.iter().all(String::is_empty) {
        return Ok((before.clone(), later));
    }
    Ok((read_onto(Some(before), kinds, &parts)?, later))
}

fn read_onto(
    before: Option<&Entrant>,
    kinds: &[RatingKind],
    parts: &[String],
) -> Result<Entrant, NotAPlayer> {
    without_value(before.is_some(), parts)?;
    let mut entrant = before.cloned().unwrap_or_default();
    // Only a change of a registered player may omit the name.
    let is_field = |part: &String| before.is_some() && matches!(shape(part), Some(Shape::Word(..)));
    let least = usize::from(!parts.first().is_some_and(is_field));
    let name_of = |parts: &[String]| {
        let name = parts.iter().filter(|part| !part.is_empty()).map(String::as_str);
        name.collect::<Vec<_>>().join(", ")
    };
    let mut parts = Cow::Borrowed(parts);
    let mut end = end_of_name(&parts, least);
    let is_new_name = before.is_none_or(|before| *before.name != *name_of(&parts[..end]));
    let is_rated = parts[end..].iter().any(|part| gives_rating(part));
    if let Some(last) = end.checked_sub(1)
        && is_new_name
        && !is_rated
        && let Some(divided) = divided(&parts[last], last == 0)
    {
        parts.to_mut().splice(last..end, divided);
        end = end_of_name(&parts, least);
    }
    if 0 < end {
        let name = name_of(&parts[..end]);
        if !is_seen(&name) {
            return Err(NotAPlayer::NoName);
        }
        set(&mut entrant, "name", &name)?;
    }
    let mut is_rated = false;
    let mut words = Vec::new();
    for part in parts.get(end..).unwrap_or(&[]).iter().filter(|part| !part.is_empty()) {
        if !is_rated && is_number(part) {
            entrant.rating = Some(rating(part)?);
            is_rated = true;
        } else {
            words.extend(take(&mut entrant, part)?);
        }
    }
    if let Some(before) = before.filter(|_| is_rated || words.contains(&"rating")) {
        let named = before.counting_kind(kinds).filter(|kind| words.contains(&kind.name()));
        // The line that the desk offers names every rating; only a rating that differs is meant.
        let is_other = |kind| entrant.rating == before.rating || entrant.listed(kind) != before.listed(kind);
        if !named.is_some_and(is_other) {
            let rating = entrant.rating;
            entrant.rate(kinds, rating);
        }
    }
    Ok(entrant)
}

/// Refuses the name of a field without a value. The first part may be a name (Short, Nigel), unless it is all
/// that is typed about a registered player.
fn without_value(is_registered: bool, parts: &[String]) -> Result<(), NotAPlayer> {
    let first = usize::from(!is_registered || 1 < parts.len());
    let mut words = parts.iter().skip(first).filter_map(|part| WORDS.into_iter().find(|word| word == part));
    words.next().map_or(Ok(()), |word| Err(NotAPlayer::NoValue(word)))
}

/// Returns true if a part after the name is the rating or describes it.
fn gives_rating(part: &str) -> bool {
    let is_word = |word: &str| word == "rating" || kind_of(word).is_some();
    is_number(part) || matches!(shape(part), Some(Shape::Word(word, _)) if is_word(word))
}

/// Reads a rating; a comma may precede its decimals.
fn rating(text: &str) -> Result<Rating, NotAPlayer> {
    person::one_number(text, 1)?;
    Ok(text.replacen(',', ".", 1).parse()?)
}

/// Returns the index of the first part after the name: the rating, or a fact before it (`GM`, `club
/// Nord`); without a rating, the first part with a known shape.
fn end_of_name(parts: &[String], least: usize) -> usize {
    let behind = || parts.iter().enumerate().skip(least);
    let place = |found: Option<(usize, &String)>| found.map(|(at, _)| at);
    let rated = place(behind().find(|(_, part)| is_number(part)));
    let known = place(behind().find(|(_, part)| match (shape(part), rated) {
        (Some(Shape::Title(_) | Shape::Word(..)), _) => true,
        (Some(Shape::Sex(_) | Shape::Federation(_) | Shape::Birth(_)), rated) => rated.is_none(),
        (None, _) => false,
    }));
    let end = [rated, known].into_iter().flatten().min().unwrap_or(parts.len());
    end.max(least.min(parts.len()))
}

/// Splits a line at its commas, except those between quotation marks around a value.
fn parts(line: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = line;
    loop {
        let start = rest.trim_start();
        let word = WORDS.iter().find_map(|word| Some((*word, start.strip_prefix(word)?.strip_prefix(' ')?)));
        let value = word.map_or(start, |(_, value)| value.trim_start());
        if let Some((quoted, behind)) = unquoted(value) {
            parts.push(word.map_or_else(|| quoted.clone(), |(word, _)| format!("{word} {quoted}")));
            match behind.strip_prefix(',') {
                Some(more) => rest = more,
                None => return parts,
            }
            continue;
        }
        let end = end_of_part(start, word.map(|(word, _)| word));
        let (part, more) = start.split_at(end);
        let more = more.strip_prefix(',');
        parts.push(part.trim().to_owned());
        match more {
            Some(more) => rest = more,
            None => return parts,
        }
    }
}

/// Returns the end of the first part of a line: its first comma that is not a decimal comma.
fn end_of_part(line: &str, word: Option<&str>) -> usize {
    let comma = |from: usize| line[from..].find(',').map_or(line.len(), |at| from + at);
    let first = comma(0);
    let Some(behind) = line.get(first + 1..) else { return first };
    let is_of_list = word.is_some_and(|word| kind_of(word).is_some());
    let may_be_number = word.is_none_or(|word| is_of_list || matches!(word, "rating" | "fee"));
    let whole = line[..first].rsplit(' ').next().unwrap_or_default();
    let decimals = behind.len() - behind.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = behind[decimals..].trim_start();
    // A listed rating continues: `1850,5 K20`.
    let ends =
        rest.is_empty() || rest.starts_with(',') || (is_of_list && behind[decimals..].starts_with(' '));
    let is_whole = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
    let is_decimal = may_be_number && is_whole && (1..=DECIMALS).contains(&decimals) && ends;
    if is_decimal { comma(first + 1) } else { first }
}

/// Reads a text in quotation marks at the start of a text; a doubled quotation mark is one in the
/// value. Returns `None` if the text begins otherwise, or if anything except a comma or the end
/// follows the closing mark.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut inside = String::new();
    let mut rest = text.strip_prefix('"')?;
    loop {
        let (before, behind) = rest.split_once('"')?;
        inside.push_str(before);
        let Some(more) = behind.strip_prefix('"') else {
            let behind = behind.trim_start();
            let is_whole = behind.is_empty() || behind.starts_with(',');
            return is_whole.then(|| (inside.trim().to_owned(), behind));
        };
        inside.push('"');
        rest = more;
    }
}

/// Adds quotation marks to a value that would not be read back without them.
fn quoted(value: &str) -> String {
    if value.contains(',') || value.starts_with('"') { in_quotes(value) } else { value.to_owned() }
}

fn in_quotes(value: &str) -> String {
    format!("\"{}\"", value.replace('"', "\"\""))
}

/// Returns true if a part is written as a number; reading it decides whether it can be a rating.
fn is_number(part: &str) -> bool {
    if is_date(part) {
        return false;
    }
    let digits = part.strip_prefix('-').unwrap_or(part);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| matches!(c, '0'..='9' | '.' | ','))
}

/// Returns true if a part is a full date and not a number: `12.03.1987`.
fn is_date(part: &str) -> bool {
    let is_divided =
        part.matches(['.', '/', '-']).count() == 2 && part.starts_with(|c: char| c.is_ascii_digit());
    is_divided && !matches!(person::birth(part, None), Err(NotAFact::Birth(_)))
}

/// The meaning of a part of the line.
enum Shape<'a> {
    Title(&'a str),
    Sex(&'a str),
    Federation(&'a str),
    Birth(&'a str),
    Word(&'static str, &'a str),
}

fn shape(part: &str) -> Option<Shape<'_>> {
    if TITLES.contains(&part) {
        return Some(Shape::Title(part));
    }
    if matches!(part, "m" | "w" | "f") {
        return Some(Shape::Sex(part));
    }
    if part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Some(Shape::Federation(part));
    }
    if is_date(part) {
        return Some(Shape::Birth(part));
    }
    let (word, value) = part.split_once(' ')?;
    WORDS.into_iter().find(|known| *known == word).map(|known| Shape::Word(known, value.trim()))
}

/// Returns the meaning of a part after the name, where small letters and other words no longer belong
/// to the name.
fn shape_behind(part: &str) -> Option<Shape<'_>> {
    let is_year = part.len() == 4 && matches!(person::birth(part, None), Ok(year) if !year.is_empty());
    let is_title = || TITLES.iter().any(|title| title.eq_ignore_ascii_case(part));
    shape(part)
        .or_else(|| is_year.then_some(Shape::Birth(part)))
        .or_else(|| is_title().then_some(Shape::Title(part)))
        .or_else(|| matches!(person::sex(part), Ok("m" | "w")).then_some(Shape::Sex(part)))
}

/// Applies a part after the name; returns the word that names it.
fn take(entrant: &mut Entrant, part: &str) -> Result<Option<&'static str>, NotAPlayer> {
    let shape = shape_behind(part).ok_or_else(|| NotAPlayer::Unknown { part: part.to_owned() })?;
    match shape {
        Shape::Title(title) => set(entrant, "title", title)?,
        Shape::Sex(sex) => set(entrant, "sex", sex)?,
        Shape::Federation(federation) => set(entrant, "federation", federation)?,
        Shape::Birth(date) => set(entrant, "born", date)?,
        Shape::Word(word, value) => {
            set(entrant, word, value)?;
            return Ok(Some(word));
        }
    }
    Ok(None)
}

/// Sets the field of a word, with the meaning that reports and prizes expect; `-` clears it. A value
/// that is equal to the present one stays as it is, even one from an older event.
///
/// # Errors
///
/// The word is not a field of a player, or the value does not fit the field.
pub fn set(entrant: &mut Entrant, word: &str, value: &str) -> Result<(), NotAPlayer> {
    let value = value.trim();
    let given = if word != "name" && person::is_nothing(value) { "" } else { value };
    let (field, read) = match word {
        "club" => (&mut entrant.club, Ok(given.to_owned())),
        "category" => (&mut entrant.category, Ok(given.to_owned())),
        "team" | "partnership" => (&mut entrant.partnership, Ok(given.to_owned())),
        "short" => (&mut entrant.short_name, Ok(given.to_owned())),
        "captain" => (&mut entrant.captain, Ok(given.to_owned())),
        "name" => (&mut entrant.name, Ok(given.to_owned())),
        "id" | "fide_id" => (&mut entrant.fide_id, person::id(given)),
        "born" => (&mut entrant.born, person::birth(given, None)),
        "title" => (&mut entrant.title, person::title(given).map(str::to_owned)),
        "sex" => (&mut entrant.sex, person::sex(given).map(str::to_owned)),
        "federation" => (&mut entrant.federation, person::federation(given)),
        "rating" => {
            entrant.rating = if given.is_empty() { None } else { Some(rating(given)?) };
            return Ok(());
        }
        "fee" => {
            entrant.fee = if given.is_empty() { None } else { Some(person::money(given)?) };
            return Ok(());
        }
        other if let Some(kind) = kind_of(other) => return set_listed(entrant, kind, given),
        other => return Err(NotAPlayer::UnknownWord(other.to_owned())),
    };
    if *field == *value && !value.is_empty() {
        return Ok(());
    }
    *field = Label::new(&read?).map_err(|wrong| NotAPlayer::Text { word: word.to_owned(), wrong })?;
    Ok(())
}

/// Returns the kind of rating that a word names.
fn kind_of(word: &str) -> Option<RatingKind> {
    RatingKind::ALL.iter().copied().find(|kind| kind.name() == word)
}

/// Sets a listed rating as it is written: `1850`, `1850 K20`, `1850 K20 FIDE OCT26`; an empty text
/// clears it.
fn set_listed(entrant: &mut Entrant, kind: RatingKind, given: &str) -> Result<(), NotAPlayer> {
    let (number, rest) = given.split_once(' ').unwrap_or((given, ""));
    if number.is_empty() {
        entrant.ratings.retain(|listed| listed.kind != kind);
        return Ok(());
    }
    let rating = rating(number)?;
    let (first, behind) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
    let k = first.strip_prefix(['K', 'k']).and_then(|k| k.parse().ok());
    let source = if k.is_some() { behind } else { rest };
    let wrong = |wrong| NotAPlayer::Text { word: "list".to_owned(), wrong };
    let listed = ListedRating { kind, rating, k, source: Label::new(source.trim()).map_err(wrong)? };
    if let Some(known) = entrant.ratings.iter_mut().find(|known| known.kind == kind) {
        *known = listed;
    } else {
        let at = entrant.ratings.partition_point(|known| known.kind < kind);
        entrant.ratings.insert(at, listed);
    }
    Ok(())
}

/// Describes a player, fact by fact, so that the reader can check how a line was understood.
#[must_use]
pub fn facts(entrant: &Entrant) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    facts.extend(entrant.rating.map(|rating| ("rating", rating.to_string())));
    facts.extend(entrant.ratings.iter().map(|listed| (listed.kind.name(), listed.to_string())));
    let texts = [
        ("title", &entrant.title),
        ("sex", &entrant.sex),
        ("federation", &entrant.federation),
        ("club", &entrant.club),
        ("category", &entrant.category),
        ("team", &entrant.partnership),
        ("short", &entrant.short_name),
        ("captain", &entrant.captain),
        ("id", &entrant.fide_id),
        ("born", &entrant.born),
    ];
    facts.extend(
        texts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(word, text)| (word, text.to_string())),
    );
    facts.extend(entrant.fee.map(|fee| ("fee", fee.to_string())));
    facts
}

/// Returns true if two lines may be the same person: the same words in the name, in any order, or the same
/// number in the federation's list.
#[must_use]
pub fn may_be_same(one: &Entrant, other: &Entrant) -> bool {
    let id = !one.fide_id.is_empty() && one.fide_id == other.fide_id;
    id || words_of_name(&one.name) == words_of_name(&other.name)
}

/// Writes a player as a registration line, which reads back as the same player.
#[must_use]
pub fn write(entrant: &Entrant) -> String {
    let name = if entrant.name.starts_with('"') { quoted(&entrant.name) } else { entrant.name.to_string() };
    let parts = parts_of(entrant).into_iter().map(|(word, value)| named(word, &quoted(&value)));
    std::iter::once(name).chain(parts).collect::<Vec<_>>().join(", ")
}

/// Returns a part of a line: a value after the name of its field, if it needs one.
fn named(word: &str, value: &str) -> String {
    if word.is_empty() { value.to_owned() } else { format!("{word} {value}") }
}

/// Returns the parts of a player's line after the name: the name of a field, which is empty if the value is
/// recognised by its shape, and the value.
fn parts_of(entrant: &Entrant) -> Vec<(&'static str, String)> {
    let mut parts = Vec::new();
    parts.extend(entrant.rating.map(|rating| ("", rating.to_string())));
    // Otherwise the number at the end of the name would be read as the rating, or the desk would ask
    // about it.
    let is_to_be_told = entrant.rating.is_none() && entrant.ratings.is_empty();
    let is_unrated = is_to_be_told && doubtful_number(&entrant.name).is_some();
    parts.extend(is_unrated.then(|| ("rating", "-".to_owned())));
    parts.extend(entrant.ratings.iter().map(|listed| (listed.kind.name(), listed.to_string())));
    let is_shape = |word: &str, value: &str| match word {
        "title" => TITLES.contains(&value),
        "sex" => matches!(value, "m" | "w"),
        "federation" => matches!(shape(value), Some(Shape::Federation(_))),
        _ => false,
    };
    let words = [
        ("title", &entrant.title),
        ("sex", &entrant.sex),
        ("federation", &entrant.federation),
        ("club", &entrant.club),
        ("category", &entrant.category),
        ("team", &entrant.partnership),
        ("short", &entrant.short_name),
        ("captain", &entrant.captain),
        ("id", &entrant.fide_id),
        ("born", &entrant.born),
    ];
    for (word, value) in words.into_iter().filter(|(_, value)| !value.is_empty()) {
        parts.push((if is_shape(word, value) { "" } else { word }, value.to_string()));
    }
    parts.extend(entrant.fee.map(|fee| ("fee", fee.to_string())));
    parts
}

#[cfg(test)]
mod tests;
