//! The network functions for the screens, whether the program is built with the network or not
//! ([`BUILT`](super::BUILT)).

use std::path::{Path, PathBuf};

use crate::shared::link::Role;
use crate::storage::disk::SharedDisk;
use crate::{Desk, Equipment};
use engine::progress::Progress;

/// The code with which a desk joins in a role.
#[derive(Debug)]
pub struct Invitation {
    /// The role.
    pub role: Role,
    /// The code.
    pub code: String,
}

/// The reason why a desk may share its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AsWhom {
    /// The event is its own.
    Owner,
    /// It had joined another desk, whose computer failed.
    TakesOver,
}

#[cfg(feature = "desks")]
pub use present::*;

#[cfg(not(feature = "desks"))]
pub use absent::*;

#[cfg(feature = "desks")]
mod present {
    use super::{AsWhom, Desk, Equipment, Invitation, Path, PathBuf, Progress, SharedDisk};
    use crate::desks::code::NoCode;
    use crate::desks::host::{self, Host, HostNews, Options};
    use crate::desks::join;

    /// The reason why a desk did not do its part of the work.
    #[derive(Debug, thiserror::Error)]
    pub enum NotDone {
        /// The event is not hosted, or its server refuses.
        #[error(transparent)]
        Hosted(#[from] host::NotHosted),
        /// The event is not joined, or cannot be left.
        #[error(transparent)]
        Joined(#[from] join::NotJoined),
        /// The text is not a code.
        #[error(transparent)]
        Code(#[from] NoCode),
    }

    /// An event that this program hosts until this value is dropped, which may take a few seconds.
    pub struct Hosted(Host);

    /// An event that was shared a moment ago. If this is dropped before [`keep`](Self::keep), the sharing is
    /// undone.
    pub struct FreshlyHosted(Option<Host>);

    /// An admitted desk that has no file yet. If this is dropped, its name is released, which may take a
    /// moment.
    pub struct Admission(join::Admission);

    impl std::fmt::Debug for Hosted {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("Hosted")
        }
    }

    impl std::fmt::Debug for FreshlyHosted {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("FreshlyHosted")
        }
    }

    impl std::fmt::Debug for Admission {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("Admission")
        }
    }

    /// Shares an event of this computer, with its desk as the lead.
    ///
    /// # Errors
    ///
    /// The event is not shared and is unchanged; the reason.
    pub fn share(
        disk: &SharedDisk,
        event: &Path,
        as_whom: AsWhom,
        watch: &dyn Progress,
    ) -> Result<FreshlyHosted, NotDone> {
        let takes_over = as_whom == AsWhom::TakesOver;
        let name = crate::desks::LEAD.to_owned();
        let options = Options { name, is_open_here: true, takes_over, ..Options::default() };
        Host::start(disk, event, &options, watch).map(|host| FreshlyHosted(Some(host))).map_err(NotDone::from)
    }

    impl FreshlyHosted {
        /// Confirms the sharing.
        #[must_use]
        pub fn keep(mut self) -> Option<Hosted> {
            self.0.take().map(Hosted)
        }
    }

    impl Drop for FreshlyHosted {
        fn drop(&mut self) {
            if let Some(host) = self.0.take() {
                host.undo();
            }
        }
    }

    impl Hosted {
        /// Ends the server, unless another program hosts the event.
        pub fn end(self) {
            drop(self);
        }

        /// Returns the news since the last call.
        #[must_use]
        pub fn news(&self) -> Vec<String> {
            self.0.news().iter().map(HostNews::to_string).collect()
        }

        /// Returns true if a signal has ended the program and the server.
        #[must_use]
        pub fn has_ended(&self) -> bool {
            self.0.has_ended()
        }
    }

    /// Returns the codes of an event that is shared from this computer by any program; empty if it is not
    /// shared or the codes have expired.
    #[must_use]
    pub fn codes(disk: &SharedDisk, event: &Path, identity: &str) -> Vec<Invitation> {
        let codes = host::codes_of(&**disk, event, identity);
        codes.into_iter().map(|code| Invitation { role: code.role, code: code.to_string() }).collect()
    }

    /// Returns true if this computer has the server of the event, running or stopped.
    #[must_use]
    pub fn has_server(disk: &SharedDisk, event: &Path, identity: &str) -> bool {
        host::has_server(&**disk, event, identity)
    }

    /// Returns true if an event was shared from this computer and is not shared at present.
    #[must_use]
    pub fn is_to_be_shared(disk: &SharedDisk, event: &Path, identity: &str) -> bool {
        has_server(disk, event, identity) && !host::is_hosted(&**disk, event, identity)
    }

    /// Returns the folder of an earlier server beside an event that now belongs to another server.
    #[must_use]
    pub fn left_over(disk: &SharedDisk, event: &Path, identity: &str) -> Option<PathBuf> {
        host::left_over(&**disk, event, identity)
    }

    /// Removes that folder and returns its path.
    ///
    /// # Errors
    ///
    /// A program still uses it, or the disk refuses; the reason.
    pub fn remove_left_over(disk: &SharedDisk, event: &Path, identity: &str) -> Result<PathBuf, NotDone> {
        host::remove_left_over(disk, event, identity).map_err(NotDone::from)
    }

    /// Checks that a text may be a code, before any other question.
    ///
    /// # Errors
    ///
    /// It cannot be a code; the reason.
    pub fn check_code(text: &str) -> Result<(), NotDone> {
        join::check(text).map_err(NotDone::from)
    }

    /// Requests admission to an event, in the role of the code.
    ///
    /// # Errors
    ///
    /// This desk is not admitted; the reason.
    pub fn ask_to_join(code: &str, name: &str, watch: &dyn Progress) -> Result<Admission, NotDone> {
        join::ask(code, name, None, watch).map(Admission).map_err(NotDone::from)
    }

    impl Admission {
        /// Releases the name if no file was created.
        pub fn end(self) {
            drop(self);
        }

        /// Creates the files of the event and of its desk, and returns the path of the event.
        ///
        /// # Errors
        ///
        /// They cannot be created; the reason.
        pub fn keep(
            &mut self,
            disk: &SharedDisk,
            name_file: impl FnOnce(&str, &str) -> PathBuf,
        ) -> Result<PathBuf, NotDone> {
            self.0.keep(disk, name_file).map_err(NotDone::from)
        }

        /// Returns the digest of the header of the event; `None` if the server sends none.
        #[must_use]
        pub fn identity(&self) -> Option<String> {
            self.0.identity()
        }

        /// Creates the files in an unused place and reads the whole event; returns its path.
        ///
        /// # Errors
        ///
        /// They cannot be created, or the work was stopped; the reason.
        pub fn read_whole(
            self,
            equipment: Equipment,
            name_file: impl FnOnce(&str, &str) -> PathBuf,
            watch: &dyn Progress,
        ) -> Result<PathBuf, NotDone> {
            self.0.read_whole(equipment, name_file, watch).map_err(NotDone::from)
        }
    }

    /// Returns when the codes of an event expire, if the director has set a time.
    #[must_use]
    pub fn expiry(disk: &SharedDisk, event: &Path, identity: &str) -> Option<String> {
        host::expiry_of(&**disk, event, identity)
    }

    /// Replaces the entries of the server on this computer by those of this file.
    ///
    /// # Errors
    ///
    /// The server refuses them; the reason.
    pub fn put_back(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), NotDone> {
        host::put_back(disk, event, identity).map_err(NotDone::from)
    }

    /// Shuts a desk out of an event that is shared from this computer; returns its name.
    ///
    /// # Errors
    ///
    /// There is no such desk, or it is this one; the reason.
    pub fn shut_out(disk: &SharedDisk, event: &Path, identity: &str, name: &str) -> Result<String, NotDone> {
        host::shut_out(disk, event, identity, name).map(|out| out.name).map_err(NotDone::from)
    }

    /// Expires the codes of an event that is shared from this computer, and makes new ones if requested.
    ///
    /// # Errors
    ///
    /// The server or the disk refuses; the reason.
    pub fn end_codes(
        disk: &SharedDisk,
        event: &Path,
        identity: &str,
        makes_new: bool,
    ) -> Result<(), NotDone> {
        host::end_codes(disk, event, identity, makes_new).map_err(NotDone::from)
    }

    /// Checks that no other desk uses a server of this computer, before its desk leaves.
    ///
    /// # Errors
    ///
    /// A desk uses it; the reason why this desk must stay.
    pub fn may_leave(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), NotDone> {
        join::may_leave(disk, event, identity).map_err(NotDone::from)
    }

    /// Leaves the other desks after that check: the event becomes a plain file.
    ///
    /// # Errors
    ///
    /// The disk refuses; the reason.
    pub fn leave(desk: Desk) -> Result<(), NotDone> {
        join::become_plain(desk).map_err(NotDone::from)
    }
}

/// The same functions for a program without the network. No screen offers them, so none is called; a call
/// fails.
#[cfg(not(feature = "desks"))]
mod absent {
    use super::{AsWhom, Desk, Equipment, Invitation, Path, PathBuf, Progress, SharedDisk};
    use crate::desks::NOT_BUILT;

    /// This type has no values.
    #[derive(Debug)]
    pub enum Hosted {}

    /// This type has no values.
    #[derive(Debug)]
    pub enum FreshlyHosted {}

    /// This type has no values.
    #[derive(Debug)]
    pub enum Admission {}

    /// The program is built without the network.
    #[derive(Debug, thiserror::Error)]
    #[error("{NOT_BUILT}")]
    pub struct NotDone;

    const fn refused<T>() -> Result<T, NotDone> {
        Err(NotDone)
    }

    impl Hosted {
        /// Cannot be called.
        pub const fn end(self) {
            match self {}
        }

        /// Returns nothing.
        #[must_use]
        pub const fn news(&self) -> Vec<String> {
            match *self {}
        }

        /// Returns false.
        #[must_use]
        pub const fn has_ended(&self) -> bool {
            match *self {}
        }
    }

    impl FreshlyHosted {
        /// Returns nothing.
        #[must_use]
        pub const fn keep(self) -> Option<Hosted> {
            match self {}
        }
    }

    impl Admission {
        /// Cannot be called.
        pub const fn end(self) {
            match self {}
        }

        /// Refuses.
        ///
        /// # Errors
        ///
        /// Always.
        pub fn keep(
            &mut self,
            _: &SharedDisk,
            _: impl FnOnce(&str, &str) -> PathBuf,
        ) -> Result<PathBuf, NotDone> {
            match *self {}
        }

        /// Returns nothing.
        #[must_use]
        pub const fn identity(&self) -> Option<String> {
            match *self {}
        }

        /// Refuses.
        ///
        /// # Errors
        ///
        /// Always.
        pub fn read_whole(
            self,
            _: Equipment,
            _: impl FnOnce(&str, &str) -> PathBuf,
            _: &dyn Progress,
        ) -> Result<PathBuf, NotDone> {
            match self {}
        }
    }

    /// Returns nothing.
    #[must_use]
    pub const fn expiry(_: &SharedDisk, _: &Path, _: &str) -> Option<String> {
        None
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn share(_: &SharedDisk, _: &Path, _: AsWhom, _: &dyn Progress) -> Result<FreshlyHosted, NotDone> {
        refused()
    }

    /// Returns nothing.
    #[must_use]
    pub const fn left_over(_: &SharedDisk, _: &Path, _: &str) -> Option<PathBuf> {
        None
    }

    /// Refuses, because the program is built without the network.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn remove_left_over(_: &SharedDisk, _: &Path, _: &str) -> Result<PathBuf, NotDone> {
        refused()
    }

    /// Returns nothing.
    #[must_use]
    pub const fn codes(_: &SharedDisk, _: &Path, _: &str) -> Vec<Invitation> {
        Vec::new()
    }

    /// Returns false.
    #[must_use]
    pub const fn has_server(_: &SharedDisk, _: &Path, _: &str) -> bool {
        false
    }

    /// Returns false.
    #[must_use]
    pub const fn is_to_be_shared(_: &SharedDisk, _: &Path, _: &str) -> bool {
        false
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn check_code(_: &str) -> Result<(), NotDone> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn ask_to_join(_: &str, _: &str, _: &dyn Progress) -> Result<Admission, NotDone> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn put_back(_: &SharedDisk, _: &Path, _: &str) -> Result<(), NotDone> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn shut_out(_: &SharedDisk, _: &Path, _: &str, _: &str) -> Result<String, NotDone> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn end_codes(_: &SharedDisk, _: &Path, _: &str, _: bool) -> Result<(), NotDone> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn may_leave(_: &SharedDisk, _: &Path, _: &str) -> Result<(), NotDone> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn leave(_: Desk) -> Result<(), NotDone> {
        refused()
    }
}
