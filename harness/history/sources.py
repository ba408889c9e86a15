"""The files that a run ran, and their digest."""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

import jit
from harness import guarded
from harness.tasks import submission_files, variants
from harness.tasks.loading import ROOT, Task
from harness.wire.limits import printable
from jit.compiler import includes

_LARGEST = 16 << 20  # bytes of a device source
_SECONDS = 10.0  # to follow the includes of large libraries
_DEVICE_SOURCE = re.compile(r"(?<![\w./-])[\w./-]+\.cuh?\b")


def collect(task: Task, submission: Path, arch: str, variant: str = "") -> dict[str, str]:
    """The submission, its helper modules, the CUDA sources beside it that it names, and its kernels with headers.

    Args:
        task: what it solves.
        submission: the file.
        arch: of the run, such as ``"sm_90a"``; a package's sources for others are left out.
        variant: of the run; a package that has it gives this source alone.

    Returns:
        Text by name: the path in the project, else the path below the submission's folder. The submission comes first.
    """
    alone = {_name(submission, submission.parent): guarded.guarded(lambda: guarded.text(submission), "")}
    return guarded.guarded(lambda: _collect(task, submission, arch, variant), alone, _SECONDS)


def _collect(task: Task, submission: Path, arch: str, variant: str) -> dict[str, str]:
    folder = submission.parent
    paths = [submission, *submission_files.helpers(submission, task.hidden_paths, task.public_files)]
    text = guarded.text(submission)
    named = [folder / name for name in sorted(set(_DEVICE_SOURCE.findall(text))) if (folder / name).is_file()]
    paths += [path for path in named if folder.resolve() in path.resolve().parents]
    for package in variants.packages(submission):
        found = variants.sources(package)
        fitting = [key for key in found if key[0].rstrip("af") == arch.rstrip("af")]
        chosen = [key for key in fitting if key[1] == variant] or fitting or list(found)
        paths += [found[key] for key in chosen]
        paths += sorted((ROOT / "kernels" / package).glob("*.py"))
    for path in [path for path in paths if path.suffix in (".cu", ".cuh")]:
        with contextlib.suppress(jit.ArgumentError):  # it includes what is no file: the compiler will say so
            text = guarded.text(path, _LARGEST)
            reached = includes.closure(text, str(path.parent), [str(ROOT / "kernels/include")])
            headers = [Path(name) for name, _ in reached.files]
            paths += [one for one in headers if one.resolve().suffix in submission_files.HEADERS]
    return {_name(path, folder): guarded.text(path, _LARGEST) for path in dict.fromkeys(p.resolve() for p in paths)}


def _name(path: Path, folder: Path) -> str:
    for base in (ROOT.resolve(), folder.resolve()):
        if path.is_relative_to(base):
            return printable(path.relative_to(base).as_posix())
    return printable(str(path))


def digest(files: Mapping[str, str]) -> str:
    """SHA-256 over names and texts, hexadecimal."""
    total = hashlib.sha256()
    for name, text in sorted(files.items()):
        total.update(f"{name}\0{len(text)}\0{text}".encode())
    return total.hexdigest()
