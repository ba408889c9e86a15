"""Changes of a submission's Python: of kernels of Triton and numba, of host code, and of what launches are given."""

from __future__ import annotations

import importlib.util
import struct
from pathlib import Path

import pytest
import torch

from harness.checking.forms import (
    launch_change,
    launch_changes,
    python_changes,
    texts,
)
from harness.checking.forms.change import together
from harness.wire import asking, messages


def test_kernels_of_python_and_host_code_are_changed_each_in_its_way() -> None:
    text = """import triton
import triton.language as tl


@triton.jit
def add(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n, other=0.0)
    tl.store(out + at, v * 2.0, mask=at < n)


def custom_kernel(data):
    add[(2,)](data, data, len(data) - 1, BLOCK=32)
    return data
"""
    found = python_changes.changes(text)
    assert ("at < n", "at <= n") in {one.shown for one in found[python_changes.TRITON]}
    assert ("len(data) - 1", "len(data)") in {one.shown for one in found[python_changes.HOST]}
    assert not found[python_changes.NUMBA]
    assert not any(one.new in ("x", "out") for one in found[python_changes.TRITON])  # addresses stay


_TURNS = """from numba import cuda


@cuda.jit
def sums(x, out, n, rows):
    i = cuda.threadIdx.x
    for r in range(rows):
        total = 0.0
        for c in range(n):
            total += x[i, c]
        low = out[i, r] - total
        high = total * low
        out[i, r] = high - low
"""


def test_values_of_statements_and_turns_of_loops_are_changed_in_python() -> None:
    told = {one.shown for one in python_changes.changes(_TURNS)[python_changes.NUMBA]}
    text = _TURNS.replace("threadIdx.x", "grid(1)")
    within = range(text.index("(1)"), text.index("(1)") + 3)
    found = python_changes.changes(text)[python_changes.NUMBA]
    assert not any(one.start in within for one in found)  # the compiler has to know it
    assert ("total = 0.0", "if r == 0: total = 0.0") in told
    assert ("high = total * low", "high = low * total") in told
    text = _TURNS.replace("        total = 0.0\n", "").replace("    for r in", "    total = 0.0\n    for r in")
    assert any("total = 0.0" in new for _, new in
               (one.shown for one in python_changes.changes(text)[python_changes.NUMBA]))  # fmt: skip


def test_sums_of_triton_get_the_masks_of_loads_and_no_sum_a_scalar() -> None:
    found = {one.shown for one in python_changes.changes(_PADDED)[python_changes.TRITON]}
    assert ("x - mean", "tl.where(cols < n, x - mean, 0.0)") in found
    assert not any("tl.where(cols < n, tl.sum" in new for _, new in found)


_PADDED = """\
import triton
import triton.language as tl


@triton.jit
def variance(X, Y, n, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    x = tl.load(X + cols, mask=cols < n, other=0.0)
    mean = tl.sum(x, axis=0) / n
    x = x - mean
    tl.store(Y, tl.sum(x * x, axis=0) / n)
"""


_HOST = """
__global__ void scan(int* sums, int count, float scale) {}
void run(torch::Tensor x) { scan<<<1, 32>>>(x.data_ptr<int>(), x.size(0) / kTile, 0.5f * by); }
"""


def test_what_a_launch_is_given_has_other_values() -> None:
    params = struct.pack("<Qif", 1 << 40, 4, 8.0)
    given = messages.Given("_Z4scanPiif", params, (1, 1, 1), [(".u64", 0), (".u32", 8), (".f32", 12)])
    sizes = {(0, 0): 64, (0, 1): 9}
    found = launch_changes.changes({"": _HOST}, [given], sizes)
    told = {one.change.shown: one.others(7, [given], sizes) for _, one in found}
    put = {pair: (row[0].at, struct.unpack("<i" if row[0].at == 8 else "<f", row[0].value)[0])
           for pair, row in told.items() if len(row) == 1 and row[0].value}  # fmt: skip
    assert told["the grid 1", "one CTA more in x"] == [asking.Other(7, 0, 0, b"", (2, 1, 1))]
    assert put["x.size(0) / kTile", "(x.size(0) + kTile - 1) / kTile"] == (8, 5)
    assert put["x.size(0) / kTile", "data[0].shape[1]"] == (8, 9)
    assert put["0.5f * by", "1 / (0.5f * by)"] == (12, 0.125)
    assert put["0.5f * by", "1 / sqrt(data[0].shape[0])"] == (12, 0.125)
    few = _HOST.replace("scan<<<1, 32>>>", "dim3 const block(x.size(0)); scan<<<1, block>>>")
    part = messages.Given("_Z4scanPiif", params, (1, 1, 1), given.types, (40, 1, 1))
    block = {one.change.shown: one for _, one in launch_changes.changes({"": few}, [part], sizes)}
    whole = block["x.size(0)", "(x.size(0) + 31) / 32 * 32"].others(7, [part], sizes)
    assert whole == [asking.Other(7, 0, 0, b"", None, (64, 1, 1))]
    literal = launch_changes.changes({"": _HOST.replace("0.5f * by", "0.5f")}, [given], sizes)
    assert not any(one.change.shown[0] == "0.5f" for _, one in literal)  # of which the square is seldom meant
    twice = _HOST + "void again(int* x) { scan<<<1, 32>>>(x, 3, 1.0f); }"
    assert not launch_changes.changes({"": twice}, [given], sizes)  # no one knows which launch it is


def test_host_code_passes_no_tensor_twice() -> None:
    text = "def custom_kernel(data):\n    x, h, other = data\n    run(x, h)\n"
    found = {one.shown for one in python_changes.changes("import torch\n" + text)["host"]}
    assert ("x, h", "x, other") in found
    assert ("x, h", "x, x") not in found


_ROWS = """import triton
import triton.language as tl


@triton.jit
def rows(x_ptr, out_ptr, stride, N, ROWS: tl.constexpr, BLOCK: tl.constexpr):
    row = tl.arange(0, ROWS)
    col = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row[:, None] * stride + col[None, :], mask=col[None, :] < N, other=0.0)
    top = tl.max(x, axis=1)
    fall = tl.exp(top)
    total = tl.sum(x, axis=1) * fall
    square = tl.sum(x * x, axis=1)
    y = x / square[:, None] + total[:, None]
    scale = square / BLOCK
    tl.store(out_ptr + row[:, None] * stride + col[None, :], y * scale[:, None], mask=col[None, :] < N)
"""


def test_changes_of_triton_keep_shapes_and_addresses() -> None:
    found = {one.shown: one.rank for one in python_changes.changes(_ROWS)[python_changes.TRITON]}
    assert found["square / BLOCK", "square / (2 * BLOCK)"] == 1
    assert found["total[:, None]", "total[:, None] * fall[:, None]"] == 1
    assert ("tl.sum(x * x, axis=1)", "tl.sum(x * x, axis=1) * fall") in found
    told = {new for _, new in found}
    assert not any("axis=0" in new or "axis=2" in new for new in told)
    assert not any(new.endswith("< N) * stride") for new in told)
    assert ("x * x", "x * square") not in found


_STATEMENTS = """import triton
import triton.language as tl


@triton.jit
def turn(x_ptr, out_ptr, tiles, GROUP_M: tl.constexpr):
    pid = tl.program_id(0)
    group_size_m = min(tiles, GROUP_M)
    row = pid % GROUP_M
    column = pid // GROUP_M
    a = tl.load(x_ptr + row)
    b = tl.load(x_ptr + column)
    a = a - b
    tl.store(out_ptr, b + a)
"""


def test_what_the_first_threads_of_numba_do_becomes_a_loop_over_all() -> None:
    text = """from numba import cuda


@cuda.jit
def clear(s, n):
    t = cuda.threadIdx.x
    if t < n:
        s[t] = 0
"""
    one = next(one for one in python_changes.changes(text)[python_changes.NUMBA] if "range" in one.new)
    assert one.shown == ("if t < n:", "for i in range(t, n, cuda.blockDim.x):")
    made = together(text, [(1, one)], lambda number: f"form() == {number}")
    loop = "for warpyard_t in range(t, (n) if form() == 1 else (t + 1 if  t < n else t), cuda.blockDim.x):"
    assert f"    {loop}\n        s[warpyard_t] = 0\n" in made


def test_an_element_of_a_scan_becomes_the_one_before() -> None:
    text = "from numba import cuda\n\n\n@cuda.jit\ndef add(y, s):\n    b = cuda.blockIdx.x\n    y[b] += s[b]\n"
    found = {(one.shown[0], one.new) for one in python_changes.changes(text)[python_changes.NUMBA]}
    assert ("s[b]", "(s[b - 1] if b > 0 else 0)") in found


def test_a_change_of_numba_is_a_branch_only_where_it_may_fail() -> None:
    text = "from numba import cuda\n\n\n@cuda.jit\ndef add(y, s, n):\n    b = cuda.blockIdx.x\n    y[b] += s[b] * n\n"
    found = python_changes.changes(text)[python_changes.NUMBA]
    made = {together(text, [(1, one)], lambda number: f"warpyard_form()=={number}").split("    ")[-1] for one in found}
    assert "y[warpyard_pick(warpyard_form()==1, (b + 1), (b))] += s[b] * n\n" in made
    assert "y[b] += ((s[b] + n) if warpyard_form()==1 else (s[b] * n))\n" in made


_SCAN = """import triton
import triton.language as tl


@triton.jit
def combine(a_left, b_left, a_right, b_right):
    return a_left * a_right, b_left + a_left * b_right


@triton.jit
def attend(Q, K, n, ROWS: tl.constexpr, BLOCK: tl.constexpr):
    rows = tl.arange(0, ROWS)
    keys = tl.arange(0, BLOCK)
    mask = keys < n
    k = tl.load(K + keys, mask=mask[None, :], other=0.0)
    scores = rows[:, None] * k[None, :]
    tl.store(Q + rows, tl.sum(scores, 1), mask=rows < n)
"""


def test_a_scan_of_triton_has_its_sides_exchanged_and_scores_have_the_masks() -> None:
    shown = {one.shown for one in python_changes.changes(_SCAN)[python_changes.TRITON]}
    assert ("b_left + a_left * b_right", "b_right + a_right * b_left") in shown
    old = "rows[:, None] * k[None, :]"
    assert (old, f'tl.where(mask[None, :], {old}, float("-inf"…') in shown
    assert not any(new == f"tl.where(rows < n, {old}, 0.0)" for _, new in shown)  # whose extents are others


def test_what_does_not_fit_leaves_a_triton_kernel_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))  # whose keys leave out what chooses
    triton = pytest.importorskip("triton")
    text = """import triton
import triton.language as tl
from harness.submission.triton_form import form as warpyard_form, pick as warpyard_pick


@triton.jit
def half(out, x, SIZE: tl.constexpr, WIDE: tl.constexpr):
    at = tl.arange(0, SIZE)
    v = tl.load(x + at)
    v = warpyard_pick(warpyard_form()==1, (v * 0.5), (v))
    v = warpyard_pick(warpyard_form()==2, (tl.arange(0, WIDE)), (v))
    v = warpyard_pick(warpyard_form()==3, (at * 2), (v))
    first = warpyard_pick(warpyard_form()==4, (at), (tl.program_id(0)))
    tl.store(out + first + at, v)
"""
    (tmp_path / "halved.py").write_text(text)
    spec = importlib.util.spec_from_file_location("halved", tmp_path / "halved.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    source = triton.compiler.ASTSource(module.half, {"out": "*fp16", "x": "*fp16"}, {"SIZE": 32, "WIDE": 64})
    from triton.backends.compiler import GPUTarget

    made = triton.compile(source, target=GPUTarget("cuda", 90, 32))
    assert "%envreg31" in made.asm["ptx"]
    assert made.asm["ttir"].count("arith.select") == 2  # the second has another shape


def test_names_and_old_values_change_in_several_statements_of_python() -> None:
    found = {one.shown: one for one in python_changes.changes(_STATEMENTS)[python_changes.TRITON]}
    assert found["GROUP_M at lines 9 and 10", "group_size_m"].rank == 0
    old = found["a", "a as before line 13"]
    text = together(_STATEMENTS, [(1, old)], lambda number: f"form() == {number}")
    assert "    warpyard_a_13 = a\n    a = a - b\n" in text
    assert "b + warpyard_pick(form() == 1, (warpyard_a_13), (a))" in text


def test_what_is_missing_in_a_python_kernel_is_tried() -> None:
    text = """import triton
import triton.language as tl


@triton.jit
def inner(at, cos):
    x = tl.load(at).to(tl.float32)
    tl.store(at, x * cos)


@triton.jit
def outer(q, n, stride, GROUP: tl.constexpr, HEADS: tl.constexpr, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    head = row % HEADS
    cols = tl.arange(0, BLOCK)
    for k in range(0, n):
        x = tl.load(q + (k // GROUP) * stride + cols, mask=cols < n, other=0.0).to(tl.float32)
        top = tl.max(x)
    inner(q + head, 1.0)
"""
    shown = {one.shown for one in python_changes.changes(text)["triton"]}
    assert any("k * BLOCK // GROUP" in new.replace("(", "").replace(")", "") for _, new in shown)
    assert any("row // (n // HEADS)" in new or "(row) // ((n) // (HEADS))" in new for _, new in shown)
    assert ("tl.program_id(0)", "tl.program_id(1)") in shown
    assert ("0.0", 'float("-inf")') in shown  # within `tl.load(…).to(…)`
    assert not any("top" in new and "head" in old for old, new in shown)  # which the loop alone assigns to
    assert not any(old == "at" and new == "cos" for old, new in shown)  # an address stays one


def test_changes_that_may_give_a_variable_another_type_in_a_loop_are_told_apart() -> None:
    text = "    for i in range(n):\n        total = warpyard_form()==3\n        other = warpyard_form()==4\n"
    error = "Loop-carried variable total has initial type fp32 but is re-assigned to int32 in loop!"
    assert texts.suspects(error, text) == {3}
    assert not texts.suspects("another error", text)


def test_the_grid_of_a_launch_and_sizes_that_stand_for_each_other() -> None:
    text = """import torch
import triton


@triton.jit
def blur(x, out, rows, columns, BLOCK: triton.language.constexpr):
    return


def custom_kernel(data):
    h, w = data.shape
    padded = torch.empty(h + 8, w)
    padded[:h] = data
    blur[(w // 32, h)](padded, data, w, w, 32)
    return padded
"""
    found = python_changes.changes(text)[python_changes.HOST]
    assert ("w // 32", "-(-w // 32)", -1) in {(one.shown[0][1:8], one.shown[1][1:12], one.rank) for one in found}
    assert ("data, w, w", "data, h, w") in {one.shown for one in found}  # which of the two it is


def test_the_sizes_of_an_input_that_is_alone() -> None:
    alone, several = launch_change.sizes_of(torch.zeros(3, 5)), launch_change.sizes_of((torch.zeros(3, 5),))
    assert [launch_change.named(key) for key in alone] == ["data.shape[0]", "data.shape[1]"]
    assert [launch_change.named(key) for key in several] == ["data[0].shape[0]", "data[0].shape[1]"]


def test_what_is_used_nowhere_is_likely_and_the_end_of_a_row_is_whole() -> None:
    text = """import triton
import triton.language as tl


@triton.jit
def means(x, ends, out, longest, BLOCK: tl.constexpr):
    run = tl.program_id(0)
    end = tl.load(ends + run)
    total = 0.0
    for first in range(0, longest, BLOCK):
        at = first + tl.arange(0, BLOCK)
        total += tl.sum(tl.load(x + at, mask=at < end, other=0.0), axis=0)
    count = end - 1
    tl.store(out + run, total / longest)
"""
    ranks = {one.shown: one.rank for one in python_changes.changes(text)[python_changes.TRITON]}
    assert ranks["total / longest", "total / count"] == -1
    assert ranks["total / longest", "total / run"] > 0


def test_two_statements_with_each_others_value_are_shown_whole() -> None:
    text = """import triton
import triton.language as tl


@triton.jit
def halves(packed, out, width, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    gate = tl.load(packed + tl.program_id(0) * width + at, mask=at < width, other=0.0)
    up = tl.load(packed + tl.program_id(0) * width + width + at, mask=at < width, other=0.0)
    tl.store(out + at, gate * tl.sigmoid(up))
"""
    found = next(one for one in python_changes.changes(text)[python_changes.TRITON] if "; up = " in one.shown[1])
    assert found.shown[1].startswith("gate = tl.load(packed + tl.program_id(0) * width + width + at, mask=at < width")
    assert "; up = tl.load(packed + tl.program_id(0) * width + at" in found.shown[1]


def test_triton_divides_by_no_variable_that_counts_from_zero() -> None:
    """Both sides of a choice are computed there: what is not chosen may not divide by 0."""
    lines = ["import triton", "import triton.language as tl", "@triton.jit", "def copy(x, y, n, BK: tl.constexpr):",
             "    at = tl.arange(0, BK)", "    for k in range(0, tl.cdiv(n, BK)):",
             "        tl.store(y + at, tl.load(x + at))"]  # fmt: skip
    made = {one.new for kind in texts.kinds("\n".join(lines), {}, ()) for one in kind.changes}
    assert any("* k" in one for one in made)
    assert not [one for one in made if "// k" in one or "% k" in one]
