//! New entries of other desks: compared with the file of this desk, checked, written and only then applied.

use super::link::{Author, Message, Published, Role, piece};
use super::{Place, Sent, Shared};
use crate::audit;
use crate::journal::Journal;
use crate::news::SharedNews;
use crate::not_shared::{CHOOSE, Forbidden, NotShared, TOO_MUCH, apart};
use crate::storage::chain::{self, LineFault};
use crate::storage::event_file::Lines;
use engine::action::{Action, Entry, Header};
use engine::id::Seq;
use engine::ledger::{Ledger, OutOfOrder};
use engine::refusal::Refused;
use engine::replay;
use engine::state::State;
use formats::clock;

/// The number of refusals of a desk that are reported one by one.
const SAID: u64 = 10;

/// The number of seconds by which a clock must be ahead to be reported.
const AHEAD: i64 = 120;

/// The relation of a message to the file of this desk.
enum Meaning {
    /// The file already has it, up to this place.
    Known(Place),
    /// It comes next, and was added to the new lines.
    New,
    /// The file has other entries from this one on.
    Apart(Seq),
    /// No desk applies it; the reason.
    Refused(String),
}

/// The reason why entries of other desks do not apply to the event.
#[derive(Debug, thiserror::Error)]
enum NotApplied {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    OutOfOrder(#[from] OutOfOrder),
}

/// Counts the entries of a stream that a file lacks and would apply; `None` if both have different entries.
#[must_use]
pub fn count_behind(
    identity: &str,
    (header, entries): (&Header, &[Entry]),
    messages: &[Vec<u8>],
) -> Option<usize> {
    // Entries of a journal are in order.
    let ledger = replay::ledger(entries).unwrap_or_default();
    let state = replay::rebuild(header, entries, &ledger);
    let (head, mut known) = (identity.to_owned(), 0_usize);
    let mut coming = Coming { text: Vec::new(), entries: Vec::new(), head, state, ledger };
    for text in messages.iter().skip(1) {
        // A message that does not follow is in no file.
        let Ok(lines) = chain::read_lines(text, Seq(known as u64 + 1), &coming.head) else { continue };
        let own = entries.get(known..).unwrap_or_default();
        if !lines.iter().zip(own).all(|((line, _), own)| line == own) {
            return None;
        }
        let new = lines.get(own.len().min(lines.len())..).unwrap_or_default();
        if coming.take((header, entries), &[], new).is_ok() {
            known += lines.len();
            coming.head = lines.last().map_or(coming.head, |(_, digest)| digest.clone());
        }
    }
    Some(coming.entries.len())
}

/// New lines, and the state and ledger after them.
struct Coming {
    text: Vec<u8>,
    entries: Vec<Entry>,
    head: String,
    state: State,
    ledger: Ledger,
}

impl Shared {
    /// Applies the new entries of other desks, publishes again the lines that the stream has lost, and
    /// publishes the waiting acts. Returns whether there were new entries.
    pub(crate) fn take_in_others(&mut self, journal: &mut Journal) -> bool {
        let came = self.take_in(journal);
        self.publish_again(journal);
        self.send_waiting(journal);
        self.forget_decided(journal, &[]);
        self.compare_open(journal);
        came
    }

    /// Applies the new entries of other desks. Returns whether there were any.
    pub(super) fn take_in(&mut self, journal: &mut Journal) -> bool {
        let before = journal.entries.len();
        if let Some(told) = self.hear() {
            journal.tell(SharedNews::Told(told));
        }
        self.take_from(journal);
        before < journal.entries.len()
    }

    fn take_from(&mut self, journal: &mut Journal) {
        if self.apart.is_some() {
            self.queue.clear();
            return;
        }
        let before = self.number;
        self.queue.retain(|message| before < message.number);
        if self.queue.is_empty() {
            return;
        }
        let mut coming = Coming::behind(journal);
        let mut looked_at = Vec::new();
        let (number, same) = (self.number, self.same.clone());
        while let Some(message) = self.queue.pop_front() {
            if message.number <= self.number {
                continue;
            }
            if message.number != self.number + 1 {
                self.link.begin_again(
                    "the server has lost entries (share the event again at the lead to restore them)",
                );
                self.queue.clear();
                break;
            }
            match self.meaning(journal, &mut coming, &message) {
                Meaning::Known(place) => {
                    self.same = place;
                    if message.author.as_ref().is_some_and(Author::is_host) {
                        self.begun = self.same.entries;
                    }
                }
                Meaning::New => self.same.go_on(&message.text, &coming.head),
                Meaning::Apart(seq) => {
                    let who = message.author.as_ref().map_or_else(String::new, |author| author.name.clone());
                    if self.told_apart != Some(seq) {
                        tell_apart(journal, seq, &who);
                    }
                    self.told_apart = Some(seq);
                    self.apart = Some((seq, who));
                    break;
                }
                Meaning::Refused(why) if self.seen < message.number => {
                    self.tell_refused(journal, &message, &why);
                }
                Meaning::Refused(_) => {}
            }
            self.number = message.number;
            self.seen = self.seen.max(message.number);
            looked_at.push(message);
        }
        let Coming { text, entries, head, state, ledger } = coming;
        (journal.state, journal.ledger) = (state, ledger);
        if entries.is_empty() {
            return;
        }
        let format = entries.iter().map(Entry::least_format).max().unwrap_or(0);
        let several = 1 < entries.len();
        let lines = Lines { text, head, format, several };
        if let Err(error) = journal.with_file(|file| file.append_lines_of_others(&lines)) {
            // They are applied when the disk accepts them; until then this desk does not continue.
            journal.ledger = replay::ledger(&journal.entries).unwrap_or_default();
            journal.state = replay::rebuild(&journal.header, &journal.entries, &journal.ledger);
            (self.number, self.same) = (number, same);
            for message in looked_at.into_iter().rev() {
                self.queue.push_front(message);
            }
            if !std::mem::replace(&mut self.told_disk, true) {
                let told = format!("this desk cannot save what the others enter: {error}");
                journal.tell(SharedNews::Told(told));
            }
            return;
        }
        self.told_disk = false;
        self.look_at_clocks(journal, &entries);
        journal.entries.extend(entries);
    }

    /// Returns the relation of a message to the file and the new lines so far.
    fn meaning(&self, journal: &Journal, coming: &mut Coming, message: &Message) -> Meaning {
        let Some(file) = &journal.file else { return Meaning::Refused("there is no file".to_owned()) };
        let text = file.text();
        if message.number == 1 {
            let bytes = chain::entries_at(text);
            return if chain::identity_of(&message.text).as_deref() == Some(file.identity()) {
                Meaning::Known(Place { bytes, entries: 0, head: file.identity().to_owned() })
            } else {
                Meaning::Apart(Seq(1))
            };
        }
        let own = text.get(self.same.bytes..).unwrap_or_default();
        if coming.entries.is_empty() && !own.is_empty() {
            return self.compare(journal, own, coming, message);
        }
        self.look_at(journal, coming, message)
    }

    /// Compares a message with the lines that the file has there.
    fn compare(&self, journal: &Journal, own: &[u8], coming: &mut Coming, message: &Message) -> Meaning {
        let Message { author, text, .. } = message;
        let mut place = self.same.clone();
        if own.starts_with(text) {
            return match chain::last_digest(text) {
                Some(head) => {
                    place.go_on(text, head);
                    Meaning::Known(place)
                }
                None => Meaning::Refused("it holds no entry".to_owned()),
            };
        }
        let read = chain::read_lines(text, Seq(place.entries + 1), &place.head);
        let entries = match read {
            Ok(entries) => entries,
            Err(wrong) => return Meaning::Refused(wrong.to_string()),
        };
        let before = until(journal, Seq(place.entries));
        let wrong = not_theirs(author.as_ref(), &entries, (before, &[]))
            .or_else(|| not_then(journal, author.as_ref(), (before, &[]), &entries));
        if let Some(why) = wrong {
            return Meaning::Refused(why);
        }
        let mut same = 0;
        let lines = || text.split_inclusive(|byte| *byte == b'\n');
        let common = lines().take_while(|line| {
            let is_same = own.get(same..).is_some_and(|own| own.starts_with(line));
            same += line.len();
            is_same
        });
        let common = common.count();
        let bytes: usize = lines().take(common).map(<[u8]>::len).sum();
        if bytes == own.len() {
            // The message is incomplete in this file: the rest of it comes now.
            let rest = text.get(bytes..).unwrap_or_default();
            return come(journal, coming, rest, entries.get(common..).unwrap_or_default());
        }
        // An entry that the rules refused when it arrived is in no file.
        let seq = Seq(place.entries);
        match Coming::as_of(journal, seq).take((&journal.header, until(journal, seq)), text, &entries) {
            Ok(()) => Meaning::Apart(Seq(place.entries + 1 + common as u64)),
            Err(why) => Meaning::Refused(why.to_string()),
        }
    }

    /// Checks the next message.
    fn look_at(&self, journal: &Journal, coming: &mut Coming, message: &Message) -> Meaning {
        let next = Seq(self.same.entries + 1);
        let entries = match chain::read_lines(&message.text, next, &self.same.head) {
            Ok(entries) if entries.is_empty() => return Meaning::Refused("it holds no entry".to_owned()),
            Ok(entries) => entries,
            // The histories differ: the lead or this desk has an entry that the other lacks.
            Err(LineFault::BrokenChain) if is_of_lead(message) => return Meaning::Apart(next),
            Err(wrong) => return Meaning::Refused(wrong.to_string()),
        };
        let before = (&*journal.entries, &*coming.entries);
        if let Some(why) = not_theirs(message.author.as_ref(), &entries, before) {
            return Meaning::Refused(why);
        }
        if let Some(why) = not_then(journal, message.author.as_ref(), before, &entries) {
            return Meaning::Refused(why);
        }
        come(journal, coming, &message.text, &entries)
    }

    /// Publishes again the entries that this desk has and the stream lacks: a server that was restored has
    /// lost them. Entries of other desks are published by the lead and by their own desks.
    pub(super) fn publish_again(&mut self, journal: &Journal) {
        let Some(file) = journal.file() else { return };
        let is_behind = !self.is_read() || !self.queue.is_empty() || self.sent.is_some();
        if is_behind || self.apart.is_some() || self.number == 0 {
            return;
        }
        while let Some(rest) = file.text().get(self.same.bytes..).filter(|rest| !rest.is_empty()) {
            let first = usize::try_from(self.same.entries).unwrap_or(usize::MAX);
            let entries = journal.entries.get(first..).unwrap_or_default();
            let me = self.link.me();
            let mine = entries.iter().take_while(|entry| me.may_bring(entry)).count();
            let piece = piece(rest, mine);
            let Some(head) = chain::last_digest(piece).map(str::to_owned) else { return };
            match self.link.publish(piece, self.number, self.most) {
                Published::As(number) => {
                    self.number = number;
                    self.same.go_on(piece, &head);
                }
                Published::Overtaken => return,
                Published::Sent => {
                    self.sent = Some(Sent::default());
                    return;
                }
                Published::TooMuch => {
                    (self.until, self.lost) = (None, TOO_MUCH.to_owned());
                    return;
                }
                Published::NotSent(why) | Published::Unknown(why) => {
                    (self.until, self.lost) = (None, why);
                    return;
                }
            }
        }
    }

    /// Reports a refused desk: of many messages the first ten, the hundredth, the thousandth, so that a flood
    /// does not fill the screen.
    fn tell_refused(&mut self, journal: &mut Journal, message: &Message, why: &str) {
        let who = message.author.as_ref().map_or("an unknown desk", |author| {
            if author.is_host() { "the host" } else { author.name.as_str() }
        });
        let count = self.refused.entry(who.to_owned()).or_default();
        *count += 1;
        if *count <= SAID || count.checked_ilog10().is_some_and(|power| 10_u64.pow(power) == *count) {
            let so_far = if *count == 1 { String::new() } else { format!(" ({count} so far)") };
            let number = message.number;
            journal.tell(SharedNews::Told(format!(
                "message {number} in the name of {who} was ignored{so_far}: {why}"
            )));
        }
    }

    /// Reports a desk whose clock is ahead: later entries have its time.
    fn look_at_clocks(&mut self, journal: &mut Journal, came: &[Entry]) {
        let now = journal.equipment.clock.now();
        let mut last = journal.entries.last().map(|entry| entry.at.clone());
        for entry in came {
            // An entry with the time of the one before has it from there.
            if last.replace(entry.at.clone()).as_ref() == Some(&entry.at) {
                continue;
            }
            let ahead = clock::seconds_between(&now, &entry.at).unwrap_or(0);
            if AHEAD < ahead && self.ahead.insert(entry.by.to_string()) {
                let (by, minutes) = (&*entry.by, ahead / 60);
                let then = if clock::is_far_ahead(&entry.at, &now) { "" } else { "; entries bear its time" };
                let told = format!("the clock of {by} is {minutes} minutes ahead of this one{then}");
                journal.tell(SharedNews::Told(told));
            }
        }
    }

    /// Checks lines of this desk as every other desk will: lines that they would refuse are not published.
    pub(super) fn check_own(&self, journal: &Journal, lines: &Lines) -> Result<(), NotShared> {
        let read = chain::read_lines(&lines.text, Seq(self.same.entries + 1), &self.same.head);
        let wrong = match &read {
            Ok(entries) => not_theirs(Some(self.link.me()), entries, (&journal.entries, &[])),
            Err(wrong) => Some(wrong.to_string()),
        };
        wrong.map_or(Ok(()), |wrong| Err(NotShared::MayNot(Forbidden::Refused(wrong))))
    }
}

/// Returns the fault of the times of new entries. Entries from before the event was shared may have any
/// time.
fn not_then(
    journal: &Journal,
    author: Option<&Author>,
    before: (&[Entry], &[Entry]),
    entries: &[(Entry, String)],
) -> Option<String> {
    if author.is_some_and(Author::is_host) {
        return None;
    }
    let times = || before.1.iter().rev().chain(before.0.iter().rev()).map(|entry| &entry.at);
    let wrong = |(place, (entry, _)): (usize, &(Entry, String))| {
        let own = entries.iter().take(place).rev().map(|(entry, _)| &entry.at);
        let wrong = audit::wrong_time(&entry.at, own.chain(times()).chain([&journal.header.opened]))?;
        Some(format!("its time {} {wrong}", &*entry.at))
    };
    entries.iter().enumerate().find_map(wrong)
}

fn come(journal: &Journal, coming: &mut Coming, text: &[u8], entries: &[(Entry, String)]) -> Meaning {
    match coming.take((&journal.header, &journal.entries), text, entries) {
        Ok(()) => Meaning::New,
        Err(why) => Meaning::Refused(why.to_string()),
    }
}

/// Returns the entries up to and including one.
fn until(journal: &Journal, seq: Seq) -> &[Entry] {
    let count = usize::try_from(seq.0).unwrap_or(usize::MAX);
    journal.entries.get(..count).unwrap_or(&journal.entries)
}

fn tell_apart(journal: &mut Journal, seq: Seq, who: &str) {
    let lines = vec![
        format!("{} ({CHOOSE})", apart(seq, who)),
        "Nothing is lost: this desk keeps its entries, and accepts no new ones until you choose which entries continue."
            .to_owned(),
    ];
    journal.tell(SharedNews::ToRead { title: "this desk and the others have grown apart".to_owned(), lines });
}

fn is_of_lead(message: &Message) -> bool {
    message.author.as_ref().is_some_and(|author| author.role == Role::Lead && !author.is_host())
}

/// Returns the reason why entries of an author are refused.
fn not_theirs(
    author: Option<&Author>,
    entries: &[(Entry, String)],
    before: (&[Entry], &[Entry]),
) -> Option<String> {
    let Some(author) = author else { return Some("it does not say which desk sent it".to_owned()) };
    let not_allowed = || Some(format!("the role {} does not allow this", author.role.word()));
    if let Some((wrong, _)) = entries.iter().find(|(entry, _)| !author.may_bring(entry)) {
        return if author.role.may(&wrong.action) {
            Some(format!("it names `{}` as its author", &*wrong.by))
        } else {
            not_allowed()
        };
    }
    let all = || before.0.iter().chain(before.1);
    let may_correct = |(at, (entry, _)): (usize, &(Entry, String))| match &entry.action {
        Action::Do(act) => {
            author.may_correct(act, all().chain(entries.iter().take(at).map(|(entry, _)| entry)))
        }
        Action::Undo { .. } | Action::Redo { .. } => true,
    };
    if !entries.iter().enumerate().all(may_correct) {
        return not_allowed();
    }
    let taken_back = |(entry, _): &(Entry, String)| match entry.action {
        Action::Undo { of } | Action::Redo { of } => Some(of),
        Action::Do(_) => None,
    };
    let wanted: Vec<Seq> = entries.iter().filter_map(taken_back).collect();
    if wanted.is_empty() {
        return None;
    }
    let of_others = |entry: &Entry| wanted.contains(&entry.seq) && !author.may_take_back(entry);
    if all().any(of_others) || entries.iter().any(|(entry, _)| of_others(entry)) {
        not_allowed()
    } else {
        None
    }
}

impl Coming {
    /// Starts after the last entry of the event.
    fn behind(journal: &mut Journal) -> Self {
        // Moved out and back: a copy of the state would make every change copy its part.
        let head = journal.head().to_owned();
        let state = std::mem::replace(&mut journal.state, State::new(&journal.header));
        let ledger = std::mem::take(&mut journal.ledger);
        Self { text: Vec::new(), entries: Vec::new(), head, state, ledger }
    }

    /// Starts after an entry of the event.
    fn as_of(journal: &Journal, seq: Seq) -> Self {
        let state = replay::as_of(&journal.header, &journal.entries, seq);
        // Entries of the journal are in order.
        let ledger = replay::ledger(until(journal, seq)).unwrap_or_default();
        Self { text: Vec::new(), entries: Vec::new(), head: String::new(), state, ledger }
    }

    /// Adds the lines of a message, all or none, if the rules allow their acts.
    fn take(
        &mut self,
        before: (&Header, &[Entry]),
        text: &[u8],
        lines: &[(Entry, String)],
    ) -> Result<(), NotApplied> {
        // If a later line fails, the earlier ones are undone. A single line that fails changes nothing.
        let kept = (1 < lines.len()).then(|| (self.state.clone(), self.ledger.clone()));
        let had = self.entries.len();
        for (entry, _) in lines {
            if let Err(why) = self.take_one(before, entry) {
                self.entries.truncate(had);
                if let Some((state, ledger)) = kept {
                    (self.state, self.ledger) = (state, ledger);
                }
                return Err(why);
            }
            self.entries.push(entry.clone());
        }
        if let Some((_, digest)) = lines.last() {
            self.head.clone_from(digest);
        }
        self.text.extend_from_slice(text);
        Ok(())
    }

    fn take_one(&mut self, (header, before): (&Header, &[Entry]), entry: &Entry) -> Result<(), NotApplied> {
        match &entry.action {
            Action::Do(act) => {
                self.state.check(act)?;
                self.ledger.note(entry)?;
                self.state.evolve(act);
            }
            Action::Undo { .. } | Action::Redo { .. } => {
                self.ledger.note(entry)?;
                let all: Vec<Entry> = before.iter().chain(&self.entries).chain([entry]).cloned().collect();
                self.state = replay::rebuild(header, &all, &self.ledger);
            }
        }
        Ok(())
    }
}
