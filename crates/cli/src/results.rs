//! `wallchart results`: enters the results of a file, all or none.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::answer::Answer;
use super::at_work::Acting;
use super::output::{self, NO_TEXT, Streams};
use desk::input::results::{self, OF_ANOTHER_EVENT, RefusedFile, Results};
use engine::action::Act;
use engine::id::RoundNo;
use engine::state::State;
use formats::entry::keys::KeySet;
use formats::results::{self as result_file, BadLine, ResultFile};
use formats::text::clean;
use formats::views::seating::place_words;
use formats::views::words;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The results: `round,board,result` as CSV, or one result per line, `3 17 1-0`, of a match of teams
    /// `3 1 1 = 0 1`; `-` for standard input. A result has the form of the entry at the board, with
    /// `/` between the hands or tricks of a table.
    file: PathBuf,
    /// The keys of results, with their names in the settings.
    #[arg(long, value_enum, default_value_t = Keys::OneZero)]
    keys: Keys,
    /// Reports the results that would be entered, and enters none.
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    acting: Acting,
}

/// The meaning of the keys of a result.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(super) enum Keys {
    /// 1 White, 0 Black, = draw.
    OneZero,
    /// 1 White, 2 Black, 3 draw.
    TwoIsBlack,
    /// 1 White, 2 draw, 3 Black.
    TwoIsDraw,
    /// w White, l Black, d draw.
    Letters,
}

impl From<Keys> for KeySet {
    fn from(keys: Keys) -> Self {
        match keys {
            Keys::OneZero => Self::OneZero,
            Keys::TwoIsBlack => Self::TwoIsBlack,
            Keys::TwoIsDraw => Self::TwoIsDraw,
            Keys::Letters => Self::Letters,
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let name = output::name(Some(&arguments.file));
    let bytes = streams.read(Some(&arguments.file))?;
    let text = result_file::text_of(&bytes).with_context(|| format!("{name}: {NO_TEXT}"))?;
    let file = result_file::read(&text);
    anyhow::ensure!(
        !file.results.is_empty() || !file.bad.is_empty(),
        "{name}: there is no result in the file (expected a line a result: round, board, result, for instance 3 17 1-0)"
    );
    if arguments.dry_run {
        let state = streams.event(&arguments.event)?;
        let Results { acts, standing } =
            results::read(&state, file, arguments.keys.into()).map_err(|bad| refused(&name, &bad))?;
        if arguments.acting.would_do(&arguments.event, &state, &acts, Vec::new())? == Answer::No {
            return Ok(Answer::No);
        }
        let mut after = state;
        for act in &acts {
            after.evolve(act);
        }
        return streams.write(told(&after, &acts, standing).as_bytes());
    }
    enter(&arguments.acting, &arguments.event, file, arguments.keys.into(), |bad| refused(&name, bad))
}

/// Enters results that were typed, a line each with round and board.
pub(super) fn typed(acting: &Acting, event: &Path, text: &str, keys: KeySet) -> anyhow::Result<Answer> {
    let refused = |file: &RefusedFile| {
        let why: Vec<&str> = file.bad.iter().map(|bad| bad.why.as_str()).collect();
        anyhow::anyhow!("{}", why.join("; "))
    };
    enter(acting, event, result_file::read(text), keys, refused)
}

fn enter(
    acting: &Acting,
    event: &Path,
    file: ResultFile,
    keys: KeySet,
    refused: impl Fn(&RefusedFile) -> anyhow::Error,
) -> anyhow::Result<Answer> {
    let streams = Streams::to(None)?;
    let mut work = acting.open(event)?;
    let Results { acts, standing } =
        results::read(work.desk.state(), file, keys).map_err(|bad| refused(&bad))?;
    match work.do_all(&acts)? {
        Answer::Yes => Ok(streams.write_done(event, &told(work.desk.state(), &acts, standing))),
        answer @ (Answer::No | Answer::Ended(_)) => Ok(answer),
    }
}

/// Returns the refused lines as one error; the last one is the error's own cause.
fn refused(name: &str, file: &RefusedFile) -> anyhow::Error {
    let bad = &file.bad;
    if file.is_of_another_event() {
        output::tell(&format!("{name}: {OF_ANOTHER_EVENT}"));
    }
    let told = |bad: &BadLine| format!("{name}:{bad}");
    let Some((last, before)) = bad.split_last() else { return anyhow::anyhow!("{name}: nothing is entered") };
    for bad in before {
        output::tell(&told(bad));
    }
    anyhow::anyhow!("{} (nothing is entered)", told(last))
}

/// Describes the entered results, and the missing ones of each round.
fn told(state: &State, acts: &[Act], standing: usize) -> String {
    let mut lines: Vec<String> =
        acts.iter().map(|act| clean(&words::act(state, act).text).into_owned()).collect();
    if standing > 0 {
        lines.push(format!("{} already entered", words::count(standing, "result")));
    }
    let rounds: BTreeSet<RoundNo> = acts.iter().filter_map(round_of).collect();
    lines.extend(rounds.into_iter().filter_map(|round| state_of(state, round)));
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a file enters results and nothing else")]
const fn round_of(act: &Act) -> Option<RoundNo> {
    match act {
        Act::Record { round, .. } | Act::Correct { round, .. } => Some(*round),
        _ => None,
    }
}

/// Counts the results of a round and lists the boards without one.
pub(super) fn state_of(state: &State, round: RoundNo) -> Option<String> {
    let held = state.round(round)?;
    let missing: Vec<String> = (1..)
        .zip(&held.boards)
        .filter(|(_, board)| board.outcome.is_none())
        .map(|(number, _): (u32, _)| number.to_string())
        .collect();
    let counted = format!("round {round}: {} of {} results in", held.results(), held.boards.len());
    if missing.is_empty() {
        return Some(counted);
    }
    let noun = place_words(&state.setup.game).noun;
    Some(format!("{counted}, missing {noun} {}", missing.join(" ")))
}
