//! The values of a text.

use fluent_bundle::FluentValue;

/// Collects the values of a text: `values!["round" => 3]`.
#[macro_export]
macro_rules! values {
    ($($name:literal => $value:expr),+ $(,)?) => {
        [$(($name, $crate::language::value($value))),+].into_iter().collect::<$crate::language::FluentArgs<'_>>()
    };
}

/// Returns a value for a text: a number stays one, so that plurals agree with it.
#[must_use]
pub fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}
