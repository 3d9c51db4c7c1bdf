//! Acts on a player between rounds: `withdraw`, `exclude`, `return`, `bye`, `change`, `fix-board`,
//! `forbid`, `partner`.

use std::path::PathBuf;

use super::answer::Answer;
use super::argument::BadArgument;
use super::at_work::{Acting, carry_out, remark};
use desk::input::named_player::find;
use engine::action::Act;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::pairing::propose;
use engine::state::{Player, State};
use engine::text::Remark;
use formats::views::numbers::called;
use formats::{bye_input, penalty, rerating};

/// A player of an event.
#[derive(Debug, clap::Args)]
pub(super) struct Who {
    /// The event.
    event: PathBuf,
    /// The player: the pairing number, or an unambiguous beginning of the name.
    player: String,
}

#[derive(Debug, clap::Args)]
pub(super) struct Withdraw {
    #[command(flatten)]
    who: Who,
    /// The reason.
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = remark)]
    reason: Remark,
    /// Forfeits the player's published games without a result, adjourned ones too.
    #[arg(long)]
    forfeit: bool,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Exclude {
    #[command(flatten)]
    who: Who,
    /// The reason; not needed for a player who is excluded already.
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = remark)]
    reason: Remark,
    /// Forfeits the player's published games without a result, adjourned ones too.
    #[arg(long)]
    forfeit: bool,
    /// Leaves the player out of the standings, whether excluded now or before: the last one, without a
    /// place.
    #[arg(long)]
    left_out: bool,
    /// Ranks an excluded player again who was left out.
    #[arg(long, conflicts_with_all = ["left_out", "forfeit", "reason"])]
    ranked: bool,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Remove {
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Return {
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Bye {
    #[command(flatten)]
    who: Who,
    /// The round and the kind, as at the desk: `3 half`, `3 zero`, `3 full`, or `3 none` to remove a bye;
    /// several with commas: `2 half, 4 half`.
    #[arg(required = true, value_name = "ROUND KIND")]
    byes: Vec<String>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Change {
    #[command(flatten)]
    who: Who,
    /// The changes, as at the desk: `rating 2230`, `club -`, `"Berg, Luca"`, `rating 2230 from 5`; other
    /// fields stay.
    #[arg(required = true, value_name = "FIELD")]
    fields: Vec<String>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct FixBoard {
    #[command(flatten)]
    who: Who,
    /// The board at which the player always sits; `none` removes it.
    #[arg(value_parser = fixed_board)]
    board: FixedBoard,
    #[command(flatten)]
    acting: Acting,
}

/// A fixed board, or none.
#[derive(Debug, Clone, Copy)]
struct FixedBoard(Option<BoardNo>);

#[derive(Debug, clap::Args)]
pub(super) struct Forbid {
    /// The event.
    event: PathBuf,
    /// The players who must not meet each other: pairing numbers, or unambiguous beginnings of names.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    /// The first round in which they must not meet; the next one if not given.
    #[arg(long, value_name = "ROUND")]
    from: Option<u16>,
    /// The last round in which they must not meet; all that follow if not given.
    #[arg(long, value_name = "ROUND")]
    until: Option<u16>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_field_names, reason = "the field is the name of the argument")]
pub(super) struct Partner {
    #[command(flatten)]
    who: Who,
    /// The partner from now on, named like the player; `none` for no partner.
    partner: String,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn partner(arguments: &Partner) -> anyhow::Result<Answer> {
    let Partner { who, partner, acting } = arguments;
    who.does(acting, |state, id| {
        let (pairs, parted) = match partner.as_str() {
            "none" => (Vec::new(), vec![id]),
            other => (vec![[id, find(state, other)?]], Vec::new()),
        };
        Ok(vec![Act::Partner { pairs, parted }])
    })
}

fn fixed_board(text: &str) -> Result<FixedBoard, BadArgument> {
    if text == "none" {
        return Ok(FixedBoard(None));
    }
    let board = text.parse().ok().filter(|board| 0 < *board).map(|board| FixedBoard(Some(BoardNo(board))));
    board.ok_or(BadArgument::Board)
}

impl Who {
    /// Does the act of the subcommand on the player.
    fn does(
        &self,
        acting: &Acting,
        acts: impl FnOnce(&State, PlayerId) -> anyhow::Result<Vec<Act>>,
    ) -> anyhow::Result<Answer> {
        carry_out(acting, &self.event, |state| acts(state, find(state, &self.player)?))
    }
}

pub(super) fn withdraw(arguments: &Withdraw) -> anyhow::Result<Answer> {
    arguments.who.does(&arguments.acting, |state, id| {
        let (after, reason) = (state.last_round(), arguments.reason.clone());
        let leaves = Act::Withdraw { id, after, reason };
        let forfeits = if arguments.forfeit { forfeits(state, id, &leaves)? } else { Vec::new() };
        Ok(std::iter::once(leaves).chain(forfeits).collect())
    })
}

#[derive(Debug, clap::Args)]
pub(super) struct GivePoints {
    #[command(flatten)]
    who: Who,
    /// The points with their sign: `+1`, `-0.5`; of a team `-1 MP -2 GP`, or `-2 GP`.
    #[arg(allow_hyphen_values = true)]
    points: String,
    /// The round from which on they count; the one published last if not given.
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    /// The reason.
    #[arg(long, value_name = "TEXT")]
    reason: String,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn points(arguments: &GivePoints) -> anyhow::Result<Answer> {
    let round = arguments.round.map_or_else(String::new, |round| format!("round {round} "));
    let text = format!("{} {round}{}", arguments.points, arguments.reason);
    arguments.who.does(&arguments.acting, |state, id| Ok(vec![penalty::read(state, id, &text)?]))
}

pub(super) fn exclude(arguments: &Exclude) -> anyhow::Result<Answer> {
    arguments.who.does(&arguments.acting, |state, id| {
        let (after, reason) = (state.last_round(), arguments.reason.clone());
        if arguments.ranked {
            return Ok(vec![Act::LeaveOut { id, out: false }]);
        }
        let left_out = arguments.left_out.then_some(Act::LeaveOut { id, out: true });
        let gone = state.player(id).and_then(Player::gone);
        if left_out.is_some() && !arguments.forfeit && gone.is_some_and(|away| away.excluded) {
            return Ok(left_out.into_iter().collect());
        }
        anyhow::ensure!(!reason.is_empty(), "an exclusion needs a reason (--reason TEXT)");
        let leaves = Act::Exclude { id, after, reason };
        let forfeits = if arguments.forfeit { forfeits(state, id, &leaves)? } else { Vec::new() };
        Ok(std::iter::once(leaves).chain(forfeits).chain(left_out).collect())
    })
}

/// Returns the forfeits of the open games of a player whom an act removes.
fn forfeits(state: &State, id: PlayerId, leaves: &Act) -> anyhow::Result<Vec<Act>> {
    let mut then = state.clone();
    then.apply(leaves)?;
    let forfeits = propose::forfeits_of(&then, id);
    // Games of a table are forfeited when their rounds are published, so that none is open now.
    let follow = state.setup.pairing.system().is_predetermined();
    anyhow::ensure!(
        follow || !forfeits.is_empty(),
        "{} has no unplayed or adjourned game (leave out --forfeit)",
        called(state, id)
    );
    Ok(forfeits)
}

pub(super) fn remove(arguments: &Remove) -> anyhow::Result<Answer> {
    arguments.who.does(&arguments.acting, |_, id| Ok(vec![Act::Remove { id }]))
}

pub(super) fn come_back(arguments: &Return) -> anyhow::Result<Answer> {
    let Return { who, acting } = arguments;
    who.does(acting, |state, id| Ok(vec![Act::Return { id, from: state.next_round() }]))
}

pub(super) fn bye(arguments: &Bye) -> anyhow::Result<Answer> {
    let Bye { who, byes, acting } = arguments;
    who.does(acting, |_, id| Ok(bye_input::read(id, &byes.join(" "))?))
}

pub(super) fn change(arguments: &Change) -> anyhow::Result<Answer> {
    let Change { who, fields, acting } = arguments;
    who.does(acting, |state, id| Ok(rerating::change(state, id, &fields.join(", "))?))
}

pub(super) fn fix_board(arguments: &FixBoard) -> anyhow::Result<Answer> {
    let FixBoard { who, board: FixedBoard(board), acting } = arguments;
    who.does(acting, |_, id| Ok(vec![Act::FixBoard { id, board: *board }]))
}

pub(super) fn forbid(arguments: &Forbid) -> anyhow::Result<Answer> {
    carry_out(&arguments.acting, &arguments.event, |state| {
        let found = arguments.players.iter().map(|player| find(state, player));
        let players = found.collect::<Result<Vec<_>, _>>()?;
        let first = arguments.from.map_or(state.next_round(), RoundNo);
        let last = RoundNo(arguments.until.unwrap_or(u16::MAX));
        Ok(vec![Act::Forbid { players, first, last }])
    })
}
