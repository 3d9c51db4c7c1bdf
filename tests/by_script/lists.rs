//! Lists of players by commands: dry runs, questions, headings.

use super::{Place, small, text};

#[test]
fn a_dry_run_explains_the_list_and_registers_no_player() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name;Elo;Verein\nBerg, Luca;2214;SK Nord\n");
    let before = place.read("e.ron");
    let told = place.done(&["register", "e.ron", "list", "--dry-run"]);
    assert_eq!(place.read("e.ron"), before);
    let read = "read as: semicolons · UTF-8 · headings in line 1 · 1 player\n";
    assert_eq!(
        told,
        format!(
            "{read}columns: Name = name, Elo = rating, Verein = club\nnew: Berg, Luca, 2214, club SK Nord\n1 player new\n"
        )
    );
    let mapped = place.done(&[
        "register",
        "e.ron",
        "list",
        "--dry-run",
        "--map",
        "Verein=none",
        "--map",
        "2=category",
    ]);
    let columns = "columns: Name = name, Elo = category\ncolumns not used: Verein\n";
    assert!(mapped.starts_with(&format!("{read}{columns}")), "{mapped}");
    assert_eq!(place.done(&["register", "e.ron", "list"]), told);
    assert_eq!(place.contents().entries.len(), 1);
}

/// A dry run prints the same as the real run, with the same status, and changes nothing.
#[test]
fn a_dry_run_reports_questions_and_refusals() {
    let place = small("fide-swiss");
    let lists: [(&str, &str, i32); 7] = [
        ("Dahl, Ida\n", "", 0),
        ("Name,Rating\nDahl,x\nMoser,9999\n", "e.ron: list:2: `x` is not a decimal number", 1),
        ("Name,Rating\nMoser,9999\n", "e.ron: Moser: a rating of 9999 is unlikely in chess", 1),
        ("Name,Fed\nMoser,XYZ\n,GER\n", "e.ron: list:3: not read: a name is missing", 1),
        ("Player 2, 1900\n", "e.ron: No 2 Player 2 changes, and only the name", 1),
        ("Dahl, Ida, 1900.1234\n", "", 2),
        ("\n", "list: there is no player in the list", 2),
    ];
    for (list, expected, status) in lists {
        place.write("list", list);
        let before = place.read("e.ron");
        for accepted in [&[][..], &["--accept", "unlikely rating"]] {
            let call = |more: &[&str]| place.call(&[&["register", "e.ron", "list"], accepted, more].concat());
            let dry = call(&["--dry-run"]);
            assert_eq!(place.read("e.ron"), before, "{list}");
            let real = call(&[]);
            assert_eq!(
                (text(&dry.stderr), dry.status.code()),
                (text(&real.stderr), real.status.code()),
                "{list}"
            );
            place.write("e.ron", &before);
            if accepted.is_empty() {
                let told = text(&dry.stderr);
                assert!(told.starts_with(expected), "{list}: {told}");
                assert_eq!(
                    (told.is_empty(), dry.status.code()),
                    (status == 0, Some(status)),
                    "{list}: {told}"
                );
            }
        }
    }
    // All questions about a list are asked at once.
    place.write("list", "Name,Rating\nDahl,x\nMoser,9999\n");
    assert_eq!(text(&place.call(&["register", "e.ron", "list"]).stderr).lines().count(), 2);
}

/// Every skipped part of a list is named.
#[test]
fn every_skipped_part_of_a_list_is_reported() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name;Elo\nBerg, Luca;2100\nDahl, Ida;1900;SK Nord;x\n");
    let beyond = "e.ron: list:3: `SK Nord, x`: after the last column (2 columns have a heading): left out (not done; accept it with \
                  --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, beyond);
    let told =
        place.done(&["register", "e.ron", "list", "--dry-run", "--map", "3=club", "--map", "4=category"]);
    assert!(told.contains("new: Dahl, Ida, 1900, club SK Nord, category x\n"), "{told}");
    let column = |name: &str| {
        format!(
            "list: `{name}` is not a column of the list (expected Name, Elo, column 3, column 4, or a number from 1 to 4)\n"
        )
    };
    for name in ["Verein", "7"] {
        place.refused(&["register", "e.ron", "list", "--map", &format!("{name}=club")], 2, &column(name));
    }
    let twice = "`Name=club` has the meaning of another column, or two meanings\n";
    place.refused(&["register", "e.ron", "list", "--map", "3=club", "--map", "Name=club"], 2, twice);
    place.write("list", "Name;Elo\nBerg, Luca;1,800\n");
    let two = "e.ron: list:2: `1,800` can be 1800 or 1.800 (write it without a separator of thousands): the rating is left out (not done; \
               accept it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, two);
    std::fs::write(
        place.path("list"),
        b"Name;Elo\nM\xc3\xbcller, J\xc3\xb6rg;1800\n\xd8deg\xe5rd, \xc5se;1700\n",
    )
    .unwrap();
    let mixed = "e.ron: list:3: the file mixes encodings: line 3 read as Windows-1252 (Latin-1), the others as UTF-8 (not done; accept \
                 it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, mixed);
    let told = place.done(&["register", "e.ron", "list", "--accept", "value not read"]);
    assert!(told.contains("new: Müller, Jörg, 1800\nnew: Ødegård, Åse, 1700\n"), "{told}");
    place.write("list", "Name;Sexo\nRuiz, Ana;M\n");
    let either = "e.ron: list:1: `M` can stand for a man or a woman: the sex of 1 player is left out (say which letters stand for women) \
                  (not done; accept it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, either);
    let told = place.done(&["register", "e.ron", "list", "--women", "M"]);
    assert!(told.contains("new: Ruiz, Ana, w\n"), "{told}");
    place.write("list", "Name;Geburtsjahr\nKlein, Max;2031\n");
    let born = "e.ron: Klein, Max: born 2031, which is still to come (the event began in ";
    let output = place.call(&["register", "e.ron", "list"]);
    assert!(text(&output.stderr).starts_with(born), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
}

/// An id that changes a name causes a question, and the journal records that it was accepted.
#[test]
fn an_id_that_changes_a_name_must_be_accepted() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name;Fide-ID\nBerg, Luca;4610784\nKlee, Eva;4610792\nDahl, Ida;4610806\n");
    place.done(&["register", "e.ron", "list"]);
    place.write("list", "Name;Fide-ID\nBerg, Luca Maria;4610784\nMoser, Vera;4610806\n");
    let asked = "e.ron: No (3) Dahl, Ida is called Moser, Vera in the list, with the same id (not done; accept it with --accept \"id of \
                 another name\")\n";
    place.refused(&["register", "e.ron", "list"], 1, asked);
    let told = place.done(&["register", "e.ron", "list", "--accept", "id of another name"]);
    assert!(
        told.ends_with(
            "changes: No (3) Dahl, Ida: name: Dahl, Ida → Moser, Vera\n0 players new, 2 changed\n"
        ),
        "{told}"
    );
    assert_eq!(place.contents().entries.last().unwrap().accepted, ["id of another name"]);
    // Namesakes are distinguished by their numbers.
    place.write("list", "Name;Jahr;Geburtsjahr\nMoser, Vera;1;1990\nMoser, Vera;2;1991\n");
    let told = text(&place.call(&["register", "e.ron", "list", "--dry-run"]).stdout);
    assert!(
        told.contains("note: 2: Moser, Vera is taken for No (3) Moser, Vera, who is registered\n"),
        "{told}"
    );
    assert!(told.contains("note: 3: Moser, Vera is another person than No (3) Moser, Vera\n"), "{told}");
}

/// A late entry has no place in a round robin or a knockout; every way of registering asks about it.
#[test]
fn a_late_entry_without_a_place_must_be_accepted() {
    for (preset, system) in [("chess-round-robin", "round robin"), ("knockout", "knockout")] {
        let place = Place::new(preset, 3);
        place.register(4);
        place.call(&["pair", "e.ron", "--publish"]);
        place.write("list", "Dahl, Ida\n");
        let asked = format!(
            "e.ron: Dahl, Ida enters after round 1: a {system} that has begun has no place for anybody new, who sits out every round \
             (not done; accept it with --accept \"entry after the start\")\n"
        );
        place.refused(&["register", "e.ron", "list"], 1, &asked);
        place.done(&["register", "e.ron", "list", "--accept", "entry after the start"]);
    }
    let place = small("fide-swiss");
    place.write("list", "Dahl, Ida\n");
    place.done(&["register", "e.ron", "list"]);
}

/// An unknown heading is accepted if `--map` names it.
#[test]
fn map_names_the_headings_of_a_list() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Wer;Kraft\nBerg, Luca;2100\n");
    let told = place.done(&["register", "e.ron", "list", "--map", "Wer=name", "--map", "Kraft=rating"]);
    assert!(told.contains("columns: Wer = name, Kraft = rating\nnew: Berg, Luca, 2100\n"), "{told}");
    assert!(told.ends_with("1 player new\n"), "{told}");
}

#[test]
fn a_value_of_a_team_list_that_is_not_read_is_asked_about() {
    let place = Place::new("team-swiss", 3);
    // The names have commas, but no quotation marks: each line has a cell more than there are headings.
    place.write("list", "Name,Rating,Team\nBerg, Luca,2000,Rooks\nDahl, Ida,1900,Rooks\n");
    let asked = "e.ron: list:2: `Rooks`: after the last column (3 columns have a heading): left out (not done; accept it with --accept \"value not read\")\n";
    let output = place.call_with(&["members", "e.ron", "list"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with(asked), "{}", text(&output.stderr));
    place.write("list", "Name,Rating,Team\n\"Berg, Luca\",2000,Rooks\n\"Dahl, Ida\",1900,Rooks\n");
    let told = "list: the list has a column of teams, but this event registers teams (expected `members EVENT LIST`, which registers the teams with their players)\n";
    place.refused(&["register", "e.ron", "list"], 2, told);
    let done = place.done(&["members", "e.ron", "list"]);
    assert_eq!(done, "register Rooks\nmembers Rooks: 2 players\n");
}

#[test]
fn games_of_a_member_do_not_go_to_another_person_unasked() {
    let place = Place::new("team-swiss", 1);
    let list = |players: [&str; 4]| {
        let [one, two, three, four] = players;
        format!("Name,Team\n{one},Rooks\n{two},Rooks\n{three},Knights\n{four},Knights\n")
    };
    place.write("list", &list(["Ann", "Ben", "Cat", "Dan"]));
    place.done(&["members", "e.ron", "list", "--accept"]);
    place.done(&["pair", "e.ron", "--publish", "--accept"]);
    place.write("results", "1 1 1 0 - -\n");
    place.done(&["results", "e.ron", "results"]);
    place.write("list", &list(["Ben", "Ann", "Cat", "Dan"]));
    let asked = "e.ron: games of Rooks go from Ann to Ben, Ben to Ann (not done; accept it with --accept \"correction\")\n";
    place.refused(&["members", "e.ron", "list"], 1, asked);
    place.done(&["members", "e.ron", "list", "--accept", "correction"]);
}

#[test]
fn a_match_with_an_adjourned_board_is_open() {
    let place = Place::new("team-swiss", 1);
    place.write("list", "Name,Team\nAnn,Rooks\nCat,Knights\n");
    place.done(&["members", "e.ron", "list", "--accept"]);
    place.done(&["pair", "e.ron", "--publish", "--accept"]);
    place.write("results", "1 1 a - - -\n");
    place.done(&["results", "e.ron", "results"]);
    let asked = place.call_with(&["seal", "e.ron"], "");
    let asked = text(&asked.stderr);
    assert!(asked.contains("1 adjourned game counts as drawn until the result is known"), "{asked}");
}
