//! Crikey: result and both sides' pieces on one line (`1 20 15`); the whole calculation is shown
//! before it is confirmed.

use super::keys::{KeySet, NOBODY, PLAYERS, TEAMS};
use super::line::{Line, Move};
use super::{Shown, Typed};
use crate::views::numbers::called;
use engine::action::Outcome;
use engine::game::crikey::{CrikeyOutcome, Exchange, Hundredths};
use engine::id::{BoardNo, RoundNo};
use engine::pairing::field::Color;
use engine::rating::event;
use engine::scoring::GameScore;
use engine::state::{Board, State};

/// A line during entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    keys: KeySet,
    /// The names of the sides.
    names: [&'static str; 2],
    line: Line,
}

/// The most digits of a total of pieces: nine, as in the judge format.
const MOST: usize = 9;

/// The fault of a closed line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum BadLine {
    #[error("the winner of the forfeit is missing (expected one key)")]
    NoWinner,
    /// With the keys of the results.
    #[error("the result is missing (expected {0})")]
    NoResult(String),
    /// With the side whose total is missing.
    #[error("{0}'s pieces are missing (expected their total)")]
    NoPieces(&'static str),
    #[error("{0}'s pieces `{1}` are not a total (expected at most nine digits)")]
    NotATotal(&'static str, String),
    #[error("`{0}` is one too many (expected the result and two totals)")]
    OneTooMany(String),
}

impl Draft {
    /// Starts a line.
    #[must_use]
    pub fn new(keys: KeySet) -> Self {
        Self { keys, names: PLAYERS, line: Line::default() }
    }

    /// Starts a line from the point of view of the first of two teams.
    #[must_use]
    pub(super) fn of_teams(keys: KeySet) -> Self {
        Self { names: TEAMS, ..Self::new(keys) }
    }

    /// Returns the keys that are valid, and the totals.
    #[must_use]
    pub(super) fn legend(&self) -> String {
        format!("{}, then both piece totals: 1 20 15", self.keys.results(self.names))
    }

    /// Fills in a line; typing replaces it.
    pub(super) fn fill(&mut self, line: Line) {
        self.line = line;
    }

    /// Returns a result in its typed form.
    pub(super) fn written(&self, outcome: &Outcome) -> Option<String> {
        let key = |white: GameScore| {
            self.keys
                .keys()
                .into_iter()
                .find(|key| self.keys.sides(*key).is_some_and(|sides| sides.0 == white))
        };
        match outcome {
            Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces }) => {
                Some(format!("{} {white_pieces} {black_pieces}", key(*result)?))
            }
            Outcome::Forfeit { white: true, .. } => Some(format!("f{}", key(GameScore::Win)?)),
            Outcome::Forfeit { black: true, .. } => Some(format!("f{}", key(GameScore::Loss)?)),
            Outcome::Forfeit { .. } => Some(format!("f{NOBODY}")),
            Outcome::Adjourned => Some("a".to_owned()),
            Outcome::Game { .. }
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::TractorScore(_)
            | Outcome::Match(_) => None,
        }
    }

    /// Continues an earlier line; characters that no longer fit are left out, and closing the line
    /// reports them as missing.
    pub(super) fn go_on(&mut self, line: &str) {
        self.clear();
        for typed in line.chars() {
            self.type_char(typed);
        }
    }

    pub(super) fn line(&self) -> &str {
        self.line.text()
    }

    pub(super) fn go(&mut self, to: Move) {
        self.line.go(to);
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        self.line.type_over();
        if !self.fits(typed) {
            let legend = self.legend();
            return Typed::Wrong(format!("`{}` does not fit here (expected {legend})", typed.escape_debug()));
        }
        let first = self.line.is_empty();
        if typed == ' ' && (first || self.line.parts().0.ends_with(' ')) {
            return Typed::More;
        }
        self.line.insert(typed);
        // The result is one key; the next character is the first total.
        if first && self.keys.sides(typed).is_some() {
            self.line.insert(' ');
        }
        Typed::More
    }

    /// Returns true if a key may come next: the result or `f`, then digits of the totals, or the winner of
    /// the forfeit.
    fn fits(&self, typed: char) -> bool {
        let is_side = self.keys.sides(typed).is_some();
        let line = self.line.parts().0;
        match line.strip_prefix('f') {
            _ if typed == ' ' => true,
            _ if line.starts_with('a') => false,
            None if line.is_empty() => typed == 'f' || typed == 'a' || is_side,
            None => typed.is_ascii_digit(),
            Some(winner) => winner.trim().is_empty() && self.keys.forfeit(typed).is_some(),
        }
    }

    pub(super) fn backspace(&mut self) {
        self.line.backspace();
        let mut keys = self.line.text().chars();
        if let (Some(result), None) = (keys.next(), keys.next())
            && self.keys.sides(result).is_some()
        {
            self.clear();
        }
    }

    pub(super) fn clear(&mut self) {
        self.line = Line::default();
    }

    pub(super) fn enter(&mut self) -> Typed {
        match self.outcome() {
            Ok(outcome) => Typed::Done(outcome),
            Err(wrong) => Typed::Wrong(wrong.to_string()),
        }
    }

    fn outcome(&self) -> Result<Outcome, BadLine> {
        let line = self.line.text().trim();
        if line == "a" {
            return Ok(Outcome::Adjourned);
        }
        if let Some(rest) = line.strip_prefix('f') {
            let mut keys = rest.trim().chars();
            let winner = keys.next().and_then(|key| self.keys.forfeit(key)).filter(|_| keys.next().is_none());
            let (white, black) = winner.ok_or(BadLine::NoWinner)?;
            return Ok(Outcome::Forfeit { white, black });
        }
        let mut fields = line.split(' ').filter(|field| !field.is_empty());
        let mut first = fields.next().unwrap_or_default().chars();
        let result =
            match first.next().and_then(|key| self.keys.sides(key)).filter(|_| first.next().is_none()) {
                None => return Err(BadLine::NoResult(self.keys.results(self.names))),
                Some((white, _)) => white,
            };
        let mut pieces = |whose| {
            let field = fields.next().ok_or(BadLine::NoPieces(whose))?;
            let total = field.parse().ok().filter(|_| field.len() <= MOST);
            total.ok_or_else(|| BadLine::NotATotal(whose, field.to_owned()))
        };
        let (white_pieces, black_pieces) = (pieces(self.names[0])?, pieces(self.names[1])?);
        match fields.next() {
            Some(more) => Err(BadLine::OneTooMany(more.to_owned())),
            None => Ok(Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces })),
        }
    }

    pub(super) fn show(&self, state: &State, round: RoundNo, board: BoardNo) -> Vec<Shown> {
        let (typed, behind) = self.line.parts();
        let (typed, behind) = (typed.to_owned(), behind.to_owned());
        let mut lines = vec![Shown { typed, behind, current: true, ..Shown::default() }];
        let found = state.board(round, board);
        match self.outcome() {
            Err(missing) => lines[0].meaning = missing.to_string(),
            Ok(outcome) => {
                let working = found.and_then(|found| event::working(state, round, found, &outcome, &mut ()));
                if let (Some(working), Some(found)) = (working, found) {
                    lines.extend(tell(state, found, &outcome, &working));
                }
            }
        }
        lines
    }
}

/// Describes the whole calculation of a game, then both ratings before and after.
fn tell(state: &State, board: &Board, outcome: &Outcome, working: &Exchange) -> [Shown; 3] {
    let Exchange { white_strength, black_strength, white_before, gap, core, single, .. } = working;
    let handicap = *white_strength - *white_before;
    let winner = winner(outcome);
    let who = who_gains(winner, working.stronger);
    let doubling = winner.map_or_else(String::new, |winner| doubling(outcome, winner, working));
    let meaning = format!(
        "strength {white_strength} ({white_before} + {handicap}) against {black_strength} · gap {gap} · CE {core} · \
         {who}: RPE {single}{doubling}"
    );
    let player = |seat: usize, before: Hundredths, after: Hundredths| Shown {
        label: board.seats.get(seat).map_or_else(String::new, |seat| called(state, *seat)),
        meaning: format!("{before} → {after}"),
        place: change(after - before),
        ..Shown::default()
    };
    [
        Shown { meaning, ..Shown::default() },
        player(0, *white_before, working.white_after()),
        player(1, working.black_before, working.black_after()),
    ]
}

fn winner(outcome: &Outcome) -> Option<Color> {
    match outcome.sides() {
        Some((GameScore::Win, _)) => Some(Color::White),
        Some((_, GameScore::Win)) => Some(Color::Black),
        Some(_) | None => None,
    }
}

fn who_gains(winner: Option<Color>, stronger: Option<Color>) -> &'static str {
    match (winner, stronger) {
        (None, None) => "equal strengths, drawn",
        (None, Some(_)) => "drawn, the weaker side gains",
        (Some(_), None) => "equal strengths",
        (winner, stronger) if winner == stronger => "stronger side wins",
        (Some(_), Some(_)) => "weaker side wins",
    }
}

/// Describes whether the winner's pieces double the exchange, and why (step 5).
fn doubling(outcome: &Outcome, winner: Color, working: &Exchange) -> String {
    let Outcome::Crikey(CrikeyOutcome { white_pieces, black_pieces, .. }) = outcome else {
        return String::new();
    };
    let (own, other) = match winner {
        Color::White => (white_pieces, black_pieces),
        Color::Black => (black_pieces, white_pieces),
    };
    if working.doubled {
        format!(" · {own} < {other}: doubled to {}", working.points)
    } else {
        format!(" · {own} ≥ {other}: not doubled")
    }
}

fn change(difference: Hundredths) -> String {
    match difference.units().signum() {
        1 => format!("▲ {difference}"),
        -1 => format!("▼ {}", -difference),
        _ => "=".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, expected: &Typed) {
        let mut draft = Draft::new(KeySet::OneZero);
        for key in typed.chars() {
            if let wrong @ Typed::Wrong(_) = draft.type_char(key) {
                assert_eq!(&wrong, expected);
                return;
            }
        }
        assert_eq!(&draft.enter(), expected);
    }

    fn done(result: GameScore, white_pieces: u32, black_pieces: u32) -> Typed {
        Typed::Done(Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces }))
    }

    #[test]
    fn a_line_has_result_and_pieces() {
        check("1 20 15", &done(GameScore::Win, 20, 15));
        check("120 15", &done(GameScore::Win, 20, 15));
        check("=  7 0", &done(GameScore::Draw, 7, 0));
        check("0 1 2", &done(GameScore::Loss, 1, 2));
        check("f0", &Typed::Done(Outcome::Forfeit { white: false, black: true }));
        check("1 20", &Typed::Wrong("Black's pieces are missing (expected their total)".to_owned()));
        check(
            "1 2 3 4",
            &Typed::Wrong("`4` is one too many (expected the result and two totals)".to_owned()),
        );
        check("", &Typed::Wrong("the result is missing (expected 1 White  0 Black  = draw)".to_owned()));
    }
}
