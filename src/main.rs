//! Parses the command line, runs, gives the exit status: nothing else.

fn main() {}
