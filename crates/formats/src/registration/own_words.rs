//! The names of fields in the language of the desk: `Verein SK Nord` is read as `club SK Nord`.
//!
//! Files and commands have the English names alone.

use engine::action::Entrant;
use engine::folding::bare;
use engine::person;

use super::{WORDS, in_quotes, is_number, kind_of, named, parts_of, quoted};
use crate::calendar::{is_hour, typed_day};
use crate::language::desk::DeskLanguage;
use crate::values;

/// Returns a line of a player with its names of fields in English. Case and accents do not matter.
///
/// A name of a field comes before a value: after a comma, after a number (`Luca Berg 2214 Verein Nord`), or
/// first in the line if that changes a registered player. A day is read as a whole value: alone, after its
/// name or after a number.
#[must_use]
pub fn in_english(line: &str, is_change: bool, language: &DeskLanguage) -> String {
    let mut fields: Vec<_> = WORDS.map(|word| (bare(&language.word_at("field", word)), word)).to_vec();
    fields.extend(language.say("words-born").split(", ").map(|word| (bare(word), "born")));
    let english = |word: &str| {
        let found = fields.iter().find(|(own, _)| !word.starts_with('"') && *own == bare(word));
        found.map(|(_, english)| *english)
    };
    let date = |word: &str| person::birth(word, language.date_order()).ok().filter(|_| word.contains('/'));
    let mut read = String::with_capacity(line.len());
    let mut is_quoted = false;
    // Commas between quotation marks part nothing.
    for (at, part) in line.split_inclusive(',').enumerate() {
        let mut is_expected = !is_quoted && (0 < at || is_change);
        let (mut may_be_day, mut is_after_number) = (!is_quoted, false);
        is_quoted ^= part.matches('"').count() % 2 == 1;
        for word in part.split_inclusive(' ') {
            let name = word.trim_end_matches([' ', ',']);
            let field = english(name).filter(|_| is_expected);
            let field = field.or_else(|| WORDS.into_iter().find(|known| is_expected && *known == name));
            let day = || date(name).filter(|_| may_be_day && !is_quoted);
            let said = field.map(str::to_owned).or_else(day);
            read.push_str(said.as_deref().unwrap_or(name));
            read.push_str(&word[name.len()..]);
            let is_number = !is_quoted && is_number(name);
            is_expected = (is_expected && name.is_empty()) || is_number;
            is_after_number = field.is_none() && (is_after_number || is_number);
            may_be_day = (may_be_day && name.is_empty()) || is_after_number || field == Some("born");
        }
    }
    read
}

/// Returns a text with its days as files have them: `3/10/2026` is `2026-10-03` where the day is first. A day
/// that can be two different ones stays, and so does one before anything but an hour.
#[must_use]
pub fn days_in_figures(text: &str, language: &DeskLanguage) -> String {
    let part = |part: &str| {
        let moment = part.trim_start().trim_end_matches([' ', ',']);
        let (word, hour) = moment.split_once(' ').unwrap_or((moment, ""));
        let is_day = word.contains('/') && (hour.is_empty() || is_hour(hour.trim()));
        let day = typed_day(word, language.date_order()).filter(|_| is_day);
        day.map_or_else(|| part.to_owned(), |day| part.replacen(word, &day, 1))
    };
    text.split_inclusive(',').map(part).collect()
}

/// Writes a player as a line in the language, which [`in_english`] returns to English. A text that has a name
/// of a field or a day, such as the name `Club, Ann`, is in quotation marks.
#[must_use]
pub fn write_in(entrant: &Entrant, language: &DeskLanguage) -> String {
    let name = &*entrant.name;
    let is_read = !name.starts_with('"') && in_english(name, true, language) == name;
    let mut line = if is_read { name.to_owned() } else { in_quotes(name) };
    for (word, value) in parts_of(entrant) {
        let mut value = quoted(&value);
        if kind_of(word).is_some() || matches!(word, "" | "rating" | "fee" | "born") {
            value = shown(word, &value, language);
        } else if in_english(&named(word, &value), true, language) != named(word, &value) {
            value = in_quotes(&value);
        }
        line = line + ", " + &named(&language.word_at("field", word), &value);
    }
    line
}

/// Returns a number, a day or the letter of a sex as it is typed in the language.
#[must_use]
pub fn shown(word: &str, value: &str, language: &DeskLanguage) -> String {
    let day: Vec<&str> = value.split('-').collect();
    match (word, &day[..]) {
        ("born", [year, month, day]) => {
            language.tell("typed-day", &values! { "year" => *year, "month" => *month, "day" => *day })
        }
        ("" | "sex", [sex @ ("m" | "w")]) => language.word_at("sex", sex).into_owned(),
        _ => {
            let (number, rest) = value.split_at(value.find(' ').unwrap_or(value.len()));
            language.number(number).into_owned() + rest
        }
    }
}

/// The words of a line of byes.
const BYES: [&str; 6] = ["half", "zero", "full", "none", "barred", "allowed"];

/// Returns a line of byes with its words in English: `3 halb` is `3 half`.
#[must_use]
pub fn byes_in_english(line: &str, language: &DeskLanguage) -> String {
    let english = |word: &str| BYES.into_iter().find(|english| is_typed(word, english, language));
    let part = |part: &str| {
        let word = part.trim_end_matches([' ', ',', ';']);
        english(word).map_or_else(|| part.to_owned(), |english| format!("{english}{}", &part[word.len()..]))
    };
    line.split_inclusive([' ', ',', ';']).map(part).collect()
}

/// Returns a line of points with the word before the round in English: `+1 Runde 3` is `+1 round 3`. A reason
/// stays as it is typed.
#[must_use]
pub fn round_in_english(line: &str, language: &DeskLanguage) -> String {
    let is_points = |part: &str| {
        let word = part.trim();
        word.starts_with(['+', '-', '−']) || matches!(word.to_ascii_lowercase().as_str(), "mp" | "gp")
    };
    let at = line.split_inclusive(' ').take_while(|part| is_points(part)).map(str::len).sum();
    let (points, rest) = line.split_at(at);
    match rest.split_once(' ') {
        Some((word, rest)) if is_typed(word, "round", language) => format!("{points}round {rest}"),
        Some(_) | None => line.to_owned(),
    }
}

/// Returns true if a typed word is one of the language for an English one. Case and accents do not matter.
fn is_typed(word: &str, english: &str, language: &DeskLanguage) -> bool {
    bare(word) == bare(&language.word_at("input", english))
}

#[cfg(test)]
mod tests {
    use super::super::{read, read_change};
    use super::*;

    #[track_caller]
    fn check(tag: &str, line: &str, expected: &str) {
        let language = DeskLanguage::of(tag).unwrap();
        assert_eq!(in_english(line, false, &language), expected);
    }

    #[test]
    fn names_of_fields_are_read_in_the_language() {
        check(
            "de",
            "Berg, Luca, 2214, Verein SK Nord, kategorie U16",
            "Berg, Luca, 2214, club SK Nord, category U16",
        );
        check("de", "Luca Berg 2214 Verein Nord", "Luca Berg 2214 club Nord");
        check("de", "Berg, club \"Nord, Verein Süd\", Titel IM", "Berg, club \"Nord, Verein Süd\", title IM");
        check("fr", "Berg, Luca, catégorie U16", "Berg, Luca, category U16");
        check("fr", "Berg, Luca, categorie U16,equipe A", "Berg, Luca, category U16,team A");
        check("es", "Berg, TITULO IM, rápido 1900 K20", "Berg, title IM, rapid 1900 K20");
        check("es", "Club Ana, 2000, equipo Club Sur", "Club Ana, 2000, team Club Sur");
        check("fr", "Berg, Anna, née 1987", "Berg, Anna, born 1987");
        check("es", "Berg, Ana, 1900, nacida 3/10/1987", "Berg, Ana, 1900, born 1987-10-03");
        check("de", "Berg, Ana, Jg. 1987", "Berg, Ana, born 1987");
        check("de", "Ana Berg 1900 Jahrgang 1987", "Ana Berg 1900 born 1987");
        check("de", "Berg, Ana, 3/10/87", "Berg, Ana, 1987-10-03");
        check("en", "Berg, Ana, 3/10/1987", "Berg, Ana, 3/10/1987");
        check("en", "Berg, Ana, 23/10/1987", "Berg, Ana, 1987-10-23");
        check("de", "Jg., Ana, 1900", "Jg., Ana, 1900");
        check("fr", "Berg, Ana, 1900 3/10/87", "Berg, Ana, 1900 1987-10-03");
        check("fr", "Berg, Ana, née le 3/10/1987", "Berg, Ana, born le 3/10/1987");
        check("fr", "Berg, Ana, club SK 3/10/1987", "Berg, Ana, club SK 3/10/1987");
        check("en", "Berg, Luca, 2214, club Nord", "Berg, Luca, 2214, club Nord");
    }

    #[test]
    fn byes_and_rounds_are_read_in_the_language() {
        let [german, french] = ["de", "fr"].map(|tag| DeskLanguage::of(tag).unwrap());
        assert_eq!(byes_in_english("3 halb, 4 null;5 keins", &german), "3 half, 4 zero;5 none");
        assert_eq!(byes_in_english("3 demi, 4 zero", &french), "3 half, 4 zero");
        assert_eq!(byes_in_english("3 half", &german), "3 half");
        assert_eq!(round_in_english("+1 Runde 3 in Runde 2", &german), "+1 round 3 in Runde 2");
        assert_eq!(round_in_english("-1 MP -2 GP ronde 3 faute", &french), "-1 MP -2 GP round 3 faute");
        assert_eq!(round_in_english("-1 in Runde 2", &german), "-1 in Runde 2");
    }

    #[test]
    fn days_are_read_in_the_order_of_the_language() {
        let read = |tag: &str, text: &str| days_in_figures(text, &DeskLanguage::of(tag).unwrap());
        assert_eq!(read("fr", "3/10/26 10:00, 15:00,4/10/2026"), "2026-10-03 10:00, 15:00,2026-10-04");
        assert_eq!(read("en", "3/10/2026, 23/10/2026"), "3/10/2026, 2026-10-23");
        assert_eq!(read("fr", "3/10/26 25:00"), "3/10/26 25:00");
    }

    #[test]
    fn a_player_is_written_in_the_language_and_read_again() {
        let line = "Berg, Ana, 2000.5, rapid 1850.5 K20 FIDE OCT26, w, GER, club Nord, category U16, \
                    captain Luca, born 1987-10-03, fee 100.50";
        let (german, french) = (
            "Berg, Ana, 2000,5, Schnellschach 1850,5 K20 FIDE OCT26, w, GER, Verein Nord, Kategorie U16, \
             Mannschaftsführer Luca, geboren 03.10.1987, Startgeld 100,50",
            "Berg, Ana, 2000,5, rapide 1850,5 K20 FIDE OCT26, f, GER, club Nord, catégorie U16, \
             capitaine Luca, naissance 03/10/1987, droit 100,50",
        );
        let write = |tag| write_in(&read(line).unwrap(), &DeskLanguage::of(tag).unwrap());
        assert_eq!(["en", "de", "fr"].map(write), [line, german, french]);
        let lines = [
            line,
            "Club, Ann, 1900",
            "Née",
            "Verein, Ann, 1900",
            "Ann, 1900, club 1860 Club Nord",
            "Team 4, rating -",
            "Ann, club \"SK 3/10/87, Nord\"",
            "Ann, category \"Né, 9\", id 123, born 1987",
        ];
        for language in DeskLanguage::all() {
            for line in lines {
                let player = read(line).unwrap();
                let own = in_english(&write_in(&player, &language), true, &language);
                assert_eq!(read_change(&player, &[], &own), Ok(player), "{}: {own}", language.tag());
            }
        }
    }

    #[test]
    fn a_change_may_begin_with_a_field() {
        let german = DeskLanguage::of("de").unwrap();
        assert_eq!(in_english("Verein -", true, &german), "club -");
        assert_eq!(in_english("Verein -", false, &german), "Verein -");
    }

    /// A name of two words could not be typed.
    #[test]
    fn every_name_of_a_field_is_one_word_of_its_own() {
        for language in DeskLanguage::all() {
            let mut own: Vec<String> =
                WORDS.iter().map(|word| language.word_at("field", word).into_owned()).collect();
            assert!(own.iter().all(|word| !word.contains([' ', ','])), "{}: {own:?}", language.tag());
            own.sort_unstable();
            own.dedup();
            assert_eq!(own.len(), WORDS.len(), "{}: {own:?}", language.tag());
        }
    }
}
