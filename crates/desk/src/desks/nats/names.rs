//! The subjects and streams of an event on a server.

use crate::desks::hex::hex;
use crate::shared::link::{Author, Role};

/// The names of an event on a server.
#[derive(Debug, Clone)]
pub(crate) struct Names {
    short: String,
}

impl Names {
    /// Returns the names of an event with this beginning of its digest.
    pub(crate) fn of(short: &str) -> Self {
        Self { short: short.to_owned() }
    }

    /// Returns the beginning of the digest of the event.
    pub(crate) fn short(&self) -> &str {
        &self.short
    }

    /// Returns the name of the stream.
    pub(crate) fn stream(&self) -> String {
        format!("wallchart-{}", self.short)
    }

    /// Returns the subject of everything in the stream.
    pub(crate) fn all(&self) -> String {
        format!("wallchart.{}.>", self.short)
    }

    /// Returns the subject of the entries from before the event was shared.
    pub(crate) fn begin(&self) -> String {
        format!("wallchart.{}.begin", self.short)
    }

    /// Returns the subject of a desk's entries.
    pub(crate) fn of_desk(&self, desk: &Author) -> String {
        format!("wallchart.{}.{}.{}", self.short, desk.role.word(), token(&desk.name))
    }

    /// Returns the subject of a desk's presence.
    pub(crate) fn here(&self, desk: &Author) -> String {
        format!("wallchart-here.{}.{}.{}", self.short, desk.role.word(), token(&desk.name))
    }

    /// Returns the subject of every desk's presence.
    pub(crate) fn all_here(&self) -> String {
        format!("wallchart-here.{}.>", self.short)
    }

    /// Returns the subject of requests to join in a role.
    pub(crate) fn join(role: Role) -> String {
        format!("wallchart-join.{}", role.word())
    }

    /// Returns the desk that publishes on a subject.
    pub(super) fn author(&self, subject: &str) -> Option<Author> {
        if subject == self.begin() {
            return Some(Author::host());
        }
        desk_of(subject.strip_prefix("wallchart.")?.strip_prefix(self.short.as_str())?)
    }

    /// Returns the desk whose presence a subject reports.
    pub(super) fn who_is_here(&self, subject: &str) -> Option<Author> {
        desk_of(subject.strip_prefix("wallchart-here.")?.strip_prefix(self.short.as_str())?)
    }
}

fn desk_of(rest: &str) -> Option<Author> {
    let (role, name) = rest.strip_prefix('.')?.split_once('.')?;
    Some(Author { name: of_token(name)?, role: Role::of_word(role)? })
}

/// Returns the name of a desk in the form for subjects, which have no blanks and no dots.
fn token(name: &str) -> String {
    hex(name.as_bytes())
}

fn of_token(token: &str) -> Option<String> {
    let pairs =
        token.as_bytes().chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok());
    let name = String::from_utf8(pairs.collect::<Option<Vec<u8>>>()?).ok()?;
    (!name.is_empty() && self::token(&name) == token).then_some(name)
}

/// Returns the subject of answers to a desk, which no other desk may read.
pub(crate) fn inbox(name: &str) -> String {
    format!("_INBOX.{}", token(name))
}
