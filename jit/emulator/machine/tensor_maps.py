"""Tensor maps as 128 bytes: the emulator's own form of a `CUtensorMap`, which may lie anywhere in memory.

The driver's form is not public. This one holds all that a `TensorMapSpec` says, so that a kernel's parameters, a
`__constant__` variable or global memory can hold a map. Copies of the bytes are maps too, and `tensormap.replace`
changes their fields. Maps that CuTe DSL's host code wrote have another form (`cute_maps`).
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from ...arguments.im2col import Im2colMapSpec
from ...arguments.tensormap import BYTES, FILLS, INTERLEAVES, PROMOTIONS, TensorMapSpec
from ...base.errors import ArgumentError
from ...base.findings import EmulatorFinding
from . import cute_maps

# Codes of an element type [PTX ISA, table of tensormap.replace].
ELEMENTS = (
    "uint8", "uint16", "uint32", "int32", "uint64", "int64", "float16", "float32", "float32_ftz", "float64",
    "bfloat16", "tfloat32", "tfloat32_ftz", "uint4x16_align8", "uint4x16_align16", "uint6x16_align16",
)  # fmt: skip
# Codes of a swizzle mode and of its atomicity.
SWIZZLES = {(0, 0): "none", (1, 0): "32B", (2, 0): "64B", (3, 0): "128B", (3, 1): "128B_ATOM_32B"}
LIMITS = {"rank": 4, "elemtype": 15, "interleave_layout": 2, "swizzle_mode": 4, "fill_mode": 1, "swizzle_atomicity": 3}
# Names are those of the fields of tensormap.replace. `rank` is one less than the dimensions; a `global_dim` of 0 is
# 2^32. `known` has a bit for each value of those fields, in this order, which somebody has given. Bit 21 of the second
# word is never set: CUTLASS's host code clears it, for the sake of some drivers.
LAYOUT = np.dtype(
    [
        ("global_address", "<u8", (1,)), ("rank", "u1", (1,)), ("elemtype", "u1", (1,)),
        ("interleave_layout", "u1", (1,)), ("swizzle_mode", "u1", (1,)), ("fill_mode", "u1", (1,)),
        ("swizzle_atomicity", "u1", (1,)), ("promotion", "<u2"), ("global_stride", "<u8", (4,)),
        ("global_dim", "<u4", (5,)), ("box_dim", "<u2", (5,)), ("element_stride", "<u2", (5,)), ("known", "<u4"),
        ("pixels", "<u2"), ("lower", "<i2", (3,)), ("upper", "<i2", (3,)), ("nothing", "u1", 22),
    ]
)  # fmt: skip
assert LAYOUT.itemsize == BYTES
_NAMES = LAYOUT.names or ()
COUNTS = {name: LAYOUT[name].shape[0] for name in _NAMES[: _NAMES.index("known")] if LAYOUT[name].shape}
# 0 where nobody has given it: sm_90 has no atomicity, and Triton leaves the other two at zero.
_OPTIONAL = ("swizzle_atomicity", "interleave_layout", "fill_mode")


class Unencoded(Exception):
    """A tensor map that is right for the chip, and that the emulator does not follow."""


class Address:
    """Stands for the tensor of a map that is known by its address only."""

    dtype = None

    def __init__(self, address: int):
        self._address = address

    def data_ptr(self) -> int:
        """The address."""
        return self._address

    def get_device(self) -> int:
        """-1: host memory."""
        return -1


def _bit(field: str, ordinal: int) -> int:
    before = list(COUNTS)[: list(COUNTS).index(field)]
    return 1 << sum(COUNTS[name] for name in before) + ordinal


def encode(spec: TensorMapSpec) -> bytes:
    """The 128 bytes of a map."""
    record = np.zeros((), LAYOUT)
    swizzle, atomicity = next(code for code, name in SWIZZLES.items() if name == spec.swizzle)
    record["global_address"] = spec.tensor.data_ptr()
    for name, values in (
        ("global_stride", spec.global_strides),
        ("global_dim", [extent & 0xFFFFFFFF for extent in spec.global_dim]),
        ("box_dim", spec.box),
        ("element_stride", spec.element_strides),
    ):
        record[name][: len(values)] = values
    record["rank"], record["elemtype"] = spec.rank - 1, ELEMENTS.index(spec.dtype)
    record["interleave_layout"] = INTERLEAVES.index(spec.interleave)
    record["swizzle_mode"], record["swizzle_atomicity"] = swizzle, atomicity
    record["fill_mode"], record["promotion"] = FILLS.index(spec.oob_fill), PROMOTIONS.index(spec.l2_promotion)
    if isinstance(spec, Im2colMapSpec):
        record["pixels"] = spec.pixels
        record["lower"][: spec.rank - 2], record["upper"][: spec.rank - 2] = spec.lower, spec.upper
    record["known"] = (1 << sum(COUNTS.values())) - 1
    return record.tobytes()


def replace(data: np.ndarray, field: str, ordinal: int, value: int) -> None:
    """Puts a new value into one field of the 128 bytes, as `tensormap.replace` does. What does not fit into the field
    becomes the largest value that does, which no tensor map may have.

    Raises:
        EmulatorFinding: the ordinal or the code of the value is not one of the field's.
    """
    if ordinal >= COUNTS[field]:
        raise EmulatorFinding("tensor-map", f"ordinal {ordinal} of .{field}: expected 0 to {COUNTS[field] - 1}")
    if value > LIMITS.get(field, value):
        raise EmulatorFinding("tensor-map", f"new value {value} of .{field}: expected 0 to {LIMITS[field]}")
    record = data.view(LAYOUT)[0]
    if _foreign(record) and (spec := _of_cute(data.tobytes())):
        data[:] = np.frombuffer(encode(spec), np.uint8)
    if record["pixels"]:
        raise EmulatorFinding("tensor-map", "tensormap.replace.tile of a tensor map in im2col mode")
    record[field][ordinal] = min(value, int(np.iinfo(LAYOUT[field].base).max))
    record["known"] |= _bit(field, ordinal)


def _foreign(record: np.void) -> bool:
    """Whether the bytes have something that neither `encode` nor `replace` writes."""
    if (
        record["interleave_layout"][0] > LIMITS["interleave_layout"]
    ):  # as in each map of CuTe DSL, whatever is behind it
        return True
    known, every = int(record["known"]), (1 << sum(COUNTS.values())) - 1
    if known & ~every or record["nothing"].tobytes().strip(b"\0"):
        return True
    if known != every and (record["promotion"] or record["pixels"] or record["lower"].any() or record["upper"].any()):
        return True
    return any(
        int(record[name][ordinal]) and not known & _bit(name, ordinal)
        for name, count in COUNTS.items()
        for ordinal in range(count)
    )


def whole_in_front(data: np.ndarray, written: np.ndarray) -> bool:
    """Whether the front of 128 bytes is a whole map, and written: CuTe DSL's kernels copy of its maps no more."""
    front = cute_maps.FORM.itemsize
    return bool(written[:front].all()) and cute_maps.fields(data[:front].tobytes()) is not None


def _of_cute(data: bytes) -> TensorMapSpec | None:
    """The map that CuTe DSL's host code wrote; None where the bytes are none.

    Raises:
        EmulatorFinding: it is outside the limits of TMA.
    """
    if not (found := cute_maps.fields(data)):
        return None
    address, said = found
    return _within_limits(TensorMapSpec, Address(address), said)


def _within_limits(kind: type[TensorMapSpec], tensor: Address, said: dict[str, Any]) -> TensorMapSpec:
    try:
        return kind(tensor, **said)  # type: ignore[arg-type]
    except ArgumentError as error:
        raise EmulatorFinding("tensor-map", f"the tensor map is outside the limits of TMA: {error}") from None


@functools.lru_cache(maxsize=1024)
def decode(data: bytes) -> TensorMapSpec:
    """What 128 bytes say.

    Raises:
        EmulatorFinding: a field was never given, or is outside the limits of TMA.
        Unencoded: the emulator does not follow such a map.
    """
    record = np.frombuffer(data, LAYOUT)[0]
    if _foreign(record):
        if spec := _of_cute(data):
            return spec
        raise Unencoded(
            "this tensor map was made neither by cuTensorMapEncode* nor by tensormap.replace, and is no tiled map as "
            "the host code of CuTe DSL 4.8 writes it; the form of others is not public"
        )
    rank = int(record["rank"][0]) + 1
    for name, count in COUNTS.items():
        for ordinal in range(count if count == 1 else rank - (name == "global_stride")):
            if not int(record["known"]) & _bit(name, ordinal) and name not in _OPTIONAL:
                which = f".{name}" + (f"[{ordinal}]" if COUNTS[name] > 1 else "")
                raise EmulatorFinding(
                    "tensor-map",
                    f"the 128 bytes are no tensor map: {which} was never set. Pass the address of a const "
                    f"__grid_constant__ CUtensorMap, or of a copy of one, or set every field by tensormap.replace",
                )
    code = int(record["swizzle_mode"][0]), int(record["swizzle_atomicity"][0])
    if (swizzle := SWIZZLES.get(code if code[0] else (0, 0))) is None:
        raise Unencoded(f"swizzle mode {code[0]} with atomicity {code[1]}")
    tensor = Address(int(record["global_address"][0]))
    said: dict[str, Any] = {
        "dtype": ELEMENTS[int(record["elemtype"][0])],
        "global_dim": [int(extent) or 1 << 32 for extent in record["global_dim"][:rank]],
        "global_strides": record["global_stride"][: rank - 1].tolist(),
        "element_strides": record["element_stride"][:rank].tolist(),
        "swizzle": swizzle,
        "interleave": INTERLEAVES[int(record["interleave_layout"][0])],
        "l2_promotion": PROMOTIONS[int(record["promotion"])],
        "oob_fill": FILLS[int(record["fill_mode"][0])],
    }
    box = record["box_dim"][:rank].tolist()
    if not record["pixels"]:
        return _within_limits(TensorMapSpec, tensor, {"box": box, **said})
    corners = {name: record[name][: rank - 2].tolist() for name in ("lower", "upper")}
    more = {"channels": box[0], "pixels": int(record["pixels"]), **corners}
    return _within_limits(Im2colMapSpec, tensor, {**said, **more})


class TensorMapProxy:
    """What orders writes of tensor maps in global memory, by the generic proxy, before their use by tensor copies,
    which read them through the tensormap proxy [PTX ISA 9.7.13.4].

    Attributes:
        released: the bytes that `tensormap.cp_fenceproxy` last wrote at each address.
        fenced: the numbers of the clusters that have executed `fence.proxy.tensormap::generic.release`.
        acquired: the bytes that were at an address when a CTA executed `fence.proxy.tensormap::generic.acquire` for it.
    """

    def __init__(self) -> None:
        self.released: dict[int, bytes] = {}
        self.fenced: set[int] = set()
        self.acquired: dict[tuple[tuple[int, int, int], int], bytes] = {}

    def missing(self, cta: tuple[int, int, int], address: int, writer: int, data: bytes) -> str:
        """The fence that is missing between the writes of cluster ``writer`` and a copy by a CTA, or ""."""
        if self.released.get(address) != data and writer not in self.fenced:
            return "tensormap.cp_fenceproxy, or fence.proxy.tensormap::generic.release, after the last write"
        if (seen := self.acquired.get((cta, address))) is None:
            return "fence.proxy.tensormap::generic.acquire before the copy"
        return "" if seen == data else "another fence.proxy.tensormap::generic.acquire, after the last write,"
