//! The disk, the clock and the key file that a desk uses.

use std::path::PathBuf;

use crate::signing::Signer;
use crate::storage::disk::{self, SharedDisk, folder_of, open_to_everybody};
use crate::storage::refusal;
use engine::action::Header;
use engine::text::Label;
use formats::clock::Clock;

/// The disk, the clock and the files that a desk uses.
pub struct Equipment {
    /// The disk of its event.
    pub disk: SharedDisk,
    /// The clock.
    pub clock: Box<dyn Clock>,
    /// The file of the user's key, which signs seals; `None` if nothing is signed.
    pub key_file: Option<PathBuf>,
    /// The folder for a journal that cannot be written beside its event.
    pub refuge: Option<PathBuf>,
}

/// Uses the disk of the computer, and no key or folder of the user.
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
    /// There is no key, and none can be created.
    pub fn sign(&self, header: Header) -> std::io::Result<Header> {
        let Some(path) = &self.key_file else { return Ok(header) };
        let signer = Signer::load_or_create(&*self.disk, path);
        let named =
            |error| std::io::Error::other(format!("{}: {}", path.display(), refusal::of_disk(&error)));
        let key = signer.map_err(named)?.public_key();
        Ok(header.signed_with(Label::taken_over(&key)))
    }

    /// Returns the folder of the key if everybody may write to it.
    #[must_use]
    pub fn open_folder(&self) -> Option<String> {
        open_to_everybody(&*self.disk, folder_of(self.key_file.as_ref()?))
    }
}
