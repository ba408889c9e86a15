"""Every case of the corpus on the emulator; and that a wrong result, a finding and a missing finding are reported."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
import torch

from tests.emulator.corpus import record
from tests.emulator.corpus.case import Case, discover, emulate, launch
from tests.paths import ROOT
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

CASES = discover()
RECORDED = record.Recorded() if record.PATH.exists() else None


def _class(key: str) -> tuple[str, str]:
    """Of each source one case that is right, and one of each finding, in every run."""
    source, case = CASES[key]
    return source.stem, case.finding


@pytest.mark.parametrize("key", representatives(CASES, key=_class))
def test_case(key: str) -> None:
    """The case comes out as it says under each schedule, and what a chip answered in every bit."""
    source, case = CASES[key]

    def chips(made: list[torch.Tensor]) -> list[str]:
        return RECORDED.compare(key, source, case, made) if RECORDED else []

    fields = {seed: emulate(source, case, seed, chips) for seed in case.seeds}
    if case.any_seed and not all(fields.values()):
        return
    assert not any(fields.values()), "\n".join(f"seed {seed}: {row}" for seed, rows in fields.items() for row in rows)


def test_what_a_chip_answered_is_a_case() -> None:
    assert RECORDED is not None
    gone = RECORDED.head["cases"].keys() - CASES.keys()
    assert not gone, "record again"
    assert len(RECORDED.head["cases"]) > 90


def test_wrong_expectations_are_told(tmp_path: Path) -> None:
    source = tmp_path / "one.cu"
    source.write_text('extern "C" __global__ void k(int* p, int at) {\n  p[at] = 1;  // writes\n}\n')
    right = Case("", (torch.zeros(2, dtype=torch.int32), 1), {0: [0, 1]}, block=1)
    assert emulate(source, right, 0) == []
    assert "first [1]: 1, expected 2" in emulate(source, dataclasses.replace(right, want={0: [0, 2]}), 0)[0]
    assert emulate(source, dataclasses.replace(right, finding="race"), 0) == ["no finding; expected race"]
    assert "remarks [], expected ['race']" in emulate(source, dataclasses.replace(right, remarks=("race",)), 0)[0]
    outside = dataclasses.replace(right, arguments=(torch.zeros(2, dtype=torch.int32), 2))
    assert "[out-of-bounds]" in emulate(source, outside, 0)[0]
    outside = dataclasses.replace(outside, finding="misaligned|out-of-bounds", says=("at byte 8",), line="// writes")
    assert emulate(source, outside, 0) == []
    assert "not at a line with 'reads'" in emulate(source, dataclasses.replace(outside, line="reads"), 0)[0]


@pytest.mark.nightly
def test_recorded_answers_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Recorded from the emulator itself, a case agrees; with other bits or another kernel, it does not."""
    monkeypatch.syspath_prepend(str(ROOT))  # where the process that answers finds `tests`
    key = "register_widths:pairs"
    source, case = CASES[key]
    path = tmp_path / "corpus.npz"
    assert record.record(path, "cpu", key) == {}
    recorded = record.Recorded(path)
    made = launch(source, case, torch.device("cpu"))
    assert recorded.compare(key, source, case, made) == []
    assert "bytes differ from the emulator's" in recorded.compare(key, source, case, [t + 1 for t in made])[0]
    assert "record again" in recorded.compare(key, source, dataclasses.replace(case, grid=2), made)[0]
