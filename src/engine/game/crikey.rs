//! stub
#![expect(missing_docs, reason = "stub")]
use serde::{Deserialize, Serialize};
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhiteResult {
    Won,
    Drew,
    Lost,
}
pub struct CrikeyRules {
    pub handicap: i64,
}
pub struct CrikeyResult {
    pub result: WhiteResult,
    pub white_pieces: u32,
    pub black_pieces: u32,
}
pub struct Exchange {
    pub white_change: i64,
}
impl std::fmt::Display for Exchange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("x")
    }
}
pub fn exchange(_r: &CrikeyRules, _w: i64, _b: i64, _x: &CrikeyResult) -> Exchange {
    Exchange { white_change: 0 }
}
