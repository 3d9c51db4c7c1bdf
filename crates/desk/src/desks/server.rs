//! The server that a desk starts for its event: `nats-server` beside this program or from the path, with its
//! data in a folder beside the event.

use std::net::{TcpListener, ToSocketAddrs as _, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use nkeys::KeyPair;
use serde::{Deserialize, Serialize};

use super::code::{Code, Secret};
use super::greeting::Introduction;
use super::membership::Server;
use super::nats::{self, Names, inbox};
use super::pinned;
use super::roster::Roster;
use crate::shared::link::Role;
use crate::storage::disk::{self, Disk, Visibility};
use crate::storage::{limits, refusal, whole_file};
use formats::clock;

/// The program.
const PROGRAM: &str = "nats-server";

/// The preferred port: that of NATS.
const PORT: u16 = 4222;

/// The name of the host's own connection; no desk can have it.
pub(super) const HOST: &str = "@host";

/// The reason why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum NoServer {
    /// The program is not installed.
    #[error(
        "nats-server was not found (install it: it is a package of every distribution, and a single program from nats.io; \
         or name a server that is there with --server URL)"
    )]
    NoProgram,
    /// The program cannot be started.
    #[error("nats-server cannot be started: {0}")]
    NotStarted(std::io::Error),
    /// The address cannot be used.
    #[error("{0}: {1} (choose another address with --listen HOST:PORT)")]
    Address(String, String),
    /// A file of the server cannot be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// Random numbers, keys or a certificate cannot be made.
    #[error("the keys of the event cannot be made: {0}")]
    Keys(String),
}

/// The secrets of a server, and its address.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Own {
    /// The address at which it listens.
    listen: String,
    /// The address for other computers.
    address: String,
    /// The fingerprint of its certificate.
    fingerprint: String,
    /// The key of the host.
    host: String,
    /// The secrets of codes of an older version; they are no longer accepted.
    #[serde(default, skip_serializing, rename = "secrets")]
    _earlier: Vec<(Role, EarlierSecret)>,
    /// The valid codes.
    #[serde(default)]
    codes: Vec<ValidCode>,
    /// The proofs of expired codes, the last one last.
    #[serde(default)]
    expired: Vec<String>,
    /// The moment when the codes expire, if the director has set one.
    #[serde(default)]
    until: Option<String>,
}

#[derive(Clone, Deserialize)]
#[serde(rename = "Secret")]
struct EarlierSecret(#[expect(dead_code, reason = "only its place in the file is known")] String);

/// A valid code, with the values that take long to compute from its secret.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ValidCode {
    role: Role,
    secret: Secret,
    /// The public half of the key with which desks ask to join.
    key: String,
    /// The proof that the server knows the code.
    proof: String,
}

/// The most expired codes that the server still knows: its introduction is one line.
const MOST_EXPIRED: usize = 24;

/// The server of an event.
pub(super) struct OwnServer {
    folder: PathBuf,
    names: Names,
    own: Own,
}

impl OwnServer {
    /// Creates the server of an event, or reads the existing one.
    ///
    /// # Errors
    ///
    /// It cannot be made.
    pub(super) fn make(
        disk: &dyn Disk,
        folder: &Path,
        short: &str,
        listen: Option<&str>,
    ) -> Result<Self, NoServer> {
        // An absolute path: the server has another working folder than this program.
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        whole_file::create_folder(disk, &folder).map_err(|error| file(&folder, &error))?;
        let mut own = match Self::read(disk, &folder)? {
            Some(own) => own,
            None => Self::new_keys(disk, &folder)?,
        };
        if own.listen.is_empty() || listen.is_some_and(|listen| listen != own.listen) {
            own.listen = free_address(listen)?;
        }
        // The address of the computer may have changed since yesterday.
        let address = public_address(&own.listen);
        let mut is_changed = own.address != address;
        own.address = address;
        if own.codes.is_empty() && own.expired.is_empty() {
            own.codes = new_codes(&own.fingerprint)?;
            is_changed = true;
        }
        let server = Self { folder, names: Names::of(short), own };
        if is_changed {
            server.keep(disk)?;
        }
        Ok(server)
    }

    /// Reads the server that was made for an event; `None` if it is missing.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    pub(super) fn of(disk: &dyn Disk, folder: &Path, short: &str) -> Result<Option<Self>, NoServer> {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        let own = Self::read(disk, &folder)?;
        Ok(own.map(|own| Self { folder, names: Names::of(short), own }))
    }

    fn read(disk: &dyn Disk, folder: &Path) -> Result<Option<Own>, NoServer> {
        let path = folder.join("secrets.ron");
        if disk.find(&path).is_err() {
            return Ok(None);
        }
        let bytes = disk::read_file(disk, &path, limits::SMALL).map_err(|error| file(&path, &error))?;
        let read = String::from_utf8(bytes).ok().and_then(|text| ron::from_str(&text).ok());
        let why = "this is not the file of a server (move the folder away, and host again)".to_owned();
        read.map(Some).ok_or(NoServer::File { path, why })
    }

    /// Creates certificate, keys and secrets.
    fn new_keys(disk: &dyn Disk, folder: &Path) -> Result<Own, NoServer> {
        let keys = |error: &dyn std::fmt::Display| NoServer::Keys(error.to_string());
        let made =
            rcgen::generate_simple_self_signed(vec!["wallchart".to_owned()]).map_err(|error| keys(&error))?;
        write(disk, &folder.join("key.pem"), &made.signing_key.serialize_pem())?;
        write(disk, &folder.join("cert.pem"), &made.cert.pem())?;
        let host = KeyPair::new_user().seed().map_err(|error| keys(&error))?;
        let fingerprint = pinned::fingerprint(made.cert.der());
        Ok(Own {
            listen: String::new(),
            address: String::new(),
            fingerprint,
            host,
            _earlier: Vec::new(),
            codes: Vec::new(),
            expired: Vec::new(),
            until: None,
        })
    }

    /// Returns the address at which it listens.
    pub(super) fn listens_at(&self) -> &str {
        &self.own.listen
    }

    /// Returns true if no program listens at its address.
    pub(super) fn has_free_port(&self) -> bool {
        TcpListener::bind(&self.own.listen).is_ok()
    }

    /// Returns the fingerprint of its certificate.
    pub(super) fn fingerprint(&self) -> &str {
        &self.own.fingerprint
    }

    /// Moves it to another port of its address, a free one.
    ///
    /// # Errors
    ///
    /// There is no free port, or the disk refuses.
    pub(super) fn move_to_free_port(&mut self, disk: &dyn Disk) -> Result<(), NoServer> {
        let host = self.own.listen.rsplit_once(':').map_or("0.0.0.0", |(host, _)| host);
        self.own.listen = free_address(Some(&format!("{host}:0")))?;
        self.own.address = public_address(&self.own.listen);
        self.keep(disk)
    }

    /// Returns the address for other computers.
    pub(super) fn address(&self) -> &str {
        &self.own.address
    }

    /// Returns the number of the server's process, unless the server has ended in order.
    pub(super) fn process(&self, disk: &dyn Disk) -> Option<u32> {
        let bytes = disk::read_file(disk, &self.pid_file(), limits::SMALL).ok()?;
        let number: u32 = String::from_utf8_lossy(&bytes).trim().parse().ok()?;
        // On a system that lists its processes, an unlisted one has ended.
        let listed = Path::new("/proc");
        let is_there =
            disk.find(&listed.join("self")).is_err() || disk.find(&listed.join(number.to_string())).is_ok();
        is_there.then_some(number)
    }

    /// Returns the server for the host's own connection, on this machine.
    pub(super) fn for_host(&self) -> Server {
        self.reached_here_with(self.own.host.clone())
    }

    /// Returns the server for a desk of this machine with a key, whatever address the machine has today.
    pub(super) fn reached_here_with(&self, seed: String) -> Server {
        let port = self.port();
        let any = self.own.listen.starts_with("0.0.0.0:") || self.own.listen.starts_with("[::]:");
        let address = if any { format!("127.0.0.1:{port}") } else { self.own.listen.clone() };
        Server::Own { address, fingerprint: self.own.fingerprint.clone(), seed }
    }

    fn port(&self) -> &str {
        self.own.listen.rsplit_once(':').map_or("", |(_, port)| port)
    }

    /// Returns the valid codes, one for each role; empty once they have expired.
    pub(super) fn codes(&self) -> Vec<Code> {
        let code =
            |one: &ValidCode| Code { role: one.role, address: self.own.address.clone(), secret: one.secret };
        self.own.codes.iter().map(code).collect()
    }

    /// Returns when the codes expire, if the director has set a time.
    pub(super) fn until(&self) -> Option<&str> {
        self.own.until.as_deref()
    }

    /// Returns true if `server` is this server: the certificate decides, whatever the address is today.
    pub(super) fn is_of(&self, server: &Server) -> bool {
        matches!(server, Server::Own { fingerprint, .. } if *fingerprint == self.own.fingerprint)
    }

    /// Returns the folder of the server.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes the configuration with the permissions of all desks.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub(super) fn configure(&self, disk: &dyn Disk, roster: &Roster) -> Result<(), NoServer> {
        let keys = |error: &dyn std::fmt::Display| NoServer::Keys(error.to_string());
        let host = KeyPair::from_seed(&self.own.host).map_err(|error| keys(&error))?.public_key();
        let mut users = vec![format!("{{ nkey: {host} }}")];
        for code in &self.own.codes {
            let answers = format!("{}.>", inbox(&format!("@{}", code.role.word())));
            users.push(user(&code.key, &[Names::join(code.role)], &[answers]));
        }
        let introduction = Introduction {
            fingerprint: self.own.fingerprint.clone(),
            proofs: self.own.codes.iter().map(|code| code.proof.clone()).collect(),
            expired: self.own.expired.clone(),
        };
        for desk in roster.inside() {
            let (author, stream) = (desk.author(), self.names.stream());
            let mut says = vec![
                self.names.here(&author),
                format!("$JS.API.STREAM.INFO.{stream}"),
                format!("$JS.API.CONSUMER.CREATE.{stream}"),
                format!("$JS.API.CONSUMER.CREATE.{stream}.>"),
            ];
            if desk.role != Role::Look {
                says.push(self.names.of_desk(&author));
            }
            let hears = [format!("{}.>", inbox(&desk.name)), self.names.all_here()];
            users.push(user(&desk.key, &says, &hears));
        }
        let path = |name: &str| quoted(&self.folder.join(name).display().to_string());
        let text = format!(
            "listen: {listen}\nclient_advertise: {greets}\nserver_name: {name}\npid_file: {pid}\nlog_file: {log}\n\
             logfile_size_limit: 4MB\nmax_payload: {payload}\nmax_connections: {places}\nmax_control_line: 4KB\n\
             write_deadline: \"5s\"\n\
             jetstream {{ store_dir: {store}, max_memory_store: 64MB, max_file_store: 4GB }}\n\
             tls {{ cert_file: {cert}, key_file: {key}, timeout: 5 }}\n\
             authorization {{ timeout: 5, users: [\n{users}\n] }}\n",
            listen = quoted(&self.own.listen),
            greets = quoted(&format!("{}:{}", introduction.host_name(), self.port())),
            payload = nats::PAYLOAD,
            places = nats::PLACES,
            name = self.names.stream(),
            pid = path("server.pid"),
            log = path("server.log"),
            store = path("store"),
            cert = path("cert.pem"),
            key = path("key.pem"),
            users = users.join("\n"),
        );
        write(disk, &self.folder.join("server.conf"), &text)
    }

    /// Starts the program.
    ///
    /// # Errors
    ///
    /// It is not installed, or the system refuses.
    pub(super) fn start(&self) -> Result<Child, NoServer> {
        let started = Command::new(program())
            .arg("-c")
            .arg(self.folder.join("server.conf"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        started.map_err(|error| {
            let is_missing = error.kind() == std::io::ErrorKind::NotFound;
            if is_missing { NoServer::NoProgram } else { NoServer::NotStarted(error) }
        })
    }

    /// Creates new codes; the old ones expire.
    ///
    /// # Errors
    ///
    /// The system or the disk refuses.
    pub(super) fn renew_codes(&mut self, disk: &dyn Disk) -> Result<(), NoServer> {
        let new = new_codes(&self.own.fingerprint)?;
        self.end_codes();
        self.own.codes = new;
        self.keep(disk)
    }

    /// Expires the codes without new ones.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub(super) fn expire_codes(&mut self, disk: &dyn Disk) -> Result<(), NoServer> {
        self.end_codes();
        self.keep(disk)
    }

    fn end_codes(&mut self) {
        let ended = self.own.codes.drain(..).map(|code| code.proof);
        self.own.expired.extend(ended);
        let many = self.own.expired.len().saturating_sub(MOST_EXPIRED);
        self.own.expired.drain(..many);
        self.own.until = None;
    }

    /// Sets the moment when the codes expire; expired codes are replaced by new ones.
    ///
    /// # Errors
    ///
    /// The system or the disk refuses.
    pub(super) fn expire_at(&mut self, disk: &dyn Disk, moment: String) -> Result<(), NoServer> {
        if self.own.codes.is_empty() {
            self.own.codes = new_codes(&self.own.fingerprint)?;
        }
        self.own.until = Some(moment);
        self.keep(disk)
    }

    /// Returns true if the codes must expire by now.
    pub(super) fn is_due(&self, now: &str) -> bool {
        self.until().is_some_and(|until| !clock::is_before(now, until))
    }

    fn keep(&self, disk: &dyn Disk) -> Result<(), NoServer> {
        let text = ron::to_string(&self.own).map_err(|error| NoServer::Keys(error.to_string()))?;
        write(disk, &self.folder.join("secrets.ron"), &text)
    }

    /// Sends a signal to the running server. The caller must have reached it by its certificate: the process
    /// number of an ended server may belong to any program.
    ///
    /// # Errors
    ///
    /// The signal cannot be sent.
    pub(super) fn signal(&self, disk: &dyn Disk, signal: Signal) -> Result<(), NoServer> {
        let path = self.pid_file();
        let bytes = disk::read_file(disk, &path, limits::SMALL).map_err(|error| file(&path, &error))?;
        let pid: u32 = String::from_utf8_lossy(&bytes).trim().parse().map_err(|_| NoServer::File {
            path: path.clone(),
            why: "this is not the number of a process".to_owned(),
        })?;
        if signal_to(pid, signal)? {
            return Ok(());
        }
        Err(NoServer::File {
            path,
            why: format!("the server with the number {pid} does not respond (host again)"),
        })
    }

    /// Returns the file to which the server writes the number of its process.
    pub(super) fn pid_file(&self) -> PathBuf {
        self.folder.join("server.pid")
    }

    /// Returns the last lines of the server's log, to explain why it does not run.
    pub(super) fn last_words(&self, disk: &dyn Disk) -> Option<String> {
        let bytes = disk::read_file(disk, &self.folder.join("server.log"), limits::INPUT).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let fatal = text.lines().rev().find(|line| line.contains("[FTL]") || line.contains("[ERR]"))?;
        Some(fatal.rsplit("] ").next().unwrap_or(fatal).to_owned())
    }
}

/// A signal to a server.
#[derive(Debug, Clone, Copy)]
pub(super) enum Signal {
    /// Read the permissions again.
    Reload,
    /// End in order: all data is on the disk then.
    Quit,
}

/// Sends a signal to a process by its number; returns whether the process existed.
pub(super) fn signal_to(pid: u32, signal: Signal) -> Result<bool, NoServer> {
    let word = match signal {
        Signal::Reload => "reload",
        // The signal that the program calls "stop" does not end it in order.
        Signal::Quit => "quit",
    };
    let told = Command::new(program())
        .args(["--signal", &format!("{word}={pid}")])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    Ok(told.map_err(NoServer::NotStarted)?.success())
}

/// Returns the program beside this one, where an archive of both puts it, or else the one of the path.
fn program() -> PathBuf {
    let own = std::env::current_exe().ok();
    let beside = own.and_then(|own| Some(beside(own.parent()?)));
    beside.filter(|path| path.is_file()).unwrap_or_else(|| PathBuf::from(PROGRAM))
}

/// Returns the path of the program in a folder.
fn beside(folder: &Path) -> PathBuf {
    folder.join(PROGRAM).with_extension(std::env::consts::EXE_EXTENSION)
}

fn new_codes(fingerprint: &str) -> Result<Vec<ValidCode>, NoServer> {
    let new = |role: Role| {
        let secret = Secret::new().map_err(|error| NoServer::Keys(error.to_string()))?;
        let stretched = secret.stretched(role, fingerprint);
        let key = stretched.key().map_err(|error| NoServer::Keys(error.to_string()))?.public_key();
        Ok(ValidCode { role, secret, key, proof: stretched.proof() })
    };
    Role::ALL.into_iter().map(new).collect()
}

fn user(key: &str, says: &[String], hears: &[String]) -> String {
    let list = |subjects: &[String]| subjects.iter().map(|one| quoted(one)).collect::<Vec<_>>().join(", ");
    format!(
        "{{ nkey: {key}, permissions: {{ publish: {{ allow: [{}] }}, subscribe: {{ allow: [{}] }} }} }}",
        list(says),
        list(hears)
    )
}

/// Quotes a text for the configuration.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn write(disk: &dyn Disk, path: &Path, text: &str) -> Result<(), NoServer> {
    whole_file::replace(disk, path, text.as_bytes(), Visibility::Owner).map_err(|error| file(path, &error))
}

fn file(path: &Path, error: &std::io::Error) -> NoServer {
    NoServer::File { path: path.to_owned(), why: refusal::of_disk(error) }
}

/// Returns a free address: the requested one, else the port of NATS or any free one.
fn free_address(asked: Option<&str>) -> Result<String, NoServer> {
    if let Some(asked) = asked {
        let full = if asked.contains(':') { asked.to_owned() } else { format!("{asked}:{PORT}") };
        let wrong = |why: String| NoServer::Address(full.clone(), why);
        let there = full.to_socket_addrs().map_err(|error| wrong(refusal::of_disk(&error)))?.next();
        let there = there.ok_or_else(|| wrong("there is no such address".to_owned()))?;
        let bound = TcpListener::bind(there).map_err(|error| wrong(refusal::of_disk(&error)))?;
        return Ok(bound.local_addr().unwrap_or(there).to_string());
    }
    let bound = TcpListener::bind(("0.0.0.0", PORT)).or_else(|_| TcpListener::bind(("0.0.0.0", 0)));
    let address = bound.and_then(|bound| bound.local_addr());
    address
        .map(|address| address.to_string())
        .map_err(|error| NoServer::Address("0.0.0.0".to_owned(), refusal::of_disk(&error)))
}

/// Returns the address for other computers of a server that listens on all interfaces: that of the network,
/// if any.
fn public_address(listen: &str) -> String {
    let Some((host, port)) = listen.rsplit_once(':') else { return listen.to_owned() };
    if host != "0.0.0.0" && host != "[::]" {
        return listen.to_owned();
    }
    // No packet is sent: the system only reports the address it would use. The target is an example address
    // (RFC 5737).
    let own = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.1:9")?;
        socket.local_addr()
    });
    own.map_or_else(|_| format!("127.0.0.1:{port}"), |own| format!("{}:{port}", own.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_listens_at_the_requested_address() {
        let address = free_address(Some("127.0.0.1:0")).unwrap();
        assert!(address.starts_with("127.0.0.1:") && !address.ends_with(":0"), "{address}");
        assert_eq!(public_address(&address), address);
        assert!(!public_address("0.0.0.0:4222").starts_with("0.0.0.0"));
        let told = free_address(Some("no such host:1")).unwrap_err().to_string();
        assert!(told.contains("--listen"), "{told}");
    }

    #[test]
    fn a_server_of_an_older_version_gets_new_codes() {
        let (folder, disk) = (tempfile::tempdir().unwrap(), disk::system());
        let host = KeyPair::new_user().seed().unwrap();
        let earlier = format!(
            "(listen:\"127.0.0.1:4222\",address:\"127.0.0.1:4222\",fingerprint:\"ab12\",host:\"{host}\",\
             secrets:[(Lead,(\"01234567890123456789\")),(Entry,(\"01234567890123456789\"))])"
        );
        std::fs::write(folder.path().join("secrets.ron"), earlier).unwrap();
        let server = OwnServer::make(&*disk, folder.path(), "0123", None).unwrap();
        assert_eq!((server.codes().len(), server.fingerprint()), (3, "ab12"));
        let again = OwnServer::of(&*disk, folder.path(), "0123").unwrap().unwrap();
        assert!(again.codes() == server.codes(), "the codes are kept");
    }

    #[test]
    fn codes_expire_when_the_director_says_so() {
        let (folder, disk) = (tempfile::tempdir().unwrap(), disk::system());
        let mut server = OwnServer::make(&*disk, folder.path(), "0123", Some("127.0.0.1:0")).unwrap();
        let first = server.codes();
        server.expire_at(&*disk, "2026-11-21T14:00:00Z".to_owned()).unwrap();
        assert!(server.codes() == first && !server.is_due("2026-11-21T13:59:59Z"));
        assert!(server.is_due("2026-11-21T14:00:00Z"));
        server.expire_codes(&*disk).unwrap();
        assert!(server.codes().is_empty() && !server.is_due("2026-11-22T14:00:00Z"));
        let again = OwnServer::make(&*disk, folder.path(), "0123", None).unwrap();
        assert!(again.codes().is_empty(), "what has expired does not come back");
        for _ in 0..20 {
            server.renew_codes(&*disk).unwrap();
        }
        assert_eq!((server.codes().len(), server.own.expired.len()), (3, MOST_EXPIRED));
    }

    #[test]
    fn a_path_cannot_end_its_quotation_marks() {
        assert_eq!(quoted(r#"a"b\c"#), r#""a\"b\\c""#);
    }
}
