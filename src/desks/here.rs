//! What a screen asks of the network, whether the program is built with it or not ([`BUILT`](super::BUILT)).

use std::path::{Path, PathBuf};

use crate::desk::shared::link::Role;
use crate::desk::{Desk, Equipment};
use crate::engine::progress::Progress;
use crate::storage::disk::SharedDisk;

/// A sentence why something is not done.
type Why = String;

/// What lets desks in.
#[derive(Debug)]
pub struct Invitation {
    /// In which role.
    pub role: Role,
    /// The code.
    pub code: String,
}

/// How a desk comes to share its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AsWhom {
    /// The event is its own.
    Owner,
    /// It had joined another desk, whose computer is gone.
    TakesOver,
}

#[cfg(feature = "desks")]
pub use present::*;

#[cfg(not(feature = "desks"))]
pub use absent::*;

#[cfg(feature = "desks")]
mod present {
    use super::{AsWhom, Desk, Equipment, Invitation, Path, PathBuf, Progress, SharedDisk, Why};
    use crate::desks::host::{self, Host, HostNews, Options};
    use crate::desks::join;

    fn told(error: impl std::fmt::Display) -> Why {
        error.to_string()
    }

    /// An event that this program hosts, until this is dropped, which may take a few seconds.
    pub struct Hosted(Host);

    /// An event that was shared a moment ago: dropped before it is kept, it is not shared after all.
    pub struct FreshlyHosted(Option<Host>);

    /// A desk that was let in and has no file yet: dropped, it gives its name back, which may take a moment.
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
    /// It is not shared, and is as it was; why.
    pub fn share(
        disk: &SharedDisk,
        event: &Path,
        as_whom: AsWhom,
        watch: &dyn Progress,
    ) -> Result<FreshlyHosted, Why> {
        let takes_over = as_whom == AsWhom::TakesOver;
        let name = crate::desks::LEAD.to_owned();
        let options = Options { name, is_open_here: true, takes_over, ..Options::default() };
        Host::start(disk, event, &options, watch).map(|host| FreshlyHosted(Some(host))).map_err(told)
    }

    impl FreshlyHosted {
        /// Keeps it shared.
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
        /// Ends the server, if nobody else hosts the event.
        pub fn end(self) {
            drop(self);
        }

        /// Returns what happened since it was asked for last.
        #[must_use]
        pub fn news(&self) -> Vec<String> {
            self.0.news().iter().map(HostNews::to_string).collect()
        }

        /// Whether the program was told to end, and the server has ended.
        #[must_use]
        pub fn has_ended(&self) -> bool {
            self.0.has_ended()
        }
    }

    /// Returns what lets desks in to an event that is shared from this computer, whoever hosts it now; nothing where it is
    /// not, or the codes have expired.
    #[must_use]
    pub fn codes(disk: &SharedDisk, event: &Path, identity: &str) -> Vec<Invitation> {
        let codes = host::codes_of(&**disk, event, identity);
        codes.into_iter().map(|code| Invitation { role: code.role, code: code.to_string() }).collect()
    }

    /// Whether an event has its server on this computer, running or not.
    #[must_use]
    pub fn has_server(disk: &SharedDisk, event: &Path, identity: &str) -> bool {
        host::has_server(&**disk, event, identity)
    }

    /// Whether an event was shared from this computer, and nobody shares it now.
    #[must_use]
    pub fn is_to_be_shared(disk: &SharedDisk, event: &Path, identity: &str) -> bool {
        has_server(disk, event, identity) && !host::is_hosted(&**disk, event, identity)
    }

    /// Returns the folder of an earlier server that lies beside an event which belongs to another one by now.
    #[must_use]
    pub fn left_over(disk: &SharedDisk, event: &Path, identity: &str) -> Option<PathBuf> {
        host::left_over(&**disk, event, identity)
    }

    /// Removes that folder; returns which one it was.
    ///
    /// # Errors
    ///
    /// A program still uses it, or the disk refuses; why.
    pub fn remove_left_over(disk: &SharedDisk, event: &Path, identity: &str) -> Result<PathBuf, Why> {
        host::remove_left_over(disk, event, identity).map_err(told)
    }

    /// Checks that a text may be a code, before anything else is asked.
    ///
    /// # Errors
    ///
    /// It cannot be; why.
    pub fn check_code(text: &str) -> Result<(), Why> {
        join::check(text).map_err(told)
    }

    /// Asks to be let in to an event, in the role that the code is of.
    ///
    /// # Errors
    ///
    /// This desk is not let in; why.
    pub fn ask_to_join(code: &str, name: &str, watch: &dyn Progress) -> Result<Admission, Why> {
        join::ask(code, name, None, watch).map(Admission).map_err(told)
    }

    impl Admission {
        /// Gives the name back, where nothing was kept.
        pub fn end(self) {
            drop(self);
        }

        /// Makes the files of the event and of its desk, and returns the path of the event.
        ///
        /// # Errors
        ///
        /// They cannot be made; why.
        pub fn keep(
            &mut self,
            disk: &SharedDisk,
            name_file: impl FnOnce(&str, &str) -> PathBuf,
        ) -> Result<PathBuf, Why> {
            self.0.keep(disk, name_file).map_err(told)
        }

        /// Returns the digest of the header of the event; nothing where the server sends none.
        #[must_use]
        pub fn identity(&self) -> Option<String> {
            self.0.identity()
        }

        /// Makes the files in a place where there are none, and reads the event whole; returns its path.
        ///
        /// # Errors
        ///
        /// They cannot be made, or it was stopped; why.
        pub fn read_whole(
            self,
            equipment: Equipment,
            name_file: impl FnOnce(&str, &str) -> PathBuf,
            watch: &dyn Progress,
        ) -> Result<PathBuf, Why> {
            self.0.read_whole(equipment, name_file, watch).map_err(told)
        }
    }

    /// Returns when the codes of an event expire, where the director has said so.
    #[must_use]
    pub fn expiry(disk: &SharedDisk, event: &Path, identity: &str) -> Option<String> {
        host::expiry_of(&**disk, event, identity)
    }

    /// Gives the server that is hosted here the entries of this file in place of what it has.
    ///
    /// # Errors
    ///
    /// The server does not take them; why.
    pub fn put_back(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), Why> {
        host::put_back(disk, event, identity).map_err(told)
    }

    /// Shuts a desk out of an event that is shared from this computer; returns its name.
    ///
    /// # Errors
    ///
    /// There is no such desk, or it is this one; why.
    pub fn shut_out(disk: &SharedDisk, event: &Path, identity: &str, name: &str) -> Result<String, Why> {
        host::shut_out(disk, event, identity, name).map(|out| out.name).map_err(told)
    }

    /// Has the codes of an event that is shared from this computer expire, and makes new ones where they are wanted.
    ///
    /// # Errors
    ///
    /// The server or the disk refuses; why.
    pub fn end_codes(disk: &SharedDisk, event: &Path, identity: &str, makes_new: bool) -> Result<(), Why> {
        host::end_codes(disk, event, identity, makes_new).map_err(told)
    }

    /// Checks that nobody works by a server of this computer, before its desk leaves.
    ///
    /// # Errors
    ///
    /// Somebody does; why this desk stays.
    pub fn may_leave(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), Why> {
        join::may_leave(disk, event, identity).map_err(told)
    }

    /// Leaves the others, once that was checked: the event of the desk is a plain file from then on.
    ///
    /// # Errors
    ///
    /// The disk refuses; why.
    pub fn leave(desk: Desk) -> Result<(), Why> {
        join::become_plain(desk).map_err(told)
    }
}

/// The program without the network. Nothing of this is asked of it, since nothing offers it; what is asked all the same is
/// refused.
#[cfg(not(feature = "desks"))]
mod absent {
    use super::{AsWhom, Desk, Equipment, Invitation, Path, PathBuf, Progress, SharedDisk, Why};
    use crate::desks::NOT_BUILT;

    /// There is none.
    #[derive(Debug)]
    pub enum Hosted {}

    /// There is none.
    #[derive(Debug)]
    pub enum FreshlyHosted {}

    /// There is none.
    #[derive(Debug)]
    pub enum Admission {}

    fn refused<T>() -> Result<T, Why> {
        Err(NOT_BUILT.to_owned())
    }

    impl Hosted {
        /// Ends nothing.
        pub const fn end(self) {
            match self {}
        }

        /// Returns nothing.
        #[must_use]
        pub const fn news(&self) -> Vec<String> {
            match *self {}
        }

        /// Says no.
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
        /// Ends nothing.
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
        ) -> Result<PathBuf, Why> {
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
        ) -> Result<PathBuf, Why> {
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
    pub fn share(_: &SharedDisk, _: &Path, _: AsWhom, _: &dyn Progress) -> Result<FreshlyHosted, Why> {
        refused()
    }

    /// Returns nothing.
    #[must_use]
    pub const fn left_over(_: &SharedDisk, _: &Path, _: &str) -> Option<PathBuf> {
        None
    }

    /// Says that the program is built without the network.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn remove_left_over(_: &SharedDisk, _: &Path, _: &str) -> Result<PathBuf, Why> {
        Err(NOT_BUILT.to_owned())
    }

    /// Returns nothing.
    #[must_use]
    pub const fn codes(_: &SharedDisk, _: &Path, _: &str) -> Vec<Invitation> {
        Vec::new()
    }

    /// Says no.
    #[must_use]
    pub const fn has_server(_: &SharedDisk, _: &Path, _: &str) -> bool {
        false
    }

    /// Says no.
    #[must_use]
    pub const fn is_to_be_shared(_: &SharedDisk, _: &Path, _: &str) -> bool {
        false
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn check_code(_: &str) -> Result<(), Why> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn ask_to_join(_: &str, _: &str, _: &dyn Progress) -> Result<Admission, Why> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn put_back(_: &SharedDisk, _: &Path, _: &str) -> Result<(), Why> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn shut_out(_: &SharedDisk, _: &Path, _: &str, _: &str) -> Result<String, Why> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn end_codes(_: &SharedDisk, _: &Path, _: &str, _: bool) -> Result<(), Why> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn may_leave(_: &SharedDisk, _: &Path, _: &str) -> Result<(), Why> {
        refused()
    }

    /// Refuses.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn leave(_: Desk) -> Result<(), Why> {
        refused()
    }
}
