//! Signals and terminals that cannot be used.

use super::{EVENT, announced, see_round};
use crate::support::terminal::Place;

/// At any screen, input line, list or projector.
#[test]
fn a_signal_that_ends_the_desk_ends_it_in_order() {
    for (name, number, open) in
        [("TERM", 15, "F3"), ("HUP", 1, "F3 ?"), ("INT", 2, "F4"), ("QUIT", 3, "F5 P")]
    {
        let place = announced("fide-swiss", 8);
        let mut terminal = place.open(Some(EVENT));
        see_round(&mut terminal);
        let acts = terminal.acts();
        terminal.keys("1");
        terminal.see_acts(acts + 1);
        terminal.keys(open);
        terminal.hear_some(2);
        terminal.signal(name);
        let (status, screen) = terminal.end();
        assert_eq!(status.exit_code(), 128 + number, "{name}\n{screen}");
        // The ended program no longer locks the event.
        let mut terminal = place.open(Some(EVENT));
        terminal.see("in 1/4");
        terminal.quit();
        place.audit(EVENT);
    }
}

#[test]
fn input_is_restored_after_a_signal_ended_the_desk() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    terminal.keys("F3 a");
    terminal.text("Ivan the Late");
    terminal.see("Ivan the Late");
    terminal.signal("TERM");
    let (status, _) = terminal.end();
    assert_eq!(status.exit_code(), 143);
    let mut terminal = place.open(Some(EVENT));
    terminal.see("typed before and not recorded, here again");
    terminal.kill();
}

#[test]
fn a_suspended_desk_continues_where_it_was() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("F3 a");
    terminal.text("Ivan the Late");
    terminal.see("Ivan the Late");
    for size in [(140, 40), (100, 30)] {
        terminal.signal("TSTP");
        terminal.see_stopped();
        assert!(place.path("event.ron.drafts").exists(), "what is typed is on disk");
        terminal.resize(size);
        terminal.signal("CONT");
        terminal.see_taken();
        terminal.see("Ivan the Late");
        terminal.see("Enter do it");
    }
    terminal.keys("Ctrl-u");
    terminal.keys("Esc");
    terminal.see("a add");
    terminal.keys("F4");
    see_round(&mut terminal);
    terminal.keys("1");
    terminal.see_acts(acts + 1);
    terminal.quit();
    place.audit(EVENT);
}

#[test]
fn an_unusable_terminal_is_refused_with_one_sentence() {
    for (term, told) in [
        ("unknown", "the desk cannot be drawn on a terminal `unknown` (set TERM to what the terminal is"),
        ("nonsense", "the desk cannot be drawn on a terminal `nonsense`"),
        ("", "the desk cannot be drawn on a terminal without a name"),
    ] {
        let place = Place::new();
        let mut command = portable_pty::CommandBuilder::new("/usr/bin/env");
        command.args([&*format!("TERM={term}"), env!("CARGO_BIN_EXE_wallchart")]);
        let terminal = place.run(command, (200, 24));
        let (status, screen) = terminal.end();
        assert_eq!(status.exit_code(), 2, "{screen}");
        assert!(screen.starts_with(told) && screen.trim_end().lines().count() < 3, "{screen}");
    }
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_wallchart")).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(told.starts_with("the desk needs a terminal, and standard output is none"), "{told}");
}
