"""What a finding calls the memory behind a kernel's parameters: their names in the CUDA source."""

from __future__ import annotations

import ast
import bisect
import functools
import re
import struct
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from pathlib import Path

from ... import emulator
from ...arguments import element_types, plain_launch
from ...arguments.packing import layout
from ...base import user_code
from ...base.artifact import Entry
from ...base.mangled import plain

# Of the launch to come, what `element_types.differs` says of each argument, where somebody knows their types.
differences: ContextVar[Sequence[str]] = ContextVar("differences", default=())
# Of the launch to come, which argument each parameter is of, and its name, where several are of one.
arguments: ContextVar[Sequence[tuple[int, str]]] = ContextVar("arguments", default=())
_TYPED = re.compile(r"an? (\w+) tensor of shape")
_LARGEST = 16 << 20  # bytes of a source
_CUTE = "kernel_cutlass_"  # and the function, and the types of its arguments: a kernel of CuTe DSL


def named(
    allocations: Sequence[emulator.Allocation], entry: Entry, params: bytes, sources: Iterable[str]
) -> list[emulator.Allocation]:
    """Allocations by address, under the names of the parameters that point into them.

    Args:
        allocations: of the launch; of two of the same memory the first counts.
        entry: the kernel.
        params: its packed parameters.
        sources: paths of files that may declare it, or made-up names of texts that this process compiled.
    """
    first: dict[tuple[int, int], emulator.Allocation] = {}
    for row in allocations:
        first.setdefault((row.address, row.size), row)
    rows = sorted(first.values())
    starts = [row.address for row in rows]
    known: list[str] | None = None
    declared: list[str] = []
    taken = set()
    for number, (offset, param) in enumerate(zip(layout(entry.params)[0], entry.params, strict=True)):
        for word in range(offset + -offset % 8, offset + param.size - 7, 8):
            (value,) = struct.unpack_from("<Q", params, word)
            at = bisect.bisect_right(starts, value) - 1
            if at < 0 or value >= rows[at].address + max(rows[at].size, 1) or at in taken:
                continue
            if known is None:
                known, declared = _names(entry.name, tuple(sources))
            argument, name = number, ""
            if len(rows_of := arguments.get()) == len(entry.params):
                argument, name = rows_of[number]
            elif len(known) == len(entry.params):
                name = f"{known[number]}{_difference(number, declared, rows[at].name)}"
            taken.add(at)
            said = f"argument {argument}" + (f" ({name})" if name else "")
            rows[at] = rows[at]._replace(name=f"{said}, {rows[at].name}")
    return rows


def tensor_name(shape: Iterable[int], dtype: object) -> str:
    """What a finding calls a tensor, before it is known which argument it is."""
    element = str(dtype).removeprefix("torch.")
    return f"{'an' if element[:1] in 'iu' else 'a'} {element} tensor of shape {list(shape)}"


def without_type(name: str) -> str:
    """The name of a tensor whose memory has other types too."""
    return _TYPED.sub("a tensor of shape", name)


def _difference(number: int, declared: Sequence[str], name: str) -> str:
    """What is said of a parameter that is declared for other elements than those of the tensor with a name."""
    given = differences.get()
    if number < len(given) and given[number]:
        return f", {given[number]}"
    typed = _TYPED.match(name)
    found = element_types.differs(typed[1], declared[number]) if typed and number < len(declared) else ""
    return found and f", {found}"


@functools.lru_cache(maxsize=256)
def _names(mangled: str, sources: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The names of a kernel's parameters, and how CUDA text declares them; empty where that is not found."""
    for path in map(Path, sources):
        text = next((given for digest, given in user_code.texts().items() if digest in path.name), "")
        if not text and path.is_file() and path.stat().st_size <= _LARGEST:
            text = path.read_text(errors="replace")
        if found := _of_cute(text, mangled):
            return found, []
        if found := plain_launch.names(text, plain(mangled)):
            return found, plain_launch.parameters(text, plain(mangled))
    return [], []


def _of_cute(text: str, entry: str) -> list[str]:
    """The arguments of a Python function that CuTe DSL made a kernel of: one a parameter, but for constants."""
    if not entry.startswith(_CUTE):
        return []
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return []
    kernels = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and entry.startswith(f"{_CUTE}{node.name}_")
    ]
    if not kernels:
        return []
    given = max(kernels, key=lambda node: len(node.name)).args
    return [
        one.arg
        for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)
        if one.arg != "self" and not (one.annotation and "Constexpr" in ast.unparse(one.annotation))
    ]
