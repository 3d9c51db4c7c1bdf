//! The changes that acts make to the state.

use std::collections::BTreeMap;

use super::{Board, Dispute, ForbiddenGroup, Player, Round, Sealed, State};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::shared::Shared;
use crate::basics::text::Label;
use crate::event::action::{Act, ByeKind, Entrant, Outcome, PairedBy};

impl State {
    /// Applies a checked act; an act that does not fit changes nothing.
    #[expect(clippy::too_many_lines, reason = "an act each")]
    pub fn evolve(&mut self, act: &Act) {
        match act {
            // Acts on players.
            Act::Register { id, entrant } => self.register(*id, entrant),
            Act::Edit { id, entrant } => self.edit(*id, entrant),
            Act::Remove { id } => self.remove(*id),
            Act::Partner { pairs, parted } => self.partner(pairs, parted),
            Act::TakeList { first, new, changed } => {
                for (id, entrant) in changed {
                    self.edit(*id, entrant);
                }
                for (id, entrant) in (first.0..).map(PlayerId).zip(new) {
                    self.register(id, entrant);
                }
            }
            Act::Withdraw { id, after, .. } => self.change_player(*id, |player| player.leave(*after, false)),
            Act::Exclude { id, after, .. } => self.change_player(*id, |player| player.leave(*after, true)),
            Act::Return { id, from } => self.change_player(*id, |player| player.come_back(*from)),
            Act::GrantBye { id, round, bye } => self.change_player(*id, |player| {
                player.byes.insert(*round, *bye);
            }),
            Act::CancelBye { id, round } => self.change_player(*id, |player| {
                player.byes.remove(round);
            }),
            Act::FixBoard { id, board } => self.change_player(*id, |player| player.fixed_board = *board),
            Act::LeaveOut { id, out } => self.change_player(*id, |player| player.is_left_out = *out),
            Act::BarHalfPointByes { id, barred } => {
                self.change_player(*id, |player| player.is_barred_from_byes = *barred);
            }
            Act::Rerate { from, ratings } => {
                for (id, listed) in ratings {
                    self.change_player(*id, |player| {
                        if listed.is_empty() {
                            player.rated_from.remove(from);
                        } else {
                            player.rated_from.insert(*from, listed.clone());
                        }
                    });
                }
            }
            // Acts on boards.
            Act::Record { round, board, outcome } => {
                self.set_outcome((*round, *board), Some(outcome));
            }
            Act::Agree { round, board } => self.change_board(*round, *board, |board| board.agreed = true),
            Act::Correct { round, board, now, .. } => {
                self.set_outcome((*round, *board), now.as_ref());
                self.change_board(*round, *board, |board| {
                    board.agreed = false;
                    board.reported = None;
                    board.disputes.clear();
                });
            }
            Act::Dispute { round, board, typed, by, against } => self.change_board(*round, *board, |board| {
                let dispute = Dispute { typed: typed.clone(), by: by.clone(), against: against.clone() };
                board.disputes.push(dispute);
            }),
            Act::Uphold { round, board } => self.change_board(*round, *board, |board| board.disputes.clear()),
            Act::CorrectForRating { round, board, reported, .. } => {
                self.change_board(*round, *board, |board| board.reported.clone_from(reported));
            }
            // Acts on teams.
            Act::Members { team, members } => {
                self.change_player(*team, |player| player.members.clone_from(members));
            }
            Act::LineUp { round, board, team, line_up } => {
                self.set_line_up((*round, *board), *team, line_up);
            }
            Act::RecordGame { round, board, game, now, .. } => {
                self.record_game((*round, *board), *game, now.as_ref());
            }
            // Acts on rounds.
            Act::Publish { boards, byes, by, .. } => {
                let from = (*by != PairedBy::Import).then(|| self.without_earlier().into());
                let round = Round { boards: seat(boards), byes: byes.clone(), by: *by };
                self.rounds.push(round.into());
                self.paired_with.push(self.setup.pairing.clone());
                self.paired_from.push(from);
            }
            Act::Rearrange { round, boards, byes } => self.rearrange(*round, boards, byes),
            Act::CorrectRound { round, boards, outcomes, byes, .. } => {
                self.correct_round(*round, boards, outcomes, byes);
            }
            Act::Unpublish { .. } => self.unpublish(),
            Act::Seal { after, digest, table, .. } => {
                self.seals.push(Sealed { after: *after, digest: digest.clone(), table: table.clone() });
            }
            // Acts on the event.
            Act::Number { order, .. } => self.number(order),
            Act::DrawColor { color, .. } => self.initial_color = Some(*color),
            Act::Forbid { players, first, last } => {
                self.forbidden.push(ForbiddenGroup { players: players.clone(), first: *first, last: *last });
            }
            Act::Configure { details, setup } => {
                let leaves = self.setup.regulations.official && !setup.regulations.official;
                if leaves && !self.rounds.is_empty() {
                    self.left_official = Some(self.next_round());
                }
                self.details = details.clone();
                self.setup = setup.clone();
            }
            Act::ResizeTables { seats, .. } => self.resize_tables(*seats),
            Act::Prizes { rules } => self.prizes = rules.as_deref().cloned().map(Shared::from),
            Act::CheckIn { round, players, here } => self.check_in(*round, players, *here),
            Act::DrawLots { order, .. } => self.lots = order.clone().into(),
            Act::Give { tie_break, values } => self.give(tie_break, values),
            Act::KeepReport { kept } => self.kept = Some(Shared::from((**kept).clone())),
            Act::Value { points, .. } => self.adjusted_points.push(points.clone()),
            Act::DrawPosition { round, position, .. } => {
                self.positions.insert(*round, *position);
            }
            Act::NameKey { key, .. } => self.keys.push(key.clone()),
            Act::Sign { .. } | Act::Note { .. } => {}
        }
    }

    fn give(&mut self, tie_break: &Label, values: &[(PlayerId, Option<Points>)]) {
        let given = self.given.entry(tie_break.clone()).or_default();
        for (player, value) in values {
            match value {
                Some(value) => given.insert(*player, *value),
                None => given.remove(player),
            };
        }
    }

    fn check_in(&mut self, round: RoundNo, players: &[PlayerId], here: bool) {
        let present = self.check_ins.entry(round).or_default();
        for player in players {
            if here {
                present.insert(*player);
            } else {
                present.remove(player);
            }
        }
    }

    /// Returns true if a late entry gets the number that strength, title and name determine, when the next
    /// round is paired (C.04.2 2.4; Q155, Q156), and not the one after the last. This is so in official mode,
    /// except in round robins, whose tables use the numbers.
    fn numbers_by_place(&self) -> bool {
        self.is_official() && self.setup.pairing.cycles().is_none()
    }

    fn register(&mut self, id: PlayerId, entrant: &Entrant) {
        let numbered = self.players.last().is_some_and(|player| player.number.is_some());
        let number = if numbered && !self.numbers_by_place() {
            u16::try_from(self.players.len() + 1).ok()
        } else {
            None
        };
        let first_round = self.next_round();
        self.players.push(Player {
            id,
            entrant: entrant.clone(),
            number,
            partner: None,
            first_round,
            away: Vec::new(),
            byes: BTreeMap::new(),
            fixed_board: None,
            is_left_out: false,
            is_barred_from_byes: false,
            rated_from: BTreeMap::new(),
            members: Vec::new(),
        });
        self.follow_label(id, &Label::default());
    }

    fn edit(&mut self, id: PlayerId, entrant: &Entrant) {
        let mut was = Label::default();
        self.change_player(id, |player| {
            was = std::mem::replace(&mut player.entrant, entrant.clone()).partnership;
        });
        if was != entrant.partnership {
            self.follow_label(id, &was);
        }
    }

    fn rearrange(&mut self, round: RoundNo, boards: &[Vec<PlayerId>], byes: &[(PlayerId, ByeKind)]) {
        if let Some(round) = self.rounds.get_mut(round.index()) {
            *round = Round { boards: seat(boards), byes: byes.to_vec(), by: PairedBy::Hand }.into();
        }
    }

    fn correct_round(
        &mut self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        outcomes: &[Option<Outcome>],
        byes: &[(PlayerId, ByeKind)],
    ) {
        let Some(held) = self.rounds.get_mut(round.index()) else { return };
        let boards = boards.iter().zip(outcomes).map(|(seats, outcome)| {
            let same = held.boards.iter().find(|board| board.seats == *seats && board.outcome == *outcome);
            same.cloned().unwrap_or_else(|| Board {
                seats: seats.clone(),
                outcome: outcome.clone(),
                agreed: false,
                reported: None,
                disputes: Vec::new(),
                sheet: None,
            })
        });
        let boards = boards.collect();
        *held = Round { boards, byes: byes.to_vec(), by: PairedBy::Hand }.into();
        // A late entry with a board or a bye in this round takes part from now on.
        let round_of = self.rounds.get(round.index()).map(|held| (*held).clone());
        for id in round_of.iter().flat_map(|held| held.players()) {
            self.change_player(id, |player| player.first_round = player.first_round.min(round));
        }
    }

    fn resize_tables(&mut self, to: u8) {
        if let Some(resized) = self.setup.pairing.resized(to) {
            self.setup.pairing = resized;
        }
    }

    /// Copies the event as the basis of a round's pairing, without the earlier bases: each copy would contain
    /// all earlier ones again.
    fn without_earlier(&self) -> Self {
        Self { paired_from: Vec::new(), ..self.clone() }
    }

    fn unpublish(&mut self) {
        self.rounds.pop();
        self.paired_with.pop();
        self.paired_from.pop();
        // A player who entered while the round was published can play when it is paired again.
        let next = self.next_round();
        let late: Vec<PlayerId> =
            self.players.iter().filter(|player| next < player.first_round).map(|player| player.id).collect();
        for id in late {
            self.change_player(id, |player| player.first_round = next);
        }
        // A player who withdrew after the round has withdrawn before it is paired again.
        let gone = |player: &&Player| player.gone().is_some_and(|away| next <= away.after);
        let gone: Vec<PlayerId> = self.players.iter().filter(gone).map(|player| player.id).collect();
        for id in gone {
            self.change_player(id, |player| {
                if let Some(away) = player.away.last_mut() {
                    away.after = RoundNo(next.0.saturating_sub(1));
                }
            });
        }
    }

    fn number(&mut self, order: &[PlayerId]) {
        for (at, id) in order.iter().enumerate() {
            self.change_player(*id, |player| player.number = u16::try_from(at + 1).ok());
        }
    }

    /// Removes a player with all data about this player alone. The later pairing numbers close up, which is
    /// safe because nobody was paired with the player.
    fn remove(&mut self, id: PlayerId) {
        let Some(place) = self.place(id) else { return };
        self.part(id);
        let removed = self.players.remove(place);
        self.removed.insert(id, removed.entrant.name);
        let behind = |player: &&mut Player| removed.number.is_some() && removed.number < player.number;
        for player in self.players.iter_mut().filter(behind) {
            player.number = player.number.map(|number| number - 1);
        }
        for group in &mut self.forbidden {
            group.players.retain(|player| *player != id);
        }
        self.forbidden.retain(|group| 1 < group.players.len());
        for here in self.check_ins.values_mut() {
            here.remove(&id);
        }
        self.lots.retain(|player| *player != id);
        for values in self.given.values_mut() {
            values.remove(&id);
        }
        if let Some(kept) = &mut self.kept {
            kept.forget(id);
        }
        // Adjusted points without names apply to all players; only points that name this player change.
        self.adjusted_points.retain_mut(|points| {
            let was_named = !points.players.is_empty();
            points.players.retain(|player| *player != id);
            !was_named || !points.players.is_empty()
        });
    }

    pub(crate) fn change_player(&mut self, id: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(place) = self.place(id) {
            self.players.change(place, change);
        }
    }

    pub(super) fn change_board(&mut self, round: RoundNo, board: BoardNo, change: impl FnOnce(&mut Board)) {
        let boards = self.rounds.get_mut(round.index()).map(|round| &mut round.boards);
        if let Some(board) = boards.and_then(|boards| boards.get_mut(board.index())) {
            change(board);
        }
    }
}

fn seat(boards: &[Vec<PlayerId>]) -> Vec<Board> {
    boards.iter().map(|seats| Board::of(seats.clone(), None)).collect()
}
