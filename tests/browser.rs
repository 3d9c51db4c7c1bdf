//! Pages in a real browser: nothing is wider than a phone, and names are shown as plain text.
//!
//! Chromium is searched under some usual names; if it is missing, the tests print that they are skipped.

use crate::support::audited::contents_of;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use crate::support::showcase;
use wallchart::engine::id::PlayerId;
use wallchart::engine::replay;
use wallchart::engine::setup::Game;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::{Board, State};
use wallchart::formats::prizes;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{
    Imprint, Report, Source, crosstable, html, names, pairings, prizes as prize_list, slips, standings,
};
use wallchart::site;

/// The names of the browser's program.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The width of a small phone in CSS pixels.
const PHONE: u32 = 360;

fn browser() -> Option<&'static str> {
    let found = BROWSERS.into_iter().find(|name| {
        Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
    });
    if found.is_none() {
        println!("skipped: no Chromium is installed here");
    }
    found
}

/// A browser with a fresh profile and without network requests.
fn headless(browser: &str, profile: &Path) -> Command {
    let mut command = Command::new(browser);
    command
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ])
        .arg("--allow-file-access-from-files")
        .arg(format!("--user-data-dir={}", profile.display()));
    command
}

/// Opens a page and returns the browser's result.
fn dump(browser: &str, folder: &Path, page: &str) -> String {
    let profile = tempfile::tempdir().unwrap();
    let output = headless(browser, profile.path())
        .args(["--virtual-time-budget=20000", "--dump-dom"])
        .arg(format!("file://{}", folder.join(page).display()))
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Opens pages in frames of a width and returns the lines that a script makes of each, sorted. The script
/// sees the name `page`, the document `inside` and the `width`.
fn in_frames(browser: &str, pages: &BTreeMap<String, String>, width: u32, script: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, page) in pages {
        std::fs::write(folder.path().join(name), page).unwrap();
    }
    let list = pages.keys().map(|page| format!("\"{page}\"")).collect::<Vec<_>>().join(",");
    let frames = format!(
        r#"<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>frames</title></head><body><pre></pre>
<script>
const lines = [], width = {width};
for (const page of [{list}]) {{
  const frame = document.createElement("iframe");
  frame.width = width; frame.height = 800; frame.style.border = 0;
  frame.onload = () => {{
    const inside = frame.contentDocument;
    lines.push(...(() => {{ {script} }})());
    document.querySelector("pre").textContent = lines.join("\n");
  }};
  frame.src = page;
  document.body.append(frame);
}}
</script></body></html>"#
    );
    std::fs::write(folder.path().join("frames.html"), frames).unwrap();
    let dom = dump(browser, folder.path(), "frames.html");
    let told = dom.split("<pre>").nth(1).and_then(|rest| rest.split("</pre>").next()).unwrap_or_default();
    let mut lines: Vec<String> = told.lines().map(str::to_owned).collect();
    lines.sort_unstable();
    lines
}

/// A line of a page: its name, its width, the number of elements that extend past the right edge without
/// a scrolling frame, and the number of scripts.
const WIDTHS: &str = r#"
    const root = inside.documentElement;
    const out = [...inside.body.querySelectorAll("*")].filter(element =>
      element.getBoundingClientRect().right > width + 0.5 && !element.closest(".scroll, nav.menu > a"));
    return [[page, root.scrollWidth, out.length, inside.scripts.length, root.clientWidth].join(" ")];"#;

fn saved(name: &str) -> State {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(format!("{name}.ron"));
    let contents = contents_of(&path).unwrap();
    replay::replay(&contents.header, &contents.entries).unwrap().0
}

/// A report on paper.
struct Printed {
    /// Width and height of each page, in points.
    sizes: Vec<(u32, u32)>,
    /// The text of each page; `None` if `pdftotext` is not installed.
    texts: Option<Vec<String>>,
}

fn print(browser: &str, report: &Report) -> Printed {
    let folder = tempfile::tempdir().unwrap();
    let (page, paper) = (folder.path().join("report.html"), folder.path().join("report.pdf"));
    std::fs::write(&page, html::write(report)).unwrap();
    let status = headless(browser, &folder.path().join("profile"))
        .arg("--no-pdf-header-footer")
        .arg(format!("--print-to-pdf={}", paper.display()))
        .arg(format!("file://{}", page.display()))
        .output()
        .unwrap()
        .status;
    assert!(status.success());
    let bytes = std::fs::read(&paper).unwrap();
    let told = String::from_utf8_lossy(&bytes);
    let sizes = told.split("/MediaBox [0 0 ").skip(1).map(|rest| {
        let mut numbers = rest.split([' ', ']']).map(|number| number.parse::<f64>().unwrap());
        let mut number = || format!("{:.0}", numbers.next().unwrap()).parse().unwrap();
        (number(), number())
    });
    let sizes = sizes.collect();
    let output = Command::new("pdftotext").arg("-layout").arg(&paper).arg("-").output();
    let texts = output.ok().filter(|output| output.status.success()).map(|output| {
        let text = String::from_utf8(output.stdout).unwrap();
        text.trim_end_matches('\u{c}').split('\u{c}').map(str::to_owned).collect()
    });
    if texts.is_none() {
        println!("skipped in part: no pdftotext is installed here, so pages are counted and not read");
    }
    Printed { sizes, texts }
}

/// The event with a last round of many boards, each with the longest name.
fn many_boards() -> State {
    let mut state = showcase::event(&showcase::NAMES);
    let last = state.rounds.last_mut().unwrap();
    last.boards = last.boards.iter().cycle().take(150).cloned().collect();
    state
}

#[test]
fn printed_lists_repeat_the_heading_and_split_no_row() {
    let Some(browser) = browser() else { return };
    let (state, imprint) = (many_boards(), showcase::imprint());
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let printed = print(browser, &pairings::by_board(&source));
    assert!((3..30).contains(&printed.sizes.len()), "{} pages", printed.sizes.len());
    let Some(texts) = printed.texts else { return };
    assert_eq!(texts.len(), printed.sizes.len());
    let mut boards = Vec::new();
    for text in &texts {
        let words = |word: &str| text.matches(word).count();
        assert!(words("Board") > 0 || words("chain") > 0, "{text}");
        // The longest name takes several lines: all of them are on the page of the first.
        assert_eq!(words("Wolfeschlegelstein"), words("Theodora"), "{text}");
        let firsts = text.lines().filter_map(|line| line.split_whitespace().next()?.parse::<u32>().ok());
        boards.extend(firsts);
    }
    let missing: Vec<u32> = (1..=150).filter(|board| !boards.contains(board)).collect();
    assert_eq!(missing, Vec::<u32>::new());
}

#[test]
fn printed_standings_have_every_player() {
    let Some(browser) = browser() else { return };
    let (mut state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    for at in 10..=200 {
        // This player is present in every round: a note names those who are not.
        let mut player = state.players[0].clone();
        player.id.0 = u32::try_from(at).unwrap();
        player.entrant.name = format!("Player{at:03}").parse().unwrap();
        state.players.push(player);
    }
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let now = Standings::after(&state, source.round);
    let printed = print(browser, &standings::standings(&source, &now));
    assert!((3..20).contains(&printed.sizes.len()), "{} pages", printed.sizes.len());
    let Some(texts) = printed.texts else { return };
    let all = texts.concat();
    assert!((10..=200).all(|at| all.matches(&format!("Player{at:03}")).count() == 1), "{all}");
    assert!(texts.iter().filter(|text| text.contains("Player")).all(|text| text.contains("Name")));
}

/// Lists of 300 players with usual names need no more pages than a good spreadsheet, which has about 60 lines
/// per page.
#[test]
fn a_list_of_300_players_needs_few_pages() {
    let Some(browser) = browser() else { return };
    let (mut state, imprint) = (saved("chess-swiss"), showcase::imprint());
    let known = state.players.len();
    for at in known..300 {
        let mut player = state.players[at % known].clone();
        player.id.0 = u32::try_from(at + 1).unwrap();
        player.number = u16::try_from(at + 1).ok();
        player.entrant.name = format!("Lindqvist, Alexandra {at:03}").parse().unwrap();
        state.players.push(player);
    }
    let last = state.rounds.last_mut().unwrap();
    let outcome = last.boards[0].outcome.clone();
    let seats = |at: u32| vec![PlayerId(2 * at - 1), PlayerId(2 * at)];
    last.byes.clear();
    last.boards = (1..=150)
        .map(|at| Board {
            seats: seats(at),
            outcome: outcome.clone(),
            agreed: false,
            reported: None,
            disputes: Vec::new(),
            sheet: None,
        })
        .collect();
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let now = Standings::after(&state, source.round);
    let reports = [
        ("standings", standings::standings(&source, &now), 6),
        ("by name", names::by_name(&source, &NameOrder::plain()), 6),
        ("by board", pairings::by_board(&source), 3),
    ];
    for (name, report, most) in reports {
        let printed = print(browser, &report);
        assert!(printed.sizes.len() <= most, "{name}: {} pages", printed.sizes.len());
        let Some(texts) = printed.texts else { continue };
        let all = texts.concat();
        assert!((known..300).all(|at| all.contains(&format!("Alexandra {at:03}"))), "{name}: {all}");
    }
}

/// A slip in a heap is found by its number.
#[test]
fn the_number_on_a_slip_is_large() {
    let Some(browser) = browser() else { return };
    let imprint = showcase::imprint();
    for event in ["chess-swiss", "tractor-pairs", "dice-night"] {
        let state = saved(event);
        let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("slips.html"), html::write(&slips::slips(&source))).unwrap();
        let wrapper = r#"<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><pre></pre>
<script>
const frame = document.createElement("iframe");
frame.onload = () => {
  const inside = frame.contentDocument;
  const size = (element) => parseFloat(frame.contentWindow.getComputedStyle(element).fontSize);
  const slips = [...inside.querySelectorAll(".slip")];
  document.querySelector("pre").textContent = slips
    .map((slip) => [slip.querySelector(".number strong").textContent, size(slip.querySelector(".number strong")) / size(slip)].join(" "))
    .join("\n");
};
frame.src = "slips.html";
document.body.append(frame);
</script></body></html>"#;
        std::fs::write(folder.path().join("sizes.html"), wrapper).unwrap();
        let dom = dump(browser, folder.path(), "sizes.html");
        let told = dom.split("<pre>").nth(1).and_then(|rest| rest.split("</pre>").next()).unwrap_or_default();
        let expected: Vec<String> =
            (1..=state.rounds.last().unwrap().boards.len()).map(|board| format!("{board} 2.5")).collect();
        assert_eq!(told.lines().collect::<Vec<_>>(), expected, "{event}");
    }
}

#[test]
fn no_slip_is_split_between_pages() {
    let Some(browser) = browser() else { return };
    let imprint = showcase::imprint();
    let slips_of = |state: &State| {
        let source = Source { state, round: state.last_round(), imprint: &imprint };
        print(browser, &slips::slips(&source))
    };
    let tractor = saved("tractor-pairs");
    let tables = tractor.rounds.last().unwrap().boards.len();
    assert_eq!(slips_of(&tractor).sizes.len(), tables);
    let printed = slips_of(&many_boards());
    let Some(texts) = printed.texts else { return };
    for text in &texts {
        let words = |word: &str| text.matches(word).count();
        assert_eq!(words("Board"), words("Black signs"), "{text}");
    }
    let slips: usize = texts.iter().map(|text| text.matches("Black signs").count()).sum();
    assert_eq!(slips, 150);
}

#[test]
fn wide_reports_are_printed_in_landscape() {
    let Some(browser) = browser() else { return };
    let (mut state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    let print_chart = |state: &State| {
        let source = Source { state, round: state.last_round(), imprint: &imprint };
        print(browser, &crosstable::crosstable(&source, &Standings::after(state, source.round)))
    };
    let portrait = print_chart(&state);
    assert!(portrait.sizes.iter().all(|(width, height)| width < height), "{:?}", portrait.sizes);
    state.rounds = state.rounds.iter().cycle().take(33).cloned().collect();
    let landscape = print_chart(&state);
    assert!(landscape.sizes.iter().all(|(width, height)| width > height), "{:?}", landscape.sizes);
    assert_eq!(landscape.sizes.len(), 3, "a part a page");
    let Some(texts) = landscape.texts else { return };
    for (text, last) in texts.iter().zip(["15", "30", "33"]) {
        let heads = text.lines().find(|line| line.contains("Name")).unwrap();
        assert!(heads.split_whitespace().any(|head| head == last), "{heads}");
    }
}

#[test]
fn nothing_is_wider_than_a_phone() {
    let Some(browser) = browser() else { return };
    let (state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let mut pages = site::pages(&state, &imprint, &NameOrder::plain(), &()).unwrap();
    let of_site: BTreeSet<String> = pages.keys().cloned().collect();
    pages.insert("slips.html".to_owned(), html::write(&slips::slips(&source)));
    let rules = prizes::read("(sharing: Hort, categories: [(name: \"All\", prizes: [\"3\", \"2\", \"1\"])])")
        .unwrap();
    let now = Standings::after(&state, source.round);
    pages.insert("prizes.html".to_owned(), html::write(&prize_list::prizes(&source, &now, &rules)));
    for event in ["chess-knockout", "double-elimination", "dice-night", "tractor-pairs", "crikey-club"] {
        let state = saved(event);
        let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
        let now = Standings::after(&state, source.round);
        pages.insert(format!("{event}-chart.html"), html::write(&crosstable::crosstable(&source, &now)));
        pages.insert(format!("{event}-slips.html"), html::write(&slips::slips(&source)));
    }
    let lines = in_frames(browser, &pages, PHONE, WIDTHS);
    let scripts = |name: &String| u8::from(of_site.contains(name));
    let expected: Vec<String> =
        pages.keys().map(|name| format!("{name} {PHONE} 0 {} {PHONE}", scripts(name))).collect();
    assert_eq!(lines, expected);
}

/// The width of a usual phone in CSS pixels.
const USUAL_PHONE: u32 = 390;

/// A line for each visible heading of a table: the page, its width, the right edge of the column, and the
/// heading.
const COLUMNS: &str = r#"
    const heads = [...inside.querySelectorAll("table:not(.tree) thead th")];
    return heads.filter(head => head.getClientRects().length).map(head => {
      const right = Math.ceil(head.getBoundingClientRect().right);
      return [page, inside.documentElement.scrollWidth, right, head.textContent].join("\t");
    });"#;

/// The headings that must be visible without scrolling: the players and their results.
fn must_be_seen(page: &str, game: &Game) -> &'static [&'static str] {
    let is_for_two = game.is_for_two();
    match page.split(['-', '.']).next().unwrap() {
        "index" | "round" if is_for_two => &["Board", "White", "Result", "Black"],
        "index" | "round" if matches!(game, Game::Tractor(_)) => &["Table", "Pair", "Result"],
        "index" | "round" => &["Table", "Name", "Result"],
        "player" if is_for_two => &["Round", "Board", "Opponent", "Result"],
        "player" if matches!(game, Game::Tractor(_)) => &["Round", "Partner", "Against", "Result"],
        "player" => &["Round", "With", "Result"],
        "names" if is_for_two => &["Name", "Board", "Opponent"],
        "names" => &["Name", "Table"],
        "standings" | "players" => &["#", "Name"],
        "crosstable" => &["#", "Name", "1"],
        "prizes" => &["#", "Name", "Amount"],
        // It is for a large screen.
        "wall" => &[],
        other => panic!("{other}: what must be seen of this page?"),
    }
}

#[test]
fn a_phone_shows_players_and_result_without_scrolling() {
    check_phone("en");
    check_phone("de+en");
}

/// The headings end with the English words: in two languages those are the lower ones.
#[track_caller]
fn check_phone(language: &str) {
    let Some(browser) = browser() else { return };
    let rules = prizes::read("(sharing: Hort, categories: [(name: \"All\", prizes: [\"3\", \"2\", \"1\"])])")
        .unwrap();
    let imprint = Imprint { language: language.parse().unwrap(), ..showcase::imprint() };
    let order = NameOrder::plain();
    let saves =
        ["chess-swiss", "chess-knockout", "double-elimination", "dice-night", "tractor-pairs", "crikey-club"];
    // Names of fifty letters leave no room for a second language.
    let longest = (language == "en").then(|| showcase::event(&showcase::NAMES));
    let states = saves.map(saved).into_iter().chain(longest);
    for mut state in states {
        state.prizes = Some(rules.clone().into());
        let pages = site::pages(&state, &imprint, &order, &()).unwrap();
        let told = in_frames(browser, &pages, USUAL_PHONE, COLUMNS);
        let event = &state.details.title;
        for name in pages.keys() {
            let lines: Vec<Vec<&str>> = told
                .iter()
                .map(|line| line.split('\t').collect())
                .filter(|line: &Vec<&str>| line[0] == name)
                .collect();
            for head in must_be_seen(name, &state.setup.game) {
                let column = lines.iter().find(|line| line[3].ends_with(head));
                let column =
                    column.unwrap_or_else(|| panic!("{event}, {name}: no column {head} in {lines:?}"));
                let (width, right): (u32, u32) = (column[1].parse().unwrap(), column[2].parse().unwrap());
                assert_eq!(width, USUAL_PHONE, "{event}, {name} scrolls sideways");
                assert!(right <= USUAL_PHONE, "{event}, {name}: {head} ends at {right}, {lines:?}");
            }
        }
    }
}

/// Returns the site of an event in two languages, whose headings and words need more room.
fn in_two_languages(event: &str) -> BTreeMap<String, String> {
    let imprint = Imprint { language: "de+en".parse().unwrap(), ..showcase::imprint() };
    site::pages(&saved(event), &imprint, &NameOrder::plain(), &()).unwrap()
}

#[test]
fn names_break_only_between_words_on_a_phone() {
    let Some(browser) = browser() else { return };
    let script = r#"
        const found = [];
        for (const link of inside.querySelectorAll("td a")) {
          const text = link.firstChild, words = text.data.matchAll(/[^ -]+/g);
          for (const word of words) {
            const range = inside.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (1 < range.getClientRects().length) found.push(page + ": " + word[0]);
          }
        }
        return found.concat(page);"#;
    let mut pages = in_two_languages("chess-swiss");
    pages.retain(|name, _| !name.starts_with("player-"));
    assert_eq!(in_frames(browser, &pages, USUAL_PHONE, script), pages.into_keys().collect::<Vec<_>>());
}

#[test]
fn a_list_uses_the_width_of_the_window() {
    let Some(browser) = browser() else { return };
    let script = r#"
        const cut = [...inside.querySelectorAll(".scroll")].filter(one => one.clientWidth < one.scrollWidth);
        return [page + " " + cut.length];"#;
    let pages = in_two_languages("chess-swiss");
    let expected: Vec<String> = pages.keys().map(|name| format!("{name} 0")).collect();
    assert_eq!(in_frames(browser, &pages, 1280, script), expected);
}

#[test]
fn a_search_without_a_match_says_so() {
    let Some(browser) = browser() else { return };
    let script = r#"
        const find = text => {
          const input = inside.querySelector(".find input");
          input.value = text;
          input.dispatchEvent(new Event("input"));
          const rows = [...inside.querySelectorAll("tbody tr")].filter(row => !row.hidden).length;
          const nothing = inside.querySelector(".nothing");
          return rows + " " + (nothing.hidden ? "" : nothing.textContent);
        };
        return [find("berg"), find("berg zzz")];"#;
    let mut pages = in_two_languages("chess-swiss");
    pages.retain(|name, _| name == "standings.html");
    let lines = in_frames(browser, &pages, PHONE, script);
    assert_eq!(lines[0], "0 Nichts gefunden / Nothing found");
    assert!(!lines[1].starts_with('0') && lines[1].ends_with(' '), "{lines:?}");
}

#[test]
fn the_browser_shows_names_as_written() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut names = showcase::NAMES;
    names[3] = "👩‍🚀🇸🇪, \"Zoé\" & 'co'";
    let pages =
        site::pages(&showcase::event(&names), &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    std::fs::write(folder.path().join("standings.html"), &pages["standings.html"]).unwrap();
    let dom = dump(browser, folder.path(), "standings.html");
    for name in [
        "&lt;b&gt;\"O'Neil\"&amp;, Bo",
        "<bdi>כהן, שרה</bdi>",
        "小林, 陽菜",
        "👩‍🚀🇸🇪, \"Zoé\" &amp; 'co'",
        "&lt;script&gt;alert(1)",
    ] {
        assert!(dom.contains(name), "{name} is not there");
    }
    assert!(dom.contains("<p class=\"find\">"), "the script shows the search");
}

#[test]
fn the_page_of_the_hall_shows_one_part_at_a_time() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let event = showcase::event(&showcase::NAMES);
    let pages = site::pages(&event, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    std::fs::write(folder.path().join("wall.html"), &pages["wall.html"]).unwrap();
    let dom = dump(browser, folder.path(), "wall.html");
    let (_, turn) = dom.split_once("<p class=\"turn\">").unwrap();
    let (_, parts) = turn.split_once('<').unwrap().0.split_once(" / ").unwrap();
    let parts: usize = parts.parse().unwrap();
    let sections: Vec<&str> = dom.split("<section").skip(1).collect();
    let hidden =
        sections.iter().filter(|section| section.split('>').next().unwrap().contains("hidden")).count();
    assert!(
        2 <= parts && 2 <= sections.len() && sections.len() <= parts,
        "{parts} parts of {}",
        sections.len()
    );
    assert_eq!(hidden, sections.len() - 1);
}
