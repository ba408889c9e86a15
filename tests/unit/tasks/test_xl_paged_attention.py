"""The XL paged attention task on the CPU: reference against float64."""

from __future__ import annotations

import pytest
import torch

from harness import tasks
from harness.errors import HarnessError
from tests.paths import TASKS

TASK = tasks.load(TASKS / "xl_paged_attention")
pytestmark = pytest.mark.usefixtures("on_cpu")


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_reference_against_float64(case) -> None:
    """Independent of the reference: token by token out of the pages, one query head at a time, all in float64."""
    data = TASK.generate(case.args)
    q, k_cache, v_cache, u, bd, tables, context_lens, scale, page_table = data
    out = TASK.expected(data)
    num_heads, (kv_heads, dim, size) = q.shape[1], v_cache.shape[1:]
    for s, n in enumerate(context_lens.tolist()):
        token = torch.arange(n)
        page = tables[s][token if page_table == "token" else token // size].long()
        for h in range(num_heads):
            kv = h * kv_heads // num_heads
            keys = k_cache[page, kv, :, token % size].reshape(n, dim).double()
            vals = v_cache[page, kv, :, token % size].double()
            score = scale * (keys @ (q[s, h].double() + u[h].double()) + bd[s, h, :n].double())
            want = torch.softmax(score, 0) @ vals if n else torch.zeros(dim, dtype=torch.float64)
            half_ulp = torch.finfo(q.dtype).eps / 2
            torch.testing.assert_close(out[s, h].double(), want, rtol=1.1 * half_ulp, atol=1e-5)


def test_cases_cover_the_contract() -> None:
    seen = [case.args for case in TASK.tests]
    assert {(c["head_size"], c["dtype"] == "fp32") for c in seen} >= {
        (size, wide) for size in (32, 64, 80, 96, 128, 160, 192, 256) for wide in (False, True)
    }
    for wide in (False, True):
        assert {c["block_size"] for c in seen if (c["dtype"] == "fp32") == wide} >= {8, 16, 32, 64, 128}
    assert {c["dtype"] for c in seen} == {"fp32", "fp16", "bf16"}
    assert {c.get("layout", "plain") for c in seen} == {"plain", "sliced", "transposed"}
    assert {c.get("page_table", "block") for c in seen} == {"block", "token"}
    assert any(0 in TASK.generate(c)[6] for c in seen)
    assert any(not q.is_contiguous() for q in (TASK.generate(c)[0] for c in seen))


def test_cost_counts_tokens_within_the_lengths() -> None:
    for case in TASK.tests:
        q, _, v_cache, u, _, _, context_lens, *_ = TASK.generate(case.args)
        tokens, (_, kv_heads, dim, _) = int(context_lens.sum()), v_cache.shape
        elements = tokens * (2 * kv_heads * dim + q.shape[1]) + 2 * q.numel() + u.numel()
        assert TASK.cost(case.args).bytes == elements * q.itemsize
    # K, V and bias at 4.35 TB/s, as the contract's table has it; the ragged case draws its own lengths.
    for case, microseconds in zip(TASK.benchmarks, (495.6, 250.7, 125.3), strict=False):
        assert TASK.cost(case.args).bytes / 4.35e6 == pytest.approx(microseconds, rel=2e-3)


def test_unused_memory_is_poison_and_seed_decides() -> None:
    case = TASK.tests[1].args
    first, again = TASK.generate(case), TASK.generate(case)
    other = TASK.generate({**case, "seed": case["seed"] + 1})
    q, k_cache, v_cache, _, bd, tables, context_lens, *_ = first
    assert not torch.equal(q, other[0])
    for index in range(7):
        assert torch.equal(first[index].nan_to_num(), again[index].nan_to_num())
    slots = int(context_lens.sum()) * v_cache.shape[1] * v_cache.shape[2]
    assert int(k_cache.isfinite().sum()) == slots
    assert int(v_cache.isfinite().sum()) == slots
    assert int(bd.isfinite().sum()) == int(context_lens.sum()) * q.shape[1]
    assert (tables >= 0).sum(1).tolist() == [-(-n // case["block_size"]) for n in context_lens.tolist()]


@pytest.mark.parametrize("name", ["lengths", "page_table", "layout", "values"])
def test_unknown_choices_are_refused(name: str) -> None:
    with pytest.raises(HarnessError, match=f"{name}: expected"):
        TASK.generate({**TASK.tests[0].args, name: "other"})


def test_wrong_types_are_refused() -> None:
    data = TASK.generate(TASK.tests[0].args)
    out = TASK.expected(data)
    assert TASK.verify(data, out)[0]
    for output in ((out,), out.float(), out[:1], out.numpy(force=True) if out.dtype == torch.float32 else None):
        good, message = TASK.verify(data, output)
        assert not good
        assert "expected" in message


@pytest.mark.parametrize("case", [case for case in TASK.tests if case.args["dtype"] != "fp32"][:8], ids=str)
def test_sdpa_peer_computes_the_same(case, load) -> None:
    """A peer's time means something only if its result is right, where the context is not empty."""
    prepare, run = load(TASK, TASK.folder / "peers.py").PEERS["sdpa_dense"]
    data = TASK.generate(case.args)
    live = data[6] > 0
    out, want = run(prepare(data))[live].float(), TASK.expected(data)[live].float()
    assert (out - want).norm() < 0.02 * want.norm()
