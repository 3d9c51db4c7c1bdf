//! The reports that are offered, and their formats.

use crate::scene::Scene;
use desk::input::pairing;
use desk::publication::form::{Form, NotInForm, Written};
use engine::id::{PlayerId, RoundNo};
use engine::official::Ban;
use engine::prizes::PrizeRules;
use engine::replay;
use engine::standings::Standings;
use engine::state::State;
use formats::export::{self, ExportError};
use formats::json;
use formats::report::NoReport;
use formats::report::card::Cards;
use formats::report::names::NameOrder;
use formats::report::{Options, ReportKind, Source};
use formats::trf::{self, CannotWrite};

/// A document that can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Document {
    /// A report for people.
    Report(ReportKind),
    /// The tournament report of the federation (TRF26).
    Trf,
    /// The judge format of the event's system.
    Judge,
    /// The whole event as JSON.
    Json,
}

impl Document {
    /// Returns every document that can be written of an event, in the order of the screen.
    pub(crate) fn all(state: Option<&State>) -> Vec<Self> {
        let kinds =
            ReportKind::ALL.iter().copied().filter(|kind| state.is_some_and(|state| kind.is_of(state)));
        kinds.map(Self::Report).chain([Self::Trf, Self::Judge, Self::Json]).collect()
    }

    /// Returns the name.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Report(kind) => kind.name(),
            Self::Trf => "tournament report",
            Self::Judge => "judge format",
            Self::Json => "whole event",
        }
    }

    /// Returns its description.
    #[must_use]
    pub(crate) const fn help(self) -> &'static str {
        match self {
            Self::Report(kind) => kind.help(),
            Self::Trf => "for the federation and for other programs (TRF26)",
            Self::Judge => "the text format of the event's system",
            Self::Json => "everything, for other programs (JSON)",
        }
    }

    /// Returns the extension of its files.
    #[must_use]
    pub(crate) const fn extension(self, form: Form) -> &'static str {
        match self {
            Self::Report(_) => form.extension(),
            Self::Trf => "trf",
            Self::Judge => "in",
            Self::Json => "json",
        }
    }

    /// Returns true if it is about one round, which must be published.
    #[must_use]
    pub(crate) const fn wants_a_round(self) -> bool {
        match self {
            Self::Report(kind) => kind.wants_a_round(),
            Self::Trf | Self::Judge | Self::Json => false,
        }
    }

    /// Writes it.
    ///
    /// # Errors
    ///
    /// The event has nothing to report yet, or the format cannot represent it.
    pub(crate) fn write(
        self,
        scene: &Scene<'_>,
        round: RoundNo,
        form: Form,
        prizes: Option<&PrizeRules>,
    ) -> Result<Written, NotReported> {
        let desk = scene.desk.ok_or(NotReported::NoEvent)?;
        let state = desk.state();
        let standings = desk.shown_standings(round);
        match self {
            Self::Report(kind) => {
                let imprint = desk.imprint(scene.calendar());
                let source = Source { state, round, imprint: &imprint };
                report(kind, source, &standings, (form, layout(scene)), prizes)
            }
            Self::Trf => {
                if let Some(open) = state.awaited_for_the_end() {
                    return Err(NotReported::Open(open));
                }
                let state = pairing::as_reported(state.clone());
                let mut report = trf::event::write(&state)?;
                report.others.extend(trf::comments(&state, &desk.incidents()));
                let acts = replay::counting(desk.entries(), desk.ledger()).map(|(_, act)| act);
                report.others.extend(trf::event::reasons_of_points(&state, acts));
                Ok(trf::write(&report, trf::Codes::Trf26)?.into())
            }
            Self::Judge => {
                let text = String::from_utf8(export::judge(state)?).map_err(|_| NotReported::NotText)?;
                Ok(text.into())
            }
            Self::Json => Ok(json::to_text(&json::event(state, &standings)).into()),
        }
    }
}

/// A report as PDF that a screen shows.
#[derive(Debug)]
pub(crate) struct OnPaper {
    /// The report.
    pub report: ReportKind,
    /// The round.
    pub round: RoundNo,
    /// The PDF.
    pub written: Written,
}

impl OnPaper {
    /// Lays out a report.
    ///
    /// # Errors
    ///
    /// As [`Document::write`].
    pub(crate) fn of(
        report: ReportKind,
        scene: &Scene<'_>,
        round: RoundNo,
        prizes: Option<&PrizeRules>,
    ) -> Result<Self, NotReported> {
        let written = Document::Report(report).write(scene, round, Form::Pdf, prizes)?;
        Ok(Self { report, round, written })
    }

    /// Lays out the card of one player.
    ///
    /// # Errors
    ///
    /// The card does not fit on the paper.
    pub(crate) fn card(player: PlayerId, scene: &Scene<'_>) -> Result<Self, NotReported> {
        let desk = scene.desk.ok_or(NotReported::NoEvent)?;
        let (state, imprint) = (desk.state(), desk.imprint(scene.calendar()));
        let round = state.last_round();
        let card = Cards::of(Source { state, round, imprint: &imprint }).card(player);
        Ok(Self {
            report: ReportKind::Cards,
            round,
            written: Form::Pdf.write(ReportKind::Cards, &card, layout(scene))?,
        })
    }
}

/// Returns the paper of the settings.
fn layout(scene: &Scene<'_>) -> pdf::Options {
    pdf::Options { paper: scene.sheet(), ..pdf::Options::default() }
}

/// The reason that a document cannot be written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotReported {
    /// No event is open.
    #[error("open an event first")]
    NoEvent,
    /// The final report of an official event waits for unfinished games.
    #[error("{0}")]
    Open(Ban),
    /// The prizes are not defined.
    #[error("{} (d defines them)", NoReport::NoPrizes)]
    NoPrizes,
    /// No round is published yet.
    #[error("{}", NoReport::NoRound)]
    NoRound,
    /// The event has no bracket.
    #[error("{}", NoReport::NoBracket)]
    NoBracket,
    /// The event changes no ratings.
    #[error("{}", NoReport::NoRatings)]
    NoRatings,
    /// The event has no teams.
    #[error("{}", NoReport::NoTeams)]
    NoTeams,
    /// The format cannot represent this event.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A value does not fit into its columns of the report.
    #[error(transparent)]
    Trf(#[from] CannotWrite),
    /// The judge format contains names that are not text.
    #[error("the format holds names that are not UTF-8")]
    NotText,
    /// The report has no such form.
    #[error(transparent)]
    Form(#[from] NotInForm),
}

impl From<NoReport> for NotReported {
    fn from(why: NoReport) -> Self {
        match why {
            NoReport::NoPrizes => Self::NoPrizes,
            NoReport::NoRound => Self::NoRound,
            NoReport::NoBracket => Self::NoBracket,
            NoReport::NoRatings => Self::NoRatings,
            NoReport::NoTeams => Self::NoTeams,
        }
    }
}

/// Writes a report for people.
fn report(
    kind: ReportKind,
    source: Source<'_>,
    standings: &Standings,
    (form, layout): (Form, pdf::Options),
    prizes: Option<&PrizeRules>,
) -> Result<Written, NotReported> {
    let order = NameOrder::of_language(source.language());
    let options = Options { order: &order, prizes };
    Ok(form.write(kind, &kind.build(source, standings, options)?, layout)?)
}
