"""The masked decode kernel against the task's reference on a CUDA device."""

from __future__ import annotations

import random

import pytest
import torch

import kernels
from harness import tasks
from kernels.masked_decode import masked_decode
from tests.paths import TASKS

TASK = tasks.load(TASKS / "masked_decode")


def _check(case: dict, **options) -> torch.Tensor:
    data = TASK.generate(case)
    lse, out = masked_decode(*data, **options)
    good, message = TASK.verify(data, (lse, out))
    assert good, f"{case} {options}: {message}"
    again = masked_decode(*data, **options)
    assert torch.equal(again[0], lse), f"{case} {options}: lse differs from run to run"
    assert torch.equal(again[1], out), f"{case} {options}: out differs from run to run"
    return out


@pytest.mark.gpu
@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_task_cases(case) -> None:
    for num_splits in (None, 1, 2, 7):
        _check(case.args, num_splits=num_splits)


@pytest.mark.gpu
def test_random_cases() -> None:
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    draw = random.Random(seed)
    lengths = (1, 2, 15, 16, 17, 64, 127, 128, 129, 1000, 4095, 4096, 4097, 9001, 20000)
    for _ in range(40):
        heads, valid = draw.choice([1, 2, 3]), draw.choice(lengths)
        case = {
            "bsz": draw.choice([1, 2, 3]),
            "num_q_heads": heads * draw.choice([1, 2, 3, 4, 5, 8, 9, 16, 17, 40]),
            "num_k_heads": heads,
            "max_length": valid + draw.randrange(50),
            "valid_length": valid,
            "dim": draw.choice([64, 96, 128, 256]),
            "dtype": draw.choice(["fp16", "bf16"]),
            "masked": draw.choice([0, 1, 12, 50, 75, 99, 100]),
            "pattern": draw.choice(["random", "block16", "block300", "prefix", "suffix", "alternate"]),
            "values": draw.choice(["normal", "peaked", "drift"]),
            "dead_rows": draw.choice([0, 0, 2]),
            "seed": draw.randrange(1 << 30),
        }
        _check(case, num_splits=draw.choice([None, 1, 2, 3, 16, 40]))


@pytest.mark.gpu
def test_mask_at_any_byte() -> None:
    """The mask may be a slice that begins at any byte of its storage."""
    case = TASK.tests[1].args
    q, k, v, mask, valid, heads = TASK.generate(case)
    expected = masked_decode(q, k, v, mask, valid, heads)
    for start in range(1, 16):
        storage = torch.ones(mask.numel() + start, dtype=torch.bool, device=mask.device)
        storage[start:] = mask
        for got, want in zip(masked_decode(q, k, v, storage[start:], valid, heads), expected, strict=True):
            torch.testing.assert_close(got, want, rtol=1e-3, atol=1e-3)


@pytest.mark.gpu
def test_graph_capture() -> None:
    """Captured once, replayed on other inputs in the same memory."""
    case = TASK.tests[2].args
    data = TASK.generate(case)
    masked_decode(*data)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        output = masked_decode(*data)
    for seed in (1, 2, 3):
        for old, new in zip(data[:4], TASK.generate({**case, "seed": seed})[:4], strict=True):
            old.copy_(new)
        graph.replay()
        good, message = TASK.verify(data, output)
        assert good, message


@pytest.mark.gpu
def test_calls_behind_each_other_take_no_longer_than_one_alone() -> None:
    """Two CTAs a multiprocessor: a third, of a call that starts early, would take half as long again (1.23 to 1.31 on
    an H200)."""
    rows = 2 * torch.cuda.get_device_properties(0).multi_processor_count - 8
    q = torch.randn(rows, 4, 1, 128, dtype=torch.bfloat16, device="cuda")
    k, v = (torch.randn(rows * 2048 * 128, dtype=torch.bfloat16, device="cuda") for _ in range(2))
    mask = torch.zeros(rows * 2048, dtype=torch.bool, device="cuda")

    def time(calls: int) -> float:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            for _ in range(calls):
                masked_decode(q, k, v, mask, 2048, 1)
        times = []
        for _ in range(10):
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            graph.replay()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) / calls)
        return sorted(times)[len(times) // 2]

    masked_decode(q, k, v, mask, 2048, 1)
    assert time(10) < 1.1 * time(1)


@pytest.mark.gpu
def test_two_streams() -> None:
    """Calls in flight on different streams share nothing."""
    cases = [TASK.tests[1].args, TASK.tests[2].args]
    data = [TASK.generate(case) for case in cases]
    torch.cuda.synchronize()
    streams = [torch.cuda.Stream() for _ in cases]
    outputs = []
    for _ in range(20):
        for stream, one in zip(streams, data, strict=True):
            with torch.cuda.stream(stream):
                outputs.append((one, masked_decode(*one)))
    torch.cuda.synchronize()
    for one, output in outputs:
        good, message = TASK.verify(one, output)
        assert good, message


@pytest.mark.gpu
def test_an_h200_is_what_the_estimates_were_made_on() -> None:
    """Its share of the memory's rate is 1, whatever the board's exact clock: no choice moves there."""
    if torch.cuda.get_device_name(0) != "NVIDIA H200":
        pytest.skip("no H200")
    assert kernels.memory_share(torch.device("cuda", 0)) == 1.0
