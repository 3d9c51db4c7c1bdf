//! The other desks of the event: what they do is taken in as it comes, and the header names them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::App;
use crate::keys::intent::{Changes, Intent, ScreenKind};
use crate::keys::{Context, Key};
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use crate::work::desks_job::{DesksDone, DesksWork, EventPlace, Joined, Joining};
use crate::work::job::Work;
use crate::work::request::{Asked, InputLine, LongText, NamedOutcome, News, Question, Request, Said};
use desk::Desk;
use desk::desks;
use desk::desks::apart;
use desk::desks::here::{AsWhom, FreshlyHosted, Invitation};
use desk::paper::Occasion;
use desk::shared::link::Role as Seat;
use desk::shared::waiting::{Kept, board_of};
use desk::shared::{NotShared, Standing};
use desk::site;
use desk::storage::disk::{folder_of, open_to_everybody};
use engine::action::{Act, Action, Entry};
use engine::id::{BoardNo, RoundNo};
use engine::state::Dispute;
use engine::text::Remark;
use formats::text::one_line;
use formats::views::numbers::called;
use formats::views::words;

/// How long a key waits for the server: what it answers later is taken in as it comes.
const ANSWER: Duration = Duration::from_millis(150);

/// Brings what is heard of the others among the events.
#[derive(Clone)]
pub(super) struct Wake(Arc<dyn Fn() + Send + Sync>);

/// Nobody is woken.
impl Default for Wake {
    fn default() -> Self {
        Self(Arc::new(|| {}))
    }
}

impl App {
    /// Says what is called when something is heard of the other desks of an event.
    pub fn wake_by(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.wake = Wake(Arc::new(wake));
    }

    /// Brings a desk together with the others of its event; says why it cannot take part, if so.
    pub(super) fn meet_others(&mut self, desk: &mut Desk) -> Option<String> {
        let Wake(wake) = self.wake.clone();
        self.sent = None;
        match desks::meet(desk, Box::new(move || wake())) {
            Ok(membership) => {
                self.membership = membership;
                desk.waits_at_most(ANSWER);
                None
            }
            Err(why) => Some(why),
        }
    }

    /// Waits for the disk in the pauses: what the others did is safe with them meanwhile.
    pub(super) fn sync_others(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        if let Err(error) = desk.sync_others() {
            self.said = Some(Said::Error(error.to_string()));
        }
    }

    /// Takes in what the others did.
    pub(super) fn take_in_others(&mut self) {
        self.tell_joins();
        let Some(desk) = self.room.desk.as_mut() else { return };
        let before = desk.entries().len();
        if !desk.take_in_others() {
            return;
        }
        let came: Vec<Entry> = desk.entries().get(before..).unwrap_or_default().to_vec();
        let me = desk.standing().map(|standing| standing.me);
        let is_announced = came.iter().any(|entry| match &entry.action {
            Action::Do(act) => site::is_announced(act),
            Action::Undo { .. } | Action::Redo { .. } => true,
        });
        if is_announced {
            self.remember();
            self.publish_site();
        }
        for entry in came {
            let is_sent = |(act, _): &mut (Act, _)| entry.action == Action::Do(act.clone());
            if let Some((act, changed)) = self.sent.take_if(is_sent) {
                self.have_recorded(act, changed);
                continue;
            }
            // A seal of this desk that the server answered late.
            if let Action::Do(act @ Act::Seal { .. }) = &entry.action
                && me.as_ref().is_some_and(|me| me.is_of(&entry))
            {
                self.write_paper(Occasion::of(act));
            }
            self.tell_came(&entry);
        }
    }

    /// Tells the screen of the round what another desk did, wherever one is, and says it where it is more than a result.
    fn tell_came(&mut self, entry: &Entry) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if !is_quiet(&entry.action) {
            let told = words::entry(desk.state(), desk.entries(), entry);
            let told = format!("{}: {} {}", &*entry.by, told.kind, told.text);
            // What happened here before is no news beside it.
            self.said = self.said.take().filter(|said| matches!(said, Said::Error(_)));
            self.say_besides(told);
        }
        if let Action::Do(act) = &entry.action {
            self.tell_screen(ScreenKind::Round, &News::Came(Box::new(act.clone())));
        }
    }

    /// Says why this desk may not do an act, and leaves word for the lead where it is about a result that stands; returns
    /// whether it may not.
    pub(super) fn may_not(&mut self, act: &Act) -> bool {
        let Some(desk) = self.room.desk.as_mut() else { return false };
        let Some(why) = desk.may_not(act) else { return false };
        let noted = if desk.note_for_the_lead(act) { "; the journal notes it for the lead" } else { "" };
        self.said = Some(Said::Error(format!("{why}{noted}")));
        true
    }
}

impl App {
    /// Shows who is there and what waits, and what can be done about it.
    pub(super) fn show_desks(&mut self) {
        if !self.has_network() || !self.has_desk() {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        let Some(standing) = desk.standing() else {
            let lines = vec![
                line(Role::Text, "Only this desk works on the event."),
                line(
                    Role::Text,
                    "Share it, and several computers work on it together. Each keeps the whole event.",
                ),
            ];
            let share =
                NamedOutcome::new(Intent::Yes, "share it from this computer", Request::Share(AsWhom::Owner));
            self.ask(Question::ask("several desks", lines, share, "stay alone"));
            return;
        };
        let path = desk.path().unwrap_or_else(|| Path::new(""));
        let mut lines = standing_lines(&standing);
        let left_over = desks::here::left_over(self.files.disk(), path, desk.identity());
        lines.extend(left_over.as_ref().map(|folder| {
            let told = format!(
                "{} is left over: this event belongs to another server now",
                folder.file_name().unwrap_or_default().display()
            );
            line(Role::Dim, &told)
        }));
        for kept in desk.waiting() {
            let why = kept.refused.as_deref().unwrap_or("waits for the server");
            let role = if kept.refused.is_some() { Role::Warning } else { Role::Text };
            lines.push(line(role, &format!("{}: {why}", kept.told(desk.state()))));
        }
        for (other, open) in desk.open_elsewhere() {
            lines.push(line(Role::Warning, &format!("{} at {}: {}", open.state(), other.name, open.told)));
        }
        let disputes: Vec<String> = disputes(desk).into_iter().map(|(told, _)| told).collect();
        lines.extend(disputes.iter().map(|told| line(Role::Warning, &format!("disputed: {told}"))));
        let is_host = self.hosts(desk);
        let is_from_here = desks::here::has_server(self.files.disk(), path, desk.identity());
        let mut ways = Vec::new();
        if standing.offline.is_some() && !is_host {
            let key = self.room.settings.keymap.key_of(Context::Global, Intent::JoinDesks);
            let (told, without) = without_the_server(&standing, is_from_here, key);
            lines.extend(told);
            ways.extend(without);
        }
        if standing.difference().is_some() {
            let others = "go on with the entries of the others; those of this desk are kept beside";
            ways.push(NamedOutcome::new(Intent::KeepOthers, others, Request::KeepOthers));
            if is_host {
                let mine = "give the others the entries of this desk; they keep their own beside";
                ways.push(NamedOutcome::new(Intent::Keep, mine, Request::KeepMine));
            }
        }
        if 0 < standing.to_decide {
            let acts = words::count_of(standing.to_decide, "act", "acts");
            let decide = format!("decide about what could not be entered, one by one ({acts})");
            ways.push(NamedOutcome::new(Intent::Yes, decide, Request::Decide(0)));
            let drop = "drop everything that could not be entered";
            ways.push(NamedOutcome::new(Intent::Discard, drop, Request::DropUndecided));
        }
        if !disputes.is_empty() && standing.me.role == Seat::Lead {
            let results = words::count_of(disputes.len(), "result", "results");
            let decide = format!("decide about disputed results, one by one ({results})");
            ways.push(NamedOutcome::new(Intent::Disputes, decide, Request::Dispute(0)));
        }
        let only_waits = standing.apart.is_none() && standing.to_decide == 0 && 0 < standing.waiting;
        if standing.offline.is_some() && only_waits {
            let acts = words::count_of(standing.waiting, "act", "acts");
            let look = format!("review what is waiting ({acts})");
            ways.push(NamedOutcome::new(Intent::Yes, look, Request::Decide(0)));
        }
        if is_from_here && standing.offline.is_none() {
            let codes = "show the codes with which desks join";
            ways.push(NamedOutcome::new(Intent::JoinDesks, codes, Request::Codes));
            let change = "change the codes, or let them expire";
            ways.push(NamedOutcome::new(Intent::Correct, change, Request::AskToEndCodes));
        }
        if is_from_here && 1 < standing.present.len() {
            ways.push(NamedOutcome::new(Intent::Expel, "shut a desk out", Request::AskToShutOut));
        }
        if left_over.is_some() {
            let remove = "remove the left-over folder";
            ways.push(NamedOutcome::new(Intent::RemoveLeftOver, remove, Request::RemoveLeftOver));
        }
        let leave = NamedOutcome::new(Intent::Leave, "leave the other desks", Request::AskToLeaveDesks);
        ways.push(leave);
        let question =
            Question { outcomes: ways, safe: "go on".to_owned(), ..Question::read("several desks", lines) };
        self.ask(question);
    }

    /// Asks whether an event is shared again that was shared from this computer: the others wait for its server.
    pub(super) fn offer_to_share_again(&mut self) {
        let (Some(desk), Some(_)) = (self.room.desk.as_ref(), &self.membership) else { return };
        let Some(path) = desk.path().filter(|_| !self.hosts(desk)) else { return };
        if !desks::here::is_to_be_shared(self.files.disk(), path, desk.identity()) {
            return;
        }
        let lines = vec![
            line(Role::Text, "This event was shared from this computer, and its server is not running."),
            line(Role::Text, "Share it again, and the desks that had joined are back."),
            line(
                Role::Text,
                "If another desk has taken over meanwhile, join that one: its lead has the code.",
            ),
        ];
        let share = NamedOutcome::new(
            Intent::Yes,
            "share it again from this computer",
            Request::Share(AsWhom::Owner),
        );
        let join = Request::Perform(Intent::JoinDesks, None);
        let join = NamedOutcome::new(Intent::JoinDesks, "join the desk that has taken over", join);
        let question = Question::ask("several desks", lines, share, "stay offline");
        self.ask(Question { outcomes: question.outcomes.into_iter().chain([join]).collect(), ..question });
    }

    /// Asks whether this desk becomes the lead of an event that is shared: the computer of the lead is gone.
    pub(super) fn ask_to_take_over_as_lead(&mut self) {
        if !self.has_network() || !self.has_desk() {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        let refused = |why: String| Some(Said::Error(why));
        let Some(standing) = desk.standing() else {
            self.said = refused("this event is not shared: there is no lead to take over from".to_owned());
            return;
        };
        if standing.me.role == Seat::Look {
            let why =
                "this desk only looks (its role is look): take over at a desk of the role lead or entry";
            self.said = refused(why.to_owned());
            return;
        }
        if standing.offline.is_none() {
            let why = "the server of the lead is there: take over only once its computer is gone";
            self.said = refused(why.to_owned());
            return;
        }
        let calendar = &self.room.settings.calendar;
        let entries = words::count_of(desk.entries().len(), "entry", "entries");
        let mut lines = vec![
            line(
                Role::Text,
                "Take over only if the computer of the lead is gone for good. If others still work with it, the event \
                 goes on twice, and one of the two has to be given up.",
            ),
            Line::new(),
            line(
                Role::Text,
                &format!("This desk has {entries}, the last of {}.", calendar.moment(desk.saved_at())),
            ),
            line(
                Role::Text,
                "Take over where most are. The other desks then join with a new code; what waits at them is entered \
                 then.",
            ),
        ];
        if 0 < standing.waiting {
            let waiting = words::count_of(standing.waiting, "act waits", "acts wait");
            lines.push(line(Role::Text, &format!("{waiting} here, and will be entered first.")));
        }
        if standing.me.role == Seat::Entry {
            lines.push(line(
                Role::Warning,
                "This is an entry desk. As lead it can do everything: pair, seal, correct.",
            ));
        }
        let take = "take over as lead";
        let take = NamedOutcome::new(Intent::TakeOverAsLead, take, Request::Share(AsWhom::TakesOver));
        self.ask(Question::ask("take over as lead", lines, take, "go on waiting for the lead"));
    }

    /// Returns where the event on the desk lies; says so where it is in memory only.
    fn place(&mut self) -> Option<EventPlace> {
        let desk = self.room.desk.as_ref()?;
        let Some(path) = desk.path().map(Path::to_owned) else {
            self.said = Some(Said::Error("this event is in memory only: save it first".to_owned()));
            return None;
        };
        Some(EventPlace { disk: self.files.disk().clone(), path, identity: desk.identity().to_owned() })
    }

    fn work_with_desks(&mut self, work: DesksWork) {
        self.work(Work::Desks(Box::new(work), self.network.token()));
    }

    /// Whether the program is built with the network of several desks; says so where it is not.
    fn has_network(&mut self) -> bool {
        if !desks::BUILT {
            self.said = Some(Said::Error(desks::NOT_BUILT.to_owned()));
        }
        desks::BUILT
    }

    /// Shares the event; once it is, the codes are shown.
    pub(super) fn share(&mut self, as_whom: AsWhom) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::Share(place, as_whom));
        }
    }

    /// Takes what came of work that needs the network.
    pub(super) fn have_desks(&mut self, done: DesksDone) {
        let failed = match done {
            DesksDone::Shared(identity, shared) => shared.map(|fresh| self.have_shared(identity, fresh)),
            DesksDone::Joined(joined) => joined.map(|joined| self.have_joined(joined)),
            DesksDone::ShutOut(out) => out.map(|name| {
                self.show_codes();
                self.said = Some(Said::Good(format!("{name} is shut out; these are the new codes")));
            }),
            DesksDone::EndedCodes(ended) => ended.map(|has_new| {
                if has_new {
                    self.show_codes();
                }
                let told = if has_new { "these are the new codes" } else { "nobody can join any more" };
                self.said = Some(Said::Good(format!("the codes have expired; {told}")));
            }),
            DesksDone::PutBack(put) => put.map(|()| {
                self.said = Some(Said::Good("the others now have the entries of this desk".to_owned()));
            }),
            DesksDone::MayLeave(identity, may) => may.map(|()| self.leave_now(&identity)),
        };
        if let Err(why) = failed {
            self.said = Some(Said::Error(why));
        }
    }

    fn have_shared(&mut self, identity: String, fresh: FreshlyHosted) {
        let Some(hosted) = fresh.keep() else { return };
        let is_open = self.room.desk.as_ref().is_some_and(|desk| desk.identity() == identity);
        self.hosted.push((identity, hosted));
        if !is_open {
            self.said = Some(Said::Good("the event that was open before is shared".to_owned()));
            return;
        }
        if let Some(mut desk) = self.room.desk.take() {
            self.note(desk.path().and_then(|path| open_to_everybody(&**self.files.disk(), folder_of(path))));
            let alone = self.meet_others(&mut desk);
            self.room.desk = Some(desk);
            self.said = alone.map(Said::Error);
        }
        self.show_codes();
    }

    pub(super) fn show_codes(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let path = desk.path().unwrap_or_else(|| Path::new(""));
        let codes = desks::here::codes(self.files.disk(), path, desk.identity());
        let until = if self.hosts(desk) { "this desk is open" } else { "`wallchart host` runs" };
        let keymap = &self.room.settings.keymap;
        let key =
            |intent| keymap.key_of(Context::Global, intent).map_or_else(String::new, |key| key.to_string());
        let (joins, shows) = (key(Intent::JoinDesks), key(Intent::Desks));
        let mut lines = vec![
            line(Role::Text, &format!("The event is shared as long as {until}. On another computer type:")),
            line(Role::Accent, "wallchart join --name \"Hall B\""),
            line(Role::Text, &format!("or {joins} in its desk, with the code of a role:")),
        ];
        if codes.is_empty() {
            let told = format!("The codes have expired. {shows} makes new ones.");
            self.show(LongText::prose("codes", vec![line(Role::Text, &told)]));
            return;
        }
        for Invitation { role, code } in codes {
            let may = format!("{} ({})", role.word(), role.rights());
            lines.extend([Line::new(), line(Role::Text, &may), line(Role::Accent, &code)]);
        }
        let until = desks::here::expiry(self.files.disk(), path, desk.identity());
        let until = until.map(|until| self.room.settings.calendar.moment(&until));
        let until = until.map(|until| line(Role::Text, &format!("They are valid until {until}.")));
        lines.extend(until.into_iter().flat_map(|until| [Line::new(), until]));
        lines.extend([
            Line::new(),
            line(
                Role::Dim,
                &format!("Anybody who has a code can join with it. {shows} shows the codes again."),
            ),
        ]);
        self.show(LongText::prose("codes", lines));
    }

    pub(super) fn ask_to_shut_out(&mut self) {
        let hint = "type its name; the codes change, so desks that join later need a new one";
        self.input(InputLine::new("shut out which desk?", hint, Asked::ShutOut));
    }

    /// Shuts a desk out; then the codes are shown that are valid from now on.
    pub(super) fn shut_out(&mut self, name: &str) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::ShutOut(place, name.to_owned()));
        }
    }

    pub(super) fn ask_to_end_codes(&mut self) {
        let lines = vec![line(
            Role::Text,
            "Desks that have joined stay. Nobody can join with the codes given out so far.",
        )];
        let new = NamedOutcome::new(Intent::Yes, "make new codes", Request::EndCodes(true));
        let none = "let them expire: nobody can join until there are new ones";
        let none = NamedOutcome::new(Intent::Discard, none, Request::EndCodes(false));
        let question = Question::read("codes", lines);
        self.ask(Question { outcomes: vec![new, none], safe: "keep the codes".to_owned(), ..question });
    }

    pub(super) fn end_codes(&mut self, makes_new: bool) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::EndCodes(place, makes_new));
        }
    }

    pub(super) fn ask_for_code(&mut self) {
        if !self.has_network() {
            return;
        }
        let hint = "the 24 characters that the desk of the lead shows; hyphens and capitals do not matter";
        self.input(InputLine::new("code", hint, Asked::Code));
    }

    pub(super) fn ask_for_desk_name(&mut self, code: String) {
        let hint = "what this desk is called, for instance Hall B; every entry from here names it";
        let line = InputLine::new("name of this desk", hint, Asked::DeskName(code));
        // A desk that follows the lead to another server goes on under its name.
        let name = self.membership.as_ref().map_or("", |membership| membership.name.as_str());
        self.input(line.offering(name));
    }

    /// Joins an event; once it is read, it is opened. The event that is open may be the one that is joined again, under another
    /// name.
    pub(super) fn join(&mut self, code: String, name: String) {
        let is_kept_out = |desk: &&Desk| desk.standing().is_some_and(|standing| standing.offline.is_some());
        let again = self.room.desk.as_ref().filter(is_kept_out).map(|desk| desk.identity().to_owned());
        let (folder, files, clock) = (self.folder.clone(), self.files.clone(), self.clock);
        self.work_with_desks(DesksWork::Join(Joining { code, name, folder, files, clock, again }));
    }

    fn have_joined(&mut self, joined: Joined) {
        let path = match joined {
            Joined::Read(path) => path,
            Joined::Again(mut admission) => {
                let Some(path) = self.room.desk.as_ref().and_then(|desk| desk.path()).map(Path::to_owned)
                else {
                    return;
                };
                self.keep_drafts();
                self.room.desk = None;
                let kept = admission.keep(self.files.disk(), |_, _| path.clone());
                // What is not kept may take a moment to give back.
                std::thread::spawn(move || admission.end());
                if let Err(why) = kept {
                    self.open(&path);
                    self.said = Some(Said::Error(why));
                    return;
                }
                path
            }
        };
        let joined = format!("joined: {}", path.display());
        if self.overlays.is_empty() && self.would_be_lost().is_empty() {
            self.open(&path);
        } else {
            // Something else was begun meanwhile.
            self.ask_to_open(path);
        }
        self.said = self.said.take().or(Some(Said::Good(joined)));
    }

    fn hosts(&self, desk: &Desk) -> bool {
        self.hosted.iter().any(|(identity, _)| identity == desk.identity())
    }

    pub(super) fn ask_to_leave_desks(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let mut lines = vec![line(
            Role::Text,
            "This file stays, as an event of its own; what the others do no longer comes.",
        )];
        lines.extend(self.left_alone().map(|told| line(Role::Warning, &told)));
        let name = desk.standing().map_or_else(String::new, |standing| standing.me.name);
        if !self.hosts(desk) {
            let again = format!("To come back it needs a code, and another name than {name}.");
            lines.push(line(Role::Text, &again));
        }
        let leave = NamedOutcome::new(Intent::Leave, "leave the other desks", Request::LeaveDesks);
        self.ask(Question::ask("leave", lines, leave, "stay"));
    }

    /// Leaves the others; whoever hosts the event ends that as well.
    pub(super) fn leave_desks(&mut self) {
        let waits = self.room.desk.as_ref().map_or(0, |desk| desk.waiting().len());
        if 0 < waits {
            let waits = words::count_of(waits, "act waits", "acts wait");
            self.said = Some(Said::Error(format!(
                "{waits} at this desk: wait until they are entered, or drop them first"
            )));
            return;
        }
        let Some(place) = self.place() else { return };
        let hosted = self.hosted.iter().position(|(identity, _)| *identity == place.identity);
        let hosted = hosted.map(|at| self.hosted.remove(at).1);
        self.work_with_desks(DesksWork::Leave(place, hosted));
    }

    /// Makes the event a plain file, where it is still the one on the desk.
    fn leave_now(&mut self, identity: &str) {
        if self.room.desk.as_ref().is_none_or(|desk| desk.identity() != identity) {
            self.said =
                Some(Said::Error("another event is open now: open the one to leave again".to_owned()));
            return;
        }
        self.keep_drafts();
        let Some(desk) = self.room.desk.take() else { return };
        let path = desk.path().map(Path::to_owned);
        let left = desks::here::leave(desk);
        if let Some(path) = path {
            self.open(&path);
        }
        self.said = Some(match left {
            Ok(()) => Said::Good("you have left: this event is an ordinary file again".to_owned()),
            Err(why) => Said::Error(why),
        });
    }

    /// Goes on with the entries of the others: the event is read anew, and what was entered here is entered again or offered.
    pub(super) fn keep_others(&mut self) {
        self.keep_drafts();
        let Some(desk) = self.room.desk.take() else { return };
        let path = desk.path().map(Path::to_owned);
        let kept = apart::keep_others(desk, self.equipment());
        if let Some(path) = path {
            self.open(&path);
        }
        self.said = Some(match kept {
            Ok(kept) => Said::Good(format!("the entries of this desk are kept in {}", kept.file.display())),
            Err(why) => Said::Error(why),
        });
    }

    /// Gives the others the entries of this desk.
    pub(super) fn keep_mine(&mut self) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::PutBack(place));
        }
    }

    /// Asks about a board for which two desks typed different results; those before it are left for later.
    pub(super) fn decide_dispute(&mut self, behind: usize) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let mut open = disputes(desk);
        let count = open.len();
        if count <= behind {
            return;
        }
        let (told, (round, board, dispute)) = open.swap_remove(behind);
        let Some(held) = desk.state().board(round, board) else { return };
        let Some(was) = held.outcome.clone() else { return };
        let (stays, typed) = words::both(desk.state(), &held.seats, Some(&was), &dispute.typed);
        let reason = Remark::taken_over("typed at two desks");
        let correct = Act::Correct { round, board, was, now: Some(dispute.typed), reason };
        let does = format!("correct the board: {typed} in place of {stays}");
        let uphold = format!("leave the board as it is: {stays} is right");
        let uphold =
            NamedOutcome::new(Intent::Uphold, uphold, Request::Do(Box::new(Act::Uphold { round, board })));
        let mut question = Question::ask(
            if count == 1 { "disputed".to_owned() } else { format!("disputed: {} of {count}", behind + 1) },
            vec![line(Role::Text, &told)],
            NamedOutcome::new(Intent::Correct, does, Request::Correct(Box::new(correct))),
            "decide later",
        )
        .or(uphold);
        if behind + 1 < count {
            let next = "leave it for later and show the next one";
            question = question.or(NamedOutcome::new(Intent::Keep, next, Request::Dispute(behind + 1)));
        }
        self.ask(question);
    }

    /// Removes what an earlier server has left beside the event.
    pub(super) fn remove_left_over(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let path = desk.path().unwrap_or_else(|| Path::new(""));
        self.said = Some(match desks::here::remove_left_over(self.files.disk(), path, desk.identity()) {
            Ok(folder) => Said::Good(format!("{} is removed", folder.display())),
            Err(why) => Said::Error(why),
        });
    }

    /// Asks about an act that could not be entered, or that waits while the server is away: it is done now, dropped, or
    /// kept; those before it were kept.
    pub(super) fn decide(&mut self, behind: usize) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let is_offline = desk.standing().is_some_and(|standing| standing.offline.is_some());
        let open: Vec<&Kept> =
            desk.waiting().iter().filter(|kept| kept.refused.is_some() || is_offline).collect();
        let Some(kept) = open.get(behind) else { return };
        let mut lines = vec![
            line(Role::Text, &kept.told(desk.state())),
            line(Role::Dim, &self.room.settings.calendar.moment(&kept.at)),
            Line::new(),
        ];
        let mut ways = Vec::new();
        if let Some(why) = &kept.refused {
            lines.push(line(Role::Warning, why));
            let is_of_others = kept.is_of_others(desk.state());
            let is_apart = desk.standing().is_some_and(|standing| standing.difference().is_some());
            ways.extend(done_now(desk, &kept.act).filter(|_| !is_of_others && !is_apart));
            if is_apart {
                lines.push(line(Role::Text, "It can be entered once you have chosen whose entries go on."));
            } else if ways.is_empty() && !is_of_others {
                lines.push(line(Role::Text, "You can only drop it here; the lead can correct the board."));
            }
        } else {
            lines.push(line(Role::Text, "It will be entered when the server is back."));
        }
        let drop = Request::DropKept(Box::new((*kept).clone()), behind);
        ways.push(NamedOutcome::new(Intent::Discard, "drop it", drop));
        if behind + 1 < open.len() {
            ways.push(NamedOutcome::new(
                Intent::Keep,
                "keep it and show the next one",
                Request::Decide(behind + 1),
            ));
        }
        let title = match open.len() {
            1 => "to decide".to_owned(),
            several => format!("to decide: {} of {several}", behind + 1),
        };
        self.ask(Question {
            outcomes: ways,
            safe: "decide later".to_owned(),
            ..Question::read(title, lines)
        });
    }

    pub(super) fn drop_kept(&mut self, kept: &Kept, behind: usize) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        // The server may have come back while the question stood.
        let is_there = desk.waiting().contains(kept);
        desk.drop_kept(|one| one == kept);
        self.decide(behind);
        if !is_there {
            let why = "it does not wait any more: it has been entered (look at the board)";
            self.said = Some(Said::Warning(why.to_owned()));
        }
    }

    pub(super) fn drop_undecided(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        desk.drop_undecided();
        self.said = Some(Said::Good("the results that could not be entered are dropped".to_owned()));
    }

    /// Says what becomes of the others when this desk is left, where they work by its server.
    pub(super) fn left_alone(&self) -> Option<String> {
        let desk = self.room.desk.as_ref()?;
        let others = desk.standing()?.present.len().saturating_sub(1);
        let is_theirs = self.hosts(desk) && 0 < others;
        let goes_on = "the server ends with this one, and they go on without it";
        is_theirs.then(|| {
            format!(
                "{} at this event: {goes_on}",
                words::count_of(others, "other desk is", "other desks are")
            )
        })
    }

    /// Tells who has joined the event that is hosted here, or was not let in.
    pub(super) fn tell_joins(&mut self) {
        let news: Vec<String> = self.hosted.iter().flat_map(|(_, hosted)| hosted.news()).collect();
        for one in news {
            self.say_besides(one);
        }
        // A desk does not go on whose window was closed, or which was told to end.
        self.over |= self.hosted.iter().any(|(_, hosted)| hosted.has_ended());
    }
}

/// Returns what a desk may do: one that cannot write its event only looks.
pub(super) fn role_of(desk: &Desk) -> Seat {
    if desk.read_only().is_some() { Seat::Look } else { desk.role().unwrap_or(Seat::Lead) }
}

/// Returns why a key changes nothing on a screen, before anything is typed that could not be recorded.
pub(super) fn refused(desk: &Desk, screen: ScreenKind, intent: Intent) -> Option<String> {
    if lets(role_of(desk), screen, intent) {
        return None;
    }
    let why = desk.read_only().map(ToString::to_string);
    why.or_else(|| desk.not_the_lead().map(|why| why.to_string()))
}

/// Whether a desk of a role can do anything with what a key means on a screen: what it cannot is neither offered nor begun.
pub(super) const fn lets(role: Seat, screen: ScreenKind, intent: Intent) -> bool {
    // Home makes and opens other events; what is done there to the one on the desk has keys of every screen.
    let is_home =
        matches!(screen, ScreenKind::Home) && !matches!(intent, Intent::Undo | Intent::Redo | Intent::Note);
    match (role, intent.changes(screen)) {
        _ if is_home => true,
        (Seat::Lead, _) | (_, Changes::Nothing) | (Seat::Entry, Changes::Results) => true,
        (Seat::Entry, Changes::Event) | (Seat::Look, Changes::Results | Changes::Event) => false,
    }
}

/// Whether what another desk did is seen where it happened, and said nowhere else.
const fn is_quiet(action: &Action) -> bool {
    matches!(action, Action::Do(Act::Record { .. } | Act::Agree { .. } | Act::CheckIn { .. }))
}

/// Returns what can be done while the server is away, by a desk that does not share the event now, and what is said besides.
fn without_the_server(
    standing: &Standing,
    was_from_here: bool,
    key: Option<Key>,
) -> (Option<Line>, Vec<NamedOutcome>) {
    if was_from_here {
        let join = key.map_or_else(String::new, |key| format!(" ({key})"));
        let told = format!("If another desk has taken over as lead meanwhile, join that one{join}.");
        let again = "share the event from this computer again";
        let again = NamedOutcome::new(Intent::JoinDesks, again, Request::Share(AsWhom::Owner));
        return (Some(line(Role::Text, &told)), vec![again]);
    }
    let take = "take over as lead: the lead's computer is gone";
    let take = NamedOutcome::new(Intent::TakeOverAsLead, take, Request::AskToTakeOverAsLead);
    let follow = "join the desk that has taken over, with its code";
    let follow = NamedOutcome::new(Intent::JoinDesks, follow, Request::Perform(Intent::JoinDesks, None));
    let may_lead = standing.me.role != Seat::Look;
    (None, may_lead.then_some(take).into_iter().chain([follow]).collect())
}

/// Returns the boards for which two desks typed different results, each in words: for whom, then who typed what.
fn disputes(desk: &Desk) -> Vec<(String, (RoundNo, BoardNo, Dispute))> {
    let state = desk.state();
    let told = |(round, board, dispute): (RoundNo, BoardNo, &Dispute)| {
        let held = state.board(round, board);
        let seats = held.map_or(&[][..], |held| &held.seats);
        let whom: Vec<String> = seats.iter().map(|seat| called(state, *seat)).collect();
        let Dispute { typed, by, against } = dispute;
        let (stands, typed) = words::both(state, seats, held.and_then(|held| held.outcome.as_ref()), typed);
        let told = format!(
            "{} (board {board} of round {round}): {against} entered {stands}, {by} typed {typed}",
            whom.join(" – ")
        );
        (told, (round, board, dispute.clone()))
    };
    state.disputed().map(told).collect()
}

/// Returns how an act that could not be entered is done now; nothing where this desk may not do it.
fn done_now(desk: &Desk, act: &Act) -> Option<NamedOutcome> {
    let stands = board_of(act).and_then(|(round, board)| desk.state().board(round, board)?.outcome.clone());
    let (act, intent, does) = match (act, stands) {
        (Act::Record { round, board, outcome }, Some(was)) => {
            let (round, board, now) = (*round, *board, Some(outcome.clone()));
            let seats = desk.state().board(round, board).map_or(&[][..], |held| &held.seats);
            let (stays, typed) = words::both(desk.state(), seats, Some(&was), outcome);
            let does = format!("correct the board: {typed} in place of {stays}");
            let reason = Remark::taken_over("typed at two desks");
            (Act::Correct { round, board, was, now, reason }, Intent::Correct, does)
        }
        (act, _) => (act.clone(), Intent::Yes, "do it now".to_owned()),
    };
    if desk.may_not(&act).is_some() {
        return None;
    }
    let then = if let Act::Seal { after, .. } = act {
        Request::Seal(after)
    } else if intent == Intent::Correct {
        Request::Correct(Box::new(act))
    } else {
        Request::Do(Box::new(act))
    };
    Some(NamedOutcome::new(intent, does, then))
}

fn line(role: Role, text: &str) -> Line {
    vec![piece(role, one_line(text).into_owned())]
}

fn standing_lines(standing: &Standing) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for desk in &standing.present {
        let own = if *desk == standing.me { " (this desk)" } else { "" };
        lines.push(line(Role::Text, &format!("{:<6} {}{own}", desk.role.word(), desk.name)));
    }
    if let Some(why) = &standing.offline {
        lines.push(line(Role::Warning, &format!("offline: {why}")));
    }
    lines.extend(standing.difference().map(|told| line(Role::Error, &told)));
    lines
}

/// Says in the header what is not as it should be among the desks: that comes before everything else there.
pub(super) fn trouble(standing: &Standing) -> Vec<Line> {
    let mut told = Vec::new();
    let waiting = standing.waiting;
    if standing.is_behind {
        told.push(vec![piece(Role::Error, "NOT SAVED: what the others enter")]);
    }
    if standing.difference().is_some() {
        told.push(vec![piece(Role::Error, "GROWN APART")]);
    } else if standing.offline.is_some() {
        let waits = if waiting == 0 { String::new() } else { format!(", {waiting} waiting") };
        let (role, word) =
            if standing.is_out { (Role::Error, "NOT LET IN") } else { (Role::Warning, "offline") };
        told.push(vec![piece(role, format!("{word}{waits}"))]);
    } else if 0 < waiting {
        told.push(vec![piece(Role::Warning, format!("{waiting} waiting"))]);
    }
    if 0 < standing.to_decide {
        told.push(vec![piece(Role::Error, format!("{} to decide", standing.to_decide))]);
    }
    told
}

/// Names this desk in the header, and says how many are there.
pub(super) fn there(standing: &Standing) -> Line {
    let name = one_line(&standing.me.name);
    let desks = standing.present.len().max(1);
    let is_alone = standing.offline.is_some();
    let there = if is_alone { String::new() } else { format!(" · {}", words::count(desks, "desk")) };
    vec![piece(Role::Text, format!("{name}{there}"))]
}

/// Says what became of an act that is kept until the server is back, or was done elsewhere.
pub(super) fn kept(why: &NotShared) -> Option<Said> {
    match why {
        NotShared::Waits(_) | NotShared::Done(_) | NotShared::Unwritten(_) | NotShared::Unknown(_) => {
            Some(Said::Warning(why.to_string()))
        }
        NotShared::Offline(_)
        | NotShared::Sent
        | NotShared::Overtaken
        | NotShared::Behind
        | NotShared::Meanwhile(_)
        | NotShared::Disagrees(_)
        | NotShared::MayNot(_)
        | NotShared::TooMuch
        | NotShared::NotKept(_) => None,
    }
}
