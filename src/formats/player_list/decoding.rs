//! The characters of a list: in which encoding it was saved, found out from its bytes.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

/// The encodings that a director goes through where the one that was found is wrong.
const OFFERED: [&Encoding; 7] =
    [UTF_8, WINDOWS_1252, UTF_16LE, UTF_16BE, WINDOWS_1250, WINDOWS_1251, MACINTOSH];

/// How much of a list without a mark is looked at to tell whether it is UTF-16.
const LOOKED_AT: usize = 4096;

/// The encoding of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextEncoding(&'static Encoding);

impl TextEncoding {
    /// Returns the name by which people know it.
    #[must_use]
    pub fn name(self) -> &'static str {
        if self.0 == WINDOWS_1252 {
            "Windows-1252 (Latin-1)"
        } else if self.0 == UTF_16LE {
            "UTF-16 (little-endian)"
        } else if self.0 == UTF_16BE {
            "UTF-16 (big-endian)"
        } else if self.0 == WINDOWS_1250 {
            "Windows-1250 (Latin-2)"
        } else if self.0 == WINDOWS_1251 {
            "Windows-1251 (Cyrillic)"
        } else if self.0 == MACINTOSH {
            "Mac Roman"
        } else {
            self.0.name()
        }
    }

    /// Returns the encoding that a director tries after this one.
    #[must_use]
    pub fn next(self) -> Self {
        let at = OFFERED.iter().position(|one| *one == self.0).map_or(0, |at| at + 1);
        Self(OFFERED[at % OFFERED.len()])
    }

    /// Returns the encoding of a name or label: `utf-8`, `latin1`, `windows-1252`, `utf-16le`.
    #[must_use]
    pub fn called(label: &str) -> Option<Self> {
        Encoding::for_label(label.as_bytes()).map(Self)
    }
}

/// The text of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte-order mark.
    pub text: String,
    /// Its encoding.
    pub encoding: TextEncoding,
    /// Whether a byte-order mark says so.
    pub has_mark: bool,
    /// Whether bytes are in it that mean nothing in this encoding.
    pub is_damaged: bool,
    /// The lines that are in another encoding than the others.
    pub mixed: Option<Mixed>,
}

/// The lines of a text in UTF-8 that are not: somebody has put two files together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mixed {
    /// The lines, from 1.
    pub lines: Vec<usize>,
    /// Their encoding.
    pub encoding: TextEncoding,
}

/// Reads bytes as text, in an encoding that was chosen or in the one that they show.
#[must_use]
pub fn decode(bytes: &[u8], chosen: Option<TextEncoding>) -> Decoded {
    let mark = Encoding::for_bom(bytes);
    let may_mix = chosen.is_none() && mark.is_none_or(|(encoding, _)| encoding == UTF_8);
    if may_mix
        && utf_16(bytes).is_none()
        && let Some(mixed) = decode_mixed(bytes, mark.is_some())
    {
        return mixed;
    }
    let encoding =
        chosen.map_or_else(|| mark.map_or_else(|| detect(bytes), |(encoding, _)| encoding), |one| one.0);
    let has_mark = mark.is_some_and(|(marked, _)| marked == encoding);
    let (text, is_damaged) = encoding.decode_with_bom_removal(bytes);
    Decoded { text: text.into_owned(), encoding: TextEncoding(encoding), has_mark, is_damaged, mixed: None }
}

/// Reads a text some of whose lines are in UTF-8, with letters that only UTF-8 writes so, and others are not; `None` where all
/// are in one encoding.
fn decode_mixed(bytes: &[u8], has_mark: bool) -> Option<Decoded> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    // Old spreadsheets end lines with CR alone.
    let end = if bytes.contains(&b'\n') { b'\n' } else { b'\r' };
    let lines = || bytes.split_inclusive(|byte| *byte == end);
    let is_utf_8 = |line: &[u8]| std::str::from_utf8(line).is_ok();
    if is_utf_8(bytes) || !lines().any(|line| !line.is_ascii() && is_utf_8(line)) {
        return None;
    }
    let others: Vec<u8> = lines().filter(|line| !is_utf_8(line)).flatten().copied().collect();
    let other = guess(&others);
    let read = |line| if is_utf_8(line) { UTF_8 } else { other }.decode_without_bom_handling(line).0;
    let numbered = (1..).zip(lines()).filter(|(_, line)| !is_utf_8(line));
    Some(Decoded {
        text: lines().map(read).collect(),
        encoding: TextEncoding(UTF_8),
        has_mark,
        is_damaged: false,
        mixed: Some(Mixed {
            lines: numbered.map(|(number, _)| number).collect(),
            encoding: TextEncoding(other),
        }),
    })
}

/// What is valid UTF-8 is UTF-8: no other encoding of a list of names looks so by chance. UTF-16 without a mark shows by
/// the zero bytes in every other place. The rest is guessed from its letters.
fn detect(bytes: &[u8]) -> &'static Encoding {
    if let Some(wide) = utf_16(bytes) {
        return wide;
    }
    if std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    guess(bytes)
}

/// Guesses the encoding of what is no UTF from its letters.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Deny)
}

fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let looked_at = &bytes[..bytes.len().min(LOOKED_AT) & !1];
    let zeros = |start: usize| looked_at.iter().skip(start).step_by(2).filter(|byte| **byte == 0).count();
    let (first, second, pairs) = (zeros(0), zeros(1), looked_at.len() / 2);
    // Digits, commas and most letters have a zero; a text of UTF-8 has none at all.
    let many = |zeros: usize| pairs / 3 < zeros && 0 < zeros;
    match (many(first), many(second)) {
        (false, true) => Some(UTF_16LE),
        (true, false) => Some(UTF_16BE),
        (true, true) | (false, false) => None,
    }
}

/// Reads bytes as Windows-1252, which gives every byte a character.
#[must_use]
pub fn western(bytes: &[u8]) -> String {
    WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned()
}

/// What a file is, where it is a spreadsheet's own and no text.
#[must_use]
pub fn is_spreadsheet(bytes: &[u8]) -> bool {
    // Archives (xlsx, ods) and the container of xls.
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xd0\xcf\x11\xe0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: &str) {
        let decoded = decode(bytes, None);
        let mark = if decoded.has_mark { " with a mark" } else { "" };
        assert_eq!(format!("{}{mark}", decoded.encoding.name()), expected);
        assert!(
            decoded.text.starts_with("Name;Club") && decoded.text.contains("Müller, Jörg"),
            "{}",
            decoded.text
        );
        assert!(!decoded.is_damaged);
    }

    #[test]
    fn the_encoding_is_found_out() {
        let text = "Name;Club\r\nMüller, Jörg;SV Gröben\r\nBerg, Luca;SK Süd\r\n";
        let marked = format!("\u{feff}{text}");
        let wide =
            |text: &str, bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
        check(text.as_bytes(), "UTF-8");
        check(marked.as_bytes(), "UTF-8 with a mark");
        check(&WINDOWS_1252.encode(text).0, "Windows-1252 (Latin-1)");
        check(&wide(text, u16::to_le_bytes), "UTF-16 (little-endian)");
        check(&wide(text, u16::to_be_bytes), "UTF-16 (big-endian)");
        check(&wide(&marked, u16::to_le_bytes), "UTF-16 (little-endian) with a mark");
        check(&wide(&marked, u16::to_be_bytes), "UTF-16 (big-endian) with a mark");
    }

    #[test]
    fn two_encodings_in_one_file_are_told_apart_line_by_line() {
        let (one, other) = ("Name;Club\nMüller, Jörg;SV Gröben\n", "Ødegård, Åse;Oslo\nBerg, Luca;SK\n");
        let bytes = [one.as_bytes(), &WINDOWS_1252.encode(other).0].concat();
        let decoded = decode(&bytes, None);
        assert_eq!(decoded.text, format!("{one}{other}"));
        let encoding = TextEncoding(WINDOWS_1252);
        assert_eq!(decoded.mixed, Some(Mixed { lines: vec![3], encoding }));
        // A mark does not make them one.
        let marked = decode(&[b"\xef\xbb\xbf", &*bytes].concat(), None);
        assert_eq!((marked.text, marked.mixed), (decoded.text, decoded.mixed));
        assert_eq!(decode(&bytes, Some(encoding)).mixed, None, "what is chosen is so");
    }

    /// A short list may hold a single letter that tells.
    #[test]
    fn one_letter_is_enough_for_the_west() {
        let names = [
            "Müller",
            "Jörg Groß",
            "Ødegård",
            "Åse",
            "Fédération",
            "José Núñez",
            "Señor Peña",
            "Hägg",
            "Æbeltoft",
            "Françoise",
            "Götz, Änne",
            "Þór",
        ];
        for name in names.into_iter().filter(|name| !name.is_ascii()) {
            let text = format!("Name;Elo\n{name};1500\nBerg, Luca;2100\n");
            let decoded = decode(&WINDOWS_1252.encode(&text).0, None);
            assert_eq!((decoded.encoding.name(), decoded.text), ("Windows-1252 (Latin-1)", text));
        }
    }

    #[test]
    fn other_alphabets_are_guessed_and_can_be_chosen() {
        let polish = "Nazwisko;Klub\nŁęcki, Grzegorz;KSz Łódź\nŻółkiewska, Małgorzata;Hetman Wrocław\nŚwięcicki, Paweł;Gdańsk\n";
        assert_eq!(decode(&WINDOWS_1250.encode(polish).0, None).text, polish);
        let russian = "Имя;Клуб\nИванов, Пётр;Москва\nСмирнова, Анна;Казань\n";
        assert_eq!(decode(&WINDOWS_1251.encode(russian).0, None).text, russian);
        let mac = MACINTOSH.encode("Müller").0;
        assert_eq!(decode(&mac, TextEncoding::called("macintosh")).text, "Müller");
        assert!(decode(b"M\xfcller", TextEncoding::called("utf-8")).is_damaged);
        let mut all = vec![TextEncoding(UTF_8)];
        while let Some(last) = all.last().filter(|_| all.len() <= OFFERED.len()) {
            all.push(last.next());
        }
        assert_eq!(all.last(), all.first(), "one comes round to the first again");
    }
}
