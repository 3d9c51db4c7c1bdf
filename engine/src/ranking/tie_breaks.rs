//! The tie-breaks of a ranking by points: their codes and names, and the values of those of the seed
//! documents (seed-systems 5.2), which count games only. Those of C.07 are in
//! [`tie_breaks`](crate::tie_breaks).

use std::borrow::Cow;

use super::resistance::Encounter;
use super::table::{Column, Value};
use crate::basics::id::PlayerId;
use crate::basics::number::Points;
use crate::basics::text::Label;
use crate::basics::why::Why;
use crate::basics::words::of_round;
use crate::event::setup::{PLACE, TieBreak};
use crate::event::state::State;
use crate::game::scoring::GameScore;
use crate::pairing::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::tie_breaks::{Code, CodeFault, has, product, score_of};

/// The prefix in reports of a tie-break that only this event has (fide-tiebreaks 6).
const OWN: &str = "OTHER_";

/// The longest name of a tie-break that only this event has, in characters.
const LONGEST_NAME: usize = 24;

impl TieBreak {
    /// Returns every tie-break in the order in which they are offered: those of C.07, those of the seed
    /// documents, lots and the director's places.
    #[must_use]
    pub fn offered() -> Vec<Self> {
        let official = Code::offered().into_iter().map(Self::Official);
        let place = Self::Given { name: Label::taken_over(PLACE), lowest_first: true };
        official.chain([Self::Resistance, Self::SonnebornBerger, Self::Lots, place]).collect()
    }

    /// Returns every tie-break of an event of teams in the order in which they are offered: those of C.07 for
    /// teams, lots and the director's places.
    #[must_use]
    pub fn offered_to_teams() -> Vec<Self> {
        let official = Code::offered_to_teams().into_iter().map(Self::Official);
        let place = Self::Given { name: Label::taken_over(PLACE), lowest_first: true };
        official.chain([Self::Lots, place]).collect()
    }

    /// Returns the short code of column headings and files.
    #[must_use]
    pub fn code(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Resistance => "RP",
            Self::SonnebornBerger => "SB",
            Self::Blacks => "BPG",
            Self::Wins => "WON",
            Self::Lots => "LOTS",
            Self::Official(code) => return Cow::Owned(code.to_string()),
            Self::Given { name, .. } => return Cow::Owned(name.to_string()),
        })
    }

    /// Returns the code in reports: codes that are not of C.07 begin with `OTHER_`.
    #[must_use]
    pub fn report_code(&self) -> Cow<'static, str> {
        match self {
            Self::Blacks | Self::Wins | Self::Official(_) => self.code(),
            Self::Resistance | Self::SonnebornBerger | Self::Lots | Self::Given { .. } => {
                Cow::Owned(format!("{OWN}{}", self.code()))
            }
        }
    }

    /// Reads a code of a report or a typed one. An unknown code that begins with `OTHER_` is a tie-break
    /// whose values, as places, the director gives.
    ///
    /// # Errors
    ///
    /// The code is no tie-break of individual events.
    pub fn of_report(code: &str) -> Result<Self, CodeFault> {
        Self::read(code, str::parse)
    }

    /// Reads a code of a report of teams or a typed one of an event of teams.
    ///
    /// # Errors
    ///
    /// The code is no tie-break of teams.
    pub fn of_teams(code: &str) -> Result<Self, CodeFault> {
        Self::read(code, Code::of_teams)
    }

    /// Reads a code; a function reads those of C.07.
    fn read(code: &str, official: fn(&str) -> Result<Code, CodeFault>) -> Result<Self, CodeFault> {
        let own = code.trim().get(..OWN.len()).filter(|start| start.eq_ignore_ascii_case(OWN));
        let Some(own) = own.and_then(|start| code.trim().get(start.len()..)) else {
            return official(code).map(Self::Official);
        };
        Ok(match own.to_ascii_uppercase().as_str() {
            "RP" => Self::Resistance,
            "SB" => Self::SonnebornBerger,
            "LOTS" => Self::Lots,
            _ => Self::Given { name: Self::own_name(own)?, lowest_first: true },
        })
    }

    /// Creates the name of a tie-break that only this event has.
    ///
    /// # Errors
    ///
    /// The name is empty, too long, or has a character that lists of tie-breaks cannot hold.
    pub fn own_name(text: &str) -> Result<Label, CodeFault> {
        let fits = |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.');
        let text = text.trim();
        let is_short = (1..=LONGEST_NAME).contains(&text.chars().count());
        if is_short && text.chars().all(fits) {
            Ok(Label::taken_over(text))
        } else {
            Err(CodeFault::Unknown(text.to_owned()))
        }
    }

    /// Returns the name in words.
    #[must_use]
    pub fn name(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Resistance => "resistance points",
            Self::SonnebornBerger => "Sonneborn-Berger of games played",
            Self::Blacks => "games played with Black",
            Self::Wins => "games won",
            Self::Lots => "lots",
            Self::Official(code) => return Cow::Owned(code.name()),
            Self::Given { name, lowest_first: true } if &**name == PLACE => "place given by hand",
            Self::Given { name, .. } => return Cow::Owned(format!("{name}, given from outside")),
        })
    }

    /// Returns its column in the standings.
    #[must_use]
    pub fn column(&self) -> Column {
        Column { code: self.code(), name: self.name() }
    }

    /// Returns the column of the tie-break with a code, unless only its event has it.
    pub(super) fn column_of(code: &str) -> Option<Column> {
        let mut older =
            [Self::Resistance, Self::SonnebornBerger, Self::Blacks, Self::Wins, Self::Lots].into_iter();
        let official = || Code::of_teams(code).ok().map(Self::Official);
        older.find(|one| one.code() == code).or_else(official).map(|one| one.column())
    }

    /// Returns the column of a tie-break that only its event has.
    pub(super) fn own_column(code: &str) -> Option<Column> {
        let name = Self::own_name(code).ok()?;
        Some(Self::Given { name, lowest_first: code == PLACE }.column())
    }

    /// Returns the computation, in a line.
    #[must_use]
    pub fn help(&self) -> &'static str {
        match self {
            Self::Resistance => "the sum of the points of the opponents played",
            Self::SonnebornBerger => {
                "each own result times the points of that opponent, over the games played"
            }
            Self::Blacks => "the number of games played with Black",
            Self::Wins => "the number of games won over the board",
            Self::Lots => {
                "drawn at the end, for players who are equal in everything else; the journal records the draw"
            }
            Self::Official(code) => code.kind.help(),
            Self::Given { lowest_first: true, .. } => "given by the director, the lowest first, as a place",
            Self::Given { lowest_first: false, .. } => {
                "given by the director, the highest first, as points of a play-off"
            }
        }
    }

    /// Returns true if only events of teams have it (C.07 11 to 13).
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        matches!(self, Self::Official(code) if code.is_of_teams())
    }

    /// Returns true if it uses opponents' scores of unplayed rounds, which a round robin must not do (C.07
    /// 8).
    #[must_use]
    pub fn is_buchholz(&self) -> bool {
        matches!(self, Self::Official(code) if code.kind.is_buchholz())
    }

    /// Returns true if it uses opponents' ratings (C.07 Art. 10), so that the event needs rules for unrated
    /// opponents and ratings that change.
    #[must_use]
    pub fn is_of_opponents_ratings(&self) -> bool {
        matches!(self, Self::Official(code) if code.kind.is_of_opponents_ratings())
    }

    /// Returns its name if the director gives its values; `None` if they are computed or drawn.
    #[must_use]
    pub const fn given_name(&self) -> Option<&Label> {
        if let Self::Given { name, .. } = self { Some(name) } else { None }
    }

    /// Returns true if a smaller drawn or given value is better.
    #[must_use]
    pub const fn is_lowest_first(&self) -> bool {
        matches!(self, Self::Lots | Self::Given { lowest_first: true, .. })
    }

    /// Returns true if it compares those who are tied, as a direct encounter; its value is a place among
    /// them.
    #[must_use]
    pub fn is_encounter(&self) -> bool {
        matches!(self, Self::Official(code) if code.kind.is_encounter())
    }

    /// Returns true if a player's value and its explanation depend on the games of the player and the
    /// opponents alone, so that other results do not change the player's page of a site.
    #[must_use]
    pub fn is_close(&self) -> bool {
        match self {
            Self::Resistance
            | Self::SonnebornBerger
            | Self::Blacks
            | Self::Wins
            | Self::Lots
            | Self::Given { .. } => true,
            Self::Official(code) => code.kind.is_close(),
        }
    }

    /// Computes a tie-break of the seed documents from a player's meetings and reports how; `None` for any
    /// other.
    pub(super) fn of_games(
        &self,
        of: &[Meeting],
        all: &Meetings,
        state: &State,
        why: &mut dyn Why,
    ) -> Option<Value> {
        match self {
            Self::Resistance => Some(resistance(of, all, state, why)),
            Self::SonnebornBerger => Some(sonneborn_berger(of, all, state, why)),
            Self::Blacks => Some(Value::Count(count(of, state, Meeting::is_black_game, why))),
            Self::Wins => Some(Value::Count(count(of, state, is_won_game, why))),
            Self::Official(_) | Self::Lots | Self::Given { .. } => None,
        }
    }
}

fn count(row: &[Meeting], state: &State, counts: impl Fn(&Meeting) -> bool, why: &mut dyn Why) -> i64 {
    let mut games = 0;
    for meeting in row.iter().filter(|meeting| counts(meeting)) {
        if why.listens() {
            let (round, opponent) = (meeting.round, meeting.opponent_played());
            let opponent = opponent.map_or_else(String::new, |opponent| state.name(opponent));
            why.tell("counts", of_round(round, opponent));
        }
        games += 1;
    }
    games
}

const fn is_won_game(meeting: &Meeting) -> bool {
    let MeetingKind::Board { result, .. } = meeting.kind else { return false };
    matches!(result, MeetingResult::Played { side: GameScore::Win, .. })
}

/// The sum, over the games played, of the opponent's points (seed-systems 5.2; a rematch counts again).
fn resistance(row: &[Meeting], meetings: &Meetings, state: &State, why: &mut dyn Why) -> Value {
    let mut sum = Points::ZERO;
    for (meeting, opponent, encounter) in encounters(row, meetings) {
        if why.listens() {
            let (round, theirs, name) = (meeting.round, encounter.opponents, state.name(opponent));
            why.tell("Swiss ranking", of_round(round, has(name, theirs)));
        }
        sum += encounter.resistance();
    }
    Value::Points(sum, 1)
}

/// The sum, over the games played, of the player's result times the opponent's points (seed-systems 5.2).
fn sonneborn_berger(row: &[Meeting], meetings: &Meetings, state: &State, why: &mut dyn Why) -> Value {
    let mut sum = Points::ZERO;
    for (meeting, opponent, encounter) in encounters(row, meetings) {
        let part = encounter.sonneborn_berger();
        if why.listens() {
            let (round, name) = (meeting.round, state.name(opponent));
            let Encounter { own, opponents } = encounter;
            let fact = product(own, score_of(opponents, name), part);
            why.tell("Swiss ranking", of_round(round, fact));
        }
        sum += part;
    }
    Value::Points(sum, 2)
}

/// Returns the games played, each with its opponent and the points that count for tie-breaks.
fn encounters<'a>(
    row: &'a [Meeting],
    meetings: &'a Meetings,
) -> impl Iterator<Item = (&'a Meeting, PlayerId, Encounter)> {
    row.iter().filter_map(|meeting| {
        let opponent = meeting.opponent_played()?;
        let encounter = Encounter { own: meeting.points, opponents: meetings.points(opponent) };
        Some((meeting, opponent, encounter))
    })
}
