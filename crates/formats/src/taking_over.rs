//! Cleans texts of other programs for an event: texts that an event cannot store are changed, and the
//! changes are listed for the user.

use engine::person::NotAFact;
use engine::text::{Label, quoted};

/// Imports texts and lists those that were changed.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    /// The replacement of each text that was changed, after its line: `3: the club …`.
    pub changed: Vec<String>,
}

impl Texts {
    /// Imports a text of a line, counted from 1; control characters become blanks, and a text that is too
    /// long is cut.
    pub(crate) fn take(&mut self, line: usize, what: &str, text: &str) -> Label {
        let taken = Label::taken_over(text);
        if taken.written() != text.trim() {
            self.changed.push(format!(
                "{line}: the {what} {} is now {}",
                quoted(text.trim()),
                quoted(&taken)
            ));
        }
        taken
    }

    /// Imports a fact of a person; a fact that is not understood is left out, but of an ambiguous date
    /// the year remains.
    pub(crate) fn fact(
        &mut self,
        line: usize,
        what: &str,
        text: &str,
        read: impl Fn(&str) -> Result<String, NotAFact>,
    ) -> Label {
        match read(text) {
            Ok(fact) => Label::taken_over(&fact),
            Err(NotAFact::TwoDates { text, year }) => {
                let two = format!("{} can be two different days", quoted(&text));
                self.changed.push(format!("{line}: {two}: only the year {year} is kept"));
                Label::taken_over(&year.to_string())
            }
            Err(wrong) => {
                self.leave_out(line, what, &wrong.to_string());
                Label::default()
            }
        }
    }

    /// Records that a part of a line is left out, and why.
    pub(crate) fn leave_out(&mut self, line: usize, what: &str, why: &str) {
        self.changed.push(format!("{line}: {why}: the {what} is left out"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_texts_are_listed() {
        let mut texts = Texts::default();
        assert_eq!(texts.take(1, "name", " Ana "), Label::taken_over("Ana"));
        assert_eq!(texts.changed, Vec::<String>::new());
        texts.take(2, "name", "O\u{92}Hara");
        texts.take(3, "club", &"x".repeat(600));
        let cut = format!("`{}…`", "x".repeat(40));
        assert_eq!(
            texts.changed,
            [
                "2: the name `O\\u{92}Hara` is now `O Hara`".to_owned(),
                format!("3: the club {cut} is now {cut}")
            ]
        );
    }
}
