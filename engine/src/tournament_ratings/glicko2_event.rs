//! The effect of an event on its players' ratings by Glicko-2, as one rating period.
//!
//! Lists contain neither rating deviations nor volatilities. They are parameters of the event, equal for all
//! rated players; unrated players begin with the start values.

use super::period::{self, PlayedGame, result_against};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Rating;
use crate::basics::why::Why;
use crate::basics::words::{self, of_round};
use crate::event::state::{Player, State};
use crate::fact;
use crate::rating_systems::glicko2::{
    self, GlickoGame, GlickoRules, Period, Strength, expected, points, weight,
};
use crate::rating_systems::probit::rounding;

/// The source of the system.
const SOURCE: &str = "Glicko-2";

/// The data of an event's ratings, collected once.
#[derive(Debug)]
pub struct GlickoPeriod<'a> {
    state: &'a State,
    round: RoundNo,
    rules: GlickoRules,
    /// The strengths before the event, in order of registration.
    strengths: Vec<Strength>,
    games: Vec<Vec<PlayedGame>>,
}

/// The effect of an event on a player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GlickoResult {
    /// The rating before; `None` if unrated.
    pub before: Option<Rating>,
    /// The rating after; `None` if unrated and without a game.
    pub now: Option<Rating>,
    /// The number of games that count.
    pub games: u32,
    /// The sum of the opponents' ratings; an unrated opponent has the start value.
    pub opponents: f64,
    /// The points of those games.
    pub points: f64,
    /// The sum of the expected scores.
    pub expected: f64,
    /// The rating deviation and volatility after the event.
    pub after: Strength,
}

impl<'a> GlickoPeriod<'a> {
    /// Collects the data for the ratings after a round.
    #[must_use]
    pub fn of(state: &'a State, round: RoundNo, rules: GlickoRules) -> Self {
        let volatility = f64::from(rules.volatility) / 10_000.0;
        let strength = |player: Option<&Player>| match player.and_then(|player| state.rating_of(player)) {
            Some(rating) => {
                Strength { rating: float(rating), deviation: rules.rated_deviation.into(), volatility }
            }
            None => Strength { rating: rules.rating.into(), deviation: rules.deviation.into(), volatility },
        };
        let strengths = state.slots().map(strength).collect();
        Self { state, round, rules, strengths, games: period::games(state, round) }
    }

    /// Returns the effect of the event on all players ever registered, by id; `None` for removed ones.
    pub fn results(&self) -> impl Iterator<Item = Option<GlickoResult>> {
        self.state.slots().map(|player| self.rate(player?, &mut ()))
    }

    /// Rates a player and reports the reasons; `None` if the player is not in the event.
    pub fn rate(&self, player: &Player, why: &mut dyn Why) -> Option<GlickoResult> {
        let own = *self.strengths.get(player.id.index())?;
        let rated = self.games.get(player.id.index())?;
        let before = self.state.rating_of(player);
        if why.listens() {
            self.explain_before(before, own, why);
        }
        let mut games = Vec::with_capacity(rated.len());
        let (mut opponents, mut gained) = (0.0, 0.0);
        for game in rated {
            let Some(opponent) = self.strengths.get(game.opponent.index()) else { continue };
            games.push(GlickoGame { opponent: *opponent, score: game.score });
            opponents += opponent.rating;
            gained += points(game.score);
            self.explain(own, *game, *opponent, why);
        }
        self.explain_not_counted(player.id, why, |_| true);
        let period = glicko2::rate(own, &games, f64::from(self.rules.tau) / 100.0);
        let after = period.after;
        let now =
            if games.is_empty() { before } else { Some(rounding::round(after.rating, self.rules.decimals)) };
        if why.listens() {
            self.explain_after(own, &period, games.len(), now, why);
        }
        let games = u32::try_from(games.len()).unwrap_or(u32::MAX);
        Some(GlickoResult { before, now, games, opponents, points: gained, expected: period.expected, after })
    }

    /// Explains a player's game in one round.
    pub fn explain_game(&self, player: PlayerId, round: RoundNo, why: &mut dyn Why) {
        let games = self.games.get(player.index()).into_iter().flatten();
        let Some(own) = self.strengths.get(player.index()) else { return };
        for game in games.filter(|game| game.round == round) {
            if let Some(opponent) = self.strengths.get(game.opponent.index()) {
                self.explain(*own, *game, *opponent, why);
            }
        }
        self.explain_not_counted(player, why, |of| of == round);
    }

    fn explain_before(&self, before: Option<Rating>, own: Strength, why: &mut dyn Why) {
        let Strength { rating, deviation, volatility } = own;
        let what = match before {
            Some(_) => fact!("before-the-event", "before the event"),
            None => fact!("start-values", "unrated, so the start values"),
        };
        let tau = format!("{:.2}", f64::from(self.rules.tau) / 100.0);
        let fact = fact!(
            "glicko-before",
            "{what}: {rating}, deviation {deviation}, volatility {volatility}; tau {tau}",
            what,
            rating,
            deviation,
            volatility,
            tau,
        );
        why.tell(SOURCE, fact);
    }

    /// Explains the effect of a game.
    fn explain(&self, own: Strength, game: PlayedGame, opponent: Strength, why: &mut dyn Why) {
        if !why.listens() {
            return;
        }
        let (g, e) = (weight(opponent.deviation), expected(own.rating, opponent));
        let gain = g * (points(game.score) - e);
        let Strength { rating, deviation, .. } = opponent;
        let fact = fact!(
            "glicko-game",
            "{game} ({rating}, deviation {deviation}): weight {weight}, expected {expected}, {gain}",
            game = result_against(game.score, self.state.name(game.opponent)),
            rating,
            deviation,
            weight = format_args!("{g:.4}"),
            expected = format_args!("{e:.4}"),
            gain = format_args!("{gain:+.4}"),
        );
        why.tell(SOURCE, of_round(game.round, fact));
    }

    fn explain_after(
        &self,
        own: Strength,
        period: &Period,
        games: usize,
        now: Option<Rating>,
        why: &mut dyn Why,
    ) {
        let Strength { rating, deviation, volatility } = period.after;
        if games == 0 {
            let (before, after) = (own.deviation, format!("{deviation:.2}"));
            let fact = fact!(
                "deviation-grows",
                "no rated game: the deviation grows from {before} to {after}",
                before,
                after,
            );
            why.tell(SOURCE, fact);
            return;
        }
        let Period { variance, improvement, sum, .. } = period;
        let fact = fact!(
            "glicko-period",
            "sum {sum}, variance {variance}, improvement {improvement}",
            sum = format_args!("{sum:+.4}"),
            variance = format_args!("{variance:.4}"),
            improvement = format_args!("{improvement:+.4}"),
        );
        why.tell(SOURCE, fact);
        let places = self.rules.decimals.number() as usize;
        let now = now.map_or_else(String::new, |now| format!("{now:.places$}"));
        let fact = fact!(
            "glicko-after",
            "{rounded}; deviation {deviation}, volatility {volatility}, if the event ended now",
            rounded = words::rounded(format_args!("{rating:.5}"), places, now),
            deviation = format_args!("{deviation:.2}"),
            volatility = format_args!("{volatility:.6}"),
        );
        why.tell(SOURCE, fact);
    }

    fn explain_not_counted(&self, player: PlayerId, why: &mut dyn Why, of: impl Fn(RoundNo) -> bool) {
        if why.listens() {
            let rounds = period::not_counted(self.state, self.round, player);
            for (round, fact) in rounds.into_iter().filter(|(round, _)| of(*round)) {
                why.tell(SOURCE, of_round(round, fact));
            }
        }
    }
}

/// Converts a rating to points.
#[expect(clippy::cast_precision_loss, reason = "ratings have far fewer digits than a float holds")]
fn float(rating: Rating) -> f64 {
    rating.units() as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::event::action::{Act, Entrant, Outcome, PairedBy};
    use crate::event::setup::{PairingSystem, RatingSystem};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore;
    use crate::ranking::standings::Standings;

    #[test]
    fn an_unrated_player_begins_with_the_start_values() {
        let mut state = event(setup(PairingSystem::Manual), 0);
        state.setup.rating = RatingSystem::Glicko2(GlickoRules::default());
        for (id, rating) in (1..).map(PlayerId).zip(["", "1500", "1800"]) {
            let name = format!("player {id}").parse().unwrap();
            let entrant = Entrant { name, rating: rating.parse().ok(), ..Entrant::default() };
            state.apply(&Act::Register { id, entrant }).unwrap();
        }
        let round = RoundNo(1);
        let boards = vec![vec![PlayerId(1), PlayerId(2)]];
        state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand });
        let outcome = Outcome::game(GameScore::Win, GameScore::Loss);
        state.evolve(&Act::Record { round, board: BoardNo(1), outcome });
        let standings = Standings::after(&state, round);
        let shown = (1..=3).map(|id| {
            let line = standings.row(PlayerId(id)).unwrap().rating;
            [line.before, line.now].map(|rating| rating.map_or_else(|| "-".to_owned(), |one| one.to_string()))
        });
        assert_eq!(shown.collect::<Vec<_>>(), [["-", "1675"], ["1500", "1481"], ["1800", "1800"]]);
        let mut why = Vec::new();
        let period = GlickoPeriod::of(&state, round, GlickoRules::default());
        period.rate(&state.players[0], &mut why);
        let facts: Vec<_> = why.into_iter().map(|reason| reason.fact.english().to_owned()).collect();
        assert_eq!(facts.len(), 4, "{facts:?}");
        assert_eq!(facts[0], "unrated, so the start values: 1500, deviation 350, volatility 0.06; tau 0.50");
        assert!(
            facts[1].starts_with("round 1: won against player 2 (1500, deviation 100): weight 0.95"),
            "{facts:?}"
        );
        assert!(facts[3].contains("halves up: 1675; deviation "), "{facts:?}");
        let mut why = Vec::new();
        period.rate(&state.players[2], &mut why);
        assert_eq!(
            why.last().unwrap().fact.english(),
            "no rated game: the deviation grows from 100 to 100.54"
        );
    }
}
