//! stub
#![expect(missing_docs, reason = "stub")]
use crate::engine::{number::Rating, why::Why};
pub struct Batch {
    pub factor: u16,
    pub decimals: u8,
    pub ratings: Vec<i64>,
    pub games: Vec<(u32, u32)>,
}
pub struct Solution;
impl Batch {
    #[must_use]
    pub fn old(&self) -> Vec<Rating> {
        vec![]
    }
    #[must_use]
    pub fn solve(&self) -> Solution {
        Solution
    }
    pub fn explain_old(&self, _o: usize, _w: &mut dyn Why) {}
    pub fn explain_new(&self, _o: usize, _w: &mut dyn Why) {}
}
impl Solution {
    #[must_use]
    pub fn ratings(&self, _b: &Batch) -> Vec<Rating> {
        vec![]
    }
}
