//! A person of a rating list in the index: one line, with tabs between the fields.

use engine::action::RatingKind;
use engine::number::Rating;
use formats::rating_list::{Person, Rated};

/// The sign for a federation's number that equals the number of the list.
const SAME: &str = "=";

/// The letters of the kinds of ratings.
const KINDS: [(RatingKind, &str); 4] = [
    (RatingKind::Standard, "S"),
    (RatingKind::Rapid, "R"),
    (RatingKind::Blitz, "B"),
    (RatingKind::National, "N"),
];

/// The longest text of a field, in bytes: an index is read in small pieces.
const LONGEST: usize = 400;

/// The most bytes of a record.
pub(super) const LARGEST: usize = 10 * LONGEST;

/// Writes a person.
pub(super) fn write(person: &Person, into: &mut String) {
    into.clear();
    let fide_id = if person.fide_id == person.number { SAME } else { &person.fide_id };
    let flags = if person.is_inactive { "i" } else { "" };
    let texts = [
        &person.number,
        fide_id,
        &person.name,
        &person.federation,
        &person.sex,
        &person.title,
        &person.born,
        &person.club,
        flags,
    ];
    for text in texts {
        let text = text.get(..text.floor_char_boundary(LONGEST)).unwrap_or_default();
        into.extend(text.chars().map(|c| if c.is_control() { ' ' } else { c }));
        into.push('\t');
    }
    for rated in &person.ratings {
        let letter = KINDS.iter().find(|(kind, _)| *kind == rated.kind).map_or("", |(_, letter)| letter);
        let k = rated.k.map_or_else(String::new, |k| k.to_string());
        let units = rated.rating.units().to_string();
        into.extend([letter, &units, "/", &k, ";"]);
    }
}

/// Reads a person; `None` where the bytes are no record.
pub(super) fn read(bytes: &[u8]) -> Option<Person> {
    let text = std::str::from_utf8(bytes).ok()?;
    let mut fields = text.split('\t');
    let mut next = || fields.next().map(str::to_owned);
    let number = next()?;
    let fide_id = next()?;
    let fide_id = if fide_id == SAME { number.clone() } else { fide_id };
    let mut person = Person {
        number,
        fide_id,
        name: next()?,
        federation: next()?,
        sex: next()?,
        title: next()?,
        born: next()?,
        club: next()?,
        is_inactive: next()? == "i",
        is_passive: false,
        ratings: Vec::new(),
    };
    for rated in next()?.split_terminator(';') {
        let (letter, rest) = rated.split_at_checked(1)?;
        let (kind, _) = KINDS.iter().find(|(_, known)| *known == letter)?;
        let (rating, k) = rest.split_once('/')?;
        let k = if k.is_empty() { None } else { Some(k.parse().ok()?) };
        person.ratings.push(Rated { kind: *kind, rating: Rating::from_units(rating.parse().ok()?), k });
    }
    fields.next().is_none().then_some(person)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_read_as_written() {
        let mut person = Person {
            number: "0123".to_owned(),
            fide_id: "990000011".to_owned(),
            name: "Aalto, Brita".to_owned(),
            federation: "XXA".to_owned(),
            sex: "w".to_owned(),
            title: "WGM".to_owned(),
            born: "1988".to_owned(),
            club: "SK Süd".to_owned(),
            is_inactive: true,
            is_passive: false,
            ratings: vec![
                Rated { kind: RatingKind::Standard, rating: Rating::from_units(2_312_000), k: Some(10) },
                Rated { kind: RatingKind::National, rating: Rating::from_units(74_100), k: None },
            ],
        };
        let mut text = String::new();
        for fide_id in ["990000011", "0123", ""] {
            fide_id.clone_into(&mut person.fide_id);
            write(&person, &mut text);
            assert_eq!(read(text.as_bytes()), Some(person.clone()));
        }
        assert_eq!(read(&text.as_bytes()[..text.len() / 2]), None);
        assert_eq!(read(b"\xff"), None);
    }
}
