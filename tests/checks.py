"""``warpyard check`` in the tests' own process, which has imported torch already; the submission gets its process."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from harness import cli

_EXAMPLES = Path(__file__).parent.parent / "examples"


def check(task: str, *words: str) -> tuple[int, dict[str, Any]]:
    """The exit code of a check on the emulator with one call a case, and what its JSON says of the task."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = cli.main(["check", task, "--device", "emulator", "--calls", "1", "--json", *words])
    (found,) = json.loads(out.getvalue())["tasks"]
    return code, found


def example_passes(
    name: str, folder: Path, judge: dict[str, str], *more: str, task: str = "attn_dist", case: str = "9"
) -> None:
    """A submission of examples/ passes a case of a task, by the command run in a folder; ``judge`` as the fixture."""
    words = ["check", task, "--submission", str(_EXAMPLES / name), "-k", case, "--device", "emulator", *more]
    command = [sys.executable, "-m", "harness.cli", *words]
    done = subprocess.run(command, cwd=folder, env=os.environ | judge, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 of 1 passed (emulated)" in done.stdout


def passes(task: str, count: int, *words: str) -> dict[str, Any]:
    """What a check says of a task of which ``count`` cases ran, when all of them were emulated and passed."""
    code, found = check(task, *words)
    assert [(case["status"], case["emulated"]) for case in found["cases"]] == [("pass", True)] * count, found
    assert code == 0
    return found
