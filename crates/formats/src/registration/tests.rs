use super::*;

#[track_caller]
fn check(line: &str, expected: &str) {
    let shown = match read(line) {
        Ok(entrant) => {
            assert_eq!(read(&write(&entrant)), Ok(entrant.clone()), "{}", write(&entrant));
            write(&entrant)
        }
        Err(wrong) => wrong.to_string(),
    };
    assert_eq!(shown, expected);
}

#[test]
fn a_person_is_recognised_by_name_words_or_number() {
    let same = |one: &str, other: &str| may_be_same(&read(one).unwrap(), &read(other).unwrap());
    assert!(same("Berg, Luca, 2214", "luca BERG"));
    assert!(same("Berg, Luca, id 17", "Burg, L., id 17"));
    assert!(!same("Berg, Luca", "Berg, Lucas"));
    assert!(!same("Berg, Luca", "Dahl, Anna"));
}

#[test]
fn a_number_at_the_end_of_the_name_is_the_rating() {
    check("Anna Berg 1850", "Anna Berg, 1850");
    check("Berg, Anna 1850", "Berg, Anna, 1850");
    check("alice 76.91", "alice, 76.91");
    check("alice 76,91", "alice, 76.91");
    check("Dahl, Anna 1990, IM, club SK 7", "Dahl, Anna, 1990, IM, club SK 7");
    check("Dahl Anna 1990, born 1987", "Dahl Anna, 1990, born 1987");
    check("Dora 1850 GM", "Dora, 1850, GM");
    check("GM Dora 1850", "Dora, 1850, GM");
    check("Dora WIM 1850 GER", "Dora, 1850, WIM, GER");
    check(
        "Berg, Anna 1850 IM GER club SK Nord born 1987",
        "Berg, Anna, 1850, IM, GER, club SK Nord, born 1987",
    );
    check("Emil 1700 GER, club SK 7", "Emil, 1700, GER, club SK 7");
    check("Jo 1850 1999-03-04", "Jo, 1850, born 1999-03-04");
    check("LEE KIM 1500", "LEE KIM, 1500");
    check("Gus 1900, 1950", "Gus 1900, 1950");
    // If the line has a rating, the number belongs to the name.
    check("Player 100, 1990", "Player 100, 1990");
    check("Player 100, rating 1990", "Player 100, 1990");
    check("Player 100, rating -", "Player 100, rating -");
    check("Player 100, rapid 1800", "Player 100, rapid 1800");
    check("1990", "1990");
    // For an ambiguous number the director decides.
    for (line, name, number) in [
        ("Louis 14", "Louis", "14"),
        ("Team 4, GER", "Team", "4"),
        ("Anna 18500", "Anna", "18500"),
        ("Player 007", "Player", "007"),
    ] {
        let found = number_in_name(line).unwrap();
        assert_eq!((found.name.as_str(), found.number.as_str()), (name, number), "{line}");
        let rated = found.rated.unwrap();
        assert_eq!((&*rated.name, rated.rating), (name, number.parse().ok()), "{line}");
        assert_eq!(read(line).unwrap().rating, None, "{line}");
        assert_eq!(number_in_name(&write(&read(line).unwrap())), None, "asked once: {line}");
    }
    // Another number, marks around it, or text without a meaning after it.
    for (line, name, number) in [
        ("Gus 1900 1950", "Gus 1900", "1950"),
        ("Tom 1850?", "Tom", "1850"),
        ("Uma ~1850", "Uma", "1850"),
        ("Vic (1850)", "Vic", "1850"),
        ("Nils; 1850; SWE", "Nils;", "1850"),
        ("Lea 1850 bye 2", "Lea", "1850"),
        ("Karl 1850 Nord", "Karl", "1850"),
        ("Jo 1999-03-04", "Jo", "1999-03-04"),
    ] {
        let found = number_in_name(line).unwrap();
        assert_eq!((found.name.as_str(), found.number.as_str()), (name, number), "{line}");
        let has_rest =
            line.contains("bye") || line.contains("Nord") || line.contains("SWE") || line.contains("-03");
        assert_eq!(found.rated.is_none(), has_rest, "{line}");
        assert_eq!(read(line).unwrap().rating, None, "{line}");
        assert_eq!(number_in_name(&write(&read(line).unwrap())), None, "asked once: {line}");
    }
    for line in ["Anna Berg 1850", "Team 4, 1500", "Team 4, rating -", "Anna", "Anna 2b"] {
        assert_eq!(number_in_name(line), None, "{line}");
    }
    // A name in the event already is not a rating.
    let team = Entrant { name: "Team 1200".parse().unwrap(), ..Entrant::default() };
    assert_eq!(read_change(&team, &[], "Team 1200, club SK Nord").map(|team| team.rating), Ok(None));
    assert_eq!(read_change(&team, &[], "Anna 1200").map(|anna| anna.rating), Ok("1200".parse().ok()));
}

#[test]
fn a_comma_between_digits_is_a_decimal_comma() {
    check("alice, 95,00", "alice, 95");
    check("alice,95,5", "alice, 95.5");
    check("alice, rating 95,25, fee 12,50", "alice, 95.25, fee 12.50");
    check("alice, rapid 1850,5 K20", "alice, rapid 1850.5 K20");
    check("alice, 1,800", "`1,800` can be 1800 or 1.800 (write it without a separator of thousands)");
    // With a blank or more digits, it is another field.
    check("alice, 95, 1987", "alice, 95, born 1987");
    check("alice,2214,1987", "alice, 2214, born 1987");
    check("Berg, Luca,2214,IM", "Berg, Luca, 2214, IM");
    check("alice, id 17,5", "alice, 5, id 17");
}

#[test]
fn the_text_before_the_rating_is_the_name() {
    check("Berg, Luca, 2214", "Berg, Luca, 2214");
    check("Berg, Luca", "Berg, Luca");
    check("\u{200b}\u{200d}, 1500", "a name comes first");
    check("carol,74.10", "carol, 74.1");
    check("  ", "a name comes first");
    assert!(read("Berg, Luca, 99999999999999999999").is_err(), "a number that is no rating is no name");
    assert!(read("Berg, Luca, 22.1.4").is_err());
    check("李小龙, -3.5", "李小龙, -3.5");
}

#[test]
fn other_fields_are_recognised_by_shape_or_word() {
    check("Berg, Luca, 2214, IM, GER, club SK Nord", "Berg, Luca, 2214, IM, GER, club SK Nord");
    check("Berg, Luca, GM, w, born 1999", "Berg, Luca, GM, w, born 1999");
    check("Ana, 1500, team Nord 1, fee 12.50", "Ana, 1500, team Nord 1, fee 12.50");
    check(EXAMPLE, "Berg, Luca, 2214, IM, GER, club SK Nord, category U16, team Nord 1, fee 12.50");
    check(
        "Ana, 1500, nonsense",
        "`nonsense` is not a title, sex, federation or field name (expected GM or another title, m or w, GER, or club, category, team, short, captain, id, fee, born, title, federation, sex, rating, standard, rapid, blitz, national)",
    );
}

#[test]
fn typed_values_must_be_supported_by_reports() {
    check("Ana, 1500, f", "Ana, 1500, w");
    check("Ana, f", "Ana, w");
    check("Ana, 1500, Frau, wim, DEU", "Ana, 1500, WIM, w, GER");
    check("Ana, 1500, 1987", "Ana, 1500, born 1987");
    check("Ana, 1500, 12.03.1987, GER", "Ana, 1500, GER, born 1987-03-12");
    check("Ana, 12.03.1987", "Ana, born 1987-03-12");
    check("Ana, GM, 1500", "Ana, 1500, GM");
    check("Ana, born 1987, 1500", "Ana, 1500, born 1987");
    check("Ana, 1500, id 007, sex female", "Ana, 1500, w, id 7");
    check("Ana, 1500, title Dr", "`Dr` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM)");
    check("Ana, 1500, sex x", "`x` is not a sex (expected m or w)");
    check(
        "Ana, 1500, federation Germany",
        "`Germany` is not a federation (expected three letters, for instance GER)",
    );
    check(
        "Ana, 1500, born 3/12/87",
        "`3/12/87` can be two different days (type it as 1987-12-31, or only the year 1987)",
    );
    check("LEE, KIM, 1500", "LEE, KIM, 1500");
}

#[test]
fn ratings_of_lists_are_named_by_their_kind() {
    check("Ana, rapid 1850, 1900", "Ana, 1900, rapid 1850");
    check(
        "Ana, 1900, national 1700, standard 1950 K20 FIDE OCT26, blitz 1800 club list",
        "Ana, 1900, standard 1950 K20 FIDE OCT26, blitz 1800 club list, national 1700",
    );
    check("Ana, standard 1950 k10", "Ana, standard 1950 K10");
    check("Ana, rapid \"1850 Nord, October\"", "Ana, rapid \"1850 Nord, October\"");
    check("Ana, 1900, rapid", "`rapid` has no value (expected rapid and its value, or rapid - for none)");
    check(
        "Ana, rapid fast",
        "`fast` is not a decimal number (expected digits, optionally a point and more digits)",
    );
    check_change("Ana, 1900, rapid 1850 K20", "rapid 1860", "Ana, 1900, rapid 1860");
    check_change("Ana, 1900, rapid 1850, blitz 1700", "rapid -", "Ana, 1900, blitz 1700");
}

#[test]
fn a_value_with_a_comma_is_quoted() {
    check("Ana, 1500, club \"SK Nord, Berlin\", GER", "Ana, 1500, GER, club \"SK Nord, Berlin\"");
    check("Ana, club \"the \"\"Knights\"\", Ulm\"", "Ana, club \"the \"\"Knights\"\", Ulm\"");
    check("Ana, 1500, club \"Nord", "Ana, 1500, club \"\"\"Nord\"");
    check("O\"Neil, Pat, 1500", "O\"Neil, Pat, 1500");
}

#[track_caller]
fn check_change(before: &str, line: &str, expected: &str) {
    let before = read(before).unwrap();
    let kinds = [RatingKind::Rapid, RatingKind::Standard];
    let shown =
        read_change(&before, &kinds, line).map_or_else(|wrong| wrong.to_string(), |entrant| write(&entrant));
    assert_eq!(shown, expected);
}

#[test]
fn the_name_of_a_field_without_a_value_is_no_name() {
    let wrong = "`captain` has no value (expected captain and its value, or captain - for none)";
    check("SK Nord 1, captain", wrong);
    check_change("SK Nord 1, captain Ida", "captain", wrong);
    check_change("SK Nord 1, captain Ida", "captain -", "SK Nord 1, rating -");
    check("short, nigel, 2600", "short, nigel, 2600");
}

#[test]
fn a_change_leaves_other_fields_unchanged() {
    let berg = "Berg, Luca, 2214, IM, GER, club SK Nord, fee 12.50";
    check_change(berg, "Berg, Lucas", "Berg, Lucas, 2214, IM, GER, club SK Nord, fee 12.50");
    check_change(berg, "Berg, Luca, 2230", "Berg, Luca, 2230, IM, GER, club SK Nord, fee 12.50");
    check_change(berg, "rating 2230", "Berg, Luca, 2230, IM, GER, club SK Nord, fee 12.50");
    check_change(berg, "Berg, Luca, rating -, club -", "Berg, Luca, IM, GER, fee 12.50");
    check_change(berg, "club SK Süd, title -", "Berg, Luca, 2214, GER, club SK Süd, fee 12.50");
    check_change(berg, "", "a name comes first");
    check_change(
        berg,
        "Berg, Luca, nonsense 3",
        "Berg, Luca, nonsense 3, 2214, IM, GER, club SK Nord, fee 12.50",
    );
    check_change(berg, "name -", "name -, 2214, IM, GER, club SK Nord, fee 12.50");
}

#[test]
fn a_rating_without_its_kind_is_the_one_that_counts() {
    let ana = "Ana, 1808, standard 1808 K20 FIDE NOV26, national 1700";
    let now = "Ana, 1858, standard 1858 K20, national 1700";
    check_change(ana, "rating 1858", now);
    check_change(ana, "Ana, 1858", now);
    check_change(ana, "Ana, 1858, standard 1808 K20 FIDE NOV26, national 1700", now);
    check_change(ana, ana, ana);
    check_change(ana, "rating 1808", ana);
    check_change(ana, "rating -", "Ana, national 1700");
    check_change(ana, "rating 1700, standard 1900", "Ana, 1700, standard 1900, national 1700");
    check_change("Ana, 1700, standard 1808", "rating 1700", "Ana, 1700, standard 1700");
    check_change("Ana, 1700, national 1700", "rating 1750", "Ana, 1750, national 1700");
    check_change("Ana, standard 1808", "Ana, 1858, standard 1808", "Ana, 1858, standard 1858");
}

/// An event may contain values that no line would give today; a change of another field leaves them.
#[test]
fn texts_of_an_older_event_are_accepted() {
    let old = Entrant {
        name: "Ana".parse().unwrap(),
        title: "Dr".parse().unwrap(),
        sex: "x".parse().unwrap(),
        ..Entrant::default()
    };
    assert_eq!(write(&old), "Ana, title Dr, sex x");
    assert_eq!(read_change(&old, &[], &write(&old)), Ok(old.clone()));
    assert_eq!(read_change(&old, &[], "Ana, 1500").map(|ana| ana.sex), Ok(old.sex));
}
