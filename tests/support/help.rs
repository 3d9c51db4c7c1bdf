//! The subcommands as `--help` lists them.

/// Returns the names of all subcommands, in the order of the help of the program.
pub(crate) fn commands(help: &str) -> Vec<&str> {
    let groups = help.lines().take_while(|line| *line != "Arguments:");
    let listed = groups.filter_map(|line| line.strip_prefix("  "));
    listed.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split_whitespace().next()).collect()
}
