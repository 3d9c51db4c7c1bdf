//! Tests of turned and typed lines of the setup.

use super::*;
use engine::setup::PointSystem;
use engine::setup::TieBreak;
use formats::presets;

fn made() -> Made {
    Made { details: Details::default(), setup: Setup::bare(&Game::Chess(PointSystem::default())) }
}

#[test]
fn turned_choices_always_fit_together() {
    let mut made = made();
    let event = made.setup.clone();
    for step in 0_usize..200 {
        let lines = made.lines();
        let line = lines[(step * 7) % lines.len()];
        made = made.clone().turned(line, step % 3 > 0, &event).unwrap_or(made);
        assert_eq!(made.setup.complaints(), Vec::<String>::new(), "step {step}: {line:?}");
    }
}

#[test]
fn turning_reaches_every_game_pairing_and_ranking() {
    let mut made = made();
    let event = made.setup.clone();
    let mut seen = Vec::new();
    for _ in 0..5 {
        made = made.turned(SetupLine::Game, true, &event).unwrap();
        seen.push(made.value(SetupLine::Game));
        for line in made.lines() {
            assert!(made.clone().typed(line, &made.value(line)).is_ok() || made.is_choice(line), "{line:?}");
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 5);
}

/// Returns a made event after turning a line until it has a value.
fn turned_to(mut made: Made, line: SetupLine, value: &str, event: &Setup) -> Made {
    for _ in 0..20 {
        if made.value(line) == value {
            return made;
        }
        made = made.turned(line, true, event).unwrap();
    }
    panic!("{value} is not offered");
}

#[test]
fn tie_breaks_come_back_after_a_knockout_of_teams() {
    let event = presets::find("team-swiss").unwrap().setup;
    let made = Made { details: Details::default(), setup: event.clone() };
    let knockout = turned_to(made, SetupLine::Pairing, "knockout", &event);
    assert_eq!(knockout.setup.ranking, Ranking::Elimination);
    let swiss = turned_to(knockout, SetupLine::Pairing, event.pairing.name(), &event);
    assert_eq!(swiss.setup, event);
    let rated = swiss.turned(SetupLine::Ranking, true, &event).unwrap();
    assert_eq!(turned_to(rated, SetupLine::Ranking, "points and tie-breaks", &event).setup, event);
}

#[test]
fn days_have_two_forms_and_the_last_is_not_before_the_first() {
    let made = made().typed(SetupLine::FirstDay, "21.11.26").unwrap();
    assert_eq!(made.value(SetupLine::FirstDay), "2026-11-21");
    let wrong = |line, text: &str| made.clone().typed(line, text).unwrap_err().to_string();
    let before = "the last day 2026-11-20 is before the first day 2026-11-21";
    assert_eq!(wrong(SetupLine::LastDay, "2026-11-20"), before);
    for text in ["31.2.2026", "21.11.", "21-11-2026", "1.2.3.4"] {
        let expected = format!("`{text}` is not a date (expected 2026-11-21 or 21.11.2026)");
        assert_eq!(wrong(SetupLine::FirstDay, text), expected);
    }
    let made = made.typed(SetupLine::LastDay, "21.11.2026").unwrap();
    assert_eq!(made.value(SetupLine::LastDay), "2026-11-21");
    assert!(made.typed(SetupLine::FirstDay, "2026-11-22").is_err());
}

#[test]
fn tie_breaks_are_added_moved_and_removed() {
    let codes = |made: &Made| made.tie_breaks().iter().map(TieBreak::code).collect::<Vec<_>>().join(" ");
    let made = made();
    assert_eq!(codes(&made), "RP SB BPG");
    let wins = TieBreak::Wins;
    assert!(made.free_tie_breaks(None).iter().all(|one| one.code() != "SB" && one.code() != "BPG"));
    let made = made.with_tie_break(None, wins.clone()).unwrap();
    assert!(made.clone().with_tie_break(None, wins).is_none(), "none stands there twice");
    assert_eq!(codes(&made), "RP SB BPG WON");
    let made = made.with_tie_break_moved(3, true).unwrap();
    assert_eq!(codes(&made), "RP SB WON BPG");
    let made = made.without_tie_break(0).unwrap();
    assert_eq!(codes(&made), "SB WON BPG");
    assert!(made.clone().with_tie_break_moved(0, true).is_none());
    assert!(made.without_tie_break(3).is_none());
}
