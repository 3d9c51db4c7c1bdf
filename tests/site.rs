//! The site of an event: only changed pages are written, and foreign files are left alone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::SystemTime;

use base64::Engine as _;
use sha2::{Digest as _, Sha256};

use crate::support::screen::TestDesk;
use crate::support::showcase;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::meetings::{Meeting, Meetings};
use wallchart::engine::pairing::propose;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::seal::AnnouncedTable;
use wallchart::engine::setup::Ranking;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::{Player, State};
use wallchart::engine::text::{Label, Remark};
use wallchart::formats::report::Imprint;
use wallchart::formats::report::names::NameOrder;
use wallchart::presets;
use wallchart::site::{Done, KNOWN, LIST, pages, publish};
use wallchart::storage::disk::SystemDisk;

fn state() -> State {
    showcase::event(&showcase::NAMES)
}

/// Reads all files except the one that only saves work.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .filter(|entry| entry.file_name() != KNOWN)
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn written_at(path: &Path) -> SystemTime {
    std::fs::metadata(path).unwrap().modified().unwrap()
}

#[track_caller]
fn check(folder: &Path, state: &State, expected: Result<Done, &str>) {
    let found = publish(&SystemDisk, folder, state, &showcase::imprint(), &NameOrder::plain(), &())
        .map_err(|error| error.to_string());
    let about = |name: &str| folder.join(name).display().to_string();
    let expected = expected.map_err(|error| {
        let (name, rest) = error.split_once(": ").unwrap();
        let (name, line) =
            name.split_once(':').map_or((name, String::new()), |(name, line)| (name, format!(":{line}")));
        format!("{}{line}: {rest}", about(name))
    });
    assert_eq!(found, expected);
}

#[test]
fn later_publications_write_only_changed_pages() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("new/site");
    check(&folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    let first = files(&folder);
    assert_eq!(first.len(), 19);
    let times: Vec<SystemTime> = first.keys().map(|name| written_at(&folder.join(name))).collect();
    check(&folder, &state(), Ok(Done { pages: 18, written: 0, removed: 0 }));
    assert_eq!(files(&folder), first);
    assert_eq!(times, first.keys().map(|name| written_at(&folder.join(name))).collect::<Vec<_>>());

    let mut changed = state();
    changed.rounds[2].boards[2].outcome = changed.rounds[0].boards[0].outcome.clone();
    let expected = pages(&changed, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    let differ = expected.iter().filter(|(name, page)| first[*name] != **page).count();
    assert!((1..18).contains(&differ), "{differ} pages change with one result");
    check(&folder, &changed, Ok(Done { pages: 18, written: differ, removed: 0 }));
    let mut now = files(&folder);
    assert_eq!(now.remove(LIST), Some(first[LIST].clone()));
    assert_eq!(now, expected);
}

#[test]
fn the_same_event_gives_the_same_bytes() {
    assert_eq!(
        pages(&state(), &showcase::imprint(), &NameOrder::plain(), &()),
        pages(&state(), &showcase::imprint(), &NameOrder::plain(), &())
    );
}

#[test]
fn a_foreign_file_stops_the_publication() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("standings.html"), "mine").unwrap();
    let error =
        "standings.html: this file was not made by wallchart (publish into another folder, or move it away)";
    check(folder, &state(), Err(error));
    let expected = BTreeMap::from([("standings.html".to_owned(), "mine".to_owned())]);
    assert_eq!(files(folder), expected);
}

#[test]
fn foreign_files_stay_and_outdated_pages_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("notes.txt"), "mine").unwrap();
    std::fs::write(folder.join("player-77.html"), "mine").unwrap();
    check(folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    let mut fewer = state();
    fewer.rounds.clear();
    fewer.players.pop();
    let done = publish(&SystemDisk, folder, &fewer, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    assert_eq!((done.pages, done.removed), (14, 4));
    let files = files(folder);
    assert!(!files.contains_key("player-9.html"));
    assert_eq!((files["notes.txt"].as_str(), files["player-77.html"].as_str()), ("mine", "mine"));
}

#[test]
fn a_changed_or_lost_page_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    let first = files(folder);
    // A program that copies the folder has cut it short.
    std::fs::write(folder.join("index.html"), "").unwrap();
    std::fs::remove_file(folder.join("player-3.html")).unwrap();
    check(folder, &state(), Ok(Done { pages: 18, written: 2, removed: 0 }));
    assert_eq!(files(folder), first);
}

#[test]
fn a_list_that_names_anything_else_is_refused() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("site");
    check(&folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    let list = std::fs::read_to_string(folder.join(LIST)).unwrap();
    std::fs::write(parent.path().join("player-1.html"), "mine").unwrap();
    for wrong in ["../player-1.html", "player-01.html", "player-.html", "notes.txt", "", "player-+1.html"] {
        std::fs::write(folder.join(LIST), format!("{list}{wrong}\n")).unwrap();
        let error =
            format!("{LIST}:21: this is not a list of pages (publish into another folder, or move it away)");
        check(&folder, &state(), Err(&error));
    }
    for wrong in ["event 0123 Cup", "event ", "event"] {
        std::fs::write(folder.join(LIST), list.replacen("\nevent ", &format!("\n{wrong}\nevent "), 1))
            .unwrap();
        let error =
            format!("{LIST}:2: this is not a list of pages (publish into another folder, or move it away)");
        check(&folder, &state(), Err(&error));
    }
    std::fs::write(folder.join(LIST), "something else\n").unwrap();
    let error =
        format!("{LIST}:1: this is not a list of pages (publish into another folder, or move it away)");
    check(&folder, &state(), Err(&error));
    assert_eq!(std::fs::read_to_string(parent.path().join("player-1.html")).unwrap(), "mine");
}

#[test]
fn a_folder_belongs_to_one_event() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    let first = files(folder);
    let other = Imprint { identity: "0".repeat(64), ..showcase::imprint() };
    let publish_other = || publish(&SystemDisk, folder, &state(), &other, &NameOrder::plain(), &());
    let title = &state().details.title;
    let expected = format!(
        "{}: this folder holds the site of `{title}` (publish into another folder, or empty this one)",
        folder.display()
    );
    assert_eq!(publish_other().unwrap_err().to_string(), expected);
    assert_eq!(files(folder), first, "nothing has changed");
    // The same event continues in another file, under another title.
    let mut renamed = state();
    renamed.details.title = Label::taken_over(&"Spring\nevent 0".repeat(100));
    let done = publish(&SystemDisk, folder, &renamed, &showcase::imprint(), &NameOrder::plain(), &());
    assert_eq!(done.unwrap().written, 18);
    check(folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    // A list of an older version names no event: the first event to publish gets the folder.
    let lines: Vec<&str> = first[LIST].lines().filter(|line| !line.starts_with("event ")).collect();
    let list = lines.join("\n");
    assert_ne!(list, first[LIST]);
    std::fs::write(folder.join(LIST), list).unwrap();
    assert_eq!(publish_other().unwrap().written, 0);
    assert!(files(folder)[LIST].contains(&format!("\nevent {} {title}\n", other.identity)));
    let error =
        publish(&SystemDisk, folder, &state(), &showcase::imprint(), &NameOrder::plain(), &()).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn every_link_leads_to_a_page() {
    let pages = pages(&state(), &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    let written = pages.values().map(|page| page.split("<script>").next().unwrap());
    let links = written.flat_map(|page| page.split("href=").skip(1));
    let targets: Vec<&str> =
        links.map(|rest| rest.trim_start_matches('"').split(['"', '>']).next().unwrap()).collect();
    assert!(targets.contains(&"player-9.html") && targets.contains(&"crosstable.html"));
    for (page, place) in targets.into_iter().map(|target| target.split_once('#').unwrap_or((target, ""))) {
        assert!(page.is_empty() || pages.contains_key(page), "{page} is not there");
        let has_place = |page: &String| place.is_empty() || page.contains(&format!("id=\"{place}\""));
        assert!(
            pages.iter().any(|(name, text)| (page.is_empty() || name == page) && has_place(text)),
            "#{place}"
        );
    }
}

/// A browser runs no script with another digest.
#[test]
fn the_policy_of_a_page_allows_its_script() {
    let pages = pages(&state(), &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    for page in pages.values() {
        let script = page.split("<script>").nth(1).unwrap().split("</script>").next().unwrap();
        let digest = base64::engine::general_purpose::STANDARD.encode(Sha256::digest(script));
        assert!(page.contains(&format!("; script-src 'sha256-{digest}'\">")), "expected {digest}");
        assert!(script.len() < 4096, "a phone loads it with every page");
    }
}

/// A desk with an event of four players in a file, two boards of its first round published.
fn desk() -> TestDesk {
    let mut desk = TestDesk::home();
    desk.keys("n");
    desk.text("chess");
    desk.keys("<Enter>");
    desk.text("cup");
    desk.keys("<Enter> 3");
    for player in ["Ana, 2000", "Bo, 1900", "Cy, 1800", "Di, 1700"] {
        desk.keys("a");
        desk.text(player);
        desk.keys("<Enter> <Esc>");
    }
    desk
}

fn said(desk: &TestDesk) -> String {
    desk.app.said().map_or_else(String::new, |said| format!("{said:?}"))
}

#[test]
fn the_desk_updates_a_site_once_requested() {
    let mut desk = desk();
    desk.keys("9S<Ctrl-u>");
    desk.text("web");
    desk.keys("<Enter>");
    let folder = desk.folder.path().join("web");
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(said(&desk).contains("site: 10 of 10 pages written"), "{}", said(&desk));
    assert!(page("index.html").contains("No round is published yet."));

    desk.keys("4p<Enter>");
    assert!(page("index.html").contains("Pairings of round 1"), "{}", said(&desk));
    let before = page("standings.html");
    desk.keys("1 =");
    assert_eq!(page("standings.html"), before, "a result waits for the seal");
    desk.keys("5Ss");
    assert!(said(&desk).contains("sealed") && said(&desk).contains("pages written"), "{}", said(&desk));
    let sealed = page("standings.html");
    assert!(!sealed.contains("still missing"));

    desk.keys("uy");
    assert!(said(&desk).contains("undone: seal") && said(&desk).contains("site: "), "{}", said(&desk));
    assert_ne!(page("standings.html"), sealed, "its foot names the undo");
    desk.keys("<Ctrl-r>");
    desk.keys("4 g c 0 <Enter>");
    desk.text("misread");
    desk.keys("<Enter>");
    desk.keys("c");
    assert!(said(&desk).contains("correct"), "{}", said(&desk));
    assert_ne!(page("standings.html"), sealed);
}

#[test]
fn an_unwritable_site_is_reported_and_does_no_harm() {
    let mut desk = desk();
    std::fs::write(desk.folder.path().join("file"), "mine").unwrap();
    desk.keys("9S<Ctrl-u>");
    desk.text("file/web");
    desk.keys("<Enter>");
    assert!(said(&desk).starts_with("Warning(\"the site is not up to date: "), "{}", said(&desk));
    desk.keys("4p<Enter>");
    let round = desk.app.desk().unwrap().state().last_round();
    assert_eq!(round.0, 1, "{}", said(&desk));
    assert!(said(&desk).contains("the site is not up to date"), "{}", said(&desk));
    desk.keys("9S<Ctrl-u><Enter>");
    assert!(said(&desk).contains("no longer"), "{}", said(&desk));
    desk.keys("41=5Ss");
    assert!(said(&desk).contains("sealed") && !said(&desk).contains("site"), "{}", said(&desk));
}

#[test]
fn the_desk_remembers_the_site_of_an_event() {
    let mut desk = desk();
    desk.keys("9S<Ctrl-u>");
    desk.text("web");
    desk.keys("<Enter>");
    let path = desk.app.desk().unwrap().path().unwrap().to_owned();
    desk.keys("1");
    desk.make("fide-swiss", &[]);
    desk.app.open(&path);
    desk.keys("9S");
    assert!(desk.screen(160, 40).contains("/web"), "{}", desk.screen(160, 40));
}

#[test]
fn a_second_event_is_refused_in_the_folder_of_the_first() {
    let mut desk = desk();
    let publish = |desk: &mut TestDesk| {
        desk.keys("9S<Ctrl-u>");
        desk.text("web");
        desk.keys("<Enter>");
    };
    publish(&mut desk);
    let before = files(&desk.folder.path().join("web"));
    desk.keys("1n");
    desk.text("chess");
    desk.keys("<Enter>");
    desk.text("league");
    desk.keys("<Enter>");
    publish(&mut desk);
    let refused = "this folder holds the site of `cup` (publish into another folder, or empty this one)";
    assert!(said(&desk).contains(refused), "{}", said(&desk));
    assert_eq!(files(&desk.folder.path().join("web")), before);
}

/// The event's file is lost, and the event continues in another one; it is the same event.
#[test]
fn an_event_in_another_file_retains_its_site() {
    let mut desk = desk();
    desk.keys("9S<Ctrl-u>");
    desk.text("web");
    desk.keys("<Enter>");
    desk.keys("4p");
    std::fs::remove_file(desk.app.desk().unwrap().path().unwrap()).unwrap();
    desk.keys("<Enter>");
    let path = desk.app.desk().unwrap().path().unwrap().to_owned();
    assert!(path.ends_with("cup.continued-1.ron"), "{}", path.display());
    let page = std::fs::read_to_string(desk.folder.path().join("web/index.html")).unwrap();
    assert!(page.contains("Pairings of round 1"), "{}", said(&desk));
}

/// The journal continues with a seal or a remark, which no player's page shows.
#[test]
fn an_entry_that_changes_no_player_writes_no_players_page() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let imprint = showcase::imprint();
    publish(&SystemDisk, folder, &state(), &imprint, &NameOrder::plain(), &()).unwrap();
    let later = Imprint { last_entry: "later".to_owned(), head: "0123456789abcdef".to_owned(), ..imprint };
    let done = publish(&SystemDisk, folder, &state(), &later, &NameOrder::plain(), &()).unwrap();
    assert_eq!(done.written, 3, "pairings, standings and crosstable, which name the head of the chain");
}

#[test]
fn every_round_the_starting_list_and_every_page_are_linked() {
    let pages = pages(&state(), &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    for name in pages.keys().filter(|name| !name.starts_with("player-") && *name != "wall.html") {
        assert!(pages["index.html"].contains(&format!("href=\"{name}\"")), "{name} is not linked");
    }
    assert!(pages["player-1.html"].contains("href=\"index.html#rounds\""), "the rounds are linked");
    assert!(pages["round-1.html"].contains("Pairings of round 1"));
    assert!(pages["players.html"].contains("Field before round 1"));
}

/// Two files of one length are distinguished, and so are a published page and another one in its place.
#[test]
fn a_foreign_page_of_any_length_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    check(folder, &state(), Ok(Done { pages: 18, written: 0, removed: 0 }));
    let first = files(folder);
    let path = folder.join("player-2.html");
    let page = std::fs::read(&path).unwrap();
    let modified = written_at(&path);
    std::fs::write(&path, vec![b'x'; page.len()]).unwrap();
    std::fs::File::options().write(true).open(&path).unwrap().set_modified(modified).unwrap();
    std::fs::rename(folder.join("player-3.html"), folder.join("player-4.html")).unwrap();
    let error =
        "player-2.html: this is not the page that wallchart left here (move it away, then publish again)";
    check(folder, &state(), Err(error));
    std::fs::rename(&path, folder.join("mine.html")).unwrap();
    // A page of the site under another name is a left-over page.
    check(folder, &state(), Ok(Done { pages: 18, written: 3, removed: 0 }));
    std::fs::remove_file(folder.join("mine.html")).unwrap();
    assert_eq!(files(folder), first);
}

/// The stored facts about the pages only save work: without them, and with damaged ones, the site is the
/// same.
#[test]
fn the_facts_about_the_pages_may_be_lost_or_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(folder, &state(), Ok(Done { pages: 18, written: 18, removed: 0 }));
    let first = files(folder);
    let known = std::fs::read_to_string(folder.join(KNOWN)).unwrap();
    assert_eq!(known.lines().count(), 19);
    let (mark, rest) = known.split_once('\n').unwrap();
    let nonsense = "x\n".repeat(17);
    let cut = rest[..rest.len() / 2].to_owned();
    for damaged in [None, Some(cut), Some(rest.replace(' ', "  ")), Some(nonsense), Some(String::new())] {
        match damaged {
            None => std::fs::remove_file(folder.join(KNOWN)).unwrap(),
            Some(damaged) => std::fs::write(folder.join(KNOWN), format!("{mark}\n{damaged}")).unwrap(),
        }
        check(folder, &state(), Ok(Done { pages: 18, written: 0, removed: 0 }));
        assert_eq!(files(folder), first);
    }
    std::fs::write(folder.join(KNOWN), "mine").unwrap();
    let error = format!(
        "{KNOWN}: this file was not made by wallchart (publish into another folder, or move it away)"
    );
    check(folder, &state(), Err(&error));
}

/// An event whose rounds are paired by its system and played to the end, with any results.
fn played(preset: &str, players: u32, rounds: u16) -> State {
    let mut setup = presets::find(preset).unwrap().setup;
    if let Ranking::Points { tie_breaks, .. } = &mut setup.ranking {
        // The working of a direct encounter names all tied players: it is on more pages than those of the
        // players of the game.
        tie_breaks.retain(|one| !one.is_encounter());
    }
    let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let header = presets::header(setup, "Open".parse().unwrap(), &mut clock);
    let mut desk = Desk::in_memory(header, clock).unwrap();
    let register = |id: u32| {
        let rating = format!("{}", 2800 - 7 * id).parse().ok();
        let entrant =
            Entrant { name: format!("Player {id:03}").parse().unwrap(), rating, ..Entrant::default() };
        Act::Register { id: PlayerId(id), entrant }
    };
    desk.record_all(&(1..=players).map(register).collect::<Vec<_>>(), &[]).unwrap();
    desk.record_all(&propose::preparations(desk.state(), 7, &str::cmp), &[]).unwrap();
    for round in (1..=rounds).map(RoundNo) {
        let propose::Proposal { boards, byes } = propose::propose(desk.state(), round).unwrap();
        let count = u16::try_from(boards.len()).unwrap();
        let mut acts = vec![Act::Publish { round, boards, byes, by: PairedBy::System }];
        acts.extend((1..=count).map(|board| {
            let scores = [GameScore::Win, GameScore::Draw, GameScore::Loss];
            let white = scores[usize::from(board * 7 + round.0) % 3];
            let outcome = Outcome::game(white, white.opposite());
            Act::Record { round, board: BoardNo(board), outcome }
        }));
        desk.record_all(&acts, &[]).unwrap();
    }
    desk.state().clone()
}

/// A phone in the hall loads a page in a moment.
#[test]
fn pages_of_a_large_event_are_small() {
    let mut state = played("fide-swiss", 200, 9);
    for Player { id, mut entrant, .. } in state.players.as_slice().to_vec() {
        entrant.name = format!("Zimmermann, Åsa {:03}", id.0).parse().unwrap();
        entrant.club = "Schachfreunde Nord".parse().unwrap();
        entrant.federation = "GER".parse().unwrap();
        state.apply(&Act::Edit { id, entrant }).unwrap();
    }
    let imprint = Imprint { language: "de".parse().unwrap(), ..showcase::imprint() };
    for (name, page) in pages(&state, &imprint, &NameOrder::plain(), &()).unwrap() {
        assert!(page.len() <= 50 * 1024, "{name} has {} bytes", page.len());
    }
}

/// One result among many changes the two players' pages, those of their opponents, and the few at the top.
#[test]
fn one_result_changes_few_pages_of_a_large_event() {
    let state = played("fide-swiss", 60, 5);
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let publish = |state: &State, last: &str| {
        let imprint = Imprint { last_entry: last.to_owned(), ..showcase::imprint() };
        publish(&SystemDisk, folder, state, &imprint, &NameOrder::plain(), &()).unwrap()
    };
    let whole = publish(&state, "before");
    assert_eq!((whole.pages, whole.written), (71, 71));
    let (round, board) = (RoundNo(5), BoardNo(7));
    let seats = state.board(round, board).unwrap().seats.clone();
    let was = state.board(round, board).unwrap().outcome.clone().unwrap();
    let other =
        [Outcome::game(GameScore::Draw, GameScore::Draw), Outcome::game(GameScore::Loss, GameScore::Win)];
    let now = other.into_iter().find(|other| *other != was);
    let mut later = state.clone();
    later.apply(&Act::Correct { round, board, was, now, reason: Remark::default() }).unwrap();
    let meetings = Meetings::after(&later, round);
    let met = seats.iter().flat_map(|player| meetings.of(*player)).filter_map(Meeting::opponent_played);
    let concerned: BTreeSet<PlayerId> = met.chain(seats.iter().copied()).collect();
    let done = publish(&later, "after");
    // Pairings, the page of the round, standings, crosstable and the page of the hall.
    assert!(done.written <= concerned.len() + 5, "{done:?}, {} concerned", concerned.len());
    assert!(done.written > 5, "{done:?}");
    // A seal changes the standings, and no player's page.
    let standings = Standings::after(&later, round).canonical(&later);
    let digest = wallchart::storage::chain::digest(&standings).parse().unwrap();
    let table = Some(AnnouncedTable::new(&standings));
    later.apply(&Act::Seal { after: round, digest, signed: None, table }).unwrap();
    assert_eq!(publish(&later, "sealed").written, 4);
}

/// The page and the printed card show who a player is; the day of birth stays private.
#[test]
fn a_players_page_shows_the_personal_data() {
    let mut state = played("fide-swiss", 8, 3);
    let mut player = state.players[1].clone();
    player.entrant.born = "1990-05-17".parse().unwrap();
    player.entrant.fide_id = "1503014".parse().unwrap();
    player.entrant.federation = "NOR".parse().unwrap();
    player.entrant.club = "Tromsø".parse().unwrap();
    let (id, entrant) = (player.id, player.entrant);
    state.apply(&Act::Edit { id, entrant }).unwrap();
    let pages = pages(&state, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    let page = &pages["player-2.html"];
    let fact = |label: &str| {
        let fact = page.split_once(&format!("<dt>{label}</dt>\n<dd>"))?.1;
        Some(fact.split_once("</dd>")?.0)
    };
    let expected = [
        ("Rating", "2786 by hand"),
        ("Born", "1990"),
        ("Id", "1503014"),
        ("Federation", "NOR"),
        ("Club", "Tromsø"),
    ];
    for (label, value) in expected {
        assert_eq!(fact(label), Some(value), "{label}");
    }
    let meetings = Meetings::after(&state, state.last_round());
    let opponents = meetings.of(id).iter().filter_map(Meeting::opponent_played);
    let ratings: Vec<i64> = opponents.map(|opponent| 2800 - 7 * i64::from(opponent.0)).collect();
    let mean = ratings.iter().sum::<i64>() / 3;
    let performance: i64 = fact("Performance").unwrap().parse().unwrap();
    assert!((mean - 800..=mean + 800).contains(&performance), "{performance}, opponents {ratings:?}");
    assert!(!page.contains("05-17"));
}
