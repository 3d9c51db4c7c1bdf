//! Signals of the system: the program ends, or is suspended, in order.
//!
//! A thread of its own makes events of them, so that what is typed is kept and the terminal is given back by whoever draws on
//! it. A program that does not come to that in time gives the terminal back all the same, and ends.

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

    /// What a shell adds to the number of a signal that ended a program.
    const ENDED: i32 = 128;

    /// Whether the program is to be suspended and was not continued since.
    static SUSPENDED: AtomicBool = AtomicBool::new(false);

    /// Begins to listen.
    pub fn listen(events: Sender<Event>) -> io::Result<()> {
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
                // Nobody is left to hear it when the program ends already.
                drop(events.send(event));
            }
        });
        Ok(())
    }

    /// Stops the program until it is continued.
    pub fn stop_here() -> io::Result<()> {
        if SUSPENDED.swap(false, Ordering::SeqCst) { emulate_default_handler(SIGTSTP) } else { Ok(()) }
    }
}

/// Begins to listen to the signals that end, suspend and continue a program.
///
/// # Errors
///
/// The system refuses.
pub fn listen(events: Sender<Event>) -> io::Result<()> {
    #[cfg(unix)]
    return unix::listen(events);
    #[cfg(not(unix))]
    {
        drop(events);
        Ok(())
    }
}

/// Stops the program until it is continued; it goes on at once where it was continued already, or cannot be stopped.
///
/// # Errors
///
/// The system refuses.
pub fn stop_here() -> io::Result<()> {
    #[cfg(unix)]
    return unix::stop_here();
    #[cfg(not(unix))]
    Ok(())
}
