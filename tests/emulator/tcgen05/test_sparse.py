"""tcgen05.mma.sp and .ashift against definitions of their own: the dense product of the expanded A, and of shifted rows.

The places of the metadata are those of CUTLASS's layouts of it; the ISA shows them by figures.
"""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import itertools

import numpy as np
import pytest

from jit.emulator import EmulatorFinding
from tests.emulator.tcgen05.kernels import FROM_TMEM, PLAIN, SCALED, mma_kernel
from tests.emulator.tcgen05.operands import (
    ELEMENTS,
    SWIZZLE,
    background,
    descriptor,
    draw,
    idesc,
    k_major,
    mn_major,
    pack,
    place,
    run,
    value,
    where_d,
)
from tests.emulator.tcgen05.test_mma import check

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

METADATA, COLUMN_A = 420, 400  # columns of tensor memory
SPARSE = (
    PLAIN.replace("mma.", "mma.sp.")
    .replace('%2, %3, p;}"', '%2, [%5], %3, p;}"')
    .replace('"r"(adds)', '"r"(adds), "r"(sa + tm)')
)
SPARSE_FROM_TMEM = (
    FROM_TMEM.replace("mma.", "mma.sp.")
    .replace('%2, %3, p;}"', '%2, [%5], %3, p;}"')
    .replace('"r"(adds)', '"r"(adds), "r"(sa + tm)')
)
RISING = list(itertools.combinations(range(4), 2))


def deep(rows: np.ndarray, swizzle: str) -> tuple[np.ndarray, int, int]:
    """Image, leading and stride offsets of a K-major [rows, 64 bytes] operand, as `k_major` of 32."""
    _, width = SWIZZLE[swizzle]
    n = len(rows)
    image = np.zeros(n * 64 if swizzle == "none" else n * width, np.uint8)
    for r, u in itertools.product(range(n), range(4)):
        to = u * n * 16 + r // 8 * 128 + r % 8 * 16
        if swizzle != "none":
            to = place(r // 8 * 8 * width + r % 8 * width + 16 * u, width)
        image[to : to + 16] = rows[r, 16 * u : 16 * u + 16]
    return image, n * 16 if swizzle == "none" else 16, 128 if swizzle == "none" else 8 * width


def metadata(codes: np.ndarray, tf32_or_f16: bool) -> np.ndarray:
    """[128, columns] cells of 128 rows of four-bit codes."""
    rows = [sum(int(code) << 4 * i for i, code in enumerate(row)) for row in codes]
    cells = np.zeros((128, 1 if tf32_or_f16 else 2), np.uint32)
    for row, bits in enumerate(rows):
        for part in (0, 1):
            if tf32_or_f16:
                lane = row // 16 * 16 + 8 * part + row % 8
                cells[lane, 0] |= np.uint32((bits >> 16 * part & 0xFFFF) << 16 * (row // 8 % 2))
            else:
                cells[row, part] = bits >> 32 * part & 0xFFFFFFFF
    return cells


def check_sparse(
    kind: str, names: tuple[str, str], n: int = 32, group: int = 1, swizzle: str = "128B", from_tmem: bool = False,
    selector: int = 0, major: bool = False, spoil: int = -1,
) -> None:  # fmt: skip
    """D = A B + D, with a metadata of ``spoil`` in one chunk."""
    rng = np.random.default_rng(5)
    wide = kind in ("f16", "tf32")
    m, half = 128 * group, {"f16": 16, "tf32": 8}.get(kind, 32)
    chunk = 2 if kind == "tf32" else 4
    a, b = draw(rng, names[0], (m, half)), draw(rng, names[1], (n, 2 * half))
    codes = np.zeros((m, 2 * half // chunk), np.int64)
    dense = np.zeros((m, 2 * half))
    values = value(a, names[0])
    for row, at in itertools.product(range(m), range(codes.shape[1])):
        if chunk == 2:
            which = int(rng.integers(2))
            codes[row, at] = (0b0100, 0b1110)[which]
            dense[row, 2 * at + which] = values[row, at]
            continue
        low, high = RISING[rng.integers(6)]
        codes[row, at] = low | high << 2
        dense[row, 4 * at + low], dense[row, 4 * at + high] = values[row, 2 * at : 2 * at + 2]
    if spoil >= 0:
        codes[77, 1] = spoil
    c = rng.integers(-99, 99, (m, n)).astype(np.float32)
    cells, to = background(rng, group), where_d(m, n, group, False)
    cells[to] = c.view(np.uint32)
    blocks = []
    for cta in range(group):
        mine = slice(128 * cta, 128 * cta + 128)
        found = metadata(codes[mine], wide)
        first = METADATA + selector
        cells[cta, :, first : first + found.shape[1]] = found
        words = pack(a[mine], names[0], True)
        if from_tmem:
            cells[cta, :, COLUMN_A : COLUMN_A + 8] = words.view(np.uint32)
        own = b[cta * n // group : (cta + 1) * n // group]
        left = k_major(words, "128B")
        if major:
            right = mn_major(np.ascontiguousarray(own.T).astype(np.uint16 if kind == "f16" else np.uint8), swizzle)
        else:
            right = deep(pack(own, names[1], True), swizzle)
        image, descriptors = np.zeros(0, np.uint8), []
        for (data, leading, stride), mode in ((left, "128B"), (right, swizzle)):
            descriptors.append(descriptor(len(image), leading, stride, mode))
            image = np.concatenate([image, data, np.zeros(-len(data) % 1024, np.uint8)])
        blocks.append(image)
    i = idesc(ELEMENTS[names[0]][0], ELEMENTS[names[1]][0], 1, m, n, 0, int(major)) | 1 << 2 | selector
    issue = SPARSE_FROM_TMEM if from_tmem else SPARSE
    out = run(mma_kernel(issue, kind, group), blocks, cells, *descriptors, i, ta=COLUMN_A, sa=METADATA, adds=1)
    expected = cells.copy()
    expected[to] = (dense @ value(b, names[1]).T + c).astype(np.float32).view(np.uint32)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize(("selector", "swizzle"), [(0, "128B"), (1, "none")])
def test_f16(selector: int, swizzle: str) -> None:
    check_sparse("f16", ("f16", "f16"), selector=selector, swizzle=swizzle)


def test_bf16_from_tensor_memory_with_b_transposed() -> None:
    check_sparse("f16", ("bf16", "bf16"), n=64, from_tmem=True, major=True)


def test_tf32() -> None:
    check_sparse("tf32", ("tf32", "tf32"), selector=1, swizzle="64B")


@pytest.mark.parametrize("names", [("e4m3", "e5m2"), ("e2m1", "e3m2")])
def test_f8f6f4(names: tuple[str, str]) -> None:
    check_sparse("f8f6f4", names, n=24)


def test_a_pair_of_ctas() -> None:
    check_sparse("f16", ("f16", "f16"), n=32, group=2, swizzle="64B")


@pytest.mark.parametrize("spoil", [0b0001, 0b0101])
def test_metadata_that_is_undefined(spoil: int) -> None:
    with pytest.raises(EmulatorFinding, match=rf"chunk 1 of row 77 is {spoil:#06b}") as caught:
        check_sparse("f16", ("f16", "f16"), spoil=spoil)
    assert caught.value.report["kind"] == "sparsity"


@pytest.mark.parametrize(("kind", "name", "group"), [("f16", "f16", 1), ("tf32", "tf32", 1), ("f8f6f4", "e4m3", 2)])
def test_shifted_rows_of_a(kind: str, name: str, group: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """.ashift: each row of A is the next one's, and the last of a CTA's lanes its own."""
    shifted = FROM_TMEM.replace(".kind::KIND", ".kind::KIND.ashift")
    module = "tests.emulator.tcgen05.test_mma"
    monkeypatch.setattr(f"{module}.FROM_TMEM", shifted)
    plain = pack

    def moved(codes: np.ndarray, kind: str, unpacked: bool) -> np.ndarray:
        """A as tensor memory holds it so that it is `codes` when it is shifted; the last row has to be there twice."""
        rows = plain(codes, kind, unpacked)
        if len(codes) != 128 * group:
            return rows
        blocks = rows.reshape(group, 128, -1)
        return np.concatenate([np.concatenate([block[:1], block[:-1]]) for block in blocks])

    twice = draw

    def last_twice(rng: np.random.Generator, kind: str, shape: tuple[int, ...]) -> np.ndarray:
        codes = twice(rng, kind, shape)
        if shape[0] == 128 * group:
            for block in range(group):
                codes[128 * block + 127] = codes[128 * block + 126]
        return codes

    monkeypatch.setattr(f"{module}.draw", last_twice)
    monkeypatch.setattr(f"{module}.pack", moved)
    check(kind, (name, name), 128 * group, 48, group=group, from_tmem=True)


SCALED_SPARSE = (
    SCALED.replace("mma.", "mma.sp.")
    .replace("%2, %3, [%5]", "%2, [%7], %3, [%5]")
    .replace('"r"(sb + tm)', '"r"(sb + tm), "r"(ta + tm)')
)


@pytest.mark.parametrize(("kind", "vector", "scale", "names", "n", "ids"), [
    ("mxf8f6f4", ".block32", "ue8m0", ("e4m3", "e2m3"), 40, (1, 3)),
    ("mxf4", ".block32", "ue8m0", ("e2m1", "e2m1"), 32, (2, 0)),
    ("mxf4nvf4", ".scale_vec::4X", "ue4m3", ("e2m1", "e2m1"), 16, (0, 0)),
])  # fmt: skip
def test_scaled(kind: str, vector: str, scale: str, names: tuple[str, str], n: int, ids: tuple[int, int]) -> None:
    """A scale factor of A is that of 16 or 32 stored elements, of B that of twice as many."""
    rng = np.random.default_rng(n)
    four = kind != "mxf8f6f4"
    half, count, unit = (64, 4 if "4X" in vector else 2, 2) if four else (32, 1, 1)
    a, b = draw(rng, names[0], (128, half)), draw(rng, names[1], (n, 2 * half))
    values, dense = value(a, names[0]), np.zeros((128, 2 * half))
    codes = np.zeros((128, half // (2 * unit)), np.int64)
    for row, at in itertools.product(range(128), range(codes.shape[1])):
        low, high = RISING[rng.integers(6)]
        codes[row, at] = low | high << 2
        columns = [4 * unit * at + unit * index + i for index in (low, high) for i in range(unit)]
        dense[row, columns] = values[row, 2 * unit * at : 2 * unit * (at + 1)]
    least, most = (126, 130) if scale == "ue8m0" else (0x30, 0x48)
    scale_a, scale_b = rng.integers(least, most, (128, count)), rng.integers(least, most, (n, count))
    c = rng.integers(-9, 9, (128, n)).astype(np.float32)
    cells, to = background(rng, 1), where_d(128, n, 1, False)
    cells[to] = c.view(np.uint32)
    cells[0, :, METADATA : METADATA + 2] = metadata(codes, False)
    data = cells.view(np.uint8).reshape(128, 512, 4)
    for lane, (at, factors, first) in itertools.product(range(128), ((300, scale_a, ids[0]), (320, scale_b, ids[1]))):
        for r in range(lane % 32, len(factors), 32):
            data[lane, at + r // 32, first : first + count] = factors[r]
    image, descriptors = np.zeros(0, np.uint8), []
    for data, leading, stride in (
        k_major(pack(a, names[0], not four), "128B"),
        deep(pack(b, names[1], not four), "128B"),
    ):
        descriptors.append(descriptor(len(image), leading, stride, "128B"))
        image = np.concatenate([image, data, np.zeros(-len(data) % 1024, np.uint8)])
    number = (1, 1) if four else tuple(ELEMENTS[name][0] for name in names)
    i = (
        1 << 2
        | ids[1] << 4
        | number[0] << 7
        | number[1] << 10
        | n >> 3 << 17
        | (scale == "ue8m0") << 23
        | 1 << 27
        | ids[0] << 29
    )
    issue = SCALED_SPARSE.replace("KIND", f"KIND.block_scale{vector}")
    out = run(mma_kernel(issue, kind), [image], cells, *descriptors, i, ta=METADATA, sa=300, sb=320, adds=1)
    factors = [2.0 ** (x - 127.0) if scale == "ue8m0" else value(x, "e4m3") for x in (scale_a, scale_b)]
    left, right = (
        x * np.repeat(factor, 2 * half // count, 1)
        for x, factor in ((dense, factors[0]), (value(b, names[1]), factors[1]))
    )
    expected = left @ right.T + c
    np.testing.assert_allclose(out[to].view(np.float32), expected, rtol=2**-21, atol=2**-20 * np.abs(expected).max())
    out[to] = cells[to]
    np.testing.assert_array_equal(out, cells)
