//! The findings of an audit as text and as JSON.

use std::fmt::Write as _;

use serde_json::json;

use super::lots::Lots;
use super::signatures::{SignatureVerdict, Signed, Voucher};

use engine::id::Seq;
use engine::words;
use formats::text::{clean, one_line};
use formats::views::changes::Change;
use formats::views::words::Told;

use super::{Report, Verdict};

/// Returns a report as text: one line for each finding, the verdict last.
#[must_use]
pub fn to_text(report: &Report) -> String {
    let mut text = format!("{}\n", clean(&report.title));
    // A fault may repeat text of the file.
    let mut line = |content: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{}", one_line(&content.to_string()));
    };
    line(format_args!(
        "chain     {}, {}, head {}",
        words::count_of(report.entries, "entry", "entries"),
        words::count_of(report.counting, "counts", "count"),
        report.head
    ));
    if let Some(damage) = &report.damage {
        line(format_args!("damaged   entry {} (line {}): {}", damage.entry, damage.line, damage.wrong));
    }
    if let Some(refused) = &report.refused {
        line(format_args!("refused   {refused}"));
    }
    if let Some(format) = report.needless_format {
        line(format_args!("format    the header says format {format}, but nothing in the file needs it"));
    }
    for fault in &report.times {
        let place =
            if fault.entry == Seq(0) { "header".to_owned() } else { format!("entry {}", fault.entry) };
        let told = if fault.is_by_far { " (the clock was wrong)" } else { "" };
        line(format_args!("time      {place}: `{}` {}{told}", fault.at, fault.wrong));
    }
    report.signatures.write(&mut line);
    for known in &report.heads {
        let head = known.head.escape_debug();
        match known.entry {
            Some(entry) => line(format_args!("head      {head}: as it was up to entry {entry}")),
            None => line(format_args!("head      {head}: NO ENTRY has this digest")),
        }
    }
    for one in &report.pairings {
        let verdict = match &one.verdict {
            Verdict::AsTheSystemMakesIt => "as the system makes it".to_owned(),
            Verdict::ByHand(Some(0)) => "by hand, with the boards of the system".to_owned(),
            Verdict::ByHand(Some(boards)) => {
                format!("by hand, {} different from the system's", words::count(*boards, "board"))
            }
            Verdict::ByHand(None) => "by hand".to_owned(),
            Verdict::Imported { different, broken } => {
                let told = match different {
                    None => "imported".to_owned(),
                    Some(0) => "imported, as the system makes it".to_owned(),
                    Some(boards) => {
                        format!("imported, {} different from the system's", words::count(*boards, "board"))
                    }
                };
                if broken.is_empty() { told } else { format!("{told}; BREAKS: {}", broken.join("; ")) }
            }
            Verdict::Differs(what) => format!("DIFFERS: {what}"),
        };
        line(format_args!("pairing   round {} (entry {}): {verdict}", one.round, one.seq));
    }
    for (entry, whose, changes) in &report.changes {
        let whose = whose.as_ref().map_or_else(String::new, |whose| format!("{whose}: "));
        for change in changes {
            line(format_args!("changed   entry {entry}: {whose}{change}"));
        }
    }
    for (entry, Told { kind, text, .. }) in &report.accidents {
        line(format_args!("{kind:<9} entry {entry}: {text}"));
    }
    for lots in &report.lots {
        line(format_args!("lots      entry {}: {}", lots.seq, lots.told()));
    }
    for seal in &report.seals {
        let verdict = if seal.equal { "equal to the last digit" } else { "DIFFERS from what was published" };
        // An event without a key has no lines about signatures.
        let silent = !report.signatures.are_asked && seal.signature == SignatureVerdict::Unsigned;
        let signature = if silent || seal.signature == SignatureVerdict::NotOnDisk {
            String::new()
        } else if seal.is_vouched || seal.signature != SignatureVerdict::Unsigned {
            format!(", {}", seal.signature.words())
        } else {
            ", NOT SIGNED".to_owned()
        };
        let (after, entry) = (seal.after, seal.seq);
        line(format_args!("seal      after round {after} (entry {entry}): {verdict}{signature}"));
        if seal.since.is_something() {
            line(format_args!("          changed since it was announced: {}", seal.since));
        }
    }
    let verdict = match (report.is_sound(), report.lacks_only_the_end()) {
        (true, _) => "sound",
        (false, true) => "not signed to its end; nothing else is wrong",
        (false, false) => "not sound",
    };
    line(format_args!("{verdict}"));
    text
}

/// Writes a report as JSON: `{"wallchart": "audit", "version": 1, "sound", "entries", "counting", "head",
/// "damage", "refused", "pairings": [{"entry", "round", "verdict", "detail"}], "changes": [{"entry", "of",
/// "what", "was", "now"}], "accidents": [{"entry", "kind", "text"}], "lots": [{"entry", "at", "by", "seed",
/// "asSeeded", "order"}], "seals": [{"entry", "after", "equal", "recomputed", "signature", "signedBy",
/// "vouched", "changedSince": {"places", "values"}}], "times": [{"entry", "at", "wrong", "clock"}],
/// "needlessFormat", "key", "keys": [{"key", "entry", "whose", "voucher"}], "signatures": [{"entry", "head",
/// "seal", "closes", "key", "signature", "counts"}], "covered", "closed", "uncovered": [{"entry", "kind",
/// "text"}], "idleKeys", "heads": [{"head", "entry"}]}`.
#[must_use]
pub fn to_json(report: &Report) -> serde_json::Value {
    let pairings = report.pairings.iter().map(|one| {
        let (verdict, detail) = match &one.verdict {
            Verdict::AsTheSystemMakesIt => ("system", None),
            Verdict::ByHand(boards) => ("hand", boards.map(|boards| boards.to_string())),
            Verdict::Imported { broken, .. } => ("import", (!broken.is_empty()).then(|| broken.join("; "))),
            Verdict::Differs(what) => ("differs", Some(what.clone())),
        };
        json!({ "entry": one.seq, "round": one.round, "verdict": verdict, "detail": detail })
    });
    let seals = report.seals.iter().map(|seal| {
        let by = report.signatures.found.iter().find(|one| one.seq == seal.seq).map(|one| &one.key);
        json!({
            "entry": seal.seq,
            "after": seal.after,
            "equal": seal.equal,
            "recomputed": seal.recomputed,
            "signature": seal.signature.word(),
            "signedBy": by,
            "vouched": seal.is_vouched,
            "changedSince": { "places": seal.since.places, "values": seal.since.values },
        })
    });
    let changes = report.changes.iter().flat_map(|(entry, whose, changes)| {
        let one = |change: &Change| json!({"entry": entry, "of": whose, "what": change.what, "was": change.was, "now": change.now});
        changes.iter().map(one).collect::<Vec<_>>()
    });
    let accidents = report
        .accidents
        .iter()
        .map(|(entry, told)| json!({ "entry": entry, "kind": told.kind, "text": told.text }));
    let times = report
        .times
        .iter()
        .map(|one| json!({ "entry": one.entry, "at": one.at, "wrong": one.wrong.to_string(), "clock": one.is_by_far }));
    let heads = report.heads.iter().map(|one| json!({ "head": one.head, "entry": one.entry }));
    let keys = report.signatures.keys.iter().map(|one| {
        let voucher = match one.voucher {
            Voucher::First => json!("first"),
            Voucher::Earlier(by) => json!(by),
            Voucher::Nobody => json!(null),
        };
        json!({ "key": one.key, "entry": one.named_by, "whose": one.whose, "voucher": voucher })
    });
    let signatures = report.signatures.found.iter().map(|one| {
        let (after, closes) = match one.what {
            Signed::Seal(after) => (Some(after), false),
            Signed::Event => (None, false),
            Signed::End => (None, true),
        };
        json!({
            "entry": one.seq,
            "head": one.head,
            "seal": after,
            "closes": closes,
            "key": one.key,
            "signature": one.verdict.word(),
            "counts": one.counts,
        })
    });
    let uncovered = report
        .signatures
        .uncovered
        .iter()
        .map(|(entry, told)| json!({ "entry": entry, "kind": told.kind, "text": told.text }));
    let damage = report.damage.as_ref();
    json!({
        "wallchart": "audit",
        "version": 1,
        "sound": report.is_sound(),
        "title": report.title,
        "entries": report.entries,
        "counting": report.counting,
        "head": report.head,
        "damage": damage.map(|one| json!({"line": one.line, "entry": one.entry, "wrong": one.wrong.to_string()})),
        "refused": report.refused.as_ref().map(ToString::to_string),
        "pairings": pairings.collect::<Vec<_>>(),
        "changes": changes.collect::<Vec<_>>(),
        "accidents": accidents.collect::<Vec<_>>(),
        "lots": report.lots.iter().map(Lots::to_json).collect::<Vec<_>>(),
        "seals": seals.collect::<Vec<_>>(),
        "needlessFormat": report.needless_format,
        "times": times.collect::<Vec<_>>(),
        "key": report.signatures.keys.first().filter(|key| key.named_by == Seq(0)).map_or("", |key| &*key.key),
        "keys": keys.collect::<Vec<_>>(),
        "signatures": signatures.collect::<Vec<_>>(),
        "covered": report.signatures.covered,
        "closed": report.signatures.closed,
        "uncovered": uncovered.collect::<Vec<_>>(),
        "idleKeys": report.signatures.idle,
        "heads": heads.collect::<Vec<_>>(),
    })
}
