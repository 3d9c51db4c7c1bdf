//! Points with one decimal, as the columns of a report hold them.

use engine::number::Points;
use engine::scoring::PointSystem;

/// Reads points: digits, at most one decimal, possibly a minus; at most six characters (trf, pts4 and pts6).
pub(super) fn read(text: &str) -> Option<Points> {
    let one_decimal = text.split_once('.').is_none_or(|(_, decimals)| decimals.len() == 1);
    (text.len() <= 6 && one_decimal).then(|| text.parse().ok()).flatten()
}

/// Returns the part of the points that fits into a column: whole tenths, hundredths cut off.
pub(super) const fn cut(points: Points) -> Points {
    Points::from_units(points.units() / 10 * 10)
}

/// Returns the part of a point system that fits into the columns.
pub(super) const fn cut_system(points: &PointSystem) -> PointSystem {
    PointSystem {
        win: cut(points.win),
        draw: cut(points.draw),
        loss: cut(points.loss),
        forfeit_loss: cut(points.forfeit_loss),
        zero_point_bye: cut(points.zero_point_bye),
        pairing_allocated_bye: cut(points.pairing_allocated_bye),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_one_decimal() {
        let texts = ["4.5", "17", "0.0", "-11.5", "1.25", ".5", "5.", "", "-", "1e3", "99999.5", "1.2.3"];
        let shown = texts.map(|text| read(text).map_or("-".to_owned(), |points| points.to_string()));
        assert_eq!(shown.join(" "), "4.5 17.0 0.0 -11.5 - - - - - - - -");
        let cut = ["0.25", "-0.25", "99.99", "3"].map(|text| cut(text.parse().unwrap()).to_string());
        assert_eq!(cut.join(" "), "0.2 -0.2 99.9 3.0");
    }
}
