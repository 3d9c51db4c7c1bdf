//! The interface of a pairing system: all that the rest of the program knows of one.

use std::borrow::Cow;

use super::dutch::color_due;
use super::knockout::Stage;
use super::proposal::{NoProposal, Proposal};
use super::swiss::NamedField;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::event::action::ByeKind;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Acceleration, Elimination, Game, PairingSystem};
use crate::event::state::{Board, Player, State};
use crate::game::color::{Color, ColorDue};
use crate::game::team::{LineUp, TeamScore};

/// A round to be paired.
#[derive(Debug)]
pub struct RoundToPair<'a> {
    /// The event.
    pub state: &'a State,
    /// The round, paired from the rounds before it.
    pub round: RoundNo,
    /// The players who take part and have no bye, by pairing number.
    pub here: &'a [&'a Player],
    /// The byes granted in advance.
    pub byes: Vec<(PlayerId, ByeKind)>,
}

/// A pairing system with its choices made: one module each in `pairing::systems`.
pub trait System {
    /// Returns the name in words.
    fn name(&self) -> &'static str;

    /// Returns a description in one line.
    fn help(&self) -> &'static str;

    /// Returns the code of the type of its events in record 192 of a report (TRF26); in an event of teams
    /// `TEAM_` is added to that of an event of players.
    fn event_type(&self) -> Cow<'static, str>;

    /// Returns true if players of equal score are to meet, as in a Swiss. In other events a difference of
    /// scores is no float.
    fn pairs_by_score(&self) -> bool {
        false
    }

    /// Returns true if it makes the line-ups of the teams too, so that no order of the boards is expected of
    /// them.
    fn makes_line_ups(&self) -> bool {
        false
    }

    /// Returns the line-ups of a match, those of the first and of the second team; `None` if the teams hand
    /// them in, and for a match that is not in its table.
    fn line_ups(&self, _state: &State, _round: RoundNo, _seats: &[PlayerId]) -> Option<[LineUp; 2]> {
        None
    }

    /// Returns the reasons why it does not go with a game, in words; empty if it does.
    fn complaints(&self, game: &Game) -> Vec<String>;

    /// Returns the choices within the system, in the order in which they are offered.
    fn parameters(&self) -> Vec<Parameter> {
        Vec::new()
    }

    /// Returns the system with another value of a parameter; `None` if it has no such parameter or value.
    fn with(&self, _parameter: usize, _value: Value) -> Option<PairingSystem> {
        None
    }

    /// Returns true if the federation's regulations have rules for it, so that an event can be official
    /// (C.04, C.05).
    fn is_of_the_federation(&self) -> bool {
        false
    }

    /// Returns true if the director seats the players.
    fn is_manual(&self) -> bool {
        false
    }

    /// Returns true if a lot decides the colour of the first player before the first round.
    fn draws_initial_color(&self) -> bool {
        false
    }

    /// Returns true if it seats players who have left: their games are forfeited.
    fn seats_who_left(&self) -> bool {
        false
    }

    /// Returns true if all pairings are known before round 1, so that tie-breaks count forfeits as games
    /// (C.07 15.2).
    fn is_predetermined(&self) -> bool {
        false
    }

    /// Returns the rules of its bracket, if it is a knockout.
    fn bracket_rules(&self) -> Option<Elimination> {
        None
    }

    /// Returns the virtual points with which it pairs the first rounds.
    fn acceleration(&self) -> Acceleration {
        Acceleration::None
    }

    /// Returns true if the order of the boards is part of the pairing, which the audit compares.
    fn orders_boards(&self) -> bool {
        true
    }

    /// Returns the stage of the bracket of each board of a round; empty without a bracket.
    fn stages(&self, _state: &State, _round: RoundNo, _boards: &[Board]) -> Vec<Option<Stage>> {
        Vec::new()
    }

    /// Returns true if late entries are paired. If not, the players are fixed before round 1, and absent
    /// players have games too.
    fn takes_late_entries(&self) -> bool {
        true
    }

    /// Returns true if its next round cannot be paired before every result is known.
    fn waits_for_results(&self) -> bool {
        false
    }

    /// Returns true if its table or bracket determines the number of rounds, whatever is announced.
    fn determines_rounds(&self) -> bool {
        false
    }

    /// Returns the number of rounds of the event: as announced, unless the system determines it.
    fn rounds(&self, state: &State) -> u16 {
        state.setup.rounds
    }

    /// Returns the score by which teams are ordered first.
    fn primary_score(&self) -> TeamScore {
        TeamScore::MatchPoints
    }

    /// Returns the colour that is due in a round to a player with these colours of played games; by C.04.3
    /// also where the system looks at no colours, for manual pairings. Teams have C.04.6 or no preference.
    fn color_due(&self, state: &State, _round: RoundNo, colors: &[Color]) -> Option<ColorDue> {
        if state.setup.game.match_rules().is_some() { None } else { color_due(colors) }
    }

    /// Returns the field of a round if the FIDE (Dutch) system pairs it; its criteria then judge and explain
    /// the round.
    fn dutch_field(&self, _state: &State, _round: RoundNo) -> Option<NamedField> {
        None
    }

    /// Pairs a round and reports the reasons to `why`; stops if `progress` says so.
    ///
    /// # Errors
    ///
    /// The reason why there is no pairing.
    fn pair(
        &self,
        asked: RoundToPair<'_>,
        progress: &dyn Progress,
        why: &mut dyn Why,
    ) -> Result<Proposal, NoProposal>;

    /// Returns the reasons for the boards and byes that the system made.
    fn why_round(&self, state: &State, round: RoundNo, made: &Proposal) -> Vec<Reason>;

    /// Returns the reasons why the players of a board sit together, as far as the system would seat them
    /// so.
    ///
    /// # Errors
    ///
    /// The reason why the system makes no pairing of that round.
    fn why_board(
        &self,
        state: &State,
        round: RoundNo,
        seats: &[PlayerId],
        progress: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal>;

    /// Returns the reasons why two players do not meet in a round.
    fn why_not(&self, state: &State, round: RoundNo, two: [PlayerId; 2]) -> Vec<Reason>;
}
