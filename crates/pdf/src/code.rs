//! The page of an event as a code to scan (QR, ISO/IEC 18004).

use qrcode::{Color, EcLevel, QrCode};

use crate::table::count;

/// The white squares that a reader needs on each side of a code (ISO/IEC 18004, quiet zone).
const QUIET: f32 = 4.0;

/// The squares of a code, without the white area around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Code {
    /// The number of squares of a side.
    pub(crate) side: usize,
    dark: Vec<bool>,
}

impl Code {
    /// Creates the code of an address; `None` for an empty or too long one.
    pub(crate) fn of(address: &str) -> Option<Self> {
        // The lowest correction has the largest squares, which matters most on paper.
        let code = QrCode::with_error_correction_level(address, EcLevel::L).ok()?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        (!address.is_empty()).then(|| Self { side: code.width(), dark })
    }

    /// Returns the width of the white area beside a code with sides of a length.
    pub(crate) fn quiet(&self, side: f32) -> f32 {
        QUIET * side / count(self.side)
    }

    /// Returns the dark squares that are side by side: line, first square and number.
    pub(crate) fn bars(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        self.dark.chunks(self.side).enumerate().flat_map(|(line, squares)| {
            let mut first = 0;
            squares.chunk_by(|one, other| one == other).filter_map(move |run| {
                let begin = first;
                first += run.len();
                run.first().is_some_and(|dark| *dark).then_some((line, begin, run.len()))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_cover_exactly_the_dark_squares() {
        let code = Code::of("https://example.org/autumn-open").unwrap();
        let mut drawn = vec![false; code.side * code.side];
        for (line, begin, length) in code.bars() {
            drawn[line * code.side + begin..][..length].fill(true);
        }
        assert_eq!(drawn, code.dark);
        // The corner of the upper left finder: seven dark squares, then a white one.
        assert_eq!(code.bars().next(), Some((0, 0, 7)));
        assert_eq!(Code::of(""), None);
    }
}
