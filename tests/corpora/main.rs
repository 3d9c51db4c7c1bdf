//! Answers from outside that the program must give too: those in `tests/` that every clone has, and the corpora of
//! `../shared/data` where they are there.
//!
//! `cargo test --release --test corpora -- --nocapture` runs a sample of every corpus and says what was run and what not;
//! with `WALLCHART_CORPORA=all` it runs every case. Without `--release` the samples are smaller.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod audit;
mod berger;
mod brute;
mod bundle;
mod corpus;
mod dutch_brute;
mod judge_cards;
mod judge_games;
mod odd;
mod others;
mod pairing;
mod ratings;
mod reports;
mod tie_breaks;
mod trf;
