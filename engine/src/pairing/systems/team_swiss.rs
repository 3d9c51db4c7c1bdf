//! The Swiss team system, C.04.6.

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::event::action::ByeKind;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Acceleration, Game, PairingSystem, TeamSwissRules};
use crate::event::state::State;
use crate::game::color::{Color, ColorDue};
use crate::game::team::{ColorPreferences, MatchRules, TeamRecord, TeamScore};
use crate::pairing::acceleration::baku;
use crate::pairing::field::{Forbidden, SwissPairing, Tpn};
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::swiss::size_of_group_a;
use crate::pairing::system::{RoundToPair, System};
use crate::pairing::team_records::team_records;
use crate::pairing::team_swiss::{self, TeamEntrant, TeamField};

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] = &[PairingSystem::TeamSwiss(TeamSwissRules {
    preferences: ColorPreferences::TypeA,
    primary: TeamScore::MatchPoints,
    is_secondary_used: true,
    acceleration: Acceleration::None,
})];

/// The start of the type of its events in a report.
const TYPE: &str = "FIDE_TEAM";

/// The end of the type of an accelerated event (C.04.7).
const BAKU: &str = "_BAKU";

/// Returns the systems of this module whose events have a type.
pub(super) fn of_type(kind: &str) -> Vec<PairingSystem> {
    read_type(kind).map(PairingSystem::TeamSwiss).into_iter().collect()
}

/// Reads `FIDE_TEAM[_TYPEA|_TYPEB][_MP_GP|_GP_MP|_MP|_GP][_BAKU]`: without scores both count, match points
/// first; scores without a type of preferences mean that there are no preferences.
fn read_type(kind: &str) -> Option<TeamSwissRules> {
    use TeamScore::{GamePoints, MatchPoints};
    let rest = kind.strip_prefix(TYPE)?;
    let (rest, acceleration) =
        rest.strip_suffix(BAKU).map_or((rest, Acceleration::None), |rest| (rest, Acceleration::Baku));
    let typed = |code, preferences| rest.strip_prefix(code).map(|scores| (scores, preferences));
    let (scores, preferences) = typed("_TYPEA", ColorPreferences::TypeA)
        .or_else(|| typed("_TYPEB", ColorPreferences::TypeB))
        .unwrap_or((rest, if rest.is_empty() { ColorPreferences::TypeA } else { ColorPreferences::None }));
    let (primary, is_secondary_used) = match scores {
        "" | "_MP_GP" => (MatchPoints, true),
        "_GP_MP" => (GamePoints, true),
        "_MP" => (MatchPoints, false),
        "_GP" => (GamePoints, false),
        _ => return None,
    };
    let is_known = acceleration == Acceleration::None || primary == MatchPoints;
    is_known.then_some(TeamSwissRules { preferences, primary, is_secondary_used, acceleration })
}

const PREFERENCES: [ColorPreferences; 3] =
    [ColorPreferences::TypeA, ColorPreferences::TypeB, ColorPreferences::None];

const SCORES: [TeamScore; 2] = [TeamScore::MatchPoints, TeamScore::GamePoints];

/// The field of a round, with the team of each number.
struct NamedTeams {
    field: TeamField,
    teams: Vec<PlayerId>,
}

impl TeamSwissRules {
    fn named(self, state: &State, round: RoundNo) -> Option<NamedTeams> {
        let rules = state.setup.game.match_rules()?;
        let players = state.by_number();
        let teams: Vec<PlayerId> = players.iter().map(|team| team.id).collect();
        let histories = team_records(state, rules, RoundNo(round.0.saturating_sub(1)), &teams);
        let accelerated = self.virtual_points(state, rules);
        let group_a = if accelerated.is_empty() { 0 } else { size_of_group_a(state) };
        let entrants = players.iter().zip(histories).enumerate().map(|(at, (team, history))| TeamEntrant {
            absent: !team.is_present(round) || team.byes.contains_key(&round),
            virtual_points: {
                let virtual_points: &[Points] = if at < group_a { &accelerated } else { &[] };
                added(state, self.primary, team.id, round, virtual_points)
            },
            adjusted: state.added_to(self.primary, RoundNo(round.0.saturating_sub(1)), team.id),
            arrived: history.iter().any(TeamRecord::took_part),
            history,
        });
        let number = |team: &PlayerId| {
            let at = teams.iter().position(|other| other == team)?;
            Tpn::try_from(at + 1).ok()
        };
        let forbidden = state.forbidden.iter().map(|group| Forbidden {
            first_round: group.first.0,
            last_round: group.last.0,
            players: group.players.iter().filter_map(number).collect(),
        });
        let field = TeamField {
            rounds: state.setup.rounds.max(round.0),
            round: round.0,
            initial_color: state.initial_color.unwrap_or(Color::White),
            preferences: self.preferences,
            primary: self.primary,
            secondary: self.secondary(),
            teams: entrants.collect(),
            forbidden: forbidden.collect(),
        };
        Some(NamedTeams { field, teams })
    }

    /// Returns the virtual match points of group A by round (C.04.7); empty without acceleration.
    fn virtual_points(self, state: &State, rules: &MatchRules) -> Vec<Points> {
        match self.acceleration {
            Acceleration::None => Vec::new(),
            Acceleration::Baku => baku(state.setup.rounds, &rules.match_points).unwrap_or_default(),
        }
    }
}

/// Returns the virtual points of a team, with the points added to or deducted from its primary score, by
/// round.
fn added(
    state: &State,
    score: TeamScore,
    team: PlayerId,
    round: RoundNo,
    virtual_points: &[Points],
) -> Vec<Points> {
    let sum = |number: u16| {
        let before = RoundNo(number.saturating_sub(1));
        let accelerated = virtual_points.get(usize::from(before.0)).copied().unwrap_or_default();
        accelerated + state.added_to(score, before, team)
    };
    (1..=round.0).map(sum).collect()
}

impl NamedTeams {
    fn who(&self, number: Tpn) -> Option<PlayerId> {
        self.teams.get(usize::from(number).checked_sub(1)?).copied()
    }

    fn number(&self, team: PlayerId) -> Option<Tpn> {
        let at = self.teams.iter().position(|other| *other == team)?;
        Tpn::try_from(at + 1).ok()
    }

    fn name(&self, state: &State, number: Tpn) -> String {
        let named = |team| format!("{number} {}", state.name_at_number(team));
        self.who(number).map_or_else(|| number.to_string(), named)
    }

    fn proposal(&self, pairing: &SwissPairing, granted: Vec<(PlayerId, ByeKind)>) -> Proposal {
        let boards = pairing
            .boards
            .iter()
            .filter_map(|(first, second)| Some(vec![self.who(*first)?, self.who(*second)?]));
        let bye = pairing.bye.and_then(|bye| self.who(bye)).map(|bye| (bye, ByeKind::PairingAllocated));
        Proposal { boards: boards.collect(), byes: granted.into_iter().chain(bye).collect() }
    }
}

impl System for TeamSwissRules {
    fn name(&self) -> &'static str {
        "FIDE team Swiss"
    }

    fn help(&self) -> &'static str {
        "teams of equal score meet, no two twice (C.04.6, in force since 1 February 2026)"
    }

    fn event_type(&self) -> Cow<'static, str> {
        let preferences = match self.preferences {
            ColorPreferences::TypeA => "_TYPEA",
            ColorPreferences::TypeB => "_TYPEB",
            ColorPreferences::None => "",
        };
        let scores = match (self.primary, self.is_secondary_used) {
            (TeamScore::MatchPoints, true) => "_MP_GP",
            (TeamScore::MatchPoints, false) => "_MP",
            (TeamScore::GamePoints, true) => "_GP_MP",
            (TeamScore::GamePoints, false) => "_GP",
        };
        let baku = match self.acceleration {
            Acceleration::None => "",
            Acceleration::Baku => BAKU,
        };
        Cow::Owned(format!("{TYPE}{preferences}{scores}{baku}"))
    }

    fn pairs_by_score(&self) -> bool {
        true
    }

    fn complaints(&self, game: &Game) -> Vec<String> {
        let Some(rules) = game.match_rules() else {
            return vec![format!("a team Swiss needs matches of teams; {} has none", game.name())];
        };
        let mut complaints = Vec::new();
        if self.acceleration == Acceleration::Baku && self.primary == TeamScore::GamePoints {
            complaints.push("Baku acceleration needs match points as the primary score (TRF 192)".to_owned());
        }
        if self.acceleration == Acceleration::Baku && baku(1, &rules.match_points).is_err() {
            complaints.push("Baku acceleration needs a drawn match worth half a won one (C.04.7)".to_owned());
        }
        complaints
    }

    fn parameters(&self) -> Vec<Parameter> {
        let choice = |name, help, now, names| Parameter {
            name,
            help,
            value: Value::Choice { now, names },
            is_fixed: true,
        };
        let preferences = PREFERENCES.iter().position(|one| *one == self.preferences).unwrap_or(0);
        let score = usize::from(self.primary == TeamScore::GamePoints);
        vec![
            choice("colour preferences", "of teams (C.04.6 1.7)", preferences, &["type A", "type B", "none"]),
            choice("score", "the primary score (C.04.6 1.2)", score, &["match points", "game points"]),
            Parameter {
                name: "other score for colours",
                help: "of two teams with equal score, the one with more of the other score comes first (C.04.6 4.2.2)",
                value: Value::Yes(self.is_secondary_used),
                is_fixed: true,
            },
            Parameter {
                name: "Baku acceleration",
                help: "virtual match points for the upper half in the first rounds (C.04.7)",
                value: Value::Yes(self.acceleration == Acceleration::Baku),
                is_fixed: true,
            },
        ]
    }

    fn with(&self, parameter: usize, value: Value) -> Option<PairingSystem> {
        let mut rules = *self;
        match (parameter, value) {
            (0, Value::Choice { now, .. }) => rules.preferences = *PREFERENCES.get(now)?,
            (1, Value::Choice { now, .. }) => rules.primary = *SCORES.get(now)?,
            (2, Value::Yes(used)) => rules.is_secondary_used = used,
            (3, Value::Yes(accelerated)) => {
                rules.acceleration = if accelerated { Acceleration::Baku } else { Acceleration::None };
            }
            _ => return None,
        }
        Some(PairingSystem::TeamSwiss(rules))
    }

    fn is_of_the_federation(&self) -> bool {
        true
    }

    fn draws_initial_color(&self) -> bool {
        true
    }

    fn acceleration(&self) -> Acceleration {
        self.acceleration
    }

    fn primary_score(&self) -> TeamScore {
        self.primary
    }

    fn color_due(&self, state: &State, round: RoundNo, colors: &[Color]) -> Option<ColorDue> {
        team_swiss::color_due(colors, self.preferences, state.setup.rounds <= round.0)
    }

    fn pair(
        &self,
        asked: RoundToPair<'_>,
        progress: &dyn Progress,
        why: &mut dyn Why,
    ) -> Result<Proposal, NoProposal> {
        let too_many = NoProposal::TooMany(asked.state.players.len());
        let named = self.named(asked.state, asked.round).ok_or(too_many)?;
        let pairing = team_swiss::pair(&named.field, progress, why)?;
        Ok(named.proposal(&pairing, asked.byes))
    }

    fn why_round(&self, state: &State, round: RoundNo, _: &Proposal) -> Vec<Reason> {
        let Some(named) = self.named(state, round) else { return Vec::new() };
        let Ok(found) = team_swiss::explain(&named.field, &()) else { return Vec::new() };
        team_swiss::reasons_of_round(&found, &|team| named.name(state, team))
    }

    fn why_board(
        &self,
        state: &State,
        round: RoundNo,
        seats: &[PlayerId],
        progress: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal> {
        let ([one, other], Some(named)) = (seats, self.named(state, round)) else { return Ok(Vec::new()) };
        let (Some(one), Some(other)) = (named.number(*one), named.number(*other)) else {
            return Ok(Vec::new());
        };
        let found = team_swiss::explain(&named.field, progress)?;
        Ok(team_swiss::reasons_of_match(&found, [one, other], &|team| named.name(state, team)))
    }

    fn why_not(&self, state: &State, round: RoundNo, [one, other]: [PlayerId; 2]) -> Vec<Reason> {
        let Some(named) = self.named(state, round) else { return Vec::new() };
        let (Some(one), Some(other)) = (named.number(one), named.number(other)) else { return Vec::new() };
        let Ok(found) = team_swiss::why_not(&named.field, one, other, &()) else { return Vec::new() };
        vec![team_swiss::reason_not_met(&found, &|team| named.name(state, team))]
    }
}
