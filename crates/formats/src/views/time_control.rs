//! Time controls: the code of reports (TRF 222), the typed form, and words.

/// The least time of a period in seconds: a smaller number means minutes. No game over the board has
/// less than three minutes, and no period has three hours.
const LEAST: u32 = 180;

/// `S`, `S+I`, `M/S` or `M/S+I`: moves, seconds, increment.
struct Period {
    moves: Option<u32>,
    time: u32,
    increment: Option<u32>,
}

impl Period {
    fn read(text: &str) -> Option<Self> {
        let (moves, time) = text.split_once('/').map_or((None, text), |(moves, time)| (Some(moves), time));
        let (time, increment) = time.split_once('+').map_or((time, None), |(time, more)| (time, Some(more)));
        let some = |text: &str| number(text).filter(|number| 0 < *number);
        let optional = |text: Option<&str>| text.map_or(Some(None), |text| some(text).map(Some));
        Some(Self { moves: optional(moves)?, time: number(time)?, increment: optional(increment)? })
    }

    fn code(&self) -> String {
        let moves = self.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let increment = self.increment.map_or_else(String::new, |more| format!("+{more}"));
        format!("{moves}{}{increment}", self.time)
    }

    fn in_words(&self) -> String {
        let moves = self.moves.map_or_else(String::new, |moves| format!("{moves} moves in "));
        let increment = self.increment.map_or_else(String::new, |more| format!(" + {more} s per move"));
        let time = match (self.time / 60, self.time % 60) {
            (0, seconds) => format!("{seconds} s"),
            (minutes, 0) => format!("{minutes} min"),
            (minutes, seconds) => format!("{minutes} min {seconds} s"),
        };
        format!("{moves}{time}{increment}")
    }
}

/// The periods of both players, or those of White and those of Black.
struct TimeControl(Vec<Vec<Period>>);

impl TimeControl {
    /// Reads `d[:d...]`, or `Wd[:d]-Bd[:d]` if the players have different times.
    fn read(text: &str) -> Option<Self> {
        let periods = |text: &str| text.split(':').map(Period::read).collect::<Option<Vec<_>>>();
        Some(Self(match text.strip_prefix('W') {
            None => vec![periods(text)?],
            Some(both) => {
                let (white, black) = both.split_once("-B")?;
                vec![periods(white)?, periods(black)?]
            }
        }))
    }

    /// Writes the sides, each from its periods.
    fn write(&self, between: &str, of: impl Fn(&Period) -> String, names: [&str; 2], and: &str) -> String {
        let side = |periods: &Vec<Period>| periods.iter().map(&of).collect::<Vec<_>>().join(between);
        match &self.0[..] {
            [white, black] => format!("{}{}{and}{}{}", names[0], side(white), names[1], side(black)),
            both => both.iter().map(side).collect(),
        }
    }
}

/// Reads a typed time control, in seconds or in minutes, and returns it in the code of reports:
/// `5400+30` and `90+30` are `5400+30`. `None` if it is not a time control.
#[must_use]
pub fn typed(text: &str) -> Option<String> {
    let mut control = TimeControl::read(text)?;
    if control.0.iter().flatten().all(|period| period.time < LEAST) {
        control.0.iter_mut().flatten().for_each(|period| period.time *= 60);
    }
    Some(control.write(":", Period::code, ["W", "B"], "-"))
}

/// Returns a time control in words; a text that is not in the code stays unchanged.
#[must_use]
pub fn in_words(code: &str) -> String {
    let control = TimeControl::read(code);
    control.map_or_else(
        || code.to_owned(),
        |control| control.write(", then ", Period::in_words, ["White ", "Black "], "; "),
    )
}

/// Reads a number of at most six digits, without a sign.
fn number(text: &str) -> Option<u32> {
    let digits = (1..=6).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_and_seconds_are_distinguished_by_size() {
        for (text, code, words) in [
            ("5400+30", "5400+30", "90 min + 30 s per move"),
            ("90+30", "5400+30", "90 min + 30 s per move"),
            ("3+2", "180+2", "3 min + 2 s per move"),
            ("180+2", "180+2", "3 min + 2 s per move"),
            ("120", "7200", "120 min"),
            (
                "40/90+30:30+30",
                "40/5400+30:1800+30",
                "40 moves in 90 min + 30 s per move, then 30 min + 30 s per move",
            ),
            ("40/6000+30:90", "40/6000+30:90", "40 moves in 100 min + 30 s per move, then 1 min 30 s"),
            ("W5-B4", "W300-B240", "White 5 min; Black 4 min"),
            (
                "W40/3600:900-B3600+5",
                "W40/3600:900-B3600+5",
                "White 40 moves in 60 min, then 15 min; Black 60 min + 5 s per move",
            ),
        ] {
            assert_eq!(typed(text).as_deref(), Some(code), "{text}");
            assert_eq!(in_words(code), words, "{text}");
            assert_eq!(typed(code).as_deref(), Some(code), "{code} stays what it is");
        }
        for wrong in ["90 min", "", "5400+", "/300", "W300", "W300-240", "5400+30:", "0/300", "+5", "5400+-3"]
        {
            assert_eq!(typed(wrong), None, "{wrong}");
        }
        assert_eq!(in_words("90 min"), "90 min");
    }
}
