//! How a tie-break comes about: opponent by opponent, with what was cut and why, dummies and caps named.

use std::fmt;

use super::Exact;
use super::code::{Code, Kind};
use super::kinds::direct_encounter::{self as encounter, Pass};
use super::kinds::elements::{self, Cap, Cut, Element, Measure, Scores};
use super::kinds::{counted as own, ratings};
use super::order::{Basis, average};
use super::table::{Pairings, Record, RecordKind, Table, Unrated};
use crate::basics::decimal;
use crate::basics::number::Points;
use crate::basics::why::Why;
use crate::game::scoring::GameScore;
use crate::rating_systems::performance::share_and_difference;

/// How players are called.
pub type Names<'a> = &'a dyn Fn(usize) -> String;

/// A value as it is shown: with so many decimals at least, and as many as it takes to be exact.
#[derive(Debug, Clone, Copy)]
pub struct Shown(pub Exact, pub usize);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(value) => decimal::write(f, value, 4, self.1),
            None => f.write_str("undefined"),
        }
    }
}

impl Basis {
    /// Tells how a tie-break of a player comes about; of a direct encounter with the players who were tied.
    pub fn explain(&self, player: usize, code: Code, tied: &[usize], names: Names<'_>, why: &mut dyn Why) {
        let clause = code.kind.article();
        if self.lacks_ratings(code.kind) {
            let unrated = self.table.players.iter().position(|player| player.rating.is_none());
            let name = unrated.map_or_else(String::new, names);
            why.because("C.07 10", format_args!("undefined for all: {name} has no rating"));
            return;
        }
        match code.kind {
            Kind::Wins | Kind::GamesWon | Kind::BlackGames | Kind::BlackWins | Kind::ElectedToPlay => {
                for (round, record) in self.table.rounds_of(player).iter().enumerate() {
                    if own::counts(code.kind, record, &self.table) {
                        why.because(clause, format_args!("round {}: {}", round + 1, tell(record, names)));
                    }
                }
            }
            Kind::ProgressiveScores => {
                for (round, score) in own::progressive(&self.table, player, code) {
                    why.because(clause, format_args!("after round {}: {score}", round + 1));
                }
                for cut in 0..code.cut_least {
                    why.because("C.07 14", format_args!("without the score after round {}", cut + 1));
                }
            }
            Kind::StandardPoints => {
                for (round, record) in self.table.rounds_of(player).iter().enumerate() {
                    if let Some(worth) = own::standard(&self.table, round, record) {
                        let (worth, told) = (Shown(Some(worth), 1), tell(record, names));
                        why.because(clause, format_args!("round {}: {worth} {told}", round + 1));
                    }
                }
            }
            Kind::Buchholz => self.explain_elements(player, code, false, Measure::Score, names, why),
            Kind::SonnebornBerger => self.explain_elements(player, code, false, Measure::Product, names, why),
            Kind::ForeBuchholz => {
                let last = self.table.rounds;
                why.because(clause, format_args!("as if all that was paired in round {last} had been drawn"));
                self.explain_elements(player, code, true, Measure::Score, names, why);
            }
            Kind::AverageBuchholz => self.explain_average(player, code, names, why),
            Kind::Koya => self.explain_koya(player, code, names, why),
            Kind::AverageRating | Kind::Performance | Kind::PerfectPerformance => {
                self.explain_ratings(player, code, names, why);
            }
            Kind::AveragePerformance => {
                self.explain_mean(player, code, self.performances(), "TPR", names, why);
            }
            Kind::AveragePerfect => self.explain_mean(player, code, self.perfect(), "PTP", names, why),
            Kind::Rating => why.because(clause, format_args!("the rating before the event")),
            Kind::PairingNumber => {
                why.because(clause, format_args!("the number under which the player is paired"));
            }
            Kind::DirectEncounter => self.explain_encounter(player, code, tied, names, why),
        }
    }

    /// Tells what one round brings to a tie-break, where it is made of rounds.
    pub fn explain_round(&self, player: usize, code: Code, round: usize, why: &mut dyn Why) {
        let kind = code.kind;
        if !matches!(kind, Kind::Buchholz | Kind::ForeBuchholz | Kind::SonnebornBerger) {
            let record = self.table.rounds_of(player).get(round);
            if record.is_some_and(|record| own::counts(kind, record, &self.table)) {
                why.because(kind.article(), format_args!("1 for {}", code.name()));
            }
            return;
        }
        let is_fore = kind == Kind::ForeBuchholz;
        let measure = if kind == Kind::SonnebornBerger { Measure::Product } else { Measure::Score };
        let (table, scores) = self.seen(is_fore);
        let mut list = Vec::new();
        elements::collect(table, scores, player, code, &mut list);
        let mut left_out = None;
        elements::cut(&mut list, code, measure, table, |element, cut| {
            if element.round == round {
                left_out = Some((element, cut));
            }
        });
        let clause = code.kind.article();
        if let Some((element, cut)) = left_out {
            let value = value(&element, measure);
            why.because("C.07 14", format_args!("{value} for {} is cut: {}", code.name(), reason(cut)));
        } else if let Some(element) = list.iter().find(|element| element.round == round) {
            why.because(clause, format_args!("{} for {}", value(element, measure), code.name()));
        }
    }

    fn seen(&self, is_fore: bool) -> (&Table, &Scores) {
        if is_fore {
            let (table, scores) = self.fore();
            (table, scores)
        } else {
            (&self.table, &self.scores)
        }
    }

    fn explain_elements(
        &self,
        player: usize,
        code: Code,
        is_fore: bool,
        measure: Measure,
        names: Names<'_>,
        why: &mut dyn Why,
    ) {
        let (table, scores) = self.seen(is_fore);
        let mut list: Vec<Element> = Vec::new();
        elements::collect(table, scores, player, code, &mut list);
        for element in &list {
            let Some(record) = table.rounds_of(player).get(element.round) else { continue };
            let whose = whose(table, scores, player, element, record, names);
            let round = element.round + 1;
            match measure {
                Measure::Score => why.because(code.kind.article(), format_args!("round {round}: {whose}")),
                Measure::Product => {
                    let (points, value) = (element.points, value(element, measure));
                    let fact = format_args!("round {round}: {points} x {whose} = {value}");
                    why.because(code.kind.article(), fact);
                }
            }
        }
        elements::cut(&mut list, code, measure, table, |element, cut| {
            let (round, value) = (element.round + 1, value(&element, measure));
            let clause = if cut == Cut::Voluntary { "C.07 16.5" } else { "C.07 14" };
            why.because(clause, format_args!("cut round {round}: {value}, {}", reason(cut)));
        });
    }

    fn explain_average(&self, player: usize, code: Code, names: Names<'_>, why: &mut dyn Why) {
        let plain = Code { kind: if code.is_fore { Kind::ForeBuchholz } else { Kind::Buchholz }, ..code };
        let theirs: Vec<i64> = self.values(plain).into_iter().map(Option::unwrap_or_default).collect();
        for (round, opponent, theirs) in self.opponents(player, &theirs) {
            let (name, theirs) = (names(opponent), Shown(Some(theirs), 1));
            why.because(code.kind.article(), format_args!("round {}: {name} has {theirs}", round + 1));
        }
        let mean = average(self.opponents(player, &theirs).map(|(.., theirs)| theirs));
        why.because(code.kind.article(), format_args!("the mean, rounded to hundredths: {}", Shown(mean, 2)));
    }

    fn explain_mean(
        &self,
        player: usize,
        code: Code,
        theirs: &[Option<i64>],
        what: &str,
        names: Names<'_>,
        why: &mut dyn Why,
    ) {
        for (round, opponent, theirs) in self.opponents(player, theirs) {
            let name = names(opponent);
            if self.table.rating_in(opponent, round).is_none() {
                let fact = format_args!("round {}: {name} is unrated and left out", round + 1);
                why.because("C.07 10", fact);
            } else if let Some(theirs) = theirs {
                why.because(
                    code.kind.article(),
                    format_args!("round {}: {name}, {what} {theirs}", round + 1),
                );
            }
        }
    }

    fn explain_koya(&self, player: usize, code: Code, names: Names<'_>, why: &mut dyn Why) {
        let twice = own::twice_the_limit(&self.table, code);
        let limit = Shown(Some(twice.units() * 50), 1);
        why.because(code.kind.article(), format_args!("opponents with {limit} points and more count"));
        for (round, record) in self.table.rounds_of(player).iter().enumerate() {
            if own::counts_for_koya(record, &self.scores, twice) {
                let (points, told) = (record.points, tell(record, names));
                why.because(code.kind.article(), format_args!("round {}: {points} {told}", round + 1));
            }
        }
    }

    fn explain_ratings(&self, player: usize, code: Code, names: Names<'_>, why: &mut dyn Why) {
        let clause = code.kind.article();
        let mut games = Vec::new();
        ratings::collect(&self.table, player, &mut games);
        for game in &games {
            let (round, name, rating) = (game.round + 1, names(game.opponent), game.rating);
            let stands_in = match self.table.unrated() {
                _ if !self.table.is_unrated_in(game.opponent, game.round) => "",
                Unrated::NoTieBreak | Unrated::LeftOut => "",
                Unrated::Fixed(_) => " (unrated, a fixed rating)",
                Unrated::Lowest => " (unrated, the lowest rating of the event)",
                Unrated::Mean => " (unrated, the mean rating of the event)",
            };
            why.because(
                clause,
                format_args!("round {round}: {} against {name}, {rating}{stands_in}", result(game.score)),
            );
        }
        for (round, record) in self.table.rounds_of(player).iter().enumerate() {
            let left_out = record.opponent_played().filter(|one| self.table.rating_in(*one, round).is_none());
            if let Some(opponent) = left_out {
                let fact = format_args!("round {}: {} is unrated and left out", round + 1, names(opponent));
                why.because("C.07 10", fact);
            }
        }
        if games.is_empty() {
            let against = if self.table.has_unrated() { " against a rated opponent" } else { "" };
            why.because(clause, format_args!("undefined: no game was played over the board{against}"));
            return;
        }
        ratings::cut(&mut games, code, |game, is_highest| {
            let which = if is_highest { "highest" } else { "lowest" };
            why.because(
                "C.07 14",
                format_args!("cut round {}: {}, the {which}", game.round + 1, game.rating),
            );
        });
        let scored = Shown(Some(ratings::hundredths(&games) * 100), 1);
        if code.kind == Kind::Performance {
            let pairs: Vec<(i64, GameScore)> = games.iter().map(|game| (game.rating, game.score)).collect();
            if let Some((mean, share, difference)) = share_and_difference(&pairs) {
                why.because("C.07 10.1", format_args!("their mean rating is {mean}"));
                let games = games.len();
                let fact = format_args!("{scored} of {games} is {share} %: {difference:+} (B.02 8.1.1)");
                why.because(clause, fact);
            }
        } else if code.kind == Kind::PerfectPerformance {
            if let Some(rating) = ratings::perfect_performance(&games) {
                let expected = Shown(Some(ratings::expected(rating, &games) * 100), 2);
                let fact =
                    format_args!("{scored} scored; {rating} is expected to score {expected} (B.02 8.1.2)");
                why.because(clause, fact);
            }
        } else if let Some(mean) = ratings::mean(games.iter().map(|game| game.rating)) {
            why.because(clause, format_args!("the mean, rounded: {mean}"));
        }
    }

    fn explain_encounter(
        &self,
        player: usize,
        code: Code,
        tied: &[usize],
        names: Names<'_>,
        why: &mut dyn Why,
    ) {
        if tied.len() < 2 {
            why.because(code.kind.article(), format_args!("nobody is tied here"));
            return;
        }
        encounter::resolve(&self.table, tied, code.counts_forfeits, &mut |pass| {
            if pass.members.iter().any(|member| member.player == player) {
                explain_pass(pass, names, why);
            }
        });
    }
}

/// The most members of a tied group that are told one by one.
const MOST_TOLD: usize = 12;

fn explain_pass(pass: &Pass, names: Names<'_>, why: &mut dyn Why) {
    let told = pass.members.iter().take(MOST_TOLD).map(|member| {
        let missing =
            if member.not_met == 0 { String::new() } else { format!(" ({} not met)", member.not_met) };
        format!("{} {}{missing}", names(member.player), member.sum.shown())
    });
    let told = told.collect::<Vec<_>>().join(", ");
    let more = pass.members.len().saturating_sub(MOST_TOLD);
    let more = if more == 0 { String::new() } else { format!(", and {more} more") };
    why.because("C.07 6.1", format_args!("among those tied: {told}{more}"));
    match (pass.is_complete, pass.parts) {
        (true, 1) => why.because("C.07 6.2", format_args!("all have met, and it separates nobody")),
        (true, _) => why.because("C.07 6.2", format_args!("all have met: the sums decide")),
        (false, 1) => {
            why.because(
                "C.07 6.3",
                format_args!("not all have met, and nobody is first whatever the rest brought"),
            );
        }
        (false, _) => {
            let first = pass.members.first().map_or_else(String::new, |member| names(member.player));
            why.because(
                "C.07 6.3",
                format_args!("not all have met; {first} is first whatever the rest brought"),
            );
        }
    }
}

fn value(element: &Element, measure: Measure) -> Shown {
    Shown(Some(element.value(measure)), if measure == Measure::Product { 2 } else { 1 })
}

const fn reason(cut: Cut) -> &'static str {
    match cut {
        Cut::Least => "the least significant value (14.1)",
        Cut::Voluntary => "a voluntary unplayed round (16.5)",
        Cut::Most => "the most significant value (14.3)",
    }
}

/// Whose score counts in a round, and how it came to be what it is.
fn whose(
    table: &Table,
    scores: &Scores,
    player: usize,
    element: &Element,
    record: &Record,
    names: Names<'_>,
) -> String {
    let contribution = element.contribution;
    if let Some(cap) = element.dummy {
        let own = scores.own[player];
        let capped = match cap {
            Cap::None => String::new(),
            Cap::Opponent(opponent) => {
                format!(", own {own}, at most as {} (16.4.1)", names(opponent))
            }
            Cap::Draws => format!(", own {own}, at most a draw a round (16.4.2)"),
        };
        return format!("{contribution} of a dummy, {}{capped}", tell(record, names));
    }
    let Some(opponent) = record.opponent.map(|opponent| opponent as usize) else {
        return contribution.to_string();
    };
    let name = names(opponent);
    let real: Points = scores.own[opponent];
    if table.pairings == Pairings::Swiss && real != contribution {
        let from = table.first_as_draw(opponent) + 1;
        return format!("{contribution} of {name} ({real}, byes from round {from} on as draws, 16.3)");
    }
    format!("{contribution} of {name}")
}

/// What a round was.
fn tell(record: &Record, names: Names<'_>) -> String {
    let opponent = record.opponent.map_or_else(String::new, |opponent| names(opponent as usize));
    match record.kind {
        RecordKind::Open => format!("not finished, against {opponent}"),
        RecordKind::Played(_) => format!("against {opponent}"),
        RecordKind::Adjourned => format!("adjourned, against {opponent}"),
        RecordKind::Forfeit { .. } if record.opponent.is_none() => "by forfeit".to_owned(),
        RecordKind::Forfeit { won: true } => format!("by forfeit against {opponent}"),
        RecordKind::Forfeit { won: false } => format!("lost by forfeit against {opponent}"),
        RecordKind::PairingAllocatedBye => "pairing-allocated bye".to_owned(),
        RecordKind::FullPointBye => "full-point bye".to_owned(),
        RecordKind::HalfPointBye => "half-point bye".to_owned(),
        RecordKind::ZeroPointBye => "zero-point bye".to_owned(),
    }
}

const fn result(score: GameScore) -> &'static str {
    match score {
        GameScore::Win => "1",
        GameScore::Draw => "½",
        GameScore::Loss => "0",
    }
}
