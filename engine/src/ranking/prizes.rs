//! Prizes: each player's part of each fund, exact to the cent.
//!
//! Federations leave the division of prizes to the organiser; the three usual ways are here ([`Sharing`]).
//! The sum of a group is divided exactly and rounded once, by largest remainders, equal ones in order of
//! standing: the parts always sum to the whole.

use super::standings::{RowPlace, Standings, Value};
use crate::basics::id::PlayerId;
use crate::basics::number::{Money, Rating};
use crate::basics::text::Label;
use crate::basics::why::{self, Why};
use crate::event::action::Entrant;
pub use crate::event::prize_rules::{
    Birth, BoardPrize, Category, Fund, NO_TITLE, PerPlayer, PrizeError, PrizeRules, Sharing, Who,
};
use crate::event::state::{Player, State};
use crate::fact;
use crate::game;
use crate::people::person;

/// A prize of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// The player; for a prize of a board the team of the person, for one of teams the team's best player.
    pub player: PlayerId,
    /// The winner who is not in the standings: a person at a board, or a team of players.
    pub winner: Option<Winner>,
    /// The fund, counted from 0.
    pub category: usize,
    /// The first and the last place of the fund that the player's group shares, from 1.
    pub places: (usize, usize),
    /// The amount.
    pub amount: Money,
}

/// A person at a board of a team event, or a team of players, with a prize.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Winner {
    /// The name; that of a person with the team in parentheses.
    pub name: String,
    /// The place at the board, or of the team.
    pub place: RowPlace,
    /// The part of the possible points in percent, or what the team has added.
    pub score: String,
}

/// The division of all funds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Awards {
    /// The prizes, fund by fund, in order of standing.
    pub awards: Vec<Award>,
    /// The unclaimed amounts, fund by fund.
    pub unclaimed: Vec<Money>,
}

impl Who {
    /// Returns true if a player with a rating meets the conditions.
    #[must_use]
    pub fn admits(&self, entrant: &Entrant, rating: Option<Rating>) -> bool {
        let same = |wanted: &Option<Label>, own: &Label| {
            let own = own.written().trim();
            wanted.as_ref().is_none_or(|wanted| wanted.written().trim().eq_ignore_ascii_case(own))
        };
        same(&self.category, &entrant.category)
            && self.admits_sex(&entrant.sex)
            && self.admits_title(&entrant.title)
            && same(&self.federation, &entrant.federation)
            && same(&self.club, &entrant.club)
            && self.admits_rating(rating)
            && self.admits_birth(born(entrant))
    }

    /// Accepts every spelling of event files: older imports stored `f` as the list had it.
    fn admits_sex(&self, own: &Label) -> bool {
        let read = |text: &Label| {
            let written = text.written().trim();
            person::sex(written).map_or_else(|_| written.to_lowercase(), str::to_owned)
        };
        self.sex.as_ref().is_none_or(|wanted| read(wanted) == read(own))
    }

    /// Accepts every spelling, as [`admits_sex`](Self::admits_sex) does: `m` is `IM`.
    fn admits_title(&self, own: &Label) -> bool {
        let read = |text: &str| {
            let written = text.trim();
            person::title(written).map_or_else(|_| written.to_uppercase(), str::to_owned)
        };
        let own = read(own.written());
        let is_own = |title: &Label| {
            let title = title.written();
            if title == NO_TITLE { own.is_empty() } else { read(title) == own }
        };
        self.titles.is_empty() || self.titles.iter().any(is_own)
    }

    fn admits_rating(&self, rating: Option<Rating>) -> bool {
        if self.rating_from.is_none() && self.rating_below.is_none() {
            return true;
        }
        let Some(rating) = rating else { return self.unrated && self.rating_from.is_none() };
        self.rating_from.is_none_or(|from| from <= rating)
            && self.rating_below.is_none_or(|below| rating < below)
    }

    fn admits_birth(&self, born: Option<Birth>) -> bool {
        if self.born_from.is_none() && self.born_before.is_none() {
            return true;
        }
        let Some(born) = born else { return false };
        self.born_from.is_none_or(|from| from <= born) && self.born_before.is_none_or(|before| born < before)
    }
}

/// Returns the date of birth from any spelling of event files.
fn born(entrant: &Entrant) -> Option<Birth> {
    let read = || person::birth(&entrant.born, None).ok()?.parse().ok();
    entrant.born.parse().ok().or_else(read)
}

/// A player who meets the conditions of a fund.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The player.
    pub player: PlayerId,
    /// The player's row in the standings, from 0.
    pub at: usize,
    /// The place.
    pub place: u32,
    /// The score; players with the same one may divide their prizes.
    pub score: Option<Value>,
}

/// Divides every fund by the standings; the funds of boards and of teams are left over.
///
/// A player who was excluded, or has no game that counts as played, wins nothing. With one prize a player,
/// the best placed player with several prizes gets the largest and leaves the others to the next players;
/// then all is divided again, until no player has several.
#[must_use]
pub fn award(state: &State, standings: &Standings, rules: &PrizeRules, why: &mut dyn Why) -> Awards {
    let everybody = candidates(state, standings);
    let fields = rules.categories.iter().map(|category| admitted(state, category, &everybody)).collect();
    award_to(state, &everybody, fields, rules, why)
}

/// Divides every fund among the candidates who may win it, in the order of standing.
pub(super) fn award_to(
    state: &State,
    everybody: &[Candidate],
    mut fields: Vec<Vec<Candidate>>,
    rules: &PrizeRules,
    why: &mut dyn Why,
) -> Awards {
    let mut left = Vec::new();
    if rules.per_player == PerPlayer::Largest {
        left = keep_one_prize(state, rules, everybody, &mut fields);
    }
    let mut awards = Awards::default();
    for (at, (category, field)) in rules.categories.iter().zip(&fields).enumerate() {
        let given = divide(state, rules, at, field, why);
        let claimed = given.iter().map(|award| award.amount).sum();
        awards.unclaimed.push(category.prizes.total() - claimed);
        awards.awards.extend(given);
    }
    // Reported after the last division, when the amounts are final.
    for left in left {
        left.tell(state, rules, &awards, why);
    }
    awards
}

/// A prize that a player leaves to the next players.
struct Left {
    player: PlayerId,
    /// The fund whose prize the player gets.
    keeps: usize,
    /// The fund that the player leaves.
    leaves: usize,
}

impl Left {
    fn tell(&self, state: &State, rules: &PrizeRules, awards: &Awards, why: &mut dyn Why) {
        if !why.listens() {
            return;
        }
        let fund = |at: usize| rules.categories.get(at).map_or("", |one| one.name.as_str());
        let own = |award: &&Award| award.player == self.player && award.category == self.keeps;
        let amount = awards.awards.iter().find(own).map_or(Money::ZERO, |award| award.amount);
        let (name, keeps, leaves) = (state.name(self.player), fund(self.keeps), fund(self.leaves));
        let fact = fact!(
            "keeps-one-prize",
            "{name} keeps {amount} of {keeps} and leaves {leaves}",
            name,
            amount,
            keeps,
            leaves,
        );
        why.tell("one prize", fact);
    }
}

/// Returns the players who can win a prize, in the order of standing.
pub(super) fn candidates(state: &State, standings: &Standings) -> Vec<Candidate> {
    let played = players_with_a_game(state, standings);
    let may_win = |player: &Player| {
        played.get(player.id.index()).is_some_and(|played| *played)
            && !player.away.iter().any(|away| away.excluded)
    };
    let rows = standings.rows.iter().filter(|row| state.player(row.player).is_some_and(may_win));
    // Unranked players win nothing.
    let rows = rows.filter_map(|row| Some((row, row.place.number()?)));
    let candidate = |(at, (row, place)): (usize, (&super::standings::Row, u32))| Candidate {
        player: row.player,
        at,
        place,
        score: row.values.first().copied(),
    };
    rows.enumerate().map(candidate).collect()
}

fn players_with_a_game(state: &State, standings: &Standings) -> Vec<bool> {
    let mut played = vec![false; state.registered()];
    let boards = state.rounds.iter().take(standings.after.0.into()).flat_map(|round| &round.boards);
    for board in boards.filter(|board| game::was_played(board.outcome.as_ref())) {
        for player in &board.seats {
            played.get_mut(player.index()).into_iter().for_each(|played| *played = true);
        }
    }
    played
}

fn admitted(state: &State, category: &Category, everybody: &[Candidate]) -> Vec<Candidate> {
    if !category.who.is_by_standings() {
        return Vec::new();
    }
    let admits = |one: &&Candidate| {
        state
            .player(one.player)
            .is_some_and(|player| category.who.admits(&player.entrant, state.rating_of(player)))
    };
    everybody.iter().filter(admits).copied().collect()
}

/// One pass from the top is enough: when a player leaves a fund, no better placed player gets a prize of it,
/// since all of them who may win it have one already. A fund is divided again for each player who leaves it:
/// ten funds of 200 prizes among 3,000 players take about half a second.
fn keep_one_prize(
    state: &State,
    rules: &PrizeRules,
    everybody: &[Candidate],
    fields: &mut [Vec<Candidate>],
) -> Vec<Left> {
    let mut leaving = Vec::new();
    let anew = |at: usize, field: &[Candidate]| divide(state, rules, at, field, &mut ());
    let mut divided: Vec<Vec<Award>> = fields.iter().enumerate().map(|(at, field)| anew(at, field)).collect();
    for candidate in everybody {
        let prizes = prizes_of(candidate, fields, &divided);
        let Some(kept) = largest(&prizes) else { continue };
        for left in prizes.iter().filter(|prize| prize.category != kept.category) {
            fields[left.category].retain(|other| other.at != candidate.at);
            divided[left.category] = anew(left.category, &fields[left.category]);
            leaving.push(Left { player: candidate.player, keeps: kept.category, leaves: left.category });
        }
    }
    leaving
}

/// Returns a player's prizes, at most one a fund.
fn prizes_of(candidate: &Candidate, fields: &[Vec<Candidate>], divided: &[Vec<Award>]) -> Vec<Award> {
    let of_fund = |(field, awards): (&'_ Vec<Candidate>, &'_ Vec<Award>)| {
        let place = field.binary_search_by_key(&candidate.at, |other| other.at).ok()?;
        awards.get(place).filter(|award| award.amount > Money::ZERO).cloned()
    };
    fields.iter().zip(divided).filter_map(of_fund).collect()
}

fn largest(prizes: &[Award]) -> Option<Award> {
    prizes.iter().min_by_key(|prize| (-prize.amount, prize.category)).cloned()
}

/// Divides a fund among the players who may win it, best first; returns an award for each of them until the
/// prizes are used up.
fn divide(
    state: &State,
    rules: &PrizeRules,
    category: usize,
    field: &[Candidate],
    why: &mut dyn Why,
) -> Vec<Award> {
    let Some(own) = rules.categories.get(category) else { return Vec::new() };
    let sharing = own.sharing.unwrap_or(rules.sharing);
    let mut awards = Vec::new();
    let mut first = 0;
    while first < field.len().min(own.prizes.prizes().len()) {
        let end = first + group_length(&field[first..], sharing);
        let group = Group { fund: &own.prizes, field, first, end, sharing };
        let shares = group.shares();
        let amounts = largest_remainders(group.pool(), &shares);
        for ((candidate, share), amount) in group.members().iter().zip(&shares).zip(amounts) {
            let (player, places) = (candidate.player, (first + 1, end));
            let award = Award { player, winner: None, category, places, amount: cents(amount) };
            group.tell(state, &own.name, &award, *share, why);
            awards.push(award);
        }
        first = end;
    }
    awards
}

/// Returns the number of players, from the first on, who are equal for this way of sharing.
fn group_length(field: &[Candidate], sharing: Sharing) -> usize {
    let Some(head) = field.first() else { return 0 };
    let equal = |other: &&Candidate| match sharing {
        Sharing::Place => other.place == head.place,
        Sharing::Equal | Sharing::Hort => other.score == head.score,
    };
    field.iter().take_while(equal).count()
}

/// Tied players, and the prizes of their places.
struct Group<'a> {
    fund: &'a Fund,
    field: &'a [Candidate],
    first: usize,
    end: usize,
    sharing: Sharing,
}

/// An exact part of a sum, in cents.
#[derive(Debug, Clone, Copy)]
struct Share {
    numerator: i128,
    denominator: i128,
}

impl Share {
    /// Returns the rounding to whole cents in words: `33.33 + 0.01 (largest remainders) = 33.34`.
    fn rounded_to(self, amount: Money) -> why::Value {
        let down = cents(self.numerator / self.denominator);
        match (self.numerator % self.denominator, amount == down) {
            (0, _) => why::Value::from(amount),
            (_, true) => fact!("rounded-down", "{amount} (rounded down)", amount).into(),
            (_, false) => {
                let more = amount - down;
                fact!("remainders", "{down} + {more} (largest remainders) = {amount}", down, more, amount)
                    .into()
            }
        }
    }
}

impl Group<'_> {
    fn members(&self) -> &[Candidate] {
        &self.field[self.first..self.end]
    }

    fn pool(&self) -> i128 {
        self.fund.between(self.first, self.end)
    }

    fn shares(&self) -> Vec<Share> {
        let (pool, members) = (self.pool(), count(self.members().len()));
        match self.sharing {
            Sharing::Place | Sharing::Equal => {
                vec![Share { numerator: pool, denominator: members }; self.members().len()]
            }
            Sharing::Hort => self.hort_shares(),
        }
    }

    /// Half of the own place's prize and half of the equal part; players who share a place take the mean of
    /// its prizes as the own: own / 2m + pool / 2n = (own n + pool m) / 2mn.
    fn hort_shares(&self) -> Vec<Share> {
        let (pool, members) = (self.pool(), count(self.members().len()));
        let mut shares = Vec::with_capacity(self.members().len());
        let mut first = self.first;
        for tied in self.members().chunk_by(|one, other| one.place == other.place) {
            let own = self.fund.between(first, first + tied.len());
            let size = count(tied.len());
            let share = Share { numerator: own * members + pool * size, denominator: 2 * size * members };
            shares.extend(std::iter::repeat_n(share, tied.len()));
            first += tied.len();
        }
        shares
    }

    fn tell(&self, state: &State, category: &str, award: &Award, share: Share, why: &mut dyn Why) {
        if !why.listens() {
            return;
        }
        let (name, pool) = (state.name(award.player), cents(self.pool()));
        let amount = share.rounded_to(award.amount);
        let (first, last, members) = (self.first + 1, self.end, self.members().len());
        let clause = self.sharing.name();
        if members == 1 {
            let fact = fact!(
                "prize-alone",
                "{category}: {name}, place {first} alone: {amount}",
                category,
                name,
                first,
                amount,
            );
            why.tell(clause, fact);
            return;
        }
        let among = fact!(
            "prize-among",
            "{category}: {name}, one of {members} on places {first} to {last}",
            category,
            name,
            members,
            first,
            last,
        );
        let fact = match self.sharing {
            Sharing::Place | Sharing::Equal => {
                fact!("prize-share", "{among}: {pool} / {members} = {amount}", among, pool, members, amount,)
            }
            Sharing::Hort => fact!(
                "prize-hort",
                "{among}: {own} / 2 + {pool} / {twice} = {amount}",
                among,
                own = self.own_part(award.player),
                pool,
                twice = 2 * members,
                amount,
            ),
        };
        why.tell(clause, fact);
    }

    /// Writes the prize of a member's own place, or the mean of the prizes of a shared place.
    fn own_part(&self, player: PlayerId) -> String {
        let mut first = self.first;
        for tied in self.members().chunk_by(|one, other| one.place == other.place) {
            if tied.iter().any(|one| one.player == player) {
                let own = cents(self.fund.between(first, first + tied.len()));
                return if tied.len() == 1 { own.to_string() } else { format!("({own} / {})", tied.len()) };
            }
            first += tied.len();
        }
        Money::ZERO.to_string()
    }
}

/// Rounds shares of a sum to whole cents: all down, and then a cent more for those with the largest
/// remainders, equal ones in order of standing, until the sum is reached.
fn largest_remainders(sum: i128, shares: &[Share]) -> Vec<i128> {
    let mut parts: Vec<i128> = shares.iter().map(|share| share.numerator / share.denominator).collect();
    let missing = sum - parts.iter().sum::<i128>();
    let remainder = |at: usize| {
        let share = shares[at];
        (share.numerator % share.denominator, share.denominator)
    };
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by(|one, other| {
        let ((one, per_one), (other, per_other)) = (remainder(*one), remainder(*other));
        (other * per_one).cmp(&(one * per_other))
    });
    for at in order.into_iter().take(usize::try_from(missing).unwrap_or(0)) {
        parts[at] += 1;
    }
    parts
}

fn count(members: usize) -> i128 {
    i128::try_from(members).unwrap_or(i128::MAX)
}

/// Converts a part of a fund; the sum of the fund is in range, so each part is.
fn cents(amount: i128) -> Money {
    Money::from_units(i64::try_from(amount).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests;
