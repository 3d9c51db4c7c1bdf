//! The typefaces of the system, for characters that the built-in ones lack.

use std::borrow::Cow;
use std::sync::Arc;

use fontdb::{Database, FaceInfo, ID, Style};
use pdf::{Fallback, FontFile};

/// The families that are tried first, so that most machines choose the same one: all scripts of East Asia,
/// of the Near East, of South Asia, and symbols.
const FAMILIES: [&str; 24] = [
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Noto Sans CJK KR",
    "Source Han Sans SC",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "PingFang SC",
    "Hiragino Sans",
    "Apple SD Gothic Neo",
    "Microsoft YaHei",
    "Yu Gothic",
    "Malgun Gothic",
    "Noto Sans",
    "Noto Sans Arabic",
    "Noto Sans Hebrew",
    "Noto Sans Devanagari",
    "Noto Sans Thai",
    "Noto Sans Symbols2",
    "Arial Unicode MS",
    "Segoe UI",
    "Arial",
    "FreeSans",
];

/// The typefaces of the system, looked up once they are needed.
#[derive(Debug, Default)]
pub(super) struct SystemFonts {
    /// The typefaces in the order in which they are tried.
    known: Option<(Database, Vec<ID>)>,
}

impl Fallback for SystemFonts {
    fn with(&mut self, c: char) -> Option<FontFile> {
        let (database, order) = self.known.get_or_insert_with(read);
        order.iter().find_map(|id| file_with(database, *id, c))
    }
}

/// Reads the typefaces of the system and puts them in order.
fn read() -> (Database, Vec<ID>) {
    let mut database = Database::new();
    database.load_system_fonts();
    let mut faces: Vec<&FaceInfo> = database.faces().filter(|face| face.style == Style::Normal).collect();
    faces.sort_by_cached_key(|face| rank(face));
    let order = faces.into_iter().map(|face| face.id).collect();
    (database, order)
}

/// Returns the place of a typeface in the order: the named families first, then the regular weight.
fn rank(face: &FaceInfo) -> (usize, u16, String, u32) {
    let is_of = |family: &&str| face.families.iter().any(|(name, _)| name == family);
    let place = FAMILIES.iter().position(is_of).unwrap_or(FAMILIES.len());
    let weight = face.weight.0.abs_diff(fontdb::Weight::NORMAL.0);
    (place, weight, face.post_script_name.clone(), face.index)
}

/// Returns a typeface with outlines for a character, if it has one.
fn file_with(database: &Database, id: ID, c: char) -> Option<FontFile> {
    let found = database.with_face_data(id, |data, index| {
        let face = ttf_parser::Face::parse(data, index).ok()?;
        let has_outlines = face.tables().glyf.is_some() || face.tables().cff.is_some();
        (has_outlines && face.glyph_index(c).is_some())
            .then(|| FontFile { data: Arc::new(Cow::Owned(data.to_vec())), index })
    });
    found.flatten()
}
