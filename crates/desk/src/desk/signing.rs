//! Signing with the key of the user.

use super::keys::Keys;
use crate::shared::What;
use crate::signing::{Signer, event_text};
use crate::{Desk, DeskError};
use engine::action::{Act, Signature};
use engine::id::Seq;
use engine::refusal::{Clause, Warning};
use engine::text::Label;

impl Desk {
    /// Signs the event as it is now; `closes` means that it is over.
    ///
    /// # Errors
    ///
    /// As [`Desk::record`]; or there is no key; or a warning was not accepted: the event does not name the
    /// key of this desk, or the signature vouches for another key.
    pub fn sign_event(&mut self, closes: bool, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let signer = Keys::of(self).signer().map_err(DeskError::NotSigned)?;
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
        if let Some(signer) = Keys::of(self).signer().map_err(DeskError::NotSigned)? {
            self.name_own_key(&signer, accepted)?;
        }
        let key = Label::taken_over(&key.to_lowercase());
        self.record(Act::NameKey { key, whose: whose.clone() }, &[])?;
        // The director has accepted the other keys that it vouches for.
        self.sign_event(false, &Keys::of(self).warnings())
    }

    /// Returns the signer of a seal if the event names a key. An event without a key stays readable by older
    /// programs.
    ///
    /// # Errors
    ///
    /// As [`Desk::sign_event`].
    pub(super) fn signer_of_seal(&mut self, accepted: &[Warning]) -> Result<Option<Signer>, DeskError> {
        if Keys::of(self).all().is_empty() {
            return Ok(None);
        }
        let signer = Keys::of(self).signer().map_err(DeskError::NotSigned)?;
        signer.map(|signer| self.name_own_key(&signer, accepted).map(|()| signer)).transpose()
    }

    /// Names the key of this desk in the event if it is not named yet and the director has accepted the
    /// warnings.
    fn name_own_key(&mut self, signer: &Signer, accepted: &[Warning]) -> Result<(), DeskError> {
        let key = signer.public_key();
        let asked = Keys::of(self).warnings_of(Some(&key));
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
}
