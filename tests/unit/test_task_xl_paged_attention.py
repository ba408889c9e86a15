"""The paged attention task on the CPU: its reference against float64, its checker against right and wrong examples."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
import torch

from harness import tasks

TASK = tasks.load(Path(__file__).parents[2] / "tasks" / "xl_paged_attention")
EXAMPLES = sorted(TASK.folder.glob("examples/*/*.py"))


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"xl_paged_attention_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    with TASK.active():
        spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def _on_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_examples(path: Path) -> None:
    """A correct example passes every case; a wrong one is refused by at least one, with a message."""
    example = _load(path)
    verdicts = []
    for case in TASK.tests:
        data = TASK.generate(case.args)
        good, message = TASK.verify(data, example.custom_kernel(data))
        assert good or message
        verdicts.append(good)
    assert all(verdicts) == (path.parent.name == "correct"), f"verdicts {verdicts}"


@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_reference_against_float64(case) -> None:
    """Independent of the reference: one head and one token at a time where it matters, all in float64."""
    data = TASK.generate(case.args)
    q, k_cache, v_cache, u, bd, table, lengths, scale, page_table = data
    out = TASK.expected(data)
    num_seqs, num_heads, head_size = q.shape
    kv_heads, block_size = v_cache.shape[1], v_cache.shape[3]
    x = k_cache.shape[4]
    column = torch.arange(head_size)
    for seq in range(num_seqs):
        length = int(lengths[seq])
        for head in range(0, num_heads, 3):
            kv = head * kv_heads // num_heads
            score, vals = [], []
            for token in range(length):
                block = int(table[seq, token if page_table == "token" else token // block_size])
                key = k_cache[block, kv, column // x, token % block_size, column % x].double()
                query = q[seq, head].double() + u[head].double()
                score.append(scale * (query @ key + bd[seq, head, token].double()))
                vals.append(v_cache[block, kv, :, token % block_size].double())
            want = torch.zeros(head_size, dtype=torch.float64)
            if length:
                want = torch.softmax(torch.stack(score), 0) @ torch.stack(vals)
            half_ulp = torch.finfo(q.dtype).eps / 2
            torch.testing.assert_close(out[seq, head].double(), want, rtol=1.1 * half_ulp, atol=2e-6)


def test_dead_positions_are_poison() -> None:
    """Exactly the positions of live tokens are finite, in the caches, the bias and the table."""
    case = next(case for case in TASK.tests if case.args.get("empty") and case.args["dtype"] == "fp16")
    _, k_cache, v_cache, _, bd, table, lengths, _, _ = TASK.generate(case.args)
    tokens, block_size = int(lengths.sum()), v_cache.shape[3]
    assert int(v_cache.isfinite().sum()) == tokens * v_cache.shape[1] * v_cache.shape[2]
    assert int(k_cache.isfinite().sum()) == int(v_cache.isfinite().sum())
    assert bd.isfinite().sum(-1)[:, 0].tolist() == lengths.tolist()
    assert (table >= 0).sum(-1).tolist() == ((lengths + block_size - 1) // block_size).tolist()
    assert lengths[0] == 0


def test_strides_and_tables_of_the_cases() -> None:
    """The cases do hold a sliced q, a padded bias and a table by token."""
    made = [TASK.generate(case.args) for case in TASK.tests]
    assert any(data[0].stride(0) > data[0].shape[1] * data[0].shape[2] for data in made)
    assert any(data[4].shape[2] > int(data[6].max()) for data in made)
    by_token = next(data for data in made if data[8] == "token")
    table, length, block_size = by_token[5][0], int(by_token[6][0]), by_token[2].shape[3]
    assert all(table[t] == table[t - t % block_size] for t in range(length))


@pytest.mark.parametrize("case", TASK.tests[:4] + TASK.benchmarks, ids=lambda case: str(case.args["seed"]))
def test_cost(case) -> None:
    """K, V and bias bytes make up the floor; q, u, out, table and lengths are what is left."""
    args = case.args
    size = 4 if args["dtype"] == "fp32" else 2
    lengths = TASK.reference._lengths(args["num_seqs"], args["context"], args.get("ragged", 0), 0, args["seed"])
    tokens = int(lengths.sum())
    kv_and_bias = tokens * size * (2 * args["num_kv_heads"] * args["head_size"] + args["num_heads"])
    rest = TASK.cost(case).bytes - kv_and_bias
    vectors = (2 * args["num_seqs"] + 1) * args["num_heads"] * args["head_size"] * size
    assert vectors < rest <= vectors + 4 * (tokens / args["block_size"] + 2 * args["num_seqs"])


def test_wrong_types_are_refused() -> None:
    data = TASK.generate(TASK.tests[0].args)
    out = TASK.expected(data)
    assert TASK.verify(data, out)[0]
    for output in (out.float(), out[:1], (out,), out.flatten()):
        good, message = TASK.verify(data, output)
        assert not good
        assert "expected" in message
