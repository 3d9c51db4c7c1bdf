//! The disk of the machine, on which one kind of operation can be made to fail.

use std::fs::TryLockError;
use std::io::{ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use wallchart::storage::disk::{Access, Disk, DiskFile, Found, SystemDisk, Visibility};

/// The operations that can fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Open,
    Create,
    Write,
    Sync,
    Rename,
    SyncFolder,
    Folder,
}

impl Step {
    pub(crate) const ALL: [Self; 7] =
        [Self::Open, Self::Create, Self::Write, Self::Sync, Self::Rename, Self::SyncFolder, Self::Folder];
}

/// The disk of the machine with an adjustable fault.
#[derive(Debug, Clone, Default)]
pub(crate) struct FailingDisk(Arc<Mutex<Option<(Step, ErrorKind)>>>);

impl FailingDisk {
    /// Sets the kind of operation that fails from now on; `None` ends the fault.
    pub(crate) fn fail(&self, fault: Option<(Step, ErrorKind)>) {
        *self.0.lock().unwrap() = fault;
    }

    fn pass(&self, step: Step) -> Result<()> {
        match *self.0.lock().unwrap() {
            Some((failing, error)) if failing == step => Err(error.into()),
            Some(_) | None => Ok(()),
        }
    }

    fn file(&self, file: Box<dyn DiskFile>) -> Box<dyn DiskFile> {
        Box::new(FailingFile { disk: self.clone(), file })
    }
}

impl Disk for FailingDisk {
    fn open(&self, path: &Path, access: Access) -> Result<Box<dyn DiskFile>> {
        self.pass(Step::Open)?;
        SystemDisk.open(path, access).map(|file| self.file(file))
    }

    fn create_new(&self, path: &Path, visibility: Visibility) -> Result<Box<dyn DiskFile>> {
        self.pass(Step::Create)?;
        SystemDisk.create_new(path, visibility).map(|file| self.file(file))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        self.pass(Step::Rename)?;
        SystemDisk.rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> Result<()> {
        self.pass(Step::Rename)?;
        SystemDisk.rename_new(from, to)
    }

    fn remove(&self, path: &Path) -> Result<()> {
        SystemDisk.remove(path)
    }

    fn sync_folder(&self, folder: &Path) -> Result<()> {
        self.pass(Step::SyncFolder)?;
        SystemDisk.sync_folder(folder)
    }

    fn create_folder(&self, folder: &Path) -> Result<()> {
        self.pass(Step::Folder)?;
        SystemDisk.create_folder(folder)
    }

    fn find(&self, path: &Path) -> Result<Found> {
        SystemDisk.find(path)
    }

    fn find_itself(&self, path: &Path) -> Result<Found> {
        SystemDisk.find_itself(path)
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        SystemDisk.list(folder)
    }

    fn resolve(&self, path: &Path) -> Result<PathBuf> {
        SystemDisk.resolve(path)
    }

    fn is_open_to_everybody(&self, folder: &Path) -> bool {
        SystemDisk.is_open_to_everybody(folder)
    }
}

#[derive(Debug)]
struct FailingFile {
    disk: FailingDisk,
    file: Box<dyn DiskFile>,
}

impl DiskFile for FailingFile {
    fn read_at(&mut self, at: u64, buffer: &mut [u8]) -> Result<usize> {
        self.file.read_at(at, buffer)
    }

    fn write_at(&mut self, at: u64, bytes: &[u8]) -> Result<()> {
        if let Err(error) = self.disk.pass(Step::Write) {
            // A full disk accepts a part of the bytes.
            self.file.write_at(at, &bytes[..bytes.len() / 2])?;
            return Err(error);
        }
        self.file.write_at(at, bytes)
    }

    fn set_len(&mut self, len: u64) -> Result<()> {
        self.file.set_len(len)
    }

    fn sync(&mut self) -> Result<()> {
        self.disk.pass(Step::Sync)?;
        self.file.sync()
    }

    fn find(&self) -> Result<Found> {
        self.file.find()
    }

    fn imitate(&self, model: &Path) {
        self.file.imitate(model);
    }

    fn try_lock(&self) -> std::result::Result<(), TryLockError> {
        self.file.try_lock()
    }
}
