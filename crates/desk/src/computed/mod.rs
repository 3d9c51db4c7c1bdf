//! Results computed from the event, each once until an entry changes it.
//!
//! A journal only grows. Before a cached result is used, those are dropped that the entries since may have
//! changed. So a cached result is always valid.

pub mod history;
mod step;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

use crate::audit::{NotAudited, Report};
use crate::journal::Journal;
use crate::storage::chain;
use engine::action::{Act, Action, Entry, Fact};
use engine::announced::{Announced, Status};
use engine::id::{PlayerId, RoundNo, Seq};
use engine::integrity::{self, Incident};
use engine::meetings::Meetings;
use engine::number::Rating;
use engine::ranking::boards;
use engine::standings::{Explanations, Part, Standings};
use engine::why::Reason;
use formats::views::boards::Boards;
use formats::views::changes::{self, Change};
use formats::views::floats::Floats;
use history::{Effect, History, Moment};

/// The number of players whose reasons are cached: those on the screen, and those where the cursor was
/// before.
const KEPT_REASONS: usize = 16;

/// The results computed from an event.
#[derive(Debug, Default)]
struct Results {
    standings: RefCell<BTreeMap<RoundNo, Rc<Standings>>>,
    announced: RefCell<BTreeMap<RoundNo, Option<Rc<Announced>>>>,
    meetings: RefCell<BTreeMap<RoundNo, Rc<Meetings>>>,
    floats: RefCell<BTreeMap<RoundNo, Option<Rc<Floats>>>>,
    boards: RefCell<BTreeMap<RoundNo, Option<Rc<Boards>>>>,
    persons: Recent<(RoundNo, PlayerId), Vec<Reason>>,
    rows: Recent<(RoundNo, PlayerId), RowReasons>,
    games: Recent<(RoundNo, PlayerId, RoundNo), Vec<Reason>>,
    ratings: RefCell<BTreeMap<PlayerId, Rc<[Rating]>>>,
    verdict: RefCell<Option<Arc<Result<Report, NotAudited>>>>,
    /// The past does not change, so this is never dropped.
    history: RefCell<History>,
    changes: RefCell<BTreeMap<Seq, Option<Rc<[Change]>>>>,
}

impl Results {
    /// Drops the results that depend on `first` or a later round: the first round that an entry may have
    /// changed.
    fn forget_from(&self, first: RoundNo) {
        self.standings.borrow_mut().retain(|after, _| *after < first);
        self.announced.borrow_mut().retain(|after, _| *after < first);
        self.meetings.borrow_mut().retain(|after, _| *after < first);
        self.floats.borrow_mut().retain(|round, _| *round < first);
        // Names and ratings of persons concern every round.
        self.boards.borrow_mut().clear();
        self.persons.0.borrow_mut().clear();
        self.rows.0.borrow_mut().retain(|((after, _), _)| *after < first);
        self.games.0.borrow_mut().retain(|((after, ..), _)| *after < first);
        self.ratings.borrow_mut().clear();
        *self.verdict.borrow_mut() = None;
    }
}

/// A cache of the last few values, by key.
#[derive(Debug)]
struct Recent<K, V>(RefCell<Vec<(K, Rc<V>)>>);

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<K: PartialEq, V> Recent<K, V> {
    fn get_or(&self, key: K, work_out: impl FnOnce() -> V) -> Rc<V> {
        if let Some((_, known)) = self.0.borrow().iter().find(|(known, _)| *known == key) {
            return Rc::clone(known);
        }
        let found = Rc::new(work_out());
        let mut kept = self.0.borrow_mut();
        if kept.len() == KEPT_REASONS {
            kept.remove(0);
        }
        kept.push((key, Rc::clone(&found)));
        found
    }
}

/// The reasons for the numbers of a player's row of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowReasons {
    /// The place: all values and their parts.
    pub place: Vec<Reason>,
    /// The value of each column.
    values: Vec<Vec<Reason>>,
    /// The current rating.
    rating: Vec<Reason>,
}

impl RowReasons {
    /// Returns the reasons for one number.
    #[must_use]
    pub fn part(&self, part: Part) -> &[Reason] {
        match part {
            Part::Rating => &self.rating,
            Part::Value(at) => self.values.get(at).map_or(&[], Vec::as_slice),
        }
    }
}

/// An event with the results computed from it. Its [`Journal`] can be read through it.
pub struct Computed {
    pub(crate) journal: Journal,
    results: Results,
    /// The number of entries after which the results are valid.
    known: Cell<usize>,
}

impl Deref for Computed {
    type Target = Journal;

    fn deref(&self) -> &Journal {
        &self.journal
    }
}

impl From<Journal> for Computed {
    fn from(journal: Journal) -> Self {
        Self { journal, results: Results::default(), known: Cell::default() }
    }
}

impl Computed {
    /// Returns the results that are still valid.
    fn results(&self) -> &Results {
        let known = self.known.replace(self.entries.len());
        if let Some(first) = self.first_changed_since(known) {
            self.results.forget_from(first);
        }
        &self.results
    }

    /// Returns the current standings.
    #[must_use]
    pub fn standings(&self) -> Rc<Standings> {
        self.standings_after(self.state.last_round())
    }

    /// Returns the standings after a round.
    #[must_use]
    pub fn standings_after(&self, round: RoundNo) -> Rc<Standings> {
        let mut known = self.results().standings.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| Rc::new(Standings::after(&self.state, round))))
    }

    /// Returns the standings after a round as they were announced, and the changes since; `None` if they were
    /// not announced or their seal has no table.
    #[must_use]
    pub fn announced_after(&self, round: RoundNo) -> Option<Rc<Announced>> {
        if let Some(known) = self.results().announced.borrow().get(&round) {
            return known.clone();
        }
        let found = Announced::after(&self.state, &self.standings_after(round)).map(Rc::new);
        self.results().announced.borrow_mut().insert(round, found.clone());
        found
    }

    /// Returns the standings after a round for the public: as they were announced, otherwise as they are now.
    #[must_use]
    pub fn shown_standings(&self, round: RoundNo) -> Rc<Standings> {
        let announced = self.announced_after(round);
        announced.map_or_else(|| self.standings_after(round), |announced| Rc::clone(&announced.standings))
    }

    /// Returns the status of the standings after a round: final, provisional or outdated.
    #[must_use]
    pub fn status_after(&self, round: RoundNo) -> Status {
        let outdated = || match self.announced_after(round) {
            Some(announced) => announced.since.is_something(),
            // Seals of the first formats have only the digest.
            None => self.state.seal(round).is_some_and(|seal| {
                chain::digest(&self.standings_after(round).canonical(&self.state)) != *seal.digest
            }),
        };
        Status::after(&self.state, round, self.state.seal(round).is_some() && outdated())
    }

    /// Returns the meetings of the first rounds, up to and including `after`.
    #[must_use]
    pub fn meetings_after(&self, after: RoundNo) -> Rc<Meetings> {
        let mut known = self.results().meetings.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| Rc::new(Meetings::after(&self.state, after))))
    }

    /// Returns the lists of the persons of teams by board; `None` in an event that is not of teams.
    #[must_use]
    pub fn boards_after(&self, after: RoundNo) -> Option<Rc<Boards>> {
        let list = || Boards::after(&self.state, after, 1).map(Rc::new);
        self.results().boards.borrow_mut().entry(after).or_insert_with(list).clone()
    }

    /// Returns the reasons for the line of a person in the lists by board.
    #[must_use]
    pub fn person_reasons(&self, after: RoundNo, person: PlayerId) -> Rc<Vec<Reason>> {
        self.results().persons.get_or((after, person), || {
            let lists = self.boards_after(after);
            lists.map_or_else(Vec::new, |lists| boards::explain(&self.state, &lists.persons, after, person))
        })
    }

    /// Returns the scores that decide who floated in a round; `None` if the system does not pair by score.
    #[must_use]
    pub fn floats_in(&self, round: RoundNo) -> Option<Rc<Floats>> {
        let look_up = || {
            let by_score = self.state.setup.pairing.pairs_by_score();
            let before = by_score.then(|| self.meetings_after(RoundNo(round.0.saturating_sub(1))))?;
            Floats::up_to(&self.state, round, &before).map(Rc::new)
        };
        self.results().floats.borrow_mut().entry(round).or_insert_with(look_up).clone()
    }

    /// Returns the reasons for a player's row of the standings after a round.
    #[must_use]
    pub fn row_reasons(&self, after: RoundNo, player: PlayerId) -> Rc<RowReasons> {
        self.results().rows.get_or((after, player), || {
            let columns = self.standings_after(after).columns.len();
            let explanations = Explanations::after(&self.state, after);
            RowReasons {
                place: explanations.place(player),
                values: (0..columns).map(|at| explanations.part(player, Part::Value(at))).collect(),
                rating: explanations.part(player, Part::Rating),
            }
        })
    }

    /// Returns the reasons for a player's points of a round, in the standings after the round `after`.
    #[must_use]
    pub fn game_reasons(&self, after: RoundNo, player: PlayerId, round: RoundNo) -> Rc<Vec<Reason>> {
        let key = (after, player, round);
        self.results().games.get_or(key, || Explanations::after(&self.state, after).game(player, round))
    }

    /// Returns a player's rating before the first and after every round, if it was computed already.
    #[must_use]
    pub fn ratings_of(&self, player: PlayerId) -> Option<Rc<[Rating]>> {
        self.results().ratings.borrow().get(&player).cloned()
    }

    /// Returns the incidents that concern the integrity of pairings; none in an event that never was
    /// official.
    #[must_use]
    pub fn incidents(&self) -> Vec<Incident> {
        integrity::incidents(&self.header, &self.entries, &()).unwrap_or_default()
    }

    /// Caches a player's ratings, which were computed from the present event.
    pub fn keep_ratings(&self, player: PlayerId, ratings: &[Rating]) {
        self.results().ratings.borrow_mut().insert(player, ratings.into());
    }

    /// Returns the result of the audit of the present event; `None` if it was not audited yet.
    #[must_use]
    pub fn verdict(&self) -> Option<Arc<Result<Report, NotAudited>>> {
        self.results().verdict.borrow().clone()
    }

    /// Caches the result of the audit of the present event.
    pub fn keep_verdict(&self, verdict: Arc<Result<Report, NotAudited>>) {
        *self.results().verdict.borrow_mut() = Some(verdict);
    }

    /// Returns the changes that an entry made, item by item; `None` if it replaced nothing.
    #[must_use]
    pub fn changes(&self, entry: &Entry) -> Option<Rc<[Change]>> {
        let Action::Do(act) = &entry.action else { return None };
        if let Some(known) = self.results().changes.borrow().get(&entry.seq) {
            return known.clone();
        }
        let before = || self.results().history.borrow_mut().before(entry.seq, &self.header, &self.entries);
        let found = act.has(Fact::Replaces).then(before).and_then(|before| changes::of(&before, act));
        // The first pairing numbers replace nothing: the act says it all.
        let is_told = |changes: &Vec<Change>| changes.iter().any(|change| !change.was.is_empty());
        // The words of a list only count its players, and those of an edit only name its player.
        let is_silent = matches!(act, Act::TakeList { .. } | Act::Edit { .. });
        let found = found.filter(|changes| is_silent || is_told(changes));
        let found: Option<Rc<[Change]>> = found.map(Into::into);
        self.results().changes.borrow_mut().insert(entry.seq, found.clone());
        found
    }

    /// Returns the event after an entry.
    #[must_use]
    pub fn moment(&self, seq: Seq) -> Moment {
        self.results().history.borrow_mut().moment(seq, &self.header, &self.entries)
    }

    /// Returns the effect of a correction when it was made, if it was computed already.
    #[must_use]
    pub fn known_effect(&self, seq: Seq) -> Option<Effect> {
        self.results().history.borrow().known_effect(seq)
    }

    /// Returns the effect of a correction when it was made; `None` if the entry is no correction. This takes
    /// long, because it computes two standings.
    #[must_use]
    pub fn effect(&self, seq: Seq) -> Option<Effect> {
        self.results().history.borrow_mut().effect(seq, &self.header, &self.entries)
    }
}
