//! The encoding of a list or report, detected from its bytes.

use super::code_pages::CodePage;
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    Encoding, ISO_8859_2, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
    WINDOWS_1257,
};

/// The encodings that a director can try if the detected one is wrong.
const OFFERED: [TextEncoding; 8] = [
    TextEncoding::web(UTF_8),
    TextEncoding::web(WINDOWS_1252),
    TextEncoding::web(UTF_16LE),
    TextEncoding::web(UTF_16BE),
    TextEncoding::web(WINDOWS_1250),
    TextEncoding::web(WINDOWS_1251),
    TextEncoding(Charset::Dos(CodePage::UnitedStates)),
    TextEncoding::web(MACINTOSH),
];

/// The encodings that are tried if the letters of the guess form no words, the usual ones first.
const TRIED: [TextEncoding; 7] = [
    TextEncoding::web(WINDOWS_1252),
    TextEncoding::web(WINDOWS_1250),
    TextEncoding(Charset::Dos(CodePage::UnitedStates)),
    TextEncoding(Charset::Dos(CodePage::Western)),
    TextEncoding(Charset::Dos(CodePage::Central)),
    TextEncoding::web(WINDOWS_1257),
    TextEncoding::web(ISO_8859_2),
];

/// The number of bytes that are inspected for UTF-16 without a mark.
const LOOKED_AT: usize = 4096;

/// The encoding of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextEncoding(Charset);

/// A mapping from bytes to characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Charset {
    /// An encoding of the web.
    Web(&'static Encoding),
    /// A code page of DOS, which the web encodings do not include.
    Dos(CodePage),
}

impl Default for TextEncoding {
    fn default() -> Self {
        Self::web(UTF_8)
    }
}

impl TextEncoding {
    const fn web(encoding: &'static Encoding) -> Self {
        Self(Charset::Web(encoding))
    }

    /// Returns the usual name.
    #[must_use]
    pub fn name(self) -> &'static str {
        let encoding = match self.0 {
            Charset::Web(encoding) => encoding,
            Charset::Dos(page) => return page.name(),
        };
        if encoding == WINDOWS_1252 {
            "Windows-1252 (Latin-1)"
        } else if encoding == UTF_16LE {
            "UTF-16 (little-endian)"
        } else if encoding == UTF_16BE {
            "UTF-16 (big-endian)"
        } else if encoding == WINDOWS_1250 {
            "Windows-1250 (Latin-2)"
        } else if encoding == WINDOWS_1251 {
            "Windows-1251 (Cyrillic)"
        } else if encoding == WINDOWS_1257 {
            "Windows-1257 (Baltic)"
        } else if encoding == MACINTOSH {
            "Mac Roman"
        } else {
            encoding.name()
        }
    }

    /// Returns the encoding that the menu offers after this one.
    #[must_use]
    pub fn next(self) -> Self {
        let at = OFFERED.iter().position(|one| *one == self).map_or(0, |at| at + 1);
        OFFERED[at % OFFERED.len()]
    }

    /// Returns the encoding of a name or label: `utf-8`, `latin1`, `windows-1252`, `1252`, `utf-16le`,
    /// `cp437`.
    #[must_use]
    pub fn called(label: &str) -> Option<Self> {
        let number = label.trim().trim_start_matches(['c', 'C']).trim_start_matches(['p', 'P']);
        let of_windows = || Encoding::for_label(format!("windows-{number}").as_bytes());
        let web = || Encoding::for_label(label.as_bytes()).or_else(of_windows).map(Self::web);
        CodePage::called(label).map(|page| Self(Charset::Dos(page))).or_else(web)
    }

    /// Returns true if it is UTF-8, which includes ASCII.
    #[must_use]
    pub fn is_utf_8(self) -> bool {
        self == Self::web(UTF_8)
    }

    /// Decodes bytes; the flag is true if some are invalid in this encoding.
    fn read(self, bytes: &[u8]) -> (String, bool) {
        match self.0 {
            Charset::Web(encoding) => {
                let (text, is_damaged) = encoding.decode_with_bom_removal(bytes);
                (text.into_owned(), is_damaged)
            }
            Charset::Dos(page) => (page.decode(bytes), false),
        }
    }
}

/// The text of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte-order mark.
    pub text: String,
    /// Its encoding.
    pub encoding: TextEncoding,
    /// True if a byte-order mark names the encoding.
    pub has_mark: bool,
    /// True if some bytes are invalid in this encoding.
    pub is_damaged: bool,
    /// The lines that have another encoding than the others.
    pub mixed: Option<Mixed>,
}

/// The invalid lines of a text in UTF-8: two files were put together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mixed {
    /// The lines, from 1.
    pub lines: Vec<usize>,
    /// Their encoding.
    pub encoding: TextEncoding,
}

/// Decodes bytes as text, in the chosen encoding or the detected one.
#[must_use]
pub fn decode(bytes: &[u8], chosen: Option<TextEncoding>) -> Decoded {
    let mark = Encoding::for_bom(bytes).map(|(encoding, _)| TextEncoding::web(encoding));
    let may_mix = chosen.is_none() && mark.is_none_or(TextEncoding::is_utf_8);
    if may_mix
        && utf_16(bytes).is_none()
        && let Some(mixed) = decode_mixed(bytes, mark.is_some())
    {
        return mixed;
    }
    let encoding = chosen.or(mark).unwrap_or_else(|| detect(bytes));
    let (text, is_damaged) = encoding.read(bytes);
    Decoded { text, encoding, has_mark: mark == Some(encoding), is_damaged, mixed: None }
}

/// Decodes a text if some of its lines have letters that only UTF-8 writes so and others are invalid
/// UTF-8; `None` if all lines have one encoding.
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
    let utf_8 = TextEncoding::web(UTF_8);
    let read = |line| if is_utf_8(line) { utf_8 } else { other }.read(line).0;
    let numbered = (1..).zip(lines()).filter(|(_, line)| !is_utf_8(line));
    Some(Decoded {
        text: lines().map(read).collect(),
        encoding: utf_8,
        has_mark,
        is_damaged: false,
        mixed: Some(Mixed { lines: numbered.map(|(number, _)| number).collect(), encoding: other }),
    })
}

/// Detects the encoding. Valid UTF-8 is UTF-8: a list of names in another encoding is never valid by
/// chance. UTF-16 without a mark has zero bytes at every other position. Everything else is guessed
/// from its letters.
fn detect(bytes: &[u8]) -> TextEncoding {
    if let Some(wide) = utf_16(bytes) {
        return TextEncoding::web(wide);
    }
    if std::str::from_utf8(bytes).is_ok() {
        return TextEncoding::web(UTF_8);
    }
    guess(bytes)
}

/// Guesses a non-Unicode encoding from its letters. The detector does not know the code pages of DOS,
/// so its guess counts only if its letters form words; otherwise the encoding with the best letters
/// does.
fn guess(bytes: &[u8]) -> TextEncoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guessed = TextEncoding::web(detector.guess(None, Utf8Detection::Deny));
    let strange = |encoding: TextEncoding| strange_letters(&encoding.read(bytes).0);
    let mut best = (guessed, strange(guessed));
    for tried in TRIED {
        if best.1 == 0 {
            break;
        }
        let found = strange(tried);
        if found < best.1 {
            best = (tried, found);
        }
    }
    best.0
}

/// Counts the characters next to a letter that names do not have there: signs within a word, capitals
/// between small letters, letters of another script.
fn strange_letters(text: &str) -> usize {
    const WITHIN_NAMES: [char; 8] = ['’', '‘', '´', '·', '–', '‑', '\u{a0}', '\u{ad}'];
    let is_latin = |c: char| {
        c.is_ascii_alphabetic()
            || ('\u{c0}'..='\u{24f}').contains(&c)
            || ('\u{1e00}'..='\u{1eff}').contains(&c)
    };
    let mut count = 0;
    let (mut before, mut rest) = (' ', text.chars().peekable());
    while let Some(c) = rest.next() {
        let after = rest.peek().copied().unwrap_or(' ');
        let is_within = before.is_alphabetic() && after.is_alphabetic();
        let is_beside = before.is_ascii_alphabetic() || after.is_ascii_alphabetic();
        let is_strange = if c.is_ascii() {
            false
        } else if c.is_control() || c == char::REPLACEMENT_CHARACTER {
            true
        } else if is_latin(c) && c.is_alphabetic() {
            c.is_uppercase() && before.is_lowercase() && after.is_lowercase()
        } else if c.is_alphabetic() {
            is_beside
        } else {
            !WITHIN_NAMES.contains(&c) && (is_within || after.is_lowercase() && !before.is_alphabetic())
        };
        count += usize::from(is_strange);
        before = c;
    }
    count
}

fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let looked_at = &bytes[..bytes.len().min(LOOKED_AT) & !1];
    let zeros = |start: usize| looked_at.iter().skip(start).step_by(2).filter(|byte| **byte == 0).count();
    let (first, second, pairs) = (zeros(0), zeros(1), looked_at.len() / 2);
    // Digits, commas and most letters have a zero byte; UTF-8 text has none at all.
    let many = |zeros: usize| pairs / 3 < zeros && 0 < zeros;
    match (many(first), many(second)) {
        (false, true) => Some(UTF_16LE),
        (true, false) => Some(UTF_16BE),
        (true, true) | (false, false) => None,
    }
}

/// Returns the text of UTF-16, with or without a mark; `None` if it is not UTF-16.
#[must_use]
pub fn wide(bytes: &[u8]) -> Option<String> {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding).filter(|one| *one != UTF_8);
    let encoding = marked.or_else(|| utf_16(bytes))?;
    Some(encoding.decode_with_bom_removal(bytes).0.into_owned())
}

/// Decodes bytes as Windows-1252, in which every byte is a character.
#[must_use]
pub fn western(bytes: &[u8]) -> String {
    WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned()
}

/// Returns the name of a spreadsheet format if the file is one and not text.
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
    fn the_encoding_is_detected() {
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
    fn two_encodings_in_one_file_are_separated_by_line() {
        let (one, other) = ("Name;Club\nMüller, Jörg;SV Gröben\n", "Ødegård, Åse;Oslo\nBerg, Luca;SK\n");
        let bytes = [one.as_bytes(), &WINDOWS_1252.encode(other).0].concat();
        let decoded = decode(&bytes, None);
        assert_eq!(decoded.text, format!("{one}{other}"));
        let encoding = TextEncoding::web(WINDOWS_1252);
        assert_eq!(decoded.mixed, Some(Mixed { lines: vec![3], encoding }));
        // A mark does not turn them into valid text.
        let marked = decode(&[b"\xef\xbb\xbf", &*bytes].concat(), None);
        assert_eq!((marked.text, marked.mixed), (decoded.text, decoded.mixed));
        assert_eq!(decode(&bytes, Some(encoding)).mixed, None, "what is chosen is so");
    }

    /// In a short list a single letter may decide.
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

    /// Bytes of DOS read as Windows-1252 form no words: quotes within them, capitals between small
    /// letters.
    #[test]
    fn code_pages_of_dos_are_recognised() {
        let dos = |page: CodePage, text: &str| -> Vec<u8> {
            let upper: Vec<char> = page.decode(&(128..=255).collect::<Vec<u8>>()).chars().collect();
            let byte = |c: char| match upper.iter().position(|known| *known == c) {
                Some(at) => u8::try_from(at + 128).unwrap(),
                None => u8::try_from(u32::from(c)).unwrap(),
            };
            text.chars().map(byte).collect()
        };
        let lists = [
            (CodePage::UnitedStates, "Müller, Jörg"),
            (CodePage::UnitedStates, "Élodie Cérès\nFrançois Lefèvre"),
            (CodePage::UnitedStates, "Hägg, Åke"),
            (CodePage::Western, "Sørensen, Bjørn\nØdegård, Åse"),
            (CodePage::Central, "Łęcki, Grzegorz\nDvořák, Bohuš"),
        ];
        for (page, names) in lists {
            let text = format!("Name;Elo\n{names};1500\nBerg, Luca;2100\n");
            let decoded = decode(&dos(page, &text), None);
            assert_eq!((decoded.encoding.name(), &*decoded.text), (page.name(), &*text));
        }
        assert_eq!(decode(b"M\x81ller", TextEncoding::called("cp437")).text, "Müller");
        for label in ["1250", "cp1250", "CP1250", "windows-1250"] {
            assert_eq!(TextEncoding::called(label), Some(TextEncoding::web(WINDOWS_1250)), "{label}");
        }
        assert_eq!(TextEncoding::called("klingon"), None);
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
        let mut all = vec![TextEncoding::web(UTF_8)];
        while let Some(last) = all.last().filter(|_| all.len() <= OFFERED.len()) {
            all.push(last.next());
        }
        assert_eq!(all.last(), all.first(), "one comes round to the first again");
    }
}
