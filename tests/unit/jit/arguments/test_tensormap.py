"""TensorMapSpec: defaults from the tensor, and every limit of the driver named in an error. Needs no GPU."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest
import torch

import jit
from jit.arguments import tensormap
from jit.base import driver

BF16 = torch.zeros(256, 128, dtype=torch.bfloat16)


def test_defaults_come_from_the_tensor():
    data = torch.zeros(4, 6, 32, dtype=torch.float32)[:, ::2]
    spec = jit.TensorMapSpec(data, box=(16, 3, 1))
    assert spec.rank == 3
    assert spec.global_dim == (32, 3, 4)
    assert spec.global_strides == (2 * 32 * 4, 6 * 32 * 4)
    assert spec.box == (16, 3, 1)
    assert spec.element_strides == (1, 1, 1)
    assert (spec.dtype, spec.element_size) == ("float32", 4)
    assert (spec.swizzle, spec.interleave, spec.l2_promotion, spec.oob_fill) == ("none",) * 4
    assert spec.tensor is data
    assert spec.data_ptr == data.data_ptr()


def test_given_shape_overrides_the_tensor():
    flat = torch.zeros(4096, dtype=torch.uint8)
    spec = jit.TensorMapSpec(flat, box=(64, 8), global_dim=(64, 32), global_strides=(128,), element_strides=(1, 2))
    assert (spec.global_dim, spec.global_strides, spec.element_strides) == ((64, 32), (128,), (1, 2))


@pytest.mark.parametrize(
    ("dtype", "name", "size"),
    [
        (torch.bfloat16, "bfloat16", 2),
        (torch.float16, "float16", 2),
        (torch.float32, "float32", 4),
        (torch.float64, "float64", 8),
        (torch.uint8, "uint8", 1),
        (torch.int8, "uint8", 1),
        (torch.int16, "uint16", 2),
        (torch.int32, "int32", 4),
        (torch.int64, "int64", 8),
        (torch.float8_e4m3fn, "uint8", 1),
    ],
)
def test_types(dtype, name, size):
    spec = jit.TensorMapSpec(torch.zeros(32, 32, dtype=dtype), box=(16, 1))
    assert (spec.dtype, spec.element_size) == (name, size)


def test_type_given_by_name():
    spec = jit.TensorMapSpec(torch.zeros(32, 32, dtype=torch.int32), box=(16, 1), dtype="float32")
    assert spec.dtype == "float32"
    packed = jit.TensorMapSpec(
        torch.zeros(8, 32), box=(64, 1), dtype=torch.bfloat16, global_dim=(64, 8), global_strides=(128,)
    )
    assert (packed.dtype, packed.element_size) == ("bfloat16", 2)


def flat(**kwargs):
    return {"global_dim": (64, 64, 64), "global_strides": (128, 8192), "box": (32, 1, 1)} | kwargs


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"box": (64,)}, "box: expected 2 values"),
        ({"box": (64, 257)}, r"box\[1\]: expected 1 to 256 elements, got 257"),
        ({"box": (64, 0)}, r"box\[1\]: expected 1 to 256 elements, got 0"),
        ({"box": (4, 8)}, r"box\[0\]: the innermost box must be a multiple of 16 bytes, got 4 × 2 = 8 bytes"),
        (
            {"box": (128, 8), "swizzle": "128B"},
            r"box\[0\]: with swizzle 128B .* at most 128 bytes \(64 elements\), got 128",
        ),
        ({"box": (32, 8), "swizzle": "32B"}, r"box\[0\]: with swizzle 32B .* at most 32 bytes"),
        ({"box": 64}, "box: expected a sequence of ints"),
        ({"box": (64.0, 1)}, "box: expected a sequence of ints"),
        ({"box": (64, 8), "swizzle": "256B"}, "swizzle: expected one of none, 32B, 64B, 128B, 128B_ATOM_32B"),
        ({"box": (64, 8), "interleave": "8B"}, "interleave: expected one of"),
        ({"box": (64, 8), "interleave": "16B"}, "interleave: 16B needs at least 3 dimensions, got 2"),
        ({"box": (64, 8), "l2_promotion": "32B"}, "l2_promotion: expected one of"),
        ({"box": (64, 8), "oob_fill": "zero"}, "oob_fill: expected one of none, nan"),
        ({"box": (64, 8), "element_strides": (1, 9)}, r"element_strides\[1\]: expected 1 to 8, got 9"),
        ({"box": (64, 8), "element_strides": (1,)}, "element_strides: expected 2 values"),
        ({"box": (64, 8), "dtype": "complex64"}, "dtype: no tensor map type for complex64"),
        ({"box": (64, 8), "dtype": torch.float32}, "global_dim: needed, because dtype has 4 bytes"),
        (
            flat(global_strides=(120, 8192)),
            r"global_strides\[0\]: expected a multiple of 16 bytes below 2\^40, got 120",
        ),
        (flat(global_strides=(128, 1 << 40)), r"global_strides\[1\]: .*got 1099511627776"),
        (flat(global_strides=(128,)), "global_strides: expected 2 values"),
        (flat(global_strides=None), "global_strides: needed, because global_dim has rank 3 and the tensor 2"),
        (flat(global_dim=(64, 0, 64)), r"global_dim\[1\]: expected 1 to 2\^32, got 0"),
        (flat(global_dim=((1 << 32) + 1, 64, 64)), r"global_dim\[0\]: expected 1 to 2\^32"),
        (
            flat(global_dim=(64,) * 6, global_strides=(128,) * 5),
            "global_dim: a tensor map has 1 to 5 dimensions, got 6",
        ),
        (flat(interleave="16B", box=(4, 8, 1)), r"box\[0\]: the innermost box must be a multiple of 16 bytes"),
        (flat(interleave="32B"), "swizzle: interleave 32B needs swizzle 32B, got none"),
    ],
)
def test_limits_are_named(arguments, message):
    with pytest.raises(jit.ArgumentError, match=message):
        jit.TensorMapSpec(BF16, **arguments)


def test_tensor_itself_is_checked():
    with pytest.raises(jit.ArgumentError, match=r"tensor: expected a torch\.Tensor, got list"):
        jit.TensorMapSpec([1, 2], box=(1,))  # type: ignore[arg-type]
    with pytest.raises(jit.ArgumentError, match=r"tensor: its data pointer 0x[0-9a-f]+ is not a multiple of 16 bytes"):
        jit.TensorMapSpec(BF16.flatten()[1:1025], box=(64,))
    with pytest.raises(jit.ArgumentError, match="tensor: its last dimension must be contiguous"):
        jit.TensorMapSpec(BF16.t(), box=(64, 8))
    with pytest.raises(jit.ArgumentError, match=r"dtype: no tensor map type for torch\.complex64"):
        jit.TensorMapSpec(torch.zeros(16, 16, dtype=torch.complex64), box=(16, 1))
    with pytest.raises(jit.ArgumentError, match="oob_fill: nan needs a floating dtype, got int32"):
        jit.TensorMapSpec(torch.zeros(16, 16, dtype=torch.int32), box=(16, 1), oob_fill="nan")
    jit.TensorMapSpec(BF16, box=(16, 1), oob_fill="nan")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"global_dim": (192, 8)}, r"global_dim\[0\]: uint4x16_align16 needs a multiple of 128 values, got 192"),
        ({"box": (64, 8)}, r"box\[0\]: uint4x16_align16 needs 128 values, got 64"),
        ({"swizzle": "64B"}, "swizzle: uint4x16_align16 takes none, 128B or 128B_ATOM_32B"),
        ({"global_strides": (144,)}, r"global_strides\[0\]: expected a multiple of 32 bytes"),
        ({"dtype": "uint4x16_align8", "box": (48, 8)}, r"box\[0\]: uint4x16_align8 needs a multiple of 32 values"),
        ({"oob_fill": "nan"}, "oob_fill: nan needs a floating dtype"),
    ],
)
def test_limits_of_packed_values(changes: dict[str, object], message: str) -> None:
    storage = torch.zeros(8 * 128 + 32, dtype=torch.uint8)
    tensor = storage[-storage.data_ptr() % 32 :][: 8 * 128].reshape(8, 128)
    good: dict[str, object] = {
        "dtype": "uint4x16_align16",
        "global_dim": (256, 8),
        "global_strides": (128,),
        "box": (128, 8),
    }
    spec = jit.TensorMapSpec(tensor, **good)
    assert (spec.unit, spec.unit_shared, spec.element_size) == (16, 16, 8)
    with pytest.raises(jit.ArgumentError, match=message):
        jit.TensorMapSpec(tensor, **{**good, **changes})


IMAGES = torch.zeros(2, 9, 7, 16)
IM2COL = {"channels": 16, "pixels": 32, "lower": (-1, -1), "upper": (-1, -1)}


@pytest.mark.parametrize(("change", "message"), [
    ({"pixels": 1025}, "pixels: expected 1 to 1024, got 1025"),
    ({"channels": 257}, r"box\[0\]: expected 1 to 256 elements, got 257"),
    ({"lower": (-1,)}, "lower: expected 2 values, got 1"),
    ({"upper": (0, 128)}, r"upper\[1\]: expected -128 to 127 for 4 dimensions, got 128"),
    ({"lower": (0, 0), "upper": (-7, 0)}, r"upper\[0\]: the bounding box from 0 to -1 is empty"),
    ({"swizzle": "32B"}, "with swizzle 32B the innermost box is at most 32 bytes"),
])  # fmt: skip
def test_limits_of_im2col(change, message):
    assert jit.Im2colMapSpec(IMAGES, **IM2COL).box == (16, 1, 1, 1)
    with pytest.raises(jit.ArgumentError, match=message):
        jit.Im2colMapSpec(IMAGES, **IM2COL | change)


def test_the_same_map_of_another_tensor():
    other = torch.zeros_like(IMAGES)
    for spec in (jit.Im2colMapSpec(IMAGES, **IM2COL), jit.TensorMapSpec(BF16, box=(64, 8), swizzle="128B")):
        moved = spec.at(other)
        ours = {name: value for name, value in vars(spec).items() if name not in ("tensor", "data_ptr")}
        assert {name: vars(moved)[name] for name in ours} == ours
        assert (type(moved), moved.tensor, moved.data_ptr) == (type(spec), other, other.data_ptr())
        assert spec.tensor is not other
        with pytest.raises(jit.ArgumentError, match="not a multiple of 16 bytes"):
            spec.at(torch.zeros(8, dtype=torch.bfloat16)[1:])
        with pytest.raises(jit.ArgumentError, match=r"expected a torch\.Tensor, got int"):
            spec.at(3)


def test_a_map_that_the_driver_refuses_says_where_its_limits_stand(monkeypatch):
    given = []
    monkeypatch.setattr(driver, "check", lambda result, what, hint="": given.append((result, what, hint)))
    made = ctypes.create_string_buffer(tensormap.BYTES)
    encoded = SimpleNamespace(getPtr=lambda: ctypes.addressof(made))
    cuda = SimpleNamespace(cuuint64_t=int, cuuint32_t=int, cuTensorMapEncodeTiled=lambda *_: (1, encoded))
    monkeypatch.setattr(driver, "bindings", lambda: cuda)
    monkeypatch.setattr(tensormap, "_enumerations", lambda spec: [0] * 5)
    spec = jit.TensorMapSpec(BF16, box=(64, 8))
    tensormap._encode(spec)
    ((result, what, hint),) = given
    assert (result, what) == (1, f"encoding {spec!r}")
    assert "cuTensorMapEncodeTiled" in hint


def test_im2col_needs_spatial_dimensions():
    with pytest.raises(jit.ArgumentError, match="3 to 5 dimensions, got 2"):
        jit.Im2colMapSpec(torch.zeros(4, 4), channels=4, pixels=4, lower=(), upper=())


def test_options_are_given_by_name():
    with pytest.raises(TypeError, match="positional"):
        jit.TensorMapSpec(BF16, (64, 8))


def test_a_dimension_may_have_one_element():
    assert jit.TensorMapSpec(torch.zeros(1, 64), box=(64, 1)).global_dim == (64, 1)


@pytest.mark.parametrize("columns", [1, 2])
def test_columns_that_do_not_follow_each_other_are_refused_unless_there_is_one(columns):
    tensor = torch.zeros(64, 4 * columns)[:, ::4]
    assert tensor.stride(-1) != 1
    if columns == 1:
        assert jit.TensorMapSpec(tensor, box=(4, 8)).global_dim == (1, 64)
    else:
        with pytest.raises(jit.ArgumentError, match="its last dimension must be contiguous"):
            jit.TensorMapSpec(tensor, box=(4, 8))


def test_what_the_driver_is_given(monkeypatch):
    """In the order of cuTensorMapEncodeTiled. Arrays stand as addresses; one of no strides has one all the same."""
    monkeypatch.setattr(tensormap, "_enumerations", lambda spec: (7, 1, 2, 3, 4))
    spec = jit.TensorMapSpec(BF16, box=(64, 8), element_strides=(1, 2))
    (dtype, rank, *addresses), arrays = spec.encoding()
    assert (dtype, rank, addresses[4:]) == (7, 2, [1, 2, 3, 4])
    assert addresses[:4] == [ctypes.addressof(array) for array in arrays]
    assert [list(array) for array in arrays] == [[128, 256], [256], [64, 8], [1, 2]]
    _, arrays = jit.TensorMapSpec(torch.zeros(64), box=(64,)).encoding()
    assert [list(array) for array in arrays] == [[64], [0], [64], [1]]
