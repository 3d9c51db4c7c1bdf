//! The address of an event's page on the web, which paper shows as a code to scan.

use crate::basics::text::quoted;

/// The longest address, in characters: a code for more is too fine to scan from paper.
const LONGEST: usize = 150;

/// The reason why a text is not the address of a page.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAPage {
    /// It is not an address of the web.
    #[error("{0} is not the address of a page (expected for instance https://example.org/open)")]
    Address(String),
    /// The address has a name or a password for its site.
    #[error("an address on paper must have no password (remove all that is before the @)")]
    Secret,
    /// The address is too long for a code.
    #[error("an address of {0} characters is too long for a code on paper (expected at most {LONGEST})")]
    TooLong(usize),
}

/// Checks the address of a page: `http` or `https` (RFC 3986), in ASCII as a browser copies it.
///
/// # Errors
///
/// It is not an address of the web, has a password, or is too long.
pub fn page_address(text: &str) -> Result<&str, NotAPage> {
    let wrong = || NotAPage::Address(quoted(text));
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or_else(wrong)?;
    let is_allowed = |c: char| c.is_ascii_graphic() && !r#""<>\^`{|}"#.contains(c);
    let site = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if site.contains('@') {
        return Err(NotAPage::Secret);
    }
    if !text.chars().all(is_allowed) || !site.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '[') {
        return Err(wrong());
    }
    if text.len() > LONGEST { Err(NotAPage::TooLong(text.len())) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_an_address_of_the_web() {
        for page in ["https://example.org", "http://192.168.0.7:8080/a?round=3#top", "https://[::1]/"] {
            assert_eq!(page_address(page), Ok(page));
        }
        for other in
            ["", "example.org", "ftp://a.org", "https://", "https:///a", "https://a b", "https://å.se"]
        {
            assert_eq!(page_address(other), Err(NotAPage::Address(quoted(other))));
        }
        assert!(page_address("javascript:alert(1)//https://a.org").is_err());
    }

    #[test]
    fn a_password_is_not_printed() {
        assert_eq!(page_address("https://ana:secret@example.org/"), Err(NotAPage::Secret));
        let path = "https://example.org/@ana";
        assert_eq!(page_address(path), Ok(path));
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        assert_eq!(page_address(&long), Err(NotAPage::TooLong(LONGEST + 20)));
    }
}
