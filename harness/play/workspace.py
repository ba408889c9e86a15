"""The files of one page in a folder of their own, and what the verbs say of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from harness import api
from harness.api.findings import Finding, of_case
from harness.errors import HarnessError
from harness.machine import commands
from harness.play.starts import Start

LARGEST = 256 << 10  # bytes of all texts of a page
_MOST_FILES = 256
_LONGEST = 100  # bytes of a file's name
_LINE = 64 << 20  # bytes of a verdict

Listener = Callable[[dict[str, Any]], None]


class Workspace:
    """The files of a page, and the watch that checks them at every change.

    Args:
        stranger: whoever sits before the page is not who runs it: what it runs sees no home and is confined in full.
        listener: called with each verdict of the watch, a JSON document of ``warpyard watch``, or with
            ``{"error": {...}}``.
        start: what it begins with.

    Attributes:
        away: the browser's connection is cut.
        device: what cases are checked on: ``"emulator"`` or ``"cuda"``. Counters and the trace are the emulator's.
    """

    def __init__(self, stranger: bool, listener: Listener, start: Start) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="warpyard-play-")
        self._stranger, self._listener = stranger, listener
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.start = start
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
        return self.folder / self.start.main

    def found(self, case: Mapping[str, Any]) -> list[Finding]:
        """What the document of a case says is wrong, at lines of the files or at none."""
        return [one.within(self.files) for one in of_case(case, submission=str(self.main))]

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
            HarnessError: the name is no plain one, or there are too many files, or all texts together are too long.
        """
        length = len(name.encode(errors="replace"))
        if Path(name).name != name or name.startswith(".") or not name.isprintable() or not 0 < length <= _LONGEST:
            raise HarnessError(f"file: expected a plain name of at most {_LONGEST} bytes, got {name[:_LONGEST]!r}")
        if name not in self.files and len(self.files) >= _MOST_FILES:
            raise HarnessError(f"there are more than {_MOST_FILES} files", hint="edit them outside, and use watch")
        # A browser sends lone surrogates too, which no file can have.
        sizes = {one: len(held.encode(errors="replace")) for one, held in {**self.files, name: text}.items()}
        if sum(sizes.values()) > LARGEST:
            raise HarnessError(f"the files have more than {LARGEST} bytes", hint="edit them outside, and use watch")
        self.files[name] = text
        part = self.folder / f".{name}"
        part.write_text(text, errors="replace")
        part.replace(self.folder / name)

    def words(self) -> list[str]:
        """The command line of the watch."""
        start = self.start
        words = ["watch", start.task, "-s", str(self.main), "-k", start.case, "--device", self.device, "--json"]
        words += ["--arch", start.arch] if start.arch else []
        return words + (["--stranger", "--require-sandbox"] if self._of_strangers else [])

    @property
    def _of_strangers(self) -> bool:
        """Whether what is run is not by who runs it. A link that is opened has its code checked at once, and what its
        author allows in settings of its own would be taken for the user's."""
        return self._stranger or self.start.stranger

    async def watch(self) -> None:
        """Starts the watch: a process that has all ready before the next change."""
        if not self.start.task:
            return
        self._process = await asyncio.create_subprocess_exec(
            *commands.of_verb(self.words()), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, limit=_LINE, start_new_session=True,
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

    async def _asked(self, verb: Callable[..., Any], *given: str | Path, **options: Any) -> Any:
        """What a function of `harness.api` says of the files, or of their smallest case. Raises HarnessError."""
        strangers = self._of_strangers
        options |= {"stranger": strangers, "require_sandbox": strangers, "arch": self.start.arch or None}
        if self.start.task:
            options.setdefault("cases", self.start.case)
        return await asyncio.to_thread(partial(verb, *given, **options))

    async def check(self, case: str, counters: bool = False) -> dict[str, Any]:
        """The document of one case, the first that ``case`` chooses. Raises HarnessError."""
        options = {"cases": case, "calls": 1, "counters": counters}
        options["device"] = "emulator" if counters else self.device
        report = await self._asked(api.check, self.start.task, self.main, **options)
        return dict(report.cases[0].document)

    async def listing(self) -> list[dict[str, Any]]:
        """What ``inspect`` says of the kernels, with PTX and SASS by line. Raises HarnessError."""
        if not self.start.task:
            self._refuse_strangers("a .cu alone is compiled")
        return list(await self._asked(api.inspect, self.main, task=self.start.task or None))

    async def trace(self, modelled: bool = False) -> dict[str, Any]:
        """What ``trace`` says, with its pictures as SVG. Raises HarnessError."""
        if not self.start.task:
            raise HarnessError("a .cu alone launches nothing that could be traced", hint="warpyard trace TASK -s FILE")
        return dict(await self._asked(api.trace, self.start.task, self.main, modelled=modelled))

    async def estimate(self) -> dict[str, Any]:
        """The modelled time, of a whole program too. Raises HarnessError."""
        if not self.start.task:
            self._refuse_strangers("a whole program is run")
            return dict(await self._asked(api.estimate, self.main))
        return dict(await self._asked(api.estimate, self.start.task, self.main, kind="test"))

    def _refuse_strangers(self, what: str) -> None:
        """Raises HarnessError for what is not by who runs it."""
        if self._of_strangers:
            raise HarnessError(
                f"{what} outside of the confinement: neither over the network, nor where somebody else has shared it",
                hint="save it, look at it, and: warpyard play FILE",
            )

    async def program(self) -> tuple[int, str]:
        """Builds and runs a whole program on the emulator: its exit code and what it printed. Raises HarnessError."""
        self._refuse_strangers("a whole program is run")
        process = await asyncio.create_subprocess_exec(
            *commands.of_verb(["run", str(self.main)]), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        printed, _ = await process.communicate()
        return process.returncode or 0, printed.decode(errors="replace").replace(f"{self.folder}/", "")
