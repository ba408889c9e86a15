"""What may be missing in an expression of CUDA C++: a factor or a term that stands elsewhere in the function, a mask of
packed bytes, a cast before a shift, a function around a value; and what stands within a call and belongs outside of it.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from harness.checking.forms.cuda_scope import Scope, below
from harness.checking.forms.cuda_text import Node

_NEAR = 8  # lines in which a factor or a term is likelier the one that is missing
_MOST = 8  # factors, and terms, of one kind
_TIMES = (2, 4, 8)  # neighbours that a thread may have
_MASKS = ("255", "15", "65535")
_BOUNDARIES = frozenset(
    ("fmaxf", "fminf", "sqrtf", "rsqrtf", "expf", "__expf", "exp2f", "logf", "__logf", "log2f", "tanhf", "rintf",
     "floorf", "fabsf", "max", "min")
)  # fmt: skip
_OF_ONE = ("fabsf", "sqrtf", "rsqrtf", "__expf", "expf", "exp2f", "logf", "__logf", "tanhf", "rintf", "floorf")
_WHOLE = frozenset(("%", "&", "|", "^", "<<", ">>"))
_LEAVES = frozenset(("name", "index", "member", "call"))
# Factors of who computes powers and logarithms of 2: where a file has such a function, and which factor.
_OF_TWO = ((re.compile(r"\bexp2f?\(|\bex2\."), "1.44269504f"), (re.compile(r"\blog2f?\(|\blg2\."), "0.69314718f"))
_OF_LITERALS = re.compile(r"(?<![\w.])(\d+\.\d*f?)\s*\*|[*/]\s*(\d+\.\d*f?)(?!\w)")
_ELEMENT = re.compile(r"(\w+)\[(\d+)\]")


class Terms:
    """Gives what may be missing around the nodes of a function.

    Args:
        scope: of the function.
        first, last: the function, as offsets in the file.
    """

    def __init__(self, scope: Scope, first: int, last: int) -> None:
        self._scope, self._text = scope, scope.text
        self._factors: dict[str, dict[str, list[Node]]] = {"float": {}, "int": {}}
        self._addends: dict[str, dict[str, list[Node]]] = {"float": {}, "int": {}}
        self._pairs: dict[str, dict[str, Node]] = {}  # expressions of two operands, by the text of each operand
        body = self._text[first:last]
        self._of_two = [factor for function, factor in _OF_TWO if function.search(body)]
        literals = dict.fromkeys(match[1] or match[2] for match in _OF_LITERALS.finditer(body))
        self._literals = [*self._of_two, *itertools.islice(literals, _MOST)]
        self._functions = [one for one in _OF_ONE if f"{one}(" in self._text]  # that the file uses
        self._unused = {one for one in scope.declared if len(re.findall(rf"\b{one}\b", body)) == 1}

    def collect(self, node: Node) -> None:
        """Takes the factors and the terms of an expression."""
        for one in below(node):
            if one.kind != "binary" or one.op not in ("*", "/", "+", "-"):
                continue
            kind = self._scope.kind(one)
            rows = self._factors if one.op in ("*", "/") else self._addends
            for kid in one.kids if kind in rows else ():
                inner = kid
                if inner.kind in _LEAVES:
                    text = self._scope.part(inner)
                    rows[kind].setdefault(text, []).append(inner)
                    self._pairs.setdefault(text, {})[self._scope.part(one)] = one

    def of(self, node: Node, parents: Sequence[Node], role: str) -> Iterator[tuple[str, int]]:
        """Other forms of a node, each with its rank.

        Args:
            node: of an expression.
            parents: those that it is within, the nearest last.
            role: what it is, as of `Expressions`.
        """
        kind, part = self._scope.kind(node), self._scope.part(node)
        above = parents[-1] if parents else None
        if kind in ("float", "int") and (node.kind in _LEAVES or (node.kind == "parens" and kind == "float")):
            yield from self._with_factors(node, part, kind, above, role)
            yield from self._as_elsewhere(node, part, kind, above)
            yield from self._with_unused(node, part, kind)
        if kind.endswith("*") and node.kind == "name" and role != "condition":
            yield from ((f"{part} + {self._scope.part(term)}", 2) for term in self._scope.usable(node))
        if above is None and role == "value" and node.kind in ("binary", "call") and kind in ("float", "int"):
            for one in self._scope.visible(node.start):
                if one.kind == kind and 0 < self._text.count("\n", one.first, node.start) <= _NEAR:
                    yield one.name, 2  # what has been computed
        if above is not None and above.kind == "binary" and above.op in ("+", "-"):
            yield from self._doubled(node, part, kind)
        if kind == "float":
            yield from self._with_literals(node, part, above, role)
        if node.kind == "binary":
            yield from self._packed(node, above)
            yield from self._shifted(node, kind, any(one.op in _WHOLE for one in parents))
            yield from self._into_call(node)
            yield from self._neighbour(node, kind)
        elif node.kind == "call" and node.op in _BOUNDARIES and kind in ("float", ""):
            yield from self._out_of_call(node)
        if kind == "float" and node.kind != "number":
            yield from self._wrapped(node, part, above)

    def _usable(self, rows: dict[str, list[Node]], node: Node) -> list[tuple[str, bool]]:
        """As `Scope.nearest`, the first of them."""
        lines = {text: [self._scope.line(one) for one in nodes] for text, nodes in rows.items()}
        return self._scope.nearest(lines, node)[:_MOST]

    def _with_factors(
        self, node: Node, part: str, kind: str, above: Node | None, role: str
    ) -> Iterator[tuple[str, int]]:  # fmt: skip
        added = above is None or above.op in ("+", "-") or above.kind in ("parens", "call", "ternary")
        product = above is not None and above.op in ("*", "/")
        beside = {self._scope.part(kid) for kid in above.kids} if above is not None else set[str]()
        if added and (kind == "float" or role != "argument"):
            for text, near in self._usable(self._factors[kind], node):
                if text != part and text not in beside:
                    yield f"{part} * {text}", 1 if near and kind == "float" else 2
                    if kind == "float" and above is None:
                        yield f"{part} / {text}", 3
        for text, near in self._usable(self._addends[kind], node) if added or product else ():
            if text != part and text not in beside:
                for sign in "+-" if kind == "float" else "+":
                    made = f"{part} {sign} {text}"
                    yield (f"({made})" if product else made), 2 + (not near)

    def _with_literals(self, node: Node, part: str, above: Node | None, role: str) -> Iterator[tuple[str, int]]:
        """A number that other products have, or that of who computes with powers of 2."""
        whole = above is None or above.kind == "call"
        if (node.kind in _LEAVES or node.kind == "binary") and (whole or above is None or above.op in ("+", "-")):
            for factor in self._literals if role in ("value", "argument") else ():
                made = part if node.kind in _LEAVES else f"({part})"
                likely = above is None or (whole and factor in self._of_two)
                yield f"{made} * {factor}", 1 if likely else 2
                if factor not in self._of_two and whole:
                    yield f"{made} / {factor}", 1 if likely else 2

    def _doubled(self, node: Node, part: str, kind: str) -> Iterator[tuple[str, int]]:
        """Twice a term of a sum, as of a square of a sum; and of an index, for each of the neighbours of a thread."""
        if kind == "float" and (node.kind in _LEAVES or node.op in ("*", "/")):
            yield f"2.0f * {part}", 1
        elif kind == "int" and node.kind == "binary" and node.op in ("%", "/", "&", ">>"):
            whole = part if node.op in ("%", "/") else f"({part})"
            yield from ((f"{whole} * {times}", 1 + (times > 2)) for times in _TIMES)

    def _as_elsewhere(self, node: Node, part: str, kind: str, above: Node | None) -> Iterator[tuple[str, int]]:
        """What stands elsewhere with the same operand: ``(v[i] - mean)`` for ``v[i]``."""
        beside = dict(itertools.islice(self._pairs.get(part, {}).items(), _MOST))
        for text in self._scope.known(beside, node):
            one = beside[text]
            apart = one.end <= node.start or node.end <= one.start
            if apart and self._scope.kind(one) == kind:
                yield (f"({text})" if above is not None and above.kind == "binary" else text), 1

    def _with_unused(self, node: Node, part: str, kind: str) -> Iterator[tuple[str, int]]:
        """A variable or a parameter that is used nowhere."""
        for one in self._scope.visible(node.start):
            if one.name in self._unused and one.kind == kind and one.name != part:
                yield one.name, 0
                for sign in "*+-/%" if kind == "int" else "*+-/":
                    yield f"({part} {sign} {one.name})", 1

    def _packed(self, node: Node, above: Node | None) -> Iterator[tuple[str, int]]:
        """Each of what is packed into a word, with a mask."""
        if node.op != "|" or (above is not None and above.op in ("|", "<<")) or self._scope.kind(node) == "float":
            return
        leaves = [one for one in _packed(node) if one.kind != "number"]
        if len(leaves) < 2:
            return
        for mask in _MASKS:
            made, at = "", node.start
            for one in leaves:
                made += f"{self._text[at : one.start]}({self._scope.part(one)} & {mask})"
                at = one.end
            yield made + self._text[at : node.end], 1

    def _shifted(self, node: Node, kind: str, within: bool) -> Iterator[tuple[str, int]]:
        """A cast of what is shifted, or divided; ``within``: by what is part of an operation on whole numbers."""
        left, right = (self._scope.part(kid) for kid in node.kids)
        if node.op == ">>" and kind != "float" and node.kids[0].kind != "cast":
            yield f"(int)({left}) >> {right}", 1
            yield f"(unsigned)({left}) >> {right}", 1
            yield f"(unsigned)((int)({left}) >> {right})", 1
        if node.op == "/" and kind == "int" and not within:
            yield f"(float)({left}) / ({right})", 2

    def _neighbour(self, node: Node, kind: str) -> Iterator[tuple[str, int]]:
        """The element beside one that a constant names: ``sums[0] / sums[1]`` for ``sums[0] / n``."""
        if node.op not in ("*", "/") or kind != "float":
            return
        left, right = (self._scope.part(kid) for kid in node.kids)
        for one, other, form in ((left, right, "{0} {1} {2}"), (right, left, "{2} {1} {0}")):
            if (match := _ELEMENT.fullmatch(one)) and not _ELEMENT.fullmatch(other):
                for number in (int(match[2]) + 1, int(match[2]) - 1):
                    if number >= 0:
                        yield form.format(one, node.op, f"{match[1]}[{number}]"), 1

    def _into_call(self, node: Node) -> Iterator[tuple[str, int]]:
        """``f(x + y)`` for ``f(x) + y``."""
        for at in (0, 1):
            call, other = node.kids[at], node.kids[1 - at]
            if call.kind == "call" and call.op in _BOUNDARIES and call.kids and node.op in ("+", "-", "*", "/"):
                head = self._text[call.start : call.kids[0].start]
                tail = self._text[call.kids[0].end : call.end]
                one, two = (other, call.kids[0]) if at else (call.kids[0], other)
                yield f"{head}{self._whole(one)} {node.op} {self._whole(two)}{tail}", 1

    def _whole(self, node: Node) -> str:
        """The text of an operand."""
        part = self._scope.part(node)
        return part if node.kind in (*_LEAVES, "number", "parens") else f"({part})"

    def _out_of_call(self, node: Node) -> Iterator[tuple[str, int]]:
        """``f(x) + y`` for ``f(x + y)``."""
        inner = node.kids[0] if node.kids else None
        if inner is not None and inner.kind == "binary" and inner.op in ("+", "-", "*", "/"):
            head, tail = self._text[node.start : inner.start], self._text[inner.end : node.end]
            one, two = (self._scope.part(kid) for kid in inner.kids)
            yield f"({head}{one}{tail} {inner.op} {two})", 1
            yield f"({one} {inner.op} {head}{two}{tail})", 1

    def _wrapped(self, node: Node, part: str, above: Node | None) -> Iterator[tuple[str, int]]:
        """A function around a value."""
        if above is None or above.op in ("+", "-", "*", "/") or above.kind in ("call", "parens"):
            for name in self._functions:
                if not part.startswith(f"{name}(") and (above is None or above.op != name):
                    yield f"{name}({part})", 3
        if above is not None and above.kind == "cast":
            yield f"rintf({part})", 1
        if above is not None and above.kind == "call" and above.op in ("fmaxf", "fminf", "max", "min"):
            if node.kind in ("name", "index", "member"):
                yield f"fabsf({part})", 1
                yield f"-{part}", 2
        elif above is None and node.kind in ("name", "index", "member"):
            yield f"fabsf({part})", 2
        if above is None and node.kind == "binary" and node.op in ("+", "*", "/"):
            yield f"({part}) * 2.0f", 3
            yield f"({part}) * 0.5f", 3


def _packed(node: Node) -> Iterator[Node]:
    """What is packed by ``|`` and shifts, in order."""
    if node.kind == "parens" and node.kids[0].kind == "binary" and node.kids[0].op in ("|", "<<"):
        yield from _packed(node.kids[0])
    elif node.kind == "binary" and node.op == "|":
        for kid in node.kids:
            yield from _packed(kid)
    elif node.kind == "binary" and node.op == "<<":
        yield from _packed(node.kids[0])
    elif node.kind in _LEAVES:
        yield node
