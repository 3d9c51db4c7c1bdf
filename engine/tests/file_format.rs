//! The rule of the file format: a kind that the first release cannot read states the format from which on it is read.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use serde::Deserialize;
use serde::de::IntoDeserializer as _;
use serde::de::value::{Error, StrDeserializer};
use wallchart_engine::action::{
    Act, Action, ByeKind, Details, Entrant, Entry, FORMAT, Header, ListedRating, Numbering, Outcome,
    PairedBy, RatingKind, Signature,
};
use wallchart_engine::game::tractor::round::Score;
use wallchart_engine::game::tractor::table::Seat;
use wallchart_engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use wallchart_engine::kept::{AbnormalPoints, ReportField, ValuedResult};
use wallchart_engine::number::{Points, Rating};
use wallchart_engine::prizes::{Category, Fund, PerPlayer, PrizeRules, Sharing, Who};
use wallchart_engine::rating::fide::{FideEdition, FideRules, Tempo};
use wallchart_engine::rating::glicko2::GlickoRules;
use wallchart_engine::seal::AnnouncedTable;
use wallchart_engine::setup::{
    Acceleration, Elimination, Game, PairingSystem, PointSystem, ProbitVersion, Ranking, RatingSystem,
    Regulations, Setup, Strength, TableRules, TieBreak, TieBreakRules, UnequalGames, Unrated,
};
use wallchart_engine::text::{Label, Remark};
use wallchart_engine::tie_breaks::Edition;

/// What files of the first format can name.
const FIRST: [(&str, &str); 24] = [
    (
        "Act",
        "Register Edit Withdraw Expel Return GrantBye CancelBye FixBoard Number DrawColor Forbid Configure Publish \
             Rearrange Record Agree Correct Seal Note",
    ),
    ("Action", "Do Undo Redo"),
    ("ByeKind", "PairingAllocated FullPoint HalfPoint ZeroPoint"),
    ("Numbering", "Rating Registration Lots Hand"),
    ("Outcome", "Game Forfeit Adjourned Crikey Dice Tractor"),
    ("PairedBy", "System Hand Import"),
    ("Game", "Chess Crikey Decided Dice Tractor"),
    ("PairingSystem", "Manual RoundRobin Tables Swiss Elimination"),
    ("TableRules", "Mixed PartnersKept PartnersRotated"),
    ("Elimination", "Single Double"),
    ("Acceleration", "None Baku"),
    ("RatingSystem", "Unrated Exchange Probit"),
    ("ProbitVersion", "Old New"),
    ("Ranking", "Points Rating Placings Progress Elimination"),
    ("TieBreak", "Resistance SonnebornBerger Blacks Wins"),
    // Within what format 5 brought.
    ("Edition", "August2024 March2026"),
    ("RatingKind", "Standard Rapid Blitz National"),
    ("Tempo", "Standard Rapid Blitz"),
    ("FideEdition", "ByDate March2024 December2024 October2025"),
    ("ReportField", "Sex Title Rating Federation FideNumber Birth"),
    ("ValuedResult", "Win Draw Loss FullPointBye HalfPointBye ZeroPointBye ForfeitWin ForfeitLoss"),
    // Within what format 6 brought.
    ("Strength", "Rating Fide National FideElseNational NationalElseFide Higher Lower Other"),
    ("Unrated", "NoTieBreak LeftOut Fixed Lowest Mean"),
    // Within what format 7 brought.
    ("UnequalGames", "Sum AtLeast"),
];

/// What was added since: the format from which on it is read, its kind, and the names behind those before.
const LATER: [(u32, &str, &str); 11] = [
    (3, "Act", "Amend TakeList Unpublish"),
    (4, "Act", "CheckIn Prizes"),
    (5, "Act", "DrawLots Give"),
    (5, "Act", "KeepReport Value"),
    (5, "TieBreak", "Official Lots Given"),
    (5, "RatingSystem", "Fide Glicko2"),
    (6, "Act", "Rectify LeaveOut BarHalfPointByes DrawPosition Rerate"),
    (6, "Numbering", "Varma"),
    (7, "Act", "NameKey Partner Remove ResizeTables Sign Dispute Uphold"),
    (7, "Outcome", "TractorScore"),
    (7, "Ranking", "PlacingsBy"),
];

/// Returns the names under which the values of an enum are saved, as reading a wrong one lists them.
fn saved_names<'de, T: Deserialize<'de>>() -> String {
    let name: StrDeserializer<'de, Error> = "no such name".into_deserializer();
    let error = T::deserialize(name).err().unwrap().to_string();
    let names: Vec<&str> = error.split('`').skip(3).step_by(2).collect();
    names.join(" ")
}

/// A new value makes a file that older programs cannot read: `FORMAT` rises, the value states it in `least_format`, and it
/// is named below with that format. Whoever adds one finds this test red until that is done.
#[test]
fn what_is_saved_is_known_to_the_format_that_it_states() {
    let now = [
        saved_names::<Act>(),
        saved_names::<Action>(),
        saved_names::<ByeKind>(),
        saved_names::<Numbering>(),
        saved_names::<Outcome>(),
        saved_names::<PairedBy>(),
        saved_names::<Game>(),
        saved_names::<PairingSystem>(),
        saved_names::<TableRules>(),
        saved_names::<Elimination>(),
        saved_names::<Acceleration>(),
        saved_names::<RatingSystem>(),
        saved_names::<ProbitVersion>(),
        saved_names::<Ranking>(),
        saved_names::<TieBreak>(),
        saved_names::<Edition>(),
        saved_names::<RatingKind>(),
        saved_names::<Tempo>(),
        saved_names::<FideEdition>(),
        saved_names::<ReportField>(),
        saved_names::<ValuedResult>(),
        saved_names::<Strength>(),
        saved_names::<Unrated>(),
        saved_names::<UnequalGames>(),
    ];
    for ((kind, first), now) in FIRST.iter().zip(now) {
        let later = LATER.iter().filter(|(_, of, _)| of == kind).map(|(.., names)| *names);
        let mut known: Vec<&str> =
            std::iter::once(*first).chain(later).flat_map(str::split_whitespace).collect();
        let mut now: Vec<&str> = now.split_whitespace().collect();
        known.sort_unstable();
        now.sort_unstable();
        assert_eq!(known, now, "{kind}");
    }
}

/// The pairing systems that a format is the first to hold. What stands here is released: a new kind gets the format after
/// the last, which is `FORMAT` then, and a line of its own.
const SYSTEMS: [(u32, &str); 7] = [
    (1, "Elimination Manual RoundRobin Swiss Tables"),
    (2, ""),
    (3, ""),
    (4, ""),
    (5, ""),
    (6, ""),
    (7, "Elimination"),
];

/// Returns the least format of a file that holds an act.
fn least_format(act: Act) -> u32 {
    let action = Action::Do(act);
    let entry = Entry {
        seq: Seq(1),
        at: Label::default(),
        by: Label::default(),
        action,
        accepted: Vec::new(),
        joined: false,
    };
    entry.least_format()
}

/// What the acts of later formats state.
#[test]
fn an_act_that_was_added_states_its_format() {
    let round = RoundNo(1);
    let amend = Act::Amend {
        round,
        boards: Vec::new(),
        outcomes: Vec::new(),
        byes: Vec::new(),
        reason: Remark::default(),
    };
    let unpublish = Act::Unpublish { round, reason: Remark::default() };
    let table = Some(AnnouncedTable::new("after\t1"));
    let seal = Act::Seal { after: round, digest: Label::default(), signed: None, table };
    let list = Act::TakeList { first: PlayerId(1), new: Vec::new(), changed: Vec::new() };
    let check_in = Act::CheckIn { round, players: vec![PlayerId(1)], here: true };
    let lots = Act::DrawLots { order: Vec::new(), seed: None };
    let give = Act::Give { tie_break: Label::default(), values: Vec::new() };
    let keep = Act::KeepReport { kept: Box::default() };
    let penalty = AbnormalPoints {
        result: Some(ValuedResult::Win),
        points: Points::ZERO,
        round: None,
        players: Vec::new(),
    };
    let value = Act::Value { points: penalty, reason: Remark::default() };
    let later =
        [(check_in, 4), (Act::Prizes { rules: None }, 4), (keep, 5), (value, 5), (lots, 5), (give, 5)];
    let who = Who { titles: vec!["GM".parse().unwrap()], ..Who::default() };
    let fund = Category { name: Label::default(), who, sharing: None, prizes: Fund::default() };
    let rules = PrizeRules {
        currency: Label::default(),
        sharing: Sharing::Equal,
        per_player: PerPlayer::All,
        categories: vec![fund],
    };
    let titled = Act::Prizes { rules: Some(Box::new(rules)) };
    let (id, board) = (PlayerId(1), BoardNo(1));
    let official = [
        Act::Rectify { round, board, reported: None, reason: Remark::default() },
        Act::LeaveOut { id, out: true },
        Act::BarHalfPointByes { id, barred: true },
        Act::DrawPosition { round, position: 518, seed: None },
        Act::Rerate { from: round, ratings: Vec::new() },
        Act::Number { order: Vec::new(), by: Numbering::Varma { seed: 1 } },
    ];
    let signed = Signature { key: Label::default(), signature: Label::default() };
    let (typed, by) = (Outcome::Adjourned, Label::default());
    let disputes =
        [Act::Dispute { round, board, typed, by: by.clone(), against: by }, Act::Uphold { round, board }];
    let score =
        Outcome::TractorScore(Score { dealer: Seat::Alice, ranks: ["2".parse().unwrap(); 2], points: 80 });
    let (was, now, reason) = (score.clone(), Some(Outcome::Adjourned), Remark::default());
    let keyed = [
        Act::NameKey { key: Label::default(), whose: Label::default() },
        Act::Sign { closes: true, signed },
        Act::Remove { id },
        Act::ResizeTables { from: round, seats: 6 },
        titled,
        Act::Partner { pairs: vec![[id, PlayerId(2)]], parted: Vec::new() },
        Act::Record { round, board, outcome: score.clone() },
        Act::Correct { round, board, was, now, reason: reason.clone() },
        Act::Rectify { round, board, reported: Some(score.clone()), reason: reason.clone() },
        Act::Amend { round, boards: Vec::new(), outcomes: vec![Some(score)], byes: Vec::new(), reason },
    ];
    let later = later.into_iter().chain(official.map(|act| (act, 6))).chain(keyed.map(|act| (act, 7)));
    let later = later.chain(disputes.map(|act| (act, 7)));
    for (act, format) in [amend, unpublish, seal, list].map(|act| (act, 3)).into_iter().chain(later) {
        assert_eq!(least_format(act.clone()), format, "{act:?}");
    }
}

/// An older program would undo the last one of several entries alone.
#[test]
fn entries_that_are_undone_at_once_state_their_format() {
    let note = Act::Note { text: Remark::new("one").unwrap() };
    for (joined, format) in [(false, 1), (true, 7)] {
        let (at, by) = (Label::default(), Label::default());
        let action = Action::Do(note.clone());
        let entry = Entry { seq: Seq(2), at, by, action, accepted: Vec::new(), joined };
        assert_eq!(entry.least_format(), format);
    }
}

/// What a file says of its event and of a player beyond what the first release knew states its format, wherever it stands.
#[test]
fn what_was_added_to_details_and_players_states_its_format() {
    let setup = Setup::bare(&Game::Dice);
    let rating = ListedRating {
        kind: RatingKind::Rapid,
        rating: Rating::from_units(2_000_000),
        k: None,
        source: Label::default(),
    };
    let plain = Entrant::default();
    let listed = Entrant { ratings: vec![rating], ..Entrant::default() };
    let id = PlayerId(1);
    let older = Details::default();
    let federation = "SWE".parse().unwrap();
    for details in [
        Details { federation, ..Details::default() },
        Details { deputies: vec![Label::default()], ..Details::default() },
        Details { rate_of_play: "90 min".parse().unwrap(), ..Details::default() },
        Details { time_control: "5400+30".parse().unwrap(), ..Details::default() },
        Details { schedule: vec![Label::default()], ..Details::default() },
    ] {
        let header = Header::new(Label::default(), details.clone(), setup.clone());
        assert_eq!((header.format, header.least_format()), (5, 5));
        assert_eq!(least_format(Act::Configure { details, setup: setup.clone() }), 5);
    }
    assert_eq!(least_format(Act::Configure { details: older, setup }), 1);
    for (entrant, format, list) in [(plain, 1, 3), (listed, 5, 5)] {
        assert_eq!(least_format(Act::Register { id, entrant: entrant.clone() }), format);
        assert_eq!(least_format(Act::Edit { id, entrant: entrant.clone() }), format);
        let new = vec![entrant.clone()];
        assert_eq!(least_format(Act::TakeList { first: id, new, changed: Vec::new() }), list);
        let changed = vec![(id, entrant)];
        assert_eq!(least_format(Act::TakeList { first: id, new: Vec::new(), changed }), list);
    }
}

/// The rating systems of the federation's regulations and of Glickman, and a choice among several ratings.
#[test]
fn what_was_added_to_the_choices_states_its_format() {
    let bare = Setup::bare(&Game::Chess(wallchart_engine::setup::PointSystem::default()));
    assert_eq!(bare.least_format(), 1);
    for setup in [
        Setup { rating: RatingSystem::Fide(FideRules::default()), ..bare.clone() },
        Setup { rating: RatingSystem::Glicko2(GlickoRules::default()), ..bare.clone() },
        Setup { rated_by: vec![RatingKind::Rapid], ..bare },
    ] {
        let header = Header::new(Label::default(), Details::default(), setup.clone());
        assert_eq!((header.format, header.least_format()), (5, 5));
        assert_eq!(least_format(Act::Configure { details: Details::default(), setup: setup.clone() }), 5);
        let saved = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<Setup>(&saved).unwrap(), setup);
    }
}

/// What regulations ask for, and what is done about opponents without a rating.
#[test]
fn what_regulations_ask_for_states_its_format() {
    let bare = Setup::bare(&Game::Chess(PointSystem::default()));
    let none = Regulations::default();
    let asked = [
        Regulations { official: true, ..none },
        Regulations { strength: Strength::Higher, ..none },
        Regulations { long: true, ..none },
        Regulations { chess960: true, ..none },
        Regulations { second_pass: true, ..none },
    ];
    let usual = TieBreakRules::default();
    let rules =
        [TieBreakRules { unrated: Unrated::Fixed(1400), ..usual }, TieBreakRules { by_round: true, ..usual }];
    let rankings = rules.map(|rules| Ranking::Points { tie_breaks: Vec::new(), rules });
    let setups = asked.map(|regulations| Setup { regulations, ..bare.clone() });
    let ranked = rankings.map(|ranking| Setup { ranking, ..bare.clone() });
    for setup in setups.into_iter().chain(ranked) {
        assert_eq!(Header::new(Label::default(), Details::default(), setup.clone()).format, 6);
        assert_eq!(least_format(Act::Configure { details: Details::default(), setup: setup.clone() }), 6);
        let saved = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<Setup>(&saved).unwrap(), setup);
    }
}

#[test]
fn a_tie_break_and_a_pairing_system_state_the_format_that_first_holds_them() {
    fn listed(names: impl Iterator<Item = String>) -> String {
        let mut names: Vec<String> = names.collect();
        names.sort_unstable();
        names.dedup();
        names.join(" ")
    }
    let variant = |one: PairingSystem| format!("{one:?}").split([' ', '(']).next().unwrap().to_owned();
    for (format, systems) in SYSTEMS {
        let of_format = PairingSystem::offered().filter(|one| one.system().least_format() == format);
        assert_eq!(listed(of_format.map(variant)), systems, "format {format}");
    }
    assert_eq!(SYSTEMS.last().unwrap().0, FORMAT, "a new kind states the format after the last");
    let first = [TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks, TieBreak::Wins];
    assert!(first.iter().all(|one| one.least_format() == 1));
    let later = TieBreak::offered().into_iter().filter(|one| !first.contains(one));
    for one in later {
        let mut setup = Setup::bare(&Game::Chess(PointSystem::default()));
        setup.ranking = Ranking::by(vec![one]);
        assert_eq!(setup.least_format(), 5, "{:?}", setup.ranking);
    }
    let mut setup = Setup::bare(&Game::Chess(PointSystem::default()));
    let rules =
        TieBreakRules { edition: Edition::August2024, predetermined: None, ..TieBreakRules::default() };
    setup.ranking = Ranking::Points { tie_breaks: Vec::new(), rules };
    assert_eq!(setup.least_format(), 5);
}
