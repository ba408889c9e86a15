"""The device code of a source that has host code too, as a text that NVRTC takes: that needs no headers of torch and no
host compiler, and takes a tenth of nvcc's time.

What is left out becomes blanks, so that lines and columns stay.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from ...base import mangled

_PART = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*|[{}();]',
    re.DOTALL | re.MULTILINE,
)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|^[ \t]*#[^\n]*", re.DOTALL | re.MULTILINE)
_DEVICE = re.compile(r"\b__(?:global|device|constant)__\b")
_TYPE = re.compile(r"\s*(?:template\s*<[^{}]*>\s*)?(?:typedef\s+)?(?:struct|class|enum|union)\b")
_OPENS = re.compile(r'(?:\bnamespace\b[\w\s:]*|\bextern\s*"C"\s*)\Z')
_HALF = re.compile(r"\b(?:torch|at|c10)::(?:Half|BFloat16)\b")
_HOST = re.compile(
    r"\b(?:torch|at|c10|pybind11|py)::(?!(?:Half|BFloat16)\b)|\bstd::(?:vector|string|tuple|optional)\b|\bcudaStream_t\b"
)
_HEADER = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"](?:torch|ATen|c10|pybind11)/[^\n]*|"
                     r"^[ \t]*#[ \t]*include[ \t]*<(?:Python\.h|\w+)>[^\n]*", re.MULTILINE)  # fmt: skip
# What headers of C++ have that device code uses most; the line that follows is `#line`.
LIMITS = "".join(f"#define {name} {value}\n" for name, value in (
    ("FLT_MAX", "3.402823466e+38f"), ("FLT_MIN", "1.175494351e-38f"), ("FLT_EPSILON", "1.192092896e-07f"),
    ("DBL_MAX", "1.7976931348623157e+308"), ("INT_MAX", "2147483647"), ("INT_MIN", "(-2147483647 - 1)"),
    ("UINT_MAX", "0xffffffffu"),
))  # fmt: skip
HALF_TYPES = "#include <warpyard/half_types.h>\n"
_DISPATCHED = (
    (re.compile("FLOATING|ALL_TYPES"), "double"),
    (re.compile("HALF|Half|kHalf|REDUCED"), "c10::Half"),
    (re.compile("BFloat16|kBFloat16|REDUCED"), "c10::BFloat16"),
)
_LAUNCH = re.compile(r"\b(\w+(?:::\w+)*\s*<[\w\s,:+*/-]+>)\s*<<<")


def device_text(text: str) -> tuple[str, list[str]]:
    """The text without its host functions and torch's headers, and the instances of templates that the host launches.
    The text is empty where it is not understood."""
    host = _host_parts(text)
    if host is None:
        return "", []
    made = text
    for start, end in host:
        made = made[:start] + _blank(text[start:end]) + made[end:]
    made = _HEADER.sub(lambda found: _blank(found[0]), made)
    return made, [one for launch in dict.fromkeys(_LAUNCH.findall(text)) for one in _of_each_type(launch, text)]


def _host_parts(text: str) -> list[tuple[int, int]] | None:
    """Where the host's functions and declarations stand, from and to; None where brackets do not match."""
    found: list[tuple[int, int]] = []
    begin, curly, round_, is_type = 0, 0, 0, True
    for match in _PART.finditer(text):
        sign, at, end = match[0], match.start(), match.end()
        if sign[0] not in "{}();":  # a comment, a string or a directive
            begin = end if sign.lstrip().startswith("#") and not text[begin:at].strip() else begin
            continue
        if sign in "()":
            round_ += 1 if sign == "(" else -1
            continue
        if round_:
            continue
        is_function, ends = False, sign == ";" and not curly
        if sign == "{":
            head = _COMMENT.sub(" ", text[begin:at])
            if not curly and _OPENS.search(head):  # of a namespace
                begin = end
                continue
            if not curly:
                is_type = bool(_TYPE.match(head)) or "(" not in text[begin:at]
            curly += 1
        elif sign == "}" and not curly:  # of a namespace
            begin = end
        elif sign == "}":
            curly -= 1
            is_function = ends = not curly and not is_type
        if ends:
            if _is_of_host(text[begin:end], is_function):
                found.append((begin, end))
            begin = end
    return None if curly or round_ else found


def _is_of_host(part: str, is_function: bool) -> bool:
    """Whether a function, or another declaration, is of no use to device code."""
    if _DEVICE.search(part) or (is_function and re.search(r"\bconstexpr\b", part)):
        return False
    return is_function or bool(_HOST.search(part))


def launched(text: str, names: Mapping[str, str], ran: Collection[str]) -> list[str]:
    """The instances that a text of the same launches needs for the same types: of those for each type of an
    ``AT_DISPATCH_`` macro, the ones that ran, and all where none of them did. What else a host launches by sizes stays.

    Args:
        text: of a source.
        names: of the kernels in PTX, by instance.
        ran: names of kernels that ran.
    """
    found, known = [], {mangled.of_one_width(name) for name in ran}
    for launch in dict.fromkeys(_LAUNCH.findall(text)):
        each = _of_each_type(launch, text)
        found += [one for one in each if mangled.of_one_width(names.get(one, "")) in known] or each
    return found


def names_halves(text: str, instances: list[str]) -> bool:
    """Whether a text or its instances need `HALF_TYPES`."""
    return any(_HALF.search(one) for one in (text, *instances))


def _of_each_type(launch: str, text: str) -> list[str]:
    """The instance that a launch names; of ``scalar_t``, which an ``AT_DISPATCH_`` macro of the text gives a type, one
    for each type that such macros have most."""
    if not re.search(r"\bscalar_t\b", launch):
        return [launch]
    macros = " ".join(re.findall(r"\bAT_DISPATCH_\w+\s*\([^;{]*", text))
    types = ["float", *(kind for word, kind in _DISPATCHED if word.search(macros))]
    return [re.sub(r"\bscalar_t\b", kind, launch) for kind in types]


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)
