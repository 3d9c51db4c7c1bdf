//! Acts that wait at this desk for the server or for the director.

use super::link::{Author, OpenAct};
use super::meanwhile::met;
use super::turns::{Before, MOST_TURNS};
use super::waiting::{self, Board, Kept, NotKept, board_of, place_of};
use super::{Shared, What};
use crate::DeskError;
use crate::journal::Journal;
use crate::news::SharedNews;
use crate::not_shared::{NotShared, Unreached};
use engine::action::{Act, Fact};
use engine::id::RoundNo;
use engine::refusal::{Clause, Level, Warning};

/// The number of waiting acts that are published before keys and screen have their turn.
const AT_ONCE: usize = 20;

impl Shared {
    /// Writes the waiting acts beside the event file again, because the event continues in another folder.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn keep_waiting(&mut self, journal: &Journal) -> Result<(), NotKept> {
        let Some(path) = waiting::path_for(journal) else { return Ok(()) };
        let acts = self.waiting.acts().to_vec();
        self.waiting.change(&**journal.disk(), &path, acts)
    }

    /// Returns all acts that wait at this desk.
    #[must_use]
    pub fn waiting(&self) -> &[Kept] {
        self.waiting.acts()
    }

    /// Returns the acts that wait at other desks or are to be decided there.
    #[must_use]
    pub fn open_elsewhere(&self) -> &[(Author, OpenAct)] {
        &self.elsewhere
    }

    /// Reports the open acts of this desk to the others if they have changed, and notes theirs.
    pub(super) fn compare_open(&mut self, journal: &Journal) {
        let open = self.open_here(journal);
        let present = self.link.present();
        // A desk that has left still has to decide its open acts.
        let is_gone = |desk: &Author| present.iter().all(|(there, _)| there != desk);
        let mut elsewhere = std::mem::take(&mut self.elsewhere);
        elsewhere.retain(|(desk, _)| is_gone(desk));
        let others = present.into_iter().filter(|(desk, _)| desk != self.link.me());
        elsewhere
            .extend(others.flat_map(|(desk, open)| open.into_iter().map(move |one| (desk.clone(), one))));
        self.elsewhere = elsewhere;
        if self.told_open != open {
            self.told_open.clone_from(&open);
            self.link.tell_open(open);
        }
    }

    /// Returns the acts that wait at this desk or are to be decided here.
    fn open_here(&self, journal: &Journal) -> Vec<OpenAct> {
        let one = |kept: &Kept| OpenAct {
            board: board_of(&kept.act),
            told: kept.told(&journal.state),
            waits: kept.refused.is_none(),
        };
        self.waiting().iter().map(one).collect()
    }

    /// Returns the warning about open acts, at this desk and at others, of boards up to a round. It is shown
    /// before that round is closed.
    #[must_use]
    pub fn warnings_of_open(&self, journal: &Journal, last: RoundNo) -> Vec<Warning> {
        let concerns = |one: &OpenAct| one.board.is_none_or(|(round, _)| round <= last);
        let (here, others) = (self.open_here(journal), self.open_elsewhere());
        let here = here.iter().map(|one| ("this desk", one));
        let others = others.iter().map(|(desk, one)| (desk.name.as_str(), one));
        let told = here.chain(others).filter(|(_, one)| concerns(one));
        let told: Vec<String> =
            told.map(|(desk, one)| format!("{} at {desk}: {}", one.state(), one.told)).collect();
        let (level, clause) = (Level::Confirm, Clause::OpenAtADesk);
        if told.is_empty() { Vec::new() } else { vec![Warning { level, clause, text: told.join("; ") }] }
    }

    /// Stores results that cannot be published now. Returns the message about them.
    pub(super) fn keep_for_later(
        &mut self,
        journal: &mut Journal,
        what: What<'_>,
        before: &Before,
        why: Unreached,
    ) -> Result<NotShared, NotShared> {
        let (What::Acts(acts), Some(path)) = (what, waiting::path_for(journal)) else {
            return Err(NotShared::Offline(why));
        };
        if !acts.iter().all(|act| act.has(Fact::BoardResult)) {
            return Err(NotShared::Offline(why));
        }
        let (by, since) = (self.signing(journal), journal.entries.len() as u64);
        let at = self.writer(journal, &by).now_after(None);
        let places: Vec<_> = acts.iter().filter_map(place_of).collect();
        // A new result of a board replaces the waiting one.
        let others = self.waiting.acts().iter().filter(|kept| {
            !kept.act.has(Fact::BoardResult)
                || place_of(&kept.act).is_none_or(|place| !places.contains(&place))
        });
        let added = acts.iter().zip(&before.boards).map(|(act, saw)| Kept {
            act: act.clone(),
            by: by.clone(),
            at: at.clone(),
            since,
            saw: saw.clone(),
            refused: None,
        });
        let all = others.cloned().chain(added).collect();
        self.waiting.change(&**journal.disk(), &path, all)?;
        Ok(NotShared::Waits(why))
    }

    /// Publishes the waiting acts that still mean the same. The others stay for the director to decide.
    pub(super) fn send_waiting(&mut self, journal: &mut Journal) {
        let mut sent = 0;
        for _ in 0..AT_ONCE {
            let waits = |kept: &&Kept| kept.refused.is_none();
            let Some(kept) = self.waiting().iter().find(waits).cloned() else { break };
            if !self.is_in_step(journal) {
                break;
            }
            match self.send(journal, &kept) {
                Ok(()) => {
                    self.settle(journal, &kept, None);
                    sent += 1;
                }
                Err(DeskError::Shared(NotShared::Done(told))) => {
                    self.settle(journal, &kept, None);
                    journal.tell(SharedNews::Told(told.to_string()));
                }
                Err(
                    DeskError::Shared(
                        NotShared::Offline(_)
                        | NotShared::Overtaken
                        | NotShared::Behind
                        | NotShared::Unknown(_)
                        | NotShared::Sent
                        // It is in the stream and returns with it.
                        | NotShared::Unwritten(_),
                    )
                    | DeskError::Storage(_),
                ) => return,
                Err(error) => {
                    let why = error.to_string();
                    let why = why.strip_prefix("not recorded: ").unwrap_or(&why).to_owned();
                    let told = kept.told(&journal.state);
                    self.settle(journal, &kept, Some(why.clone()));
                    let title = "typed while offline, and not entered";
                    let lines = vec![
                        told,
                        why,
                        "The board was not changed. Your result is kept here until you drop it.".to_owned(),
                    ];
                    journal.tell(SharedNews::ToRead { title: title.to_owned(), lines });
                    if matches!(error, DeskError::Shared(NotShared::Disagrees(_))) {
                        let by = self.me().signing_again(&kept.by);
                        self.note_disagreement(journal, &kept.act, &by);
                    }
                }
            }
        }
        if 0 < sent {
            journal.tell(SharedNews::Sent(sent));
        }
    }

    fn send(&mut self, journal: &mut Journal, kept: &Kept) -> Result<(), DeskError> {
        // A desk that has joined again may have another name now.
        let by = self.me().signing_again(&kept.by);
        for _ in 0..MOST_TURNS {
            if kept.is_in(&journal.entries, &by) {
                return Ok(());
            }
            if let Some(at) = board_of(&kept.act).filter(|at| Board::of(&journal.state, *at) != kept.saw) {
                // It is read later, so it does not say how long ago it was.
                return Err(met(journal, &kept.act, at, kept.saw.as_ref(), "").into());
            }
            match self.record_signed(journal, kept.act.clone(), &by) {
                Err(DeskError::Shared(NotShared::Overtaken)) => self.catch_up(journal)?,
                Err(DeskError::Shared(NotShared::Behind)) => {}
                done => return done.map(drop),
            }
        }
        Err(NotShared::Overtaken.into())
    }

    /// Removes a waiting act, or stores the reason why it could not be entered.
    fn settle(&mut self, journal: &mut Journal, kept: &Kept, refused: Option<String>) {
        let Some(path) = waiting::path_for(journal) else { return };
        let mut acts = self.waiting.acts().to_vec();
        match (acts.iter_mut().find(|one| *one == kept), refused) {
            (Some(one), Some(why)) => one.refused = Some(why),
            (Some(_) | None, _) => acts.retain(|one| one != kept),
        }
        if let Err(error) = self.waiting.change(&**journal.disk(), &path, acts) {
            journal.tell(SharedNews::Told(error.to_string()));
        }
    }

    /// Drops some waiting acts, once the director has decided.
    pub fn drop_kept(&mut self, journal: &mut Journal, is_dropped: impl Fn(&Kept) -> bool) {
        for kept in self.waiting().iter().filter(|kept| is_dropped(kept)).cloned().collect::<Vec<_>>() {
            self.settle(journal, &kept, None);
        }
    }

    /// Drops the acts that could not be entered but are recorded now.
    pub(super) fn forget_decided(&mut self, journal: &mut Journal, done: &[Act]) {
        let is_decided = |kept: &Kept| kept.is_decided(&journal.state, &journal.entries, done);
        let decided: Vec<Kept> = self.waiting().iter().filter(|kept| is_decided(kept)).cloned().collect();
        self.drop_kept(journal, |kept| decided.contains(kept));
    }
}
