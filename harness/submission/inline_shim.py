"""torch's ``load_inline`` and ``load`` where there is no GPU: the kernels of an extension run on the emulator.

An extension with host code of its own is built by nvcc and the C++ compiler, over `jit.emulated_cuda`, and all of it
runs. Files of `warpyard export` need neither: the C++ text of their host side, of which there is one for all exports
(`jit.extension.standalone.HOST`), does not run. Their CUDA text is compiled by NVRTC for the same architecture and
macros, and `Extension` stands for the host functions that they bind, `encode_tensor_map`, `launch` and `constant`.
"""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

_USES = re.compile(r"\bload_inline\b|\bcpp_extension\b")


def wanted(submission: Path) -> bool:
    """Whether a submission's text speaks of extensions at all; importing torch's extension builder takes a while."""
    return bool(_USES.search(submission.read_text(errors="replace")))


def install_on_import() -> None:
    """Replaces both functions as soon as somebody imports torch's extension builder, which takes a while; so does what
    a ``setup.py`` builds with, and what it has built can be imported."""
    from jit.emulated_cuda.libraries import import_hook
    from jit.emulated_cuda.programs import extension_files

    extension_files.load_on_import()
    if "torch.utils.cpp_extension" in sys.modules:
        install()
    else:
        import_hook.on_import("torch.utils.cpp_extension", lambda _: None, lambda _: install())


def install() -> None:
    """Replaces both functions in this process."""
    from torch.utils import cpp_extension

    from jit.extension import standalone

    def load_inline(
        name: str,
        cpp_sources: Any,
        cuda_sources: Any = None,
        functions: Any = None,
        extra_cflags: Any = None,
        extra_cuda_cflags: Sequence[str] | None = None,
        **options: Any,
    ) -> Any:
        """As torch's. Raises jit.NoCompilerError and jit.CompileError."""
        if _joined(cpp_sources) == standalone.host(name):
            return Extension(name, _joined(cuda_sources), list(extra_cuda_cflags or ()))
        from jit.emulated_cuda.programs import extension
        from jit.extension import build_plan

        caller = sys._getframe(1).f_code.co_filename
        return extension.load(
            build_plan.inline_plan(
                name, cpp_sources, cuda_sources, functions, extra_cflags, extra_cuda_cflags, caller=caller, **options
            )
        )

    def load(name: str, sources: Any, *words: Any, **options: Any) -> Any:
        """As torch's. Raises jit.NoCompilerError and jit.CompileError."""
        from jit.emulated_cuda.programs import extension
        from jit.extension import build_plan

        return extension.load(build_plan.files_plan(name, sources, *words, **options))

    for name, function in (("load_inline", load_inline), ("load", load)):
        setattr(cpp_extension, name, function)
    from jit.emulated_cuda.programs import extension_files

    extension_files.install(cpp_extension)


def install_for_gpu() -> None:
    """Has ``load_inline`` keep what it builds by contents and architecture, on a machine with a GPU."""
    from torch.utils import cpp_extension

    from jit import inline

    @functools.wraps(cpp_extension.load_inline)
    def load_inline(*words: Any, **options: Any) -> Any:
        return inline.load_inline(*words, caller=sys._getframe(1).f_code.co_filename, **options)

    setattr(cpp_extension, "load_inline", load_inline)  # noqa: B010


def _joined(sources: Any) -> str:
    return sources if isinstance(sources, str) else "\n".join(sources or ())


class Extension:
    """What an exported submission's ``load_inline`` returns here: kernels of the emulator behind its host functions."""

    def __init__(self, name: str, cuda: str, flags: list[str]):
        import jit

        arch, defines, options = _flags(flags)
        self.module = jit.load(cuda, arch=arch, defines=defines, options=options)
        self._maps: dict[bytes, Any] = {}

    def constant(self, name: str) -> int:
        """An exported constant of the source. Raises jit.ArgumentError."""
        return self.module.constants[name]

    def encode_tensor_map(
        self,
        tensor: Any,
        kind: int,
        dims: list[int],
        strides: list[int],
        box: list[int],
        steps: list[int],
        interleave: int,
        swizzle: int,
        promotion: int,
        fill: int,
    ) -> bytes:
        """128 bytes that stand for a tensor map; `launch` of the same extension knows what they stand for."""
        from jit.arguments import tensormap

        spec = tensormap.TensorMapSpec(
            tensor,
            dtype=tensormap.ENUMERATORS[kind],
            global_dim=dims,
            global_strides=strides,
            box=box,
            element_strides=steps,
            interleave=tensormap.INTERLEAVES[interleave],
            swizzle=tuple(tensormap.SWIZZLES)[swizzle],
            l2_promotion=tensormap.PROMOTIONS[promotion],
            oob_fill=tensormap.FILLS[fill],
        )
        token = b"emulated tensor map " + len(self._maps).to_bytes(8, "little")
        token = token.ljust(tensormap.BYTES, b"\0")
        self._maps[token] = spec
        return token

    def launch(
        self,
        entry: str,
        args: list[Any],
        kinds: str,
        sizes: list[int],
        grid: list[int],
        block: list[int],
        smem: int,
        cluster: list[int],
        cooperative: bool,
        pdl: bool,
        stream: int,
    ) -> None:
        """Emulates the launch. Raises as jit.Kernel."""
        given = [self._maps.get(arg, arg) if isinstance(arg, bytes) else arg for arg in args]
        self.module[entry](
            *given, grid=grid, block=block, smem=smem, cluster=cluster or None, cooperative=cooperative, pdl=pdl
        )


def _flags(flags: list[str]) -> tuple[str, dict[str, object], list[str]]:
    """Architecture, macros and other options of nvcc's flags."""
    arch, defines, options = None, dict[str, object](), []
    for flag in flags:
        if match := re.fullmatch(r"-gencode=arch=compute_\w+,code=(sm_\w+)", flag):
            arch = match[1]
        elif match := re.fullmatch(r"-D(\w+)(?:=(.*))?", flag):
            defines[match[1]] = match[2]
        elif flag != "-lineinfo":
            options.append(flag)
    if arch is None:
        raise RuntimeError(f"load_inline: expected -gencode=arch=compute_X,code=sm_X among the flags, got {flags}")
    return arch, defines, options
