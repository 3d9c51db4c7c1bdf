//! Tractor: main suit and dealer, then a trick a line, each judged as soon as it is closed.

use super::compare::{self, Difference};
use super::{Shown, Typed};
use crate::engine::action::Outcome;
use crate::engine::game::tractor::cards::Play;
use crate::engine::game::tractor::cards::Rank;
use crate::engine::game::tractor::order::MainSuit;
use crate::engine::game::tractor::round::{Round, RoundJudge, RoundOutcome, RoundSetup, TrickReport};
use crate::engine::game::tractor::table::Seat;
use crate::engine::game::tractor::trick::Trick;
use crate::engine::id::{BoardNo, RoundNo};
use crate::engine::ranking::progress;
use crate::engine::state::State;

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
    /// Begins a round with the names by seat, at the ranks that the partnerships have reached.
    #[must_use]
    pub fn new(state: &State, round: RoundNo, board: BoardNo, names: Vec<String>) -> Option<Self> {
        let (team1, team2) = progress::ranks_at(state, round, board)?;
        Some(Self { names, ranks: [team1, team2], setup: None, tricks: Vec::new(), line: String::new() })
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        let typed = typed.to_ascii_uppercase();
        if !typed.is_ascii_alphanumeric() && typed != ' ' {
            return Typed::Wrong(format!(
                "`{}` is in no card (expected suits H S C D, ranks 2 to A, BJ, RJ)",
                typed.escape_debug()
            ));
        }
        if typed == ' ' && (self.line.is_empty() || self.line.ends_with(' ')) {
            return Typed::More;
        }
        self.line.push(typed);
        match self.half_typed() {
            Err(wrong) => {
                self.line.pop();
                Typed::Wrong(wrong)
            }
            Ok(()) => Typed::More,
        }
    }

    /// Refuses a card that cannot be there as soon as it is complete.
    fn half_typed(&self) -> Result<(), String> {
        let Some(judge) = self.judge() else { return Ok(()) };
        let fields: Vec<&str> = self.line.split(' ').collect();
        let (last, before) = fields.split_last().ok_or("")?;
        if fields.len() > 4 {
            let too_many = !last.is_empty();
            return if too_many {
                Err("a trick has four plays (Enter closes it)".to_owned())
            } else {
                Ok(())
            };
        }
        let mut earlier: Vec<Play> = Vec::new();
        for field in before {
            let play = field.parse::<Play>().map_err(|bad| bad.to_string())?;
            judge.check_play(&earlier, &play).map_err(|refusal| refusal.to_string())?;
            earlier.push(play);
        }
        let whole = &last[..last.len() - last.len() % 2];
        if whole.is_empty() {
            return Ok(());
        }
        let play = whole.parse::<Play>().map_err(|bad| bad.to_string())?;
        match earlier.first() {
            // A follower may still be short of the lead; a lead is checked as it stands.
            Some(lead) if play.n_cards() < lead.n_cards() => Ok(()),
            Some(_) | None => judge.check_play(&earlier, &play).map_err(|refusal| refusal.to_string()),
        }
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
        let expected = "expected the main suit H S C D or O for none, then the dealer's seat 1 to 4: `H 2`";
        let mut fields = self.line.split(' ').filter(|field| !field.is_empty());
        let main: MainSuit = fields
            .next()
            .and_then(|field| field.parse().ok())
            .ok_or_else(|| format!("the main suit is missing ({expected})"))?;
        let seat = fields.next().and_then(|field| self.seat(field));
        let dealer = seat.ok_or_else(|| format!("the dealer is missing ({expected})"))?;
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
        let trick: Trick = self.line.parse().map_err(|bad| format!("{bad}"))?;
        let report = judge.play(&trick, &mut ()).map_err(|refusal| refusal.to_string())?;
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

    pub(super) fn show(&self) -> Vec<Shown> {
        let head = match self.setup {
            None => {
                format!("ranks {} and {} · main suit and dealer's seat: H 2", self.ranks[0], self.ranks[1])
            }
            Some(setup) => {
                let judge = self.judge();
                let points = judge.as_ref().map_or(0, RoundJudge::defenders_points);
                let left = judge.as_ref().map_or(0, RoundJudge::cards_left);
                format!(
                    "main suit {} · dealer {} · declarers at {} · defenders {points} of 80 to go down · {left} cards left each",
                    setup.main.letter(),
                    self.name(setup.dealer),
                    setup.round_rank(),
                )
            }
        };
        let mut lines = vec![Shown { meaning: head, ..Shown::default() }];
        for (at, (trick, report)) in self.tricks.iter().enumerate() {
            let typed = trick.plays.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let meaning =
                format!("{} takes it · {} · {}", self.name(report.winner), report.points, report.reason);
            lines.push(Shown { label: (at + 1).to_string(), typed, meaning, ..Shown::default() });
        }
        let leader =
            self.judge().map_or_else(String::new, |judge| format!("{} leads", self.name(judge.leader())));
        let label = (self.tricks.len() + 1).to_string();
        lines.push(Shown {
            label,
            typed: self.line.clone(),
            meaning: leader,
            current: true,
            ..Shown::default()
        });
        lines
    }
}

/// Tells what a round did: points, make or down, new ranks, next dealer.
#[must_use]
pub fn tell(round: &Round, outcome: &RoundOutcome, points: u64) -> String {
    let made = if points < 80 { "made" } else { "went down" };
    match outcome {
        RoundOutcome::GoesOn { ranks: [one, two], dealer } => {
            let seat = Seat::ALL.iter().position(|other| other == dealer).map_or(0, |at| at + 1);
            format!("defenders {points}, declarers {made}; ranks {one} and {two}, seat {seat} deals next")
        }
        RoundOutcome::Won(team) => {
            let was = round.setup.ranks[team.index()];
            format!(
                "defenders {points}, declarers {made}; team {} passes A from {was} and wins",
                team.index() + 1
            )
        }
    }
}
