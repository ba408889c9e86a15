"""torch's ``load_inline`` as a peer: its build beside ours, its launch, and its first launch in a new process."""

from __future__ import annotations

import os
import tempfile
import time
from typing import Any

from . import EMPTY, Table, cuda_device, tried

CPP = "void launch(at::Tensor a, at::Tensor b, int64_t n, double s);"
CUDA = f"""
#include <ATen/cuda/CUDAContext.h>
{EMPTY}
void launch(at::Tensor a, at::Tensor b, int64_t n, double s) {{
    empty<<<1, 32, 0, at::cuda::getCurrentCUDAStream()>>>(a.data_ptr<float>(), b.data_ptr<float>(), n, s);
}}
"""


def extension(folder: str) -> Any:
    """The extension, built in a folder or found there."""
    from torch.utils.cpp_extension import load_inline

    return load_inline("warpyard_peer", CPP, CUDA, functions=["launch"], build_directory=folder)


def _own() -> float:
    """Milliseconds of the jit's build, with nothing in the cache."""
    from ..base import environment
    from ..extension.load_inline import load_inline

    before = os.environ.get(environment.CACHE_DIR.name)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[environment.CACHE_DIR.name] = folder
        try:
            start = time.perf_counter()
            load_inline("warpyard_own", CPP, CUDA, functions=["launch"])
            return (time.perf_counter() - start) * 1e3
        finally:
            del os.environ[environment.CACHE_DIR.name]
            if before is not None:
                os.environ[environment.CACHE_DIR.name] = before


class Built:
    """One build of the extension.

    Attributes:
        folder: where it lies.
        module: the extension; None where it cannot be had.
        why: why it cannot.
    """

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.folder = self._folder.name
        self.module: Any = None
        self.why = "no CUDA device"

    def table(self) -> Table:
        """Milliseconds of a build, the first of this run."""
        taken: float | str = self.why
        if cuda_device():
            taken = tried(self._build)
            self.why = str(taken)
        own = tried(_own) if cuda_device() else self.why
        rows = {"jit: load_inline": own, "torch: load_inline": taken}
        return Table("A source with host code to a module that Python calls", "ms", rows)

    def _build(self) -> float:
        import torch

        major, minor = torch.cuda.get_device_capability()
        os.environ.setdefault("TORCH_CUDA_ARCH_LIST", f"{major}.{minor}a")  # for ours too
        start = time.perf_counter()
        self.module = extension(self.folder)
        return (time.perf_counter() - start) * 1e3

    def close(self) -> None:
        """Removes the folder."""
        self._folder.cleanup()
