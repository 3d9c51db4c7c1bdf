//! No circles between modules, which the compiler allows within a crate.
//!
//! The rule, for every folder of every crate: its parts are its files and its subfolders; a subfolder counts
//! as one part, with all that is in it. If a part names something of another part, directly or through
//! others, then that part names nothing of the first. The folder's own `mod.rs` is a part too, so
//! that a child may not use what its parent defines while the parent calls it.
//!
//! Names count wherever they are in code: in `use` lines, in paths such as `super::area::Name`, in macros. A
//! name that a module only passes on with `use` counts for the module that defines it. Not counted are `mod`
//! lines, code for tests, and methods, since a call does not name their module: for the folders of the engine
//! `.ci/layers` asks the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The part that a folder's own module is.
const OWN: &str = "mod.rs";

/// A module by its path, `formats::trf::read`; the root of the crate is empty.
type Module = Vec<String>;

/// The names in the code of a file.
#[derive(Debug, Default)]
struct Names {
    /// The paths that the code names, from the root of the crate.
    used: BTreeSet<Module>,
    /// The names that the file imports, with their full paths.
    imported: BTreeMap<String, Module>,
    /// Those of them that it passes on with `pub use`.
    passed_on: BTreeSet<String>,
    /// The words outside of `use` lines.
    words: BTreeSet<String>,
    /// The modules that are compiled for tests only.
    for_tests: BTreeSet<Module>,
}

/// Reads the tokens of a file.
struct Reader<'a> {
    names: Names,
    own: &'a Module,
    /// The modules directly below the file: a path may begin with their names.
    below: &'a BTreeSet<String>,
}

impl Reader<'_> {
    /// Reads the tokens of a module, or of a part of it.
    fn read(&mut self, here: &Module, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            match token {
                TokenTree::Punct(punct) if punct.as_char() == '#' && is_for_tests(tokens.get(at)) => {
                    let item = &tokens[at..];
                    let end = item.iter().position(ends_item).unwrap();
                    if is(&item[end], ";") && is(&item[end - 2], "mod") {
                        self.names.for_tests.insert(below(here, &item[end - 1].to_string()));
                    }
                    at += end + 1;
                }
                // Not the `use<'_>` of a type.
                TokenTree::Ident(word)
                    if word == "use" && !tokens.get(at).is_some_and(|next| is(next, "<")) =>
                {
                    let end = tokens[at..].iter().position(|token| is(token, ";")).unwrap() + at;
                    let is_public =
                        at >= 2 && (is(&tokens[at - 2], "pub") || at >= 3 && is(&tokens[at - 3], "pub"));
                    self.import(here, &[], &tokens[at..end], is_public);
                    at = end;
                }
                TokenTree::Ident(word) if word == "mod" => {
                    if let [name, TokenTree::Group(inside), ..] = &tokens[at..] {
                        self.read(&below(here, &name.to_string()), inside.stream());
                        at += 2;
                    }
                }
                TokenTree::Ident(word) if !continues_path(&tokens[..at - 1]) => {
                    let mut path = vec![word.to_string()];
                    while let [one, two, TokenTree::Ident(name), ..] = &tokens[at..]
                        && is(one, ":")
                        && is(two, ":")
                    {
                        path.push(name.to_string());
                        at += 3;
                    }
                    self.names.used.extend(self.absolute(here, &path).filter(|_| path.len() > 1));
                    self.names.words.insert(path.swap_remove(0));
                }
                TokenTree::Group(group) => self.read(here, group.stream()),
                TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    /// Reads a `use`, whose braces may hold several paths.
    fn import(&mut self, here: &Module, before: &[String], tokens: &[TokenTree], is_public: bool) {
        let mut path = before.to_vec();
        let mut name = None;
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let parts: Vec<TokenTree> = group.stream().into_iter().collect();
                    parts
                        .split(|token| is(token, ","))
                        .filter(|part| !part.is_empty())
                        .for_each(|part| self.import(here, &path, part, is_public));
                    return;
                }
                TokenTree::Ident(word) if word == "as" => {
                    name = Some(tokens[at + 1].to_string());
                    break;
                }
                TokenTree::Ident(word) if word == "self" && !path.is_empty() => {}
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
        let Some(full) = self.absolute(here, &path) else { return };
        let name = name.unwrap_or_else(|| path[path.len() - 1].clone());
        if is_public {
            self.names.passed_on.insert(name.clone());
        } else {
            self.names.used.insert(full.clone());
        }
        if here == self.own {
            self.names.imported.insert(name, full);
        }
    }

    /// Returns a path from the root of the crate; `None` if it is of another crate, or no path of modules.
    fn absolute(&self, here: &Module, path: &[String]) -> Option<Module> {
        let mut base = here.clone();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => base.clear(),
            "self" | "super" => {}
            name if self.below.contains(name) => return Some([here, path].concat()),
            _ => return None,
        }
        if path[0] != "super" {
            rest = &rest[1..];
        }
        while rest.first().is_some_and(|word| word == "super") {
            base.pop();
            rest = &rest[1..];
        }
        base.extend_from_slice(rest);
        Some(base)
    }
}

fn below(module: &Module, name: &str) -> Module {
    [module.as_slice(), &[name.to_owned()]].concat()
}

fn text(token: &TokenTree) -> String {
    token.to_string()
}

fn is(token: &TokenTree, expected: &str) -> bool {
    text(token) == expected
}

/// Returns true if an item ends with a token: `;`, or what is in braces.
fn ends_item(token: &TokenTree) -> bool {
    let is_block = |group: &Group| group.delimiter() == Delimiter::Brace;
    is(token, ";") || matches!(token, TokenTree::Group(group) if is_block(group))
}

fn is_for_tests(attribute: Option<&TokenTree>) -> bool {
    attribute.is_some_and(|attribute| text(attribute).replace(' ', "") == "[cfg(test)]")
}

/// Returns true if a word after these tokens does not begin a path that counts: it follows `::`, the `$` of a
/// macro, or the `in` of `pub(in path)`.
fn continues_path(before: &[TokenTree]) -> bool {
    match before {
        [.., one, two] if is(one, ":") && is(two, ":") => true,
        [word] if is(word, "in") => true,
        [.., last] => is(last, "$"),
        [] => false,
    }
}

/// Returns the source files of a crate by their modules.
fn sources(root: &Path) -> BTreeMap<Module, PathBuf> {
    let mut found = BTreeMap::new();
    let mut folders = vec![(root.to_owned(), Vec::new())];
    while let Some((folder, module)) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push((path, below(&module, &stem)));
            } else if path.extension().is_some_and(|extension| extension == "rs") && stem != "main" {
                let is_own = matches!(stem.as_str(), "mod" | "lib");
                found.insert(if is_own { module.clone() } else { below(&module, &stem) }, path);
            }
        }
    }
    found
}

/// Returns the names in a file. One that it passes on counts as used if its code has it too.
fn names(own: &Module, below: &BTreeSet<String>, code: TokenStream) -> Names {
    let mut reader = Reader { names: Names::default(), own, below };
    reader.read(own, code);
    let mut names = reader.names;
    let both = names.passed_on.intersection(&names.words).filter_map(|name| names.imported.get(name));
    names.used.extend(both.cloned());
    names
}

/// Returns the names in each file of a crate, without the files for tests.
fn read(root: &Path) -> BTreeMap<Module, Names> {
    let sources = sources(root);
    let mut files = BTreeMap::new();
    for (module, path) in &sources {
        let below = sources.keys().filter(|one| one.len() == module.len() + 1 && one.starts_with(module));
        let below = below.map(|one| one[module.len()].clone()).collect();
        let code = std::fs::read_to_string(path).unwrap().parse().unwrap();
        files.insert(module.clone(), names(module, &below, code));
    }
    let for_tests: BTreeSet<Module> = files.values().flat_map(|file| file.for_tests.clone()).collect();
    files.retain(|module, _| !for_tests.iter().any(|test| module.starts_with(test)));
    files
}

/// Returns the module that defines what a path names.
fn target(path: &[String], files: &BTreeMap<Module, Names>) -> Module {
    let known = |len: &usize| files.contains_key(&path[..*len]);
    let len = (0..=path.len()).rev().find(known).unwrap();
    let imported = path.get(len).and_then(|name| files[&path[..len]].imported.get(name));
    match imported {
        Some(from) if !from.starts_with(path) => target(from, files),
        Some(_) | None => path[..len].to_vec(),
    }
}

/// Returns the part of a folder to which a module belongs.
fn part<'a>(folder: &Module, module: &'a Module) -> &'a str {
    module.get(folder.len()).map_or(OWN, String::as_str)
}

/// The names that lead from each part of a folder to others.
type Arrows<'a> = BTreeMap<&'a str, BTreeMap<&'a str, BTreeSet<String>>>;

/// Returns true if arrows lead from a part to another one.
fn reaches(arrows: &Arrows<'_>, from: &str, to: &str) -> bool {
    let mut reached = BTreeSet::from([from]);
    let mut next = vec![from];
    while let Some(part) = next.pop() {
        let new = arrows.get(part).into_iter().flat_map(BTreeMap::keys).filter(|part| reached.insert(part));
        next.extend(new);
    }
    reached.contains(to)
}

/// Returns the names that lead in a circle, each with its folder.
fn circles(files: &BTreeMap<Module, Names>) -> Vec<(String, String)> {
    let uses: Vec<(&Module, Module)> = files
        .iter()
        .flat_map(|(own, names)| names.used.iter().map(move |path| (own, target(path, files))))
        .collect();
    let folders: BTreeSet<&[String]> =
        files.keys().filter(|module| !module.is_empty()).map(|module| &module[..module.len() - 1]).collect();
    let mut found = Vec::new();
    for folder in folders.into_iter().map(<[String]>::to_vec) {
        let path = folder.join("/");
        let mut arrows = Arrows::new();
        for (from, to) in
            uses.iter().filter(|(from, to)| from.starts_with(&folder) && to.starts_with(&folder))
        {
            let (one, other) = (part(&folder, from), part(&folder, to));
            if one != other {
                let arrow = format!("{} -> {}", from.join("::"), to.join("::"));
                arrows.entry(one).or_default().entry(other).or_default().insert(arrow);
            }
        }
        for (one, to) in &arrows {
            let circular = to.iter().filter(|(other, _)| reaches(&arrows, other, one));
            found.extend(circular.flat_map(|(_, names)| names).map(|name| (path.clone(), name.clone())));
        }
    }
    found
}

#[test]
fn no_crate_has_a_circle_of_modules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = std::fs::read_dir(root.join("crates")).into_iter().flatten();
    let crates = crates.map(|entry| entry.unwrap().path().join("src"));
    for source in crates.chain([root.join("engine/src"), root.join("src")]).filter(|path| path.is_dir()) {
        let within = source.strip_prefix(root).unwrap().to_str().unwrap();
        let found = circles(&read(&source));
        assert!(found.is_empty(), "{within}: these names lead in a circle, each with its folder: {found:#?}");
    }
}

#[test]
fn names_are_found_wherever_they_are() {
    let code = "
        use super::{a::{self, B}, c as d,};
        pub(crate) use crate::passed::{On, Called};
        fn f(_: child::H) { Called(); vec![super::e::F; 2]; child::g(); for _ in child::k() {} }
        pub(in super::super::l) const M: u8 = 0;
        #[cfg(test)]
        mod tests { use crate::nothing::X; }
        #[cfg(test)]
        mod example;
        mod inside { use super::super::h::I; }
    ";
    let below = BTreeSet::from(["child".to_owned()]);
    let names = names(&vec!["own".to_owned()], &below, code.parse().unwrap());
    let used: Vec<String> = names.used.iter().map(|path| path.join("::")).collect();
    assert_eq!(
        used,
        [
            "a",
            "a::B",
            "c",
            "e::F",
            "h::I",
            "own::child::H",
            "own::child::g",
            "own::child::k",
            "passed::Called"
        ]
    );
    assert_eq!(names.imported["On"], ["passed", "On"]);
    assert_eq!(names.for_tests, BTreeSet::from([vec!["own".to_owned(), "example".to_owned()]]));
}

#[test]
fn a_parent_and_its_child_can_be_a_circle() {
    let names = |path: &[&str]| Names {
        used: BTreeSet::from([path.iter().map(|&word| word.to_owned()).collect()]),
        ..Names::default()
    };
    let module = |path: &[&str]| path.iter().map(|&word| word.to_owned()).collect::<Module>();
    let files = BTreeMap::from([
        (module(&[]), Names::default()),
        (module(&["a"]), names(&["a", "b", "call"])),
        (module(&["a", "b"]), names(&["a", "Type"])),
    ]);
    let names: Vec<String> = circles(&files).into_iter().map(|(_, name)| name).collect();
    assert_eq!(names, ["a::b -> a", "a -> a::b"]);
}
