"""Where NVIDIA's tools are."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from harness.errors import Exit, HarnessError

_HINTS = {
    "ncu": "install Nsight Compute, a part of the CUDA toolkit; or warpyard check TASK --device emulator --counters",
    "compute-sanitizer": "pip install nvidia-cuda-sanitizer-api; or warpyard check TASK --device emulator",
}


def find(name: str) -> Path:
    """A tool on the PATH, in the CUDA toolkit or among the wheels of this environment.

    Raises:
        HarnessError: it is nowhere (exit 7).
    """
    homes = [Path(os.environ[key]) for key in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(key)]
    folders = [home / "bin" for home in (*homes, Path("/usr/local/cuda"))]
    folders += sorted(Path(sysconfig.get_paths()["purelib"], "nvidia").glob("*/bin"))
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, folders)))
    if found is None:
        raise HarnessError(f"{name} is not installed on this machine", Exit.NO_DEVICE, hint=_HINTS.get(name, ""))
    return Path(found)
