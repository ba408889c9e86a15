"""ldmatrix and stmatrix of bytes: where each byte goes, and values of 6 and 4 bits; sm_100a alone has them."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, statistics

PROLOGUE = """
extern "C" __global__ void k(const unsigned char* in, unsigned* out, int skip) {
  __shared__ __align__(16) unsigned char cells[512];
  unsigned lane = threadIdx.x, at = (unsigned)__cvta_generic_to_shared(cells), r[4] = {};
  for (int i = lane; i < 512 - skip; i += 32) cells[i] = in[i];
  __syncwarp();
"""


def load(op: str, count: int, data: np.ndarray, skip: int = 0, address: str = "at + 16 * lane") -> np.ndarray:
    """Registers [count, lane, byte] of 32 rows of 16 bytes."""
    names = ", ".join(f"%{i}" for i in range(count))
    outs = ", ".join(f'"=r"(r[{i}])' for i in range(count))
    letter = "l" if "cells" in address else "r"
    source = f"""{PROLOGUE} asm volatile("ldmatrix.sync.aligned.{op} {{{names}}}, [%{count}];" : {outs} : "{letter}"({address}) : "memory");
      for (int i = 0; i < {count}; ++i) out[32 * i + lane] = r[i]; }}"""
    out = torch.zeros(32 * count, dtype=torch.int32)
    jit.load(source, arch="sm_100a")["k"](torch.from_numpy(data), out, skip, grid=1, block=32)
    return out.numpy().view(np.uint8).reshape(count, 32, 4)


def rows(seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 256, 512, dtype=np.uint8)


@pytest.mark.parametrize("number", [1, 2])
def test_a_transposed_matrix_of_16_by_16(number: int) -> None:
    data = rows()
    got = load(f"m16n16.x{number}.trans.shared.b8", 2 * number, data)
    matrices = data.reshape(2, 16, 16)
    for i in range(2 * number):
        for lane in range(32):
            want = [matrices[i // 2, 4 * (lane % 4) + j, lane // 4 + 8 * (i % 2)] for j in range(4)]
            assert got[i, lane].tolist() == want


@pytest.mark.parametrize(("source", "bits"), [("b6x16_p32", 6), ("b4x16_p64", 4)])
@pytest.mark.parametrize("shape", ["m8n16", "m16n16"])
def test_packed_values(source: str, bits: int, shape: str) -> None:
    """16 values lie one behind the other from the row's first bit on; the rest of its 16 bytes is padding."""
    codes = np.random.default_rng(bits).integers(0, 1 << bits, (32, 16))
    data = rows(1).reshape(32, 16)
    for row, values in zip(data, codes, strict=True):
        packed = sum(int(value) << bits * i for i, value in enumerate(values))
        row[: 2 * bits] = list(packed.to_bytes(2 * bits, "little"))
    shift = 2 if bits == 4 else 0
    trans = ".trans" if shape == "m16n16" else ""
    got = load(f"{shape}.x{2 if trans else 4}{trans}.shared.b8x16.{source}", 4, data.reshape(-1))
    for i in range(4):
        for lane in range(32):
            q, g = lane % 4, lane // 4
            if trans:
                want = [codes[16 * (i // 2) + 4 * q + j, g + 8 * (i % 2)] << shift for j in range(4)]
            else:
                want = [codes[8 * i + g, 4 * q + j] << shift for j in range(4)]
            assert got[i, lane].tolist() == want


def test_what_cutlass_loads_it_can_store() -> None:
    """CUTLASS's SM100_U8x8_LDSM_T exchanges bytes of the two registers, and says that its layout is then that of
    stmatrix.m16n8.x2.trans, with lane t0 + 2 t1 + 4 t2's row at row t0 + 8 t1 + 2 t2."""
    data = rows(2)
    source = f"""{PROLOGUE}
      asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {{%0, %1}}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(at + 16 * lane) : "memory");
      r[2] = __byte_perm(r[0], r[1], 0x5410), r[3] = __byte_perm(r[0], r[1], 0x7632);
      asm volatile("stmatrix.sync.aligned.m16n8.x2.trans.shared.b8 [%0], {{%1, %2}};" :: "r"(at + 256 + 16 * lane), "r"(r[2]), "r"(r[3]) : "memory");
      __syncwarp();
      for (int i = lane; i < 64; i += 32) out[i] = ((unsigned*)cells)[64 + i]; }}"""
    out = torch.zeros(64, dtype=torch.int32)
    jit.load(source, arch="sm_100a")["k"](torch.from_numpy(data), out, 0, grid=1, block=32)
    got = out.numpy().view(np.uint8).reshape(16, 16)
    for lane in range(16):
        assert np.array_equal(got[lane % 2 + 8 * (lane // 2 % 2) + 2 * (lane // 4)], data.reshape(32, 16)[lane])


@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_stored_matrix_is_the_accumulators(number: int) -> None:
    source = f"""{PROLOGUE}
      for (int i = 0; i < 4; ++i) r[i] = ((unsigned*)in)[32 * i + lane];
      asm volatile("stmatrix.sync.aligned.m16n8.x{number}.trans.b8 [%0], {{{", ".join(f"%{i + 1}" for i in range(number))}}};"
                   :: "l"(cells + 16 * lane), {", ".join(f'"r"(r[{i}])' for i in range(number))} : "memory");
      __syncwarp();
      for (int i = lane; i < 32 * {number}; i += 32) out[i] = ((unsigned*)cells)[i]; }}"""
    data, out = rows(3), torch.zeros(32 * number, dtype=torch.int32)
    jit.load(source, arch="sm_100a")["k"](torch.from_numpy(data), out, 0, grid=1, block=32)
    got = out.numpy().view(np.uint8).reshape(number, 8, 16)
    registers = data.reshape(4, 32, 4)
    for i in range(number):
        for lane in range(32):
            for j in range(4):
                row, column = lane // 4 + 8 * (j // 2), 2 * (lane % 4) + j % 2
                assert got[i, column, row] == registers[i, lane, j]


def test_bytes_that_nothing_wrote_are_nan_and_told() -> None:
    statistics.notes.clear()
    got = load("m16n16.x1.trans.shared.b8", 2, rows(), skip=257)
    assert got[1, 31, 3] == 0x7F
    assert [note["kind"] for note in statistics.notes] == ["uninitialised-shared"]


def test_generic_addresses() -> None:
    """Of lanes whose rows nothing wrote too, which Python executes."""
    data = rows(4)
    for op, count in (("m16n16.x2.trans.b8", 4), ("m8n8.x4.b16", 4)):
        shared = load(op.replace(".b", ".shared.b"), count, data, skip=3)
        assert np.array_equal(load(op, count, data, skip=3, address="cells + 16 * lane"), shared)


def test_what_is_not_a_form() -> None:
    with pytest.raises(EmulatorFinding, match="0x408, 16 bytes"):
        load("m16n16.x1.trans.shared.b8", 2, rows(), address="at + 8 + 16 * lane")
