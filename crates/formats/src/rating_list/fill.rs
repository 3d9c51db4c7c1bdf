//! Data of players from rating lists: fills in entrants from the lists and compares registered
//! players with them.
//!
//! The number in the federation's list is the only key. A name identifies a player only if exactly
//! one person fits and nothing contradicts it: federation, sex, year of birth (`player-lists` 6).

use std::collections::BTreeSet;
use std::io::Result;

use super::{OF_FEDERATION, Person};
use crate::player_list::compare::merged_ratings;
use crate::player_list::{Draft, FromLists, RatingKind as ColumnKind};
use crate::views::changes::{self, Change};
use crate::views::numbers::numbered;
use engine::action::{Act, Entrant, RatingKind};
use engine::folding::words_of_name;
use engine::id::PlayerId;
use engine::number::Rating;
use engine::person;
use engine::state::State;
use engine::words;

/// A person of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The data of the person in the list.
    pub person: Person,
    /// The list, with its month: `FIDE OCT26`.
    pub source: String,
    /// The position of the list among the available lists.
    pub list: usize,
}

/// Looks up people in rating lists.
pub trait Finder {
    /// Returns the people with a number of the federation, from every list.
    ///
    /// # Errors
    ///
    /// A list cannot be read.
    fn by_fide_id(&mut self, id: &str) -> Result<Vec<Listed>>;

    /// Returns the people whose name has exactly these words, in any order.
    ///
    /// # Errors
    ///
    /// A list cannot be read.
    fn by_name(&mut self, name: &str) -> Result<Vec<Listed>>;
}

/// Returns the order in which an event chooses among the kinds of rating: the order of its settings,
/// then the other kinds.
#[must_use]
pub fn order(state: &State) -> Vec<RatingKind> {
    let mut order = state.setup.rated_by.clone();
    let usual = OF_FEDERATION.into_iter().chain([RatingKind::National]);
    order.extend(usual.filter(|kind| !state.setup.rated_by.contains(kind)));
    order
}

/// A field of an entrant that differs in a rating list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The line of the list of entrants, from 1.
    pub line: usize,
    /// The name of the entrant.
    pub name: String,
    /// The difference: `was` is the value in the list of entrants.
    pub change: Change,
    /// The rating list.
    pub source: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}: {} ({})", self.line, self.name, self.change, self.source)
    }
}

/// A note about a line of a list of entrants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1.
    pub line: usize,
    /// The note.
    pub text: String,
}

/// The result of filling in a list of entrants.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filled {
    /// The way in which it is filled in.
    pub how: FromLists,
    /// The rating lists in use.
    pub sources: Vec<String>,
    /// The number of entrants who were found.
    pub found: usize,
    /// The fields that differ in the rating lists.
    pub differences: Vec<Difference>,
    /// The entrants who were not identified, and why.
    pub notes: Vec<Note>,
}

impl Filled {
    /// Counts the differences: `7 ratings differ, 1 title differs`.
    #[must_use]
    pub fn differences_in_words(&self) -> String {
        let mut kinds: Vec<&str> = Vec::new();
        for one in &self.differences {
            if !kinds.contains(&one.change.what.as_str()) {
                kinds.push(&one.change.what);
            }
        }
        let count = |what: &&str| self.differences.iter().filter(|one| one.change.what == **what).count();
        let told = kinds
            .iter()
            .map(|what| words::count_of(count(what), &format!("{what} differs"), &format!("{what}s differ")));
        told.collect::<Vec<_>>().join(", ")
    }
}

/// The identity of a player in the lists.
enum Known {
    /// One person, with the data of each list.
    As(Vec<Listed>),
    /// Not identified, with the reason; `None` if no person comes near.
    Nobody(Option<String>),
}

/// Looks up a player by number, or else by name.
fn look_up(entrant: &Entrant, finder: &mut dyn Finder) -> Result<Known> {
    let id = person::id(&entrant.fide_id).unwrap_or_default();
    if id.is_empty() {
        return by_name(entrant, finder);
    }
    let found = finder.by_fide_id(&id)?;
    let Some(first) = found.first() else {
        return Ok(Known::Nobody(Some(format!("{}: no list has the id {id}", entrant.name))));
    };
    let (typed, listed) = (words_of_name(&entrant.name), words_of_name(&first.person.name));
    if !first.person.is_nameless()
        && !typed.iter().any(|word| listed.iter().any(|other| is_like(word, other)))
    {
        let text = format!("{} has the id {id} of {} in {}", entrant.name, first.person.name, first.source);
        return Ok(Known::Nobody(Some(text)));
    }
    Ok(Known::As(found))
}

/// Returns true if two words of names may be the same: equal, one the beginning of the other, or a letter or
/// two apart.
fn is_like(one: &str, other: &str) -> bool {
    const NEAR: usize = 2;
    let shorter = one.len().min(other.len());
    one == other
        || (2 < shorter && (one.starts_with(other) || other.starts_with(one)))
        || (2 * NEAR < shorter && strsim::osa_distance(one, other) <= NEAR)
}

fn by_name(entrant: &Entrant, finder: &mut dyn Finder) -> Result<Known> {
    let mut found = finder.by_name(&entrant.name)?;
    if found.is_empty() {
        return Ok(Known::Nobody(None));
    }
    let namesakes = persons(&found);
    let Some(why) = found.iter().find_map(|one| contradiction(entrant, &one.person)) else {
        return Ok(one_of(entrant, found, namesakes));
    };
    found.retain(|one| contradiction(entrant, &one.person).is_none());
    if found.is_empty() {
        let text = format!(
            "{}: {} of that name, with another {why}",
            entrant.name,
            words::count_of(namesakes, "person", "persons")
        );
        return Ok(Known::Nobody(Some(text)));
    }
    Ok(one_of(entrant, found, namesakes))
}

/// Returns the one person with a name; if there are several, other facts have to decide.
fn one_of(entrant: &Entrant, found: Vec<Listed>, namesakes: usize) -> Known {
    let is_sure = namesakes == 1 || found.iter().any(|one| is_confirmed(entrant, &one.person));
    if persons(&found) == 1 && is_sure {
        return Known::As(found);
    }
    Known::Nobody(Some(format!(
        "{}: {namesakes} persons of that name in the lists (type the id)",
        entrant.name
    )))
}

/// Counts different persons: one person may be in several lists.
fn persons(found: &[Listed]) -> usize {
    let key = |one: &Listed| match one.person.fide_id.as_str() {
        "" => (one.list + 1, one.person.number.clone()),
        id => (0, id.to_owned()),
    };
    found.iter().map(key).collect::<BTreeSet<_>>().len()
}

/// Returns the fact that shows a player to be another person.
fn contradiction(entrant: &Entrant, person: &Person) -> Option<&'static str> {
    let differ = |one: &str, other: &str| !one.is_empty() && !other.is_empty() && one != other;
    let years = (person::year(&entrant.born), person::year(&person.born));
    let is_of_year = years.0.is_some() && years.0 == years.1;
    if differ(&entrant.federation, &person.federation) {
        Some("federation")
    } else if differ(&entrant.sex, &person.sex) {
        Some("sex")
    } else if years.0.is_some() && years.1.is_some() && years.0 != years.1 {
        Some("birth year")
    } else if !is_of_year && is_far(entrant, person) {
        Some("rating, 600 points away or more (type the id where it is the same person)")
    } else {
        None
    }
}

/// Returns true if every rating of a person is so far from the typed one that the person is probably another
/// one.
fn is_far(entrant: &Entrant, person: &Person) -> bool {
    const FAR: i64 = 600_000;
    let Some(typed) = entrant.rating else { return false };
    let far = |rating: Rating| FAR <= (rating.units() - typed.units()).abs();
    !person.ratings.is_empty() && person.ratings.iter().all(|rated| far(rated.rating))
}

fn is_confirmed(entrant: &Entrant, person: &Person) -> bool {
    let year = person::year(&entrant.born);
    (year.is_some() && year == person::year(&person.born))
        || (!entrant.federation.is_empty() && *entrant.federation == *person.federation)
}

/// Combines the data of one person from several lists: the first list takes precedence, the others
/// fill the gaps.
fn official(found: &[Listed], order: &[RatingKind]) -> Entrant {
    let mut all = Entrant::default();
    for one in found {
        let entrant = one.person.entrant(&one.source, order);
        let texts = [
            (&mut all.name, entrant.name),
            (&mut all.title, entrant.title),
            (&mut all.sex, entrant.sex),
            (&mut all.federation, entrant.federation),
            (&mut all.fide_id, entrant.fide_id),
            (&mut all.born, entrant.born),
            (&mut all.club, entrant.club),
        ];
        for (field, text) in texts {
            if field.is_empty() {
                *field = text;
            }
        }
        for rated in entrant.ratings {
            if all.ratings.iter().all(|known| known.kind != rated.kind) {
                all.ratings.push(rated);
            }
        }
    }
    all.ratings.sort_by_key(|rated| rated.kind);
    all.rating = order.iter().find_map(|kind| rating_of(&all, *kind));
    all
}

fn rating_of(entrant: &Entrant, kind: RatingKind) -> Option<Rating> {
    entrant.ratings.iter().find(|rated| rated.kind == kind).map(|rated| rated.rating)
}

/// Creates an entrant from the data of one person in the lists; the rating is the first available
/// kind of `order`.
///
/// # Errors
///
/// A list cannot be read.
pub fn taken(listed: &Listed, finder: &mut dyn Finder, order: &[RatingKind]) -> Result<Entrant> {
    let mut found = vec![listed.clone()];
    if !listed.person.fide_id.is_empty() {
        let others = finder.by_fide_id(&listed.person.fide_id)?;
        found.extend(others.into_iter().filter(|other| other != listed));
    }
    Ok(official(&found, order))
}

/// Fills in a list of entrants from the rating lists.
///
/// # Errors
///
/// A rating list cannot be read.
#[expect(
    clippy::too_many_lines,
    reason = "one field after the other, each with what is filled in and what differs"
)]
pub fn fill(
    draft: &mut Draft,
    how: FromLists,
    finder: &mut dyn Finder,
    order: &[RatingKind],
) -> Result<Filled> {
    let mut filled = Filled { how, ..Filled::default() };
    if how == FromLists::Nothing {
        return Ok(filled);
    }
    for player in &mut draft.players {
        let found = match look_up(&player.entrant, finder)? {
            Known::As(found) => found,
            Known::Nobody(why) => {
                filled.notes.extend(why.map(|text| Note { line: player.line, text }));
                continue;
            }
        };
        let found = with_other_lists(found, finder)?;
        filled.found += 1;
        for source in found.iter().map(|one| &one.source) {
            if !filled.sources.contains(source) {
                filled.sources.push(source.clone());
            }
        }
        let official = official(&found, order);
        let source = found.first().map_or_else(String::new, |one| one.source.clone());
        let kind = player.rating.and_then(kind_of);
        let rating = match (player.entrant.rating, kind) {
            (Some(_), Some(kind)) => rating_of(&official, kind),
            (Some(_) | None, _) => official.rating,
        };
        let entrant = &mut player.entrant;
        let mut differs = |what: &str, was: &str, now: &str| {
            let change = Change { what: what.to_owned(), was: was.to_owned(), now: now.to_owned() };
            filled.differences.push(Difference {
                line: player.line,
                name: entrant.name.to_string(),
                change,
                source: source.clone(),
            });
        };
        let takes_all = how == FromLists::All;
        let mut changed = entrant.clone();
        if words_of_name(&entrant.name) != words_of_name(&official.name)
            && !found.iter().any(|one| one.person.is_nameless())
        {
            differs("name", &entrant.name, &official.name);
            if takes_all {
                changed.name = official.name;
            }
        }
        match (entrant.rating, rating) {
            (None, Some(rating)) => changed.rating = Some(rating),
            (Some(was), Some(now)) if was != now => {
                differs("rating", &was.to_string(), &now.to_string());
                if takes_all {
                    changed.rating = Some(now);
                }
            }
            (Some(_) | None, _) => {}
        }
        let texts = [
            ("title", &mut changed.title, &official.title),
            ("sex", &mut changed.sex, &official.sex),
            ("federation", &mut changed.federation, &official.federation),
            ("id", &mut changed.fide_id, &official.fide_id),
        ];
        for (what, field, listed) in texts {
            if field.is_empty() {
                field.clone_from(listed);
            } else if !listed.is_empty() && field != listed {
                differs(what, field, listed);
                if takes_all {
                    field.clone_from(listed);
                }
            }
        }
        let years = (person::year(&changed.born), person::year(&official.born));
        match years {
            (None, Some(_)) => changed.born.clone_from(&official.born),
            (Some(was), Some(now)) if was != now => {
                differs("birth year", &was.to_string(), &now.to_string());
                if takes_all {
                    changed.born.clone_from(&official.born);
                }
            }
            (Some(_) | None, _) => {}
        }
        if changed.club.is_empty() {
            changed.club.clone_from(&official.club);
        }
        let mut ratings = official.ratings;
        for rated in &mut ratings {
            let own = entrant.ratings.iter().find(|own| own.kind == rated.kind && own.rating != rated.rating);
            let Some(own) = own else { continue };
            // The difference of the event's rating is in the list already.
            if kind != Some(rated.kind) {
                let what = format!("{} rating", rated.kind.name());
                differs(&what, &own.rating.to_string(), &rated.rating.to_string());
            }
            if !takes_all {
                *rated = own.clone();
            }
        }
        changed.ratings = merged_ratings(&entrant.ratings, &ratings);
        *entrant = changed;
    }
    Ok(filled)
}

/// Adds the data of other lists for the persons who were found by name in one list.
fn with_other_lists(mut found: Vec<Listed>, finder: &mut dyn Finder) -> Result<Vec<Listed>> {
    let id = found.iter().map(|one| one.person.fide_id.clone()).find(|id| !id.is_empty());
    if let Some(id) = id {
        for other in finder.by_fide_id(&id)? {
            if !found.contains(&other) {
                found.push(other);
            }
        }
        found.sort_by_key(|one| one.list);
    }
    Ok(found)
}

/// Returns the kind of rating in a column of a list of entrants, if the column says it.
const fn kind_of(kind: ColumnKind) -> Option<RatingKind> {
    match kind {
        ColumnKind::Plain => None,
        ColumnKind::Standard => Some(RatingKind::Standard),
        ColumnKind::National => Some(RatingKind::National),
        ColumnKind::Rapid => Some(RatingKind::Rapid),
        ColumnKind::Blitz => Some(RatingKind::Blitz),
    }
}

/// A registered player whose data differ in a rating list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The registered player.
    pub id: PlayerId,
    /// The number and the present name.
    pub called: String,
    /// The rating list.
    pub source: String,
    /// The data of the player if the list is applied.
    pub entrant: Entrant,
    /// The fields that this would change.
    pub differences: Vec<Change>,
}

/// The result of comparing an event with the rating lists.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Check {
    /// The number of players who are in the lists.
    pub found: usize,
    /// The players whose data differ, in the order of the pairing numbers.
    pub differing: Vec<Checked>,
    /// The players who were not identified, and why.
    pub notes: Vec<String>,
}

impl Check {
    /// Returns the act that applies the lists to some players; `None` if it would change nothing.
    #[must_use]
    pub fn act(&self, state: &State, is_taken: impl Fn(PlayerId) -> bool) -> Option<Act> {
        let changed = self.differing.iter().filter(|one| is_taken(one.id));
        let changed: Vec<(PlayerId, Entrant)> = changed.map(|one| (one.id, one.entrant.clone())).collect();
        let first = state.next_player();
        (!changed.is_empty()).then_some(Act::TakeList { first, new: Vec::new(), changed })
    }
}

/// Compares all registered players with the rating lists.
///
/// # Errors
///
/// A rating list cannot be read.
pub fn check(state: &State, finder: &mut dyn Finder, order: &[RatingKind]) -> Result<Check> {
    let mut check = Check::default();
    for player in state.by_number() {
        let called = numbered(state, player.id);
        let found = match look_up(&player.entrant, finder)? {
            Known::As(found) => with_other_lists(found, finder)?,
            Known::Nobody(why) => {
                check.notes.extend(why);
                continue;
            }
        };
        check.found += 1;
        let source = found.first().map_or_else(String::new, |one| one.source.clone());
        let is_nameless = found.iter().any(|one| one.person.is_nameless());
        let entrant = renewed(&player.entrant, &official(&found, order), is_nameless);
        let differences = changes::of_person(&player.entrant, &entrant);
        if !differences.is_empty() {
            check.differing.push(Checked { id: player.id, called, source, entrant, differences });
        }
    }
    Ok(check)
}

/// Returns the data of a player with those of the lists; fields that the lists do not have stay.
fn renewed(before: &Entrant, official: &Entrant, is_nameless: bool) -> Entrant {
    let mut now = before.clone();
    if !is_nameless && words_of_name(&before.name) != words_of_name(&official.name) {
        now.name.clone_from(&official.name);
    }
    let texts = [
        (&mut now.title, &official.title),
        (&mut now.sex, &official.sex),
        (&mut now.federation, &official.federation),
        (&mut now.fide_id, &official.fide_id),
    ];
    for (field, listed) in texts.into_iter().filter(|(_, listed)| !listed.is_empty()) {
        field.clone_from(listed);
    }
    if person::year(&official.born).is_some() && person::year(&official.born) != person::year(&before.born) {
        now.born.clone_from(&official.born);
    }
    now.rating = rating_now(before, official);
    now.ratings = merged_ratings(&before.ratings, &official.ratings);
    now
}

/// Returns the rating of the event: the one of the list if the present one came from a list or is
/// missing; a rating typed beside those of the lists stays.
fn rating_now(before: &Entrant, official: &Entrant) -> Option<Rating> {
    let Some(was) = before.rating else { return official.rating };
    if before.ratings.is_empty() {
        return official.rating.or(Some(was));
    }
    let kind = before.ratings.iter().find(|listed| listed.rating == was).map(|listed| listed.kind);
    kind.and_then(|kind| rating_of(official, kind)).or(Some(was))
}
