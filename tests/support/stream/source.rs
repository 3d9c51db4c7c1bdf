//! Random events for a desk.

use crossterm::event::{
    Event as Raw, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use wallchart::tui::keys::{BINDINGS, Key};

use super::super::{deal, screen};
use super::{Game, Step};

/// Chooses a number below a bound, at random or as the caller decides.
pub(super) type Chance<'a> = Box<dyn FnMut(u64) -> u64 + 'a>;

/// Events at the desk of a game, a few at a time.
pub(crate) struct Source<'a> {
    chance: Chance<'a>,
    game: Game,
    steps: Vec<Step>,
}

const TEXTS: [&str; 16] = [
    "Quist, Tara, 2177",
    "李小龙, 2100",
    "Ångström, Åsa, 1900",
    "Ωμέγα",
    "محمد علي, 1800",
    "e\u{301}\u{301}\u{301}\u{301}clair",
    "👩\u{200d}👩\u{200d}👧 family, 1500",
    "ｆｕｌｌｗｉｄｔｈ",
    "zero\u{200b}width\u{200d}\u{feff}",
    "a name that is longer than any column of any list of any report of any event, really, 2000, GM, GER",
    "3 half",
    "20 15",
    "seal",
    "99999999999999999999999999",
    "-1.5, fee -3, team 1",
    "slip misread",
];

const PASTES: [&str; 8] = [
    "Evil\u{1b}[31m, 1500",
    "one\r\ntwo\r\nthree\tfour",
    "\u{0}\u{1}\u{7f}\u{9b}2J\u{202e}",
    "李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙",
    "12345",
    "1 20 15",
    "",
    "😀😀😀\u{fe0f}\u{20e3}",
];

impl<'a> Source<'a> {
    /// Creates the source of a game.
    pub(crate) fn new(game: Game, chance: Chance<'a>) -> Self {
        Self { chance, game, steps: Vec::new() }
    }

    /// Returns at least this number of events.
    pub(crate) fn steps(&mut self, least: usize) -> Vec<Step> {
        while self.steps.len() < least {
            self.next();
        }
        std::mem::take(&mut self.steps)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from((self.chance)(u64::try_from(bound).unwrap())).unwrap()
    }

    fn small(&mut self, bound: u16) -> u16 {
        u16::try_from((self.chance)(u64::from(bound))).unwrap()
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn script(&mut self, script: &str) {
        self.steps.extend(screen::script(script).into_iter().map(Step::Key));
    }

    fn text(&mut self, text: &str) {
        self.steps.extend(text.chars().map(|c| Step::Key(Key::Char(c))));
    }

    fn repeat(&mut self, keys: &str, bound: usize) {
        let times = self.below(bound);
        self.script(&keys.repeat(times));
    }

    fn next(&mut self) {
        match self.below(100) {
            0..32 => self.any_key(),
            32..36 => self.mouse(),
            36..40 => self.resize(),
            40..43 => {
                let pasted = self.pick(&PASTES).to_owned();
                self.steps.push(Step::Raw(Raw::Paste(pasted)));
            }
            43..46 => {
                let typed = self.pick(&TEXTS);
                self.text(typed);
            }
            46..48 => self.odd_key(),
            48 => self.steps.push(Step::Tick),
            49 => self.restart(),
            _ => self.as_a_director(),
        }
    }

    /// Any key of the keymap in any place, or any character.
    fn any_key(&mut self) {
        let letter = char::from(b' ' + u8::try_from(self.below(95)).unwrap());
        let keys = BINDINGS[self.below(BINDINGS.len())].keys;
        let bound = self.pick(keys);
        let key = if self.below(4) == 0 { Key::Char(letter) } else { bound };
        self.steps.push(Step::Key(key));
    }

    /// Other input of terminals, and input without a meaning.
    fn odd_key(&mut self) {
        let code = self.pick(&[KeyCode::Insert, KeyCode::F(11), KeyCode::CapsLock, KeyCode::Char('x')]);
        let modifiers = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let kind = self.pick(&[KeyEventKind::Press, KeyEventKind::Repeat, KeyEventKind::Release]);
        self.steps.push(Step::Raw(Raw::Key(KeyEvent::new_with_kind(code, modifiers, kind))));
        let focus = self.pick(&[true, false]);
        self.steps.push(Step::Raw(if focus { Raw::FocusGained } else { Raw::FocusLost }));
    }

    fn mouse(&mut self) {
        let (column, row) = (self.small(210), self.small(65));
        let kind = self.pick(&[
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Right),
            MouseEventKind::Drag(MouseButton::Left),
            MouseEventKind::Up(MouseButton::Left),
            MouseEventKind::Moved,
            MouseEventKind::ScrollUp,
            MouseEventKind::ScrollDown,
        ]);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.steps.push(Step::Raw(Raw::Mouse(mouse)));
    }

    fn resize(&mut self) {
        let any = (1 + self.small(250), 1 + self.small(80));
        let size = self.pick(&[any, any, (80, 24), (60, 20), (200, 60), (40, 10)]);
        self.steps.push(Step::Raw(Raw::Resize(size.0, size.1)));
    }

    fn restart(&mut self) {
        match self.below(2) {
            0 => self.steps.push(Step::Restart),
            _ => self.script("<Esc><Esc><Ctrl-q>"),
        }
    }

    /// Usual actions of a director, from any screen.
    fn as_a_director(&mut self) {
        self.script("<Esc><Esc><Esc>");
        match self.below(28) {
            0..4 => self.script("<F4>p<Enter>p"),
            4..11 => {
                self.script("<F4>");
                self.results();
            }
            11 | 24 => self.script("<F5>Ss"),
            12 => self.repeat("uy", 5),
            13 => {
                self.repeat("uy", 5);
                self.repeat("<Ctrl-r>", 5);
            }
            14 => self.player(),
            15 | 27 => {
                self.script("<F4><Home>");
                if self.game != Game::Tractor {
                    self.result();
                }
                self.script("<Home>c");
                self.result();
                self.script("<Enter>cc");
            }
            16 => {
                self.script("<F4>v");
                self.results();
            }
            17 => self.script("<F4>pmj<Right>m<Enter>p"),
            18 => self.reports(),
            19 => {
                let (screen, action) = (
                    self.pick(&["2", "3", "4", "5", "6", "7", "8", "9"]),
                    self.pick(&["e", "E", "/", "?", ":", "<Ctrl-t>", "<Ctrl-o>"]),
                );
                self.script(&format!("<F{screen}>{action}"));
                let typed = self.pick(&["", "a", "seal", "1", "an"]);
                self.text(typed);
                self.script("<Enter>");
            }
            20 => {
                self.script("<F8>");
                let keys = self.pick(&["[[[", "{{", "]", "}d", "dv", "g", "<Enter>"]);
                self.script(keys);
            }
            21 => {
                self.script("<F2>");
                self.repeat("j", 20);
                let keys =
                    self.pick(&["<Right>", "<Left>y", "<Enter>", "<Right>yy", "a<Enter>y", "xy", "Ky"]);
                self.script(keys);
            }
            22 => self.slips(),
            25 => self.list(),
            _ => self.begin(),
        }
    }

    /// Types the letters of a preset, and a title.
    fn begin(&mut self) {
        let preset = match self.game {
            Game::Chess => "dutch swiss",
            Game::Decided => "probit new",
            Game::Crikey => "crikey round",
            Game::Dice => "dice",
            Game::Tractor => "tractor",
            Game::Teams => "teams round",
        };
        self.script("<Alt-1>n");
        self.text(preset);
        self.script("<Enter>");
        let title = format!("event {}", self.below(1000));
        self.text(&title);
        self.script("<Enter><F3>a");
        for _ in 0..8 {
            let name = self.pick(&TEXTS);
            self.text(name);
            self.script("<Enter>r");
        }
    }

    fn player(&mut self) {
        self.script("<F3>");
        self.repeat("j", 6);
        match self.below(7) {
            0 | 1 => {
                self.script("a");
                let name = self.pick(&TEXTS);
                self.text(name);
                self.script("<Enter><Esc>");
            }
            2 => {
                self.script("b");
                let bye = self.pick(&["2 half", "3 zero", "4 full", "9", "2 none"]);
                self.text(bye);
                self.script("<Enter>");
            }
            3 => self.script("w<Enter>"),
            4 => self.script("r"),
            5 => self.script("x2<Enter>"),
            _ => self.script("cx<Enter>y"),
        }
    }

    /// Pastes several lines where one player is expected: they are first shown as a list.
    fn list(&mut self) {
        self.script("<F3>a");
        let lines: Vec<&str> = (0..3).map(|_| self.pick(&TEXTS)).collect();
        self.steps.push(Step::Raw(Raw::Paste(lines.join("\n"))));
        for _ in 0..3 {
            let keys = self.pick(&["d", "t", "e", "s", "r", "j", "<Right>", "<Left>"]);
            self.script(keys);
        }
        let end = self.pick(&["<Enter>", "n", "<Esc><Esc>"]);
        self.script(end);
    }

    fn reports(&mut self) {
        self.script("<F9>");
        self.repeat("j", 10);
        let keys = self.pick(&["<Enter>", "f<Enter>", "ffw<Enter>", "w<Enter>", "p", "["]);
        self.script(keys);
    }

    fn slips(&mut self) {
        self.script("<F4>s");
        for _ in 0..self.below(6) {
            let slip = format!("{}{}", self.below(9), self.pick(&["+", "-", "*"]));
            self.text(&slip);
        }
        self.script("s");
    }

    fn results(&mut self) {
        let many = match self.game {
            Game::Chess | Game::Decided => 8,
            Game::Crikey => 4,
            Game::Dice | Game::Teams => 2,
            Game::Tractor => 1,
        };
        for _ in 0..many {
            self.result();
        }
    }

    /// Types a result, now and then a wrong one.
    fn result(&mut self) {
        match self.game {
            Game::Chess => {
                let keys = self.pick(&["1", "0", "=", "1", "0", "f1", "ff", "a"]);
                self.script(keys);
            }
            Game::Decided => {
                let keys = self.pick(&["1", "0", "1", "0", "f0", "="]);
                self.script(keys);
            }
            Game::Crikey => {
                let line = format!("{} {} {}", self.pick(&["1", "0", "="]), self.below(45), self.below(45));
                self.text(&line);
                self.script("<Enter>");
            }
            Game::Dice => {
                let hands = self.pick(&[5, 5, 5, 3]);
                for _ in 0..hands {
                    let hand: String =
                        (0..5).map(|_| char::from(b'1' + u8::try_from(self.below(6)).unwrap())).collect();
                    self.text(&hand);
                    self.script("<Enter>");
                }
            }
            Game::Teams => {
                let line_up = self.pick(&["", "", "", "<Esc>l<Ctrl-u>3021<Enter>y", "<Esc>L<Enter>y<Esc>"]);
                self.script(line_up);
                for _ in 0..4 {
                    let keys = self.pick(&["1", "0", "=", "f1", "a", "1", "0", "<Backspace>1", "<Up>="]);
                    self.script(keys);
                }
                let member = self.pick(&["", "", "", "<Esc><F3>mBo<Enter><Esc><F4>", "<Esc><F3>M<F4>"]);
                self.script(member);
            }
            Game::Tractor => {
                let mut lines = deal::lines((self.chance)(u64::MAX));
                if self.below(4) == 0 {
                    lines.truncate(3);
                }
                self.script("<Enter>");
                for line in lines {
                    self.text(&line);
                    self.script("<Enter>");
                }
            }
        }
    }
}
