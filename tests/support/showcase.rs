//! An event with all difficult cases for reports: names of several scripts, names that look like markup,
//! byes, forfeits, a withdrawal, a late entry, an unfinished game.

use wallchart::engine::action::{Act, ByeKind, Details, Entrant, Header, Numbering, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{
    Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup, TieBreak,
};
use wallchart::engine::state::State;
use wallchart::engine::text::Label;
use wallchart::formats::report::Imprint;

/// Names in order of registration: markup, quotes, right to left, wide, combining marks, very long.
pub(crate) const NAMES: [&str; 9] = [
    "<b>\"O'Neil\"&, Bo",
    "כהן, שרה",
    "小林, 陽菜",
    "Émile, Zoé",
    "Ärlig, Åsa",
    "Nguye\u{302}\u{303}n, Tha\u{300}nh",
    "الحسيني, ليلى",
    "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Theodora",
    "</td></table><script>alert(1)</script>",
];

/// The journal that the reports name as their source.
pub(crate) fn imprint() -> Imprint {
    let last_entry = "2026-11-21T12:34:56Z".to_owned();
    let (head, identity) = ("0123456789abcdef".repeat(4), "fedcba9876543210".repeat(4));
    Imprint { last_entry, head, identity, ..Imprint::default() }
}

/// Creates the event with nine given names.
pub(crate) fn event(names: &[&str]) -> State {
    let setup = Setup {
        game: Game::Chess(PointSystem::default()),
        pairing: PairingSystem::Manual,
        rating: RatingSystem::Unrated,
        ranking: Ranking::by(vec![TieBreak::Resistance, TieBreak::SonnebornBerger]),
        rounds: 5,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    };
    let details = Details {
        title: "Bücher & \"Open\" <2026>".parse().unwrap(),
        place: "Åbo".parse().unwrap(),
        first_day: "2026-11-20".parse().unwrap(),
        last_day: "2026-11-22".parse().unwrap(),
        arbiter: "O'Hara".parse().unwrap(),
        ..Details::default()
    };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    for act in registrations(names).into_iter().chain(rounds(names.last().copied().unwrap_or("Late"))) {
        assert_eq!(state.apply(&act), Ok(()), "{act:?}");
    }
    state
}

fn registrations(names: &[&str]) -> Vec<Act> {
    let ratings = [Some("2210"), Some("2105.5"), None, Some("1990"), Some("1850"), Some("1795")];
    let mut acts: Vec<Act> = (1..)
        .map(PlayerId)
        .zip(names)
        .take(8)
        .map(|(id, name)| {
            let entrant = Entrant {
                name: name.parse().unwrap(),
                rating: ratings.get(id.index()).copied().flatten().map(|rating| rating.parse().unwrap()),
                title: if id.0 == 1 { "WGM" } else { "" }.parse().unwrap(),
                sex: if id.0 % 2 == 0 { "w" } else { "m" }.parse().unwrap(),
                federation: ["SWE", "ISR", "JPN", ""][id.index() % 4].parse().unwrap(),
                born: ["1960-02-03", "2010", ""][id.index() % 3].parse().unwrap(),
                ..Entrant::default()
            };
            Act::Register { id, entrant }
        })
        .collect();
    let order = (1..=8).map(PlayerId).collect();
    acts.push(Act::Number { order, by: Numbering::Hand });
    acts
}

fn rounds(late: &str) -> Vec<Act> {
    let played = |white, black| Outcome::game(white, black);
    let mut acts = Vec::new();
    acts.extend(publish(
        1,
        &[(1, 5), (6, 2), (3, 7)],
        &[(4, ByeKind::HalfPoint), (8, ByeKind::PairingAllocated)],
    ));
    acts.push(record(1, 1, played(GameScore::Win, GameScore::Loss)));
    acts.push(record(1, 2, played(GameScore::Draw, GameScore::Draw)));
    acts.push(record(1, 3, Outcome::Forfeit { white: false, black: true }));
    let entrant = Entrant { name: late.parse().unwrap(), ..Entrant::default() };
    acts.push(Act::Register { id: PlayerId(9), entrant });
    acts.extend(publish(2, &[(8, 1), (2, 7), (4, 6), (5, 9)], &[(3, ByeKind::ZeroPoint)]));
    acts.push(record(2, 1, played(GameScore::Draw, GameScore::Draw)));
    acts.push(record(2, 2, played(GameScore::Loss, GameScore::Win)));
    acts.push(record(2, 3, Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: false }));
    acts.push(record(2, 4, Outcome::Adjourned));
    acts.push(Act::Withdraw { id: PlayerId(3), after: RoundNo(2), reason: "ill".parse().unwrap() });
    acts.extend(publish(
        3,
        &[(1, 7), (4, 8), (6, 9)],
        &[(2, ByeKind::FullPoint), (5, ByeKind::PairingAllocated)],
    ));
    acts.push(record(3, 1, played(GameScore::Win, GameScore::Loss)));
    acts.push(record(3, 2, Outcome::Forfeit { white: false, black: false }));
    acts
}

fn publish(round: u16, pairs: &[(u32, u32)], byes: &[(u32, ByeKind)]) -> Vec<Act> {
    let boards = pairs.iter().map(|(white, black)| vec![PlayerId(*white), PlayerId(*black)]).collect();
    let byes = byes.iter().map(|(player, bye)| (PlayerId(*player), *bye)).collect();
    vec![Act::Publish { round: RoundNo(round), boards, byes, by: PairedBy::Hand }]
}

fn record(round: u16, board: u16, outcome: Outcome) -> Act {
    Act::Record { round: RoundNo(round), board: BoardNo(board), outcome }
}
