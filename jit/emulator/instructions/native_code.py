"""Native code of instructions, in C."""

from __future__ import annotations

from ...llvm.library import Library
from ..races import race_code

_ASKS = ("lanes", "pieces", "release", "publish")  # the race detector
WARP = Library(
    __file__, "warp", "the emulator: instructions of warps",
    outside=lambda: {name: race_code.address(name) for name in _ASKS}, passes=False,
)  # fmt: skip
ATOMICS = Library(__file__, "atomics", "the emulator: atomics", passes=False)
ARITHMETIC = Library(__file__, "arithmetic", "the emulator: arithmetic", passes=False)
TEXTURES = Library(__file__, "textures", "the emulator: textures and surfaces", passes=False)
