//! The players of teams: a list of them in board order, as the acts that set them, and the line on which they
//! are typed.

use std::collections::BTreeSet;

use engine::action::{Act, Entrant, RatingKind};
use engine::folding::words_of_name;
use engine::id::PlayerId;
use engine::person;
use engine::state::{Player, State};
use engine::text::Label;
use formats::player_list::ListedPlayer;
use formats::player_list::compare::merged;
use formats::registration::{self, NotAPlayer};
use formats::results::BadLine;

/// A team of a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Team {
    /// The line of its first player, from 1.
    line: usize,
    name: Label,
    short_name: Label,
    captain: Label,
    /// The players in board order.
    members: Vec<ListedPlayer>,
}

/// A line of a list: its number, whether it has a short name, and its team.
type Line = (usize, bool, usize);

/// Sorts the players of a list by their teams; all are of one team if it is named. Two teams of one name have
/// different short names.
///
/// # Errors
///
/// The line of a player without a team, of one who can be of several teams, or with another captain of the
/// team or the same board as an earlier line.
pub fn teams(players: Vec<ListedPlayer>, of: Option<&Label>) -> Result<Vec<Team>, BadLine> {
    let mut teams: Vec<Team> = Vec::new();
    let mut lines: Vec<Line> = Vec::new();
    for player in players {
        let (line, entrant) = (player.line, &player.entrant);
        let name = of.unwrap_or(&entrant.partnership).clone();
        if name.is_empty() {
            let why = "the player has no team (expected a column Team)".to_owned();
            return Err(BadLine { line, why });
        }
        let before = lines.last().map(|(.., team)| *team);
        let at = place_in(&teams, before, &name, &entrant.short_name);
        let at = at.map_err(|count| several(line, &name, count))?.unwrap_or(teams.len());
        lines.push((line, !entrant.short_name.is_empty(), at));
        if at == teams.len() {
            teams.push(Team { line, name, ..Team::default() });
        }
        if let Some(team) = teams.get_mut(at) {
            team.add(player)?;
        }
    }
    match second_block(&lines).and_then(|(line, at)| Some((line, teams.get(at)?))) {
        Some((line, Team { name, .. })) => {
            let why = format!(
                "{name} has players further up too (expected them together, or a column Short name if two \
                 teams have this name)"
            );
            Err(BadLine { line, why })
        }
        None => Ok(teams),
    }
}

/// Returns the place of the team of a line; `None` for a new one. A line without a short name continues the
/// line before it, or is of the only team of its name.
///
/// # Errors
///
/// The number of teams that it can be.
fn place_in(teams: &[Team], before: Option<usize>, name: &str, short: &str) -> Result<Option<usize>, usize> {
    let of_name = |at: &usize| teams.get(*at).is_some_and(|team| *team.name == *name);
    let has = |wanted: &str| (0..teams.len()).filter(of_name).find(|at| *teams[*at].short_name == *wanted);
    if !short.is_empty() {
        return Ok(has(short).or_else(|| has("")));
    }
    match (before.filter(of_name), (0..teams.len()).filter(of_name).count()) {
        (None, 0) => Ok(None),
        (None, 1) => Ok((0..teams.len()).find(of_name)),
        (None, several) => Err(several),
        (before, _) => Ok(before),
    }
}

fn several(line: usize, name: &str, teams: usize) -> BadLine {
    let why = format!("{teams} teams have the name {name} (expected the short name of one of them)");
    BadLine { line, why }
}

/// Returns the first line, and the team, of lines without a short name that follow others of their team
/// further up. Where boards are below each other, every line has another team: those are no blocks.
fn second_block(lines: &[Line]) -> Option<(usize, usize)> {
    let mut seen = BTreeSet::new();
    let blocks = lines.chunk_by(|(.., one), (.., next)| one == next).filter(|block| 1 < block.len());
    let mut apart = blocks.filter_map(|block| {
        let (line, _, team) = *block.first()?;
        let is_known = !seen.insert(team);
        (is_known && block.iter().all(|(_, is_short_named, _)| !is_short_named)).then_some((line, team))
    });
    apart.next()
}

/// Returns the acts that set the players of teams; a team that is not registered yet is registered. Fields of
/// a registered player that the list does not have stay as they were.
///
/// # Errors
///
/// The line of a team that can be several registered ones.
pub fn acts(state: &State, teams: Vec<Team>) -> Result<Vec<Act>, BadLine> {
    let mut next = state.next_player();
    let mut acts = Vec::new();
    let known = registered(state, &teams)?;
    for (team, known) in teams.into_iter().zip(known) {
        let id = known.map_or(next, |known| known.id);
        match known.map(|known| (&known.entrant, team.with_facts(known.entrant.clone()))) {
            None => {
                next = PlayerId(next.0 + 1);
                let entrant = team.with_facts(Entrant { name: team.name.clone(), ..Entrant::default() });
                acts.push(Act::Register { id, entrant });
            }
            Some((before, entrant)) if *before != entrant => acts.push(Act::Edit { id, entrant }),
            Some(_) => {}
        }
        let before = known.map_or(&[][..], |known| &known.members);
        let members = team.members.into_iter().map(|member| member.entrant).collect();
        let members = onto(before, members, state.setup.rating_kinds());
        if known.is_none() || before != members {
            acts.push(Act::Members { team: id, members });
        }
    }
    Ok(acts)
}

/// Returns the registered team of each team of a list: the one with its name and short name, else one of its
/// name without a short name. A team without a short name is the only one of its name that is no other team
/// of the list.
fn registered<'a>(state: &'a State, teams: &[Team]) -> Result<Vec<Option<&'a Player>>, BadLine> {
    let of_name = |team: &Team| {
        let name = team.name.clone();
        state.players.iter().filter(move |known| known.entrant.name == name)
    };
    let same = |team: &Team| {
        of_name(team).find(|known| !team.short_name.is_empty() && known.entrant.short_name == team.short_name)
    };
    let mut found: Vec<Option<&Player>> = teams.iter().map(same).collect();
    for (at, team) in teams.iter().enumerate() {
        if found[at].is_some() {
            continue;
        }
        let is_free = |known: &&Player| !found.iter().flatten().any(|taken| taken.id == known.id);
        let free: Vec<&Player> = of_name(team).filter(is_free).collect();
        found[at] = match *free {
            // A team with another short name is another team.
            _ if !team.short_name.is_empty() => {
                free.iter().copied().find(|known| known.entrant.short_name.is_empty())
            }
            [] => None,
            [only] => Some(only),
            [_, _, ..] => return Err(several(team.line, &team.name, free.len())),
        };
    }
    Ok(found)
}

/// Returns the players of a list, each with the data of the registered player who is the same person.
fn onto(before: &[Entrant], listed: Vec<Entrant>, kinds: &[RatingKind]) -> Vec<Entrant> {
    let mut same: Vec<Option<usize>> = vec![None; listed.len()];
    // All players are first compared by id, the rest by name, and the rest of these by place.
    for is_same in [has_id, has_name, has_place] {
        for (at, player) in listed.iter().enumerate() {
            let is_free = |of: &usize| !same.contains(&Some(*of));
            let found = before.iter().enumerate().filter(|(of, _)| is_free(of));
            let found = found.filter(|(of, one)| is_same((*of, one), (at, player))).map(|(of, _)| of);
            if same.get(at) == Some(&None)
                && let Some(of) = found.min_by_key(|of| of.abs_diff(at))
                && let Some(of_player) = same.get_mut(at)
            {
                *of_player = Some(of);
            }
        }
    }
    let known = |of: Option<usize>| before.get(of?);
    let players = listed.into_iter().zip(same);
    players.map(|(player, of)| known(of).map_or(player.clone(), |one| merged(one, &player, kinds))).collect()
}

/// A player with the place in the list of the team.
type Placed<'a> = (usize, &'a Entrant);

fn has_id((_, one): Placed<'_>, (_, other): Placed<'_>) -> bool {
    let [one, other] = [one, other].map(|player| person::id(&player.fide_id).unwrap_or_default());
    !one.is_empty() && one == other
}

fn has_name((_, one): Placed<'_>, (_, other): Placed<'_>) -> bool {
    words_of_name(&one.name) == words_of_name(&other.name) && !person::are_two(one, other)
}

/// Returns true for a player at the same place whose name is corrected: a word of it stays or gets another
/// end. Any other name is another person's.
fn has_place((at, one): Placed<'_>, (other_at, other): Placed<'_>) -> bool {
    let (words, others) = (words_of_name(&one.name), words_of_name(&other.name));
    let begins = |one: &str, other: &str| one == other || (1 < other.len() && one.starts_with(other));
    let is_alike = |one: &String| others.iter().any(|other| begins(one, other) || begins(other, one));
    at == other_at && !person::are_two(one, other) && words.iter().any(is_alike)
}

impl Team {
    /// Adds a player, whose line may have the short name and the captain of the team. A player without a
    /// board comes after those with one.
    fn add(&mut self, mut listed: ListedPlayer) -> Result<(), BadLine> {
        let (line, player) = (listed.line, &mut listed.entrant);
        player.partnership = Label::default();
        let short_name = std::mem::take(&mut player.short_name);
        if !short_name.is_empty() {
            self.short_name = short_name;
        }
        let captain = std::mem::take(&mut player.captain);
        if !self.captain.is_empty() && !captain.is_empty() && self.captain != captain {
            let why = format!(
                "the captain of {} is `{captain}` here and `{}` in an earlier line (expected one)",
                self.name, self.captain
            );
            return Err(BadLine { line, why });
        }
        if !captain.is_empty() {
            self.captain = captain;
        }
        let same = self.members.iter().find(|one| one.board.is_some() && one.board == listed.board);
        if let (Some(other), Some(board)) = (same, listed.board) {
            let why = format!(
                "board {board} of {} is in line {} already (expected another board, or a column Short name if \
                 two teams have this name)",
                self.name, other.line
            );
            return Err(BadLine { line, why });
        }
        let order = |one: &ListedPlayer| (one.board.is_none(), one.board);
        let at = self.members.partition_point(|known| order(known) <= order(&listed));
        self.members.insert(at, listed);
        Ok(())
    }

    /// Returns a team as registered with the facts of the list.
    fn with_facts(&self, mut entrant: Entrant) -> Entrant {
        for (fact, of) in [(&self.short_name, &mut entrant.short_name), (&self.captain, &mut entrant.captain)]
        {
            if !fact.is_empty() {
                of.clone_from(fact);
            }
        }
        entrant
    }
}

/// The reason why a text is not a player of a team's list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAMember {
    /// A part that is wrong.
    #[error(transparent)]
    Player(#[from] NotAPlayer),
    /// A number that the list does not have.
    #[error("the team has no player {number} (expected 1 to {last}, or a name first)")]
    NoSuchNumber {
        /// The number.
        number: usize,
        /// The number of the next new player.
        last: usize,
    },
    /// A number without fields, or with those that the player has.
    #[error("nothing changes about player {0} (expected other fields: {0} Berg, Luca, 2214)")]
    NothingNew(usize),
}

/// A player of a team as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Typed {
    /// The number in the team's list, from 1.
    pub number: usize,
    /// The player before a correction; `None` for a new one.
    pub was: Option<Entrant>,
    /// The player now.
    pub now: Entrant,
}

/// Reads players, with semicolons between them. A number of the list before the fields corrects that player,
/// whose other fields stay: `4 Berg, Luca, 2214`, `4 club Nord`. Any other player is added at the end.
///
/// # Errors
///
/// The first part that is wrong.
pub fn typed(members: &[Entrant], kinds: &[RatingKind], text: &str) -> Result<Vec<Typed>, NotAMember> {
    let mut list = members.to_vec();
    let mut found = Vec::new();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (number, fields) = numbered(part).unwrap_or((list.len() + 1, part));
        let was = number.checked_sub(1).and_then(|at| list.get(at)).cloned();
        let now = match &was {
            Some(was) => corrected(was, kinds, fields)?,
            None if number == list.len() + 1 => registration::read(fields)?,
            None => return Err(NotAMember::NoSuchNumber { number, last: list.len() + 1 }),
        };
        if was.as_ref() == Some(&now) {
            return Err(NotAMember::NothingNew(number));
        }
        let one = Typed { number, was, now };
        one.set(&mut list);
        found.push(one);
    }
    Ok(found)
}

/// Returns the number in a list of so many players whom the beginning of a line corrects.
#[must_use]
pub fn corrects(members: usize, line: &str) -> Option<usize> {
    numbered(line.trim_start()).map(|(number, _)| number).filter(|number| (1..=members).contains(number))
}

/// Splits a number at the beginning of a line: `4 Berg, Luca`, `4. Berg, Luca` or `4` alone.
fn numbered(line: &str) -> Option<(usize, &str)> {
    let end = line.find(|c: char| !c.is_ascii_digit()).unwrap_or(line.len());
    let (number, rest) = line.split_at(end);
    let fields = rest.trim_start_matches(['.', ')', ',', ':']);
    let is_apart = fields.is_empty() || fields.starts_with(' ');
    Some((number.parse().ok().filter(|_| is_apart)?, fields.trim()))
}

/// Returns a player with the fields of a line; a number alone is the rating.
fn corrected(was: &Entrant, kinds: &[RatingKind], fields: &str) -> Result<Entrant, NotAPlayer> {
    if fields.is_empty() {
        return Ok(was.clone());
    }
    let is_number = fields.bytes().all(|byte| byte.is_ascii_digit());
    let fields = if is_number { format!("rating {fields}") } else { fields.to_owned() };
    registration::read_change(was, kinds, &fields)
}

impl Typed {
    /// Sets the player in a team's list.
    pub fn set(&self, members: &mut Vec<Entrant>) {
        match self.number.checked_sub(1).and_then(|at| members.get_mut(at)) {
            Some(member) => *member = self.now.clone(),
            None => members.push(self.now.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(lines: &[&str]) -> Vec<Entrant> {
        lines.iter().map(|line| formats::registration::read(line).unwrap()).collect()
    }

    #[track_caller]
    fn check(before: &[&str], listed: &[&str], expected: &[&str]) {
        let after = onto(&players(before), players(listed), &[]);
        let after: Vec<String> = after.iter().map(formats::registration::write).collect();
        assert_eq!(after, expected);
    }

    #[test]
    fn fields_that_a_list_of_members_does_not_have_stay() {
        let before =
            ["Berg, Luca, 2214, m, GER", "Dahl, Anna, 2100, w, born 1990", "Klee, Olga, 2000, w, AUT"];
        let stay =
            |lines| check(&before, &["Berg, Luca, 2214", "Dahl, Anne, 2100", "Klee, Olga, 1990"], lines);
        stay(&["Berg, Luca, 2214, m, GER", "Dahl, Anne, 2100, w, born 1990", "Klee, Olga, 1990, w, AUT"]);
        // In another order, and with another player at the first board.
        let listed = ["Wolf, Tim, 2300", "Klee, Olga", "Berg, Luca"];
        check(&before, &listed, &["Wolf, Tim, 2300", "Klee, Olga, 2000, w, AUT", "Berg, Luca, 2214, m, GER"]);
        // The id decides before the name, and another year is another person.
        check(
            &["Berg, Luca, id 1", "Berg, Kim, w"],
            &["Berg, Kim", "Wolf, Tim, 1900, id 1"],
            &["Berg, Kim, w", "Wolf, Tim, 1900, id 1"],
        );
        check(&["Berg, Luca, m, born 1990"], &["Berg, Tom, born 2001"], &["Berg, Tom, born 2001"]);
    }

    #[test]
    fn a_line_says_whom_it_corrects() {
        let found = ["2 Berg", " 2", "2", "3. x", "4 Berg", "0", "Berg 2", ""].map(|line| corrects(3, line));
        assert_eq!(found, [Some(2), Some(2), Some(2), Some(3), None, None, None, None]);
    }

    #[test]
    fn a_number_corrects_a_player_of_the_list() {
        let members = players(&["Berg, Luca, 2214, w", "Rabl, Susi, 1900, AUT"]);
        let read = |text: &str| match typed(&members, &[], text) {
            Ok(found) => {
                let told =
                    found.iter().map(|one| format!("{} {}", one.number, registration::write(&one.now)));
                told.collect::<Vec<_>>().join("; ")
            }
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(read("2 Rabl, Susanne, 1880"), "2 Rabl, Susanne, 1880, AUT");
        assert_eq!(read("2. Rabl, Susanne 1880"), "2 Rabl, Susanne, 1880, AUT");
        assert_eq!(read("2 1880; 1 sex m"), "2 Rabl, Susi, 1880, AUT; 1 Berg, Luca, 2214, m");
        assert_eq!(read("3 Dahl, Ida, 1700; Klee, Olga"), "3 Dahl, Ida, 1700; 4 Klee, Olga");
        assert_eq!(read("9 Dahl, Ida"), "the team has no player 9 (expected 1 to 3, or a name first)");
        let nothing = "nothing changes about player 2 (expected other fields: 2 Berg, Luca, 2214)";
        assert_eq!(["2", "2 Rabl, Susi"].map(read), [nothing; 2]);
    }
}
