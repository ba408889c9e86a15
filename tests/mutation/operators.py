"""What a mutant changes: Cosmic Ray's operators, a few of our own, and those of C, which are changes of text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator

# One change of each operator: that to its neighbour, which tests miss first.
_CORE = [
    "AddNot", "NumberReplacer", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop", "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    *(f"ReplaceComparisonOperator_{pair}" for pair in (
        "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in (
        "Add_Sub", "Sub_Add", "Mul_Div", "Div_Mul", "FloorDiv_Mul", "Mod_Mul", "LShift_RShift", "RShift_LShift",
        "BitAnd_BitOr", "BitOr_BitAnd")),
]  # fmt: skip
_SUMMARIES = {"median": "max", "max": "min", "min": "max", "sum": "max", "any": "all", "all": "any"}
_C = [(r"(?<![\w.])\d+(?![\w.])", lambda text: str(int(text) // 2 if int(text) > 1 else 1 - int(text))),
      (r" < ", lambda _: " <= "), (r" <= ", lambda _: " < "), (r" \+ ", lambda _: " - "), (r" & ", lambda _: " | "),
      (r" == ", lambda _: " != "), (r" && ", lambda _: " || "), (r" \|\| ", lambda _: " && ")]  # fmt: skip


class _Ours(Operator):
    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if self.applies(node):
            yield node.start_pos, node.end_pos

    def applies(self, node: Any) -> bool:
        raise NotImplementedError

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class _Drop(_Ours):
    """Leaves the last element out of a list, a tuple or a call that has two at least."""

    def applies(self, node: Any) -> bool:
        return node.type in ("arglist", "testlist_comp", "testlist", "exprlist") and _elements(node) > 1

    def mutate(self, node: Any, _: int) -> Any:
        while node.children[-1].type == "operator":
            node.children.pop()
        del node.children[-2:]
        return node


class _Swap(_Ours):
    """Exchanges the first two arguments of a call."""

    def applies(self, node: Any) -> bool:
        return node.type == "arglist" and _elements(node) > 1 and node.children[2].type != "argument"

    def mutate(self, node: Any, _: int) -> Any:
        one, other = node.children[0], node.children[2]
        node.children[0], node.children[2] = other, one
        return node


class _Summary(_Ours):
    """Takes another summary of many values: the largest in place of the median."""

    def applies(self, node: Any) -> bool:
        return node.type == "name" and node.value in _SUMMARIES and node.get_next_leaf().value == "("

    def mutate(self, node: Any, _: int) -> Any:
        node.value = _SUMMARIES[node.value]
        return node


def _elements(node: Any) -> int:
    return sum(child.type != "operator" for child in node.children)


def mutants(path: Path) -> list[tuple[str, int]]:
    """All mutants of a file, as names and occurrences that `mutated` takes."""
    if path.suffix != ".py":
        return [(f"C {row}", number) for row, (pattern, _) in enumerate(_C)
                for number in range(len(list(_places(path.read_text(), pattern))))]  # fmt: skip
    tree = get_ast(path.read_text())
    nodes = list(ast_nodes(tree))
    return [
        (name, number)
        for name in [*_CORE, *_OURS]
        for number in range(sum(len(list(_operator(name).mutation_positions(node))) for node in nodes))
    ]


def mutated(path: Path, name: str, number: int) -> str:
    """The text of a mutant."""
    text = path.read_text()
    if name.startswith("C "):
        pattern, change = _C[int(name[2:])]
        start, end = list(_places(text, pattern))[number]
        return text[:start] + change(text[start:end]) + text[end:]
    made = mutate_code(text, _operator(name), number)
    assert made is not None, (path, name, number)
    return made


_OURS: dict[str, type[_Ours]] = {"Drop": _Drop, "Swap": _Swap, "Summary": _Summary}


def _operator(name: str) -> Operator:
    return _OURS[name]() if name in _OURS else cosmic_ray.plugins.get_operator(f"core/{name}")()


def _places(text: str, pattern: str) -> Iterator[tuple[int, int]]:
    """Where a pattern stands in C, outside of comments, texts and directives."""
    code = re.sub(r'/\*.*?\*/|//[^\n]*|"[^"\n]*"|^#(?!define)[^\n]*', lambda found: " " * len(found[0]), text,
                  flags=re.DOTALL | re.MULTILINE)  # fmt: skip
    for found in re.finditer(pattern, code):
        yield found.span()
