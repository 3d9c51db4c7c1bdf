//! Events with forged signatures: none of them is sound.

use wallchart::desk::audit::{Known, audit};
use wallchart::storage::chain;

use crate::corpus::{ALL, files, sample};

/// The key that signed the events before.
const KEY: &str = "485fab67e4d33fe8fe0776526743a0c8ee0dc5b0a68d1050b193b5698d937a1b";

#[test]
fn no_event_without_its_signatures_passes() {
    for path in sample("audit", files("audit", "ron", 2), ALL) {
        let contents = chain::read(&std::fs::read(&path).unwrap(), &()).unwrap();
        assert!(contents.damage.is_none(), "{}: the chain was made anew", path.display());
        for keys in [Vec::new(), vec![KEY.to_owned()]] {
            let known = Known { keys, ..Known::default() };
            let report = audit(&contents, &known, &()).unwrap();
            assert!(!report.is_sound(), "{} passes with {known:?}", path.display());
        }
    }
}
