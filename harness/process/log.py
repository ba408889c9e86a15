"""What a submission's process prints: the last of it, kept in this process's memory, whatever the other side does."""

from __future__ import annotations

import contextlib
import os
import select
import threading

from harness.wire.limits import printable

_KEPT = 16 << 10  # bytes
_PIECE = 64 << 10
_AT_ONCE = 1 << 20  # bytes that are read before something else is done


class Log:
    """The last bytes that came through a pipe, and how many came in all."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept = b""
        self._size = 0
        self._reader: int | None = None
        self._writer: int | None = None
        self._thread: threading.Thread | None = None

    def writer(self) -> int:
        """The end of a new pipe, for a process that is being started."""
        self.close()
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        return self._writer

    def started(self) -> None:
        """The process has its end: this side's copy is closed, and what comes is read from now on."""
        if self._writer is not None:
            os.close(self._writer)
            self._writer = None
        self._thread = threading.Thread(target=self._follow, args=(self._reader,), daemon=True)
        self._thread.start()

    def _follow(self, reader: int) -> None:
        with contextlib.suppress(OSError, ValueError):
            while select.select([reader], [], [], 0.2) and self._reader == reader:
                if not self._read(reader):
                    return

    def _read(self, reader: int) -> bool:
        """Reads what is there; False at the end."""
        with self._lock:
            if self._reader != reader:
                return False
            left = _AT_ONCE
            while left > 0:
                try:
                    part = os.read(reader, _PIECE)
                except BlockingIOError:
                    return True
                if not part:
                    return False
                left -= len(part)
                self._size += len(part)
                self._kept = (self._kept + part)[-_KEPT:]
            return True

    def size(self) -> int:
        """Bytes that have come so far."""
        if self._reader is not None:
            self._read(self._reader)
        return self._size

    def tail(self, since: int, lines: int) -> str:
        """The last lines that came after the first ``since`` bytes, so that they can be shown."""
        fresh = self.size() - since
        kept = self._kept[-fresh:] if fresh > 0 else b""
        return printable("\n".join(kept.decode(errors="replace").split("\n")[-lines:]).rstrip("\n"))

    def close(self) -> None:
        """Stops reading. What has come stays."""
        with self._lock:
            reader, self._reader = self._reader, None
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if reader is not None:
            os.close(reader)
