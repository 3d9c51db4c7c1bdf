//! The kind of event that a report declares: records 192 (coded, trf 8) and 092 (free text), and the
//! records of teams.

use super::Report;
use super::check::is_team;
use crate::trf::event_type;
use engine::pairing::berger::Schedule;
use engine::pairing::field::{SwissPairing, Tpn};
use engine::setup::PairingSystem;

/// The kind of event of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declared {
    /// An individual Swiss, which is also the default; with the type from 192 if it is not the FIDE
    /// (Dutch) system.
    Swiss(Option<String>),
    /// A round robin, with the report's own text.
    RoundRobin(String),
    /// Another individual system, with the report's own text.
    Other(String),
    /// An event of teams, with the report's own text.
    Teams(String),
}

/// The words for a round robin in free text, in lower case and without hyphens.
const ROUND_ROBIN: [&str; 7] = [
    "round robin",
    "roundrobin",
    "all play all",
    "berger",
    "rundenturnier",
    "jeder gegen jeden",
    "toutes rondes",
];

/// The words for a knockout.
const KNOCKOUT: [&str; 5] = ["knockout", "knock out", "k.o.", "elimination", "eliminatori"];

impl Report {
    /// Returns the kind of event that the report declares.
    #[must_use]
    pub fn declared(&self) -> Declared {
        if let Some(team) = self.others.iter().find(|other| is_team(&other.code)) {
            return Declared::Teams(format!("record {} in line {}", team.code, team.line));
        }
        let text = |code: &str| {
            let line = self.others.iter().find(|other| other.code == code);
            line.map(|line| line.text.trim()).filter(|text| !text.is_empty())
        };
        if let Some(teams) = text("082").filter(|teams| teams.parse() != Ok(0)) {
            return Declared::Teams(format!("082 {teams}"));
        }
        if let Some(kind) = self.kind.as_deref() {
            return coded(kind);
        }
        text("092").map_or(Declared::Swiss(None), in_words)
    }
}

impl Report {
    /// Returns the Berger tables of the round robin that 192 names (trf 8, round-robin 2 and 3), and the
    /// places of the players by their numbers in the tables.
    #[must_use]
    pub fn berger_tables(&self) -> Option<(Schedule, Vec<Tpn>)> {
        let read = PairingSystem::of_type(self.kind.as_deref()?).into_iter().next();
        let Some(PairingSystem::RoundRobin { cycles, exchange_last_two }) = read else { return None };
        let cycles = cycles.into();
        let places = (1..).zip(&self.players).map(|(place, _)| place);
        let places: Vec<Tpn> = places.filter(|place| self.has_number_in_tables(*place)).collect();
        let players = u16::try_from(places.len()).ok().filter(|players| 2 <= *players)?;
        Some((Schedule { players, cycles, exchange_last_two }, places))
    }

    /// Returns true if a player of a round robin has a number in its tables. A player without games in two
    /// rounds or more has none, nor has one without an entry in round 1: they entered late. In an odd field
    /// number 1 is free in that round, which is not always written.
    #[must_use]
    pub fn has_number_in_tables(&self, place: Tpn) -> bool {
        let Some(player) = self.player(place) else { return false };
        match self.completed_rounds() {
            0 => true,
            1 => place == 1 || !player.cell(1).is_blank(),
            _ => player.cells.iter().any(|cell| cell.opponent.is_some()),
        }
    }

    /// Returns the pairs of a round of the tables, without those that were not played: a report may omit
    /// the game of two absent players.
    #[must_use]
    pub fn pairing_by_tables(&self, (schedule, places): &(Schedule, Vec<Tpn>), round: u16) -> SwissPairing {
        let place = |number: u16| places.get(usize::from(number).checked_sub(1)?).copied();
        let is_away =
            |place: Tpn| self.player(place).is_none_or(|player| player.cell(round).opponent.is_none());
        let pairs = schedule.round(round).unwrap_or_default().into_iter();
        let pairs = pairs.filter_map(|(white, black)| place(white).zip(place(black)));
        let boards = pairs.filter(|(white, black)| !(is_away(*white) && is_away(*black)));
        SwissPairing { boards: boards.collect(), bye: None }
    }
}

fn coded(kind: &str) -> Declared {
    let said = || format!("192 {kind}");
    match kind {
        kind if event_type::is_dutch(kind) => Declared::Swiss(None),
        kind if event_type::is_of_teams(kind) => Declared::Teams(said()),
        kind if event_type::is_round_robin(kind) => Declared::RoundRobin(said()),
        kind if event_type::is_other(kind) => Declared::Other(said()),
        kind => Declared::Swiss(Some(kind.to_owned())),
    }
}

/// Returns true if the kind of tournament in words (092) is a round robin.
pub(in crate::trf) fn names_round_robin(text: &str) -> bool {
    let words = in_lower_case(text);
    ROUND_ROBIN.iter().any(|name| words.contains(name))
}

fn in_lower_case(text: &str) -> String {
    text.to_lowercase().replace(['-', '_'], " ")
}

fn in_words(text: &str) -> Declared {
    let words = in_lower_case(text);
    let says = |names: &[&str]| names.iter().any(|name| words.contains(name));
    let said = || format!("092 {text}");
    // An individual event may contain that word in contrast to a team event: `Individual: Swiss-System`.
    if says(&["team", "mannschaft", "équipe", "equipo"]) && !says(&["individual", "einzel"]) {
        Declared::Teams(said())
    } else if names_round_robin(text) {
        Declared::RoundRobin(said())
    } else if says(&KNOCKOUT) {
        Declared::Other(said())
    } else {
        Declared::Swiss(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::report::OtherLine;

    #[track_caller]
    fn check(code: &str, text: &str, expected: &Declared) {
        let report = if code == "192" {
            Report { kind: Some(text.to_owned()), ..Report::default() }
        } else {
            let line = OtherLine { line: 3, code: code.to_owned(), text: format!(" {text}"), before: None };
            Report { others: vec![line], ..Report::default() }
        };
        assert_eq!(report.declared(), *expected, "{code} {text}");
    }

    #[test]
    fn the_kind_of_an_event_is_read_from_its_records() {
        let swiss = Declared::Swiss(None);
        for text in ["Individual: Swiss-System (Dutch)", "Swiss team-mates' open, individual", "Standard", ""]
        {
            check("092", text, &swiss);
        }
        check("192", "FIDE_DUTCH_2026_BAKU", &swiss);
        check("192", "FIDE_BURSTEIN", &Declared::Swiss(Some("FIDE_BURSTEIN".to_owned())));
        let robin = |text: &str| Declared::RoundRobin(text.to_owned());
        check("092", "Individual: Round-Robin", &robin("092 Individual: Round-Robin"));
        check("192", "FIDE_DOUBLEROUNDROBIN", &robin("192 FIDE_DOUBLEROUNDROBIN"));
        check("092", "double elimination", &Declared::Other("092 double elimination".to_owned()));
        check("192", "CUSTOM_KNOCKOUT", &Declared::Other("192 CUSTOM_KNOCKOUT".to_owned()));
        let teams = |text: &str| Declared::Teams(text.to_owned());
        check("192", "FIDE_TEAM_ROUNDROBIN", &teams("192 FIDE_TEAM_ROUNDROBIN"));
        check("092", "Team Swiss", &teams("092 Team Swiss"));
        check("082", "12", &teams("082 12"));
        check("082", "0", &swiss);
        check("013", "Nord", &teams("record 013 in line 3"));
        check("310", "Nord", &teams("record 310 in line 3"));
    }
}
