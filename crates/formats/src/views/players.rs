//! The starting rank list: all players with their registered data, in the order of the pairing
//! numbers.

use super::pairings::{has_partners, name_of_pair, partner, partner_column};
use super::{Cell, Code, Column, Columns, Datum, Fact, SCREEN, Sense, View};
use crate::views::numbers::called;
use engine::id::RoundNo;
use engine::setup::RatingSystem;
use engine::state::{Player, State};

/// Returns the view of the players, one row each.
#[must_use]
pub fn players(state: &State) -> View<'_> {
    let list = List { state, order: state.by_number() };
    let mut columns = Columns::new();
    columns.add(Column::pairing_number().only_on(SCREEN), |list: &List<'_>, at| {
        list.of(at, |player| Cell::number(list.state, player.id))
    });
    columns.add(Column::text(Code::Name, "Name").only_on(SCREEN), |list, at| {
        list.of(at, |player| Cell::name(list.state, player.id).meaning(presence(player, Sense::Plain)))
    });
    let somebody = |has: &dyn Fn(&Player) -> bool| state.players.iter().any(has);
    let next = state.next_round();
    if state.has_check_in(next) {
        columns.add(Column::text(Code::Here, "here").only_on(SCREEN), move |list: &List<'_>, at| {
            list.of(at, |player| here(list.state, player, next))
        });
    }
    // A column without any value is left out.
    if somebody(&|player| state.rating_of(player).is_some()) {
        columns.add(Column::number(Code::Rating, "rating").only_on(SCREEN), List::rating);
    }
    if state.setup.game.match_rules().is_some() {
        let members = Column::number(Code::Members, "players").dropped(3).only_on(SCREEN);
        columns.add(members, |list: &List<'_>, at| {
            list.of(at, |team| Cell::of(Datum::Count(team.members.len())).meaning(Sense::Aside))
        });
    }
    if has_partners(state) {
        columns.add(partner_column(4).only_on(SCREEN), |list: &List<'_>, at| {
            list.of(at, |player| partner(list.state, player.id, &[]))
        });
    }
    let facts: [(_, _, _, Fact); 9] = [
        (Code::ShortName, "short", 4, |entrant| &entrant.short_name),
        (Code::Captain, "captain", 6, |entrant| &entrant.captain),
        (Code::Title, "title", 6, |entrant| &entrant.title),
        (Code::Sex, "sex", 10, |entrant| &entrant.sex),
        (Code::Federation, "fed", 7, |entrant| &entrant.federation),
        (Code::Born, "born", 11, |entrant| &entrant.born),
        (Code::FideId, "id", 12, |entrant| &entrant.fide_id),
        (Code::Club, "club", 8, |entrant| &entrant.club),
        (Code::Category, "category", 9, |entrant| &entrant.category),
    ];
    let facts = facts.into_iter().filter(|(.., fact)| somebody(&|player| !fact(&player.entrant).is_empty()));
    for (code, head, drop, fact) in facts {
        columns.add(Column::text(code, head).dropped(drop).only_on(SCREEN), move |list, at| {
            list.of(at, |player| Cell::text(fact(&player.entrant)))
        });
    }
    if somebody(&|player| !name_of_pair(state, player).is_empty()) {
        let team = Column::text(Code::Partnership, "team").dropped(5).only_on(SCREEN);
        columns.add(team, |list, at| list.of(at, |player| Cell::text(name_of_pair(list.state, player))));
    }
    if somebody(&|player| player.entrant.fee.is_some()) {
        columns.add(Column::number(Code::Fee, "fee").dropped(13).only_on(SCREEN), |list, at| {
            // Missing fees are marked as soon as one player has paid.
            let unpaid = || Cell::text("–").meaning(Sense::Missing);
            list.of(at, |player| player.entrant.fee.map_or_else(unpaid, |fee| Cell::text(fee.to_string())))
        });
    }
    columns.add(Column::text(Code::Remarks, "remarks").dropped(1).only_on(SCREEN), |list, at| {
        list.of(at, |player| Cell::text(remarks(list.state, player)).meaning(presence(player, Sense::Bye)))
    });
    let len = list.order.len();
    columns.of(list, len)
}

struct List<'a> {
    state: &'a State,
    order: Vec<&'a Player>,
}

impl<'a> List<'a> {
    fn of(&self, at: usize, cell: impl Fn(&'a Player) -> Cell<'a>) -> Cell<'a> {
        self.order.get(at).copied().map_or_else(Cell::empty, cell)
    }

    fn rating(&self, at: usize) -> Cell<'a> {
        // The event's own ratings have its decimals, others the registered ones.
        let rating = self.state.setup.rating_of_players();
        let places = if matches!(rating, RatingSystem::Unrated) { 0 } else { rating.decimals() };
        self.of(at, |player| Cell::of(Datum::Rating(self.state.rating_of(player), places)))
    }
}

/// Returns the cell that says if a player has arrived for a round; empty if the player is not expected.
fn here<'a>(state: &State, player: &Player, round: RoundNo) -> Cell<'a> {
    if state.is_here(player.id, round) {
        return Cell::text("✓").meaning(Sense::Win);
    }
    let is_expected = player.is_present(round) && !player.byes.contains_key(&round);
    if is_expected {
        Cell::text("×").meaning(Sense::Missing)
    } else {
        Cell::text("–").meaning(Sense::Aside)
    }
}

/// Returns `there` for a player who takes part; for others the remarks show since when they are absent.
fn presence(player: &Player, there: Sense) -> Sense {
    if player.gone().is_some() { Sense::Absent } else { there }
}

/// Returns the remarks on a player: absence, late entry, requested byes, a fixed board, prohibited
/// opponents.
#[must_use]
pub fn remarks(state: &State, player: &Player) -> String {
    let mut remarks = Vec::new();
    if let Some(away) = player.gone() {
        let what = if away.excluded { "excluded" } else { "withdrawn" };
        remarks.push(format!("† {what} after R{}", away.after));
        if away.excluded && player.is_left_out {
            remarks.push("not ranked".to_owned());
        }
    }
    if player.first_round.0 > 1 {
        remarks.push(format!("from R{}", player.first_round));
    }
    remarks.extend(player.byes.iter().map(|(round, bye)| format!("{} in R{round}", bye.letter())));
    remarks.extend(player.fixed_board.map(|board| format!("board {board}")));
    for group in state.forbidden.iter().filter(|group| group.players.contains(&player.id)) {
        let others = group.players.iter().filter(|other| **other != player.id);
        let others: Vec<String> = others.map(|other| called(state, *other)).collect();
        remarks.push(format!("≠ {}", others.join("; ")));
    }
    remarks.join(" · ")
}
