//! Signing with the key of the user, and the questions before it.

use crate::audit::{self, EventKey, Voucher};
use crate::error::NoKey;
use crate::journal::Journal;
use crate::shared::What;
use crate::signing::{Signer, event_text, seal_text};
use crate::{Desk, DeskError};
use engine::action::{Act, Action, Entry, Signature};
use engine::id::{RoundNo, Seq};
use engine::refusal::{Clause, Level, Warning};
use engine::text::Label;
use formats::views::words::key_short;

impl Desk {
    /// Returns the warnings before this desk signs the event.
    #[must_use]
    pub fn warnings_of_signing(&self) -> Vec<Warning> {
        self.warnings_of_own_key()
    }

    /// Signs the event as it is now; `closes` means that it is over.
    ///
    /// # Errors
    ///
    /// As [`Desk::record`]; or there is no key; or a warning was not accepted: the event does not name the
    /// key of this desk, or the signature vouches for another key.
    pub fn sign_event(&mut self, closes: bool, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let signer = self.signer().map_err(DeskError::NotSigned)?;
        let signer = signer.ok_or(DeskError::Unsaved)?;
        self.name_own_key(&signer, accepted)?;
        let key = Label::taken_over(&signer.public_key());
        let act = Act::Sign { closes, signed: Signature { key, signature: Label::default() } };
        self.in_turn(What::Acts(std::slice::from_ref(&act)), |mut writer| {
            writer.placed(|journal, place| {
                let text = event_text(journal.identity(), journal.head(), place, closes);
                Act::Sign { closes, signed: signer.sign(&text) }
            })
        })
    }

    /// Names the key of another computer or person as a key of the event, and signs that.
    ///
    /// # Errors
    ///
    /// As [`Desk::sign_event`]; or the key is already named.
    pub fn vouch_for(&mut self, key: &str, whose: &Label, accepted: &[Warning]) -> Result<Seq, DeskError> {
        if let Some(signer) = self.signer().map_err(DeskError::NotSigned)? {
            self.name_own_key(&signer, accepted)?;
        }
        let key = Label::taken_over(&key.to_lowercase());
        self.record(Act::NameKey { key, whose: whose.clone() }, &[])?;
        // The director has accepted the other keys that it vouches for.
        self.sign_event(false, &self.warnings_of_signing())
    }

    /// Returns the keys of the event and those that vouch for them. The audit checks the signatures.
    fn keys(&self) -> Vec<EventKey> {
        audit::event_keys(&self.header, &self.entries, &self.ledger, &audit::signed_by(&self.entries))
    }

    /// Returns the warnings about keys before the standings are sealed; none if the event is not signed.
    pub(super) fn warnings_of_seal_key(&self) -> Vec<Warning> {
        if self.keys().is_empty() { Vec::new() } else { self.warnings_of_own_key() }
    }

    /// Returns the signer of a seal if the event names a key. An event without a key stays readable by older
    /// programs.
    ///
    /// # Errors
    ///
    /// As [`Desk::sign_event`].
    pub(super) fn signer_of_seal(&mut self, accepted: &[Warning]) -> Result<Option<Signer>, DeskError> {
        if self.keys().is_empty() {
            return Ok(None);
        }
        let signer = self.signer().map_err(DeskError::NotSigned)?;
        signer.map(|signer| self.name_own_key(&signer, accepted).map(|()| signer)).transpose()
    }

    /// Returns true if the last valid seal of a round lacks its signature: older programs sealed without a
    /// key that they could not read.
    pub(super) fn is_seal_unsigned(&self, of: RoundNo) -> bool {
        let counts = |entry: &&Entry| self.ledger.counting().binary_search(&entry.seq).is_ok();
        let mut seals = self.entries.iter().rev().filter(counts).filter_map(|entry| match &entry.action {
            Action::Do(Act::Seal { after, signed, .. }) if *after == of => Some(signed.is_none()),
            Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
        });
        seals.next() == Some(true) && !self.keys().is_empty()
    }

    /// Names the key of this desk in the event if it is not named yet and the director has accepted the
    /// warnings.
    fn name_own_key(&mut self, signer: &Signer, accepted: &[Warning]) -> Result<(), DeskError> {
        let key = signer.public_key();
        let asked = self.warnings_of_key(Some(&key));
        // The key of this computer may be newer than the question, but it vouches only for the accepted keys.
        let is_accepted = |asked: &Warning| {
            accepted.iter().any(|one| {
                one.clause == asked.clause && (one.clause != Clause::Vouching || one.text == asked.text)
            })
        };
        if !asked.iter().all(is_accepted) {
            return Err(DeskError::NotAccepted(asked));
        }
        let Some(names) = asked.into_iter().find(|one| one.clause != Clause::Vouching) else { return Ok(()) };
        let act = Act::NameKey { key: Label::taken_over(&key), whose: self.operator.clone() };
        self.record(act, &[names]).map(drop)
    }

    /// Returns the warnings before a key signs: that the event does not name it, or that it vouches for other
    /// keys. Without a key, a new one would sign.
    fn warnings_of_key(&self, key: Option<&str>) -> Vec<Warning> {
        let keys = self.keys();
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
    fn warnings_of_own_key(&self) -> Vec<Warning> {
        let path = self.equipment.key_file.as_ref();
        let signer = path.map_or(Ok(None), |path| Signer::load(&*self.equipment.disk, path));
        signer.map_or_else(
            |_| Vec::new(),
            |signer| self.warnings_of_key(signer.map(|one| one.public_key()).as_deref()),
        )
    }

    /// Returns the signer; `None` if there is nothing to sign.
    ///
    /// # Errors
    ///
    /// The reason why the key is not available.
    fn signer(&self) -> Result<Option<Signer>, NoKey> {
        let Some(path) = self.equipment.key_file.as_ref().filter(|_| self.file.is_some()) else {
            return Ok(None);
        };
        let signer = Signer::load_or_create(&*self.equipment.disk, path);
        signer.map(Some).map_err(|error| NoKey { path: path.clone(), error })
    }
}

/// Returns a seal with the signature for the next entry.
pub(super) fn signed_seal(journal: &Journal, seal: &Act, signer: Option<&Signer>) -> Act {
    let mut seal = seal.clone();
    if let (Act::Seal { after, digest, signed, .. }, Some(signer)) = (&mut seal, signer) {
        *signed = Some(signer.sign(&seal_text(journal.identity(), journal.head(), *after, digest)));
    }
    seal
}
