"""`printf` and `assert` of kernels: the functions `vprintf` and `__assertfail` that the compiler calls for them."""

from __future__ import annotations

import ctypes
import re
import struct
import sys
from typing import Any

import numpy as np

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.lanes import lanes_of
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import ALWAYS, instruction

_DIRECTIVE = re.compile(
    r"%(?P<flags>[-+ #0]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|\d+))?(?P<length>hh|h|ll|l|z|t|j)?"
    r"(?P<what>[diuxXocspfFeEgGaA%])"
)
_C = ctypes.CDLL(None)
_WIDEST = 1 << 20  # characters: CUDA's own buffer for the output of all threads


def _memory(warp: Warp, lane: int, address: int) -> np.ndarray:
    """The bytes from a lane's generic address on: to the end of its local memory, of the CTA's shared memory, or of the
    allocation."""
    tag, low = address >> 48, address & 0xFFFFFFFF
    if tag == f.LOCAL_TAG:
        size = warp.launch.program.local_size
        return warp.local[lane * size + min(low, size) : (lane + 1) * size]
    if tag == f.SHARED_TAG:
        return warp.cta.shared[warp.cta.own(low) :]
    array, at = warp.launch.memory.find(address, 1)
    return array[at:]


def _bytes(warp: Warp, lane: int, address: int, size: int) -> bytes:
    """Bytes at a lane's generic address."""
    return _memory(warp, lane, address)[:size].tobytes()


def _text(warp: Warp, lane: int, address: int) -> str:
    """The C string at a lane's generic address."""
    if not address:
        return "(null)"
    return _memory(warp, lane, address).tobytes().split(b"\0", 1)[0].decode(errors="replace")


class _Arguments:
    """The packed arguments of a call: each at a multiple of its size."""

    def __init__(self, warp: Warp, lane: int, address: int):
        self.warp, self.lane, self.address, self.at = warp, lane, address, 0

    def next(self, size: int) -> bytes:
        self.at = -(-self.at // size) * size
        data = _bytes(self.warp, self.lane, self.address + self.at, size)
        self.at += size
        return data


def _written(directive: str, value: Any) -> str:
    """A number as the C library writes it, which CUDA's host code asks too."""
    form = directive.encode()
    size = _C.snprintf(None, 0, form, value) + 1
    buffer = ctypes.create_string_buffer(size)
    _C.snprintf(buffer, size, form, value)
    return buffer.value.decode()


def _formatted(warp: Warp, lane: int, form: str, arguments: _Arguments) -> str:
    def one(m: re.Match[str]) -> str:
        if m["what"] == "%":
            return "%"
        numbers = [
            str(struct.unpack("<i", arguments.next(4))[0]) if text == "*" else text
            for text in (m["width"], m["precision"])
        ]
        if any(abs(int(text)) > _WIDEST for text in numbers if text):
            raise ValueError(f"a width or precision above {_WIDEST}")
        place = f"%{m['flags']}{numbers[0] or ''}" + (f".{numbers[1]}" if numbers[1] is not None else "")
        what, length = m["what"], m["length"] or ""
        if what == "c":
            return f"{place}c" % chr(arguments.next(4)[0])
        if what in "diuxXo":
            size = 8 if length in ("l", "ll", "z", "t", "j") else 4
            number = int.from_bytes(arguments.next(size), "little")
            return _written(place + length + what, (ctypes.c_uint64 if size == 8 else ctypes.c_uint32)(number))
        data = arguments.next(8)
        if what == "s":
            return f"{place}s" % _text(warp, lane, int.from_bytes(data, "little"))
        if what == "p":
            return f"{place}s" % hex(int.from_bytes(data, "little"))
        return _written(place + what, ctypes.c_double.from_buffer_copy(data))

    return _DIRECTIVE.sub(one, form)


@instruction("vprintf", isa="9.7.12.5", counts="control", python=True, results=(), crosses=ALWAYS)
def vprintf(warp: Warp, site: Site, mask: int) -> int:
    """`vprintf(format, arguments)`: the text of each lane, in their order, on standard output at once."""
    for lane in lanes_of(mask):
        form, arguments = (int(warp.u64[slot[0]][lane]) for slot in site.slots)
        sys.stdout.write(_formatted(warp, lane, _text(warp, lane, form), _Arguments(warp, lane, arguments)))
    sys.stdout.flush()
    return 0


@instruction("__assertfail", isa="9.7.12.5", counts="control", python=True, results=())
def assertfail(warp: Warp, site: Site, mask: int) -> int:
    """`__assertfail(expression, file, line, function, size)`: an `assert` does not hold."""
    lane = next(iter(lanes_of(mask)))
    expression, file = (_text(warp, lane, int(warp.u64[site.slots[i][0]][lane])) for i in (0, 1))
    line = int(warp.u64[site.slots[2][0]][lane])
    raise EmulatorFinding("trap", f"assert({expression}) does not hold, {file}:{line}", lane=lane)
