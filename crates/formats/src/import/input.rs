//! Recognises the format of an input, and parses it once.

use super::error::DraftError;
use super::wanted::Format;
use crate::judge::{crikey, dice, probit, swiss, tractor};
use crate::trf;

/// An input in its format. A report is not read yet: its encoding may be chosen.
pub(super) enum Input<'a> {
    Report(&'a [u8]),
    Crikey(crikey::CrikeyInput),
    Tractor(tractor::TractorInput),
    Dice(dice::DiceInput<'a>),
    Swiss(swiss::SwissInput<'a>),
    Probit(probit::ProbitInput),
}

impl<'a> Input<'a> {
    /// Parses an input in a format.
    ///
    /// # Errors
    ///
    /// The first fault of a judge input.
    pub(super) fn of(format: Format, bytes: &'a [u8]) -> Result<Self, DraftError> {
        let input = match format {
            Format::Trf => Ok(Self::Report(bytes)),
            Format::Crikey => crikey::parse(bytes).map(Self::Crikey),
            Format::Tractor => tractor::parse(bytes).map(Self::Tractor),
            Format::Dice => dice::parse(bytes).map(Self::Dice),
            Format::Swiss => swiss::parse(bytes).map(Self::Swiss),
            Format::Probit => probit::parse(bytes).map(Self::Probit),
        };
        input.map_err(DraftError::Syntax)
    }

    /// Recognises an input: its format is the only one of which it is a valid instance. A list of words
    /// alone, which would be the names of a Swiss without games, can be anything.
    ///
    /// # Errors
    ///
    /// It fits no format, or several.
    pub(super) fn recognised(bytes: &'a [u8]) -> Result<Self, DraftError> {
        let fits = [
            trf::is_report(bytes).then_some(Self::Report(bytes)),
            crikey::parse(bytes).ok().map(Self::Crikey),
            tractor::parse(bytes).ok().map(Self::Tractor),
            dice::parse(bytes).ok().map(Self::Dice),
            swiss::parse(bytes).ok().filter(|input| !input.rounds.is_empty()).map(Self::Swiss),
            probit::parse(bytes).ok().map(Self::Probit),
        ];
        let mut found = fits.into_iter().flatten();
        match (found.next(), found.next()) {
            (Some(input), None) => Ok(input),
            (Some(_), Some(_)) | (None, _) => Err(DraftError::Unrecognised),
        }
    }
}
