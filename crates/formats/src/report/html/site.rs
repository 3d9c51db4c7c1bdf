//! The parts of a page that belong to a site: navigation, the search for a name, the script.

use std::fmt::Write as _;

use super::parts::{POLICY, bare, escape};
use crate::language::Language;
use crate::report::{Block, Report};
use engine::id::PlayerId;

/// The script of every page of a site. A page without it shows the same.
const SCRIPT: &str = include_str!("site.js");

/// The SHA-256 of the bare [`SCRIPT`] in base 64, by which the policy allows it.
const SCRIPT_DIGEST: &str = "tQIyjiNK0NMeoEMjE+Z5pfsbnKeKJ/PDoxzLIBnRcJw=";

/// The links of a page.
#[derive(Debug, Clone, Copy)]
pub enum Links<'a> {
    /// No links: the page is independent.
    Alone,
    /// Links to the other pages of a site.
    Site(&'a Site<'a>),
    /// No links: a screen in the hall shows the page, one part after the other.
    Wall,
}

/// The other pages of a site.
#[derive(Debug, Clone, Copy)]
pub struct Site<'a> {
    /// The pages in the menu at the top: file name and label.
    pub pages: &'a [(&'a str, &'a str)],
    /// The pages of the rounds: file name and number. The last page of the menu leads to them.
    pub rounds: &'a [(&'a str, &'a str)],
    /// The file name of this page.
    pub here: &'a str,
    /// True if the page is that of one player.
    pub is_of_player: bool,
    /// The file name of a player's page.
    pub player: fn(PlayerId) -> String,
}

/// Writes the policy of a page that may also run the script.
pub(super) fn policy() -> String {
    format!("{POLICY}; script-src 'sha256-{SCRIPT_DIGEST}'")
}

/// Writes the menu: one line, which scrolls sideways on a narrow screen.
pub(super) fn write_navigation(html: &mut String, site: &Site<'_>, language: &Language) {
    begin_list(html, "menu", None, &language.word("Pages"));
    html.push_str("<a class=\"mine\" hidden>");
    escape(html, &language.word("My page"));
    html.push_str("</a>\n");
    write_links(html, site.pages, site.here, language);
    html.push_str("</nav>\n");
}

/// Writes the links to the pages of the rounds.
pub(super) fn write_rounds(html: &mut String, site: &Site<'_>, language: &Language) {
    if site.rounds.is_empty() {
        return;
    }
    let rounds = language.word("Rounds");
    begin_list(html, "rounds", Some("rounds"), &rounds);
    html.push_str("<span>");
    escape(html, &rounds);
    html.push_str("</span>\n");
    write_links(html, site.rounds, site.here, language);
    html.push_str("</nav>\n");
}

fn begin_list(html: &mut String, class: &str, id: Option<&str>, label: &str) {
    let id = id.map_or_else(String::new, |id| format!(" id=\"{id}\""));
    // Writing to memory never fails.
    let _ = write!(html, "<nav class=\"{class}\"{id} aria-label=\"");
    escape(html, label);
    html.push_str("\">\n");
}

fn write_links(html: &mut String, links: &[(&str, &str)], here: &str, language: &Language) {
    for (file, label) in links {
        let current = if *file == here { " aria-current=\"page\"" } else { "" };
        // Writing to memory never fails.
        let _ = write!(html, "<a href=\"{file}\"{current}>");
        escape(html, &language.word(label));
        html.push_str("</a>\n");
    }
}

/// Writes the search for a name, or on a player's page the mark that makes it the reader's own. The script
/// shows them.
pub(super) fn write_search(html: &mut String, site: &Site<'_>, language: &Language) {
    if site.is_of_player {
        html.push_str("<p class=\"own\" hidden><label><input type=\"checkbox\"> ");
        escape(html, &language.word("This is my page"));
        html.push_str("</label></p>\n");
    } else {
        html.push_str("<p class=\"find\" hidden><label>");
        escape(html, &language.word("Find"));
        html.push_str(" <input type=\"search\" autocomplete=\"off\"></label></p>\n");
        html.push_str("<p class=\"note nothing\" role=\"status\" hidden>");
        escape(html, &language.word("Nothing found"));
        html.push_str("</p>\n");
    }
}

/// Writes links to the first name of each letter, if the report has such rows.
pub(super) fn write_letters(html: &mut String, report: &Report, language: &Language) {
    let grids = report.sections.iter().flat_map(|section| &section.blocks).filter_map(Block::grid);
    let letters: Vec<&str> =
        grids.flat_map(|grid| &grid.rows).filter_map(|row| row.letter.as_deref()).collect();
    if letters.len() < 2 {
        return;
    }
    begin_list(html, "letters", None, &language.word("Letters"));
    for letter in letters {
        html.push_str("<a href=\"#");
        escape(html, &anchor(letter));
        html.push_str("\">");
        escape(html, letter);
        html.push_str("</a>\n");
    }
    html.push_str("</nav>\n");
}

/// Returns the name of the place of a letter on a page.
pub(super) fn anchor(letter: &str) -> String {
    format!("letter-{letter}")
}

/// Writes the script at the end of a page.
pub(super) fn write_script(html: &mut String) {
    html.push_str("<script>");
    html.push_str(&bare(SCRIPT));
    html.push_str("</script>\n");
}
