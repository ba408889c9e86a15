"""Tensor maps in 128 bytes: what is encoded comes back, and kernels may carry them in structures of their own."""

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from jit import emulator
from jit.emulator.machine import tensor_maps
from tests.emulator import cuda_text

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

TENSOR = torch.zeros(4, 6, 32, 128)
SPECS = [
    {"box": (16, 3, 2, 1)},
    {"box": (32, 256, 1, 4), "swizzle": "128B", "l2_promotion": "256B", "oob_fill": "nan",
     "element_strides": (1, 8, 2, 1)},
    {"box": (8,), "global_dim": (1 << 32,), "global_strides": (), "dtype": "uint16", "swizzle": "32B"},
    {"box": (128, 2), "global_dim": (256, 1 << 20), "global_strides": ((1 << 40) - 32,), "dtype": "uint6x16_align16",
     "swizzle": "128B_ATOM_32B"},
    {"box": (4, 4, 4, 4, 4), "global_dim": (8, 1, 2, 3, 4), "global_strides": (0, 32, 64, 96), "interleave": "16B"},
]  # fmt: skip


FIELDS = ("data_ptr", "dtype", "global_dim", "global_strides", "box", "element_strides", "swizzle", "interleave",
          "l2_promotion", "oob_fill")  # fmt: skip


@pytest.mark.parametrize("given", SPECS)
def test_what_is_encoded_comes_back(given: dict[str, object]) -> None:
    spec = jit.TensorMapSpec(TENSOR, **given)  # type: ignore[arg-type]
    data = tensor_maps.encode(spec)
    assert len(data) == 128
    found = tensor_maps.decode(data)
    for name in FIELDS:
        assert getattr(found, name) == getattr(spec, name), name


def test_an_im2col_map_comes_back() -> None:
    spec = jit.Im2colMapSpec(TENSOR, channels=32, pixels=1024, lower=(-128, 4), upper=(127, -1), swizzle="128B")
    found = tensor_maps.decode(tensor_maps.encode(spec))
    assert isinstance(found, jit.Im2colMapSpec)
    for name in (*FIELDS, "channels", "pixels", "lower", "upper"):
        assert getattr(found, name) == getattr(spec, name), name
    with pytest.raises(emulator.EmulatorFinding, match="im2col mode"):
        tensor_maps.replace(np.frombuffer(bytearray(tensor_maps.encode(spec)), np.uint8), "rank", 0, 2)


def test_zeros_are_no_tensor_map() -> None:
    with pytest.raises(emulator.EmulatorFinding, match=r"\.global_address was never set"):
        tensor_maps.decode(bytes(128))


STRUCTURE = """struct Both { int first; Map map; };
extern "C" __global__ void k(int* out, const int* in, const __grid_constant__ Both both) {
  __shared__ __align__(128) int tile[32]; __shared__ __align__(8) unsigned long long bar;
  if (!threadIdx.x) { init(at(&bar), 1); fence_init(); } __syncthreads();
  if (!threadIdx.x) { expect(at(&bar), 128);
    asm volatile("cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2}], [%3];"
      :: "r"(at(tile)), "l"(&both.map), "r"(both.first), "r"(at(&bar)) : "memory"); }
  wait(at(&bar), 0); out[threadIdx.x] = tile[threadIdx.x]; }"""


def test_a_structure_carries_a_map() -> None:
    """A map in the middle of a parameter, given as bytes."""
    kernel = jit.load(cuda_text.PRELUDE + STRUCTURE, arch="sm_90a")["k"]
    given, out = torch.arange(256, dtype=torch.int32), torch.zeros(32, dtype=torch.int32)
    spec = jit.TensorMapSpec(given, box=(32,))
    data = (100).to_bytes(64, "little") + tensor_maps.encode(spec)
    kernel(out, given, data, grid=1, block=32)
    assert torch.equal(out, given[100:132])
