"""What may be missing around an integer of CUDA C++: a factor, a divisor, a remainder, a mask, a term, that stands
elsewhere in the function; and a term of a condition, or a condition around a statement."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from harness.checking.forms.cuda_scope import NAME, Scope, below
from harness.checking.forms.cuda_text import Node

_NEAR = 8  # lines in which what stands elsewhere is likelier what is missing
_MOST = 5  # of one kind around one node
_LEAVES = frozenset(("name", "index", "member", "call", "parens"))
_COMPARED = frozenset(("<", "<=", ">", ">=", "==", "!="))
_LONGEST = 32  # characters of a term
_EXPONENTIAL = re.compile(r"\b\w*exp2?f?\(|\bf?maxf?\(|\bex2\.")
_LEAST = "-__int_as_float(0x7f800000)"
_POOLS = {"*": "*", "/": "/", "%": "%", "&": "&", "+": "+", "-": "+", "^": "&"}
_LIKELY = (("*", "threadIdx.x"), ("+", "threadIdx.x"), ("+", "blockIdx.x"), ("*", "blockDim.x"))

_COUNTS = re.compile(r"\bfor\s*\([\w\s]*?\b(\w+)\s*=\s*(-?\w+)\s*;\s*\1\s*(<=?)\s*([\w.]+)\s*;\s*(?:\+\+\1|\1\s*\+\+)")
_TURNS = re.compile(r"\bfor\s*\(\s*(?:\w+\s+)+(\w+)\s*=\s*0\s*;")  # of a loop that begins with 0
_OF_FIRST = {"!=": "||", ">": "||", "==": "&&"}  # how several questions about the first turn are joined


class Gaps:
    """Gives what may be missing around the integers and the conditions of a function.

    Args:
        scope: of the function.
    """

    def __init__(self, scope: Scope) -> None:
        self._scope, self._text = scope, scope.text
        self._pools: dict[str, dict[str, list[int]]] = {sign: {} for sign in "*/%&+"}  # lines, by the text of a term
        self._conditions: dict[str, list[int]] = {}
        self._bounds: dict[str, list[int]] = {}

    def collect(self, node: Node, role: str) -> None:
        """Takes what an expression is multiplied with, divided by, and so on; and the terms of conditions."""
        for one in below(node):
            if one.kind == "binary" and one.op in _POOLS and self._scope.kind(one) in ("int", ""):
                both = one.op in "*+-"
                for kid in one.kids if both else one.kids[1:]:
                    self._take(self._pools[_POOLS[one.op]], kid)
                if one.op in "/%":  # what something is divided by is what something else is multiplied with
                    self._take(self._pools["*"], one.kids[1])
                    self._take(self._pools["%" if one.op == "/" else "/"], one.kids[1])
            if one.kind == "binary" and one.op in _COMPARED:
                self._take(self._conditions, one)
                if one.kids[1].kind in ("name", "member"):
                    self._take(self._bounds, one.kids[1])

    def _take(self, pool: dict[str, list[int]], node: Node) -> None:
        text = self._scope.part(node)
        of_it = node.kind in ("name", "member", "number", "parens") or len(text) <= _LONGEST
        if of_it and len(text) <= _LONGEST and text not in ("0", "1") and "form()" not in text:
            pool.setdefault(text, []).append(self._scope.line(node))

    def of(self, node: Node, parents: Sequence[Node], role: str) -> Iterator[tuple[str, int]]:
        """Other forms of a node, each with its rank; the arguments are those of `Terms.of`."""
        asks = node.kind == "binary" and (node.op in _COMPARED or node.op in ("&&", "||"))
        if asks and not any(one.kind == "binary" for one in parents):
            yield from self._asked_too(node)
        if not parents and role == "value" and self._scope.kind(node) == "float" and node.kind != "number":
            yield from self._masked(node)
        if node.kind == "index" and self._scope.kind(node) in ("int", "float"):
            yield from self._of_the_one_before(node)
        if self._scope.kind(node) != "int" or node.kind in ("number", "cast", "unary", "ternary"):
            return
        above = parents[-1] if parents else None
        if node.kind == "name" and role != "step" and above is not None and above.kind in ("binary", "index"):
            yield from self._from_the_end(node)
        if above is not None and above.kind == "call" and above.op.startswith("__shfl"):
            return
        sign = above.op if above is not None and above.kind == "binary" else ""
        part = self._scope.part(node)
        leaf, whole = node.kind in _LEAVES, sign not in ("*", "/", "%", "+", "-", "&", "|", "^", "<<", ">>")
        if leaf or whole:
            made = part if leaf else f"({part})"
            alone = sign not in ("*", "/", "%") or (sign != "*" and above is not None and above.kids[0] is node)
            yield from self._with(node, made, "*", 2 if alone else 3)
            for other in "/%":
                yield from self._with(node, made, other, 3 if whole and role != "condition" else 4)
            yield from self._with(node, made, "&", 2 if whole else 4, most=2)
        if whole:
            yield from self._with(node, part, "+", 2)
            yield from self._with(node, part, "-", 4, most=2)
        elif leaf and sign == "*":
            yield from self._with(node, part, "+", 4, most=3)
        if node.kind == "binary" and node.op in "/%":
            yield from self._otherwise(node)

    def _from_the_end(self, node: Node) -> Iterator[tuple[str, int]]:
        """The turn of a loop, counted from the other end: ``n - 1 - j`` for ``j``; ``-j`` where it has both signs."""
        heads = [one for one in _COUNTS.finditer(self._text, 0, node.start) if one[1] == node.op]
        if heads:
            first, bound = heads[-1][2], heads[-1][4]
            if first == "0" and heads[-1][3] == "<":
                yield f"({bound} - 1 - {node.op})", 1
            elif first == f"-{bound}" and heads[-1][3] == "<=":
                yield f"(-{node.op})", 1

    def lasts(self, node: Node) -> Iterator[str]:
        """The last index below each bound that is known where a number stands: ``n - 1`` for ``0``."""
        for bound, near in self._scope.nearest(self._bounds, node)[:_MOST]:
            if near:
                yield f"{bound} - 1"

    def _asked_too(self, node: Node) -> Iterator[tuple[str, int]]:
        """A condition with one more term."""
        part = self._scope.part(node)
        yield from self._first_of_all(node, part)
        ends = ">=" in part or "||" in part  # as what returns early asks
        for condition in self.conditions(node, part):
            yield f"({part}) && {condition}", 2 + ends
            yield f"({part}) || {condition}", 3 - ends
        if node.kind == "binary" and node.op in ("<", ">"):
            yield from self._ties(node, part)

    def _first_of_all(self, node: Node, part: str) -> Iterator[tuple[str, int]]:
        """What is asked of the turn of a loop, of those around it too: ``k != 0 || tile != 0`` for ``k != 0``, where a
        sum goes on from one tile to the next."""
        if node.op not in _OF_FIRST or self._scope.part(node.kids[1]) != "0" or node.kids[0].kind != "name":
            return
        within = self._scope.visible_names(node.start)
        turns = {one[1]: None for one in _TURNS.finditer(self._text, 0, node.start) if one[1] in within}
        if node.kids[0].op in turns:
            for turn in (one for one in turns if one != node.kids[0].op):
                yield f"{part} {_OF_FIRST[node.op]} {turn} {node.op} 0", 0

    def _ties(self, node: Node, part: str) -> Iterator[tuple[str, int]]:
        """What decides between equals: ``a > b || (a == b && i < j)``."""
        whole = [one.name for one in self._scope.visible(node.start) if one.kind == "int" and one.first]
        left, right = (self._scope.part(kid) for kid in node.kids)
        for one, two in itertools.permutations(whole, 2):
            if one.endswith(two) or two.endswith(one) or one.startswith(two) or two.startswith(one):
                yield f"({part}) || ({left} == {right} && {one} < {two})", 1

    def _masked(self, node: Node) -> Iterator[tuple[str, int]]:
        """A value that counts only where a condition of the function holds: ``k < n ? score : -INFINITY``."""
        part = self._scope.part(node)
        known = [text for text, _ in self._scope.nearest(self._conditions, node) if text not in part]
        others = ["0.0f", *([_LEAST] if _EXPONENTIAL.search(self._text) else [])]
        for condition, other in itertools.product(known[:_MOST], others):
            yield f"(({condition}) ? ({part}) : {other})", 2

    def _of_the_one_before(self, node: Node) -> Iterator[tuple[str, int]]:
        """What a scan gives without its own element: ``i > 0 ? sums[i - 1] : 0`` for ``sums[i]``."""
        base, at = node.kids
        if self._scope.kind(at) == "int" and at.kind in ("name", "member"):
            array, index = self._scope.part(base), self._scope.part(at)
            yield f"({index} > 0 ? {array}[{index} - 1] : 0)", 2

    def _with(self, node: Node, part: str, sign: str, rank: int, most: int = _MOST) -> Iterator[tuple[str, int]]:
        pool = dict(self._pools[_POOLS[sign]])
        if sign in "%/" and "threadIdx" in part:
            pool.setdefault("32", [self._scope.line(node)])
        if sign in "*+":
            for where, builtin in _LIKELY:
                if where == sign:
                    pool.setdefault(builtin, [self._scope.line(node) - 2 * _NEAR])
        own = set(NAME.findall(part)) | {part}
        found = [one for one in self._scope.nearest(pool, node) if one[0] not in own and one[0] not in part]
        for text, near in found[:most]:
            term = f"({text})" if re.search(r"[-+*/%&|^<>?]", text) and not text.startswith("(") else text
            yield f"({part} {sign} {term})", rank if near else max(rank, 3)

    def _otherwise(self, node: Node) -> Iterator[tuple[str, int]]:
        """``i / (m / n)`` for ``i % n``, and ``i % n`` for ``i / m``: which of a group, for which group."""
        left, right = (self._scope.part(kid) for kid in node.kids)
        sizes = [text for text, _ in self._scope.nearest({**self._pools["/"], **self._pools["*"]}, node)]
        bounds = [one.name for one in self._scope.visible(node.start) if one.kind == "int"]
        for size in itertools.islice(dict.fromkeys((*sizes, *bounds)), 2 * _MOST):
            if size in (left, right) or not re.fullmatch(r"[\w.]+", size):
                continue
            if node.op == "%":
                yield f"{left} / ({size} / {right})", 1
            else:
                yield f"{left} % {size}", 2

    def conditions(self, at: Node, own: str) -> list[str]:
        """What may be asked at a place too: what other conditions of the function ask, whether one of its indices is
        below a bound, and whether it is the first thread."""
        known = [text for text, _ in self._scope.nearest(self._conditions, at) if text not in own]
        bounds = [text for text, _ in self._scope.nearest(self._bounds, at)]
        words = dict.fromkeys(NAME.findall(own))
        visible = [one for one in self._scope.visible(at.start) if one.kind == "int" and one.name not in bounds]
        indices = [one.name for one in visible if one.name in words and one.first > 0]
        made = [f"{name} < {bound}" for name in indices[:_MOST] for bound in bounds[:_MOST]]
        made += [f"{name} >= 0" for name in indices[:_MOST]]
        first = ["lane == 0"] if any(one.name == "lane" for one in visible) else []
        rest = [one for one in (*made, *first, "threadIdx.x == 0") if one not in own]
        return list(dict.fromkeys((*known[: 2 * _MOST], *rest[: 3 * _MOST])))
