//! Tables of several players: mixed, or of partnerships that stay together or change.

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::text::Label;
use crate::basics::why::{Reason, Why};
use crate::event::action::ByeKind;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Game, PairingSystem, TableRules};
use crate::event::state::{Player, State};
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::system::{RoundToPair, System};
use crate::pairing::tables::{self, History};

/// The clause of the reasons.
const SEATING: &str = "seating";

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] = &[
    PairingSystem::Tables(TableRules::Mixed { seats: 4 }),
    PairingSystem::Tables(TableRules::PartnersKept),
    PairingSystem::Tables(TableRules::PartnersRotated),
];

/// Returns the systems of this module whose events have a type: none, since reports have no tables.
pub(super) const fn of_type(_: &str) -> Vec<PairingSystem> {
    Vec::new()
}

impl System for TableRules {
    fn name(&self) -> &'static str {
        match self {
            Self::Mixed { .. } => "mixed tables",
            Self::PartnersKept => "tables of four, partners kept",
            Self::PartnersRotated => "tables of four, partners rotated",
        }
    }

    fn help(&self) -> &'static str {
        match self {
            Self::Mixed { .. } => {
                "players are seated so that they meet the same opponents as rarely as possible"
            }
            Self::PartnersKept => "partners stay together and meet other pairs",
            Self::PartnersRotated => "everybody gets another partner every round",
        }
    }

    fn event_type(&self) -> Cow<'static, str> {
        Cow::Borrowed("CUSTOM_SWISS")
    }

    fn complaints(&self, game: &Game) -> Vec<String> {
        let (least, most) = game.seats();
        let name = game.name();
        match self {
            Self::Mixed { seats } if (least..=most).contains(&usize::from(*seats)) => Vec::new(),
            Self::Mixed { seats } => {
                vec![format!("tables of {seats} for {name} (expected {least} to {most})")]
            }
            Self::PartnersKept | Self::PartnersRotated if (least, most) == (4, 4) => Vec::new(),
            Self::PartnersKept | Self::PartnersRotated => {
                vec![format!("partnerships need four seats; {name} does not have them")]
            }
        }
    }

    fn parameters(&self) -> Vec<Parameter> {
        match self {
            Self::Mixed { seats } => vec![Parameter {
                name: "most players at a table",
                help: "tables are filled evenly up to this many; published rounds keep the size they were paired with",
                value: Value::Number { now: (*seats).into(), least: 2, most: 10 },
                is_fixed: false,
            }],
            Self::PartnersKept | Self::PartnersRotated => Vec::new(),
        }
    }

    fn with(&self, parameter: usize, value: Value) -> Option<PairingSystem> {
        match (self, parameter, value) {
            (Self::Mixed { .. }, 0, Value::Number { now, .. }) => {
                Some(PairingSystem::Tables(Self::Mixed { seats: u8::try_from(now).ok()? }))
            }
            _ => None,
        }
    }

    /// Players who do not fit have a pairing-allocated bye.
    fn pair(
        &self,
        asked: RoundToPair<'_>,
        _: &dyn Progress,
        _: &mut dyn Why,
    ) -> Result<Proposal, NoProposal> {
        let RoundToPair { state, round, here, mut byes } = asked;
        let players: Vec<PlayerId> = here.iter().map(|player| player.id).collect();
        let history = history(state, round);
        let (boards, left_over) = match self {
            Self::Mixed { seats } => {
                let (least, _) = state.setup.game.seats();
                tables::mixed(&players, (least, usize::from(*seats)), &history)
            }
            Self::PartnersKept => tables::partners_kept(&partnerships(state, here), &history),
            Self::PartnersRotated => tables::partners_rotated(&players, &history),
        };
        if boards.is_empty() {
            return Err(NoProposal::TooFew(round));
        }
        byes.extend(left_over.into_iter().map(|player| (player, ByeKind::PairingAllocated)));
        Ok(Proposal { boards, byes })
    }

    fn why_round(&self, state: &State, round: RoundNo, made: &Proposal) -> Vec<Reason> {
        let mut why = Vec::new();
        let history = history(state, round);
        for (seats, table) in made.boards.iter().zip(1..) {
            let place = format!("table {table}");
            tell_table(state, &history, (&place, seats), &mut why);
        }
        let singles = self.without_a_partner(state, round);
        for (player, _) in made.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated) {
            let (name, before) = (state.name(*player), times(history.times_left_over(*player).into()));
            if singles.contains(player) {
                let missing = state.why_no_partner(*player, round);
                why.because(SEATING, format_args!("{name} sits out and {missing}"));
                continue;
            }
            why.because(SEATING, format_args!("{name} is left over (left over in earlier rounds: {before})"));
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
        tell_table(state, &history(state, round), ("this table", seats), &mut why);
        Ok(why)
    }

    fn why_not(&self, state: &State, round: RoundNo, [one, other]: [PlayerId; 2]) -> Vec<Reason> {
        let mut why = Vec::new();
        let before = times(history(state, round).times_met(one, other));
        let (one, other) = (state.name(one), state.name(other));
        why.because(SEATING, format_args!("{one} and {other} sat together in earlier rounds: {before}"));
        why.because(SEATING, format_args!("no seating that the search found repeats fewer meetings"));
        why
    }
}

/// Returns a number of times in words.
fn times(count: u64) -> String {
    match count {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        more => format!("{more} times"),
    }
}

impl TableRules {
    /// Returns the players of a round who have no partner, if partners stay together.
    fn without_a_partner(self, state: &State, round: RoundNo) -> Vec<PlayerId> {
        if self != Self::PartnersKept {
            return Vec::new();
        }
        let players = state.by_number().into_iter();
        let here: Vec<&Player> =
            players.filter(|player| player.is_present(round) && !player.byes.contains_key(&round)).collect();
        partnerships(state, &here).into_iter().filter(|members| members.len() < 2).flatten().collect()
    }
}

/// Returns the tables of the rounds before one.
fn history(state: &State, round: RoundNo) -> History {
    let before = usize::from(round.0).saturating_sub(1);
    History::of(state.rounds.iter().take(before).map(|held| {
        let boards = held.boards.iter().map(|board| board.seats.clone()).collect();
        let left = held.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
        (boards, left.map(|(player, _)| *player).collect())
    }))
}

/// Reports which players of a table have sat together before.
fn tell_table(state: &State, history: &History, (place, seats): (&str, &[PlayerId]), why: &mut Vec<Reason>) {
    let mut met = Vec::new();
    for (at, one) in seats.iter().enumerate() {
        for other in &seats[at + 1..] {
            let met_before = history.times_met(*one, *other);
            if met_before > 0 {
                let (one, other) = (state.name(*one), state.name(*other));
                met.push(format!("{one} and {other} {}", times(met_before)));
            }
        }
    }
    if met.is_empty() {
        why.because(SEATING, format_args!("{place}: no two of them have sat together before"));
    } else {
        why.because(SEATING, format_args!("{place}: sat together before: {}", met.join("; ")));
    }
}

/// Returns the partnerships of a round. Until an act names them, players with the same label are partners;
/// the others, and those whose partner is missing, are paired in order of their numbers.
fn partnerships(state: &State, here: &[&Player]) -> Vec<Vec<PlayerId>> {
    if state.has_named_partners {
        return state.partnerships_here(here);
    }
    let mut groups: Vec<(&Label, Vec<PlayerId>)> = Vec::new();
    let mut single = Vec::new();
    for player in here {
        let name = &player.entrant.partnership;
        if name.is_empty() {
            single.push(player.id);
            continue;
        }
        match groups.iter_mut().find(|(known, members)| *known == name && members.len() < 2) {
            Some((_, members)) => members.push(player.id),
            None => groups.push((name, vec![player.id])),
        }
    }
    let (pairs, halves): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(_, members)| members.len() == 2);
    single.extend(halves.into_iter().flat_map(|(_, members)| members));
    single.sort_by_key(|player| here.iter().position(|other| other.id == *player));
    let named = pairs.into_iter().map(|(_, members)| members);
    named.chain(single.chunks(2).map(<[PlayerId]>::to_vec)).collect()
}
