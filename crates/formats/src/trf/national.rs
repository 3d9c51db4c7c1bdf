//! National ratings in reports (trf 6): record 172 names the method that orders the players, and
//! lines with the code of the federation have the federation's data.

use std::collections::BTreeMap;

use super::columns;
use super::report::OtherLine;
use engine::action::{Entrant, ListedRating, RatingKind};
use engine::number::Rating;
use engine::pairing::field::Tpn;
use engine::setup::Strength;
use engine::state::{Player, State};
use engine::text::Label;

/// The record of the method.
const METHOD: &str = "172";

/// The columns of the player's number.
const NUMBER: (usize, usize) = (5, 8);

/// The columns of the national rating.
const RATING: (usize, usize) = (49, 52);

/// The ratings that fit into four columns; 0 means none.
const RATINGS: std::ops::RangeInclusive<i64> = 1..=9999;

/// A line of a federation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NationalLine {
    /// Its index among the other lines.
    pub at: usize,
    /// The code of the federation.
    pub federation: String,
    /// The number of the player.
    pub number: Tpn,
    /// The rating.
    pub rating: u16,
}

/// Returns the method of record 172, which follows the federation, if any.
#[must_use]
pub(super) fn method(others: &[OtherLine]) -> Option<Strength> {
    let line = others.iter().find(|other| other.code == METHOD)?;
    line.text.split_whitespace().take(2).find_map(Strength::of_code)
}

/// Returns the federation of record 172.
fn federation(others: &[OtherLine]) -> Option<&str> {
    let line = others.iter().find(|other| other.code == METHOD)?;
    line.text
        .split_whitespace()
        .next()
        .filter(|code| is_federation(code) && Strength::of_code(code).is_none())
}

/// Returns true if a text is a code of three letters; those of the older engines begin with XX.
pub(super) fn is_federation(code: &str) -> bool {
    code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()) && !code.starts_with("XX")
}

/// Returns the lines of the federation in record 172, or of any federation without that: for each
/// player the first one with a rating.
#[must_use]
pub(super) fn lines(others: &[OtherLine]) -> Vec<NationalLine> {
    let named = federation(others);
    let mut found: BTreeMap<Tpn, NationalLine> = BTreeMap::new();
    for (at, other) in others.iter().enumerate() {
        let is_meant = named.map_or_else(|| is_federation(&other.code), |named| other.code == named);
        if !is_meant {
            continue;
        }
        let text = format!("{}{}", other.code, other.text);
        let Some(line) = columns::lines(&text).next() else { continue };
        let (number, rating) = (line.field(NUMBER).parse(), line.field(RATING).parse());
        if let (Ok(number), Ok(rating)) = (number, rating)
            && RATINGS.contains(&i64::from(rating))
        {
            let federation = other.code.clone();
            found.entry(number).or_insert(NationalLine { at, federation, number, rating });
        }
    }
    found.into_values().collect()
}

/// Sets the rating of an entrant from a national line.
pub(super) fn rate(entrant: &mut Entrant, line: &NationalLine) {
    let rating = Rating::from_units(i64::from(line.rating) * 1000);
    let source = Label::taken_over(&line.federation);
    entrant.ratings.push(ListedRating { kind: RatingKind::National, rating, k: None, source });
}

/// Adds record 172 and the national lines of the event: stored lines of a report stay unchanged,
/// unless the event now has another method or rating.
pub(super) fn add(state: &State, others: &mut Vec<OtherLine>, places: &[Tpn]) {
    let kept_method = method(others);
    let chosen = state.setup.regulations.strength;
    let kept = lines(others);
    let has_kept = kept_method.is_some() || !kept.is_empty();
    let mut left: BTreeMap<Tpn, u16> = BTreeMap::new();
    for player in &state.players {
        if let (Some(place), Some(rating)) = (places.get(player.id.index()), national(player)) {
            left.insert(*place, rating);
        }
    }
    let federation =
        federation(others).map(str::to_owned).or_else(|| kept.first().map(|one| one.federation.clone()));
    let mut old: Vec<usize> = Vec::new();
    for line in kept {
        if left.get(&line.number) == Some(&line.rating) {
            left.remove(&line.number);
        } else {
            old.push(line.at);
        }
    }
    let is_old_method = kept_method.is_some_and(|kept| kept != chosen);
    let mut at = 0;
    others.retain(|other| {
        at += 1;
        !(old.contains(&(at - 1)) || is_old_method && other.code == METHOD)
    });
    let own = Some(state.details.federation.to_string()).filter(|code| is_federation(code));
    let Some(federation) = federation.or(own) else { return };
    // For an event that is not official nothing changes.
    let is_told = chosen != Strength::Rating || has_kept || state.is_official() && !left.is_empty();
    if !is_told {
        return;
    }
    let told = if chosen == Strength::Rating && !has_kept { by_order(state) } else { chosen };
    if let Some(code) = told.code().filter(|_| is_old_method || kept_method.is_none()) {
        let is_behind = |other: &OtherLine| other.before.is_none() && METHOD < &*other.code;
        let at = others.iter().position(is_behind).unwrap_or(others.len());
        others.insert(at, own_line(METHOD, format!(" {federation} {code}")));
    }
    for (number, rating) in left {
        others.push(own_line(&federation, format!(" {number:>4}{:40}{rating:>4}", "")));
    }
}

/// Returns the method that orders the players in an event with a list of kinds.
fn by_order(state: &State) -> Strength {
    let kinds = &state.setup.rated_by;
    match kinds.iter().position(|kind| *kind == RatingKind::National) {
        _ if kinds.is_empty() => Strength::Other,
        None => Strength::Fide,
        Some(0) if kinds.len() == 1 => Strength::National,
        Some(0) => Strength::NationalElseFide,
        Some(_) => Strength::FideElseNational,
    }
}

/// Returns a player's national rating if it fits into four columns.
fn national(player: &Player) -> Option<u16> {
    let whole = player.entrant.listed(RatingKind::National)?.rating.units() / 1000;
    u16::try_from(whole).ok().filter(|_| RATINGS.contains(&whole))
}

fn own_line(code: &str, text: String) -> OtherLine {
    OtherLine { line: 0, code: code.to_owned(), text, before: None }
}
