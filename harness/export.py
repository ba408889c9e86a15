"""Makes one self-contained ``submission.py`` from a submission that uses this project's kernels.

The file holds, as text, the kernel packages that the submission names, the headers that their sources include, and the
jit layer; it unpacks them to a temporary folder and goes on as the submission.  It needs torch and NVRTC where it runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from harness.errors import Exit, HarnessError
from harness.tasks import ROOT
from harness.watching import kernel_names

_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
_SOURCE_NAME = re.compile(r"(sm_\d+[af]?)(?:_(\w+))?\.cu")

_HEAD = '''"""{title}

One file, made by `warpyard export`: the kernel sources, their headers and the launcher are below as text.
"""

import os
import sys
import tempfile
from pathlib import Path

_FILES = {{
{files}
}}

_HELD = tempfile.TemporaryDirectory(prefix="warpyard-export-")
_FOLDER = Path(_HELD.name)
for _name, _text in _FILES.items():
    (_FOLDER / _name).parent.mkdir(parents=True, exist_ok=True)
    (_FOLDER / _name).write_text(_text)
for _name in [_name for _name in sys.modules if _name.split(".")[0] in ("jit", "kernels")]:
    del sys.modules[_name]
sys.path.insert(0, str(_FOLDER))
{variant}
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


def _literal(text: str) -> str:
    quotes = "'" * 3
    if quotes in text or "\\" + "\n" in text or text.endswith(("'", "\\")) or "\r" in text:
        return repr(text)
    return "r" + quotes + text + quotes


def _package_files(name: str, arch: str | None, variant: str | None) -> set[Path]:
    folder = ROOT / "kernels" / name
    sources = {path: match for path in folder.glob("*.cu") if (match := _SOURCE_NAME.fullmatch(path.name))}
    kept = {path for path, match in sources.items() if arch is None or match[1] == arch}
    if not kept:
        have = ", ".join(sorted(path.name for path in sources)) or "none"
        raise HarnessError(
            f"--arch: kernel {name!r} has no source for {arch}; it has: {have}",
            Exit.NOTHING_MATCHED,
            hint="warpyard list",
        )
    if variant is not None and not any(sources[path][2] == variant for path in kept):
        raise HarnessError(f"--kernel: no source of {name!r} has the variant {variant!r}", Exit.NOTHING_MATCHED)
    headers: set[Path] = set()
    for path in kept:
        headers |= included(path, [ROOT / "kernels" / "include"])
    return kept | headers | set(folder.glob("*.py"))


def export(submission: Path, arch: str | None = None, variant: str | None = None) -> str:
    """The text of the self-contained file.

    Args:
        submission: a submission; the kernel packages that it names are found in its text.
        arch: keep only the sources for this architecture.
        variant: the kernel variant to run by default.

    Raises:
        HarnessError: it names no kernel package of this project, or there is no source for ``arch`` or ``variant``.
    """
    text = submission.read_text()
    names = [name for name in sorted(kernel_names(text)) if (ROOT / "kernels" / name / "__init__.py").is_file()]
    if not names:
        raise HarnessError(
            f"{submission} names no package of kernels/, so that there is nothing to put into it",
            hint="warpyard list",
        )
    paths = set((ROOT / "kernels").glob("*.py")) | set((ROOT / "jit").glob("*.py"))
    for name in names:
        paths |= _package_files(name, arch, variant)
    entries = [f"    {str(path.relative_to(ROOT))!r}: {_literal(path.read_text())}," for path in sorted(paths)]
    title = f"{', '.join(names)}{' for ' + arch if arch else ''}"
    chosen = f'os.environ.setdefault("WARPYARD_VARIANT", {variant!r})\n' if variant else ""
    body = "\n".join(line for line in text.splitlines() if line != "from __future__ import annotations")
    return _HEAD.format(title=title, files="\n".join(entries), variant=chosen) + body + "\n"
