"""Stores of two warps to one place whose values differ: by a rounding, which is a remark, or by more, a race."""

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, launches

pytestmark = pytest.mark.filterwarnings("ignore::jit.EmulatorRemark")

SOURCE = r"""
extern "C" __global__ void k(float* out, float a0, float a1, float b0, float b1, int turns) {
    __shared__ unsigned cell[4];
    unsigned at = (unsigned)__cvta_generic_to_shared(cell);
    int warp = threadIdx.x / 32;
    float low = warp ? b0 : a0, high = warp ? b1 : a1;
#pragma unroll 1
    for (int i = 0; i < turns; ++i) { float t = low; low = high; high = t; }
    if (threadIdx.x % 32 == 0) { STORE }
    __syncthreads();
    if (threadIdx.x < 4) out[threadIdx.x] = __uint_as_float(cell[threadIdx.x]);
}
"""
STORES = {
    "f32": 'asm volatile("st.shared.f32 [%0], %1;" ::"r"(at), "f"(low) : "memory");',
    "f32 pair": 'asm volatile("st.shared.v2.f32 [%0], {%1, %2};" ::"r"(at), "f"(low), "f"(high) : "memory");',
    "f16": 'asm volatile("{.reg .b16 h; cvt.rn.f16.f32 h, %1; st.shared.b16 [%0], h;}"'
    ' ::"r"(at), "f"(low) : "memory");',
    "f16x2": 'asm volatile("{.reg .b32 h; cvt.rn.f16x2.f32 h, %2, %1; st.shared.b32 [%0], h;}"'
    ' ::"r"(at), "f"(low), "f"(high) : "memory");',
}  # fmt: skip


def stored(store: str, a: tuple[float, float], b: tuple[float, float], turns: int = 0) -> list[str]:
    """The remarks of a launch whose warps store ``a`` and ``b``. Raises EmulatorFinding for a race."""
    launches.statistics.notes.clear()
    kernel = jit.load(SOURCE.replace("STORE", STORES[store]), arch="sm_90a")["k"]
    kernel(torch.zeros(4), *a, *b, turns, grid=1, block=64)
    return [note["message"] for note in launches.statistics.notes if note["kind"] == "rounding"]


@pytest.mark.parametrize(("store", "bound"), [("f32", 2.0**-14), ("f16", 2.0**-10)])
def test_the_bound_is_a_part_of_the_larger_value(store: str, bound: float) -> None:
    (message,) = stored(store, (2.0, 0.0), (2.0 - 2 * bound, 0.0))
    assert f"store 2 and {2.0 - 2 * bound:.9g} at shared address 0x400" in message
    assert f"which differ by {2 * bound:.3g}, a rounding" in message
    with pytest.raises(EmulatorFinding, match="differ by more than a rounding"):
        stored(store, (2.0, 0.0), (2.0 - 4 * bound, 0.0))


def test_the_same_bytes_are_no_rounding() -> None:
    assert stored("f32", (2.0, 0.0), (2.0, 0.0)) == []


def test_every_value_of_a_word_has_to_be_one() -> None:
    near = 2.0 - 2.0**-9
    (message,) = stored("f16x2", (2.0, 1.0), (near, 1.0 + 2.0**-10))
    assert f"store 2 and {near:.9g} at" in message, "the larger of the two differences"
    with pytest.raises(EmulatorFinding, match=r"they store 1 and 1\.5, which differ by more"):
        stored("f16x2", (2.0, 1.0), (near, 1.5))


def test_each_word_of_a_vector_is_looked_at() -> None:
    near = 2.0 - 2.0**-13
    assert len(stored("f32 pair", (2.0, 2.0), (near, near))) == 1
    with pytest.raises(EmulatorFinding, match="they store 2 and 3, which differ by more"):
        stored("f32 pair", (1.0, 2.0), (1.0, 3.0))


def test_the_type_of_values_that_a_loop_exchanges_is_found() -> None:
    assert len(stored("f32", (2.0, 1.0), (2.0 - 2.0**-13, 1.0), turns=2)) == 1
