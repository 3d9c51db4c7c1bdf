//! The rating systems on offer: their names, descriptions and parameters.

use super::{ProbitVersion, RatingSystem};
use crate::event::parameter::{Parameter, Value};
use crate::game::crikey::CrikeyRules;
use crate::rating_systems::fide::{FideEdition, FideRules, Tempo};
use crate::rating_systems::glicko2::GlickoRules;
use crate::rating_systems::probit::batch::{Factor, ProbitRules};
use crate::rating_systems::probit::rounding::Decimals;

impl RatingSystem {
    /// Returns every rating system with its usual choices, in the order in which they are offered.
    #[must_use]
    pub fn offered() -> [Self; 6] {
        let probit = |version| Self::Probit { version, rules: ProbitRules::default() };
        [
            Self::Unrated,
            Self::Fide(FideRules::default()),
            Self::Glicko2(GlickoRules::default()),
            Self::Exchange(CrikeyRules::default()),
            probit(ProbitVersion::Old),
            probit(ProbitVersion::New),
        ]
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unrated => "no rating",
            Self::Exchange(_) => "rating-points exchange",
            Self::Probit { version: ProbitVersion::Old, .. } => "probit, old system",
            Self::Probit { version: ProbitVersion::New, .. } => "probit, new system",
            Self::Fide(_) => "FIDE",
            Self::Glicko2(_) => "Glicko-2",
        }
    }

    /// Returns a description in one line.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        match self {
            Self::Unrated => "ratings only seed the players; no result changes them",
            Self::Exchange(_) => "every game moves points from one player to the other (Crikey)",
            Self::Probit { version: ProbitVersion::Old, .. } => {
                "the event is rated as a whole, with the ratings before it"
            }
            Self::Probit { version: ProbitVersion::New, .. } => {
                "the event is rated as a whole, with the ratings after it"
            }
            Self::Fide(_) => {
                "FIDE's rating regulations (B.02): the change if the event ended now, and first ratings"
            }
            Self::Glicko2(_) => "Glickman's system, the event as one period: the change if it ended now",
        }
    }

    /// Returns its parameters.
    #[must_use]
    pub fn parameters(&self) -> Vec<Parameter> {
        let free = |name, help, value| Parameter { name, help, value, is_fixed: false };
        match self {
            Self::Unrated => Vec::new(),
            Self::Exchange(rules) => vec![free(
                "White counts stronger by",
                "added to White's rating before the gap is taken (Crikey rule 1)",
                Value::Hundredths(rules.handicap),
            )],
            Self::Probit { rules, .. } => vec![
                free(
                    "factor",
                    "Y: a game is about 10 Y points, and 100 Y points are one standard deviation",
                    Value::Number { now: rules.factor.number().into(), least: 1, most: 1000 },
                ),
                free(
                    "decimals",
                    "Q: the decimals to which a rating after the event is rounded",
                    Value::Number { now: rules.decimals.number(), least: 0, most: 2 },
                ),
            ],
            Self::Fide(FideRules { tempo, edition }) => vec![
                free(
                    "rate of play",
                    "which rating the games change; rapid and blitz begin with the standard one where there is no other",
                    Value::Choice { now: place(&Tempo::ALL, tempo), names: &Tempo::NAMES },
                ),
                free(
                    "regulations of",
                    "by first day: those in force then; they differ where players are far apart (B.02 8.3.1)",
                    Value::Choice { now: place(&FideEdition::ALL, edition), names: &FideEdition::NAMES },
                ),
            ],
            Self::Glicko2(rules) => glicko_parameters(rules),
        }
    }

    /// Returns the rating system with another value of a parameter; `None` if it has no such parameter or
    /// value.
    #[must_use]
    pub fn with(mut self, parameter: usize, value: Value) -> Option<Self> {
        match (&mut self, parameter, value) {
            (Self::Exchange(rules), 0, Value::Hundredths(handicap)) => rules.handicap = handicap,
            (Self::Probit { rules, .. }, 0, Value::Number { now, .. }) => rules.factor = Factor::new(now)?,
            (Self::Probit { rules, .. }, 1, Value::Number { now, .. }) => {
                rules.decimals = Decimals::new(now)?;
            }
            (Self::Fide(rules), 0, Value::Choice { now, .. }) => rules.tempo = *Tempo::ALL.get(now)?,
            (Self::Fide(rules), 1, Value::Choice { now, .. }) => {
                rules.edition = *FideEdition::ALL.get(now)?;
            }
            (Self::Glicko2(rules), _, value) => set_glicko(rules, parameter, value)?,
            _ => return None,
        }
        Some(self)
    }
}

fn place<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or(0)
}

/// The whole-number parameters of Glicko-2, with their ranges.
const GLICKO: [(&str, &str, Limits, GlickoNumber); 5] = [
    ("tau, hundredths", "how much the volatility may change: 30 to 120 is usual", (20, 200), |rules| {
        &mut rules.tau
    }),
    ("rating of the unrated", "the first rating of players without one", (0, 5000), |rules| {
        &mut rules.rating
    }),
    ("deviation of the unrated", "how unsure that rating is", (30, 350), |rules| &mut rules.deviation),
    (
        "deviation of the rated",
        "how unsure all other ratings are: 30 for players who play every week, 100 for those who seldom do",
        (30, 350),
        |rules| &mut rules.rated_deviation,
    ),
    (
        "volatility, ten-thousandths",
        "how unsteady everybody is at first: 600 is 0.06",
        (100, 2000),
        |rules| &mut rules.volatility,
    ),
];

/// The minimum and the maximum.
type Limits = (u16, u16);

/// The field of a number of Glicko-2.
type GlickoNumber = fn(&mut GlickoRules) -> &mut u16;

fn glicko_parameters(rules: &GlickoRules) -> Vec<Parameter> {
    let mut kept = *rules;
    let free = |name, help, now, (least, most): Limits| {
        let value = Value::Number { now, least: least.into(), most: most.into() };
        Parameter { name, help, value, is_fixed: false }
    };
    let numbers =
        GLICKO.into_iter().map(|(name, help, limits, of)| free(name, help, (*of(&mut kept)).into(), limits));
    let mut parameters: Vec<_> = numbers.collect();
    let help = "to which a rating after the event is rounded, halves up";
    parameters.push(free("decimals", help, rules.decimals.number(), (0, 2)));
    parameters
}

fn set_glicko(rules: &mut GlickoRules, parameter: usize, value: Value) -> Option<()> {
    let Value::Number { now, .. } = value else { return None };
    if let Some((_, _, (least, most), of)) = GLICKO.get(parameter) {
        let now = u16::try_from(now).ok().filter(|now| (*least..=*most).contains(now))?;
        *of(rules) = now;
    } else {
        rules.decimals = Decimals::new(now).filter(|_| parameter == GLICKO.len())?;
    }
    Some(())
}

impl GlickoRules {
    /// Returns a complaint about the first number that is out of range.
    pub(crate) fn complaint(mut self) -> Option<String> {
        GLICKO.into_iter().find_map(|(name, _, (least, most), of)| {
            let now = *of(&mut self);
            (!(least..=most).contains(&now))
                .then(|| format!("Glicko-2, {name}: {now} is out of range (expected {least} to {most})"))
        })
    }
}
