use crate::import::{Draft, report};
use crate::trf::simulate::{TeamWishes, Wishes, simulate_teams};
use crate::trf::teams::{Match, TeamReport};
use crate::trf::{self, Codes};
use engine::pairing::field::SwissPairing;
use engine::pairing::propose::propose;
use engine::pairing::team_swiss;
use engine::state::State;
use engine::team::TeamScore;

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
