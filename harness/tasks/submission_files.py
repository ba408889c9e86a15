"""A submission's text and what is beside it: its entry, its task, the Python files that it imports, and what to say of
one that is none."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Collection
from pathlib import Path

from harness import guarded
from harness.errors import Exit, HarnessError

LARGEST = guarded.LARGEST
ENTRY = re.compile(r"^(?:def custom_kernel\b|custom_kernel\s*=|class ModelNew\b)", re.MULTILINE)
_TASK = re.compile(r"^(?:#|//)\s*(?:warpyard )?task:\s*(\S+)(?:\s+-k\s+(\S+))?", re.MULTILINE)
# How the name of a header ends, links followed: what is kept of a run, and what an export holds, is for others to read.
HEADERS = (".cuh", ".cu", ".h", ".hpp", ".hh", ".hxx", ".inc", ".inl", ".ipp", ".ptx")
_LONGEST_NAME = 200  # bytes of a module's; a file's may have 255

_FORM = """A submission is a Python file with custom_kernel(data). Save this beside {name}, and give its path:

    from pathlib import Path
    import jit, torch

    def custom_kernel(data):
        kernel = jit.load(Path(__file__).with_name("{name}"))["{entry}"]
        kernel(...arguments, grid=..., block=...)
        return ...the output"""


def refuse_large(submission: Path) -> None:
    """Raises HarnessError for a submission that is too large for what reads its text."""
    if (size := submission.stat().st_size) > LARGEST:
        raise HarnessError(
            f"--submission: {submission} has {size} bytes; at most {LARGEST} are taken",
            hint="put what is large into files beside it, which it opens",
        )


def task_of(path: str, source: str) -> tuple[str, str | None] | None:
    """The task of a submission and its cases: what a comment ``# task: attn_dist -k 9`` names, or the folder's. None
    for a text without an entry, or where nothing names a task."""
    if not ENTRY.search(source):
        return None
    if named := _TASK.search(source):
        return named[1], named[2]
    for folder in Path(path).parents[:2]:
        if (folder / "task.yml").is_file():
            return str(folder), None
    return None


def helpers(submission: Path, kept_back: Collection[Path], taken: Collection[str]) -> list[Path]:
    """The modules beside a submission that it imports, and those that these import.

    Args:
        submission: the file.
        kept_back: files that no submission may see: the task's reference.
        taken: names of files that the task gives it.
    """
    return guarded.guarded(lambda: _helpers(submission, kept_back, taken), [])


def _helpers(submission: Path, kept_back: Collection[Path], taken: Collection[str]) -> list[Path]:
    hidden = {path.resolve() for path in kept_back}
    found: dict[str, Path] = {}
    queue = [submission]
    while queue:
        tree = parsed(queue.pop())
        for name in imported(tree) if tree else ():
            path = submission.parent / f"{name}.py"
            usable = path.is_file() and not leads_away(path, hidden) and path.name not in taken
            if usable and name not in found and path != submission:
                found[name] = path
                queue.append(path)
    return list(found.values())


def leads_away(path: Path, kept_back: Collection[Path], folder: Path | None = None) -> bool:
    """Whether a file beside a submission is not for it: a link out of the folder, or to what is kept back. ``folder``
    is the submission's, where the file may lie in a folder below it."""
    real = path.resolve()
    return real in kept_back or (folder or path.parent).resolve() not in real.parents


def parsed(path: Path) -> ast.Module | None:
    """The tree of a Python file; None where it is no plain file, larger than `LARGEST`, or cannot be parsed, as when it
    is nested too deep."""
    try:
        return tree(guarded.contents(path))
    except OSError:
        return None


def tree(contents: bytes) -> ast.Module | None:
    """The tree of a Python text, likewise."""
    try:
        return ast.parse(contents)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def text(path: Path) -> str:
    """The text of a Python file, read as Python does it: without a mark, in the encoding that it names. Raises
    HarnessError."""
    try:
        with tokenize.open(path) as file:
            return file.read()
    except (SyntaxError, UnicodeDecodeError) as error:
        raise HarnessError(f"{path} is no Python that can be parsed: {error}", hint=f"python {path}") from None


def imported(tree: ast.Module) -> set[str]:
    """Top-level names of the modules that a Python text imports, but for those that no file can have."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return {name for name in names if len(name.encode()) <= _LONGEST_NAME}


def refuse_cuda(submission: Path, arch: str | None, stranger: bool = False) -> None:
    """Says what a submission is to someone who gives a ``.cu``, once it is known to compile. One of a stranger's is not
    compiled here: it may include any file of the user's, whose lines the compiler's errors would show.

    Raises:
        HarnessError: always for a ``.cu``: exit 4 if it does not compile, else 2.
    """
    if submission.suffix not in (".cu", ".cuh"):
        return
    if stranger:
        raise HarnessError(
            f"--submission: {submission.name} is CUDA", hint=_FORM.format(name=submission.name, entry="KERNEL")
        )
    import jit

    try:
        artifact = jit.compile(submission, arch=arch or jit.target_arch())
    except jit.CompileError as error:
        raise HarnessError(str(error), Exit.COMPILE, hint=f"correct {submission}") from None
    entries = ", ".join(
        f"{entry.name}({', '.join(param.type for param in entry.params)})" for entry in artifact.entries.values()
    )
    first = next(iter(artifact.entries), "entry")
    raise HarnessError(
        f"--submission: {submission} is CUDA source. It compiles for {artifact.arch}. "
        f"Its kernels: {entries or 'none'}.\n" + _FORM.format(name=submission.name, entry=first),
        hint="warpyard run FILE.cu runs a CUDA program with a main()",
    )
