//! A literal implementation of the Swiss team system: it makes every set of upfloaters and every pairing of a
//! bracket and takes the best. It is slow, for a handful of teams, and shares no code with the engine.
//!
//! Articles are those of C.04.6. Teams are named by TPN.

use std::cmp::Reverse;

use wallchart::engine::number::Points;
use wallchart::engine::pairing::field::{Color, SwissPairing, Tpn};
use wallchart::engine::pairing::team_swiss::{TeamEntrant, TeamField};
use wallchart::engine::team::{ColorPreferences, TeamRecordKind};

/// Pairs of teams, the smaller TPN first (3.6.1).
type Pairs = Vec<(Tpn, Tpn)>;

struct Literal<'a>(&'a TeamField);

/// Pairs a round; `None` without a legal pairing.
pub(crate) fn pair(field: &TeamField) -> Option<SwissPairing> {
    let round = Literal(field);
    let mut unpaired: Vec<Tpn> = round.all().filter(|&team| !round.team(team).absent).collect();
    let bye = if unpaired.len().is_multiple_of(2) { None } else { Some(round.bye(&unpaired)?) };
    unpaired.retain(|&team| Some(team) != bye);
    if !round.can_pair(&unpaired) {
        return None;
    }
    let mut boards = Vec::new();
    while let Some(top) = unpaired.iter().map(|&team| round.score(team)).max() {
        let (residents, lower): (Vec<Tpn>, Vec<Tpn>) =
            unpaired.iter().partition(|&&team| round.score(team) == top);
        let set = round.upfloaters(&residents, &lower);
        for (a, b) in round.best_pairs(&residents, &set) {
            boards.push(round.colored(a, b));
        }
        unpaired.retain(|team| !residents.contains(team) && !set.contains(team));
    }
    boards.sort_unstable();
    Some(SwissPairing { boards, bye })
}

/// All ways to choose `k` of some teams.
fn subsets(teams: &[Tpn], k: usize) -> Vec<Vec<Tpn>> {
    let Some((&first, rest)) = teams.split_first() else {
        return if k == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut all = subsets(rest, k);
    if 0 < k {
        all.extend(subsets(rest, k - 1).into_iter().map(|set| [vec![first], set].concat()));
    }
    all
}

fn minus(teams: &[Tpn], others: &[Tpn]) -> Vec<Tpn> {
    teams.iter().copied().filter(|team| !others.contains(team)).collect()
}

impl Literal<'_> {
    fn all(&self) -> impl Iterator<Item = Tpn> + use<> {
        1..=Tpn::try_from(self.0.teams.len()).unwrap()
    }

    fn team(&self, team: Tpn) -> &TeamEntrant {
        &self.0.teams[usize::from(team) - 1]
    }

    /// The score before a round, with virtual points.
    fn score_before(&self, team: Tpn, round: usize) -> Points {
        let entrant = self.team(team);
        let points: Points =
            entrant.history[..round - 1].iter().map(|record| record.points(self.0.primary)).sum();
        points + entrant.virtual_points.get(round - 1).copied().unwrap_or_default()
    }

    fn score(&self, team: Tpn) -> Points {
        self.score_before(team, self.0.round.into())
    }

    fn colors(&self, team: Tpn) -> Vec<Color> {
        let played = self.team(team).history.iter().filter(|record| record.kind == TeamRecordKind::Played);
        played.map(|record| record.color.unwrap()).collect()
    }

    /// C1.
    fn may_meet(&self, a: Tpn, b: Tpn) -> bool {
        let round = self.0.round;
        let met = self
            .team(a)
            .history
            .iter()
            .any(|record| record.kind == TeamRecordKind::Played && record.opponent == Some(b));
        let apart = self.0.forbidden.iter().any(|group| {
            group.first_round <= round
                && round <= group.last_round
                && group.players.contains(&a)
                && group.players.contains(&b)
        });
        !met && !apart
    }

    /// All perfect matchings.
    fn matchings(&self, teams: &[Tpn]) -> Vec<Pairs> {
        let Some((&a, rest)) = teams.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for &b in rest.iter().filter(|&&b| self.may_meet(a, b)) {
            for others in self.matchings(&minus(rest, &[b])) {
                all.push([vec![(a.min(b), a.max(b))], others].concat());
            }
        }
        all
    }

    fn can_pair(&self, teams: &[Tpn]) -> bool {
        let Some((&a, rest)) = teams.split_first() else { return true };
        rest.iter().any(|&b| self.may_meet(a, b) && self.can_pair(&minus(rest, &[b])))
    }

    /// 3.4.
    fn bye(&self, teams: &[Tpn]) -> Option<Tpn> {
        let allowed = |team: &Tpn| {
            !self.team(*team).history.iter().any(|record| {
                matches!(
                    record.kind,
                    TeamRecordKind::PairingAllocatedBye
                        | TeamRecordKind::FullPointBye
                        | TeamRecordKind::Forfeit { won: true }
                )
            })
        };
        let key = |team: &Tpn| (self.score(*team), Reverse(self.colors(*team).len()), Reverse(*team));
        teams
            .iter()
            .copied()
            .filter(allowed)
            .filter(|&team| self.can_pair(&minus(teams, &[team])))
            .min_by_key(key)
    }

    /// The sets of the least size with which residents can be paired, the others too (C1, C3, C4).
    fn least_sets(&self, residents: &[Tpn], lower: &[Tpn]) -> Vec<Vec<Tpn>> {
        for k in (residents.len() % 2..=lower.len()).step_by(2) {
            let legal = |set: &Vec<Tpn>| {
                self.can_pair(&[residents, set].concat()) && self.can_pair(&minus(lower, set))
            };
            let sets: Vec<Vec<Tpn>> = subsets(lower, k).into_iter().filter(legal).collect();
            if !sets.is_empty() {
                return sets;
            }
        }
        Vec::new()
    }

    /// 3.5.
    fn upfloaters(&self, residents: &[Tpn], lower: &[Tpn]) -> Vec<Tpn> {
        let ascending = |set: &Vec<Tpn>| {
            let mut scores: Vec<Points> = set.iter().map(|&team| self.score(team)).collect();
            scores.sort_unstable();
            scores
        };
        let sets = self.least_sets(residents, lower);
        let best = sets.iter().map(ascending).max().unwrap();
        let key = |set: &Vec<Tpn>| {
            let again = set.iter().filter(|&&team| self.is_floater(team)).count();
            let mut list = set.clone();
            list.sort_by_key(|&team| (Reverse(self.score(team)), team));
            (!self.complies_with_c6(residents, lower, set), again, list)
        };
        let of_best = sets.into_iter().filter(|set| ascending(set) == best);
        of_best.map(|set| key(&set)).min().unwrap().2
    }

    /// C6, with the following scoregroup counted in the standings of the round.
    fn complies_with_c6(&self, residents: &[Tpn], lower: &[Tpn], set: &[Tpn]) -> bool {
        let own = self.score(residents[0]);
        let present = self.all().filter(|&team| !self.team(team).absent);
        let next = present.map(|team| self.score(team)).filter(|&score| score < own).max();
        let (following, rest): (Vec<Tpn>, Vec<Tpn>) =
            minus(lower, set).into_iter().partition(|&team| Some(self.score(team)) == next);
        following.is_empty()
            || self.least_sets(&following, &rest).first().map(Vec::len) == Some(following.len() % 2)
    }

    /// 1.5, in rounds in which it counts.
    fn is_floater(&self, team: Tpn) -> bool {
        let round = usize::from(self.0.round);
        if round < 2 || self.0.rounds <= self.0.round + 1 {
            return false;
        }
        let last = &self.team(team).history[round - 2];
        last.kind == TeamRecordKind::Played
            && self.score_before(team, round - 1) != self.score_before(last.opponent.unwrap(), round - 1)
    }

    /// 3.6.
    fn best_pairs(&self, residents: &[Tpn], set: &[Tpn]) -> Pairs {
        let members = [residents, set].concat();
        let key = |pairs: &Pairs| {
            let clash = |&&(a, b): &&(Tpn, Tpn)| {
                let (one, other) = (self.preference(a), self.preference(b));
                one.is_some() && one.map(|p| p.0) == other.map(|p| p.0)
            };
            let strong = |team: Tpn| self.preference(team).is_some_and(|p| p.1);
            let again = |one: Tpn, other: Tpn| usize::from(self.is_floater(one) && set.contains(&other));
            let c8 = pairs.iter().filter(clash).count();
            let c9 = pairs.iter().filter(clash).filter(|&&(a, b)| strong(a) && strong(b)).count();
            let c10: usize = pairs.iter().map(|&(a, b)| again(a, b) + again(b, a)).sum();
            let mut sorted = pairs.clone();
            sorted.sort_unstable();
            let tops: Vec<Tpn> = sorted.iter().map(|pair| pair.0).collect();
            let bottoms: Vec<Tpn> = sorted.iter().map(|pair| pair.1).collect();
            (c8, c9, c10, tops, bottoms)
        };
        self.matchings(&members).into_iter().min_by_key(key).unwrap()
    }

    fn difference(&self, team: Tpn) -> i32 {
        self.colors(team).iter().map(|&color| if color == Color::White { 1 } else { -1 }).sum()
    }

    /// 1.7: the colour, and whether it is strong.
    fn preference(&self, team: Tpn) -> Option<(Color, bool)> {
        let colors = self.colors(team);
        let difference = self.difference(team);
        let is_type_b = self.0.preferences == ColorPreferences::TypeB;
        let last_two = |color| colors.len() >= 2 && colors[colors.len() - 2..] == [color, color];
        if self.0.preferences == ColorPreferences::None || colors.is_empty() {
            None
        } else if difference <= -2 || ([0, -1].contains(&difference) && last_two(Color::Black)) {
            Some((Color::White, is_type_b))
        } else if difference >= 2 || ([0, 1].contains(&difference) && last_two(Color::White)) {
            Some((Color::Black, is_type_b))
        } else if !is_type_b {
            None
        } else if difference == -1 {
            Some((Color::White, false))
        } else if difference == 1 {
            Some((Color::Black, false))
        } else if self.0.round == self.0.rounds {
            None
        } else {
            Some((colors.last().unwrap().other(), false))
        }
    }

    /// Article 4.
    fn colored(&self, a: Tpn, b: Tpn) -> (Tpn, Tpn) {
        let secondary = |team: Tpn| match self.0.secondary {
            Some(score) => self.team(team).history.iter().map(|record| record.points(score)).sum(),
            None => Points::ZERO,
        };
        let key = |team: Tpn| (Reverse(self.score(team)), Reverse(secondary(team)), team);
        let (first, other) = if key(a) < key(b) { (a, b) } else { (b, a) };
        match self.color_of_first(first, other) {
            Color::White => (first, other),
            Color::Black => (other, first),
        }
    }

    fn color_of_first(&self, first: Tpn, other: Tpn) -> Color {
        let (one, two) = (self.colors(first), self.colors(other));
        if one.is_empty() && two.is_empty() {
            let arrived = |team: &Tpn| self.team(*team).arrived || !self.team(*team).absent;
            let number = (1..=first).filter(arrived).count();
            return if number % 2 == 1 { self.0.initial_color } else { self.0.initial_color.other() };
        }
        match (self.preference(first), self.preference(other)) {
            (Some((color, _)), None) | (Some((color, true)), Some((_, false))) => return color,
            (None, Some((color, _))) => return color.other(),
            (Some((color, _)), Some((theirs, _))) if color != theirs => return color,
            (Some((_, false)), Some((theirs, true))) => return theirs.other(),
            _ => {}
        }
        if self.difference(first) != self.difference(other) {
            let is_lower = self.difference(first) < self.difference(other);
            return if is_lower { Color::White } else { Color::Black };
        }
        for back in 1..=one.len().min(two.len()) {
            let (mine, theirs) = (one[one.len() - back], two[two.len() - back]);
            if mine != theirs {
                return mine.other();
            }
        }
        if let Some((color, _)) = self.preference(first) {
            return color;
        }
        match one.last() {
            Some(color) => color.other(),
            None => *two.last().unwrap(),
        }
    }
}
