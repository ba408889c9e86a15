"""What a word of ``warpyard compare`` names: a file, a variant of a kernel, or a git revision, each as one submission.

A variant and a revision become self-contained files (export.py), so that both sides can be called in one process,
though there they would share the package `kernels`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from harness.competition import export
from harness.errors import Exit, HarnessError
from harness.tasks import revisions, variants
from harness.tasks.loading import ROOT, Task
from jit.base import environment


def resolve(word: str, which: str, task: Task, submission: Path, arch: str | None, into: Path) -> Path:
    """The submission that a word names.

    Args:
        word: a path, a variant such as ``"mma"``, or a revision such as ``"HEAD~1"``.
        which: ``"A"`` or ``"B"``.
        task: what both solve.
        submission: the one whose variant or revision is meant.
        arch: that kernels are exported for; None is all.
        into: a folder for what is written.

    Raises:
        HarnessError: it names none of them, or what it names cannot be exported.
    """
    path = Path(word)
    if path.is_file():
        return path.resolve()
    names = variants.packages(submission)
    known = sorted({variant or "" for name in names for have, variant in variants.sources(name)
                    if arch in (None, have)} - {""})  # fmt: skip
    folder = into / which
    folder.mkdir()
    if word in known:
        return _kept(export.export(submission, arch, word), folder / f"{word}.py", which)
    found = revisions.find(submission.parent, word)
    if found is None:
        have = f"one of the variants {', '.join(known)}" if known else "a variant, of which there are none here"
        raise HarnessError(
            f"{which}: {word!r} is no file, no git revision and no variant; expected a path, a revision of "
            f"{submission.name} such as HEAD~1, or {have}",
            hint=f"warpyard list {task.handle}",
        )
    return _of_revision(*found, submission, names, arch, folder, which)


def _of_revision(
    top: Path, commit: str, submission: Path, names: list[str], arch: str | None, folder: Path, which: str
) -> Path:
    """The submission as a commit has it; with the kernels of that commit, where it names some of this project."""
    tree = folder / "tree"
    tree.mkdir()
    revisions.unpack(top, commit, tree)
    then = tree / submission.resolve().relative_to(top.resolve())
    if not then.is_file():
        raise HarnessError(
            f"{which}: commit {commit[:12]} has no {submission.resolve().relative_to(top.resolve())}",
            Exit.NOTHING_MATCHED,
            hint=f"git -C {top} log -- {submission.name}",
        )
    named = folder / f"{submission.stem}_{commit[:12]}.py"
    if not names or not top.samefile(ROOT):
        named.write_bytes(then.read_bytes())
        return named
    made = folder / "export.py"
    words = [
        sys.executable,
        "-m",
        "harness.cli",
        "export",
        str(then.parent),
        "--submission",
        str(then),
        "-o",
        str(made),
    ]
    words += ["--arch", arch] if arch else []
    env = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(words, cwd=tree, env=env, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise HarnessError(
            f"{which}: commit {commit[:12]} cannot be exported: {(done.stderr or done.stdout).strip()}", Exit.COMPILE
        )
    return _kept(made.read_text(), named, which)


def _kept(text: str, path: Path, which: str) -> Path:
    """Writes an export whose variant is its own: the other side may run another one in the same process."""
    path.write_text(re.sub(rf"\b{environment.VARIANT.name}\b", f"{environment.VARIANT.name}_{which}", text))
    return path
