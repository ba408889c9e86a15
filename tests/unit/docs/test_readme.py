"""README.md as a reader uses it: every command in it runs as it is written, and the example is correct."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.paths import ROOT

TEXT = (ROOT / "README.md").read_text()
SET_UP = "python3 -m venv .venv && .venv/bin/pip install -e . && "
SET_UP_FOR_TESTS = SET_UP.replace(" . ", ' ".[test]" ')


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """The commands of all shell blocks, with neither comments nor the set-up, which whoever runs the tests has done."""
    lines = [line.split("  #")[0].rstrip() for block in blocks("sh") for line in block.splitlines()]
    return [line.removeprefix(SET_UP).removeprefix(SET_UP_FOR_TESTS) for line in lines]


COMMANDS = [command for command in commands() if not command.startswith(".venv/bin/pytest")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, judge: dict[str, str]) -> Path:
    """A folder with the environment at ``.venv`` and the example in mine.py. Checks run in the resident judge, as a
    reader's do after the first."""
    for name, value in judge.items():
        monkeypatch.setenv(name, value)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (example,) = blocks("python")
    (tmp_path / "mine.py").write_text(example)
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    return tmp_path


def marked(command: str) -> object:
    """Those that check every case are slow: the others check one in the same way."""
    every = " check " in command and " -k " not in command
    marks = pytest.mark.gpu if " bench " in command else pytest.mark.slow if every else ()
    return pytest.param(command, marks=marks, id=command)


@pytest.mark.parametrize("command", [marked(command) for command in COMMANDS])
def test_a_command_runs_as_it_is_written(command: str, folder: Path) -> None:
    if " watch " in command:
        command += " --runs 1"  # it would go on until ctrl-C
    elif " check " in command and " -k " not in command:
        command += " --calls 1"  # of every case; the second call is that of the tests of the harness
    done = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=os.environ, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    if " export " not in command:
        count = re.search(r"(\d+) of (\d+) (?:passed|cases)", done.stdout)
        assert count is not None, done.stdout
        assert count[1] == count[2]


def test_there_are_commands_and_all_of_them_are_found_in_a_fresh_clone() -> None:
    assert len(COMMANDS) >= 6
    assert [command for command in commands() if not command.startswith(".venv/bin/")] == []


def test_the_set_up_shows_progress_and_comes_with_both_first_commands() -> None:
    first, second = blocks("sh")[:2]
    assert first == SET_UP + ".venv/bin/warpyard check nvfp4_gemv\n"
    assert second == SET_UP_FOR_TESTS + ".venv/bin/pytest -n 3\n"


def packages_without_extras() -> list[metadata.Distribution]:
    """What ``pip install -e .`` installs, as far as it is installed here."""
    found: dict[str, metadata.Distribution] = {}
    wanted = [("warpyard", "")]
    while wanted:
        name, extra = wanted.pop()
        distribution = metadata.distribution(name)
        found[name] = distribution
        for requirement in map(Requirement, distribution.requires or ()):
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                needed = canonicalize_name(requirement.name)
                wanted += [(needed, one) for one in ("", *requirement.extras) if needed not in found]
    return list(found.values())


@pytest.mark.nightly
def test_a_check_needs_no_more_than_the_first_command_installs(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    (site,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    for distribution in packages_without_extras():
        for file in distribution.files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                (site / file).symlink_to(file.locate())
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "WARPYARD_STATE_DIR": str(tmp_path / "state")}
    assert subprocess.run([python, "-c", "import pytest"], env=environment, capture_output=True).returncode == 1
    words = ["-m", "harness.cli", "check", "nvfp4_gemv", "-k", "0", "--calls", "1", "--device", "emulator"]
    done = subprocess.run([python, *words], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 of 1 passed" in done.stdout
