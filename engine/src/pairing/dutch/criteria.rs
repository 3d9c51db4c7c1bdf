//! The criteria of C.04.3, article 2, that look at one pair or one downfloater.
//!
//! C1 and C3 are in [`super::player::Roster::may_meet`], C2 in the player; C4 and C5 in
//! [`super::completion`].

use std::fmt;

use super::bracket::{Bracket, Paired};
use super::player::{Player, Roster};
use super::preference::Strength;
use crate::basics::number::Points;

/// Returns true if both want the same colour; only then can C10 to C13 fail.
fn clash(a: &Player, b: &Player) -> bool {
    a.preference.color.is_some() && a.preference.color == b.preference.color
}

/// C10 fails: a player ends with a colour difference beyond ±2.
pub(super) fn breaks_c10(a: &Player, b: &Player) -> bool {
    clash(a, b) && a.preference.difference.abs() > 1 && b.preference.difference.abs() > 1
}

/// C11 fails: a player gets the same colour for the third time in a row.
pub(super) fn breaks_c11(a: &Player, b: &Player) -> bool {
    if !clash(a, b) || a.strength() != Strength::Absolute || b.strength() != Strength::Absolute {
        return false;
    }
    let (p, q) = (&a.preference, &b.preference);
    match p.difference.abs().cmp(&q.difference.abs()) {
        std::cmp::Ordering::Equal => p.repeated.is_some() && p.repeated == q.repeated,
        std::cmp::Ordering::Less => p.repeated.is_some() && p.repeated != p.color,
        std::cmp::Ordering::Greater => q.repeated.is_some() && q.repeated != q.color,
    }
}

/// C12 fails: a player does not get the preferred colour.
pub(super) fn breaks_c12(a: &Player, b: &Player) -> bool {
    clash(a, b)
}

/// C13 fails: a player does not get a strongly preferred colour.
pub(super) fn breaks_c13(a: &Player, b: &Player) -> bool {
    let (p, q) = (a.strength(), b.strength());
    clash(a, b)
        && p >= Strength::Strong
        && q >= Strength::Strong
        && (p, q) != (Strength::Absolute, Strength::Absolute)
}

/// A criterion of article 2 by which the candidates of a bracket are compared, in falling priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Criterion {
    /// C6: as many pairs as possible.
    Pairs,
    /// C7: the lowest scores for the downfloaters.
    DownfloaterScores,
    /// C8 (with C6): as many pairs as possible in the following bracket.
    NextPairs,
    /// C8 (with C7): the lowest scores for the downfloaters of the following bracket.
    NextDownfloaterScores,
    /// C9: the fewest rounds without a game for the player who gets the bye.
    UnplayedOfBye,
    /// C10: colour differences beyond two.
    Imbalance,
    /// C11: the same colour three times in a row.
    ThirdInRow,
    /// C12: colour preferences not granted.
    Preference,
    /// C13: strong preferences not granted.
    StrongPreference,
    /// C14, C16: residents who float down again after this number of rounds.
    DownAgain(usize),
    /// C15, C17: opponents of moved-down players who float up again after this number of rounds.
    UpAgain(usize),
    /// C18, C20: score differences of moved-down players who float down again after this number of rounds.
    DownAgainDifferences(usize),
    /// C19, C21: score differences of opponents who float up again after this number of rounds.
    UpAgainDifferences(usize),
}

impl Criterion {
    /// Returns the clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Pairs => "C.04.3 C6",
            Self::DownfloaterScores => "C.04.3 C7",
            Self::NextPairs | Self::NextDownfloaterScores => "C.04.3 C8",
            Self::UnplayedOfBye => "C.04.3 C9",
            Self::Imbalance => "C.04.3 C10",
            Self::ThirdInRow => "C.04.3 C11",
            Self::Preference => "C.04.3 C12",
            Self::StrongPreference => "C.04.3 C13",
            Self::DownAgain(1) => "C.04.3 C14",
            Self::UpAgain(1) => "C.04.3 C15",
            Self::DownAgain(_) => "C.04.3 C16",
            Self::UpAgain(_) => "C.04.3 C17",
            Self::DownAgainDifferences(1) => "C.04.3 C18",
            Self::UpAgainDifferences(1) => "C.04.3 C19",
            Self::DownAgainDifferences(_) => "C.04.3 C20",
            Self::UpAgainDifferences(_) => "C.04.3 C21",
        }
    }

    /// Returns its measure in words.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Pairs => "players not paired in the bracket",
            Self::DownfloaterScores => "scores of the downfloaters",
            Self::NextPairs => "players not paired in the following bracket",
            Self::NextDownfloaterScores => "scores of the downfloaters of the following bracket",
            Self::UnplayedOfBye => "rounds without a game of the player with the bye",
            Self::Imbalance => "pairs with a colour difference beyond two",
            Self::ThirdInRow => "pairs with the same colour three times in a row",
            Self::Preference => "colour preferences not granted",
            Self::StrongPreference => "strong colour preferences not granted",
            Self::DownAgain(1) => "residents who floated down the round before",
            Self::UpAgain(1) => "opponents who floated up the round before",
            Self::DownAgain(_) => "residents who floated down two rounds before",
            Self::UpAgain(_) => "opponents who floated up two rounds before",
            Self::DownAgainDifferences(1) => "score differences of players who floated down the round before",
            Self::UpAgainDifferences(1) => "score differences of players who floated up the round before",
            Self::DownAgainDifferences(_) => {
                "score differences of players who floated down two rounds before"
            }
            Self::UpAgainDifferences(_) => "score differences of players who floated up two rounds before",
        }
    }
}

/// The value of a criterion; less is better, and lists are compared from their front.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// A number.
    Count(usize),
    /// Scores, largest first.
    Scores(Vec<Points>),
    /// Score differences, largest first.
    Differences(Vec<Difference>),
}

/// The score difference of a moved-down player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// To the opponent.
    Paired(Points),
    /// Of an unpaired player: greater than any other, and growing with the score (section 10.4).
    Unpaired(Points),
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(n) => write!(f, "{n}"),
            Self::Scores(list) => write_list(f, list),
            Self::Differences(list) => write_list(f, list),
        }
    }
}

fn write_list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, list: &[T]) -> fmt::Result {
    let texts: Vec<String> = list.iter().map(T::to_string).collect();
    f.write_str(if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }.as_str())
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Paired(points) => points.fmt(f),
            Self::Unpaired(_) => f.write_str("not paired"),
        }
    }
}

/// A criterion and its value for a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    /// The criterion.
    pub criterion: Criterion,
    /// Its value.
    pub measure: Measure,
}

/// Returns the values of all criteria for a pairing of a bracket, in the order of article 2; `ahead` are the
/// best pairs of the following bracket if players float down to it, `gets_bye` is the downfloater for whom C9
/// counts.
pub(super) fn values(
    roster: &Roster,
    bracket: &Bracket,
    paired: &Paired,
    ahead: Option<&[(u32, u32)]>,
    gets_bye: Option<u32>,
) -> Vec<Value> {
    let judged = Judged { roster, bracket, paired };
    let mut values = vec![
        count(Criterion::Pairs, paired.floaters.len()),
        scores(Criterion::DownfloaterScores, paired.floaters.iter().map(|&p| roster.score(p))),
    ];
    values.extend(ahead.into_iter().flat_map(|ahead| judged.look_ahead(ahead)));
    values.extend(gets_bye.map(|p| count(Criterion::UnplayedOfBye, roster.get(p).unplayed)));
    values.extend([
        count(Criterion::Imbalance, judged.failing(breaks_c10)),
        count(Criterion::ThirdInRow, judged.failing(breaks_c11)),
        count(Criterion::Preference, judged.failing(breaks_c12)),
        count(Criterion::StrongPreference, judged.failing(breaks_c13)),
    ]);
    for ago in [1, 2] {
        values.push(count(Criterion::DownAgain(ago), judged.down_again(ago)));
        values.push(count(Criterion::UpAgain(ago), judged.up_again(ago).count()));
    }
    for ago in [1, 2] {
        values.push(differences(Criterion::DownAgainDifferences(ago), judged.down_again_differences(ago)));
        values.push(differences(Criterion::UpAgainDifferences(ago), judged.up_again(ago)));
    }
    values
}

fn count(criterion: Criterion, n: usize) -> Value {
    Value { criterion, measure: Measure::Count(n) }
}

fn scores(criterion: Criterion, scores: impl Iterator<Item = Points>) -> Value {
    Value { criterion, measure: Measure::Scores(largest_first(scores)) }
}

fn differences(criterion: Criterion, differences: impl Iterator<Item = Difference>) -> Value {
    Value { criterion, measure: Measure::Differences(largest_first(differences)) }
}

fn largest_first<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut sorted: Vec<T> = items.collect();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted
}

/// A pairing of a bracket to be judged.
struct Judged<'a> {
    roster: &'a Roster,
    bracket: &'a Bracket,
    paired: &'a Paired,
}

impl Judged<'_> {
    fn is_resident(&self, player: u32) -> bool {
        self.bracket.residents.contains(&player)
    }

    fn failing(&self, fails: impl Fn(&Player, &Player) -> bool) -> usize {
        self.paired.pairs.iter().filter(|&&(a, b)| fails(self.roster.get(a), self.roster.get(b))).count()
    }

    /// C8: the players who are not paired in the following bracket.
    fn look_ahead(&self, ahead: &[(u32, u32)]) -> [Value; 2] {
        let busy = |p: u32| ahead.iter().any(|&(a, b)| a == p || b == p);
        let members = self.paired.floaters.iter().copied().chain(self.bracket.next.clone());
        let left: Vec<Points> = members.filter(|&p| !busy(p)).map(|p| self.roster.score(p)).collect();
        [count(Criterion::NextPairs, left.len()), scores(Criterion::NextDownfloaterScores, left.into_iter())]
    }

    /// C14, C16.
    fn down_again(&self, ago: usize) -> usize {
        let residents = self.paired.floaters.iter().filter(|&&p| self.is_resident(p));
        residents.filter(|&&p| self.roster.get(p).went_down(ago)).count()
    }

    /// C15, C17, C19, C21: the score differences of the pairs in which somebody floats up again.
    fn up_again(&self, ago: usize) -> impl Iterator<Item = Difference> + '_ {
        let with_mdp = self.paired.pairs.iter().filter(|&&(a, _)| !self.is_resident(a));
        with_mdp.filter(move |&&(_, b)| self.roster.get(b).went_up(ago)).map(|&(a, b)| self.difference(a, b))
    }

    /// C18, C20.
    fn down_again_differences(&self, ago: usize) -> impl Iterator<Item = Difference> + '_ {
        let mdps = self.bracket.mdps.iter().copied().filter(move |&p| self.roster.get(p).went_down(ago));
        mdps.map(|p| match self.paired.pairs.iter().find(|&&(a, _)| a == p) {
            Some(&(a, b)) => self.difference(a, b),
            None => Difference::Unpaired(self.roster.score(p)),
        })
    }

    fn difference(&self, a: u32, b: u32) -> Difference {
        Difference::Paired(self.roster.score(a) - self.roster.score(b))
    }
}
