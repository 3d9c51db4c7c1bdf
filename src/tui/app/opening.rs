//! Events on the desk: opened, made, laid, remembered; and the tour, which has one of its own.

use std::path::Path;

use super::App;
use crate::desk::{Desk, Reading};
use crate::presets;
use crate::tui::files::{self, RecentEvent};
use crate::tui::importing::{Made, Opened};
use crate::tui::intent::ScreenKind;
use crate::tui::overlays::Overlay;
use crate::tui::overlays::message::Message;
use crate::tui::request::Said;
use crate::tui::screens::Screen;
use crate::tui::text::{Line, piece};
use crate::tui::theme::Role;
use crate::tui::tour::{self, Tour};

impl App {
    /// Puts an event on the desk.
    pub fn put(&mut self, desk: Desk) {
        self.lay(desk, None);
    }

    pub(super) fn lay(&mut self, mut desk: Desk, tour: Option<Tour>) {
        desk.sign(&self.room.settings.operator);
        self.remember();
        self.let_go();
        self.tour = tour;
        let started = !desk.state().rounds.is_empty();
        let recovered = desk.recovery().map(recovery_lines);
        let read_only = desk.read_only().map(str::to_owned);
        self.room.desk = Some(desk);
        self.room.memo.clear();
        self.parked.clear();
        self.overlays.clear();
        self.remember();
        self.go(if started { ScreenKind::Round } else { ScreenKind::Players });
        if let Some(lines) = recovered {
            let message = Message::new("the file was not sound", lines);
            self.overlays.push(Overlay::Message(message));
        }
        // What is wrong with the settings is still to be read when the program starts with an event.
        let warned = self.said.take().filter(|said| matches!(said, Said::Warning(_)));
        self.said = read_only.map(Said::Warning).or(warned);
    }

    /// Opens an event file.
    pub fn open(&mut self, path: &Path) {
        match Desk::open(path, (self.clock)()) {
            Ok(desk) => self.put(desk),
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Lays an event on the desk that the worker has read.
    pub(super) fn take_up(&mut self, opened: Opened) {
        self.put(Desk::of(opened.reading, (self.clock)()));
        if let Some(file) = opened.made.map(Made::keep) {
            self.said = Some(Said::Good(format!("made: {}", file.display())));
        }
    }

    /// Goes on with the event as another desk has written it by now; screens stay as they are.
    pub(super) fn take_over(&mut self, reading: Reading) {
        let mut desk = Desk::of(reading, (self.clock)());
        desk.sign(&self.room.settings.operator);
        self.room.desk = Some(desk);
        self.room.memo.clear();
    }

    pub(super) fn create(&mut self, preset: usize, title: &str) {
        let Some(preset) = self.room.presets.get(preset) else { return };
        let mut clock = (self.clock)();
        let header = presets::header(preset.setup.clone(), title, &mut *clock);
        let path = self.folder.join(files::file_name(title));
        match Desk::create(&path, header, clock) {
            Ok(desk) => {
                self.put(desk);
                self.said = Some(Said::Good(format!("made: {}", path.display())));
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Writes down what the list of recent events shows of the one on the desk.
    pub fn remember(&mut self) {
        // The event of a tour is nobody's.
        let own = self.room.desk.as_ref().filter(|_| self.tour.is_none());
        let Some((desk, path)) = own.and_then(|desk| Some((desk, desk.path()?))) else {
            return;
        };
        let state = desk.state();
        self.files.remember(RecentEvent {
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
            title: state.details.title.clone(),
            game: state.setup.game.name().to_owned(),
            players: state.players.len(),
            round: state.last_round().0,
            rounds: state.setup.rounds,
            saved: desk.saved_at().to_owned(),
        });
        self.room.recent = self.files.recent();
    }

    /// The tour runs on a copy; the event that was open is opened again after it.
    pub(super) fn begin_tour(&mut self) {
        self.see_tour();
        let opened = self.files.copy_tour(tour::DEMO).and_then(|copy| {
            let desk = Desk::open(&copy, (self.clock)()).map_err(|error| error.to_string())?;
            Ok((copy, desk))
        });
        let before = self.room.desk.as_ref().and_then(Desk::path).map(Path::to_owned);
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
        self.room.desk = None;
        self.room.memo.clear();
        self.parked.clear();
        self.overlays.clear();
        self.screen = Screen::new(ScreenKind::Home);
        if let Some(before) = &tour.before {
            self.open(before);
        } else {
            let kept = tour.copy.display();
            self.said = Some(Said::Good(format!("the tour is over (its event is kept: {kept})")));
        }
    }
}

fn recovery_lines(recovery: &crate::desk::Recovery) -> Vec<Line> {
    let damage = &recovery.damage;
    let mut lines = vec![
        vec![piece(Role::Warning, format!("line {}, entry {}: {}", damage.line, damage.entry, damage.wrong))],
        vec![piece(Role::Text, "Everything before it was read and holds.")],
    ];
    if let Some(kept) = &recovery.kept {
        lines.push(vec![piece(Role::Text, format!("The file as it was is kept: {}", kept.display()))]);
    }
    lines
}
