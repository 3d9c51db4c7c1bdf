//! A report as a document: titles, tables and cells, independent of the output form.

use crate::language::Language;
use crate::values;
use crate::views::numbers::Number;
use crate::views::standings::Absence;
use crate::views::{self, Datum, Medium, Sense, View, Wording};
use engine::id::{PlayerId, RoundNo};
use engine::page::page_address;
use engine::pairing::propose;
use engine::standings::{self, RowPlace, Standings};
use engine::state::{Player, State};
use engine::why::Fact;

/// The origin of a report: the journal that its footer names besides event and round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Imprint {
    /// The time of the last entry, as text; empty if it is not shown.
    pub last_entry: String,
    /// The days of the event in words; if empty, the text of the director is used.
    pub days: String,
    /// The beginning of each round in words; the text of the director is used for a round without one.
    pub begins: Vec<String>,
    /// The head of the chain of digests; empty for an event that has no file.
    pub head: String,
    /// The public key that signs seals; empty if seals are not signed.
    pub key: String,
    /// The digest of the header, which identifies the event; empty for an event without a file.
    pub identity: String,
    /// The language of titles, headings and sentences.
    pub language: Language,
}

/// The number of digits of a shortened head; the screen shows as many.
const SHORT_HEAD: usize = 6;

/// The input of a report.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The event.
    pub state: &'a State,
    /// The round of the pairings or of the standings; 0 before the first.
    pub round: RoundNo,
    /// The origin of the report.
    pub imprint: &'a Imprint,
}

/// The reason why a report is not available.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoReport {
    /// A list of pairings needs a round that has some.
    #[error("there is no round yet (pair the first one)")]
    NoRound,
    /// A prize list needs prizes.
    #[error("the prizes are not defined yet")]
    NoPrizes,
    /// Only a knockout has a bracket.
    #[error("the event has no bracket (only a knockout or a double elimination has one)")]
    NoBracket,
    /// Only an event with a rating system changes ratings.
    #[error("the event has no rating system (choose one in the setup)")]
    NoRatings,
    /// Only an event of teams has matches and line-ups.
    #[error("the event is not one of teams")]
    NoTeams,
}

/// A report, independent of the output form.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Report {
    /// The title of the event.
    pub event: String,
    /// Place, dates and organiser of the event.
    pub about: String,
    /// The title of the report, for instance `Pairings of round 3`.
    pub title: String,
    /// The parts in order.
    pub sections: Vec<Section>,
    /// The report as one table, unless it is simply the first table of its sections.
    pub data: Option<Grid>,
    /// The footer: round, time of the last entry, head of the chain.
    pub footer: Vec<String>,
    /// The address of the event's page, for paper; empty without one.
    pub page: String,
    /// The last entry in short, for paper that is cut apart; empty without a file.
    pub mark: String,
    /// The language of the texts above; fixed words are still in English ([`Report::translated`]).
    pub language: Language,
}

/// A part of a report.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Section {
    /// The heading; empty if the title is enough.
    pub heading: String,
    /// True if it starts a new page in print.
    pub new_page: bool,
    /// True if it is printed in landscape.
    pub is_wide: bool,
    /// The content.
    pub blocks: Vec<Block>,
}

/// The content of a section.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Block {
    /// A table.
    Grid(Grid),
    /// A drawing in columns; its rows stay together.
    Tree(Grid),
    /// Names and values, one pair per line.
    Facts(Vec<(String, String)>),
    /// A sentence.
    Note(String),
    /// Slips of paper, to be cut apart.
    Slips(Vec<Slip>),
    /// How something was computed.
    Working(Working),
    /// Few large lines, for tables, players and winners.
    Signs(SignShape, Vec<Sign>),
}

/// The paper of a sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SignShape {
    /// A page.
    Page,
    /// Half a page, to be cut.
    Half,
    /// Half a page, to be cut and folded, with the lines on both sides.
    Folded,
}

/// Few large lines on paper.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Sign {
    /// The lines from top to bottom.
    pub lines: Vec<SignLine>,
}

/// A line of a sign.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SignLine {
    /// The text.
    pub text: String,
    /// The size of its type.
    pub emphasis: Emphasis,
}

/// The size of the type of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Emphasis {
    /// As large as the paper is: a number.
    Huge,
    /// Large: a name.
    Large,
    /// Other lines.
    Plain,
    /// The name below a line to sign on.
    Signature,
}

/// How something was computed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Working {
    /// Rule by rule, as a table.
    pub full: Grid,
    /// In a few lines, for paper.
    pub short: Vec<String>,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Grid {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each with one cell per column.
    pub rows: Vec<Row>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Column {
    /// The short heading.
    pub head: String,
    /// The heading in words, if the short one is not clear.
    pub name: String,
    /// The alignment of its cells.
    pub align: Align,
    /// True if a narrow screen may omit it.
    pub minor: bool,
    /// True if it may move to the end if a line of text would be too long.
    pub yields: bool,
}

/// The alignment of the cells of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Align {
    /// For texts.
    Left,
    /// For marks.
    Center,
    /// For numbers.
    Right,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Row {
    /// The cells.
    pub cells: Vec<Cell>,
    /// True if a new group begins here, for instance the next table of players.
    pub begins: bool,
    /// True if the row is a heading of those below it, for instance the teams of a match.
    pub heads: bool,
    /// The letter of the names that begin here, in a list by name.
    pub letter: Option<String>,
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Cell {
    /// The text.
    pub text: String,
    /// The tint; the text says the same without colour.
    pub tone: Tone,
    /// The player whose card it links to.
    pub player: Option<PlayerId>,
    /// The part of the text that is the program's own.
    pub wording: Wording,
    /// True if the text is only a line or a box to write on: paper and screen draw it, data leave it out.
    pub is_blank: bool,
}

/// The tint of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tone {
    /// No tint.
    #[default]
    Plain,
    /// A win, or the first place at a table.
    Win,
    /// A draw.
    Draw,
    /// A loss, or the last place at a table.
    Loss,
    /// Points, or a zero, without a game.
    Unplayed,
}

impl From<&views::Cell<'_>> for Cell {
    fn from(cell: &views::Cell<'_>) -> Self {
        let (text, wording) = (cell.datum.to_string(), cell.datum.wording());
        Self { text, tone: cell.sense.into(), player: cell.player, wording, is_blank: false }
    }
}

impl From<Sense> for Tone {
    fn from(sense: Sense) -> Self {
        match sense {
            Sense::Win => Self::Win,
            Sense::Draw | Sense::Adjourned => Self::Draw,
            Sense::Loss => Self::Loss,
            Sense::Forfeit | Sense::Bye => Self::Unplayed,
            Sense::Plain
            | Sense::Aside
            | Sense::Leader
            | Sense::Shared
            | Sense::Withdrawn
            | Sense::Absent
            | Sense::Better
            | Sense::Worse
            | Sense::Progress
            | Sense::Missing
            | Sense::Nothing => Self::Plain,
        }
    }
}

/// A slip of paper to be filled in.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Slip {
    /// Event and round.
    pub heading: String,
    /// The word for the place, for instance `Board`, and its number, by which slips are handed out and
    /// sorted.
    pub place: (String, usize),
    /// The names of the players.
    pub facts: Vec<(String, String)>,
    /// The results to tick.
    pub choices: Vec<String>,
    /// A label and the number of boxes after it, one per character: for dice.
    pub boxes: Vec<(String, usize)>,
    /// A table with lines to fill in or to tick.
    pub list: Option<Grid>,
    /// A table to fill in: its headings and the number of lines.
    pub sheet: Option<(Vec<String>, usize)>,
    /// The fields to fill in.
    pub blanks: Vec<String>,
    /// The people who sign.
    pub signatures: Vec<String>,
}

impl<'a> Source<'a> {
    /// Starts a report.
    #[must_use]
    pub fn report(&self, title: String) -> Report {
        Report {
            event: self.state.details.title.to_string(),
            about: about(self.state, self.imprint),
            title,
            sections: Vec::new(),
            data: None,
            footer: self.footer(),
            page: page_address(&self.state.details.page).unwrap_or_default().to_owned(),
            mark: self.mark(),
            language: self.language().clone(),
        }
    }

    /// Starts a report that a federation reads: it names an event that does not follow the regulations. Lists
    /// for the players name one that left official mode; in any other the mark says nothing to them.
    #[must_use]
    pub fn report_for_federation(&self, title: String) -> Report {
        let mut report = self.report(title);
        if self.state.is_marked_unofficial() && self.state.left_official.is_none() {
            let mark = self.language().word(UNOFFICIAL);
            report.about =
                if report.about.is_empty() { mark.into_owned() } else { format!("{}, {mark}", report.about) };
        }
        report
    }

    /// Returns the language of the report.
    #[must_use]
    pub const fn language(&self) -> &'a Language {
        &self.imprint.language
    }

    /// Returns the part of the event in which a player is absent, in words; empty without one.
    #[must_use]
    pub fn absence_of(&self, player: &Player, round: RoundNo) -> String {
        let absence = Absence::of(player, round).map(Datum::Absence);
        absence.map_or_else(String::new, |absence| absence.say(self.language()))
    }

    /// Returns the place of a row of standings among those that are ranked, in words.
    #[must_use]
    pub fn place(&self, standings: &Standings, row: &standings::Row) -> String {
        let RowPlace::Number(place) = row.place else { return self.language().say("place-none") };
        let ranked = standings.rows.iter().filter(|row| row.place != RowPlace::Unranked).count();
        self.language().tell("place-of-all", &values! { "place" => place, "ranked" => ranked })
    }

    /// Returns the beginning of a round in words, or as the director wrote it; empty if it is not known.
    #[must_use]
    pub fn begins(&self, round: RoundNo) -> &'a str {
        let written = self.imprint.begins.get(round.index()).map(String::as_str);
        written.or_else(|| Some(self.state.details.schedule.get(round.index())?.as_str())).unwrap_or_default()
    }

    /// Returns the player with a number.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<&'a Player> {
        self.state.player(id)
    }

    /// Returns a cell with a player's name that distinguishes namesakes.
    #[must_use]
    pub fn name(&self, id: PlayerId) -> Cell {
        Cell { text: self.state.name(id), player: Some(id), ..Cell::default() }
    }

    /// Returns a player's title, for instance `WIM`; empty without a title.
    #[must_use]
    pub fn title(&self, id: PlayerId) -> &'a str {
        self.player(id).map_or("", |player| player.entrant.title.as_str())
    }

    /// Returns a player's name with the title before it.
    #[must_use]
    pub fn titled_name(&self, id: PlayerId) -> String {
        format!("{} {}", self.title(id), self.state.name(id)).trim_start().to_owned()
    }

    /// Lists players in one text, separated by semicolons because names have commas.
    #[must_use]
    pub fn list(&self, players: impl Iterator<Item = PlayerId>) -> String {
        players.map(|player| self.state.name(player)).collect::<Vec<_>>().join("; ")
    }

    /// Returns a player's number in the form of the lists.
    #[must_use]
    pub fn number(&self, id: PlayerId) -> Number {
        Number::of(self.state, id)
    }

    fn footer(&self) -> Vec<String> {
        let (language, event, of) = (self.language(), self.state.details.title.to_string(), self.rounds());
        let which = match self.round.0 {
            0 => language.tell("footer-before-round-1", &values! { "rounds" => of }),
            round => language.tell("footer-round", &values! { "round" => round, "rounds" => of }),
        };
        let (Imprint { head, key, .. }, language) = (self.imprint, language.first());
        let mut lines = vec![language.tell("footer-event", &values! { "event" => event, "which" => which })];
        lines.extend(Some(self.mark()).filter(|mark| !mark.is_empty()));
        lines.extend(
            (!head.is_empty()).then(|| language.tell("footer-chain", &values! { "head" => &**head })),
        );
        lines.extend((!key.is_empty()).then(|| language.tell("footer-key", &values! { "key" => &**key })));
        lines
    }

    /// Returns the time of the last entry and the head of the chain, shortened.
    fn mark(&self) -> String {
        let Imprint { last_entry, head, .. } = self.imprint;
        if last_entry.is_empty() {
            return String::new();
        }
        // Digests and the time are long: one language is enough.
        let (language, time) = (self.language().first(), &**last_entry);
        match head.get(..SHORT_HEAD) {
            Some(short) => {
                language.tell("footer-last-entry-head", &values! { "time" => time, "head" => short })
            }
            None => language.tell("footer-last-entry", &values! { "time" => time }),
        }
    }

    fn rounds(&self) -> u16 {
        propose::rounds(self.state)
    }
}

/// The mark on the reports of an event that left official mode, and on those for the federation of one that
/// could be official.
pub const UNOFFICIAL: &str = "not an official event";

/// Returns the days of an event: in words, or as the director wrote them.
pub(super) fn days(state: &State, imprint: &Imprint) -> String {
    let details = &state.details;
    if !imprint.days.is_empty() {
        imprint.days.clone()
    } else if details.last_day.is_empty() || details.last_day == details.first_day {
        details.first_day.to_string()
    } else {
        from_to(&imprint.language, &details.first_day, &details.last_day)
    }
}

/// Returns place, days, officials and rate of play of an event in one line.
fn about(state: &State, imprint: &Imprint) -> String {
    let (details, language) = (&state.details, &imprint.language);
    let days = days(state, imprint);
    let labelled = |name: &str, text: &str| {
        (!text.is_empty()).then(|| language.tell(name, &values! { "text" => text.to_owned() }))
    };
    let deputies: Vec<&str> = details.deputies.iter().map(|name| &**name).collect();
    let (count, names) = (deputies.len(), deputies.join("; "));
    let parts = [
        Some(details.place.to_string()),
        Some(details.federation.to_string()),
        Some(days),
        labelled("about-arbiter", &details.arbiter),
        (count > 0).then(|| language.tell("about-deputies", &values! { "count" => count, "names" => names })),
        Some(details.rate_of_play.to_string())
            .filter(|rate| !rate.is_empty())
            .map(|rate| language.word(&rate).into_owned()),
        labelled("about-time-control", &details.time_control),
        (state.is_marked_unofficial() && state.left_official.is_some())
            .then(|| language.word(UNOFFICIAL).into_owned()),
        state.awaited_for_the_end().map(|_| language.say("about-provisional")),
    ];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Returns the first and the last day of an event, each already written.
pub(super) fn from_to(language: &Language, first: &str, last: &str) -> String {
    language.tell("days", &values! { "first" => first.to_owned(), "last" => last.to_owned() })
}

impl Block {
    /// Returns the table; `None` if it is something else.
    #[must_use]
    pub const fn grid(&self) -> Option<&Grid> {
        match self {
            Self::Grid(grid) => Some(grid),
            Self::Tree(_)
            | Self::Facts(_)
            | Self::Note(_)
            | Self::Slips(_)
            | Self::Working(_)
            | Self::Signs(..) => None,
        }
    }
}

impl Report {
    /// Returns the report as one table; `None` if it has none.
    #[must_use]
    pub fn grid(&self) -> Option<&Grid> {
        let first = self.sections.iter().flat_map(|section| &section.blocks).find_map(Block::grid);
        self.data.as_ref().or(first)
    }
}

impl Grid {
    /// Retains some of the columns.
    pub fn retain(&mut self, wanted: impl Fn(usize, &Column) -> bool) {
        let stays: Vec<bool> =
            self.columns.iter().enumerate().map(|(at, column)| wanted(at, column)).collect();
        let mut stay = stays.iter();
        self.columns.retain(|_| stay.next() == Some(&true));
        for row in &mut self.rows {
            let mut stay = stays.iter();
            row.cells.retain(|_| stay.next() == Some(&true));
        }
    }

    /// Creates the printed table of a view.
    #[must_use]
    pub fn of(view: &View<'_>, medium: Medium) -> Self {
        Self::of_columns(view, medium, |_| true)
    }

    /// Creates a table with some columns of a view.
    #[must_use]
    pub fn of_columns(view: &View<'_>, medium: Medium, wanted: impl Fn(&views::Column) -> bool) -> Self {
        let is_shown = |column: &&views::Column| column.media.contains(&medium) && wanted(column);
        let columns: Vec<&views::Column> = view.columns.iter().filter(is_shown).collect();
        let row = |at| Row {
            cells: columns.iter().map(|column| Cell::from(&view.cell(at, column))).collect(),
            begins: view.line(at).begins,
            heads: view.line(at).heads,
            letter: None,
        };
        Self {
            columns: columns.iter().map(|column| Column::of(column, medium)).collect(),
            rows: (0..view.len).map(row).collect(),
        }
    }
}

impl Sign {
    /// Creates a sign of the lines that are not empty.
    #[must_use]
    pub fn of(lines: impl IntoIterator<Item = (String, Emphasis)>) -> Self {
        let lines = lines.into_iter().filter(|(text, _)| !text.is_empty());
        Self { lines: lines.map(|(text, emphasis)| SignLine { text, emphasis }).collect() }
    }
}

impl Section {
    /// Creates a section without a heading.
    #[must_use]
    pub fn of(blocks: Vec<Block>) -> Self {
        Self { blocks, ..Self::default() }
    }
}

impl Column {
    fn of(column: &views::Column, medium: Medium) -> Self {
        let align = match column.kind {
            views::CellKind::Text => Align::Left,
            views::CellKind::Mark if medium == Medium::List => Align::Left,
            views::CellKind::Mark | views::CellKind::Side => Align::Center,
            views::CellKind::Number | views::CellKind::Movement => Align::Right,
        };
        let (head, name) = (column.long.to_string(), column.name.to_string());
        Self { head, name, align, minor: column.drop > 0 && !column.scrolls, yields: false }
    }

    /// Creates a column of texts.
    #[must_use]
    pub fn text(head: &str) -> Self {
        Self { head: head.to_owned(), name: String::new(), align: Align::Left, minor: false, yields: false }
    }

    /// Creates a column of marks.
    #[must_use]
    pub fn mark(head: &str) -> Self {
        Self { align: Align::Center, ..Self::text(head) }
    }

    /// Creates a column of numbers.
    #[must_use]
    pub fn number(head: &str) -> Self {
        Self { align: Align::Right, ..Self::text(head) }
    }

    /// Sets the heading in words.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: name.to_owned(), ..self }
    }

    /// Lets a narrow screen omit the column.
    #[must_use]
    pub fn minor(self) -> Self {
        Self { minor: true, ..self }
    }
}

impl Row {
    /// Creates a row.
    #[must_use]
    pub const fn of(cells: Vec<Cell>) -> Self {
        Self { cells, begins: false, heads: false, letter: None }
    }
}

impl Cell {
    /// Creates a cell from a displayable value.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are given alike")]
    pub fn of(shown: impl ToString) -> Self {
        Self { text: shown.to_string(), ..Self::default() }
    }

    /// Creates a cell from a number, which each form shows with the decimal sign of its language.
    #[must_use]
    pub fn number(shown: impl ToString) -> Self {
        Self { wording: Wording::Number, ..Self::of(shown) }
    }

    /// Creates a cell from a fact, which each form says in its language.
    #[must_use]
    pub fn fact(fact: &Fact) -> Self {
        Self { wording: Wording::Fact(fact.clone()), ..Self::of(fact.english()) }
    }

    /// Creates a cell from a fixed word, given in English.
    #[must_use]
    pub fn word(english: &str) -> Self {
        Self { wording: Wording::Word, ..Self::of(english) }
    }

    /// Creates a cell to write on, drawn as a text.
    #[must_use]
    pub fn blank(drawn: impl ToString) -> Self {
        Self { is_blank: true, ..Self::of(drawn) }
    }

    /// Creates a cell with a line of some characters to write on.
    #[must_use]
    pub fn line(length: usize) -> Self {
        Self::blank("_".repeat(length))
    }

    /// Tints the cell.
    #[must_use]
    pub fn toned(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }
}
