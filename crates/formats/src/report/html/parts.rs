//! The parts of a page.
//!
//! Every text passes through [`escape`], the only way from a text into a page.

use std::fmt::Write as _;

use crate::text::clean;

/// The content security policy: a page may only use its own style sheet. Even a name that became an
/// element could not run, fetch or send anything.
pub(super) const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// Returns the lines of a style sheet or script without indents and comments.
pub(super) fn bare(source: &str) -> String {
    let is_comment = |line: &&str| line.starts_with("//") || line.starts_with("/*");
    let lines = source.lines().map(str::trim_start).filter(|line| !line.is_empty() && !is_comment(line));
    lines.fold(String::new(), |all, line| all + line + "\n")
}

/// Writes an element that contains a text; attributes may follow its name.
pub(super) fn element(html: &mut String, tag: &str, content: &str) {
    let name = tag.split(' ').next().unwrap_or(tag);
    let _ = write!(html, "<{tag}>");
    text(html, content);
    let _ = writeln!(html, "</{name}>");
}

/// Writes a text in its own direction, without effect on its neighbours.
pub(super) fn text(html: &mut String, text: &str) {
    if text.chars().all(|c| !is_right_to_left(c)) {
        escape(html, text);
    } else {
        html.push_str("<bdi>");
        escape(html, text);
        html.push_str("</bdi>");
    }
}

/// Returns true in the blocks of the scripts that run from right to left (Unicode, `DerivedBidiClass`).
const fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Writes a text as plain text, in an element or in a quoted attribute.
pub(super) fn escape(html: &mut String, text: &str) {
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
        check("小林", "小林");
        check("a\u{0}\u{1b}b\u{202e}c", "a bc");
    }
}
