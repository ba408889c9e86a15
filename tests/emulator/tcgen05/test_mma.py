"""tcgen05.mma against definitions of its own: operand images and D built here from the tables of PTX ISA 9.7.16."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.tcgen05.kernels import FROM_TMEM, PLAIN, mma_kernel
from tests.emulator.tcgen05.operands import (
    ELEMENTS,
    SWIZZLE,
    background,
    descriptor,
    draw,
    idesc,
    images,
    k_major,
    operand,
    pack,
    run,
    value,
    where_d,
)

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def check(kind: str, names: tuple[str, str], m: int, n: int, group: int = 1, ws: bool = False, swizzles: tuple[str, str] = ("128B", "64B"),
          majors: tuple[bool, bool] = (False, False), from_tmem: bool = False, seed: int = 1) -> None:  # fmt: skip
    """D = A B + D twice, by one kernel, against the sum in f64."""
    rng = np.random.default_rng(seed)
    k = 256 // {"f16": 16, "bf16": 16, "tf32": 32}.get(names[0], 8)
    a, b = draw(rng, names[0], (m, k)), draw(rng, names[1], (n, k))
    c = rng.integers(-99, 99, (m, n)).astype(np.float32)
    cells, to = background(rng, group), where_d(m, n, group, ws)
    cells[to] = c.view(np.uint32)
    column_a = 400
    if (
        from_tmem
    ):  # rows lie where D's rows lie, in every data path that works on them; the upper bits of a byte are padding
        words = pack(a, names[0], True).view(np.uint32) if names[0] in ("f16", "bf16", "tf32", "e4m3", "e5m2") else None
        if words is None:
            words = (a << (2 if names[0] == "e2m1" else 0)).astype(np.uint8).view(np.uint32)
        for word in range(8):
            cells[to[0], to[1], column_a + word] = np.broadcast_to(words[:, word, None], (m, n))
    blocks, found = [], []
    for cta in range(group):
        mine_a, mine_b = a[cta * m // group : (cta + 1) * m // group], b[cta * n // group : (cta + 1) * n // group]
        image, found = images([operand(mine_a, names[0], swizzles[0], majors[0]), operand(mine_b, names[1], swizzles[1], majors[1])], list(swizzles))  # fmt: skip
        blocks.append(image)
    issue = FROM_TMEM if from_tmem else PLAIN
    if ws:
        issue = issue.replace("tcgen05.mma.", "tcgen05.mma.ws.")
    i = idesc(ELEMENTS[names[0]][0], ELEMENTS[names[1]][0], 1, m, n, *map(int, majors))
    out = run(mma_kernel(issue, kind, group), blocks, cells, *found, i, d=0, ta=column_a, adds=1, times=2)
    expected = cells.copy()
    expected[to] = (2 * (value(a, names[0]) @ value(b, names[1]).T) + c).astype(np.float32).view(np.uint32)
    np.testing.assert_array_equal(out, expected, err_msg=f"seed {seed}")


@pytest.mark.parametrize("swizzle", SWIZZLE)
@pytest.mark.parametrize(("m", "n"), [(128, 8), (64, 24), (128, 256)])
def test_f16_k_major(m: int, n: int, swizzle: str) -> None:
    check("f16", ("f16", "f16"), m, n, swizzles=(swizzle, swizzle))


@pytest.mark.parametrize("swizzle", SWIZZLE)
@pytest.mark.parametrize("majors", [(True, False), (False, True), (True, True)])
def test_bf16_mn_major(majors: tuple[bool, bool], swizzle: str) -> None:
    check("f16", ("bf16", "bf16"), 128, 64, swizzles=(swizzle, swizzle), majors=majors)


def test_tf32() -> None:
    check("tf32", ("tf32", "tf32"), 128, 40)


@pytest.mark.parametrize(
    "names", [("e4m3", "e5m2"), ("e5m2", "e2m3"), ("e3m2", "e2m1"), ("e2m1", "e3m2"), ("e2m3", "e4m3")]
)
def test_f8f6f4(names: tuple[str, str]) -> None:
    check("f8f6f4", names, 128, 64)


@pytest.mark.parametrize("majors", [(True, False), (False, True), (True, True)])
def test_tf32_mn_major(majors: tuple[bool, bool]) -> None:
    """128B with atoms of 32 bytes: 128 bytes of rows by 4 of k, pieces of 32 bytes xored with the number of the 128 bytes
    modulo 4; the atoms of the next rows follow, then those of the next 4 k."""
    rng = np.random.default_rng(11)
    m, n = 128, 64
    a, b = draw(rng, "tf32", (m, 8)), draw(rng, "tf32", (n, 8))
    cells, to = background(rng, 1), where_d(m, n, 1, False)
    image, found = np.zeros(0, np.uint8), []
    for codes, major in ((a, majors[0]), (b, majors[1])):
        rows = len(codes)
        if not major:
            data, leading, stride = operand(codes, "tf32", "128B", False)
            found.append(descriptor(len(image), leading, stride, "128B"))
        else:
            data = np.zeros(rows * 32, np.uint8)
            for k in range(8):
                for r in range(rows):
                    to_byte = (k // 4 * (rows // 32) + r // 32) * 512 + k % 4 * 128 + r % 32 * 4
                    to_byte ^= (to_byte >> 7) % 4 << 5
                    data[to_byte : to_byte + 4] = codes[r, k : k + 1].astype(np.uint32).view(np.uint8)
            found.append(len(image) >> 4 | 512 >> 4 << 16 | rows // 32 * 512 >> 4 << 32 | 1 << 46 | 1 << 61)
        image = np.concatenate([image, data, np.zeros(-len(data) % 1024, np.uint8)])
    out = run(mma_kernel(PLAIN, "tf32"), [image], cells, *found, idesc(2, 2, 1, m, n, *map(int, majors)))
    expected = cells.copy()
    expected[to] = (value(a, "tf32") @ value(b, "tf32").T).astype(np.float32).view(np.uint32)
    np.testing.assert_array_equal(out, expected)


def test_e4m3_mn_major() -> None:
    check("f8f6f4", ("e4m3", "e5m2"), 64, 128, majors=(True, True), swizzles=("64B", "128B"))


@pytest.mark.parametrize("from_tmem", [False, True])
@pytest.mark.parametrize(("m", "n"), [(128, 32), (128, 256), (256, 16), (256, 240)])
def test_pair_of_ctas(m: int, n: int, from_tmem: bool) -> None:
    """Layouts A and B: each CTA holds half of the rows of A and half of the columns of B."""
    check("f16", ("f16", "f16"), m, n, group=2, from_tmem=from_tmem, swizzles=("128B", "none"))


@pytest.mark.parametrize("majors", [(True, False), (False, True), (True, True)])
def test_pair_of_ctas_mn_major(majors: tuple[bool, bool]) -> None:
    check("f16", ("bf16", "bf16"), 256, 128, group=2, majors=majors, swizzles=("128B", "128B"))


@pytest.mark.parametrize(
    ("kind", "name"), [("f16", "bf16"), ("tf32", "tf32"), ("f8f6f4", "e4m3"), ("f8f6f4", "e2m1"), ("f8f6f4", "e3m2")]
)
@pytest.mark.parametrize("m", [64, 128])
def test_a_in_tensor_memory(m: int, kind: str, name: str) -> None:
    check(kind, (name, name), m, 48, from_tmem=True)


@pytest.mark.parametrize("from_tmem", [False, True])
@pytest.mark.parametrize("m", [32, 64, 128])
def test_weight_stationary(m: int, from_tmem: bool) -> None:
    """Layouts D, E and G."""
    check("f16", ("f16", "f16"), m, 64, ws=True, from_tmem=from_tmem)


@pytest.mark.parametrize(("signed_a", "signed_b"), [(0, 0), (1, 0), (1, 1)])
@pytest.mark.parametrize("saturate", [0, 1])
def test_i8(signed_a: int, signed_b: int, saturate: int) -> None:
    """Sums wrap, or stop at the ends of i32."""
    rng = np.random.default_rng(5)
    m, n = 128, 32
    a, b = rng.integers(0, 256, (m, 32)).astype(np.uint8), rng.integers(0, 256, (n, 32)).astype(np.uint8)
    c = rng.choice(np.array([-(1 << 31), (1 << 31) - 1, 7]), (m, n))
    cells, to = background(rng, 1), where_d(m, n, 1, False)
    cells[to] = c.astype(np.int32).view(np.uint32)
    image, found = images([k_major(a, "128B"), k_major(b, "32B")], ["128B", "32B"])
    out = run(
        mma_kernel(PLAIN, "i8"), [image], cells, *found, idesc(signed_a, signed_b, 2, m, n) | saturate << 3, adds=1
    )
    left, right = (
        x.view(np.int8).astype(np.int64) if s else x.astype(np.int64) for x, s in ((a, signed_a), (b, signed_b))
    )
    total = left @ right.T + c
    total = np.clip(total, -(1 << 31), (1 << 31) - 1) if saturate else total
    expected = cells.copy()
    expected[to] = (total & 0xFFFFFFFF).astype(np.uint32)
    np.testing.assert_array_equal(out, expected)


def test_f16_accumulator() -> None:
    """D of 16 bits lies in the low half of a cell; the sum is rounded to nearest."""
    rng = np.random.default_rng(9)
    m, n = 64, 8
    a, b = draw(rng, "f16", (m, 16)), draw(rng, "f16", (n, 16))
    c = rng.integers(-99, 99, (m, n)).astype(np.float16)
    cells, to = background(rng, 1), where_d(m, n, 1, False)
    cells[to] = c.view(np.uint16)
    image, found = images([operand(a, "f16", "32B", False), operand(b, "f16", "32B", False)], ["32B", "32B"])
    out = run(mma_kernel(PLAIN, "f16"), [image], cells, *found, idesc(0, 0, 0, m, n), adds=1)
    expected = cells.copy()
    expected[to] = (value(a, "f16") @ value(b, "f16").T + c).astype(np.float16).view(np.uint16)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize(("term", "total"), [(1.0, 16), (0.5, 8), (0.25, 0), (0.75, 8)])
def test_sum_is_truncated(term: float, total: float) -> None:
    """2^24 + 16 terms: 25 bits below the largest exponent are kept, so each term loses what is below 1/2."""
    m, n = 128, 8
    a, b = np.full((m, 16), term).astype(np.float16).view(np.uint16), np.ones((n, 16), np.float16).view(np.uint16)
    cells = np.full((1, 128, 512), np.float32(2.0**24).view(np.uint32))
    image, found = images([operand(a, "f16", "32B", False), operand(b, "f16", "32B", False)], ["32B", "32B"])
    out = run(mma_kernel(PLAIN, "f16"), [image], cells, *found, idesc(0, 0, 1, m, n), adds=1)
    np.testing.assert_array_equal(out[0, :, :n].view(np.float32), np.float32(2.0**24 + total))
