//! The bracket of a knockout, drawn the usual way: the field on the left, the winner on the right.
//!
//! A double elimination is drawn in parts: the winners' side, the losers' side, the final, and the
//! replay of the final. A player without an opponent in a round is drawn at the first game.

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::values;
use crate::views::numbers::called;
use engine::id::{PlayerId, RoundNo};
use engine::pairing::knockout::{self, Bracket, Place, Tie};
use engine::setup::Elimination;
use engine::standings::Standings;

/// The number of successive games from which the portrait page is too narrow.
const WIDE: usize = 3;

/// The lines between two columns of names.
const FROM_ABOVE: &str = "──┐";
const ON_THE_WAY: &str = "  │";
const TO_THE_RIGHT: &str = "  ├──";
const FROM_BELOW: &str = "──┘";

/// A part of a bracket: a player, or two parts that meet.
#[derive(Debug)]
enum Node {
    Leaf(Place),
    Game { parts: Box<[Node; 2]>, winner: Place },
}

/// Creates a report with only the bracket; `None` if the event has none.
#[must_use]
pub fn report(source: &Source<'_>, standings: &Standings) -> Option<Report> {
    let source = Source { round: standings.after, ..*source };
    let sections = bracket(&source);
    let title = match source.round.0 {
        0 => source.language().say("title-bracket-alone"),
        round => source.language().tell("title-bracket", &values! { "round" => round }),
    };
    (!sections.is_empty()).then(|| Report { sections, ..source.report(title) })
}

/// Draws the bracket of an event after the round of a source; empty if the event has none.
#[must_use]
pub fn bracket(source: &Source<'_>) -> Vec<Section> {
    let Some(rules) = source.state.setup.pairing.system().bracket_rules() else { return Vec::new() };
    let next = RoundNo(source.round.0.saturating_add(1));
    let ties: Vec<Tie> = Bracket::before(source.state, next, rules).ties().collect();
    let parts = match rules {
        Elimination::Single { .. } => single(&ties),
        Elimination::Double => double(&ties),
    };
    let section = |(heading, node): (&str, Node)| Section {
        heading: source.language().word(heading).into_owned(),
        is_wide: WIDE < node.height(),
        blocks: vec![Block::Tree(draw(source, &node, heading.is_empty()))],
        ..Section::default()
    };
    let mut sections: Vec<Section> = parts.into_iter().map(section).collect();
    if let Some(last) = sections.last_mut() {
        last.blocks.extend(ties.iter().filter_map(|tie| drawn(source, tie)).map(Block::Note));
    }
    sections
}

/// Returns a sentence on the winner of a drawn match of teams.
fn drawn(source: &Source<'_>, tie: &Tie) -> Option<String> {
    let by = tie.by?;
    let name = |place: &Place| match place {
        Place::Player(team) => called(source.state, *team),
        Place::Unknown | Place::Empty => String::new(),
    };
    let [one, other] = &tie.players;
    let (one, other, winner) = (name(one), name(other), name(&tie.winner));
    Some(source.language().in_each(|language| {
        let by = language.fact(&by.cited());
        let values = values! { "one" => &*one, "other" => &*other, "winner" => &*winner, "by" => by };
        language.note("bracket-drawn", &values)
    }))
}

/// Returns the final with all matches that lead to it, and the match for third place if the event has
/// one.
fn single(ties: &[Tie]) -> Vec<(&'static str, Node)> {
    let Some(last) = ties.len().checked_sub(1) else { return Vec::new() };
    let mut parts: Vec<_> = grow(ties, last, &[]).map(|node| ("", node)).into_iter().collect();
    let third = ties.iter().position(|tie| matches!(tie.sources, [knockout::Source::Loser(_), _]));
    parts.extend(third.and_then(|at| grow(ties, at, &[])).map(|node| ("Third place", node)));
    parts
}

fn double(ties: &[Tie]) -> Vec<(&'static str, Node)> {
    let (Some(last), Some(again)) = (ties.len().checked_sub(2), ties.len().checked_sub(1)) else {
        return Vec::new();
    };
    let Some(grand) = ties.get(last) else { return Vec::new() };
    let sides: Vec<usize> = grand.sources.iter().filter_map(winner_of).collect();
    let mut parts = Vec::new();
    for (heading, at) in ["Winners' side", "Losers' side"].into_iter().zip(&sides) {
        parts.extend(grow(ties, *at, &[]).map(|node| (heading, node)));
    }
    parts.extend(grow(ties, last, &sides).map(|node| ("Final", node)));
    let is_known = ties.get(again).is_some_and(|tie| tie.players != [Place::Unknown; 2]);
    let again = grow(ties, again, &[last]).filter(|_| is_known);
    parts.extend(again.map(|node| ("Final, played again", node)));
    parts
}

const fn winner_of(source: &knockout::Source) -> Option<usize> {
    match source {
        knockout::Source::Winner(at) => Some(*at),
        knockout::Source::Seed(_) | knockout::Source::Loser(_) => None,
    }
}

/// Follows a match back to its players, up to the matches that are drawn elsewhere.
fn grow(ties: &[Tie], at: usize, elsewhere: &[usize]) -> Option<Node> {
    let tie = ties.get(at)?;
    let part = |(source, place): (&knockout::Source, &Place)| match winner_of(source) {
        Some(before) if before < at && !elsewhere.contains(&before) => grow(ties, before, elsewhere),
        Some(_) | None => (*place != Place::Empty).then_some(Node::Leaf(*place)),
    };
    let mut parts = tie.sources.iter().zip(&tie.players).filter_map(part);
    match (parts.next(), parts.next()) {
        (Some(one), Some(other)) => Some(Node::Game { parts: Box::new([one, other]), winner: tie.winner }),
        (only, _) => only,
    }
}

impl Node {
    /// Returns the number of successive games.
    fn height(&self) -> usize {
        match self {
            Self::Leaf(_) => 0,
            Self::Game { parts, .. } => 1 + parts.iter().map(Self::height).max().unwrap_or(0),
        }
    }

    fn leaves(&self) -> usize {
        match self {
            Self::Leaf(_) => 1,
            Self::Game { parts, .. } => parts.iter().map(Self::leaves).sum(),
        }
    }

    const fn place(&self) -> Place {
        match self {
            Self::Leaf(place) | Self::Game { winner: place, .. } => *place,
        }
    }
}

/// A bracket while it is drawn: columns of names with columns of lines between them.
struct Sheet<'s, 'a> {
    source: &'s Source<'a>,
    rows: Vec<Vec<Cell>>,
}

fn draw(source: &Source<'_>, node: &Node, is_whole: bool) -> Grid {
    let height = node.height();
    let width = 2 * height + 1;
    let lines = (2 * node.leaves()).saturating_sub(1);
    let mut sheet = Sheet { source, rows: vec![vec![Cell::default(); width]; lines] };
    sheet.put(node, height, 0);
    let columns = (0..width).map(|at| {
        let is_named = at % 2 == 0 && (is_whole || height > 1 || at > 0);
        let head = if is_named { stage(source, height - at / 2, at / 2, is_whole) } else { String::new() };
        Column::text(&head)
    });
    Grid { columns: columns.collect(), rows: sheet.rows.into_iter().map(Row::of).collect() }
}

/// Returns the heading of a column of names; from there, `left` games remain to be won.
fn stage(source: &Source<'_>, left: usize, played: usize, is_whole: bool) -> String {
    let language = source.language();
    match (is_whole, left) {
        (_, 0) => language.say("stage-winner"),
        (true, 1) => language.say("stage-final"),
        (true, 2) => language.say("stage-semi-finals"),
        (true, 3) => language.say("stage-quarter-finals"),
        (true, more) => u32::try_from(more)
            .ok()
            .and_then(|more| 1_u32.checked_shl(more))
            .map_or_else(String::new, |players| {
                language.tell("stage-last-head", &values! { "value" => players })
            }),
        (false, _) => language.tell("heading-round", &values! { "round" => played + 1 }),
    }
}

impl Sheet<'_, '_> {
    /// Draws a part from a line on, with its last name in a column of names; returns the line of that
    /// name.
    fn put(&mut self, node: &Node, column: usize, first: usize) -> usize {
        let line = match node {
            Node::Leaf(_) => first,
            Node::Game { parts, .. } => {
                let [above, below] = &**parts;
                let before = column.saturating_sub(1);
                let top = self.put(above, before, first);
                let bottom = self.put(below, before, first + 2 * above.leaves());
                let middle = usize::midpoint(top, bottom);
                for line in top..=bottom {
                    let drawn = match line {
                        line if line == top => FROM_ABOVE,
                        line if line == bottom => FROM_BELOW,
                        line if line == middle => TO_THE_RIGHT,
                        _ => ON_THE_WAY,
                    };
                    self.set(line, 2 * before + 1, Cell::of(drawn));
                }
                middle
            }
        };
        let name = self.name(node.place());
        self.set(line, 2 * column, name);
        line
    }

    fn set(&mut self, line: usize, column: usize, cell: Cell) {
        if let Some(place) = self.rows.get_mut(line).and_then(|row| row.get_mut(column)) {
            *place = cell;
        }
    }

    fn name(&self, place: Place) -> Cell {
        match place {
            Place::Unknown | Place::Empty => Cell::of("·"),
            Place::Player(player) => self.seeded(player),
        }
    }

    fn seeded(&self, player: PlayerId) -> Cell {
        let name = self.source.name(player);
        Cell { text: format!("{} {}", self.source.number(player), name.text), ..name }
    }
}
