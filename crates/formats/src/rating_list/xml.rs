//! The federation's lists as XML, read as a stream: the combined one has 856 MB (`player-lists` 5).

use std::io::{BufRead, BufReader, Error, Read};

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, Event};

use super::{
    BadLines, BadPerson, Choices, Form, ListFault, OF_FEDERATION, Person, Summary, add_rating, finish,
    set_facts, set_id,
};
use crate::decoding;
use engine::action::RatingKind;

/// The element of a list; its name begins with that of a player.
const LIST: &str = "playerslist";

/// The element of a player.
const PLAYER: &str = "player";

/// The longest text of an element, in bytes.
const LONGEST_TEXT: usize = 1_000;

/// The most bytes between two tags or in one tag, including the read-ahead.
const LONGEST_EVENT: u64 = 100_000;

/// The greatest depth of elements, with room for those of other programs: the reader stores the open
/// ones.
const DEEPEST: usize = 16;

/// The texts of a player element, unchanged.
#[derive(Debug, Default)]
struct Element {
    fields: [String; FIELDS.len()],
}

/// The elements of a player that are read; games, functions and arena titles are ignored.
const FIELDS: [&str; 15] = [
    "fideid",
    "name",
    "country",
    "sex",
    "title",
    "w_title",
    "rating",
    "k",
    "rapid_rating",
    "rapid_k",
    "blitz_rating",
    "blitz_k",
    "birthday",
    "flag",
    "o_title",
];

/// Reads a list.
pub(super) fn read(
    input: &mut dyn BufRead,
    choices: &Choices,
    each: &mut dyn FnMut(&Person) -> Result<(), Error>,
) -> Result<Summary, ListFault> {
    let mut reader = Reader::from_reader(BufReader::new(AsUtf8::new(input)));
    let mut summary = Summary {
        form: Form::Xml,
        month: None,
        kinds: OF_FEDERATION.to_vec(),
        read: 0,
        bad: BadLines::default(),
        odd_ratings: 0,
        columns: String::new(),
    };
    let (mut buffer, mut element, mut person) = (Vec::new(), Element::default(), Person::default());
    let (mut field, mut is_player, mut is_combined, mut root) = (None, false, None, Root::Missing);
    let (mut players, mut depth) = (0, 0_usize);
    loop {
        buffer.clear();
        let at = reader.buffer_position();
        reader.get_mut().get_mut().allowed = LONGEST_EVENT;
        let event = reader.read_event_into(&mut buffer);
        let wrong = |what: &str| ListFault::Xml { at, what: what.to_owned() };
        // Refused before all of it is in memory.
        if reader.get_ref().get_ref().allowed == 0 {
            return Err(wrong(&format!("a tag or a text is longer than {LONGEST_EVENT} bytes")));
        }
        let event = event.map_err(|error| fault(at, error))?;
        depth += usize::from(matches!(event, Event::Start(_)));
        depth -= usize::from(0 < depth && matches!(event, Event::End(_)));
        if DEEPEST < depth {
            return Err(wrong(&format!("more than {DEEPEST} elements are in each other")));
        }
        match event {
            Event::Start(tag) => match tag.name().as_ref() {
                LIST => root = Root::Open,
                PLAYER => {
                    element.fields.iter_mut().for_each(String::clear);
                    (is_player, field) = (true, None);
                    players += 1;
                }
                name => field = FIELDS.iter().position(|known| *known == name).filter(|_| is_player),
            },
            Event::Text(text) => push(&mut element, field, &text),
            Event::CData(text) => push(&mut element, field, &text),
            Event::GeneralRef(entity) => {
                let resolved =
                    resolved(&entity).ok_or_else(|| wrong("an entity is not one of the five of XML"))?;
                push(&mut element, field, &resolved);
            }
            Event::End(tag) => match tag.name().as_ref() {
                PLAYER => {
                    is_player = false;
                    let kinds = kinds(&element, choices, &mut is_combined)?;
                    match take(&element, &kinds, &mut person) {
                        Ok(odd) => {
                            summary.odd_ratings += odd;
                            summary.read += 1;
                            each(&person)?;
                        }
                        Err(why) => summary.bad.note(players, &format!("player {players}: {why}")),
                    }
                    summary.kinds = kinds;
                }
                LIST => root = Root::Closed,
                _ => field = None,
            },
            Event::Eof => break,
            Event::Empty(tag) if tag.name().as_ref() == PLAYER => {
                players += 1;
                summary.bad.note(players, &format!("player {players}: nothing is in it"));
            }
            Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
    match root {
        Root::Closed => Ok(summary),
        Root::Open => Err(ListFault::CutShort),
        Root::Missing => Err(ListFault::Xml { at: 0, what: "no <playerslist> in it".to_owned() }),
    }
}

/// The progress through the element of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Root {
    Missing,
    Open,
    Closed,
}

fn fault(at: u64, error: quick_xml::Error) -> ListFault {
    match error {
        quick_xml::Error::Io(error) => ListFault::Disk(Error::new(error.kind(), error.to_string())),
        quick_xml::Error::Syntax(_) => ListFault::CutShort,
        other @ (quick_xml::Error::IllFormed(_)
        | quick_xml::Error::InvalidAttr(_)
        | quick_xml::Error::Encoding(_)
        | quick_xml::Error::Escape(_)
        | quick_xml::Error::Namespace(_)) => ListFault::Xml { at, what: other.to_string() },
    }
}

/// Returns the text of an entity.
fn resolved(entity: &BytesRef<'_>) -> Option<String> {
    if let Ok(Some(c)) = entity.resolve_char_ref() {
        return Some(c.to_string());
    }
    resolve_predefined_entity(entity).map(str::to_owned)
}

fn push(element: &mut Element, field: Option<usize>, text: &str) {
    if let Some(field) = field.and_then(|at| element.fields.get_mut(at)) {
        let room = LONGEST_TEXT.saturating_sub(field.len());
        field.push_str(text.get(..text.floor_char_boundary(room)).unwrap_or_default());
    }
}

/// Returns the kinds of the ratings: a list with separate rapid ratings is the combined one; for a
/// single one, only the file name or the user knows the kind.
fn kinds(
    element: &Element,
    choices: &Choices,
    is_combined: &mut Option<bool>,
) -> Result<Vec<RatingKind>, ListFault> {
    let has_others = ["rapid_rating", "blitz_rating"].iter().any(|name| !element.get(name).is_empty());
    if *is_combined.get_or_insert(has_others) {
        return Ok(OF_FEDERATION.to_vec());
    }
    Ok(vec![choices.kind.ok_or(ListFault::WhichKind)?])
}

impl Element {
    fn get(&self, name: &str) -> &str {
        let at = FIELDS.iter().position(|known| *known == name);
        at.and_then(|at| self.fields.get(at)).map_or("", |text| text.trim())
    }
}

fn take(element: &Element, kinds: &[RatingKind], person: &mut Person) -> Result<usize, BadPerson> {
    person.clear();
    let get = |name| element.get(name);
    if !set_id(person, get("fideid")) {
        return Err(BadPerson::NoId(get("fideid").to_owned()));
    }
    person.name.push_str(get("name"));
    if let Ok(code) = engine::person::federation(get("country")) {
        person.federation = code;
    }
    set_facts(person, get("sex"), [get("title"), get("w_title")], get("birthday"), get("flag"));
    let columns = [("rating", "k"), ("rapid_rating", "rapid_k"), ("blitz_rating", "blitz_k")];
    let mut odd = 0;
    for (kind, (rating, k)) in kinds.iter().zip(columns) {
        odd += usize::from(add_rating(person, *kind, get(rating), get(k)));
    }
    finish(person);
    Ok(odd)
}

/// A reader that converts bytes to UTF-8: invalid bytes are Windows-1252.
struct AsUtf8<'a> {
    input: &'a mut dyn BufRead,
    /// The number of bytes that may still be returned until the limit is raised; at 0 the input ends.
    allowed: u64,
    /// The bytes that are read and not yet returned.
    ready: Vec<u8>,
    handed: usize,
    /// The beginning of a character whose end is not yet read.
    begun: Vec<u8>,
}

impl<'a> AsUtf8<'a> {
    fn new(input: &'a mut dyn BufRead) -> Self {
        Self { input, allowed: LONGEST_EVENT, ready: Vec::new(), handed: 0, begun: Vec::new() }
    }

    fn fill(&mut self) -> Result<(), Error> {
        self.ready.clear();
        self.handed = 0;
        let read = self.input.fill_buf()?;
        let count = read.len();
        if self.begun.is_empty() && read.is_ascii() {
            self.ready.extend_from_slice(read);
            self.input.consume(count);
            return Ok(());
        }
        let mut bytes = std::mem::take(&mut self.begun);
        bytes.extend_from_slice(read);
        self.input.consume(count);
        let mut rest = bytes.as_slice();
        loop {
            match std::str::from_utf8(rest) {
                Ok(_) => {
                    self.ready.extend_from_slice(rest);
                    return Ok(());
                }
                Err(error) => {
                    let (valid, behind) = rest.split_at(error.valid_up_to());
                    self.ready.extend_from_slice(valid);
                    match error.error_len() {
                        // At the end of the list nothing more can complete the character.
                        None if count != 0 => {
                            self.begun = behind.to_vec();
                            return Ok(());
                        }
                        len => {
                            let (wrong, more) = behind.split_at(len.unwrap_or(behind.len()));
                            self.ready.extend_from_slice(decoding::western(wrong).as_bytes());
                            rest = more;
                        }
                    }
                }
            }
        }
    }
}

impl Read for AsUtf8<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        while self.handed == self.ready.len() {
            let had_begun = !self.begun.is_empty();
            self.fill()?;
            // A character may be incomplete even after reading more bytes.
            if self.ready.is_empty() && (self.begun.is_empty() || had_begun) {
                return Ok(0);
            }
        }
        let ready = &self.ready[self.handed..];
        let allowed = usize::try_from(self.allowed).unwrap_or(usize::MAX);
        let count = ready.len().min(buffer.len()).min(allowed);
        self.allowed -= count as u64;
        buffer[..count].copy_from_slice(&ready[..count]);
        self.handed += count;
        Ok(count)
    }
}
