//! The texts of the desk in every language: each is used, each is there, the key line has whole words, and
//! the words that are still English are listed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use memchr::memmem;

use crate::languages::{messages, program, values};
use crate::looks::LOOKS;
use crate::support::expected;
use crate::support::screen;
use wallchart::formats::language::desk::{self, DeskLanguage, text_name};
use wallchart::formats::language::{self, ENGLISH};
use wallchart::presets;
use wallchart::tui::keys::BINDINGS;
use wallchart::tui::keys::intent::ScreenKind;

/// The texts that a language lacks; a language that is complete must stay so.
const MISSING: &[(&str, &[&str])] = &[];

/// The kinds of fixed texts, whose name is their English text.
const FIXED: [&str; 15] = [
    "text", "key", "head", "tab", "short", "state", "setup", "report", "line", "act", "suit", "field",
    "input", "sex", "keyboard",
];

fn of(tag: &str) -> BTreeMap<String, String> {
    messages(desk::files().iter().find(|(known, _)| *known == tag).unwrap().1)
}

/// Returns the kind of a fixed text.
fn kind(name: &str) -> Option<&'static str> {
    let kind = name.split('-').next().unwrap_or_default();
    FIXED.into_iter().find(|known| *known == kind)
}

/// Returns every language of the desk but English.
fn others() -> impl Iterator<Item = DeskLanguage> {
    DeskLanguage::all().filter(|language| language.tag() != ENGLISH)
}

/// Returns the parts of a text between its values.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split("{ $").enumerate().filter_map(|(at, part)| match at {
        0 => Some(part),
        _ => part.split_once(" }").map(|(_, part)| part),
    })
}

/// Returns true if the program contains a text; much quicker than `str::contains`, which is not optimized in
/// the dev profile.
fn contains(program: &str, text: &str) -> bool {
    memmem::find(program.as_bytes(), text.as_bytes()).is_some()
}

/// Returns true if the program has a part of a text, as one text or as several that it joins.
fn has(program: &str, part: &str, several: usize) -> bool {
    let has_text = |text: &str| contains(program, text.trim_matches([' ', ',', ';', ':', '(', ')']));
    let blanks = part.match_indices(' ').map(|(at, _)| part.split_at(at));
    has_text(part)
        || several > 1
            && blanks.into_iter().any(|(first, rest)| has_text(first) && has(program, rest, several - 1))
}

/// Returns the titles of the kinds of a new event and their help, in quotes.
fn kinds_of_event() -> String {
    let texts =
        presets::all().unwrap().into_iter().map(|preset| format!("{:?}{:?}", preset.title, preset.help));
    texts.collect::<Vec<_>>().concat()
}

#[test]
fn every_text_of_the_desk_is_used() {
    let program = (program() + &kinds_of_event()).to_lowercase().replace("\\\n", "").replace("\\\"", "\"");
    let program = program.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut unused = Vec::new();
    for (name, text) in of(ENGLISH) {
        match kind(&name) {
            Some(kind) => {
                let text = text.trim();
                assert_eq!(text_name(kind, text), name);
                let text = text.to_lowercase().replace("{ \"", "").replace("\" }", "");
                // Few words are somewhere in the program in any case.
                let is_long = text.split(' ').nth(3).is_some();
                let is_used = if is_long || text.contains("{ $") {
                    parts(&text).all(|part| has(&program, part, 3))
                } else {
                    ["\"", " \""].iter().any(|end| contains(&program, &format!("{text}{end}")))
                };
                unused.extend((!is_used).then_some(text));
            }
            None => unused.extend((!contains(&program, &format!("\"{name}\""))).then_some(name)),
        }
    }
    assert_eq!(unused, Vec::<String>::new(), "not in the program");
}

#[test]
fn every_language_of_the_desk_has_all_texts() {
    let english = of(ENGLISH);
    for (tag, _) in desk::files() {
        let own = of(tag);
        for (name, text) in &own {
            let source = english.get(name).unwrap_or_else(|| panic!("{tag}: {name} is not in en.ftl"));
            assert_eq!(values(text), values(source), "{tag}: the values of {name}");
        }
        let missing: Vec<&str> =
            english.keys().filter(|name| !own.contains_key(*name)).map(|name| &**name).collect();
        let known = MISSING.iter().find(|(known, _)| *known == *tag).map_or(&[][..], |(_, names)| names);
        assert_eq!(missing, known, "{tag} lacks texts");
    }
}

#[test]
fn keys_places_and_screens_have_a_text() {
    let english = of(ENGLISH);
    let check = |kind: &str, text: &str| {
        let is_word = text.contains(|letter: char| letter.is_ascii_alphabetic());
        assert!(
            !is_word || english.contains_key(&text_name(kind, text)),
            "{kind}: `{text}` is not in en.ftl"
        );
    };
    for binding in BINDINGS {
        check("key", binding.label);
        check("text", binding.context.name());
    }
    for screen in ScreenKind::ALL {
        check("text", screen.name());
        check("tab", screen.one_word_name());
        check("short", screen.short_name());
    }
}

/// Returns the headings of columns in the sources of the screens.
fn heads() -> BTreeSet<String> {
    let program = program();
    let mut heads = BTreeSet::new();
    for start in ["Column::text(\"", "Column::number(\"", "Column::mark(\""] {
        let after = program.split(start).skip(1).filter_map(|after| after.split('"').next());
        heads.extend(after.filter(|head| head.len() > 1).map(str::to_owned));
    }
    heads
}

#[test]
fn every_heading_of_a_column_has_a_text() {
    let (own, reports) = (of(ENGLISH), messages(language::files()[2].1));
    let mut unknown = Vec::new();
    for head in heads() {
        let names = [text_name("head", &head), text_name("text", &head), language::word_name(&head)];
        let is_known = names.iter().any(|name| own.contains_key(name) || reports.contains_key(name));
        // Codes of tie-breaks are the same in every language.
        if !is_known && head.contains(|letter: char| letter.is_ascii_lowercase()) {
            unknown.push(head);
        }
    }
    assert_eq!(unknown, Vec::<String>::new(), "not in en.ftl");
}

/// The key line has whole labels only, in every language and at every state.
#[test]
fn the_key_line_has_whole_labels_in_every_language() {
    for language in others() {
        screen::speak(&language);
        let labels = of(language.tag());
        let labels: BTreeSet<&str> =
            labels.iter().filter(|(name, _)| name.starts_with("key-")).map(|(_, text)| text.trim()).collect();
        for (name, look) in LOOKS {
            let screen = look().screen(80, 24);
            let line = screen.lines().last().unwrap();
            for part in line.split("  ").map(str::trim).filter(|part| !part.is_empty() && *part != "…") {
                let label = part.split_once(' ').map_or("", |(_, label)| label);
                let is_score = !label.contains(char::is_alphabetic);
                assert!(is_score || labels.contains(label), "{}, {name}: `{part}` in {line}", language.tag());
            }
        }
    }
    screen::speak(&DeskLanguage::default());
}

/// The narrowest terminal has room for the names of all screens.
#[test]
fn the_screens_are_named_in_every_language() {
    for language in others() {
        screen::speak(&language);
        let screen = screen::TestDesk::new("fide-swiss", &["Ana"]).screen(80, 24);
        let names = screen.lines().nth(1).unwrap();
        assert!(names.contains("F10") && names.contains("F9"), "{}: {names}", language.tag());
    }
    screen::speak(&DeskLanguage::default());
}

#[test]
fn an_undone_result_is_in_the_language() {
    screen::speak(&DeskLanguage::of("de").unwrap());
    let mut desk = screen::TestDesk::new("fide-swiss", &["Ana", "Bo"]);
    desk.keys("4p<Enter>1u");
    let screen = desk.screen(100, 24);
    screen::speak(&DeskLanguage::default());
    assert!(screen.contains("zurückgenommen: Ergebnis R1 Brett 1"), "{screen}");
}

/// A warning keeps its mark, and a line is translated before it is wrapped.
#[test]
fn a_warning_is_in_the_language_with_its_mark() {
    screen::speak(&DeskLanguage::of("de").unwrap());
    let mut desk = screen::TestDesk::new("fide-swiss", &["Ana"]);
    desk.keys("3a");
    let example = desk.screen(80, 24);
    desk.text("Max, 3500");
    let warning = desk.screen(120, 24);
    screen::speak(&DeskLanguage::default());
    assert!(example.contains("Verein SK Nord, Kategorie U16"), "{example}");
    assert!(warning.contains("! eine Wertungszahl von 3500 ist im Schach unwahrscheinlich"), "{warning}");
}

#[test]
fn a_club_is_no_suit() {
    for (tag, club, suit) in
        [("de", "Verein", "nur Kreuz"), ("fr", "club", "seul trèfle"), ("es", "club", "solo tréboles")]
    {
        let language = DeskLanguage::of(tag).unwrap();
        assert_eq!((&*language.word("club"), &*language.word("only club")), (club, suit));
    }
}

/// Returns the texts of a screen: what stands between frames and wide gaps.
fn texts(screen: &str) -> BTreeSet<String> {
    let texts =
        screen.lines().flat_map(|line| line.split(['│', '╭', '╮', '─'])).flat_map(|text| text.split("  "));
    texts.map(|text| text.trim().to_owned()).filter(|text| is_sentence(text)).collect()
}

/// Players whose names begin with a small letter.
const PLAYERS: [&str; 10] =
    ["alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi", "ivan", "judy"];

/// Returns true if a text has two words that begin with a small letter.
fn is_sentence(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let words = words.filter(|word| word.len() > 2 && word.starts_with(char::is_lowercase));
    words.filter(|word| !PLAYERS.contains(word)).nth(1).is_some()
}

/// Lists the texts of each state that a language shows as English does, with these languages.
#[test]
fn the_texts_that_stayed_english_are_listed() {
    let mut list = String::new();
    for (name, look) in LOOKS {
        let english = texts(&look().screen(200, 60));
        let mut same: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for language in others() {
            screen::speak(&language);
            let own = texts(&look().screen(200, 60));
            for text in english.iter().filter(|text| own.contains(*text)) {
                same.entry(text).or_default().push(language.tag());
            }
            screen::speak(&DeskLanguage::default());
        }
        for (text, tags) in same {
            let _ = writeln!(list, "{name}: {text} ({})", tags.join(" "));
        }
    }
    expected::check("tests/desk_languages/english.txt", &list);
}

/// The names of fields are typed as the desk shows them, with accents or without.
#[test]
fn a_player_is_typed_with_the_words_of_the_language() {
    for (tag, typed, change) in [
        ("de", "Max, 2000, verein Nord, Kategorie U16", "Verein Süd"),
        ("fr", "Club, Max, 2000,5, f, club Nord, categorie U16, née 3/10/87, droit 100,50", "club Süd"),
        ("es", "Max, 2000, club Nord, categoría U16", "CLUB Süd"),
    ] {
        screen::speak(&DeskLanguage::of(tag).unwrap());
        let mut desk = screen::TestDesk::new("fide-swiss", &[typed]);
        let registered = desk.screen(120, 24);
        let players = |desk: &screen::TestDesk| desk.app.desk().unwrap().state().players.clone();
        let before = players(&desk);
        desk.keys("<F3>c<Enter>");
        assert_eq!(players(&desk), before, "{tag}: the offered line changes nothing");
        desk.keys("c<Ctrl-u>");
        desk.text(change);
        desk.keys("<Enter>");
        let changed = desk.screen(120, 24);
        screen::speak(&DeskLanguage::default());
        assert!(registered.contains("Nord") && registered.contains("U16"), "{tag}: {registered}");
        assert!(changed.contains("Süd") && changed.contains("U16"), "{tag}: {changed}");
    }
}

/// A name is no word, colours have the letters of paper, and keys and reports stay as they are.
#[test]
fn names_keys_and_reports_are_not_translated() {
    screen::speak(&DeskLanguage::of("fr").unwrap());
    let mut desk = screen::TestDesk::new("fide-swiss", &["Martin, Noé, club Échecs", "White, Black, 1900"]);
    desk.keys("<F3>");
    let players = desk.screen(120, 24);
    desk.keys("<F4>p<Enter>1<F6>");
    let crosstable = desk.screen(120, 24);
    desk.keys("?");
    let help = desk.screen(120, 60);
    desk.keys("<Esc><F9><Enter>");
    let report = desk.screen(120, 30);
    screen::speak(&DeskLanguage::default());
    assert!(players.contains("Martin, Noé") && players.contains("White, Black"), "{players}");
    let marks = ["1b", "2b", "1n", "2n"].map(|mark| crosstable.contains(mark));
    assert!(marks[0] != marks[1] && marks[2] != marks[3], "{crosstable}");
    assert!(help.contains("Début  ") && help.contains("k  ↑"), "{help}");
    assert!(report.contains("Pairings of round 1"), "{report}");
}

/// A bye and the round of a penalty are typed as the hint shows them.
#[test]
fn byes_and_penalties_are_typed_with_the_words_of_the_language() {
    for (tag, bye, points) in [("de", "2 halb", "+1 Runde 3 Vorfall"), ("es", "2 medio", "+1 ronda 3 motivo")]
    {
        screen::speak(&DeskLanguage::of(tag).unwrap());
        let mut desk = screen::TestDesk::new("fide-swiss", &["Ana", "Bo"]);
        desk.keys("<F3><Home>b");
        desk.text(bye);
        desk.keys("<Enter>v");
        desk.text(points);
        desk.keys("<Enter>");
        let state = desk.app.desk().unwrap().state().clone();
        screen::speak(&DeskLanguage::default());
        assert_eq!(state.players[0].byes.len(), 1, "{tag}");
        assert_eq!(state.adjusted_points[0].round.map(|round| round.0), Some(3), "{tag}");
    }
}
