//! The five judge formats.

use wallchart::engine::action::{Act, Details, Header};
use wallchart::engine::rating::probit::batch::ProbitRules;
use wallchart::engine::setup::{Game, PairingSystem, RatingSystem, Setup, TractorStart};
use wallchart::engine::state::State;
use wallchart::formats::judge::probit::Mode;
use wallchart::formats::judge::{self, SyntaxError};
use wallchart::formats::{export, import};

use super::{lines, preset, told};

/// The output of a judge.
type Judged = Result<Vec<u8>, SyntaxError>;

/// Crikey.
pub fn crikey(input: &[u8]) {
    use judge::crikey::{CrikeyInput, judge, parse, write};
    let judged = check(input, judge);
    let Some(parsed) = agree(input, &judged, parse(input)) else { return };
    let written = write(&parsed);
    assert_eq!((parse(&written).as_ref(), &judge(&written)), (Ok(&parsed), &judged));
    for tournament in parsed.tournaments {
        let Ok(acts) = import::judge::crikey(&tournament) else { continue };
        let alone = judge(&write(&CrikeyInput { tournaments: vec![tournament] }));
        assert_eq!(judge(&exported(setup("crikey"), &acts)), alone);
    }
}

/// Poker dice.
pub fn dice(input: &[u8]) {
    use judge::dice::{DiceInput, judge, parse, write};
    let judged = check(input, judge);
    let Some(parsed) = agree(input, &judged, parse(input)) else { return };
    let written = write(&parsed);
    assert_eq!((parse(&written).as_ref(), &judge(&written)), (Ok(&parsed), &judged));
    for hands in parsed.games {
        let Ok(acts) = import::judge::dice(&hands) else { continue };
        let Some(state) = taken_over(setup("dice"), &acts) else { continue };
        let alone = judge(&write(&DiceInput { games: vec![hands] }));
        assert_eq!(judge(&export::judge(&state).unwrap()), alone);
    }
}

/// The ranking of a Swiss tournament.
pub fn swiss(input: &[u8]) {
    use judge::swiss::{judge, parse, write};
    let judged = check(input, judge);
    let Some(parsed) = agree(input, &judged, parse(input)) else { return };
    let written = write(&parsed);
    assert_eq!((parse(&written).as_ref(), &judge(&written)), (Ok(&parsed), &judged));
    let Ok(acts) = import::judge::swiss(&parsed) else { return };
    let Some(state) = taken_over(setup("swiss-resistance"), &acts) else { return };
    assert_eq!(judge(&export::judge(&state).unwrap()), judged);
}

/// Tractor.
pub fn tractor(input: &[u8]) {
    use judge::tractor::{TractorInput, judge, parse, write};
    let judged = check(input, judge);
    let Some(parsed) = agree(input, &judged, parse(input)) else { return };
    let written = write(&parsed);
    assert_eq!((parse(&written).as_ref(), &judge(&written)), (Ok(&parsed), &judged));
    for round in parsed.rounds {
        let Ok(acts) = import::judge::tractor(&round) else { continue };
        let [team1, team2] = round.setup.ranks;
        let setup = Setup { game: Game::Tractor(TractorStart { team1, team2 }), ..setup("tractor") };
        let alone = judge(&write(&TractorInput { rounds: vec![round] }));
        assert_eq!(judge(&exported(setup, &acts)), alone);
    }
}

/// Both probit systems in their three modes.
pub fn probit(input: &[u8]) {
    use judge::probit::{judge, parse, write};
    let modes: [fn(&[u8]) -> Judged; 3] = [
        |input| judge(input, Mode::Exact),
        |input| judge(input, Mode::Plain),
        |input| judge(input, Mode::Seed4),
    ];
    for mode in modes {
        let judged = check(input, mode);
        let Some(parsed) = agree(input, &judged, parse(input)) else { return };
        let written = write(&parsed);
        assert_eq!((parse(&written).as_ref(), &mode(&written)), (Ok(&parsed), &judged));
        let Ok(acts) = import::judge::probit(&parsed) else { continue };
        let rules = ProbitRules { factor: parsed.batch.factor(), decimals: parsed.decimals };
        let mut setup = setup("probit-new");
        if let RatingSystem::Probit { rules: own, .. } = &mut setup.rating {
            *own = rules;
        }
        assert_eq!(mode(&exported(setup, &acts)), judged);
    }
}

/// Checks that a judge repeats its answer, and that an error names a line of the input or the one after it.
fn check(input: &[u8], judge: fn(&[u8]) -> Judged) -> Judged {
    let judged = judge(input);
    assert_eq!(judge(input), judged);
    if let Err(error) = &judged {
        told(&error.to_string());
        assert!((1..=lines(input) + 1).contains(&error.line), "line {} of {}", error.line, lines(input));
    }
    judged
}

/// Reading and judging refuse the same inputs.
fn agree<T>(input: &[u8], judged: &Judged, parsed: Result<T, SyntaxError>) -> Option<T> {
    assert_eq!(judged.as_ref().err(), parsed.as_ref().err(), "of {:?}", String::from_utf8_lossy(input));
    parsed.ok()
}

/// The choices of a preset, with the input's own rounds.
fn setup(name: &str) -> Setup {
    Setup { pairing: PairingSystem::Manual, ..preset(name) }
}

/// Imports an input whose names are valid in an event; `None` if the rules refuse a name or show it
/// differently.
fn taken_over(setup: Setup, acts: &[Act]) -> Option<State> {
    let details = Details { title: "Input".parse().unwrap(), ..Details::default() };
    let mut state = State::new(&Header::new("2026-11-21T14:00:00Z".parse().unwrap(), details, setup));
    for act in acts {
        // An event escapes a name that would touch its neighbour, and so does its export.
        if let Act::Register { entrant, .. } = act
            && entrant.name.written() != &*entrant.name
        {
            return None;
        }
        match (state.apply(act), act) {
            (Ok(()), _) => {}
            (Err(refused), Act::Register { .. }) => {
                told(&refused.to_string());
                return None;
            }
            (Err(refused), act) => panic!("{act:?} is refused: {refused}"),
        }
    }
    Some(state)
}

/// Imports an input into an event and exports it again.
fn exported(setup: Setup, acts: &[Act]) -> Vec<u8> {
    export::judge(&taken_over(setup, acts).unwrap()).unwrap()
}
