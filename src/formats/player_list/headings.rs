//! What a column of a list can hold, and by which headings it is known: one row a field.
//!
//! The headings are those of Swiss-Manager, Vega, Sharly Chess, `SwissSys` and of the lists of federations (`player-lists` 2
//! and 8), and the words of people in English, German, French, Spanish and Swedish, with some neighbours. They are
//! compared without case, accents, blanks and punctuation (`folding::bare`).

use crate::engine::action;
use crate::engine::folding::bare;

/// Which rating a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RatingKind {
    /// A rating of no list in particular.
    Plain,
    /// The world federation's standard rating.
    Standard,
    /// A national rating.
    National,
    /// The world federation's rapid rating.
    Rapid,
    /// The world federation's blitz rating.
    Blitz,
}

impl RatingKind {
    /// Returns the kind under which an event keeps such a rating; none of a rating that does not say what it is.
    #[must_use]
    pub const fn listed(self) -> Option<action::RatingKind> {
        match self {
            Self::Plain => None,
            Self::Standard => Some(action::RatingKind::Standard),
            Self::Rapid => Some(action::RatingKind::Rapid),
            Self::Blitz => Some(action::RatingKind::Blitz),
            Self::National => Some(action::RatingKind::National),
        }
    }

    /// Every kind, in the order in which an event takes them where nobody chooses: the federation's before one that is just
    /// called rating, and before the national one.
    pub const ALL: [Self; 5] = [Self::Standard, Self::Plain, Self::National, Self::Rapid, Self::Blitz];

    /// Returns the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "rating",
            Self::Standard => "FIDE rating",
            Self::National => "national rating",
            Self::Rapid => "rapid rating",
            Self::Blitz => "blitz rating",
        }
    }
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The whole name.
    Name,
    /// The family name.
    LastName,
    /// The other names.
    FirstName,
    /// A rating; the list says which of several becomes that of the event.
    Rating(RatingKind),
    /// The highest title.
    Title,
    /// A title of women, which counts where there is no other one.
    WomensTitle,
    /// The federation.
    Federation,
    /// The sex.
    Sex,
    /// The number in the federation's list.
    Id,
    /// The date or year of birth.
    Born,
    /// The club.
    Club,
    /// The category for prizes.
    Category,
    /// The partnership.
    Team,
    /// The fee.
    Fee,
}

impl Field {
    /// Every field, in the order in which a director goes through them.
    pub const ALL: [Self; 18] = [
        Self::Name,
        Self::LastName,
        Self::FirstName,
        Self::Rating(RatingKind::Plain),
        Self::Rating(RatingKind::Standard),
        Self::Rating(RatingKind::National),
        Self::Rating(RatingKind::Rapid),
        Self::Rating(RatingKind::Blitz),
        Self::Title,
        Self::WomensTitle,
        Self::Federation,
        Self::Sex,
        Self::Id,
        Self::Born,
        Self::Club,
        Self::Category,
        Self::Team,
        Self::Fee,
    ];

    /// Returns the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::LastName => "last name",
            Self::FirstName => "first name",
            Self::Rating(kind) => kind.name(),
            Self::Title => "title",
            Self::WomensTitle => "women's title",
            Self::Federation => "federation",
            Self::Sex => "sex",
            Self::Id => "id",
            Self::Born => "born",
            Self::Club => "club",
            Self::Category => "category",
            Self::Team => "team",
            Self::Fee => "fee",
        }
    }

    /// Returns the field of a name or of any heading by which it is known.
    #[must_use]
    pub fn called(text: &str) -> Option<Self> {
        let bare_text = bare(text);
        let by_name = Self::ALL.into_iter().find(|field| bare(field.name()) == bare_text);
        by_name.or_else(|| known(text).map(|(field, _)| field))
    }
}

/// The headings of each field, the surest one first: where two columns could hold a field, the surer one does.
const HEADINGS: [(Field, &[&str]); 18] = [
    (
        Field::Name,
        &[
            "full name",
            "player name",
            "name vorname",
            "nachname vorname",
            "spielername",
            "nom prenom",
            "nom complet",
            "apellidos y nombre",
            "apellidos nombre",
            "nombre y apellidos",
            "nombre completo",
            "player",
            "spieler",
            "teilnehmer",
            "joueur",
            "jugador",
            "spelare",
            "spiller",
            "name",
            "namn",
            "navn",
            "naam",
            "nom",
            "nombre",
        ],
    ),
    (
        Field::LastName,
        &[
            "last name",
            "surname",
            "family name",
            "nachname",
            "familienname",
            "zuname",
            "nom de famille",
            "apellidos",
            "apellido",
            "efternamn",
            "etternavn",
            "efternavn",
            "achternaam",
            "cognome",
            "sukunimi",
            "last",
        ],
    ),
    (
        Field::FirstName,
        &[
            "first name",
            "given name",
            "forename",
            "vorname",
            "prenom",
            "nombre de pila",
            "fornamn",
            "fornavn",
            "voornaam",
            "nome",
            "etunimi",
            "first",
        ],
    ),
    (
        Field::Rating(RatingKind::Plain),
        &[
            "tournament rating",
            "rating",
            "rtg",
            "elo",
            "twz",
            "turnierwertungszahl",
            "elozahl",
            "wertungszahl",
            "wertung",
            "ratingtal",
            "elotal",
            "classement elo",
            "puntos elo",
            "rating 1",
            "rtg 1",
            "rat",
        ],
    ),
    (
        Field::Rating(RatingKind::Standard),
        &[
            "fide rating",
            "fide rtg",
            "rtg fide",
            "fide elo",
            "elo fide",
            "fide standard",
            "standard fide",
            "fide std",
            "rating fide",
            "fide elozahl",
            "rtg int",
            "rtg i",
            "elo i",
            "elo f",
            "elo int",
            "elo intl",
            "elo international",
            "elo internacional",
            "rating i",
            "rating int",
            "int rating",
            "intl rating",
            "intl rtg",
            "srtng",
            "standard rating",
            "rating standard",
            "rating std",
            "std rating",
            "elo standard",
            "standard",
            "std",
            "fide",
        ],
    ),
    (
        Field::Rating(RatingKind::National),
        &[
            "national rating",
            "rating national",
            "nat rating",
            "rating nat",
            "rtg nat",
            "nat rtg",
            "rtg n",
            "elo n",
            "elo nat",
            "elo national",
            "elo nacional",
            "rating nacional",
            "nationell rating",
            "nationale wertung",
            "rating n",
            "dwz",
            "nwz",
            "lask",
            "lask rating",
            "uscf",
            "uscf rating",
            "us chess rating",
            "ecf",
            "ecf rating",
            "cfc rating",
            "selo",
            "elo ffe",
            "elo feda",
            "regular rating",
            "reg rating",
            "national",
        ],
    ),
    (
        Field::Rating(RatingKind::Rapid),
        &[
            "rapid rating",
            "fide rapid",
            "rapid fide",
            "rating rapid",
            "rrtng",
            "elo rapid",
            "elo rapide",
            "elo rapido",
            "fide elozahl schnellschach",
            "schnellschach",
            "rapide",
            "rapido",
            "snabbschack",
            "snabb",
            "rapid",
            "rtg rapid",
        ],
    ),
    (
        Field::Rating(RatingKind::Blitz),
        &[
            "blitz rating",
            "fide blitz",
            "blitz fide",
            "rating blitz",
            "brtng",
            "elo blitz",
            "fide elozahl blitz",
            "blitzschach",
            "blixt",
            "relampago",
            "lyn",
            "blitz",
            "rtg blitz",
        ],
    ),
    (
        Field::Title,
        &[
            "fide title",
            "fide titel",
            "titre fide",
            "titulo fide",
            "title",
            "titel",
            "titre",
            "titulo",
            "tit",
            "ttl",
        ],
    ),
    (
        Field::WomensTitle,
        &[
            "womens title",
            "women title",
            "w title",
            "wtit",
            "fide frauentitel",
            "frauentitel",
            "titre feminin",
            "damtitel",
        ],
    ),
    (
        Field::Federation,
        &[
            "fide federation",
            "fide fed",
            "fide land",
            "federation",
            "foderation",
            "fod",
            "federacion",
            "fed",
            "country code",
            "country",
            "land",
            "lnd",
            "nation",
            "pays",
            "pais",
            "nationality",
            "nationalitat",
            "nationalite",
            "nacionalidad",
            "nationalitet",
            "maa",
        ],
    ),
    (
        Field::Sex,
        &[
            "sex",
            "gender",
            "geschlecht",
            "geschl",
            "sexe",
            "sexo",
            "genre",
            "kon",
            "kjonn",
            "geslacht",
            "m w",
            "m f",
            "h f",
            "s",
        ],
    ),
    (
        Field::Id,
        &[
            "fide id",
            "id fide",
            "fide id no",
            "fide id nr",
            "fide no",
            "fide nr",
            "no fide",
            "nr fide",
            "fide number",
            "fide nummer",
            "numero fide",
            "fide code",
            "code fide",
            "codigo fide",
            "fide kod",
            "id number",
            "id no",
            "id nr",
            "id",
        ],
    ),
    (
        Field::Born,
        &[
            "date of birth",
            "birth date",
            "dob",
            "geburtsdatum",
            "geb datum",
            "geb dat",
            "date de naissance",
            "ne le",
            "fecha de nacimiento",
            "fecha nac",
            "f nac",
            "fodelsedatum",
            "fodselsdato",
            "geboortedatum",
            "birthday",
            "b day",
            "geburtstag",
            "fodelsedag",
            "birth",
            "born",
            "geb",
            "geboren",
            "geburt",
            "naissance",
            "nacimiento",
            "fodd",
            "fodt",
            "year of birth",
            "birth year",
            "yob",
            "geburtsjahr",
            "geb jahr",
            "jahrgang",
            "annee de naissance",
            "annee",
            "ano de nacimiento",
            "fodelsear",
            "ar",
        ],
    ),
    (
        Field::Club,
        &[
            "club",
            "club name",
            "verein",
            "vereinsname",
            "verein ort",
            "klub",
            "klubb",
            "klubbnamn",
            "forening",
            "vereniging",
            "club de ajedrez",
            "cercle",
            "seura",
            "club city",
            "club ort",
        ],
    ),
    (
        Field::Category,
        &[
            "category",
            "kategorie",
            "categorie",
            "categoria",
            "kategori",
            "prize category",
            "altersklasse",
            "age group",
            "age category",
            "klasse",
            "klass",
            "gruppe",
            "group",
            "groupe",
            "grupo",
            "grupp",
            "section",
            "gr",
            "type",
            "typ",
        ],
    ),
    (
        Field::Team,
        &["partnership", "partner", "pair", "paar", "team", "mannschaft", "equipe", "equipo", "lag"],
    ),
    (
        Field::Fee,
        &[
            "entry fee",
            "fee",
            "startgeld",
            "gebuhr",
            "droit d inscription",
            "droits",
            "inscription",
            "frais",
            "cuota",
            "startavgift",
            "avgift",
        ],
    ),
];

/// Returns the field of a heading, and how sure it is: 0 for the surest name of the field.
#[must_use]
pub fn known(heading: &str) -> Option<(Field, usize)> {
    let heading = bare(heading);
    if heading.is_empty() {
        return None;
    }
    if is_month_of_a_list(&heading) {
        return Some((Field::Rating(RatingKind::Standard), 0));
    }
    HEADINGS.iter().find_map(|(field, names)| {
        let sure = names.iter().position(|name| bare(name) == heading)?;
        Some((*field, sure))
    })
}

/// The federation's lists of one kind call the column of the rating after the month: `OCT26`.
fn is_month_of_a_list(heading: &str) -> bool {
    const MONTHS: &str = "jan feb mar apr may jun jul aug sep oct nov dec";
    let (month, year) = heading.split_at_checked(3).unwrap_or_default();
    year.len() == 2
        && year.bytes().all(|byte| byte.is_ascii_digit())
        && MONTHS.split(' ').any(|one| one == month)
}

/// Returns what the columns of a list hold, by their headings: a field stands in one column at most.
#[must_use]
pub fn fields(headings: &[&str]) -> Vec<Option<Field>> {
    let known: Vec<Option<(Field, usize)>> = headings.iter().map(|heading| known(heading)).collect();
    let surest = |field: Field, at: usize| {
        let others =
            known.iter().enumerate().filter_map(|(other, one)| one.map(|(of, sure)| (of, sure, other)));
        let best = others.filter(|(of, ..)| *of == field).min_by_key(|(_, sure, other)| (*sure, *other));
        best.is_some_and(|(.., best)| best == at)
    };
    let fields = known.iter().enumerate();
    fields.map(|(at, one)| one.map(|(field, _)| field).filter(|field| surest(*field, at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_names_one_field() {
        let mut seen = std::collections::BTreeMap::new();
        for (field, names) in HEADINGS {
            for name in names {
                assert_eq!(seen.insert(bare(name), field), None, "{name} stands twice");
            }
        }
        assert_eq!(HEADINGS.map(|(field, _)| field), Field::ALL);
        assert!(Field::ALL.into_iter().all(|field| Field::called(field.name()) == Some(field)));
    }

    #[test]
    fn headings_are_known_without_case_accents_and_punctuation() {
        let field = |heading: &str| known(heading).map(|(field, _)| field);
        assert_eq!(field("PRÉNOM"), Some(Field::FirstName));
        assert_eq!(field("Fide-No."), Some(Field::Id));
        assert_eq!(field("Rtg_Nat"), Some(Field::Rating(RatingKind::National)));
        assert_eq!(field("Födelseår"), Some(Field::Born));
        assert_eq!(field("Kön"), Some(Field::Sex));
        assert_eq!(
            ["Geschl.", "Geb.dat.", "Geburt"].map(field),
            [Field::Sex, Field::Born, Field::Born].map(Some)
        );
        assert_eq!(field("Año de nacimiento"), Some(Field::Born));
        assert_eq!(field("shoe size"), None);
        assert_eq!(field("#"), None);
    }

    #[test]
    fn the_surest_of_two_columns_holds_the_field() {
        let shown = |headings: &[&str]| {
            let fields = fields(headings);
            fields.into_iter().map(|field| field.map_or("-", Field::name)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            shown(&["ID_No", "Name", "Fide_No", "Rtg_Nat", "Rtg_Int"]),
            "- name id national rating FIDE rating"
        );
        assert_eq!(shown(&["Nr", "Navn", "Fide", "Nr"]), "- name FIDE rating -");
        assert_eq!(shown(&["Group", "Category", "Group"]), "- category -");
    }
}
