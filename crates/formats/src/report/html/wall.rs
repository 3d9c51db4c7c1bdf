//! The page for a screen in the hall: large type, one part after the other, without a key.

use super::parts::{POLICY, bare, escape};

/// The script of the page. Without it the page shows all parts below each other.
const SCRIPT: &str = include_str!("wall.js");

/// The style of the page, after that of every page.
pub(super) const STYLE: &str = include_str!("wall.css");

/// The SHA-256 of the bare [`SCRIPT`] in base 64, by which the policy allows it.
const SCRIPT_DIGEST: &str = "mcDTL++NuXS5IN6ZKahnhAk3nMglHfLfBCmp15pm9OY=";

/// Returns the policy of the page, which may also load itself again.
pub(super) fn policy() -> String {
    format!("{POLICY}; connect-src 'self'; script-src 'sha256-{SCRIPT_DIGEST}'")
}

/// Writes the line at the top: the event, and the place for the number of the part.
pub(super) fn write_banner(html: &mut String, event: &str) {
    html.push_str("<header>\n<h1>");
    escape(html, event);
    html.push_str("</h1>\n<p class=\"turn\"></p>\n</header>\n");
}

/// Writes the script at the end of the page.
pub(super) fn write_script(html: &mut String) {
    html.push_str("<script>");
    html.push_str(&bare(SCRIPT));
    html.push_str("</script>\n");
}
