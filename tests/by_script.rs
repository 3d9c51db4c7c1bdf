//! Events without the screen: whole events of all five systems by commands alone, every refusal, all or
//! nothing.

mod accidents;
mod lists;

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

use crate::support::audited::{audited, contents_of};
use crate::support::deal;

/// A folder of one director, with an event `e.ron`.
pub(crate) struct Place(TempDir);

impl Place {
    pub(crate) fn new(preset: &str, rounds: u16) -> Self {
        let place = Self(tempfile::tempdir().unwrap());
        place.done(&["new", "e.ron", "--preset", preset, "--rounds", &rounds.to_string(), "--title", "Open"]);
        place
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    pub(crate) fn call_with(&self, arguments: &[&str], input: &str) -> Output {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        command.args(arguments).current_dir(self.0.path()).write_stdin(input);
        for folder in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(folder, self.path("own"));
        }
        command.output().unwrap()
    }

    pub(crate) fn call(&self, arguments: &[&str]) -> Output {
        self.call_with(arguments, "")
    }

    /// Calls a command that must succeed without messages; returns its output.
    #[track_caller]
    pub(crate) fn done(&self, arguments: &[&str]) -> String {
        self.noted(arguments, "")
    }

    /// Calls a command that must succeed with this message; returns its output.
    #[track_caller]
    pub(crate) fn noted(&self, arguments: &[&str], expected: &str) -> String {
        let output = self.call(arguments);
        assert_eq!(text(&output.stderr), expected, "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        text(&output.stdout)
    }

    /// Calls a command that must change nothing, and compares its message.
    #[track_caller]
    pub(crate) fn refused(&self, arguments: &[&str], status: i32, expected: &str) {
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
        self.desk.record_all(&acts, &[]).unwrap();
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
    let shown = place.call(&["pair", "e.ron"]);
    let note = "e.ron: note: 2 boards of earlier rounds without a result; recorded as adjourned, they count as drawn until the result is known (results missing)\n";
    assert_eq!((text(&shown.stderr), shown.status.code()), (note.to_owned(), Some(0)));
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
    place.refused(&["pair", "e.ron", "--publish"], 1, "e.ron: fewer than two take part in round 1\n");
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
    let unrated = "e.ron: note: no player in round 1 has a rating, and the event is rated\n";
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
        (&empty, &["pair", "e.ron", "--publish"], 1, "fewer than two take part in round 1"),
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
