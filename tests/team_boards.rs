//! The players of teams at the boards: lists by board, ratings of the games, and the mean ratings of teams.

use crate::by_script::Place;
use crate::support::screen::{self, TestDesk};
use wallchart::desk::Desk;
use wallchart::engine::rating::fide::FideRules;
use wallchart::engine::setup::{Game, RatingSystem};
use wallchart::engine::team::TeamRating;
use wallchart::presets;

const TEAMS: &str = "Nord\nOst\n";

const MEMBERS: &str = "Team;Name;Rating\nNord;Ana;1800\nNord;Bo;1900\nNord;Cy;\nOst;Flo;2000\nOst;Gus;1720\n";

/// Two teams at two boards, rated by FIDE and numbered by the mean of two players, so that Ost is the first;
/// one round is played.
fn played() -> Place {
    let place = Place::new("team-round-robin", 3);
    std::fs::remove_file(place.path("e.ron")).unwrap();
    let mut setup = presets::find("team-round-robin").unwrap().setup;
    setup.rating = RatingSystem::Fide(FideRules::default());
    if let Game::Match(rules) = &mut setup.game {
        (rules.boards, rules.team_rating) = (2, TeamRating::BestMembers);
    }
    let mut clock = screen::clock();
    let header = presets::header(setup, "Cup".parse().unwrap(), &mut *clock);
    drop(Desk::create(&place.path("e.ron"), header, clock).unwrap());
    place.write("teams", TEAMS);
    place.write("members", MEMBERS);
    place.done(&["register", "e.ron", "teams"]);
    place.done(&["members", "e.ron", "members"]);
    place.done(&["pair", "e.ron", "--publish"]);
    place.write("results", "1 1 1 =\n");
    place.done(&["results", "e.ron", "results"]);
    place
}

#[test]
fn persons_are_listed_by_board_in_every_form() {
    let place = played();
    let expected = "Board,#,Name,Team,Rtg,Games,Pts,%,Perf\n\
                    1,1,Flo,Ost,2000,1,1.0,100.0,2600\n\
                    1,2,Ana,Nord,1800,1,0.0,0.0,1200\n\
                    2,1,Gus,Ost,1720,1,0.5,50.0,1900\n\
                    2,2,Bo,Nord,1900,1,0.5,50.0,1720\n";
    assert_eq!(place.done(&["standings", "e.ron", "--by-board", "--format", "csv"]), expected);
    assert_eq!(place.done(&["report", "e.ron", "--kind", "boards", "--format", "csv"]), expected);
    let text = place.done(&["report", "e.ron", "--kind", "boards"]);
    assert!(text.contains("Board 2\n-------\n#  Name"), "{text}");
    let json = place.done(&["standings", "e.ron", "--by-board", "--format", "json"]);
    assert!(
        json.contains("\"opponent\": {\n            \"member\": 1,\n            \"name\": \"Ana\""),
        "{json}"
    );
    let none = place.done(&["standings", "e.ron", "--by-board", "--least-games", "2", "--format", "csv"]);
    assert!(none.contains("\n1,,Flo,"), "{none}");
}

#[test]
fn games_at_the_boards_change_ratings_of_persons() {
    let place = played();
    let text = place.done(&["report", "e.ron", "--kind", "ratings", "--format", "csv"]);
    let row = |name: &str| text.lines().find(|line| line.contains(name)).unwrap_or_default().to_owned();
    assert_eq!(row("Name"), "No,Name,Team,Before,Games,Opp,Score,Expected,K,Change,New,Perf");
    // K 20 and a difference of 200: 0.24 more than expected, rounded.
    assert_eq!(row("Flo"), "1,Flo,Ost,2000,1,1800,1.0,0.76,20,+5,2005,2600");
    assert_eq!(row("Ana"), "3,Ana,Nord,1800,1,2000,0.0,0.24,20,-5,1795,1200");
}

#[test]
fn teams_are_numbered_by_the_mean_of_their_members() {
    let place = played();
    let text = place.done(&["standings", "e.ron", "--format", "csv"]);
    assert!(text.contains("\n1,1,Ost,") && text.contains("\n2,2,Nord,"), "{text}");
    let matches = place.done(&["report", "e.ron", "--kind", "matches", "--format", "csv"]);
    assert!(matches.contains("\n1,1,Ost,1860,") && matches.contains(",2,Nord,1850"), "{matches}");
}

const PRIZES: &str = r#"(currency: "EUR", sharing: Equal, per_player: Largest, categories: [
    (name: "Teams", prizes: ["100"]),
    (name: "Board 1", who: (board: (number: 1)), prizes: ["20", "10"]),
    (name: "Board 2", who: (board: (number: 2, games: 1), rating_below: "1800"), prizes: ["20"]),
    (name: "Many games", who: (board: (number: 1, games: 2)), prizes: ["5"]),
])"#;

#[test]
fn boards_have_prizes_beside_those_of_teams() {
    let place = played();
    place.write("prizes", PRIZES);
    let report = |more: &[&str]| {
        place.done(&[&["report", "e.ron", "--kind", "prizes", "--prizes", "prizes"], more].concat())
    };
    let csv = report(&["--format", "csv"]);
    let expected = "Prize,Prize no,#,No,Name,Score,EUR\n\
                    Teams,1,1,1,Ost,2.0,100.00\n\
                    Board 1,1,1,,Flo (Ost),100.0 %,20.00\n\
                    Board 1,2,2,,Ana (Nord),0.0 %,10.00\n\
                    Board 2,1,1,,Gus (Ost),50.0 %,20.00\n";
    assert_eq!(csv, expected);
    let text = report(&[]);
    assert!(text.contains("Many games: 5.00 EUR left over"), "{text}");
}

/// The boards of a player of a Scheveningen change, so all are in one list.
#[test]
fn the_players_of_a_scheveningen_are_one_list() {
    let place = Place::new("scheveningen", 2);
    place.write("list", "Name,Team\nAda,Nord\nBea,Nord\nCoco,Ost\nDana,Ost\n");
    std::fs::remove_file(place.path("e.ron")).unwrap();
    place.done(&["new", "e.ron", "--preset", "scheveningen", "--set", "boards=2", "--set", "colours=WWWW"]);
    place.done(&["members", "e.ron", "list"]);
    place.done(&["pair", "e.ron", "--publish"]);
    place.write("results", "1 1 1 =\n");
    place.done(&["results", "e.ron", "results"]);
    let list = place.done(&["report", "e.ron", "--kind", "boards", "--format", "csv"]);
    let places: Vec<&str> = list.lines().map(|line| line.split(',').next().unwrap()).collect();
    assert_eq!(places, ["#", "1", "2", "2", "4"], "{list}");
    let text = place.done(&["report", "e.ron", "--kind", "boards"]);
    assert!(text.contains("All are in one list") && !text.contains("Board 1"), "{text}");
    assert!(text.contains("Players after round 1"), "{text}");
    // Game points decide here; those of the card are match points, and named so.
    let mut desk = TestDesk::home();
    desk.app.open(&place.path("e.ron"));
    desk.keys("<F7>");
    let shown = desk.screen(100, 30);
    assert!(shown.contains(" MP ") && !shown.contains(" pts "), "{shown}");
    desk.keys("<F5>m");
    let shown = desk.screen(100, 30);
    assert!(shown.contains("players after round") && !shown.contains("by board"), "{shown}");
}

/// Two players of Nord have the same name; the list names captain and short name in one of its lines.
const NAMESAKES: &str = "Name,Team,Short name,Captain,Rating\nBerg,Nord,NOR,Ana,1900\nBerg,Nord,,,1800\nCoco,Ost,,,1700\n\
                         Dahl,Ost,,,1600\n";

#[test]
fn a_list_of_members_has_the_facts_of_their_teams() {
    let place = Place::new("team-round-robin", 1);
    std::fs::remove_file(place.path("e.ron")).unwrap();
    place.done(&[
        "new",
        "e.ron",
        "--preset",
        "team-round-robin",
        "--set",
        "boards=2",
        "--set",
        "colours=WWBB",
    ]);
    place.write("list", NAMESAKES);
    let twice = "e.ron: the list of Nord has the same name twice: Berg (not done; accept it with --accept \"same name twice\")\n";
    place.refused(&["members", "e.ron", "list"], 1, twice);
    place.done(&["members", "e.ron", "list", "--accept-all"]);
    let saved = place.read("e.ron");
    assert!(saved.contains("captain:\"Ana\"") && saved.contains("short_name:\"NOR\""), "{saved}");
    place.write("again", "Name,Team,Captain\nBerg,Nord,Ana\nBerg,Nord,Eva\n");
    place.refused(
        &["members", "e.ron", "again"],
        2,
        "again:3: the captain of Nord is `Eva` here and `Ana` in an earlier line (expected one)\n",
    );
    place.done(&["pair", "e.ron", "--publish", "--accept-all"]);
    for kind in ["slips", "line-ups", "team-sheets", "matches"] {
        let text = place.done(&["report", "e.ron", "--kind", kind]);
        let told_apart = text.contains("Berg (#1)") && text.contains("Berg (#2)");
        assert!(told_apart, "{kind}: {text}");
    }
}

/// Two teams of one name are two by their short names, in a list and in the event; a list that could have two
/// without them is refused.
#[test]
fn a_list_has_two_teams_of_one_name_by_their_short_names() {
    let place = Place::new("team-round-robin", 1);
    std::fs::remove_file(place.path("e.ron")).unwrap();
    place.done(&["new", "e.ron", "--preset", "team-round-robin", "--set", "boards=2"]);
    let members = |text: &str, status: i32, told: &str| {
        place.write("list", text);
        place.refused(&["members", "e.ron", "list"], status, told);
    };
    let apart = "Name,Team\nAda,Nord\nBea,Nord\nCoco,Ost\nDana,Nord\nEva,Nord\n";
    let further_up = "list:5: Nord has players further up too (expected them together, or a column Short name if two teams have this name)\n";
    members(apart, 2, further_up);
    place.write("list", "Name,Team,Short name\nAda,Nord,N1\nBea,Nord,\nCoco,Ost,\nDana,Nord,N2\nEva,Nord,\n");
    let second = |name: &str, numbers: &str| {
        let apart = "(another short name: another team) (same name twice)";
        format!("e.ron: `{name}` is already registered: {numbers} {apart}\n")
    };
    let done = place.noted(&["members", "e.ron", "list", "--accept-all"], &second("Nord", "No (1)"));
    assert!(done.contains("members Nord (N1): 2 players") && done.contains("members Nord (N2): 2 players"));
    let which = "list:2: 2 teams have the name Nord (expected the short name of one of them)";
    members("Name,Team\nFay,Nord\n", 2, &format!("e.ron: {which}\n"));
    members(
        "Name,Team,Short name\nFay,Nord,N1\nGil,Nord,N2\nHal,Ost,\nIda,Nord,\n",
        2,
        "list:5: 2 teams have the name Nord (expected the short name of one of them)\n",
    );
    place.write("list", "Name,Team,Short name\nFay,Nord,N2\n");
    assert_eq!(place.done(&["members", "e.ron", "list"]), "members Nord (N2): 1 player\n");
    place.write("list", "Name,Team,Short name\nPia,Ost,O1\n");
    place.done(&["members", "e.ron", "list"]);
    // Another short name is another team, which is said and not asked.
    place.write("list", "Name,Team,Short name\nQuin,Ost,O2\n");
    let done = place.noted(&["members", "e.ron", "list"], &second("Ost", "No (2)"));
    assert!(done.contains("register Ost") && done.contains("members Ost (O2): 1 player"), "{done}");
    place.write("list", "Team,Short name\nOst,O1\nOst,O3\n");
    let done =
        place.noted(&["register", "e.ron", "list", "--map", "Team=name"], &second("Ost", "No (2), No (4)"));
    assert!(done.contains("new: Ost, short O3\n") && !done.contains("another person"), "{done}");
    // A list in the order of the boards has every team by turns.
    place.write("list", "Name,Team\nJo,Süd\nKai,West\nLea,Süd\nMia,West\n");
    assert!(place.done(&["members", "e.ron", "list"]).contains("members West: 2 players"));
}

/// A column of boards sets the order of a team's players; one without a board comes last.
#[test]
fn a_list_of_members_has_a_column_of_boards() {
    let place = Place::new("team-round-robin", 1);
    std::fs::remove_file(place.path("e.ron")).unwrap();
    place.done(&["new", "e.ron", "--preset", "team-round-robin", "--set", "boards=2"]);
    place.write(
        "list",
        "Brett;Name;Team\n2;Bea;Nord\n;Cy;Nord\n1.;Ada;Nord\n2;Eva;Ost\n1;Dana;Ost\nR;Fay;Ost\n",
    );
    let told = place.done(&["members", "e.ron", "list", "--accept-all"]);
    assert!(told.contains("members Nord: 3 players"), "{told}");
    let saved = place.read("e.ron");
    let places =
        ["Ada", "Bea", "Cy", "Dana", "Eva", "Fay"].map(|name| saved.find(&format!("\"{name}\"")).unwrap());
    assert!(places.is_sorted(), "{saved}");
    // Two teams of one name by turns have every board twice.
    let twice = "list:4: board 1 of Nord is in line 2 already (expected another board, or a column Short name if two teams have this name)\n";
    place.write(
        "list",
        "Board,Name,Team\n1,Gil,Nord\n1,Hal,Ost\n1,Ida,Nord\n2,Jo,Nord\n2,Kai,Ost\n2,Lea,Nord\n",
    );
    place.refused(&["members", "e.ron", "list"], 2, twice);
    let not = "e.ron: list:2: `x` is not the number of a board: the board is left out (not done; accept it with --accept \"value not read\")\n";
    place.write("list", "Board,Name,Team\nx,Ada,Nord\n");
    place.refused(&["members", "e.ron", "list"], 1, not);
}

/// The half point of an adjourned board is explained where the score of its match is.
#[test]
fn the_score_of_an_adjourned_board_is_explained() {
    let place = played();
    let legend = "An adjourned board counts as drawn until it is finished.";
    let reports = |place: &Place| {
        let of = |kind| place.done(&["report", "e.ron", "--kind", kind]).replace('\n', " ").contains(legend);
        ["matches", "pairings", "cards"].map(of)
    };
    assert_eq!(reports(&place), [false; 3]);
    place.done(&["undo", "e.ron"]);
    place.write("results", "1 1 a 1\n");
    place.done(&["results", "e.ron", "results"]);
    assert_eq!(reports(&place), [true; 3]);
}

#[test]
fn the_key_of_teams_says_how_to_get_a_ranking() {
    let mut desk = TestDesk::home();
    let mut clock = screen::clock();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Autumn Cup".parse().unwrap(), &mut *clock);
    desk.app.put(Desk::create(&desk.folder.path().join("event.ron"), header, clock).unwrap());
    desk.keys("<F5>m");
    let shown = desk.screen(140, 40);
    assert!(shown.contains("choose one on the line `ranking of teams` of the setup"), "{shown}");
}

#[test]
fn the_clubs_of_an_individual_event_are_ranked() {
    let place = Place::new("fide-swiss", 3);
    std::fs::remove_file(place.path("e.ron")).unwrap();
    place.done(&[
        "new",
        "e.ron",
        "--preset",
        "fide-swiss",
        "--unofficial",
        "--rounds",
        "3",
        "--teams",
        "points,club,2",
    ]);
    place.write("players", "Name,Club\nAna,Nord\nBo,Nord\nCy,Ost\nDi,Ost\nEd,\nFlo,West\n");
    place.done(&["register", "e.ron", "players"]);
    place.done(&["pair", "e.ron", "--publish", "--seed", "1"]);
    place.write("results", "1 1 =\n1 2 =\n1 3 =\n");
    place.done(&["results", "e.ron", "results"]);
    let expected = "#,Team,Score,Players,Who counts\n\
                    1,Nord,1.0,2/2,Ana; Bo\n\
                    1,Ost,1.0,2/2,Cy; Di\n\
                    3,West,0.5,1/1,Flo\n";
    assert_eq!(place.done(&["standings", "e.ron", "--teams", "--format", "csv"]), expected);
    let paper = place.done(&["report", "e.ron", "--kind", "standings"]);
    assert!(paper.contains("The sum of points of the best 2 players of a club"), "{paper}");
}

/// A report of teams has lines of its own for captains; it says what else it leaves out.
#[test]
fn an_export_of_teams_says_what_a_report_cannot_hold() {
    let place = Place::new("team-round-robin", 1);
    place.write("teams", "Name,Federation\nNord,SWE\nOst,\n");
    place.done(&["register", "e.ron", "teams"]);
    place.write("list", "Name,Team,Captain\nBerg,Nord,Ana\n");
    place.done(&["members", "e.ron", "list", "--accept-all"]);
    let export = |more: &[&str]| {
        let output = place.call(&[&["export", "e.ron", "--to", "trf"], more].concat());
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (report, told) = export(&[]);
    assert!(report.contains("### Team 1 captain: Ana\n"), "{report}");
    assert_eq!(told, "e.ron: left out, as a report has no room for it: federations of teams\n");
    let (report, told) = export(&["--for-rating"]);
    assert!(!report.contains("Ana"), "{report}");
    assert!(told.ends_with(": captains, federations of teams\n"), "{told}");
    place.done(&["pair", "e.ron", "--publish"]);
    place.done(&["withdraw", "e.ron", "Ost"]);
    let (_, told) = export(&[]);
    assert!(told.ends_with(": federations of teams, withdrawals and exclusions of teams\n"), "{told}");
}

/// The matches of a report are those of the better-placed teams first.
#[test]
fn an_export_of_teams_says_that_matches_change_their_numbers() {
    let place = Place::new("team-swiss", 3);
    place.write("teams", "Name\nA\nB\nC\nD\n");
    place.done(&["register", "e.ron", "teams"]);
    place.write("round", "3 4\n1 2\n");
    place.done(&["pair", "e.ron", "--boards", "round", "--publish", "--accept-all"]);
    let output = place.call(&["export", "e.ron", "--to", "trf"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told, "e.ron: left out, as a report has no room for it: the numbers of matches\n");
}
