"""Kernels that a submission launched, whatever front end made them: their PTX, assembled by ptxas where it is there."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import jit
from harness.errors import Exit, HarnessError
from harness.guarded import text
from harness.inspect import listing
from harness.inspect.listing import Listing
from harness.tasks.loading import ROOT
from jit import inspect
from jit.base import artifact

_FILE = re.compile(r'^[^\S\n]*\.file[^\S\n]+\d+[^\S\n]+"([^"\n]*)"', re.MULTILINE)
_IN_A_STRING = re.compile(r"(.*\.py):(\d{1,9})")


def listings(kernels: Sequence[Mapping[str, Any]], folder: Path, stranger: bool = False) -> list[Listing]:
    """A listing of each kernel.

    Args:
        kernels: as ``process.placing.Folders.kernels``, with the user's own paths.
        folder: of the submission: a source there is the main one.
        stranger: PTX names any file as its source, so that of a stranger's submission is one there, or of this project.

    Raises:
        HarnessError: ptxas or nvdisasm fails (exit 4).
    """
    return [
        replace(one, block=_threads(kernel["block"]), smem=kernel["smem"])
        for kernel in kernels
        for one in of_ptx(kernel["ptx"], _main(kernel["ptx"], folder, stranger), kernel["entry"])
    ]


def of_ptx(ptx: str, source: str, entry: str | None = None) -> list[Listing]:
    """Listings of PTX text.

    Args:
        ptx: a module.
        source: path of its main source; ``mine.py:3`` is a string of a file that begins at its third line; "" is none.
        entry: only this kernel.

    Raises:
        HarnessError: it is no PTX, or ptxas or nvdisasm fails (exit 4).
    """
    held = _IN_A_STRING.fullmatch(source)
    path, first = (Path(held[1]), int(held[2])) if held else (Path(source), 1)
    try:
        made = artifact.of_ptx(ptx, source)
        if entry is not None:
            made = replace(made, entries={entry: made.entries[entry]})
        missing = ""
        try:
            made = inspect.assembled(made)
        except jit.NoCompilerError as error:
            missing = str(error)
        found = listing.listings(made, source and (f"{path.name}:{first}" if held else path.name), missing=missing)
    except (jit.JitError, KeyError) as error:
        raise HarnessError(f"{source or 'PTX'} cannot be shown: {error}", Exit.COMPILE) from None
    try:
        lines = text(path).splitlines() if source else []
    except (OSError, ValueError):
        lines = []
    return [listing.moved(replace(one, source=lines), first - 1) for one in found]


def _main(ptx: str, folder: Path, stranger: bool) -> str:
    """The source that a module was made of: one in the submission's folder, else the first that there is."""
    names = list(dict.fromkeys(_FILE.findall(ptx)))
    if stranger:
        names = [name for name in names if _may_be_shown(name, folder)]
    there = [name for name in names if _IN_A_STRING.fullmatch(name) or os.path.isfile(name)]
    own = [name for name in there if Path(name).is_relative_to(folder)]
    return next(iter(own or there or names), "")


def _may_be_shown(name: str, folder: Path) -> bool:
    """Whether a source is one of a submission's folder, links followed, or of this project's kernels."""
    held = _IN_A_STRING.fullmatch(name)
    real = os.path.realpath(held[1] if held else name)
    return any(Path(real).is_relative_to(os.path.realpath(where)) for where in (folder, ROOT / "kernels"))


def _threads(block: Sequence[int]) -> int:
    x, y, z = block
    return x * y * z
