//! Reads the text of an input line as the request that the line asked for.

use std::borrow::Cow;

use crate::jobs::importing::ReportFindings;
use crate::jobs::request::{InputLine, InputPurpose, News, Request};
use crate::lists::prize_lines::BadPrize;
use crate::lists::setup_lines::{BadLine, Made};
use crate::scene::Scene;
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use desk::desks::network::{self, NotDone};
use desk::input::members::{self, NotAMember, Typed};
use desk::input::named_player::{NotNamed, find};
use desk::shared::link::{NoName, desk_name};
use desk::user::files::typed_path;
use desk::user::settings::{self, NotAName};
use engine::action::{Act, Numbering};
use engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use engine::number::{NumberError, typed};
use engine::numbering;
use engine::refusal::Refused;
use engine::state::State;
use engine::text::{Label, NotOneLine, Remark};
use formats::bye_input::{self, NotABye};
use formats::entry::line_up;
use formats::penalty::{self, NoPoints};
use formats::registration::{self, NotAPlayer};
use formats::rerating::{self, NoRerating};
use formats::views::changes;
use formats::views::name_order::NameOrder;
use formats::views::words;

/// The reason that the text of an input line is no request.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoAnswer {
    /// The line is empty.
    #[error("nothing is typed yet")]
    Empty,
    /// The text cannot be the title of an event.
    #[error("the title {0}")]
    Title(NotOneLine),
    /// The text is not a pairing number of the event; with the number of players.
    #[error("`{0}` is no pairing number here (expected 1 to {1})")]
    PairingNumber(String, usize),
    /// The journal cannot store the reason or the note.
    #[error(transparent)]
    Remark(NotOneLine),
    /// The journal cannot store the operator's name.
    #[error(transparent)]
    Operator(#[from] NotAName),
    /// No entry of the journal has this number.
    #[error("`{0}` is not the number of an entry")]
    Entry(String),
    /// No board has this number.
    #[error("`{0}` is not a board (expected its number, from 1)")]
    Board(String),
    /// The text is not a round and a kind of bye.
    #[error(transparent)]
    Bye(#[from] NotABye),
    /// The text is not a number of points.
    #[error(transparent)]
    Points(#[from] NoPoints),
    /// The text is not a list of ratings that are valid from a round on.
    #[error(transparent)]
    Rerating(#[from] NoRerating),
    /// The value of a tie-break is not a number.
    #[error(transparent)]
    Value(NumberError),
    /// The text is not a player's line.
    #[error(transparent)]
    Player(#[from] NotAPlayer),
    /// The text does not name a player.
    #[error(transparent)]
    Named(#[from] NotNamed),
    /// The event has no such player.
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// The text is not a player of a team.
    #[error(transparent)]
    Member(#[from] NotAMember),
    /// The text is not a line-up.
    #[error(transparent)]
    LineUp(#[from] line_up::NotTyped),
    /// The rules refuse the correction.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The setup refuses the value.
    #[error(transparent)]
    Setup(#[from] BadLine),
    /// A value that the prizes do not take.
    #[error(transparent)]
    Prizes(#[from] BadPrize),
    /// A text that cannot be a code for joining.
    #[error(transparent)]
    Code(NotDone),
    /// A name that a desk cannot have.
    #[error(transparent)]
    DeskName(#[from] NoName),
    /// No event is open.
    #[error("open an event first")]
    NoEvent,
    /// No question is open.
    #[error("there is no question to answer")]
    NotAsked,
}

/// Reads the answer to an input line as the request for which the line was opened.
///
/// # Errors
///
/// The reason that the text is no request; the line stays open.
pub(crate) fn answer(asked: &InputPurpose, text: &str, scene: &Scene<'_>) -> Result<Request, NoAnswer> {
    let text = &*in_english(asked, text.trim(), scene);
    match asked {
        InputPurpose::OpenPath => needed(text).map(|text| Request::Open(typed_path(text))),
        InputPurpose::Title(preset) => {
            let title = Label::new(needed(text)?).map_err(NoAnswer::Title)?;
            Ok(Request::Create { preset: preset.clone(), title })
        }
        InputPurpose::ImportEvent => needed(text).map(|text| {
            let (report, findings) = (typed_path(text), Vec::new());
            Request::ImportEvent(Box::new(ReportFindings { report, findings }))
        }),
        InputPurpose::Prizes => needed(text).map(|text| Request::Prizes(typed_path(text))),
        InputPurpose::Results => needed(text).map(|text| Request::Results(typed_path(text))),
        InputPurpose::Prize(line) => {
            line.check(text)?;
            line.check_board(text, scene.state())?;
            Ok(Request::Tell(News::Prize(*line, text.to_owned())))
        }
        InputPurpose::Import => needed(text).map(|text| Request::Import(typed_path(text))),
        InputPurpose::Note => Ok(act(Act::Note { text: remark(needed(text)?)? })),
        InputPurpose::Operator => Ok(Request::Operator(settings::operator(text)?)),
        InputPurpose::WriteTo(report) => {
            needed(text).map(|path| Request::Write { path: typed_path(path), report: report.clone() })
        }
        InputPurpose::Site => Ok(Request::Site((!text.is_empty()).then(|| typed_path(text)))),
        InputPurpose::Code => {
            network::check_code(needed(text)?).map_err(NoAnswer::Code)?;
            Ok(Request::NameDesk(text.to_owned()))
        }
        InputPurpose::ShutOut => Ok(Request::ShutOut(needed(text)?.to_owned())),
        InputPurpose::DeskName(code) => {
            let name = desk_name(needed(text)?)?;
            Ok(Request::Join { code: code.clone(), name })
        }
        InputPurpose::GoTo => {
            let seq = text.parse().map_err(|_| NoAnswer::Entry(text.to_owned()))?;
            Ok(Request::Tell(News::Entry(Seq(seq))))
        }
        InputPurpose::Correction(correction) => {
            Ok(Request::Correct(Box::new(with_reason(correction, text)?)))
        }
        InputPurpose::Change(_)
        | InputPurpose::Withdraw(_)
        | InputPurpose::Exclude(_)
        | InputPurpose::Bye(_)
        | InputPurpose::FixBoard(_)
        | InputPurpose::Partner(_)
        | InputPurpose::Renumber(_)
        | InputPurpose::Points(_)
        | InputPurpose::Rerate(_)
        | InputPurpose::Give(..)
        | InputPurpose::LineUp { .. }
        | InputPurpose::Member(_)
        | InputPurpose::Setup(_) => about_event(asked, text, scene.state().ok_or(NoAnswer::NoEvent)?),
    }
}

/// Returns a text whose names of fields and other fixed words, if it has any, are in English.
fn in_english<'a>(asked: &InputPurpose, text: &'a str, scene: &Scene<'_>) -> Cow<'a, str> {
    if matches!(asked, InputPurpose::Bye(_)) {
        return Cow::Owned(registration::byes_in_english(text, scene.language()));
    }
    if matches!(asked, InputPurpose::Points(_)) {
        return Cow::Owned(registration::round_in_english(text, scene.language()));
    }
    if asked.is_of_days() {
        return Cow::Owned(registration::days_in_figures(text, scene.language()));
    }
    let is_change = matches!(asked, InputPurpose::Change(_) | InputPurpose::Rerate(_));
    if is_change || matches!(asked, InputPurpose::Member(_)) {
        Cow::Owned(registration::in_english(text, is_change, scene.language()))
    } else {
        Cow::Borrowed(text)
    }
}

fn about_event(asked: &InputPurpose, text: &str, state: &State) -> Result<Request, NoAnswer> {
    let after = state.last_round();
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller sends what is about an event only")]
    let done = match asked {
        InputPurpose::Change(id) => return changed(state, *id, text).map(all),
        InputPurpose::Withdraw(id) => Act::Withdraw { id: *id, after, reason: remark(text)? },
        InputPurpose::Exclude(id) => Act::Exclude { id: *id, after, reason: remark(needed(text)?)? },
        InputPurpose::Bye(id) => return Ok(all(bye_input::read(*id, text)?)),
        InputPurpose::FixBoard(id) => {
            let number = || {
                let number = text.parse().ok().filter(|number| 0 < *number).map(BoardNo);
                number.ok_or_else(|| NoAnswer::Board(text.to_owned()))
            };
            let board = if text.is_empty() { None } else { Some(number()?) };
            Act::FixBoard { id: *id, board }
        }
        InputPurpose::Partner(id) if matches!(text, "" | "-") => {
            Act::Partner { pairs: Vec::new(), parted: vec![*id] }
        }
        InputPurpose::Partner(id) => {
            Act::Partner { pairs: vec![[*id, find(state, text)?]], parted: Vec::new() }
        }
        InputPurpose::Renumber(id) => {
            let last = state.players.len();
            let number = needed(text)?.parse().ok().filter(|to| 0 < *to && usize::from(*to) <= last);
            let number = number.ok_or_else(|| NoAnswer::PairingNumber(text.to_owned(), last))?;
            let names = NameOrder::plain();
            let order = numbering::complete(state, &|one, other| names.compare(one, other));
            Act::Number { order: numbering::moved_to(order, *id, number), by: Numbering::Hand }
        }
        InputPurpose::Points(id) => penalty::read(state, *id, text)?,
        InputPurpose::Rerate(id) => rerating::read(state, *id, text)?,
        InputPurpose::Give(id, name) => {
            let value = if text.is_empty() { None } else { Some(typed(text).map_err(NoAnswer::Value)?) };
            Act::Give { tie_break: name.clone(), values: vec![(*id, value)] }
        }
        InputPurpose::LineUp { round, board, team } => {
            return lined_up(line_up_of(state, (*round, *board), *team, needed(text)?)?, state);
        }
        InputPurpose::Member(team) => members_with(state, *team, needed(text)?)?,
        InputPurpose::Setup(line) => Made::of(state).typed(*line, text)?.act(state),
        _ => return Err(NoAnswer::NotAsked),
    };
    Ok(act(done))
}

fn act(act: Act) -> Request {
    Request::Do(Box::new(act))
}

fn all(mut acts: Vec<Act>) -> Request {
    match acts.len() {
        1 => act(acts.remove(0)),
        _ => Request::DoAll(acts, Vec::new()),
    }
}

fn needed(text: &str) -> Result<&str, NoAnswer> {
    if text.is_empty() { Err(NoAnswer::Empty) } else { Ok(text) }
}

fn remark(text: &str) -> Result<Remark, NoAnswer> {
    Remark::new(text).map_err(NoAnswer::Remark)
}

fn with_reason(correction: &Act, text: &str) -> Result<Act, NoAnswer> {
    let mut correction = correction.clone();
    if let Act::Correct { reason, .. }
    | Act::CorrectForRating { reason, .. }
    | Act::CorrectRound { reason, .. }
    | Act::Unpublish { reason, .. } = &mut correction
    {
        *reason = remark(text)?;
    }
    Ok(correction)
}

/// Reads a player's line; fields that it does not mention do not change.
fn changed(state: &State, id: PlayerId, text: &str) -> Result<Vec<Act>, NoAnswer> {
    state.player(id).ok_or(NoAnswer::NoPlayer(id))?;
    Ok(rerating::change(state, id, text)?)
}

/// Reads a line-up, `1 2 3 5` or only its changes, as the act that sets it.
fn line_up_of(
    state: &State,
    at: (RoundNo, BoardNo),
    team: PlayerId,
    text: &str,
) -> Result<Act, line_up::NotTyped> {
    Ok(line_up::act(state, at, team, line_up::typed(state, at, team, text)?, Remark::default()))
}

/// Asks for the reason of a line-up that corrects a finished match, unless the rules refuse it; any other
/// line-up is recorded.
fn lined_up(done: Act, state: &State) -> Result<Request, NoAnswer> {
    let Act::Correct { round, board, was, now, .. } = &done else { return Ok(act(done)) };
    state.check_now(&done)?;
    let seated = state.board(*round, *board).map_or(&[][..], |held| &held.seats);
    let told = words::correction(state, seated, was, now.as_ref());
    let title = format!("{} {board}: {told}", words::place(state));
    let hint = "the reason (may stay empty); its effect is shown next";
    Ok(Request::input(InputLine::new(title, hint, InputPurpose::Correction(Box::new(done)))))
}

/// Names the players of a line-up by board, and what it breaks.
fn line_up_in_words(state: &State, at: (RoundNo, BoardNo), team: PlayerId, text: &str) -> Option<Vec<Line>> {
    let rules = state.setup.game.match_rules()?;
    let name = |player: &u16| match (*player, state.member_name(team, *player)) {
        (0, _) => "empty".to_owned(),
        (_, Some(name)) => name,
        (player, None) => format!("player {player}"),
    };
    match line_up::typed(state, at, team, text) {
        Ok(line_up) if line_up.is_empty() => None,
        Ok(line_up) => {
            if let Err(wrong) =
                rules.admit_line_up(&line_up).and_then(|()| state.admit_members(team, &line_up))
            {
                return Some(vec![vec![piece(Role::Warning, wrong.to_string())]]);
            }
            let pair = |players: &[u16]| players.iter().map(name).collect::<Vec<_>>().join(" + ");
            let boards = (1..).zip(line_up.chunks(rules.game.persons()));
            let named = boards.map(|(board, players)| format!("{board} {}", pair(players)));
            let named = vec![own(Role::Text, named.collect::<Vec<_>>().join(" · "))];
            let set = Act::LineUp { round: at.0, board: at.1, team, line_up };
            let broken = state.warnings(&set).into_iter();
            let broken = broken.map(|one| vec![piece(Role::Warning, format!("! {}", one.text))]);
            Some(std::iter::once(named).chain(broken).collect())
        }
        Err(wrong) => Some(vec![vec![piece(Role::Warning, wrong.to_string())]]),
    }
}

/// Adds the players of a text to a team's list, or corrects those whose numbers it has.
fn members_with(state: &State, team: PlayerId, text: &str) -> Result<Act, NoAnswer> {
    let mut members = state.player(team).ok_or(NoAnswer::NoPlayer(team))?.members.clone();
    for one in members::typed(&members, state.setup.rating_kinds(), text)? {
        one.set(&mut members);
    }
    Ok(Act::Members { team, members })
}

/// Shows the players whom a text adds to a team's list, by their numbers in it, and the changes of others.
fn members_in_words(state: &State, team: PlayerId, text: &str, scene: &Scene<'_>) -> Option<Vec<Line>> {
    let before = &state.player(team)?.members;
    let told = match members::typed(before, state.setup.rating_kinds(), text) {
        Ok(typed) if typed.is_empty() => return None,
        Ok(typed) => {
            let told: Vec<String> = typed.iter().map(|one| member_in_words(one, scene)).collect();
            own(Role::Text, told.join(" · "))
        }
        Err(wrong) => piece(Role::Warning, wrong.to_string()),
    };
    Some(vec![vec![told]])
}

fn member_in_words(Typed { number, was, now }: &Typed, scene: &Scene<'_>) -> String {
    let Some(was) = was else {
        return format!("{number} {}", registration::write_in(now, scene.language()));
    };
    let changed = changes::of_person(was, now).into_iter().map(|one| one.to_string());
    let changed: Vec<String> = changed.map(|one| scene.word(&one).into_owned()).collect();
    format!("{number} {}, {}", was.name, changed.join(", "))
}

/// Shows the points that a text gives or takes.
fn points_in_words(state: &State, id: PlayerId, text: &str, scene: &Scene<'_>) -> Option<Vec<Line>> {
    let told = match penalty::read(state, id, text) {
        Ok(act) => own(Role::Text, words::act(state, &act).text_in(scene.language())),
        Err(NoPoints::Nothing { .. }) => return None,
        Err(wrong) => piece(Role::Warning, wrong.to_string()),
    };
    Some(vec![vec![told]])
}

/// Shows how the text of an input line is understood while it is typed; `None` if there is nothing to show.
#[must_use]
pub(crate) fn understood(asked: &InputPurpose, text: &str, scene: &Scene<'_>) -> Option<Vec<Line>> {
    let state = scene.state()?;
    let text = &*in_english(asked, text, scene);
    if let InputPurpose::LineUp { round, board, team } = asked {
        return line_up_in_words(state, (*round, *board), *team, text);
    }
    if let InputPurpose::Member(team) = asked {
        return members_in_words(state, *team, text, scene);
    }
    if let InputPurpose::Points(id) = asked {
        return points_in_words(state, *id, text.trim(), scene);
    }
    let InputPurpose::Change(id) = asked else { return None };
    let before = &state.player(*id)?.entrant;
    let acts = match changed(state, *id, text.trim()) {
        Ok(acts) => acts,
        Err(wrong) => return Some(vec![vec![piece(Role::Warning, wrong.to_string())]]),
    };
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a line changes a player, or gives ratings from a round on"
    )]
    let now = acts.iter().find_map(|act| match act {
        Act::Edit { entrant, .. } => Some(entrant.clone()),
        _ => None,
    });
    let now = now.unwrap_or_else(|| before.clone());
    let mut differences = changes::of_person(before, &now);
    differences.extend(
        acts.iter()
            .filter(|act| !matches!(act, Act::Edit { .. }))
            .filter_map(|act| changes::of(state, act))
            .flatten(),
    );
    let is_other = |word: &str| {
        let what = match word {
            "id" => "FIDE id",
            "team" => "partnership",
            "short" => "short name",
            other => other,
        };
        differences.iter().any(|one| one.what == what)
    };
    let role = |word: &str, otherwise| if is_other(word) { Role::Accent } else { otherwise };
    let mut line = vec![own(role("name", Role::Text), now.name.as_str())];
    for (word, fact) in registration::facts(&now) {
        line.push(piece(Role::Dim, format!(" · {} ", scene.language().word_at("field", word))));
        line.push(own(role(word, Role::Text), scene.language().field(word, &fact)));
    }
    let mut lines = vec![line];
    lines.push(match &differences[..] {
        [] => vec![piece(
            Role::Dim,
            "no changes; what the line does not mention stays, and `club -` removes a club",
        )],
        all => {
            let told: Vec<String> = all.iter().map(ToString::to_string).collect();
            let told: Vec<_> = told.iter().map(|one| scene.word(one)).collect();
            vec![piece(Role::Dim, "changes: "), piece(Role::Accent, told.join(", "))]
        }
    });
    for act in &acts {
        lines.extend(
            state.warnings(act).iter().map(|one| vec![piece(Role::Warning, format!("! {}", one.text))]),
        );
    }
    Some(lines)
}
