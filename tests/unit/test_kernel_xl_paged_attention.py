"""The XL paged attention entry without a GPU: argument errors, the size of the ring, and the kernel in the emulator."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

import jit
import kernels
from harness import tasks
from kernels import xl_paged_attention as package
from kernels.xl_paged_attention import _ctas, xl_paged_attention

TASK = tasks.load(Path(__file__).parents[2] / "tasks" / "xl_paged_attention")


def _arguments() -> dict:
    half = torch.float16
    return {
        "q": torch.zeros(3, 8, 64, dtype=half),
        "k_cache": torch.zeros(10, 2, 8, 16, 8, dtype=half),
        "v_cache": torch.zeros(10, 2, 64, 16, dtype=half),
        "pos_bias_u": torch.zeros(8, 64, dtype=half),
        "matrix_bd": torch.zeros(3, 8, 40, dtype=half),
        "block_tables": torch.zeros(3, 3, dtype=torch.int32),
        "context_lens": torch.zeros(3, dtype=torch.int32),
        "scale": 0.125,
    }


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        ({"q": torch.zeros(3, 8, 64, dtype=torch.float64)}, TypeError, "q: expected dtype"),
        ({"q": torch.zeros(3, 8, 48, dtype=torch.float16)}, ValueError, r"q.shape\[2\]: expected one of 32, 64"),
        ({"q": torch.zeros(3, 64, 8, dtype=torch.float16).mT}, ValueError, "q: expected strides"),
        ({"k_cache": torch.zeros(10, 2, 8, 16, 8)}, TypeError, "k_cache: expected dtype torch.float16"),
        ({"k_cache": torch.zeros(10, 2, 16, 16, 4, dtype=torch.float16)}, ValueError, "k_cache: expected shape"),
        ({"k_cache": torch.zeros(10, 2, 16, 8, 8, dtype=torch.float16).mT.contiguous().mT.transpose(2, 3)},
         ValueError, "k_cache: expected contiguous"),
        ({"v_cache": torch.zeros(10, 2, 64, 12, dtype=torch.float16)}, ValueError, r"v_cache.shape\[3\]: expected one"),
        ({"v_cache": torch.zeros(10, 3, 64, 16, dtype=torch.float16),
          "k_cache": torch.zeros(10, 3, 8, 16, 8, dtype=torch.float16)}, ValueError, "divisor of q's 8 heads"),
        ({"v_cache": torch.zeros(10 * 2 * 64 * 16 + 1, dtype=torch.float16)[1:].view(10, 2, 64, 16)},
         ValueError, "v_cache: expected a data pointer"),
        ({"pos_bias_u": torch.zeros(3, 8, 64, dtype=torch.float16)}, ValueError, "pos_bias_u: expected shape"),
        ({"matrix_bd": torch.zeros(3, 2, 40, dtype=torch.float16)}, ValueError, "matrix_bd: expected shape"),
        ({"block_tables": torch.zeros(3, 3, dtype=torch.int64)}, TypeError, "block_tables: expected dtype torch.int32"),
        ({"block_tables": torch.zeros(3, 3, dtype=torch.int32).T}, ValueError, "block_tables: expected strides"),
        ({"context_lens": torch.zeros(4, dtype=torch.int32)}, ValueError, "context_lens: expected shape"),
        ({"page_table": "page"}, ValueError, "page_table: expected one of 'block', 'token'"),
        ({"ctas": 0}, ValueError, "ctas: expected at least 1"),
    ],
)  # fmt: skip
def test_argument_errors(change: dict, error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        xl_paged_attention(**{**_arguments(), **change})


def test_no_sequence_launches_nothing() -> None:
    arguments = _arguments()
    for name in ("q", "matrix_bd", "block_tables", "context_lens"):
        arguments[name] = arguments[name][:0]
    assert xl_paged_attention(**arguments).shape == (0, 8, 64)


@pytest.mark.parametrize("build", package.builds(), ids=lambda build: build.label)
def test_ring_fits_an_sm(build: kernels.Build) -> None:
    """At least 64 KB of copies in flight, and never more than a CTA may have."""
    constants = build.compile().constants
    stages = constants["xl_paged_attention_stages"]
    assert stages >= 2
    assert constants["xl_paged_attention_warps"] * stages * build.defines["DIM"] * 64 >= 65536
    assert constants["xl_paged_attention_smem"] <= 232448


@pytest.mark.parametrize(
    ("number", "change", "ctas"),
    [
        (4, {}, 2),  # a table by token, empty sequences
        (5, {}, 2),  # two pages a tile, a bias of any alignment
        (7, {}, 2),  # pages of two tiles
        (14, {}, 2),  # fp32, a bias of any strides
        (21, {}, 1),  # more query heads than one pass takes
        (21, {}, 6),  # the same, by three CTAs of each team
        (2, {"context": 500}, 3),  # rows that fill the share of a CTA, which all its warps merge
        (3, {}, 9),  # more warps than some sequences have tiles
    ],
)
def test_emulated(monkeypatch: pytest.MonkeyPatch, number: int, change: dict, ctas: int) -> None:
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    data = TASK.generate({**TASK.tests[number].args, **change})
    good, message = TASK.verify(data, xl_paged_attention(*data[:8], page_table=data[8], ctas=ctas))
    assert good, message


def test_counters_are_zero_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two calls with the same counters, as on a stream: rows of many CTAs, of two, and of one."""
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    counters = torch.zeros(1024, dtype=torch.int32)
    monkeypatch.setattr(jit, "counters", lambda count, device: counters)
    for number in (2, 1, 3):
        data = TASK.generate(TASK.tests[number].args)
        first = xl_paged_attention(*data[:8], page_table=data[8], ctas=5)
        assert not counters.any()
        good, message = TASK.verify(data, first)
        assert good, message
        assert torch.equal(xl_paged_attention(*data[:8], page_table=data[8], ctas=5), first)


def test_ctas_meet_the_ends_of_rows() -> None:
    """On 132 processors: long work takes them all; else a number that divides the rows, or that the rows divide."""
    assert _ctas(64 * 16, 64 * 16 * 256, 1, 8, 24, 132) == 132
    assert _ctas(64 * 4, 64 * 4 * 256, 7, 8, 24, 132) == 128
    assert _ctas(4, 4 * 64, 7, 8, 24, 132) % 4 == 0
    assert _ctas(1, 1024, 8, 8, 24, 132) <= 48, "no more than two batches of partials"
    assert _ctas(1, 1, 1, 8, 24, 132) == 1
