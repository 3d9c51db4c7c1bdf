//! Sealed means sealed: the published table stays on the screen despite later changes, and the changes since
//! are reported.

use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;
use wallchart::audit;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action, Entrant, Outcome, PairedBy};
use wallchart::engine::announced::{self, Status};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore::{Draw, Loss, Win};
use wallchart::engine::setup::{Ranking, Setup, TieBreak};
use wallchart::formats::report::card::Cards;
use wallchart::formats::report::{Imprint, Source, text};
use wallchart::presets;

use crate::support::audited::{audited_file, contents_of};
use crate::support::screen::TestDesk;

const FIRST: RoundNo = RoundNo(1);

/// Four players after a sealed round: Anna and Curie won.
fn sealed(folder: &TempDir) -> Desk {
    let mut setup = presets::find("fide-swiss").unwrap().setup;
    // Tie-breaks of the first format, so that the seal's effect on the format is visible.
    setup.ranking =
        Ranking::by(vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Wins, TieBreak::Blacks]);
    sealed_by(setup, folder)
}

fn sealed_by(mut setup: Setup, folder: &TempDir) -> Desk {
    // Official events allow only the tie-breaks of C.07.
    setup.regulations.official = false;
    let clock = || SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let header = presets::header(setup, "Club Evening".parse().unwrap(), &mut clock());
    let mut desk = Desk::create(&folder.path().join("event.ron"), header, clock()).unwrap();
    for name in ["Anna", "Berg", "Curie", "Dahl"] {
        register(&mut desk, name);
    }
    let boards = vec![vec![PlayerId(1), PlayerId(2)], vec![PlayerId(3), PlayerId(4)]];
    publish(&mut desk, 1, boards);
    record(&mut desk, 1, 1, Outcome::game(Win, Loss));
    record(&mut desk, 1, 2, Outcome::game(Win, Loss));
    desk.seal(FIRST, &[]).unwrap();
    desk
}

fn register(desk: &mut Desk, name: &str) {
    let id = PlayerId(u32::try_from(desk.state().players.len() + 1).unwrap());
    let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
    desk.record(Act::Register { id, entrant }, &[]).unwrap();
}

fn publish(desk: &mut Desk, round: u16, boards: Vec<Vec<PlayerId>>) {
    let act = Act::Publish { round: RoundNo(round), boards, byes: Vec::new(), by: PairedBy::Hand };
    let warnings = desk.state().warnings(&act);
    desk.record(act, &warnings).unwrap();
}

fn record(desk: &mut Desk, round: u16, board: u16, outcome: Outcome) {
    desk.record(Act::Record { round: RoundNo(round), board: BoardNo(board), outcome }, &[]).unwrap();
}

fn correct(desk: &mut Desk, board: u16, now: Outcome) {
    let board = BoardNo(board);
    let was = desk.state().board(FIRST, board).unwrap().outcome.clone().unwrap();
    let reason = "slip misread".parse().unwrap();
    let act = Act::Correct { round: FIRST, board, was, now: Some(now), reason };
    let warnings = desk.state().warnings(&act);
    desk.record(act, &warnings).unwrap();
}

/// Places and names, as a program prints them from the file.
fn printed(path: &Path, arguments: &[&str]) -> (String, String) {
    let output = Command::cargo_bin("wallchart")
        .unwrap()
        .arg("standings")
        .arg(path)
        .args(["--format", "csv"])
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success());
    let table = String::from_utf8(output.stdout).unwrap();
    let rows = table.lines().skip(1).map(|line| line.split(',').take(3).collect::<Vec<_>>().join(" "));
    (rows.collect::<Vec<_>>().join(", "), String::from_utf8(output.stderr).unwrap())
}

/// The output of a command about an event.
fn printed_by(arguments: &[&str], path: &Path) -> String {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let output = command.args(arguments).arg(path).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn shown(desk: &Desk) -> String {
    let standings = desk.shown_standings(FIRST);
    let rows = standings.rows.iter().map(|row| {
        let name = row.name.as_ref().map_or_else(|| desk.state().name(row.player), ToString::to_string);
        format!("{} {name} {}", row.place, row.values[0])
    });
    rows.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_file_has_the_whole_table() {
    let folder = tempfile::tempdir().unwrap();
    let desk = sealed(&folder);
    let contents = contents_of(desk.path().unwrap()).unwrap();
    let table = contents.entries.iter().find_map(|entry| match &entry.action {
        Action::Do(Act::Seal { table, .. }) => table.clone(),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    });
    assert_eq!(table.unwrap().as_str(), desk.standings_after(FIRST).canonical(desk.state()));
    assert_eq!(contents.header.format, 3);
    assert_eq!(*desk.shown_standings(FIRST).columns, *desk.standings_after(FIRST).columns);
}

/// For every tie-break the stored table equals the standings that it was made from.
#[test]
fn a_table_with_any_tie_breaks_is_read_unchanged() {
    let offered = TieBreak::offered().into_iter().filter(|one| !one.is_encounter());
    let lists = offered.map(|one| vec![one]).chain([Ranking::recommended(false)]);
    for list in lists {
        let folder = tempfile::tempdir().unwrap();
        let mut setup = presets::find("fide-swiss").unwrap().setup;
        setup.ranking = Ranking::by(list.clone());
        let desk = sealed_by(setup, &folder);
        assert_eq!(desk.status_after(FIRST), Status::Sealed, "{list:?}");
        assert_eq!(desk.shown_standings(FIRST).rows.len(), 4);
        assert_eq!(*desk.shown_standings(FIRST).columns, *desk.standings_after(FIRST).columns);
    }
}

#[test]
fn a_later_player_does_not_change_the_seal() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let announced = shown(&desk);
    register(&mut desk, "Emre");
    register(&mut desk, "Fatou");
    assert_eq!(shown(&desk), announced);
    assert_eq!(desk.status_after(FIRST), Status::Sealed);
    let path = desk.path().unwrap();
    let (rows, told) = printed(path, &["--after", "1"]);
    assert!(!rows.contains("Emre") && told.is_empty(), "{rows} {told}");
    assert!(printed(path, &["--after", "1", "--live"]).0.contains("Emre"));
    let report = audited_file(path).unwrap();
    assert!(report.is_sound() && !report.seals[0].since.is_something(), "{}", audit::to_text(&report));
}

#[test]
fn a_correction_leaves_the_seal_and_is_reported_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let announced = shown(&desk);
    correct(&mut desk, 1, Outcome::game(Loss, Win));
    assert_eq!(shown(&desk), announced);
    assert_eq!(desk.status_after(FIRST), Status::Outdated);
    let path = desk.path().unwrap();
    let (rows, told) = printed(path, &[]);
    assert!(rows.starts_with("1 '(1) Anna"), "{rows}");
    assert_eq!(told, "standings after round 1: sealed, changed since\n");
    let live = printed(path, &["--live"]).0;
    assert!(live.starts_with("1 '(2) Berg"), "{live}");
    let report = audited_file(path).unwrap();
    let text = audit::to_text(&report);
    assert!(report.is_sound() && report.seals[0].equal, "{text}");
    assert!(text.contains("changed since it was announced: 3 places and the values of 2 players"), "{text}");
    // After the undo it is the published table again.
    desk.undo().unwrap();
    assert_eq!(desk.status_after(FIRST), Status::Sealed);
    // After a new seal the new table is shown.
    desk.redo().unwrap();
    desk.seal(FIRST, &[]).unwrap();
    assert!(shown(&desk).starts_with("1 Berg"), "{}", shown(&desk));
    assert_eq!(desk.status_after(FIRST), Status::Sealed);
}

#[test]
fn changed_rules_leave_the_seal() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let announced = shown(&desk);
    let mut setup = desk.state().setup.clone();
    setup.ranking = Ranking::by(Vec::new());
    let act = Act::Configure { details: desk.state().details.clone(), setup };
    let warnings = desk.state().warnings(&act);
    desk.record(act, &warnings).unwrap();
    assert_eq!(shown(&desk), announced);
    assert_eq!(desk.status_after(FIRST), Status::Outdated);
}

#[test]
fn a_corrected_name_stays_as_published_in_a_seal() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let entrant = Entrant { name: "Anna Ek".parse().unwrap(), ..Entrant::default() };
    desk.record(Act::Edit { id: PlayerId(1), entrant }, &[]).unwrap();
    assert!(shown(&desk).contains("Anna 1.0"), "{}", shown(&desk));
    assert_eq!(desk.status_after(FIRST), Status::Sealed, "a spelling is no result");
}

/// Seals of the first formats contain only the digest.
#[test]
fn a_seal_without_a_table_is_checked_by_its_digest() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let digest = desk.state().seals[0].digest.clone();
    desk.undo().unwrap();
    desk.record(Act::Seal { after: FIRST, digest, signed: None, table: None }, &[]).unwrap();
    assert_eq!(desk.status_after(FIRST), Status::Sealed);
    assert_eq!(desk.announced_after(FIRST), None);
    correct(&mut desk, 1, Outcome::game(Draw, Draw));
    assert_eq!(desk.status_after(FIRST), Status::Outdated);
    let report = audited_file(desk.path().unwrap()).unwrap();
    assert!(report.is_sound() && report.seals[0].since.is_something());
}

#[test]
fn missing_results_are_shown_in_the_status() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    publish(&mut desk, 2, vec![vec![PlayerId(1), PlayerId(3)], vec![PlayerId(2), PlayerId(4)]]);
    record(&mut desk, 2, 1, Outcome::Adjourned);
    record(&mut desk, 2, 2, Outcome::game(Win, Loss));
    assert_eq!(desk.status_after(RoundNo(2)).to_string(), "live, 1 of 2 in");
    assert_eq!(printed(desk.path().unwrap(), &[]).1, "standings after round 2: live, 1 of 2 in\n");
    publish(&mut desk, 3, vec![vec![PlayerId(1), PlayerId(4)], vec![PlayerId(2), PlayerId(3)]]);
    assert_eq!(desk.status_after(RoundNo(3)).to_string(), "live, 0 of 2 in, 1 earlier board open");
}

/// In every system the stored table is read back unchanged.
#[test]
fn a_stored_table_matches_the_rules_in_every_system() {
    let mut events = 0;
    for path in crate::saves::saves() {
        let contents = contents_of(&path).unwrap();
        let clock = Box::new(SteppingClock::starting("2026-11-21T10:00:00Z").unwrap());
        let mut desk = Desk::in_memory(contents.header, clock).unwrap();
        let acts = contents.entries.into_iter().filter_map(|entry| match entry.action {
            Action::Do(act) => Some(act),
            Action::Undo { .. } | Action::Redo { .. } => None,
        });
        for act in acts {
            // Without the undos some of them cannot be done.
            drop(desk.record(act, &[]));
        }
        for round in (1..=desk.state().last_round().0).map(RoundNo) {
            desk.seal(round, &[]).unwrap();
            let announced = desk.announced_after(round).unwrap();
            assert!(
                !announced.since.is_something(),
                "{} round {round}: {:?}\n{:?}",
                path.display(),
                announced.standings,
                desk.standings_after(round)
            );
            assert_eq!(
                announced.standings.canonical(desk.state()),
                desk.standings_after(round).canonical(desk.state())
            );
            events += 1;
        }
    }
    assert!(events > 20, "{events} rounds were sealed");
}

/// A second seal needs a change; facts that an old seal lacks are not attributed to it.
#[test]
fn a_seal_is_not_repeated_and_an_old_one_claims_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let entries = desk.entries().len();
    assert!(desk.seal(FIRST, &[]).is_err());
    assert_eq!(desk.entries().len(), entries);
    let digest = desk.state().seals[0].digest.clone();
    desk.undo().unwrap();
    desk.record(Act::Seal { after: FIRST, digest, signed: None, table: None }, &[]).unwrap();
    correct(&mut desk, 1, Outcome::game(Loss, Win));
    let shown = announced::shown(desk.state(), FIRST);
    assert_eq!(Status::of(desk.state(), &shown), Status::Complete, "these are the standings of now");
}

/// A seal stores no games: a crosstable shows games and points of one state, the present one.
#[test]
fn games_and_points_of_a_crosstable_agree_after_a_correction() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    correct(&mut desk, 1, Outcome::game(Loss, Win));
    let path = desk.path().unwrap().to_owned();
    drop(desk);
    let run = |arguments: &[&str]| printed_by(arguments, &path);
    for told in [run(&["crosstable"]), run(&["report", "--kind", "crosstable"])] {
        let line = |name: &str| told.lines().find(|line| line.contains(name)).unwrap().to_owned();
        assert!(line("Berg").contains("1b1") && line("Berg").contains("1.0"), "{told}");
        assert!(line("Anna").contains("2w0") && line("Anna").contains("0.0"), "{told}");
    }
    let report = run(&["report", "--kind", "crosstable"]);
    assert!(report.contains("the standings sealed after round 1 were different"), "{report}");
}

#[test]
fn prizes_by_an_outdated_seal_are_marked_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let path = desk.path().unwrap().to_owned();
    let prizes = || printed_by(&["report", "--kind", "prizes", "--prizes", "examples/prizes.ron"], &path);
    let told = prizes();
    assert!(told.contains("Prizes after round 1\n"), "{told}");
    correct(&mut desk, 1, Outcome::game(Loss, Win));
    let told = prizes();
    assert!(told.contains("Prizes after round 1 (sealed, changed since)\n"), "{told}");
}

#[test]
fn cards_of_a_correction_are_marked_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = sealed(&folder);
    let imprint = Imprint::default();
    let marked = |desk: &Desk| {
        let source = Source { state: desk.state(), round: FIRST, imprint: &imprint };
        let cards = Cards::of(source).without_places();
        let is_marked = |player: &u32| {
            let card = text::write(&cards.card(PlayerId(*player)));
            card.contains("As it is now: the standings sealed after round 1 were different.")
        };
        (1..=4).filter(is_marked).collect::<Vec<_>>()
    };
    assert!(marked(&desk).is_empty());
    correct(&mut desk, 1, Outcome::game(Loss, Win));
    assert_eq!(marked(&desk), [1, 2], "of those with other values");
}

/// The standings after a sealed round.
fn sealed_on_screen() -> TestDesk {
    let mut desk = TestDesk::new("crikey-round-robin", &["alice, 80", "bob, 75", "carol, 70", "dave, 71"]);
    desk.keys("<F4>p<Enter>");
    for _ in 0..2 {
        desk.text("1 20 15");
        desk.keys("<Enter>");
    }
    desk.keys("<F5>Ss");
    desk
}

/// Corrects a result of the sealed round.
fn correct_on_screen(desk: &mut TestDesk) {
    desk.keys("<F4><Home>c");
    desk.text("= 20 15");
    desk.keys("<Enter><Enter>c");
}

/// Sealed and present values are never in one row.
#[test]
fn an_outdated_table_shows_no_present_values() {
    let mut desk = sealed_on_screen();
    assert!(desk.screen(140, 40).contains("+ = -"), "{}", desk.screen(140, 40));
    correct_on_screen(&mut desk);
    desk.keys("<F5>");
    let screen = desk.screen(140, 40);
    assert!(screen.contains("changed since") && !screen.contains("+ = -"), "{screen}");
}

/// A round of which a result was corrected after its seal.
fn outdated_on_screen() -> TestDesk {
    let mut desk = sealed_on_screen();
    correct_on_screen(&mut desk);
    desk
}

#[test]
fn a_card_marks_a_line_that_was_sealed_otherwise() {
    let mut desk = outdated_on_screen();
    desk.keys("<F7>");
    let screen = desk.screen(140, 40);
    let place = screen.lines().find(|line| line.contains("place 1")).unwrap().to_owned();
    assert!(place.contains("sealed, changed since"), "{screen}");
}

#[test]
fn the_prize_table_tells_that_its_seal_is_outdated() {
    let mut desk = outdated_on_screen();
    desk.keys("<F9>d");
    let screen = desk.screen(160, 40);
    assert!(screen.contains("after round 1, sealed, changed since: "), "{screen}");
}

#[test]
fn a_crosstable_tells_the_state_of_an_earlier_round() {
    let mut desk = outdated_on_screen();
    desk.keys("<F4>p<Enter><F6>[");
    let screen = desk.screen(140, 40);
    assert!(screen.contains("crosstable after round 1, sealed, changed since"), "{screen}");
}
