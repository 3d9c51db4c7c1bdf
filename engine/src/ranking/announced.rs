//! Sealed standings: the table in a seal, and the changes since.

use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use super::standings::{Row, RowPlace, Standings};
use super::table::{Column, Value};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::{NumberError, Rating};
use crate::basics::text::Label;
use crate::basics::words;
use crate::event::seal::AnnouncedTable;
use crate::event::setup::TieBreak;
use crate::event::state::{Sealed, State};
use crate::ranking;
use crate::tournament_ratings::event::RatingLine;

/// Reads the table; `None` where it is none that this program knows, or names somebody who is not in the
/// event.
#[must_use]
pub fn read(table: &AnnouncedTable, state: &State) -> Option<Standings> {
    let mut lines = table.as_str().lines();
    let mut head = lines.next()?.split('\t');
    let after = (head.next()? == "after").then(|| head.next()?.parse().ok().map(RoundNo)).flatten()?;
    // Two tie-breaks have the same code: it is the event's own that was announced, as long as it has one of
    // that code.
    let own = |code: &str| {
        let own = state.setup.ranking.tie_breaks().iter().find(|one| one.code() == code);
        own.map(TieBreak::column).or_else(|| ranking::column(code))
    };
    let columns: Vec<Column> = head.map(own).collect::<Option<_>>()?;
    let mut has_ratings = false;
    let mut rows = Vec::new();
    for line in lines {
        let fields: Vec<&str> = line.split('\t').collect();
        let [place, player, name, rest @ ..] = &fields[..] else { return None };
        let (values, ratings) = rest.split_at_checked(columns.len())?;
        let rating = match ratings {
            [] => RatingLine::default(),
            [before, now] => {
                RatingLine { before: read_rating(before).ok()?, now: read_rating(now).ok()?, other: None }
            }
            _ => return None,
        };
        has_ratings = !ratings.is_empty();
        let values = columns.iter().zip(values).map(|(column, text)| Value::read(&column.code, text));
        let player = player.parse().ok().map(PlayerId)?;
        if player.index() < state.registered() && state.player(player).is_none() {
            // The player was removed since.
            continue;
        }
        rows.push(Row {
            place: place.parse().ok()?,
            player: state.player(player)?.id,
            name: Some(Label::taken_over(name)),
            values: values.collect::<Option<_>>()?,
            rating,
        });
    }
    let places = has_ratings.then(|| state.setup.rating.decimals());
    Some(Standings::of_rows(after, columns, rows, places).announced())
}

/// Reads a rating, or `-`.
fn read_rating(text: &str) -> Result<Option<Rating>, NumberError> {
    if text == "-" { Ok(None) } else { text.parse().map(Some) }
}

/// Sealed standings, and the differences to those computed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// The sealed standings.
    pub standings: Rc<Standings>,
    /// The differences.
    pub since: Since,
}

/// The differences between sealed standings and those computed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Since {
    /// The number of players of the table with another place among themselves.
    pub places: usize,
    /// The number of players with another value or rating.
    pub values: usize,
}

/// `2 places and the values of 3 players`.
impl fmt::Display for Since {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = words::count(self.places, "place");
        match (self.places, self.values) {
            (0, values) => write!(f, "the values of {}", words::count(values, "player")),
            (_, 0) => f.write_str(&places),
            (_, values) => write!(f, "{places} and the values of {}", words::count(values, "player")),
        }
    }
}

impl Since {
    /// Returns true if there is any change.
    #[must_use]
    pub const fn is_something(self) -> bool {
        self.places + self.values > 0
    }
}

impl Announced {
    /// Returns the last sealed standings after a round, if the seal has a table, with the differences to
    /// those computed now.
    #[must_use]
    pub fn after(state: &State, now: &Standings) -> Option<Self> {
        let mut standings = read(state.seal(now.after)?.table.as_ref()?, state)?;
        for row in &mut standings.rows {
            // The other probit system is no part of the table; it belongs to it as long as the results are
            // the same.
            let now = now.row(row.player).map(|now| now.rating);
            row.rating.other = now.filter(|now| same_ratings(*now, row.rating)).and_then(|now| now.other);
        }
        let since = since(&standings, now);
        Some(Self { standings: Rc::new(standings), since })
    }
}

/// Compares sealed standings with others after the same round. Later entries are not in the table, so they
/// change no place in it.
#[must_use]
pub fn since(announced: &Standings, now: &Standings) -> Since {
    changes(announced, now).into_values().fold(Since::default(), |sum, one| Since {
        places: sum.places + one.places,
        values: sum.values + one.values,
    })
}

/// Returns the players of sealed standings whose line in others after the same round is different, each with
/// the own differences.
#[must_use]
pub fn changes(announced: &Standings, now: &Standings) -> BTreeMap<PlayerId, Since> {
    let mut changes = BTreeMap::new();
    let mut place = 0;
    let mut last = None;
    let known = now.rows.iter().filter_map(|row| Some((row, announced.row(row.player)?)));
    for (at, (row, was)) in (1..).zip(known) {
        if last != Some(row.place) {
            (place, last) = (at, Some(row.place));
        }
        let place = row.place.number().map_or(RowPlace::Unranked, |_| RowPlace::Number(place));
        let same_values = announced.columns == now.columns && shows_the_same(&was.values, &row.values);
        // If no player is rated, the table has no ratings.
        let same_rating = announced.rating_places.is_none() || same_ratings(was.rating, row.rating);
        let values = usize::from(!same_values || !same_rating);
        changes.insert(row.player, Since { places: usize::from(was.place != place), values });
    }
    changes.retain(|_, since| since.is_something());
    changes
}

/// Returns true if the ratings that a table contains are the same.
fn same_ratings(one: RatingLine, other: RatingLine) -> bool {
    (one.before, one.now) == (other.before, other.now)
}

/// Returns true if values have the same text: a table that was read has only the text.
fn shows_the_same(one: &[Value], other: &[Value]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| one == other || one.to_string() == other.to_string())
}

/// Returns the rounds whose seals become outdated by a change and were not before it.
#[must_use]
pub fn outdated(before: &State, then: &State) -> Vec<RoundNo> {
    let rounds = (1..=then.last_round().0).map(RoundNo).filter(|round| then.seal(*round).is_some());
    let changes = |round: &RoundNo| {
        let announced = shown(before, *round);
        let changes = |state| since(&announced, &Standings::after(state, *round)).is_something();
        changes(then) && !changes(before)
    };
    rounds.filter(changes).collect()
}

/// Returns the standings after a round as everybody is to see them: as they were announced, else as they are
/// now.
#[must_use]
pub fn shown(state: &State, round: RoundNo) -> Standings {
    let kept = state.seal(round).and_then(|seal| seal.table.as_ref());
    kept.and_then(|table| read(table, state)).unwrap_or_else(|| Standings::after(state, round))
}

/// The status of the standings after a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// No round is published.
    NotStarted,
    /// Results are missing, or games are adjourned.
    Live {
        /// The number of the round's boards with a known result.
        known: usize,
        /// The number of the round's boards.
        boards: usize,
        /// The number of earlier rounds' boards without a known result.
        earlier: usize,
    },
    /// Every result is known.
    Complete,
    /// They are sealed.
    Sealed,
    /// They are sealed, and would be different now.
    Outdated,
}

impl Status {
    /// Returns the status of the standings after a round; `outdated` if they are sealed and would be
    /// different now.
    #[must_use]
    pub fn after(state: &State, round: RoundNo, outdated: bool) -> Self {
        if state.round(round).is_some() && state.seal(round).is_some() {
            return if outdated { Self::Outdated } else { Self::Sealed };
        }
        Self::unsealed(state, round)
    }

    /// Returns the status of unsealed standings after a round.
    fn unsealed(state: &State, round: RoundNo) -> Self {
        let Some(held) = state.round(round) else { return Self::NotStarted };
        let before = state.rounds.iter().take(round.index());
        let earlier = before.map(|round| round.boards.len() - round.known()).sum();
        let (known, boards) = (held.known(), held.boards.len());
        if known == boards && earlier == 0 { Self::Complete } else { Self::Live { known, boards, earlier } }
    }

    /// Returns the status of displayed standings.
    #[must_use]
    pub fn of(state: &State, shown: &Standings) -> Self {
        if !shown.is_announced {
            // Seals of the first formats have a digest only: the displayed standings are not the sealed
            // table.
            return Self::unsealed(state, shown.after);
        }
        Self::after(state, shown.after, since(shown, &Standings::after(state, shown.after)).is_something())
    }
}

/// `live, 3 of 4 in`, as in headers.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted => f.write_str("not started"),
            Self::Live { known, boards, earlier } => {
                write!(f, "live, {known} of {boards} in")?;
                match earlier {
                    0 => Ok(()),
                    earlier => {
                        let boards = words::count_of(*earlier, "earlier board", "earlier boards");
                        write!(f, ", {boards} open")
                    }
                }
            }
            Self::Complete => f.write_str("complete"),
            Self::Sealed => f.write_str("sealed"),
            Self::Outdated => f.write_str("sealed, changed since"),
        }
    }
}

impl State {
    /// Returns the last seal of the standings after a round.
    #[must_use]
    pub fn seal(&self, after: RoundNo) -> Option<&Sealed> {
        self.seals.iter().rfind(|seal| seal.after == after)
    }
}
