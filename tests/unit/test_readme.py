"""README.md as a reader uses it: every command in it runs as it is written, and the example is correct."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text()
SET_UP = 'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && '


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """The commands of all shell blocks, with neither comments nor the set-up, which whoever runs the tests has done."""
    lines = [line.split("  #")[0].rstrip() for block in blocks("sh") for line in block.splitlines()]
    return [line.removeprefix(SET_UP) for line in lines]


COMMANDS = [command for command in commands() if not command.startswith(".venv/bin/pytest")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the environment at ``.venv`` and the example in mine.py."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (example,) = blocks("python")
    (tmp_path / "mine.py").write_text(example)
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    return tmp_path


def marked(command: str) -> object:
    return pytest.param(command, marks=pytest.mark.gpu if " bench " in command else (), id=command)


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
    assert second == SET_UP + ".venv/bin/pytest -n 2\n"


def test_every_link_leads_to_a_file() -> None:
    """The links of all pages, and of the section that a link names."""
    for page in [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *(p for d in ("jit", "harness", "kernels", "tasks") for p in (ROOT / d).rglob("*.md")),
    ]:
        for target in re.findall(r"\]\(([^)#:\s]*(?:#[^)\s]*)?)\)", page.read_text()):
            name, _, section = target.partition("#")
            path = page.parent / name if name else page
            assert path.exists(), f"{page}: {target}"
            if section:
                titles = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
                assert section in [
                    re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles
                ], f"{page}: {target}"
