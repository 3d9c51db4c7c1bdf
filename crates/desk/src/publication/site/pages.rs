//! The pages of a site: their names, their sources and their making.
//!
//! The sources of a page are digested without making the page, so that after one result only the few pages
//! are made that may have changed. A digest may cover more than the page shows: then a page is made and found
//! unchanged. It must not cover less.

use std::hash::{Hash, Hasher};

use sha2::{Digest as _, Sha256};

use engine::action::Outcome;
use engine::announced;
use engine::id::{PlayerId, RoundNo};
use engine::setup::{Ranking, RatingSystem};
use engine::standings::Standings;
use engine::state::{Board, Player, Sealed, State};
use formats::report::card::Cards;
use formats::report::html::{self, Links, Site};
use formats::report::names::NameOrder;
use formats::report::names::by_name;
use formats::report::{
    Block, Grid, Imprint, Report, Section, Source, boards, crosstable, pairings, prizes, standings, teams,
};

/// The pages that every page links to.
const PAGES: [(&str, &str); 5] = [
    ("index.html", "Pairings"),
    ("names.html", "By name"),
    ("standings.html", "Standings"),
    ("crosstable.html", "Crosstable"),
    ("players.html", "Starting list"),
];

/// The page for a screen in the hall. No page links to it.
const WALL: &str = "wall.html";

/// The page of the players of teams by board, in an event of teams.
const BOARDS: (&str, &str) = ("boards.html", "Players by board");

/// The page of the prizes, if there are any.
const PRIZES: (&str, &str) = ("prizes.html", "Prizes");

/// The digest of the sources of a page: the first half of a SHA-256.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Made([u8; 16]);

impl Made {
    fn of(parts: &(impl Hash + ?Sized)) -> Self {
        let mut digester = Digester(Sha256::new());
        parts.hash(&mut digester);
        digester.made()
    }

    /// Returns it as hexadecimal digits.
    pub(super) fn to_text(self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }
}

/// Adds a hashable value to a digest. Another version of the standard library or another machine may hash it
/// differently; the pages are then only written again.
struct Digester(Sha256);

impl Digester {
    fn made(self) -> Made {
        let whole: [u8; 32] = self.0.finalize().into();
        let mut half = [0; 16];
        half.copy_from_slice(&whole[..16]);
        Made(half)
    }
}

impl Hasher for Digester {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        let Made(half) = Self(self.0.clone()).made();
        half.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
    }
}

/// A page, before it is made.
pub(super) struct Page<'a> {
    /// The name of its file.
    pub name: String,
    /// The digest of its sources.
    pub made_of: Made,
    make: Box<dyn Fn() -> Report + 'a>,
    /// The links of the page; `None` for that of a screen in the hall.
    leads_to: Option<LeadsTo<'a>>,
}

/// The links of a page.
#[derive(Clone, Copy)]
struct LeadsTo<'a> {
    menu: &'a [(String, String)],
    rounds: &'a [(String, String)],
    is_of_player: bool,
}

impl Page<'_> {
    /// Builds the page.
    pub(super) fn make(&self) -> String {
        let Some(LeadsTo { menu, rounds, is_of_player }) = self.leads_to else {
            return html::page(&[&(self.make)()], Links::Wall);
        };
        let (pages, rounds) = (borrowed(menu), borrowed(rounds));
        let site =
            Site { pages: &pages, rounds: &rounds, here: &self.name, is_of_player, player: player_page };
        html::page(&[&(self.make)()], Links::Site(&site))
    }
}

fn borrowed(links: &[(String, String)]) -> Vec<(&str, &str)> {
    links.iter().map(|(name, label)| (&**name, &**label)).collect()
}

/// The common data of the pages of an event, computed once.
pub(super) struct Workshop<'a> {
    order: &'a NameOrder,
    source: Source<'a>,
    /// An imprint that does not change with every entry of the journal.
    still: Imprint,
    /// The menu of a player's page, which leads to the rounds of the first page, so that a new round does not
    /// change it.
    menu_of_player: Vec<(String, String)>,
    /// The menu of the other pages, which leads to their own list of rounds.
    menu: Vec<(String, String)>,
    /// The pages of the rounds.
    rounds: Vec<(String, String)>,
    now: Standings,
}

impl<'a> Workshop<'a> {
    /// Computes the common data of the pages of an event.
    pub(super) fn of(state: &'a State, imprint: &'a Imprint, order: &'a NameOrder) -> Self {
        let last = state.last_round();
        let owned = |(name, label): (&str, &str)| (name.to_owned(), label.to_owned());
        let mut plain: Vec<_> = PAGES.into_iter().map(owned).collect();
        plain.extend(state.setup.game.match_rules().map(|_| owned(BOARDS)));
        plain.extend(state.prizes.as_ref().map(|_| owned(PRIZES)));
        let rounds: Vec<_> =
            (1..=last.0).map(|round| (round_page(RoundNo(round)), round.to_string())).collect();
        let with = |place| {
            let rounds = rounds.first().map(|_| owned((place, "Rounds")));
            plain.iter().cloned().chain(rounds).collect()
        };
        let (menu, menu_of_player) = (with("#rounds"), with("index.html#rounds"));
        Self {
            order,
            source: Source { state, round: last, imprint },
            still: Imprint { last_entry: String::new(), head: String::new(), ..imprint.clone() },
            menu_of_player,
            menu,
            rounds,
            now: announced::shown(state, last),
        }
    }

    /// Lists all pages.
    pub(super) fn pages(&'a self) -> Vec<Page<'a>> {
        let Source { state, round: last, imprint } = self.source;
        let still = Source { imprint: &self.still, ..self.source };
        let all = Made::of(&(self.frame(), state.players.as_slice()));
        let rounds = rounds(state);
        let played = |round: RoundNo| round.0.checked_sub(1).map(|at| rounds.get(usize::from(at)).copied());
        let lasting = (all, played(last));
        let seal = |round: RoundNo| state.seal(round).map(sealed);
        let top = (lasting, seal(last), debug(imprint));
        let start = Source { round: RoundNo(0), ..still };
        let seated =
            state.round(last).map(|held| (held.boards.iter().map(seated).collect::<Vec<_>>(), &held.byes));
        let mut pages = vec![
            self.page("index.html", Made::of(&top), move || round_report(&self.source)),
            self.page("players.html", Made::of(&(all, seal(RoundNo(0)))), move || {
                standings::standings(&start, &announced::shown(state, RoundNo(0)))
            }),
            self.page("names.html", Made::of(&(all, seated, self.order.language())), move || {
                by_name(&still, self.order)
            }),
            self.page("standings.html", Made::of(&top), || standings::standings(&self.source, &self.now)),
            self.page("crosstable.html", Made::of(&top), || crosstable::crosstable(&self.source, &self.now)),
        ];
        if state.setup.game.match_rules().is_some() {
            pages.push(self.page(BOARDS.0, Made::of(&("boards", &top)), || self.boards()));
        }
        pages.push(Page {
            name: WALL.to_owned(),
            made_of: Made::of(&("wall", lasting, seal(last))),
            make: Box::new(move || wall(&still, &self.now)),
            leads_to: None,
        });
        if let Some(rules) = &self.source.state.prizes {
            let made_of = Made::of(&(&top, debug(rules)));
            pages.push(self.page(PRIZES.0, made_of, || prizes::prizes(&self.source, &self.now, rules)));
        }
        for round in (1..=last.0).map(RoundNo) {
            let made_of = Made::of(&(all, played(round)));
            let source = Source { round, ..still };
            pages.push(self.page(&round_page(round), made_of, move || round_report(&source)));
        }
        pages
    }

    /// Returns the players of the teams by board; without teams there is no such page.
    fn boards(&self) -> Report {
        boards::boards(&self.source).unwrap_or_else(|_| standings::standings(&self.source, &self.now))
    }

    fn page(&'a self, name: &str, made_of: Made, make: impl Fn() -> Report + 'a) -> Page<'a> {
        let leads_to = LeadsTo { menu: &self.menu, rounds: &self.rounds, is_of_player: false };
        Page { name: name.to_owned(), made_of, make: Box::new(make), leads_to: Some(leads_to) }
    }

    /// Returns the data of the players' cards.
    pub(super) fn cards(&'a self) -> Cards<'a> {
        Cards::of(Source { imprint: &self.still, ..self.source }).without_places()
    }

    /// Lists the pages of the players, from their cards.
    pub(super) fn players<'c>(&'a self, cards: &'c Cards<'a>) -> Vec<Page<'c>> {
        let state = self.source.state;
        let close = matches!(
            (&state.setup.ranking, state.setup.rating_of_players()),
            (Ranking::Points { .. }, RatingSystem::Unrated)
        )
        .then(|| neighbourhoods(state, cards));
        let far = (1..).zip(state.setup.ranking.tie_breaks()).filter(|(_, one)| !one.is_close());
        let far: Vec<usize> = far.map(|(at, _)| at).collect();
        let all = Made::of(&(self.frame(), state.players.as_slice()));
        let page = |player: &Player| {
            let id = player.id;
            let made_of = match close.as_ref().and_then(|close| close.get(id.index())) {
                Some(close) => {
                    let told: Vec<_> = far.iter().map(|at| debug(&cards.reasons_of(id, *at))).collect();
                    Made::of(&(all, close, told, cards.is_changed(id)))
                }
                None => Made::of(&(self.frame(), cards.card(id))),
            };
            let make = Box::new(move || cards.card(id));
            let leads_to = LeadsTo { menu: &self.menu_of_player, rounds: &[], is_of_player: true };
            Page { name: player_page(id), made_of, make, leads_to: Some(leads_to) }
        };
        state.players.iter().map(page).collect()
    }

    /// Digests the sources of every page: the program and its style sheet, the event without its players and
    /// rounds, and the frame of a page.
    fn frame(&self) -> Made {
        // New data of an event must be digested somewhere here. The check-in and the stored lines of a
        // report are on no page; the prizes have their own.
        let State {
            details,
            setup,
            players: _,
            removed: _,
            rounds,
            paired_with: _,
            paired_from: _,
            initial_color,
            forbidden,
            seals: _,
            keys: _,
            began,
            prizes: _,
            check_ins: _,
            lots,
            given,
            kept: _,
            adjusted_points,
            positions,
            left_official,
            has_named_partners: _,
        } = self.source.state;
        // Every page shows the open games that the end of the event waits for.
        let is_provisional = self.source.state.awaited_for_the_end().is_some();
        let given = (&**lots, given, adjusted_points, positions, left_official, is_provisional);
        let event =
            debug(&(details, setup, rounds.len(), initial_color, forbidden, began, given, &self.still));
        let blocks = vec![Block::Slips(Vec::new()), Block::Tree(Grid::default())];
        let empty = Report {
            event: String::new(),
            about: String::new(),
            title: String::new(),
            sections: vec![Section::of(blocks)],
            data: None,
            footer: Vec::new(),
            page: String::new(),
            mark: String::new(),
            language: self.source.language().clone(),
        };
        let site = Site { pages: &[], rounds: &[], here: "", is_of_player: false, player: player_page };
        let page = |links| html::page(&[&empty], links);
        let program = (env!("CARGO_PKG_VERSION"), page(Links::Site(&site)), page(Links::Wall));
        Made::of(&(program, event, &self.menu, &self.rounds))
    }
}

/// Returns the pairings of a round; in an event of teams the matches with their boards.
fn round_report(source: &Source<'_>) -> Report {
    teams::matches(source).unwrap_or_else(|_| pairings::by_board(source))
}

/// Returns the tables that a screen in the hall shows in turn: the last round, then the standings.
fn wall(source: &Source<'_>, now: &Standings) -> Report {
    let mut report = source.report(source.language().say("title-wall"));
    for part in [round_report(source), standings::standings(source, now)] {
        report.sections.extend(part.sections.into_iter().map(|mut section| {
            let heading = [part.title.as_str(), section.heading.as_str()];
            section.heading =
                heading.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(": ");
            section.blocks.retain_mut(|block| {
                let Block::Grid(grid) = block else { return false };
                grid.retain(|_, column| !column.minor);
                true
            });
            section
        }));
    }
    report.sections.retain(|section| !section.blocks.is_empty());
    report
}

/// Digests the rounds, each with the rounds before it.
fn rounds(state: &State) -> Vec<Made> {
    let mut before = None;
    let digest = |round: &engine::state::Round| {
        let boards: Vec<_> = round.boards.iter().map(results).collect();
        let made = Made::of(&(before, boards, &round.byes));
        before = Some(made);
        made
    };
    state.rounds.iter().map(|round| &**round).map(digest).collect()
}

/// Returns the seats of a board with its result, and the line-ups and results of an unfinished match.
const fn results(board: &Board) -> impl Hash + '_ {
    (&board.seats, &board.outcome, &board.reported, &board.sheet)
}

/// Returns the seats of a board, with the line-ups of a match of teams.
fn seated(board: &Board) -> impl Hash + '_ {
    let finished = match &board.outcome {
        Some(Outcome::Match(held)) => Some(&held.line_ups),
        Some(_) | None => None,
    };
    (&board.seats, finished, board.sheet.as_ref().map(|sheet| &sheet.line_ups))
}

/// Digests for each player, in order of registration, the player's data and games and those of the opponents.
/// If players are ranked by points and no game changes a rating, a card depends on nothing else, except the
/// tie-breaks that are not [close](engine::setup::TieBreak::is_close), and the mark of changes since the
/// standings were sealed: the points of opponents come from their games.
fn neighbourhoods(state: &State, cards: &Cards<'_>) -> Vec<Made> {
    let mut own: Vec<Vec<Made>> = vec![Vec::new(); state.registered()];
    let mut met: Vec<Vec<PlayerId>> = own.iter().map(|_| Vec::new()).collect();
    for (at, round) in state.rounds.iter().enumerate() {
        for (board, held) in round.boards.iter().enumerate() {
            let made = Made::of(&(at, board, results(held)));
            for player in &held.seats {
                own.get_mut(player.index()).into_iter().for_each(|own| own.push(made));
                met.get_mut(player.index()).into_iter().for_each(|met| met.extend(&held.seats));
            }
        }
        for (player, bye) in &round.byes {
            let made = Made::of(&(at, bye));
            own.get_mut(player.index()).into_iter().for_each(|own| own.push(made));
        }
    }
    let scores = |player: &Player| cards.basis().scores_of(player.id);
    let own: Vec<Made> =
        state.slots().zip(&own).map(|(player, own)| Made::of(&(own, player.map(scores)))).collect();
    let close = own.iter().zip(&met).map(|(own_games, met)| {
        let met: Vec<_> = met.iter().map(|player| own.get(player.index())).collect();
        Made::of(&(own_games, met))
    });
    close.collect()
}

fn sealed(seal: &Sealed) -> (&str, Option<&str>) {
    (seal.digest.as_str(), seal.table.as_ref().map(engine::seal::AnnouncedTable::as_str))
}

/// Digests a value that cannot be hashed in its debug form, which leaves nothing out.
fn debug(shown: &impl std::fmt::Debug) -> String {
    format!("{shown:?}")
}

/// Returns the file name of a player's page.
#[must_use]
pub fn player_page(player: PlayerId) -> String {
    format!("player-{player}.html")
}

/// Returns the file name of a round's page.
fn round_page(round: RoundNo) -> String {
    format!("round-{round}.html")
}

/// Returns true if a name can be that of a page. No other file is ever written or removed, whatever is in the
/// list.
pub(super) fn is_page(name: &str) -> bool {
    let digits = |kind: &str| name.strip_prefix(kind)?.strip_suffix(".html");
    let player = digits("player-").and_then(|digits| digits.parse().ok()).map(PlayerId);
    let round = digits("round-").and_then(|digits| digits.parse().ok()).map(RoundNo);
    player.is_some_and(|player| player_page(player) == name)
        || round.is_some_and(|round| round_page(round) == name)
        || name == WALL
        || PAGES.iter().chain([&BOARDS, &PRIZES]).any(|(page, _)| *page == name)
}
