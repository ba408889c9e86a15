"""A wrong output is told by the change of the submission with which it is right, at the line of that change; a finding
has that change beside its own words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.checking.forms import trials
from harness.machine import devices
from harness.process.session import Session
from jit.base.errors import NoCompilerError
from jit.emulated_cuda.runtime import toolkit
from tests.selection import representatives

FOLDER = Path(__file__).parent / "mended"
NEEDED = {
    "bilinear": "cupy",
    "gate": "triton",
    "spread": "triton",
    "bins": "numba",
    "causal": "triton",
    "lnbackward": "triton",
    "cityblock": "numba",
    "spmv": "numba",
    "dropout": "cupy",
    "causalrows": "cupy",
    "bitonic": "cupy",
    "tail": "triton",
    "tagmean": "triton",
    "halfsum": "triton",
    "cosine": "cupy",
    "logsum": "triton",
    "scaleadd": "triton",
}
_PATIENCE = 30.0  # seconds, far more than any of them takes: what is found does not depend on what else runs
BUILT = ("hgemm", "im2col", "bagmean")  # by nvcc and g++


def _all() -> Iterator[Any]:
    for path in sorted(FOLDER.glob("*/bugs.toml"), key=lambda one: one.parent.name != "topk"):
        for bug in tomllib.loads(path.read_text())["bug"]:
            yield pytest.param(path.parent, bug, id=f"{path.parent.name}: {bug['name']}")


def _need(folder: Path) -> None:
    """Skips a test whose front end, or whose compilers, are not installed."""
    if folder.name in NEEDED:
        pytest.importorskip(NEEDED[folder.name])
    if folder.name in BUILT:
        try:
            toolkit.find()
        except NoCompilerError as error:
            pytest.skip(str(error))


def _check(folder: Path, text: str, made: Path, searches: Callable[[int, int], None] | None = None) -> verdict.Result:
    task = tasks.load(folder)
    submission = made / "mine.py"
    submission.write_text(text)
    with Session(task, submission, devices.select("emulator")) as session:
        return checker.Checker(session, checker.Options(calls=1, searches=searches)).check(task.tests[0])


@pytest.mark.parametrize(("folder", "bug"), representatives(_all()))
def test_the_change_that_mends_it_is_told(
    folder: Path, bug: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _need(folder)
    text = (folder / "right.py").read_text()
    for old, new in bug["replace"]:
        assert old in text
        text = text.replace(old, new)
    monkeypatch.setattr(trials, "LIMIT", _PATIENCE)
    tried: list[tuple[int, int]] = []
    result = _check(folder, text, tmp_path, lambda *counts: tried.append(counts))
    assert tried[0][0] == 0
    assert 0 < tried[-1][0] <= tried[-1][1]
    cause = result.cause
    if kind := bug.get("finding"):
        assert result.status == verdict.FINDING
        assert cause["text"].startswith(f"{kind}: "), cause
        cause = result.finding["mended"]
    else:
        assert result.status == verdict.WRONG
    if remark := bug.get("remark"):  # which explains the output, in front of the change
        assert cause["text"].startswith(f"{remark}: "), cause
        cause = result.diagnosis["repair"]
    assert cause["text"].startswith("the output is right with"), result.cause
    assert bug["says"] in cause["text"]
    assert cause["text"] in result.cause["text"]
    # Of two changes that mend it alike, the second one's line stands in the text.
    told = [cause["location"].rpartition(":")[2], *re.findall(r"at line (\d+)", cause["text"])]
    assert any(bug["line"] in text.splitlines()[int(number) - 1] for number in told), result.cause


@pytest.mark.slow
@pytest.mark.parametrize("folder", sorted(path.parent for path in FOLDER.glob("*/right.py")), ids=lambda one: one.name)
def test_the_right_one_passes(folder: Path, tmp_path: Path) -> None:
    _need(folder)
    assert _check(folder, (folder / "right.py").read_text(), tmp_path).status == verdict.PASS
