//! The largest type at which a report fits on as few pages as asked.

use crate::flow::{Flow, Part, Space, flow};
use crate::furniture::Furniture;
use crate::paper::{MARGIN, Orientation, Paper};

/// No type is smaller, in points.
pub(crate) const SMALLEST: f32 = 7.0;
/// The largest type of rows.
const LARGEST: f32 = 40.0;
/// Type that is read at 2.5 metres.
const FROM_AFAR: f32 = 16.0;
/// The most pages for type that is read from afar.
const FROM_AFAR_PAGES: usize = 2;
/// Type that is read well in front of the sheet: a long list gets as many pages as it needs for it.
const FROM_NEAR: f32 = 10.0;
/// The largest type of a page that a person takes along.
const IN_HAND: f32 = 13.0;
/// The step between two sizes, in points.
pub(crate) const STEP: f32 = 0.5;
/// The space between two columns of rows.
pub(crate) const GUTTER: f32 = 20.0;

/// The demands on a layout.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Demand {
    /// The paper.
    pub(crate) paper: Paper,
    /// The orientation, unless the larger type decides.
    pub(crate) orientation: Option<Orientation>,
    /// The number of pages, unless the type decides.
    pub(crate) pages: Option<usize>,
    /// True for a page that a person takes along, false for sheets on the wall.
    pub(crate) is_in_hand: bool,
}

/// A layout that fits.
#[derive(Debug, Clone)]
pub(crate) struct Fit {
    /// The size of type in points.
    pub(crate) size: f32,
    /// The orientation.
    pub(crate) orientation: Orientation,
    /// The space of the body.
    pub(crate) space: Space,
    /// The body on its pages.
    pub(crate) flow: Flow,
}

/// Measured parts and the lines around them.
pub(crate) struct Body<'a> {
    /// The parts.
    pub(crate) parts: &'a [Part],
    /// The lines around them.
    pub(crate) furniture: &'a Furniture,
}

/// An orientation and a number of columns of rows.
type Shape = (Orientation, usize);

impl Fit {
    /// Returns true if the type is read from afar, on few pages.
    pub(crate) fn is_read_from_afar(&self) -> bool {
        FROM_AFAR <= self.size && self.flow.pages <= FROM_AFAR_PAGES
    }
}

impl Demand {
    /// Returns the widest table that any allowed page can hold, in ems of the smallest type.
    pub(crate) fn widest(&self) -> f32 {
        let widest = self.orientation.unwrap_or(Orientation::Landscape);
        (self.paper.size(widest).0 - 2.0 * MARGIN) / SMALLEST
    }

    fn shapes(&self, parts: &[Part]) -> Vec<Shape> {
        let orientations = self.orientation.map_or(Orientation::ALL.to_vec(), |only| vec![only]);
        let tables = parts.iter().filter(|part| matches!(part, Part::Table(_))).count();
        let most = match (tables, self.is_in_hand) {
            (0, _) => 1,
            (_, true) => 2,
            (_, false) => 3,
        };
        orientations.into_iter().flat_map(|one| (1..=most).map(move |columns| (one, columns))).collect()
    }
}

/// Finds the layout of a report; `None` if not even the smallest type fits.
pub(crate) fn fit(body: &Body<'_>, demand: &Demand) -> Option<Fit> {
    let shapes = demand.shapes(body.parts);
    let best = |pages: usize, largest: f32| best(body, demand, &shapes, pages, largest);
    let asked = demand.pages.and_then(|pages| best(pages, LARGEST));
    if asked.is_some() {
        return asked;
    }
    if demand.is_in_hand {
        return best(1, IN_HAND).or_else(|| fewest(body, demand, &shapes, SMALLEST));
    }
    let from_afar =
        (1..=FROM_AFAR_PAGES).find_map(|pages| best(pages, LARGEST).filter(Fit::is_read_from_afar));
    from_afar.or_else(|| {
        let sizes = steps(SMALLEST, FROM_NEAR).rev();
        let pages = sizes.into_iter().find_map(|size| fewest(body, demand, &shapes, size))?.flow.pages;
        best(pages, LARGEST)
    })
}

/// Returns the layout with the fewest pages at a size.
fn fewest(body: &Body<'_>, demand: &Demand, shapes: &[Shape], size: f32) -> Option<Fit> {
    let fits = shapes.iter().filter_map(|shape| at_size(body, demand, *shape, size));
    fits.min_by_key(|fit| fit.flow.pages)
}

/// Returns the layout with the largest type on at most this many pages. If two shapes allow the same size,
/// the first one is used.
///
/// The search assumes that every size below one that fits does fit too. If lines wrap better at a larger size
/// this can be wrong, and the type is then a step smaller than possible. The result itself always fits.
fn best(body: &Body<'_>, demand: &Demand, shapes: &[Shape], pages: usize, largest: f32) -> Option<Fit> {
    let sizes: Vec<f32> = steps(SMALLEST, largest).collect();
    let mut best: Option<Fit> = None;
    for shape in shapes {
        let fits = |size: &f32| at_size(body, demand, *shape, *size).filter(|fit| fit.flow.pages <= pages);
        let beyond = best.as_ref().map_or(0, |best| sizes.partition_point(|size| *size <= best.size));
        let Some(first) = sizes.get(beyond).and_then(fits) else { continue };
        let larger = &sizes[beyond + 1..];
        let count = larger.partition_point(|size| fits(size).is_some());
        best = count.checked_sub(1).and_then(|last| larger.get(last)).and_then(fits).or(Some(first));
    }
    best
}

fn at_size(body: &Body<'_>, demand: &Demand, (orientation, columns): Shape, size: f32) -> Option<Fit> {
    let page = demand.paper.size(orientation);
    let (first_top, top) = body.furniture.tops(page.0, size);
    let gutters = GUTTER * crate::table::count(columns - 1);
    let width = (page.0 - 2.0 * MARGIN - gutters) / crate::table::count(columns);
    let space = Space { columns, width, first_top, top, bottom: body.furniture.bottom(page) };
    let flow = flow(body.parts, &space, size)?;
    Some(Fit { size, orientation, space, flow })
}

/// Returns the sizes from one to another.
fn steps(from: f32, to: f32) -> impl DoubleEndedIterator<Item = f32> {
    let number = |size: f32| (1..=200_u16).take_while(|at| f32::from(*at) * STEP <= size).count();
    (number(from)..=number(to)).map(|at| crate::table::count(at) * STEP)
}
