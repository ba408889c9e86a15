"""The command line of a verb, for a process of its own, and what such a process prints."""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

_AFTER = 1.0  # seconds for what a process has printed when it ends
_ROOT = Path(__file__).resolve().parents[2]
_COMMAND = f"import sys; sys.path.insert(0, {str(_ROOT)!r}); from harness.cli import command; command()"


def of_verb(words: Sequence[str]) -> list[str]:
    """The command line of a verb for this interpreter, whatever the current folder holds: a ``harness`` of somebody
    else's, say."""
    return [sys.executable, "-P", "-c", _COMMAND, *words]


def printed(command: Sequence[str], most: int) -> tuple[str, str]:
    """Runs a command, without input, and returns what it printed to stdout and to stderr.

    Args:
        command: its words. Once it has ended, nobody waits for processes that it left behind, which hold its pipes.
        most: bytes of each that are kept: there may be no end of them.
    """
    with contextlib.ExitStack() as stack:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        stack.callback(process.wait)
        stack.callback(process.kill)  # which does nothing where it has ended
        assert process.stdout is not None
        assert process.stderr is not None
        streams = [stack.enter_context(process.stdout), stack.enter_context(process.stderr)]
        kept = {stream.fileno(): bytearray() for stream in streams}
        more = dict.fromkeys(kept, 0)
        selector = stack.enter_context(selectors.DefaultSelector())
        for stream in streams:
            selector.register(stream, selectors.EVENT_READ)
        until: float | None = None
        while selector.get_map() and (until is None or time.monotonic() < until):
            if until is None and process.poll() is not None:
                until = time.monotonic() + _AFTER
            ready = selector.select(0.1)
            if not ready and until is not None:
                break
            for key, _ in ready:
                data = os.read(key.fd, 1 << 16)
                if not data:
                    selector.unregister(key.fileobj)
                room = most - len(kept[key.fd])
                kept[key.fd] += data[:room]
                more[key.fd] += len(data[room:])
        process.wait()
        out, errors = (_text(bytes(kept[one]), more[one]) for one in kept)
        return out, errors


def _text(kept: bytes, more: int) -> str:
    return kept.decode(errors="replace") + (f"\n… and {more} bytes more\n" if more else "")
