//! Comments, pages and the texts of the program use ordinary words: subject, verb, object. The words below
//! are those that nobody would say aloud.
//!
//! The texts of the program are in the lists of `tests/texts`, which another test compares with the source.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Words that no comment, page or text uses, in small letters.
const WORDS: [&str; 32] = [
    "whoever",
    "nobody who",
    "is told",
    "tells",
    "told",
    "in the stead of",
    "in the place of",
    "of itself",
    "by itself",
    "for want of",
    "for lack of",
    "made anew",
    "given anew",
    "taken up",
    "taken in",
    "is taken over",
    "are taken over",
    "what was typed",
    "what is typed",
    "what came",
    "what it holds",
    "stands in the",
    "stand in the",
    "stands on the",
    "there once",
    "there is none",
    "none is another",
    "lets go of",
    "is held by",
    "behind a round",
    "behind the round",
    "behind a pairing",
];

/// Words with which a comment does not begin: the subject comes first.
const BEGINNINGS: [&str; 12] = [
    "Who ",
    "Whoever ",
    "What ",
    "Where ",
    "Whether ",
    "Nobody ",
    "Gives ",
    "Tells ",
    "Says ",
    "Makes ",
    "Returns what ",
    "Returns whether ",
];

/// Texts that files contain, so that they stay as they are.
const SAVED: [&str; 2] = [
    "wallchart: the secret key that signs seals; whoever has it can sign in your name",
    "as the report tells",
];

/// Collects the files with one of these extensions in a folder and below it.
fn files(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        if path.is_dir() {
            files(&path, extensions, found);
        } else if extensions.contains(&extension) {
            found.push(path);
        }
    }
}

/// Returns the comments of a source, each block of lines as one.
fn comments(source: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in source.lines().map(str::trim_start) {
        let block = blocks.len() - 1;
        match line.strip_prefix("//") {
            Some(comment) => {
                let comment = comment.trim_start_matches(['/', '!']).trim_start();
                blocks[block] += comment;
                blocks[block].push(' ');
            }
            None if !blocks[block].is_empty() => blocks.push(String::new()),
            None => {}
        }
    }
    blocks
}

/// Returns a text of the program without the names of its variables: `{place}: it breaks {rule}`.
fn without_variables(text: &str) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default();
    parts.fold(first.to_owned(), |all, part| all + "{" + part.split_once('}').map_or(part, |(_, rest)| rest))
}

/// Counts where a word is written whole.
fn count(text: &str, word: &str) -> usize {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let ends = |at: usize| text[at + word.len()..].starts_with(is_letter);
    let begins = |at: usize| text[..at].ends_with(is_letter);
    text.match_indices(word).filter(|(at, _)| !ends(*at) && !begins(*at)).count()
}

/// Returns the words that a text should not have.
fn odd_words(text: &str, is_comment: bool) -> Vec<&'static str> {
    let small = text.to_lowercase();
    let words = WORDS.iter().flat_map(|word| std::iter::repeat_n(*word, count(&small, word)));
    let beginning = BEGINNINGS.iter().filter(|begin| is_comment && text.starts_with(**begin));
    words.chain(beginning.copied()).collect()
}

#[test]
fn comments_and_pages_use_ordinary_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    let settings = ["Cargo.toml", "clippy.toml", "deny.toml", "rustfmt.toml"];
    let mut paths: Vec<PathBuf> = pages.iter().chain(&settings).map(|page| root.join(page)).collect();
    for folder in ["engine", "crates", "src", "tests", "benches", "examples", "docs", "fuzz", "assets/manual"]
    {
        files(&root.join(folder), &["rs", "md", "toml"], &mut paths);
    }
    let mut found = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let is_source = path.extension().is_some_and(|end| end == "rs");
        let blocks = if is_source { comments(&text) } else { vec![text] };
        for block in blocks {
            for word in odd_words(&block, is_source) {
                found.push(format!(
                    "{}: {word}: {:.80}",
                    path.display(),
                    if is_source { &block } else { "" }
                ));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn texts_of_the_program_use_ordinary_words() {
    let mut lists = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts"), &["txt"], &mut lists);
    let mut found = Vec::new();
    for list in lists {
        let texts = std::fs::read_to_string(&list).unwrap();
        for text in texts.lines().filter(|text| !SAVED.contains(&text.trim())) {
            let words = odd_words(&without_variables(text), false);
            found.extend(words.iter().map(|word| format!("{}: {word}: {text}", list.display())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_name_of_a_variable_is_no_word() {
    let text = "{told} is {what:<9}told {}";
    assert_eq!(without_variables(text), "{ is {told {");
    assert_eq!(odd_words(&without_variables(text), false), ["told"]);
}

#[test]
fn words_are_found_in_comments_only() {
    let source = "/// Whoever is told,\n/// is told.\nlet told = \"tells\"; // no block\n//! Says who.\n";
    let found: Vec<usize> = comments(source).iter().map(|comment| odd_words(comment, true).len()).collect();
    // The word, the beginning of the block, and both words in the second line, twice.
    assert_eq!(found, [6, 1]);
    assert!(odd_words("untold, retells, told_of", true).is_empty());
}
