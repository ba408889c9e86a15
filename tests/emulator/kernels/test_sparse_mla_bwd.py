"""sparse_mla_bwd's sm_100a kernels on the emulator: the tasks' test cases, and many schedules of the small ones.

And what the test cases leave out of the sm_90a first phase: more heads than one CTA takes, and lists without slots.
"""

from __future__ import annotations

import random

import pytest
import torch

from harness import tasks
from kernels.sparse_mla_bwd import _build, _division, _sorted, phase1, sparse_mla_bwd
from tests.checks import passes
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.usefixtures("copies")

SEED = random.SystemRandom().randrange(2**30)


def checked(task: str, cases: str, count: int, schedules: int, timeout: int = 800) -> None:
    """One check, whose cases share what was compiled."""
    words = ["--arch", "sm_100a", "-k", cases, "--schedules", str(schedules), "--timeout", str(timeout)]
    passes(task, count, *words)


SOME = [("0", 1), pytest.param("1-7", 7, marks=pytest.mark.slow)]


@pytest.mark.parametrize(("cases", "count"), SOME)
def test_phase1(cases: str, count: int) -> None:
    checked("sparse_mla_bwd/phase1", cases, count, 1)


@pytest.mark.parametrize(("cases", "count"), [*SOME, pytest.param("8", 1, marks=pytest.mark.nightly)])
def test_backward(cases: str, count: int) -> None:
    checked("sparse_mla_bwd", cases, count, 1)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("task", "case"), [("sparse_mla_bwd", 0), ("sparse_mla_bwd", 4), ("sparse_mla_bwd/phase1", 2)])
def test_100_schedules(task: str, case: int) -> None:
    checked(task, str(case), 1, 100, 1700)


@pytest.mark.slow
def test_192_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pairs of CTAs a query, the second with 64 heads only."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    task = tasks.load(TASKS / "sparse_mla_bwd")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    case = {"s_q": 1, "s_kv": 90, "h_q": 192, "d_qk": 576, "topk": 128, "q_start": 60, "lengths": 0, "family": "edges"}
    data = task.generate({**case, "seed": 3})
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    result = sparse_mla_bwd(q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale)
    good, message = task.verify(data, result)
    assert good, message


@pytest.mark.parametrize(("h_q", "topk"), representatives([(192, 128), (256, 192)]))
def test_phase1_on_sm_90a(h_q: int, topk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three groups of 64 heads a query, and two of 128."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_90a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    task = tasks.load(TASKS / "sparse_mla_bwd" / "phase1")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    case = {"s_q": 2, "s_kv": 90, "h_q": h_q, "d_qk": 576, "topk": topk, "q_start": 60, "lengths": 1, "family": "edges"}
    data = task.generate({**case, "seed": 4})
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    result = phase1(q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale)
    good, message = task.verify(data, result)
    assert good, message


def test_phase1_of_lists_without_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_ARCH", "sm_90a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    o, do = torch.randn(2, 3, 64, 512).bfloat16()
    q, kv = torch.zeros(3, 64, 576).bfloat16(), torch.zeros(5, 1, 576).bfloat16()
    p, delta = phase1(q, kv, o, do, torch.zeros(3, 64), torch.zeros(3, 1, 0, dtype=torch.int32))
    assert p.shape == (3, 64, 0)
    torch.testing.assert_close(delta, (o.float() * do.float()).sum(-1), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    ("s_kv", "topk", "q_start"), [(1, 64, 0), (31, 64, 40), (5000, 320, 4990), (70000, 4224, 69000)]
)
def test_sorted_lists(s_kv: int, topk: int, q_start: int) -> None:
    """What counts, segment by segment, in it range by range, up and down in turns, and in a range in its old order."""
    print(f"seed {SEED}")
    generator = torch.Generator().manual_seed(SEED)
    s_q = 3
    indices = torch.randint(-3, s_kv + 3, (s_q, 1, topk), generator=generator, dtype=torch.int32)
    given = torch.tensor([topk, topk // 2, 0], dtype=torch.int32)
    module = _build("sm_90a", 576).load()
    got, lengths = _sorted(module, indices, given, s_kv, q_start, turn=1)
    segment = module.constants["sparse_mla_bwd_sort_segment"]
    size = 1
    while size * 32 < s_kv:
        size *= 2
    for query in range(s_q):
        want = []
        for at in range(0, int(given[query]), segment):
            listed = indices[query, 0, at : min(at + segment, int(given[query]))].tolist()
            counts = [token for token in listed if 0 <= token < s_kv and token <= q_start + query]
            want += sorted(counts, key=lambda token: token // size * (-1 if query % 2 else 1))
        assert got[query, 0, : lengths[query]].tolist() == want


@pytest.mark.slow
@pytest.mark.parametrize("seed", representatives([5, 6]))
def test_sorted_and_not(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list with everything in it that counts nothing, by plans and without: both are right."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_90a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    task = tasks.load(TASKS / "sparse_mla_bwd")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    case = {"s_q": 3, "s_kv": 300, "h_q": 64, "d_qk": 512, "topk": 128, "q_start": 290, "lengths": 1, "family": "edges"}
    for crowded in (True, False):
        monkeypatch.setattr("kernels.sparse_mla_bwd._sorts", lambda *_, crowded=crowded: crowded)
        q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data = task.generate({**case, "seed": seed})
        call = sparse_mla_bwd if crowded else sparse_mla_bwd.__wrapped__
        result = call(q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale)
        good, message = task.verify(data, result)
        assert good, message


@pytest.mark.nightly
def test_pieces_of_another_chip(monkeypatch: pytest.MonkeyPatch) -> None:
    """A query on a chip with multiprocessors for three pieces of it, of which the last has an odd block."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_90a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    monkeypatch.setattr("kernels.sparse_mla_bwd._EMULATED", 78)
    assert _division(1, 78, 320) == (0, 3)
    task = tasks.load(TASKS / "sparse_mla_bwd")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    case = {"s_q": 1, "s_kv": 300, "h_q": 64, "d_qk": 512, "topk": 320, "q_start": 299, "lengths": 0, "family": "edges"}
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data = task.generate({**case, "seed": 7})
    result = sparse_mla_bwd.__wrapped__(
        q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale
    )
    good, message = task.verify(data, result)
    assert good, message
