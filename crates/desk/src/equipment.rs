//! The disk, the clock and the key file that a desk uses.

use std::path::PathBuf;

use crate::signing::Signer;
use crate::storage::disk::{self, SharedDisk, folder_of, open_to_everybody};
use crate::storage::refusal;
use engine::action::Header;
use engine::text::Label;
use formats::clock::Clock;

/// What a desk works with.
pub struct Equipment {
    /// Where its event lies.
    pub disk: SharedDisk,
    /// The time.
    pub clock: Box<dyn Clock>,
    /// Where the key of the user is, or is to be, with which seals are signed; none where nothing is to be signed.
    pub key_file: Option<PathBuf>,
    /// A folder of the user's, for a journal that cannot be written beside its event.
    pub refuge: Option<PathBuf>,
}

/// The disk of the machine, and nothing of the user's.
impl<C: Clock + 'static> From<C> for Equipment {
    fn from(clock: C) -> Self {
        Self { disk: disk::system(), clock: Box::new(clock), key_file: None, refuge: None }
    }
}

impl Equipment {
    /// Names the user's key in the header of a new event, so that its seals are signed with it.
    ///
    /// # Errors
    ///
    /// There is no key, and none can be made.
    pub fn sign(&self, header: Header) -> std::io::Result<Header> {
        let Some(path) = &self.key_file else { return Ok(header) };
        let signer = Signer::load_or_create(&*self.disk, path);
        let named =
            |error| std::io::Error::other(format!("{}: {}", path.display(), refusal::of_disk(&error)));
        let key = signer.map_err(named)?.public_key();
        Ok(header.signed_with(Label::taken_over(&key)))
    }

    /// Names the folder of the key where everybody may write in it.
    #[must_use]
    pub fn open_folder(&self) -> Option<String> {
        open_to_everybody(&*self.disk, folder_of(self.key_file.as_ref()?))
    }
}
