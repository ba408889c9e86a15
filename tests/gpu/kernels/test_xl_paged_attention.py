"""The XL paged attention kernel against the task's reference on a CUDA device."""

from __future__ import annotations

import random

import pytest
import torch

from harness import tasks
from kernels.xl_paged_attention import BLOCK_SIZES, FORMS, HEAD_SIZES, xl_paged_attention
from tests.paths import TASKS

TASK = tasks.load(TASKS / "xl_paged_attention")


def _run(data: tuple, **options) -> torch.Tensor:
    return xl_paged_attention(*data[:8], page_table=data[8], **options)


def _check(case: dict, **options) -> None:
    data = TASK.generate(case)
    out = _run(data, **options)
    good, message = TASK.verify(data, out)
    assert good, f"{case} {options}: {message}"
    assert torch.equal(_run(data, **options), out), f"{case} {options}: differs from run to run"


def _forms(case: dict) -> tuple[str, ...]:
    return FORMS[:1] if case["dtype"] == "fp32" else FORMS


@pytest.mark.gpu
@pytest.mark.parametrize("case", TASK.tests, ids=lambda case: str(case.args["seed"]))
def test_task_cases(case) -> None:
    for form in (None, *_forms(case.args)):
        for ctas in (None, 1, 3, 40):
            _check(case.args, form=form, ctas=ctas)


@pytest.mark.gpu
def test_random_cases() -> None:
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    draw = random.Random(seed)
    for _ in range(60):
        kv_heads = draw.choice([1, 2, 3, 5])
        case = {
            "num_seqs": draw.choice([1, 2, 3, 33, 70]),
            "num_heads": kv_heads * draw.choice([1, 2, 3, 4, 7, 8, 9, 17]),
            "num_kv_heads": kv_heads,
            "head_size": draw.choice(HEAD_SIZES),
            "block_size": draw.choice(BLOCK_SIZES),
            "context": draw.choice([1, 7, 8, 15, 16, 17, 100, 129, 700]),
            "dtype": draw.choice(["fp16", "bf16", "fp32"]),
            "lengths": draw.choice(["full", "around", "ragged", "gaps", "steps"]),
            "page_table": draw.choice(["block", "token"]),
            "layout": draw.choice(["plain", "sliced", "transposed"]),
            "values": draw.choice(["normal", "peaked", "drift"]),
            "seed": draw.randrange(1 << 30),
        }
        _check(case, form=draw.choice([None, *_forms(case)]), ctas=draw.choice([None, 1, 2, 7, 40]))


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", ["bf16", "fp32"])
def test_long_context(dtype: str) -> None:
    """131072 tokens beside short sequences: every warp has a share of the long one."""
    case = {**TASK.tests[2].args, "num_seqs": 1, "context": 131072, "dtype": dtype, "values": "drift"}
    for form in _forms(case):
        _check(case, form=form)
        _check({**case, "num_seqs": 4, "context": 40000, "lengths": "gaps"}, form=form)


@pytest.mark.gpu
def test_misaligned_slices() -> None:
    """q and matrix_bd may begin at any element and have odd strides."""
    data = list(TASK.generate(TASK.tests[1].args))
    expected = {form: _run(tuple(data), form=form) for form in FORMS}
    num_seqs, num_heads, head_size = data[0].shape
    q = torch.full((num_seqs, num_heads * head_size + 3), torch.nan, dtype=data[0].dtype, device=data[0].device)
    q[:, 1:-2] = data[0].flatten(1)
    bd = torch.full((*data[4].shape, 3), torch.nan, dtype=data[4].dtype, device=data[4].device)
    bd[..., 1] = data[4]
    data[0], data[4] = q[:, 1:-2].unflatten(1, (num_heads, head_size)), bd[..., 1]
    for form in FORMS:
        assert torch.equal(_run(tuple(data), form=form), expected[form]), form


@pytest.mark.gpu
def test_bias_of_minus_infinity() -> None:
    """A bias of -inf drops a token, also through whole tiles at the start of a row."""
    for number in (1, 13):
        data = TASK.generate(TASK.tests[number].args)
        bd, lengths = data[4], data[6].tolist()
        for s, n in enumerate(lengths):
            bd[s, :, : n * 2 // 3] = -torch.inf
            bd[s, :, n - n // 10 : n] = -torch.inf
        for form in _forms(TASK.tests[number].args):
            good, message = TASK.verify(data, _run(data, form=form))
            assert good, f"{form}: {message}"


@pytest.mark.gpu
@pytest.mark.parametrize("form", FORMS)
def test_graph_capture(form: str) -> None:
    """Captured once, replayed on other inputs in the same memory, lengths and tables among them."""
    case = {**TASK.tests[1].args, "lengths": "full"}
    data = TASK.generate(case)
    _run(data, form=form)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        output = _run(data, form=form)
    for seed in (1, 2, 3):
        for old, new in zip(data[:7], TASK.generate({**case, "seed": seed})[:7], strict=True):
            old.copy_(new)
        data[6].sub_(torch.arange(data[6].numel(), dtype=torch.int32, device=data[6].device) * seed)
        graph.replay()
        good, message = TASK.verify(data, output)
        assert good, message


@pytest.mark.gpu
def test_two_streams() -> None:
    """Calls in flight on different streams share nothing."""
    data = [TASK.generate(case.args) for case in TASK.tests[1:3]]
    torch.cuda.synchronize()
    streams = [torch.cuda.Stream() for _ in data]
    outputs = []
    for _ in range(20):
        for stream, one in zip(streams, data, strict=True):
            with torch.cuda.stream(stream):
                outputs.append((one, _run(one)))
    torch.cuda.synchronize()
    for one, output in outputs:
        good, message = TASK.verify(one, output)
        assert good, message
