//! `wallchart simulate`: creates a random tournament and writes it as a report (TRF) or as an event.
//!
//! The same parameters and the same seed give the same bytes; without a seed a fresh one is drawn and
//! written into the file. A parameter that is not given gets a sensible random value from the seed.

use formats::trf::event_type::PAIRED_TEAM_TYPES;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::answer::Answer;
use super::output::Streams;
use super::{import, output, teams};
use engine::number::Points;
use engine::pairing::dutch;
use engine::pairing::field::Color;
use engine::scoring::PointSystem;
use engine::team::MatchPoints;
use engine::text::quoted;
use engine::tie_breaks::Code;
use formats::clock;
use formats::rating_list::written::{Lines, Wanted};
use formats::trf;
use formats::trf::simulate::{
    Acceleration, MOST_BOARDS, MOST_TEAMS, TeamWishes, Wishes, simulate, simulate_teams,
};
use formats::trf::teams::{TeamReport, TeamSystem};

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
pub(super) struct Arguments {
    /// The seed of all random choices; without one every run differs, and the seed is printed.
    #[arg(long)]
    seed: Option<u64>,
    /// The number of players, 1 to 9999.
    #[arg(long)]
    players: Option<u16>,
    /// The number of rounds, 1 to 99.
    #[arg(long)]
    rounds: Option<u16>,
    /// The rating of the strongest possible player.
    #[arg(long, value_name = "RATING")]
    highest_rating: Option<u16>,
    /// The rating of the weakest possible player.
    #[arg(long, value_name = "RATING")]
    lowest_rating: Option<u16>,
    /// The difference in rating from each player to the next weaker one, down to the lowest rating.
    #[arg(long, value_name = "RATING")]
    rating_gap: Option<u16>,
    /// How often a player asks for a half-point bye, per thousand, like all rates.
    #[arg(long, value_name = "RATE")]
    half_point_byes: Option<u16>,
    /// How often a player asks for a zero-point bye.
    #[arg(long, value_name = "RATE")]
    zero_point_byes: Option<u16>,
    /// How often a player is granted a full-point bye.
    #[arg(long, value_name = "RATE")]
    full_point_byes: Option<u16>,
    /// How often a game is decided by forfeit.
    #[arg(long, value_name = "RATE")]
    forfeits: Option<u16>,
    /// The share of forfeited games that are a double forfeit, per thousand.
    #[arg(long, value_name = "RATE")]
    double_forfeits: Option<u16>,
    /// How often the arbiter decides a game as ½-0, 0-½ or 0-0.
    #[arg(long, value_name = "RATE")]
    odd_results: Option<u16>,
    /// How often a game lasts less than one move and is not rated.
    #[arg(long, value_name = "RATE")]
    unrated_games: Option<u16>,
    /// How often a player withdraws before a round.
    #[arg(long, value_name = "RATE")]
    withdrawals: Option<u16>,
    /// How many of a thousand players enter late.
    #[arg(long, value_name = "RATE")]
    late_entries: Option<u16>,
    /// Virtual points.
    #[arg(long, value_enum)]
    acceleration: Option<AccelerationName>,
    /// The number of groups whose members must not meet each other.
    #[arg(long, value_name = "GROUPS")]
    forbidden_groups: Option<u16>,
    /// The points for a win, a draw, a loss, a forfeit loss, a zero-point bye and the pairing-allocated bye.
    #[arg(long, value_name = "W,D,L,F,Z,P")]
    points: Option<String>,
    /// The colour of the first player in round 1.
    #[arg(long, value_enum)]
    initial_color: Option<ColorName>,
    /// The most draws in a hundred games.
    #[arg(long, value_name = "PERCENT")]
    draws: Option<u16>,
    /// White's advantage in rating points.
    #[arg(long, value_name = "RATING", allow_negative_numbers = true)]
    white_advantage: Option<i16>,
    /// Also draws unrealistic values for everything that is not given: White stronger by 800 points, draws
    /// worth more than wins, virtual points for any player, rounds until no opponents are left.
    #[arg(long)]
    strange: bool,
    /// The tie-breaks of C.07 after the points, as `BH/C1,BH,SB,DE`; the players are ranked by them.
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// The ratings of the players, one per line, 0 for none; their number is the number of players, the
    /// strongest first.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "highest_rating", "lowest_rating", "rating_gap"])]
    ratings: Option<PathBuf>,
    /// Writes the settings with the codes that pairing engines used before TRF26.
    #[arg(long)]
    older_codes: bool,
    /// The number of teams, 2 to 600: writes a report of a team event.
    #[arg(long, conflicts_with_all = ["players", "ratings", "rating_gap", "tie_breaks", "older_codes"])]
    teams: Option<u16>,
    /// The number of boards of a match, 1 to 12.
    #[arg(long, requires = "teams")]
    boards: Option<u16>,
    /// The type of a team event, with its code in a report (TRF 192).
    #[arg(long, value_name = "TYPE", requires = "teams")]
    team_type: Option<String>,
    /// The points of a won, a drawn and a lost match.
    #[arg(long, value_name = "W,D,L", requires = "teams")]
    match_points: Option<String>,
    /// The match and game points of the pairing-allocated bye of a team.
    #[arg(long, value_name = "MP,GP", requires = "teams")]
    bye_points: Option<String>,
    /// Writes a rating list of this many invented persons instead, in the form of the federation's combined
    /// list.
    #[arg(long, value_name = "PERSONS", conflicts_with_all = ["players", "rounds", "teams"])]
    list: Option<u32>,
    /// Writes the rating list as XML.
    #[arg(long, requires = "list")]
    xml: bool,
    /// Adds the odd lines that real lists have now and then: shifted, cut short, without a name, twice.
    #[arg(long, requires = "list")]
    odd_lines: bool,
    /// The output file: an event if the name ends in .ron, else a report; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The most persons of a rating list: the number of unique ids.
const MOST_PERSONS: u32 = 8_000_000;

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum AccelerationName {
    None,
    Baku,
    Random,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum ColorName {
    White,
    Black,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    if let Some(persons) = arguments.list {
        return write_list(arguments, persons);
    }
    if let Some(teams) = arguments.teams {
        return write_teams(arguments, teams);
    }
    let event = arguments.output.as_deref().filter(|path| path.extension().is_some_and(|end| end == "ron"));
    let mut streams = Streams::to(arguments.output.as_deref().filter(|_| event.is_none()))?;
    let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
    let ratings = arguments.ratings.as_deref().map(|path| ratings(path, &mut streams)).transpose()?;
    let mut wishes = wishes(arguments)?;
    wishes.players = ratings.as_ref().map_or(wishes.players, |all| u16::try_from(all.len()).ok());
    let mut parameters = wishes.settled(seed);
    if let Some(ratings) = ratings {
        parameters.ratings = ratings;
    }
    if event.is_some() && arguments.acceleration.is_none() {
        // An event has no virtual points except those of the desk.
        parameters.acceleration = Acceleration::None;
    }
    tell_fresh(arguments, seed);
    let report = simulate(&parameters, &mut |field| dutch::pair(field, &(), &mut ()).ok());
    let codes = if arguments.older_codes { trf::Codes::Older } else { trf::Codes::Trf26 };
    let text = trf::write(&report, codes)?;
    match event {
        Some(path) => import::make_event_of_report(path, text.as_bytes()).map(|()| Answer::Yes),
        None => streams.write(text.as_bytes()),
    }
}

/// Writes a random team event.
fn write_teams(arguments: &Arguments, teams: u16) -> anyhow::Result<Answer> {
    let wishes = TeamWishes {
        teams: within(Some(teams), 2, MOST_TEAMS, "teams")?.unwrap_or(teams),
        boards: within(arguments.boards, 1, MOST_BOARDS, "boards")?,
        system: arguments.team_type.as_deref().map(team_type).transpose()?,
        match_points: arguments.match_points.as_deref().map(match_points).transpose()?,
        allocated: arguments.bye_points.as_deref().map(bye_points).transpose()?,
        event: wishes(arguments)?,
    };
    let is_event =
        arguments.output.as_deref().is_some_and(|path| path.extension().is_some_and(|end| end == "ron"));
    anyhow::ensure!(!is_event, "--teams writes a report (expected another output than an event)");
    let streams = Streams::to(arguments.output.as_deref())?;
    let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
    tell_fresh(arguments, seed);
    let pair = &mut |report: &TeamReport, round| teams::pairing(report, round).ok()?.ok();
    let report = simulate_teams(&wishes, seed, pair).into_report()?;
    streams.write(trf::write(&report, trf::Codes::Trf26)?.as_bytes())
}

/// Reads the type of a team event that can be paired.
fn team_type(kind: &str) -> anyhow::Result<TeamSystem> {
    match TeamSystem::of(kind) {
        TeamSystem::Other(_) | TeamSystem::Scheveningen { .. } => {
            anyhow::bail!("--team-type {kind} (expected {PAIRED_TEAM_TYPES})")
        }
        known @ (TeamSystem::Swiss(_) | TeamSystem::RoundRobin { .. }) => Ok(known),
    }
}

fn match_points(text: &str) -> anyhow::Result<MatchPoints> {
    let wrong = || anyhow::anyhow!("--match-points {text} (expected three numbers such as 2,1,0)");
    match tenths(text, 999).as_deref() {
        Some(&[win, draw, loss]) => Ok(MatchPoints { win, draw, loss }),
        Some(_) | None => Err(wrong()),
    }
}

fn bye_points(text: &str) -> anyhow::Result<[Points; 2]> {
    let wrong = || anyhow::anyhow!("--bye-points {text} (expected two numbers such as 1,2)");
    match tenths(text, 999).as_deref() {
        Some(&[matches, games]) => Ok([matches, games]),
        Some(_) | None => Err(wrong()),
    }
}

/// Reads numbers of points with at most one decimal, up to a number of tenths.
fn tenths(text: &str, most: i32) -> Option<Vec<Points>> {
    let one = |field: &str| {
        let points: Points = field.parse().ok()?;
        let fits = points.units() % 10 == 0 && (Points::ZERO..=Points::from_tenths(most)).contains(&points);
        fits.then_some(points)
    };
    text.split(',').map(one).collect()
}

/// Prints a fresh seed, so that the run can be repeated: an event and a list do not contain it.
fn tell_fresh(arguments: &Arguments, seed: u64) {
    if arguments.seed.is_none() {
        output::tell(&format!("--seed {seed}"));
    }
}

/// Reads a list of tie-breaks; the points precede it in any case.
fn codes(list: &str) -> anyhow::Result<Vec<Code>> {
    let codes =
        list.split(',').map(str::trim).filter(|code| !code.is_empty() && !code.eq_ignore_ascii_case("PTS"));
    let codes = codes.map(str::parse).collect::<Result<Vec<Code>, _>>().context("--tie-breaks")?;
    anyhow::ensure!(!codes.is_empty(), "--tie-breaks names none (expected codes of C.07, as BH/C1,SB)");
    Ok(codes)
}

/// Reads ratings, one per line; blank lines are skipped.
fn ratings(path: &Path, streams: &mut Streams) -> anyhow::Result<Vec<u16>> {
    let bytes = streams.read(Some(path))?;
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let mut all = Vec::new();
    for (line, word) in lines.filter(|(_, word)| !word.is_empty()) {
        let rating = word.parse().ok().filter(|rating| *rating <= 9999);
        let wrong =
            || format!("{}:{line}: {} is not a rating (expected 0 to 9999)", path.display(), quoted(word));
        all.push(rating.with_context(wrong)?);
    }
    let told = "ratings (expected 1 to 9999, one a line)";
    anyhow::ensure!((1..=9999).contains(&all.len()), "{}: {} {told}", path.display(), all.len());
    Ok(all)
}

/// Writes a rating list of invented persons, piece by piece: a large one has some 300 MB.
fn write_list(arguments: &Arguments, persons: u32) -> anyhow::Result<Answer> {
    anyhow::ensure!((1..=MOST_PERSONS).contains(&persons), "--list {persons} (expected 1 to {MOST_PERSONS})");
    let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
    tell_fresh(arguments, seed);
    let wanted = Wanted { seed, persons, has_odd_lines: arguments.odd_lines, is_xml: arguments.xml };
    Streams::to(arguments.output.as_deref())?.write_pieces(Lines::of(wanted))
}

fn wishes(arguments: &Arguments) -> anyhow::Result<Wishes> {
    Ok(Wishes {
        players: within(arguments.players, 1, 9999, "players")?,
        rounds: within(arguments.rounds, 1, 99, "rounds")?,
        highest_rating: within(arguments.highest_rating, 0, 9999, "highest-rating")?,
        lowest_rating: within(arguments.lowest_rating, 0, 9999, "lowest-rating")?,
        rating_gap: within(arguments.rating_gap, 0, 9999, "rating-gap")?,
        half_point_byes: within(arguments.half_point_byes, 0, 1000, "half-point-byes")?,
        zero_point_byes: within(arguments.zero_point_byes, 0, 1000, "zero-point-byes")?,
        full_point_byes: within(arguments.full_point_byes, 0, 1000, "full-point-byes")?,
        forfeits: within(arguments.forfeits, 0, 1000, "forfeits")?,
        double_forfeits: within(arguments.double_forfeits, 0, 1000, "double-forfeits")?,
        odd_results: within(arguments.odd_results, 0, 1000, "odd-results")?,
        unrated_games: within(arguments.unrated_games, 0, 1000, "unrated-games")?,
        withdrawals: within(arguments.withdrawals, 0, 1000, "withdrawals")?,
        late_entries: within(arguments.late_entries, 0, 1000, "late-entries")?,
        acceleration: arguments.acceleration.map(|name| match name {
            AccelerationName::None => Acceleration::None,
            AccelerationName::Baku => Acceleration::Baku,
            AccelerationName::Random => Acceleration::Random,
        }),
        forbidden_groups: arguments.forbidden_groups,
        scoring: arguments.points.as_deref().map(scoring).transpose()?,
        initial_color: arguments.initial_color.map(|name| match name {
            ColorName::White => Color::White,
            ColorName::Black => Color::Black,
        }),
        draws: within(arguments.draws, 0, 100, "draws")?,
        white_advantage: arguments.white_advantage,
        tie_breaks: arguments.tie_breaks.as_deref().map(codes).transpose()?,
        is_strange: arguments.strange,
    })
}

fn within(given: Option<u16>, least: u16, most: u16, name: &str) -> anyhow::Result<Option<u16>> {
    if let Some(number) = given {
        anyhow::ensure!((least..=most).contains(&number), "--{name} {number} (expected {least} to {most})");
    }
    Ok(given)
}

/// Reads six numbers of points with at most one decimal.
fn scoring(text: &str) -> anyhow::Result<PointSystem> {
    let wrong = || anyhow::anyhow!("--points {text} (expected six numbers such as 1,0.5,0,0,0,1)");
    match tenths(text, 999).as_deref() {
        Some(&[win, draw, loss, forfeit_loss, zero_point_bye, pairing_allocated_bye]) => {
            Ok(PointSystem { win, draw, loss, forfeit_loss, zero_point_bye, pairing_allocated_bye })
        }
        Some(_) | None => Err(wrong()),
    }
}
