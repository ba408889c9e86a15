"""Completion scripts, asked by the shells themselves."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from harness import cli


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ch"], {"check"}),
        (["check", "nvfp4"], {"nvfp4_gemv"}),
        (["check", "attn_dist", "--sched"], {"--schedules", "--schedule-seed"}),
        (["inspect", "--sa"], {"--sass"}),
        (["new", "k"], {"kernel"}),
        (["completion", "f"], {"fish"}),
    ],
)
def test_bash_completes(words: list[str], expected: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    ask = (
        f"COMP_WORDS=(warpyard {' '.join(words)}); COMP_CWORD={len(words)}; _warpyard; printf '%s\\n' ${{COMPREPLY[@]}}"
    )
    done = subprocess.run(["bash", "-c", script("bash", capsys) + ask], capture_output=True, text=True)
    assert done.stderr == ""
    assert set(done.stdout.split()) == expected


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_take_the_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    assert "check" in text
    assert "schedules" in text
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed: its script was not run")
    done = subprocess.run([shell, "-n"], input=text, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
