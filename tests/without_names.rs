//! The copy of an event that names nobody: what it contains, and that it replays as the event does.

use wallchart::audit;
use wallchart::engine::action::{
    Act, Action, Details, Entrant, Entry, Header, ListedRating, Outcome, PairedBy, RatingKind, Signature,
};
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use wallchart::engine::kept::{KeptRecord, KeptReport, KeptTeam, ReportField};
use wallchart::engine::pairing::propose::propose;
use wallchart::engine::prize_rules::{Category, Fund, PerPlayer, PrizeRules, Sharing, Who};
use wallchart::engine::replay;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::seal::AnnouncedTable;
use wallchart::engine::setup::{Ranking, TieBreak};
use wallchart::engine::standings::Standings;
use wallchart::engine::text::{Label, OneLine};
use wallchart::engine::without_names::{WithoutNames, without_names};
use wallchart::presets;
use wallchart::storage::chain::{self, Contents, Written};
use wallchart::views::name_order::NameOrder;

use crate::by_script::Place;
use crate::saves::saves;
use crate::support::audited::{audited, contents_of};
use crate::support::showcase;

fn copied(header: &Header, entries: &[Entry]) -> WithoutNames {
    let names = NameOrder::plain();
    without_names(header, entries, &|one, other| names.compare(one, other), &chain::digest)
}

/// The file of a copy, and its contents as they are read.
fn file_of(copy: &WithoutNames) -> (String, Contents) {
    let Written { text, .. } = chain::write_event(&copy.header, &copy.entries).unwrap();
    let text = text + chain::CLOSING;
    let contents = chain::read(text.as_bytes(), &()).unwrap();
    assert_eq!(contents.damage, None);
    (text, contents)
}

/// The fields of texts that persons write.
const WRITTEN: [&str; 12] = [
    "name",
    "title",
    "place",
    "arbiter",
    "by",
    "reason",
    "text",
    "club",
    "fide_id",
    "partnership",
    "captain",
    "short_name",
];

/// The texts of an event file in these fields, with at least four letters or digits.
fn written_by_persons(file: &str) -> Vec<&str> {
    let mut texts = Vec::new();
    for field in WRITTEN {
        for opening in ["(", ","] {
            let after = format!("{opening}{field}:\"");
            texts.extend(file.split(&after).skip(1).filter_map(|rest| rest.split('"').next()));
        }
    }
    // Players may be called as those of a copy are, or as the seats of Tractor.
    let is_own = |text: &str| text.starts_with("Player ") || Seat::ALL.iter().any(|seat| seat.name() == text);
    texts.retain(|text| text.chars().filter(|c| c.is_alphanumeric()).count() >= 4 && !is_own(text));
    texts
}

/// The facts that must be equal in an event and its copy.
fn numbers(contents: &Contents) -> String {
    let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
    let mut told = format!("{:?}\n{:?}\n", state.rounds, propose(&state, state.next_round()));
    for round in (1..=state.last_round().0).map(RoundNo) {
        for row in Standings::after(&state, round).rows {
            let row = (row.place, row.player, row.values, row.rating.before, row.rating.now);
            told.extend([format!("{round} {row:?}\n")]);
        }
    }
    let report = audited(contents);
    told + &audit_without_texts(&report)
}

fn audit_without_texts(report: &audit::Report) -> String {
    let seals: Vec<_> = report.seals.iter().map(|seal| (seal.seq, seal.equal, seal.since)).collect();
    let pairings: Vec<_> =
        report.pairings.iter().map(|one| (one.seq, std::mem::discriminant(&one.verdict))).collect();
    let accidents: Vec<Seq> = report.accidents.iter().map(|(seq, _)| *seq).collect();
    format!(
        "{} {} {:?} {seals:?} {pairings:?} {} {accidents:?} {:?} {:?}",
        report.entries,
        report.counting,
        report.damage,
        report.corrections,
        report.times,
        report.needless_format
    )
}

#[test]
fn a_copy_replays_as_its_event_and_names_nobody() {
    for path in saves() {
        let contents = contents_of(&path).unwrap();
        let (file, copy) = file_of(&copied(&contents.header, &contents.entries));
        assert_ne!(copy.identity, contents.identity);
        let original = std::fs::read_to_string(&path).unwrap();
        let texts = written_by_persons(&original);
        for text in texts {
            assert!(!file.contains(text), "{}: {text}", path.display());
        }
        assert_eq!(numbers(&copy), numbers(&contents), "{}", path.display());
    }
}

/// A text that a person wrote, of which no part may be in a copy.
fn secret<const MOST: usize>(what: &str) -> OneLine<MOST> {
    OneLine::taken_over(&format!("Sécret-{what} 4711"))
}

fn entrant() -> Entrant {
    Entrant {
        name: secret("Ana"),
        title: secret("Dr"),
        sex: secret("x"),
        federation: secret("home"),
        fide_id: "47114711".parse().unwrap(),
        born: "1999-02-03".parse().unwrap(),
        club: secret("Club"),
        category: secret("U16"),
        partnership: secret("Pair"),
        ratings: vec![ListedRating {
            kind: RatingKind::Standard,
            rating: "2100".parse().unwrap(),
            k: None,
            source: secret("List"),
        }],
        short_name: secret("SAN"),
        captain: secret("Captain"),
        ..Entrant::default()
    }
}

fn details() -> Details {
    Details {
        title: secret("Open"),
        place: secret("Place"),
        first_day: secret("Monday"),
        last_day: secret("Friday"),
        arbiter: secret("Arbiter"),
        federation: secret("fed"),
        deputies: vec![secret("Deputy")],
        rate_of_play: secret("rate"),
        time_control: secret("control"),
        schedule: vec![secret("day"), "2026-11-23 14:00".parse().unwrap()],
        language: secret("Swedish"),
        page: "https://secret.example/4711".parse().unwrap(),
    }
}

/// An act of each kind that has a text, whether a rule allows it or not.
fn acts_with_texts() -> Vec<Act> {
    let (id, round, board) = (PlayerId(1), RoundNo(1), BoardNo(1));
    let outcome = Outcome::game(GameScore::Win, GameScore::Loss);
    let mut setup = presets::find("fide-swiss").unwrap().setup;
    setup.ranking = Ranking::by(vec![TieBreak::Given { name: secret("OWN"), lowest_first: false }]);
    let who = Who {
        category: Some(secret("U16")),
        titles: vec![secret("Dr")],
        club: Some(secret("Club")),
        ..Who::default()
    };
    let fund = Category { name: secret("Fund"), who, sharing: None, prizes: Fund::default() };
    let rules = PrizeRules {
        currency: secret("Krona"),
        sharing: Sharing::Place,
        per_player: PerPlayer::All,
        categories: vec![fund],
    };
    let record =
        |line: &str| KeptRecord { line: OneLine::taken_over(line), players: vec![], before: secret("x") };
    let kept = KeptReport {
        records: vec![record("Sécret 4711"), record("012 Sécret 4711"), record("250  1.0  Sécret")],
        fields: vec![(id, ReportField::FideNumber, "47114711".parse().unwrap())],
        teams: vec![KeptTeam { team: id, strength: secret("x"), sums: None, members: vec![] }],
        ..KeptReport::default()
    };
    let signed = Signature { key: secret("key"), signature: secret("signature") };
    let table = "after\t1\tPTS\tsecret\n1\t1\tSécret-Ana 4711\t1.0\n2\t2\tsecret\tsecret\n";
    vec![
        Act::Register { id, entrant: entrant() },
        Act::Edit { id, entrant: entrant() },
        Act::TakeList { first: PlayerId(2), new: vec![entrant()], changed: vec![(id, entrant())] },
        Act::Members { team: id, members: vec![entrant()] },
        Act::Withdraw { id, after: round, reason: secret("ill") },
        Act::Exclude { id, after: round, reason: secret("why") },
        Act::Configure { details: details(), setup },
        Act::Prizes { rules: Some(Box::new(rules)) },
        Act::Publish { round, boards: vec![vec![id, PlayerId(2)]], byes: vec![], by: PairedBy::Hand },
        Act::Unpublish { round, reason: secret("why") },
        Act::Correct { round, board, was: outcome.clone(), now: None, reason: secret("why") },
        Act::Seal {
            after: round,
            digest: secret("digest"),
            signed: Some(signed.clone()),
            table: Some(AnnouncedTable::new(table)),
        },
        Act::Give { tie_break: secret("OWN"), values: vec![] },
        Act::KeepReport { kept: Box::new(kept) },
        Act::Rerate { from: round, ratings: vec![(id, entrant().ratings)] },
        Act::Dispute { round, board, typed: outcome, by: secret("Bo"), against: secret("Cy") },
        Act::Note { text: secret("note") },
        Act::NameKey { key: secret("key"), whose: secret("whose") },
        Act::Sign { closes: true, signed },
    ]
}

fn entries(acts: Vec<Act>) -> Vec<Entry> {
    let entry = |(seq, act)| Entry {
        seq: Seq(seq),
        at: "2026-11-21T14:00:00Z".parse().unwrap(),
        by: secret("Operator"),
        action: Action::Do(act),
        accepted: vec![secret("clause"), "correction".parse().unwrap()],
        joined: false,
    };
    (1..).zip(acts).map(entry).collect()
}

#[test]
fn no_text_of_any_act_is_in_the_copy() {
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = Header::new(secret("opened"), details(), setup).signed_with(secret("key"));
    let entries = entries(acts_with_texts());
    let copy = copied(&header, &entries);
    let text = format!("{:?}{:?}", copy.header, copy.entries);
    for part in ["ecret", "4711", "1999-02-03"] {
        let at = text.find(part).map(|at| text.get(at.saturating_sub(200)..at + 20));
        assert_eq!(at, None);
    }
    for stays in ["1999-01-01", "2026-11-23 14:00", "correction", "2100", "250  1.0"] {
        assert!(text.contains(stays), "{stays}");
    }
    assert_eq!(copy.entries.len(), entries.len());
    assert_eq!(copy.signatures, 4);
}

#[test]
fn names_keep_both_orders_and_stay_namesakes() {
    let order = NameOrder::plain();
    let others = ["Zoe", "Ana", "ana", "Ånna", "Anna", "Bo 10", "Bo 9", "Öberg", "Ana"];
    let names: Vec<&str> = showcase::NAMES.iter().copied().chain(others).collect();
    let acts = (1..).map(PlayerId).zip(&names).map(|(id, name)| Act::Register {
        id,
        entrant: Entrant { name: name.parse().unwrap(), ..Entrant::default() },
    });
    let header = Header::new(Label::default(), details(), presets::find("dice").unwrap().setup);
    let copy = copied(&header, &entries(acts.collect()));
    let registered = copy.entries.iter().filter_map(|entry| {
        let Action::Do(Act::Register { entrant, .. }) = &entry.action else { return None };
        Some(&*entrant.name)
    });
    let new: Vec<&str> = registered.collect();
    for (one, new_one) in names.iter().zip(&new) {
        for (other, new_other) in names.iter().zip(&new) {
            assert_eq!(new_one.cmp(new_other), one.cmp(other), "{one} {other}");
            assert_eq!(order.compare(new_one, new_other), order.compare(one, other), "{one} {other}");
        }
    }
}

/// A save with its seals changed by a hand that knows the form of the chain.
fn with_other_seals() -> Contents {
    let path = saves().into_iter().find(|path| path.ends_with("chess-swiss.ron")).unwrap();
    let Contents { mut header, mut entries, .. } = contents_of(&path).unwrap();
    header.format = 3;
    let other = "after\t1\tPTS\tOlga\n1\t1\tAdler, Pia\t1.0\tOlga\n2\t2\tOlga\t½\t1\n";
    let seals = entries.iter_mut().filter_map(|entry| match &mut entry.action {
        Action::Do(Act::Seal { digest, table, .. }) => Some((digest, table)),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    });
    for (at, (digest, table)) in seals.take(3).enumerate() {
        *table = (0 < at).then(|| AnnouncedTable::new(other));
        if at != 1 {
            *digest = chain::digest(if at == 0 { "" } else { other }).parse().unwrap();
        }
    }
    file_of(&WithoutNames { header, entries, replaced: Vec::new(), signatures: 0 }).1
}

#[test]
fn a_seal_is_as_right_in_the_copy_as_in_the_event() {
    let contents = with_other_seals();
    let (file, copy) = file_of(&copied(&contents.header, &contents.entries));
    let are_equal =
        |contents: &Contents| audited(contents).seals.iter().map(|seal| seal.equal).collect::<Vec<_>>();
    assert_eq!(are_equal(&contents)[..4], [false, false, false, true]);
    assert_eq!(numbers(&copy), numbers(&contents));
    let own = |contents: &Contents| {
        let seals = contents.entries.iter().filter_map(|entry| {
            let Action::Do(Act::Seal { digest, table: Some(table), .. }) = &entry.action else { return None };
            Some(chain::digest(table.as_str()) == **digest)
        });
        seals.collect::<Vec<_>>()
    };
    assert_eq!(own(&copy), own(&contents));
    assert!(!file.contains("Olga") && !file.contains("Adler"));
}

#[test]
fn a_damaged_event_has_a_damaged_copy() {
    let place = Place::new("fide-swiss", 5);
    place.write("list", "Anna Berg, rating -\nBo, rating -\n");
    place.done(&["register", "e.ron", "list"]);
    let told = place.done(&["share-problem", "e.ron"]);
    assert!(told.starts_with("problem.ron: 1 entry\nreplaced: 2 names, 1 title of the event\n"), "{told}");
    let exists = "problem.ron: cannot be created: a file of that name exists already (choose another name)\n";
    place.refused(&["share-problem", "e.ron"], 2, exists);
    let standard = "an event is written to a file, not to standard output (name a file)\n";
    place.refused(&["share-problem", "e.ron", "-o", "-"], 2, standard);
    let sound = place.read("e.ron");
    place.write("cut.ron", &sound[..sound.len() - 5]);
    let told = place.done(&["share-problem", "cut.ron", "-o", "cut-copy.ron"]);
    assert!(
        told.contains("damaged as the event is in line 4 (the file ends in the middle of the line)"),
        "{told}"
    );
    let damage = |name: &str| contents_of(&place.path(name)).unwrap().damage.unwrap();
    assert_eq!(damage("cut-copy.ron"), damage("cut.ron"));
}
