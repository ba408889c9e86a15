"""Many compiles at once: NVRTC runs without Python's lock, so threads are enough."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, Protocol

from ..base.artifact import Artifact
from ..base.errors import JitError
from .build import compile


class Build(Protocol):
    """Anything with a compile() that gives an Artifact, such as kernels.Build."""

    def compile(self) -> Artifact: ...


@dataclass(frozen=True)
class Outcome:
    """How one build ended.

    Attributes:
        build: what was given.
        artifact: what it made; None where it failed.
        error: why it failed; None where it did not.
        seconds: how long it took, cached or not.
    """

    build: Any
    artifact: Artifact | None
    error: JitError | None
    seconds: float


def compile_many(builds: Iterable[Build | Mapping[str, Any]], *, workers: int | None = None) -> Iterator[Outcome]:
    """Compiles builds over threads.

    Args:
        builds: objects with a compile(), or mappings of jit.compile()'s arguments with the source as ``"source"``.
        workers: threads; None for one a core.

    Yields:
        An Outcome for each build, in the order in which they end. JitErrors are carried in it, others are raised.
    """

    def one(build: Build | Mapping[str, Any]) -> Outcome:
        start = time.perf_counter()
        try:
            made = compile(**build) if isinstance(build, Mapping) else build.compile()
            return Outcome(build, made, None, time.perf_counter() - start)
        except JitError as error:
            return Outcome(build, None, error, time.perf_counter() - start)

    with ThreadPoolExecutor(workers or len(os.sched_getaffinity(0)), thread_name_prefix="jit") as pool:
        pending = [pool.submit(one, build) for build in builds]
        try:
            for done in as_completed(pending):
                yield done.result()
        finally:
            for left in pending:
                left.cancel()
