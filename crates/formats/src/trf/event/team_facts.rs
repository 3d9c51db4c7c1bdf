//! The facts of an event of teams for which a report has no room: comment lines of this program, such as
//! `### Team 3 captain: Luca Berg`, which it reads back.

use std::collections::BTreeMap;

use super::members::Members;
use crate::text::clean;
use crate::trf::report::{OtherLine, Player};
use crate::trf::teams::{Team, TeamReport};
use engine::action::Act;
use engine::parameter::Parameter;
use engine::setup::Game;
use engine::state::State;
use engine::team::{LineUpLimits, MatchRules};
use engine::text::Remark;

/// The columns of the name of a team, of its short name, and of the name of a player.
const WIDTHS: [usize; 3] = [32, 5, 33];

/// The subject of such a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum About {
    /// The whole name of a team, by its number.
    TeamName(u16),
    /// The whole short name of a team.
    ShortName(u16),
    /// The captain of a team.
    Captain(u16),
    /// The whole name of a player, by the number in the report.
    PlayerName(u16),
    /// A parameter of a match, as `name=value`.
    Rule,
    /// The reason of adjusted points, by the place of their record (299) in the report, from 1.
    Reason(usize),
}

impl About {
    fn read(head: &str) -> Option<Self> {
        let words: Vec<&str> = head.split_whitespace().collect();
        match words[..] {
            ["Team", number, "name"] => number.parse().ok().map(Self::TeamName),
            ["Team", number, "short", "name"] => number.parse().ok().map(Self::ShortName),
            ["Team", number, "captain"] => number.parse().ok().map(Self::Captain),
            ["Player", number, "name"] => number.parse().ok().map(Self::PlayerName),
            ["Match", "rule"] => Some(Self::Rule),
            ["Reason", "299", "no.", place] => place.parse().ok().map(Self::Reason),
            _ => None,
        }
    }

    fn head(self) -> String {
        match self {
            Self::TeamName(number) => format!("Team {number} name"),
            Self::ShortName(number) => format!("Team {number} short name"),
            Self::Captain(number) => format!("Team {number} captain"),
            Self::PlayerName(number) => format!("Player {number} name"),
            Self::Rule => "Match rule".to_owned(),
            Self::Reason(place) => format!("Reason 299 no. {place}"),
        }
    }

    fn line(self, text: &str) -> OtherLine {
        OtherLine {
            line: 0,
            code: "###".to_owned(),
            text: format!(" {}: {}", self.head(), clean(text).trim()),
            before: Some("001".to_owned()),
        }
    }
}

/// Reads a line; `None` if it is not in this program's form.
fn read(line: &OtherLine) -> Option<(About, &str)> {
    let comment = Some(&line.text).filter(|_| line.code == "###")?;
    let (head, text) = comment.split_once(": ")?;
    Some((About::read(head)?, text.trim()))
}

/// The facts of the lines of a report that still fit the records that they are about.
pub(super) struct Facts<'a> {
    facts: BTreeMap<About, (usize, &'a str)>,
    rules: Vec<(usize, &'a str)>,
}

impl<'a> Facts<'a> {
    /// Collects the facts of a report. The name in a line has to begin as the columns of the record do.
    pub(super) fn of(teams: &'a TeamReport) -> Self {
        let names = names(teams);
        let mut facts = Self { facts: BTreeMap::new(), rules: Vec::new() };
        // A rule may need the one before it.
        let mut rules = MatchRules::default();
        for line in &teams.report.others {
            let Some((about, text)) = read(line) else { continue };
            let is_begun = |width| names.get(&about).is_some_and(|name| *name == first(text, width).trim());
            let fits = match about {
                About::TeamName(_) => is_begun(WIDTHS[0]),
                About::ShortName(_) => is_begun(WIDTHS[1]),
                About::PlayerName(_) => is_begun(WIDTHS[2]),
                About::Captain(number) => names.contains_key(&About::TeamName(number)),
                About::Reason(place) => (1..=teams.adjusted_points.len()).contains(&place),
                About::Rule => {
                    let changed = with_rule(rules, text);
                    rules = changed.unwrap_or(rules);
                    facts.rules.extend(changed.map(|_| (line.line, text)));
                    false
                }
            };
            if fits {
                facts.facts.entry(about).or_insert((line.line, text));
            }
        }
        facts
    }

    /// Returns true if the event has the fact of a line, so that the line need not be stored.
    pub(super) fn has(&self, line: &OtherLine) -> bool {
        match read(line) {
            Some((About::Rule, _)) => self.rules.iter().any(|(at, _)| *at == line.line),
            Some((about, _)) => self.get(about).is_some_and(|(at, _)| at == line.line),
            None => false,
        }
    }

    /// Returns the fact about something, with its line.
    pub(super) fn get(&self, about: About) -> Option<(usize, &'a str)> {
        self.facts.get(&about).copied()
    }

    /// Returns a name with the part that its columns have no room for.
    pub(super) fn whole<'b>(&self, about: About, name: &'b str) -> &'b str
    where
        'a: 'b,
    {
        self.get(about).map_or(name, |(_, whole)| whole)
    }

    /// Returns a player with the whole name.
    pub(super) fn player(&self, player: &Player) -> Player {
        let name = self.whole(About::PlayerName(player.number), &player.name).to_owned();
        Player { name, ..player.clone() }
    }

    /// Returns the rules of a match with the parameters that lines have.
    pub(super) fn with_rules(&self, rules: MatchRules) -> MatchRules {
        self.rules.iter().fold(rules, |rules, (_, text)| with_rule(rules, text).unwrap_or(rules))
    }
}

/// Returns the names in the columns of the records.
fn names(teams: &TeamReport) -> BTreeMap<About, String> {
    let shown = |name: &str| clean(name).trim().to_owned();
    let of_teams = teams.teams.iter().flat_map(|team| {
        let (name, short) = (About::TeamName(team.number), About::ShortName(team.number));
        [(name, shown(&team.name)), (short, shown(&team.short_name))]
    });
    let players = teams.report.players.iter();
    of_teams.chain(players.map(|player| (About::PlayerName(player.number), shown(&player.name)))).collect()
}

fn first(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// Sets a parameter that a line may have; `None` if it is none.
fn with_rule(rules: MatchRules, text: &str) -> Option<MatchRules> {
    let (name, value) = text.split_once('=')?;
    let game = Game::Match(rules);
    let known = game.parameters().into_iter().enumerate();
    let (at, parameter) = known.into_iter().find(|(_, parameter)| parameter.name == name)?;
    let changed = *game.with(at, parameter.value.read(value).ok()?)?.match_rules()?;
    // A record has the other parameters.
    (without_record(changed) == without_record(rules)).then_some(changed)
}

/// Returns the lines of an event about names, captains and rules.
pub(super) fn lines(state: &State, rules: &MatchRules, members: &Members, teams: &[Team]) -> Vec<OtherLine> {
    let mut lines: Vec<OtherLine> = teams.iter().flat_map(|team| of_team(state, team)).collect();
    let long = members.players.iter().filter(|player| is_long(&player.name, WIDTHS[2]));
    lines.extend(long.map(|player| About::PlayerName(player.number).line(&player.name)));
    let rule = |rule: Parameter| About::Rule.line(&format!("{}={}", rule.name, rule.value));
    lines.extend(other_rules(*rules, without_record(*rules)).map(rule));
    lines
}

fn of_team(state: &State, team: &Team) -> Vec<OtherLine> {
    let order = state.by_number();
    let entrant = order.get(usize::from(team.number).saturating_sub(1)).map(|team| &team.entrant);
    let captain = entrant.map_or("", |entrant| &entrant.captain);
    let facts = [
        (About::TeamName(team.number), &*team.name, is_long(&team.name, WIDTHS[0])),
        (About::ShortName(team.number), &team.short_name, is_long(&team.short_name, WIDTHS[1])),
        (About::Captain(team.number), captain, !captain.is_empty()),
    ];
    facts.into_iter().filter(|(.., is_told)| *is_told).map(|(about, text, _)| about.line(text)).collect()
}

fn is_long(text: &str, width: usize) -> bool {
    width < clean(text).chars().count()
}

/// Returns the rules without those for which a report has no record. A line cannot hold the game at the
/// boards, whose results become those of games, nor a refusal, which would apply to the rounds before it.
fn without_record(rules: MatchRules) -> MatchRules {
    let usual = MatchRules::default();
    MatchRules {
        order: usual.order,
        tied: usual.tied,
        limits: LineUpLimits { are_strict: rules.limits.are_strict, ..usual.limits },
        team_rating: usual.team_rating,
        unrated_members: usual.unrated_members,
        ..rules
    }
}

/// Lists the parameters of a match with other values than other rules have.
pub(super) fn other_rules(rules: MatchRules, usual: MatchRules) -> impl Iterator<Item = Parameter> {
    let usual = Game::Match(usual).parameters();
    let is_usual = move |rule: &Parameter| {
        usual.iter().any(|usual| usual.name == rule.name && usual.value == rule.value)
    };
    Game::Match(rules).parameters().into_iter().filter(move |rule| !is_usual(rule))
}

/// Returns the lines about the reasons of adjusted points, in the order of their records, from the acts of an
/// event that count.
#[must_use]
pub fn reasons<'a>(state: &State, acts: impl Iterator<Item = &'a Act>) -> Vec<OtherLine> {
    if state.setup.game.match_rules().is_none() {
        return Vec::new();
    }
    let mut given: Vec<(&_, &Remark)> = acts
        .filter_map(|act| if let Act::Value { points, reason } = act { Some((points, reason)) } else { None })
        .collect();
    let mut reason = |points| Some(given.remove(given.iter().position(|(of, _)| *of == points)?).1);
    let reasons: Vec<_> = state.adjusted_points.iter().map(&mut reason).collect();
    let line = |(reason, place): (Option<&Remark>, usize)| {
        reason.filter(|reason| !reason.is_empty()).map(|reason| About::Reason(place).line(reason))
    };
    reasons.into_iter().zip(1..).filter_map(line).collect()
}
