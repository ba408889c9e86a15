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
from pathlib import Path

from ...base.diagnostics import Diagnostic
from ...base.errors import CompileError
from .. import build_plan
from ..build_plan import Plan

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
# A name that stands as a variable does: torch's headers bring macros, functions and types that are used without a
# namespace, and constants such as kFloat.
_VARIABLE = r"(?<![\w.>:]){name}\s*(?:[;,)\]+\-/.\[=|?%]|$)"
_CONSTANT = re.compile(r"[A-Z0-9_]+|k[A-Z]\w*|\w+_t|c(?:out|err|log|in)|std(?:in|out|err)")
_FILE = re.compile(r"could not open source file \"([^\"]+)\"|^([^\s:]+): No such file")
_TENSOR = r"(?:(?:const|class) )*(?:at|torch)::Tensor(?: ?const)?[ &]*"
# A tensor where a number or a pointer to one is expected: torch has no such conversion.
_CONVERSION = re.compile(
    rf"conversion function from \"{_TENSOR}\" to \"[\w *]+\" exists"
    rf"|cannot convert ['‘]{_TENSOR}['’](?: \{{[^}}]*\}})? to ['‘][\w *]+['’]"
)
# Words of an error in which another form of the same names, or more of the C++ library, may be what is missing.
_TYPES = re.compile(
    r"\b(?:at|torch|c10|py|pybind11)::"
    r"|namespace \"std\" has no member|is not a member of ['‘]std['’]|incomplete type .*\bstd::"
)
_USES = re.compile(r"\b(?:at|torch|c10)::(?:\w+::)*(\w+)|\b((?:TORCH|AT|C10|PYBIND11)_\w+)")
_STD = re.compile(
    r"\bstd::(?:\w*stream|cout|cerr|clog|endl|(?:multi)?map|\w*mutex|\w+_lock|lock_guard|once_flag|call_once|chrono)\b"
    r"|#\s*include\s*<(?:\w*stream|map|mutex|chrono|iomanip)>"
)
_FLOATS = re.compile(r"\b(?:Half|BFloat16|Float8_\w+|kHalf|kBFloat16|kFloat16)\b|AT_DISPATCH")


def serves(plan: Plan) -> bool:
    """Whether an extension may be tried with it."""
    return plan.python and plan.inside is not None and not any(_MORE.search(source.text) for source in plan.sources)


def flags(text: str, emulated: bool, inside: int | None) -> list[str]:
    """The words for the compiler of a source.

    Args:
        text: the source.
        emulated: whether tensors on the CPU stand for those of a GPU.
        inside: of the plan.
    """
    words = [f"-I{INCLUDE}", "-isystem", sysconfig.get_paths()["include"], f"-DWARPYARD_INSIDE={inside}"]
    if emulated:
        words.append("-DWARPYARD_EMULATED")
    if _STD.search(text):
        words.append("-DWARPYARD_STD")
    if _FLOATS.search(text):
        words += ["-DWARPYARD_FLOATS", "-isystem", str(build_plan.torch_folder() / "include")]
    return words


def own_errors(error: CompileError) -> list[Diagnostic]:
    """The errors of a build that all forms of torch's headers would end with; none where another form may help.

    The first error decides, since later ones may follow from it. It is the source's own unless it stands in headers of
    torch, or speaks of what a form of them may lack: a name that torch's own headers hold, a type of theirs, a file.
    """
    errors = [item for item in error.diagnostics if item.severity in ("fatal", "error")]  # in the compiler's order
    if not errors or _may_lack(errors[0]):
        return []
    return [item for item in errors if not _may_lack(item)]


def _may_lack(error: Diagnostic) -> bool:
    """Whether an error may come of what a form of torch's headers lacks."""
    if error.stage == "ptxas":
        return False
    if error.file and (error.file.startswith(str(INCLUDE.parents[1])) or Path(error.file).is_relative_to(_torch())):
        return True
    if found := _FILE.search(error.message):
        places = (_torch(), _torch() / "torch" / "csrc" / "api" / "include")
        return any((folder / found[found.lastindex or 0]).is_file() for folder in places)
    unknown = _UNKNOWN.search(error.message)
    if found := _MEMBER.search(error.message) or unknown:
        name = found[found.lastindex or 0]
        if unknown and not _CONSTANT.fullmatch(name) and re.search(_VARIABLE.format(name=name), error.text):
            return False
        return f"wrap_pybind_function({name})" not in error.text and _held({name})
    if _CONVERSION.search(error.message):
        return False
    if _TYPES.search(error.message):
        return True
    words = "\n".join((error.message, error.text, error.detail))
    names = {name for match in _USES.finditer(words) for name in match.groups() if name}
    lacking = {name for name in names if not any(re.search(rf"\b{name}\b", text) for text in headers())}
    return bool(lacking) and _held(lacking)


def _torch() -> Path:
    return build_plan.torch_folder() / "include"


def _held(names: set[str]) -> bool:
    """Whether one of the names is in torch's headers, or may be."""
    grep = shutil.which("grep")
    if grep is None:
        return True
    words = [word for name in sorted(names) for word in ("-e", name)]
    return subprocess.run([grep, "-rqwF", *words, str(_torch())], capture_output=True).returncode != 1


def headers() -> list[str]:
    """The texts of its headers, in a fixed order."""
    return [path.read_text() for path in sorted(INCLUDE.rglob("*.h"))]
