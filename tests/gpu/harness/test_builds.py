"""What load_inline builds is kept from one check to the next."""

from __future__ import annotations

import ast
import re
import time
from pathlib import Path

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.machine.devices import Device
from harness.process.session import Session
from jit.base import environment
from tests.gpu.harness.test_launch_forms import PLAIN_LAUNCH, extension
from tests.paths import AXPY

pytestmark = pytest.mark.gpu


def _checked(path: Path) -> tuple[checker.Result, float]:
    begin = time.perf_counter()
    with Session(tasks.load(AXPY), path, Device("cuda", "cuda")) as session:
        (first, *_) = checker.run(session, tasks.load(AXPY).tests[:1], checker.Options(timeout=300))
    return first, time.perf_counter() - begin


@pytest.mark.parametrize("headers", ["", "#include <torch/script.h>\n"], ids=["quick", "torch's own"])
def test_a_second_check_builds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, headers: str) -> None:
    """The header is none that the quick forms of torch's headers have."""
    monkeypatch.setenv(environment.CACHE_DIR.name, str(tmp_path / "cache"))
    path = tmp_path / "submission.py"
    path.write_text(extension(PLAIN_LAUNCH, headers=headers))
    found = [_checked(path) for _ in range(2)]
    print([(one.status, one.message, round(seconds, 1)) for one, seconds in found])
    assert [one.status for one, _ in found] == [verdict.PASS] * 2, found
    (built,) = [one for one in (tmp_path / "cache" / "inline").iterdir() if one.is_dir()]
    assert sorted(one.name for one in built.iterdir() if one.suffix == ".so") == ["forms.so"]
    assert found[1][1] < found[0][1], "it took longer than the build"


def test_an_error_stands_at_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The builder sees a text; the places are those of the file that the user edits."""
    monkeypatch.setenv(environment.CACHE_DIR.name, str(tmp_path / "cache"))
    path = tmp_path / "submission.py"
    text = extension(PLAIN_LAUNCH)
    (literal,) = re.findall(r"cuda_sources=('.*?'), functions", text)
    text = text.replace(literal, f'r"""{ast.literal_eval(literal).replace("y[i];", "z[i];")}"""')
    path.write_text(text)
    found, _ = _checked(path)
    print(found.message, found.detail)
    assert found.status == verdict.COMPILE, found
    assert "submission.py:" in found.message + found.detail
    assert '"z" is undefined' in found.message + found.detail


def test_what_only_torch_can_build_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code for the debugger is left to torch's own function."""
    monkeypatch.setenv(environment.CACHE_DIR.name, str(tmp_path / "cache"))
    path = tmp_path / "submission.py"
    path.write_text(extension(PLAIN_LAUNCH, flags="-G"))
    found, seconds = _checked(path)
    print(found, seconds)
    assert found.status == verdict.PASS, found
