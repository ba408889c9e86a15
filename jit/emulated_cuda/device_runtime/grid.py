"""Modules that synchronise a grid by functions of CUDA's device runtime, which ``grid.cu`` stands in for."""

from __future__ import annotations

from pathlib import Path

from ...compiler.build import compile
from ...emulator.ptx.link import link

SOURCE = Path(__file__).with_name("grid.cu")
_NAMES = ("cudaCGGetIntrinsicHandle", "cudaCGSynchronize")


def linked(ptx: str, arch: str) -> str:
    """The module with the functions of ``grid.cu``, where it calls one of them.

    Raises:
        CompileError: the headers of cooperative groups are missing; ``pip install "warpyard[headers]"`` brings them.
        ValueError: the module calls another function that it does not have.
    """
    if not any(name in ptx for name in _NAMES):
        return ptx
    return link([ptx, compile(SOURCE, arch=arch, options=["-rdc=true"]).ptx])
