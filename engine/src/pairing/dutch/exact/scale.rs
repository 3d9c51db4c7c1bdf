//! The digits of a bracket's weights: a criterion each, sized for its true maximum.

use super::question::Seat;
use crate::basics::number::Points;
use crate::pairing::dutch::bracket::Bracket;
use crate::pairing::dutch::exchange::Remainder;
use crate::pairing::dutch::player::{Player, Roster, count};
use crate::pairing::matching::digits;

/// The criteria that digits of a weight count, in falling priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Digit {
    Pairs,
    MdpsPaired(Points),
    NextPairs,
    FloatersPairedNext(Points),
    UnplayedOfBye,
    Imbalanced,
    ThirdInRow,
    WithoutPreference,
    WithoutStrongPreference,
    ResidentsDownAgain(usize),
    OpponentsUpAgain(usize),
    MdpsDownAgain(usize, Points),
    MdpsOfOpponentsUpAgain(usize, Points),
    Exchanged,
    ExchangeDistance,
    Wish,
}

/// The digits of a bracket's weights and their places.
pub(super) type Scale = digits::Scale<Digit>;

/// The sum of the digits of one edge.
pub(super) type Sum<'a, W> = digits::Sum<'a, Digit, W>;

/// Returns the digits that can differ between the candidates of a bracket, in the order of article 2, with
/// their greatest totals.
pub(super) fn digits(
    roster: &Roster,
    bracket: &Bracket,
    seats: &[Seat],
    c9: bool,
    remainder: Option<Remainder>,
) -> Vec<(Digit, u64)> {
    let mdps: Vec<&Player> = seats.iter().filter_map(|s| s.pairable_mdp()).map(|p| roster.get(p)).collect();
    let own: Vec<&Player> = seats.iter().filter_map(|s| s.of_bracket()).map(|p| roster.get(p)).collect();
    let residents = || bracket.residents.clone().map(|p| roster.get(p));
    let next = total(seats.iter().filter(|s| matches!(s, Seat::Next(_))));
    let pairs = u64::from(count(own.len() / 2));
    let mut digits = vec![(Digit::Pairs, pairs)];
    digits.extend(by_score(&mdps, |_| true).map(|(score, n)| (Digit::MdpsPaired(score), n)));
    if 0 < next {
        digits.push((Digit::NextPairs, next));
        digits.extend(by_score(&own, |_| true).map(|(score, n)| (Digit::FloatersPairedNext(score), n)));
    }
    if c9 {
        let most = own.iter().map(|p| p.unplayed).max().unwrap_or(0);
        digits.push((Digit::UnplayedOfBye, u64::from(count(most))));
    }
    if own.iter().any(|p| p.is_topscorer) {
        digits.extend([(Digit::Imbalanced, pairs), (Digit::ThirdInRow, pairs)]);
    }
    digits.extend([(Digit::WithoutPreference, pairs), (Digit::WithoutStrongPreference, pairs)]);
    let most_mdps = u64::from(count(mdps.len()));
    for ago in [1, 2] {
        digits.push((Digit::ResidentsDownAgain(ago), total(residents().filter(|p| p.went_down(ago)))));
        let risen = total(residents().filter(|p| p.went_up(ago)));
        digits.push((Digit::OpponentsUpAgain(ago), risen.min(most_mdps)));
    }
    for ago in [1, 2] {
        digits.extend(by_score(&mdps, |p| p.went_down(ago)).map(|(s, n)| (Digit::MdpsDownAgain(ago, s), n)));
        if residents().any(|p| p.went_up(ago)) {
            digits.extend(by_score(&mdps, |_| true).map(|(s, n)| (Digit::MdpsOfOpponentsUpAgain(ago, s), n)));
        }
    }
    if let Some(remainder) = remainder {
        let (most, last) = (u64::from(count(remainder.pairs)), u64::from(count(remainder.residents)));
        digits.extend([(Digit::Exchanged, most), (Digit::ExchangeDistance, most * (last + 1))]);
    }
    digits.push((Digit::Wish, u64::from(count(seats.len()))));
    digits
}

pub(super) fn total<T>(items: impl Iterator<Item = T>) -> u64 {
    u64::from(count(items.count()))
}

/// Counts the players with a property by score, highest score first.
pub(super) fn by_score(
    players: &[&Player],
    holds: impl Fn(&Player) -> bool,
) -> std::vec::IntoIter<(Points, u64)> {
    let mut scores: Vec<Points> = players.iter().filter(|p| holds(p)).map(|p| p.score).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let counted = scores.chunk_by(|a, b| a == b).map(|same| (same[0], u64::from(count(same.len()))));
    counted.collect::<Vec<_>>().into_iter()
}
