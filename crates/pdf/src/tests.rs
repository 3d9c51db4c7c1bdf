//! Laws of the layout, measured on its data: nothing overlaps, leaves the page, is too small or is lost.

mod every_report;

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::fitting::SMALLEST;
use crate::page::{Area, Content, Page};
use crate::table::count;
use formats::language::Language;
use formats::report::{Cell, Column, Emphasis, Grid, Row};

/// The error of sums of distances, in points.
const TOLERANCE: f32 = 0.2;

fn report(sections: Vec<Section>) -> Report {
    Report {
        event: "Autumn Open".to_owned(),
        about: "Uppsala, October 3, 2026".to_owned(),
        title: "Standings after round 7".to_owned(),
        sections,
        data: None,
        footer: vec!["Autumn Open, round 7 of 7".to_owned(), format!("chain {}", "1f".repeat(32))],
        page: "https://example.org/autumn-open".to_owned(),
        mark: "last entry 2026-10-03T18:00:00Z, head 1f1f1f".to_owned(),
        language: Language::default(),
    }
}

fn standings(players: usize) -> Report {
    let columns = vec![
        Column::number("#"),
        Column::text("Name"),
        Column::number("Rtg"),
        Column::mark("Colour"),
        Column::number("BH/C1"),
    ];
    let row = |at: usize| {
        let name = ["Ødegård, Karl-Fredrik", "Berg, Ida", "Οικονόμου, Ελένη", "Щукин, Фёдор"][at % 4];
        let half = if at.is_multiple_of(2) { ".5" } else { "" };
        Row::of(vec![
            Cell::of(at + 1),
            Cell::of(name),
            Cell::of(2500 - at),
            Cell::of("w"),
            Cell::of(format!("{}{half}", at % 13)),
        ])
    };
    let rows = (0..players).map(row).collect();
    report(vec![Section::of(vec![
        Block::Grid(Grid { columns, rows }),
        Block::Note("BH/C1: Buchholz.".into()),
    ])])
}

fn laid_out(kind: ReportKind, report: &Report, options: Options) -> LaidOut {
    lay_out(kind, report, options, &mut Typesetter::new(&mut BuiltInOnly).unwrap()).unwrap()
}

fn texts(page: &Page) -> Vec<(Area, f32, String)> {
    let text = |content: &Content| match content {
        Content::Text { size, line, .. } | Content::Turned { size, line, .. } => {
            let text: String = line.runs.iter().map(|run| run.text.as_str()).collect();
            (!text.trim().is_empty()).then(|| (content.area(), *size, text))
        }
        Content::Code(..) | Content::Shade(_) | Content::Frame(_) | Content::Rule { .. } => None,
    };
    page.items.iter().filter_map(|item| text(&item.content)).collect()
}

fn overlap(one: &Area, other: &Area) -> bool {
    let apart = |begin: f32, end: f32| end - begin <= TOLERANCE;
    let across = (one.x.max(other.x), (one.x + one.width).min(other.x + other.width));
    let down = (one.y.max(other.y), (one.y + one.height).min(other.y + other.height));
    !apart(across.0, across.1) && !apart(down.0, down.1)
}

#[track_caller]
fn check(laid_out: &LaidOut) {
    for page in &laid_out.sheets.pages {
        for item in &page.items {
            let Area { x, y, width, height } = item.content.area();
            let is_inside = -TOLERANCE <= x
                && -TOLERANCE <= y
                && x + width <= page.width + TOLERANCE
                && y + height <= page.height + TOLERANCE;
            assert!(is_inside, "{:?} leaves the page", item.content);
        }
        let texts = texts(page);
        for (at, (area, size, text)) in texts.iter().enumerate() {
            assert!(SMALLEST <= *size, "{text}: {size} pt");
            let other = texts[at + 1..].iter().find(|(other, ..)| overlap(area, other));
            assert_eq!(other, None, "{text} {area:?} is overlapped");
        }
    }
}

/// Every text of the cells is on the pages, whole.
#[track_caller]
fn check_texts(report: &Report, laid_out: &LaidOut) {
    let close = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let shown: String = laid_out.sheets.pages.iter().flat_map(texts).map(|(.., text)| close(&text)).collect();
    for cell in report.grid().unwrap().rows.iter().flat_map(|row| &row.cells) {
        assert!(shown.contains(&close(&cell.text)), "{} is lost", cell.text);
    }
}

#[test]
fn nothing_overlaps_or_is_lost_on_any_paper() {
    for players in [0, 8, 40, 120] {
        let report = standings(players);
        for paper in Paper::ALL {
            for orientation in [None, Some(Orientation::Portrait)] {
                let laid_out =
                    laid_out(ReportKind::Standings, &report, Options { paper, orientation, pages: None });
                check(&laid_out);
                check_texts(&report, &laid_out);
            }
        }
    }
}

#[test]
fn forty_rows_are_read_from_afar_on_two_pages() {
    let laid_out = laid_out(ReportKind::Standings, &standings(40), Options::default());
    assert!(laid_out.sheets.pages.len() <= 2);
    assert!(16.0 <= laid_out.type_size, "{} pt", laid_out.type_size);
}

/// A standings table with a club of 40 letters, a category, and a column that is empty.
fn with_clubs(players: usize) -> Report {
    let mut report = standings(players);
    for block in report.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        let Block::Grid(grid) = block else { continue };
        grid.columns.extend([
            Column::text("Club").minor(),
            Column::text("Cat").minor(),
            Column::number("DE"),
        ]);
        for row in &mut grid.rows {
            let club = "Schachfreunde der alten Brücke von Norr";
            row.cells.extend([Cell::of(club), Cell::of("U18"), Cell::of("")]);
        }
    }
    report
}

#[test]
fn columns_yield_to_type_that_is_read_from_afar() {
    let heads = |laid_out: &LaidOut| -> Vec<String> {
        let all = laid_out.sheets.pages.iter().flat_map(texts).map(|(.., text)| text);
        all.filter(|text| ["Club", "Cat", "DE"].contains(&text.as_str()))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect()
    };
    let lay_out = |players, pages| {
        let laid_out =
            laid_out(ReportKind::Standings, &with_clubs(players), Options { pages, ..Options::default() });
        check(&laid_out);
        (heads(&laid_out), laid_out)
    };
    let (heads, few) = lay_out(8, None);
    assert_eq!(heads, ["Cat", "Club"], "eight rows have room for all that say something");
    assert!(16.0 <= few.type_size);
    let (heads, many) = lay_out(55, None);
    assert_eq!(heads, ["Cat"], "the club is the widest");
    assert!(16.0 <= many.type_size && many.sheets.pages.len() == 2, "{} pt", many.type_size);
    let (heads, most) = lay_out(300, None);
    assert_eq!(heads, ["Cat", "Club"], "nothing yields if the type stays small");
    assert!(most.type_size < 16.0);
    assert_eq!(lay_out(55, Some(2)).0, ["Cat", "Club"], "who asks for pages has all columns");
}

#[test]
fn every_sheet_has_the_code_of_the_page() {
    let codes = |report: &Report| -> Vec<usize> {
        let laid_out =
            laid_out(ReportKind::Standings, report, Options { pages: Some(3), ..Options::default() });
        check(&laid_out);
        let is_code = |item: &&crate::page::Item| matches!(item.content, Content::Code(..));
        laid_out.sheets.pages.iter().map(|page| page.items.iter().filter(is_code).count()).collect()
    };
    let with = standings(120);
    let without = Report { page: String::new(), ..with.clone() };
    assert_eq!(codes(&with), [1; 3]);
    assert_eq!(codes(&without), [0; 3]);
}

/// A code needs a white area of four squares (ISO/IEC 18004).
#[test]
fn nothing_is_in_the_white_area_of_the_code() {
    for paper in Paper::ALL {
        let laid_out =
            laid_out(ReportKind::Standings, &standings(120), Options { paper, ..Options::default() });
        for page in &laid_out.sheets.pages {
            let code = page.items.iter().find_map(|item| {
                let Content::Code(area, code) = &item.content else { return None };
                Some((*area, 4.0 * area.width / count(code.side)))
            });
            let (Area { x, y, width, height }, quiet) = code.unwrap();
            let (side, around) = (width + 2.0 * quiet, height + 2.0 * quiet);
            let white = Area { x: x - quiet, y: y - quiet, width: side, height: around };
            let near = texts(page).into_iter().find(|(area, ..)| overlap(&white, area));
            assert_eq!(near, None);
        }
    }
}

#[test]
fn a_text_without_spaces_stays_on_the_page() {
    let title = "第三十八届全国业余围棋与国际象棋公开锦标赛二〇二六年秋季大师组及候补大师组第七轮对阵表";
    let mut report = standings(8);
    (report.event, report.title, report.about) = (title.into(), title.into(), title.repeat(4));
    report.footer = vec![title.repeat(3)];
    report.sections[0].heading = title.repeat(2);
    report.sections[0].blocks.push(Block::Note(format!("https://example.org/{}", "a".repeat(300))));
    check(&laid_out(ReportKind::Standings, &report, Options::default()));
    let slip = Slip { heading: title.into(), ..slip(1) };
    let slips = self::report(vec![Section::of(vec![Block::Slips(vec![slip; 3])])]);
    check(&laid_out(ReportKind::Slips, &slips, Options::default()));
}

#[test]
fn more_pages_make_larger_type() {
    let with = |pages| {
        laid_out(ReportKind::Standings, &standings(120), Options { pages: Some(pages), ..Options::default() })
    };
    let (one, four) = (with(1), with(4));
    assert_eq!((one.sheets.pages.len(), four.sheets.pages.len() <= 4), (1, true));
    assert!(one.type_size < four.type_size);
}

#[test]
fn a_table_wider_than_the_page_is_divided() {
    let columns = [Column::number("#"), Column::text("Name")].into_iter();
    let columns: Vec<Column> = columns.chain((1..=120).map(|at| Column::mark(&at.to_string()))).collect();
    let row = |at: usize| {
        let lead = [Cell::of(at), Cell::of("Ødegård, Karl-Fredrik")].into_iter();
        Row::of(lead.chain((0..120).map(|_| Cell::of("12w½"))).collect())
    };
    let grid = Grid { columns, rows: (1..=30).map(row).collect() };
    let report = report(vec![Section::of(vec![Block::Grid(grid)])]);
    let laid_out = laid_out(ReportKind::Crosstable, &report, Options::default());
    check(&laid_out);
    check_texts(&report, &laid_out);
}

fn slip(at: usize) -> Slip {
    Slip {
        heading: "Autumn Open: round 7".to_owned(),
        place: ("Board".to_owned(), at),
        facts: vec![
            ("White".to_owned(), format!("{at} WGM Ødegård, Karl-Fredrik, Rtg 2214, PTS 3.0")),
            ("Black".to_owned(), "1 Berg, Ida, Rtg 1999, PTS 2.5".to_owned()),
        ],
        choices: ["1-0", "½-½", "0-1"].map(str::to_owned).to_vec(),
        signatures: ["White signs", "Black signs"].map(str::to_owned).to_vec(),
        ..Slip::default()
    }
}

fn slips(number: usize) -> Report {
    report(vec![Section::of(vec![Block::Slips((1..=number).map(slip).collect())])])
}

#[test]
fn slips_are_in_order_after_the_cut() {
    let laid_out = laid_out(ReportKind::Slips, &slips(19), Options::default());
    check(&laid_out);
    let marks = |page| texts(page).iter().filter(|(.., text)| *text == slips(1).mark).count();
    assert_eq!(laid_out.sheets.pages.iter().map(marks).sum::<usize>(), 19, "one on each slip");
    let boards = |page: &Page| -> Vec<String> {
        let all = texts(page).into_iter().map(|(.., text)| text);
        all.filter_map(|text| text.strip_prefix("Board ").map(str::to_owned)).collect()
    };
    let pages: Vec<Vec<String>> = laid_out.sheets.pages.iter().map(boards).collect();
    let places = pages[0].len();
    let cut = (0..places).flat_map(|place| pages.iter().filter_map(move |page| page.get(place)));
    assert_eq!(cut.cloned().collect::<Vec<_>>(), (1..=19).map(|at| at.to_string()).collect::<Vec<_>>());
}

#[test]
fn a_name_on_a_slip_is_in_one_line() {
    let laid_out = laid_out(ReportKind::Slips, &slips(3), Options::default());
    let all: Vec<String> = laid_out.sheets.pages.iter().flat_map(texts).map(|(.., text)| text).collect();
    assert!(all.contains(&"2 WGM Ødegård, Karl-Fredrik, Rtg 2214, PTS 3.0".to_owned()), "{all:?}");
}

fn signs(shape: SignShape) -> Report {
    let names =
        ["Berg, Ida", "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Theodora", "Ø"];
    let sign = |name: &str| {
        Sign::of([
            ("Autumn Open".to_owned(), Emphasis::Plain),
            ("128".to_owned(), Emphasis::Huge),
            (name.to_owned(), Emphasis::Large),
            (
                format!("{name}: for a long reason that needs more than one line of any paper"),
                Emphasis::Plain,
            ),
            ("O'Hara".to_owned(), Emphasis::Signature),
        ])
    };
    report(vec![Section::of(vec![Block::Signs(shape, names.map(sign).to_vec())])])
}

#[test]
fn signs_fit_on_any_paper() {
    for paper in Paper::ALL {
        for orientation in [None, Some(Orientation::Portrait), Some(Orientation::Landscape)] {
            for shape in [SignShape::Page, SignShape::Half, SignShape::Folded] {
                let options = Options { paper, orientation, pages: None };
                let laid_out = laid_out(ReportKind::NameCards, &signs(shape), options);
                check(&laid_out);
                let pages = if shape == SignShape::Page { 3 } else { 2 };
                assert_eq!(laid_out.sheets.pages.len(), pages);
            }
        }
    }
}

#[test]
fn a_folded_card_can_be_read_from_both_sides() {
    let laid_out = laid_out(ReportKind::NameCards, &signs(SignShape::Folded), Options::default());
    let page = &laid_out.sheets.pages[0];
    let shown: Vec<String> = texts(page).into_iter().map(|(.., text)| text).collect();
    assert_eq!(shown.iter().filter(|text| *text == "Berg, Ida").count(), 2, "{shown:?}");
    let turned = |item: &&crate::page::Item| matches!(item.content, Content::Turned { .. });
    assert!(page.items.iter().filter(turned).all(|item| item.owner == crate::page::Owner::Layout));
    write(ReportKind::NameCards, &signs(SignShape::Folded), Options::default(), &mut BuiltInOnly).unwrap();
}

#[test]
fn missing_characters_are_reported() {
    let mut report = standings(1);
    report.event = "Open 小林".to_owned();
    let pdf = write(ReportKind::Standings, &report, Options::default(), &mut BuiltInOnly).unwrap();
    assert_eq!(pdf.missing, ['小', '林']);
    assert!(warning(&pdf.missing).unwrap().ends_with(": 小林"));
}

#[test]
fn hebrew_and_arabic_run_from_right_to_left() {
    let mut fonts = BuiltInOnly;
    let mut setter = Typesetter::new(&mut fonts).unwrap();
    let line = setter.line("שרה, Berg", Weight::Regular);
    assert!(setter.missing().is_empty());
    let starts: Vec<usize> =
        line.runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.text_range.start).collect();
    assert!(starts.windows(2).any(|pair| pair[1] < pair[0]), "{starts:?}");
    let joined = setter.line("محمد", Weight::Regular).width;
    let apart: f32 = "محمد".chars().map(|c| setter.width(&c.to_string(), Weight::Regular)).sum();
    assert!(joined < apart, "letters are joined: {joined}, {apart}");
}

#[test]
fn the_same_report_gives_the_same_bytes() {
    let write =
        || write(ReportKind::Standings, &standings(120), Options::default(), &mut BuiltInOnly).unwrap().bytes;
    assert_eq!(write(), write());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn any_names_fit(names in proptest::collection::vec("[A-Za-zÄöøñαБאع小\u{301} ,'-]{0,80}", 1..40)) {
        let columns = vec![Column::number("#"), Column::text("Name"), Column::text("Club")];
        let row = |(at, name): (usize, &String)| {
            Row::of(vec![Cell::of(at), Cell::of(name), Cell::of(name)])
        };
        let grid = Grid { columns, rows: names.iter().enumerate().map(row).collect() };
        let report = report(vec![Section::of(vec![Block::Grid(grid)])]);
        check(&laid_out(ReportKind::Names, &report, Options::default()));
        write(ReportKind::Names, &report, Options::default(), &mut BuiltInOnly).unwrap();
    }
}
