//! Codes of tie-breaks: a kind, the score of teams that it uses, and its modifiers (C.07 articles 5 to 14;
//! fide-tiebreaks 6).

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::kinds::Kind;
use super::modifiers::{Modifiers, of_letters};
use super::rule::{Needs, Reach};
use crate::basics::file_format::{FIRST_FORMAT, FORMAT_8};
use crate::basics::text::quoted;
use crate::game::team::TeamScore;

/// A tie-break with its modifiers, for instance `BH/C1`, or `BH:GP/C1` of teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// The kind.
    pub kind: Kind,
    /// The score of teams that it uses; `None` in individual events, and for the primary score of teams.
    pub score: Option<TeamScore>,
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
    /// A score of teams for a tie-break that uses ratings, or both scores.
    #[error("{} takes neither :MP nor :GP", quoted(.0))]
    Score(String),
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

/// The scores of teams in codes.
const SCORES: [(&str, TeamScore); 2] = [("MP", TeamScore::MatchPoints), ("GP", TeamScore::GamePoints)];

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

    /// Returns true if only events of teams have it (11 to 13).
    #[must_use]
    pub fn is_of_teams(self) -> bool {
        self.rule().is_of_teams()
    }

    /// Returns true if it compares the participants who are tied with each other (4.3, type A): its value is
    /// the place among them.
    #[must_use]
    pub fn is_encounter(self) -> bool {
        self.rule().is_encounter()
    }

    /// Returns true if it can be computed on either score of teams (7).
    fn takes_scores(self) -> bool {
        let needs = self.rule().about().needs;
        !self.is_of_teams() && matches!(needs, Needs::Results | Needs::AdjustedScores)
    }

    /// Returns true if it needs opponents' adjusted scores, which events with predetermined pairings do not
    /// have (8).
    #[must_use]
    pub fn is_buchholz(self) -> bool {
        self.rule().about().needs == Needs::AdjustedScores
    }

    /// Returns true if it needs opponents' ratings (article 10).
    #[must_use]
    pub fn is_of_opponents_ratings(self) -> bool {
        self.rule().about().needs == Needs::OpponentsRatings
    }

    /// Returns true if a player's value and its explanation depend on the games of the player and the
    /// opponents alone.
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
        Self { kind, score: None, modifiers: Modifiers::default() }
    }

    /// Creates a tie-break that leaves out this number of the least significant values.
    #[must_use]
    pub fn cut(kind: Kind, cut_least: u8) -> Self {
        let modifiers = Modifiers { cut_least, ..Modifiers::default() };
        Self { modifiers, ..Self::plain(kind) }
    }

    /// Returns every tie-break of individual events with each of its modifiers, in the order in which they
    /// are offered.
    #[must_use]
    pub fn offered() -> Vec<Self> {
        let kinds = Kind::ALL.iter().filter(|kind| !kind.is_of_teams());
        kinds.flat_map(|kind| Self::plain(*kind).with_each_modifier()).collect()
    }

    /// Returns every tie-break of teams with each of its modifiers: those on both scores or on points at
    /// boards, then those on match points and on game points, without those of ratings.
    #[must_use]
    pub fn offered_to_teams() -> Vec<Self> {
        let kinds = Kind::ALL.iter().filter(|kind| kind.is_of_teams());
        let on = |score| {
            let kinds = Kind::ALL.iter().filter(|kind| kind.takes_scores());
            kinds.map(move |kind| Self { score: Some(score), ..Self::plain(*kind) })
        };
        let all = kinds.map(|kind| Self::plain(*kind)).chain(SCORES.iter().flat_map(|(_, score)| on(*score)));
        all.flat_map(Self::with_each_modifier).collect()
    }

    /// Returns the tie-break, and the tie-break with each of its modifiers.
    fn with_each_modifier(self) -> Vec<Self> {
        let single = of_letters(self.kind.letters()).filter_map(|modifier| self.with(modifier));
        let single: Vec<Self> = single.collect();
        let forfeits = single.iter().filter(|one| 0 < one.modifiers.cut_least);
        let forfeits: Vec<Self> = forfeits.filter_map(|one| one.with("P")).collect();
        std::iter::once(self).chain(single).chain(forfeits).collect()
    }

    /// Reads a code of an event of teams: one of teams alone, or one of individual events, which uses the
    /// primary score unless `:MP` or `:GP` follows (C.07 7).
    ///
    /// # Errors
    ///
    /// The text is no tie-break.
    pub fn of_teams(text: &str) -> Result<Self, CodeFault> {
        let upper = text.trim().to_ascii_uppercase();
        let (name, modifiers) =
            upper.split_once(['/', '-']).map_or((&*upper, None), |(name, all)| (name, Some(all)));
        let (name, score) = name.split_once(':').map_or((name, None), |(name, score)| (name, Some(score)));
        let name = if name == "GE" { "REP" } else { name };
        let score =
            score.map(|code| SCORES.iter().find(|(known, _)| *known == code).map(|(_, score)| *score));
        let kind = Kind::ALL.iter().copied().find(|kind| kind.code().eq_ignore_ascii_case(name));
        let (Some(kind), None | Some(Some(_))) = (kind, score) else {
            return Err(CodeFault::Unknown(text.to_owned()));
        };
        if score.is_some() && !kind.takes_scores() {
            return Err(CodeFault::Score(kind.code().to_owned()));
        }
        let plain = Self { score: score.flatten(), ..Self::plain(kind) };
        let modifiers = modifiers.into_iter().flat_map(|all| all.split('/'));
        modifiers.map(str::trim).try_fold(plain, |code, modifier| {
            code.with(modifier).ok_or_else(|| CodeFault::Modifier {
                code: kind.code().to_owned(),
                modifier: modifier.to_owned(),
                expected: expected(kind),
            })
        })
    }

    /// Returns true if only events of teams have it.
    #[must_use]
    pub fn is_of_teams(self) -> bool {
        self.score.is_some() || self.kind.is_of_teams()
    }

    /// Returns the least format of an event file that can name it.
    #[must_use]
    pub fn least_format(self) -> u32 {
        let of_teams = if self.is_of_teams() { FORMAT_8 } else { FIRST_FORMAT };
        self.kind.rule().about().format.max(of_teams)
    }

    /// Returns the tie-break with one more modifier; `None` if it does not take this one.
    fn with(self, modifier: &str) -> Option<Self> {
        Some(Self { modifiers: self.modifiers.with(modifier, self.kind.letters())?, ..self })
    }

    /// Returns the name in words, with its modifiers.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = self.kind.name().to_owned();
        name.push_str(match self.score {
            None => "",
            Some(TeamScore::MatchPoints) => " on match points",
            Some(TeamScore::GamePoints) => " on game points",
        });
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

    /// Returns true if a smaller value is better.
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

/// `BH/C1/P`, `BH:GP`, `KS/L+1`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = SCORES.iter().find(|(_, score)| Some(*score) == self.score);
        f.write_str(self.kind.code())?;
        score.map_or(Ok(()), |(score, _)| write!(f, ":{score}"))?;
        write!(f, "{}", self.modifiers)
    }
}

/// Reads a code of an individual event, in either case, with `/` or, as the Handbook writes it, `-` before
/// the first modifier; `GE` is the older name of `REP`.
impl FromStr for Code {
    type Err = CodeFault;

    fn from_str(text: &str) -> Result<Self, CodeFault> {
        let of_teams = || CodeFault::Teams(text.to_owned());
        let code =
            Self::of_teams(text).map_err(|fault| if text.contains(':') { of_teams() } else { fault })?;
        if code.is_of_teams() { Err(of_teams()) } else { Ok(code) }
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
        Self::of_teams(&text).map_err(serde::de::Error::custom)
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
    fn codes_of_teams_name_the_score() {
        let read =
            |text: &str| Code::of_teams(text).map_or_else(|fault| fault.to_string(), |code| code.to_string());
        assert_eq!(read("bh:gp-c1"), "BH:GP/C1");
        assert_eq!(read("mpvgp"), "MPvGP");
        assert_eq!(read("KS:MP/L1"), "KS:MP/L+1");
        assert_eq!(read("SSSC/K12/P/F"), "SSSC/K12/F/P");
        assert_eq!(read("SSSC/K0"), "`SSSC` does not take /K0 (expected /K4, /P, /F)");
        assert_eq!(read("EDE:MP"), "`EDE` takes neither :MP nor :GP");
        assert_eq!(read("TPR:GP"), "`TPR` takes neither :MP nor :GP");
        let unknown = "is not a tie-break (expected a code of C.07, for instance BH/C1, SB or DE)";
        assert_eq!(read("BH:XP"), format!("`BH:XP` {unknown}"));
        assert_eq!(Code::of_teams("SB:MP").unwrap().name(), "Sonneborn-Berger on match points");
        assert_eq!(Code::of_teams("SSSC/K4").unwrap().name(), "scores and schedule strength, factor 4");
    }

    #[test]
    fn every_code_offered_is_read_back() {
        let offered = Code::offered();
        for code in &offered {
            assert_eq!(code.to_string().parse(), Ok(*code));
        }
        let mut codes = Code::offered_to_teams().into_iter();
        assert!(codes.all(|code| Code::of_teams(&code.to_string()) == Ok(code) && code.is_of_teams()));
        let codes: Vec<String> = offered.iter().map(ToString::to_string).collect();
        let mandatory = "DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R RTNG RTNG/R BH BH/C1 BH/C2 BH/M1 BH/M2 \
             BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P AOB AOB/F \
             SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P KS KS/L+1 ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO";
        for code in mandatory.split_whitespace() {
            assert!(codes.iter().any(|one| one == code), "{code}");
        }
    }
}
