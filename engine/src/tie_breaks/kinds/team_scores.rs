//! The scores of teams as tie-breaks (C.07 13.1).

use crate::basics::file_format::FORMAT_8;
use crate::basics::why::Why;
use crate::game::team::TeamScore;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Part, Reach, Rule};
use crate::tie_breaks::working::{Shown, exact, points_of_round, round_in_words, tell_added};

/// A tie-break that is a score itself.
pub(super) struct TeamPoints {
    about: About,
    /// The score; `None` for the secondary one.
    score: Option<TeamScore>,
}

/// `MPvGP`.
pub(super) const SECONDARY_SCORE: TeamPoints = TeamPoints {
    about: About {
        code: "MPvGP",
        name: "secondary score",
        help: "game points if teams are ordered by match points first, and the other way round",
        article: "C.07 13.1",
        modifiers: "",
        decimals: 1,
        format: FORMAT_8,
        needs: Needs::Results,
        reach: Reach::Opponents,
    },
    score: None,
};

/// MPTS.
pub(super) const MATCH_POINTS: TeamPoints = TeamPoints {
    about: About {
        code: "MPTS",
        name: "match points",
        help: "the points of the matches, summed",
        article: "C.07 13.1",
        ..SECONDARY_SCORE.about
    },
    score: Some(TeamScore::MatchPoints),
};

/// GPTS.
pub(super) const GAME_POINTS: TeamPoints = TeamPoints {
    about: About {
        code: "GPTS",
        name: "game points",
        help: "the points of the games at the boards, summed",
        article: "C.07 13.1",
        ..SECONDARY_SCORE.about
    },
    score: Some(TeamScore::GamePoints),
};

impl TeamPoints {
    fn of<'a>(&self, basis: &'a Basis) -> &'a Basis {
        if self.score.is_some() { basis.on(self.score) } else { basis.secondary() }
    }
}

impl Rule for TeamPoints {
    fn about(&self) -> &About {
        &self.about
    }

    fn is_of_teams(&self) -> bool {
        true
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        let Some(table) = basis.team_table() else { return basis.each(|_| None) };
        let secondary = table.rules().primary.other();
        exact(&table.scores(self.score.unwrap_or(secondary)))
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        for (round, record) in self.of(asked.basis).table.rounds_of(asked.player).iter().enumerate() {
            let (points, how) = (record.points, round_in_words(record, asked.names));
            why.tell(self.about.article, points_of_round(round + 1, points, how));
        }
        let Some(table) = asked.basis.team_table() else { return };
        let added = table.added(asked.player, self.score.unwrap_or(table.rules().primary.other()));
        tell_added(self.about.article, added, why);
    }

    fn part(&self, basis: &Basis, player: usize, _: Modifiers, round: usize) -> Option<Part> {
        let record = self.of(basis).table.rounds_of(player).get(round)?;
        Some(Part { value: Shown(Some(record.points.units() * 100), 1), cut: None })
    }
}
