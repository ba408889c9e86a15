"""The memory behind a kernel's parameters bears their names in findings."""

from __future__ import annotations

import struct
from pathlib import Path

from jit import emulator
from jit.base import artifact
from jit.emulated_cuda.runtime import parameters

SOURCE = """
namespace mine {
struct View { float* data; int rows; };
template <typename T>
__global__ void __launch_bounds__(256) add(View to, const T* __restrict__ from, int n) {}
}
"""


def test_allocations_are_named_after_parameters_that_point_into_them(tmp_path: Path) -> None:
    """Also by a pointer in a struct, and into the middle; another allocation keeps its name."""
    (tmp_path / "add.cu").write_text(SOURCE)
    rows = [emulator.Allocation(at, 4096, f"cudaMalloc number {at >> 12}") for at in (0x3000, 0x1000, 0x5000)]
    rows.append(emulator.Allocation(0x1000, 4096, "a tensor of the same memory"))
    params = [
        artifact.Param("to", "bytes", 16, 8),
        artifact.Param("from", "u64", 8, 8),
        artifact.Param("n", "u32", 4, 4),
    ]
    entry = artifact.Entry("_ZN4mine3addIfEEvNS_4ViewEPKT_i", tuple(params))
    packed = struct.pack("<QQQI", 0x1000, 7, 0x3010, 9)
    named = parameters.named(rows, entry, packed, ["missing.cu", str(tmp_path / "add.cu")])
    assert [row.name for row in named] == [
        "argument 0 (to), cudaMalloc number 1", "argument 1 (from), cudaMalloc number 3", "cudaMalloc number 5",
    ]  # fmt: skip
    assert parameters.named(rows, entry, packed, [])[0].name == "argument 0, cudaMalloc number 1"
