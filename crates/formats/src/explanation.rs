//! The explanation of a round as text.

use std::fmt::Write as _;

use engine::pairing::dutch::{ByeBar, Explanation, WhyNot};
use engine::pairing::field::{Color, Tpn};
use engine::pairing::propose::{Account, NotMet};
use engine::pairing::swiss::NamedField;
use engine::state::State;
use engine::why::Reason;

/// Returns the number and name of a player.
pub type Named<'a> = &'a dyn Fn(Tpn) -> String;

/// Explains why a round is paired as it is.
#[must_use]
pub fn account(state: &State, account: &Account) -> String {
    match account {
        Account::Dutch(dutch) => {
            let (named, found) = &**dutch;
            explanation(found, &|number| called(state, named, number))
        }
        Account::Told(reasons) => told(reasons),
    }
}

/// Explains why two players do not meet.
#[must_use]
pub fn not_met(state: &State, answer: &NotMet) -> String {
    match answer {
        NotMet::Dutch(dutch) => {
            let (named, [one, other], answer) = &**dutch;
            why_not(answer, *one, *other, &|number| called(state, named, number))
        }
        NotMet::Told(reasons) => told(reasons),
    }
}

/// Returns the pairing number and name of a player.
fn called(state: &State, named: &NamedField, number: Tpn) -> String {
    named
        .who(number)
        .map_or_else(|| number.to_string(), |player| format!("{number} {}", state.name_at_number(player)))
}

/// Writes reasons, one a line.
#[must_use]
pub fn told(reasons: &[Reason]) -> String {
    let lines: Vec<String> = reasons.iter().map(ToString::to_string).collect();
    lines.join("\n") + "\n"
}

/// Explains the pairing of a Swiss round: brackets from the top down, floats, the bye, the colours.
#[must_use]
pub fn explanation(explanation: &Explanation, name: Named<'_>) -> String {
    let mut text = String::new();
    let mut line = |content: String| {
        text.push_str(&content);
        text.push('\n');
    };
    for bracket in &explanation.brackets {
        line(format!("bracket of {} points", bracket.score));
        if !bracket.mdps.is_empty() {
            line(format!("  moved down    {}", list(&bracket.mdps, name)));
        }
        line(format!("  residents     {}", list(&bracket.residents, name)));
        for (better, other) in &bracket.pairs {
            line(format!("  pair          {} and {}", name(*better), name(*other)));
        }
        if !bracket.downfloaters.is_empty() {
            line(format!("  floats down   {}", list(&bracket.downfloaters, name)));
        }
        for value in &bracket.values {
            line(format!("  {:<13} {}: {}", value.criterion.clause(), value.criterion.text(), value.measure));
        }
    }
    if let Some(bye) = &explanation.bye {
        line(format!(
            "bye for {}: {} is the lowest score with which all others can be paired",
            name(bye.player),
            bye.score
        ));
        for (player, bar) in &bye.others {
            let why = match bar {
                ByeBar::NotEligible => "C2: had a bye, or scored a win's points without playing",
                ByeBar::NoCompletion => "C4: the others could not all be paired",
                ByeBar::ComesLater => "the pairing with that bye is worse or comes later",
            };
            line(format!("  not {}: {why}", name(*player)));
        }
    }
    for (board, number) in explanation.boards.iter().zip(1..) {
        let (white, black) = (name(board.white), name(board.black));
        line(format!("board {number:>3}  White {white}, Black {black}: {}", board.rule.text()));
    }
    text
}

/// Explains why two players do not meet.
#[must_use]
pub fn why_not(answer: &WhyNot, one: Tpn, other: Tpn, name: Named<'_>) -> String {
    let mut text = format!("{} and {}: ", name(one), name(other));
    let told = match answer {
        WhyNot::TheyMeet => write!(text, "they meet"),
        WhyNot::NotInRound(player) => write!(text, "{} is not paired in this round", name(*player)),
        WhyNot::PlayedInRound(round) => write!(text, "C1: they met in round {round}"),
        WhyNot::Forbidden => write!(text, "they must not meet"),
        WhyNot::SameAbsoluteColor(color) => write!(text, "C3: both must have {}", color_name(*color)),
        WhyNot::NoCompletion => write!(text, "C4, C5: with this pair the round could not be completed"),
        WhyNot::Worse { bracket, criterion, is, would_be } => write!(
            text,
            "{} would be worse in the bracket of {} points: {}: {is} as paired, {would_be} with this pair",
            criterion.clause(),
            bracket,
            criterion.text(),
        ),
        WhyNot::ComesLater { bracket } => write!(
            text,
            "as good by all criteria, but later in the order of articles 4.2 to 4.4, in the bracket of {bracket} points",
        ),
    };
    // Writing to a string never fails.
    debug_assert!(told.is_ok(), "writing to a string");
    text.push('\n');
    text
}

fn list(players: &[Tpn], name: Named<'_>) -> String {
    players.iter().map(|player| name(*player)).collect::<Vec<_>>().join(", ")
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
