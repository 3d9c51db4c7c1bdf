//! Writes the report of an event.

use crate::trf::event_type::{self, OWN_TABLES};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use crate::export::ExportError;
use crate::trf::report::{
    Absence, AbsentWhen, Adjustment, AnnouncedBye, Cell, Code, Declared, OtherLine, Report, VirtualPoints,
};
use crate::trf::tenths;
use crate::trf::{comments, days, kept, national};
use engine::action::{ByeKind, Entrant, PairedBy};
use engine::id::{PlayerId, RoundNo};
use engine::kept::{KeptReport, ReportField, ValuedResult};
use engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings, bye_points};
use engine::number::{Points, Rating};
use engine::pairing::acceleration::baku;
use engine::pairing::field::{Forbidden, Tpn};
use engine::pairing::propose;
use engine::pairing::swiss::size_of_group_a;
use engine::person;
use engine::setup::{Acceleration, PointSystem, Strength, TieBreak};
use engine::standings::Standings;
use engine::state::{Player, State};

/// Creates the report of an event for the rating office, with the games as they are reported for
/// rating. Comments of an imported report are included only on request, because not every office
/// reads them. Points and ranks are those of the standings. The difference for a game that is
/// reported differently is a point record of its round (299), so that the report adds up.
///
/// # Errors
///
/// The same as [`write()`].
pub(super) fn write_for_rating(state: &State, comments: bool) -> Result<Report, ExportError> {
    let mut report = write(state)?;
    report.others.retain(|other| comments || other.code != "###");
    let mut rated = state.clone();
    for (at, round) in state.rounds.iter().enumerate() {
        if round.boards.iter().any(|board| board.reported.is_some()) {
            let mut round = (**round).clone();
            for board in &mut round.boards {
                board.outcome = board.reported.clone().or(board.outcome.take());
            }
            rated.rounds[at] = round.into();
        }
    }
    let counted = report.clone();
    for (player, rated) in report.players.iter_mut().zip(write(&rated)?.players) {
        player.cells = rated.cells;
    }
    let beside = counted_beside(&counted, &report);
    report.adjusted_points.extend(beside);
    Ok(report)
}

/// Returns the differences between the points that entries count and those that they are reported
/// with.
fn counted_beside(counted: &Report, reported: &Report) -> Vec<Adjustment> {
    let mut found: BTreeMap<_, Vec<Tpn>> = BTreeMap::new();
    for (player, round) in counted
        .players
        .iter()
        .flat_map(|player| (1..).zip(&player.cells).map(move |(round, _)| (player, round)))
    {
        let more = counted.worth_in(player.number, round) - reported.worth_in(player.number, round);
        if more != Points::ZERO {
            found.entry((round, more)).or_default().push(player.number);
        }
    }
    let record = |((round, points), players)| Adjustment {
        line: 0,
        result: None,
        points,
        round: Some(round),
        players,
    };
    found.into_iter().map(record).collect()
}

/// Creates a report of an event.
///
/// # Errors
///
/// The game is not for two players, or there are more players than a report can number.
pub(super) fn write(state: &State) -> Result<Report, ExportError> {
    let report = written(state)?;
    let Some(kept) = state.kept.as_deref().filter(|kept| !kept.early.is_empty()) else { return Ok(report) };
    if report.completed_rounds() <= state.last_round().0 {
        return Ok(report);
    }
    // With these byes in the players' lines, the next round would be read as completed: they become records.
    let kept = KeptReport { early: Vec::new(), ..kept.clone() };
    written(&State { kept: Some(kept.into()), ..state.clone() })
}

fn written(state: &State) -> Result<Report, ExportError> {
    let format = "trf";
    let Some(points) = state.setup.game.points() else {
        return Err(ExportError::OtherGame { game: state.setup.game.name(), format });
    };
    if state.players.is_empty() {
        return Err(ExportError::Nobody { format });
    }
    let players = state.by_number();
    let mut places = vec![0; state.registered()];
    for (player, place) in players.iter().zip(1_u16..) {
        places[player.id.index()] = place;
    }
    let last = state.last_round();
    let meetings = Meetings::after(state, last);
    let standings = Standings::after(state, last);
    let kept = state.kept.as_deref();
    let as_kept = kept.filter(|kept| {
        let points = kept.ranks.iter().map(|(_, points)| *points);
        !kept.ranks.is_empty() && points.eq(meetings.all_points())
    });
    let rank = |player: PlayerId| match as_kept.and_then(|kept| kept.ranks.get(player.index())) {
        Some((rank, _)) => *rank,
        None => standings.row(player).and_then(|row| u16::try_from(row.place.number()?).ok()),
    };
    let field =
        |player: &Player, field| kept::as_written(kept, player.id, field, field_of(&player.entrant, field));
    let line = |(player, place): (&&Player, u16)| crate::trf::report::Player {
        number: place,
        line: 0,
        sex: field(player, ReportField::Sex),
        title: field(player, ReportField::Title),
        name: player.entrant.name.to_string(),
        rating: kept::as_written(kept, player.id, ReportField::Rating, rating_in(state, player)).parse().ok(),
        federation: field(player, ReportField::Federation),
        fide_number: field(player, ReportField::FideNumber),
        birth: field(player, ReportField::Birth),
        points: tenths::cut(meetings.points(player.id) + early_points(state, player, points)),
        rank: rank(player.id),
        cells: cells(state, player, meetings.of(player.id), &places),
    };
    let mut others = others(state);
    let records: Vec<OtherLine> = kept::written(state, &others, &places);
    let old = records.iter().any(|line| is_old_list(state, line));
    let has_old_type = records.iter().any(|line| line.code == "192" && is_old_type(state, line));
    others.retain(|other| other.code == "202" && old || !kept::stands_for(kept, &other.code));
    others.extend(records.into_iter().filter(|line| !is_old_list(state, line) && !is_old_type(state, line)));
    national::add(state, &mut others, &places);
    let stands_for = |code| kept::stands_for(kept, code) && !(code == "192" && has_old_type);
    // The type of the report includes it already.
    let is_said_baku = kept
        .filter(|_| !has_old_type)
        .and_then(|kept| kept.record("192"))
        .is_some_and(|kind| event_type::is_baku(kind.line.written().trim_end()));
    let is_own = state.setup.pairing.cycles().is_some() && has_own_tables(state);
    let kind = if is_own { OWN_TABLES.to_owned() } else { state.setup.pairing.event_type().into_owned() };
    let kind = Some(kind).filter(|_| !stands_for("192"));
    Ok(Report {
        players: players.iter().zip(1_u16..).map(line).collect(),
        rounds: Some(propose::rounds(state)),
        initial_color: state.initial_color,
        kind,
        scoring: tenths::cut_system(points),
        virtual_points: if is_said_baku {
            Vec::new()
        } else {
            virtual_points(state, &tenths::cut_system(points))
        },
        absences: if stands_for("240") { Vec::new() } else { absences(state, last, &places) },
        forbidden: forbidden(state, &places),
        adjusted_points: adjusted_points(state, &places)
            .into_iter()
            .chain(struck(state, &meetings, &places))
            .collect(),
        others,
        ..Report::default()
    })
}

/// Returns true if some rounds of a round robin differ from its table, apart from colours, without a line
/// that explains it. In an official event every such round has a line, except imported ones.
fn has_own_tables(state: &State) -> bool {
    let sorted = |seats: &[PlayerId]| {
        let mut seats = seats.to_vec();
        seats.sort_unstable();
        seats
    };
    let mut before = state.clone();
    let is_told = |round: RoundNo| {
        let is_of_another = state.round(round).is_some_and(|held| held.by == PairedBy::Import);
        state.is_official() && (!is_of_another || comments::is_told(state.kept.as_deref(), round))
    };
    let mut is_by_table = |round: &RoundNo| {
        before.rounds.truncate(round.index());
        let Ok(made) = propose::propose(&before, *round) else { return false };
        let made: BTreeSet<_> = made.boards.iter().map(|seats| sorted(seats)).collect();
        let held = state.round(*round).into_iter().flat_map(|held| &held.boards);
        made == held.map(|board| sorted(&board.seats)).collect()
    };
    (1..=state.last_round().0).rev().map(RoundNo).any(|round| !is_by_table(&round) && !is_told(round))
}

/// Returns a field of a player's line as the event has it.
pub(super) fn field_of(entrant: &Entrant, field: ReportField) -> String {
    match field {
        ReportField::Sex => as_reports_have(&entrant.sex, |text| person::sex(text).map(str::to_owned)),
        ReportField::Title => as_reports_have(&entrant.title, |text| person::title(text).map(str::to_owned)),
        ReportField::Rating => in_columns(entrant.rating),
        ReportField::Federation => entrant.federation.to_string(),
        ReportField::FideNumber => entrant.fide_id.to_string(),
        // Reports write dates with slashes (trf 4).
        ReportField::Birth => {
            as_reports_have(&entrant.born, |text| person::birth(text, None)).replace('-', "/")
        }
    }
}

/// Returns the rating of a player's line: if the event distinguishes kinds of rating, the
/// federation's for the event's own rate of play; otherwise the rating of the event.
fn rating_in(state: &State, player: &Player) -> String {
    let is_told_apart = state.is_official() || state.setup.regulations.strength != Strength::Rating;
    in_columns(if is_told_apart { state.official_rating(player) } else { player.entrant.rating })
}

fn in_columns(rating: Option<Rating>) -> String {
    let whole = rating.map(|rating| rating.units() / 1000).filter(|rating| RATINGS.contains(rating));
    whole.map_or_else(String::new, |rating| rating.to_string())
}

/// The ratings that fit into four columns.
const RATINGS: RangeInclusive<i64> = 0..=9999;

fn adjusted_points(state: &State, places: &[Tpn]) -> Vec<Adjustment> {
    let place = |player: &PlayerId| places.get(player.index()).copied();
    let given = state.adjusted_points.iter().map(|given| Adjustment {
        line: 0,
        result: given.result,
        points: tenths::cut(given.points),
        round: given.round.map(|round| round.0),
        players: given.players.iter().filter_map(place).collect(),
    });
    given.collect()
}

/// Returns the records that void results which do not count in the standings of a round robin
/// ([`unranked::void`](engine::unranked::void)): a result in a round is worth nothing for some
/// players. An adjourned game has no letter, so its half point is deducted. If a zero-point bye is
/// worth points, an absence without a bye gets none; neither does a game whose result was cleared.
fn struck(state: &State, meetings: &Meetings, places: &[Tpn]) -> Vec<Adjustment> {
    let Some(points) = state.setup.game.points() else { return Vec::new() };
    let mut found: BTreeMap<_, (Option<ValuedResult>, Vec<Tpn>)> = BTreeMap::new();
    let given = |result: ValuedResult, round, player| {
        let mut worths = state.adjusted_points.iter().rev();
        worths.find_map(|given| given.worth(result, round, player))
    };
    for player in state.by_number() {
        let Some(place) = places.get(player.id.index()) else { continue };
        let row = meetings.of(player.id);
        for round in (1..=state.last_round().0).map(RoundNo) {
            let absent = ValuedResult::ZeroPointBye;
            let worth = given(absent, round, player.id).unwrap_or(points.zero_point_bye);
            if worth != Points::ZERO && row.iter().all(|meeting| meeting.round != round) {
                let key = (round.0, Some(absent.letter()), Points::ZERO);
                found.entry(key).or_insert_with(|| (Some(absent), Vec::new())).1.push(*place);
            }
        }
        for meeting in row.iter().filter(|meeting| was_opened(state, meeting)) {
            let key = (meeting.round.0, None, Points::ZERO - points.draw);
            found.entry(key).or_insert_with(|| (None, Vec::new())).1.push(*place);
        }
        for meeting in row.iter().filter(|meeting| !meeting.counts) {
            let result = meeting.kind.valued();
            let given = result.and_then(|result| given(result, meeting.round, player.id));
            let worth = given.unwrap_or_else(|| meeting.kind.worth(points));
            if worth == Points::ZERO {
                continue;
            }
            let now = if result.is_some() { Points::ZERO } else { Points::ZERO - worth };
            let key = (meeting.round.0, result.map(ValuedResult::letter), now);
            found.entry(key).or_insert_with(|| (result, Vec::new())).1.push(*place);
        }
    }
    let record = |((round, _, points), (result, players))| Adjustment {
        line: 0,
        result,
        points,
        round: Some(round),
        players,
    };
    found.into_iter().map(record).collect()
}

/// Returns a fact in the form of reports, even if an older event stores it in the form of a list.
fn as_reports_have(text: &str, read: impl Fn(&str) -> Result<String, person::NotAFact>) -> String {
    read(text).unwrap_or_else(|_| text.to_owned())
}

/// Returns the entries of the published rounds; blank for a round without an entry.
fn cells(state: &State, player: &Player, meetings: &[Meeting], places: &[Tpn]) -> Vec<Cell> {
    let kept = state.kept.as_deref();
    let mut cells = vec![Cell::default(); state.rounds.len()];
    for meeting in meetings {
        let cell = match meeting.kind {
            MeetingKind::Bye(bye) => Cell::bye(Code::of_bye(bye)),
            MeetingKind::Board { opponent, color, result, .. } => {
                let code = if was_opened(state, meeting) { Code::Unknown } else { code(result) };
                Cell::paired(places.get(opponent.index()).copied().unwrap_or(0), color, code)
            }
        };
        let is_plain = kept.is_some_and(|kept| kept.is_plain(meeting.round, player.id));
        let cell = if is_plain { kept::as_plain(cell) } else { cell };
        cells.get_mut(meeting.round.index()).into_iter().for_each(|place| *place = cell);
    }
    for (round, bye) in player.byes.range(state.next_round()..) {
        if player.is_present(*round) && kept.is_some_and(|kept| kept.is_early(*round, player.id)) {
            cells.resize(cells.len().max(round.0.into()), Cell::default());
            cells.get_mut(round.index()).into_iter().for_each(|cell| *cell = Cell::bye(Code::of_bye(*bye)));
        }
    }
    cells
}

/// Returns true if a board of a round before the last has no result because it was cleared later. A report
/// has no such game; it can only be adjourned, which counts as a draw.
fn was_opened(state: &State, meeting: &Meeting) -> bool {
    let is_open = matches!(meeting.kind, MeetingKind::Board { result: MeetingResult::Open, .. });
    is_open && meeting.round < state.last_round()
}

/// Returns the worth of the next round's bye if the player's line has it: the points of the line
/// include it.
fn early_points(state: &State, player: &Player, points: &PointSystem) -> Points {
    let next = state.next_round();
    let is_early = state.kept.as_deref().is_some_and(|kept| kept.is_early(next, player.id));
    let bye = player.byes.get(&next).filter(|_| is_early && player.is_present(next));
    bye.map_or(Points::ZERO, |bye| bye_points(points, *bye))
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

/// Returns the virtual points. The Baku acceleration is written out, because programs disagree about
/// the size of its group A (fide-dutch 11).
fn virtual_points(state: &State, points: &PointSystem) -> Vec<VirtualPoints> {
    if state.setup.pairing.system().acceleration() == Acceleration::None {
        return Vec::new();
    }
    let last = u16::try_from(size_of_group_a(state)).unwrap_or(u16::MAX);
    if last == 0 {
        return Vec::new();
    }
    let rounds = baku(state.setup.rounds, points).unwrap_or_default();
    let mut entries: Vec<VirtualPoints> = Vec::new();
    for (points, round) in rounds.into_iter().zip(1_u16..).filter(|(points, _)| *points > Points::ZERO) {
        match entries.last_mut() {
            Some(entry) if entry.points == points && entry.last_round + 1 == round => {
                entry.last_round = round;
            }
            Some(_) | None => {
                entries.push(VirtualPoints { points, first_round: round, last_round: round, first: 1, last });
            }
        }
    }
    entries
}

/// Returns the granted byes, one record per round and kind; a withdrawn player is absent from the
/// next round.
fn absences(state: &State, last: RoundNo, places: &[Tpn]) -> Vec<Absence> {
    let next = RoundNo(last.0.saturating_add(1));
    let mut found: BTreeMap<(u16, char), Vec<Tpn>> = BTreeMap::new();
    let mut add = |round: RoundNo, bye: ByeKind, player: PlayerId| {
        let place = places.get(player.index()).copied();
        found.entry((round.0, bye.letter())).or_default().extend(place);
    };
    for player in &state.players {
        for (round, bye) in &player.byes {
            let held = state.round(*round);
            let is_early = state.kept.as_deref().is_some_and(|kept| kept.is_early(*round, player.id));
            // A player who has withdrawn by then has no bye any more, and is absent.
            if held.is_none() && (is_early || !player.is_present(*round)) {
                continue;
            }
            if held.is_none_or(|held| held.byes.contains(&(player.id, *bye))) {
                add(*round, *bye, player.id);
            }
        }
        // A withdrawn player is absent until the end, not only in the next round.
        let is_away = |round: &RoundNo| !player.is_present(*round);
        for round in (next.0..=propose::rounds(state)).map(RoundNo).filter(is_away) {
            add(round, ByeKind::ZeroPoint, player.id);
        }
    }
    let absence = |((round, letter), mut players): ((u16, char), Vec<Tpn>)| {
        players.sort_unstable();
        let bye = match letter {
            'F' => AnnouncedBye::Full,
            'H' => AnnouncedBye::Half,
            _ => AnnouncedBye::Zero,
        };
        Absence { bye, when: AbsentWhen::Round(round), players }
    };
    found.into_iter().map(absence).collect()
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
pub(super) fn others(state: &State) -> Vec<OtherLine> {
    let details = &state.details;
    let rated = state.players.iter().filter(|player| !rating_in(state, player).is_empty()).count();
    let mut lines = vec![
        ("012", details.title.to_string()),
        ("022", details.place.to_string()),
        ("032", details.federation.to_string()),
        ("042", days::write(&details.first_day)),
        ("052", days::write(&details.last_day)),
        ("062", state.players.len().to_string()),
        ("072", rated.to_string()),
        ("092", state.setup.pairing.name().to_owned()),
        ("102", details.arbiter.to_string()),
    ];
    lines.extend(details.deputies.iter().map(|deputy| ("112", deputy.to_string())));
    lines.push(("122", details.rate_of_play.to_string()));
    let days = days::write_rounds(&details.schedule);
    lines.extend([("132", days.get(1..).unwrap_or_default().to_owned())]);
    lines.extend(pairing_program(state).map(|program| ("182", program)));
    lines.push(("202", tie_breaks(state)));
    lines.push(("222", details.time_control.to_string()));
    let filled = lines.into_iter().filter(|(_, text)| !text.is_empty());
    let line = |(code, text): (&str, String)| OtherLine {
        line: 0,
        code: code.to_owned(),
        text: format!(" {text}"),
        before: None,
    };
    filled.map(line).collect()
}

/// The name of the tie-break for places that the report's list of tie-breaks does not determine.
pub const PLACE: &str = "PLACE";

/// Returns the list of tie-breaks; empty if only places are known.
fn tie_breaks(state: &State) -> String {
    let stated = state.setup.ranking.tie_breaks();
    if is_place(stated) {
        return String::new();
    }
    stated.iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",")
}

/// Returns true if a list of tie-breaks contains only places.
#[must_use]
pub fn is_place(stated: &[TieBreak]) -> bool {
    matches!(stated, [TieBreak::Given { name, .. }] if *name == *PLACE)
}

/// Returns true if a stored line lists tie-breaks that are no longer those of the event.
pub(super) fn is_old_list(state: &State, line: &OtherLine) -> bool {
    if !matches!(line.code.as_str(), "202" | "212") {
        return false;
    }
    let codes = line.text.split(',').map(str::trim).filter(|code| !code.is_empty());
    let behind_points = codes.skip_while(|code| code.eq_ignore_ascii_case("PTS"));
    let read =
        if state.setup.game.match_rules().is_some() { TieBreak::of_teams } else { TieBreak::of_report };
    let known: Option<Vec<TieBreak>> = behind_points.map(|code| read(code).ok()).collect();
    let stated = state.setup.ranking.tie_breaks();
    known.is_some_and(|known| known != stated) && !is_place(stated)
}

/// Returns true if a stored line contradicts the present pairing system: its type (192), or virtual points
/// (250) of an event that now has its own acceleration. An acceleration with virtual points that are not
/// those of Baku has no name here.
fn is_old_type(state: &State, line: &OtherLine) -> bool {
    let kind = line.text.trim();
    let of_kind = || Report { kind: Some(kind.to_owned()), ..Report::default() }.declared();
    let system = state.setup.pairing.system();
    let is_accelerated = system.acceleration() == Acceleration::Baku;
    match line.code.as_str() {
        "250" => is_accelerated,
        // Events of any type may continue with manual pairings.
        "192" if system.is_manual() => false,
        "192" if state.setup.pairing.pairs_by_score() => match of_kind() {
            Declared::Swiss(None) => {
                let is_baku = is_accelerated || kept::stands_for(state.kept.as_deref(), "250");
                event_type::is_baku(kind) != is_baku
            }
            Declared::RoundRobin(_) => true,
            Declared::Swiss(Some(_)) | Declared::Other(_) | Declared::Teams(_) => false,
        },
        "192" => of_kind() == Declared::Swiss(None),
        _ => false,
    }
}

/// Returns the program that made the pairings, if this program paired a round (trf 2, 182).
fn pairing_program(state: &State) -> Option<String> {
    let by_system = state.rounds.iter().any(|round| round.by == PairedBy::System);
    by_system.then(|| "wallchart".to_owned())
}
