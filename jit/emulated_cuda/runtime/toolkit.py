"""nvcc, its headers and the host compiler: where they are, and what is missing."""

from __future__ import annotations

import functools
import importlib.util
import itertools
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...base.errors import CompileError, NoCompilerError
from ...compiler.request import cuda_include


@dataclass(frozen=True)
class Toolkit:
    """The compilers of a program with host code.

    Attributes:
        nvcc: path of nvcc; empty where none was asked for and there is none.
        include: the folder of ``cuda_runtime.h``.
        host: path of the C++ compiler.
    """

    nvcc: str
    include: str
    host: str


@functools.cache
def _headers(nvcc: str) -> str | None:
    """The folder of the headers that an nvcc uses, as it says itself: it may be a script that calls another."""
    said = subprocess.run([nvcc, "--dryrun", "-x", "cu", "-c", os.devnull], capture_output=True, text=True).stderr
    words = re.findall(r"^#\$ INCLUDES=(.*)$", said, re.MULTILINE)
    for path in re.findall(r'"?-I([^"\s]+)"?', " ".join(words)):
        if os.path.exists(os.path.join(path, "cuda_runtime.h")):
            return os.path.realpath(path)
    return None


def find(nvcc: bool = True) -> Toolkit:
    """nvcc of PATH, of CUDA_HOME, or of its wheel, and the C++ compiler that CXX names, or ``g++``.

    Args:
        nvcc: whether nvcc is needed. CUDA's headers alone do, where only the stand-in runtime has to be built.

    Raises:
        NoCompilerError: naming what is missing, and how to get it.
    """
    missing = []
    places = [shutil.which("nvcc"), os.path.join(os.environ.get("CUDA_HOME") or "/usr/local/cuda", "bin", "nvcc")]
    for root in _wheels():
        places += sorted(str(path) for path in root.glob("*/bin/nvcc"))
    found = next((path for path in places if path and os.access(path, os.X_OK)), None)
    include = _headers(found) if found else None
    if nvcc and found is None:
        missing.append("nvcc: pip install 'warpyard[tools]' brings it, or put a CUDA toolkit's bin folder on PATH")
    elif nvcc and include is None:
        missing.append(f"cuda_runtime.h of {found}: pip install 'warpyard[tools]' brings it")
    elif include is None and (include := cuda_include()) is None:
        missing.append("CUDA's headers: pip install 'warpyard[headers]' brings them")
    host = shutil.which(os.environ.get("CXX") or "g++")
    if host is None:
        missing.append("a C++ compiler: install g++, or set CXX to another")
    if include is None or host is None or (nvcc and found is None):
        what = "CUDA host code needs" if nvcc else "the stand-in CUDA runtime needs"
        raise NoCompilerError(f"{what} " + "; ".join(missing))
    return Toolkit(found or "", include, host)


# Headers of libraries whose kernels are compiled code, with no PTX to run. curand_kernel.h is source.
# Headers whose functions the host does (blas.cpp, blas_lt.cpp, rand.cpp).
THERE = ("cublas_v2.h", "cublas_api.h", "cublasLt.h", "curand.h")
_LIBRARIES = re.compile(
    rf'^[^\S\n]*#\s*include\s*[<"]((?!(?:{"|".join(map(re.escape, THERE))})[>"])'
    # Their own headers, and not another's whose name begins so, such as cublas_utils.h.
    r'(cublas|cudnn|cufft|cusolver|cusparse|curand)(?:_api|_v\d+|_ops|_graph|_frontend|_common|Lt|Xt|XT|w|Dn|Sp|Rf|Mg|Mp)*\.h)[>"]',
    re.MULTILINE,
)
_NAMES = {"cublas": "cuBLAS", "cudnn": "cuDNN", "cufft": "cuFFT", "cusolver": "cuSOLVER", "cusparse": "cuSPARSE",
          "curand": "cuRAND"}  # fmt: skip


def refuse_libraries(text: str, name: str, line: int = 1) -> None:
    """Raises CompileError where a source uses a library of CUDA that the emulator does not have.

    Args:
        text: the source.
        name: its file.
        line: the line of the file at which the text begins.
    """
    if found := _LIBRARIES.search(text):
        at = line + text.count("\n", 0, found.start(1))
        library = _NAMES[found[2]]
        raise CompileError(
            f"{name}:{at}: {found[1]}: the emulator has no {library}, whose kernels are compiled code without PTX. "
            f"In Python, torch's own operations work there, such as torch.matmul; a machine with a GPU runs the source"
        )


def _wheels() -> list[Path]:
    """The folders of NVIDIA's wheels, in each of which ``cu13/include`` and its like lie."""
    spec = importlib.util.find_spec("nvidia")
    return [Path(root) for root in (spec.submodule_search_locations or [])] if spec else []


def library_flags(compiler: bool) -> list[str]:
    """Flags for the headers that the toolkit lacks: those of NVIDIA's wheels, then this project's for the libraries
    that are there. The toolkit's own go first. ``compiler``: of the host's compiler; else of nvcc."""
    wheels = [str(path) for root in _wheels() for path in sorted(root.glob("*/include"))]
    folders = [*wheels, str(Path(__file__).parents[1] / "programs" / "libraries")]
    if compiler:
        return [word for folder in folders for word in ("-idirafter", folder)]
    return [word for folder in folders for word in ("-Xcompiler", f"-idirafter,{folder}")]


# Headers of CUDA that are not in every toolkit, and the wheels that bring them.
_WHEELS = {
    r"curand\w*\.h": "nvidia-curand", r"nvml\.h": "nvidia-nvml-dev", r"nvtx3/.*|nvToolsExt\.h": "nvidia-nvtx",
    r"cuda_profiler_api\.h": "nvidia-cuda-profiler-api", r"(?:thrust|cub|cuda)/.*": "nvidia-cuda-cccl",
    r"nvFatbin\.h": "nvidia-nvfatbin", r"nvPTXCompiler\.h": "nvidia-nvptxcompiler", r"nvJitLink\.h": "nvidia-nvjitlink",
}  # fmt: skip
_OF_TORCH = re.compile(r"(?:torch|ATen|c10|pybind11)/.*")
_NO_FILE = re.compile(r"fatal error: ([\w./]+): No such file|could not open source file \"([^\"]+)\"")


def missing_header(log: str) -> str:
    """A sentence on how to get the header that a compiler has not found; empty where none is missing, or it is neither
    CUDA's nor torch's."""
    if found := _NO_FILE.search(log):
        header = found[1] or found[2]
        if _OF_TORCH.fullmatch(header):
            return (
                f"{header} is torch's: this is the source of an extension, which has no main. Run the Python program "
                "that builds it: warpyard run PROGRAM.py, or warpyard run setup.py build_ext --inplace first"
            )
        for names, wheel in _WHEELS.items():
            if re.fullmatch(names, header):
                return f"{header} is not in this CUDA toolkit: pip install {wheel} brings it"
    return ""


_RELOCATABLE = re.compile(r"^(?:-rdc|--relocatable-device-code)(?:=(?P<value>\w+))?$")


def device_flags(arch: str, flags: Sequence[str] = ()) -> list[str]:
    """nvcc's flags for kernels that the emulator can run: PTX in the open, and ptxas's judgement of it.

    Args:
        arch: with its suffix.
        flags: the user's. Where they ask for relocatable device code, nvcc links it, which it leaves out without a
            CUDA runtime: the stand-in is named as one.
    """
    compute = arch.replace("sm_", "compute_")
    runtime = "shared" if relocatable(flags) else "none"
    return ["-cudart", runtime, "--no-compress", "-lineinfo", f"-gencode=arch={compute},code=[{compute},{arch}]"]


def relocatable(flags: Sequence[str]) -> bool:
    """Whether nvcc's flags ask for relocatable device code."""
    asked = [found["value"] or after for word, after in itertools.pairwise([*flags, ""])
             if (found := _RELOCATABLE.match(word))]  # fmt: skip
    return asked[-1:] == ["true"]
