"""The files of one page in a folder of their own, and what the verbs say of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from harness.api import runner
from harness.errors import HarnessError
from harness.play.starts import Start

LARGEST = 256 << 10  # bytes of all texts of a page
_LINE = 64 << 20  # bytes of a verdict

Listener = Callable[[dict[str, Any]], None]


class Workspace:
    """The files of a page, and the watch that checks them at every change.

    Args:
        stranger: whoever sits before the page is not who runs it: what it runs sees no home and is confined in full.
        listener: called with each verdict of the watch, a JSON document of ``warpyard watch``, or with
            ``{"error": {...}}``.

    Attributes:
        away: the browser's connection is cut.
        device: what cases are checked on: ``"emulator"`` or ``"cuda"``. Counters and the trace are the emulator's.
    """

    def __init__(self, stranger: bool, listener: Listener) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="warpyard-play-")
        self._stranger, self._listener = stranger, listener
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.start: Start | None = None
        self.files: dict[str, str] = {}
        self.away = False
        self.device = "emulator"

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return Path(self._folder.name)

    @property
    def main(self) -> Path:
        """The file that is run."""
        assert self.start is not None
        return self.folder / self.start.main

    def open(self, start: Start, files: Mapping[str, str]) -> None:
        """Puts files in place of those that are there, which nothing watches any more. Raises as `write` does."""
        self.stop()
        for path in self.folder.iterdir():
            path.unlink()
        self.start, self.files = start, {}
        for name, text in files.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        """Writes a file, which the watch then checks.

        Raises:
            HarnessError: the name is no plain one, or all texts together are too long.
        """
        if Path(name).name != name or name.startswith("."):
            raise HarnessError(f"file: expected a plain name, got {name!r}")
        sizes = {**{one: len(held.encode()) for one, held in self.files.items()}, name: len(text.encode())}
        if sum(sizes.values()) > LARGEST:
            raise HarnessError(f"the files have more than {LARGEST} bytes", hint="edit them outside, and use watch")
        self.files[name] = text
        part = self.folder / f".{name}"
        part.write_text(text)
        part.replace(self.folder / name)

    def words(self, verb: str, *more: str, device: str = "emulator") -> list[str]:
        """The command line of a verb for the files."""
        assert self.start is not None
        words = [verb, self.start.task, "-s", str(self.main), *more, "--device", device]
        words += ["--arch", self.start.arch] if self.start.arch else []
        return words + self._confined()

    def _confined(self) -> list[str]:
        return ["--stranger", "--require-sandbox"] if self._stranger else []

    async def watch(self) -> None:
        """Starts the watch: a process that has all ready before the next change."""
        if self.start is None or not self.start.task:
            return
        words = self.words("watch", "-k", self.start.case, device=self.device)
        command = runner.command([*words, "--json"])
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, limit=_LINE,
            start_new_session=True,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        lines = b""
        while line := await process.stdout.readline():
            lines += line
            try:
                document = json.loads(lines)
            except ValueError:  # an error has several lines
                continue
            lines = b""
            self._listener(document)

    def stop(self) -> None:
        """Ends the watch, if there is one; no loop need run any more."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGTERM)
        if self._reader is not None:
            self._reader.cancel()

    def close(self) -> None:
        """Ends the watch and removes the files."""
        self.stop()
        self._folder.cleanup()

    async def check(self, case: str, counters: bool = False) -> dict[str, Any]:
        """The document of one case, the first that ``case`` chooses. Raises HarnessError."""
        more = ["-k", case, "--calls", "1"] + (["--counters"] if counters else [])
        words = self.words("check", *more, device="emulator" if counters else self.device)
        return (await _document(words))["tasks"][0]["cases"][0]  # type: ignore[no-any-return]

    async def listing(self) -> list[dict[str, Any]]:
        """What ``inspect`` says of the kernels, with PTX and SASS by line. Raises HarnessError."""
        assert self.start is not None
        words = ["inspect", str(self.main)]
        if self.start.task:
            words += ["--task", self.start.task, "-k", self.start.case]
            words += self._confined()
        elif self._stranger:
            raise HarnessError("a .cu alone is compiled outside of the confinement: not over the network")
        words += ["--arch", self.start.arch] if self.start.arch else []
        return (await _document(words))["kernels"]  # type: ignore[no-any-return]

    async def trace(self, *options: str) -> dict[str, Any]:
        """What ``trace`` says of the smallest case, with its pictures as SVG. Raises HarnessError."""
        assert self.start is not None
        if not self.start.task:
            raise HarnessError("a .cu alone launches nothing that could be traced", hint="warpyard trace TASK -s FILE")
        with tempfile.TemporaryDirectory(prefix="warpyard-play-") as folder:
            words = self.words("trace", "-k", self.start.case, "-o", str(Path(folder, "trace.json")), *options)
            document = await _document(words)
            return {**document, "pictures": [Path(path).read_text() for path in document["pictures"]]}

    async def program(self) -> tuple[int, str]:
        """Builds and runs a whole program on the emulator: its exit code and what it printed. Raises HarnessError."""
        if self._stranger:
            raise HarnessError("a whole program is run outside of the confinement: not over the network")
        process = await asyncio.create_subprocess_exec(
            *runner.command(["run", str(self.main)]), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        printed, _ = await process.communicate()
        return process.returncode or 0, printed.decode(errors="replace").replace(f"{self.folder}/", "")


async def _document(words: list[str]) -> dict[str, Any]:
    started = time.monotonic()
    document = await asyncio.to_thread(runner.document, words)
    document["took"] = time.monotonic() - started
    return document
