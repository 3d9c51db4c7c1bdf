//! Unrecorded input: saved on disk beside the event and restored when the event is opened. Also dialogs that
//! were refused, which remain open with their text.
//!
//! The input is written when the keys pause, when a key other than a character is pressed, and at most a
//! second after the first character: no key waits for the disk during typing, and a kill loses only the input
//! of the last tenth of a second. A file to remove is also removed in a pause, so that a result is not slower
//! because of it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::App;
use super::drafts::{OnItsWay, Unrecorded, draft_of};
use crate::jobs::job::JobKind;
use crate::jobs::request::{InputLine, InputPurpose, Question, REASON, Said};
use crate::keys::intent::{Intent, ScreenKind};
use crate::overlays::Overlay;
use crate::overlays::prompt::Prompt;
use crate::screens::players::ADDING;
use crate::screens::{Screen, TakenUp};
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use desk::input::drafts::{self, Drafts, NotSaved, TextDraft};
use desk::storage::disk::SharedDisk;
use engine::id::PlayerId;
use engine::state::State;
use formats::views::numbers::called;

/// The longest time until the input is written while the user goes on typing.
const AT_MOST: Duration = Duration::from_secs(1);

/// The event beside which drafts are saved, and its disk.
struct Keeping {
    disk: SharedDisk,
    event: PathBuf,
    identity: String,
}

/// Returns true if a key types text, so that more keys usually follow.
pub(super) const fn is_typing(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Type(_)
            | Intent::EraseBack
            | Intent::EraseForward
            | Intent::EraseWord
            | Intent::EraseToStart
            | Intent::CaretLeft
            | Intent::CaretRight
            | Intent::CaretStart
            | Intent::CaretEnd
            | Intent::Up
            | Intent::Down
            | Intent::First
            | Intent::Last
            | Intent::White
            | Intent::Black
            | Intent::Draw
    )
}

/// Returns a screen, shown or parked.
fn screen_of<'a>(kind: ScreenKind, shown: &'a mut Screen, parked: &'a mut Vec<Screen>) -> &'a mut Screen {
    if shown.kind() == kind {
        return shown;
    }
    let at = parked.iter().position(|screen| screen.kind() == kind).unwrap_or_else(|| {
        parked.push(Screen::new(kind));
        parked.len() - 1
    });
    &mut parked[at]
}

impl App {
    /// Returns the place for drafts; `None` for an event in memory, or one that another desk writes.
    fn keeping(&self) -> Option<Keeping> {
        let desk = self.room.desk.as_ref().filter(|desk| desk.read_only().is_none())?;
        let (event, identity) = (desk.path()?.to_owned(), desk.identity().to_owned());
        Some(Keeping { disk: desk.disk().clone(), event, identity })
    }

    /// Returns true if unrecorded input is still available when the event is opened again.
    pub(super) fn keeps_drafts(&self) -> bool {
        self.keeping().is_some() && self.unrecorded.refused.is_none()
    }

    fn drafts_now(&mut self) -> Drafts {
        let scene = self.room.scene();
        let mut now = Drafts::default();
        for screen in std::iter::once(&mut self.screen).chain(&mut self.parked) {
            let Drafts { boards, pairings, texts, prizes } = screen.face().drafts(&scene);
            now.prizes = now.prizes.or(prizes);
            now.boards.extend(boards);
            now.pairings.extend(pairings);
            now.texts.extend(texts);
        }
        let prompts = self.overlays.iter().filter_map(|overlay| match overlay {
            Overlay::Prompt(prompt) => draft_of(prompt.line(), prompt.typed().1),
            Overlay::Reader(_)
            | Overlay::Manual(_)
            | Overlay::Finder(_)
            | Overlay::Confirm(_)
            | Overlay::List(_)
            | Overlay::Check(_)
            | Overlay::Message(_)
            | Overlay::Projector(_) => None,
        });
        now.texts.extend(prompts);
        now.texts.extend(self.unrecorded.asked.iter().filter_map(OnItsWay::draft));
        now.texts.extend(self.unrecorded.texts.iter().cloned());
        now
    }

    /// Checks whether the input differs from the disk, and writes it when that is due.
    pub(super) fn look_at_drafts(&mut self, is_due: bool) {
        if self.keeping().is_none() {
            self.unrecorded.since = None;
            return;
        }
        let now = self.drafts_now();
        if now == self.unrecorded.kept {
            self.unrecorded.since = None;
            return;
        }
        let since = *self.unrecorded.since.get_or_insert_with(Instant::now);
        if is_due || AT_MOST <= since.elapsed() {
            self.write_drafts(now);
        }
    }

    /// Writes the input now, before the event or the program is left.
    pub(super) fn keep_drafts(&mut self) {
        self.look_at_drafts(true);
    }

    fn write_drafts(&mut self, now: Drafts) {
        let Some(Keeping { disk, event, identity }) = self.keeping() else { return };
        let written = drafts::write(&*disk, &event, &identity, &now);
        // The event may have moved to another file; the drafts move with it.
        let before = self.unrecorded.beside.replace(event.clone()).filter(|before| *before != event);
        if let (Some(before), Ok(())) = (before, &written) {
            // Drafts that cannot be removed there belong to a file that is no longer written.
            drop(drafts::write(&*disk, &before, &identity, &Drafts::default()));
        }
        let was_refused = self.unrecorded.refused.take();
        (self.unrecorded.kept, self.unrecorded.since) = (now, None);
        if let Err(why) = written {
            let told = format!("your input is not saved on disk: {why}");
            if was_refused.is_none() {
                self.note(Some(told.clone()));
            }
            self.unrecorded.refused = Some(told);
        }
    }

    /// Forgets the input of the previous event when another is opened.
    pub(super) fn forget_drafts(&mut self) {
        self.unrecorded = Unrecorded::default();
    }

    /// Restores the input from before the event was closed, or from before a power cut.
    pub(super) fn take_up_drafts(&mut self) {
        let Some(Keeping { disk, event, identity }) = self.keeping() else { return };
        let kept = match drafts::read(&*disk, &event, &identity) {
            Ok(None) => return,
            Ok(Some(kept)) => kept,
            Err(wrong) => return self.say_besides(wrong.to_string()),
        };
        self.unrecorded.beside = Some(event.clone());
        self.unrecorded.kept = kept.drafts.clone();
        let mut taken = TakenUp::default();
        for kind in [ScreenKind::Round, ScreenKind::Players, ScreenKind::Reports] {
            let face = screen_of(kind, &mut self.screen, &mut self.parked).face();
            let TakenUp { here, unfit, work } = face.take_up(&kept.drafts, &self.room.scene());
            taken.here.extend(here);
            taken.unfit.extend(unfit);
            taken.work = taken.work.or(work);
        }
        let is_of_screen = |text: &&TextDraft| text.about != ADDING;
        for text in kept.drafts.texts.iter().filter(is_of_screen) {
            taken.here.push(in_words(&text.about, self.room.scene().state()));
            self.unrecorded.texts.push(text.clone());
        }
        if !kept.drafts.pairings.is_empty() && taken.work.is_some() {
            self.go(ScreenKind::Round);
        }
        if !taken.here.is_empty() {
            let told = format!("typed before and not recorded, here again: {}", taken.here.join(" · "));
            self.say_besides(told);
        }
        if !taken.unfit.is_empty() {
            let aside = kept.copy_aside(&*disk, &event);
            self.tell_unfit(&taken.unfit, aside);
        }
        if let Some(work) = taken.work {
            self.work(work);
        }
    }

    /// Shows the input that no longer fits, and does not apply it.
    fn tell_unfit(&mut self, unfit: &[String], aside: Result<PathBuf, NotSaved>) {
        let line = |role, text: String| vec![piece(role, text)];
        let mut lines = vec![line(
            Role::Text,
            "This was typed before and not recorded. It does not fit the event as it is now, and is not restored:".to_owned(),
        )];
        lines.extend(unfit.iter().map(|one| line(Role::Warning, one.clone())));
        lines.push(match aside {
            Ok(path) => line(Role::Dim, format!("It is saved as {}.", path.display())),
            Err(why) => line(Role::Error, format!("It could not be saved anywhere: {why}.")),
        });
        self.ask(Question::read("typed before, not recorded", lines));
    }

    /// Opens a dialog with the text that was typed into it before, if any.
    pub(super) fn input(&mut self, line: InputLine) {
        if matches!(&line.asked, InputPurpose::Correction(act) if self.may_not(act)) {
            return;
        }
        let about = line.asked.kept_as();
        let at = self.unrecorded.texts.iter().position(|text| Some(&text.about) == about.as_ref());
        let text = at.map(|at| self.unrecorded.texts.remove(at));
        let mut prompt = Prompt::new(line);
        match text {
            Some(text) if text.offered == prompt.line().offered => {
                if self.unrecorded.left.remove(&text.about) {
                    prompt.offer_again(&text.text);
                } else {
                    prompt.type_again(&text.text);
                }
                prompt.refuse(format!("typed before and not recorded: {}", text.text));
            }
            // The value to change has changed meanwhile.
            Some(text) => {
                prompt.refuse(format!("typed before, when this had another value: {}", text.text));
            }
            None => {}
        }
        self.open_overlay(Overlay::Prompt(prompt));
    }

    /// Notes that a dialog was answered: it opens again with its text if the answer is refused.
    pub(super) fn answer_line(&mut self, line: InputLine, text: String) {
        self.unrecorded.asked = Some(OnItsWay { line, text, awaits: None });
    }

    /// Notes the work that processes the answered dialog.
    pub(super) fn await_work(&mut self) {
        if let (Some(asked), Some(work)) = (&mut self.unrecorded.asked, self.working.back()) {
            asked.awaits = Some(work.kind.clone());
        }
    }

    /// Returns true if the answered dialog waits for this kind of work.
    pub(super) fn awaits(&self, kind: &JobKind) -> bool {
        self.unrecorded.asked.as_ref().is_some_and(|asked| asked.awaits.as_ref() == Some(kind))
    }

    /// Handles the result of the answered dialog: it opens again if it was refused, waits while a question is
    /// open, and is done otherwise.
    pub(super) fn settle_line(&mut self) {
        if matches!(self.overlays.last(), Some(Overlay::Confirm(_))) {
            return;
        }
        match &self.said {
            Some(Said::Error(why)) => {
                let why = why.clone();
                self.reopen_line(Some(why));
            }
            Some(Said::Good(_) | Said::Done(_) | Said::Warning(_)) | None => self.unrecorded.asked = None,
        }
    }

    /// Forgets the answered dialog because its work was stopped: the user no longer wants the result.
    pub(super) fn forget_line(&mut self) {
        self.unrecorded.asked = None;
    }

    /// Opens the answered dialog again after a question about it was left, if its text belongs to the event.
    pub(super) fn back_to_line(&mut self) {
        if self.unrecorded.asked.take_if(|asked| asked.draft().is_none()).is_none() {
            self.reopen_line(None);
        }
    }

    /// Opens the answered dialog again, if it contains text.
    fn reopen_line(&mut self, why: Option<String>) {
        let Some(asked) = self.unrecorded.asked.take().filter(OnItsWay::is_typed) else { return };
        let mut prompt = Prompt::new(asked.line);
        prompt.type_again(&asked.text);
        if let Some(why) = why {
            prompt.refuse(why);
        }
        self.open_overlay(Overlay::Prompt(prompt));
    }

    /// Forgets the typed reasons because the boards have changed: none of them is offered again.
    pub(super) fn forget_reasons(&mut self) {
        self.unrecorded.texts.retain(|text| !text.about.starts_with(REASON));
    }

    /// Saves the text of a dialog that is left; it is offered when the dialog is opened again.
    pub(super) fn leave_line(&mut self, prompt: &Prompt) {
        if let Some(draft) = draft_of(prompt.line(), prompt.typed().1) {
            self.said = Some(Said::Warning(format!("not recorded; it is offered again: {}", draft.text)));
            self.unrecorded.left.insert(draft.about.clone());
            self.unrecorded.texts.push(draft);
        }
    }
}

/// Names the player of a saved text, which is saved under the registration number.
fn in_words(about: &str, state: Option<&State>) -> String {
    let named = || {
        let (before, rest) = about.split_once(" of player ")?;
        let (number, after) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
        let id = PlayerId(number.parse().ok()?);
        state?.player(id)?;
        Some(format!("{before} of {}{after}", called(state?, id)))
    };
    named().unwrap_or_else(|| about.to_owned())
}
