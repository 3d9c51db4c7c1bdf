//! The comment lines for events that affected the integrity of pairings (`integrity-comments`): `###
//! Kind @ Round n: text`.

use std::collections::BTreeSet;

use super::report::{Adjustment, Cell, Code, OtherLine, Report};
use super::tenths;
use engine::action::{ByeKind, Outcome};
use engine::id::{PlayerId, RoundNo};
use engine::integrity::{Incident, IncidentKind, Place};
use engine::kept::KeptReport;
use engine::number::Points;
use engine::pairing::field::Color;
use engine::scoring::GameScore;
use engine::setup::TieBreak;
use engine::state::State;

/// A corrected result in a comment line of this program, with the players' numbers in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldResult {
    /// The round.
    pub round: RoundNo,
    /// White and Black.
    pub seats: (u16, u16),
    /// The result when a later round was paired; `None` if the board had no result.
    pub was: Option<Outcome>,
    /// The present result; for a correction for rating only, the reported one. `None` if the result was
    /// removed.
    pub now: Option<Outcome>,
    /// True if the correction is for the rating report only.
    pub for_rating: bool,
}

/// Corrected boards and byes of an earlier round: only those that differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldBoards {
    /// The round.
    pub round: RoundNo,
    /// The places when a later round was paired.
    pub was: Vec<ToldPlace>,
    /// The present places.
    pub now: Vec<ToldPlace>,
}

/// A board or a bye in a comment line, with the players' numbers in the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToldPlace {
    /// White and Black.
    Board(u16, u16),
    /// The player with the bye.
    Bye(u16, ByeKind),
}

impl ToldPlace {
    /// Returns the players of the place; at a board each with the opponent and the colour.
    fn players(self) -> Vec<(u16, Option<(u16, Color)>)> {
        match self {
            Self::Board(white, black) => {
                vec![(white, Some((black, Color::White))), (black, Some((white, Color::Black)))]
            }
            Self::Bye(player, _) => vec![(player, None)],
        }
    }
}

/// A point adjustment that is later than the pairing of a later round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldPoints {
    /// The round from which on the points count.
    pub round: RoundNo,
    /// The players; an empty list means everybody.
    pub players: Vec<u16>,
    /// The points; negative for a deduction.
    pub points: Points,
}

/// A change after the pairing of a later round, as a comment line reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// A corrected result.
    Result(ToldResult),
    /// Corrected boards.
    Boards(ToldBoards),
    /// A point adjustment.
    Points(ToldPoints),
}

impl Told {
    /// Reads a line in this program's own form; `None` if it is of another kind, or in other words.
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

/// Reads the numbers of White and Black from `3-7`.
fn read_board(text: &str) -> Option<(u16, u16)> {
    let (white, black) = text.split_once('-')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}

fn read_boards(text: &str) -> Option<ToldBoards> {
    let (round, told) = text.trim().strip_prefix("Correction @ Round ")?.split_once(": ")?;
    let (was, now) = read_change(told)?;
    Some(ToldBoards { round: RoundNo(round.parse().ok()?), was, now })
}

/// The word for a point adjustment of all players.
const EVERYBODY: &str = "all";

/// Reads the players and the points of an adjustment: `Points @ Round 1: 12 +0.5`.
fn read_points(text: &str) -> Option<ToldPoints> {
    let (round, told) = text.trim().strip_prefix("Points @ Round ")?.split_once(": ")?;
    let (players, points) = told.rsplit_once(' ')?;
    let numbers = players.split_whitespace().filter(|number| *number != EVERYBODY);
    let players = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let points = points.strip_prefix('+').unwrap_or(points).parse().ok()?;
    Some(ToldPoints { round: RoundNo(round.parse().ok()?), players, points })
}

/// Reads places of a round, and the places that replaced them: `3-4 7=PAB => 7-4 3=PAB`.
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

/// Returns the name of a bye after a player's number.
const fn name_of_bye(bye: ByeKind) -> &'static str {
    match bye {
        ByeKind::PairingAllocated => "PAB",
        ByeKind::FullPoint => "FPB",
        ByeKind::HalfPoint => "HPB",
        ByeKind::ZeroPoint => "ZPB",
    }
}

/// Returns true if a line of a report says that a round has a manual pairing, or that its boards were
/// corrected.
#[must_use]
pub fn tells_by_hand(line: &str, round: RoundNo) -> bool {
    let Some(text) = line.strip_prefix("###") else { return false };
    let told = text.trim().strip_prefix("MPA @ Round ").and_then(|told| told.split_once(':'));
    let is_paired = told.is_some_and(|(of, _)| of.parse() == Ok(round.0));
    is_paired || matches!(Told::read(text), Some(Told::Boards(told)) if told.round == round)
}

impl Report {
    /// Returns the changes in the comment lines that happened after the pairing of a later round, each
    /// with its line.
    pub fn told(&self) -> impl Iterator<Item = (&OtherLine, Told)> {
        let lines = self.others.iter().filter(|other| other.code == "###");
        lines.filter_map(|line| Some((line, Told::read(&line.text)?)))
    }

    /// Returns the comment lines that explain why a round differs from the system's pairing.
    pub fn told_of_pairing(&self, round: u16) -> impl Iterator<Item = &OtherLine> {
        let is_of =
            move |other: &&OtherLine| other.code == "###" && tells_of_pairing(&other.text, RoundNo(round));
        self.others.iter().filter(is_of)
    }

    /// Returns the comment lines about any of the boards that differ from the system's pairing (White and
    /// Black by their numbers, 0 for a bye), and the boards without a line. A line about reassigned
    /// numbers covers every board, because those players may have met anybody.
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

    /// Returns the system's pairing and the manual one that replaced it in a round, from the round's
    /// comment line.
    #[must_use]
    pub fn told_by_hand(&self, round: u16) -> Option<(Vec<ToldPlace>, Vec<ToldPlace>)> {
        let beginning = format!("MPA @ Round {round}: ");
        let mut lines = self.others.iter().filter(|other| other.code == "###");
        lines.find_map(|line| read_change(line.text.trim().strip_prefix(&beginning)?))
    }

    /// Returns the possible versions of the report at the time when a round was paired, rebuilt from its
    /// comment lines. The boards of the round itself are the original ones in every version. The first
    /// version undoes all recorded corrections of earlier rounds, the second one leaves the first
    /// correction in place, and so on, in the order of the lines. A line that does not fit the report
    /// changes nothing. A report for rating has the reported results, so a line of a correction for
    /// rating is undone too.
    #[must_use]
    pub fn as_results_stood(&self, round: u16) -> Vec<Self> {
        let of_its_own = |told: &Told| told.round().0 == round && matches!(told, Told::Boards(_));
        let told = self.told().map(|(_, told)| told);
        let told: Vec<Told> = told.filter(|told| told.round().0 < round || of_its_own(told)).collect();
        let back = |first: usize| {
            let mut report = self.clone();
            let taken = told.iter().enumerate().filter(|(at, told)| first <= *at || of_its_own(told));
            // Corrections of one game are undone in reverse order.
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

    /// Returns the report with a round as the system paired it, if its comment line names the manual
    /// pairing.
    #[must_use]
    pub fn as_system_paired(&self, round: u16) -> Option<Self> {
        let (was, now) = self.told_by_hand(round)?;
        let told = ToldBoards { round: RoundNo(round), was, now };
        let mut report = self.clone();
        told.now.iter().all(|place| report.has_place(*place, told.round)).then(|| report.seat(&told))?;
        Some(report)
    }

    /// Returns true if two players met in a round with the present result of a line. Any result fits if it
    /// was removed; an adjourned game counts as a draw.
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

    /// Returns true if a round has a board or a bye.
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

    /// Restores the earlier seats; a result stays with a player who had one.
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
                // A player with a bye has no result to copy.
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

    /// Undoes a point adjustment.
    fn forget_points(&mut self, told: &ToldPoints) {
        let is_meant = |one: &Adjustment| {
            let is_of_round = one.result.is_none() && one.round == Some(told.round.0);
            let players: Vec<u16> = one.players.iter().map(|place| self.number(*place)).collect();
            is_of_round && one.points == told.points && players == told.players
        };
        if let Some(at) = self.adjusted_points.iter().rposition(is_meant) {
            self.adjusted_points.remove(at);
        }
    }

    /// Returns the report with the results that count in the standings instead of those reported for
    /// rating, from its comment lines; any other report is returned unchanged.
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

    /// Undoes a correction. For a correction for rating only, returns false if no point record of the
    /// round has the difference between the counted and the reported points.
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
                let is_beside = |one: &Adjustment| {
                    let is_of_round = one.result.is_none() && one.round == Some(told.round.0);
                    is_of_round && one.points == more && one.players.contains(&number)
                };
                if let Some(at) = self.adjusted_points.iter().position(is_beside)
                    && let Some(beside) = self.adjusted_points.get_mut(at)
                {
                    beside.players.retain(|player| *player != number);
                    // A record without players would apply to everybody.
                    if beside.players.is_empty() {
                        self.adjusted_points.remove(at);
                    }
                } else if more != Points::ZERO {
                    is_explained = false;
                }
            }
        }
        is_explained
    }
}

/// Returns the result codes for White and Black; `None` if a report has no such result.
pub(in crate::trf) const fn codes(outcome: Option<&Outcome>) -> Option<(Code, Code)> {
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
        Some(
            Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::TractorScore(_)
            | Outcome::Match(_),
        ) => None,
    }
}

/// Reads the output of [`result`]; a game without a result is `Some(None)`.
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

/// Writes the comments of an event: first that the official mode was left, then the others in the
/// order of the journal. A comment of the imported report about a round is not repeated.
#[must_use]
pub fn comments(state: &State, incidents: &[Incident]) -> Vec<OtherLine> {
    let mut numbers = vec![0_usize; state.registered()];
    for (player, number) in state.by_number().into_iter().zip(1..) {
        numbers[player.id.index()] = number;
    }
    let number = |player: PlayerId| numbers.get(player.index()).copied().unwrap_or(0);
    let is_new = |one: &&Incident| {
        let IncidentKind::Import(_) = one.kind else { return true };
        !is_told(state.kept.as_deref(), one.round)
    };
    // Independent of the order of the boards: results that go with a board, the boards, results that come
    // with a board.
    let order = |one: &Incident| {
        let IncidentKind::Correction { seats: [white, _], was, now } = &one.kind else { return (1, 0) };
        match (was, now) {
            (_, None) => (0, number(*white)),
            (None, _) => (2, number(*white)),
            (Some(_), Some(_)) => (1, 0),
        }
    };
    let mut told: Vec<&Incident> = incidents.iter().filter(is_new).collect();
    told.sort_by_key(|one| (!matches!(one.kind, IncidentKind::Left), one.seq, order(one)));
    let line = |one: &Incident| OtherLine {
        line: 0,
        code: "###".to_owned(),
        text: format!(" {}", line(one, &number)),
        before: Some("001".to_owned()),
    };
    told.into_iter().map(line).collect()
}

/// Returns true if a stored line explains why a round differs from the system's pairing.
pub(super) fn is_told(kept: Option<&KeptReport>, round: RoundNo) -> bool {
    let is_told = |line: &str| line.strip_prefix("###").is_some_and(|text| tells_of_pairing(text, round));
    kept.is_some_and(|kept| kept.records.iter().any(|record| is_told(&record.line)))
}

/// Returns true if a comment explains why a round differs from the system's pairing: a manual pairing,
/// corrected boards, or numbers reassigned before a later round.
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

/// Returns true if a line is about reassigned numbers.
fn is_of_numbers(text: &str) -> bool {
    ["Exchange", "Regeneration"].iter().any(|kind| text.trim().starts_with(kind))
}

/// Returns the boards and byes that a line names in any words; a bye is a board with 0.
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
        IncidentKind::Left => format!("FIDE mode exited @ Round {round}"),
        IncidentKind::Import(difference) | IncidentKind::ByHand(difference) => {
            let kind = if matches!(incident.kind, IncidentKind::Import(_)) { "Import" } else { "MPA" };
            let engine = difference.system.as_ref();
            let engine = engine.map_or_else(|| "no legal pairing".to_owned(), |system| places(system, " "));
            format!("{kind} @ Round {round}: {engine} => {}", places(&difference.published, " "))
        }
        IncidentKind::FullPointBye(player) => format!("FPB @ Round {round}: {}=FPB", number(*player)),
        IncidentKind::Correction { seats, was, now } => format!(
            "Correction @ Round {round}: {}: {} => {}",
            board(*seats),
            result(was.as_ref()),
            result(now.as_ref())
        ),
        IncidentKind::Boards { was, now } => {
            format!("Correction @ Round {round}: {} => {}", places(was, " "), places(now, " "))
        }
        IncidentKind::Rating { seats, counts, reported } => {
            let counts = result(counts.as_ref());
            format!(
                "Rating correction @ Round {round}: {}: {counts} => {} (pairings and standings used {counts})",
                board(*seats),
                result(Some(reported))
            )
        }
        IncidentKind::Adjournment { seats, now } => {
            format!("Adjournment @ Round {round}: {} {}", board(*seats), result(Some(now)))
        }
        IncidentKind::Points { players, points } => {
            let mut players: Vec<String> = players.iter().map(|player| number(*player).to_string()).collect();
            if players.is_empty() {
                players.push(EVERYBODY.to_owned());
            }
            let sign = if Points::ZERO < *points { "+" } else { "" };
            format!("Points @ Round {round}: {} {sign}{}", players.join(" "), tenths::cut(*points))
        }
        IncidentKind::Configuration(difference) => {
            let engine = difference.system.as_ref();
            let engine = engine.map_or_else(|| "no legal pairing".to_owned(), |system| places(system, ", "));
            let published = places(&difference.published, ", ");
            format!("Configuration @ Round {round}: {published} instead of the engine's {engine}")
        }
        IncidentKind::Rounds { was, now } => {
            format!("Rounds @ Round {round}: number of rounds changed from {was} to {now}")
        }
        IncidentKind::TieBreaks { was, now } => {
            let list = |list: &[TieBreak]| {
                let codes = list.iter().map(|one| format!(" {}", one.report_code()));
                format!("PTS{}", codes.collect::<String>())
            };
            format!("Tie-breaks @ Round {round}: tie-breaks changed from {} to {}", list(was), list(now))
        }
        IncidentKind::Exchange([one, other]) => {
            let (one, other) = (number(*one), number(*other));
            format!("Exchange @ Round {round}: {} <-> {}", one.min(other), one.max(other))
        }
        IncidentKind::Regeneration(moved) => {
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

/// Returns a result in plain characters: `1/2-0`, `1F-0F`, `1-0U` if it is unrated, `?` if the game
/// is adjourned, `*` for no result.
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
mod tests;
