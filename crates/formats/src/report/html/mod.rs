//! A report as a self-contained HTML page: no font, no picture, no other file, and a script only on the pages
//! of a site.
//!
//! Colours are only tints: the marks in the cells say the same.

mod parts;
mod site;
mod table;
mod wall;

use std::fmt::Write as _;

use super::{Block, Emphasis, Report, Section, Sign, SignLine, Slip};
use crate::language::Language;
use parts::{POLICY, bare, element, escape, text};
pub use site::{Links, Site};
use table::{Forms, Frame, write_grid, write_table};

/// The style of every page on screens.
const STYLE: &str = include_str!("style.css");

/// The style of slips and signs.
const FORMS: &str = include_str!("forms.css");

/// The style of drawings.
const TREE: &str = include_str!("tree.css");

/// The style of every page on paper.
const PRINT: &str = include_str!("print.css");

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
    let forms = Forms::of(reports, links);
    let frame = Frame { language, links, forms: &forms };
    write_head(&mut html, reports, frame);
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
            write_section(&mut html, section, frame);
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

fn write_head(html: &mut String, reports: &[&Report], Frame { language, links, forms }: Frame<'_>) {
    html.push_str(&match links {
        Links::Alone => beginning(POLICY, language),
        Links::Site(_) => beginning(&site::policy(), language),
        Links::Wall => beginning(&wall::policy(), language),
    });
    html.push_str("\">\n");
    html.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    if let Some(report) = reports.first() {
        escape(html, &format!("{} - {}", report.title, report.event));
    }
    html.push_str("</title>\n<style>\n");
    write_style(html, reports, links);
    forms.write_style(html);
    html.push_str("</style>\n</head>\n<body>\n");
}

/// Writes the parts of the style that the blocks of a page need.
fn write_style(html: &mut String, reports: &[&Report], links: Links<'_>) {
    let sections = reports.iter().flat_map(|report| &report.sections);
    let (mut has_forms, mut has_tree) = (false, false);
    for block in sections.flat_map(|section| &section.blocks) {
        match block {
            Block::Slips(_) | Block::Signs(..) => has_forms = true,
            Block::Tree(_) => has_tree = true,
            Block::Grid(_) | Block::Facts(_) | Block::Note(_) | Block::Working(_) => {}
        }
    }
    let parts = [
        Some(STYLE),
        Some(PRINT),
        has_forms.then_some(FORMS),
        has_tree.then_some(TREE),
        matches!(links, Links::Wall).then_some(wall::STYLE),
    ];
    html.extend(parts.into_iter().flatten().map(compact));
}

/// Returns a style sheet without what only its readers need.
fn compact(sheet: &str) -> String {
    bare(sheet).replace(": ", ":").replace("; ", ";").replace(" {", "{")
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
            Block::Grid(grid) => write_grid(html, grid, frame, ""),
            Block::Tree(grid) => write_grid(html, grid, frame, "tree"),
            Block::Facts(facts) => write_facts(html, facts),
            Block::Note(note) => element(html, "p class=\"note\"", note),
            Block::Slips(slips) => write_slips(html, slips, frame),
            Block::Signs(_, signs) => write_signs(html, signs),
            Block::Working(working) => write_grid(html, &working.full, frame, ""),
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

fn write_slips(html: &mut String, slips: &[Slip], frame: Frame<'_>) {
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
            write_table(html, list, frame, "");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_sheet_fetches_nothing() {
        for word in ["url(", "@import", "http", "</"] {
            let sheets = [STYLE, FORMS, TREE, PRINT, wall::STYLE];
            assert!(!sheets.concat().contains(word), "a style sheet holds `{word}`");
        }
    }
}
