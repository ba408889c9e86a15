"""Runs a verb of the command line and gives its JSON document: a check is the same wherever it is asked for.

The verb runs in a process of its own. The caller's process need not import torch, and its GPU, its environment and its
modules stay as they are.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.errors import Exit, HarnessError

_ROOT = Path(__file__).resolve().parents[2]
_COMMAND = f"import sys; sys.path.insert(0, {str(_ROOT)!r}); from harness.cli import command; command()"
_LAST = 2000  # characters of what a process printed that an error shows


def command(words: Sequence[str]) -> list[str]:
    """The command line of a verb for this interpreter, whatever the current folder holds."""
    return [sys.executable, "-P", "-c", _COMMAND, *words]


def document(words: Sequence[str]) -> dict[str, Any]:
    """The JSON document of a verb.

    Args:
        words: the verb and its options, without ``--json``.

    Raises:
        HarnessError: the verb ended with an error; its code and hint are the verb's.
    """
    done = subprocess.run(command([*words, "--json"]), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return parsed(done.stdout, done.stderr, done.returncode, words[0])


def parsed(printed: str, errors: str, code: int, verb: str) -> dict[str, Any]:
    """The document that a verb printed. Raises HarnessError for an error, or where it printed none."""
    try:
        told = json.loads(printed)
    except ValueError:
        said = errors.strip()[-_LAST:] or printed.strip()[-_LAST:] or "it printed nothing"
        raise HarnessError(
            f"warpyard {verb} ended with {code} and gave no document: {said}", Exit.INTERNAL, hint="warpyard doctor"
        ) from None
    if isinstance(told, dict) and (error := told.get("error")):
        raise HarnessError(error["message"], Exit(error["exit"]), error.get("hint", ""))
    return dict(told)
