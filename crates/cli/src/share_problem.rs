//! `wallchart share-problem`: writes a copy of an event that names nobody, so that another person can replay
//! a fault in it.

use std::path::PathBuf;

use super::answer::Answer;
use super::output::Streams;
use desk::storage::chain::{self, CLOSING, Damage, Written};
use engine::id::Seq;
use engine::without_names::{Kind, WithoutNames, without_names};
use engine::words::count_of;
use formats::text::one_line;
use formats::views::name_order::NameOrder;

/// The name of a copy, which says nothing of the event.
const COPY: &str = "problem.ron";

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event; a damaged one is copied up to the damage.
    event: PathBuf,
    /// The file to create; an existing file is never overwritten.
    #[arg(short, long, value_name = "FILE", default_value = COPY)]
    output: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let path = &arguments.output;
    let mut streams = Streams::to(None)?;
    let contents = streams.contents(&arguments.event)?;
    streams.tell_of_others(&arguments.event, &contents);
    let names = NameOrder::plain();
    let compare = |one: &str, other: &str| names.compare(one, other);
    let copy = without_names(&contents.header, &contents.entries, &compare, &chain::digest);
    let Written { text, head, .. } = chain::write_event(&copy.header, &copy.entries)?;
    let next = Seq(contents.entries.len() as u64 + 1);
    let fault = contents.damage.as_ref().and_then(|damage| chain::write_fault(&damage.wrong, next, &head));
    let end = fault.clone().unwrap_or_else(|| CLOSING.as_bytes().to_vec());
    let bytes = [text.into_bytes(), end].concat();
    streams.create(path, &bytes)?;
    let entries = count_of(copy.entries.len(), "entry", "entries");
    let first = format!("{}: {entries}", one_line(&path.display().to_string()));
    let told = lines(&copy, contents.damage.as_ref(), fault.is_some());
    Ok(streams.write_done(&arguments.event, &format!("{first}\n{}\n", told.join("\n"))))
}

/// Returns lines about the texts that were replaced, the facts that stay and the parts that are left out.
fn lines(copy: &WithoutNames, damage: Option<&Damage>, has_fault: bool) -> Vec<String> {
    let count = |(kind, count): &(Kind, usize)| {
        let [one, several] = kind.words();
        count_of(*count, one, several)
    };
    let replaced: Vec<String> = copy.replaced.iter().map(count).collect();
    let replaced = if replaced.is_empty() { "nothing".to_owned() } else { replaced.join(", ") };
    let mut lines = vec![
        format!("replaced: {replaced}"),
        "unchanged: ratings, results, titles, sexes, federations, years of birth, fees, prizes, days and times"
            .to_owned(),
    ];
    if 0 < copy.signatures {
        let signatures = count_of(copy.signatures, "key or signature", "keys and signatures");
        lines.push(format!("left out: {signatures}, so that the copy is unsigned"));
    }
    if let Some(Damage { line, wrong, .. }) = damage {
        let wrong = one_line(&wrong.to_string()).into_owned();
        lines.push(if has_fault {
            format!("damaged as the event is in line {line} ({wrong}); the lines after it are left out")
        } else {
            format!("left out: line {line} and those after it ({wrong})")
        });
    }
    lines
}
