//! Which reports are offered, and what each is written as.

use super::scene::Scene;
use crate::calendar::Calendar;
use crate::desk::Desk;
use crate::engine::id::RoundNo;
use crate::engine::prizes::PrizeRules;
use crate::engine::standings::Standings;
use crate::formats::report::catalogue::NoReport;
use crate::formats::report::names::NameOrder;
use crate::formats::report::{Format, Imprint, Kind, Options, Source};
use crate::formats::{export, json, trf};

/// What can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Document {
    /// A report for people.
    Report(Kind),
    /// The tournament report of the federation (TRF26).
    Trf,
    /// The judge format of the event's system.
    Judge,
    /// The whole event as JSON.
    Json,
}

impl Document {
    /// Returns everything that can be written, in the order in which it is offered.
    pub fn all() -> impl Iterator<Item = Self> {
        Kind::ALL.iter().copied().map(Self::Report).chain([Self::Trf, Self::Judge, Self::Json])
    }

    /// Gives the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Report(kind) => kind.name(),
            Self::Trf => "tournament report",
            Self::Judge => "judge format",
            Self::Json => "whole event",
        }
    }

    /// Says what it is.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Report(kind) => kind.help(),
            Self::Trf => "for the federation and for other programs (TRF26)",
            Self::Judge => "the text format of the event's system",
            Self::Json => "everything, for other programs (JSON)",
        }
    }

    /// Gives the ending of its files.
    #[must_use]
    pub const fn extension(self, format: Format) -> &'static str {
        match self {
            Self::Report(_) => format.extension(),
            Self::Trf => "trf",
            Self::Judge => "in",
            Self::Json => "json",
        }
    }

    /// Tells whether it is about a round that must be announced.
    #[must_use]
    pub const fn wants_a_round(self) -> bool {
        match self {
            Self::Report(kind) => kind.wants_a_round(),
            Self::Trf | Self::Judge | Self::Json => false,
        }
    }

    /// Writes it.
    ///
    /// # Errors
    ///
    /// Why it cannot be written, in words.
    pub fn write(
        self,
        scene: &Scene<'_>,
        round: RoundNo,
        format: Format,
        prizes: Option<&PrizeRules>,
    ) -> Result<String, String> {
        let desk = scene.desk.ok_or("open an event first")?;
        let state = desk.state();
        let standings = desk.standings_after(round);
        match self {
            Self::Report(kind) => {
                let imprint = imprint(desk, scene.calendar());
                let source = Source { state, round, imprint: &imprint };
                report(kind, source, &standings, format, prizes)
            }
            Self::Trf => {
                let report = trf::event::write(state).map_err(|error| error.to_string())?;
                trf::write(&report, trf::Codes::Trf26).map_err(|error| error.to_string())
            }
            Self::Judge => {
                let bytes = export::judge(state).map_err(|error| error.to_string())?;
                String::from_utf8(bytes).map_err(|_| "the format holds names that are not UTF-8".to_owned())
            }
            Self::Json => Ok(json::to_text(&json::event(state, &standings))),
        }
    }
}

/// Says from which journal a report comes, in the zone and the language of the desk.
#[must_use]
pub fn imprint(desk: &Desk, calendar: &Calendar) -> Imprint {
    let details = &desk.state().details;
    Imprint {
        last_entry: calendar.moment(desk.saved_at()),
        days: calendar.days(&details.first_day, &details.last_day),
        head: desk.head().to_owned(),
        key: desk.header().key.to_string(),
        identity: desk.identity().to_owned(),
    }
}

/// Writes a report for people.
fn report(
    kind: Kind,
    source: Source<'_>,
    standings: &Standings,
    format: Format,
    prizes: Option<&PrizeRules>,
) -> Result<String, String> {
    let order = NameOrder::plain();
    let options = Options { order: &order, prizes };
    let report = kind.build(source, standings, options).map_err(|why| match why {
        NoReport::NoPrizes => format!("{why} (d reads their definitions)"),
        NoReport::NoRound => why.to_string(),
    })?;
    format.write(&report).map_err(|error| error.to_string())
}
