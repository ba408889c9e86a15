"""Smaller sizes for a problem of KernelBench: those that the emulator computes in seconds.

The sizes are the whole numbers at the top of the file and in ``get_inputs``. The largest is halved until inputs,
outputs and weights together, and the operations, are few. What the problem's own code then refuses stays as it is: a
halving is tried on torch's "meta" device, which computes shapes alone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import torch

from harness.errors import HarnessError

_ELEMENTS = 1 << 16  # of inputs, outputs and weights
_FLOPS = 1 << 23
_LEAST = (16, 8, 4)  # of a size; the smaller ones where this is still too much
_LEAST_BATCH = 2
_LITERAL = 32  # a literal of get_inputs from here on is a size
_KEPT = re.compile(r"kernel|stride|pad|dilat|group|^dim$|reduce_dim", re.IGNORECASE)
_BATCH = re.compile(r"batch", re.IGNORECASE)


@dataclass(frozen=True)
class Smaller:
    """A problem with smaller sizes: its text, and the old and the new value of each size that changed, by its name."""

    text: str
    changed: dict[str, tuple[int, int]]


class _Cost(NamedTuple):
    """Elements of inputs, outputs and weights, and the floating-point operations of matrix products."""

    elements: int
    flops: int


@dataclass
class _Size:
    name: str
    node: ast.Constant
    old: int
    fixed: bool = False

    @property
    def value(self) -> int:
        return int(self.node.value)  # type: ignore[arg-type]

    def halved(self, least: int) -> int:
        return max(_LEAST_BATCH if _BATCH.search(self.name) else least, self.value // 2)


def reduced(text: str, path: Path) -> Smaller:
    """A problem's text with smaller sizes.

    Args:
        text: the problem, with ``Model``, ``get_inputs`` and ``get_init_inputs``.
        path: where it came from, for errors.

    Raises:
        HarnessError: it is not of that form, or its code fails.
    """
    try:
        tree = ast.parse(text)
        sizes = list(_sizes(tree))
        cost = _cost(tree, path)
    except Exception as error:
        hint = "a problem has class Model, get_inputs() and get_init_inputs()"
        raise HarnessError(f"{path} cannot be made smaller: {type(error).__name__}: {error}", hint=hint) from None
    for least in _LEAST:
        cost = _halved(tree, path, sizes, least, cost)
    changed = {size.name: (size.old, size.value) for size in sizes if size.value != size.old}
    name = repr(path.name)[1:-1]  # with escapes for ends of lines and for what cannot be written
    return Smaller(f"# {name} of KernelBench, with smaller sizes.\n{ast.unparse(tree)}\n", changed)


def _halved(tree: ast.Module, path: Path, sizes: list[_Size], least: int, cost: _Cost) -> _Cost:
    """The cost after sizes of the tree were halved, down to ``least``, until it is small."""
    while cost.elements > _ELEMENTS or cost.flops > _FLOPS:
        free = [size for size in sizes if not size.fixed and size.halved(least) < size.value]
        if not free:
            break
        largest = max(free, key=lambda size: size.value)
        alike = [size for size in free if size.value == largest.value]
        for chosen in ([largest], alike):  # sizes that have to be equal are halved together
            before = [size.value for size in chosen]
            for size in chosen:
                size.node.value = size.halved(least)
            try:
                cost = _cost(tree, path)
                break
            except Exception:
                for size, value in zip(chosen, before, strict=True):
                    size.node.value = value
        else:
            largest.fixed = True
    return cost


def _sizes(tree: ast.Module) -> Iterator[_Size]:
    """The sizes, each a constant of the tree that can be set."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            target = statement.targets[0]
            name = target.id if isinstance(target, ast.Name) else ""
            if isinstance(statement.value, ast.Tuple):
                names = [one.id for one in getattr(target, "elts", ()) if isinstance(one, ast.Name)]
                for number, part in enumerate(statement.value.elts):
                    if (value := _whole(part)) is not None:
                        statement.value.elts[number] = node = ast.Constant(value)
                        own = names[number] if number < len(names) else f"{name}_{number}"
                        yield _Size(own, node, value, _kept(own, value))
            elif name and (value := _whole(statement.value)) is not None:
                statement.value = node = ast.Constant(value)
                yield _Size(name, node, value, _kept(name, value))
        elif isinstance(statement, ast.FunctionDef) and statement.name == "get_inputs":
            literals = [node for node in ast.walk(statement) if isinstance(node, ast.Constant)]
            for number, node in enumerate(literals):
                if type(node.value) is int and node.value >= _LITERAL:
                    yield _Size(f"size_{number}", node, node.value)


def _kept(name: str, value: int) -> bool:
    """Whether a number is no size but how a kernel goes over one."""
    return bool(_KEPT.search(name)) and value < _LITERAL


def _whole(node: ast.expr) -> int | None:
    """The value of an expression of numbers alone, if it is a whole number."""
    if all(
        isinstance(part, (ast.Constant, ast.BinOp, ast.operator, ast.UnaryOp, ast.unaryop)) for part in ast.walk(node)
    ):
        value: Any = eval(compile(ast.Expression(node), "", "eval"))
        return value if type(value) is int else None
    return None


def _cost(tree: ast.Module, path: Path) -> _Cost:
    """What a call costs."""
    from torch.utils.flop_counter import FlopCounterMode  # it imports Triton

    module: dict[str, Any] = {"__name__": "problem"}
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), module)
    with torch.device("meta"), torch.no_grad():
        inputs = module["get_inputs"]()
        model = module["Model"](*module["get_init_inputs"]())
        with FlopCounterMode(display=False) as counted:
            outputs = model(*inputs)
    tensors = [*inputs, *(outputs if isinstance(outputs, (tuple, list)) else [outputs]), *model.parameters()]
    elements = sum(one.numel() for one in tensors if isinstance(one, torch.Tensor))
    return _Cost(elements, counted.get_total_flops())
