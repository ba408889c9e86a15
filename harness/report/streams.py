"""The standard streams of a command: always there, and never the reason why it ends."""

from __future__ import annotations

import contextlib
import io
import os
import re
import select
import sys
from typing import TYPE_CHECKING, TextIO

from harness.errors import Exit

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


# What the log of a CI job takes for a command to itself: GitHub's at the beginning of a line, behind white space too,
# and of GitHub's first form, Azure's and TeamCity's anywhere. src/Runner.Common/ActionCommand.cs of actions/runner.
_COMMAND = re.compile(r"((?:\A|(?<=[\r\n]))[^\S\r\n]*:):|(##\w{0,16})\[")
_LONGEST = 18  # letters of the longest beginning of one that has to be known


class _Raw(io.RawIOBase):
    """Writes to a descriptor until that fails. What comes later is dropped, so that the command goes on.

    Attributes:
        problem: why it failed, or None.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self.problem: OSError | None = None
        self._written = b""  # bytes whose write a ctrl-C interrupted, before the buffer knew that they are written

    def fileno(self) -> int:
        return self._descriptor

    def isatty(self) -> bool:
        return os.isatty(self._descriptor)

    def writable(self) -> bool:
        return True

    def write(self, data: ReadableBuffer, /) -> int:
        if self._written:
            again, self._written = self._written, b""
            if bytes(data).startswith(again):
                return len(again)
        done: list[int] = []  # filled in one step with the write: a signal's exception comes before or behind both
        while self.problem is None:
            try:
                done.extend(map(os.write, (self._descriptor,), (data,)))
                return done[0]
            except BlockingIOError:  # whoever started the command does not wait for what it reads
                select.select([], [self._descriptor], [])
            except OSError as error:
                self.problem = error
            except BaseException:
                self._written = bytes(data)[: done[0]] if done else b""
                raise
        return memoryview(data).nbytes


class Streams:
    """Takes the place of ``sys.stdout`` and ``sys.stderr``.

    What goes to a closed stream is lost without an error, and so is what a reader has left, as in ``| head``.
    A letter that the stream's encoding lacks is written as an escape. So is one letter of what a CI job would take for
    a command, unless it goes to a terminal: the texts that are shown may be a submission's. In a JSON document that is
    the same text.
    """

    def __init__(self) -> None:
        for descriptor in range(3):  # else the next file that is opened would be the stream
            with contextlib.suppress(OSError):
                os.fstat(descriptor)
                continue
            os.open(os.devnull, os.O_WRONLY if descriptor else os.O_RDONLY)
        self._raw = [_Raw(1), _Raw(2)]
        sys.stdout = _text(self._raw[0], sys.stdout, lines=self._raw[0].isatty())
        sys.stderr = _text(self._raw[1], sys.stderr, lines=True)

    def code(self, code: int) -> int:
        """Writes out what is held back, and returns the command's exit code: that of an internal error where it would
        be 0 although stdout could not be written."""
        sys.stdout.flush()
        problem = self._raw[0].problem
        if problem is not None and not isinstance(problem, BrokenPipeError):
            print(f"error: stdout cannot be written: {problem.strerror}", file=sys.stderr)
            print("  try: a file on another disk; warpyard history has what check and bench found", file=sys.stderr)
            code = code or int(Exit.INTERNAL)
        sys.stderr.flush()
        return code


def no_commands(text: str) -> str:
    """Text of which a CI job takes nothing for a command, in whatever it is printed."""
    return _COMMAND.sub(_escaped, text)


def write_as_it_is(text: str) -> None:
    """Writes text to stdout whose commands to a CI job are meant, or that is another's file."""
    stdout = sys.stdout
    (stdout.as_it_is if isinstance(stdout, _Shown) else stdout.write)(text)


class _Shown(io.TextIOWrapper):
    """A stream that people or a CI job read. No text that is written to it is a command to the job."""

    _line = ""  # as much of the line that has begun as says whether a command can begin in it

    def write(self, text: str, /) -> int:
        line = self._line
        made = _COMMAND.sub(_escaped, line + text)[len(line) :]
        self._begin(line + made)
        super().write(made)
        return len(text)

    def as_it_is(self, text: str) -> int:
        """Writes text with the commands in it."""
        self._begin(self._line + text)
        return super().write(text)

    def _begin(self, written: str) -> None:
        line = written[max(written.rfind("\n"), written.rfind("\r")) + 1 :]
        begun = line.lstrip()
        self._line = begun if begun in ("", ":") else "x" + line[-_LONGEST:]


def _escaped(found: re.Match[str]) -> str:
    return f"{found[1]}\\u003a" if found[1] else f"{found[2]}\\u005b"


def _text(raw: _Raw, old: TextIO | None, lines: bool) -> TextIO:
    encoding = getattr(old, "encoding", None) or "utf-8"
    kind = io.TextIOWrapper if raw.isatty() else _Shown
    return kind(
        io.BufferedWriter(raw), encoding, errors="backslashreplace", line_buffering=lines,
        write_through=getattr(old, "write_through", False),
    )  # fmt: skip
