//! The effect of an event on its players' ratings by FIDE's regulations (B.02). The event is one rating
//! period; an event of more than 30 days has one for each list of ratings that holds from a round on.

use std::collections::BTreeSet;

use super::listed::FideRating;
use super::period::{self, PlayedGame, result_against};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::why::{Fact, Value, Why};
use crate::basics::words::{self, of_round};
use crate::event::state::{Player, State};
use crate::fact;
use crate::people::person;
use crate::rating_systems::fide::{
    self, Expected, FIRST_GAMES, FLOOR, FideRules, FirstRating, KReason, Withheld, hundredths,
};
use crate::rating_systems::kind::RatingKind;

/// The regulations as a whole, for facts without a more specific article.
const REGULATIONS: &str = "B.02";

/// The data of an event's ratings, collected once.
#[derive(Debug)]
pub struct FidePeriod<'a> {
    state: &'a State,
    round: RoundNo,
    /// The rules, with the edition resolved by date.
    rules: FideRules,
    /// The year of the event, if known.
    year: Option<u16>,
    /// The rating periods: the first round of each, and the ratings that hold in it, in order of
    /// registration. There is at least one.
    periods: Vec<(RoundNo, Vec<Option<FideRating<'a>>>)>,
    games: Vec<Vec<PlayedGame>>,
}

/// The effect of an event on a player's rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FideResult {
    /// The rating before; `None` if unrated.
    pub before: Option<i32>,
    /// The number of games that count.
    pub games: u32,
    /// The sum of the opponents' ratings.
    pub opponents: i64,
    /// The points of those games, in hundredths.
    pub points: i64,
    /// The sum of the scoring probabilities, in hundredths; 0 if unrated.
    pub expected: i64,
    /// K before and after the limit on K times the number of games; `None` if unrated or without a game.
    pub k: Option<(u32, u32)>,
    /// The change in whole points.
    pub change: i64,
    /// The first rating of an unrated player; `None` without a game.
    pub first: Option<FirstRating>,
    /// The first round of the last rating period with the rating that holds in it, if it differs from the
    /// rating before the event.
    pub since: Option<(RoundNo, i32)>,
}

impl FideResult {
    /// Returns the rating after the event. With several rating periods it is the rating before the event plus
    /// the changes of all of them.
    #[must_use]
    pub fn now(&self) -> Option<i64> {
        let first = || self.first.and_then(|first| first.published());
        self.before.map_or_else(first, |before| Some(i64::from(before) + self.change))
    }

    /// Returns true if a rated player falls below the floor, so that the player is published as unrated.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.before.is_some() && self.now().is_some_and(|now| now < i64::from(FLOOR))
    }

    /// Returns a remark on special cases, in a few words.
    #[must_use]
    pub fn remark(&self) -> Option<Fact> {
        if let Some((round, rating)) = self.since {
            return Some(fact!("remark-from", "{rating} from round {round}", rating, round));
        }
        let (games, floor) = (self.games, FLOOR);
        Some(match (self.first.as_ref(), self.k) {
            (Some(FirstRating { withheld, .. }), _) => match withheld {
                None => fact!("remark-first", "first rating"),
                Some(Withheld::NoPoint) => fact!("remark-no-point", "unrated: no point"),
                Some(Withheld::TooFewGames) => {
                    fact!("remark-few", "unrated: {games} of {least} games", games, least = FIRST_GAMES)
                }
                Some(Withheld::TooLow) => fact!("remark-low", "unrated: below {floor}", floor),
            },
            (None, _) if self.is_lost() => fact!("remark-lost", "below {floor}: becomes unrated", floor),
            (None, Some((base, used))) if base != used => {
                fact!("remark-k", "K {base} × {games} games > 700", base, games)
            }
            (None, Some(_) | None) => return None,
        })
    }
}

impl<'a> FidePeriod<'a> {
    /// Collects the data for the ratings after a round.
    #[must_use]
    pub fn of(state: &'a State, round: RoundNo, rules: FideRules) -> Self {
        let first_day = person::birth(&state.details.first_day, None).unwrap_or_default();
        let rules = FideRules { edition: rules.edition.on(&first_day), ..rules };
        let year = first_day.get(..4).and_then(|year| year.parse().ok()).or(state.began);
        let first = RoundNo(1);
        let is_long = state.setup.regulations.long;
        let later = state.players.iter().flat_map(|player| player.rated_from.keys().copied());
        let later = later.filter(|from| is_long && *from <= round);
        let starts: BTreeSet<RoundNo> = later.chain([first]).collect();
        let rating = |player: &'a Player, from| {
            if is_long {
                player.fide_rating_in(rules.tempo, from)
            } else {
                player.entrant.fide_rating(rules.tempo)
            }
        };
        let ratings_from = |from| state.slots().map(|player| rating(player?, from)).collect();
        let periods = starts.into_iter().map(|from| (from, ratings_from(from))).collect();
        Self { state, round, rules, year, periods, games: period::games(state, round) }
    }

    /// Returns the effect of the event on all players ever registered, by id; no effect on removed ones.
    pub fn results(&self) -> impl Iterator<Item = FideResult> {
        self.state
            .slots()
            .map(|player| player.map_or_else(FideResult::default, |player| self.rate(player, &mut ())))
    }

    /// Rates a player and reports the reasons.
    pub fn rate(&self, player: &Player, why: &mut dyn Why) -> FideResult {
        let games = self.games.get(player.id.index()).map_or(&[][..], Vec::as_slice);
        if let [_] = &self.periods[..] {
            return match self.rating(player.id, RoundNo(1)) {
                Some(own) => self.rate_rated(player, own, 0, games, why),
                None => self.rate_unrated(player, games, why),
            };
        }
        self.rate_periods(player, games, why)
    }

    /// Rates a player period by period, each with the ratings that hold in it. Games before the first rating
    /// count for that rating, unless the player has one by now.
    fn rate_periods(&self, player: &Player, games: &[PlayedGame], why: &mut dyn Why) -> FideResult {
        let of = |period: usize| -> Vec<PlayedGame> {
            games.iter().filter(|game| self.period_of(game.round) == period).copied().collect()
        };
        let held = |period: usize| self.rating(player.id, self.periods[period].0);
        let (rated, unrated): (Vec<usize>, Vec<usize>) =
            (0..self.periods.len()).partition(|period| held(*period).is_some());
        let before: Vec<PlayedGame> = unrated.into_iter().flat_map(of).collect();
        if rated.is_empty() || !before.is_empty() {
            let result = self.rate_unrated(player, &before, why);
            if rated.is_empty() {
                return result;
            }
        }
        let mut total = FideResult::default();
        for period in &rated {
            let Some(own) = held(*period) else { continue };
            let result = self.rate_rated(player, own, *period, &of(*period), why);
            total.before = total.before.or(result.before);
            total.games += result.games;
            total.opponents += result.opponents;
            total.points += result.points;
            total.expected += result.expected;
            total.k = result.k.or(total.k);
            total.change += result.change;
            let from = self.periods[*period].0;
            total.since = result.before.filter(|now| total.before != Some(*now)).map(|now| (from, now));
        }
        if 1 < rated.len() {
            let (periods, change) = (rated.len(), format!("{:+}", total.change));
            let fact = fact!("periods", "{periods} rating periods together: {change}", periods, change);
            why.tell(REGULATIONS, fact);
        }
        total
    }

    /// Explains a player's game in one round.
    pub fn explain_game(&self, player: PlayerId, round: RoundNo, why: &mut dyn Why) {
        let games = self.games.get(player.index()).into_iter().flatten();
        let mut result = FideResult::default();
        for game in games.filter(|game| game.round == round) {
            match self.rating(player, round) {
                Some(own) => self.add_to_rated(own.rating, *game, &mut result, why),
                None => self.add_to_unrated(*game, &mut result, why),
            }
        }
        self.explain_not_counted(player, why, |of| of == round);
    }

    /// Returns the rating with which a player's games in a round are rated.
    fn rating(&self, player: PlayerId, round: RoundNo) -> Option<FideRating<'a>> {
        let (_, ratings) = self.periods.get(self.period_of(round))?;
        ratings.get(player.index()).copied().flatten()
    }

    /// Returns the index of the rating period of a round.
    fn period_of(&self, round: RoundNo) -> usize {
        self.periods.partition_point(|(from, _)| *from <= round).saturating_sub(1)
    }

    fn rate_rated(
        &self,
        player: &Player,
        own: FideRating<'_>,
        period: usize,
        games: &[PlayedGame],
        why: &mut dyn Why,
    ) -> FideResult {
        let mut result = FideResult { before: Some(own.rating), ..FideResult::default() };
        if why.listens() {
            self.explain_before(own, period, why);
        }
        for game in games {
            self.add_to_rated(own.rating, *game, &mut result, why);
        }
        self.explain_not_counted(player.id, why, |round| self.period_of(round) == period);
        if result.games == 0 {
            let rating = own.rating;
            why.tell("B.02 8.3", fact!("rating-stays", "no rated game: the rating stays {rating}", rating));
            return result;
        }
        let age = || Some(self.year?.saturating_sub(person::year(&player.entrant.born)?));
        let listed = own.listed.and_then(|listed| listed.k);
        let (base, reason) = fide::k(listed, own.rating, age);
        let k = fide::k_over(base, result.games);
        let sum = result.points - result.expected;
        result.k = Some((base, k));
        result.change = fide::change(k, sum);
        if why.listens() {
            explain_k(base, reason, why);
            if k != base {
                let games = words::games(result.games as usize);
                let fact =
                    fact!("k-less", "{base} × {games} is more than 700: K becomes {k}", base, games, k);
                why.tell("B.02 8.3.3", fact);
            }
            let now = i64::from(own.rating) + result.change;
            let fact = fact!(
                "fide-change",
                "{k} × {sum} = {product}, rounded {change}: {before} → {now} if the event ended now",
                k,
                sum = Signed(sum),
                product = Signed(i64::from(k) * sum),
                change = format_args!("{:+}", result.change),
                before = own.rating,
                now,
            );
            why.tell("B.02 8.3.4", fact);
            if result.is_lost() {
                let fact =
                    fact!("below-floor", "{now} is below {floor}: published as unrated", now, floor = FLOOR);
                why.tell("B.02 8.3", fact);
            }
        }
        result
    }

    /// Adds a game of a rated player.
    fn add_to_rated(&self, own: i32, game: PlayedGame, result: &mut FideResult, why: &mut dyn Why) {
        let Some(opponent) = self.rating(game.opponent, game.round) else {
            self.tell_game(game, "B.02 8.3", why, |game| {
                fact!("unrated-no-change", "{game} (unrated): does not change a rating", game)
            });
            return;
        };
        let opponent = opponent.rating;
        let Some(Expected { difference, is_capped, probability }) = self.rules.expected(own, opponent) else {
            self.tell_game(game, REGULATIONS, why, |game| {
                fact!(
                    "too-far-apart",
                    "{game} ({opponent}): not rated, 600 points or more apart and one player above 2600",
                    game,
                    opponent,
                )
            });
            return;
        };
        let points = hundredths(game.score);
        result.games += 1;
        result.opponents += i64::from(opponent);
        result.points += points;
        result.expected += i64::from(probability);
        self.tell_game(game, "B.02 8.3.1", why, |game| {
            let full = own - opponent;
            let difference = if is_capped {
                fact!("difference-as", "difference {full} counts as {difference}", full, difference)
            } else {
                fact!("difference", "difference {full}", full)
            };
            fact!(
                "fide-game",
                "{game} ({opponent}): {difference}, expected {expected}, {gain}",
                game,
                opponent,
                difference,
                expected = Unsigned(probability.into()),
                gain = Signed(points - i64::from(probability)),
            )
        });
    }

    fn rate_unrated(&self, player: &Player, games: &[PlayedGame], why: &mut dyn Why) -> FideResult {
        let mut result = FideResult::default();
        if why.listens() {
            let tempo = Value::word(self.rules.tempo.name());
            let fact = match player.entrant.rating {
                Some(rating) => {
                    fact!(
                        "not-listed",
                        "unrated: {rating} is no {tempo} rating of FIDE's list",
                        rating,
                        tempo
                    )
                }
                None => fact!("unrated", "unrated"),
            };
            why.tell("B.02 8.2", fact);
        }
        for game in games {
            self.add_to_unrated(*game, &mut result, why);
        }
        self.explain_not_counted(player.id, why, |round| self.rating(player.id, round).is_none());
        if result.games == 0 {
            why.tell(
                "B.02 8.2",
                fact!("no-first-rating", "no game against a rated opponent: no first rating"),
            );
            return result;
        }
        let first = FirstRating::of(result.opponents, result.games, result.points);
        result.first = Some(first);
        if why.listens() {
            explain_first(&result, first, why);
        }
        result
    }

    /// Adds a game of an unrated player.
    fn add_to_unrated(&self, game: PlayedGame, result: &mut FideResult, why: &mut dyn Why) {
        let Some(opponent) = self.rating(game.opponent, game.round) else {
            self.tell_game(game, "B.02 8.2", why, |game| {
                fact!("unrated-not-counted", "{game} (unrated): does not count", game)
            });
            return;
        };
        result.games += 1;
        result.opponents += i64::from(opponent.rating);
        result.points += hundredths(game.score);
        self.tell_game(game, "B.02 8.2", why, |game| {
            fact!("against-rated", "{game} ({rating})", game, rating = opponent.rating)
        });
    }

    /// Reports a fact about a game: `round 1: won against Ana (2100): ...`.
    fn tell_game(
        &self,
        game: PlayedGame,
        clause: &'static str,
        why: &mut dyn Why,
        about: impl Fn(Fact) -> Fact,
    ) {
        if why.listens() {
            let result = result_against(game.score, self.state.name(game.opponent));
            why.tell(clause, of_round(game.round, about(result)));
        }
    }

    /// Reports the rating used and the edition.
    fn explain_before(&self, own: FideRating<'_>, period: usize, why: &mut dyn Why) {
        let mut from = source(own);
        if own.listed.is_some_and(|listed| listed.kind == RatingKind::Standard)
            && !matches!(self.rules.tempo, fide::Tempo::Standard)
        {
            from = fact!("begins-with", "{from}, which a player without another begins with", from);
        }
        if let ([_, _, ..], Some((round, _))) = (&self.periods[..], self.periods.get(period)) {
            from = fact!("from-round-on", "{from}, from round {round} on", from, round);
        }
        let fact = fact!(
            "rated-as",
            "{rating}, {from}; rated as {tempo}, regulations of {edition}",
            rating = own.rating,
            from,
            tempo = Value::word(self.rules.tempo.name()),
            edition = Value::word(self.rules.edition.name()),
        );
        why.tell(REGULATIONS, fact);
    }

    fn explain_not_counted(&self, player: PlayerId, why: &mut dyn Why, of: impl Fn(RoundNo) -> bool) {
        if why.listens() {
            let rounds = period::not_counted(self.state, self.round, player);
            for (round, fact) in rounds.into_iter().filter(|(round, _)| of(*round)) {
                why.tell(REGULATIONS, of_round(round, fact));
            }
        }
    }
}

/// Returns the source of a rating in words.
fn source(own: FideRating<'_>) -> Fact {
    let Some(listed) = own.listed else { return fact!("typed-rating", "the rating as typed") };
    let (kind, source) = (Value::word(listed.kind.name()), &listed.source);
    if source.is_empty() {
        return fact!("kind-of-rating", "the {kind} rating", kind);
    }
    fact!("rating-of-list", "the {kind} rating of {source}", kind, source)
}

fn explain_k(k: u32, reason: KReason, why: &mut dyn Why) {
    let reason = match reason {
        KReason::Listed => fact!("k-listed", "by the rating list"),
        KReason::Reached2400 => fact!("k-2400", "2400 or more"),
        KReason::Young => fact!("k-young", "not older than 18 this year, and below 2300"),
        KReason::Usual => fact!(
            "k-usual",
            "the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows"
        ),
    };
    why.tell("B.02 8.3.3", fact!("k", "K {k}: {reason}", k, reason));
}

fn explain_first(result: &FideResult, first: FirstRating, why: &mut dyn Why) {
    let FirstRating { sum, count, share, difference, uncapped, rating, .. } = first;
    let opponents = result.opponents;
    let mean = Unsigned((200 * sum + count).div_euclid(2 * count)).to_string();
    let of_mean = fact!(
        "mean-of-first",
        "mean with two opponents of 1800: ({opponents} + 3600) / {count} = {mean}",
        opponents,
        count,
        mean = &mean,
    );
    why.tell("B.02 8.2", of_mean);
    let points = Unsigned(result.points);
    let difference = format!("{difference:+}");
    let share = fact!(
        "share-of-first",
        "share with two draws against them: ({points} + 1) / {count} = {share}, difference {difference}",
        points,
        count,
        share = Unsigned(share),
        difference = &difference,
    );
    why.tell("B.02 8.1.1", share);
    why.tell(
        "B.02 8.2",
        if uncapped == rating {
            fact!("first-rounded", "{mean} {difference} is {rating}, rounded", mean, difference, rating)
        } else {
            fact!(
                "first-capped",
                "{mean} {difference} is {uncapped}; a first rating is at most {rating}",
                mean,
                difference,
                uncapped,
                rating,
            )
        },
    );
    why.tell("B.02 8.2", outcome_of_first(result, first));
}

/// Returns the consequence of a first rating.
fn outcome_of_first(result: &FideResult, first: FirstRating) -> Fact {
    let rating = first.rating;
    match first.withheld {
        None => fact!("first-rating", "first rating {rating} if the event ended now", rating),
        Some(Withheld::NoPoint) => fact!("no-point", "no point: a first event without a point is ignored"),
        Some(Withheld::TooFewGames) => fact!(
            "too-few-games",
            "{games} of {least}: stays unrated until events of the next 26 months bring the rest",
            games = words::games(result.games as usize),
            least = FIRST_GAMES,
        ),
        Some(Withheld::TooLow) => {
            fact!("too-low", "{rating} is below {floor}: stays unrated", rating, floor = FLOOR)
        }
    }
}

/// Hundredths with a sign: `+0.21`.
struct Signed(i64);

impl std::fmt::Display for Signed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        write!(f, "{sign}{}", Unsigned(self.0.abs()))
    }
}

/// Hundredths: `0.21`.
struct Unsigned(i64);

impl std::fmt::Display for Unsigned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

#[cfg(test)]
mod tests;
