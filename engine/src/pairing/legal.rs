//! The check of a round by the absolute criteria, however it was paired.
//!
//! It is written from the articles alone. It uses the history but no pairing engine, so that it can judge
//! every pairing: an engine's, a manual one, one of a report. Articles are those of C.04.3 in the edition in
//! force since February 2026.

use std::fmt;

use super::field::{Color, Entrant, Field, SwissPairing, Tpn};
use super::history::{ByeDenied, History};
use crate::basics::number::Points;

/// A broken rule, with the players concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    /// No player has this pairing number.
    NoSuchPlayer(Tpn),
    /// The player is absent in this round.
    Absent(Tpn),
    /// The player has several places in the round.
    PairedTwice(Tpn),
    /// The player is present and has neither a pair nor the bye.
    NotPaired(Tpn),
    /// The two have played each other.
    MetBefore {
        /// The players.
        pair: (Tpn, Tpn),
        /// The round.
        round: u16,
    },
    /// The two must not meet.
    Forbidden {
        /// The players.
        pair: (Tpn, Tpn),
    },
    /// The player had the pairing-allocated bye before.
    SecondBye {
        /// The player.
        player: Tpn,
        /// The round.
        round: u16,
    },
    /// The player scored a win's points in a round without playing.
    ByeAfterFreeWin {
        /// The player.
        player: Tpn,
        /// The round.
        round: u16,
    },
    /// The two must both get this colour, and neither is a topscorer in the last round.
    SameAbsoluteColor {
        /// The players.
        pair: (Tpn, Tpn),
        /// The colour.
        color: Color,
    },
}

impl Breach {
    /// Returns the article that is broken.
    #[must_use]
    pub const fn article(&self) -> &'static str {
        match self {
            Self::NoSuchPlayer(_) | Self::Absent(_) | Self::PairedTwice(_) | Self::NotPaired(_) => {
                "C.04.3 1.9"
            }
            Self::MetBefore { .. } | Self::Forbidden { .. } => "C.04.3 C1",
            Self::SecondBye { .. } | Self::ByeAfterFreeWin { .. } => "C.04.3 C2",
            Self::SameAbsoluteColor { .. } => "C.04.3 C3",
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPlayer(player) => write!(f, "there is no player {player}"),
            Self::Absent(player) => write!(f, "{player} is absent in this round"),
            Self::PairedTwice(player) => write!(f, "{player} is paired more than once"),
            Self::NotPaired(player) => write!(f, "{player} is not paired"),
            Self::MetBefore { pair: (one, other), round } => {
                write!(f, "{one} and {other} met in round {round}")
            }
            Self::Forbidden { pair: (one, other) } => {
                write!(f, "{one} and {other} must not meet in this event")
            }
            Self::SecondBye { player, round } => {
                write!(f, "{player} had the pairing-allocated bye in round {round}")
            }
            Self::ByeAfterFreeWin { player, round } => {
                write!(
                    f,
                    "{player} scored a win's points without playing in round {round} and cannot get the bye"
                )
            }
            Self::SameAbsoluteColor { pair: (one, other), color } => {
                let color = match color {
                    Color::White => "White",
                    Color::Black => "Black",
                };
                write!(f, "{one} and {other} must both have {color}")
            }
        }
    }
}

/// Lists every absolute criterion that a pairing breaks, in the order of the boards; empty when it is legal.
#[must_use]
pub fn breaches(field: &Field, pairing: &SwissPairing) -> Vec<Breach> {
    let mut breaches = seats(field, pairing);
    for (one, other) in &pairing.boards {
        if one != other {
            breaches.extend(board(field, *one, *other));
        }
    }
    breaches.extend(pairing.bye.and_then(|player| bye(field, player)));
    breaches
}

/// A basic rule of colours that a board breaks for one of its players (C.04.1 articles 6 and 7). The Dutch
/// system breaks these rules if there is no other pairing, so they are not part of [`breaches`]; they are
/// warnings for manual pairings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorBreach {
    /// The player had this colour in the last two games, too.
    ThirdInARow {
        /// The player.
        player: Tpn,
        /// The colour.
        color: Color,
    },
    /// The player gets this colour three times more often than the other one, or even more.
    Difference {
        /// The player.
        player: Tpn,
        /// The colour.
        color: Color,
        /// The difference.
        difference: usize,
    },
}

/// Lists the basic rules of colours that boards break, White first, in the order of the boards.
#[must_use]
pub fn color_breaches(field: &Field, boards: &[(Tpn, Tpn)]) -> Vec<ColorBreach> {
    /// The largest difference of colours that is allowed (article 6).
    const LARGEST: usize = 2;
    let history = History::of(field);
    let seats = boards.iter().flat_map(|(white, black)| [(*white, Color::White), (*black, Color::Black)]);
    let mut breaches = Vec::new();
    for (player, color) in seats {
        let Some(entrant) = history.entrant(player) else { continue };
        let colors: Vec<Color> = history.colors(entrant).collect();
        let same = colors.iter().filter(|had| **had == color).count();
        let difference = (same + 1).saturating_sub(colors.len() - same);
        if LARGEST < difference {
            breaches.push(ColorBreach::Difference { player, color, difference });
        }
        if matches!(colors[..], [.., one, other] if one == color && other == color) {
            breaches.push(ColorBreach::ThirdInARow { player, color });
        }
    }
    breaches
}

/// Returns the players who do not have exactly one place although present, or have one although absent.
fn seats(field: &Field, pairing: &SwissPairing) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let mut times = vec![0_usize; field.entrants.len()];
    for player in pairing.boards.iter().flat_map(|(white, black)| [*white, *black]).chain(pairing.bye) {
        match usize::from(player).checked_sub(1).and_then(|at| times.get_mut(at)) {
            Some(times) => *times += 1,
            None => breaches.push(Breach::NoSuchPlayer(player)),
        }
    }
    for ((player, entrant), times) in (1..).zip(&field.entrants).zip(times) {
        match (entrant.absent, times) {
            (true, 0) | (false, 1) => {}
            (true, _) => breaches.push(Breach::Absent(player)),
            (false, 0) => breaches.push(Breach::NotPaired(player)),
            (false, _) => breaches.push(Breach::PairedTwice(player)),
        }
    }
    breaches
}

/// Returns the rules that two opponents break.
fn board(field: &Field, one: Tpn, other: Tpn) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let history = History::of(field);
    let (Some(first), Some(second)) = (history.entrant(one), history.entrant(other)) else { return breaches };
    if let Some(round) = history.met_in(one, other) {
        breaches.push(Breach::MetBefore { pair: (one, other), round });
    }
    if history.must_not_meet(one, other) {
        breaches.push(Breach::Forbidden { pair: (one, other) });
    }
    let excused = is_topscorer(field, first) || is_topscorer(field, second);
    match (absolute_preference(history, first), absolute_preference(history, second)) {
        (Some(color), Some(same)) if color == same && !excused => {
            breaches.push(Breach::SameAbsoluteColor { pair: (one, other), color });
        }
        _ => {}
    }
    breaches
}

/// C2: returns the breach if the player must not have the pairing-allocated bye.
fn bye(field: &Field, player: Tpn) -> Option<Breach> {
    let history = History::of(field);
    Some(match history.bye_denied(history.entrant(player)?)? {
        ByeDenied::HadBye(round) => Breach::SecondBye { player, round },
        ByeDenied::WonUnplayed(round) => Breach::ByeAfterFreeWin { player, round },
    })
}

/// Article 1.7.1: a colour is absolutely due when the other was had twice more, or in the last two games
/// played.
fn absolute_preference(history: History, entrant: &Entrant) -> Option<Color> {
    let colors: Vec<Color> = history.colors(entrant).collect();
    let whites = colors.iter().filter(|color| **color == Color::White).count();
    let blacks = colors.len() - whites;
    if blacks + 1 < whites {
        return Some(Color::Black);
    }
    if whites + 1 < blacks {
        return Some(Color::White);
    }
    match colors.as_slice() {
        [.., last_but_one, last] if last_but_one == last => Some(last.other()),
        _ => None,
    }
}

/// Article 1.8: whether, in the last round, a player has more than half of the possible points, virtual
/// points included.
fn is_topscorer(field: &Field, entrant: &Entrant) -> bool {
    if field.round < field.rounds {
        return false;
    }
    let completed = usize::from(field.round.saturating_sub(1));
    let scored: Points = entrant.history.iter().map(|record| record.worth(&field.scoring)).sum();
    let score = scored + entrant.virtual_points.get(completed).copied().unwrap_or_default();
    let most = field.scoring.win.max(field.scoring.draw);
    most * i64::from(field.round.saturating_sub(1)) < score * 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scoring::GameScore;
    use crate::game::scoring::PointSystem;
    use crate::pairing::field::{Forbidden, Record};

    /// Players by their completed rounds: `2w` a game, `2f` a forfeit won, `2-` one lost, `U`, `F`, `H`, `Z`;
    /// `!` is absent.
    fn field(players: &str) -> Field {
        let entrants: Vec<Entrant> = players
            .split(',')
            .map(|player| Entrant {
                history: player.split_whitespace().filter(|word| *word != "!").map(record).collect(),
                absent: player.contains('!'),
                virtual_points: Vec::new(),
            })
            .collect();
        let round =
            u16::try_from(entrants.iter().map(|entrant| entrant.history.len()).max().unwrap()).unwrap() + 1;
        Field {
            round,
            rounds: 9,
            initial_color: Some(Color::White),
            scoring: PointSystem::default(),
            entrants,
            forbidden: Vec::new(),
        }
    }

    fn record(word: &str) -> Record {
        let opponent = word[..word.len() - 1].parse().unwrap_or(0);
        let played = |color| Record::Played { opponent, color, score: GameScore::Win };
        match &word[word.len() - 1..] {
            "w" => played(Color::White),
            "b" => played(Color::Black),
            "f" => Record::Forfeit { opponent, won: true },
            "-" => Record::Forfeit { opponent, won: false },
            "U" => Record::PairingAllocatedBye,
            "F" => Record::FullPointBye,
            "H" => Record::HalfPointBye,
            _ => Record::ZeroPointBye,
        }
    }

    #[track_caller]
    fn check_field(field: &Field, boards: &[(Tpn, Tpn)], bye: Option<Tpn>, expected: &[&str]) {
        let pairing = SwissPairing { boards: boards.to_vec(), bye };
        let found = breaches(field, &pairing);
        let found: Vec<String> =
            found.iter().map(|breach| format!("{}: {breach}", breach.article())).collect();
        assert_eq!(found, expected);
    }

    #[track_caller]
    fn check(players: &str, boards: &[(Tpn, Tpn)], bye: Option<Tpn>, expected: &[&str]) {
        check_field(&field(players), boards, bye, expected);
    }

    #[test]
    fn everybody_is_paired_once() {
        check(",,", &[(1, 2)], Some(3), &[]);
        check(",,", &[(1, 2)], None, &["C.04.3 1.9: 3 is not paired"]);
        check(",,!", &[(1, 2)], None, &[]);
        check(",,!", &[(1, 2)], Some(3), &["C.04.3 1.9: 3 is absent in this round"]);
        check(
            ",,,",
            &[(1, 2), (3, 1)],
            None,
            &["C.04.3 1.9: 1 is paired more than once", "C.04.3 1.9: 4 is not paired"],
        );
        check(",", &[(1, 1)], Some(2), &["C.04.3 1.9: 1 is paired more than once"]);
        check(
            ",",
            &[(1, 2), (0, 9)],
            None,
            &["C.04.3 1.9: there is no player 0", "C.04.3 1.9: there is no player 9"],
        );
    }

    #[test]
    fn c1_nobody_meets_twice() {
        check("2w,1b", &[(2, 1)], None, &["C.04.3 C1: 2 and 1 met in round 1"]);
        check("2f,1-", &[(2, 1)], None, &[]);
        let mut field = field("Z,Z,Z,Z");
        field.forbidden = vec![Forbidden { first_round: 2, last_round: 3, players: vec![1, 3, 4] }];
        check_field(&field, &[(1, 2), (3, 4)], None, &["C.04.3 C1: 3 and 4 must not meet in this event"]);
        field.round = 4;
        check_field(&field, &[(1, 2), (3, 4)], None, &[]);
    }

    #[test]
    fn colors_three_times_in_a_row_or_too_different() {
        let found = |players: &str, boards: &[(Tpn, Tpn)]| color_breaches(&field(players), boards);
        let (player, color) = (1, Color::White);
        assert_eq!(
            found("3w 4w,3b 4w", &[(1, 2)]),
            [
                ColorBreach::Difference { player, color, difference: 3 },
                ColorBreach::ThirdInARow { player, color },
            ]
        );
        assert_eq!(found("3b 4w 5w,3b 4w 5b", &[(1, 2)]), [ColorBreach::ThirdInARow { player, color }]);
        assert_eq!(
            found("3w 4w 5b 6w,3b 4w 5b 6w", &[(1, 2)]),
            [ColorBreach::Difference { player, color, difference: 3 }]
        );
        assert_eq!(found("3w 4w,3b 4w", &[(2, 1)]), []);
        // A game that was not played has no colour.
        assert_eq!(found("3w 4f,3b 4w", &[(1, 2)]), []);
    }

    #[test]
    fn c2_a_bye_or_a_free_win_excludes_a_bye() {
        check("U", &[], Some(1), &["C.04.3 C2: 1 had the pairing-allocated bye in round 1"]);
        let free_win =
            ["C.04.3 C2: 1 scored a win's points without playing in round 1 and cannot get the bye"];
        check("F", &[], Some(1), &free_win);
        check("9f", &[], Some(1), &free_win);
        check("H Z 9-", &[], Some(1), &[]);
        let mut odd = field("Z");
        odd.scoring.zero_point_bye = Points::whole(1);
        check_field(&odd, &[], Some(1), &free_win);
    }

    #[test]
    fn c3_two_of_the_same_absolute_preference_do_not_meet() {
        check("9w 8w,7w 6w", &[(1, 2)], None, &["C.04.3 C3: 1 and 2 must both have Black"]);
        check("9w 8w,7w 6b", &[(1, 2)], None, &[]);
        check("9w 8w,7b 6b", &[(1, 2)], None, &[]);
        // Two games of one colour are in a row even with rounds without a game between them.
        check("9b Z 8b,7b 6b Z", &[(1, 2)], None, &["C.04.3 C3: 1 and 2 must both have White"]);
        // Twice more with White, though the last two differ.
        check("9w 8w 7w 6b,5w 4w 3b 9b 8w 7w", &[(1, 2)], None, &["C.04.3 C3: 1 and 2 must both have Black"]);
    }

    #[test]
    fn c3_a_topscorer_of_the_last_round_is_excused() {
        let mut last = field("9w 8w,7w 6w,Z Z");
        last.rounds = 3;
        check_field(&last, &[(1, 2)], Some(3), &[]);
        for record in last.entrants.iter_mut().flat_map(|entrant| &mut entrant.history) {
            if let Record::Played { score, .. } = record {
                *score = GameScore::Draw;
            }
        }
        // Exactly half is not more than half.
        check_field(&last, &[(1, 2)], Some(3), &["C.04.3 C3: 1 and 2 must both have Black"]);
        last.entrants[1].virtual_points = [10, 10, 5].map(Points::from_tenths).into();
        check_field(&last, &[(1, 2)], Some(3), &[]);
    }
}
