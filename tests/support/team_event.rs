//! A team event with the difficult cases for paper, site and wall: names of several scripts, namesakes in two
//! teams, a very long name, a team without a list, an empty board, a match forfeited as a whole, unfinished
//! matches, a line-up that is missing.

use wallchart::engine::action::{Act, ByeKind, Details, Entrant, Header, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore::{Draw, Loss, Win};
use wallchart::engine::setup::{Game, PairingSystem, Setup};
use wallchart::engine::state::State;
use wallchart::engine::text::Label;
use wallchart::presets;

/// The teams, each with its players in board order.
pub(crate) const TEAMS: [(&str, &[&str]); 5] = [
    ("Nord", &["Berg, Luca", "小林, 陽菜", "Moser, Vera", "Adler, Pia"]),
    ("קבוצת חיפה", &["כהן, שרה", "לוי, דוד", "Berg, Luca"]),
    (
        "東京チェス部",
        &[
            "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Theodora",
            "الحسيني, ليلى",
            "田中, 健",
        ],
    ),
    ("<b>Süd & West</b>", &["O'Neil, Bo", "Émile, Zoé", "Nguye\u{302}\u{303}n, Tha\u{300}nh"]),
    ("Without a list", &[]),
];

/// Creates the event of the preset for a system, with three boards a match.
pub(crate) fn event(preset: &str) -> State {
    let mut setup = presets::find(preset).unwrap().setup;
    if let Game::Match(rules) = &mut setup.game {
        rules.boards = 3;
    }
    let pairing = if preset == "team-swiss" { PairingSystem::Manual } else { setup.pairing };
    let setup = Setup { rounds: 5, pairing, ..setup };
    let details = Details { title: "League & Cup".parse().unwrap(), ..Details::default() };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    for act in registrations().into_iter().chain(rounds()) {
        assert_eq!(state.apply(&act), Ok(()), "{act:?}");
    }
    state
}

fn registrations() -> Vec<Act> {
    let entrant = |name: &str, rating: usize| Entrant {
        name: name.parse().unwrap(),
        rating: format!("{}", 2300 - 25 * rating).parse().ok(),
        title: if rating == 1 { "WGM" } else { "" }.parse().unwrap(),
        ..Entrant::default()
    };
    let mut acts = Vec::new();
    for ((name, members), id) in TEAMS.iter().zip((1..).map(PlayerId)) {
        let team = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        acts.push(Act::Register { id, entrant: team });
        if !members.is_empty() {
            let members =
                members.iter().enumerate().map(|(at, name)| entrant(name, at + id.index())).collect();
            acts.push(Act::Members { team: id, members });
        }
    }
    acts
}

fn rounds() -> Vec<Act> {
    let mut acts = publish(1, [(1, 2), (3, 4)], 5);
    acts.extend([game(1, 1, 1, Outcome::game(Win, Loss)), game(1, 1, 2, Outcome::game(Draw, Draw))]);
    acts.push(game(1, 1, 3, Outcome::game(Win, Loss)));
    acts.push(game(1, 2, 2, Outcome::game(Loss, Win)));
    acts.extend(publish(2, [(4, 1), (2, 5)], 3));
    acts.push(line_up(2, 1, 1, &[2, 4, 0]));
    acts.extend([game(2, 1, 1, Outcome::game(Draw, Draw)), game(2, 1, 2, Outcome::game(Win, Loss))]);
    let outcome = Outcome::Forfeit { white: true, black: false };
    acts.push(Act::Record { round: RoundNo(2), board: BoardNo(2), outcome });
    acts.extend(publish(3, [(1, 3), (5, 4)], 2));
    acts.push(line_up(3, 1, 1, &[1, 3, 4]));
    acts
}

fn publish(round: u16, pairs: [(u32, u32); 2], bye: u32) -> Vec<Act> {
    let boards = pairs.iter().map(|(first, second)| vec![PlayerId(*first), PlayerId(*second)]).collect();
    let byes = vec![(PlayerId(bye), ByeKind::PairingAllocated)];
    vec![Act::Publish { round: RoundNo(round), boards, byes, by: PairedBy::Hand }]
}

fn game(round: u16, board: u16, game: u8, now: Outcome) -> Act {
    Act::RecordGame { round: RoundNo(round), board: BoardNo(board), game, was: None, now: Some(now) }
}

fn line_up(round: u16, board: u16, team: u32, line_up: &[u16]) -> Act {
    let team = PlayerId(team);
    Act::LineUp { round: RoundNo(round), board: BoardNo(board), team, line_up: line_up.to_vec() }
}
