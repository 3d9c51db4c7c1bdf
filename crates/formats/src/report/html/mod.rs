//! A report as a self-contained HTML page: no font, no picture, no other file, and a script only on the pages
//! of a site.
//!
//! Every text passes through [`escape`], the only way from a text into a page. Colours are only
//! tints: the marks in the cells say the same.

mod site;
mod wall;

use std::fmt::Write as _;

use super::{Align, Block, Cell, Column, Emphasis, Grid, Report, Row, Section, Sign, SignLine, Slip, Tone};
use crate::language::Language;
use crate::text::clean;
pub use site::Site;

/// The style sheet, for screens and for paper.
const STYLE: &str = include_str!("style.css");

/// The content security policy: a page may only use its own style sheet. Even a name that became an
/// element could not run, fetch or send anything.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// The language of a page, and its links.
type Frame<'a> = (&'a Language, Links<'a>);

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

/// Writes a report as an independent page.
#[must_use]
pub fn write(report: &Report) -> String {
    page(&[report], Links::Alone)
}

/// Writes one or several reports of an event as one page; the first one provides title and footer.
#[must_use]
pub fn page(reports: &[&Report], links: Links<'_>) -> String {
    let translated: Vec<_> = reports.iter().map(|report| report.translated()).collect();
    written(&translated.iter().map(|report| &**report).collect::<Vec<_>>(), links)
}

/// Writes reports whose words are in their language.
fn written(reports: &[&Report], links: Links<'_>) -> String {
    let Some(first) = reports.first() else { return String::new() };
    let mut html = String::new();
    let language = &first.language;
    write_head(&mut html, first, links);
    write_banner(&mut html, first, links);
    html.push_str("<main>\n");
    if let Links::Site(site) = links {
        site::write_search(&mut html, site, language);
        site::write_letters(&mut html, first, language);
    }
    for report in reports {
        if reports.len() > 1 {
            element(&mut html, "h2", &report.title);
        }
        for section in &report.sections {
            write_section(&mut html, section, (language, links));
        }
    }
    html.push_str("</main>\n");
    if let Links::Site(site) = links {
        site::write_rounds(&mut html, site, language);
    }
    html.push_str("<footer>\n");
    for line in &first.footer {
        element(&mut html, "p", line);
    }
    html.push_str("</footer>\n");
    match links {
        Links::Alone => {}
        Links::Site(_) => site::write_script(&mut html),
        Links::Wall => wall::write_script(&mut html),
    }
    html.push_str("</body>\n</html>\n");
    html
}

/// Returns true if a text begins like a report.
#[must_use]
pub fn is_report(text: &[u8]) -> bool {
    let Some(after) = text.strip_prefix(BEFORE_LANGUAGE.as_bytes()) else { return false };
    let tag = after.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'-').count();
    let rest = &after[tag..];
    rest.starts_with(after_language(POLICY).as_bytes())
}

/// The beginning of every report, up to its language.
const BEFORE_LANGUAGE: &str = "<!DOCTYPE html>\n<html lang=\"";

/// Returns the beginning of every report, up to its policy, which precedes everything that it could forbid.
/// The policy of a site begins with that of other pages.
fn beginning(policy: &str, language: &Language) -> String {
    format!("{BEFORE_LANGUAGE}{}{}", language.tag(), after_language(policy))
}

fn after_language(policy: &str) -> String {
    format!(
        "\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}"
    )
}

fn write_head(html: &mut String, report: &Report, links: Links<'_>) {
    html.push_str(&match links {
        Links::Alone => beginning(POLICY, &report.language),
        Links::Site(_) => beginning(&site::policy(), &report.language),
        Links::Wall => beginning(&wall::policy(), &report.language),
    });
    html.push_str("\">\n");
    html.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    escape(html, &format!("{} - {}", report.title, report.event));
    html.push_str("</title>\n<style>\n");
    html.push_str(STYLE);
    if matches!(links, Links::Wall) {
        html.push_str(wall::STYLE);
    }
    html.push_str("</style>\n</head>\n<body>\n");
}

fn write_banner(html: &mut String, report: &Report, links: Links<'_>) {
    if matches!(links, Links::Wall) {
        return wall::write_banner(html, &report.event);
    }
    html.push_str("<header>\n");
    element(html, "p class=\"event\"", &report.event);
    element(html, "h1", &report.title);
    if !report.about.is_empty() {
        element(html, "p", &report.about);
    }
    if let Links::Site(site) = links {
        site::write_navigation(html, site, &report.language);
    }
    html.push_str("</header>\n");
}

fn write_section(html: &mut String, section: &Section, frame: Frame<'_>) {
    html.push_str(match (section.new_page, section.is_wide) {
        (false, false) => "<section>\n",
        (true, false) => "<section class=\"page\">\n",
        (false, true) => "<section class=\"wide\">\n",
        (true, true) => "<section class=\"page wide\">\n",
    });
    if !section.heading.is_empty() {
        element(html, "h2", &section.heading);
    }
    for block in &section.blocks {
        match block {
            Block::Grid(grid) => write_grid(html, grid, frame, "<table>"),
            Block::Tree(grid) => write_grid(html, grid, frame, "<table class=\"tree\">"),
            Block::Facts(facts) => write_facts(html, facts),
            Block::Note(note) => element(html, "p class=\"note\"", note),
            Block::Slips(slips) => write_slips(html, slips),
            Block::Signs(_, signs) => write_signs(html, signs),
            Block::Working(working) => write_grid(html, &working.full, frame, "<table>"),
        }
    }
    html.push_str("</section>\n");
}

fn write_facts(html: &mut String, facts: &[(String, String)]) {
    html.push_str("<dl>\n");
    for (label, fact) in facts {
        html.push_str("<div>");
        element(html, "dt", label);
        element(html, "dd", fact);
        html.push_str("</div>\n");
    }
    html.push_str("</dl>\n");
}

/// Writes a table that scrolls inside its own frame, also with the keyboard; the page itself never
/// scrolls sideways.
fn write_grid(html: &mut String, grid: &Grid, (language, links): Frame<'_>, table: &str) {
    html.push_str("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"");
    escape(html, &language.word("table"));
    html.push_str("\">\n");
    write_table(html, grid, links, table);
    html.push_str("</div>\n");
}

fn write_table(html: &mut String, grid: &Grid, links: Links<'_>, table: &str) {
    html.push_str(table);
    html.push_str("\n<thead><tr>");
    for column in &grid.columns {
        write_column(html, column);
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    let names = matches!(links, Links::Site(_)).then(|| column_of_names(grid)).flatten();
    for row in &grid.rows {
        write_row(html, grid, row, names, links);
    }
    html.push_str("</tbody>\n</table>\n");
}

/// Returns the first column with links to players, which stays in sight if the table scrolls sideways.
fn column_of_names(grid: &Grid) -> Option<usize> {
    (0..grid.columns.len()).find(|at| {
        let mut cells = grid.rows.iter().filter_map(|row| row.cells.get(*at));
        cells.any(|cell| cell.player.is_some())
    })
}

fn write_column(html: &mut String, column: &Column) {
    html.push_str("<th scope=\"col\"");
    write_class(html, column, Tone::Plain, false);
    if column.name.is_empty() {
        html.push('>');
        text(html, &column.head);
    } else {
        html.push_str("><abbr title=\"");
        escape(html, &column.name);
        html.push_str("\">");
        text(html, &column.head);
        html.push_str("</abbr>");
    }
    html.push_str("</th>");
}

fn write_row(html: &mut String, grid: &Grid, row: &Row, names: Option<usize>, links: Links<'_>) {
    html.push_str("<tr");
    if let (Some(letter), Links::Site(_)) = (&row.letter, links) {
        html.push_str(" id=\"");
        escape(html, &site::anchor(letter));
        html.push('"');
    }
    html.push_str(if row.begins { " class=\"begins\">" } else { ">" });
    let cell_tag = if row.heads { "th" } else { "td" };
    for (at, (cell, column)) in row.cells.iter().zip(&grid.columns).enumerate() {
        let _ = write!(html, "<{cell_tag}");
        write_class(html, column, cell.tone, names == Some(at));
        html.push('>');
        write_cell(html, cell, links);
        let _ = write!(html, "</{cell_tag}>");
    }
    html.push_str("</tr>\n");
}

fn write_cell(html: &mut String, cell: &Cell, links: Links<'_>) {
    match (links, cell.player) {
        (Links::Site(site), Some(player)) => {
            let _ = write!(html, "<a href=\"{}\">", (site.player)(player));
            text(html, &cell.text);
            html.push_str("</a>");
        }
        (Links::Alone | Links::Wall, _) | (Links::Site(_), None) => text(html, &cell.text),
    }
}

fn write_class(html: &mut String, column: &Column, tone: Tone, is_name: bool) {
    let align = match column.align {
        Align::Left => "",
        Align::Center => "c",
        Align::Right => "r",
    };
    let tone = match tone {
        Tone::Plain => "",
        Tone::Win => "win",
        Tone::Draw => "draw",
        Tone::Loss => "loss",
        Tone::Unplayed => "none",
    };
    let minor = if column.minor { "minor" } else { "" };
    let name = if is_name { "name" } else { "" };
    let mut before = " class=\"";
    for class in [align, tone, minor, name].into_iter().filter(|class| !class.is_empty()) {
        html.push_str(before);
        html.push_str(class);
        before = " ";
    }
    if before == " " {
        html.push('"');
    }
}

fn write_slips(html: &mut String, slips: &[Slip]) {
    html.push_str("<div class=\"slips\">\n");
    for slip in slips {
        html.push_str(if slip.sheet.is_some() {
            "<div class=\"slip whole\">\n"
        } else {
            "<div class=\"slip\">\n"
        });
        let (place, number) = &slip.place;
        html.push_str("<p class=\"number\">");
        escape(html, place);
        let _ = writeln!(html, " <strong>{number}</strong></p>");
        element(html, "h3", &slip.heading);
        write_facts(html, &slip.facts);
        if !slip.choices.is_empty() {
            write_choices(html, &slip.choices);
        }
        for (label, count) in &slip.boxes {
            write_boxes(html, label, *count);
        }
        if let Some(list) = &slip.list {
            // A long name breaks, so that two slips fit side by side.
            write_table(html, list, Links::Alone, "<table style=\"overflow-wrap: anywhere\">");
        }
        write_blanks(html, &slip.blanks);
        if let Some((heads, lines)) = &slip.sheet {
            write_sheet(html, heads, *lines);
        }
        write_blanks(html, &slip.signatures);
        html.push_str("</div>\n");
    }
    html.push_str("</div>\n");
}

fn write_signs(html: &mut String, signs: &[Sign]) {
    for sign in signs {
        html.push_str("<div class=\"sign\">\n");
        for SignLine { text, emphasis } in &sign.lines {
            let tag = match emphasis {
                Emphasis::Huge => "p class=\"huge\"",
                Emphasis::Large => "p class=\"large\"",
                Emphasis::Plain => "p",
                Emphasis::Signature => "p class=\"signed\"",
            };
            element(html, tag, text);
        }
        html.push_str("</div>\n");
    }
}

fn write_choices(html: &mut String, choices: &[String]) {
    html.push_str("<ul>\n");
    for choice in choices {
        element(html, "li", choice);
    }
    html.push_str("</ul>\n");
}

fn write_blanks(html: &mut String, blanks: &[String]) {
    for blank in blanks {
        element(html, "p class=\"blank\"", blank);
    }
}

fn write_boxes(html: &mut String, label: &str, count: usize) {
    html.push_str("<p class=\"boxes\"><span>");
    text(html, label);
    html.push_str("</span>");
    html.push_str(&"<i></i>".repeat(count));
    html.push_str("</p>\n");
}

fn write_sheet(html: &mut String, heads: &[String], lines: usize) {
    html.push_str("<table class=\"sheet\">\n<thead><tr>");
    for head in heads {
        html.push_str("<th scope=\"col\">");
        text(html, head);
        html.push_str("</th>");
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    let line = format!("<tr>{}</tr>\n", "<td></td>".repeat(heads.len()));
    html.push_str(&line.repeat(lines));
    html.push_str("</tbody>\n</table>\n");
}

/// Writes an element that contains a text; attributes may follow its name.
fn element(html: &mut String, tag: &str, content: &str) {
    let name = tag.split(' ').next().unwrap_or(tag);
    let _ = write!(html, "<{tag}>");
    text(html, content);
    let _ = writeln!(html, "</{name}>");
}

/// Writes a text so that its direction does not affect its neighbours.
fn text(html: &mut String, text: &str) {
    if text.is_ascii() {
        escape(html, text);
    } else {
        html.push_str("<bdi>");
        escape(html, text);
        html.push_str("</bdi>");
    }
}

/// Writes a text as plain text, in an element or in a quoted attribute.
fn escape(html: &mut String, text: &str) {
    // The fast path: nearly every text of a large page.
    if text
        .bytes()
        .all(|byte| matches!(byte, b' '..=b'~') && !matches!(byte, b'&' | b'<' | b'>' | b'"' | b'\''))
    {
        html.push_str(text);
        return;
    }
    for c in clean(text).chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c => html.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &str, expected: &str) {
        let mut html = String::new();
        text(&mut html, input);
        assert_eq!(html, expected);
    }

    #[test]
    fn a_name_is_plain_text() {
        check("<b>\"O'Neil\"&", "&lt;b&gt;&quot;O&#39;Neil&quot;&amp;");
        check("</style><script>", "&lt;/style&gt;&lt;script&gt;");
        check("שרה <i>", "<bdi>שרה &lt;i&gt;</bdi>");
        check("小林", "<bdi>小林</bdi>");
        check("a\u{0}\u{1b}b\u{202e}c", "<bdi>a bc</bdi>");
    }

    #[test]
    fn the_style_sheet_fetches_nothing() {
        for word in ["url(", "@import", "http", "</"] {
            assert!(!STYLE.contains(word), "the style sheet holds `{word}`");
        }
    }
}
