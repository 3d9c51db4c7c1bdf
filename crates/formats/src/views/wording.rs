//! The texts of cells that are the program's own, so that they can be in another language.

use super::Datum;
use super::absence::Absence;
use super::results::{result, result_of, seat_words};
use crate::language::Language;
use crate::values;
use engine::action::Outcome;
use engine::color::Color;
use engine::game::tractor::table::Seat;
use engine::meetings::{MeetingKind, MeetingResult};
use engine::pairing::knockout::Stage;
use engine::why::Fact;

/// The part of a text that is the program's own.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Wording {
    /// A name, a mark: nothing to translate.
    #[default]
    Own,
    /// A number, or several with signs between them.
    Number,
    /// A fixed word, by its English text.
    Word,
    /// A message with one value.
    Message(&'static str, Told),
    /// A fact of the engine.
    Fact(Fact),
    /// A fact that is too long for two languages: it is in the first one.
    Reason(Fact),
    /// Games as marks, with small letters for the colours: `12w1`. They are in the first language.
    Games,
    /// A colour as a capital letter, in the first language.
    Letter(Color),
    /// A seat at a table of Tractor: its number, and its team in words.
    Seat(Seat),
    /// A moment, here as readers write it; data keep the text.
    Moment(String),
}

/// The value of a message.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Told {
    /// A number, with which plurals agree.
    Number(u32),
    /// A text.
    Text(String),
}

impl Wording {
    /// Returns a text in a language; a text that is not the program's stays as it is.
    #[must_use]
    pub fn say(&self, text: &str, language: &Language) -> String {
        match self {
            Self::Own => text.to_owned(),
            Self::Number => language.number(text).into_owned(),
            Self::Word => language.word(text).into_owned(),
            Self::Fact(fact) => language.fact(fact),
            Self::Reason(fact) => language.first().fact(fact),
            Self::Message(name, Told::Number(number)) => language.tell(name, &values! { "value" => *number }),
            Self::Message(name, Told::Text(told)) => {
                language.tell(name, &values! { "value" => told.clone() })
            }
            Self::Games => language.in_letters(text),
            Self::Letter(color) => language.letter(*color).to_uppercase(),
            Self::Seat(seat) => seat_words(*seat, language),
            Self::Moment(written) => written.clone(),
        }
    }
}

impl Datum<'_> {
    /// Returns the printed form in a language.
    #[must_use]
    pub fn say(&self, language: &Language) -> String {
        self.wording().say(&self.to_string(), language)
    }

    /// Returns the part of the printed form that is the program's own.
    #[must_use]
    pub fn wording(&self) -> Wording {
        match self {
            Self::Bye(_) | Self::Color(_) | Self::Word(_) => Wording::Word,
            Self::Fact(fact) => Wording::Fact(fact.clone()),
            Self::Games(_) => Wording::Games,
            Self::Outcome(outcome) => of_outcome(*outcome),
            Self::Meeting(meeting) => match meeting.kind {
                MeetingKind::Bye(_) => Wording::Number,
                MeetingKind::Board { result, .. } => of_meeting(result),
            },
            Self::Stage(stage) => of_stage(*stage),
            Self::Absence(absence) => of_absence(*absence),
            Self::Seat(seat) => Wording::Seat(*seat),
            Self::Points(_) | Self::Value(_) | Self::Percentage(_) | Self::Rating(..) | Self::Change(..) => {
                Wording::Number
            }
            Self::Empty
            | Self::Text(_)
            | Self::Count(_)
            | Self::Names(_)
            | Self::Place { .. }
            | Self::Number(_)
            | Self::Moved { .. }
            | Self::Rank(_) => Wording::Own,
        }
    }
}

fn of_outcome(outcome: Option<&Outcome>) -> Wording {
    match outcome {
        Some(Outcome::Adjourned) => Wording::Word,
        Some(Outcome::Game { white, black, rated: false }) => {
            let rated = Outcome::Game { white: *white, black: *black, rated: true };
            Wording::Message("result-unrated", Told::Text(result(Some(&rated))))
        }
        Some(Outcome::Match(_)) => Wording::Number,
        Some(
            Outcome::Game { .. }
            | Outcome::Forfeit { .. }
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::TractorScore(_),
        )
        | None => Wording::Own,
    }
}

fn of_meeting(meeting: MeetingResult) -> Wording {
    match meeting {
        MeetingResult::Adjourned => Wording::Word,
        MeetingResult::Played { side, rated: false } => {
            let rated = MeetingResult::Played { side, rated: true };
            Wording::Message("result-unrated", Told::Text(result_of(rated).to_owned()))
        }
        MeetingResult::Open | MeetingResult::Played { .. } | MeetingResult::Forfeit { .. } => Wording::Own,
    }
}

fn of_stage(stage: Stage) -> Wording {
    match stage {
        Stage::Last(players) => Wording::Message("stage-last", Told::Number(players)),
        Stage::Winners(round) => Wording::Message("stage-winners", Told::Number(round.into())),
        Stage::Losers(round) => Wording::Message("stage-losers", Told::Number(round.into())),
        Stage::QuarterFinal | Stage::SemiFinal | Stage::ThirdPlace | Stage::Final | Stage::FinalAgain => {
            Wording::Word
        }
    }
}

fn of_absence(absence: Absence) -> Wording {
    let (name, round) = match absence {
        Absence::From(round) => ("absent-from", round),
        Absence::Withdrawn(after) => ("absent-withdrawn", after),
        Absence::Excluded { after, is_left_out: false } => ("absent-excluded", after),
        Absence::Excluded { after, is_left_out: true } => ("absent-excluded-unranked", after),
    };
    Wording::Message(name, Told::Number(round.0.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_the_letters_of_the_first_language() {
        let said = |tags: &str, marks: &str| Wording::Games.say(marks, &tags.parse().unwrap());
        assert_eq!(said("en", "12w1 7b+"), "12w1 7b+");
        assert_eq!(said("de+en", "12w1 7b+"), "12w1 7s+");
        assert_eq!(said("fr", "12w1 7b="), "12b1 7n=");
        assert_eq!(said("de", "12wW 3b. U"), "12wW 3s. U");
        assert_eq!(Wording::Letter(Color::Black).say("B", &"de+en".parse().unwrap()), "S");
    }
}
