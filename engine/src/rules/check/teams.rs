//! Acts about teams: their players, line-ups, and the boards of a match.

use std::collections::{BTreeMap, BTreeSet};

use super::common::refuse;
use crate::basics::folding;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::{Entrant, Outcome};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::state::State;
use crate::game::NotAResult;
use crate::game::team::{BoardGame, MatchRules, NotALineUp};
use crate::people::person;
use crate::rules::doubtful;

/// The most persons that a warning names.
const OTHERS_NAMED: usize = 3;

impl State {
    fn match_rules(&self, refusals: &mut Vec<Refusal>) -> Option<&MatchRules> {
        let rules = self.setup.game.match_rules();
        refuse(refusals, rules.is_none(), || Refusal::NoTeams);
        rules
    }

    /// A list cannot become shorter than the places that line-ups have used.
    pub(super) fn check_members(&self, team: PlayerId, members: &[Entrant], refusals: &mut Vec<Refusal>) {
        self.check_player(team, refusals);
        if self.match_rules(refusals).is_none() {
            return;
        }
        let used = usize::from(self.last_place_used(team));
        refuse(refusals, members.len() < used, || Refusal::MembersMissing { team: self.name(team), used });
        for member in members {
            self.check_entrant(member, refusals);
        }
    }

    /// Returns the last place of a team's list that a line-up names; 0 if none does.
    fn last_place_used(&self, team: PlayerId) -> u16 {
        self.places_used(team).into_iter().max().unwrap_or(0)
    }

    /// Returns the places of a team's list that line-ups name; the usual line-up of a match that has begun
    /// counts too.
    fn places_used(&self, team: PlayerId) -> BTreeSet<u16> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let line_ups = boards.filter_map(|board| {
            let seat = board.seats.iter().position(|seat| *seat == team)?;
            match &board.outcome {
                Some(Outcome::Match(held)) => held.line_ups.get(seat),
                _ => board.sheet.as_deref()?.line_ups.get(seat)?.as_ref(),
            }
        });
        line_ups.flatten().copied().filter(|place| *place != 0).collect()
    }

    /// Warns of a name that is twice in the list of a team and was not before, unless the facts show two
    /// persons.
    pub(super) fn warning_of_same_names(&self, team: PlayerId, members: &[Entrant]) -> Option<Warning> {
        let before = self.player(team).map_or(&[][..], |team| &team.members);
        let now = names_twice(members);
        let was = names_twice(before);
        let new: Vec<String> = now.into_iter().filter(|name| !was.contains(name)).collect();
        let names = words::first_few(&new, OTHERS_NAMED);
        let text = format!("the list of {} has the same name twice: {names}", self.name(team));
        let (level, clause) = (Level::Confirm, Clause::SameName);
        (!new.is_empty()).then_some(Warning { level, clause, text })
    }

    /// Warns of doubtful facts of a team's new players, and of players whom another team has too.
    pub(super) fn warnings_of_members(&self, team: PlayerId, members: &[Entrant]) -> Vec<Warning> {
        let before = self.player(team).map_or(&[][..], |team| &team.members);
        let rules = self.setup.game.match_rules();
        let is_chess = rules.is_some_and(|rules| rules.game == BoardGame::Chess);
        let doubts = |of: &Entrant| doubtful::doubts(of, is_chess, self.began);
        let known: Vec<Warning> = before.iter().flat_map(doubts).collect();
        let mut warnings = Vec::new();
        for member in members.iter().filter(|member| !before.contains(member)) {
            warnings.extend(doubts(member).into_iter().filter(|one| !known.contains(one)));
            let others = self.players.iter().filter(|other| other.id != team);
            let all = others.flat_map(|other| other.members.iter().map(move |one| (other, one)));
            warnings.extend(all.filter_map(|(other, one)| {
                let (level, clause) = (Level::Confirm, same_person(member, one)?);
                let (name, team) = (&member.name, &other.entrant.name);
                let text = if clause == Clause::SameId {
                    format!("{name} has the id {} of {} ({team})", member.fide_id, one.name)
                } else {
                    format!("`{name}` is already in the list of {team}")
                };
                Some(Warning { level, clause, text })
            }));
        }
        warnings
    }

    /// Warns of another person at a place that has been in a line-up: the games of the one who played would
    /// be those of the other.
    pub(super) fn warning_of_other_persons(&self, team: PlayerId, members: &[Entrant]) -> Option<Warning> {
        let before = &self.player(team)?.members;
        let at = |members: &[Entrant], place: u16| {
            Some(members.get(usize::from(place).checked_sub(1)?)?.name.clone())
        };
        let others: Vec<String> = self
            .places_used(team)
            .into_iter()
            .filter_map(|place| Some((at(before, place)?, at(members, place)?)))
            .filter(|(was, now)| was != now)
            .map(|(was, now)| format!("{was} to {now}"))
            .collect();
        let text =
            format!("games of {} go from {}", self.name(team), words::first_few(&others, OTHERS_NAMED));
        let (level, clause) = (Level::Confirm, Clause::Correction);
        (!others.is_empty()).then_some(Warning { level, clause, text })
    }

    pub(super) fn check_line_up(
        &self,
        (round, at): (RoundNo, BoardNo),
        team: PlayerId,
        line_up: &[u16],
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(rules) = self.match_rules(refusals) else { return };
        let Some(board) = self.find_board(round, at, refusals) else { return };
        refuse(refusals, board.outcome.is_some(), || Refusal::ResultStands {
            place: "match",
            round,
            board: at,
        });
        refuse(refusals, !board.seats.contains(&team), || Refusal::NotInTheMatch {
            team: self.name(team),
            round,
            board: at,
        });
        if let Err(wrong) = rules.admit_line_up(line_up).and_then(|()| self.admit_members(team, line_up)) {
            refusals.push(Refusal::LineUp(wrong));
        }
    }

    /// Checks that a team's list has the players of a line-up; a team without a list has any.
    ///
    /// # Errors
    ///
    /// The first player whom the list does not have.
    pub fn admit_members(&self, team: PlayerId, line_up: &[u16]) -> Result<(), NotALineUp> {
        let members = self.player(team).map_or(0, |team| team.members.len());
        match line_up.iter().find(|player| 0 < members && members < usize::from(**player)) {
            Some(player) => Err(NotALineUp::NoSuchPlayer { player: *player, members }),
            None => Ok(()),
        }
    }

    pub(super) fn check_game(
        &self,
        (round, at): (RoundNo, BoardNo),
        game: u8,
        was: Option<&Outcome>,
        now: Option<&Outcome>,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(rules) = self.match_rules(refusals) else { return };
        let Some(board) = self.find_board(round, at, refusals) else { return };
        refuse(refusals, board.outcome.is_some(), || Refusal::ResultStands {
            place: "match",
            round,
            board: at,
        });
        let Some(place) = usize::from(game).checked_sub(1).filter(|place| *place < rules.boards.into())
        else {
            refusals.push(Refusal::NoSuchMatchBoard { game, boards: rules.boards });
            return;
        };
        let stands = board.sheet.as_deref().and_then(|sheet| sheet.game(place));
        refuse(refusals, stands != was, || Refusal::OtherResult { place: "match", round, board: at });
        refuse(refusals, stands == now, || Refusal::NothingChanges);
        let line_ups = self.match_at(rules, board).line_ups;
        let missing = rules.forfeit([&line_ups[0], &line_ups[1]], place);
        refuse(refusals, missing.is_some(), || Refusal::EmptyBoard { game });
        if let Some(Err(wrong)) = now.map(|now| rules.admit_game(place, now)) {
            refusals.push(Refusal::NotAResult(NotAResult::Match(wrong)));
        }
    }
}

/// Returns the clause for two players of different teams who are, or may be, one person.
pub(super) fn same_person(one: &Entrant, other: &Entrant) -> Option<Clause> {
    if !one.fide_id.is_empty() && one.fide_id == other.fide_id {
        Some(Clause::SameId)
    } else {
        (one.name == other.name && !person::are_two(one, other)).then_some(Clause::SameName)
    }
}

/// Lists the names that two persons of a list have who may be one.
fn names_twice(members: &[Entrant]) -> Vec<String> {
    let mut seen: BTreeMap<Vec<String>, Vec<&Entrant>> = BTreeMap::new();
    let mut twice = Vec::new();
    for member in members {
        let alike = seen.entry(folding::words_of_name(&member.name)).or_default();
        if alike.iter().any(|other| !person::are_two(member, other)) {
            twice.push(member.name.to_string());
        }
        alike.push(member);
    }
    twice
}
