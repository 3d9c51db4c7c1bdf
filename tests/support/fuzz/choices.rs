//! Bytes as choices: a fuzzer or a property test makes up the bytes and so the events.

/// Bytes that are used up choice by choice.
pub struct Choices<'a> {
    rest: &'a [u8],
}

impl<'a> Choices<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Returns true if every byte is used up; then every choice is the first one.
    pub const fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        *first
    }

    /// A number below a bound, from as many bytes as the bound has.
    pub fn number(&mut self, bound: u64) -> u64 {
        let mut number = 0_u64;
        let mut most = bound.saturating_sub(1);
        while 0 < most {
            number = number << 8 | u64::from(self.byte());
            most >>= 8;
        }
        number % bound.max(1)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.number(bound as u64)).unwrap()
    }

    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    /// A rare choice: one in so many, and never after the end of the bytes.
    pub fn rarely(&mut self, one_in: usize) -> bool {
        self.below(one_in) + 1 == one_in
    }
}
