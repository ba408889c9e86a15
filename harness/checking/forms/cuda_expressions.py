"""Changes of expressions of CUDA C++: operators, operands, constants, indices, axes, names that stand for each other, a
term too many or too few."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from harness.checking.forms.change import Change, clip, exchanger, selected, shown
from harness.checking.forms.cuda_gaps import Gaps
from harness.checking.forms.cuda_scope import BUILTIN, UNEVALUATED, WARP, Scope, below, similar
from harness.checking.forms.cuda_terms import Terms
from harness.checking.forms.cuda_text import Node

_AXES = "xyzw"
_OTHER = {
    "<": ("<=", ">"), "<=": ("<", ">="), ">": (">=", "<"), ">=": (">", "<="), "==": ("!=",), "!=": ("==",),
    "&&": ("||",), "||": ("&&",), "+": ("-", "*"), "-": ("+",), "*": ("/", "+"), "/": ("%", "*"), "%": ("/",),
    "<<": (">>",), ">>": ("<<",), "&": ("|", "^"), "|": ("&", "^"), "^": ("&", "+"),
}  # fmt: skip
_MIRRORED = frozenset(("-", "/", "%", "<<", ">>"))  # whose operands may be exchanged
_COMPARISONS = frozenset(("<", "<=", ">", ">=", "==", "!="))
_PURE = frozenset(
    ("min", "max", "fmaxf", "fminf", "fabsf", "expf", "__expf", "exp2f", "logf", "log2f", "__logf", "sqrtf", "rsqrtf",
     "tanhf", "rintf", "floorf", "ceilf", "abs", "fabs", "exp", "sqrt")
)  # fmt: skip
_ALIKE = (
    ("fmaxf", "fminf"), ("max", "min"), ("expf", "exp2f", "__expf"), ("logf", "log2f", "log1pf"), ("sqrtf", "rsqrtf"),
    ("rintf", "floorf", "ceilf", "truncf"), ("__shfl_down_sync", "__shfl_xor_sync", "__shfl_up_sync"),
    ("atomicAdd", "atomicExch", "atomicMax"), ("__float2int_rn", "__float2int_rz", "__float2int_rd", "__float2int_ru"),
)  # fmt: skip
_LETTERS = frozenset(("xy", "hw", "ij", "mn", "cr"))  # of two axes
_INTEGER = re.compile(r"(\d+)([uU]?[lL]{0,2})")
_INFINITY = "__int_as_float(0x7f800000)"
_LIMITS = frozenset(("FLT_MIN", "FLT_MAX", "FLT_EPSILON", "INFINITY", "HUGE_VALF"))  # with which maxima begin
_FOLDS = re.compile(r"\bf?(?:max|min)f?\(")
_STRIDES = 10  # variables that may be one
_NEAR = 6  # lines behind the declaration of a float in which it is likelier the term that is missing


class Expressions:
    """Collects the changes of a function's expressions.

    Args:
        scope: of the function.
        found: gets the changes.
        references: by the name of a device function: the numbers of the parameters that it may write to.
        terms, gaps: of the function.
    """

    def __init__(
        self, scope: Scope, found: list[Change], references: Mapping[str, frozenset[int]], terms: Terms, gaps: Gaps
    ) -> None:  # fmt: skip
        self._terms, self._gaps = terms, gaps
        self._scope, self._text, self._found, self._references = scope, scope.text, found, references
        self._part, self._kind, self._visible, self._usable = scope.part, scope.kind, scope.visible, scope.usable
        self._words: set[str] = set()  # of the statement that is changed
        self._accumulator = ""  # the variable that the statement adds to

    def of(self, node: Node, role: str, around: tuple[int, int], step: bool, accumulator: str = "") -> None:
        """Collects the changes of an expression.

        Args:
            node: its tree.
            role: ``value``, ``condition``, ``call``, ``step`` or ``target``.
            around: the statement.
            step: it is of the step of a loop.
            accumulator: the variable that the statement assigns, where the expression has it too.
        """
        self._accumulator = accumulator
        if role != "target":
            self._renamed(node)
            self._exchanged_names(node)
            for one in below(node):
                if one.kind == "index":
                    self._exchanged_axes(one.kids[1])
                    if one is not node and self._part(one.kids[1]) != self._part(node):
                        self._exchanged_names(one.kids[1])
            self._numbers_together(node)
        self._tree(node, [], role, around, step)

    def _add(self, node: Node, new: str, rank: int, parents: Sequence[Node], around: tuple[int, int]) -> None:
        near = node
        for parent in reversed(parents):
            if near.end - near.start >= 9 or (parent.kind in ("call", "list") and parent.end - parent.start > 40):
                break
            near = parent
        where = (near.start, near.end) if near.end - near.start >= 4 else around
        single = node.kind in ("name", "number") and re.search(r" [-+] ", new) and where != (node.start, node.end)
        told = new.replace(_INFINITY, "INFINITY")
        pair = shown(self._text, where, node.start, node.end, f"({told})" if single else told)
        self._found.append(Change(node.start, node.end, new, rank, pair, selected))

    def _renamed(self, region: Node) -> None:
        """A variable that stands for another one at each of its places in a statement."""
        places: dict[str, list[Node]] = {}
        for node in below(region):
            if node.kind == "name" and not node.target and self._kind(node):
                places.setdefault(node.op, []).append(node)
        for name, nodes in places.items():
            kind = self._kind(nodes[0])
            for one in self._visible(region.start) if len(nodes) > 1 else ():
                if one.kind == kind and one.name != name:
                    rank = 0 if similar(one.name, name) else 2
                    old = self._text[region.start : region.end]
                    pair = clip(" ".join(old.split())), clip(" ".join(re.sub(rf"\b{name}\b", one.name, old).split()))
                    each = [Change(at.start, at.end, one.name, rank, pair, selected) for at in nodes]
                    self._found.append(replace(each[0], also=tuple(each[1:])))

    def _exchanged_names(self, region: Node) -> None:
        """Two variables, each in the place of the other everywhere in a statement."""
        places: dict[str, list[Node]] = {}
        for node in below(region):
            if node.kind == "name" and not node.target and self._kind(node):
                places.setdefault(node.op, []).append(node)
        for one, two in itertools.combinations(itertools.islice(places, 6), 2):
            if self._kind(places[one][0]) == self._kind(places[two][0]):
                old = " ".join(self._text[region.start : region.end].split())
                new = re.sub(rf"\b(?:{one}|{two})\b", exchanger(one, two), old)
                pair = clip(old), clip(new)
                each = [Change(at.start, at.end, two, 1, pair, selected) for at in places[one]]
                each += [Change(at.start, at.end, one, 1, pair, selected) for at in places[two]]
                self._found.append(replace(each[0], also=tuple(each[1:])))

    def _exchanged_axes(self, index: Node) -> None:
        """Rows and columns of an index, all at once: ``(x * h + y) * w`` for ``(y * w + x) * h``."""
        places: dict[str, list[Node]] = {}
        for node in below(index):
            if node.kind == "name" and self._kind(node) == "int":
                places.setdefault(node.op, []).append(node)
        pairs = [pair for pair in itertools.combinations(places, 2) if _of_two_axes(*pair)]
        other = {one: two for pair in pairs for one, two in (pair, pair[::-1])}
        if len(pairs) < 2 or len(other) != 2 * len(pairs):  # one pair is exchanged elsewhere
            return
        old = " ".join(self._text[index.start : index.end].split())
        pair = clip(old), clip(re.sub(r"[A-Za-z_]\w*", lambda match: other.get(match[0], match[0]), old))
        each = [Change(at.start, at.end, other[name], 1, pair, selected) for name in other for at in places[name]]
        self._found.append(replace(each[0], also=tuple(each[1:])))

    def _numbers_together(self, region: Node) -> None:
        """A number that stands several times in a statement, with another value at each of its places."""
        places: dict[str, list[Node]] = {}
        for node in below(region):
            if node.kind == "number" and _INTEGER.fullmatch(self._part(node)):
                places.setdefault(self._part(node), []).append(node)
        for text, nodes in places.items():
            value, suffix = int(re.sub(r"\D", "", text)), re.sub(r"\d", "", text)
            for other in dict.fromkeys((value * 2, value // 2, value + 1, value - 1)) if len(nodes) > 1 else ():
                if other > 0 and other != value:
                    old = " ".join(self._text[region.start : region.end].split())
                    pair = clip(old), clip(re.sub(rf"(?<![\w.]){text}(?![\w.])", f"{other}{suffix}", old))
                    each = [Change(at.start, at.end, f"{other}{suffix}", 1, pair, selected) for at in nodes]
                    self._found.append(replace(each[0], also=tuple(each[1:])))

    def _exchanged_indices(self, node: Node, around: tuple[int, int]) -> None:
        """``a[j][i]`` for ``a[i][j]``."""
        first, second = node.kids[0].kids[1], node.kids[1]
        one, two = self._part(first), self._part(second)
        if one != two:
            pair = shown(self._text, (node.start, node.end), first.start, second.end, f"{two}][{one}")
            other = Change(second.start, second.end, one, 0, ("", ""), selected)
            self._found.append(Change(first.start, first.end, two, 0, pair, selected, (other,)))

    def _exchanged_items(self, node: Node) -> None:
        """Two items of a list in braces, each in the place of the other."""
        for one, two in itertools.combinations(node.kids[:6], 2):
            if self._part(one) != self._part(two) and "list" not in (one.kind, two.kind):
                old = " ".join(self._text[one.start : two.end].split())
                between = self._text[one.end : two.start]
                new = " ".join(f"{self._part(two)}{between}{self._part(one)}".split())
                other = Change(two.start, two.end, self._part(one), 1, ("", ""), selected)
                pair = clip(old), clip(new)
                self._found.append(Change(one.start, one.end, self._part(two), 1, pair, selected, (other,)))

    def _tree(self, node: Node, parents: list[Node], role: str, around: tuple[int, int], step: bool) -> None:
        if node.kind == "call" and node.op in UNEVALUATED:
            return
        if node.kind == "index" and node.kids[0].kind == "index":
            self._exchanged_indices(node, around)
        if node.target:
            if node.kind == "index":
                self._tree(node.kids[0], [*parents, node], role, around, step) if node.kids[0].kids else None
                self._tree(node.kids[1], [*parents, node], "index", around, step)
            elif node.kind == "binary" and node.op == "+":  # `&x + 1` is none; `*(p + i)` is
                for kid in node.kids:
                    self._tree(kid, [*parents, node], "index", around, step)
            elif node.kind in ("member", "parens") or (node.kind == "unary" and node.op == "*"):
                for kid in node.kids:
                    kid.target = True
                    self._tree(kid, [*parents, node], role, around, step)
            return
        self._words = set(re.findall(r"\w+", self._text[around[0] : around[1]]))
        if node.kind == "list":
            self._exchanged_items(node)
        else:
            best: dict[str, int] = {}
            for new, rank in self._forms(node, parents, role, step):
                best[new] = min(rank, best.get(new, rank))
            for new, rank in best.items():
                if new != self._part(node):
                    self._add(node, new, rank, parents, around)
        written = self._references.get(node.op, frozenset()) if node.kind == "call" else frozenset()
        for number, kid in enumerate(node.kids):
            kid.target = kid.target or number in written
            if node.kind == "call" and node.op in ("atomicAdd", "atomicExch", "atomicMax") and number == 0:
                kid.target = True
            inner = "index" if node.kind == "index" and number == 1 else "argument" if node.kind == "call" else ""
            through = node.kind == "parens" or (node.kind == "binary" and role in ("index", "condition"))
            self._tree(kid, [*parents, node], inner or (role if through else ""), around, step)

    def _forms(self, node: Node, parents: list[Node], role: str, step: bool) -> Iterator[tuple[str, int]]:
        part = self._part(node)
        yield from self._by_kind(node, part, parents, role, step)
        if parents and parents[-1].kind == "index" and parents[-1].kids[1] is node and node.kind == "binary":
            yield from self._indices(node)
        if role in ("condition", "index") and node.kind == "name" and self._kind(node) == "int":
            for one in self._visible(node.start):
                if one.kind == "int" and one.name != node.op:
                    yield f"{part} + {one.name}", 4
        if role == "condition" and not parents:
            yield "true", 3
            yield f"!({part})", 2
        yield from self._wrapped(node, part, role, parents)
        yield from self._terms.of(node, parents, role)
        yield from self._gaps.of(node, parents, role)

    def _by_kind(self, node: Node, part: str, parents: list[Node], role: str, step: bool) -> Iterator[tuple[str, int]]:
        """The forms of a piece that follow from its kind."""
        kids = [self._part(kid) for kid in node.kids]
        if node.kind == "number":
            yield from self._numbers(part, node, role, step, step or not parents)
        elif node.kind == "name" and node.op in _LIMITS:
            yield from ((other, 1) for other in (f"-{_INFINITY}", _INFINITY) if other != part)
        elif node.kind == "name":
            yield from self._names(node, part, parents, role, step)
        elif node.kind == "member":
            yield from self._members(node, part, kids)
            if step and part.startswith("blockDim."):  # of a loop of all CTAs
                yield f"{part} * gridDim.{node.op}", 0
        elif node.kind == "binary":
            yield from self._binary(node, kids, role, step)
        elif node.kind == "ternary":
            yield f"{kids[0]} ? {kids[2]} : {kids[1]}", 0
            yield kids[1], 2
            yield kids[2], 2
        elif node.kind == "unary" and node.op in ("-", "!", "~"):
            yield kids[0], 1
        elif node.kind == "cast":
            yield from self._casts(node)
        elif node.kind == "call":
            yield from self._calls(node, part, kids)
            yield from self._templates(node)

    def _indices(self, node: Node) -> Iterator[tuple[str, int]]:
        """A variable of the function that is the whole index: ``bias[column]`` for ``bias[first + lane]``. And rows for
        columns, with another stride: ``x[column * rows + row]`` for ``x[row * columns + column]``."""
        for one in self._visible(node.start):
            if one.kind == "int" and one.first:
                far = self._text.count("\n", one.first, node.start) > _NEAR
                yield one.name, 1 + far
        for product, column in (node.kids, node.kids[::-1]) if node.op == "+" else ():
            for row in product.kids if product.kind == "binary" and product.op == "*" else ():
                own = {each.op for one in (row, column) for each in below(one)}
                names = [one.name for one in self._visible(node.start) if one.kind == "int" and one.name not in own]
                for stride in names[:_STRIDES] if row.kind != "number" else ():
                    whole = self._part(column) if column.kind == "name" else f"({self._part(column)})"
                    yield f"{whole} * {stride} + {self._part(row)}", 1

    def _numbers(self, part: str, node: Node, role: str, step: bool, added: bool) -> Iterator[tuple[str, int]]:
        """Other numbers. ``added``: it may be what is added to a variable in each turn of a loop."""
        if match := _INTEGER.fullmatch(part):
            value = int(match[1])
            shared = value >= WARP and added and self._scope.of_thread(self._accumulator)
            for other in dict.fromkeys((value + 1, value - 1, value * 2, value // 2, 0, 1)):
                # With a smaller step threads do what others do: what does not count twice is right with that too.
                if other >= 0 and not (step and other == 0) and not (shared and other < value):
                    near = other in (value * 2, value // 2) if value > 1 else other in (0, 1)
                    yield f"{other}{match[2]}", 1 if near or (value <= 4 and abs(other - value) == 1) else 2
            if step and value > 1:
                yield "blockDim.x", 0
            if value == 0 and added and role == "value":
                yield from ((last, 1) for last in self._gaps.lasts(node))
            if role == "index" or step:
                for one in self._visible(node.start):
                    if one.kind == "int":
                        yield one.name, 1
                for term in self._usable(node):
                    yield self._part(term), 3
        elif self._kind(node) == "float" and float(re.sub(r"[fF']", "", part)) == 0.0:
            yield f"-{_INFINITY}", 2
            yield "1.0f", 2
        elif self._kind(node) == "float" and role == "value" and _FOLDS.search(self._text):
            yield f"-{_INFINITY}", 3
            yield _INFINITY, 3

    def _names(self, node: Node, part: str, parents: list[Node], role: str, step: bool) -> Iterator[tuple[str, int]]:
        kind = self._kind(node)
        if not kind or (parents and parents[-1].kind == "call" and parents[-1].op == node.op):
            return
        above = parents[-1] if parents and parents[-1].kind == "binary" else None
        compared = above is not None and above.op in _COMPARISONS
        counted = above is not None and above.op in "+-" and above.kids[1].kind == "number"  # which is changed
        if kind == "int" and not step and not counted:
            likely = (above is not None) if role == "index" else 1 if role in ("condition", "argument") else 3
            if not compared:  # `i <= n` says what `i < n + 1` says
                yield f"{part} + 1", int(likely)
            if above is None or not compared or above.kids[1] is node:
                yield f"{part} - 1", int(likely)
        if kind == "int" and self._scope.alternates(part) and (above is None or above.op != "^"):
            yield f"{part} ^ 1", 0
        beside = [self._part(kid) for kid in above.kids] if above is not None else []
        read = bool(parents) and parents[-1].kind == "index"  # where a pointer to constants does as well
        for one in self._visible(node.start):
            alike = one.kind == kind or (kind.endswith("*") and _without_const(one.kind) == _without_const(kind)
                                         and (read or kind.startswith("const ")))  # fmt: skip
            if alike and one.name != node.op:
                odd = one.name in beside  # `n < n`, `n * n`
                near = similar(one.name, part) or (role == "index" and one.name in self._words)
                bound = compared and above is not None and above.kids[1] is node
                size = bound and len(one.name) == len(part)  # `ix < h` for `ix < w`, `col < rows` for `col < cols`
                unlikely = one.name not in self._words and not near and not bound
                rank = 2 if odd or (unlikely and not read) else 0 if near or size else 1
                yield one.name, -1 if one.name in self._scope.unused else rank
        if kind == "float" and node.op == self._accumulator:
            yield from ((f"{part} * {factor}", 1) for factor in self.scales(part, node.start))

    def scales(self, name: str, at: int) -> Iterator[str]:
        """Factors that take a sum from one maximum to another, of variables with names that are alike."""
        floats = [one.name for one in self._visible(at) if one.kind == "float" and one.name != name]
        for one, other in itertools.permutations(floats, 2):
            if similar(one, other) or one.startswith(other) or other.startswith(one):
                yield f"__expf({one} - {other})"

    def _casts(self, node: Node) -> Iterator[tuple[str, int]]:
        """``(float)a / b`` for ``(float)(a / b)``."""
        kid = node.kids[0]
        inner = kid.kids[0] if kid.kind == "parens" else kid
        if kid.kind == "parens" and inner.kind == "binary" and inner.op in ("/", "*", "-"):
            left, right = (self._part(one) for one in inner.kids)
            yield f"{self._text[node.start : kid.start]}({left}) {inner.op} ({right})", 1

    def _members(self, node: Node, part: str, kids: list[str]) -> Iterator[tuple[str, int]]:
        if node.op in _AXES:
            for axis in _AXES[:2] if kids[0] in BUILTIN else _AXES[: self._scope.width(node.kids[0])]:
                if axis != node.op:
                    yield f"{kids[0]}.{axis}", 0
        if kids[0] in BUILTIN:
            for other in BUILTIN:
                if other != kids[0]:
                    yield f"{other}.{node.op}", 2
            for one in self._visible(node.start):
                if one.kind == "int":
                    yield one.name, 2

    def _binary(self, node: Node, kids: list[str], role: str, step: bool) -> Iterator[tuple[str, int]]:
        left, right = kids
        if node.op == "/" and self._kind(node) == "int":
            yield f"({left} + {right} - 1) / {right}", -1
        if self._kind(node).endswith("*"):
            if node.op in ("+", "-"):
                yield left, 1
            return
        for other in _OTHER.get(node.op, ()):
            if other not in ("%", "<<", ">>", "^", "&", "|") or self._kind(node) != "float":
                sign = {node.op, other} in ({"+", "-"}, {"/", "%"})
                literal = {node.op, other} == {"+", "*"} and "number" in [kid.kind for kid in node.kids]
                likely = 0 if sign or node.op in ("<", "<=", ">", ">=", "==") else 1
                yield f"{left} {other} {right}", 2 if literal else likely
        if node.op in _MIRRORED and (node.op == "-" or node.kids[1].kind != "number"):
            yield f"{right} {node.op} {left}", 1
        if node.op in ("+", "-", "*", "/", "&&", "||", "%", "&", "^", "<<", ">>"):
            yield left, 0 if node.op in ("+", "-") and node.kids[1].kind == "number" else 1
            yield right, 2 if node.op in ("/", "%", "<<", ">>") else 1
        inner = [kid.kids[0] if kid.kind == "parens" else kid for kid in node.kids]
        if node.op in ("*", "/") and inner[0].kind == "binary" and inner[0].op in ("*", "/"):
            yield self._part(inner[0].kids[0]), 1  # of `n / tile * tile`
        yield from self._regrouped(node, left, right, *inner)

    def _regrouped(self, node: Node, left: str, right: str, a: Node, b: Node) -> Iterator[tuple[str, int]]:
        """A product of a sum, or a sum of a product, with the parentheses elsewhere: ``x * r + y`` for ``(x + y) * r``.
        ``a`` and ``b`` are the sides without theirs."""
        if node.op in ("*", "/"):
            for one, other, turned in ((a, right, False), (b, left, True)):
                if one.kind == "binary" and one.op in ("+", "-") and not (turned and node.op == "/"):
                    x, y = (self._part(kid) for kid in one.kids)
                    yield f"{x} {node.op} {other} {one.op} {y}", 1
                    yield f"{x} {one.op} {y} {node.op} {other}", 1
        if node.op in ("+", "-"):
            for one, other, first in ((a, right, True), (b, left, False)):
                if one.kind == "binary" and one.op in ("*", "/"):
                    x, y = (self._part(kid) for kid in one.kids)
                    made = f"({x} {node.op} {other})" if first else f"({other} {node.op} {x})"
                    yield f"{made} {one.op} {y}", 1
                    if one.op == "*":
                        made = f"({y} {node.op} {other})" if first else f"({other} {node.op} {y})"
                        yield f"{x} * {made}", 1

    def _templates(self, node: Node) -> Iterator[tuple[str, int]]:
        """Other whole numbers among the arguments of a template: numbers, and constants of the file."""
        end = node.kids[0].start if node.kids else node.end
        name = re.match(r"[\w:]+<[^()]*>", self._text[node.start : end]) if node.kind == "call" else None
        if name and "cast" not in name[0]:
            constants = [one.name for one in self._visible(node.start) if one.first == 0 and one.kind == "int"]
            for match in re.finditer(r"(?<=[<, ])(?:\d+|[A-Za-z_]\w*)(?=\s*[,>])", name[0]):
                number = int(match[0]) if match[0].isdigit() else 0
                near = (number * 2, number // 2, number + 1, number - 1) if number else (32, 16, 8, 4)
                known = number or match[0] in constants
                for other in dict.fromkeys((*constants, *(str(one) for one in near if one > 0))) if known else ():
                    if other != match[0]:
                        made = name[0][: match.start()] + other + name[0][match.end() :]
                        yield made + self._text[node.start + len(name[0]) : node.end], 1

    def _calls(self, node: Node, part: str, kids: list[str]) -> Iterator[tuple[str, int]]:
        head = self._text[node.start : node.kids[0].start] if node.kids else ""
        if not head or "{" in head:
            return
        for i, j in itertools.combinations(range(min(len(kids), 5)), 2):
            if self._kind(node.kids[i]) == self._kind(node.kids[j]):
                made = list(kids)
                made[i], made[j] = made[j], made[i]
                if node.op not in ("min", "max", "fmaxf", "fminf"):
                    yield f"{head}{', '.join(made)})", 1
        if "exp" in node.op and len(node.kids) == 1:
            yield f"{head}-({kids[0]}))", 0
        if node.op in _PURE:
            for kid in kids:
                yield kid, 1 if len(kids) > 1 else 0
        for row in _ALIKE:
            if node.op in row:
                for other in row:
                    if other != node.op:
                        yield f"{other}{part[len(node.op) :]}", 1

    def _wrapped(self, node: Node, part: str, role: str, parents: list[Node]) -> Iterator[tuple[str, int]]:
        """What may be missing around a piece: a square, a sign, a term, a factor."""
        kind = self._kind(node)
        above = parents[-1] if parents and parents[-1].kind == "binary" else None
        if kind == "float":
            yield from self._wrapped_fraction(node, part, role, above)
        elif kind == "int" and role in ("value", "index"):
            if node.kind == "binary" and node.op == "-":
                yield f"max({part}, 0)", 3
            if node.kind not in ("name", "number"):
                yield f"{part} + 1", 3
                yield f"{part} - 1", 3
            for term in self._usable(node):
                if self._part(term) not in part:
                    yield f"{part} + {self._part(term)}", 4 if parents else 3

    def _wrapped_fraction(self, node: Node, part: str, role: str, above: Node | None) -> Iterator[tuple[str, int]]:
        """The same around a number with a fraction, which is part of ``above``."""
        if node.kind in ("name", "index", "member"):
            yield f"{part} * {part}", 2
            yield f"-{part}", 3
        if node.kind != "number" and above is not None and above.op in "*/":
            below_it = above.op == "/" and above.kids[1] is node
            if node.kind == "name":
                yield f"1.0f - {part}", 1 if below_it else 2
            yield f"sqrtf({part})", 1 if below_it else 2
        if node.kind == "binary" and node.op in ("-", "+"):
            yield f"fmaxf({part}, 0.0f)", 2
        if role == "argument" and node.kind not in ("name", "index", "member", "number"):
            yield f"-({part})", 2
        for one in self._visible(node.start) if role == "value" else ():
            if one.kind == "float" and one.name != part:
                far = self._text.count("\n", one.first, node.start) > _NEAR
                for sign in "*+-/":
                    yield f"({part}) {sign} {one.name}", 2 + (far or sign == "/")


def _of_two_axes(one: str, two: str) -> bool:
    """Whether two names differ in the letter of an axis alone: ``kx`` and ``ky``."""
    letters = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
    return len(one) == len(two) and len(letters) == 1 and "".join(sorted(letters[0])) in _LETTERS


def _without_const(kind: str) -> str:
    return kind.removeprefix("const ")
