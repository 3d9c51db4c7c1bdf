//! stub
#![expect(missing_docs, reason = "stub")]
use serde::{Deserialize, Serialize};
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rank(u8);
impl Rank {
    pub fn level(self) -> u8 {
        self.0
    }
    pub fn from_level(x: u8) -> Option<Self> {
        (x < 13).then_some(Self(x))
    }
}
impl std::fmt::Display for Rank {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("x")
    }
}
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat(u8);
impl Seat {
    pub fn index(self) -> usize {
        0
    }
}
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct MainSuit(u8);
pub struct RoundJudge;
pub struct RoundResult {
    pub points: u64,
    pub gained: [u64; 2],
}
impl RoundJudge {
    pub fn new(_m: MainSuit, _d: Seat, _a: Rank, _b: Rank) -> Self {
        Self
    }
    pub fn play(&mut self, _p: [&str; 4]) -> Result<(), String> {
        Ok(())
    }
    pub fn finish(&self) -> Result<RoundResult, String> {
        Err(String::new())
    }
}
