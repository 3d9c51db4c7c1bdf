//! The FIDE (Dutch) Swiss system, C.04.3.

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::basics::words;
use crate::event::setup::{Acceleration, Game, PairingSystem, SwissRules};
use crate::event::state::State;
use crate::pairing::dutch::{self, BracketReport, Explanation};
use crate::pairing::field::Tpn;
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::swiss::NamedField;
use crate::pairing::system::{RoundToPair, System};

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] = &[
    PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
    PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }),
];

/// The types of its events in reports; the first is written, since not all programs know one with a year.
/// Older lists and some programs write 2025 for the edition in force since February 2026.
const PLAIN_TYPES: [&str; 3] = ["FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_DUTCH_2026"];

/// The types of its accelerated events (C.04.7).
const BAKU_TYPES: [&str; 3] = ["FIDE_DUTCH_BAKU", "FIDE_DUTCH_2025_BAKU", "FIDE_DUTCH_2026_BAKU"];

/// Returns the systems of this module whose events have a type.
pub(super) fn of_type(kind: &str) -> Vec<PairingSystem> {
    let acceleration = match kind {
        kind if PLAIN_TYPES.contains(&kind) => Acceleration::None,
        kind if BAKU_TYPES.contains(&kind) => Acceleration::Baku,
        _ => return Vec::new(),
    };
    vec![PairingSystem::Swiss(SwissRules { acceleration })]
}

impl System for SwissRules {
    fn name(&self) -> &'static str {
        match self.acceleration {
            Acceleration::None => "FIDE (Dutch) Swiss",
            Acceleration::Baku => "FIDE (Dutch) Swiss, Baku acceleration",
        }
    }

    fn help(&self) -> &'static str {
        match self.acceleration {
            Acceleration::None => "equal scores meet, nobody twice (C.04.3, in force since 1 February 2026)",
            Acceleration::Baku => {
                "like the Swiss, with virtual points for the upper half in the first rounds (C.04.5.1)"
            }
        }
    }

    fn event_type(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self.acceleration {
            Acceleration::None => PLAIN_TYPES[0],
            Acceleration::Baku => BAKU_TYPES[0],
        })
    }

    fn pairs_by_score(&self) -> bool {
        true
    }

    fn complaints(&self, game: &Game) -> Vec<String> {
        let mut complaints = Vec::new();
        if game.match_rules().is_some() {
            complaints.push("the FIDE (Dutch) Swiss is for players, the team Swiss for teams".to_owned());
        }
        if !game.is_for_two() {
            complaints.push(format!("a Swiss needs a game for two players; {} is not one", game.name()));
        }
        let halves = game.points().is_none_or(|points| {
            points.draw.units().checked_mul(2) == Some(points.win.units()) && points.loss == Points::ZERO
        });
        if self.acceleration == Acceleration::Baku && !halves {
            complaints.push("Baku acceleration needs a draw worth half a win (C.04.7)".to_owned());
        }
        complaints
    }

    fn is_of_the_federation(&self) -> bool {
        true
    }

    fn draws_initial_color(&self) -> bool {
        true
    }

    fn acceleration(&self) -> Acceleration {
        self.acceleration
    }

    fn dutch_field(&self, state: &State, round: RoundNo) -> Option<NamedField> {
        NamedField::of(state, round, *self)
    }

    /// Granted byes remain.
    fn pair(
        &self,
        asked: RoundToPair<'_>,
        progress: &dyn Progress,
        why: &mut dyn Why,
    ) -> Result<Proposal, NoProposal> {
        let too_many = NoProposal::TooMany(asked.state.players.len());
        let named = self.dutch_field(asked.state, asked.round).ok_or(too_many)?;
        let mut pairing = dutch::pair(&named.field, progress, why)?;
        if asked.state.is_official() {
            dutch::by_pairing_score(&named.field, &mut pairing.boards, |board| *board);
        }
        Ok(named.proposal(&pairing, asked.byes))
    }

    fn why_round(&self, _: &State, _: RoundNo, _: &Proposal) -> Vec<Reason> {
        Vec::new()
    }

    fn why_board(
        &self,
        state: &State,
        round: RoundNo,
        seats: &[PlayerId],
        progress: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal> {
        let mut why = Vec::new();
        let ([one, other], Some(named)) = (seats, self.dutch_field(state, round)) else { return Ok(why) };
        let (Some(one), Some(other)) = (named.number(*one), named.number(*other)) else { return Ok(why) };
        let found = dutch::explain(&named.field, progress)?;
        // An imported round may have been paired from other results than those of today.
        let is_taken_over = state.round(round).is_some();
        tell_pair(state, (&named, &found, is_taken_over), (one, other), &mut why);
        Ok(why)
    }

    fn why_not(&self, _: &State, _: RoundNo, _: [PlayerId; 2]) -> Vec<Reason> {
        Vec::new()
    }
}

fn name(state: &State, named: &NamedField, number: Tpn) -> String {
    named
        .who(number)
        .map_or_else(|| number.to_string(), |player| format!("{number} {}", state.name_at_number(player)))
}

/// Reports the bracket in which the system pairs two players, or that it does not pair them.
fn tell_pair(
    state: &State,
    (named, found, is_taken_over): (&NamedField, &Explanation, bool),
    (one, other): (Tpn, Tpn),
    why: &mut Vec<Reason>,
) {
    let meet = |pair: &&(Tpn, Tpn)| **pair == (one, other) || **pair == (other, one);
    let bracket = found.brackets.iter().find(|bracket| bracket.pairs.iter().any(|pair| meet(&pair)));
    let Some(bracket) = bracket else {
        let so =
            if is_taken_over { " with the results as they are now" } else { ": the board was made by hand" };
        why.because("pairing", format_args!("the system would not pair these two{so}"));
        return;
    };
    tell_bracket(state, named, bracket, why);
    let board = found.boards.iter().find(|board| meet(&&(board.white, board.black)));
    if let Some(board) = board {
        let white = name(state, named, board.white);
        why.because("C.04.3 article 5", format_args!("White is {white}: {}", board.rule.text()));
    }
}

fn tell_bracket(state: &State, named: &NamedField, bracket: &BracketReport, why: &mut Vec<Reason>) {
    let score = bracket.score;
    let list =
        |players: &[Tpn]| players.iter().map(|one| name(state, named, *one)).collect::<Vec<_>>().join("; ");
    why.because(
        "score bracket",
        format_args!("of {score} points, {}", words::count(bracket.pairs.len(), "pair")),
    );
    if !bracket.mdps.is_empty() {
        why.because("score bracket", format_args!("moved-down players: {}", list(&bracket.mdps)));
    }
    if !bracket.downfloaters.is_empty() {
        why.because("score bracket", format_args!("downfloaters: {}", list(&bracket.downfloaters)));
    }
    for value in &bracket.values {
        why.because(value.criterion.clause(), format_args!("{}: {}", value.criterion.text(), value.measure));
    }
}
