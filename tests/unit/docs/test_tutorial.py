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


NUMBER = re.compile(r"\b\d{1,3}(?: \d{3})+\b|\b\d+(?:\.\d+)?\b")  # 1 212 672 is one


def shows(out: str, line: str) -> bool:
    """Whether a line is in what was printed, but for counts: an NVRTC of another version makes other code, so numbers
    of 40 and more may differ by a tenth."""
    wanted = [float(number.replace(" ", "")) for number in NUMBER.findall(line)]
    form = f"({NUMBER.pattern})".join(map(re.escape, NUMBER.split(line)))
    return any(
        all(
            float(number.replace(" ", "")) == right
            or (right >= 40 and abs(float(number.replace(" ", "")) / right - 1) < 0.1)
            for number, right in zip(found.groups(), wanted, strict=True)
        )
        for found in re.finditer(form, out)
    )


def test_a_line_is_held_against_what_is_printed() -> None:
    out = "all 45 960 1 221 632 83.1 % 9544 and 12 warps"
    assert shows(out, "all 45 680 1 212 672 83.0 % 9474")
    assert shows(out, "12 warps")
    assert not shows(out, "13 warps")
    assert not shows(out, "all 25 680 1 212 672 83.0 % 9474")
    assert not shows(out, "any 45 960")


@pytest.mark.slow
def test_each_command_runs_and_prints_what_the_page_shows(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(BLOCKS) >= 11
    for gpu, commands, shown in BLOCKS:
        if gpu:
            continue
        out = plain(run(commands, capsys))
        for line in shown:
            assert shows(out, plain(line)), f"{commands}: {line!r} is not in what it prints"
    failed = [shown for _, commands, shown in BLOCKS if any("sed" in command for command in commands)]
    assert len(failed) == 11, "blocks that change a kernel, each of which shows what that gives"
    assert all(failed)
    assert (clone / "trace.svg").is_file()
    assert (clone / "report.html").is_file()


@pytest.mark.gpu
@pytest.mark.parametrize("commands", [commands for gpu, commands, _ in BLOCKS if gpu])
def test_each_command_for_a_gpu_runs(commands: list[str], clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["cp -r examples/ladder mine", *commands], capsys)
