"""Inputs that the host gives to kernels as they came, where a kernel may take another type or another order of them:
``labels.int()`` for ``labels``, ``b.contiguous()`` for ``b``; and sizes of an input that is not contiguous, where the
kernel may take its strides."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch

from harness.checking.forms.change import Change, Lines
from harness.checking.forms.python_scope import HOST, kernels

_NEW = ("torch.empty", "torch.zeros", "torch.ones", "torch.full", "len", "isinstance")  # calls that read no values
_OF_TYPE: Mapping[torch.dtype, Sequence[str]] = {
    torch.int64: ("int()",), torch.int32: ("long()",), torch.float64: ("float()",), torch.bool: ("int()", "float()"),
    torch.float16: ("float()",), torch.bfloat16: ("float()",), torch.uint8: ("int()",), torch.int8: ("int()",),
    torch.float32: ("half()", "bfloat16()"),
}  # fmt: skip
_USUAL = (torch.int64, torch.float64, torch.bool)  # types that kernels seldom take


def changes(text: str, data: Any) -> list[Change]:
    """Other forms of the inputs in the functions that run on the host.

    Args:
        text: of the submission.
        data: the inputs.
    """
    found: list[Change] = []
    if not text.isascii():
        return found
    try:
        functions = [one.node for one in kernels(ast.parse(text)) if one.language == HOST and one.node.args.args]
    except (SyntaxError, ValueError, RecursionError):
        return found
    lines = Lines(text)
    for function in functions:
        for name, leaf in _named(function, data).items():
            uses = list(_uses(function, name))
            spans = [(start := lines.start(one.lineno) + one.col_offset, start + len(name)) for one in uses]
            for form, rank in _forms(leaf) if spans else ():
                pair = name, f"{name}.{form}"
                each = [Change(*span, pair[1], rank, pair, _plain) for span in spans]
                each[0].also = tuple(each[1:])
                found.append(each[0])
            if not leaf.is_contiguous():
                found += _strides(function, name, leaf.dim(), text, lines)
    return found


def _strides(function: ast.FunctionDef, name: str, dimensions: int, text: str, lines: Lines) -> Iterator[Change]:
    """A stride of an input for each of its sizes that a call is given."""
    own = set[str]()  # variables that are its sizes
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and ast.unparse(one.value).startswith((f"{name}.shape", f"{name}.size(")):
            own |= {each.id for each in ast.walk(one.targets[0]) if isinstance(each, ast.Name)}
    for call in ast.walk(function):
        if not isinstance(call, ast.Call) or ast.unparse(call.func).startswith(_NEW):
            continue
        for given in (*call.args, *(word.value for word in call.keywords if word.arg not in ("grid", "block"))):
            size = ast.unparse(given)
            if size in own or size.startswith((f"{name}.shape[", f"{name}.size(")):
                assert given.end_lineno is not None
                assert given.end_col_offset is not None
                start = lines.start(given.lineno) + given.col_offset
                end = lines.start(given.end_lineno) + given.end_col_offset
                for at in range(dimensions):
                    made = f"{name}.stride({at})"
                    yield Change(start, end, made, -1, (text[start:end], made), _plain)


def _plain(new: str, now: str, chosen: str) -> str:
    return f"(({new}) if {chosen} else ({now}))"


def _named(function: ast.FunctionDef, data: Any) -> dict[str, torch.Tensor]:
    """The tensors among the inputs by the names that a function gives them."""
    given = function.args.args[0].arg
    found: dict[str, Any] = {given: data}
    for one in function.body:
        if not isinstance(one, ast.Assign) or len(one.targets) != 1:
            continue
        target, value = one.targets[0], one.value
        if isinstance(value, ast.Name) and value.id == given and isinstance(target, ast.Tuple):
            if isinstance(data, (tuple, list)) and all(isinstance(each, ast.Name) for each in target.elts):
                names = [each.id for each in target.elts if isinstance(each, ast.Name)]
                found |= dict(zip(names, data, strict=False))
        elif isinstance(value, ast.Subscript) and ast.unparse(value.value) == given and isinstance(target, ast.Name):
            at = value.slice.value if isinstance(value.slice, ast.Constant) else None
            known = (isinstance(data, (tuple, list)) and isinstance(at, int) and -len(data) <= at < len(data)) or (
                isinstance(data, dict) and at in data
            )
            found |= {target.id: data[at]} if known else {}
    return {name: value for name, value in found.items() if isinstance(value, torch.Tensor)}


def _uses(function: ast.FunctionDef, name: str) -> Iterator[ast.Name]:
    """Where a function gives a variable to something that may read its values."""

    def walk(node: ast.AST) -> Iterator[ast.Name]:
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(_NEW):
            return
        if isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.value, ast.Name):
            return  # a size, a part
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load):
            yield node
        for kid in ast.iter_child_nodes(node):
            yield from walk(kid)

    for statement in function.body:
        unpacks = isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Tuple)
        if not unpacks and not isinstance(statement, ast.Return):
            yield from walk(statement)


def _forms(leaf: torch.Tensor) -> Iterator[tuple[str, int]]:
    """What may be asked of a tensor before a kernel gets it, with the rank of the change."""
    if not leaf.is_contiguous():
        yield "contiguous()", -1
    for form in _OF_TYPE.get(leaf.dtype, ()):
        yield form, -1 if leaf.dtype in _USUAL else 0
    if leaf.dim() == 2 and min(leaf.shape) > 1:
        yield "t().contiguous()", 1  # a kernel that reads rows for columns is as likely
    elif leaf.dim() > 2:
        yield "mT.contiguous()", 2
