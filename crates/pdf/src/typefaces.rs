//! The typefaces of a document: two that are built in, and others for the characters that those lack.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use krilla::text::Font;
use ttf_parser::GlyphId;

/// The strokes of a typeface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    /// For rows and sentences.
    Regular,
    /// For headings.
    Bold,
}

/// The content of a font file.
#[derive(Debug, Clone)]
pub struct FontFile {
    /// The bytes.
    pub data: Arc<Cow<'static, [u8]>>,
    /// The number of the typeface in a collection; 0 in other files.
    pub index: u32,
}

/// A source of typefaces for characters that the built-in ones lack.
pub trait Fallback {
    /// Returns a font file that has a character; `None` without one.
    fn with(&mut self, c: char) -> Option<FontFile>;
}

/// No other typefaces: the same bytes on every machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct BuiltInOnly;

impl Fallback for BuiltInOnly {
    fn with(&mut self, _c: char) -> Option<FontFile> {
        None
    }
}

/// A typeface that is ready for use.
#[derive(Debug)]
pub(crate) struct Typeface {
    file: FontFile,
    /// The typeface as the PDF embeds it.
    pub(crate) font: Font,
    units: f32,
    glyphs: HashMap<char, Option<(GlyphId, f32)>>,
}

impl Typeface {
    /// Reads a font file; `None` if it is not one, or may not be embedded in documents.
    pub(crate) fn read(file: FontFile) -> Option<Self> {
        let data: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::clone(&file.data) as _;
        let font = Font::new(data.into(), file.index)?;
        let parsed = ttf_parser::Face::parse(&file.data, file.index).ok()?;
        let is_open = parsed.permissions() != Some(ttf_parser::Permissions::Restricted);
        let units = f32::from(parsed.units_per_em());
        is_open.then(|| Self { font, units, glyphs: HashMap::new(), file })
    }

    /// Reads a typeface that is built in.
    pub(crate) fn built_in(weight: Weight) -> Option<Self> {
        let bytes = match weight {
            Weight::Regular => dejavu::sans_condensed::regular(),
            Weight::Bold => dejavu::sans_condensed::bold(),
        };
        Self::read(FontFile { data: Arc::new(Cow::Borrowed(bytes)), index: 0 })
    }

    /// Returns the glyph of a character and its width in ems; `None` if the typeface lacks it.
    pub(crate) fn glyph(&mut self, c: char) -> Option<(GlyphId, f32)> {
        if let Some(known) = self.glyphs.get(&c) {
            return *known;
        }
        let found = self.look_up(c);
        self.glyphs.insert(c, found);
        found
    }

    fn look_up(&self, c: char) -> Option<(GlyphId, f32)> {
        let face = ttf_parser::Face::parse(&self.file.data, self.file.index).ok()?;
        let glyph = face.glyph_index(c).filter(|glyph| glyph.0 != 0)?;
        Some((glyph, f32::from(face.glyph_hor_advance(glyph)?) / self.units))
    }

    /// Returns the typeface for shaping.
    pub(crate) fn shaper(&self) -> Option<rustybuzz::Face<'_>> {
        rustybuzz::Face::from_slice(&self.file.data, self.file.index)
    }

    /// Converts units of the typeface to ems.
    #[expect(clippy::cast_precision_loss, reason = "distances in a glyph are small")]
    pub(crate) fn ems(&self, units: i32) -> f32 {
        units as f32 / self.units
    }
}
