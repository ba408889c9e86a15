"""Artifacts, machine code and built libraries on disk: a folder for each entry, in a folder of its architecture or
kind, published by rename."""

from __future__ import annotations

import contextlib
import errno
import functools
import hashlib
import json
import os
import secrets
import shutil
import stat
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from ..base import arch as arches
from ..base import environment
from ..base.artifact import Artifact
from ..base.errors import CacheError
from . import machine_code
from .machine_code import MachineCode

LIMIT = 2 << 30  # bytes
LOCK_TIMEOUT = 60.0  # seconds; a holder that is killed gives its lock back at once
_POLL = 0.02  # seconds between two tries to take a lock
PRIVATE = ".private-"
LOCK = ".lock-"
_STALE = 3600.0  # seconds; no build holds a lock or a private folder for so long
_PRUNED = ".pruned"  # touched when all entries were last looked at
_PRUNED_FOR = 600.0  # seconds for which no other process does so
SUMS = "SHA256SUMS"  # in the form that sha256sum -c reads; its time stamp is the entry's last use

Entry = TypeVar("Entry", Artifact, MachineCode)


class BuildFolder(NamedTuple):
    """An entry of `kept`.

    Attributes:
        source_name: what it is called.
    """

    source_name: str


def default_root() -> Path:
    """``$WARPYARD_CACHE_DIR``, else ``$XDG_CACHE_HOME/warpyard``, else ``~/.cache/warpyard``."""
    if own := environment.CACHE_DIR.read():
        return own
    from platformdirs.unix import Unix  # on every system: the folders are documented

    with contextlib.suppress(RuntimeError):
        if (found := Unix("warpyard", appauthor=False).user_cache_path).is_absolute():
            return found
    return Path(tempfile.gettempdir()) / f"warpyard-{os.getuid()}"  # a user without a home, as containers have


def default_cache() -> Cache:
    """The cache at default_root(); it does without the disk where that cannot be used."""
    return _at(default_root(), environment.CACHE_BELOW.read())


@functools.cache
def _at(root: Path, below: Path | None) -> Cache:
    return Cache(root, required=False, below=below)


class Cache:
    """A folder of compiled artifacts and machine code. The architecture of an entry says what it is.

    Args:
        root: the folder; it is made when first written.
        limit: bytes; the entries used longest ago are dropped above it.
        required: raise CacheError where the folder cannot be read or written, instead of compiling in memory with
            one warning.
        lock_timeout: seconds to wait for another process that compiles the same source; then compile as well.
        below: another cache's folder, whose entries are read, and neither changed nor dropped.
    """

    def __init__(
        self,
        root: str | os.PathLike[str],
        *,
        limit: int = LIMIT,
        required: bool = True,
        lock_timeout: float = LOCK_TIMEOUT,
        below: Path | None = None,
    ):
        self.root = Path(root)
        self.limit = limit
        self.required = required
        self.lock_timeout = lock_timeout
        self.below = below
        self._published = 0
        self._warned = False
        self._memory: dict[str, Artifact | MachineCode] = {}

    def get_or_build(self, kind: type[Entry], key: str, arch: str, build: Callable[[], Entry]) -> Entry:
        """The entry, or what ``build`` makes, published. Of several processes one builds while the others wait."""
        if found := self.lookup(kind, key, arch):
            return found
        if isinstance(kept := self._memory.get(key), kind):
            return kept
        if self.below is not None and isinstance(there := self.inspect(self.below / arch / key), kind):
            return there
        with self.lock(self.root / arch / f"{LOCK}{key[:32]}"):
            if found := self.lookup(kind, key, arch):  # published since the first look
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

    def lookup(self, kind: type[Entry], key: str, arch: str) -> Entry | None:
        """Reads an entry and checks its files' digests; None where there is none or it is damaged."""
        folder = f"{self.root}/{arch}/{key}"
        try:
            found = _read(kind, folder, key)
        except FileNotFoundError:
            if not os.path.isdir(folder):
                return None
            try:
                found = _read(kind, folder, key)  # perhaps it was published between the two looks
            except (OSError, ValueError, KeyError, TypeError, AttributeError):
                self._discard(Path(folder))
                return None
        except OSError:
            return None
        except (ValueError, KeyError, TypeError, AttributeError):
            self._discard(Path(folder))
            return None
        with contextlib.suppress(OSError):
            os.utime(f"{folder}/{SUMS}")
        return found

    def publish(self, made: Entry) -> Entry:
        """Writes an entry: a private folder, then renamed. Raises OSError.

        Where another process published the same key first, its entry stays. Nothing is flushed to the disk: what a
        power failure leaves of an entry does not match its checksums, and is made again.
        """
        final = self.folder(made.key, made.arch)
        final.parent.mkdir(parents=True, exist_ok=True)
        private = final.parent / f"{PRIVATE}{os.getpid()}-{secrets.token_hex(6)}"
        try:
            private.mkdir()
            sums = ""
            for name, data in made.files().items():
                sums += f"{hashlib.sha256(data).hexdigest()}  {name}\n"
                (private / name).write_bytes(data)
            (private / SUMS).write_bytes(sums.encode())
            try:
                if final.is_symlink() or (final.exists() and not final.is_dir()):
                    final.unlink()  # no entry has ever been that
                os.rename(private, final)
            except OSError:
                if not (final / SUMS).exists():
                    raise
        finally:
            if private.exists():
                shutil.rmtree(private, ignore_errors=True)
        self._published += 1
        if self._published % 32 == 0 or not self._lately_pruned():
            self.prune()
        return made.published(final)

    def entries(self) -> list[tuple[float, int, Path]]:
        """(last use in seconds since the epoch, bytes, folder) of every entry, least recently used first."""
        found = []
        for arch in _folders(self.root):
            for entry in _folders(arch.path):
                with contextlib.suppress(OSError), os.scandir(entry.path) as files:
                    sizes = {file.name: file.stat() for file in files}
                    if SUMS in sizes:
                        total = sum(os.stat(path).st_size for path in _files(entry.path))
                        found.append((sizes[SUMS].st_mtime, total, Path(entry.path)))
        return sorted(found)

    def inspect(self, folder: Path) -> Artifact | MachineCode | BuildFolder | None:
        """Reads the entry in a folder against its checksums and leaves it as it is; None where it is damaged."""
        try:
            if folder.parent.name in (machine_code.KERNELS, machine_code.OWN):
                return _read(MachineCode, str(folder), folder.name)
            if folder.parent.name not in arches.TABLE:
                return BuildFolder(folder.name) if whole(folder) else None
            return _read(Artifact, str(folder), folder.name)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None

    def text(self, source_name: str) -> str | None:
        """The text of a source that was compiled, of those with this name the one used last; None without one."""
        sought = json.dumps(source_name).encode()
        for _, _, folder in reversed(self.entries()):
            with contextlib.suppress(OSError):
                if sought not in (folder / Artifact.FILES[-1]).read_bytes():
                    continue
            found = self.inspect(folder)
            if isinstance(found, Artifact) and found.source_name == source_name:
                return found.source
        return None

    def remove(self, folder: Path) -> None:
        """Removes the entry in a folder. Raises CacheError where it is still there afterwards."""
        self._discard(folder)
        if folder.exists():
            raise CacheError(f"cannot remove {folder}; is the cache at {self.root} writable?")

    def prune(self) -> None:
        """Drops the entries used longest ago until the cache fits its limit, and what killed processes left."""
        with contextlib.suppress(OSError):
            (self.root / _PRUNED).touch()
        entries = self.entries()
        total = sum(size for _, size, _ in entries)
        for _, size, folder in entries:
            if total <= self.limit:
                break
            self._discard(folder)
            total -= size
        for left in (*self.root.glob(f"*/{PRIVATE}*"), *self.root.glob(f"*/{LOCK}*")):
            with contextlib.suppress(OSError):
                if time.time() - left.stat().st_mtime < _STALE:
                    continue
                if left.is_dir():
                    shutil.rmtree(left, ignore_errors=True)
                else:
                    left.unlink()

    def _lately_pruned(self) -> bool:
        """Whether some process has looked at all entries a while ago: with ten thousand of them that takes seconds."""
        try:
            return time.time() - (self.root / _PRUNED).stat().st_mtime < _PRUNED_FOR
        except OSError:
            return False

    def clear(self) -> int:
        """Removes every entry and returns how many there were. Raises CacheError where the folder is not writable."""
        entries = self.entries()
        for _, _, folder in entries:
            self.remove(folder)
        self._memory.clear()
        return len(entries)

    def _discard(self, folder: Path) -> None:
        """Removes an entry in one step for other readers."""
        gone = folder.parent / f"{PRIVATE}{os.getpid()}-{secrets.token_hex(6)}"
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
        from filelock import FileLock, Timeout  # here, since a launch that is cached does without it

        held = FileLock(path, timeout=self.lock_timeout if timeout is None else timeout, poll_interval=_POLL)
        taken = False
        with contextlib.suppress(OSError, NotImplementedError, Timeout):
            path.parent.mkdir(parents=True, exist_ok=True)
            held.acquire()
            taken = True
        try:
            yield
        finally:
            if taken:
                # A waiter that has opened the file looks again, since its lock would guard a file that is gone.
                with contextlib.suppress(OSError):
                    os.unlink(path)
                held.release()


def seal(folder: Path) -> None:
    """Writes the checksums of all files below a folder, which makes it an entry where it is published."""
    sums = "".join(f"{_digest(path)}  {os.path.relpath(path, folder)}\n" for path in sorted(_files(folder)))
    (folder / SUMS).write_text(sums)


def whole(folder: Path) -> bool:
    """Whether all files of an entry match their checksums. Notes that it was used."""
    try:
        rows = (folder / SUMS).read_text().splitlines()
        good = all(_digest(folder / name) == digest for digest, _, name in (row.partition("  ") for row in rows))
    except (OSError, ValueError):
        return False
    with contextlib.suppress(OSError):
        os.utime(folder / SUMS)
    return good


def _digest(path: str | Path) -> str:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _files(folder: str | Path) -> Iterator[str]:
    for top, _, names in os.walk(folder):
        yield from (os.path.join(top, name) for name in names)


def _read(kind: type[Entry], folder: str, key: str) -> Entry:
    """Reads an entry. Raises FileNotFoundError or OSError, and ValueError or its like where a file is damaged."""
    blobs = {}
    for row in _bytes(f"{folder}/{SUMS}").decode().splitlines():
        digest, _, name = row.partition("  ")
        if name not in kind.FILES:
            raise ValueError(f"{SUMS} is damaged")
        blobs[name] = _bytes(f"{folder}/{name}")
        if hashlib.sha256(blobs[name]).hexdigest() != digest:
            raise ValueError(f"{name} is damaged")
    found = kind.read(blobs, Path(folder))
    if found.key != key:
        raise ValueError("an entry of another key")
    return found


def _folders(path: str | Path) -> list[os.DirEntry[str]]:
    """The folders in a folder whose names begin with no dot; none where it cannot be read."""
    try:
        with os.scandir(path) as found:
            return [entry for entry in found if not entry.name.startswith(".") and entry.is_dir()]
    except OSError:
        return []


def _bytes(path: str) -> bytes:
    """The contents of a regular file. Raises OSError, and ValueError for anything else, which is not waited for."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise ValueError(f"{path} is a link to itself") from error
        raise
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise ValueError(f"{path} is no regular file")
    with open(handle, "rb") as file:
        return file.read()
