//! The drawings of lots that count: who drew, when, and the order that came out.

use engine::action::{Act, Entry};
use engine::id::Seq;
use engine::pairing::numbering::by_lot;
use engine::state::State;
use engine::text::Label;
use engine::words;
use serde_json::{Value, json};

/// The names of an order that a line of text shows.
const SHOWN: usize = 16;

/// A drawing of lots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lots {
    /// The entry.
    pub seq: Seq,
    /// Its time.
    pub at: Label,
    /// The operator; empty if none was given.
    pub by: Label,
    /// The seed of the drawing; `None` for lots drawn outside the program.
    pub seed: Option<u64>,
    /// True if the seed gives this order.
    pub is_as_seeded: bool,
    /// The names in the drawn order.
    pub order: Vec<String>,
}

impl Lots {
    /// Returns the drawing of an entry, in the state before it; `None` for another act.
    pub(super) fn of(state: &State, entry: &Entry, act: &Act) -> Option<Self> {
        let Act::DrawLots { order, seed } = act else { return None };
        Some(Self {
            seq: entry.seq,
            at: entry.at.clone(),
            by: entry.by.clone(),
            seed: *seed,
            is_as_seeded: seed.is_some_and(|seed| by_lot(state, seed) == *order),
            order: order.iter().map(|one| state.name(*one)).collect(),
        })
    }

    /// Returns the drawing in words: `drawn by Ann, 2026-11-21T14:00:00Z, with seed 7: Nord, West`.
    pub(super) fn told(&self) -> String {
        let by = if self.by.is_empty() { String::new() } else { format!(" by {}", self.by) };
        let seeded = if self.is_as_seeded { "" } else { " (which gives ANOTHER order)" };
        let how = self
            .seed
            .map_or_else(|| "outside the program".to_owned(), |seed| format!("with seed {seed}{seeded}"));
        let more = self.order.len().saturating_sub(SHOWN);
        let more = if more == 0 { String::new() } else { format!(" and {}", words::count(more, "other")) };
        let first: Vec<&str> = self.order.iter().take(SHOWN).map(String::as_str).collect();
        format!("drawn{by}, {}, {how}: {}{more}", self.at, first.join(", "))
    }

    /// Returns the drawing as JSON.
    pub(super) fn to_json(&self) -> Value {
        json!({
            "entry": self.seq,
            "at": self.at,
            "by": self.by,
            "seed": self.seed,
            "asSeeded": self.is_as_seeded,
            "order": self.order,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Action, Details, Entrant, Header};
    use engine::id::PlayerId;

    #[test]
    fn an_order_of_another_seed_is_named() {
        let setup = formats::presets::find("fide-swiss").unwrap().setup;
        let mut state = State::new(&Header::new(Label::default(), Details::default(), setup));
        for id in 1..=20 {
            let entrant = Entrant { name: format!("Player {id}").parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
        }
        let told = |seed: Option<u64>| {
            let act = Act::DrawLots { order: by_lot(&state, 7), seed };
            let (at, by) = ("2026-11-28T10:00:00Z".parse().unwrap(), "Ann".parse().unwrap());
            let action = Action::Do(act.clone());
            let entry = Entry { seq: Seq(3), at, by, action, accepted: Vec::new(), joined: false };
            Lots::of(&state, &entry, &act).unwrap().told()
        };
        assert!(told(Some(7)).starts_with("drawn by Ann, 2026-11-28T10:00:00Z, with seed 7: Player"));
        assert!(told(Some(7)).ends_with(" and 4 others"), "{}", told(Some(7)));
        assert!(told(Some(8)).contains("with seed 8 (which gives ANOTHER order): "));
        assert!(told(None).contains("outside the program: "));
    }
}
