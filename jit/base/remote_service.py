"""Another process that compiles and emulates for this one, where there is such a process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .artifact import Artifact
from .findings import EmulatorFinding
from .launch_shape import LaunchShape
from .stream_order import Accessed


class RemoteService(Protocol):
    """What the other process does."""

    def compile(
        self, source: str, arch: str, defines: Mapping[str, object], options: Sequence[str],
        include_dirs: Sequence[Any], name_expressions: Sequence[str],
    ) -> Artifact | None:  # fmt: skip
        """As ``jit.compile``; None where it does not compile: errors are not reported."""

    def extend(self, plan: Any, gpu: bool = False) -> dict[str, bytes]:
        """Builds a torch extension, as ``jit.emulated_cuda.programs.extension.build``, or for a GPU, as
        ``jit.extension.load_inline.build``: the files of its folder.

        Raises:
            CompileError: it does not build.
            RuntimeError: it is not built there.
        """

    def device_code(self, plan: Any, headers: Any, instances: Sequence[str] = ()) -> dict[str, bytes]:
        """As ``jit.emulated_cuda.programs.extension.device_code``. Raises as `extend`."""

    def launch(
        self, artifact: Any, entry: str, args: Sequence[Any], shape: LaunchShape, follows: bool = False
    ) -> list[Accessed]:
        """As ``jit.emulator.launch``."""

    def execute(self, request: Any, follows: bool = False) -> list[Accessed]:
        """As ``jit.emulator.execute``."""

    def found(self, finding: EmulatorFinding) -> None:
        """Reports what was found in this process."""


_service: RemoteService | None = None


def use(service: RemoteService) -> None:
    """Has everything compiled by ``service`` from now on, and kernels on CPU tensors launched by it."""
    global _service
    _service = service


def service() -> RemoteService | None:
    """The other process, or None."""
    return _service
