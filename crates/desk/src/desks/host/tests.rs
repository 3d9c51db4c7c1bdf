use async_nats::jetstream::consumer::push;

use super::*;
use crate::Desk;
use crate::desks::join;
use crate::desks::server::NoServer;
use crate::shared::link::Published;
use crate::storage::disk;
use formats::clock::SystemClock;
use formats::presets;

#[test]
fn messages_of_other_subjects_are_not_join_requests() {
    let (folder, disk) = (tempfile::tempdir().unwrap(), disk::system());
    let event = |desk: &str| folder.path().join(desk).join("open.ron");
    for desk in ["Lead", "Hall B"] {
        std::fs::create_dir(folder.path().join(desk)).unwrap();
    }
    let setup = presets::find("swiss-resistance").unwrap().setup;
    let header = presets::header(setup, "Open".parse().unwrap(), &mut SystemClock);
    let identity = Desk::create(&event("Lead"), header, SystemClock).unwrap().identity().to_owned();
    let listen = Some("127.0.0.1:0".to_owned());
    let options = Options { listen, name: "Lead".to_owned(), ..Options::default() };
    let host = match Host::start(&disk, &event("Lead"), &options, &()) {
        Ok(host) => host,
        Err(NotHosted::Server(NoServer::NoProgram)) => {
            assert!(std::env::var_os("WALLCHART_NATS").is_none(), "nats-server has to be here and is not");
            return;
        }
        Err(error) => panic!("{error}"),
    };
    let codes = codes_of(&*disk, &event("Lead"), &identity);
    let code = codes.iter().find(|code| code.role == Role::Entry).unwrap();
    let path = event("Hall B");
    drop(join::join(&code.to_string(), "Hall B", None, SystemClock.into(), |_, _| path).unwrap());
    let own = Membership::read(&*disk, &event("Hall B"), &identity).unwrap().unwrap();
    let names = Names::of(short(&identity));
    runtime().unwrap().block_on(async {
        let client = nats::connect(&own.server, &own.name, unbounded_channel().0).await.unwrap();
        let context = nats::context(&client);
        let key = KeyPair::new_user().public_key();
        let request = Request { name: "Boss".to_owned(), key, gives_up: false };
        let text = ron::to_string(&request).unwrap();
        let said = nats::publish(&context, names.of_desk(&own.author()), text.into(), 1).await;
        assert_eq!(said, Published::As(2));
        let stream = context.get_stream(names.stream()).await.unwrap();
        let deliver_subject = Names::join(Role::Lead);
        let detour = push::Config { deliver_subject, ..push::Config::default() };
        stream.create_consumer(detour).await.unwrap();
    });
    while !host.wait().unwrap().to_string().contains("forged request") {}
    let folder = folder_for(&event("Lead"), &identity);
    assert!(Roster::read(&*disk, &folder).unwrap().desks.iter().all(|desk| desk.name != "Boss"));
}
