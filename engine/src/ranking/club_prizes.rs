//! Prizes of the teams of an individual event: the ranking of teams decides them ([`clubs`]).

use super::clubs::{self, TeamLine};
use super::prizes::{self, Awards, Candidate, PrizeRules, Who, Winner};
use super::standings::Standings;
use crate::basics::id::PlayerId;
use crate::basics::text::Label;
use crate::basics::why::Why;
use crate::event::action::{Act, Entrant, Header};
use crate::event::state::State;

/// Divides the funds of teams; all others are left over. A team without a player who can win a prize wins
/// nothing.
pub(super) fn award(state: &State, standings: &Standings, rules: &PrizeRules, why: &mut dyn Why) -> Awards {
    let players: Vec<PlayerId> =
        prizes::candidates(state, standings).iter().map(|candidate| candidate.player).collect();
    let mut lines = clubs::rank(state, standings);
    lines.retain(|line| line.counting.iter().any(|player| players.contains(player)));
    let everybody: Vec<Candidate> = (0..).zip(&lines).filter_map(candidate).collect();
    let field = |who: &Who| {
        let admitted = everybody.iter().filter(|one| who.teams && admits(state, who, &lines[one.at]));
        admitted.copied().collect()
    };
    let fields = rules.categories.iter().map(|fund| field(&fund.who)).collect();
    let mut awards = prizes::award_to(&as_players(state, &lines), &everybody, fields, rules, why);
    for award in &mut awards.awards {
        let Some(line) = lines.get(award.player.index()) else { continue };
        let (name, place, score) = (line.name.to_string(), line.place, line.value.to_string());
        award.winner = Some(Winner { name, place, score });
        award.player = line.counting.first().copied().unwrap_or(award.player);
    }
    awards
}

/// Returns an event whose players are the teams, so that reasons name them.
fn as_players(state: &State, lines: &[TeamLine]) -> State {
    let header = Header::new(Label::default(), state.details.clone(), state.setup.clone());
    let mut teams = State::new(&header);
    for (line, id) in lines.iter().zip((1..).map(PlayerId)) {
        let entrant = Entrant { name: line.name.clone(), ..Entrant::default() };
        teams.evolve(&Act::Register { id, entrant });
    }
    teams
}

fn candidate((at, line): (usize, &TeamLine)) -> Option<Candidate> {
    let player = PlayerId(u32::try_from(at + 1).ok()?);
    Some(Candidate { player, at, place: line.place.number()?, score: Some(line.value) })
}

/// Returns true if all players who count meet the conditions.
fn admits(state: &State, who: &Who, line: &TeamLine) -> bool {
    line.counting.iter().all(|player| {
        let player = state.player(*player);
        player.is_some_and(|player| who.admits(&player.entrant, state.rating_of(player)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::RoundNo;
    use crate::basics::number::Points;
    use crate::event::action::{Outcome, PairedBy};
    use crate::event::prize_rules::{Category, Fund, PerPlayer, Sharing};
    use crate::event::setup::{PairingSystem, TeamRanking};
    use crate::event::state::{Board, Round};
    use crate::example;
    use crate::game::scoring::GameScore;
    use crate::ranking::board_prizes;
    use crate::ranking::standings::{Row, RowPlace, Value};
    use crate::tournament_ratings::event::RatingLine;

    fn fund(name: &str, teams: bool) -> Category {
        let who = Who { teams, ..Who::default() };
        let prizes: Vec<_> = ["50", "30"].map(|amount| amount.parse().unwrap()).into();
        let prizes = Fund::try_from(prizes).unwrap();
        Category { name: name.parse().unwrap(), who, sharing: None, prizes }
    }

    #[test]
    fn teams_of_players_share_a_fund_by_their_ranking() {
        let mut state = example::event(example::setup(PairingSystem::Manual), 0);
        state.setup.regulations.teams = Some(TeamRanking { best: 2, ..TeamRanking::default() });
        let clubs = ["Nord", "Ost", "Ost", "Nord", "West"];
        let rows = clubs.iter().zip(1..).zip([40, 35, 30, 25, 20]).map(|((club, id), points)| {
            let (name, club) = (format!("p{id}").parse().unwrap(), club.parse().unwrap());
            let (player, rating) = (PlayerId(id), RatingLine::default());
            state
                .evolve(&Act::Register { id: player, entrant: Entrant { name, club, ..Entrant::default() } });
            let values = vec![Value::Points(Points::from_tenths(points), 1)];
            Row { place: RowPlace::Number(id), player, name: None, values, rating }
        });
        let rows = rows.collect();
        let win = Outcome::game(GameScore::Win, GameScore::Loss);
        let played = |pair: [u32; 2]| Board::of(pair.map(PlayerId).into(), Some(win.clone()));
        let boards = vec![played([1, 2]), played([3, 4])];
        state.rounds.push(Round { boards, byes: Vec::new(), by: PairedBy::Hand }.into());
        let standings = Standings::of_rows(RoundNo(1), Vec::new(), rows, None);
        let rules = PrizeRules {
            currency: Label::default(),
            sharing: Sharing::Equal,
            per_player: PerPlayer::All,
            categories: vec![fund("General", false), fund("Teams", true)],
        };
        let awards = board_prizes::award(&state, &standings, &rules, &mut ());
        let told = awards.awards.iter().map(|award| {
            let name = award.winner.as_ref().map_or_else(|| state.name(award.player), |one| one.name.clone());
            format!("{name} {}", award.amount)
        });
        assert_eq!(told.collect::<Vec<_>>(), ["p1 50.00", "p2 30.00", "Nord 40.00", "Ost 40.00"]);
    }
}
