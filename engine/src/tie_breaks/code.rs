//! What tie-breaks are called: codes with modifiers (C.07 articles 5 to 10 and 14; fide-tiebreaks 6).

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::basics::text::quoted;

/// What there is to know of a kind of tie-break.
struct Row {
    code: &'static str,
    name: &'static str,
    help: &'static str,
    article: &'static str,
    modifiers: &'static str,
}

crate::listed! {
    /// A kind of tie-break.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// BH.
        Buchholz,
        /// SB.
        SonnebornBerger,
        /// DE.
        DirectEncounter,
        /// WIN.
        Wins,
        /// WON.
        GamesWon,
        /// BPG.
        BlackGames,
        /// BWG.
        BlackWins,
        /// PS.
        ProgressiveScores,
        /// REP.
        ElectedToPlay,
        /// STD.
        StandardPoints,
        /// FB.
        ForeBuchholz,
        /// AOB.
        AverageBuchholz,
        /// KS.
        Koya,
        /// ARO.
        AverageRating,
        /// TPR.
        Performance,
        /// PTP.
        PerfectPerformance,
        /// APRO.
        AveragePerformance,
        /// APPO.
        AveragePerfect,
        /// RTNG.
        Rating,
        /// TPN.
        PairingNumber,
    }
}

/// The one list of what they are.
#[expect(clippy::too_many_lines, reason = "a row each")]
const fn row(kind: Kind) -> Row {
    let (code, name, help, article, modifiers) = match kind {
        Kind::Buchholz => ("BH", "Buchholz", "the opponents' adjusted scores, summed", "C.07 8.1", "CMP"),
        Kind::SonnebornBerger => (
            "SB",
            "Sonneborn-Berger",
            "each opponent's adjusted score times the points scored in that round, summed",
            "C.07 9.1",
            "CMP",
        ),
        Kind::DirectEncounter => (
            "DE",
            "direct encounter",
            "the games among those who are tied, as far as they decide",
            "C.07 6",
            "P",
        ),
        Kind::Wins => {
            ("WIN", "number of wins", "rounds with as many points as a win, played or not", "C.07 7.1", "")
        }
        Kind::GamesWon => ("WON", "games won", "games won over the board", "C.07 7.2", ""),
        Kind::BlackGames => {
            ("BPG", "games with Black", "games played over the board with Black", "C.07 7.3", "")
        }
        Kind::BlackWins => {
            ("BWG", "games won with Black", "games won over the board with Black", "C.07 7.4", "")
        }
        Kind::ProgressiveScores => {
            ("PS", "progressive scores", "the scores after each round, summed", "C.07 7.5", "CM")
        }
        Kind::ElectedToPlay => (
            "REP",
            "rounds elected to play",
            "all rounds but half-point byes, zero-point byes and forfeit losses",
            "C.07 7.6",
            "",
        ),
        Kind::StandardPoints => (
            "STD",
            "standard points",
            "1 for each round with more points than the opponent, ½ for as many",
            "C.07 7.7",
            "",
        ),
        Kind::ForeBuchholz => (
            "FB",
            "Fore Buchholz",
            "Buchholz as if every game of the last round were drawn",
            "C.07 8.3",
            "CMP",
        ),
        Kind::AverageBuchholz => (
            "AOB",
            "average of opponents' Buchholz",
            "the mean Buchholz of the opponents played",
            "C.07 8.2",
            "FP",
        ),
        Kind::Koya => (
            "KS",
            "Koya system",
            "points scored against opponents with at least half of the possible points",
            "C.07 9.2",
            "L",
        ),
        Kind::AverageRating => (
            "ARO",
            "average rating of opponents",
            "the mean rating of the opponents played",
            "C.07 10.1",
            "CM",
        ),
        Kind::Performance => (
            "TPR",
            "tournament performance rating",
            "the mean rating of the opponents and the difference for the share of points",
            "C.07 10.2",
            "",
        ),
        Kind::PerfectPerformance => (
            "PTP",
            "perfect tournament performance",
            "the least rating that would be expected to score as much",
            "C.07 10.3",
            "",
        ),
        Kind::AveragePerformance => (
            "APRO",
            "average performance of opponents",
            "the mean TPR of the opponents played",
            "C.07 10.4",
            "",
        ),
        Kind::AveragePerfect => {
            ("APPO", "average perfect performance", "the mean PTP of the opponents played", "C.07 10.5", "")
        }
        Kind::Rating => ("RTNG", "rating", "the rating before the event, the higher first", "C.07 10.6", "R"),
        Kind::PairingNumber => {
            ("TPN", "pairing number", "the tournament pairing number, the lower first", "C.07 7.8", "R")
        }
    };
    Row { code, name, help, article, modifiers }
}

/// A tie-break with its modifiers, for instance `BH/C1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// What it counts.
    pub kind: Kind,
    /// How many of the least significant values are left out (14.1 to 14.4).
    pub cut_least: u8,
    /// How many of the most significant values are left out (14.3, 14.4).
    pub cut_most: u8,
    /// Whether forfeits count as games against the scheduled opponent (`/P`, 6.1.1 and 16.6).
    pub counts_forfeits: bool,
    /// Whether Fore Buchholz is averaged (`/F`, 8.2).
    pub is_fore: bool,
    /// Whether the order is turned round (`/R`).
    pub is_reversed: bool,
    /// By how many half points the limit of Koya is moved (`/L`, 14.5).
    pub limit: i8,
}

/// Why a text is no tie-break.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// Nothing of the kind.
    #[error("{} is not a tie-break (expected a code of C.07, for instance BH/C1, SB or DE)", quoted(.0))]
    Unknown(String),
    /// A tie-break of teams.
    #[error("{} is a tie-break of teams (expected one of individual events)", quoted(.0))]
    Teams(String),
    /// A modifier that does not go with it.
    #[error("{} does not take /{modifier} (expected {expected})", quoted(.code))]
    Modifier {
        /// The tie-break.
        code: String,
        /// The modifier.
        modifier: String,
        /// What goes with it.
        expected: String,
    },
}

/// The tie-breaks of teams alone, without modifiers.
const OF_TEAMS: [&str; 16] = [
    "MPVGP", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "BC", "TBR", "BBE",
    "SSSC", "MPTS", "GPTS",
];

/// The modifiers that a letter stands for.
const MODIFIERS: [(char, &[&str]); 6] = [
    ('C', &["C1", "C2"]),
    ('M', &["M1", "M2"]),
    ('P', &["P"]),
    ('F', &["F"]),
    ('R', &["R"]),
    ('L', &["L+1", "L-1"]),
];

/// By how many half points a limit can be moved at most.
const MOST_MOVED: i8 = 99;

impl Kind {
    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        row(self).name
    }

    /// Returns what it counts, in a line.
    #[must_use]
    pub const fn help(self) -> &'static str {
        row(self).help
    }

    /// Returns the article that defines it, as reasons name it: `C.07 8.1`.
    #[must_use]
    pub const fn article(self) -> &'static str {
        row(self).article
    }

    /// Whether it rests on opponents' adjusted scores, which events with predetermined pairings do not know (8).
    #[must_use]
    pub const fn is_buchholz(self) -> bool {
        matches!(self, Self::Buchholz | Self::ForeBuchholz | Self::AverageBuchholz)
    }

    /// Whether it rests on ratings (article 10) and is undefined as soon as somebody has none.
    #[must_use]
    pub const fn is_of_ratings(self) -> bool {
        match self {
            Self::AverageRating
            | Self::Performance
            | Self::PerfectPerformance
            | Self::AveragePerformance
            | Self::AveragePerfect
            | Self::Rating => true,
            Self::Buchholz
            | Self::SonnebornBerger
            | Self::DirectEncounter
            | Self::Wins
            | Self::GamesWon
            | Self::BlackGames
            | Self::BlackWins
            | Self::ProgressiveScores
            | Self::ElectedToPlay
            | Self::StandardPoints
            | Self::ForeBuchholz
            | Self::AverageBuchholz
            | Self::Koya
            | Self::PairingNumber => false,
        }
    }
}

impl Code {
    /// Makes a tie-break without modifiers.
    #[must_use]
    pub const fn plain(kind: Kind) -> Self {
        Self {
            kind,
            cut_least: 0,
            cut_most: 0,
            counts_forfeits: false,
            is_fore: false,
            is_reversed: false,
            limit: 0,
        }
    }

    /// Makes a tie-break that leaves out so many of the least significant values.
    #[must_use]
    pub const fn cut(kind: Kind, cut_least: u8) -> Self {
        Self { cut_least, ..Self::plain(kind) }
    }

    /// Returns every tie-break with each of its modifiers, in the order in which they are offered.
    #[must_use]
    pub fn offered() -> Vec<Self> {
        let mut offered = Vec::new();
        for kind in Kind::ALL {
            let plain = Self::plain(*kind);
            offered.push(plain);
            let taken = |modifier: &&str| plain.with(modifier);
            let modifiers = MODIFIERS.iter().filter(|(letter, _)| row(*kind).modifiers.contains(*letter));
            let single: Vec<Self> = modifiers.flat_map(|(_, all)| all.iter().filter_map(taken)).collect();
            let forfeits = single.iter().filter(|one| 0 < one.cut_least).filter_map(|one| one.with("P"));
            let forfeits: Vec<Self> = forfeits.collect();
            offered.extend(single);
            offered.extend(forfeits);
        }
        offered
    }

    /// Returns the tie-break with one more modifier; `None` where it does not take it.
    fn with(self, modifier: &str) -> Option<Self> {
        let letter = modifier.chars().next()?;
        if !row(self.kind).modifiers.contains(letter) {
            return None;
        }
        let uncut = self.cut_least == 0 && self.cut_most == 0;
        Some(match (letter, &modifier[1..]) {
            ('C', "1") if uncut => Self { cut_least: 1, ..self },
            ('C', "2") if uncut => Self { cut_least: 2, ..self },
            ('M', "1") if uncut => Self { cut_least: 1, cut_most: 1, ..self },
            ('M', "2") if uncut => Self { cut_least: 2, cut_most: 2, ..self },
            ('P', "") if !self.counts_forfeits => Self { counts_forfeits: true, ..self },
            ('F', "") if !self.is_fore => Self { is_fore: true, ..self },
            ('R', "") if !self.is_reversed => Self { is_reversed: true, ..self },
            ('L', by) if self.limit == 0 => {
                let digits = by.strip_prefix(['+', '-']).unwrap_or(by);
                if digits.is_empty() || 2 < digits.len() || !digits.bytes().all(|byte| byte.is_ascii_digit())
                {
                    return None;
                }
                let limit: i8 = by.parse().ok().filter(|by: &i8| by.abs() <= MOST_MOVED)?;
                Self { limit, ..self }
            }
            _ => return None,
        })
    }

    /// Returns the name in words, with its modifiers.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = self.kind.name().to_owned();
        match (self.cut_least, self.cut_most) {
            (0, _) => {}
            (cut, 0) => drop(write!(name, " cut {cut}")),
            (cut, _) => drop(write!(name, " median {cut}")),
        }
        if self.counts_forfeits {
            name.push_str(", forfeits as played");
        }
        if self.is_fore {
            name.push_str(", Fore Buchholz");
        }
        if self.is_reversed {
            name.push_str(", reversed");
        }
        if self.limit != 0 {
            let _ = write!(name, ", limit {:+} half points", self.limit);
        }
        name
    }

    /// Returns what it counts, with what its modifiers change, in a line.
    #[must_use]
    pub fn help(self) -> String {
        let mut help = self.kind.help().to_owned();
        let cut = match (self.cut_least, self.cut_most) {
            (0, _) => String::new(),
            (1, 0) => ", without the least significant value (14.1)".to_owned(),
            (cut, 0) => format!(", without the {cut} least significant values (14.2)"),
            (1, _) => ", without the least and the most significant value (14.3)".to_owned(),
            (cut, _) => format!(", without the {cut} least and the {cut} most significant values (14.4)"),
        };
        help.push_str(&cut);
        if self.counts_forfeits {
            help.push_str("; forfeits count as games (16.6)");
        }
        if self.is_fore {
            help.push_str("; of Fore Buchholz");
        }
        if self.is_reversed {
            help.push_str("; the other way round");
        }
        if self.limit != 0 {
            let _ = write!(help, "; the limit is moved by {:+} half points (14.5)", self.limit);
        }
        help
    }

    /// Whether a smaller value is better.
    #[must_use]
    pub const fn is_lower_better(self) -> bool {
        matches!(self.kind, Kind::PairingNumber) != self.is_reversed
    }

    /// Returns the decimals with which values are shown at least.
    #[must_use]
    pub const fn decimals(self) -> usize {
        match self.kind {
            Kind::Buchholz
            | Kind::ForeBuchholz
            | Kind::ProgressiveScores
            | Kind::StandardPoints
            | Kind::Koya => 1,
            Kind::SonnebornBerger | Kind::AverageBuchholz => 2,
            Kind::DirectEncounter
            | Kind::Wins
            | Kind::GamesWon
            | Kind::BlackGames
            | Kind::BlackWins
            | Kind::ElectedToPlay
            | Kind::AverageRating
            | Kind::Performance
            | Kind::PerfectPerformance
            | Kind::AveragePerformance
            | Kind::AveragePerfect
            | Kind::Rating
            | Kind::PairingNumber => 0,
        }
    }
}

/// `BH/C1/P`, `KS/L+1`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(row(self.kind).code)?;
        match (self.cut_least, self.cut_most) {
            (0, _) => {}
            (cut, 0) => write!(f, "/C{cut}")?,
            (cut, _) => write!(f, "/M{cut}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        let flags = [(self.is_fore, "/F"), (self.counts_forfeits, "/P"), (self.is_reversed, "/R")];
        flags.into_iter().filter(|(is_set, _)| *is_set).try_for_each(|(_, flag)| f.write_str(flag))
    }
}

/// Reads a code in either case, with `/` or, as the Handbook writes it, `-` before the first modifier; `GE` is the older
/// name of `REP`.
impl FromStr for Code {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        let unknown = || CodeFault::Unknown(text.to_owned());
        let upper = text.trim().to_ascii_uppercase();
        let (name, modifiers) =
            upper.split_once(['/', '-']).map_or((&*upper, None), |(name, all)| (name, Some(all)));
        if name.contains(':') || OF_TEAMS.contains(&name) {
            return Err(CodeFault::Teams(text.to_owned()));
        }
        let name = if name == "GE" { "REP" } else { name };
        let kind = Kind::ALL.iter().copied().find(|kind| row(*kind).code == name).ok_or_else(unknown)?;
        let modifiers = modifiers.into_iter().flat_map(|all| all.split('/'));
        modifiers.map(str::trim).try_fold(Self::plain(kind), |code, modifier| {
            code.with(modifier).ok_or_else(|| CodeFault::Modifier {
                code: name.to_owned(),
                modifier: modifier.to_owned(),
                expected: expected(kind),
            })
        })
    }
}

fn expected(kind: Kind) -> String {
    let taken = MODIFIERS.iter().filter(|(letter, _)| row(kind).modifiers.contains(*letter));
    let taken: Vec<String> =
        taken.flat_map(|(_, all)| all.iter()).map(|modifier| format!("/{modifier}")).collect();
    if taken.is_empty() { "no modifier".to_owned() } else { taken.join(", ") }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <String as Deserialize>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = text.parse::<Code>().map_or_else(|fault| fault.to_string(), |code| code.to_string());
        assert_eq!(shown, expected);
    }

    #[test]
    fn codes_are_read_as_programs_write_them() {
        check("bh/c1", "BH/C1");
        check("BH-C1", "BH/C1");
        check(" FB/P/M2 ", "FB/M2/P");
        check("GE", "REP");
        check("KS/L1", "KS/L+1");
        check("KS/L-2", "KS/L-2");
        check("tpn/R", "TPN/R");
        check("XYZ", "`XYZ` is not a tie-break (expected a code of C.07, for instance BH/C1, SB or DE)");
        check("BH:MP/C1", "`BH:MP/C1` is a tie-break of teams (expected one of individual events)");
        check("EDE", "`EDE` is a tie-break of teams (expected one of individual events)");
        check("BH/C3", "`BH` does not take /C3 (expected /C1, /C2, /M1, /M2, /P)");
        check("BH/C1/M1", "`BH` does not take /M1 (expected /C1, /C2, /M1, /M2, /P)");
        check("WIN/P", "`WIN` does not take /P (expected no modifier)");
        check("KS/L+-1", "`KS` does not take /L+-1 (expected /L+1, /L-1)");
        check("", "`` is not a tie-break (expected a code of C.07, for instance BH/C1, SB or DE)");
    }

    #[test]
    fn every_code_offered_is_read_back() {
        let offered = Code::offered();
        for code in &offered {
            assert_eq!(code.to_string().parse(), Ok(*code));
        }
        let codes: Vec<String> = offered.iter().map(ToString::to_string).collect();
        let mandatory = "DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R RTNG RTNG/R BH BH/C1 BH/C2 BH/M1 BH/M2 \
             BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P AOB AOB/F \
             SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P KS KS/L+1 ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO";
        for code in mandatory.split_whitespace() {
            assert!(codes.iter().any(|one| one == code), "{code}");
        }
    }
}
