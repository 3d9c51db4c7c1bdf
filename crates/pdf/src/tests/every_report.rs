//! Every report of events of every game and size, on every paper: measured, and read again.

use std::borrow::Cow;

use super::*;
use crate::page::Owner;
use crate::slips::INSET;
use engine::action::{Act, Details, Entrant, Header, Numbering, Outcome, PairedBy};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::scoring::GameScore::{Draw, Loss, Win};
use engine::setup::{PairingSystem, Setup};
use engine::standings::Standings;
use engine::state::State;
use engine::text::Label;
use formats::presets;
use formats::report::names::NameOrder;
use formats::report::{Imprint, ReadAt, Source};

/// The numbers of players; without optimisation the small ones.
const SIZES: &[u32] = if cfg!(debug_assertions) { &[8, 40] } else { &[8, 40, 120, 300] };
/// The first character of the scripts of East Asia, which the built-in typefaces lack.
const FIRST_OF_EAST_ASIA: char = '\u{2e80}';
/// The papers.
const PAPERS: &[Paper] = if cfg!(debug_assertions) { &[Paper::Letter] } else { &Paper::ALL };

/// An event of a preset in which a round is played and another one is not.
fn event(preset: &str, players: u32) -> State {
    let setup = presets::find(preset).unwrap().setup;
    let seats = if setup.game.is_for_two() { 2 } else { 4 };
    let setup = Setup { pairing: PairingSystem::Manual, rounds: 5, ..setup };
    let details = Details {
        title: "Autumn Open".parse().unwrap(),
        place: "Uppsala".parse().unwrap(),
        arbiter: "O'Hara".parse().unwrap(),
        page: "https://example.org/autumn-open".parse().unwrap(),
        ..Details::default()
    };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    let is_of_teams = state.setup.game.match_rules().is_some();
    let order: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
    for id in &order {
        state.apply(&Act::Register { id: *id, entrant: entrant(id.0) }).unwrap();
        if is_of_teams {
            let members = (1..=4).map(|at| entrant(4 * id.0 + at)).collect();
            state.apply(&Act::Members { team: *id, members }).unwrap();
        }
    }
    state.apply(&Act::Number { order: order.clone(), by: Numbering::Rating }).unwrap();
    let half = order.len() / 2;
    let other: Vec<PlayerId> = (0..half).flat_map(|at| [order[at], order[at + half]]).collect();
    for (round, order) in (1..).map(RoundNo).zip([other, order]) {
        let boards: Vec<Vec<PlayerId>> = order.chunks(seats).map(<[PlayerId]>::to_vec).collect();
        let numbers = (1..).map(BoardNo).take(boards.len());
        state.apply(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand }).unwrap();
        for (board, score) in numbers.zip([(Win, Loss), (Draw, Draw), (Loss, Win)].into_iter().cycle()) {
            if seats == 2 && !is_of_teams && round == RoundNo(1) {
                let outcome = Outcome::game(score.0, score.1);
                state.apply(&Act::Record { round, board, outcome }).unwrap();
            }
        }
    }
    state
}

fn entrant(number: u32) -> Entrant {
    let names = [
        "Ødegård, Karl-Fredrik",
        "Berg, Ida",
        "Οικονόμου, Ελένη",
        "Щукин, Фёдор",
        "Featherstonehaugh-Cholmondeley, Maximiliana Theodora",
    ];
    let name = names[usize::try_from(number).unwrap() % names.len()];
    Entrant {
        name: format!("{name} {number}").parse().unwrap(),
        rating: (2600 - number).to_string().parse().ok(),
        title: if number.is_multiple_of(7) { "WGM" } else { "" }.parse().unwrap(),
        federation: "SWE".parse().unwrap(),
        club: ["SK Norr", "Club of the Old Bridge"][usize::try_from(number).unwrap() % 2].parse().unwrap(),
        ..Entrant::default()
    }
}

/// Returns the texts that paper must have, without the lines of drawings.
fn wanted(report: &Report) -> Vec<String> {
    let cells = |grid: &Grid| -> Vec<String> {
        let heads = grid.columns.iter().map(|column| column.head.clone());
        heads.chain(grid.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.clone())).collect()
    };
    let facts = |facts: &[(String, String)]| -> Vec<String> {
        facts.iter().flat_map(|(label, fact)| [label.clone(), fact.clone()]).collect()
    };
    let mut all: Vec<String> = report.sections.iter().map(|section| section.heading.clone()).collect();
    for block in report.sections.iter().flat_map(|section| &section.blocks) {
        all.extend(match block {
            Block::Grid(grid) => cells(grid),
            Block::Tree(grid) => cells(grid).into_iter().filter(|text| !text.contains(['─', '│'])).collect(),
            Block::Facts(pairs) => facts(pairs),
            Block::Note(note) => vec![note.clone()],
            Block::Working(working) => working.short.clone(),
            Block::Signs(_, signs) => {
                signs.iter().flat_map(|sign| &sign.lines).map(|line| line.text.clone()).collect()
            }
            Block::Slips(slips) => slips.iter().flat_map(|slip| facts(&slip.facts)).collect(),
        });
    }
    all
}

/// Checks that nothing is lost, and that no text is nearer to the edge than printers reach.
#[track_caller]
fn check_report(report: &Report, laid_out: &LaidOut, what: &str) {
    let close = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let mut shown = String::new();
    for page in &laid_out.sheets.pages {
        for (area, _, text) in texts(page) {
            let edge = INSET - TOLERANCE;
            let is_inside = edge <= area.x && area.x + area.width <= page.width - edge && edge <= area.y;
            assert!(is_inside && area.y + area.height <= page.height - edge, "{what}: {text} {area:?}");
        }
        // A sentence may go on after the line at the top of the next page.
        let mut body = page.clone();
        body.items.retain(|item| !matches!(item.owner, Owner::Header | Owner::Footer));
        shown.extend(texts(&body).iter().map(|(.., text)| close(text)));
    }
    for text in wanted(report) {
        assert!(shown.contains(&close(&text)), "{what}: {text} is lost");
    }
}

fn check_event(preset: &str, players: u32) {
    check_event_in("en", preset, players);
}

fn check_event_in(tags: &str, preset: &str, players: u32) {
    let state = event(preset, players);
    let language: Language = tags.parse().unwrap();
    let imprint = Imprint { head: "1f".repeat(32), language, ..Imprint::default() };
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let now = Standings::after(&state, source.round);
    let order = NameOrder::plain();
    let choices = formats::report::Options { order: &order, prizes: None };
    let mut fonts = BuiltInOnly;
    let mut setter = Typesetter::new(&mut fonts).unwrap();
    for kind in ReportKind::ALL.iter().filter(|kind| kind.is_of(&state)) {
        let Ok(report) = kind.build(source, &now, choices) else { continue };
        let report = report.translated();
        for paper in PAPERS {
            for orientation in Orientation::ALL {
                let what = format!("{tags} {preset} {players} {} {paper:?} {orientation:?}", kind.name());
                let options = Options { paper: *paper, orientation: Some(orientation), pages: None };
                let laid_out = lay_out(*kind, &report, options, &mut setter).expect(&what);
                check(&laid_out);
                let needed = if kind.read_at() == ReadAt::Wall {
                    let sections = columns::without_minor(&columns::without_empty(&report.sections));
                    Cow::Owned(Report { sections, ..report.clone().into_owned() })
                } else {
                    Cow::Borrowed(&*report)
                };
                check_report(&needed, &laid_out, &what);
            }
        }
    }
    // A character of a script that needs a typeface of the system is as wide as its replacement.
    let missing: Vec<char> = setter.missing().into_iter().filter(|c| *c < FIRST_OF_EAST_ASIA).collect();
    assert_eq!(missing, [] as [char; 0], "{tags} {preset} {players}");
}

#[test]
fn chess_fits_on_every_paper() {
    for players in SIZES {
        check_event("swiss-resistance", *players);
    }
}

#[test]
fn every_kind_of_script_fits_on_every_paper() {
    for (tags, preset) in
        [("zh", "swiss-resistance"), ("ja", "tractor"), ("ru", "team-swiss"), ("de+en", "dice")]
    {
        check_event_in(tags, preset, 8);
    }
}

#[test]
fn tables_fit_on_every_paper() {
    for preset in ["dice", "tractor"] {
        for players in SIZES {
            check_event(preset, *players);
        }
    }
}

#[test]
fn teams_fit_on_every_paper() {
    let sizes = if cfg!(debug_assertions) { [8, 10] } else { [8, 40] };
    for teams in sizes {
        check_event("team-swiss", teams);
    }
}
