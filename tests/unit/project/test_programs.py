"""The programs of tests end as they would in a new interpreter."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests import programs


def test_a_program_has_its_words_its_variables_and_its_code(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text(
        "import atexit, os, sys, threading\n"
        "print(__name__, __file__, sys.argv[1:], os.getcwd(), os.environ['OWN'], sys.path[0])\n"
        "print('error', file=sys.stderr)\n"
        "atexit.register(print, 'the end')\n"
        "threading.Timer(0.1, print, ['a thread']).start()\n"
        "sys.exit(7)\n"
    )
    done = programs.run(path, "a", "b", cwd=tmp_path, variables={"OWN": "x"})
    assert done.returncode == 7
    assert done.stdout.splitlines() == [
        f"__main__ {path} ['a', 'b'] {tmp_path} x {tmp_path}", "a thread", "the end",
    ]  # fmt: skip
    assert done.stderr == "error\n"


def test_a_program_that_fails_is_killed_or_takes_too_long_is_told() -> None:
    failed = programs.run("def f():\n    1 / 0\nf()")
    assert failed.returncode == 1
    assert failed.stderr.count('  File "<string>"') == failed.stderr.count("  File ") == 2
    assert failed.stderr.endswith("ZeroDivisionError: division by zero\n")
    assert programs.run("raise SystemExit('said')").stderr == "said\n"
    assert programs.run("import os; os.kill(os.getpid(), 9)").returncode == -9
    with pytest.raises(subprocess.TimeoutExpired):
        programs.run("import time; time.sleep(60)", timeout=0.5)
