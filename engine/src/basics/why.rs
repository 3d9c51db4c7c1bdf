//! Reasons: a function that computes a number can report the steps to a listener.
//!
//! The number and its explanation come from the same code and cannot disagree.

use std::fmt;

/// A listener for the reasons of a computation.
pub trait Why {
    /// Reports a fact, with the clause of the rules that applies.
    fn tell(&mut self, clause: &'static str, fact: Fact);

    /// Reports a fact that is said in English only, because no report shows it.
    fn because(&mut self, clause: &'static str, fact: fmt::Arguments<'_>) {
        if self.listens() {
            self.tell(clause, Fact::text(fact.to_string()));
        }
    }

    /// Returns true if the listener uses the facts; otherwise a caller may skip preparing them.
    fn listens(&self) -> bool {
        true
    }
}

/// Ignores all reasons.
impl Why for () {
    fn tell(&mut self, _: &'static str, _: Fact) {}

    fn listens(&self) -> bool {
        false
    }
}

/// One reason: the clause and the fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The clause of the rules, for instance `C.04.3 C6`.
    pub clause: &'static str,
    /// The fact.
    pub fact: Fact,
}

/// The reason in English: `C.04.3 C6: the downfloater has the bye`.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause, self.fact.english())
    }
}

/// Collects the reasons in order.
impl Why for Vec<Reason> {
    fn tell(&mut self, clause: &'static str, fact: Fact) {
        self.push(Reason { clause, fact });
    }
}

/// A sentence or a part of one, made by [`fact!`](crate::fact): its English text, and what another language
/// needs to say it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Fact {
    /// The name by which other languages know the sentence; empty if they do not.
    id: &'static str,
    english: String,
    values: Vec<(&'static str, Value)>,
}

impl Fact {
    /// Returns a fact from its parts; [`fact!`](crate::fact) calls it.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(id: &'static str, english: String, values: Vec<(&'static str, Value)>) -> Self {
        Self { id, english, values }
    }

    /// Returns a text that is the same in all languages, or in English only.
    #[must_use]
    pub const fn text(english: String) -> Self {
        Self::new("", english, Vec::new())
    }

    /// Returns the name by which other languages know the sentence; empty if they do not.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the fact in English.
    #[must_use]
    pub fn english(&self) -> &str {
        &self.english
    }

    /// Returns the values in the sentence, each with its name.
    #[must_use]
    pub fn values(&self) -> &[(&'static str, Value)] {
        &self.values
    }
}

/// A value in a fact.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// A name, or a number as it is shown: the same in all languages.
    Text(String),
    /// A count of things, with which their plural agrees.
    Count(usize),
    /// A fixed word of reports, such as the name of a tie-break.
    Word(String),
    /// A part of the sentence that is a fact itself.
    Fact(Fact),
    /// Facts one after the other, with commas between them.
    List(Vec<Fact>),
}

impl Value {
    /// Returns a fixed word of reports, given in English.
    #[must_use]
    pub fn word(english: impl Into<String>) -> Self {
        Self::Word(english.into())
    }

    /// Returns the value as it is shown in English.
    #[must_use]
    pub fn english(&self) -> String {
        match self {
            Self::Text(text) | Self::Word(text) => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Fact(fact) => fact.english.clone(),
            Self::List(facts) => facts.iter().map(Fact::english).collect::<Vec<_>>().join(", "),
        }
    }
}

/// Shows a name or a number.
impl<T: fmt::Display> From<T> for Value {
    fn from(shown: T) -> Self {
        Self::Text(shown.to_string())
    }
}

impl From<Fact> for Value {
    fn from(part: Fact) -> Self {
        Self::Fact(part)
    }
}

/// Creates a [`Fact`] from the name of a sentence, its English text, and the values in it.
///
/// A name is used once. Other languages have the sentence in `assets/languages`, as `fact-` and its name.
///
/// ```
/// use wallchart_engine::fact;
///
/// let (round, points) = (3, "1.0");
/// let against = fact!("against", "against {name}", name = "Ana");
/// let fact = fact!("points-against", "round {round}: {points} {against}", round, points, against);
/// assert_eq!(fact.english(), "round 3: 1.0 against Ana");
/// ```
///
/// A text whose words depend on a count has two forms, for one and for more:
///
/// ```
/// use wallchart_engine::fact;
///
/// let games = |count: usize| fact!("games", "{count} game" | "{count} games", count);
/// assert_eq!([1, 2].map(|count| games(count).english().to_owned()), ["1 game", "2 games"]);
/// ```
#[macro_export]
macro_rules! fact {
    ($id:literal, $one:literal | $more:literal, $count:ident) => {{
        let is_one = $count == 1;
        let $count = $crate::why::Value::Count($count);
        let english = if is_one {
            format!($one, $count = $count.english())
        } else {
            format!($more, $count = $count.english())
        };
        $crate::why::Fact::new($id, english, vec![(stringify!($count), $count)])
    }};
    ($id:literal, $english:literal) => {
        $crate::why::Fact::new($id, $english.to_owned(), Vec::new())
    };
    ($id:literal, $english:literal $(, $name:ident $(= $value:expr)?)+ $(,)?) => {{
        let ($($name,)+) = ($($crate::why::Value::from($crate::fact!(@of $name $($value)?)),)+);
        let english = format!($english $(, $name = $name.english())+);
        $crate::why::Fact::new($id, english, vec![$((stringify!($name), $name)),+])
    }};
    (@of $name:ident) => { $name };
    (@of $name:ident $value:expr) => { $value };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fact_keeps_its_values_beside_the_english_text() {
        let part = fact!("part", "by {name}", name = "Ana");
        let whole = fact!("whole", "{word}: {part}", word = Value::word("lots"), part);
        assert_eq!(whole.english(), "lots: by Ana");
        let names: Vec<&str> = whole.values().iter().map(|(name, _)| *name).collect();
        assert_eq!((whole.id(), names), ("whole", vec!["word", "part"]));
    }
}
