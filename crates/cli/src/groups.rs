//! The groups in which `--help` lists the subcommands, and an example of each.

use std::fmt::Write as _;

use clap::Command;

/// A heading of `--help` and the subcommands below it.
struct Group {
    heading: &'static str,
    commands: &'static [Entry],
}

/// A subcommand and a call of it that `--help` shows.
struct Entry {
    name: &'static str,
    example: &'static str,
}

const fn entry(name: &'static str, example: &'static str) -> Entry {
    Entry { name, example }
}

/// Every subcommand is in exactly one group.
const GROUPS: &[Group] = &[
    Group {
        heading: "Events",
        commands: &[
            entry("tour", "wallchart tour"),
            entry("new", "wallchart new open.ron --preset fide-swiss --title \"Autumn Open\""),
            entry("presets", "wallchart presets"),
            entry("languages", "wallchart languages sv"),
            entry("set", "wallchart set open.ron page=https://example.org/open"),
            entry("official", "wallchart official open.ron"),
            entry("note", "wallchart note open.ron \"round 3 starts ten minutes late\""),
            entry("undo", "wallchart undo open.ron"),
            entry("redo", "wallchart redo open.ron"),
        ],
    },
    Group {
        heading: "Players",
        commands: &[
            entry("register", "wallchart register open.ron players.csv --dry-run"),
            entry("lists", "wallchart lists import players_list.zip"),
            entry("check-in", "wallchart check-in open.ron 3 17"),
            entry("change", "wallchart change open.ron berg \"rating 2230\""),
            entry("number", "wallchart number open.ron"),
            entry("withdraw", "wallchart withdraw open.ron berg --reason ill"),
            entry("exclude", "wallchart exclude open.ron berg --reason \"did not appear\""),
            entry("return", "wallchart return open.ron berg"),
            entry("remove", "wallchart remove open.ron berg"),
            entry("bye", "wallchart bye open.ron berg \"3 half\""),
            entry("rerate", "wallchart rerate open.ron ratings.csv --from 4"),
            entry("partner", "wallchart partner open.ron alice charles"),
            entry("members", "wallchart members league.ron players.csv"),
        ],
    },
    Group {
        heading: "Rounds",
        commands: &[
            entry("pair", "wallchart pair open.ron --publish --seed 7"),
            entry("amend", "wallchart amend open.ron 3 --boards round3.txt"),
            entry("unpublish", "wallchart unpublish open.ron"),
            entry("line-up", "wallchart line-up league.ron 3 nord 1 2 3 5"),
            entry("forbid", "wallchart forbid open.ron 12 17"),
            entry("fix-board", "wallchart fix-board open.ron berg 1"),
            entry("tables", "wallchart tables dice.ron 6"),
            entry("lots", "wallchart lots cup.ron"),
            entry("position", "wallchart position open.ron"),
        ],
    },
    Group {
        heading: "Results and standings",
        commands: &[
            entry("results", "wallchart results open.ron round3.txt"),
            entry("correct", "wallchart correct open.ron 3 17 0-1 --reason \"wrong slip\""),
            entry("points", "wallchart points open.ron berg -1 --reason \"late\""),
            entry("give", "wallchart give open.ron PLACE berg 1"),
            entry("standings", "wallchart standings open.ron --after 3 --format csv"),
            entry("crosstable", "wallchart crosstable open.ron"),
            entry("seal", "wallchart seal open.ron"),
        ],
    },
    Group {
        heading: "Reports and proofs",
        commands: &[
            entry("report", "wallchart report open.ron --kind slips --format html -o slips.html"),
            entry("publish", "wallchart publish open.ron site"),
            entry("audit", "wallchart audit open.ron"),
            entry("sign", "wallchart sign open.ron"),
        ],
    },
    Group {
        heading: "Several desks",
        commands: &[
            entry("host", "wallchart host open.ron"),
            entry("join", "wallchart join CODE --name \"Hall B\""),
            entry("desks", "wallchart desks open.ron"),
            entry("leave", "wallchart leave open.ron"),
        ],
    },
    Group {
        heading: "Files of other programs",
        commands: &[
            entry("import", "wallchart import report.trf -o open.ron"),
            entry("export", "wallchart export open.ron --to trf -o report.trf"),
            entry("check", "wallchart check report.trf"),
            entry("tiebreaks", "wallchart tiebreaks report.trf --values BH/C1,SB"),
            entry("judge", "wallchart judge crikey games.in"),
            entry("simulate", "wallchart simulate --players 40 --seed 7 -o random.trf"),
        ],
    },
    Group {
        heading: "The shell",
        commands: &[
            entry("doctor", "wallchart doctor"),
            entry("share-problem", "wallchart share-problem open.ron -o problem.ron"),
            entry("completions", "wallchart completions bash"),
            entry("man", "wallchart man --dir target/man"),
        ],
    },
];

/// Adds the groups to the help of the program, and to the help of each subcommand its example.
pub(crate) fn explained(command: Command) -> Command {
    let command = GROUPS.iter().flat_map(|group| group.commands).fold(command, |command, entry| {
        command.mut_subcommand(entry.name, |one| one.after_help(format!("Example:\n  {}", entry.example)))
    });
    let help = template(&command);
    command.help_template(help).after_help(EXAMPLES)
}

/// A round from the list of players to the standings, as the help of the program shows it.
const EXAMPLES: &str = "\
Examples:
  wallchart                                        the desk
  wallchart tour                                   the desk on a copy of an event, to try things with
  wallchart new open.ron --preset fide-swiss       an event by commands alone:
  wallchart register open.ron players.csv
  wallchart pair open.ron --publish
  wallchart results open.ron round1.txt
  wallchart standings open.ron

`wallchart help COMMAND` explains a command and shows an example of it. `-` is standard input or output.
Exit status: 0 done, 1 the answer is no, 2 the input or the usage is wrong.";

/// Returns the help of the program, in which clap fills in the usage, the arguments and the options.
fn template(commands: &Command) -> String {
    let width = commands.get_subcommands().map(|command| command.get_name().len()).max().unwrap_or_default();
    let about = |name: &str| {
        commands.find_subcommand(name).and_then(Command::get_about).map_or(String::new(), ToString::to_string)
    };
    let mut groups = String::new();
    for group in GROUPS {
        let _ = writeln!(groups, "{}:", group.heading);
        for entry in group.commands {
            let _ = writeln!(groups, "  {:width$}  {}", entry.name, about(entry.name));
        }
        groups.push('\n');
    }
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}Arguments:\n{{positionals}}\n\n\
         Options:\n{{options}}{{after-help}}"
    )
}

#[cfg(test)]
mod tests {
    use clap::Subcommand as _;

    use super::super::plain::split;
    use super::*;

    fn entries() -> impl Iterator<Item = &'static Entry> {
        GROUPS.iter().flat_map(|group| group.commands)
    }

    #[test]
    fn every_subcommand_is_in_exactly_one_group() {
        let commands = super::super::commands::Command::augment_subcommands(Command::new("wallchart"));
        let mut there: Vec<&str> = commands.get_subcommands().map(Command::get_name).collect();
        let mut grouped: Vec<&str> = entries().map(|entry| entry.name).collect();
        there.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(grouped, there);
    }

    #[test]
    fn every_example_calls_its_own_subcommand() {
        for Entry { name, example } in entries() {
            let words = split(example).unwrap();
            assert_eq!(words[..2], ["wallchart", name], "{example}");
            super::super::commands::command_line()
                .try_get_matches_from(&words)
                .unwrap_or_else(|error| panic!("{example}: {error}"));
        }
    }

    #[test]
    fn every_example_of_the_program_is_understood() {
        let examples = EXAMPLES.lines().filter_map(|line| line.strip_prefix("  "));
        let mut count = 0;
        for example in examples {
            let call = example.split("   ").next().unwrap();
            super::super::commands::command_line()
                .try_get_matches_from(split(call).unwrap())
                .unwrap_or_else(|error| panic!("{call}: {error}"));
            count += 1;
        }
        assert_eq!(count, 7);
    }
}
