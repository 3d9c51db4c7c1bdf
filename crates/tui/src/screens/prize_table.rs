//! The prizes as a table: the funds, a form for each, and the present winners. The input is recorded as one
//! act.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::jobs::request::{InputLine, InputPurpose, NamedOutcome, News, Question, Request};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::prize_lines::{self, FundLine, PrizeLine};
use crate::scene::Scene;
use crate::widgets::aside;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use desk::input::drafts::PrizesDraft;
use engine::action::{Act, Entrant};
use engine::announced::Status;
use engine::number::Money;
use engine::prizes::{self, Awards, PrizeRules};
use engine::ranking::board_prizes;
use engine::standings::Standings;
use engine::state::State;
use formats::values;
use formats::views::changes;
use formats::views::words;

/// The least height of the winners below the table.
const BELOW: u16 = 5;

/// The prizes while they are defined.
#[derive(Debug)]
pub(crate) struct PrizeTable {
    /// The prizes of the event when the input began.
    began: Option<PrizeRules>,
    /// The prizes as entered so far.
    rules: PrizeRules,
    cursor: Cursor,
    /// The fund whose form is open, and the cursor in it.
    form: Option<(usize, Cursor)>,
    /// The lines of a fund in this event.
    fund_lines: Vec<FundLine>,
    worked: Option<Worked>,
}

/// The present winners, as long as nothing changes.
#[derive(Debug)]
struct Worked {
    rules: PrizeRules,
    entries: usize,
    winners: Vec<Winner>,
    /// The number of eligible players for each fund.
    eligible: Vec<usize>,
    head: String,
}

/// A prize and its present winner.
#[derive(Debug)]
struct Winner {
    fund: String,
    places: String,
    name: String,
    amount: String,
}

fn of_event(scene: &Scene<'_>) -> Option<PrizeRules> {
    scene.state()?.prizes.as_deref().cloned()
}

impl PrizeTable {
    /// Starts with the prizes of the event.
    #[must_use]
    pub(crate) fn of_event(scene: &Scene<'_>) -> Self {
        let began = of_event(scene);
        let rules = began.clone().unwrap_or_else(prize_lines::none);
        let fund_lines = FundLine::of(scene.state());
        Self { began, rules, cursor: Cursor::default(), form: None, fund_lines, worked: None }
    }

    /// Returns the prizes as entered so far.
    #[must_use]
    pub(crate) const fn rules(&self) -> &PrizeRules {
        &self.rules
    }

    /// Returns the input to save on disk.
    #[must_use]
    pub(crate) fn kept(&self) -> Option<PrizesDraft> {
        let draft = || PrizesDraft { began: self.began.clone(), now: self.rules.clone() };
        self.is_work().then(draft)
    }

    /// Restores saved input.
    #[must_use]
    pub(crate) fn taken_up(draft: &PrizesDraft, scene: &Scene<'_>) -> Self {
        let PrizesDraft { began, now } = draft.clone();
        let fund_lines = FundLine::of(scene.state());
        Self { began, rules: now, cursor: Cursor::default(), form: None, fund_lines, worked: None }
    }

    /// Replaces the input by the prizes of a file.
    pub(crate) fn take_file(&mut self, rules: &PrizeRules) {
        self.rules = rules.clone();
        self.form = None;
    }

    /// Returns true if the input differs from the prizes that the event had when it began.
    #[must_use]
    pub(crate) fn is_work(&self) -> bool {
        self.to_record() != self.began.as_ref()
    }

    /// Returns the prizes to record; `None` without a fund.
    #[must_use]
    pub(crate) fn to_record(&self) -> Option<&PrizeRules> {
        Some(&self.rules).filter(|rules| !rules.categories.is_empty())
    }

    fn lines(&self) -> usize {
        PrizeLine::GENERAL.len() + self.rules.categories.len()
    }

    /// Returns the fund under the cursor.
    fn fund(&self) -> Option<usize> {
        let at = self.cursor.at(self.lines())?;
        at.checked_sub(PrizeLine::GENERAL.len())
    }

    /// Returns the line under the cursor; `None` on a fund, which has lines of its own.
    fn line(&self) -> Option<PrizeLine> {
        if let Some((fund, cursor)) = &self.form {
            let at = cursor.at(self.fund_lines.len())?;
            return self.fund_lines.get(at).map(|line| PrizeLine::Fund(*fund, *line));
        }
        PrizeLine::GENERAL.get(self.cursor.at(self.lines())?).copied()
    }

    /// Carries out the meaning of a key.
    pub(crate) fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let len = if self.form.is_some() { self.fund_lines.len() } else { self.lines() };
        let cursor = self.form.as_mut().map_or(&mut self.cursor, |(_, cursor)| cursor);
        if cursor.handle(intent, len) {
            return None;
        }
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
        match intent {
            Intent::Change => self.change(scene),
            Intent::Left | Intent::Right => {
                self.line()?.turn(&mut self.rules, intent == Intent::Right);
                None
            }
            Intent::Add => {
                self.rules.categories.push(prize_lines::new_fund(&self.rules, scene.language()));
                let fund = self.rules.categories.len() - 1;
                self.cursor.go(PrizeLine::GENERAL.len() + fund);
                self.form = Some((fund, Cursor::default()));
                None
            }
            Intent::TakeApart => {
                self.rules.categories.remove(self.fund().filter(|_| self.form.is_none())?);
                None
            }
            Intent::Raise | Intent::Lower => {
                let up = intent == Intent::Raise;
                let from = self.fund().filter(|_| self.form.is_none())?;
                let to = if up { from.checked_sub(1)? } else { from + 1 };
                if to < self.rules.categories.len() {
                    self.rules.categories.swap(from, to);
                    self.cursor.go(PrizeLine::GENERAL.len() + to);
                }
                None
            }
            Intent::Import => {
                let hint = "the path of a file like examples/prizes.ron; mistakes in it are reported by line and field";
                Some(Request::input(InputLine::new("prizes of a file", hint, InputPurpose::Prizes)))
            }
            Intent::Record => Some(self.record(scene)),
            _ => Some(Request::Unhandled),
        }
    }

    fn change(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let Some(line) = self.line() else {
            self.form = Some((self.fund()?, Cursor::default()));
            return None;
        };
        if line.is_choice() {
            line.turn(&mut self.rules, true);
            return None;
        }
        let key = |intent| scene.key(Context::Line, intent);
        let keys = values! { "takes" => key(Intent::Accept), "keeps" => key(Intent::Cancel) };
        let hint = format!("{}; {}", scene.word(line.hint()), scene.tell("takes-or-keeps", &keys));
        let typed =
            InputLine::new(line.name(), hint, InputPurpose::Prize(line)).offering(line.value(&self.rules));
        Some(Request::input(typed))
    }

    /// Sets a line to a text that was already checked.
    pub(crate) fn typed(&mut self, line: PrizeLine, text: &str) -> Option<Request> {
        line.set(&mut self.rules, text).err().map(|wrong| Request::refuse(wrong.to_string()))
    }

    /// Returns the act that makes the input the prizes of the event.
    fn record(&self, scene: &Scene<'_>) -> Request {
        let rules = self.to_record().cloned();
        if of_event(scene) == rules {
            return Request::refuse("nothing is changed: these are the prizes of the event");
        }
        Request::Do(Box::new(Act::Prizes { rules: rules.map(Box::new) }))
    }

    /// Closes the form of a fund, or asks what to do with the input; `None` if there is no question.
    ///
    /// # Errors
    ///
    /// The table may be closed at once.
    pub(crate) fn cancel(&mut self, scene: &Scene<'_>) -> Result<Option<Request>, Closed> {
        if self.form.take().is_some() {
            return Ok(None);
        }
        if !self.is_work() {
            return Err(Closed);
        }
        let mut lines = vec![vec![piece(Role::Text, "The prizes are typed but not recorded.")]];
        let act = Act::Prizes { rules: self.to_record().cloned().map(Box::new) };
        let found = scene.state().and_then(|state| changes::of(state, &act)).unwrap_or_default();
        lines.push(vec![piece(Role::Dim, changes::listed(&found))]);
        let keep = NamedOutcome::new(Intent::Keep, "keep them for later", Request::Tell(News::SetAside));
        let drop = NamedOutcome::new(Intent::Discard, "drop the changes", Request::Tell(News::Dropped));
        Ok(Some(Request::ask(Question::ask("the prizes", lines, keep, "go on").or(drop))))
    }

    /// Shows the prizes that were recorded or undone meanwhile, if nothing is typed.
    fn follow(&mut self, scene: &Scene<'_>) {
        let now = of_event(scene);
        if !self.is_work() && now != self.began {
            self.rules = now.clone().unwrap_or_else(prize_lines::none);
            (self.began, self.form) = (now, None);
        }
    }

    /// Returns true if a key would have an effect now.
    #[must_use]
    pub(crate) fn is_possible(&self, intent: Intent) -> bool {
        let on_fund = self.fund().is_some() && self.form.is_none();
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "a key is possible unless its screen forbids it here"
        )]
        match intent {
            Intent::Left | Intent::Right => self.line().is_some_and(PrizeLine::is_choice),
            Intent::TakeApart | Intent::Raise | Intent::Lower => on_fund,
            Intent::Record => self.is_work(),
            _ => true,
        }
    }

    /// Returns the name of the place for the header.
    #[must_use]
    pub(crate) fn place(&self, scene: &Scene<'_>) -> String {
        let fund = self.form.as_ref().and_then(|(fund, _)| self.rules.categories.get(*fund));
        let name = fund.map_or_else(String::new, |fund| format!(": {}", fund.name));
        let recorded =
            if self.is_work() { format!(", {}", scene.word("not recorded")) } else { String::new() };
        format!("{}{name}{recorded}", scene.word("prizes"))
    }

    /// Draws the table and the present winners.
    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        self.follow(scene);
        self.work_out(scene);
        let lines = if self.form.is_some() { self.fund_lines.len() } else { self.lines() };
        let needed = u16::try_from(lines + 1).unwrap_or(u16::MAX);
        let (left, beside) = aside::split(area, 60);
        if let Some(right) = beside {
            self.draw_lines(left, buffer, scene);
            self.draw_winners(Rect { x: right.x + 1, width: right.width - 1, ..right }, buffer, scene);
            return;
        }
        let below = area.height.saturating_sub(needed).max(BELOW.min(area.height / 2));
        self.draw_lines(Rect { height: area.height - below, ..area }, buffer, scene);
        self.draw_winners(Rect { y: area.bottom() - below, height: below, ..area }, buffer, scene);
    }

    fn draw_lines(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let (rules, fund_lines) = (&self.rules, &self.fund_lines);
        let two = |line: PrizeLine| {
            let value = line.value(rules);
            let shown = if value.is_empty() { "–".to_owned() } else { value };
            let is_told = line.is_choice();
            let value = cell(Role::Text, scene.language().number(&shown));
            vec![cell(Role::Dim, line.name()).told(), if is_told { value.told() } else { value }]
        };
        if let Some((fund, cursor)) = &mut self.form {
            let columns = [Column::text("fund", 14, 18), Column::text("", 16, 80)];
            let row = |at: usize| {
                fund_lines.get(at).map_or_else(Vec::new, |line| two(PrizeLine::Fund(*fund, *line)))
            };
            let len = fund_lines.len();
            let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "", active: true };
            table.draw(area, buffer, cursor, scene.theme());
            return;
        }
        let eligible = self.worked.as_ref().map_or(&[][..], |worked| &worked.eligible);
        let columns = [
            Column::text("prizes", 15, 30),
            Column::text("", 14, 40),
            Column::text("who may win", 12, 40).dropped(2),
            Column::number("players").dropped(1),
        ];
        let row = |at: usize| -> Vec<Cell> {
            let general = PrizeLine::GENERAL.get(at).map(|line| two(*line));
            let fund = at.checked_sub(PrizeLine::GENERAL.len());
            let fund = fund.and_then(|at| Some((rules.categories.get(at)?, eligible.get(at).copied())));
            let of_fund = fund.map(|(fund, eligible)| {
                let role = if eligible == Some(0) { Role::Warning } else { Role::Dim };
                let prizes =
                    if fund.prizes.prizes().is_empty() { "no prizes yet".to_owned() } else { short(fund) };
                let who = who_may_win(fund, scene);
                vec![
                    cell(Role::Text, fund.name.as_str()),
                    cell(Role::Text, prizes).told(),
                    cell(Role::Dim, who),
                    cell(role, eligible.map_or_else(String::new, |eligible| eligible.to_string())),
                ]
            });
            general.or(of_fund).unwrap_or_default()
        };
        let len = PrizeLine::GENERAL.len() + rules.categories.len();
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "", active: true };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    fn draw_winners(&self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(worked) = &self.worked else { return };
        let cells = usize::from(area.width).saturating_sub(2);
        let head: Vec<Line> = text::wrap_line(&[own(Role::Heading, scene.word(&worked.head))], cells);
        for (y, line) in (area.y..area.bottom()).zip(&head) {
            text::put_line(buffer, (area.x + 2, y), cells, line, scene.theme());
        }
        let above = u16::try_from(head.len()).unwrap_or(u16::MAX).min(area.height);
        let columns = [
            Column::text("fund", 8, 24),
            Column::text("place", 5, 9),
            Column::text("name", 12, 40),
            Column::number("amount"),
        ];
        let row = |at: usize| {
            worked.winners.get(at).map_or_else(Vec::new, |winner| {
                vec![
                    cell(Role::Dim, winner.fund.as_str()),
                    cell(Role::Dim, winner.places.as_str()),
                    cell(Role::Text, winner.name.as_str()),
                    cell(Role::Text, winner.amount.as_str()),
                ]
            })
        };
        let len = worked.winners.len();
        let empty = "nobody would win anything yet";
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty, active: false };
        let area = Rect { y: area.y + above, height: area.height - above, ..area };
        table.draw(area, buffer, &mut Cursor::default(), scene.theme());
    }

    /// Divides the prizes by the present standings, once for everything that is drawn.
    fn work_out(&mut self, scene: &Scene<'_>) {
        let (Some(state), Some(desk)) = (scene.state(), scene.desk) else { return };
        let entries = desk.entries().len();
        if self.worked.as_ref().is_some_and(|known| known.rules == self.rules && known.entries == entries) {
            return;
        }
        let Some(standings) = scene.shown_standings(state.last_round()) else { return };
        let awards = board_prizes::award(state, &standings, &self.rules, &mut ());
        self.worked = Some(Worked {
            rules: self.rules.clone(),
            entries,
            head: head(state, &standings, &self.rules, &awards),
            winners: winners(state, &standings, &self.rules, &awards),
            eligible: eligible(state, &self.rules),
        });
    }
}

/// The table is closed.
#[derive(Debug)]
pub(crate) struct Closed;

/// Describes who may win prizes of a fund, in the language of the desk.
fn who_may_win(fund: &prizes::Category, scene: &Scene<'_>) -> String {
    /// The conditions that have a value.
    const CONDITIONS: [&str; 10] = [
        "category",
        "sex",
        "federation",
        "club",
        "title",
        "rating from",
        "rating below",
        "born from",
        "born before",
        "board",
    ];
    let in_language = |part: &str| {
        let condition = CONDITIONS.iter().find_map(|one| Some((*one, part.strip_prefix(one)?)));
        let condition = condition.filter(|(_, value)| value.starts_with(' '));
        condition.map_or_else(
            || scene.word(part).into_owned(),
            |(one, value)| format!("{}{value}", scene.word(one)),
        )
    };
    words::who(&fund.who).split(", ").map(in_language).collect::<Vec<_>>().join(", ")
}

/// Returns the prizes of a fund; a long list as their number and total.
fn short(fund: &prizes::Category) -> String {
    let amounts = words::amounts(fund);
    if amounts.len() <= 30 {
        return amounts;
    }
    format!("{}, {}", words::count(fund.prizes.prizes().len(), "prize"), fund.prizes.total())
}

fn eligible(state: &State, rules: &PrizeRules) -> Vec<usize> {
    let may_win = |fund: &prizes::Category| {
        if fund.who.board.is_some() {
            let persons = state.players.iter().flat_map(|team| &team.members);
            let rating = |person: &Entrant| person.rating_by(&state.setup.rated_by);
            return persons.filter(|person| fund.who.admits(person, rating(person))).count();
        }
        let players = state.players.iter();
        players.filter(|player| fund.who.admits(&player.entrant, state.rating_of(player))).count()
    };
    rules.categories.iter().map(may_win).collect()
}

fn head(state: &State, standings: &Standings, rules: &PrizeRules, awards: &Awards) -> String {
    let given: i128 = awards.awards.iter().map(|award| i128::from(award.amount.units())).sum();
    let given = i64::try_from(given).ok().map(Money::from_units);
    let (Some(total), Some(given)) = (rules.total(), given) else {
        return "the prizes are too large to be added up".to_owned();
    };
    let total = rules.with_currency(total);
    if state.last_round().0 == 0 {
        return format!("sum {total}; who would win what is shown here once games are played");
    }
    format!("after round {}, {}: {given} of {total} awarded", standings.after, as_of(state, standings))
}

/// Returns the moment of the standings that decide the prizes.
fn as_of(state: &State, standings: &Standings) -> String {
    match Status::of(state, standings) {
        status @ (Status::Sealed | Status::Outdated) => status.to_string(),
        Status::NotStarted | Status::Live { .. } | Status::Complete => "as of now".to_owned(),
    }
}

fn winners(state: &State, standings: &Standings, rules: &PrizeRules, awards: &Awards) -> Vec<Winner> {
    let given = awards.awards.iter().filter(|award| award.amount > Money::ZERO);
    let winner = |award: &prizes::Award| {
        let row = standings.row(award.player);
        let place = award.winner.as_ref().map(|winner| winner.place).or_else(|| row.map(|row| row.place));
        let name = award.winner.as_ref().map(|winner| winner.name.clone());
        Winner {
            fund: rules.categories.get(award.category).map_or_else(String::new, |fund| fund.name.to_string()),
            places: place.map_or_else(String::new, |place| place.to_string()),
            name: name.unwrap_or_else(|| state.name(award.player)),
            amount: award.amount.to_string(),
        }
    };
    given.map(winner).collect()
}
