//! Tractor: main suit and dealer, then one trick per line, each judged when it is closed; or only the
//! score on one line.

use super::Typed;
use super::bad_line::{BadLine, CardsMoved, OPENING, Refused};
use super::line::{Line, Move};
use crate::views::words as words_of_round;
use engine::action::Outcome;
use engine::compare::{self, Difference};
use engine::game::tractor::cards::{Play, Rank};
use engine::game::tractor::order::MainSuit;
use engine::game::tractor::round::{Refusal, Round, RoundJudge, RoundSetup, Score, TrickReport};
use engine::game::tractor::table::Seat;
use engine::game::tractor::trick::{BadTrick, Trick};
use engine::game::{self, TractorRound};
use engine::id::{BoardNo, RoundNo};
use engine::ranking::progress;
use engine::state::State;
use engine::words;

/// A round during entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    names: Vec<String>,
    ranks: [Rank; 2],
    /// The default dealer, according to the last round.
    dealer: Option<Seat>,
    /// The dealer when the lines below were typed.
    dealt: Option<Seat>,
    setup: Option<RoundSetup>,
    tricks: Vec<(Trick, TrickReport)>,
    line: Line,
    /// The lines below the current one; they are judged when it is closed.
    below: Vec<String>,
}

impl Draft {
    /// Starts a round with the names by seat, at the present ranks of the partnerships; a round that is
    /// typed again keeps its recorded ranks, even if an earlier round was corrected since.
    #[must_use]
    pub fn new(state: &State, round: RoundNo, board: BoardNo, names: Vec<String>) -> Option<Self> {
        let ranks = match state.board(round, board)?.outcome.as_ref().and_then(game::tractor_round) {
            Some(played) => played.setup.ranks,
            None => progress::ranks_at(state, round, board)?.into(),
        };
        let dealer = progress::next_dealer(state, round, board);
        Some(Self::begun(names, ranks, dealer))
    }

    /// Starts a round at a table of a match, whose ranks begin anew; who deals is typed.
    pub(super) fn of_match(names: Vec<String>, start: Rank) -> Self {
        Self::begun(names, [start; 2], None)
    }

    fn begun(names: Vec<String>, ranks: [Rank; 2], dealer: Option<Seat>) -> Self {
        let (tricks, below) = (Vec::new(), Vec::new());
        Self { names, ranks, dealer, dealt: None, setup: None, tricks, line: Line::default(), below }
    }

    /// Fills in earlier input, and moves the cursor to a line, or to the first wrong line before it.
    pub(super) fn fill(&mut self, mut lines: Vec<String>, at: usize) {
        (self.setup, self.tricks) = (None, Vec::new());
        self.below = if lines.is_empty() { Vec::new() } else { lines.split_off(1) };
        self.line = Line::filled(lines.pop().unwrap_or_default());
        self.dealt = match self.opening(self.line.text()) {
            Ok(Opening::Tricks(setup)) if !self.below.is_empty() => Some(setup.dealer),
            Ok(Opening::Tricks(_) | Opening::Score(_)) | Err(_) => None,
        };
        for _ in 0..at.min(1 + self.below.len()) {
            if self.down().is_err() {
                return;
            }
        }
    }

    /// Works as [`Self::fill`], with the caret at the end of the line.
    pub(super) fn go_on(&mut self, lines: Vec<String>, at: usize) {
        self.fill(lines, at);
        self.line = Line::going_on(self.line.text().to_owned());
    }

    /// Returns a score in its typed form.
    pub(super) fn written_score(score: Score) -> Vec<String> {
        vec![format!("{} {}", score.points, score.dealer as usize + 1)]
    }

    /// Returns a round in its typed form, one entry per line.
    pub(super) fn written(round: &Round) -> Vec<String> {
        let opening = written_opening(round.setup);
        [opening].into_iter().chain(round.tricks.iter().map(written_trick)).collect()
    }

    /// Returns all lines of the input.
    pub(super) fn lines(&self) -> Vec<String> {
        let opening = self.setup.map(written_opening);
        let tricks = self.tricks.iter().map(|(trick, _)| written_trick(trick));
        let line =
            Some(self.line.text().to_owned()).filter(|line| !line.is_empty() || !self.below.is_empty());
        opening.into_iter().chain(tricks).chain(line).chain(self.below.iter().cloned()).collect()
    }

    /// Returns the index of the current line; the opening is 0.
    pub(super) const fn at(&self) -> usize {
        match self.setup {
            Some(_) => 1 + self.tricks.len(),
            None => 0,
        }
    }

    pub(super) fn go(&mut self, to: Move) -> Typed {
        let went = match to {
            Move::Up => {
                self.up();
                Ok(())
            }
            Move::Down => self.down(),
            Move::First => {
                while self.setup.is_some() {
                    self.up();
                }
                Ok(())
            }
            Move::Last => (0..self.below.len()).try_for_each(|_| self.down()),
            Move::Left
            | Move::Right
            | Move::Start
            | Move::End
            | Move::EraseForward
            | Move::EraseWord
            | Move::EraseToStart => {
                self.line.go(to);
                Ok(())
            }
        };
        went.map_or_else(|bad| Typed::Wrong(bad.to_string()), |()| Typed::More)
    }

    /// Moves to the line above; an empty line is removed.
    fn up(&mut self) {
        let Some(above) = self.reopen() else { return };
        let left = std::mem::replace(&mut self.line, Line::filled(above));
        if !left.is_empty() {
            self.below.insert(0, left.text().to_owned());
        }
    }

    /// Removes the line above from the judged ones and returns it.
    fn reopen(&mut self) -> Option<String> {
        if let Some((trick, _)) = self.tricks.pop() {
            return Some(written_trick(&trick));
        }
        let setup = self.setup.take()?;
        self.dealt = Some(setup.dealer);
        Some(written_opening(setup))
    }

    /// Moves to the line below if the current one is right; from an empty last line there is nowhere to
    /// go.
    fn down(&mut self) -> Result<(), BadLine> {
        if self.line.is_empty() && self.below.is_empty() { Ok(()) } else { self.close() }
    }

    /// Judges the current line and moves to the one below.
    fn close(&mut self) -> Result<(), BadLine> {
        match self.judge() {
            None => match self.opening(self.line.text())? {
                Opening::Tricks(setup) => self.setup = Some(setup),
                Opening::Score(_) => return Err(BadLine::ScoreAlone),
            },
            Some(mut judge) => {
                let (trick, report) = self.judged(&mut judge, self.line.text())?;
                self.tricks.push((trick, report));
                if judge.is_over() {
                    // The lines below do not belong to the round, which is over.
                    self.below.clear();
                }
            }
        }
        self.next_line();
        Ok(())
    }

    fn next_line(&mut self) {
        let next = if self.below.is_empty() { String::new() } else { self.below.remove(0) };
        self.line = Line::filled(next);
    }

    fn judged(&self, judge: &mut RoundJudge, line: &str) -> Result<(Trick, TrickReport), BadLine> {
        let trick: Trick = line.parse()?;
        let report = judge.play(&trick, &mut ()).map_err(|refusal| self.refused(refusal))?;
        Ok((trick, report))
    }

    /// Returns the lines below the current one, judged up to the first wrong one.
    #[must_use]
    pub fn below(&self) -> Vec<(String, Option<TrickReport>)> {
        let mut judge = match self.judge() {
            None => match self.opening(self.line.text()) {
                Ok(Opening::Tricks(setup)) => Some(RoundJudge::new(setup)),
                Ok(Opening::Score(_)) | Err(_) => None,
            },
            Some(mut judge) => self.judged(&mut judge, self.line.text()).ok().map(|_| judge),
        };
        let told = |line: &String| {
            let report =
                judge.as_mut().and_then(|judge| self.judged(judge, line).ok()).map(|(_, report)| report);
            if report.is_none() {
                judge = None;
            }
            (line.clone(), report)
        };
        self.below.iter().map(told).collect()
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        let typed = typed.to_uppercase().next().unwrap_or(typed);
        if self.setup.is_some() && !typed.is_ascii_alphanumeric() && typed != ' ' {
            return Typed::Wrong(BadLine::NotOnACard(typed).to_string());
        }
        let before = self.line.clone();
        self.line.type_over();
        if typed == ' ' && (self.line.is_empty() || self.line.parts().0.ends_with(' ')) {
            return Typed::More;
        }
        self.line.insert(typed);
        // A growing line is judged key by key; a line that is changed in the middle, when it is closed.
        let checked = match self.judge() {
            _ if !self.line.is_at_end() => Ok(()),
            None => self.check_opening(),
            Some(judge) => self.check_trick(&judge),
        };
        match checked {
            Err(wrong) => {
                self.line = before;
                Typed::Wrong(wrong.to_string())
            }
            Ok(()) => Typed::More,
        }
    }

    /// Refuses an impossible main suit or dealer as soon as it is typed.
    fn check_opening(&self) -> Result<(), BadLine> {
        let mut fields = self.line.text().split(' ');
        match fields.next() {
            Some(points) if is_points(points) => {
                score(points)?;
            }
            main => {
                main_suit(main)?;
            }
        }
        match fields.next() {
            Some(dealer) if !dealer.is_empty() && self.seat(dealer).is_none() => {
                Err(BadLine::NoSuchSeat(dealer.to_owned()))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses an impossible card as soon as it is complete.
    fn check_trick(&self, judge: &RoundJudge) -> Result<(), BadLine> {
        if judge.is_over() {
            return Err(BadLine::RoundIsOver);
        }
        let fields: Vec<&str> = self.line.text().split(' ').collect();
        let Some((last, before)) = fields.split_last() else { return Ok(()) };
        if fields.len() > 4 {
            return if last.is_empty() { Ok(()) } else { Err(BadLine::TrickIsFull) };
        }
        let mut earlier: Vec<Play> = Vec::new();
        for field in before {
            let play: Play = field.parse()?;
            judge.check_play(&earlier, &play).map_err(|refusal| self.refused(refusal))?;
            earlier.push(play);
        }
        let (whole, half) = last.split_at(last.len() - last.len() % 2);
        check_half(half)?;
        if whole.is_empty() {
            return Ok(());
        }
        judge.check_beginning(&earlier, &whole.parse()?).map_err(|refusal| self.refused(refusal).into())
    }

    fn refused(&self, refusal: Refusal) -> Refused {
        Refused { sentence: refusal.with_names(|seat| self.name(seat)), refusal }
    }

    /// Returns the judge after the tricks so far.
    fn judge(&self) -> Option<RoundJudge> {
        let mut judge = RoundJudge::new(self.setup?);
        for (trick, _) in &self.tricks {
            judge.play(trick, &mut ()).ok()?;
        }
        Some(judge)
    }

    pub(super) fn enter(&mut self) -> Typed {
        // A complete round that is not recorded yet is offered again.
        let is_over = |draft: &Self| draft.judge().is_some_and(|judge| judge.is_over());
        if let Some(score) = self.score() {
            return match score.result() {
                Ok(_) => Typed::Done(Outcome::TractorScore(score)),
                Err(wrong) => Typed::Wrong(wrong.to_string()),
            };
        }
        let is_open = !is_over(self) || !self.line.text().trim().is_empty();
        if is_open && let Err(wrong) = self.close() {
            return Typed::Wrong(wrong.to_string());
        }
        match self.outcome().filter(|_| is_over(self)) {
            Some(outcome) => Typed::Done(outcome),
            None => Typed::More,
        }
    }

    /// Reads main suit and dealer, or the defenders' points and dealer. Without a dealer, the next one in
    /// turn deals.
    fn opening(&self, line: &str) -> Result<Opening, BadLine> {
        let mut fields = line.split(' ').filter(|field| !field.is_empty());
        let first = fields.next();
        let ranks = self.ranks;
        let of = |dealer| match first.filter(|first| is_points(first)) {
            Some(points) => score(points).map(|points| Opening::Score(Score { dealer, ranks, points })),
            None => main_suit(first).map(|main| Opening::Tricks(RoundSetup { main, dealer, ranks })),
        };
        let Some(dealer) = fields.next() else {
            // A fault of the first field is reported first.
            let opening = of(self.dealer.unwrap_or(Seat::Alice))?;
            return if self.dealer.is_some() { Ok(opening) } else { Err(BadLine::NoDealer) };
        };
        let seat = self.seat(dealer).ok_or_else(|| BadLine::NoSuchSeat(dealer.to_owned()))?;
        if 1 < self.names.iter().filter(|name| name.to_uppercase().starts_with(dealer)).count() {
            return Err(BadLine::Ambiguous(dealer.to_owned()));
        }
        match fields.next() {
            Some(more) => Err(BadLine::OneTooMany(more.to_owned())),
            None => of(seat),
        }
    }

    /// Returns the score that is typed instead of tricks.
    fn score(&self) -> Option<Score> {
        if self.setup.is_some() || self.line.is_empty() {
            return None;
        }
        match self.opening(self.line.text()) {
            Ok(Opening::Score(score)) => Some(score),
            Ok(Opening::Tricks(_)) | Err(_) => None,
        }
    }

    /// Returns the outcome of the round from the input; `None` while it is incomplete.
    #[must_use]
    pub fn end(&self) -> Option<TractorRound> {
        if let Some(score) = self.score() {
            return game::tractor_round(&Outcome::TractorScore(score));
        }
        let mut judge = self.judge()?;
        if !judge.is_over() {
            self.judged(&mut judge, self.line.text()).ok()?;
        }
        let result = judge.finish(&mut ()).ok()?;
        Some(TractorRound { setup: self.setup?, result, is_judged: true })
    }

    /// Returns the old and the new dealer if the tricks below the opening line were typed for another
    /// dealer.
    #[must_use]
    pub fn other_dealer(&self) -> Option<[&str; 2]> {
        let dealt = self.dealt.filter(|_| self.setup.is_none() && !self.below.is_empty())?;
        match self.opening(self.line.text()) {
            Ok(Opening::Tricks(setup)) if setup.dealer != dealt => {
                Some([dealt, setup.dealer].map(|seat| self.name(seat)))
            }
            Ok(Opening::Tricks(_) | Opening::Score(_)) | Err(_) => None,
        }
    }

    /// Rotates the tricks below the opening line so that all players keep their own cards although
    /// another one leads first.
    ///
    /// # Errors
    ///
    /// A trick that is impossible with the new dealer; then nothing changes.
    pub(super) fn keep_cards(&mut self) -> Result<(), CardsMoved> {
        let (Some(dealt), Ok(Opening::Tricks(setup))) = (self.dealt, self.opening(self.line.text())) else {
            return Ok(());
        };
        let mut was = RoundJudge::new(RoundSetup { dealer: dealt, ..setup });
        let mut now = RoundJudge::new(setup);
        let mut turned = Vec::with_capacity(self.below.len());
        for (at, line) in (1..).zip(&self.below) {
            let wrong = |why: String| CardsMoved { trick: at, why };
            let trick: Trick = line.parse().map_err(|bad: BadTrick| wrong(bad.to_string()))?;
            let (from, to) = (was.leader() as usize, now.leader() as usize);
            was.play(&trick, &mut ()).map_err(|refusal| wrong(self.refused(refusal).to_string()))?;
            let plays = std::array::from_fn(|place| trick.plays[(to + place + 4 - from) % 4]);
            let trick = Trick { plays };
            now.play(&trick, &mut ()).map_err(|refusal| wrong(self.refused(refusal).to_string()))?;
            turned.push(written_trick(&trick));
        }
        self.below = turned;
        self.dealt = Some(setup.dealer);
        Ok(())
    }

    /// Returns the seat with a number, or with the first letters of the player's name.
    fn seat(&self, field: &str) -> Option<Seat> {
        let number = field.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let starts = |name: &String| name.to_uppercase().starts_with(field);
        let at = number.or_else(|| self.names.iter().position(starts))?;
        Seat::ALL.get(at).copied()
    }

    fn outcome(&self) -> Option<Outcome> {
        let tricks = self.tricks.iter().map(|(trick, _)| *trick).collect();
        Some(Outcome::Tractor(Round { setup: self.setup?, tricks }))
    }

    pub(super) fn backspace(&mut self) {
        if self.line.backspace() || !self.line.is_empty() {
            return;
        }
        if let Some(above) = self.reopen() {
            self.line = Line::going_on(above);
        }
    }

    pub(super) fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        let Outcome::Tractor(stands) = stands else { return self.setup.and_then(|_| compare::kinds(stands)) };
        let tricks: Vec<Trick> = self.tricks.iter().map(|(trick, _)| *trick).collect();
        match tricks.len().checked_sub(1) {
            None => compare::setups(stands, self.setup, &self.names),
            Some(at) => compare::tricks(stands, &tricks, at),
        }
    }

    pub(super) fn take_back(&mut self) {
        if self.reopen().is_some() {
            self.put_below(&[]);
        }
    }

    pub(super) fn take_back_difference(&mut self, stands: &Outcome) {
        let Outcome::Tractor(stands) = stands else {
            self.line = Line::default();
            return;
        };
        let mut typed = std::mem::take(&mut self.tricks);
        if self.setup != Some(stands.setup) {
            self.setup = None;
            self.put_below(&typed);
            return;
        }
        let tricks: Vec<Trick> = typed.iter().map(|(trick, _)| *trick).collect();
        let agrees = |at: &usize| compare::tricks(stands, &tricks, *at).is_none();
        let same = (0..typed.len()).take_while(agrees).count();
        let after = typed.split_off(typed.len().min(same + 1));
        typed.truncate(same);
        self.tricks = typed;
        self.put_below(&after);
    }

    /// Clears the current line; its text and the later tricks move below.
    fn put_below(&mut self, tricks: &[(Trick, TrickReport)]) {
        let line = std::mem::take(&mut self.line);
        let line = Some(line.text().to_owned()).filter(|line| !line.is_empty());
        let tricks = tricks.iter().map(|(trick, _)| written_trick(trick));
        let below: Vec<String> = tricks.chain(line).chain(std::mem::take(&mut self.below)).collect();
        self.below = below;
    }

    fn name(&self, seat: Seat) -> &str {
        Seat::ALL
            .iter()
            .position(|other| *other == seat)
            .and_then(|at| self.names.get(at))
            .map_or("", String::as_str)
    }

    /// Returns the names by seat.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the ranks of team 1 and team 2 at which the round is played.
    #[must_use]
    pub const fn ranks(&self) -> [Rank; 2] {
        self.ranks
    }

    /// Returns main suit and dealer, once they are typed.
    #[must_use]
    pub const fn setup(&self) -> Option<RoundSetup> {
        self.setup
    }

    /// Returns the closed tricks, each with the judge's report.
    #[must_use]
    pub fn tricks(&self) -> &[(Trick, TrickReport)] {
        &self.tricks
    }

    /// Returns the current line, which is not closed.
    #[must_use]
    pub fn line(&self) -> &str {
        self.line.text()
    }

    /// Returns the text of the line before and after the caret.
    #[must_use]
    pub fn parts(&self) -> (&str, &str) {
        self.line.parts()
    }

    /// Describes the expected input.
    #[must_use]
    pub fn expected(&self) -> String {
        let Some(mut judge) = self.judge() else { return self.expected_first() };
        if !self.line.is_at_end() || !self.below.is_empty() {
            // In a changed line, unlike a new one, only its validity matters.
            let told = |(_, report): (_, TrickReport)| {
                format!("{} wins it: {}", self.name(report.winner), report.reason)
            };
            return self.judged(&mut judge, self.line.text()).map_or_else(|wrong| wrong.to_string(), told);
        }
        if self.end().is_some() {
            return "the round is over: Enter records it".to_owned();
        }
        let plays: Vec<&str> = self.line.text().split(' ').collect();
        let turn = plays.len().clamp(1, 4) - 1;
        let name = self.name(judge.leader().after(turn));
        let cards = |play: &str| play.len() / 2;
        let led = plays.first().map_or(0, |lead| cards(lead));
        let put = plays.get(turn).map_or(0, |play| cards(play));
        match (turn, led.saturating_sub(put)) {
            (0, _) => format!("{name} leads cards of one category; a blank ends the lead"),
            (3, 0) => "Enter judges the trick".to_owned(),
            (_, 0) => format!("{name} has followed; after a blank the next player does"),
            (_, missing) => format!("{name} follows: {} to come", words::count(missing, "card")),
        }
    }
}

impl Draft {
    /// Describes the meaning of the first line, or its expected input, and the next dealer.
    fn expected_first(&self) -> String {
        let names = words_of_round::family_names(&self.names);
        match self.opening(self.line.text()) {
            Ok(Opening::Score(score)) => match game::tractor_round(&Outcome::TractorScore(score)) {
                Some(round) => {
                    format!(
                        "{}; no trick is judged: Enter records it",
                        words_of_round::tractor(&names, &round)
                    )
                }
                None => score.result().err().map_or_else(String::new, |wrong| wrong.to_string()),
            },
            Ok(Opening::Tricks(setup)) => {
                format!("{}: Enter, then the tricks", words_of_round::declare(&names, setup))
            }
            Err(_) => {
                let dealer = self.dealer.map_or_else(String::new, |seat| {
                    format!(
                        "; {} deals next, seat {}: Enter without a seat takes that",
                        self.name(seat),
                        seat as usize + 1
                    )
                });
                format!("type {OPENING}{dealer}")
            }
        }
    }
}

/// The content of the first line of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Opening {
    /// Main suit and dealer; the tricks follow.
    Tricks(RoundSetup),
    /// Only the score.
    Score(Score),
}

/// Returns true if the first field of a round is the defenders' points instead of a main suit.
fn is_points(field: &str) -> bool {
    field.starts_with(|c: char| c.is_ascii_digit())
}

/// Reads the defenders' points; whether they are possible is decided when the number is complete.
fn score(field: &str) -> Result<u64, BadLine> {
    /// The most digits: no round has so many points.
    const MOST: usize = 10;
    let points = field.parse().ok().filter(|_| field.len() <= MOST);
    points.ok_or_else(|| BadLine::NotPoints(field.to_owned()))
}

fn written_opening(setup: RoundSetup) -> String {
    let seat = Seat::ALL.iter().position(|seat| *seat == setup.dealer).unwrap_or(0);
    format!("{} {}", setup.main.letter(), seat + 1)
}

fn written_trick(trick: &Trick) -> String {
    trick.plays.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn main_suit(field: Option<&str>) -> Result<MainSuit, BadLine> {
    let field = field.filter(|field| !field.is_empty());
    let field = field.ok_or(BadLine::NoMainSuit)?;
    field.parse().map_err(|_| BadLine::NotAMainSuit(field.to_owned()))
}

/// Refuses an invalid first half of a card: every card begins with the letter of its suit, or of the
/// joker's colour.
fn check_half(half: &str) -> Result<(), BadLine> {
    if "HSCDBR".contains(half) { Ok(()) } else { Err(BadLine::NoSuchCard(half.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft() -> Draft {
        let names = ["Berg, Luca", "Dahl, Anna", "Klee, Olga", "Noll, Tara"].map(str::to_owned);
        let ranks = [Rank::TWO.raised(5), Some(Rank::TWO)].map(Option::unwrap);
        Draft::begun(names.into(), ranks, None)
    }

    /// Types lines, each closed; returns the draft and the result of the last key.
    fn typed(lines: &[&str]) -> (Draft, Typed) {
        let (mut draft, mut came_to) = (draft(), Typed::More);
        for (at, line) in lines.iter().enumerate() {
            for key in line.chars() {
                came_to = draft.type_char(key);
            }
            if at + 1 < lines.len() {
                assert_eq!(draft.enter(), Typed::More, "{line}");
            }
        }
        (draft, came_to)
    }

    #[track_caller]
    fn check_wrong(lines: &[&str], expected: &str) {
        let (draft, came_to) = typed(lines);
        let Typed::Wrong(wrong) = came_to else { panic!("{came_to:?}") };
        assert!(wrong.starts_with(expected), "{wrong}");
        let last = lines.last().unwrap();
        assert_eq!(draft.line(), last[..last.len() - 1].to_uppercase(), "what is refused is not kept");
    }

    #[test]
    fn impossible_input_is_refused_at_once() {
        check_wrong(&["x"], "`X` is not a main suit");
        check_wrong(&["h 5"], "nobody at this table is `5`");
        check_wrong(&["h z"], "nobody at this table is `Z`");
        check_wrong(&["h 1", "x"], "no card begins with `X`");
        check_wrong(&["h 1", "s1"], "`S1` is not a card");
        check_wrong(&["h 1", "-"], "no card has a `-`");
        check_wrong(&["h 1", "sas3c4"], "the lead has a spade and a club");
        check_wrong(&["h 1", "s3s3 s4 "], "Dahl, Anna plays 1 card on a lead of 2");
        check_wrong(&["h 1", "s3s3 s4s5s6"], "Dahl, Anna plays 3 cards on a lead of 2");
        check_wrong(&["h 1", "sasa sa"], "Dahl, Anna plays a third SA");
        check_wrong(&["h 1", "sa s2 st sa", "sk sq sj sa"], "Noll, Tara plays a third SA");
        check_wrong(&["h 1", "sa s2 st s5 h"], "a trick has four plays");
    }

    #[test]
    fn the_expected_input_is_shown() {
        let expected = |lines: &[&str]| typed(lines).0.expected();
        assert!(expected(&[""]).starts_with("type the main suit"));
        assert!(expected(&["O klee", ""]).starts_with("Klee, Olga leads"));
        assert_eq!(expected(&["O 3", "s3s3 "]), "Noll, Tara follows: 2 cards to come");
        assert_eq!(expected(&["O 3", "s3s3 s4"]), "Noll, Tara follows: 1 card to come");
        assert!(expected(&["O 3", "s3s3 s4s5"]).starts_with("Noll, Tara has followed"));
        assert_eq!(expected(&["O 3", "s3s3 s4s5 h2h3 sts9"]), "Enter judges the trick");
    }
}
