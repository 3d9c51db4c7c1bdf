//! What was worked out of the event as it stands: each thing once, until an entry changes it.
//!
//! The desk forgets here what an entry may have changed when that entry is recorded, so that nobody else has to ask
//! whether what he knows still holds.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use super::history::{Effect, History, Moment};
use crate::Desk;
use crate::audit::{NotAudited, Report};
use crate::storage::chain;
use engine::action::{Act, Action, Entry};
use engine::announced::{Announced, Status};
use engine::id::{PlayerId, RoundNo, Seq};
use engine::integrity::{self, Incident};
use engine::meetings::Meetings;
use engine::number::Rating;
use engine::standings::{Explanations, Part, Standings};
use engine::why::Reason;
use formats::views::changes::{self, Change};
use formats::views::floats::Floats;

/// How many players' reasons are kept: those that a screen shows, and those that the cursor came from.
const KEPT_REASONS: usize = 16;

/// What was worked out of an event.
#[derive(Debug, Default)]
pub(crate) struct Derived {
    standings: RefCell<BTreeMap<RoundNo, Rc<Standings>>>,
    announced: RefCell<BTreeMap<RoundNo, Option<Rc<Announced>>>>,
    meetings: RefCell<BTreeMap<RoundNo, Rc<Meetings>>>,
    floats: RefCell<BTreeMap<RoundNo, Option<Rc<Floats>>>>,
    rows: Recent<(RoundNo, PlayerId), RowReasons>,
    games: Recent<(RoundNo, PlayerId, RoundNo), Vec<Reason>>,
    ratings: RefCell<BTreeMap<PlayerId, Rc<[Rating]>>>,
    verdict: RefCell<Option<Arc<Result<Report, NotAudited>>>>,
    /// What has happened does not change, so it is never forgotten.
    history: RefCell<History>,
    changes: RefCell<BTreeMap<Seq, Option<Rc<[Change]>>>>,
}

impl Derived {
    /// Forgets what rests on a round or a later one, where `first` is the first round that an entry may have changed.
    pub(crate) fn forget_from(&mut self, first: RoundNo) {
        self.standings.get_mut().retain(|after, _| *after < first);
        self.announced.get_mut().retain(|after, _| *after < first);
        self.meetings.get_mut().retain(|after, _| *after < first);
        self.floats.get_mut().retain(|round, _| *round < first);
        self.rows.0.get_mut().retain(|((after, _), _)| *after < first);
        self.games.0.get_mut().retain(|((after, ..), _)| *after < first);
        self.ratings.get_mut().clear();
        *self.verdict.get_mut() = None;
    }
}

/// The last few of many things, by what they are of.
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

/// How the numbers of a player's row of the standings came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowReasons {
    /// The place: all values with their parts.
    pub place: Vec<Reason>,
    /// The value of each column.
    values: Vec<Vec<Reason>>,
    /// The rating now.
    rating: Vec<Reason>,
}

impl RowReasons {
    /// Returns how one number came about.
    #[must_use]
    pub fn part(&self, part: Part) -> &[Reason] {
        match part {
            Part::Rating => &self.rating,
            Part::Value(at) => self.values.get(at).map_or(&[], Vec::as_slice),
        }
    }
}

impl Desk {
    /// Returns the standings now.
    #[must_use]
    pub fn standings(&self) -> Rc<Standings> {
        self.standings_after(self.state.last_round())
    }

    /// Returns the standings after a round.
    #[must_use]
    pub fn standings_after(&self, round: RoundNo) -> Rc<Standings> {
        let mut known = self.derived.standings.borrow_mut();
        Rc::clone(known.entry(round).or_insert_with(|| Rc::new(Standings::after(&self.state, round))))
    }

    /// Returns the standings after a round as they were announced, with what has changed since; `None` where they were
    /// not, or their seal kept no table.
    #[must_use]
    pub fn announced_after(&self, round: RoundNo) -> Option<Rc<Announced>> {
        if let Some(known) = self.derived.announced.borrow().get(&round) {
            return known.clone();
        }
        let found = Announced::after(&self.state, &self.standings_after(round)).map(Rc::new);
        self.derived.announced.borrow_mut().insert(round, found.clone());
        found
    }

    /// Returns the standings after a round as everybody is to see them: as they were announced, else as they are now.
    #[must_use]
    pub fn shown_standings(&self, round: RoundNo) -> Rc<Standings> {
        let announced = self.announced_after(round);
        announced.map_or_else(|| self.standings_after(round), |announced| Rc::clone(&announced.standings))
    }

    /// Says how far the standings after a round can be relied on.
    #[must_use]
    pub fn status_after(&self, round: RoundNo) -> Status {
        let outdated = || match self.announced_after(round) {
            Some(announced) => announced.since.is_something(),
            // Seals of the first formats keep the digest only.
            None => self.state.seal(round).is_some_and(|seal| {
                chain::digest(&self.standings_after(round).canonical(&self.state)) != *seal.digest
            }),
        };
        Status::after(&self.state, round, self.state.seal(round).is_some() && outdated())
    }

    /// Returns the meetings of the first rounds, up to and including `after`.
    #[must_use]
    pub fn meetings_after(&self, after: RoundNo) -> Rc<Meetings> {
        let mut known = self.derived.meetings.borrow_mut();
        Rc::clone(known.entry(after).or_insert_with(|| Rc::new(Meetings::after(&self.state, after))))
    }

    /// Returns the scores that decide who floated in a round; `None` where pairing does not go by score, for there a
    /// difference of scores is no float.
    #[must_use]
    pub fn floats_in(&self, round: RoundNo) -> Option<Rc<Floats>> {
        let look_up = || {
            let by_score = self.state.setup.pairing.system().pairs_by_score();
            let before = by_score.then(|| self.meetings_after(RoundNo(round.0.saturating_sub(1))))?;
            Floats::up_to(&self.state, round, &before).map(Rc::new)
        };
        self.derived.floats.borrow_mut().entry(round).or_insert_with(look_up).clone()
    }

    /// Returns how a player's row of the standings after a round came about.
    #[must_use]
    pub fn row_reasons(&self, after: RoundNo, player: PlayerId) -> Rc<RowReasons> {
        self.derived.rows.get_or((after, player), || {
            let columns = self.standings_after(after).columns.len();
            let explanations = Explanations::after(&self.state, after);
            RowReasons {
                place: explanations.place(player),
                values: (0..columns).map(|at| explanations.part(player, Part::Value(at))).collect(),
                rating: explanations.part(player, Part::Rating),
            }
        })
    }

    /// Returns what a round brought a player, in the standings after the round `after`.
    #[must_use]
    pub fn game_reasons(&self, after: RoundNo, player: PlayerId, round: RoundNo) -> Rc<Vec<Reason>> {
        let key = (after, player, round);
        self.derived.games.get_or(key, || Explanations::after(&self.state, after).game(player, round))
    }

    /// Returns a player's rating before the first and after every round, once somebody has worked it out.
    #[must_use]
    pub fn ratings_of(&self, player: PlayerId) -> Option<Rc<[Rating]>> {
        self.derived.ratings.borrow().get(&player).cloned()
    }

    /// Returns what touched the integrity of pairings; nothing in an event that never was official.
    #[must_use]
    pub fn incidents(&self) -> Vec<Incident> {
        integrity::incidents(&self.header, &self.entries, &()).unwrap_or_default()
    }

    /// Keeps a player's ratings, which were worked out of the event as it stands.
    pub fn keep_ratings(&self, player: PlayerId, ratings: &[Rating]) {
        self.derived.ratings.borrow_mut().insert(player, ratings.into());
    }

    /// Returns what the audit of the event as it stands has found, or why it could not be audited; `None` before that.
    #[must_use]
    pub fn verdict(&self) -> Option<Arc<Result<Report, NotAudited>>> {
        self.derived.verdict.borrow().clone()
    }

    /// Keeps what the audit of the event as it stands has found.
    pub fn keep_verdict(&self, verdict: Arc<Result<Report, NotAudited>>) {
        *self.derived.verdict.borrow_mut() = Some(verdict);
    }

    /// Returns what the act of an entry changed, item by item; `None` where it put nothing in the place of something else.
    #[must_use]
    pub fn changes(&self, entry: &Entry) -> Option<Rc<[Change]>> {
        let Action::Do(act) = &entry.action else { return None };
        if let Some(known) = self.derived.changes.borrow().get(&entry.seq) {
            return known.clone();
        }
        let before = || self.derived.history.borrow_mut().before(entry.seq, &self.header, &self.entries);
        let found = changes::can_tell(act).then(before).and_then(|before| changes::of(&before, act));
        // Where nothing was before, the act says it all: the first pairing numbers.
        let is_told = |changes: &Vec<Change>| changes.iter().any(|change| !change.was.is_empty());
        // A list only counts whom it brings, and an edit only names who it is of.
        let is_silent = matches!(act, Act::TakeList { .. } | Act::Edit { .. });
        let found = found.filter(|changes| is_silent || is_told(changes));
        let found: Option<Rc<[Change]>> = found.map(Into::into);
        self.derived.changes.borrow_mut().insert(entry.seq, found.clone());
        found
    }

    /// Returns the event as it stood after an entry.
    #[must_use]
    pub fn moment(&self, seq: Seq) -> Moment {
        self.derived.history.borrow_mut().moment(seq, &self.header, &self.entries)
    }

    /// Returns what a correction did when it was made, if that is known already.
    #[must_use]
    pub fn known_effect(&self, seq: Seq) -> Option<Effect> {
        self.derived.history.borrow().known_effect(seq)
    }

    /// Returns what a correction did when it was made: long work, for it takes two standings; `None` where the entry is
    /// no correction.
    #[must_use]
    pub fn effect(&self, seq: Seq) -> Option<Effect> {
        self.derived.history.borrow_mut().effect(seq, &self.header, &self.entries)
    }
}
