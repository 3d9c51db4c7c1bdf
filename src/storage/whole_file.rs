//! Files that are written as a whole: complete afterwards, or as they were before.

use std::io::{Result, Write as _};
use std::path::Path;

/// Replaces a file, or makes it. A link is replaced, not followed.
///
/// # Errors
///
/// The disk says no; the file is as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut draft = tempfile::Builder::new().permissions(everyone()).tempfile_in(folder)?;
    draft.write_all(bytes)?;
    draft.persist(path)?;
    Ok(())
}

#[cfg(unix)]
fn everyone() -> std::fs::Permissions {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::Permissions::from_mode(0o644)
}
