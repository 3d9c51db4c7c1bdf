//! The players of teams at the boards: lists by board, ratings of the games, and the mean ratings of teams.

use crate::by_script::Place;
use crate::support::screen;
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
    let expected = "Prize,Prize no,#,No,Name,MP,EUR\n\
                    Teams,1,1,1,Ost,2.0,100.00\n\
                    Board 1,1,1,,Flo (Ost),100.0 %,20.00\n\
                    Board 1,2,2,,Ana (Nord),0.0 %,10.00\n\
                    Board 2,1,1,,Gus (Ost),50.0 %,20.00\n";
    assert_eq!(csv, expected);
    let text = report(&[]);
    assert!(text.contains("Many games: 5.00 EUR left over"), "{text}");
}
