"""The XL paged attention entry without a GPU: argument errors, the size of the ring, and the kernel in the emulator."""

from __future__ import annotations

import random

import pytest
import torch

import jit
import kernels
from harness import tasks
from kernels import xl_paged_attention as package
from kernels.xl_paged_attention import forms, xl_paged_attention
from tests.paths import TASKS
from tests.selection import representatives

TASK = tasks.load(TASKS / "xl_paged_attention")


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


@pytest.mark.parametrize(
    "build",
    representatives(package.builds(), key=lambda build: "HEADS" in build.defines),
    ids=lambda build: build.label,
)
def test_rings_fit_an_sm(build: kernels.Build) -> None:
    """At least 64 KB of copies in flight on a multiprocessor, and never more shared memory than it has."""
    entry = "xl_paged_attention_split" if "HEADS" in build.defines else "xl_paged_attention"
    constants = {name.removeprefix(f"{entry}_"): value for name, value in build.compile().constants.items()}
    ctas, warps = constants.get("ctas", 1), constants["threads"] // 32
    assert constants["stages"] >= 2
    assert ctas * warps * constants["stages"] * build.defines["DIM"] * 64 >= 65536
    assert constants["smem"] <= 227 * 1024
    assert ctas * (constants["smem"] + 1024) <= 228 * 1024 < (ctas + 1) * (constants["smem"] + 1024)


@pytest.mark.parametrize(
    ("number", "change", "ctas"),
    representatives(
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
        key=lambda number, change, ctas: bool(change),
    ),
)
def test_emulated(monkeypatch: pytest.MonkeyPatch, number: int, change: dict, ctas: int) -> None:
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    data = TASK.generate({**TASK.tests[number].args, **change})
    good, message = TASK.verify(data, xl_paged_attention(*data[:8], page_table=data[8], form="line", ctas=ctas))
    assert good, message


@pytest.mark.parametrize(
    ("number", "change", "ctas"),
    representatives(
        [
            (0, {}, None),
            (4, {}, 9),  # a table by token, empty sequences, rows of several CTAs
            (5, {}, 40),  # two pages a tile, a bias of any alignment, more CTAs than there are units
            (7, {}, 7),  # pages of two tiles, a bias with padding
            (9, {}, 6),  # a bias of any strides
            (12, {}, 5),  # the largest head size
            (21, {}, 16),  # 12 query heads by one CTA
            (22, {"num_heads": 36, "context": 200}, 8),  # three tiles of heads, the last one of four
            (2, {"context": 500, "block_size": 64}, 3),  # a CTA a row: the second kernel has nothing to merge
            (2, {"context": 4500}, 4),  # more tiles a warp than a look into the table brings
            (3, {}, 1),  # fewer CTAs than rows are asked for
            (3, {}, 45),  # lengths of 0 to 19
        ],
        key=lambda number, change, ctas: bool(change),
    ),
)
def test_split_emulated(monkeypatch: pytest.MonkeyPatch, number: int, change: dict, ctas: int | None) -> None:
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    data = TASK.generate({**TASK.tests[number].args, **change})
    good, message = TASK.verify(data, xl_paged_attention(*data[:8], page_table=data[8], form="split", ctas=ctas))
    assert good, message


@pytest.mark.slow
def test_split_deals_any_lengths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random lengths, many of them 0, of more sequences than a warp has lanes: every row is whole."""
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    draw = random.Random(seed)
    for _ in range(6):
        case = {**TASK.tests[3].args, "head_size": 32, "seed": draw.randrange(1 << 30)}
        case |= {"num_seqs": draw.choice([1, 2, 31, 33, 70]), "context": draw.choice([3, 70, 500])}
        case |= {"lengths": draw.choice(["full", "around", "ragged", "gaps"]), "values": "drift"}
        data = TASK.generate(case)
        ctas = draw.choice([1, 40, 150, 300])
        good, message = TASK.verify(data, xl_paged_attention(*data[:8], page_table=data[8], form="split", ctas=ctas))
        assert good, f"{case}, {ctas} CTAs: {message}"


def test_split_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = _arguments()
    with pytest.raises(ValueError, match=r"^form: expected one of .*'line', 'split'.*got 'rows'"):
        xl_paged_attention(**arguments, form="rows")
    monkeypatch.setattr(forms, "MOST_SPLIT_TOKENS", 39)
    with pytest.raises(ValueError, match=r"^matrix_bd.shape\[2\]: expected at most 39 tokens .* got 40"):
        xl_paged_attention(**arguments, form="split")
    monkeypatch.undo()
    monkeypatch.setattr(forms, "_MOST_GRID_Y", 5)
    with pytest.raises(ValueError, match=r"^q: expected at most 5 \(sequence, key head\) .* got 6"):
        xl_paged_attention(**arguments, form="split")
    for name in ("q", "k_cache", "v_cache", "pos_bias_u", "matrix_bd"):
        arguments[name] = arguments[name].float()
    arguments["k_cache"] = torch.zeros(10, 2, 16, 16, 4)
    with pytest.raises(ValueError, match=r"^form .*: expected 'line' or nothing for float32, got 'split'"):
        xl_paged_attention(**arguments, form="split")
    monkeypatch.setenv("WARPYARD_VARIANT", "xl_paged_attention=split")
    with pytest.raises(ValueError, match=r"^form \(or WARPYARD_VARIANT\): expected 'line' or nothing for float32"):
        xl_paged_attention(**arguments)


def test_counters_are_zero_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two calls with the same counters, as on a stream: rows of many CTAs, of two, and of one."""
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    counters = torch.zeros(1024, dtype=torch.int32)
    monkeypatch.setattr(jit, "counters", lambda count, device: counters)
    for number in (2, 1, 3):
        data = TASK.generate(TASK.tests[number].args)
        first = xl_paged_attention(*data[:8], page_table=data[8], form="line", ctas=5)
        assert not counters.any()
        good, message = TASK.verify(data, first)
        assert good, message
        assert torch.equal(xl_paged_attention(*data[:8], page_table=data[8], form="line", ctas=5), first)


def test_ctas_meet_the_ends_of_rows() -> None:
    """On 132 processors: long work takes them all; else a number that divides the rows, or that the rows divide."""
    assert forms.line_ctas(64 * 16, 64 * 16 * 256, 1, 8, 24, 132) == 132
    assert forms.line_ctas(64 * 4, 64 * 4 * 256, 7, 8, 24, 132) == 128
    assert forms.line_ctas(4, 4 * 64, 7, 8, 24, 132) % 4 == 0
    assert forms.line_ctas(1, 1024, 8, 8, 24, 132) <= 48, "no more than two batches of partials"
    assert forms.line_ctas(1, 1, 1, 8, 24, 132) == 1


def test_few_long_rows_are_split() -> None:
    """On 132 processors: a row that many CTAs would share is split; many rows, or very long ones, are a line."""

    def form(sequences: int, heads: int, kv_heads: int, tokens: int, **chip: float) -> str:
        row_bytes = tokens * 2 * (2 * 128 + heads // kv_heads)
        return forms.choose(sequences * kv_heads, sequences, heads // kv_heads, row_bytes, 132, **chip)

    assert form(1, 28, 4, 32768) == form(8, 28, 1, 16384) == form(1, 16, 16, 256) == "split"
    assert form(1, 32, 8, 1 << 20) == form(64, 28, 4, 4096) == form(256, 32, 8, 1024) == "line"
    assert form(8, 32, 8, 4096) == "line", "rows of unknown lengths would be rounded to two CTAs each"
    assert form(1, 16, 16, 20000) == "split"
    assert form(1, 16, 16, 20000, memory=0.5) == "line", "a slower memory makes the reading count more"
