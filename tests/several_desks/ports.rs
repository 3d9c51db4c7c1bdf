//! The program that listens at the address of an event's server: found out at once, and reported correctly.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::venue::{Venue, has_server, result, until};
use wallchart::clock::SystemClock;
use wallchart::desk::Desk;
use wallchart::desk::shared::link::Role;
use wallchart::desks::host::{self, Host, HostNews, NotHosted, Options};
use wallchart::desks::join;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::progress::Progress;
use wallchart::engine::scoring::GameScore::Win;
use wallchart::storage::disk;

/// The longest time on a busy machine; it was a minute in an earlier version.
const AT_ONCE: Duration = Duration::from_secs(20);

fn hosted(venue: &Venue, listen: Option<&str>) -> Result<Host, NotHosted> {
    let listen = listen.map(str::to_owned);
    let options = Options { listen, name: "Lead".to_owned(), ..Options::default() };
    Host::start(&disk::system(), &venue.event("Lead"), &options, &())
}

fn told(host: &Host) -> String {
    host.news().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_taken_port_moves_the_event_to_another() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(4);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    venue.host = None;
    // A program that hangs has the port.
    let first = venue.server_address();
    let silent = TcpListener::bind(&first).unwrap();
    let began = Instant::now();
    let host = hosted(&venue, None).unwrap();
    assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
    let second = venue.server_address();
    assert_ne!(first, second);
    let said = told(&host);
    assert!(said.starts_with(&format!("{first} is taken by a program that does not answer")), "{said}");
    assert!(said.contains(&format!("shared at {second} instead")) && said.contains("--at"), "{said}");
    venue.host = Some(host);
    let lead = venue.open_in_step("Lead");
    drop(venue.join("Hall C", Role::Entry));
    // A desk that joined before gets the new address and has lost nothing.
    b.record(result(1, 1, Win), &[]).unwrap_err();
    drop(b);
    join::move_to(&disk::system(), &venue.event("Hall B"), lead.identity(), &second).unwrap();
    let mut b = venue.open_in_step("Hall B");
    until(&mut b, "what waited", |desk| {
        desk.others().waiting().is_empty()
            && desk.state().board(RoundNo(1), BoardNo(1)).is_some_and(|board| board.outcome.is_some())
    });
    venue.host = None;
    // The server of another event has the port of this one.
    let mut other = Venue::new(4);
    let options = Options { listen: Some(second.clone()), name: "Lead".to_owned(), ..Options::default() };
    other.host = Some(Host::start(&disk::system(), &other.event("Lead"), &options, &()).unwrap());
    let host = hosted(&venue, None).unwrap();
    assert!(told(&host).starts_with(&format!("{second} is taken by the server of another event")));
    drop(host);
    // With a given address no other one is used.
    let began = Instant::now();
    let refused = hosted(&venue, Some(&first)).map(drop).unwrap_err().to_string();
    assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
    assert!(refused.starts_with(&first) && refused.contains("--listen"), "{refused}");
    // The hanging program may be the server of this event: two servers would ruin its store.
    let pid = venue.server_folder().unwrap().join("server.pid");
    std::fs::write(&pid, std::process::id().to_string()).unwrap();
    let third = venue.server_address();
    let silent_too = TcpListener::bind(&third).unwrap();
    let began = Instant::now();
    let refused = hosted(&venue, None).map(drop).unwrap_err().to_string();
    assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
    let process = format!("left over as process {}", std::process::id());
    assert!(refused.starts_with(&third) && refused.contains(&process), "{refused}");
    drop((silent, silent_too));
}

#[test]
fn a_desk_reports_a_wrong_program_at_the_address() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(4);
    venue.host();
    let join_by = |address: &str| {
        let began = Instant::now();
        let refused = venue.join_by("Hall B", Role::Entry, Some(address)).map(drop).unwrap_err();
        assert!(began.elapsed() < AT_ONCE, "{:?}", began.elapsed());
        refused.to_string()
    };
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = silent.local_addr().unwrap().to_string();
    assert_eq!(join_by(&at), format!("a program listens at {at} and does not answer (does it hang?)"));
    let speaks = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = speaks.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in speaks.incoming().flatten() {
            drop(std::io::Write::write_all(&mut &stream, b"HTTP/1.1 400 Bad Request\r\n\r\n"));
        }
    });
    assert_eq!(join_by(&at), format!("another program listens at {at}, not the server of an event"));
    let mut other = Venue::new(4);
    other.host();
    let at = other.server_address();
    assert!(join_by(&at).starts_with(&format!("the server at {at} does not know this code")));
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    assert_eq!(join_by(&nobody), format!("no server can be reached at {nobody}"));
}

/// The next step of a program that greets as a server does.
enum Next {
    /// Speaks TLS with a certificate and its key, then ends the connection.
    Tls(CertificateDer<'static>, PrivateKeyDer<'static>),
    /// Sends something other than TLS.
    Nonsense,
}

/// Greets every connection as a server does; returns the address.
fn greets(next: Next) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap().to_string();
    let config = match next {
        Next::Nonsense => None,
        Next::Tls(cert, key) => {
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let config = rustls::ServerConfig::builder_with_provider(provider);
            let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
            Some(Arc::new(config.with_single_cert(vec![cert], key).unwrap()))
        }
    };
    let info = "INFO {\"server_id\":\"x\",\"server_name\":\"x\",\"version\":\"2.10.0\",\"go\":\"\",\"host\":\"x\",\
                \"port\":1,\"headers\":true,\"max_payload\":1048576,\"proto\":1,\"nonce\":\"x\",\"tls_required\":true}\r\n";
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            drop(stream.write_all(info.as_bytes()));
            match &config {
                None => drop(stream.write_all(b"no such thing\r\n")),
                Some(config) => {
                    let mut tls = rustls::ServerConnection::new(config.clone()).unwrap();
                    while tls.is_handshaking() && tls.complete_io(&mut stream).is_ok() {}
                }
            }
        }
    });
    at
}

#[test]
fn a_joined_desk_reports_a_broken_connection() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(4);
    venue.host();
    let b = venue.join("Hall B", Role::Entry);
    let identity = b.identity().to_owned();
    drop(b);
    let folder = venue.server_folder().unwrap();
    let own = Next::Tls(
        CertificateDer::from_pem_file(folder.join("cert.pem")).unwrap(),
        PrivateKeyDer::from_pem_file(folder.join("key.pem")).unwrap(),
    );
    let made = rcgen::generate_simple_self_signed(vec!["wallchart".to_owned()]).unwrap();
    let other =
        Next::Tls(made.cert.der().clone(), PrivateKeyDer::Pkcs8(made.signing_key.serialize_der().into()));
    let cases = [
        (other, "the server at {at} has another certificate than that of the event"),
        (own, "the server at {at} broke the connection off ("),
        (Next::Nonsense, "no encrypted connection to the server at {at} can be made ("),
    ];
    for (next, told) in cases {
        let at = greets(next);
        join::move_to(&disk::system(), &venue.event("Hall B"), &identity, &at).unwrap();
        let told = told.replace("{at}", &at);
        let mut b = venue.open("Hall B");
        let is_told =
            |desk: &Desk| desk.others().standing().unwrap().offline.is_some_and(|why| why.starts_with(&told));
        until(&mut b, &told, is_told);
    }
}

#[test]
fn a_full_server_is_reported_and_can_shut_desks_out() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(4);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let mut b = venue.join("Hall B", Role::Entry);
    // The host and the two desks take all its places.
    let folder = venue.server_folder().unwrap();
    let text = std::fs::read_to_string(folder.join("server.conf")).unwrap();
    assert!(text.contains("max_connections: 512\n"), "{text}");
    let full = text.replace("max_connections: 512\n", "max_connections: 3\n");
    std::fs::write(folder.join("server.conf"), full).unwrap();
    let pid = std::fs::read_to_string(folder.join("server.pid")).unwrap();
    let reload = format!("reload={}", pid.trim());
    assert!(
        std::process::Command::new("nats-server").args(["--signal", &reload]).status().unwrap().success()
    );
    let log = folder.join("server.log");
    let has_read = || std::fs::read_to_string(&log).unwrap().contains("Reloaded: max_connections = 3");
    until(&mut lead, "that the server has read its file again", |_| has_read());
    // If the connection by which a desk joined was still open, the server has closed one of the four, and the
    // desk that lost it comes back.
    until(&mut lead, "that the lead is back", |desk| desk.others().standing().unwrap().offline.is_none());
    until(&mut b, "that Hall B is back", |desk| desk.others().standing().unwrap().offline.is_none());
    let mut told = String::new();
    for number in 0..10 {
        // The place of a host that is not back yet is free for a moment.
        match venue.join_by(&format!("Hall {number}"), Role::Entry, None) {
            Err(why) => told = why.to_string(),
            Ok(desk) => drop(desk),
        }
        if told.starts_with("all places") {
            break;
        }
        lead.others_mut().listen(std::time::Duration::from_millis(100));
    }
    assert!(told.starts_with("all places of the server at 127.0.0.1:"), "{told}");
    // A present desk gets the same message, and the lead can make room.
    let identity = lead.identity().to_owned();
    wallchart::desks::host::shut_out(&disk::system(), &venue.event("Lead"), &identity, "Hall B").unwrap();
    until(&mut b, "that it is out", |desk| desk.others().standing().unwrap().offline.is_some());
    let c = venue.join("Hall C", Role::Entry);
    drop((b, c));
    assert!(Desk::open(&venue.event("Lead"), SystemClock).is_ok());
}

#[test]
fn the_terminal_of_a_host_shows_the_new_codes() {
    if !has_server() {
        return;
    }
    let venue = Venue::new(4);
    let event = venue.event("Lead");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wallchart"));
        command.args(arguments).arg(&event).stdout(Stdio::piped()).stderr(Stdio::null());
        command
    };
    let mut host = run(&["host", "--listen", "127.0.0.1:0", "--expires", "2h"]).spawn().unwrap();
    let mut lines = BufReader::new(host.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.starts_with("They are valid until 2")));
    assert!(lines.any(|line| line.starts_with("The desk of the lead")));
    let shown = |arguments: &[&str]| String::from_utf8(run(arguments).output().unwrap().stdout).unwrap();
    let first = shown(&["desks", "--codes", "show"]);
    drop(venue.join("Hall B", Role::Entry));
    let second = shown(&["desks", "--shut-out", "Hall B"]);
    let code =
        |text: &str| text.lines().skip_while(|line| !line.starts_with("entry (")).nth(1).map(str::to_owned);
    assert_ne!(code(&first).unwrap(), code(&second).unwrap());
    assert!(lines.any(|line| line.starts_with("the codes have changed")));
    assert!(lines.any(|line| Some(line) == code(&second)), "the host shows the new code");
    assert!(shown(&["desks", "--codes", "none"]).contains("--codes new"));
    assert!(lines.any(|line| line.contains("The codes have expired: nobody can join")));
    let pid = host.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    host.wait().unwrap();
}

/// Stops work after this number of checks, or once a condition holds.
struct StopWhen<F: Fn() -> bool>(F);

impl<F: Fn() -> bool> Progress for StopWhen<F> {
    fn may_go_on(&self) -> bool {
        !(self.0)()
    }
}

/// The files of a folder, without the lock that every event has.
fn names_in(folder: &std::path::Path) -> Vec<String> {
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_none_or(|end| end != "lock"));
    let names = paths.iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn stopped_sharing_leaves_nothing() {
    if !has_server() {
        return;
    }
    let venue = Venue::new(4);
    let folder = venue.folder.path().join("Lead");
    let before = names_in(&folder);
    let options = || Options { name: "Lead".to_owned(), ..Options::default() };
    // At once, and as soon as the server has begun.
    let has_begun = || venue.server_folder().is_some_and(|folder| folder.join("server.log").exists());
    let conditions: [&dyn Fn() -> bool; 2] = [&|| true, &has_begun];
    for stops in conditions {
        let watch = StopWhen(stops);
        match Host::start(&disk::system(), &venue.event("Lead"), &options(), &watch) {
            Err(error) => assert!(matches!(error, NotHosted::Stopped), "{error}"),
            // The start was faster than the stop; the screen then does the same.
            Ok(host) => host.undo(),
        }
        assert_eq!(names_in(&folder), before);
    }
    let host = Host::start(&disk::system(), &venue.event("Lead"), &options(), &()).unwrap();
    host.undo();
    assert_eq!(names_in(&folder), before);
    assert!(venue.open("Lead").others().standing().is_none(), "the event is a plain file");
}

#[test]
fn stopped_joining_leaves_nothing_and_frees_the_name() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(4);
    venue.host();
    let code = venue.code(Role::Entry, None);
    let folder = venue.folder.path().join("Hall B");
    std::fs::create_dir(&folder).unwrap();
    // The wait for a hanging server lasts until it is stopped.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let hangs = venue.code(Role::Entry, Some(&silent.local_addr().unwrap().to_string()));
    let stopped = join::ask(&hangs, "Hall B", None, &StopWhen(|| true)).map(drop);
    assert!(matches!(stopped, Err(join::NotJoined::Stopped)));
    // While the event is read.
    let admission = join::ask(&code, "Hall B", None, &()).unwrap();
    let path = folder.join("open.ron");
    let stopped = admission.read_whole(SystemClock.into(), |_, _| path.clone(), &StopWhen(|| true));
    assert!(matches!(stopped, Err(join::NotJoined::Stopped)));
    assert_eq!(names_in(&folder), [""; 0]);
    // Admitted, and dropped again.
    drop(join::ask(&code, "Hall B", None, &()).unwrap());
    assert_eq!(names_in(&folder), [""; 0]);
    drop(venue.join("Hall B", Role::Entry));
}

#[test]
fn codes_expire_and_are_reported_as_expired() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(4);
    venue.host();
    let (event, disk) = (venue.event("Lead"), disk::system());
    let identity = venue.open_in_step("Lead").identity().to_owned();
    let first = venue.code(Role::Entry, None);
    assert_eq!(first.replace('-', "").len(), 24, "{first}");
    let mut b = venue.join("Hall B", Role::Entry);
    let expired = |code: &str| {
        for _ in 0..100 {
            match join::ask(code, "Hall C", None, &()) {
                // The server has not read it yet.
                Ok(admission) => drop(admission),
                Err(error) => return matches!(error, join::NotJoined::Expired),
            }
        }
        false
    };
    // Without new ones; desks that have joined stay.
    host::end_codes(&disk, &event, &identity, false).unwrap();
    assert!(expired(&first));
    assert!(host::codes_of(&*disk, &event, &identity).is_empty());
    b.record(result(1, 1, Win), &[]).unwrap();
    // With new ones, which the host reports.
    host::end_codes(&disk, &event, &identity, true).unwrap();
    let host = venue.host.as_ref().unwrap();
    while host.wait() != Some(HostNews::Codes) {}
    assert!(expired(&first));
    drop(venue.join("Hall C", Role::Entry));
    // After a time, by the host.
    venue.host = None;
    let second = venue.code(Role::Entry, None);
    let options =
        Options { name: "Lead".to_owned(), expires: Some(Duration::from_secs(1)), ..Options::default() };
    let host = Host::start(&disk, &event, &options, &()).unwrap();
    while host.wait() != Some(HostNews::Codes) {}
    assert!(expired(&second));
}

#[test]
fn a_server_beside_the_program_needs_no_path() {
    if !has_server() {
        return;
    }
    let venue = Venue::new(4);
    let program = venue.folder.path().join("wallchart");
    std::fs::copy(env!("CARGO_BIN_EXE_wallchart"), &program).unwrap();
    let paths = std::env::var_os("PATH").unwrap();
    let server =
        std::env::split_paths(&paths).map(|path| path.join("nats-server")).find(|path| path.exists());
    let run = || {
        let mut command = Command::new(&program);
        command
            .args(["host", "--listen", "127.0.0.1:0", "--expires", "2h"])
            .arg(venue.event("Lead"))
            .env("PATH", "");
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let refused = run().output().unwrap();
    assert!(String::from_utf8(refused.stderr).unwrap().contains("nats-server was not found"));
    std::fs::copy(server.unwrap(), venue.folder.path().join("nats-server")).unwrap();
    let mut host = run().spawn().unwrap();
    let mut lines = BufReader::new(host.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.starts_with("They are valid until 2")));
    assert!(Command::new("kill").args(["-TERM", &host.id().to_string()]).status().unwrap().success());
    host.wait().unwrap();
}
