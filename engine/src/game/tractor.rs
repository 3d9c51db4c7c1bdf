//! Tractor: four players, two decks of 54 cards, one round of tricks (sections 2.1 to 2.5).
//!
//! The judge takes a round trick by trick, says who wins each and why, and what the round does to the
//! teams' ranks. Whether a player could hold the cards, and the duties of the followers, are not its
//! business (2.9). Nothing is drawn, dealt or typed here.

pub mod arrange;
pub mod cards;
pub mod order;
pub mod round;
pub mod structure;
pub mod table;
pub mod trick;
