"""tcgen05.ld, st and cp against the figures and tables of PTX ISA 9.7.16.2.3 and 9.7.16.9, written down here once more."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

from tests.emulator.tcgen05.kernels import load
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

REGISTERS = {"32x32b": 1, "16x64b": 1, "16x128b": 2, "16x256b": 4, "16x32bx2": 1}


def cell(shape: str, thread: int, register: int, split: int) -> tuple[int, int]:
    """Row and column of a thread's register, from the figures: 8 rows of 4 threads fill 8 lanes, then the next 8."""
    if shape == "32x32b":
        return thread, register
    if shape == "16x32bx2":
        return thread % 16, register + (split if thread >= 16 else 0)
    row, place = divmod(thread, 4)
    if shape == "16x128b":  # 4 columns, one a thread; even registers the upper 8 rows
        return row + 8 * (register % 2), place + 4 * (register // 2)
    if shape == "16x256b":  # 8 columns, two a thread; registers 2 and 3 of each 4 the lower 8 rows
        return row + 8 * (register % 4 >= 2), 2 * place + register % 2 + 8 * (register // 4)
    # 16x64b: 2 columns; threads 0 and 2 of each four the upper 8 rows
    return row + 8 * (place % 2), place // 2 + 2 * register


def registers(count: int, first: int) -> str:
    return "{" + ", ".join(f"%{first + i}" for i in range(count)) + "}"


def ld_st_kernel(shape: str, repeat: int, direction: str, packed: bool, split: int):  # type: ignore[no-untyped-def]
    count = repeat * REGISTERS[shape]
    half = f", {split}" if shape == "16x32bx2" else ""
    suffix = (".pack::16b" if direction == "ld" else ".unpack::16b") if packed else ""
    outs = ", ".join(f'"=r"(v[{i}])' for i in range(count))
    ins = ", ".join(f'"r"(v[{i}])' for i in range(count))
    ld = f'asm volatile("tcgen05.ld.sync.aligned.{shape}.x{repeat}{suffix}.b32 {registers(count, 0)}, [%{count}]{half};" : {outs} : "r"(a) : "memory"); wait_ld();'
    st = f'asm volatile("tcgen05.st.sync.aligned.{shape}.x{repeat}{suffix}.b32 [%0]{half}, {registers(count, 1)};" :: "r"(a), {ins} : "memory"); wait_st();'
    return load(f"""k(u32* out, u32* regs, const u32* cells, int lane, int column) {{
      __shared__ u32 where; int t = threadIdx.x; if (t < 32) {{ alloc(at(&where), 512); relinquish(); }}
      before(); __syncthreads(); after(); u32 tm = where; fill(tm, cells, 512, 512);
      u32 v[{count}]; u32 a = tm + column + (t / 32 * 32 + lane << 16);
      if ({int(direction == "ld")}) {{ {ld} for (int i = 0; i < {count}; ++i) regs[t * {count} + i] = v[i]; }}
      else {{ for (int i = 0; i < {count}; ++i) v[i] = regs[t * {count} + i]; {st} }}
      dump(out, tm, 512, 512); before(); __syncthreads(); if (t < 32) dealloc(tm, 512); }}""")


CASES = [
    ("32x32b", 1, False), ("32x32b", 2, False), ("32x32b", 128, False), ("32x32b", 16, True), ("16x64b", 1, False),
    ("16x64b", 4, False), ("16x64b", 64, True), ("16x64b", 128, False), ("16x128b", 1, False), ("16x128b", 8, True), ("16x128b", 64, False),
    ("16x256b", 1, False), ("16x256b", 2, True), ("16x256b", 32, False), ("16x32bx2", 1, False), ("16x32bx2", 8, True), ("16x32bx2", 64, False),
]  # fmt: skip


@pytest.mark.parametrize("direction", ["ld", "st"])
@pytest.mark.parametrize(
    ("shape", "repeat", "packed"), representatives(CASES, key=lambda shape, repeat, packed: (shape, packed))
)
def test_ld_st(shape: str, repeat: int, packed: bool, direction: str) -> None:
    split = 200 if shape == "16x32bx2" else 0
    rng = np.random.default_rng(repeat)
    cells = rng.integers(0, 1 << 32, (128, 512), dtype=np.uint64).astype(np.uint32)
    count = repeat * REGISTERS[shape]
    regs = rng.integers(0, 1 << 32, (128, count), dtype=np.uint64).astype(np.uint32)
    lane, column = (0 if shape == "32x32b" else 16), 8
    expected, expected_regs = cells.copy(), regs.copy()
    for t in range(128):
        for r in range(count):
            row, c = cell(shape, t % 32, r, split)
            row += t // 32 * 32 + lane
            if packed:
                c += c - (split if shape == "16x32bx2" and t % 32 >= 16 else 0) + column
                if direction == "ld":
                    expected_regs[t, r] = cells[row, c] & 0xFFFF | cells[row, c + 1] << np.uint32(16)
                else:
                    expected[row, c], expected[row, c + 1] = regs[t, r] & 0xFFFF, regs[t, r] >> np.uint32(16)
            elif direction == "ld":
                expected_regs[t, r] = cells[row, c + column]
            else:
                expected[row, c + column] = regs[t, r]
    out, held = torch.zeros(128, 512, dtype=torch.int32), torch.from_numpy(regs.view(np.int32).copy())
    kernel = ld_st_kernel(shape, repeat, direction, packed, split)
    kernel(out, held, torch.from_numpy(cells.view(np.int32).copy()), lane, column, grid=1, block=128)
    np.testing.assert_array_equal(out.numpy().view(np.uint32), expected)
    np.testing.assert_array_equal(held.numpy().view(np.uint32), expected_regs)


COPIES = {  # shape and multicast: rows, 32-bit words of a row, lanes that row r goes to
    "128x256b": (128, 8, lambda r: [r]),
    "128x128b": (128, 4, lambda r: [r]),
    "4x256b": (4, 8, lambda r: [32 * r]),
    "64x128b.warpx2::02_13": (64, 4, lambda r: [r, r + 64]),
    "64x128b.warpx2::01_23": (64, 4, lambda r: [r, r + 32] if r < 32 else [r + 32, r + 64]),
    "32x128b.warpx4": (32, 4, lambda r: [r, r + 32, r + 64, r + 96]),
}


@pytest.mark.parametrize("group", representatives([1, 2]))
@pytest.mark.parametrize("source", ["", "b4x16_p64", "b6x16_p32"])
@pytest.mark.parametrize("shape", COPIES)
def test_cp(shape: str, source: str, group: int) -> None:
    rows, words, lanes = COPIES[shape]
    rng = np.random.default_rng(rows + words)
    # Core matrices of 8 rows by 16 bytes: 128 bytes to the next 8 rows, 2048 to the next 16 bytes.
    image = rng.integers(0, 256, (group, 4096)).astype(np.uint8)
    cells = rng.integers(0, 1 << 32, (group, 128, 512), dtype=np.uint64).astype(np.uint32)
    expected = cells.copy()
    for cta in range(group):
        for r in range(rows):
            for unit in range(words // 4):
                start = r // 8 * 128 + r % 8 * 16 + 2048 * unit
                data = image[cta, start : start + 16]
                if source:
                    bits = int(source[1])
                    whole = int.from_bytes(data.tobytes(), "little")
                    codes = [whole >> bits * i & (1 << bits) - 1 for i in range(16)]
                    data = np.array([code << 2 if bits == 4 else code for code in codes], np.uint8)
                for lane in lanes(r):
                    expected[cta, lane, 40 + 4 * unit : 44 + 4 * unit] = data.view(np.uint32)
    fmt = f".b8x16.{source}" if source else ""
    kernel = load(f"""{"__cluster_dims__(2, 1, 1) " if group == 2 else ""}k(u32* out, const u32* image, const u32* cells, u64 desc) {{
      __shared__ __align__(1024) u32 s[1024]; __shared__ u32 where; __shared__ __align__(8) u64 bar; int t = threadIdx.x;
      u32 rank = blockIdx.x; for (int i = t; i < 1024; i += 128) s[i] = image[rank * 1024 + i]; if (!t) init(at(&bar), 1);
      if (t < 32) {{ alloc(at(&where), 512); relinquish(); }} fence_async(); before(); if (GROUP == 2) cluster_sync(); else __syncthreads(); after();
      u32 tm = where; fill(tm, cells + rank * 65536, 512, 512); before(); if (GROUP == 2) cluster_sync(); else __syncthreads(); after();
      if (!t && !rank) {{ asm volatile("tcgen05.cp." G ".{shape}{fmt} [%0], %1;" :: "r"(tm + 40), "l"(desc + (at(s) >> 4)) : "memory");
        if (GROUP == 2) commit_to(at(&bar), 3); else commit(at(&bar)); }}
      __syncwarp(); wait(at(&bar), 0); after(); dump(out + rank * 65536, tm, 512, 512);
      before(); if (GROUP == 2) cluster_sync(); else __syncthreads(); if (t < 32) dealloc(tm, 512); }}""", f"#define GROUP {group}")  # fmt: skip
    out = torch.zeros(group, 128, 512, dtype=torch.int32)
    desc = 2048 >> 4 << 16 | 128 >> 4 << 32 | 1 << 46
    kernel(
        out,
        torch.from_numpy(image.view(np.int32).copy()),
        torch.from_numpy(cells.view(np.int32).copy()),
        desc,
        grid=group,
        block=128,
    )
    np.testing.assert_array_equal(out.numpy().view(np.uint32), expected)


def test_shift() -> None:
    """32 bytes of 32 lanes move to the lane before; the last lane keeps its own, and nothing else changes."""
    cells = np.random.default_rng(8).integers(0, 1 << 32, (128, 512), dtype=np.uint64).astype(np.uint32)
    kernel = load("""k(u32* out, const u32* cells) {
      __shared__ u32 where; __shared__ __align__(8) u64 bar; int t = threadIdx.x; if (!t) init(at(&bar), 1);
      if (t < 32) { alloc(at(&where), 512); relinquish(); } fence_async(); before(); __syncthreads(); after();
      u32 tm = where; fill(tm, cells, 512, 512); before(); __syncthreads(); after();
      if (!t) { asm volatile("tcgen05.shift.cta_group::1.down [%0];" :: "r"(tm + 40 + (32 << 16)) : "memory"); commit(at(&bar)); }
      __syncwarp(); wait(at(&bar), 0); after(); dump(out, tm, 512, 512); before(); __syncthreads(); if (t < 32) dealloc(tm, 512); }""")
    out = torch.zeros(128, 512, dtype=torch.int32)
    kernel(out, torch.from_numpy(cells.view(np.int32).copy()), grid=1, block=128)
    expected = cells.copy()
    expected[32:63, 40:48] = cells[33:64, 40:48]
    np.testing.assert_array_equal(out.numpy().view(np.uint32), expected)
