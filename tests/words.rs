//! Comments and pages use ordinary words: subject, verb, object. The words below are those that nobody would say aloud.

use std::path::{Path, PathBuf};

/// Words that a comment or a page does not use, in small letters.
const WORDS: [&str; 18] = [
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
    "there is none",
    "is held by",
    "behind a round",
    "behind a pairing",
];

/// Words with which a comment does not begin: the subject comes first.
const BEGINNINGS: [&str; 11] = [
    "Who ",
    "Whoever ",
    "What ",
    "Where ",
    "Nobody ",
    "Gives ",
    "Tells ",
    "Says ",
    "Makes ",
    "Returns what ",
    "Returns whether ",
];

/// Rooms that are still to be rewritten, and how many of these words they have at most; others have none.
const LEFT: [(&str, usize); 9] = [
    ("assets", 4),
    ("crates/cli", 1),
    ("crates/formats", 1),
    ("crates/tui", 641),
    ("docs", 12),
    ("engine/src", 614),
    ("engine/tests", 1),
    ("examples", 1),
    ("tests", 12),
];

/// The rooms whose words are counted together.
fn room(path: &str) -> &str {
    let depth = if path.starts_with("crates/") || path.starts_with("engine/") { 2 } else { 1 };
    let ends = path.match_indices('/').map(|(at, _)| at);
    ends.take(depth).last().map_or(path, |end| &path[..end])
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "md") {
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

/// Counts where a word is written whole.
fn count(text: &str, word: &str) -> usize {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let ends = |at: usize| text[at + word.len()..].starts_with(is_letter);
    let begins = |at: usize| text[..at].ends_with(is_letter);
    text.match_indices(word).filter(|(at, _)| !ends(*at) && !begins(*at)).count()
}

fn odd_words(text: &str, begins: bool) -> usize {
    let small = text.to_lowercase();
    let words: usize = WORDS.iter().map(|word| count(&small, word)).sum();
    words + usize::from(begins && BEGINNINGS.iter().any(|word| text.starts_with(word)))
}

#[test]
fn comments_and_pages_use_ordinary_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ["engine", "crates", "src", "tests", "benches", "examples", "docs", "assets/manual"] {
        files(&root.join(folder), &mut paths);
    }
    let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    paths.extend(pages.iter().map(|page| root.join(page)).filter(|page| page.exists()));
    let mut found = std::collections::BTreeMap::new();
    for path in paths {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
        let text = std::fs::read_to_string(&path).unwrap();
        let words = if path.extension().is_some_and(|end| end == "rs") {
            comments(&text).iter().map(|comment| odd_words(comment, true)).sum()
        } else {
            odd_words(&text, false)
        };
        let (all, files): &mut (usize, Vec<String>) = found.entry(room(&name).to_owned()).or_default();
        *all += words;
        files.extend((words > 0).then(|| format!("{name}: {words}")));
    }
    for (room, (words, files)) in found {
        let most = LEFT.iter().find(|(known, _)| *known == room).map_or(0, |(_, most)| *most);
        assert!(
            words <= most,
            "{room}: {words} words, at most {most} are left to rewrite\n{}",
            files.join("\n")
        );
    }
}

#[test]
fn words_are_found_in_comments_only() {
    let source = "/// Whoever is told,\n/// is told.\nlet told = \"tells\"; // no block\n//! Says who.\n";
    let found: Vec<usize> = comments(source).iter().map(|comment| odd_words(comment, true)).collect();
    // The word itself, the beginning of the block, and twice both "is told" and "told".
    assert_eq!(found, [6, 1]);
    assert_eq!(odd_words("untold, retells, told_of", true), 0);
}
