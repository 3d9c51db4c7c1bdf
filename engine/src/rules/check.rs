//! Every rule about what may be done: impossibilities ([`State::check`]) and warnings ([`State::warnings`]).

use std::collections::{BTreeMap, BTreeSet};

use super::{amend, doubtful};
use crate::basics::folding;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::{Points, Rating};
use crate::basics::text::{Label, quoted};
use crate::basics::words;
use crate::event::action::{Act, ByeKind, Details, Entrant, Outcome, PairedBy, Signature};
use crate::event::kept::AbnormalPoints;
use crate::event::refusal::{Clause, Level, Refusal, Refused, Warning};
use crate::event::setup::{Game, MOST_POINTS, RatingSystem, Setup, TieBreak};
use crate::event::state::{Board, Dispute, Player, State};
use crate::game;
use crate::game::compare;
use crate::pairing::field::SwissPairing;
use crate::pairing::fixed;
use crate::pairing::legal::{Breach, ColorBreach, breaches, color_breaches};
use crate::pairing::swiss::NamedField;
use crate::people::person;

/// The largest rating that is calculated with: nine digits, as in the Crikey format.
const RATING_LIMIT: u64 = 1_000_000_000 * 1000;

/// The largest value that a director can give, either way: no rating and no place is larger.
const MOST_GIVEN: Points = Points::whole(1_000_000);

/// How many of a kind a warning names before it counts the rest.
const NAMED: usize = 6;

/// The hexadecimal digits of a digest (SHA-256) and of a public key (Ed25519); a signature has twice as many.
const DIGEST: usize = 64;
const KEY: usize = 64;

impl State {
    /// Whether an act is possible; changes nothing.
    ///
    /// # Errors
    ///
    /// Every reason why it is not.
    pub fn check(&self, act: &Act) -> Result<(), Refused> {
        let mut refusals = Vec::new();
        self.collect(act, &mut refusals);
        self.check_official(act, &mut refusals);
        if refusals.is_empty() { Ok(()) } else { Err(Refused(refusals)) }
    }

    fn collect(&self, act: &Act, refusals: &mut Vec<Refusal>) {
        match act {
            // Of a player.
            Act::Register { id, entrant } => {
                self.check_next_player(*id, refusals);
                self.check_entrant(entrant, refusals);
            }
            Act::Edit { id, entrant } => {
                self.check_player(*id, refusals);
                self.check_entrant(entrant, refusals);
            }
            Act::Remove { id } => self.check_removal(*id, refusals),
            Act::TakeList { first, new, changed } => self.check_list(*first, new, changed, refusals),
            Act::Partner { pairs, parted } => self.check_partners(pairs, parted, refusals),
            Act::Withdraw { id, after, .. } | Act::Expel { id, after, .. } => {
                self.check_leaving(*id, *after, refusals);
            }
            Act::Return { id, from } => self.check_return(*id, *from, refusals),
            Act::GrantBye { id, round, bye } => {
                self.check_player(*id, refusals);
                refuse(refusals, *bye == ByeKind::PairingAllocated, || Refusal::AllocatedInAdvance);
                self.check_not_published(*round, refusals);
            }
            Act::CancelBye { id, round } => {
                self.check_not_published(*round, refusals);
                let has = self.player(*id).is_some_and(|player| player.byes.contains_key(round));
                refuse(refusals, !has, || Refusal::NoBye { player: self.name(*id), round: *round });
            }
            Act::FixBoard { id, .. } => self.check_player(*id, refusals),
            // Of a board.
            Act::Record { round, board, outcome } => {
                self.check_first_result(*round, *board, outcome, refusals);
            }
            Act::Agree { round, board } => self.check_agreement(*round, *board, refusals),
            Act::Dispute { round, board, typed, .. } => self.check_dispute((*round, *board), typed, refusals),
            Act::Uphold { round, board } => self.check_upholding(*round, *board, refusals),
            Act::Correct { round, board, was, now, .. } => {
                self.check_correction(*round, *board, was, now.as_ref(), refusals);
            }
            // Of a round.
            Act::Publish { round, boards, byes, by } => {
                let next = self.next_round();
                refuse(refusals, *round != next, || Refusal::RoundOutOfOrder { given: *round, next });
                self.check_seating(*round, boards, byes, *by, refusals);
            }
            Act::Rearrange { round, boards, byes } => {
                self.check_rearrangement(*round, refusals);
                self.check_seating(*round, boards, byes, PairedBy::Hand, refusals);
            }
            Act::Amend { round, boards, outcomes, byes, .. } => {
                self.check_amendment(*round, boards, outcomes, byes, refusals);
            }
            Act::Unpublish { round, .. } => {
                let last = self.last_round();
                let is_last = *round == last && round.0 > 0;
                refuse(refusals, !is_last, || Refusal::NotTheLastRound { round: *round, last });
            }
            Act::Seal { after, digest, .. } => {
                refuse(refusals, *after > self.last_round(), || Refusal::NoSuchRound(*after));
                refuse(refusals, !is_hex(digest, DIGEST), || {
                    Refusal::BadDigest(digest.escape_debug().to_string())
                });
            }
            // Of the event.
            Act::Number { order, .. } => self.check_order(order, refusals),
            Act::DrawLots { order, .. } => {
                let is_stated = self.setup.ranking.tie_breaks().contains(&TieBreak::Lots);
                refuse(refusals, !is_stated, || Refusal::NoLots);
                self.check_order(order, refusals);
            }
            Act::DrawColor { .. } => {
                let started = !self.rounds.is_empty();
                refuse(refusals, started, || Refusal::Frozen { choice: "initial colour" });
            }
            Act::Forbid { players, first, last } => {
                refuse(refusals, players.len() < 2 || first > last || first.0 == 0, || Refusal::BadForbidden);
                for player in players {
                    self.check_player(*player, refusals);
                }
            }
            Act::Configure { details, setup } => self.check_configuration(details, setup, refusals),
            Act::ResizeTables { from, seats } => self.check_table_size(*from, *seats, refusals),
            Act::Give { tie_break, values } => self.check_given(tie_break, values, refusals),
            Act::NameKey { key, .. } => self.check_new_key(key, refusals),
            Act::Sign { signed: Signature { key, signature }, .. } => {
                let well_formed = is_hex(key, KEY) && is_hex(signature, 2 * KEY);
                refuse(refusals, !well_formed, || Refusal::BadKey(key.escape_debug().to_string()));
            }
            Act::Prizes { .. } | Act::Note { .. } => {}
            Act::CheckIn { round, players, .. } => self.check_check_in(*round, players, refusals),
            Act::KeepReport { kept } => {
                kept.players().for_each(|player| self.check_player(player, refusals));
            }
            Act::Value { points, .. } => self.check_value(points, refusals),
            // Of an official event.
            Act::Rectify { round, board, reported, .. } => {
                self.check_rectification(*round, *board, reported.as_ref(), refusals);
            }
            Act::LeaveOut { id, out } => self.check_leaving_out(*id, *out, refusals),
            Act::BarHalfPointByes { id, barred } => self.check_barring(*id, *barred, refusals),
            Act::DrawPosition { round, position, .. } => self.check_position(*round, *position, refusals),
            Act::Rerate { from, ratings } => self.check_rerating(*from, ratings, refusals),
        }
    }

    fn check_new_key(&self, key: &Label, refusals: &mut Vec<Refusal>) {
        refuse(refusals, !is_hex(key, KEY), || Refusal::BadKey(key.escape_debug().to_string()));
        let is_named = self.keys.iter().any(|named| named.eq_ignore_ascii_case(key));
        refuse(refusals, is_named, || Refusal::NothingChanges);
    }

    fn check_given(
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

    fn check_value(&self, given: &AbnormalPoints, refusals: &mut Vec<Refusal>) {
        given.players.iter().for_each(|player| self.check_player(*player, refusals));
        refuse(refusals, given.round == Some(RoundNo(0)), || Refusal::NoSuchRound(RoundNo(0)));
        let no_points = self.setup.game.points().is_none();
        refuse(refusals, no_points, || Refusal::NoPoints { game: self.setup.game.name() });
        let (points, most) = (given.points, MOST_POINTS);
        refuse(refusals, points < -most || most < points, || Refusal::PointsRange(points));
    }

    fn check_check_in(&self, round: RoundNo, players: &[PlayerId], refusals: &mut Vec<Refusal>) {
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

    pub(crate) fn check_player(&self, id: PlayerId, refusals: &mut Vec<Refusal>) {
        refuse(refusals, self.player(id).is_none(), || Refusal::NoSuchPlayer(id));
    }

    fn check_next_player(&self, id: PlayerId, refusals: &mut Vec<Refusal>) {
        let next = self.next_player();
        refuse(refusals, id != next, || Refusal::NumberOutOfOrder { given: id, next });
    }

    fn check_list(
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

    fn check_not_published(&self, round: RoundNo, refusals: &mut Vec<Refusal>) {
        refuse(refusals, round <= self.last_round(), || {
            if round == RoundNo(0) {
                Refusal::RoundZero(self.next_round())
            } else {
                Refusal::RoundPublished(round)
            }
        });
    }

    fn check_entrant(&self, entrant: &Entrant, refusals: &mut Vec<Refusal>) {
        check_text(&entrant.name, refusals);
        let listed = entrant.ratings.iter().map(|listed| listed.rating);
        entrant.rating.into_iter().chain(listed).for_each(|rating| self.check_rating(rating, refusals));
    }

    pub(crate) fn check_rating(&self, rating: Rating, refusals: &mut Vec<Refusal>) {
        let exchange = matches!(self.setup.rating, RatingSystem::Exchange(_));
        refuse(refusals, RATING_LIMIT <= rating.units().unsigned_abs(), || Refusal::RatingRange(rating));
        let too_fine = exchange && rating.units() % 10 != 0;
        refuse(refusals, too_fine, || Refusal::RatingPlaces { rating, places: 2 });
    }

    fn check_leaving(&self, id: PlayerId, after: RoundNo, refusals: &mut Vec<Refusal>) {
        self.check_player(id, refusals);
        let gone = self.player(id).is_some_and(|player| player.gone().is_some());
        refuse(refusals, gone, || Refusal::Gone(self.name(id)));
        refuse(refusals, after < self.last_round(), || Refusal::RoundPublished(RoundNo(after.0 + 1)));
    }

    /// A player of a published round, or of a report that the event was made of, cannot be removed any more.
    fn check_removal(&self, id: PlayerId, refusals: &mut Vec<Refusal>) {
        self.check_player(id, refusals);
        let mut rounds = (1..).map(RoundNo).zip(&self.rounds);
        let held = rounds.find(|(_, held)| held.players().any(|player| player == id));
        refusals.extend(held.map(|(round, _)| Refusal::HasPlayed { player: self.name(id), round }));
        let mut records = self.kept.iter().flat_map(|kept| &kept.records);
        let named = records.any(|record| record.players.iter().any(|(_, player)| *player == id));
        refuse(refusals, named, || Refusal::InReport(self.name(id)));
    }

    fn check_return(&self, id: PlayerId, from: RoundNo, refusals: &mut Vec<Refusal>) {
        self.check_player(id, refusals);
        let gone = self.player(id).is_some_and(|player| player.gone().is_some());
        refuse(refusals, !gone, || Refusal::NotGone(self.name(id)));
        self.check_not_published(from, refusals);
    }

    fn check_order(&self, order: &[PlayerId], refusals: &mut Vec<Refusal>) {
        let (named, registered) = (order.len(), self.players.len());
        refuse(refusals, named != registered, || {
            let players = words::count(registered, "player");
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

    fn check_configuration(&self, details: &Details, setup: &Setup, refusals: &mut Vec<Refusal>) {
        check_text(&details.title, refusals);
        refusals.extend(setup.complaints().into_iter().map(Refusal::Setup));
        let started = !self.rounds.is_empty();
        let other_game = std::mem::discriminant(&setup.game) != std::mem::discriminant(&self.setup.game);
        refuse(refusals, started && other_game, || Refusal::Frozen { choice: "game" });
        let other_pairing = setup.pairing != self.setup.pairing;
        refuse(refusals, started && other_pairing, || Refusal::Frozen { choice: "pairing system" });
    }

    fn check_table_size(&self, from: RoundNo, seats: u8, refusals: &mut Vec<Refusal>) {
        let system = self.setup.pairing.system();
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

    fn check_rearrangement(&self, round: RoundNo, refusals: &mut Vec<Refusal>) {
        let last = round == self.last_round() && round.0 > 0;
        refuse(refusals, !last, || Refusal::NoSuchRound(round));
        let results = self.round(round).is_some_and(|round| round.results() > 0);
        refuse(refusals, results, || Refusal::RoundHasResults { round });
    }

    fn check_amendment(
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

    /// Everybody exists and sits in one place, and every board has its number of seats.
    fn check_seating(
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

    /// Crikey rates a player against itself like any other game (seed-systems 1.5); only an import makes one.
    fn plays_itself(&self, seats: &[PlayerId], by: PairedBy) -> bool {
        let crikey = matches!(self.setup.game, Game::Crikey(_));
        crikey && by == PairedBy::Import && seats.len() == 2 && seats[0] == seats[1]
    }

    fn take_seat(&self, player: PlayerId, round: RoundNo, seen: &mut [bool], refusals: &mut Vec<Refusal>) {
        match seen.get_mut(player.index()).filter(|_| self.player(player).is_some()) {
            None => refusals.push(Refusal::NoSuchPlayer(player)),
            Some(seen) if *seen => {
                let number = self.player(player).map_or_else(|| player.to_string(), number_of);
                refusals.push(Refusal::SeatedTwice { number, name: self.name(player), round });
            }
            Some(seen) => *seen = true,
        }
    }

    fn check_first_result(
        &self,
        round: RoundNo,
        board: BoardNo,
        outcome: &Outcome,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.outcome.is_some(), || Refusal::ResultStands { round, board });
        self.check_outcome(found, outcome, refusals);
    }

    fn check_agreement(&self, round: RoundNo, board: BoardNo, refusals: &mut Vec<Refusal>) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.outcome.is_none(), || Refusal::NoResult { round, board });
    }

    fn check_dispute(
        &self,
        (round, board): (RoundNo, BoardNo),
        typed: &Outcome,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.outcome.is_none(), || Refusal::NoResult { round, board });
        self.check_outcome(found, typed, refusals);
    }

    fn check_upholding(&self, round: RoundNo, board: BoardNo, refusals: &mut Vec<Refusal>) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.disputes.is_empty(), || Refusal::NothingChanges);
    }

    fn check_correction(
        &self,
        round: RoundNo,
        board: BoardNo,
        was: &Outcome,
        now: Option<&Outcome>,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        match &found.outcome {
            None => refusals.push(Refusal::NoResult { round, board }),
            Some(stands) => {
                refuse(refusals, stands != was, || Refusal::OtherResult { round, board });
                refuse(refusals, now == Some(stands), || Refusal::NothingChanges);
            }
        }
        if let Some(now) = now {
            self.check_outcome(found, now, refusals);
        }
    }

    fn find_board(&self, round: RoundNo, board: BoardNo, refusals: &mut Vec<Refusal>) -> Option<&Board> {
        let Some(found) = self.round(round) else {
            refusals.push(Refusal::NoSuchRound(round));
            return None;
        };
        let boards = found.boards.len();
        let found = found.boards.get(board.index());
        refuse(refusals, found.is_none(), || Refusal::NoSuchBoard { round, board, boards });
        found
    }

    fn check_outcome(&self, board: &Board, outcome: &Outcome, refusals: &mut Vec<Refusal>) {
        if let Err(wrong) = game::admit(&self.setup.game, board.seats.len(), outcome) {
            refusals.push(Refusal::NotAResult(wrong));
        }
    }

    /// Lists what the director should think about before the act; all of it may be accepted.
    #[must_use]
    pub fn warnings(&self, act: &Act) -> Vec<Warning> {
        let mut warnings = self.warnings_while_typing(act);
        self.warn_officially(act, &mut warnings);
        warnings
    }

    /// Lists it as long as the act is still being made: without what official mode asks, which compares with the pairing
    /// system.
    #[must_use]
    pub fn warnings_while_typing(&self, act: &Act) -> Vec<Warning> {
        let mut warnings = Vec::new();
        match act {
            Act::Register { entrant, .. } => {
                self.warn_of_persons(&[(None, entrant)], &mut warnings);
                self.warn_of_late_entries(std::slice::from_ref(entrant), &mut warnings);
            }
            Act::Edit { id, entrant } => {
                self.warn_of_persons(&[(Some(*id), entrant)], &mut warnings);
                self.warn_of_rerating(&[(*id, entrant)], &mut warnings);
                warnings.extend(self.warning_of_labels(act));
            }
            Act::TakeList { new, changed, .. } => {
                let changed: Vec<_> = changed.iter().map(|(id, entrant)| (*id, entrant)).collect();
                let mut persons: Vec<_> = changed.iter().map(|(id, entrant)| (Some(*id), *entrant)).collect();
                persons.extend(new.iter().map(|entrant| (None, entrant)));
                self.warn_of_persons(&persons, &mut warnings);
                self.warn_of_rerating(&changed, &mut warnings);
                self.warn_of_late_entries(new, &mut warnings);
                warnings.extend(self.warning_of_labels(act));
            }
            Act::Partner { pairs, parted } => warnings.extend(self.warning_of_partners(pairs, parted)),
            Act::Number { .. } => self.warn_of_renumbering(&mut warnings),
            Act::Configure { setup, .. } => {
                self.warn_of_rules(setup, &mut warnings);
            }
            Act::Publish { round, boards, byes, by } => {
                self.warn_of_publishing(*round, boards, &mut warnings);
                self.warn_of_seating(*round, boards, byes, *by, &mut warnings);
            }
            Act::Rearrange { round, boards, byes } => {
                self.warn_of_seating(*round, boards, byes, PairedBy::Hand, &mut warnings);
            }
            Act::Amend { round, boards, outcomes, byes, .. } => {
                self.warn_of_seating(*round, boards, byes, PairedBy::Hand, &mut warnings);
                self.warn_of_amending(*round, boards, outcomes, &mut warnings);
            }
            Act::Unpublish { round, .. } => self.warn_of_withdrawing(*round, &mut warnings),
            Act::Correct { round, was: Outcome::Adjourned, now: Some(_), .. } => {
                let later = self.last_round().0.saturating_sub(round.0);
                warn(&mut warnings, later > 0, Level::Line, Clause::AdjournedFinished, || {
                    "the game counted as a draw for the pairings since; they stay as they are".to_owned()
                });
            }
            Act::Correct { round, board, .. } => self.warn_of_correcting(*round, *board, &mut warnings),
            Act::Seal { after, .. } => self.warn_of_sealing(*after, &mut warnings),
            Act::Expel { id, .. } => {
                warn(&mut warnings, true, Level::Confirm, Clause::Exclusion, || {
                    "the player is excluded from later rounds".to_owned()
                });
                warnings.extend(self.warning_of_void_results(act, *id));
                warnings.extend(self.warning_of_partner_of(*id));
            }
            Act::Value { points, .. } => self.warn_of_points(points, &mut warnings),
            Act::Withdraw { id, .. } => {
                warnings.extend(self.warning_of_void_results(act, *id));
                warnings.extend(self.warning_of_partner_of(*id));
            }
            Act::CheckIn { round, .. } => warnings.extend(self.warning_of_check_in(*round)),
            Act::GrantBye { id, round, bye } => {
                warnings.extend(self.warning_of_more_rounds(*round));
                let seats = !self.setup.pairing.system().takes_late_entries();
                warn(&mut warnings, seats, Level::Line, Clause::AbsentSeated, || {
                    let (name, system) = (self.name(*id), self.setup.pairing.name());
                    format!(
                        "the {system} still pairs {name} in round {round}: enter a forfeit when it is played"
                    )
                });
                if *bye == ByeKind::HalfPoint {
                    self.warn_of_half_point_byes(*id, *round, &mut warnings);
                }
            }
            Act::Remove { id } => warnings.extend(self.warning_of_removal(*id)),
            Act::Return { .. }
            | Act::CancelBye { .. }
            | Act::FixBoard { .. }
            | Act::ResizeTables { .. }
            | Act::DrawColor { .. }
            | Act::Forbid { .. }
            | Act::Record { .. }
            | Act::Agree { .. }
            | Act::Dispute { .. }
            | Act::Uphold { .. }
            | Act::Prizes { .. }
            | Act::Give { .. }
            | Act::KeepReport { .. }
            | Act::Rectify { .. }
            | Act::LeaveOut { .. }
            | Act::BarHalfPointByes { .. }
            | Act::Rerate { .. }
            | Act::NameKey { .. }
            | Act::Sign { .. }
            | Act::Note { .. } => {}
            Act::DrawPosition { round, .. } => warnings.extend(self.warning_of_another_position(*round)),
            Act::DrawLots { .. } => warnings.extend(self.warning_of_another_lot()),
        }
        self.warn_of_long_event(act, &mut warnings);
        warnings
    }

    /// Refuses a schedule in which a round would begin before the one before it.
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

    fn warn_of_rules(&self, setup: &Setup, warnings: &mut Vec<Warning>) {
        let rules = |of: &Setup| (of.rating, of.ranking.clone(), of.rounds, of.rated_by.clone());
        let changed = rules(&self.setup) != rules(setup) || setup.game != self.setup.game;
        let started = !self.rounds.is_empty();
        warn(warnings, started && changed, Level::ConfirmTwice, Clause::RulesChanged, || {
            "the rules of the event change after its start; all standings follow".to_owned()
        });
    }

    /// A second draw gives another order: whoever was told the first one should hear why.
    fn warning_of_another_lot(&self) -> Option<Warning> {
        let text = "lots were drawn already; the places that rest on them change".to_owned();
        (!self.lots.is_empty()).then_some(Warning {
            level: Level::Confirm,
            clause: Clause::LotsDrawnAgain,
            text,
        })
    }

    fn warn_of_sealing(&self, after: RoundNo, warnings: &mut Vec<Warning>) {
        let open = self.rounds.iter().take(after.0.into()).filter(|round| !round.is_complete()).count();
        warn(warnings, open > 0, Level::Acknowledge, Clause::UnfinishedRound, || {
            let rounds = words::count_of(open, "round has", "rounds have");
            format!("{rounds} boards without a result")
        });
        self.warn_of_adjourned(after, Level::Acknowledge, Clause::SealedAdjourned, warnings);
        let sealed = self.seals.iter().map(|seal| seal.after.0).max().unwrap_or(0);
        self.warn_of_one_pass(RoundNo(sealed + 1), after, warnings);
        self.warn_of_disputes(after, warnings);
    }

    /// Returns the result of a board and another one in words; of a table the lines in which they differ.
    fn both_results(&self, (round, board): (RoundNo, BoardNo), other: &Outcome) -> (String, String) {
        let scored = |now: Option<&Outcome>| (now.map_or_else(String::new, Outcome::scored), other.scored());
        let Some(Board { seats, outcome: Some(now), .. }) = self.board(round, board) else {
            return scored(None);
        };
        let names: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
        compare::both(now, other, &names).unwrap_or_else(|| scored(Some(now)))
    }

    /// Warns of boards up to a round for which two desks typed different results, and nobody has decided.
    fn warn_of_disputes(&self, last: RoundNo, warnings: &mut Vec<Warning>) {
        let told = |(round, board, dispute): (RoundNo, BoardNo, &Dispute)| {
            let Dispute { typed, by, against } = dispute;
            let (now, typed) = self.both_results((round, board), typed);
            let place = self.setup.game.place();
            format!("{place} {board} of round {round} ({against} entered {now}, {by} typed {typed})")
        };
        let disputed = self.disputed().filter(|(round, ..)| *round <= last);
        let boards: Vec<String> = disputed.map(told).collect();
        warn(warnings, !boards.is_empty(), Level::Confirm, Clause::Disputed, || {
            let are = words::count_of(boards.len(), "result is", "results are");
            format!("{are} disputed: {}", words::first_few(&boards, NAMED))
        });
    }

    /// Warns of results of some rounds that were typed once, where the event asks for a second pass.
    fn warn_of_one_pass(&self, first: RoundNo, last: RoundNo, warnings: &mut Vec<Warning>) {
        if !self.setup.regulations.second_pass {
            return;
        }
        let rounds = (1_u16..).zip(&self.rounds).filter(|(round, _)| (first.0..=last.0).contains(round));
        let boards: Vec<String> = rounds
            .flat_map(|(round, held)| {
                let once = |board: &Board| board.outcome.is_some() && !board.agreed;
                let boards = held.boards.iter().enumerate().filter(move |(_, board)| once(board));
                boards.map(move |(at, _)| format!("{} {} of round {round}", self.setup.game.place(), at + 1))
            })
            .collect();
        warn(warnings, !boards.is_empty(), Level::Confirm, Clause::SecondPassWaived, || {
            let results = words::count_of(boards.len(), "result was", "results were");
            format!("{results} typed only once: {}", words::first_few(&boards, NAMED))
        });
    }

    /// Returns the rules of pairing that a round breaks, whoever makes it: who meets again or must not meet, second byes,
    /// colours.
    #[must_use]
    pub fn warnings_of_meetings(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
    ) -> Vec<Warning> {
        let mut warnings = Vec::new();
        // A round that cannot be next is refused; the rounds before it are none that could be looked at.
        let system = self.setup.pairing.system();
        let judged = (round <= self.next_round()).then(|| system.dutch_field(self, round)).flatten();
        match judged {
            Some(named) => self.warn_of_breaches(&named, boards, byes, &mut warnings),
            None => self.warn_of_meetings(round, boards, &mut warnings),
        }
        warnings
    }

    /// Returns what the director should think about before a round is even paired: that it is one more than announced, and
    /// what is not known of the rounds before it.
    #[must_use]
    pub fn warnings_before_pairing(&self, round: RoundNo) -> Vec<Warning> {
        let mut warnings: Vec<Warning> = self.warning_of_more_rounds(round).into_iter().collect();
        self.warn_of_missing(&mut warnings);
        let before = RoundNo(round.0.saturating_sub(1));
        self.warn_of_one_pass(before, before, &mut warnings);
        self.warn_of_disputes(before, &mut warnings);
        self.warn_of_adjourned(before, Level::Acknowledge, Clause::AdjournedGames, &mut warnings);
        self.warn_of_unseen(round, self.not_here(round), Level::Confirm, &mut warnings);
        warnings.extend(self.warning_of_absence(round));
        warnings
    }

    /// Warns of those who are expected and were not seen.
    fn warn_of_unseen<'a>(
        &self,
        round: RoundNo,
        players: impl Iterator<Item = &'a Player>,
        level: Level,
        warnings: &mut Vec<Warning>,
    ) {
        /// How many are named before the others are counted.
        const NAMED: usize = 20;
        let mut missing: Vec<String> = players.map(|player| self.name(player.id)).collect();
        let all = missing.len();
        missing.truncate(NAMED);
        if NAMED < all {
            missing.push(format!("{} more", all - NAMED));
        }
        warn(warnings, 0 < all, level, Clause::NotHere, || {
            let players = words::count_of(all, "player was", "players were");
            // Names have commas.
            format!("{players} not seen before round {round}: {}", missing.join("; "))
        });
    }

    fn warn_of_points(&self, points: &AbnormalPoints, warnings: &mut Vec<Warning>) {
        let later = points.round.map_or(0, |round| self.last_round().0.saturating_sub(round.0));
        warn(warnings, later > 0, Level::Confirm, Clause::EarlierRound, || {
            words::count_of(
                later.into(),
                "later round was paired without these points; it stays as played",
                "later rounds were paired without these points; they stay as played",
            )
        });
    }

    /// Warns of the first entry of a check-in for a round that is one more than announced.
    fn warning_of_check_in(&self, round: RoundNo) -> Option<Warning> {
        self.warning_of_more_rounds(round).filter(|_| !self.has_check_in(round))
    }

    /// Warns of a round that is one more than announced.
    #[must_use]
    pub fn warning_of_more_rounds(&self, round: RoundNo) -> Option<Warning> {
        // A bracket goes on until it is decided.
        let is_bracket = self.setup.pairing.system().bracket_rules().is_some();
        // A round robin has as many as its table, whatever was announced.
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

    /// Names the games of the first rounds that go on later.
    fn warn_of_adjourned(&self, until: RoundNo, level: Level, clause: Clause, warnings: &mut Vec<Warning>) {
        let rounds = (1_u16..).zip(&self.rounds).take(until.0.into());
        let boards: Vec<String> = rounds
            .flat_map(|(round, held)| {
                let adjourned = held.boards.iter().enumerate().filter(|(_, board)| board.is_adjourned());
                adjourned.map(move |(at, _)| format!("board {} of round {round}", at + 1))
            })
            .collect();
        warn(warnings, !boards.is_empty(), level, clause, || {
            let games = words::count_of(boards.len(), "adjourned game counts", "adjourned games count");
            format!("{games} as drawn until the result is known: {}", words::first_few(&boards, NAMED))
        });
    }

    fn warn_of_missing(&self, warnings: &mut Vec<Warning>) {
        let open: usize = self.rounds.iter().map(|round| round.boards.len() - round.results()).sum();
        warn(warnings, open > 0, Level::Confirm, Clause::ResultsMissing, || {
            let boards = words::count(open, self.setup.game.place());
            let drawn = if game::admit(&self.setup.game, 2, &Outcome::Adjourned).is_ok() {
                "; recorded as adjourned, they count as drawn until the result is known"
            } else {
                ""
            };
            format!("{boards} of earlier rounds without a result{drawn}")
        });
    }

    /// Warns of what is doubtful of persons who are registered or changed, and of those whom somebody else resembles,
    /// registered before or in the same act.
    fn warn_of_persons(&self, persons: &[(Option<PlayerId>, &Entrant)], warnings: &mut Vec<Warning>) {
        let replaced: BTreeSet<PlayerId> = persons.iter().filter_map(|(id, _)| *id).collect();
        let mut names: BTreeMap<Vec<String>, Vec<(Option<&Player>, &Entrant)>> = BTreeMap::new();
        let mut ids: BTreeMap<&str, &Entrant> = BTreeMap::new();
        // Only whoever has a name or an id of theirs matters; most registrations are of one person.
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
            // What stood before was asked about when it came.
            let doubts = |of: &Entrant| doubtful::doubts(of, &self.setup.game, self.began);
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
                    let apart =
                        if told_apart { " (another id or year of birth: another person)" } else { "" };
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

    /// Warns of names that look like another one and are not: a letter is of another alphabet. Names without such letters are
    /// never compared by their looks.
    fn warn_of_looks(&self, persons: &[(Option<PlayerId>, &Entrant)], warnings: &mut Vec<Warning>) {
        let is_new = |(id, entrant): &&(Option<PlayerId>, &Entrant)| {
            let before = id.and_then(|id| self.player(id));
            before.is_none_or(|before| before.entrant.name != entrant.name)
        };
        let all_ascii = persons.iter().all(|(_, entrant)| entrant.name.is_ascii());
        // A player's own old name is not compared with the new one.
        let stays = |player: &&Player| persons.iter().all(|(id, _)| *id != Some(player.id));
        let registered = self.players.iter().filter(stays);
        let registered = registered.filter(|player| !all_ascii || !player.entrant.name.is_ascii());
        let mut looks: BTreeMap<Vec<String>, &Label> = registered
            .map(|player| (folding::look_of_name(&player.entrant.name), &player.entrant.name))
            .collect();
        for (_, entrant) in persons.iter().filter(is_new) {
            let name = &entrant.name;
            let other = looks.insert(folding::look_of_name(name), name);
            // `Lina` and `Iina` are letters of one alphabet, with or without accents.
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

    /// Who enters a round robin or a knockout that has begun finds no place in its table, and who enters when the last round
    /// is published has none left.
    fn warn_of_late_entries(&self, new: &[Entrant], warnings: &mut Vec<Warning>) {
        let who = || match new {
            [only] => format!("{} enters", only.name),
            several => format!("{} enter", words::count(several.len(), "player")),
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

    /// Names what goes with a player who is removed, and whose numbers close up.
    fn warning_of_removal(&self, id: PlayerId) -> Option<Warning> {
        let player = self.player(id)?;
        let mut goes: Vec<String> = Vec::new();
        goes.extend(player.byes.iter().map(|(round, bye)| format!("the {} in round {round}", bye.name())));
        let groups = self.forbidden.iter().filter(|group| group.players.contains(&id));
        let others = groups.flat_map(|group| &group.players).filter(|other| **other != id);
        goes.extend(others.map(|other| format!("the prohibited pairing with {}", self.name(*other))));
        goes.extend(player.fixed_board.map(|board| format!("the fixed board {board}")));
        let partner = (!player.entrant.partnership.is_empty())
            .then(|| format!("the partnership {}", player.entrant.partnership));
        goes.extend(partner);
        let points = self.abnormal.iter().filter(|points| points.players.contains(&id)).count();
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

    /// Warns of ratings that count and change once games are paired, and says of a rating that changes nothing that it does not
    /// count.
    fn warn_of_rerating(&self, changed: &[(PlayerId, &Entrant)], warnings: &mut Vec<Warning>) {
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

    /// Returns all that counts of a player's ratings: in the event, for the first order, and, where the federation's is
    /// calculated, that one with its K.
    fn counting_ratings(&self, player: &Player) -> [Option<Rating>; 4] {
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

    /// Names the rating of a player that counts and changes: `the standard rating of Berg, Luca changes from 1808 to 1858`.
    fn rerated_in_words(&self, before: &Player, now: &Player) -> String {
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

    /// Most events allow one half-point bye; whoever gets a second one is named with the rounds of those before.
    fn warn_of_half_point_byes(&self, id: PlayerId, round: RoundNo, warnings: &mut Vec<Warning>) {
        let Some(player) = self.player(id) else { return };
        let had = (1..)
            .map(RoundNo)
            .zip(&self.rounds)
            .filter(|(_, held)| held.byes.contains(&(id, ByeKind::HalfPoint)));
        let granted =
            player.byes.iter().filter(|(of, bye)| **bye == ByeKind::HalfPoint && self.last_round() < **of);
        let mut rounds: BTreeSet<RoundNo> = had.map(|(of, _)| of).chain(granted.map(|(of, _)| *of)).collect();
        rounds.insert(round);
        // Of several that are given at once none is there already: what is said holds of them together.
        warn(warnings, 1 < rounds.len(), Level::Confirm, Clause::SecondHalfPointBye, || {
            let (count, name) = (rounds.len(), self.name(id));
            let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
            format!("{name} would have {count} half-point byes, in rounds {}", rounds.join(", "))
        });
    }

    fn warn_of_renumbering(&self, warnings: &mut Vec<Warning>) {
        let round = self.last_round().0;
        // The tables of a round robin go by the numbers throughout.
        let is_robin = self.setup.pairing.system().cycles().is_some();
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

    fn warn_of_publishing(&self, round: RoundNo, boards: &[Vec<PlayerId>], warnings: &mut Vec<Warning>) {
        self.warn_of_missing(warnings);
        let before = RoundNo(round.0.saturating_sub(1));
        self.warn_of_one_pass(before, before, warnings);
        self.warn_of_disputes(before, warnings);
        warnings.extend(self.warning_of_more_rounds(round));
        // It was asked before the round was paired; the journal keeps that it was known.
        let seated: BTreeSet<PlayerId> = boards.iter().flatten().copied().collect();
        let unseen = self.not_here(round).filter(|player| seated.contains(&player.id));
        self.warn_of_unseen(round, unseen, Level::Line, warnings);
    }

    fn warn_of_seating(
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

    /// A result that stands changes: what is reported for rating goes with it, and later rounds were paired with the old one.
    fn warn_of_correcting(&self, round: RoundNo, board: BoardNo, warnings: &mut Vec<Warning>) {
        let is_rated = self.board(round, board).is_some_and(|held| held.reported.is_some());
        warn_of_rating(usize::from(is_rated), warnings);
        warn(warnings, true, Level::Confirm, Clause::Correction, || {
            format!("a recorded result of round {round} changes")
        });
        let later = self.last_round().0 - round.0.min(self.last_round().0);
        warn(warnings, later > 0, Level::Confirm, Clause::EarlierRound, || {
            words::count_of(
                later.into(),
                "later round was paired with the old result; it stays as played",
                "later rounds were paired with the old result; they stay as played",
            )
        });
    }

    /// A published round is put right: which results go, and which later pairings were made without it.
    fn warn_of_amending(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        outcomes: &[Option<Outcome>],
        warnings: &mut Vec<Warning>,
    ) {
        // The round is not paired anew: it is said what was played.
        warnings.retain(|warning| warning.clause != Clause::ManualPairing);
        warn(warnings, true, Level::Confirm, Clause::PutRight, || {
            format!("round {round} was published differently")
        });
        let before = self.round(round).map_or(0, crate::event::state::Round::results);
        let gone = before.saturating_sub(outcomes.iter().flatten().count());
        warn(warnings, gone > 0, Level::Confirm, Clause::ResultsRemoved, || {
            words::count_of(gone, "result is removed", "results are removed")
        });
        let held = self.round(round).map_or(&[][..], |held| &held.boards);
        let goes = |board: &&Board| board.reported.is_some() && !amend::stays(board, boards, outcomes);
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

    /// Returns the pairs of a Swiss round that it did not have before and that meet again in a later round.
    fn later_meetings(&self, round: RoundNo, boards: &[Vec<PlayerId>]) -> Vec<(PlayerId, PlayerId, RoundNo)> {
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

    fn warn_of_withdrawing(&self, round: RoundNo, warnings: &mut Vec<Warning>) {
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

    fn warn_of_fixed_boards(&self, boards: &[Vec<PlayerId>], warnings: &mut Vec<Warning>) {
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

    /// A Swiss round made by hand is judged by the absolute criteria (C.04.3 C1 to C3); who is absent or left out was
    /// named before. Leaving the rules of the federation is confirmed twice.
    fn warn_of_breaches(
        &self,
        named: &NamedField,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
        warnings: &mut Vec<Warning>,
    ) {
        let allocated = byes.iter().find(|(_, bye)| *bye == ByeKind::PairingAllocated);
        let left_over = byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated).count();
        warn(warnings, left_over > 1, Level::ConfirmTwice, Clause::SeveralByes, || {
            format!("{left_over} pairing-allocated byes in one round; only one player can be left over")
        });
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
                    (Clause::SwissC3, format!("{} and {} must both have {color:?}", name(one), name(other)))
                }
            };
            warn(warnings, true, Level::ConfirmTwice, clause, || text);
        }
    }

    /// The basic rules of colours (C.04.1 articles 6 and 7), in a Swiss.
    fn warn_of_colors(&self, round: RoundNo, boards: &[Vec<PlayerId>], warnings: &mut Vec<Warning>) {
        let system = self.setup.pairing.system();
        let judged = (round <= self.next_round()).then(|| system.dutch_field(self, round)).flatten();
        let Some(named) = judged else { return };
        let name = |number| named.who(number).map_or_else(String::new, |player| self.name(player));
        for breach in color_breaches(&named.field, &named.pairs(boards)) {
            let (clause, text) = match breach {
                ColorBreach::ThirdInARow { player, color } => (
                    Clause::ThirdColorInARow,
                    format!("{} would have {color:?} three times in a row", name(player)),
                ),
                ColorBreach::Difference { player, color, difference } => (
                    Clause::ColorDifference,
                    format!("{} would have {color:?} {difference} times more often", name(player)),
                ),
            };
            warn(warnings, true, Level::Confirm, clause, || text);
        }
    }

    /// Two players who must not meet, and those who meet again. Outside a Swiss no regulation forbids a rematch: where the
    /// director seats everybody it is a line to read, elsewhere the system would not have made it.
    fn warn_of_meetings(&self, round: RoundNo, boards: &[Vec<PlayerId>], warnings: &mut Vec<Warning>) {
        let pair = |seats: &[PlayerId]| match seats {
            [white, black] => Some((*white.min(black), *white.max(black))),
            _ => None,
        };
        let wanted: BTreeSet<_> = boards.iter().filter_map(|seats| pair(seats)).collect();
        let rematch = if self.setup.pairing.system().is_manual() { Level::Line } else { Level::Confirm };
        for (at, earlier) in self.rounds.iter().enumerate().filter(|(at, _)| at + 1 != usize::from(round.0)) {
            let met = earlier.boards.iter().filter(|board| game::was_played(board.outcome.as_ref()));
            for (one, other) in
                met.filter_map(|board| pair(&board.seats)).filter(|pair| wanted.contains(pair))
            {
                warn(warnings, true, rematch, Clause::Rematch, || {
                    format!("{} and {} met in round {}", self.name(one), self.name(other), at + 1)
                });
            }
        }
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

/// Returns the number by which lists call a player: that of the registration in parentheses, until there is another one.
fn number_of(player: &Player) -> String {
    player.number.map_or_else(|| format!("({})", player.id), |number| number.to_string())
}

fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn refuse(refusals: &mut Vec<Refusal>, wrong: bool, refusal: impl FnOnce() -> Refusal) {
    if wrong {
        refusals.push(refusal());
    }
}

/// What is reported for rating stands beside a result, and goes with it.
fn warn_of_rating(gone: usize, warnings: &mut Vec<Warning>) {
    warn(warnings, 0 < gone, Level::Confirm, Clause::RatingReportOnly, || {
        words::count_of(
            gone,
            "result reported for rating is dropped: report it again if it still holds",
            "results reported for rating are dropped: report again those that still hold",
        )
    });
}

fn warn(
    warnings: &mut Vec<Warning>,
    doubtful: bool,
    level: Level,
    clause: Clause,
    text: impl FnOnce() -> String,
) {
    if doubtful {
        warnings.push(Warning { level, clause, text: text() });
    }
}

/// A name is not blank. Control characters were refused here before the type of a text refused them (and cut what is
/// too long, which this never did): a journal that was refused for them still is.
fn check_text(name: &Label, refusals: &mut Vec<Refusal>) {
    let blank = name.written().trim().is_empty();
    let bad = blank || name.written().chars().any(char::is_control);
    refuse(refusals, bad, || Refusal::BadName { name: quoted(name.written()) });
}

/// Returns the day and the hour of the beginning of a round, so that they compare: `9:30` comes before `10:00`.
fn moment(label: &str) -> (&str, Option<(usize, &str)>) {
    match label.split_once(' ') {
        Some((day, hour)) => (day, Some((hour.len(), hour))),
        None => (label, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::setup::{Acceleration, PairingSystem, SwissRules};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore;

    fn open(players: u32) -> State {
        event(setup(PairingSystem::Manual), players)
    }

    /// No history is made up for the rounds that lie between.
    #[test]
    fn a_round_far_ahead_is_refused_and_not_warned_of() {
        let state = open(3);
        let boards = vec![vec![PlayerId(1), PlayerId(2)]];
        let byes = vec![(PlayerId(3), ByeKind::PairingAllocated)];
        let act = Act::Rearrange { round: RoundNo(u16::MAX), boards, byes };
        assert!(state.check(&act).is_err());
        assert!(state.warnings(&act).iter().all(|warning| !warning.text.contains("bye in round")));
    }

    /// No article of the Swiss systems is named where the event is none, and who seats everybody is not asked.
    #[test]
    fn a_rematch_is_no_question_of_the_swiss_regulations_outside_of_a_swiss() {
        let again = |pairing: PairingSystem| {
            let mut state = event(setup(pairing), 2);
            let boards = vec![vec![PlayerId(1), PlayerId(2)]];
            let publish = |state: &State| {
                let (round, boards) = (state.next_round(), boards.clone());
                Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand }
            };
            state.apply(&publish(&state)).unwrap();
            let outcome = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: true };
            state.apply(&Act::Record { round: RoundNo(1), board: BoardNo(1), outcome }).unwrap();
            let warnings = state.warnings_while_typing(&publish(&state)).into_iter();
            let met = warnings.filter(|one| one.text.contains("met in round 1"));
            met.map(|one| (one.level, one.clause)).collect::<Vec<_>>()
        };
        assert_eq!(again(PairingSystem::Manual), [(Level::Line, Clause::Rematch)]);
        let table = PairingSystem::RoundRobin { cycles: 2, exchange_last_two: false };
        assert_eq!(again(table), [(Level::Confirm, Clause::Rematch)]);
        let swiss = PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None });
        assert_eq!(again(swiss), [(Level::ConfirmTwice, Clause::SwissC1)]);
    }

    fn person(name: &str, change: impl FnOnce(&mut Entrant)) -> Entrant {
        let mut entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        change(&mut entrant);
        entrant
    }

    fn told(warnings: &[Warning]) -> Vec<String> {
        warnings.iter().map(|one| format!("{:?} {}", one.level, one.text)).collect()
    }

    #[test]
    fn a_list_is_one_act_and_is_checked_as_a_whole() {
        let mut state = open(2);
        let refused = |state: &State, first, new: Vec<Entrant>, changed| {
            state.check(&Act::TakeList { first: PlayerId(first), new, changed }).unwrap_err().to_string()
        };
        assert_eq!(
            refused(&state, 3, vec![], vec![]),
            "the list brings nobody who is not registered, and changes nobody"
        );
        let ana = || person("Ana", |_| {});
        assert_eq!(
            refused(&state, 2, vec![ana()], vec![]),
            "player number 2 is out of order (the next one is 3)"
        );
        assert_eq!(refused(&state, 3, vec![], vec![(PlayerId(9), ana())]), "there is no player 9");
        let twice = vec![(PlayerId(1), ana()), (PlayerId(1), ana())];
        assert_eq!(refused(&state, 3, vec![], twice), "the list changes player 1 twice");
        assert!(
            refused(&state, 3, vec![ana(), person("x", |x| x.name = " ".parse().unwrap())], vec![])
                .contains("not a name")
        );
        let act = Act::TakeList {
            first: PlayerId(3),
            new: vec![ana(), person("Bea", |_| {})],
            changed: vec![(PlayerId(2), person("Changed", |_| {}))],
        };
        state.apply(&act).unwrap();
        let names: Vec<String> = (1..=4).map(|id| state.name(PlayerId(id))).collect();
        assert_eq!(names[1..], ["Changed", "Ana", "Bea"]);
        assert_eq!(state.players[3].first_round, RoundNo(1));
    }

    #[test]
    fn a_name_in_letters_of_another_alphabet_is_asked_about() {
        let mut state = event(setup(PairingSystem::Manual), 0);
        let named = |name: &str| Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        let clauses = |state: &State, name: &str| -> Vec<Clause> {
            let id = PlayerId(u32::try_from(state.players.len()).unwrap() + 1);
            let act = Act::Register { id, entrant: named(name) };
            state.warnings(&act).iter().map(|warning| warning.clause).collect()
        };
        state.apply(&Act::Register { id: PlayerId(1), entrant: named("Coco, Ana") }).unwrap();
        assert_eq!(clauses(&state, "Ana Coco"), [Clause::SameName]);
        assert_eq!(clauses(&state, "\u{421}\u{43e}\u{441}\u{43e}, Ana"), [Clause::LooksLikeAnother]);
        assert_eq!(clauses(&state, "C\u{43e}co, Ana"), [Clause::MixedAlphabets, Clause::LooksLikeAnother]);
        assert_eq!(clauses(&state, "Ｃｏｃｏ, ANA"), [Clause::SameName]);
        assert_eq!(clauses(&state, "Cocos, Ana"), []);
        // Letters that are alike in one alphabet are two names.
        state.apply(&Act::Register { id: PlayerId(2), entrant: named("Marnie Il") }).unwrap();
        assert_eq!(clauses(&state, "Mamie ll"), []);
        state.apply(&Act::Register { id: PlayerId(3), entrant: named("Łoś, Ægir") }).unwrap();
        assert_eq!(clauses(&state, "los, aegir"), [Clause::SameName]);
        state.apply(&Act::Register { id: PlayerId(4), entrant: named("Mäkinen, Lina") }).unwrap();
        assert_eq!(clauses(&state, "Mäkinen, Iina"), []);
        // Correcting a letter of one's own name raises no question.
        state.apply(&Act::Edit { id: PlayerId(1), entrant: named("C\u{43e}co, Ana") }).unwrap();
        let right = Act::Edit { id: PlayerId(1), entrant: named("Coco, Ana") };
        assert_eq!(state.warnings(&right).iter().map(|one| one.clause).collect::<Vec<_>>(), []);
    }

    #[test]
    fn a_list_is_warned_of_like_everybody_in_it() {
        let mut state = open(1);
        let older = person("Berg, Luca", |berg| {
            berg.sex = "f".parse().unwrap();
            berg.fide_id = "17".parse().unwrap();
        });
        state.apply(&Act::Register { id: PlayerId(2), entrant: older.clone() }).unwrap();
        let new = vec![
            person("Berg, Luca", |berg| berg.fide_id = "18".parse().unwrap()),
            person("Dahl, Ida", |dahl| dahl.fide_id = "17".parse().unwrap()),
            person("Klee, Eva", |klee| klee.federation = "XYZ".parse().unwrap()),
            person("Klee, Eva", |_| {}),
            person("eva KLEE", |_| {}),
            person("Luca Berg", |_| {}),
        ];
        let act = Act::TakeList { first: PlayerId(3), new, changed: vec![] };
        assert_eq!(
            told(&state.warnings(&act)),
            [
                "Line `Berg, Luca` is already registered: No (2) (another id or year of birth: another person)",
                "Confirm Dahl, Ida has the id 17 of Berg, Luca",
                "Confirm Klee, Eva: no federation has the code `XYZ`",
                "Confirm `Klee, Eva` is already in the list",
                "Confirm `eva KLEE` is already in the list",
                "Confirm `Luca Berg` is already registered: No (2) Berg, Luca",
            ]
        );
        // What stood before was there already: it is not asked about again when something else changes.
        let changed = Entrant { rating: "2100".parse().ok(), ..older };
        let act = Act::TakeList { first: PlayerId(3), new: vec![], changed: vec![(PlayerId(2), changed)] };
        assert_eq!(state.warnings(&act), []);
        state
            .apply(&Act::Publish {
                round: RoundNo(1),
                boards: vec![vec![PlayerId(1), PlayerId(2)]],
                byes: vec![],
                by: PairedBy::Hand,
            })
            .unwrap();
        assert_eq!(
            told(&state.warnings(&act)),
            [
                "Confirm the rating of Berg, Luca changes from none to 2100; standings and ratings of all rounds follow"
            ]
        );
    }

    #[test]
    fn who_enters_when_the_last_round_is_published_is_told_so() {
        let mut state = open(3);
        let act = |name: &str| {
            let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
            Act::Register { id: PlayerId(4), entrant }
        };
        state.setup.rounds = 2;
        let boards = vec![vec![PlayerId(1), PlayerId(2)]];
        let byes = vec![(PlayerId(3), ByeKind::ZeroPoint)];
        let by = PairedBy::Hand;
        state
            .apply(&Act::Publish { round: RoundNo(1), boards: boards.clone(), byes: byes.clone(), by })
            .unwrap();
        assert_eq!(state.warnings(&act("Late, Lars")), [], "a round is left");
        state.apply(&Act::Publish { round: RoundNo(2), boards, byes, by }).unwrap();
        let told = told(&state.warnings(&act("Late, Lars")));
        assert_eq!(told, ["Line Late, Lars enters when round 2 of 2 is published"]);
    }

    #[test]
    fn a_bye_in_a_round_that_is_not_announced_is_asked_about() {
        let state = open(3);
        let beyond = RoundNo(state.setup.rounds + 1);
        let act = Act::GrantBye { id: PlayerId(3), round: beyond, bye: ByeKind::ZeroPoint };
        assert_eq!(
            state.warnings(&act).iter().map(|one| one.clause).collect::<Vec<_>>(),
            [Clause::MoreRounds]
        );
    }

    #[test]
    fn a_check_in_for_a_round_that_is_not_announced_is_asked_about_once() {
        let mut state = open(3);
        state.setup.rounds = 0;
        let act = Act::CheckIn { round: RoundNo(1), players: vec![PlayerId(3)], here: true };
        let clauses: Vec<_> = state.warnings(&act).iter().map(|one| one.clause).collect();
        assert_eq!(clauses, [Clause::MoreRounds]);
        state.apply(&act).unwrap();
        assert_eq!(state.warnings(&act), []);
    }

    #[test]
    fn a_second_half_point_bye_is_asked_about() {
        let mut state = open(3);
        let bye = |round, bye| Act::GrantBye { id: PlayerId(3), round: RoundNo(round), bye };
        assert_eq!(state.warnings(&bye(1, ByeKind::HalfPoint)), []);
        state.apply(&bye(1, ByeKind::HalfPoint)).unwrap();
        assert_eq!(state.warnings(&bye(1, ByeKind::HalfPoint)), [], "it is the same one");
        assert_eq!(state.warnings(&bye(2, ByeKind::ZeroPoint)), []);
        let second = |state: &State| told(&state.warnings(&bye(3, ByeKind::HalfPoint)));
        let name = state.name(PlayerId(3));
        assert_eq!(second(&state), [format!("Confirm {name} would have 2 half-point byes, in rounds 1, 3")]);
        state
            .apply(&Act::Publish {
                round: RoundNo(1),
                boards: vec![vec![PlayerId(1), PlayerId(2)]],
                byes: vec![(PlayerId(3), ByeKind::HalfPoint)],
                by: PairedBy::Hand,
            })
            .unwrap();
        assert_eq!(second(&state), [format!("Confirm {name} would have 2 half-point byes, in rounds 1, 3")]);
        state.apply(&bye(2, ByeKind::HalfPoint)).unwrap();
        assert_eq!(
            second(&state),
            [format!("Confirm {name} would have 3 half-point byes, in rounds 1, 2, 3")]
        );
    }

    /// The limit of a rating is the same above and below nothing, down to the smallest number that can be read.
    #[test]
    fn no_rating_is_too_far_from_nothing() {
        let state = open(0);
        let check = |rating: &str| {
            let rating = rating.parse().unwrap();
            let entrant =
                Entrant { name: "Dahl".parse().unwrap(), rating: Some(rating), ..Entrant::default() };
            state.check(&Act::Register { id: PlayerId(1), entrant })
                == Err(Refused(vec![Refusal::RatingRange(rating)]))
        };
        let far = ["1000000000", "-1000000000", "9223372036854775.807", "-9223372036854775.808"];
        assert_eq!(far.map(check), [true; 4]);
        assert_eq!(["999999999.999", "-999999999.999", "0"].map(check), [false; 3]);
    }
}
