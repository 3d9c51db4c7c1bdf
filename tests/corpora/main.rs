//! Answers of other sources that the program must reproduce: those in `tests/`, and the corpora of
//! `../shared/data` if they exist.
//!
//! `cargo test --release --test corpora -- --nocapture` runs a sample of every corpus and prints which cases
//! ran; with `WALLCHART_CORPORA=all` it runs every case. Without `--release` the samples are smaller.

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
mod team_brute;
mod team_bundle;
mod team_fields;
mod team_pairing;
mod team_reports;
mod tie_breaks;
mod trf;
