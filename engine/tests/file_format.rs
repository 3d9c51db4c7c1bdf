//! Tests that a saved value states the first file format that can represent it, so that older programs refuse
//! the file.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer as _};
use wallchart_engine::action::{
    Act, Action, ByeKind, Details, Entrant, Entry, FORMAT, Header, ListedRating, Numbering, Outcome,
    PairedBy, RatingKind,
};
use wallchart_engine::game::tractor::round::Score;
use wallchart_engine::game::tractor::table::Seat;
use wallchart_engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use wallchart_engine::kept::{AdjustedPoints, KeptReport, ReportField, ValuedResult};
use wallchart_engine::number::{Points, Rating};
use wallchart_engine::pairing::field::Color;
use wallchart_engine::prizes::{PerPlayer, PrizeRules, Sharing};
use wallchart_engine::rating::fide::{FideEdition, FideRules, Tempo};
use wallchart_engine::rating::glicko2::GlickoRules;
use wallchart_engine::rating::probit::batch::ProbitRules;
use wallchart_engine::rating::probit::rounding::Decimals;
use wallchart_engine::scoring::GameScore;
use wallchart_engine::setup::{
    Acceleration, Elimination, Game, PairingSystem, PointSystem, ProbitVersion, Ranking, RatingSystem,
    Regulations, Setup, Strength, SwissRules, TableRules, TeamAdds, TeamName, TeamRanking, TeamSwissRules,
    TieBreak, TieBreakRules, UnequalGames, Unrated,
};
use wallchart_engine::team::{
    BoardColors, BoardGame, BoardOrder, ColorPreferences, MatchRules, TeamRating, TeamScore,
};
use wallchart_engine::text::{Label, Remark};
use wallchart_engine::tie_breaks::{Code, Edition};
use wallchart_engine::tied::TiedMatch;

/// Samples of the values of a saved enum, in RON without blanks, by the least format that can represent
/// them.
type Released = [(u32, &'static str)];

/// Returns the names under which the values of an enum are saved, from the error message for a wrong
/// name.
fn saved_names<'de, T: Deserialize<'de>>() -> BTreeSet<String> {
    let name: StrDeserializer<'de, Error> = "no such name".into_deserializer();
    let error = T::deserialize(name).err().unwrap().to_string();
    error.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

/// Checks that each value of an enum has a sample, and that the least file with a sample states its
/// format.
///
/// An older program cannot read a new value. The lines of formats that a release writes do not change;
/// `basics/file_format.rs` says which format a new value has.
#[track_caller]
fn check<T: DeserializeOwned>(released: &Released, least_format: impl Fn(T) -> u32) {
    let mut named = BTreeSet::new();
    for (format, samples) in released {
        assert!(*format <= FORMAT, "{samples}: the format does not exist");
        for sample in samples.split_whitespace() {
            let value = ron::from_str(sample).unwrap_or_else(|error| panic!("{sample}: {error}"));
            assert_eq!(least_format(value), *format, "{sample}");
            named.insert(sample.split('(').next().unwrap().to_owned());
        }
    }
    assert_eq!(named, saved_names::<T>(), "each value needs a sample in the line of its format");
}

/// Returns the least format of an event of Dice that also makes this choice.
fn of_setup(choose: impl FnOnce(&mut Setup)) -> u32 {
    let mut setup = Setup::bare(&Game::Dice);
    choose(&mut setup);
    setup.least_format()
}

/// Returns the least format of an event that is ranked by points and follows these rules of tie-breaks.
fn of_rules(rules: TieBreakRules) -> u32 {
    of_setup(|setup| setup.ranking = Ranking::Points { tie_breaks: Vec::new(), rules })
}

#[test]
fn acts_state_the_format_that_introduced_them() {
    check::<Act>(&ACTS, least_format);
}

const ACTS: [(u32, &str); 8] = [
    (
        1,
        r#"Register(id:1,entrant:(name:"A")) Edit(id:1,entrant:(name:"A")) Withdraw(id:1,after:1) Expel(id:1,after:1,reason:"r")
        Return(id:1,from:2) GrantBye(id:1,round:1,bye:HalfPoint) CancelBye(id:1,round:1) FixBoard(id:1,board:None)
        Number(order:[],by:Rating) DrawColor(color:White) Forbid(players:[],first:1,last:1)
        Configure(details:(title:""),setup:(game:Dice,pairing:Manual,rating:Unrated,ranking:Placings,rounds:1))
        Publish(round:1,boards:[],byes:[],by:System) Rearrange(round:1,boards:[],byes:[])
        Record(round:1,board:1,outcome:Adjourned) Agree(round:1,board:1)
        Correct(round:1,board:1,was:Adjourned,now:None,reason:"r") Seal(after:1,digest:"") Note(text:"n")"#,
    ),
    (2, r#"Seal(after:1,digest:"",signed:Some((key:"",signature:"")))"#),
    (
        3,
        r#"Amend(round:1,boards:[],outcomes:[],byes:[],reason:"r") TakeList(first:1,new:[],changed:[])
        Unpublish(round:1,reason:"r") Seal(after:1,digest:"",table:Some("after\t1"))"#,
    ),
    (4, "CheckIn(round:1,players:[1],here:true) Prizes(rules:None)"),
    (5, r#"DrawLots(order:[]) Give(tie_break:"",values:[]) KeepReport(kept:()) Value(points:(points:"0"))"#),
    (
        6,
        r#"Rectify(round:1,board:1,reported:None,reason:"r") LeaveOut(id:1,out:true) BarHalfPointByes(id:1,barred:true)
        DrawPosition(round:1,position:518) Rerate(from:1,ratings:[]) Number(order:[],by:Varma(seed:1))"#,
    ),
    (
        7,
        r#"NameKey(key:"") Partner(pairs:[(1,2)]) Remove(id:1) ResizeTables(from:1,seats:6)
        Sign(closes:true,signed:(key:"",signature:"")) Dispute(round:1,board:1,typed:Adjourned,by:"",against:"")
        Uphold(round:1,board:1)
        Prizes(rules:Some((currency:"",sharing:Equal,categories:[(name:"",who:(titles:["GM"],unrated:false),prizes:[])])))
        Record(round:1,board:1,outcome:TractorScore((dealer:Alice,ranks:("2","2"),points:80)))
        Correct(round:1,board:1,was:TractorScore((dealer:Alice,ranks:("2","2"),points:80)),now:None,reason:"r")
        Correct(round:1,board:1,was:Adjourned,now:Some(TractorScore((dealer:Alice,ranks:("2","2"),points:80))),reason:"r")
        Rectify(round:1,board:1,reported:Some(TractorScore((dealer:Alice,ranks:("2","2"),points:80))),reason:"r")
        Amend(round:1,boards:[],outcomes:[Some(TractorScore((dealer:Alice,ranks:("2","2"),points:80)))],byes:[],reason:"r")"#,
    ),
    (
        8,
        r#"KeepReport(kept:(teams:[(team:1,sums:Some((stated:(Some("1"),None),counted:("1","0.5"))),members:[(number:1,points:"0.5",byes:[(1,'U')])])]))
        Register(id:1,entrant:(name:"A",short_name:"a")) Edit(id:1,entrant:(name:"A",captain:"B"))
        Value(points:(points:"0",game_points:Some("1"))) Members(team:1,members:[]) LineUp(round:1,board:1,team:1,line_up:[1,2])
        RecordGame(round:1,board:1,game:1,now:Some(Adjourned))
        Prizes(rules:Some((currency:"",sharing:Equal,categories:[(name:"",who:(unrated:false,board:Some((number:1,games:0))),prizes:[])])))
        Prizes(rules:Some((currency:"",sharing:Equal,categories:[(name:"",who:(unrated:false,teams:true),prizes:[])])))
        Record(round:1,board:1,outcome:Match((line_ups:([1],[1]),games:[Adjourned],score:("0.5","0.5"))))
        Correct(round:1,board:1,was:Match((line_ups:([1],[1]),games:[Adjourned],score:("0.5","0.5"))),now:None,reason:"r")
        Amend(round:1,boards:[],outcomes:[Some(Match((line_ups:([1],[1]),games:[Adjourned],score:("0.5","0.5"))))],byes:[],reason:"r")"#,
    ),
];

#[test]
fn values_in_acts_state_the_format_that_introduced_them() {
    let round = RoundNo(1);
    let publish = |byes, by| least_format(Act::Publish { round, boards: Vec::new(), byes, by });
    let record = |outcome| least_format(Act::Record { round, board: BoardNo(1), outcome });
    check::<Action>(&[(1, r#"Do(Note(text:"n")) Undo(of:1) Redo(of:1)"#)], least_format_of);
    check::<ByeKind>(&[(1, "PairingAllocated FullPoint HalfPoint ZeroPoint")], |bye| {
        publish(vec![(PlayerId(1), bye)], PairedBy::System)
    });
    check::<PairedBy>(&[(1, "System Hand Import")], |by| publish(Vec::new(), by));
    check::<Numbering>(&[(1, "Rating Registration Lots(seed:1) Hand"), (6, "Varma(seed:1)")], |by| {
        least_format(Act::Number { order: Vec::new(), by })
    });
    check::<Color>(&[(1, "White Black")], |color| least_format(Act::DrawColor { color, seed: None }));
    check::<Outcome>(
        &[
            (
                1,
                r#"Game(white:Win,black:Loss) Game(white:Draw,black:Loss,rated:false) Forfeit(white:true,black:false) Adjourned
                Crikey((result:Won,white_pieces:9,black_pieces:0)) Dice([])
                Tractor((setup:(main:"O",dealer:Alice,ranks:("2","2")),tricks:[]))"#,
            ),
            (7, r#"TractorScore((dealer:Alice,ranks:("2","2"),points:80))"#),
            (8, r#"Match((line_ups:([1],[1]),games:[Adjourned],score:("0.5","0.5")))"#),
        ],
        record,
    );
    check::<GameScore>(&[(1, "Win Draw Loss")], |white| record(Outcome::game(white, GameScore::Draw)));
    check::<Seat>(&[(7, "Alice Bob Charles David")], |dealer| {
        record(Outcome::TractorScore(Score { dealer, ranks: ["2".parse().unwrap(); 2], points: 80 }))
    });
    check::<ReportField>(&[(5, "Sex Title Rating Federation FideNumber Birth")], |field| {
        let fields = vec![(PlayerId(1), field, Label::default())];
        least_format(Act::KeepReport { kept: Box::new(KeptReport { fields, ..KeptReport::default() }) })
    });
    let valued = "Win Draw Loss FullPointBye HalfPointBye ZeroPointBye ForfeitWin ForfeitLoss";
    check::<ValuedResult>(&[(5, valued)], |result| {
        let points = Points::ZERO;
        let points = AdjustedPoints {
            result: Some(result),
            points,
            game_points: None,
            round: None,
            players: Vec::new(),
        };
        least_format(Act::Value { points, reason: Remark::default() })
    });
    let (currency, categories) = (Label::default(), Vec::new());
    let rules = PrizeRules { currency, sharing: Sharing::Equal, per_player: PerPlayer::All, categories };
    let prizes = |rules: PrizeRules| least_format(Act::Prizes { rules: Some(Box::new(rules)) });
    check::<Sharing>(&[(4, "Place Equal Hort")], |sharing| prizes(PrizeRules { sharing, ..rules.clone() }));
    check::<PerPlayer>(&[(4, "Largest All")], |per_player| {
        prizes(PrizeRules { per_player, ..rules.clone() })
    });
}

#[test]
fn choices_of_an_event_state_the_format_that_introduced_them() {
    check::<Game>(
        &[
            (
                1,
                r#"Chess((win:"1",draw:"0.5",loss:"0",forfeit_loss:"0",zero_point_bye:"0",pairing_allocated_bye:"1"))
            Crikey((win:"1",draw:"0.5",loss:"0",forfeit_loss:"0",zero_point_bye:"0",pairing_allocated_bye:"1"))
            Decided((win:"1",draw:"0.5",loss:"0",forfeit_loss:"0",zero_point_bye:"0",pairing_allocated_bye:"1"))
            Dice Tractor((team1:"2",team2:"2"))"#,
            ),
            (
                8,
                r#"Match((boards:4,game:Chess,board_points:(win:"1",draw:"0.5",loss:"0",forfeit_loss:"0",zero_point_bye:"0",pairing_allocated_bye:"1"),match_points:(win:"1",draw:"0.5",loss:"0",forfeit_loss:"0",zero_point_bye:"0",pairing_allocated_bye:"1"),bye_points:"2",colors:Alternating,order:Fixed,tied:Lots,limits:(rating_difference:1,reserves:Some(2),womens_board:3,junior_board:4,junior_age:18,are_strict:true)))"#,
            ),
        ],
        |game| of_setup(|setup| setup.game = game),
    );
    check::<PairingSystem>(
        &[
            (
                1,
                "Manual RoundRobin(cycles:1,exchange_last_two:false) Tables(PartnersKept) Swiss((acceleration:None))
                Elimination(Double)",
            ),
            (7, "Elimination(Single(third_place:true,final_first:true))"),
            (8, "TeamSwiss((preferences:TypeA,primary:MatchPoints,is_secondary_used:true)) Scheveningen(cycles:2)"),
        ],
        |pairing| of_setup(|setup| setup.pairing = pairing),
    );
    let of_match = |rules| of_setup(|setup| setup.game = Game::Match(rules));
    check::<BoardGame>(&[(8, "Chess Crikey Decided Tractor")], |game| {
        of_match(MatchRules { game, ..MatchRules::default() })
    });
    check::<BoardColors>(&[(8, "Alternating Paired Same Twos")], |colors| {
        of_match(MatchRules { colors, ..MatchRules::default() })
    });
    check::<BoardOrder>(&[(8, "Fixed Free")], |order| {
        of_match(MatchRules { order, ..MatchRules::default() })
    });
    check::<TiedMatch>(&[(8, "PlayedAgain Lots BerlinCount BoardElimination BerlinThenBoards")], |tied| {
        of_match(MatchRules { tied, ..MatchRules::default() })
    });
    check::<TeamRating>(&[(8, "None BestMembers AllMembers")], |team_rating| {
        of_match(MatchRules { team_rating, ..MatchRules::default() })
    });
    let of_swiss = |rules| of_setup(|setup| setup.pairing = PairingSystem::TeamSwiss(rules));
    check::<ColorPreferences>(&[(8, "TypeA TypeB None")], |preferences| {
        of_swiss(TeamSwissRules { preferences, ..TeamSwissRules::default() })
    });
    check::<TeamScore>(&[(8, "MatchPoints GamePoints")], |primary| {
        of_swiss(TeamSwissRules { primary, ..TeamSwissRules::default() })
    });
    check::<TableRules>(&[(1, "Mixed(seats:4) PartnersKept PartnersRotated")], |rules| {
        of_setup(|setup| setup.pairing = PairingSystem::Tables(rules))
    });
    check::<Elimination>(
        &[(1, "Single(third_place:true) Double"), (7, "Single(third_place:true,final_first:true)")],
        |kind| of_setup(|setup| setup.pairing = PairingSystem::Elimination(kind)),
    );
    check::<Acceleration>(&[(1, "None Baku")], |acceleration| {
        of_setup(|setup| setup.pairing = PairingSystem::Swiss(SwissRules { acceleration }))
    });
    check::<Strength>(
        &[(1, "Rating"), (6, "Fide National FideElseNational NationalElseFide Higher Lower Other")],
        |strength| of_setup(|setup| setup.regulations = Regulations { strength, ..setup.regulations }),
    );
}

#[test]
fn a_rating_system_states_the_format_that_introduced_it() {
    let rated = |rating| of_setup(|setup| setup.rating = rating);
    let glicko =
        "Glicko2((tau:50,rating:1500,deviation:350,rated_deviation:100,volatility:600,decimals:Zero))";
    check::<RatingSystem>(
        &[
            (1, r#"Unrated Exchange((handicap:"3.00")) Probit(version:Old,rules:(factor:1,decimals:Zero))"#),
            (5, "Fide((tempo:Standard,edition:ByDate))"),
            (5, glicko),
        ],
        rated,
    );
    check::<ProbitVersion>(&[(1, "Old New")], |version| {
        rated(RatingSystem::Probit { version, rules: ProbitRules::default() })
    });
    check::<Decimals>(&[(1, "Zero One Two")], |decimals| {
        let rules = ProbitRules { decimals, ..ProbitRules::default() };
        rated(RatingSystem::Probit { version: ProbitVersion::New, rules })
    });
    check::<Tempo>(&[(5, "Standard Rapid Blitz")], |tempo| {
        rated(RatingSystem::Fide(FideRules { tempo, ..FideRules::default() }))
    });
    check::<FideEdition>(&[(5, "ByDate March2024 December2024 October2025")], |edition| {
        rated(RatingSystem::Fide(FideRules { edition, ..FideRules::default() }))
    });
    check::<RatingKind>(&[(5, "Standard Rapid Blitz National")], |kind| {
        of_setup(|setup| setup.rated_by = vec![kind])
    });
}

#[test]
fn a_ranking_states_the_format_that_introduced_it() {
    check::<Ranking>(
        &[(1, "Points(tie_breaks:[]) Rating Placings Progress Elimination"), (7, "PlacingsBy(Sum)")],
        |ranking| of_setup(|setup| setup.ranking = ranking),
    );
    check::<UnequalGames>(&[(7, "Sum AtLeast(3)")], |rule| {
        of_setup(|setup| setup.ranking = Ranking::PlacingsBy(rule))
    });
    check::<Unrated>(&[(1, "NoTieBreak"), (6, "LeftOut Fixed(1400) Lowest Mean")], |unrated| {
        of_rules(TieBreakRules { unrated, ..TieBreakRules::default() })
    });
    check::<Edition>(&[(1, "March2026"), (5, "August2024")], |edition| {
        of_rules(TieBreakRules { edition, ..TieBreakRules::default() })
    });
    check::<TieBreak>(
        &[
            (1, "Resistance SonnebornBerger Blacks Wins"),
            (5, r#"Official("BH") Lots Given(name:"PLAYOFF") Given(name:"PLACE",lowest_first:true)"#),
        ],
        |one| of_setup(|setup| setup.ranking = Ranking::by(vec![one])),
    );
}

/// The codes of C.07 by the format that introduced them, with each modifier.
const CODES: [(u32, &str); 2] = [
    (
        5,
        "BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P SB SB/C1 SB/C2 SB/M1 SB/M2 SB/P
        SB/C1/P SB/C2/P SB/M1/P SB/M2/P DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 PS/M1 PS/M2 REP STD FB FB/C1
        FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P AOB AOB/P AOB/F KS KS/L+1 KS/L-1 ARO ARO/C1
        ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG RTNG/R TPN TPN/R",
    ),
    (
        8,
        "MPTS GPTS MPvGP EMMSB EMMSB/C1 EMMSB/C2 EMMSB/M1 EMMSB/M2 EMMSB/P EMMSB/C1/P EMMSB/C2/P EMMSB/M1/P
            EMMSB/M2/P EMGSB EMGSB/C1 EMGSB/C2 EMGSB/M1 EMGSB/M2 EMGSB/P EMGSB/C1/P EMGSB/C2/P
            EMGSB/M1/P EMGSB/M2/P EGMSB EGMSB/C1 EGMSB/C2 EGMSB/M1 EGMSB/M2 EGMSB/P EGMSB/C1/P
            EGMSB/C2/P EGMSB/M1/P EGMSB/M2/P EGGSB EGGSB/C1 EGGSB/C2 EGGSB/M1 EGGSB/M2 EGGSB/P
            EGGSB/C1/P EGGSB/C2/P EGGSB/M1/P EGGSB/M2/P EDE EDE/P EDEBT EDEBT/P EDEBB EDEBB/P EDET
            EDET/P EDEB EDEB/P BC TBR BBE SSSC SSSC/K4 SSSC/P SSSC/F BH:MP BH:MP/C1 BH:MP/C2
            BH:MP/M1 BH:MP/M2 BH:MP/P BH:MP/C1/P BH:MP/C2/P BH:MP/M1/P BH:MP/M2/P SB:MP SB:MP/C1
            SB:MP/C2 SB:MP/M1 SB:MP/M2 SB:MP/P SB:MP/C1/P SB:MP/C2/P SB:MP/M1/P SB:MP/M2/P DE:MP
            DE:MP/P WIN:MP WON:MP BPG:MP BWG:MP PS:MP PS:MP/C1 PS:MP/C2 PS:MP/M1 PS:MP/M2 REP:MP
            STD:MP FB:MP FB:MP/C1 FB:MP/C2 FB:MP/M1 FB:MP/M2 FB:MP/P FB:MP/C1/P FB:MP/C2/P
            FB:MP/M1/P FB:MP/M2/P AOB:MP AOB:MP/P AOB:MP/F KS:MP KS:MP/L+1 KS:MP/L-1 TPN:MP TPN:MP/R
            BH:GP BH:GP/C1 BH:GP/C2 BH:GP/M1 BH:GP/M2 BH:GP/P BH:GP/C1/P BH:GP/C2/P BH:GP/M1/P
            BH:GP/M2/P SB:GP SB:GP/C1 SB:GP/C2 SB:GP/M1 SB:GP/M2 SB:GP/P SB:GP/C1/P SB:GP/C2/P
            SB:GP/M1/P SB:GP/M2/P DE:GP DE:GP/P WIN:GP WON:GP BPG:GP BWG:GP PS:GP PS:GP/C1 PS:GP/C2
            PS:GP/M1 PS:GP/M2 REP:GP STD:GP FB:GP FB:GP/C1 FB:GP/C2 FB:GP/M1 FB:GP/M2 FB:GP/P
            FB:GP/C1/P FB:GP/C2/P FB:GP/M1/P FB:GP/M2/P AOB:GP AOB:GP/P AOB:GP/F KS:GP KS:GP/L+1
            KS:GP/L-1 TPN:GP TPN:GP/R",
    ),
];

#[test]
fn a_code_of_c07_states_the_format_that_introduced_it() {
    let mut listed = Vec::new();
    for (format, codes) in CODES {
        assert!(format <= FORMAT, "{codes}: the format does not exist");
        for code in codes.split_whitespace() {
            let one = TieBreak::of_teams(code).unwrap();
            assert_eq!(of_setup(|setup| setup.ranking = Ranking::by(vec![one])), format, "{code}");
            listed.push(code.to_owned());
        }
    }
    let offered = Code::offered().into_iter().chain(Code::offered_to_teams());
    let offered: Vec<String> = offered.map(|code| code.to_string()).collect();
    assert_eq!(listed, offered, "each code needs a place in the line of its format");
}

/// Returns the least format of a file with an act.
fn least_format(act: Act) -> u32 {
    least_format_of(Action::Do(act))
}

fn least_format_of(action: Action) -> u32 {
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

/// An older program would undo only the last one of several joined entries.
#[test]
fn joined_entries_state_their_format() {
    let note = Act::Note { text: Remark::new("one").unwrap() };
    for (joined, format) in [(false, 1), (true, 7)] {
        let (at, by) = (Label::default(), Label::default());
        let action = Action::Do(note.clone());
        let entry = Entry { seq: Seq(2), at, by, action, accepted: Vec::new(), joined };
        assert_eq!(entry.least_format(), format);
    }
}

/// Fields of the event and of a player added after the first release state their format in every act.
#[test]
fn later_fields_of_details_and_players_state_their_format() {
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
        Details { page: "https://example.org/open".parse().unwrap(), ..Details::default() },
    ] {
        let format = if details.page.is_unwritten() { 5 } else { 8 };
        let header = Header::new(Label::default(), details.clone(), setup.clone());
        assert_eq!((header.format, header.least_format()), (format, format));
        let saved = ron::to_string(&details).unwrap();
        assert_eq!(ron::from_str::<Details>(&saved).unwrap(), details);
        assert_eq!(least_format(Act::Configure { details, setup: setup.clone() }), format);
    }
    let details = Details { language: "de+en".parse().unwrap(), ..Details::default() };
    assert_eq!(Header::new(Label::default(), details.clone(), setup.clone()).format, 8);
    assert_eq!(least_format(Act::Configure { details, setup: setup.clone() }), 8);
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
fn later_choices_state_their_format() {
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

/// The choices of regulations, and the rule for opponents without a rating.
#[test]
fn regulations_state_their_format() {
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
    let teams = [
        TeamRanking::default(),
        TeamRanking { adds: TeamAdds::MeanOfPoints, named_by: TeamName::Federation, best: 0 },
        TeamRanking { adds: TeamAdds::Places, ..TeamRanking::default() },
    ];
    let of_teams = teams.map(|teams| Regulations { teams: Some(teams), ..none });
    let of_teams = of_teams.map(|regulations| (8, Setup { regulations, ..bare.clone() }));
    let older = setups.into_iter().chain(ranked).map(|setup| (6, setup));
    for (format, setup) in older.chain(of_teams) {
        assert_eq!(Header::new(Label::default(), Details::default(), setup.clone()).format, format);
        assert_eq!(
            least_format(Act::Configure { details: Details::default(), setup: setup.clone() }),
            format
        );
        let saved = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<Setup>(&saved).unwrap(), setup);
    }
}
