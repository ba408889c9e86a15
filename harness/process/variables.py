"""The environment variables that the processes of a submission begin with, but for those that are each one's own."""

from __future__ import annotations

import os

from harness.machine import idle_threads
from harness.process import scratch, starting
from harness.tasks.loading import ROOT
from jit.base import environment

_TOLD_TO_STRANGERS = (*starting.EARLY, "PATH", "WARPYARD_", "TRITON_", "CUPY_", "TERM", "TZ")  # variables begin so


def of_submission(device: str, strangers: bool = False, ranks: bool = False) -> tuple[list[str], dict[str, str]]:
    """Where every process for submissions imports from, and its variables. Of several GPUs it sees the one that the
    evaluator uses and watches: a kernel on another one could read inputs before the clock starts, and nobody would see
    that. ``ranks``: it sees all."""
    search = [str(ROOT), *map(str, scratch.python_path())]
    env = _own(strangers) | {"PYTHONPATH": os.pathsep.join(search)}
    env |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"}
    # torch.compile's compile workers find no GPU there, and would be processes that are started in timed calls.
    env["TORCHINDUCTOR_COMPILE_THREADS"] = "1"
    # What it builds once for all later runs, headers and probes of the processor, is built in each run here, whose
    # cache ends with it: 18 s of processor time for one small function. The processor says which vectors it has.
    env |= {"TORCHINDUCTOR_CPP_CACHE_PRECOMPILE_HEADERS": "0", "TORCHINDUCTOR_VEC_ISA_OK": "1"}
    if device == "cuda" and not ranks:
        env["CUDA_VISIBLE_DEVICES"] = env.get("CUDA_VISIBLE_DEVICES", "0").split(",")[0].strip()
    if device != "cuda":
        env |= idle_threads.variables(env)
        env |= {"CUDA_VISIBLE_DEVICES": "", "MALLOC_PERTURB_": "128"}  # fresh memory reads as 0x7F7F...
    return search, env


def of_service(strangers: bool = False) -> dict[str, str]:
    """The variables of every process that emulates."""
    return _own(strangers) | {"CUDA_VISIBLE_DEVICES": ""}


def _own(strangers: bool) -> dict[str, str]:
    """The evaluator's own variables, without those of the competition's runner. A path there does not depend on the
    folder that a process is in. ``strangers``: only those that say how libraries, compilers and this project work."""
    found = {key: value for key, value in os.environ.items() if not key.startswith("POPCORN")}
    if strangers:
        found = {key: value for key, value in found.items() if key.startswith(_TOLD_TO_STRANGERS)}
    if bundle := environment.BUNDLE.read():
        found[environment.BUNDLE.name] = str(bundle.absolute())
    return found
