"""What ``warpyard doctor`` looks at: each probe says what it found, whether that is enough, and what to do if not."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from harness.errors import HarnessError
from harness.machine import clashes, folders
from harness.process import cgroups
from harness.profile import tools as profile_tools
from harness.report.confinement import summary
from harness.submission.confinement import confine, enter
from harness.tasks.loading import ROOT

_KERNEL = 'extern "C" __global__ void doctor(float *p) { p[threadIdx.x] = 1.0f; }'

OK, NOTE, MISSING = "ok", "note", "missing"


@dataclass
class Probe:
    """One line of the report.

    Args:
        name: what was looked at.
        state: ``ok``; ``note`` (works, less well or less fast); ``missing`` (something people expect does not work).
        found: what is there.
        advice: what to do, empty where nothing is.
    """

    name: str
    state: str
    found: str
    advice: str = ""


def _version(distribution: str) -> str | None:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def python() -> Probe:
    """The interpreter."""
    found = f"{platform.python_version()} at {sys.executable}"
    return Probe("python", OK, found)


def torch() -> Probe:
    """PyTorch and the CUDA version it was built for."""
    try:
        import torch as module
    except ImportError as error:
        return Probe("torch", MISSING, str(error), "pip install torch")
    built = module.version.cuda
    return Probe("torch", OK, f"{module.__version__}, " + (f"built for CUDA {built}" if built else "CPU only"))


def driver() -> Probe:
    """The CUDA driver."""
    from harness.machine.driver import Driver, DriverError

    try:
        version = Driver.get().version()
    except DriverError as error:
        return Probe(
            "CUDA driver", MISSING, str(error), "kernels run on the emulator here; a GPU needs NVIDIA's driver"
        )
    return Probe("CUDA driver", OK, f"supports CUDA {version // 1000}.{version % 1000 // 10}")


def gpu() -> Probe:
    """The CUDA devices that torch sees."""
    import torch as module

    if not module.cuda.is_available():
        why = "torch is a CPU build" if not module.version.cuda else "torch finds none"
        return Probe("GPU", MISSING, why, "warpyard check works without one; warpyard bench needs one")
    names = []
    for index in range(module.cuda.device_count()):
        properties = module.cuda.get_device_properties(index)
        memory = properties.total_memory / 2**30
        names.append(f"{properties.name} (sm_{properties.major}{properties.minor}, {memory:.0f} GiB)")
    return Probe("GPU", OK, "; ".join(names))


def nvrtc() -> Probe:
    """NVRTC, by compiling a kernel with it."""
    try:
        jit = importlib.import_module("jit")
        artifact = jit.compile(_KERNEL, arch=jit.target_arch())
    except Exception as error:
        advice = "pip install 'cuda-bindings' 'nvidia-cuda-nvrtc'"
        return Probe("NVRTC", MISSING, f"{type(error).__name__}: {error}".splitlines()[0], advice)
    distributions = [f"{name} {found}" for name in ("nvidia-cuda-nvrtc", "cuda-bindings") if (found := _version(name))]
    return Probe("NVRTC", OK, f"compiles for {artifact.arch} ({', '.join(distributions) or 'from the system'})")


def headers() -> Probe:
    """CUDA's own headers. Those of C are ours."""
    from jit.compiler.request import cuda_include

    found = cuda_include()
    if found is None:
        advice = (
            "pip install 'warpyard[headers]' (for sources that include cuda_fp16.h, cuda/ptx, cooperative_groups.h)"
        )
        return Probe("headers", NOTE, "none of CUDA's own; stdint.h, math.h and their like are there", advice)
    cccl = (Path(found) / "cccl" / "cuda" / "ptx").is_file() or (Path(found) / "cuda" / "ptx").is_file()
    if not cccl:
        return Probe("headers", NOTE, f"{found}, without cuda/ptx and cub", "pip install nvidia-cuda-cccl")
    return Probe("headers", OK, found)


def tools() -> Probe:
    """ptxas, nvdisasm, cuobjdump and nvcc: only needed to look at machine code or for sources with host code."""
    found: list[str] = []
    missing: list[str] = []
    for name in ("nvcc", "ptxas", "nvdisasm", "cuobjdump"):
        path = shutil.which(name) or _wheel_tool(name)
        (found if path else missing).append(f"{name} {path}" if path else name)
    if missing:
        advice = "pip install nvidia-cuda-nvdisasm nvidia-cuda-cuobjdump nvidia-cuda-nvcc (SASS listings, load_inline)"
        return Probe("tools", NOTE, ", ".join([*found, *(f"no {name}" for name in missing)]), advice)
    return Probe("tools", OK, ", ".join(found))


def _wheel_tool(name: str) -> str | None:
    spec = importlib.util.find_spec("nvidia")
    for root in spec.submodule_search_locations or [] if spec else []:
        for path in Path(root).glob(f"*/bin/{name}"):
            return str(path)
    return None


def profilers() -> Probe:
    """ncu and compute-sanitizer, for ``warpyard profile``."""
    found: list[str] = []
    missing: list[str] = []
    for name in ("ncu", "compute-sanitizer"):
        try:
            found.append(f"{name} {profile_tools.find(name)}")
        except HarnessError as error:
            missing.append(f"{name}: {error.hint}")
    if missing:
        return Probe("profilers", NOTE, ", ".join(found) or "none: warpyard profile needs them", "; ".join(missing))
    return Probe("profilers", OK, ", ".join(found))


def cupy() -> Probe:
    """CuPy, for submissions that use cupy.RawModule."""
    for name in ("cupy-cuda13x", "cupy-cuda12x", "cupy"):
        if version := _version(name):
            return Probe("cupy", OK, f"{name} {version}")
    return Probe("cupy", NOTE, "not installed", "pip install 'warpyard[cuda13]' (for cupy.RawModule submissions)")


def triton() -> Probe:
    """Triton, for submissions that use it."""
    if version := _version("triton"):
        return Probe("triton", OK, version)
    return Probe("triton", NOTE, "not installed", "pip install 'warpyard[triton]' (for submissions in Triton)")


def emulator() -> Probe:
    """The emulator, which needs llvmlite, by running a kernel on it."""
    version = _version("llvmlite")
    if version is None:
        return Probe("emulator", MISSING, "llvmlite is not installed", "pip install llvmlite")
    try:
        import torch as module

        jit = importlib.import_module("jit")
        ones = module.zeros(32)
        jit.load(_KERNEL)["doctor"](ones, grid=1, block=32)
        if not bool((ones == 1).all()):
            return Probe("emulator", MISSING, f"a kernel gave {ones.tolist()} instead of ones", "report this")
    except Exception as error:
        return Probe("emulator", MISSING, f"{type(error).__name__}: {error}".splitlines()[0], "reinstall warpyard")
    return Probe("emulator", OK, f"runs a kernel for {jit.target_arch()} (llvmlite {version})")


def cache() -> Probe:
    """The cache folder."""
    folder = folders.cache_dir()
    if not folders.writable(folder):
        return Probe("cache", NOTE, f"{folder} is not writable", "set WARPYARD_CACHE_DIR to a folder that is")
    return Probe("cache", OK, f"{folder}, {folders.size(folder) / 2**20:.1f} MiB")


def packages() -> Probe:
    """That the names of this project's packages lead to them, and not to those of others."""
    for name in clashes.PACKAGES:
        if place := clashes.foreign(name):
            advice = f"take {place} out of PYTHONPATH, or use a virtual environment of its own"
            return Probe("packages", MISSING, f"import {name} finds {place}, not {ROOT / name}", advice)
    if others := clashes.distributions():
        name, found = next(iter(sorted(others.items())))
        advice = f"pip uninstall {found[0].split()[0]}: it takes the place of ours when the order of sys.path changes"
        return Probe("packages", NOTE, f"ours, but {', '.join(found)} brings a package {name} too", advice)
    return Probe("packages", OK, f"{', '.join(clashes.PACKAGES)} at {ROOT}")


def confinement() -> Probe:
    """What the kernel offers to confine submissions with; tried in a child process."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            entered = enter([], [], [], "cpu", {writer})
            os.write(writer, json.dumps(confine([], [], [], "cpu", entered)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        output = pipe.read()
    os.waitpid(child, 0)
    had = json.loads(output) if output else {}
    if "limits" in had:
        group = cgroups.Group()
        had["limits"] += f", {group.held}"
        group.close()
    found = summary(had)
    if any(state.startswith("open") for state in had.values()) or not had:
        advice = "to that extent submissions run unconfined: check only code you trust (Linux 5.13 has landlock)"
        return Probe("sandbox", NOTE, found or "could not be tried", advice)
    return Probe("sandbox", OK, found)


PROBES: tuple[Callable[[], Probe], ...] = (
    python,
    torch,
    driver,
    gpu,
    nvrtc,
    headers,
    emulator,
    tools,
    profilers,
    cupy,
    triton,
    cache,
    packages,
    confinement,
)


def examine() -> list[Probe]:
    """Runs every probe; one that raises is reported as missing."""
    found = []
    for probe in PROBES:
        try:
            found.append(probe())
        except Exception as error:
            found.append(Probe(probe.__name__, MISSING, f"{type(error).__name__}: {error}", "report this"))
    return found
