//! Imports from other files: lists of players, definitions of prizes, and results.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::App;
use crate::jobs::importing::{ListRequest, ListSource, Listed, ListedMembers, ReportFindings};
use crate::jobs::job::Work;
use crate::jobs::request::{LongText, NamedOutcome, News, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::overlays::Overlay;
use crate::overlays::list_check::ListCheck;
use crate::overlays::list_preview::ListPreview;
use crate::scene::lookup::Lookup;
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use crate::wording::act_consequences::warning_lines;
use crate::wording::refusals;
use desk::input::results::{self, OF_ANOTHER_EVENT, RefusedFile, Results};
use desk::storage::limits;
use desk::user::rating_lists::NotUpdated;
use engine::action::{Act, Fact};
use engine::id::PlayerId;
use engine::plausible;
use engine::refusal::Warning;
use engine::state::State;
use formats::entry::keys::KeySet;
use formats::player_list::{Choices as ListChoices, Finding};
use formats::prizes;
use formats::rating_list::fill::Check;
use formats::results as result_file;
use formats::views::changes;
use formats::views::words;

impl App {
    /// Imports the players of a list, or of a tournament report. A list that was examined before is read with
    /// the same choices.
    pub(super) fn import(&mut self, path: PathBuf) {
        let source = ListSource::File(path);
        let kept = self.kept_choices.as_ref().filter(|(of, _)| *of == source);
        let choices = kept.map_or_else(ListChoices::default, |(_, choices)| choices.clone());
        self.read_list(ListRequest { source, bytes: None, choices });
    }

    /// Reads a list in the background and shows the answer.
    pub(super) fn read_list(&mut self, list: ListRequest) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = Box::new(desk.state().clone());
        self.work(Work::List { list: Box::new(list), files: self.files.clone(), state });
    }

    /// Shows the effect of a list before anything is imported.
    pub(super) fn show_list(&mut self, listed: Box<Listed>) {
        match self.overlays.last_mut() {
            Some(Overlay::List(preview)) => preview.replace(*listed),
            Some(_) | None => self.open_overlay(Overlay::List(Box::new(ListPreview::new(*listed)))),
        }
    }

    /// Compares every registered player with the rating lists in the background.
    pub(super) fn check_lists(&mut self) {
        let now = (self.clock)().now();
        // If a command is set, lists that may be out of date are loaded first.
        let is_loading = self.lists.runs || self.are_lists_due(&now);
        if is_loading {
            self.lists.is_asked = true;
            return self.update_lists();
        }
        self.compare_with_lists(false);
    }

    fn compare_with_lists(&mut self, is_quiet: bool) {
        let now = (self.clock)().now();
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = Box::new(desk.state().clone());
        self.work(Work::CheckLists { files: self.files.clone(), state, now, is_quiet });
    }

    fn are_lists_due(&self, now: &str) -> bool {
        self.files.rating_lists().are_due(&self.room.settings.lists.command, now)
    }

    /// Loads the rating lists in the background; only once at a time.
    pub(super) fn update_lists(&mut self) {
        let command = self.room.settings.lists.command.clone();
        if std::mem::replace(&mut self.lists.runs, true) {
            self.said = Some(Said::Warning("the rating lists are being loaded".to_owned()));
            return;
        }
        let now = (self.clock)().now();
        self.work(Work::UpdateLists { files: self.files.clone(), command, now });
    }

    /// Loads newer lists while no key is pressed; checks once an hour whether they may be needed.
    pub(super) fn look_at_lists(&mut self) {
        if self.lists.runs || !self.lists.is_due() {
            return;
        }
        if self.are_lists_due(&(self.clock)().now()) {
            self.update_lists();
        }
    }

    /// Reports the loaded lists, and compares the event with them.
    pub(super) fn have_lists(&mut self, lists: Result<Vec<String>, NotUpdated>) {
        self.lists.runs = false;
        let is_asked = std::mem::take(&mut self.lists.is_asked);
        let has_come = lists.is_ok();
        if has_come {
            self.room.lists = Lookup::of(self.files.rating_lists());
        }
        self.said = Some(match lists {
            Ok(lists) => Said::Good(format!("rating lists: {}", lists.join(", "))),
            Err(error) => Said::Warning(format!("no new rating lists: {error}")),
        });
        if is_asked || (has_come && self.room.settings.lists.check) {
            self.compare_with_lists(!is_asked);
        }
    }

    /// Reports an automatic comparison only if there are differences.
    pub(super) fn tell_check(&mut self, check: Option<&Check>) {
        let differing = check.map_or(0, |check| check.differing.len());
        if 0 < differing {
            let players = words::count_of(differing, "player differs", "players differ");
            let key = self.room.settings.keymap.key_of(Context::Players, Intent::CheckLists);
            let key = key.map_or_else(String::new, |key| format!(" ({key} on the players shows them)"));
            self.said = Some(Said::Warning(format!("{players} from the new rating lists{key}")));
        }
    }

    /// Shows the differences from the rating lists.
    pub(super) fn show_check(&mut self, check: Check) {
        if check.differing.is_empty() && check.notes.is_empty() {
            let found = words::count(check.found, "player");
            return self.said =
                Some(Said::Good(format!("nothing differs from the rating lists ({found} found)")));
        }
        self.open_overlay(Overlay::Check(Box::new(ListCheck::new(check))));
    }

    /// Imports a list as one act, with its accepted warnings.
    pub(super) fn enlist(&mut self, listed: &Listed, with_changes: bool) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = desk.state();
        let Some(act) = listed.comparison.act(&listed.draft, state, with_changes) else { return };
        if let Err(refused) = state.check_now(&act) {
            // The list remains open so that it can be corrected.
            self.said = Some(Said::Error(refusals::refused(&refused, &self.room.settings.keymap)));
            self.show_list(Box::new(listed.clone()));
            return;
        }
        let mut warnings = state.warnings(&act);
        if with_changes {
            warnings.extend(listed.comparison.asked());
        }
        let unused = listed.draft.unused().join(", ");
        self.record(act, &warnings);
        let unused = (!unused.is_empty()).then(|| format!("columns not used: {unused}"));
        if let (Some(Said::Done(told)), Some(unused)) = (&mut self.said, unused) {
            told.push_str(" · ");
            told.push_str(&self.room.settings.theme.language().word(&unused));
        }
        self.kept_choices = None;
    }

    /// Shows all findings in a report before an event is created from it.
    pub(super) fn ask_about_report(&mut self, found: ReportFindings) {
        let ReportFindings { findings, .. } = &found;
        let mut lines =
            vec![vec![piece(Role::Text, "Read this before you create an event from the report:")]];
        let language = self.language();
        let line = |one: &String| vec![own(Role::Warning, format!("! {}", language.finding(one)))];
        lines.extend(findings.iter().take(NAMED).map(line));
        lines.extend(and_more(findings.len()));
        let title =
            format!("{} in the report (level 3)", words::count_of(findings.len(), "finding", "findings"));
        let request = Request::ImportEvent(Box::new(found));
        let outcome = NamedOutcome::new(Intent::Yes, "make the event all the same", request);
        self.ask(Question::ask(title, lines, outcome, "make no event"));
    }

    pub(super) fn read_prizes(&mut self, path: &Path) {
        let text = self.files.read_text(path, limits::SMALL).map_err(|error| error.to_string());
        let read =
            text.and_then(|text| prizes::read(&text).map_err(|error| format!("{}:{error}", path.display())));
        match read {
            Ok(rules) => self.tell(&News::Prizes(Box::new(rules))),
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }
}

impl App {
    /// Shows the results that a file would enter; if a line is refused, no result is entered.
    pub(super) fn read_results(&mut self, path: &Path) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let text = match self.files.read_text(path, limits::INPUT) {
            Ok(text) => text,
            Err(error) => return self.said = Some(Said::Error(error.to_string())),
        };
        let title = format!("results of {}", path.file_name().unwrap_or_default().display());
        // A file has the same meaning at every desk, whatever the result keys in its settings.
        let read = results::read(desk.state(), result_file::read(&text), KeySet::OneZero);
        match read {
            Err(refused) => self.show(LongText::prose(title, refused_lines(&refused))),
            Ok(Results { acts, standing: 0 }) if acts.is_empty() => {
                self.said = Some(Said::Error(format!("{}: no results in the file", path.display())));
            }
            Ok(Results { acts, standing }) if acts.is_empty() => {
                let results = words::count_of(standing, "result is", "results are");
                self.said =
                    Some(Said::Warning(format!("{results} already as the file says: nothing to enter")));
            }
            Ok(Results { acts, standing }) => match desk.warnings_of(&acts) {
                Err(error) => {
                    self.said = Some(Said::Error(refusals::not_done(&error, &self.room.settings.keymap)));
                }
                Ok(warnings) => {
                    let lines = result_lines(desk.state(), &acts, standing, &warnings);
                    let results = words::count(acts.len(), "result");
                    let (does, told) = (format!("record {results}"), format!("{results} entered"));
                    let then = Request::EnterAll(acts, warnings, told);
                    let outcome = NamedOutcome::new(Intent::Yes, does, then);
                    self.ask(Question::ask(title, lines, outcome, "record nothing"));
                }
            },
        }
    }

    /// Shows the teams of a list with their players before they are imported.
    pub(super) fn ask_about_members(&mut self, listed: ListedMembers) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let ListedMembers { source, acts, findings } = listed;
        if acts.is_empty() {
            self.said = Some(Said::Warning("the teams have their players as the list says".to_owned()));
            return;
        }
        match desk.warnings_of(&acts) {
            Err(error) => {
                self.said = Some(Said::Error(refusals::not_done(&error, &self.room.settings.keymap)));
            }
            Ok(warnings) => {
                let mut lines = warning_lines(&warnings);
                let language = self.language();
                let line = |one: &Finding| language.finding(&one.to_string());
                lines.extend(findings.iter().map(|one| vec![own(Role::Warning, format!("! {}", line(one)))]));
                let teams = member_lines(desk.state(), &acts);
                let does = format!("set the players of {}", words::count(teams.len(), "team"));
                let told = format!("players of {} set", words::count(teams.len(), "team"));
                lines.extend(teams);
                let then = Request::EnterAll(acts, warnings, told);
                let outcome = NamedOutcome::new(Intent::Yes, does, then);
                self.ask(Question::ask(source.title(), lines, outcome, "change nothing"));
            }
        }
    }

    /// Records the acts of a file, all or none.
    pub(super) fn enter_all(&mut self, acts: Vec<Act>, accepted: &[Warning], told: String) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        match desk.record_all(&acts, accepted) {
            Ok(()) => {
                self.said = Some(Said::Good(told));
                let is_announced = acts.iter().any(|act| act.has(Fact::Pages));
                for act in acts {
                    self.tell(&News::Recorded(Box::new(act)));
                }
                if is_announced {
                    self.publish_site();
                }
            }
            Err(error) => {
                self.said = Some(Said::Error(refusals::not_done(&error, &self.room.settings.keymap)));
            }
        }
    }
}

/// Names the refused lines, and the consequence for the others.
fn refused_lines(refused: &RefusedFile) -> Vec<Line> {
    let RefusedFile { bad, good, .. } = refused;
    let mut lines = Vec::new();
    if refused.is_of_another_event() {
        lines.push(vec![piece(Role::Warning, OF_ANOTHER_EVENT)]);
    }
    let count = words::count_of(bad.len(), "line is refused", "lines are refused");
    let others = match good {
        0 => String::new(),
        good => format!(" The other {good} can be entered once these are corrected."),
    };
    lines.push(vec![piece(Role::Text, format!("Nothing is entered: {count}.{others}"))]);
    lines.extend(bad.iter().map(|bad| vec![piece(Role::Error, format!("line {bad}"))]));
    lines
}

/// Returns the text for the results to enter: first the warnings, then every result.
fn result_lines(state: &State, acts: &[Act], standing: usize, warnings: &[Warning]) -> Vec<Line> {
    // Warnings are found as if the results were typed one after the other.
    let mut after = state.clone();
    let mut lines = warning_lines(warnings);
    let mut told: BTreeSet<String> = BTreeSet::new();
    for act in acts {
        after.evolve(act);
        if let Act::Record { round, board, .. } = act {
            let hints = plausible::hints(&after, *round, *board);
            told.extend(hints.iter().map(|hint| format!("round {round}: {hint}")));
        }
    }
    lines.extend(told.into_iter().map(|hint| vec![piece(Role::Warning, format!("! {hint}"))]));
    if 0 < standing {
        let results = words::count_of(standing, "result is", "results are");
        lines.push(vec![piece(Role::Dim, format!("{results} already as the file says."))]);
    }
    lines.extend(acts.iter().map(|act| vec![piece(Role::Text, words::act(state, act).text)]));
    lines
}

/// Returns a line for each team whose players or facts change.
fn member_lines(state: &State, acts: &[Act]) -> Vec<Line> {
    let mut after = state.clone();
    let mut lines: BTreeMap<PlayerId, String> = BTreeMap::new();
    for act in acts {
        let changed = changes::of(&after, act).unwrap_or_default();
        after.evolve(act);
        #[expect(clippy::wildcard_enum_match_arm, reason = "a list of players changes nothing else")]
        let (team, told) = match act {
            Act::Register { id, .. } => (*id, "new".to_owned()),
            Act::Edit { id, .. } => {
                (*id, changed.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
            }
            Act::Members { team, members } if changed.is_empty() => {
                (*team, words::count(members.len(), "player"))
            }
            Act::Members { team, .. } => (*team, changes::listed(&changed)),
            _ => continue,
        };
        let line = lines.entry(team).or_insert_with(|| after.name(team));
        line.push_str(" · ");
        line.push_str(&told);
    }
    lines.into_values().map(|line| vec![piece(Role::Text, line)]).collect()
}

/// The number of lines shown: enough to recognise a list.
const NAMED: usize = 8;

/// Returns the number of entries that are not named.
fn and_more(all: usize) -> Option<Line> {
    let more = all.checked_sub(NAMED).filter(|more| 0 < *more)?;
    Some(vec![piece(Role::Dim, format!("and {more} more"))])
}
