//! A site that follows an event, compared with one that is written at once.

use super::super::super::memory_disk::MemoryDisk;
use super::Play;
use std::collections::BTreeMap;
use std::path::Path;
use wallchart::formats::report::Imprint;
use wallchart::formats::report::names::NameOrder;
use wallchart::site;
use wallchart::storage::disk::Disk as _;

/// A site on a disk in memory.
pub(super) struct Site {
    pub(super) disk: MemoryDisk,
    /// The pages as last written.
    pub(super) pages: BTreeMap<String, String>,
}

impl Site {
    /// Updates the site after some of the acts, and compares it with one that is written at once.
    pub(super) fn follow(&mut self, play: &mut Play<'_>) {
        if play.choices.rarely(3) {
            return;
        }
        let folder = Path::new("/site");
        let mut damaged = 0;
        if let Some(name) = self.pages.keys().nth(play.choices.below(64)) {
            damaged = 1;
            let path = folder.join(name);
            // The length may stay the same.
            match play.choices.below(4) {
                0 => self.disk.write(&path, "x".repeat(self.pages[name].len()).as_bytes()),
                1 => self.disk.set_name(&path, None),
                2 => self.disk.write(&folder.join(site::KNOWN), b"torn"),
                _ => damaged = 0,
            }
        }
        let (state, last) = (play.state(), play.desk.entries().len().to_string());
        let imprint = Imprint { last_entry: last, identity: "0".repeat(64), ..Imprint::default() };
        let order = NameOrder::plain();
        let done = match site::publish(&self.disk, folder, state, &imprint, &order, &()) {
            Err(site::SiteError::NotOurs(path)) if path.ends_with(site::KNOWN) => {
                self.disk.set_name(&path, None);
                return;
            }
            // A page that was changed is never overwritten; once it is removed, it is written again.
            Err(site::SiteError::NotAsLeft(path)) => {
                assert_eq!(damaged, 1, "{}", path.display());
                self.disk.set_name(&path, None);
                self.pages.retain(|name, _| !path.ends_with(name));
                return;
            }
            done => done.unwrap(),
        };
        let now = site::pages(state, &imprint, &order, &()).unwrap();
        for (name, page) in &now {
            let written = self.disk.read(&folder.join(name)).unwrap();
            assert_eq!(String::from_utf8_lossy(&written), *page, "{name}");
        }
        let files = self.disk.list(folder).unwrap().len();
        assert_eq!((files, done.pages), (now.len() + 2, now.len()));
        let changed = now.iter().filter(|(name, page)| self.pages.get(*name) != Some(page)).count();
        assert!((changed..=changed + damaged).contains(&done.written), "{done:?}, {changed} changed");
        self.pages = now;
    }
}
