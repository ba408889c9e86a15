"""Runs a verb of the command line and gives its JSON document: a check is the same wherever it is asked for.

The verb runs in the resident judge, or in a process of its own. The caller's process need not import torch, and its
GPU, its environment and its modules stay as they are.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Sequence
from typing import IO, Any

from harness import resident
from harness.errors import Exit, HarnessError
from harness.machine import commands

_LAST = 2000  # characters of what a process printed that an error shows
_LONGEST = 32 << 10  # characters of a command line: the system takes four times as many bytes of a word


def document(words: Sequence[str], limit: float | None = None) -> dict[str, Any]:
    """The JSON document of a verb.

    Args:
        words: the verb and its options, without ``--json``.
        limit: seconds after which it is given up.

    Raises:
        HarnessError: the verb ended with an error; its code and hint are the verb's. Or the time is over, or the
            options are longer than a command line may be.
    """
    asked = [*words, "--json"]
    if (length := sum(map(len, asked))) > _LONGEST:
        raise HarnessError(f"the options have {length} characters; a command line has at most {_LONGEST}")
    with open(os.devnull) as none, _file() as out, _file() as errors:
        try:
            files = [none.fileno(), out.fileno(), errors.fileno()]
            if (code := resident.run(asked, files, limit=limit)) is None:
                line = commands.of_verb(asked)
                code = subprocess.run(line, stdin=none, stdout=out, stderr=errors, timeout=limit).returncode
        except ValueError as error:
            raise HarnessError(str(error)) from None
        except (TimeoutError, subprocess.TimeoutExpired):
            text = f"warpyard {words[0]} did not end within {limit:g} s and was given up"
            raise HarnessError(text, Exit.TIMEOUT, hint="fewer cases, or a larger limit") from None
        for file in (out, errors):
            file.seek(0)
        return parsed(out.read(), errors.read(), code, words[0])


def _file() -> IO[str]:
    """For what a verb prints; a compiler may print bytes that are no text."""
    return tempfile.TemporaryFile("w+", errors="replace")


def parsed(printed: str, errors: str, code: int, verb: str) -> dict[str, Any]:
    """The document that a verb printed. Raises HarnessError for an error, or where it printed none."""
    try:
        shown = json.loads(printed)
    except ValueError:
        said = errors.strip()[-_LAST:] or printed.strip()[-_LAST:] or "it printed nothing"
        raise HarnessError(
            f"warpyard {verb} ended with {code} and gave no document: {said}", Exit.INTERNAL, hint="warpyard doctor"
        ) from None
    if isinstance(shown, dict) and (error := shown.get("error")):
        raise HarnessError(error["message"], Exit(error["exit"]), error.get("hint", ""))
    return dict(shown)
