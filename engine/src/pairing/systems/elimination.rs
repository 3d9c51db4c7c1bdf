//! Knockout and double elimination: a player who loses a match, or two, is out.

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::event::action::ByeKind;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Elimination, Game, PairingSystem};
use crate::event::state::{Board, State};
use crate::pairing::knockout::{Bracket, Place, Source, Stage, Tie};
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::system::{RoundToPair, System};

/// The clause of the reasons.
const BRACKET: &str = "bracket";

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] = &[
    PairingSystem::Elimination(Elimination::Single { third_place: true, final_first: true }),
    PairingSystem::Elimination(Elimination::Double),
];

/// The type of its events in a report, whichever its rules are.
const TYPE: &str = "CUSTOM_KNOCKOUT";

/// Returns the systems of this module whose events have a type.
pub(super) fn of_type(kind: &str) -> Vec<PairingSystem> {
    let single = |third_place, final_first| Elimination::Single { third_place, final_first };
    let rules = [single(false, false), single(true, true), single(true, false), Elimination::Double];
    if kind == TYPE { rules.map(PairingSystem::Elimination).to_vec() } else { Vec::new() }
}

impl System for Elimination {
    fn name(&self) -> &'static str {
        match self {
            Self::Single { .. } => "knockout",
            Self::Double => "double elimination",
        }
    }

    fn help(&self) -> &'static str {
        match self {
            Self::Single { .. } => "who loses a match is out",
            Self::Double => "a player who loses twice is out",
        }
    }

    fn event_type(&self) -> Cow<'static, str> {
        Cow::Borrowed(TYPE)
    }

    fn complaints(&self, game: &Game) -> Vec<String> {
        if game.is_for_two() {
            return Vec::new();
        }
        vec![format!("a knockout needs a game for two players; {} is not one", game.name())]
    }

    fn parameters(&self) -> Vec<Parameter> {
        match self {
            Self::Single { third_place, .. } => vec![Parameter {
                name: "game for third place",
                help: "the two losing semifinalists meet; without it they share third place",
                value: Value::Yes(*third_place),
                is_fixed: true,
            }],
            Self::Double => Vec::new(),
        }
    }

    fn with(&self, parameter: usize, value: Value) -> Option<PairingSystem> {
        match (self, parameter, value) {
            (Self::Single { .. }, 0, Value::Yes(third_place)) => {
                Some(PairingSystem::Elimination(Self::Single { third_place, final_first: third_place }))
            }
            _ => None,
        }
    }

    /// A bracket fixes the matches, not the boards; the final is on board 1 as a courtesy.
    fn orders_boards(&self) -> bool {
        false
    }

    fn bracket_rules(&self) -> Option<Elimination> {
        Some(*self)
    }

    fn stages(&self, state: &State, round: RoundNo, boards: &[Board]) -> Vec<Option<Stage>> {
        let bracket = Bracket::before(state, round, *self);
        boards.iter().map(|board| bracket.stage_of(&board.seats)).collect()
    }

    fn takes_late_entries(&self) -> bool {
        false
    }

    fn waits_for_results(&self) -> bool {
        true
    }

    fn determines_rounds(&self) -> bool {
        matches!(self, Self::Single { .. })
    }

    /// A knockout of `2^n` places takes `n` rounds; a double elimination has the announced number.
    fn rounds(&self, state: &State) -> u16 {
        let seeds = Bracket::before(state, RoundNo(1), *self).size();
        match self {
            Self::Single { .. } if 1 < seeds => {
                u16::try_from(seeds.next_power_of_two().trailing_zeros()).unwrap_or(u16::MAX)
            }
            Self::Single { .. } | Self::Double => state.setup.rounds,
        }
    }

    /// The better seed has White in odd rounds. In round 1 the top seeds are free if the field is not full. A
    /// player who has a match is seated in it despite a granted bye: if the player is away, the match is
    /// forfeited.
    fn pair(
        &self,
        asked: RoundToPair<'_>,
        _: &dyn Progress,
        _: &mut dyn Why,
    ) -> Result<Proposal, NoProposal> {
        let RoundToPair { state, round, mut byes, .. } = asked;
        let bracket = Bracket::before(state, round, *self);
        let games = bracket.ready();
        if games.is_empty() {
            let few = state.players.len() < 2;
            let over = if bracket.is_over() { NoProposal::Decided } else { NoProposal::Undecided };
            return Err(if few { NoProposal::TooFew(round) } else { over });
        }
        if round.0 == 1 {
            let free = bracket.free_at_first();
            byes.retain(|(player, _)| !free.contains(player));
            byes.extend(free.into_iter().map(|player| (player, ByeKind::PairingAllocated)));
        }
        byes.retain(|(player, _)| !games.iter().flatten().any(|seated| seated == player));
        let odd = !round.0.is_multiple_of(2);
        let seats =
            |[better, other]: [PlayerId; 2]| if odd { vec![better, other] } else { vec![other, better] };
        Ok(Proposal { boards: games.into_iter().map(seats).collect(), byes })
    }

    fn why_round(&self, state: &State, round: RoundNo, made: &Proposal) -> Vec<Reason> {
        let mut why = Vec::new();
        let bracket = Bracket::before(state, round, *self);
        for seats in &made.boards {
            tell_match(state, &bracket, seats, &mut why);
        }
        for (player, _) in made.byes.iter().filter(|(player, _)| bracket.free_at_first().contains(player)) {
            let name = state.name(*player);
            why.because(BRACKET, format_args!("{name} goes through without a game: the bracket is not full"));
        }
        why
    }

    fn why_board(
        &self,
        state: &State,
        round: RoundNo,
        seats: &[PlayerId],
        _: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal> {
        let mut why = Vec::new();
        tell_match(state, &Bracket::before(state, round, *self), seats, &mut why);
        Ok(why)
    }

    fn why_not(&self, state: &State, round: RoundNo, two: [PlayerId; 2]) -> Vec<Reason> {
        let mut why = Vec::new();
        let bracket = Bracket::before(state, round, *self);
        for player in two {
            let name = state.name(player);
            let open =
                bracket.ties().find(|tie| is_open(tie) && tie.players.contains(&Place::Player(player)));
            match (open, bracket.reached(player)) {
                (Some(tie), _) => {
                    let other = tie.players.into_iter().find(|place| *place != Place::Player(player));
                    let against = match other {
                        Some(Place::Player(other)) => format!("meets {}", state.name(other)),
                        Some(Place::Unknown | Place::Empty) | None => "waits for an opponent".to_owned(),
                    };
                    why.because(BRACKET, format_args!("{name} {against}"));
                }
                (None, Some(reached)) if reached.alive => {
                    why.because(BRACKET, format_args!("{name} waits for the next match"));
                }
                (None, Some(_)) => why.because(BRACKET, format_args!("{name} is out")),
                (None, None) => why.because(BRACKET, format_args!("{name} is not in the bracket")),
            }
        }
        why
    }
}

/// Returns true if the match is not decided.
fn is_open(tie: &Tie) -> bool {
    tie.winner == Place::Unknown
}

/// Reports the source of each player of a match: a seed, or an earlier match.
fn tell_match(state: &State, bracket: &Bracket, seats: &[PlayerId], why: &mut Vec<Reason>) {
    let places: Vec<Place> = seats.iter().map(|player| Place::Player(*player)).collect();
    let of_these = |tie: &&Tie| tie.players.iter().all(|place| places.contains(place));
    let ties: Vec<Tie> = bracket.ties().collect();
    let Some(tie) = ties.iter().rfind(of_these) else {
        why.because(BRACKET, format_args!("no match of the bracket: the board was made by hand"));
        return;
    };
    for (place, source) in tie.players.iter().zip(tie.sources) {
        let Place::Player(player) = place else { continue };
        let name = state.name(*player);
        match source {
            Source::Seed(at) => why.because(BRACKET, format_args!("{name} enters as seed {}", at + 1)),
            Source::Winner(at) => why.because(BRACKET, format_args!("{name} won {}", told(state, &ties, at))),
            Source::Loser(at) => why.because(BRACKET, format_args!("{name} lost {}", told(state, &ties, at))),
        }
    }
}

/// Names a match by its players.
fn told(state: &State, ties: &[Tie], at: usize) -> String {
    let name = |place: &Place| match place {
        Place::Player(player) => Some(state.name(*player)),
        Place::Unknown | Place::Empty => None,
    };
    let names: Vec<String> =
        ties.get(at).iter().flat_map(|tie| tie.players.iter().filter_map(name)).collect();
    match &names[..] {
        [one, other] => {
            let by = ties.get(at).and_then(|tie| tie.by);
            let by =
                by.map_or_else(String::new, |by| format!(", drawn and decided {}", by.cited().english()));
            format!("the match of {one} and {other}{by}")
        }
        [one] => format!("without a game: {one} had no opponent"),
        _ => "a match".to_owned(),
    }
}
