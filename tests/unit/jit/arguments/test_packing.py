"""What a launch's arguments are as bytes, and the limits of their types."""

from __future__ import annotations

import struct
from types import SimpleNamespace
from typing import Any

import pytest
import torch

import jit
from jit.arguments import packing, plain_launch
from jit.base.artifact import Entry, Param

X = torch.arange(64, dtype=torch.float32).reshape(4, 16)


def entry(*params: Param) -> Entry:
    return Entry("k", params=params)


def packed(one: Entry, *values: Any) -> bytes:
    checked, _ = packing.check(one, values)
    made = bytearray(packing.layout(one.params)[1])
    packing.pack(one, checked, made)
    return bytes(made)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_an_int_may_be_what_signed_and_unsigned_hold(bits: int) -> None:
    one = entry(Param("n", f".u{bits}", bits // 8, bits // 8))
    least, most = -(1 << bits - 1), (1 << bits) - 1
    assert packed(one, least) == (1 << bits - 1).to_bytes(bits // 8, "little")
    assert packed(one, most) == b"\xff" * (bits // 8)
    for number in (least - 1, most + 1):
        with pytest.raises(jit.ArgumentError, match=f"out of the range of {bits} bits"):
            packed(one, number)


def artifact() -> Any:
    """A kernel of a map, a tensor and a float."""
    params = Param("map", ".b8[128]", 128, 64), Param("out", ".u64", 8, 8), Param("scale", ".f32", 4, 4)
    text = "__global__ void k(const __grid_constant__ CUtensorMap map, float* out, float scale) {}"
    return SimpleNamespace(entries={"k": entry(*params)}, source=text)


def test_a_launch_as_plain_data_has_the_memory_behind_a_map() -> None:
    """The map is what the one that will run the launch reads, and its tensor is memory of the launch."""
    spec = jit.TensorMapSpec(X, box=(16, 4))
    asked: list[object] = []
    out = torch.zeros(8)[2:4]
    params, storages = plain_launch.plain(
        artifact(), "k", (spec, out, 2.5), lambda given: asked.append(given) or b"m" * 128
    )
    assert asked == [spec]
    assert params == b"m" * 128 + struct.pack("<Qf", out.data_ptr(), 2.5)
    assert storages == [
        (X.data_ptr(), X.nbytes, "argument 0 (map)", ()),
        (out.data_ptr() - 8, 32, "argument 1 (out)", ((out.data_ptr(), out.data_ptr() + 8),)),
    ]
    held = plain_launch.memory(artifact(), "k", (spec, out, 2.5))
    assert [(one.address, one.name) for one in held] == [(place.address, place.name) for place in storages]
