//! The look of the screens: every state at three sizes with the role of every cell, in every theme, and with
//! names that are too long for any column.

use std::collections::BTreeSet;

use crate::support::expected;
use crate::support::screen::{self, FOUR, SIZES, TestDesk, chess, crikey};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthChar as _;
use wallchart::desk::Desk;
use wallchart::desks;
use wallchart::entry::keys::KeySet;
use wallchart::presets;
use wallchart::tui::widgets::colours::{self, Colours};
use wallchart::tui::widgets::theme::{Role, Theme};
use wallchart::user::files::{Files, RecentEvent};

/// Applies some steps at a desk.
fn after(mut desk: TestDesk, steps: &[&str]) -> TestDesk {
    for step in steps {
        match step.strip_prefix('"') {
            Some(typed) => desk.text(typed),
            None => desk.keys(step),
        }
    }
    desk
}

fn decided() -> TestDesk {
    after(TestDesk::new("probit-new", &FOUR), &["4p<Enter>1"])
}

fn dice() -> TestDesk {
    let names = ["Aaron Aardvark", "Jane Roe", "John Doe", "Macguiver", "Zoltan Zwingli"];
    after(TestDesk::new("dice", &names), &["4p<Enter>11166<Enter>55552<Enter>35"])
}

/// A match of two teams with namesakes and names of several scripts.
fn teams() -> TestDesk {
    let long = "\"Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana, 2100";
    let desk = after(TestDesk::new("team-round-robin", &["Nord", "東京チェス部"]), &["<Home>m"]);
    let desk = after(desk, &["\"Berg, Luca, 2200, WGM", "<Enter>", long, "<Enter>", "\"כהן, שרה", "<Enter>"]);
    let desk =
        after(desk, &["\"Moser, Vera; Thal, Wim", "<Enter><Esc><End>m", "\"小林, 陽菜, 2150; Grau, Ines"]);
    after(desk, &["<Enter>", "\"Berg, Luca, 1990; Adler, Pia", "<Enter>y<Esc><F4>p<Enter>"])
}

fn tractor() -> TestDesk {
    let tricks = "\"S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ";
    let desk =
        TestDesk::new("tractor", &["Alice, team 1", "Bob, team 1", "Charles, team 2", "David, team 2"]);
    after(desk, &["4p<Enter><Enter>", "\"O Charles", "<Enter>", tricks, "<Enter>", "\"S9S9 H3D3"])
}

/// The home screen with recent events, whose files are missing.
fn recent() -> TestDesk {
    let mut desk = TestDesk::home();
    let files = Files::below(desk.folder.path());
    for (title, game, players, round, rounds) in [
        ("Autumn Open", "chess", 164, 4, 9),
        ("Crikey championship", "crikey", 11, 5, 5),
        ("李小龙纪念赛", "dice", 32, 0, 4),
    ] {
        let remembered = files.remember(RecentEvent {
            path: format!("/events/2026/{game}.ron").into(),
            title: title.parse().unwrap(),
            game: game.parse().unwrap(),
            players,
            round,
            rounds,
            saved: "2026-10-03T14:31:07Z".parse().unwrap(),
        });
        assert_eq!(remembered, None);
    }
    desk.app = screen::app_in(desk.folder.path(), KeySet::OneZero);
    desk
}

/// A tested state of the desk: its name and the way there.
pub(crate) type Look = (&'static str, fn() -> TestDesk);

/// Every screen, every overlay, every game's round, every level of warning.
pub(crate) const LOOKS: [Look; 59] = [
    ("home", TestDesk::home),
    ("home-recent", recent),
    ("setup", || after(chess(), &["2"])),
    ("setup-line", || after(TestDesk::new("fide-swiss", &FOUR), &["2<Enter>"])),
    ("setup-twice", || after(chess(), &["2jjjjjjj<Enter><Ctrl-u>5<Enter>"])),
    ("players", || after(TestDesk::new("chess-round-robin", &FOUR), &["b", "\"2 zero", "<Enter>kw<Enter>"])),
    ("players-adding", || after(TestDesk::new("chess-round-robin", &FOUR), &["a", "\"dahl, a"])),
    ("players-namesake", || {
        after(TestDesk::new("chess-round-robin", &FOUR), &["a", "\"Dahl, Anna", "<Enter>"])
    }),
    ("players-change", || {
        after(TestDesk::new("chess-round-robin", &FOUR), &["c<Ctrl-u>", "\"Berg, Lukas, 2230, XYZ"])
    }),
    ("players-list", || {
        after(TestDesk::new("fide-swiss", &[]), &["3i", &list("swiss-manager-de.csv"), "<Enter>"])
    }),
    ("players-list-lines", || {
        let players = ["Müller, Jörg, 2200, id 4611111", "Groß, Änne, 1855, w"];
        after(TestDesk::new("fide-swiss", &players), &["3i", &list("swiss-manager-de.csv"), "<Enter>d"])
    }),
    ("players-prompt", || after(TestDesk::new("chess-round-robin", &FOUR), &["w"])),
    ("round-none", || after(TestDesk::new("chess-round-robin", &FOUR), &["4"])),
    ("round-proposed", || after(TestDesk::new("chess-round-robin", &FOUR), &["4pm"])),
    ("round-swap", || after(chess(), &["11pmj<Right>m<Enter>"])),
    ("round-walk", || after(chess(), &["="])),
    ("round-bye", || after(TestDesk::new("fide-swiss", &FOUR[..3]), &["4p<Enter>"])),
    ("round-forfeit", || after(chess(), &["f"])),
    ("round-forfeited", || after(chess(), &["f1a"])),
    ("round-slips", || after(chess(), &["s1"])),
    ("round-second-pass", || after(chess(), &["1=v1"])),
    ("round-differ", || after(chess(), &["1=v0"])),
    ("round-decided", decided),
    ("round-crikey", || after(crikey(), &["1", "\"20 15"])),
    ("round-dice", dice),
    ("round-tractor", tractor),
    ("round-complete", || TestDesk::open("crikey-swiss.ron")),
    ("round-why", || after(TestDesk::open("chess-swiss.ron"), &["e"])),
    ("round-refused", || after(chess(), &["c"])),
    ("correction-reason", || after(chess(), &["1=kc0"])),
    ("correction", || after(chess(), &["1=kc0", "\"slip misread", "<Enter>"])),
    ("standings", || {
        let mut desk = TestDesk::open("document-swiss.ron");
        let _ = desk.screen(200, 60);
        after(desk, &["5e"])
    }),
    ("standings-why", || after(TestDesk::open("document-swiss.ron"), &["5je"])),
    ("standings-seal", || after(decided(), &["5S"])),
    ("standings-dice", || after(TestDesk::open("dice-night.ron"), &["5"])),
    ("standings-tractor", || after(TestDesk::open("tractor-pairs.ron"), &["5"])),
    ("crosstable", || after(TestDesk::open("chess-round-robin.ron"), &["6"])),
    ("crosstable-scrolled", || after(TestDesk::open("crikey-swiss.ron"), &["6ll"])),
    ("crosstable-tractor", || after(TestDesk::open("tractor-pairs.ron"), &["6"])),
    ("card", || after(TestDesk::open("crikey-club.ron"), &["7"])),
    ("card-why", || after(TestDesk::open("chess-swiss.ron"), &["7e"])),
    ("card-dice", || after(TestDesk::open("dice-night.ron"), &["7"])),
    ("card-tractor", || after(TestDesk::open("tractor-pairs.ron"), &["7"])),
    ("audit", || after(TestDesk::open("crikey-club.ron"), &["8[[["])),
    ("audit-verified", || after(TestDesk::open("crikey-club.ron"), &["8v"])),
    ("audit-correction", || after(chess(), &["1=kc0", "\"slip misread", "<Enter>c8"])),
    ("audit-entry", || after(TestDesk::open("crikey-club.ron"), &["8<Enter>"])),
    ("reports", || after(TestDesk::open("document-swiss.ron"), &["9"])),
    ("reports-read", || after(TestDesk::open("document-swiss.ron"), &["9jj<Enter>"])),
    ("projector", || after(TestDesk::open("document-swiss.ron"), &["9jjp"])),
    ("projector-boards", || after(TestDesk::open("crikey-swiss.ron"), &["4<Ctrl-t>"])),
    ("teams-players", || after(teams(), &["<F3><Home>"])),
    ("teams-round", || after(teams(), &["<F4>10"])),
    ("teams-card", || after(teams(), &["<F4>10<Esc><F3><Home><Enter>"])),
    ("teams-projector", || after(teams(), &["<F4>10<Esc><Ctrl-t>"])),
    ("help", || after(chess(), &["?"])),
    ("palette", || after(chess(), &[":", "\"seal"])),
    ("finder", || after(TestDesk::open("chess-swiss.ron"), &["5/", "\"an"])),
    ("message", || after(TestDesk::new("chess-round-robin", &FOUR), &["4px<Enter>"])),
];

/// The look of a state at every size: the letters, and under them the role of every cell.
#[test]
fn every_state_looks_as_it_did() {
    for (name, look) in LOOKS {
        // Help and palette list the available functions; only the build without several desks is compared.
        if desks::BUILT && ["help", "palette"].contains(&name) {
            continue;
        }
        let mut desk = look();
        let seen = SIZES.map(|(width, height)| {
            let (screen, roles) = (desk.screen(width, height), desk.roles(width, height));
            format!("{width}x{height}\n{screen}{width}x{height}, roles\n{roles}")
        });
        expected::check(&format!("tests/looks/{name}.txt"), &seen.concat());
    }
}

#[test]
fn no_look_is_forgotten() {
    expected::check_folder("tests/looks", &LOOKS.map(|(name, _)| format!("{name}.txt")));
}

// Nothing is clipped without a mark, and nothing covers another text.

/// A value that must be visible whole or be cut with a mark: its beginning and its end are unique.
struct Value {
    head: String,
    whole: String,
}

fn value(at: usize, filling: &str) -> Value {
    let head = format!("Q{at:02}");
    Value { whole: format!("{head}{filling}Z{at:02}"), head }
}

/// Names longer than any column, in letters of one and of two cells, with ratings of five digits; a long
/// title.
fn crowd() -> Vec<Value> {
    let fillings =
        ["abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", "李小龙陈港生成家班吴京甄子丹洪金宝元彪"];
    let mut values: Vec<Value> = (0..14).map(|at| value(at, fillings[at % 2])).collect();
    values.extend((14..40).map(|at| value(at, "")));
    values.push(value(99, fillings[0]));
    values
}

/// Types the path of a list of players.
fn list(name: &str) -> String {
    format!("\"{}/tests/lists/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// An event with every column as full as possible, with its rounds played.
fn crowded(preset: &str) -> TestDesk {
    let values = crowd();
    let mut clock = screen::clock();
    let title = &values.last().unwrap().whole;
    let header = presets::header(presets::find(preset).unwrap().setup, title.parse().unwrap(), &mut *clock);
    let mut desk = TestDesk::home();
    desk.app.put(Desk::in_memory(header, clock).unwrap());
    let ratings = if preset.starts_with("crikey") { 90 } else { 98_700 };
    for (at, value) in values[..values.len() - 1].iter().enumerate() {
        let line =
            format!("{}, {}, GM, GER, club Schachklub von 1872, team {}", value.whole, ratings - at, at / 2);
        // No chess player has such a rating, which causes a question.
        let add = if preset == "fide-swiss" { "<Enter>r<Esc>" } else { "<Enter><Esc>" };
        desk = after(desk, &["3a", &format!("\"{line}"), add]);
    }
    for _ in 0..3 {
        desk.keys("<F4>p<Enter>y");
        desk.keys(&format!("{} 1 0 <Esc><Esc><Esc>", "1 0 =".repeat(6)));
    }
    desk
}

/// The frame of an overlay.
const FRAME: [char; 6] = ['│', '╭', '╮', '╰', '╯', '─'];

/// Checks that every value that begins continues to its end, to the mark of a cut, to the next line, or under
/// a frame, and that every value that ends has begun.
fn check_cuts(screen: &str, values: &[Value], place: &str) {
    let below = screen.lines().skip(1).chain([""]);
    for (line, below) in screen.lines().zip(below) {
        for Value { head, whole } in values {
            for (at, _) in line.match_indices(head.as_str()) {
                let rest = &line[at..];
                let shared = rest.chars().zip(whole.chars()).take_while(|(one, other)| one == other).count();
                let missing: String = whole.chars().skip(shared).take(3).collect();
                // A wide character under the edge of a frame is blank.
                let good = match rest.chars().skip(shared).find(|c| *c != ' ') {
                    _ if missing.is_empty() => true,
                    Some(next) => next == '…' || FRAME.contains(&next),
                    None => below.contains(&missing),
                };
                assert!(good, "{place}: `{head}` is cut without a mark:\n{line}\n{screen}");
            }
            let tail = head.replace('Q', "Z");
            let covered = line.contains(FRAME);
            let begun =
                covered || line.matches(tail.as_str()).count() <= line.matches(whole.as_str()).count();
            assert!(begun, "{place}: the end of `{head}` stands alone:\n{line}\n{screen}");
        }
    }
}

/// Digits are never lost: a rating is whole, cut with a mark, or missing.
fn check_ratings(screen: &str, place: &str) {
    for (at, _) in screen.match_indices("986") {
        let digits: String = screen[at..].chars().take_while(char::is_ascii_digit).collect();
        let next = screen[at + digits.len()..].chars().next();
        let before = screen[..at].chars().next_back();
        let whole = digits.len() == 5 && before.is_none_or(|c| !c.is_ascii_digit());
        let marked = next.is_some_and(|next| next == '…' || FRAME.contains(&next));
        assert!(whole || marked, "{place}: a rating lost digits: {digits}\n{screen}");
    }
}

const CROWDED_SIZES: [(u16, u16); 7] =
    [(40, 10), (60, 20), (80, 24), (100, 30), (120, 40), (160, 50), (200, 60)];

#[test]
fn nothing_is_clipped_without_a_mark() {
    let values = crowd();
    let places = [
        "<Alt-1>",
        "<F2>",
        "<F3>",
        "<F3>/",
        "<F3>:",
        "<F3>b",
        "<F3>w",
        "<F3>c",
        "<F3>a",
        "<F4>",
        "<F4>/",
        "<F4>e",
        "<F4>c",
        "<F4>1",
        "<F4>p",
        "<F4><Ctrl-t>",
        "<F5>",
        "<F5>e",
        "<F5>S",
        "<F5><Ctrl-t>",
        "<F6>",
        "<F6>ll",
        "<F7>",
        "<F7>e",
        "<F8>",
        "<F8>[[d",
        "<F8><Enter>",
        "<F9>",
        "<F9><Enter>",
        "<F9>jj<Enter>",
        "<F9>w",
    ];
    for preset in ["fide-swiss", "probit-new", "crikey-swiss", "dice", "tractor"] {
        let mut desk = crowded(preset);
        for keys in places {
            desk.keys(keys);
            // Without `--release` only the smallest size, the largest and one between.
            let step = if cfg!(debug_assertions) { 5 } else { 1 };
            for (width, height) in CROWDED_SIZES.into_iter().step_by(step) {
                let screen = desk.screen(width, height);
                let place = format!("{preset}, {keys}, {width}x{height}");
                check_cuts(&screen, &values, &place);
                check_ratings(&screen, &place);
            }
            desk.keys("<Esc><Esc><Esc>");
        }
    }
}

/// A list with hidden columns or rows says so, at every size.
#[test]
fn hidden_columns_and_rows_are_marked() {
    let mut desk = crowded("fide-swiss");
    desk.keys("<F5>");
    // The text beside the list is behind a rule.
    let heads = |screen: &str| {
        let line = screen.lines().find(|line| line.contains("Name")).unwrap();
        line.split('│').next().unwrap_or_default().to_owned()
    };
    let all = heads(&desk.screen(200, 60));
    for (width, height) in CROWDED_SIZES {
        let screen = desk.screen(width, height);
        let head = heads(&screen);
        let whole = all.split_whitespace().all(|column| head.contains(column));
        assert!(whole || head.contains('›'), "{width}x{height}, columns of {all}:\n{screen}");
        let rows = screen.lines().skip(1).filter(|line| line.contains('Q')).count();
        let marked = screen.lines().any(|line| line.trim_end().ends_with('↓'));
        assert_eq!(rows < 40, marked, "{width}x{height}, {rows} rows:\n{screen}");
    }
}

// Every theme is readable, and no meaning depends on colour alone.

type Rgb = [u8; 3];

const fn hex(color: u32) -> Rgb {
    let [_, red, green, blue] = color.to_be_bytes();
    [red, green, blue]
}

/// The backgrounds of terminals: black and white, Solarized, Dracula, Tango (GNOME), Campbell (Windows).
const DARK: [Rgb; 5] = [hex(0), hex(0x00_2b36), hex(0x28_2a36), hex(0x2e_3436), hex(0x0c_0c0c)];
const LIGHT: [Rgb; 3] = [hex(0xff_ffff), hex(0xfd_f6e3), hex(0xee_eeec)];

/// A palette of named colours: its name, the backgrounds with which it is used, dark and light, and its
/// colours.
type Palette = (&'static str, &'static [Rgb], &'static [Rgb], [u32; 16]);

const PALETTES: [Palette; 5] = [
    (
        "PC",
        &[DARK[0]],
        &[LIGHT[0]],
        [
            0x00_0000, 0xaa_0000, 0x00_aa00, 0xaa_5500, 0x00_00aa, 0xaa_00aa, 0x00_aaaa, 0xaa_aaaa,
            0x55_5555, 0xff_5555, 0x55_ff55, 0xff_ff55, 0x55_55ff, 0xff_55ff, 0x55_ffff, 0xff_ffff,
        ],
    ),
    (
        "xterm",
        &[DARK[0]],
        &[LIGHT[0]],
        [
            0x00_0000, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5,
            0x7f_7f7f, 0xff_0000, 0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
        ],
    ),
    (
        "Tango",
        &[DARK[0], DARK[3]],
        &[LIGHT[0], LIGHT[2]],
        [
            0x2e_3436, 0xcc_0000, 0x4e_9a06, 0xc4_a000, 0x34_65a4, 0x75_507b, 0x06_989a, 0xd3_d7cf,
            0x55_5753, 0xef_2929, 0x8a_e234, 0xfc_e94f, 0x72_9fcf, 0xad_7fa8, 0x34_e2e2, 0xee_eeec,
        ],
    ),
    (
        "Campbell",
        &[DARK[4]],
        &[],
        [
            0x0c_0c0c, 0xc5_0f1f, 0x13_a10e, 0xc1_9c00, 0x00_37da, 0x88_1798, 0x3a_96dd, 0xcc_cccc,
            0x76_7676, 0xe7_4856, 0x16_c60c, 0xf9_f1a5, 0x3b_78ff, 0xb4_009e, 0x61_d6d6, 0xf2_f2f2,
        ],
    ),
    (
        "Solarized",
        &[DARK[1]],
        &[LIGHT[1]],
        [
            0x07_3642, 0xdc_322f, 0x85_9900, 0xb5_8900, 0x26_8bd2, 0xd3_3682, 0x2a_a198, 0xee_e8d5,
            0x00_2b36, 0xcb_4b16, 0x58_6e75, 0x65_7b83, 0x83_9496, 0x6c_71c4, 0x93_a1a1, 0xfd_f6e3,
        ],
    ),
];

/// The named colours in the order of a palette.
const NAMES: [Color; 16] = [
    Color::Black,
    Color::Red,
    Color::Green,
    Color::Yellow,
    Color::Blue,
    Color::Magenta,
    Color::Cyan,
    Color::Gray,
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

/// The relative luminance (WCAG 2.2).
fn luminance(color: [u8; 3]) -> f64 {
    let [red, green, blue] = color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { libm::pow((part + 0.055) / 1.055, 2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast ratio (WCAG 2.2).
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Roles that are not text: rules and the rest of a bar, which has a sign of its own.
const NO_TEXT: [Role; 2] = [Role::Rule, Role::Rest];

/// Returns the pairs of text and background with too little contrast in a theme, each with its contrast.
fn unreadable(
    pairs: &BTreeSet<(Role, Option<Role>)>,
    theme: &Theme,
    paper: Rgb,
    look: &dyn Fn(Color) -> Rgb,
) -> Vec<(Role, Option<Role>, f64)> {
    let paper = theme.paper().bg.map_or(paper, look);
    let measured = pairs.iter().map(|(role, on)| {
        let ink = theme.style(*role).fg.map_or_else(|| panic!("{role:?} has no colour"), look);
        let behind = on.and_then(|on| theme.style(on).bg).map_or(paper, look);
        (*role, *on, contrast(ink, behind))
    });
    let least = |role| if NO_TEXT.contains(&role) { 1.2 } else { 4.5 };
    measured.filter(|(role, _, ratio)| *ratio < least(*role)).collect()
}

/// Text has a contrast of 4.5 to 1 with its background (WCAG 2.2, 1.4.3) on every screen, in every theme,
/// with all colours, with 256 and with sixteen.
#[test]
fn every_text_is_readable_in_every_theme() {
    let mut pairs = BTreeSet::new();
    for (_, look) in LOOKS {
        pairs.append(&mut look().pairs(160, 50));
    }
    assert!(pairs.contains(&(Role::Text, Some(Role::Cursor))), "{pairs:?}");
    let themes = [("dark", true, false), ("light", false, true), ("contrast", true, true)];
    for (name, is_for_dark, is_for_light) in themes {
        let theme = Theme::built_in(name).unwrap();
        assert!(Role::ALL.iter().all(|role| !theme.style(*role).add_modifier.contains(Modifier::DIM)));
        let on = |dark: &[Rgb], light: &[Rgb]| {
            [if is_for_dark { dark } else { &[] }, if is_for_light { light } else { &[] }].concat()
        };
        for colours in [Colours::All, Colours::Numbered] {
            let theme = theme.clone().within(colours);
            for paper in on(&DARK, &LIGHT) {
                let found = unreadable(&pairs, &theme, paper, &|color| colours::rgb(color).unwrap());
                assert_eq!(found, [], "{name}, {colours:?}, {paper:?}");
            }
        }
        let theme = theme.within(Colours::Sixteen);
        for (palette, dark, light, values) in PALETTES {
            let look = |color| hex(values[NAMES.iter().position(|known| *known == color).unwrap()]);
            for paper in on(dark, light) {
                let found = unreadable(&pairs, &theme, paper, &look);
                // Solarized has greys for the bright colours, and none of its colours has that contrast.
                let is_grey =
                    |color| [Color::Black, Color::Gray, Color::White, Color::LightCyan].contains(&color);
                let is_excused = |role| palette == "Solarized" && !theme.style(role).fg.is_some_and(is_grey);
                let found: Vec<_> = found.into_iter().filter(|(role, ..)| !is_excused(*role)).collect();
                assert_eq!(found, [], "{name}, {palette}, {paper:?}");
            }
        }
    }
}

/// Neighbouring roles that differ in meaning only by their look.
const APART: [(Role, Role); 9] = [
    (Role::Accent, Role::Heading),
    (Role::Key, Role::KeyLabel),
    (Role::Key, Role::KeyOff),
    (Role::KeyLabel, Role::KeyOff),
    (Role::Found, Role::Text),
    (Role::Heading, Role::Text),
    (Role::Title, Role::Text),
    (Role::Caret, Role::Field),
    (Role::Field, Role::Text),
];

#[test]
fn neighbouring_roles_differ_in_every_theme() {
    let themes = Theme::NAMES.map(|name| Theme::built_in(name).unwrap());
    let numbered = themes.clone().map(|theme| theme.within(Colours::Numbered));
    for theme in themes.into_iter().chain(numbered) {
        for (one, other) in APART {
            assert_ne!(theme.style(one), theme.style(other), "{}: {one:?} and {other:?}", theme.name());
        }
    }
}

/// The letters that a role colours in a line, so that the colour is never needed.
const SIGNS: [(Role, &[&str]); 11] = [
    (Role::Gain, &["▲", "+", "0", "1"]),
    (Role::Loss, &["▼", "-", "−", "0"]),
    (Role::Bye, &["H", "U", "Z", "F"]),
    (Role::Forfeit, &["+", "-"]),
    (Role::Missing, &["·", ".", "*", "◐", "missing", "adjourned"]),
    (Role::Entered, &["0", "1", "½", "a", "+", "-", "•"]),
    (Role::Gone, &["†"]),
    (Role::Done, &["█", "●"]),
    (Role::Rest, &["░"]),
    (Role::Error, &["×"]),
    (Role::Good, &["✓", "complete"]),
];

#[test]
fn no_meaning_depends_on_colour_alone() {
    for (name, look) in LOOKS {
        let mut desk = look();
        for (width, height) in SIZES {
            let (screen, roles) = (desk.screen(width, height), desk.roles(width, height));
            for (role, signs) in SIGNS {
                for (line, roles) in screen.lines().zip(roles.lines()) {
                    let letters = coloured(line, roles, screen::letter(role));
                    let told = letters.trim().is_empty() || signs.iter().any(|sign| letters.contains(sign));
                    assert!(told, "{name}, {width}x{height}: {role:?} is told by colour alone:\n{line}");
                }
            }
        }
    }
}

/// The letters of a line that have a role; a role map has a letter for every cell.
fn coloured(line: &str, roles: &str, role: char) -> String {
    let mut cells = roles.chars();
    // A wide character has its letter twice.
    let is_of_role = |c: &char| cells.by_ref().take(c.width().unwrap_or(0)).last() == Some(role);
    line.chars().filter(|c| c.width() != Some(0)).filter(is_of_role).collect()
}

/// The roles that the states show: a role that no state shows would never be tested.
#[test]
fn every_role_is_shown_by_a_state() {
    let mut seen = String::new();
    for (_, look) in LOOKS {
        seen.push_str(&look().roles(200, 60));
    }
    let shown = |role: &Role| seen.contains(screen::letter(*role));
    let unseen: Vec<Role> = Role::ALL.into_iter().filter(|role| !shown(role)).collect();
    assert_eq!(unseen, [Role::Cursor], "the line under the cursor has no letters of its own");
}
