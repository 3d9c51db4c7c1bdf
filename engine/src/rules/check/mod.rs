//! The rules for all acts: refusals ([`State::check`]) and warnings ([`State::warnings`]).

mod common;
mod event;
mod line_ups;
mod players;
mod published_line_ups;
mod results;
mod rounds;
mod second_meetings;
mod teams;
#[cfg(test)]
mod tests;
mod two_matches;

use self::common::{DIGEST, KEY, is_hex, refuse, warn};
use crate::basics::id::{PlayerId, RoundNo};
use crate::event::action::{Act, ByeKind, PairedBy, Signature};
use crate::event::refusal::{Clause, Level, Refusal, Refused, Warning};
use crate::event::setup::TieBreak;
use crate::event::state::State;

impl State {
    /// Checks whether an act is possible; changes nothing.
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

    /// Checks an act and makes its change. On `Err` nothing has changed.
    ///
    /// # Errors
    ///
    /// Every reason why the act is impossible.
    pub fn apply(&mut self, act: &Act) -> Result<(), Refused> {
        self.check(act)?;
        self.evolve(act);
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "an act each")]
    fn collect(&self, act: &Act, refusals: &mut Vec<Refusal>) {
        match act {
            // Acts on players.
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
            Act::Withdraw { id, after, .. } | Act::Exclude { id, after, .. } => {
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
            // Acts on boards.
            Act::Record { round, board, outcome } => {
                self.check_first_result(*round, *board, outcome, refusals);
            }
            Act::Agree { round, board } => self.check_agreement(*round, *board, refusals),
            Act::Dispute { round, board, typed, .. } => self.check_dispute((*round, *board), typed, refusals),
            Act::Uphold { round, board } => self.check_upholding(*round, *board, refusals),
            Act::Correct { round, board, was, now, .. } => {
                self.check_correction(*round, *board, was, now.as_ref(), refusals);
            }
            // Acts on teams.
            Act::Members { team, members } => self.check_members(*team, members, refusals),
            Act::LineUp { round, board, team, line_up } => {
                self.check_line_up((*round, *board), *team, line_up, refusals);
            }
            Act::RecordGame { round, board, game, was, now } => {
                self.check_game((*round, *board), *game, was.as_ref(), now.as_ref(), refusals);
            }
            // Acts on rounds.
            Act::Publish { round, boards, byes, by } => {
                let next = self.next_round();
                refuse(refusals, *round != next, || Refusal::RoundOutOfOrder { given: *round, next });
                self.check_seating(*round, boards, byes, *by, refusals);
            }
            Act::Rearrange { round, boards, byes } => {
                self.check_rearrangement(*round, refusals);
                self.check_seating(*round, boards, byes, PairedBy::Hand, refusals);
            }
            Act::CorrectRound { round, boards, outcomes, byes, .. } => {
                self.check_round_correction(*round, boards, outcomes, byes, refusals);
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
            // Acts on the event.
            Act::Number { order, .. } => self.check_order(order, refusals),
            Act::DrawLots { order, .. } => {
                let is_stated = self.setup.ranking.tie_breaks().contains(&TieBreak::Lots)
                    || self.setup.decides_matches_by_lots();
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
            Act::Prizes { rules } => self.check_funds(rules.as_deref(), refusals),
            Act::Note { .. } => {}
            Act::CheckIn { round, players, .. } => self.check_check_in(*round, players, refusals),
            Act::KeepReport { kept } => {
                kept.players().for_each(|player| self.check_player(player, refusals));
            }
            Act::Value { points, .. } => self.check_adjusted_points(points, refusals),
            // Acts in official events.
            Act::CorrectForRating { round, board, reported, .. } => {
                self.check_correction_for_rating(*round, *board, reported.as_ref(), refusals);
            }
            Act::LeaveOut { id, out } => self.check_leaving_out(*id, *out, refusals),
            Act::BarHalfPointByes { id, barred } => self.check_barring(*id, *barred, refusals),
            Act::DrawPosition { round, position, .. } => self.check_position(*round, *position, refusals),
            Act::Rerate { from, ratings } => self.check_rerating(*from, ratings, refusals),
        }
    }

    /// Lists the warnings about an act; the director may accept all of them.
    #[must_use]
    pub fn warnings(&self, act: &Act) -> Vec<Warning> {
        let mut warnings = self.warnings_while_typing(act);
        self.warn_officially(act, &mut warnings);
        warnings
    }

    /// Lists the warnings while an act is being typed: without those of official mode, which compare the act
    /// with the system's pairing.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "an act each")]
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
            Act::CorrectRound { round, boards, outcomes, byes, .. } => {
                self.warn_of_seating(*round, boards, byes, PairedBy::Hand, &mut warnings);
                self.warn_of_correcting_round(*round, boards, outcomes, &mut warnings);
            }
            Act::Unpublish { round, .. } => self.warn_of_withdrawing_round(*round, &mut warnings),
            Act::Correct { round, was, now: Some(now), .. } if now.finishes(was) => {
                let later = self.last_round().0.saturating_sub(round.0);
                warn(&mut warnings, later > 0, Level::Line, Clause::AdjournedFinished, || {
                    "the game counted as a draw for the pairings since; they stay as they are".to_owned()
                });
            }
            Act::Correct { round, board, now, .. } => {
                self.warn_of_correcting(*round, *board, &mut warnings);
                warnings.extend(self.warnings_of_other_line_ups((*round, *board), now.as_ref()));
            }
            Act::Record { round, board, outcome } => {
                self.warn_of_lost_games((*round, *board), outcome, &mut warnings);
                warnings.extend(self.warnings_of_other_line_ups((*round, *board), Some(outcome)));
            }
            Act::Seal { after, .. } => self.warn_of_sealing(*after, &mut warnings),
            Act::Exclude { id, .. } => {
                warn(&mut warnings, true, Level::Confirm, Clause::Exclusion, || {
                    "the player is excluded from later rounds".to_owned()
                });
                warnings.extend(self.warning_of_void_results(act, *id));
                warnings.extend(self.warning_of_partner_of(*id));
            }
            Act::Value { points, .. } => self.warn_of_adjusted_points(points, &mut warnings),
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
            Act::Members { team, members } => {
                warnings.extend(self.warnings_of_limits(act));
                warnings.extend(self.warning_of_other_persons(*team, members));
                warnings.extend(self.warning_of_same_names(*team, members));
                warnings.extend(self.warnings_of_members(*team, members));
                warnings.extend(self.warnings_of_published_line_ups(act));
            }
            Act::LineUp { round, board, team, line_up } => {
                warnings.extend(self.warnings_of_limits(act));
                warnings.extend(self.warnings_of_two_matches((*round, *board), *team, line_up));
                warnings.extend(self.warnings_of_met_in_line_up((*round, *board), *team, line_up));
            }
            Act::Return { .. }
            | Act::CancelBye { .. }
            | Act::FixBoard { .. }
            | Act::ResizeTables { .. }
            | Act::DrawColor { .. }
            | Act::Forbid { .. }
            | Act::Agree { .. }
            | Act::Dispute { .. }
            | Act::Uphold { .. }
            | Act::RecordGame { .. }
            | Act::Prizes { .. }
            | Act::Give { .. }
            | Act::KeepReport { .. }
            | Act::CorrectForRating { .. }
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

    /// Returns warnings about the rules of pairing that a round breaks, in pairings of any origin: rematches,
    /// prohibited pairings, second byes, colours.
    #[must_use]
    pub fn warnings_of_meetings(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
    ) -> Vec<Warning> {
        let mut warnings = Vec::new();
        self.warn_of_several_byes(byes, &mut warnings);
        // An out-of-order round is refused elsewhere and has no earlier rounds to judge by.
        let system = self.setup.pairing.system();
        let judged = (round <= self.next_round()).then(|| system.dutch_field(self, round)).flatten();
        match judged {
            Some(named) => self.warn_of_breaches(&named, boards, byes, &mut warnings),
            None => self.warn_of_meetings(round, boards, &mut warnings),
        }
        warnings
    }

    /// Returns the warnings before a round is paired: about a round beyond the announced number, incomplete
    /// or disputed earlier results, and absent players.
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
        warnings.extend(self.warnings_of_usual_line_ups(round));
        warnings.extend(self.warnings_of_two_teams(round));
        warnings
    }
}
