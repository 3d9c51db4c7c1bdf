//! The texts in Rust source: its string literals outside of tests and comments.

/// The tokens of source, as far as a search for texts distinguishes them.
#[derive(Debug, Clone, PartialEq)]
enum Token {
    /// A string literal, with its escapes resolved.
    Text(String),
    /// A name, a keyword or a number.
    Word(String),
    /// Any other character.
    Mark(char),
}

/// Returns the texts of a source file in order: string literals outside of tests, and of attributes only
/// those of `#[error(...)]`.
pub(crate) fn texts(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let mut texts = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token {
            Token::Text(text) => texts.push(text.clone()),
            Token::Mark('#') => {
                let end = end_of_attribute(&tokens, at);
                let attribute = &tokens[at..end];
                if is_for_tests(attribute) {
                    at = end_of_item(&tokens, end);
                    continue;
                }
                if attribute.get(2) == Some(&Token::Word("error".to_owned())) {
                    texts.extend(attribute.iter().filter_map(text_of));
                }
                at = end;
                continue;
            }
            Token::Word(_) | Token::Mark(_) => {}
        }
        at += 1;
    }
    texts
}

/// Returns the names of a source file's test modules that have files of their own.
pub(crate) fn test_modules(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let starts = (0..tokens.len()).filter(|at| tokens[*at] == Token::Mark('#'));
    let ends = starts.map(|at| (at, end_of_attribute(&tokens, at)));
    let items = ends.filter(|(at, end)| is_for_tests(&tokens[*at..*end])).map(|(_, end)| &tokens[end..]);
    items
        .filter_map(|item| match item {
            [Token::Word(first), Token::Word(name), Token::Mark(';'), ..] if first == "mod" => {
                Some(name.clone())
            }
            _ => None,
        })
        .collect()
}

fn text_of(token: &Token) -> Option<String> {
    if let Token::Text(text) = token { Some(text.clone()) } else { None }
}

fn is_for_tests(attribute: &[Token]) -> bool {
    let words: Vec<&str> = attribute
        .iter()
        .filter_map(|token| if let Token::Word(word) = token { Some(word.as_str()) } else { None })
        .collect();
    words == ["cfg", "test"] || words == ["test"]
}

/// Returns the index of the token after an attribute, which begins with `#` and perhaps `!`.
fn end_of_attribute(tokens: &[Token], at: usize) -> usize {
    let open = at + 1 + usize::from(tokens.get(at + 1) == Some(&Token::Mark('!')));
    if tokens.get(open) == Some(&Token::Mark('[')) { end_of_group(tokens, open) } else { at + 1 }
}

/// Returns the index of the token after a group in brackets.
fn end_of_group(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Mark('(' | '[' | '{') => depth += 1,
            Token::Mark(')' | ']' | '}') => depth -= 1,
            Token::Text(_) | Token::Word(_) | Token::Mark(_) => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// Returns the index of the token after an item, which ends with `;` or with a body in braces.
fn end_of_item(tokens: &[Token], start: usize) -> usize {
    let mut at = start;
    while let Some(token) = tokens.get(at) {
        match token {
            Token::Mark('#') => at = end_of_attribute(tokens, at),
            Token::Mark('{') => return end_of_group(tokens, at),
            Token::Mark('(' | '[') => at = end_of_group(tokens, at),
            Token::Mark(';') => return at + 1,
            Token::Text(_) | Token::Word(_) | Token::Mark(_) => at += 1,
        }
    }
    at
}

fn tokens(source: &str) -> Vec<Token> {
    let mut rest = source;
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
        } else if let Some((text, after)) = raw(rest) {
            tokens.extend(text.map(Token::Text));
            rest = after;
        } else if let Some(inside) = rest.strip_prefix("b\"") {
            rest = plain(inside).1;
        } else if let Some(inside) = rest.strip_prefix('"') {
            let (text, after) = plain(inside);
            tokens.push(Token::Text(text));
            rest = after;
        } else if first == '\'' {
            rest = after_quote(rest);
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..end].to_owned()));
            rest = &rest[end..];
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Mark(first));
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// Reads a raw string of text or of bytes; the text of a byte string is `None`.
fn raw(rest: &str) -> Option<(Option<String>, &str)> {
    let (is_bytes, inside) = match rest.strip_prefix("br") {
        Some(inside) => (true, inside),
        None => (false, rest.strip_prefix('r')?),
    };
    let hashes = inside.len() - inside.trim_start_matches('#').len();
    let inside = inside[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let (text, after) = inside.split_once(&end)?;
    Some(((!is_bytes).then(|| text.to_owned()), after))
}

/// Reads a string after its opening quote.
fn plain(inside: &str) -> (String, &str) {
    let mut text = String::new();
    let mut chars = inside.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (text, &inside[at + 1..]),
            '\\' => match chars.next().map(|(_, escaped)| escaped) {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('r') => text.push('\r'),
                // A continued line: its indentation is not part of the text.
                Some('\n') => {
                    let after = chars.as_str().trim_start();
                    let (more, after) = plain(after);
                    return (text + &more, after);
                }
                Some('u') => {
                    let digits: String =
                        chars.by_ref().map(|(_, c)| c).take_while(|c| *c != '}').skip(1).collect();
                    text.extend(u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32));
                }
                Some(escaped @ ('"' | '\\' | '\'')) => text.push(escaped),
                other => text.extend(['\\'].into_iter().chain(other)),
            },
            c => text.push(c),
        }
    }
    (text, "")
}

/// Returns the source after a character or after the quote of a lifetime.
fn after_quote(rest: &str) -> &str {
    let inside = &rest[1..];
    let character = if inside.starts_with('\\') {
        inside.get(2..)
    } else {
        inside.chars().next().map(|c| &inside[c.len_utf8()..])
    };
    let end = character.and_then(|after| after.find('\''));
    match (inside.starts_with('\\'), end) {
        (true, Some(end)) => &inside[2 + end + 1..],
        (false, Some(0)) => &inside[inside.chars().next().map_or(0, char::len_utf8) + 1..],
        _ => inside,
    }
}

#[test]
fn texts_for_people_are_found_in_source() {
    let source = r#"
        //! "a comment"
        /* "another" */
        #[error("{0} is \"wrong\"")]
        #[expect(lint, reason = "for the compiler")]
        fn a<'a>(x: &'a str) -> char { call("one\ttwo \
            three", b"bytes", '"', '\'', '\u{2026}', 'é'); RAW ; "\u{e9}t\u{e9}" }
        #[cfg(test)]
        mod tests { fn b() { "of a test"; } }
        #[cfg(test)]
        #[path = "elsewhere.rs"]
        mod others;
        const END: &str = "the end";
    "#;
    let source = source.replace("RAW", "r#\"raw \"text\"\"#");
    let expected = ["{0} is \"wrong\"", "one\ttwo three", "raw \"text\"", "été", "the end"];
    assert_eq!(texts(&source), expected);
    assert_eq!(
        test_modules("#[cfg(test)]\nmod example;\nmod other;\n#[cfg(test)] mod tests {}"),
        ["example"]
    );
}
