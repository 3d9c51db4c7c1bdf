//! Between an event and a tournament report (TRF): the players, their rounds and the settings of a game of two.

use crate::engine::action::{Act, ByeKind, Details, Entrant, Numbering, Outcome, PairedBy};
use crate::engine::id::{BoardNo, PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::engine::number::{Points, Rating};
use crate::engine::pairing::acceleration::baku;
use crate::engine::pairing::field::{Forbidden, Tpn};
use crate::engine::pairing::propose;
use crate::engine::pairing::swiss::size_of_group_a;
use crate::engine::person;
use crate::engine::scoring::GameScore;
use crate::engine::setup::{Acceleration, Game, PairingSystem, PointSystem, Setup, SwissRules};
use crate::engine::standings::Standings;
use crate::engine::state::State;
use crate::engine::text::Label;
use crate::formats::export::ExportError;
use crate::formats::taking_over::Texts;
use crate::formats::trf::report::{
    Absence, AbsentWhen, AnnouncedBye, Cell, Code, Fault, OtherLine, Report, VirtualPoints,
};
use crate::formats::trf::tenths;
use crate::text::is_seen;

/// An event as a report describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Described {
    /// Title, place, dates, arbiter.
    pub details: Details,
    /// The choices, on the ground of those given.
    pub setup: Setup,
    /// What was done.
    pub acts: Vec<Act>,
    /// The texts that an event cannot hold as they are, each with its line, and what became of them.
    pub changed: Vec<String>,
}

/// Makes an event of a report.
///
/// # Errors
///
/// The first fault of the report, or the first thing that an event cannot hold.
pub fn read(report: &Report, base: Setup) -> Result<Described, Fault> {
    report.faults().into_iter().next().map_or(Ok(()), Err)?;
    let completed = report.completed_rounds();
    let mut setup = base;
    setup.rounds = report.rounds.unwrap_or(completed).max(completed).max(1);
    setup.game = Game::Chess(report.scoring);
    setup.pairing = PairingSystem::Swiss(SwissRules { acceleration: acceleration(report, setup.rounds)? });
    let mut acts: Vec<Act> = Vec::new();
    let mut texts = Texts::default();
    for (player, id) in report.players.iter().zip(1_u32..) {
        acts.push(Act::Register { id: PlayerId(id), entrant: entrant(player, &mut texts) });
    }
    let order = (1_u32..).map(PlayerId).take(report.players.len()).collect();
    acts.push(Act::Number { order, by: Numbering::Hand });
    if let Some(color) = report.initial_color {
        acts.push(Act::DrawColor { color, seed: None });
    }
    // A group of one forbids nothing.
    for group in report.forbidden.iter().filter(|group| 1 < group.players.len()) {
        let players: Vec<PlayerId> = group.players.iter().map(|place| player_at(*place)).collect();
        let (first, last) = (RoundNo(group.first_round.max(1)), RoundNo(group.last_round));
        acts.push(Act::Forbid { players, first, last });
    }
    for round in 1..=completed {
        play(report, round, &mut acts)?;
    }
    acts.extend(granted(report, completed));
    let details = details(report, &mut texts);
    Ok(Described { details, setup, acts, changed: texts.changed })
}

const fn player_at(place: Tpn) -> PlayerId {
    PlayerId(place as u32)
}

/// Only virtual points that are those of the Baku acceleration have a place in an event.
fn acceleration(report: &Report, rounds: u16) -> Result<Acceleration, Fault> {
    let given = report.explicit_virtual_points(rounds);
    let by_type = report.kind.as_deref().is_some_and(|kind| kind.ends_with("_BAKU"));
    if given.iter().flatten().all(|points| *points == Points::ZERO) {
        return Ok(if by_type { Acceleration::Baku } else { Acceleration::None });
    }
    let expected = baku(rounds, &report.scoring).unwrap_or_default();
    let upper = report.last_of_group_a();
    let padded = |points: &[Points]| {
        let last = points.iter().rposition(|points| *points != Points::ZERO).map_or(0, |at| at + 1);
        points[..last].to_vec()
    };
    let fits = given
        .iter()
        .enumerate()
        .all(|(at, points)| padded(points) == if at < upper { padded(&expected) } else { Vec::new() });
    if fits {
        return Ok(Acceleration::Baku);
    }
    Err(Fault::new(0, "virtual points other than those of the Baku acceleration", "none, or those of C.04.7"))
}

/// Makes a person of a player's line. What a report should not hold (another sex, a title that is none) is left out and
/// listed.
pub(crate) fn entrant(player: &crate::formats::trf::report::Player, texts: &mut Texts) -> Entrant {
    let rating = player.rating.filter(|rating| *rating > 0);
    let name = texts.take(player.line, "name", &player.name);
    let mut fact = |what, text: &str, read: &dyn Fn(&str) -> Result<String, person::NotAFact>| {
        texts.fact(player.line, what, text, read)
    };
    Entrant {
        // A player without a name, or with one of marks that nobody sees, is called by the number.
        name: if is_seen(&player.name) {
            name
        } else {
            Label::taken_over(&format!("Player {}", player.number))
        },
        rating: rating.map(|rating| Rating::from_units(i64::from(rating) * 1000)),
        title: fact("title", &player.title, &|text| person::title(text).map(str::to_owned)),
        sex: fact("sex", &player.sex, &|text| person::sex(text).map(str::to_owned)),
        federation: fact("federation", &player.federation, &person::federation),
        fide_id: fact("federation's number", &player.fide_number, &person::id),
        born: fact("date of birth", &player.birth, &|text| person::birth(text, None)),
        ..Entrant::default()
    }
}

fn details(report: &Report, texts: &mut Texts) -> Details {
    let mut text = |code: &str| {
        let line = report.others.iter().find(|other| other.code == code);
        line.map_or_else(Label::default, |line| texts.take(line.line, &format!("record {code}"), &line.text))
    };
    let title = text("012");
    Details {
        title: if title.is_empty() { Label::taken_over("Tournament") } else { title },
        place: text("022"),
        first_day: text("042"),
        last_day: text("052"),
        arbiter: text("102"),
        ..Details::default()
    }
}

fn play(report: &Report, round: u16, acts: &mut Vec<Act>) -> Result<(), Fault> {
    let pairing = report.pairing_of_round(round);
    let byes = byes(report, round);
    if pairing.boards.is_empty() && byes.is_empty() {
        let wrong = format!("nobody has an entry in round {round}");
        return Err(Fault::new(0, wrong, "a game or a bye in each round before the last"));
    }
    let boards =
        pairing.boards.iter().map(|(white, black)| vec![player_at(*white), player_at(*black)]).collect();
    let number = RoundNo(round);
    acts.push(Act::Publish { round: number, boards, byes, by: PairedBy::Import });
    for ((white, black), board) in pairing.boards.iter().zip(1_u16..) {
        let code = |place| report.player(place).map_or(Code::Blank, |player| player.cell(round).code);
        if let Some(outcome) = outcome(code(*white), code(*black)) {
            acts.push(Act::Record { round: number, board: BoardNo(board), outcome });
        }
    }
    Ok(())
}

fn byes(report: &Report, round: u16) -> Vec<(PlayerId, ByeKind)> {
    let players = report.players.iter().zip(1_u16..);
    let byes = players.filter_map(|(player, place)| {
        let bye = match player.cell(round) {
            cell if cell.opponent.is_none() && cell.took_part() => ByeKind::PairingAllocated,
            Cell { opponent: None, code: Code::FullPointBye, .. } => ByeKind::FullPoint,
            Cell { opponent: None, code: Code::HalfPointBye | Code::Played(GameScore::Draw), .. } => {
                ByeKind::HalfPoint
            }
            Cell { opponent: None, code: Code::ZeroPointBye | Code::ForfeitLoss, .. } => ByeKind::ZeroPoint,
            _ => return None,
        };
        Some((player_at(place), bye))
    });
    byes.collect()
}

fn outcome(white: Code, black: Code) -> Option<Outcome> {
    let forfeit = |code: Code| matches!(code, Code::ForfeitWin | Code::ForfeitLoss);
    if forfeit(white) || forfeit(black) {
        return Some(Outcome::Forfeit { white: white == Code::ForfeitWin, black: black == Code::ForfeitWin });
    }
    match (white, black) {
        (Code::Played(white), Code::Played(black)) => Some(Outcome::game(white, black)),
        (Code::Unrated(white) | Code::Played(white), Code::Unrated(black) | Code::Played(black)) => {
            Some(Outcome::Game { white, black, rated: false })
        }
        (Code::Unknown, _) | (_, Code::Unknown) => Some(Outcome::Adjourned),
        (white, black) => {
            debug_assert!(white == Code::Blank || black == Code::Blank, "a bye is not a board");
            None
        }
    }
}

/// Byes of rounds that are not paired yet, from the players' lines and from records of their own.
fn granted(report: &Report, completed: u16) -> Vec<Act> {
    let next = completed.saturating_add(1);
    let mut byes: Vec<(PlayerId, u16, ByeKind)> = Vec::new();
    for (player, place) in report.players.iter().zip(1_u16..) {
        for (cell, round) in player.cells.iter().zip(1_u16..).skip(completed.into()) {
            let bye = match cell.code {
                Code::HalfPointBye => ByeKind::HalfPoint,
                Code::FullPointBye => ByeKind::FullPoint,
                Code::ZeroPointBye => ByeKind::ZeroPoint,
                Code::Blank
                | Code::Played(_)
                | Code::Unrated(_)
                | Code::ForfeitWin
                | Code::ForfeitLoss
                | Code::PairingAllocatedBye
                | Code::Unknown => continue,
            };
            byes.push((player_at(place), round, bye));
        }
    }
    for absence in &report.absences {
        let round = match absence.when {
            AbsentWhen::Round(round) => round,
            AbsentWhen::NextRound => next,
        };
        let bye = match absence.bye {
            AnnouncedBye::Full => ByeKind::FullPoint,
            AnnouncedBye::Half => ByeKind::HalfPoint,
            AnnouncedBye::Zero => ByeKind::ZeroPoint,
        };
        let announced = absence.players.iter().map(|place| (player_at(*place), round, bye));
        byes.extend(announced.filter(|(_, round, _)| next <= *round));
    }
    byes.into_iter().map(|(id, round, bye)| Act::GrantBye { id, round: RoundNo(round), bye }).collect()
}

/// Makes a report of an event.
///
/// # Errors
///
/// The game is not for two, or there are more players than a report can number.
pub fn write(state: &State) -> Result<Report, ExportError> {
    let format = "trf";
    let Some(points) = state.setup.game.points() else {
        return Err(ExportError::OtherGame { game: state.setup.game.name(), format });
    };
    let players = state.by_number();
    let mut places = vec![0; state.players.len()];
    for (player, place) in players.iter().zip(1_u16..) {
        places[player.id.index()] = place;
    }
    let last = state.last_round();
    let meetings = Meetings::after(state, last);
    let standings = Standings::after(state, last);
    let rank = |player| standings.row(player).and_then(|row| u16::try_from(row.place).ok());
    let line = |(player, place): (&&crate::engine::state::Player, u16)| crate::formats::trf::report::Player {
        number: place,
        line: 0,
        sex: as_reports_have(&player.entrant.sex, |text| person::sex(text).map(str::to_owned)),
        title: as_reports_have(&player.entrant.title, |text| person::title(text).map(str::to_owned)),
        name: player.entrant.name.to_string(),
        rating: player.entrant.rating.and_then(|rating| u16::try_from(rating.units() / 1000).ok()),
        federation: player.entrant.federation.to_string(),
        fide_number: player.entrant.fide_id.to_string(),
        // Reports write dates with slashes (trf 4).
        birth: as_reports_have(&player.entrant.born, |text| person::birth(text, None)).replace('-', "/"),
        points: tenths::cut(meetings.points(player.id)),
        rank: rank(player.id),
        cells: cells(meetings.of(player.id), last, &places),
    };
    Ok(Report {
        players: players.iter().zip(1_u16..).map(line).collect(),
        rounds: Some(propose::rounds(state)),
        initial_color: state.initial_color,
        kind: Some(state.setup.pairing.system().trf_type().to_owned()),
        scoring: tenths::cut_system(points),
        virtual_points: virtual_points(state, &tenths::cut_system(points)),
        absences: absences(state, last, &places),
        forbidden: forbidden(state, &places),
        others: others(state),
        ..Report::default()
    })
}

/// Returns a fact as reports have it, also where an older event holds it as a list wrote it.
fn as_reports_have(text: &str, read: impl Fn(&str) -> Result<String, person::NotAFact>) -> String {
    read(text).unwrap_or_else(|_| text.to_owned())
}

fn cells(meetings: &[Meeting], last: RoundNo, places: &[Tpn]) -> Vec<Cell> {
    let mut cells = vec![Cell::bye(Code::ZeroPointBye); last.0.into()];
    for meeting in meetings {
        let cell = match meeting.kind {
            MeetingKind::Bye(bye) => Cell::bye(match bye {
                ByeKind::PairingAllocated => Code::PairingAllocatedBye,
                ByeKind::FullPoint => Code::FullPointBye,
                ByeKind::HalfPoint => Code::HalfPointBye,
                ByeKind::ZeroPoint => Code::ZeroPointBye,
            }),
            MeetingKind::Board { opponent, color, result, .. } => {
                Cell::paired(places.get(opponent.index()).copied().unwrap_or(0), color, code(result))
            }
        };
        cells.get_mut(meeting.round.index()).into_iter().for_each(|place| *place = cell);
    }
    cells
}

const fn code(result: MeetingResult) -> Code {
    match result {
        MeetingResult::Open => Code::Blank,
        MeetingResult::Adjourned => Code::Unknown,
        MeetingResult::Played { side, rated: true } => Code::Played(side),
        MeetingResult::Played { side, rated: false } => Code::Unrated(side),
        MeetingResult::Forfeit { won: true } => Code::ForfeitWin,
        MeetingResult::Forfeit { won: false } => Code::ForfeitLoss,
    }
}

/// Baku acceleration is written out, since programs do not agree on the size of its group A (fide-dutch 11).
fn virtual_points(state: &State, points: &PointSystem) -> Vec<VirtualPoints> {
    let PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }) = state.setup.pairing else {
        return Vec::new();
    };
    let last = u16::try_from(size_of_group_a(state)).unwrap_or(u16::MAX);
    if last == 0 {
        return Vec::new();
    }
    let rounds = baku(state.setup.rounds, points).unwrap_or_default();
    let numbered = rounds.into_iter().zip(1_u16..).filter(|(points, _)| *points > Points::ZERO);
    numbered
        .map(|(points, round)| VirtualPoints {
            points,
            first_round: round,
            last_round: round,
            first: 1,
            last,
        })
        .collect()
}

/// Byes of the rounds to come; who has left is absent from the next.
fn absences(state: &State, last: RoundNo, places: &[Tpn]) -> Vec<Absence> {
    let next = RoundNo(last.0.saturating_add(1));
    let mut absences = Vec::new();
    let mut add = |round: RoundNo, bye, player: PlayerId| {
        let players = places.get(player.index()).copied().into_iter().collect();
        absences.push(Absence { bye, when: AbsentWhen::Round(round.0), players });
    };
    for player in &state.players {
        for (round, bye) in player.byes.range(next..) {
            let bye = match bye {
                ByeKind::FullPoint => AnnouncedBye::Full,
                ByeKind::HalfPoint => AnnouncedBye::Half,
                ByeKind::ZeroPoint | ByeKind::PairingAllocated => AnnouncedBye::Zero,
            };
            add(*round, bye, player.id);
        }
        if !player.is_present(next) && next.0 <= propose::rounds(state) {
            add(next, AnnouncedBye::Zero, player.id);
        }
    }
    absences
}

fn forbidden(state: &State, places: &[Tpn]) -> Vec<Forbidden> {
    let place = |player: &PlayerId| places.get(player.index()).copied();
    let groups = state.forbidden.iter().map(|group| Forbidden {
        first_round: group.first.0,
        last_round: group.last.0,
        players: group.players.iter().filter_map(place).collect(),
    });
    groups.collect()
}

/// The records of the event as a whole (trf 2).
fn others(state: &State) -> Vec<OtherLine> {
    let details = &state.details;
    let rated = state.players.iter().filter(|player| player.entrant.rating.is_some()).count();
    let lines = [
        ("012", details.title.to_string()),
        ("022", details.place.to_string()),
        ("042", details.first_day.to_string()),
        ("052", details.last_day.to_string()),
        ("062", state.players.len().to_string()),
        ("072", rated.to_string()),
        ("092", state.setup.pairing.name().to_owned()),
        ("102", details.arbiter.to_string()),
    ];
    let filled = lines.into_iter().filter(|(_, text)| !text.is_empty());
    filled
        .map(|(code, text)| OtherLine { line: 0, code: code.to_owned(), text: format!(" {text}") })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::action::Header;
    use crate::engine::state::State;
    use crate::formats::trf;
    use crate::presets;

    /// Players' points and cells of rounds, then other lines; the points in the event, or what is wrong.
    #[track_caller]
    fn check(players: &[(&str, &str)], others: &str, expected: &str) {
        let line = |(number, (points, cells)): (usize, &(&str, &str))| {
            format!(
                "001 {number:>4}      {:<33} {:>4}{:28}{points:>4} {number:>4}  {cells}\n",
                "Dahl", 1500, ""
            )
        };
        let text: String = (1..).zip(players).map(line).collect();
        let report = trf::read((text + others).as_bytes()).unwrap();
        let described = match read(&report, presets::find("fide-swiss").unwrap().setup) {
            Err(fault) => return assert_eq!(fault.to_string(), expected),
            Ok(described) => described,
        };
        let mut state = State::new(&Header::new(Label::default(), described.details, described.setup));
        for act in &described.acts {
            state.apply(act).unwrap();
        }
        let points = write(&state).unwrap().players.into_iter().map(|player| player.points.to_string());
        assert_eq!(points.collect::<Vec<_>>().join(" "), expected);
    }

    /// Reads a report of one player, and writes the event of it again.
    fn taken_over(line: &str) -> (Entrant, Vec<String>, String) {
        let report = trf::read(format!("{line}\n").as_bytes()).unwrap();
        let described = read(&report, presets::find("fide-swiss").unwrap().setup).unwrap();
        let mut state = State::new(&Header::new(Label::default(), described.details, described.setup));
        for act in &described.acts {
            state.apply(act).unwrap();
        }
        let written = write(&state).unwrap().players.remove(0);
        let entrant = state.players[0].entrant.clone();
        let written = format!("{}|{}|{}|{}", written.sex, written.title, written.federation, written.birth);
        (entrant, described.changed, written)
    }

    #[test]
    fn what_a_report_says_of_a_person_is_read_as_lists_are() {
        let line =
            "001    1 f wf Dahl, Ida                         1990 DEU     4610784 1999/02/03  0.0    1";
        let (ida, changed, written) = taken_over(line);
        assert_eq!((&*ida.sex, &*ida.title, &*ida.federation, &*ida.born), ("w", "WFM", "GER", "1999-02-03"));
        assert_eq!(changed, Vec::<String>::new());
        assert_eq!(written, "w|WFM|GER|1999/02/03");
        let odd = "001    1 x XM Dahl, Ida                         1990 G1R           0 3/12/87     0.0    1";
        let (ida, changed, _) = taken_over(odd);
        assert_eq!(
            (&*ida.sex, &*ida.title, &*ida.federation, &*ida.fide_id, &*ida.born),
            ("", "", "", "", "1987")
        );
        assert_eq!(
            changed,
            [
                "1: `XM` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM): the title is left out",
                "1: `x` is not a sex (expected m or w): the sex is left out",
                "1: `G1R` is not a federation (expected three letters, for instance GER): the federation is left out",
                "1: `3/12/87` can be two different days: only the year 1987 is kept",
            ]
        );
    }

    /// An event of an older program holds what its list said; the report says what reports understand.
    #[test]
    fn what_an_older_event_holds_is_written_as_reports_have_it() {
        let mut state = State::new(&Header::new(
            Label::default(),
            Details::default(),
            presets::find("fide-swiss").unwrap().setup,
        ));
        let text = |text: &str| text.parse().unwrap();
        let entrant =
            Entrant { name: text("Ida"), sex: text("f"), born: text("03.02.1999"), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(1), entrant }).unwrap();
        let written = write(&state).unwrap().players.remove(0);
        assert_eq!((&*written.sex, &*written.birth), ("w", "1999/02/03"));
    }

    const GAME: [(&str, &str); 2] = [("1.0", "   2 w 1"), ("0.0", "   1 b 0")];

    #[test]
    fn several_pairing_allocated_byes_of_a_round_keep_their_points() {
        let byes = [("1.0", "0000 - U"), ("1.0", "0000 - U"), ("1.0", "0000 - +")];
        check(&[&GAME[..], &byes].concat(), "", "1.0 0.0 1.0 1.0 1.0");
    }

    #[test]
    fn a_round_without_any_entry_is_told() {
        let wrong = "nobody has an entry in round 1 (expected a game or a bye in each round before the last)";
        check(&[("1.0", "             2 w 1"), ("0.0", "             1 b 0")], "", wrong);
        check(&[("0.5", "0000 - H"), ("1.0", "0000 - U")], "", "0.5 1.0");
    }

    #[test]
    fn a_group_of_one_forbids_nothing() {
        check(&GAME, "XXP 1\n", "1.0 0.0");
    }
}
