"""Git revisions of a user's checkout, read without starting a program that the checkout names."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path

_SECONDS = 60.0  # that git may take


def git(folder: Path, *words: str) -> str | None:
    """What git prints in a folder, without white space around it; None where it fails or is not installed."""
    command = ["git", "-c", "core.fsmonitor=false", "-C", str(folder), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def find(folder: Path, word: str) -> tuple[Path, str] | None:
    """The checkout that a folder lies in, and the commit that a word such as ``"HEAD~1"`` names; None without one."""
    top = git(folder, "rev-parse", "--show-toplevel")
    commit = git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{word}^{{commit}}") if top else None
    return (Path(top), commit) if top and commit else None


def unpack(top: Path, commit: str, into: Path) -> None:
    """Writes all files of a commit below a folder."""
    with subprocess.Popen(["git", "-C", str(top), "archive", commit], stdout=subprocess.PIPE) as archive:
        with tarfile.open(fileobj=archive.stdout, mode="r|") as packed:
            packed.extractall(into, filter="data")


def state(folder: Path) -> str:
    """The commit that a folder's checkout is at, 12 digits, with a ``+`` where tracked files have changed; empty where
    there is none."""
    head = git(folder, "rev-parse", "--verify", "HEAD")
    if not head:
        return ""
    return head[:12] + ("" if git(folder, "diff-index", "--quiet", "HEAD", "--") is not None else "+")
