//! Lists of players from programs and federations, in their encodings and languages (`tests/lists`): how each
//! is understood, and the players it becomes. The people are invented.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::Act;
use wallchart::engine::refusal::{Clause, Level};
use wallchart::engine::state::State;
use wallchart::formats::player_list::compare::{Comparison, KnownBy, compare};
use wallchart::formats::player_list::{self, Choices, Draft, Form, ListError};
use wallchart::formats::registration;
use wallchart::presets;

use crate::support::expected;

/// The lists, each with its special feature.
const LISTS: [&str; 13] = [
    "swiss-manager-de.csv",
    "swiss-manager-list.csv",
    "swiss-manager-en.txt",
    "vega.csv",
    "sharly.csv",
    "swisssys.csv",
    "feda.csv",
    "sverige.txt",
    "dsb.csv",
    "knsb.csv",
    "typed.txt",
    "fide-combined.txt",
    "fide-standard.txt",
];

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/lists/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn draft(text: &str) -> Draft {
    player_list::read(text.as_bytes(), &Choices::default()).unwrap()
}

fn event() -> State {
    desk().state().clone()
}

fn desk() -> Desk {
    let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Lists".parse().unwrap(), &mut clock);
    Desk::in_memory(header, clock).unwrap()
}

fn take(state: &mut State, draft: &Draft) -> Comparison {
    let found = compare(draft, state, &BTreeSet::new());
    if let Some(act) = found.act(draft, state, true) {
        state.apply(&act).unwrap();
    }
    found
}

fn shown(draft: &Draft) -> String {
    let mut text = String::new();
    let form = match draft.form {
        Form::Separated(separator) => separator.name(),
        Form::FixedWidth => "fixed width",
        Form::Report => "report",
    };
    let mark = if draft.has_mark { " with a mark" } else { "" };
    let headings = draft.headings.map_or("no headings".to_owned(), |line| format!("headings in line {line}"));
    let _ = writeln!(text, "  {form}, {}{mark}, {headings}", draft.encoding.name());
    for column in draft.columns.iter().filter(|_| draft.by_columns) {
        let field = column.field.map_or("-", |field| field.name());
        let _ = writeln!(text, "    {:<26}{field}", column.heading);
    }
    if !draft.ratings.is_empty() {
        let ratings: Vec<&str> = draft.ratings.iter().map(|kind| kind.name()).collect();
        let _ = writeln!(text, "  rating: {}", ratings.join(", else "));
    }
    for player in &draft.players {
        let kind = player.rating.map_or("", |kind| kind.name());
        let _ = writeln!(text, "  {:>3}  {}  [{kind}]", player.line, registration::write(&player.entrant));
    }
    for finding in &draft.findings {
        let _ = writeln!(text, "  ! {finding}");
    }
    text
}

#[test]
fn lists_of_every_program_language_and_encoding_are_understood() {
    let mut text = String::new();
    for name in LISTS {
        let read = player_list::read(&bytes(name), &Choices::default()).unwrap();
        let _ = write!(text, "{name}\n{}\n", shown(&read));
    }
    expected::check("tests/lists/understood.expected", &text);
}

/// Values that no report and no prize supports are left out of a list; implausible ones cause a question.
#[test]
fn values_that_reports_do_not_support_are_dropped() {
    for name in LISTS {
        let read = player_list::read(&bytes(name), &Choices::default()).unwrap();
        for player in &read.players {
            let entrant = &player.entrant;
            assert!(["", "m", "w"].contains(&entrant.sex.as_str()), "{name}:{} {}", player.line, entrant.sex);
            assert!(
                entrant.title.is_empty()
                    || wallchart::engine::person::TITLES.contains(&entrant.title.as_str())
            );
            assert!(
                entrant.fide_id.bytes().all(|byte| byte.is_ascii_digit())
                    && !entrant.fide_id.starts_with('0')
            );
            assert!([0, 4, 10].contains(&entrant.born.len()), "{name}:{} {}", player.line, entrant.born);
        }
    }
    let read = player_list::read(&bytes("swiss-manager-de.csv"), &Choices::default()).unwrap();
    let state = event();
    let act = compare(&read, &state, &BTreeSet::new()).act(&read, &state, true).unwrap();
    let warnings: Vec<String> = state.warnings(&act).iter().map(ToString::to_string).collect();
    assert_eq!(warnings, ["Zu, Neu: no federation has the code `XYZ` (unknown federation)"]);
}

#[test]
fn choices_override_the_detected_columns() {
    let mut choices = Choices::default();
    choices.map("EloN=rating").unwrap();
    choices.map("4 = none").unwrap();
    choices.map("Typ=club").unwrap();
    let read = player_list::read(&bytes("swiss-manager-de.csv"), &choices).unwrap();
    let lines: Vec<String> =
        read.players.iter().take(2).map(|player| registration::write(&player.entrant)).collect();
    assert_eq!(
        lines,
        [
            "Müller, Jörg, 2190, standard 2214, FM, m, GER, born 1987-03-12",
            "Groß, Änne, 1855, w, GER, club U30, born 1999"
        ]
    );
    assert_eq!(read.unused(), ["SNr", "ID-Nr", "Verein/Ort"]);
    let wrong = |text: &str| Choices::default().map(text).unwrap_err().to_string();
    assert!(wrong("Elo").starts_with("`Elo` does not say what a column holds"));
    assert!(wrong("=name").starts_with("`=name` does not say"));
    assert!(wrong("Elo=shoe").starts_with("`shoe` is not a field (expected none, name, last name"));
    // A list without headings has columns too, once one of them is given a meaning.
    let mut choices = Choices::default();
    choices.map("1=last name").unwrap();
    choices.map("2=first name").unwrap();
    choices.map("3=born").unwrap();
    let read = player_list::read(b"Berg;Luca;1987\nDahl;Anna;12.03.1999\n", &choices).unwrap();
    let lines: Vec<String> = read.players.iter().map(|player| registration::write(&player.entrant)).collect();
    assert_eq!(lines, ["Berg, Luca, born 1987", "Dahl, Anna, born 1999-03-12"]);
}

#[test]
fn the_federations_rating_has_priority_by_default() {
    let text = "Name;Elo_F;Elo_N;Rapid\nA;2214;2190;2100\nB;0;1900;\nC;;;1700\n";
    let ratings = |choice: usize| {
        let first = draft(text);
        let choices = Choices { ratings: first.rating_choices.get(choice).cloned(), ..Choices::default() };
        let read = player_list::read(text.as_bytes(), &choices).unwrap();
        let names: Vec<&str> = read.ratings.iter().map(|kind| kind.name()).collect();
        let rating = |player: &player_list::ListedPlayer| {
            player.entrant.rating.map_or("-".to_owned(), |rating| rating.to_string())
        };
        format!("{}: {}", names.join(", "), read.players.iter().map(rating).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(ratings(0), "FIDE rating, national rating: 2214 1900 -");
    assert_eq!(ratings(1), "FIDE rating: 2214 - -");
    assert_eq!(ratings(2), "national rating, FIDE rating: 2190 1900 -");
    assert_eq!(ratings(3), "national rating: 2190 1900 -");
    assert_eq!(ratings(4), "rapid rating, FIDE rating, national rating: 2100 1900 1700");
    assert_eq!(ratings(5), "rapid rating: 2100 - 1700");
    assert_eq!(draft(text).rating_choices.len(), 6);
}

/// Two real people were dropped from a list of 300 because others had their names.
#[test]
fn namesakes_are_two_people_and_a_repeated_list_is_one() {
    let text = "Name;Born;FIDE id;Rating\n\
        Berg, Luca;1987;17;2214\n\
        Berg, Luca;1999;18;1800\n\
        Dahl, Anna;1990;;1700\n\
        Dahl, Anna;2001;;1500\n\
        Klee, Eva;;;1400\n\
        Klee, Eva;;;1300\n\
        BERG, Luca;1987;17;2214\n\
        Dahl Anna;1990;;1700\n";
    let mut state = event();
    let first = take(&mut state, &draft(text));
    assert_eq!(state.players.len(), 6);
    assert_eq!(first.repeated.len(), 2);
    let notes: Vec<String> = first.notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        notes,
        [
            "3: Berg, Luca is another person than the one in line 2",
            "5: Dahl, Anna is another person than the one in line 4",
            "7: Klee, Eva is another person than the one in line 6",
            "8: BERG, Luca is in line 2 already, with the same id: left out",
            "9: Dahl Anna is in line 4 already, born in the same year: left out",
        ]
    );
    let again = take(&mut state, &draft(text));
    assert_eq!((again.new.len(), again.changed().count(), state.players.len()), (0, 0, 6));
    let by: Vec<KnownBy> = again.known.iter().map(|known| known.by).collect();
    assert_eq!(by.iter().filter(|by| **by == KnownBy::Name).count(), 2, "nothing tells the two Klees apart");
    // A third person of that name is new.
    let more = format!("{text}Klee, Eva;;;1200\n");
    assert_eq!(take(&mut state, &draft(&more)).new.len(), 1);
}

#[test]
fn changes_of_known_players_are_listed_by_field() {
    let mut state = event();
    take(
        &mut state,
        &draft(
            "Name;Rating;Club;FIDE id;Born\nBerg, Luca;2214;SK Nord;17;1987-03-12\nDahl, Anna;1700;;;1990\n",
        ),
    );
    let newer = draft(
        "Name;Rating;Club;FIDE id;Born;Title\nBerg-Klee, Luca;2230;;17;1987;FM\nDAHL Anna;1700;SK Süd;99;1990;\nNeu, Nia;;;;;\n",
    );
    let found = compare(&newer, &state, &BTreeSet::new());
    let changes: Vec<String> = found
        .changed()
        .map(|known| known.differences.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        .collect();
    assert_eq!(
        changes,
        [
            "name: Berg, Luca → Berg-Klee, Luca, rating: 2214 → 2230, title: none → FM",
            "FIDE id: none → 99, club: none → SK Süd"
        ]
    );
    assert_eq!(found.new, [2]);
    let Some(Act::TakeList { new, changed, .. }) = found.act(&newer, &state, false) else { panic!("no act") };
    assert_eq!((new.len(), changed.len()), (1, 0), "only whoever is new");
    let other = draft("Name;FIDE id\nMoser, Vera;17\n");
    let asked = compare(&other, &state, &BTreeSet::new()).asked();
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].text, "No (1) Berg, Luca is called Moser, Vera in the list, with the same id");
    // A line that is marked as another person is one.
    let apart = BTreeSet::from([3]);
    assert_eq!(compare(&newer, &state, &apart).new, [1, 2]);
}

#[test]
fn one_id_with_two_names_is_reported() {
    let text = "Name;FIDE id\nBerg, Luca;17\nDahl, Anna;17\n";
    let state = event();
    let read = draft(text);
    let found = compare(&read, &state, &BTreeSet::new());
    assert_eq!(found.new, [0, 1]);
    let notes: Vec<String> = found.notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["3: Dahl, Anna has the id 17 of Berg, Luca in line 2: one of them is wrong"]);
    let act = found.act(&read, &state, true).unwrap();
    let warnings = state.warnings(&act);
    let twice = warnings.iter().find(|one| one.clause == Clause::SameId && one.level == Level::Confirm);
    assert!(found.says_already(twice.unwrap()), "the preview says it once, with its line");
}

/// The preview of a list does not repeat a note about namesakes as a doubt.
#[test]
fn a_namesake_is_reported_once() {
    let state = event();
    let read = draft("Name;Rating\nBerg, Luca;2100\nBerg, Luca;9999\n");
    let found = compare(&read, &state, &BTreeSet::new());
    let warnings = state.warnings(&found.act(&read, &state, true).unwrap());
    let said: Vec<_> = warnings.iter().map(|one| (one.clause, found.says_already(one))).collect();
    assert_eq!(said, [(Clause::UnlikelyRating, false), (Clause::SameName, true)]);
}

/// A line that the rules of the event refuse is named, and the other players are registered.
#[test]
fn a_refused_line_does_not_stop_the_others() {
    let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let setup = presets::find("crikey").unwrap().setup;
    let header = presets::header(setup, "Lists".parse().unwrap(), &mut clock);
    let mut state = State::new(&header);
    let found = take(&mut state, &draft("Name;Rating\nBerg;74.10\nDahl;74.123\nKlee;80\n"));
    assert_eq!((found.refused, state.players.len()), (vec![1], 2));
    assert_eq!(
        found.notes[0].to_string(),
        "3: not read: Dahl: a rating of 74.123 has more decimals than the rating system has (2)"
    );
}

/// A list of 300 took 300 undos.
#[test]
fn a_list_is_one_act_and_one_undo() {
    let mut desk = desk();
    let mut text = String::from("Name;Rating\n");
    for number in 0..300 {
        let _ = writeln!(text, "Player {number:03};{}", 1500 + number);
    }
    let read = draft(&text);
    let act = compare(&read, desk.state(), &BTreeSet::new()).act(&read, desk.state(), true).unwrap();
    desk.record(act, &[]).unwrap();
    assert_eq!((desk.state().players.len(), desk.entries().len()), (300, 1));
    desk.undo().unwrap();
    assert_eq!(desk.state().players.len(), 0);
    desk.redo().unwrap();
    assert_eq!(desk.state().players.len(), 300);
}

#[test]
fn a_file_that_is_not_a_list_is_refused() {
    let refused = |bytes: &[u8]| player_list::read(bytes, &Choices::default()).unwrap_err();
    assert_eq!(refused(b"PK\x03\x04..."), ListError::Spreadsheet);
    assert_eq!(refused(b"Na\0me\x01\x02\x03\x04"), ListError::NotText);
    assert_eq!(refused(b"").to_string(), "there is no player in the list");
    assert_eq!(
        refused(b"Name;Rating\n;1500\n").to_string(),
        "there is no player in the list (2: not read: a name is missing (`1500`))"
    );
}

#[test]
fn no_list_is_forgotten() {
    let names: Vec<String> =
        LISTS.iter().copied().chain(["understood.expected"]).map(str::to_owned).collect();
    expected::check_folder("tests/lists", &names);
}

#[test]
fn a_plus_makes_two_players_only_for_fixed_partners() {
    for (list, alone, together) in [
        ("Berg, Luca, 2214, club Nord + Süd\n", "Berg, Luca", None),
        ("Name;Elo\nAlice + Charles;1500\n", "Alice + Charles", Some(["Alice", "Charles"])),
        ("Alice, 1500 + Charles\n", "Alice, 1500 + Charles", Some(["Alice", "Charles"])),
    ] {
        let names = |partners| {
            let choices = Choices { partners, ..Choices::default() };
            let read = player_list::read(list.as_bytes(), &choices).unwrap();
            read.players.iter().map(|player| player.entrant.name.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(names(false).first().map(String::as_str), Some(alone), "{list}");
        assert!(names(false).len() < 2, "{list}: {:?}", names(false));
        if let Some(pair) = together {
            assert_eq!(names(true), pair, "{list}");
        }
    }
}
