"""Makes one self-contained ``submission.py``, in the competition's form, from one that uses this project's kernels.

The file holds, as text, the kernel packages that the submission names, each source with its headers in it, and the
launcher `jit.standalone`, which builds them with ``torch.utils.cpp_extension.load_inline``: it needs torch and nvcc.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from harness.errors import Exit, HarnessError
from harness.tasks import variants
from harness.tasks.loading import ROOT
from jit import environment

_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
_IF, _ENDIF = re.compile(r"\s*#\s*if"), re.compile(r"\s*#\s*endif")
_IMPORT = re.compile(r"^(\s*)(import|from)\s+(jit|kernels)\b(.*)$", re.MULTILINE)

_HEAD = '''"""{title}

One file, made by `warpyard export`. Below as text: the kernel sources with their headers, the Python around them, and a
launcher that builds them with torch's load_inline.
"""

import os
import sys
import tempfile
from pathlib import Path

_FILES = {{
{files}
}}

_HELD = tempfile.TemporaryDirectory(prefix="{package}-")
for _name, _text in _FILES.items():
    _path = Path(_HELD.name, "{package}", _name)
    _path.parent.mkdir(parents=True, exist_ok=True)
    _path.write_text(_text)
sys.path.insert(0, _HELD.name)
{variant}
from {package} import jit as _jit

_jit.ENTRIES.update({entries})
_jit.CONSTANTS.update({constants})

# The submission itself.

'''


def included(source: Path, folders: Iterable[Path]) -> set[Path]:
    """The headers that a source includes with quotes, transitively, where they exist beside it or in ``folders``."""
    found: set[Path] = set()
    queue = [source]
    while queue:
        path = queue.pop()
        for name in _INCLUDE.findall(path.read_text()):
            for folder in (path.parent, *folders):
                header = (folder / name).resolve()
                if header.is_file() and header not in found:
                    found.add(header)
                    queue.append(header)
                    break
    return found


def one_text(source: Path, folders: Iterable[Path]) -> str:
    """A source with the headers that it includes with quotes in place of their lines; #line tells where it is from.

    A header is there once, or, where the first place is under an #if, at every place, behind a guard.
    """
    folders, everywhere = list(folders), {source.resolve()}

    def text(path: Path, guarded: bool) -> list[str]:
        lines, depth = [f'#line 1 "{path.name}"'], 0
        for number, line in enumerate(path.read_text().splitlines(), 1):
            depth += bool(_IF.match(line)) - bool(_ENDIF.match(line))
            if match := _INCLUDE.match(line):
                near = [(folder / match[1]).resolve() for folder in (path.parent, *folders)]
                header = next((at for at in near if at.is_file()), None)
                if header is None:
                    raise HarnessError(f"{path}:{number}: no header {match[1]!r} beside it or in kernels/include")
                if header not in everywhere:
                    under = guarded or depth > 0
                    if not under:
                        everywhere.add(header)
                    # Of the file and not of the line: two lines may spell one header differently.
                    where = os.path.relpath(header, source.resolve().parent).lstrip("./")
                    guard = "ONCE_" + re.sub(r"\W", "_", where).upper()
                    lines += [f"#ifndef {guard}", f"#define {guard}", *text(header, under), "#endif"]
                lines.append(f'#line {number + 1} "{path.name}"')
            elif not line.strip().startswith("#pragma once"):
                lines.append(line)
        return lines

    return "\n".join(text(source, False)) + "\n"


def _literal(text: str) -> str:
    quotes = "'" * 3
    if quotes in text or "\\" + "\n" in text or text.endswith(("'", "\\")) or "\r" in text:
        return repr(text)
    return "r" + quotes + text + quotes


def _sources(name: str, arch: str | None, variant: str | None) -> list[Path]:
    found = variants.sources(name)
    kept = [path for (have, _), path in found.items() if arch in (None, have)]
    if not kept:
        raise HarnessError(
            f"--arch: kernel {name!r} has no source for {arch}; it has: {variants.described(name)}",
            Exit.NOTHING_MATCHED,
            hint="warpyard list",
        )
    if variant is not None and not any(have == variant and found[a, have] in kept for a, have in found):
        raise HarnessError(
            f"--kernel: no source of {name!r} has the variant {variant!r}; it has: {variants.described(name)}",
            Exit.NOTHING_MATCHED,
        )
    return kept


def _known(name: str, kept: list[Path]) -> tuple[dict[str, dict[str, list[tuple[str, int]]]], dict[str, list[str]]]:
    """What `jit.standalone.ENTRIES` and `CONSTANTS` have to hold: each source is compiled once, with a build that the
    package lists. A constant's value belongs to a build, its name to the source."""
    import kernels

    entries: dict[str, dict[str, list[tuple[str, int]]]] = {}
    constants: dict[str, list[str]] = {}
    for build in kernels.package(name).builds():
        key = f"{name}/{build.source.name}"
        if build.source in kept and key not in entries:
            compiled: Any = build.compile()
            entries[key] = {
                entry.name: [(param.type, param.size) for param in entry.params] for entry in compiled.entries.values()
            }
            constants[key] = sorted(compiled.constants)
    return entries, constants


def _renamed(text: str, package: str) -> str:
    """Python text whose imports of jit and kernels are those of the exported package."""

    def replace(match: re.Match[str]) -> str:
        indent, verb, name, rest = match.groups()
        if verb == "import" and not rest.strip():
            return f"{indent}from {package} import {name}"
        return f"{indent}{verb} {package}.{name}{rest}"

    return _IMPORT.sub(replace, text)


def export(submission: Path, arch: str | None = None, variant: str | None = None) -> str:
    """The text of the self-contained file.

    Args:
        submission: a submission; the kernel packages that it names are found in its text.
        arch: keep only the sources for this architecture.
        variant: the kernel variant to run by default.

    Raises:
        HarnessError: it names no kernel package of this project, or there is no source for ``arch`` or ``variant``.
        jit.JitError: a source does not compile.
    """
    text = submission.read_text()
    names = variants.packages(submission)
    if not names:
        raise HarnessError(
            f"{submission} names no package of kernels/, so that there is nothing to put into it",
            hint="warpyard list",
        )
    files: dict[str, str] = {}
    entries: dict[str, Any] = {}
    constants: dict[str, list[str]] = {}
    for name in names:
        folder = ROOT / "kernels" / name
        kept = _sources(name, arch, variant)
        files |= {f"kernels/{name}/{path.name}": one_text(path, [ROOT / "kernels" / "include"]) for path in kept}
        files |= {f"kernels/{name}/{path.name}": path.read_text() for path in folder.glob("*.py")}
        of_entries, of_constants = _known(name, kept)
        entries |= of_entries
        constants |= of_constants
    files |= {f"kernels/{path.name}": path.read_text() for path in (ROOT / "kernels").glob("*.py")}
    for module in (
        "arch",
        "constants",
        "emulated_device",
        "environment",
        "errors",
        "tensormap",
        "workspace",
        "standalone",
    ):
        files[f"jit/{module}.py"] = (ROOT / "jit" / f"{module}.py").read_text()
    files["jit/__init__.py"] = "from .standalone import *\nfrom .standalone import CONSTANTS, ENTRIES\n"
    if arch is not None:
        files["jit/arch.py"] = re.sub(r"(?m)^DEFAULT = .*$", f"DEFAULT = {arch!r}", files["jit/arch.py"])
    digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:8]
    package = "_".join([*names, *filter(None, (arch, variant)), digest])
    rows = [f"    {name!r}: {_literal(_renamed(body, package))}," for name, body in sorted(files.items())]
    title = f"{', '.join(names)}{' for ' + arch if arch else ''}{f', variant {variant}' if variant else ''}"
    chosen = ",".join(f"{name}={variant}" for name in names) if variant else ""
    body = "\n".join(line for line in text.splitlines() if line != "from __future__ import annotations")
    return (
        _HEAD.format(
            title=title,
            files="\n".join(rows),
            package=package,
            entries=entries,
            constants=constants,
            variant=f"os.environ.setdefault({environment.VARIANT.name!r}, {chosen!r})\n" if chosen else "",
        )
        + _renamed(body, package)
        + "\n"
    )
