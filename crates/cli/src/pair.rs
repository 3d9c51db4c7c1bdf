//! `wallchart pair`: pairs the next round of a report (TRF) or an event and writes the pairing, or its
//! explanation; publishes an event's round on request.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::answer::Answer;
use super::at_work::Acting;
use super::judge::place_fault;
use super::output::{self, EventOrOther, Streams};
use super::reports::{self, InputEncoding};
use super::teams;
use desk::input::named_player::{Listed, find, find_listed};
use desk::input::pairing;
use desk::storage::limits;
use engine::action::ByeKind;
use engine::id::PlayerId;
use engine::pairing::dutch::{self, NotPaired};
use engine::pairing::field::{Field, SwissPairing, Tpn};
use engine::pairing::knockout::waiting_for_lots;
use engine::pairing::propose::{self, NoProposal, propose};
use engine::pairing::remarks::remarks;
use engine::refusal::Clause;
use engine::state::State;
use formats::boards::{self, ListedBoard};
use formats::clock;
use formats::text::clean;
use formats::trf::report::Report;
use formats::views::numbers::Number;
use formats::{explanation, results};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report or the event; `-` for standard input.
    input: PathBuf,
    #[command(flatten)]
    encoding: InputEncoding,
    /// Explains the pairing instead: brackets, floats, the bye, colours.
    #[arg(long, conflicts_with = "why")]
    explain: bool,
    /// Explains instead why these two players or teams do not meet: by their numbers, or unambiguous
    /// beginnings of their names.
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    why: Option<Vec<String>>,
    /// Publishes the round of an event, after the draws that it needs.
    #[arg(long, conflicts_with_all = ["explain", "why"])]
    pub(super) publish: bool,
    /// The seed of the draws; a fresh one, which the journal stores, if not given.
    #[arg(long, requires = "publish")]
    seed: Option<u64>,
    /// Publishes the boards of a file, a manual pairing: one `WHITE BLACK` by pairing number per line,
    /// `PLAYER 0` for the pairing-allocated bye; `-` for standard input.
    #[arg(long, value_name = "FILE", requires = "publish")]
    boards: Option<PathBuf>,
    #[command(flatten)]
    acting: Acting,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The note on a first round that is shown before its initial colour is drawn.
const COLOR_DRAWN_LATER: &str =
    "the initial colour is drawn when the round is published, and can turn these colours";

/// The byes that engines write.
const ALLOCATED: &[ByeKind] = &[ByeKind::PairingAllocated];

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    if arguments.publish {
        return publish(arguments, streams, numbers);
    }
    let bytes = match streams.read_event_or_other(&arguments.input)? {
        EventOrOther::Event(state) => {
            return pair_event(arguments, &pairing::with_late_entries(*state), streams);
        }
        EventOrOther::Other(bytes) => bytes,
    };
    let fault = |fault| place_fault(Some(&arguments.input), &fault);
    let report = reports::read(&arguments.input, &bytes, &arguments.encoding)?;
    if report.is_of_teams() {
        return pair_teams(arguments, report, streams);
    }
    let field = report.field_for_next_round().map_err(fault)?;
    if arguments.explain || arguments.why.is_some() {
        let name = |place: Tpn| match report.player(place) {
            Some(player) if !player.name.is_empty() => format!("{} {}", player.number, clean(&player.name)),
            Some(_) | None => report.number(place).to_string(),
        };
        let listed = report.players.iter().map(|player| (player.number, player.name.as_str(), ""));
        let two = two_of(arguments, "player", listed)?.map(|two| two.map(place));
        return tell(arguments, streams, &field, two, &name);
    }
    match dutch::pair(&field, &(), &mut ()) {
        Ok(pairing) => streams.write(&written(&report.numbered(&pairing))),
        Err(error) => unpaired(arguments, error),
    }
}

/// Pairs the teams of a report.
fn pair_teams(arguments: &Arguments, report: Report, streams: Streams) -> anyhow::Result<Answer> {
    let teams = teams::read(&arguments.input, report)?;
    let fault = |fault| place_fault(Some(&arguments.input), &fault);
    let round = teams.next_round().map_err(fault)?;
    if arguments.explain || arguments.why.is_some() {
        let listed =
            teams.teams.iter().map(|team| (team.number, team.name.as_str(), team.short_name.as_str()));
        let two = two_of(arguments, "team", listed)?.map(|two| two.map(place));
        return match teams::explanation(&teams, round, two).map_err(fault)? {
            Ok(reasons) => streams.write(explanation::told(&reasons).as_bytes()),
            Err(error) => unpaired(arguments, error),
        };
    }
    match teams::pairing(&teams, round).map_err(fault)? {
        Ok(pairing) => streams.write(&written(&teams.numbered(&pairing))),
        Err(error) => unpaired(arguments, error),
    }
}

/// Returns the indexes of the two players or teams that `--why` names; `None` without it.
fn two_of<'a>(
    arguments: &Arguments,
    who: &'static str,
    listed: impl Iterator<Item = (u16, &'a str, &'a str)>,
) -> anyhow::Result<Option<[usize; 2]>> {
    let Some([one, other]) = arguments.why.as_deref() else { return Ok(None) };
    let listed = listed.map(|(number, name, short_name)| Listed {
        number: number.into(),
        name: name.to_owned(),
        short_name: short_name.to_owned(),
        told: format!("No {number} {}", clean(name)),
    });
    let listed: Vec<Listed> = listed.collect();
    let two = [find_listed(&listed, who, one)?, find_listed(&listed, who, other)?];
    two_different(two[0] != two[1], who, one)?;
    Ok(Some(two))
}

fn two_different(are_two: bool, who: &str, named: &str) -> anyhow::Result<()> {
    anyhow::ensure!(are_two, "{who} {named} is named twice (expected two {who}s)");
    Ok(())
}

/// Returns the place of an index of a report.
fn place(at: usize) -> Tpn {
    Tpn::try_from(at + 1).unwrap_or(Tpn::MAX)
}

fn unpaired(arguments: &Arguments, error: NotPaired) -> anyhow::Result<Answer> {
    let name = output::name(Some(&arguments.input));
    match error {
        NotPaired::NoLegalPairing { .. } => {
            output::tell(&format!("{name}: {error}"));
            Ok(Answer::No)
        }
        NotPaired::InitialColorUnknown | NotPaired::Stopped | NotPaired::TooManyScores { .. } => {
            Err(error).context(name)
        }
    }
}

/// Reports an unpaired event; the initial colour, which a report must state, can still be drawn.
fn unpaired_event(arguments: &Arguments, error: NotPaired) -> anyhow::Result<Answer> {
    if matches!(error, NotPaired::InitialColorUnknown) {
        let name = output::name(Some(&arguments.input));
        output::tell(&format!("{name}: {error}; --publish draws it for an event"));
        return Ok(Answer::No);
    }
    unpaired(arguments, error)
}

/// Writes the number of pairs, then one `WHITE BLACK` per line, `PLAYER 0` for the pairing-allocated bye.
fn written(pairing: &SwissPairing) -> Vec<u8> {
    let bye = pairing.bye.map(|bye| (bye, 0));
    let pairs = pairing.boards.iter().copied().chain(bye);
    let lines: Vec<String> = pairs.map(|(white, black)| format!("{white} {black}\n")).collect();
    format!("{}\n{}", lines.len(), lines.concat()).into_bytes()
}

fn tell(
    arguments: &Arguments,
    streams: Streams,
    field: &Field,
    two: Option<[Tpn; 2]>,
    name: explanation::Named<'_>,
) -> anyhow::Result<Answer> {
    let told = match two {
        Some([one, other]) => dutch::why_not(field, one, other, &())
            .map(|answer| explanation::why_not(&answer, one, other, name)),
        None => dutch::explain(field, &()).map(|found| explanation::explanation(&found, name)),
    };
    match told {
        Ok(text) => streams.write(text.as_bytes()),
        Err(error) => unpaired(arguments, error),
    }
}

/// Explains the next round of an event, or why two players do not meet in it.
fn explain_event(arguments: &Arguments, state: &State, streams: Streams) -> anyhow::Result<Answer> {
    let round = state.next_round();
    let told = match arguments.why.as_deref() {
        Some([one, other]) => {
            let two = [find(state, one)?, find(state, other)?];
            two_different(two[0] != two[1], state.setup.game.entrant(), one)?;
            let answer = propose::why_not(state, round, two, &());
            answer
                .map(|answer| answer.map_or_else(String::new, |answer| explanation::not_met(state, &answer)))
        }
        Some(_) | None => {
            propose::explain(state, round, &()).map(|account| explanation::account(state, &account))
        }
    };
    match told {
        Ok(text) => {
            let lines: Vec<_> = text.lines().map(clean).collect();
            streams.write((lines.join("\n") + "\n").as_bytes())
        }
        Err(error) => not_paired(arguments, state, error),
    }
}

/// Reports an event that is not paired; in a knockout it can be a lot that is not drawn.
fn not_paired(arguments: &Arguments, state: &State, error: NoProposal) -> anyhow::Result<Answer> {
    let name = output::name(Some(&arguments.input));
    match (error, lots_to_draw(state)) {
        (NoProposal::Swiss(error), _) => unpaired_event(arguments, error),
        (NoProposal::Undecided, Some(lots)) => {
            output::tell(&format!("{name}: {lots}"));
            Ok(Answer::No)
        }
        (error, _) => Err(error).context(name),
    }
}

/// Names the drawn matches of a knockout that a lot decides, and the commands that draw it.
fn lots_to_draw(state: &State) -> Option<String> {
    let name = |player| clean(&state.name(player)).into_owned();
    let matches = waiting_for_lots(state).into_iter();
    let matches =
        matches.map(|two| two.map(name).join(" and ")).reduce(|all, two| format!("{all}, {two}"))?;
    Some(format!("a lot decides the drawn match of {matches} (`lots` or `pair --publish` draws it)"))
}

/// Pairs an event. Players are identified by their pairing numbers, or by their numbers of registration
/// before those are assigned; a table of more than two players is a line of its players.
fn pair_event(arguments: &Arguments, state: &State, streams: Streams) -> anyhow::Result<Answer> {
    let round = state.next_round();
    // A round that is only shown needs no questions; they come when it is published.
    if !arguments.acting.are_accepted(&arguments.input, state.warning_of_more_rounds(round).as_slice()) {
        return Ok(Answer::No);
    }
    if arguments.explain || arguments.why.is_some() {
        return explain_event(arguments, state, streams);
    }
    let proposal = match propose(state, round) {
        Ok(proposal) => proposal,
        Err(error) => return not_paired(arguments, state, error),
    };
    // Publishing asks about these; a pairing that is only shown has them beside it.
    let asked = state.warnings_before_pairing(round).into_iter();
    let told = asked.filter(|one| one.clause != Clause::MoreRounds).map(|one| one.to_string());
    let color = propose::waits_for_color(state).then(|| COLOR_DRAWN_LATER.to_owned());
    let told = remarks(state, round).into_iter().chain(told).chain(color).chain(lots_to_draw(state));
    tell_remarks(arguments, &told.collect::<Vec<_>>());
    streams.write(listed(state, &proposal.boards, &proposal.byes, ALLOCATED).as_bytes())
}

/// Prints the notes before a round is paired.
fn tell_remarks(arguments: &Arguments, remarks: &[String]) {
    let name = output::name(Some(&arguments.input));
    for told in remarks {
        output::tell(&format!("{name}: note: {told}"));
    }
}

/// Returns the number of boards and of byes of some kinds, then each of them on a line.
pub(super) fn listed(
    state: &State,
    boards: &[Vec<PlayerId>],
    byes: &[(PlayerId, ByeKind)],
    kinds: &[ByeKind],
) -> String {
    let number = |player| Number::of(state, player).bare().to_string();
    let board = |seats: &Vec<_>| seats.iter().map(|player| number(*player)).collect::<Vec<_>>().join(" ");
    let bye = |bye: &ByeKind| match bye {
        ByeKind::PairingAllocated => "0",
        ByeKind::FullPoint => "full",
        ByeKind::HalfPoint => "half",
        ByeKind::ZeroPoint => "zero",
    };
    let byes = byes.iter().filter(|(_, kind)| kinds.contains(kind));
    let byes = byes.map(|(player, kind)| format!("{} {}", number(*player), bye(kind)));
    let lines: Vec<String> = boards.iter().map(board).chain(byes).collect();
    format!("{}\n{}\n", lines.len(), lines.join("\n"))
}

/// Returns the last round by pairing numbers.
fn numbers(state: &State) -> String {
    let Some(held) = state.round(state.last_round()) else { return String::new() };
    let boards: Vec<Vec<PlayerId>> = held.boards.iter().map(|board| board.seats.clone()).collect();
    listed(state, &boards, &held.byes, ALLOCATED)
}

/// Pairs and publishes the next round, and writes its pairing in the given form.
pub(super) fn publish(
    arguments: &Arguments,
    mut streams: Streams,
    told: impl FnOnce(&State) -> String,
) -> anyhow::Result<Answer> {
    let boards = arguments.boards.as_deref().map(|path| boards_of(path, &mut streams)).transpose()?;
    let mut work = arguments.acting.open(&arguments.input)?;
    if let Some((shared, journal)) = work.desk.shared_mut() {
        shared.hear_what_is_open(journal);
    }
    let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
    let state = work.desk.state();
    // Warnings that are not accepted are asked before anything is computed.
    let mut asked = state.warnings_before_pairing(state.next_round());
    asked.extend(work.desk.others().warnings_of_open(state.last_round()));
    if !arguments.acting.are_accepted(&arguments.input, &asked) {
        return Ok(Answer::No);
    }
    let remarks = remarks(state, state.next_round());
    let name = || output::name(Some(&arguments.input));
    let acts = match &boards {
        Some(boards) => pairing::round_by_hand(state, seed, boards)
            .map_err(|error| anyhow::anyhow!("{}:{error}", output::name(arguments.boards.as_deref())))?,
        None => match pairing::round_by_system(state, seed, &()) {
            Ok(acts) => acts,
            Err(pairing::NotPaired::NoProposal(NoProposal::Swiss(error))) => {
                return unpaired_event(arguments, error);
            }
            Err(error) => return Err(error).with_context(name),
        },
    };
    if work.do_all(&acts)? == Answer::No {
        return Ok(Answer::No);
    }
    tell_remarks(arguments, &remarks);
    Ok(streams.write_done(&arguments.input, &told(work.desk.state())))
}

pub(super) fn boards_of(path: &Path, streams: &mut Streams) -> anyhow::Result<Vec<ListedBoard>> {
    let name = output::name(Some(path));
    let bytes = streams.read_up_to(limits::SMALL, Some(path))?;
    let text = results::text_of(&bytes).with_context(|| format!("{name}: {}", output::NO_TEXT))?;
    boards::read(&text).map_err(|bad| anyhow::anyhow!("{name}:{bad}"))
}
