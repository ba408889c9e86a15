"""Stores of two warps to one place whose values differ: by a rounding, which is a remark, or by more, a race."""

from __future__ import annotations

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, launches

pytestmark = pytest.mark.filterwarnings("ignore::jit.EmulatorRemark")

SOURCE = r"""
extern "C" __global__ void k(float* out, float a0, float a1, float b0, float b1, int turns) {
    __shared__ alignas(16) unsigned cell[4];
    unsigned at = (unsigned)__cvta_generic_to_shared(cell);
    int warp = threadIdx.x / 32;
    float low = warp ? b0 : a0, high = warp ? b1 : a1;
#pragma unroll 1
    for (int i = 0; i < turns; ++i) { float t = low; low = high; high = t; }
    if (threadIdx.x % 32 < LANES) { STORE }
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
    "bf16": 'asm volatile("{.reg .b16 h; cvt.rn.bf16.f32 h, %1; st.shared.b16 [%0], h;}"'
    ' ::"r"(at), "f"(low) : "memory");',
    "f64": 'asm volatile("{.reg .f64 d; cvt.f64.f32 d, %1; fma.rn.f64 d, %2, 0d3D50000000000000, d;'
    ' st.shared.f64 [%0], d;}" ::"r"(at), "f"(low), "d"((double)high) : "memory");',
    "chosen": 'asm volatile("{.reg .pred p; .reg .b32 v; setp.gt.s32 p, %3, 5; selp.b32 v, %2, %1, p;'
    ' st.shared.b32 [%0], v;}" ::"r"(at), "f"(low), "f"(high), "r"(turns) : "memory");',
    "either": 'asm volatile("{.reg .pred p; .reg .b32 v, n; cvt.rzi.s32.f32 n, %1; setp.gt.s32 p, %2, 5;'
    ' selp.b32 v, %1, n, p; st.shared.b32 [%0], v;}" ::"r"(at), "f"(low), "r"(turns) : "memory");',
    "integer": 'asm volatile("{.reg .b32 n; cvt.rzi.s32.f32 n, %1; st.shared.b32 [%0], n;}"'
    ' ::"r"(at), "f"(low) : "memory");',
    "second half": 'asm volatile("{.reg .b16 h; cvt.rn.f16.f32 h, %1; st.shared.b16 [%0 + 2], h;}"'
    ' ::"r"(at), "f"(low) : "memory");',
    "lanes apart": 'at += threadIdx.x % 32 * 4; asm volatile("st.shared.f32 [%0], %1;"'
    ' ::"r"(at), "f"(threadIdx.x % 32 == 2 ? high : low) : "memory");',
}  # fmt: skip


def stored(store: str, a: tuple[float, float], b: tuple[float, float], turns: int = 0) -> list[str]:
    """The remarks of a launch whose warps store ``a`` and ``b``. Raises EmulatorFinding for a race."""
    launches.statistics.notes.clear()
    lanes = 4 if store == "lanes apart" else 1
    kernel = jit.load(SOURCE.replace("STORE", STORES[store]), arch="sm_90a", defines={"LANES": lanes})["k"]
    kernel(torch.zeros(4), *a, *b, turns, grid=1, block=64)
    return [note["message"] for note in launches.statistics.notes if note["kind"] == "rounding"]


@pytest.mark.parametrize(
    ("store", "bound"), [("f32", 2.0**-14), ("f16", 2.0**-10), ("bf16", 2.0**-7), ("chosen", 2.0**-14)]
)
def test_the_bound_is_a_part_of_the_larger_value(store: str, bound: float) -> None:
    (message,) = stored(store, (2.0, 0.0), (2.0 - 2 * bound, 0.0))
    assert f"store 2 and {2.0 - 2 * bound:.9g} at shared address 0x400" in message
    assert f"which differ by {2 * bound:.3g}, a rounding" in message
    with pytest.raises(EmulatorFinding, match="differ by more than a rounding"):
        stored(store, (2.0, 0.0), (2.0 - 4 * bound, 0.0))


def test_a_double_is_held_against_all_its_bytes() -> None:
    """The first of the two words that differ would alone be no number; both are told with the digits they differ in."""
    (message,) = stored("f64", (2.0, 0.0), (2.0, 1.0))
    assert "store 2 and 2.0000000000002274 at shared address 0x400" in message
    assert f"differ by {2.0**-42:.3g}, a rounding" in message
    with pytest.raises(EmulatorFinding, match=r"they store 2 and 2\.0000000000009095, which differ by more"):
        stored("f64", (2.0, 0.0), (2.0, 4.0))
    with pytest.raises(EmulatorFinding, match="they store 2 and 3, which differ by more"):  # the first words are equal
        stored("f64", (2.0, 0.0), (3.0, 0.0))


@pytest.mark.parametrize("store", ["integer", "either"])
def test_integers_have_no_roundings(store: str) -> None:
    with pytest.raises(EmulatorFinding) as caught:
        stored(store, (16777216.0, 0.0), (16777218.0, 0.0))
    assert "nothing orders the two" in caught.value.report["message"]
    assert "they store" not in caught.value.report["message"]


def test_a_half_that_does_not_begin_its_word_is_read_where_it_is() -> None:
    (message,) = stored("second half", (2.0, 0.0), (2.0 - 2.0**-9, 0.0))
    assert "at shared address 0x402" in message


def test_the_lane_that_clashed_is_the_one_that_is_told() -> None:
    (message,) = stored("lanes apart", (2.0, 3.0), (2.0, 3.0 - 2.0**-13))
    assert "store 3 and 2.99987793 at shared address 0x408" in message


def test_the_same_bytes_are_no_rounding() -> None:
    assert stored("f32", (2.0, 0.0), (2.0, 0.0)) == []


def test_every_value_of_a_word_has_to_be_one() -> None:
    near = 2.0 - 2.0**-9
    (message,) = stored("f16x2", (2.0, 1.0), (near, 1.0 + 2.0**-10))
    assert f"store 2 and {near:.9g} at" in message, "the larger of the two differences"
    with pytest.raises(EmulatorFinding, match=r"they store 1 and 1\.5, which differ by more"):
        stored("f16x2", (2.0, 1.0), (near, 1.5))


def test_each_word_of_a_vector_is_looked_at() -> None:
    near, nearer = 2.0 - 2.0**-13, 2.0 - 2.0**-14
    (message,) = stored("f32 pair", (2.0, 2.0), (nearer, near))
    assert f"differ by {2.0**-14:.3g}, a rounding" in message, "that of the word which clashed"
    with pytest.raises(EmulatorFinding, match="they store 2 and 3, which differ by more"):
        stored("f32 pair", (1.0, 2.0), (1.0, 3.0))


def test_the_type_of_values_that_a_loop_exchanges_is_found() -> None:
    assert len(stored("f32", (2.0, 1.0), (2.0 - 2.0**-13, 1.0), turns=2)) == 1
