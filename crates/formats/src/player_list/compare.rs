//! A comparison of a list with an event: new players, registered players, and their changes.
//!
//! The id in the federation's list identifies a person; without an id, the name and the year of birth
//! do. Two people with the same name and different ids or years are different. Without id and year,
//! each registered namesake matches one line of the list: a list that is read twice registers no one
//! twice, and no namesake is lost.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{Draft, Finding};
use crate::views::changes::{self, Change};
use crate::views::numbers::numbered;
use engine::action::{Act, Entrant, ListedRating, RatingKind};
use engine::folding::words_of_name;
use engine::id::PlayerId;
use engine::person;
use engine::refusal::{Clause, Level, Warning};
use engine::state::State;

/// The fact that identifies a player of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KnownBy {
    /// The number in the federation's list.
    Id,
    /// The number in the federation's list, under another name: one of them may be wrong.
    IdOfAnotherName,
    /// Name and year of birth.
    NameAndYear,
    /// The name alone: nothing contradicts it.
    Name,
}

/// A player of a list who is already registered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The index in [`Draft::players`].
    pub at: usize,
    /// The registered player.
    pub id: PlayerId,
    /// The number and the present name, which distinguish namesakes.
    pub called: String,
    /// The fact that identifies the player.
    pub by: KnownBy,
    /// The data of the player if the list is applied: fields that the list does not have stay.
    pub entrant: Entrant,
    /// The changes; empty if the list has nothing new.
    pub differences: Vec<Change>,
}

/// The result of comparing a list with an event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Comparison {
    /// The new players, as indices in [`Draft::players`], in the order of the list.
    pub new: Vec<usize>,
    /// The players who are already registered, in the order of the list.
    pub known: Vec<Known>,
    /// The lines that repeat an earlier player of the list.
    pub repeated: Vec<usize>,
    /// The lines that the rules of the event refuse; the notes say why.
    pub refused: Vec<usize>,
    /// Further notes on the lines, for the director.
    pub notes: Vec<Finding>,
}

impl Comparison {
    /// Returns the registered players who would change.
    pub fn changed(&self) -> impl Iterator<Item = &Known> {
        self.known.iter().filter(|known| !known.differences.is_empty())
    }

    /// Returns the questions for the director before registered players change: players identified by
    /// name alone, and changed names.
    #[must_use]
    pub fn asked(&self) -> Vec<Warning> {
        let ask = |clause, text| Some(Warning { level: Level::Confirm, clause, text });
        let asked = self.changed().filter_map(|known| {
            let (name, was) = (&known.entrant.name, &known.called);
            match known.by {
                KnownBy::Name => ask(
                    Clause::KnownByNameOnly,
                    format!("{was} changes, and only the name says that it is the same person"),
                ),
                KnownBy::IdOfAnotherName => ask(
                    Clause::IdOfAnotherName,
                    format!("{was} is called {name} in the list, with the same id"),
                ),
                KnownBy::Id | KnownBy::NameAndYear => None,
            }
        });
        asked.collect()
    }

    /// Returns true if a note reports, with its line, the same as a warning of the event's rules: one id with
    /// two names, or two players with one name.
    #[must_use]
    pub fn says_already(&self, warning: &Warning) -> bool {
        self.notes.iter().any(|note| {
            let namesake = note.text.split_once(ANOTHER_PERSON).map(|(name, _)| format!("`{name}` "));
            let is_named = namesake.is_some_and(|name| warning.text.starts_with(&name));
            note.text.starts_with(&warning.text) || (is_named && warning.clause == Clause::SameName)
        })
    }

    /// Returns the act that applies the list; registered players change only if `with_changes` is true.
    /// `None` if nothing would happen.
    #[must_use]
    pub fn act(&self, draft: &Draft, state: &State, with_changes: bool) -> Option<Act> {
        let new =
            self.new.iter().filter_map(|at| draft.players.get(*at)).map(|player| player.entrant.clone());
        let changed = self.changed().filter(|_| with_changes).map(|known| (known.id, known.entrant.clone()));
        let (new, changed): (Vec<Entrant>, Vec<(PlayerId, Entrant)>) = (new.collect(), changed.collect());
        let first = state.next_player();
        (!new.is_empty() || !changed.is_empty()).then_some(Act::TakeList { first, new, changed })
    }
}

/// The words between a name and its namesakes.
const ANOTHER_PERSON: &str = " is another person than ";

/// Compares a list with an event; the lines in `apart` are always separate persons, even with the
/// name of another player.
#[must_use]
pub fn compare(draft: &Draft, state: &State, apart: &BTreeSet<usize>) -> Comparison {
    let mut comparing = Comparing::of(draft, state);
    let players: Vec<usize> = (0..draft.players.len()).collect();
    let is_apart = |at: &usize| draft.players.get(*at).is_some_and(|player| apart.contains(&player.line));
    // The id of a registered player decides before any name.
    for at in players.iter().filter(|at| !is_apart(at)) {
        comparing.match_by_id(*at);
    }
    for at in &players {
        comparing.place(*at, is_apart(at));
    }
    comparing.found
}

struct Comparing<'a> {
    draft: &'a Draft,
    state: &'a State,
    by_id: BTreeMap<String, PlayerId>,
    by_name: BTreeMap<Vec<String>, Vec<PlayerId>>,
    /// The registered players who already have a line of the list.
    taken: BTreeSet<PlayerId>,
    /// The lines that were matched by their ids.
    matched: BTreeMap<usize, PlayerId>,
    /// The earlier lines, by name and by id.
    seen_by_name: BTreeMap<Vec<String>, Vec<usize>>,
    seen_by_id: BTreeMap<&'a str, usize>,
    found: Comparison,
}

impl<'a> Comparing<'a> {
    fn of(draft: &'a Draft, state: &'a State) -> Self {
        let mut by_id = BTreeMap::new();
        let mut by_name: BTreeMap<Vec<String>, Vec<PlayerId>> = BTreeMap::new();
        for player in &state.players {
            let id = person::id(&player.entrant.fide_id).unwrap_or_default();
            if !id.is_empty() {
                by_id.entry(id).or_insert(player.id);
            }
            by_name.entry(words_of_name(&player.entrant.name)).or_default().push(player.id);
        }
        Self {
            draft,
            state,
            by_id,
            by_name,
            taken: BTreeSet::new(),
            matched: BTreeMap::new(),
            seen_by_name: BTreeMap::new(),
            seen_by_id: BTreeMap::new(),
            found: Comparison::default(),
        }
    }

    fn entrant(&self, at: usize) -> &'a Entrant {
        &self.draft.players[at].entrant
    }

    fn line(&self, at: usize) -> usize {
        self.draft.players[at].line
    }

    fn registered(&self, id: PlayerId) -> Option<&'a Entrant> {
        self.state.player(id).map(|player| &player.entrant)
    }

    fn match_by_id(&mut self, at: usize) {
        let id = &self.entrant(at).fide_id;
        let Some(player) = self.by_id.get(id.as_str()).copied().filter(|player| !self.taken.contains(player))
        else {
            return;
        };
        self.taken.insert(player);
        self.matched.insert(at, player);
    }

    fn place(&mut self, at: usize, is_apart: bool) {
        if let Some(id) = self.matched.get(&at).copied() {
            self.know(at, id, self.by_id(at, id));
        } else if is_apart {
            self.add(at);
        } else if !self.repeats(at) {
            match self.called_alike(at) {
                Some((id, by)) => self.know(at, id, by),
                None => self.add(at),
            }
        }
    }

    /// Returns true if a line repeats an earlier one: the same id and name, or the same name and year of
    /// birth.
    fn repeats(&mut self, at: usize) -> bool {
        let entrant = self.entrant(at);
        let words = words_of_name(&entrant.name);
        let same_id = self.seen_by_id.get(entrant.fide_id.as_str()).copied();
        if let Some(other) = same_id.filter(|_| !entrant.fide_id.is_empty()) {
            let (line, name) = (self.line(other), &self.entrant(other).name);
            if words_of_name(name) == words {
                self.repeat(at, &format!("{} is in line {line} already, with the same id", entrant.name));
                return true;
            }
            let text = format!(
                "{} has the id {} of {name} in line {line}: one of them is wrong",
                entrant.name, entrant.fide_id
            );
            self.note(at, text);
            return false;
        }
        let alike = self.seen_by_name.get(&words).map_or(&[][..], Vec::as_slice);
        let year = person::year(&entrant.born);
        let same = alike.iter().copied().find(|other| {
            let other = self.entrant(*other);
            year.is_some() && year == person::year(&other.born) && !person::are_two(entrant, other)
        });
        if let Some(other) = same {
            let line = self.line(other);
            self.repeat(at, &format!("{} is in line {line} already, born in the same year", entrant.name));
        }
        same.is_some()
    }

    /// Finds the registered player with the same name who is most likely the same person.
    fn called_alike(&self, at: usize) -> Option<(PlayerId, KnownBy)> {
        let entrant = self.entrant(at);
        let year = person::year(&entrant.born);
        let alike = self.by_name.get(&words_of_name(&entrant.name))?.iter().copied();
        let known_by = |id: PlayerId| {
            let registered = self.registered(id)?;
            if self.taken.contains(&id) || person::are_two(entrant, registered) {
                return None;
            }
            let same_year = year.is_some() && year == person::year(&registered.born);
            Some((id, if same_year { KnownBy::NameAndYear } else { KnownBy::Name }))
        };
        let mut found: Vec<_> = alike.filter_map(known_by).collect();
        found.sort_by_key(|(_, by)| *by == KnownBy::Name);
        found.first().copied()
    }

    /// Returns how an id identifies a player. A longer or shorter form of the name is no other name:
    /// `Berg, Luca` and `Berg, Luca Maria`.
    fn by_id(&self, at: usize, id: PlayerId) -> KnownBy {
        let now = words_of_name(&self.entrant(at).name);
        let was = self.registered(id).map_or_else(Vec::new, |before| words_of_name(&before.name));
        let holds = |one: &[String], other: &[String]| other.iter().all(|word| one.contains(word));
        if holds(&now, &was) || holds(&was, &now) { KnownBy::Id } else { KnownBy::IdOfAnotherName }
    }

    fn know(&mut self, at: usize, id: PlayerId, by: KnownBy) {
        self.taken.insert(id);
        let Some(before) = self.registered(id) else { return };
        let entrant = merged(before, self.entrant(at), self.state.setup.rating_kinds());
        if self.is_refused(at, &Act::Edit { id, entrant: entrant.clone() }) {
            return;
        }
        let differences = changes::of_person(before, &entrant);
        self.see(at);
        if by == KnownBy::Name {
            let text = format!(
                "{} is taken for {}, who is registered",
                self.entrant(at).name,
                numbered(self.state, id)
            );
            self.note(at, text);
        }
        let called = numbered(self.state, id);
        self.found.known.push(Known { at, id, called, by, entrant, differences });
    }

    fn add(&mut self, at: usize) {
        let entrant = self.entrant(at);
        let id = self.state.next_player();
        if self.is_refused(at, &Act::Register { id, entrant: entrant.clone() }) {
            return;
        }
        let words = words_of_name(&entrant.name);
        let is_namesake = |other: &Entrant| !person::are_two_teams(entrant, other);
        let registered = self.by_name.get(&words).map_or(&[][..], Vec::as_slice).iter();
        let registered = registered.filter(|id| self.registered(**id).is_some_and(is_namesake));
        let mut namesakes: Vec<String> = registered.map(|id| numbered(self.state, *id)).collect();
        let listed = self.seen_by_name.get(&words).map_or(&[][..], Vec::as_slice).iter();
        // A registered player matches an earlier line already, and the note names the player there.
        let listed =
            listed.filter(|other| self.found.new.contains(other) && is_namesake(self.entrant(**other)));
        namesakes.extend(listed.map(|other| format!("the one in line {}", self.line(*other))));
        if !namesakes.is_empty() {
            let namesakes = namesakes.join(", ");
            self.note(at, format!("{}{ANOTHER_PERSON}{namesakes}", entrant.name));
        }
        self.see(at);
        self.found.new.push(at);
    }

    /// Returns true if the rules refuse the act of a line, which is noted; the rest of the list can be
    /// applied without it.
    fn is_refused(&mut self, at: usize, act: &Act) -> bool {
        let Err(refused) = self.state.check_now(act) else { return false };
        let text = format!("not read: {}: {refused}", self.entrant(at).name);
        self.found.notes.push(Finding { line: self.line(at), is_unread: true, text });
        self.found.refused.push(at);
        true
    }

    fn see(&mut self, at: usize) {
        let entrant = self.entrant(at);
        if !entrant.fide_id.is_empty() {
            self.seen_by_id.entry(entrant.fide_id.as_str()).or_insert(at);
        }
        self.seen_by_name.entry(words_of_name(&entrant.name)).or_default().push(at);
    }

    fn repeat(&mut self, at: usize, text: &str) {
        self.note(at, format!("{text}: left out"));
        self.found.repeated.push(at);
    }

    fn note(&mut self, at: usize, text: String) {
        self.found.notes.push(Finding { line: self.line(at), is_unread: false, text });
    }
}

/// Returns the data of a player with those of the list: fields that the list does not have stay, and so does
/// the name if only its form differs.
#[must_use]
pub fn merged(before: &Entrant, listed: &Entrant, kinds: &[RatingKind]) -> Entrant {
    let mut entrant = before.clone();
    if words_of_name(&listed.name) != words_of_name(&before.name) {
        entrant.name.clone_from(&listed.name);
    }
    let texts = [
        (&mut entrant.title, &listed.title),
        (&mut entrant.sex, &listed.sex),
        (&mut entrant.federation, &listed.federation),
        (&mut entrant.fide_id, &listed.fide_id),
        (&mut entrant.club, &listed.club),
        (&mut entrant.category, &listed.category),
        (&mut entrant.partnership, &listed.partnership),
    ];
    for (field, value) in texts.into_iter().filter(|(_, value)| !value.is_empty()) {
        field.clone_from(value);
    }
    // A year adds nothing to a known date.
    let is_known =
        person::year(&listed.born) == person::year(&before.born) && listed.born.len() <= before.born.len();
    if !listed.born.is_empty() && !is_known {
        entrant.born.clone_from(&listed.born);
    }
    entrant.rating = listed.rating.or(before.rating);
    entrant.ratings = merged_ratings(&before.ratings, &listed.ratings);
    // A different rating without a kind is the one that counts, unless the list also has that kind.
    let is_named = before.counting_kind(kinds).is_none_or(|kind| listed.listed(kind).is_some());
    if listed.rating.is_some() && listed.rating != before.rating && !is_named {
        entrant.rate(kinds, listed.rating);
    }
    entrant.fee = listed.fee.or(before.fee);
    entrant
}

/// Returns ratings, replaced by those of another list, at most one of each kind. A rating that has
/// the same value in the list of another month stays: nothing about it changes.
#[must_use]
pub fn merged_ratings(before: &[ListedRating], now: &[ListedRating]) -> Vec<ListedRating> {
    let is_same = |one: &ListedRating, other: &ListedRating| {
        one.kind == other.kind && one.rating == other.rating && (other.k.is_none() || one.k == other.k)
    };
    let stays = |one: &&ListedRating| {
        now.iter().all(|other| other.kind != one.kind || (!one.source.is_empty() && is_same(one, other)))
    };
    let mut all: Vec<ListedRating> = before.iter().filter(stays).cloned().collect();
    let is_new = |one: &&ListedRating| all.iter().all(|other| other.kind != one.kind);
    let new: Vec<ListedRating> = now.iter().filter(is_new).cloned().collect();
    all.extend(new);
    all.sort_by_key(|rated| rated.kind);
    all
}
