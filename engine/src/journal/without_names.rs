//! A copy of an event that names nobody, so that another person can replay a fault in it.
//!
//! Every text that a person wrote is replaced ([`Kind`]), in all entries alike: equal names stay equal and
//! keep their order. Numbers, results, ratings and times stay.
//!
//! Signatures cover the replaced texts, so the copy has none: a note replaces each act of signing.

mod replacements;

pub use self::replacements::Kind;
use self::replacements::{Replacements, masked};
use super::replay::{self, Checkpoints, ReplayError};
use crate::basics::id::Seq;
use crate::basics::text::{Label, OneLine};
use crate::event::action::{Act, Action, Details, Entrant, Entry, Header};
use crate::event::kept::{KeptReport, ReportField};
use crate::event::prize_rules::PrizeRules;
use crate::event::seal::AnnouncedTable;
use crate::event::setup::{Ranking, Setup, TieBreak};
use crate::event::state::State;
use crate::pairing::numbering::NameOrder;
use crate::people::person::federations;
use crate::ranking;
use crate::ranking::standings::Standings;

/// An event without names.
#[derive(Debug, Clone)]
pub struct WithoutNames {
    /// The header.
    pub header: Header,
    /// The entries, as many as those of the event.
    pub entries: Vec<Entry>,
    /// The number of different texts of each kind that were replaced.
    pub replaced: Vec<(Kind, usize)>,
    /// The number of keys and signatures that were left out.
    pub signatures: usize,
}

/// The note that replaces an act of signing.
const NOT_SIGNED: &str = "this act had a key or a signature; the copy has none";

/// The text of a field of a table that no table has.
const UNKNOWN: &str = "?";

/// The records of reports whose digits are no ids, dates or parts of names: accelerations, scores, byes,
/// prohibited pairings.
const OF_NUMBERS: [&str; 13] =
    ["142", "152", "250", "260", "299", "300", "320", "352", "XXA", "XXC", "XXP", "XXR", "XXS"];

/// Returns a copy of an event that names nobody. Names keep the alphabetical order `names`; `digest` computes
/// that of a table of standings.
#[must_use]
pub fn without_names(
    header: &Header,
    entries: &[Entry],
    names: NameOrder<'_>,
    digest: &dyn Fn(&str) -> String,
) -> WithoutNames {
    let mut copy = WithoutNames {
        header: header.clone(),
        entries: entries.to_vec(),
        replaced: Vec::new(),
        signatures: usize::from(!header.key.is_unwritten()),
    };
    copy.header.key = Label::default();
    for entry in &mut copy.entries {
        copy.signatures += usize::from(unsign(&mut entry.action));
    }
    let mut replacements = Replacements::default();
    copy.visit(&mut |kind, text| {
        replacements.find(kind, text);
        None
    });
    replacements.assign(names);
    copy.visit(&mut |kind, text| replacements.of(kind, text));
    copy.replaced = replacements.counts();
    seal_again(header, entries, &mut copy, &replacements, digest);
    let needed = |header: &Header, entries: &[Entry]| {
        entries.iter().map(Entry::least_format).max().unwrap_or_default().max(header.least_format())
    };
    if header.format == needed(header, entries) {
        copy.header.format = needed(&copy.header, &copy.entries);
    }
    copy
}

/// Removes the signature of an entry; returns true if it had one.
fn unsign(action: &mut Action) -> bool {
    match action {
        Action::Do(act) if matches!(act, Act::NameKey { .. } | Act::Sign { .. }) => {
            *act = Act::Note { text: OneLine::taken_over(NOT_SIGNED) };
            true
        }
        Action::Do(Act::Seal { signed, .. }) => signed.take().is_some(),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => false,
    }
}

/// Returns the new text for a text of a kind; `None` if it stays.
type New<'a> = &'a mut dyn FnMut(Kind, &str) -> Option<String>;

fn put<const MOST: usize>(text: &mut OneLine<MOST>, kind: Kind, new: New<'_>) {
    // Older programs wrote control characters; rules that refuse them refuse the copy too.
    let control = if text.written().chars().any(char::is_control) { "\u{1}" } else { "" };
    if let Some(new) = new(kind, text.written()) {
        *text = OneLine::of(&format!("{new}{control}"));
    }
}

fn put_all<'a>(texts: impl IntoIterator<Item = &'a mut Label>, kind: Kind, new: New<'_>) {
    for text in texts {
        put(text, kind, new);
    }
}

impl WithoutNames {
    /// Visits every text of the event that a person wrote.
    fn visit(&mut self, new: New<'_>) {
        put(&mut self.header.opened, Kind::Day, new);
        details(&mut self.header.details, new);
        setup(&mut self.header.setup, new);
        for entry in &mut self.entries {
            put(&mut entry.at, Kind::Day, new);
            put(&mut entry.by, Kind::Operator, new);
            put_all(&mut entry.accepted, Kind::Remark, new);
            match &mut entry.action {
                Action::Do(act) => texts_of(act, new),
                Action::Undo { .. } | Action::Redo { .. } => {}
            }
        }
    }
}

fn texts_of(act: &mut Act, new: New<'_>) {
    match act {
        Act::Register { entrant: one, .. } | Act::Edit { entrant: one, .. } => entrant(one, new),
        Act::TakeList { new: list, changed, .. } => {
            for one in list.iter_mut().chain(changed.iter_mut().map(|(_, one)| one)) {
                entrant(one, new);
            }
        }
        Act::Members { members, .. } => members.iter_mut().for_each(|one| entrant(one, new)),
        Act::Configure { details: now, setup: choices } => {
            details(now, new);
            setup(choices, new);
        }
        Act::Prizes { rules } => {
            if let Some(rules) = rules {
                prizes(rules, new);
            }
        }
        Act::Withdraw { reason, .. }
        | Act::Exclude { reason, .. }
        | Act::CorrectRound { reason, .. }
        | Act::Unpublish { reason, .. }
        | Act::Correct { reason, .. }
        | Act::CorrectForRating { reason, .. }
        | Act::Value { reason, .. } => put(reason, Kind::Remark, new),
        Act::Note { text } => {
            if *text != *NOT_SIGNED {
                put(text, Kind::Remark, new);
            }
        }
        Act::Give { tie_break, .. } => put(tie_break, Kind::TieBreak, new),
        Act::KeepReport { kept } => report(kept, new),
        Act::Rerate { ratings, .. } => {
            let listed = ratings.iter_mut().flat_map(|(_, listed)| listed);
            put_all(listed.map(|one| &mut one.source), Kind::RatingList, new);
        }
        Act::Dispute { by, against, .. } => put_all([by, against], Kind::Operator, new),
        // The table of a seal is computed again, and acts of signing are notes.
        Act::Seal { .. }
        | Act::NameKey { .. }
        | Act::Sign { .. }
        | Act::Remove { .. }
        | Act::Return { .. }
        | Act::GrantBye { .. }
        | Act::CancelBye { .. }
        | Act::FixBoard { .. }
        | Act::Number { .. }
        | Act::DrawColor { .. }
        | Act::Forbid { .. }
        | Act::CheckIn { .. }
        | Act::Publish { .. }
        | Act::Rearrange { .. }
        | Act::Record { .. }
        | Act::Agree { .. }
        | Act::DrawLots { .. }
        | Act::LeaveOut { .. }
        | Act::BarHalfPointByes { .. }
        | Act::DrawPosition { .. }
        | Act::Partner { .. }
        | Act::ResizeTables { .. }
        | Act::Uphold { .. }
        | Act::LineUp { .. }
        | Act::RecordGame { .. } => {}
    }
}

// The fields are named one by one, so that a new one cannot be forgotten.

fn entrant(entrant: &mut Entrant, new: New<'_>) {
    let Entrant {
        name,
        rating: _,
        title,
        sex,
        federation,
        fide_id,
        born,
        club,
        category,
        partnership,
        fee: _,
        ratings,
        short_name,
        captain,
    } = entrant;
    put_all([name, captain], Kind::Name, new);
    put(title, Kind::Title, new);
    put(sex, Kind::Sex, new);
    put(federation, Kind::Federation, new);
    put(fide_id, Kind::Id, new);
    put(born, Kind::Birth, new);
    put(club, Kind::Club, new);
    put(category, Kind::Category, new);
    put(partnership, Kind::Partnership, new);
    put_all(ratings.iter_mut().map(|listed| &mut listed.source), Kind::RatingList, new);
    put(short_name, Kind::ShortName, new);
}

fn details(details: &mut Details, new: New<'_>) {
    let Details {
        title,
        place,
        first_day,
        last_day,
        arbiter,
        federation,
        deputies,
        rate_of_play,
        time_control,
        schedule,
        language,
        page,
    } = details;
    put(title, Kind::Event, new);
    put(place, Kind::Place, new);
    put_all([first_day, last_day].into_iter().chain(schedule), Kind::Day, new);
    put_all(std::iter::once(arbiter).chain(deputies), Kind::Arbiter, new);
    put(federation, Kind::Federation, new);
    put_all([rate_of_play, time_control], Kind::RateOfPlay, new);
    put(language, Kind::Language, new);
    put(page, Kind::Page, new);
}

fn setup(setup: &mut Setup, new: New<'_>) {
    let Setup { game: _, pairing: _, rating: _, ranking, rounds: _, rated_by: _, regulations: _ } = setup;
    let Ranking::Points { tie_breaks, rules: _ } = ranking else { return };
    for one in tie_breaks {
        if let TieBreak::Given { name, lowest_first: _ } = one {
            put(name, Kind::TieBreak, new);
        }
    }
}

fn prizes(rules: &mut PrizeRules, new: New<'_>) {
    put(&mut rules.currency, Kind::Currency, new);
    for fund in &mut rules.categories {
        put(&mut fund.name, Kind::Fund, new);
        put_all(&mut fund.who.category, Kind::Category, new);
        put_all(&mut fund.who.sex, Kind::Sex, new);
        put_all(&mut fund.who.titles, Kind::Title, new);
        put_all(&mut fund.who.federation, Kind::Federation, new);
        put_all(&mut fund.who.club, Kind::Club, new);
    }
}

/// The rules read which records a report has, and not their content: it stays only where it is of numbers.
fn report(kept: &mut KeptReport, new: New<'_>) {
    for record in &mut kept.records {
        let code = record.code().to_owned();
        let rest: String = record.line.written().chars().skip(code.chars().count()).collect();
        let rest = masked(&rest, OF_NUMBERS.contains(&&*code));
        record.line = OneLine::taken_over(&format!("{}{rest}", kept_code(&code)));
        record.before = Label::taken_over(kept_code(record.before.written()));
    }
    for (_, field, text) in &mut kept.fields {
        match field {
            ReportField::Sex => put(text, Kind::Sex, new),
            ReportField::Title => put(text, Kind::Title, new),
            ReportField::Federation => put(text, Kind::Federation, new),
            ReportField::Rating => *text = number(text),
            ReportField::FideNumber | ReportField::Birth => {
                *text = Label::taken_over(&masked(text.written(), false));
            }
        }
    }
    for team in &mut kept.teams {
        team.strength = number(&team.strength);
    }
}

/// Returns a number of a report, masked if it is something else.
fn number(text: &Label) -> Label {
    Label::taken_over(&masked(text.written(), !text.written().chars().any(char::is_alphabetic)))
}

/// Returns the code of a record; that of a comment if it may be something else.
fn kept_code(code: &str) -> &str {
    let is_number = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_digit());
    let is_code = code.is_empty() || is_number || OF_NUMBERS.contains(&code) || federations::is_known(code);
    if is_code { code } else { "###" }
}

/// Writes the tables and digests of all seals again: a digest that was right is right in the copy.
fn seal_again(
    header: &Header,
    entries: &[Entry],
    copy: &mut WithoutNames,
    replacements: &Replacements,
    digest_of: &dyn Fn(&str) -> String,
) {
    let first_refused = match replay::replay(header, entries) {
        Ok(_) => Seq(u64::MAX),
        Err(ReplayError::Refused { seq, .. } | ReplayError::OutOfOrder { seq, .. }) => seq,
        Err(ReplayError::Setup(_)) => Seq(0),
    };
    let mut checkpoints = [Checkpoints::default(), Checkpoints::default()];
    for at in 0..entries.len() {
        let Action::Do(act @ Act::Seal { after, digest, table, .. }) = &entries[at].action else { continue };
        let before = Seq(entries[at].seq.0.saturating_sub(1));
        let mut table_of = |of: usize, header: &Header, entries: &[Entry]| -> Option<(State, String)> {
            let state = checkpoints[of].as_of(header, entries, before);
            (before < first_refused && state.check(act).is_ok())
                .then(|| Standings::after(&state, *after).canonical(&state))
                .map(|text| (state, text))
        };
        let own = table_of(0, header, entries).zip(table_of(1, &copy.header, &copy.entries));
        let own = own.map(|((_, was), (_, now))| [was, now]);
        let announced = table.as_ref().map(|table| match &own {
            Some([was, now]) if was == table.as_str() => [was.clone(), now.clone()],
            Some(_) | None => [table.as_str().to_owned(), retold(table.as_str(), replacements)],
        });
        let right = announced.iter().chain(&own).find(|[was, _]| digest_of(was) == digest.written());
        let now = right.map_or_else(|| digest_of(digest.written()), |[_, now]| digest_of(now));
        let is_digest = digest.len() == now.len() && digest.bytes().all(|byte| byte.is_ascii_hexdigit());
        if let Action::Do(Act::Seal { digest, table, .. }) = &mut copy.entries[at].action {
            *digest = Label::taken_over(if is_digest { &now } else { UNKNOWN });
            *table = announced.map(|[_, now]| AnnouncedTable::new(&now));
        }
    }
}

/// Replaces the names in a table that this program would compute differently.
fn retold(table: &str, replacements: &Replacements) -> String {
    let mut text = String::new();
    for (line, fields) in table.lines().enumerate() {
        let fields = fields.split('\t').enumerate().map(|(at, field)| {
            let (kind, is_plain) = match (line, at) {
                (0, 2..) => (Some(Kind::TieBreak), ranking::known_column(field).is_some()),
                (1.., 2) => (Some(Kind::Name), false),
                (..) => (None, true),
            };
            let new = kind.and_then(|kind| replacements.of(kind, field));
            let stays = is_plain && is_value(field) || kind.is_some_and(|kind| kind.keeps(field));
            new.unwrap_or_else(|| if stays { field } else { UNKNOWN }.to_owned())
        });
        text.push_str(&fields.collect::<Vec<_>>().join("\t"));
        text.push('\n');
    }
    text
}

/// Returns true for what a table has apart from names: its first word, the code of a column, a number, `½`, a
/// rank such as `K`.
fn is_value(field: &str) -> bool {
    field == "after"
        || ranking::known_column(field).is_some()
        || field.chars().filter(|c| c.is_alphabetic()).count() < 3
}
