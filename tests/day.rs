//! A whole day at the desk for each of the five systems, key by key: from registration to the sealed final
//! standings.
//!
//! The typed input is recorded in a separate ledger and compared with the event file at the end. No wait is
//! longer than the program needs, and keys are counted: a round in the order of its boards takes the keys of
//! its slips and no more.

mod plans;
mod slips;

use crate::support::audited::contents_of;
use std::collections::BTreeMap;

use crate::support::terminal::{Place, Terminal};
use slips::{Slip, System, below, told};
use wallchart::engine::action::Outcome;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::replay;
use wallchart::engine::rng::Rng;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;

const GIVEN: [&str; 10] =
    ["Anna", "Bertil", "Clara", "Dahlia", "Emre", "Fatou", "Hugo", "Ines", "Karel", "Luca"];
const FAMILY: [&str; 5] = ["Berg", "Quist", "Sommer", "Thal", "Wolff"];

/// The day of a system.
struct Plan {
    system: System,
    /// The name of the preset in the list.
    preset: &'static str,
    title: &'static str,
    players: usize,
    late: usize,
    rounds: u16,
    /// True if two boards of the first round are exchanged, and the third round is published twice.
    puts_right: bool,
}

struct Day {
    plan: Plan,
    place: Place,
    terminal: Terminal,
    rng: Rng,
    ledger: BTreeMap<(u16, u16), String>,
    acts: usize,
    registered: usize,
}

fn name(at: usize) -> String {
    format!("{}, {}", FAMILY[at % FAMILY.len()], GIVEN[at / FAMILY.len()])
}

impl Day {
    /// Creates the event from the home screen.
    fn begin(plan: Plan) -> Self {
        let place = Place::new();
        let mut terminal = place.open(None);
        terminal.see("recent events");
        terminal.keys("n");
        terminal.see("new event: what kind?");
        terminal.line(plan.preset);
        terminal.see(&format!("{}; the title also names the file", plan.preset));
        terminal.line(plan.title);
        terminal.see("made: ");
        terminal.see_acts(0);
        let (rng, ledger) = (Rng::seeded(20_261_121), BTreeMap::new());
        Self { plan, place, terminal, rng, ledger, acts: 0, registered: 0 }
    }

    fn file(&self) -> String {
        format!("{}.ron", self.plan.title.to_lowercase().replace(' ', "-"))
    }

    fn state(&self) -> State {
        let contents = contents_of(&self.place.path(&self.file())).unwrap();
        assert_eq!(contents.damage, None);
        replay::replay(&contents.header, &contents.entries).unwrap().0
    }

    /// Waits until this number of further acts is on disk.
    #[track_caller]
    fn done(&mut self, acts: usize) {
        self.acts += acts;
        self.terminal.see_acts(self.acts);
    }

    /// Sets the number of rounds, and the Swiss system if the preset has another one for two players.
    fn set_up(&mut self) {
        self.terminal.keys("F2");
        self.terminal.see("‹ ");
        // A value that the preset already has is not recorded again.
        if !self.terminal.screen().contains(&format!(", {} rounds · ", self.plan.rounds)) {
            self.go_to_line("rounds");
            self.terminal.keys("Enter");
            self.terminal.see("Enter takes the new value");
            self.terminal.keys("Ctrl-u");
            self.terminal.line(&self.plan.rounds.to_string());
            self.done(1);
        }
        if self.plan.system == System::Decided {
            self.go_to_line("pairing");
            for _ in 0..10 {
                if self.terminal.screen().contains("‹ FIDE (Dutch) Swiss ›") {
                    // Leaving the line makes one act of all turns.
                    self.terminal.keys("Down");
                    self.done(1);
                    return;
                }
                // A choice is turned once its whole line is on the screen, which is drawn cell by cell.
                let choice = |screen: &str| {
                    let line = screen.lines().find(|line| line.starts_with("▌ pairing "))?;
                    let (_, inside) = line.split_once('‹')?;
                    inside.split_once('›').map(|(choice, _)| choice.trim().to_owned())
                };
                let before = choice(&self.terminal.screen());
                self.terminal.keys("Right");
                self.terminal.wait_for("another pairing", |screen| {
                    choice(screen).is_some_and(|now| Some(now) != before)
                });
            }
            panic!("no Swiss among the pairings\n{}", self.terminal.screen());
        }
    }

    /// Moves the cursor to the line that begins with a word.
    fn go_to_line(&mut self, word: &str) {
        let begins = |line: &str, with: &str| line.trim_start_matches('▌').trim_start().starts_with(with);
        let row = |screen: &str, holds: &dyn Fn(&str) -> bool| screen.lines().position(holds).unwrap();
        let screen = self.terminal.screen();
        let from = row(&screen, &|line| line.starts_with('▌'));
        let to = row(&screen, &|line| begins(line, word));
        let (key, steps) = if from <= to { ("j ", to - from) } else { ("k ", from - to) };
        self.terminal.keys(&key.repeat(steps));
        self.terminal
            .wait_for(word, |screen| screen.lines().any(|line| line.starts_with('▌') && begins(line, word)));
    }

    /// Registers the next players, one per line.
    fn register(&mut self, count: usize) {
        self.terminal.keys("F3 a");
        for at in self.registered..self.registered + count {
            let line = match self.plan.system {
                System::Chess | System::Decided => format!("{}, {}", name(at), 1900 - 11 * at),
                System::Crikey => format!("{}, {}.25", name(at), 95 - at),
                System::Dice => name(at),
                System::Tractor => format!("{}, team {}", name(at), 1 + at / 2),
            };
            self.terminal.line(&line);
            self.done(1);
        }
        self.registered += count;
        self.terminal.keys("Esc");
        self.terminal.see("a add");
    }

    /// Moves the cursor to a player and presses a key that asks for a line.
    fn about(&mut self, player: &str, key: &str, asked: &str, line: &str) {
        self.terminal.keys("F3 /");
        self.terminal.see("find a player");
        self.terminal.line(player);
        self.terminal.keys(key);
        self.terminal.see(asked);
        self.terminal.line(line);
        // The first partner who leaves abandons the other one.
        if key == "w" && self.plan.system == System::Tractor && !self.partner_has_left(player) {
            self.terminal.see("has no partner then");
            self.terminal.answer("w");
        }
        // In an official event.
        if line.ends_with(" full") && self.plan.system == System::Chess {
            self.terminal.see("is deprecated");
            self.terminal.answer("y");
        }
        self.done(1);
    }

    /// Asks for byes; partners stay away together.
    fn ask_for_byes(&mut self, round: u16, kind: &str, first: usize) {
        let many = if self.plan.system == System::Tractor { 2 } else { 1 };
        for at in first..first + many {
            let player = name(at);
            self.about(&player, "b", &format!("bye for {player}"), &format!("{round} {kind}"));
        }
    }

    fn partner_has_left(&self, player: &str) -> bool {
        let state = self.state();
        let id = state.players.iter().find(|one| one.entrant.name.as_str() == player).unwrap().id;
        let partner = state.partner_of(id).and_then(|partner| state.player(partner));
        partner.is_none_or(|partner| partner.gone().is_some())
    }

    fn withdraw(&mut self, at: usize) {
        let player = name(at);
        self.about(&player, "w", &format!("{player} withdraws"), "ill");
    }

    /// The header's text once a round is published, at any stage of the round.
    fn at_round(round: u16) -> String {
        format!("· Round {round} ")
    }

    /// Pairs a round and publishes it; returns the seats of each board.
    fn publish(&mut self, round: u16) -> Vec<usize> {
        self.terminal.keys("F4 p");
        self.terminal.see(&format!("pairing of round {round}, by the system"));
        if round == 2 {
            self.cut_power_while_pairing(round);
        }
        self.terminal.keys("Enter");
        self.terminal.see(&Self::at_round(round));
        self.terminal.see(&format!("✓ publish: round {round}: "));
        let state = self.state();
        self.acts = self.terminal.acts();
        let seats = state.round(RoundNo(round)).unwrap().boards.iter().map(|board| board.seats.len());
        seats.collect()
    }

    /// The power fails during a manual pairing: it is restored, and continued or dropped.
    fn cut_power_while_pairing(&mut self, round: u16) {
        self.terminal.keys("m Down m");
        self.terminal.see(&format!("MANUAL PAIRING of round {round}"));
        self.acts = self.terminal.acts();
        self.cut_power_while_typing(&format!("manual pairing of round {round}, "));
        self.terminal.see(&format!("MANUAL PAIRING of round {round}"));
        self.terminal.keys("Esc");
        self.terminal.see("k keep it for later   d drop it   Esc go on seating");
        self.terminal.answer("d");
        self.terminal.wait_for("the draft dropped", |screen| !screen.contains("MANUAL PAIRING"));
        self.terminal.keys("p");
        self.terminal.see(&format!("pairing of round {round}, by the system"));
    }

    fn draw(&mut self, seats: &[usize]) -> Vec<Slip> {
        seats.iter().map(|seats| self.plan.system.slip(*seats, &mut self.rng)).collect()
    }

    fn note(&mut self, round: u16, from: usize, slips: &[Slip]) {
        for (board, slip) in (1..).zip(slips).skip(from) {
            self.ledger.insert((round, board), slip.told.clone());
        }
    }

    /// Walks the board list: every slip in the order of the boards; one key per board if a result is one key.
    fn walk(&mut self, round: u16, from: usize, slips: &[Slip]) {
        let before = self.terminal.pressed();
        for slip in &slips[from..] {
            self.terminal.text(&slip.typed);
            if !self.plan.system.is_one_key() {
                self.done(1);
            }
        }
        let keys: usize = slips[from..].iter().map(|slip| slip.typed.chars().count()).sum();
        assert_eq!(self.terminal.pressed() - before, keys, "the keys of the slips and none more");
        if self.plan.system.is_one_key() {
            self.done(slips.len() - from);
            assert_eq!(keys, slips.len() - from, "one key a board");
        }
        self.note(round, from, slips);
    }

    /// Enters slips as the players bring them: board number and sign.
    fn slips_in_any_order(&mut self, round: u16, slips: &[Slip]) {
        let mut order: Vec<usize> = (0..slips.len()).collect();
        for at in (1..order.len()).rev() {
            let bound = u64::try_from(at + 1).unwrap();
            order.swap(at, below(&mut self.rng, bound));
        }
        self.terminal.keys("s");
        let before = self.terminal.pressed();
        for at in order {
            let sign = match &*slips[at].told {
                "1" => '+',
                "0" => '-',
                _ => '*',
            };
            self.terminal.text(&format!("{}{sign}", at + 1));
        }
        self.done(slips.len());
        let pressed = self.terminal.pressed() - before;
        assert!(pressed <= 4 * slips.len(), "{pressed} keys for {} slips", slips.len());
        self.terminal.keys("s");
        self.note(round, 0, slips);
    }

    fn undo_and_redo(&mut self) {
        self.terminal.keys("u");
        self.done(1);
        self.terminal.see("undone");
        self.terminal.keys("Ctrl-r");
        self.done(1);
        self.terminal.see("redone");
    }

    /// Corrects the result of the first board: the screen asks for the reason, shows the consequences, and
    /// then does it.
    fn correct(&mut self, round: u16) {
        let seats = self.state().board(RoundNo(round), BoardNo(1)).unwrap().seats.len();
        let stands = self.ledger[&(round, 1)].clone();
        let dealer = match &self.state().board(RoundNo(round), BoardNo(1)).unwrap().outcome {
            Some(Outcome::Tractor(played)) => Some((played.setup.dealer as usize + 1).to_string()),
            _ => None,
        };
        let slip = loop {
            let slip = self.plan.system.slip(seats, &mut self.rng);
            // Another dealer causes a question.
            if slip.told != stands
                && dealer.as_ref().is_none_or(|dealer| slip.typed.trim_start()[2..].starts_with(dealer))
            {
                break slip;
            }
        };
        self.terminal.keys("Home c");
        let typed = slip.typed.trim_start();
        if self.plan.system.is_one_key() {
            self.terminal.text(typed);
        } else {
            // The power fails during the correction.
            let (typed, rest) = typed.split_at(typed.len() / 2);
            self.terminal.text(typed);
            self.look_away();
            self.cut_power_while_typing(&format!("round {round}, "));
            self.terminal.text(rest);
        }
        self.terminal.see(" 1: ");
        self.terminal.see("the reason (may stay empty)");
        self.terminal.line("slip misread");
        self.terminal.see("what this will do");
        self.terminal.answer("c");
        self.done(1);
        self.ledger.insert((round, 1), slip.told);
    }

    /// A wrong result of the round before is found after the next one was played.
    fn correct_earlier(&mut self, round: u16) {
        self.terminal.keys("[");
        self.terminal.see(&format!("· round {round} · "));
        self.correct(round);
        self.terminal.keys("]");
        self.terminal.see(&Self::at_round(round + 1));
    }

    /// Types everything again with the results hidden.
    fn second_pass(&mut self, slips: &[Slip]) {
        self.terminal.keys("v");
        self.terminal.see("· second pass");
        if self.plan.system.is_for_two() {
            self.misread_in_second_pass(slips);
        }
        for slip in slips {
            self.terminal.text(&slip.typed);
            self.done(1);
        }
        self.terminal.keys("Esc");
        self.terminal.wait_for("the second pass is over", |screen| !screen.contains("· second pass"));
    }

    /// A difference stops the second pass, and the first result remains.
    fn misread_in_second_pass(&mut self, slips: &[Slip]) {
        let other = slips.iter().find(|slip| slip.told != slips[0].told).unwrap();
        self.terminal.text(&other.typed);
        self.terminal.see("the two passes differ");
        self.terminal.answer("n");
        self.terminal.wait_for("the first pass is kept", |screen| !screen.contains("passes differ"));
        if !self.plan.system.is_one_key() {
            self.terminal.see("the result is missing");
        }
    }

    /// The power fails, and the event is opened from the list of recent ones: every act is there.
    fn cut_power(&mut self) {
        let terminal = self.place.open(None);
        std::mem::replace(&mut self.terminal, terminal).kill();
        self.terminal.see(self.plan.title);
        self.terminal.keys("Enter");
        self.terminal.see_acts(self.acts);
    }

    /// The power fails right after a result, and again in the middle of the next one if it takes more than
    /// one key.
    fn walk_with_power_cuts(&mut self, round: u16, slips: &[Slip]) {
        let half = slips.len() / 2;
        self.walk(round, 0, &slips[..half]);
        self.cut_power();
        let so_far = format!("in {half}/{}", slips.len());
        self.terminal.see(&so_far);
        if self.plan.system.is_one_key() {
            self.walk(round, half, slips);
            return;
        }
        // The input so far is restored and continued.
        let (typed, rest) = slips[half].typed.split_at(slips[half].typed.len() / 2);
        self.terminal.text(typed);
        self.look_away();
        self.cut_power_while_typing(&format!("round {round}, "));
        self.terminal.text(rest);
        self.done(1);
        self.note(round, half, &slips[..=half]);
        self.walk(round, half + 1, slips);
    }

    /// All keys have been processed once another screen is there.
    fn look_away(&mut self) {
        self.terminal.keys("F5");
        self.terminal.see("· standings after round");
    }

    /// The power fails as soon as the desk has saved the input.
    fn cut_power_while_typing(&mut self, here_again: &str) {
        self.terminal.see("draft saved");
        self.cut_power();
        self.terminal.see(&format!("typed before and not recorded, here again: {here_again}"));
    }

    /// The power fails in the middle of a name; the players before it are there, and the name is offered
    /// again.
    fn cut_power_while_registering(&mut self) {
        self.terminal.keys("F3 a");
        self.terminal.text("Nobody, Ne");
        self.terminal.see("Nobody, Ne");
        self.cut_power_while_typing("player to be added: Nobody, Ne");
        assert_eq!(self.state().players.len(), self.registered);
        self.terminal.keys("F3 a");
        self.terminal.wait_for("the name that was typed", |screen| {
            screen.contains("no name matches") && screen.contains("add Nobody, Ne")
        });
        self.terminal.keys("Ctrl-u Esc");
        // The key bar may still be the old one, and a key right after Esc counts as another key.
        self.terminal
            .wait_for("the list", |screen| !screen.contains("Nobody, Ne") && screen.contains("a add"));
    }

    /// Checks in all players but one. That one is named before the pairing, and then arrives.
    fn check_in(&mut self, round: u16) {
        let late = name(0);
        self.terminal.keys("F3 H");
        self.done(1);
        self.terminal.keys("/");
        self.terminal.see("find a player");
        self.terminal.line(&late);
        self.terminal.text(" ");
        self.done(1);
        self.terminal.see(&format!("✓ check-in: round {round}: {late} not here"));
        self.terminal.keys("F4 p");
        self.terminal.see(&format!("1 player has not checked in for round {round}: {late}"));
        self.terminal.keys("Esc");
        self.terminal.wait_for("no question", |screen| !screen.contains("not checked in"));
        self.terminal.keys("F3");
        self.terminal.see("a add");
        self.terminal.text(" ");
        self.done(1);
        self.terminal.see(&format!("✓ check-in: round {round}: {late} here"));
        let state = self.state();
        assert_eq!(state.not_here(RoundNo(round)).count(), 0);
        assert!(state.expected(RoundNo(round)).count() > 10);
    }

    /// Reads the results of a round from a file; one of them was misread at first.
    fn results_of_a_file(&mut self, round: u16, slips: &[Slip]) {
        let line = |(board, slip): (usize, &Slip)| format!("{round} {board} {}", slip.told);
        let lines: Vec<String> = (1..).zip(slips).map(line).collect();
        let path = self.place.path("results.txt");
        std::fs::write(&path, format!("{}\n{round} 99 1\n", lines.join("\n"))).unwrap();
        self.terminal.keys("i");
        self.terminal.see("it is shown first");
        self.terminal.line("results.txt");
        self.terminal.see("Nothing is entered: 1 line is refused");
        self.terminal.keys("Esc");
        self.terminal.wait_for("the round", |screen| !screen.contains("Nothing is entered"));
        std::fs::write(&path, lines.join("\n")).unwrap();
        self.terminal.keys("i");
        self.terminal.see("it is shown first");
        self.terminal.line("results.txt");
        self.terminal.see(&format!("y record {} results", slips.len()));
        self.terminal.answer("y");
        self.done(slips.len());
        self.terminal.see(&format!("✓ {} results entered", slips.len()));
        for (board, slip) in (1..).zip(slips) {
            self.ledger.insert((round, board), slip.told.clone());
        }
    }

    /// Defines the prizes of the event on the reports screen; their report adds up.
    fn define_prizes(&mut self) {
        self.terminal.keys("F9");
        self.terminal.see("reports of round");
        self.terminal.keys("d");
        self.terminal.see("prizes a player");
        for (keys, text) in [("Enter", "EUR"), ("a Enter", "General"), ("Down Enter", "300 200.50 3x20")] {
            self.terminal.keys(keys);
            self.terminal.see("keeps the old one");
            self.terminal.keys("Ctrl-u");
            self.terminal.line(text);
            self.terminal.see(text.split(' ').next().unwrap());
        }
        self.terminal.see("560.50 of 560.50 EUR awarded");
        self.terminal.keys("r");
        self.done(1);
        self.terminal.see("✓ prizes: 1 fund, 560.50 EUR");
        let list = self.report("prizes", "prizes.txt");
        assert!(list.contains("560.50 EUR of 560.50 EUR is awarded."), "{list}");
    }

    fn seal(&mut self, round: u16) {
        self.terminal.keys("F5");
        self.terminal.see(&format!("standings after round {round}"));
        self.terminal.keys("S");
        self.terminal.see("This seals the standings");
        self.terminal.answer("s");
        self.done(1);
        self.terminal.see(&format!("Round {round} sealed · standings after round {round}"));
    }

    /// Exchanges two boards that were played at each other's place; their results move with them.
    fn put_boards_right(&mut self, round: u16) {
        self.terminal.keys("Home m J");
        self.terminal.see(&format!("round {round}, published: correct it"));
        self.terminal.keys("Enter");
        self.terminal.see("the reason (may stay empty)");
        self.terminal.line("boards exchanged in the hall");
        self.terminal.see("what this will do");
        self.terminal.answer("c");
        self.done(1);
        let [first, second] = [(round, 1), (round, 2)].map(|place| self.ledger.remove(&place).unwrap());
        self.ledger.extend([((round, 1), second), ((round, 2), first)]);
    }

    /// Withdraws a round that was published too early, and pairs it again.
    fn withdraw_round(&mut self, round: u16) {
        self.terminal.keys("W");
        self.terminal.see("the reason (may stay empty)");
        self.terminal.line("published too early");
        self.terminal.see("what this will do");
        self.terminal.answer("w");
        self.done(1);
        self.terminal.see(&Self::at_round(round - 1));
    }

    fn play(&mut self, round: u16) {
        if round == 3 && self.plan.puts_right {
            self.publish(round);
            self.withdraw_round(round);
        }
        let seats = self.publish(round);
        let slips = self.draw(&seats);
        match round {
            1 if self.plan.system != System::Tractor => self.results_of_a_file(round, &slips),
            2 if self.plan.system.is_one_key() => self.slips_in_any_order(round, &slips),
            4 => self.walk_with_power_cuts(round, &slips),
            _ => self.walk(round, 0, &slips),
        }
        match round {
            1 if self.plan.puts_right => self.put_boards_right(round),
            2 => self.undo_and_redo(),
            3 => self.correct(round),
            4 => {
                // A correction in an earlier round is not a difference between the passes of this one.
                self.correct_earlier(round - 1);
                self.second_pass(&slips);
            }
            _ => {}
        }
        self.seal(round);
    }

    /// Writes a report to a file of a given name; returns its content.
    fn report(&mut self, report: &str, path: &str) -> String {
        self.go_to_line(report);
        self.terminal.keys("w");
        self.terminal.see("write to");
        self.terminal.keys("Ctrl-u");
        self.terminal.line(path);
        self.terminal.see("written: ");
        std::fs::read_to_string(self.place.path(path)).unwrap()
    }

    /// Checks that the written reports agree with the event file.
    fn check_reports(&mut self) {
        let state = self.state();
        let standings = Standings::after(&state, state.last_round());
        let order: Vec<String> = standings.rows.iter().map(|row| state.name(row.player)).collect();
        self.terminal.keys("F9");
        self.terminal.see(&format!("reports of round {}, as text", self.plan.rounds));
        self.terminal.keys("f");
        self.terminal.see(", as csv");
        let list = self.report("standings", "standings.csv");
        let mut list = csv::Reader::from_reader(list.as_bytes());
        let listed: Vec<csv::StringRecord> = list.records().map(Result::unwrap).collect();
        assert_eq!(listed.len(), order.len());
        for (record, name) in listed.iter().zip(&order) {
            assert!(record.iter().any(|field| field.starts_with(name.as_str())), "{name}: {record:?}");
        }
        let whole = self.report("whole event", "event.json");
        let whole: serde_json::Value = serde_json::from_str(&whole).unwrap();
        assert_eq!(whole["players"].as_array().unwrap().len(), self.plan.players);
        assert_eq!(whole["rounds"].as_array().unwrap().len(), usize::from(self.plan.rounds));
    }

    /// Checks that the file contains the typed input, and that the screen agrees with the file.
    fn check(&mut self) {
        let state = self.state();
        assert_eq!(state.players.len(), self.plan.players);
        assert_eq!(state.last_round(), RoundNo(self.plan.rounds));
        for ((round, board), typed) in &self.ledger {
            let board = state.board(RoundNo(*round), BoardNo(*board)).unwrap();
            assert_eq!(board.outcome.as_ref().map(told).as_ref(), Some(typed), "round {round}");
        }
        assert!(state.rounds.iter().all(|round| round.is_complete()));
        assert_eq!(self.ledger.len(), state.rounds.iter().map(|round| round.boards.len()).sum::<usize>());
        assert_eq!(state.seals.len(), usize::from(self.plan.rounds));
        let standings = Standings::after(&state, state.last_round());
        let first: Vec<String> = standings.rows.iter().take(10).map(|row| state.name(row.player)).collect();
        self.terminal.wait_for("the first ten in order", |screen| {
            // The right part shows the working of a number, which also names players.
            let lines: Vec<&str> = screen.lines().filter_map(|line| line.split('│').next()).collect();
            let at = |name: &String| lines.iter().position(|line| line.contains(name.as_str()));
            let rows: Option<Vec<usize>> = first.iter().map(at).collect();
            rows.is_some_and(|rows| rows.is_sorted())
        });
    }
}

impl Day {
    /// Quits; the audit pairs every round again and recomputes every seal.
    fn end(self) {
        let file = self.file();
        let Self { terminal, place, plan, .. } = self;
        terminal.quit();
        let report = place.audit(&file);
        let rounds = usize::from(plan.rounds);
        // An amended round differs from the system's pairing.
        let amended = report.matches("): by hand, with the boards of the system").count();
        let by_system = report.matches("as the system makes it").count();
        assert_eq!((by_system + amended, amended), (rounds, usize::from(plan.puts_right)), "{report}");
        assert_eq!(report.matches("equal to the last digit").count(), rounds, "{report}");
    }
}
