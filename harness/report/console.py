"""The two consoles, and how an error or a JSON document is printed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from harness.errors import SCHEMA, HarnessError
from harness.guarded import guarded
from harness.report import json_text
from harness.wire.limits import printable

_PIPE_WIDTH = 180


class _Console(Console):
    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What is printed, with the control characters of texts as escapes, wherever a text came from: a submission's
        output, its source, the name of its file."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)


def _console(file: TextIO) -> Console:
    return _Console(
        file=file, highlight=False, emoji=False, soft_wrap=True, width=None if file.isatty() else _PIPE_WIDTH
    )


def out() -> Console:
    """The console of results (stdout). Colours follow NO_COLOR and whether it is a terminal."""
    return _console(sys.stdout)


def err() -> Console:
    """The console of progress and errors (stderr)."""
    return _console(sys.stderr)


def within(console: Console, work: Callable[[], None], instead: str) -> None:
    """What ``work`` prints to a console, or ``instead`` where it fails or takes too long: it prints texts of a
    submission."""

    def captured() -> str:
        with console.capture() as printed:
            work()
        return printed.get()

    printed = guarded(captured, None)
    if printed is None:
        console.print(f"{instead} (not shown: its text is more than the report can take; --json has it)", markup=False)
    else:
        console.file.write(printed)
        console.file.flush()


def print_json(document: dict[str, Any], indent: int | None = 1) -> None:
    """One JSON document on stdout."""
    sys.stdout.write(json_text.written({"schema": SCHEMA, **document}, indent) + "\n")


def print_error(error: HarnessError, as_json: bool = False) -> None:
    """The message of an error and, below it, what to run next; as JSON the only document on stdout."""
    if as_json:
        print_json({"error": {"message": str(error), "hint": error.hint, "exit": int(error.code)}})
        return
    console = err()
    console.print("[bold red]error:[/] ", end="")
    console.print(str(error), markup=False)
    if error.hint:
        console.print("  try: ", end="")
        console.print(error.hint, markup=False)
