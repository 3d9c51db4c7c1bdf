//! `wallchart new`: creates an event without the screen.

use std::path::PathBuf;

use anyhow::Context as _;

use super::answer::Answer;
use super::argument::BadArgument;
use super::output;
use engine::action::{Details, Header, RatingKind};
use engine::rating::kind;
use engine::setup::{Game, Ranking, Strength, TeamAdds, TeamName, TeamRanking, TieBreak, Unrated};
use engine::text::Label;
use formats::choices;
use formats::clock::{Clock as _, SystemClock};
use formats::language::Language;
use formats::presets;

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
pub(super) struct Arguments {
    /// The event file to create; an existing file is never overwritten.
    event: PathBuf,
    /// The preset: see `wallchart presets`.
    #[arg(long)]
    preset: String,
    /// The title.
    #[arg(long)]
    title: Option<String>,
    /// The language of reports and pages, for instance `de`, or two as in `de+en`; English if not given.
    #[arg(long)]
    language: Option<Language>,
    /// The number of rounds, if not the preset's.
    #[arg(long)]
    rounds: Option<u16>,
    /// A detail of the event or a parameter of its game, pairing, rating or ranking, by its name in the
    /// setup: `--set page=https://example.org/open`, `--set boards=6`; a wrong name lists them. For several
    /// give it several times.
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Starts outside official mode, in which the federation's presets start.
    #[arg(long)]
    unofficial: bool,
    /// The tie-breaks after the points, if not the preset's: codes of C.07 as `BH/C1,BH,SB,DE`,
    /// `OTHER_LOTS`, `OTHER_PLACE`.
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// The games of each round start from a drawn position of Chess960: see `position`.
    #[arg(long)]
    chess960: bool,
    /// Asks before the next round and before a seal about results that were typed only once.
    #[arg(long)]
    second_pass: bool,
    /// A ranking of teams over the players: what a team adds (`points`, `mean`, `places`), the field that
    /// names it (`club`, `federation`) and how many of its best players count (0 for all): `points,club,4`.
    #[arg(long, value_name = "RULE", value_parser = teams)]
    teams: Option<TeamRanking>,
    /// The treatment of unrated opponents in tie-breaks of ratings: `none`, `left-out`, `lowest`, `mean`,
    /// or a rating.
    #[arg(long, value_name = "RULE", value_parser = super::tiebreaks::unrated)]
    unrated: Option<Unrated>,
    /// The kinds of rating in order, of which a player's first one counts: `national,standard`; `-` for the
    /// typed one.
    #[arg(long, value_name = "KINDS", value_parser = kinds)]
    ratings: Option<Kinds>,
    /// The method that orders the players, if not the rating used: FIDE, NRO, FIDON, NIDOF, HBFN, LBFN,
    /// OTHER (TRF 172).
    #[arg(long, value_name = "METHOD", value_parser = strength)]
    strength: Option<Strength>,
    /// The event lasts more than 30 days: ratings may apply from a round on.
    #[arg(long)]
    long: bool,
}

/// Reads a method of record 172.
fn strength(text: &str) -> Result<Strength, BadArgument> {
    let known = Strength::ALL.into_iter().filter_map(Strength::code).collect::<Vec<_>>().join(", ");
    Strength::of_code(text).ok_or(BadArgument::Strength(known))
}

/// Reads the kinds of ratings in their order; a single dash means none.
fn kinds(text: &str) -> Result<Kinds, BadArgument> {
    if text.trim() == "-" { Ok(Kinds(Vec::new())) } else { Ok(Kinds(kind::read_order(text)?)) }
}

/// The most players of a team that count.
const MOST_BEST: u8 = 99;

/// Reads a ranking of teams; what is not given is as usual.
fn teams(text: &str) -> Result<TeamRanking, BadArgument> {
    let mut rule = TeamRanking::default();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        match word {
            "points" => rule.adds = TeamAdds::Points,
            "mean" => rule.adds = TeamAdds::MeanOfPoints,
            "places" => rule.adds = TeamAdds::Places,
            "club" => rule.named_by = TeamName::Club,
            "federation" => rule.named_by = TeamName::Federation,
            number => {
                let best = number.parse().ok().filter(|best| *best <= MOST_BEST);
                rule.best = best.ok_or_else(|| BadArgument::Teams(number.to_owned()))?;
            }
        }
    }
    Ok(rule)
}

/// The kinds of ratings that an event uses.
#[derive(Debug, Clone)]
struct Kinds(Vec<RatingKind>);

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    output::check_event_path(&arguments.event)?;
    let mut setup = presets::find(&arguments.preset)?.setup;
    if let Some(rounds) = arguments.rounds {
        setup.rounds = rounds;
    }
    let mut details = Details::default();
    for choice in &arguments.set {
        choices::set(&mut details, &mut setup, choice).context("--set")?;
    }
    if arguments.unofficial {
        setup.regulations.official = false;
    }
    if let Some(list) = &arguments.tie_breaks {
        let codes = list.split(',').map(str::trim).filter(|code| !code.is_empty());
        let tie_breaks = codes.map(TieBreak::of_report).collect::<Result<_, _>>().context("--tie-breaks")?;
        setup.ranking = Ranking::by(tie_breaks);
    }
    setup.regulations.second_pass = arguments.second_pass;
    if arguments.chess960 {
        anyhow::ensure!(
            matches!(setup.game, Game::Chess(_)),
            "--chess960 goes with chess only, not with {}",
            setup.game.name()
        );
        setup.regulations.chess960 = true;
    }
    if let (Some(unrated), Ranking::Points { rules, .. }) = (arguments.unrated, &mut setup.ranking) {
        rules.unrated = unrated;
    }
    if let Some(Kinds(kinds)) = &arguments.ratings {
        setup.rated_by.clone_from(kinds);
    }
    let is_chess = matches!(setup.game, Game::Chess(_));
    let asks = arguments.strength.is_some() || arguments.long || arguments.unrated.is_some();
    anyhow::ensure!(is_chess || !asks, "--strength, --long and --unrated are for chess");
    setup.regulations.strength = arguments.strength.unwrap_or(setup.regulations.strength);
    setup.regulations.long |= arguments.long;
    setup.regulations.teams = arguments.teams;
    if let Some(complaint) = setup.complaints().into_iter().next().filter(|_| !arguments.set.is_empty()) {
        anyhow::bail!("--set: {complaint}");
    }
    let stem =
        || arguments.event.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    if let Some(title) = &arguments.title {
        details.title = Label::new(title).context("--title")?;
    } else if details.title.is_empty() {
        details.title =
            Label::new(&stem()).context("the name of the file becomes the title (or give --title)")?;
    }
    if let Some(language) = &arguments.language {
        details.language = Label::taken_over(&language.to_string());
    }
    let header = Header::new(Label::taken_over(&SystemClock.now()), details, setup);
    output::new_desk(&arguments.event, header)?;
    Ok(Answer::Yes)
}
