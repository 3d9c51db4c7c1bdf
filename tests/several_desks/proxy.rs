//! A link of a desk that can be cut: at once, or silently in one direction or both.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The state of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Link {
    Whole,
    /// Connections are closed, and new ones refused.
    Cut,
    /// The messages of the desk are lost.
    Dumb,
    /// The messages of the server are lost.
    Deaf,
    /// All messages are lost without a sign.
    Dead,
}

impl Link {
    pub(super) const ALL: [Self; 5] = [Self::Whole, Self::Cut, Self::Dumb, Self::Deaf, Self::Dead];

    fn of(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }

    fn lets_through(self, from_desk: bool) -> bool {
        match self {
            Self::Whole => true,
            Self::Cut | Self::Dead => false,
            Self::Dumb => !from_desk,
            Self::Deaf => from_desk,
        }
    }
}

/// A proxy between a desk and the server.
pub(super) struct Proxy {
    pub address: String,
    common: Arc<Common>,
}

struct Common {
    link: AtomicU8,
    is_over: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    /// Starts a proxy before a server.
    pub(super) fn before(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let common = Arc::new(Common {
            link: AtomicU8::new(0),
            is_over: AtomicBool::new(false),
            open: Mutex::new(Vec::new()),
        });
        let (common_too, server) = (common.clone(), server.to_owned());
        thread::spawn(move || {
            for desk in listener.incoming() {
                if common_too.is_over.load(Ordering::Acquire) {
                    return;
                }
                let Ok(desk) = desk else { continue };
                // A cut link accepts no connection.
                if Link::of(common_too.link.load(Ordering::Acquire)) != Link::Cut
                    && let Ok(server) = TcpStream::connect(&server)
                {
                    join(&common_too, &desk, &server);
                }
            }
        });
        Self { address, common }
    }

    /// Changes the state of the link.
    pub(super) fn set(&self, link: Link) {
        let number = Link::ALL.iter().position(|one| *one == link).unwrap();
        self.common.link.store(u8::try_from(number).unwrap(), Ordering::Release);
        let mut open = self.common.open.lock().unwrap();
        // Lost messages are not sent again: a connection that was dumb or deaf is over.
        for stream in open.drain(..).filter(|_| matches!(link, Link::Cut | Link::Whole)) {
            drop(stream.shutdown(Shutdown::Both));
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.common.is_over.store(true, Ordering::Release);
        self.set(Link::Cut);
        drop(TcpStream::connect(&self.address));
    }
}

fn join(common: &Arc<Common>, desk: &TcpStream, server: &TcpStream) {
    for stream in [desk, server] {
        drop(stream.set_nodelay(true));
        common.open.lock().unwrap().push(stream.try_clone().unwrap());
    }
    for (from, to, from_desk) in [(desk, server, true), (server, desk, false)] {
        let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
        let common = common.clone();
        thread::spawn(move || {
            let mut bytes = vec![0; 65536];
            drop(from.set_read_timeout(Some(Duration::from_mins(1))));
            while let Ok(read) = from.read(&mut bytes) {
                let link = Link::of(common.link.load(Ordering::Acquire));
                if read == 0 || link.lets_through(from_desk) && to.write_all(&bytes[..read]).is_err() {
                    break;
                }
            }
            drop(from.shutdown(Shutdown::Both));
            drop(to.shutdown(Shutdown::Both));
        });
    }
}
