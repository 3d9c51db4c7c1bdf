//! A table from names to the places of the players who bear them.
//!
//! Open addressing over a power of two of slots: the same on every machine, and emptied without giving
//! its memory back, so that a file of many tournaments needs one table.

/// Spreads keys over the slots: 2^64 divided by the golden ratio, made odd.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The fewest slots, as a power of two.
const FEWEST_BITS: u32 = 4;

/// The places of players by a 64-bit key of their names.
#[derive(Debug, Clone)]
pub struct Places {
    slots: Vec<Slot>,
    bits: u32,
    taken: usize,
}

/// A key, and its place plus one; zero marks a free slot.
#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    key: u64,
    place_plus_one: u32,
}

impl Default for Places {
    fn default() -> Self {
        Self { slots: vec![Slot::default(); 1 << FEWEST_BITS], bits: FEWEST_BITS, taken: 0 }
    }
}

impl Places {
    /// Forgets all names, and keeps the memory.
    pub fn clear(&mut self) {
        self.slots.fill(Slot::default());
        self.taken = 0;
    }

    /// Finds the place that was noted under a key; `bears` tells whether the player at a place bears the
    /// name that is looked for (always, where no two names have the same key).
    #[inline]
    pub fn find(&self, key: u64, bears: impl Fn(u32) -> bool) -> Option<u32> {
        let mut at = self.home(key);
        loop {
            let slot = self.slots.get(at)?;
            let place = slot.place_plus_one.checked_sub(1)?;
            if slot.key == key && bears(place) {
                return Some(place);
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// Notes a place under a key.
    pub fn note(&mut self, key: u64, place: u32) {
        if self.slots.len() <= self.taken * 2 {
            self.grow();
        }
        self.put(Slot { key, place_plus_one: place + 1 });
        self.taken += 1;
    }

    /// Puts a slot's content at the first free slot from its home on; half of the slots are always free.
    fn put(&mut self, content: Slot) {
        let mut at = self.home(content.key);
        while self.slots.get(at).is_some_and(|slot| slot.place_plus_one != 0) {
            at = (at + 1) & (self.slots.len() - 1);
        }
        if let Some(slot) = self.slots.get_mut(at) {
            *slot = content;
        }
    }

    /// Doubles the slots.
    #[cold]
    fn grow(&mut self) {
        self.bits += 1;
        let former = std::mem::replace(&mut self.slots, vec![Slot::default(); 1 << self.bits]);
        for content in former.into_iter().filter(|slot| slot.place_plus_one != 0) {
            self.put(content);
        }
    }

    /// Returns the slot at which the search for a key begins: the top bits of the spread key.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "after the shift only as many bits as slots are left"
    )]
    const fn home(&self, key: u64) -> usize {
        (key.wrapping_mul(SPREAD) >> (u64::BITS - self.bits)) as usize
    }
}

/// Makes a key of a name of any length; different names may have the same key.
#[must_use]
pub fn key_of(name: &str) -> u64 {
    let (eights, rest) = name.as_bytes().as_chunks::<8>();
    let tail = rest.iter().fold(name.len() as u64, |tail, &byte| tail << 8 | u64::from(byte));
    eights.iter().fold(mixed(tail), |key, eight| mixed(key ^ u64::from_le_bytes(*eight)))
}

/// Lets every bit have a say in the top bits.
const fn mixed(key: u64) -> u64 {
    let spread = key.wrapping_mul(SPREAD);
    spread ^ spread >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_noted_is_found_and_nothing_else() {
        let names = (0..3000).map(|number| format!("player{number}")).collect::<Vec<_>>();
        let find =
            |places: &Places, name: &str| places.find(key_of(name), |place| names[place as usize] == name);
        let mut places = Places::default();
        for (place, name) in (0..).zip(&names) {
            assert_eq!(find(&places, name), None);
            places.note(key_of(name), place);
        }
        for (place, name) in (0..).zip(&names) {
            assert_eq!(find(&places, name), Some(place));
        }
        places.clear();
        assert_eq!(find(&places, "player7"), None);
    }

    #[test]
    fn names_with_the_same_key_are_told_apart() {
        let names = ["Anna", "Bob", "Erik"];
        let mut places = Places::default();
        for place in 0..3 {
            places.note(7, place);
        }
        for (place, name) in (0..).zip(names) {
            assert_eq!(places.find(7, |place| names[place as usize] == name), Some(place));
        }
        assert_eq!(places.find(7, |_| false), None);
    }

    #[test]
    fn keys_of_different_lengths_differ() {
        let keys = ["", "a", "a\0", "\0a", "abcdefgh", "abcdefgh\0", "abcdefgi"].map(key_of);
        let mut unique = keys.to_vec();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), keys.len());
    }
}
