//! stub
#![expect(missing_docs, reason = "stub")]
use super::SyntaxError;
use crate::engine::game::tractor::round::Round;
pub struct TractorInput {
    pub rounds: Vec<Round>,
}
pub fn parse(_i: &[u8]) -> Result<TractorInput, SyntaxError> {
    Err(SyntaxError { line: 1, wrong: String::new(), expected: String::new() })
}
pub fn write(_i: &TractorInput) -> Vec<u8> {
    vec![]
}
pub fn judge(_i: &[u8]) -> Result<Vec<u8>, SyntaxError> {
    Err(SyntaxError { line: 1, wrong: String::new(), expected: String::new() })
}
