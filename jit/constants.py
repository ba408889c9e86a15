"""What a source tells its host: the integers that it exports as constants.

A layout, a thread count or a tile is decided in the device code, and the host needs the number for the launch. The
source exports it::

    extern "C" __device__ const unsigned axpy_smem = sizeof(Shared);

NVRTC keeps such a variable in the PTX with its value, ``.global .align 4 .u32 axpy_smem = 4096;``, and that is where
the host reads it: before the launch, with no GPU, and for each build with its own macros.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .errors import ArgumentError

# An export is named ENTRY_WHAT. A name of C++ linkage is mangled; a kName is one that the source keeps to itself.
_CONSTANT = re.compile(
    r"^(?:\.visible\s+)?\.global\s+\.align\s+\d+\s+\.[usb](?:32|64)\s+(?!_Z)([A-Za-z]\w*_\w+)\s*=\s*(-?\d+)\s*;",
    re.MULTILINE,
)


class Constants(dict[str, int]):
    """The exported constants of one build, by name. A name that is not there raises ArgumentError.

    Args:
        values: name to value.
        source: the source's name, for the message.
    """

    def __init__(self, values: Mapping[str, int], source: str):
        super().__init__(values)
        self.source = source

    def __missing__(self, name: str) -> int:
        have = ", ".join(self) or "none"
        raise ArgumentError(
            f"no constant {name!r} in {self.source}; it exports: {have}. Export it there: "
            f'extern "C" __device__ const unsigned {name} = ...;'
        )


def parse(ptx: str, source: str) -> Constants:
    """The constants that a PTX module exports: its initialised integers of 32 and 64 bits [PTX ISA 5.4.4]."""
    return Constants({name: int(value) for name, value in _CONSTANT.findall(ptx)}, source)
