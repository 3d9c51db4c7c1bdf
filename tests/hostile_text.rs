//! Hostile text: a table of cases against every text of an event and every output. A text of another program
//! in an event file, a list, a report or an argument is never shown raw or obeyed.
//!
//! `engine::text` defines the treatment of texts by each output; this module repeats it independently.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{LazyLock, Mutex};

use crate::support::screen::{self, TestDesk};
use wallchart::formats::report::csv::unguard;
use wallchart::storage::chain;
use wallchart::tui::scene::settings::Settings;
use wallchart::user::files::{Files, file_name};

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

/// Of the cases, every first, third and so on is tried without `--release`.
const STEP: usize = if cfg!(debug_assertions) { 2 } else { 1 };

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
        "(format:2,opened:{ron_text},details:(title:{ron_text},place:{ron_text},first_day:{ron_text},\
         last_day:{ron_text},arbiter:{ron_text}),setup:(game:Chess((win:\"1.0\",draw:\"0.5\",loss:\"0.0\",\
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

/// The tags of a page with their attributes, without the marks of foreign scripts; they nest.
fn tags(page: &str) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    let mut tags = Vec::new();
    for piece in page.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap();
        let name = tag.trim_start_matches('/').split(' ').next().unwrap().to_owned();
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop().as_deref(), Some(closed)),
            None if matches!(&*name, "meta" | "!DOCTYPE") => {}
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
    assert!(allowed.contains("default-src 'none'") && !policy.contains("script-src"), "{told}: {policy}");
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

/// An error is one short line of letters.
#[track_caller]
fn check_error(error: &str, told: &str) {
    assert!(error.ends_with('\n') && error.trim() != "", "{told}: {error:?}");
    assert_eq!(error.matches('\n').count(), 1, "{told}: {error:?}");
    check_terminal(error, told);
    assert!(error.chars().count() <= 2 * LONGEST, "{told}: an error of {} characters", error.chars().count());
}

/// The commands that change an event, with files and arguments that they refuse.
fn commands_that_write<'a>(argument: &'a str, long: &'a str) -> Vec<Vec<&'a str>> {
    vec![
        vec![argument],
        vec!["register", "plain.ron", "list", "--dry-run"],
        vec!["results", "plain.ron", "results"],
        vec!["results", "plain.ron", "round"],
        vec!["results", long, "results"],
        vec!["pair", "plain.ron", "--publish", "--boards", "round"],
        vec!["seal", "plain.ron", "--accept", argument],
        vec!["undo", "plain.ron", "--operator", argument],
        vec!["correct", "plain.ron", "1", "1", argument],
        vec!["withdraw", "plain.ron", argument],
        vec!["exclude", "plain.ron", argument, "--reason", argument],
        vec!["bye", "plain.ron", "1", argument],
        vec!["change", "plain.ron", "1", argument],
        vec!["fix-board", "plain.ron", "1", argument],
        vec!["forbid", "plain.ron", "1", argument],
        vec!["amend", "plain.ron", "1", "--boards", "round"],
        vec!["note", "plain.ron", argument],
        vec!["register", "plain.ron", "list", "--map", argument],
    ]
}

#[test]
fn an_error_is_one_line_for_any_input() {
    for (told, text) in cases().into_iter().step_by(STEP) {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
        let player = format!("001    1 m    {:<33} 2000 {:>27} 0.0    1  0000 - U", "Ana", "");
        write("plain.ron", &chess("Plain"));
        write("no-event", &text);
        write("bad-header", &format!("(header:\n{text}\nentries:[\n])\n"));
        let header = chess("Plain").lines().nth(1).unwrap().replace("rounds:3", &format!("rounds:{text}"));
        let header = header.rsplit_once(",digest").unwrap().0.to_owned();
        write(
            "bad-setup.ron",
            &format!("(header:\n{header},digest:\"{}\"),\nentries:[\n])\n", chain::digest(&header)),
        );
        for (at, line) in ["XXC ", "XXR ", "152 ", "240 ", "250      ", "260 ", "XXP ", "XXA ", "162  "]
            .into_iter()
            .enumerate()
        {
            write(&format!("bad-{at}.trf"), &format!("{player}\n{line}{text}\n"));
        }
        write("bad-columns.trf", &format!("001 {text}\n{player}"));
        write("crikey", &format!("1\n2 1\nalice 76.91\nbob {text}\nalice bob lost 20 15\n"));
        write("dice", &format!("1\n1\n{text} x y z\n"));
        write("swiss", &format!("2\n{text}\n{text}\n1\n{text} 1 {text} 0\n"));
        write("tractor", &text);
        write("probit", &text);
        write("prizes.ron", &text);
        write(
            "prizes-amount.ron",
            &format!("(sharing:Hort,categories:[(name:\"a\",prizes:[{}])])", ron(&text)),
        );
        let argument = text.replace('\0', "");
        let argument = argument.as_str();
        // A refused line is one of a file.
        let line: String =
            text.chars().map(|c| if is_line_end(c) || c.is_control() { '?' } else { c }).collect();
        write("results", &format!("1 1 {line}\n"));
        write("round", &format!("{line}\n"));
        write("list", &format!("Name,{line}\nAna,1\n"));
        let long = folder.join(argument);
        let long = long.to_string_lossy();
        let mut commands: Vec<Vec<&str>> = vec![
            vec!["new", "x.ron", "--preset", argument],
            vec!["new", &long, "--preset", argument],
            vec!["new", "x.ron", "--preset", "dice", "--rounds", argument],
            vec![argument, "--nonsense"],
            vec!["export", "plain.ron", "--to", argument],
            vec!["audit", "plain.ron", "--head", argument],
            vec!["audit", "plain.ron", "--key", argument],
            vec!["audit", &long],
            vec!["audit", "no-event"],
            vec!["audit", "bad-header"],
            vec!["audit", "bad-setup.ron"],
            vec!["standings", "bad-setup.ron"],
            vec!["standings", "no-event"],
            vec!["standings", &long],
            vec!["report", "plain.ron", "--kind", "names", "--language", argument],
            vec!["report", "plain.ron", "--kind", "prizes", "--prizes", "prizes.ron"],
            vec!["report", "plain.ron", "--kind", "prizes", "--prizes", "prizes-amount.ron"],
            vec!["publish", "plain.ron", "plain.ron", "--language", argument],
            vec!["pair", "bad-columns.trf"],
            vec!["check", "bad-columns.trf"],
            vec!["import", "bad-columns.trf", "-o", "x.ron"],
            vec!["import", "no-event", "-o", "x.ron"],
            vec!["import", "tractor", "-o", "x.ron", "--as", argument],
            vec!["judge", "crikey", "crikey"],
            vec!["judge", "dice", "dice"],
            vec!["judge", "tractor", "tractor"],
            vec!["judge", "probit", "probit"],
            vec!["simulate", "--points", argument],
            vec!["standings", "plain.ron", "-o", &long, "--after", argument],
        ];
        let broken: Vec<String> = (0..9).map(|at| format!("bad-{at}.trf")).collect();
        commands.extend(commands_that_write(argument, &long));
        commands.extend(broken.iter().map(|name| vec!["pair", name]));
        for command in commands {
            let output = wallchart(folder, &command);
            let error = String::from_utf8(output.stderr).unwrap();
            let told = format!(
                "{told}: {}",
                command
                    .iter()
                    .map(|one| one.get(..20).unwrap_or(one))
                    .collect::<Vec<_>>()
                    .join(" ")
                    .escape_debug()
            );
            match output.status.code() {
                Some(0) => assert_eq!(error, "", "{told}"),
                // Each question has a line of its own.
                Some(1) => error.split_inclusive('\n').for_each(|line| check_error(line, &told)),
                _ => check_error(&error, &told),
            }
            check_terminal(&String::from_utf8_lossy(&output.stdout), &told);
        }
    }
}

#[test]
fn the_command_line_accepts_no_control_characters() {
    for (told, text) in cases() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let title = text.replace('\0', "");
        let output = wallchart(folder, &["new", "x.ron", "--preset", "dice", &format!("--title={title}")]);
        let refused = title.chars().any(|c| c.is_control() || is_line_end(c)) || 500 < title.chars().count();
        assert_eq!(output.status.code(), Some(if refused { 2 } else { 0 }), "{told}");
        assert_eq!(folder.join("x.ron").exists(), !refused, "{told}");
        if refused {
            check_error(&String::from_utf8(output.stderr).unwrap(), told);
        }
    }
}

#[test]
fn no_screen_draws_control_characters() {
    /// Every screen and every overlay.
    const WAYS: [&str; 22] = [
        "<F10>",
        "<F2>",
        "<F2><Enter>",
        "<F3>",
        "<F3><Enter>",
        "<F3>w",
        "<F4>",
        "<F4>e",
        "<F4>/",
        "<F5>",
        "<F5>e",
        "<F6>",
        "<F7>",
        "<F7>e",
        "<F8>v",
        "<F8>[[[[<Enter>",
        "<F9><Enter>",
        "<F9>jj<Enter>",
        "<F9>jjj<Enter>",
        "<F9>jjp",
        "<F5>/",
        ":",
    ];
    for hostile in Hostile::all() {
        let told = &hostile.case.0;
        let mut desk = TestDesk::home();
        for event in ["event.ron", "dice.ron"] {
            let path = desk.folder.path().join(event);
            std::fs::copy(hostile.folder.path().join(event), &path).unwrap();
            desk.app.open(&path);
            for keys in WAYS {
                desk.keys(keys);
                for (width, height) in [(60, 20), (80, 24), (200, 60)] {
                    let shown = desk.screen(width, height);
                    check_terminal(&shown, &format!("{told}: {event} {keys}"));
                    assert!(shown.lines().count() == usize::from(height), "{told}: {event} {keys}");
                }
                desk.keys("<Esc><Esc><Esc>");
            }
        }
    }
}

/// Every text of a document.
fn texts_of(document: &serde_json::Value, texts: &mut Vec<String>) {
    match document {
        serde_json::Value::String(text) => texts.push(text.clone()),
        serde_json::Value::Array(parts) => parts.iter().for_each(|part| texts_of(part, texts)),
        serde_json::Value::Object(parts) => parts.values().for_each(|part| texts_of(part, texts)),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {}
    }
}

/// Input at the desk, typed or pasted, becomes a line without control characters, and a long one is refused.
#[test]
fn input_at_the_desk_is_a_line_of_text() {
    for (told, text) in cases() {
        let mut desk = TestDesk::home();
        desk.make("chess-round-robin", &screen::FOUR);
        for keys in [
            "<F2><Enter>",
            "<F2>j<Enter>",
            "<F3>a",
            "<F3>w",
            "<F3><Enter>",
            "<F1>",
            "<F4>/",
            "<Ctrl-n>",
            "<Alt-w>",
            "<F10>o",
            "<F10>i",
        ] {
            desk.keys(keys);
            desk.app.handle(wallchart::tui::terminal::event::Event::Paste(text.clone()));
            check_terminal(&desk.screen(80, 24), &format!("{told}: {keys}"));
            desk.keys("<Enter>");
            check_terminal(&desk.screen(80, 24), &format!("{told}: {keys}"));
            desk.keys("<Esc><Esc><Esc>");
        }
        for entry in desk.app.desk().unwrap().entries() {
            let mut texts = Vec::new();
            texts_of(&serde_json::to_value(entry).unwrap(), &mut texts);
            for text in texts {
                let bad = |c: &char| c.is_control() || is_line_end(*c) || is_direction(*c);
                assert_eq!(text.chars().find(bad), None, "{told}: {text}");
                assert!(text.chars().count() <= LONGEST, "{told}: {text}");
            }
        }
    }
}

/// The list of recent events, the settings and a theme are files that another program may have written.
#[test]
fn texts_of_the_users_own_files_are_escaped() {
    for (told, text) in cases() {
        let folder = tempfile::tempdir().unwrap();
        let (folder, hostile) = (folder.path(), ron(&text));
        let recent = format!(
            "[(path:{hostile},title:{hostile},game:{hostile},players:3,round:1,rounds:2,saved:{hostile})]"
        );
        std::fs::write(folder.join("recent.ron"), recent).unwrap();
        std::fs::create_dir(folder.join("themes")).unwrap();
        std::fs::write(folder.join("themes/mine.ron"), format!("(base:{hostile},roles:{{{text}:()}})"))
            .unwrap();
        let settings = [
            format!(
                "(preset:{hostile},operator:{hostile},language:{hostile},time_zone:{hostile},results:{hostile})"
            ),
            format!(
                "(theme:{hostile},keys:[(context:{hostile},action:{hostile},keys:[{hostile}])],{text}:1)"
            ),
            "(theme:\"mine\")".to_owned(),
            text.clone(),
        ];
        for settings in settings {
            std::fs::write(folder.join("settings.ron"), settings).unwrap();
            let settings = Settings::of(&Files::below(folder));
            let complaints = settings.complaints.len();
            let mut desk = TestDesk::home();
            desk.app = screen::app_with(folder, settings);
            for keys in ["", ":", "<Esc>n", "<Esc>o<Enter>", "<Esc><Enter>", "<Esc>:"] {
                desk.keys(keys);
                check_terminal(&desk.screen(200, 60), &format!("{told}: {keys}"));
            }
            desk.text("settings");
            desk.keys("<Enter>");
            let shown = desk.screen(200, 60);
            check_terminal(&shown, told);
            assert!(
                shown.contains("result keys") && (complaints == 0 || shown.contains("! ")),
                "{told}: {shown}"
            );
        }
    }
}

/// Imported text that no event allows is changed, and every change is reported with its line.
#[test]
fn changed_texts_of_an_import_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let line =
        |number, name: &str| format!("001 {number:>4} m    {name:<33} 2000 {:>27} 0.0    1  0000 - U", "");
    let report = format!("012 Open\u{9b}31m\n{}\n{}\n142 1\n", line(1, "O\u{92}Hara"), line(2, "Ana"))
        .replace(" U", " Z");
    std::fs::write(folder.join("in.trf"), report).unwrap();
    let output = wallchart(folder, &["import", "in.trf", "-o", "x.ron"]);
    assert_eq!(output.status.code(), Some(0));
    let expected = "in.trf:2: the name `O\\u{92}Hara` is now `O Hara`\n\
                    in.trf:1: the record 012 `Open\\u{9b}31m` is now `Open 31m`\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), expected);
    let list = folder.join("list.csv");
    std::fs::write(&list, format!("Name,Club\nAna,\"SK\nNord\"\nBea,{}\n", "x".repeat(600))).unwrap();
    let mut desk = TestDesk::home();
    desk.make("fide-swiss", &[]);
    desk.keys("<F3>i");
    desk.text(&list.display().to_string());
    desk.keys("<Enter>d");
    let shown = desk.screen(200, 60);
    for part in ["2 notes", "the club `SK\\nNord` is now `SK Nord`", "   4  note", "the club `xxx"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    desk.keys("<Enter>");
    let clubs: Vec<usize> =
        desk.app.desk().unwrap().state().players.iter().map(|one| one.entrant.club.chars().count()).collect();
    assert_eq!(clubs, [7, 500]);
}

/// A journal is not refused for a text that its type would refuse; earlier refusals still apply.
#[test]
fn an_older_file_is_read_as_before() {
    for hostile in Hostile::all() {
        let (told, text) = (&hostile.case.0, &hostile.case.1);
        let output = hostile.run(&["audit", "event.ron"]);
        let report = String::from_utf8(output.stdout).unwrap();
        assert!(!report.contains("refused") && !report.contains("damaged"), "{told}: {report}");
        if text.chars().any(char::is_control) {
            std::fs::write(hostile.folder.path().join("forged.ron"), chess_of(text, "Plain")).unwrap();
            let output = hostile.run(&["audit", "forged.ron"]);
            let report = String::from_utf8(output.stdout).unwrap();
            check_terminal(&report, told);
            assert!(
                report.contains("refused   entry 1: ") && report.contains(" is not a name"),
                "{told}: {report}"
            );
        }
    }
}

#[test]
fn a_too_long_text_is_refused_at_the_keyboard() {
    let mut desk = TestDesk::home();
    desk.make("chess-round-robin", &screen::FOUR);
    desk.keys("<F3>a");
    desk.text(&"x".repeat(501));
    desk.keys("<Enter>");
    let _ = desk.line("has 501 characters (shorten it to at most 500)");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
    desk.keys("<Esc><Esc><F2><Enter><Ctrl-u>");
    desk.text(&"x".repeat(501));
    desk.keys("<Enter>");
    let _ = desk.line("the title `xxx");
}
