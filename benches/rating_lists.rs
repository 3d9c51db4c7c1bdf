//! Measures a rating list of the federation's size: indexing it, and looking up a name with every typed
//! key.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops at the first surprise and says what it found"
)]

use std::hint::black_box;
use std::io::{Cursor, Read, Result, Seek, SeekFrom};

use criterion::{Criterion, criterion_group, criterion_main};
use wallchart::formats::rating_list::fill::Finder as _;
use wallchart::formats::rating_list::written::{Lines, Wanted};
use wallchart::user::files::Files;
use wallchart::user::rating_lists::{Import, Shelf};

/// The number of players in the list of October 2026.
const PERSONS: u32 = 1_932_867;

/// An invented list, written while it is read.
struct Invented {
    lines: Lines,
    line: Cursor<String>,
}

impl Invented {
    fn new() -> Self {
        let wanted = Wanted { seed: 1, persons: PERSONS, has_odd_lines: true, is_xml: false };
        Self { lines: Lines::of(wanted), line: Cursor::default() }
    }
}

impl Read for Invented {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        loop {
            let read = self.line.read(buffer)?;
            if 0 < read {
                return Ok(read);
            }
            match self.lines.next() {
                Some(line) => self.line = Cursor::new(line),
                None => return Ok(0),
            }
        }
    }
}

impl Seek for Invented {
    /// Seeks only to the beginning, which is read twice.
    fn seek(&mut self, _: SeekFrom) -> Result<u64> {
        *self = Self::new();
        Ok(0)
    }
}

/// Returns the names of some persons, spread over the list.
fn names(shelf: &mut Shelf) -> Vec<String> {
    let mut names = Vec::new();
    for start in 0..60 {
        let number = format!("{}", 990_000_000 + start * 140_000 + 1);
        let found = shelf.search(&number[..6], "", 3).unwrap_or_default();
        names.extend(found.into_iter().map(|one| one.person.name));
    }
    names
}

/// Returns typed forms of a name, key by key: all of it, words in reverse order, a letter left out, two
/// exchanged.
fn typed(names: &[String]) -> Vec<String> {
    let mut typed = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let (last, first) = name.split_once(", ").unwrap_or((name, ""));
        let mut letters: Vec<char> = last.chars().collect();
        let text = match at % 4 {
            0 => name.clone(),
            1 => format!("{first} {last}"),
            2 => {
                letters.remove(letters.len() / 2);
                format!("{}, {first}", letters.into_iter().collect::<String>())
            }
            _ => {
                let middle = letters.len() / 2;
                letters.swap(middle, middle - 1);
                format!("{} {first}", letters.into_iter().collect::<String>())
            }
        };
        typed.extend((1..=text.chars().count()).map(|end| text.chars().take(end).collect::<String>()));
    }
    typed
}

fn lists(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    let import = Import { file: "list.txt".to_owned(), month: Some("OCT26".to_owned()), ..Import::default() };
    let begun = std::time::Instant::now();
    lists.import(Invented::new(), &import, &()).unwrap();
    println!("written and indexed: {:.1} s", begun.elapsed().as_secs_f64());
    let (mut shelf, _) = lists.open();
    let names = names(&mut shelf);
    let keys = typed(&names);
    let mut times: Vec<_> = keys
        .iter()
        .map(|typed| {
            let begun = std::time::Instant::now();
            black_box(shelf.search(typed, "SWE", 12).map(|found| found.len()).unwrap_or_default());
            (begun.elapsed(), typed)
        })
        .collect();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() * share / 1000).min(times.len() - 1)].0.as_secs_f64() * 1000.0;
    let (worst, slowest) = times[times.len() - 1];
    println!(
        "{} keys: median {:.1} ms, p99 {:.1} ms, worst {:.1} ms ({slowest:?})",
        times.len(),
        at(500),
        at(990),
        worst.as_secs_f64() * 1000.0
    );
    let mut group = criterion.benchmark_group("rating list of 1.93 million");
    group.sample_size(20);
    group.bench_function("open", |bencher| bencher.iter(|| black_box(lists.open().0.is_empty())));
    for typed in ["b", "be", "berg", "halbergsen j", "nakamuar"] {
        group.bench_function(format!("search {typed:?}"), |bencher| {
            bencher.iter(|| {
                black_box(shelf.search(typed, "SWE", 12).map(|found| found.len()).unwrap_or_default())
            });
        });
    }
    group.bench_function("by name", |bencher| {
        bencher.iter(|| black_box(shelf.by_name(&names[7]).map(|found| found.len()).unwrap_or_default()));
    });
    group.finish();
}

criterion_group!(benches, lists);
criterion_main!(benches);
