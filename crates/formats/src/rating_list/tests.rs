//! The samples of `player-lists` 4, 5 and 8 (invented persons), and faulty lists.

use std::io::{BufReader, Read};

use super::written::{HEADER, Lines, Wanted};
use super::*;

const COMBINED: &str = include_str!("samples/combined.txt");
const OLD_LAYOUT: &str = include_str!("samples/old_layout.txt");
const STANDARD: &str = include_str!("samples/standard.txt");
const XML: &str = include_str!("samples/list.xml");

fn read_all(bytes: &[u8], choices: &Choices) -> Result<(Vec<Person>, Summary), ListFault> {
    let mut persons = Vec::new();
    let mut input = bytes;
    let summary = read(&mut input, choices, &mut |person| {
        persons.push(person.clone());
        Ok(())
    })?;
    Ok((persons, summary))
}

#[track_caller]
fn shown(bytes: &[u8], choices: &Choices) -> Vec<String> {
    read_all(bytes, choices).unwrap().0.iter().map(Person::in_words).collect()
}

fn of_kind(kind: RatingKind) -> Choices {
    Choices { kind: Some(kind), ..Choices::default() }
}

const EVERYBODY: [&str; 7] = [
    "990000042, XXB, m, unrated, 990000042",
    "WGM Aalto, Brita, XXA, 1988, w, standard 2312 (K 10), rapid 2280 (K 20), blitz 2251 (K 20), 990000011",
    "GM Bexley, Orlan Tomas, XXB, 1991, m, standard 2604 (K 10), rapid 2577 (K 10), blitz 2590 (K 10), 990000028",
    "Cordova y Lind, Maria-Ines d'A, XXA, 2006, w, standard 1834 (K 20), blitz 1790 (K 20), inactive, 990000035",
    "FM Erskov, Pim, XXC, 1974, m, standard 2305 (K 20), rapid 2297 (K 20), blitz 2314 (K 20), inactive, 990000059",
    "Fennimore, A K, XXC, 1999, m, rapid 1655 (K 20), blitz 1702 (K 20), 990000066",
    "WFM Garrick, XXA, 1969, w, standard 2021 (K 20), rapid 1988 (K 20), 990000073",
];

#[test]
fn the_combined_list_is_read_with_its_shifted_line() {
    assert_eq!(shown(COMBINED.as_bytes(), &Choices::default()), EVERYBODY);
    let crlf = COMBINED.replace('\n', "\r\n");
    assert_eq!(shown(crlf.as_bytes(), &Choices::default()), EVERYBODY);
    let nameless = &read_all(COMBINED.as_bytes(), &Choices::default()).unwrap().0[0];
    assert!(nameless.is_nameless());
}

#[test]
fn the_layout_without_the_arena_title_is_read() {
    assert_eq!(shown(OLD_LAYOUT.as_bytes(), &Choices::default()), EVERYBODY);
}

#[test]
fn a_list_of_one_kind_has_a_month_and_is_given_its_kind() {
    let (persons, summary) = read_all(STANDARD.as_bytes(), &of_kind(RatingKind::Rapid)).unwrap();
    assert_eq!((summary.month.as_deref(), summary.kinds), (Some("OCT26"), vec![RatingKind::Rapid]));
    let shown: Vec<String> = persons.iter().map(Person::in_words).collect();
    assert_eq!(shown[3], "D, Ravindran, XXD, m, rapid 1512 (K 40), 99042");
    assert_eq!(shown[4], "FM Erskov, Pim, XXC, 1974, m, rapid 2305 (K 20), inactive, 990000059");
    assert_eq!(shown[6], "Hollis, Wren, NON, 2013, w, rapid 1447 (K 40), 990000080");
    let wrong = read_all(STANDARD.as_bytes(), &Choices::default()).unwrap_err();
    assert!(matches!(wrong, ListFault::WhichKind), "{wrong}");
}

#[test]
fn xml_is_read_with_entities_and_old_encodings() {
    let expected = EVERYBODY[1];
    assert_eq!(shown(XML.as_bytes(), &Choices::default()), [expected]);
    let named = |name: &[u8]| {
        let (before, behind) = XML.split_once("Aalto, Brita").unwrap();
        let bytes = [before.as_bytes(), name, behind.as_bytes()].concat();
        read_all(&bytes, &Choices::default()).unwrap().0[0].name.clone()
    };
    assert_eq!(named(b"O&apos;Hara &amp; Sons &#65;&lt;"), "O'Hara & Sons A<");
    assert_eq!(named(b"M\xfcller, J\xf6rg"), "Müller, Jörg");
    assert_eq!(named("Müller, Jörg".as_bytes()), "Müller, Jörg");
    let single = XML.lines().filter(|line| !line.contains("rapid") && !line.contains("blitz"));
    let single = single.collect::<Vec<_>>().join("\n");
    assert!(matches!(read_all(single.as_bytes(), &Choices::default()), Err(ListFault::WhichKind)));
    assert_eq!(
        shown(single.as_bytes(), &of_kind(RatingKind::Blitz)),
        ["WGM Aalto, Brita, XXA, 1988, w, blitz 2312 (K 10), 990000011"]
    );
}

#[test]
fn a_cut_xml_list_is_refused() {
    for len in 1..XML.trim_end().len() {
        assert!(read_all(&XML.as_bytes()[..len], &Choices::default()).is_err(), "{len}");
    }
    for wrong in
        ["<html></html>", "<playerslist><player></player></playerslist>", "<playerslist></playerslist>"]
    {
        assert!(read_all(wrong.as_bytes(), &Choices::default()).is_err(), "{wrong}");
    }
}

#[test]
fn cut_and_damaged_lines_are_counted_and_named() {
    let mut text = COMBINED.to_owned();
    text.push_str("99000009X      Odd, One                                                     XXA F\n");
    text.push_str("990000100      Short, One\n\n");
    let fits = format!("{:<15}{:<61}XXA M", "0990000101", "Trimmed, One");
    text.push_str(&fits);
    let (persons, summary) = read_all(text.as_bytes(), &Choices::default()).unwrap();
    assert_eq!(persons.len(), 8);
    assert_eq!(persons[7].in_words(), "Trimmed, One, XXA, m, unrated, 990000101");
    assert_eq!(summary.bad.count, 2);
    assert_eq!(
        summary.bad.first,
        [
            "9: `99000009X` is not a number in the federation's list",
            "10: only 25 bytes (expected at least 80)"
        ]
    );
    let many = format!(
        "{HEADER}\n{EVERYONE}{}",
        "x\n".repeat(25),
        EVERYONE = (COMBINED.lines().nth(2).unwrap().to_owned() + "\n").repeat(1500)
    );
    let (_, summary) = read_all(many.as_bytes(), &Choices::default()).unwrap();
    assert_eq!((summary.bad.count, summary.bad.first.len()), (25, 10));
}

#[test]
fn implausible_ratings_are_left_out() {
    let text = COMBINED.replace("2604  11  10", "9604  11  10").replace("2021  0   20", "21    0   20");
    let (persons, summary) = read_all(text.as_bytes(), &Choices::default()).unwrap();
    assert_eq!((persons.len(), summary.odd_ratings), (7, 2));
    assert_eq!(persons[2].rating(RatingKind::Standard), None);
    assert_eq!(persons[2].rating(RatingKind::Rapid).unwrap().to_string(), "2577");
}

#[test]
fn bytes_beyond_ascii_do_not_shift_a_line() {
    let (before, behind) = COMBINED.split_once("Aalto, Brita").unwrap();
    // The same number of bytes in a Western encoding, and a character of two bytes in UTF-8.
    for (name, expected) in
        [(&b"Aalt\xf6, Brita"[..], "Aaltö, Brita"), ("Aaltö, Brit".as_bytes(), "Aaltö, Brit")]
    {
        let bytes = [before.as_bytes(), name, behind.as_bytes()].concat();
        let (persons, _) = read_all(&bytes, &Choices::default()).unwrap();
        assert_eq!(persons[1].name, expected);
        assert_eq!(persons[1].rating(RatingKind::Blitz).unwrap().to_string(), "2251");
    }
}

#[test]
fn a_header_with_other_columns_is_refused_and_shown() {
    for wrong in [
        HEADER.replace("Fed Sex", "Sex Fed"),
        HEADER.replace("RGm Rk", "RGm New Rk"),
        HEADER.replace(" Flag", ""),
        HEADER.replace("B-day Flag", "B-day Flag More"),
        "ID number Name                              TitlFed  Mar11 GamesBorn  Flag".to_owned(),
    ] {
        let text = format!("{wrong}\n{}", COMBINED.lines().nth(2).unwrap());
        let error = read_all(text.as_bytes(), &Choices::default()).unwrap_err();
        assert!(matches!(error, ListFault::UnknownColumns(_)), "{wrong}: {error}");
        assert!(error.to_string().contains("`ID "), "{error}");
    }
}

#[test]
fn file_names_supply_months_and_kinds() {
    assert_eq!(month_in_name("standard_sep26frl_xml.zip").as_deref(), Some("SEP26"));
    assert_eq!(month_in_name("players_list_foa.txt"), None);
    assert_eq!(kind_in_name("rapid_rating_list.zip"), Some(RatingKind::Rapid));
    assert_eq!(kind_in_name("players_list.zip"), None);
    assert_eq!(month_label(2026, 10).as_deref(), Some("OCT26"));
}

/// Reads a national list of one line; the first text is the expected meaning of the columns.
#[track_caller]
fn national(header: &str, line: &str, expected: &str) {
    let text = format!("{header}\n{line}\n");
    let (persons, summary) = read_all(text.as_bytes(), &Choices::default()).unwrap();
    assert_eq!(summary.form, Form::National);
    let person = &persons[0];
    assert_eq!(format!("{} | FIDE {}", person.in_words(), person.fide_id), expected, "{}", summary.columns);
}

#[test]
fn national_lists_are_recognised_by_their_headings() {
    national(
        "Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S",
        "0071234;Jansen, Anna;FM;NED;2105;12;1999;w",
        "FM Jansen, Anna, NED, 1999, w, national 2105, 0071234 | FIDE ",
    );
    national(
        "ID,ZPS,Mitgliedsnummer,Status,\"Name,Vorname\",Geschlecht,Spielberechtigung,Geburtsjahr,\"Letzte Auswertung\",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname,FIDE-Frauentitel,FIDE-Elozahl-Schnellschach,FIDE-Elozahl-Blitz",
        "10012345,40023,1007,A,\"Müller,Jörg\",M,D,1987,202640,1987,55,2040,,4600001,GER,Jörg,Müller,,1990,",
        "Müller, Jörg, GER, 1987, m, national 1987, standard 2040, rapid 1990, 10012345 | FIDE 4600001",
    );
    national(
        "ECF_code,full_name,member_no,FIDE_no,gender,nation,original_standard,standard_original_category,revised_standard,standard_revised_category,club_code,club_name,title",
        "123456A,\"Smith, Ada\",ME001,400001,F,ENG,1700,A,1712,A,7ABC,Nowhere,",
        "Smith, Ada, ENG, w, Nowhere, national 1712, 123456A | FIDE 400001",
    );
    national(
        "\u{feff}ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int",
        "77,\"Petrova, Olga\",w,RUS,1,Dynamo,00.00.1990,1850,4100001,1901",
        "Petrova, Olga, RUS, 1990, w, Dynamo, national 1850, standard 1901, 77 | FIDE 4100001",
    );
    national(
        "CFC#,Expiry,Last,First,Prov,City,Rating,High,Active Rtg,Active High,FIDE Number,FIDE Rating",
        "101234,2026/12/31,O\"Neil,Sam,ON,Ottawa,1650,1700,1600,1650,2600001,0",
        "O\"Neil, Sam, national 1650, 101234 | FIDE 2600001",
    );
    national(
        "Id;Sukunimi;Etunimi;Seura;Selo;Selopelejä;Ikäryhmä;Maa;Lisenssi",
        "4711;Virtanen;Aino;TammerSh;1744;120;A;FIN;1",
        "Virtanen, Aino, FIN, TammerSh, national 1744, 4711 | FIDE ",
    );
    national(
        "Nr;Født;Alder;Navn;Klub;Titel;Rat.;Hur.;Lyn;Fide;Nr;K",
        "5512;1999;27;Østergaard, Åse;Nord;;1902;1880;1820;1930;1400001;20",
        "Østergaard, Åse, 1999, Nord, national 1902 (K 20), standard 1930, 5512 | FIDE 1400001",
    );
}

#[test]
fn unknown_headings_of_own_lists_are_mapped() {
    let text = "Zahl;Wer;Stärke;Welt\n007;Berg, Luca;1850;1503014\n";
    let error = read_all(text.as_bytes(), &Choices::default()).unwrap_err();
    assert!(matches!(&error, ListFault::NoName { line: 1, header } if header.contains("Wer")), "{error}");
    let mut columns = Columns::default();
    for mapping in ["Zahl=number", "2=name", "Stärke=national rating", "Welt=id"] {
        columns.map(mapping).unwrap();
    }
    let choices = Choices { columns: columns.clone(), ..Choices::default() };
    let (persons, summary) = read_all(text.as_bytes(), &choices).unwrap();
    assert_eq!(persons[0].in_words(), "Berg, Luca, national 1850, 007");
    assert_eq!(persons[0].fide_id, "1503014");
    assert_eq!(summary.columns, "Zahl = number, Wer = name, Stärke = national rating, Welt = FIDE id");
    assert!(columns.map("Wer").is_err() && columns.map("Wer=shoes").is_err());
    columns.map("Shoes=none").unwrap();
    let choices = Choices { columns, ..Choices::default() };
    assert!(matches!(read_all(text.as_bytes(), &choices), Err(ListFault::Mapping(_))));
}

#[test]
fn marks_for_no_rating_and_unknown_dates_are_empty() {
    let text = "Name;Rating;Born\nA, A;-;00.00.0000\nB, B;unr;1900/01/01\nC, C;0;0\nD, D;;\n;1500;1990\n";
    let (persons, summary) = read_all(text.as_bytes(), &Choices::default()).unwrap();
    assert!(persons.iter().all(|person| person.ratings.is_empty() && person.born.is_empty()), "{persons:?}");
    assert_eq!((persons.len(), summary.bad.count), (4, 1));
}

#[test]
fn windows_1252_is_understood_in_national_lists() {
    let bytes = b"Nr;Name;DWZ\n1;M\xfcller, J\xf6rg;1800\n2;Gro\xdf, Ute;1700\n";
    assert_eq!(shown(bytes, &Choices::default())[0], "Müller, Jörg, national 1800, 1");
}

#[test]
fn no_bytes_cause_a_panic_in_a_reader() {
    let mut rng = engine::rng::Rng::seeded(11);
    for sample in [COMBINED, OLD_LAYOUT, STANDARD, XML, "Nr;Name;DWZ\n1;Berg;1800\n"] {
        for _ in 0..400 {
            let mut bytes = sample.as_bytes().to_vec();
            for _ in 0..=rng.below(6) {
                let at = usize::try_from(rng.below(bytes.len() as u64)).unwrap();
                match rng.below(3) {
                    0 => bytes[at] = u8::try_from(rng.below(256)).unwrap(),
                    1 => drop(bytes.drain(at..)),
                    _ => bytes.insert(at, b'\n'),
                }
                bytes.push(b' ');
            }
            drop(read_all(&bytes, &of_kind(RatingKind::Standard)));
        }
    }
}

#[test]
fn a_generated_list_is_the_same_in_both_forms() {
    let list = |is_xml, has_odd_lines| {
        let wanted = Wanted { seed: 5, persons: 3000, has_odd_lines, is_xml };
        let text: String = Lines::of(wanted).collect();
        read_all(text.as_bytes(), &Choices::default()).unwrap()
    };
    let (text, summary) = list(false, false);
    assert_eq!((text.len(), summary.bad.count, summary.odd_ratings), (3000, 0, 0));
    assert_eq!(list(true, false).0, text);
    let unrated = text.iter().filter(|person| person.ratings.is_empty()).count();
    assert!((1650..2000).contains(&unrated), "{unrated} of 3000 are unrated");
    let mut ids: Vec<&str> = text.iter().map(|person| person.number.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 3000);
    let (odd, summary) = list(false, true);
    assert!(0 < summary.bad.count && odd.iter().any(Person::is_nameless));
    assert_eq!(odd.len() + summary.bad.count, 3000);
    assert_eq!(list(false, true).0, odd);
}

/// An input with the beginning of a list and then the same byte without an end; counts the bytes that
/// were read.
struct Endless {
    beginning: &'static [u8],
    byte: u8,
    read: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        let count = match self.beginning.read(buffer)? {
            0 => std::io::repeat(self.byte).read(buffer)?,
            count => count,
        };
        self.read += count;
        Ok(count)
    }
}

#[test]
fn an_endless_list_is_refused_within_bounds() {
    for beginning in
        ["<", "<playerslist><player><name>", "<playerslist><!--", "<playerslist><player a=\"", "Name,Elo\n"]
    {
        let endless = Endless { beginning: beginning.as_bytes(), byte: b'x', read: 0 };
        let mut input = BufReader::new(endless);
        let error = super::read(&mut input, &Choices::default(), &mut |_| Ok(())).unwrap_err().to_string();
        let bound =
            if beginning.starts_with('<') { 1 << 20 } else { 1 + usize::try_from(LARGEST_CSV).unwrap() };
        let read = input.into_inner().read;
        assert!(read <= bound + (1 << 16), "{beginning}: {read} bytes: {error}");
        assert!(
            error.contains("limit") || error.contains("longer than 100000 bytes"),
            "{beginning}: {error}"
        );
    }
}

#[test]
fn an_unclosed_quotation_mark_loses_only_its_line() {
    let list = format!("Name,Elo\n\"Berg, Anna,1500\n{}", "Carl,1400\n".repeat(50));
    let summary = super::read(&mut list.as_bytes(), &Choices::default(), &mut |_| Ok(())).unwrap();
    assert_eq!((summary.read, summary.bad.count), (50, 1));
    assert_eq!(summary.bad.first, ["2: a quotation mark is opened here and not closed"]);
}

#[test]
fn unreadable_players_are_reported() {
    let read = |text: &str| super::read(&mut text.as_bytes(), &Choices::default(), &mut |_| Ok(()));
    let one_line = format!("Name,Elo\nAnna,1500\r{}", "Carl,1400\r".repeat(5000));
    assert_eq!(
        read(&one_line).unwrap_err().to_string(),
        "2: the line is too long for a player (limit 10000 bytes)"
    );
    let old = one_line.replace('\n', "\r");
    assert_eq!(read(&old).unwrap().read, 5001);
    let empty = XML.replacen("<player>", &format!("{}<player>", "<player/>".repeat(50)), 1);
    let told = read(&empty).unwrap_err().to_string();
    assert!(told.starts_with("50 entries could not be read, "), "{told}");
    assert!(told.ends_with("(first: 1: player 1: nothing is in it)"), "{told}");
}

#[test]
fn all_forms_have_the_same_bound() {
    let mut bounded = Bounded { input: &mut &b"12345"[..], left: 5 };
    let mut text = String::new();
    bounded.read_to_string(&mut text).unwrap();
    assert_eq!(text, "12345");
    let error = Bounded { input: &mut &b"123456"[..], left: 5 }.read_to_string(&mut text).unwrap_err();
    assert_eq!(error.to_string(), "the list is too large (limit 2048 MB unpacked)");
}

#[test]
fn a_list_with_many_unreadable_lines_is_refused() {
    let list = |bad: usize| format!("Name,Elo\nAnna,1500\n{}", ",1500\n".repeat(bad));
    let read = |bad| super::read(&mut list(bad).as_bytes(), &Choices::default(), &mut |_| Ok(()));
    assert_eq!(read(10).unwrap().bad.count, 10);
    let told = read(11).unwrap_err().to_string();
    assert!(
        told.starts_with("11 entries could not be read, 1 could: the list is not understood (first: 3: "),
        "{told}"
    );
}

/// The reader stores every open element: an archive of 2 MB can have hundreds of millions of them.
#[test]
fn nested_elements_have_a_bound() {
    let nested = |depth: usize| format!("{}{}", "<a>".repeat(depth), "</a>".repeat(depth));
    let list = |inside: &str| XML.replacen("<player>", &format!("<player>{inside}"), 1);
    assert_eq!(read_all(list(&nested(10)).as_bytes(), &Choices::default()).unwrap().0.len(), 1);
    let deep = list(&nested(1_000));
    let error = read_all(deep.as_bytes(), &Choices::default()).unwrap_err().to_string();
    assert!(
        error.ends_with("not the XML of a rating list: more than 16 elements are in each other"),
        "{error}"
    );
}

#[test]
fn a_line_of_headings_has_a_bound() {
    let error = read_all(",".repeat(10_001).as_bytes(), &Choices::default()).unwrap_err().to_string();
    assert_eq!(error, "1: the line is too long for a player (limit 10000 bytes)");
}
