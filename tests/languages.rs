//! The texts of reports and pages in every language: each is used, each is there, and none is misspelt.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::support::audited::contents_of;
use crate::support::expected;
use crate::support::showcase;
use wallchart::engine::id::RoundNo;
use wallchart::engine::replay;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::engine::why::{Fact, Value};
use wallchart::formats::language::desk;
use wallchart::formats::language::{self, ENGLISH, Language, word_name};
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{Align, Block, Grid, Imprint, Options, Report, ReportKind, Source};
use wallchart::formats::views::Wording;

/// The texts that a language lacks; a language that is complete must stay so.
const MISSING: &[(&str, &[&str])] = &[];

/// The words that no report of the saves has: those of a site, of facts that no player there has, of rankings
/// and prizes that no event there has, and those that are parts of the name of a tie-break.
const ELSEWHERE: &[&str] = &[
    "ace",
    "aces",
    "adjourned",
    "amount",
    "average of opponents' Buchholz",
    "average perfect performance",
    "average performance of opponents",
    "average rating of opponents",
    "begins",
    "beside results",
    "blitz",
    "board count",
    "board of most games",
    "born",
    "bottom board elimination",
    "bottom boards",
    "Buchholz",
    "by first day",
    "by hand",
    "by name",
    "captain",
    "cat",
    "category",
    "club",
    "crosstable",
    "December 2024",
    "decimals",
    "deviation of the rated",
    "deviation of the unrated",
    "diploma for",
    "direct encounter",
    "equal division",
    "extended Sonneborn-Berger",
    "factor",
    "fed",
    "federation",
    "FIDE id",
    "final, played again",
    "find",
    "fives",
    "fixed board",
    "fixed",
    "Fore Buchholz",
    "forfeit, not rated",
    "forfeits as played",
    "fours",
    "from round",
    "full-point bye",
    "game and game points",
    "game and match points",
    "games with Black",
    "games won with Black",
    "given from outside",
    "given",
    "Hort system",
    "how the figures came about",
    "how",
    "id",
    "K",
    "Koya system",
    "letters",
    "losers' side",
    "lots",
    "March 2024",
    "match and game points",
    "match and match points",
    "my page",
    "national",
    "no rating",
    "not an official event",
    "not finished",
    "not rated",
    "nothing found",
    "number of wins",
    "October 2025",
    "on game points",
    "on match points",
    "one prize",
    "own place",
    "pages",
    "pairings",
    "perfect tournament performance",
    "performance in these games",
    "place at the table",
    "place given by hand",
    "place in the standings",
    "places of the prize that are shared",
    "player",
    "players by board",
    "players who count, of all",
    "position",
    "prize no",
    "prize",
    "prizes",
    "probit",
    "progressive scores",
    "rapid",
    "rating of the unrated",
    "rating-points exchange",
    "remarks",
    "reversed",
    "rounds elected to play",
    "scores and schedule strength",
    "secondary score",
    "short name",
    "sixes",
    "Sonneborn-Berger",
    "standard points",
    "standard",
    "starting list",
    "table of most games",
    "tau, hundredths",
    "team No",
    "teams",
    "this is my page",
    "threes",
    "title",
    "top board results",
    "top boards",
    "tournament performance rating",
    "twos",
    "volatility, ten-thousandths",
    "what the team has added",
    "White counts stronger by",
    "who counts",
    "winners' side",
];

/// The methods that look a text up by its name.
const LOOKUPS: [&str; 5] = ["say(", "tell(", "note(", "sentence(", "Wording::Message("];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Reads the messages of a Fluent file, each with the text behind its sign of equality.
pub(crate) fn messages(file: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((new, text)) if line.starts_with(|first: char| first.is_ascii_lowercase()) => {
                new.clone_into(&mut name);
                assert_eq!(messages.insert(name.clone(), text.to_owned()), None, "{name} is there twice");
            }
            _ => messages.entry(name.clone()).or_default().push_str(line),
        }
    }
    messages
}

fn of(tag: &str) -> BTreeMap<String, String> {
    messages(language::files().iter().find(|(known, _)| *known == tag).unwrap().1)
}

/// Returns the values that a text shows or chooses by.
pub(crate) fn values(text: &str) -> BTreeSet<String> {
    let parts = text.split('$').skip(1);
    parts.map(|part| part.chars().take_while(char::is_ascii_alphanumeric).collect()).collect()
}

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(path);
        }
    }
}

pub(crate) fn program() -> String {
    let mut files = Vec::new();
    for folder in ["engine/src", "crates/formats/src", "crates/pdf/src", "crates/desk/src", "crates/tui/src"]
    {
        sources(&root().join(folder), &mut files);
    }
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

#[test]
fn every_sentence_is_used_and_every_used_one_is_there() {
    let (english, program) = (of(ENGLISH), program());
    let desk = messages(desk::files().iter().find(|(known, _)| *known == ENGLISH).unwrap().1);
    let named = |name: &str| program.contains(&format!("\"{name}\""));
    for name in english.keys().filter(|name| !name.starts_with("word-") && !name.starts_with("fact-")) {
        let is_used = named(name) || name.strip_suffix("-alone").is_some_and(named);
        assert!(is_used, "{name} is not used");
    }
    for lookup in LOOKUPS {
        for part in program.split(&format!(".{lookup}")).chain(program.split(lookup)).skip(1) {
            let Some(name) = part.trim_start().strip_prefix('"').and_then(|part| part.split('"').next())
            else {
                continue;
            };
            let is_name =
                name.contains('-') && name.chars().all(|c| c.is_ascii_lowercase() || "-1".contains(c));
            let is_there = english.contains_key(name) || desk.contains_key(name);
            assert!(!is_name || is_there, "{name} is not in en.ftl");
        }
    }
}

/// The line of the English file below which stand the facts; this test writes them.
const FACTS: &str = "## Facts, such as reasons: parts of sentences that the English sources contain";

/// Returns the next text in quotes and what follows it.
fn literal(source: &str) -> Option<(String, &str)> {
    let (text, rest) = source.trim_start().strip_prefix('"')?.split_once('"')?;
    let mut lines = text.split("\\\n");
    let first = lines.next().unwrap_or_default().to_owned();
    Some((lines.fold(first, |text, line| text + line.trim_start()), rest))
}

/// Writes an English text of the sources as Fluent does: `{name}` is `{ $name }`.
fn in_fluent(english: &str) -> String {
    english.replace('{', "{ $").replace('}', " }")
}

/// Returns the name of the fact that begins here, and its message.
fn fact(source: &str) -> Option<(String, String)> {
    let (name, rest) = literal(source)?;
    let (english, rest) = literal(rest.trim_start().strip_prefix(',')?)?;
    let Some((many, rest)) = rest.trim_start().strip_prefix('|').and_then(literal) else {
        return Some((name, in_fluent(&english)));
    };
    let count = rest.trim_start_matches([',', ' ']).split([')', ',']).next()?;
    let (one, many) = (in_fluent(&english), in_fluent(&many));
    Some((name, format!("{{ ${count} ->\n    [one] {one}\n   *[other] {many}\n}}")))
}

/// Returns the facts in the order of the sources.
fn facts() -> Vec<(String, String)> {
    let mut files = Vec::new();
    sources(&root().join("engine/src"), &mut files);
    sources(&root().join("crates/formats/src"), &mut files);
    files.sort();
    files.retain(|file| !file.ends_with("why.rs"));
    let read = |file: &PathBuf| std::fs::read_to_string(file).unwrap();
    let all: String = files.iter().map(read).collect();
    all.split("fact!(").skip(1).filter_map(fact).collect()
}

#[test]
fn the_english_file_has_the_facts_of_the_sources() {
    let facts = facts();
    let names: BTreeSet<&String> = facts.iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), facts.len(), "a name of a fact is there twice");
    let english = "assets/languages/en.ftl";
    let file = expected::text(english);
    let (others, _) = file.split_once(FACTS).unwrap();
    let list: Vec<String> = facts.iter().map(|(name, text)| format!("fact-{name} = {text}")).collect();
    expected::check(english, &format!("{others}{FACTS}\n\n{}\n", list.join("\n")));
}

#[test]
fn the_name_of_a_word_is_its_english_text() {
    for (name, text) in of(ENGLISH) {
        assert!(!name.starts_with("word-") || word_name(text.trim()) == name, "{name}");
    }
}

/// Words are looked up by reports of every save after every round; the others are named with the place that
/// looks them up.
#[test]
fn every_word_is_looked_up() {
    let plain = Language::default();
    let mut used = BTreeSet::new();
    for state in saved() {
        for round in (0..=state.last_round().0).map(RoundNo) {
            let all = reports_after(&state, round, &plain);
            let looked_up = all.iter().flat_map(|report| words(report).into_iter().chain(cells(report)));
            used.extend(looked_up.map(|word| word_name(&word)));
        }
    }
    let unused: Vec<String> = of(ENGLISH)
        .into_iter()
        .filter(|(name, _)| name.starts_with("word-") && !used.contains(name))
        .map(|(_, text)| text.trim().to_owned())
        .collect();
    let sorted = |words: Vec<String>| words.into_iter().collect::<BTreeSet<_>>();
    assert_eq!(sorted(unused), sorted(ELSEWHERE.iter().map(ToString::to_string).collect()));
}

#[test]
fn every_language_has_all_texts_and_no_others() {
    let english = of(ENGLISH);
    for (tag, _) in language::files() {
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

fn saved() -> Vec<State> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(root().join("saves")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let state = |file: &PathBuf| {
        let contents = contents_of(file).unwrap();
        replay::replay(&contents.header, &contents.entries).unwrap().0
    };
    files.iter().map(state).collect()
}

fn reports(state: &State, language: &Language) -> Vec<Report> {
    reports_after(state, state.last_round(), language)
}

pub(crate) fn reports_after(state: &State, round: RoundNo, language: &Language) -> Vec<Report> {
    let imprint = Imprint { language: language.clone(), ..Imprint::default() };
    let source = Source { state, round, imprint: &imprint };
    let now = Standings::after(state, source.round);
    let order = NameOrder::plain();
    let options = Options { order: &order, prizes: None };
    ReportKind::ALL.iter().filter_map(|kind| kind.build(source, &now, options).ok()).collect()
}

/// Returns the first decimal number with a point in a text that is not a section of a rule, such as (16.3).
fn with_point(text: &str) -> Option<&str> {
    let is_number = |word: &&str| {
        let word = word.trim_matches(|sign: char| !sign.is_ascii_digit());
        let parts = word.split_once('.');
        let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
        parts.is_some_and(|(whole, decimals)| is_digits(whole) && is_digits(decimals))
    };
    text.split(' ').find(|word| is_number(word) && !word.contains(['(', ')']))
}

/// A language with a decimal comma has it in all reports.
#[test]
fn a_report_has_the_decimal_sign_of_its_language() {
    let german = Language::of("de").unwrap();
    let mut count = 0;
    for report in saved().into_iter().flat_map(|state| reports(&state, &german)) {
        let report = report.translated();
        for block in report.sections.iter().flat_map(|section| &section.blocks) {
            let mut texts: Vec<&str> = match block {
                Block::Facts(facts) => facts.iter().map(|(_, fact)| fact.as_str()).collect(),
                Block::Note(note) => vec![note],
                Block::Working(working) => working.short.iter().map(String::as_str).collect(),
                Block::Slips(slips) => {
                    slips.iter().flat_map(|slip| &slip.facts).map(|(_, fact)| fact.as_str()).collect()
                }
                Block::Grid(_) | Block::Tree(_) | Block::Signs(..) => Vec::new(),
            };
            // The labels of boards of matches are texts: 2.4.
            let numbers = |grid: &Grid, at: usize| grid.columns[at].align != Align::Left;
            for grid in grids(block) {
                let cells = grid.rows.iter().flat_map(|row| row.cells.iter().enumerate());
                let cells = cells.filter(|(at, _)| numbers(grid, *at));
                texts.extend(cells.map(|(_, cell)| cell.text.as_str()));
            }
            for text in texts {
                assert_eq!(with_point(text), None, "{}: {text}", report.title);
                count += usize::from(text.contains(','));
            }
        }
    }
    assert!(count > 1000, "{count}");
}

#[test]
fn the_foot_of_a_report_names_the_event_once() {
    let state = showcase::event(&showcase::NAMES);
    let title = state.details.title.to_string();
    for (tags, which) in [
        ("en", ", round 3 of 5"),
        ("de+en", ", Runde 3 von 5 / round 3 of 5"),
        ("ja+en", "、第 3 ラウンド(全 5) / round 3 of 5"),
    ] {
        for report in reports_after(&state, RoundNo(3), &tags.parse().unwrap()) {
            assert_eq!(report.footer[0], format!("{title}{which}"));
        }
    }
}

/// Returns the tables of a block.
fn grids(block: &Block) -> Vec<&Grid> {
    match block {
        Block::Grid(grid) => vec![grid],
        Block::Working(working) => vec![&working.full],
        Block::Slips(slips) => slips.iter().filter_map(|slip| slip.list.as_ref()).collect(),
        Block::Tree(_) | Block::Facts(_) | Block::Note(_) | Block::Signs(..) => Vec::new(),
    }
}

/// Returns the texts of the cells of a report that are words.
fn cells(report: &Report) -> BTreeSet<String> {
    let blocks = report.sections.iter().flat_map(|section| &section.blocks);
    let cells = blocks.flat_map(grids).flat_map(|grid| &grid.rows).flat_map(|row| &row.cells);
    cells.filter(|cell| cell.wording == Wording::Word).map(|cell| cell.text.clone()).collect()
}

/// Returns the fixed words of a report: headings and labels.
fn words(report: &Report) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut of_grid = |grid: &Grid| {
        words.extend(grid.columns.iter().flat_map(|column| [column.head.clone(), column.name.clone()]));
    };
    let mut labels = BTreeSet::new();
    for block in report.sections.iter().flat_map(|section| &section.blocks) {
        match block {
            Block::Grid(grid) => of_grid(grid),
            Block::Facts(facts) => labels.extend(facts.iter().map(|(label, _)| label.clone())),
            Block::Slips(slips) => {
                for slip in slips {
                    labels.extend(slip.blanks.iter().chain(&slip.signatures).cloned());
                    labels.extend(slip.facts.iter().map(|(label, _)| label.clone()));
                    labels.extend(slip.sheet.iter().flat_map(|(heads, _)| heads.clone()));
                    labels.insert(slip.place.0.clone());
                    slip.list.iter().for_each(&mut of_grid);
                }
            }
            Block::Working(working) => of_grid(&working.full),
            // The headings of a bracket are messages.
            Block::Tree(_) | Block::Note(_) | Block::Signs(..) => {}
        }
    }
    words.append(&mut labels);
    words
}

#[test]
fn every_heading_of_a_report_is_a_word_that_can_be_translated() {
    let (english, plain) = (of(ENGLISH), Language::default());
    // Codes of tie-breaks and numbers of rounds are the same in every language.
    let is_code = |word: &str| !word.contains(|letter: char| letter.is_ascii_lowercase());
    for state in saved() {
        for report in reports(&state, &plain) {
            for word in words(&report).iter().filter(|word| !is_code(word)) {
                let is_round = word.strip_prefix("round ").is_some_and(|round| round.parse::<u16>().is_ok());
                let base = word.split([',']).next().unwrap_or_default();
                let base = [" cut ", " median ", " on "]
                    .iter()
                    .fold(base, |base, end| base.split(end).next().unwrap());
                let is_known = |word: &str| english.contains_key(&word_name(word));
                // A seat is written in the language of the report where the slip is made.
                let is_seat = word.split_once(' ').is_some_and(|(_, team)| team.starts_with("(Team "));
                let known = is_known(word) || is_known(base) || is_round || is_seat;
                assert!(known, "{}: `{word}` is not in en.ftl", report.title);
            }
        }
    }
}

#[track_caller]
fn check(tags: &str, title: &str, heads: &[&str]) {
    let state = saved()
        .into_iter()
        .find(|state| &*state.details.title == "Autumn Open" && state.last_round().0 == 7)
        .unwrap();
    let reports = reports(&state, &Language::of(tags).unwrap());
    let standings = reports.iter().find(|report| report.title == title).unwrap().translated();
    let columns = standings.sections[0].blocks[0].grid().unwrap().columns.iter();
    let shown: Vec<&str> = columns.map(|column| column.head.as_str()).collect();
    assert_eq!(&shown[..heads.len()], heads);
}

#[test]
fn two_languages_stand_beside_each_other_and_equal_words_once() {
    check("de", "Rangliste nach Runde 7", &["Rg.", "Nr.", "Name"]);
    let both = "Rangliste nach Runde 7 / Standings after round 7";
    check("de+en", both, &["Rg. / #", "Nr. / No", "Name"]);
    check("en", "Standings after round 7", &["#", "No", "Name"]);
}

#[test]
fn an_unknown_language_is_refused_with_those_that_there_are() {
    let refused = |tags: &str| Language::of(tags).unwrap_err().to_string();
    assert!(refused("tlh").starts_with("there is no language `tlh` (expected one of "));
    assert!(refused("de+en+fr").contains("more than two languages"));
    assert_eq!(Language::of("de-AT").unwrap().tag(), "de-AT", "the texts are those of `de`");
    assert!(Language::of("").unwrap().is_english());
}

/// Collects the parts of a fact that other languages do not know.
fn in_english_only(fact: &Fact, found: &mut BTreeSet<String>) {
    if fact.id().is_empty() {
        found.insert(fact.english().to_owned());
    }
    for (_, value) in fact.values() {
        match value {
            Value::Fact(part) => in_english_only(part, found),
            Value::List(parts) => parts.iter().for_each(|part| in_english_only(part, found)),
            Value::Text(_) | Value::Count(_) | Value::Word(_) => {}
        }
    }
}

#[test]
fn a_place_is_said_once_in_each_language() {
    let language = Language::of("de+en").unwrap();
    let cards = saved().into_iter().flat_map(|state| reports(&state, &language));
    let mut count = 0;
    for block in cards.flat_map(|report| report.sections).flat_map(|section| section.blocks) {
        let Block::Working(working) = block else { continue };
        for line in working.short.iter().filter(|line| line.contains("(Platz ")) {
            assert!(line.contains("(place ") && !line.contains(" / "), "{line}");
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn the_working_of_every_card_can_be_in_any_language() {
    let mut found = BTreeSet::new();
    let cards = saved().into_iter().flat_map(|state| reports(&state, &Language::default()));
    for block in cards.flat_map(|report| report.sections).flat_map(|section| section.blocks) {
        let Block::Working(working) = block else { continue };
        for cell in working.full.rows.iter().flat_map(|row| &row.cells) {
            if let Wording::Reason(fact) = &cell.wording {
                in_english_only(fact, &mut found);
            }
        }
    }
    assert_eq!(found, BTreeSet::new());
}
