//! Acts about rounds: publishing, seating and corrections of them.

use std::collections::BTreeSet;

use super::super::round_correction;
use super::common::{number_of, refuse, warn, warn_of_rating};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::{ByeKind, Outcome, PairedBy};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::setup::Game;
use crate::event::state::{Board, Player, State};
use crate::game;
use crate::pairing::field::SwissPairing;
use crate::pairing::fixed;
use crate::pairing::legal::{Breach, ColorBreach, breaches, color_breaches};
use crate::pairing::swiss::NamedField;

impl State {
    pub(super) fn check_rearrangement(&self, round: RoundNo, refusals: &mut Vec<Refusal>) {
        let last = round == self.last_round() && round.0 > 0;
        refuse(refusals, !last, || Refusal::NoSuchRound(round));
        let results = self.round(round).is_some_and(|round| round.results() > 0);
        refuse(refusals, results, || Refusal::RoundHasResults { round });
    }

    pub(super) fn check_round_correction(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        outcomes: &[Option<Outcome>],
        byes: &[(PlayerId, ByeKind)],
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(held) = self.round(round) else {
            refusals.push(Refusal::NoSuchRound(round));
            return;
        };
        self.check_seating(round, boards, byes, held.by, refusals);
        let (count, results) = (boards.len(), outcomes.len());
        refuse(refusals, count != results, || Refusal::OutcomeCount { boards: count, outcomes: results });
        for (seats, outcome) in boards.iter().zip(outcomes) {
            let admitted =
                outcome.as_ref().map(|outcome| game::admit(&self.setup.game, seats.len(), outcome));
            refusals.extend(admitted.and_then(Result::err).map(Refusal::NotAResult));
        }
        let is_same = |board: &Board, seats: &Vec<PlayerId>, outcome: &Option<Outcome>| {
            board.seats == *seats && board.outcome == *outcome
        };
        let same_boards = held.boards.len() == count
            && held
                .boards
                .iter()
                .zip(boards.iter().zip(outcomes))
                .all(|(one, (seats, outcome))| is_same(one, seats, outcome));
        refuse(refusals, same_boards && held.byes == byes, || Refusal::NothingChanges);
    }

    /// All players exist and have one place each, and every board has a valid number of seats.
    pub(super) fn check_seating(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
        by: PairedBy,
        refusals: &mut Vec<Refusal>,
    ) {
        let (least, most) = self.setup.game.seats();
        let count = boards.len();
        refuse(refusals, u16::try_from(count).is_err() || (count == 0 && byes.is_empty()), || {
            Refusal::BoardCount(count)
        });
        let mut seen = vec![false; self.registered()];
        for (at, seats) in boards.iter().enumerate() {
            let fits = (least..=most).contains(&seats.len());
            refuse(refusals, !fits, || Refusal::WrongSeats {
                board: at + 1,
                seats: seats.len(),
                least,
                most,
            });
            let own_opponent = self.plays_itself(seats, by);
            let seats = if own_opponent { &seats[..1] } else { &seats[..] };
            for player in seats {
                self.take_seat(*player, round, &mut seen, refusals);
            }
        }
        for (player, _) in byes {
            self.take_seat(*player, round, &mut seen, refusals);
        }
    }

    /// Crikey rates a game of a player against itself like any other (seed-systems 1.5); only an import
    /// contains one.
    pub(super) fn plays_itself(&self, seats: &[PlayerId], by: PairedBy) -> bool {
        let crikey = matches!(self.setup.game, Game::Crikey(_));
        crikey && by == PairedBy::Import && seats.len() == 2 && seats[0] == seats[1]
    }

    pub(super) fn take_seat(
        &self,
        player: PlayerId,
        round: RoundNo,
        seen: &mut [bool],
        refusals: &mut Vec<Refusal>,
    ) {
        match seen.get_mut(player.index()).filter(|_| self.player(player).is_some()) {
            None => refusals.push(Refusal::NoSuchPlayer(player)),
            Some(seen) if *seen => {
                let number = self.player(player).map_or_else(|| player.to_string(), number_of);
                refusals.push(Refusal::SeatedTwice { number, name: self.name(player), round });
            }
            Some(seen) => *seen = true,
        }
    }

    /// Warns of a round beyond the announced number.
    #[must_use]
    pub fn warning_of_more_rounds(&self, round: RoundNo) -> Option<Warning> {
        // A bracket continues until it is decided.
        let is_bracket = self.setup.pairing.system().bracket_rules().is_some();
        // A round robin has the rounds of its table, even if fewer were announced.
        let announced = self.setup.pairing.system().rounds(self).max(self.setup.rounds);
        let is_more = round.0 > announced && !is_bracket;
        is_more.then(|| {
            let rounds = words::count(announced.into(), "round");
            Warning {
                level: Level::Confirm,
                clause: Clause::MoreRounds,
                text: format!("round {round} of an event announced with {rounds}"),
            }
        })
    }

    pub(super) fn warn_of_publishing(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        warnings: &mut Vec<Warning>,
    ) {
        self.warn_of_missing(warnings);
        let before = RoundNo(round.0.saturating_sub(1));
        self.warn_of_one_pass(before, before, warnings);
        self.warn_of_disputes(before, warnings);
        warnings.extend(self.warning_of_more_rounds(round));
        // The director confirmed this before the pairing; this line records it in the journal.
        let seated: BTreeSet<PlayerId> = boards.iter().flatten().copied().collect();
        let unseen = self.not_here(round).filter(|player| seated.contains(&player.id));
        self.warn_of_unseen(round, unseen, Level::Line, warnings);
    }

    pub(super) fn warn_of_seating(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
        by: PairedBy,
        warnings: &mut Vec<Warning>,
    ) {
        if by == PairedBy::Import {
            return;
        }
        let seated: BTreeSet<PlayerId> =
            boards.iter().flatten().copied().chain(byes.iter().map(|(player, _)| *player)).collect();
        let by_hand = by == PairedBy::Hand;
        let is_left_out = |player: &&Player| player.gone().is_none() && !seated.contains(&player.id);
        for player in self.present(round).filter(is_left_out).filter(|_| by_hand) {
            warn(warnings, true, Level::Acknowledge, Clause::PlayerLeftOut, || {
                format!("{} has neither a seat nor a bye", self.name(player.id))
            });
        }
        for id in boards.iter().flatten() {
            let Some(player) = self.player(*id).filter(|player| by_hand && !player.is_present(round)) else {
                continue;
            };
            if round < player.first_round {
                warn(warnings, true, Level::Line, Clause::LateEntry, || {
                    format!("{} enters round {round} late", self.name(*id))
                });
            } else {
                warn(warnings, true, Level::Confirm, Clause::AbsentSeated, || {
                    format!("{} does not take part in round {round}", self.name(*id))
                });
            }
        }
        self.warn_of_fixed_boards(boards, warnings);
        warnings.extend(self.warnings_of_partners(round, boards, byes));
        if by_hand {
            warnings.extend(self.warnings_of_meetings(round, boards, byes));
            self.warn_of_colors(round, boards, warnings);
        }
        let own = self.setup.pairing.system().is_manual();
        warn(warnings, by_hand && !own, Level::Confirm, Clause::ManualPairing, || {
            format!("round {round} is paired by hand, not by the system ({})", self.setup.pairing.name())
        });
    }

    /// A published round is corrected: lists the removed results and the later pairings made before the
    /// correction.
    pub(super) fn warn_of_correcting_round(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        outcomes: &[Option<Outcome>],
        warnings: &mut Vec<Warning>,
    ) {
        // A correction records the pairing as played; it is not a new pairing.
        warnings.retain(|warning| warning.clause != Clause::ManualPairing);
        warn(warnings, true, Level::Confirm, Clause::RoundCorrected, || {
            format!("round {round} was published differently")
        });
        let before = self.round(round).map_or(0, crate::event::state::Round::results);
        let gone = before.saturating_sub(outcomes.iter().flatten().count());
        warn(warnings, gone > 0, Level::Confirm, Clause::ResultsRemoved, || {
            words::count_of(gone, "result is removed", "results are removed")
        });
        let held = self.round(round).map_or(&[][..], |held| &held.boards);
        let goes =
            |board: &&Board| board.reported.is_some() && !round_correction::stays(board, boards, outcomes);
        let rated = held.iter().filter(goes).count();
        warn_of_rating(rated, warnings);
        let changed = self.round(round).map_or(0, |held| {
            let is_new = |seats: &&Vec<PlayerId>| held.boards.iter().all(|board| board.seats != **seats);
            boards.iter().filter(is_new).count()
        });
        for (one, other, met) in self.later_meetings(round, boards) {
            warn(warnings, true, Level::Confirm, Clause::MeetAgainLater, || {
                format!("{} and {} meet in round {met} too", self.name(one), self.name(other))
            });
        }
        let later = self.last_round().0 - round.0.min(self.last_round().0);
        warn(warnings, later > 0 && changed > 0, Level::Confirm, Clause::EarlierRound, || {
            words::count_of(
                later.into(),
                "later round was paired without it; it stays as played",
                "later rounds were paired without it; they stay as played",
            )
        });
    }

    /// Returns the new pairs of a Swiss round that meet again in a later round.
    pub(super) fn later_meetings(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
    ) -> Vec<(PlayerId, PlayerId, RoundNo)> {
        if self.setup.pairing.system().dutch_field(self, round).is_none() {
            return Vec::new();
        }
        let pair = |seats: &[PlayerId]| match seats {
            [white, black] => Some((*white.min(black), *white.max(black))),
            _ => None,
        };
        let held = self.round(round).map_or(&[][..], |held| &held.boards);
        let before: BTreeSet<_> = held.iter().filter_map(|board| pair(&board.seats)).collect();
        let new: BTreeSet<_> =
            boards.iter().filter_map(|seats| pair(seats)).filter(|pair| !before.contains(pair)).collect();
        let later = (1..).map(RoundNo).zip(&self.rounds).filter(|(number, _)| round < *number);
        let meetings = later.flat_map(|(number, held)| held.boards.iter().map(move |board| (number, board)));
        let found = meetings.filter(|(_, board)| game::was_played(board.outcome.as_ref()));
        found
            .filter_map(|(number, board)| {
                pair(&board.seats).filter(|pair| new.contains(pair)).map(|pair| (pair.0, pair.1, number))
            })
            .collect()
    }

    pub(super) fn warn_of_withdrawing_round(&self, round: RoundNo, warnings: &mut Vec<Warning>) {
        let results = self.round(round).map_or(0, crate::event::state::Round::results);
        let level = if results > 0 { Level::ConfirmTwice } else { Level::Confirm };
        warn(warnings, true, level, Clause::RoundWithdrawn, || match results {
            0 => format!("round {round} is published; pair it again afterwards"),
            results => {
                let results = words::count(results, "result");
                format!("round {round} is published; withdrawing it clears {results}")
            }
        });
    }

    pub(super) fn warn_of_fixed_boards(&self, boards: &[Vec<PlayerId>], warnings: &mut Vec<Warning>) {
        for fixed::Unkept { player, fixed, sits } in fixed::unkept(self, boards) {
            warn(warnings, true, Level::Acknowledge, Clause::FixedBoard, || {
                let (missing, place) = (boards.len() <= fixed.index(), self.setup.game.place());
                let why = if missing {
                    format!("there is no {place} {fixed} in this round")
                } else {
                    format!("{place} {fixed} belongs to another player")
                };
                format!("{} has fixed {place} {fixed} and sits at {}: {why}", self.name(player), sits + 1)
            });
        }
    }

    /// Warns of several pairing-allocated byes in a round of a Swiss: only one can be left over.
    pub(super) fn warn_of_several_byes(&self, byes: &[(PlayerId, ByeKind)], warnings: &mut Vec<Warning>) {
        let left_over = byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated).count();
        let is_broken = left_over > 1 && self.setup.pairing.pairs_by_score();
        warn(warnings, is_broken, Level::ConfirmTwice, Clause::SeveralByes, || {
            format!("{left_over} pairing-allocated byes in one round; only one is allowed")
        });
    }

    /// Judges a manual Swiss round by the absolute criteria (C.04.3 C1 to C3); absent players and those left
    /// out were named before. Breaking the federation's rules needs two confirmations.
    pub(super) fn warn_of_breaches(
        &self,
        named: &NamedField,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
        warnings: &mut Vec<Warning>,
    ) {
        let allocated = byes.iter().find(|(_, bye)| *bye == ByeKind::PairingAllocated);
        let bye = allocated.and_then(|(player, _)| named.number(*player));
        let pairing = SwissPairing { boards: named.pairs(boards), bye };
        let name = |number| named.who(number).map_or_else(String::new, |player| self.name(player));
        for breach in breaches(&named.field, &pairing) {
            let (clause, text) = match breach {
                Breach::NoSuchPlayer(_)
                | Breach::Absent(_)
                | Breach::PairedTwice(_)
                | Breach::NotPaired(_) => continue,
                Breach::MetBefore { pair: (one, other), round } => {
                    (Clause::SwissC1, format!("{} and {} met in round {round}", name(one), name(other)))
                }
                Breach::Forbidden { pair: (one, other) } => {
                    (Clause::SwissC1, format!("{} and {} must not meet", name(one), name(other)))
                }
                Breach::SecondBye { player, round } => (
                    Clause::SwissC2,
                    format!("{} had the pairing-allocated bye in round {round}", name(player)),
                ),
                Breach::ByeAfterFreeWin { player, round } => (
                    Clause::SwissC2,
                    format!("{} scored a win's points without playing in round {round}", name(player)),
                ),
                Breach::SameAbsoluteColor { pair: (one, other), color } => {
                    (Clause::SwissC3, format!("{} and {} must both have {color}", name(one), name(other)))
                }
            };
            warn(warnings, true, Level::ConfirmTwice, clause, || text);
        }
    }

    /// Checks the basic rules of colours (C.04.1 articles 6 and 7), in a Swiss.
    pub(super) fn warn_of_colors(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        warnings: &mut Vec<Warning>,
    ) {
        let system = self.setup.pairing.system();
        let judged = (round <= self.next_round()).then(|| system.dutch_field(self, round)).flatten();
        let Some(named) = judged else { return };
        let name = |number| named.who(number).map_or_else(String::new, |player| self.name(player));
        for breach in color_breaches(&named.field, &named.pairs(boards)) {
            let (clause, text) = match breach {
                ColorBreach::ThirdInARow { player, color } => (
                    Clause::ThirdColorInARow,
                    format!("{} would have {color} three times in a row", name(player)),
                ),
                ColorBreach::Difference { player, color, difference } => (
                    Clause::ColorDifference,
                    format!("{} would have {color} {difference} times more often", name(player)),
                ),
            };
            warn(warnings, true, Level::Confirm, clause, || text);
        }
    }

    /// Warns of prohibited pairings and rematches. Outside a Swiss no regulation forbids a rematch: if the
    /// director seats all players the warning is a line to read; otherwise the system would not have made the
    /// pairing.
    pub(super) fn warn_of_meetings(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        warnings: &mut Vec<Warning>,
    ) {
        let pair = |seats: &[PlayerId]| match seats {
            [white, black] => Some((*white.min(black), *white.max(black))),
            _ => None,
        };
        let wanted: BTreeSet<_> = boards.iter().filter_map(|seats| pair(seats)).collect();
        let rematch = if self.setup.pairing.system().is_manual() { Level::Line } else { Level::Confirm };
        // The teams of a Scheveningen match meet in every round, its players do not.
        let of_players = self.setup.pairing.system().makes_line_ups();
        let others = self.rounds.iter().enumerate().filter(|(at, _)| at + 1 != usize::from(round.0));
        for (at, earlier) in others.filter(|_| !of_players) {
            let met = earlier.boards.iter().filter(|board| game::was_played(board.outcome.as_ref()));
            for (one, other) in
                met.filter_map(|board| pair(&board.seats)).filter(|pair| wanted.contains(pair))
            {
                warn(warnings, true, rematch, Clause::Rematch, || {
                    format!("{} and {} met in round {}", self.name(one), self.name(other), at + 1)
                });
            }
        }
        warnings.extend(boards.iter().flat_map(|seats| self.warnings_of_met_in_usual(round, seats)));
        for group in self.forbidden.iter().filter(|group| (group.first..=group.last).contains(&round)) {
            let in_group = |player: &PlayerId| group.players.contains(player);
            for (one, other) in wanted.iter().filter(|(one, other)| in_group(one) && in_group(other)) {
                warn(warnings, true, Level::Confirm, Clause::Prohibited, || {
                    format!("{} and {} must not meet", self.name(*one), self.name(*other))
                });
            }
        }
    }
}
