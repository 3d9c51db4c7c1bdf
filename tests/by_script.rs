//! Events without the screen: whole events of all five systems by commands alone, every refusal, all or
//! nothing.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::support::team_match;
use assert_cmd::Command;
use tempfile::TempDir;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action, Entrant, Outcome, PairedBy};
use wallchart::engine::game::crikey::CrikeyOutcome;
use wallchart::engine::game::dice::Hand;
use wallchart::engine::game::tractor::round::{Round, RoundSetup};
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{preparations, propose};
use wallchart::engine::ranking::progress;
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::Game;
use wallchart::engine::state::State;
use wallchart::presets;
use wallchart::storage::chain::Contents;
use wallchart::user::files::Files;

use crate::support::audited::{audited, contents_of};
use crate::support::deal;
use crate::support::terminal;

/// A folder of one director, with an event `e.ron`.
pub struct Place(TempDir);

impl Place {
    pub fn new(preset: &str, rounds: u16) -> Self {
        let place = Self(tempfile::tempdir().unwrap());
        place.done(&["new", "e.ron", "--preset", preset, "--rounds", &rounds.to_string(), "--title", "Open"]);
        place
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).unwrap();
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    pub fn call_with(&self, arguments: &[&str], input: &str) -> Output {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        command.args(arguments).current_dir(self.0.path()).write_stdin(input);
        for folder in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(folder, self.path("own"));
        }
        command.output().unwrap()
    }

    pub fn call(&self, arguments: &[&str]) -> Output {
        self.call_with(arguments, "")
    }

    /// Calls a command that must succeed without messages; returns its output.
    #[track_caller]
    pub fn done(&self, arguments: &[&str]) -> String {
        let output = self.call(arguments);
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        text(&output.stdout)
    }

    /// Calls a command that must change nothing, and compares its message.
    #[track_caller]
    pub fn refused(&self, arguments: &[&str], status: i32, expected: &str) {
        let before = self.read("e.ron");
        let output = self.call(arguments);
        assert_eq!(text(&output.stderr), expected, "{arguments:?}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert_eq!(self.read("e.ron"), before, "{arguments:?}");
    }

    fn contents(&self) -> Contents {
        contents_of(&self.path("e.ron")).unwrap()
    }

    fn register(&self, players: u32) {
        let names: String = (1..=players)
            .flat_map(|id| ["Player ".to_owned(), id.to_string(), ", rating -\n".to_owned()])
            .collect();
        self.write("list", &names);
        self.done(&["register", "e.ron", "list"]);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A game, and the notation of its results.
struct System {
    preset: &'static str,
    players: u32,
    rounds: u16,
    /// Writes the line of a result.
    line: fn(round: u16, board: u16, result: &str) -> String,
    heading: &'static str,
}

const SYSTEMS: [System; 6] = [
    System {
        preset: "fide-swiss",
        players: 9,
        rounds: 4,
        line: |round, board, result| format!("{round} {board} {result}\n"),
        heading: "",
    },
    System {
        preset: "crikey-swiss",
        players: 8,
        rounds: 3,
        line: |round, board, result| format!("{board},{result},{round}\n"),
        heading: "Board,Result,Round\n",
    },
    System {
        preset: "dice",
        players: 11,
        rounds: 3,
        line: |round, board, result| format!("{round};{board};{}\n", result.replace('/', ";")),
        heading: "",
    },
    System {
        preset: "tractor",
        players: 8,
        rounds: 2,
        line: |round, board, result| format!("{round}\t{board}\t{result}\n"),
        heading: "round\tboard\tresult\n",
    },
    System {
        preset: "probit-new",
        players: 6,
        rounds: 5,
        line: |round, board, result| format!("{round},{board},{result}\n"),
        heading: "",
    },
    System {
        preset: "crikey",
        players: 4,
        rounds: 2,
        line: |round, board, result| format!("{round} {board} {result}\n"),
        heading: "# by hand\n",
    },
];

fn below(rng: &mut Rng, bound: u64) -> usize {
    usize::try_from(rng.below(bound)).unwrap()
}

/// Draws the result of a board: its notation and its outcome.
fn result(state: &State, round: RoundNo, board: BoardNo, rng: &mut Rng) -> (String, Outcome) {
    let game = |white, black| Outcome::game(white, black);
    let (win, draw, loss) = (GameScore::Win, GameScore::Draw, GameScore::Loss);
    let forfeit = Outcome::Forfeit { white: false, black: true };
    match state.setup.game {
        Game::Chess(_) => {
            let (typed, outcome) = [
                ("1-0", game(win, loss)),
                ("0", game(loss, win)),
                ("1/2-1/2", game(draw, draw)),
                ("f0", forfeit),
            ][below(rng, 4)]
            .clone();
            (typed.to_owned(), outcome)
        }
        Game::Decided(_) => {
            let (typed, outcome) =
                [("1", game(win, loss)), ("0 – 1", game(loss, win)), ("--+", forfeit)][below(rng, 3)].clone();
            (typed.to_owned(), outcome)
        }
        Game::Crikey(_) => {
            let (typed, result) = [("1", win), ("½-½", draw), ("0", loss)][below(rng, 3)];
            let [white_pieces, black_pieces] = [(); 2].map(|()| u32::try_from(below(rng, 40)).unwrap());
            let outcome = Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces });
            (format!("{typed} {white_pieces} {black_pieces}"), outcome)
        }
        Game::Dice => {
            let seats = state.board(round, board).unwrap().seats.len();
            let hands: Vec<[u8; 5]> =
                (0..seats).map(|_| [(); 5].map(|()| u8::try_from(1 + below(rng, 6)).unwrap())).collect();
            let typed = hands.iter().map(|hand| hand.map(|face| face.to_string()).concat());
            let outcome = hands.iter().map(|hand| Hand::of_faces(*hand).unwrap()).collect();
            (typed.collect::<Vec<_>>().join("/"), Outcome::Dice(outcome))
        }
        Game::Match(_) => {
            let keys: Vec<(&str, GameScore)> =
                (0..4).map(|_| [("1", win), ("=", draw), ("0", loss)][below(rng, 3)]).collect();
            let typed: Vec<&str> = keys.iter().map(|(key, _)| *key).collect();
            let mut results = keys.iter().map(|(_, result)| *result);
            (typed.join(" "), team_match(state, round, board, || results.next().unwrap()))
        }
        Game::Tractor(_) => {
            let (team1, team2) = progress::ranks_at(state, round, board).unwrap();
            let lines = deal::lines(rng.next_u64());
            let (main, dealer) = lines[0].split_once(' ').unwrap();
            let dealer = Seat::ALL[dealer.parse::<usize>().unwrap() - 1];
            let setup = RoundSetup { main: main.parse().unwrap(), dealer, ranks: [team1, team2] };
            let tricks = lines[1..].iter().map(|line| line.parse().unwrap()).collect();
            (lines.join("/").to_lowercase(), Outcome::Tractor(Round { setup, tricks }))
        }
    }
}

/// The same event in the library, step by step.
struct Library {
    desk: Desk,
    rng: Rng,
}

impl Library {
    fn new(system: &System) -> Self {
        let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
        let mut setup = presets::find(system.preset).unwrap().setup;
        setup.rounds = system.rounds;
        let header = presets::header(setup, "Open".parse().unwrap(), &mut clock);
        Self { desk: Desk::in_memory(header, clock).unwrap(), rng: Rng::seeded(11) }
    }

    /// Registers all players; returns the list that does it by a command.
    fn register(&mut self, system: &System) -> String {
        let (mut list, mut new) = ("Name,Rating,Team,Shoe\n".to_owned(), Vec::new());
        for id in 1..=system.players {
            let (name, partnership) = (format!("Player {id:02}"), format!("pair {}", id.div_ceil(2)));
            let rating = match self.desk.state().setup.game {
                Game::Crikey(_) => format!("{}.25", 90 - id),
                Game::Chess(_) | Game::Decided(_) | Game::Dice | Game::Tractor(_) | Game::Match(_) => {
                    format!("{}", 2000 - 10 * id)
                }
            };
            writeln!(list, "{name},{rating},{partnership},42").unwrap();
            let (name, partnership) = (name.parse().unwrap(), partnership.parse().unwrap());
            let entrant = Entrant { name, rating: rating.parse().ok(), partnership, ..Entrant::default() };
            new.push(entrant);
        }
        let act = Act::TakeList { first: PlayerId(1), new, changed: Vec::new() };
        self.desk.record(act, &[]).unwrap();
        list
    }

    /// Pairs the next round, by hand if the event has hand-made pairings; returns its boards by pairing
    /// number.
    fn pair(&mut self) -> String {
        let order = wallchart::formats::report::names::NameOrder::plain();
        let acts = preparations(self.desk.state(), 7, &|one, other| order.compare(one, other));
        self.desk.record_all(acts, &[]).unwrap();
        let (state, round) = (self.desk.state(), self.desk.state().next_round());
        let everybody: Vec<PlayerId> = state.by_number().iter().map(|player| player.id).collect();
        let (boards, byes, by) = match propose(state, round) {
            Ok(made) => (made.boards, made.byes, PairedBy::System),
            Err(_) => (everybody.chunks(2).map(<[_]>::to_vec).collect(), Vec::new(), PairedBy::Hand),
        };
        let number = |player: &PlayerId| state.player(*player).unwrap().number.unwrap().to_string();
        let line = |seats: &Vec<PlayerId>| seats.iter().map(number).collect::<Vec<_>>().join(" ");
        let byes_listed = byes.iter().map(|(player, _)| format!("{} 0", number(player)));
        let lines: Vec<String> = boards.iter().map(line).chain(byes_listed).collect();
        let listed = format!("{}\n{}\n", lines.len(), lines.join("\n"));
        let act = Act::Publish { round, boards, byes, by };
        let warnings = self.desk.state().warnings(&act);
        self.desk.record(act, &warnings).unwrap();
        listed
    }

    /// Enters all results of the last round; returns them as a file.
    fn play(&mut self, system: &System) -> String {
        let round = self.desk.state().last_round();
        let boards = u16::try_from(self.desk.state().round(round).unwrap().boards.len()).unwrap();
        let mut file = system.heading.to_owned();
        for board in 1..=boards {
            let (typed, outcome) = result(self.desk.state(), round, BoardNo(board), &mut self.rng);
            file += &(system.line)(round.0, board, &typed);
            self.desk.record(Act::Record { round, board: BoardNo(board), outcome }, &[]).unwrap();
        }
        file
    }
}

/// The acts of a journal; seals lose their signatures, which only a file has.
fn acts(entries: &[wallchart::engine::action::Entry]) -> Vec<Action> {
    let unsigned = |action: &Action| match action {
        Action::Do(Act::Seal { after, digest, table, .. }) => {
            let (digest, table) = (digest.clone(), table.clone());
            Action::Do(Act::Seal { after: *after, digest, signed: None, table })
        }
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => action.clone(),
    };
    entries.iter().map(|entry| unsigned(&entry.action)).collect()
}

#[test]
fn commands_run_an_event_of_every_system_as_the_library_does() {
    for system in &SYSTEMS {
        let (place, mut library) = (Place::new(system.preset, system.rounds), Library::new(system));
        let who = ["--operator", "Script"];
        place.write("list.csv", &library.register(system));
        let told = place.done(&[&["register", "e.ron", "list.csv"], &who[..]].concat());
        let expected = format!("{} players new\n", system.players);
        assert!(told.contains("columns not used: Shoe\n") && told.ends_with(&expected), "{told}");
        for round in 1..=system.rounds {
            let listed = library.pair();
            place.write("boards", &listed);
            let by_hand = system.preset == "crikey";
            let boards: &[&str] = if by_hand { &["--boards", "boards", "--accept-all"] } else { &[] };
            let pair = [&["pair", "e.ron", "--publish", "--seed", "7"], boards, &who].concat();
            // A hand-made pairing reports rematches without a question.
            let output = place.call(&pair);
            let told = text(&output.stderr);
            let is_told = |line: &str| by_hand && line.ends_with(" (rematch)");
            assert!(told.lines().all(is_told), "{told}");
            assert_eq!(text(&output.stdout), listed, "{}, round {round}", system.preset);
            assert_eq!(output.status.code(), Some(0), "{}, round {round}", system.preset);
            place.write("results", &library.play(system));
            let told = place.done(&[&["results", "e.ron", "results"], &who[..]].concat());
            let held = library.desk.state().round(RoundNo(round)).unwrap().boards.len();
            let in_all = format!("round {round}: {held} of {held} results in\n");
            assert!(told.ends_with(&in_all), "{}: {told}", system.preset);
            library.desk.seal(RoundNo(round), &[]).unwrap();
            let told = place.done(&[&["seal", "e.ron"], &who[..]].concat());
            assert!(told.starts_with(&format!("standings after round {round} sealed: ")), "{told}");
            // Undo followed by redo restores the event.
            assert!(
                place.done(&[&["undo", "e.ron", "--accept"], &who[..]].concat()).starts_with("undone: seal ")
            );
            assert!(place.done(&[&["redo", "e.ron"], &who[..]].concat()).starts_with("redone: seal "));
            library.desk.undo().unwrap();
            library.desk.redo().unwrap();
        }
        let contents = place.contents();
        assert_eq!(acts(&contents.entries), acts(library.desk.entries()), "{}", system.preset);
        assert!(contents.entries.iter().all(|entry| entry.by == "Script"), "{}", system.preset);
        let report = audited(&contents);
        assert!(report.is_sound(), "{}: {report:?}", system.preset);
        let name = Path::new("e.ron").display().to_string();
        place.refused(
            &["pair", "e.ron", "--publish"],
            1,
            &format!(
                "{name}: round {} of an event announced with {} rounds (not done; accept it with --accept \"more rounds than \
                 announced\")\n",
                system.rounds + 1,
                system.rounds
            ),
        );
    }
}

/// Four players, with the first round published.
fn small(preset: &str) -> Place {
    let place = Place::new(preset, 3);
    place.register(4);
    place.done(&["pair", "e.ron", "--publish", "--seed", "1"]);
    place
}

#[test]
fn a_file_with_bad_lines_enters_nothing_and_names_them() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1-0\n1 2 x\n2 1 1\n1 9 1\nnonsense\n1 1 0-1\n1 2 =\n1 2 =\n");
    let expected = "r:2: `x` is not a result (expected 1 White  0 Black  = draw  f forfeit  a adjourned)\n\
                    r:3: round 2 is not published (pair it first)\n\
                    r:4: round 1 has no board 9 (it has 2)\n\
                    r:5: `nonsense` is not a round (expected round, board, result: 3 17 1-0)\n\
                    r:6: board 1 of round 1 has another result in line 1: 1 – 0 (nothing is entered)\n";
    place.refused(&["results", "e.ron", "r"], 2, expected);
    for nothing in ["", "\n# later\n", "Round;Board;Result\n"] {
        place.write("r", nothing);
        let expected = "r: there is no result in the file (expected a line a result: round, board, result, for instance 3 17 1-0)\n";
        place.refused(&["results", "e.ron", "r"], 2, expected);
    }
    std::fs::write(place.path("bytes"), b"PK\x03\x04 1 1 1\n").unwrap();
    place.refused(
        &["results", "e.ron", "bytes"],
        2,
        "bytes: this is not a text (save it as CSV or as text)\n",
    );
    let wide: Vec<u8> = "\u{feff}1 1 ½-½\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    std::fs::write(place.path("wide"), wide).unwrap();
    place.done(&["results", "e.ron", "wide"]);
    std::fs::write(place.path("latin"), b"1 2 \xbd-\xbd\r\n").unwrap();
    place.done(&["results", "e.ron", "latin"]);
}

#[test]
fn results_arrive_in_parts_and_are_never_overwritten() {
    let place = small("fide-swiss");
    place.write("r", "1 1 a\n");
    assert!(
        place.done(&["results", "e.ron", "r"]).ends_with("round 1: 1 of 2 results in, missing board 2\n")
    );
    // The adjourned game is finished, and the whole round is sent again.
    place.write("r", "1 1 1-0\n1 2 =\n");
    let before = place.read("e.ron");
    let shown = place.done(&["results", "e.ron", "r", "--dry-run"]);
    assert_eq!(place.read("e.ron"), before, "a dry run enters nothing");
    assert_eq!(place.done(&["results", "e.ron", "r"]), shown);
    // One undo and one redo cover the whole file.
    let entered = place.done(&["standings", "e.ron"]);
    place.done(&["undo", "e.ron"]);
    assert_eq!(place.done(&["results", "e.ron", "r", "--dry-run"]), shown, "no result is left");
    place.done(&["redo", "e.ron"]);
    assert_eq!(place.done(&["standings", "e.ron"]), entered);
    assert!(shown.ends_with("round 1: 2 of 2 results in\n"), "{shown}");
    let again = place.done(&["results", "e.ron", "r"]);
    assert_eq!(again, "2 results already entered\n");
    place.write("r", "1 2 1\n");
    let expected = "r:1: board 2 of round 1 already has a result: ½ – ½ (nothing is entered)\n";
    place.refused(&["results", "e.ron", "r"], 2, expected);
    let output = place.call_with(&["results", "e.ron", "-", "--keys", "letters"], "1 2 d\n");
    assert_eq!(text(&output.stdout), "1 result already entered\n");
}

#[test]
fn questions_of_the_desk_are_accepted_by_option() {
    let place = small("fide-swiss");
    let missing = "e.ron: 2 boards of earlier rounds without a result; recorded as adjourned, they count as drawn until the result is known (not done; accept it with --accept \"results missing\")\n";
    place.refused(&["pair", "e.ron", "--publish"], 1, missing);
    place.refused(&["pair", "e.ron", "--publish", "--accept", "exclusion"], 1, missing);
    let unknown = "wallchart: invalid value 'result missing' for '--accept [<WARNING>]': no warning is called so (expected the words that \
                   a command names; the closest is `results missing`) (`--help` shows what is expected)\n";
    place.refused(&["pair", "e.ron", "--publish", "--accept", "result missing"], 2, unknown);
    let open = "e.ron: 1 round has boards without a result (not done; accept it with --accept \"standings of an unfinished round\")\n";
    place.refused(&["seal", "e.ron"], 1, open);
    assert!(place.done(&["seal", "e.ron", "--accept"]).starts_with("standings after round 1 sealed: "));
    let sealed = "e.ron: the standings after round 1 are sealed: they are live again (not done; accept it with --accept \"undo of what \
                  others have seen\")\n";
    place.refused(&["undo", "e.ron"], 1, sealed);
    place.done(&["undo", "e.ron", "--accept", "undo of what others have seen"]);
    place.done(&["pair", "e.ron", "--publish", "--accept", "Results Missing"]);
    let contents = place.contents();
    let published = contents.entries.last().unwrap();
    assert_eq!(published.accepted, ["results missing"], "the journal says what was accepted");
    place.write("list", "Player 1, m, rating -\nDahl, Ida\n");
    let known = "e.ron: No 1 Player 1 changes, and only the name says that it is the same person (not done; accept it with \
                 --accept \"known by the name only\")\n";
    place.refused(&["register", "e.ron", "list"], 1, known);
    let told = place.done(&["register", "e.ron", "list", "--accept-all"]);
    let read = "read as: commas · UTF-8 · no headings: each line is read as if it were typed · 2 players\n";
    assert_eq!(
        told,
        format!(
            "{read}note: 1: Player 1 is taken for No 1 Player 1, who is registered\nnew: Dahl, Ida\n\
             changes: No 1 Player 1: sex: none → m\n1 player new, 1 changed\n"
        )
    );
    let again = place.done(&["register", "e.ron", "list"]);
    assert!(again.ends_with("0 players new, 2 registered already\n"), "{again}");
    let entries = place.contents().entries.len();
    place.write("list", "Player 1, w, rating -\nMoser, Vera\n");
    let told = place.done(&["register", "e.ron", "list", "--only-new"]);
    assert!(told.ends_with("1 player new, 1 registered already\n"), "{told}");
    assert_eq!(place.contents().entries.len(), entries + 1, "a list is one entry");
}

#[test]
fn an_extra_round_after_the_last_must_be_accepted() {
    let place = Place::new("fide-swiss", 1);
    place.register(4);
    place.done(&["pair", "e.ron", "--publish"]);
    place.write("r", "1 1 1\n1 2 1\n");
    place.done(&["results", "e.ron", "r"]);
    let over = "e.ron: round 2 of an event announced with 1 round (not done; accept it with --accept \"more rounds than announced\")\n";
    for arguments in
        [&["pair", "e.ron"][..], &["pair", "e.ron", "--explain"], &["pair", "e.ron", "--publish"]]
    {
        place.refused(arguments, 1, over);
    }
    let listed = place.done(&["pair", "e.ron", "--accept", "more rounds than announced"]);
    assert_eq!(place.done(&["pair", "e.ron", "--publish", "--accept-all"]), listed);
}

#[test]
fn impossible_acts_are_refused_with_a_reason() {
    let place = Place::new("fide-swiss", 3);
    place.refused(&["pair", "e.ron", "--publish"], 1, "e.ron: round 1 has fewer than two players\n");
    place.refused(&["seal", "e.ron"], 1, "e.ron: no round is published yet (pair round 1 first)\n");
    place.refused(&["undo", "e.ron"], 1, "e.ron: there is nothing to undo\n");
    place.refused(&["redo", "e.ron"], 1, "e.ron: there is nothing to redo\n");
    place.write("empty", "\n");
    place.refused(&["register", "e.ron", "empty"], 2, "empty: there is no player in the list\n");
    place.write("bad", "Name,Rating\nBerg,x\n");
    let decimal = "e.ron: bad:2: `x` is not a decimal number (expected digits, optionally a point and more digits): the rating is left \
                   out (not done; accept it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "bad"], 1, decimal);
    place.write("bad", "Name,Rating\nBerg,1500\n,1400\n");
    let unread = "e.ron: bad:3: not read: a name is missing (`1400`) (not done; accept it with --accept \"line not read\")\n";
    place.refused(&["register", "e.ron", "bad"], 1, unread);
    let mapping =
        "`Shoe` does not say what a column holds (expected COLUMN=FIELD, for instance Elo_F=rating)\n";
    place.refused(&["register", "e.ron", "bad", "--map", "Shoe"], 2, mapping);
    place.register(4);
    let colour = "e.ron: the initial colour is not known (draw it by lot); --publish draws it for an event\n";
    place.refused(&["pair", "e.ron"], 1, colour);
    place.refused(&["seal", "e.ron", "--after", "2"], 2, "e.ron: there is no round 2 (the last one is 0)\n");
}

#[test]
fn a_dry_run_explains_the_list_and_registers_no_player() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name;Elo;Verein\nBerg, Luca;2214;SK Nord\n");
    let before = place.read("e.ron");
    let told = place.done(&["register", "e.ron", "list", "--dry-run"]);
    assert_eq!(place.read("e.ron"), before);
    let read = "read as: semicolons · UTF-8 · headings in line 1 · 1 player\n";
    assert_eq!(
        told,
        format!(
            "{read}columns: Name = name, Elo = rating, Verein = club\nnew: Berg, Luca, 2214, club SK Nord\n1 player new\n"
        )
    );
    let mapped = place.done(&[
        "register",
        "e.ron",
        "list",
        "--dry-run",
        "--map",
        "Verein=none",
        "--map",
        "2=category",
    ]);
    let columns = "columns: Name = name, Elo = category\ncolumns not used: Verein\n";
    assert!(mapped.starts_with(&format!("{read}{columns}")), "{mapped}");
    assert_eq!(place.done(&["register", "e.ron", "list"]), told);
    assert_eq!(place.contents().entries.len(), 1);
}

/// A dry run prints the same as the real run, with the same status, and changes nothing.
#[test]
fn a_dry_run_reports_questions_and_refusals() {
    let place = small("fide-swiss");
    let lists: [(&str, &str, i32); 7] = [
        ("Dahl, Ida\n", "", 0),
        ("Name,Rating\nDahl,x\nMoser,9999\n", "e.ron: list:2: `x` is not a decimal number", 1),
        ("Name,Rating\nMoser,9999\n", "e.ron: Moser: a rating of 9999 is unlikely in chess", 1),
        ("Name,Fed\nMoser,XYZ\n,GER\n", "e.ron: list:3: not read: a name is missing", 1),
        ("Player 2, 1900\n", "e.ron: No 2 Player 2 changes, and only the name", 1),
        ("Dahl, Ida, 1900.1234\n", "", 2),
        ("\n", "list: there is no player in the list", 2),
    ];
    for (list, expected, status) in lists {
        place.write("list", list);
        let before = place.read("e.ron");
        for accepted in [&[][..], &["--accept", "unlikely rating"]] {
            let call = |more: &[&str]| place.call(&[&["register", "e.ron", "list"], accepted, more].concat());
            let dry = call(&["--dry-run"]);
            assert_eq!(place.read("e.ron"), before, "{list}");
            let real = call(&[]);
            assert_eq!(
                (text(&dry.stderr), dry.status.code()),
                (text(&real.stderr), real.status.code()),
                "{list}"
            );
            place.write("e.ron", &before);
            if accepted.is_empty() {
                let told = text(&dry.stderr);
                assert!(told.starts_with(expected), "{list}: {told}");
                assert_eq!(
                    (told.is_empty(), dry.status.code()),
                    (status == 0, Some(status)),
                    "{list}: {told}"
                );
            }
        }
    }
    // All questions about a list are asked at once.
    place.write("list", "Name,Rating\nDahl,x\nMoser,9999\n");
    assert_eq!(text(&place.call(&["register", "e.ron", "list"]).stderr).lines().count(), 2);
}

/// Every skipped part of a list is named.
#[test]
fn every_skipped_part_of_a_list_is_reported() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name;Elo\nBerg, Luca;2100\nDahl, Ida;1900;SK Nord;x\n");
    let beyond = "e.ron: list:3: `SK Nord, x`: after the last column (2 columns have a heading): left out (not done; accept it with \
                  --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, beyond);
    let told =
        place.done(&["register", "e.ron", "list", "--dry-run", "--map", "3=club", "--map", "4=category"]);
    assert!(told.contains("new: Dahl, Ida, 1900, club SK Nord, category x\n"), "{told}");
    let column = |name: &str| {
        format!(
            "list: `{name}` is not a column of the list (expected Name, Elo, column 3, column 4, or a number from 1 to 4)\n"
        )
    };
    for name in ["Verein", "7"] {
        place.refused(&["register", "e.ron", "list", "--map", &format!("{name}=club")], 2, &column(name));
    }
    let twice = "`Name=club` has the meaning of another column, or two meanings\n";
    place.refused(&["register", "e.ron", "list", "--map", "3=club", "--map", "Name=club"], 2, twice);
    place.write("list", "Name;Elo\nBerg, Luca;1,800\n");
    let two = "e.ron: list:2: `1,800` can be 1800 or 1.800 (write it without a separator of thousands): the rating is left out (not done; \
               accept it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, two);
    std::fs::write(
        place.path("list"),
        b"Name;Elo\nM\xc3\xbcller, J\xc3\xb6rg;1800\n\xd8deg\xe5rd, \xc5se;1700\n",
    )
    .unwrap();
    let mixed = "e.ron: list:3: the file mixes encodings: line 3 read as Windows-1252 (Latin-1), the others as UTF-8 (not done; accept \
                 it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, mixed);
    let told = place.done(&["register", "e.ron", "list", "--accept", "value not read"]);
    assert!(told.contains("new: Müller, Jörg, 1800\nnew: Ødegård, Åse, 1700\n"), "{told}");
    place.write("list", "Name;Sexo\nRuiz, Ana;M\n");
    let either = "e.ron: list:1: `M` can stand for a man or a woman: the sex of 1 player is left out (say which letters stand for women) \
                  (not done; accept it with --accept \"value not read\")\n";
    place.refused(&["register", "e.ron", "list"], 1, either);
    let told = place.done(&["register", "e.ron", "list", "--women", "M"]);
    assert!(told.contains("new: Ruiz, Ana, w\n"), "{told}");
    place.write("list", "Name;Geburtsjahr\nKlein, Max;2031\n");
    let born = "e.ron: Klein, Max: born 2031, which is still to come (the event began in ";
    let output = place.call(&["register", "e.ron", "list"]);
    assert!(text(&output.stderr).starts_with(born), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
}

/// An id that changes a name causes a question, and the journal records that it was accepted.
#[test]
fn an_id_that_changes_a_name_must_be_accepted() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name;Fide-ID\nBerg, Luca;4610784\nKlee, Eva;4610792\nDahl, Ida;4610806\n");
    place.done(&["register", "e.ron", "list"]);
    place.write("list", "Name;Fide-ID\nBerg, Luca Maria;4610784\nMoser, Vera;4610806\n");
    let asked = "e.ron: No (3) Dahl, Ida is called Moser, Vera in the list, with the same id (not done; accept it with --accept \"id of \
                 another name\")\n";
    place.refused(&["register", "e.ron", "list"], 1, asked);
    let told = place.done(&["register", "e.ron", "list", "--accept", "id of another name"]);
    assert!(
        told.ends_with(
            "changes: No (3) Dahl, Ida: name: Dahl, Ida → Moser, Vera\n0 players new, 2 changed\n"
        ),
        "{told}"
    );
    assert_eq!(place.contents().entries.last().unwrap().accepted, ["id of another name"]);
    // Namesakes are distinguished by their numbers.
    place.write("list", "Name;Jahr;Geburtsjahr\nMoser, Vera;1;1990\nMoser, Vera;2;1991\n");
    let told = text(&place.call(&["register", "e.ron", "list", "--dry-run"]).stdout);
    assert!(
        told.contains("note: 2: Moser, Vera is taken for No (3) Moser, Vera, who is registered\n"),
        "{told}"
    );
    assert!(told.contains("note: 3: Moser, Vera is another person than No (3) Moser, Vera\n"), "{told}");
}

/// A late entry has no place in a round robin or a knockout; every way of registering asks about it.
#[test]
fn a_late_entry_without_a_place_must_be_accepted() {
    for (preset, system) in [("chess-round-robin", "round robin"), ("knockout", "knockout")] {
        let place = Place::new(preset, 3);
        place.register(4);
        place.done(&["pair", "e.ron", "--publish"]);
        place.write("list", "Dahl, Ida\n");
        let asked = format!(
            "e.ron: Dahl, Ida enters after round 1: a {system} that has begun has no place for anybody new, who sits out every round \
             (not done; accept it with --accept \"entry after the start\")\n"
        );
        place.refused(&["register", "e.ron", "list"], 1, &asked);
        place.done(&["register", "e.ron", "list", "--accept", "entry after the start"]);
    }
    let place = small("fide-swiss");
    place.write("list", "Dahl, Ida\n");
    place.done(&["register", "e.ron", "list"]);
}

/// An unknown heading is accepted if `--map` names it.
#[test]
fn map_names_the_headings_of_a_list() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Wer;Kraft\nBerg, Luca;2100\n");
    let told = place.done(&["register", "e.ron", "list", "--map", "Wer=name", "--map", "Kraft=rating"]);
    assert!(told.contains("columns: Wer = name, Kraft = rating\nnew: Berg, Luca, 2100\n"), "{told}");
    assert!(told.ends_with("1 player new\n"), "{told}");
}

#[test]
fn hand_made_boards_are_checked_as_at_the_desk() {
    let place = Place::new("crikey", 3);
    place.register(5);
    place.refused(&["pair", "e.ron", "--publish"], 1, "e.ron: this event is paired by hand\n");
    let boards = ["pair", "e.ron", "--publish", "--boards", "b"];
    place.write("b", "2\n1 2\n3 7\n");
    place.refused(&boards, 2, "b:3: there is no player 7\n");
    place.write("b", "1 2\n3 2\n");
    place.refused(&boards, 2, "e.ron: No 2 Player 2 appears twice in round 1\n");
    place.write("b", "1 2\n3 4\n");
    let left_out = "e.ron: Player 5 has neither a seat nor a bye (not done; accept it with --accept \"player left out\")\n";
    place.refused(&boards, 1, left_out);
    place.write("b", "3\n1 2\n3 4\n5 0\n");
    let output = place.call(&boards);
    assert_eq!(text(&output.stdout), "3\n1 2\n3 4\n5 0\n");
    let unrated = "e.ron: note: none of the 5 players of round 1 has a rating, and the event is rated\n";
    assert_eq!(text(&output.stderr), unrated);
}

/// Status 1 if the present event does not allow it, 2 if the command is wrong or names something that does
/// not exist.
#[test]
fn the_status_tells_a_refusal_from_a_wrong_command() {
    let empty = Place::new("fide-swiss", 3);
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    place.done(&["results", "e.ron", "r"]);
    place.done(&["withdraw", "e.ron", "4"]);
    place.write("list", "Player 1\n");
    let cases: [(&Place, &[&str], i32, &str); 27] = [
        (&empty, &["undo", "e.ron"], 1, "there is nothing to undo"),
        (&empty, &["redo", "e.ron"], 1, "there is nothing to redo"),
        (&empty, &["pair", "e.ron", "--publish"], 1, "round 1 has fewer than two players"),
        (&empty, &["pair", "e.ron"], 1, "the initial colour is not known"),
        (&empty, &["seal", "e.ron"], 1, "no round is published yet (pair round 1 first)"),
        (
            &empty,
            &["unpublish", "e.ron", "--accept-all"],
            1,
            "no round is published yet (pair round 1 first)",
        ),
        (&place, &["seal", "e.ron"], 1, "1 round has boards without a result"),
        (&place, &["seal", "e.ron", "--after", "0"], 2, "there is no round 0 (expected 1 to 1)"),
        (&place, &["seal", "e.ron", "--after", "2"], 2, "there is no round 2 (the last one is 1)"),
        (&place, &["withdraw", "e.ron", "4"], 1, "Player 4 is withdrawn already"),
        (&place, &["withdraw", "e.ron", "7"], 2, "there is no player `7`"),
        (&place, &["withdraw", "e.ron", "Player"], 2, "`Player` can be No 1 Player 1, No 2 Player 2, "),
        (&place, &["withdraw", "e.ron", "2", "--reason", "a\nb"], 2, "invalid value"),
        (&place, &["return", "e.ron", "1"], 1, "Player 1 is not withdrawn"),
        (&place, &["bye", "e.ron", "1", "1", "half"], 1, "round 1 is published already"),
        (&place, &["bye", "e.ron", "1", "2", "none"], 1, "Player 1 has no bye in round 2"),
        (&place, &["bye", "e.ron", "1", "x"], 2, "`x` is not a bye"),
        (
            &place,
            &["correct", "e.ron", "1", "2", "1"],
            1,
            "board 2 of round 1 has no result yet (enter it first)",
        ),
        (&place, &["correct", "e.ron", "1", "3", "1"], 2, "round 1 has no board 3 (it has 2)"),
        (&place, &["correct", "e.ron", "2", "1", "1"], 2, "round 2 is not published (pair it first)"),
        (&place, &["correct", "e.ron", "1", "1", "x"], 2, "`x` is not a result"),
        (&place, &["correct", "e.ron", "1", "1", "0"], 1, "a recorded result of round 1 changes"),
        (
            &place,
            &["change", "e.ron", "1", "Player 1"],
            1,
            "nothing changes: everything is like this already",
        ),
        (&place, &["change", "e.ron", "1", "sex x"], 2, "`x` is not a sex"),
        (
            &place,
            &["exclude", "e.ron", "1", "--reason", "phone"],
            1,
            "the player is excluded from later rounds",
        ),
        (&place, &["amend", "e.ron", "2"], 2, "there is no round 2 (the last one is 1)"),
        (&place, &["pair", "e.ron", "--why", "1", "1"], 2, "player 1 is named twice (expected two players)"),
    ];
    for (place, arguments, status, expected) in cases {
        let before = place.read("e.ron");
        let output = place.call(arguments);
        let told = text(&output.stderr);
        assert!(told.contains(expected), "{arguments:?}: {told}");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {told}");
        assert_eq!((text(&output.stdout).as_str(), place.read("e.ron")), ("", before), "{arguments:?}");
    }
}

/// Two players who are still playing are not paired again.
#[test]
fn a_knockout_continues_once_every_match_has_a_winner() {
    let place = Place::new("knockout", 2);
    place.register(4);
    place.done(&["pair", "e.ron", "--publish"]);
    place.write("r", "1 1 1\n");
    place.done(&["results", "e.ron", "r"]);
    let open = "e.ron: a match of the knockout has no winner yet (enter its result first)\n";
    place.refused(&["pair", "e.ron", "--publish", "--accept", "results missing"], 1, open);
    place.write("r", "1 2 1\n");
    place.done(&["results", "e.ron", "r"]);
    assert!(place.done(&["pair", "e.ron", "--publish"]).starts_with("2\n"));
}

/// A finished act counts as done even if its message cannot be written.
#[test]
fn a_full_output_does_not_undo_the_act() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n1 2 =\n");
    place.write("list", "Dahl, Ida\n");
    let commands: [&[&str]; 7] = [
        &["results", "e.ron", "r"],
        &["seal", "e.ron"],
        &["undo", "e.ron", "--accept"],
        &["redo", "e.ron"],
        &["register", "e.ron", "list"],
        &["withdraw", "e.ron", "Dahl"],
        &["pair", "e.ron", "--publish"],
    ];
    for command in commands {
        let before = place.contents().entries.len();
        let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_wallchart"));
        process.args(command).current_dir(place.0.path());
        for folder in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            process.env(folder, place.path("own"));
        }
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = process.stdout(full).stderr(std::process::Stdio::piped()).output().unwrap();
        let told = text(&output.stderr);
        let late =
            "e.ron: late entries get their numbers: Dahl, Ida number 1 (renumbering after the start)\n";
        let told = if command[0] == "pair" { told.strip_prefix(late).unwrap() } else { &told };
        assert!(told.starts_with("e.ron: this was done: "), "{command:?}: {told}");
        assert!(told.contains("but standard output: cannot be written: "), "{command:?}: {told}");
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(before < place.contents().entries.len(), "{command:?}");
    }
}

/// Events in the hall between rounds, by a script.
#[test]
fn commands_correct_the_accidents_of_an_event() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name,Rating\n\"Berg, Luca\",2000\n\"Dahl, Ida\",1900\n\"Moser, Vera\",1800\n\"Ruiz, Ana\",1700\n\"Åberg, Åse\",1600\n");
    place.done(&["register", "e.ron", "list"]);
    place.done(&["number", "e.ron", "--operator", "Script"]);
    assert_eq!(
        place.done(&["bye", "e.ron", "aberg", "1", "half"]),
        "bye Åberg, Åse: half-point bye in round 1\n"
    );
    assert_eq!(
        place.done(&["bye", "e.ron", "moser", "2 zero, 3 full", "--accept", "full-point bye"]),
        "bye Moser, Vera: zero-point bye in round 2\nbye Moser, Vera: full-point bye in round 3\n"
    );
    assert_eq!(place.done(&["bye", "e.ron", "3", "3", "none"]), "bye Moser, Vera: no bye in round 3\n");
    assert_eq!(
        place.done(&["change", "e.ron", "ruiz", "club SK Süd", "sex w"]),
        "edit Ruiz, Ana (sex: none → w; club: none → SK Süd)\n"
    );
    place.done(&["fix-board", "e.ron", "1", "1"]);
    place.done(&["fix-board", "e.ron", "1", "none"]);
    place.done(&["forbid", "e.ron", "Berg", "Moser", "--until", "2"]);
    // The order of the two players does not matter.
    let again = place.call(&["forbid", "e.ron", "Moser", "Berg", "--until", "1"]);
    assert_eq!((again.status.code(), text(&again.stderr).contains("nothing changes")), (Some(1), true));
    place.done(&["pair", "e.ron", "--publish", "--seed", "1"]);
    // One game had the wrong colours, and a player with a requested bye came after all.
    let boards = place.done(&["amend", "e.ron", "1"]);
    assert!(boards.starts_with("3\n") && boards.ends_with("\n5 half\n"), "{boards}");
    place.write("r", "1 1 1-0\n1 2 1-0\n");
    place.done(&["results", "e.ron", "r"]);
    let [white, black] = *boards.lines().nth(1).unwrap().split(' ').collect::<Vec<_>>() else {
        panic!("{boards}")
    };
    place.write(
        "boards",
        &boards.replacen(&format!("{white} {black}"), &format!("{black} {white}"), 1).replace("half", "zero"),
    );
    let amend = ["amend", "e.ron", "1", "--boards", "boards"];
    place.refused(
        &amend,
        2,
        "e.ron: board 1 has a result and changes: say what to do with it (--results players, boards \
         or removed, for this board alone --results 1=removed)\n",
    );
    let amend = [&amend[..], &["--results", "players", "--reason", "colours"]].concat();
    let asked = "e.ron: round 1 was published differently (not done; accept it with --accept \"published round put right\")\n\
                 e.ron: round 1 is not paired by the system: 1-4 instead of 4-1, 5 half-point bye (not done; accept it with --accept \"manual pairing\")\n\
                 e.ron: both players have the other colour: 1-4 (not done; accept it with --accept \"colours turned\")\n";
    place.refused(&amend, 1, asked);
    let told = place.done(
        &[
            &amend[..],
            &[
                "--accept",
                "published round put right",
                "--accept",
                "manual pairing",
                "--accept",
                "colours turned",
            ],
        ]
        .concat(),
    );
    assert!(told.starts_with("put right round 1 · \"colours\""), "{told}");
    assert!(place.done(&["amend", "e.ron", "1"]).ends_with("\n5 zero\n"));
    place.done(&["seal", "e.ron"]);
    let correct = ["correct", "e.ron", "1", "1", "+--", "--reason", "slip", "--accept", "correction"];
    let told = place.done(&correct);
    let outdated = "the standings sealed after round 1 are marked `changed since`\n";
    assert!(told.starts_with("correct ") && told.contains("\"slip\"") && told.ends_with(outdated), "{told}");
    place.done(&["pair", "e.ron", "--publish"]);
    let told = place.done(&["withdraw", "e.ron", "2", "--reason", "ill", "--forfeit"]);
    assert!(told.starts_with("withdraw Dahl, Ida after round 2 · \"ill\"\nresult "), "{told}");
    let twice = "e.ron: round 2 is published; withdrawing it clears 1 result (not done; accept it with --accept \"published round withdrawn\")\n";
    place.refused(&["unpublish", "e.ron"], 1, twice);
    place.done(&["unpublish", "e.ron", "--reason", "fire", "--accept"]);
    assert_eq!(place.done(&["return", "e.ron", "2"]), "return Dahl, Ida from round 2\n");
    place.done(&["exclude", "e.ron", "5", "--reason", "phone", "--accept", "exclusion"]);
    assert_eq!(place.done(&["note", "e.ron", "the hall is cold"]), "note the hall is cold\n");
    place.done(&["pair", "e.ron", "--publish"]);
    let opened = "e.ron: round 2 is paired: a game of round 1 needs a result, or is adjourned until it has one (official mode)\n";
    place.refused(&["correct", "e.ron", "1", "1", "none", "--accept-all"], 1, opened);
    place.done(&["correct", "e.ron", "1", "1", "a", "--accept-all"]);
    let report = audited(&place.contents());
    assert!(report.is_sound(), "{report:?}");
}

#[test]
fn an_event_that_is_open_or_damaged_is_refused() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    place.write("more", "Dahl, Ida\n");
    let commands: [&[&str]; 6] = [
        &["register", "e.ron", "more"],
        &["pair", "e.ron", "--publish", "--accept-all"],
        &["results", "e.ron", "r"],
        &["seal", "e.ron", "--accept"],
        &["undo", "e.ron"],
        &["redo", "e.ron"],
    ];
    let clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let other = Desk::open(&place.path("e.ron"), clock).unwrap();
    for command in commands {
        place.refused(command, 2, "e.ron: another desk has this event open (opened read-only)\n");
    }
    drop(other);
    let sound = place.read("e.ron");
    let last = sound.lines().rev().nth(1).unwrap();
    place.write("e.ron", &sound.replace(last, &last.replacen("seq:", "seq: ", 1)));
    for command in commands {
        let output = place.call(command);
        let told = text(&output.stderr);
        assert!(told.starts_with("e.ron:") && told.ends_with("(open it at the desk)\n"), "{told}");
        assert_eq!(output.status.code(), Some(2), "{command:?}");
    }
    place.write("e.ron", &sound);
    place.done(commands[2]);
}

#[test]
fn the_operator_comes_from_the_settings_or_the_command() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    std::fs::create_dir_all(place.path("own/wallchart")).unwrap();
    place.write("own/wallchart/settings.ron", "(operator: \"Ida\")");
    place.done(&["results", "e.ron", "r"]);
    place.done(&["undo", "e.ron", "--operator", "Luca"]);
    let by: Vec<String> =
        place.contents().entries.iter().rev().take(2).map(|entry| entry.by.to_string()).collect();
    assert_eq!(by, ["Luca", "Ida"]);
    let long = "x".repeat(41);
    let output = place.call(&["undo", "e.ron", "--operator", &long]);
    assert!(text(&output.stderr).contains("expected at most 40"), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(2));
}

/// Unreadable settings may name an operator: an entry without the name would be wrong.
#[test]
fn broken_settings_stop_every_entry() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    std::fs::create_dir_all(place.path("own/wallchart")).unwrap();
    let before = place.contents().entries.len();
    let wrong_name = format!("(\n  operator: \"{}\",\n)", "x".repeat(41));
    for (settings, line) in [
        ("(\n  operator: \"Ida,\n)", 2),
        ("(\n  operater: \"Ida\",\n)", 2),
        ("operator = Ida\n", 1),
        (&*wrong_name, 2),
    ] {
        place.write("own/wallchart/settings.ron", settings);
        let output = place.call(&["results", "e.ron", "r"]);
        let told = text(&output.stderr);
        assert!(told.contains(&format!("settings.ron:{line}: ")), "{settings}: {told}");
        assert!(told.contains("e.ron: nothing is done: the settings cannot be read"), "{settings}: {told}");
        assert_eq!(output.status.code(), Some(2), "{settings}");
        assert_eq!(place.contents().entries.len(), before, "{settings}");
        // A command that only reads reports it as well.
        let output = place.call(&["standings", "e.ron"]);
        assert!(text(&output.stderr).contains(&format!("settings.ron:{line}: ")), "{settings}");
        assert_eq!(output.status.code(), Some(0), "{settings}");
    }
    let output = place.call(&["results", "e.ron", "r", "--operator", "Luca"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    // A mistake beside a readable name affects only the wrong item.
    place.write("own/wallchart/settings.ron", "(operator: \"Ida\", time_zone: \"Nowhere/City\")");
    let output = place.call(&["undo", "e.ron"]);
    assert!(text(&output.stderr).contains("settings.ron:1: "), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(0));
    let by: Vec<String> =
        place.contents().entries.iter().rev().take(2).map(|entry| entry.by.to_string()).collect();
    assert_eq!(by, ["Ida", "Luca"]);
}

#[test]
fn an_unknown_command_is_refused() {
    let place = Place::new("fide-swiss", 3);
    let meant = |word: &str, meant: &str| {
        format!("there is no command `{word}` and no file of that name (did you mean `{meant}`?)\n")
    };
    place.refused(&["regster"], 2, &meant("regster", "register"));
    place.refused(&["regster", "e.ron", "list"], 2, &meant("regster", "register"));
    place.refused(&["result", "e.ron", "--dry-run"], 2, &meant("result", "results"));
    place.refused(
        &["friday"],
        2,
        "there is no command `friday` and no file of that name (`--help` lists the commands)\n",
    );
    place.refused(&["e"], 2, &meant("e", "e.ron"));
    // An argument that looks like a path is one.
    let output = place.call(&["friday.ron"]);
    assert!(!text(&output.stderr).contains("command"), "{}", text(&output.stderr));
    // A file may have any name.
    place.write("regster", "no event");
    let output = place.call(&["regster"]);
    assert!(text(&output.stderr).contains("this is not an event file"), "{}", text(&output.stderr));
}

/// A user who plays with the first command does not change a file of the second one, the tests.
#[test]
fn the_first_command_of_the_readme_opens_a_copy() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let first = readme.lines().find(|line| line.starts_with("$ ")).unwrap();
    let arguments = first.split_once(" -- ").unwrap().1.split('#').next().unwrap().trim();
    let place = terminal::Place::new();
    let mut desk = place.open(Some(arguments));
    desk.see("tour 1 of 7");
    desk.keys("1");
    desk.see("tour 2 of 7");
    desk.quit();
    assert!(place.path("data/wallchart/tour/tour-1.ron").exists());
}

#[test]
fn scripts_update_the_site_of_the_desk() {
    let place = Place::new("fide-swiss", 2);
    place.register(4);
    let site = place.path("site");
    let files = Files::below(&place.path("own/wallchart"));
    assert_eq!(files.keep_site(&place.path("e.ron"), Some(&site)), None);
    place.done(&["pair", "e.ron", "--publish"]);
    assert!(site.join("index.html").exists());
    let pages = |site: &Path| -> String {
        let pages = std::fs::read_dir(site).unwrap().map(|page| page.unwrap().path());
        pages.filter(|page| page.is_file()).map(|page| std::fs::read_to_string(page).unwrap()).collect()
    };
    place.write("r", "1 1 1\n1 2 1\n");
    let published = pages(&site);
    place.done(&["results", "e.ron", "r"]);
    assert_eq!(pages(&site), published, "a result waits for what is announced");
    place.done(&["seal", "e.ron"]);
    let sealed = pages(&site);
    assert_ne!(sealed, published);
    place.done(&["undo", "e.ron", "--accept"]);
    assert_ne!(pages(&site), sealed);
    // If the site cannot be written, the act is recorded and the reason is reported.
    std::fs::remove_dir_all(&site).unwrap();
    std::fs::write(&site, "a file").unwrap();
    let output = place.call(&["seal", "e.ron"]);
    assert!(
        text(&output.stderr).starts_with("e.ron: the site is not up to date: "),
        "{}",
        text(&output.stderr)
    );
    assert_eq!(output.status.code(), Some(0));
}

/// A player who leaves a round robin between two rounds forfeits the published open games. Later games are
/// forfeited round by round, and an earlier result stays.
#[test]
fn a_withdrawal_between_round_robin_rounds_forfeits_games() {
    let place = Place::new("chess-round-robin", 5);
    place.write("list", "Name,Rating\nAna,2000\nBo,1900\nCy,1800\nDi,1700\nEd,1600\nFay,1500\n");
    place.done(&["register", "e.ron", "list"]);
    let paired = place.call(&["pair", "e.ron", "--publish", "--seed", "1"]);
    assert_eq!(paired.status.code(), Some(0), "{}", text(&paired.stderr));
    place.write("results", "1 1 1-0\n1 2 1-0\n1 3 =\n");
    place.done(&["results", "e.ron", "results"]);
    // No game is open: there is nothing to forfeit yet, and that is not an error.
    let left = place.call(&["withdraw", "e.ron", "cy", "--forfeit", "--reason", "ill", "--accept-all"]);
    assert_eq!(left.status.code(), Some(0), "{}", text(&left.stderr));
    assert!(text(&left.stdout).starts_with("withdraw Cy after round 1"), "{}", text(&left.stdout));
    let next = place.call(&["pair", "e.ron", "--publish", "--accept-all"]);
    assert_eq!(next.status.code(), Some(0), "{}", text(&next.stderr));
    let table = place.done(&["crosstable", "e.ron"]);
    let cy = table.lines().find(|line| line.contains(" Cy ")).unwrap();
    assert!(cy.contains("4w=  5b-"), "{table}");
}
