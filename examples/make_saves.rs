//! Creates the events of `saves/` with the program's own engine and a fixed clock: the same bytes every
//! time.
//!
//! `cargo run --example make_saves -- FOLDER` writes them; `tests/saves.rs` checks their content.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use wallchart::clock::{Clock as _, SteppingClock};
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, ByeKind, Entrant, Outcome, PairedBy};
use wallchart::engine::game::crikey::CrikeyOutcome;
use wallchart::engine::game::dice::Hand;
use wallchart::engine::game::tractor::round::{Round, RoundSetup};
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::game::tractor::trick::Trick;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{preparations, propose};
use wallchart::engine::ranking::progress;
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::Game;
use wallchart::engine::text::Label;
use wallchart::formats::import;
use wallchart::formats::judge::{crikey, dice, probit, swiss, tractor};
use wallchart::presets;

const GIVEN: [&str; 24] = [
    "Anna",
    "Bertil",
    "Čeněk",
    "Дарья",
    "Emre",
    "Fatou",
    "Guðrún",
    "Hugo",
    "Ines",
    "José",
    "Katarzyna",
    "Luca",
    "Małgorzata",
    "Nils",
    "Olga",
    "Παύλος",
    "Quirin",
    "Roth",
    "Søren",
    "Tara",
    "Umut",
    "Vera",
    "Wim",
    "小林",
];
const FAMILY: [&str; 12] =
    ["Berg", "Dahl", "Faber", "Grau", "Iversen", "Klee", "Moser", "Noll", "Quist", "Sommer", "Thal", "Ulm"];

fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).context("which folder? (make_saves FOLDER)")?);
    std::fs::create_dir_all(&folder)?;
    Event::new(&folder, "crikey-club", "crikey-round-robin", "Crikey club evening", 10, 9)?.run(8)?;
    Event::new(&folder, "probit-autumn", "probit-new", "Autumn batch, new system", 12, 11)?.run(7)?;
    Event::new(&folder, "probit-spring", "probit-old", "Spring batch, old system", 8, 7)?.run(7)?;
    Event::new(&folder, "dice-night", "dice", "Poker dice night", 23, 4)?.run(4)?;
    Event::new(&folder, "tractor-pairs", "tractor", "Tractor pairs", 16, 4)?.run(4)?;
    Event::new(&folder, "tractor-mixed", "tractor-rotated", "Tractor, partners changing", 13, 4)?.run(4)?;
    Event::new(&folder, "chess-round-robin", "chess-round-robin", "Masters' round robin", 9, 9)?.run(9)?;
    Event::new(&folder, "chess-double", "chess-double-round-robin", "Double round robin", 6, 10)?.run(6)?;
    Event::new(&folder, "chess-swiss", "fide-swiss", "Autumn Open", 38, 7)?.run(7)?;
    Event::new(&folder, "crikey-swiss", "crikey-swiss", "Crikey championship", 10, 5)?.run(5)?;
    Event::new(&folder, "chess-knockout", "knockout", "Cup", 11, 4)?.run(4)?;
    Event::new(&folder, "team-league", "team-swiss", "County league", 9, 5)?.run(5)?;
    Event::new(&folder, "double-elimination", "double-elimination", "Two lives", 9, 9)?.run(6)?;
    documents(&folder)
}

/// Creates the examples of the documents.
fn documents(folder: &Path) -> Result<()> {
    let tournaments = crikey::parse(include_bytes!("../tests/seeds/crikey/sample.in"))?.tournaments;
    for (at, tournament) in tournaments.iter().enumerate() {
        let title = format!("Rating points exchange, tournament {}", at + 1);
        document(
            folder,
            &format!("document-crikey-{}", at + 1),
            "crikey",
            &title,
            &import::judge::crikey(tournament)?,
        )?;
    }
    let games = dice::parse(include_bytes!("../tests/seeds/dice/sample.in"))?.games;
    for (at, hands) in games.iter().enumerate() {
        let title = format!("Poker dice, game {}", at + 1);
        document(folder, &format!("document-dice-{}", at + 1), "dice", &title, &import::judge::dice(hands)?)?;
    }
    let swiss = swiss::parse(include_bytes!("../tests/seeds/swissrank/sample.in"))?;
    document(
        folder,
        "document-swiss",
        "swiss-resistance",
        "Swiss chess tournament",
        &import::judge::swiss(&swiss)?,
    )?;
    let rounds = tractor::parse(include_bytes!("../tests/seeds/tractor/sample.in"))?.rounds;
    for round in &rounds {
        document(
            folder,
            "document-tractor",
            "tractor",
            "Tractor, one round",
            &import::judge::tractor(round)?,
        )?;
    }
    let batch = probit::parse(include_bytes!("../tests/seeds/ronnblom/sample.in"))?;
    document(
        folder,
        "document-probit",
        "probit-new",
        "Probit ratings, one batch",
        &import::judge::probit(&batch)?,
    )
}

fn document(folder: &Path, file: &str, preset: &str, title: &str, acts: &[Act]) -> Result<()> {
    let rounds = acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    let mut event = Event::new(folder, file, preset, title, 0, u16::try_from(rounds)?)?;
    event.desk.record_all(acts, &[])?;
    let last = event.desk.state().last_round();
    event.desk.seal(last, &[])?;
    Ok(())
}

struct Event {
    desk: Desk,
    dice: Rng,
    players: u32,
}

impl Event {
    fn new(folder: &Path, file: &str, preset: &str, title: &str, players: u32, rounds: u16) -> Result<Self> {
        let path = folder.join(format!("{file}.ron"));
        if path.exists() {
            std::fs::remove_file(&path)?;
        }
        let mut clock = SteppingClock::starting("2026-10-03T09:30:00Z")?;
        let mut setup = presets::find(preset)?.setup;
        setup.rounds = rounds;
        let mut header = presets::header(setup, title.parse()?, &mut clock);
        header.details.place = "Uppsala".parse()?;
        header.details.first_day = "2026-10-03".parse()?;
        clock.now();
        let desk = Desk::create(&path, header, Box::new(clock))?;
        let seed =
            file.bytes().fold(7_u64, |seed, byte| seed.wrapping_mul(131).wrapping_add(u64::from(byte)));
        Ok(Self { desk, dice: Rng::seeded(seed), players })
    }

    fn act(&mut self, act: Act) -> Result<()> {
        let warnings = self.desk.state().warnings(&act);
        self.desk.record(act, &warnings)?;
        Ok(())
    }

    fn below(&mut self, bound: u64) -> usize {
        usize::try_from(self.dice.below(bound)).unwrap_or(0)
    }

    fn run(mut self, rounds: u16) -> Result<()> {
        for id in 1..=self.players {
            let entrant = self.entrant(id);
            self.act(Act::Register { id: PlayerId(id), entrant })?;
            self.members(PlayerId(id))?;
        }
        for act in preparations(self.desk.state(), u64::from(self.players), &str::cmp) {
            self.act(act)?;
        }
        for round in (1..=rounds).map(RoundNo) {
            self.before(round)?;
            let proposal = propose(self.desk.state(), round)?;
            self.act(Act::Publish {
                round,
                boards: proposal.boards,
                byes: proposal.byes,
                by: PairedBy::System,
            })?;
            self.enter(round)?;
            self.desk.seal(round, &[])?;
        }
        Ok(())
    }

    /// Registers the players of a team: one or two more than there are boards.
    fn members(&mut self, team: PlayerId) -> Result<()> {
        let Game::Match(rules) = self.desk.state().setup.game else { return Ok(()) };
        let many = usize::from(rules.boards) + 1 + usize::from(team.0.is_multiple_of(3));
        let mut rating = 2250 - 60 * i64::from(team.0);
        let mut members = Vec::with_capacity(many);
        for at in 0..many {
            rating -= 10 + i64::try_from(self.below(40))?;
            let given = GIVEN[(7 * at + usize::try_from(team.0)?) % GIVEN.len()];
            let name = format!("{}, {given}", FAMILY[(at + 5 * usize::try_from(team.0)?) % FAMILY.len()]);
            let rating = rating.to_string().parse().ok();
            members.push(Entrant { name: Label::taken_over(&name), rating, ..Entrant::default() });
        }
        self.act(Act::Members { team, members })
    }

    fn entrant(&mut self, id: u32) -> Entrant {
        let (given, family) = (
            GIVEN[id as usize % GIVEN.len()],
            FAMILY[(id as usize * 5 + id as usize / GIVEN.len()) % FAMILY.len()],
        );
        let rating = match self.desk.state().setup.game {
            Game::Chess(_) | Game::Decided(_) => format!("{}", 1400 + self.below(900)).parse().ok(),
            Game::Crikey(_) => format!("{}.{:02}", 60 + self.below(35), self.below(100)).parse().ok(),
            Game::Dice | Game::Tractor(_) | Game::Match(_) => None,
        };
        let name = match self.desk.state().setup.game {
            Game::Match(_) => format!("{family} {}", ["Rooks", "Knights"][id as usize % 2]),
            Game::Crikey(_) => letters(id),
            Game::Chess(_) | Game::Decided(_) | Game::Dice | Game::Tractor(_) => format!("{family}, {given}"),
        };
        let partnership = match self.desk.state().setup.game {
            Game::Tractor(_) => format!("pair {}", id.div_ceil(2)),
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice | Game::Match(_) => {
                String::new()
            }
        };
        let (name, partnership) = (Label::taken_over(&name), Label::taken_over(&partnership));
        Entrant { name, rating, partnership, ..Entrant::default() }
    }

    /// Adds a requested bye, a withdrawal, and a registration by mistake.
    fn before(&mut self, round: RoundNo) -> Result<()> {
        let for_two = self.desk.state().setup.game.is_for_two();
        let knockout = self.desk.state().setup.pairing.system().bracket_rules().is_some();
        let swiss = self.desk.state().setup.pairing.pairs_by_score();
        match round.0 {
            2 => {
                let id = PlayerId(self.players + 1);
                let entrant = Entrant { name: "by mistake".parse()?, ..Entrant::default() };
                self.act(Act::Register { id, entrant })?;
                self.desk.undo()?;
                if !for_two {
                    self.act(Act::GrantBye { id: PlayerId(3), round: RoundNo(3), bye: ByeKind::HalfPoint })?;
                }
            }
            3 if swiss => {
                let id = PlayerId(self.players + 1);
                let entrant = self.entrant(id.0);
                self.act(Act::Register { id, entrant })?;
                self.members(id)?;
                self.act(Act::GrantBye { id: PlayerId(5), round: RoundNo(4), bye: ByeKind::HalfPoint })?;
            }
            4 if !for_two => {
                let reason = "ill".parse()?;
                self.act(Act::Withdraw { id: PlayerId(self.players), after: RoundNo(3), reason })?;
            }
            5 if for_two && !knockout => {
                let reason = "called away".parse()?;
                self.act(Act::Withdraw { id: PlayerId(2), after: RoundNo(4), reason })?;
            }
            _ => {}
        }
        Ok(())
    }

    fn enter(&mut self, round: RoundNo) -> Result<()> {
        let boards = self.desk.state().round(round).map_or(0, |held| held.boards.len());
        for board in (1..=u16::try_from(boards)?).map(BoardNo) {
            // The games of a player who left a round robin are forfeits already.
            if self.desk.state().board(round, board).is_some_and(|held| held.outcome.is_some()) {
                continue;
            }
            self.line_up(round, board)?;
            let outcome = self.outcome(round, board)?;
            self.act(Act::Record { round, board, outcome })?;
            if board.0 == 1 {
                self.desk.undo()?;
                self.desk.redo()?;
                self.act(Act::Agree { round, board })?;
            }
        }
        if round.0 == 3 && self.desk.state().setup.pairing.name() != "knockout" {
            let was = self.desk.state().board(round, BoardNo(1)).and_then(|one| one.outcome.clone());
            let was = was.context("board 1 has a result")?;
            let mut now = self.outcome(round, BoardNo(1))?;
            while now == was {
                now = self.outcome(round, BoardNo(1))?;
            }
            let reason = "slip misread".parse()?;
            self.act(Act::Correct { round, board: BoardNo(1), was, now: Some(now), reason })?;
        }
        Ok(())
    }

    /// In some matches of teams a reserve plays, or the last board is empty.
    fn line_up(&mut self, round: RoundNo, board: BoardNo) -> Result<()> {
        let Game::Match(_) = self.desk.state().setup.game else { return Ok(()) };
        let line_up = match (round.0 + board.0) % 4 {
            0 => vec![1, 2, 4, 5],
            1 => vec![2, 3, 4, 0],
            _ => return Ok(()),
        };
        let found = self.desk.state().board(round, board).context("the match is there")?;
        let team = found.seats[0];
        self.act(Act::LineUp { round, board, team, line_up })
    }

    fn outcome(&mut self, round: RoundNo, board: BoardNo) -> Result<Outcome> {
        let state = self.desk.state();
        let knockout = state.setup.pairing.system().bracket_rules().is_some();
        let found = state.board(round, board).context("the board is there")?;
        let seats = found.seats.len();
        let here =
            |seat: usize| state.player(found.seats[seat]).is_some_and(|player| player.is_present(round));
        if seats == 2 && !(here(0) && here(1)) {
            return Ok(Outcome::Forfeit { white: here(0), black: here(1) });
        }
        Ok(match state.setup.game {
            Game::Chess(_) if knockout => match self.below(3) {
                0 | 1 => Outcome::game(GameScore::Win, GameScore::Loss),
                _ => Outcome::game(GameScore::Loss, GameScore::Win),
            },
            Game::Chess(_) => match self.below(5) {
                0 | 1 => Outcome::game(GameScore::Win, GameScore::Loss),
                2 | 3 => Outcome::game(GameScore::Draw, GameScore::Draw),
                _ => Outcome::game(GameScore::Loss, GameScore::Win),
            },
            Game::Decided(_) => match self.below(2) {
                0 => Outcome::game(GameScore::Win, GameScore::Loss),
                _ => Outcome::game(GameScore::Loss, GameScore::Win),
            },
            Game::Crikey(_) => {
                let result = [GameScore::Win, GameScore::Draw, GameScore::Loss][self.below(3)];
                let mut pieces = || u32::try_from(self.below(40)).unwrap_or(0);
                Outcome::Crikey(CrikeyOutcome { result, white_pieces: pieces(), black_pieces: pieces() })
            }
            Game::Dice => {
                let mut hand =
                    || Hand::of_faces([(); 5].map(|()| u8::try_from(1 + self.below(6)).unwrap_or(1)));
                Outcome::Dice((0..seats).map(|_| hand()).collect::<Result<_, _>>()?)
            }
            Game::Match(rules) => {
                let line_ups = state.match_now(round, board).context("the match is there")?.line_ups;
                let games = (0..rules.boards.into()).map(|at| {
                    let white = [GameScore::Win, GameScore::Draw, GameScore::Loss][self.below(3)];
                    let forfeit = rules.forfeit([&line_ups[0], &line_ups[1]], at);
                    forfeit.unwrap_or_else(|| Outcome::game(white, white.opposite()))
                });
                let games = games.collect();
                Outcome::Match(rules.finished(line_ups, games))
            }
            Game::Tractor(_) => self.tractor(round, board)?,
        })
    }

    /// Deals 25 cards to each seat and plays them one by one, without the duty to follow suit.
    fn tractor(&mut self, round: RoundNo, board: BoardNo) -> Result<Outcome> {
        let (team1, team2) = progress::ranks_at(self.desk.state(), round, board).context("ranks")?;
        let mut deck: Vec<String> = Vec::with_capacity(108);
        for _ in 0..2 {
            for suit in ["H", "S", "C", "D"] {
                deck.extend("23456789TJQKA".chars().map(|rank| format!("{suit}{rank}")));
            }
            deck.extend(["BJ".to_owned(), "RJ".to_owned()]);
        }
        for at in (1..deck.len()).rev() {
            let other = self.below(at as u64 + 1);
            deck.swap(at, other);
        }
        let tricks = deck[..100].chunks(4).map(|cards| cards.join(" ").parse::<Trick>());
        let tricks = tricks.collect::<Result<Vec<Trick>, _>>()?;
        let main = ["H", "S", "C", "D", "O"][self.below(5)].parse()?;
        let setup = RoundSetup { main, dealer: Seat::ALL[self.below(4)], ranks: [team1, team2] };
        Ok(Outcome::Tractor(Round { setup, tricks }))
    }
}

/// Returns a Crikey name, which has only letters.
fn letters(id: u32) -> String {
    ["alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi", "ivan", "judy", "karl", "lena"]
        [(id as usize - 1) % 12]
        .to_owned()
}
