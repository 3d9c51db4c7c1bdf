//! `wallchart export`: writes an event in another format.

use std::path::PathBuf;

use anyhow::Context as _;

use super::answer::{Answer, NotYet};
use super::output::{self, Journal, Streams};
use desk::input::pairing;
use engine::id::PlayerId;
use engine::state::State;
use engine::{announced, integrity, replay, words};
use formats::report::html::Links;
use formats::report::{self, Source};
use formats::text::clean;
use formats::trf::teams::TeamReport;
use formats::views::numbers::numbered;
use formats::{export, json, table, trf};

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The format.
    #[arg(long, value_enum)]
    to: Format,
    /// The form of a tournament report: 26, or 16 for older programs; 26 if not given.
    #[arg(long, value_enum)]
    trf: Option<Edition>,
    /// Writes a tournament report for the rating office: results as they are reported for rating, without
    /// comments.
    #[arg(long)]
    for_rating: bool,
    /// Includes the comments (`###`) in a report for the rating office.
    #[arg(long, requires = "for_rating")]
    comments: bool,
    /// Writes the report of an official event whose last games are still open: to continue with, not to
    /// submit.
    #[arg(long)]
    interim: bool,
    /// Names the players of a judge format a, b, c and so on, and lists the real names on standard error.
    #[arg(long)]
    short_names: bool,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The form of a tournament report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Edition {
    /// TRF26.
    #[value(name = "26")]
    Trf26,
    /// TRF16, with the extensions of pairing engines.
    #[value(name = "16")]
    Trf16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// The standings, as CSV.
    Csv,
    /// The whole event, as JSON.
    Json,
    /// The standings and the crosstable, as text.
    Text,
    /// A tournament report.
    Trf,
    /// The standings and the crosstable, as one page.
    Html,
    /// The judge format of the event's system.
    Judge,
    /// Crikey's judge format.
    Crikey,
    /// Tractor's judge format.
    Tractor,
    /// The judge format of poker dice.
    Dice,
    /// The judge format of the Swiss ranking.
    Swiss,
    /// The judge format of the probit ratings.
    Probit,
}

impl Format {
    /// Returns true if the format has names of players, and only for the judge.
    const fn is_of_named_judge(self, state: &State) -> bool {
        match self {
            Self::Judge => export::judge_holds_names(state),
            Self::Crikey | Self::Dice | Self::Swiss => true,
            Self::Csv | Self::Json | Self::Text | Self::Trf | Self::Html | Self::Tractor | Self::Probit => {
                false
            }
        }
    }
}

/// Shortens the names of the players and prints each with the real one, in the order of the list.
fn shorten_names(state: &mut State, to: Format) -> anyhow::Result<()> {
    anyhow::ensure!(
        to.is_of_named_judge(state),
        "--short-names is for a judge format that holds names (crikey, dice or swiss; leave it out)"
    );
    let full = |id| numbered(state, id);
    let names: Vec<(PlayerId, String)> =
        state.players.iter().map(|player| (player.id, full(player.id))).collect();
    let short = export::shorten_names(state);
    for (id, name) in names {
        if let Some((letters, _)) = short.iter().find(|(_, one)| *one == id) {
            output::tell(&format!("{letters}  {name}"));
        }
    }
    Ok(())
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let asked = [
        ("--trf", arguments.trf.is_some()),
        ("--for-rating", arguments.for_rating),
        ("--interim", arguments.interim),
    ];
    if let Some((name, _)) = asked.iter().find(|(_, is_asked)| *is_asked && arguments.to != Format::Trf) {
        anyhow::bail!("{name} is for a tournament report (expected --to trf beside it)");
    }
    let edition = arguments.trf.unwrap_or(Edition::Trf26);
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let Journal { mut state, imprint, header, entries, .. } = streams.journal(&arguments.event)?;
    if arguments.short_names {
        shorten_names(&mut state, arguments.to)?;
    }
    if matches!(arguments.to, Format::Judge | Format::Tractor) {
        tell_of_scores(arguments, &state);
    }
    let standings = announced::shown(&state, state.last_round());
    let bytes = match arguments.to {
        Format::Csv => table::standings(&state, &standings).to_csv()?.into_bytes(),
        Format::Json => json::to_text(&json::event(&state, &standings)).into_bytes(),
        Format::Text => {
            let title = clean(&state.details.title);
            let standings_text = table::standings(&state, &standings).to_text();
            let chart = table::crosstable(&state, &standings).to_text();
            format!("{title}\n\n{standings_text}\n{chart}").into_bytes()
        }
        Format::Trf => {
            if let Some(open) = state.awaited_for_the_end().filter(|_| !arguments.interim) {
                return Err(NotYet(format!("{open} (--interim writes a report to continue with)")))
                    .context(arguments.event.display().to_string());
            }
            let state = pairing::as_reported(state);
            let mut report = if arguments.for_rating {
                trf::event::write_for_rating(&state, arguments.comments)?
            } else {
                trf::event::write(&state)?
            };
            // Older programs cannot read comments.
            if edition == Edition::Trf26 && (!arguments.for_rating || arguments.comments) {
                let incidents = integrity::incidents(&header, &entries, &())?;
                report.others.extend(trf::comments(&state, &incidents));
                let ledger = replay::ledger(&entries)?;
                let acts = replay::counting(&entries, &ledger).map(|(_, act)| act);
                report.others.extend(trf::event::reasons_of_points(&state, acts));
            }
            tell_of_teams(arguments, &state, &report);
            match edition {
                Edition::Trf26 => trf::write(&report, trf::Codes::Trf26)?.into_bytes(),
                Edition::Trf16 => {
                    if !report.adjusted_points.is_empty() {
                        let told = "TRF16 has no record of points beside the results: the report has that of TRF26 (299), and a \
                                    program that does not know it finds other points than the lines state";
                        output::tell(&format!("{}: {told}", output::name(Some(&arguments.event))));
                    }
                    trf::write(&report.into_trf16(), trf::Codes::Older)?.into_bytes()
                }
            }
        }
        Format::Html => {
            let source = Source { state: &state, round: standings.after, imprint: &imprint };
            let table = report::standings::standings(&source, &standings);
            let chart = report::crosstable::crosstable(&source, &standings);
            report::html::page(&[&table, &chart], Links::Alone).into_bytes()
        }
        Format::Judge => export::judge(&state)?,
        Format::Crikey => export::crikey(&state)?,
        Format::Tractor => export::tractor(&state)?,
        Format::Dice => export::dice(&state)?,
        Format::Swiss => export::swiss(&state)?,
        Format::Probit => export::probit(&state)?,
    };
    streams.write(&bytes)
}

/// Lists the facts of an event of teams that the report does not hold.
fn tell_of_teams(arguments: &Arguments, state: &State, report: &trf::Report) {
    let Ok(teams) = TeamReport::of(report.clone()) else { return };
    let lost = trf::event::lost_facts_of_teams(state, &teams);
    if !lost.is_empty() {
        let name = output::name(Some(&arguments.event));
        output::tell(&format!("{name}: left out, as a report has no room for it: {}", lost.join(", ")));
    }
}

/// Lists the rounds of Tractor that the judge format cannot represent.
fn tell_of_scores(arguments: &Arguments, state: &State) {
    /// The most rounds that are named.
    const NAMED: usize = 5;
    let missing =
        export::without_tricks(state).map(|(round, table)| format!("table {table} of round {round}"));
    let missing: Vec<String> = missing.collect();
    if !missing.is_empty() {
        let (name, rounds) = (output::name(Some(&arguments.event)), words::first_few(&missing, NAMED));
        output::tell(&format!("{name}: left out, as only the score is known and no trick: {rounds}"));
    }
}
