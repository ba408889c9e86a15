"""Files that travel by the hash of their contents: the scheduler holds them, and each worker fetches one once.

A tree is a set of files by name, packed. A worker keeps it in the folder of results, which no submission can read.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import io
import os
import secrets
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from harness.errors import Exit, HarnessError
from harness.machine import folders
from harness.process import placing, scratch
from harness.tasks.loading import Task

_STORE = "warpyard_blobs"  # the name that the scheduler's store goes by
_LARGEST = 64 << 20  # bytes of a file that travels
_DATE = (1980, 1, 1, 0, 0, 0)  # the same contents give the same bytes whenever they are packed


def digest(blob: bytes) -> str:
    """SHA-256, hexadecimal."""
    return hashlib.sha256(blob).hexdigest()


def pack(files: Mapping[str, Path | bytes]) -> bytes:
    """Files, or their contents, by the name that they get, as one blob. Raises HarnessError for one too large."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in sorted(files.items()):
            if isinstance(path, Path) and (size := path.stat().st_size) > _LARGEST:
                raise HarnessError(f"{path} has {size} bytes; at most {_LARGEST} travel to a worker")
            contents = path.read_bytes() if isinstance(path, Path) else path
            archive.writestr(zipfile.ZipInfo(name, _DATE), contents)
    return target.getvalue()


def of_task(task: Task) -> tuple[bytes, str]:
    """A task's folder, and the files that it takes from beside it, packed; and the folder's name among them."""
    base = task.folder.parents[1]
    near = [path for path in task.folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    found = {path.resolve() for path in [*near, *task.files.values()]}
    outside = [path for path in found if not path.is_relative_to(base)]
    named = {path.relative_to(base).as_posix(): path for path in found if path.is_relative_to(base)}
    listed = {entry.name: entry.source for entry in task.manifest.files}
    for path in outside:  # what every task has without naming it, such as utils.py
        if path.name in listed:
            raise HarnessError(f"task {task.name!r}: {path} lies too far outside of {task.folder} to travel")
    return pack(named), task.folder.relative_to(base).as_posix()


def of_submission(task: Task, submission: Path) -> bytes:
    """A submission as ``submission.py``, what it imports, and the sources beside it, packed."""
    return pack(placing.files(submission, task))


def _trees() -> Path:
    folder = folders.state_dir() / "trees"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _extract(blob: bytes, into: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(blob)) as archive:
        for name in archive.namelist():
            if PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts:
                raise HarnessError(f"a file that travelled is called {name!r}, which leads out of its folder")
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            (into / name).write_bytes(archive.read(name))


@contextlib.contextmanager
def unpacked(blob: bytes) -> Iterator[Path]:
    """A folder with a tree's files, which is removed afterwards."""
    with tempfile.TemporaryDirectory(dir=_trees()) as folder:
        _extract(blob, Path(folder))
        yield Path(folder)


def unpack(blob: bytes) -> Path:
    """The folder with a tree's files; the same tree is unpacked once on a machine. Raises OSError."""
    folder = _trees() / digest(blob)
    if folder.is_dir():
        return folder
    private = folder.with_name(f".{folder.name}-{os.getpid()}-{secrets.token_hex(4)}")
    _extract(blob, private)
    try:
        private.rename(folder)
    except OSError:
        scratch.remove(private)  # another process was first
        if not folder.is_dir():
            raise
    return folder


def hold(blobs: Mapping[str, bytes], owner: str, dask_scheduler: Any = None) -> None:
    """Runs on the scheduler: keeps blobs for workers that ask for them, as long as one owner wants them."""
    store: dict[str, tuple[bytes, set[str]]] = dask_scheduler.extensions.setdefault(_STORE, {})
    for digest, blob in blobs.items():
        store.setdefault(digest, (blob, set()))[1].add(owner)

    def held(digest: str) -> bytes | None:
        return store[digest][0] if digest in store else None

    dask_scheduler.handlers[_STORE] = held


def drop(digests: list[str], owner: str, dask_scheduler: Any = None) -> None:
    """Runs on the scheduler: forgets blobs that an owner does not need any more, and no other does."""
    store: dict[str, tuple[bytes, set[str]]] = dask_scheduler.extensions.get(_STORE, {})
    for one in digests:
        if one in store:
            store[one][1].discard(owner)
            if not store[one][1]:
                del store[one]


@functools.lru_cache(maxsize=32)
def fetch(wanted: str) -> bytes:
    """Runs in a task: a blob, from the scheduler. Raises HarnessError where what came is not it."""
    from distributed import get_worker
    from distributed.utils import sync

    worker = get_worker()
    blob: Any = sync(worker.loop, getattr(worker.scheduler, _STORE), digest=wanted)
    if not isinstance(blob, bytes) or digest(blob) != wanted:
        raise HarnessError(f"the scheduler does not hold the files {wanted[:12]}", Exit.INTERNAL)
    return blob
