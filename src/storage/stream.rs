//! Inputs and outputs that are no ordinary files: streams that are handed over at the start, devices and pipes.

use std::fs::{File, OpenOptions};
use std::io::{Read, Result, Write as _};
use std::path::Path;

use super::disk::too_large;

/// The name of standard input as a file, on systems that have one.
pub const INPUT: &str = "/dev/stdin";

/// The name of standard output as a file, on systems that have one.
pub const OUTPUT: &str = "/dev/stdout";

/// The folders in which open files have their numbers as names.
const NUMBERED: [&str; 2] = ["/dev/fd/", "/proc/self/fd/"];

/// Returns whether a path names a file that whoever started the program opened for it, as a shell does for `<(...)`.
#[must_use]
pub fn is_handed_over(path: &Path) -> bool {
    let Some(path) = path.to_str() else { return false };
    let number = NUMBERED.iter().find_map(|folder| path.strip_prefix(folder));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        || [INPUT, OUTPUT, "/dev/stderr"].contains(&path)
}

/// Returns whether a path is one of the names of standard output.
#[must_use]
pub fn is_output(path: &Path) -> bool {
    path == Path::new(OUTPUT) || NUMBERED.iter().any(|folder| path == Path::new(folder).join("1"))
}

/// Reads a stream to its end; more than `limit` bytes are an error.
///
/// # Errors
///
/// What the system says; or the stream is too long.
pub fn read(stream: impl Read, limit: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(limit + 1).read_to_end(&mut bytes)?;
    if limit < bytes.len() as u64 { Err(too_large(limit)) } else { Ok(bytes) }
}

/// Reads a file that was handed over, as [`read`] does.
///
/// # Errors
///
/// As [`read`].
pub fn read_handed_over(path: &Path, limit: u64) -> Result<Vec<u8>> {
    read(File::open(path)?, limit)
}

/// Writes into a device, a pipe or a file that was handed over, behind what is there.
///
/// # Errors
///
/// What the system says; some of the bytes may have been written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(bytes).and_then(|()| file.flush())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_open_files_are_told_from_others() {
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
