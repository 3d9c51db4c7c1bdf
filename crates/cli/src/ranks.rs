//! Compares the ranks of a report, of players or of teams, with its own list of tie-breaks.

use std::fmt::Write as _;

use engine::setup::TieBreak;
use engine::tie_breaks::{Basis, CodeFault, Criterion, Edition, Exact};

/// The most players or teams with another rank that are listed.
const MOST_TOLD: usize = 20;

/// The result of comparing the ranks.
pub(super) enum Ranks {
    /// The report has no list of tie-breaks.
    NotStated,
    /// The ranks cannot be compared, with the reason.
    NotCompared(String),
    /// The ranks follow from the list.
    Agree(String),
    /// The ranks differ, with those concerned.
    Differ(String),
}

impl Ranks {
    /// Returns the lines for the output.
    pub(super) fn told(&self) -> String {
        match self {
            Self::NotStated => String::new(),
            Self::NotCompared(why) => format!("ranks: not compared: {why}\n"),
            Self::Agree(told) | Self::Differ(told) => told.clone(),
        }
    }
}

/// A player or a team of the report.
pub(super) struct Listed {
    pub(super) number: u16,
    pub(super) name: String,
    pub(super) rank: Option<u16>,
}

/// The players or teams of a report, and what their ranks depend on.
pub(super) struct Ranked<'a> {
    /// The players or teams, in the order of the basis.
    pub(super) listed: Vec<Listed>,
    /// `player` or `team`.
    pub(super) who: &'static str,
    /// The edition of the regulations by the dates of the report.
    pub(super) usual: Edition,
    /// Reads a code of the list.
    pub(super) read: fn(&str) -> Result<TieBreak, CodeFault>,
    /// Returns the basis of the tie-breaks by an edition, and everybody's points.
    pub(super) basis: &'a dyn Fn(Edition) -> (Basis, Vec<Exact>),
}

impl Ranked<'_> {
    /// Compares the ranks with a list of tie-breaks.
    ///
    /// Only the event knows its own tie-breaks: from the first of them on, the report's ranks are used.
    pub(super) fn compared(&self, list: Option<&str>) -> Ranks {
        let Some(list) = list else { return Ranks::NotStated };
        if self.listed.iter().all(|one| one.rank.is_none()) {
            return Ranks::NotCompared(format!("no {} has one, though the report states {list}", self.who));
        }
        // Programs switched to the editions at other times than they came into force.
        let (other, name) = match self.usual {
            Edition::March2026 => (Edition::August2024, "August 2024"),
            Edition::August2024 => (Edition::March2026, "March 2026"),
        };
        let by_usual = self.by(list, self.usual);
        match self.by(list, other) {
            Ranks::Agree(_) if matches!(by_usual, Ranks::Differ(_)) => {
                Ranks::Agree(format!("ranks: as {list} makes them by the edition of {name}\n"))
            }
            Ranks::NotStated | Ranks::NotCompared(_) | Ranks::Agree(_) | Ranks::Differ(_) => by_usual,
        }
    }

    fn by(&self, list: &str, edition: Edition) -> Ranks {
        let (basis, points) = (self.basis)(edition);
        let mut criteria = vec![Criterion::Values(points)];
        for code in list.split(',').map(str::trim).filter(|code| !code.is_empty()) {
            match (self.read)(code) {
                _ if code.eq_ignore_ascii_case("PTS") => {}
                Ok(TieBreak::Official(code)) => criteria.push(basis.criterion(code)),
                Ok(_) => {
                    let stated = self.listed.iter().map(|one| Some(-i64::from(one.rank?)));
                    criteria.push(Criterion::Values(stated.collect()));
                }
                Err(wrong) => return Ranks::NotCompared(wrong.to_string()),
            }
        }
        let places = basis.order(&criteria).places();
        let other: Vec<_> = self
            .listed
            .iter()
            .zip(&places)
            .filter(|(one, place)| one.rank.is_some_and(|rank| u32::from(rank) != **place))
            .collect();
        if other.is_empty() {
            return Ranks::Agree(format!("ranks: as {list} makes them\n"));
        }
        let mut told = format!("ranks: DIFFER from {list}\n");
        for (Listed { number, name, rank }, place) in other.iter().take(MOST_TOLD) {
            let _ =
                writeln!(told, "  {number} {name}: rank {}, by the list {place}", rank.unwrap_or_default());
        }
        if MOST_TOLD < other.len() {
            let _ = writeln!(told, "  and {} more", other.len() - MOST_TOLD);
        }
        Ranks::Differ(told)
    }
}
