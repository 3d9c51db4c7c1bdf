//! The comment lines that tell of what touched the integrity of pairings (`integrity-comments`): `### Kind @ Round n: text`.

use std::collections::BTreeSet;

use super::report::{Abnormal, Cell, Code, OtherLine, Report};
use super::tenths;
use crate::engine::action::{ByeKind, Outcome};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::integrity::{Incident, Kind, Place};
use crate::engine::kept::KeptReport;
use crate::engine::number::Points;
use crate::engine::pairing::field::Color;
use crate::engine::scoring::GameScore;
use crate::engine::setup::TieBreak;
use crate::engine::state::State;

/// What a comment line of this program says of a result, players by their numbers in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldResult {
    /// The round.
    pub round: RoundNo,
    /// White and Black.
    pub seats: (u16, u16),
    /// What stood when a later round was paired; none where the board had no result.
    pub was: Option<Outcome>,
    /// What stands; for a correction for rating only, what is reported. None where the result went.
    pub now: Option<Outcome>,
    /// Whether it is for the rating report only.
    pub for_rating: bool,
}

/// Boards and byes of an earlier round that were put right: those that were others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldBoards {
    /// The round.
    pub round: RoundNo,
    /// What stood when a later round was paired.
    pub was: Vec<ToldPlace>,
    /// What stands.
    pub now: Vec<ToldPlace>,
}

/// A board or a bye as a comment line names it, players by their numbers in the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToldPlace {
    /// White and Black.
    Board(u16, u16),
    /// Who has a bye.
    Bye(u16, ByeKind),
}

impl ToldPlace {
    /// Who has a place there, with the opponent and the colour at a board.
    fn players(self) -> Vec<(u16, Option<(u16, Color)>)> {
        match self {
            Self::Board(white, black) => {
                vec![(white, Some((black, Color::White))), (black, Some((white, Color::Black)))]
            }
            Self::Bye(player, _) => vec![(player, None)],
        }
    }
}

/// Points beside the results that a later round was paired without.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldPoints {
    /// The round from which on they count.
    pub round: RoundNo,
    /// Who has them; nobody named is everybody.
    pub players: Vec<u16>,
    /// How many; below zero what was taken.
    pub points: Points,
}

/// What a comment line tells of that happened behind the pairing of a later round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// Another result.
    Result(ToldResult),
    /// Other boards.
    Boards(ToldBoards),
    /// Points beside the results.
    Points(ToldPoints),
}

impl Told {
    /// Reads a line as this program writes it; `None` where it is of another kind, or in other words.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let boards = || read_boards(text).map(Self::Boards);
        read_result(text).map(Self::Result).or_else(boards).or_else(|| read_points(text).map(Self::Points))
    }

    /// The round concerned.
    #[must_use]
    pub const fn round(&self) -> RoundNo {
        match self {
            Self::Result(told) => told.round,
            Self::Boards(told) => told.round,
            Self::Points(told) => told.round,
        }
    }
}

fn read_result(text: &str) -> Option<ToldResult> {
    let (kind, rest) = text.trim().split_once(" @ Round ")?;
    let (round, told) = rest.split_once(": ")?;
    let (seats, was, now) = match kind {
        "Adjournment" => {
            let (seats, now) = told.split_once(' ')?;
            (seats, Some(Outcome::Adjourned), read_outcome(now)?)
        }
        "Correction" | "Rating correction" => {
            let (seats, change) = told.split_once(": ")?;
            let (was, now) = change.split_once(" => ")?;
            let now = now.split_once(" (").map_or(now, |(now, _)| now);
            (seats, read_outcome(was)?, read_outcome(now)?)
        }
        _ => return None,
    };
    let round = RoundNo(round.parse().ok()?);
    Some(ToldResult { round, seats: read_board(seats)?, was, now, for_rating: kind == "Rating correction" })
}

/// Reads the numbers of White and Black, as `3-7`.
fn read_board(text: &str) -> Option<(u16, u16)> {
    let (white, black) = text.split_once('-')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}

fn read_boards(text: &str) -> Option<ToldBoards> {
    let (round, told) = text.trim().strip_prefix("Correction @ Round ")?.split_once(": ")?;
    let (was, now) = read_change(told)?;
    Some(ToldBoards { round: RoundNo(round.parse().ok()?), was, now })
}

/// Whose points a line tells that names nobody.
const EVERYBODY: &str = "all";

/// Reads who was given points, and how many: `Points @ Round 1: 12 +0.5`.
fn read_points(text: &str) -> Option<ToldPoints> {
    let (round, told) = text.trim().strip_prefix("Points @ Round ")?.split_once(": ")?;
    let (players, points) = told.rsplit_once(' ')?;
    let numbers = players.split_whitespace().filter(|number| *number != EVERYBODY);
    let players = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let points = points.strip_prefix('+').unwrap_or(points).parse().ok()?;
    Some(ToldPoints { round: RoundNo(round.parse().ok()?), players, points })
}

/// Reads places of a round, and those that came in their stead: `3-4 7=PAB => 7-4 3=PAB`.
fn read_change(text: &str) -> Option<(Vec<ToldPlace>, Vec<ToldPlace>)> {
    let (was, now) = text.split_once(" => ")?;
    let place = |text: &str| match text.split_once('=') {
        None => read_board(text).map(|(white, black)| ToldPlace::Board(white, black)),
        Some((player, bye)) => {
            let bye = BYES.into_iter().find(|kind| name_of_bye(*kind) == bye)?;
            Some(ToldPlace::Bye(player.parse().ok()?, bye))
        }
    };
    let places = |text: &str| match text.trim() {
        "none" => Some(Vec::new()),
        text => text.split_whitespace().map(place).collect(),
    };
    Some((places(was)?, places(now)?))
}

const BYES: [ByeKind; 4] =
    [ByeKind::PairingAllocated, ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::ZeroPoint];

/// How a bye is named behind a player's number.
const fn name_of_bye(bye: ByeKind) -> &'static str {
    match bye {
        ByeKind::PairingAllocated => "PAB",
        ByeKind::FullPoint => "FPB",
        ByeKind::HalfPoint => "HPB",
        ByeKind::ZeroPoint => "ZPB",
    }
}

/// Whether a line of a report says that a round was paired by hand, or that its boards were put right.
#[must_use]
pub fn tells_by_hand(line: &str, round: RoundNo) -> bool {
    let Some(text) = line.strip_prefix("###") else { return false };
    let told = text.trim().strip_prefix("MPA @ Round ").and_then(|told| told.split_once(':'));
    let is_paired = told.is_some_and(|(of, _)| of.parse() == Ok(round.0));
    is_paired || matches!(Told::read(text), Some(Told::Boards(told)) if told.round == round)
}

impl Report {
    /// Returns what the comment lines tell of that happened behind the pairing of a later round, each with its line.
    pub fn told(&self) -> impl Iterator<Item = (&OtherLine, Told)> {
        let lines = self.others.iter().filter(|other| other.code == "###");
        lines.filter_map(|line| Some((line, Told::read(&line.text)?)))
    }

    /// Returns the comment lines that tell why a round is not as the system pairs it.
    pub fn told_of_pairing(&self, round: u16) -> impl Iterator<Item = &OtherLine> {
        let is_of =
            move |other: &&OtherLine| other.code == "###" && tells_of_pairing(&other.text, RoundNo(round));
        self.others.iter().filter(is_of)
    }

    /// Returns the comment lines that tell of any of the boards in which a round is not as the system pairs it, White and Black by
    /// their numbers and 0 for a bye, and the boards of which none tells. Whose numbers were given anew may have met anybody.
    #[must_use]
    pub fn told_of_boards<'a>(
        &self,
        round: u16,
        boards: &'a BTreeSet<(u16, u16)>,
    ) -> (Vec<&OtherLine>, Vec<&'a (u16, u16)>) {
        let mut untold: Vec<&(u16, u16)> = boards.iter().collect();
        let mut telling = Vec::new();
        for line in self.told_of_pairing(round) {
            let named = boards_named(&line.text);
            if boards.iter().any(|board| named.contains(board)) {
                telling.push(line);
                untold.retain(|board| !named.contains(board));
            } else if is_of_numbers(&line.text) {
                telling.push(line);
                untold.clear();
            }
        }
        (telling, untold)
    }

    /// Returns what the system paired in the stead of what was paired by hand in a round, as its comment line tells, and what was.
    #[must_use]
    pub fn told_by_hand(&self, round: u16) -> Option<(Vec<ToldPlace>, Vec<ToldPlace>)> {
        let beginning = format!("MPA @ Round {round}: ");
        let mut lines = self.others.iter().filter(|other| other.code == "###");
        lines.find_map(|line| read_change(line.text.trim().strip_prefix(&beginning)?))
    }

    /// Returns the report as its results, boards and byes may have stood when a round was paired, as its comment lines tell: with
    /// its own boards as they were first, and all the corrections of earlier rounds taken back that the lines tell, then with the
    /// first still made, and so on, in the order of the lines. A line that fits nothing changes nothing. A report for rating has
    /// the results that are reported, from which a line of a correction for rating goes back too.
    #[must_use]
    pub fn as_results_stood(&self, round: u16) -> Vec<Self> {
        let of_its_own = |told: &Told| told.round().0 == round && matches!(told, Told::Boards(_));
        let told = self.told().map(|(_, told)| told);
        let told: Vec<Told> = told.filter(|told| told.round().0 < round || of_its_own(told)).collect();
        let back = |first: usize| {
            let mut report = self.clone();
            let taken = told.iter().enumerate().filter(|(at, told)| first <= *at || of_its_own(told));
            // Of several corrections of one game the first is taken back last.
            for (_, told) in taken.collect::<Vec<_>>().into_iter().rev() {
                match told {
                    Told::Result(told) => {
                        if told.for_rating || report.has_result(told) {
                            report.take_back(told);
                        }
                    }
                    Told::Boards(told) => {
                        if told.now.iter().all(|place| report.has_place(*place, told.round)) {
                            report.seat(told);
                        }
                    }
                    Told::Points(told) => report.forget_points(told),
                }
            }
            report
        };
        let is_own = told.iter().any(of_its_own);
        (0..told.len() + usize::from(is_own)).map(back).collect()
    }

    /// Returns the report with a round as the system paired it, where its comment line says what was paired by hand instead.
    #[must_use]
    pub fn as_system_paired(&self, round: u16) -> Option<Self> {
        let (was, now) = self.told_by_hand(round)?;
        let told = ToldBoards { round: RoundNo(round), was, now };
        let mut report = self.clone();
        told.now.iter().all(|place| report.has_place(*place, told.round)).then(|| report.seat(&told))?;
        Some(report)
    }

    /// Whether two players met in a round with the result that a line says to stand: any, where the result went with the board, and
    /// a game that goes on was drawn as far as anybody knows.
    fn has_result(&self, told: &ToldResult) -> bool {
        let Some((white, black)) = codes(told.now.as_ref()) else { return false };
        let is = |number, opponent, color, code: Code| {
            self.cell(number, told.round).is_some_and(|cell| {
                let is_drawn = code == Code::Unknown && cell.code == Code::Played(GameScore::Draw);
                let opponent_at = cell.opponent.map(|place| self.number(place));
                let is_same = told.now.is_none() || cell.code == code || is_drawn;
                opponent_at == Some(opponent) && cell.color == Some(color) && is_same
            })
        };
        let (one, other) = told.seats;
        is(one, other, Color::White, white) && is(other, one, Color::Black, black)
    }

    /// Whether a round has a board or a bye.
    fn has_place(&self, place: ToldPlace, round: RoundNo) -> bool {
        place.players().into_iter().all(|(number, opponent)| {
            self.cell(number, round).is_some_and(|cell| {
                let seat = cell.opponent.map(|place| self.number(place)).zip(cell.color);
                let is_of_kind =
                    if let ToldPlace::Bye(_, bye) = place { cell.code == Code::of_bye(bye) } else { true };
                seat == opponent && is_of_kind
            })
        })
    }

    fn place_of(&self, number: u16) -> Option<u16> {
        let at = self.players.iter().position(|player| player.number == number)?;
        u16::try_from(at + 1).ok()
    }

    fn cell_mut(&mut self, number: u16, round: RoundNo) -> Option<&mut Cell> {
        self.players.iter_mut().find(|player| player.number == number)?.cells.get_mut(round.index())
    }

    /// Seats players as they were; what a game brought stays with those who had one.
    fn seat(&mut self, told: &ToldBoards) {
        let sat: BTreeSet<u16> =
            told.was.iter().flat_map(|place| place.players()).map(|(player, _)| player).collect();
        let sits = told.now.iter().flat_map(|place| place.players());
        for (player, _) in sits.filter(|(player, _)| !sat.contains(player)) {
            if let Some(cell) = self.cell_mut(player, told.round) {
                *cell = Cell::default();
            }
        }
        for place in &told.was {
            for (player, opponent) in place.players() {
                let board = opponent.and_then(|(opponent, color)| Some((self.place_of(opponent)?, color)));
                let Some(cell) = self.cell_mut(player, told.round) else { continue };
                // Who had a bye has no result yet.
                if cell.opponent.is_none() && board.is_some() {
                    cell.code = Code::Unknown;
                }
                (cell.opponent, cell.color) = board.unzip();
                if let ToldPlace::Bye(_, bye) = place {
                    cell.code = Code::of_bye(*bye);
                }
            }
        }
    }

    /// Takes points back that were given.
    fn forget_points(&mut self, told: &ToldPoints) {
        let is_meant = |one: &Abnormal| {
            let is_of_round = one.result.is_none() && one.round == Some(told.round.0);
            let players: Vec<u16> = one.players.iter().map(|place| self.number(*place)).collect();
            is_of_round && one.points == told.points && players == told.players
        };
        if let Some(at) = self.abnormal.iter().rposition(is_meant) {
            self.abnormal.remove(at);
        }
    }

    /// Returns the report with the results that count in the stead of those that a report for rating has, as its comment lines
    /// tell; the report itself, where it is none.
    #[must_use]
    pub fn as_counted(mut self) -> Self {
        let told: Vec<Told> = self.told().map(|(_, told)| told).collect();
        for told in told.iter().rev() {
            let Told::Result(told @ ToldResult { for_rating: true, seats, .. }) = told else { continue };
            let code = |number| self.cell(number, told.round).map(|cell| cell.code);
            let is_reported = codes(told.now.as_ref())
                .is_some_and(|(white, black)| code(seats.0) == Some(white) && code(seats.1) == Some(black));
            let mut counted = self.clone();
            if is_reported && told.was != told.now && counted.take_back(told) {
                self = counted;
            }
        }
        self
    }

    fn cell(&self, number: u16, round: RoundNo) -> Option<Cell> {
        self.players.iter().find(|player| player.number == number).map(|player| player.cell(round.0))
    }

    /// Takes a result back; says whether what it counted more than it is reported, for rating only, stands beside it.
    fn take_back(&mut self, told: &ToldResult) -> bool {
        let Some(codes) = codes(told.was.as_ref()) else { return false };
        let mut is_explained = true;
        for (number, code) in [(told.seats.0, codes.0), (told.seats.1, codes.1)] {
            let reported = self.worth_in(number, told.round.0);
            if let Some(cell) = self.cell_mut(number, told.round) {
                cell.code = code;
            }
            if told.for_rating {
                let more = self.worth_in(number, told.round.0) - reported;
                let is_beside = |one: &Abnormal| {
                    let is_of_round = one.result.is_none() && one.round == Some(told.round.0);
                    is_of_round && one.points == more && one.players.contains(&number)
                };
                if let Some(at) = self.abnormal.iter().position(is_beside)
                    && let Some(beside) = self.abnormal.get_mut(at)
                {
                    beside.players.retain(|player| *player != number);
                    // A record without players would be everybody's.
                    if beside.players.is_empty() {
                        self.abnormal.remove(at);
                    }
                } else if more != Points::ZERO {
                    is_explained = false;
                }
            }
        }
        is_explained
    }
}

/// Returns how a result is written at White and at Black; `None` where a report has no such result.
const fn codes(outcome: Option<&Outcome>) -> Option<(Code, Code)> {
    const fn forfeit(won: bool) -> Code {
        if won { Code::ForfeitWin } else { Code::ForfeitLoss }
    }
    match outcome {
        Some(Outcome::Game { white, black, rated: true }) => {
            Some((Code::Played(*white), Code::Played(*black)))
        }
        Some(Outcome::Game { white, black, rated: false }) => {
            Some((Code::Unrated(*white), Code::Unrated(*black)))
        }
        Some(Outcome::Forfeit { white, black }) => Some((forfeit(*white), forfeit(*black))),
        None | Some(Outcome::Adjourned) => Some((Code::Unknown, Code::Unknown)),
        Some(Outcome::Crikey(_) | Outcome::Dice(_) | Outcome::Tractor(_) | Outcome::TractorScore(_)) => None,
    }
}

/// Reads what [`result`] writes of a game that has a result, or of one without: `Some(None)`.
#[expect(clippy::option_option, reason = "not a result, no result, a result")]
fn read_outcome(text: &str) -> Option<Option<Outcome>> {
    let side = |text: &str| match text {
        "1" => Some(GameScore::Win),
        "1/2" => Some(GameScore::Draw),
        "0" => Some(GameScore::Loss),
        _ => None,
    };
    let won = |text: &str| match text {
        "1F" => Some(true),
        "0F" => Some(false),
        _ => None,
    };
    match text {
        "*" => return Some(None),
        "?" => return Some(Some(Outcome::Adjourned)),
        _ => {}
    }
    let (played, rated) = text.strip_suffix('U').map_or((text, true), |played| (played, false));
    let (white, black) = played.split_once('-')?;
    if let Some((white, black)) = won(white).zip(won(black)) {
        return rated.then_some(Some(Outcome::Forfeit { white, black }));
    }
    Some(Some(Outcome::Game { white: side(white)?, black: side(black)?, rated }))
}

/// Writes the comments of an event: first that official mode was left, then the others in the order of the journal. What the
/// report that the event was made of says itself of a round is not said again.
#[must_use]
pub fn comments(state: &State, incidents: &[Incident]) -> Vec<OtherLine> {
    let mut numbers = vec![0_usize; state.registered()];
    for (player, number) in state.by_number().into_iter().zip(1..) {
        numbers[player.id.index()] = number;
    }
    let number = |player: PlayerId| numbers.get(player.index()).copied().unwrap_or(0);
    let is_new = |one: &&Incident| {
        let Kind::Import(_) = one.kind else { return true };
        !is_told(state.kept.as_deref(), one.round)
    };
    // Whatever order the boards of a round have: results that go with a board, the boards, results that come with a board.
    let order = |one: &Incident| {
        let Kind::Correction { seats: [white, _], was, now } = &one.kind else { return (1, 0) };
        match (was, now) {
            (_, None) => (0, number(*white)),
            (None, _) => (2, number(*white)),
            (Some(_), Some(_)) => (1, 0),
        }
    };
    let mut told: Vec<&Incident> = incidents.iter().filter(is_new).collect();
    told.sort_by_key(|one| (!matches!(one.kind, Kind::Left), one.seq, order(one)));
    let line = |one: &Incident| OtherLine {
        line: 0,
        code: "###".to_owned(),
        text: format!(" {}", line(one, &number)),
        before: Some("001".to_owned()),
    };
    told.into_iter().map(line).collect()
}

/// Whether a line that is kept tells why a round is not as the system pairs it.
pub(super) fn is_told(kept: Option<&KeptReport>, round: RoundNo) -> bool {
    let is_told = |line: &str| line.strip_prefix("###").is_some_and(|text| tells_of_pairing(text, round));
    kept.is_some_and(|kept| kept.records.iter().any(|record| is_told(&record.line)))
}

/// Whether a comment tells why a round is not as the system pairs it: of its own pairing, of its boards put right, or of numbers
/// that were given anew before a later round.
fn tells_of_pairing(text: &str, round: RoundNo) -> bool {
    let kind = text.trim().split_once(" @ Round ").and_then(|(kind, told)| {
        let (of, _) = told.split_once(':')?;
        Some((kind, RoundNo(of.parse().ok()?)))
    });
    match kind {
        Some(("MPA" | "Import" | "Configuration", of)) => of == round,
        Some(("Exchange" | "Regeneration", of)) => round < of,
        _ => matches!(Told::read(text), Some(Told::Boards(told)) if told.round == round),
    }
}

/// Whether a line tells that numbers were given anew.
fn is_of_numbers(text: &str) -> bool {
    ["Exchange", "Regeneration"].iter().any(|kind| text.trim().starts_with(kind))
}

/// The boards and byes that a line names in any words, a bye as a board of 0.
fn boards_named(text: &str) -> BTreeSet<(u16, u16)> {
    let told = text.split_once(": ").map_or("", |(_, told)| told);
    let words = told.split(|at: char| at.is_whitespace() || matches!(at, ',' | '(' | ')' | ';'));
    let named = words
        .filter_map(|word| read_board(word).or_else(|| Some((word.split_once('=')?.0.parse().ok()?, 0))));
    named.collect()
}

fn line(incident: &Incident, number: &dyn Fn(PlayerId) -> usize) -> String {
    let round = incident.round;
    let places = |places: &[Place], between: &str| {
        let mut places: Vec<&Place> = places.iter().collect();
        places.sort_by_key(|place| match place {
            Place::Board(seats) => (false, seats.iter().map(|seat| number(*seat)).collect::<Vec<_>>()),
            Place::Bye(player, _) => (true, vec![number(*player)]),
        });
        let told: Vec<String> = places.into_iter().map(|place| token(place, number)).collect();
        if told.is_empty() { "none".to_owned() } else { told.join(between) }
    };
    let board = |[white, black]: [PlayerId; 2]| format!("{}-{}", number(white), number(black));
    match &incident.kind {
        Kind::Left => format!("FIDE mode exited @ Round {round}"),
        Kind::Import(difference) | Kind::ByHand(difference) => {
            let kind = if matches!(incident.kind, Kind::Import(_)) { "Import" } else { "MPA" };
            let engine = difference.system.as_ref();
            let engine = engine.map_or_else(|| "no legal pairing".to_owned(), |system| places(system, " "));
            format!("{kind} @ Round {round}: {engine} => {}", places(&difference.published, " "))
        }
        Kind::FullPointBye(player) => format!("FPB @ Round {round}: {}=FPB", number(*player)),
        Kind::Correction { seats, was, now } => format!(
            "Correction @ Round {round}: {}: {} => {}",
            board(*seats),
            result(was.as_ref()),
            result(now.as_ref())
        ),
        Kind::Boards { was, now } => {
            format!("Correction @ Round {round}: {} => {}", places(was, " "), places(now, " "))
        }
        Kind::Rating { seats, counts, reported } => {
            let counts = result(counts.as_ref());
            format!(
                "Rating correction @ Round {round}: {}: {counts} => {} (pairings and standings used {counts})",
                board(*seats),
                result(Some(reported))
            )
        }
        Kind::Adjournment { seats, now } => {
            format!("Adjournment @ Round {round}: {} {}", board(*seats), result(Some(now)))
        }
        Kind::Points { players, points } => {
            let mut players: Vec<String> = players.iter().map(|player| number(*player).to_string()).collect();
            if players.is_empty() {
                players.push(EVERYBODY.to_owned());
            }
            let sign = if Points::ZERO < *points { "+" } else { "" };
            format!("Points @ Round {round}: {} {sign}{}", players.join(" "), tenths::cut(*points))
        }
        Kind::Configuration(difference) => {
            let engine = difference.system.as_ref();
            let engine = engine.map_or_else(|| "no legal pairing".to_owned(), |system| places(system, ", "));
            let published = places(&difference.published, ", ");
            format!("Configuration @ Round {round}: {published} instead of the engine's {engine}")
        }
        Kind::Rounds { was, now } => {
            format!("Rounds @ Round {round}: number of rounds changed from {was} to {now}")
        }
        Kind::TieBreaks { was, now } => {
            let list = |list: &[TieBreak]| {
                let codes = list.iter().map(|one| format!(" {}", one.report_code()));
                format!("PTS{}", codes.collect::<String>())
            };
            format!("Tie-breaks @ Round {round}: tie-breaks changed from {} to {}", list(was), list(now))
        }
        Kind::Exchange([one, other]) => {
            let (one, other) = (number(*one), number(*other));
            format!("Exchange @ Round {round}: {} <-> {}", one.min(other), one.max(other))
        }
        Kind::Regeneration(moved) => {
            let mut moved: Vec<(usize, u16)> = moved.iter().map(|(id, was)| (number(*id), *was)).collect();
            moved.sort_unstable();
            let (now, was): (Vec<String>, Vec<String>) =
                moved.iter().map(|(now, was)| (now.to_string(), was.to_string())).unzip();
            let (now, was) = (now.join(" "), was.join(" "));
            format!("Regeneration @ Round {round}: players renumbered out of order: {now} instead of {was}")
        }
    }
}

fn token(place: &Place, number: &dyn Fn(PlayerId) -> usize) -> String {
    match place {
        Place::Board(seats) => {
            seats.iter().map(|seat| number(*seat).to_string()).collect::<Vec<_>>().join("-")
        }
        Place::Bye(player, bye) => {
            let bye = name_of_bye(*bye);
            format!("{}={bye}", number(*player))
        }
    }
}

/// A result in plain characters: `1/2-0`, `1F-0F`, `1-0U` where it is not rated, `?` where the game goes on, `*` for none.
fn result(outcome: Option<&Outcome>) -> String {
    let side = |score: GameScore| match score {
        GameScore::Win => "1",
        GameScore::Draw => "1/2",
        GameScore::Loss => "0",
    };
    match outcome {
        None => "*".to_owned(),
        Some(Outcome::Adjourned) => "?".to_owned(),
        Some(Outcome::Forfeit { white, black }) => {
            let side = |won: bool| if won { "1F" } else { "0F" };
            format!("{}-{}", side(*white), side(*black))
        }
        Some(outcome) => {
            let unrated = if matches!(outcome, Outcome::Game { rated: false, .. }) { "U" } else { "" };
            outcome.sides().map_or_else(
                || "*".to_owned(),
                |(white, black)| format!("{}-{}{unrated}", side(white), side(black)),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_written() {
        let game = |white, black, rated| Outcome::Game { white, black, rated };
        let forfeit = |white, black| Outcome::Forfeit { white, black };
        let outcomes = [
            game(GameScore::Win, GameScore::Loss, true),
            game(GameScore::Draw, GameScore::Draw, false),
            game(GameScore::Draw, GameScore::Loss, true),
            forfeit(true, false),
            forfeit(false, false),
            Outcome::Adjourned,
        ];
        for outcome in outcomes {
            assert_eq!(read_outcome(&result(Some(&outcome))), Some(Some(outcome)));
        }
        assert_eq!((read_outcome(&result(None)), read_outcome("2-0")), (Some(None), None));
        let told =
            read_result(" Rating correction @ Round 4: 6-17: 1-0 => 0-1 (pairings and standings used 1-0)")
                .unwrap();
        assert_eq!((told.round, told.seats, told.for_rating), (RoundNo(4), (6, 17), true));
        assert_eq!(told.now, Some(game(GameScore::Loss, GameScore::Win, true)));
        let told = read_result(" Adjournment @ Round 1: 3-4 1F-0F").unwrap();
        assert_eq!((told.was, told.now), (Some(Outcome::Adjourned), Some(forfeit(true, false))));
        assert_eq!(read_result(" Correction @ Round 4: 3-4 => 4-3"), None);
        assert_eq!(Told::read(" MPA @ Round 4: 3-4 => 4-3"), None);
    }

    #[test]
    fn points_are_read_as_they_are_written() {
        let told = read_points(" Points @ Round 2: 3 12 -0.5").unwrap();
        assert_eq!((told.round, &told.players[..]), (RoundNo(2), &[3, 12][..]));
        assert_eq!(told.points, Points::from_tenths(-5));
        let told = read_points("Points @ Round 1: all +1.0").unwrap();
        assert_eq!((told.players.len(), told.points), (0, Points::from_tenths(10)));
        for other in ["Points @ Round 1: 3", "Points @ Round x: 3 +1", "Points @ Round 1: x +1.0"] {
            assert_eq!(read_points(other), None, "{other}");
        }
    }

    #[test]
    fn boards_and_byes_are_read_as_they_are_written() {
        use ToldPlace::{Board, Bye};
        let told = read_boards(" Correction @ Round 4: 3-4 7=PAB => 7-4 3=HPB").unwrap();
        assert_eq!(
            (told.round, told.was),
            (RoundNo(4), vec![Board(3, 4), Bye(7, ByeKind::PairingAllocated)])
        );
        assert_eq!(told.now, [Board(7, 4), Bye(3, ByeKind::HalfPoint)]);
        let told = read_boards("Correction @ Round 1: none => 3-4").unwrap();
        assert_eq!((told.was, told.now), (Vec::new(), vec![Board(3, 4)]));
        for other in [
            "Correction @ Round 1: 3-4: 1-0 => 0-1",
            "Correction @ Round 1: 3=XXX => 3-4",
            "Import @ Round 1: 3-4 => 4-3",
        ] {
            assert_eq!(read_boards(other), None, "{other}");
        }
    }
}
