//! The extended direct encounter of teams, alone and with the points at boards (C.07 13.3).

use super::boards::{self, By};
use super::direct_encounter::{self, explain_pass, nobody_tied};
use crate::basics::file_format::FORMAT_8;
use crate::basics::number::Points;
use crate::basics::why::Why;
use crate::fact;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::table::Record;

/// EDE, and the tie-breaks that go on with the boards where exactly two teams remain.
pub(super) struct ExtendedEncounter {
    about: About,
    /// The comparisons between two teams.
    boards: &'static [By],
}

/// EDE.
pub(super) const ENCOUNTER: ExtendedEncounter = ExtendedEncounter {
    about: About {
        code: "EDE",
        name: "extended direct encounter",
        help: "the matches among those who are tied, by the primary and then by the secondary score",
        article: "C.07 13.3",
        modifiers: "P",
        decimals: 0,
        format: FORMAT_8,
        needs: Needs::Results,
        reach: Reach::Others,
    },
    boards: &[],
};

/// Returns EDE with comparisons between two teams.
const fn with(
    code: &'static str,
    name: &'static str,
    help: &'static str,
    boards: &'static [By],
) -> ExtendedEncounter {
    ExtendedEncounter { about: About { code, name, help, ..ENCOUNTER.about }, boards }
}

/// EDEBT.
pub(super) const BOARD_COUNT_AND_TOP: ExtendedEncounter = with(
    "EDEBT",
    "extended direct encounter, board count, top boards",
    "EDE; if exactly two teams remain, BC and then TBR of the matches between them",
    &[By::Count, By::Top],
);

/// EDEBB.
pub(super) const BOARD_COUNT_AND_BOTTOM: ExtendedEncounter = with(
    "EDEBB",
    "extended direct encounter, board count, bottom boards",
    "EDE; if exactly two teams remain, BC and then BBE of the matches between them",
    &[By::Count, By::Bottom],
);

/// EDET.
pub(super) const TOP: ExtendedEncounter = with(
    "EDET",
    "extended direct encounter, top boards",
    "EDE; if exactly two teams remain, TBR of the matches between them",
    &[By::Top],
);

/// EDEB.
pub(super) const BOTTOM: ExtendedEncounter = with(
    "EDEB",
    "extended direct encounter, bottom boards",
    "EDE; if exactly two teams remain, BBE of the matches between them",
    &[By::Bottom],
);

impl ExtendedEncounter {
    /// Separates two teams by the boards of the matches between them, and reports what is compared.
    fn between_two(
        &self,
        basis: &Basis,
        modifiers: Modifiers,
        [one, other]: [usize; 2],
        report: &mut dyn FnMut(By, usize, &[Points]),
    ) -> Vec<Vec<usize>> {
        let counts = |record: &Record| {
            let opponent = direct_encounter::opponent(&basis.table, record, modifiers.counts_forfeits);
            opponent.is_some_and(|opponent| opponent == one || opponent == other)
        };
        for by in self.boards {
            let parts = boards::resolve(basis, &[one, other], *by, counts, |team, boards| {
                report(*by, team, boards);
            });
            if parts.len() == 2 {
                return parts;
            }
        }
        vec![vec![one, other]]
    }
}

impl Rule for ExtendedEncounter {
    fn about(&self) -> &About {
        &self.about
    }

    fn is_of_teams(&self) -> bool {
        true
    }

    fn is_encounter(&self) -> bool {
        true
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        basis.each(|_| None)
    }

    fn resolve(&self, basis: &Basis, modifiers: Modifiers, group: &[usize]) -> Vec<Vec<usize>> {
        let both = [&basis.table, &basis.secondary().table];
        let parts = direct_encounter::resolve(&both, group, modifiers.counts_forfeits, &mut |_, _| {});
        let separated = parts.into_iter().map(|part| match part[..] {
            [one, other] => self.between_two(basis, modifiers, [one, other], &mut |_, _, _| {}),
            _ => vec![part],
        });
        separated.flatten().collect()
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let Asked { basis, player, modifiers, tied, names } = *asked;
        if tied.len() < 2 {
            why.tell(self.about.article, nobody_tied());
            return;
        }
        let both = [&basis.table, &basis.secondary().table];
        let parts = direct_encounter::resolve(&both, tied, modifiers.counts_forfeits, &mut |pass, at| {
            let score = if at == 0 {
                fact!("primary-score", "the primary score")
            } else {
                fact!("secondary-score", "the secondary score")
            };
            explain_pass(pass, player, Some(score), names, why);
        });
        for part in parts.iter().filter(|part| part.contains(&player)) {
            if let [one, other] = part[..] {
                self.between_two(basis, modifiers, [one, other], &mut |by, team, boards| {
                    let (name, keys) = (names(team), by.in_words(boards));
                    let fact = fact!("in-their-matches", "{name} in their matches: {keys}", name, keys);
                    why.tell(by.article(), fact);
                });
            }
        }
    }
}
