"""The beginnings of tasks, kernels and submissions, made from the files in ``templates/``.

A template's ``${name}`` is replaced; ``.template`` goes from its name.
"""

from __future__ import annotations

import ast
import contextlib
import keyword
import os
import re
import shutil
import string
from collections.abc import Mapping
from pathlib import Path

from harness.errors import HarnessError
from harness.machine import output as out
from harness.tasks.loading import Task
from harness.wire.limits import printable

_TEMPLATES = Path(__file__).parent / "templates"
_SUFFIX = ".template"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")
_PLAIN = "plain"  # what the example's custom_kernel is called in a submission


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise HarnessError(
            f"NAME: expected a name of small letters, digits and _ that starts with a letter, got {name!r}",
            hint="a name such as row_sum",
        )
    return name


def _filled(template: Path, values: dict[str, str]) -> str:
    return string.Template(template.read_text()).substitute(values)


def _folder(kind: str, into: Path, values: dict[str, str], renamed: dict[str, str]) -> list[Path]:
    """Writes the templates of a kind into a new folder. Raises as `folder` does."""
    texts = {}
    for template in sorted((_TEMPLATES / kind).rglob(f"*{_SUFFIX}")):
        place = template.relative_to(_TEMPLATES / kind).with_suffix("")
        texts[str(place.parent / renamed.get(place.name, place.name))] = _filled(template, values)
    return folder(into, texts)


def folder(into: Path, texts: Mapping[str, str]) -> list[Path]:
    """Writes texts by their paths into a new folder, all of them or none. Returns the files; raises HarnessError where
    the folder exists or cannot be made."""
    if not into.parent.is_dir():
        raise HarnessError(f"--into: there is no folder {str(into.parent)!r}", hint=f"mkdir -p {into.parent}")
    if into.exists():
        raise HarnessError(f"NAME: {into} exists, and nothing is overwritten", hint="give another name, or --into")
    if not os.access(into.parent, os.W_OK):
        raise HarnessError(f"--into: {str(into.parent)!r} cannot be written", hint="--into FOLDER, another one")
    with contextlib.ExitStack() as unless_whole:
        unless_whole.callback(shutil.rmtree, into, ignore_errors=True)
        for name, text in texts.items():
            path = into / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                wrong = f"--into: {str(path.parent)!r} cannot be made: {error.strerror}"
                raise HarnessError(wrong, hint="--into FOLDER, another one") from None
            out.write(path, text, "--into")
        unless_whole.pop_all()
    return [into / name for name in texts]


def task(name: str, into: Path) -> list[Path]:
    """Writes a problem folder ``into/name`` whose submission passes. Returns the files; raises HarnessError."""
    return _folder("task", into / _checked(name), {"name": name}, {})


def kernel(name: str, arch: str, into: Path) -> list[Path]:
    """Writes a kernel package ``into/name`` with a source for ``arch``. Returns the files; raises HarnessError."""
    return _folder("kernel", into / _checked(name), {"name": name, "arch": arch}, {"kernel.cu": f"{arch}.cu"})


def starts(task: Task) -> list[Path]:
    """The submissions of a task in plain torch that must pass, of which the first is what a new one starts from."""
    return sorted(task.folder.glob("examples/correct/*.py"))


def submission(task: Task, output: Path) -> Path:
    """Writes a submission that computes with the task's first correct example and copies its outputs with a kernel.

    Returns:
        The example.

    Raises:
        HarnessError: the file exists, its folder does not, or the task has no such example.
    """
    if output.exists() and not output.is_dir():
        raise HarnessError(f"-o: {output} exists, and nothing is overwritten", hint="give another name with -o")
    out.checked(output, "-o")
    found = starts(task)
    if not found:
        raise HarnessError(
            f"TASK: {task.name!r} has no examples/correct/*.py to start from, so no submission can be made that passes",
            hint=f"write custom_kernel(data) for {task.folder / 'task.yml'}, or give the task such an example",
        )
    about = "\n".join(f"# {line}".rstrip() for line in task.manifest.description.strip().splitlines())
    values = {"task": _named(task.name), "about": about, "types": _named(str(task.files.get("task.py", "task.py")))}
    start = _start(found[0])
    text = _filled(_TEMPLATES / "submission" / f"submission.py{_SUFFIX}", {**values, "start": start})
    out.write(output, text, "-o")
    return found[0]


def _named(name: str) -> str:
    """A name in a comment, or a docstring, which it does not end."""
    return printable(name).replace("\n", " ").replace("\r", " ").replace("\\", "/").replace('"', "'")


def _start(example: Path) -> str:
    """An example's text without its docstring and its ``__future__``, its ``custom_kernel`` named ``plain``."""
    text = example.read_text()
    lines: list[str | None] = [*text.splitlines()]
    for at, node in enumerate(ast.parse(text).body):
        docstring = at == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
            lines[node.lineno - 1 : node.end_lineno] = [None] * ((node.end_lineno or node.lineno) - node.lineno + 1)
        elif isinstance(node, ast.FunctionDef) and node.name == "custom_kernel":
            line = lines[node.lineno - 1] or ""
            lines[node.lineno - 1] = line.replace("def custom_kernel(", f"def {_PLAIN}(", 1)
    return "\n".join(line for line in lines if line is not None).strip()
