//! A disk in memory: it records every change and can fail at any call.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::TryLockError;
use std::io::{Error, ErrorKind, Result};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use wallchart::storage::disk::{
    Access, Disk, DiskFile, FileKind, Found, Identity, SharedDisk, Visibility, folder_of, not_ordinary,
};

/// The target of a name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Node {
    Folder,
    /// A file, by its number.
    File(usize),
    Link(PathBuf),
}

impl Node {
    /// Returns the number of the file.
    pub(crate) const fn file(&self) -> Option<usize> {
        match self {
            Self::File(file) => Some(*file),
            Self::Folder | Self::Link(_) => None,
        }
    }
}

/// A change of the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Op {
    /// A new target of a name, or none. A rename is two of these.
    Name { path: PathBuf, node: Option<Node> },
    /// A write of bytes.
    Write { file: usize, at: usize, bytes: Vec<u8> },
    /// A new length of a file.
    SetLen { file: usize, len: usize },
    /// A sync of a file, and whether it succeeded.
    Sync { file: usize, done: bool },
    /// A successful sync of the names in a folder.
    SyncFolder { folder: PathBuf },
}

/// A call that a program makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Call {
    Open(Access),
    Create,
    CreateFolder,
    Rename,
    Remove,
    SyncFolder,
    Find,
    List,
    Resolve,
    Read,
    /// A write within the file.
    Overwrite,
    /// A write or a new length after the end of the file.
    Grow,
    Cut,
    Sync,
    FindOpen,
    Lock,
}

/// A kind of trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// No space is left (ENOSPC).
    Full,
    /// Nothing can be read or written (EIO).
    Broken,
    /// Nothing can be written; what was read before is still in memory (EIO).
    BrokenForWriting,
    /// The disk has become read-only (EROFS).
    Protected,
    /// Names may not be used (EACCES).
    Denied,
}

impl Trouble {
    pub(crate) const ALL: [Self; 5] =
        [Self::Full, Self::Broken, Self::BrokenForWriting, Self::Protected, Self::Denied];

    fn error(self) -> Error {
        match self {
            Self::Full => ErrorKind::StorageFull.into(),
            Self::Broken | Self::BrokenForWriting if cfg!(unix) => Error::from_raw_os_error(5),
            Self::Broken | Self::BrokenForWriting => Error::other("Input/output error"),
            Self::Protected => ErrorKind::ReadOnlyFilesystem.into(),
            Self::Denied => ErrorKind::PermissionDenied.into(),
        }
    }

    /// Returns true if a disk with this trouble refuses a call.
    const fn meets(self, call: Call) -> bool {
        use Call::{
            Create, CreateFolder, Cut, Grow, Lock, Open, Overwrite, Remove, Rename, Sync, SyncFolder,
        };
        match self {
            Self::Full => matches!(call, Create | CreateFolder | Grow),
            Self::Broken => true,
            Self::BrokenForWriting => matches!(
                call,
                Create | CreateFolder | Rename | Remove | SyncFolder | Overwrite | Grow | Cut | Sync
            ),
            Self::Protected => matches!(
                call,
                Open(Access::Write) | Create | CreateFolder | Rename | Remove | Overwrite | Grow | Cut | Sync
            ),
            Self::Denied => matches!(
                call,
                Open(_)
                    | Create
                    | CreateFolder
                    | Rename
                    | Remove
                    | SyncFolder
                    | Call::Find
                    | Call::List
                    | Call::Resolve
                    | Lock
            ),
        }
    }
}

/// Trouble that begins at a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault {
    pub trouble: Trouble,
    /// The number of the first call that fails, from 0, of any kind.
    pub from: usize,
    /// True if the trouble lasts until it is cleared; otherwise one call fails.
    pub lasting: bool,
    /// The number of bytes that a failing write still writes; counted from the end if negative.
    pub written: isize,
}

impl Fault {
    fn meets(&self, number: usize, call: Call) -> bool {
        number == self.from || (self.lasting && self.from < number && self.trouble.meets(call))
    }
}

/// An action of another program at a call.
pub(crate) type Deed = Arc<dyn Fn(&MemoryDisk) + Send + Sync>;

/// A disk in memory; clones are the same disk.
#[derive(Debug, Clone, Default)]
pub(crate) struct MemoryDisk(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    names: BTreeMap<PathBuf, Node>,
    files: Vec<Vec<u8>>,
    ops: Vec<Op>,
    /// The number of changes of the disk at the last change of each file; earlier files are missing.
    touched: BTreeMap<usize, usize>,
    calls: Vec<Call>,
    fault: Option<Fault>,
    deed: Option<(usize, Deed)>,
    /// The open file that has the lock of each file.
    locks: BTreeMap<usize, usize>,
    /// True if nobody else can read a locked file, as on Windows.
    shuts_readers_out: bool,
    opened: usize,
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inner")
            .field("names", &self.names)
            .field("calls", &self.calls.len())
            .finish_non_exhaustive()
    }
}

#[derive(Debug)]
struct MemoryFile {
    disk: MemoryDisk,
    file: usize,
    access: Access,
    /// The number of this handle among all that were ever opened.
    opened: usize,
}

/// Everything on a disk: names and files.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Contents {
    pub names: BTreeMap<PathBuf, Node>,
    pub files: BTreeMap<usize, Vec<u8>>,
}

impl Contents {
    /// Returns the content of the file with a name; links are not followed.
    pub(crate) fn read(&self, path: &Path) -> Option<&[u8]> {
        match self.names.get(path)? {
            Node::File(file) => self.files.get(file).map(Vec::as_slice),
            Node::Folder | Node::Link(_) => None,
        }
    }
}

impl MemoryDisk {
    /// Creates a disk with this content, all of it safe.
    pub(crate) fn holding(contents: &Contents) -> Self {
        let mut inner = Inner { names: contents.names.clone(), ..Inner::default() };
        let numbers = contents.files.keys().last().map_or(0, |last| last + 1);
        inner.files = (0..numbers).map(|at| contents.files.get(&at).cloned().unwrap_or_default()).collect();
        Self(Arc::new(Mutex::new(inner)))
    }

    /// Creates a disk with a folder.
    pub(crate) fn with_folder(folder: &Path) -> Self {
        let names = folder
            .ancestors()
            .filter(|folder| folder.parent().is_some())
            .map(|folder| (folder.into(), Node::Folder));
        Self::holding(&Contents { names: names.collect(), ..Contents::default() })
    }

    /// Lets locks be as on Windows: nobody else can read a locked file.
    pub(crate) fn shut_readers_out(&self) {
        self.inner().shuts_readers_out = true;
    }

    pub(crate) fn shared(&self) -> SharedDisk {
        Arc::new(self.clone())
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn contents(&self) -> Contents {
        let inner = self.inner();
        let named = inner.names.values().filter_map(|node| match node {
            Node::File(file) => Some((*file, inner.files[*file].clone())),
            Node::Folder | Node::Link(_) => None,
        });
        Contents { names: inner.names.clone(), files: named.collect() }
    }

    pub(crate) fn ops(&self) -> Vec<Op> {
        self.inner().ops.clone()
    }

    /// Returns the number of changes so far.
    pub(crate) fn changes(&self) -> usize {
        self.inner().ops.len()
    }

    /// Returns the number of calls so far.
    pub(crate) fn calls(&self) -> usize {
        self.inner().calls.len()
    }

    /// Returns the call with a number.
    pub(crate) fn call(&self, number: usize) -> Option<Call> {
        self.inner().calls.get(number).copied()
    }

    /// Sets the calls that fail from now on; `None` ends the trouble.
    pub(crate) fn set_fault(&self, fault: Option<Fault>) {
        self.inner().fault = fault;
    }

    /// Sets an action of another program just before a call.
    pub(crate) fn set_deed(&self, at: usize, deed: Deed) {
        self.inner().deed = Some((at, deed));
    }

    /// Returns the content of a file, as any other program reads it.
    pub(crate) fn read(&self, path: &Path) -> Option<Vec<u8>> {
        let inner = self.inner();
        let path = inner.follow(path).ok()?;
        inner.file_of(&path).ok().map(|file| inner.files[file].clone())
    }

    /// Overwrites a file's content as any other program does; its name stays.
    pub(crate) fn write(&self, path: &Path, bytes: &[u8]) {
        let mut inner = self.inner();
        let file = inner.file_of(path).unwrap_or_else(|_| inner.create(path));
        inner.apply(Op::SetLen { file, len: 0 });
        inner.apply(Op::Write { file, at: 0, bytes: bytes.to_vec() });
    }

    /// Sets the target of a name; `None` removes the name.
    pub(crate) fn set_name(&self, path: &Path, node: Option<Node>) {
        self.inner().apply(Op::Name { path: path.to_owned(), node });
    }

    /// Removes a folder with its whole content.
    pub(crate) fn remove_folder(&self, folder: &Path) {
        let mut inner = self.inner();
        let names: Vec<PathBuf> =
            inner.names.keys().filter(|name| name.starts_with(folder)).cloned().collect();
        for path in names {
            inner.apply(Op::Name { path, node: None });
        }
    }

    /// Counts a call, and fails if it is due.
    fn enter(&self, call: Call) -> Result<MutexGuard<'_, Inner>> {
        let (inner, fault) = self.count(call);
        fault.map_or(Ok(inner), |fault| Err(fault.trouble.error()))
    }

    fn count(&self, call: Call) -> (MutexGuard<'_, Inner>, Option<Fault>) {
        let mut inner = self.inner();
        let number = inner.calls.len();
        inner.calls.push(call);
        if let Some((_, deed)) = inner.deed.take_if(|(at, _)| *at == number) {
            drop(inner);
            deed(self);
            inner = self.inner();
        }
        let fault = inner.fault.filter(|fault| fault.meets(number, call));
        (inner, fault)
    }

    fn file(&self, inner: &mut Inner, file: usize, access: Access) -> Box<dyn DiskFile> {
        inner.opened += 1;
        Box::new(MemoryFile { disk: self.clone(), file, access, opened: inner.opened })
    }
}

impl Inner {
    fn apply(&mut self, op: Op) {
        if let Op::Name { node: Some(Node::File(file)), .. }
        | Op::Write { file, .. }
        | Op::SetLen { file, .. } = &op
        {
            self.touched.insert(*file, self.ops.len());
        }
        match &op {
            Op::Name { path, node } => {
                match node {
                    Some(node) => self.names.insert(path.clone(), node.clone()),
                    None => self.names.remove(path),
                };
            }
            Op::Write { file, at, bytes } => write(&mut self.files[*file], *at, bytes),
            Op::SetLen { file, len } => self.files[*file].resize(*len, 0),
            Op::Sync { .. } | Op::SyncFolder { .. } => {}
        }
        self.ops.push(op);
    }

    fn create(&mut self, path: &Path) -> usize {
        self.files.push(Vec::new());
        let file = self.files.len() - 1;
        self.apply(Op::Name { path: path.to_owned(), node: Some(Node::File(file)) });
        file
    }

    /// Follows links, the last name's too; the target need not exist.
    fn follow(&self, path: &Path) -> Result<PathBuf> {
        let path = self.follow_folders(path)?;
        match self.names.get(&path) {
            Some(Node::Link(target)) => self.follow(&folder_of(&path).join(target)),
            Some(Node::Folder | Node::File(_)) | None => Ok(path),
        }
    }

    /// Follows links, but not the last name's; the folders must exist.
    fn follow_folders(&self, path: &Path) -> Result<PathBuf> {
        let root = Path::new("/").to_owned();
        let mut names: Vec<OsString> = Vec::new();
        for component in path.components() {
            match component {
                Component::Normal(name) => names.push(name.to_owned()),
                Component::ParentDir => drop(names.pop()),
                Component::Prefix(_) | Component::RootDir | Component::CurDir => {}
            }
        }
        let Some(last) = names.pop() else { return Ok(root) };
        let folder = names.into_iter().try_fold(root, |folder, name| {
            let next = self.follow(&folder.join(name))?;
            match self.names.get(&next) {
                Some(Node::Folder) => Ok(next),
                Some(Node::File(_) | Node::Link(_)) => Err(Error::from(ErrorKind::NotADirectory)),
                None => Err(ErrorKind::NotFound.into()),
            }
        })?;
        Ok(folder.join(last))
    }

    fn file_of(&self, path: &Path) -> Result<usize> {
        match self.names.get(path) {
            Some(Node::File(file)) => Ok(*file),
            Some(Node::Folder) => Err(not_ordinary(FileKind::Folder)),
            Some(Node::Link(_)) | None => Err(ErrorKind::NotFound.into()),
        }
    }

    fn found(&self, file: usize) -> Found {
        let identity = Identity { device: 1, file: file as u64 + 1 };
        // Each change takes one second.
        let touched = self.touched.get(&file).map(|ops| *ops as i128 * 1_000_000_000);
        Found { identity, kind: FileKind::File, len: self.files[file].len() as u64, touched }
    }

    fn find(&self, path: &Path) -> Result<Found> {
        let is_root = path.parent().is_none();
        if is_root || self.names.get(path) == Some(&Node::Folder) {
            let identity = Identity { device: 1, file: 0 };
            return Ok(Found { identity, kind: FileKind::Folder, len: 0, touched: None });
        }
        self.file_of(path).map(|file| self.found(file))
    }

    fn rename(&mut self, from: &Path, to: &Path) -> Result<()> {
        let node = self.names.get(from).cloned().ok_or(ErrorKind::NotFound)?;
        if self.names.get(to) == Some(&Node::Folder) {
            return Err(ErrorKind::IsADirectory.into());
        }
        self.apply(Op::Name { path: from.to_owned(), node: None });
        self.apply(Op::Name { path: to.to_owned(), node: Some(node) });
        Ok(())
    }
}

/// Writes bytes at a place; a gap between the end of the file and the place is filled with zeros.
pub(crate) fn write(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    let end = at + bytes.len();
    if file.len() < end {
        file.resize(end, 0);
    }
    file[at..end].copy_from_slice(bytes);
}

impl Disk for MemoryDisk {
    fn open(&self, path: &Path, access: Access) -> Result<Box<dyn DiskFile>> {
        let mut inner = self.enter(Call::Open(access))?;
        let path = inner.follow(path)?;
        let file = inner.file_of(&path)?;
        Ok(self.file(&mut inner, file, access))
    }

    fn create_new(&self, path: &Path, _: Visibility) -> Result<Box<dyn DiskFile>> {
        let mut inner = self.enter(Call::Create)?;
        let path = inner.follow_folders(path)?;
        if inner.names.contains_key(&path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let file = inner.create(&path);
        Ok(self.file(&mut inner, file, Access::Write))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        let mut inner = self.enter(Call::Rename)?;
        let (from, to) = (inner.follow_folders(from)?, inner.follow_folders(to)?);
        inner.rename(&from, &to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> Result<()> {
        let mut inner = self.enter(Call::Rename)?;
        let (from, to) = (inner.follow_folders(from)?, inner.follow_folders(to)?);
        if inner.names.contains_key(&to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        inner.rename(&from, &to)
    }

    fn remove(&self, path: &Path) -> Result<()> {
        let mut inner = self.enter(Call::Remove)?;
        let path = inner.follow_folders(path)?;
        match inner.names.get(&path) {
            Some(Node::Folder) => Err(ErrorKind::IsADirectory.into()),
            Some(Node::File(_) | Node::Link(_)) => {
                inner.apply(Op::Name { path, node: None });
                Ok(())
            }
            None => Err(ErrorKind::NotFound.into()),
        }
    }

    fn sync_folder(&self, folder: &Path) -> Result<()> {
        let mut inner = self.enter(Call::SyncFolder)?;
        let folder = inner.follow(folder)?;
        inner.apply(Op::SyncFolder { folder });
        Ok(())
    }

    fn create_folder(&self, folder: &Path) -> Result<()> {
        let mut inner = self.enter(Call::CreateFolder)?;
        let folders: Vec<&Path> = folder.ancestors().filter(|folder| folder.parent().is_some()).collect();
        for folder in folders.into_iter().rev() {
            let path = inner.follow(folder)?;
            match inner.names.get(&path) {
                Some(Node::Folder) => {}
                Some(Node::File(_) | Node::Link(_)) => return Err(ErrorKind::AlreadyExists.into()),
                None => inner.apply(Op::Name { path, node: Some(Node::Folder) }),
            }
        }
        Ok(())
    }

    fn find(&self, path: &Path) -> Result<Found> {
        let inner = self.enter(Call::Find)?;
        let path = inner.follow(path)?;
        inner.find(&path)
    }

    fn find_itself(&self, path: &Path) -> Result<Found> {
        let inner = self.enter(Call::Find)?;
        let path = inner.follow_folders(path)?;
        if let Some(Node::Link(_)) = inner.names.get(&path) {
            let identity = Identity { device: 1, file: 0 };
            return Ok(Found { identity, kind: FileKind::Link, len: 0, touched: None });
        }
        inner.find(&path)
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        let inner = self.enter(Call::List)?;
        let folder = inner.follow(folder)?;
        let names = inner.names.keys().filter(|name| name.parent() == Some(&*folder));
        Ok(names.filter_map(|name| name.file_name().map(PathBuf::from)).collect())
    }

    fn resolve(&self, path: &Path) -> Result<PathBuf> {
        self.enter(Call::Resolve)?.follow(path)
    }

    fn locks_shut_readers_out(&self) -> bool {
        self.inner().shuts_readers_out
    }
}

impl MemoryFile {
    fn change(&self, call: Call, op: Op, part: impl FnOnce(Fault, Op) -> Option<Op>) -> Result<()> {
        let (mut inner, fault) = self.disk.count(call);
        if self.access == Access::Read {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let Some(fault) = fault else {
            inner.apply(op);
            return Ok(());
        };
        if let Some(op) = part(fault, op) {
            inner.apply(op);
        }
        Err(fault.trouble.error())
    }

    fn len(&self) -> usize {
        self.disk.inner().files[self.file].len()
    }
}

fn place(at: u64) -> usize {
    usize::try_from(at).unwrap()
}

impl DiskFile for MemoryFile {
    fn read_at(&mut self, at: u64, buffer: &mut [u8]) -> Result<usize> {
        let inner = self.disk.enter(Call::Read)?;
        let is_shut = inner.locks.get(&self.file).is_some_and(|holder| *holder != self.opened);
        if is_shut && inner.shuts_readers_out {
            return Err(ErrorKind::ResourceBusy.into());
        }
        let rest = inner.files[self.file].get(place(at)..).unwrap_or_default();
        let read = rest.len().min(buffer.len());
        buffer[..read].copy_from_slice(&rest[..read]);
        Ok(read)
    }

    fn write_at(&mut self, at: u64, bytes: &[u8]) -> Result<()> {
        let at = place(at);
        let call = if self.len() < at + bytes.len() { Call::Grow } else { Call::Overwrite };
        let op = Op::Write { file: self.file, at, bytes: bytes.to_vec() };
        self.change(call, op, |fault, op| {
            let Op::Write { file, at, mut bytes } = op else { return None };
            let all = bytes.len();
            let written = fault.written.unsigned_abs().min(all);
            bytes.truncate(if fault.written < 0 { all - written } else { written });
            (!bytes.is_empty()).then_some(Op::Write { file, at, bytes })
        })
    }

    fn set_len(&mut self, len: u64) -> Result<()> {
        let len = place(len);
        let call = if self.len() < len { Call::Grow } else { Call::Cut };
        self.change(call, Op::SetLen { file: self.file, len }, |_, _| None)
    }

    fn sync(&mut self) -> Result<()> {
        let op = Op::Sync { file: self.file, done: true };
        self.change(Call::Sync, op, |_, _| Some(Op::Sync { file: self.file, done: false }))
    }

    fn find(&self) -> Result<Found> {
        Ok(self.disk.enter(Call::FindOpen)?.found(self.file))
    }

    fn try_lock(&self) -> std::result::Result<(), TryLockError> {
        let mut inner = self.disk.enter(Call::Lock).map_err(TryLockError::Error)?;
        let holder = *inner.locks.entry(self.file).or_insert(self.opened);
        if holder == self.opened { Ok(()) } else { Err(TryLockError::WouldBlock) }
    }
}

impl Drop for MemoryFile {
    fn drop(&mut self) {
        let mut inner = self.disk.inner();
        if inner.locks.get(&self.file) == Some(&self.opened) {
            inner.locks.remove(&self.file);
        }
    }
}
