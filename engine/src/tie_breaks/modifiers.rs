//! The modifiers of tie-breaks (C.07 article 14; fide-tiebreaks 6).

use std::fmt;
use std::fmt::Write as _;

/// The modifiers of a tie-break, for instance `/C1/P`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Modifiers {
    /// The number of least significant values that are left out (14.1 to 14.4).
    pub cut_least: u8,
    /// The number of most significant values that are left out (14.3, 14.4).
    pub cut_most: u8,
    /// True if forfeits count as games against the scheduled opponent (`/P`, 6.1.1 and 16.6).
    pub counts_forfeits: bool,
    /// True if Fore Buchholz is averaged (`/F`, 8.2).
    pub is_fore: bool,
    /// True if the order is reversed (`/R`).
    pub is_reversed: bool,
    /// The half points by which the limit of Koya is moved (`/L`, 14.5).
    pub limit: i8,
    /// The normalising factor of SSSC; 0 for the one of 13.4 (`/K`).
    pub factor: u8,
}

/// The offered modifiers of each letter.
const MODIFIERS: [(char, &[&str]); 7] = [
    ('C', &["C1", "C2"]),
    ('M', &["M1", "M2"]),
    ('K', &["K4"]),
    ('P', &["P"]),
    ('F', &["F"]),
    ('R', &["R"]),
    ('L', &["L+1", "L-1"]),
];

/// Reads a number of one or two digits.
fn short(digits: &str) -> Option<i8> {
    let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| are_digits && digits.len() <= 2)
}

/// Returns the modifiers of some letters, as they are offered.
pub(super) fn of_letters(letters: &str) -> impl Iterator<Item = &'static str> {
    MODIFIERS
        .into_iter()
        .filter(move |(letter, _)| letters.contains(*letter))
        .flat_map(|(_, all)| all)
        .copied()
}

impl Modifiers {
    /// Returns the modifiers with one more, of the letters that the tie-break takes; `None` if it does not
    /// take this one.
    pub(super) fn with(self, modifier: &str, letters: &str) -> Option<Self> {
        let letter = modifier.chars().next()?;
        if !letters.contains(letter) {
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
                let size = short(by.strip_prefix(['+', '-']).unwrap_or(by))?;
                let limit = if by.starts_with('-') { -size } else { size };
                Self { limit, ..self }
            }
            ('K', factor) if self.factor == 0 => {
                let factor = short(factor).filter(|factor| *factor != 0)?;
                Self { factor: factor.unsigned_abs(), ..self }
            }
            _ => return None,
        })
    }

    /// Appends to the name of a tie-break what the modifiers change.
    pub(super) fn add_to_name(self, name: &mut String) {
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
        if self.factor != 0 {
            let _ = write!(name, ", factor {}", self.factor);
        }
    }

    /// Appends to the help of a tie-break what the modifiers change.
    pub(super) fn add_to_help(self, help: &mut String) {
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
        if self.factor != 0 {
            let _ = write!(help, "; the factor is {} (13.4)", self.factor);
        }
    }
}

/// `/C1/P`, `/L+1`, `/K4`.
impl fmt::Display for Modifiers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.cut_least, self.cut_most) {
            (0, _) => {}
            (cut, 0) => write!(f, "/C{cut}")?,
            (cut, _) => write!(f, "/M{cut}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        if self.factor != 0 {
            write!(f, "/K{}", self.factor)?;
        }
        let flags = [(self.is_fore, "/F"), (self.counts_forfeits, "/P"), (self.is_reversed, "/R")];
        flags.into_iter().filter(|(is_set, _)| *is_set).try_for_each(|(_, flag)| f.write_str(flag))
    }
}
