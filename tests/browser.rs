//! Pages in a real browser: nothing is wider than a phone, and names are nothing but names.
//!
//! Chromium is asked for in a few usual names; where there is none, the tests say that they are skipped.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test stops at the first surprise and tells it"
)]

mod showcase;

use std::path::Path;
use std::process::Command;

use wallchart::engine::standings::Standings;
use wallchart::formats::prizes;
use wallchart::formats::report::{Source, html, prizes as prize_list, slips};
use wallchart::site;

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

/// Opens a page and gives what the browser made of it.
fn dump(browser: &str, folder: &Path, page: &str) -> String {
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ])
        .arg("--allow-file-access-from-files")
        .arg(format!("--user-data-dir={}", profile.path().display()))
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

#[test]
fn nothing_is_wider_than_a_phone() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (state, imprint) = (showcase::event(&showcase::NAMES), showcase::imprint());
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let mut pages = site::pages(&state, &imprint);
    pages.insert("slips.html".to_owned(), html::write(&slips::slips(&source)));
    let rules = prizes::read("(sharing: Hort, categories: [(name: \"All\", prizes: [\"3\", \"2\", \"1\"])])")
        .unwrap();
    let now = Standings::after(&state, source.round);
    pages.insert("prizes.html".to_owned(), html::write(&prize_list::prizes(&source, &now, &rules)));
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
    let pages = site::pages(&showcase::event(&showcase::NAMES), &showcase::imprint());
    std::fs::write(folder.path().join("standings.html"), &pages["standings.html"]).unwrap();
    let dom = dump(browser, folder.path(), "standings.html");
    for name in [
        "&lt;b&gt;\"O'Neil\"&amp;, Bo",
        "<bdi>כהן, שרה</bdi>",
        "<bdi>小林, 陽菜</bdi>",
        "&lt;script&gt;alert(1)",
    ] {
        assert!(dom.contains(name), "{name} is not there");
    }
}
