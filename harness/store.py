"""Where results and caches live, and the results themselves: one JSON file a run.

Caches: ``$WARPYARD_CACHE_DIR``, else ``$XDG_CACHE_HOME/warpyard``, else ``~/.cache/warpyard``; submissions write there.
Results: ``$WARPYARD_STATE_DIR``, else ``$XDG_STATE_HOME/warpyard``, else ``~/.local/state/warpyard``; they cannot.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

_KEPT = 500  # results; older ones are removed


def cache_dir() -> Path:
    """The project's cache folder (not created here)."""
    if own := os.environ.get("WARPYARD_CACHE_DIR"):
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "warpyard"


def state_dir() -> Path:
    """The folder of results, which no submission can write to (not created here)."""
    if own := os.environ.get("WARPYARD_STATE_DIR"):
        return Path(own)
    base = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(base).expanduser() / "warpyard"


def writable(folder: Path) -> bool:
    """Whether files can be made in ``folder``, creating it if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def child_caches() -> dict[str, Path]:
    """Cache folders by the variable that names them, for tools that a submission may use; created where possible."""
    base = cache_dir()
    folders = {
        "TORCH_EXTENSIONS_DIR": base / "torch_extensions",
        "TRITON_CACHE_DIR": base / "triton",
        "CUDA_CACHE_PATH": base / "cuda",
        "CUPY_CACHE_DIR": base / "cupy",
        "WARPYARD_CACHE_DIR": base,
    }
    for folder in folders.values():
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
    return {name: folder.resolve() for name, folder in folders.items()}


def save(verb: str, document: dict[str, Any]) -> Path | None:
    """Writes one run's document below ``results/`` and returns its path; None where that cannot be written."""
    folder = state_dir() / "results"
    name = f"{verb}-{time.strftime('%Y%m%dT%H%M%S')}-{os.getpid()}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        partial = folder / f".{name}.{os.getpid()}"
        partial.write_text(json.dumps(document, indent=1, default=str))
        partial.replace(folder / name)
        for old in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)[:-_KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return folder / name


def size(folder: Path) -> int:
    """Bytes below a folder; files that vanish meanwhile count nothing."""
    total = 0
    for root, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                total += os.lstat(os.path.join(root, name)).st_size
    return total
