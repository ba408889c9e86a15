"""Lines that a CI job would take for commands to itself are none, unless they are meant."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from harness.report import streams
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY

# As GitHub's runner reads a line (ActionCommand.cs), Azure's agent and TeamCity's.
COMMAND = re.compile(r"\s*::[\w-]+.*?::|.*##\w*\[")
CRIES = (
    "::add-mask::x", "  ::set-output name=a::b", "\t::stop-commands::never", "a ##[error]b", "##vso[task.setvariable]x",
    "##teamcity[buildStatus]", "\r::error::x", "\v::error::x",
)  # fmt: skip


def shown(pieces: list[str]) -> str:
    raw = io.BytesIO()
    stream = streams._Shown(raw, "utf-8", write_through=True)
    for piece in pieces:
        assert stream.write(piece) == len(piece)
    return raw.getvalue().decode()


def commands(text: str) -> list[str]:
    return [line for line in re.split(r"\r\n|\r|\n", text) if COMMAND.match(line)]


@pytest.mark.parametrize("cry", CRIES)
def test_no_piece_of_a_text_is_a_command(cry: str) -> None:
    text = f"{cry}\nbefore\n{cry}\n \n{cry}"
    assert commands(text), "the reader of this test finds them"
    assert not commands(shown([text]))
    assert not commands(shown(list(text)))
    for cut in range(len(text)):
        assert not commands(shown([text[:cut], text[cut:]]))


def test_other_texts_stay_as_they_are() -> None:
    text = "std::vector a::b :: c\nx = ::f();\n#[a] ## [b]\n: :\n:\n" + "  " * 500 + "x\n" + "y" * 5000
    assert shown([text]) == text
    assert shown(list(text)) == text


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "text", ["\n" * (1 << 20), " " * (1 << 20), " \n" * (1 << 19), "#" * (1 << 20), ":" * (1 << 20)]
)
def test_no_text_takes_long(text: str) -> None:
    assert len(shown([text])) <= len(text) + 5
    assert shown(["x", *[text[:100]] * 1000]).startswith("x")


def test_a_document_is_the_same_text() -> None:
    document = {"::a": ["##[error]x", "\n::error::y", "##vso[z"]}
    for indent in (None, 1):
        out = shown(list(json.JSONEncoder(indent=indent).iterencode(document)))
        assert json.loads(out) == document
        assert not commands(out)


@pytest.mark.parametrize("form", representatives(["github", "text", "concise", "json", "sarif"]))
def test_what_a_submission_says_is_no_command(form: str, tmp_path: Path, judge: dict[str, str]) -> None:
    mine = tmp_path / "mine.py"
    cries = "\\n".join(cry.replace("\t", "\\t").replace("\r", "\\r").replace("\v", "\\v") for cry in CRIES)
    mine.write_text(f"def custom_kernel(data):\n    print('{cries}')\n    raise ValueError('x\\n{cries}')\n")
    words = ["check", AXPY, "-k", "0", "-s", str(mine), "--device", "cpu", "--show-output", "--output-format", form]
    env = os.environ | judge | {"WARPYARD_STATE_DIR": str(tmp_path)}
    entry = [sys.executable, "-c", "from harness.cli import command; command()", *words]
    done = subprocess.run(entry, capture_output=True, env=env, timeout=250)
    assert done.returncode == 1, done.stderr
    found = commands(done.stdout.decode()) + commands(done.stderr.decode())
    assert [line[:8] for line in found] == (["::error "] if form == "github" else [])
    if form == "json":
        assert "##vso[task.setvariable]x" in json.loads(done.stdout)["tasks"][0]["cases"][0]["message"]
