//! Parses the command line, runs, gives the exit status: nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    wallchart::cli::run()
}
