//! The folders of the engine are in an order, and nothing goes up in it.
//!
//! A folder names only modules of the folders below it, and calls only methods that it or a folder below it
//! defines. A method goes up if a higher folder adds it to a type of a lower one. Of a call by a dot only the
//! name of the method is known here: it goes up if no function of that name exists at or below the caller.

use std::collections::BTreeSet;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{ends_item, is, is_for_tests, read, sources, target};

/// The folders, the lowest first.
const FOLDERS: [&str; 11] = [
    "basics",
    "game",
    "rating_systems",
    "tie_breaks",
    "people",
    "event",
    "tournament_ratings",
    "pairing",
    "ranking",
    "rules",
    "journal",
];

/// The functions in the code of a folder.
#[derive(Debug, Default)]
struct Functions {
    /// The types that it defines.
    types: BTreeSet<String>,
    /// The names of all its functions.
    names: BTreeSet<String>,
    /// The methods, each with its type.
    methods: BTreeSet<(String, String)>,
    /// The calls by a dot.
    calls: BTreeSet<String>,
    /// The functions named after a type.
    paths: BTreeSet<(String, String)>,
}

impl Functions {
    /// Reads code; `of` is the type whose methods it has.
    fn read(&mut self, code: TokenStream, of: Option<&str>) {
        let tokens: Vec<TokenTree> = code.into_iter().collect();
        let mut of_block = None;
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let rest = &tokens[at + 1..];
            at += 1;
            match token {
                TokenTree::Punct(punct) if punct.as_char() == '#' && is_for_tests(rest.first()) => {
                    at += rest.iter().position(ends_item).unwrap() + 1;
                }
                TokenTree::Punct(punct) if punct.as_char() == '.' => {
                    self.calls.extend(called(rest).map(ToString::to_string));
                }
                TokenTree::Ident(word) if word == "impl" => of_block = implemented(rest),
                TokenTree::Ident(word) => self.read_word(&word.to_string(), rest, of),
                TokenTree::Group(group) => {
                    let is_block = group.delimiter() == Delimiter::Brace;
                    let of = if is_block { of_block.take() } else { None };
                    self.read(group.stream(), of.as_deref());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    fn read_word(&mut self, word: &str, rest: &[TokenTree], of: Option<&str>) {
        let Some(TokenTree::Ident(next)) = rest.first() else {
            if let [one, two, TokenTree::Ident(name), ..] = rest
                && is(one, ":")
                && is(two, ":")
            {
                self.paths.insert((word.to_owned(), name.to_string()));
            }
            return;
        };
        match word {
            "struct" | "enum" | "trait" => {
                self.types.insert(next.to_string());
            }
            "fn" => {
                self.names.insert(next.to_string());
                self.methods.extend(of.map(|of| (of.to_owned(), next.to_string())));
            }
            _ => {}
        }
    }
}

/// Returns the name of the method that is called after a dot.
fn called(rest: &[TokenTree]) -> Option<&TokenTree> {
    let (name, after) = rest.split_first()?;
    let after = after.first()?;
    let is_call = matches!(after, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis);
    (matches!(name, TokenTree::Ident(_)) && (is_call || is(after, ":"))).then_some(name)
}

/// Returns the type of an `impl` block; `None` if the block is of a trait.
fn implemented(rest: &[TokenTree]) -> Option<String> {
    let head = rest.split(|token| matches!(token, TokenTree::Group(_))).next()?;
    let mut depth = 0;
    let mut name = None;
    for token in head {
        match token.to_string().as_str() {
            "<" => depth += 1,
            ">" => depth -= 1,
            "for" if depth == 0 => return None,
            "where" if depth == 0 => break,
            word if depth == 0 && matches!(token, TokenTree::Ident(_)) => name = Some(word.to_owned()),
            _ => {}
        }
    }
    name
}

/// Returns the calls that go up, each with the folder that calls; the folders are in order.
fn going_up(folders: &[Functions]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, folder) in folders.iter().enumerate() {
        let (here, above) = folders.split_at(at + 1);
        let added = above.iter().flat_map(|one| one.methods.iter().filter(|(of, _)| !one.types.contains(of)));
        for (of, name) in added.filter(|(of, _)| here.iter().any(|one| one.types.contains(of))) {
            let is_known = here.iter().any(|one| one.names.contains(name));
            let path = (of.clone(), name.clone());
            if (folder.calls.contains(name) && !is_known) || folder.paths.contains(&path) {
                found.push((at, format!("{of}::{name}")));
            }
        }
    }
    found
}

/// Returns the place of a module's folder in the order.
fn place(module: &[String]) -> Option<usize> {
    FOLDERS.iter().position(|folder| module.first().is_some_and(|first| first == folder))
}

#[test]
fn the_folders_of_the_engine_go_down_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/src");
    let (files, sources) = (read(&root), sources(&root));
    let mut folders: Vec<Functions> = FOLDERS.iter().map(|_| Functions::default()).collect();
    let mut names = Vec::new();
    for (module, file) in &files {
        let Some(at) = place(module) else {
            assert!(module.is_empty(), "{module:?} is in no folder of the order");
            continue;
        };
        let code = std::fs::read_to_string(&sources[module]).unwrap();
        folders[at].read(code.parse().unwrap(), None);
        let up = file.used.iter().map(|path| target(path, &files)).filter(|to| place(to) > Some(at));
        names.extend(up.map(|to| format!("{} -> {}", module.join("::"), to.join("::"))));
    }
    assert!(names.is_empty(), "these names go up:\n{}", names.join("\n"));
    let calls = going_up(&folders).into_iter().map(|(at, method)| format!("{}: {method}", FOLDERS[at]));
    let calls: Vec<String> = calls.collect();
    assert!(calls.is_empty(), "these calls go up:\n{}", calls.join("\n"));
}

#[test]
fn a_call_that_goes_up_is_found() {
    let read = |code: &str| {
        let mut functions = Functions::default();
        functions.read(code.parse().unwrap(), None);
        functions
    };
    let low = "
        struct State;
        impl State { fn fact(&self) { self.rule(); self.fact(); self.field } }
        fn ask(state: &State) { [state].iter().map(State::other); with(|| state.deep().checked::<u8>()) }
        fn shared() {}
        #[cfg(test)]
        mod tests { fn f(state: &State) { state.tested() } }
    ";
    let high = "
        struct Own;
        impl Own { fn field(&self) {} fn deep(&self) {} }
        impl<'a> Own { fn iter(&self) {} }
        impl State { fn rule(&self) {} fn other(&self) {} fn checked(&self) {} fn shared(&self) {} }
        impl crate::State { fn tested(&self) {} }
        impl Trait for State { fn map(&self) {} }
    ";
    let found = going_up(&[read(low), read(high)]);
    let found: Vec<(usize, &str)> = found.iter().map(|(at, method)| (*at, method.as_str())).collect();
    assert_eq!(found, [(0, "State::checked"), (0, "State::other"), (0, "State::rule")]);
    assert_eq!(going_up(&[read(high), read(low)]), []);
}
