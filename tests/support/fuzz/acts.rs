//! Any sequence of acts in any event.

mod setups;
mod sites;

use super::super::audited::audited;
use super::super::memory_disk::MemoryDisk;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use wallchart::desk::Desk;
use wallchart::desk::input::pairing;
use wallchart::engine::action::{
    Act, ByeKind, Details, Entrant, Header, ListedRating, Numbering, Outcome, PairedBy, RatingKind,
};
use wallchart::engine::game::crikey::CrikeyOutcome;
use wallchart::engine::game::dice::Hand;
use wallchart::engine::game::tractor::round::{Round, Score};
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use wallchart::engine::number::Money;
use wallchart::engine::pairing::field::Color;
use wallchart::engine::pairing::propose;
use wallchart::engine::prizes::{Category, PerPlayer, PrizeRules, Sharing, Who};
use wallchart::engine::replay;
use wallchart::engine::round_correction::{self, Results};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, Setup};
use wallchart::engine::state::{self, State};
use wallchart::engine::team::{BoardGame, MatchRules};
use wallchart::engine::text::OneLine;
use wallchart::formats::judge::tractor;
use wallchart::storage::chain;
use wallchart::views::changes;

use setups::{RATINGS, any_game, any_pairing, any_ranking, any_rating, any_regulations, any_setup};
use sites::Site;

use super::choices::Choices;
use super::seeds::path;
use super::{all_presets, clock, event_files, readers, told};

/// The most steps.
const MOST: usize = 60;

/// The most players.
const PLAYERS: usize = 14;

/// Any acts in any event: a refused act changes nothing, accepted acts can be replayed, undo followed by redo
/// changes nothing, and the file proves it all.
pub fn any_acts(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let setup = any_setup(&mut choices);
    play(choices, setup, None);
}

/// After any acts in any event, an updated site equals, byte for byte, one that is written at once, even if
/// its files were changed meanwhile.
pub fn any_site(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let setup = any_setup(&mut choices);
    site_of(setup, choices);
}

/// The same for every system: the bytes are many acts.
pub fn sites_of_all_systems(bytes: &[u8]) {
    for preset in all_presets() {
        site_of(preset.setup.clone(), Choices::new(bytes));
    }
}

fn site_of(setup: Setup, choices: Choices<'_>) {
    play(
        choices,
        setup,
        Some(Site { disk: MemoryDisk::with_folder(Path::new("/site")), pages: BTreeMap::new() }),
    );
}

fn play(choices: Choices<'_>, setup: Setup, mut site: Option<Site>) {
    let complaints = setup.complaints();
    for complaint in &complaints {
        told(complaint);
    }
    let details = Details { title: "Any".parse().unwrap(), ..Details::default() };
    let header = Header::new("2026-11-21T13:00:00Z".parse().unwrap(), details, setup);
    match Desk::in_memory(header, clock()) {
        Err(refused) => {
            assert_ne!(complaints, Vec::<String>::new());
            told(&refused.to_string());
        }
        Ok(desk) => {
            assert_eq!(complaints, Vec::<String>::new());
            let mut play = Play { desk, choices, is_honest: true };
            play.register_some();
            for _ in 0..MOST {
                if play.choices.is_over() {
                    break;
                }
                play.step();
                if let Some(site) = &mut site {
                    site.follow(&mut play);
                }
            }
            play.end();
        }
    }
}

struct Play<'a> {
    desk: Desk,
    choices: Choices<'a>,
    /// True if every pairing marked as the system's or imported is that, and all standings were sealed as
    /// computed.
    is_honest: bool,
}

impl Play<'_> {
    fn state(&self) -> &State {
        self.desk.state()
    }

    /// Tries an act; a refused one changes nothing.
    fn act(&mut self, act: Act) {
        let before = self.state().clone();
        let warnings = before.warnings(&act);
        for warning in &warnings {
            told(&warning.text);
        }
        let (allowed, entries) = (before.check_now(&act), self.desk.entries().len());
        let changes_nothing = changes::of(&before, &act).is_some_and(|changes| changes.is_empty());
        // Publishing also numbers late entries on the boards, records missing results as adjourned before it,
        // and after it line-ups that the system makes and forfeits of withdrawn players.
        let mut beside = usize::from(pairing::numbers_for(&before, &act).is_some());
        if let Act::Publish { round, boards, by: PairedBy::System | PairedBy::Hand, .. } = &act {
            beside += usize::from(before.naming_partners(boards).is_some());
            beside += propose::adjournments(&before, *round).len() + propose::forfeits(&before, &act).len();
            beside += propose::line_ups(&before, &act).len();
        }
        match self.desk.record(act, &warnings) {
            Ok(_) => {
                assert!(allowed.is_ok() && !changes_nothing);
                assert_eq!(self.desk.entries().len(), entries + 1 + beside);
            }
            Err(refused) => {
                assert!(allowed.is_err() || changes_nothing);
                told(&refused.to_string());
                assert_eq!((self.state(), self.desk.entries().len()), (&before, entries));
            }
        }
    }

    fn step(&mut self) {
        match self.choices.below(34) {
            0..9 => self.play_on(),
            9..13 => self.record(),
            13 => self.correct(),
            14 => self.register(),
            15 => {
                let (id, entrant) = (self.player(), self.entrant());
                self.act(Act::Edit { id, entrant });
            }
            16 => self.leave(),
            17 => {
                let (id, from) = (self.player(), self.round());
                self.act(Act::Return { id, from });
            }
            18 => self.bye(),
            19 => {
                let (id, board) = (self.player(), self.board());
                let board = Some(board).filter(|_| !self.choices.rarely(4));
                self.act(Act::FixBoard { id, board });
            }
            20 => self.number(),
            21 => {
                let color = self.choices.pick(&[Color::White, Color::Black]);
                self.act(Act::DrawColor { color, seed: None });
            }
            22 => self.forbid(),
            23 => {
                let setup = self.setup_from_now_on();
                let details = Details { title: self.name(), ..Details::default() };
                self.act(Act::Configure { details, setup });
            }
            24 => self.publish_by_hand(),
            25 => self.rearrange(),
            26 => {
                let (round, board) = (self.round(), self.board());
                let (typed, by) = (self.outcome(), self.name());
                let act = match self.choices.below(4) {
                    0 => Act::Dispute { round, board, typed, by: by.clone(), against: by },
                    1 => Act::Uphold { round, board },
                    _ => Act::Agree { round, board },
                };
                self.act(act);
            }
            27 => self.seal(),
            32 => self.regulated(),
            33 => {
                let regulations = any_regulations(&mut self.choices);
                let setup = Setup { regulations, ..self.state().setup.clone() };
                let details = self.state().details.clone();
                self.act(Act::Configure { details, setup });
            }
            28 => match self.choices.below(3) {
                0 => {
                    let text = self.name();
                    self.act(Act::Note { text });
                }
                1 => {
                    let (round, players) = (self.round(), vec![self.player(), self.player()]);
                    let here = self.choices.rarely(2);
                    self.act(Act::CheckIn { round, players, here });
                }
                _ => {
                    let name = self.name();
                    let prizes = vec!["50".parse().unwrap(), "20".parse().unwrap()].try_into().unwrap();
                    let sharing = self.choices.pick(&Sharing::ALL);
                    let fund = Category { name, who: Who::default(), sharing: None, prizes };
                    let rules = PrizeRules {
                        currency: self.name(),
                        sharing,
                        per_player: PerPlayer::All,
                        categories: vec![fund],
                    };
                    self.act(Act::Prizes {
                        rules: Some(Box::new(rules)).filter(|_| !sharing.eq(&Sharing::Hort)),
                    });
                }
            },
            29 => self.undo(),
            30 => self.redo(),
            _ => self.undo_and_redo(),
        }
    }

    fn register_some(&mut self) {
        for _ in 0..self.choices.below(PLAYERS - 3) {
            self.register();
        }
    }

    fn register(&mut self) {
        if self.state().players.len() < PLAYERS {
            let next = self.state().next_player();
            let id = if self.choices.rarely(32) { self.player() } else { next };
            let entrant = self.entrant();
            self.act(Act::Register { id, entrant });
        }
    }

    /// Pairs the next round by the system once all results are in, and enters results.
    fn play_on(&mut self) {
        let (last, next) = (self.state().last_round(), self.state().next_round());
        let missing: Vec<BoardNo> =
            self.state().round(last).into_iter().flat_map(state::Round::missing).collect();
        for board in missing {
            let seats = self.state().board(last, board).map_or(0, |board| board.seats.len());
            let outcome = self.fitting(seats);
            self.act(Act::Record { round: last, board, outcome });
        }
        for act in propose::preparations(self.state(), 7, &str::cmp) {
            self.act(act);
        }
        match propose::propose(&propose::settled(self.state().clone()), next) {
            Err(none) => told(&none.to_string()),
            Ok(propose::Proposal { boards, byes }) => {
                self.act(Act::Publish { round: next, boards, byes, by: PairedBy::System });
            }
        }
    }

    fn record(&mut self) {
        let (round, board) = (self.round(), self.board());
        let seats = self.state().board(round, board).map_or(2, |board| board.seats.len());
        let outcome = if self.choices.rarely(8) { self.outcome() } else { self.fitting(seats) };
        self.act(Act::Record { round, board, outcome });
    }

    fn correct(&mut self) {
        let (round, board) = (self.round(), self.board());
        let held = self.state().board(round, board);
        let seats = held.map_or(2, |board| board.seats.len());
        let stands = held.and_then(|board| board.outcome.clone());
        let was = stands.filter(|_| !self.choices.rarely(8)).unwrap_or_else(|| self.outcome());
        let now = if self.choices.rarely(4) { None } else { Some(self.fitting(seats)) };
        let reason = self.name();
        self.act(Act::Correct { round, board, was, now, reason });
    }

    fn leave(&mut self) {
        let (id, after, reason) = (self.player(), self.round(), self.name());
        let after = if self.choices.rarely(3) { after } else { self.state().last_round() };
        let act = match self.choices.below(4) {
            0 => Act::Exclude { id, after, reason },
            1 => Act::Remove { id },
            _ => Act::Withdraw { id, after, reason },
        };
        self.act(act);
    }

    fn bye(&mut self) {
        let (id, round) = (self.player(), self.round());
        let bye = self.bye_kind();
        let round = if self.choices.rarely(3) { round } else { self.state().next_round() };
        let act = match self.choices.below(4) {
            0 => Act::CancelBye { id, round },
            _ => Act::GrantBye { id, round, bye },
        };
        self.act(act);
    }

    fn number(&mut self) {
        let order = if self.choices.rarely(8) { self.some_players() } else { self.everybody() };
        let by = self.choices.pick(&[
            Numbering::Rating,
            Numbering::Registration,
            Numbering::Lots { seed: 3 },
            Numbering::Hand,
        ]);
        self.act(Act::Number { order, by });
    }

    fn forbid(&mut self) {
        let players = self.some_players();
        let (one, other) = (self.round(), self.round());
        let (first, last) =
            if self.choices.rarely(4) { (one, other) } else { (RoundNo(1), RoundNo(one.0.max(2))) };
        self.act(Act::Forbid { players, first, last });
    }

    fn publish_by_hand(&mut self) {
        let next = self.state().next_round();
        let (boards, byes) = self.seating(next);
        let round = if self.choices.rarely(16) { self.round() } else { next };
        let by = self.choices.pick(&[PairedBy::Hand, PairedBy::Hand, PairedBy::Import, PairedBy::System]);
        // An imported pairing is checked by the rules of the event.
        self.is_honest &= !matches!(by, PairedBy::System | PairedBy::Import);
        self.act(Act::Publish { round, boards, byes, by });
    }

    fn rearrange(&mut self) {
        let round = if self.choices.rarely(8) { self.round() } else { self.state().last_round() };
        let (boards, byes) = self.seating(round);
        match self.choices.below(4) {
            0 => {
                let results =
                    self.choices.pick(&[Results::StayWithPlayers, Results::StayAtBoards, Results::Go]);
                let reason = OneLine::default();
                let act =
                    round_correction::correction(self.state(), round, boards, byes, &|_| results, reason);
                if let Some(act) = act {
                    self.act(act);
                }
            }
            1 if self.choices.rarely(3) => self.act(Act::Unpublish { round, reason: OneLine::default() }),
            _ => self.act(Act::Rearrange { round, boards, byes }),
        }
    }

    fn seal(&mut self) {
        let after = if self.choices.rarely(4) { self.round() } else { self.state().last_round() };
        if self.choices.rarely(8) {
            self.is_honest = false;
            let digest = self.choices.pick(&["", "0", "zz"]).repeat(64).parse().unwrap();
            return self.act(Act::Seal { after, digest, signed: None, table: None });
        }
        let warnings = self.state().warnings(&Act::Seal {
            after,
            digest: chain::digest("").parse().unwrap(),
            signed: None,
            table: None,
        });
        if let Err(refused) = self.desk.seal(after, &warnings) {
            told(&refused.to_string());
        }
    }

    /// The acts of the regulations for official events.
    fn regulated(&mut self) {
        let (id, round, board) = (self.player(), self.round(), self.board());
        let act = match self.choices.below(6) {
            0 => {
                let reported = Some(self.outcome()).filter(|_| !self.choices.rarely(4));
                Act::CorrectForRating { round, board, reported, reason: self.name() }
            }
            1 => Act::LeaveOut { id, out: self.choices.rarely(2) },
            2 => Act::BarHalfPointByes { id, barred: self.choices.rarely(2) },
            4 if self.choices.rarely(3) => Act::Partner { pairs: vec![], parted: vec![id] },
            4 if self.choices.rarely(3) => Act::ResizeTables {
                from: self.state().next_round(),
                seats: self.choices.pick(&[2, 6, 10, 1]),
            },
            4 => Act::Partner { pairs: vec![[id, self.player()]], parted: vec![] },
            3 => {
                let position = self.choices.pick(&[0, 518, 959, 960, u16::MAX]);
                Act::DrawPosition { round, position, seed: None }
            }
            _ => Act::Rerate { from: round, ratings: vec![(id, self.listed_ratings())] },
        };
        self.act(act);
    }

    fn undo(&mut self) {
        let counting = self.desk.ledger().counting().len();
        match self.desk.undo() {
            Ok(step) => assert_eq!(self.desk.ledger().counting().len() + step.len(), counting),
            Err(refused) => {
                // An event that left official mode cannot return to it by an undo.
                assert!(counting == 0 || self.state().left_official.is_some());
                told(&refused.to_string());
            }
        }
    }

    fn redo(&mut self) {
        let is_there = self.desk.ledger().to_redo().is_some();
        assert_eq!(self.desk.redo().is_ok(), is_there);
    }

    /// Undo followed by redo changes nothing.
    fn undo_and_redo(&mut self) {
        let before = self.state().clone();
        let mut undone = 0;
        for _ in 0..=self.choices.below(3) {
            undone += usize::from(self.desk.undo().is_ok());
        }
        for _ in 0..undone {
            self.desk.redo().unwrap();
        }
        assert_eq!(*self.state(), before);
    }

    /// Checks that the journal and its file replay to the present state, and that every output of it can be
    /// made.
    fn end(mut self) {
        let (header, entries) = (self.desk.header(), self.desk.entries());
        let contents = chain::read(event_files::written(header, entries).as_bytes(), &()).unwrap();
        let read = Header { format: header.format, ..contents.header.clone() };
        assert_eq!((&contents.damage, &read), (&None, header));
        assert_eq!(contents.entries, entries);
        let (state, ledger) = replay::replay(header, entries).unwrap();
        assert_eq!((&state, &ledger), (self.desk.state(), self.desk.ledger()));
        let report = audited(&contents);
        assert!(report.is_sound() || !self.is_honest, "{report:?}");
        assert_eq!((&report.damage, &report.refused), (&None, &None));
        let seq = self.choices.below(entries.len() + 1);
        let then = replay::as_of(header, entries, Seq(seq as u64));
        assert_eq!(then, replay::replay(header, &entries[..seq]).unwrap().0);
        readers::read(&state, &mut self.choices);
    }

    fn player(&mut self) -> PlayerId {
        let known = u32::try_from(self.state().players.len()).unwrap();
        if known == 0 || self.choices.rarely(24) {
            return PlayerId(self.choices.pick(&[0, known + 1, u32::MAX]));
        }
        PlayerId(u32::from(self.choices.byte()) % known + 1)
    }

    fn round(&mut self) -> RoundNo {
        let last = self.state().last_round().0;
        match self.choices.below(16) {
            0 => RoundNo(self.choices.pick(&[0, last + 2, u16::MAX])),
            1..4 => RoundNo(last + 1),
            4..10 => RoundNo(last),
            _ => RoundNo(1 + u16::from(self.choices.byte()) % last.max(1)),
        }
    }

    fn board(&mut self) -> BoardNo {
        BoardNo(if self.choices.rarely(24) {
            self.choices.pick(&[0, 100, u16::MAX])
        } else {
            1 + u16::from(self.choices.byte()) % 7
        })
    }

    /// A text as a person types it, or as an event file of an older version contains it.
    fn name<const MOST: usize>(&mut self) -> OneLine<MOST> {
        let names = ["Berg, Luca", "Åsa", "李小龙", "", " ", "x", "a\tb", "\u{200b}", "=1+1", "Berg, Luca"];
        let name = self.choices.pick(&names);
        OneLine::new(name).unwrap_or_else(|_| ron::from_str(&format!("{name:?}")).unwrap())
    }

    fn entrant(&mut self) -> Entrant {
        if !self.choices.rarely(4) {
            let number = self.choices.byte();
            let rating = (!number.is_multiple_of(8)).then(|| format!("{}", 1000 + 10 * u32::from(number)));
            let name = format!("Player {number}").parse().unwrap();
            let partnership = if number.is_multiple_of(2) { String::new() } else { (number % 5).to_string() };
            let partnership = partnership.parse().unwrap();
            let rating = rating.map(|rating| rating.parse().unwrap());
            return Entrant { name, rating, partnership, ..Entrant::default() };
        }
        let rating = self.choices.pick(&RATINGS).parse().ok();
        let fee: Option<Money> = self.choices.pick(&["", "12.50", "-1", "92233720368547758.07"]).parse().ok();
        Entrant {
            name: self.name(),
            rating,
            title: self.choices.pick(&["", "GM", "WIM", "Dr."]).parse().unwrap(),
            sex: self.choices.pick(&["", "m", "w", "women"]).parse().unwrap(),
            federation: self.choices.pick(&["", "GER", "Norway"]).parse().unwrap(),
            born: self.choices.pick(&["", "1999", "1999-02-03", "32.13.1999"]).parse().unwrap(),
            category: self.choices.pick(&["", "U16"]).parse().unwrap(),
            partnership: self.choices.pick(&["", "1", "2"]).parse().unwrap(),
            fee,
            ratings: self.listed_ratings(),
            ..Entrant::default()
        }
    }

    fn listed_ratings(&mut self) -> Vec<ListedRating> {
        let kinds = RatingKind::ALL.iter().filter(|_| self.choices.rarely(2)).collect::<Vec<_>>();
        let listed = kinds.into_iter().map(|kind| ListedRating {
            kind: *kind,
            rating: self.choices.pick(&RATINGS).parse().unwrap_or_default(),
            k: self.choices.pick(&[None, Some(0), Some(10), Some(40), Some(u8::MAX)]),
            source: self.choices.pick(&["", "FIDE OCT26"]).parse().unwrap(),
        });
        listed.collect()
    }

    fn everybody(&mut self) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = self.state().players.iter().map(|player| player.id).collect();
        self.shuffle(&mut players);
        players
    }

    fn some_players(&mut self) -> Vec<PlayerId> {
        (0..self.choices.below(5)).map(|_| self.player()).collect()
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for _ in 0..self.choices.below(8) {
            if !things.is_empty() {
                let (one, other) = (self.choices.below(things.len()), self.choices.below(things.len()));
                things.swap(one, other);
            }
        }
    }

    fn bye_kind(&mut self) -> ByeKind {
        self.choices.pick(&[
            ByeKind::HalfPoint,
            ByeKind::ZeroPoint,
            ByeKind::FullPoint,
            ByeKind::PairingAllocated,
        ])
    }

    /// A seating as a director may make it: the present players in any order; now and then anybody anywhere.
    fn seating(&mut self, round: RoundNo) -> (Vec<Vec<PlayerId>>, Vec<(PlayerId, ByeKind)>) {
        if self.choices.rarely(8) {
            let boards = (0..self.choices.below(4)).map(|_| self.some_players()).collect();
            let byes = (0..self.choices.below(3)).map(|_| (self.player(), self.bye_kind())).collect();
            return (boards, byes);
        }
        let mut players: Vec<PlayerId> = self.state().present(round).map(|player| player.id).collect();
        self.shuffle(&mut players);
        let (least, most) = self.state().setup.game.seats();
        let seats = least + self.choices.below(most - least + 1);
        let mut boards: Vec<Vec<PlayerId>> = players.chunks(seats).map(<[PlayerId]>::to_vec).collect();
        let left = boards.pop_if(|board| board.len() < least).unwrap_or_default();
        let byes = left.into_iter().map(|player| (player, self.bye_kind())).collect();
        (boards, byes)
    }

    fn setup_from_now_on(&mut self) -> Setup {
        let setup = self.state().setup.clone();
        match self.choices.below(6) {
            0 => any_setup(&mut self.choices),
            1 => Setup { rounds: self.choices.pick(&[0, 1, 3, 9, u16::MAX]), ..setup },
            2 => Setup { rating: any_rating(&mut self.choices), ..setup },
            3 => Setup { ranking: any_ranking(&mut self.choices), ..setup },
            4 => Setup { pairing: any_pairing(&mut self.choices), ..setup },
            _ => Setup { game: any_game(&mut self.choices), ..setup },
        }
    }

    /// A possible outcome at a board of this event.
    fn fitting(&mut self, seats: usize) -> Outcome {
        let side = |at| {
            [
                (GameScore::Win, GameScore::Loss),
                (GameScore::Loss, GameScore::Win),
                (GameScore::Draw, GameScore::Draw),
            ][at]
        };
        let game = self.state().setup.game.clone();
        match game {
            Game::Dice => Outcome::Dice((0..seats).map(|_| self.hand()).collect()),
            Game::Tractor(_) => self.tractor(),
            Game::Crikey(_) if !self.choices.rarely(8) => self.crikey(),
            Game::Decided(_) if !self.choices.rarely(8) => {
                let (white, black) = side(self.choices.below(2));
                Outcome::game(white, black)
            }
            Game::Chess(_) if !self.choices.rarely(6) => {
                let (white, black) = side(self.choices.below(3));
                Outcome::game(white, black)
            }
            Game::Match(rules) if !self.choices.rarely(6) => self.team_match(&rules),
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_) => self.outcome(),
        }
    }

    /// A match of two teams, now and then with an empty board.
    fn team_match(&mut self, rules: &MatchRules) -> Outcome {
        let mut line_ups = [rules.usual_line_up(0), rules.usual_line_up(0)];
        if self.choices.rarely(5) {
            line_ups[self.choices.below(2)].pop();
            for line_up in &mut line_ups {
                line_up.resize(rules.seats(), 0);
            }
        }
        let sides = [GameScore::Win, GameScore::Draw, GameScore::Loss];
        let games = (0..usize::from(rules.boards)).map(|board| {
            let white = self.choices.pick(&sides);
            let game = match rules.game {
                BoardGame::Tractor => self.score_at_table(rules),
                BoardGame::Chess | BoardGame::Crikey | BoardGame::Decided => {
                    Outcome::game(white, white.opposite())
                }
            };
            rules.forfeit([&line_ups[0], &line_ups[1]], board).unwrap_or(game)
        });
        let games = games.collect();
        Outcome::Match(rules.finished(line_ups, games))
    }

    /// A round of Tractor at a table of a match.
    fn score_at_table(&mut self, rules: &MatchRules) -> Outcome {
        let dealer = self.choices.pick(&Seat::ALL);
        let points = 5 * u64::try_from(self.choices.below(60)).unwrap();
        Outcome::TractorScore(Score { dealer, ranks: [rules.start; 2], points })
    }

    fn outcome(&mut self) -> Outcome {
        let sides = [GameScore::Win, GameScore::Draw, GameScore::Loss];
        match self.choices.below(8) {
            0 => Outcome::Adjourned,
            1 | 2 => Outcome::Forfeit { white: self.choices.rarely(2), black: self.choices.rarely(2) },
            3 => self.crikey(),
            4 => Outcome::Dice((0..self.choices.below(12)).map(|_| self.hand()).collect()),
            5 => self.tractor(),
            _ => Outcome::Game {
                white: self.choices.pick(&sides),
                black: self.choices.pick(&sides),
                rated: self.choices.rarely(2),
            },
        }
    }

    fn crikey(&mut self) -> Outcome {
        let result = self.choices.pick(&[GameScore::Win, GameScore::Draw, GameScore::Loss]);
        let mut pieces = || self.choices.pick(&[0, 1, 5, 20, 39, u32::MAX]);
        let (white_pieces, black_pieces) = (pieces(), pieces());
        Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces })
    }

    fn hand(&mut self) -> Hand {
        Hand::of_faces([(); 5].map(|()| 1 + self.choices.byte() % 6)).unwrap()
    }

    /// A round from a played event, now and then without its end.
    fn tractor(&mut self) -> Outcome {
        let mut round = self.choices.pick(tractor_rounds());
        if self.choices.rarely(12) {
            round.tricks.truncate(self.choices.below(25));
        }
        Outcome::Tractor(round)
    }
}

/// Rounds of Tractor from played events.
fn tractor_rounds() -> &'static [Round] {
    static ROUNDS: OnceLock<Vec<Round>> = OnceLock::new();
    ROUNDS.get_or_init(|| {
        let names = ["sample", "end-ranks-01", "big-finish-01", "no-trump-01"];
        let inputs =
            names.map(|name| std::fs::read(path(&format!("tests/seeds/tractor/{name}.in"))).unwrap());
        inputs.iter().flat_map(|input| tractor::parse(input).unwrap().rounds).collect()
    })
}
