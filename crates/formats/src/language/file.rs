//! The texts of one language, read from its Fluent file.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// The texts of a language.
pub(super) struct File {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl File {
    /// Reads the texts of a language. A line that is not Fluent is left out (a test names it).
    pub(super) fn read(tag: &'static str, text: &str) -> Self {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The forms of a report isolate texts of another direction themselves.
        bundle.set_use_isolating(false);
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        // The function NUMBER, for ordinals; adding it fails only a second time.
        let _ = bundle.add_builtins();
        Self { tag, bundle }
    }

    pub(super) const fn tag(&self) -> &'static str {
        self.tag
    }

    /// Returns a text with its values; `None` if the language lacks it.
    pub(super) fn say(&self, name: &str, values: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, values, &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }
}
