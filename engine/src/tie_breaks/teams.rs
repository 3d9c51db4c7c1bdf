//! The table of teams: a table of rounds for each of the two scores, and the points at boards (C.07 articles
//! 11 to 13).

use super::table::{Edition, Pairings, Player, Record, RecordKind, Table};
use crate::basics::number::Points;
use crate::game::scoring::{GameScore, PointSystem};
use crate::game::team::{MatchPoints, TeamRecord, TeamRecordKind, TeamScore};

/// The rules of an event of teams that tie-breaks need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamRules {
    /// The score by which teams are ordered first.
    pub primary: TeamScore,
    /// The number of boards of a match.
    pub boards: u16,
    /// The worth of matches.
    pub match_points: MatchPoints,
    /// The worth of the games at the boards.
    pub game_points: PointSystem,
    /// The number of rounds that count.
    pub rounds: usize,
    /// The announced number of rounds.
    pub announced: usize,
    /// The edition of the regulations.
    pub edition: Edition,
    /// True if pairings depend on results.
    pub pairings: Pairings,
}

/// The rounds of all teams, from which tie-breaks are computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamTable {
    rules: TeamRules,
    match_points: Table,
    game_points: Table,
    /// The points of each team at each board, in each round.
    boards: Vec<Vec<Vec<Points>>>,
    /// The points added to the scores of each team beside the results, match points first.
    added: Vec<[Points; 2]>,
}

impl TeamRules {
    /// Returns the worth of results in one of the scores: in game points a won match is worth a win at each
    /// board, and a drawn one a draw (7).
    fn points(&self, score: TeamScore) -> PointSystem {
        let MatchPoints { win, draw, loss } = self.match_points;
        let (games, boards) = (&self.game_points, i64::from(self.boards));
        let (win, draw, loss) = match score {
            TeamScore::MatchPoints => (win, draw, loss),
            TeamScore::GamePoints => (games.win * boards, games.draw * boards, games.loss * boards),
        };
        let (forfeit_loss, zero_point_bye) = (Points::ZERO, Points::ZERO);
        PointSystem { win, draw, loss, forfeit_loss, zero_point_bye, pairing_allocated_bye: draw }
    }

    /// Returns the points at each board in a round; a bye and a match without points at boards is worth the
    /// same at each board (12.1).
    fn at_boards(&self, record: &TeamRecord) -> Vec<Points> {
        let same = match record.kind {
            TeamRecordKind::Forfeit { won: true }
            | TeamRecordKind::PairingAllocatedBye
            | TeamRecordKind::FullPointBye => self.game_points.win,
            TeamRecordKind::HalfPointBye => self.game_points.draw,
            TeamRecordKind::Played
            | TeamRecordKind::Forfeit { won: false }
            | TeamRecordKind::ZeroPointBye => Points::ZERO,
        };
        let boards = usize::from(self.boards);
        let mut points = record.boards.clone();
        points.resize(boards.max(points.len()), if points.is_empty() { same } else { Points::ZERO });
        points
    }
}

impl TeamTable {
    /// Creates the table of teams with their rounds, the first round first. The opponents in the rounds are
    /// numbered by the places in this list, from 1.
    #[must_use]
    pub fn new(rules: TeamRules, teams: &[(Player, Vec<TeamRecord>)]) -> Self {
        let on = |score| table(&rules, teams, score);
        let at_boards = |records: &Vec<TeamRecord>| {
            records.iter().take(rules.rounds).map(|record| rules.at_boards(record)).collect()
        };
        let boards = teams.iter().map(|(_, records)| at_boards(records)).collect();
        let (match_points, game_points) = (on(TeamScore::MatchPoints), on(TeamScore::GamePoints));
        Self { rules, match_points, game_points, boards, added: vec![[Points::ZERO; 2]; teams.len()] }
    }

    /// Adds a penalty or a bonus to a score of a team (TRF 299). It changes no opponent's sums.
    pub fn add(&mut self, team: usize, score: TeamScore, points: Points) {
        if let Some(added) = self.added.get_mut(team) {
            added[place_of(score)] += points;
        }
    }

    /// Returns the penalties and bonuses of a team in a score.
    #[must_use]
    pub fn added(&self, team: usize, score: TeamScore) -> Points {
        self.added.get(team).map(|added| added[place_of(score)]).unwrap_or_default()
    }

    /// Returns a score of every team as the standings have it.
    #[must_use]
    pub fn scores(&self, score: TeamScore) -> Vec<Points> {
        let results = self.on(score).scores();
        results.into_iter().zip(&self.added).map(|(sum, added)| sum + added[place_of(score)]).collect()
    }

    /// Returns the rounds in one of the scores.
    #[must_use]
    pub const fn on(&self, score: TeamScore) -> &Table {
        match score {
            TeamScore::MatchPoints => &self.match_points,
            TeamScore::GamePoints => &self.game_points,
        }
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> &TeamRules {
        &self.rules
    }

    /// Returns the points of a team at each board, board 1 first, over the rounds that count.
    #[must_use]
    pub fn at_boards(&self, team: usize, counts: impl Fn(&Record) -> bool) -> Vec<Points> {
        let mut sums = vec![Points::ZERO; self.rules.boards.into()];
        let rounds = self.boards.get(team).into_iter().flatten();
        for (points, _) in rounds.zip(self.match_points.rounds_of(team)).filter(|(_, one)| counts(one)) {
            sums.resize(sums.len().max(points.len()), Points::ZERO);
            sums.iter_mut().zip(points).for_each(|(sum, points)| *sum += *points);
        }
        sums
    }
}

/// Returns the place of a score in a pair, match points first.
const fn place_of(score: TeamScore) -> usize {
    match score {
        TeamScore::MatchPoints => 0,
        TeamScore::GamePoints => 1,
    }
}

/// Returns the rounds of the teams in one of the scores.
fn table(rules: &TeamRules, teams: &[(Player, Vec<TeamRecord>)], score: TeamScore) -> Table {
    let players = teams.iter().map(|(team, _)| *team).collect();
    let points = rules.points(score);
    let mut table = Table::new(players, rules.rounds, points, rules.pairings);
    table.edition = rules.edition;
    table.announced = rules.announced.max(rules.rounds);
    for (team, (_, records)) in teams.iter().enumerate() {
        for (round, record) in records.iter().enumerate() {
            table.set(team, round, of_score(record, score, &points, rules.match_points.draw));
        }
    }
    table
}

/// Returns a round in one of the scores; `draw` is the match points of a drawn match.
fn of_score(record: &TeamRecord, score: TeamScore, worth: &PointSystem, draw: Points) -> Record {
    let points = record.points(score);
    let kind = match record.kind {
        TeamRecordKind::Played => RecordKind::Played(result(points, worth)),
        TeamRecordKind::Forfeit { won: true } => RecordKind::Forfeit(GameScore::Win),
        TeamRecordKind::Forfeit { won: false } if record.match_points == draw => {
            RecordKind::Forfeit(GameScore::Draw)
        }
        TeamRecordKind::Forfeit { won: false } => RecordKind::Forfeit(GameScore::Loss),
        TeamRecordKind::PairingAllocatedBye => RecordKind::PairingAllocatedBye,
        TeamRecordKind::FullPointBye => RecordKind::FullPointBye,
        TeamRecordKind::HalfPointBye => RecordKind::HalfPointBye,
        TeamRecordKind::ZeroPointBye => RecordKind::ZeroPointBye,
    };
    let opponent = record.opponent.map(|number| u32::from(number).saturating_sub(1));
    Record { kind, opponent, color: record.color, points }
}

/// Returns the result that is worth these points; points between those of a win and of a loss are a draw.
fn result(points: Points, worth: &PointSystem) -> GameScore {
    if worth.win <= points {
        GameScore::Win
    } else if points <= worth.loss {
        GameScore::Loss
    } else {
        GameScore::Draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::why::Reason;
    use crate::game::color::Color;
    use crate::tie_breaks::{Basis, Code, Shown};

    fn half(halves: i64) -> Points {
        Points::from_units(halves * 50)
    }

    fn rules(boards: u16, rounds: usize) -> TeamRules {
        TeamRules {
            primary: TeamScore::MatchPoints,
            boards,
            match_points: MatchPoints::default(),
            game_points: PointSystem::default(),
            rounds,
            announced: rounds,
            edition: Edition::March2026,
            pairings: Pairings::Swiss,
        }
    }

    /// Returns the round of a team in a match, from its points at the boards.
    fn side(opponent: u16, boards: Vec<Points>, is_forfeit: bool) -> TeamRecord {
        let game_points: Points = boards.iter().copied().sum();
        let match_points = match game_points.cmp(&half(i64::try_from(boards.len()).unwrap())) {
            std::cmp::Ordering::Greater => Points::whole(2),
            std::cmp::Ordering::Equal => Points::whole(1),
            std::cmp::Ordering::Less => Points::ZERO,
        };
        let won = match_points == Points::whole(2);
        let kind = if is_forfeit { TeamRecordKind::Forfeit { won } } else { TeamRecordKind::Played };
        let (opponent, color) = (Some(opponent), Some(Color::White));
        TeamRecord { kind, opponent, color, match_points, game_points, boards }
    }

    fn bye(sign: &str, boards: i64) -> TeamRecord {
        let (kind, halves) = match sign {
            "U" => (TeamRecordKind::PairingAllocatedBye, 1),
            "H" => (TeamRecordKind::HalfPointBye, 1),
            _ => (TeamRecordKind::ZeroPointBye, 0),
        };
        let (match_points, game_points) = (half(2 * halves), half(halves * boards));
        TeamRecord { kind, opponent: None, color: None, match_points, game_points, boards: Vec::new() }
    }

    /// Creates the table of a few teams, A and so on, from rounds such as `AB 1= CD ++ E U`: at each board
    /// the first team wins (`1`), draws (`=`) or loses (`0`); `+` is a forfeited match.
    fn table(rules: TeamRules, teams: u8, rounds: &[&str]) -> TeamTable {
        let absent = bye("Z", 0);
        let player = |number| Player { number, rating: None };
        let mut all: Vec<(Player, Vec<TeamRecord>)> =
            (1..=teams.into()).map(|number| (player(number), vec![absent.clone(); rounds.len()])).collect();
        for (round, text) in rounds.iter().enumerate() {
            let words: Vec<&str> = text.split(' ').collect();
            for pair in words.chunks(2) {
                let places: Vec<u8> = pair[0].bytes().map(|letter| letter - b'A').collect();
                let [one, other] = places[..] else {
                    all[usize::from(places[0])].1[round] = bye(pair[1], rules.boards.into());
                    continue;
                };
                let won = |sign| if matches!(sign, '1' | '+') { 2 } else { i64::from(sign == '=') };
                let boards: Vec<i64> = pair[1].chars().map(won).collect();
                let is_forfeit = pair[1].contains('+');
                let theirs = boards.iter().map(|halves| half(2 - halves)).collect();
                let own = boards.iter().map(|halves| half(*halves)).collect();
                all[usize::from(one)].1[round] = side(u16::from(other) + 1, own, is_forfeit);
                all[usize::from(other)].1[round] = side(u16::from(one) + 1, theirs, is_forfeit);
            }
        }
        TeamTable::new(rules, &all)
    }

    /// Five teams on two boards, with every kind of unplayed round.
    fn swiss(edition: Edition) -> TeamTable {
        let rules = TeamRules { edition, ..rules(2, 3) };
        table(rules, 5, &["AB 1= CD 10 E U", "CA =1 BE ++ D H", "AD 01 CE 11 B Z"])
    }

    fn of(table: TeamTable, code: &str) -> String {
        let values = Basis::of_teams(table).values(Code::of_teams(code).unwrap());
        values.iter().map(|value| Shown(*value, 0).to_string()).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn check(code: &str, expected: &str) {
        assert_eq!(of(swiss(Edition::March2026), code), expected, "{code}");
    }

    #[test]
    fn c07_13_1_scores_of_teams() {
        check("MPTS", "3 2 5 3 1");
        check("GPTS", "3 2.5 4.5 3 1");
        check("MPvGP", "3 2.5 4.5 3 1");
        check("PS", "7 4 9 6 3");
        check("PS:GP/C1", "5 5 7 5 2");
        // B won one match by forfeit. In game points only a match won at each board is a win.
        check("WIN", "1 1 2 0 0");
        check("WON:MP", "1 0 2 0 0");
        check("WIN:GP", "0 1 1 0 0");
        check("STD:GP", "1.5 1 2.5 1.5 0.5");
        check("REP:MP", "3 2 3 2 2");
    }

    /// The last round of B, a zero-point bye, counts for opponents as a drawn match: 3 and 3.5 points. The
    /// dummy of the match that E did not play has 1 of the own 2 points of B (16.4.1).
    #[test]
    fn c07_11_buchholz_on_either_score() {
        check("BH", "11 6 7 11 7");
        check("BH:MP/C1", "8 4 6 8 6");
        check("BH:GP", "11 6.5 7 10.5 6.5");
        check("FB", "10 7 8 10 8");
        check("AOB:MP", "8 11 9.67 9 7");
        assert_eq!(of(swiss(Edition::August2024), "BH:MP"), "11 7 7 11 7");
    }

    #[test]
    fn c07_13_2_extended_sonneborn_berger() {
        check("EMMSB", "9 2 11 11 1");
        check("EMGSB", "10 3.5 9.5 11 1");
        check("EGMSB", "10 2 11 10.5 1");
        check("EGGSB", "10.5 3.5 9.5 10.5 1");
        // Of the opponents with 3 points the one against whom A scored less.
        check("EMMSB/C1", "6 0 9 8 1");
        // The bye of B is worth less than the 2 for the dummy, which has the fewest points (16.5).
        check("EMGSB/C1", "7 1.5 7.5 8 1");
        check("SB:GP", "10.5 3.5 9.5 10.5 1");
    }

    /// The factor is 2 x 3 / 2.
    #[test]
    fn c07_13_4_schedule_strength() {
        check("SSSC", "6.67 4.5 6.83 6.67 3.33");
        check("SSSC/F", "6.33 4.83 7.17 6.33 3.67");
        check("SSSC/K4", "5.75 4 6.25 5.75 2.75");
        let short = table(rules(4, 1), 2, &["AB 1111"]);
        assert_eq!(of(short, "SSSC"), "undefined undefined", "2 / 4 is less than 1");
        let by_games = TeamRules { primary: TeamScore::GamePoints, announced: 9, ..rules(4, 1) };
        assert_eq!(of(table(by_games, 2, &["AB 1110"]), "SSSC"), "2.06 0.17", "9 x 4 / 2 is 18");
    }

    /// A bye is worth the same at each board.
    #[test]
    fn c07_12_1_board_count() {
        check("BC", "4.5 4 6.5 4.5 3");
    }

    /// Returns the name of a team.
    fn letter(at: usize) -> String {
        ["A", "B", "C", "D", "E"][at].to_owned()
    }

    /// Returns the order of all teams by one criterion.
    fn order(table: TeamTable, code: &str) -> String {
        let basis = Basis::of_teams(table);
        let order = basis.order(&[basis.criterion(Code::of_teams(code).unwrap())]);
        let letters = |group: &Vec<usize>| group.iter().map(|at| letter(*at)).collect();
        order.groups.iter().map(letters).collect::<Vec<String>>().join(" ")
    }

    /// Each of three teams won a match against the next one. The game points 5, 3.5 and 3.5 put A first, and
    /// then B is before C by their match.
    #[test]
    fn c07_13_3_the_secondary_score_separates_a_tie_of_the_first() {
        let three = || table(rules(4, 3), 3, &["AB 1111", "BC 111=", "CA 1110"]);
        assert_eq!([order(three(), "DE"), order(three(), "EDE")], ["ABC", "A B C"]);
        let basis = Basis::of_teams(three());
        let mut told: Vec<Reason> = Vec::new();
        basis.explain(1, Code::of_teams("EDE").unwrap(), &[0, 1, 2], &letter, &mut told);
        let told: Vec<&str> = told.iter().map(|reason| reason.fact.english()).collect();
        let expected = [
            "among those tied, by the primary score: A 2.0, B 2.0, C 2.0",
            "all have met, and it separates nobody",
            "among those tied, by the secondary score: A 5.0, B 3.5, C 3.5",
            "all have met: the sums decide",
            "among those tied, by the primary score: B 2.0, C 0.0",
            "all have met: the sums decide",
        ];
        assert_eq!(told, expected);
    }

    /// A match that was not played separates nobody in a Swiss, unless forfeits count (6.1.1, 13.3).
    #[test]
    fn c07_13_3_a_forfeited_match_counts_where_forfeits_do() {
        let swiss = || table(rules(4, 1), 2, &["AB ++++"]);
        assert_eq!([order(swiss(), "EDE"), order(swiss(), "EDE/P")], ["AB", "A B"]);
        let robin = TeamRules { pairings: Pairings::Predetermined, ..rules(4, 1) };
        assert_eq!(order(table(robin, 2, &["AB ++++"]), "EDE"), "A B");
    }

    #[test]
    fn c07_12_1_board_count_needs_equal_game_points() {
        assert_eq!(order(table(rules(4, 1), 2, &["AB 1110"]), "BC"), "AB");
        assert_eq!(order(table(rules(4, 1), 2, &["AB 1100"]), "BC"), "A B");
    }

    /// The two teams drew at 2 : 2. Board numbers times points are 1 + 4 and 2 + 3.
    #[test]
    fn c07_12_boards_separate_two_teams() {
        let two = || table(rules(4, 1), 2, &["AB 1001"]);
        for (code, expected) in [
            ("EDE", "AB"),
            ("BC", "AB"),
            ("TBR", "A B"),
            ("BBE", "B A"),
            ("EDEBT", "A B"),
            ("EDEBB", "B A"),
            ("EDET", "A B"),
            ("EDEB", "B A"),
        ] {
            assert_eq!(order(two(), code), expected, "{code}");
        }
    }

    /// The explanation of each value of A ends with what makes the value.
    #[test]
    fn every_value_of_a_team_is_explained() {
        let basis = Basis::of_teams(swiss(Edition::March2026));
        let told = |code: &str| {
            let mut told: Vec<Reason> = Vec::new();
            basis.explain(1, Code::of_teams(code).unwrap(), &[0, 1], &letter, &mut told);
            told.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let sum = [
            "C.07 13.2: round 1: 0.5 x 3.0 of A = 1.50",
            "C.07 13.2: round 2: 2.0 x 1.0 of a dummy, by forfeit against E, own 2.0, at most as E (16.4.1) = 2.00",
            "C.07 13.2: round 3: 0.0 x 2.0 of a dummy, zero-point bye = 0.00",
            "C.07 14: cut round 2: 2.00, the least significant value (14.1)",
        ];
        assert_eq!(told("EMGSB/C1"), sum);
        let combined = "C.07 13.4: secondary score 2.5, and Buchholz 6.0 / 3, to hundredths: 4.50";
        assert_eq!(told("SSSC"), [combined]);
        let boards = ["C.07 12.1: board 1: 1 x 1.0 = 1.0", "C.07 12.1: board 2: 2 x 1.5 = 3.0"];
        assert_eq!(told("BC"), boards);
        assert_eq!(told("TBR"), ["C.07 12.2: board 1 1.0, board 2 1.5"]);
        for code in Code::offered_to_teams().into_iter().filter(|code| code.kind.is_of_teams()) {
            assert!(!told(&code.to_string()).is_empty(), "{code}");
        }
    }
}
