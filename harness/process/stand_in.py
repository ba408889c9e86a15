"""What a submission's process with the stand-in CUDA loads, built beforehand by the evaluator, in the cache that stays.

The process could build it too, in a cache that ends with it; and nobody may load what a submission has written.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from pathlib import Path

import jit

_USERS = re.compile(r"\b(?:load_inline|cpp_extension|cupy|cutlass)\b")


def build(sources: Iterable[Path]) -> None:
    """Builds it, once for each toolkit, if one of the sources speaks of what uses it.

    Where a compiler is missing, the submission's process says so.
    """
    if not any(_USERS.search(path.read_text(errors="replace")) for path in sources if path.suffix == ".py"):
        return
    from jit.emulated_cuda.runtime import in_process, toolkit

    with contextlib.suppress(jit.NoCompilerError, OSError):
        in_process.prepare(toolkit.find(nvcc=False))
