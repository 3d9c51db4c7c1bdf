//! Sealing of standings.

use super::keys::Keys;
use crate::journal::Journal;
use crate::shared::What;
use crate::signing::{Signer, seal_text};
use crate::storage::chain;
use crate::{Desk, DeskError};
use engine::action::Act;
use engine::id::{RoundNo, Seq};
use engine::refusal::{Refusal, Refused, Warning};
use engine::seal::AnnouncedTable;
use engine::text::Label;

impl Desk {
    /// Seals the standings after a round: records the whole table and its digest.
    ///
    /// # Errors
    ///
    /// As [`Desk::record`].
    pub fn seal(&mut self, after: RoundNo, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let table = AnnouncedTable::new(&self.standings_after(after).canonical(&self.state));
        let digest = chain::digest(table.as_str());
        // The same table is not sealed twice, but it is signed if it was not.
        let is_same = self.state.seal(after).is_some_and(|seal| seal.table.as_ref() == Some(&table));
        if is_same && !Keys::of(self).is_seal_unsigned(after) {
            return Err(Refused(vec![Refusal::NothingChanges]).into());
        }
        let signer = self.signer_of_seal(accepted)?;
        let (digest, table) = (Label::taken_over(&digest), Some(table));
        let seal = Act::Seal { after, digest, signed: None, table };
        let accepted: Vec<Warning> =
            accepted.iter().filter(|one| !one.clause.is_of_keys()).cloned().collect();
        // The signature covers the entry before it, which is known only in this desk's turn.
        self.in_turn(What::Acts(std::slice::from_ref(&seal)), |mut writer| {
            writer.one(signed_seal(writer.journal, &seal, signer.as_ref()), &accepted)
        })
    }

    /// Returns the warnings of sealing the standings after a round.
    #[must_use]
    pub fn warnings_of_seal(&self, after: RoundNo) -> Vec<Warning> {
        // The warnings do not depend on the digest, which is computed when the standings are sealed.
        let seal = Act::Seal { after, digest: Label::default(), signed: None, table: None };
        let own = self.state.warnings(&seal).into_iter().chain(Keys::of(self).warnings_of_seal());
        own.chain(self.others().warnings_of_open(after)).collect()
    }
}

/// Returns a seal with the signature for the next entry.
fn signed_seal(journal: &Journal, seal: &Act, signer: Option<&Signer>) -> Act {
    let mut seal = seal.clone();
    if let (Act::Seal { after, digest, signed, .. }, Some(signer)) = (&mut seal, signer) {
        *signed = Some(signer.sign(&seal_text(journal.identity(), journal.head(), *after, digest)));
    }
    seal
}
