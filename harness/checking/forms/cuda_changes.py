"""Changes of CUDA C++: of the expressions and statements of device functions, as people get them wrong.

Bounds, operators, operands, constants, indices, axes, variables that stand for each other, a term too many or too few,
statements that are left out or exchanged.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from harness.checking.forms import cuda_text
from harness.checking.forms.change import Change, shown
from harness.checking.forms.cuda_text import Node, Token, Variable
from jit.base import variants

# What asks for the number of the form. The function stands in front of the first one that is changed.
PROLOGUE = (
    "static __device__ __forceinline__ int warpyard_form() { int form; "
    f'asm("mov.u32 %0, %%{variants.REGISTER};" : "=r"(form)); return form; }} '
)

ASKS = "warpyard_form()"

_AXES = "xyzw"
_BUILTIN = ("threadIdx", "blockIdx", "blockDim", "gridDim")
_OTHER = {
    "<": ("<=", ">"), "<=": ("<",), ">": (">=", "<"), ">=": (">",), "==": ("!=",), "!=": ("==",), "&&": ("||",),
    "||": ("&&",), "+": ("-", "*"), "-": ("+",), "*": ("/", "+"), "/": ("%", "*"), "%": ("/",), "<<": (">>",),
    ">>": ("<<",), "&": ("|", "^"), "|": ("&", "^"), "^": ("&", "+"),
}  # fmt: skip
_MIRRORED = frozenset(("-", "/", "%", "<", "<<", ">>"))  # whose operands may be exchanged
_PURE = frozenset(
    ("min", "max", "fmaxf", "fminf", "fabsf", "expf", "__expf", "exp2f", "logf", "log2f", "__logf", "sqrtf", "rsqrtf",
     "tanhf", "rintf", "floorf", "ceilf", "abs", "fabs", "exp", "sqrt")
)  # fmt: skip
_ALIKE = (
    ("fmaxf", "fminf"), ("max", "min"), ("expf", "exp2f", "__expf"), ("logf", "log2f", "log1pf"), ("sqrtf", "rsqrtf"),
    ("rintf", "floorf", "ceilf", "truncf"), ("__shfl_down_sync", "__shfl_xor_sync", "__shfl_up_sync"),
    ("atomicAdd", "atomicExch", "atomicMax"),
)  # fmt: skip
_NO_CHANGE = frozenset(("__syncthreads", "__syncwarp", "asm", "volatile", "__threadfence"))
_KEEP = frozenset(("constexpr", "__shared__", "extern", "using", "typedef", "template", "static_assert"))
_MOST_TERMS = 12  # pieces of a function that are tried as terms elsewhere
_INTEGER = re.compile(r"\d+")


def changes(text: str, start: int, end: int) -> tuple[int, list[Change]]:
    """Where the first device function of a part of a text begins, and the changes of all of them; -1 where there is
    none that is understood."""
    row = cuda_text.tokens(text, start, end)
    functions = list(cuda_text.functions(row)) if row else []
    found: list[Change] = []
    for function in functions:
        found += _Function(text, function).changes()
    return (functions[0].start if functions else -1), found


def _expression(new: str, now: str, chosen: str) -> str:
    return f"({chosen}?({new}):({now}))"


def _statement(new: str, now: str, chosen: str) -> str:
    return f"if({chosen}){{{new}}}else{{{now}}}"


class _Function:
    def __init__(self, text: str, function: cuda_text.Function) -> None:
        self._text, self._function = text, function
        self._variables = cuda_text.declared(function)
        self._terms: list[Node] = []  # products and remainders of integers, which may be missing elsewhere
        self._found: list[Change] = []
        self._words: set[str] = set()  # of the statement that is changed
        self._regions: list[tuple[Node, str, tuple[int, int], bool]] = []

    def changes(self) -> list[Change]:
        self._walk(self._function.body)
        for node, *_ in self._regions:
            self._collect(node)
        for node, role, around, step in self._regions:
            if role != "target":
                self._renamed(node, around)
            self._tree(node, [], role, around, step)
        return self._found

    def _part(self, node: Node) -> str:
        return self._text[node.start : node.end]

    # -- statements
    def _walk(self, row: Sequence[Token]) -> None:
        at, last, body = 0, None, False  # whether what follows is the whole body of an `if` or of a loop
        while at < len(row):
            token = row[at]
            if token.text in ("if", "while", "for", "switch") and token.kind == "name":
                opens = at + 1
                ends = cuda_text.closing(row, opens)
                inside = row[opens + 1 : ends]
                if token.text == "for":
                    self._for(inside)
                elif inside:
                    self._region(inside, "condition", inside)
                at, last, body = ends + 1, None, True
            elif token.text in ("else", "do", "{", "}", ";"):
                at, last, body = at + 1, None, token.text in ("else", "do")
            else:
                stop = next((n for n in self._top(row, at) if row[n].text == ";"), len(row))
                part = row[at:stop]
                if part and stop < len(row):
                    simple = self._simple(part, row[stop].end)
                    if simple and last:
                        self._exchange(last, (part[0].start, row[stop].end))
                    last = (part[0].start, row[stop].end) if simple and not body else None
                body = False
                at = stop + 1

    def _top(self, row: Sequence[Token], at: int) -> Iterator[int]:
        while at < len(row):
            yield at
            at = cuda_text.closing(row, at) + 1 if row[at].text in ("(", "[", "{") else at + 1

    def _for(self, inside: Sequence[Token]) -> None:
        parts = cuda_text.split(inside, ";")
        if len(parts) != 3:
            return
        self._simple(parts[0], 0)
        self._region(parts[1], "condition", parts[1])
        for part in cuda_text.split(parts[2], ","):
            self._simple(part, 0, step=True)

    def _simple(self, part: Sequence[Token], end: int, step: bool = False) -> bool:
        """A statement without its semicolon; whether it is one that can be left out."""
        words = {one.text for one in part}
        if end and part[0].text in ("break", "continue"):
            self._found.append(Change(part[0].start, end, ";", 1, (f"{part[0].text};", ""), _statement))
        if words & _KEEP or part[0].text in ("asm", "case", "default", "break", "continue", "goto"):
            return False
        if part[0].text == "return":
            if part[1:]:
                self._region(part[1:], "value", part)
            return False
        around = part[0].start, part[-1].end
        if cuda_text.is_type(part[0]) or (len(part) > 1 and part[0].kind == part[1].kind == "name"):
            for one in cuda_text.split(part, ","):
                at = next((n for n in self._top(one, 0) if one[n].text == "="), None)
                if at is not None and one[at + 1 :]:
                    self._region(one[at + 1 :], "value", part)
            return False
        at = next((n for n in self._top(part, 0) if part[n].text in cuda_text.ASSIGNS), None)
        if at is None:
            self._region(part, "call", part)
            dropped = not words & _NO_CHANGE and part[-1].text == ")"
        else:
            left = cuda_text.expression(part[:at])
            if left is not None:
                left.target = True
                self._regions.append((left, "target", around, step))
            self._region(part[at + 1 :], "step" if step else "value", part)
            dropped = not step
            if end and left is not None:
                self._assigned(part, at, around)
        if dropped and end:
            old = shown(self._text, around, around[0], around[1], "")[0]
            self._found.append(Change(around[0], end, ";", 3, (f"{old};", ""), _statement))
        return dropped and bool(end)

    def _assigned(self, part: Sequence[Token], at: int, around: tuple[int, int]) -> None:
        """``x += y`` for ``x = y``, and so on."""
        sign = part[at]
        others = {"=": ("+=",), "+=": ("=", "-="), "-=": ("+=",), "*=": ("/=", "="), "/=": ("*=",)}.get(sign.text, ())
        for other in others:
            new = self._text[around[0] : sign.start] + other + self._text[sign.end : around[1]]
            pair = shown(self._text, around, sign.start, sign.end, other)
            self._found.append(Change(around[0], around[1], new, 0, pair, _without_end))

    def _exchange(self, one: tuple[int, int], two: tuple[int, int]) -> None:
        """Two statements that follow each other, in the other order."""
        first, second = (self._text[slice(*piece)] for piece in (one, two))
        pair = tuple(" ".join(text.split()) for text in (f"{first} {second}", f"{second} {first}"))
        new = f"{second} {first}"
        self._found.append(Change(one[0], two[1], new, 0, (_clip(pair[0]), _clip(pair[1])), _statement))

    def _region(self, row: Sequence[Token], role: str, around: Sequence[Token]) -> None:
        node = cuda_text.expression(row)
        if node is not None:
            self._regions.append((node, role, (around[0].start, around[-1].end), role == "step"))

    # -- expressions
    def _collect(self, node: Node) -> None:
        if node.kind == "binary" and node.op in ("*", "%", "/") and self._kind(node) == "int":
            text = self._part(node)
            if len(self._terms) < _MOST_TERMS and all(self._part(one) != text for one in self._terms):
                self._terms.append(node)
        for kid in node.kids:
            self._collect(kid)

    def _visible(self, at: int) -> list[Variable]:
        found = {one.name: one for one in self._variables if one.first <= at <= one.last}
        return list(found.values())

    def _kind(self, node: Node) -> str:
        if node.kind == "number":
            text = self._part(node)
            return "int" if not re.search(r"[.fF]|(?<!x)e", text) or text.startswith("0x") else "float"
        if node.kind == "name":
            return next((one.kind for one in self._visible(node.start) if one.name == node.op), "")
        if node.kind == "member":
            base = node.kids[0]
            if base.op in _BUILTIN:
                return "int"
            kind = self._kind(base)
            return "float" if kind.startswith(("float", "double")) else "int" if kind.startswith("int") else ""
        if node.kind == "index":
            kind = self._kind(node.kids[0]).removesuffix(" *")
            words = set(kind.split())
            return "int" if words & cuda_text.INTEGERS else "float" if words & cuda_text.FLOATS else kind
        if node.kind == "binary":
            if node.op in ("<", ">", "<=", ">=", "==", "!=", "&&", "||"):
                return "bool"
            kinds = [self._kind(kid) for kid in node.kids]
            if any(kind.endswith("*") for kind in kinds):
                return next(kind for kind in kinds if kind.endswith("*"))
            known = [kind for kind in kinds if kind]  # the others are constants of the file, most often integers
            return "float" if "float" in kinds else known[0] if known and known[0] == known[-1] else ""
        if node.kind in ("parens", "unary"):
            return self._kind(node.kids[0]) if node.kids else ""
        if node.kind == "ternary":
            return self._kind(node.kids[1])
        if node.kind == "call" and (node.op.endswith("f") or node.op.startswith("__shfl")):
            return "float"
        return ""

    def _usable(self, node: Node) -> Iterator[Node]:
        """The terms that stand elsewhere, and whose names are all known at a piece."""
        names = {one.name for one in self._visible(node.start)}
        for term in self._terms:
            if term.end <= node.start or term.start >= node.end:
                own = set(re.findall(r"(?<![\w.])[A-Za-z_]\w*", self._part(term))) - set(_BUILTIN)
                if own <= names:
                    yield term

    def _add(self, node: Node, new: str, rank: int, parents: Sequence[Node], around: tuple[int, int]) -> None:
        near = node
        for parent in reversed(parents):
            if near.end - near.start >= 9 or (parent.kind in ("call", "list") and parent.end - parent.start > 40):
                break
            near = parent
        where = (near.start, near.end) if near.end - near.start >= 4 else around
        single = node.kind in ("name", "number") and re.search(r" [-+] ", new) and where != (node.start, node.end)
        pair = shown(self._text, where, node.start, node.end, f"({new})" if single else new)
        self._found.append(Change(node.start, node.end, new, rank, pair, _expression))

    def _renamed(self, region: Node, around: tuple[int, int]) -> None:
        """A variable that stands for another one at each of its places in a statement."""
        places: dict[str, list[Node]] = {}
        for node in _below(region):
            if node.kind == "name" and not node.target and self._kind(node):
                places.setdefault(node.op, []).append(node)
        for name, nodes in places.items():
            kind = self._kind(nodes[0])
            for one in self._visible(region.start) if len(nodes) > 1 else ():
                if one.kind == kind and one.name != name:
                    rank = 0 if _similar(one.name, name) else 2
                    old = self._text[region.start : region.end]
                    pair = _clip(" ".join(old.split())), _clip(" ".join(re.sub(rf"\b{name}\b", one.name, old).split()))
                    each = [Change(at.start, at.end, one.name, rank, pair, _expression) for at in nodes]
                    self._found.append(replace(each[0], also=tuple(each[1:])))

    def _exchanged_items(self, node: Node, around: tuple[int, int]) -> None:
        """Two items of a list in braces, each in the place of the other."""
        for one, two in itertools.combinations(node.kids[:6], 2):
            if self._part(one) != self._part(two) and "list" not in (one.kind, two.kind):
                old = " ".join(self._text[one.start : two.end].split())
                between = self._text[one.end : two.start]
                new = " ".join(f"{self._part(two)}{between}{self._part(one)}".split())
                other = Change(two.start, two.end, self._part(one), 1, ("", ""), _expression)
                pair = _clip(old), _clip(new)
                self._found.append(Change(one.start, one.end, self._part(two), 1, pair, _expression, (other,)))

    def _tree(self, node: Node, parents: list[Node], role: str, around: tuple[int, int], step: bool) -> None:
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
            self._exchanged_items(node, around)
        else:
            for new, rank in self._forms(node, parents, role, step):
                if new != self._part(node):
                    self._add(node, new, rank, parents, around)
        for number, kid in enumerate(node.kids):
            if node.kind == "call" and node.op in ("atomicAdd", "atomicExch", "atomicMax") and number == 0:
                kid.target = True
            inner = "index" if node.kind == "index" and number == 1 else "argument" if node.kind == "call" else ""
            through = node.kind == "parens" or (node.kind == "binary" and role in ("index", "condition"))
            self._tree(kid, [*parents, node], inner or (role if through else ""), around, step)

    def _forms(self, node: Node, parents: list[Node], role: str, step: bool) -> Iterator[tuple[str, int]]:
        part = self._part(node)
        kids = [self._part(kid) for kid in node.kids]
        if node.kind == "number":
            yield from self._numbers(part, node, role, step)
        elif node.kind == "name":
            yield from self._names(node, part, parents, role, step)
        elif node.kind == "member":
            yield from self._members(node, part, kids)
        elif node.kind == "binary":
            yield from self._binary(node, kids, role, step)
        elif node.kind == "ternary":
            yield f"{kids[0]} ? {kids[2]} : {kids[1]}", 0
            yield kids[1], 2
            yield kids[2], 2
        elif node.kind == "unary" and node.op in ("-", "!", "~"):
            yield kids[0], 1
        elif node.kind == "call":
            yield from self._calls(node, part, kids)
        self._template(node)
        if role in ("condition", "index") and node.kind == "name" and self._kind(node) == "int":
            for one in self._visible(node.start):
                if one.kind == "int" and one.name != node.op:
                    yield f"{part} + {one.name}", 3
        if role == "condition" and not parents:
            yield "true", 3
            yield f"!({part})", 2
        yield from self._wrapped(node, part, role, parents)

    def _numbers(self, part: str, node: Node, role: str, step: bool) -> Iterator[tuple[str, int]]:
        if _INTEGER.fullmatch(part):
            value = int(part)
            for other in dict.fromkeys((value + 1, value - 1, value * 2, value // 2, 0, 1)):
                if other >= 0 and not (step and other == 0):
                    near = other in (value * 2, value // 2) if value > 4 else abs(other - value) == 1
                    yield str(other), 1 if near else 2
            if role == "index" or step:
                for one in self._visible(node.start):
                    if one.kind == "int":
                        yield one.name, 1
                for term in self._usable(node):
                    yield self._part(term), 3
        elif self._kind(node) == "float" and float(re.sub(r"[fF']", "", part)) == 0.0:
            yield "-__int_as_float(0x7f800000)", 2
            yield "1.0f", 2

    def _names(self, node: Node, part: str, parents: list[Node], role: str, step: bool) -> Iterator[tuple[str, int]]:
        kind = self._kind(node)
        if not kind or (parents and parents[-1].kind == "call" and parents[-1].op == node.op):
            return
        if kind == "int" and not step:
            yield f"{part} + 1", 1 if role in ("index", "condition") else 2
            yield f"{part} - 1", 1 if role in ("index", "condition") else 2
        for one in self._visible(node.start):
            if one.kind == kind and one.name != node.op:
                yield one.name, 0 if _similar(one.name, part) else 1 if one.name in self._words else 2

    def _members(self, node: Node, part: str, kids: list[str]) -> Iterator[tuple[str, int]]:
        if node.op in _AXES:
            for axis in _AXES[:2] if kids[0] in _BUILTIN else _AXES[: self._width(node.kids[0])]:
                if axis != node.op:
                    yield f"{kids[0]}.{axis}", 0
        if kids[0] in _BUILTIN:
            for other in _BUILTIN:
                if other != kids[0]:
                    yield f"{other}.{node.op}", 2
            for one in self._visible(node.start):
                if one.kind == "int":
                    yield one.name, 2

    def _width(self, node: Node) -> int:
        """How many components a vector has."""
        kind = self._kind(node)
        return int(kind[-1]) if kind and kind[-1].isdigit() and kind[-1] in "234" else 2

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
                yield f"{left} {other} {right}", 0 if sign or node.op in ("<", "<=", ">", ">=", "==") else 1
        if node.op in _MIRRORED:
            yield f"{right} {node.op} {left}", 1
        if node.op in ("+", "-", "*", "/", "&&", "||", "%", "&", "^", "<<", ">>"):
            yield left, 0 if node.op in ("+", "-") and node.kids[1].kind == "number" else 1
            yield right, 2 if node.op in ("/", "%", "<<", ">>") else 1
        inner = [kid.kids[0] if kid.kind == "parens" else kid for kid in node.kids]
        if node.op in ("*", "/") and inner[0].kind == "binary" and inner[0].op in ("*", "/"):
            yield self._part(inner[0].kids[0]), 1  # of `n / tile * tile`
        a, b = inner
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

    def _template(self, node: Node) -> None:
        """Numbers among the arguments of a template: each needs a text of its own."""
        end = node.kids[0].start if node.kids else node.end
        name = re.match(r"[\w:]+<[^()]*>", self._text[node.start : end]) if node.kind == "call" else None
        if name:
            for match in re.finditer(r"(?<![\w.])\d+(?![\w.])", name[0]):
                value = int(match[0])
                first, last = node.start + match.start(), node.start + match.end()
                for other in dict.fromkeys((value * 2, value // 2, value + 1, value - 1)):
                    if other > 0 and other != value:
                        pair = shown(self._text, (node.start, node.end), first, last, str(other))
                        self._found.append(
                            Change(first, last, str(other), 0, pair, lambda new, now, _: new, alone=True)
                        )

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
                yield kid, 0
        for row in _ALIKE:
            if node.op in row:
                for other in row:
                    if other != node.op:
                        yield f"{other}{part[len(node.op) :]}", 1

    def _wrapped(self, node: Node, part: str, role: str, parents: list[Node]) -> Iterator[tuple[str, int]]:
        """What may be missing around a piece: a square, a sign, a term, a factor."""
        kind = self._kind(node)
        if kind == "float" and node.kind in ("name", "index", "member"):
            yield f"{part} * {part}", 2
            yield f"-{part}", 3
        if role == "argument" and kind == "float" and node.kind not in ("name", "index", "member", "number"):
            yield f"-({part})", 2
        if role == "value" and kind == "float":
            for one in self._visible(node.start):
                if one.kind == "float" and one.name != part:
                    for sign in "*+-/":
                        yield f"({part}) {sign} {one.name}", 3
        if role in ("value", "index") and kind == "int":
            if node.kind != "name":
                yield f"{part} + 1", 2
                yield f"{part} - 1", 2
            for term in self._usable(node):
                if self._part(term) not in part:
                    yield f"{part} + {self._part(term)}", 3 if parents else 2


def _without_end(new: str, now: str, chosen: str) -> str:
    """As `_statement`, of a statement whose semicolon stands behind it."""
    return f"if({chosen}){{{new};}}else {now}"


def _below(node: Node) -> Iterator[Node]:
    yield node
    for kid in node.kids:
        yield from _below(kid)


def _similar(one: str, other: str) -> bool:
    """Whether two names are easily taken for each other: `fx` and `fy`, `row` and `rows`, `x0` and `x1`."""
    if abs(len(one) - len(other)) > 1:
        return False
    alike = sum(a == b for a, b in zip(one, other, strict=False))
    return max(len(one), len(other)) - alike <= (1 if len(one) > 1 else 0) or (one[0] == other[0] and alike >= 3)


def _clip(text: str, most: int = 80) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
