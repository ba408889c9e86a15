"""Writes a run into the history while it goes on: a case that has ended is kept, whatever happens afterwards."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import platform
import re
import sqlite3
import time
import zlib
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

from harness.errors import HarnessError
from harness.history import database, sources
from harness.machine import gpuinfo
from harness.machine.devices import Device
from harness.tasks import revisions
from harness.tasks.loading import ROOT, Task
from harness.wire.limits import printable
from jit.base import environment
from jit.base.arch import DEFAULT

_PACKAGES = ("warpyard", "torch", "numpy", "llvmlite", "cuda-bindings", "nvidia-cuda-nvrtc", "nvidia-cuda-nvrtc-cu12")
_SECRET = ("seed", "replay")  # what of a case must not be readable while the submission's process runs


def versions(commit: str) -> dict[str, str]:
    """Python, the packages that a result may depend on, and the commit of this project."""
    found = {"python": platform.python_version(), "project commit": commit, **packages()}
    return {name: version for name, version in found.items() if version}


@functools.cache
def packages() -> dict[str, str]:
    """The versions of the packages that a result may depend on, as they were when this was first asked."""
    found = {}
    for name in _PACKAGES:
        with contextlib.suppress(metadata.PackageNotFoundError):
            found[name] = metadata.version(name)
    return found


def arch_of(device: Device) -> str:
    """What kernels are compiled for on a device; empty where they are not."""
    if device.kind == "cpu":
        return ""
    if asked := environment.ARCH.read(device.env) or environment.ARCH.read():
        return asked
    match = re.search(r"\((sm_\w+)\)", device.label)
    return match[1] if match else DEFAULT


def _cpu() -> str:
    """The model of this machine's CPU: times of two of them are not compared."""
    with contextlib.suppress(OSError):
        if model := re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE):
            return model[1]
    return platform.processor() or platform.machine()


def _text(value: Any) -> str:
    return json.dumps(value, default=str)


def circumstances(device: Device, commit: str) -> dict[str, str]:
    """Where a run takes place: the columns of `runs` that the machine, its packages and the project's commit decide."""
    return {
        "device": device.kind,
        "chip": _cpu() if device.kind == "cpu" else device.label,
        "arch": arch_of(device),
        "driver": gpuinfo.driver_version() if device.kind == "cuda" else "",
        "versions": _text(versions(commit)),
    }


def insert(connection: sqlite3.Connection, row: Mapping[str, Any], files: Mapping[str, str]) -> int:
    """Adds a row of `runs` and the files that ran, within the caller's transaction. Returns the run's number."""
    _keep(connection, row["source"], files)
    marks = ", ".join(f":{name}" for name in row)
    done = connection.execute(f"INSERT INTO runs ({', '.join(row)}) VALUES ({marks})", row)
    assert done.lastrowid is not None
    return done.lastrowid


def insert_case(connection: sqlite3.Connection, run: int, position: int, document: Mapping[str, Any]) -> None:
    """Adds a case of a run, or replaces it, within the caller's transaction."""
    median = (document.get("device_ns") or {}).get("median")
    values = (run, position, document["spec"], document["status"], median, _text(document))
    connection.execute("INSERT OR REPLACE INTO cases VALUES (?, ?, ?, ?, ?, ?)", values)


class Run:
    """One run of one task. Where the history cannot be written, ``problem`` says why, and the run continues.

    Attributes:
        number: of the run in the history; None where it is not kept.
        problem: why it is not kept, or an empty string.
    """

    def __init__(
        self, verb: str, task: Task, submission: Path, device: Device, total: int, variant: str | None = None
    ) -> None:
        self.number: int | None = None
        self.problem = ""
        self._connection: sqlite3.Connection | None = None
        try:
            files = sources.collect(task, submission, arch_of(device), variant or "")
            project, own = revisions.states(ROOT, submission.parent)
            row: dict[str, Any] = {
                "began": time.time(),
                "verb": verb,
                "task": task.name,
                "submission": printable(str(submission)),
                "source": sources.digest(files),
                "variant": variant or "",
                "git": own,
                "total": total,
                **circumstances(device, project),
            }
            self._connection = database.connect(create=True)
            with database.writing(self._connection):
                self.number = insert(self._connection, row, files)
        except (OSError, sqlite3.Error, HarnessError, RuntimeError) as error:
            self._give_up(error)

    def case(self, position: int, document: Mapping[str, Any]) -> None:
        """Keeps a case that has ended, without the seeds that the submission could read."""
        self._write([(position, {key: value for key, value in document.items() if key not in _SECRET})])

    def end(self, code: int, documents: Iterable[Mapping[str, Any]], seed: int | None, summary: Any) -> None:
        """Keeps the rest, once the submission's process has ended.

        Args:
            code: exit code.
            documents: of all cases, in order, with their seeds.
            seed: the secret one that all cases had, if they had one.
            summary: what else to keep, as JSON can hold it.
        """
        last = (time.time(), int(code), None if seed is None else str(seed), _text(summary))
        self._write(enumerate(documents), last)
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, cases: Iterable[tuple[int, Mapping[str, Any]]], last: tuple[Any, ...] | None = None) -> None:
        if self._connection is None or self.number is None:
            return
        try:
            with database.writing(self._connection):
                for position, document in cases:
                    insert_case(self._connection, self.number, position, document)
                if last is not None:
                    self._connection.execute(
                        "UPDATE runs SET ended = ?, exit = ?, seed = ?, summary = ? WHERE id = ?", (*last, self.number)
                    )
        except sqlite3.Error as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        self.problem = f"the history is not kept: {error}"
        if self._connection is not None:
            self._connection.close()
        self._connection = None


def _keep(connection: sqlite3.Connection, source: str, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        blob = text.encode()
        digest = hashlib.sha256(blob).hexdigest()
        connection.execute("INSERT OR IGNORE INTO texts VALUES (?, ?)", (digest, zlib.compress(blob)))
        connection.execute("INSERT OR IGNORE INTO files VALUES (?, ?, ?)", (source, name, digest))
