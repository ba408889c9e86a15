"""Whether a tensor has the elements that a kernel's parameter is declared with, as far as both say it.

A kernel that takes ``const int* index`` reads the halves of an int64 tensor. CUDA does not see that: it gets a pointer.
"""

from __future__ import annotations

import re

_QUALIFIERS = {"const", "volatile", "restrict", "__restrict", "__restrict__", "__grid_constant__", "std"}
_TOKEN = re.compile(r"\w+|[^\w\s:]")
_BYTES = {
    "float64": 8, "float32": 4, "float16": 2, "bfloat16": 2, "bool": 1,
    **{f"{sign}int{bits}": bits // 8 for sign in ("", "u") for bits in (8, 16, 32, 64)},
}  # fmt: skip
_FLOATS = {"float": "float32", "double": "float64", "half": "float16", "__half": "float16",
           "nv_bfloat16": "bfloat16", "__nv_bfloat16": "bfloat16"}  # fmt: skip
_INTEGERS = {
    "int": 4, "signed": 4, "unsigned": 4, "unsigned int": 4, "uint": 4, "int32_t": 4, "uint32_t": 4,
    "short": 2, "unsigned short": 2, "int16_t": 2, "uint16_t": 2,
    "long": 8, "unsigned long": 8, "long long": 8, "unsigned long long": 8, "long long int": 8, "size_t": 8,
    "int64_t": 8, "uint64_t": 8,
}  # fmt: skip
_DIFFERS = re.compile(r"(argument \d+) \((\w+), (\w+) for (`[^`]+`)\)")


def differs(dtype: str, declaration: str) -> str:
    """``"int64 for `const int* index`"`` where a tensor's elements are not those of a parameter. Empty where they are,
    or where it may be meant: bytes, and integers over floats, can be read as anything.

    Args:
        dtype: of the tensor, such as ``"int64"``.
        declaration: of the parameter, as it stands in CUDA source text.
    """
    declared = _element(declaration)
    size = _BYTES.get(dtype)
    if size is None or (size == 1 and dtype != "bool"):
        return ""
    floats = "float" in dtype
    if (wanted := _FLOATS.get(declared)) is not None:
        other = dtype != wanted and (floats or size >= 4 or dtype == "bool")
    else:
        other = not floats and size != _INTEGERS.get(declared, size)
    return f"{dtype} for `{' '.join(declaration.split())}`" if other else ""


def _element(declaration: str) -> str:
    """The type that a plain pointer points to, without qualifiers; empty where the parameter is none."""
    tokens = [token for token in _TOKEN.findall(declaration) if token not in _QUALIFIERS]
    if tokens[-2:] == ["[", "]"]:
        tokens[-3:] = ["*", tokens[-3]] if len(tokens) > 2 else []
    if len(tokens) < 3 or tokens[-2] != "*" or not all(token.isidentifier() for token in tokens[:-2]):
        return ""
    return " ".join(tokens[:-2])


def said(name: str) -> tuple[str, str, str, str] | None:
    """What the name of a launch's memory says of that: the argument, the parameter's name, the tensor's type, and how
    the parameter is declared; None where it says nothing."""
    found = _DIFFERS.search(name)
    return (found[1], found[2], found[3], found[4]) if found else None
