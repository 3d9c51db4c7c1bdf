//! Acts about the event: numbers, settings, keys, given values.

use super::common::{KEY, MOST_GIVEN, check_text, is_hex, moment, refuse, warn};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::{Points, Rating};
use crate::basics::text::Label;
use crate::basics::words;
use crate::event::action::Details;
use crate::event::kept::AdjustedPoints;
use crate::event::prize_rules::{BoardPrize, Category, PrizeRules};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::setup::{MOST_POINTS, RatingSystem, Setup, TieBreak};
use crate::event::state::{Player, State};

impl State {
    pub(super) fn check_not_published(&self, round: RoundNo, refusals: &mut Vec<Refusal>) {
        refuse(refusals, round <= self.last_round(), || {
            if round == RoundNo(0) {
                Refusal::RoundZero(self.next_round())
            } else {
                Refusal::RoundPublished(round)
            }
        });
    }

    pub(super) fn check_new_key(&self, key: &Label, refusals: &mut Vec<Refusal>) {
        refuse(refusals, !is_hex(key, KEY), || Refusal::BadKey(key.escape_debug().to_string()));
        let is_named = self.keys.iter().any(|named| named.eq_ignore_ascii_case(key));
        refuse(refusals, is_named, || Refusal::NothingChanges);
    }

    pub(super) fn check_given(
        &self,
        tie_break: &Label,
        values: &[(PlayerId, Option<Points>)],
        refusals: &mut Vec<Refusal>,
    ) {
        let stated = self.setup.ranking.tie_breaks();
        let is_stated =
            stated.iter().any(|one| matches!(one, TieBreak::Given { name, .. } if name == tie_break));
        refuse(refusals, !is_stated, || Refusal::NotGivenFromOutside(tie_break.to_string()));
        for (player, value) in values {
            self.check_player(*player, refusals);
            let size = value.unwrap_or_default().units().unsigned_abs();
            refuse(refusals, MOST_GIVEN.units().unsigned_abs() < size, || {
                Refusal::GivenRange(value.unwrap_or_default())
            });
        }
    }

    pub(super) fn check_adjusted_points(&self, given: &AdjustedPoints, refusals: &mut Vec<Refusal>) {
        given.players.iter().for_each(|player| self.check_player(*player, refusals));
        refuse(refusals, given.round == Some(RoundNo(0)), || Refusal::NoSuchRound(RoundNo(0)));
        let no_points = self.setup.game.points().is_none();
        refuse(refusals, no_points, || Refusal::NoPoints { game: self.setup.game.name() });
        let no_teams = given.game_points.is_some() && self.setup.game.match_rules().is_none();
        refuse(refusals, no_teams, || Refusal::NoTeams);
        for points in [Some(given.points), given.game_points].into_iter().flatten() {
            let most = MOST_POINTS;
            refuse(refusals, points < -most || most < points, || Refusal::PointsRange(points));
        }
    }

    /// Refuses a fund for a board that no match of this event has, or for teams that it does not rank.
    pub(super) fn check_funds(&self, rules: Option<&PrizeRules>, refusals: &mut Vec<Refusal>) {
        let boards = self.setup.game.match_rules().map(|rules| rules.boards);
        let has_teams = self.setup.regulations.teams.is_some();
        for Category { name, who, .. } in rules.into_iter().flat_map(|rules| &rules.categories) {
            refuse(refusals, who.teams && !has_teams, || Refusal::NoRankingForFund(name.to_string()));
            match (who.board, boards) {
                (Some(_), None) => refusals.push(Refusal::NoTeams),
                (Some(BoardPrize { number: board, .. }), Some(boards)) if boards < board => {
                    refusals.push(Refusal::NoBoardForFund { fund: name.to_string(), board, boards });
                }
                (Some(_) | None, _) => {}
            }
        }
    }

    pub(crate) fn check_player(&self, id: PlayerId, refusals: &mut Vec<Refusal>) {
        refuse(refusals, self.player(id).is_none(), || Refusal::NoSuchPlayer(id));
    }

    pub(super) fn check_order(&self, order: &[PlayerId], refusals: &mut Vec<Refusal>) {
        let (named, registered) = (order.len(), self.players.len());
        refuse(refusals, named != registered, || {
            let players = words::count(registered, self.setup.game.entrant());
            Refusal::NotAnOrder(format!("{} for {players}", words::count(named, "name")))
        });
        let mut seen = vec![false; self.registered()];
        for id in order {
            match seen.get_mut(id.index()).filter(|_| self.player(*id).is_some()) {
                None => refusals.push(Refusal::NoSuchPlayer(*id)),
                Some(seen) if *seen => {
                    refusals.push(Refusal::NotAnOrder(format!("player {id} appears twice")));
                }
                Some(seen) => *seen = true,
            }
        }
    }

    pub(super) fn check_configuration(&self, details: &Details, setup: &Setup, refusals: &mut Vec<Refusal>) {
        check_text(&details.title, refusals);
        refusals.extend(setup.complaints().into_iter().map(Refusal::Setup));
        let started = !self.rounds.is_empty();
        let other_game = std::mem::discriminant(&setup.game) != std::mem::discriminant(&self.setup.game);
        refuse(refusals, started && other_game, || Refusal::Frozen { choice: "game" });
        let other_pairing = setup.pairing != self.setup.pairing;
        refuse(refusals, started && other_pairing, || Refusal::Frozen { choice: "pairing system" });
    }

    pub(super) fn check_table_size(&self, from: RoundNo, seats: u8, refusals: &mut Vec<Refusal>) {
        let system = &self.setup.pairing;
        let (Some(now), Some(pairing)) = (system.table_size(), system.resized(seats)) else {
            refusals.push(Refusal::NoTableSize(self.setup.pairing.name()));
            return;
        };
        let next = self.next_round();
        refuse(refusals, from != next, || Refusal::TablesOfNextRound { given: from, next });
        refuse(refusals, seats == now, || Refusal::NothingChanges);
        let wrong = Setup { pairing, ..self.setup.clone() }.complaints();
        refusals.extend(wrong.into_iter().map(Refusal::Setup));
    }

    /// Refuses a schedule in which a round starts before the previous one.
    pub(crate) fn schedule_that_goes_back(&self, details: &Details) -> Option<Refusal> {
        if details.schedule == self.details.schedule {
            return None;
        }
        let known = (1_u16..).zip(&details.schedule).filter(|(_, label)| !label.is_empty());
        let known: Vec<_> = known.map(|(round, label)| (RoundNo(round), moment(label))).collect();
        let two = known.windows(2).find(|two| {
            let ((earlier, from), (later, to)) = (two[0].1, two[1].1);
            later < earlier || (later == earlier && to.zip(from).is_some_and(|(to, from)| to < from))
        })?;
        Some(Refusal::ScheduleGoesBack { earlier: two[0].0, later: two[1].0 })
    }

    pub(super) fn warn_of_rules(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        let rules = |of: &Setup| (of.rating, of.ranking.clone(), of.rounds, of.rated_by.clone());
        let changed = rules(&self.setup) != rules(setup) || setup.game != self.setup.game;
        let started = !self.rounds.is_empty();
        warn(warnings, started && changed, Level::ConfirmTwice, Clause::RulesChanged, || {
            "the rules of the event change after its start; all standings follow".to_owned()
        });
    }

    /// A second draw produces another order, so people who know the first one should learn the reason.
    pub(super) fn warning_of_another_lot(&self) -> Option<Warning> {
        let text = "lots were drawn already; the places that depend on them change".to_owned();
        (!self.lots.is_empty()).then_some(Warning {
            level: Level::Confirm,
            clause: Clause::LotsDrawnAgain,
            text,
        })
    }

    pub(super) fn warn_of_adjusted_points(&self, points: &AdjustedPoints, warnings: &mut Vec<Warning>) {
        let later = points.round.map_or(0, |round| self.last_round().0.saturating_sub(round.0));
        warn(warnings, later > 0, Level::Confirm, Clause::EarlierRound, || {
            words::count_of(
                later.into(),
                "later round was paired without these points; it stays as played",
                "later rounds were paired without these points; they stay as played",
            )
        });
        for (given, win) in
            [(Some(points.points), self.win()), (points.game_points, self.game_points_of_win())]
        {
            let rounds = self.setup.rounds.max(self.last_round().0);
            let (given, most) = (given.unwrap_or_default(), win * i64::from(rounds));
            warn(
                warnings,
                0 < rounds && (most < given || given < -most),
                Level::Confirm,
                Clause::MorePoints,
                || {
                    let rounds = words::count(rounds.into(), "round");
                    format!("{given} points, but {rounds} won give only {most}: is that a typing error?")
                },
            );
        }
    }

    /// Returns the points of a won game or match.
    fn win(&self) -> Points {
        self.setup.game.points().map_or(Points::ZERO, |points| points.win)
    }

    /// Returns the game points of a match won at every board.
    fn game_points_of_win(&self) -> Points {
        let rules = self.setup.game.match_rules();
        rules.map_or(Points::ZERO, |rules| rules.board_points.win * i64::from(rules.boards))
    }

    /// Returns the ratings of a player that count: in the event, for the initial order, and, if the
    /// federation's rating is calculated, that one with its K.
    pub(super) fn counting_ratings(&self, player: &Player) -> [Option<Rating>; 4] {
        let fide = match self.setup.rating {
            RatingSystem::Fide(rules) => player.entrant.fide_rating(rules.tempo),
            RatingSystem::Unrated
            | RatingSystem::Exchange(_)
            | RatingSystem::Probit { .. }
            | RatingSystem::Glicko2(_) => None,
        };
        let k = fide.and_then(|found| found.listed?.k);
        let whole = |number: i64| Rating::from_units(number * 1000);
        let (fide, k) = (fide.map(|found| whole(found.rating.into())), k.map(|k| whole(k.into())));
        [self.rating_of(player), self.strength_of(player), fide, k]
    }

    /// Describes the change of a player's rating that counts: `the standard rating of Berg, Luca changes from
    /// 1808 to 1858`.
    pub(super) fn rerated_in_words(&self, before: &Player, now: &Player) -> String {
        let (was, is) = (self.rating_of(before), self.rating_of(now));
        let kinds = self.setup.rating_kinds();
        let kind = now.entrant.counting_kind(kinds).or_else(|| before.entrant.counting_kind(kinds));
        let rating = kind.map_or_else(|| "rating".to_owned(), |kind| format!("{} rating", kind.name()));
        let name = self.name(now.id);
        if was == is {
            return format!("what is known of the {rating} of {name} changes");
        }
        let shown = |of: Option<Rating>| of.map_or_else(|| "none".to_owned(), |rating| rating.to_string());
        format!("the {rating} of {name} changes from {} to {}", shown(was), shown(is))
    }

    pub(super) fn warn_of_renumbering(&self, warnings: &mut Vec<Warning>) {
        let round = self.last_round().0;
        // The tables of a round robin use the numbers throughout.
        let is_robin = self.setup.pairing.cycles().is_some();
        let level = if round >= 4 || is_robin { Level::ConfirmTwice } else { Level::Confirm };
        warn(warnings, round > 0, level, Clause::Renumbering, || {
            let follow = if is_robin {
                ": some players will meet twice and others never"
            } else {
                "; later rounds are paired by the new ones"
            };
            format!("the pairing numbers change after round {round}{follow}")
        });
    }
}
