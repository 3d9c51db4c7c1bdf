//! The limits of a team's list and of its line-ups, and the board order: what breaks them is refused or asked
//! about, as the event chooses.

use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Rating;
use crate::basics::words;
use crate::event::action::{Act, Entrant, Outcome};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::state::{Player, State};
use crate::game::team::{BoardOrder, LineUp, Match, MatchRules};
use crate::people::person;

impl State {
    /// Returns the limits that a list of players or a line-up breaks and did not break before, to ask about.
    pub(super) fn warnings_of_limits(&self, act: &Act) -> Vec<Warning> {
        let strict = self.setup.game.match_rules().is_none_or(|rules| rules.limits.are_strict);
        let broken = if strict { Vec::new() } else { self.broken_by(act) };
        broken.into_iter().chain(self.warning_of_results_kept(act)).collect()
    }

    /// Warns of a line-up that changes the players of boards with results.
    fn warning_of_results_kept(&self, act: &Act) -> Option<Warning> {
        let Act::LineUp { round, board, team, line_up } = act else { return None };
        let held = self.board(*round, *board)?;
        let seat = held.seats.iter().position(|seat| seat == team)?;
        let now = self.match_now(*round, *board)?;
        let has_result = |at: usize| held.sheet.as_deref().and_then(|sheet| sheet.game(at)).is_some();
        let was = now.line_ups.get(seat)?;
        let rules = self.setup.game.match_rules()?;
        let changed = (0..now.games.len())
            .filter(|at| has_result(*at) && rules.seated(was, *at) != rules.seated(line_up, *at));
        let boards: Vec<String> = changed.map(|at| (at + 1).to_string()).collect();
        let text = format!(
            "the results at {}{} {} stay, with other players of {} (an empty {} is a forfeit)",
            rules.game.place(),
            if boards.len() == 1 { "" } else { "s" },
            boards.join(", "),
            self.name(*team),
            rules.game.seat()
        );
        let level = Level::Confirm;
        (!boards.is_empty()).then_some(Warning { level, clause: Clause::Correction, text })
    }

    /// Returns the limits that new line-ups of a whole match break: they are as played, so they are never
    /// refused.
    pub(super) fn warnings_of_other_line_ups(
        &self,
        (round, board): (RoundNo, BoardNo),
        outcome: Option<&Outcome>,
    ) -> Vec<Warning> {
        let rules = self.setup.game.match_rules().zip(self.board(round, board));
        let (Some((rules, held)), Some(Outcome::Match(new))) = (rules, outcome) else { return Vec::new() };
        let stand = self.match_at(rules, held).line_ups;
        let pairs = held.seats.iter().zip(stand.iter().zip(&new.line_ups));
        let others = pairs.filter(|(_, (stands, new))| stands != new);
        let broken = others.flat_map(|(team, (_, new))| {
            let mut broken = self.broken_by_line_up(rules, *team, new);
            broken.extend(self.warnings_of_two_matches((round, board), *team, new));
            broken
        });
        let kept = warning_of_forfeits_kept(rules, &stand, new);
        let met = if stand == new.line_ups {
            Vec::new()
        } else {
            self.warnings_of_met(round, &held.seats, &new.line_ups)
        };
        broken.chain(kept).chain(met).collect()
    }

    /// Returns the refusal of a list or a line-up that breaks a limit, in an event that enforces the limits.
    pub(crate) fn refusal_of_limits(&self, act: &Act) -> Option<Refusal> {
        let _strict = self.setup.game.match_rules().filter(|rules| rules.limits.are_strict)?;
        let broken = self.broken_by(act);
        let texts: Vec<String> = broken.into_iter().map(|warning| warning.text).collect();
        (!texts.is_empty()).then(|| Refusal::LineUpLimit(texts.join("; ")))
    }

    fn broken_by(&self, act: &Act) -> Vec<Warning> {
        let Some(rules) = self.setup.game.match_rules() else { return Vec::new() };
        if let Act::LineUp { team, line_up, .. } = act {
            return self.broken_by_line_up(rules, *team, line_up);
        }
        let Act::Members { team, members } = act else { return Vec::new() };
        let name = self.name(*team);
        let before = self.player(*team).map_or(&[][..], |team| &team.members);
        let before = self.broken_by_list(rules, &name, before);
        let mut now = self.broken_by_list(rules, &name, members);
        now.retain(|warning| !before.contains(warning));
        now
    }

    /// Returns the breaches of a team's line-up: of the board order, or of a limit. A pairing system
    /// that makes the line-ups knows neither.
    fn broken_by_line_up(&self, rules: &MatchRules, team: PlayerId, line_up: &[u16]) -> Vec<Warning> {
        if self.setup.pairing.system().makes_line_ups() {
            return Vec::new();
        }
        let name = self.name(team);
        let mut broken: Vec<Warning> = warning_of_order(rules, &name, line_up).into_iter().collect();
        let Some(team) = self.player(team) else { return broken };
        let member = |place: u16| team.members.get(usize::from(place).checked_sub(1)?);
        let seated: Vec<Option<&Entrant>> = line_up.iter().map(|place| member(*place)).collect();
        let boards: Vec<Vec<&Entrant>> = seated
            .chunks(rules.game.persons())
            .map(|players| players.iter().copied().flatten().collect())
            .collect();
        broken.extend(self.broken_by_ratings(rules, &name, &boards));
        broken.extend(self.broken_at_boards(rules, &name, &boards));
        broken
    }

    /// Returns the breaches of a list of players: of the number of reserves and, if players sit in the order
    /// of the list, of the rating difference.
    fn broken_by_list(&self, rules: &MatchRules, team: &str, members: &[Entrant]) -> Vec<Warning> {
        let reserves = members.len().saturating_sub(rules.seats());
        let most = rules.limits.reserves.map(usize::from).filter(|most| *most < reserves);
        let too_many = most.map(|most| {
            warning(format!("{team} has {} (at most {most} are allowed)", words::count(reserves, "reserve")))
        });
        let listed: Vec<Vec<&Entrant>> = members.iter().map(|member| vec![member]).collect();
        // A list does not say who are partners.
        let is_fixed = rules.order == BoardOrder::Fixed && rules.game.persons() == 1;
        let ratings = if is_fixed { self.broken_by_ratings(rules, team, &listed) } else { Vec::new() };
        too_many.into_iter().chain(ratings).collect()
    }

    /// Returns the players who sit above one whose rating is higher by more than the limit; of several such
    /// players the strongest is named. Partners are compared by the mean of their ratings.
    fn broken_by_ratings(&self, rules: &MatchRules, team: &str, boards: &[Vec<&Entrant>]) -> Vec<Warning> {
        let most = rules.limits.rating_difference;
        let rated: Vec<(String, Rating)> =
            boards.iter().filter_map(|players| Some((names(players), self.mean_rating(players)?))).collect();
        let found = rated.iter().enumerate().filter(|_| 0 < most).filter_map(|(at, (above, weaker))| {
            let (below, stronger) = rated.iter().skip(at + 1).rev().max_by_key(|(_, rating)| rating)?;
            let is_broken = i64::from(most) * 1000 < stronger.units() - weaker.units();
            is_broken.then(|| {
                warning(format!(
                    "{team}: {above} ({weaker}) is above {below} ({stronger}), who is more than {most} points stronger"
                ))
            })
        });
        found.collect()
    }

    /// Returns the mean rating of the players at a board; `None` if one of them is unrated.
    fn mean_rating(&self, players: &[&Entrant]) -> Option<Rating> {
        let ratings = players.iter().map(|player| player.rating_by(&self.setup.rated_by));
        let sum: Rating = ratings.collect::<Option<Vec<Rating>>>()?.into_iter().sum();
        let count = i64::try_from(players.len()).ok().filter(|count| 0 < *count)?;
        Some(Rating::from_units(sum.units() / count))
    }

    /// Returns the breaches at the women's board and at the junior board.
    fn broken_at_boards(&self, rules: &MatchRules, team: &str, boards: &[Vec<&Entrant>]) -> Vec<Warning> {
        let at = |board: u8| {
            let players = usize::from(board).checked_sub(1).and_then(|at| boards.get(at));
            players.into_iter().flatten().copied()
        };
        let limits = rules.limits;
        let no_woman = at(limits.womens_board).find(|player| person::sex(&player.sex) != Ok("w"));
        let no_woman = no_woman.map(|player| {
            let board = limits.womens_board;
            format!(
                "{team}: board {board} is the women's board, and {} is not registered as one",
                player.name
            )
        });
        let no_junior = at(limits.junior_board).find_map(|player| {
            let board = limits.junior_board;
            let wrong = self.not_under(limits.junior_age, player)?;
            Some(format!("{team}: board {board} is the junior board, and {wrong}"))
        });
        no_woman.into_iter().chain(no_junior).map(warning).collect()
    }

    /// Returns why a player is no junior: the age on the first day of the event, or what is unknown.
    fn not_under(&self, age: u8, player: &Entrant) -> Option<String> {
        let began = self.began.map(|year| year.to_string()).unwrap_or_default();
        let first_day = &*self.details.first_day;
        let found = person::age_on(first_day, &player.born).or_else(|| person::age_on(&began, &player.born));
        match found {
            Some(found) if found < age.into() => None,
            Some(found) => Some(format!("{} is {found} (juniors are under {age})", player.name)),
            None => Some(format!("the date of birth of {} is unknown", player.name)),
        }
    }

    /// Returns the breaches of the teams of a round: of their lists, and of the line-ups of those that hand
    /// in none.
    pub(super) fn warnings_of_usual_line_ups(&self, round: RoundNo) -> Vec<Warning> {
        let Some(rules) = self.setup.game.match_rules() else { return Vec::new() };
        let broken = |team: &Player| {
            let mut broken = self.broken_by_list(rules, &team.entrant.name, &team.members);
            let line_up = rules.usual_line_up(team.members.len());
            let of_line_up = self.broken_by_line_up(rules, team.id, &line_up);
            broken.extend(of_line_up.into_iter().filter(|one| !broken.contains(one)).collect::<Vec<_>>());
            broken
        };
        self.present(round).flat_map(broken).collect()
    }
}

/// Returns the names of the players at a board.
fn names(players: &[&Entrant]) -> String {
    players.iter().map(|player| &*player.name).collect::<Vec<&str>>().join(" + ")
}

/// Returns a warning about a line-up in another order than the team's list, or with an empty board above a
/// player. Partnerships are in the order of the partner who is first in the list; a partnership that misses a
/// player is an empty board.
fn warning_of_order(rules: &MatchRules, team: &str, line_up: &[u16]) -> Option<Warning> {
    if rules.order != BoardOrder::Fixed {
        return None;
    }
    let partners = line_up.chunks(rules.game.persons());
    let line_up: Vec<u16> = partners.filter_map(|partners| partners.iter().min().copied()).collect();
    let seated = line_up.iter().rposition(|player| *player != 0).map_or(0, |last| last + 1);
    let at = (1..seated).find(|at| line_up[*at] < line_up[at - 1] || line_up[*at] == 0);
    let first_is_empty = line_up.first() == Some(&0) && 0 < seated;
    let board = if first_is_empty { 1 } else { at? + 1 };
    let place = rules.game.place();
    let text = format!(
        "the line-up of {team} is not in the order of its list at {place} {board} (of {})",
        words::count(rules.boards.into(), place)
    );
    Some(Warning { level: Level::Confirm, clause: Clause::BoardOrder, text })
}

/// Warns of boards that were forfeited because a player was missing and stay so although nobody is missing.
fn warning_of_forfeits_kept(rules: &MatchRules, stand: &[LineUp; 2], new: &Match) -> Option<Warning> {
    let is_missing = |[first, second]: &[LineUp; 2], at: usize| rules.forfeit([first, second], at).is_some();
    let kept = new.games.iter().enumerate().filter(|(at, game)| {
        matches!(game, Outcome::Forfeit { .. }) && is_missing(stand, *at) && !is_missing(&new.line_ups, *at)
    });
    let boards: Vec<String> = kept.map(|(at, _)| format!("{} {}", rules.game.place(), at + 1)).collect();
    let stays = if boards.len() == 1 { "stays a forfeit" } else { "stay forfeits" };
    let text = format!("{} {stays} (correct the result if a game was played)", boards.join(", "));
    (!boards.is_empty()).then_some(Warning { level: Level::Line, clause: Clause::Correction, text })
}

const fn warning(text: String) -> Warning {
    Warning { level: Level::Confirm, clause: Clause::LineUpLimit, text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::text::Remark;
    use crate::event::action::{ByeKind, PairedBy};
    use crate::event::refusal::Refused;
    use crate::event::setup::{Game, PairingSystem};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore;
    use crate::game::team::LineUpLimits;

    const TEAM: PlayerId = PlayerId(1);

    /// Returns two teams with a published match at two boards: Ana 2200, Bo 2100, Cy 2000 (a woman born in
    /// 2010) and Di, against a team without a list.
    fn held(limits: LineUpLimits) -> State {
        let rules = MatchRules { boards: 2, limits, ..MatchRules::default() };
        let mut setup = setup(PairingSystem::Manual);
        setup.game = Game::Match(rules);
        let mut state = event(setup, 2);
        state.details.first_day = "2026-11-27".parse().unwrap();
        let mut members = ["Ana", "Bo", "Cy", "Di"]
            .map(|name| Entrant { name: name.parse().unwrap(), ..Entrant::default() });
        for (member, rating) in members.iter_mut().zip(["2200", "2100", "2000"]) {
            member.rating = Some(rating.parse().unwrap());
        }
        members[2].sex = "w".parse().unwrap();
        members[2].born = "2010".parse().unwrap();
        state.evolve(&Act::Members { team: TEAM, members: members.into() });
        let (round, boards, byes) =
            (RoundNo(1), vec![vec![TEAM, PlayerId(2)]], Vec::<(PlayerId, ByeKind)>::new());
        state.evolve(&Act::Publish { round, boards, byes, by: PairedBy::Hand });
        state
    }

    fn line_up(line_up: &[u16]) -> Act {
        Act::LineUp { round: RoundNo(1), board: BoardNo(1), team: TEAM, line_up: line_up.into() }
    }

    /// Returns the texts of the warnings and of the refusal of an act.
    fn told(state: &State, act: &Act) -> Vec<String> {
        let refused = state.check_now(act).err().into_iter().flat_map(|Refused(why)| why);
        let warned = state.warnings(act).into_iter().map(|warning| warning.text);
        warned.chain(refused.map(|refusal| refusal.to_string())).collect()
    }

    #[test]
    fn a_weaker_player_sits_above_by_the_limit_at_most() {
        let mut state = held(LineUpLimits { rating_difference: 100, ..LineUpLimits::default() });
        let Game::Match(rules) = &mut state.setup.game else { return };
        rules.order = BoardOrder::Free;
        assert_eq!(told(&state, &line_up(&[2, 1])), [""; 0]);
        let far = "player 1: Cy (2000) is above Ana (2200), who is more than 100 points stronger";
        assert_eq!(told(&state, &line_up(&[3, 1])), [far]);
        // An unrated player is not compared.
        assert_eq!(told(&state, &line_up(&[4, 1])), [""; 0]);
    }

    #[test]
    fn the_women_and_junior_boards_are_named_before_the_round() {
        let limits = LineUpLimits { womens_board: 2, junior_board: 2, ..LineUpLimits::default() };
        let state = held(limits);
        let woman = "player 1: board 2 is the women's board, and Bo is not registered as one";
        let junior = "player 1: board 2 is the junior board, and the date of birth of Bo is unknown";
        assert_eq!(told(&state, &line_up(&[1, 2])), [woman, junior]);
        assert_eq!(told(&state, &line_up(&[1, 3])), [""; 0]);
        let before = state.warnings_before_pairing(RoundNo(2)).into_iter().map(|warning| warning.text);
        assert!(before.collect::<Vec<_>>().ends_with(&[woman.to_owned(), junior.to_owned()]));
        let young = held(LineUpLimits { junior_age: 16, ..limits });
        assert_eq!(
            told(&young, &line_up(&[1, 3])),
            ["player 1: board 2 is the junior board, and Cy is 16 (juniors are under 16)"]
        );
    }

    #[test]
    fn a_forfeit_of_an_empty_board_that_stays_is_named() {
        let mut state = held(LineUpLimits::default());
        let (round, board) = (RoundNo(1), BoardNo(1));
        let Game::Match(rules) = state.setup.game else { return };
        let now = Some(Outcome::game(GameScore::Draw, GameScore::Draw));
        state.apply(&Act::RecordGame { round, board, game: 1, was: None, now }).unwrap();
        state.apply(&line_up(&[1, 0])).unwrap();
        let was = state.board(round, board).unwrap().outcome.clone().unwrap();
        let Outcome::Match(held) = &was else { panic!("a match") };
        let now = Some(Outcome::Match(rules.with_line_up(held, None, 0, vec![1, 2])));
        let reason = Remark::default();
        let act = Act::Correct { round, board, was: was.clone(), now, reason };
        let kept = "board 2 stays a forfeit (correct the result if a game was played)".to_owned();
        assert!(told(&state, &act).contains(&kept), "{:?}", told(&state, &act));
    }

    #[test]
    fn what_the_setup_refuses_is_not_asked() {
        let limits = LineUpLimits { are_strict: true, reserves: Some(2), ..LineUpLimits::default() };
        let state = held(limits);
        let order = "refused by the setup: the line-up of player 1 is not in the order of its list at board 2 (of 2 boards)";
        assert_eq!(told(&state, &line_up(&[2, 1])), [order]);
        let mut members = state.player(TEAM).unwrap().members.clone();
        let act = |members: &[Entrant]| Act::Members { team: TEAM, members: members.into() };
        assert_eq!(told(&state, &act(&members)), [""; 0]);
        members.push(Entrant { name: "Eve".parse().unwrap(), ..members[3].clone() });
        let many = "refused by the setup: player 1 has 3 reserves (at most 2 are allowed)";
        assert_eq!(told(&state, &act(&members)), [many]);
    }

    #[test]
    fn doubtful_players_of_a_team_are_asked_about() {
        let mut state = held(LineUpLimits::default());
        let mut members = state.player(TEAM).unwrap().members.clone();
        let act = |members: &[Entrant]| Act::Members { team: TEAM, members: members.into() };
        members[3].rating = "9999".parse().ok();
        assert_eq!(told(&state, &act(&members)), ["Di: a rating of 9999 is unlikely in chess (100 to 3000)"]);
        state.apply(&act(&members)).unwrap();
        assert_eq!(told(&state, &act(&members)), [""; 0]);
        let other = vec![Entrant { name: "Eve".parse().unwrap(), ..Entrant::default() }];
        state.apply(&Act::Members { team: PlayerId(2), members: other }).unwrap();
        members.push(Entrant { name: "Eve".parse().unwrap(), ..Entrant::default() });
        assert_eq!(told(&state, &act(&members)), ["`Eve` is already in the list of player 2"]);
        members[4].born = "1999".parse().unwrap();
        members[4].fide_id = "12".parse().unwrap();
        assert_eq!(told(&state, &act(&members)), ["`Eve` is already in the list of player 2"]);
    }

    #[test]
    fn a_line_up_over_results_is_asked_about() {
        let mut state = held(LineUpLimits::default());
        let (round, board) = (RoundNo(1), BoardNo(1));
        let now = Some(Outcome::Game {
            white: crate::game::scoring::GameScore::Win,
            black: crate::game::scoring::GameScore::Loss,
            rated: true,
        });
        state.apply(&Act::RecordGame { round, board, game: 1, was: None, now }).unwrap();
        let kept =
            "the results at board 1 stay, with other players of player 1 (an empty board is a forfeit)";
        assert_eq!(told(&state, &line_up(&[2, 3])), [kept]);
        assert_eq!(told(&state, &line_up(&[1, 3])), [""; 0]);
    }
}
