//! A small event for the tests of this crate: five players, manual boards, every tie-break, ratings.

use crate::scene::Scene;
use crate::scene::lookup::Lookup;
use crate::scene::settings::Settings;
use desk::Desk;
use desk::storage::disk;
use desk::user::rating_lists::RatingLists;
use engine::action::{Act, ByeKind, Entrant, Outcome, PairedBy};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::scoring::GameScore;
use engine::setup::{PairingSystem, Ranking, TieBreak};
use formats::clock::SteppingClock;
use formats::presets;

/// The players in the order of their pairing numbers.
pub(crate) const PLAYERS: [(&str, &str); 5] =
    [("Anna", "2000"), ("Berg", "1900"), ("Curie", "1800"), ("Dahl", "1700"), ("Emre", "1600")];

/// An event, and the other data that its screens see.
pub(crate) struct Example {
    pub(crate) desk: Desk,
    settings: Settings,
    lists: Lookup,
}

impl Example {
    /// Registers the players; each act is one second after the last, from 14:00:01 on.
    pub(crate) fn new() -> Self {
        let mut clock = Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap());
        let mut setup = presets::find("probit-new").unwrap().setup;
        setup.game = presets::find("chess-round-robin").unwrap().setup.game;
        setup.pairing = PairingSystem::Manual;
        setup.ranking = Ranking::by(vec![
            TieBreak::Resistance,
            TieBreak::SonnebornBerger,
            TieBreak::Blacks,
            TieBreak::Wins,
        ]);
        let header = presets::header(setup, "Club Evening".parse().unwrap(), &mut *clock);
        let mut desk = Desk::in_memory(header, clock).unwrap();
        for (id, (name, rating)) in (1..).map(PlayerId).zip(PLAYERS) {
            let entrant =
                Entrant { name: name.parse().unwrap(), rating: rating.parse().ok(), ..Entrant::default() };
            desk.record(Act::Register { id, entrant }, &[]).unwrap();
        }
        let lists = Lookup::of(RatingLists::within(disk::system(), None));
        Self { desk, settings: Settings::default(), lists }
    }

    /// Plays rounds in the notation of [`Self::play`].
    pub(crate) fn after(rounds: &[&str]) -> Self {
        let mut example = Self::new();
        for round in rounds {
            example.play(round);
        }
        example
    }

    /// Publishes a round and enters its results: `1-2 1-0, 3-4 +--, 5 H`; `1-2` is a board without a result.
    pub(crate) fn play(&mut self, text: &str) {
        let round = self.desk.state().next_round();
        let (mut boards, mut byes, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for part in text.split(", ") {
            let (who, what) = part.split_once(' ').unwrap_or((part, ""));
            let seats: Vec<PlayerId> = who.split('-').map(|seat| PlayerId(seat.parse().unwrap())).collect();
            if let [only] = seats[..] {
                byes.push((only, bye(what)));
                continue;
            }
            boards.push(seats);
            let board = BoardNo(u16::try_from(boards.len()).unwrap());
            results.extend(outcome(what).map(|outcome| Act::Record { round, board, outcome }));
        }
        self.desk.record(Act::Publish { round, boards, byes, by: PairedBy::Hand }, &[]).unwrap();
        self.desk.record_all(&results, &[]).unwrap();
    }

    /// Corrects a result.
    pub(crate) fn correct(&mut self, round: u16, board: u16, now: &str) {
        let (round, board) = (RoundNo(round), BoardNo(board));
        let was = self.desk.state().board(round, board).unwrap().outcome.clone().unwrap();
        let act =
            Act::Correct { round, board, was, now: outcome(now), reason: "slip misread".parse().unwrap() };
        self.desk.record(act, &[]).unwrap();
    }

    /// The data that a screen sees.
    pub(crate) fn scene(&self) -> Scene<'_> {
        Scene {
            desk: Some(&self.desk),
            settings: &self.settings,
            recent: &[],
            presets: &[],
            lists: &self.lists,
            now: "2026-11-21T14:00:00Z",
            offers_tour: false,
        }
    }
}

fn outcome(text: &str) -> Option<Outcome> {
    Some(match text {
        "" => return None,
        "1-0" => Outcome::game(GameScore::Win, GameScore::Loss),
        "0-1" => Outcome::game(GameScore::Loss, GameScore::Win),
        "1-0 unrated" => Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: false },
        "+--" => Outcome::Forfeit { white: true, black: false },
        "adjourned" => Outcome::Adjourned,
        other => panic!("no result `{other}`"),
    })
}

fn bye(text: &str) -> ByeKind {
    match text {
        "U" => ByeKind::PairingAllocated,
        "H" => ByeKind::HalfPoint,
        other => panic!("no bye `{other}`"),
    }
}

/// Returns lines as plain text, without their roles.
pub(crate) fn plain(lines: &[crate::widgets::text::Line]) -> String {
    let lines: Vec<String> = lines
        .iter()
        .map(|line| line.iter().map(|piece| piece.text.as_str()).collect::<String>().trim_end().to_owned())
        .collect();
    lines.join("\n")
}
