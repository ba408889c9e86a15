"""docs/tutorial.md as a reader uses it: each command runs as it is written, and prints what the page shows."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from harness import cli
from harness.tasks import ROOT

TEXT = (ROOT / "docs" / "tutorial.md").read_text()
BLOCK = re.compile(r"^(<!-- on a GPU -->\n)?```sh\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
BLOCKS = [(bool(gpu), commands.splitlines(), shown.splitlines()) for gpu, commands, shown in BLOCK.findall(TEXT)]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the examples, as the root of a clone has them."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    return tmp_path


def run(commands: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Runs the commands of a block, warpyard in this process; returns what they print."""
    out = ""
    for command in commands:
        if not command.startswith("warpyard "):
            subprocess.run(["bash", "-c", command], check=True)
            continue
        code = cli.main(shlex.split(command)[1:])
        printed = capsys.readouterr()
        out += printed.out
        expected = 1 if "0 of 1 passed" in printed.out else 0
        assert code == expected, printed.out + printed.err
    return out


def plain(text: str) -> str:
    return " ".join(text.split())


def test_each_command_runs_and_prints_what_the_page_shows(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(BLOCKS) >= 11
    for gpu, commands, shown in BLOCKS:
        if gpu:
            continue
        out = plain(run(commands, capsys))
        for line in shown:
            assert plain(line) in out, f"{commands}: {line!r} is not in what it prints"
    failed = [shown for _, commands, shown in BLOCKS if any("sed" in command for command in commands)]
    assert len(failed) == 2
    assert (clone / "trace.svg").is_file()
    assert (clone / "report.html").is_file()


@pytest.mark.gpu
@pytest.mark.parametrize("commands", [commands for gpu, commands, _ in BLOCKS if gpu])
def test_each_command_for_a_gpu_runs(commands: list[str], clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["cp -r examples/ladder mine", *commands], capsys)
