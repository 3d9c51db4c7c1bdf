use crate::import::{Draft, report};
use crate::presets;
use crate::trf::simulate::{TeamWishes, Wishes, simulate_teams};
use crate::trf::teams::{Match, TeamReport};
use crate::trf::{self, Codes};
use engine::action::{Act, ByeKind, Details, Entrant, Header, Numbering, Outcome, PairedBy};
use engine::color::Color;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::number::Points;
use engine::pairing::field::SwissPairing;
use engine::pairing::propose::propose;
use engine::pairing::team_swiss;
use engine::rng::Rng;
use engine::scoring::GameScore::{Draw, Loss, Win};
use engine::setup::{Acceleration, Game, PairingSystem, TeamSwissRules};
use engine::standings::Standings;
use engine::state::State;
use engine::team::{BoardColors, ColorPreferences, MatchRules, TeamRating, TeamScore};
use engine::text::{Label, Remark};

fn teams(text: &str) -> TeamReport {
    let read = trf::read(text.as_bytes()).and_then(|report| TeamReport::of(report.understood()));
    read.unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", fault.line))
}

#[track_caller]
fn event(draft: &Draft) -> State {
    let mut state = State::new(&draft.header());
    for act in &draft.acts {
        state.apply(act).unwrap_or_else(|refused| panic!("{refused}: {act:?}"));
    }
    state
}

fn text_of(state: &State) -> String {
    trf::write(&trf::event::write(state).unwrap(), Codes::Trf26).unwrap()
}

/// The pairing of the next round by the report, in numbers of teams.
fn next_by_report(teams: &TeamReport) -> Option<SwissPairing> {
    let round = teams.next_round().ok()?;
    teams.pairing_by_tables(round).or_else(|| {
        let pairing = team_swiss::pair(&teams.field_for_round(round).ok()?, &(), &mut ()).ok()?;
        Some(sorted(pairing))
    })
}

fn sorted(mut pairing: SwissPairing) -> SwissPairing {
    pairing.boards.sort_unstable();
    pairing
}

/// The pairing of the next round by the event.
fn next_by_event(state: &State) -> Option<SwissPairing> {
    let made = propose(state, state.next_round()).ok()?;
    let number = |id: &engine::id::PlayerId| state.player(*id).unwrap().number.unwrap();
    let boards = made.boards.iter().map(|seats| (number(&seats[0]), number(&seats[1]))).collect();
    let bye = made.byes.iter().find(|(_, kind)| *kind == engine::action::ByeKind::PairingAllocated);
    Some(sorted(SwissPairing { boards, bye: bye.map(|(team, _)| number(team)) }))
}

/// The facts of the rounds in a normal form, with the numbers of players.
fn rounds(teams: &TeamReport) -> Vec<String> {
    let number = |player: Option<u16>| player.map(|player| teams.report.number(player));
    let match_of = |one: &Match| {
        let seats =
            one.boards.iter().flatten().map(|seat| {
                (number(seat.player), number(seat.cell.opponent), seat.cell.color, seat.cell.code)
            });
        format!("{:?} {:?} {:?}", one.teams, one.forfeit, seats.collect::<Vec<_>>())
    };
    let round = |round: &crate::trf::teams::TeamRound| {
        let matches: Vec<String> = round.matches.iter().map(match_of).collect();
        format!("{matches:#?} {:?}", round.byes)
    };
    teams.rounds.iter().map(round).collect()
}

/// Reads a report as an event, and the report of the event again: the same facts, standings and next round.
#[track_caller]
fn check(name: &str, text: &str) -> Draft {
    let read = teams(text);
    let draft = report(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
    let state = event(&draft);
    let written = text_of(&state);
    let again = teams(&written);
    let both = || format!("{name}\n{:#?}\n{text}\n---\n{written}", draft.adjustments);
    assert_eq!(again.faults(), [], "{}", both());
    assert_eq!(rounds(&again), rounds(&read), "{}", both());
    let completed = read.completed_rounds();
    assert_eq!(again.completed_rounds(), completed, "{}", both());
    for round in 1..=completed + 1 {
        for score in [TeamScore::MatchPoints, TeamScore::GamePoints] {
            let scores = |teams: &TeamReport| teams.scores_before(score, round);
            assert_eq!(scores(&again), scores(&read), "round {round} {}", both());
        }
        let field = |teams: &TeamReport| teams.field_for_round(round).ok();
        assert_eq!(field(&again), field(&read), "round {round} {}", both());
    }
    if let Some(expected) = next_by_report(&read) {
        assert_eq!(next_by_event(&state), Some(sorted(expected)), "{}", both());
    }
    // The report of an event is read as the same event.
    let second = report(written.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}\n{written}"));
    assert_eq!(text_of(&event(&second)), written, "{}", both());
    draft
}

fn by_rules(teams: &TeamReport, round: u16) -> Option<SwissPairing> {
    let field = teams.field_for_round(round).ok()?;
    teams.pairing_by_tables(round).or_else(|| team_swiss::pair(&field, &(), &mut ()).ok())
}

#[test]
fn a_simulated_report_of_teams_becomes_the_same_event() {
    for seed in 0..if cfg!(debug_assertions) { 60 } else { 600 } {
        let size = 2 + u16::try_from(seed % 15).unwrap();
        let played = Wishes { is_strange: seed % 3 == 0, ..Wishes::default() };
        let wishes = TeamWishes { teams: size, event: played, ..TeamWishes::default() };
        let played = simulate_teams(&wishes, seed, &mut by_rules);
        let text = trf::write(&played.into_report().unwrap(), Codes::Trf26).unwrap();
        let draft = check(&format!("seed {seed}"), &text);
        assert!(draft.changed.is_empty(), "{:?}", draft.changed);
    }
}

/// A director of an event of teams, with random incidents that the rules allow.
struct Director {
    state: State,
    rng: Rng,
}

impl Director {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::seeded(seed);
        let mut setup = presets::find("team-swiss").unwrap().setup;
        let mut pick = |count: usize| usize::try_from(rng.below(count as u64)).unwrap();
        let preferences = [ColorPreferences::TypeA, ColorPreferences::TypeB, ColorPreferences::None][pick(3)];
        let primary = [TeamScore::MatchPoints, TeamScore::MatchPoints, TeamScore::GamePoints][pick(3)];
        let is_baku = primary == TeamScore::MatchPoints && pick(4) == 0;
        setup.pairing = match pick(5) {
            0 => PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
            _ => PairingSystem::TeamSwiss(TeamSwissRules {
                preferences,
                primary,
                is_secondary_used: pick(2) == 0,
                acceleration: if is_baku { Acceleration::Baku } else { Acceleration::None },
            }),
        };
        let mut rules = MatchRules { boards: u8::try_from(1 + pick(5)).unwrap(), ..MatchRules::default() };
        rules.colors = BoardColors::ALL[pick(4)];
        rules.bye_points = Points::from_tenths(i32::from(rules.boards) * 5);
        if pick(3) == 0 {
            rules.board_points.forfeit_loss = Points::from_tenths(5);
            rules.match_points.loss = Points::from_tenths(if is_baku { 0 } else { 5 });
        }
        setup.game = Game::Match(rules);
        setup.rounds = u16::try_from(3 + pick(5)).unwrap();
        let details = Details { title: "Cup".parse().unwrap(), ..Details::default() };
        let state = State::new(&Header::new(Label::default(), details, setup));
        let mut director = Self { state, rng };
        for at in 0..3 + director.rng.below(9) {
            director.register(at);
        }
        let order = director.state.players.iter().map(|team| team.id).collect();
        director.act(&Act::Number { order, by: Numbering::Registration });
        director.act(&Act::DrawColor { color: Color::Black, seed: None });
        director
    }

    fn happens(&mut self, percent: u64) -> bool {
        self.rng.below(100) < percent
    }

    fn act(&mut self, act: &Act) -> bool {
        self.state.apply(act).is_ok()
    }

    fn register(&mut self, at: u64) {
        let id = PlayerId(u32::try_from(self.state.players.len() + 1).unwrap());
        let name = format!("Team {at}").parse().unwrap();
        self.act(&Act::Register { id, entrant: Entrant { name, ..Entrant::default() } });
        let member = |place: u64| {
            let name = format!("Player {at}-{place}").parse().unwrap();
            Entrant { name, sex: "w".parse().unwrap(), ..Entrant::default() }
        };
        let members = (0..self.rng.below(8)).map(member).collect();
        self.act(&Act::Members { team: id, members });
    }

    fn anybody(&mut self) -> PlayerId {
        PlayerId(u32::try_from(self.rng.below(self.state.players.len() as u64) + 1).unwrap())
    }

    fn prepare(&mut self, round: RoundNo) {
        let reason = Remark::taken_over("a reason");
        let after = RoundNo(round.0 - 1);
        let is_swiss = self.state.setup.pairing.system().takes_late_entries();
        if is_swiss && self.happens(40) {
            let bye = [ByeKind::ZeroPoint, ByeKind::HalfPoint, ByeKind::FullPoint][usize::from(round.0) % 3];
            let id = self.anybody();
            self.act(&Act::GrantBye { id, round, bye });
        }
        if is_swiss && self.happens(10) {
            let id = self.anybody();
            self.act(&Act::Withdraw { id, after, reason: reason.clone() });
        }
        if is_swiss && self.happens(10) {
            self.register(90 + u64::from(round.0));
        }
        if self.happens(15) {
            let players = vec![self.anybody()];
            let game_points = self.happens(50).then_some(Points::from_tenths(-5));
            let round = self.happens(50).then_some(round);
            let points =
                AdjustedPoints { result: None, points: Points::whole(-1), game_points, round, players };
            self.act(&Act::Value { points, reason });
        }
        if self.happens(10) {
            let players = vec![self.anybody(), self.anybody()];
            self.act(&Act::Forbid { players, first: round, last: RoundNo(round.0 + 1) });
        }
    }

    fn publish(&mut self, round: RoundNo) -> bool {
        let Ok(mut made) = propose(&self.state, round) else { return false };
        let is_by_hand = self.happens(10);
        if let Some(seats) = made.boards.first_mut().filter(|_| is_by_hand) {
            seats.reverse();
        }
        let by = if is_by_hand { PairedBy::Hand } else { PairedBy::System };
        self.act(&Act::Publish { round, boards: made.boards, byes: made.byes, by })
    }

    fn line_up(&mut self, round: RoundNo, board: BoardNo, seat: usize) {
        let team = self.state.board(round, board).unwrap().seats[seat];
        let mut line_up = self.state.match_now(round, board).unwrap().line_ups[seat].clone();
        let at = usize::try_from(self.rng.below(line_up.len() as u64)).unwrap();
        match self.rng.below(4) {
            0 => line_up[at] = 0,
            1 => line_up.fill(0),
            _ => line_up.swap(0, at),
        }
        self.act(&Act::LineUp { round, board, team, line_up });
    }

    fn enter(&mut self, round: RoundNo, board: BoardNo) {
        if self.happens(8) {
            let won = self.rng.below(3);
            let outcome = Outcome::Forfeit { white: won == 1, black: won == 2 };
            self.act(&Act::Record { round, board, outcome });
            return;
        }
        for seat in [0, 1] {
            if self.happens(15) {
                self.line_up(round, board, seat);
            }
        }
        let boards = self.state.setup.game.match_rules().unwrap().boards;
        for game in 1..=boards {
            let now = Some(match self.rng.below(20) {
                0..7 => Outcome::game(Win, Loss),
                7..12 => Outcome::game(Loss, Win),
                12..16 => Outcome::game(Draw, Draw),
                16 => Outcome::Forfeit { white: false, black: false },
                17 => Outcome::Forfeit { white: true, black: false },
                18 => Outcome::Game { white: Win, black: Loss, rated: false },
                _ => Outcome::Adjourned,
            });
            self.act(&Act::RecordGame { round, board, game, was: None, now });
        }
    }

    /// Plays the event, and looks at it before and in each round.
    fn play(mut self, look: &dyn Fn(&State)) {
        for round in (1..=self.state.setup.rounds).map(RoundNo) {
            self.prepare(round);
            look(&self.state);
            if !self.publish(round) {
                break;
            }
            let boards = self.state.round(round).unwrap().boards.len();
            for at in 0..boards {
                if 2 * at == boards {
                    look(&self.state);
                }
                self.enter(round, BoardNo::at(at));
            }
        }
        look(&self.state);
    }
}

/// The places and points of the teams, by number.
fn standings(state: &State) -> Vec<String> {
    let standings = Standings::after(state, state.last_round());
    let row = |team: &&engine::state::Player| {
        let row = standings.row(team.id);
        format!("{:?} {:?}", row.map(|row| row.place.number()), row.map(|row| row.values.first().copied()))
    };
    state.by_number().iter().map(row).collect()
}

/// An event as it is, and the event of its report: the same standings, pairings and next round.
#[track_caller]
fn check_event(seed: u64, state: &State) {
    let text = text_of(state);
    let draft = report(text.as_bytes()).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
    let again = event(&draft);
    let both = || format!("seed {seed}\n{:#?}\n{text}\n---\n{}", draft.adjustments, text_of(&again));
    assert_eq!(standings(&again), standings(state), "{}", both());
    let boards = |state: &State| {
        let number = |id: &PlayerId| state.player(*id).unwrap().number;
        let seats = |board: &engine::state::Board| board.seats.iter().map(number).collect::<Vec<_>>();
        let round = |round: &engine::state::Round| {
            let mut boards: Vec<_> = round.boards.iter().map(seats).collect();
            boards.sort();
            boards
        };
        state.rounds.iter().map(|held| round(held)).collect::<Vec<_>>()
    };
    assert_eq!(boards(&again), boards(state), "{}", both());
    let is_complete = state.rounds.iter().all(|round| round.missing().next().is_none());
    let is_over = state.setup.rounds < state.next_round().0;
    if is_complete && !is_over && draft.setup.pairing != PairingSystem::Manual {
        assert_eq!(next_by_event(&again), next_by_event(state), "{}", both());
    }
}

#[test]
fn an_event_of_teams_is_read_from_its_own_report() {
    for seed in 0..if cfg!(debug_assertions) { 40 } else { 1000 } {
        Director::new(seed).play(&|state| check_event(seed, state));
    }
}

/// The summaries of a report (802) are checked, kept, and renewed when the event goes on.
#[test]
fn summaries_are_checked_kept_and_renewed() {
    let wishes = TeamWishes { teams: 6, ..TeamWishes::default() };
    let played = simulate_teams(&wishes, 3, &mut by_rules);
    let summaries: Vec<String> =
        played.summaries().iter().map(|line| format!("802{}\n", line.text)).collect();
    let text = trf::write(&played.into_report().unwrap(), Codes::Trf26).unwrap();
    let shifted: Vec<String> =
        summaries.iter().map(|line| format!("{} {}", &line[..7], &line[7..])).collect();
    for lines in [&summaries, &shifted] {
        let with = format!("{text}{}", lines.concat());
        assert_eq!(teams(&with).contradicted_summaries(), [], "{with}");
        let draft = check("summaries", &with);
        let written = text_of(&event(&draft));
        assert!(lines.iter().all(|line| written.contains(line.as_str())), "{written}");
    }
    let wrong = summaries[0].replacen("802   1", "802   2", 1);
    let notes = teams(&format!("{text}{wrong}")).contradicted_summaries();
    assert!(notes.iter().any(|note| note.text.starts_with("802 of team 2: ")), "{notes:?}");
    let mut state = event(&report(format!("{text}{}", summaries.concat()).as_bytes()).unwrap());
    let points = AdjustedPoints {
        result: None,
        points: Points::whole(-1),
        game_points: None,
        round: None,
        players: vec![PlayerId(1)],
    };
    state.apply(&Act::Value { points, reason: Remark::default() }).unwrap();
    let written = text_of(&state);
    assert_eq!(written.matches("\n802 ").count(), summaries.len(), "{written}");
    assert!(!written.contains(summaries[0].as_str()), "{written}");
    assert_eq!(teams(&written).contradicted_summaries(), [], "{written}");
}

fn simulated(teams: u16) -> String {
    let wishes = TeamWishes { teams, ..TeamWishes::default() };
    trf::write(&simulate_teams(&wishes, 3, &mut by_rules).into_report().unwrap(), Codes::Trf26).unwrap()
}

/// Points that a report states beside its results, and summaries with other colours, stay until the event
/// goes on.
#[test]
fn contradictions_stay_until_the_event_goes_on() {
    let text = simulated(6);
    let played = teams(&text);
    let summary = format!("802{}\n", played.summaries()[0].text).replace(" w ", " b ");
    let team = text.lines().find(|line| line.starts_with("310   1")).unwrap();
    let [points, _] = played.sums(1);
    let wrong = team.replacen(&format!("{points:>6}"), &format!("{:>6}", "99.0"), 1);
    assert_ne!(team, wrong);
    let text = format!("{}{summary}", text.replace(team, &wrong));
    let mut state = event(&report(text.as_bytes()).unwrap());
    let written = text_of(&state);
    assert!(written.contains(wrong.trim_end()) && written.contains(summary.trim_end()), "{written}");
    let points = Points::whole(-1);
    let given =
        AdjustedPoints { result: None, points, game_points: None, round: None, players: vec![PlayerId(2)] };
    state.apply(&Act::Value { points: given, reason: Remark::default() }).unwrap();
    let written = text_of(&state);
    assert!(!written.contains(summary.trim_end()), "{written}");
}

#[test]
fn the_older_records_of_teams_are_kept() {
    let text = simulated(6);
    let older: Vec<String> =
        teams(&text).older_lines().iter().map(|line| format!("013{}\n", line.text)).collect();
    let written = text_of(&event(&report(format!("{text}{}", older.concat()).as_bytes()).unwrap()));
    assert!(older.iter().all(|line| written.contains(line.as_str())), "{written}");
}

/// A report may give a player a bye while the team plays: it counts for the player alone.
#[test]
fn a_bye_of_a_player_stays_while_the_team_plays() {
    let text = simulated(8);
    let reserve = text.lines().find(|line| line.starts_with("001") && line.contains("0000 - Z")).unwrap();
    for letter in ["U", "F", "H"] {
        let bye = reserve.replacen("0000 - Z", &format!("0000 - {letter}"), 1);
        let read = check(letter, &text.replace(reserve, &bye));
        let written = text_of(&event(&read));
        let entry = format!("0000 - {letter}");
        assert!(written.lines().any(|line| line.starts_with("001") && line.contains(&entry)), "{written}");
    }
}

/// A substitute is another line-up than that of the table: it stays, and is named.
#[test]
fn line_ups_outside_a_scheveningen_table_are_named() {
    let mut state = State::new(&Header::new(
        Label::default(),
        Details::default(),
        presets::find("scheveningen").unwrap().setup,
    ));
    for (id, name) in [(1, "Nord"), (2, "Ost")] {
        let id = PlayerId(id);
        let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id, entrant }).unwrap();
        let member = |at| Entrant { name: format!("{name} {at}").parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Members { team: id, members: (1..=5).map(member).collect() }).unwrap();
    }
    let (round, order) = (RoundNo(1), vec![PlayerId(1), PlayerId(2)]);
    state.apply(&Act::Number { order: order.clone(), by: Numbering::Registration }).unwrap();
    state
        .apply(&Act::Publish { round, boards: vec![order], byes: Vec::new(), by: PairedBy::System })
        .unwrap();
    let told = |line_up: Vec<u16>| {
        let rules = *state.setup.game.match_rules().unwrap();
        let games = [Win, Draw, Loss, Win].map(|white| Outcome::game(white, white.opposite()));
        let outcome = Outcome::Match(rules.finished([line_up, vec![1, 3, 2, 4]], games.into()));
        let mut state = state.clone();
        state.apply(&Act::Record { round, board: BoardNo(1), outcome }).unwrap();
        let draft = report(text_of(&state).as_bytes()).unwrap();
        assert!(matches!(draft.setup.pairing, PairingSystem::Scheveningen { .. }), "{:?}", draft.adjustments);
        draft.adjustments.join("\n")
    };
    assert!(!told(vec![1, 3, 2, 4]).contains("line-up"), "{}", told(vec![1, 3, 2, 4]));
    let other = told(vec![1, 5, 2, 4]);
    let expected = "round 1: the line-up of Nord is 1 5 2 4 (expected 1 3 2 4, from the table)";
    assert!(other.contains(expected), "{other}");
}

#[test]
fn players_without_a_game_keep_their_entries() {
    let text = simulated(8);
    let last = text.lines().filter(|line| line.starts_with("001")).max_by_key(|line| line.len()).unwrap();
    let blank = last.len() - 10;
    let lines = text.lines().map(|line| match line.get(blank..) {
        Some(entry) if line.starts_with("001") && entry.contains('Z') => line[..blank].trim_end(),
        _ => line,
    });
    let other = lines.fold(String::new(), |all, line| all + line + "\n");
    for text in [&text, &other] {
        let of_players = |text: &str| {
            let lines = text.lines().filter(|line| line.starts_with("001"));
            lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(of_players(&text_of(&event(&report(text.as_bytes()).unwrap()))), of_players(text));
    }
}

#[test]
fn an_older_report_has_the_teams() {
    let text = simulated(6);
    let older = trf::read(text.as_bytes()).unwrap().into_trf16();
    let older = trf::write(&older, Codes::Older).unwrap();
    let rosters = |text: &str| teams(text).teams.into_iter().map(|team| team.roster).collect::<Vec<_>>();
    assert_eq!(rosters(&older), rosters(&text), "{older}");
    assert!(!older.contains("\n310 "), "{older}");
}

/// Facts for which the columns of a report have no room are in lines of the program, and read back.
#[test]
fn facts_of_teams_without_columns_come_back() {
    let mut draft = report(simulated(6).as_bytes()).unwrap();
    let long = "Schachfreunde von der langen Strasse am Wasser";
    for act in &mut draft.acts {
        if let Act::Register { id: PlayerId(2), entrant } = act {
            entrant.name = long.parse().unwrap();
            (entrant.short_name, entrant.captain) = ("STRASSE".parse().unwrap(), "Ana".parse().unwrap());
        } else if let Act::Members { team: PlayerId(2), members } = act {
            members[1].name = long.parse().unwrap();
        }
    }
    let Game::Match(rules) = &mut draft.setup.game else { panic!() };
    (rules.team_rating, rules.unrated_members) = (TeamRating::AllMembers, 1400);
    rules.limits.reserves = Some(7);
    let penalty = |points: &str, reason: &str| {
        let players = vec![PlayerId(3)];
        let points = AdjustedPoints {
            result: None,
            points: points.parse().unwrap(),
            game_points: None,
            round: Some(RoundNo(1)),
            players,
        };
        Act::Value { points, reason: reason.parse().unwrap() }
    };
    draft.acts.extend([penalty("-1", ""), penalty("-2", "wrong board order: twice")]);
    let written = |draft: &Draft| {
        let state = event(draft);
        let mut written = trf::event::write(&state).unwrap();
        written.others.extend(trf::event::reasons_of_points(&state, draft.acts.iter()));
        trf::write(&written, Codes::Trf26).unwrap()
    };
    let text = written(&draft);
    let again = report(text.as_bytes()).unwrap();
    assert_eq!(again.setup.game, draft.setup.game, "{text}");
    let [was, now] = [event(&draft), event(&again)].map(|state| state.players);
    for (was, now) in was.iter().zip(now.iter()) {
        assert_eq!((&now.entrant, &now.members), (&was.entrant, &was.members), "{text}");
    }
    let reasons = |draft: &Draft| -> Vec<String> {
        let of =
            |act: &Act| if let Act::Value { reason, .. } = act { Some(reason.to_string()) } else { None };
        draft.acts.iter().filter_map(of).collect()
    };
    assert_eq!(reasons(&again), reasons(&draft), "{text}");
    assert_eq!(written(&again), text);
    // A name that was changed in its columns has no other end.
    let other = text.replacen(
        "310   2 Schachfreunde von der langen Str",
        "310   2 Schach                          ",
        1,
    );
    assert_ne!(other, text);
    let state = event(&report(other.as_bytes()).unwrap());
    assert_eq!(state.player(PlayerId(2)).unwrap().entrant.name.as_str(), "Schach");
}
