//! Reads a list of players: its rows, its columns and its fields.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::choices::Choices;
use super::draft::{Column, Draft, Finding, ListedPlayer};
use super::error::{ListError, MOST_PLAYERS};
use super::fixed::Layout;
use super::form::{Form, Separator};
use super::headings::{self, Field, RatingKind};
use super::lines::{Row, ended_by_lf, reaches_the_end_in_quotes, spaced, too_long_a_line};
use super::looks;
use super::sexes::SexLetters;
use crate::decoding::{self, Mixed};
use crate::registration;
use crate::report::csv::unguard;
use crate::taking_over::Texts;
use crate::text::is_seen;
use crate::trf;
use engine::action::{Entrant, ListedRating};
use engine::folding::{bare, words_of_name};
use engine::number::Rating;
use engine::person::{self};
use engine::text::{Label, quoted};
use engine::words;

/// The number of lines in which the headings are searched: programs write a title above them.
const HEADINGS_WITHIN: usize = 15;

/// The number of lines that are named; the others are only counted.
const NAMED: usize = 10;

/// The number of values of a column that are shown.
const SAMPLES: usize = 3;

/// The beginning of an event file.
const EVENT: &[u8] = b"(header:";

/// Reads a list of players.
///
/// A line with a heading for the name defines the columns; without one, every line is read like a
/// registration line, until the user assigns a field to a column. A field that cannot be read stays
/// empty, and a line without a name is not read; both are named in [`Draft::findings`].
///
/// # Errors
///
/// The input is not text, has no player, or exceeds the limits of an event or of a line.
pub fn read(bytes: &[u8], choices: &Choices) -> Result<Draft, ListError> {
    if bytes.starts_with(EVENT) {
        return Err(ListError::Event);
    }
    if decoding::is_spreadsheet(bytes) {
        return Err(ListError::Spreadsheet);
    }
    if trf::is_report(bytes) {
        return of_report(bytes, choices);
    }
    let decoded = decoding::decode(bytes, choices.encoding);
    if decoded.text.contains('\0') || decoded.text.starts_with("%PDF") {
        return Err(ListError::NotText);
    }
    if decoded.text.trim_start().starts_with('<') {
        return Err(ListError::Markup);
    }
    let text = ended_by_lf(&decoded.text);
    let (text, stated) = without_stated_separator(text);
    // Checked before splitting: the cells of a line take far more memory than the line.
    if let Some(line) = too_long_a_line(&text) {
        return Err(ListError::LongLine { line });
    }
    let (form, rows) = if let Some(rows) = fixed_rows(&text)? {
        (Form::FixedWidth, rows)
    } else {
        let separator = choices.separator.or(stated).unwrap_or_else(|| separator(&text));
        (Form::Separated(separator), separated_rows(&text, separator)?)
    };
    // A heading that the user has named counts, even an unknown one.
    let is_headed = |row: &Row| has_headings(row) || choices.name_a_heading_of(row);
    let headings = rows.iter().take(HEADINGS_WITHIN).position(is_headed);
    let headings = headings.or_else(|| are_above_numbers(&rows).then_some(0));
    let (above, rows) = rows.split_at(headings.map_or(0, |at| at + 1));
    let (above, heading) = above.split_at(above.len().saturating_sub(1));
    let heading = heading.first();
    let by_columns = heading.is_some() || !choices.columns.is_empty();
    let columns = columns(heading, rows, choices);
    let kinds = rating_kinds(&columns, choices);
    let rating_choices = rating_choices(&kinds);
    let chosen = choices.ratings.clone().filter(|chosen| !chosen.is_empty());
    let ratings = chosen.or_else(|| rating_choices.first().cloned()).unwrap_or_default();
    let mut draft = Draft {
        encoding: decoded.encoding,
        has_mark: decoded.has_mark,
        form,
        headings: heading.map(|heading| heading.line),
        by_columns,
        columns,
        ratings,
        rating_choices,
        dates: None,
        sexes: SexLetters::default(),
        players: Vec::with_capacity(rows.len()),
        findings: Vec::new(),
    };
    if let Some(Mixed { lines, encoding }) = &decoded.mixed {
        let numbers: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let which = if lines.len() == 1 { "line" } else { "lines" };
        let text = format!(
            "the file mixes encodings: {which} {} read as {}, the others as UTF-8",
            words::first_few(&numbers, NAMED),
            encoding.name()
        );
        draft.findings.push(Finding { line: lines.first().copied().unwrap_or(1), is_unread: false, text });
    }
    if decoded.is_damaged {
        let text =
            format!("some characters mean nothing in {} (try another encoding)", draft.encoding.name());
        draft.findings.push(Finding { line: 1, is_unread: false, text });
    }
    let above = above.iter().map(|row| Finding {
        line: row.line,
        is_unread: false,
        text: "above the headings: not read".to_owned(),
    });
    draft.findings.extend(above);
    if by_columns {
        // A printed list repeats its headings.
        let is_player = |row: &&Row| heading.is_none_or(|heading| heading.cells != row.cells);
        let rows: Vec<&Row> = rows.iter().filter(is_player).collect();
        if let Some(heading) = heading {
            note_beyond(&mut draft, heading, &rows);
        }
        ColumnReader::of(&mut draft, &rows, choices).read(&rows)?;
    } else {
        read_lines(&mut draft, rows, choices.partners)?;
    }
    name_partnerships(&mut draft.players);
    // With another separator the other choices no longer fit.
    let untried = Choices { partners: choices.partners, ..Choices::default() };
    if draft.players.is_empty() && *choices == untried {
        let first = draft.findings.into_iter().find(|finding| finding.is_unread);
        return Err(ListError::Nobody { first });
    }
    Ok(draft)
}

fn unread(line: usize, why: impl Into<String>) -> Finding {
    Finding { line, is_unread: true, text: format!("not read: {}", why.into()) }
}

/// Reads the players of a tournament report.
fn of_report(bytes: &[u8], choices: &Choices) -> Result<Draft, ListError> {
    let report = trf::read_in(bytes, choices.encoding)?;
    let mut texts = Texts::default();
    let mut players = Vec::with_capacity(report.players.len());
    for player in &report.players {
        let entrant = trf::event::entrant(player, &mut texts);
        players.push(ListedPlayer { line: player.line, entrant, rating: None, board: None });
    }
    let findings = texts.changed.iter().filter_map(|changed| {
        let (line, text) = changed.split_once(": ")?;
        Some(Finding { line: line.parse().ok()?, is_unread: false, text: text.to_owned() })
    });
    // The encoding is shown beside every list.
    let notes = report.notes.iter().filter(|note| 0 < note.line).map(|note| Finding {
        line: note.line,
        is_unread: false,
        text: note.text.clone(),
    });
    let findings = notes.chain(findings).collect();
    if players.is_empty() {
        return Err(ListError::Nobody { first: None });
    }
    Ok(Draft {
        encoding: report.encoding,
        has_mark: false,
        form: Form::Report,
        headings: None,
        by_columns: true,
        columns: Vec::new(),
        ratings: Vec::new(),
        rating_choices: Vec::new(),
        dates: None,
        sexes: SexLetters::default(),
        players,
        findings,
    })
}

/// Splits the lines of a list of the federation; `None` if it is another list.
fn fixed_rows(text: &str) -> Result<Option<Vec<Row>>, ListError> {
    let mut lines = text.lines();
    let Some(layout) = lines.next().and_then(Layout::of) else { return Ok(None) };
    let mut rows = vec![Row { line: 1, cells: layout.labels().map(str::to_owned).collect() }];
    for (line, text) in (2..).zip(lines).filter(|(_, text)| !text.trim().is_empty()) {
        if rows.len() == MOST_PLAYERS + 1 {
            return Err(ListError::TooMany { line });
        }
        rows.push(Row { line, cells: layout.cells(text) });
    }
    Ok(Some(rows))
}

/// The most lines in one cell: with a larger limit, a quotation mark that another one closes far
/// below would swallow the lines between.
const MOST_LINES_OF_A_CELL: usize = 5;

fn separated_rows(text: &str, separator: Separator) -> Result<Vec<Row>, ListError> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .delimiter(separator.byte())
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for (at, record) in reader.records().enumerate() {
        let record = record.map_err(|error| ListError::Csv(error.to_string()))?;
        let from = record.position().map_or(0, |place| usize::try_from(place.byte()).unwrap_or(0));
        // The reader counts blank lines before a record as part of it.
        let rest = text.get(from..).unwrap_or_default();
        let empty = rest.len() - rest.trim_start_matches('\n').len();
        let line = record.position().and_then(|place| usize::try_from(place.line()).ok());
        let line = line.map_or(at + 1, |line| line + empty);
        let swallows = |cell: &str| MOST_LINES_OF_A_CELL <= cell.matches('\n').count();
        if reaches_the_end_in_quotes(rest, separator.byte()) || record.iter().any(swallows) {
            return Err(ListError::OpenQuote { line });
        }
        if record.iter().all(str::is_empty) {
            continue;
        }
        // One more for the headings.
        if rows.len() == MOST_PLAYERS + 1 {
            return Err(ListError::TooMany { line });
        }
        rows.push(Row { line, cells: record.iter().map(str::to_owned).collect() });
    }
    Ok(rows)
}

/// Returns true if a line is that of the headings: it has one for the name, and another one unless it has
/// only one column.
fn has_headings(row: &Row) -> bool {
    let known = row.cells.iter().filter_map(|cell| headings::known(cell)).map(|(field, _)| field);
    let known: BTreeSet<Field> = known.collect();
    let has_name = [Field::Name, Field::LastName, Field::FirstName].iter().any(|name| known.contains(name));
    let columns = row.cells.iter().filter(|cell| !cell.is_empty()).count();
    has_name && (1 < known.len() || columns == 1 || (row.line == 1 && !is_likely_a_player(row)))
}

/// Returns true if the first line has only headings of numeric columns, above a list of ids.
fn are_above_numbers(rows: &[Row]) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    let is_heading = |cell: &String| cell.is_empty() || headings::known(cell).is_some();
    let is_number = |cell: &String| !cell.chars().any(char::is_alphabetic);
    let numbers = rest.iter().flat_map(|row| &row.cells);
    !rest.is_empty() && first.cells.iter().all(is_heading) && numbers.into_iter().all(is_number)
}

/// Returns true if a line has a number of several digits, as players have and headings do not.
fn is_likely_a_player(row: &Row) -> bool {
    row.cells.iter().any(|cell| 1 < cell.len() && cell.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the content of every column: the user's choice, or else by its heading.
fn columns(heading: Option<&Row>, rows: &[Row], choices: &Choices) -> Vec<Column> {
    let count = heading.into_iter().chain(rows).map(|row| row.cells.len()).max().unwrap_or(0);
    let heading_of = |at: usize| heading.and_then(|row| row.cells.get(at)).map_or("", String::as_str);
    let texts: Vec<&str> = (0..count).map(heading_of).collect();
    let mut fields = headings::fields(&texts);
    leave_out_marks(&mut fields, &texts, rows);
    tell_names_apart(&mut fields, rows);
    find_titles(&mut fields, &texts, rows);
    for (at, field) in fields.iter_mut().enumerate() {
        if let Some(chosen) = choices.chosen(at + 1, texts[at]) {
            *field = *chosen;
        }
    }
    // A choice takes precedence over a heading of another column.
    for at in 0..fields.len() {
        let Some(field) = fields[at].filter(|_| choices.chosen(at + 1, texts[at]).is_some()) else {
            continue;
        };
        for (other, of) in fields.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let is_found = choices.chosen(other + 1, texts[other]).is_none();
            if *of == Some(field) && is_found {
                *of = None;
            }
        }
    }
    let column = |(at, field): (usize, &Option<Field>)| {
        let values = || rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty());
        let samples = values().take(SAMPLES).cloned().collect();
        let is_left_out = field.is_some() || choices.chosen(at + 1, texts[at]).is_some();
        let looks_like =
            if is_left_out { None } else { looks::like(&fields, || values().map(String::as_str)) };
        Column { number: at + 1, heading: texts[at].to_owned(), field: *field, samples, looks_like }
    };
    fields.iter().enumerate().map(column).collect()
}

/// Clears `Fide` columns that are no ratings but letters for the kind of the rating next to them.
fn leave_out_marks(fields: &mut [Option<Field>], headings: &[&str], rows: &[Row]) {
    for ((at, field), heading) in fields.iter_mut().enumerate().zip(headings) {
        let mut values = rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty());
        let is_mark = |cell: &String| cell.len() == 1 && cell.bytes().all(|byte| byte.is_ascii_alphabetic());
        if bare(heading) == "fide" && rows.len() > 1 && values.all(is_mark) {
            *field = None;
        }
    }
}

/// Reads `Name` beside `Vorname` as the family name, and `Nombre` beside `Apellidos` as the other
/// names; a full name beside its parts stays a full name.
fn tell_names_apart(fields: &mut [Option<Field>], rows: &[Row]) {
    let place = |fields: &[Option<Field>], field: Field| fields.iter().position(|one| *one == Some(field));
    let first = place(fields, Field::FirstName);
    let Some(name) = place(fields, Field::Name) else {
        // `Nome` is the full name in one language and the first name in another.
        if let (Some(first), None) = (first, place(fields, Field::LastName)) {
            fields[first] = Some(Field::Name);
        }
        return;
    };
    let last = place(fields, Field::LastName);
    let part = match (last, first) {
        (None, Some(first)) => (first, Field::LastName),
        (Some(last), None) => (last, Field::FirstName),
        (Some(_), Some(_)) | (None, None) => return,
    };
    let holds_part = |row: &Row| {
        let words = |at: usize| row.cells.get(at).map_or_else(Vec::new, |cell| words_of_name(cell));
        let (whole, part) = (words(name), words(part.0));
        !part.is_empty() && part.iter().all(|word| whole.contains(word))
    };
    if !rows.iter().any(holds_part) {
        fields[name] = Some(part.1);
    }
}

/// Finds the column of titles, whose heading programs leave empty.
fn find_titles(fields: &mut [Option<Field>], headings: &[&str], rows: &[Row]) {
    if fields.contains(&Some(Field::Title)) {
        return;
    }
    let holds_titles = |at: usize| {
        let mut values =
            rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty()).peekable();
        values.peek().is_some() && values.all(|value| person::TITLES.contains(&value.as_str()))
    };
    let unnamed = headings.iter().enumerate().filter(|(_, heading)| heading.is_empty()).map(|(at, _)| at);
    let has_headings = headings.iter().any(|heading| !heading.is_empty());
    if let Some(at) = unnamed.into_iter().find(|at| has_headings && holds_titles(*at)) {
        fields[at] = Some(Field::Title);
    }
}

/// Returns the ratings of a list; a column that the user chose as the rating comes first.
fn rating_kinds(columns: &[Column], choices: &Choices) -> Vec<RatingKind> {
    let column = |kind: &RatingKind| columns.iter().find(|column| column.field == Some(Field::Rating(*kind)));
    let mut kinds: Vec<RatingKind> =
        RatingKind::ALL.into_iter().filter(|kind| column(kind).is_some()).collect();
    let is_chosen = |kind: &RatingKind| {
        column(kind).is_some_and(|column| choices.chosen(column.number, &column.heading).is_some())
    };
    kinds.sort_by_key(|kind| !is_chosen(kind));
    kinds
}

/// Returns the orders of preference among ratings, the usual one first: the federation's before the
/// national one; ratings of faster games only by choice, or if there are no others.
fn rating_choices(kinds: &[RatingKind]) -> Vec<Vec<RatingKind>> {
    let is_fast = |kind: &RatingKind| matches!(kind, RatingKind::Rapid | RatingKind::Blitz);
    // The first kind counts even if it is a faster game: it was chosen, or it is the only one.
    let mut usual: Vec<RatingKind> = kinds.iter().copied().take(1).collect();
    usual.extend(kinds.iter().copied().skip(1).filter(|kind| !is_fast(kind)));
    let mut choices = vec![usual.clone()];
    for kind in kinds {
        let others = usual.iter().copied().filter(|other| other != kind);
        choices.push(std::iter::once(*kind).chain(others).collect());
        choices.push(vec![*kind]);
    }
    let mut seen = BTreeSet::new();
    choices.retain(|choice| !choice.is_empty() && seen.insert(choice.clone()));
    choices
}

/// Reads every line like typed input.
fn read_lines(draft: &mut Draft, rows: &[Row], partners: bool) -> Result<(), ListError> {
    for row in rows {
        let mut texts = Texts::default();
        let cells: Vec<Label> = row
            .cells
            .iter()
            .zip(1..)
            .map(|(cell, column)| texts.take(row.line, &format!("text in column {column}"), unguard(cell)))
            .collect();
        note_changes(draft, row.line, &texts);
        // A name with a comma was one cell; typed input needs no quotation marks around it.
        let line = cells.iter().map(Label::written).collect::<Vec<_>>().join(",");
        let pair = if partners { registration::read_pair(&line) } else { Ok(None) };
        match pair {
            Ok(Some(pair)) => {
                pair.into_iter().try_for_each(|entrant| add(draft, row, entrant, (None, None)))?;
            }
            Ok(None) => match registration::read(&line) {
                Ok(entrant) => {
                    let number = registration::number_in_name(&line).map(|found| found.number);
                    draft.findings.extend(number.map(|number| Finding {
                        line: row.line,
                        is_unread: false,
                        text: format!(
                            "{} is taken as a name without a rating (a comma before {number} makes it the rating)",
                            quoted(&entrant.name)
                        ),
                    }));
                    add(draft, row, entrant, (None, None))?;
                }
                Err(wrong) => draft.findings.push(unread(row.line, wrong.to_string())),
            },
            Err(wrong) => draft.findings.push(unread(row.line, wrong.to_string())),
        }
    }
    Ok(())
}

/// Notes the cells of a line beyond the last heading, which belong to no column.
fn note_beyond(draft: &mut Draft, heading: &Row, rows: &[&Row]) {
    let headings = heading.cells.len();
    for row in rows {
        let is_held = |at: usize| draft.columns.get(at).is_some_and(|column| column.field.is_some());
        let beyond = row.cells.iter().enumerate().skip(headings);
        let beyond = beyond.filter(|(at, cell)| !cell.is_empty() && !is_held(*at));
        let beyond: Vec<&str> = beyond.map(|(_, cell)| cell.as_str()).collect();
        if beyond.is_empty() {
            continue;
        }
        let fields = words::count_of(headings, "column has a heading", "columns have a heading");
        let text = format!("{}: after the last column ({fields}): left out", quoted(&beyond.join(", ")));
        draft.findings.push(Finding { line: row.line, is_unread: false, text });
    }
}

fn note_changes(draft: &mut Draft, line: usize, texts: &Texts) {
    let changes = texts.changed.iter().map(|changed| {
        let text = changed.split_once(": ").map_or(changed.as_str(), |(_, text)| text);
        Finding { line, is_unread: false, text: text.to_owned() }
    });
    draft.findings.extend(changes);
}

fn add(
    draft: &mut Draft,
    row: &Row,
    entrant: Entrant,
    (rating, board): (Option<RatingKind>, Option<u16>),
) -> Result<(), ListError> {
    let line = row.line;
    if !is_seen(entrant.name.written()) {
        let cells: Vec<&str> = row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        draft.findings.push(unread(line, format!("a name is missing ({})", quoted(&cells.join(", ")))));
        return Ok(());
    }
    // The last line of a printed list is often a count of the players.
    if !entrant.name.written().chars().any(char::is_alphabetic) {
        draft.findings.push(unread(line, format!("{} is not a name", quoted(entrant.name.written()))));
        return Ok(());
    }
    if draft.players.len() == MOST_PLAYERS {
        return Err(ListError::TooMany { line });
    }
    draft.players.push(ListedPlayer { line, entrant, rating, board });
    Ok(())
}

/// Reads lines by their columns.
struct ColumnReader<'a> {
    draft: &'a mut Draft,
    partners: bool,
}

impl<'a> ColumnReader<'a> {
    fn of(draft: &'a mut Draft, rows: &[&Row], choices: &Choices) -> Self {
        let column = |field: Field| draft.columns.iter().find(|column| column.field == Some(field));
        let cells = |field: Field| {
            let at = column(field).map_or(usize::MAX, |column| column.number - 1);
            rows.iter().filter_map(move |row| row.cells.get(at)).map(|cell| cell.trim().to_lowercase())
        };
        let mut orders = cells(Field::Born).filter_map(|cell| person::order_of(&cell));
        let first = orders.next();
        // A column with contradicting dates does not show an order.
        let order = first.filter(|first| orders.all(|order| order == *first));
        let sexes = match column(Field::Sex) {
            Some(column) => {
                let at = column.number - 1;
                let values = rows.iter().filter_map(|row| row.cells.get(at)).map(String::as_str);
                SexLetters::of(&column.heading, values, choices.women.as_ref())
            }
            None => SexLetters::default(),
        };
        let line = draft.headings.unwrap_or(1);
        let mut note = |text: String| draft.findings.push(Finding { line, is_unread: false, text });
        for letter in sexes.undecided() {
            let is_it = |cell: &String| cell.chars().eq([letter]);
            let count = cells(Field::Sex).filter(is_it).count();
            note(format!(
                "`{}` can stand for a man or a woman: the sex of {} is left out (say which letters stand for women)",
                letter.to_uppercase(),
                words::count(count, "player")
            ));
        }
        if let Some(told) = sexes.in_words().filter(|_| choices.women.is_none()) {
            note(format!("the sexes: {told}"));
        }
        (draft.dates, draft.sexes) = (order, sexes);
        Self { draft, partners: choices.partners }
    }

    fn read(mut self, rows: &[&Row]) -> Result<(), ListError> {
        let columns: Vec<(usize, Field)> =
            self.draft.columns.iter().filter_map(|column| Some((column.number - 1, column.field?))).collect();
        for row in rows {
            self.read_row(row, &columns)?;
        }
        self.draft.findings.sort_by_key(|finding| finding.line);
        Ok(())
    }

    fn read_row(&mut self, row: &Row, columns: &[(usize, Field)]) -> Result<(), ListError> {
        let mut texts = Texts::default();
        let mut entrant = Entrant::default();
        let (mut last, mut first) = (Label::default(), Label::default());
        let mut womens_title = Label::default();
        let mut ratings: BTreeMap<RatingKind, Rating> = BTreeMap::new();
        let mut board = None;
        for (at, field) in columns {
            let cell = row.cells.get(*at).map_or("", |cell| unguard(cell));
            let called = if *field == Field::Born { "date of birth" } else { field.name() };
            let text = |texts: &mut Texts| texts.take(row.line, field.name(), cell);
            let mut fact = |read: &dyn Fn(&str) -> Result<String, person::NotAFact>| {
                texts.fact(row.line, called, cell, read)
            };
            match field {
                Field::Name => {
                    let name = spaced(cell);
                    entrant.name = texts.take(row.line, field.name(), &name);
                }
                Field::LastName => last = text(&mut texts),
                Field::FirstName => first = text(&mut texts),
                Field::Club => entrant.club = text(&mut texts),
                Field::Category => entrant.category = text(&mut texts),
                Field::Team => entrant.partnership = text(&mut texts),
                Field::ShortName => entrant.short_name = text(&mut texts),
                Field::Captain => entrant.captain = text(&mut texts),
                Field::Board if person::is_nothing(cell.trim()) => {}
                Field::Board => match cell.trim().trim_end_matches('.').parse() {
                    Ok(number) if 0 < number => board = Some(number),
                    Ok(_) | Err(_) => {
                        let why = format!("{} is not the number of a board", quoted(cell));
                        texts.leave_out(row.line, field.name(), &why);
                    }
                },
                Field::Title => entrant.title = fact(&|text| person::title(text).map(str::to_owned)),
                Field::WomensTitle => womens_title = fact(&|text| person::title(text).map(str::to_owned)),
                Field::Federation => entrant.federation = fact(&person::federation),
                Field::Sex => entrant.sex = fact(&|text| self.draft.sexes.read(text).map(str::to_owned)),
                Field::Id => entrant.fide_id = fact(&person::id),
                Field::Born => entrant.born = fact(&|text| person::birth(text, self.draft.dates)),
                Field::Rating(kind) => match person::rating(cell) {
                    Ok(rating) => ratings.extend(rating.map(|rating| (*kind, rating))),
                    Err(wrong) => texts.leave_out(row.line, field.name(), &wrong.to_string()),
                },
                Field::Fee => match cell.trim() {
                    nothing if person::is_nothing(nothing) => {}
                    fee => match person::money(fee) {
                        Ok(fee) => entrant.fee = Some(fee),
                        Err(wrong) => texts.leave_out(row.line, field.name(), &wrong.to_string()),
                    },
                },
            }
        }
        if entrant.name.is_empty() {
            let parts = [&*last, &*first].into_iter().filter(|part| !part.is_empty());
            entrant.name = Label::taken_over(&parts.collect::<Vec<_>>().join(", "));
        }
        if entrant.title.is_empty() {
            entrant.title = womens_title;
        }
        let kind = self.draft.ratings.iter().copied().find(|kind| ratings.contains_key(kind));
        entrant.rating = kind.and_then(|kind| ratings.get(&kind)).copied();
        entrant.ratings = listed(columns, &ratings);
        note_changes(self.draft, row.line, &texts);
        let Some((one, other)) = entrant.name.split_once(" + ").filter(|_| self.partners) else {
            return add(self.draft, row, entrant, (kind, board));
        };
        // In a line of a pair, the second player gets only the data that apply to both.
        let named = |name: &str| Label::taken_over(name.trim());
        let Entrant { club, category, partnership, federation, .. } = entrant.clone();
        let other =
            Entrant { name: named(other), club, category, partnership, federation, ..Entrant::default() };
        let one = Entrant { name: named(one), ..entrant };
        registration::as_partners(one, other)
            .into_iter()
            .try_for_each(|one| add(self.draft, row, one, (kind, None)))
    }
}

/// Sets the partnership of players whose column has the partner's name instead of a common name.
fn name_partnerships(players: &mut [ListedPlayer]) {
    let mut places: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    for (at, player) in players.iter().enumerate() {
        places.entry(words_of_name(&player.entrant.name)).or_insert(at);
    }
    for at in 0..players.len() {
        let label = &players[at].entrant.partnership;
        let partner = places.get(&words_of_name(label)).filter(|other| **other != at && !label.is_empty());
        let Some(partner) = partner.copied() else { continue };
        let plain = |at: usize| Entrant { partnership: Label::default(), ..players[at].entrant.clone() };
        let [one, other] = registration::as_partners(plain(at), plain(partner));
        players[at].entrant = one;
        players[partner].entrant = other;
    }
}

/// Returns the ratings of a line by kind if the list has several columns of ratings; a single column
/// is simply the rating and needs no kind.
fn listed(columns: &[(usize, Field)], ratings: &BTreeMap<RatingKind, Rating>) -> Vec<ListedRating> {
    let is_rating = |(_, field): &&(usize, Field)| matches!(field, Field::Rating(_));
    if columns.iter().filter(is_rating).count() < 2 {
        return Vec::new();
    }
    let known = ratings.iter().filter_map(|(kind, rating)| Some((kind.listed()?, *rating)));
    let mut listed: Vec<_> = known
        .map(|(kind, rating)| ListedRating { kind, rating, k: None, source: Label::default() })
        .collect();
    // A rating without a kind beside others is the federation's: an equal value differs only by its kind.
    if let Some(plain) =
        ratings.get(&RatingKind::Plain).filter(|_| !ratings.contains_key(&RatingKind::Standard))
        && listed.iter().any(|other| other.rating == *plain)
    {
        let kind = engine::action::RatingKind::Standard;
        listed.push(ListedRating { kind, rating: *plain, k: None, source: Label::default() });
    }
    listed.sort_by_key(|listed| listed.kind);
    listed
}

/// Removes a first line that only names the separator, as spreadsheets write it: `sep=;`.
fn without_stated_separator(text: Cow<'_, str>) -> (Cow<'_, str>, Option<Separator>) {
    let first = text.lines().next().unwrap_or_default();
    let stated = Separator::ALL.into_iter().find(|separator| {
        let line = format!("sep={}", char::from(separator.byte()));
        first.trim_matches(['"', ' ']).eq_ignore_ascii_case(&line)
    });
    // An empty line remains, so that the other line numbers do not change.
    let rest = stated.and_then(|_| text.get(first.len()..)).map(str::to_owned);
    (rest.map_or(text, Cow::Owned), stated)
}

/// Returns the separator that gives the most lines the most columns: that of the line that has it
/// most often.
fn separator(text: &str) -> Separator {
    let first: Vec<&str> =
        text.lines().filter(|line| !line.trim().is_empty()).take(HEADINGS_WITHIN).collect();
    let times = |separator: Separator| {
        let count = |line: &&str| line.bytes().filter(|byte| *byte == separator.byte()).count();
        // The headings are the best evidence; without headings, the first line.
        let headings = first.iter().find(|line| {
            let cells = line.split(char::from(separator.byte()));
            let row =
                Row { line: 0, cells: cells.map(|cell| cell.trim_matches('"').trim().to_owned()).collect() };
            has_headings(&row)
        });
        (headings.is_some(), headings.or(first.first()).map_or(0, count))
    };
    Separator::ALL.into_iter().rev().max_by_key(|separator| times(*separator)).unwrap_or(Separator::Comma)
}
