"""Single keys from a terminal, without waiting for them."""

from __future__ import annotations

import os
import select
import sys
from typing import Any

try:
    import termios
    import tty
except ImportError:  # not on Windows
    termios = None  # type: ignore[assignment]


class Keys:
    """Keys as they are pressed, between `take` and `give_back`; none where stdin is no terminal. Ctrl-C stays a
    signal."""

    def __init__(self) -> None:
        self._file = sys.stdin.fileno() if termios is not None and sys.stdin and sys.stdin.isatty() else None
        self._before: Any = None

    @property
    def there(self) -> bool:
        """Whether there is a terminal to press keys at."""
        return self._file is not None

    def take(self) -> None:
        """From now on keys are read one by one and not shown."""
        if self._file is not None and self._before is None:
            self._before = termios.tcgetattr(self._file)
            tty.setcbreak(self._file, termios.TCSADRAIN)  # what was typed before stays

    def give_back(self) -> None:
        """Leaves the terminal as it was."""
        if self._file is not None and self._before is not None:
            termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)
            self._before = None

    def pressed(self) -> str:
        """The next key, in lower case, or ""."""
        if self._file is None or not select.select([self._file], [], [], 0)[0]:
            return ""
        return os.read(self._file, 1).decode(errors="replace").lower()
