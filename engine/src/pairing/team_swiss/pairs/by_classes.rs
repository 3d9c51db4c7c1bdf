//! The pairs of a bracket by classes of members, if the classes decide them.
//!
//! Labels of the classes show which pairs of classes a best pairing can have. If these pairs match everybody,
//! the best pairings are exactly those made of them. Then the top members are chosen by runs, as many at once
//! as possible, and their opponents one after the other.

use super::members::Members;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::bipartite::{Rows, first_perfect};
use crate::pairing::matching::kinds::{KindMatching, Kinds};
use crate::pairing::matching::weight::Weight;

/// The decision on a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Open,
    Top,
    Bottom,
}

/// The pairs that a best pairing can have, under the decisions so far.
struct Tight<'a> {
    members: &'a Members<'a>,
    /// True if classes fit, row by row.
    fits: Vec<bool>,
    place: Vec<Place>,
}

const PLACES: [Place; 3] = [Place::Open, Place::Top, Place::Bottom];

/// Finds the first of the best pairings; `None` if the classes do not decide it.
pub(super) fn solve<W: Weight>(
    members: &Members,
    labels: Option<&[W]>,
    progress: &dyn Progress,
) -> Result<Option<Vec<(usize, usize)>>, Stopped> {
    let Some(labels) = labels else { return Ok(None) };
    let k = members.classes();
    let is_tight = |at: usize| {
        let (a, b) = (at / k, at % k);
        members.between::<W>(a, b).is_some_and(|weight| labels[a].plus(labels[b]) == weight.plus(weight))
    };
    let fits = (0..k * k).map(is_tight).collect();
    let mut tight = Tight { members, fits, place: vec![Place::Open; members.len()] };
    let mut matching = KindMatching::new(members.len());
    matching.pair_nearest(&tight);
    if !matching.complete(&tight, progress)? {
        return Ok(None);
    }
    tight.choose_tops(&mut matching, progress)?;
    tight.choose_bottoms(progress)
}

impl Tight<'_> {
    fn fits_class(&self, a: usize, b: usize) -> bool {
        self.fits[a * self.members.classes() + b]
    }

    /// 3.6.3: the smallest TPNs are top members, as far as possible.
    fn choose_tops(&mut self, matching: &mut KindMatching, progress: &dyn Progress) -> Result<(), Stopped> {
        let n = self.members.len();
        let (mut next, mut open) = (0, n / 2);
        while 0 < open {
            let run = self.longest_run(matching, next, open, progress)?;
            open -= run;
            next += run;
            if 0 < open {
                self.place[next] = Place::Bottom;
                next += 1;
            }
        }
        self.place[next..].fill(Place::Bottom);
        Ok(())
    }

    /// Sets as many members from `next` on as top members as possible together, at most `most`.
    fn longest_run(
        &mut self,
        matching: &mut KindMatching,
        next: usize,
        most: usize,
        progress: &dyn Progress,
    ) -> Result<usize, Stopped> {
        if self.can_be_tops(matching, next, most, progress)? {
            return Ok(most);
        }
        let (mut possible, mut impossible) = (0, most);
        while possible + 1 < impossible {
            let middle = possible.midpoint(impossible);
            if self.can_be_tops(matching, next, middle, progress)? {
                possible = middle;
            } else {
                impossible = middle;
            }
        }
        self.set_tops(next, possible);
        Ok(possible)
    }

    fn set_tops(&mut self, next: usize, run: usize) {
        self.place[next..].fill(Place::Open);
        self.place[next..next + run].fill(Place::Top);
    }

    /// Returns true if a run of members can be top members; the matching follows if they can.
    fn can_be_tops(
        &mut self,
        matching: &mut KindMatching,
        next: usize,
        run: usize,
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        self.set_tops(next, run);
        let before = matching.mates().to_vec();
        matching.part_misfits(self);
        let is_possible = matching.complete(self, progress)?;
        if !is_possible {
            matching.restore(&before);
        }
        Ok(is_possible)
    }

    /// 3.6.2, 3.6.3: the opponents of the top members, one after the other.
    fn choose_bottoms(&self, progress: &dyn Progress) -> Result<Option<Vec<(usize, usize)>>, Stopped> {
        let all = |place: Place| (0..self.members.len()).filter(move |&v| self.place[v] == place);
        let sides =
            Sides { tight: self, tops: all(Place::Top).collect(), bottoms: all(Place::Bottom).collect() };
        let partners = first_perfect(&sides, progress)?;
        Ok(partners.map(|partners| {
            sides.tops.iter().zip(partners).map(|(&top, at)| (top, sides.bottoms[at])).collect()
        }))
    }
}

impl Kinds for Tight<'_> {
    fn kinds(&self) -> usize {
        PLACES.len() * self.members.classes()
    }

    fn kind(&self, v: u32) -> usize {
        let v = v as usize;
        PLACES.len() * self.members.of_member[v] + self.place[v] as usize
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        let place = |kind: usize| PLACES[kind % PLACES.len()];
        let are_places_free = match (place(a), place(b)) {
            // The members decided on come before the open ones.
            (Place::Open, other) | (other, Place::Open) => other != Place::Bottom,
            (one, other) => one != other,
        };
        are_places_free && self.fits_class(a / PLACES.len(), b / PLACES.len())
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let (a, b) = (a.min(b) as usize, a.max(b) as usize);
        self.place[a] == Place::Bottom || self.place[b] == Place::Top || !self.members.may_meet(a, b)
    }
}

/// The top members and the bottom members.
struct Sides<'a> {
    tight: &'a Tight<'a>,
    tops: Vec<usize>,
    bottoms: Vec<usize>,
}

impl Rows for Sides<'_> {
    fn left(&self) -> usize {
        self.tops.len()
    }

    fn right(&self) -> usize {
        self.bottoms.len()
    }

    fn kinds(&self) -> usize {
        self.tight.members.classes()
    }

    fn kind(&self, right: usize) -> usize {
        self.tight.members.of_member[self.bottoms[right]]
    }

    fn fits_kind(&self, left: usize, kind: usize) -> bool {
        self.tight.fits_class(self.tight.members.of_member[self.tops[left]], kind)
    }

    fn fits(&self, left: usize, right: usize) -> bool {
        let (top, bottom) = (self.tops[left], self.bottoms[right]);
        top < bottom && self.fits_kind(left, self.kind(right)) && self.tight.members.may_meet(top, bottom)
    }
}
