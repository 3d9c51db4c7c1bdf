//! The changes of an act, item by item: old and new value.
//!
//! Registrations, results and similar acts are complete in themselves. This module is for acts that
//! replace something and contain only the new value.

use std::fmt;

use crate::views::numbers::called;
use crate::views::{Datum, time_control, words};
use engine::action::{Act, ByeKind, Details, Entrant, ListedRating, Outcome, RatingKind};
use engine::catalogue::FIXED_RATING;
use engine::id::{PlayerId, RoundNo};
use engine::number::Points;
use engine::parameter::{Parameter, Value};
use engine::prizes::{Category, PrizeRules, Sharing};
use engine::rating::kind::order_name;
use engine::setup::{Ranking, Setup, TieBreak};
use engine::state::State;
use engine::text::Label;

/// The word for a missing value.
const NOTHING: &str = "none";

/// A single change of an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The changed item.
    pub what: String,
    /// The old value; empty if there was none.
    pub was: String,
    /// The new value; empty if it was removed.
    pub now: String,
}

/// For instance `rounds: 5 → 7`.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |text: &str| if text.is_empty() { NOTHING.to_owned() } else { text.to_owned() };
        write!(f, "{}: {} → {}", self.what, shown(&self.was), shown(&self.now))
    }
}

/// The most changes in a line; the rest is counted.
const TOLD: usize = 8;

/// Joins changes to one text; if there are many, they are counted.
#[must_use]
pub fn listed(changes: &[Change]) -> String {
    let mut told: Vec<String> = changes.iter().take(TOLD).map(ToString::to_string).collect();
    if TOLD < changes.len() {
        told.push(format!("{} more", changes.len() - TOLD));
    }
    told.join("; ")
}

/// Returns the player or board of a change, if the change does not name it itself.
#[must_use]
pub fn whose(before: &State, act: &Act) -> Option<String> {
    if let Act::CorrectForRating { round, board, .. } = act {
        let seats = before.board(*round, *board).map_or(&[][..], |held| &held.seats);
        return Some(words::board(before, (*round, *board), seats));
    }
    let (Act::Edit { id, .. }
    | Act::FixBoard { id, .. }
    | Act::GrantBye { id, .. }
    | Act::Members { team: id, .. }
    | Act::LeaveOut { id, .. }
    | Act::BarHalfPointByes { id, .. }) = act
    else {
        return None;
    };
    Some(called(before, *id))
}

/// Returns the changes of an act compared with the event before it; `None` for an act that replaces
/// nothing.
#[must_use]
#[expect(clippy::too_many_lines, reason = "an act each")]
pub fn of(before: &State, act: &Act) -> Option<Vec<Change>> {
    let mut changes = Vec::new();
    match act {
        Act::Edit { id, entrant } => changes.extend(of_person(&before.player(*id)?.entrant, entrant)),
        Act::TakeList { new, changed, .. } => listed_players(before, new, changed, &mut changes),
        Act::Configure { details, setup } => {
            described(&before.details, details, &mut changes);
            set_up(&before.setup, setup, &mut changes);
        }
        Act::ResizeTables { .. } => {
            let mut then = before.clone();
            then.evolve(act);
            set_up(&before.setup, &then.setup, &mut changes);
        }
        Act::Prizes { rules } => {
            of_prizes(before.prizes.as_deref(), rules.as_deref(), &mut changes);
        }
        Act::CheckIn { round, players, here } => seen(before, *round, players, *here, &mut changes),
        Act::Number { order, .. } => numbered(before, order, &mut changes),
        Act::FixBoard { id, board } => {
            let shown = |board: Option<engine::id::BoardNo>| {
                board.map_or_else(String::new, |board| board.to_string())
            };
            let was = before.player(*id)?.fixed_board;
            note(&mut changes, "fixed board", shown(was), shown(*board));
        }
        Act::Rearrange { round, boards, byes } => {
            arranged(before, *round, boards, &vec![None; boards.len()], byes, &mut changes);
        }
        Act::CorrectRound { round, boards, outcomes, byes, .. } => {
            arranged(before, *round, boards, outcomes, byes, &mut changes);
        }
        Act::Give { tie_break, values } => {
            let held = before.given.get(tie_break);
            for (player, now) in values {
                let was = held.and_then(|held| held.get(player)).copied();
                let shown =
                    |value: Option<Points>| value.map_or_else(String::new, |value| format!("{value:.0}"));
                note(
                    &mut changes,
                    &format!("{tie_break} of {}", called(before, *player)),
                    shown(was),
                    shown(*now),
                );
            }
        }
        Act::GrantBye { id, round, bye } => {
            let was = before.player(*id)?.byes.get(round).map_or("", |was| was.name());
            note(&mut changes, &format!("bye in round {round}"), was, bye.name());
        }
        Act::CorrectForRating { round, board, reported, .. } => {
            let held = before.board(*round, *board)?;
            let shown = |outcome: Option<&Outcome>| words::score(outcome.or(held.outcome.as_ref()));
            note(
                &mut changes,
                "reported for rating",
                shown(held.reported.as_ref()),
                shown(reported.as_ref()),
            );
        }
        Act::LeaveOut { id, out } => {
            let shown = |out| if out { "left out" } else { "ranked" };
            let was = before.player(*id)?.is_left_out;
            note(&mut changes, "standings", shown(was).to_owned(), shown(*out).to_owned());
        }
        Act::BarHalfPointByes { id, barred } => {
            let shown = |barred| if barred { "none" } else { "allowed" };
            let was = before.player(*id)?.is_barred_from_byes;
            note(&mut changes, "half-point byes", shown(was).to_owned(), shown(*barred).to_owned());
        }
        Act::Rerate { from, ratings } => {
            for (id, now) in ratings {
                let was = before.player(*id)?.rated_from.get(from).map_or(&[][..], Vec::as_slice);
                let shown = |listed: &[ListedRating]| {
                    let told = listed.iter().map(|one| format!("{} {}", one.kind.name(), one.rating));
                    told.collect::<Vec<_>>().join(", ")
                };
                let what = format!("ratings of {} from round {from} on", called(before, *id));
                note(&mut changes, &what, shown(was), shown(now));
            }
        }
        Act::Partner { pairs, parted } => {
            let partner = |id: Option<PlayerId>| id.map_or_else(String::new, |id| called(before, id));
            let now = |id: &PlayerId| {
                let own = pairs.iter().find(|pair| pair.contains(id));
                own.and_then(|pair| pair.iter().find(|other| *other != id)).copied()
            };
            let named: Vec<PlayerId> = pairs.iter().flatten().chain(parted).copied().collect();
            let left = named.iter().filter_map(|id| before.partner_of(*id)).filter(|id| !named.contains(id));
            for id in named.iter().copied().chain(left) {
                let what = format!("partner of {}", called(before, id));
                note(&mut changes, &what, partner(before.partner_of(id)), partner(now(&id)));
            }
            // The first list of names changes nothing.
            if changes.is_empty() && !before.has_named_partners {
                return None;
            }
        }
        Act::Members { team, members } => {
            let was = &before.player(*team)?.members;
            if was.is_empty() {
                return None;
            }
            of_members(was, members, &mut changes);
        }
        Act::Forbid { players, first, last } => {
            let is_kept_apart = before.forbidden.iter().any(|group| {
                group.first <= *first
                    && *last <= group.last
                    && players.iter().all(|id| group.players.contains(id))
            });
            let shown = |apart| if apart { "must not meet" } else { "may meet" };
            let named: Vec<String> = players.iter().map(|id| called(before, *id)).collect();
            note(&mut changes, &named.join(" – "), shown(is_kept_apart), shown(true));
        }
        Act::Agree { round, board } => {
            let passes = |agreed| if agreed { "twice" } else { "once" };
            let was = before.board(*round, *board)?.agreed;
            note(&mut changes, &format!("result of board {board}, typed"), passes(was), passes(true));
        }
        Act::Register { .. }
        | Act::DrawLots { .. }
        | Act::Remove { .. }
        | Act::Withdraw { .. }
        | Act::Exclude { .. }
        | Act::Return { .. }
        | Act::CancelBye { .. }
        | Act::DrawColor { .. }
        | Act::Publish { .. }
        | Act::Unpublish { .. }
        | Act::Record { .. }
        | Act::Dispute { .. }
        | Act::Uphold { .. }
        | Act::LineUp { .. }
        | Act::RecordGame { .. }
        | Act::Correct { .. }
        | Act::Seal { .. }
        | Act::KeepReport { .. }
        | Act::Value { .. }
        | Act::DrawPosition { .. }
        | Act::NameKey { .. }
        | Act::Sign { .. }
        | Act::Note { .. } => return None,
    }
    Some(changes)
}

#[expect(clippy::needless_pass_by_value, reason = "numbers and texts are given alike")]
fn note(changes: &mut Vec<Change>, what: &str, was: impl ToString, now: impl ToString) {
    let (was, now) = (was.to_string(), now.to_string());
    if was != now {
        changes.push(Change { what: what.to_owned(), was, now });
    }
}

/// Returns the differences between two versions of a person, field by field.
#[must_use]
pub fn of_person(was: &Entrant, now: &Entrant) -> Vec<Change> {
    let mut found = Vec::new();
    let changes = &mut found;
    let number = |number: Option<String>| number.unwrap_or_default();
    note(changes, "name", &was.name, &now.name);
    let rating = |of: &Entrant| number(of.rating.map(|rating| rating.to_string()));
    note(changes, "rating", rating(was), rating(now));
    for kind in RatingKind::ALL {
        let listed = |of: &Entrant| of.listed(*kind).map_or_else(String::new, ListedRating::to_string);
        note(changes, &format!("{} rating", kind.name()), listed(was), listed(now));
    }
    note(changes, "title", &was.title, &now.title);
    note(changes, "sex", &was.sex, &now.sex);
    note(changes, "federation", &was.federation, &now.federation);
    note(changes, "FIDE id", &was.fide_id, &now.fide_id);
    note(changes, "born", &was.born, &now.born);
    note(changes, "club", &was.club, &now.club);
    note(changes, "category", &was.category, &now.category);
    note(changes, "partnership", &was.partnership, &now.partnership);
    note(changes, "short name", &was.short_name, &now.short_name);
    note(changes, "captain", &was.captain, &now.captain);
    let fee = |of: &Entrant| number(of.fee.map(|fee| fee.to_string()));
    note(changes, "fee", fee(was), fee(now));
    found
}

/// Lists the changes of a team's list by the numbers in it: another person, or other facts of the same one.
fn of_members(was: &[Entrant], now: &[Entrant], changes: &mut Vec<Change>) {
    for at in 0..was.len().max(now.len()) {
        let number = format!("player {}", at + 1);
        match (was.get(at), now.get(at)) {
            (Some(was), Some(now)) if was.name == now.name => {
                let fields = of_person(was, now).into_iter();
                let of = |field: &Change| format!("{number} {} · {}", was.name, field.what);
                changes.extend(fields.map(|field| Change { what: of(&field), ..field }));
            }
            (was, now) => {
                let is_rated_anew = was.zip(now).is_some_and(|(was, now)| was.rating != now.rating);
                note(changes, &number, member(was, is_rated_anew), member(now, is_rated_anew));
            }
        }
    }
}

/// Names a player of a team's list, with the rating if that changes too.
fn member(of: Option<&Entrant>, is_rated_anew: bool) -> String {
    let Some(of) = of else { return String::new() };
    let rating = of.rating.filter(|_| is_rated_anew).map_or_else(String::new, |rating| format!(" {rating}"));
    format!("{}{rating}", of.name)
}

/// Lists the changes of a list to each player, and its new players.
fn listed_players(before: &State, new: &[Entrant], known: &[(PlayerId, Entrant)], changes: &mut Vec<Change>) {
    for (id, entrant) in known {
        let Some(was) = before.player(*id).map(|player| &player.entrant) else { continue };
        let fields = of_person(was, entrant).into_iter();
        changes
            .extend(fields.map(|field| Change { what: format!("{} · {}", was.name, field.what), ..field }));
    }
    for entrant in new {
        let rating = entrant.rating.map_or_else(String::new, |rating| format!(", {rating}"));
        note(changes, &entrant.name, "", format!("registered{rating}"));
    }
}

/// Joins names, which contain commas.
#[must_use]
pub fn names(names: &[Label]) -> String {
    names.iter().map(|name| &**name).collect::<Vec<_>>().join("; ")
}

fn described(was: &Details, now: &Details, changes: &mut Vec<Change>) {
    note(changes, "title", &was.title, &now.title);
    note(changes, "place", &was.place, &now.place);
    note(changes, "first day", &was.first_day, &now.first_day);
    note(changes, "last day", &was.last_day, &now.last_day);
    note(changes, "chief arbiter", &was.arbiter, &now.arbiter);
    note(changes, "deputies", names(&was.deputies), names(&now.deputies));
    note(changes, "federation", &was.federation, &now.federation);
    note(changes, "rate of play", &was.rate_of_play, &now.rate_of_play);
    let control = |of: &Details| time_control::in_words(&of.time_control);
    note(changes, "time control", control(was), control(now));
    note(changes, "language", &was.language, &now.language);
    note(changes, "page", &was.page, &now.page);
    for at in 0..was.schedule.len().max(now.schedule.len()) {
        let begins = |of: &Details| of.schedule.get(at).map(ToString::to_string).unwrap_or_default();
        note(changes, &format!("round {} begins", at + 1), begins(was), begins(now));
    }
}

fn set_up(was: &Setup, now: &Setup, changes: &mut Vec<Change>) {
    note(changes, "rounds", was.rounds, now.rounds);
    let twice = |of: &Setup| Value::Yes(of.regulations.second_pass);
    note(changes, "second pass", twice(was), twice(now));
    note(changes, "game", was.game.name(), now.game.name());
    set(&was.game.parameters(), &now.game.parameters(), changes);
    let drawn = |of: &Setup| Value::Yes(of.regulations.chess960);
    note(changes, "Chess960", drawn(was), drawn(now));
    note(changes, "pairing", was.pairing.name(), now.pairing.name());
    set(&was.pairing.parameters(), &now.pairing.parameters(), changes);
    note(changes, "rating", was.rating.name(), now.rating.name());
    set(&was.rating.parameters(), &now.rating.parameters(), changes);
    note(changes, "rating used", order_name(&was.rated_by), order_name(&now.rated_by));
    note(changes, "ranking", was.ranking.name(), now.ranking.name());
    let codes = |of: &Ranking| of.tie_breaks().iter().map(TieBreak::code).collect::<Vec<_>>().join(" ");
    let names = |of: &Ranking| of.tie_breaks().iter().map(TieBreak::name).collect::<Vec<_>>().join(", ");
    // If the codes are the same, only the names show the difference.
    if codes(&was.ranking) == codes(&now.ranking) {
        note(changes, "tie-breaks", names(&was.ranking), names(&now.ranking));
    } else {
        note(changes, "tie-breaks", codes(&was.ranking), codes(&now.ranking));
    }
    let (before, after) = (was.ranking.parameters(was), now.ranking.parameters(now));
    set(&before, &after, changes);
    set(&was.team_parameters(), &now.team_parameters(), changes);
    let fixed = |all: &[Parameter]| {
        let found = all.iter().find(|parameter| parameter.name == FIXED_RATING);
        found.map_or_else(String::new, |parameter| parameter.value.to_string())
    };
    note(changes, FIXED_RATING, fixed(&before), fixed(&after));
    let order = |of: &Setup| of.regulations.strength.name();
    note(changes, "initial order by", order(was), order(now));
    let long = |of: &Setup| if of.regulations.long { "yes" } else { "no" };
    note(changes, "over 30 days", long(was), long(now));
    let mode = |of: &Setup| if of.regulations.official { "on" } else { "off" };
    note(changes, "official mode", mode(was), mode(now));
}

/// Adds the changed parameters; those that another kind of game or system brings follow from its
/// name.
fn set(was: &[Parameter], now: &[Parameter], changes: &mut Vec<Change>) {
    for now in now.iter().filter(|now| now.name != FIXED_RATING) {
        let Some(was) = was.iter().find(|was| was.name == now.name) else { continue };
        note(changes, now.name, was.value, now.value);
    }
}

/// Adds the changes of presence; the first note of a round also begins its check-in.
fn seen(before: &State, round: RoundNo, players: &[PlayerId], here: bool, changes: &mut Vec<Change>) {
    let shown = |here: bool| if here { "here" } else { "not here" };
    if !before.has_check_in(round) {
        note(changes, "check-in", "", format!("round {round}"));
    }
    for player in players {
        note(changes, &called(before, *player), shown(before.is_here(*player, round)), shown(here));
    }
}

/// Lists the changes of the prizes: the common rules, then fund by fund.
fn of_prizes(was: Option<&PrizeRules>, now: Option<&PrizeRules>, changes: &mut Vec<Change>) {
    let of =
        |rules: Option<&PrizeRules>, text: fn(&PrizeRules) -> String| rules.map_or_else(String::new, text);
    let currency = |rules: &PrizeRules| rules.currency.to_string();
    note(changes, "currency", of(was, currency), of(now, currency));
    let sharing = |rules: &PrizeRules| rules.sharing.name().to_owned();
    note(changes, "sharing", of(was, sharing), of(now, sharing));
    let per_player = |rules: &PrizeRules| rules.per_player.name().to_owned();
    note(changes, "prizes a player", of(was, per_player), of(now, per_player));
    let funds = |rules: Option<&'_ PrizeRules>| rules.map_or(0, |rules| rules.categories.len());
    if funds(was).max(funds(now)) == 0 && was.is_some() != now.is_some() {
        note(changes, "funds", of(was, |_| "0".to_owned()), of(now, |_| "0".to_owned()));
    }
    for at in 0..funds(was).max(funds(now)) {
        let fund = |rules: Option<&'_ PrizeRules>| rules.and_then(|rules| rules.categories.get(at)).cloned();
        let (was, now) = (fund(was), fund(now));
        let shown = |fund: &Option<Category>| fund.as_ref().map_or_else(String::new, words::fund);
        // A fund with the same name changes in parts; any other one is a new fund.
        match (&was, &now) {
            (Some(was), Some(now)) if was.name == now.name => {
                let name = &now.name;
                note(changes, &format!("{name}, who"), words::who(&was.who), words::who(&now.who));
                note(changes, &format!("{name}, prizes"), words::amounts(was), words::amounts(now));
                let sharing = |fund: &Category| fund.sharing.map_or("", Sharing::name);
                note(changes, &format!("{name}, sharing"), sharing(was), sharing(now));
            }
            _ => note(changes, &format!("fund {}", at + 1), shown(&was), shown(&now)),
        }
    }
}

fn numbered(before: &State, order: &[PlayerId], changes: &mut Vec<Change>) {
    for (number, id) in (1_usize..).zip(order) {
        let Some(player) = before.player(*id) else { continue };
        let was = player.number.map_or_else(String::new, |number| number.to_string());
        note(changes, &called(before, *id), was, number);
    }
}

/// Lists the changes of each board, by its number, and of the byes.
fn arranged(
    before: &State,
    round: RoundNo,
    boards: &[Vec<PlayerId>],
    outcomes: &[Option<Outcome>],
    byes: &[(PlayerId, ByeKind)],
    changes: &mut Vec<Change>,
) {
    let Some(held) = before.round(round) else { return };
    let shown = |seats: &[PlayerId], outcome: Option<&Outcome>| {
        let names = seats.iter().map(|player| called(before, *player)).collect::<Vec<_>>().join(" – ");
        match outcome {
            Some(outcome) => format!("{names} {}", Datum::Outcome(Some(outcome))),
            None => names,
        }
    };
    for at in 0..held.boards.len().max(boards.len()) {
        let was = held.boards.get(at).map(|board| shown(&board.seats, board.outcome.as_ref()));
        let outcome = outcomes.get(at).and_then(Option::as_ref);
        let now = boards.get(at).map(|seats| shown(seats, outcome));
        note(changes, &format!("board {}", at + 1), was.unwrap_or_default(), now.unwrap_or_default());
    }
    let bye = |byes: &[(PlayerId, ByeKind)], player| {
        let found = byes.iter().find(|(id, _)| *id == player);
        found.map_or_else(String::new, |(_, bye)| bye.name().to_owned())
    };
    let mut concerned: Vec<PlayerId> = held.byes.iter().chain(byes).map(|(player, _)| *player).collect();
    concerned.sort_unstable();
    concerned.dedup();
    for player in concerned {
        note(changes, &called(before, player), bye(&held.byes, player), bye(byes, player));
    }
}
