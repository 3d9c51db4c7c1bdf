//! Hostile text: a table of cases against every text of an event and every output. A text of another program
//! in an event file, a list, a report or an argument is never shown raw or obeyed.
//!
//! `engine::text` defines the treatment of texts by each output; this module repeats it independently.

mod input;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{LazyLock, Mutex};

use wallchart::formats::report::csv::unguard;
use wallchart::storage::chain;
use wallchart::user::files::file_name;

/// A name, and a text that an attacker would like to be obeyed.
type Case = (&'static str, String);

/// The cases.
fn cases() -> Vec<Case> {
    let fixed = [
        ("escape sequences", "Up\u{1b}[2J\u{1b}]0;owned\u{7}sala"),
        ("escape sequences in one character", "Up\u{9b}31msala\u{9d}0;owned\u{9c}"),
        ("forged records", "Uppsala\n012 Forged title\n032 RUS"),
        ("carriage returns", "abc\rdef\r\n001    9"),
        ("erasing controls", "a\u{0}b\u{8}\u{8}c\u{7f}d"),
        ("tabs and page breaks", "a\tb\u{b}c\u{c}d"),
        ("next line", "a\u{85}012 Forged"),
        ("line separators", "a\u{2028}012 Forged\u{2029}b"),
        ("right-to-left override", "abc\u{202e}fed"),
        ("embeddings that never end", "\u{202b}\u{202a}\u{2067}\u{2068}abc"),
        ("ends without a beginning", "abc\u{2069}\u{2069}d\u{202c}\u{202c}e"),
        ("directional marks", "a\u{200e}b\u{200f}c\u{61c}d\u{feff}e\u{206a}f"),
        ("right-to-left letters", "כהן (12) ليلى"),
        ("zero width", "a\u{200b}b\u{200d}c\u{2060}d\u{ad}e"),
        ("nothing but zero width", "\u{200b}\u{200d}"),
        ("wide letters", "李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙"),
        ("markup", "<script>alert(1)</script><b>x</b>"),
        ("attributes", "\" onmouseover=\"alert(1)\" '><img src=x onerror=alert(1)>"),
        ("ends of elements", "</title></style></td></table><!-- --> ]]> <?php ?>"),
        ("entities", "&lt;b&gt; &#60;i&#62; &amp"),
        ("formula", "=HYPERLINK(\"http://x\";\"y\")"),
        ("formula of sums", "@SUM(A1:A9)"),
        ("formula with a sign", "+cmd|' /C calc'!A0"),
        ("formula with a minus", "-2+3"),
        ("formula that is guarded", "'=1+1"),
        ("fields of a list", "a,b;c\"d\"e\"\",\"f"),
        ("path upwards", "../../../etc/passwd"),
        ("paths of other systems", "C:\\con\\..\\a/b:c*d?e|f"),
        ("hidden file", ".ssh"),
        ("columns of a report", "x                                1234 SWE   12345678 2000/01/01  9.9    1"),
        ("code of a report", "XXR 99"),
        ("end of an entry", "x\")),digest:\"0\"),"),
        ("placeholders", "{title} %s $HOME `id`"),
    ];
    let mut cases: Vec<Case> = fixed.into_iter().map(|(name, text)| (name, text.to_owned())).collect();
    cases.push(("5,000 letters", "x".repeat(5000)));
    cases.push(("5,000 words", "word ".repeat(5000)));
    cases.push(("5,000 marks on a letter", format!("e{}", "\u{301}".repeat(5000))));
    cases.push(("5,000 wide letters", "李".repeat(5000)));
    cases
}

/// The longest visible text of a field, in characters.
const LONGEST: usize = 1000;

const fn is_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{feff}')
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}

/// The visible form of a short text.
fn seen(text: &str) -> String {
    let escaped = |c: char| {
        if c.is_control() || is_line_end(c) { c.escape_default().to_string() } else { c.to_string() }
    };
    // A text that would be invisible is escaped as a whole.
    if text == "\u{200b}\u{200d}" {
        return text.escape_default().to_string();
    }
    text.chars().filter(|c| !is_direction(*c)).map(escaped).collect()
}

/// The event of a case, as an older program may have left it: every text contains the case, the chain is
/// valid.
struct Hostile {
    case: Case,
    folder: tempfile::TempDir,
}

/// A text that was always allowed in names; earlier versions refused control characters only in names.
fn name_of(case: &str) -> &str {
    if case.chars().any(char::is_control) { "Somebody" } else { case }
}

/// The distance between the cases that are tried: without `--release` every fourth one.
const STEP: usize = if cfg!(debug_assertions) { 6 } else { 1 };

impl Hostile {
    fn of(case: Case) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("event.ron"), chess(&case.1)).unwrap();
        std::fs::write(folder.path().join("dice.ron"), dice(&case.1)).unwrap();
        std::fs::write(folder.path().join("plain.ron"), chess("Plain")).unwrap();
        std::fs::write(folder.path().join("plain-dice.ron"), dice("Plain")).unwrap();
        std::fs::write(folder.path().join("prizes.ron"), prizes(&case.1)).unwrap();
        std::fs::write(folder.path().join("plain-prizes.ron"), prizes("Plain")).unwrap();
        Self { case, folder }
    }

    fn all() -> impl Iterator<Item = Self> {
        cases().into_iter().step_by(STEP).map(Self::of)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        wallchart(self.folder.path(), arguments)
    }

    /// The output of a command about the event, and about a harmless one; both succeed.
    #[track_caller]
    fn both(&self, arguments: &[&str]) -> (String, String) {
        /// The output about the harmless event is the same for every case.
        static PLAIN: LazyLock<Mutex<BTreeMap<String, String>>> = LazyLock::new(Mutex::default);
        let plain: Vec<String> = arguments
            .iter()
            .map(|one| match *one {
                "event.ron" | "dice.ron" | "prizes.ron" => {
                    format!("plain-{one}").replace("plain-event", "plain")
                }
                other => other.to_owned(),
            })
            .collect();
        let written = |arguments: &[&str]| {
            let output = self.run(arguments);
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(matches!(output.status.code(), Some(0 | 1)), "{}: {arguments:?}: {told}", self.case.0);
            String::from_utf8(output.stdout).unwrap()
        };
        let kept = PLAIN.lock().unwrap().get(&plain.join(" ")).cloned();
        let plain = kept.unwrap_or_else(|| {
            let arguments: Vec<&str> = plain.iter().map(String::as_str).collect();
            let written = written(&arguments);
            PLAIN.lock().unwrap().insert(plain.join(" "), written.clone());
            written
        });
        (written(arguments), plain)
    }
}

fn wallchart(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wallchart"));
    command.args(arguments).current_dir(folder).env("HOME", folder);
    command.env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME").output().unwrap()
}

/// Writes a text in RON's notation.
fn ron(text: &str) -> String {
    ron::to_string(text).unwrap()
}

/// Lines of an event file with the chain of their digests.
fn chained(header: &str, acts: &[String], text: &str) -> String {
    let digest = chain::digest(header);
    let mut file = format!("(header:\n{header},digest:\"{digest}\"),\nentries:[\n");
    let mut prev = digest;
    for (act, seq) in acts.iter().zip(1..) {
        // One time is not a time, and one entry has an invalid operator.
        let at = if seq == 2 { ron(text) } else { format!("\"2026-10-03T09:30:{seq:02}Z\"") };
        let by = if seq == 3 { format!(",by:{}", ron(text)) } else { String::new() };
        let accepted = if seq == 4 { format!(",accepted:[{}]", ron(text)) } else { String::new() };
        let covered = format!("(seq:{seq},at:{at}{by},action:Do({act}){accepted},prev:\"{prev}\"");
        prev = chain::digest(&covered);
        file.push_str(&covered);
        file.push_str(&[",digest:\"", &prev, "\"),\n"].concat());
    }
    file + "])\n"
}

/// The fields of an entrant except the name; the sex and the federation are valid for reports.
fn entrant(name: &str, text: &str) -> String {
    let name = ron(name);
    let text = ron(text);
    format!(
        "(name:{name},rating:Some(\"1864\"),title:{text},sex:{text},federation:{text},fide_id:{text},born:{text},\
         club:{text},category:{text},partnership:{text})"
    )
}

fn chess(text: &str) -> String {
    chess_of(name_of(text), text)
}

fn chess_of(name: &str, text: &str) -> String {
    let ron_text = ron(text);
    let header = format!(
        "(format:8,opened:{ron_text},details:(title:{ron_text},place:{ron_text},first_day:{ron_text},\
         last_day:{ron_text},arbiter:{ron_text},language:{ron_text},page:{ron_text}),setup:(game:Chess((win:\"1.0\",draw:\"0.5\",loss:\"0.0\",\
         forfeit_loss:\"0.0\",zero_point_bye:\"0.0\",pairing_allocated_bye:\"1.0\")),\
         pairing:Swiss((acceleration:r#None)),rating:Unrated,ranking:Points(tie_breaks:[Resistance]),rounds:3),\
         key:{ron_text}"
    );
    let mut acts: Vec<String> = (1..=5)
        .map(|id| {
            let name = if id == 1 { name.to_owned() } else { format!("{name}{id}") };
            format!("Register(id:{id},entrant:{})", entrant(&name, text))
        })
        .collect();
    acts.extend(
        [
            "Number(order:[1,2,3,4,5],by:Rating)",
            "DrawColor(color:White,seed:Some(7))",
            "Publish(round:1,boards:[[1,3],[4,2]],byes:[(5,PairingAllocated)],by:Hand)",
            "Record(round:1,board:1,outcome:Game(white:Win,black:Loss))",
            "Record(round:1,board:2,outcome:Game(white:Win,black:Loss))",
        ]
        .map(str::to_owned),
    );
    acts.push(format!(
        "Correct(round:1,board:1,was:Game(white:Win,black:Loss),now:Some(Game(white:Draw,black:Draw)),\
         reason:{ron_text})"
    ));
    acts.push(format!("Seal(after:1,digest:\"{}\")", "0".repeat(64)));
    acts.push(format!("Note(text:{ron_text})"));
    acts.push(format!("Withdraw(id:5,after:1,reason:{ron_text})"));
    acts.push("Return(id:5,from:2)".to_owned());
    acts.push(format!("Expel(id:5,after:1,reason:{ron_text})"));
    acts.extend(
        [
            "Publish(round:2,boards:[[4,1],[2,3]],byes:[(5,ZeroPoint)],by:System)",
            "Record(round:2,board:1,outcome:Game(white:Win,black:Loss))",
            "Record(round:2,board:2,outcome:Game(white:Loss,black:Win))",
        ]
        .map(str::to_owned),
    );
    chained(&header, &acts, text)
}

fn dice(text: &str) -> String {
    let text_ron = ron(text);
    let header = format!(
        "(format:1,opened:{text_ron},details:(title:{text_ron},place:{text_ron}),setup:(game:Dice,pairing:Manual,\
         rating:Unrated,ranking:Placings,rounds:1)"
    );
    let name = name_of(text).trim();
    let mut acts: Vec<String> = (1..=2)
        .map(|id| format!("Register(id:{id},entrant:{})", entrant(&format!("{name}{id}"), text)))
        .collect();
    acts.push("Publish(round:1,boards:[[1,2]],byes:[],by:Hand)".to_owned());
    acts.push("Record(round:1,board:1,outcome:Dice([(1,1,1,6,6),(5,5,5,5,2)]))".to_owned());
    chained(&header, &acts, text)
}

fn prizes(text: &str) -> String {
    let text = ron(text);
    format!(
        "(currency:{text},sharing:Hort,categories:[(name:{text},prizes:[\"50\",\"30\"]),(name:\"U\",who:(club:{text}),prizes:[\"5\"])])"
    )
}

/// All kinds of reports.
const KINDS: [&str; 7] = ["pairings", "names", "standings", "crosstable", "cards", "slips", "prizes"];

/// Every command that writes a report in a form.
fn reports(form: &'static str) -> Vec<Vec<&'static str>> {
    let mut commands = Vec::new();
    for event in ["event.ron", "dice.ron"] {
        for kind in KINDS.into_iter().filter(|kind| event == "event.ron" || *kind != "prizes") {
            let mut command = vec!["report", event, "--kind", kind, "--format", form];
            if kind == "prizes" {
                command.extend(["--prizes", "prizes.ron"]);
            }
            commands.push(command);
        }
    }
    commands
}

/// A text for a terminal has only letters, line ends and page breaks; no field fills a page.
#[track_caller]
fn check_terminal(text: &str, told: &str) {
    let bad =
        |c: &char| c.is_control() && !matches!(c, '\n' | '\u{c}') || is_line_end(*c) || is_direction(*c);
    assert_eq!(text.chars().find(bad), None, "{told}");
    for (letter, count) in [('x', LONGEST), ('李', LONGEST), ('\u{301}', 32)] {
        assert!(!text.contains(&letter.to_string().repeat(count + 1)), "{told}: more than {count} {letter}");
    }
}

#[test]
fn text_output_is_only_letters_and_line_ends() {
    let mut commands = reports("text");
    for event in ["event.ron", "dice.ron"] {
        commands.push(vec!["standings", event]);
        commands.push(vec!["crosstable", event]);
        commands.push(vec!["audit", event]);
        commands.push(vec!["export", event, "--to", "text"]);
    }
    commands.push(vec!["pair", "event.ron"]);
    commands.push(vec!["pair", "event.ron", "--explain"]);
    commands.push(vec!["pair", "event.ron", "--why", "1", "2"]);
    commands.push(vec!["undo", "event.ron"]);
    commands.push(vec!["redo", "event.ron"]);
    for hostile in Hostile::all() {
        for command in &commands {
            let told = format!("{}: {command:?}", hostile.case.0);
            let (text, plain) = hostile.both(command);
            check_terminal(&text, &told);
            // A wrapped text has more lines if it is longer.
            let wraps = matches!(command[0], "report");
            if !wraps {
                assert_eq!(text.lines().count(), plain.lines().count(), "{told}");
            }
        }
    }
}

/// The columns of a report that contain no text of an event.
fn without_texts(line: &str) -> String {
    let fixed = |at: usize| !matches!(at, 10..=13 | 15..=47 | 54..=56 | 58..=68 | 70..=79);
    let kept = line.chars().zip(1..).filter(|(_, at)| !line.starts_with("001") || fixed(*at));
    kept.map(|(c, _)| c).collect()
}

#[test]
fn hostile_text_changes_no_record_of_a_report() {
    for hostile in Hostile::all() {
        let told = &hostile.case.0;
        let (report, plain) = hostile.both(&["export", "event.ron", "--to", "trf"]);
        check_terminal(&report, told);
        let is_text =
            |line: &str| ["012 ", "022 ", "042 ", "052 ", "102 "].iter().any(|code| line.starts_with(code));
        let others = |report: &str| -> Vec<String> {
            report.split(['\n', '\r']).filter(|line| !is_text(line)).map(without_texts).collect()
        };
        assert_eq!(others(&report), others(&plain), "{told}");
        let texts: Vec<&str> = report.lines().filter(|line| is_text(line)).collect();
        assert_eq!(texts.len(), plain.lines().filter(|line| is_text(line)).count(), "{told}");
        if hostile.case.1.len() < 500 {
            let expected = seen(&hostile.case.1);
            assert!(texts.iter().all(|line| line[4..] == *expected.trim_end()), "{told}: {texts:?}");
        }
        std::fs::write(hostile.folder.path().join("report.trf"), &report).unwrap();
        for command in [&["check", "report.trf"][..], &["pair", "report.trf", "--explain"]] {
            let output = hostile.run(command);
            assert!(output.stderr.is_empty(), "{told}: {}", String::from_utf8_lossy(&output.stderr));
            check_terminal(&String::from_utf8(output.stdout).unwrap(), told);
        }
    }
}

fn table(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[test]
fn csv_is_one_table_of_text_cells() {
    let mut commands = reports("csv");
    for event in ["event.ron", "dice.ron"] {
        commands.push(vec!["standings", event, "--format", "csv"]);
        commands.push(vec!["export", event, "--to", "csv"]);
    }
    for hostile in Hostile::all() {
        for command in &commands {
            let told = format!("{}: {command:?}", hostile.case.0);
            let (text, plain) = hostile.both(command);
            check_terminal(&text, &told);
            let (found, expected) = (table(&text), table(&plain));
            // A fact that no player has gets no column: the shapes are compared with those of texts that all
            // players have.
            assert_eq!(found.len(), expected.len(), "{told}");
            assert!(found.iter().all(|row| row.len() == found[0].len()), "{told}");
            let formula = |cell: &&String| {
                let number = cell.trim_start_matches(['+', '-']);
                cell.starts_with(['=', '+', '-', '@', '\t', '\r'])
                    && number.parse::<f64>().is_err()
                    && cell.len() > 1
            };
            assert_eq!(found.iter().flatten().find(formula), None, "{told}");
            if command[0] == "standings" && hostile.case.1.len() < 500 {
                let name = if command[1] == "event.ron" {
                    name_of(&hostile.case.1).to_owned()
                } else {
                    format!("{}1", name_of(&hostile.case.1).trim())
                };
                let back = found.iter().any(|row| unguard(&row[2]) == seen(&name));
                assert!(back, "{told}: {:?} is not among {found:?}", seen(&name));
            }
        }
    }
}

#[test]
fn json_has_every_text_exactly_and_escaped() {
    for hostile in Hostile::all() {
        let (told, text) = (&hostile.case.0, &hostile.case.1);
        for command in [
            &["export", "event.ron", "--to", "json"][..],
            &["standings", "event.ron", "--format", "json"],
            &["audit", "event.ron", "--format", "json"],
        ] {
            let (written, _) = hostile.both(command);
            let bad = |c: &char| c.is_control() && *c != '\n' || is_line_end(*c) || is_direction(*c);
            assert_eq!(written.chars().find(bad), None, "{told}: {command:?}");
            let value: serde_json::Value = serde_json::from_str(&written).unwrap();
            let title = if command[0] == "export" { &value["details"]["title"] } else { &value["title"] };
            assert_eq!(title.as_str(), Some(text.as_str()), "{told}: {command:?}");
            if command[0] == "export" {
                assert_eq!(value["players"][0]["entrant"]["name"].as_str(), Some(name_of(text)), "{told}");
                assert_eq!(value["players"][0]["entrant"]["club"].as_str(), Some(text.as_str()), "{told}");
            }
        }
    }
}

/// The tags of a page with their attributes, without the marks of foreign scripts; they nest. Rows and cells
/// have no end tags.
fn tags(page: &str) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    let mut tags = Vec::new();
    for piece in page.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap();
        let name = tag.trim_start_matches('/').split(' ').next().unwrap().to_owned();
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop().as_deref(), Some(closed)),
            None if matches!(&*name, "meta" | "input" | "!DOCTYPE" | "tr" | "th" | "td" | "br") => {}
            None => open.push(name.clone()),
        }
        if name != "bdi" {
            tags.push(tag.to_owned());
        }
    }
    assert_eq!(open, Vec::<String>::new());
    tags
}

/// A page consists only of the program's own elements, and its policy forbids everything else.
#[track_caller]
fn check_page(page: &str, plain: &str, told: &str) {
    check_terminal(page, told);
    assert_eq!(tags(page), tags(plain), "{told}");
    let policy = page.split("http-equiv=\"Content-Security-Policy\" content=\"").nth(1).unwrap_or_default();
    let policy = policy.split('"').next().unwrap();
    let allowed: BTreeSet<&str> = policy.split(';').map(str::trim).collect();
    let mut scripts = allowed.iter().filter_map(|one| one.strip_prefix("script-src "));
    let by_digest = scripts.all(|source| source.starts_with("'sha256-") && !source.contains(' '));
    assert!(allowed.contains("default-src 'none'") && by_digest, "{told}: {policy}");
    assert!(page.find("Content-Security-Policy") < page.find("<title>"), "{told}: the policy comes first");
}

#[test]
fn pages_have_only_the_programs_elements() {
    let mut commands = reports("html");
    commands.push(vec!["export", "event.ron", "--to", "html"]);
    for hostile in Hostile::all() {
        // The list by name adds a line before every letter.
        for command in commands.iter().filter(|command| !command.contains(&"names")) {
            let (page, plain) = hostile.both(command);
            check_page(&page, &plain, &format!("{}: {command:?}", hostile.case.0));
        }
    }
}

fn files(folder: &Path) -> BTreeSet<PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn hostile_text_changes_no_file_name_of_a_site() {
    for hostile in Hostile::all() {
        let (told, folder) = (&hostile.case.0, hostile.folder.path());
        for (event, site) in [("event.ron", "site"), ("plain.ron", "plain")] {
            let output = hostile.run(&["publish", event, site]);
            assert_eq!(output.status.code(), Some(0), "{told}");
            check_terminal(&String::from_utf8(output.stdout).unwrap(), told);
        }
        let names = |site: &str| -> Vec<String> {
            let found = files(&folder.join(site));
            found.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
        };
        assert_eq!(names("site"), names("plain"), "{told}");
        for name in names("site").iter().filter(|name| name.ends_with("html") && *name != "names.html") {
            let read = |site: &str| std::fs::read_to_string(folder.join(site).join(name)).unwrap();
            check_page(&read("site"), &read("plain"), &format!("{told}: {name}"));
        }
    }
}

#[test]
fn file_names_are_letters_digits_and_dashes() {
    for (told, text) in cases() {
        let name = file_name(&text);
        let stem = name.strip_suffix(".ron").unwrap_or(told);
        assert!(!stem.is_empty() && stem.chars().all(|c| c.is_alphanumeric() || c == '-'), "{told}: {name}");
    }
}

/// An error is one short line of letters.
#[track_caller]
fn check_error(error: &str, told: &str) {
    assert!(error.ends_with('\n') && error.trim() != "", "{told}: {error:?}");
    assert_eq!(error.matches('\n').count(), 1, "{told}: {error:?}");
    check_terminal(error, told);
    assert!(error.chars().count() <= 2 * LONGEST, "{told}: an error of {} characters", error.chars().count());
}

/// The judge formats report texts that they cannot contain, and all others are read again.
#[test]
fn a_judge_format_is_read_back_or_reports_bad_texts() {
    for hostile in Hostile::all() {
        let told = &hostile.case.0;
        for (event, system) in [("event.ron", "swiss"), ("dice.ron", "dice")] {
            let output = hostile.run(&["export", event, "--to", system]);
            let error = String::from_utf8(output.stderr).unwrap();
            if output.status.code() == Some(2) {
                check_error(&error, told);
                continue;
            }
            let input = String::from_utf8(output.stdout).unwrap();
            check_terminal(&input, told);
            std::fs::write(hostile.folder.path().join("in"), &input).unwrap();
            let judged = hostile.run(&["judge", system, "in"]);
            let error = String::from_utf8_lossy(&judged.stderr).into_owned();
            assert_eq!(judged.status.code(), Some(0), "{told}: {error}");
        }
    }
}
