"""tcgen05.mma against definitions of its own: operand images and D built here from the tables of PTX ISA 9.7.16."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

from jit.emulator import EmulatorFinding

from .tcgen05_kernels import FROM_TMEM, MASKED, PLAIN, SCALED, ZERO_COLUMNS, mma_kernel

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

SWIZZLE = {"none": (0, 16), "32B": (6, 32), "64B": (4, 64), "128B": (2, 128)}


def place(address: int, width: int) -> int:
    """A byte address after the swizzle of rows of ``width`` bytes: 16-byte pieces xored with the number of the 128 bytes."""
    return address ^ ((address >> 7) % (width // 16) << 4) if width > 16 else address


def k_major(rows: np.ndarray, swizzle: str) -> tuple[np.ndarray, int, int]:
    """Image, leading and stride offsets of a [rows, 32 bytes] operand: 8 rows of `width` bytes make an atom."""
    _, width = SWIZZLE[swizzle]
    n = len(rows)
    if swizzle == "none":  # core matrices of 8 rows by 16 bytes; the second along k after all the rows
        image = np.zeros(n * 32, np.uint8)
        for r in range(n):
            for u in range(2):
                to = u * n * 16 + r // 8 * 128 + r % 8 * 16
                image[to : to + 16] = rows[r, 16 * u : 16 * u + 16]
        return image, n * 16, 128
    image = np.zeros(n // 8 * 8 * width, np.uint8)
    for r in range(n):
        for u in range(2):
            to = place(r // 8 * 8 * width + r % 8 * width + 16 * u, width)
            image[to : to + 16] = rows[r, 16 * u : 16 * u + 16]
    return image, 16, 8 * width


def mn_major(matrix: np.ndarray, swizzle: str) -> tuple[np.ndarray, int, int]:
    """Image and offsets of a [k, rows] operand of 1- or 2-byte elements, rows contiguous: atoms of `width` bytes of rows by
    8 of k, first all atoms of 8 k, then the next 8 k."""
    _, width = SWIZZLE[swizzle]
    k, n = matrix.shape
    size = matrix.itemsize
    data = np.ascontiguousarray(matrix).view(np.uint8).reshape(k, n * size)
    image = np.zeros(k * n * size, np.uint8)
    atoms = n * size // width
    for kk in range(k):
        for unit in range(n * size // 16):
            atom, inside = unit // (width // 16), unit % (width // 16)
            to = (kk // 8 * atoms + atom) * 8 * width + kk % 8 * width + 16 * inside
            to = place(to, width)
            image[to : to + 16] = data[kk, 16 * unit : 16 * unit + 16]
    atom_step, k_step = 8 * width, atoms * 8 * width
    return (image, k_step, atom_step) if swizzle == "none" else (image, atom_step, k_step)


def descriptor(offset: int, leading: int, stride: int, swizzle: str) -> int:
    return offset >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | 1 << 46 | SWIZZLE[swizzle][0] << 61


def idesc(a: int, b: int, d: int, m: int, n: int, major_a: int = 0, major_b: int = 0) -> int:
    return d << 4 | a << 7 | b << 10 | major_a << 15 | major_b << 16 | n >> 3 << 17 | m >> 4 << 24


def where_d(m: int, n: int, group: int, ws: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """CTA, lane and column of every element of D: layouts A to G."""
    row, column = np.meshgrid(np.arange(m), np.arange(n), indexing="ij")
    if group == 2 and m == 256:
        return row // 128, row % 128, column
    if group == 2:
        return row // 64, row % 64 + column // (n // 2) * 64, column % (n // 2)
    if m == 128:
        return 0 * row, row, column
    if m == 64 and ws:
        return 0 * row, row + column // (n // 2) * 64, column % (n // 2)
    if m == 64:
        return 0 * row, row // 16 * 32 + row % 16, column
    return 0 * row, row + column // (n // 4) * 32, column % (n // 4)


def run(kernel, images: list[np.ndarray], cells: np.ndarray, a: int, b: int, i: int, d: int = 0, ta: int = 0, sa: int = 0, sb: int = 0, adds: int = 0, times: int = 1) -> np.ndarray:  # type: ignore[no-untyped-def]  # fmt: skip
    group = len(images)
    image = np.concatenate(images)
    out = torch.zeros(group, 128, 512, dtype=torch.int32)
    kernel(out, torch.from_numpy(image.view(np.int32).copy()), torch.from_numpy(cells.view(np.int32).copy()), len(images[0]),
           a, b, i, d, ta, sa, sb, adds, times, grid=group, block=128, smem=len(images[0]))  # fmt: skip
    return out.numpy().view(np.uint32)


ELEMENTS = {  # name: number in the instruction descriptor, exponent and mantissa bits, bias
    "f16": (0, 5, 10, 15), "bf16": (1, 8, 7, 127), "tf32": (2, 8, 23, 127), "e4m3": (0, 4, 3, 7), "e5m2": (1, 5, 2, 15),
    "e2m3": (3, 2, 3, 1), "e3m2": (4, 3, 2, 3), "e2m1": (5, 2, 1, 1),
}  # fmt: skip


def value(codes: np.ndarray, name: str) -> np.ndarray:
    """Finite codes as f64: (-1)^s 2^(e - bias) 1.f, or 2^(1 - bias) 0.f where e is 0."""
    _, e_bits, m_bits, bias = ELEMENTS[name]
    codes = codes.astype(np.int64)
    sign, e, f = codes >> e_bits + m_bits & 1, codes >> m_bits & (1 << e_bits) - 1, codes & (1 << m_bits) - 1
    size = np.where(e == 0, f * 2.0 ** (1 - bias - m_bits), (f + (1 << m_bits)) * 2.0 ** (e - bias - m_bits))
    return np.where(sign == 1, -size, size)


def draw(rng: np.random.Generator, name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Codes whose exponents differ by little, so that all sums here are exact in f32 in every order."""
    _, e_bits, m_bits, bias = ELEMENTS[name]
    sign = rng.integers(0, 2, shape) << e_bits + m_bits
    if e_bits == 2:
        return sign | rng.integers(0, 1 << e_bits + m_bits, shape)
    exponent = rng.integers(bias - 1, bias + 2, shape) << m_bits
    return sign | exponent | rng.integers(0, 1 << min(m_bits, 3), shape) << max(m_bits - 3, 0)


def pack(codes: np.ndarray, name: str, unpacked: bool) -> np.ndarray:
    """Codes [rows, K] as bytes of shared memory; 16 elements of 6 or 4 bits in the low bytes of each 16 if unpacked."""
    if name in ("f16", "bf16"):
        return codes.astype(np.uint16).view(np.uint8)
    if name == "tf32":
        return codes.astype(np.uint32).view(np.uint8)
    if name in ("e4m3", "e5m2", "int"):
        return codes.astype(np.uint8)
    bits = 1 + sum(ELEMENTS[name][1:3])
    if not unpacked:
        return (codes[:, ::2] | codes[:, 1::2] << 4).astype(np.uint8)
    rows = np.zeros((len(codes), codes.shape[1]), np.uint8)
    for r, row in enumerate(codes):
        for unit in range(codes.shape[1] // 16):
            whole = sum(int(c) << bits * i for i, c in enumerate(row[16 * unit : 16 * unit + 16]))
            rows[r, 16 * unit : 16 * unit + 16] = np.frombuffer(whole.to_bytes(16, "little"), np.uint8)
    return rows


def operand(
    codes: np.ndarray, name: str, swizzle: str, major: bool, unpacked: bool = True
) -> tuple[np.ndarray, int, int]:
    if not major:
        return k_major(pack(codes, name, unpacked), swizzle)
    rows = np.ascontiguousarray(codes.T)
    return mn_major(rows.astype(np.uint16 if name in ("f16", "bf16") else np.uint8), swizzle)


def images(parts: list[tuple[np.ndarray, int, int]], swizzles: list[str]) -> tuple[np.ndarray, list[int]]:
    """Operands one after the other at multiples of 1024 bytes, and their descriptors."""
    image, found = np.zeros(0, np.uint8), []
    for (data, leading, stride), swizzle in zip(parts, swizzles, strict=True):
        found.append(descriptor(len(image), leading, stride, swizzle))
        image = np.concatenate([image, data, np.zeros(-len(data) % 1024, np.uint8)])
    return image, found


def background(rng: np.random.Generator, group: int) -> np.ndarray:
    """Every cell of tensor memory, so that a test sees which cells an instruction leaves alone."""
    return rng.integers(0, 1 << 30, (group, 128, 512)).astype(np.uint32)


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


@pytest.mark.parametrize(("term", "total"), [(1.0, 16), (0.5, 8), (0.25, 0), (0.75, 8)])
def test_sum_is_truncated(term: float, total: float) -> None:
    """2^24 + 16 terms: 25 bits below the largest exponent are kept, so each term loses what is below 1/2."""
    m, n = 128, 8
    a, b = np.full((m, 16), term).astype(np.float16).view(np.uint16), np.ones((n, 16), np.float16).view(np.uint16)
    cells = np.full((1, 128, 512), np.float32(2.0**24).view(np.uint32))
    image, found = images([operand(a, "f16", "32B", False), operand(b, "f16", "32B", False)], ["32B", "32B"])
    out = run(mma_kernel(PLAIN, "f16"), [image], cells, *found, idesc(0, 0, 1, m, n), adds=1)
    np.testing.assert_array_equal(out[0, :, :n].view(np.float32), np.float32(2.0**24 + total))
