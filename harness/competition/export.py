"""Makes one self-contained ``submission.py``, in the competition's form, from one that uses this project's jit.

The file holds, as text, the submission's own sources and the kernel packages that it names, each source with its
headers in it, and the launcher `jit.extension.standalone`, which builds them with
``torch.utils.cpp_extension.load_inline``: it needs torch and nvcc.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jit
from harness.errors import Exit, HarnessError
from harness.tasks import submission_files, variants
from harness.tasks.loading import ROOT
from jit.base import environment
from jit.base.arch import DEFAULT
from jit.compiler.request import read_text
from jit.extension import standalone

_GIVEN = ("jit", "kernels", "task", "utils", "reference", "torch")  # modules that the place of the submission has
_INCLUDE = re.compile(r'^[^\S\n]*#\s*include\s*"([^"]+)"', re.MULTILINE)
_CONDITION, _MACRO = re.compile(r"^[^\S\n]*#\s*(?:el)?if\b(.*)$", re.MULTILINE), re.compile(r"[A-Za-z_]\w*")
_IF, _ENDIF = re.compile(r"\s*#\s*if"), re.compile(r"\s*#\s*endif")
_MODULES = (  # of the jit, that an export takes along
    "base/allowances", "base/arch", "base/constants", "base/emulated_device", "base/environment", "base/errors",
    "base/schedules",
    "arguments/tensormap", "replay/workspace", "extension/standalone",
)  # fmt: skip
_RENAMED = ("jit", "kernels")  # the packages of this project that an export has its own of
_IMPORT = re.compile(r"^([ \t]*)import[ \t]+([\w., \t]+(?:#.*)?)$", re.MULTILINE)
_FROM = re.compile(r"^([ \t]*)from[ \t]+((?:jit|kernels)\b)", re.MULTILINE)

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


def one_text(source: Path, folders: Iterable[Path]) -> str:
    """A source with the headers that it includes with quotes in place of their lines; #line says where it is from.

    A header is there once, or, where the first place is under an #if, at every place, behind a guard.
    """
    folders, everywhere = list(folders), {source.resolve()}

    def text(path: Path, guarded: bool) -> list[str]:
        lines, depth = [f'#line 1 "{path.name}"'], 0
        for number, line in enumerate(read_text(path).splitlines(), 1):
            depth += bool(_IF.match(line)) - bool(_ENDIF.match(line))
            if match := _INCLUDE.match(line):
                near = [(folder / match[1]).resolve() for folder in (path.parent, *folders)]
                header = next((at for at in near if at.is_file()), None)
                if header is None:
                    raise HarnessError(f"{path}:{number}: no header {match[1]!r} beside it or in kernels/include")
                if header.suffix not in submission_files.HEADERS:
                    ends = ", ".join(submission_files.HEADERS)
                    raise HarnessError(
                        f"{path}:{number}: {match[1]!r} is {header}, whose name ends in none of {ends}: "
                        f"what an export holds is for others to read",
                        hint="rename it, if it is a header",
                    )
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


def _known(name: str, kept: list[Path]) -> tuple[standalone.Entries, dict[str, list[str]]]:
    """What `ENTRIES` and `CONSTANTS` of `jit.extension.standalone` have to hold: each source is compiled with one build
    of those that the package lists, for each way in which the macros of its own `#if` lines are set, as parameters may
    hang on them. A constant's value belongs to a build, its name to the source."""
    import kernels

    entries: standalone.Entries = {}
    constants: dict[str, list[str]] = {}
    for build in kernels.package(name).builds():
        if build.source not in kept:
            continue
        asked = set(_MACRO.findall(" ".join(_CONDITION.findall(read_text(build.source)))))
        key, chosen = f"{name}/{build.source.name}", {it: build.defines[it] for it in sorted(asked & {*build.defines})}
        if chosen in [known for known, _ in entries.setdefault(key, [])]:
            continue
        compiled: Any = build.compile()
        entries[key].append((chosen, _parameters(compiled)))
        constants.setdefault(key, sorted(compiled.constants))
    return entries, constants


def _parameters(compiled: Any) -> dict[str, list[tuple[str, int]]]:
    return {entry.name: [(param.type, param.size) for param in entry.params] for entry in compiled.entries.values()}


class _Own:
    """The CUDA sources that a submission and the Python files beside it hold or name.

    Attributes:
        helpers: the Python files beside the submission that it imports, by their names.
        sources: text with its headers in it, by the name that `jit.extension.standalone` looks for.
        entries, constants: as `_known`.
    """

    def __init__(self, submission: Path, arch: str | None):
        self.helpers: dict[str, str] = {}
        self.sources: dict[str, str] = {}
        self.entries: standalone.Entries = {}
        self.constants: dict[str, list[str]] = {}
        self._folder, self._arch = submission.parent, arch or DEFAULT
        queue = [submission]
        while queue:
            path = queue.pop()
            tree = submission_files.parsed(path)
            if tree is None:
                raise HarnessError(f"{path} is no Python that can be parsed", hint=f"python {path}")
            self._read(tree)
            for name in submission_files.imported(tree):
                near = self._folder / f"{name}.py"
                new = name not in _GIVEN and near.name not in self.helpers and near != submission
                if new and near.is_file() and not submission_files.leads_away(near, ()):
                    self.helpers[near.name] = submission_files.text(near)
                    queue.append(near)

    def _read(self, tree: ast.Module) -> None:
        macros = _macros(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(text := node.value, str):
                continue
            if "\n" in text and "__global__" in text:
                self._add(f"source_{hashlib.sha256(text.encode()).hexdigest()[:12]}.cu", text, macros)
            elif text.endswith(".cu") and "\n" not in text:
                near = self._folder / text
                if near.is_file() and near.resolve().suffix in submission_files.HEADERS:
                    self._add(near.name, read_text(near), macros)

    def _add(self, name: str, text: str, macros: list[dict[str, Any]]) -> None:
        with tempfile.TemporaryDirectory() as held:
            path = Path(held, name)
            path.write_text(text)
            whole = one_text(path, [self._folder, ROOT / "kernels" / "include"])
        label = f"{standalone.SOURCES}/{name}"
        self.sources[label] = whole
        compiled = _compiled(whole, self._arch, macros)
        self.entries[label] = [({}, _parameters(compiled))]
        self.constants[label] = sorted(compiled.constants)


def _compiled(text: str, arch: str, macros: list[dict[str, Any]]) -> Any:
    """What a source becomes with the first macros that it compiles with. Raises jit.CompileError of the first try."""
    first: jit.CompileError | None = None
    for defines in macros:
        try:
            return jit.compile(text, arch=arch, defines=defines)
        except jit.CompileError as error:
            first = first or error
    assert first is not None
    raise first


def _macros(tree: ast.Module) -> list[dict[str, Any]]:
    """No macros, and those of each call with ``defines={...}`` whose values stand there."""
    found: list[dict[str, Any]] = [{}]
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "defines":
            with contextlib.suppress(ValueError):
                found.append(dict(ast.literal_eval(node.value)))
    return found


def _renamed(text: str, package: str) -> str:
    """Python text whose imports of jit and kernels are those of the exported package."""

    def one(wanted: str) -> str:
        name, _, alias = (part.strip() for part in wanted.partition(" as "))
        top = name.partition(".")[0]
        if top not in _RENAMED:
            return f"import {wanted.strip()}"
        if alias:
            return f"import {package}.{name} as {alias}"
        bound = f"from {package} import {top}"
        return bound if name == top else f"import {package}.{name}; {bound}"

    def replace(match: re.Match[str]) -> str:
        indent, names = match.groups()
        listed = names.partition("#")[0].split(",")
        if not any(name.split() and name.split()[0].partition(".")[0] in _RENAMED for name in listed):
            return match[0]
        return indent + "; ".join(map(one, listed))

    return _FROM.sub(rf"\1from {package}.\2", _IMPORT.sub(replace, text))


def _whole(submission: Path) -> bool:
    """Whether a submission is one file that needs nothing of this project, such as one of Triton or load_inline."""
    tree = submission_files.parsed(submission)
    if tree is None:
        return False
    used = submission_files.imported(tree)
    near = [f"{name}.py" for name in used if name not in _GIVEN]
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    near += [text for text in texts if isinstance(text, str) and text.endswith(".cu")]
    return not {"jit", "kernels"} & set(used) and not any((submission.parent / name).is_file() for name in near)


def export(submission: Path, arch: str | None = None, variant: str | None = None) -> str:
    """The text of the self-contained file; that of a submission that needs nothing of this project stays as it is.

    Args:
        submission: a submission. Found in its text are the kernel packages that it names, the CUDA sources that stand
            there as strings, and the names of ``.cu`` and Python files beside it.
        arch: keep only the sources for this architecture.
        variant: the kernel variant to run by default.

    Raises:
        HarnessError: it has neither a kernel package of this project nor a source, or there is none for ``arch`` or
            ``variant``.
        jit.JitError: a source does not compile.
    """
    text = submission_files.text(submission)
    names = variants.packages(submission)
    if not names and _whole(submission):
        return text
    own = _Own(submission, arch)
    if not names and not own.sources:
        raise HarnessError(
            f"{submission} names no package of kernels/ and holds no CUDA source as text, so that there is nothing to "
            "put into it",
            hint="a source that the submission makes at run time cannot be exported; write it out as one string",
        )
    files = {f"jit/extension/{name}": source for name, source in own.sources.items()}
    entries, constants = own.entries, own.constants
    for name in names:
        folder = ROOT / "kernels" / name
        kept = _sources(name, arch, variant)
        files |= {f"kernels/{name}/{path.name}": one_text(path, [ROOT / "kernels" / "include"]) for path in kept}
        files |= {f"kernels/{name}/{path.name}": path.read_text() for path in folder.glob("*.py")}
        of_entries, of_constants = _known(name, kept)
        entries |= of_entries
        constants |= of_constants
    if names:
        files |= {f"kernels/{path.name}": path.read_text() for path in (ROOT / "kernels").glob("*.py")}
    files |= {f"jit/{module}.py": (ROOT / "jit" / f"{module}.py").read_text() for module in _MODULES}
    files |= {f"jit/{module.partition('/')[0]}/__init__.py": "" for module in _MODULES}
    files["jit/__init__.py"] = (
        "from .base import arch\nfrom .extension.standalone import *\n"
        "from .extension.standalone import CONSTANTS, ENTRIES\n"
    )
    if arch is not None:
        table = "jit/base/arch.py"
        files[table] = re.sub(r"(?m)^DEFAULT = .*$", f"DEFAULT = {arch!r}", files[table])
    digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:8]
    title = ", ".join(names) or submission.stem
    package = "_".join(
        [*(names or [re.sub(r"\W", "_", f"x_{submission.stem}")]), *filter(None, (arch, variant)), digest]
    )
    files |= {f"../{name}": helper for name, helper in own.helpers.items()}
    rows = [f"    {name!r}: {_literal(_renamed(body, package))}," for name, body in sorted(files.items())]
    title += f"{' for ' + arch if arch else ''}{f', variant {variant}' if variant else ''}"
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
