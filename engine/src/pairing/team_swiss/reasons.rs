//! The explanations in words, with names that the caller gives.

use super::explain::{TeamBracketReport, TeamExplanation, TeamWhyNot};
use crate::basics::why::{Fact, Reason, Why};
use crate::basics::words;
use crate::pairing::field::Tpn;

/// Returns the number and name of a team.
pub type NamedTeam<'a> = &'a dyn Fn(Tpn) -> String;

/// Returns the reasons of a round: brackets from the top down, colours, the bye.
#[must_use]
pub fn reasons_of_round(found: &TeamExplanation, name: NamedTeam<'_>) -> Vec<Reason> {
    let mut why = Vec::new();
    for bracket in &found.brackets {
        let matches = words::count_of(bracket.pairs.len(), "match", "matches");
        why.because("score bracket", format_args!("of {} points, {matches}", bracket.score));
        let upfloaters: Vec<String> = bracket.upfloaters.iter().map(|(team, _)| name(*team)).collect();
        if !upfloaters.is_empty() {
            why.because("score bracket", format_args!("comes up: {}", upfloaters.join("; ")));
        }
        tell_values(bracket, &mut why);
    }
    for board in &found.boards {
        let (first, second) = (name(board.white), name(board.black));
        why.because("C.04.6 article 4", format_args!("{first} – {second}: {}", board.rule.text()));
    }
    if let Some(bye) = &found.bye {
        why.because("C.04.6 3.4", format_args!("the bye: {}", name(bye.team)));
    }
    why
}

/// Returns the reasons of a match, as far as the system would make it.
#[must_use]
pub fn reasons_of_match(found: &TeamExplanation, [one, other]: [Tpn; 2], name: NamedTeam<'_>) -> Vec<Reason> {
    let mut why = Vec::new();
    let meet = |(a, b): (Tpn, Tpn)| (a, b) == (one, other) || (b, a) == (one, other);
    let bracket = found.brackets.iter().find(|bracket| bracket.pairs.iter().any(|pair| meet(*pair)));
    let Some(bracket) = bracket else {
        why.because("pairing", format_args!("the system would not pair these two teams"));
        return why;
    };
    why.because("score bracket", format_args!("of {} points", bracket.score));
    tell_values(bracket, &mut why);
    if let Some(board) = found.boards.iter().find(|board| meet((board.white, board.black))) {
        let first = name(board.white);
        why.because(board.rule.clause(), format_args!("{first} comes first: {}", board.rule.text()));
    }
    why
}

fn tell_values(bracket: &TeamBracketReport, why: &mut Vec<Reason>) {
    for value in &bracket.values {
        why.because(value.criterion.clause(), format_args!("{}: {}", value.criterion.text(), value.measure));
    }
}

/// Returns the reason why two teams do not meet.
#[must_use]
pub fn reason_not_met(found: &TeamWhyNot, name: NamedTeam<'_>) -> Reason {
    let (clause, told) = match found {
        TeamWhyNot::TheyMeet => ("pairing", "the system pairs these two teams".to_owned()),
        TeamWhyNot::NotInRound(team) => ("pairing", format!("{} is not in the round", name(*team))),
        TeamWhyNot::HasBye(team) => ("C.04.6 3.4", format!("{} has the bye", name(*team))),
        TeamWhyNot::PlayedInRound(round) => ("C.04.6 C1", format!("they met in round {round}")),
        TeamWhyNot::Forbidden => ("prohibited pairing", "they must not meet".to_owned()),
        TeamWhyNot::NoCompletion => {
            ("C.04.6 C3", "with this match the round could not be completed".to_owned())
        }
        TeamWhyNot::Worse { bracket, criterion, is, would_be } => (
            criterion.clause(),
            format!("bracket of {bracket}: {}: {would_be} instead of {is}", criterion.text()),
        ),
        TeamWhyNot::LaterUpfloaters { bracket } => (
            "C.04.6 3.5.4",
            format!("bracket of {bracket}: earlier upfloaters in the order keep the rules as well"),
        ),
        TeamWhyNot::LaterIdentifier { bracket } => (
            "C.04.6 3.6.3",
            format!("bracket of {bracket}: an earlier pairing in the order keeps the rules as well"),
        ),
    };
    Reason { clause, fact: Fact::text(told) }
}
