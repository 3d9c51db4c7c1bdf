//! Uploads an event to its server.

use std::path::Path;

use async_nats::Client;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use futures_util::StreamExt as _;

use super::not_hosted::NotHosted;
use crate::desks::nats::{self, Names};
use crate::shared::link::{self, Published};
use crate::storage::disk::{self, SharedDisk};
use crate::storage::{chain, event_file, refusal};

/// The most readers of the stream at once. Each desk is one; a desk that lost the connection for a moment is
/// two.
const MOST_READERS: i32 = 1000;

/// Drops readers of the stream that no desk uses: each of them takes a place.
pub(super) async fn drop_unheard_readers(stream: &Stream) -> Result<(), NotHosted> {
    let wrong = |error: &dyn std::fmt::Display| NotHosted::NotTaken(error.to_string());
    let mut unheard = Vec::new();
    let mut readers = stream.consumers();
    while let Some(reader) = readers.next().await {
        let reader = reader.map_err(|error| wrong(&error))?;
        unheard.extend((!reader.push_bound).then_some(reader.name));
    }
    for name in unheard {
        // The reader may have ended meanwhile.
        drop(stream.delete_consumer(&name).await);
    }
    Ok(())
}

/// The state of an event on a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shared {
    /// The server had the event.
    There,
    /// The server has it now.
    Given,
    /// The server's copy was damaged and has been rebuilt.
    Mended,
}

/// Uploads the event to a server that does not have it, or not the whole of it.
pub(super) async fn share(
    disk: &SharedDisk,
    event: &Path,
    client: &Client,
    names: &Names,
) -> Result<Shared, NotHosted> {
    let wrong = |error: &dyn std::fmt::Display| NotHosted::NotTaken(error.to_string());
    let context = nats::context(client);
    let config = Config {
        name: names.stream(),
        subjects: vec![names.all()],
        storage: StorageType::File,
        retention: RetentionPolicy::Limits,
        discard: DiscardPolicy::New,
        deny_delete: true,
        deny_purge: true,
        num_replicas: 1,
        max_consumers: MOST_READERS,
        ..Config::default()
    };
    let stream = context.get_or_create_stream(config.clone()).await.map_err(|error| wrong(&error))?;
    drop_unheard_readers(&stream).await?;
    let state = &stream.cached_info().state;
    let mut number = state.last_sequence;
    let is_whole = number == 0
        || state.messages == number && nats::is_whole(client, names).await.map_err(|why| wrong(&why))?;
    if number != 0 && is_whole {
        // Entries that only this file has are published by the desk that opens it.
        return Ok(Shared::There);
    }
    if !is_whole {
        // The store is damaged and cannot be read to its end. This file and those of the other desks have
        // everything.
        context.delete_stream(names.stream()).await.map_err(|error| wrong(&error))?;
        context.create_stream(config).await.map_err(|error| wrong(&error))?;
        number = 0;
    }
    let bytes = disk::read_file(&**disk, event, event_file::LARGEST)
        .map_err(|error| wrong(&refusal::of_disk(&error)))?;
    let contents = chain::read(&bytes, &()).map_err(|error| wrong(&error))?;
    let text = bytes.get(..contents.sound).unwrap_or_default();
    let (first, entries) = text.split_at(chain::entries_at(text).min(text.len()));
    let mut pieces = vec![first];
    let mut rest = entries;
    while !rest.is_empty() {
        let piece = link::piece(rest, usize::MAX);
        pieces.push(piece);
        rest = &rest[piece.len()..];
    }
    for piece in pieces {
        match nats::publish(&context, names.begin(), piece.to_vec(), number).await {
            Published::As(now) => number = now,
            Published::Overtaken => return Err(wrong(&"another computer is sharing the same event there")),
            Published::TooMuch => return Err(wrong(&"it takes no messages of this size")),
            Published::Sent => return Err(wrong(&"it does not answer")),
            Published::NotSent(why) | Published::Unknown(why) => return Err(wrong(&why)),
        }
    }
    Ok(if is_whole { Shared::Given } else { Shared::Mended })
}
