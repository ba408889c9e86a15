"""A finding keeps its words and its place, and says the change that ends it and gives the right output."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.checking.forms import trials
from harness.machine import devices
from harness.process.session import Session

AXPY = Path(__file__).parents[2] / "data" / "axpy"
STAGED = """import jit
import torch

CUDA = \"\"\"
extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    __shared__ float staged[2][64];
    const int tid = threadIdx.x, tiles = (n + 63) / 64;
    staged[0][tid] = tid < n ? x[tid] : 0.0f;
    __syncthreads();
    for (int t = 0; t < tiles; ++t) {
        const int cur = t & 1, i = t * 64 + 63 - tid, next = (t + 1) * 64 + tid;
        if (next < n) staged[cur ^ 1][tid] = x[next];
        if (i < n) out[i] = 2.0f * staged[cur][63 - tid] + y[i];
        __syncthreads();
    }
}
\"\"\"


def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    print("called")
    jit.load(CUDA)["axpy"](x, y, out, x.numel(), grid=1, block=64)
    return out
"""
OF_NUMBA = """import torch
from numba import cuda, float32


@cuda.jit
def axpy(x, y, out):
    staged = cuda.shared.array(64, float32)
    tid, first = cuda.threadIdx.x, cuda.blockIdx.x * 64
    staged[tid] = x[first + tid] if first + tid < x.size else 0
    cuda.syncthreads()
    at = first + 63 - tid
    if at < x.size:
        out[at] = 2 * staged[63 - tid] + y[at]


def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    axpy[(x.numel() + 63) // 64, 64](*(cuda.as_cuda_array(one) for one in (x, y, out)))
    return out
"""


def _check(made: Path, *changes: tuple[str, str], right: str = STAGED, **options: object) -> tuple[verdict.Result, str]:
    """What a check of a kernel says with a bug in it, and its text."""
    text = right
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    submission = made / "mine.py"
    submission.write_text(text)
    with Session(tasks.load(AXPY), submission, devices.select("emulator")) as session:
        wanted = checker.Options(calls=1, **options)  # type: ignore[arg-type]
        return checker.Checker(session, wanted).check(session.task.tests[0]), text


def _line(text: str, place: str) -> str:
    return text.splitlines()[int(place.partition(" (")[0].rpartition(":")[2]) - 1]


@pytest.mark.slow
def test_advice_with_which_the_output_is_wrong_is_left_out(tmp_path: Path) -> None:
    result, text = _check(tmp_path, ("staged[cur ^ 1][tid]", "staged[cur][tid]"))
    assert result.status == verdict.FINDING
    told = result.cause["text"]
    assert told.startswith("race: "), told
    assert "is missing" not in told
    assert "; the output is right with `staged[cur ^ 1]` for `staged[cur]` at line 12" in told
    assert result.cause["location"] == result.finding["location"]
    assert "staged[cur][tid] = x[next]" in _line(text, result.finding["mended"]["location"])


@pytest.mark.slow
def test_no_change_is_tried_where_the_user_wants_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_CHANGES", "0")
    for bug, status in ((("next < n", "next <= n"), verdict.FINDING), (("+ y[i]", "- y[i]"), verdict.WRONG)):
        result, _ = _check(tmp_path, bug)
        assert result.status == status
        assert "the output is right with" not in result.cause["text"]


def test_a_missing_barrier_is_all_that_is_said(tmp_path: Path) -> None:
    """Two buffers would do as well, with `t & 1`."""
    fetch = "        if (next < n) staged[cur ^ 1][tid] = x[next];\n"
    now = "        staged[cur][tid] = t * 64 + tid < n ? x[t * 64 + tid] : 0.0f;\n        __syncthreads();\n"
    last = "+ y[i];\n        __syncthreads();"
    result, _ = _check(tmp_path, (fetch, now), (last, "+ y[i];"), ("cur = t & 1", "cur = t & 0"))
    assert result.status == verdict.FINDING
    assert result.cause["text"].startswith("race: ")
    assert result.cause["text"].endswith("is missing"), result.cause
    assert "mended" not in result.finding


@pytest.mark.slow
def test_a_barrier_of_numba_is_tried_before_other_changes(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    tried: list[tuple[int, int]] = []
    result, _ = _check(
        tmp_path, ("    cuda.syncthreads()\n", ""), right=OF_NUMBA, searches=lambda *counts: tried.append(counts)
    )
    assert result.status == verdict.FINDING
    assert result.cause["text"].startswith("race: ")
    assert "is missing" in result.cause["text"]
    assert "mended" not in result.finding
    assert 0 < tried[-1][0] <= 24 < tried[-1][1], tried


def test_an_address_out_of_bounds_gets_the_bound(tmp_path: Path) -> None:
    result, text = _check(tmp_path, ("if (next < n)", "if (next <= n)"))
    assert result.status == verdict.FINDING
    assert result.cause["text"].startswith("out-of-bounds: ")
    assert "the output is right with `next < n` for `next <= n`" in result.cause["text"]
    assert "next <= n" in _line(text, result.finding["mended"]["location"])


@pytest.mark.slow
def test_what_changed_texts_print_is_not_the_submissions(tmp_path: Path) -> None:
    for bug in (("next < n", "next <= n"), ("+ y[i]", "- y[i]")):
        result, _ = _check(tmp_path, bug)
        assert "the output is right with" in result.cause["text"]
        assert result.output == "called"


@pytest.mark.slow
def test_what_is_wrong_under_a_schedule_alone_is_not_searched_under_another(tmp_path: Path) -> None:
    """Under the first schedule every change that leaves the output alone would be the cause."""
    text = STAGED.replace("int n) {", "int n, int* flag) {").replace("x.numel(), g", "x.numel(), flag, g")
    text = text.replace(
        "    out = torch", "    flag = torch.zeros(1, dtype=torch.int32, device=x.device)\n    out = torch"
    )
    last = "    if (tid == 32) atomicExch(flag, 1);\n    if (tid == 0 && atomicAdd(flag, 0) == 0) out[0] = 7;\n}\n"
    submission = tmp_path / "mine.py"
    submission.write_text(text.replace('}\n"""', f'{last}"""'))
    with Session(tasks.load(AXPY), submission, devices.select("emulator")) as session:
        result = checker.Checker(session, checker.Options(calls=1, schedules=20)).check(session.task.tests[0])
    assert result.status == verdict.WRONG, result
    assert result.schedule > 0
    assert not result.diagnosis["repair"] or "flag" in result.diagnosis["repair"]["text"], result.cause


@pytest.mark.slow
def test_a_change_that_never_ends_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    took, search = list[float](), trials.Trials.repair

    def timed(*given: object, **named: object) -> object:
        try:
            return search(*given, **named)  # type: ignore[arg-type]
        finally:
            took.append(given[0]._spent.now())  # type: ignore[attr-defined]

    monkeypatch.setattr(trials.Trials, "repair", timed)
    turns = "    turn = 0\n    while turn != 4:\n        turn += 1\n    out = torch"
    text = STAGED.replace("    out = torch", turns).replace("+ y[i]", "+ 1.5f * y[i] * y[i]")
    submission = tmp_path / "mine.py"
    submission.write_text(text)
    with Session(tasks.load(AXPY), submission, devices.select("emulator")) as session:
        one = checker.Checker(session, checker.Options(calls=1))
        results = [one.check(case) for case in session.task.tests]
    assert [result.status for result in results] == [verdict.WRONG] * 3, results
    assert trials.LIMIT - 1 < sum(took) < trials.LIMIT + 1
