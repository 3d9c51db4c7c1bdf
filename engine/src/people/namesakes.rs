//! Facts that distinguish namesakes.

use super::entrant::Entrant;
use super::person;

/// The distinction of a player from namesakes.
pub(crate) enum Told {
    /// A fact about the player.
    Fact(String),
    /// The pairing number, without any other difference.
    Number,
}

/// Returns the distinction of a person from the others of the same name; `None` without namesakes.
pub(crate) fn told_apart(own: &Entrant, namesakes: &[&Entrant]) -> Option<Told> {
    if namesakes.is_empty() {
        return None;
    }
    let facts: [fn(&Entrant) -> String; 5] = [
        |entrant| entrant.short_name.to_string(),
        |entrant| entrant.club.to_string(),
        |entrant| entrant.federation.to_string(),
        |entrant| person::year(&entrant.born).map_or_else(String::new, |year| year.to_string()),
        |entrant| if entrant.fide_id.is_empty() { String::new() } else { format!("id {}", entrant.fide_id) },
    ];
    let told = facts.iter().map(|fact| (fact, fact(own)));
    let mut telling =
        told.filter(|(fact, told)| !told.is_empty() && namesakes.iter().all(|other| fact(other) != *told));
    Some(telling.next().map_or(Told::Number, |(_, told)| Told::Fact(told)))
}
