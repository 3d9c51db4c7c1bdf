//! The differences between an event and its report, found by comparing the input with the event's own
//! output, so that no change is missed.

use super::write::field_of;
use crate::draft::Draft;
use crate::trf::report::{Code, Player, Report};
use crate::trf::{days, kept};
use engine::action::{Act, Entrant};
use engine::kept::ReportField;
use engine::scoring::GameScore;
use engine::words;

/// The number of changes of one kind that are named; the others are only counted.
const NAMED: usize = 5;

/// Returns a note after the line that it is about; line 0 is none.
pub(crate) fn behind_line(line: usize, text: &str) -> String {
    if line == 0 { text.to_owned() } else { format!("line {line}: {text}") }
}

/// A change of one kind: its subject, the text of the report, and the text that the event writes.
type Change<'a> = (&'static str, &'a str, String);

/// Lists the texts of a report that the event read from it writes in another form, except those that
/// reading has already reported. The kinds follow the order of the columns, each with its first few
/// cases.
pub(super) fn found(report: &Report, draft: &Draft) -> Vec<String> {
    let mut told = fields(report, draft);
    told.extend(records(report, draft));
    told.extend(entries(report));
    told
}

/// Compares the fields of the players' lines.
fn fields(report: &Report, draft: &Draft) -> Vec<String> {
    let mut changes: Vec<Change<'_>> = Vec::new();
    for (read, entrant) in report.players.iter().zip(entrants(draft)) {
        let rating = if read.rating == Some(0) { "0" } else { "" };
        let columns: [(&'static str, ReportField, &str); 6] = [
            ("sexes", ReportField::Sex, &read.sex),
            ("titles", ReportField::Title, &read.title),
            ("ratings", ReportField::Rating, rating),
            ("federations", ReportField::Federation, &read.federation),
            ("numbers of the federation", ReportField::FideNumber, &read.fide_number),
            ("dates of birth", ReportField::Birth, &read.birth),
        ];
        for (what, field, text) in columns {
            // A value that is not understood was left out, which is reported already.
            if text.is_empty() || kept::meant(field, text).is_none() {
                continue;
            }
            let now = field_of(entrant, field);
            if now != text {
                changes.push((what, text, now));
            }
        }
        let name = entrant.name.to_string();
        if name != read.name && crate::text::clean(&read.name) == read.name {
            changes.push(("names", &read.name, name));
        }
    }
    let kinds =
        ["sexes", "titles", "names", "ratings", "federations", "numbers of the federation", "dates of birth"];
    kinds.into_iter().filter_map(|kind| said(kind, &changes)).collect()
}

/// Returns the players of a draft in order of registration.
fn entrants(draft: &Draft) -> impl Iterator<Item = &Entrant> {
    draft
        .acts
        .iter()
        .filter_map(|act| if let Act::Register { entrant, .. } = act { Some(entrant) } else { None })
}

/// Describes the changes of one kind, each different one once.
fn said(kind: &'static str, changes: &[Change<'_>]) -> Option<String> {
    let mut ways: Vec<String> = Vec::new();
    for (_, text, now) in changes.iter().filter(|(of, _, _)| *of == kind) {
        let now = if now.is_empty() { "–" } else { now };
        let text = if text.is_empty() { "–" } else { text };
        let way = format!("{text} → {now}");
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    let who = if kind == "titles" { "the federation writes them today" } else { "the event has them" };
    (!ways.is_empty()).then(|| format!("{kind} are written as {who}: {}", words::first_few(&ways, NAMED)))
}

/// Compares the records of the event as a whole.
fn records(report: &Report, draft: &Draft) -> Vec<String> {
    let mut told = Vec::new();
    let text = |code: &str| {
        let line = report.others.iter().find(|other| other.code == code);
        line.map(|line| (line.line, line.text.trim())).filter(|(_, text)| !text.is_empty())
    };
    if text("012").is_none() {
        told.push(format!("the report has no name (012): the event is called {}", draft.details.title));
    }
    for (code, day) in [("042", &draft.details.first_day), ("052", &draft.details.last_day)] {
        if let Some((line, text)) = text(code)
            && days::read(text).is_some()
            && days::write(day) != text
        {
            told.push(behind_line(line, &format!("`{code} {text}` → {}", days::write(day))));
        }
    }
    let rated = report.players.iter().filter(|player| player.rating.is_some_and(|rating| 0 < rating)).count();
    if let Some((line, text)) = text("072")
        && let Some(Ok(counted)) = text.split_whitespace().next().map(str::parse::<usize>)
        && counted != rated
    {
        let players = words::count_of(rated, "player has a rating", "players have a rating");
        told.push(behind_line(line, &format!("`072 {text}`: {players}")));
    }
    if report.rounds.is_none() {
        let rounds = words::count(draft.setup.rounds.into(), "round");
        told.push(format!("the report does not say how many rounds there are (142): the event has {rounds}"));
    }
    told
}

/// Lists the entries of rounds that reports write differently today.
fn entries(report: &Report) -> Vec<String> {
    let cells = || report.players.iter().flat_map(|player: &Player| &player.cells);
    let is_of_teams = report.is_of_teams();
    let is_old =
        |sign: Code| !is_of_teams && cells().any(|cell| cell.opponent.is_none() && cell.code == sign);
    let old =
        [(Code::ForfeitWin, "+ → U"), (Code::Played(GameScore::Draw), "= → H"), (Code::ForfeitLoss, "- → Z")];
    let old: Vec<&str> = old.into_iter().filter(|(sign, _)| is_old(*sign)).map(|(_, way)| way).collect();
    let mut told = Vec::new();
    if !old.is_empty() {
        told.push(format!("entries without an opponent are byes: {}", old.join(", ")));
    }
    let is_colorless = |(place, player): (u16, &Player)| {
        player.cells.iter().zip(1_u16..).any(|(cell, round)| {
            let opponent = cell.opponent.filter(|opponent| place < *opponent);
            let other = opponent.and_then(|opponent| report.player(opponent)).map(|other| other.cell(round));
            cell.color.is_none() && other.is_some_and(|other| other.color.is_none())
        })
    };
    if (1..).zip(&report.players).any(is_colorless) {
        told.push("games without colours: the player with the smaller number has White".to_owned());
    }
    told
}
