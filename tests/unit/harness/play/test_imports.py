"""The page's framework is imported by `play` alone, and said by name where it is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from harness import cli
from harness.tasks import ROOT


def test_nothing_else_imports_the_pages_framework() -> None:
    text = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import harness, harness.api, harness.cli._parsers\n"
        "harness.cli._parsers.build_parser()\n"
        "from harness.play import share, starts, users\n"
        "print({'nicegui', 'fastapi'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-P", "-c", text, str(ROOT)], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "set()"


def test_the_extra_is_named_where_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "nicegui"]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("server", "page", "tabs", "drawings", "marks", "versions"):
        monkeypatch.delitem(sys.modules, f"harness.play.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "nicegui", None)
    assert cli.main(["play"]) == 3
    assert "'warpyard[play]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"), [(["--port", "99999"], "--port: expected"), (["nothing"], "is neither a file nor a task")]
)
def test_what_cannot_be_played_is_told(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", *words]) in (2, 5)
    assert message in capsys.readouterr().err
