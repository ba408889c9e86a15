"""CuPy with no GPU: its wheel runs as it is, upon the stand-in CUDA runtime, and its kernels run on the emulator.

CuPy's extension modules have the CUDA runtime linked into them; `divert` has it jump to the stand-in. NVRTC compiles as
ever, and the PTX goes to the emulator where CuPy would load the cubin. docs/emulated-cuda.md says what works.
"""

from __future__ import annotations

import importlib.machinery
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ...arguments import element_types, plain_launch
from ...base import arch as arches
from ...base import compiler_log, user_code, variants
from ...base.errors import ArgumentError, CompileError
from ...compiler import nvrtc
from ...compiler.request import of_ptx_alone
from ..runtime import in_process, parameters, toolkit
from ..runtime.divert import divert
from . import cupy_host
from .import_hook import on_import

# The extension modules with a runtime of their own. What the last three launch is in their fat binaries.
_WITH_RUNTIME = (
    "cupy_backends/cuda/api/runtime", "cupy/cuda/cub", "cupy/cuda/thrust", "cupy/cuda/jitify",
    "cupy/random/_generator_api",
)  # fmt: skip
_GENERATORS = ("default_rng", "Generator", "XORWOW", "MRG32k3a", "Philox4x3210")  # of _generator_api
_COOPERATIVE = "#include <cooperative_groups.h>\n"  # what enable_cooperative_groups=True puts before a source
_FLOAT = re.compile(r"\s*(?:const\s+)?float\s+(?:const\s+)?(\w+)\s*")
_LINES = ("-lineinfo", "--generate-line-info")
# What CuPy writes itself begins so: the kernels of its operations, and those around an ElementwiseKernel's expression.
_GENERATED = "#include <cupy/complex.cuh>\n#include <cupy/carray.cuh>\n"
_REGISTERS = re.compile(r"^\s*\.reg \.(b16|b32|b64|f32|f64)\s+(%\w+)<(\d+)>;\n", re.MULTILINE)


def install() -> None:
    """Makes the stand-in ready as soon as something imports CuPy, and not before."""
    on_import("cupy", _prepare, _settle)


def _prepare(root: Path) -> None:
    """The stand-in, in the place of the runtime of CuPy's extension modules, which lie below ``root``."""
    os.environ["CUPY_ACCELERATORS"] = ""  # CUB's kernels are compiled code; CuPy's own are sources
    tools = toolkit.find(nvcc=False)
    in_process.connect(tools, arches.target_arch("cpu"), {})
    library = in_process.library_of(tools)
    nvrtc.identity()  # loads it from where it is; CuPy finds it by its name then
    for name in _WITH_RUNTIME:
        for suffix in importlib.machinery.EXTENSION_SUFFIXES:
            if (path := root / f"{name}{suffix}").exists():
                divert(path, library)


def _settle(cupy: Any) -> None:
    """What differs once CuPy is there: each array is an allocation, sources keep their names, and findings are
    reported."""
    from cupy.cuda import compiler

    cupy.cuda.set_allocator(None)
    cupy.cuda.set_pinned_memory_allocator(None)
    cupy_host.install(cupy)
    for name in _GENERATORS:
        setattr(cupy.random, name, _refused(name))
    compiler._NVRTCProgram = _program(compiler)
    compiler._compile_module_with_cache = _noted(compiler._compile_module_with_cache)
    cupy.RawKernel = _raw_kernel(cupy.RawKernel)
    for module, name in ((cupy.cuda.driver, "CUDADriverError"), (cupy.cuda.runtime, "CUDARuntimeError")):
        in_process.prefer_findings(getattr(module, name))


def _refused(name: str) -> Callable[..., Any]:
    """What stands for a generator whose kernels are compiled code: CuPy looks at no error of their launches."""

    def refused(*args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError(
            f"cupy.random.{name}: its kernels are compiled code of CuPy's, which the emulator cannot run\n"
            f"use cupy.random.RandomState, or cupy.random's functions, such as cupy.random.rand"
        )

    return refused


def _without_cooperative(text: str) -> str:
    """A source as the user gave it."""
    return text.removeprefix(_COOPERATIVE)


def _noted(compile_module: Callable[..., Any]) -> Callable[..., Any]:
    """CuPy's function that compiles a source, which notes whose it is where CuPy has its cubin from an earlier run too:
    findings are at the lines of that text."""

    def noted(source: str, *args: Any, **named: Any) -> Any:
        user_code.given(_without_cooperative(source))
        return compile_module(source, *args, **named)

    return noted


def _raw_kernel(original: Any) -> type:
    """CuPy's class of kernels, which refuses an argument that a GPU would take for another one."""

    class RawKernel(original):  # type: ignore[misc]
        def __call__(self, grid: Any, block: Any, args: Any = (), **named: Any) -> Any:
            """As CuPy's. Raises ArgumentError for a Python float where the kernel takes a float."""
            texts = plain_launch.parameters(self.code or "", self.name)
            for number, (value, text) in enumerate(zip(args, texts, strict=False)):
                if type(value) is float and (found := _FLOAT.fullmatch(text)):
                    raise ArgumentError(
                        f"argument {number} ({found[1]}): a Python float, which CuPy passes as a double, 8 bytes; the "
                        f"kernel takes a float, and would read the lower 4 of them: pass cupy.float32({value})"
                    )
            arrays = [(getattr(value, "dtype", ""), text) for value, text in zip(args, texts, strict=False)]
            before = parameters.differences.set([element_types.differs(str(dtype), text) for dtype, text in arrays])
            try:
                return super().__call__(grid, block, args, **named)
            finally:
                parameters.differences.reset(before)

    RawKernel.__module__, RawKernel.__doc__ = original.__module__, original.__doc__
    return RawKernel


def _cleared(ptx: str) -> str:
    """PTX whose kernels begin with 0 in their registers.

    CuPy's reductions store what threads without an element hold, which nobody uses. This is no defect of a submission.
    """

    def with_zeros(match: re.Match[str]) -> str:
        kind, name, count = match[1], match[2], int(match[3])
        zero = {"f32": "0f00000000", "f64": "0d0000000000000000"}.get(kind, "0")
        return match[0] + "".join(f"mov.{kind} {name}{number}, {zero};\n" for number in range(1, count))

    return _REGISTERS.sub(with_zeros, ptx)


def _program(compiler: Any) -> type:
    """CuPy's class for a source that NVRTC compiles; here it returns PTX, and the source has the name of the jit's."""
    from cupy_backends.cuda.libs import nvrtc as binding

    class Program(compiler._NVRTCProgram):  # type: ignore[misc, name-defined]
        def __init__(self, src: Any, name: Any = "default_program", *rest: Any, **named: Any) -> None:
            text = src.decode() if isinstance(src, bytes) else src
            own = _without_cooperative(text)
            self._place = user_code.given(own)
            if own != text:
                text = f'{_COOPERATIVE}#line 1 "{self._place}"\n{own}'
            super().__init__(text, self._place if own else name, *rest, **named)

        def compile(self, options: tuple[str, ...] = (), log_stream: Any = None) -> Any:
            """As CuPy's. Raises CompileError."""
            if not set(options) & set(_LINES):
                options = (*options, _LINES[0])
            if self.method == "cubin" and variants.has_forms(self.src):  # type: ignore[has-type]
                self.method, options = "ptx", of_ptx_alone(options)
            try:
                made, mapping = super().compile(options, log_stream)
            except compiler.CompileException as error:
                log = str(error)
                found = tuple(compiler_log.parse(log, "", {self._place: self.src}))
                said = "\n".join(str(item) for item in found if item.severity in ("fatal", "error")) or log
                raise CompileError(f"CuPy's source does not compile:\n{said}", found, log) from None
            if self.method == "cubin":
                made = binding.getPTX(self.ptr)
                if self.src.startswith(_GENERATED):
                    made = _cleared(made.decode()).encode()
            return made, mapping

    return Program
