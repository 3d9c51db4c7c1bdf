use super::*;
use crate::registration;

#[track_caller]
fn check(text: &str, expected: &str) {
    let shown = match read(text.as_bytes(), &Choices::default()) {
        Ok(list) => {
            let players = list.players.iter().map(|player| registration::write(&player.entrant));
            players.chain(list.findings.iter().map(ToString::to_string)).collect::<Vec<_>>().join("|")
        }
        Err(wrong) => wrong.to_string(),
    };
    assert_eq!(shown, expected);
}

#[test]
fn an_unclosed_quotation_mark_does_not_swallow_the_list() {
    let unclosed = "2: a quotation mark is opened here and not closed (expected `\"` at its end)";
    check("Name,Rating\n\"Berg, Luca,2214\nDahl,1990\nKlee,1800\n", unclosed);
    check("Name,Rating\nDahl,\"1990", unclosed);
    check("Name,\"Rating\nDahl,1990\n", &unclosed.replace("2:", "1:"));
    check("Name\nO\"Neil\n", "O\"Neil");
    check("Name\n\"Berg \"\"Bo\"\" Luca\"\nDahl", "Berg \"Bo\" Luca|Dahl");
}

/// The quotation mark of another player far below would close it, but the lines between are not one
/// cell.
#[test]
fn a_cell_with_many_lines_has_an_unclosed_mark() {
    let list =
        |between: usize| format!("Name,Rating\n\"Berg,2214\n{}Klee\",1800\n", "Dahl,1990\n".repeat(between));
    check(&list(4), "2: a quotation mark is opened here and not closed (expected `\"` at its end)");
    check(&list(20_000), "2: a quotation mark is opened here and not closed (expected `\"` at its end)");
    // An address of a few lines is one cell.
    check(
        "Name,Club\n\"Berg, Luca\",\"SK Nord\nHall 4\nNorth Road\n1\n2\"\nDahl,SV\n",
        "Berg, Luca, club SK Nord Hall 4 North Road 1 2|Dahl, club SV|2: the club `SK Nord\\nHall 4\\nNorth Road\\n1\\n2` is now `SK Nord Hall 4 North Road 1 2`",
    );
}

#[test]
fn lines_that_end_with_cr_alone_are_counted() {
    check("Name,Rating\rAna,1500\r\"Berg, Luca\",2214\r", "Ana, 1500|Berg, Luca, 2214");
    let unclosed = "3: a quotation mark is opened here and not closed (expected `\"` at its end)";
    check("Name,Rating\rAna,1500\r\"Berg, Luca,2214\rDahl,1990\r", unclosed);
}

#[test]
fn lists_have_headings_or_not() {
    check("Name,Rating,Club\n\"Berg, Luca\",2214,SK Nord\nAna,,\n", "Berg, Luca, 2214, club SK Nord|Ana");
    check("\"Berg, Luca\",2214\nAna\n", "Berg, Luca, 2214|Ana");
    check("Ana,1500\nBea,12x4,zzz\n", "Ana, 1500|Bea, 12x4, zzz");
    check("Name,Club\n'=Ana,'@home\n", "=Ana, club @home");
}

#[test]
fn spreadsheets_of_other_countries_are_read() {
    check("\u{feff}Name;Elo;Verein\r\nBerg, Luca;2214;SK Nord\r\n", "Berg, Luca, 2214, club SK Nord");
    check("Last name\tFirst name\tFed\tRtg\nBerg\tLuca\tGER\t0\n\t\t\t\n", "Berg, Luca, GER");
    check("Name;Birthday\nAna;1999-02-03\n", "Ana, born 1999-02-03");
}

#[test]
fn lists_and_lines_have_bounds() {
    check(
        &format!("Name\n{}", "x".repeat(10_001)),
        "2: the line is too long for a player (limit 10000 bytes)",
    );
    check(
        &format!("Name\n{}", ",".repeat(10_001)),
        "2: the line is too long for a player (limit 10000 bytes)",
    );
    let most = "A\n".repeat(65_535);
    assert_eq!(read(most.as_bytes(), &Choices::default()).unwrap().players.len(), 65_535);
    check(&format!("{most}A"), "65536: the list is too long (limit 65535 players)");
}

#[test]
fn a_list_of_ids_alone_registers_no_player() {
    let nobody = "there is no player in the list (2: not read: a name is missing (`1503014`))";
    check("id\n1503014\n24600011\n", nobody);
    check("FIDE-ID\n1503014\n", nobody);
    check(
        "ID;Elo\n1503014;2100\n",
        "there is no player in the list (2: not read: a name is missing (`1503014, 2100`))",
    );
    // A player may have the same name as a heading.
    check("Land\nBerg\n", "Land|Berg");
}

#[test]
fn a_column_of_marks_is_not_a_rating() {
    check("Nom;Elo;Fide\nAna;1512;F\nBea;1100;N\n", "Ana, 1512|Bea, 1100");
    check("Nom;Elo;Fide\nAna;1512;1600\nBea;1100;\n", "Ana, 1600, standard 1600|Bea, 1100");
}

#[test]
fn a_typed_list_reports_numbers_in_names() {
    let told = "`Team 4` is taken as a name without a rating (a comma before 4 makes it the rating)";
    check(
        "Anna Berg 1850\nTeam 4\nLouis, 14\n",
        &format!("Anna Berg, 1850|Team 4, rating -|Louis, 14|2: {told}"),
    );
}

#[test]
fn a_column_that_resembles_a_field_is_reported() {
    let read = |choices: &Choices| {
        let text =
            b"Name;Stufe;Wann;Nummer;Schuh\nAna;1512;12.03.1987;1503014;42\nBea;2100;1.4.2001;24600011;40\n";
        let draft = super::read(text, choices).unwrap();
        let looks = draft.overlooked().map(|(column, field)| format!("{}={}", column.heading, field.name()));
        looks.collect::<Vec<_>>()
    };
    let mut choices = Choices::default();
    assert_eq!(read(&choices), ["Stufe=rating", "Wann=born", "Nummer=id"]);
    choices.map("Stufe=none").unwrap();
    choices.map("Nummer=id").unwrap();
    assert_eq!(read(&choices), ["Wann=born"]);
}

#[test]
fn columns_without_a_use_are_named() {
    assert_eq!(read(b"name,shoe,phone\nAna,42,\n", &Choices::default()).unwrap().unused(), ["shoe", "phone"]);
}

#[test]
fn unreadable_fields_and_nameless_lines_are_left_out() {
    let rating = "`x` is not a decimal number (expected digits, optionally a point and more digits)";
    check("name,rating\nAna,x\n", &format!("Ana|2: {rating}: the rating is left out"));
    check("name,rating\nAna,1\n,1500\n", "Ana, 1|3: not read: a name is missing (`1500`)");
    check(
        "name,sex,title\nAna,x,Dr\n",
        "Ana|2: `x` is not a sex (expected m or w): the sex is left out|2: `Dr` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM): the title is left out",
    );
    check(
        "Ana,1500,zzz\nBea\n",
        &format!("Bea|1: not read: {}", registration::read("Ana,1500,zzz").unwrap_err()),
    );
}

#[test]
fn extra_lines_of_spreadsheets_are_not_players() {
    check(
        "sep=;\r\nName;Club\r\nAna;A, B, C\r\n;x\r\n",
        "Ana, club \"A, B, C\"|4: not read: a name is missing (`x`)",
    );
    check("\"sep=\t\"\nName\tClub\nAna\tA, B, C\n", "Ana, club \"A, B, C\"");
    check("Name,Rating\nAna,1500\nName,Rating\nBea,1400\n", "Ana, 1500|Bea, 1400");
    check("Nr;Name;F\u{f6}d.\n1;Ana;GER\n\n\nTotal;40;\n", "Ana, GER|5: not read: `40` is not a name");
    check("Name;Rating\nAna;74,10\n", "Ana, 74.1");
    check(
        "<html><body>Name</body>",
        "this is a page or XML (expected a list of players: CSV, or text with tabs)",
    );
    check("%PDF-1.7 Name", "this is not a text (expected a list of players: CSV, or text with tabs)");
}

/// The dates of a column show each other's order.
#[test]
fn a_date_is_read_in_the_order_of_its_column() {
    check("name;born\nAna;3/12/87\nBea;25/3/1990\n", "Ana, born 1987-12-03|Bea, born 1990-03-25");
    check("name;born\nAna;3/12/87\nBea;3/25/1990\n", "Ana, born 1987-03-12|Bea, born 1990-03-25");
    let two = "2: `3/12/87` can be two different days: only the year 1987 is kept";
    check("name;born\nAna;3/12/87\nBea;1990\n", &format!("Ana, born 1987|Bea, born 1990|{two}"));
    check(
        "name;born\nA;13/1/1990\nB;1/13/1990\nAna;3/12/87\n",
        &format!("A, born 1990-01-13|B, born 1990-01-13|Ana, born 1987|{}", two.replace("2:", "4:")),
    );
}

#[test]
fn split_names_and_whole_names_are_distinguished() {
    check("Name;Vorname\nMüller;Jörg\n", "Müller, Jörg");
    check("Nombre;Apellidos\nJosé;Núñez\n", "Núñez, José");
    check("Name;Vorname\n\"Müller, Jörg\";Jörg\n", "Müller, Jörg");
    check("Name;Surname;First name\nAna Berg;Berg;Ana\n", "Ana Berg");
}
