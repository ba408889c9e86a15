"""What ``warpyard inspect`` is given: a kernel package, a CUDA file or a submission, compiled with its macros."""

from __future__ import annotations

import ast
import os
import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import jit
import kernels
from harness.errors import Exit, HarnessError
from harness.tasks import revisions, submission_files, variants
from harness.tasks.loading import ROOT

_NO_OTHER = "--diff: {!r} is no file, architecture or git revision; compiler options begin with a dash"
_OTHERS = "--diff HEAD~1, --diff sm_100a, --diff old.cu, --diff=--maxrregcount=64"
_NAMED = re.compile(r"(?<![\w./-])[\w./-]+\.cu\b")


@dataclass(frozen=True)
class Subject:
    """One source with all that its compile depends on.

    Attributes:
        title: for people.
        source: a path, or the text of a source that a submission holds.
        arch, defines, options, includes: as jit.compile takes them.
        holder: the file that holds the text.
        line_before: lines of that file before the text.
    """

    title: str
    source: Path | str
    arch: str
    defines: Mapping[str, object]
    options: tuple[str, ...] = ()
    includes: tuple[Path, ...] = (kernels.INCLUDE,)
    holder: Path | None = None
    line_before: int = 0

    @property
    def file(self) -> Path | None:
        """Where the source stands."""
        return self.source if isinstance(self.source, Path) else self.holder

    def compile(self) -> jit.Artifact:
        """Compiles it. Raises HarnessError (exit 4)."""
        try:
            return jit.compile(self.source, arch=self.arch, defines=dict(self.defines), options=self.options,
                               include_dirs=self.includes)  # fmt: skip
        except jit.JitError as error:
            raise HarnessError(f"{self.title} does not compile: {error}", Exit.COMPILE) from None


def find(
    word: str, arch: str | None, variant: str | None, defines: Mapping[str, str], options: tuple[str, ...]
) -> list[Subject]:
    """The sources that a word names.

    Args:
        word: a kernel package's name, or the path of a ``.cu`` or of a submission.
        arch, variant: which source of a package; None is the first.
        defines: macros, which also choose among the builds of a package.
        options: for the compiler.

    Raises:
        HarnessError: there is none.
    """
    if word in kernels.names():
        return [_package(word, arch, variant, defines, options)]
    path = Path(word)
    if not path.is_file():
        raise HarnessError(
            f"KERNEL: {word!r} is neither a file nor a kernel package; there are: {', '.join(kernels.names())}",
            Exit.NOTHING_MATCHED,
            hint="warpyard list",
        )
    target = arch or _arch_in(path.name) or jit.target_arch()
    if path.suffix in (".cu", ".cuh"):
        return [Subject(path.name, path.resolve(), target, _macros(path, target, defines), options)]
    if packages := variants.packages(path):
        return [_package(name, arch, variant, defines, options) for name in packages]
    text = path.read_text(errors="replace")
    named = (path.parent / name for name in sorted(set(_NAMED.findall(text))))
    beside = [one for one in named if os.path.isfile(one) and not submission_files.leads_away(one, (), path.parent)]
    found = [Subject(one.name, one.resolve(), target, defines, options) for one in beside]
    found += [
        Subject(f"{path.name}:{line}", body, target, defines, options, holder=path.resolve(), line_before=line - 1)
        for line, body in _held(text)
    ]
    if not found:
        raise HarnessError(
            f"KERNEL: {word} names no kernel package, no .cu beside it, and holds no text with __global__",
            Exit.NOTHING_MATCHED,
            hint=f"{shlex.join(['warpyard', 'inspect', word])} --task TASK, for what it launches on the emulator",
        )
    return found


def _arch_in(name: str) -> str | None:
    named = re.match(r"(sm_\d+[af]?)(?:_\w+)?\.cu$", name)
    return named[1] if named else None


def _macros(path: Path, arch: str, defines: Mapping[str, object]) -> Mapping[str, object]:
    """The macros of a source of the project, or of a copy of one in a folder of the same name, where none are given."""
    if defines or path.resolve().parent.name not in kernels.names():
        return defines
    builds = kernels.package(path.resolve().parent.name).builds()
    return next((build.defines for build in builds if build.source.name == path.name and build.arch == arch), defines)


def _package(
    name: str, arch: str | None, variant: str | None, defines: Mapping[str, str], options: tuple[str, ...]
) -> Subject:
    found = variants.sources(name)
    keys = [key for key in found if arch in (None, key[0]) and variant in (None, key[1])]
    if not keys:
        raise HarnessError(
            f"--arch, --kernel: kernel {name!r} has no such source; it has: {variants.described(name)}",
            Exit.NOTHING_MATCHED,
            hint="warpyard list",
        )
    chosen = next((key for key in keys if key[0] == jit.arch.DEFAULT), keys[0])
    builds = [build for build in kernels.package(name).builds() if build.source == found[chosen]]
    fitting = [b for b in builds if all(str(b.defines.get(key)) == value for key, value in defines.items())]
    macros = dict(fitting[0].defines) if fitting else dict(defines)
    title = f"{name}/{found[chosen].name}" + "".join(f" {key}={value}" for key, value in macros.items())
    return Subject(title, found[chosen], chosen[0], macros, options)


def _held(text: str) -> list[tuple[int, str]]:
    """Strings of a Python text that are CUDA sources, with their lines."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [(node.lineno, str(node.value)) for node in strings if "__global__" in str(node.value)]


def other(subject: Subject, old: str, into: Path) -> Subject:
    """The build to compare with.

    Args:
        subject: the new one.
        old: a CUDA file, an architecture, compiler options that begin with a dash, or a git revision.
        into: a folder for the files of a revision.

    Raises:
        HarnessError: it is none of them.
    """
    path = Path(old)
    if path.is_file():
        return replace(subject, title=str(path), source=path.resolve())
    if old.startswith("-"):
        return replace(subject, title=f"{subject.title} {old}", options=(*subject.options, *old.split()))
    if re.fullmatch(r"sm_\d+[af]?", old):
        return replace(subject, title=f"{subject.title} for {old}", arch=known_arch(old))
    if isinstance(subject.source, Path) and (found := revisions.find(subject.source.parent, old)):
        top, commit = found
        includes = (into / "kernels" / "include",) if top.samefile(ROOT) else subject.includes
        source = at_revision(subject.source, old, into)
        return replace(subject, title=f"{subject.title} at {commit[:12]}", source=source, includes=includes)
    raise HarnessError(_NO_OTHER.format(old), hint=_OTHERS)


def known_arch(name: str) -> str:
    """The full name of an architecture. Raises HarnessError for one that is not known."""
    try:
        return jit.arch.find(name).name
    except jit.UnknownArchError as error:
        raise HarnessError(f"--diff: {error}") from None


def at_revision(path: Path, word: str, into: Path) -> Path:
    """A file as it was at a git revision, which is written below a folder. Raises HarnessError where there is none."""
    found = revisions.find(path.parent, word)
    if found is None:
        raise HarnessError(_NO_OTHER.format(word), hint=_OTHERS)
    top, commit = found
    name = path.resolve().relative_to(top.resolve())
    revisions.unpack(top, commit, into)
    if not (into / name).is_file():
        raise HarnessError(f"--diff: commit {commit[:12]} has no {name}", Exit.NOTHING_MATCHED)
    return into / name
