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


def built_code() -> list[Path]:
    """What of the cache submissions may read: what this project's own sources were built to. All else there was
    compiled from texts of others. The folders are made where they are not there: what is shown has to exist."""
    from jit.cache import folders

    rooms = (folders.RUNTIME, folders.ALLOCATOR, folders.NVRTC, folders.WARP)
    found = [cache_dir().absolute() / name for name in rooms]
    with contextlib.suppress(OSError):
        for folder in found:
            folder.mkdir(parents=True, exist_ok=True)
    return [folder.resolve() for folder in found]


def state_dir() -> Path:
    """The folder of results, which no submission can write to (not created here)."""
    if own := environment.STATE_DIR.read():
        return own
    return Unix("warpyard", appauthor=False).user_state_path  # on every system: the folders are documented


def private() -> list[Path]:
    """What no submission may read: the results, with what others have submitted. The folder is made where it is not
    there: one that is made when a process is confined would not be hidden from it."""
    try:
        found = state_dir().resolve()
    except RuntimeError:  # a user without a home has none
        return []
    with contextlib.suppress(OSError):
        found.mkdir(mode=0o700, parents=True, exist_ok=True)
    return [found]


def home() -> Path | None:
    """The home of the user, where keys and passwords may lie; None for a user without one of their own."""
    try:
        found = Path.home().resolve()
    except RuntimeError:
        return None
    return found if found.is_dir() and found != Path(found.anchor) else None


def personal() -> list[Path]:
    """What no stranger's submission may read: the user's home, and the folders of what lies here for a while. There are
    files of other programs, sockets, tickets and passwords, and what others have typed or sent."""
    named = [
        tempfile.gettempdir(),
        "/tmp",
        "/var/tmp",
        os.environ.get("XDG_RUNTIME_DIR", ""),
        f"/run/user/{os.getuid()}",
    ]
    passing = {Path(name).resolve() for name in named if os.path.isabs(name)}
    own = home()
    return [*([own] if own else []), *sorted(one for one in passing if one.is_dir() and one != Path(one.anchor))]


def writable(folder: Path) -> bool:
    """Whether files can be made in ``folder``, creating it if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            return True
    except OSError:
        return False


CHILD_CACHES = {
    "TORCH_EXTENSIONS_DIR": "torch_extensions",
    "TRITON_CACHE_DIR": "triton",
    "CUDA_CACHE_PATH": "cuda",
    "CUPY_CACHE_DIR": "cupy",
    "TORCHINDUCTOR_CACHE_DIR": "inductor",
    "NUMBA_CACHE_DIR": "numba",
    "TILELANG_CACHE_DIR": "tilelang",
    environment.CACHE_DIR.name: "",
}  # by the variable that names it to a tool that a submission may use, the folder in its cache


def child_caches(base: Path) -> dict[str, Path]:
    """The folders of ``CHILD_CACHES`` below ``base``, created."""
    found = {name: base / below for name, below in CHILD_CACHES.items()}
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
