//! Tractor's judge format (section 2): reads rounds with their tricks, writes points, ranks and dealers.

use super::SyntaxError;
use super::lines::{Line, Lines, quoted};
use super::numbers::push_whole;
use engine::game::tractor::cards::Rank;
use engine::game::tractor::round::{Round, RoundJudge, RoundOutcome, RoundResult, RoundSetup};
use engine::game::tractor::trick::Trick;

const COUNT: &str = "the number of rounds";
const HEADER: &str = "a round: main suit, dealer, rank of team 1, rank of team 2";
const TRICK: &str = "a trick: the lead and three plays in order of play";

/// The content of an input, as it was typed (2.6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TractorInput {
    /// The rounds, each complete.
    pub rounds: Vec<Round>,
}

/// Reads an input (2.6). Every round is judged at once, because impossible plays are errors.
///
/// # Errors
///
/// The first error in reading order (2.10).
pub fn parse(input: &[u8]) -> Result<TractorInput, SyntaxError> {
    let mut rounds = Vec::new();
    each_round(input, |setup, tricks, _| rounds.push(Round { setup, tricks: tricks.to_vec() }))?;
    Ok(TractorInput { rounds })
}

/// Writes an input in the form that [`parse`] reads, the cards exactly as they were typed.
#[must_use]
pub fn write(input: &TractorInput) -> Vec<u8> {
    let mut out = format!("{}\n", input.rounds.len());
    for Round { setup, tricks } in &input.rounds {
        let RoundSetup { main, dealer, ranks: [one, two] } = setup;
        out.extend([format!("\n{main} {dealer} {one} {two}\n")]);
        out.extend(tricks.iter().map(|trick| format!("{trick}\n")));
    }
    out.into_bytes()
}

/// Judges an input: the defenders' points, new ranks and next dealer of each round, or the winner
/// (2.7).
///
/// # Errors
///
/// The first error in reading order (2.10), without any result.
pub fn judge(input: &[u8]) -> Result<Vec<u8>, SyntaxError> {
    let mut out = Vec::new();
    let mut number = 0;
    each_round(input, |_, _, result| {
        number += 1;
        push_result(&mut out, number, result);
    })?;
    Ok(out)
}

/// Reads and judges the rounds one after the other, and passes each complete one on.
fn each_round(
    input: &[u8],
    mut take: impl FnMut(RoundSetup, &[Trick], &RoundResult),
) -> Result<(), SyntaxError> {
    let mut lines = Lines::new(input);
    let line = lines.need(COUNT)?;
    let [count] = line.exactly(COUNT)?;
    let n_rounds = line.number_within(count, 1..=u32::MAX, COUNT)?;
    let mut tricks = Vec::new();
    for _ in 0..n_rounds {
        let setup = read_setup(lines.need(HEADER)?)?;
        let result = read_tricks(&mut lines, setup, &mut tricks)?;
        take(setup, &tricks, &result);
    }
    lines.finish()
}

fn read_setup(line: Line<'_>) -> Result<RoundSetup, SyntaxError> {
    let [main, dealer, one, two] = line.exactly(HEADER)?;
    let bad = |field: &str, what: &str, expected: &str| {
        line.error(format!("{} as {what}", quoted(field)), expected)
    };
    let rank = |field: &str| -> Result<Rank, SyntaxError> {
        field.parse().map_err(|_| bad(field, "a rank", "one of 2 3 4 5 6 7 8 9 T J Q K A"))
    };
    Ok(RoundSetup {
        main: main.parse().map_err(|_| bad(main, "the main suit", "H, S, C, D, or O for none"))?,
        dealer: dealer.parse().map_err(|_| bad(dealer, "the dealer", "Alice, Bob, Charles or David"))?,
        ranks: [rank(one)?, rank(two)?],
    })
}

/// Reads tricks until every player has played 25 cards (2.5).
fn read_tricks(
    lines: &mut Lines<'_>,
    setup: RoundSetup,
    tricks: &mut Vec<Trick>,
) -> Result<RoundResult, SyntaxError> {
    tricks.clear();
    let mut judge = RoundJudge::new(setup);
    loop {
        if let Ok(result) = judge.finish(&mut ()) {
            return Ok(result);
        }
        let line = lines.need(TRICK)?;
        let trick = read_trick(line)?;
        judge.play(&trick, &mut ()).map_err(|refusal| line.error(refusal.to_string(), refusal.way_out()))?;
        tricks.push(trick);
    }
}

#[inline]
fn read_trick(line: Line<'_>) -> Result<Trick, SyntaxError> {
    let fields = line.exactly(TRICK)?;
    Trick::from_fields(fields).map_err(|bad| line.error(bad.to_string(), bad.way_out()))
}

fn push_result(out: &mut Vec<u8>, number: u64, result: &RoundResult) {
    out.extend_from_slice(b"Case #");
    push_whole(out, number);
    out.extend_from_slice(b":\n");
    push_whole(out, result.defenders_points);
    match result.outcome {
        RoundOutcome::GoesOn { ranks: [one, two], dealer } => {
            out.extend_from_slice(format!("\n{one} {two} {dealer}\n").as_bytes());
        }
        RoundOutcome::Won(team) => out.extend_from_slice(format!("\nWinner: {team}\n").as_bytes()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::tractor::table::Team;

    /// The round of 2.8, one entry per line.
    const SAMPLE: [&str; 14] = [
        "1",
        "O Charles 2 2",
        "S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ",
        "S9S9 H3D3 C3DT SAD3",
        "DA DQ DK D4",
        "SKS8S5S3 RJC2D2H2 C6C8CJD9 H3CKDTD5",
        "H7H7 H6H4 HJHQ H9H9",
        "DJDJ DKH5 D5D4 D6D6",
        "D8D8 C4C3 HTH5 D9D7",
        "C5C5 C6CT H8HQ C7C4",
        "H8 C7 HA HA",
        "H2 RJ BJ CK",
        "DA BJ C8 HK",
        "S2S2C2 CQCAD2 HTHJHK C9CQCA",
    ];

    /// Judges an input; returns the result, or the line of the error and its description.
    #[track_caller]
    fn check(input: &str, expected: &str) {
        let shown = match judge(input.as_bytes()) {
            Ok(output) => String::from_utf8(output).unwrap(),
            Err(error) => format!("{}: {}", error.line, error.wrong),
        };
        assert_eq!(shown, expected);
    }

    /// Checks that the sample with one changed line has an error in that line.
    #[track_caller]
    fn check_line(line: usize, changed: &str, wrong: &str) {
        let mut lines = SAMPLE;
        lines[line - 1] = changed;
        check(&lines.join("\n"), &format!("{line}: {wrong}"));
    }

    #[test]
    fn s2_8_the_example() {
        check(&SAMPLE.join("\n"), "Case #1:\n50\n3 2 Alice\n");
        check(&SAMPLE.join("\r\n \t\r\n"), "Case #1:\n50\n3 2 Alice\n");
    }

    #[test]
    fn s2_7_no_blank_line_between_the_cases() {
        let round = SAMPLE[1..].join("\n");
        check(&format!("2\n{round}\n{round}"), "Case #1:\n50\n3 2 Alice\nCase #2:\n50\n3 2 Alice\n");
    }

    #[test]
    fn s2_7_a_won_game_replaces_ranks_and_dealer() {
        let outcome = RoundOutcome::Won(Team::Two);
        let result = RoundResult {
            defenders_points: 1_342_177_480,
            hidden_points: 80,
            hidden_factor: 1 << 24,
            outcome,
        };
        let mut out = Vec::new();
        push_result(&mut out, 12, &result);
        assert_eq!(String::from_utf8(out).unwrap(), "Case #12:\n1342177480\nWinner: Team 2\n");
    }

    #[test]
    fn s2_10_the_header_has_a_form() {
        for count in ["0", "x", "-1", "1.0", "1000000000"] {
            check_line(1, count, &format!("`{count}` as {COUNT}"));
        }
        check_line(1, "1 1", "2 fields");
        check_line(2, "F Charles 2 2", "`F` as the main suit");
        check_line(2, "o Charles 2 2", "`o` as the main suit");
        check_line(2, "O charles 2 2", "`charles` as the dealer");
        check_line(2, "O Charles 10 2", "`10` as a rank");
        check_line(2, "O Charles 2 1", "`1` as a rank");
        check_line(2, "O Charles 2", "3 fields");
    }

    #[test]
    fn s2_10_tricks_have_a_form() {
        check_line(5, "DA DQ DK", "3 fields");
        check_line(5, "DA DQ DK D4 D5", "5 fields");
        check_line(5, "FA DQ DK D4", "play 1: `FA` is not a card");
        check_line(5, "DA dQ DK D4", "play 2: `dQ` is not a card");
        check_line(5, "DA DQ D D4", "play 3: half a card, `D`, at the end");
        check_line(5, "DA DQ DK S3S4", "Bob plays 2 cards on a lead of 1");
        check_line(5, "DAC2 DQCA DKCK D4CQ", "the lead has a diamond and a trump");
        check_line(5, "DA DQ S6 D4", "Alice plays a third S6");
    }

    #[test]
    fn s2_10_a_missing_trick_makes_the_next_header_the_error() {
        let round = SAMPLE[1..].join("\n");
        let short = SAMPLE[1..13].join("\n");
        check(&format!("2\n{short}\n\n{round}"), "15: play 1: half a card, `O`, at the end");
    }

    #[test]
    fn s0_2_too_little_and_too_much() {
        check("", "1: the input ends too early");
        check("1\n\n", "3: the input ends too early");
        check(&SAMPLE[..13].join("\n"), "14: the input ends too early");
        check(&format!("{}\n\n\n", SAMPLE[..13].join("\n")), "16: the input ends too early");
        check(&format!("{}\n\nH", SAMPLE.join("\n")), "16: `H` after the last line that was due");
        check(&SAMPLE.join("\n").replacen('1', "999999999", 1), "15: the input ends too early");
    }

    #[test]
    fn a_parsed_input_is_written_unchanged() {
        let input = SAMPLE.join("\n").replacen('\n', "\n\n", 1) + "\n";
        let parsed = parse(input.as_bytes()).unwrap();
        assert_eq!(String::from_utf8(write(&parsed)).unwrap(), input);
    }
}
