//! Finds out, within a second, what listens at an address: a NATS server introduces itself before anything is encrypted.

use std::time::Duration;

use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};

/// How long a server may take to introduce itself: it does so at once.
const MOMENT: Duration = Duration::from_millis(900);

/// How long a refusal may follow the introduction: the server sends both together.
const REFUSAL: Duration = Duration::from_millis(200);

/// The longest introduction that is read, in bytes.
const LONGEST: usize = 16 << 10;

/// The beginning of the host name under which the server of an event introduces itself.
const OURS: &str = "wallchart1";

/// What listens at an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Greeting {
    /// Nothing does, or the address is not reached; why.
    Nobody(String),
    /// Something does, and says nothing.
    Silent,
    /// A program that is no NATS server.
    Stranger,
    /// A NATS server.
    Nats {
        /// The fingerprint of its certificate, where it is the server of an event.
        fingerprint: Option<String>,
        /// Whether all its places are taken.
        is_full: bool,
    },
}

/// The part of an introduction that is of use here.
#[derive(Deserialize)]
struct Info {
    #[serde(default)]
    host: String,
}

/// Returns the host name under which the server with a certificate introduces itself.
pub fn name_of(fingerprint: &str) -> String {
    format!("{OURS}.{fingerprint}")
}

/// Listens to what a server says first.
pub async fn hear(address: &str) -> Greeting {
    let until = Instant::now() + MOMENT;
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
    let fingerprint = info.host.strip_prefix(OURS).and_then(|rest| rest.strip_prefix('.'));
    let fingerprint = fingerprint.and_then(|rest| rest.split('.').next()).map(str::to_owned);
    Greeting::Nats { fingerprint, is_full }
}

/// Reads until something holds of what was said; returns whether it does.
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

    /// Says what listens where somebody says a text to whoever connects, and keeps the connection.
    fn heard(text: &'static str) -> Greeting {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let speaker = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            stream
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let heard = runtime.block_on(hear(&address));
        drop(speaker.join());
        heard
    }

    #[test]
    fn what_listens_is_known_by_what_it_says_first() {
        let nats = |fingerprint: Option<&str>, is_full| Greeting::Nats {
            fingerprint: fingerprint.map(str::to_owned),
            is_full,
        };
        assert_eq!(heard("INFO {\"host\":\"0.0.0.0\",\"port\":4222} \r\n"), nats(None, false));
        assert_eq!(heard("INFO {\"host\":\"wallchart1.ab12\"}\r\n"), nats(Some("ab12"), false));
        let full = "INFO {\"host\":\"wallchart1.ab12.cd\"} \r\n-ERR 'maximum connections exceeded'\r\n";
        assert_eq!(heard(full), nats(Some("ab12"), true));
        assert_eq!(heard("SSH-2.0-OpenSSH_9.2\r\n"), Greeting::Stranger);
        assert_eq!(heard("220"), Greeting::Stranger);
        let began = Instant::now();
        assert_eq!(heard(""), Greeting::Silent);
        assert!(began.elapsed() < Duration::from_secs(3), "a silent program is found out at once");
        let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        assert!(matches!(runtime.block_on(hear(&nobody)), Greeting::Nobody(_)));
    }
}
