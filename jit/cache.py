"""Artifacts on disk: one folder per architecture, one folder per entry, published by rename."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import secrets
import shutil
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from .artifact import Artifact
from .errors import CacheError

try:
    import fcntl
except ImportError:  # no flock: two processes may compile the same source, and one result wins
    fcntl = None  # type: ignore[assignment]

LIMIT = 2 << 30  # bytes
LOCK_TIMEOUT = 60.0  # seconds; a holder that is killed gives its lock back at once
_PRIVATE = ".private-"
LOCK = ".lock-"
_STALE = 3600.0  # seconds; no build holds a lock or a private folder for so long
_FILES = ("kernel.cubin", "kernel.ptx", "source.cu", "artifact.json")
_SUMS = "SHA256SUMS"  # in the form that sha256sum -c reads; its time stamp is the entry's last use


def default_root() -> Path:
    """``$WARPYARD_CACHE_DIR``, else ``$XDG_CACHE_HOME/warpyard``, else ``~/.cache/warpyard``."""
    if named := os.environ.get("WARPYARD_CACHE_DIR"):
        return Path(named)
    if named := os.environ.get("XDG_CACHE_HOME"):
        return Path(named) / "warpyard"
    try:
        return Path.home() / ".cache" / "warpyard"
    except RuntimeError:  # a user without a home, as containers have
        return Path(tempfile.gettempdir()) / f"warpyard-{os.getuid()}"


def default_cache() -> Cache:
    """The cache at default_root(); it does without the disk where that cannot be used."""
    return _at(default_root())


@functools.cache
def _at(root: Path) -> Cache:
    return Cache(root, required=False)


class Cache:
    """A folder of compiled artifacts.

    Args:
        root: the folder; it is made when first written.
        limit: bytes; the entries used longest ago are dropped above it.
        required: raise CacheError where the folder cannot be read or written, instead of compiling in memory with
            one warning.
        lock_timeout: seconds to wait for another process that compiles the same source; then compile as well.
    """

    def __init__(
        self,
        root: str | os.PathLike[str],
        *,
        limit: int = LIMIT,
        required: bool = True,
        lock_timeout: float = LOCK_TIMEOUT,
    ):
        self.root = Path(root)
        self.limit = limit
        self.required = required
        self.lock_timeout = lock_timeout
        self._published = 0
        self._warned = False
        self._memory: dict[str, Artifact] = {}

    def get_or_build(self, key: str, arch: str, build: Callable[[], Artifact]) -> Artifact:
        """The entry, or what ``build`` makes, published. Of several processes one builds while the others wait."""
        if found := self.lookup(key, arch) or self._memory.get(key):
            return found
        with self.lock(self.root / arch / f"{LOCK}{key[:32]}"):
            if found := self.lookup(key, arch):  # published since the first look
                return found
            made = build()
            try:
                return self.publish(made)
            except OSError as error:
                self._unusable(error)
                if len(self._memory) >= 64:
                    self._memory.clear()
                self._memory[key] = replace(made, cached=True)
                return made

    def folder(self, key: str, arch: str) -> Path:
        """Where an entry lies."""
        return self.root / arch / key

    def lookup(self, key: str, arch: str) -> Artifact | None:
        """Reads an entry and checks its files' digests; None where there is none or it is damaged."""
        folder = f"{self.root}/{arch}/{key}"
        try:
            found = _read(folder, key)
        except FileNotFoundError:
            if not os.path.isdir(folder):
                return None
            try:
                found = _read(folder, key)  # perhaps it was published between the two looks
            except (OSError, ValueError, KeyError, TypeError, AttributeError):
                self._discard(Path(folder))
                return None
        except OSError:
            return None
        except (ValueError, KeyError, TypeError, AttributeError):
            self._discard(Path(folder))
            return None
        with contextlib.suppress(OSError):
            os.utime(f"{folder}/{_SUMS}")
        return found

    def publish(self, made: Artifact) -> Artifact:
        """Writes an entry: a private folder, flushed to the disk, then renamed. Raises OSError.

        Where another process published the same key first, its entry stays.
        """
        final = self.folder(made.key, made.arch)
        final.parent.mkdir(parents=True, exist_ok=True)
        private = final.parent / f"{_PRIVATE}{os.getpid()}-{secrets.token_hex(6)}"
        try:
            private.mkdir()
            sums = ""
            for name, data in (
                ("kernel.cubin", made.cubin),
                ("kernel.ptx", made.ptx.encode()),
                ("source.cu", made.source.encode()),
                ("artifact.json", json.dumps(made.describe()).encode()),
            ):
                sums += f"{hashlib.sha256(data).hexdigest()}  {name}\n"
                _write(private / name, data)
            _write(private / _SUMS, sums.encode())
            _flush_folder(private)
            try:
                os.rename(private, final)
            except OSError:
                if not (final / _SUMS).exists():
                    raise
            _flush_folder(final.parent)
        finally:
            if private.exists():
                shutil.rmtree(private, ignore_errors=True)
        self._published += 1
        if self._published % 32 == 1:
            self.prune()
        return replace(made, cubin_path=final / "kernel.cubin")

    def entries(self) -> list[tuple[float, int, Path]]:
        """(last use in seconds since the epoch, bytes, folder) of every entry, least recently used first."""
        found = []
        for folder in self.root.glob("*/*"):
            if folder.name.startswith(".") or not folder.is_dir():
                continue
            with contextlib.suppress(OSError):
                used = (folder / _SUMS).stat().st_mtime
                found.append((used, sum(file.stat().st_size for file in folder.iterdir()), folder))
        return sorted(found)

    def prune(self) -> None:
        """Drops the entries used longest ago until the cache fits its limit, and what killed processes left."""
        entries = self.entries()
        total = sum(size for _, size, _ in entries)
        for _, size, folder in entries:
            if total <= self.limit:
                break
            self._discard(folder)
            total -= size
        for left in (*self.root.glob(f"*/{_PRIVATE}*"), *self.root.glob(f"*/{LOCK}*")):
            with contextlib.suppress(OSError):
                if time.time() - left.stat().st_mtime < _STALE:
                    continue
                if left.is_dir():
                    shutil.rmtree(left, ignore_errors=True)
                else:
                    left.unlink()

    def clear(self) -> int:
        """Removes every entry and returns how many there were. Raises CacheError where the folder is not writable."""
        entries = self.entries()
        for _, _, folder in entries:
            self._discard(folder)
            if folder.exists():
                raise CacheError(f"cannot remove {folder}; is the cache at {self.root} writable?")
        self._memory.clear()
        return len(entries)

    def _discard(self, folder: Path) -> None:
        """Removes an entry in one step for other readers."""
        gone = folder.parent / f"{_PRIVATE}{os.getpid()}-{secrets.token_hex(6)}"
        with contextlib.suppress(OSError):
            os.rename(folder, gone)
            shutil.rmtree(gone, ignore_errors=True)

    def _unusable(self, error: OSError) -> None:
        message = (
            f"the cache at {self.root} cannot be written ({error.strerror or error}); compiled kernels stay in memory. "
            f"Set WARPYARD_CACHE_DIR to a writable folder."
        )
        if self.required:
            raise CacheError(message) from error
        if not self._warned:
            self._warned = True
            warnings.warn(message, RuntimeWarning, stacklevel=2)

    @contextlib.contextmanager
    def lock(self, path: Path, timeout: float | None = None) -> Iterator[None]:
        """Holds the lock file at ``path``, or goes on without it after ``timeout`` seconds.

        The lock only saves double work, so every failure to take it is passed over. The operating system frees the lock
        of a process that dies.
        """
        handle = _acquire(path, self.lock_timeout if timeout is None else timeout)
        try:
            yield
        finally:
            if handle is not None:
                with contextlib.suppress(OSError):
                    os.unlink(path)
                os.close(handle)


def _acquire(path: Path, timeout: float) -> int | None:
    if fcntl is None:
        return None
    deadline = time.monotonic() + timeout
    pause = 0.002
    while True:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            return None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # The last holder unlinks the file: a lock on a file that is no longer there guards nothing.
            if os.fstat(handle).st_ino == os.stat(path).st_ino:
                return handle
        except (BlockingIOError, FileNotFoundError):
            pass
        except OSError:
            os.close(handle)
            return None
        os.close(handle)
        if time.monotonic() > deadline:
            return None
        time.sleep(pause)
        pause = min(2 * pause, 0.05)


def _read(folder: str, key: str) -> Artifact:
    """Reads an entry. Raises FileNotFoundError or OSError, and ValueError or its like where a file is damaged."""
    blobs = {}
    with open(f"{folder}/{_SUMS}", "rb") as file:
        rows = file.read().decode().splitlines()
    for row in rows:
        digest, _, name = row.partition("  ")
        if name not in _FILES:
            raise ValueError(f"{_SUMS} is damaged")
        with open(f"{folder}/{name}", "rb") as file:
            blobs[name] = file.read()
        if hashlib.sha256(blobs[name]).hexdigest() != digest:
            raise ValueError(f"{name} is damaged")
    described = json.loads(blobs["artifact.json"])
    if described["key"] != key:
        raise ValueError("an entry of another key")
    return Artifact.restore(
        described,
        cubin=blobs["kernel.cubin"],
        ptx=blobs["kernel.ptx"].decode(),
        source=blobs["source.cu"].decode(),
        cubin_path=Path(folder, "kernel.cubin"),
        cached=True,
    )


def _write(path: Path, data: bytes) -> None:
    with open(path, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _flush_folder(path: Path) -> None:
    with contextlib.suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
