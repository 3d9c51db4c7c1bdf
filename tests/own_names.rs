//! Names of players and clubs that are words of the program: no report and no screen translates them.
//!
//! Each event is made twice, the second time with accents on the vowels of each name, which no text of the
//! program has there. Without their accents both must look the same. Each part of the names is in another
//! language: all names in all languages would take minutes.

use crate::languages::{messages, reports_after};
use crate::support::screen::{self, TestDesk};
use wallchart::engine::id::RoundNo;
use wallchart::formats::language::desk::{self, DeskLanguage};
use wallchart::formats::language::{self, ENGLISH, Language};
use wallchart::tui::terminal::event::Event;

/// Names with a comma, and words that stand alone in many places.
const NAMES: [&str; 18] = [
    "Round 1, Zed",
    "Table 2, Ed",
    "Board 3 of round 1",
    "No change",
    "Round 2: Max",
    "Without a result",
    "White, Black",
    "Draw, Tom",
    "Black",
    "White",
    "Club, Ann",
    "Board, Ed",
    "Round, Al",
    "Bye",
    "Points, Half",
    "Name",
    "Team, Tie",
    "Result, Win",
];

/// The most names of one event.
const MOST: usize = 24;

/// The distance between the events that are tried: without `--release` every fourth one.
const STEP: usize = if cfg!(debug_assertions) { 6 } else { 1 };

/// Returns the words of the program that could be a person's name, those above included.
fn words() -> Vec<String> {
    let mut words: Vec<String> = NAMES.iter().map(ToString::to_string).collect();
    for (files, kinds) in [(language::files(), ["word-", "word-"]), (desk::files(), ["text-", "head-"])] {
        let english = files.iter().find(|(tag, _)| *tag == ENGLISH).unwrap().1;
        for (name, text) in messages(english) {
            let text = text.trim();
            let is_word = kinds.iter().any(|kind| name.starts_with(kind)) && text.len() < 16;
            let is_name = text.chars().all(|letter| letter.is_ascii_alphabetic() || letter == ' ');
            let has_vowel = text.get(1..).is_some_and(|rest| rest.contains(['a', 'e', 'i', 'o', 'u']));
            if is_word && is_name && has_vowel {
                words.push(text[..1].to_uppercase() + &text[1..]);
            }
        }
    }
    words.sort();
    words.dedup_by_key(|word| word.to_lowercase());
    words
}

/// The vowels, and with an accent.
const ACCENTS: [(&str, &str); 5] = [("a", "á"), ("e", "é"), ("i", "í"), ("o", "ó"), ("u", "ú")];

/// Returns a name with accents on its vowels.
fn accented(name: &str) -> String {
    ACCENTS.iter().fold(name.to_owned(), |name, (vowel, accent)| name.replace(vowel, accent))
}

/// Returns a text without the accents of [`accented`].
fn bare(text: &str) -> String {
    ACCENTS.iter().fold(text.to_owned(), |text, (vowel, accent)| text.replace(accent, vowel))
}

/// Registers players whose names and clubs are words, pairs a round and enters results.
fn event(names: &[String]) -> TestDesk {
    event_of("fide-swiss", names)
}

fn knockout(names: &[String]) -> TestDesk {
    event_of("knockout", names)
}

fn event_of(preset: &str, names: &[String]) -> TestDesk {
    let line = |at: usize| format!("{}, {}, club {}", names[at], 2000 - at, names[(at + 1) % names.len()]);
    let lines: Vec<String> = (0..names.len()).map(line).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut desk = TestDesk::new(preset, &lines);
    desk.keys("<F4>p<Enter>10=1<F5>");
    desk
}

/// Registers teams whose names, clubs and players are words, pairs a round and enters results of a match.
fn teams(names: &[String]) -> TestDesk {
    let (teams, players) = names.split_at(names.len() / 3);
    let teams: Vec<&str> = teams.iter().map(String::as_str).collect();
    let mut desk = TestDesk::new("team-swiss", &teams);
    desk.keys("<F3><Home>");
    for five in players.chunks(5) {
        desk.keys("m");
        desk.app.handle(Event::Paste(five.join("; ")));
        desk.keys("<Enter> <Esc><Down>");
    }
    desk.keys("<F4>p<Enter><Enter>10=1<Esc><F5>");
    desk
}

#[test]
fn a_name_that_is_a_word_is_translated_by_no_report() {
    let tags: Vec<&str> = language::files().iter().map(|(tag, _)| *tag).collect();
    let words = words();
    let mut count = 0;
    for (at, names) in words.chunks(MOST).enumerate().step_by(STEP) {
        let others: Vec<String> = names.iter().map(|name| accented(name)).collect();
        let [state, other] = [names, &others].map(|names| event(names).app.desk().unwrap().state().clone());
        assert_eq!(state.players.len(), other.players.len(), "{names:?}");
        for tag in ["de", tags[at % tags.len()]] {
            let language = Language::of(tag).unwrap();
            let [own, other] = [&state, &other].map(|state| reports_after(state, RoundNo(1), &language));
            for (own, other) in own.iter().zip(&other) {
                let [own, other] =
                    [own, other].map(|report| bare(&format!("{:#?}", report.translated().sections)));
                let differs = own.lines().zip(other.lines()).find(|(one, other)| one != other);
                assert_eq!(differs, None, "{tag}");
                count += 1;
            }
        }
    }
    assert!(count > 100 / STEP, "{count}");
}

/// The keys that lead to the screens with names, one after the other, and to messages about players.
const SCREENS: [&str; 43] = [
    "<F3>",
    "c",
    "<Esc>a",
    "<Esc>b",
    "2 half<Enter>",
    "v",
    "+1 late<Enter>",
    "f",
    "<Enter>",
    "<Esc>e",
    "<Esc>o",
    "#",
    "<Esc>x",
    "4<Enter>",
    "<Esc> ",
    "<Esc>d",
    "<Esc><End>w",
    "late<Enter>",
    "f",
    "<Esc>r",
    "<Esc>X",
    "late<Enter>",
    "<Esc>u",
    "<Esc>/",
    "<Esc><Esc><F4>",
    "e",
    "<Esc>kc",
    "<Esc><F5>",
    "e",
    "<Esc><F6>",
    "<F7>",
    "<F8>",
    "<Up>",
    "<Up>",
    "<Up>",
    "<Up>",
    "<Up>",
    "<Up>",
    "<Up>e",
    "<Esc>d",
    "<Enter>",
    "<Esc><F9>",
    "<Down><Enter>",
];

/// The keys that lead to the screens of an event of teams.
const SCREENS_OF_TEAMS: [&str; 24] = [
    "<F3>",
    "m",
    "<Esc>M",
    "<Esc>c",
    "<Esc>e",
    "<Esc>x",
    "<Esc><End>w",
    "<Esc>o",
    "<Esc><Esc><F4>",
    "<Home>e",
    "<Esc><Enter>",
    "t",
    "<Esc>c",
    "<Esc><Esc><Home>c",
    "<Esc><Esc><F5>",
    "e",
    "<Esc><F6>",
    "<F7>",
    "<F8>",
    "<Up>",
    "<Up>",
    "<Up>e",
    "<Esc><F9>",
    "<Down><Enter>",
];

#[test]
fn a_name_that_is_a_word_is_translated_on_no_screen() {
    same_on_screens(event, &SCREENS);
}

#[test]
fn a_team_that_is_a_word_is_translated_on_no_screen() {
    same_on_screens(teams, &SCREENS_OF_TEAMS);
}

#[test]
fn a_name_in_a_bracket_is_translated_on_no_screen() {
    same_on_screens(
        knockout,
        &["<F4>", "e", "<Esc><F5>", "<F6>", "<F7>", "<F8>", "<Up>e", "<Esc><F9>", "<Enter>"],
    );
}

/// Checks that names look the same in all languages on screens to which keys lead.
#[track_caller]
fn same_on_screens(event: fn(&[String]) -> TestDesk, screens: &[&str]) {
    let mut translated = Vec::new();
    let languages: Vec<DeskLanguage> = DeskLanguage::all().filter(|one| one.tag() != ENGLISH).collect();
    let words: Vec<String> = words().into_iter().filter(|word| !NAMES.contains(&&**word)).collect();
    for (at, names) in words.chunks(MOST - 2).enumerate().step_by(STEP) {
        let language = &languages[at % languages.len()];
        // The first and the last player are those whom most keys are about.
        let [first, last] = [at, at + NAMES.len() / 2].map(|at| NAMES[at % NAMES.len()].to_owned());
        let names: Vec<String> = [first].into_iter().chain(names.iter().cloned()).chain([last]).collect();
        let others: Vec<String> = names.iter().map(|name| accented(name)).collect();
        screen::speak(language);
        let [mut own, mut other] = [&names, &others].map(|names| event(names));
        for keys in screens {
            let [one, two] = [&mut own, &mut other].map(|desk| {
                desk.keys(keys);
                bare(&desk.screen(160, 50))
            });
            let differ = one.lines().zip(two.lines()).filter(|(one, two)| one != two);
            translated.extend(differ.map(|(one, two)| format!("{} {keys}:\n{one}\n{two}", language.tag())));
        }
        screen::speak(&DeskLanguage::default());
    }
    assert_eq!(translated.len(), 0, "{}", translated.join("\n"));
}
