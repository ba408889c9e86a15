"""Runs an exported submission where there is no GPU: its own CUDA text, through ``load_inline``, on the emulator.

`warpyard export` writes files that build their kernels with ``torch.utils.cpp_extension.load_inline``. On the emulator
that function is replaced here by one that compiles the same CUDA text for the same architecture and macros with NVRTC,
and gives an object with the host functions that those files bind, `encode_tensor_map`, `launch` and `constant`.
Everything else of the file runs as it is: its Python, and its device code. What does not run is the C++ text of the
host side, of which there is one for all exports (`jit.standalone.HOST`): with any other host text the replacement
refuses.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

_USES = re.compile(r"\bload_inline\b")


def wanted(submission: Path) -> bool:
    """Whether a submission's text speaks of load_inline at all; importing torch's extension builder takes a while."""
    return bool(_USES.search(submission.read_text(errors="replace")))


def install() -> None:
    """Replaces ``load_inline`` in this process."""
    from torch.utils import cpp_extension

    def load_inline(
        name: str,
        cpp_sources: Any,
        cuda_sources: Any = None,
        functions: Any = None,
        extra_cuda_cflags: Sequence[str] | None = None,
        **options: Any,
    ) -> Extension:
        """As torch's, for the extensions of exported submissions. Raises RuntimeError for others."""
        return Extension(name, _joined(cpp_sources), _joined(cuda_sources), list(extra_cuda_cflags or ()))

    setattr(cpp_extension, "load_inline", load_inline)  # noqa: B010  (mypy knows the original's signature)


def _joined(sources: Any) -> str:
    return sources if isinstance(sources, str) else "\n".join(sources or ())


class Extension:
    """What an exported submission's ``load_inline`` returns here: kernels of the emulator behind its host functions."""

    def __init__(self, name: str, cpp: str, cuda: str, flags: list[str]):
        import jit
        from jit import standalone

        if cpp != standalone.host(name):
            raise RuntimeError(
                f"load_inline({name!r}): the emulator runs device code only, and this extension has host code of its "
                f"own; files of `warpyard export` run here, this one needs --device cuda"
            )
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
        from jit import standalone, tensormap

        types = dict(enumerate(standalone._TYPES)) | {number: name for name, number in standalone._PACKED.items()}
        spec = tensormap.TensorMapSpec(
            tensor,
            dtype=types[kind],
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
