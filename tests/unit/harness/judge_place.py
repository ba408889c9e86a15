"""A folder whose commands share a resident judge of their own."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from harness.resident import client, protocol
from harness.tasks import ROOT
from tests.unit.harness.command_line import AXPY

CPU = ("--device", "cpu", "--calls", "1", "--json")
COMMAND = "import sys; sys.path.insert(0, {root!r}); from harness.cli import command; command()"


class Place:
    """Where commands are run that use a judge of their own.

    Args:
        folder: where they run.
        root: the project that they are of.
        patience: seconds that the judge waits for a command; by default more than there are between two tests of it.

    Attributes:
        judge_variables: the variables by which a command finds that judge.
        variables: of a command: those, a history in the folder, and no GPU.
    """

    def __init__(self, folder: Path, root: Path = ROOT, patience: str = "1800") -> None:
        self.root, self.folder = root, folder
        # With PYTHONUTF8 no command begins anew for its encoding, and this process finds the judge that commands have.
        self.judge_variables = {"XDG_RUNTIME_DIR": str(folder), "WARPYARD_JUDGE": patience, "CI": "", "PYTHONUTF8": "1"}
        self.variables = {
            **os.environ,
            **self.judge_variables,
            "WARPYARD_STATE_DIR": str(folder / "state"),
            "CUDA_VISIBLE_DEVICES": "",
        }

    def start(self, *words: str, **options: Any) -> subprocess.Popen[str]:
        options = {"env": self.variables, "cwd": self.folder, **options}
        entry = [sys.executable, "-P", "-c", COMMAND.format(root=str(self.root)), *words]
        return subprocess.Popen(entry, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)

    def run(self, *words: str, code: int = 0, **options: Any) -> tuple[str, str]:
        process = self.start(*words, **options)
        out, errors = process.communicate(timeout=600)
        assert process.returncode == code, out + errors
        return out, errors

    def judge(self) -> int:
        """The number of the judge; 0 where there is none."""
        return int(json.loads(self.run("judge", "--json")[0]).get("pid", 0))

    def check(self, submission: Path, *words: str, **options: Any) -> dict[str, Any]:
        return dict(json.loads(self.run("check", AXPY, "-s", str(submission), *CPU, *words, **options)[0]))

    def close(self) -> None:
        """Ends all judges of the folder: a client with another priority or other limits has one of its own."""
        pids = []
        for path in (self.folder / "warpyard").glob("judge-*"):
            with contextlib.suppress(OSError, protocol.Closed):
                with client.connect(path) as connection:
                    protocol.send(connection, {"state": True})
                    pids.append(int(protocol.receive(connection)[0]["pid"]))
                with client.connect(path) as connection:
                    protocol.send(connection, {"end": True})
        until = time.monotonic() + 300
        while any(map(alive, pids)):
            assert time.monotonic() < until
            time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
