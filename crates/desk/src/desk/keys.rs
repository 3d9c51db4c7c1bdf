//! The keys of an event, and the questions before the user's own key signs.

use crate::audit::{self, EventKey, Voucher};
use crate::error::NoKey;
use crate::journal::Journal;
use crate::signing::Signer;
use engine::action::{Act, Action, Entry};
use engine::id::RoundNo;
use engine::refusal::{Clause, Level, Warning};
use formats::views::words::key_short;

/// The keys of an event, as its journal names them, and the key of the user.
#[derive(Clone, Copy)]
pub struct Keys<'a> {
    journal: &'a Journal,
}

impl<'a> Keys<'a> {
    /// Returns the keys of a journal.
    #[must_use]
    pub const fn of(journal: &'a Journal) -> Self {
        Self { journal }
    }

    /// Returns the warnings before this desk signs the event.
    #[must_use]
    pub fn warnings(self) -> Vec<Warning> {
        self.warnings_of_own_key()
    }

    /// Returns the warnings about keys before the standings are sealed; none if the event is not signed.
    pub(super) fn warnings_of_seal(self) -> Vec<Warning> {
        if self.all().is_empty() { Vec::new() } else { self.warnings_of_own_key() }
    }

    /// Returns the keys of the event and those that vouch for them. The audit checks the signatures.
    pub(super) fn all(self) -> Vec<EventKey> {
        let Journal { header, entries, ledger, .. } = self.journal;
        audit::event_keys(header, entries, ledger, &audit::signed_by(entries))
    }

    /// Returns true if the last valid seal of a round lacks its signature: older programs sealed without a
    /// key that they could not read.
    pub(super) fn is_seal_unsigned(self, of: RoundNo) -> bool {
        let counts = |entry: &&Entry| self.journal.ledger.counting().binary_search(&entry.seq).is_ok();
        let mut seals =
            self.journal.entries.iter().rev().filter(counts).filter_map(|entry| match &entry.action {
                Action::Do(Act::Seal { after, signed, .. }) if *after == of => Some(signed.is_none()),
                Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
            });
        seals.next() == Some(true) && !self.all().is_empty()
    }

    /// Returns the warnings before a key signs: that the event does not name it, or that it vouches for other
    /// keys. Without a key, a new one would sign.
    pub(super) fn warnings_of(self, key: Option<&str>) -> Vec<Warning> {
        let keys = self.all();
        let named = key.and_then(|key| keys.iter().find(|named| named.key.eq_ignore_ascii_case(key)));
        let warning = |clause, text| Warning { level: Level::Confirm, clause, text };
        let own = key.map_or_else(|| "a new key".to_owned(), |key| format!("key {}", key_short(key)));
        match (named, keys.first()) {
            (Some(named), _) if named.voucher == Voucher::Nobody => Vec::new(),
            (Some(_), _) => {
                let unvouched = keys.iter().filter(|key| key.voucher == Voucher::Nobody);
                let told = unvouched.map(|EventKey { key, named_by, whose, .. }| {
                    let whose = if whose.is_empty() { String::new() } else { format!(" of {whose}") };
                    let short = key_short(key);
                    format!(
                        "entry {named_by} names key {short}{whose}, for which nobody vouches yet: this signature does, and \
                         whatever key {short} signs counts"
                    )
                });
                told.map(|text| warning(Clause::Vouching, text)).collect()
            }
            (None, None) => {
                let text =
                    format!("nobody signs this event yet: it names {own} of this computer from now on");
                vec![warning(Clause::SigningBegins, text)]
            }
            (None, Some(first)) => {
                let first = key_short(&first.key);
                let text = format!(
                    "this computer signs with {own}, the event with key {first}: the event names both from now on \
                     (sign once more on the first computer, which vouches for it)"
                );
                vec![warning(Clause::AnotherKey, text)]
            }
        }
    }

    /// Returns the warnings before the key of the user signs. A key that cannot be read signs nothing; that
    /// is reported later.
    fn warnings_of_own_key(self) -> Vec<Warning> {
        let path = self.journal.equipment.key_file.as_ref();
        let signer = path.map_or(Ok(None), |path| Signer::load(&*self.journal.equipment.disk, path));
        signer.map_or_else(
            |_| Vec::new(),
            |signer| self.warnings_of(signer.map(|one| one.public_key()).as_deref()),
        )
    }

    /// Returns the signer; `None` if there is nothing to sign.
    ///
    /// # Errors
    ///
    /// The reason why the key is not available.
    pub(super) fn signer(self) -> Result<Option<Signer>, NoKey> {
        let Some(path) = self.journal.equipment.key_file.as_ref().filter(|_| self.journal.file.is_some())
        else {
            return Ok(None);
        };
        let signer = Signer::load_or_create(&*self.journal.equipment.disk, path);
        signer.map(Some).map_err(|error| NoKey { path: path.clone(), error })
    }
}
