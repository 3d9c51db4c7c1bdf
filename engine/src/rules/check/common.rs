//! Checks that several groups share.

use crate::basics::number::Points;
use crate::basics::text::{Label, quoted};
use crate::basics::words;
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::state::Player;

/// The upper limit of ratings in calculations: nine digits, as in the Crikey format.
pub(super) const RATING_LIMIT: u64 = 1_000_000_000 * 1000;

/// The maximum of a value that a director gives, positive or negative: no rating or place is larger.
pub(super) const MOST_GIVEN: Points = Points::whole(1_000_000);

/// The number of items that a warning names before it counts the rest.
pub(super) const NAMED: usize = 6;

/// The number of hexadecimal digits of a digest (SHA-256) and of a public key (Ed25519); a signature has
/// twice as many.
pub(super) const DIGEST: usize = 64;
pub(super) const KEY: usize = 64;

/// Returns a player's number in lists: the pairing number, or before it is assigned the registration id in
/// parentheses.
pub(super) fn number_of(player: &Player) -> String {
    player.number.map_or_else(|| format!("({})", player.id), |number| number.to_string())
}

pub(super) fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

pub(super) fn refuse(refusals: &mut Vec<Refusal>, wrong: bool, refusal: impl FnOnce() -> Refusal) {
    if wrong {
        refusals.push(refusal());
    }
}

/// A result reported for rating is deleted together with the board's result.
pub(super) fn warn_of_rating(gone: usize, warnings: &mut Vec<Warning>) {
    warn(warnings, 0 < gone, Level::Confirm, Clause::RatingReportOnly, || {
        words::count_of(
            gone,
            "result reported for rating is dropped: report it again if it still holds",
            "results reported for rating are dropped: report again those that still hold",
        )
    });
}

pub(super) fn warn(
    warnings: &mut Vec<Warning>,
    doubtful: bool,
    level: Level,
    clause: Clause,
    text: impl FnOnce() -> String,
) {
    if doubtful {
        warnings.push(Warning { level, clause, text: text() });
    }
}

/// Refuses blank names. It also still refuses names with control characters, which the type of texts refuses
/// today, because older journals were refused for them.
pub(super) fn check_text(name: &Label, refusals: &mut Vec<Refusal>) {
    let blank = name.written().trim().is_empty();
    let bad = blank || name.written().chars().any(char::is_control);
    refuse(refusals, bad, || Refusal::BadName { name: quoted(name.written()) });
}

/// Returns the day and the hour of a round's start in comparable form: `9:30` is before `10:00`.
pub(super) fn moment(label: &str) -> (&str, Option<(usize, &str)>) {
    match label.split_once(' ') {
        Some((day, hour)) => (day, Some((hour.len(), hour))),
        None => (label, None),
    }
}
