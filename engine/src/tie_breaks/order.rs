//! Values of tie-breaks, and the order that a list of them makes (C.07 articles 4 and 6).

use std::cell::OnceCell;

use super::code::{Code, Kind};
use super::kinds::elements::{self, Element, Measure, Scores};
use super::kinds::{counted as own, direct_encounter as encounter, ratings};
use super::table::Table;
use super::{Exact, ONE};

/// A table with what was worked out of it once.
#[derive(Debug)]
pub struct Basis {
    pub(super) table: Table,
    pub(super) scores: Scores,
    fore: OnceCell<(Table, Scores)>,
    performances: OnceCell<Vec<Option<i64>>>,
    perfect: OnceCell<Vec<Option<i64>>>,
}

/// What a list is ordered by.
#[derive(Debug, Clone)]
pub enum Criterion {
    /// A value of each player, the higher the better; who has none comes last.
    Values(Vec<Exact>),
    /// The games among those who are tied at that moment.
    DirectEncounter {
        /// Whether forfeits count.
        counts_forfeits: bool,
    },
}

/// An order of players.
#[derive(Debug, Clone, Default)]
pub struct Order {
    /// The players, best first, those who are still tied together.
    pub groups: Vec<Vec<usize>>,
    /// What each criterion found of each player, by criterion and then player. A direct encounter finds the place within
    /// the tied group, with the minus sign of a place; nothing for who was not tied.
    pub found: Vec<Vec<Exact>>,
}

impl Basis {
    /// Works out what is needed again and again.
    #[must_use]
    pub fn of(table: Table) -> Self {
        let scores = Scores::of(&table);
        let (fore, performances, perfect) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { table, scores, fore, performances, perfect }
    }

    /// Returns the table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The table and the scores on which Fore Buchholz rests.
    pub(super) fn fore(&self) -> &(Table, Scores) {
        self.fore.get_or_init(|| {
            let fore = self.table.fore();
            let scores = Scores::of(&fore);
            (fore, scores)
        })
    }

    fn of_games(&self, what: impl Fn(&[ratings::Played]) -> Option<i64>) -> Vec<Option<i64>> {
        let mut games = Vec::new();
        let of = |player| {
            ratings::collect(&self.table, player, &mut games);
            what(&games)
        };
        (0..self.table.players.len()).map(of).collect()
    }

    /// Everybody's TPR.
    pub(super) fn performances(&self) -> &[Option<i64>] {
        self.performances.get_or_init(|| self.of_games(ratings::tournament_performance))
    }

    /// Everybody's PTP.
    pub(super) fn perfect(&self) -> &[Option<i64>] {
        self.perfect.get_or_init(|| self.of_games(ratings::perfect_performance))
    }

    /// The Buchholz of everybody.
    fn buchholz(&self, code: Code, is_fore: bool, measure: Measure) -> Vec<i64> {
        let (table, scores) = if is_fore {
            let (table, scores) = self.fore();
            (table, scores)
        } else {
            (&self.table, &self.scores)
        };
        let mut list: Vec<Element> = Vec::new();
        let of = |player| {
            elements::collect(table, scores, player, code, &mut list);
            elements::cut(&mut list, code, measure, table, |_, _| {});
            elements::sum(&list, measure)
        };
        (0..table.players.len()).map(of).collect()
    }

    /// The mean, over the opponents played, of what each of them has.
    pub(super) fn opponents<'s, T: Copy>(
        &'s self,
        player: usize,
        has: &'s [T],
    ) -> impl Iterator<Item = (usize, usize, T)> + 's {
        let rounds = self.table.rounds_of(player).iter().enumerate();
        rounds.filter_map(|(round, record)| {
            let opponent = record.opponent_played()?;
            Some((round, opponent, *has.get(opponent)?))
        })
    }

    fn mean_of_opponents(&self, has: &[Option<i64>]) -> Vec<Exact> {
        let of = |player| {
            let theirs = self.opponents(player, has).filter(|(round, opponent, _)| {
                // Whoever is left out is no opponent here either.
                self.table.rating_in(*opponent, *round).is_some()
            });
            let theirs = theirs.filter_map(|(.., theirs)| theirs);
            ratings::mean(theirs).map(|mean| mean * ONE)
        };
        (0..self.table.players.len()).map(of).collect()
    }

    /// Returns everybody's points of all rounds.
    #[must_use]
    pub fn points(&self) -> Vec<Exact> {
        self.scores.own.iter().map(|points| Some(points.units() * 100)).collect()
    }

    /// Whether a tie-break is undefined for all, because somebody has no rating (article 10): the player's own rating is nobody
    /// else's.
    pub(super) fn lacks_ratings(&self, kind: Kind) -> bool {
        if kind == Kind::Rating {
            self.table.has_unrated()
        } else {
            kind.is_of_ratings() && self.table.lacks_ratings()
        }
    }

    /// Returns what a tie-break makes of each player, the higher the better or the lower, as its code says.
    ///
    /// A direct encounter has no value of its own: it is an order of who is tied ([`order`](Self::order)).
    #[must_use]
    pub fn values(&self, code: Code) -> Vec<Exact> {
        let table = &self.table;
        let all = 0..table.players.len();
        if self.lacks_ratings(code.kind) {
            return vec![None; table.players.len()];
        }
        match code.kind {
            Kind::Wins | Kind::GamesWon | Kind::BlackGames | Kind::BlackWins | Kind::ElectedToPlay => {
                all.map(|player| Some(own::count(table, player, code.kind))).collect()
            }
            Kind::ProgressiveScores => {
                let sum = |player| {
                    own::progressive(table, player, code).map(|(_, score)| score.units() * 100).sum()
                };
                all.map(|player| Some(sum(player))).collect()
            }
            Kind::StandardPoints => all.map(|player| Some(own::standard_points(table, player))).collect(),
            Kind::PairingNumber => {
                table.players.iter().map(|player| Some(i64::from(player.number) * ONE)).collect()
            }
            Kind::Rating => {
                table.players.iter().map(|player| player.rating.map(|rating| rating * ONE)).collect()
            }
            Kind::Koya => all.map(|player| Some(own::koya(table, &self.scores, player, code))).collect(),
            Kind::Buchholz => self.buchholz(code, false, Measure::Score).into_iter().map(Some).collect(),
            Kind::ForeBuchholz => self.buchholz(code, true, Measure::Score).into_iter().map(Some).collect(),
            Kind::SonnebornBerger => {
                self.buchholz(code, false, Measure::Product).into_iter().map(Some).collect()
            }
            Kind::AverageBuchholz => {
                let theirs = self.buchholz(code, code.is_fore, Measure::Score);
                let of = |player| average(self.opponents(player, &theirs).map(|(.., theirs)| theirs));
                all.map(of).collect()
            }
            Kind::AverageRating => {
                let mut games = Vec::new();
                let of = |player| {
                    ratings::collect(table, player, &mut games);
                    ratings::cut(&mut games, code, |_, _| {});
                    ratings::mean(games.iter().map(|game| game.rating)).map(|mean| mean * ONE)
                };
                all.map(of).collect()
            }
            Kind::Performance => self.performances().iter().map(|own| own.map(|own| own * ONE)).collect(),
            Kind::PerfectPerformance => self.perfect().iter().map(|own| own.map(|own| own * ONE)).collect(),
            Kind::AveragePerformance => self.mean_of_opponents(self.performances()),
            Kind::AveragePerfect => self.mean_of_opponents(self.perfect()),
            Kind::DirectEncounter => vec![None; table.players.len()],
        }
    }

    /// Returns what a tie-break decides by.
    #[must_use]
    pub fn criterion(&self, code: Code) -> Criterion {
        if code.kind == Kind::DirectEncounter {
            return Criterion::DirectEncounter { counts_forfeits: code.counts_forfeits };
        }
        let mut values = self.values(code);
        if code.is_lower_better() {
            values.iter_mut().flatten().for_each(|value| *value = -*value);
        }
        Criterion::Values(values)
    }

    /// Orders the players by a list of criteria; each is applied within the groups that are tied at that moment (4.2).
    #[must_use]
    pub fn order(&self, criteria: &[Criterion]) -> Order {
        let all: Vec<usize> = (0..self.table.players.len()).collect();
        let mut order = Order { groups: vec![all], found: Vec::with_capacity(criteria.len()) };
        for criterion in criteria {
            let mut groups = Vec::with_capacity(order.groups.len());
            match criterion {
                Criterion::Values(values) => {
                    for mut group in order.groups {
                        if group.len() < 2 {
                            groups.push(group);
                            continue;
                        }
                        group.sort_by_key(|player| std::cmp::Reverse(values[*player]));
                        let parts = group.chunk_by(|one, other| values[*one] == values[*other]);
                        groups.extend(parts.map(<[usize]>::to_vec));
                    }
                    order.found.push(values.clone());
                }
                Criterion::DirectEncounter { counts_forfeits } => {
                    let mut found = vec![None; self.table.players.len()];
                    for group in order.groups {
                        if group.len() < 2 {
                            groups.push(group);
                            continue;
                        }
                        let parts = encounter::resolve(&self.table, &group, *counts_forfeits, &mut |_| {});
                        let mut place = 1;
                        for part in &parts {
                            for player in part {
                                found[*player] = Some(-place * ONE);
                            }
                            place += i64::try_from(part.len()).unwrap_or(i64::MAX);
                        }
                        groups.extend(parts);
                    }
                    order.found.push(found);
                }
            }
            order.groups = groups;
        }
        order
    }
}

/// The mean of ten-thousandths, rounded to hundredths, half up (fide-tiebreaks 4.3).
pub(super) fn average(values: impl Iterator<Item = i64>) -> Exact {
    const HUNDREDTH: i64 = ONE / 100;
    let (sum, count) = values.fold((0_i64, 0_i64), |(sum, count), value| (sum + value, count + 1));
    let parts = 2 * HUNDREDTH * count;
    (0 < count).then(|| (2 * sum + HUNDREDTH * count).div_euclid(parts) * HUNDREDTH)
}

impl Order {
    /// Returns everybody's place; who is still tied shares the best one (1, 2, 2, 4).
    #[must_use]
    pub fn places(&self) -> Vec<u32> {
        let mut places = vec![0; self.groups.iter().map(Vec::len).sum()];
        let mut place = 1;
        for group in &self.groups {
            for player in group {
                places[*player] = place;
            }
            place += u32::try_from(group.len()).unwrap_or(u32::MAX);
        }
        places
    }
}
