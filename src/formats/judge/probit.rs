//! stub
#![expect(missing_docs, reason = "stub")]
use super::SyntaxError;
use crate::engine::number::Rating;
pub enum Mode {
    Exact,
    Plain,
    Seed4,
}
pub struct ProbitInput;
impl ProbitInput {
    #[must_use]
    pub fn ratings(&self) -> &[i64] {
        &[]
    }
    #[must_use]
    pub fn games(&self) -> &[(u32, u32)] {
        &[]
    }
    #[must_use]
    pub fn factor(&self) -> u16 {
        1
    }
    #[must_use]
    pub fn decimals(&self) -> u8 {
        1
    }
}
pub fn parse(_i: &[u8]) -> Result<ProbitInput, SyntaxError> {
    Err(SyntaxError { line: 1, wrong: String::new(), expected: String::new() })
}
#[must_use]
pub fn write_batch(_f: u16, _d: u8, _r: &[Rating], _g: &[(u32, u32)]) -> Vec<u8> {
    vec![]
}
pub fn judge(_i: &[u8], _m: Mode) -> Result<Vec<u8>, SyntaxError> {
    Err(SyntaxError { line: 1, wrong: String::new(), expected: String::new() })
}
