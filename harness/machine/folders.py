"""Where results and caches live.

Caches: ``$WARPYARD_CACHE_DIR``, else ``$XDG_CACHE_HOME/warpyard``, else ``~/.cache/warpyard``.
Results: ``$WARPYARD_STATE_DIR``, else ``$XDG_STATE_HOME/warpyard``, else ``~/.local/state/warpyard``.
Submissions write to neither.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from platformdirs.unix import Unix

from jit.base import environment
from jit.cache.store import default_root


def cache_dir() -> Path:
    """The project's cache folder (not created here)."""
    return default_root()


def state_dir() -> Path:
    """The folder of results, which no submission can write to (not created here)."""
    if own := environment.STATE_DIR.read():
        return own
    return Unix("warpyard", appauthor=False).user_state_path  # on every system: the folders are documented


def private() -> list[Path]:
    """What no submission may read: the results, with what others have submitted."""
    try:
        return [state_dir().resolve()]
    except RuntimeError:  # a user without a home has none
        return []


def home() -> Path | None:
    """The home of the user, where keys and passwords may lie; None for a user without one of their own."""
    try:
        found = Path.home().resolve()
    except RuntimeError:
        return None
    return found if found.is_dir() and found != Path(found.anchor) else None


def writable(folder: Path) -> bool:
    """Whether files can be made in ``folder``, creating it if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def child_caches(base: Path) -> dict[str, Path]:
    """Cache folders below ``base`` by the variable that names them, for tools that a submission may use; created."""
    found = {
        "TORCH_EXTENSIONS_DIR": base / "torch_extensions",
        "TRITON_CACHE_DIR": base / "triton",
        "CUDA_CACHE_PATH": base / "cuda",
        "CUPY_CACHE_DIR": base / "cupy",
        "TORCHINDUCTOR_CACHE_DIR": base / "inductor",
        "NUMBA_CACHE_DIR": base / "numba",
        environment.CACHE_DIR.name: base,
    }
    for folder in found.values():
        folder.mkdir(parents=True, exist_ok=True)
    return found


def size(folder: Path) -> int:
    """Bytes below a folder; files that vanish meanwhile count nothing."""
    total = 0
    for root, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                total += os.lstat(os.path.join(root, name)).st_size
    return total
