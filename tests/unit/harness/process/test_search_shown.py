"""On a terminal `check` says how many small changes of a wrong submission it has tried; in a pipe it does not."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.selection import representatives

FOLDER = Path(__file__).parents[3] / "emulator" / "first_line" / "mended" / "stencil"
SHOWN = re.compile(r"case 0 did not pass; (\d+) of (\d+) small changes tried")


@pytest.mark.parametrize("terminal", representatives([True, False]), ids=["terminal", "pipe"])
def test_changes_that_were_tried_are_counted_on_a_terminal(
    tmp_path: Path, terminal: bool, judge: dict[str, str]
) -> None:
    right = (FOLDER / "right.py").read_text()
    (tmp_path / "mine.py").write_text(right.replace("dy * 3 + dx", "dx * 3 + dy"))
    words = [sys.executable, "-m", "harness.cli", "check", str(FOLDER), "-s", str(tmp_path / "mine.py")]
    words += ["--device", "emulator", "--calls", "1"]
    env = (
        os.environ
        | judge
        | {"WARPYARD_STATE_DIR": str(tmp_path / "state"), "WARPYARD_CHANGES": "20", "TERM": "xterm", "COLUMNS": "160"}
    )
    ours, theirs = pty.openpty() if terminal else os.pipe()
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=theirs, env=env) as process:
        os.close(theirs)
        text = b""
        with contextlib.suppress(OSError):  # how a terminal reports its end
            while part := os.read(ours, 65536):
                text += part
        os.close(ours)
        assert process.stdout is not None
        told = process.stdout.read().decode()
    assert process.returncode == 1
    assert "the output is right with" in told
    counts = [(int(tried), int(of)) for tried, of in SHOWN.findall(text.decode())]
    assert bool(counts) == terminal, text
    assert counts == sorted(counts), "they grow"
    assert all(0 <= tried <= of for tried, of in counts)
    assert not terminal or counts[-1][0] > 0
    assert "small changes tried" not in told
