//! `wallchart judge`: reads a system's text input and writes its text results, byte for byte.

use std::path::PathBuf;

use super::answer::Answer;
use super::output::{self, Streams};
use formats::judge::probit::Mode;
use formats::judge::{self, SyntaxError};
use formats::trf::report::Fault;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The system.
    #[arg(value_enum)]
    system: System,
    /// The input; standard input if not given.
    input: Option<PathBuf>,
    /// The format of the ranking of a Swiss.
    #[arg(long, value_enum)]
    format: Option<RankingForm>,
    /// The method for probit ratings.
    #[arg(long, value_enum)]
    mode: Option<ModeName>,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A system with a text format of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum System {
    Crikey,
    Tractor,
    Dice,
    Swiss,
    Probit,
}

/// The forms of the ranking of a Swiss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum RankingForm {
    /// One line per player: rank, name, points, resistance, Sonneborn-Berger, games with Black.
    Lines,
    /// A list of `player_result(name='Erik', points=2.5, ...)`, in the form of the system's document.
    PlayerResult,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum ModeName {
    /// The new system, solved until it is stable.
    Exact,
    /// The new system by plain repetition, `-` if it does not settle.
    Plain,
    /// Plain repetition with the four-digit polynomial.
    Seed4,
}

impl From<ModeName> for Mode {
    fn from(name: ModeName) -> Self {
        match name {
            ModeName::Exact => Self::Exact,
            ModeName::Plain => Self::Plain,
            ModeName::Seed4 => Self::Seed4,
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    anyhow::ensure!(
        arguments.mode.is_none() || arguments.system == System::Probit,
        "--mode is for probit only (leave it out)"
    );
    anyhow::ensure!(
        arguments.format.is_none() || arguments.system == System::Swiss,
        "--format is for swiss only (leave it out)"
    );
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let input = streams.read(arguments.input.as_deref())?;
    let mode = arguments.mode.map_or(Mode::Exact, Mode::from);
    let results = match arguments.system {
        System::Crikey => judge::crikey::judge(&input),
        System::Tractor => judge::tractor::judge(&input),
        System::Dice => judge::dice::judge(&input),
        System::Swiss => match arguments.format.unwrap_or(RankingForm::Lines) {
            RankingForm::Lines => judge::swiss::judge(&input),
            RankingForm::PlayerResult => judge::swiss::judge_as_player_results(&input),
        },
        System::Probit => judge::probit::judge(&input, mode),
    };
    let results = results.map_err(|error| place(arguments.input.as_deref(), &error))?;
    streams.write(&results)
}

/// Puts the file, and the line if there is one, before a fault of a report.
pub(super) fn place_fault(input: Option<&std::path::Path>, fault: &Fault) -> anyhow::Error {
    match (fault.line, fault.column) {
        (0, _) => anyhow::anyhow!("{}: {fault}", output::name(input)),
        (line, None) => anyhow::anyhow!("{}:{line}: {fault}", output::name(input)),
        (line, Some(column)) => anyhow::anyhow!("{}:{line}:{column}: {fault}", output::name(input)),
    }
}

/// Puts the file and the line before an error.
pub(super) fn place(input: Option<&std::path::Path>, error: &SyntaxError) -> anyhow::Error {
    anyhow::anyhow!("{}:{}: {error}", output::name(input), error.line)
}
