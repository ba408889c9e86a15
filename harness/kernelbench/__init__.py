"""Problems of KernelBench as tasks: ``kernelbench:LEVEL/ID`` of a copy that the user fetched (docs/kernelbench.md).

https://github.com/ScalingIntelligence/KernelBench
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path

from harness import guarded, own_code
from harness.errors import Exit, HarnessError
from harness.machine import folders
from jit.base import environment

PREFIX = "kernelbench:"
_NAME = re.compile(rf"{PREFIX}([1-9]\d{{0,2}})/([1-9]\d{{0,4}})")
_TEMPLATES = Path(__file__).resolve().parent / "templates"
_HINT = "a problem is a plain file of Python, of at most 1 MiB"
_SECONDS = 180.0  # that the problem's own code may take while its sizes are made smaller
_FETCH = "git clone https://github.com/ScalingIntelligence/KernelBench; export {name}=$PWD/KernelBench"


def folder(name: str) -> Path:
    """The problem folder of a problem, made where it is not in the cache.

    Args:
        name: ``kernelbench:LEVEL/ID``, such as ``kernelbench:1/19``.

    Raises:
        HarnessError: the name is of another form (exit 2), there is no copy or no such problem (exit 5), or the
            problem's own code fails.
    """
    matched = _NAME.fullmatch(name)
    if matched is None:
        raise HarnessError(f"expected {PREFIX}LEVEL/ID, got {name!r}", hint=f"warpyard check {PREFIX}1/19 -s mine.py")
    path = problem(*map(int, matched.groups()))
    try:
        text = guarded.text(path)
    except OSError as error:
        raise HarnessError(f"{name}: {error.strerror or error}", hint=_HINT) from None
    described = f"KernelBench {name.removeprefix(PREFIX)}, {repr(path.stem)[1:-1]}"
    parts = [
        described,
        text,
        *(one.read_text() for one in sorted([*_TEMPLATES.iterdir(), *Path(__file__).parent.glob("*.py")])),
    ]
    digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
    made = folders.cache_dir() / "kernelbench" / digest
    if not (made / "task.yml").is_file():
        _publish(_files(described, path, text), made)
    return made


def problem(level: int, number: int) -> Path:
    """The file of a problem in the user's copy. Raises HarnessError (exit 5) where there is none."""
    root = environment.KERNELBENCH.read()
    hint = _FETCH.format(name=environment.KERNELBENCH.name)
    if root is None:
        text = f"{PREFIX}{level}/{number}: {environment.KERNELBENCH.name} names no copy of KernelBench"
        raise HarnessError(text, Exit.NOTHING_MATCHED, hint)
    levels = [where / f"level{level}" for where in (root, root / "KernelBench", root / "KernelBench" / "KernelBench")]
    there = next((where for where in levels if where.is_dir()), None)
    if there is None:
        raise HarnessError(f"{root} has no folder level{level} of KernelBench", Exit.NOTHING_MATCHED, hint)
    found = sorted(there.glob(f"{number}_*.py"))
    if not found:
        known = sorted(int(one.name.partition("_")[0]) for one in there.glob("[0-9]*_*.py"))
        have = f"{known[0]} to {known[-1]}" if known else "none"
        raise HarnessError(f"{there} has no problem {number}; it has {have}", Exit.NOTHING_MATCHED)
    return found[0]


def _files(described: str, path: Path, text: str) -> dict[str, str]:
    """The files of the problem folder by their names; ``described`` names the problem."""
    from harness.kernelbench import sizes  # it imports torch

    try:
        with own_code.limited(_SECONDS, f"{path}: making it smaller"):
            smaller = sizes.reduced(text, path)
    except own_code.TooLong:
        raise HarnessError(
            f"{path} cannot be made smaller: its own code did not end within {_SECONDS:g} s", Exit.TIMEOUT,
            hint=f"correct {path}",
        ) from None  # fmt: skip
    what = ", ".join(f"{key} {old} → {new}" for key, (old, new) in smaller.changed.items()) or "as they are"
    case = {key: new for key, (_, new) in smaller.changed.items()}
    manifest = {
        "description": f"{described}. Sizes: {what}.",
        "tests": [{**case, "seed": seed} for seed in (1, 2)],
    }
    made = {one.name.removesuffix(".template"): one.read_text() for one in _TEMPLATES.iterdir()}
    return {**made, "inputs.py": smaller.text, "task.yml": json.dumps(manifest, indent=1, ensure_ascii=False)}


def _publish(files: dict[str, str], made: Path) -> None:
    """Writes a folder that is whole whenever it is there."""
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=made.parent) as below:
        whole = Path(below) / "folder"
        whole.mkdir()
        for name, text in files.items():
            (whole / name).write_text(text)
        try:
            whole.rename(made)
        except OSError:  # another process was first, or left a part of one
            if not (made / "task.yml").is_file():
                shutil.rmtree(made)
                whole.rename(made)
