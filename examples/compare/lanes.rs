//! The lanes of the comparison: each has a program that creates tournaments and one that checks them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use wallchart::engine::rng::Rng;
use wallchart::formats::trf;
use wallchart::formats::trf::report::Cell;

use super::programs::{Programs, Said};
use super::record::{Compared, Verdict};

/// The tie-breaks whose values are compared. Two are left out because the programs are known to read an
/// open passage differently: STD with a double forfeit (C.07 7.7), and SB/C1 with several voluntarily
/// unplayed rounds (16.5).
const VALUES: [&str; 21] = [
    "PTS", "BH/C1", "BH", "BH/M1", "SB", "AOB", "WIN", "WON", "BPG", "BWG", "REP", "PS", "PS/C1", "ARO",
    "ARO/C1", "APRO", "APPO", "TPR", "PTP", "KS", "TPN",
];

/// The list by which both rank. FB is here and not among the values, because `TieBreakServer` returns
/// another AOB if FB is requested in the same call.
const ORDER: &str = "PTS,DE,BH/C1,BH,SB,WON,BPG,FB";

/// The column of FB in a row of ranks: after the rank and the seven before it.
const FORE_BUCHHOLZ: usize = 8;

/// A program that creates tournaments and one that checks them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Rounds of wallchart, checked by bbpPairings.
    OursByBbp,
    /// Rounds of bbpPairings, checked by wallchart.
    BbpByOurs,
    /// Rounds of wallchart, checked by `TieBreakServer`.
    OursByTbs,
    /// Rounds of `TieBreakServer`, checked by wallchart.
    TbsByOurs,
    /// Values and ranks of tournaments of wallchart, by both.
    ValuesOfOurs,
    /// Values and ranks of tournaments of bbpPairings, by both.
    ValuesOfBbp,
}

impl Lane {
    /// Every lane.
    pub(crate) const ALL: [Self; 6] = [
        Self::OursByBbp,
        Self::BbpByOurs,
        Self::OursByTbs,
        Self::TbsByOurs,
        Self::ValuesOfOurs,
        Self::ValuesOfBbp,
    ];

    /// The name in the record.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::OursByBbp => "wallchart-bbp",
            Self::BbpByOurs => "bbp-wallchart",
            Self::OursByTbs => "wallchart-tbs",
            Self::TbsByOurs => "tbs-wallchart",
            Self::ValuesOfOurs => "values-of-wallchart",
            Self::ValuesOfBbp => "values-of-bbp",
        }
    }

    /// Returns the description of the comparison.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::OursByBbp => "pairings: wallchart makes, bbpPairings checks",
            Self::BbpByOurs => "pairings: bbpPairings makes, wallchart checks",
            Self::OursByTbs => "pairings: wallchart makes, TieBreakServer checks",
            Self::TbsByOurs => "pairings: TieBreakServer makes, wallchart checks",
            Self::ValuesOfOurs => "tie-breaks: of wallchart's tournaments, by both",
            Self::ValuesOfBbp => "tie-breaks: of bbpPairings' tournaments, by both",
        }
    }

    /// Returns the number of tournaments per turn: cheap ones come more often.
    pub(crate) const fn share(self) -> u32 {
        match self {
            Self::OursByBbp | Self::BbpByOurs | Self::ValuesOfOurs | Self::ValuesOfBbp => 60,
            Self::OursByTbs | Self::TbsByOurs => 1,
        }
    }

    /// Returns true if the programs that it needs are available.
    pub(crate) const fn is_possible(self, programs: &Programs) -> bool {
        let (bbp, tbs) = (programs.bbp.is_some(), programs.tie_break_server.is_some());
        match self {
            Self::OursByBbp | Self::BbpByOurs => bbp,
            Self::OursByTbs | Self::TbsByOurs | Self::ValuesOfOurs => tbs,
            Self::ValuesOfBbp => bbp && tbs,
        }
    }

    /// Creates a tournament and compares the output of both programs.
    pub(crate) fn compare(self, number: u64, programs: &Programs) -> Result<Compared> {
        let file = programs.scratch(&format!("{}.trf", self.name()));
        let made = match self {
            Self::OursByBbp => simulated(number, number % 2 == 1, &file, programs)?,
            Self::OursByTbs | Self::ValuesOfOurs => simulated(number, false, &file, programs)?,
            Self::BbpByOurs | Self::ValuesOfBbp => generated_by_bbp(number, &file, programs)?,
            Self::TbsByOurs => generated_by_tbs(number, &file, programs)?,
        };
        if let Err(verdict) = made {
            return Ok(Compared { verdict, looked_at: 0, file });
        }
        let (verdict, looked_at) = match self {
            Self::OursByBbp => checked_by_bbp(&file, programs)?,
            Self::OursByTbs => checked_by_tbs(&file, programs)?,
            Self::BbpByOurs | Self::TbsByOurs => checked_by_ours(&file, programs)?,
            Self::ValuesOfOurs | Self::ValuesOfBbp => values(&file, programs)?,
        };
        Ok(Compared { verdict, looked_at, file })
    }
}

/// Creates a tournament of wallchart; every few numbers a realistic one varies a single parameter.
fn simulated(number: u64, is_strange: bool, file: &Path, programs: &Programs) -> Result<Result<(), Verdict>> {
    let mut arguments: Vec<String> = vec!["simulate".into(), "--seed".into(), number.to_string()];
    if is_strange {
        // The codes from before TRF26 distinguish the worth of a zero-point bye from that of a forfeit
        // loss.
        arguments.extend(["--strange".into(), "--older-codes".into()]);
    } else {
        let mut rng = Rng::seeded(number ^ 0x00C0_FFEE);
        let most = most_players(&mut rng);
        let players = 2 + rng.below(1 + most);
        arguments.extend(["--players".into(), players.to_string()]);
        let axes =
            ["--half-point-byes", "--zero-point-byes", "--full-point-byes", "--forfeits", "--withdrawals"];
        let more = ["--late-entries", "--odd-results", "--unrated-games"];
        for name in axes.into_iter().chain(more) {
            let rate = if rng.below(2) == 0 { 0 } else { rng.below(60) };
            arguments.extend([name.into(), rate.to_string()]);
        }
        if rng.below(5) == 0 {
            arguments.extend(["--acceleration".into(), "baku".into()]);
        }
    }
    arguments.extend(["-o".into(), file.display().to_string()]);
    Ok(done(&programs.wallchart(&arguments)?))
}

/// Returns the largest size of tournaments: most at venues are small, and one in twenty may be an open of
/// 100.
fn most_players(rng: &mut Rng) -> u64 {
    match rng.below(20) {
        0 => 98,
        1..=4 => 48,
        _ => 18,
    }
}

/// Creates a tournament of bbpPairings.
fn generated_by_bbp(number: u64, file: &Path, programs: &Programs) -> Result<Result<(), Verdict>> {
    let mut rng = Rng::seeded(number ^ 0x0BB9);
    let most = most_players(&mut rng);
    let players = 6 + rng.below(1 + most);
    let rounds = 3 + rng.below((players / 2 - 1).min(9));
    let (forfeits, retired, byes) = (5 + rng.below(95), 20 + rng.below(480), 10 + rng.below(190));
    let (highest, lowest) = (2000 + rng.below(700), 1200 + rng.below(800));
    let text = format!(
        "PlayersNumber={players}\nRoundsNumber={rounds}\nDrawPercentage={}\nForfeitRate={forfeits}\n\
         RetiredRate={retired}\nHalfPointByeRate={byes}\nHighestRating={highest}\nLowestRating={lowest}\n",
        rng.below(60)
    );
    let wishes: PathBuf = file.with_extension("cfg");
    std::fs::write(&wishes, text)?;
    let (wishes, file) = (wishes.display().to_string(), file.display().to_string());
    Ok(done(&programs.bbp(&["-g", &wishes, "-o", &file, "-s", &number.to_string()])?))
}

/// Creates a tournament of `TieBreakServer`, whose seed is its number.
fn generated_by_tbs(number: u64, file: &Path, programs: &Programs) -> Result<Result<(), Verdict>> {
    let mut rng = Rng::seeded(number ^ 0x07B5);
    let players = (6 + rng.below(60)).to_string();
    let rounds = (3 + rng.below(5)).to_string();
    let rates = [rng.below(5), rng.below(10), rng.below(6)].map(|hundredths| format!("0.{hundredths:02}"));
    let folder = file.with_extension("made");
    let pattern = folder.join("%d").display().to_string();
    let number_text = number.to_string();
    let [zero, half, forfeits] = rates;
    let mut arguments = vec![
        "-N",
        &rounds,
        "-p",
        &players,
        "-S",
        &zero,
        &half,
        &forfeits,
        "-F",
        "TRF",
        "-g",
        &number_text,
        "1",
    ];
    if rng.below(4) == 0 {
        arguments.push("-a");
    }
    arguments.extend(["-o", &pattern]);
    let said = programs.tie_break_server("tournamentgenerator", &arguments)?;
    let made = folder.join(format!("{number:04}"));
    if !made.exists() {
        return Ok(Err(Verdict::NotCompared(said.why())));
    }
    std::fs::rename(made, file)?;
    Ok(Ok(()))
}

fn done(said: &Said) -> Result<(), Verdict> {
    if said.status == Some(0) { Ok(()) } else { Err(Verdict::NotCompared(said.why())) }
}

/// Checks a tournament with bbpPairings, which names every round, and below each the differences.
fn checked_by_bbp(file: &Path, programs: &Programs) -> Result<(Verdict, usize)> {
    let said = programs.bbp(&[&file.display().to_string(), "-c"])?;
    if said.status != Some(0) {
        return Ok((Verdict::NotCompared(said.why()), 0));
    }
    let is_round = |line: &&str| line.contains(": Round #");
    let rounds = said.out.lines().filter(is_round).count();
    let others: Vec<&str> =
        said.out.lines().filter(|line| !is_round(line) && !line.trim().is_empty()).map(str::trim).collect();
    let verdict = if others.is_empty() { Verdict::Same } else { Verdict::Differs(others.join(" | ")) };
    Ok((verdict, rounds))
}

/// Checks a tournament with `TieBreakServer`, which names every round, and ends with the verdict.
fn checked_by_tbs(file: &Path, programs: &Programs) -> Result<(Verdict, usize)> {
    let file = file.display().to_string();
    let said = programs.tie_break_server("pairingchecker", &["-i", &file, "-c", "-dT"])?;
    let rounds = said.out.lines().filter(|line| line.contains("Round #")).count();
    let lines = said.out.lines().map(str::trim).filter(|line| !line.is_empty() && !line.contains("Round #"));
    let verdict = match said.out.lines().rev().find(|line| !line.trim().is_empty()).map(str::trim) {
        Some("Check: True") => Verdict::Same,
        Some("Check: False") => Verdict::Differs(lines.collect::<Vec<_>>().join(" | ")),
        Some(_) | None => return Ok((Verdict::NotCompared(said.why()), 0)),
    };
    Ok((verdict, rounds))
}

fn checked_by_ours(file: &Path, programs: &Programs) -> Result<(Verdict, usize)> {
    let said = programs.wallchart(&["check", &file.display().to_string()])?;
    let rounds = said.out.lines().filter(|line| line.starts_with("round ")).count();
    let verdict = match said.status {
        Some(0) => Verdict::Same,
        Some(1) => {
            let lines = said.out.lines().filter(|line| !line.ends_with("as the rules make it"));
            Verdict::Differs(lines.map(str::trim).collect::<Vec<_>>().join(" | "))
        }
        Some(_) | None => return Ok((Verdict::NotCompared(said.why()), 0)),
    };
    Ok((verdict, rounds))
}

/// Compares every value of every player, and the ranks by one list.
fn values(file: &Path, programs: &Programs) -> Result<(Verdict, usize)> {
    let name = file.display().to_string();
    let list = VALUES.join(",");
    let all = format!("{list},FB");
    let ours = programs.wallchart(&["tiebreaks", &name, "--order", ORDER, "--values", &all])?;
    if ours.status != Some(0) {
        return Ok((Verdict::Differs(format!("wallchart: {}", ours.why())), 0));
    }
    // They count the announced rounds, or without a record of those (142) the rounds with a game; the last
    // used column shows their number.
    let rounds = match trf::read(&std::fs::read(file)?) {
        Ok(report) => {
            let used =
                |cells: &[Cell]| cells.iter().rposition(|cell| !cell.is_blank()).map_or(0, |at| at + 1);
            report.players.iter().map(|player| used(&player.cells)).max().unwrap_or(0).to_string()
        }
        Err(wrong) => return Ok((Verdict::Differs(format!("wallchart: {wrong}")), 0)),
    };
    // Ranks by one list and values of another: the server needs separate calls.
    let call = |list: &str| {
        let codes = list.split(',');
        let arguments =
            ["-i", &name, "-n", &rounds, "-N", &rounds, "-dS", "-s", "-t"].into_iter().chain(codes);
        programs.tie_break_server("tiebreakchecker", &arguments.collect::<Vec<_>>())
    };
    let (theirs, ranks) = (call(&list)?, call(ORDER)?);
    let Some((theirs, ranks)) = table(&theirs.out, ';', 2, 0).zip(table(&ranks.out, ';', 1, 0)) else {
        return Ok((Verdict::NotCompared(theirs.why()), 0));
    };
    let Some((ours, our_ranks)) = table(&ours.out, ',', 3, 1).zip(table(&ours.out, ',', 0, 1)) else {
        return Ok((Verdict::Differs("wallchart wrote no table".to_owned()), 0));
    };
    let mut differs = Vec::new();
    let mut looked_at = 0;
    for (id, own) in &ours {
        let field = |table: &Table, at: usize| table.get(id).and_then(|row| row.get(at)).cloned();
        let values = VALUES.iter().enumerate().map(|(at, code)| (*code, field(&theirs, at)));
        let values = values.chain([("FB", field(&ranks, FORE_BUCHHOLZ))]);
        let values = values.zip(own.iter().cloned().map(Some).chain(std::iter::repeat(None)));
        let rank = (("rank", field(&ranks, 0)), field(&our_ranks, 0));
        for ((code, other), own) in values.chain([rank]) {
            looked_at += 1;
            if own != other {
                differs.push(format!("{id} {code} {} / {}", shown(own.as_ref()), shown(other.as_ref())));
            }
        }
    }
    let more = differs.len().saturating_sub(12);
    differs.truncate(12);
    let verdict = match differs.is_empty() {
        true => Verdict::Same,
        false if more > 0 => Verdict::Differs(format!("{} | and {more} more", differs.join(" | "))),
        false => Verdict::Differs(differs.join(" | ")),
    };
    Ok((verdict, looked_at))
}

fn shown(value: Option<&String>) -> &str {
    value.map_or("none", |value| if value.is_empty() { "undefined" } else { value })
}

/// Rows by the number of the player.
type Table = BTreeMap<String, Vec<String>>;

/// Returns the rows of a table from one column on, by the text in the column of the numbers.
fn table(text: &str, divider: char, from: usize, number: usize) -> Option<Table> {
    let rows = text.lines().map(str::trim).filter(|line| !line.is_empty()).skip(1);
    let rows = rows.map(|line| {
        let fields: Vec<&str> = line.split(divider).collect();
        let id = fields.get(number)?.parse::<u32>().ok()?.to_string();
        Some((id, fields.get(from..)?.iter().map(|field| plain(field)).collect()))
    });
    let rows: BTreeMap<_, _> = rows.collect::<Option<_>>()?;
    (!rows.is_empty()).then_some(rows)
}

/// Removes insignificant parts of a decimal: `7.50` is `7.5`; `-0` is the other program's mark for an
/// undefined value.
fn plain(field: &str) -> String {
    match field.trim() {
        "-0" => String::new(),
        field if field.contains('.') => field.trim_end_matches('0').trim_end_matches('.').to_owned(),
        field => field.to_owned(),
    }
}
