"""Tensor maps that CuTe DSL's host code writes: what `cute_maps` reads of them is what was asked for.

CuTe DSL makes each map for a launch that does nothing; the map is taken from the launch's parameters. The maps differ
from the first one in one field each, which is how their form was found.
"""

from __future__ import annotations

import json
from importlib import util
from pathlib import Path

import pytest

from tests import programs
from tests.selection import representatives

PROGRAM = """
import json

import torch

from jit import emulator
from jit.emulated_cuda.libraries import cute_front
from jit.emulated_cuda.runtime import server
from jit.emulated_cuda.torch import install
from jit.emulator.machine import tensor_maps

install.install()
cute_front.install()
import cutlass
import cutlass.cute as cute
from cutlass.cute.nvgpu import cpasync
from cutlass.cute.runtime import make_ptr

given = []
request = emulator.Request


def taken(module, name, params, *rest):
    given.append(bytes(params)[:128])
    return request(module, name, params, *rest)


server.emulator.Request = taken


class Maker:
    def __init__(self, element, shape, strides, tile, swizzle=None, internal=None):
        self.element, self.shape, self.strides, self.tile = element, shape, strides, tile
        self.swizzle, self.internal = swizzle, internal

    def layout(self):
        rows = cute.make_ordered_layout(self.tile, order=tuple(reversed(range(len(self.tile)))))
        return rows if self.swizzle is None else cute.make_composed_layout(cute.make_swizzle(*self.swizzle), 0, rows)

    def atom(self, tensor, layout):
        return cpasync.make_tiled_tma_atom(
            cpasync.CopyBulkTensorTileG2SOp(), tensor, layout, self.tile, internal_type=self.internal
        )

    @cute.jit
    def __call__(self, pointer: cute.Pointer):
        tensor = cute.make_tensor(pointer, cute.make_layout(self.shape, stride=self.strides))
        atom, _ = self.atom(tensor, self.layout())
        self.kernel(atom).launch(grid=(1, 1, 1), block=(32, 1, 1))

    @cute.kernel
    def kernel(self, atom: cute.CopyAtom):
        cpasync.prefetch_descriptor(atom)


class Images(Maker):
    def atom(self, tensor, layout):
        ones, before = (1, 1), (-1, -1)
        corners = before, before, ones, ones, ones, before, ones
        return cpasync.make_im2col_tma_atom(
            cpasync.CopyBulkTensorIm2ColG2SOp(), tensor, layout, (64, 64), *corners
        )


F16, U8 = cutlass.Float16, cutlass.Uint8
plain = F16, (256, 128), (128, 1), (64, 64)
makers = {
    "plain": Maker(*plain),
    "box": Maker(F16, (256, 128), (128, 1), (16, 32)),
    "extents": Maker(F16, (255, 127), (128, 1), (64, 64)),
    "stride": Maker(F16, (256, 128), (1 << 36, 1), (64, 64)),
    "one dimension": Maker(U8, ((1 << 31) - 5,), (1,), (128,)),
    "three dimensions": Maker(F16, (2, 8, 128), ((1 << 38) + (1 << 20) + 8, (1 << 37) + (1 << 33) + 8, 1), (2, 4, 64)),
    "five dimensions": Maker(
        F16, (2, 3, 4, 5, 128), ((1 << 35) + 1024, (1 << 36) + 512, (1 << 37) + 256, (1 << 38) + 8, 1), (2, 3, 4, 5, 64)
    ),
    "32B": Maker(F16, (256, 128), (128, 1), (64, 16), (1, 4, 3)),
    "64B": Maker(F16, (256, 128), (128, 1), (64, 32), (2, 4, 3)),
    "128B": Maker(*plain, (3, 4, 3)),
    "128B of 32": Maker(*plain, (2, 5, 2)),
    "tf32": Maker(cutlass.Float32, (256, 128), (128, 1), (64, 32), None, cutlass.TFloat32),
    "unpacked fp4": Maker(cutlass.Float4E2M1FN, (256, 256), (256, 1), (16, 128), None, U8),
}
for name in ("Uint8", "Int16", "Int32", "Int64", "Float32", "Float64", "BFloat16", "Float8E4M3FN", "Float4E2M1FN",
             "Float6E3M2FN"):
    packed = name.startswith(("Float4E", "Float6E"))
    makers[name] = Maker(getattr(cutlass, name), (256, 256), (256, 1), (16, 128 if packed else 16))
makers["im2col"] = Images(F16, ((16, 16, 2), 64), ((64, 1024, 16384), 1), (64, 64), (3, 4, 3))
memory = torch.zeros(1 << 20, dtype=torch.uint8, device="cuda")
found = {}
for name, maker in makers.items():
    maker(make_ptr(maker.element, memory.data_ptr(), cute.AddressSpace.gmem, assumed_align=32))
    data = given.pop()
    try:
        spec = tensor_maps.decode(data)
    except tensor_maps.Unencoded:
        found[name] = None
        continue
    assert spec.data_ptr == memory.data_ptr()
    assert tensor_maps.encode(spec) != data
    assert set(spec.element_strides) == {1} and spec.oob_fill == spec.interleave == "none"
    found[name] = [spec.dtype, list(spec.global_dim), list(spec.global_strides), list(spec.box), spec.swizzle]
print(json.dumps(found))
"""
PLAIN = ["float16", [128, 256], [256], [64, 64], "none"]
WIDE = (
    ("Int16", "uint16", 2), ("Int32", "uint32", 4), ("Int64", "uint64", 8), ("Float32", "float32", 4),
    ("Float64", "float64", 8), ("BFloat16", "bfloat16", 2), ("Uint8", "uint8", 1), ("Float8E4M3FN", "uint8", 1),
)  # fmt: skip
ASKED = {
    "plain": PLAIN,
    "box": ["float16", [128, 256], [256], [32, 16], "none"],
    "extents": ["float16", [127, 255], [256], [64, 64], "none"],
    "stride": ["float16", [128, 256], [1 << 37], [64, 64], "none"],
    "one dimension": ["uint8", [(1 << 31) - 5], [], [128], "none"],
    "three dimensions": [
        "float16", [128, 8, 2], [2 * ((1 << 37) + (1 << 33) + 8), 2 * ((1 << 38) + (1 << 20) + 8)], [64, 4, 2], "none",
    ],
    "five dimensions": [
        "float16", [128, 5, 4, 3, 2], [(1 << 39) + 16, (1 << 38) + 512, (1 << 37) + 1024, (1 << 36) + 2048],
        [64, 5, 4, 3, 2], "none",
    ],
    "32B": ["float16", [128, 256], [256], [16, 64], "32B"],
    "64B": ["float16", [128, 256], [256], [32, 64], "64B"],
    "128B": [*PLAIN[:4], "128B"],
    "128B of 32": [*PLAIN[:4], "128B_ATOM_32B"],
    "tf32": ["tfloat32", [128, 256], [512], [32, 64], "none"],
    "unpacked fp4": ["uint4x16_align16", [256, 256], [128], [128, 16], "none"],
    "Float4E2M1FN": ["uint4x16_align8", [256, 256], [128], [128, 16], "none"],
    "Float6E3M2FN": ["uint6x16_align16", [256, 256], [192], [128, 16], "none"],
    **{name: [dtype, [256, 256], [256 * size], [16, 16], "none"] for name, dtype, size in WIDE},
    "im2col": None,
}  # fmt: skip


@pytest.mark.skipif(util.find_spec("nvidia_cutlass_dsl") is None, reason="needs CuTe DSL: pip install 'warpyard[cute]'")
@pytest.mark.parametrize("arch", representatives(["sm_90a", "sm_100a"]))
def test_maps_of_cute_dsl_say_what_was_asked_for(tmp_path: Path, arch: str) -> None:
    path = tmp_path / "run.py"
    path.write_text(PROGRAM)
    done = programs.run(path, cwd=tmp_path, variables={"CUTE_DSL_DUMP_DIR": str(tmp_path), "WARPYARD_ARCH": arch})
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == ASKED
