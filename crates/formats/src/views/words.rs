//! Acts and results in words: for messages, the journal, the round screen and the command line.

use crate::language::desk::DeskLanguage;
use crate::views::absence::from_when;
use crate::views::numbers::called;
use crate::views::results::place_words;
use engine::action::{Act, Action, Entry, Outcome, PairedBy};
use engine::chess960::Position;
use engine::compare;
use engine::game::TractorRound;
use engine::game::crikey::CrikeyOutcome;
use engine::game::tractor::round::{POINTS_TO_TAKE_THE_DEAL, RoundOutcome, RoundSetup};
use engine::game::tractor::table::Team;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::ledger;
use engine::number::Points;
use engine::partners;
use engine::plausible::Hint;
use engine::prizes::{BoardPrize, Category, PrizeRules, Who};
use engine::scoring::GameScore;
use engine::setup::Game;
use engine::state::State;
pub use engine::words::{count, count_of};
use std::borrow::Cow;

/// Returns a result as a score: `1 – 0`, `½ – ½`, `+ – -`.
#[must_use]
pub fn score(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "· – ·".to_owned(),
        Some(Outcome::Adjourned) => "a – a".to_owned(),
        Some(Outcome::Forfeit { white, black }) => format!("{} – {}", plus(*white), plus(*black)),
        Some(Outcome::Game { white, black, rated: true }) => format!("{} – {}", point(*white), point(*black)),
        Some(Outcome::Game { white, black, rated: false }) => {
            format!("{} – {} unrated", point(*white), point(*black))
        }
        Some(Outcome::Crikey(outcome)) => crikey(outcome),
        Some(Outcome::Match(held)) => format!("{} – {}", held.score[0], held.score[1]),
        Some(Outcome::Dice(hands)) => count(hands.len(), "hand"),
        Some(Outcome::Tractor(record)) => count(record.tricks.len(), "trick"),
        Some(Outcome::TractorScore(score)) => format!("{} to the defenders, no trick judged", score.points),
    }
}

/// Returns the result at a board of a match as a score; of a round of Tractor who has won, and by how many
/// ranks: `1 – 0 +2`.
#[must_use]
pub fn at_board(outcome: Option<&Outcome>) -> String {
    at_board_from(outcome, true)
}

/// Returns the result at a board of a match as [`at_board`] does, with the first side left or right.
#[must_use]
pub fn at_board_from(outcome: Option<&Outcome>, first_is_left: bool) -> String {
    let round = outcome.and_then(engine::game::tractor_round);
    let of_two = outcome.map(engine::team::of_two);
    let of_left = of_two.map(|of_two| if first_is_left { of_two } else { of_two.exchanged() });
    let of_two = score(of_left.as_ref());
    round.map_or(of_two.clone(), |round| format!("{of_two} +{}", round.result.levels(&round.setup)))
}

/// Returns two results of a board as scores; those of a table by the lines that differ.
#[must_use]
pub fn both(state: &State, seated: &[PlayerId], one: Option<&Outcome>, other: &Outcome) -> (String, String) {
    let names: Vec<String> = seated.iter().map(|seat| called(state, *seat)).collect();
    let lines = one.and_then(|one| compare::both(&by_teams(state, one), &by_teams(state, other), &names));
    lines.unwrap_or_else(|| (score(one), score(Some(other))))
}

fn crikey(outcome: &CrikeyOutcome) -> String {
    let sides = Outcome::Crikey(*outcome).sides().unwrap_or((GameScore::Draw, GameScore::Draw));
    let (white, black) = (outcome.white_pieces, outcome.black_pieces);
    format!("{}  {white}:{black}", score(Some(&Outcome::game(sides.0, sides.1))))
}

const fn point(side: GameScore) -> &'static str {
    match side {
        GameScore::Win => "1",
        GameScore::Draw => "½",
        GameScore::Loss => "0",
    }
}

const fn plus(gets_the_point: bool) -> &'static str {
    if gets_the_point { "+" } else { "-" }
}

/// Returns the names of the players of a board: `Alice – Bob`; of a table with partners `Alice +
/// Charles – Bob + David`.
#[must_use]
pub fn seats(state: &State, seats: &[PlayerId]) -> String {
    match (&state.setup.game, seats) {
        (Game::Tractor(_), [one, two, three, four]) => {
            partners::table([one, two, three, four].map(|seat| called(state, *seat)))
        }
        _ => against(state, seats),
    }
}

/// Returns the names of players who meet or must not: `Alice – Bob`.
fn against(state: &State, players: &[PlayerId]) -> String {
    players.iter().map(|player| called(state, *player)).collect::<Vec<_>>().join(" – ")
}

/// Returns the word for the place of a game: two players sit at a board, more at a table.
#[must_use]
pub const fn place(state: &State) -> &'static str {
    place_words(&state.setup.game).noun
}

/// Returns the word for those who are registered.
#[must_use]
pub const fn noun(state: &State) -> &'static str {
    if state.setup.game.match_rules().is_some() { "team" } else { "player" }
}

/// Returns the number of a board and the names of its players.
pub(super) fn board(state: &State, (round, board): (RoundNo, BoardNo), seated: &[PlayerId]) -> String {
    format!("R{round} {} {board}  {}", place(state), seats(state, seated))
}

/// Returns the family names by seat, or the full names if two family names are equal.
#[must_use]
pub fn family_names(names: &[String]) -> [String; 4] {
    let family: Vec<&str> = names.iter().map(|name| name.split(',').next().unwrap_or(name)).collect();
    let alike = (1..family.len()).any(|at| family[..at].contains(&family[at]));
    let name = |seat: usize| {
        let name = if alike { names.get(seat).map(String::as_str) } else { family.get(seat).copied() };
        name.unwrap_or_default().to_owned()
    };
    std::array::from_fn(name)
}

/// Returns the declarers of a round and the dealer: `Alice + Charles declare at 2, Alice deals`.
#[must_use]
pub fn declare(names: &[String; 4], setup: RoundSetup) -> String {
    let dealer = &names[setup.dealer as usize];
    format!("{} declare at {}, {dealer} deals", team(names, setup.declarers()), setup.round_rank())
}

/// Returns the names of a team at a table: `Alice + Charles`.
#[must_use]
pub fn team(names: &[String; 4], team: Team) -> String {
    let [one, two, three, four] = names;
    partners::pair(match team {
        Team::One => [one, three],
        Team::Two => [two, four],
    })
}

/// Describes the outcome of a round of Tractor, with the names by seat.
#[must_use]
pub fn tractor(names: &[String; 4], round: &TractorRound) -> String {
    let (setup, result) = (round.setup, round.result);
    let points = result.defenders_points;
    let down = if points < POINTS_TO_TAKE_THE_DEAL { "declarers made it" } else { "declarers went down" };
    let then = match result.outcome {
        RoundOutcome::Won(winner) => format!("{} win the game", team(names, winner)),
        RoundOutcome::GoesOn { ranks, dealer } => {
            let raised = [Team::One, Team::Two]
                .into_iter()
                .find(|team| ranks[team.index()] != setup.ranks[team.index()]);
            let raised = raised.map_or_else(
                || "no rank changes".to_owned(),
                |raised| {
                    let at = raised.index();
                    format!("{} {} to {}", team(names, raised), setup.ranks[at], ranks[at])
                },
            );
            format!("{raised}; {} deals next", names[dealer as usize])
        }
    };
    format!("{}; defenders {points} of {POINTS_TO_TAKE_THE_DEAL}, {down}; {then}", declare(names, setup))
}

/// Returns a result with the boards of a match from the side of its first team.
fn by_teams(state: &State, outcome: &Outcome) -> Outcome {
    state.setup.game.match_rules().map_or_else(|| outcome.clone(), |rules| rules.by_teams(outcome))
}

/// Describes a correction: one score to another, or the changed lines of a table.
#[must_use]
pub fn correction(state: &State, seated: &[PlayerId], was: &Outcome, now: Option<&Outcome>) -> String {
    let names: Vec<String> = seated.iter().map(|seat| called(state, *seat)).collect();
    let found = now.map_or_else(Vec::new, |now| {
        compare::differences(&by_teams(state, was), &by_teams(state, now), &names)
    });
    match &found[..] {
        [] => {
            let now = now.map_or_else(|| "no result".to_owned(), |now| score(Some(now)));
            let was = if *was == Outcome::Adjourned { "adjourned".to_owned() } else { score(Some(was)) };
            format!("was {was}, now {now}")
        }
        [one] => format!("{}: was {}, now {}", one.label, one.first, one.second),
        several if matches!(was, Outcome::Match(_)) => {
            let told =
                several.iter().map(|one| format!("{}: was {}, now {}", one.label, one.first, one.second));
            told.collect::<Vec<_>>().join("; ")
        }
        several => {
            let labels = several.iter().map(|one| one.label.as_str()).collect::<Vec<_>>().join("; ");
            let thing = if matches!(was, Outcome::Dice(_)) { "hand" } else { "line" };
            format!("{} changed: {labels}", count(several.len(), thing))
        }
    }
}

/// The description of an entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The kind of act, one word.
    pub kind: &'static str,
    /// The rest.
    pub text: String,
    /// True if the text is a name or of an author: no language translates it.
    pub is_own: bool,
}

impl Told {
    /// Returns the text in the language of the desk.
    #[must_use]
    pub fn text_in(&self, language: &DeskLanguage) -> Cow<'_, str> {
        if self.is_own { Cow::Borrowed(&self.text) } else { language.word(&self.text) }
    }
}

fn told(kind: &'static str, text: impl Into<String>) -> Told {
    Told { kind, text: text.into(), is_own: false }
}

fn own(kind: &'static str, text: impl Into<String>) -> Told {
    Told { is_own: true, ..told(kind, text) }
}

/// Describes an entry of a journal; for a board, with the players at the time of the entry.
#[must_use]
pub fn entry(state: &State, entries: &[Entry], entry: &Entry) -> Told {
    match &entry.action {
        Action::Do(done) => {
            let seats = done.board().and_then(|at| ledger::seated(entries, entry.seq, at));
            act_at(state, done, seats.unwrap_or_default())
        }
        Action::Undo { of } => told("undo", format!("of entry {of}")),
        Action::Redo { of } => told("redo", format!("of entry {of}")),
    }
}

/// Counts the new and changed players of a list.
fn list(new: usize, changed: usize) -> String {
    let parts = [(new, "registered"), (changed, "changed")];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(players, _)| 0 < *players)
        .map(|(players, what)| format!("{} {what}", count(players, "player")))
        .collect();
    parts.join(", ")
}

/// Describes an act, with the names of the event to which it applies.
#[must_use]
pub fn act(state: &State, act: &Act) -> Told {
    let held = act.board().and_then(|(round, board)| state.board(round, board));
    act_at(state, act, held.map_or(&[], |held| &held.seats))
}

#[expect(clippy::too_many_lines, reason = "an act each")]
fn act_at(state: &State, act: &Act, seated: &[PlayerId]) -> Told {
    let name = |id: &PlayerId| called(state, *id);
    match act {
        Act::Register { entrant, .. } => match entrant.rating {
            Some(rating) => own("register", format!("{}, {rating}", entrant.name)),
            None => own("register", &*entrant.name),
        },
        Act::Edit { id, .. } => own("edit", name(id)),
        Act::Remove { id } => told("remove", format!("{} (registered by mistake)", name(id))),
        Act::TakeList { new, changed, .. } => match (&new[..], &changed[..]) {
            ([one, other], []) if !one.partnership.is_empty() && one.partnership == other.partnership => {
                own("register", partners::pair([&one.name, &other.name]))
            }
            _ => told("list", list(new.len(), changed.len())),
        },
        Act::Withdraw { id, after, reason } => {
            told("withdraw", format!("{} {}{}", name(id), from_when(*after), remark(reason)))
        }
        Act::Exclude { id, after, reason } => {
            told("exclude", format!("{} {}{}", name(id), from_when(*after), remark(reason)))
        }
        Act::Return { id, from } => told("return", format!("{} from round {from}", name(id))),
        Act::GrantBye { id, round, bye } => {
            told("bye", format!("{}: {} in round {round}", name(id), bye.name()))
        }
        Act::CancelBye { id, round } => told("bye", format!("{}: no bye in round {round}", name(id))),
        Act::FixBoard { id, board: Some(board) } => {
            told("board", format!("{} always at board {board}", name(id)))
        }
        Act::FixBoard { id, board: None } => told("board", format!("{} without a fixed board", name(id))),
        Act::Number { order, .. } => told("number", count(order.len(), noun(state))),
        Act::DrawColor { color, .. } => told("lot", format!("initial colour {color}").to_lowercase()),
        Act::Forbid { players, first, last: RoundNo(u16::MAX) } => {
            told("forbid", format!("{} from round {first} on", against(state, players)))
        }
        Act::Forbid { players, first, last } => {
            told("forbid", format!("{} in rounds {first} to {last}", against(state, players)))
        }
        Act::Configure { details, .. } => own("setup", &*details.title),
        Act::Publish { round, boards, byes, by } => told(
            "publish",
            format!(
                "round {round}: {}, {}, {}",
                count(boards.len(), place_words(&state.setup.game).noun),
                count(byes.len(), "bye"),
                paired_by(*by)
            ),
        ),
        Act::Rearrange { round, .. } => told("rearrange", format!("round {round}, by hand")),
        Act::CorrectRound { round, reason, .. } => {
            told("put right", format!("round {round}{}", remark(reason)))
        }
        Act::Unpublish { round, reason } => {
            told("withdraw", format!("the published round {round}{}", remark(reason)))
        }
        Act::Record { round, board: at, outcome } => {
            told("result", format!("{}  {}", board(state, (*round, *at), seated), score(Some(outcome))))
        }
        Act::Agree { round, board: at } => told("agree", board(state, (*round, *at), seated)),
        Act::Dispute { round, board: at, typed, by, against } => {
            let held = state.board(*round, *at);
            let seats = held.map_or(&[][..], |held| &held.seats);
            let (_, typed) = both(state, seats, held.and_then(|held| held.outcome.as_ref()), typed);
            let board = board(state, (*round, *at), seated);
            told("dispute", format!("{board}  {by} typed {typed}, not what {against} had entered"))
        }
        Act::Uphold { round, board: at } => {
            told("decide", format!("{}  the result stays", board(state, (*round, *at), seated)))
        }
        Act::Correct { round, board: at, was, now, reason } => told(
            "correct",
            format!(
                "{}  {}",
                board(state, (*round, *at), seated),
                corrected(state, seated, was, now.as_ref(), reason)
            ),
        ),
        Act::Members { team, members } => {
            let (name, count) = (name(team), members.len());
            told(
                "members",
                if count == 1 { format!("{name}: 1 player") } else { format!("{name}: {count} players") },
            )
        }
        Act::LineUp { round, board: at, team, line_up } => {
            let numbers: Vec<String> = line_up.iter().map(ToString::to_string).collect();
            let place = board(state, (*round, *at), seated);
            told("line-up", format!("{place}  {}: {}", name(team), numbers.join(" ")))
        }
        Act::RecordGame { round, board: at, game, now, .. } => {
            let place = board(state, (*round, *at), seated);
            let rules = state.setup.game.match_rules();
            let turned = |now| rules.map(|rules| rules.turned(usize::from(*game).saturating_sub(1), now));
            let by_teams = now.as_ref().and_then(turned);
            let table = rules.map_or("board", |rules| rules.game.place());
            told("result", format!("{place}, {table} {game}  {}", score(by_teams.as_ref())))
        }
        Act::Seal { after, digest, .. } => {
            told("seal", format!("standings after round {after}  {}", digest.get(..6).unwrap_or(digest)))
        }
        Act::Prizes { rules: None } => told("prizes", "none any more"),
        Act::Prizes { rules: Some(rules) } => told("prizes", prizes_in_words(rules)),
        Act::CheckIn { round, players, here } => {
            let presence = if *here { "here" } else { "not here" };
            told("check-in", format!("round {round}: {} {presence}", several(state, players)))
        }
        Act::DrawLots { order, .. } => {
            told("lots", format!("drawn for {}", count(order.len(), state.setup.game.entrant())))
        }
        Act::Give { tie_break, values } => told("give", format!("{tie_break}: {}", given(state, values))),
        Act::KeepReport { kept } => {
            told("report", format!("{} kept as the report has them", count(kept.records.len(), "record")))
        }
        Act::Value { points, reason } => {
            told("points", format!("{}{}", adjusted_points(state, points), remark(reason)))
        }
        Act::CorrectForRating { round, board: at, reported, reason } => {
            let reported = reported.as_ref().map_or("as recorded".to_owned(), |now| score(Some(now)));
            let board = board(state, (*round, *at), seated);
            told("for rating", format!("{board}  reported {reported}{}", remark(reason)))
        }
        Act::LeaveOut { id, out: true } => told("standings", format!("{} is left out", name(id))),
        Act::LeaveOut { id, out: false } => told("standings", format!("{} is ranked again", name(id))),
        Act::BarHalfPointByes { id, barred } => {
            let may = if *barred { "may have no half-point bye" } else { "may have half-point byes" };
            told("bye", format!("{} {may}", name(id)))
        }
        Act::DrawPosition { round, position, .. } => {
            let named =
                Position::of(*position).map_or_else(|| position.to_string(), |named| named.to_string());
            told("position", format!("round {round} begins from position {named}"))
        }
        Act::Rerate { from, ratings } => {
            told("ratings", format!("of {} from round {from} on", count(ratings.len(), "player")))
        }
        Act::Partner { pairs, parted } => told("partners", partnerships(state, pairs, parted)),
        Act::ResizeTables { from, seats } => {
            told("tables", format!("at most {seats} at a table from round {from} on"))
        }
        Act::Note { text } => own("note", &**text),
        Act::NameKey { key, whose } => named_key(key, whose),
        Act::Sign { closes, signed } => signature(*closes, &signed.key),
    }
}

fn named_key(key: &str, whose: &str) -> Told {
    let whose = if whose.is_empty() { String::new() } else { format!(" of {whose}") };
    told("key", format!("{}{whose} is named", key_short(key)))
}

fn signature(closes: bool, key: &str) -> Told {
    let over = if closes { "the event is over, " } else { "" };
    told(if closes { "close" } else { "sign" }, format!("{over}signed with key {}", key_short(key)))
}

/// Describes the effect that undoing an act has on people who have seen it: players, officials,
/// readers of the site. `None` for acts that only this desk knows.
#[must_use]
pub fn seen_by_others(state: &State, act: &Act) -> Option<String> {
    let place = place(state);
    let name = |id: &PlayerId| called(state, *id);
    Some(match act {
        Act::Publish { round, .. } => format!("round {round} is published: it becomes a proposal again"),
        Act::Rearrange { round, .. } => {
            format!("round {round} is published with these boards: it gets the boards from before the change")
        }
        Act::CorrectRound { round, .. } => {
            format!("round {round} was corrected: it gets the boards and results from before")
        }
        Act::Unpublish { round, .. } => format!("round {round} is withdrawn: it is published again"),
        Act::Seal { after, .. } => {
            format!("the standings after round {after} are sealed: they are live again")
        }
        // The result of an adjourned game is a result like any other.
        Act::Correct { round, board, was, now, .. } if !now.as_ref().is_some_and(|now| now.finishes(was)) => {
            format!(
                "{place} {board} of round {round} was corrected from {} to {}: the old result counts again",
                score(Some(was)),
                score(now.as_ref())
            )
        }
        Act::CorrectForRating { round, board, .. } => {
            format!(
                "{place} {board} of round {round} was changed for the rating report: the change is removed"
            )
        }
        Act::Exclude { id, .. } => format!("{} is excluded: no longer so", name(id)),
        Act::LeaveOut { id, out: true } => {
            format!("{} is left out of the standings: the player is ranked again", name(id))
        }
        Act::LeaveOut { id, out: false } => {
            format!("{} is ranked again: the player is left out again", name(id))
        }
        Act::DrawLots { .. } => "lots are drawn: the places are open again".to_owned(),
        Act::NameKey { key, .. } => {
            format!("the event names key {}: it stays a key of the event if it has signed", key_short(key))
        }
        Act::Sign { closes: true, .. } => {
            "the event is closed: it goes on, and is signed again at its end".to_owned()
        }
        Act::Register { .. }
        | Act::Edit { .. }
        | Act::Remove { .. }
        | Act::TakeList { .. }
        | Act::Withdraw { .. }
        | Act::Return { .. }
        | Act::GrantBye { .. }
        | Act::CancelBye { .. }
        | Act::FixBoard { .. }
        | Act::Number { .. }
        | Act::DrawColor { .. }
        | Act::Forbid { .. }
        | Act::Configure { .. }
        | Act::Prizes { .. }
        | Act::CheckIn { .. }
        | Act::Record { .. }
        | Act::Agree { .. }
        | Act::Correct { .. }
        | Act::Give { .. }
        | Act::KeepReport { .. }
        | Act::Value { .. }
        | Act::BarHalfPointByes { .. }
        | Act::DrawPosition { .. }
        | Act::Rerate { .. }
        | Act::Partner { .. }
        | Act::ResizeTables { .. }
        | Act::Dispute { .. }
        | Act::Uphold { .. }
        | Act::Members { .. }
        | Act::LineUp { .. }
        | Act::RecordGame { .. }
        | Act::Note { .. }
        | Act::Sign { closes: false, .. } => return None,
    })
}

/// Lists the pairs that begin, then the players who no longer have a partner; many pairs are counted.
fn partnerships(state: &State, pairs: &[[PlayerId; 2]], parted: &[PlayerId]) -> String {
    /// The most names in a text.
    const NAMED: usize = 4;
    let pair = |pair: &[PlayerId; 2]| partners::pair(pair.map(|id| called(state, id)));
    let begin = if pairs.len() > NAMED {
        Some(count(pairs.len(), "pair"))
    } else {
        Some(pairs.iter().map(pair).collect::<Vec<_>>().join("; ")).filter(|told| !told.is_empty())
    };
    let end = parted.first().map(|_| format!("{} without a partner", several(state, parted)));
    begin.into_iter().chain(end).collect::<Vec<_>>().join("; ")
}

/// Returns the first eight digits of a key: enough to recognise it, not enough to verify it.
#[must_use]
pub fn key_short(key: &str) -> &str {
    key.get(..8).unwrap_or(key)
}

/// Lists the values of a few players, and counts many.
fn given(state: &State, values: &[(PlayerId, Option<Points>)]) -> String {
    if let [(player, value)] = values {
        let value = value.map_or_else(|| "nothing".to_owned(), |value| format!("{value:.0}"));
        return format!("{} {value}", called(state, *player));
    }
    count(values.len(), noun(state))
}

/// Describes adjusted points that are given, deducted or set: `Ana: -1.0 points`, `everybody: a draw
/// counts 0.4 in round 3`.
#[must_use]
pub fn adjusted_points(state: &State, given: &AdjustedPoints) -> String {
    let whose =
        if given.players.is_empty() { "everybody".to_owned() } else { several(state, &given.players) };
    let round = given.round.map_or_else(String::new, |round| format!(" in round {round}"));
    match (given.result, given.game_points) {
        (None, _) => format!("{whose}: {}{round}", added_points(state, given)),
        (Some(result), None) => format!("{whose}: a {} counts {}{round}", result.name(), given.points),
        (Some(result), Some(game_points)) => {
            let (name, points) = (result.name(), given.points);
            format!("{whose}: a {name} counts {points} match points and {game_points} game points{round}")
        }
    }
}

/// Describes points that are given or taken: `-1.0 points`, of teams `-1.0 match points, -2.0 game points`.
#[must_use]
pub fn added_points(state: &State, given: &AdjustedPoints) -> String {
    let signed = |points: Points| format!("{}{points}", if Points::ZERO < points { "+" } else { "" });
    let points = signed(given.points);
    if state.setup.game.match_rules().is_none() {
        return format!("{points} points");
    }
    let of_matches = format!("{points} match points");
    match given.game_points.map(signed) {
        None => of_matches,
        Some(games) if given.points == Points::ZERO => format!("{games} game points"),
        Some(games) => format!("{of_matches}, {games} game points"),
    }
}

/// Lists the names of a few players, and counts many.
fn several(state: &State, players: &[PlayerId]) -> String {
    /// The most names in a text.
    const NAMED: usize = 3;
    if players.len() > NAMED {
        return count(players.len(), noun(state));
    }
    players.iter().map(|player| called(state, *player)).collect::<Vec<_>>().join("; ")
}

/// Describes the conditions of a fund: `sex w, rating below 1800`; everybody without conditions.
#[must_use]
pub fn who(who: &Who) -> String {
    let mut parts = Vec::new();
    let texts = [
        ("category", &who.category),
        ("sex", &who.sex),
        ("federation", &who.federation),
        ("club", &who.club),
    ];
    for (what, text) in texts {
        parts.extend(text.as_ref().map(|text| format!("{what} {text}")));
    }
    if !who.titles.is_empty() {
        let titles: Vec<&str> = who.titles.iter().map(engine::text::OneLine::as_str).collect();
        parts.push(format!("title {}", titles.join(" or ")));
    }
    let ratings = [("rating from", who.rating_from), ("rating below", who.rating_below)];
    for (what, rating) in ratings {
        parts.extend(rating.map(|rating| format!("{what} {rating}")));
    }
    parts.extend(who.unrated.then(|| "or unrated".to_owned()));
    let births = [("born from", who.born_from), ("born before", who.born_before)];
    for (what, birth) in births {
        parts.extend(birth.map(|birth| format!("{what} {birth}")));
    }
    parts.extend(who.teams.then(|| "teams".to_owned()));
    parts.extend(who.board.map(|BoardPrize { number, games }| match games {
        0 => format!("board {number}"),
        games => {
            format!("board {number} from {} on", count(usize::try_from(games).unwrap_or(usize::MAX), "game"))
        }
    }));
    if parts.is_empty() { "everybody".to_owned() } else { parts.join(", ") }
}

/// Lists the prizes of a fund, first prize first: `300.00 150.50 100.00`.
#[must_use]
pub fn amounts(fund: &Category) -> String {
    fund.prizes.prizes().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Describes a whole fund on one line.
#[must_use]
pub fn fund(fund: &Category) -> String {
    let sharing = fund.sharing.map_or_else(String::new, |sharing| format!(", {}", sharing.name()));
    format!("{} ({}): {}{sharing}", fund.name, who(&fund.who), amounts(fund))
}

/// Returns the number of funds and their sum.
fn prizes_in_words(rules: &PrizeRules) -> String {
    let total = rules.total().map_or_else(String::new, |total| format!(", {}", rules.with_currency(total)));
    format!("{}{total}", count(rules.categories.len(), "fund"))
}

/// Describes why a result is implausible; `None` if it is plausible.
#[must_use]
pub fn hints(hints: &[Hint]) -> Option<String> {
    let told = hints.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    (!told.is_empty()).then(|| format!("recorded; {told}"))
}

/// Describes the standings that were sealed last, with the beginning of their digest.
#[must_use]
pub fn sealed(state: &State, after: RoundNo) -> String {
    let digest = state.seals.last().map_or("", |seal| seal.digest.get(..12).unwrap_or(""));
    format!("standings after round {after} sealed: {digest}")
}

/// Describes the change of a result, and its reason: `was 1 – 0, now 0 – 1 · "slip misread"`.
#[must_use]
pub fn corrected(
    state: &State,
    seated: &[PlayerId],
    was: &Outcome,
    now: Option<&Outcome>,
    reason: &str,
) -> String {
    format!("{}{}", correction(state, seated, was, now), remark(reason))
}

/// Returns the title for a change of a published round.
#[must_use]
pub fn act_title(act: &Act) -> String {
    if let Act::Unpublish { round, .. } = act {
        return format!("round {round} is withdrawn");
    }
    if let Act::CorrectRound { round, .. } | Act::Rearrange { round, .. } = act {
        return format!("round {round} is corrected");
    }
    String::new()
}

fn remark(reason: &str) -> String {
    if reason.is_empty() { String::new() } else { format!(" · \"{reason}\"") }
}

/// Returns the author of a pairing in words.
#[must_use]
pub const fn paired_by(by: PairedBy) -> &'static str {
    match by {
        PairedBy::System => "by the system",
        PairedBy::Hand => "by hand",
        PairedBy::Import => "imported",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_scores() {
        let game = |white, black| score(Some(&Outcome::game(white, black)));
        assert_eq!(game(GameScore::Win, GameScore::Loss), "1 – 0");
        assert_eq!(game(GameScore::Draw, GameScore::Draw), "½ – ½");
        assert_eq!(game(GameScore::Draw, GameScore::Loss), "½ – 0");
        let unrated = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: false };
        assert_eq!(score(Some(&unrated)), "1 – 0 unrated");
        assert_eq!(score(Some(&Outcome::Forfeit { white: true, black: false })), "+ – -");
        assert_eq!(score(None), "· – ·");
    }
}
