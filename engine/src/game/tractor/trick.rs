//! The winner of a trick, with the reason (2.4).
//!
//! The trick is judged alone: this module does not know the earlier tricks, or whether a player could have
//! held the cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::arrange::honor_order;
use super::cards::{BadPlay, Card, Play};
use super::order::{CardOrder, Category, Order};
use super::structure::{Structure, Tally};
use super::table::Seat;
use crate::basics::why::Why;

/// The four plays of a trick in order of play, the lead first (2.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trick {
    /// The lead, then the plays of the next three players.
    pub plays: [Play; 4],
}

/// A reason why a text is not a trick.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadTrick {
    /// Not four plays.
    #[error("{0} plays in a trick")]
    NotFourPlays(usize),
    /// A play that is not a row of cards.
    #[error("play {}: {bad}", place + 1)]
    Play {
        /// The place in order of play, from 0.
        place: usize,
        /// The error.
        bad: BadPlay,
    },
}

impl BadTrick {
    /// Suggests the correct input.
    #[must_use]
    pub const fn way_out(&self) -> &'static str {
        match self {
            Self::NotFourPlays(_) => "four: the lead, then the plays of the next three players",
            Self::Play { bad, .. } => bad.way_out(),
        }
    }
}

/// Reads four rows of cards, separated by spaces or tabs.
impl FromStr for Trick {
    type Err = BadTrick;

    fn from_str(text: &str) -> Result<Self, BadTrick> {
        let fields = text.split([' ', '\t']).filter(|field| !field.is_empty()).collect::<Vec<_>>();
        let four = <[&str; 4]>::try_from(fields).map_err(|fields| BadTrick::NotFourPlays(fields.len()))?;
        Self::from_fields(four)
    }
}

impl Trick {
    /// Reads the four plays, the lead first.
    ///
    /// # Errors
    ///
    /// If one of them is not a row of cards.
    #[inline]
    pub fn from_fields(fields: [&str; 4]) -> Result<Self, BadTrick> {
        let read = |place: usize| fields[place].parse().map_err(|bad| BadTrick::Play { place, bad });
        Ok(Self { plays: [read(0)?, read(1)?, read(2)?, read(3)?] })
    }

    /// Returns the points of all cards of the trick (2.1).
    #[must_use]
    pub fn points(&self) -> u32 {
        self.plays.iter().map(Play::points).sum()
    }
}

/// The four rows of cards as typed.
impl fmt::Display for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lead, second, third, fourth] = &self.plays;
        write!(f, "{lead} {second} {third} {fourth}")
    }
}

impl Serialize for Trick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Trick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// The standing of a play in its trick (2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It competes, with this honor order.
    Competes(Order),
    /// Its cards are of more than one category (step 1).
    Mixed,
    /// Its cards are of one category, neither the lead's nor trumps (step 1).
    OtherCategory(Category),
    /// It cannot be arranged in the lead's structure (step 2).
    NotArranged,
}

impl Standing {
    /// Returns the honor order of a play that competes.
    #[must_use]
    pub const fn honor(self) -> Option<Order> {
        match self {
            Self::Competes(honor) => Some(honor),
            Self::Mixed | Self::OtherCategory(_) | Self::NotArranged => None,
        }
    }
}

/// The judge's decision on one trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// The category of the lead.
    pub category: Category,
    /// The structure of the lead, which the other plays must match (2.3).
    pub structure: Structure,
    /// The standing of each play, in order of play.
    pub standings: [Standing; 4],
    /// The place of the winning play in order of play, 0 to 3.
    pub winner: usize,
    /// The reason in short.
    pub reason: Reason,
}

/// The reason why a play wins, in a few words: `highest spade`, `tractor, top BJ`, `only trump`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    claim: Claim,
    structure: Structure,
    category: Category,
    honor: Card,
}

/// The difference between the winning play and the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// No other play can win.
    Only,
    /// No other play of trumps can win; the lead is plain.
    OnlyTrump,
    /// Another play is as high, but was played later.
    First,
    /// Every other play is lower.
    Highest,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.structure.word();
        let (category, honor) = (self.category.word(), self.honor);
        match (self.claim, kind) {
            (Claim::Only | Claim::OnlyTrump, "single") => write!(f, "only {category}"),
            (Claim::Only, _) => write!(f, "only {kind}"),
            (Claim::OnlyTrump, _) => write!(f, "only {category} {kind}"),
            (Claim::First, "single") => write!(f, "first {honor}"),
            (Claim::First, _) => write!(f, "first {kind}, top {honor}"),
            (Claim::Highest, "single") => write!(f, "highest {category}"),
            (Claim::Highest, _) => write!(f, "{kind}, top {honor}"),
        }
    }
}

/// A lead whose cards are not of one category (2.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the lead has a {} and a {}", one.word(), other.word())]
pub struct MixedLead {
    /// The category of the lead's first card.
    pub one: Category,
    /// The category of a card that differs.
    pub other: Category,
}

/// Decides a trick and reports the reasons to `why` with the players' names (2.4).
///
/// # Errors
///
/// If the lead is not of one category. Plays of uneven lengths are not checked here.
#[inline]
pub fn judge(
    trick: &Trick,
    order: &CardOrder,
    leader: Seat,
    why: &mut dyn Why,
) -> Result<Verdict, MixedLead> {
    let [lead, follows @ ..] = &trick.plays;
    let category = check_lead(lead, order)?;
    let tally = Tally::of(lead, order);
    let structure = Structure::of_lead(tally);
    let mut standings = [standing_of(tally, &structure); 4];
    for (standing, follow) in standings.iter_mut().skip(1).zip(follows) {
        *standing = standing_of_follow(follow, order, category, &structure);
    }
    let winner = first_highest(standings);
    let reason = reason(trick, order, standings, winner, structure);
    let verdict = Verdict { category, structure, standings, winner, reason };
    if why.listens() {
        explain(trick, &verdict, leader, why);
    }
    Ok(verdict)
}

/// Returns the category of a lead.
///
/// # Errors
///
/// If it is not of one category (2.10).
#[inline]
pub fn check_lead(lead: &Play, order: &CardOrder) -> Result<Category, MixedLead> {
    order.category_of_all(lead).ok_or_else(|| mixed_lead(lead, order))
}

#[cold]
fn mixed_lead(lead: &Play, order: &CardOrder) -> MixedLead {
    let mut categories = lead.cards().iter().map(|&card| order.category(card));
    let one = categories.next().unwrap_or(Category::Trumps);
    MixedLead { one, other: categories.find(|&category| category != one).unwrap_or(one) }
}

/// Applies steps 1 and 2 to the play of a follower.
#[inline]
fn standing_of_follow(follow: &Play, order: &CardOrder, lead: Category, structure: &Structure) -> Standing {
    match order.category_of_all(follow) {
        None => Standing::Mixed,
        Some(category) if category == lead || category == Category::Trumps => {
            standing_of(Tally::of(follow, order), structure)
        }
        Some(category) => Standing::OtherCategory(category),
    }
}

/// Applies step 2 to a play of a category that can win.
#[inline]
fn standing_of(tally: Tally, structure: &Structure) -> Standing {
    honor_order(tally, structure).map_or(Standing::NotArranged, Standing::Competes)
}

/// Finds the highest play; among equals the first one (step 3).
#[inline]
fn first_highest(standings: [Standing; 4]) -> usize {
    let mut winner = 0;
    for (place, standing) in standings.iter().enumerate() {
        if standings[winner].honor() < standing.honor() {
            winner = place;
        }
    }
    winner
}

fn reason(
    trick: &Trick,
    order: &CardOrder,
    standings: [Standing; 4],
    winner: usize,
    structure: Structure,
) -> Reason {
    let play = &trick.plays[winner];
    let category_of = |place: usize| trick.plays[place].cards().first().map(|&card| order.category(card));
    let category = category_of(winner).unwrap_or(Category::Trumps);
    let rivals = || (0..4).filter(|&place| place != winner && standings[place].honor().is_some());
    let claim = if rivals().next().is_none() {
        Claim::Only
    } else if category_of(0) != Some(category) && rivals().all(|place| category_of(place) != Some(category)) {
        Claim::OnlyTrump
    } else if rivals().any(|place| standings[place].honor() == standings[winner].honor()) {
        Claim::First
    } else {
        Claim::Highest
    };
    Reason { claim, structure, category, honor: honor_card(play, order, standings[winner], &structure) }
}

/// Finds a card that can be the honor card: of the honor order, and part of a pair unless singles were led.
fn honor_card(play: &Play, order: &CardOrder, standing: Standing, structure: &Structure) -> Card {
    let needed = if structure.n_pairs() == 0 { 1 } else { 2 };
    let copies = |card: Card| play.cards().iter().filter(|&&other| other == card).count();
    let highest = |&&card: &&Card| Some(order.order(card)) == standing.honor() && needed <= copies(card);
    let found = play.cards().iter().find(highest).or_else(|| play.cards().first());
    found.copied().unwrap_or(Card::RED_JOKER)
}

fn explain(trick: &Trick, verdict: &Verdict, leader: Seat, why: &mut dyn Why) {
    let (structure, category) = (verdict.structure, verdict.category.word());
    let lead = &trick.plays[0];
    why.because(
        "Tractor: structure",
        format_args!("{leader} leads {lead}: {category}s, structure {structure}"),
    );
    for (place, play) in trick.plays.iter().enumerate().skip(1) {
        explain_standing(leader.after(place), play, verdict.standings[place], why);
    }
    let winner = leader.after(verdict.winner);
    why.because("Tractor: trick", format_args!("{winner} wins: {}", verdict.reason));
}

fn explain_standing(seat: Seat, play: &Play, standing: Standing, why: &mut dyn Why) {
    match standing {
        Standing::Mixed => {
            why.because("Tractor: trick", format_args!("{seat}: {play} is of more than one category"));
        }
        Standing::OtherCategory(category) => {
            let category = category.word();
            let fact = format_args!("{seat}: {play} is of {category}s, neither as led nor trumps");
            why.because("Tractor: trick", fact);
        }
        Standing::NotArranged => why.because(
            "Tractor: trick",
            format_args!("{seat}: {play} cannot be arranged in the structure of the lead"),
        ),
        Standing::Competes(honor) => {
            why.because(
                "Tractor: structure",
                format_args!("{seat}: {play} competes with honor order {honor}"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::why::Reason as Fact;

    #[track_caller]
    fn check_with(main: &str, trick: &str, expected: &str) {
        let order = CardOrder::new(main.parse().unwrap(), "7".parse().unwrap());
        let shown = match judge(&trick.parse().unwrap(), &order, Seat::Alice, &mut ()) {
            Ok(verdict) => format!("{}: {}", Seat::Alice.after(verdict.winner), verdict.reason),
            Err(error) => error.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[track_caller]
    fn check(trick: &str, expected: &str) {
        check_with("H", trick, expected);
    }

    #[test]
    fn s2_4_examples_of_the_table() {
        check("SA S2 ST S5", "Alice: highest spade");
        check("SA S2 ST SA", "Alice: first SA");
        check("SA S2 ST H2", "David: only trump");
        check("SA H2 C7 D7", "Charles: first C7");
        check("C2C2 C3C4 C7D7 RJBJ", "Alice: only pair");
        check("D3D3 DTDT SKSK H2H3", "Bob: pair, top DT");
        check("D3D3 DTDT SKSK H2H2", "David: only trump pair");
        check("D6D6D8D8 DJDJDKDK DTDTD2D3 HTHTBJBJ", "Alice: only tractor");
        check("H6H6H8H8 H7H7BJBJ C2C2C3C4 HKHKRJRJ", "Bob: tractor, top BJ");
        check("H6H6H8H8 H7H7D7D7 C2C2C3C4 HKHKRJRJ", "Bob: tractor, top H7");
        check("SASK STST C2H3 S7SK", "Alice: throw, top SA");
        check("SASK HKH3 HAH2 S7SK", "Charles: throw, top HA");
        check("SASK HAH2 HAH3 S7SK", "Bob: first throw, top HA");
        check("S2S2S3S3SA H3H3H4H4RJ D7D7H7H7H2 S7S7SQSJS6", "Charles: throw, top H7");
    }

    #[test]
    fn s2_4_nobody_follows() {
        check("SA C2 CT C5", "Alice: only spade");
        check("SASK CACK DADK H2S3", "Alice: only throw");
        check("SASK HKH3 DADK S7SK", "Bob: only trump throw");
    }

    #[test]
    fn s2_9_a_follow_of_the_same_category_beats_a_throw() {
        check("SQSJ SAS2 S3S4 S5S6", "Bob: throw, top SA");
    }

    #[test]
    fn s2_3_the_packing_decides() {
        check_with(
            "H",
            "D2D2D3D3D4D4D6D6D8D8DTDTDJDJ H2H2H3H3H4H4HJHJHQHQHKHKHAHA \
             H5H5H6H6H8H8H9H9HTHTS7S7H7H7 D2D3D4D6D8DTDJC2C3C4C5C6C8C9",
            "Charles: throw, top HT",
        );
    }

    #[test]
    fn s2_10_a_lead_of_two_categories() {
        check("SAS7 S2S3 S4S5 S6S8", "the lead has a spade and a trump");
        check_with("O", "SAHA S2S3 S4S5 S6S8", "the lead has a spade and a heart");
    }

    #[test]
    fn the_reasons_name_the_players_and_the_clauses() {
        let order = CardOrder::new("H".parse().unwrap(), "7".parse().unwrap());
        let mut why = Vec::<Fact>::new();
        judge(&"D3D3 C3C3 SKHK H2H2".parse().unwrap(), &order, Seat::Bob, &mut why).unwrap();
        let told = why.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            told,
            [
                "Tractor: structure: Bob leads D3D3: diamonds, structure 2",
                "Tractor: trick: Charles: C3C3 is of clubs, neither as led nor trumps",
                "Tractor: trick: David: SKHK is of more than one category",
                "Tractor: structure: Alice: H2H2 competes with honor order 12",
                "Tractor: trick: Alice wins: only trump pair",
            ]
        );
    }

    #[test]
    fn a_trick_is_written_exactly_as_it_was_typed() {
        let typed = "S7S6S7S6 SASKSJST STS8S4S4 S3S5SJSQ";
        assert_eq!(typed.parse::<Trick>().unwrap().to_string(), typed);
        assert_eq!("SA S2 ST".parse::<Trick>(), Err(BadTrick::NotFourPlays(3)));
        let bad = "SA S2 F7 S3".parse::<Trick>().unwrap_err().to_string();
        assert_eq!(bad, "play 3: `F7` is not a card");
    }
}
