//! Reads the text of a file to a report.

pub(super) mod values;

use super::columns::{Counting, LONGEST_LINE, Line, decode, lines};
use super::national;
use super::points::PointRecords;
use super::tenths;
use super::{Fault, Report, player};
use crate::decoding::{Decoded, TextEncoding};
use crate::text::clean;
use crate::trf::report::{
    Absence, AbsentWhen, Adjustment, AnnouncedBye, Cell, Code, LARGEST_NUMBER, Note, OtherLine, Player,
    RankedBy, VirtualPoints, is_team,
};
use engine::kept::ValuedResult;
use engine::number::Points;
use engine::pairing::field::{Color, Forbidden, Tpn};
use engine::scoring::GameScore;
use engine::words;
use values::{
    LARGEST_ROUND, fault, initial_color, number, numbers_from, optional_number, rest, round, rounds,
    small_number, virtual_points,
};

/// The first column that a player's line must reach: the points are required (oracle-and-trf).
const SHORTEST_PLAYER: usize = player::POINTS.1;

/// The most lines that are not blank: ten for each player that a report can number.
const MOST_LINES: usize = 100_000;

/// The number of lines that are named; the others are only counted.
const NAMED: usize = 10;

/// The expected content of a file.
const REPORT: &str = "a tournament report, with a line 001 for each player";

/// Reads a tournament report file in the detected encoding.
///
/// # Errors
///
/// The same as [`read_in`].
pub fn read(bytes: &[u8]) -> Result<Report, Fault> {
    read_in(bytes, None)
}

/// Reads a tournament report file, in the chosen encoding or in the detected one.
///
/// # Errors
///
/// The first line that violates the format, or a file without players' lines.
pub fn read_in(bytes: &[u8], encoding: Option<TextEncoding>) -> Result<Report, Fault> {
    if let Some(line) = endless_line(bytes) {
        return Err(Fault::new(line, format!("a line of more than {LONGEST_LINE} bytes"), REPORT));
    }
    let decoded = decode(bytes, encoding);
    let text = &decoded.text;
    let is_record = |line: &Line<'_>| !line.text.is_empty();
    let is_of_teams = lines(text).filter(is_record).take(MOST_LINES).any(|line| is_of_teams(&line));
    let readable = lines(text).take(MOST_LINES).filter(|line| line.text.len() <= LONGEST_LINE);
    let mut reader = Reader { is_of_teams, counting: Counting::of_file(readable), ..Reader::default() };
    reader.note_encoding(&decoded);
    for (taken, line) in lines(text).filter(is_record).enumerate() {
        if taken == MOST_LINES {
            return Err(fault(&line, format!("more than {MOST_LINES} lines"), REPORT));
        }
        if LONGEST_LINE < line.text.len() {
            return Err(fault(&line, format!("a line of more than {LONGEST_LINE} bytes"), REPORT));
        }
        reader.take(&line)?;
    }
    if reader.report.players.is_empty() {
        return Err(Fault::new(1, "there is no player's line", REPORT));
    }
    reader.finish()
}

/// Returns the first line that is too long in any encoding, before the slower detection of the
/// encoding: every two bytes are at least one character.
fn endless_line(bytes: &[u8]) -> Option<usize> {
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let mut ends = 0;
    let mut is_behind_cr = false;
    for line in bytes.split_inclusive(is_end) {
        if 2 * LONGEST_LINE + 1 < line.len() {
            return Some(ends + 1);
        }
        // CR and LF together end one line.
        let is_second = is_behind_cr && line == b"\n";
        is_behind_cr = line.last() == Some(&b'\r');
        ends += usize::from(!is_second);
    }
    None
}

/// Lists the numbers of lines, only the first few of many.
fn numbered(lines: &[usize]) -> String {
    words::first_few(&lines.iter().map(ToString::to_string).collect::<Vec<_>>(), NAMED)
}

/// A report that still names players by their numbers, with the data needed to finish it.
#[derive(Default)]
struct Reader {
    /// True if byes, virtual points and similar records name teams instead of players.
    is_of_teams: bool,
    /// The unit of the columns of the file.
    counting: Counting,
    /// The lines whose columns are in another unit than the format's, the first with its unit.
    shifted: Vec<(usize, Counting)>,
    /// The records that a later one may contradict: the setting, the line, and the value.
    stated: Vec<(&'static str, usize, String)>,
    report: Report,
    points: PointRecords,
    absences: Vec<(usize, Absence)>,
    forbidden: Vec<(usize, Forbidden)>,
    virtual_points: Vec<(usize, VirtualPoints)>,
}

impl Reader {
    fn take(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let code = line.columns((1, 3));
        if self.is_of_teams && matches!(code, "162" | "240" | "250" | "260" | "299") {
            if code == "162" {
                self.points.read_162(line)?;
            }
            self.report.others.push(other_line(line, code));
            return Ok(());
        }
        match code {
            "001" => {
                let counting = self.counting.of_line(line);
                if counting != Counting::Characters && line.counted(counting) != *line {
                    self.shifted.push((line.number, counting));
                }
                let player = read_player(&line.counted(counting), &mut self.report)?;
                self.report.players.push(player);
            }
            "142" | "XXR" => {
                let rounds = round(line, rest(line))?;
                self.state("142", line, &rounds);
                self.report.rounds = Some(rounds);
            }
            "152" => {
                let color = initial_color(line)?;
                self.state("152", line, &color);
                self.report.initial_color = Some(color);
            }
            "XXC" => self.read_xxc(line)?,
            "192" => {
                // A control character is no part of a code, and would not be written again.
                let kind = Some(clean(rest(line)).trim().to_owned()).filter(|kind| !kind.is_empty());
                if kind.is_some() {
                    self.state("192", line, &kind);
                }
                self.report.kind = kind;
            }
            "162" => self.points.read_162(line)?,
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                self.points.read_bb(line, line.columns((3, 3)))?;
            }
            "XXS" => self.points.read_xxs(line)?,
            "240" => self.read_240(line)?,
            "XXZ" => self.read_xxz(line)?,
            "250" if clean(line.columns((5, 8))).trim().is_empty() => self.read_250(line)?,
            "XXA" => self.read_xxa(line)?,
            "260" => self.read_260(line)?,
            "XXP" => self.read_xxp(line)?,
            "299" if self.read_299(line).is_some() => {}
            code => {
                let repadded = texts_of(code).and_then(|texts| line.in_characters(self.counting, texts));
                if is_like_a_player(line, code) {
                    let text = format!(
                        "`{code}` is no record of players, and the line looks like one of a player (001): it is not read"
                    );
                    self.note(line.number, text);
                }
                let other = other_line(line, code);
                let text = repadded.and_then(|line| line.get(code.len()..).map(str::to_owned));
                self.report.others.push(OtherLine { text: text.unwrap_or(other.text), ..other });
                return Ok(());
            }
        }
        self.report.layout.push((line.number, code_of_trf26(code)));
        Ok(())
    }

    fn note(&mut self, line: usize, text: impl Into<String>) {
        self.report.notes.push(Note { line, text: text.into() });
    }

    /// Notes a record that contradicts an earlier one of the same setting, even with another code: the
    /// later one counts.
    fn state(&mut self, setting: &'static str, line: &Line<'_>, value: &dyn std::fmt::Debug) {
        let (value, said) = (format!("{value:?}"), clean(line.text).trim().to_owned());
        let before = self.stated.iter().rposition(|(of, _, text)| {
            *of == setting && text.rsplit_once('\n').is_some_and(|(_, before)| before != value)
        });
        if let Some((_, number, text)) = before.and_then(|at| self.stated.get(at)) {
            let before = text.split('\n').next().unwrap_or_default();
            let text = format!("`{said}` contradicts `{before}` of line {number}: the later line counts");
            self.note(line.number, text);
        }
        self.stated.retain(|(of, _, _)| *of != setting);
        self.stated.push((setting, line.number, format!("{said}\n{value}")));
    }

    /// Notes a record that should occur once but is repeated with another text: the first one counts, and
    /// of the two lists of tie-breaks the longer record (212).
    fn note_repeated(&mut self) {
        let mut notes: Vec<Note> = Vec::new();
        let others = &self.report.others;
        let mut compare =
            |counting: &OtherLine, counts: &str, codes: &[&str], meaning: fn(&str) -> String| {
                let is_other = |one: &&OtherLine| {
                    codes.contains(&&*one.code) && meaning(&one.text) != meaning(&counting.text)
                };
                notes.extend(others.iter().filter(is_other).filter(|one| !one.text.trim().is_empty()).map(
                    |one| {
                        let said = |line: &OtherLine| {
                            clean(&format!("{} {}", line.code, line.text.trim())).into_owned()
                        };
                        let (this, that, number) = (said(one), said(counting), counting.line);
                        let text = format!("`{this}` contradicts `{that}` of line {number}: {counts} counts");
                        Note { line: one.line, text }
                    },
                ));
            };
        let first = |code: &str| others.iter().find(|one| one.code == code && !one.text.trim().is_empty());
        for counting in ONCE.into_iter().filter_map(first) {
            compare(counting, "the first line", &[&counting.code], |text| text.trim().to_owned());
        }
        if let Some(counting) = first("212").or_else(|| first("202")) {
            let counts = if counting.code == "212" { "the list of 212" } else { "the first list" };
            compare(counting, counts, &["202", "212"], behind_points);
        }
        self.report.notes.extend(notes);
    }

    /// Notes the encoding of the file if it is not the standard one.
    fn note_encoding(&mut self, decoded: &Decoded) {
        self.report.encoding = decoded.encoding;
        let name = decoded.encoding.name();
        if !decoded.encoding.is_utf_8() {
            self.note(0, format!("read as {name}"));
        }
        if let Some(mixed) = &decoded.mixed {
            let (lines, other) = (numbered(&mixed.lines), mixed.encoding.name());
            self.note(0, format!("the file mixes encodings: {other} in lines {lines}, UTF-8 in the others"));
        }
        if decoded.is_damaged {
            self.note(0, format!("some characters mean nothing in {name} (another encoding may fit)"));
        }
    }

    /// Notes the players' lines whose columns are in another unit than the format's.
    fn note_columns(&mut self) {
        let Some((first, counting)) = self.shifted.first().copied() else { return };
        let numbers: Vec<usize> = self.shifted.iter().map(|(line, _)| *line).collect();
        let lines = numbered(&numbers);
        let counted = counting.name();
        let text =
            format!("the columns after names are counted in {counted}, not in characters (lines {lines})");
        self.note(first, text);
    }

    fn read_xxc(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        for word in rest(line).split_whitespace() {
            let color = match word {
                "white1" => Color::White,
                "black1" => Color::Black,
                "rank" => {
                    self.report.ranked_by = RankedBy::Line;
                    continue;
                }
                _ => return Err(fault(line, format!("`{word}` is not a setting"), "white1, black1 or rank")),
            };
            self.state("152", line, &color);
            self.report.initial_color = Some(color);
        }
        Ok(())
    }

    fn read_240(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let bye = match line.field((5, 5)) {
            "F" | "f" => AnnouncedBye::Full,
            "H" | "h" => AnnouncedBye::Half,
            "Z" | "z" => AnnouncedBye::Zero,
            other => {
                return Err(fault(line, format!("`{other}` is not a kind of bye"), "F, H or Z in column 5"));
            }
        };
        let when = AbsentWhen::Round(round(line, line.field((7, 9)))?);
        self.absences.push((line.number, Absence { bye, when, players: numbers_from(line, 11)? }));
        Ok(())
    }

    fn read_xxz(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let players =
            rest(line).split_whitespace().map(|word| number(line, word)).collect::<Result<_, _>>()?;
        self.absences
            .push((line.number, Absence { bye: AnnouncedBye::Zero, when: AbsentWhen::NextRound, players }));
        Ok(())
    }

    fn read_250(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let (first_round, last_round) = rounds(line, line.field((15, 17)), line.field((19, 21)))?;
        let (first, last) = (number(line, line.field((23, 26)))?, number(line, line.field((28, 31)))?);
        if last < first {
            return Err(fault(
                line,
                format!("{first} to {last} is not a range of players"),
                "the smaller number first",
            ));
        }
        let points = virtual_points(line, line.field((10, 13)))?;
        self.virtual_points
            .push((line.number, VirtualPoints { points, first_round, last_round, first, last }));
        Ok(())
    }

    /// Reads one player, one value per round; equal values of successive rounds become one entry.
    fn read_xxa(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let player = number(line, line.field((5, 8)))?;
        let mut entries: Vec<VirtualPoints> = Vec::new();
        for (round, column) in (1..=LARGEST_ROUND).zip((10..=line.width()).step_by(5)) {
            let points = match line.field((column, column + 3)) {
                "" => Points::ZERO,
                points => virtual_points(line, points)?,
            };
            match entries.last_mut() {
                Some(last) if last.points == points => last.last_round = round,
                Some(_) | None => entries.push(VirtualPoints {
                    points,
                    first_round: round,
                    last_round: round,
                    first: player,
                    last: player,
                }),
            }
        }
        self.virtual_points.extend(
            entries
                .into_iter()
                .filter(|entry| entry.points != Points::ZERO)
                .map(|entry| (line.number, entry)),
        );
        Ok(())
    }

    /// Reads a point record; other spacing, as in a published sample, is not understood.
    fn read_299(&mut self, line: &Line<'_>) -> Option<()> {
        let result = match line.field((5, 5)).to_ascii_uppercase().as_str() {
            "" => None,
            letter => Some(*ValuedResult::ALL.iter().find(|one| letter.starts_with(one.letter()))?),
        };
        let apart = |column| line.field((column, column)).is_empty();
        let blank = line.field((6, 13)).is_empty() && [18, 19, 23].into_iter().all(apart);
        let points = tenths::read(line.field((14, 17))).filter(|_| blank)?;
        let round = match line.field((20, 22)) {
            "" => None,
            round => Some(small_number(round)?).filter(|round| *round != 0),
        };
        let fields = (24..=line.width()).step_by(5).map(|column| line.field((column, column + 3)));
        let numbers = fields.filter(|field| !field.is_empty()).map(small_number);
        let mut players = numbers.collect::<Option<Vec<u16>>>()?;
        if players.contains(&0) {
            players.clear();
        }
        self.report.adjusted_points.push(Adjustment { line: line.number, result, points, round, players });
        Some(())
    }

    fn read_260(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let (first_round, last_round) = rounds(line, line.field((5, 7)), line.field((9, 11)))?;
        let players = numbers_from(line, 13)?;
        self.forbidden.push((line.number, Forbidden { first_round, last_round, players }));
        Ok(())
    }

    fn read_xxp(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let players =
            rest(line).split_whitespace().map(|word| number(line, word)).collect::<Result<_, _>>()?;
        self.forbidden.push((line.number, Forbidden { first_round: 1, last_round: LARGEST_ROUND, players }));
        Ok(())
    }

    /// Sorts the players and replaces the numbers of the file with places.
    fn finish(mut self) -> Result<Report, Fault> {
        self.note_columns();
        self.note_repeated();
        let mut report = self.report;
        report.notes.extend(self.points.contradictions());
        (report.scoring, report.unknown_result) = self.points.finish()?;
        if report.ranked_by == RankedBy::Number {
            report.players.sort_by_key(|player| player.number);
        }
        let places = Places::of(&report.players)?;
        for player in &mut report.players {
            for opponent in player.cells.iter_mut().filter_map(|cell| cell.opponent.as_mut()) {
                *opponent = places.of_number(player.line, *opponent)?;
            }
        }
        for (line, mut absence) in self.absences {
            places.replace(line, &mut absence.players)?;
            let other = report.other_entries(&absence);
            report.notes.extend(other.into_iter().map(|text| Note { line, text }));
            report.absences.push(absence);
        }
        for (line, mut forbidden) in self.forbidden {
            places.replace(line, &mut forbidden.players)?;
            report.forbidden.push(forbidden);
        }
        for given in &mut report.adjusted_points {
            places.replace(given.line, &mut given.players)?;
        }
        for (line, entry) in self.virtual_points {
            report.virtual_points.extend(places.ranges(line, &entry)?);
        }
        Ok(report)
    }
}

/// The place of the player with each number.
struct Places(Vec<Tpn>);

impl Places {
    fn of(players: &[Player]) -> Result<Self, Fault> {
        let mut places = vec![0; usize::from(LARGEST_NUMBER) + 1];
        for (place, player) in (1..).zip(players) {
            let known = &mut places[usize::from(player.number)];
            if *known != 0 {
                let wrong = format!("pairing number {} is given twice", player.number);
                return Err(Fault::new(player.line, wrong, "a number for each player"));
            }
            *known = place;
        }
        Ok(Self(places))
    }

    fn of_number(&self, line: usize, number: u16) -> Result<Tpn, Fault> {
        let place = self.0.get(usize::from(number)).copied().filter(|place| *place != 0);
        place
            .ok_or_else(|| Fault::new(line, format!("there is no player {number}"), "a number of a line 001"))
    }

    fn replace(&self, line: usize, numbers: &mut [Tpn]) -> Result<(), Fault> {
        numbers.iter_mut().try_for_each(|number| {
            *number = self.of_number(line, *number)?;
            Ok(())
        })
    }

    /// Returns the entries of a range of numbers: one entry, or one for each player if places differ from
    /// numbers.
    fn ranges(&self, line: usize, entry: &VirtualPoints) -> Result<Vec<VirtualPoints>, Fault> {
        let mut entries: Vec<VirtualPoints> = Vec::new();
        for number in entry.first..=entry.last {
            let place = self.of_number(line, number)?;
            match entries.last_mut() {
                Some(last) if last.last + 1 == place => last.last = place,
                Some(_) | None => entries.push(VirtualPoints { first: place, last: place, ..*entry }),
            }
        }
        Ok(entries)
    }
}

fn read_player(line: &Line<'_>, report: &mut Report) -> Result<Player, Fault> {
    if line.width() < SHORTEST_PLAYER {
        let wrong = format!("a player's line of {} columns", line.width());
        return Err(fault(line, wrong, "at least 84, with the points in 81-84"));
    }
    let text = |columns| line.field(columns).to_owned();
    let points = line.field(player::POINTS);
    Ok(Player {
        number: number(line, line.field(player::NUMBER))?,
        line: line.number,
        sex: text(player::SEX),
        title: text(player::TITLE),
        name: text(player::NAME),
        rating: optional_number(line, "rating", line.field(player::RATING))?,
        federation: text(player::FEDERATION),
        fide_number: text(player::FIDE_NUMBER),
        birth: text(player::BIRTH),
        points: tenths::read(points).ok_or_else(|| {
            fault(line, format!("the points are `{points}`"), "a number with one decimal in columns 81-84")
                .at(player::POINTS.0)
        })?,
        rank: optional_number(line, "rank", line.field(player::RANK))?,
        cells: cells(line, report)?,
    })
}

fn cells(line: &Line<'_>, report: &mut Report) -> Result<Vec<Cell>, Fault> {
    let columns = (player::ROUNDS..=line.width()).step_by(player::ROUND_WIDTH);
    let mut cells = Vec::with_capacity(line.width() / player::ROUND_WIDTH);
    for (round, column) in (1..).zip(columns) {
        if LARGEST_ROUND < round {
            return Err(fault(line, format!("more than {LARGEST_ROUND} rounds"), "fewer"));
        }
        let block = line.columns((column, column + player::ROUND_WIDTH - 1));
        let cell = cell(line, round, block).map_err(|fault| fault.at(column))?;
        let sign = block.get(7..8).unwrap_or_default();
        match sign {
            "?" => {}
            // Record 162 uses this symbol for a result that is not known yet.
            "X" | "x" => {
                let text = format!("the result `{sign}` of round {round} is not known yet (`?`)");
                report.notes.push(Note { line: line.number, text });
            }
            sign if cell.code == Code::Unknown => {
                let wrong = format!("nobody knows the result `{sign}` of round {round}");
                report.unknown_signs.push(fault(line, wrong, "1 = 0 W D L + - H F U Z or ?").at(column));
            }
            _ => {}
        }
        cells.push(cell);
    }
    while cells.last().is_some_and(|cell| cell.is_blank()) {
        cells.pop();
    }
    Ok(cells)
}

/// Reads `OOOO C R`: opponent, colour, result, and the two blanks after them.
fn cell(line: &Line<'_>, round: u16, block: &str) -> Result<Cell, Fault> {
    let wrong = || {
        fault(
            line,
            format!("round {round} is `{}`", block.trim_end()),
            "opponent, colour and result, as `  12 w 1`",
        )
    };
    if !block.is_ascii()
        || [4, 6, 8, 9].iter().any(|at| block.as_bytes().get(*at).is_some_and(|byte| *byte != b' '))
    {
        return Err(wrong());
    }
    let opponent = block.get(..4).unwrap_or(block);
    let opponent = match opponent.trim_ascii() {
        "" => None,
        digits => Some(small_number(digits).ok_or_else(wrong)?).filter(|number| *number != 0),
    };
    let sign = |at: usize| block.as_bytes().get(at).copied().unwrap_or(b' ').to_ascii_uppercase();
    let color = match sign(5) {
        b'W' => Some(Color::White),
        b'B' => Some(Color::Black),
        b' ' | b'-' => None,
        _ => return Err(wrong()),
    };
    // A game between two players may have a sign that is not known here; it is as open as one without a
    // sign.
    let is_a_sign = sign(7).is_ascii_graphic() && opponent.is_some() && color.is_some();
    let code = code(sign(7)).or(is_a_sign.then_some(Code::Unknown)).ok_or_else(wrong)?;
    Ok(Cell { opponent, color, code })
}

/// Returns the result of a code, in either case (trf 4).
const fn code(sign: u8) -> Option<Code> {
    Some(match sign {
        b' ' => Code::Blank,
        b'1' => Code::Played(GameScore::Win),
        b'=' => Code::Played(GameScore::Draw),
        b'0' => Code::Played(GameScore::Loss),
        b'W' => Code::Unrated(GameScore::Win),
        b'D' => Code::Unrated(GameScore::Draw),
        b'L' => Code::Unrated(GameScore::Loss),
        b'+' => Code::ForfeitWin,
        b'-' => Code::ForfeitLoss,
        b'H' => Code::HalfPointBye,
        b'F' => Code::FullPointBye,
        b'U' => Code::PairingAllocatedBye,
        b'Z' => Code::ZeroPointBye,
        b'?' | b'X' => Code::Unknown,
        _ => return None,
    })
}

/// Returns the columns of the texts in a record that has numbers of players after them (trf 6 and 7).
fn texts_of(code: &str) -> Option<&'static [(usize, usize)]> {
    match code {
        "013" => Some(&[(5, 36)]),
        "310" => Some(&[(9, 40), (42, 46)]),
        code if national::is_federation(code) => Some(&[player::NAME]),
        _ => None,
    }
}

/// The records of the format that are stored unchanged.
const KNOWN: [&str; 28] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "172", "182",
    "202", "212", "222", "299", "300", "310", "320", "330", "352", "362", "801", "802", "###",
];

/// The records of the event as a whole of which only the first counts.
const ONCE: [&str; 11] = ["012", "022", "032", "042", "052", "092", "102", "122", "132", "172", "222"];

/// Returns a list of tie-breaks (202, 212) without the points, with which 212 begins.
fn behind_points(list: &str) -> String {
    let codes = list.split(',').map(|code| code.trim().to_ascii_uppercase()).filter(|code| !code.is_empty());
    codes.skip_while(|code| code == "PTS").collect::<Vec<_>>().join(",")
}

/// Returns true if the line of an unknown record looks like that of a player, who is missing then.
fn is_like_a_player(line: &Line<'_>, code: &str) -> bool {
    let is_number = small_number(line.field(player::NUMBER)).is_some();
    !KNOWN.contains(&code)
        && SHORTEST_PLAYER <= line.width()
        && is_number
        && line.columns((4, 4)) == " "
        && tenths::read(line.field(player::POINTS)).is_some()
}

fn other_line(line: &Line<'_>, code: &str) -> OtherLine {
    let text = line.text.get(code.len()..).unwrap_or_default();
    OtherLine { line: line.number, code: code.to_owned(), text: text.to_owned(), before: None }
}

/// Returns true if a line is a record of a report of teams (trf 7).
fn is_of_teams(line: &Line<'_>) -> bool {
    match line.columns((1, 3)) {
        "192" => rest(line).contains("TEAM"),
        code => is_team(code),
    }
}

/// Returns the code in TRF26 for an extension of the engines (trf 9).
fn code_of_trf26(code: &str) -> &'static str {
    match code {
        "001" => "001",
        "142" | "XXR" => "142",
        "152" | "XXC" => "152",
        "192" => "192",
        "240" | "XXZ" => "240",
        "250" | "XXA" => "250",
        "260" | "XXP" => "260",
        "299" => "299",
        _ => "162",
    }
}

#[cfg(test)]
mod tests;
