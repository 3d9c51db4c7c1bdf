//! Tractor: four players, two decks of 54 cards, one round of tricks (sections 2.1 to 2.5).
//!
//! The judge follows a round trick by trick. It determines and explains the winner of each trick, and the
//! effect of the round on the teams' ranks. It does not check whether a player could have held the cards, or
//! the duties of the followers (2.9). Drawing, dealing and input are outside this module.

pub mod arrange;
pub mod cards;
pub mod order;
pub mod round;
pub mod structure;
pub mod table;
pub mod trick;
