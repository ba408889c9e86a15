"""The first launch in a new process, from the end of ``import torch`` and of torch's first work on the device.

Every way has a process of its own. All of them start at once and get ready; then one after the other imports what it
needs, takes the kernel from its own warm cache, and launches it. A first round fills the caches.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from ..base import arch as arches
from . import EMPTY, Table, cuda_device
from .inline_peer import Built, extension

_CHILD = """
import sys, time, torch
a, b = torch.zeros(2, 16, device="cuda")
torch.cuda.synchronize()
print("ready", flush=True)
sys.stdin.readline()
start = time.perf_counter()
try:
    if sys.argv[1] == "torch: add_":
        a.add_(b)
    else:
        from jit.measure import first_launch
        first_launch.launch(*sys.argv[1:], a, b)
    torch.cuda.synchronize()
    print((time.perf_counter() - start) * 1e3)
except Exception as error:
    print(f"{type(error).__name__}: {error}".splitlines()[0][:120])
"""
_JIT, _CUPY, _CORE, _TRITON, _INLINE, _TORCH = (
    "jit", "cupy: RawModule", "cuda.core, which keeps nothing", "Triton", "torch: load_inline", "torch: add_"
)  # fmt: skip


def launch(way: str, folder: str, a: Any, b: Any) -> None:
    """One launch of the empty kernel.

    Args:
        way: which library launches.
        folder: that of the extension that load_inline built.
        a, b: tensors.
    """
    if way == _JIT:
        import jit

        jit.load(EMPTY, arch=jit.target_arch("cuda"))["empty"](a, b, 1, 1.0, grid=1, block=32)
    elif way == _CUPY:
        import cupy

        kernel = cupy.RawModule(code=EMPTY).get_function("empty")
        kernel((1,), (32,), (a.data_ptr(), b.data_ptr(), cupy.int32(1), cupy.float32(1)))
    elif way == _CORE:
        from .edits import core_api
        from .launches import core_launch

        core_launch(core_api(), arches.target_arch("cuda"), a, b)(1)
    elif way == _TRITON:
        from .triton_kernel import empty

        empty[(1,)](a, b, 1, 1.0)
    else:
        extension(folder).launch(a, b, 1, 1.0)


def table(inline: Built, rounds: int = 3) -> Table:
    """Milliseconds, the median of some rounds."""
    title = "First launch in a new process, caches warm, after torch and its context"
    if not cuda_device():
        return Table(title, "ms", {"jit": "no CUDA device"})
    ways = [_JIT, _CUPY, _CORE, _TRITON, _TORCH] + ([_INLINE] if inline.module else [])
    found: dict[str, list[float | str]] = {way: [] for way in ways}
    for number in range(rounds + 1):
        for way, taken in _round(ways, inline.folder).items():
            if number:
                found[way].append(taken)
    rows: dict[str, float | str] = {}
    for way, all_taken in found.items():
        failed = [taken for taken in all_taken if isinstance(taken, str)]
        rows[way] = failed[0] if failed else statistics.median(float(taken) for taken in all_taken)
    return Table(title, "ms", rows)


def _round(ways: list[str], folder: str) -> dict[str, float | str]:
    path = str(Path(__file__).parents[2])
    children = {
        way: subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, {path!r})\n{_CHILD}", way, folder],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for way in ways
    }  # fmt: skip
    taken: dict[str, float | str] = {}
    for child in children.values():
        assert child.stdout is not None
        child.stdout.readline()
    time.sleep(0.2)
    for way, child in children.items():
        said, _ = child.communicate("go\n", timeout=300)
        last = said.strip().splitlines()[-1] if said.strip() else f"it ended with {child.returncode}"
        try:
            taken[way] = float(last)
        except ValueError:
            taken[way] = last
    return taken
