"""Folders of the cache that a caller fills itself: libraries that a compiler made."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from ..base import environment
from .store import LOCK, PRIVATE, Cache, default_root, seal, whole

INLINE = "inline"  # the room of what load_inline builds for a GPU
# The rooms of what the stand-in CUDA's own sources are built to: its runtime, torch's allocator, its NVRTC; and Warp's
# own library upon it.
RUNTIME, ALLOCATOR, NVRTC, WARP = "stand_in", "torch_memory", "nvrtc", "warp"


def known(room: str, name: str) -> Path | None:
    """A folder of this cache or of the one below it, if either has it whole. Arguments as `folder` takes them."""
    roots = (Cache(default_root(), required=False).root, environment.CACHE_BELOW.read())
    return next((root / room / name for root in roots if root and whole(root / room / name)), None)


def holding(files: Mapping[str, bytes]) -> Callable[[Path], None]:
    """A ``make`` of `folder` that writes files by their names."""

    def make(work: Path) -> None:
        for name, contents in files.items():
            (work / name).write_bytes(contents)

    return make


def folder(room: str, name: str, make: Callable[[Path], None], patience: float = 300) -> Path:
    """A folder of the cache, which ``make`` fills in a private place if neither this cache nor the one below has it.

    Args:
        room: the folder that it lies in.
        name: its own, made of a digest of all that decides what is made.
        make: gets an empty folder, which is published by a rename when it returns.
        patience: seconds to wait for another process that makes the same.
    """
    if found := known(room, name):
        return found
    cache = Cache(default_root(), required=False)
    place = cache.root / room / name
    place.parent.mkdir(parents=True, exist_ok=True)
    with cache.lock(place.with_name(f"{LOCK}{name}"), timeout=patience):
        if whole(place):
            return place
        if place.exists():  # damaged
            cache.remove(place)
        work = Path(tempfile.mkdtemp(prefix=PRIVATE, dir=place.parent))
        try:
            make(work)
            seal(work)
            work.chmod(0o755)
            os.replace(work, place)
        finally:
            shutil.rmtree(work, ignore_errors=True)
    return place
