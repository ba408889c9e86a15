"""Sources with their own host code, through ``torch.utils.cpp_extension.load_inline``: a minute for a first build.

Extensions lie under ``inline/`` in the cache folder, named by architecture and by a digest of all that went in, so that
builds for two architectures never meet.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

from . import arch as arches
from . import compiler, diagnostics, includes
from .cache import LOCK, Cache, default_root
from .errors import CompileError, NoCompilerError


def load(
    source: str | os.PathLike[str],
    arch: str,
    defines: Mapping[str, object],
    options: Sequence[str],
    include_dirs: Sequence[str | os.PathLike[str]],
    cpp_source: str,
    functions: Sequence[str] | Mapping[str, str] | None,
) -> ModuleType:
    """Builds, or finds, the extension and imports it. Arguments as jit.load() takes them.

    Raises:
        NoCompilerError: naming which of nvcc, a C++ compiler, ninja, and a CUDA build of torch is missing.
        CompileError: nvcc's or the C++ compiler's words.
    """
    row = arches.find(arch)
    name, text = compiler.read_source(source)
    require_tools()
    from torch.utils import cpp_extension

    here = os.path.dirname(name)
    dirs = [path for path in (here, *(os.path.abspath(os.fspath(path)) for path in include_dirs)) if path != "/"]
    # load_inline compiles a copy: the source's own folder becomes an include directory, and #line names the original.
    body = f'#line 1 "{name}"\n{text}'
    flags = [f"-gencode=arch={row.compute},code={row.name}", "-lineinfo", *compiler.macros(defines), *options]
    headers = includes.closure(text, here, dirs)
    bound = dict(functions) if isinstance(functions, Mapping) else list(functions or ())
    extension = extension_name(name, row.name, [text, cpp_source, flags, dirs, bound, headers.files, *_versions()])
    cache = Cache(default_root(), required=False)
    folder = cache.root / "inline" / extension
    folder.mkdir(parents=True, exist_ok=True)
    with cache.lock(folder.parent / f"{LOCK}{extension}", timeout=600.0):
        # torch waits for ever on the lock file of a build that was killed; ours is held, so this one is nobody's.
        with contextlib.suppress(OSError):
            os.unlink(folder / "lock")
        try:
            return cpp_extension.load_inline(
                extension,
                cpp_sources=cpp_source,
                cuda_sources=body,
                functions=bound or None,
                extra_cuda_cflags=flags,
                extra_include_paths=dirs,
                build_directory=str(folder),
                with_cuda=True,
            )
        except (RuntimeError, OSError) as error:
            log = str(error)
            found = diagnostics.parse(log, sources={name: text})
            errors = [str(item) for item in found if item.severity in ("fatal", "error")]
            said = "\n".join(errors[:20]) or log
            raise CompileError(f"{name} does not build as an extension for {row.name}:\n{said}", found, log) from error


def extension_name(source_name: str, arch: str, parts: Sequence[object]) -> str:
    """A Python module name that says the source and the architecture and differs with everything in ``parts``."""
    stem = "".join(c if c.isalnum() else "_" for c in Path(source_name).stem)
    digest = hashlib.sha256(json.dumps([arch, *parts]).encode()).hexdigest()[:16]
    return f"warpyard_{stem}_{arch}_{digest}"


def _versions() -> list[object]:
    import torch

    return [torch.__version__, torch.version.cuda, os.environ.get("CXX", "")]


def require_tools() -> None:
    """Raises NoCompilerError, naming all that load_inline lacks here."""
    import torch
    from torch.utils import cpp_extension

    missing = []
    if torch.version.cuda is None:
        missing.append(f"a CUDA build of torch (this one is {torch.__version__})")
    home = cpp_extension.CUDA_HOME
    if not (home and os.path.exists(os.path.join(home, "bin", "nvcc"))):
        missing.append("nvcc (install the CUDA toolkit, or set CUDA_HOME to its folder)")
    if not shutil.which(os.environ.get("CXX", "c++")) and not shutil.which("g++"):
        missing.append("a C++ compiler (install g++, or set CXX)")
    if not cpp_extension.is_ninja_available():
        missing.append("ninja (pip install ninja)")
    if missing:
        raise NoCompilerError(
            f"backend='inline' needs {'; '.join(missing)}. A source with device code only needs none of it: use "
            f"backend='raw'"
        )
