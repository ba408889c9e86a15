"""The command line in the tests' own process, and a submission to the axpy task for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness import cli
from tests.paths import DATA

AXPY = str(DATA / "axpy")


def submission(folder: Path, body: str) -> str:
    path = folder / "mine.py"
    path.write_text("import torch\n\ndef custom_kernel(data):\n    x, y = data\n    " + body + "\n")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = cli.main(list(argv))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def document(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, Any]:
    code, out, _ = run(capsys, *argv, "--json")
    return code, json.loads(out)
