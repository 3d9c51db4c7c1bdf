//! The prizes as lines: each shows one value, which is typed or turned to the next choice.

use engine::number::{Money, NumberError, Rating, typed};
use engine::person::{self, NotAFact};
use engine::prizes::{
    Birth, BoardPrize, Category, Fund, NO_TITLE, PerPlayer, PrizeError, PrizeRules, Sharing, Who,
};
use engine::state::State;
use engine::team::MOST_BOARDS;
use engine::text::{Label, NotOneLine};
use formats::language::desk::DeskLanguage;
use formats::values;
use formats::views::words;

/// A line of the prizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeLine {
    /// The text after an amount.
    Currency,
    /// How tied players divide their prizes.
    Sharing,
    /// The number of prizes that one player may win.
    PerPlayer,
    /// A line of a fund, counted from 0.
    Fund(usize, FundLine),
}

/// A line of a fund.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FundLine {
    /// Its name.
    Name,
    /// The prizes, the first prize first.
    Prizes,
    /// How its prizes are divided.
    Sharing,
    /// The sex of the players who may win.
    Sex,
    /// The titles of the players who may win.
    Titles,
    /// The category of the players who may win.
    Category,
    /// The federation of the players who may win.
    Federation,
    /// The club of the players who may win.
    Club,
    /// The lowest rating that may win.
    RatingFrom,
    /// The lowest rating that is too high to win.
    RatingBelow,
    /// True if unrated players may win.
    Unrated,
    /// The earliest date of birth that may win.
    BornFrom,
    /// The first date of birth that is too late to win.
    BornBefore,
    /// The board whose persons may win, and the games that they need.
    Board,
    /// True if teams of players win it, by their ranking.
    Teams,
}

impl FundLine {
    /// The lines of a fund of any event, in order.
    const ALL: [Self; 13] = [
        Self::Name,
        Self::Prizes,
        Self::Sharing,
        Self::Sex,
        Self::Titles,
        Self::Category,
        Self::Federation,
        Self::Club,
        Self::RatingFrom,
        Self::RatingBelow,
        Self::Unrated,
        Self::BornFrom,
        Self::BornBefore,
    ];

    /// Returns the lines of a fund of an event.
    #[must_use]
    pub(crate) fn of(state: Option<&State>) -> Vec<Self> {
        let has_boards = state.is_some_and(|state| state.setup.game.match_rules().is_some());
        let has_teams = state.is_some_and(|state| state.setup.regulations.teams.is_some());
        let others = [(has_boards, Self::Board), (has_teams, Self::Teams)];
        let others = others.into_iter().filter(|(is_there, _)| *is_there).map(|(_, line)| line);
        Self::ALL.into_iter().chain(others).collect()
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Prizes => "prizes",
            Self::Sharing => "sharing",
            Self::Sex => "sex",
            Self::Titles => "titles",
            Self::Category => "category",
            Self::Federation => "federation",
            Self::Club => "club",
            Self::RatingFrom => "rating from",
            Self::RatingBelow => "rating below",
            Self::Unrated => "unrated players",
            Self::BornFrom => "born from",
            Self::BornBefore => "born before",
            Self::Board => "board",
            Self::Teams => "won by",
        }
    }
}

/// The longest currency, in characters.
const CURRENCY: usize = 8;

/// The largest number of prizes that one word can mean.
const MOST_ALIKE: usize = 1000;

/// Returns prizes that are not defined yet.
#[must_use]
pub(crate) fn none() -> PrizeRules {
    PrizeRules {
        currency: Label::default(),
        sharing: Sharing::Equal,
        per_player: PerPlayer::Largest,
        categories: Vec::new(),
    }
}

/// Returns a fund that is not defined yet, with a name in a language.
#[must_use]
pub(crate) fn new_fund(rules: &PrizeRules, language: &DeskLanguage) -> Category {
    let name = language.tell("new-fund", &values! { "number" => rules.categories.len() + 1 });
    Category { name: Label::taken_over(&name), who: Who::default(), sharing: None, prizes: Fund::default() }
}

impl PrizeLine {
    /// The lines that apply to all funds.
    pub const GENERAL: [Self; 3] = [Self::Currency, Self::Sharing, Self::PerPlayer];

    /// Returns the name of the line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Currency => "currency",
            Self::Sharing => "sharing",
            Self::PerPlayer => "prizes a player",
            Self::Fund(_, line) => line.name(),
        }
    }

    /// Returns a hint about the text of the line.
    #[must_use]
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Currency => "what comes after an amount, for instance EUR; empty for none",
            Self::Sharing | Self::PerPlayer => "",
            Self::Fund(_, line) => match line {
                FundLine::Name => "what the fund is called, for instance Women",
                FundLine::Prizes => "amounts with blanks between, first prize first: 300 150.50 3x20",
                FundLine::Sharing | FundLine::Unrated | FundLine::Teams => "",
                FundLine::Sex => "w or m; empty for everybody",
                FundLine::Titles => {
                    "titles with blanks between, none for players without one: WGM WIM WFM; empty for everybody"
                }
                FundLine::Category => "the category as the players have it; empty for everybody",
                FundLine::Federation => "three letters, for instance SWE; empty for everybody",
                FundLine::Club => "the club as the players have it; empty for everybody",
                FundLine::RatingFrom => "the lowest rating before the event; empty for no limit",
                FundLine::RatingBelow => "the rating before the event that is too high; empty for no limit",
                FundLine::BornFrom => "a year or a date, 2008 or 2008-09-01; empty for no limit",
                FundLine::BornBefore => {
                    "the first year or date that is too late, 1966 or 1966-09-01; empty for no limit"
                }
                FundLine::Board => {
                    "the board whose players win, then the games that they need: 1 5; empty for the teams"
                }
            },
        }
    }

    /// Returns the value of the line.
    #[must_use]
    pub fn value(self, rules: &PrizeRules) -> String {
        match self {
            Self::Currency => rules.currency.to_string(),
            Self::Sharing => rules.sharing.name().to_owned(),
            Self::PerPlayer => rules.per_player.name().to_owned(),
            Self::Fund(at, line) => {
                rules.categories.get(at).map_or_else(String::new, |fund| of_fund(fund, line))
            }
        }
    }

    /// Returns true if the line turns through choices and accepts no text.
    #[must_use]
    pub const fn is_choice(self) -> bool {
        matches!(
            self,
            Self::Sharing
                | Self::PerPlayer
                | Self::Fund(_, FundLine::Sharing | FundLine::Unrated | FundLine::Teams)
        )
    }

    /// Turns the line to the next or the previous choice.
    pub fn turn(self, rules: &mut PrizeRules, forward: bool) {
        match self {
            Self::Sharing => rules.sharing = next(&Sharing::ALL, rules.sharing, forward),
            Self::PerPlayer => {
                rules.per_player = next(&[PerPlayer::Largest, PerPlayer::All], rules.per_player, forward);
            }
            Self::Fund(at, FundLine::Sharing) => {
                let ways = [None, Some(Sharing::Place), Some(Sharing::Equal), Some(Sharing::Hort)];
                if let Some(fund) = rules.categories.get_mut(at) {
                    fund.sharing = next(&ways, fund.sharing, forward);
                }
            }
            Self::Fund(at, FundLine::Unrated) => {
                if let Some(fund) = rules.categories.get_mut(at) {
                    fund.who.unrated = !fund.who.unrated;
                }
            }
            Self::Fund(at, FundLine::Teams) => {
                if let Some(fund) = rules.categories.get_mut(at) {
                    fund.who.teams = !fund.who.teams;
                }
            }
            Self::Currency | Self::Fund(..) => {}
        }
    }

    /// Sets the line to a text; an empty one, or `-`, clears it.
    ///
    /// # Errors
    ///
    /// The mistake in the text, and the expected form.
    pub fn set(self, rules: &mut PrizeRules, text: &str) -> Result<(), BadPrize> {
        let text = Some(text.trim()).filter(|text| *text != "-").unwrap_or_default();
        match self {
            Self::Currency => rules.currency = currency(text)?,
            Self::Sharing | Self::PerPlayer => {}
            Self::Fund(at, line) => {
                let value = read(line, text)?;
                if let Some(fund) = rules.categories.get_mut(at) {
                    value(fund);
                }
            }
        }
        Ok(())
    }

    /// Checks whether a text fits the line.
    ///
    /// # Errors
    ///
    /// The mistake in the text, and the expected form.
    pub fn check(self, text: &str) -> Result<(), BadPrize> {
        self.set(&mut none(), text)
    }

    /// Checks whether the matches of an event have the board of a fund.
    ///
    /// # Errors
    ///
    /// The text is not a board, or a board that no match has.
    pub fn check_board(self, text: &str, state: Option<&State>) -> Result<(), BadPrize> {
        if !matches!(self, Self::Fund(_, FundLine::Board)) {
            return Ok(());
        }
        let boards = state.and_then(|state| state.setup.game.match_rules()).map(|rules| rules.boards);
        match (board(text)?, boards) {
            (Some(BoardPrize { number: board, .. }), Some(boards)) if boards < board => {
                Err(BadPrize::NoBoard { board, boards })
            }
            (Some(_) | None, Some(_) | None) => Ok(()),
        }
    }
}

fn next<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

fn of_fund(fund: &Category, line: FundLine) -> String {
    let text = |text: &Option<Label>| text.as_ref().map_or_else(String::new, ToString::to_string);
    let rating = |rating: Option<Rating>| rating.map_or_else(String::new, |rating| rating.to_string());
    let birth = |birth: Option<Birth>| birth.map_or_else(String::new, |birth| birth.to_string());
    let who = &fund.who;
    match line {
        FundLine::Name => fund.name.to_string(),
        FundLine::Prizes => words::amounts(fund),
        FundLine::Sharing => fund.sharing.map_or("as the others", Sharing::name).to_owned(),
        FundLine::Sex => text(&who.sex),
        FundLine::Titles => {
            who.titles.iter().map(engine::text::OneLine::as_str).collect::<Vec<_>>().join(" ")
        }
        FundLine::Category => text(&who.category),
        FundLine::Federation => text(&who.federation),
        FundLine::Club => text(&who.club),
        FundLine::RatingFrom => rating(who.rating_from),
        FundLine::RatingBelow => rating(who.rating_below),
        FundLine::Unrated if who.unrated => "count as below every rating".to_owned(),
        FundLine::Unrated => "win nothing where a rating is asked for".to_owned(),
        FundLine::BornFrom => birth(who.born_from),
        FundLine::BornBefore => birth(who.born_before),
        FundLine::Teams if who.teams => "teams, by their ranking".to_owned(),
        FundLine::Teams => "players".to_owned(),
        FundLine::Board => match who.board {
            None => String::new(),
            Some(BoardPrize { number, games: 0 }) => number.to_string(),
            Some(BoardPrize { number, games }) => format!("{number} {games}"),
        },
    }
}

/// The reason why a text cannot be on a line of the prizes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPrize {
    /// The text does not fit on a line.
    #[error("this text {0}")]
    Text(#[from] NotOneLine),
    /// A fund needs a name.
    #[error("a fund needs a name, for instance Women")]
    NoName,
    /// The text is not a sex, a title or a federation.
    #[error(transparent)]
    Fact(#[from] NotAFact),
    /// The word is not a title.
    #[error("`{0}` is not a title; type {NO_TITLE} for players without one")]
    NoTitle(String),
    /// The text is not a rating.
    #[error("{0}; type a rating, for instance 1800")]
    Rating(NumberError),
    /// The text is not a date of birth, or the amounts are not those of a fund.
    #[error(transparent)]
    Prizes(#[from] PrizeError),
    /// The text is not a currency.
    #[error("\"{0}\" is not a currency. Type at most {CURRENCY} characters without digits: EUR")]
    Currency(String),
    /// The text is not a board.
    #[error("\"{0}\" is not a board. Type its number, then the games that a prize needs: 1 5")]
    Board(String),
    /// No match of the event has the board.
    #[error("a match has no board {board} (expected 1 to {boards})")]
    NoBoard {
        /// The board.
        board: u8,
        /// The boards of a match.
        boards: u8,
    },
    /// The currency does not fit on a line.
    #[error("the currency {0}")]
    CurrencyText(NotOneLine),
    /// The word is not an amount.
    #[error("\"{0}\" is not an amount. Type amounts with blanks between: 300 150.50 3x20")]
    Amount(String),
}

/// The change that a text makes to a fund.
type Set = Box<dyn FnOnce(&mut Category)>;

fn read(line: FundLine, text: &str) -> Result<Set, BadPrize> {
    let label = |text: &str| if text.is_empty() { Ok(None) } else { Label::new(text).map(Some) };
    Ok(match line {
        FundLine::Name => {
            let name = label(text)?.ok_or(BadPrize::NoName)?;
            Box::new(move |fund| fund.name = name)
        }
        FundLine::Prizes => {
            let prizes = prizes(text)?;
            Box::new(move |fund| fund.prizes = prizes)
        }
        FundLine::Sharing | FundLine::Unrated | FundLine::Teams => Box::new(|_| {}),
        FundLine::Sex => {
            let sex = label(if text.is_empty() { "" } else { person::sex(text)? })?;
            Box::new(move |fund| fund.who.sex = sex)
        }
        FundLine::Titles => {
            let titles = titles(text)?;
            Box::new(move |fund| fund.who.titles = titles)
        }
        FundLine::Category => {
            let category = label(text)?;
            Box::new(move |fund| fund.who.category = category)
        }
        FundLine::Federation => {
            let code = if text.is_empty() { String::new() } else { person::federation(text)? };
            let federation = label(&code)?;
            Box::new(move |fund| fund.who.federation = federation)
        }
        FundLine::Club => {
            let club = label(text)?;
            Box::new(move |fund| fund.who.club = club)
        }
        FundLine::RatingFrom => {
            let rating = rating(text)?;
            Box::new(move |fund| fund.who.rating_from = rating)
        }
        FundLine::RatingBelow => {
            let rating = rating(text)?;
            Box::new(move |fund| fund.who.rating_below = rating)
        }
        FundLine::BornFrom => {
            let birth = birth(text)?;
            Box::new(move |fund| fund.who.born_from = birth)
        }
        FundLine::BornBefore => {
            let birth = birth(text)?;
            Box::new(move |fund| fund.who.born_before = birth)
        }
        FundLine::Board => {
            let board = board(text)?;
            Box::new(move |fund| fund.who.board = board)
        }
    })
}

/// Reads titles, separated by blanks or commas; `none` means players without a title.
fn titles(text: &str) -> Result<Vec<Label>, BadPrize> {
    let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let title = |word: &str| {
        if word.eq_ignore_ascii_case(NO_TITLE) {
            return Ok(Label::taken_over(NO_TITLE));
        }
        let known = person::title(word)?;
        if known.is_empty() { Err(BadPrize::NoTitle(word.to_owned())) } else { Ok(Label::taken_over(known)) }
    };
    words.map(title).collect()
}

/// Reads a board and the games that it needs: `1 5`.
fn board(text: &str) -> Result<Option<BoardPrize>, BadPrize> {
    let wrong = || BadPrize::Board(text.to_owned());
    let mut words = text.split_whitespace();
    let Some(number) = words.next() else { return Ok(None) };
    let number = number.parse().ok().filter(|number| (1..=MOST_BOARDS).contains(number)).ok_or_else(wrong)?;
    let games = words.next().map_or(Ok(0), |games| games.parse().map_err(|_| wrong()))?;
    if words.next().is_some() { Err(wrong()) } else { Ok(Some(BoardPrize { number, games })) }
}

fn rating(text: &str) -> Result<Option<Rating>, BadPrize> {
    if text.is_empty() {
        return Ok(None);
    }
    Ok(Some(typed(text).map_err(BadPrize::Rating)?))
}

fn birth(text: &str) -> Result<Option<Birth>, PrizeError> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some)
}

fn currency(text: &str) -> Result<Label, BadPrize> {
    if text.chars().count() > CURRENCY || text.chars().any(|c| c.is_ascii_digit()) {
        return Err(BadPrize::Currency(text.to_owned()));
    }
    Label::new(text).map_err(BadPrize::CurrencyText)
}

/// Reads amounts: `300 150.50 3x20`.
fn prizes(text: &str) -> Result<Fund, BadPrize> {
    let wrong = |word: &str| BadPrize::Amount(word.to_owned());
    let mut amounts: Vec<Money> = Vec::new();
    for word in text.split_whitespace() {
        let (times, amount) = match word.split_once(['x', '×']) {
            Some((times, amount)) => {
                let known = |times: &usize| (1..=MOST_ALIKE).contains(times);
                (times.parse().ok().filter(known).ok_or_else(|| wrong(word))?, amount)
            }
            None => (1, word),
        };
        let amount: Money = typed(amount).map_err(|_| wrong(word))?;
        amounts.extend(std::iter::repeat_n(amount, times));
    }
    Ok(amounts.try_into()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: FundLine, text: &str, expected: &str) {
        let mut rules = none();
        rules.categories.push(new_fund(&rules, &DeskLanguage::default()));
        let line = PrizeLine::Fund(0, line);
        let told = match line.set(&mut rules, text) {
            Ok(()) => line.value(&rules),
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(told, expected, "{text}");
    }

    #[test]
    fn a_line_accepts_valid_text_and_explains_mistakes() {
        check(FundLine::Prizes, "300 150.50  3x20", "300.00 150.50 20.00 20.00 20.00");
        check(FundLine::Prizes, "100,50 2x20,5", "100.50 20.50 20.50");
        check(FundLine::Prizes, "20 30", "a prize of 30.00 after one of 20.00 (expected the largest first)");
        check(FundLine::Board, " 2  5 ", "2 5");
        check(FundLine::Board, "2", "2");
        check(FundLine::Board, "", "");
        let wrong = "\"0\" is not a board. Type its number, then the games that a prize needs: 1 5";
        check(FundLine::Board, "0", wrong);
        check(FundLine::Prizes, "-5", "a prize of -5.00 (expected at least 0)");
        let wrong = "is not an amount. Type amounts with blanks between: 300 150.50 3x20";
        for word in ["150,50,20", "150,", "1,500", "x", "0x20", "5000x1", "3x", "1.005"] {
            check(FundLine::Prizes, word, &format!("\"{word}\" {wrong}"));
        }
        check(FundLine::Name, "", "a fund needs a name, for instance Women");
        check(FundLine::Sex, "F", "w");
        check(FundLine::Titles, "wgm, m none", "WGM IM none");
        check(FundLine::Titles, "Dr", "`Dr` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM)");
        check(FundLine::Federation, "swe", "SWE");
        check(FundLine::RatingBelow, "1800", "1800");
        check(FundLine::RatingBelow, "1800,5", "1800.5");
        check(FundLine::BornFrom, "2008-09-01", "2008-09-01");
        check(FundLine::BornFrom, "2008", "2008");
        check(FundLine::BornFrom, "-", "");
        check(FundLine::BornFrom, "young", "`young` is not a date (expected a year, or year-month-day)");
        assert!(PrizeLine::Currency.check("EUR").is_ok() && PrizeLine::Currency.check("5 EUR").is_err());
    }

    #[test]
    fn choices_turn_in_both_directions() {
        let mut rules = none();
        rules.categories.push(new_fund(&rules, &DeskLanguage::default()));
        for line in [PrizeLine::Sharing, PrizeLine::PerPlayer, PrizeLine::Fund(0, FundLine::Sharing)] {
            let before = rules.clone();
            line.turn(&mut rules, true);
            assert_ne!(rules, before);
            line.turn(&mut rules, false);
            assert_eq!(rules, before);
        }
    }
}
