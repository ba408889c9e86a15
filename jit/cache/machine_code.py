"""Machine code of the CPU, as LLVM made it from the emulator's or the launcher's IR: an entry of the cache."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

# The architecture of such an entry; its key has the CPU.
KERNELS = "cpu-kernels"  # of somebody's kernels, for the emulator
OWN = "cpu-own"  # of this project's own functions


@dataclass(frozen=True)
class MachineCode:
    """An object file.

    Attributes:
        code: the file. It holds no address of a process.
        arch: ``KERNELS`` or ``OWN``.
        source_name: what it was made of, for people.
        key: the cache key, hexadecimal.
        cached: True where it came from the cache.
    """

    code: bytes = field(repr=False)
    arch: str
    source_name: str
    key: str
    cached: bool = False

    FILES: ClassVar = ("code.o", "object.json")  # of its entry in the cache

    def files(self) -> dict[str, bytes]:
        """The contents of the entry's files."""
        described = {"arch": self.arch, "source_name": self.source_name, "key": self.key}
        return dict(zip(self.FILES, (self.code, json.dumps(described).encode()), strict=True))

    def published(self, folder: Path) -> MachineCode:
        """The same, now that its files lie in ``folder``."""
        return self

    @staticmethod
    def read(blobs: Mapping[str, bytes], folder: Path) -> MachineCode:
        """The inverse of files(). Raises ValueError or its like where they are damaged."""
        described: dict[str, Any] = json.loads(blobs["object.json"])
        return MachineCode(blobs["code.o"], described["arch"], described["source_name"], described["key"], cached=True)
