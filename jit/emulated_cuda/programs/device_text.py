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
    host: list[tuple[int, int]] = []
    begin, curly, round_, kept = 0, 0, 0, True

    def item(end: int, function: bool) -> None:
        part = text[begin:end]
        device = _DEVICE.search(part) or (function and re.search(r"\bconstexpr\b", part))
        if not device and (function or _HOST.search(part)):
            host.append((begin, end))

    for match in _PART.finditer(text):
        sign, at = match[0], match.start()
        if sign[0] not in "{}();":
            if sign[0].strip() == "#" or sign.lstrip().startswith("#"):
                begin = match.end() if not text[begin:at].strip() else begin
            continue
        if sign in "()":
            round_ += 1 if sign == "(" else -1
        elif round_:
            continue
        elif sign == "{":
            head = text[begin:at]
            if not curly and _OPENS.search(_COMMENT.sub(" ", head)):
                begin = match.end()
                continue
            if not curly:
                kept = bool(_TYPE.match(_COMMENT.sub(" ", head))) or "(" not in head
            curly += 1
        elif sign == "}":
            if not curly:  # of a namespace
                begin = match.end()
                continue
            curly -= 1
            if not curly and not kept:
                item(match.end(), True)
                begin = match.end()
        elif sign == ";" and not curly:
            item(match.end(), False)
            begin = match.end()
    if curly or round_:
        return "", []
    made = text
    for start, end in host:
        made = made[:start] + _blank(text[start:end]) + made[end:]
    made = _HEADER.sub(lambda found: _blank(found[0]), made)
    return made, [one for launch in dict.fromkeys(_LAUNCH.findall(text)) for one in _of_each_type(launch, text)]


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
