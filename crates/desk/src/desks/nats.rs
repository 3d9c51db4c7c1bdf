//! The link over a NATS server. After every connection the stream is read from its first message. A desk
//! publishes with the number of the last message, so that concurrent publishes are ordered: only the first
//! one succeeds.
//!
//! The runtime has a thread of its own, behind channels, and only for a shared event.

mod names;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, push};
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::{self, Context};
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, interval, sleep, timeout};

use super::Wake;
use super::greeting::{self, Greeting};
use super::membership::{Membership, Server};
use super::pinned;
use crate::shared::link::{Author, Heard, Link, Message, OpenAct, Published};
use engine::progress::Progress;
pub(super) use names::{Names, inbox};

/// The longest time for an answer of a server.
pub(super) const PATIENCE: Duration = Duration::from_millis(1500);

/// The pause before the next attempt to connect.
const AGAIN: Duration = Duration::from_millis(300);

/// The pause if the server did not admit this desk: a quick change is unlikely.
const MUCH_LATER: Duration = Duration::from_secs(5);

/// The interval at which a desk reports its presence.
const HERE: Duration = Duration::from_secs(2);

/// The time for which a report of presence is valid.
const GONE: Duration = Duration::from_secs(6);

/// The interval at which an idle connection is checked: after two checks without an answer it counts as lost.
const PING: Duration = Duration::from_secs(2);

/// The interval at which work notices a stop.
const LOOK: Duration = Duration::from_millis(50);

/// The largest payload that a desk's server accepts, in bytes.
pub(super) const PAYLOAD: usize = 8 << 20;

/// The largest message, in bytes: a larger write cannot be shared. The server also counts the bytes around
/// the payload.
pub(super) const LARGEST: usize = PAYLOAD - (64 << 10);

/// The most connections to the server of an event.
pub(super) const PLACES: u32 = 512;

/// The reason why there is no link.
#[derive(Debug, thiserror::Error)]
pub enum NoLink {
    /// The runtime or its thread cannot be started.
    #[error("the link to the other desks cannot be started: {0}")]
    System(#[from] std::io::Error),
    /// The certificate cannot be checked.
    #[error("the link to the other desks cannot be started: {0}")]
    Tls(#[from] rustls::Error),
    /// The server does not admit this desk.
    #[error(
        "the server at {0} does not let this desk in (it was shut out, or the event is hosted anew: join again)"
    )]
    NotLetIn(String),
    /// The server has no place for another connection.
    #[error("all places of the server at {0} are taken (close desks that are not in use, then try again)")]
    Full(String),
    /// The server does not answer.
    #[error("{0}")]
    Server(String),
}

impl NoLink {
    /// Wraps an error of the client.
    fn server(error: impl std::fmt::Display) -> Self {
        Self::Server(error.to_string())
    }
}

/// An order of the desk to the thread.
enum Order {
    Publish { lines: Vec<u8>, after: u64, answer: Sender<Published> },
    BeginAgain(String),
    SayHere,
}

/// The state that the desk and its thread share.
struct Common {
    wake: Mutex<Wake>,
    /// True if the desk was woken and has not read the news since.
    is_woken: AtomicBool,
    present: Mutex<BTreeMap<Author, (Instant, Vec<OpenAct>)>>,
    /// The open acts of this desk, as the other desks receive them.
    open: Mutex<Vec<u8>>,
}

/// The most open acts that a desk reports, and the longest text that is read.
const MOST_OPEN: usize = 50;
const LONGEST_OPEN: usize = 64 << 10;

/// Reads the open acts of another desk; empty for a desk of another version.
fn open_of(payload: &[u8]) -> Vec<OpenAct> {
    let text = std::str::from_utf8(payload).ok().filter(|text| text.len() <= LONGEST_OPEN);
    let open = text.and_then(|text| ron::from_str::<Vec<OpenAct>>(text).ok()).unwrap_or_default();
    open.into_iter().take(MOST_OPEN).collect()
}

impl Common {
    fn wake(&self) {
        if !self.is_woken.swap(true, Ordering::AcqRel) {
            (self.wake.lock().unwrap_or_else(PoisonError::into_inner))();
        }
    }
}

/// A link over a NATS server.
pub(super) struct NatsLink {
    me: Author,
    orders: UnboundedSender<Order>,
    heard: Receiver<Heard>,
    /// The receiver of an answer that the desk did not wait for.
    to_come: Option<Receiver<Published>>,
    /// The news that arrived during such a wait.
    kept: Vec<Heard>,
    common: Arc<Common>,
}

impl NatsLink {
    /// Starts the thread of a link; the server need not be reachable.
    ///
    /// # Errors
    ///
    /// The thread cannot be started.
    pub(super) fn start(membership: &Membership, short: &str, wake: Wake) -> Result<Self, NoLink> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (orders, to_do) = unbounded_channel();
        let (tell, heard) = mpsc::channel();
        let me = membership.author();
        let common = Arc::new(Common {
            wake: Mutex::new(wake),
            is_woken: AtomicBool::new(false),
            present: Mutex::new(BTreeMap::new()),
            open: Mutex::default(),
        });
        let thread = Thread {
            me: me.clone(),
            server: membership.server.clone(),
            names: Names::of(short),
            to_do,
            tell,
            common: common.clone(),
        };
        std::thread::Builder::new().name("desks".to_owned()).spawn(move || runtime.block_on(thread.run()))?;
        Ok(Self { me, orders, heard, to_come: None, kept: Vec::new(), common })
    }
}

impl Link for NatsLink {
    fn me(&self) -> &Author {
        &self.me
    }

    fn publish(&mut self, lines: &[u8], after: u64, most: Duration) -> Published {
        if LARGEST < lines.len() {
            return Published::TooMuch;
        }
        let (answer, answered) = mpsc::channel();
        if self.orders.send(Order::Publish { lines: lines.to_vec(), after, answer }).is_err() {
            return Published::NotSent("the connection to the other desks has ended".to_owned());
        }
        // The thread answers within its own time limit, or has ended.
        match answered.recv_timeout(most) {
            Ok(published) => published,
            Err(RecvTimeoutError::Timeout) => {
                self.to_come = Some(answered);
                Published::Sent
            }
            Err(RecvTimeoutError::Disconnected) => no_answer_comes(),
        }
    }

    fn heard(&mut self) -> Vec<Heard> {
        self.common.is_woken.store(false, Ordering::Release);
        let mut heard = std::mem::take(&mut self.kept);
        heard.extend(self.heard.try_iter());
        let answered = self.to_come.as_ref().map(Receiver::try_recv);
        let answered = match answered {
            None | Some(Err(TryRecvError::Empty)) => None,
            Some(Ok(published)) => Some(published),
            Some(Err(TryRecvError::Disconnected)) => Some(no_answer_comes()),
        };
        if let Some(published) = answered {
            self.to_come = None;
            heard.push(Heard::Answered(published));
        }
        heard
    }

    fn wait(&mut self, most: Duration) -> Duration {
        let began = Instant::now();
        if self.kept.is_empty() {
            self.kept.extend(self.heard.recv_timeout(most));
        }
        began.elapsed()
    }

    fn begin_again(&mut self, why: &str) {
        drop(self.orders.send(Order::BeginAgain(why.to_owned())));
    }

    fn present(&self) -> Vec<(Author, Vec<OpenAct>)> {
        let present = self.common.present.lock().unwrap_or_else(PoisonError::into_inner);
        let here = present.iter().filter(|(_, (seen, _))| seen.elapsed() < GONE);
        here.map(|(desk, (_, open))| (desk.clone(), open.clone())).collect()
    }

    fn tell_open(&mut self, mut open: Vec<OpenAct>) {
        open.truncate(MOST_OPEN);
        let text = if open.is_empty() { String::new() } else { ron::to_string(&open).unwrap_or_default() };
        *self.common.open.lock().unwrap_or_else(PoisonError::into_inner) = text.into_bytes();
        drop(self.orders.send(Order::SayHere));
    }
}

/// The state of a link's thread.
struct Thread {
    me: Author,
    server: Server,
    names: Names,
    to_do: UnboundedReceiver<Order>,
    tell: Sender<Heard>,
    common: Arc<Common>,
}

/// The reason why a connection is over.
enum Over {
    /// The desk has left.
    Left,
    /// The connection was lost and is to be made again; the reason.
    Lost(String),
    /// The server refused; the next attempt is much later; the reason.
    NotLetIn(String),
}

impl Thread {
    async fn run(mut self) {
        loop {
            let (heard, why, pause) = match self.connected().await {
                Over::Left => return,
                Over::Lost(why) => (Heard::Lost(why.clone()), why, AGAIN),
                Over::NotLetIn(why) => (Heard::NotLetIn(why.clone()), why, MUCH_LATER),
            };
            self.common.present.lock().unwrap_or_else(PoisonError::into_inner).clear();
            if !self.say(heard) {
                return;
            }
            let pause = sleep(pause);
            tokio::pin!(pause);
            loop {
                tokio::select! {
                    () = &mut pause => break,
                    order = self.to_do.recv() => match order {
                        None => return,
                        Some(order) => {
                            refuse(order, &why);
                            self.common.wake();
                        }
                    },
                }
            }
        }
    }

    fn say(&self, heard: Heard) -> bool {
        let said = self.tell.send(heard).is_ok();
        self.common.wake();
        said
    }

    /// Connects, reads and publishes until the connection is over.
    async fn connected(&mut self) -> Over {
        let (told, mut events) = unbounded_channel();
        let client = match connect(&self.server, &self.me.name, told).await {
            Ok(client) => client,
            Err(error @ NoLink::NotLetIn(_)) => return Over::NotLetIn(error.to_string()),
            Err(error) => return Over::Lost(error.to_string()),
        };
        match self.follow(&client, &mut events).await {
            Ok(over) => over,
            Err(error) => Over::Lost(error.to_string()),
        }
    }

    async fn follow(
        &mut self,
        client: &Client,
        events: &mut UnboundedReceiver<String>,
    ) -> Result<Over, NoLink> {
        let stream = Reading::of(client, &self.names).await?;
        let mut messages = stream.messages;
        if !self.say(Heard::Began(stream.last)) {
            return Ok(Over::Left);
        }
        let mut here = client.subscribe(self.names.all_here()).await.map_err(NoLink::server)?;
        let mut beat = interval(HERE);
        let (failed, mut failures) = unbounded_channel();
        loop {
            tokio::select! {
                message = messages.next() => {
                    let Some(Ok(message)) = message else { return Err(NoLink::server("the server stopped sending")) };
                    let number = message.info().map_err(NoLink::server)?.stream_sequence;
                    let author = self.names.author(message.subject.as_str());
                    let message = Message { number, author, text: message.payload.to_vec() };
                    if !self.say(Heard::Message(message)) {
                        return Ok(Over::Left);
                    }
                }
                order = self.to_do.recv() => match order {
                    None => {
                        drop(client.publish(self.names.here(&self.me), "bye".into()).await);
                        drop(client.flush().await);
                        return Ok(Over::Left);
                    }
                    Some(Order::BeginAgain(why)) => return Err(NoLink::Server(why)),
                    Some(Order::SayHere) => beat.reset_immediately(),
                    Some(Order::Publish { lines, after, answer }) => {
                        let (subject, failed) = (self.names.of_desk(&self.me), failed.clone());
                        let (context, common) = (context(client), self.common.clone());
                        tokio::spawn(async move {
                            let published = publish(&context, subject, lines, after).await;
                            if let Published::Unknown(why) = &published {
                                drop(failed.send(why.clone()));
                            }
                            drop(answer.send(published));
                            // The desk may not be waiting for it any more.
                            common.wake();
                        });
                    }
                },
                Some(seen) = here.next() => self.note_presence(seen.subject.as_str(), &seen.payload),
                Some(why) = failures.recv() => return Err(NoLink::Server(why)),
                Some(why) = events.recv() => return Err(NoLink::Server(why)),
                _ = beat.tick() => {
                    let open = self.common.open.lock().unwrap_or_else(PoisonError::into_inner).clone();
                    drop(client.publish(self.names.here(&self.me), open.into()).await);
                }
            }
        }
    }

    fn note_presence(&self, subject: &str, payload: &[u8]) {
        let Some(desk) = self.names.who_is_here(subject) else { return };
        let mut present = self.common.present.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = if payload == b"bye" {
            present.remove(&desk).is_some()
        } else {
            let open = open_of(payload);
            let before = present.insert(desk, (Instant::now(), open.clone()));
            before.is_none_or(|(_, before)| before != open)
        };
        drop(present);
        if is_new {
            self.common.wake();
        }
    }
}

/// Returns the result of a publish for which the link's thread ended without an answer.
fn no_answer_comes() -> Published {
    Published::Unknown("the connection to the other desks has ended".to_owned())
}

fn refuse(order: Order, why: &str) {
    match order {
        // If this cannot be sent, the receiver is gone.
        Order::Publish { answer, .. } => drop(answer.send(Published::NotSent(why.to_owned()))),
        Order::BeginAgain(_) | Order::SayHere => {}
    }
}

/// Returns the present desks: those that report their presence within a time.
///
/// # Errors
///
/// The server cannot be reached.
pub(super) fn present(
    membership: &Membership,
    short: &str,
    most: Duration,
) -> Result<BTreeMap<Author, Vec<OpenAct>>, NoLink> {
    let names = Names::of(short);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let client = connect(&membership.server, &membership.name, unbounded_channel().0).await?;
        let here = client.subscribe(names.all_here()).await;
        let mut here = here.map_err(|error| NoLink::Server(error.to_string()))?;
        let mut present = BTreeMap::new();
        // The wait ends with the time, or with the connection.
        let _ = timeout(most, async {
            while let Some(seen) = here.next().await {
                let desk = names.who_is_here(seen.subject.as_str());
                present.extend(desk.map(|desk| (desk, open_of(&seen.payload))));
            }
        })
        .await;
        Ok(present)
    })
}

/// Returns the texts of all messages of an event, the first one first.
///
/// # Errors
///
/// The server cannot be reached, or does not have the event.
pub(super) fn texts(membership: &Membership, short: &str) -> Result<Vec<Vec<u8>>, NoLink> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let client = connect(&membership.server, &membership.name, unbounded_channel().0).await?;
        let Reading { mut messages, last } = Reading::of(&client, &Names::of(short)).await?;
        let mut texts = Vec::new();
        for _ in 0..last {
            let next = timeout(PATIENCE + PATIENCE, messages.next()).await;
            let Ok(Some(Ok(message))) = next else {
                return Err(NoLink::Server("the server stopped sending".to_owned()));
            };
            texts.push(message.payload.to_vec());
        }
        Ok(texts)
    })
}

/// A stream that is read from its first message.
pub(super) struct Reading {
    /// Its messages.
    pub messages: push::Messages,
    /// The number of the last one.
    pub last: u64,
}

impl Reading {
    /// Begins to read the stream of an event.
    pub(super) async fn of(client: &Client, names: &Names) -> Result<Self, NoLink> {
        let context = context(client);
        let stream = context.get_stream(names.stream()).await;
        let stream = stream
            .map_err(|error| NoLink::Server(format!("the server does not have the event ({error})")))?;
        let last = stream.cached_info().state.last_sequence;
        let config = push::Config {
            deliver_subject: client.new_inbox(),
            deliver_policy: DeliverPolicy::All,
            ack_policy: AckPolicy::None,
            memory_storage: true,
            // The heartbeat detects a consumer that ended without a message.
            idle_heartbeat: PING,
            ..push::Config::default()
        };
        let consumer = stream.create_consumer(config).await.map_err(NoLink::server)?;
        let messages = consumer.messages().await.map_err(NoLink::server)?;
        Ok(Self { messages, last })
    }
}

/// Returns true if every message of an event can be read: a server with a damaged store omits some without an
/// error.
pub(super) async fn is_whole(client: &Client, names: &Names) -> Result<bool, NoLink> {
    let Reading { mut messages, last } = Reading::of(client, names).await?;
    for number in 1..=last {
        let next = timeout(PATIENCE + PATIENCE, messages.next()).await;
        let Ok(Some(Ok(message))) = next else {
            // The server answers and has nothing to send: the expected messages are missing.
            let there = context(client).get_stream(names.stream()).await;
            return there.map(|_| false).map_err(NoLink::server);
        };
        let info = message.info().map_err(NoLink::server)?;
        if info.stream_sequence != number || (info.pending == 0 && number < last) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the interface to a server's streams.
pub(super) fn context(client: &Client) -> Context {
    let mut context = jetstream::new(client.clone());
    context.set_timeout(PATIENCE);
    context
}

/// Publishes lines after the message of a number, and waits for the answer.
pub(super) async fn publish(context: &Context, subject: String, lines: Vec<u8>, after: u64) -> Published {
    let unknown = || Published::Unknown("the server does not answer".to_owned());
    let message = PublishMessage::build().payload(lines.into()).expected_last_sequence(after);
    let acknowledged = timeout(PATIENCE, async { context.send_publish(subject, message).await?.await });
    match acknowledged.await {
        Ok(Ok(acknowledged)) => Published::As(acknowledged.sequence),
        Ok(Err(error)) => match error.kind() {
            PublishErrorKind::WrongLastSequence => Published::Overtaken,
            PublishErrorKind::MaxPayloadExceeded => Published::TooMuch,
            PublishErrorKind::TimedOut
            | PublishErrorKind::StreamNotFound
            | PublishErrorKind::WrongLastMessageId
            | PublishErrorKind::BrokenPipe
            | PublishErrorKind::MaxAckPending
            | PublishErrorKind::Other => unknown(),
        },
        Err(_) => unknown(),
    }
}

/// Connects to a server. The end of the connection is reported once, on the channel.
///
/// # Errors
///
/// The server does not answer, or does not admit this desk.
pub(super) async fn connect(
    server: &Server,
    name: &str,
    told: UnboundedSender<String>,
) -> Result<Client, NoLink> {
    let heard = move |event| {
        let told = told.clone();
        async move {
            if let Some(why) = end_of(&event) {
                // The receiver is gone once the connection was given up.
                drop(told.send(why));
            }
        }
    };
    let options = ConnectOptions::new()
        .connection_timeout(PATIENCE)
        .ping_interval(PING)
        .max_reconnects(1)
        .ignore_discovered_servers()
        .custom_inbox_prefix(inbox(name))
        .event_callback(heard);
    let connected = match server {
        Server::Own { address, fingerprint, seed } => {
            let options = options.nkey(seed.clone()).require_tls(true);
            let options = options.tls_client_config(pinned::client(fingerprint)?);
            timeout(PATIENCE + PATIENCE, options.connect(address.as_str())).await
        }
        Server::Given { url } => {
            let options = match credentials(url) {
                Some((user, Some(password))) => {
                    options.user_and_password(user.to_owned(), password.to_owned())
                }
                Some((token, None)) => options.token(token.to_owned()),
                None => options,
            };
            timeout(PATIENCE + PATIENCE, options.connect(url.as_str())).await
        }
    };
    match connected {
        Ok(Ok(client)) => Ok(client),
        Ok(Err(error)) => Err(not_connected(server, &error).await),
        Err(_) => Err(no_answer(&server.shown())),
    }
}

fn no_answer(at: &str) -> NoLink {
    NoLink::Server(format!("a program listens at {at} and does not answer (does it hang?)"))
}

/// Returns user and password of an address, or the token that is there instead.
fn credentials(url: &str) -> Option<(&str, Option<&str>)> {
    let (_, rest) = url.split_once("://")?;
    let (who, _) = rest.rsplit_once('@')?;
    Some(who.split_once(':').map_or((who, None), |(user, password)| (user, Some(password))))
}

/// Returns the reason of a failed connection, from the program that listens at the address.
async fn not_connected(server: &Server, error: &async_nats::ConnectError) -> NoLink {
    use async_nats::ConnectErrorKind as Kind;
    let at = server.shown();
    let is_refused = matches!(error.kind(), Kind::AuthorizationViolation | Kind::Authentication);
    if is_refused && tls_error(error).is_none() {
        return match server {
            Server::Own { .. } => NoLink::NotLetIn(at),
            Server::Given { .. } => {
                NoLink::Server(format!("the server at {at} refuses the user name and password"))
            }
        };
    }
    let known = match server {
        Server::Own { fingerprint, .. } => Some(fingerprint),
        Server::Given { .. } => None,
    };
    let greeting = greeting::hear(&server.address(), greeting::MOMENT).await;
    if let Some(no_server) = no_server(&greeting, &at) {
        return no_server;
    }
    match greeting {
        Greeting::Nats { own: Some(other), .. } if known.is_some_and(|known| *known != other.fingerprint) => {
            NoLink::Server(format!(
                "the server at {at} is that of another event, or the event is hosted anew"
            ))
        }
        Greeting::Nats { .. } if tls_error(error) == Some(&pinned::OTHER_CERTIFICATE) => {
            NoLink::Server(format!("the server at {at} has another certificate than that of the event"))
        }
        Greeting::Nats { .. } if tls_error(error).is_some() || error.kind() == Kind::Tls => {
            NoLink::Server(format!("no encrypted connection to the server at {at} can be made ({error})"))
        }
        Greeting::Nats { .. } | Greeting::Stranger | Greeting::Silent | Greeting::Nobody(_) => {
            NoLink::Server(format!("the server at {at} broke the connection off ({error})"))
        }
    }
}

/// Returns the reason why no NATS server with a free place listens at an address; `None` if one does.
pub(super) fn no_server(greeting: &Greeting, at: &str) -> Option<NoLink> {
    match greeting {
        Greeting::Nats { is_full: true, .. } => Some(NoLink::Full(at.to_owned())),
        Greeting::Nats { is_full: false, .. } => None,
        Greeting::Stranger => {
            Some(NoLink::Server(format!("another program listens at {at}, not the server of an event")))
        }
        Greeting::Silent => Some(no_answer(at)),
        Greeting::Nobody(_) => Some(NoLink::Server(format!("no server can be reached at {at}"))),
    }
}

/// Works until the work is done or is to stop; `None` if it was stopped.
pub(super) async fn unless_stopped<T>(watch: &dyn Progress, work: impl Future<Output = T>) -> Option<T> {
    let stopped = async {
        let mut look = interval(LOOK);
        while watch.may_go_on() {
            look.tick().await;
        }
    };
    tokio::select! {
        done = work => Some(done),
        () = stopped => None,
    }
}

/// Returns the TLS error inside another error, at any depth.
fn tls_error<'a>(error: &'a (dyn std::error::Error + 'static)) -> Option<&'a rustls::Error> {
    let within = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
    let within = || within.and_then(|within| tls_error(within));
    error.downcast_ref().or_else(within).or_else(|| error.source().and_then(tls_error))
}

/// Returns the reason why a connection is over, if the event is its end.
fn end_of(event: &Event) -> Option<String> {
    match event {
        Event::Connected | Event::SlowConsumer(_) => None,
        Event::Disconnected | Event::Closed | Event::Draining | Event::LameDuckMode => {
            Some("the connection to the server is lost".to_owned())
        }
        Event::ServerError(error) => Some(format!("the server says: {error}")),
        Event::ClientError(error) => Some(format!("the connection to the server is lost ({error})")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::link::Role;

    #[test]
    fn a_subject_names_its_desk() {
        let names = Names::of("0123456789abcdef");
        for name in ["Hall B", "Zürich * > .", "小林"] {
            let desk = Author { name: name.to_owned(), role: Role::Entry };
            assert_eq!(names.author(&names.of_desk(&desk)), Some(desk.clone()));
            assert_eq!(names.who_is_here(&names.here(&desk)), Some(desk));
        }
        assert_eq!(names.author(&names.begin()), Some(Author::host()));
    }

    #[test]
    fn an_address_may_contain_user_and_password() {
        assert_eq!(credentials("nats://anna:a:b@hall:4222"), Some(("anna", Some("a:b"))));
        assert_eq!(credentials("tls://token@hall"), Some(("token", None)));
        assert_eq!(credentials("nats://hall:4222"), None);
    }

    #[test]
    fn a_subject_without_a_desk_names_no_desk() {
        let names = Names::of("0123456789abcdef");
        for rest in ["lead", "lead.", "lead.4", "lead.zz", "king.41", "lead.4A", "lead.ff", "lead.41.41"] {
            assert_eq!(names.author(&format!("wallchart.0123456789abcdef.{rest}")), None, "{rest}");
        }
        assert_eq!(names.author("wallchart.fedcba9876543210.lead.41"), None);
    }
}
