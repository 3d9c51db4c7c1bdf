//! The seeds of the fuzzer and the property tests: small inputs of every kind, from this repository.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The largest seed, in bytes: small ones are tried more often.
const LARGEST: usize = 3000;

/// The most entries of an event in a seed.
const ENTRIES: usize = 40;

/// The laws that have seeds.
pub(crate) const WITH_SEEDS: [&str; 16] = [
    "boards",
    "crikey",
    "dice",
    "event_bytes",
    "event_lines",
    "lists",
    "presets",
    "prizes",
    "probit",
    "results",
    "settings",
    "swiss",
    "team_reports",
    "themes",
    "tractor",
    "trf",
];

/// Returns the path of a file of the repository, which is in the folder of this package or in one above.
pub(crate) fn path(name: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("saves").is_dir()).unwrap().join(name)
}

/// Returns the seeds of a law; none if its input is only choices.
pub(crate) fn of(law: &str) -> Vec<Vec<u8>> {
    match law {
        "crikey" | "dice" | "tractor" => files(&path("tests/seeds").join(law), "in"),
        "swiss" => files(&path("tests/seeds/swissrank"), "in"),
        "probit" => files(&path("tests/seeds/ronnblom"), "in"),
        "event_bytes" | "event_lines" => short_events().to_vec(),
        "lists" => LISTS.iter().map(|list| list.as_bytes().to_vec()).collect(),
        "boards" => BOARDS.iter().map(|list| list.as_bytes().to_vec()).collect(),
        "results" => RESULTS.iter().map(|list| list.as_bytes().to_vec()).collect(),
        "presets" => files(&path("assets/presets"), "ron"),
        "prizes" => files(&path("examples"), "ron"),
        "settings" => vec![uncommented(&path("assets/settings.ron"))],
        "themes" => files(&path("assets/themes"), "ron"),
        "team_reports" => reports("tests/teams"),
        "trf" => reports("tests/pairing"),
        _ => Vec::new(),
    }
}

/// Rounds in the form in which pairing programs write them.
const BOARDS: [&str; 3] = ["4\n1 5\n6 2\n3 7\n8 4\n", "1 2\n3 4\n5 0\n", "2\n1 2 3 4\n5 6 7 8\n"];

/// Results of all games, with headings and without.
const RESULTS: [&str; 6] = [
    "1 1 1-0\n1 2 =\n1 3 f0\n1 4 a\n1 4 1/2-1/2\n",
    "Board;Result;Round\n1;1 20 15;1\n2;½-½ 7:0;1\n",
    "# late\n1,1,11166,55552,12345,66661\n1,2,\"1 2 3 4 5/11111\n22222 33333\"\n",
    "round\tboard\tresult\n1\t1\tH 2/SASA S2S3 S4S5 S6S7/RJ BJ H2 D3\n",
    "1 1 + – -\n1 2 1-0 unrated\n1 3 0-½\n",
    "1 9 1\n2 1 1\nx\n1 1 1\n1 1 0\n",
];

/// The example events, cut to few entries.
pub(crate) fn short_events() -> &'static [Vec<u8>] {
    static EVENTS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    EVENTS.get_or_init(|| files(&path("saves"), "ron").iter().map(|event| shortened(event)).collect())
}

fn shortened(event: &[u8]) -> Vec<u8> {
    let lines = event.split_inclusive(|byte| *byte == b'\n');
    let kept = lines.take_while(|line| *line != b"])\n").take(3 + ENTRIES);
    [kept.collect::<Vec<_>>().concat(), b"])\n".to_vec()].concat()
}

/// Returns the small files with an extension, and cut versions of the large ones.
fn files(folder: &Path, extension: &str) -> Vec<Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|one| one == extension)).collect();
    paths.sort();
    let is_cut = folder.ends_with("saves");
    let texts = paths.iter().map(|path| std::fs::read(path).unwrap());
    texts.filter(|text| is_cut || text.len() <= LARGEST).collect()
}

/// The settings with every example line active.
fn uncommented(settings: &Path) -> Vec<u8> {
    let text = std::fs::read_to_string(settings).unwrap();
    text.replace("    // ", "    ").into_bytes()
}

/// The smallest tournaments of a pairing corpus.
fn reports(folder: &str) -> Vec<Vec<u8>> {
    let mut reports = Vec::new();
    for bundle in files_of_any_size(&path(folder)) {
        let tournaments = bundle.split("@T ").skip(1).map(|tournament| {
            let lines = tournament.lines().skip(1).filter(|line| !line.starts_with('@'));
            lines.flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
        });
        let mut tournaments: Vec<Vec<u8>> = tournaments.collect();
        tournaments.sort_by_key(Vec::len);
        reports.extend(tournaments.into_iter().take(6));
    }
    reports
}

fn files_of_any_size(folder: &Path) -> Vec<String> {
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

const LISTS: [&str; 5] = [
    "Name,Rating,Title,Fed,Sex,Club,Category,Team,FIDE-ID,Born,Fee\n\"Berg, Luca\",2214,IM,GER,m,SK Nord,U16,1,123,1999,12.50\n",
    "\u{feff}Name;Elo;Verein\r\nBerg, Luca;2214;SK Nord\r\n",
    "Last name\tFirst name\tFed\tRtg\nBerg\tLuca\tGER\t0\n\t\t\t\n",
    "Berg, Luca, 2214, IM, GER, club SK Nord, category U16, team Nord 1, fee 12.50\nAna\n\"Bea \"\"B\"\"\",1500\n",
    "Name,Club\n'=Ana,'@home\n",
];
