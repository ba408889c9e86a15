"""Loads and stores of a Triton kernel that may lack a mask: ``tl.load(x + at, mask=mask, other=0.0)`` for
``tl.load(x + at)``."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator

from harness.checking.forms.change import Change, Lines, clip
from harness.checking.forms.python_scope import TRITON, Kernel, Scope, kernels
from harness.checking.forms.python_shapes import Shapes

_OTHER = {"load": ", other=0.0", "store": ""}  # what a masked access has besides
_POINTERS = {"load": 1, "store": 2}  # how many arguments there are without a mask


def changes(text: str) -> list[Change]:
    """A change for each access without a mask, by the mask before it that is used most and has its shape."""
    found, lines = list[Change](), Lines(text)
    for kernel in kernels(ast.parse(text)) if text.isascii() else ():
        if kernel.language == TRITON:
            for one, mask in _unmasked(kernel):
                name = ast.unparse(one.func).rpartition(".")[2]
                start, end = lines.span(one)
                whole = " ".join(text[start:end].split())
                new = f", mask={mask}{_OTHER[name]}"
                pair = clip(whole), clip(f"{whole[:-1]}{new})")
                found.append(Change(end - 1, end - 1, new, 0, pair, _write(mask, _OTHER[name])))
    return found


def _write(mask: str, other: str) -> Callable[[str, str, str], str]:
    """Where the change is not chosen, all lanes take part."""
    return lambda _, now, chosen: f", mask=({mask}) | (({chosen}) == 0){other}"


def _unmasked(kernel: Kernel) -> Iterator[tuple[ast.Call, str]]:
    """The accesses without a mask, each with the one that it may lack."""
    scope, shapes = Scope(kernel), Shapes(kernel.node)
    nodes = list(ast.walk(kernel.node))
    uses = Counter(ast.unparse(one.value) for one in nodes if isinstance(one, ast.keyword) and one.arg == "mask")
    for one in nodes:
        if isinstance(one, ast.Assign) and scope.kind_of(one.value) == "bool":
            uses.update({target.id: 0 for target in one.targets if isinstance(target, ast.Name)})
    for one in nodes:
        if not isinstance(one, ast.Call):
            continue
        module, _, name = ast.unparse(one.func).rpartition(".")
        if module != "tl" or len(one.args) != _POINTERS.get(name) or any(key.arg == "mask" for key in one.keywords):
            continue
        for mask, _ in uses.most_common():
            made = ast.parse(mask, mode="eval").body
            if scope.known(made, one.lineno) and scope.is_block(made) and shapes.fits(made, one.args[0]):
                yield one, mask
                break
