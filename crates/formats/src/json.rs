//! Events and standings as JSON. The format has a version (`docs/json.md`); decimals are strings, so
//! that no digit is lost.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::views::boards::Boards;
use crate::views::clubs::Clubs;
use engine::announced::Status;
use engine::id::{PlayerId, RoundNo};
use engine::standings::Standings;
use engine::state::{GameAtBoard, Member, State};
use engine::text::{is_control, is_directional};

/// The version of the format below; it grows when a field changes its meaning or disappears.
pub const VERSION: u32 = 1;

/// Writes a document as text, one field per line.
///
/// Characters that a terminal would obey are escaped as `\u001b`, so that a document is safe to show
/// on a screen; a JSON reader still gets the exact text.
#[must_use]
pub fn to_text(document: &Value) -> String {
    let mut text = String::new();
    for c in format!("{document:#}").chars() {
        // The only control characters outside strings are line ends, and strings contain none of those.
        if c != '\n' && (is_control(c) || is_directional(c)) {
            // All these characters have four digits. Writing to memory never fails.
            let _ = write!(text, "\\u{:04x}", u32::from(c));
        } else {
            text.push(c);
        }
    }
    text.push('\n');
    text
}

/// Writes standings: `{"wallchart": "standings", "version", "title", "after", "columns": [{"code", "name"}],
/// "rows": [{"place", "player", "number", "name", "values": {code: text}, "rating": {"before", "now"}}]}`.
#[must_use]
pub fn standings(state: &State, standings: &Standings) -> Value {
    let number = |player| pairing_number(state, player);
    let rows = standings.rows.iter().map(|row| {
        let values: serde_json::Map<String, Value> = standings
            .columns
            .iter()
            .zip(&row.values)
            .map(|(column, value)| (column.code.to_string(), json!(value.to_string())))
            .collect();
        json!({
            "place": row.place.number(),
            "player": row.player,
            "number": number(row.player),
            "name": state.player(row.player).map(|player| &player.entrant.name),
            "values": values,
            "rating": { "before": row.rating.before, "now": row.rating.now },
        })
    });
    json!({
        "wallchart": "standings",
        "version": VERSION,
        "title": state.details.title,
        "after": standings.after,
        "status": Status::of(state, standings).to_string(),
        "columns": standings.columns.iter().map(|one| json!({"code": one.code, "name": one.name})).collect::<Vec<_>>(),
        "rows": rows.collect::<Vec<_>>(),
    })
}

/// Writes the persons of teams by board: `{"wallchart": "boards", "version", "title", "after", "rows":
/// [{"board", "place", "team", "number", "member", "name", "rating", "games", "points", "percentage",
/// "performance", "forfeits": {"won", "lost"}, "boards": [{"round", "match", "board", "color", "opponent",
/// "outcome"}]}]}`.
#[must_use]
pub fn boards(state: &State, boards: &Boards, after: RoundNo) -> Value {
    let named = |member: Member| {
        json!({
            "team": state.name(member.team),
            "number": pairing_number(state, member.team),
            "member": member.place,
            "name": boards.persons.person(member).map(|person| &person.entrant.name),
        })
    };
    let game = |game: &GameAtBoard, side: usize| {
        let color = ["w", "b"][side];
        json!({
            "round": game.round,
            "match": game.held_in,
            "board": game.board,
            "color": color,
            "opponent": game.players[1 - side].map(named),
            "outcome": game.outcome,
        })
    };
    let mut games: BTreeMap<Member, Vec<Value>> = BTreeMap::new();
    for held in state.games_at_boards(after) {
        for (side, member) in held.players.iter().enumerate() {
            if let Some(member) = member {
                games.entry(*member).or_default().push(game(&held, side));
            }
        }
    }
    let rows = boards.lines.iter().map(|line| {
        let mut row = named(line.member);
        row["board"] = json!(line.board);
        row["place"] = json!(line.place.number());
        row["rating"] = json!(line.rating);
        row["games"] = json!(line.games);
        row["points"] = json!(line.points);
        row["percentage"] = json!(line.share.map(|share| share.to_string()));
        row["performance"] = json!(line.performance);
        row["forfeits"] = json!({"won": line.forfeits_won, "lost": line.forfeits_lost});
        row["boards"] = json!(games.get(&line.member));
        row
    });
    json!({
        "wallchart": "boards",
        "version": VERSION,
        "title": state.details.title,
        "after": after,
        "rows": rows.collect::<Vec<_>>(),
    })
}

/// Writes the teams of an individual event: `{"wallchart": "teams", "version", "title", "after", "rows":
/// [{"place", "team", "score", "players", "counting": [{"number", "name"}]}]}`.
#[must_use]
pub fn clubs(teams: &Clubs<'_>, after: RoundNo) -> Value {
    let state = teams.state;
    let named =
        |player: &PlayerId| json!({"number": pairing_number(state, *player), "name": state.name(*player)});
    let rows = teams.lines.iter().map(|line| {
        json!({
            "place": line.place.number(),
            "team": line.name,
            "score": line.value.to_string(),
            "players": line.players,
            "counting": line.counting.iter().map(named).collect::<Vec<_>>(),
        })
    });
    json!({
        "wallchart": "teams",
        "version": VERSION,
        "title": state.details.title,
        "after": after,
        "rows": rows.collect::<Vec<_>>(),
    })
}

/// Returns the pairing number, by which everything except the event file identifies a player; `None`
/// before it is assigned.
fn pairing_number(state: &State, player: PlayerId) -> Option<u16> {
    state.player(player)?.number
}

/// Writes an event: `{"wallchart": "event", "version", "details", "setup", "prizes", "players",
/// "rounds", "standings"}`; players, boards and outcomes use the words of the event file.
#[must_use]
pub fn event(state: &State, now: &Standings) -> Value {
    let number = |player| pairing_number(state, player);
    let players = state.players.iter().map(|player| {
        json!({
            "player": player.id,
            "number": player.number,
            "entrant": player.entrant,
            "first_round": player.first_round,
            "left_after": player.gone().map(|away| away.after),
        })
    });
    let rounds = state.rounds.iter().enumerate().map(|(at, round)| {
        let boards = round.boards.iter().enumerate().map(|(at, board)| {
            json!({
                "board": at + 1,
                "seats": board.seats,
                "numbers": board.seats.iter().map(|player| number(*player)).collect::<Vec<_>>(),
                "outcome": board.outcome,
                "agreed": board.agreed,
            })
        });
        let byes = round
            .byes
            .iter()
            .map(|(player, bye)| json!({"player": player, "number": number(*player), "bye": bye}));
        json!({
            "round": at + 1,
            "paired_by": round.by,
            "boards": boards.collect::<Vec<_>>(),
            "byes": byes.collect::<Vec<_>>(),
        })
    });
    json!({
        "wallchart": "event",
        "version": VERSION,
        "details": state.details,
        "setup": state.setup,
        "prizes": state.prizes.as_deref(),
        "players": players.collect::<Vec<_>>(),
        "rounds": rounds.collect::<Vec<_>>(),
        "standings": standings(state, now),
    })
}
