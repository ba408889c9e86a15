"""The tensors and numbers of a case's inputs, and what the reference calls them."""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import Any

import torch

from harness.tasks import submission_files
from harness.tasks.loading import Task


def leaves(data: Any) -> list[Any]:
    """The tensors and numbers of the inputs, in order."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, (list, tuple)):
        return [leaf for item in data for leaf in leaves(item)]
    return [data] if isinstance(data, (torch.Tensor, float)) else []


def named(task: Task, data: Any, words: Collection[str] | None = None) -> list[str]:
    """What the reference calls the inputs: ``a, b = data``; ``data[0]`` where it does not say, or where the name is
    none of some words."""
    count = len(data) if isinstance(data, (list, tuple)) else 1
    names = [f"data[{i}]" for i in range(count)] if isinstance(data, (list, tuple)) else ["data"]
    reference = task.files.get("reference.py")
    tree = submission_files.parsed(reference) if reference else None
    for node in ast.walk(tree) if tree else ():
        if not isinstance(node, ast.FunctionDef) or node.name != "ref_kernel" or not node.args.args:
            continue
        given = node.args.args[0].arg
        for inner in ast.walk(node):
            if (
                isinstance(inner, ast.Assign)
                and isinstance(inner.value, ast.Name)
                and inner.value.id == given
                and isinstance(inner.targets[0], ast.Tuple)
                and len(inner.targets[0].elts) == count
            ):
                own = [ast.unparse(one) for one in inner.targets[0].elts]
                names = [one if words is None or one in words else name for one, name in zip(own, names, strict=True)]
    found = []
    items = data if isinstance(data, (list, tuple)) else [data]
    for name, item in zip(names, items, strict=True):
        parts = leaves(item)
        found += [name] if len(parts) == 1 else [f"{name}[{i}]" for i in range(len(parts))]
    return found
