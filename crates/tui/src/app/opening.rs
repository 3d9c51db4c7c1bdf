//! Events: opened, created, put on the desk, remembered; and the tour, which has an event of its own.

use std::path::{Path, PathBuf};

use super::App;
use crate::jobs::importing::{Made, Opened};
use crate::jobs::job::Work;
use crate::jobs::request::{Question, Said};
use crate::keys::intent::ScreenKind;
use crate::screens::Screen;
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use crate::wording::tour::{self, Tour};
use desk::storage::chain::Damage;
use desk::storage::event_file::ReadOnly;
use desk::storage::refusal;
use desk::user::files::{self, RecentEvent};
use desk::{Desk, Equipment, Reading};
use engine::pairing::propose;
use engine::text::Label;
use formats::language::Language;
use formats::language::desk::DeskLanguage;
use formats::presets::{self, Preset};

impl App {
    /// Puts an event on the desk.
    pub fn put(&mut self, desk: Desk) {
        self.lay(desk, None);
    }

    pub(super) fn lay(&mut self, mut desk: Desk, tour: Option<Tour>) {
        desk.sign(&self.room.settings.operator);
        self.keep_drafts();
        self.remember();
        self.let_go();
        self.tour = tour;
        desk.look_at_clock(&(self.clock)().now());
        let started = !desk.state().rounds.is_empty();
        let no_language = Language::missing_of_event(&desk.state().details);
        let damaged = desk.damage().map(damage_lines);
        let own = self.room.desk.take().is_some_and(|old| old.identity() == desk.identity());
        if own && desk.is_open_elsewhere() {
            // This same desk had the event open, in another file.
            self.take_over_writing(&mut desk);
        }
        let alone = self.meet_others(&mut desk);
        let read_only = alone.or_else(|| desk.read_only().map(ToString::to_string));
        self.room.desk = Some(desk);
        // Input on a screen must not get into another event.
        self.screen = Screen::new(ScreenKind::Home);
        self.parked.clear();
        self.overlays.clear();
        self.accepted = None;
        self.forget_drafts();
        self.remember();
        self.go(if started { ScreenKind::Round } else { ScreenKind::Players });
        if let Some(lines) = damaged {
            self.ask(Question::read("the file is damaged", lines));
        }
        // Warnings about the settings must remain readable when the program starts with an event.
        self.said = self.said.take().filter(|said| matches!(said, Said::Warning(_)));
        read_only.into_iter().chain(no_language).for_each(|why| self.say_besides(why));
        self.take_up_drafts();
        self.offer_to_share_again();
    }

    /// Opens an event file, unless it is already open.
    pub(super) fn ask_to_open(&mut self, path: PathBuf) {
        if self.room.desk.as_ref().is_some_and(|desk| desk.file().is_some_and(|file| file.is(&path))) {
            let started = self.room.desk.as_ref().is_some_and(|desk| !desk.state().rounds.is_empty());
            self.go(if started { ScreenKind::Round } else { ScreenKind::Players });
            self.said = Some(Said::Good(format!("{} is open already", path.display())));
            return;
        }
        self.work(Work::Open { path, disk: self.files.disk().clone() });
    }

    /// Starts to write an event that another desk had open, if that desk has closed it.
    pub(super) fn ask_to_take_over(&mut self) {
        let Some(mut desk) = self.room.desk.take() else { return };
        let mut takes_up = false;
        if desk.is_open_elsewhere() {
            self.take_over_writing(&mut desk);
            takes_up = desk.read_only().is_none();
            self.said = Some(match desk.read_only() {
                None => Said::Good("this desk now writes the event".to_owned()),
                Some(ReadOnly::Elsewhere(_)) => {
                    Said::Error("the other desk still has the event open (close it there first)".to_owned())
                }
                Some(why) => Said::Error(why.to_string()),
            });
        } else {
            self.said = Some(Said::Warning("no other desk has this event open".to_owned()));
        }
        self.room.desk = Some(desk);
        if takes_up {
            // The other desk may have left unrecorded input, which is restored if nothing is typed here.
            self.take_up_drafts();
        }
    }

    /// Opens the desk's event again, to write it; if that fails, the desk does not change.
    fn take_over_writing(&mut self, desk: &mut Desk) {
        let Some(path) = desk.path() else { return };
        let path = desk.next_path().unwrap_or_else(|| path.to_owned());
        match Desk::open(&path, self.equipment()) {
            Ok(mut opened) => {
                opened.sign(&self.room.settings.operator);
                if let Some(alone) = self.meet_others(&mut opened) {
                    self.said = Some(Said::Warning(alone));
                }
                *desk = opened;
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    pub(super) fn equipment(&self) -> Equipment {
        self.files.equipment((self.clock)())
    }

    /// Opens an event file.
    pub fn open(&mut self, path: &Path) {
        match Desk::open(path, self.equipment()) {
            Ok(desk) => self.put(desk),
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Opens an event that the worker has read.
    pub(super) fn take_up(&mut self, opened: Opened) {
        self.put(Desk::of(opened.reading, self.equipment()));
        if let Some(file) = opened.made.map(Made::keep) {
            self.said = Some(Said::Good(format!("made: {}", file.display())));
        }
    }

    /// Continues with the event as another desk has written it; the screens stay as they are.
    pub(super) fn take_over(&mut self, reading: Reading) {
        let mut desk = Desk::of(reading, self.equipment());
        desk.sign(&self.room.settings.operator);
        self.room.desk = Some(desk);
    }

    pub(super) fn create(&mut self, preset: &Preset, title: Label) {
        let mut clock = (self.clock)();
        let path = self.folder.join(files::file_name(&title));
        let mut header = presets::header(preset.setup.clone(), title, &mut *clock);
        // Its lists are in the language of the desk; the setup changes that.
        let language = self.language();
        if language != DeskLanguage::default() && Language::of(language.tag()).is_ok() {
            header.details.language = Label::taken_over(language.tag());
        }
        let equipment = self.files.equipment(clock);
        let signed = equipment.sign(header.clone());
        self.note(equipment.open_folder());
        let unsigned = signed.as_ref().err().map(refusal::of_disk);
        match Desk::create(&path, signed.unwrap_or(header), equipment) {
            Ok(desk) => {
                self.put(desk);
                let made = format!("made: {}", path.display());
                self.said = Some(match unsigned {
                    None => Said::Good(made),
                    Some(why) => Said::Warning(format!("{made}; its seals will not be signed: {why}")),
                });
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Stores the open event in the list of recent events.
    pub fn remember(&mut self) {
        // The event of the tour is not one of the user's events.
        let own = self.room.desk.as_ref().filter(|_| self.tour.is_none());
        let Some((desk, path)) = own.and_then(|desk| Some((desk, desk.path()?))) else {
            return;
        };
        let state = desk.state();
        let notice = self.files.remember(RecentEvent {
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
            title: state.details.title.clone(),
            game: Label::taken_over(state.setup.game.name()),
            players: state.players.len(),
            round: state.last_round().0,
            rounds: propose::rounds(state),
            saved: Label::taken_over(desk.saved_at()),
        });
        self.note(notice);
        self.room.recent = self.files.recent();
    }

    /// Starts the tour on a copy of its event; the open event is opened again after it.
    pub fn begin_tour(&mut self) {
        self.see_tour();
        let copied = self.files.copy_tour(tour::DEMO).map_err(|error| error.to_string());
        let opened = copied.and_then(|copy| {
            let desk = Desk::open(&copy, self.equipment()).map_err(|error| error.to_string())?;
            Ok((copy, desk))
        });
        let before = self.room.desk.as_ref().and_then(|desk| desk.path()).map(Path::to_owned);
        match opened {
            Ok((copy, desk)) => self.lay(desk, Some(Tour::new(copy, before))),
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }

    pub(super) fn see_tour(&mut self) {
        self.files.mark_tour_seen();
        self.room.offers_tour = false;
    }

    pub(super) fn end_tour(&mut self) {
        let Some(tour) = self.tour.take() else { return };
        self.stop();
        self.keep_drafts();
        self.forget_drafts();
        self.room.desk = None;
        self.parked.clear();
        self.overlays.clear();
        self.screen = Screen::new(ScreenKind::Home);
        if let Some(before) = &tour.before {
            self.open(before);
        } else {
            let kept = tour.copy.display();
            self.said = Some(Said::Good(format!("the tour is over (its event is saved: {kept})")));
        }
    }
}

fn damage_lines(damage: &Damage) -> Vec<Line> {
    let Damage { line, entry, wrong } = damage;
    let lines = [
        (Role::Warning, format!("line {line}, entry {entry}: {wrong}")),
        (Role::Text, "Everything before it was read and is sound.".to_owned()),
        (Role::Text, "The file stays as it is. It is copied before the next entry is written.".to_owned()),
    ];
    lines.into_iter().map(|(role, text)| vec![piece(role, text)]).collect()
}
