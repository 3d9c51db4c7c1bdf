//! Reports against golden files, and laws for every report with any names.

use crate::support::audited::contents_of;
use std::path::Path;

use crate::support::expected;
use crate::support::showcase;
use proptest::prelude::*;
use wallchart::calendar::Calendar;
use wallchart::clock::SteppingClock;
use wallchart::engine::action::{Act, Numbering, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::rating::fide::FideRules;
use wallchart::engine::refusal::Refusal;
use wallchart::engine::replay;
use wallchart::engine::scoring::GameScore::{Loss, Win};
use wallchart::engine::setup::{RatingSystem, Setup};
use wallchart::engine::standings::{Explanations, Standings};
use wallchart::engine::state::State;
use wallchart::engine::text::{Label, is_control, is_directional};
use wallchart::formats::language::Language;
use wallchart::formats::report::names::{NameOrder, by_name};
use wallchart::formats::report::{
    Format, NoReport, Options, Report, ReportKind, Source, card, crosstable, csv, html, pairings, standings,
    text,
};
use wallchart::formats::{prizes, registration};
use wallchart::presets;

const PRIZES: &str = r#"(
    currency: "EUR",
    sharing: Hort,
    categories: [
        (name: "General", prizes: ["300", "150.50", "100"]),
        (name: "Women", who: (sex: "w"), prizes: ["90", "45"], sharing: Equal),
        (name: "Juniors", who: (born_from: "2008"), prizes: ["50"]),
    ],
)"#;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn build(kind: ReportKind, state: &State) -> Report {
    let imprint = showcase::imprint();
    let source = Source { state, round: state.last_round(), imprint: &imprint };
    let now = Standings::after(state, source.round);
    let options = Options { order: &NameOrder::plain(), prizes: Some(&prizes::read(PRIZES).unwrap()) };
    kind.build(source, &now, options).unwrap()
}

/// Every report that an event has.
fn all(state: &State) -> impl Iterator<Item = ReportKind> {
    ReportKind::ALL.iter().copied().filter(|kind| kind.is_of(state))
}

/// Every report but the prize list, which is of an event with prizes.
fn without_prizes(state: &State) -> impl Iterator<Item = ReportKind> {
    all(state).filter(|kind| *kind != ReportKind::Prizes)
}

fn saved(name: &str) -> State {
    let contents = contents_of(&root().join("saves").join(format!("{name}.ron"))).unwrap();
    replay::replay(&contents.header, &contents.entries).unwrap().0
}

#[track_caller]
fn check(name: &str, found: &str) {
    expected::check(&format!("tests/reports/{name}"), found);
}

#[test]
fn every_report_in_every_form_matches_its_golden_file() {
    let state = showcase::event(&showcase::NAMES);
    for kind in all(&state) {
        let report = build(kind, &state);
        check(&format!("{}.txt", kind.name()), &text::write(&report));
        check(&format!("{}.csv", kind.name()), &csv::write(&report).unwrap());
        check(&format!("{}.html", kind.name()), &html::write(&report));
    }
}

#[test]
fn other_games_have_tables_placings_and_ratings() {
    for event in [
        "document-crikey-4",
        "document-dice-1",
        "document-tractor",
        "dice-night",
        "tractor-pairs",
        "chess-knockout",
        "double-elimination",
    ] {
        let state = saved(event);
        let texts: String =
            without_prizes(&state).map(|kind| text::write(&build(kind, &state)) + "\n").collect();
        check(&format!("{event}.txt"), &texts);
    }
}

#[test]
fn rating_changes_in_every_form_and_by_every_system() {
    let mut state = showcase::event(&showcase::NAMES);
    state.setup.rating = RatingSystem::Fide(FideRules::default());
    let report = build(ReportKind::Ratings, &state);
    check("ratings.txt", &text::write(&report));
    check("ratings.csv", &csv::write(&report).unwrap());
    let page = html::write(&report);
    tags(&page);
    check("ratings.html", &page);
    for system in RatingSystem::offered().into_iter().filter(|system| *system != state.setup.rating) {
        let rated = State { setup: Setup { rating: system, ..state.setup.clone() }, ..state.clone() };
        assert_eq!(ReportKind::Ratings.is_of(&rated), system != RatingSystem::Unrated);
        if system == RatingSystem::Unrated {
            continue;
        }
        let shown = text::write(&build(ReportKind::Ratings, &rated));
        assert!(shown.contains(&format!("Rated by: {}", system.name())), "{shown}");
        let standings = Standings::after(&rated, rated.last_round());
        let shown = csv::write(&build(ReportKind::Ratings, &rated)).unwrap();
        let mut reader = ::csv::Reader::from_reader(shown.as_bytes());
        let new = reader.headers().unwrap().iter().position(|head| head == "New").unwrap();
        let records: Vec<_> = reader.records().map(Result::unwrap).collect();
        for row in standings.rows {
            let now = row.rating.now.map_or_else(String::new, |now| format!("{now:.*}", system.decimals()));
            let name = showcase::NAMES[row.player.index()];
            let record = records.iter().find(|record| &record[1] == name).unwrap();
            assert_eq!(record[new], now, "{name} by {}", system.name());
        }
    }
}

#[test]
fn before_the_first_round_only_the_field_is_reported() {
    let mut state = showcase::event(&showcase::NAMES);
    state.rounds.clear();
    let texts: String = without_prizes(&state)
        .filter(|kind| !kind.wants_a_round())
        .map(|kind| text::write(&build(kind, &state)) + "\n")
        .collect();
    check("before.txt", &texts);
    let imprint = showcase::imprint();
    let source = Source { state: &state, round: RoundNo(0), imprint: &imprint };
    let options = Options { order: &NameOrder::plain(), prizes: None };
    let now = Standings::after(&state, RoundNo(0));
    for kind in without_prizes(&state).filter(|kind| kind.wants_a_round()) {
        assert_eq!(kind.build(source, &now, options), Err(NoReport::NoRound), "{}", kind.name());
    }
    // A site has its pages of pairings from the beginning.
    for report in [pairings::by_board(&source), by_name(&source, options.order)] {
        assert!(text::write(&report).contains("No round is published yet."));
    }
}

/// The tags of a page in order, without the marks of foreign scripts; panics if they do not nest. Rows and
/// cells have no end tags.
fn tags(page: &str) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    let mut tags = Vec::new();
    for piece in page.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap();
        let name = tag.trim_start_matches('/').split(' ').next().unwrap().to_owned();
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop().as_deref(), Some(closed)),
            None if matches!(&*name, "meta" | "!DOCTYPE" | "tr" | "th" | "td" | "br") => {}
            None => open.push(name.clone()),
        }
        if name != "bdi" {
            tags.push(name);
        }
    }
    assert_eq!(open, Vec::<String>::new());
    tags
}

#[test]
fn a_page_is_self_contained_and_has_a_title() {
    let state = showcase::event(&showcase::NAMES);
    for kind in all(&state) {
        let page = html::write(&build(kind, &state));
        for part in [
            "<!DOCTYPE html>\n<html lang=\"en\">",
            "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "<title>",
            "Bücher &amp; &quot;Open&quot; &lt;2026&gt;, round 3 of 5",
            "last entry 2026-11-21T12:34:56Z",
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
            "@media print",
        ] {
            assert!(page.contains(part), "{}: `{part}` is not there", kind.name());
        }
        for part in ["http:", "https:", "src=", "url(", "<script", "<b>", "@import", "<link", " on"] {
            let tags = page.split('<').map(|piece| piece.split('>').next().unwrap_or_default());
            let found =
                if part == " on" { tags.clone().any(|tag| tag.contains(" on")) } else { page.contains(part) };
            assert!(!found, "{}: `{part}` is there", kind.name());
        }
        assert_eq!(page.matches("<h1>").count(), 1);
        tags(&page);
    }
}

/// A text in the form of an event file.
fn of_a_file(text: &str) -> Label {
    ron::from_str(&ron::to_string(text).unwrap()).unwrap()
}

#[test]
fn text_reports_have_no_control_characters() {
    let names =
        ["a\u{202e}b", "\u{2067}c", "\u{9b}31m", "\u{1b}[2J", "\u{7}", "f\u{200d}g", "h\n", "i\t", "j"];
    let mut state = showcase::event(&showcase::NAMES);
    for (player, name) in state.players.iter_mut().zip(names) {
        player.entrant.name = of_a_file(name);
        player.entrant.club = of_a_file("\u{1b}]0;club\u{7}");
    }
    for kind in all(&state) {
        let shown = text::write(&build(kind, &state));
        let bad = |c: &char| is_control(*c) && !matches!(c, '\n' | '\u{c}') || is_directional(*c);
        assert_eq!(shown.chars().find(bad), None, "{}", kind.name());
    }
}

#[test]
fn csv_has_a_field_for_each_column_and_plain_names() {
    let state = showcase::event(&showcase::NAMES);
    let mut hold = Vec::new();
    let without_players = [ReportKind::Schedule, ReportKind::TableNumbers];
    for kind in all(&state).filter(|kind| !without_players.contains(kind)) {
        let shown = csv::write(&build(kind, &state)).unwrap();
        let mut reader = ::csv::Reader::from_reader(shown.as_bytes());
        let fields: Vec<String> = reader
            .records()
            .flat_map(|record| record.unwrap().iter().map(str::to_owned).collect::<Vec<_>>())
            .collect();
        let is_there = |name: &&str| fields.iter().any(|field| field == name);
        assert!(showcase::NAMES.iter().any(is_there), "{}: no cell is the name of a player", kind.name());
        hold.extend(is_there(&showcase::NAMES[6]).then_some(kind.name()));
    }
    let everybody =
        ["pairings", "names", "standings", "crosstable", "cards", "slips", "prizes", "fees", "starting-list"];
    assert!(everybody.iter().all(|kind| hold.contains(kind)), "{hold:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn no_name_changes_a_page(names in prop::collection::vec("\\PC{1,20}[a-z<>&\"']", 9)) {
        let plain = showcase::event(&["A"; 9]);
        let mut state = plain.clone();
        for (player, name) in state.players.iter_mut().zip(&names) {
            player.entrant.name = Label::taken_over(name);
        }
        // The order by name and the odd cent depend on names alone or not at all.
        for kind in [ReportKind::Pairings, ReportKind::Standings, ReportKind::Crosstable, ReportKind::Cards, ReportKind::Slips, ReportKind::Prizes] {
            prop_assert_eq!(tags(&html::write(&build(kind, &state))), tags(&html::write(&build(kind, &plain))));
        }
    }
}

/// The sign between two languages, in a name, begins no line.
#[test]
fn a_name_with_a_slash_stays_in_one_line() {
    let cards = |name| tags(&html::write(&build(ReportKind::Cards, &showcase::event(&[name; 9]))));
    assert_eq!(cards("Ana / Ben"), cards("Ana"));
}

#[test]
fn an_earlier_round_can_be_reported() {
    let state = showcase::event(&showcase::NAMES);
    let imprint = showcase::imprint();
    let source = Source { state: &state, round: RoundNo(1), imprint: &imprint };
    let shown = text::write(&pairings::by_board(&source));
    assert!(shown.contains("Pairings of round 1\n"), "{shown}");
    assert!(shown.contains("pairing-allocated bye"), "{shown}");
    let standings = text::write(&standings::standings(&source, &Standings::after(&state, RoundNo(1))));
    assert!(!standings.contains("missing"), "{standings}");
}

#[test]
fn fixed_boards_are_named_on_list_and_slip() {
    let mut state = showcase::event(&showcase::NAMES);
    state.players[4 - 1].fixed_board = Some(BoardNo(2));
    state.players[6 - 1].fixed_board = Some(BoardNo(1));
    let list = text::write(&build(ReportKind::Pairings, &state));
    let list = list.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = "Fixed boards: Émile, Zoé at board 2;";
    assert!(list.contains(expected) && list.contains("(in this round at 3)"), "{list}");
    let slips = text::write(&build(ReportKind::Slips, &state));
    assert!(slips.contains("Fixed  Émile, Zoé at 2\n"), "{slips}");
}

/// Builds a report in a language, with the days of the event as text in it.
fn build_in(tags: &str, kind: ReportKind, state: &State) -> Report {
    let language = Language::of(tags).unwrap();
    let imprint = showcase::imprint().dated(language, &Calendar::default(), &state.details, "");
    let source = Source { state, round: state.last_round(), imprint: &imprint };
    let options = Options { order: &NameOrder::plain(), prizes: None };
    kind.build(source, &Standings::after(state, source.round), options).unwrap()
}

#[test]
fn lines_and_boxes_to_write_on_are_drawn_and_are_no_data() {
    let state = showcase::event(&showcase::NAMES);
    for (kind, drawn) in [(ReportKind::ResultSheet, "________"), (ReportKind::CheckIn, "[ ]")] {
        let report = build(kind, &state);
        assert!(text::write(&report).contains(drawn) && html::write(&report).contains(drawn));
        assert!(!csv::write(&report).unwrap().contains(drawn));
    }
}

#[test]
fn the_beginning_of_a_round_is_written_in_the_language() {
    let mut state = showcase::event(&showcase::NAMES);
    let round = state.last_round().index();
    state.details.schedule = vec![Label::default(); round];
    state.details.schedule.push("2026-11-21 14:00".parse().unwrap());
    for (tags, expected) in [("en", "November 21, 2026, 14:00"), ("de", "21. November 2026, 14:00")] {
        let schedule = build_in(tags, ReportKind::Schedule, &state);
        assert!(text::write(&schedule).contains(expected));
        assert!(csv::write(&schedule).unwrap().contains("2026-11-21 14:00"), "data keep the figures");
        assert!(build_in(tags, ReportKind::Pairings, &state).title.ends_with(expected));
    }
}

#[test]
fn a_diploma_says_the_place_as_its_language_does() {
    let state = saved("chess-swiss");
    for (tags, expected) in [("en", "1st place"), ("de", "1. Platz"), ("fr", "1re place"), ("zh", "第 1 名")]
    {
        let shown = text::write(&build_in(tags, ReportKind::Diplomas, &state));
        assert!(shown.contains(&format!("\n{expected}\n")), "{shown}");
    }
    assert!(text::write(&build_in("en", ReportKind::Diplomas, &state)).contains("\n3rd place\n"));
}

#[test]
fn the_team_of_a_seat_is_in_the_language() {
    let state = saved("tractor-mixed");
    for kind in [ReportKind::ResultSheet, ReportKind::Slips] {
        let shown = text::write(&build_in("de", kind, &state));
        assert!(shown.contains("1 (Mannschaft 1)") && !shown.contains("(Team"), "{shown}");
    }
}

#[test]
fn a_code_that_is_its_name_is_in_the_key_once() {
    let state = saved("chess-swiss");
    for (tags, word) in [("zh", "积分"), ("ja", "得点"), ("tr", "puan")] {
        let shown = text::write(&build_in(tags, ReportKind::Standings, &state));
        assert!(!shown.to_lowercase().contains(&format!("{word} {word}")), "{shown}");
    }
}

#[test]
fn tables_are_as_many_as_the_pairing_needs() {
    let mut state = saved("dice-night");
    state.rounds.clear();
    let size = usize::from(state.setup.pairing.table_size().unwrap());
    let numbers = build(ReportKind::TableNumbers, &state);
    assert_eq!(numbers.grid().unwrap().rows.len(), state.players.len().div_ceil(size));
}

#[test]
fn a_wide_crosstable_is_split_except_in_csv() {
    let mut state = showcase::event(&showcase::NAMES);
    let rounds: Vec<_> = state.rounds.iter().cycle().take(33).cloned().collect();
    state.rounds = rounds;
    let report = build(ReportKind::Crosstable, &state);
    let shown = text::write(&report);
    for heading in ["Rounds 1 to 15", "Rounds 16 to 30", "Rounds 31 to 33"] {
        assert!(shown.contains(heading), "{shown}");
    }
    assert_eq!(html::write(&report).matches("class=\"page").count(), 2);
    let shown = csv::write(&report).unwrap();
    let heads = shown.lines().next().unwrap();
    assert!(heads.starts_with("#,No,Name,1,2,3,") && heads.contains(",32,33,PTS,"), "{heads}");
}

#[test]
fn unrated_results_and_absent_players_are_reported() {
    let state = showcase::event(&showcase::NAMES);
    assert!(text::write(&build(ReportKind::Standings, &state)).contains("Withdrawn after round 2: "));
    assert!(text::write(&build(ReportKind::Standings, &state)).contains("From round 2: "));
    let chart = text::write(&build(ReportKind::Crosstable, &state));
    assert!(chart.contains("6wW") && chart.contains("4bL") && chart.contains("W D L the same"), "{chart}");
    assert!(text::write(&build(ReportKind::Cards, &state)).contains("1 unrated"));
    let dice = saved("dice-night");
    assert!(!text::write(&build(ReportKind::Crosstable, &dice)).contains("not rated"));
}

/// The report names the partners of a round of Tractor, the ranks at which it was played, and the stakes.
#[test]
fn a_tractor_report_names_partner_ranks_and_points() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/tractor-pairs.ron");
    let contents = contents_of(&path).unwrap();
    let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
    let imprint = showcase::imprint();
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let dahl = state.players.iter().find(|player| player.entrant.name.as_str() == "Dahl, Fatou").unwrap();
    let card = csv::write(&card::Cards::of(source).card(dahl.id)).unwrap();
    let mut lines = card.lines();
    assert_eq!(lines.next(), Some("Round,Table,Seat,Partner,Against,Result,Ranks,Def,RANK,Place"));
    let last = lines.last().unwrap();
    let expected = "\"Moser, Guðrún\",\"Ulm, Hugo + Iversen, Ines\",\"declared, gained 0 ranks; 165 points to the defenders\",4:2,165,";
    assert!(last.contains(expected), "{last}");
    let chart =
        csv::write(&crosstable::crosstable(&source, &Standings::after(&state, source.round))).unwrap();
    let row = chart.lines().find(|line| line.contains("Dahl, Fatou")).unwrap();
    // The name of the remaining partner is beside the player's, once.
    assert!(row.contains("+ Moser, Guðrún"), "{row}");
    assert!(row.contains(",T1:▲0,"), "{row}");
    assert!(chart.lines().next().unwrap().ends_with("RANK,TAKEN,ROUNDS"), "{chart}");
}

/// A state in which two players have one name and different clubs, after a round: one has Black at board 1,
/// one White at board 2.
fn with_namesakes(outcomes: [Outcome; 2]) -> State {
    let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let setup = Setup {
        rating: RatingSystem::Fide(FideRules::default()),
        ..presets::find("fide-swiss").unwrap().setup
    };
    let mut state = State::new(&presets::header(setup, "Names".parse().unwrap(), &mut clock));
    for line in
        ["Ek, 2400", "Frühling, Rosa, 2300", "Müller, Jan, 2200, club Nord", "Müller, Jan, 2100, club Süd"]
    {
        let entrant = registration::read(line).unwrap();
        state.apply(&Act::Register { id: state.next_player(), entrant }).unwrap();
    }
    let numbers = (1..=4).map(PlayerId);
    state.apply(&Act::Number { order: numbers.collect(), by: Numbering::Rating }).unwrap();
    let boards: Vec<_> = [[1, 3], [4, 2]].map(|seats| seats.map(PlayerId).to_vec()).to_vec();
    let round = RoundNo(1);
    state.apply(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand }).unwrap();
    for (board, outcome) in (1..).map(BoardNo).zip(outcomes) {
        state.apply(&Act::Record { round, board, outcome }).unwrap();
    }
    state
}

/// Every `Müller, Jan` in a text is followed by the club.
#[track_caller]
fn check_clubs(text: &str) {
    let mut named = text.split("Müller, Jan").skip(1).peekable();
    assert!(named.peek().is_some(), "nobody is named:\n{text}");
    for rest in named {
        assert!(rest.starts_with(" (Nord)") || rest.starts_with(" (Süd)"), "…{rest:.40}\n{text}");
    }
}

#[test]
fn every_report_distinguishes_namesakes() {
    let state = with_namesakes([Outcome::game(Loss, Win), Outcome::game(Win, Loss)]);
    for kind in all(&state) {
        let report = build(kind, &state);
        for form in Format::ALL {
            let text = form.write(&report).unwrap();
            if text.contains("Müller") {
                check_clubs(&text);
            }
        }
    }
    for kind in [ReportKind::Slips, ReportKind::Ratings, ReportKind::CheckIn, ReportKind::Prizes] {
        check_clubs(&text::write(&build(kind, &state)));
    }
}

#[test]
fn explanations_and_warnings_distinguish_namesakes() {
    let won = |white| Outcome::Forfeit { white, black: !white };
    let state = with_namesakes([won(true), won(false)]);
    for player in [1, 2].map(PlayerId) {
        for reason in Explanations::after(&state, RoundNo(1)).place(player) {
            if reason.fact.english().contains("Müller") {
                check_clubs(reason.fact.english());
            }
        }
    }
    let points = Explanations::after(&state, RoundNo(1)).place(PlayerId(1));
    assert!(
        points.iter().any(|reason| reason.fact.english().contains("against Müller, Jan (Nord)")),
        "{points:?}"
    );
    let absent = state.warning_of_absence(RoundNo(2)).unwrap();
    assert!(absent.text.ends_with(": Müller, Jan (Nord); Müller, Jan (Süd)"), "{absent}");
    let removed = Refusal::HasPlayed { player: state.name(PlayerId(4)), round: RoundNo(1) };
    check_clubs(&removed.to_string());
    assert_eq!(state.check(&Act::Remove { id: PlayerId(4) }).unwrap_err().0, [removed]);
}
