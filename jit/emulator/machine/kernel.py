"""What the machine asks of a compiled kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from ...base.artifact import Entry
from ..ptx.dataflow import Effect
from ..ptx.flow import Block
from .global_memory import Allocation
from .heap import Heap
from .sites import Site
from .tiles import Kinds


class Counters(Protocol):
    """What a kernel's code adds to where it was compiled with counters."""

    words: np.ndarray

    def clear(self) -> None: ...

    def taken(self) -> Any:
        """All that was counted, which another process can merge."""

    def merge(self, taken: Any) -> None:
        """Adds what another process has counted of the same kernel."""

    def report(self, ctas: int, warps: int) -> dict[str, Any]: ...


class Kernel(Protocol):
    """A compiled kernel; `Program` tells what its attributes are."""

    @property
    def name(self) -> str: ...
    @property
    def arch(self) -> str: ...
    @property
    def of_llvm(self) -> bool: ...
    @property
    def entry(self) -> Entry: ...
    @property
    def param_size(self) -> int: ...
    @property
    def static_shared(self) -> int: ...
    @property
    def reserved(self) -> int: ...
    @property
    def local_size(self) -> int: ...
    @property
    def frame_size(self) -> int: ...
    @property
    def specials(self) -> Mapping[str, int]: ...
    @property
    def globals(self) -> Sequence[Allocation]: ...
    @property
    def heap(self) -> Heap: ...
    @property
    def blocks(self) -> Sequence[Block]: ...
    @property
    def effects(self) -> Sequence[Sequence[Effect]]: ...
    @property
    def sites(self) -> Sequence[Site]: ...
    @property
    def forms(self) -> np.ndarray: ...
    @property
    def tile_kinds(self) -> Kinds: ...
    @property
    def hazards(self) -> object: ...
    @property
    def counters(self) -> Counters | None: ...
    @property
    def independent(self) -> bool: ...
    @property
    def table(self) -> int: ...
    @property
    def run(self) -> Any: ...
