//! The parts of the disk that each system has in its own way: identities, permissions, folders.

/// The users who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody, as with an ordinary file.
    Everyone,
    /// Its owner only.
    Owner,
}

/// The identity of a file, which another file under the same name does not share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    /// The file system; 0 if the platform does not report it.
    pub device: u64,
    /// The file's number in it; 0 if the platform does not report it.
    pub file: u64,
}

impl Identity {
    /// The identity on a platform that does not report one.
    pub(super) const UNKNOWN: Self = Self { device: 0, file: 0 };
}

#[cfg(not(any(unix, windows)))]
compile_error!("wallchart knows the files of Unix and of Windows");

#[cfg(unix)]
pub(super) use unix::*;
#[cfg(windows)]
pub(super) use windows::*;

#[cfg(unix)]
mod unix {
    use std::fs::{File, Metadata, OpenOptions};
    use std::io::{Error, Result};
    use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
    use std::path::{Path, PathBuf};

    use super::{Identity, Visibility};

    /// Returns the path of an existing file without links.
    pub(in super::super) fn final_path(path: &Path) -> Result<PathBuf> {
        std::fs::canonicalize(path)
    }

    #[expect(clippy::unnecessary_wraps, reason = "elsewhere the working folder is needed")]
    pub(in super::super) fn for_any_call(path: &Path) -> Result<PathBuf> {
        Ok(path.to_owned())
    }

    pub(in super::super) fn identity(_: &File, metadata: &Metadata) -> Result<Identity> {
        identity_of_name(Path::new(""), metadata)
    }

    #[expect(clippy::unnecessary_wraps, reason = "elsewhere the file has to be opened")]
    pub(in super::super) fn identity_of_name(_: &Path, metadata: &Metadata) -> Result<Identity> {
        Ok(Identity { device: metadata.dev(), file: metadata.ino() })
    }

    /// A change of the contents can be hidden from the time of the last modification, but not from this one.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it may not be known")]
    pub(in super::super) fn touched(metadata: &Metadata) -> Option<i128> {
        Some(i128::from(metadata.ctime()) * 1_000_000_000 + i128::from(metadata.ctime_nsec()))
    }

    pub(in super::super) fn others_write(metadata: &Metadata) -> bool {
        const OTHERS_WRITE: u32 = 0o002;
        metadata.mode() & OTHERS_WRITE != 0
    }

    pub(in super::super) fn make_visible(options: &mut OpenOptions, visibility: Visibility) {
        options.mode(match visibility {
            Visibility::Everyone => 0o666,
            Visibility::Owner => 0o600,
        });
    }

    pub(in super::super) fn take_owner(file: &File, model: &Metadata) {
        drop(std::os::unix::fs::fchown(file, Some(model.uid()), Some(model.gid())));
    }

    pub(in super::super) fn sync_folder(folder: &Path) -> Result<()> {
        File::open(folder)?.sync_all()
    }

    /// A file can be read, renamed and removed while another program has it open.
    pub(in super::super) fn is_in_use(_: &Error) -> bool {
        false
    }
}

#[cfg(windows)]
mod windows {
    use std::fs::{File, Metadata, OpenOptions};
    use std::io::{Error, ErrorKind, Result};
    use std::os::windows::fs::OpenOptionsExt as _;
    use std::path::{Path, PathBuf};

    use super::{Identity, Visibility};

    /// `FILE_FLAG_BACKUP_SEMANTICS`: folders can be opened.
    const FOLDERS_TOO: u32 = 0x0200_0000;

    /// `GENERIC_WRITE`.
    const WRITE: u32 = 0x4000_0000;

    /// `FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE`.
    const SHARE_ALL: u32 = 7;

    /// The longest path that every call accepts as it is; folders may have fewer characters than files.
    const SHORT: usize = 240;

    /// Returns the path of an existing file without links, as a person writes it: without `\\?\`. Some drives
    /// (memory, encrypted) cannot report their paths.
    pub(in super::super) fn final_path(path: &Path) -> Result<PathBuf> {
        match std::fs::canonicalize(path) {
            Ok(found) => Ok(plain(&found).unwrap_or(found)),
            Err(error) if error.kind() == ErrorKind::NotFound => Err(error),
            Err(error) => std::fs::metadata(path).map_err(|_| error).and_then(|_| std::path::absolute(path)),
        }
    }

    /// Returns the path without `\\?\`; `None` if it would lead elsewhere, such as one that ends with a dot.
    fn plain(path: &Path) -> Option<PathBuf> {
        let rest = path.to_str()?.strip_prefix(r"\\?\")?;
        let plain = rest.strip_prefix(r"UNC\").map_or_else(|| rest.to_owned(), |share| format!(r"\\{share}"));
        let plain = PathBuf::from(plain);
        std::path::absolute(&plain).is_ok_and(|same| same == plain).then_some(plain)
    }

    /// Returns a path that every call of the system accepts: a long one with `\\?\`, as the standard library
    /// has it in its own calls.
    pub(in super::super) fn for_any_call(path: &Path) -> Result<PathBuf> {
        let path = std::path::absolute(path)?;
        let Some(text) = path.to_str().filter(|text| text.len() > SHORT && !text.starts_with(r"\\?\")) else {
            return Ok(path);
        };
        let share = text.strip_prefix(r"\\").map(|share| format!(r"\\?\UNC\{share}"));
        Ok(share.unwrap_or_else(|| format!(r"\\?\{text}")).into())
    }

    pub(in super::super) fn identity(file: &File, _: &Metadata) -> Result<Identity> {
        let found = winapi_util::file::information(file)?;
        Ok(Identity { device: found.volume_serial_number(), file: found.file_index() })
    }

    /// A file that another program has for itself alone can still be opened without any access.
    pub(in super::super) fn identity_of_name(path: &Path, metadata: &Metadata) -> Result<Identity> {
        if metadata.is_symlink() {
            return Ok(Identity::UNKNOWN);
        }
        let mut options = OpenOptions::new();
        options.access_mode(0).share_mode(SHARE_ALL).custom_flags(FOLDERS_TOO);
        identity(&options.open(path)?, metadata)
    }

    pub(in super::super) fn touched(metadata: &Metadata) -> Option<i128> {
        let since = metadata.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
        i128::try_from(since.as_nanos()).ok()
    }

    /// The permissions of Windows are lists, which are not read.
    pub(in super::super) fn others_write(_: &Metadata) -> bool {
        false
    }

    /// A new file has the permissions of its folder; those of a user are closed to other users.
    pub(in super::super) fn make_visible(_: &mut OpenOptions, _: Visibility) {}

    pub(in super::super) fn take_owner(_: &File, _: &Metadata) {}

    /// Not every file system of Windows can flush a folder, and some allow it to administrators only; the
    /// journal of NTFS orders the names in any case.
    pub(in super::super) fn sync_folder(folder: &Path) -> Result<()> {
        let mut options = OpenOptions::new();
        options.access_mode(WRITE).share_mode(SHARE_ALL).custom_flags(FOLDERS_TOO);
        match options.open(folder).and_then(|folder| folder.sync_all()) {
            Err(error) if error.kind() == ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// `ERROR_SHARING_VIOLATION` and `ERROR_LOCK_VIOLATION`.
    pub(in super::super) fn is_in_use(error: &Error) -> bool {
        matches!(error.raw_os_error(), Some(32 | 33))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_path_is_shown_without_a_prefix_where_it_means_the_same() {
            let shown = |path: &str| plain(Path::new(path)).map(|path| path.display().to_string());
            assert_eq!(shown(r"\\?\C:\Öffnung ß\e.ron").as_deref(), Some(r"C:\Öffnung ß\e.ron"));
            assert_eq!(shown(r"\\?\UNC\hall\events\e.ron").as_deref(), Some(r"\\hall\events\e.ron"));
            assert_eq!(shown(r"\\?\C:\events\e.ron."), None);
            assert_eq!(shown(r"\\?\Volume{b75e2c83}\e.ron"), None);
            let long = vec!["long".repeat(50); 3].join(r"\");
            for (plain, whole) in [(r"C:\", r"\\?\C:\"), (r"\\hall\events\", r"\\?\UNC\hall\events\")] {
                let (plain, whole) = (format!("{plain}{long}"), format!("{whole}{long}"));
                assert_eq!(for_any_call(Path::new(&plain)).unwrap(), Path::new(&whole));
                assert_eq!(for_any_call(Path::new(&whole)).unwrap(), Path::new(&whole));
                assert_eq!(shown(&whole), Some(plain));
            }
        }

        #[test]
        fn a_long_path_leads_to_its_file() {
            let folder = tempfile::tempdir().unwrap();
            let long = folder.path().join(vec!["long".repeat(50); 3].join(r"\"));
            std::fs::create_dir_all(&long).unwrap();
            std::fs::write(long.join("e.ron"), "").unwrap();
            let found = final_path(&long.join("e.ron")).unwrap();
            assert!(found.ends_with("e.ron") && !found.starts_with(r"\\?\"), "{}", found.display());
        }
    }
}
