//! The fields that a column of a list can have, and the headings that identify each: one row per
//! field.
//!
//! The headings are those of Swiss-Manager, Swiss-Chess, Vega, Sharly Chess, Papi, `SwissSys`,
//! `WinTD`, Tornelo, `ChessManager`, Chess-Results and of the lists of federations (`player-lists` 2
//! and 8), and everyday words in the languages of most European federations. They are compared
//! without case, accents, blanks and punctuation (`folding::bare`).

use engine::action;
use engine::folding::bare;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The kind of rating in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RatingKind {
    /// A rating without the name of a list.
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
    /// Returns the kind under which an event stores such a rating; `None` for a rating without a kind.
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

    /// Every kind, in the default order of preference: the federation's kinds before a plain rating, and
    /// that before the national one.
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

/// The content of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// The whole name.
    Name,
    /// The family name.
    LastName,
    /// The other names.
    FirstName,
    /// A rating; the list decides which one of several becomes the rating of the event.
    Rating(RatingKind),
    /// The highest title.
    Title,
    /// A title of women, which counts only without another title.
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
    /// The partnership, or the team of a player in a list of teams.
    Team,
    /// The short name of that team.
    ShortName,
    /// The captain of that team.
    Captain,
    /// The board in that team.
    Board,
    /// The fee.
    Fee,
}

impl Field {
    /// Every field, in the order of the menu.
    pub const ALL: [Self; 21] = [
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
        Self::ShortName,
        Self::Captain,
        Self::Board,
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
            Self::ShortName => "short name",
            Self::Captain => "captain",
            Self::Board => "board",
            Self::Fee => "fee",
        }
    }

    /// Returns the field with a name or with any of its headings.
    #[must_use]
    pub fn called(text: &str) -> Option<Self> {
        let bare_text = bare(text);
        let by_name = Self::ALL.into_iter().find(|field| bare(field.name()) == bare_text);
        by_name.or_else(|| known(text).map(|(field, _)| field))
    }
}

/// The headings of each field, separated by ` | `, the most reliable first: if two columns fit a field, the
/// more reliable one gets it.
const HEADINGS: [(Field, &str); 21] = [
    (
        Field::Name,
        "full name | player name | name vorname | nachname vorname | spielername | nom prenom | \
         nom complet | apellidos y nombre | apellidos nombre | nombre y apellidos | \
         nombre completo | player | spieler | teilnehmer | joueur | jugador | spelare | spiller | \
         name | namn | navn | naam | nom | nombre | cognome e nome | nome e cognome | cognome nome | \
         nome cognome | nominativo | giocatore | nazwisko i imie | imie i nazwisko | nazwisko imie | \
         prijmeni a jmeno | jmeno a prijmeni | prijmeni jmeno | priezvisko a meno | \
         meno a priezvisko | nev | teljes nev | jatekos | prezime i ime | ime i prezime | \
         priimek in ime | ime in priimek | nume si prenume | nume prenume | nome completo | \
         nome do jogador | jogador | ad soyad | adi soyadi | soyadi adi | isim | nimi | pelaaja | \
         nafn | vardas pavarde | фамилия имя | фамилия и имя | фамилия имя отчество | имя фамилия | \
         фио | участник | игрок | прізвище та імя | прізвище імя | піб | ονοματεπωνυμο | \
         last name first name | surname name | surname first name | name surname | \
         first name last name",
    ),
    (
        Field::LastName,
        "last name | surname | family name | nachname | familienname | zuname | nom de famille | \
         apellidos | apellido | efternamn | etternavn | efternavn | achternaam | cognome | \
         sukunimi | last | nazwisko | prijmeni | priezvisko | vezeteknev | csaladnev | prezime | \
         priimek | nume | nume de familie | sobrenome | apelido | soyadi | soyisim | perekonnanimi | \
         uzvards | pavarde | фамилия | прізвище | επωνυμο | pname | 1 apellido",
    ),
    (
        Field::FirstName,
        "first name | given name | forename | vorname | prenom | nombre de pila | fornamn | \
         fornavn | voornaam | nome | etunimi | first | imie | jmeno | krestni jmeno | meno | \
         keresztnev | utonev | ime | prenume | adi | roepnaam | eesnimi | vards | vardas | имя | \
         імя | ονομα | fname | given names | forenames",
    ),
    (
        Field::Rating(RatingKind::Plain),
        "tournament rating | rating | rtg | elo | twz | turnierwertungszahl | elozahl | \
         wertungszahl | wertung | ratingtal | elotal | classement elo | puntos elo | rating 1 | \
         rtg 1 | rat | start rating | seed rating | current rating | rating 0 | punteggio elo | \
         rating elo | ertekszam | elo pont | elo pontszam | rejting | ranking elo | elo rating | \
         elo punkte | vahvuusluku | рейтинг | эло | ело | δεικτης",
    ),
    (
        Field::Rating(RatingKind::Standard),
        "fide rating | fide rtg | rtg fide | fide elo | elo fide | fide standard | standard fide | \
         fide std | rating fide | fide elozahl | rtg int | rtg i | elo i | elo f | elo int | \
         elo intl | elo international | elo internacional | rating i | rating int | int rating | \
         intl rating | intl rtg | srtng | standard rating | rating standard | rating std | \
         std rating | elo standard | standard | std | fide | elo intern | elo internat | elo inter | \
         elo fid | fide elo standard | fide standard rating | fide classical | \
         fide classical rating | classical rating | classical | elo classique | elo clasico | \
         rating fide std | rk fide | ranking fide | fide ertekszam | fide pont | fide ranking | \
         fide rat | rat fide | fide int | rtg std | std elo | standard elo | elo std | \
         fide elo std | frl | fide frl | fide ratings | fide rtg std | рейтинг фиде | фиде | \
         фиде рейтинг | эло фиде | рейтинг fide | рейтинг elo | классика | рейтинг фіде",
    ),
    (
        Field::Rating(RatingKind::National),
        "national rating | rating national | nat rating | rating nat | rtg nat | nat rtg | rtg n | \
         elo n | elo nat | elo national | elo nacional | rating nacional | nationell rating | \
         nationale wertung | rating n | dwz | nwz | lask | lask rating | uscf | uscf rating | \
         us chess rating | ecf | ecf rating | cfc rating | selo | elo ffe | elo feda | \
         regular rating | reg rating | national | elo nation | elo nazionale | elo italia | fsi | \
         elo fsi | ranking krajowy | elo cr | elo csr | lok | national elo | nationale elo | \
         nationale elozahl | elozahl national | national rtg | nat elo | national std rating | \
         national standard rating | dwz rating | dwz zahl | nwz dwz | knsb rating | kbsb rating | \
         elo belge | elo bel | dsu rating | nsf rating | elo cbx | elo fpx | rating cbx | ukd | \
         us rating | uscf regular | regular | acf rating | nzcf rating | ecf grade | ecf standard | \
         revised standard | standard revised | uscf reg | uscf regular rating | elo fra | elo nl | \
         elo ned | elo esp | elo ita | grade | icu rating | rating cr | rating sr | elo sr | \
         elo pl | rating nat std | рейтинг фшр | рейтинг рш | рейтинг россия | фшр | \
         национальный рейтинг | рейтинг национальный | нац рейтинг",
    ),
    (
        Field::Rating(RatingKind::Rapid),
        "rapid rating | fide rapid | rapid fide | rating rapid | rrtng | elo rapid | elo rapide | \
         elo rapido | fide elozahl schnellschach | schnellschach | quick rating | quick | \
         uscf quick | revised rapid | rapid revised | active rating | active rtg | hur | \
         hurtigskak | hurtigsjakk | semilampo | elo rapid nat | rapide | rapido | snabbschack | \
         snabb | rapid | rtg rapid | fide rapid rating | rapid elo | rtgr | elo r | \
         rapid fide rating | rating r | rapide fide | elo rapid fide | fide rpd | rpd | rpd rating | \
         rapidschach | rating szybki | szachy szybkie | szybkie | rapid ertekszam | рапид | \
         рейтинг рапид | быстрые",
    ),
    (
        Field::Rating(RatingKind::Blitz),
        "blitz rating | fide blitz | blitz fide | rating blitz | brtng | elo blitz | \
         fide elozahl blitz | blitzschach | blixt | relampago | lyn | revised blitz | \
         blitz revised | lynskak | lynsjakk | lampo | blitz | rtg blitz | fide blitz rating | \
         blitz elo | rtgb | elo b | rating b | elo blitz fide | fide blz | blz | blz rating | \
         blitz fide rating | blyskawiczne | блиц | рейтинг блиц",
    ),
    (
        Field::Title,
        "fide title | fide titel | titre fide | fide titre | titolo fide | titulo fide | title | \
         titel | titre | titulo | tit | ttl | titolo | titul | cim | titula | titlu | unvan | \
         unvani | tytul | titel fide | titulni | titteli | титул | звание | звання | τιτλος | \
         chess title",
    ),
    (
        Field::WomensTitle,
        "womens title | women title | w title | wtit | fide frauentitel | frauentitel | \
         titre feminin | damtitel | title w | titre f | titulo femenino | tytul kobiecy",
    ),
    (
        Field::Federation,
        "fide federation | fide fed | fide land | federation | foderation | fod | federacion | fed | \
         country code | country | land | lnd | nation | pays | pais | nationality | nationalitat | \
         nationalite | nacionalidad | nationalitet | maa | federazione | federacja | federace | \
         federacia | federatia | federacija | federasyon | federacao | fide country | nazione | \
         nazionalita | paese | panstwo | kraj | zeme | krajina | orszag | drzava | tara | ulke | \
         nacionalidade | nat fed | liitto | cntry | федерация | фед | страна | федерація | країна | \
         χωρα | ομοσπονδια",
    ),
    (
        Field::Sex,
        "sex | gender | geschlecht | geschl | sexe | sexo | genre | kon | kjonn | geslacht | m w | \
         m f | h f | s | sesso | plec | pohlavi | pohlavie | nem | spol | pol | cinsiyet | \
         sukupuoli | genero | gndr | m k | пол | стать | φυλο | sex m f | sex m w | f m",
    ),
    (
        Field::Id,
        "fide id | id fide | fide id no | fide id nr | fide no | id int | int id | id intl | \
         id internat | id international | ident int | fide nr | no fide | nr fide | fide number | \
         fide nummer | numero fide | fide code | code fide | codigo fide | fide kod | id number | \
         id no | id nr | id | fide ident | ident fide | fide ident nr | fide identnummer | \
         fide num | fide id number | fide player id | fide cod | cod fide | codice fide | \
         id fide no | fide kodu | fide azonosito | fide szam | fide kodja | fide n | n fide | \
         num fide | numero id fide | matricola fide | fide identifikacni cislo | kod fide | id num | \
         фиде id | id фиде | код фиде | фиде код | номер фиде | ид фиде | идентификатор фиде | \
         κωδικος fide",
    ),
    (
        Field::Born,
        "date of birth | birth date | dob | geburtsdatum | geb datum | geb dat | date de naissance | \
         ne le | fecha de nacimiento | fecha nac | f nac | fodelsedatum | fodselsdato | \
         geboortedatum | birthday | b day | geburtstag | fodelsedag | birth | born | geb | geboren | \
         geburt | naissance | nacimiento | fodd | fodt | year of birth | birth year | yob | \
         geburtsjahr | geb jahr | jahrgang | annee de naissance | annee | ano de nacimiento | \
         fodelsear | ar | birth dates | date birth | day of birth | data di nascita | nato il | \
         anno di nascita | anno nascita | nascita | data nascita | data urodzenia | data ur | \
         rok urodzenia | rok ur | ur | datum narozeni | dat nar | rok narozeni | nar | r n | \
         narozen | datum narodenia | rok narodenia | narodeny | szuletesi datum | szuletesi ido | \
         szuletesi ev | szul ev | szul datum | szuletett | datum rodenja | godina rodenja | \
         godiste | datum rodjenja | godina rodjenja | datum rojstva | leto rojstva | data nasterii | \
         anul nasterii | an nastere | data nastere | data de nascimento | ano de nascimento | \
         nascimento | data nasc | dogum tarihi | dogum yili | d tarihi | syntymavuosi | \
         syntymaaika | geboortejaar | geboren op | sunniaeg | дата рождения | год рождения | г р | \
         др | дата народження | рік народження | ετος γεννησης | ημερομηνια γεννησης | \
         f nacimiento | fecha de nac | ano nac | ano nacimiento | date naissance | date naiss | \
         annee naissance | ne e le | ne | jahr | geb datum jahr | geb j | b year | yr of birth | \
         birth yr | year",
    ),
    (
        Field::Club,
        "club | club name | verein | vereinsname | verein ort | klub | klubb | klubbnamn | \
         forening | vereniging | club de ajedrez | cercle | seura | club city | club ort | circolo | \
         societa | associazione | club city name | oddil | klub oddil | egyesulet | sportegyesulet | \
         csapatnev | drustvo | kulup | kulubu | clube | seurat | klub nazwa | klub sportowy | \
         verein bezirk | verein ort land | club ville | club citta | city club | клуб | σωματειο | \
         συλλογος",
    ),
    (
        Field::Category,
        "category | kategorie | categorie | categoria | kategori | prize category | altersklasse | \
         age group | age category | klasse | klass | gruppe | group | groupe | grupo | grupp | \
         section | gr | type | typ | categ | cat | kat | categoria de edad | cat edad | \
         altersgruppe | fascia | kategoria | kategoria wiekowa | korosztaly | kategorija | \
         yas grubu | sarja | возрастная категория | категория | группа",
    ),
    (
        Field::Team,
        "partnership | partner | pair | paar | team | mannschaft | equipe | equipo | lag | squadra | \
         druzyna | druzstvo | csapat | ekipa | echipa | takim | ploeg | joukkue | команда",
    ),
    (
        Field::ShortName,
        "short name | team short name | short name of the team | short | abbreviation | kurzname | kurzel | nom court | \
         nombre corto | nome breve | kortnamn | kort navn | skrot | zkratka",
    ),
    (
        Field::Captain,
        "captain | team captain | mannschaftsfuhrer | kapitan | mannschaftskapitan | capitaine | capitan | capitano | \
         lagledare | lagkapten | holdleder | kapteeni | kaptein | aanvoerder | teamleider | капитан",
    ),
    (
        Field::Board,
        "board | board no | board number | board order | bo | brett | brettnr | brettnummer | echiquier | tablero | \
         scacchiera | bord | bordnummer | szachownica | deska | sachovnica | tabla | poyta | доска",
    ),
    (
        Field::Fee,
        "entry fee | fee | startgeld | gebuhr | droit d inscription | droits | inscription | frais | \
         cuota | startavgift | avgift | quota | quota iscrizione | oplata | wpisowe | startovne | \
         nevezesi dij | kotizacija | kotizaciya | взнос | ucret | osallistumismaksu",
    ),
];

/// Returns the field of a heading and its rank: 0 is the most reliable heading.
#[must_use]
pub(crate) fn known(heading: &str) -> Option<(Field, usize)> {
    let heading = bare(heading);
    if heading.is_empty() {
        return None;
    }
    if is_month_of_a_list(&heading) {
        return Some((Field::Rating(RatingKind::Standard), 0));
    }
    RANKED.get(&heading).copied()
}

/// The bare headings, with their field and rank. Of the fields with the same heading, the first one has it.
static RANKED: LazyLock<HashMap<String, (Field, usize)>> = LazyLock::new(|| {
    let ranked = HEADINGS.iter().rev().flat_map(|(field, names)| {
        let names: Vec<&str> = names.split(" | ").collect();
        names.into_iter().enumerate().rev().map(|(rank, name)| (bare(name), (*field, rank)))
    });
    ranked.collect()
});

/// Returns true if a heading is a month, such as `OCT26`: the federation's lists of one kind use it for the
/// column of the rating.
fn is_month_of_a_list(heading: &str) -> bool {
    const MONTHS: &str = "jan feb mar apr may jun jul aug sep oct nov dec";
    let (month, year) = heading.split_at_checked(3).unwrap_or_default();
    year.len() == 2
        && year.bytes().all(|byte| byte.is_ascii_digit())
        && MONTHS.split(' ').any(|one| one == month)
}

/// Returns the content of the columns by their headings; at most one column per field.
#[must_use]
pub(crate) fn fields(headings: &[&str]) -> Vec<Option<Field>> {
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
            for name in names.split(" | ") {
                assert_eq!(seen.insert(bare(name), field), None, "{name} stands twice");
            }
        }
        assert_eq!(HEADINGS.map(|(field, _)| field), Field::ALL);
        assert!(Field::ALL.into_iter().all(|field| Field::called(field.name()) == Some(field)));
    }

    #[test]
    fn headings_ignore_case_accents_and_punctuation() {
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

    /// One line per program or language: the fields of its headings.
    #[test]
    fn the_headings_of_common_programs_are_recognised() {
        for (program, headings, expected) in [
            (
                "Swiss-Chess",
                "Name|TWZ|Elo-Intern.|Elo Nat.|FIDE-Ident|Geschl.|Verein|Geburt",
                "name|rating|FIDE rating|national rating|id|sex|club|born",
            ),
            (
                "Swiss-Manager",
                "Name|Elo Int.|Elo Nat.|FIDE-ID|DWZ-Zahl|Geb.Dat.",
                "name|FIDE rating|national rating|id|-|born",
            ),
            (
                "Chess-Results",
                "SNr|Name|FideID|FED|RtgI|RtgN|sex|Typ|Club/City",
                "-|name|id|federation|FIDE rating|national rating|sex|category|club",
            ),
            (
                "Papi",
                "Nom|Prénom|Sexe|NeLe|CodeFIDE|Elo FFE|Rapide|Cat",
                "name|first name|sex|born|id|national rating|rapid rating|category",
            ),
            (
                "Tornelo",
                "First Name|Last Name|FIDE ID|FIDE Standard Rating|Gender|Date of Birth",
                "first name|last name|id|FIDE rating|sex|born",
            ),
            (
                "Vega",
                "LastName|FirstName|Fed|BirthDay|Sex|Title|ID_FIDE|Elo_FIDE|Elo_NAT",
                "last name|first name|federation|born|sex|title|id|FIDE rating|national rating",
            ),
            ("WinTD", "Last Name|First Name|ID|Rating", "last name|first name|id|rating"),
            (
                "Italian",
                "Cognome|Nome|Elo Italia|Data di nascita|Circolo",
                "last name|first name|national rating|born|club",
            ),
            (
                "FSI",
                "IDFSI|CognomeNome|Sesso|DataNascita|Circolo|EloItalia|EloFide|IDFIDE|Categoria",
                "-|name|sex|born|club|national rating|FIDE rating|id|category",
            ),
            (
                "ECF",
                "ECF_code|full_name|FIDE_no|gender|nation|revised_standard|revised_rapid|revised_blitz|club_name|title",
                "-|name|id|sex|federation|national rating|rapid rating|blitz rating|club|title",
            ),
            (
                "US Chess",
                "USCF ID|Name|State|Regular Rating|Quick Rating|Blitz Rating",
                "-|name|-|national rating|rapid rating|blitz rating",
            ),
            ("FFE", "NrFFE|Nom|Prénom|Elo|FideTitre|FideCode", "-|name|first name|rating|title|id"),
            ("DSU", "Navn|Klub|Rat.|Hur.|Lyn", "name|club|rating|rapid rating|blitz rating"),
            ("two ids", "Name|Elo Nat.|Elo Int.|ID Nat.|ID Int.", "name|national rating|FIDE rating|-|id"),
            (
                "Polish",
                "Nazwisko i imię|Płeć|Data ur.|Klub|Ranking FIDE|Tytuł",
                "name|sex|born|club|FIDE rating|title",
            ),
            (
                "Czech",
                "Příjmení|Jméno|Rok narození|Oddíl|ELO ČR|Pohlaví",
                "last name|first name|born|club|national rating|sex",
            ),
            (
                "Hungarian",
                "Név|Értékszám|Szül. év|Egyesület|FIDE azonosító|Cím",
                "name|rating|born|club|id|title",
            ),
            (
                "Russian",
                "Фамилия, имя|Рейтинг ФШР|Рейтинг ФИДЕ|Дата рождения|Пол|Звание|ФИДЕ ID",
                "name|national rating|FIDE rating|born|sex|title|id",
            ),
            ("Turkish", "Adı Soyadı|UKD|Doğum Tarihi|Kulüp|Cinsiyet", "name|national rating|born|club|sex"),
            (
                "Portuguese",
                "Nome Completo|Elo FPX|Data de Nascimento|Clube",
                "name|national rating|born|club",
            ),
        ] {
            let columns: Vec<&str> = headings.split('|').collect();
            let found = fields(&columns).into_iter().map(|field| field.map_or("-", Field::name));
            assert_eq!(found.collect::<Vec<_>>().join("|"), expected, "{program}");
        }
    }

    #[test]
    fn the_surer_of_two_columns_becomes_the_field() {
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
