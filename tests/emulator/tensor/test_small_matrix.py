"""mma.sync of 4-bit and 1-bit integers and of m8n8k4 in f16; fragments are written out here lane by lane, as
the PTX ISA lists them, and products formed by Python."""

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

import jit
from tests.emulator.exact import SEED, signed

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")


def run(name: str, a: np.ndarray, b: np.ndarray, c: np.ndarray, results: int, arch: str = "sm_90a") -> np.ndarray:
    """Registers [register, lane] of D."""
    counts = [results, len(a), len(b), len(c)]
    first = [sum(counts[:i]) for i in range(4)]
    groups = ["{" + ", ".join(f"%{first[i] + j}" for j in range(counts[i])) + "}" for i in range(4)]
    given = ", ".join(f'"r"(in[{j} * 32 + i])' for j in range(sum(counts[1:])))
    source = (
        'extern "C" __global__ void k(const unsigned* in, unsigned* out) { int i = threadIdx.x;\n'
        f'asm volatile("{name} {", ".join(groups)};" : '
        + ", ".join(f'"=r"(out[{j} * 32 + i])' for j in range(results))
        + f" : {given}); }}"
    )
    words = torch.from_numpy(np.concatenate([a, b, c]).astype(np.uint32).view(np.int32))
    out = torch.zeros((results, 32), dtype=torch.int32)
    jit.load(source, arch=arch)["k"](words, out, grid=1, block=32)
    return out.numpy().view(np.uint32)


def place(lane: int, i: int, bits: int, rows: int) -> tuple[int, int]:
    """Row and column of element i of a lane's A; of B with 8 rows, column and row."""
    each = 32 // bits
    register, within = divmod(i, each)
    column = lane % 4 * each + within
    if rows == 8:
        return lane // 4, column + register * 4 * each
    return lane // 4 + 8 * (register % 2), column + register // 2 * 4 * each


INTEGER = [
    *((shape, a, b, how) for shape in ("m8n8k32", "m16n8k32", "m16n8k64")
      for a, b, how in (("s4", "s4", ""), ("u4", "s4", ".satfinite"), ("s4", "u4", ""), ("u4", "u4", ""))),
    *((shape, "b1", "b1", how) for shape in ("m8n8k128", "m16n8k128", "m16n8k256") for how in ("and", "xor")),
]  # fmt: skip


@pytest.mark.parametrize(("shape", "a_kind", "b_kind", "how"), INTEGER)
def test_integers(shape: str, a_kind: str, b_kind: str, how: str) -> None:
    source = random.Random(SEED)
    print(f"seed {SEED}")
    rows, k, bits = int(shape[1 : shape.index("n")]), int(shape.split("k")[1]), int(a_kind[1])
    words = [[[source.getrandbits(32) for _ in range(32)] for _ in range(count)]
             for count in (rows * k * bits // 1024, 8 * k * bits // 1024, rows // 4)]  # fmt: skip
    words[2][0] = [source.choice([0x7FFFFFF0, 0x8000000F, 0]) for _ in range(32)]
    matrices = [[[0] * k for _ in range(count)] for count in (rows, 8)]
    for which, (count, kind) in enumerate(((rows, a_kind), (8, b_kind))):
        for lane in range(32):
            for i in range(len(words[which]) * 32 // bits):
                row, column = place(lane, i, bits, count)
                register, within = divmod(i, 32 // bits)
                value = words[which][register][lane] >> within * bits & (1 << bits) - 1
                matrices[which][row][column] = signed(4, value) if kind == "s4" else value
    if bits == 1:
        name = f"mma.sync.aligned.{shape}.row.col.s32.b1.b1.s32.{how}.popc"
    else:
        name = f"mma.sync.aligned.{shape}.row.col{how}.s32.{a_kind}.{b_kind}.s32"
    got = run(name, *(np.array(x, np.uint32) for x in words), rows // 4)
    for lane in range(32):
        for i in range(rows // 4):
            row, column = lane // 4 + 8 * (i // 2), lane % 4 * 2 + i % 2
            pairs = list(zip(matrices[0][row], matrices[1][column], strict=True))
            total = sum(x ^ y if how == "xor" else x * y for x, y in pairs) + signed(32, words[2][i][lane])
            if how == ".satfinite":
                total = min(max(total, -(1 << 31)), (1 << 31) - 1)
            assert got[i][lane] == total & 0xFFFFFFFF


@pytest.mark.parametrize("layout", ["row.col", "col.row", "row.row", "col.col"])
@pytest.mark.parametrize(("d_kind", "c_kind"), [("f32", "f32"), ("f16", "f16"), ("f32", "f16")])
def test_four_products_of_a_warp(layout: str, d_kind: str, c_kind: str) -> None:
    """Small whole numbers, so that sums are exact; lanes 4q to 4q + 3 and those 16 further on have product q."""
    source = np.random.default_rng(SEED)
    print(f"seed {SEED}")
    a, b = source.integers(-4, 5, (4, 8, 4)), source.integers(-4, 5, (4, 4, 8))
    c = source.integers(-9, 10, (4, 8, 8))
    registers = {"a": np.zeros((4, 32)), "b": np.zeros((4, 32)), "c": np.zeros((8, 32))}
    rows, columns = layout.split(".")

    def at(lane: int, i: int, kind: str) -> tuple[int, int]:
        if kind == "f16":
            return lane % 4 + (0 if lane < 16 else 4), i
        x = (lane & 0b1) + (i & 0b10)
        return x + (0 if lane < 16 else 4), (i & 0b100) + (lane & 0b10) + (i & 0b1)

    for lane in range(32):
        quarter, low, high = lane % 16 // 4, lane % 4, 0 if lane < 16 else 4
        for i in range(4):
            registers["a"][i, lane] = a[quarter][(low + high, i) if rows == "row" else (i + high, low)]
            registers["b"][i, lane] = b[quarter][(low, i + high) if columns == "row" else (i, low + high)]
        for i in range(8):
            registers["c"][i, lane] = c[quarter][at(lane, i, c_kind)]

    def halves(values: np.ndarray) -> np.ndarray:
        codes = values.astype(np.float16).view(np.uint16).astype(np.uint32)
        return codes[::2] | codes[1::2] << 16

    start = registers["c"].astype(np.float32).view(np.uint32) if c_kind == "f32" else halves(registers["c"])
    name = f"mma.sync.aligned.m8n8k4.{layout}.{d_kind}.f16.f16.{c_kind}"
    got = run(name, halves(registers["a"]), halves(registers["b"]), start, 8 if d_kind == "f32" else 4)
    want = a @ b + c
    for lane in range(32):
        for i in range(8):
            if d_kind == "f32":
                value = got[i][lane : lane + 1].view(np.float32)[0]
            else:
                value = np.array([got[i // 2][lane] >> 16 * (i % 2) & 0xFFFF], np.uint16).view(np.float16)[0]
            assert value == want[lane % 16 // 4][at(lane, i, d_kind)]
