//! Acts: questions about them, recording, undo, publication.

use super::{App, other_desks};
use crate::jobs::job::Work;
use crate::jobs::request::{NamedOutcome, News, Question, Request, Said};
use crate::keys::intent::{Intent, ScreenKind};
use crate::widgets::text::{Line, own, piece, titled};
use crate::widgets::theme::Role;
use crate::wording::act_consequences::{loudest, warning_lines};
use crate::wording::question_outcomes;
use crate::wording::refusals;
use desk::NotShared;
use desk::input::pairing;
use desk::publication::paper::Occasion;
use desk::shared::Shared;
use desk::{Desk, DeskError, Keys};
use engine::action::{Act, Action, ByeKind, Fact, Numbering};
use engine::chess960::Position;
use engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use engine::numbering::{by_lot, drawn};
use engine::pairing::knockout::waiting_for_lots;
use engine::pairing::propose;
use engine::plausible;
use engine::refusal::{Clause, Level, Refusal, Warning};
use engine::state::{Player, State};
use engine::unranked;
use engine::varma;
use formats::language::desk::DeskLanguage;
use formats::report::names::NameOrder;
use formats::values;
use formats::views::changes::{self, Change};
use formats::views::numbers::called;
use formats::views::words;

impl App {
    /// Undoes the last act, after a question if other people have seen it.
    pub(super) fn take_back(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let warnings = desk.warnings_of_undo();
        if warnings.is_empty() || desk.read_only().is_some() {
            return self.undo();
        }
        let lines = warnings.into_iter().map(|one| vec![piece(Role::Warning, format!("{}.", one.text))]);
        let told = desk.step_in_words(&desk.ledger().step_back(), self.room.settings.theme.language());
        let told = vec![piece(Role::Text, told.trim_start_matches(": ").to_owned())];
        let undo = NamedOutcome::new(Intent::Yes, "undo it", Request::UndoAccepted);
        let lines = [told].into_iter().chain(lines).collect();
        self.ask(Question::ask("undo what others have seen?", lines, undo, "leave it as it is"));
    }

    pub(super) fn undo(&mut self) {
        self.with_ledger(Desk::undo, "undone");
    }

    pub(super) fn do_again(&mut self) {
        self.with_ledger(Desk::redo, "redone");
    }

    fn with_ledger(&mut self, act: impl FnOnce(&mut Desk) -> Result<Vec<Seq>, DeskError>, done: &str) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let step = match act(desk) {
            Ok(step) => step,
            Err(error) => {
                self.said = Some(Said::Error(error.to_string()));
                return;
            }
        };
        let language = self.room.settings.theme.language();
        let told = desk.step_in_words(&step, language);
        self.said = Some(Said::Done(format!("{}{told}", language.word(done))));
        let acts: Vec<Act> = desk.acts_of(&step).into_iter().cloned().collect();
        self.remember();
        if acts.iter().any(|act| act.has(Fact::Pages)) {
            self.publish_site();
        }
        // The ratings through the rounds have changed.
        let last = acts.last().filter(|_| self.screen.kind() == ScreenKind::Card).cloned();
        for act in acts {
            self.tell_screen(ScreenKind::Round, &News::Ledger(Box::new(act)));
        }
        if let Some(act) = last {
            self.tell(&News::Ledger(Box::new(act)));
        }
    }

    /// Returns the language of the desk.
    pub(super) fn language(&self) -> DeskLanguage {
        self.room.settings.theme.language().clone()
    }

    /// Returns true if this desk or the rules refuse an act, and shows the reason.
    fn is_refused(&mut self, act: &Act) -> bool {
        if self.may_not(act) {
            return true;
        }
        let Some(state) = self.room.desk.as_ref().map(|desk| desk.state()) else { return false };
        let Err(refused) = state.check_now(act) else { return false };
        match refusals::too_old(state, &refused) {
            Some(question) => self.ask(question),
            None => self.said = Some(Said::Error(refusals::refused(&refused, &self.room.settings.keymap))),
        }
        true
    }

    /// Checks an act and asks about its warnings according to their level.
    pub(super) fn propose(&mut self, act: Box<Act>) {
        if self.is_refused(&act) {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Some(question) = forfeiting(desk.state(), &act, &self.language()) {
            self.ask(question);
            return;
        }
        let known = self.accepted_for(&act);
        let (known, asked): (Vec<_>, Vec<_>) =
            desk.state().warnings(&act).into_iter().partition(|warning| known.contains(warning));
        let (level, lines) = (loudest(&asked), warning_lines(&asked));
        let told: Vec<String> = asked.iter().map(ToString::to_string).collect();
        let warnings: Vec<Warning> = known.into_iter().chain(asked).collect();
        match level {
            None | Some(Level::Line) => {
                self.record(*act, &warnings);
                if !told.is_empty() {
                    let told = told.join("; ");
                    self.said = Some(match self.said.take() {
                        Some(Said::Error(wrong)) => Said::Error(wrong),
                        Some(Said::Good(done) | Said::Done(done) | Said::Warning(done)) => {
                            Said::Warning(format!("{told} · {done}"))
                        }
                        None => Said::Warning(told),
                    });
                }
            }
            // In official mode, the director first sees the effect on places, ratings and pairings.
            Some(Level::Confirm | Level::ConfirmTwice)
                if desk.state().is_official()
                    && !desk.state().rounds.is_empty()
                    && act.has(Fact::Consequences) =>
            {
                let state = Box::new(desk.state().clone());
                self.work(Work::Foresee { state, act });
            }
            Some(level) => {
                let language = self.language();
                let lines = changed_rules(desk.state(), &act).chain(lines).collect();
                let asked =
                    question_outcomes::ask(desk.state(), act, (level, warnings), None, lines, &language);
                self.ask(asked);
            }
        }
    }

    /// Draws the pairing numbers by lot; the journal stores the seed and the order.
    pub(super) fn draw_numbers(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let seed = (self.seed)();
        let order = drawn(desk.state(), seed);
        self.propose(Box::new(Act::Number { order, by: Numbering::Lots { seed } }));
    }

    /// Draws the pairing numbers of a round robin by the Varma tables.
    pub(super) fn draw_by_varma(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let (seed, names) = ((self.seed)(), NameOrder::plain());
        match varma::draw(desk.state(), seed, &|one, other| names.compare(one, other)) {
            Ok(order) => self.propose(Box::new(Act::Number { order, by: Numbering::Varma { seed } })),
            Err(wrong) => self.said = Some(Said::Error(wrong.to_string())),
        }
    }

    /// Draws lots; the journal stores the seed and the order.
    pub(super) fn draw_lots(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let seed = (self.seed)();
        let order = by_lot(desk.state(), seed);
        self.propose(Box::new(Act::DrawLots { order, seed: Some(seed) }));
    }

    /// Draws the starting position of a round of Chess960; the journal stores the seed and the number.
    pub(super) fn draw_position(&mut self, round: RoundNo) {
        let seed = (self.seed)();
        let position = Position::drawn(seed).number();
        self.propose(Box::new(Act::DrawPosition { round, position, seed: Some(seed) }));
    }

    /// Returns the warnings that were accepted at the pairing of the round that this act publishes.
    fn accepted_for(&self, act: &Act) -> &[Warning] {
        match (act, &self.accepted) {
            (Act::Publish { round, .. }, Some((paired, accepted))) if round == paired => accepted,
            _ => &[],
        }
    }

    /// Asks about the warnings of several acts, according to their level, before all are done at once.
    pub(super) fn ask_first(
        &mut self,
        title: &str,
        warnings: Vec<Warning>,
        safe: &str,
        other: Option<NamedOutcome>,
        then: impl FnOnce(Vec<Warning>) -> NamedOutcome,
    ) {
        let level = loudest(&warnings).unwrap_or(Level::Confirm);
        let lines = warning_lines(&warnings);
        let question = Question::ask(titled(title), lines, then(warnings), safe).as_loud_as(level);
        self.ask(other.into_iter().fold(question, Question::or));
    }

    pub(super) fn record(&mut self, act: Act, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let kept = act.clone();
        // The message names what happened, not what was asked for; it is worded before the act is done.
        let is_silent = matches!(kept, Act::Configure { .. } | Act::Edit { .. });
        let is_silent = is_silent || corrects_members(desk.state(), &kept);
        let changed = is_silent.then(|| changes::of(desk.state(), &kept)).flatten();
        match desk.record(act, accepted) {
            Ok(_) => self.have_recorded(kept, changed),
            Err(DeskError::Shared(NotShared::Sent)) => {
                self.said = Some(Said::Warning(NotShared::Sent.to_string()));
                self.sent = Some((kept, changed));
            }
            Err(DeskError::Shared(why)) if other_desks::kept(&why).is_some() => {
                // For the user who enters it, the act is done.
                self.tell_recorded(kept);
                self.said = other_desks::kept(&why);
            }
            Err(error) => {
                self.said = Some(Said::Error(refusals::not_done(&error, &self.room.settings.keymap)));
            }
        }
    }

    /// Shows a recorded act and does everything that follows from it.
    pub(super) fn have_recorded(&mut self, act: Act, changed: Option<Vec<Change>>) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Act::Record { round, board, .. } = &act {
            let hints = plausible::hints(desk.state(), *round, *board);
            self.said = words::hints(&hints).map(Said::Warning).or(self.said.take());
        }
        // A result is visible where it was entered; the line above the keys still counts the missing ones.
        if !matches!(act, Act::Record { .. } | Act::Agree { .. }) {
            let told = words::act(desk.state(), &act);
            let changed = changed.map(|changed| changes::listed(&changed));
            let language = self.language();
            let changed = changed.map(|changed| language.word(&changed).into_owned());
            let text = match changed {
                Some(changed) if matches!(act, Act::Edit { .. } | Act::Members { .. }) => {
                    format!("{} ({changed})", told.text_in(&language))
                }
                Some(changed) => changed,
                None => told.text_in(&language).into_owned(),
            };
            let kind = language.word_at("act", told.kind);
            self.said = Some(Said::Done(format!("{kind}: {text}")));
        }
        let (is_announced, occasion) = (act.has(Fact::Pages), Occasion::of(&act));
        // The list of recent events is written now so that it is right even after a crash; it does not depend
        // on results.
        if !act.has(Fact::BoardResult) && !matches!(act, Act::Correct { .. } | Act::Note { .. }) {
            self.remember();
        }
        if matches!(act, Act::CorrectRound { .. } | Act::Unpublish { .. }) {
            self.forget_reasons();
        }
        let left = leaves(&act);
        self.tell_recorded(act);
        if is_announced {
            self.publish_site();
        }
        self.write_paper(occasion);
        if let Some(player) = left {
            self.ask_about_games_of(player);
        }
    }

    /// Informs the present screen, and also the round screen, which may have an unfinished pairing.
    fn tell_recorded(&mut self, act: Act) {
        let news = News::Recorded(Box::new(act));
        self.tell(&news);
        if self.screen.kind() != ScreenKind::Round {
            self.tell_screen(ScreenKind::Round, &news);
        }
    }

    /// A player who leaves may still have games to play: asks whether they are forfeited, the boards changed,
    /// or left for now.
    fn ask_about_games_of(&mut self, player: PlayerId) {
        let language = self.language();
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = desk.state();
        let forfeits = propose::forfeits_of(state, player);
        let name = called(state, player);
        if forfeits.is_empty() {
            match state.open_boards_of(player).last() {
                Some(board) => self.ask_about_table_of(player, board),
                None => self.ask_about_bye_of(player),
            }
            return;
        }
        let told = |act: &Act| vec![own(Role::Text, words::act(state, act).text_in(&language))];
        let mut lines = vec![
            vec![own(
                Role::Text,
                language.tell(
                    "left-still-to-play",
                    &values! { "name" => name.as_str(), "left" => left(state, player, &language) },
                ),
            )],
            Line::new(),
        ];
        lines.extend(forfeits.iter().map(told));
        if state.setup.pairing.system().seats_who_left() {
            let later = "Games of later rounds are forfeited when their rounds are published.";
            lines.extend([Line::new(), vec![piece(Role::Dim, later)]]);
        }
        let does = titled(language.tell("forfeit-games", &values! { "count" => forfeits.len() }));
        let forfeit = NamedOutcome::new(Intent::Forfeit, does, Request::DoAll(forfeits, Vec::new()));
        let change = Request::Perform(Intent::Arrange, Some(ScreenKind::Round));
        let change = NamedOutcome::new(Intent::Arrange, "find another opponent on the round", change);
        let title = titled(language.tell("has-left", &values! { "name" => name }));
        self.ask(Question::ask(title, lines, forfeit, "leave the games open, marked with †").or(change));
    }

    /// A player who leaves a table of more than two has no game to forfeit: asks whether the table is changed
    /// or a substitute plays.
    fn ask_about_table_of(&mut self, player: PlayerId, (round, board): (RoundNo, BoardNo)) {
        let language = self.language();
        let Some(state) = self.room.desk.as_ref().map(|desk| desk.state()) else { return };
        let name = called(state, player);
        let values = values! {
            "name" => name.as_str(),
            "left" => left(state, player, &language),
            "place" => words::place(state),
            "board" => board.0,
            "round" => round.0,
        };
        let told = language.tell("left-sits-at", &values);
        let change = Request::Perform(Intent::Arrange, Some(ScreenKind::Round));
        let does = titled(language.tell("change-places", &values));
        let change = NamedOutcome::new(Intent::Arrange, does, change);
        let lines = vec![vec![own(Role::Text, told)]];
        let (title, stays) =
            (titled(language.tell("has-left", &values)), titled(language.tell("leave-place", &values)));
        self.ask(Question::ask(title, lines, change, stays));
    }

    /// A player who leaves during a round with a bye retains the bye unless the director cancels it.
    fn ask_about_bye_of(&mut self, player: PlayerId) {
        let language = self.language();
        let Some(state) = self.room.desk.as_ref().map(|desk| desk.state()) else { return };
        let round = state.last_round();
        let open = state.round(round).filter(|held| !held.is_complete());
        let bye = open.and_then(|held| held.byes.iter().find(|(id, _)| *id == player)).map(|(_, bye)| *bye);
        let Some(bye) = bye.filter(|bye| *bye != ByeKind::ZeroPoint) else { return };
        let name = called(state, player);
        let values = values! {
            "name" => name.as_str(),
            "left" => left(state, player, &language),
            "bye" => language.word(bye.name()),
            "round" => round.0,
        };
        let told = language.tell("left-keeps-bye", &values);
        let lines = vec![vec![own(Role::Text, told)]];
        let change = Request::Perform(Intent::Arrange, Some(ScreenKind::Round));
        let does = titled(language.tell("change-boards-and-byes", &values));
        let change = NamedOutcome::new(Intent::Arrange, does, change);
        self.ask(Question::ask(titled(language.tell("has-left", &values)), lines, change, "keep the bye"));
    }

    /// Does several acts in one write, all or none, after their warnings were accepted.
    pub(super) fn do_all(&mut self, acts: Vec<Act>, accepted: &[Warning]) {
        let language = self.language();
        let Some(desk) = self.room.desk.as_mut() else { return };
        let before = desk.entries().len();
        match desk.record_all(&acts, accepted) {
            Ok(()) => {
                // An act that changes nothing is left out: the message names only the acts in the journal.
                let is_recorded = |act: &Act| {
                    let entries = desk.entries().get(before..).unwrap_or_default();
                    entries.iter().any(|entry| matches!(&entry.action, Action::Do(done) if done == act))
                };
                let acts: Vec<Act> = acts.into_iter().filter(is_recorded).collect();
                let told: Vec<_> = acts.iter().map(|act| words::act(desk.state(), act)).collect();
                let texts: Vec<_> = told.iter().map(|told| told.text_in(&language)).collect();
                self.said = Some(match told.first() {
                    Some(first) => {
                        let kind = language.word_at("act", first.kind);
                        Said::Done(format!("{kind}: {}", texts.join("; ")))
                    }
                    None => Said::Warning(Refusal::NothingChanges.to_string()),
                });
                let is_announced = acts.iter().any(|act| act.has(Fact::Pages));
                for act in acts {
                    self.tell_recorded(act);
                }
                if is_announced {
                    self.publish_site();
                }
            }
            Err(DeskError::NotAccepted(warnings)) => {
                let title = acts.first().map_or("", |act| words::act(desk.state(), act).kind);
                let are_byes =
                    acts.iter().all(|act| matches!(act, Act::GrantBye { .. } | Act::CancelBye { .. }));
                let (does, safe) = if are_byes {
                    ("give the byes", "give no bye")
                } else {
                    ("do all of it", "change nothing")
                };
                let title =
                    if are_byes { language.word("give the byes?") } else { language.word_at("act", title) };
                let kept = question_outcomes::keeping_line_ups(desk.state(), &acts);
                self.ask_first(&title, warnings, safe, kept, |accepted| {
                    NamedOutcome::new(Intent::Yes, does, Request::DoAll(acts, accepted))
                });
            }
            Err(error) => {
                self.said = Some(Said::Error(refusals::not_done(&error, &self.room.settings.keymap)));
            }
        }
    }

    /// Shows the consequences of a correction before it is done.
    pub(super) fn foresee(&mut self, act: Box<Act>) {
        if self.is_refused(&act) {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = Box::new(desk.state().clone());
        self.work(Work::Foresee { state, act });
    }

    pub(super) fn propose_seal(&mut self, after: RoundNo) {
        let language = self.language();
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Some(why) = desk.shared().and_then(Shared::not_the_lead) {
            self.said = Some(Said::Error(why.to_string()));
            return;
        }
        if let Some(awaited) = desk.state().awaited_for_the_end().filter(|_| desk.state().ends_with(after)) {
            self.said = Some(Said::Error(awaited.to_string()));
            return;
        }
        let warnings = desk.warnings_of_seal(after);
        let does = match desk.state().seal(after) {
            Some(_) => "they are sealed already, and are sealed again as they are now",
            None => "they are saved as they are now",
        };
        let values = values! { "round" => after.0, "does" => language.word(does) };
        let told = language.tell("this-seals", &values);
        let mut lines = vec![vec![own(Role::Text, told)]];
        lines.extend(warning_lines(&warnings));
        let does = titled(language.tell("seal-after", &values));
        let outcome = NamedOutcome::new(Intent::Seal, does, Request::SealAccepted(after, warnings));
        self.ask(Question::ask("seal the standings", lines, outcome, "seal nothing"));
    }

    pub(super) fn seal(&mut self, after: RoundNo, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let sealed = desk.seal(after, accepted);
        let is_announced = sealed.is_ok();
        self.said = Some(match sealed {
            Ok(_) => Said::Good(words::sealed(desk.state(), after)),
            Err(error) => Said::Error(error.to_string()),
        });
        if is_announced {
            self.publish_site();
            self.write_paper(Some(Occasion::Sealed(after)));
        }
    }

    /// Asks whether to sign the event in its present state or to close it.
    pub(super) fn propose_signature(&mut self) {
        if !self.has_desk() {
            return;
        }
        let Some(desk) = self.room.desk.as_ref() else { return };
        let why = desk.shared().and_then(Shared::not_the_lead).map(|why| why.to_string());
        let why = why.or_else(|| desk.read_only().map(ToString::to_string));
        if let Some(why) = why {
            self.said = Some(Said::Error(why));
            return;
        }
        let warnings = Keys::of(desk).warnings();
        let language = self.language();
        let told = language.tell("this-signs", &values! { "count" => desk.entries().len() });
        let closing = "Close the event once nothing of it will change: the signature says that it is over.";
        let mut lines = vec![vec![piece(Role::Text, told)], vec![piece(Role::Text, closing)]];
        lines.extend(warning_lines(&warnings));
        let sign = Request::SignAccepted(false, warnings.clone());
        let sign = NamedOutcome::new(Intent::Sign, "sign the event as it is", sign);
        let close = Request::SignAccepted(true, warnings);
        let close = NamedOutcome::new(Intent::CloseEvent, "sign and close the event", close);
        self.ask(Question::ask("sign the event", lines, sign, "sign nothing").or(close));
    }

    pub(super) fn sign_event(&mut self, closes: bool, accepted: &[Warning]) {
        let language = self.language();
        let Some(desk) = self.room.desk.as_mut() else { return };
        let done = if closes { "signed-and-closed" } else { "signed-to" };
        self.said = Some(match desk.sign_event(closes, accepted) {
            Ok(seq) => Said::Good(language.tell(done, &values! { "entry" => seq.to_string() })),
            Err(error) => Said::Error(error.to_string()),
        });
        self.remember();
    }

    /// Records acts before a round, all or none, and pairs it.
    pub(super) fn pair_after(&mut self, round: RoundNo, acts: &[Act], accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        match desk.record_all(acts, accepted) {
            Ok(()) => self.pair(round, accepted),
            Err(error) => {
                self.said = Some(Said::Error(refusals::not_done(&error, &self.room.settings.keymap)));
            }
        }
    }

    /// Pairs a round. Before the first round it records the pairing numbers and the lot for the initial
    /// colour.
    pub(super) fn pair(&mut self, round: RoundNo, accepted: &[Warning]) {
        let language = self.language();
        let Some(desk) = self.room.desk.as_mut() else { return };
        if let Some(why) = desk.shared().and_then(Shared::not_the_lead) {
            self.said = Some(Said::Error(why.to_string()));
            return;
        }
        let values = values! { "round" => round.0 };
        let title = language.tell("before-pairing", &values);
        let mut open = desk.state().warnings_before_pairing(round);
        open.extend(desk.others().warnings_of_open(RoundNo(round.0.saturating_sub(1))));
        open.retain(|warning| !accepted.contains(warning));
        if !open.is_empty() {
            let missing = missing_with_a_way_out(desk.state(), round, &open);
            let bye = |id: &PlayerId| Act::GrantBye { id: *id, round, bye: ByeKind::ZeroPoint };
            let without = NamedOutcome::new(
                Intent::ByesForMissing,
                titled(language.tell("give-byes-and-pair", &values! { "count" => missing.len() })),
                Request::PairAfter(round, missing.iter().map(bye).collect(), open.clone()),
            );
            let level = loudest(&open).unwrap_or(Level::Confirm);
            let lines = warning_lines(&open);
            let does = titled(language.tell("pair-all-the-same", &values));
            let same = NamedOutcome::new(Intent::Yes, does, Request::PairAccepted(round, open));
            let asked = Question::ask(titled(title), lines, same, "pair nothing").as_loud_as(level);
            self.ask(if missing.is_empty() { asked } else { asked.or(without) });
            return;
        }
        self.accepted = Some((round, accepted.to_vec()));
        let acts = pairing::preparations(desk.state(), (self.seed)());
        if let Some(lots) = acts.iter().find(|act| matches!(act, Act::DrawLots { .. })) {
            let asked = before_lots(desk.state(), round, lots, accepted, &language);
            return self.ask(asked);
        }
        if !acts.is_empty() {
            match desk.record_all(&acts, accepted) {
                Ok(()) => {}
                Err(DeskError::NotAccepted(warnings)) => {
                    let all = |asked: Vec<Warning>| accepted.iter().cloned().chain(asked).collect();
                    self.ask_first(&title, warnings, "pair nothing", None, |asked| {
                        let does = titled(language.tell("pair-with-numbers", &values));
                        NamedOutcome::new(Intent::Yes, does, Request::PairAccepted(round, all(asked)))
                    });
                    return;
                }
                Err(error) => {
                    self.said = Some(Said::Error(error.to_string()));
                    return;
                }
            }
        }
        let state = Box::new(desk.state().clone());
        self.work(Work::Pair { state, round });
    }
}

/// Asks before lots decide the drawn matches of a knockout.
fn before_lots(
    state: &State,
    round: RoundNo,
    lots: &Act,
    accepted: &[Warning],
    language: &DeskLanguage,
) -> Question {
    let values = values! { "round" => round.0 };
    let decided = |[one, other]: [PlayerId; 2]| {
        let values = values! { "one" => called(state, one), "other" => called(state, other) };
        vec![own(Role::Text, language.tell("a-lot-decides", &values))]
    };
    let warnings = state.warnings(lots);
    let mut lines: Vec<Line> = waiting_for_lots(state).into_iter().map(decided).collect();
    lines.extend(warning_lines(&warnings));
    let accepted = accepted.iter().cloned().chain(warnings).collect();
    let draw = Request::PairAfter(round, vec![lots.clone()], accepted);
    let does = titled(language.tell("draw-lots-and-pair", &values));
    let draw = NamedOutcome::new(Intent::Yes, does, draw);
    Question::ask(titled(language.tell("before-pairing", &values)), lines, draw, "pair nothing")
}

/// Returns true if an act does more to the list of a team than to add players.
fn corrects_members(state: &State, act: &Act) -> bool {
    let Act::Members { team, members } = act else { return false };
    state.player(*team).is_some_and(|team| !members.starts_with(&team.members))
}

/// Names the changes of the setup, one per line.
fn changed_rules(state: &State, act: &Act) -> impl Iterator<Item = Line> {
    let changes = matches!(act, Act::Configure { .. }).then(|| changes::of(state, act)).flatten();
    changes.into_iter().flatten().map(|change| vec![piece(Role::Text, change.to_string())])
}

/// Asks about the games of a player who leaves a round robin: withdraws the player and forfeits every
/// published game without a result in one write. `None` if there are no such games.
fn forfeiting(state: &State, act: &Act, language: &DeskLanguage) -> Option<Question> {
    let player = leaves(act).filter(|_| state.setup.pairing.system().seats_who_left())?;
    let mut then = state.clone();
    then.evolve(act);
    let forfeits = propose::forfeits_of(&then, player);
    if forfeits.is_empty() {
        return None;
    }
    let warned = state.warnings(act);
    let acts: Vec<Act> = std::iter::once(act.clone()).chain(forfeits).collect();
    let (mut known, mut then) = (Vec::new(), state.clone());
    for act in &acts {
        known.extend(then.warnings(act));
        then.evolve(act);
    }
    let mut lines = warning_lines(&known);
    if !lines.is_empty() {
        lines.push(Line::new());
    }
    let name = called(state, player);
    let values = values! { "name" => name.as_str() };
    lines.push(vec![own(Role::Text, language.tell("still-to-play", &values))]);
    lines.extend(
        acts.iter().skip(1).map(|act| vec![own(Role::Text, words::act(state, act).text_in(language))]),
    );
    let later = "Games of later rounds are forfeited when their rounds are published.";
    lines.extend([Line::new(), vec![piece(Role::Dim, later)]]);
    if unranked::void(&then, then.last_round()).contains(&player) {
        let text = language.tell("no-result-counts", &values);
        lines.push(vec![piece(Role::Warning, text)]);
    }
    let title = words::act(state, act).kind;
    let values =
        values! { "title" => language.word(title), "count" => acts.len() - 1, "name" => name.as_str() };
    let does = titled(language.tell("and-forfeit-games", &values));
    let warnings = known.clone();
    let forfeit = NamedOutcome::new(Intent::Forfeit, does, Request::DoAll(acts, known));
    let (intent, does) = if matches!(act, Act::Exclude { .. }) {
        (Intent::Exclude, "exclude, the games stay open")
    } else {
        (Intent::Withdraw, "withdraw, the games stay open")
    };
    let open = NamedOutcome::new(intent, does, Request::DoAll(vec![act.clone()], warned));
    let question = Question::ask(
        titled(language.word(title)),
        lines,
        forfeit,
        titled(language.tell("player-stays", &values)),
    )
    .or(open);
    Some(match loudest(&warnings) {
        Some(level) => question.as_loud_as(level),
        None => question,
    })
}

/// Returns how a player left, and after which round: `has withdrawn after round 3`.
fn left(state: &State, player: PlayerId, language: &DeskLanguage) -> String {
    let Some(away) = state.player(player).and_then(Player::gone) else {
        return language.word("has left").into_owned();
    };
    let name = if away.excluded { "is-excluded" } else { "has-withdrawn" };
    language.tell(name, &values! { "after" => away.after.0 })
}

/// Returns the player who leaves by an act.
fn leaves(act: &Act) -> Option<PlayerId> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other act leaves everybody where they are")]
    match act {
        Act::Withdraw { id, .. } | Act::Exclude { id, .. } => Some(*id),
        _ => None,
    }
}

/// Returns the players who are missing in a round, if a warning names them and the pairing system gives byes.
/// In a round robin or a knockout the field is fixed before round 1.
fn missing_with_a_way_out(state: &State, round: RoundNo, warnings: &[Warning]) -> Vec<PlayerId> {
    if !state.setup.pairing.system().takes_late_entries()
        || warnings.iter().all(|warning| warning.clause != Clause::NotHere)
    {
        return Vec::new();
    }
    state.not_here(round).map(|player| player.id).collect()
}
