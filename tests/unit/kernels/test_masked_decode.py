"""The masked decode entry without a GPU: argument errors and the choice of splits."""

from __future__ import annotations

import pytest
import torch

from kernels.masked_decode import _splits, masked_decode


def _arguments(device: str = "cpu") -> dict:
    return {
        "q": torch.zeros(2, 8, 1, 128, dtype=torch.float16, device=device),
        "k": torch.zeros(2 * 2 * 40 * 128, dtype=torch.float16, device=device),
        "v": torch.zeros(2 * 2 * 40 * 128, dtype=torch.float16, device=device),
        "mask": torch.zeros(2 * 2 * 40, dtype=torch.bool, device=device),
        "valid_length": 33,
        "num_k_heads": 2,
    }


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        ({"q": torch.zeros(2, 8, 1, 128)}, TypeError, "q: expected dtype"),
        ({"q": torch.zeros(2, 8, 128, dtype=torch.float16)}, ValueError, "q: expected shape"),
        ({"q": torch.zeros(2, 8, 1, 80, dtype=torch.float16)}, ValueError, r"q.shape\[3\]: expected one of 64, 96"),
        ({"q": torch.zeros(8, 2, 1, 128, dtype=torch.float16).transpose(0, 1)}, ValueError, "q: expected a contiguous"),
        ({"k": torch.zeros(2 * 2 * 40 * 128, dtype=torch.bfloat16)}, TypeError, "k: expected dtype torch.float16"),
        ({"v": torch.zeros(2, 2, 40, 128, dtype=torch.float16)}, ValueError, "v: expected shape"),
        ({"k": torch.zeros(2 * 2 * 40 * 128 + 1, dtype=torch.float16)[1:]}, ValueError, "k: expected a data pointer"),
        ({"mask": torch.zeros(2 * 2 * 40, dtype=torch.uint8)}, TypeError, "mask: expected dtype torch.bool"),
        ({"valid_length": 41}, ValueError, r"k: expected at least 20992 elements.*got 20480"),
        ({"valid_length": 0}, ValueError, "valid_length: expected 1 to"),
        ({"num_k_heads": 3}, ValueError, "num_k_heads: expected a divisor of q's 8 heads"),
        ({"num_splits": -1}, ValueError, "num_splits: expected"),
    ],
)
def test_argument_errors(change: dict, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        masked_decode(**{**_arguments(), **change})


def test_splits_fill_the_device() -> None:
    """Long contexts fill 132 multiprocessors, two CTAs each, once; short ones have a CTA for each unit."""
    assert [_splits(8 * bsz, 512, 4, 132, 2) for bsz in (1, 2, 4, 8)] == [32, 16, 8, 4]
    assert [_splits(8, units, 4, 132, 2) for units in (1, 2, 4, 8, 16)] == [1, 1, 4, 8, 16]
    assert _splits(1, 512, 8, 132, 2) == 128, "one CTA a multiprocessor"
    assert _splits(128, 8, 4, 132, 2) == 1, "a row for each multiprocessor"
    assert _splits(160, 6, 16, 132, 1) == 1, "results of 16 heads cost more than a second wave"


def test_latencies_weigh_less_where_the_memory_is_slower() -> None:
    """A unit takes longer on an H100, and a launch as long: more splits pay, and on an H200 the choices stay."""
    shapes = [
        (rows, units, heads) for rows in (1, 8, 32, 128, 160) for units in (1, 4, 16, 64, 512) for heads in (1, 8)
    ]
    assert [_splits(*shape, 132, 2, 1.0) for shape in shapes] == [_splits(*shape, 132, 2) for shape in shapes]
    assert (_splits(32, 4, 16, 132, 1), _splits(32, 4, 16, 132, 1, 0.7)) == (1, 4)
    assert (_splits(8, 64, 4, 132, 2), _splits(8, 64, 4, 132, 2, 0.7)) == (16, 32)
