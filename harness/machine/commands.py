"""The command line of a verb, for a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
_COMMAND = f"import sys; sys.path.insert(0, {str(_ROOT)!r}); from harness.cli import command; command()"


def of_verb(words: Sequence[str]) -> list[str]:
    """The command line of a verb for this interpreter, whatever the current folder holds: a ``harness`` of somebody
    else's, say."""
    return [sys.executable, "-P", "-c", _COMMAND, *words]
