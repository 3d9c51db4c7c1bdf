//! The setup as lines: each shows one value, takes a typed one or turns to the next choice.

use crate::calendar;
use crate::engine::action::Details;
use crate::engine::game::crikey::{CrikeyRules, Hundredths};
use crate::engine::game::tractor::cards::Rank;
use crate::engine::number::Points;
use crate::engine::rating::probit::batch::{Factor, ProbitRules};
use crate::engine::rating::probit::rounding::Decimals;
use crate::engine::setup::{
    Acceleration, Elimination, Game, PairingSystem, PointSystem, ProbitVersion, Ranking, RatingSystem, Setup,
    SwissRules, TableRules, TieBreak, TractorStart,
};
use crate::engine::state::State;
use crate::engine::text::Label;

/// A line of the setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupLine {
    /// The title.
    Title,
    /// The place.
    Place,
    /// The first day.
    FirstDay,
    /// The last day.
    LastDay,
    /// The chief arbiter.
    Arbiter,
    /// The number of rounds announced.
    Rounds,
    /// What happens at a board.
    Game,
    /// What a result is worth.
    Worth(Worth),
    /// Who meets whom.
    Pairing,
    /// The most players at a table.
    Seats,
    /// Whether the last two rounds of the first cycle change places.
    LastTwo,
    /// Whether the losers of the semifinals play for the third place.
    ThirdPlace,
    /// The rank at which a team of Tractor starts: 0 the first one, 1 the second one.
    StartRank(usize),
    /// What a result does to a rating.
    Rating,
    /// What White is taken to be stronger by.
    Handicap,
    /// The factor of the probit systems.
    Factor,
    /// The decimals kept by the probit systems.
    Decimals,
    /// What the standings sort by.
    Ranking,
    /// A tie-break, by its place.
    TieBreak(usize),
}

/// A result that is worth points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss over the board.
    Loss,
    /// A loss by forfeit.
    ForfeitLoss,
    /// A zero-point bye.
    ZeroPointBye,
    /// The pairing-allocated bye.
    PairingAllocatedBye,
}

impl Worth {
    const ALL: [Self; 6] =
        [Self::Win, Self::Draw, Self::Loss, Self::ForfeitLoss, Self::ZeroPointBye, Self::PairingAllocatedBye];

    const fn name(self) -> &'static str {
        match self {
            Self::Win => "a win",
            Self::Draw => "a draw",
            Self::Loss => "a loss",
            Self::ForfeitLoss => "a loss by forfeit",
            Self::ZeroPointBye => "a zero-point bye",
            Self::PairingAllocatedBye => "a pairing-allocated bye",
        }
    }

    const fn of(self, points: &mut PointSystem) -> &mut Points {
        match self {
            Self::Win => &mut points.win,
            Self::Draw => &mut points.draw,
            Self::Loss => &mut points.loss,
            Self::ForfeitLoss => &mut points.forfeit_loss,
            Self::ZeroPointBye => &mut points.zero_point_bye,
            Self::PairingAllocatedBye => &mut points.pairing_allocated_bye,
        }
    }
}

/// What the event is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Its details.
    pub details: Details,
    /// Its four choices.
    pub setup: Setup,
}

impl Made {
    /// Gives what an event is made of.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self { details: state.details.clone(), setup: state.setup.clone() }
    }

    /// Gives the lines, in order.
    #[must_use]
    pub fn lines(&self) -> Vec<SetupLine> {
        let mut lines = vec![
            SetupLine::Title,
            SetupLine::Place,
            SetupLine::FirstDay,
            SetupLine::LastDay,
            SetupLine::Arbiter,
            SetupLine::Rounds,
            SetupLine::Game,
        ];
        if self.setup.game.points().is_some() {
            lines.extend(Worth::ALL.map(SetupLine::Worth));
        }
        if matches!(self.setup.game, Game::Tractor(_)) {
            lines.extend([SetupLine::StartRank(0), SetupLine::StartRank(1)]);
        }
        lines.push(SetupLine::Pairing);
        match self.setup.pairing {
            PairingSystem::Tables(TableRules::Mixed { .. }) => lines.push(SetupLine::Seats),
            PairingSystem::RoundRobin { cycles: 2, .. } => lines.push(SetupLine::LastTwo),
            PairingSystem::Elimination(Elimination::Single { .. }) => lines.push(SetupLine::ThirdPlace),
            PairingSystem::Tables(_)
            | PairingSystem::Elimination(Elimination::Double)
            | PairingSystem::RoundRobin { .. }
            | PairingSystem::Manual
            | PairingSystem::Swiss(_) => {}
        }
        lines.push(SetupLine::Rating);
        match self.setup.rating {
            RatingSystem::Unrated => {}
            RatingSystem::Exchange(_) => lines.push(SetupLine::Handicap),
            RatingSystem::Probit { .. } => lines.extend([SetupLine::Factor, SetupLine::Decimals]),
        }
        lines.push(SetupLine::Ranking);
        if let Ranking::Points { tie_breaks } = &self.setup.ranking {
            lines.extend((0..tie_breaks.len()).map(SetupLine::TieBreak));
        }
        lines
    }

    /// Gives the value of a line.
    #[must_use]
    pub fn value(&self, line: SetupLine) -> String {
        let (details, setup) = (&self.details, &self.setup);
        match line {
            SetupLine::Title => details.title.to_string(),
            SetupLine::Place => details.place.to_string(),
            SetupLine::FirstDay => details.first_day.to_string(),
            SetupLine::LastDay => details.last_day.to_string(),
            SetupLine::Arbiter => details.arbiter.to_string(),
            SetupLine::Rounds => setup.rounds.to_string(),
            SetupLine::Game => setup.game.name().to_owned(),
            SetupLine::Worth(worth) => {
                let mut points = setup.game.points().copied().unwrap_or_default();
                worth.of(&mut points).to_string()
            }
            SetupLine::Pairing => setup.pairing.name().to_owned(),
            SetupLine::Seats => {
                let PairingSystem::Tables(TableRules::Mixed { seats }) = setup.pairing else {
                    return String::new();
                };
                seats.to_string()
            }
            SetupLine::LastTwo => {
                let PairingSystem::RoundRobin { exchange_last_two, .. } = setup.pairing else {
                    return String::new();
                };
                yes_or_no(exchange_last_two)
            }
            SetupLine::ThirdPlace => {
                let PairingSystem::Elimination(Elimination::Single { third_place }) = setup.pairing else {
                    return String::new();
                };
                yes_or_no(third_place)
            }
            SetupLine::StartRank(team) => {
                let Game::Tractor(start) = setup.game else { return String::new() };
                if team == 0 { start.team1.to_string() } else { start.team2.to_string() }
            }
            SetupLine::Rating => setup.rating.name().to_owned(),
            SetupLine::Handicap | SetupLine::Factor | SetupLine::Decimals => self.rating_parameter(line),
            SetupLine::Ranking => setup.ranking.name().to_owned(),
            SetupLine::TieBreak(at) => self
                .tie_breaks()
                .get(at)
                .map_or_else(String::new, |tie_break| format!("{}  {}", tie_break.code(), tie_break.name())),
        }
    }

    fn rating_parameter(&self, line: SetupLine) -> String {
        match (self.setup.rating, line) {
            (RatingSystem::Exchange(rules), SetupLine::Handicap) => rules.handicap.to_string(),
            (RatingSystem::Probit { rules, .. }, SetupLine::Factor) => rules.factor.number().to_string(),
            (RatingSystem::Probit { rules, .. }, SetupLine::Decimals) => rules.decimals.number().to_string(),
            _ => String::new(),
        }
    }

    /// Gives the tie-breaks.
    #[must_use]
    pub fn tie_breaks(&self) -> &[TieBreak] {
        let Ranking::Points { tie_breaks } = &self.setup.ranking else { return &[] };
        tie_breaks
    }

    /// Takes a typed value.
    ///
    /// # Errors
    ///
    /// Why the text is no value of this line.
    pub fn typed(mut self, line: SetupLine, text: &str) -> Result<Self, String> {
        let text = text.trim();
        let setup = &mut self.setup;
        match line {
            SetupLine::Title => self.details.title = label(line, text)?,
            SetupLine::Place => self.details.place = label(line, text)?,
            SetupLine::FirstDay => self.details.first_day = day(line, text)?,
            SetupLine::LastDay => self.details.last_day = day(line, text)?,
            SetupLine::Arbiter => self.details.arbiter = label(line, text)?,
            SetupLine::Rounds => setup.rounds = number(text, "1 to 65535")?,
            SetupLine::Worth(worth) => {
                let value: Points =
                    text.parse().map_err(|error: crate::engine::number::NumberError| error.to_string())?;
                if let Game::Chess(points) | Game::Crikey(points) | Game::Decided(points) = &mut setup.game {
                    *worth.of(points) = value;
                }
            }
            SetupLine::Seats => {
                setup.pairing = PairingSystem::Tables(TableRules::Mixed { seats: number(text, "2 to 10")? });
            }
            SetupLine::Handicap => {
                let handicap: Hundredths =
                    text.parse().map_err(|_| "a handicap has two decimals: 3.00".to_owned())?;
                setup.rating = RatingSystem::Exchange(CrikeyRules { handicap });
            }
            SetupLine::Factor | SetupLine::Decimals => self.type_probit(line, text)?,
            SetupLine::Game
            | SetupLine::Pairing
            | SetupLine::Rating
            | SetupLine::Ranking
            | SetupLine::LastTwo
            | SetupLine::ThirdPlace
            | SetupLine::StartRank(_)
            | SetupLine::TieBreak(_) => {
                return Err("choose with ← and →".to_owned());
            }
        }
        Ok(self)
    }

    fn type_probit(&mut self, line: SetupLine, text: &str) -> Result<(), String> {
        let RatingSystem::Probit { rules, .. } = &mut self.setup.rating else { return Ok(()) };
        if line == SetupLine::Factor {
            let wrong = || format!("a factor of {text} (expected 1 to 1000)");
            rules.factor = Factor::new(number(text, "1 to 1000")?).ok_or_else(wrong)?;
        } else {
            let wrong = || format!("{text} decimals (expected 0 to 2)");
            rules.decimals = Decimals::new(number(text, "0 to 2")?).ok_or_else(wrong)?;
        }
        Ok(())
    }

    /// Turns a line to the next choice or back; `None` where there is nothing to choose.
    #[must_use]
    pub fn turned(mut self, line: SetupLine, forward: bool) -> Option<Self> {
        let setup = &mut self.setup;
        match line {
            SetupLine::Game => {
                setup.game = next(&games(setup), &setup.game, forward);
                fit(setup);
            }
            SetupLine::Pairing => {
                let game = setup.game.clone();
                let fitting = pairings().into_iter().filter(|pairing| {
                    Setup { pairing: pairing.clone(), ..bare(&game) }.complaints().is_empty()
                });
                setup.pairing = next(&fitting.collect::<Vec<_>>(), &setup.pairing, forward);
            }
            SetupLine::Rating => {
                let game = setup.game.clone();
                let fitting = ratings()
                    .into_iter()
                    .filter(|rating| Setup { rating: *rating, ..bare(&game) }.complaints().is_empty());
                setup.rating = next(&fitting.collect::<Vec<_>>(), &setup.rating, forward);
                fit(setup);
            }
            SetupLine::Ranking => {
                let fitting = rankings().into_iter().filter(|ranking| {
                    Setup { ranking: ranking.clone(), ..setup.clone() }.complaints().is_empty()
                });
                setup.ranking = next(&fitting.collect::<Vec<_>>(), &setup.ranking, forward);
            }
            SetupLine::TieBreak(at) => self.turn_tie_break(at, forward),
            SetupLine::LastTwo | SetupLine::ThirdPlace | SetupLine::StartRank(_) => {
                self.turn_parameter(line, forward);
            }
            SetupLine::Title
            | SetupLine::Place
            | SetupLine::FirstDay
            | SetupLine::LastDay
            | SetupLine::Arbiter
            | SetupLine::Rounds
            | SetupLine::Worth(_)
            | SetupLine::Seats
            | SetupLine::Handicap
            | SetupLine::Factor
            | SetupLine::Decimals => return None,
        }
        Some(self)
    }

    fn turn_parameter(&mut self, line: SetupLine, forward: bool) {
        match (line, &mut self.setup.pairing, &mut self.setup.game) {
            (SetupLine::LastTwo, PairingSystem::RoundRobin { exchange_last_two, .. }, _) => {
                *exchange_last_two = !*exchange_last_two;
            }
            (SetupLine::ThirdPlace, PairingSystem::Elimination(Elimination::Single { third_place }), _) => {
                *third_place = !*third_place;
            }
            (SetupLine::StartRank(team), _, Game::Tractor(start)) => {
                let rank = if team == 0 { &mut start.team1 } else { &mut start.team2 };
                // Behind the ace the ranks begin again, and before the 2 they end.
                let steps = if forward { 1 } else { RANKS - 1 };
                let to = (u64::from(rank.number()) + steps) % RANKS;
                *rank = Rank::TWO.raised(to).unwrap_or(Rank::TWO);
            }
            _ => {}
        }
    }

    fn turn_tie_break(&mut self, at: usize, forward: bool) {
        let Ranking::Points { tie_breaks } = &mut self.setup.ranking else { return };
        let Some(here) = tie_breaks.get(at).copied() else { return };
        let free = TieBreak::ALL.iter().copied().filter(|one| *one == here || !tie_breaks.contains(one));
        tie_breaks[at] = next(&free.collect::<Vec<_>>(), &here, forward);
    }

    /// Adds the first tie-break that is not on the list; `None` when all are.
    #[must_use]
    pub fn with_tie_break(mut self) -> Option<Self> {
        let Ranking::Points { tie_breaks } = &mut self.setup.ranking else { return None };
        let free = TieBreak::ALL.iter().copied().find(|one| !tie_breaks.contains(one))?;
        tie_breaks.push(free);
        Some(self)
    }

    /// Removes a tie-break.
    #[must_use]
    pub fn without_tie_break(mut self, at: usize) -> Option<Self> {
        let Ranking::Points { tie_breaks } = &mut self.setup.ranking else { return None };
        (at < tie_breaks.len()).then(|| tie_breaks.remove(at))?;
        Some(self)
    }

    /// Exchanges a tie-break with the one before or after it.
    #[must_use]
    pub fn with_tie_break_moved(mut self, at: usize, up: bool) -> Option<Self> {
        let Ranking::Points { tie_breaks } = &mut self.setup.ranking else { return None };
        let to = if up { at.checked_sub(1)? } else { at + 1 };
        if tie_breaks.len() <= at.max(to) {
            return None;
        }
        tie_breaks.swap(at, to);
        Some(self)
    }
}

impl SetupLine {
    /// Gives the name of the line.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Title => "title".to_owned(),
            Self::Place => "place".to_owned(),
            Self::FirstDay => "first day".to_owned(),
            Self::LastDay => "last day".to_owned(),
            Self::Arbiter => "chief arbiter".to_owned(),
            Self::Rounds => "rounds".to_owned(),
            Self::Game => "game".to_owned(),
            Self::Worth(worth) => format!("  {}", worth.name()),
            Self::Pairing => "pairing".to_owned(),
            Self::Seats => "  most players at a table".to_owned(),
            Self::LastTwo => "  last two rounds change places".to_owned(),
            Self::ThirdPlace => "  game for the third place".to_owned(),
            Self::StartRank(team) => format!("  team {} starts at", team + 1),
            Self::Rating => "rating".to_owned(),
            Self::Handicap => "  White counts stronger by".to_owned(),
            Self::Factor => "  factor".to_owned(),
            Self::Decimals => "  decimals".to_owned(),
            Self::Ranking => "ranking".to_owned(),
            Self::TieBreak(at) => format!("  tie-break {}", at + 1),
        }
    }

    /// Tells whether the line is turned through choices rather than typed.
    #[must_use]
    pub const fn is_choice(self) -> bool {
        matches!(
            self,
            Self::Game
                | Self::Pairing
                | Self::Rating
                | Self::Ranking
                | Self::LastTwo
                | Self::ThirdPlace
                | Self::StartRank(_)
                | Self::TieBreak(_)
        )
    }

    /// Tells whether the line is a day.
    #[must_use]
    pub const fn is_day(self) -> bool {
        matches!(self, Self::FirstDay | Self::LastDay)
    }

    /// Says why the line may no longer change, or what changing it means.
    #[must_use]
    pub fn frozen(self, state: &State) -> Option<&'static str> {
        if state.rounds.is_empty() {
            return None;
        }
        let on_pairing = matches!(self, Self::Pairing | Self::Seats | Self::LastTwo | Self::ThirdPlace)
            .then_some("fixed: the pairings so far rest on it");
        let on_game =
            matches!(self, Self::Game | Self::StartRank(_)).then_some("fixed: round 1 is published");
        on_game.or(on_pairing)
    }
}

impl Made {
    /// Says in one line what the chosen value of a line means.
    #[must_use]
    pub fn help(&self, line: SetupLine) -> &'static str {
        match line {
            SetupLine::Title => "stands on every screen and report, and named the file when it was made",
            SetupLine::Place | SetupLine::FirstDay | SetupLine::LastDay | SetupLine::Arbiter => {
                "stands on reports and in the tournament report (TRF)"
            }
            SetupLine::Rounds => "as announced; requested byes and the acceleration count on it",
            SetupLine::Game => game_help(&self.setup.game),
            SetupLine::Worth(worth) => worth.help(),
            SetupLine::StartRank(_) => "the rank from 2 to the ace at which the team plays its first round",
            SetupLine::Pairing => pairing_help(&self.setup.pairing),
            SetupLine::Seats => {
                "tables are filled as evenly as the number of players allows, up to this many"
            }
            SetupLine::LastTwo => {
                "so that nobody has the same colour three times in a row where the cycles meet"
            }
            SetupLine::ThirdPlace => {
                "the two who lose their semifinals meet; without it they share the place"
            }
            SetupLine::Rating => rating_help(self.setup.rating),
            SetupLine::Handicap => "added to White's rating before the gap is taken (Crikey rule 1)",
            SetupLine::Factor => {
                "Y: a game is about 10 Y points, and 100 Y points are one standard deviation"
            }
            SetupLine::Decimals => "Q: the decimals to which a rating after the event is rounded",
            SetupLine::Ranking => ranking_help(&self.setup.ranking),
            SetupLine::TieBreak(at) => self.tie_breaks().get(at).map_or("", |one| one.help()),
        }
    }
}

/// How many ranks there are, from 2 to the ace.
const RANKS: u64 = 13;

fn yes_or_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

impl Worth {
    const fn help(self) -> &'static str {
        match self {
            Self::Win => "also a win by forfeit and a full-point bye",
            Self::Draw => "also a half-point bye, and an adjourned game until it is finished",
            Self::Loss => "over the board",
            Self::ForfeitLoss => "for not having come",
            Self::ZeroPointBye => "a round that was announced to be missed, without points",
            Self::PairingAllocatedBye => "for whoever is left over when the number of players is odd",
        }
    }
}

const fn game_help(game: &Game) -> &'static str {
    match game {
        Game::Chess(_) => "two players: won, drawn or lost, forfeits, adjourned games",
        Game::Crikey(_) => "two players: won, drawn or lost, with the value of the pieces left to each",
        Game::Decided(_) => "two players: won or lost, never drawn",
        Game::Dice => "2 to 10 at a table: five dice each, best hand first",
        Game::Tractor(_) => "four at a table in two teams: the cards of every trick are entered and judged",
    }
}

const fn pairing_help(pairing: &PairingSystem) -> &'static str {
    match pairing {
        PairingSystem::Manual => "you make every board by hand",
        PairingSystem::RoundRobin { .. } => {
            "everybody meets everybody, by the tables of Berger (C.05 annex 1)"
        }
        PairingSystem::Tables(TableRules::Mixed { .. }) => {
            "players are seated so that the same ones meet as seldom as can be"
        }
        PairingSystem::Tables(TableRules::PartnersKept) => "partners stay together and meet other pairs",
        PairingSystem::Tables(TableRules::PartnersRotated) => "everybody gets another partner every round",
        PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }) => {
            "equal scores meet, nobody twice (C.04.3, in force since 1 February 2026)"
        }
        PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }) => {
            "as the Swiss, the upper half with virtual points in the first rounds (C.04.5.1)"
        }
        PairingSystem::Elimination(Elimination::Single { .. }) => "whoever loses a match is out",
        PairingSystem::Elimination(Elimination::Double) => "whoever loses twice is out",
    }
}

const fn rating_help(rating: RatingSystem) -> &'static str {
    match rating {
        RatingSystem::Unrated => "ratings of players only seed them; results change none",
        RatingSystem::Exchange(_) => "every game moves points from one player to the other (Crikey)",
        RatingSystem::Probit { version: ProbitVersion::Old, .. } => {
            "the event is rated at once, with the ratings before it (Rönnblom 2005)"
        }
        RatingSystem::Probit { version: ProbitVersion::New, .. } => {
            "the event is rated at once, with the ratings after it (Rönnblom 2005)"
        }
    }
}

const fn ranking_help(ranking: &Ranking) -> &'static str {
    match ranking {
        Ranking::Points { .. } => "points first, then the tie-breaks below in their order",
        Ranking::Rating => "the rating as it stands now, highest first",
        Ranking::Placings => "the mean of the places at the tables, lowest first, then the best hands",
        Ranking::Progress => "the rank reached, then the points taken as defenders",
        Ranking::Elimination => "who is still in, then how late a player went out",
    }
}

fn label(line: SetupLine, text: &str) -> Result<Label, String> {
    Label::new(text).map_err(|wrong| format!("the {} {wrong}", line.name()))
}

/// Reads a day; none is an empty line.
fn day(line: SetupLine, text: &str) -> Result<Label, String> {
    if text.is_empty() || calendar::is_day(text) {
        return label(line, text);
    }
    Err(format!("`{text}` is not a day (expected year-month-day, for instance 2026-11-21)"))
}

fn number<T: std::str::FromStr>(text: &str, expected: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number (expected {expected})"))
}

/// Gives the choice after or before the present one; parameters of the present one do not matter.
fn next<T: Clone + Named>(choices: &[T], here: &T, forward: bool) -> T {
    let at = choices.iter().position(|choice| choice.named() == here.named());
    let len = choices.len().max(1);
    let to = match at {
        Some(at) if forward => (at + 1) % len,
        Some(at) => (at + len - 1) % len,
        None => 0,
    };
    choices.get(to).unwrap_or(here).clone()
}

/// A choice that has a name.
trait Named {
    fn named(&self) -> &'static str;
}

impl Named for Game {
    fn named(&self) -> &'static str {
        self.name()
    }
}

impl Named for PairingSystem {
    fn named(&self) -> &'static str {
        self.name()
    }
}

impl Named for RatingSystem {
    fn named(&self) -> &'static str {
        self.name()
    }
}

impl Named for Ranking {
    fn named(&self) -> &'static str {
        self.name()
    }
}

impl Named for TieBreak {
    fn named(&self) -> &'static str {
        self.name()
    }
}

fn games(setup: &Setup) -> Vec<Game> {
    let points = setup.game.points().copied().unwrap_or_default();
    let mut games = vec![Game::Chess(points), Game::Crikey(points), Game::Decided(points), Game::Dice];
    let two = TractorStart { team1: Rank::TWO, team2: Rank::TWO };
    games.push(if let Game::Tractor(start) = setup.game { Game::Tractor(start) } else { Game::Tractor(two) });
    games
}

fn pairings() -> Vec<PairingSystem> {
    vec![
        PairingSystem::Manual,
        PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
        PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }),
        PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
        PairingSystem::RoundRobin { cycles: 2, exchange_last_two: true },
        PairingSystem::Elimination(Elimination::Single { third_place: true }),
        PairingSystem::Elimination(Elimination::Double),
        PairingSystem::Tables(TableRules::Mixed { seats: 4 }),
        PairingSystem::Tables(TableRules::PartnersKept),
        PairingSystem::Tables(TableRules::PartnersRotated),
    ]
}

fn ratings() -> Vec<RatingSystem> {
    let probit = |version| RatingSystem::Probit { version, rules: ProbitRules::default() };
    vec![
        RatingSystem::Unrated,
        RatingSystem::Exchange(CrikeyRules::default()),
        probit(ProbitVersion::Old),
        probit(ProbitVersion::New),
    ]
}

fn rankings() -> Vec<Ranking> {
    vec![
        Ranking::Points {
            tie_breaks: vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks],
        },
        Ranking::Rating,
        Ranking::Placings,
        Ranking::Progress,
        Ranking::Elimination,
    ]
}

/// The least that an event of a game can be, to ask whether one more choice goes with it.
fn bare(game: &Game) -> Setup {
    let none = RatingSystem::Unrated;
    let mut setup = Setup {
        game: game.clone(),
        pairing: PairingSystem::Manual,
        rating: none,
        ranking: Ranking::Rating,
        rounds: 1,
    };
    fit_ranking(&mut setup);
    setup
}

/// Replaces the choices that do not go with the others by the first ones that do.
fn fit(setup: &mut Setup) {
    let game = setup.game.clone();
    if !(Setup { pairing: setup.pairing.clone(), ..bare(&game) }).complaints().is_empty() {
        let fits = |pairing: &PairingSystem| {
            Setup { pairing: pairing.clone(), ..bare(&game) }.complaints().is_empty()
        };
        setup.pairing = pairings().into_iter().rev().find(fits).unwrap_or(PairingSystem::Manual);
    }
    if !(Setup { rating: setup.rating, ..bare(&game) }).complaints().is_empty() {
        setup.rating = RatingSystem::Unrated;
    }
    fit_ranking(setup);
}

fn fit_ranking(setup: &mut Setup) {
    if setup.complaints().is_empty() {
        return;
    }
    let fits =
        |ranking: &Ranking| Setup { ranking: ranking.clone(), ..setup.clone() }.complaints().is_empty();
    if let Some(ranking) = rankings().into_iter().find(fits) {
        setup.ranking = ranking;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made() -> Made {
        Made { details: Details::default(), setup: bare(&Game::Chess(PointSystem::default())) }
    }

    #[test]
    fn whatever_is_turned_to_goes_together() {
        let mut made = made();
        for step in 0_usize..200 {
            let lines = made.lines();
            let line = lines[(step * 7) % lines.len()];
            made = made.clone().turned(line, step % 3 > 0).unwrap_or(made);
            assert_eq!(made.setup.complaints(), Vec::<String>::new(), "step {step}: {line:?}");
        }
    }

    #[test]
    fn every_game_pairing_and_ranking_is_reached() {
        let mut made = made();
        let mut seen = Vec::new();
        for _ in 0..5 {
            made = made.turned(SetupLine::Game, true).unwrap();
            seen.push(made.value(SetupLine::Game));
            for line in made.lines() {
                assert!(made.clone().typed(line, &made.value(line)).is_ok() || line.is_choice(), "{line:?}");
            }
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 5);
    }

    #[test]
    fn tie_breaks_are_added_moved_and_removed() {
        let codes =
            |made: &Made| made.tie_breaks().iter().map(|one| one.code()).collect::<Vec<_>>().join(" ");
        let made = made();
        assert_eq!(codes(&made), "RP SB BPG");
        let made = made.with_tie_break().unwrap();
        assert_eq!(codes(&made), "RP SB BPG WON");
        let made = made.with_tie_break_moved(3, true).unwrap();
        assert_eq!(codes(&made), "RP SB WON BPG");
        let made = made.without_tie_break(0).unwrap();
        assert_eq!(codes(&made), "SB WON BPG");
        assert!(made.clone().with_tie_break_moved(0, true).is_none());
        assert!(made.without_tie_break(3).is_none());
    }
}
