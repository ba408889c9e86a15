"""A small form of torch's C++ headers for extensions of kernels.

Its tensors call torch's C functions, and its functions reach Python without pybind11, so that g++ and nvcc read it in a
fraction of the time that torch's own headers take. It holds what such extensions use most. A source that needs more
does not compile with it, and is compiled with torch's own. What compiles does what it does with torch's.

Sources: torch/csrc/inductor/aoti_torch/c/shim.h, ATen/core/TensorBase.h, c10/util/Exception.h, pybind11/cast.h.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from ...replay import fast_call

INCLUDE = Path(__file__).parent / "include"
# What it is known not to hold: trying would only take time.
_MORE = re.compile(
    r"\b(?:py|pybind11)::(?!(?:arg|none|literals|gil_scoped_release|call_guard)\b)|<pybind11/(?!pybind11\.h|stl\.h)"
    r"|TORCH_LIBRARY|torch::Library|torch::nn|torch/csrc|torch/library|at::native|requires_grad\((?!\s*false\b)"
)
_OF = r"(?:at|torch|c10)(?:::\w+)*"
# nvcc's words, and g++'s.
_UNKNOWN = re.compile(r"identifier \"(\w+)\" is undefined|['‘](\w+)['’] was not declared in this scope")
_MEMBER = re.compile(
    rf"(?:namespace|class|struct) \"{_OF}\" has no member \"(\w+)\""
    rf"|['‘](\w+)['’] is not a member of ['‘]{_OF}['’]|['‘](?:\w+ )*{_OF}['’] has no member named ['‘](\w+)['’]"
)
_FLOATS = re.compile(r"\b(?:Half|BFloat16|Float8_\w+|kHalf|kBFloat16|kFloat16)\b|AT_DISPATCH")


def serves(texts: Iterable[str]) -> bool:
    """Whether sources may be tried with it."""
    return not any(_MORE.search(text) for text in texts) and fast_call.inside() is not None


def flags(text: str, emulated: bool) -> list[str]:
    """The words for the compiler of a source.

    Args:
        text: the source.
        emulated: whether tensors on the CPU stand for those of a GPU.
    """
    words = [f"-I{INCLUDE}", "-isystem", sysconfig.get_paths()["include"], f"-DWARPYARD_INSIDE={fast_call.inside()}"]
    if emulated:
        words.append("-DWARPYARD_EMULATED")
    if _FLOATS.search(text):
        import torch

        words += ["-DWARPYARD_FLOATS", "-isystem", str(Path(torch.__file__).parent / "include")]
    return words


def lacks(messages: Iterable[str]) -> bool:
    """Whether torch's own headers may help against errors of compilers. They do not where a member of torch's is
    unknown that none of them holds, or where all errors speak of unknown names alone, of which they hold none."""
    members, names, others = set(), set(), False
    for message in messages:
        if found := _MEMBER.search(message):
            members.add(found[found.lastindex or 0])
        elif found := _UNKNOWN.search(message):
            names.add(found[1] or found[2])
        else:
            others = True
    if any(not _held({name}) for name in members):
        return False
    return others or not names or bool(members) or _held(names)


def _held(names: set[str]) -> bool:
    """Whether one of the names is in torch's headers, or may be."""
    import torch

    grep, folder = shutil.which("grep"), Path(torch.__file__).parent / "include"
    if grep is None:
        return True
    words = [word for name in sorted(names) for word in ("-e", name)]
    return subprocess.run([grep, "-rqwF", *words, str(folder)], capture_output=True).returncode != 1


def headers() -> list[str]:
    """The texts of its headers, in a fixed order."""
    return [path.read_text() for path in sorted(INCLUDE.rglob("*.h"))]
