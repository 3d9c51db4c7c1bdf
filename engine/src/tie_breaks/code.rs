//! Codes of tie-breaks: a kind and its modifiers (C.07 articles 5 to 10 and 14; fide-tiebreaks 6).

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::kinds::Kind;
use super::modifiers::{Modifiers, of_letters};
use super::rule::{Needs, Reach};
use crate::basics::text::quoted;

/// A tie-break with its modifiers, for instance `BH/C1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// The kind.
    pub kind: Kind,
    /// The modifiers.
    pub modifiers: Modifiers,
}

/// The reason why a text is no tie-break.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// No kind has this code.
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
        /// The modifiers that it takes.
        expected: String,
    },
}

/// The tie-breaks of teams alone, without modifiers.
const OF_TEAMS: [&str; 16] = [
    "MPVGP", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "BC", "TBR", "BBE",
    "SSSC", "MPTS", "GPTS",
];

impl Kind {
    /// Returns the code without modifiers: `BH`.
    fn code(self) -> &'static str {
        self.rule().about().code
    }

    /// Returns the name in words.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.rule().about().name
    }

    /// Returns the computation, in a line.
    #[must_use]
    pub fn help(self) -> &'static str {
        self.rule().about().help
    }

    /// Returns the article that defines it, as reasons name it: `C.07 8.1`.
    #[must_use]
    pub fn article(self) -> &'static str {
        self.rule().about().article
    }

    /// Returns the least format of an event file that can name it.
    #[must_use]
    pub fn least_format(self) -> u32 {
        self.rule().about().format
    }

    /// Whether it needs opponents' adjusted scores, which events with predetermined pairings do not have (8).
    #[must_use]
    pub fn is_buchholz(self) -> bool {
        self.rule().about().needs == Needs::AdjustedScores
    }

    /// Whether it needs opponents' ratings (article 10).
    #[must_use]
    pub fn is_of_opponents_ratings(self) -> bool {
        self.rule().about().needs == Needs::OpponentsRatings
    }

    /// Whether a player's value and its explanation depend on the games of the player and the opponents
    /// alone.
    #[must_use]
    pub fn is_close(self) -> bool {
        self.rule().about().reach == Reach::Opponents
    }

    /// Returns the letters of the modifiers that it takes.
    fn letters(self) -> &'static str {
        self.rule().about().modifiers
    }
}

impl Code {
    /// Creates a tie-break without modifiers.
    #[must_use]
    pub fn plain(kind: Kind) -> Self {
        Self { kind, modifiers: Modifiers::default() }
    }

    /// Creates a tie-break that leaves out this number of the least significant values.
    #[must_use]
    pub fn cut(kind: Kind, cut_least: u8) -> Self {
        Self { kind, modifiers: Modifiers { cut_least, ..Modifiers::default() } }
    }

    /// Returns every tie-break with each of its modifiers, in the order in which they are offered.
    #[must_use]
    pub fn offered() -> Vec<Self> {
        let mut offered = Vec::new();
        for kind in Kind::ALL {
            let plain = Self::plain(*kind);
            offered.push(plain);
            let single = of_letters(kind.letters()).filter_map(|modifier| plain.with(modifier));
            let single: Vec<Self> = single.collect();
            let forfeits = single.iter().filter(|one| 0 < one.modifiers.cut_least);
            let forfeits: Vec<Self> = forfeits.filter_map(|one| one.with("P")).collect();
            offered.extend(single);
            offered.extend(forfeits);
        }
        offered
    }

    /// Returns the tie-break with one more modifier; `None` if it does not take this one.
    fn with(self, modifier: &str) -> Option<Self> {
        Some(Self { modifiers: self.modifiers.with(modifier, self.kind.letters())?, ..self })
    }

    /// Returns the name in words, with its modifiers.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = self.kind.name().to_owned();
        self.modifiers.add_to_name(&mut name);
        name
    }

    /// Returns the computation, with the changes of the modifiers, in a line.
    #[must_use]
    pub fn help(self) -> String {
        let mut help = self.kind.help().to_owned();
        self.modifiers.add_to_help(&mut help);
        help
    }

    /// Whether a smaller value is better.
    #[must_use]
    pub fn is_lower_better(self) -> bool {
        self.kind.rule().is_lower_better() != self.modifiers.is_reversed
    }

    /// Returns the decimals with which values are shown at least.
    #[must_use]
    pub fn decimals(self) -> usize {
        self.kind.rule().about().decimals
    }
}

/// `BH/C1/P`, `KS/L+1`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.code(), self.modifiers)
    }
}

/// Reads a code in either case, with `/` or, as the Handbook writes it, `-` before the first modifier; `GE`
/// is the older name of `REP`.
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
        let kind = Kind::ALL.iter().copied().find(|kind| kind.code() == name).ok_or_else(unknown)?;
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
    let taken: Vec<String> = of_letters(kind.letters()).map(|modifier| format!("/{modifier}")).collect();
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
