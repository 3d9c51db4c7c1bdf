//! A literal implementation of the FIDE (Dutch) System: it makes every candidate of a bracket in the order of
//! articles 3 and 4 and takes the best by C6 to C21, the earlier one among equals. It is slow, for a handful
//! of players, and shares no code with the engine.
//!
//! Sections are those of `fide-dutch`, the working specification; articles those of C.04.3.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use wallchart::engine::number::Points;
use wallchart::engine::pairing::field::{Color, Entrant, Field, Record, SwissPairing, Tpn};

/// The strength of a colour preference (1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The float of a player in a round (1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Float {
    Down,
    Up,
    None,
}

/// A player of the round, in rank order.
#[derive(Debug)]
struct Player {
    tpn: Tpn,
    /// The score, with virtual points.
    score: Points,
    points: Points,
    colors: Vec<Color>,
    difference: i32,
    preference: Option<(Color, Strength)>,
    /// The floats in the last round and in the one before.
    floats: [Float; 2],
    unplayed: usize,
    may_get_bye: bool,
    is_topscorer: bool,
    has_odd_number: bool,
    met: Vec<Tpn>,
}

/// Pairs of players by their place in rank order.
type Pairs = Vec<(usize, usize)>;

/// The quality of a candidate: C7 to C21, each a list; smaller is better.
type Quality = Vec<Vec<i64>>;

struct Round<'a> {
    field: &'a Field,
    players: Vec<Player>,
    /// The score of the player with the bye (C5).
    bye_score: Option<Points>,
    /// True if the players of a set can all be paired, except one with the bye.
    completable: BTreeMap<u32, bool>,
}

/// A bracket: players by their places in rank order.
struct Bracket {
    mdps: Vec<usize>,
    residents: Vec<usize>,
    next: Vec<usize>,
    /// All players below the next scoregroup.
    lower: u32,
}

/// Pairs a round; `None` if no legal pairing exists.
pub(crate) fn pair(field: &Field) -> Option<SwissPairing> {
    let mut round = Round::new(field)?;
    let groups = round.groups();
    let (mut pairs, mut floaters): (Pairs, Vec<usize>) = (Vec::new(), Vec::new());
    for (at, residents) in groups.iter().enumerate() {
        let bracket = Bracket {
            mdps: std::mem::take(&mut floaters),
            residents: residents.clone(),
            next: groups.get(at + 1).cloned().unwrap_or_default(),
            lower: set(groups.iter().skip(at + 2).flatten()),
        };
        let (bracket_pairs, left) = round.pair_bracket(&bracket);
        pairs.extend(bracket_pairs);
        floaters = left;
    }
    assert!(floaters.len() <= 1, "C4 leaves at most one player over");
    Some(round.seated(&pairs, floaters.first().copied()))
}

fn set<'a>(members: impl IntoIterator<Item = &'a usize>) -> u32 {
    members.into_iter().fold(0, |set, member| set | 1 << member)
}

impl<'a> Round<'a> {
    /// Sections 1 and 2, and C5; `None` if the round as a whole cannot be completed.
    fn new(field: &'a Field) -> Option<Self> {
        let mut round =
            Self { field, players: players(field), bye_score: None, completable: BTreeMap::new() };
        let everybody = (1 << round.players.len()) - 1;
        if round.players.len().is_multiple_of(2) {
            return round.can_complete(everybody).then_some(round);
        }
        let mut scores: Vec<Points> = round.players.iter().map(|player| player.score).collect();
        scores.sort_unstable();
        for score in scores {
            round.bye_score = Some(score);
            round.completable.clear();
            if round.can_complete(everybody) {
                return Some(round);
            }
        }
        None
    }

    fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (at, player) in self.players.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if self.players[group[0]].score == player.score => group.push(at),
                _ => groups.push(vec![at]),
            }
        }
        groups
    }

    /// C1 and C3, and prohibited pairings.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.players[one], &self.players[other]);
        let forbidden = self.field.forbidden.iter().any(|group| {
            group.first_round <= self.field.round
                && self.field.round <= group.last_round
                && group.players.contains(&one.tpn)
                && group.players.contains(&other.tpn)
        });
        let absolute = |player: &Player| match player.preference {
            Some((color, Strength::Absolute)) => Some(color),
            _ => None,
        };
        let clash = absolute(one).is_some() && absolute(one) == absolute(other);
        !forbidden && !one.met.contains(&other.tpn) && (!clash || one.is_topscorer || other.is_topscorer)
    }

    /// C4: the first player of the set meets one of the others, or has the bye.
    fn can_complete(&mut self, set: u32) -> bool {
        if set == 0 {
            return true;
        }
        if let Some(known) = self.completable.get(&set) {
            return *known;
        }
        let first = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        let player = &self.players[first];
        let gets_bye =
            set.count_ones() % 2 == 1 && player.may_get_bye && Some(player.score) == self.bye_score;
        let mut can = gets_bye && self.can_complete(rest);
        for other in (first + 1)..self.players.len() {
            if !can && rest & 1 << other != 0 && self.may_meet(first, other) {
                can = self.can_complete(rest & !(1 << other));
            }
        }
        self.completable.insert(set, can);
        can
    }

    /// C6: the largest number of pairs of any legal candidate; among those the best one (3.4, 3.8).
    fn pair_bracket(&mut self, bracket: &Bracket) -> (Pairs, Vec<usize>) {
        let size = bracket.mdps.len() + bracket.residents.len();
        for n_pairs in (0..=size / 2).rev() {
            let mut best: Option<(Quality, Pairs)> = None;
            for pairs in self.candidates(bracket, n_pairs) {
                let left = left_over(bracket, &pairs);
                let below = set(&left) | set(&bracket.next) | bracket.lower;
                if !self.can_complete(below) {
                    continue;
                }
                let quality = self.quality(bracket, &pairs, &left);
                if best.as_ref().is_none_or(|(known, _)| quality < *known) {
                    best = Some((quality, pairs));
                }
            }
            if let Some((_, pairs)) = best {
                let left = left_over(bracket, &pairs);
                return (pairs, left);
            }
        }
        unreachable!("leaving everybody over is a candidate, and C4 holds for it")
    }

    /// Every candidate in the order of articles 3 and 4 (section 6), without those that have impossible
    /// pairs.
    fn candidates(&self, bracket: &Bracket, n_pairs: usize) -> Vec<Pairs> {
        let mut found = Vec::new();
        for n_mdps in (0..=n_pairs.min(bracket.mdps.len()).min(bracket.residents.len())).rev() {
            for mdps in combinations(&bracket.mdps, n_mdps) {
                for opponents in arrangements(&bracket.residents, n_mdps) {
                    let mdp_pairs: Pairs = mdps.iter().copied().zip(opponents.iter().copied()).collect();
                    if !self.all_may_meet(&mdp_pairs) {
                        continue;
                    }
                    let mut remainder = bracket.residents.clone();
                    remainder.retain(|resident| !opponents.contains(resident));
                    for pairs in self.remainder_candidates(&remainder, n_pairs - n_mdps) {
                        found.push(mdp_pairs.iter().copied().chain(pairs).collect());
                    }
                }
            }
        }
        found
    }

    /// A homogeneous bracket or a remainder: the original halves, then the exchanges, each with its
    /// transpositions.
    fn remainder_candidates(&self, players: &[usize], n_pairs: usize) -> Vec<Pairs> {
        if players.len() < 2 * n_pairs {
            return Vec::new();
        }
        let mut found = Vec::new();
        for (s1, s2) in exchanges(players, n_pairs) {
            for order in arrangements(&s2, n_pairs) {
                let pairs: Pairs = s1.iter().copied().zip(order).collect();
                if self.all_may_meet(&pairs) {
                    found.push(pairs);
                }
            }
        }
        found
    }

    fn all_may_meet(&self, pairs: &Pairs) -> bool {
        pairs.iter().all(|(one, other)| self.may_meet(*one, *other))
    }

    /// C7 to C21.
    fn quality(&mut self, bracket: &Bracket, pairs: &Pairs, left: &[usize]) -> Quality {
        let ahead = self.look_ahead(bracket, left);
        let count = |criterion: &dyn Fn(&(usize, usize)) -> bool| {
            vec![i64::try_from(pairs.iter().filter(|pair| criterion(pair)).count()).unwrap()]
        };
        let mut quality = vec![self.scores(left), ahead, self.bye_rounds(bracket, left)];
        quality.push(count(&|pair| self.breaks_c10(*pair)));
        quality.push(count(&|pair| self.breaks_c11(*pair)));
        quality.push(count(&|pair| self.breaks_c12(*pair)));
        quality.push(count(&|pair| self.breaks_c13(*pair)));
        for ago in [0, 1] {
            let resident_floats = left.iter().filter(|member| {
                bracket.residents.contains(member) && self.players[**member].floats[ago] == Float::Down
            });
            quality.push(vec![i64::try_from(resident_floats.count()).unwrap()]);
            quality.push(count(&|(mdp, other)| {
                bracket.mdps.contains(mdp) && self.players[*other].floats[ago] == Float::Up
            }));
        }
        for ago in [0, 1] {
            quality.push(self.mdp_differences(bracket, pairs, left, ago));
            quality.push(self.opponent_differences(bracket, pairs, ago));
        }
        quality
    }

    /// C7: the scores, descending.
    fn scores(&self, left: &[usize]) -> Vec<i64> {
        let mut scores: Vec<i64> = left.iter().map(|member| self.players[*member].score.units()).collect();
        scores.sort_by_key(|score| Reverse(*score));
        scores
    }

    /// C8: the least number of players that the next bracket leaves over, and then their scores.
    fn look_ahead(&mut self, bracket: &Bracket, left: &[usize]) -> Vec<i64> {
        if bracket.next.is_empty() {
            return Vec::new();
        }
        let members: Vec<usize> = left.iter().chain(&bracket.next).copied().collect();
        let mut best: Option<Vec<i64>> = None;
        self.every_left(&members, left.len(), &mut Vec::new(), bracket.lower, &mut best);
        best.unwrap_or_else(|| vec![i64::MAX])
    }

    /// Every way to pair some members of a bracket that begins with its MDPs, who do not meet each other.
    fn every_left(
        &mut self,
        members: &[usize],
        n_mdps: usize,
        left: &mut Vec<usize>,
        lower: u32,
        best: &mut Option<Vec<i64>>,
    ) {
        let Some((first, rest)) = members.split_first() else {
            if self.can_complete(set(left.iter()) | lower) {
                let mut value = vec![i64::try_from(left.len()).unwrap()];
                value.extend(self.scores(left));
                if best.as_ref().is_none_or(|known| value < *known) {
                    *best = Some(value);
                }
            }
            return;
        };
        for at in n_mdps.max(1) - 1..rest.len() {
            if self.may_meet(*first, rest[at]) {
                let mut others = rest.to_vec();
                others.remove(at);
                self.every_left(&others, n_mdps.saturating_sub(1), left, lower, best);
            }
        }
        left.push(*first);
        self.every_left(rest, n_mdps.saturating_sub(1), left, lower, best);
        left.pop();
    }

    /// C9: the number of rounds without a game of the player who will have the bye.
    fn bye_rounds(&self, bracket: &Bracket, left: &[usize]) -> Vec<i64> {
        let Some(bye_score) = self.bye_score else { return Vec::new() };
        match left {
            [one] if self.players[bracket.residents[0]].score <= bye_score => {
                vec![i64::try_from(self.players[*one].unplayed).unwrap()]
            }
            _ => Vec::new(),
        }
    }

    /// The two players if they prefer the same colour, with the colour and the strength of each preference.
    fn clash(&self, (one, other): (usize, usize)) -> Option<(&Player, &Player, Color, Strength, Strength)> {
        let (one, other) = (&self.players[one], &self.players[other]);
        let ((color, strength), (same, other_strength)) = (one.preference?, other.preference?);
        (color == same).then_some((one, other, color, strength, other_strength))
    }

    fn breaks_c10(&self, pair: (usize, usize)) -> bool {
        self.clash(pair)
            .is_some_and(|(one, other, ..)| 1 < one.difference.abs() && 1 < other.difference.abs())
    }

    fn breaks_c11(&self, pair: (usize, usize)) -> bool {
        let Some((one, other, color, Strength::Absolute, Strength::Absolute)) = self.clash(pair) else {
            return false;
        };
        let twice = |player: &Player| player.colors.ends_with(&[color.other(); 2]);
        match one.difference.abs().cmp(&other.difference.abs()) {
            std::cmp::Ordering::Equal => twice(one) && twice(other),
            std::cmp::Ordering::Less => twice(one),
            std::cmp::Ordering::Greater => twice(other),
        }
    }

    fn breaks_c12(&self, pair: (usize, usize)) -> bool {
        self.clash(pair).is_some()
    }

    fn breaks_c13(&self, pair: (usize, usize)) -> bool {
        self.clash(pair).is_some_and(|(_, _, _, one, other)| {
            Strength::Strong <= one && Strength::Strong <= other && one.min(other) != Strength::Absolute
        })
    }

    /// C18, C20: an unpaired MDP counts more than any paired one, and more the higher his score is.
    fn mdp_differences(&self, bracket: &Bracket, pairs: &Pairs, left: &[usize], ago: usize) -> Vec<i64> {
        const MORE_THAN_ANY: i64 = 10_000_000;
        let floated =
            |mdp: &usize| bracket.mdps.contains(mdp) && self.players[*mdp].floats[ago] == Float::Down;
        let paired = pairs.iter().filter(|(mdp, _)| floated(mdp)).map(|pair| self.difference(*pair));
        let unpaired = left.iter().filter(|mdp| floated(mdp));
        let unpaired = unpaired.map(|mdp| MORE_THAN_ANY + self.players[*mdp].score.units());
        descending(paired.chain(unpaired))
    }

    /// C19, C21.
    fn opponent_differences(&self, bracket: &Bracket, pairs: &Pairs, ago: usize) -> Vec<i64> {
        let floated = |(mdp, other): &&(usize, usize)| {
            bracket.mdps.contains(mdp) && self.players[*other].floats[ago] == Float::Up
        };
        descending(pairs.iter().filter(floated).map(|pair| self.difference(*pair)))
    }

    fn difference(&self, (mdp, other): (usize, usize)) -> i64 {
        self.players[mdp].score.units() - self.players[other].score.units()
    }

    /// Sections 7 and 8.
    fn seated(&self, pairs: &Pairs, bye: Option<usize>) -> SwissPairing {
        let mut boards: Vec<_> =
            pairs.iter().map(|pair| (self.board_order(*pair), self.colored(*pair))).collect();
        boards.sort();
        SwissPairing {
            boards: boards.into_iter().map(|(_, board)| board).collect(),
            bye: bye.map(|bye| self.players[bye].tpn),
        }
    }

    /// The order of boards, without virtual points; it also decides the better-ranked player.
    fn board_order(&self, (one, other): (usize, usize)) -> (Reverse<Points>, Reverse<Points>, Tpn) {
        let (one, other) = (&self.players[one], &self.players[other]);
        let better =
            if (Reverse(one.points), one.tpn) < (Reverse(other.points), other.tpn) { one } else { other };
        (Reverse(better.points), Reverse(one.points + other.points), better.tpn)
    }

    /// White and Black by article 5; players are in rank order.
    fn colored(&self, (one, other): (usize, usize)) -> (Tpn, Tpn) {
        let (higher, lower) = (&self.players[one.min(other)], &self.players[one.max(other)]);
        match self.color_of(higher, lower) {
            Color::White => (higher.tpn, lower.tpn),
            Color::Black => (lower.tpn, higher.tpn),
        }
    }

    fn color_of(&self, higher: &Player, lower: &Player) -> Color {
        let initial = self.field.initial_color.unwrap();
        let ((color, strength), (other_color, other_strength)) = match (higher.preference, lower.preference) {
            // 5.2.5
            (None, None) => return if higher.has_odd_number { initial } else { initial.other() },
            // 5.2.1
            (Some((color, _)), None) => return color,
            (None, Some((color, _))) => return color.other(),
            (Some(wanted), Some(other)) => (wanted, other),
        };
        if color != other_color {
            return color;
        }
        // 5.2.2
        if strength != other_strength {
            return if strength > other_strength { color } else { color.other() };
        }
        let (difference, other) = (higher.difference.abs(), lower.difference.abs());
        if strength == Strength::Absolute && difference != other {
            return if difference > other { color } else { color.other() };
        }
        // 5.2.3
        let mut games = higher.colors.iter().rev().zip(lower.colors.iter().rev());
        if let Some((had, _)) = games.find(|(had, other)| had != other) {
            return had.other();
        }
        // 5.2.4
        color
    }
}

/// The downfloaters in rank order.
fn left_over(bracket: &Bracket, pairs: &Pairs) -> Vec<usize> {
    let paired = |member: &usize| pairs.iter().any(|(one, other)| one == member || other == member);
    let mut left: Vec<usize> = bracket.mdps.iter().chain(&bracket.residents).copied().collect();
    left.retain(|member| !paired(member));
    left.sort_unstable();
    left
}

fn descending(numbers: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut numbers: Vec<i64> = numbers.collect();
    numbers.sort_by_key(|number| Reverse(*number));
    numbers
}

/// The sets of some size, in the order of 4.4.
fn combinations(members: &[usize], size: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = members.split_first() else {
        return if size == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut found = Vec::new();
    if size > 0 {
        for others in combinations(rest, size - 1) {
            found.push(std::iter::once(*first).chain(others).collect());
        }
    }
    found.extend(combinations(rest, size));
    found
}

/// The first members of the transpositions, in the order of 4.2.
fn arrangements(members: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (at, first) in members.iter().enumerate() {
        let mut rest = members.to_vec();
        rest.remove(at);
        for others in arrangements(&rest, size - 1) {
            found.push(std::iter::once(*first).chain(others).collect());
        }
    }
    found
}

/// S1 and S2 in the order of 4.3, the original ones first.
fn exchanges(players: &[usize], n_pairs: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    // BSNs are the places in the bracket or remainder.
    let places: Vec<usize> = (0..players.len()).collect();
    let (s1, s2) = places.split_at(n_pairs);
    let mut exchanges = Vec::new();
    for size in 0..=s1.len().min(s2.len()) {
        for leaving in combinations(s1, size) {
            for entering in combinations(s2, size) {
                let difference = entering.iter().sum::<usize>() - leaving.iter().sum::<usize>();
                let largest_first: Vec<_> = leaving.iter().rev().map(|place| Reverse(*place)).collect();
                exchanges.push((size, difference, largest_first, entering, leaving.clone()));
            }
        }
    }
    exchanges.sort();
    let halves = exchanges.into_iter().map(|(_, _, _, entering, leaving)| {
        let mut upper: Vec<usize> = s1.iter().filter(|place| !leaving.contains(place)).copied().collect();
        let mut lower: Vec<usize> = s2.iter().filter(|place| !entering.contains(place)).copied().collect();
        upper.extend(&entering);
        lower.extend(&leaving);
        upper.sort_unstable();
        lower.sort_unstable();
        let who = |places: Vec<usize>| places.into_iter().map(|place| players[place]).collect();
        (who(upper), who(lower))
    });
    halves.collect()
}

/// The active players in rank order (1.2).
fn players(field: &Field) -> Vec<Player> {
    let mut number = 0;
    let mut players = Vec::new();
    for (entrant, tpn) in field.entrants.iter().zip(1..) {
        // 10.9: players who have so far only been absent are skipped.
        if !entrant.absent || entrant.history.iter().copied().any(took_part) {
            number += 1;
        }
        if !entrant.absent {
            players.push(player(field, entrant, tpn, number % 2 == 1));
        }
    }
    players.sort_by_key(|player| (Reverse(player.score), player.tpn));
    players
}

fn took_part(record: Record) -> bool {
    matches!(record, Record::Played { .. } | Record::Forfeit { .. } | Record::PairingAllocatedBye)
}

fn player(field: &Field, entrant: &Entrant, tpn: Tpn, has_odd_number: bool) -> Player {
    let completed = usize::from(field.round) - 1;
    let games: Vec<(Tpn, Color)> = entrant.history.iter().copied().filter_map(game).collect();
    let colors: Vec<Color> = games.iter().map(|(_, color)| *color).collect();
    let whites = i32::try_from(colors.iter().filter(|color| **color == Color::White).count()).unwrap();
    let difference = 2 * whites - i32::try_from(colors.len()).unwrap();
    let score = score_before(field, entrant, completed);
    let most = field.scoring.win.max(field.scoring.draw);
    let free_win =
        |record: &Record| game(*record).is_none() && field.scoring.win <= record.worth(&field.scoring);
    Player {
        tpn,
        score,
        points: score - virtual_points(entrant, completed),
        preference: preference(&colors, difference),
        colors,
        difference,
        floats: [1, 2]
            .map(|ago| completed.checked_sub(ago).map_or(Float::None, |at| float(field, entrant, at))),
        unplayed: completed - games.len(),
        may_get_bye: !entrant.history.contains(&Record::PairingAllocatedBye)
            && !entrant.history.iter().any(free_win),
        is_topscorer: field.round == field.rounds && score * 2 > most * i64::try_from(completed).unwrap(),
        has_odd_number,
        met: games.into_iter().map(|(opponent, _)| opponent).collect(),
    }
}

fn game(record: Record) -> Option<(Tpn, Color)> {
    if let Record::Played { opponent, color, .. } = record { Some((opponent, color)) } else { None }
}

fn virtual_points(entrant: &Entrant, at: usize) -> Points {
    entrant.virtual_points.get(at).copied().unwrap_or_default()
}

/// The score before a round, counted from 0, with its virtual points.
fn score_before(field: &Field, entrant: &Entrant, at: usize) -> Points {
    let points: Points = entrant.history[..at].iter().map(|record| record.worth(&field.scoring)).sum();
    points + virtual_points(entrant, at)
}

/// 1.7.
fn preference(colors: &[Color], difference: i32) -> Option<(Color, Strength)> {
    let last = *colors.last()?;
    let lesser = if difference > 0 { Color::Black } else { Color::White };
    let same_twice = colors.len() >= 2 && colors[colors.len() - 2] == last;
    Some(match difference.abs() {
        2.. => (lesser, Strength::Absolute),
        _ if same_twice => (last.other(), Strength::Absolute),
        1 => (lesser, Strength::Strong),
        _ => (last.other(), Strength::Mild),
    })
}

/// 1.4.
fn float(field: &Field, entrant: &Entrant, at: usize) -> Float {
    let record = entrant.history[at];
    let Some((opponent, _)) = game(record) else {
        return if record.worth(&field.scoring) > field.scoring.loss { Float::Down } else { Float::None };
    };
    let opponent = &field.entrants[usize::from(opponent) - 1];
    match score_before(field, entrant, at).cmp(&score_before(field, opponent, at)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}
