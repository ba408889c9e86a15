"""Findings that somebody has allowed, as ``kind@file:function``, so that a run goes on behind them.

Sanitizers call these suppressions. Each part is a glob pattern, and ``*`` where it is left out: ``race@mma.cuh``.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

# After these a launch can go on: the access is made, as if what is missing were there.
KINDS = ("race", "unwaited", "proxy-fence", "wgmma-fence", "tcgen05-order")
_FORM = re.compile(r"([^@\s]+?)(?:@([^:\s]*)(?::(\S*))?)?$")
_PLACE = re.compile(r"([^\s()>]+):(\d+)")
_LENGTH = re.compile(r"\d+")


@dataclass(frozen=True)
class Allowance:
    """One pattern.

    Attributes:
        text: as it was given.
        kind, file, function: glob patterns of a finding's kind, of a source's name without its folder, and of a
            function as the compiler mangles it or as its source spells it.
        field: that the finding's report has; empty: any report will do.
    """

    text: str
    kind: str
    file: str
    function: str
    field: str = ""

    def allows(self, report: Mapping[str, Any], functions: Callable[[str, int], Collection[str]]) -> bool:
        """Whether a finding's report fits: its kind, and one of the places that it names, with the frames between.

        Args:
            functions: the functions inlined at a file's line, by their mangled names.
        """
        if self.field and self.field not in report:
            return False
        if report["kind"] not in KINDS or not fnmatch.fnmatchcase(str(report["kind"]), self.kind):
            return False
        kernel = str(report.get("kernel", ""))
        places = [report, *(report[key] for key in ("earlier", "later") if isinstance(report.get(key), dict))]
        for file, line in _PLACE.findall(" ".join(str(one.get("location", "")) for one in places)):
            if fnmatch.fnmatchcase(file.rpartition("/")[2], self.file):
                names = {kernel, *functions(file, int(line))}
                if any(fnmatch.fnmatchcase(name, self.function) for name in spellings(names)):
                    return True
        return False


# Registers of a wgmma that is not finished: in a text that has several forms compilers move copies of them there.
OF_REGISTERS = tuple(Allowance(f"{kind}@*:*", kind, "*", "*", "register") for kind in ("unwaited", "wgmma-fence"))


def parse(text: str) -> Allowance:
    """The allowance of one pattern. Raises ValueError where it is none, or its kind ends every run."""
    found = _FORM.match(text)
    if not found:
        raise ValueError(f"{text!r} is no kind@file:function, such as race@mma.cuh:*")
    kind, file, function = (part or "*" for part in found.groups())
    if not fnmatch.filter(KINDS, kind):
        raise ValueError(f"{text!r}: no run goes on after a finding of kind {kind}; it does after {', '.join(KINDS)}")
    if "/" in file:
        raise ValueError(f"{text!r}: a file is named without its folder: {file.rpartition('/')[2]}")
    return Allowance(text, kind, file, function)


def parse_all(text: str) -> tuple[Allowance, ...]:
    """The allowances of patterns with spaces between. Raises ValueError as `parse`."""
    return tuple(parse(one) for one in text.split())


def spellings(mangled: Iterable[str]) -> set[str]:
    """Names of functions as they are mangled [Itanium C++ ABI 5.1], and the names in them: of
    ``_ZN4cute3mmaEv`` also ``cute``, ``mma`` and ``cute::mma``."""
    found: set[str] = set()
    for name in mangled:
        found.add(name)
        if name.startswith("_Z"):
            parts, at = [], 2
            while length := _LENGTH.search(name, at):
                at = length.end() + int(length[0])
                parts.append(name[length.end() : at])
            found |= {"::".join(parts[first:last]) for last in range(1, len(parts) + 1) for first in (0, last - 1)}
    return found
