"""tcgen05.mma with scales of blocks, and with masks of lanes and of columns, against definitions of its own."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest

from jit.emulator import EmulatorFinding
from tests.emulator.tcgen05.kernels import MASKED, SCALED, ZERO_COLUMNS, mma_kernel
from tests.emulator.tcgen05.operands import (
    ELEMENTS,
    background,
    draw,
    idesc,
    images,
    operand,
    pack,
    run,
    value,
    where_d,
)

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def scale_value(codes: np.ndarray, name: str) -> np.ndarray:
    return 2.0 ** (codes.astype(np.float64) - 127) if name == "ue8m0" else value(codes, "e4m3")


@pytest.mark.parametrize(("kind", "vector", "scale", "names", "group", "m", "n", "ids"), [
    ("mxf8f6f4", "", "ue8m0", ("e4m3", "e5m2"), 1, 128, 8, (0, 0)),
    ("mxf8f6f4", ".scale_vec::1X", "ue8m0", ("e2m1", "e3m2"), 1, 128, 72, (1, 3)),
    ("mxf8f6f4", ".block32", "ue8m0", ("e4m3", "e4m3"), 2, 256, 48, (2, 0)),
    ("mxf8f6f4", ".block32", "ue8m0", ("e4m3", "e4m3"), 2, 128, 64, (2, 0)),
    ("mxf4", "", "ue8m0", ("e2m1", "e2m1"), 1, 128, 40, (2, 0)),
    ("mxf4nvf4", ".scale_vec::2X", "ue8m0", ("e2m1", "e2m1"), 1, 128, 8, (0, 2)),
    ("mxf4nvf4", ".scale_vec::4X", "ue4m3", ("e2m1", "e2m1"), 1, 128, 256, (0, 0)),
    ("mxf4nvf4", ".block16", "ue8m0", ("e2m1", "e2m1"), 1, 128, 16, (0, 0)),
    ("mxf4nvf4", ".scale_vec::4X", "ue4m3", ("e2m1", "e2m1"), 2, 256, 80, (0, 0)),
])  # fmt: skip
@pytest.mark.parametrize("from_tmem", [False, True])
def test_block_scaled(
    kind: str,
    vector: str,
    scale: str,
    names: tuple[str, str],
    group: int,
    m: int,
    n: int,
    ids: tuple[int, int],
    from_tmem: bool,
) -> None:
    """Scale factors lie in tensor memory: row r in lane r mod 32 of column r / 32, the same in each 32 lanes, the id names
    the first byte. A pair of CTAs has the rows' scales each, and all columns' (with M 128: those of its half of the lanes)."""
    rng = np.random.default_rng(n)
    four = kind != "mxf8f6f4"
    k = 64 if four else 32
    count = 1 if not four else 4 if vector in (".scale_vec::4X", ".block16") else 2
    a, b = draw(rng, names[0], (m, k)), draw(rng, names[1], (n, k))
    low, high = (126, 130) if scale == "ue8m0" else (0x30, 0x48)
    scale_a, scale_b = rng.integers(low, high, (m, count)), rng.integers(low, high, (n, count))
    c = rng.integers(-9, 9, (m, n)).astype(np.float32)
    cells, to = background(rng, group), where_d(m, n, group, False)
    cells[to] = c.view(np.uint32)
    sa, sb = 300, 320
    data = cells.view(np.uint8).reshape(group, 128, 512, 4)
    for cta in range(group):
        rows = scale_a[cta * m // group : (cta + 1) * m // group]
        for lane in range(128):
            for r in range(lane % 32, len(rows), 32):
                data[cta, lane, sa + r // 32, ids[0] : ids[0] + count] = rows[r]
            columns = scale_b if (group, m) != (2, 128) else scale_b[lane // 64 * n // 2 : (lane // 64 + 1) * n // 2]
            for r in range(lane % 32, len(columns), 32):
                data[cta, lane, sb + r // 32, ids[1] : ids[1] + count] = columns[r]
    blocks, found = [], []
    for cta in range(group):
        mine_a, mine_b = a[cta * m // group : (cta + 1) * m // group], b[cta * n // group : (cta + 1) * n // group]
        image, found = images([operand(mine_a, names[0], "128B", False, not four), operand(mine_b, names[1], "32B", False, not four)], ["128B", "32B"])  # fmt: skip
        blocks.append(image)
    if from_tmem:  # rows where D's rows lie; 4-bit elements two to a byte, or one in bits 2 to 5 of each
        codes = pack(a, names[0], False) if four else (a << (2 if names[0] == "e2m1" else 0)).astype(np.uint8)
        words = np.ascontiguousarray(codes).view(np.uint32)
        for word in range(8):
            cells[to[0], to[1], 400 + word] = np.broadcast_to(words[:, word, None], (m, n))
    number = (1, 1) if four else tuple(ELEMENTS[name][0] for name in names)
    i = (
        ids[1] << 4
        | number[0] << 7
        | number[1] << 10
        | n >> 3 << 17
        | (scale == "ue8m0") << 23
        | m >> 7 << 27
        | ids[0] << 29
    )
    issue = SCALED.replace("KIND", f"KIND.block_scale{vector}")
    if from_tmem:
        issue = issue.replace("[%0], %1,", "[%0], [%7],").replace('"r"(sb + tm)', '"r"(sb + tm), "r"(ta + tm)')
    out = run(mma_kernel(issue, kind, group), blocks, cells, *found, i, ta=400, sa=sa, sb=sb, adds=1)
    repeat = k // count
    left = value(a, names[0]) * np.repeat(scale_value(scale_a, scale), repeat, 1)
    right = value(b, names[1]) * np.repeat(scale_value(scale_b, scale), repeat, 1)
    expected = left @ right.T + c
    got = out[to].view(np.float32)
    np.testing.assert_allclose(got, expected, rtol=2**-21, atol=2**-20 * np.abs(expected).max())
    out[to] = cells[to]
    np.testing.assert_array_equal(out, cells)


@pytest.mark.parametrize(("block", "ids"), [(16, (2, 0)), (32, (3, 1))])
def test_k_of_96_of_a_pair(block: int, ids: tuple[int, int]) -> None:
    """On sm_103a; 48 bytes of a row without a swizzle lie in three columns of 16. A pair has 128 rows of A and half of B
    each, and all scale factors of B, which go on four columns further behind byte 3 of a column."""
    rng = np.random.default_rng(block)
    m, n, k, count = 256, 128, 96, 96 // block
    a, b = draw(rng, "e2m1", (m, k)), draw(rng, "e2m1", (n, k))
    name, low, high = ("ue8m0", 126, 130) if block == 32 else ("ue4m3", 0x30, 0x48)
    scale_a, scale_b = rng.integers(low, high, (m, count)), rng.integers(low, high, (n, count))
    cells, to = background(rng, 2), where_d(m, n, 2, False)
    data = cells.view(np.uint8).reshape(2, 128, 512, 4)
    for cta in range(2):
        for at, rows, first in ((300, scale_a[cta * 128 :][:128], ids[0]), (320, scale_b, ids[1])):
            for lane, row, i in np.ndindex(128, 4, count):
                data[cta, lane, at + (first + i) // 4 * 4 + row, (first + i) % 4] = rows[row * 32 + lane % 32, i]
    blocks, found = [], []
    for cta in range(2):
        parts = [operand(x[cta * len(x) // 2 :][: len(x) // 2], "e2m1", "none", False, False) for x in (a, b)]
        image, found = images(parts, ["none", "none"])
        blocks.append(image)
    i = ids[1] << 4 | 1 << 7 | 1 << 10 | n >> 3 << 17 | (block == 32) << 23 | 2 << 27 | ids[0] << 29 | 1 << 31
    issue = SCALED.replace("KIND", f"KIND.block_scale.block{block}")
    out = run(mma_kernel(issue, "mxf4nvf4", 2, "sm_103a"), blocks, cells, *found, i, sa=300, sb=320)
    left = value(a, "e2m1") * np.repeat(scale_value(scale_a, name), block, 1)
    right = value(b, "e2m1") * np.repeat(scale_value(scale_b, name), block, 1)
    expected = left @ right.T
    np.testing.assert_allclose(out[to].view(np.float32), expected, rtol=2**-21, atol=2**-20 * np.abs(expected).max())
    out[to] = cells[to]
    np.testing.assert_array_equal(out, cells)


def test_disabled_lanes_and_scaled_input() -> None:
    """disable-output-lane keeps lanes of D; scale-input-d 2 takes D / 4; bits 13 and 14 negate A and B."""
    rng = np.random.default_rng(3)
    m, n = 128, 16
    a, b = draw(rng, "f16", (m, 16)), draw(rng, "f16", (n, 16))
    c = rng.integers(-99, 99, (m, n)).astype(np.float32) * 4
    cells, to = background(rng, 1), where_d(m, n, 1, False)
    cells[to] = c.view(np.uint32)
    image, found = images([operand(a, "f16", "128B", False), operand(b, "f16", "128B", False)], ["128B", "128B"])
    masks = [0x80000001, 0xFFFF0000, 0x12345678]
    out = run(
        mma_kernel(MASKED, "f16"),
        [image],
        cells,
        *found,
        idesc(0, 0, 1, m, n) | 1 << 13,
        ta=masks[0],
        sa=masks[1],
        sb=masks[2],
        adds=1,
    )
    off = np.array([mask >> bit & 1 for mask in (*masks, ~masks[0] & 0xFFFFFFFF) for bit in range(32)], bool)
    expected = cells.copy()
    result = (-(value(a, "f16") @ value(b, "f16").T) + c / 4).astype(np.float32).view(np.uint32)
    expected[0, ~off, :n] = result[~off]
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize(("m", "n", "starts", "first", "skipped", "used", "shift"), [
    (128, 64, (0,), (0,), 3, 5, 0),
    (128, 128, (2,), (1,), 5, 16, 8),
    (64, 64, (1, 4), (0, 1), 7, 2, 0),
    (64, 128, (9, 0), (1, 0), 1, 1, 3),
    (32, 256, (0, 1, 2, 200), (1, 0, 1, 0), 4, 24, 16),
    (32, 64, (0, 0, 0, 0), (0, 0, 0, 0), 256, 256, 5),
])  # fmt: skip
def test_zero_columns(
    m: int, n: int, starts: tuple[int, ...], first: tuple[int, ...], skipped: int, used: int, shift: int
) -> None:
    """Spans of zeros and of columns of B in turn, in each of the sub-masks; all columns shifted; and no mask but a shift."""
    rng = np.random.default_rng(m + n)
    a, b = draw(rng, "f16", (m, 16)), draw(rng, "f16", (n + 32, 16))
    cells, to = background(rng, 1), where_d(m, n, 1, True)
    image, found = images([operand(a, "f16", "128B", False), operand(b, "f16", "128B", False)], ["128B", "128B"])
    zeros: list[bool] = []
    for start, zero in zip(starts, first, strict=True):
        zero_now, left = bool(zero), 0
        left = max(1, (skipped if zero_now else used) - start)
        for _ in range(n // len(starts)):
            zeros.append(zero_now)
            left -= 1
            if not left:
                zero_now = not zero_now
                left = skipped if zero_now else used
    low = sum(start << 8 * i for i, start in enumerate(starts))
    high = sum(flag << i for i, flag in enumerate(first)) | 1 << 7 | (skipped - 1) << 8 | (used - 1) << 16 | shift << 24
    b_used = value(b, "f16")[shift : shift + n]
    for mask, off in ((high, np.array(zeros)), (shift << 24, np.zeros(n, bool))):
        out = run(
            mma_kernel(ZERO_COLUMNS, "f16"),
            [image],
            cells,
            *found,
            idesc(0, 0, 1, m, n) | 3 << 30,
            ta=low if mask == high else 0,
            sa=mask,
            adds=0,
        )
        expected = cells.copy()
        expected[to] = (value(a, "f16") @ np.where(off[:, None], 0, b_used).T).astype(np.float32).view(np.uint32)
        np.testing.assert_array_equal(out & 0x7FFFFFFF, expected & 0x7FFFFFFF)  # a zero has either sign


@pytest.mark.parametrize(
    ("high", "bits", "says"),
    [(9 << 24, 1, "the shift, are 9"), (17 << 24, 3, "M = 32 allow 16"), (1 << 4, 0, "bits 36–38 are 1")],
)
def test_zero_columns_misused(high: int, bits: int, says: str) -> None:
    rng = np.random.default_rng(1)
    codes = draw(rng, "f16", (32, 16)), draw(rng, "f16", (96, 16))
    image, found = images([operand(one, "f16", "128B", False) for one in codes], ["128B", "128B"])
    with pytest.raises(EmulatorFinding, match=says):
        run(
            mma_kernel(ZERO_COLUMNS, "f16"),
            [image],
            background(rng, 1),
            *found,
            idesc(0, 0, 1, 32, 64) | bits << 30,
            sa=high,
            adds=0,
        )
