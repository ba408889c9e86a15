"""mma.sync and wgmma of every type and shape, in kernels; layouts are derived here anew from the figures of the PTX ISA.

Operands are small whole numbers, so every sum is exact and NumPy's product is the expected result.
"""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from fractions import Fraction
from functools import partial

import numpy as np
import pytest
import torch

import jit
from jit import emulator

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8}
SEED = 31


def encode(values: np.ndarray, kind: str) -> np.ndarray:
    """Whole numbers, -8 to 8, to codes."""
    if kind in ("s8", "u8"):
        return values.astype(np.int8 if kind == "s8" else np.uint8).view(np.uint8)
    types = {
        "f16": torch.float16,
        "bf16": torch.bfloat16,
        "tf32": torch.float32,
        "e4m3": torch.float8_e4m3fn,
        "e5m2": torch.float8_e5m2,
    }
    tensor = torch.from_numpy(np.ascontiguousarray(values, np.float32)).to(types[kind])
    return (
        tensor.view({8: torch.uint8, 16: torch.int16, 32: torch.int32}[BITS[kind]]).numpy().view(f"u{BITS[kind] // 8}")
    )


def integers(rng: np.random.Generator, shape: tuple[int, int], kind: str) -> np.ndarray:
    return rng.integers(0 if kind == "u8" else -4, 5, shape).astype(np.float64)


def load(body: str, arch: str = "sm_90a") -> jit.Kernel:
    return jit.load('extern "C" __global__ void ' + body, arch=arch)["k"]


def placeholders(first: int, count: int) -> str:
    return "{{" + ", ".join(f"%{first + i}" for i in range(count)) + "}}"


MMAS = [
    *(("m16n8k8", kind, kind, d) for kind, d in (("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("tf32", "f32"))),
    *(("m16n8k16", kind, kind, d) for kind, d in (("f16", "f32"), ("f16", "f16"), ("bf16", "f32"))),
    ("m16n8k4", "tf32", "tf32", "f32"), ("m8n8k16", "s8", "u8", "s32"), ("m16n8k16", "u8", "s8", "s32"),
    *(("m16n8k32", a, b, "s32") for a in ("s8", "u8") for b in ("s8", "u8")),
    *(("m16n8k32", a, b, "f32") for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2")),
]  # fmt: skip


@pytest.mark.parametrize(("shape", "a_kind", "b_kind", "d_kind"), MMAS)
def test_mma(shape: str, a_kind: str, b_kind: str, d_kind: str) -> None:
    print(f"seed {SEED}")
    rng = np.random.default_rng(SEED)
    rows, k = int(shape[1 : shape.index("n")]), int(shape.split("k")[1])
    bits = BITS[a_kind]
    a, b = integers(rng, (rows, k), a_kind), integers(rng, (k, 8), b_kind)
    c = rng.integers(-9, 10, (rows, 8)).astype(np.float64)
    per = 32 // bits
    na, nb = rows * k // per // 32, k * 8 // per // 32
    words = {}
    for name, matrix, kind, count in (("a", a, a_kind, na), ("b", b, b_kind, nb)):
        registers = np.zeros((count, 32, per), f"u{bits // 8}")
        for i in range(count):
            for lane in range(32):
                group, inside = lane >> 2, lane & 3
                for e in range(per):
                    if name == "a":  # figures of 9.7.14.5: a_i is in row group, or group + 8 for odd i
                        row = group + (8 * (i % 2) if rows == 16 else 0)
                        column = inside * per + e + 4 * per * (i // 2 if rows == 16 else i)
                        registers[i, lane, e] = encode(matrix[row : row + 1, column : column + 1], kind)[0, 0]
                    else:
                        row = inside * per + e + 4 * per * i
                        registers[i, lane, e] = encode(matrix[row : row + 1, group : group + 1], kind)[0, 0]
        words[name] = torch.from_numpy(registers.reshape(-1).view(np.int32).copy())
    half = d_kind == "f16"
    nc = rows // 16 * 2 if half else rows // 4
    registers_c = np.zeros(
        (nc, 32, 2 if half else 1), np.float16 if half else np.int32 if d_kind == "s32" else np.float32
    )
    place = np.zeros((nc, 32, registers_c.shape[2], 2), int)
    for i in range(nc):
        for lane in range(32):
            for e in range(registers_c.shape[2]):
                row = (lane >> 2) + 8 * (i if half else i // 2)
                column = 2 * (lane & 3) + (e if half else i % 2)
                place[i, lane, e] = row, column
                registers_c[i, lane, e] = c[row, column]
    op = f"mma.sync.aligned.{shape}.row.col.{d_kind}.{a_kind}.{b_kind}.{d_kind}"
    d, x, y = placeholders(0, nc), placeholders(nc, na), placeholders(nc + na, nb)
    text = f'asm volatile("{op} {d}, {x}, {y}, {d};"'.replace("{{", "{").replace("}}", "}")
    outs = ", ".join(f'"+r"(c[{i}])' for i in range(nc))
    ins = ", ".join([*(f'"r"(a[{i}])' for i in range(na)), *(f'"r"(b[{i}])' for i in range(nb))])
    kernel = load(f"""k(int* io, const int* in_a, const int* in_b) {{ int t = threadIdx.x; int c[{nc}], a[{na}], b[{nb}];
      for (int i = 0; i < {nc}; ++i) c[i] = io[32 * i + t]; for (int i = 0; i < {na}; ++i) a[i] = in_a[32 * i + t];
      for (int i = 0; i < {nb}; ++i) b[i] = in_b[32 * i + t];
      {text} : {outs} : {ins});
      for (int i = 0; i < {nc}; ++i) io[32 * i + t] = c[i]; }}""", "sm_89" if a_kind in ("e4m3", "e5m2") else "sm_90a")  # fmt: skip
    io = torch.from_numpy(registers_c.reshape(-1).view(np.int32).copy())
    kernel(io, words["a"], words["b"], grid=1, block=32)
    got = io.numpy().view(registers_c.dtype).reshape(registers_c.shape)
    expected = (a @ b + c)[place[..., 0], place[..., 1]]
    np.testing.assert_array_equal(got.astype(np.float64), expected)


@pytest.mark.parametrize(
    ("rows", "k", "mode"),
    [(8, 4, ""), (16, 4, ""), (16, 8, ""), (16, 16, ""), *((8, 4, mode) for mode in (".rn", ".rz", ".rm", ".rp"))],
)
def test_mma_double(rows: int, k: int, mode: str) -> None:
    """f64, one fused multiply-add after the other along K, each rounded as the instruction says."""
    print(f"seed {SEED}")
    rng = np.random.default_rng(SEED)
    a, b, c = rng.standard_normal((rows, k)), rng.standard_normal((k, 8)), rng.standard_normal((rows, 8))
    na, nb, nc = rows * k // 32, k // 4, rows // 4
    lane = np.arange(32)
    wa = np.stack(
        [
            a[(lane >> 2) + 8 * (i % 2 if rows == 16 else 0), (lane & 3) + 4 * (i // 2 if rows == 16 else i)]
            for i in range(na)
        ]
    )
    wb = np.stack([b[(lane & 3) + 4 * i, lane >> 2] for i in range(nb)])
    wc = np.stack([c[(lane >> 2) + 8 * (i // 2), 2 * (lane & 3) + i % 2] for i in range(nc)])
    text = f"mma.sync.aligned.m{rows}n8k{k}.row.col{mode}.f64.f64.f64.f64 {placeholders(0, nc)}, {placeholders(nc, na)}, {placeholders(nc + na, nb)}, {placeholders(0, nc)};"
    text = text.replace("{{", "{").replace("}}", "}")
    outs = ", ".join(f'"+d"(c[{i}])' for i in range(nc))
    ins = ", ".join([*(f'"d"(a[{i}])' for i in range(na)), *(f'"d"(b[{i}])' for i in range(nb))])
    kernel = load(f"""k(double* io, const double* in_a, const double* in_b) {{ int t = threadIdx.x; double c[{nc}], a[{na}], b[{nb}];
      for (int i = 0; i < {nc}; ++i) c[i] = io[32 * i + t]; for (int i = 0; i < {na}; ++i) a[i] = in_a[32 * i + t];
      for (int i = 0; i < {nb}; ++i) b[i] = in_b[32 * i + t];
      asm volatile("{text}" : {outs} : {ins});
      for (int i = 0; i < {nc}; ++i) io[32 * i + t] = c[i]; }}""")
    io = torch.from_numpy(wc.reshape(-1).copy())
    kernel(io, torch.from_numpy(wa.reshape(-1).copy()), torch.from_numpy(wb.reshape(-1).copy()), grid=1, block=32)
    place = (
        np.stack([(lane >> 2) + 8 * (i // 2) for i in range(nc)]), np.stack([2 * (lane & 3) + i % 2 for i in range(nc)])
    )  # fmt: skip
    expected = (a @ b + c)[place]
    np.testing.assert_allclose(io.numpy().reshape(nc, 32), expected, rtol=1e-13, atol=1e-13)
    if mode:
        total = c.astype(object)
        for step in range(k):
            total = np.vectorize(partial(fused, mode), otypes=[object])(a[:, step, None], b[None, step], total)
        assert np.array_equal(io.numpy().reshape(nc, 32), total.astype(np.float64)[place])


def fused(mode: str, a: float, b: float, c: float) -> float:
    """a b + c, rounded once."""
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    near = float(exact)
    up, down = (near, np.nextafter(near, -np.inf)) if near >= exact else (np.nextafter(near, np.inf), near)
    if near == exact or mode == ".rn":
        return near
    return float({".rp": up, ".rm": down, ".rz": down if exact > 0 else up}[mode])


def place(rows: int, columns: int, size: int, swizzle: int, mn_major: bool) -> tuple[np.ndarray, int, int]:
    """Byte offsets of a [rows, 32 bytes of K] operand, and the descriptor's leading and stride in bytes.

    From the canonical layouts of 9.7.15.5.1: 8 rows of 16, 32, 64 or 128 bytes make an atom, whose 16-byte pieces are
    XORed with the row's number in units of 128 bytes.
    """
    offsets = np.zeros((rows, columns), int)
    span = {0: 16, 1: 128, 2: 64, 3: 32}[swizzle]
    for r in range(rows):
        for c in range(columns):
            along, across = (r, c) if mn_major else (c, r)
            byte = along * size
            atom, within = divmod(byte, span)
            line = across % 8 * span + within
            piece = line >> 7 & {0: 0, 1: 7, 2: 3, 3: 1}[swizzle]
            line ^= piece << 4
            if mn_major:
                atoms = columns // 8
                offsets[r, c] = (atom * atoms + across // 8) * 8 * span + line
            else:
                atoms = max(columns * size // span, 1)
                offsets[r, c] = (across // 8 * atoms + atom) * 8 * span + line
    group = 8 * span
    if mn_major and not swizzle:  # leading: along K; stride: along M or N
        return offsets, group, columns // 8 * group
    if mn_major:  # leading: between spans along M or N; stride: along K
        return offsets, columns // 8 * group, group
    atoms = max(columns * size // span, 1)
    return offsets, group, atoms * group


WGMMAS = [
    ("f16", "f16", "f32", 8, 1, "SS", 0, 0), ("f16", "f16", "f32", 64, 1, "SS", 1, 1), ("f16", "f16", "f16", 24, 2, "SS", 1, 0),
    ("f16", "f16", "f16", 256, 1, "RS", 0, 1), ("bf16", "bf16", "f32", 256, 1, "RS", 0, 0), ("bf16", "bf16", "f32", 128, 2, "SS", 0, 1),
    ("bf16", "bf16", "f32", 96, 0, "SS", 1, 1), ("f16", "f16", "f32", 40, 0, "SS", 0, 0), ("tf32", "tf32", "f32", 16, 3, "SS", 0, 0),
    ("tf32", "tf32", "f32", 192, 1, "RS", 0, 0), ("e4m3", "e5m2", "f32", 32, 1, "SS", 0, 0), ("e5m2", "e5m2", "f16", 8, 3, "RS", 0, 0),
    ("e4m3", "e4m3", "f16", 136, 0, "SS", 0, 0), ("e5m2", "e4m3", "f32", 256, 2, "SS", 0, 0), ("s8", "s8", "s32", 32, 1, "SS", 0, 0),
    ("u8", "s8", "s32", 128, 3, "RS", 0, 0), ("s8", "u8", "s32", 8, 2, "SS", 0, 0), ("u8", "u8", "s32", 224, 0, "SS", 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(("a_kind", "b_kind", "d_kind", "n", "swizzle", "form", "ta", "tb"), WGMMAS)
def test_wgmma(a_kind: str, b_kind: str, d_kind: str, n: int, swizzle: int, form: str, ta: int, tb: int) -> None:
    """D = C + A B, then D = -A B where the types allow a sign, else D = A B."""
    print(f"seed {SEED}")
    rng = np.random.default_rng(SEED)
    size = BITS[a_kind] // 8
    k = 32 // size
    a, b = integers(rng, (64, k), a_kind), integers(rng, (n, k), b_kind)
    c = rng.integers(-9, 10, (64, n)).astype(np.float64)
    at_a, lead_a, stride_a = place(64, k, size, swizzle, bool(ta))
    wide = max(n, {0: 8, 1: 64, 2: 32, 3: 16}[swizzle]) if tb else n
    wide = -(-wide // 64) * 64 if tb else n
    at_b, lead_b, stride_b = place(wide, k, size, swizzle, bool(tb))
    room = -(-(int(max(at_a.max(), at_b.max())) + size) // 1024) * 1024
    memory = np.zeros(2 * room, np.uint8)
    for base, offsets, codes in ((0, at_a, encode(a, a_kind)), (room, at_b[:n], encode(b, b_kind))):
        raw = np.ascontiguousarray(codes).view(np.uint8).reshape(*offsets.shape, size)
        memory[base + offsets[..., None] + np.arange(size)] = raw
    half = d_kind == "f16"
    registers = n // 4 if half else n // 2
    count_a = 4 if form == "RS" else 1
    per = 4 // size
    floats = a_kind not in ("s8", "u8")

    def text(scale: str, sign: int) -> str:
        """Operands: D, then A's registers or descriptor, then B's descriptor."""
        d, x = placeholders(0, registers), placeholders(registers, 4) if form == "RS" else f"%{registers}"
        d, x = d[1:-1], x[1:-1] if form == "RS" else x
        signs = f", {sign}, 1" if floats else ""
        majors = (f", {tb}" if form == "RS" else f", {ta}, {tb}") if size == 2 else ""
        return f"{{.reg .pred p; setp.ne.b32 p, {scale}, 0; wgmma.mma_async.sync.aligned.m64n{n}k{k}.{d_kind}.{a_kind}.{b_kind} {d}, {x}, %{registers + count_a}, p{signs}{majors};}}"

    outs = ", ".join(f'"+r"(d[{i}])' for i in range(registers))
    ins = (", ".join(f'"r"(a[{i}])' for i in range(4)) if form == "RS" else '"l"(da)') + ', "l"(db)'
    kernel = load(f"""k(int* io, const int* in_a, const int* tiles, long long field_a, long long field_b, int again) {{
      extern __shared__ __align__(1024) int s[]; int t = threadIdx.x; int d[{registers}], a[4];
      for (int i = t; i < {2 * room // 4}; i += 128) s[i] = tiles[i];
      for (int i = 0; i < 4; ++i) a[i] = in_a[128 * i + t];
      for (int i = 0; i < {registers}; ++i) d[i] = io[128 * i + t];
      asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); __syncthreads();
      unsigned base = (unsigned)__cvta_generic_to_shared(s);
      long long da = field_a | (base >> 4), db = field_b | ((base + {room}) >> 4);
      asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
      if (!again) asm volatile("{text("1", 1)}" : {outs} : {ins});
      else asm volatile("{text("0", -1)}" : {outs} : {ins});
      asm volatile("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;" ::: "memory");
      for (int i = 0; i < {registers}; ++i) io[128 * i + t] = d[i]; }}""")
    field_a = (lead_a >> 4) << 16 | (stride_a >> 4) << 32 | swizzle << 62
    field_b = (lead_b >> 4) << 16 | (stride_b >> 4) << 32 | swizzle << 62
    signed = [x - (1 << 64) if x >> 63 else x for x in (field_a, field_b)]
    fragments = np.zeros((4, 128, per), f"u{size}")
    codes = encode(a, a_kind)
    t = np.arange(128)
    for i in range(4):
        for e in range(per):
            fragments[i, :, e] = codes[
                16 * (t >> 5) + (t >> 2 & 7) + 8 * (i % 2), (t & 3) * per + e + 4 * per * (i // 2)
            ]
    kind = np.float16 if half else np.int32 if d_kind == "s32" else np.float32
    i = np.arange(registers)[:, None, None]
    e = np.arange(2 if half else 1)
    row = 16 * (t >> 5)[None, :, None] + (t >> 2 & 7)[None, :, None] + 8 * ((i if half else i // 2) % 2) + 0 * e
    column = 8 * (i // 2 if half else i // 4) + 2 * (t & 3)[None, :, None] + (e if half else i % 2)
    for again, expected in ((0, c + a @ b.T), (1, (-1 if floats else 1) * (a @ b.T))):
        io = torch.from_numpy(c[row, column].astype(kind).reshape(-1).view(np.int32).copy())
        kernel(io, torch.from_numpy(fragments.reshape(-1).view(np.int32).copy()), torch.from_numpy(memory.view(np.int32)),
               *signed, again, grid=1, block=128, smem=2 * room)  # fmt: skip
        np.testing.assert_array_equal(
            io.numpy().view(kind).reshape(row.shape).astype(np.float64), expected[row, column]
        )


@pytest.mark.parametrize(("count", "spelling"), [(1, "m8n8.x1"), (2, "m8n8.x2"), (4, "m8n8.x4"), (4, "x4.m8n8")])
@pytest.mark.parametrize("trans", ["", ".trans"])
def test_ldmatrix_stmatrix_movmatrix(count: int, spelling: str, trans: str) -> None:
    """Rows come from lanes 8 i to 8 i + 7 for matrix i; lane l has two elements of row, or column, l / 4 [9.7.14.5.15]."""
    d, addresses = placeholders(0, count)[1:-1], list(range(count))
    outs = ", ".join(f'"=r"(d[{i}])' for i in addresses)
    ins = ", ".join(f'"r"(d[{i}])' for i in addresses)
    kernel = load(f"""k(int* regs, int* moved, int* back, const int* in, const int* order) {{ __shared__ __align__(16) int s[128], o[128]; int t = threadIdx.x;
      for (int i = t; i < 128; i += 32) {{ s[i] = in[i]; o[i] = -1; }} __syncwarp();
      unsigned row = (unsigned)__cvta_generic_to_shared(s) + 16 * order[t], to = (unsigned)__cvta_generic_to_shared(o) + 16 * order[t];
      unsigned d[{count}], m;
      asm volatile("ldmatrix.sync.aligned.{spelling}{trans}.shared.b16 {d}, [%{count}];" : {outs} : "r"(row) : "memory");
      for (int i = 0; i < {count}; ++i) regs[32 * i + t] = d[i];
      asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(m) : "r"(d[0])); moved[t] = m;
      asm volatile("stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%{count}], {d};" :: {ins}, "r"(to) : "memory");
      __syncwarp(); for (int i = t; i < 128; i += 32) back[i] = o[i]; }}""")
    print(f"seed {SEED}")
    rng = np.random.default_rng(SEED)
    rows = rng.integers(-(2**15), 2**15, (32, 8)).astype(np.int16)
    order = rng.permutation(32).astype(np.int32)
    regs, moved, back = (
        torch.zeros(32 * count, dtype=torch.int32),
        torch.zeros(32, dtype=torch.int32),
        torch.zeros(128, dtype=torch.int32),
    )
    kernel(
        regs,
        moved,
        back,
        torch.from_numpy(rows.reshape(-1).view(np.int32).copy()),
        torch.from_numpy(order),
        grid=1,
        block=32,
    )
    tiles = rows[order].reshape(4, 8, 8)[:count]
    shown = tiles.transpose(0, 2, 1) if trans else tiles
    expected = np.array(
        [[[shown[m, lane // 4, 2 * (lane % 4) + h] for h in (0, 1)] for lane in range(32)] for m in range(count)]
    )
    np.testing.assert_array_equal(regs.numpy().view(np.int16).reshape(count, 32, 2), expected)
    turned = np.array([[shown[0].T[lane // 4, 2 * (lane % 4) + h] for h in (0, 1)] for lane in range(32)])
    np.testing.assert_array_equal(moved.numpy().view(np.int16).reshape(32, 2), turned)
    stored = np.full((32, 8), -1, np.int16)
    stored[order[: 8 * count]] = rows[order[: 8 * count]]
    np.testing.assert_array_equal(back.numpy().view(np.int16).reshape(32, 8), stored)


def test_descriptor_fields_are_told() -> None:
    """A byte address in place of its sixteenth part sets reserved bits."""
    kernel = load("""k(long long d) { float c[4] = {}; asm volatile("wgmma.fence.sync.aligned;\\n"
      "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %4, 1, 1, 1, 0, 0;\\n"
      "wgmma.commit_group.sync.aligned;\\n wgmma.wait_group.sync.aligned 0;" : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "l"(d)); }""")
    for value, found in (
        (0x8000 | 1 << 16, "bits 14 to 15 are 0x2"),
        (1 << 50, "base offset 2"),
        (64 | 1 << 46, "bits 46 to 48"),
    ):
        with pytest.raises(emulator.EmulatorFinding, match=found):
            kernel(value, grid=1, block=128)
