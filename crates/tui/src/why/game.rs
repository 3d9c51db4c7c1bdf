//! One game of a player: its result, its effect, and the reasons.

use crate::why::clauses;
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use engine::action::Outcome;
use engine::color::Color;
use engine::game::dice;
use engine::game::tractor::round::{self as tractor, RoundJudge, RoundOutcome, TrickReport};
use engine::game::tractor::table::Seat;
use engine::game::tractor::trick::Trick;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::state::{Board, Round, State};
use engine::why::Reason;
use formats::language::desk::DeskLanguage;
use formats::views::numbers::called;
use formats::views::words;

/// Returns a player's round as a heading and lines of at most `cells` cells; `brought` is the round's effect
/// in points, tie-breaks and rating.
#[must_use]
pub(crate) fn told(
    state: &State,
    round: RoundNo,
    player: PlayerId,
    brought: &[Reason],
    (cells, language): (usize, &DeskLanguage),
) -> (String, Vec<Line>) {
    let title = format!("round {round} of {}", called(state, player));
    let Some(held) = state.round(round) else {
        return (title, vec![plain("this round is not published yet")]);
    };
    let mut lines = Vec::new();
    let boards = (1..).map(BoardNo).zip(&held.boards);
    for (number, board) in boards.filter(|(_, board)| board.seats.contains(&player)) {
        tell_board(state, (round, number), board, &mut lines, language);
    }
    if lines.is_empty() {
        lines.push(plain(&absence(held, player)));
    }
    lines.push(Line::new());
    if state.setup.game.is_for_two() {
        lines.extend(clauses::lines(brought, cells, language));
    }
    (title, lines)
}

fn plain(text: &str) -> Line {
    vec![piece(Role::Text, text)]
}

/// Returns the text of a round without a board.
fn absence(held: &Round, player: PlayerId) -> String {
    let bye = held.byes.iter().find(|(who, _)| *who == player);
    bye.map_or_else(|| "took no part in this round".to_owned(), |(_, bye)| bye.name().to_owned())
}

fn tell_board(
    state: &State,
    (round, number): (RoundNo, BoardNo),
    board: &Board,
    lines: &mut Vec<Line>,
    language: &DeskLanguage,
) {
    let heading = format!("{} {number}{}", words::place(state), entered(board));
    lines.push(vec![piece(Role::Dim, heading)]);
    match &board.outcome {
        None | Some(Outcome::Match(_)) if state.setup.game.match_rules().is_some() => {
            tell_match(state, (round, number), board, lines);
        }
        Some(Outcome::Dice(hands)) => tell_hands(state, board, hands, lines),
        Some(Outcome::Tractor(record)) => {
            lines.push(vec![own(Role::Text, words::seats(state, &board.seats))]);
            let names: Vec<String> = board.seats.iter().map(|seat| called(state, *seat)).collect();
            let names = words::family_names(&names);
            lines.extend(tell_tractor(state, (round, number), record, &names, language));
        }
        Some(outcome @ Outcome::TractorScore(_)) => {
            lines.push(vec![own(Role::Text, words::seats(state, &board.seats))]);
            let names: Vec<String> = board.seats.iter().map(|seat| called(state, *seat)).collect();
            let told = engine::game::tractor_round(outcome)
                .map(|round| words::tractor(&words::family_names(&names), &round));
            lines.extend(told.map(|told| plain(&told)));
        }
        outcome => {
            let names = words::seats(state, &board.seats);
            lines.push(vec![
                own(Role::Text, names),
                piece(Role::Leader, format!("   {}", words::score(outcome.as_ref()))),
            ]);
        }
    }
}

/// Returns a note on a result that is special.
const fn entered(board: &Board) -> &'static str {
    match &board.outcome {
        None => " · no result yet",
        Some(Outcome::Adjourned) => " · adjourned, counts as a draw until it is finished",
        Some(Outcome::Forfeit { .. }) => " · forfeit, not rated",
        Some(Outcome::Game { rated: false, .. }) => " · not rated",
        Some(Outcome::TractorScore(_)) => " · the score alone, no trick judged",
        Some(
            Outcome::Game { .. }
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::Match(_),
        ) => "",
    }
}

fn tell_hands(state: &State, board: &Board, hands: &[dice::Hand], lines: &mut Vec<Line>) {
    let mut table: Vec<(usize, PlayerId, &dice::Hand)> = dice::places(hands)
        .into_iter()
        .zip(&board.seats)
        .zip(hands)
        .map(|((place, player), hand)| (place, *player, hand))
        .collect();
    table.sort_by_key(|(place, ..)| *place);
    for (place, player, hand) in table {
        lines.push(vec![
            piece(Role::Dim, format!("{place:>2}  ")),
            piece(Role::Leader, faces(*hand)),
            own(Role::Text, format!("  {}", called(state, player))),
            piece(Role::Dim, format!(" · {}", hand.value())),
        ]);
    }
}

/// Adds the score of a match and its boards: players, colours, results.
fn tell_match(state: &State, (round, number): (RoundNo, BoardNo), board: &Board, lines: &mut Vec<Line>) {
    let Some(rules) = state.setup.game.match_rules() else { return };
    let now = state.match_at(rules, board);
    let players = state.match_players(round, number).unwrap_or_default();
    let [one, other] = now.score;
    lines.push(vec![
        own(Role::Text, words::seats(state, &board.seats)),
        piece(Role::Leader, format!("   {one} – {other}")),
    ]);
    for (at, ([first, second], game)) in players.iter().zip(&now.games).enumerate() {
        let (white, black) = match rules.color_of_first(at) {
            Color::White => (first, second),
            Color::Black => (second, first),
        };
        let name = |name: &String| if name.is_empty() { "nobody".to_owned() } else { name.clone() };
        lines.push(vec![
            piece(Role::Dim, format!("{:>2}  ", at + 1)),
            piece(
                Role::Text,
                if rules.has_colors() {
                    format!("{} (White) – {} (Black)", name(white), name(black))
                } else {
                    format!("{} – {}", name(white), name(black))
                },
            ),
            piece(Role::Leader, format!("   {}", words::at_board(game.as_ref()))),
        ]);
    }
}

/// Shows the dice as they fell: `3 5 1 1 2`.
fn faces(hand: dice::Hand) -> String {
    hand.dice().iter().map(|die| die.face().to_string()).collect::<Vec<_>>().join(" ")
}

/// Adds every trick, and the change of the ranks in the round.
fn tell_tractor(
    state: &State,
    (round, number): (RoundNo, BoardNo),
    record: &tractor::Round,
    names: &[String; 4],
    language: &DeskLanguage,
) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some((one, other)) = engine::ranking::progress::ranks_at(state, round, number) {
        lines.push(plain(&format!("team 1 plays at {one}, team 2 at {other}")));
    }
    let mut reasons = Vec::new();
    let mut judge = RoundJudge::new(record.setup);
    for (at, trick) in (1..).zip(&record.tricks) {
        let Ok(report) = judge.play(trick, &mut ()) else { return lines };
        lines.push(trick_line(at, trick, &report, names));
    }
    // An unfinished round has no result to show.
    if let Ok(result) = judge.finish(&mut reasons) {
        lines.extend(clauses::lines(&reasons, 60, language));
        if let RoundOutcome::GoesOn { dealer, .. } = result.outcome {
            lines.push(plain(&format!("{} deals next", names[dealer as usize])));
        }
    }
    lines
}

/// Returns the line of a trick: the cards, the winner, and the reason.
fn trick_line(at: usize, trick: &Trick, report: &TrickReport, names: &[String; 4]) -> Line {
    let name = |seat: Seat| &names[seat as usize];
    let plays =
        (0..).zip(&trick.plays).map(|(place, play)| format!("{} {play}", name(report.leader.after(place))));
    vec![
        piece(Role::Dim, format!("{at:>2}  ")),
        piece(Role::Text, plays.collect::<Vec<_>>().join(" · ")),
        piece(Role::Leader, format!("  {} wins {}", name(report.winner), report.points)),
        piece(Role::Dim, format!(", {}", report.reason)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::example::{Example, plain};

    #[track_caller]
    fn check(rounds: &[&str], (round, player): (u16, u32), expected: &str) {
        let example = Example::after(rounds);
        let state = example.desk.state();
        let brought = example.desk.game_reasons(state.last_round(), PlayerId(player), RoundNo(round));
        let (title, lines) =
            told(state, RoundNo(round), PlayerId(player), &brought, (60, &DeskLanguage::default()));
        assert_eq!(title, format!("round {round} of {}", state.name(PlayerId(player))));
        let shown = plain(&lines);
        assert!(shown.starts_with(expected), "{shown}");
    }

    #[test]
    fn a_game_shows_its_board_result_and_effect() {
        let rounds = ["1-2 1-0, 3-4 0-1, 5 U"];
        check(&rounds, (1, 1), "board 1\nAnna – Berg   1 – 0\n\n");
    }

    #[test]
    fn a_special_result_has_a_note() {
        check(&["1-2 1-0 unrated"], (1, 2), "board 1 · not rated\nAnna – Berg   1 – 0 unrated");
        check(&["1-2 +--"], (1, 1), "board 1 · forfeit, not rated\nAnna – Berg   + – -");
        check(&["3-4 1-0, 1-2"], (1, 1), "board 2 · no result yet\nAnna – Berg   · – ·");
        check(
            &["1-2 adjourned"],
            (1, 2),
            "board 1 · adjourned, counts as a draw until it is finished\nAnna – Berg   a – a",
        );
    }

    #[test]
    fn a_round_without_a_board_shows_the_reason() {
        check(&["1-2 1-0, 5 U"], (1, 5), "pairing-allocated bye");
        check(&["1-2 1-0, 5 H"], (1, 5), "half-point bye");
        check(&["1-2 1-0"], (1, 5), "took no part in this round");
        check(&["1-2 1-0"], (4, 1), "this round is not published yet");
    }
}
