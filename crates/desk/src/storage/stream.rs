//! Inputs and outputs that are not ordinary files: inherited streams, devices and pipes.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Error, ErrorKind, Read, Result, Seek, SeekFrom, Write as _};
use std::path::Path;

use super::disk::{DiskFile, too_large};

/// The path of standard input, on systems that have one.
pub const INPUT: &str = "/dev/stdin";

/// The path of standard output, on systems that have one.
pub const OUTPUT: &str = "/dev/stdout";

/// The folders in which open files are named by their numbers.
const NUMBERED: [&str; 2] = ["/dev/fd/", "/proc/self/fd/"];

/// Returns true if a path names an inherited file, as a shell opens one for `<(...)`.
#[must_use]
pub fn is_handed_over(path: &Path) -> bool {
    let Some(path) = path.to_str() else { return false };
    let number = NUMBERED.iter().find_map(|folder| path.strip_prefix(folder));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        || [INPUT, OUTPUT, "/dev/stderr"].contains(&path)
}

/// Returns true if a path is one of the names of standard output.
#[must_use]
pub fn is_output(path: &Path) -> bool {
    path == Path::new(OUTPUT) || NUMBERED.iter().any(|folder| path == Path::new(folder).join("1"))
}

/// An open file that is read in sequence or in pieces, because it is too large for the memory.
#[derive(Debug)]
pub struct FileReader {
    file: Box<dyn DiskFile>,
    at: u64,
}

impl FileReader {
    /// Begins at the start of a file.
    #[must_use]
    pub fn new(file: Box<dyn DiskFile>) -> Self {
        Self { file, at: 0 }
    }
}

impl Read for FileReader {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let read = self.file.read_at(self.at, buffer)?;
        self.at += read as u64;
        Ok(read)
    }
}

impl Seek for FileReader {
    fn seek(&mut self, to: SeekFrom) -> Result<u64> {
        let place = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
            SeekFrom::End(by) => self.file.find()?.len.checked_add_signed(by),
        };
        self.at = place.ok_or_else(|| Error::from(ErrorKind::InvalidInput))?;
        Ok(self.at)
    }
}

/// Reads a stream to its end.
///
/// # Errors
///
/// An I/O error, or the stream has more than `limit` bytes.
pub fn read(stream: impl Read, limit: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(limit + 1).read_to_end(&mut bytes)?;
    if limit < bytes.len() as u64 { Err(too_large(limit)) } else { Ok(bytes) }
}

/// Reads an inherited file as [`read`] does.
///
/// # Errors
///
/// As [`read`].
pub fn read_handed_over(path: &Path, limit: u64) -> Result<Vec<u8>> {
    read(File::open(path)?, limit)
}

/// Writes to a device, a pipe or an inherited file, after its present content.
///
/// # Errors
///
/// An I/O error; some of the bytes may have been written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(bytes).and_then(|()| file.flush())
}

/// Writes to a device, a pipe or an inherited file as [`write()`] does, piece by piece.
///
/// # Errors
///
/// As [`write()`].
pub fn write_pieces(path: &Path, mut pieces: impl Iterator<Item = String>) -> Result<()> {
    let mut file = BufWriter::new(OpenOptions::new().append(true).open(path)?);
    pieces.try_for_each(|piece| file.write_all(piece.as_bytes())).and_then(|()| file.flush())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_open_files_are_recognised() {
        for name in ["/dev/stdin", "/dev/fd/0", "/dev/fd/63", "/proc/self/fd/12", "/dev/stderr"] {
            assert!(is_handed_over(Path::new(name)), "{name}");
        }
        for name in ["/dev/null", "/dev/fd/", "/dev/fd/x", "/dev/fd/1/x", "dev/stdin", "e.ron", "-"] {
            assert!(!is_handed_over(Path::new(name)), "{name}");
        }
        assert!(is_output(Path::new("/dev/stdout")) && is_output(Path::new("/dev/fd/1")));
        assert!(!is_output(Path::new("/dev/fd/11")) && !is_output(Path::new("/dev/stdin")));
    }

    #[test]
    fn a_stream_is_read_up_to_its_limit() {
        assert_eq!(read(&b"12345"[..], 5).unwrap(), b"12345");
        let error = read(std::io::repeat(b'x'), 5).unwrap_err();
        assert_eq!(error.to_string(), "the file is too large (limit 5 bytes)");
    }
}
