//! Tractor: main suit and dealer, then a trick a line, each judged as soon as it is closed.

use super::Typed;
use super::compare::{self, Difference};
use crate::engine::action::Outcome;
use crate::engine::game::tractor::cards::{BadPlay, Play, Rank};
use crate::engine::game::tractor::order::MainSuit;
use crate::engine::game::tractor::round::{Refusal, Round, RoundJudge, RoundSetup, TrickReport};
use crate::engine::game::tractor::table::Seat;
use crate::engine::game::tractor::trick::{BadTrick, Trick};
use crate::engine::id::{BoardNo, RoundNo};
use crate::engine::ranking::progress;
use crate::engine::state::State;
use crate::engine::words;

/// A round that is being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    names: Vec<String>,
    ranks: [Rank; 2],
    setup: Option<RoundSetup>,
    tricks: Vec<(Trick, TrickReport)>,
    line: String,
}

impl Draft {
    /// Begins a round with the names by seat, at the ranks that the partnerships have reached; a round that is typed again
    /// was played at the ranks that stand, whatever was corrected before it since.
    #[must_use]
    pub fn new(state: &State, round: RoundNo, board: BoardNo, names: Vec<String>) -> Option<Self> {
        let ranks = match state.board(round, board)?.outcome.as_ref() {
            Some(Outcome::Tractor(played)) => played.setup.ranks,
            Some(_) | None => progress::ranks_at(state, round, board)?.into(),
        };
        Some(Self { names, ranks, setup: None, tricks: Vec::new(), line: String::new() })
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        let typed = typed.to_uppercase().next().unwrap_or(typed);
        if self.setup.is_some() && !typed.is_ascii_alphanumeric() && typed != ' ' {
            return Typed::Wrong(format!("no card has a `{}` (expected {CARD})", typed.escape_debug()));
        }
        if typed == ' ' && (self.line.is_empty() || self.line.ends_with(' ')) {
            return Typed::More;
        }
        self.line.push(typed);
        let checked = match self.judge() {
            None => self.check_opening(),
            Some(judge) => self.check_trick(&judge),
        };
        match checked {
            Err(wrong) => {
                self.line.pop();
                Typed::Wrong(wrong)
            }
            Ok(()) => Typed::More,
        }
    }

    /// Refuses a main suit or a dealer that cannot be, as soon as it is typed.
    fn check_opening(&self) -> Result<(), String> {
        let mut fields = self.line.split(' ');
        main_suit(fields.next())?;
        match fields.next() {
            Some(dealer) if !dealer.is_empty() && self.seat(dealer).is_none() => {
                Err(format!("nobody at this table is `{dealer}` (expected seat 1 to 4 or a name)"))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses a card that cannot be there as soon as it is complete.
    fn check_trick(&self, judge: &RoundJudge) -> Result<(), String> {
        if judge.is_over() {
            return Err("the round is over (Enter records it)".to_owned());
        }
        let fields: Vec<&str> = self.line.split(' ').collect();
        let (last, before) = fields.split_last().ok_or("")?;
        if fields.len() > 4 {
            let full = "a trick has four plays (Enter closes it)".to_owned();
            return if last.is_empty() { Ok(()) } else { Err(full) };
        }
        let mut earlier: Vec<Play> = Vec::new();
        for field in before {
            let play = play(field)?;
            judge.check_play(&earlier, &play).map_err(|refusal| self.refused(refusal))?;
            earlier.push(play);
        }
        let (whole, half) = last.split_at(last.len() - last.len() % 2);
        check_half(half)?;
        if whole.is_empty() {
            return Ok(());
        }
        judge.check_beginning(&earlier, &play(whole)?).map_err(|refusal| self.refused(refusal))
    }

    fn refused(&self, refusal: Refusal) -> String {
        format!("{} (expected {})", refusal.told_of(|seat| self.name(seat)), refusal.way_out())
    }

    /// The judge as the tricks typed so far leave it.
    fn judge(&self) -> Option<RoundJudge> {
        let mut judge = RoundJudge::new(self.setup?);
        for (trick, _) in &self.tricks {
            judge.play(trick, &mut ()).ok()?;
        }
        Some(judge)
    }

    pub(super) fn enter(&mut self) -> Typed {
        let closed = match self.judge() {
            None => self.open(),
            Some(judge) => self.close_trick(judge),
        };
        match closed {
            Err(wrong) => Typed::Wrong(wrong),
            Ok(Some(outcome)) => Typed::Done(outcome),
            Ok(None) => Typed::More,
        }
    }

    fn open(&mut self) -> Result<Option<Outcome>, String> {
        let mut fields = self.line.split(' ').filter(|field| !field.is_empty());
        let main = main_suit(fields.next())?;
        let seat = fields.next().and_then(|field| self.seat(field));
        let dealer = seat.ok_or_else(|| format!("the dealer is missing (expected {OPENING})"))?;
        self.setup = Some(RoundSetup { main, dealer, ranks: self.ranks });
        self.line.clear();
        Ok(None)
    }

    /// A seat is called by its number or by the first letters of the player's name.
    fn seat(&self, field: &str) -> Option<Seat> {
        let number = field.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let starts = |name: &String| name.to_uppercase().starts_with(field);
        let at = number.or_else(|| self.names.iter().position(starts))?;
        Seat::ALL.get(at).copied()
    }

    fn close_trick(&mut self, mut judge: RoundJudge) -> Result<Option<Outcome>, String> {
        // A round that is complete and not recorded yet is offered again.
        if judge.is_over() && self.line.trim().is_empty() {
            return Ok(self.outcome());
        }
        let trick: Trick =
            self.line.parse().map_err(|bad: BadTrick| format!("{bad} (expected {})", bad.way_out()))?;
        let report = judge.play(&trick, &mut ()).map_err(|refusal| self.refused(refusal))?;
        self.tricks.push((trick, report));
        self.line.clear();
        Ok(if judge.is_over() { self.outcome() } else { None })
    }

    fn outcome(&self) -> Option<Outcome> {
        let tricks = self.tricks.iter().map(|(trick, _)| *trick).collect();
        Some(Outcome::Tractor(Round { setup: self.setup?, tricks }))
    }

    pub(super) fn backspace(&mut self) {
        if self.line.pop().is_some() {
            return;
        }
        match self.tricks.pop() {
            Some((trick, _)) => {
                self.line = trick.plays.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            }
            None => self.setup = None,
        }
    }

    pub(super) fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        let Outcome::Tractor(stands) = stands else { return None };
        let tricks: Vec<Trick> = self.tricks.iter().map(|(trick, _)| *trick).collect();
        match tricks.len().checked_sub(1) {
            None => compare::setups(stands, self.setup, &self.names),
            Some(at) => compare::tricks(stands, &tricks, at),
        }
    }

    pub(super) fn take_back(&mut self) {
        if self.tricks.pop().is_none() {
            self.setup = None;
        }
        self.line.clear();
    }

    pub(super) fn take_back_difference(&mut self, stands: &Outcome) {
        let Outcome::Tractor(stands) = stands else { return };
        if self.setup != Some(stands.setup) {
            self.setup = None;
            self.tricks.clear();
        }
        let tricks: Vec<Trick> = self.tricks.iter().map(|(trick, _)| *trick).collect();
        let agrees = |at: &usize| compare::tricks(stands, &tricks, *at).is_none();
        self.tricks.truncate((0..tricks.len()).take_while(agrees).count());
        self.line.clear();
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.setup.is_none() && self.line.is_empty()
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

    /// Returns the tricks that are closed, each with what the judge says to it.
    #[must_use]
    pub fn tricks(&self) -> &[(Trick, TrickReport)] {
        &self.tricks
    }

    /// Returns what is typed and not closed.
    #[must_use]
    pub fn line(&self) -> &str {
        &self.line
    }

    /// Says what is to be typed next.
    #[must_use]
    pub fn expected(&self) -> String {
        let Some(judge) = self.judge() else { return format!("type {OPENING}") };
        if judge.is_over() {
            return "the round is over: Enter records it".to_owned();
        }
        let plays: Vec<&str> = self.line.split(' ').collect();
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

/// What a card is typed as.
const CARD: &str = "suits H S C D, ranks 2 to 9 T J Q K A, BJ, RJ";

/// What the first line of a round is typed as.
const OPENING: &str = "the main suit H S C D or O (none), then the dealer's seat 1 to 4: H 2";

fn main_suit(field: Option<&str>) -> Result<MainSuit, String> {
    let field = field.filter(|field| !field.is_empty());
    let field = field.ok_or_else(|| format!("the main suit is missing (expected {OPENING})"))?;
    field.parse().map_err(|_| format!("`{field}` is not a main suit (expected {OPENING})"))
}

fn play(field: &str) -> Result<Play, String> {
    field.parse().map_err(|bad: BadPlay| format!("{bad} (expected {})", bad.way_out()))
}

/// Every card begins with the letter of its suit, or of the joker's colour.
fn check_half(half: &str) -> Result<(), String> {
    if "HSCDBR".contains(half) {
        Ok(())
    } else {
        Err(format!("no card begins with `{half}` (expected {CARD})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft() -> Draft {
        let names = ["Berg, Luca", "Dahl, Anna", "Klee, Olga", "Noll, Tara"].map(str::to_owned);
        let ranks = [Rank::TWO.raised(5), Some(Rank::TWO)].map(Option::unwrap);
        Draft { names: names.into(), ranks, setup: None, tricks: Vec::new(), line: String::new() }
    }

    /// Types lines, each closed; gives what the last key came to and the draft.
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
        assert_eq!(draft.line, last[..last.len() - 1].to_uppercase(), "what is refused is not kept");
    }

    #[test]
    fn what_cannot_be_there_is_refused_on_the_spot() {
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
    fn what_is_expected_is_told() {
        let expected = |lines: &[&str]| typed(lines).0.expected();
        assert!(expected(&[""]).starts_with("type the main suit"));
        assert!(expected(&["O klee", ""]).starts_with("Klee, Olga leads"));
        assert_eq!(expected(&["O 3", "s3s3 "]), "Noll, Tara follows: 2 cards to come");
        assert_eq!(expected(&["O 3", "s3s3 s4"]), "Noll, Tara follows: 1 card to come");
        assert!(expected(&["O 3", "s3s3 s4s5"]).starts_with("Noll, Tara has followed"));
        assert_eq!(expected(&["O 3", "s3s3 s4s5 h2h3 sts9"]), "Enter judges the trick");
    }
}
