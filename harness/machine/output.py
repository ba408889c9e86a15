"""Files that a command writes where its options say."""

from __future__ import annotations

import os
import shlex
import tempfile
from pathlib import Path

from harness.errors import HarnessError


def checked(path: Path, option: str) -> Path:
    """A path, as far as can be seen one that can be written; ``option`` is named in errors. Raises HarnessError."""
    if path.is_dir():
        raise HarnessError(f"{option}: {str(path)!r} is a folder, expected a file", hint=f"{option} {path / 'FILE'}")
    if not path.parent.is_dir():
        hint = shlex.join(["mkdir", "-p", str(path.parent)])
        raise HarnessError(f"{option}: there is no folder {str(path.parent)!r}", hint=hint)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise HarnessError(f"{option}: {str(path)!r} cannot be written", hint=f"{option} /tmp/{path.name}")
    return path


def write(path: Path, text: str, option: str) -> None:
    """Writes a file as a whole or not at all. Raises HarnessError where that fails."""
    try:
        if path.exists() and not path.is_file():  # a pipe or a device
            path.write_text(text)
            return
        place = path.resolve()  # a link stays one
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=place.parent)
        try:
            with os.fdopen(descriptor, "w") as file:
                file.write(text)
            os.chmod(name, place.stat().st_mode & 0o777 if place.exists() else 0o666 & ~_umask())
            os.replace(name, place)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        message = f"{option}: {str(path)!r} cannot be written: {error.strerror}"
        raise HarnessError(message, hint=f"{option} with another path") from None


def _umask() -> int:
    with open("/proc/self/status") as lines:
        return next((int(line.split()[1], 8) for line in lines if line.startswith("Umask:")), 0o022)
