"""Git revisions of a user's checkout, read without starting a program that the checkout names.

A checkout's own settings name programs: one that watches its files, filters of its files, and what fetches objects
that it lacks.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from harness.errors import HarnessError

_SECONDS = 60.0  # that git may take
_FETCHES_NOTHING = {"GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"}
_LINK, _MODULE = "120000", "160000"  # modes of entries of a tree


def git(folder: Path, *words: str) -> str | None:
    """What git prints in a folder, without white space around it; None where it fails or is not installed."""
    done = _run(folder, *words)
    return done.decode(errors="replace").strip() if done is not None else None


def _run(folder: Path, *words: str, given: bytes = b"", unset: Sequence[str] = ()) -> bytes | None:
    """What git prints; ``unset``: settings that are empty for it."""
    command = ["git", "-c", "core.fsmonitor=false", "-C", str(folder), *words]
    empty = {"GIT_CONFIG_COUNT": str(len(unset))}
    for number, key in enumerate(unset):
        empty |= {f"GIT_CONFIG_KEY_{number}": key, f"GIT_CONFIG_VALUE_{number}": ""}
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, timeout=_SECONDS,
            env={**os.environ, **_FETCHES_NOTHING, **empty},
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


def find(folder: Path, word: str) -> tuple[Path, str] | None:
    """The checkout that a folder lies in, and the commit that a word such as ``"HEAD~1"`` names; None without one."""
    top = git(folder, "rev-parse", "--show-toplevel")
    commit = git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{word}^{{commit}}") if top else None
    return (Path(top), commit) if top and commit else None


def unpack(top: Path, commit: str, into: Path) -> None:
    """Writes the plain files of a commit below a folder, as the commit has them. Raises HarnessError."""
    listed = _run(top, "ls-tree", "-r", "-z", "--full-tree", commit)
    if listed is None:
        raise HarnessError(f"git cannot list commit {commit[:12]} of {top}", hint=f"git -C {top} ls-tree -r {commit}")
    named: list[tuple[bytes, str]] = []
    for entry in listed.split(b"\0")[:-1]:
        about, _, name = entry.partition(b"\t")
        mode, _, digest = about.decode().split()
        if mode not in (_LINK, _MODULE):
            named.append((name, digest))
    blobs = _run(top, "cat-file", "--batch", given="".join(f"{digest}\n" for _, digest in named).encode())
    if blobs is None:
        raise HarnessError(f"git cannot read commit {commit[:12]} of {top}", hint=f"git -C {top} fsck")
    at = 0
    for name, digest in named:
        head, at = blobs[at : blobs.index(b"\n", at)].decode(), blobs.index(b"\n", at) + 1
        if not head.startswith(f"{digest} blob "):
            raise HarnessError(f"git has no {os.fsdecode(name)} of commit {commit[:12]}", hint=f"git -C {top} fsck")
        size = int(head.split()[2])
        path = into / os.fsdecode(name)
        if ".." in path.parts or into not in path.parents:
            raise HarnessError(f"commit {commit[:12]} of {top} names {os.fsdecode(name)!r}, which is no file of it")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(blobs[at : at + size])
        at += size + 1


def states(*folders: Path) -> list[str]:
    """``state`` of each. Git looks at every tracked file: it is asked once for all folders of a checkout."""
    known: dict[Path, str] = {}
    found = []
    for folder in folders:
        place = folder.resolve()
        top = next((one for one in (place, *place.parents) if (one / ".git").exists()), place)
        if top not in known:
            known[top] = state(folder)
        found.append(known[top])
    return found


def state(folder: Path) -> str:
    """The commit that a folder's checkout is at, 12 digits, with a ``+`` where tracked files have changed; empty where
    there is none."""
    head = git(folder, "rev-parse", "--verify", "HEAD")
    if not head:
        return ""
    filters = _run(
        folder, "config", "-z", "--name-only", "--get-regexp", r"^filter\..*\.(clean|smudge|process|required)$"
    )
    unset = [os.fsdecode(key) for key in (filters or b"").split(b"\0")[:-1]]
    same = _run(folder, "diff-index", "--quiet", "--ignore-submodules=all", "HEAD", "--", unset=unset)
    return head[:12] + ("" if same is not None else "+")
