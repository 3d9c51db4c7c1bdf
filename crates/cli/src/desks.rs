//! `wallchart host`, `join`, `desks`, `leave`: several desks at one event.

use std::path::PathBuf;
use std::time::Duration;

use super::answer::Answer;
use super::argument::BadArgument;

#[derive(Debug, clap::Args)]
pub(super) struct Host {
    /// The event.
    event: PathBuf,
    /// An existing server, NATS with `JetStream`: `nats://USER:PASSWORD@HOST:PORT`, or `-` to be asked for
    /// it. Without it one is started, with its data beside the event.
    #[arg(long, value_name = "URL", conflicts_with = "listen")]
    server: Option<String>,
    /// The address on which the server listens, HOST:PORT; every address of this computer if not given.
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The name of this desk; one that takes over keeps its name.
    #[arg(long, default_value = desk::desks::LEAD)]
    name: String,
    /// The time for which the codes are valid, for instance `2h` or `90m`; as before if not given, at first
    /// for ever. Desks that have joined stay.
    #[arg(long, value_name = "TIME", value_parser = duration, conflicts_with = "server")]
    expires: Option<Duration>,
    /// Turns this desk into the lead, after it has joined another one whose computer is gone: it shares the
    /// event from here, and first enters its own pending entries.
    #[arg(long, conflicts_with = "server")]
    take_over: bool,
    /// Takes over without asking.
    #[arg(short, long, requires = "take_over")]
    yes: bool,
}

/// Reads a length of time.
fn duration(text: &str) -> Result<Duration, BadArgument> {
    let read: Option<Duration> =
        text.parse::<jiff::SignedDuration>().ok().and_then(|read| Duration::try_from(read).ok());
    read.filter(|read| !read.is_zero()).ok_or(BadArgument::Duration)
}

#[derive(Debug, clap::Args)]
pub(super) struct Join {
    /// The code that `wallchart host` shows; asked for if not given, so that it is in no list of processes.
    code: Option<String>,
    /// The name of this desk, different from that of every other desk.
    #[arg(long)]
    name: String,
    /// The role of this desk; each role has its own code, and the role of the code is used if not given.
    #[arg(long, value_enum)]
    role: Option<RoleName>,
    /// The address of the server, HOST:PORT, if this desk reaches it by another one than in the code.
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// The event file to create, named after the title if not given; the file of a desk that was shut out,
    /// or has left, continues as this one.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The role of a desk.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum RoleName {
    /// Everything.
    Lead,
    /// Results, the second pass, remarks.
    Entry,
    /// Nothing: it only shows the event.
    Look,
}

#[derive(Debug, clap::Args)]
pub(super) struct Desks {
    /// The event.
    event: PathBuf,
    /// Shuts a desk out, on the computer that hosts the event; it cannot come back under this name.
    #[arg(long, value_name = "NAME")]
    shut_out: Option<String>,
    /// Chooses the entries that continue if this desk and the others have different ones.
    #[arg(long, value_enum, value_name = "WHICH", conflicts_with = "shut_out")]
    keep: Option<Keep>,
    /// Drops entries that were typed without the server and could not be entered.
    #[arg(long, conflicts_with_all = ["shut_out", "keep"])]
    drop: bool,
    /// Removes the folder of an earlier server of this computer, if the event now belongs to another one.
    #[arg(long, conflicts_with_all = ["shut_out", "keep", "drop"])]
    remove_left_over: bool,
    /// Sets the new address of the server, HOST:PORT: the computer that hosts the event has another address
    /// than before.
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["shut_out", "keep", "drop"])]
    at: Option<String>,
    /// The codes of the event, on the computer that hosts it.
    #[arg(long, value_enum, value_name = "WHICH", conflicts_with_all = ["shut_out", "keep", "drop", "at"])]
    codes: Option<Codes>,
}

/// The action on the codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Codes {
    /// They are shown.
    Show,
    /// They expire, and new ones are created.
    New,
    /// They expire, and no desk can join until new ones are created.
    None,
}

/// The desk whose entries continue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Keep {
    /// Those of the others: this desk saves its own in a file beside, and enters its results again if they
    /// still fit.
    Others,
    /// Those of this desk, which hosts the event: then the others choose as well.
    Mine,
}

#[derive(Debug, clap::Args)]
pub(super) struct Leave {
    /// The event.
    event: PathBuf,
    /// Drops entries that were typed without the server and are not in the journal yet.
    #[arg(long)]
    drop: bool,
}

#[cfg(not(feature = "desks"))]
mod absent {
    use super::{Answer, Desks, Host, Join, Leave};
    use desk::desks::NOT_BUILT;

    fn told() -> anyhow::Result<Answer> {
        anyhow::bail!(NOT_BUILT)
    }

    pub(crate) fn host(_: &Host) -> anyhow::Result<Answer> {
        told()
    }

    pub(crate) fn join(_: &Join) -> anyhow::Result<Answer> {
        told()
    }

    pub(crate) fn desks(_: &Desks) -> anyhow::Result<Answer> {
        told()
    }

    pub(crate) fn leave(_: &Leave) -> anyhow::Result<Answer> {
        told()
    }
}

#[cfg(not(feature = "desks"))]
pub(super) use absent::{desks, host, join, leave};
#[cfg(feature = "desks")]
pub(super) use present::{desks, host, join, leave};

#[cfg(feature = "desks")]
mod present {
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use anyhow::Context as _;

    use super::{Answer, Codes, Desks, Host, Join, Keep, Leave, RoleName};
    use crate::output::{self, Streams};
    use desk::Desk;
    use desk::desks::{code, conflict, host, join, meet, present};
    use desk::shared::link::{Author, OpenAct, Role};
    use desk::shared::waiting::{self, Kept};
    use desk::shared::{Shared, Standing};
    use desk::storage::{disk, lock};
    use desk::user::files;
    use engine::action::Act;
    use engine::id::{BoardNo, RoundNo};
    use engine::replay;
    use engine::state::{Dispute, State};
    use formats::text::clean;
    use formats::views::words;

    /// The time for the others to answer.
    const A_MOMENT: Duration = Duration::from_secs(5);

    impl From<RoleName> for Role {
        fn from(role: RoleName) -> Self {
            match role {
                RoleName::Lead => Self::Lead,
                RoleName::Entry => Self::Entry,
                RoleName::Look => Self::Look,
            }
        }
    }

    /// Asks for a secret, which must not be in a list of processes.
    fn typed(question: &str) -> anyhow::Result<String> {
        output::tell(question);
        let text = String::from_utf8(output::read_line()?).context("the input is not UTF-8")?;
        Ok(text.trim().to_owned())
    }

    fn write(text: &str) -> anyhow::Result<Answer> {
        Streams::to(None)?.write(text.as_bytes())
    }

    pub(crate) fn host(arguments: &Host) -> anyhow::Result<Answer> {
        output::check_event_path(&arguments.event)?;
        let listen = arguments.listen.clone();
        let server = match arguments.server.as_deref() {
            Some("-") => Some(typed("the address of the server:")?),
            given => given.map(str::to_owned),
        };
        let (name, expires, takes_over) = (arguments.name.clone(), arguments.expires, arguments.take_over);
        let options = host::Options { listen, server, name, is_open_here: false, takes_over, expires };
        if takes_over && !arguments.yes {
            anyhow::ensure!(output::can_ask(), "nobody can be asked here (--yes takes over without asking)");
            if !output::asked(TAKES_OVER)? {
                return Ok(Answer::No);
            }
        }
        let event = &arguments.event;
        let identity = Streams::to(None)?.contents(event)?.identity;
        let hosted = host::Host::start(&disk::system(), event, &options, &())
            .with_context(|| event.display().to_string())?;
        let folder = disk::folder_of(event);
        if let Some(told) = disk::open_to_everybody(&*disk::system(), folder) {
            output::tell(&told);
        }
        if takes_over {
            enter_first(event)?;
        }
        write(&invitation(event, &identity, &hosted)?)?;
        while let Some(news) = hosted.wait() {
            write(&format!("{}\n", clean(&news.to_string())))?;
            if news == host::HostNews::Codes {
                write(&codes_told(event, &identity)?)?;
            }
        }
        Ok(Answer::Yes)
    }

    /// The question before a desk becomes the lead.
    const TAKES_OVER: &str = "Is the computer of the lead gone for good? If others still work with it, the event goes on \
                              twice. Take over as lead";

    /// Enters the pending entries of a desk that has taken over, before others have the codes.
    fn enter_first(event: &Path) -> anyhow::Result<()> {
        let mut desk = opened(event)?;
        desk.others_mut().come_in_step(A_MOMENT);
        desk.others_mut().take_in();
        for news in desk.take_news() {
            output::tell(&news.told(event));
        }
        Ok(())
    }

    /// Describes how desks join.
    fn invitation(event: &Path, identity: &str, hosted: &host::Host) -> anyhow::Result<String> {
        let codes = codes_told(event, identity)?;
        let event = event.display();
        if let Some(given) = hosted.given() {
            return Ok(format!(
                "The event is shared. A desk joins with\n\n  wallchart join --name \"Hall B\"\n\n\
                 and types this code, which holds the password:\n\n  {given}\n\n\
                 Anybody with access to that server can do everything there: only the desks themselves check the roles.\n\
                 The desk of the lead: wallchart {event}\n"
            ));
        }
        Ok(format!(
            "The event is shared while this runs. A desk joins with\n\n  wallchart join --name \"Hall B\"\n\n\
             and types the code of its role, which lets in anybody who has it:\n{codes}\n\
             The desk of the lead is opened in another terminal: wallchart {event}\n"
        ))
    }

    /// Returns the valid codes, and the code of an entry desk as a picture.
    fn codes_told(event: &Path, identity: &str) -> anyhow::Result<String> {
        let system = disk::system();
        let codes = host::codes_of(&*system, event, identity);
        if codes.is_empty() {
            let new = format!("wallchart desks {} --codes new", event.display());
            return Ok(format!("\nThe codes have expired: nobody can join. New ones: {new}\n"));
        }
        let told =
            codes.iter().map(|code| format!("\n{} ({}):\n  {code}\n", code.role.word(), code.role.rights()));
        let until = host::expiry_of(&*system, event, identity);
        let until = until.map(|until| format!("\nThey are valid until {until}.\n"));
        let entry = codes.iter().find(|code| code.role == Role::Entry).map(picture).transpose()?;
        let entry =
            entry.map(|entry| format!("\nThe code of an entry desk to be photographed:\n\n{entry}\n"));
        Ok(told.chain(until).chain(entry).collect())
    }

    /// Draws a code in half blocks, dark on light.
    fn picture(code: &code::Code) -> anyhow::Result<String> {
        let drawn = qrcode::QrCode::new(code.to_string()).context("the picture of the code")?;
        Ok(drawn.render::<qrcode::render::unicode::Dense1x2>().build())
    }

    pub(crate) fn join(arguments: &Join) -> anyhow::Result<Answer> {
        let system = disk::system();
        let name_file = |title: &str, _: &str| match &arguments.output {
            Some(path) => path.clone(),
            None => files::free_path(&*system, Path::new(""), title),
        };
        let code = match &arguments.code {
            Some(code) if code != "-" => code.clone(),
            Some(_) | None => typed("the code that `wallchart host` shows:")?,
        };
        let code = match &arguments.address {
            Some(address) => code::Code { address: address.clone(), ..code.parse()? }.to_string(),
            None => code,
        };
        let role = arguments.role.map(Role::from);
        let desk = join::join(&code, &arguments.name, role, output::equipment(), name_file)?;
        let path = desk.path().map_or_else(PathBuf::new, Path::to_path_buf);
        let entries = words::count_of(desk.entries().len(), "entry", "entries");
        write(&format!(
            "joined: {} ({entries})\nopen it with: wallchart {}\n",
            path.display(),
            path.display()
        ))
    }

    /// Opens a shared event, and waits a moment for the others.
    fn opened(event: &Path) -> anyhow::Result<Desk> {
        output::check_event_path(event)?;
        let mut desk = Desk::open(event, output::equipment())?;
        let name = event.display();
        if let Some(why) = desk.read_only() {
            anyhow::bail!("{name}: {why}");
        }
        meet(&mut desk, Box::new(|| {})).map_err(anyhow::Error::msg).with_context(|| name.to_string())?;
        anyhow::ensure!(
            desk.others().standing().is_some(),
            "{name}: this event is not shared (`wallchart host` shares it)"
        );
        Ok(desk)
    }

    pub(crate) fn desks(arguments: &Desks) -> anyhow::Result<Answer> {
        let event = &arguments.event;
        if let Some(name) = &arguments.shut_out {
            let mut streams = Streams::to(None)?;
            let identity = streams.contents(event)?.identity;
            let out = host::shut_out(&disk::system(), event, &identity, name)
                .with_context(|| event.display().to_string())?;
            return write(&format!(
                "{} is shut out; a desk that joins from now on needs a new code:\n{}",
                clean(&out.name),
                codes_told(event, &identity)?
            ));
        }
        if let Some(which) = arguments.codes {
            let identity = Streams::to(None)?.contents(event)?.identity;
            if which != Codes::Show {
                host::end_codes(&disk::system(), event, &identity, which == Codes::New)
                    .with_context(|| event.display().to_string())?;
            }
            anyhow::ensure!(
                host::has_server(&*disk::system(), event, &identity),
                "{}: this event is not shared from this computer (its codes are shown where it is)",
                event.display()
            );
            return write(&codes_told(event, &identity)?);
        }
        if arguments.remove_left_over {
            let identity = Streams::to(None)?.contents(event)?.identity;
            let folder = host::remove_left_over(&disk::system(), event, &identity)
                .with_context(|| event.display().to_string())?;
            return write(&format!("{} is removed\n", folder.display()));
        }
        if arguments.keep == Some(Keep::Mine) {
            let identity = Streams::to(None)?.contents(event)?.identity;
            host::put_back(&disk::system(), event, &identity).with_context(|| event.display().to_string())?;
            return write(
                "the others now have the entries of this desk; desks with different entries must choose, too\n",
            );
        }
        if let Some(at) = &arguments.at {
            let identity = Streams::to(None)?.contents(event)?.identity;
            join::move_to(&disk::system(), event, &identity, at)
                .with_context(|| event.display().to_string())?;
        }
        let only_lists = !arguments.drop && arguments.keep.is_none();
        if only_lists && let Some(there) = there_beside_an_open_desk(event)? {
            return write(&there);
        }
        let mut desk = opened(event)?;
        if arguments.drop {
            desk.others_mut().drop_kept(Kept::is_refused);
        }
        desk.others_mut().come_in_step(A_MOMENT);
        if arguments.keep == Some(Keep::Others) {
            let kept = conflict::keep_others(desk, output::equipment()).map_err(anyhow::Error::msg)?;
            let file = format!("the entries of this desk are saved in {}\n", kept.file.display());
            let again = "entered again when you open the event, if the board is still as it was";
            let again = kept.again.iter().map(|told| format!("{again}: {}\n", clean(told)));
            let open = "to be decided when you open the event";
            let open = kept.to_decide.iter().map(|told| format!("{open}: {}\n", clean(told)));
            return write(&std::iter::once(file).chain(again).chain(open).collect::<String>());
        }
        // Every desk gets time to announce itself.
        desk.others_mut().listen(Shared::HEARING);
        let Some(standing) = desk.others().standing() else { return Ok(Answer::No) };
        for news in desk.take_news() {
            output::tell(&news.told(event));
        }
        let waiting = desk.others().waiting().iter().map(|kept| {
            let why = kept.refused.as_deref().unwrap_or("waits for the server");
            format!("{}: {}\n", clean(&kept.told(desk.state())), clean(why))
        });
        let elsewhere = desk
            .shared()
            .map_or(&[][..], Shared::open_elsewhere)
            .iter()
            .map(|(other, open)| open_at(other, open));
        let waiting = waiting.chain(elsewhere).chain(disputes(desk.state()));
        let left_over = host::left_over(&*disk::system(), event, desk.identity()).map(|folder| {
            let folder = folder.display();
            format!("{folder} is left over: the event belongs to another server now (--remove-left-over)\n")
        });
        write(&table(&standing).into_iter().chain(waiting).chain(left_over).collect::<String>())?;
        let is_well =
            standing.offline.is_none() && standing.difference().is_none() && standing.to_decide == 0;
        Ok(if is_well { Answer::Yes } else { Answer::No })
    }

    /// Lists the desks that are present while this event is open; pending entries are on the screen. `None`
    /// if it is not open.
    fn there_beside_an_open_desk(event: &Path) -> anyhow::Result<Option<String>> {
        output::check_event_path(event)?;
        let (system, contents) = (disk::system(), Streams::to(None)?.contents(event)?);
        let identity = &contents.identity;
        if !lock::is_held(&*system, event, identity) {
            return Ok(None);
        }
        let (me, present) = present(&*system, event, identity, Shared::HEARING)
            .map_err(anyhow::Error::msg)
            .with_context(|| event.display().to_string())?;
        let lines = present.keys().map(|desk| there(desk, &me));
        let elsewhere = present.iter().flat_map(|(desk, open)| open.iter().map(|one| open_at(desk, one)));
        let state = replay::replay(&contents.header, &contents.entries)?.0;
        let lines = lines.chain(elsewhere).chain(disputes(&state));
        let open = "this event is open: its screen shows what is waiting and what to decide\n".to_owned();
        Ok(Some(lines.chain([open]).collect()))
    }

    fn open_at(desk: &Author, open: &OpenAct) -> String {
        format!("{} at {}: {}\n", open.state(), clean(&desk.name), clean(&open.told))
    }

    /// Lists the boards for which two desks typed different results.
    fn disputes(state: &State) -> Vec<String> {
        let told = |(round, board, dispute): (RoundNo, BoardNo, &Dispute)| {
            let act = Act::Dispute {
                round,
                board,
                typed: dispute.typed.clone(),
                by: dispute.by.clone(),
                against: dispute.against.clone(),
            };
            format!("disputed: {}\n", clean(&words::act(state, &act).text))
        };
        state.disputed().map(told).collect()
    }

    fn there(desk: &Author, me: &Author) -> String {
        let own = if desk == me { "  (this desk)" } else { "" };
        format!("{:<6} {}{own}\n", desk.role.word(), clean(&desk.name))
    }

    /// Lists the desks that are present, and the state of this one.
    fn table(standing: &Standing) -> Vec<String> {
        let present = standing.present.iter().map(|desk| there(desk, &standing.me));
        let offline = standing.offline.iter().map(|why| format!("offline: {}\n", clean(why)));
        let difference = standing
            .difference()
            .map(|told| format!("{told} (--keep others, or --keep mine where the event is hosted)\n"));
        present.chain(offline).chain(difference).collect()
    }

    pub(crate) fn leave(arguments: &Leave) -> anyhow::Result<Answer> {
        let (event, system) = (&arguments.event, disk::system());
        output::check_event_path(event)?;
        let desk = Desk::open(event, output::equipment())?;
        if let Some(why) = desk.read_only() {
            anyhow::bail!("{}: {why}", event.display());
        }
        // A desk that cannot reach the others may still leave them.
        let waits = waiting::path_for(&desk).is_some_and(|path| system.find(&path).is_ok());
        anyhow::ensure!(
            !waits || arguments.drop,
            "{}: results typed without the server are only at this desk, not in the journal \
             (open the event while the server is there, or drop them with --drop)",
            event.display()
        );
        join::leave(desk).with_context(|| event.display().to_string())?;
        write("you have left: this event is an ordinary file again\n")
    }
}
