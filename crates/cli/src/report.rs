//! `wallchart report`: writes a report as text, as CSV, as a page or as PDF.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::answer::Answer;
use super::language;
use super::output::{self, Journal, Streams};
use desk::publication::form::Form;
use desk::storage::limits;
use engine::prizes::PrizeRules;
use formats::prizes;
use formats::report::{NoReport, Options, Report, ReportKind, Source};
use pdf::{Orientation, Paper};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The report.
    #[arg(long, value_parser = named(ReportKind::ALL, ReportKind::name, ReportKind::help))]
    kind: ReportKind,
    /// The round of the pairings, or the one after which the standings are shown; the last one if not given.
    #[arg(long)]
    round: Option<u16>,
    /// The format; if not given, the one of the output file's extension, or text.
    #[arg(long, value_parser = named(&Form::ALL, Form::name, Form::help))]
    format: Option<Form>,
    /// The paper of a PDF.
    #[arg(long, default_value = Paper::A4.name(), value_parser = named(&Paper::ALL, Paper::name, Paper::help))]
    paper: Paper,
    /// The orientation of a PDF; the one with the larger type if not given.
    #[arg(long, value_parser = orientations())]
    orientation: Option<Orientation>,
    /// The most pages of a PDF for the wall; if not given, two for type that is read from afar, or as many as
    /// type that is read from near needs.
    #[arg(long, value_name = "COUNT")]
    pages: Option<NonZeroUsize>,
    /// Prizes that replace those of the event (examples/prizes.ron is an example).
    #[arg(long, value_name = "FILE")]
    prizes: Option<PathBuf>,
    /// The language of the report and of the order of names, for instance `de`, or two as in `de+en`; that of
    /// the event if not given. Of a language without texts only the order is used.
    #[arg(long)]
    language: Option<String>,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Returns a parser of orientations, which also knows their old names.
fn orientations() -> impl TypedValueParser<Value = Orientation> {
    let value = |one: &Orientation| PossibleValue::new(one.name()).alias(one.old_name()).help(one.help());
    let is_named = |one: &Orientation, given: &str| [one.name(), one.old_name()].contains(&given);
    PossibleValuesParser::new(Orientation::ALL.iter().map(value)).try_map(move |given| {
        Orientation::ALL.into_iter().find(|one| is_named(one, &given)).ok_or("no such name")
    })
}

/// Returns a parser of the names of `all`, which lists them in the help with what each means.
fn named<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
    help: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.iter().map(|one| PossibleValue::new(name(*one)).help(help(*one))))
        .try_map(move |given| all.iter().copied().find(|one| name(*one) == given).ok_or("no such name"))
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let journal = streams.journal(&arguments.event)?;
    let report = build(arguments, &journal, &mut streams)?;
    let form = arguments.form()?;
    let written = form.write(arguments.kind, &report, arguments.layout())?;
    let warning = written.warning();
    let notes = [written.paper].into_iter().filter(|paper| !paper.is_empty()).chain(warning);
    notes.for_each(|note| output::tell(&note));
    let answer = streams.write(&written.bytes)?;
    language::tell_missing(&journal.state, arguments.language.as_deref());
    Ok(answer)
}

impl Arguments {
    /// Returns the format: the one given, the one of the file's extension, or text for a file without one.
    fn form(&self) -> anyhow::Result<Form> {
        let file = self.output.as_deref().filter(|file| file.extension().is_some());
        match (self.format, file) {
            (Some(form), _) => Ok(form),
            (None, None) => Ok(Form::default()),
            (None, Some(file)) => Form::of_file(file).ok_or_else(|| not_a_form(file)),
        }
    }

    fn layout(&self) -> pdf::Options {
        let Self { paper, orientation, pages, .. } = *self;
        pdf::Options { paper, orientation, pages: pages.map(NonZeroUsize::get) }
    }
}

/// Explains which extensions an output file may have.
fn not_a_form(file: &Path) -> anyhow::Error {
    let extension = file.extension().unwrap_or_default().display();
    let known: Vec<String> = Form::ALL.iter().map(|form| format!(".{}", form.extension())).collect();
    let (known, file) = (known.join(", "), file.display());
    anyhow::anyhow!("{file}: no report has the format `.{extension}` (expected {known}, or give --format)")
}

fn build(arguments: &Arguments, journal: &Journal, streams: &mut Streams) -> anyhow::Result<Report> {
    let state = &journal.state;
    let (imprint, order) = language::chosen(journal, arguments.language.as_deref())?;
    let standings = output::standings_after(state, arguments.round)?;
    let source = Source { state, round: standings.after, imprint: &imprint };
    let has_prizes = matches!(arguments.kind, ReportKind::Prizes | ReportKind::Diplomas);
    let prizes = match &arguments.prizes {
        Some(path) if has_prizes => Some(definitions(path, streams)?),
        Some(_) | None => None,
    };
    let options = Options { order: &order, prizes: prizes.as_ref() };
    arguments.kind.build(source, &standings, options).map_err(|why| match why {
        NoReport::NoPrizes => {
            anyhow::anyhow!("{why} (define them at the desk, or give a file with --prizes <FILE>)")
        }
        NoReport::NoRound | NoReport::NoBracket | NoReport::NoRatings | NoReport::NoTeams => why.into(),
    })
}

fn definitions(path: &Path, streams: &mut Streams) -> anyhow::Result<PrizeRules> {
    let name = output::name(Some(path));
    let text = String::from_utf8(streams.read_up_to(limits::SMALL, Some(path))?)
        .map_err(|_| anyhow::anyhow!("{name}: this is not UTF-8"))?;
    prizes::read(&text).map_err(|error| anyhow::anyhow!("{name}:{error}"))
}
