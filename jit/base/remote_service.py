"""Another process that compiles and emulates for this one, where there is such a process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .launch_shape import LaunchShape


class Elsewhere(Protocol):
    """What the other process does."""

    def compile(
        self, source: str, arch: str, defines: Mapping[str, object], options: Sequence[str],
        include_dirs: Sequence[Any], name_expressions: Sequence[str],
    ) -> None:  # fmt: skip
        """As ``jit.compile``; what it makes is in the cache below this process's. Errors are not told."""

    def launch(self, artifact: Any, entry: str, args: Sequence[Any], shape: LaunchShape) -> None:
        """As ``jit.emulator.launch``."""

    def execute(self, request: Any) -> None:
        """As ``jit.emulator.execute``."""


_service: Elsewhere | None = None


def use(service: Elsewhere) -> None:
    """Has everything compiled by ``service`` from now on, and kernels on CPU tensors launched by it."""
    global _service
    _service = service


def service() -> Elsewhere | None:
    """The other process, or None."""
    return _service
