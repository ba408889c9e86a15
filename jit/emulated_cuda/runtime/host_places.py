"""Lines of a program's host code, by addresses of its instructions."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

_LINE = re.compile(r"(.+):([1-9]\d*)(?: \(discriminator \d+\))?$")
# Files that nvcc's own code is in: what a launch or a wrapper of the runtime is made of.
_NOT_OURS = re.compile(r"(?:cuda_runtime|cuda_runtime_api|host_runtime)\.h$|\.stub\.c$|crt/|/include/c\+\+/")


def line(program: Path | None, addresses: Sequence[int]) -> str:
    """``file:line`` of the innermost place that is the user's, of addresses from the innermost on; empty where none is
    known: the program has no lines, or addr2line is missing."""
    reader = shutil.which("addr2line")
    asked = [address for address in addresses if address]
    if program is None or reader is None or not asked:
        return ""
    done = subprocess.run(
        [reader, "-i", "-e", str(program), *map(hex, asked)], capture_output=True, text=True, errors="replace"
    )
    for text in done.stdout.splitlines() if done.returncode == 0 else ():
        if (found := _LINE.match(text)) and not _NOT_OURS.search(found[1]):
            path = os.path.relpath(found[1]) if found[1].startswith(os.getcwd() + os.sep) else found[1]
            return f"{path}:{found[2]}"
    return ""
