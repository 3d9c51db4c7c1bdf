//! Finds out, within a second, which program listens at an address: a NATS server introduces itself before
//! the encryption begins.

use std::time::Duration;

use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};

/// The longest time until a server introduces itself: it does so at once.
pub(super) const MOMENT: Duration = Duration::from_millis(900);

/// The longest time from the introduction to a refusal: the server sends both together.
const REFUSAL: Duration = Duration::from_millis(200);

/// The longest introduction that is read, in bytes.
const LONGEST: usize = 16 << 10;

/// The beginning of the host name under which the server of an event introduces itself.
const OURS: &str = "wallchart1";

/// The letters before the proof of a valid code and of an expired one.
const VALID: char = 'v';
const EXPIRED: char = 'x';

/// The kind of program that listens at an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Greeting {
    /// No program, or the address cannot be reached; the reason.
    Nobody(String),
    /// A program that sends nothing.
    Silent,
    /// A program that is not a NATS server.
    Stranger,
    /// A NATS server.
    Nats {
        /// The introduction, if it is the server of an event.
        own: Option<Introduction>,
        /// True if all its places are taken.
        is_full: bool,
    },
}

/// The introduction of an event's server, which everybody receives before the encryption begins.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Introduction {
    /// The fingerprint of its certificate.
    pub fingerprint: String,
    /// The proofs that it knows the valid codes.
    pub proofs: Vec<String>,
    /// The proofs of expired codes.
    pub expired: Vec<String>,
}

impl Introduction {
    /// Returns the introduction in the form of a host name, which the server sends.
    pub(super) fn host_name(&self) -> String {
        let proofs = self.proofs.iter().map(|proof| format!(".{VALID}{proof}"));
        let expired = self.expired.iter().map(|proof| format!(".{EXPIRED}{proof}"));
        let said: String = proofs.chain(expired).collect();
        format!("{OURS}.{}{said}", self.fingerprint)
    }

    fn of_host_name(name: &str) -> Option<Self> {
        let mut parts = name.strip_prefix(OURS)?.strip_prefix('.')?.split('.');
        let mut own = Self { fingerprint: parts.next()?.to_owned(), ..Self::default() };
        for part in parts {
            own.proofs.extend(part.strip_prefix(VALID).map(str::to_owned));
            own.expired.extend(part.strip_prefix(EXPIRED).map(str::to_owned));
        }
        Some(own)
    }
}

/// The needed part of an introduction.
#[derive(Deserialize)]
struct Info {
    #[serde(default)]
    host: String,
}

/// Connects and reads the first message of a server, for at most this time.
pub(super) async fn hear(address: &str, most: Duration) -> Greeting {
    let until = Instant::now() + most;
    let stream = match timeout_at(until, TcpStream::connect(address)).await {
        Ok(Ok(stream)) => stream,
        Ok(Err(error)) => return Greeting::Nobody(error.to_string()),
        Err(_) => return Greeting::Nobody("it does not answer".to_owned()),
    };
    let mut said = Vec::new();
    if !read_on(&stream, &mut said, until, |said| said.contains(&b'\n')).await && said.is_empty() {
        return Greeting::Silent;
    }
    let Some(info) = introduction(&said) else { return Greeting::Stranger };
    let is_refused = |said: &[u8]| lines(said).nth(1).is_some_and(|line| line.starts_with("-ERR"));
    let refusal = Instant::now() + REFUSAL;
    let is_full = read_on(&stream, &mut said, refusal, is_refused).await
        && lines(&said).any(|line| line.contains("maximum connections exceeded"));
    Greeting::Nats { own: Introduction::of_host_name(&info.host), is_full }
}

/// Reads until `holds` is true of the received bytes; returns whether it is.
async fn read_on(
    stream: &TcpStream,
    said: &mut Vec<u8>,
    until: Instant,
    holds: impl Fn(&[u8]) -> bool,
) -> bool {
    while !holds(said) && said.len() < LONGEST {
        let mut piece = [0; 4096];
        if !matches!(timeout_at(until, stream.readable()).await, Ok(Ok(()))) {
            break;
        }
        match stream.try_read(&mut piece) {
            Ok(0) => break,
            Ok(read) => said.extend_from_slice(piece.get(..read).unwrap_or_default()),
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(_) => break,
        }
    }
    holds(said)
}

fn lines(said: &[u8]) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
    said.split(|byte| *byte == b'\n').map(String::from_utf8_lossy)
}

fn introduction(said: &[u8]) -> Option<Info> {
    let first = lines(said).next()?;
    serde_json::from_str(first.trim().strip_prefix("INFO ")?).ok()
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::net::TcpListener;

    use super::*;

    /// Returns the greeting of a listener that sends a text and keeps the connection open.
    fn heard(text: &'static str) -> Greeting {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let speaker = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            stream
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let heard = runtime.block_on(hear(&address, MOMENT));
        drop(speaker.join());
        heard
    }

    #[test]
    fn a_listener_is_recognised_by_its_first_message() {
        let nats = |own: Option<Introduction>, is_full| Greeting::Nats { own, is_full };
        let own = |proofs: &[&str], expired: &[&str]| {
            let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
            Introduction { fingerprint: "ab12".to_owned(), proofs: texts(proofs), expired: texts(expired) }
        };
        assert_eq!(own(&["12"], &["34"]).host_name(), "wallchart1.ab12.v12.x34");
        assert_eq!(heard("INFO {\"host\":\"0.0.0.0\",\"port\":4222} \r\n"), nats(None, false));
        assert_eq!(heard("INFO {\"host\":\"wallchart1.ab12\"}\r\n"), nats(Some(own(&[], &[])), false));
        let full =
            "INFO {\"host\":\"wallchart1.ab12.v12.v34.x56\"} \r\n-ERR 'maximum connections exceeded'\r\n";
        assert_eq!(heard(full), nats(Some(own(&["12", "34"], &["56"])), true));
        assert_eq!(heard("SSH-2.0-OpenSSH_9.2\r\n"), Greeting::Stranger);
        assert_eq!(heard("220"), Greeting::Stranger);
        let began = Instant::now();
        assert_eq!(heard(""), Greeting::Silent);
        assert!(began.elapsed() < Duration::from_secs(3), "a silent program is found out at once");
        let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        assert!(matches!(runtime.block_on(hear(&nobody, MOMENT)), Greeting::Nobody(_)));
    }
}
