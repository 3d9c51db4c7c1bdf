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

    /// Whether a rated player falls below the floor, so that the player is published as unrated.
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
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::basics::why::Reason;
    use crate::event::action::{Act, Entrant, ListedRating, Outcome, PairedBy};
    use crate::event::setup::{PairingSystem, RatingSystem};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore;
    use crate::ranking::standings::Standings;
    use crate::rating_systems::fide::{FideEdition, Tempo};

    /// Player 1 has White against player 2, 3 and so on, one per round, with these results.
    fn played(rules: FideRules, own: Entrant, opponents: &[(&str, Outcome)]) -> State {
        let mut state = event(setup(PairingSystem::Manual), 0);
        state.setup.rating = RatingSystem::Fide(rules);
        let opponents_of = opponents.iter().map(|(rating, _)| Entrant {
            name: format!("rated {rating}").parse().unwrap(),
            rating: rating.parse().ok(),
            ..Entrant::default()
        });
        for (id, entrant) in (1..).map(PlayerId).zip(std::iter::once(own).chain(opponents_of)) {
            state.apply(&Act::Register { id, entrant }).unwrap();
        }
        for (at, (_, outcome)) in (1..).zip(opponents) {
            let round = RoundNo(at);
            let boards = vec![vec![PlayerId(1), PlayerId(u32::from(at) + 1)]];
            state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand });
            state.evolve(&Act::Record { round, board: BoardNo(1), outcome: outcome.clone() });
        }
        state
    }

    fn own(rating: &str) -> Entrant {
        Entrant { name: "Ana".parse().unwrap(), rating: rating.parse().ok(), ..Entrant::default() }
    }

    fn won() -> Outcome {
        Outcome::game(GameScore::Win, GameScore::Loss)
    }

    fn drawn() -> Outcome {
        Outcome::game(GameScore::Draw, GameScore::Draw)
    }

    fn lost() -> Outcome {
        Outcome::game(GameScore::Loss, GameScore::Win)
    }

    const STANDARD: FideRules = FideRules { tempo: Tempo::Standard, edition: FideEdition::October2025 };

    fn shown(state: &State) -> Vec<String> {
        let standings = Standings::after(state, state.last_round());
        let row = standings.row(PlayerId(1)).unwrap();
        let show = |rating: Option<crate::basics::number::Rating>| {
            rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string())
        };
        vec![show(row.rating.before), show(row.rating.now)]
    }

    fn facts(state: &State) -> Vec<String> {
        let mut why: Vec<Reason> = Vec::new();
        let RatingSystem::Fide(rules) = state.setup.rating else { panic!("rated by FIDE") };
        let period = FidePeriod::of(state, state.last_round(), rules);
        period.rate(&state.players[0], &mut why);
        why.into_iter().map(|reason| format!("{}: {}", reason.clause, reason.fact)).collect()
    }

    #[test]
    fn the_worked_change_live_in_the_standings_and_in_words() {
        let games = [("2100", won()), ("2200", drawn()), ("1950", lost()), ("2310", drawn())];
        let state = played(STANDARD, own("2100"), &games);
        assert_eq!(shown(&state), ["2100", "2104"]);
        assert_eq!(
            facts(&state),
            [
                "B.02: 2100, the rating as typed; rated as standard, regulations of October 2025",
                "B.02 8.3.1: round 1: won against rated 2100 (2100): difference 0, expected 0.50, +0.50",
                "B.02 8.3.1: round 2: drew with rated 2200 (2200): difference -100, expected 0.36, +0.14",
                "B.02 8.3.1: round 3: lost to rated 1950 (1950): difference 150, expected 0.70, -0.70",
                "B.02 8.3.1: round 4: drew with rated 2310 (2310): difference -210, expected 0.23, +0.27",
                "B.02 8.3.3: K 20: the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows",
                "B.02 8.3.4: 20 × +0.21 = +4.20, rounded +4: 2100 → 2104 if the event ended now",
            ]
        );
        // The change after each round, if the event ended then.
        let now = (0..=4).map(|round| {
            let standings = Standings::after(&state, RoundNo(round));
            standings.row(PlayerId(1)).and_then(|row| row.rating.now).unwrap().to_string()
        });
        assert_eq!(now.collect::<Vec<_>>(), ["2100", "2110", "2113", "2099", "2104"]);
    }

    fn rerate(state: &mut State, from: u16, rating: &str) {
        let listed = ListedRating {
            kind: RatingKind::Standard,
            rating: rating.parse().unwrap(),
            k: None,
            source: "FIDE JAN27".parse().unwrap(),
        };
        state.setup.regulations.long = true;
        state
            .apply(&Act::Rerate { from: RoundNo(from), ratings: vec![(PlayerId(1), vec![listed])] })
            .unwrap();
    }

    /// 2100 against 2100, 2200: +0.50 +0.14, times 20 is 12.8, so +13. 2405 against 1950, 2310: +0.92 - 1 (as
    /// 400) and 0.63 - 0.5 expected: -0.92 and -0.13, times 10 is -10.5, rounded away from 0: -11.
    #[test]
    fn b01_1_1_4_each_period_is_rated_with_its_own_ratings_and_k() {
        let games = [("2100", won()), ("2200", drawn()), ("1950", lost()), ("2310", drawn())];
        let mut state = played(STANDARD, own("2100"), &games);
        rerate(&mut state, 3, "2405");
        assert_eq!(shown(&state), ["2100", "2102"]);
        assert_eq!(
            facts(&state),
            [
                "B.02: 2100, the rating as typed, from round 1 on; rated as standard, regulations of October 2025",
                "B.02 8.3.1: round 1: won against rated 2100 (2100): difference 0, expected 0.50, +0.50",
                "B.02 8.3.1: round 2: drew with rated 2200 (2200): difference -100, expected 0.36, +0.14",
                "B.02 8.3.3: K 20: the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows",
                "B.02 8.3.4: 20 × +0.64 = +12.80, rounded +13: 2100 → 2113 if the event ended now",
                "B.02: 2405, the standard rating of FIDE JAN27, from round 3 on; rated as standard, regulations of October 2025",
                "B.02 8.3.1: round 3: lost to rated 1950 (1950): difference 455 counts as 400, expected 0.92, -0.92",
                "B.02 8.3.1: round 4: drew with rated 2310 (2310): difference 95, expected 0.63, -0.13",
                "B.02 8.3.3: K 10: 2400 or more",
                "B.02 8.3.4: 10 × -1.05 = -10.50, rounded -11: 2405 → 2394 if the event ended now",
                "B.02: 2 rating periods together: +2",
            ]
        );
        let RatingSystem::Fide(rules) = state.setup.rating else { panic!("rated by FIDE") };
        let result = |round| FidePeriod::of(&state, RoundNo(round), rules).results().next().unwrap();
        assert_eq!(result(4).remark(), "2405 from round 3");
        assert_eq!((result(2).change, result(2).since), (13, None), "it does not hold yet");
        // The opponents' games use the rating of their own round.
        let opponent = |at: usize| FidePeriod::of(&state, RoundNo(4), rules).results().nth(at).unwrap();
        assert_eq!([opponent(1).opponents, opponent(3).opponents], [2100, 2405]);
    }

    #[test]
    fn who_gets_a_rating_on_the_way_is_rated_from_then_on() {
        let games = [("1900", won()), ("1900", won()), ("1900", drawn())];
        let mut state = played(STANDARD, own(""), &games);
        rerate(&mut state, 3, "1900");
        assert_eq!(shown(&state), ["1900", "1900"]);
        let facts = facts(&state);
        assert_eq!(facts[0], "B.02 8.2: unrated");
        assert!(facts[6].contains("2 games of 5: stays unrated"), "{facts:?}");
        assert!(facts.last().unwrap().contains("20 × +0.00"), "{facts:?}");
        // After the undo the player is unrated as before.
        state.apply(&Act::Rerate { from: RoundNo(3), ratings: vec![(PlayerId(1), Vec::new())] }).unwrap();
        assert_eq!(shown(&state), ["-", "-"]);
    }

    fn listed_from(state: &mut State, from: u16, id: u32, kind: RatingKind, rating: &str) {
        state.setup.regulations.long = true;
        let source = "FIDE JAN27".parse().unwrap();
        let listed = rating.parse().ok().map(|rating| ListedRating { kind, rating, k: None, source });
        let ratings = vec![(PlayerId(id), listed.into_iter().collect())];
        state.apply(&Act::Rerate { from: RoundNo(from), ratings }).unwrap();
    }

    /// 20 x 0.54 is 10.8; two periods of 5.4 would be 5 each.
    #[test]
    fn ratings_that_are_taken_back_leave_no_period_behind() {
        let mut state = played(STANDARD, own("2100"), &[("2310", drawn()), ("2310", drawn())]);
        assert_eq!(shown(&state), ["2100", "2111"]);
        listed_from(&mut state, 2, 3, RatingKind::Standard, "2311");
        assert_eq!(shown(&state), ["2100", "2110"]);
        listed_from(&mut state, 2, 3, RatingKind::Standard, "");
        assert_eq!(shown(&state), ["2100", "2111"]);
    }

    #[test]
    fn b02_8_2_the_games_of_all_periods_count_for_a_first_rating() {
        let games = [("1900", won()), ("1905", won()), ("1900", won()), ("1902", lost()), ("1900", lost())];
        let mut state = played(STANDARD, own(""), &games);
        listed_from(&mut state, 4, 2, RatingKind::Standard, "1910");
        assert_eq!(shown(&state), ["-", "1922"]);
    }

    #[test]
    fn b02_8_2_another_standard_rating_does_not_take_the_place_of_a_rapid_one() {
        let rapid = FideRules { tempo: Tempo::Rapid, edition: FideEdition::October2025 };
        let source = crate::basics::text::Label::default();
        let of_list =
            ListedRating { kind: RatingKind::Rapid, rating: "2000".parse().unwrap(), k: None, source };
        let ana = Entrant { ratings: vec![of_list], ..own("2000") };
        let mut state = played(rapid, ana, &[("2000", won()), ("2000", won())]);
        assert_eq!(shown(&state), ["2000", "2020"]);
        listed_from(&mut state, 1, 1, RatingKind::Standard, "2300");
        assert_eq!(shown(&state), ["2000", "2020"]);
    }

    #[test]
    fn ratings_from_a_round_on_count_in_a_long_event_only() {
        let mut state = played(STANDARD, own("2100"), &[("2100", won())]);
        listed_from(&mut state, 1, 1, RatingKind::Standard, "2200");
        assert_eq!(shown(&state), ["2200", "2207"]);
        state.setup.regulations.long = false;
        assert_eq!(shown(&state), ["2100", "2110"]);
    }

    #[test]
    fn what_does_not_count_is_named() {
        let unrated = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: false };
        let games = [
            ("2505", lost()),
            ("", won()),
            ("1390", won()),
            ("2000", Outcome::Forfeit { white: true, black: false }),
            ("2000", unrated),
            ("2000", Outcome::Adjourned),
        ];
        let ana = Entrant { born: "2010".parse().unwrap(), ..own("2000") };
        let mut state = played(STANDARD, ana, &games);
        state.details.first_day = "2026-11-21".parse().unwrap();
        assert_eq!(
            facts(&state)[1..],
            [
                "B.02 8.3.1: round 1: lost to rated 2505 (2505): difference -505 counts as -400, expected 0.08, -0.08",
                "B.02 8.3: round 2: won against rated  (unrated): does not change a rating",
                "B.02 8.3: round 3: won against rated 1390 (unrated): does not change a rating",
                "B.02: round 4: against rated 2000 (No 5): not played, does not count",
                "B.02: round 5: against rated 2000 (No 6): marked as not rated, does not count",
                "B.02: round 6: against rated 2000 (No 7): adjourned, does not count",
                "B.02 8.3.3: K 40: not older than 18 this year, and below 2300",
                "B.02 8.3.4: 40 × -0.08 = -3.20, rounded -3: 2000 → 1997 if the event ended now",
            ]
        );
        assert_eq!(shown(&state), ["2000", "1997"]);
    }

    #[test]
    fn k_of_the_list_the_700_rule_and_the_floor() {
        let listed = ListedRating {
            kind: RatingKind::Standard,
            rating: "1405".parse().unwrap(),
            k: Some(40),
            source: "FIDE OCT26".parse().unwrap(),
        };
        let ana = Entrant { ratings: vec![listed], ..own("1300") };
        let games: Vec<_> = (0..18).map(|_| ("1405", lost())).collect();
        let state = played(STANDARD, ana, &games);
        let facts = facts(&state);
        assert_eq!(
            facts[0],
            "B.02: 1405, the standard rating of FIDE OCT26; rated as standard, regulations of October 2025"
        );
        assert_eq!(
            facts[19..],
            [
                "B.02 8.3.3: K 40: by the rating list",
                "B.02 8.3.3: 40 × 18 games is more than 700: K becomes 38",
                "B.02 8.3.4: 38 × -9.00 = -342.00, rounded -342: 1405 → 1063 if the event ended now",
                "B.02 8.3: 1063 is below 1400: published as unrated",
            ]
        );
        assert_eq!(shown(&state), ["1405", "1063"]);
    }

    #[test]
    fn a_first_rating_is_shown_from_the_fifth_game_on() {
        let games = [("1900", won()), ("1905", won()), ("1900", won()), ("1902", lost()), ("1900", lost())];
        let state = played(STANDARD, own(""), &games);
        assert_eq!(shown(&state), ["-", "1922"]);
        assert_eq!(
            facts(&state)[6..],
            [
                "B.02 8.2: mean with two opponents of 1800: (9507 + 3600) / 7 = 1872.43",
                "B.02 8.1.1: share with two draws against them: (3.00 + 1) / 7 = 0.57, difference +50",
                "B.02 8.2: 1872.43 +50 is 1922, rounded",
                "B.02 8.2: first rating 1922 if the event ended now",
            ]
        );
        let state = played(STANDARD, own(""), &games[..4]);
        assert_eq!(shown(&state), ["-", "-"]);
        let last = facts(&state).pop().unwrap();
        assert!(last.contains("4 games of 5: stays unrated"), "{last}");
        // The other ratings do not change.
        let standings = Standings::after(&state, state.last_round());
        assert!(standings.rows.iter().all(|row| row.rating.before == row.rating.now));
    }

    #[test]
    fn rapid_games_far_apart_are_not_rated() {
        let rapid = FideRules { tempo: Tempo::Rapid, edition: FideEdition::ByDate };
        let mut state = played(rapid, own("2700"), &[("2100", drawn()), ("2300", drawn())]);
        let facts_of = |state: &State| facts(state)[1].clone();
        assert_eq!(
            facts_of(&state),
            "B.02: round 1: drew with rated 2100 (2100): not rated, 600 points or more apart and one player above 2600"
        );
        assert_eq!(shown(&state), ["2700", "2696"]);
        state.details.first_day = "2024-11-30".parse().unwrap();
        assert_eq!(shown(&state), ["2700", "2692"]);
    }
}
