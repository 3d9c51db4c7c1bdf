//! PDF of every report of every event: the text that went in comes out again, and the bytes are the same.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::saves::saves;
use crate::support::audited::contents_of;
use crate::support::showcase;
use wallchart::engine::action::Act;
use wallchart::engine::replay;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::engine::text::Remark;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{Block, Options, Report, ReportKind, Source};
use wallchart::pdf::{self, BuiltInOnly};

fn reports(state: &State) -> Vec<(ReportKind, Report)> {
    let imprint = showcase::imprint();
    let source = Source { state, round: state.last_round(), imprint: &imprint };
    let now = Standings::after(state, source.round);
    let order = NameOrder::plain();
    let options = Options { order: &order, prizes: None };
    let kinds = ReportKind::ALL.iter().filter(|kind| kind.is_of(state));
    kinds.filter_map(|kind| Some((*kind, kind.build(source, &now, options).ok()?))).collect()
}

fn write(kind: ReportKind, report: &Report) -> Vec<u8> {
    pdf::write(kind, report, pdf::Options::default(), &mut BuiltInOnly).unwrap().bytes
}

/// Returns the text of a PDF as poppler reads it; `None` if poppler is not installed.
fn read(pdf: &[u8]) -> Option<String> {
    let mut command = Command::new("pdftotext");
    command.args(["-raw", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut reader = command.spawn().ok()?;
    reader.stdin.take().unwrap().write_all(pdf).unwrap();
    Some(String::from_utf8(reader.wait_with_output().unwrap().stdout).unwrap())
}

/// Returns the text that a PDF must have: the words of cells, facts, notes and slips.
fn words(report: &Report) -> Vec<String> {
    let mut texts = vec![report.event.clone(), report.title.clone()];
    for block in report.sections.iter().flat_map(|section| &section.blocks) {
        match block {
            Block::Grid(grid) => {
                // A sheet for the wall leaves out columns that are empty.
                let is_needed = |at: &usize| {
                    let mut cells = grid.rows.iter().filter_map(|row| row.cells.get(*at));
                    cells.any(|cell| !cell.text.is_empty())
                };
                let heads = (0..grid.columns.len()).filter(is_needed).map(|at| grid.columns[at].head.clone());
                texts.extend(heads);
                texts.extend(grid.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.clone()));
            }
            // The lines of a drawing are drawn.
            Block::Tree(grid) => {
                let cells = grid.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.clone());
                texts.extend(cells.filter(|text| !text.contains(['─', '│'])));
            }
            Block::Facts(facts) => {
                texts.extend(facts.iter().flat_map(|(label, fact)| [label.clone(), fact.clone()]));
            }
            Block::Note(note) => texts.push(note.clone()),
            Block::Working(working) => texts.extend(working.short.clone()),
            Block::Signs(_, signs) => {
                texts.extend(signs.iter().flat_map(|sign| &sign.lines).map(|line| line.text.clone()));
                // A sign has neither the event nor the title of the report above it.
                texts.drain(..2);
            }
            Block::Slips(slips) => {
                for slip in slips {
                    texts.push(format!("{} {}", slip.place.0, slip.place.1));
                    texts.extend(slip.facts.iter().flat_map(|(label, fact)| [label.clone(), fact.clone()]));
                    texts.extend(slip.choices.iter().chain(&slip.blanks).chain(&slip.signatures).cloned());
                }
                // A slip has the title of the report in the properties of the file only.
                texts.remove(1);
            }
        }
    }
    texts.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned).collect()
}

#[test]
#[expect(clippy::print_stderr, reason = "a test that checks nothing says so")]
fn the_text_of_every_report_is_in_its_pdf() {
    for path in saves() {
        let contents = contents_of(&path).unwrap();
        let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
        for (kind, report) in reports(&state) {
            // With a number of pages, no column yields to the type.
            let options = pdf::Options { pages: Some(2), ..pdf::Options::default() };
            let pdf = pdf::write(kind, &report, options, &mut BuiltInOnly).unwrap();
            let Some(text) = read(&pdf.bytes) else {
                eprintln!("skipped: pdftotext is not installed");
                return;
            };
            let close: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            for word in words(&report) {
                assert!(close.contains(&word), "{} {}: {word} is lost", path.display(), kind.name());
            }
        }
    }
}

#[test]
fn a_card_is_one_page() {
    for path in saves() {
        let contents = contents_of(&path).unwrap();
        let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
        let (kind, report) =
            reports(&state).into_iter().find(|(kind, _)| *kind == ReportKind::Cards).unwrap();
        let pdf = pdf::write(kind, &report, pdf::Options::default(), &mut BuiltInOnly).unwrap();
        assert_eq!(pdf.pages, state.players.len(), "{}", path.display());
        assert!(8.0 <= pdf.type_size, "{}: {} pt", path.display(), pdf.type_size);
    }
}

/// Returns the lines about the place of each player, in the order of the standings.
fn places(state: &State) -> Vec<Vec<String>> {
    let (_, report) = reports(state).into_iter().find(|(kind, _)| *kind == ReportKind::Cards).unwrap();
    let of_section = |blocks: Vec<Block>| {
        blocks
            .into_iter()
            .find_map(|block| if let Block::Working(of) = block { Some(of.short) } else { None })
    };
    report.sections.into_iter().filter_map(|section| of_section(section.blocks)).collect()
}

#[test]
fn a_card_compares_only_players_with_a_place() {
    let of = |name: &str| {
        let contents = contents_of(&saves().into_iter().find(|path| path.ends_with(name)).unwrap()).unwrap();
        replay::replay(&contents.header, &contents.entries).unwrap().0
    };
    let mut state = of("chess-swiss.ron");
    let second = places(&state)[1].clone();
    let leader = Standings::after(&state, state.last_round()).rows[0].player;
    state.evolve(&Act::Exclude { id: leader, after: state.last_round(), reason: Remark::default() });
    state.evolve(&Act::LeaveOut { id: leader, out: true });
    let after = places(&state);
    assert!(second[0].starts_with("Behind "), "{second:?}");
    assert!(after[0][0].starts_with("Ahead of "), "{:?}", after[0]);
    assert_eq!(after.last().unwrap(), &[""; 0], "the player who is left out");
    assert!(after.iter().flatten().all(|line| !line.contains("place -")), "{after:?}");
    // Hands decide between equal places at tables, and they have no column.
    for lines in places(&of("dice-night.ron")) {
        assert!(lines[0].contains("best hand: "), "{lines:?}");
    }
}

#[test]
fn every_report_gives_the_same_bytes_twice() {
    let contents = contents_of(&saves()[3]).unwrap();
    let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
    for (kind, report) in reports(&state) {
        assert_eq!(write(kind, &report), write(kind, &report), "{}", kind.name());
    }
}
