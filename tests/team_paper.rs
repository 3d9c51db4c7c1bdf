//! Paper, site and crosstable of a team event, against golden files.

use crate::support::{expected, showcase, team_event};
use wallchart::engine::action::Act;
use wallchart::engine::action::Outcome;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::formats::json;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{NoReport, Options, Report, ReportKind, Source, csv, html, text};
use wallchart::formats::table;
use wallchart::formats::views::boards::Boards;
use wallchart::site;
use wallchart::storage::disk::SystemDisk;

/// The reports that show matches or players of teams.
const OF_TEAMS: [ReportKind; 8] = [
    ReportKind::Pairings,
    ReportKind::Names,
    ReportKind::Matches,
    ReportKind::Crosstable,
    ReportKind::Cards,
    ReportKind::Slips,
    ReportKind::LineUps,
    ReportKind::TeamSheets,
];

fn build(kind: ReportKind, state: &State, round: u16) -> Result<Report, NoReport> {
    let imprint = showcase::imprint();
    let source = Source { state, round: RoundNo(round), imprint: &imprint };
    let now = Standings::after(state, source.round);
    kind.build(source, &now, Options { order: &NameOrder::plain(), prizes: None })
}

#[test]
fn every_report_of_teams_matches_its_golden_file() {
    let state = team_event::event("team-round-robin");
    for kind in OF_TEAMS {
        let report = build(kind, &state, 3).unwrap();
        let check = |ending: &str, found: &str| {
            expected::check(&format!("tests/reports/teams/{}.{ending}", kind.name()), found);
        };
        check("txt", &text::write(&report));
        check("csv", &csv::write(&report).unwrap());
        check("html", html::write(&report).split("</style>").nth(1).unwrap());
    }
}

#[test]
fn results_of_an_earlier_round_have_their_boards() {
    let state = team_event::event("team-round-robin");
    let shown = text::write(&build(ReportKind::Matches, &state, 1).unwrap());
    for line in ["1      (1)  Nord", "2½:½", "1.2      2  小林, 陽菜", "1:0 *", "* not finished."] {
        assert!(shown.contains(line), "`{line}` is not there:\n{shown}");
    }
}

#[test]
fn names_that_look_like_blanks_or_marks_stay_names() {
    let mut state = team_event::event("team-round-robin");
    state.players[0].entrant.name = "___Nord *".parse().unwrap();
    state.players[0].fixed_board = Some(BoardNo(2));
    let line_ups = csv::write(&build(ReportKind::LineUps, &state, 3).unwrap()).unwrap();
    assert!(line_ups.contains("___Nord *") && !line_ups.contains("[   ]"), "{line_ups}");
    let rounds = (1..=3).filter(|round| {
        let matches = text::write(&build(ReportKind::Matches, &state, *round).unwrap());
        assert!(matches.contains("___Nord *"), "{matches}");
        matches.contains("* not finished.")
    });
    assert_eq!(rounds.collect::<Vec<_>>(), [1]);
    let pairings = text::write(&build(ReportKind::Pairings, &state, 3).unwrap());
    assert!(pairings.contains("Fixed matches: "), "{pairings}");
}

#[test]
fn other_events_have_no_paper_of_teams() {
    let state = showcase::event(&showcase::NAMES);
    for kind in [ReportKind::Matches, ReportKind::LineUps, ReportKind::TeamSheets] {
        assert!(!kind.is_of(&state));
        assert_eq!(build(kind, &state, 3), Err(NoReport::NoTeams), "{}", kind.name());
    }
}

#[test]
fn a_round_robin_of_teams_has_a_column_for_each_team() {
    let state = team_event::event("team-round-robin");
    let now = Standings::after(&state, RoundNo(2));
    expected::check("tests/reports/teams/all-against-all.txt", &table::crosstable(&state, &now).to_text());
    let state = team_event::event("team-swiss");
    let now = Standings::after(&state, RoundNo(2));
    expected::check("tests/reports/teams/by-round.txt", &table::crosstable(&state, &now).to_text());
}

#[test]
fn the_site_has_a_page_for_every_team() {
    let state = team_event::event("team-round-robin");
    let pages = site::pages(&state, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    let page = &pages["player-1.html"];
    for text in ["Nord", "小林, 陽菜", "Matches, board by board:", "<td>2½:½", "Adler, Pia"] {
        assert!(page.contains(text), "`{text}` is not on the page of the team:\n{page}");
    }
    for name in ["index.html", "round-1.html", "round-2.html", "standings.html", "crosstable.html"] {
        assert!(pages[name].contains("<a href=player-1.html>Nord</a>"), "{name}");
    }
    assert!(pages["round-1.html"].contains("<td>1.3<td>"), "{}", pages["round-1.html"]);
    assert!(!pages["round-1.html"].contains("<b>"));
}

#[test]
fn the_site_has_the_players_by_board() {
    let state = team_event::event("team-round-robin");
    let pages = site::pages(&state, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    let page = &pages["boards.html"];
    for text in ["Players by board after round", "<h2>Board 1</h2>", "Berg, Luca"] {
        assert!(page.contains(text), "`{text}` is not on the page of the boards:\n{page}");
    }
    assert!(
        pages["index.html"].contains("<a href=\"boards.html\">Players by board</a>"),
        "{}",
        pages["index.html"]
    );
    let others =
        site::pages(&showcase::event(&showcase::NAMES), &showcase::imprint(), &NameOrder::plain(), &());
    assert!(!others.unwrap().contains_key("boards.html"));
}

/// An event in which two players of the first team have one name.
fn with_namesakes() -> State {
    let mut state = team_event::event("team-round-robin");
    let mut members = state.players.iter().next().unwrap().members.clone();
    members[2].name = members[0].name.clone();
    assert_eq!(state.apply(&Act::Members { team: PlayerId(1), members }), Ok(()));
    state
}

#[test]
fn the_site_tells_namesakes_of_a_team_apart() {
    let pages = site::pages(&with_namesakes(), &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    for name in ["player-1.html", "round-1.html", "names.html", "index.html"] {
        for number in [1, 3] {
            let told = format!("Berg, Luca (#{number})");
            assert!(pages[name].contains(&told), "{told} is not in {name}:\n{}", pages[name]);
        }
    }
    // The namesake of another team needs no number, except in the list of all players by board.
    for (name, page) in pages.iter().filter(|(name, _)| *name != "boards.html") {
        let plain = page.matches("Berg, Luca").count() - page.matches("Berg, Luca (#").count();
        let own = page.matches("Berg, Luca<").count();
        assert_eq!(plain, own, "{name}");
    }
}

/// A program gets the texts of the event file to the letter, and namesakes differ by their place.
#[test]
fn json_has_names_as_registered_and_the_place() {
    let state = with_namesakes();
    let boards = Boards::after(&state, RoundNo(3), 1).unwrap();
    let written = json::boards(&state, &boards, RoundNo(3));
    let rows = written["rows"].as_array().unwrap().iter();
    let namesakes = rows.filter(|row| row["team"] == "Nord" && row["name"] == "Berg, Luca");
    let mut places: Vec<_> = namesakes.map(|row| row["member"].as_u64().unwrap()).collect();
    places.sort_unstable();
    assert_eq!(places, [1, 3]);
}

#[test]
fn a_board_of_an_unfinished_match_renews_its_pages() {
    let mut state = team_event::event("team-round-robin");
    let folder = tempfile::tempdir().unwrap();
    let publish = |state: &State| {
        let order = NameOrder::plain();
        site::publish(&SystemDisk, folder.path(), state, &showcase::imprint(), &order, &()).unwrap();
    };
    publish(&state);
    let now = Some(Outcome::game(GameScore::Win, GameScore::Loss));
    let act = Act::RecordGame { round: RoundNo(1), board: BoardNo(2), game: 1, was: None, now };
    state.apply(&act).unwrap();
    publish(&state);
    let expected = site::pages(&state, &showcase::imprint(), &NameOrder::plain(), &()).unwrap();
    for (name, page) in expected {
        assert_eq!(std::fs::read_to_string(folder.path().join(&name)).unwrap(), page, "{name}");
    }
}
