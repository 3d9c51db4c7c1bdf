//! The rules of a tournament: pairings, results, standings and ratings, each with its explanation.
//!
//! Everything is a pure function of the acts: no disk, no clock, no terminal, no randomness without a seed,
//! no floating-point functions of the platform. The same acts produce the same tables on every machine, digit
//! by digit.
//!
//! # An event
//!
//! An event is a [`Setup`](setup::Setup) of four choices (game, pairing, rating, ranking) and the
//! [`Act`](action::Act)s since. [`State::apply`](state::State::apply) checks an act by every rule and applies
//! it, or refuses it and changes nothing. This example pairs a Swiss round and ranks four players with a
//! tie-break:
//!
//! ```
//! use wallchart_engine::action::{Act, Details, Entrant, Header, Outcome, PairedBy};
//! use wallchart_engine::scoring::GameScore;
//! use wallchart_engine::id::{BoardNo, PlayerId, RoundNo};
//! use wallchart_engine::pairing::propose::{preparations, propose};
//! use wallchart_engine::setup::{Regulations,
//!     Acceleration, Game, PairingSystem, PointSystem, Ranking, RatingSystem, Setup, SwissRules, TieBreak,
//! };
//! use wallchart_engine::standings::Standings;
//! use wallchart_engine::state::State;
//! use wallchart_engine::text::Label;
//!
//! let setup = Setup {
//!     game: Game::Chess(PointSystem::default()),
//!     pairing: PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
//!     rating: RatingSystem::Unrated,
//!     ranking: Ranking::by(vec![TieBreak::SonnebornBerger]),
//!     rounds: 3,
//!     rated_by: Vec::new(),
//!     regulations: Regulations::default(),
//! };
//! let details = Details { title: "Friday".parse()?, ..Details::default() };
//! let mut state = State::new(&Header::new(Label::default(), details, setup));
//! for (id, name) in (1..).map(PlayerId).zip(["Ana", "Bo", "Cy", "Di"]) {
//!     state.apply(&Act::Register { id, entrant: Entrant { name: name.parse()?, ..Entrant::default() } })?;
//! }
//! // The pairing numbers, and the initial colour drawn with a seed.
//! for act in preparations(&state, 7, &str::cmp) {
//!     state.apply(&act)?;
//! }
//! let round = state.next_round();
//! let proposal = propose(&state, round)?;
//! assert_eq!(proposal.boards.len(), 2, "1 meets 3 and 2 meets 4");
//! let (boards, byes) = (proposal.boards, proposal.byes);
//! state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System })?;
//! for board in [BoardNo(1), BoardNo(2)] {
//!     let outcome = Outcome::game(GameScore::Win, GameScore::Loss);
//!     state.apply(&Act::Record { round, board, outcome })?;
//! }
//! let standings = Standings::after(&state, RoundNo(1));
//! assert_eq!(standings.rows.iter().filter_map(|row| row.place.number()).collect::<Vec<_>>(), [1, 1, 3, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`standings::explain_place`] explains a player's place, and [`pairing::dutch::explain`] the pairing of a
//! round. A number and its explanation come from the same function ([`why`]).
//!
//! # A journal
//!
//! The journal is what is saved: every act with its position, time and operator, including undo and redo.
//! [`replay`] computes the state from it.
//!
//! ```
//! use wallchart_engine::action::{Act, Action, Details, Entrant, Entry, Header};
//! use wallchart_engine::id::{PlayerId, Seq};
//! use wallchart_engine::replay::replay;
//! # use wallchart_engine::setup::{Regulations, Game, PairingSystem, PointSystem, Ranking, RatingSystem, Setup};
//! use wallchart_engine::text::Label;
//!
//! # let setup = Setup {
//! #     game: Game::Chess(PointSystem::default()),
//! #     pairing: PairingSystem::Manual,
//! #     rating: RatingSystem::Unrated,
//! #     ranking: Ranking::by(Vec::new()),
//! #     rounds: 1,
//! #     rated_by: Vec::new(),
//! #     regulations: Regulations::default(),
//! # };
//! let header = Header::new(Label::default(), Details::default(), setup);
//! let entry = |seq, action| Entry {
//!     seq: Seq(seq),
//!     at: Label::default(),
//!     by: Label::default(),
//!     action,
//!     accepted: Vec::new(),
//!     joined: false,
//! };
//! let entrant = Entrant { name: "Ana".parse()?, ..Entrant::default() };
//! let mut entries = vec![entry(1, Action::Do(Act::Register { id: PlayerId(1), entrant }))];
//! assert_eq!(replay(&header, &entries)?.0.players.len(), 1);
//! entries.push(entry(2, Action::Undo { of: Seq(1) }));
//! assert_eq!(replay(&header, &entries)?.0.players.len(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game
//!
//! The games need no event. A round of Tractor is judged trick by trick, with the seats in order of play:
//!
//! ```
//! use wallchart_engine::game::tractor::round::{RoundJudge, RoundSetup};
//!
//! // The only trumps are the twos and the jokers; Charles deals; both partnerships play the two.
//! let setup = RoundSetup { main: "O".parse()?, dealer: "Charles".parse()?, ranks: ["2".parse()?, "2".parse()?] };
//! let mut judge = RoundJudge::new(setup);
//! let trick = judge.play(&"S5 ST SA SK".parse()?, &mut ())?;
//! assert_eq!(trick.points, 25);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! [`action`], [`state`], [`check`], [`ledger`] and [`replay`] are the event and its journal; [`game`] the
//! games; [`pairing`] the pairing systems; [`ranking`] and [`standings`] the tables; [`rating`] the rating
//! systems; [`person`] reads a player's sex, title and date of birth; [`prizes`] divides the prizes. Points,
//! ratings and money are exact ([`number`]).

mod basics;
mod event;
#[cfg(test)]
mod example;
pub mod game;
mod journal;
pub mod pairing;
mod people;
pub mod ranking;
mod rating_systems;
mod rules;
pub mod tie_breaks;
mod tournament_ratings;

pub use basics::{decimal, folding, id, number, progress, rng, shared, text, why, words};
pub use event::{action, kept, page, parameter, partners, prize_rules, refusal, seal, setup, state};
pub use game::{chess960, color, compare, scoring, team, tied};
pub use journal::{integrity, ledger, replay, without_names};
pub use pairing::{meetings, numbering, unranked, varma};
pub use people::person;
pub use ranking::{announced, prizes, standings};
pub use rules::{catalogue, check, doubtful, official, plausible, regulated, round_correction};

/// The rating systems and the ratings of an event.
pub mod rating {
    pub use crate::rating_systems::{fide, fide_table, glicko2, kind, performance, probit};
    pub use crate::tournament_ratings::{event, fide_event, glicko2_event, listed, period, summary};
}
