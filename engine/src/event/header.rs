//! The header of an event file: the event before its first act.

use serde::{Deserialize, Serialize};

use super::setup::Setup;
use crate::basics::file_format::{FIRST_FORMAT, FORMAT_2, FORMAT_5, FORMAT_8};
use crate::basics::text::Label;

/// The first line of an event file: the event before its first act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the file; see [`FORMAT`](crate::basics::file_format::FORMAT).
    pub format: u32,
    /// The time of creation, in RFC 3339.
    pub opened: Label,
    /// The title, the place and the dates.
    pub details: Details,
    /// The four choices.
    pub setup: Setup,
    /// The first public key with which the event is signed, in hexadecimal (from format 2 on); acts name
    /// further ones.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub key: Label,
}

impl Header {
    /// Creates the header of an unsigned event.
    #[must_use]
    pub fn new(opened: Label, details: Details, setup: Setup) -> Self {
        let header = Self { format: FIRST_FORMAT, opened, details, setup, key: Label::default() };
        Self { format: header.least_format(), ..header }
    }

    /// Returns the lowest file format that can store this header.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let key = if self.key.is_empty() { FIRST_FORMAT } else { FORMAT_2 };
        key.max(self.setup.least_format()).max(self.details.least_format())
    }

    /// Names the public key with which the event's seals are signed.
    #[must_use]
    pub fn signed_with(self, key: Label) -> Self {
        let header = Self { key, ..self };
        Self { format: header.format.max(header.least_format()), ..header }
    }
}

/// The title, place, dates and officials of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// The title.
    pub title: Label,
    /// The place.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub place: Label,
    /// The first day, as the director wrote it.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub first_day: Label,
    /// The last day.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub last_day: Label,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub arbiter: Label,
    /// The federation that registers the event, three letters (TRF 032; from format 5 on, as all that
    /// follow).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub federation: Label,
    /// The deputies of the chief arbiter (TRF 112).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<Label>,
    /// The rate of play in words (TRF 122).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub rate_of_play: Label,
    /// The time control in the code of reports, for instance `5400+30` (TRF 222).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub time_control: Label,
    /// The start of each round: `2026-11-23`, or with the hour `2026-11-23 14:00`; empty if unknown (TRF
    /// 132).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub schedule: Vec<Label>,
    /// The language of reports and pages as a tag, `de`, or two, `de+en`; empty for English (from format 8
    /// on).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub language: Label,
    /// The address of the event's page, which paper shows ([`page_address`](super::page::page_address);
    /// from format 8 on).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub page: Label,
}

impl Details {
    /// Returns the lowest file format that can store them.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let labels = [&self.federation, &self.rate_of_play, &self.time_control];
        let is_old = labels.into_iter().all(Label::is_unwritten)
            && self.deputies.is_empty()
            && self.schedule.is_empty();
        let reported = if is_old { FIRST_FORMAT } else { FORMAT_5 };
        let has_format_8 = !self.language.is_unwritten() || !self.page.is_unwritten();
        if has_format_8 { FORMAT_8 } else { reported }
    }
}
