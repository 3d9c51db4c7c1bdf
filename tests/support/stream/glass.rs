//! A terminal that interprets the program's bytes.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, Write};
use std::num::NonZeroU16;
use std::rc::Rc;

use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};
use wallchart::tui::app::App;

/// A terminal of a size, with its content.
pub(super) struct Glass {
    pub size: (u16, u16),
    terminal: Terminal<CrosstermBackend<Screen>>,
    screen: Screen,
    /// The lines that contained a grapheme of disputed width since the last clearing of the screen.
    disputed: BTreeSet<u16>,
}

/// The parser of the bytes, to which the backend writes.
#[derive(Clone)]
struct Screen(Rc<RefCell<vt100::Parser>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().process(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Glass {
    pub(super) fn new(size: (u16, u16)) -> Self {
        let (columns, rows) = cells(size);
        let screen = Screen(Rc::new(RefCell::new(vt100::Parser::new(rows, columns, 0))));
        let viewport = Viewport::Fixed(Rect::new(0, 0, size.0, size.1));
        let backend = CrosstermBackend::new(screen.clone());
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
        Self { size, terminal, screen, disputed: BTreeSet::new() }
    }

    pub(super) fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        let (columns, rows) = cells(size);
        self.screen.0.borrow_mut().screen_mut().set_size(rows, columns);
        self.terminal.resize(Rect::new(0, 0, size.0, size.1)).unwrap();
        self.disputed.clear();
    }

    pub(super) fn draw(&mut self, app: &mut App) {
        let drawn = self.terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).unwrap();
        let disputed = (0..self.size.1).filter(|y| is_disputed(drawn.buffer, *y));
        for y in disputed {
            // A terminal that draws it wider continues on the line below, and scrolls at the end.
            let reached = if y + 1 == self.size.1 { 0..=y } else { y..=y + 1 };
            self.disputed.extend(reached);
        }
    }

    /// Checks that every cell looks as in another terminal; disputed lines are left out.
    pub(super) fn compare(&self, anew: &Self) -> Result<(), String> {
        let (shown, whole) = (self.screen.0.borrow(), anew.screen.0.borrow());
        let (shown, whole) = (shown.screen(), whole.screen());
        for y in (0..self.size.1).filter(|y| !self.disputed.contains(y)) {
            for x in 0..self.size.0 {
                let (one, other) = (look(shown.cell(y, x)), look(whole.cell(y, x)));
                if one != other {
                    return Err(format!(
                        "drawn piece by piece\n{}\ndrawn at once\n{}\nfirst difference in line {y}, column {x}: {one:?} \
                         and {other:?}",
                        shown.contents(),
                        whole.contents()
                    ));
                }
            }
        }
        Ok(())
    }
}

fn cells((columns, rows): (u16, u16)) -> (NonZeroU16, NonZeroU16) {
    (NonZeroU16::new(columns).unwrap(), NonZeroU16::new(rows).unwrap())
}

/// The visible look of a cell: its text, its background and, unless it is blank, its colour.
fn look(cell: Option<&vt100::Cell>) -> impl PartialEq + fmt::Debug {
    let cell = cell.unwrap();
    let said = cell.contents().trim_end();
    let ink = (!said.is_empty()).then(|| (cell.fgcolor(), cell.bold(), cell.dim(), cell.italic()));
    (said.to_owned(), cell.is_wide_continuation(), cell.bgcolor(), cell.inverse(), cell.underline(), ink)
}

/// Returns true if terminals draw a line differently: one of its graphemes is not as wide as its parts, asks
/// for another presentation (U+FE0F), or replaces unreadable bytes (U+FFFD, which `vt100` swallows).
fn is_disputed(drawn: &Buffer, y: u16) -> bool {
    let parts = |symbol: &str| symbol.chars().map(|c| c.width().unwrap_or(0)).sum::<usize>();
    let mut symbols = (0..drawn.area.width).map(|x| drawn[(x, y)].symbol());
    symbols.any(|symbol| symbol.contains(['\u{fe0f}', '\u{fffd}']) || parts(symbol) != symbol.width())
}
