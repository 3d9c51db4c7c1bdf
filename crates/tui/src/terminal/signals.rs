//! Signals of the system: the program ends or is suspended in an orderly way.
//!
//! A separate thread turns them into events, so that the drawing thread can save the input and restore the
//! terminal. If that does not happen in time, the terminal is restored all the same and the program ends.

use std::io;
use std::sync::mpsc::Sender;

use crate::terminal::event::Event;

#[cfg(unix)]
mod unix {
    use std::io;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::Sender;
    use std::thread;

    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use crate::terminal;
    use crate::terminal::event::Event;

    /// A shell adds this to the number of the signal that ended a program.
    const ENDED: i32 = 128;

    /// True if the program should be suspended and has not been continued since.
    static SUSPENDED: AtomicBool = AtomicBool::new(false);

    /// Starts to listen for signals.
    pub(super) fn listen(events: Sender<Event>) -> io::Result<()> {
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
        thread::spawn(move || {
            for signal in signals.forever() {
                let event = match signal {
                    SIGTSTP => Event::Suspend,
                    SIGCONT => Event::Continue,
                    _ => {
                        let status = u8::try_from(ENDED + signal).unwrap_or(u8::MAX);
                        thread::spawn(move || terminal::end_at_last(status));
                        Event::End(status)
                    }
                };
                SUSPENDED.store(signal == SIGTSTP, Ordering::SeqCst);
                // The program may be ending already.
                drop(events.send(event));
            }
        });
        Ok(())
    }

    /// Stops the program until it is continued.
    pub(super) fn stop_here() -> io::Result<()> {
        if SUSPENDED.swap(false, Ordering::SeqCst) { emulate_default_handler(SIGTSTP) } else { Ok(()) }
    }
}

#[cfg(windows)]
mod windows {
    use std::io;
    use std::sync::mpsc::Sender;
    use std::thread;

    use tokio::runtime::Builder;
    use tokio::signal::windows::{ctrl_break, ctrl_close, ctrl_logoff, ctrl_shutdown};

    use crate::terminal;
    use crate::terminal::event::Event;

    /// The exit status, the same as after SIGTERM on Unix.
    const ENDED: u8 = 128 + 15;

    /// Starts to listen for the end of the window, of the session and of the system. Windows waits a few
    /// seconds for the program.
    pub(super) fn listen(events: Sender<Event>) -> io::Result<()> {
        let runtime = Builder::new_current_thread().build()?;
        let inside = runtime.enter();
        let (mut stop, mut close) = (ctrl_break()?, ctrl_close()?);
        let (mut logoff, mut shutdown) = (ctrl_logoff()?, ctrl_shutdown()?);
        drop(inside);
        thread::spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    _ = stop.recv() => {}
                    _ = close.recv() => {}
                    _ = logoff.recv() => {}
                    _ = shutdown.recv() => {}
                }
            });
            thread::spawn(|| terminal::end_at_last(ENDED));
            // The program may be ending already.
            drop(events.send(Event::End(ENDED)));
        });
        Ok(())
    }
}

/// Starts to listen for the signals that end, suspend and continue a program.
///
/// # Errors
///
/// The system refuses.
pub(crate) fn listen(events: Sender<Event>) -> io::Result<()> {
    #[cfg(unix)]
    return unix::listen(events);
    #[cfg(windows)]
    return windows::listen(events);
}

/// Stops the program until it is continued; returns at once if it was continued already, or cannot be
/// stopped.
///
/// # Errors
///
/// The system refuses.
pub(crate) fn stop_here() -> io::Result<()> {
    #[cfg(unix)]
    return unix::stop_here();
    #[cfg(not(unix))]
    Ok(())
}
