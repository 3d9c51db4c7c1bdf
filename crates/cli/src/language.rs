//! The language of reports and pages on the command line: `--language`.

use super::output::{self, Journal};
use engine::state::State;
use formats::language::{Language, LanguageError};
use formats::report::Imprint;
use formats::views::name_order::NameOrder;

/// Returns the data of a journal for reports in a language, with the order of names in it; if no language is
/// given, in that of the event. A language of which only the order of names is known changes only the order.
pub(super) fn chosen(journal: &Journal, language: Option<&str>) -> anyhow::Result<(Imprint, NameOrder)> {
    let Some(tags) = language else {
        return Ok((journal.imprint.clone(), NameOrder::of_language(&journal.imprint.language)));
    };
    let language = match Language::of(tags) {
        Ok(language) => language,
        Err(LanguageError::Unknown(_)) if orders_names(journal, tags) => {
            return Ok((journal.imprint.clone(), NameOrder::of(tags)?));
        }
        Err(error) => return Err(error.into()),
    };
    let order = NameOrder::of(language.tag())?;
    let details = &journal.state.details;
    Ok((journal.imprint.clone().dated(language, &journal.calendar, details, &journal.last_entry), order))
}

/// Reports that the lists just written are in English because the language of the event is missing.
pub(super) fn tell_missing(state: &State, language: Option<&str>) {
    let missing = Language::missing_of_event(&state.details).filter(|_| language.is_none());
    if let Some(why) = &missing {
        output::tell(why);
    }
}

/// Returns true if a text is the language-independent order or a language with its own forms of days.
fn orders_names(journal: &Journal, tag: &str) -> bool {
    tag == NameOrder::PLAIN || journal.calendar.clone().in_language(tag).is_ok()
}
