//! Acts about players: entry, byes, leaving and check-in.

use std::collections::{BTreeMap, BTreeSet};

use super::super::doubtful;
use super::common::{RATING_LIMIT, check_text, number_of, refuse, warn};
use crate::basics::folding;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Rating;
use crate::basics::text::Label;
use crate::basics::words;
use crate::event::action::{ByeKind, Entrant};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::setup::RatingSystem;
use crate::event::state::{Player, State};
use crate::game::kind::Game;
use crate::people::person;

impl State {
    pub(super) fn check_check_in(&self, round: RoundNo, players: &[PlayerId], refusals: &mut Vec<Refusal>) {
        self.check_not_published(round, refusals);
        for id in players {
            match self.player(*id) {
                None => refusals.push(Refusal::NoSuchPlayer(*id)),
                Some(player) => refuse(refusals, !player.is_present(round), || Refusal::NotExpected {
                    player: self.name(*id),
                    round,
                }),
            }
        }
    }

    pub(super) fn check_next_player(&self, id: PlayerId, refusals: &mut Vec<Refusal>) {
        let next = self.next_player();
        refuse(refusals, id != next, || Refusal::NumberOutOfOrder { given: id, next });
    }

    pub(super) fn check_list(
        &self,
        first: PlayerId,
        new: &[Entrant],
        changed: &[(PlayerId, Entrant)],
        refusals: &mut Vec<Refusal>,
    ) {
        self.check_next_player(first, refusals);
        refuse(refusals, new.is_empty() && changed.is_empty(), || Refusal::EmptyList);
        let mut seen = BTreeSet::new();
        for (id, entrant) in changed {
            self.check_player(*id, refusals);
            refuse(refusals, !seen.insert(*id), || Refusal::ChangedTwice(*id));
            self.check_entrant(entrant, refusals);
        }
        for entrant in new {
            self.check_entrant(entrant, refusals);
        }
    }

    pub(super) fn check_entrant(&self, entrant: &Entrant, refusals: &mut Vec<Refusal>) {
        check_text(&entrant.name, refusals);
        let no_teams = entrant.is_of_team() && self.setup.game.match_rules().is_none();
        refuse(refusals, no_teams, || Refusal::NoTeams);
        let listed = entrant.ratings.iter().map(|listed| listed.rating);
        entrant.rating.into_iter().chain(listed).for_each(|rating| self.check_rating(rating, refusals));
    }

    pub(crate) fn check_rating(&self, rating: Rating, refusals: &mut Vec<Refusal>) {
        let exchange = matches!(self.setup.rating, RatingSystem::Exchange(_));
        refuse(refusals, RATING_LIMIT <= rating.units().unsigned_abs(), || Refusal::RatingRange(rating));
        let too_fine = exchange && rating.units() % 10 != 0;
        refuse(refusals, too_fine, || Refusal::RatingPlaces { rating, places: 2 });
    }

    pub(super) fn check_leaving(&self, id: PlayerId, after: RoundNo, refusals: &mut Vec<Refusal>) {
        self.check_player(id, refusals);
        let gone = self.player(id).is_some_and(|player| player.gone().is_some());
        refuse(refusals, gone, || Refusal::Gone(self.name(id)));
        refuse(refusals, after < self.last_round(), || Refusal::RoundPublished(RoundNo(after.0 + 1)));
    }

    /// A player of a published round or of the imported report cannot be removed.
    pub(super) fn check_removal(&self, id: PlayerId, refusals: &mut Vec<Refusal>) {
        self.check_player(id, refusals);
        let mut rounds = (1..).map(RoundNo).zip(&self.rounds);
        let held = rounds.find(|(_, held)| held.players().any(|player| player == id));
        refusals.extend(held.map(|(round, _)| Refusal::HasPlayed { player: self.name(id), round }));
        let mut records = self.kept.iter().flat_map(|kept| &kept.records);
        let named = records.any(|record| record.players.iter().any(|(_, player)| *player == id));
        refuse(refusals, named, || Refusal::InReport(self.name(id)));
    }

    pub(super) fn check_return(&self, id: PlayerId, from: RoundNo, refusals: &mut Vec<Refusal>) {
        self.check_player(id, refusals);
        let gone = self.player(id).is_some_and(|player| player.gone().is_some());
        refuse(refusals, !gone, || Refusal::NotGone(self.name(id)));
        self.check_not_published(from, refusals);
    }

    /// Warns of expected players whom the check-in has not seen.
    pub(super) fn warn_of_unseen<'a>(
        &self,
        round: RoundNo,
        players: impl Iterator<Item = &'a Player>,
        level: Level,
        warnings: &mut Vec<Warning>,
    ) {
        /// The number of players that are named before the others are counted.
        const NAMED: usize = 20;
        let mut missing: Vec<String> = players.map(|player| self.name(player.id)).collect();
        let all = missing.len();
        missing.truncate(NAMED);
        if NAMED < all {
            missing.push(format!("{} more", all - NAMED));
        }
        warn(warnings, 0 < all, level, Clause::NotHere, || {
            let entrants = words::count(all, self.setup.game.entrant());
            let have = if all == 1 { "has" } else { "have" };
            // Names contain commas.
            format!("{entrants} {have} not checked in for round {round}: {}", missing.join("; "))
        });
    }

    /// Warns of a check-in that starts for a round beyond the announced number.
    pub(super) fn warning_of_check_in(&self, round: RoundNo) -> Option<Warning> {
        self.warning_of_more_rounds(round).filter(|_| !self.has_check_in(round))
    }

    /// Warns of doubtful facts of persons who are registered or changed, and of persons with similar names or
    /// the same id, registered before or by the same act.
    pub(super) fn warn_of_persons(
        &self,
        persons: &[(Option<PlayerId>, &Entrant)],
        warnings: &mut Vec<Warning>,
    ) {
        let is_chess = matches!(self.setup.game, Game::Chess(_));
        let replaced: BTreeSet<PlayerId> = persons.iter().filter_map(|(id, _)| *id).collect();
        let mut names: BTreeMap<Vec<String>, Vec<(Option<&Player>, &Entrant)>> = BTreeMap::new();
        let mut ids: BTreeMap<&str, &Entrant> = BTreeMap::new();
        // Only players with the same name or id matter; most acts register one person.
        let wanted_names: BTreeSet<u32> =
            persons.iter().map(|(_, entrant)| folding::sum_of_name(&entrant.name)).collect();
        let wanted_ids: BTreeSet<&str> =
            persons.iter().map(|(_, entrant)| entrant.fide_id.as_str()).filter(|id| !id.is_empty()).collect();
        for player in self.players.iter().filter(|player| !replaced.contains(&player.id)) {
            let entrant = &player.entrant;
            if wanted_names.contains(&folding::sum_of_name(&entrant.name))
                || wanted_ids.contains(entrant.fide_id.as_str())
            {
                names.entry(folding::words_of_name(&entrant.name)).or_default().push((Some(player), entrant));
                ids.insert(player.entrant.fide_id.as_str(), &player.entrant);
            }
        }
        for (id, entrant) in persons {
            let before = id.and_then(|id| self.player(id)).map(|player| &player.entrant);
            // Doubts about the old data were confirmed when it was entered.
            let doubts = |of: &Entrant| doubtful::doubts(of, is_chess, self.began);
            let known = before.map_or_else(Vec::new, doubts);
            warnings.extend(doubts(entrant).into_iter().filter(|one| !known.contains(one)));
            let same_id = ids.get(entrant.fide_id.as_str()).filter(|_| !entrant.fide_id.is_empty());
            if let Some(other) = same_id {
                warn(warnings, true, Level::Confirm, Clause::SameId, || {
                    format!("{} has the id {} of {}", entrant.name, entrant.fide_id, other.name)
                });
            }
            let name = folding::words_of_name(&entrant.name);
            let alike = names.get(&name).map_or(&[][..], Vec::as_slice);
            if !alike.is_empty() && same_id.is_none() {
                let told_apart = alike.iter().all(|(_, other)| person::are_two(entrant, other));
                let level = if told_apart { Level::Line } else { Level::Confirm };
                warn(warnings, true, level, Clause::SameName, || {
                    let are_teams = alike.iter().all(|(_, other)| person::are_two_teams(entrant, other));
                    let apart = match told_apart {
                        true if are_teams => " (another short name: another team)",
                        true => " (another id or year of birth: another person)",
                        false => "",
                    };
                    let registered = alike.iter().filter_map(|(player, _)| *player);
                    let registered: Vec<String> = registered
                        .map(|player| {
                            let is_spelt_so = player.entrant.name == entrant.name;
                            let name =
                                if is_spelt_so { String::new() } else { format!(" {}", player.entrant.name) };
                            format!("No {}{name}", number_of(player))
                        })
                        .collect();
                    let already = if registered.is_empty() {
                        "is already in the list".to_owned()
                    } else {
                        format!("is already registered: {}", words::first_few(&registered, 5))
                    };
                    format!("`{}` {already}{apart}", entrant.name)
                });
            }
            let player = id.and_then(|id| self.player(id));
            names.entry(name).or_default().push((player, entrant));
            ids.insert(entrant.fide_id.as_str(), entrant);
        }
        self.warn_of_looks(persons, warnings);
    }

    /// Warns of names that look like another one but contain letters of another alphabet. The looks of names
    /// without such letters are never compared.
    pub(super) fn warn_of_looks(
        &self,
        persons: &[(Option<PlayerId>, &Entrant)],
        warnings: &mut Vec<Warning>,
    ) {
        let is_new = |(id, entrant): &&(Option<PlayerId>, &Entrant)| {
            let before = id.and_then(|id| self.player(id));
            before.is_none_or(|before| before.entrant.name != entrant.name)
        };
        let all_ascii = persons.iter().all(|(_, entrant)| entrant.name.is_ascii());
        // A player's old name is not compared with the new one.
        let stays = |player: &&Player| persons.iter().all(|(id, _)| *id != Some(player.id));
        let registered = self.players.iter().filter(stays);
        let registered = registered.filter(|player| !all_ascii || !player.entrant.name.is_ascii());
        let mut looks: BTreeMap<Vec<String>, &Label> = registered
            .map(|player| (folding::look_of_name(&player.entrant.name), &player.entrant.name))
            .collect();
        for (_, entrant) in persons.iter().filter(is_new) {
            let name = &entrant.name;
            let other = looks.insert(folding::look_of_name(name), name);
            // `Lina` and `Iina` differ within one alphabet, with or without accents.
            let is_latin = |name: &Label| folding::fold(name).is_ascii();
            let other = other.filter(|other| !(is_latin(name) && is_latin(other)));
            let other = other.filter(|other| folding::words_of_name(other) != folding::words_of_name(name));
            if let Some(other) = other {
                warn(warnings, true, Level::Confirm, Clause::LooksLikeAnother, || {
                    format!("`{name}` looks like `{other}`, written with letters of another alphabet")
                });
            }
        }
    }

    /// A late entry has no place in the table of a round robin or knockout that has started, and no round
    /// left once the last one is published.
    pub(super) fn warn_of_late_entries(&self, new: &[Entrant], warnings: &mut Vec<Warning>) {
        let who = || match new {
            [only] => format!("{} enters", only.name),
            several => format!("{} enter", words::count(several.len(), self.setup.game.entrant())),
        };
        let has_place = self.rounds.is_empty() || self.setup.pairing.system().takes_late_entries();
        let is_over = self.ends_with(self.last_round());
        warn(
            warnings,
            has_place && is_over && !new.is_empty(),
            Level::Line,
            Clause::LateRegistration,
            || format!("{} when round {} of {} is published", who(), self.last_round(), self.setup.rounds),
        );
        warn(warnings, !has_place && !new.is_empty(), Level::Confirm, Clause::LateRegistration, || {
            let who = who();
            let system = self.setup.pairing.name();
            format!(
                "{who} after round 1: a {system} that has begun has no place for anybody new, who sits out every round"
            )
        });
    }

    /// Lists the data removed with a player, and the players whose numbers close up.
    pub(super) fn warning_of_removal(&self, id: PlayerId) -> Option<Warning> {
        let player = self.player(id)?;
        let mut goes: Vec<String> = Vec::new();
        goes.extend(
            (!player.members.is_empty())
                .then(|| words::count_of(player.members.len(), "player of the team", "players of the team")),
        );
        goes.extend(player.byes.iter().map(|(round, bye)| format!("the {} in round {round}", bye.name())));
        let groups = self.forbidden.iter().filter(|group| group.players.contains(&id));
        let others = groups.flat_map(|group| &group.players).filter(|other| **other != id);
        goes.extend(others.map(|other| format!("the prohibited pairing with {}", self.name(*other))));
        goes.extend(player.fixed_board.map(|board| format!("the fixed board {board}")));
        let partner = (!player.entrant.partnership.is_empty())
            .then(|| format!("the partnership {}", player.entrant.partnership));
        goes.extend(partner);
        let points = self.adjusted_points.iter().filter(|points| points.players.contains(&id)).count();
        goes.extend((0 < points).then(|| "points given beside the results".to_owned()));
        goes.extend(
            self.given.values().any(|values| values.contains_key(&id)).then(|| "given values".to_owned()),
        );
        let behind = |other: &&Player| player.number.is_some() && player.number < other.number;
        let behind = self.players.iter().filter(behind).count();
        let closed = (0 < behind).then(|| {
            words::count_of(behind, "pairing number after it moves up", "pairing numbers after it move up")
        });
        let with = (!goes.is_empty()).then(|| format!("with {}", goes.join(", ")));
        let told: Vec<String> = with.into_iter().chain(closed).collect();
        let told = if told.is_empty() { "nothing else changes".to_owned() } else { told.join("; ") };
        Some(Warning {
            level: Level::Confirm,
            clause: Clause::PlayerRemoved,
            text: format!("{} is removed, as if never registered: {told}", self.name(id)),
        })
    }

    /// Warns of changes to ratings that count once games are paired, and reports changes to ratings that do
    /// not count.
    pub(super) fn warn_of_rerating(&self, changed: &[(PlayerId, &Entrant)], warnings: &mut Vec<Warning>) {
        let players = changed.iter().filter_map(|(id, entrant)| {
            let before = self.player(*id)?;
            Some((before, Player { entrant: (*entrant).clone(), ..before.clone() }))
        });
        let known = |of: &Player| (of.entrant.rating, of.entrant.ratings.clone());
        let changed: Vec<_> = players.filter(|(before, now)| known(before) != known(now)).collect();
        let (counting, idle): (Vec<_>, Vec<_>) = changed
            .iter()
            .partition(|(before, now)| self.counting_ratings(before) != self.counting_ratings(now));
        warn(warnings, !idle.is_empty(), Level::Line, Clause::RatingWithoutEffect, || match idle[..] {
            [(_, now)] => {
                let counts = match now.entrant.counting_kind(self.setup.rating_kinds()) {
                    Some(kind) => format!("the {} rating", kind.name()),
                    None => "the rating that was typed".to_owned(),
                };
                format!("{}: this change does not count in this event, {counts} does", self.name(now.id))
            }
            _ => format!("the changed ratings of {} players do not count in this event", idle.len()),
        });
        let started = !self.rounds.is_empty();
        warn(warnings, started && !counting.is_empty(), Level::Confirm, Clause::RatingChanged, || {
            let ratings = match counting[..] {
                [(before, now)] => self.rerated_in_words(before, now),
                _ => format!("the ratings of {} players change", counting.len()),
            };
            format!("{ratings}; standings and ratings of all rounds follow")
        });
    }

    /// Most events allow one half-point bye; a player with a second one is named with the rounds of the
    /// earlier ones.
    pub(super) fn warn_of_half_point_byes(&self, id: PlayerId, round: RoundNo, warnings: &mut Vec<Warning>) {
        let Some(player) = self.player(id) else { return };
        let had = (1..)
            .map(RoundNo)
            .zip(&self.rounds)
            .filter(|(_, held)| held.byes.contains(&(id, ByeKind::HalfPoint)));
        let granted =
            player.byes.iter().filter(|(of, bye)| **bye == ByeKind::HalfPoint && self.last_round() < **of);
        let mut rounds: BTreeSet<RoundNo> = had.map(|(of, _)| of).chain(granted.map(|(of, _)| *of)).collect();
        rounds.insert(round);
        // Several byes granted by one act have no earlier one, so one warning covers them together.
        warn(warnings, 1 < rounds.len(), Level::Confirm, Clause::SecondHalfPointBye, || {
            let (count, name) = (rounds.len(), self.name(id));
            let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
            format!("{name} would have {count} half-point byes, in rounds {}", rounds.join(", "))
        });
    }
}
