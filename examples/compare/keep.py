"""Runs the programs of TieBreakServer, a call a line, without starting Python for each of them.

Called as `keep.py FOLDER SECONDS`. A line is the program and its arguments with tabs between them. The answer is a line
with the exit status and with how many bytes the call wrote to standard output and to standard error, and then these. A call
that takes longer than SECONDS ends this program without an answer.
"""

import faulthandler
import importlib
import io
import sys
import traceback

FOLDER, SECONDS = sys.argv[1:]
PROGRAMS = ["pairingchecker", "tiebreakchecker", "tournamentgenerator"]


def run(program, arguments):
    """Runs one call and returns its exit status."""
    sys.argv = [program, *arguments]
    try:
        status = getattr(MODULES[program], program)().common_main()
    except SystemExit as end:
        status = end.code
    except Exception:
        traceback.print_exc()
        status = 1
    return status if isinstance(status, int) else 0 if status is None else 1


sys.path.insert(0, FOLDER)
MODULES = {name: importlib.import_module(name) for name in PROGRAMS}
answers = sys.stdout.buffer
while line := sys.stdin.readline():
    program, *arguments = line.rstrip("\n").split("\t")
    sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
    faulthandler.dump_traceback_later(int(SECONDS), exit=True, file=sys.__stderr__)
    status = run(program, arguments)
    faulthandler.cancel_dump_traceback_later()
    out, error = (said.getvalue().encode() for said in (sys.stdout, sys.stderr))
    answers.write(b"%d %d %d\n" % (status, len(out), len(error)) + out + error)
    answers.flush()
