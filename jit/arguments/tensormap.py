"""Tensor maps: the description that TMA follows, checked here, encoded by the driver at the launch.

Limits are those of `cuTensorMapEncodeTiled` in the CUDA Driver API and of the PTX ISA, "Tensors" (5.5).
"""

from __future__ import annotations

import copy
import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from ..base.errors import ArgumentError

if TYPE_CHECKING:
    import torch

BYTES = 128  # of a CUtensorMap
# Bytes within which a swizzle moves pieces: of 16 bytes, or of 32 where the name says so.
SWIZZLES = {"none": 0, "32B": 32, "64B": 64, "128B": 128, "128B_ATOM_32B": 128}
INTERLEAVES = ("none", "16B", "32B")
PROMOTIONS = ("none", "64B", "128B", "256B")
FILLS = ("none", "nan")
# Name of the driver's data type, bytes of an element, and torch's names for it.
DTYPES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "uint8": ("UINT8", 1, ("int8", "bool", "float8_e4m3fn", "float8_e5m2", "float8_e8m0fnu", "float4_e2m1fn_x2")),
    "uint16": ("UINT16", 2, ("int16",)),
    "uint32": ("UINT32", 4, ()),
    "int32": ("INT32", 4, ()),
    "uint64": ("UINT64", 8, ()),
    "int64": ("INT64", 8, ()),
    "float16": ("FLOAT16", 2, ()),
    "float32": ("FLOAT32", 4, ()),
    "float32_ftz": ("FLOAT32_FTZ", 4, ()),
    "tfloat32": ("TFLOAT32", 4, ()),
    "tfloat32_ftz": ("TFLOAT32_FTZ", 4, ()),
    "float64": ("FLOAT64", 8, ()),
    "bfloat16": ("BFLOAT16", 2, ()),
    # 16 packed values are what is copied as one; their bytes.
    "uint4x16_align8": ("16U4_ALIGN8B", 8, ()),
    "uint4x16_align16": ("16U4_ALIGN16B", 8, ()),
    "uint6x16_align16": ("16U6_ALIGN16B", 12, ()),
}
# In the order of the driver's CUtensorMapDataType.
ENUMERATORS = (
    "uint8", "uint16", "uint32", "int32", "uint64", "int64", "float16", "float32", "float64", "bfloat16",
    "float32_ftz", "tfloat32", "tfloat32_ftz", "uint4x16_align8", "uint4x16_align16", "uint6x16_align16",
)  # fmt: skip
# Bytes in shared memory of 16 packed values, the gap behind them included, and the multiple that global_dim[0] must be.
PACKED = {"uint4x16_align8": (8, 2), "uint4x16_align16": (16, 128), "uint6x16_align16": (16, 128)}
_NAMES = {name: known for known, row in DTYPES.items() for name in (known, *row[2])}
_FLOATS = ("float16", "float32", "float32_ftz", "tfloat32", "tfloat32_ftz", "float64", "bfloat16")


class TensorMapSpec:
    """How TMA reads or writes a tiled global tensor.

    Every list is innermost dimension first, the driver's order, so the reverse of a torch shape.

    Args:
        tensor: the torch tensor; it stays alive as long as the spec.
        box: elements of the tile by dimension, 1 to 256 each.
        global_dim: elements by dimension, 1 to 2^32; default: the tensor's shape reversed.
        global_strides: bytes between elements of dimensions 1.., rank - 1 of them, multiples of 16 below 2^40;
            default: the tensor's strides reversed. The innermost stride is always one element.
        element_strides: 1 to 8 by dimension; default: ones.
        dtype: a torch dtype or its name; default: the tensor's. 8-bit floats and packed 4-bit pairs count as uint8. By
            name only: ``"tfloat32"`` and ``"tfloat32_ftz"``, f32 that loads round to tf32, to nearest even;
            ``"float32_ftz"``; ``"uint4x16_align8"``, ``"uint4x16_align16"``, ``"uint6x16_align16"``, 16 packed
            values of 4 or 6 bits, in shared memory at multiples of so many bytes; their dimensions and boxes count
            single values.
        swizzle: ``"none"``, ``"32B"``, ``"64B"``, ``"128B"`` or ``"128B_ATOM_32B"``; the innermost box must fit in it.
        interleave: ``"none"``, ``"16B"`` or ``"32B"``: with these, `global_dim[0]` and `box[0]` count pieces of so many
            bytes, and the last dimension but one counts slices, of which a box has one.
        l2_promotion: ``"none"``, ``"64B"``, ``"128B"`` or ``"256B"``.
        oob_fill: ``"none"`` (zeros) or ``"nan"``, floating types only.

    Attributes:
        tensor, data_ptr, dtype (a key of DTYPES), rank, global_dim, global_strides, box, element_strides, swizzle,
        interleave, l2_promotion, oob_fill, element_size (bytes; of 16
        values where they are packed), unit (values that are copied as one: 1, or 16), unit_shared (bytes of a unit in
        shared memory): what the arguments came to.

    Raises:
        ArgumentError: naming the argument, its limit, and what it was.
    """

    def __init__(
        self,
        tensor: torch.Tensor,
        *,
        box: Sequence[int],
        global_dim: Sequence[int] | None = None,
        global_strides: Sequence[int] | None = None,
        element_strides: Sequence[int] | None = None,
        dtype: torch.dtype | str | None = None,
        swizzle: str = "none",
        interleave: str = "none",
        l2_promotion: str = "none",
        oob_fill: str = "none",
    ):
        self._point(tensor)
        self.dtype = _dtype(tensor.dtype if dtype is None else dtype)
        self.element_size = DTYPES[self.dtype][1]
        self.unit = 16 if self.dtype in PACKED else 1
        self.unit_shared = PACKED[self.dtype][0] if self.dtype in PACKED else self.element_size
        self.swizzle = _one_of("swizzle", swizzle, tuple(SWIZZLES))
        self.interleave = _one_of("interleave", interleave, INTERLEAVES)
        self.l2_promotion = _one_of("l2_promotion", l2_promotion, PROMOTIONS)
        self.oob_fill = _one_of("oob_fill", oob_fill, FILLS)
        if global_dim is None:
            global_dim = _default_dims(tensor, self.element_size)
            if global_strides is None:
                global_strides = _default_strides(tensor)
        self.global_dim = _ints("global_dim", global_dim)
        self.rank = len(self.global_dim)
        if global_strides is None:
            if tensor.dim() != self.rank:
                raise ArgumentError(
                    f"global_strides: needed, because global_dim has rank {self.rank} and the tensor {tensor.dim()}"
                )
            global_strides = _default_strides(tensor)
        self.global_strides = _ints("global_strides", global_strides)
        self.box = _ints("box", box)
        self.element_strides = _ints("element_strides", [1] * self.rank if element_strides is None else element_strides)
        self._check()

    def _point(self, tensor: torch.Tensor) -> None:
        if not hasattr(tensor, "data_ptr"):
            raise ArgumentError(f"tensor: expected a torch.Tensor, got {type(tensor).__name__}")
        self.tensor = tensor
        self.data_ptr: int = tensor.data_ptr()
        self._encoded: bytes | None = None

    def get_device(self) -> int:
        """The tensor's CUDA device index, or -1 on the CPU, as ``torch.Tensor.get_device``."""
        return self.tensor.get_device()

    def __repr__(self) -> str:
        return (
            f"TensorMapSpec({self.dtype}, dim={self.global_dim}, strides={self.global_strides}, box={self.box}, "
            f"swizzle={self.swizzle}, interleave={self.interleave})"
        )

    def _check(self) -> None:
        rank = self.rank
        if not 1 <= rank <= 5:
            raise ArgumentError(f"global_dim: a tensor map has 1 to 5 dimensions, got {rank}: {self.global_dim}")
        if self.interleave != "none" and rank < 3:
            raise ArgumentError(f"interleave: {self.interleave} needs at least 3 dimensions, got {rank}")
        for name, given, count in (
            ("global_strides", self.global_strides, rank - 1),
            ("box", self.box, rank),
            ("element_strides", self.element_strides, rank),
        ):
            if len(given) != count:
                raise ArgumentError(
                    f"{name}: expected {count} values for global_dim {self.global_dim}, got {len(given)}: {given}"
                )
        align = 32 if self.interleave == "32B" or self.dtype in ("uint4x16_align16", "uint6x16_align16") else 16
        if self.data_ptr % align:
            raise ArgumentError(
                f"tensor: its data pointer {self.data_ptr:#x} is not a multiple of {align} bytes; TMA needs "
                f"that. Copy the slice with .clone()"
            )
        self._check_ranges(align)
        if self.dtype in PACKED:
            self._check_packed()
        self._check_innermost()
        if self.interleave == "32B" and self.swizzle != "32B":
            raise ArgumentError(f"swizzle: interleave 32B needs swizzle 32B, got {self.swizzle}")
        if self.oob_fill == "nan" and self.dtype not in _FLOATS:
            raise ArgumentError(f"oob_fill: nan needs a floating dtype, got {self.dtype}")

    def _check_ranges(self, align: int) -> None:
        """The range of each extent and stride."""
        for i, extent in enumerate(self.global_dim):
            if not 1 <= extent <= 1 << 32:
                raise ArgumentError(f"global_dim[{i}]: expected 1 to 2^32, got {extent}")
        for i, stride in enumerate(self.global_strides):
            if stride % align or not 0 <= stride < 1 << 40:
                raise ArgumentError(
                    f"global_strides[{i}]: expected a multiple of {align} bytes below 2^40, got {stride}; pad the rows "
                    f"of dimension {i} ({self.element_size} bytes an element)"
                )
        for i, extent in enumerate(self.box):
            if not 1 <= extent <= 256:
                raise ArgumentError(f"box[{i}]: expected 1 to 256 elements, got {extent}")
        for i, stride in enumerate(self.element_strides):
            if not 1 <= stride <= 8:
                raise ArgumentError(f"element_strides[{i}]: expected 1 to 8, got {stride}")

    def _check_innermost(self) -> None:
        """The innermost row of the box is a multiple of 16 bytes in shared memory, and within the swizzle's span."""
        inner = self.box[0] * self.unit_shared // self.unit
        of = f"{self.box[0]} × {self.element_size if self.unit == 1 else f'{self.unit_shared}/{self.unit}'}"
        if inner % 16:
            raise ArgumentError(f"box[0]: the innermost box must be a multiple of 16 bytes, got {of} = {inner} bytes")
        if self.interleave == "none" and self.swizzle != "none" and inner > (span := SWIZZLES[self.swizzle]):
            raise ArgumentError(
                f"box[0]: with swizzle {self.swizzle} the innermost box is at most {span} bytes "
                f"({span * self.unit // self.unit_shared} elements), got {of} = {inner} bytes; split the "
                f"tile or use a wider swizzle"
            )

    def _check_packed(self) -> None:
        multiple = PACKED[self.dtype][1]
        if self.global_dim[0] % multiple:
            raise ArgumentError(
                f"global_dim[0]: {self.dtype} needs a multiple of {multiple} values, got {self.global_dim[0]}"
            )
        if self.unit_shared == 16 and self.box[0] != 128:
            raise ArgumentError(f"box[0]: {self.dtype} needs 128 values, got {self.box[0]}")
        if self.unit_shared == 16 and self.swizzle not in ("none", "128B", "128B_ATOM_32B"):
            raise ArgumentError(f"swizzle: {self.dtype} takes none, 128B or 128B_ATOM_32B, got {self.swizzle}")
        if self.box[0] % 32:
            raise ArgumentError(f"box[0]: {self.dtype} needs a multiple of 32 values, got {self.box[0]}")
        if self.interleave != "none":
            raise ArgumentError(f"interleave: {self.dtype} takes none, got {self.interleave}")

    def encode(self) -> bytes:
        """The driver's 128 bytes for the tensor's present data pointer.

        Raises:
            LaunchError: the driver refuses; ArgumentError: the pointer moved to a misaligned address;
            NoDeviceError: no driver.
        """
        pointer = self.tensor.data_ptr()
        if self._encoded is None or pointer != self.data_ptr:
            self.data_ptr = pointer
            what = (
                *(pointer, self.dtype, self.global_dim, self.global_strides, self.box, self.element_strides),
                *(self.swizzle, self.interleave, self.l2_promotion, self.oob_fill),
            )
            if (known := _encodings.get(what)) is None:
                self._check()
                if len(_encodings) >= _MOST_ENCODINGS:
                    _encodings.clear()
                known = _encodings[what] = _encode(self)
            self._encoded = known
        return self._encoded

    def at(self, tensor: torch.Tensor) -> Self:
        """The same map of another tensor, whose shape and strides are not looked at. Raises as the constructor."""
        other = copy.copy(self)
        other._point(tensor)
        other._check()
        return other

    def encoding(self) -> tuple[tuple[int, ...], Any]:
        """What `cuTensorMapEncodeTiled` takes besides the addresses, in its order; and the arrays that it points to.

        Raises:
            NoDeviceError: no driver, whose names for these things are needed.
        """
        arrays = (
            (ctypes.c_uint64 * self.rank)(*self.global_dim),
            (ctypes.c_uint64 * max(self.rank - 1, 1))(*(self.global_strides or (0,))),
            (ctypes.c_uint32 * self.rank)(*self.box),
            (ctypes.c_uint32 * self.rank)(*self.element_strides),
        )
        dtype, *how = (int(value) for value in _enumerations(self))
        return (dtype, self.rank, *(ctypes.addressof(array) for array in arrays), *how), arrays


# The 128 bytes depend on the address and the shape alone, so a spec that is made anew at each call costs one look-up.
_encodings: dict[tuple[Any, ...], bytes] = {}
_MOST_ENCODINGS = 4096


def _encode(spec: TensorMapSpec) -> bytes:
    from ..base import driver

    cuda = driver.bindings()
    dtype, *how = _enumerations(spec)
    result, encoded = cuda.cuTensorMapEncodeTiled(
        dtype,
        spec.rank,
        spec.data_ptr,
        [cuda.cuuint64_t(extent) for extent in spec.global_dim],
        # A list even for rank 1, which has no strides: the driver refuses a null pointer.
        [cuda.cuuint64_t(stride) for stride in spec.global_strides or (0,)],
        [cuda.cuuint32_t(extent) for extent in spec.box],
        [cuda.cuuint32_t(stride) for stride in spec.element_strides],
        *how,
    )
    hint = "compare it with the limits in the CUDA Driver API, cuTensorMapEncodeTiled"
    driver.check(result, f"encoding {spec!r}", hint)
    return ctypes.string_at(int(encoded.getPtr()), BYTES)


def _enumerations(spec: TensorMapSpec) -> tuple[Any, ...]:
    """The driver's names for the data type, interleave, swizzle, promotion and fill."""
    from ..base import driver

    cuda = driver.bindings()
    return (
        getattr(cuda.CUtensorMapDataType, f"CU_TENSOR_MAP_DATA_TYPE_{DTYPES[spec.dtype][0]}"),
        getattr(cuda.CUtensorMapInterleave, f"CU_TENSOR_MAP_INTERLEAVE_{spec.interleave.upper()}"),
        getattr(cuda.CUtensorMapSwizzle, f"CU_TENSOR_MAP_SWIZZLE_{spec.swizzle.upper()}"),
        getattr(
            cuda.CUtensorMapL2promotion,
            "CU_TENSOR_MAP_L2_PROMOTION_" + ("NONE" if spec.l2_promotion == "none" else f"L2_{spec.l2_promotion}"),
        ),
        getattr(
            cuda.CUtensorMapFloatOOBfill,
            "CU_TENSOR_MAP_FLOAT_OOB_FILL_" + ("NONE" if spec.oob_fill == "none" else "NAN_REQUEST_ZERO_FMA"),
        ),
    )


def _dtype(given: object) -> str:
    name = str(given).removeprefix("torch.")
    if name not in _NAMES:
        raise ArgumentError(f"dtype: no tensor map type for {given}; there are {', '.join(DTYPES)}")
    return _NAMES[name]


def _one_of(argument: str, given: str, known: tuple[str, ...]) -> str:
    if given not in known:
        raise ArgumentError(f"{argument}: expected one of {', '.join(known)}, got {given!r}")
    return given


def _ints(argument: str, given: Sequence[int]) -> tuple[int, ...]:
    try:
        return tuple(value.__index__() for value in given)
    except (TypeError, AttributeError):
        raise ArgumentError(f"{argument}: expected a sequence of ints, innermost first, got {given!r}") from None


def _default_dims(tensor: torch.Tensor, element_size: int) -> tuple[int, ...]:
    if tensor.element_size() != element_size:
        raise ArgumentError(
            f"global_dim: needed, because dtype has {element_size} bytes an element and the tensor "
            f"{tensor.element_size()}"
        )
    if tensor.dim() and tensor.stride(-1) != 1 and tensor.shape[-1] != 1:
        raise ArgumentError(
            f"tensor: its last dimension must be contiguous for TMA, got strides {tuple(tensor.stride())}; give "
            f"global_dim and global_strides for another order"
        )
    return tuple(reversed(tensor.shape))


def _default_strides(tensor: torch.Tensor) -> tuple[int, ...]:
    return tuple(stride * tensor.element_size() for stride in reversed(tensor.stride()))[1:]
