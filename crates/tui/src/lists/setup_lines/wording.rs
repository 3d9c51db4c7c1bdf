//! The lines of the setup in words: the name of each, its help, and why it cannot change any more.

use std::borrow::Cow;

use super::{Made, SetupLine};
use engine::catalogue::FORFEITS_COUNT;
use engine::parameter::{Parameter, Value};
use engine::setup::TieBreak;
use engine::state::State;

impl Made {
    /// Returns the name of a line.
    #[must_use]
    pub(crate) fn name(&self, line: SetupLine) -> String {
        match line {
            SetupLine::Title => "title".to_owned(),
            SetupLine::Place => "place".to_owned(),
            SetupLine::FirstDay => "first day".to_owned(),
            SetupLine::LastDay => "last day".to_owned(),
            SetupLine::Arbiter => "chief arbiter".to_owned(),
            SetupLine::Deputies => "deputies".to_owned(),
            SetupLine::Federation => "federation".to_owned(),
            SetupLine::RateOfPlay => "rate of play".to_owned(),
            SetupLine::TimeControl => "time control".to_owned(),
            SetupLine::Language => "language".to_owned(),
            SetupLine::Schedule => "schedule".to_owned(),
            SetupLine::Page => "page".to_owned(),
            SetupLine::Rounds => "rounds".to_owned(),
            SetupLine::SecondPass => "second pass".to_owned(),
            SetupLine::Chess960 => "  Chess960".to_owned(),
            SetupLine::Game => "game".to_owned(),
            SetupLine::Pairing => "pairing".to_owned(),
            SetupLine::Rating => "rating".to_owned(),
            SetupLine::RatedBy => "  rating used".to_owned(),
            SetupLine::Strength => "  initial order by".to_owned(),
            SetupLine::Long => "over 30 days".to_owned(),
            SetupLine::Ranking => "ranking".to_owned(),
            SetupLine::Official => "official mode".to_owned(),
            SetupLine::TieBreak(at) => format!("  tie-break {}", at + 1),
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_) => {
                self.parameter(line).map_or_else(String::new, |parameter| format!("  {}", parameter.name))
            }
        }
    }

    /// Returns a one-line explanation of the chosen value.
    #[must_use]
    pub(crate) fn help(&self, line: SetupLine) -> Cow<'static, str> {
        let help = match line {
            SetupLine::Title => "shown on every screen and report; the file was named after it",
            SetupLine::Place | SetupLine::FirstDay | SetupLine::LastDay | SetupLine::Arbiter => {
                "shown on reports and in the tournament report (TRF)"
            }
            SetupLine::Deputies => "their names, separated by semicolons; in the tournament report (TRF)",
            SetupLine::Federation => "the one that registers the event, three letters, for instance SWE",
            SetupLine::RateOfPlay => "in words, for instance 90 min + 30 s per move; shown on reports",
            SetupLine::Language => {
                "of reports and pages: a tag, for instance de, or two, de+en; English if it is empty"
            }
            SetupLine::TimeControl => {
                "time and increment: 90+30 in minutes, 5400+30 in seconds as reports have it; 40/90+30:30+30, W5-B4"
            }
            SetupLine::Schedule => {
                "day and hour of each round, separated by commas: 2026-11-21 10:00, 15:00, 2026-11-22 10:00; - for unknown"
            }
            SetupLine::Page => "its address on the web, https://...; paper (PDF) shows it as a code to scan",
            SetupLine::SecondPass => {
                "whether each result is typed twice: the desk asks about single ones before the next round and the seal"
            }
            SetupLine::Chess960 => {
                "each round begins from a position that is drawn; tournament reports (TRF) have no record for it"
            }
            SetupLine::Rounds if self.setup.pairing.system().determines_rounds() => {
                "as announced; the rounds are those of the table or bracket, and the header shows how many"
            }
            SetupLine::Rounds => "as announced; requested byes and the acceleration rely on it",
            SetupLine::Game => self.setup.game.help(),
            SetupLine::Pairing => self.setup.pairing.help(),
            SetupLine::Rating => self.setup.rating.help(),
            SetupLine::RatedBy => {
                "which rating orders the players and is shown; choose an order or type one: rapid, blitz, standard; else the one as typed"
            }
            SetupLine::Strength => {
                "the tournament rating, which decides pairing numbers; the official ratings stay as they are (TRF 172)"
            }
            SetupLine::Long if self.setup.ranking.rests_on_opponents_ratings() => {
                "not advised with tie-breaks of ratings: a player then has a rating for each period (C.07 Art. 10)"
            }
            SetupLine::Long => {
                "whether it lasts longer: then players may get new ratings from a round on (B.02)"
            }
            SetupLine::Ranking => self.setup.ranking.help(),
            SetupLine::Official if self.setup.regulations.official => {
                "the federation's regulations hold: the desk refuses what they forbid and asks about what they discourage"
            }
            SetupLine::Official => {
                "the federation's regulations forbid nothing here, and every print says: not official"
            }
            SetupLine::TieBreak(at) => match self.tie_breaks().get(at) {
                // A modifier is a part of its help.
                Some(TieBreak::Official(code)) => return Cow::Owned(code.help()),
                one => one.map_or("", TieBreak::help),
            },
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_) => self.parameter(line).map_or("", |parameter| parameter.help),
        };
        Cow::Borrowed(help)
    }

    /// Returns the reason that a line may no longer change.
    #[must_use]
    pub(crate) fn frozen(&self, line: SetupLine, state: &State) -> Option<&'static str> {
        let parameter = self.parameter(line);
        let is_off = |one: &Parameter| one.name == FORFEITS_COUNT && one.value == Value::Yes(false);
        if parameter.is_some_and(|one| is_off(&one))
            && self.setup.ranking.tie_breaks().iter().any(TieBreak::is_buchholz)
        {
            return Some("not beside Buchholz (C.07 8): change the list of tie-breaks first");
        }
        if state.rounds.is_empty() {
            return None;
        }
        if line == SetupLine::Official && !state.is_official() {
            return Some("official mode cannot be entered once round 1 is published");
        }
        let is_fixed = self.parameter(line).is_some_and(|parameter| parameter.is_fixed);
        match line {
            SetupLine::Game => Some("fixed: round 1 is published"),
            SetupLine::GameParameter(_) if is_fixed => Some("fixed: round 1 is published"),
            SetupLine::Pairing => Some("fixed: the pairings so far depend on it"),
            SetupLine::PairingParameter(_) if is_fixed => Some("fixed: the pairings so far depend on it"),
            SetupLine::GameParameter(_)
            | SetupLine::PairingParameter(_)
            | SetupLine::RatingParameter(_)
            | SetupLine::RankingParameter(_)
            | SetupLine::TeamParameter(_)
            | SetupLine::Title
            | SetupLine::Place
            | SetupLine::FirstDay
            | SetupLine::LastDay
            | SetupLine::Arbiter
            | SetupLine::Deputies
            | SetupLine::Federation
            | SetupLine::RateOfPlay
            | SetupLine::TimeControl
            | SetupLine::Language
            | SetupLine::Schedule
            | SetupLine::Page
            | SetupLine::Rounds
            | SetupLine::SecondPass
            | SetupLine::Chess960
            | SetupLine::Rating
            | SetupLine::RatedBy
            | SetupLine::Strength
            | SetupLine::Long
            | SetupLine::Ranking
            | SetupLine::Official
            | SetupLine::TieBreak(_) => None,
        }
    }
}
