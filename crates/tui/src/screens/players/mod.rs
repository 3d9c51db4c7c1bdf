//! Registration: one line per player, with a search while typing.
//!
//! `adding.rs` is the input line, which offers people of the rating lists (`offers.rs`) and shows how it was
//! read (`preview.rs`); the reader itself is `formats::registration`. In an event of teams the lines are
//! teams, and players are added to a team one line after the other. A line that is left keeps its text for
//! the next time. Check-in, byes, withdrawals and numbers are keys on the line of the player.

mod adding;
mod offers;
mod preview;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::player_list::PlayerList;
use super::{Face, TakenUp, find_player_among};
use crate::jobs::importing::{ListRequest, ListSource};
use crate::jobs::request::{Found, InputLine, InputPurpose, News, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists;
use crate::lists::reports::{NotReported, OnPaper};
use crate::lists::search;
use crate::scene::Scene;
use crate::why::clauses;
use crate::widgets::field::Field;
use crate::widgets::panel;
use crate::widgets::table::{Cursor, Table};
use crate::widgets::text::{self, Line, Piece, own, piece, titled};
use crate::widgets::theme::Role;
use crate::wording::refusals;
use desk::input::drafts::{Drafts, TextDraft};
use engine::action::{Act, Entrant, Numbering};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::numbering;
use engine::pairing::remarks::too_many_rounds;
use engine::refusal::Refusal;
use engine::setup::RatingSystem;
use engine::standings::Part;
use engine::state::{Player, State};
use engine::words::first_few;
use formats::player_list::Choices as ListChoices;
use formats::registration;
use formats::report::ReportKind;
use formats::report::names::NameOrder;
use formats::values;
use formats::views;
use formats::views::crosstable::round_of;
use formats::views::fees::Fees;
use formats::views::numbers::called;
use formats::views::presence::Presence;
use formats::views::seating::others;
use formats::views::words;
use offers::Offers;
use preview::{name_typed, preview};

/// The name under which the text of a player who is being added is saved.
pub(crate) const ADDING: &str = "player to be added";

/// The players screen.
#[derive(Debug, Default)]
pub(crate) struct Players {
    cursor: Cursor,
    /// The input line of a player who is being added.
    adding: Option<Field>,
    /// The text of that line when it was left.
    kept: Option<String>,
    /// True if that text was left with a key: the next character replaces it. After a
    /// crash it does not.
    was_left: bool,
    /// The people whom the rating lists offer for the input.
    offers: Offers,
    /// The player who gets another number; the cursor follows.
    numbered: Option<PlayerId>,
    /// The team to whose list players are added, one line after the other.
    manned: Option<PlayerId>,
}

impl Players {
    fn player<'a>(&self, scene: &Scene<'a>) -> Option<&'a Player> {
        scene.state()?.player(self.selected(scene)?)
    }

    fn handle_rows(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        self.numbered = None;
        self.manned = None;
        #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is about the player under the cursor")]
        match intent {
            Intent::Add => {
                let typed = self.kept.take().unwrap_or_default();
                let was_left = std::mem::take(&mut self.was_left);
                self.adding = Some(if was_left { Field::offering(&typed) } else { Field::holding(&typed) });
                // Another program may have replaced a list meanwhile.
                let wrong = scene.lists.renew();
                self.offers.look(&typed, scene);
                let told = scene.tell("list-not-used", &values! { "reason" => wrong.join(" · ") });
                (!wrong.is_empty()).then_some(Request::Say(Said::Warning(told)))
            }
            Intent::CheckLists => Some(Request::CheckLists),
            Intent::UpdateLists => Some(Request::UpdateLists),
            Intent::Import => Some(ask("import a list", list_hint(state), InputPurpose::Import)),
            Intent::AllHere => Some(all_here(state)),
            Intent::NumberByRating => {
                let names = NameOrder::plain();
                let order = numbering::anew(state, &|one, other| names.compare(one, other));
                Some(number(order, Numbering::Rating))
            }
            Intent::NumberByRegistration => {
                let order = state.players.iter().map(|player| player.id).collect();
                Some(number(order, Numbering::Registration))
            }
            Intent::NumberByLot => Some(Request::DrawNumbers),
            Intent::NumberByVarma => Some(Request::DrawByVarma),
            Intent::Raise => self.exchange(false, scene),
            Intent::Lower => self.exchange(true, scene),
            Intent::Renumber => {
                let id = self.selected(scene)?;
                let name = called(state, id);
                self.numbered = Some(id);
                let values = values! { "most" => state.players.len(), "name" => name };
                let title = scene.tell("number-of-player", &values);
                Some(ask(title, &scene.tell("number-of-player-hint", &values), InputPurpose::Renumber(id)))
            }
            other => self.handle_player(other, scene),
        }
    }

    /// Swaps the numbers of the player under the cursor and a neighbour; the cursor follows the player.
    fn exchange(&mut self, down: bool, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let order = state.by_number();
        let at = self.cursor.at(order.len())?;
        let other = if down { at + 1 } else { at.checked_sub(1)? };
        let (one, other) = (order.get(at)?, order.get(other)?);
        if one.number.is_none() || other.number.is_none() {
            return Some(Request::refuse("a player without a number cannot exchange it"));
        }
        self.numbered = Some(one.id);
        let (one, other) = (one.id, other.id);
        let names = NameOrder::plain();
        let order = numbering::complete(state, &|one, other| names.compare(one, other));
        Some(number(numbering::exchanged(order, one, other), Numbering::Hand))
    }

    fn handle_player(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let player = self.player(scene)?;
        let (id, name) = (player.id, called(state, player.id));
        let values = values! { "name" => name.as_str(), "after" => state.last_round().0 };
        let named = |title: &str| titled(scene.tell(title, &values));
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
        match intent {
            Intent::Change => {
                let is_of_teams = state.setup.game.match_rules().is_some();
                let example = if is_of_teams { registration::TEAM_EXAMPLE } else { registration::EXAMPLE };
                let line = InputLine::new(named("change-player"), example, InputPurpose::Change(id));
                let line = line.offering(registration::write_in(&player.entrant, scene.language()));
                Some(Request::input(line.from_the_start()))
            }
            Intent::Withdraw | Intent::Exclude if player.gone().is_some() => {
                Some(Request::refuse(Refusal::Gone(state.name(id)).to_string()))
            }
            Intent::Withdraw => {
                let hint = scene.word("the reason (may stay empty)");
                let hint = format!("{hint}{}", still_to_play(state, id, scene));
                Some(ask(named("player-withdraws"), &hint, InputPurpose::Withdraw(id)))
            }
            Intent::Exclude => {
                let hint = format!("{}{}", scene.word("why"), still_to_play(state, id, scene));
                Some(ask(named("player-excluded"), &hint, InputPurpose::Exclude(id)))
            }
            Intent::Remove => Some(Request::Do(Box::new(Act::Remove { id }))),
            Intent::LeaveOut => Some(Request::Do(Box::new(Act::LeaveOut { id, out: !player.is_left_out }))),
            Intent::Return => Some(Request::Do(Box::new(Act::Return { id, from: state.next_round() }))),
            Intent::Here => {
                let round = state.next_round();
                Some(check_in(round, vec![id], !state.is_here(id, round)))
            }
            Intent::Bye => {
                let hint = scene.tell("bye-hint", &values! { "round" => state.next_round().0 });
                Some(ask(named("bye-for"), &hint, InputPurpose::Bye(id)))
            }
            Intent::FixBoard => {
                Some(ask(named("fixed-board-for"), "a board; empty for none", InputPurpose::FixBoard(id)))
            }
            Intent::Partner => {
                let now = state.partner_of(id).map_or_else(
                    || scene.word("nobody yet").into_owned(),
                    |partner| scene.tell("partner-now", &values! { "name" => called(state, partner) }),
                );
                let hint = scene.tell("partner-hint", &values! { "now" => now });
                Some(ask(named("partner-of"), &hint, InputPurpose::Partner(id)))
            }
            Intent::Give => {
                let hint = if state.setup.game.match_rules().is_some() {
                    "-1 MP, -2 GP or -1 MP -2 GP, then why; `-1 MP round 3 ...` counts from round 3 on"
                } else {
                    "-0.5 or +1, then why; `+1 round 3 ...` counts from round 3 on"
                };
                Some(ask(named("points-for"), hint, InputPurpose::Points(id)))
            }
            Intent::Rerate => {
                let hint = "the round and the ratings: 4 standard 1850 K20 FIDE NOV26; - removes them";
                Some(ask(named("ratings-of-from"), hint, InputPurpose::Rerate(id)))
            }
            Intent::AddMember | Intent::RemoveMember if state.setup.game.match_rules().is_none() => {
                Some(Request::refuse(Refusal::NoTeams.to_string()))
            }
            Intent::AddMember => {
                self.manned = Some(id);
                Some(add_member(state, player, scene))
            }
            Intent::RemoveMember => {
                let (_, members) = player.members.split_last()?;
                Some(Request::Do(Box::new(Act::Members { team: id, members: members.to_vec() })))
            }
            Intent::Forbid => {
                let others = |other: &Player| other.id != id;
                // A refusal for every pair of players is shown before one is chosen.
                let state = scene.state()?;
                let any = state.players.iter().find(|other| others(other))?;
                if let Err(wrong) = state.check_now(&kept_apart(state, id, any.id)) {
                    return Some(Request::Say(Said::Error(refusals::refused(
                        &wrong,
                        &scene.settings.keymap,
                    ))));
                }
                let found = |other| Found::Forbidden(id, other);
                find_player_among(named("must-not-meet"), &found, scene, &others)
            }
            other => self.handle_list(other, scene),
        }
    }

    fn draw_rows(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(list) = lists::players(scene) else { return };
        let is_of_teams = scene.state().is_some_and(|state| state.setup.game.match_rules().is_some());
        let empty = if is_of_teams {
            "no team is registered yet: a adds teams, i imports a list"
        } else {
            "nobody is registered yet: a adds players, i imports a list"
        };
        self.draw_list(&list, empty, area, buffer, scene);
    }
}

impl PlayerList for Players {
    fn players(&self, scene: &Scene<'_>) -> Option<Vec<PlayerId>> {
        Some(scene.state()?.by_number().iter().map(|player| player.id).collect())
    }

    fn cursor(&self) -> &Cursor {
        &self.cursor
    }

    fn cursor_mut(&mut self) -> &mut Cursor {
        &mut self.cursor
    }

    fn explanation(&self, cells: usize, scene: &Scene<'_>) -> Option<(String, Vec<Line>)> {
        let (state, player) = (scene.state()?, self.player(scene)?);
        Some((called(state, player.id), about(scene, state, player, cells)))
    }

    /// Returns the players of the team under the cursor.
    fn detail(&self, scene: &Scene<'_>) -> Vec<Line> {
        scene.state().zip(self.player(scene)).map_or_else(Vec::new, |(state, player)| members(state, player))
    }
}

/// Returns the details of a player: the line of registration, special facts, the place and the rounds so far,
/// and the source of the rating.
fn about(scene: &Scene<'_>, state: &State, player: &Player, cells: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (word, fact) in registration::facts(&player.entrant) {
        let name = scene.language().word_at("field", word);
        let fact = scene.language().field(word, &fact);
        lines.push(vec![piece(Role::Dim, text::left(&name, 12)), own(Role::Text, fact)]);
    }
    let remarks = views::players::remarks(state, player);
    if !remarks.is_empty() {
        lines.push(vec![piece(Role::Dim, text::left(&scene.word("remarks"), 12)), piece(Role::Bye, remarks)]);
    }
    lines.extend(members(state, player));
    lines.extend(so_far(scene, state, player));
    if !matches!(state.setup.rating_of_players(), RatingSystem::Unrated) && state.rating_of(player).is_some()
    {
        lines.push(Line::new());
        lines.push(vec![own(Role::Heading, scene.word("rating now"))]);
        let why = scene.desk.map(|desk| desk.row_reasons(state.last_round(), player.id));
        lines.extend(
            why.iter().flat_map(|why| clauses::lines(why.part(Part::Rating), cells, scene.language())),
        );
    }
    lines
}

/// Returns the place in the standings and the player's rounds.
fn so_far(scene: &Scene<'_>, state: &State, player: &Player) -> Vec<Line> {
    let last = state.last_round();
    if last.0 == 0 {
        return Vec::new();
    }
    let (Some(standings), Some(row)) = (scene.standings(last), scene.row(last, player.id)) else {
        return Vec::new();
    };
    let place = scene.place_of_all(&standings, &row);
    let mut lines =
        vec![vec![piece(Role::Dim, text::left(&scene.word("place"), 12)), piece(Role::Text, place)]];
    let Some(meetings) = scene.meetings(last) else { return lines };
    lines.push(Line::new());
    for round in (1..=last.0).map(RoundNo) {
        let cell = round_of(state, &meetings, player.id, round);
        let met =
            state.round(round).and_then(|held| held.boards.iter().find(|one| one.seats.contains(&player.id)));
        let others = met.map_or_else(String::new, |board| others(state, board, player.id).join(" · "));
        lines.push(vec![
            piece(Role::Dim, text::left(&scene.tell("round-named", &values! { "round" => round.0 }), 12)),
            piece(lists::role(cell.sense), text::left(&cell.datum.say(scene.language().of_reports()), 8)),
            own(Role::Text, others),
        ]);
    }
    lines
}

/// Draws the registered players with similar names while a player is typed.
fn draw_alike(query: &str, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let (Some(list), Some(state)) = (lists::players(scene), scene.state()) else { return };
    let order = state.by_number();
    let hits = search::search(query, order.iter().map(|player| player.entrant.name.as_str()));
    let row = |at: usize| hits.get(at).map_or_else(Vec::new, |hit| (list.row)(*hit));
    let empty = "no name matches";
    let table =
        Table { columns: &list.columns, len: hits.len(), row: &row, detail: &[], empty, active: false };
    table.draw(area, buffer, &mut Cursor::default(), scene.theme());
}

/// Names the unplayed games of a player who leaves: the next question is about them.
fn still_to_play(state: &State, id: PlayerId, scene: &Scene<'_>) -> String {
    let place = |(round, board): (RoundNo, BoardNo)| {
        let values = values! { "place" => words::place(state), "board" => board.0, "round" => round.0 };
        scene.tell("place-of-round", &values)
    };
    let open: Vec<String> = state.open_boards_of(id).map(place).collect();
    if open.is_empty() {
        return String::new();
    }
    format!("; {}", scene.tell("still-open", &values! { "games" => first_few(&open, 3) }))
}

/// Returns the act that forbids two players to meet from the next round on.
fn kept_apart(state: &State, one: PlayerId, other: PlayerId) -> Act {
    Act::Forbid { players: vec![one, other], first: state.next_round(), last: RoundNo(u16::MAX) }
}

/// Asks for the next player of a team's list.
fn add_member(state: &State, team: &Player, scene: &Scene<'_>) -> Request {
    let values = values! { "number" => team.members.len() + 1, "team" => called(state, team.id) };
    let title = scene.tell("player-of-team", &values);
    let hint = if team.members.is_empty() {
        "name and rating, in board order: Berg, Luca, 2214; several with ; between them"
    } else {
        "name and rating, several with ; between them; a number first corrects: 1 Berg, Luca, 2214"
    };
    ask(title, hint, InputPurpose::Member(team.id))
}

/// Returns the players of a team in board order.
fn members(state: &State, player: &Player) -> Vec<Line> {
    let member = |(number, member): (u16, &Entrant)| {
        let facts: Vec<String> = registration::facts(member).into_iter().map(|(_, fact)| fact).collect();
        vec![
            piece(Role::Dim, format!("{number:>2}  ")),
            own(Role::Text, state.member_name(player.id, number).unwrap_or_default()),
            own(Role::Dim, format!("  {}", facts.join("  "))),
        ]
    };
    (1..).zip(&player.members).map(member).collect()
}

/// Describes the list that is imported.
const fn list_hint(state: &State) -> &'static str {
    if state.setup.game.match_rules().is_some() {
        "the path of a list of teams, or of their players in board order with a column Team; it is shown first"
    } else {
        "the path of a list: CSV or text with tabs, with headings (name, rating, club ...) or name and rating first, or a tournament report; it is shown first"
    }
}

fn ask(title: impl Into<Piece>, hint: &str, asked: InputPurpose) -> Request {
    Request::input(InputLine::new(title, hint, asked))
}

/// Returns true if a line names these two players as partners.
fn is_pair_of(line: &str, players: &[Entrant]) -> bool {
    matches!(registration::read_pair(line), Ok(Some(pair)) if pair[..] == *players)
}

fn check_in(round: RoundNo, players: Vec<PlayerId>, here: bool) -> Request {
    Request::Do(Box::new(Act::CheckIn { round, players, here }))
}

/// Marks every missing player as present; if all are present, marks all as missing.
fn all_here(state: &State) -> Request {
    let round = state.next_round();
    let missing = state.expected(round).filter(|player| !state.is_here(player.id, round));
    let missing: Vec<PlayerId> = missing.map(|player| player.id).collect();
    if !missing.is_empty() {
        return check_in(round, missing, true);
    }
    check_in(round, state.expected(round).map(|player| player.id).collect(), false)
}

fn number(order: Vec<PlayerId>, by: Numbering) -> Request {
    Request::Do(Box::new(Act::Number { order, by }))
}

impl Face for Players {
    fn context(&self, scene: &Scene<'_>) -> Context {
        match &self.adding {
            Some(_) if scene.lists.is_at_hand() => Context::Adding,
            Some(_) => Context::Line,
            None => Context::Players,
        }
    }

    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.adding.is_some() {
            self.handle_adding(intent, scene)
        } else {
            self.handle_rows(intent, scene)
        }
    }

    /// Only teams have lists of players.
    fn offers(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let is_of_teams = scene.state().is_some_and(|state| state.setup.game.match_rules().is_some());
        is_of_teams || !matches!(intent, Intent::AddMember | Intent::RemoveMember)
    }

    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let player = self.player(scene);
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "a key is possible unless its screen forbids it here"
        )]
        match intent {
            Intent::Return => player.is_some_and(|player| player.gone().is_some()),
            Intent::Withdraw | Intent::Exclude => player.is_some_and(|player| player.gone().is_none()),
            Intent::RemoveMember => player.is_some_and(|player| !player.members.is_empty()),
            Intent::Rerate => {
                player.is_some() && scene.state().is_some_and(|state| state.setup.regulations.long)
            }
            Intent::Partner => player.is_some() && scene.state().is_some_and(State::keeps_partners),
            Intent::LeaveOut => player
                .is_some_and(|player| player.is_left_out || player.gone().is_some_and(|away| away.excluded)),
            Intent::Change
            | Intent::AddMember
            | Intent::Bye
            | Intent::Remove
            | Intent::Here
            | Intent::AllHere
            | Intent::Renumber
            | Intent::Raise
            | Intent::Lower
            | Intent::NumberByLot
            | Intent::NumberByVarma
            | Intent::NumberByRating => player.is_some(),
            other => self.list_permits(other, scene),
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(field) = self.adding.clone() else {
            self.draw_rows(area, buffer, scene);
            return;
        };
        let cells = usize::from(area.width.saturating_sub(7));
        let mut told = preview(field.text(), scene);
        let wrong = self.offers.wrong.as_ref().map(|wrong| piece(Role::Warning, format!("  ! {wrong}")));
        told.extend(wrong);
        let preview = text::wrap_line(&panel::line_in_language(&told, scene.language()), cells);
        let below = u16::try_from(preview.len() + 1).unwrap_or(u16::MAX).min(area.height);
        // The offered people get half of the remaining lines, the registered players the other half.
        let offered = self.offers.height().min((area.height - below) / 2);
        let list = Rect { height: area.height - below - offered, ..area };
        let name = name_typed(field.text());
        if name.is_empty() {
            self.cursor.go(usize::MAX);
            self.draw_rows(list, buffer, scene);
        } else {
            draw_alike(&name, list, buffer, scene);
        }
        let line = Rect { x: area.x + 6, y: list.bottom(), width: area.width.saturating_sub(7), height: 1 };
        text::put(
            buffer,
            (area.x + 2, line.y),
            4,
            &own(Role::Heading, scene.language().word_at("line", "add")),
            scene.theme(),
        );
        field.draw(line, buffer, scene.theme());
        let offers = Rect { y: area.bottom() - offered, height: offered, ..area };
        for (y, part) in (line.y + 1..offers.y).zip(&preview) {
            text::put_line(buffer, (line.x, y), cells, part, scene.theme());
        }
        if 0 < offered {
            self.offers.draw(offers, buffer, scene);
        }
    }

    fn paper(&self, scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        let round = scene.state()?.last_round();
        Some(OnPaper::of(ReportKind::StartingList, scene, round, None))
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        let players = scene.state().map_or(0, |state| state.players.len());
        let noun = scene.state().map_or("player", words::noun);
        let gone =
            scene.state().map_or(0, |state| state.players.iter().filter(|one| one.gone().is_some()).count());
        let presence = scene.state().and_then(Presence::of);
        // If there is little room, the end is cut: the number of present players matters most during a
        // check-in.
        let presence =
            presence.map_or_else(String::new, |presence| format!("{}, ", scene.word(&presence.to_string())));
        let players = scene.language().people(players, noun);
        match gone {
            0 => format!("{presence}{players}"),
            gone => format!(
                "{presence}{players}, {}",
                scene.tell("withdrawn-count", &values! { "count" => gone })
            ),
        }
    }

    /// Explains the marks of the list.
    fn status(&self, _cells: usize, scene: &Scene<'_>) -> Line {
        if scene.state().is_none_or(|state| state.players.is_empty()) {
            return Line::new();
        }
        let legend = "(3) no pairing number yet · † withdrawn · H U Z F bye · ≠ must not meet";
        let fees = scene.state().map(Fees::of).filter(Fees::is_any);
        let fees = fees.map(|fees| fees.told(scene.language().of_reports()));
        let fees = fees.map(|told| own(Role::Text, format!(" · {}", told.trim_end_matches('.'))));
        let rounds = scene.state().and_then(too_many_rounds);
        let rounds = rounds.map(|told| ["! ", &*told, " · "].map(|part| piece(Role::Warning, part)));
        // The end is cut: the legend belongs to the list, and the fees are a report too.
        let rounds = rounds.into_iter().flatten();
        rounds.chain([own(Role::Dim, scene.word(legend))]).chain(fees).collect()
    }

    /// Several lines mean several players, who are shown before anybody is registered.
    fn paste(&mut self, text: &str, scene: &Scene<'_>) -> Option<Request> {
        let lines = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).count();
        let field = self.adding.get_or_insert_with(Field::default);
        if lines < 2 {
            field.insert(text.trim_matches(['\n', '\r']));
            self.offers.look(field.text(), scene);
            return None;
        }
        let bytes = text.as_bytes().into();
        let choices = ListChoices::default();
        Some(Request::ReadList(Box::new(ListRequest {
            source: ListSource::Pasted,
            bytes: Some(bytes),
            choices,
        })))
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        self.cursor.click(x, y);
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Found(Found::Player(found)) => {
                self.go_to(*found, scene);
                None
            }
            News::Found(Found::Forbidden(one, other)) => {
                let state = scene.state()?;
                let apart = kept_apart(state, *one, *other);
                if state.forbidden.iter().any(|group| group.keeps_apart(*one, *other, state.next_round())) {
                    let told = format!("already prohibited: {}", words::act(state, &apart).text);
                    return Some(Request::Say(Said::Warning(told)));
                }
                Some(Request::Do(Box::new(apart)))
            }
            News::Recorded(act) => {
                if let Act::Members { team, .. } = &**act {
                    let state = scene.state()?;
                    let team = state.player(self.manned.filter(|one| one == team)?)?;
                    return Some(add_member(state, team, scene));
                }
                if let Act::Number { .. } = &**act {
                    let held = self.numbered.take()?;
                    self.go_to(held, scene);
                    return None;
                }
                let field = self.adding.as_mut()?;
                let state = scene.state()?;
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "a line registers players or makes partners"
                )]
                let told = match &**act {
                    Act::Register { entrant, .. } => {
                        scene.tell("is-registered", &values! { "name" => entrant.name.as_str() })
                    }
                    // The line remains while another list is read.
                    Act::TakeList { new, .. } if is_pair_of(field.text(), new) => {
                        words::act(state, act).text_in(scene.language()).into_owned()
                    }
                    Act::Partner { .. } => {
                        let told = format!("{} are partners", words::act(state, act).text);
                        scene.word(&told).into_owned()
                    }
                    _ => return None,
                };
                field.take();
                self.offers = Offers::default();
                let players = scene.language().people(state.players.len(), words::noun(state));
                Some(Request::Say(Said::Done(format!("{told}, {players}"))))
            }
            News::Found(_)
            | News::Entry(_)
            | News::Card(..)
            | News::Prizes(_)
            | News::Prize(..)
            | News::Came(_)
            | News::Ledger(_)
            | News::Answer(_)
            | News::Dropped
            | News::Dealer { .. }
            | News::SetAside
            | News::ResultOf(_) => None,
        }
    }

    fn draft(&self) -> Option<String> {
        let typed = self.adding.as_ref().filter(|field| !field.is_empty())?;
        Some(format!("a player is typed but not added: {}", typed.text()))
    }

    fn drafts(&self, _scene: &Scene<'_>) -> Drafts {
        let typed = self.adding.as_ref().map(Field::text).or(self.kept.as_deref());
        let typed = typed.filter(|typed| typed.chars().nth(1).is_some());
        let text = |text: &str| TextDraft {
            about: ADDING.to_owned(),
            offered: String::new(),
            text: text.to_owned(),
        };
        Drafts { texts: typed.map(text).into_iter().collect(), ..Drafts::default() }
    }

    fn take_up(&mut self, drafts: &Drafts, _scene: &Scene<'_>) -> TakenUp {
        let mut taken = TakenUp::default();
        if let Some(text) = drafts.texts.iter().find(|text| text.about == ADDING) {
            taken.here.push(format!("{ADDING}: {}", text.text));
            (self.kept, self.was_left) = (Some(text.text.clone()), false);
        }
        taken
    }
}
