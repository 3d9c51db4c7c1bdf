//! Pages in a real browser: nothing is wider than a phone, and names are nothing but names.
//!
//! Chromium is asked for in a few usual names; where there is none, the tests say that they are skipped.

use crate::support::audited::contents_of;
use std::path::Path;
use std::process::Command;

use crate::support::showcase;
use wallchart::engine::replay;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::formats::prizes;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{
    Report, Source, crosstable, html, pairings, prizes as prize_list, slips, standings,
};
use wallchart::site::{self, Content};

/// The names under which the browser is looked for.
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

/// A browser that knows nothing of the one that runs it and asks nobody for anything.
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

/// Opens a page and gives what the browser made of it.
fn dump(browser: &str, folder: &Path, page: &str) -> String {
    let profile = tempfile::tempdir().unwrap();
    let output = headless(browser, profile.path())
        .args(["--virtual-time-budget=20000", "--dump-dom"])
        .arg(format!("file://{}", folder.join(page).display()))
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// A page that opens others in frames of a phone's width and writes a line for each: its file, how wide it is, how
/// many elements stand out of the window to the right without a frame that scrolls, and what a name became.
fn wrapper(pages: &[String]) -> String {
    let list = pages.iter().map(|page| format!("\"{page}\"")).collect::<Vec<_>>().join(",");
    format!(
        r#"<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>widths</title></head><body><pre></pre>
<script>
const lines = [];
for (const page of [{list}]) {{
  const frame = document.createElement("iframe");
  frame.width = {PHONE}; frame.height = 800; frame.style.border = 0;
  frame.onload = () => {{
    const inside = frame.contentDocument, root = inside.documentElement;
    const out = [...inside.body.querySelectorAll("*")].filter((element) =>
      element.getBoundingClientRect().right > {PHONE} + 0.5 && !element.closest(".scroll"));
    lines.push([page, root.scrollWidth, out.length, inside.scripts.length, root.clientWidth].join(" "));
    document.querySelector("pre").textContent = lines.join("\n");
  }};
  frame.src = page;
  document.body.append(frame);
}}
</script></body></html>"#
    )
}

fn saved(name: &str) -> State {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(format!("{name}.ron"));
    let contents = contents_of(&path).unwrap();
    replay::replay(&contents.header, &contents.entries).unwrap().0
}

/// What a report becomes on paper.
struct Printed {
    /// Width and height of each page, in points.
    sizes: Vec<(u32, u32)>,
    /// The text of each page; none where `pdftotext` is not installed.
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

/// The event with a last round of many boards, every one of them with the longest name somewhere.
fn many_boards() -> State {
    let mut state = showcase::event(&showcase::NAMES);
    let last = state.rounds.last_mut().unwrap();
    last.boards = last.boards.iter().cycle().take(150).cloned().collect();
    state
}

#[test]
fn a_printed_list_has_its_heading_on_every_page_and_no_row_in_two_parts() {
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
        // The longest name stands in several lines: all of them are on the page of the first.
        assert_eq!(words("Wolfeschlegelstein"), words("Theodora"), "{text}");
        let firsts = text.lines().filter_map(|line| line.split_whitespace().next()?.parse::<u32>().ok());
        boards.extend(firsts);
    }
    let missing: Vec<u32> = (1..=150).filter(|board| !boards.contains(board)).collect();
    assert_eq!(missing, Vec::<u32>::new());
}

#[test]
fn printed_standings_go_on_over_pages_with_everybody_on_them() {
    let Some(browser) = browser() else { return };
    let (mut state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    for at in 10..=200 {
        let mut player = state.players[at % 9].clone();
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

#[test]
fn a_slip_is_never_on_two_pages_and_a_sheet_has_its_own() {
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
        assert_eq!(words("board"), words("Black signs"), "{text}");
    }
    let slips: usize = texts.iter().map(|text| text.matches("Black signs").count()).sum();
    assert_eq!(slips, 150);
}

#[test]
fn what_is_wide_is_printed_across_the_page() {
    let Some(browser) = browser() else { return };
    let (mut state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    let print_chart = |state: &State| {
        let source = Source { state, round: state.last_round(), imprint: &imprint };
        print(browser, &crosstable::crosstable(&source, &Standings::after(state, source.round)))
    };
    let upright = print_chart(&state);
    assert!(upright.sizes.iter().all(|(width, height)| width < height), "{:?}", upright.sizes);
    state.rounds = state.rounds.iter().cycle().take(33).cloned().collect();
    let across = print_chart(&state);
    assert!(across.sizes.iter().all(|(width, height)| width > height), "{:?}", across.sizes);
    assert_eq!(across.sizes.len(), 3, "a part a page");
    let Some(texts) = across.texts else { return };
    for (text, last) in texts.iter().zip(["15", "30", "33"]) {
        let heads = text.lines().find(|line| line.contains("Name")).unwrap();
        assert!(heads.split_whitespace().any(|head| head == last), "{heads}");
    }
}

#[test]
fn nothing_is_wider_than_a_phone() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let mut pages = site::pages(&state, &imprint, &Content::of(&NameOrder::plain()), &()).unwrap();
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
    for (name, page) in &pages {
        std::fs::write(folder.path().join(name), page).unwrap();
    }
    let names: Vec<String> = pages.keys().cloned().collect();
    std::fs::write(folder.path().join("widths.html"), wrapper(&names)).unwrap();
    let dom = dump(browser, folder.path(), "widths.html");
    let told = dom.split("<pre>").nth(1).and_then(|rest| rest.split("</pre>").next()).unwrap_or_default();
    let mut lines: Vec<&str> = told.lines().collect();
    lines.sort_unstable();
    let expected: Vec<String> = names.iter().map(|name| format!("{name} {PHONE} 0 0 {PHONE}")).collect();
    assert_eq!(lines, expected);
}

#[test]
fn the_browser_reads_names_as_they_were_written() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut names = showcase::NAMES;
    names[3] = "👩‍🚀🇸🇪, \"Zoé\" & 'co'";
    let pages =
        site::pages(&showcase::event(&names), &showcase::imprint(), &Content::of(&NameOrder::plain()), &())
            .unwrap();
    std::fs::write(folder.path().join("standings.html"), &pages["standings.html"]).unwrap();
    let dom = dump(browser, folder.path(), "standings.html");
    for name in [
        "&lt;b&gt;\"O'Neil\"&amp;, Bo",
        "<bdi>כהן, שרה</bdi>",
        "<bdi>小林, 陽菜</bdi>",
        "<bdi>👩‍🚀🇸🇪, \"Zoé\" &amp; 'co'</bdi>",
        "&lt;script&gt;alert(1)",
    ] {
        assert!(dom.contains(name), "{name} is not there");
    }
}
