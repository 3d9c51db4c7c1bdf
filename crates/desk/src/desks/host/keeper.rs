//! The thread of a host: keeps the server running, and admits desks.

use std::cell::Cell;
use std::path::PathBuf;
use std::process::Child;
use std::sync::mpsc::Sender;
use std::time::Duration;

use async_nats::{Client, Message as Asked};
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::unbounded_channel;
use tokio::sync::oneshot;
use tokio::time::{Instant, interval, sleep};

use crate::desks::code::Code;
use crate::desks::nats::{self, Names, NoLink};
use crate::desks::roster::{NotAdmitted, Roster};
use crate::desks::server::{HOST, NoServer, OwnServer, Signal, signal_to};
use crate::shared::link::{NoName, Role, desk_name};
use crate::storage::disk::{DiskFile, SharedDisk};
use formats::clock::{Clock as _, SystemClock};

use super::not_hosted::NotHosted;
use super::servers::{LOOK, TRIES, end_left_over, runtime};
use super::upload::{Shared, drop_unheard_readers, share};

/// The longest wait for a server that does not run yet or that others own, and for one that was started and
/// lives.
const REACHING: Duration = Duration::from_secs(10);
const STARTING: Duration = Duration::from_mins(1);

/// The number of times that the server's process may end before the host gives up.
const MOST_STARTS: u32 = 3;

/// The number of refusals that are reported one by one, before only the hundredth, the thousandth and so on.
const SAID: u64 = 20;

/// The number of readers above which unused ones are dropped.
const CROWD: usize = 300;

/// The interval at which changed codes are looked for.
const CODES: Duration = Duration::from_secs(1);

/// The interval at which the server is asked for the event, and the number of consecutive failures that are
/// allowed.
const HEALTH: Duration = Duration::from_secs(2);
const MOST_FAILS: u32 = 2;

/// The request of a desk that wants to join.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "Join", deny_unknown_fields)]
pub(in crate::desks) struct Request {
    pub name: String,
    pub key: String,
    /// True if the desk was admitted and could not save the event: its name becomes free again.
    #[serde(default)]
    pub gives_up: bool,
}

/// The answer to a request.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::desks) enum Answer {
    /// The desk is admitted to the event whose digest begins so.
    Welcome(String),
    /// The desk is refused; the reason.
    No(String),
}

/// News of a host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostNews {
    /// A sentence.
    Told(String),
    /// The codes have expired, or there are new ones.
    Codes,
}

impl std::fmt::Display for HostNews {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Told(told) => told,
            Self::Codes => "the codes have changed: nobody can join with the old ones any more",
        })
    }
}

/// Returns the reason why the server's process has ended, from the last lines of its log.
fn why_ended(words: &str, listen: &str) -> String {
    if words.contains("address already in use") {
        return format!(
            "another program has taken {listen} (end it, or end sharing and share the event again)"
        );
    }
    format!("nats-server has ended: {words}")
}

/// Waits for a signal that ends the process.
async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // A terminal sends a hangup when its window is closed.
        if let (Ok(mut ended), Ok(mut closed)) =
            (signal(SignalKind::terminate()), signal(SignalKind::hangup()))
        {
            tokio::select! {
                _ = ended.recv() => {}
                _ = closed.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

/// Ends a server in order, or kills it if it does not react.
fn end_child(mut child: Child) {
    drop(signal_to(child.id(), Signal::Quit));
    for _ in 0..TRIES {
        if !matches!(child.try_wait(), Ok(None)) {
            return;
        }
        std::thread::park_timeout(LOOK);
    }
    drop(child.kill());
    drop(child.wait());
}

/// The state of a host's thread.
pub(super) struct Keeper {
    pub(super) disk: SharedDisk,
    pub(super) event: PathBuf,
    pub(super) server: OwnServer,
    /// The codes that were last reported.
    pub(super) codes: Vec<Code>,
    pub(super) names: Names,
    pub(super) tell: Sender<HostNews>,
    pub(super) child: Option<Child>,
    /// True if the server was running already.
    pub(super) was_there: bool,
    /// The number of refused requests.
    pub(super) refused: Cell<u64>,
    /// The lock that lasts as long as this program hosts the event.
    pub(super) _lock: Box<dyn DiskFile>,
}

impl Keeper {
    pub(super) fn keep(mut self, stopped: oneshot::Receiver<()>, ready: &Sender<Result<(), NotHosted>>) {
        match runtime() {
            Ok(runtime) => runtime.block_on(async {
                tokio::select! {
                    () = self.go_on(ready) => {}
                    _ = stopped => {}
                    () = signal() => {}
                }
            }),
            Err(error) => drop(ready.send(Err(error))),
        }
        self.end();
    }

    /// Ends the server in order, so that its data is on its disk.
    fn end(&mut self) {
        if let Some(child) = self.child.take() {
            end_child(child);
        } else if self.was_there {
            // A server that was already running is ended as well: it serves only this event.
            drop(end_left_over(&self.disk, self.server.folder(), self.names.short(), &()));
        } else {
            return;
        }
        drop(self.disk.remove(&self.server.pid_file()));
    }

    fn say(&self, text: String) {
        // A host inside a desk may have no receiver any more.
        drop(self.tell.send(HostNews::Told(text)));
    }

    /// Expires the codes when it is time, and reports new ones, whatever program made them.
    fn look_at_codes(&mut self) -> Result<(), NotHosted> {
        let server = OwnServer::of(&*self.disk, self.server.folder(), self.names.short())?;
        let Some(mut server) = server else { return Ok(()) };
        if server.is_due(&SystemClock.now()) {
            server.expire_codes(&*self.disk)?;
            server.configure(&*self.disk, &Roster::read(&*self.disk, server.folder())?)?;
            server.signal(&*self.disk, Signal::Reload)?;
        }
        if server.codes() != self.codes {
            self.codes = server.codes();
            drop(self.tell.send(HostNews::Codes));
        }
        self.server = server;
        Ok(())
    }

    /// Reports the first refusals, then only the hundredth, the thousandth and so on, so that a flood does
    /// not fill the screen.
    fn say_refused(&self, text: &str) {
        let count = self.refused.get() + 1;
        self.refused.set(count);
        if count <= SAID || count.checked_ilog10().is_some_and(|power| 10_u64.pow(power) == count) {
            let so_far = if count == 1 { String::new() } else { format!(" ({count} refusals so far)") };
            self.say(format!("{text}{so_far}"));
        }
    }

    async fn go_on(&mut self, ready: &Sender<Result<(), NotHosted>>) {
        let (mut is_first, mut said) = (true, String::new());
        loop {
            let tell = self.tell.clone();
            let served = self.serve(|| {
                // If this cannot be sent, the receiver is gone.
                if is_first {
                    drop(ready.send(Ok(())));
                } else {
                    drop(tell.send(HostNews::Told("the server is back".to_owned())));
                }
            });
            match served.await {
                Ok(why) => {
                    said.clear();
                    self.say(why);
                }
                Err(error) if is_first => {
                    drop(ready.send(Err(error)));
                    return;
                }
                // A repeated failure is reported once.
                Err(error) if error.to_string() == said => {}
                Err(error) => {
                    said = error.to_string();
                    self.say(said.clone());
                }
            }
            is_first = false;
            sleep(LOOK).await;
        }
    }

    /// Runs the server and admits desks until the connection is lost; returns the reason.
    async fn serve(&mut self, ready: impl FnOnce()) -> Result<String, NotHosted> {
        let (told, mut events) = unbounded_channel();
        let client = self.reach(told).await?;
        if share(&self.disk, &self.event, &client, &self.names).await? == Shared::Mended {
            self.say(
                "the server's data was damaged and has been restored from this file; wait until the other desks are \
                 back before you enter anything"
                    .to_owned(),
            );
        }
        let joins = Role::ALL.map(|role| client.subscribe(Names::join(role)));
        let mut asked = futures_util::stream::SelectAll::new();
        for (role, subscribed) in Role::ALL.into_iter().zip(joins) {
            let subscribed = subscribed.await.map_err(|error| NotHosted::NotTaken(error.to_string()))?;
            asked.push(subscribed.map(move |one| (role, one)));
        }
        client.flush().await.map_err(|error| NotHosted::NotTaken(error.to_string()))?;
        ready();
        let (mut look, mut codes, mut health) = (interval(LOOK), interval(CODES), interval(HEALTH));
        let (context, mut fails) = (nats::context(&client), 0);
        loop {
            tokio::select! {
                Some((role, one)) = asked.next() => self.answer(&client, role, &one).await,
                Some(why) = events.recv() => return Ok(why),
                _ = codes.tick() => if let Err(error) = self.look_at_codes() {
                    self.say(error.to_string());
                },
                _ = look.tick() => if self.has_ended() {
                    return Ok("the server has ended and is started again".to_owned());
                },
                // After a full disk a server goes on without its store, even when there is room again.
                _ = health.tick() => match context.get_stream(self.names.stream()).await {
                    Ok(stream) => {
                        fails = 0;
                        if CROWD < stream.cached_info().state.consumer_count {
                            // An admitted desk may flood the server with readers: the other desks retain
                            // their places.
                            drop(drop_unheard_readers(&stream).await);
                        }
                    }
                    Err(_) if fails < MOST_FAILS => fails += 1,
                    Err(error) => {
                        match self.child.take() {
                            Some(child) => end_child(child),
                            None => drop(self.server.signal(&*self.disk, Signal::Quit)),
                        }
                        return Ok(format!("the server does not answer and is being restarted ({error})"));
                    }
                },
            }
        }
    }

    fn has_ended(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)))
    }

    /// Connects to the server, and starts it if it does not run.
    async fn reach(&mut self, told: tokio::sync::mpsc::UnboundedSender<String>) -> Result<Client, NotHosted> {
        let (mut last, mut starts) = (None, 0);
        let began = Instant::now();
        // A running server may have much to read before it answers.
        let most = |keeper: &Self| if keeper.child.is_some() { STARTING } else { REACHING };
        while began.elapsed() < most(self) {
            match nats::connect(&self.server.for_host(), HOST, told.clone()).await {
                Ok(client) => {
                    self.was_there = self.child.is_none();
                    return Ok(client);
                }
                Err(error) => last = Some(error),
            }
            if self.has_ended() {
                self.child = None;
                if let Some(why) = self.server.last_words(&*self.disk) {
                    last = Some(NoLink::Server(why_ended(&why, self.server.listens_at())));
                }
                if starts == MOST_STARTS {
                    break;
                }
            }
            if self.child.is_none() {
                self.child = Some(self.server.start()?);
                starts += 1;
            }
            sleep(LOOK).await;
        }
        Err(last.map_or_else(|| NotHosted::System("the server does not answer".to_owned()), NotHosted::from))
    }

    async fn answer(&self, client: &Client, role: Role, asked: &Asked) {
        // A consumer may deliver messages of other subjects here; the server checked permissions only for
        // this subject.
        if asked.subject.as_str() != Names::join(role) {
            self.say_refused(&format!("ignored a forged request to join ({})", asked.subject));
            return;
        }
        let Some(reply) = asked.reply.clone() else { return };
        let answer = match self.admit(role, &asked.payload) {
            Ok((name, is_in)) => {
                let does = if is_in { "has joined" } else { "could not save the event, and has left again" };
                self.say(format!("{name} {does} ({})", role.word()));
                Answer::Welcome(self.names.short().to_owned())
            }
            Err(why) => {
                self.say_refused(&format!("a desk could not join: {why}"));
                Answer::No(why.to_string())
            }
        };
        let text = ron::to_string(&answer).unwrap_or_default();
        drop(client.publish(reply, text.into()).await);
    }

    /// Admits a desk, or removes it again; returns its name, and which of both.
    fn admit(&self, role: Role, payload: &[u8]) -> Result<(String, bool), NoAdmission> {
        let text = std::str::from_utf8(payload).ok().filter(|text| text.len() <= 1000);
        let request = text.and_then(|text| ron::from_str::<Request>(text).ok());
        let Request { name, key, gives_up } = request.ok_or(NoAdmission::NotUnderstood)?;
        let name = desk_name(&name)?;
        let admit = |roster: &mut Roster| {
            if gives_up {
                // Its own key identifies it: no other desk knows that key yet.
                roster.desks.retain(|desk| desk.is_out || desk.name != name || desk.key != key);
                return Ok(());
            }
            roster.admit(&name, role, &key)
        };
        let (roster, ()) = Roster::change(&*self.disk, self.server.folder(), admit)?;
        // The codes may have been renewed meanwhile.
        let server = OwnServer::of(&*self.disk, self.server.folder(), self.names.short());
        let server = server?.ok_or(NoAdmission::ServerGone)?;
        server.configure(&*self.disk, &roster)?;
        server.signal(&*self.disk, Signal::Reload)?;
        Ok((name, !gives_up))
    }
}

/// The reason why a desk that asks is not admitted.
#[derive(Debug, thiserror::Error)]
enum NoAdmission {
    #[error("it sent a request that this wallchart does not understand (are both the same version?)")]
    NotUnderstood,
    #[error(transparent)]
    Name(#[from] NoName),
    #[error(transparent)]
    Roster(#[from] NotAdmitted),
    #[error("the folder of the server is gone")]
    ServerGone,
    #[error(transparent)]
    Server(#[from] NoServer),
}
