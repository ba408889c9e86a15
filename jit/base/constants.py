"""What a source exports to its host: the integers that it exports as constants.

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

# A name of C++ linkage is mangled; a kName is one that the source keeps to itself. A value of 0 is not written down.
_GLOBAL = re.compile(
    r"^[ \t]*(?:\.visible\s+)?\.global\s+\.align\s+\d+\s+\.[usb](?:32|64)\s+"
    r"(?!_Z|k[A-Z])([A-Za-z]\w*)\s*(?:=\s*(-?\d+)\s*)?;",
    re.MULTILINE,
)
_CONST = r"\bconst(?:expr)?\b[^;{{}}()]*\b{}\s*[={{]"


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


def parse(ptx: str, source: str, text: str) -> Constants:
    """The constants that a PTX module exports, among its integers of 32 and 64 bits [PTX ISA 5.4.4].

    PTX does not mark constants. So the source has to say const in front of the name. Where the source
    does not have it, such as one from a header, the name is ENTRY_WHAT and the value is not 0.

    Args:
        ptx: the module.
        source: its name, for messages.
        text: what it was compiled from.
    """
    found = {
        name: int(value or 0)
        for name, value in _GLOBAL.findall(ptx)
        if (value and "_" in name) or re.search(_CONST.format(re.escape(name)), text)
    }
    return Constants(found, source)
