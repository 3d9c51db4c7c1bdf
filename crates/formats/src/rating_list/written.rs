//! Rating lists of invented persons for trials, in the form and size of the federation's combined
//! list. The same seed returns the same list.
//!
//! The shares are those of the list of October 2026 (`player-lists` 1 and 3): 59 % without any
//! rating, 1.7 % without a year of birth.

use super::OF_FEDERATION;
use engine::rng::Rng;

/// The header line of the combined list.
pub const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// Federations, each with its share per thousand players.
const FEDERATIONS: [(&str, u64); 30] = [
    ("IND", 120),
    ("RUS", 110),
    ("ESP", 70),
    ("GER", 60),
    ("FRA", 60),
    ("POL", 50),
    ("ITA", 45),
    ("IRI", 40),
    ("TUR", 38),
    ("USA", 36),
    ("BRA", 34),
    ("SRI", 32),
    ("CZE", 28),
    ("UKR", 26),
    ("ENG", 24),
    ("HUN", 23),
    ("ARG", 22),
    ("COL", 21),
    ("PHI", 20),
    ("KAZ", 19),
    ("GRE", 18),
    ("NED", 17),
    ("SWE", 16),
    ("NOR", 14),
    ("SRB", 13),
    ("AUT", 12),
    ("SUI", 11),
    ("DEN", 9),
    ("FIN", 7),
    ("FID", 5),
];

/// Syllables of family names.
const FAMILY: [&str; 64] = [
    "al", "an", "ar", "bal", "ber", "bo", "bri", "cas", "che", "cor", "da", "del", "do", "du", "el", "en",
    "er", "fa", "fen", "fi", "gar", "ge", "gol", "gra", "ha", "hel", "hol", "in", "iva", "jan", "ka", "kel",
    "ko", "kra", "la", "len", "lin", "lo", "ma", "mar", "mel", "mi", "mor", "na", "nor", "o", "os", "pa",
    "pet", "qui", "ra", "ren", "ro", "sa", "sel", "so", "ste", "ta", "tor", "u", "va", "vin", "wes", "zal",
];

/// The endings of family names.
const ENDINGS: [&str; 24] = [
    "a", "berg", "dal", "ek", "ez", "feld", "gren", "ian", "ic", "ini", "ko", "kov", "lund", "man", "nen",
    "o", "ova", "ri", "s", "sen", "ska", "ski", "son", "ton",
];

/// The beginnings of first names.
const GIVEN: [&str; 40] = [
    "A", "Ade", "Al", "An", "Ari", "Be", "Bo", "Ca", "Da", "De", "E", "El", "Fa", "Fe", "Ga", "Ha", "I",
    "Iri", "Ja", "Jo", "Ka", "Ke", "La", "Le", "Lu", "Ma", "Mi", "Na", "Ne", "O", "Pa", "Ra", "Ri", "Sa",
    "Se", "Ta", "Ti", "U", "Vi", "Za",
];

/// The endings of first names of men and of women.
const GIVEN_ENDINGS: [[&str; 20]; 2] = [
    [
        "n", "ron", "lek", "mir", "vid", "rik", "bert", "go", "kan", "los", "mil", "nard", "ren", "sif",
        "tan", "tor", "vin", "win", "xim", "zo",
    ],
    [
        "a", "ra", "lia", "na", "ssa", "tta", "ina", "ela", "ya", "mira", "lotte", "nia", "rina", "sha",
        "ta", "via", "wen", "nette", "dora", "cia",
    ],
];

/// One line in this many is odd, if odd lines are requested.
const ODD: u64 = 50;

/// The number of rare family names, one syllable longer: the real list has more than half a million
/// different names.
const RARE_NAMES: u64 = NAMES * FAMILY.len() as u64;

/// The parameters of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of persons.
    pub persons: u32,
    /// True if it adds the odd lines that the federation's lists have now and then: shifted, cut short,
    /// without a name, duplicate, or not a line of a player at all.
    pub has_odd_lines: bool,
    /// True if to write XML.
    pub is_xml: bool,
}

/// An invented person.
struct Invented {
    id: u64,
    name: String,
    federation: &'static str,
    is_woman: bool,
    title: &'static str,
    womens_title: &'static str,
    functions: &'static str,
    /// Rating, games and K of each kind; zeros for an unrated player.
    ratings: [[u64; 3]; OF_FEDERATION.len()],
    born: u64,
    is_inactive: bool,
}

/// The lines of a list, one after the other.
#[derive(Debug)]
pub struct Lines {
    wanted: Wanted,
    rng: Rng,
    /// The family names in alphabetical order; each number encodes the indices of the parts of a name.
    families: std::vec::IntoIter<u32>,
    number: u64,
    has_begun: bool,
    has_ended: bool,
}

/// The number of family names with three syllables, which are the common ones.
const NAMES: u64 = (FAMILY.len() * FAMILY.len() * ENDINGS.len()) as u64;

impl Lines {
    /// Starts a list.
    #[must_use]
    pub fn of(wanted: Wanted) -> Self {
        let mut rng = Rng::seeded(wanted.seed);
        // A few names are frequent, most are rare.
        let mut draw = |_| {
            if rng.below(3) == 0 {
                return u32::try_from(NAMES + rng.below(RARE_NAMES)).unwrap_or(0);
            }
            if rng.below(3) == 0 {
                return u32::try_from(NAMES + rng.below(RARE_NAMES)).unwrap_or(0);
            }
            let (one, other) = (rng.below(NAMES), rng.below(NAMES));
            let place = one * other / NAMES * other / NAMES;
            // Frequent names are spread over the alphabet.
            u32::try_from(place * SPREAD % NAMES).unwrap_or(0)
        };
        let mut families: Vec<u32> = (0..wanted.persons).map(&mut draw).collect();
        families.sort_by_cached_key(|family| self::family(*family));
        Self { wanted, rng, families: families.into_iter(), number: 0, has_begun: false, has_ended: false }
    }

    fn person(&mut self, family: u32) -> Invented {
        let rng = &mut self.rng;
        let is_woman = rng.below(100) < 14;
        let name = format!("{}, {}", self::family(family), given(rng, is_woman));
        let is_rated = 590 <= rng.below(1000);
        let born = if rng.below(1000) < 17 { 0 } else { 2019 - rng.below(9) - rng.below(30) - rng.below(45) };
        // Around 1700, seldom above 2400.
        let strength = 1250 + (0..5).map(|_| rng.below(281)).sum::<u64>() * (100 + rng.below(14)) / 100;
        let mut ratings = [[0; 3]; 3];
        let is_active = rng.below(100) < 62;
        for (at, (rating, share)) in ratings.iter_mut().zip([78, 52, 40]).enumerate() {
            let has_one = rng.below(100) < share;
            let own = (strength + rng.below(121)).saturating_sub(60);
            if is_rated && has_one && 1400 <= own {
                let games = if is_active && rng.below(3) == 0 { 1 + rng.below(20) } else { 0 };
                let is_young = 2008 <= born && own < 2300;
                let k = if is_young {
                    40
                } else if 2400 <= own && at == 0 {
                    10
                } else {
                    20
                };
                *rating = [own, games, k];
            }
        }
        let standard = ratings[0][0];
        let has_title = rng.below(10) < 7;
        let title = match standard {
            2500.. if has_title => "GM",
            2400.. if has_title => "IM",
            2300.. if has_title => "FM",
            2200.. if has_title && rng.below(2) == 0 => "CM",
            _ => "",
        };
        let womens_title = match standard {
            2300.. if is_woman => "WGM",
            2200.. if is_woman => "WIM",
            2100.. if is_woman => "WFM",
            2000.. if is_woman && has_title => "WCM",
            _ => "",
        };
        let functions = match rng.below(200) {
            0 => "IA,FST",
            1..4 => "FA",
            4..8 => "NA",
            8..12 => "NI",
            _ => "",
        };
        Invented {
            id: id(self.number),
            name,
            federation: federation(rng),
            is_woman,
            title: if title.is_empty() { womens_title } else { title },
            womens_title,
            functions,
            ratings,
            born,
            is_inactive: is_rated && !is_active,
        }
    }
}

/// A prime that spreads the indices.
const SPREAD: u64 = 92_821;

/// Returns the family name for a number.
fn family(number: u32) -> String {
    let (mut rest, syllables) = match u64::from(number).checked_sub(NAMES) {
        Some(rare) => (usize::try_from(rare).unwrap_or(0), 3),
        None => (number as usize, 2),
    };
    let ending = ENDINGS[rest % ENDINGS.len()];
    rest /= ENDINGS.len();
    let mut name = String::new();
    for _ in 0..syllables {
        name.push_str(FAMILY[rest % FAMILY.len()]);
        rest /= FAMILY.len();
    }
    name.push_str(ending);
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

fn given(rng: &mut Rng, is_woman: bool) -> String {
    let mut pick = |from: &[&'static str]| {
        let (one, other) = (rng.below(from.len() as u64), rng.below(from.len() as u64));
        // The first names are the common ones.
        let at = usize::try_from(one.min(other)).unwrap_or(0);
        from.get(at).copied().unwrap_or_default()
    };
    let one = |pick: &mut dyn FnMut(&[&'static str]) -> &'static str| {
        let (begins, ends) = (pick(&GIVEN), pick(&GIVEN_ENDINGS[usize::from(is_woman)]));
        format!("{begins}{ends}")
    };
    let name = one(&mut pick);
    match rng.below(12) {
        0 => {
            let mut pick = |from: &[&'static str]| {
                let at = usize::try_from(rng.below(from.len() as u64)).unwrap_or(0);
                from.get(at).copied().unwrap_or_default()
            };
            format!("{name} {}", one(&mut pick))
        }
        1 => format!("{name} {}", char::from(b'A' + u8::try_from(rng.below(26)).unwrap_or(0))),
        _ => name,
    }
}

fn federation(rng: &mut Rng) -> &'static str {
    let mut lot = rng.below(FEDERATIONS.iter().map(|(_, share)| share).sum());
    for (code, share) in FEDERATIONS {
        match lot.checked_sub(share) {
            Some(rest) => lot = rest,
            None => return code,
        }
    }
    FEDERATIONS[0].0
}

/// Returns the number of the nth person: nine digits, like those of recent online registrations, in
/// no order. Below nine million persons the numbers are unique.
fn id(nth: u64) -> u64 {
    const PRIME: u64 = 8_999_993;
    // Every index below the prime occurs once.
    let place = nth % PRIME * SPREAD % PRIME;
    990_000_000 + place
}

impl Iterator for Lines {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if !self.has_begun {
            self.has_begun = true;
            let first =
                if self.wanted.is_xml { "<playerslist>\r\n".to_owned() } else { format!("{HEADER}\r\n") };
            return Some(first);
        }
        let Some(family) = self.families.next() else {
            let has_end = self.wanted.is_xml && !self.has_ended;
            self.has_ended = true;
            return has_end.then(|| "</playerslist>\r\n".to_owned());
        };
        self.number += 1;
        let mut person = self.person(family);
        if self.wanted.has_odd_lines && self.rng.below(ODD) == 0 {
            return Some(self.odd(person));
        }
        if person.name.len() > 61 {
            person.name.truncate(61);
        }
        Some(if self.wanted.is_xml { xml(&person) } else { format!("{}\r\n", line(&person)) })
    }
}

impl Lines {
    /// Writes a person as one of the odd lines.
    fn odd(&mut self, mut person: Invented) -> String {
        let kind = self.rng.below(6);
        match kind {
            0 => {
                person.name.clear();
                person.born = 0;
            }
            1 => person.id = id(self.number - 1),
            2 => person.functions = "SI,FI,LSI,SLI,NA",
            _ => {}
        }
        if self.wanted.is_xml {
            return xml(&person);
        }
        let text = line(&person);
        match kind {
            // Five functions fill the column, and the arena title after them shifts the rest.
            2 => format!("{}AFM{}\r\n", &text[..110], &text[112..]),
            3 => format!("{}\r\n", text.trim_end()),
            4 => format!("{}\r\n", &text[..60]),
            5 => format!("x{}\r\n", &text[1..]),
            _ => format!("{text}\r\n"),
        }
    }
}

fn flag(person: &Invented) -> &'static str {
    match (person.is_woman, person.is_inactive) {
        (true, true) => "wi",
        (true, false) => "w",
        (false, true) => "i",
        (false, false) => "",
    }
}

fn line(person: &Invented) -> String {
    let Invented { id, name, federation, title, womens_title, functions, ratings, born, .. } = person;
    let sex = if person.is_woman { "F" } else { "M" };
    let k = |k: u64| if k == 0 { "0".to_owned() } else { k.to_string() };
    let [standard, rapid, blitz] =
        ratings.map(|[rating, games, of]| (rating.to_string(), games.to_string(), k(of)));
    let rated = |(rating, games, k): (String, String, String)| format!("{rating:<6}{games:<4}{k:<3}");
    format!(
        "{id:<15}{name:<61}{federation:<4}{sex:<4}{title:<5}{womens_title:<5}{functions:<15}    {}{}{}{born:<6}{:<4}",
        rated(standard),
        rated(rapid),
        rated(blitz),
        flag(person)
    )
}

fn xml(person: &Invented) -> String {
    let mut text = String::from("<player>\r\n");
    let mut add = |tag: &str, value: &str| {
        for part in ["<", tag, ">", value, "</", tag, ">\r\n"] {
            text.push_str(part);
        }
    };
    add("fideid", &person.id.to_string());
    add("name", &person.name);
    add("country", person.federation);
    add("sex", if person.is_woman { "F" } else { "M" });
    add("title", person.title);
    add("w_title", person.womens_title);
    add("o_title", person.functions);
    add("foa_title", "");
    for (prefix, values) in ["", "rapid_", "blitz_"].into_iter().zip(person.ratings) {
        for (tag, value) in ["rating", "games", "k"].into_iter().zip(values) {
            // An empty prefix is the standard rating.
            add(&format!("{prefix}{tag}"), &value.to_string());
        }
    }
    add("birthday", &person.born.to_string());
    add("flag", flag(person));
    text.push_str("</player>\r\n");
    text
}
