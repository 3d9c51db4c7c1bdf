//! The colours that a terminal can show, and the nearest of them to a colour of a theme.
//!
//! The nearest colour alone could be hard to read. So a bright colour becomes one that is as bright or
//! brighter, and a dark one as dark or darker: no contrast between them shrinks.

use ratatui::style::Color;

/// The colours of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Colours {
    /// None: text is bold or underlined at most.
    None,
    /// Sixteen with names. The user's palette decides what they look like.
    Sixteen,
    /// 256 with numbers.
    Numbered,
    /// All.
    #[default]
    All,
}

/// The background of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Background {
    /// Dark, for bright text.
    Dark,
    /// Light, for dark text.
    Light,
}

impl Background {
    /// Returns the kind of background for a colour as terminals answer it, `rgb:ffff/ffff/ffff`.
    #[must_use]
    pub fn of(color: &str) -> Option<Self> {
        let color = xterm_color::Color::parse(color.as_bytes()).ok()?;
        Some(if 0.5 < color.perceived_lightness() { Self::Light } else { Self::Dark })
    }
}

type Rgb = [u8; 3];

/// The named colours that stand out from black or from white with nearly every palette, as those of a PC.
const NAMED: [(Color, Rgb); 9] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [170, 0, 0]),
    (Color::Blue, [0, 0, 170]),
    (Color::Magenta, [170, 0, 170]),
    (Color::Gray, [170, 170, 170]),
    (Color::LightGreen, [85, 255, 85]),
    (Color::LightCyan, [85, 255, 255]),
    (Color::LightYellow, [255, 255, 85]),
    (Color::White, [255, 255, 255]),
];

/// The parts of red, green and blue in the cube of numbered colours.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The first number after the sixteen whose look the user decides.
const FIRST: u8 = 16;

/// The first number of the greys after the cube.
const GREYS: u8 = 232;

impl Colours {
    /// Returns the nearest colour that the terminal has. Names stay as they are.
    #[must_use]
    pub fn nearest(self, color: Color) -> Color {
        let Some(rgb) = rgb(color) else {
            return if self == Self::None { Color::Reset } else { color };
        };
        match self {
            Self::None => Color::Reset,
            Self::Sixteen => named(rgb),
            Self::Numbered => numbered(rgb),
            Self::All => color,
        }
    }

    /// Returns the nearest background: among sixteen black or white, before which every palette has readable
    /// text.
    pub(super) fn ground(self, color: Color) -> Color {
        match (self, rgb(color).map(is_bright)) {
            (Self::Sixteen, Some(true)) => Color::White,
            (Self::Sixteen, Some(false)) => Color::Black,
            (Self::None | Self::Sixteen | Self::Numbered | Self::All, _) => self.nearest(color),
        }
    }
}

/// Returns true if a colour stands out from black more than from white; `None` if the user's palette
/// decides that.
pub(super) fn is_bright_color(color: Color) -> Option<bool> {
    rgb(color).map(is_bright)
}

/// Returns red, green and blue of a colour; `None` if the user's palette decides them.
#[must_use]
pub fn rgb(color: Color) -> Option<Rgb> {
    if let Color::Rgb(red, green, blue) = color {
        return Some([red, green, blue]);
    }
    if let Color::Indexed(number @ FIRST..) = color { Some(rgb_of(number)) } else { None }
}

fn rgb_of(number: u8) -> Rgb {
    if GREYS <= number {
        return [8 + 10 * (number - GREYS); 3];
    }
    let step = |divisor| STEPS[usize::from((number - FIRST) / divisor % 6)];
    [step(36), step(6), step(1)]
}

fn numbered(rgb: Rgb) -> Color {
    let (least, most) = match lightness(rgb) {
        light if is_bright(rgb) => (light, 1.0),
        light => (0.0, light),
    };
    let fits = |number: &u8| (least..=most).contains(&lightness(rgb_of(*number)));
    // A part is for the hue: a dark green is green rather than a brown that is nearer.
    let hue = |rgb| vivid(rgb, 255);
    let difference = |other| distance(rgb, other) + distance(hue(rgb), hue(other)) / 16;
    let nearest = (FIRST..=u8::MAX).filter(fits).min_by_key(|number| difference(rgb_of(*number)));
    nearest.map_or(Color::Reset, Color::Indexed)
}

fn named(rgb: Rgb) -> Color {
    let is_bright = is_bright(rgb);
    let pure = vivid(rgb, if is_bright { 255 } else { 170 });
    let is_grey = |look: Rgb| look[0] == look[1] && look[1] == look[2];
    // A grey remains one: a dark grey is nearer to magenta than to black.
    let is_alike = |look: Rgb| self::is_bright(look) == is_bright && (!is_greyish(rgb) || is_grey(look));
    let fits = NAMED.into_iter().filter(|(_, look)| is_alike(*look));
    fits.min_by_key(|(_, look)| distance(pure, *look)).map_or(Color::Reset, |(color, _)| color)
}

fn is_greyish(rgb: Rgb) -> bool {
    let [least, _, most] = sorted(rgb);
    most - least <= most / 4
}

fn sorted(mut rgb: Rgb) -> Rgb {
    rgb.sort_unstable();
    rgb
}

/// Returns the pure hue of a colour that is not nearly grey: the named colours are all strong.
fn vivid(rgb: Rgb, top: u16) -> Rgb {
    let (least, most) =
        rgb.iter().fold((u8::MAX, 0), |(least, most), part| (least.min(*part), most.max(*part)));
    let range = most - least;
    if range <= most / 4 {
        return rgb;
    }
    let stretched = |part: u8| u16::from(part - least) * top / u16::from(range);
    rgb.map(|part| u8::try_from(stretched(part)).unwrap_or(u8::MAX))
}

/// Returns true if a colour stands out from black more than from white.
fn is_bright(rgb: Rgb) -> bool {
    0.5 < lightness(rgb)
}

fn lightness(rgb: Rgb) -> f32 {
    let [red, green, blue] = rgb.map(|part| u16::from(part) * 257);
    xterm_color::Color::rgb(red, green, blue).perceived_lightness()
}

/// Returns how different two colours look (<https://www.compuphase.com/cmetric.htm>).
fn distance(one: Rgb, other: Rgb) -> i32 {
    let [red, green, blue] = [0, 1, 2].map(|part| i32::from(one[part]) - i32::from(other[part]));
    let reds = i32::from(one[0]) + i32::from(other[0]);
    (1024 + reds) * red * red + 1024 * green * green + (1534 - reds) * blue * blue
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_numbered_colour_is_never_nearer_to_the_middle() {
        assert_eq!(Colours::Numbered.nearest(Color::Rgb(255, 0, 0)), Color::Indexed(196));
        assert_eq!(Colours::Numbered.nearest(Color::Rgb(8, 8, 8)), Color::Indexed(232));
        // The nearest of all would be a lighter red, and a brown.
        assert_eq!(Colours::Numbered.nearest(Color::Rgb(176, 58, 42)), Color::Indexed(124));
        assert_eq!(Colours::Numbered.nearest(Color::Rgb(50, 106, 23)), Color::Indexed(22));
        for at in 0..=u8::MAX {
            let color = [at, at.wrapping_mul(7), at.wrapping_mul(31)];
            let Color::Indexed(number) = numbered(color) else { panic!("{color:?}") };
            let (was, is) = (lightness(color), lightness(rgb_of(number)));
            assert!(if is_bright(color) { was <= is } else { is <= was }, "{color:?} as {number}");
        }
    }

    #[test]
    fn a_named_colour_keeps_the_hue() {
        for (rgb, expected) in [
            ([224, 164, 88], Color::LightYellow),
            ([143, 181, 115], Color::LightGreen),
            ([138, 169, 196], Color::LightCyan),
            ([157, 158, 150], Color::Gray),
            ([179, 38, 30], Color::Red),
            ([103, 101, 93], Color::Black),
            ([255, 255, 0], Color::LightYellow),
            ([50, 106, 23], Color::Black),
        ] {
            assert_eq!(named(rgb), expected, "{rgb:?}");
        }
        assert_eq!(Colours::Sixteen.nearest(Color::Indexed(124)), Color::Red);
        assert_eq!(Colours::Sixteen.nearest(Color::Green), Color::Green);
    }
}
