//! The other desks of the event: their entries are applied as they arrive, and the header names the desks.
//!
//! `sharing.rs` shares, joins and leaves an event; `deciding.rs` settles acts that the desks do not agree on.
//! The network is in `desk::desks`; here its news become events of the program. An act of this desk waits a
//! short time for the server, and is shown as done once the server has it. Without the network the desk goes
//! on and sends its entries later.

mod deciding;
mod sharing;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::App;
use super::wake::Wake;
use crate::jobs::desks_job::{DesksWork, EventPlace};
use crate::jobs::job::Work;
use crate::jobs::request::{NamedOutcome, News, Question, Request, Said};
use crate::keys::intent::{Changes, Intent, ScreenKind};
use crate::keys::{Context, Key, Keymap};
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use crate::wording::refusals;
use desk::Desk;
use desk::NotShared;
use desk::desks;
use desk::desks::network::AsWhom;
use desk::publication::paper::Occasion;
use desk::shared::link::Role as Seat;
use desk::shared::waiting::board_of;
use desk::shared::{Shared, Standing};
use engine::action::{Act, Action, Entry, Fact};
use engine::id::{BoardNo, RoundNo};
use engine::state::Dispute;
use engine::text::Remark;
use formats::text::one_line;
use formats::views::numbers::called;
use formats::views::words;

/// The longest time that a key waits for the server; a later answer is applied when it arrives.
const ANSWER: Duration = Duration::from_millis(150);

impl App {
    /// Sets the function that is called for news of the other desks.
    pub fn wake_by(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.wake = Wake(Arc::new(wake));
    }

    /// Connects a desk with the others of its event; returns the reason if it cannot take part.
    pub(super) fn meet_others(&mut self, desk: &mut Desk) -> Option<String> {
        let Wake(wake) = self.wake.clone();
        self.sent = None;
        match desks::meet(desk, Box::new(move || wake())) {
            Ok(membership) => {
                self.membership = membership;
                if let Some((shared, _)) = desk.shared_mut() {
                    shared.waits_at_most(ANSWER);
                }
                None
            }
            Err(why) => Some(why.to_string()),
        }
    }

    /// Writes to disk in the pauses; until then, the entries of the others are safe at their desks.
    pub(super) fn sync_others(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        if let Err(error) = desk.sync_others() {
            self.said = Some(Said::Error(error.to_string()));
        }
    }

    /// Applies the new entries of the other desks.
    pub(super) fn take_in_others(&mut self) {
        self.tell_joins();
        let Some(desk) = self.room.desk.as_mut() else { return };
        let before = desk.entries().len();
        if !desk.others_mut().take_in() {
            return;
        }
        let came: Vec<Entry> = desk.entries().get(before..).unwrap_or_default().to_vec();
        let me = desk.others().standing().map(|standing| standing.me);
        let is_announced = came.iter().any(|entry| match &entry.action {
            Action::Do(act) => act.has(Fact::Pages),
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
            // A seal of this desk that the server confirmed late.
            if let Action::Do(act @ Act::Seal { .. }) = &entry.action
                && me.as_ref().is_some_and(|me| me.is_of(&entry))
            {
                self.write_paper(Occasion::of(act));
            }
            self.tell_came(&entry);
        }
    }

    /// Informs the round screen about an act of another desk, even from another screen, and shows a message
    /// if it is more than a result.
    fn tell_came(&mut self, entry: &Entry) {
        let language = self.language();
        let Some(desk) = self.room.desk.as_ref() else { return };
        if !is_quiet(&entry.action) {
            let told = words::entry(desk.state(), desk.entries(), entry);
            let (kind, text) = (language.word_at("act", told.kind), language.word(&told.text));
            let told = format!("{}: {kind} {text}", &*entry.by);
            // The news replaces the message about the last act here.
            self.said = self.said.take().filter(|said| matches!(said, Said::Error(_)));
            self.say_besides(told);
        }
        if let Action::Do(act) = &entry.action {
            self.tell_screen(ScreenKind::Round, &News::Came(Box::new(act.clone())));
        }
    }

    /// Returns `true` if this desk may not do an act, and shows the reason. For an entered result, the
    /// journal notes the attempt for the lead.
    pub(super) fn may_not(&mut self, act: &Act) -> bool {
        let Some(desk) = self.room.desk.as_mut() else { return false };
        let Some(why) = desk.others().may_not(act) else { return false };
        let shared = desk.shared_mut();
        let is_noted = shared.is_some_and(|(shared, journal)| shared.note_for_the_lead(journal, act));
        let noted = if is_noted { "; the journal notes it for the lead" } else { "" };
        self.said = Some(Said::Error(format!("{why}{noted}")));
        true
    }
}

impl App {
    /// Shows the desks that are present, the entries that wait, and the possible actions.
    pub(super) fn show_desks(&mut self) {
        if !self.has_network() || !self.has_desk() {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        let Some(standing) = desk.others().standing() else {
            let lines = vec![
                line(Role::Text, "Only this desk works on the event."),
                line(
                    Role::Text,
                    "Share it, and several computers work on it together. Each has the whole event.",
                ),
            ];
            let share =
                NamedOutcome::new(Intent::Yes, "share it from this computer", Request::Share(AsWhom::Owner));
            self.ask(Question::ask("several desks", lines, share, "stay alone"));
            return;
        };
        let path = desk.path().unwrap_or_else(|| Path::new(""));
        let mut lines = standing_lines(&standing);
        let left_over = desks::network::left_over(self.files.disk(), path, desk.identity());
        lines.extend(left_over.as_ref().map(|folder| {
            let told = format!(
                "{} is left over: this event belongs to another server now",
                folder.file_name().unwrap_or_default().display()
            );
            line(Role::Dim, &told)
        }));
        for kept in desk.others().waiting() {
            let why = kept.refused.as_deref().unwrap_or("waits for the server");
            let role = if kept.refused.is_some() { Role::Warning } else { Role::Text };
            lines.push(line(role, &format!("{}: {why}", kept.told(desk.state()))));
        }
        for (other, open) in desk.shared().map_or(&[][..], Shared::open_elsewhere) {
            lines.push(line(Role::Warning, &format!("{} at {}: {}", open.state(), other.name, open.told)));
        }
        let disputes: Vec<String> = disputes(desk).into_iter().map(|(told, _)| told).collect();
        lines.extend(disputes.iter().map(|told| line(Role::Warning, &format!("disputed: {told}"))));
        let is_host = self.hosts(desk);
        let is_from_here = desks::network::has_server(self.files.disk(), path, desk.identity());
        let mut ways = Vec::new();
        if standing.offline.is_some() && !is_host {
            let key = self.room.settings.keymap.key_of(Context::Global, Intent::JoinDesks);
            let (told, without) = without_the_server(&standing, is_from_here, key);
            lines.extend(told);
            ways.extend(without);
        }
        if standing.difference().is_some() {
            let others =
                "continue with the entries of the others; those of this desk are saved beside the event";
            ways.push(NamedOutcome::new(Intent::KeepOthers, others, Request::KeepOthers));
            if is_host {
                let mine = "give the others the entries of this desk; they save their own beside the event";
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
            ways.push(NamedOutcome::new(Intent::Exclude, "shut a desk out", Request::AskToShutOut));
        }
        if left_over.is_some() {
            let remove = "remove the left-over folder";
            ways.push(NamedOutcome::new(Intent::RemoveLeftOver, remove, Request::RemoveLeftOver));
        }
        let leave = NamedOutcome::new(Intent::Leave, "leave the other desks", Request::AskToLeaveDesks);
        ways.push(leave);
        let question =
            Question { outcomes: ways, safe: "go on".into(), ..Question::read("several desks", lines) };
        self.ask(question);
    }

    /// Offers to share an event again that was shared from this computer: the other desks wait for its
    /// server.
    pub(super) fn offer_to_share_again(&mut self) {
        let (Some(desk), Some(_)) = (self.room.desk.as_ref(), &self.membership) else { return };
        let Some(path) = desk.path().filter(|_| !self.hosts(desk)) else { return };
        if !desks::network::is_to_be_shared(self.files.disk(), path, desk.identity()) {
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

    /// Asks whether this desk should become the lead of a shared event whose lead's computer is gone.
    pub(super) fn ask_to_take_over_as_lead(&mut self) {
        if !self.has_network() || !self.has_desk() {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        let refused = |why: String| Some(Said::Error(why));
        let Some(standing) = desk.others().standing() else {
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

    /// Returns the place of the open event; shows an error if it is in memory only.
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

    /// Returns true if the program is built with the network of several desks; shows an error if not.
    fn has_network(&mut self) -> bool {
        if !desks::BUILT {
            self.said = Some(Said::Error(desks::NOT_BUILT.to_owned()));
        }
        desks::BUILT
    }

    /// Returns the consequence for the other desks if this one, which hosts them, is left.
    pub(super) fn left_alone(&self) -> Option<String> {
        let desk = self.room.desk.as_ref()?;
        let others = desk.others().standing()?.present.len().saturating_sub(1);
        let is_theirs = self.hosts(desk) && 0 < others;
        let goes_on = "the server ends with this one, and they go on without it";
        is_theirs.then(|| {
            format!(
                "{} at this event: {goes_on}",
                words::count_of(others, "other desk is", "other desks are")
            )
        })
    }

    /// Reports the desks that joined the hosted event or were refused.
    pub(super) fn tell_joins(&mut self) {
        let news: Vec<String> = self.hosted.iter().flat_map(|(_, hosted)| hosted.news()).collect();
        for one in news {
            self.say_besides(one);
        }
        // A desk ends if its window was closed, or if it was asked to end.
        self.over |= self.hosted.iter().any(|(_, hosted)| hosted.has_ended());
    }
}

/// Returns the rights of a desk; one that cannot write its event can only read.
pub(super) fn role_of(desk: &Desk) -> Seat {
    if desk.read_only().is_some() { Seat::Look } else { desk.shared().map_or(Seat::Lead, Shared::role) }
}

/// Returns the reason that a key changes nothing on a screen, before any input that could not be recorded.
pub(super) fn refused(desk: &Desk, screen: ScreenKind, intent: Intent, keymap: &Keymap) -> Option<String> {
    if lets(role_of(desk), screen, intent) {
        return None;
    }
    let why = desk.read_only().map(|why| refusals::only_read(why, keymap));
    why.or_else(|| desk.shared().and_then(Shared::not_the_lead).map(|why| why.to_string()))
}

/// Returns true if a desk with this role can do an action on a screen; other actions are neither offered nor
/// started.
pub(super) const fn lets(role: Seat, screen: ScreenKind, intent: Intent) -> bool {
    // The home screen creates and opens other events; its actions on the open event have keys on every
    // screen.
    let is_home =
        matches!(screen, ScreenKind::Home) && !matches!(intent, Intent::Undo | Intent::Redo | Intent::Note);
    match (role, intent.changes(screen)) {
        _ if is_home => true,
        (Seat::Lead, _) | (_, Changes::Nothing) | (Seat::Entry, Changes::Results) => true,
        (Seat::Entry, Changes::Event) | (Seat::Look, Changes::Results | Changes::Event) => false,
    }
}

/// Returns true if an act of another desk is visible in its place and needs no message.
fn is_quiet(action: &Action) -> bool {
    match action {
        Action::Do(act) => act.has(Fact::BoardResult) || matches!(act, Act::CheckIn { .. }),
        Action::Undo { .. } | Action::Redo { .. } => false,
    }
}

/// Returns the actions of a desk that is cut off from the server, and an additional text.
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

/// Returns the boards for which two desks entered different results, each in words: the players, then both
/// results with their desks.
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

/// Returns the outcome that does a refused act now; `None` if this desk may not do it.
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
    if desk.others().may_not(&act).is_some() {
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

/// Returns the problems of the shared event for the header, where they come first.
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

/// Names this desk in the header, and counts the desks that are present.
pub(super) fn there(standing: &Standing) -> Line {
    let name = one_line(&standing.me.name);
    let desks = standing.present.len().max(1);
    let is_alone = standing.offline.is_some();
    let there = if is_alone { String::new() } else { format!(" · {}", words::count(desks, "desk")) };
    vec![piece(Role::Text, format!("{name}{there}"))]
}

/// Returns a message about an act that waits for the server, or was done in another way.
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
