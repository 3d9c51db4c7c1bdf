//! Small events of all five systems, step by step as a director plays them.

use std::path::{Path, PathBuf};

use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::{Desk, DeskError, Equipment};
use wallchart::engine::action::{Act, ByeKind, Entrant, Header, Outcome, PairedBy};
use wallchart::engine::game::crikey::CrikeyOutcome;
use wallchart::engine::game::dice::Hand;
use wallchart::engine::game::tractor::round::{Round, RoundSetup};
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{preparations, propose};
use wallchart::engine::ranking::progress;
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, PairingSystem};
use wallchart::presets;
use wallchart::user::files::{Files, RecentEvent};

use super::deal;
use super::memory_disk::{MemoryDisk, Node};

/// A step of a director.
#[expect(clippy::large_enum_variant, reason = "nearly every step is an act")]
#[derive(Debug, Clone)]
pub(crate) enum Step {
    Act(Act),
    /// Several acts at once.
    Acts(Vec<Act>),
    Undo,
    Redo,
    Seal(RoundNo),
}

/// An event, from its first entry to its last.
#[derive(Debug, Clone)]
pub(crate) struct Script {
    pub header: Header,
    pub steps: Vec<Step>,
}

/// The presets of the five systems, with the numbers of players and rounds.
pub(crate) const SYSTEMS: [(&str, u32, u16); 5] = [
    ("fide-swiss", 12, 5),
    ("crikey-swiss", 9, 5),
    ("dice", 14, 6),
    ("tractor", 10, 5),
    ("probit-new", 9, 5),
];

/// The paths of the event, of the user's key, and of the folder for a journal without a file.
pub(crate) const EVENT: &str = "/venue/autumn-open.ron";
pub(crate) const KEY: &str = "/home/director/signing-key";
pub(crate) const REFUGE: &str = "/home/director/rescued";

/// Returns a disk with the user's folder and the event's.
pub(crate) fn disk() -> MemoryDisk {
    let mut contents = MemoryDisk::with_folder(Path::new("/home/director")).contents();
    contents.names.insert("/venue".into(), Node::Folder);
    MemoryDisk::holding(&contents)
}

/// Returns the equipment of a desk.
pub(crate) fn equipment(disk: &MemoryDisk, clock: impl Clock + 'static) -> Equipment {
    let (disk, clock) = (disk.shared(), Box::new(clock));
    Equipment { disk, clock, key_file: Some(KEY.into()), refuge: Some(REFUGE.into()) }
}

/// Returns a clock that starts on a day of November.
pub(crate) fn clock(day: u32) -> SteppingClock {
    SteppingClock::starting(&format!("2026-11-{day:02}T10:00:00Z")).unwrap()
}

/// Takes a step at a desk.
pub(crate) fn take(desk: &mut Desk, step: &Step) -> Result<(), DeskError> {
    match step {
        Step::Act(act) => {
            let warnings = desk.state().warnings(act);
            desk.record(act.clone(), &warnings).map(drop)
        }
        Step::Acts(acts) => desk.record_all(acts, &[]),
        Step::Undo => desk.undo().map(drop),
        Step::Redo => desk.redo().map(drop),
        Step::Seal(after) => desk.seal(*after, &[]).map(drop),
    }
}

/// Returns a whole small event of a preset: registration one by one and as a list, byes, rounds with results,
/// a correction, a withdrawal, undo and redo, seals.
pub(crate) fn event(preset: &str, players: u32, rounds: u16) -> Script {
    let mut setup = presets::find(preset).unwrap().setup;
    setup.rounds = rounds;
    let header = presets::header(setup, "Bücher \"Open\"".parse().unwrap(), &mut clock(1));
    let desk = Desk::in_memory(header.clone(), clock(2)).unwrap();
    let mut event = Event { desk, steps: Vec::new(), rng: Rng::seeded(u64::from(players)) };
    event.register(players);
    event.play(RoundNo(1));
    event.between(players);
    for round in (2..=rounds).map(RoundNo) {
        event.play(round);
    }
    event.correct(RoundNo(rounds));
    event.take(Step::Seal(RoundNo(rounds)));
    Script { header, steps: event.steps }
}

/// Returns an act that an older program cannot read: a player is barred from half-point byes.
pub(crate) fn barred() -> Step {
    Step::Act(Act::BarHalfPointByes { id: PlayerId(1), barred: true })
}

/// Returns a remark.
pub(crate) fn note(text: &str) -> Step {
    Step::Act(Act::Note { text: text.parse().unwrap() })
}

/// Returns two remarks at once, which fill more than a sector.
pub(crate) fn two_notes() -> Step {
    Step::Acts(["one", "two"].map(|text| Act::Note { text: text.repeat(300).parse().unwrap() }).into())
}

/// The folder of the user's own files: settings, lists, the event of the tour.
pub(crate) const OWN: &str = "/home/director/.config/wallchart";

/// The program's writes for its user, each with its message about a failure.
pub(crate) const OWN_STEPS: [fn(&Files) -> Option<String>; 6] = [
    |files| files.make_settings().err().map(|error| error.to_string()),
    |files| files.copy_tour("the event of the tour").err().map(|error| error.to_string()),
    |files| files.remember(recent("a.ron")),
    |files| files.remember(recent("b.ron")),
    |files| files.keep_site(Path::new("/venue/a.ron"), Some(Path::new("/venue/site"))),
    |files| files.forget(Path::new("a.ron")),
];

/// Returns the user's own files on a disk.
pub(crate) fn own_files(disk: &MemoryDisk) -> Files {
    Files::on(disk.shared(), Path::new(OWN))
}

/// The content of the user's own files.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Own {
    settings: Option<Vec<u8>>,
    tour: Option<Vec<u8>>,
    recent: Vec<RecentEvent>,
    site: Option<PathBuf>,
}

impl Own {
    /// Reads them; none may be damaged.
    pub(crate) fn on(disk: &MemoryDisk) -> Self {
        let files = own_files(disk);
        assert_eq!(files.keep_damaged_lists(), Vec::<String>::new());
        let read = |name| disk.read(&Path::new(OWN).join(name));
        let (settings, tour) = (read("settings.ron"), read("tour/tour-1.ron"));
        Self { settings, tour, recent: files.recent(), site: files.site(Path::new("/venue/a.ron")) }
    }
}

fn recent(path: &str) -> RecentEvent {
    RecentEvent {
        path: path.into(),
        title: "Autumn Open".repeat(40).parse().unwrap(),
        game: "chess".parse().unwrap(),
        players: 50,
        round: 4,
        rounds: 9,
        saved: "2026-11-21T14:31:07Z".parse().unwrap(),
    }
}

struct Event {
    desk: Desk,
    steps: Vec<Step>,
    rng: Rng,
}

impl Event {
    fn take(&mut self, step: Step) {
        take(&mut self.desk, &step).unwrap();
        self.steps.push(step);
    }

    fn below(&mut self, bound: u64) -> usize {
        usize::try_from(self.rng.below(bound)).unwrap()
    }

    fn entrant(&mut self, id: u32) -> Entrant {
        let names = ["Anna", "Čeněk", "Дарья", "小林", "Emre", "Fatou", "Guðrún", "Hugo"];
        let name = format!("{} {}", names[id as usize % names.len()], "x".repeat(self.below(40)));
        let rating = match self.desk.state().setup.game {
            Game::Chess(_) | Game::Decided(_) => format!("{}", 1400 + self.below(900)).parse().ok(),
            Game::Crikey(_) => format!("{}.{:02}", 60 + self.below(35), self.below(100)).parse().ok(),
            Game::Dice | Game::Tractor(_) | Game::Match(_) => None,
        };
        let partnership = match self.desk.state().setup.game {
            Game::Tractor(_) => format!("pair {}", id.div_ceil(2)),
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice | Game::Match(_) => {
                String::new()
            }
        };
        let [name, partnership] = [name, partnership].map(|text| text.parse().unwrap());
        Entrant { name, rating, partnership, ..Entrant::default() }
    }

    fn registration(&mut self, id: u32) -> Act {
        Act::Register { id: PlayerId(id), entrant: self.entrant(id) }
    }

    fn register(&mut self, players: u32) {
        let imported = (1..players).map(|id| self.registration(id)).collect();
        self.take(Step::Acts(imported));
        let last = self.registration(players);
        for step in [Step::Act(last), Step::Undo, Step::Redo] {
            self.take(step);
        }
    }

    /// Registers a player by mistake, grants a bye, and withdraws a player who returns.
    fn between(&mut self, players: u32) {
        let state = self.desk.state();
        let has_byes =
            !state.setup.game.is_for_two() || matches!(state.setup.pairing, PairingSystem::Swiss(_));
        let mistake = Entrant { name: "by mistake".parse().unwrap(), ..Entrant::default() };
        self.take(Step::Act(Act::Register { id: PlayerId(players + 1), entrant: mistake }));
        self.take(Step::Undo);
        if has_byes {
            self.take(Step::Act(Act::GrantBye {
                id: PlayerId(1),
                round: RoundNo(2),
                bye: ByeKind::HalfPoint,
            }));
        }
        let reason = "called away".parse().unwrap();
        self.take(Step::Act(Act::Withdraw { id: PlayerId(2), after: RoundNo(1), reason }));
        self.take(Step::Act(Act::Return { id: PlayerId(2), from: RoundNo(2) }));
        self.take(Step::Act(Act::Note { text: "the hall is cold \"])".parse().unwrap() }));
    }

    fn play(&mut self, round: RoundNo) {
        let prepared = preparations(self.desk.state(), 7, &str::cmp);
        if !prepared.is_empty() {
            self.take(Step::Acts(prepared));
        }
        let proposal = propose(self.desk.state(), round).unwrap();
        let (boards, byes, by) = (proposal.boards, proposal.byes, PairedBy::System);
        let held = u16::try_from(boards.len()).unwrap();
        self.take(Step::Act(Act::Publish { round, boards, byes, by }));
        for board in (1..=held).map(BoardNo) {
            let outcome = self.outcome(round, board);
            self.take(Step::Act(Act::Record { round, board, outcome }));
            if board == BoardNo(1) {
                for step in [Step::Undo, Step::Redo, Step::Act(Act::Agree { round, board })] {
                    self.take(step);
                }
            }
        }
        self.take(Step::Seal(round));
    }

    fn correct(&mut self, round: RoundNo) {
        let board = BoardNo(1);
        let was = self.desk.state().board(round, board).unwrap().outcome.clone().unwrap();
        let mut now = self.outcome(round, board);
        while now == was {
            now = self.outcome(round, board);
        }
        let reason = "slip misread".parse().unwrap();
        self.take(Step::Act(Act::Correct { round, board, was, now: Some(now), reason }));
    }

    fn outcome(&mut self, round: RoundNo, board: BoardNo) -> Outcome {
        let state = self.desk.state();
        let seats = state.board(round, board).unwrap().seats.len();
        match state.setup.game {
            Game::Chess(_) => [
                Outcome::game(GameScore::Win, GameScore::Loss),
                Outcome::game(GameScore::Draw, GameScore::Draw),
                Outcome::Forfeit { white: false, black: true },
            ][self.below(3)]
            .clone(),
            Game::Decided(_) => [
                Outcome::game(GameScore::Win, GameScore::Loss),
                Outcome::game(GameScore::Loss, GameScore::Win),
            ][self.below(2)]
            .clone(),
            Game::Crikey(_) => {
                let result = [GameScore::Win, GameScore::Draw, GameScore::Loss][self.below(3)];
                let [white_pieces, black_pieces] = [(); 2].map(|()| u32::try_from(self.below(40)).unwrap());
                Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces })
            }
            Game::Dice => {
                let mut die = || u8::try_from(1 + self.below(6)).unwrap();
                Outcome::Dice((0..seats).map(|_| Hand::of_faces([(); 5].map(|()| die())).unwrap()).collect())
            }
            Game::Match(_) => {
                let results = [GameScore::Win, GameScore::Draw, GameScore::Loss];
                let rng = &mut self.rng;
                super::team_match(state, round, board, || results[usize::try_from(rng.below(3)).unwrap()])
            }
            Game::Tractor(_) => {
                let (team1, team2) = progress::ranks_at(state, round, board).unwrap();
                let lines = deal::lines(self.rng.next_u64());
                let (main, dealer) = lines[0].split_once(' ').unwrap();
                let dealer = Seat::ALL[dealer.parse::<usize>().unwrap() - 1];
                let setup = RoundSetup { main: main.parse().unwrap(), dealer, ranks: [team1, team2] };
                let tricks = lines[1..].iter().map(|line| line.parse().unwrap()).collect();
                Outcome::Tractor(Round { setup, tricks })
            }
        }
    }
}
