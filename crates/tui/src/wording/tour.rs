//! The tour: a few steps through the real screens with a copy of a real event; keys move it on.

use std::path::PathBuf;

use crate::keys::intent::{Intent, ScreenKind};
use crate::keys::{Context, Keymap};
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use crate::wording::manual;
use formats::language::desk::DeskLanguage;

/// The event of the tour: a Swiss whose third round is published, with some results missing.
pub const DEMO: &str = include_str!("../../../../assets/tour.ron");

/// A step: its text, its screen, and the keys that finish it. Keys are named as in the manual.
struct Step {
    screen: Option<ScreenKind>,
    does: &'static [Intent],
    text: &'static str,
}

const STEPS: [Step; 7] = [
    Step {
        screen: Some(ScreenKind::Round),
        does: &[Intent::White, Intent::Black, Intent::Draw],
        text: "The round is on; the cursor waits at a board without a result. {walk:white} White won, {walk:black} Black won, \
               {walk:draw} a draw: one key, and it is saved. Press one.",
    },
    Step {
        screen: Some(ScreenKind::Round),
        does: &[Intent::Undo],
        text: "A slip misread? {undo} undoes the last act, any number of times, even tomorrow. Press {undo}.",
    },
    Step {
        screen: None,
        does: &[Intent::Go(ScreenKind::Standings)],
        text: "The screens are one key from each other. Press {go(standings)} for the standings, which follow every result.",
    },
    Step {
        screen: Some(ScreenKind::Standings),
        does: &[Intent::Explain],
        text: "\"Why am I third?\" Every number has its reason: press {standings:explain}.",
    },
    Step {
        screen: Some(ScreenKind::Audit),
        does: &[Intent::Verify],
        text: "Everything you did is an entry of the journal. {verify} plays it again from nothing and compares. Press {verify}.",
    },
    Step {
        screen: None,
        does: &[Intent::Manual],
        text: "{help} lists the keys of a screen, {palette} finds every action by name. {manual} opens the manual at the \
               screen you are on: press {manual}.",
    },
    Step {
        screen: None,
        does: &[Intent::EndTour],
        text: "That is the desk. An event of your own is {home:new} on the home screen. {end_tour} ends the tour and goes there.",
    },
];

/// The tour, at a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tour {
    step: usize,
    /// The copy of the event.
    pub copy: PathBuf,
    /// The event that was open before the tour.
    pub before: Option<PathBuf>,
}

/// The position of the director in the program during the tour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whereabouts {
    /// The screen.
    pub screen: ScreenKind,
    /// The context in which keys are looked up.
    pub context: Context,
    /// True if an overlay covers the screen.
    pub covered: bool,
}

impl Tour {
    /// Begins the tour.
    #[must_use]
    pub const fn new(copy: PathBuf, before: Option<PathBuf>) -> Self {
        Self { step: 0, copy, before }
    }

    /// Moves on if the step's action was done.
    pub fn follow(&mut self, done: Intent, screen: ScreenKind) {
        let step = &STEPS[self.step];
        let here = step.screen.is_none_or(|wanted| wanted == screen);
        if here && step.does.contains(&done) && self.step + 1 < STEPS.len() {
            self.step += 1;
        }
    }

    /// Returns the text of the step with the key to press next.
    #[must_use]
    pub fn lines(&self, at: Whereabouts, keymap: &Keymap, language: &DeskLanguage) -> Vec<Line> {
        let step = &STEPS[self.step];
        let end = keymap.key_of(Context::Global, Intent::EndTour);
        let end =
            end.map_or_else(String::new, |key| format!(" · {}", language.word(&format!("{key} ends it"))));
        let mut lines = vec![vec![
            own(Role::Heading, language.word(&format!("tour {} of {}", self.step + 1, STEPS.len()))),
            piece(Role::Dim, end),
        ]];
        lines.push(manual::filled(&language.word(step.text), step.screen, keymap));
        lines.extend(way(step, at, keymap, language));
        lines
    }
}

/// Returns the way to the step's screen, for a director on another one.
fn way(step: &Step, at: Whereabouts, keymap: &Keymap, language: &DeskLanguage) -> Option<Line> {
    if at.covered {
        let back = keymap.key_of(at.context, Intent::Cancel)?;
        let ends = step.does.contains(&Intent::EndTour);
        let told = format!("First close what covers the screen: {back}.");
        return (!ends).then(|| vec![own(Role::Accent, language.word(&told))]);
    }
    let screen = step.screen.filter(|wanted| *wanted != at.screen)?;
    let go = manual::filled(&format!("{{go({})}}", screen.one_word_name()), None, keymap);
    let told = language.word(&format!("First go to the {} screen: ", screen.name())).into_owned();
    let mut line = vec![piece(Role::Accent, told)];
    line.extend(go);
    line.push(piece(Role::Accent, "."));
    Some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use desk::storage::chain;
    use formats::entry::keys::KeySet;

    #[test]
    fn the_demo_event_is_valid_and_unfinished() {
        let contents = chain::read(DEMO.as_bytes(), &()).unwrap();
        assert_eq!(contents.damage, None);
        let (state, _) = engine::replay::replay(&contents.header, &contents.entries).unwrap();
        let last = state.rounds.last().unwrap();
        let missing = last.boards.iter().filter(|board| board.outcome.is_none()).count();
        assert!(state.rounds.len() > 1 && state.last_round().0 < state.setup.rounds);
        assert!(0 < missing && missing < last.boards.len(), "{missing} of {}", last.boards.len());
    }

    #[test]
    fn the_keys_of_each_step_do_its_action() {
        for set in KeySet::ALL {
            let keymap = Keymap::new(set);
            for step in STEPS {
                let text: String = manual::filled(step.text, step.screen, &keymap)
                    .into_iter()
                    .map(|piece| piece.text)
                    .collect();
                assert!(!text.contains("(no key)"), "{text}");
            }
        }
    }

    #[test]
    fn the_tour_shows_the_way_from_another_screen() {
        let keymap = Keymap::new(KeySet::default());
        let mut tour = Tour::new("demo.ron".into(), None);
        let told = |tour: &Tour, screen, context, covered| {
            let at = Whereabouts { screen, context, covered };
            let lines = tour.lines(at, &keymap, &DeskLanguage::default());
            lines.into_iter().flatten().map(|piece| piece.text).collect::<String>()
        };
        assert!(
            told(&tour, ScreenKind::Home, Context::Home, false).contains("First go to the round screen: F4.")
        );
        assert!(!told(&tour, ScreenKind::Round, Context::Walk, false).contains("First"));
        assert!(
            told(&tour, ScreenKind::Round, Context::Reader, true)
                .contains("First close what covers the screen: Esc.")
        );
        tour.follow(Intent::Draw, ScreenKind::Audit);
        assert!(
            told(&tour, ScreenKind::Round, Context::Walk, false).contains("tour 1 of 7"),
            "the wrong screen"
        );
        tour.follow(Intent::Draw, ScreenKind::Round);
        assert!(told(&tour, ScreenKind::Round, Context::Walk, false).contains("tour 2 of 7"));
    }
}
