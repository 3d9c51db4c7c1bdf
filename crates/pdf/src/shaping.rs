//! Texts become lines of glyphs: typeface by typeface, in the direction of each script.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::rc::Rc;

use krilla::text::{GlyphId, KrillaGlyph};
use rustybuzz::UnicodeBuffer;
use unicode_bidi::{BidiInfo, Level};

use crate::typefaces::{Fallback, Typeface, Weight};
use formats::text::clean;

/// The glyph of a character that no typeface has; the text behind it stays the character.
const REPLACEMENT: char = '\u{fffd}';

/// Glyphs of one typeface, from left to right.
#[derive(Debug, Clone)]
pub(crate) struct Run {
    /// The number of the typeface.
    pub(crate) face: usize,
    /// The text that the glyphs show.
    pub(crate) text: String,
    /// The glyphs; distances in ems.
    pub(crate) glyphs: Vec<KrillaGlyph>,
    /// The width in ems.
    pub(crate) width: f32,
}

/// A text as one line of glyphs.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    /// The runs, from left to right.
    pub(crate) runs: Vec<Run>,
    /// The width in ems.
    pub(crate) width: f32,
}

/// The typefaces of a document, and the lines that are known.
pub(crate) struct Typesetter<'a> {
    faces: Vec<Typeface>,
    fallback: &'a mut dyn Fallback,
    chosen: HashMap<(char, Weight), usize>,
    lines: HashMap<(String, Weight), Rc<Line>>,
    missing: BTreeSet<char>,
}

impl<'a> Typesetter<'a> {
    /// Reads the built-in typefaces; `None` if they cannot be read.
    pub(crate) fn new(fallback: &'a mut dyn Fallback) -> Option<Self> {
        let faces = vec![Typeface::built_in(Weight::Regular)?, Typeface::built_in(Weight::Bold)?];
        let (chosen, lines) = (HashMap::new(), HashMap::new());
        Some(Self { faces, fallback, chosen, lines, missing: BTreeSet::new() })
    }

    /// Returns a typeface by its number.
    pub(crate) fn face(&self, number: usize) -> Option<&Typeface> {
        self.faces.get(number)
    }

    /// Returns the characters that no typeface has.
    pub(crate) fn missing(&self) -> Vec<char> {
        self.missing.iter().copied().collect()
    }

    /// Returns a text as one line.
    pub(crate) fn line(&mut self, text: &str, weight: Weight) -> Rc<Line> {
        let text = clean(text);
        let key = (text.into_owned(), weight);
        if let Some(known) = self.lines.get(&key) {
            return Rc::clone(known);
        }
        let line = Rc::new(self.shape(&key.0, weight));
        self.lines.insert(key, Rc::clone(&line));
        line
    }

    /// Returns the width of a text in ems.
    pub(crate) fn width(&mut self, text: &str, weight: Weight) -> f32 {
        self.line(text, weight).width
    }

    fn shape(&mut self, text: &str, weight: Weight) -> Line {
        let is_simple = text.chars().all(is_one_glyph);
        let runs = if is_simple { self.plain_runs(text, weight) } else { self.shaped_runs(text, weight) };
        let width = runs.iter().map(|run| run.width).sum();
        Line { runs, width }
    }

    /// Returns the runs of a text in which every character is one glyph.
    fn plain_runs(&mut self, text: &str, weight: Weight) -> Vec<Run> {
        let pieces = self.by_face(text, weight);
        pieces.into_iter().map(|(face, piece)| self.plain_run(face, &text[piece])).collect()
    }

    fn plain_run(&mut self, face: usize, text: &str) -> Run {
        let mut run = Run { face, text: text.to_owned(), glyphs: Vec::new(), width: 0.0 };
        let Some(typeface) = self.faces.get_mut(face) else { return run };
        for (at, c) in text.char_indices() {
            let glyph = typeface.glyph(c).or_else(|| typeface.glyph(REPLACEMENT));
            let Some((glyph, width)) = glyph else { continue };
            let (id, range) = (GlyphId::new(glyph.0.into()), at..at + c.len_utf8());
            run.glyphs.push(KrillaGlyph::new(id, width, 0.0, 0.0, 0.0, range, None));
            run.width += width;
        }
        run
    }

    /// Returns the runs of a text with joined letters, marks, or letters from right to left.
    fn shaped_runs(&mut self, text: &str, weight: Weight) -> Vec<Run> {
        let bidi = BidiInfo::new(text, None);
        let mut runs = Vec::new();
        for paragraph in &bidi.paragraphs {
            let (levels, pieces) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for piece in pieces {
                let level = levels.get(piece.start).copied().unwrap_or(Level::ltr());
                runs.extend(self.directed(&text[piece], weight, level));
            }
        }
        runs
    }

    fn directed(&mut self, text: &str, weight: Weight, level: Level) -> Vec<Run> {
        let pieces = self.by_face(text, weight);
        let mut runs: Vec<Run> =
            pieces.into_iter().filter_map(|(face, piece)| self.shaped(face, &text[piece], level)).collect();
        if level.is_rtl() {
            runs.reverse();
        }
        runs
    }

    fn shaped(&mut self, face: usize, text: &str, level: Level) -> Option<Run> {
        let typeface = self.faces.get(face)?;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let rtl = level.is_rtl();
        buffer.set_direction(if rtl {
            rustybuzz::Direction::RightToLeft
        } else {
            rustybuzz::Direction::LeftToRight
        });
        let shaped = rustybuzz::shape(&typeface.shaper()?, &[], buffer);
        if shaped.glyph_infos().iter().any(|info| info.glyph_id == 0) {
            return Some(self.unshaped(face, text));
        }
        let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        starts.sort_unstable();
        let end = |start: usize| starts.iter().copied().find(|next| *next > start).unwrap_or(text.len());
        let glyphs: Vec<KrillaGlyph> = shaped
            .glyph_infos()
            .iter()
            .zip(shaped.glyph_positions())
            .map(|(info, position)| {
                let range = info.cluster as usize..end(info.cluster as usize);
                let [advance, x, y] = [position.x_advance, position.x_offset, position.y_offset]
                    .map(|units| typeface.ems(units));
                KrillaGlyph::new(GlyphId::new(info.glyph_id), advance, x, y, 0.0, range, None)
            })
            .collect();
        let width = glyphs.iter().map(|glyph| glyph.x_advance).sum();
        Some(Run { face, text: text.to_owned(), glyphs, width })
    }

    /// Returns a run with characters that its typeface lacks: they are noted as missing.
    fn unshaped(&mut self, face: usize, text: &str) -> Run {
        if let Some(typeface) = self.faces.get_mut(face) {
            self.missing.extend(text.chars().filter(|c| typeface.glyph(*c).is_none()));
        }
        self.plain_run(face, text)
    }

    /// Divides a text where another typeface begins. A mark stays with its letter.
    fn by_face(&mut self, text: &str, weight: Weight) -> Vec<(usize, Range<usize>)> {
        let mut pieces: Vec<(usize, Range<usize>)> = Vec::new();
        for (at, c) in text.char_indices() {
            let end = at + c.len_utf8();
            let joins = is_joined(c);
            match pieces.last_mut() {
                Some((_, last)) if joins => last.end = end,
                Some((face, last)) if *face == self.face_of(c, weight) => last.end = end,
                Some(_) | None => {
                    let face = self.face_of(c, weight);
                    pieces.push((face, at..end));
                }
            }
        }
        pieces
    }

    /// Returns the typeface of a character: the one of the weight, the regular one, another one that has
    /// it; the one of the weight if none has it.
    fn face_of(&mut self, c: char, weight: Weight) -> usize {
        let own = match weight {
            Weight::Regular => 0,
            Weight::Bold => 1,
        };
        if let Some(known) = self.chosen.get(&(c, weight)) {
            return *known;
        }
        let order = [own].into_iter().chain(0..self.faces.len());
        let mut has = |at: &usize| self.faces.get_mut(*at).is_some_and(|face| face.glyph(c).is_some());
        let found = order.into_iter().find(|at| has(at)).or_else(|| self.fall_back(c));
        let face = found.unwrap_or_else(|| {
            self.missing.insert(c);
            own
        });
        self.chosen.insert((c, weight), face);
        face
    }

    fn fall_back(&mut self, c: char) -> Option<usize> {
        let mut typeface = Typeface::read(self.fallback.with(c)?)?;
        typeface.glyph(c)?;
        self.faces.push(typeface);
        Some(self.faces.len() - 1)
    }
}

/// Returns true if a character is always one glyph that is independent of its neighbours.
const fn is_one_glyph(c: char) -> bool {
    matches!(c,
        ' '..='~'
        | '\u{a0}'..='\u{ac}' | '\u{ae}'..='\u{2ff}'
        | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}'
        | '\u{1e00}'..='\u{1fff}'
        | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{20a0}'..='\u{20cf}'
        | '\u{2100}'..='\u{27bf}'
        | '\u{3000}'..='\u{3098}' | '\u{309b}'..='\u{30ff}'
        | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff00}'..='\u{ffef}')
}

/// Returns true if a character belongs to the letter before it: marks, joiners and selectors.
fn is_joined(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{200c}' | '\u{200d}'
        | '\u{20d0}'..='\u{20ff}' | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0100}'..='\u{e01ef}')
}
