//! stub
#![expect(missing_docs, reason = "stub")]
use crate::engine::id::PlayerId;
pub struct History;
type B = (Vec<Vec<PlayerId>>, Vec<PlayerId>);
impl History {
    pub fn of(_x: impl Iterator<Item = B>) -> Self {
        Self
    }
}
pub fn mixed(_p: &[PlayerId], _s: usize, _h: &History) -> B {
    (vec![], vec![])
}
pub fn partners_kept(_p: &[Vec<PlayerId>], _h: &History) -> B {
    (vec![], vec![])
}
pub fn partners_rotated(_p: &[PlayerId], _h: &History) -> B {
    (vec![], vec![])
}
