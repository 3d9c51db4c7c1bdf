//! The fixed words of a report in its language: headings, labels, results. CSV keeps them in English.

use std::borrow::Cow;

use super::{Block, Cell, Column, Grid, Report, Slip};
use crate::language::Language;
use crate::views::Wording;

impl Report {
    /// Returns the report with its fixed words in its language.
    #[must_use]
    pub fn translated(&self) -> Cow<'_, Self> {
        if self.language.is_english() && !self.has_moments() {
            return Cow::Borrowed(self);
        }
        let mut report = self.clone();
        let blocks = report.sections.iter_mut().flat_map(|section| &mut section.blocks);
        blocks.for_each(|block| block.translate(&self.language));
        Cow::Owned(report)
    }
}

impl Report {
    /// Returns true if a cell is a moment: readers of English see it in words, too.
    fn has_moments(&self) -> bool {
        let grids = self.sections.iter().flat_map(|section| &section.blocks).filter_map(Block::grid);
        let mut cells = grids.flat_map(|grid| &grid.rows).flat_map(|row| &row.cells);
        cells.any(|cell| matches!(cell.wording, Wording::Moment(_)))
    }
}

impl Block {
    fn translate(&mut self, language: &Language) {
        match self {
            Self::Grid(grid) | Self::Tree(grid) => grid.translate(language),
            Self::Facts(facts) => labels(facts, language),
            Self::Working(working) => working.full.translate(language),
            Self::Note(_) | Self::Signs(..) => {}
            Self::Slips(slips) => slips.iter_mut().for_each(|slip| slip.translate(language)),
        }
    }
}

impl Grid {
    fn translate(&mut self, language: &Language) {
        self.columns.iter_mut().for_each(|column| column.translate(language));
        let cells = self.rows.iter_mut().flat_map(|row| &mut row.cells);
        cells.for_each(|cell| cell.translate(language));
    }
}

impl Column {
    fn translate(&mut self, language: &Language) {
        word(&mut self.head, language);
        word(&mut self.name, language);
    }
}

impl Cell {
    fn translate(&mut self, language: &Language) {
        let is_moment = matches!(self.wording, Wording::Moment(_));
        if self.wording != Wording::Own && (is_moment || !language.is_english()) {
            self.text = self.wording.say(&self.text, language);
        }
    }
}

impl Slip {
    fn translate(&mut self, language: &Language) {
        word(&mut self.place.0, language);
        labels(&mut self.facts, language);
        self.list.iter_mut().for_each(|list| list.translate(language));
        let heads = self.sheet.iter_mut().flat_map(|(heads, _)| heads);
        let words = self.blanks.iter_mut().chain(&mut self.signatures).chain(heads);
        words.for_each(|text| word(text, language));
    }
}

fn labels(facts: &mut [(String, String)], language: &Language) {
    for (label, _) in facts {
        word(label, language);
    }
}

fn word(text: &mut String, language: &Language) {
    if let Cow::Owned(said) = language.word(text) {
        *text = said;
    }
}
