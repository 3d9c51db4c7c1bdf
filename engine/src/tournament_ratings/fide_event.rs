//! The effect of an event on its players' ratings by FIDE's regulations (B.02). The event is one rating
//! period; an event of more than 30 days has one for each list of ratings that holds from a round on.

use std::collections::BTreeSet;

use super::listed::FideRating;
use super::period::{self, PlayedGame, verb};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::why::Why;
use crate::basics::words;
use crate::event::state::{Player, State};
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
    pub fn remark(&self) -> String {
        if let Some((from, rating)) = self.since {
            return format!("{rating} from round {from}");
        }
        match (self.first.as_ref(), self.k) {
            (Some(FirstRating { withheld, .. }), _) => match withheld {
                None => "first rating".to_owned(),
                Some(Withheld::NoPoint) => "unrated: no point".to_owned(),
                Some(Withheld::TooFewGames) => {
                    format!("unrated: {} of {FIRST_GAMES} games", self.games)
                }
                Some(Withheld::TooLow) => format!("unrated: below {FLOOR}"),
            },
            (None, _) if self.is_lost() => format!("below {FLOOR}: becomes unrated"),
            (None, Some((base, used))) if base != used => format!("K {base} × {} games > 700", self.games),
            (None, Some(_) | None) => String::new(),
        }
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
            let periods = rated.len();
            why.because(REGULATIONS, format_args!("{periods} rating periods together: {:+}", total.change));
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
            why.because("B.02 8.3", format_args!("no rated game: the rating stays {}", own.rating));
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
                let games = words::count(result.games as usize, "game");
                why.because("B.02 8.3.3", format_args!("{base} × {games} is more than 700: K becomes {k}"));
            }
            let (before, now) = (own.rating, i64::from(own.rating) + result.change);
            let fact = format_args!(
                "{k} × {} = {}, rounded {:+}: {before} → {now} if the event ended now",
                Signed(sum),
                Signed(i64::from(k) * sum),
                result.change
            );
            why.because("B.02 8.3.4", fact);
            if result.is_lost() {
                why.because("B.02 8.3", format_args!("{now} is below {FLOOR}: published as unrated"));
            }
        }
        result
    }

    /// Adds a game of a rated player.
    fn add_to_rated(&self, own: i32, game: PlayedGame, result: &mut FideResult, why: &mut dyn Why) {
        let Some(opponent) = self.rating(game.opponent, game.round) else {
            self.because(game, "B.02 8.3", format_args!(" (unrated): does not change a rating"), why);
            return;
        };
        let opponent = opponent.rating;
        let Some(Expected { difference, is_capped, probability }) = self.rules.expected(own, opponent) else {
            let fact =
                format_args!(" ({opponent}): not rated, 600 points or more apart and one player above 2600");
            self.because(game, REGULATIONS, fact, why);
            return;
        };
        let points = hundredths(game.score);
        result.games += 1;
        result.opponents += i64::from(opponent);
        result.points += points;
        result.expected += i64::from(probability);
        if why.listens() {
            let gain = Signed(points - i64::from(probability));
            let expected = Unsigned(probability.into());
            let full = own - opponent;
            if is_capped {
                let fact = format_args!(
                    " ({opponent}): difference {full} counts as {difference}, expected {expected}, {gain}"
                );
                self.because(game, "B.02 8.3.1", fact, why);
            } else {
                let fact = format_args!(" ({opponent}): difference {full}, expected {expected}, {gain}");
                self.because(game, "B.02 8.3.1", fact, why);
            }
        }
    }

    fn rate_unrated(&self, player: &Player, games: &[PlayedGame], why: &mut dyn Why) -> FideResult {
        let mut result = FideResult::default();
        if why.listens() {
            let tempo = self.rules.tempo.name();
            match player.entrant.rating {
                Some(rating) => {
                    let fact = format_args!("unrated: {rating} is no {tempo} rating of FIDE's list");
                    why.because("B.02 8.2", fact);
                }
                None => why.because("B.02 8.2", format_args!("unrated")),
            }
        }
        for game in games {
            self.add_to_unrated(*game, &mut result, why);
        }
        self.explain_not_counted(player.id, why, |round| self.rating(player.id, round).is_none());
        if result.games == 0 {
            why.because("B.02 8.2", format_args!("no game against a rated opponent: no first rating"));
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
            self.because(game, "B.02 8.2", format_args!(" (unrated): does not count"), why);
            return;
        };
        result.games += 1;
        result.opponents += i64::from(opponent.rating);
        result.points += hundredths(game.score);
        self.because(game, "B.02 8.2", format_args!(" ({})", opponent.rating), why);
    }

    /// Reports a fact about a game: `round 1: won against Ana (2100): ...`.
    fn because(
        &self,
        game: PlayedGame,
        clause: &'static str,
        fact: std::fmt::Arguments<'_>,
        why: &mut dyn Why,
    ) {
        if why.listens() {
            let name = self.state.name(game.opponent);
            why.because(clause, format_args!("round {}: {} {name}{fact}", game.round, verb(game.score)));
        }
    }

    /// Reports the rating used and the edition.
    fn explain_before(&self, own: FideRating<'_>, period: usize, why: &mut dyn Why) {
        let from = match own.listed {
            Some(listed) if listed.source.is_empty() => format!("the {} rating", listed.kind.name()),
            Some(listed) => format!("the {} rating of {}", listed.kind.name(), listed.source),
            None => "the rating as typed".to_owned(),
        };
        let tempo = self.rules.tempo.name();
        let edition = self.rules.edition.name();
        let rating = own.rating;
        let starts = own.listed.is_some_and(|listed| listed.kind == RatingKind::Standard)
            && !matches!(self.rules.tempo, fide::Tempo::Standard);
        let starts = if starts { ", which a player without another begins with" } else { "" };
        let holds = match &self.periods[..] {
            [_] => String::new(),
            periods => {
                periods.get(period).map_or_else(String::new, |(from, _)| format!(", from round {from} on"))
            }
        };
        why.because(
            REGULATIONS,
            format_args!("{rating}, {from}{starts}{holds}; rated as {tempo}, regulations of {edition}"),
        );
    }

    fn explain_not_counted(&self, player: PlayerId, why: &mut dyn Why, of: impl Fn(RoundNo) -> bool) {
        if why.listens() {
            let rounds = period::not_counted(self.state, self.round, player);
            for (round, fact) in rounds.into_iter().filter(|(round, _)| of(*round)) {
                why.because(REGULATIONS, format_args!("round {round}: {fact}"));
            }
        }
    }
}

fn explain_k(k: u32, reason: KReason, why: &mut dyn Why) {
    let reason = match reason {
        KReason::Listed => "by the rating list",
        KReason::Reached2400 => "2400 or more",
        KReason::Young => "not older than 18 this year, and below 2300",
        KReason::Usual => {
            "the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows"
        }
    };
    why.because("B.02 8.3.3", format_args!("K {k}: {reason}"));
}

fn explain_first(result: &FideResult, first: FirstRating, why: &mut dyn Why) {
    let FirstRating { sum, count, share, difference, uncapped, rating, .. } = first;
    let mean = Unsigned((200 * sum + count).div_euclid(2 * count));
    let opponents = result.opponents;
    why.because(
        "B.02 8.2",
        format_args!("mean with two opponents of 1800: ({opponents} + 3600) / {count} = {mean}"),
    );
    let points = Unsigned(result.points);
    why.because(
        "B.02 8.1.1",
        format_args!(
            "share with two draws against them: ({points} + 1) / {count} = {}, difference {difference:+}",
            Unsigned(share)
        ),
    );
    if uncapped == rating {
        why.because("B.02 8.2", format_args!("{mean} {difference:+} is {rating}, rounded"));
    } else {
        why.because(
            "B.02 8.2",
            format_args!("{mean} {difference:+} is {uncapped}; a first rating is at most {rating}"),
        );
    }
    let outcome = match first.withheld {
        None => format!("first rating {rating} if the event ended now"),
        Some(Withheld::NoPoint) => "no point: a first event without a point is ignored".to_owned(),
        Some(Withheld::TooFewGames) => {
            let games = words::count(result.games as usize, "game");
            format!(
                "{games} of {FIRST_GAMES}: stays unrated until events of the next 26 months bring the rest"
            )
        }
        Some(Withheld::TooLow) => format!("{rating} is below {FLOOR}: stays unrated"),
    };
    why.because("B.02 8.2", format_args!("{outcome}"));
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
