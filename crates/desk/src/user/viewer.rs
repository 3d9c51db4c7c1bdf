//! The program with which the system opens a file, for instance a PDF.

use std::path::Path;

/// Returns true if the system can show a window here: not in a terminal of another computer.
#[must_use]
pub fn is_available() -> bool {
    can_show(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Returns true if the environment has a display. On Linux a remote terminal may have one too.
fn can_show(has: impl Fn(&str) -> bool) -> bool {
    if cfg!(any(windows, target_os = "macos")) {
        return !has("SSH_CONNECTION");
    }
    has("DISPLAY") || has("WAYLAND_DISPLAY") || has("WSL_INTEROP")
}

/// Opens a file; its program goes on independently, with its own input and output.
///
/// # Errors
///
/// The system has no program for it.
pub fn open(path: &Path) -> Result<(), opener::OpenError> {
    opener::open(path)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_without_a_display_opens_nothing() {
        let with = |set: &'static str| can_show(move |name| name == set);
        assert!(!with("SSH_CONNECTION") && !with(""));
        assert!(with("DISPLAY") && with("WAYLAND_DISPLAY"));
    }
}
