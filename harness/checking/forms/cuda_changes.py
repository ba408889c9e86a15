"""Changes of CUDA C++: of the expressions and statements of device functions, as people get them wrong.

Bounds, operators, operands, constants, indices, axes, variables that stand for each other, a term too many or too few
(`cuda_expressions`); operands and words of PTX (`cuda_asm`); statements that are left out, exchanged, or missing at the
beginning of a loop.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from harness.checking.forms import alike, cuda_asm, cuda_text, cuda_widths
from harness.checking.forms.change import BOTH, Change, both, clip, selected, shown, stated
from harness.checking.forms.cuda_expressions import Expressions
from harness.checking.forms.cuda_gaps import Gaps
from harness.checking.forms.cuda_scope import Scope, below
from harness.checking.forms.cuda_terms import Terms
from harness.checking.forms.cuda_text import Node, Token
from jit.base import variants

# What asks for the number of the form. The function stands in front of the first one that is changed.
PROLOGUE = (
    f"static __device__ __forceinline__ int {variants.FUNCTION}() {{ int form; "
    f'asm("mov.u32 %0, %%{variants.REGISTER};" : "=r"(form)); return form; }} '
)

ASKS = f"{variants.FUNCTION}()"

_NO_CHANGE = frozenset(("__syncthreads", "__syncwarp", "asm", "volatile", "__threadfence"))
_KEEP = frozenset(("constexpr", "__shared__", "extern", "using", "typedef", "template", "static_assert"))
_LIKELY_GUARDS = 4  # conditions around a store that are tried early
_FIRST_THREADS = re.compile(r"\s*(\w+|threadIdx\.x)\s*<\s*([\w.*+ -]+?)\s*")
_LEAVES = re.compile(r"\b(?:return|break|continue|__syncthreads|__syncwarp|asm)\b")
_NO_PARTS = ("__shfl", "tex", "atomic")  # what such a function gets is nothing that another one takes
_SHORT = 200  # characters of a statement
_NEAR = 4  # statements between which values may be exchanged
_BESIDE = 2  # statements that may call the same function
_ARGUMENTS = 3  # of a call, in whose place another value may stand
_EXPONENTIAL = re.compile(r"\b(?:__expf|expf|exp2f|__exp2f)\b")
_CONSTANT = re.compile(r"-?(?:[\d.]+[fF]?|INFINITY|__int_as_float\(0x[0-9a-f]+\))")
_TARGET = re.compile(r"(\w+)\s*=\s*$")
_TERM = re.compile(r"(.+?)\s*([+-])\s*([\w.]+(?:\[[^\[\]]*\])?)", re.DOTALL)  # what a term is added to, and the term
_FOLDED = re.compile(r"\b(\w+) = (\w+)\(\1, ")  # a function of two values that gathers them, as a maximum does


@dataclass(frozen=True)
class _Value:
    """What a statement assigns to a variable, or a declaration to its first one."""

    start: int
    end: int
    kind: str
    statement: tuple[int, int]
    node: Node


def changes(text: str, start: int, end: int) -> tuple[int, list[Change]]:
    """Where the first device function of a part of a text begins, and the changes of all of them; -1 where there is
    none that is understood."""
    row = cuda_text.tokens(text, start, end)
    functions = list(cuda_text.functions(row)) if row else []
    references = {one.name: one.references for one in functions}
    constants = cuda_text.constants(text, start, end)
    returns = {one.name: one.returned for one in functions}
    found: list[Change] = []
    for function in functions:
        found += _Function(text, function, references, Scope(text, function, constants, returns)).changes()
    return (functions[0].start if functions else -1), found


class _Function:
    def __init__(
        self, text: str, function: cuda_text.Function, references: Mapping[str, frozenset[int]], scope: Scope
    ) -> None:
        self._text, self._function, self._scope = text, function, scope
        self._found: list[Change] = []
        last = function.body[-1].end if function.body else function.start
        self._terms = Terms(self._scope, function.start, last)
        self._gaps = Gaps(self._scope)
        self._expressions = Expressions(self._scope, self._found, references, self._terms, self._gaps)
        self._regions: list[tuple[Node, str, tuple[int, int], bool, str]] = []
        self._values: list[_Value] = []  # of the last statements of a block
        self._called: tuple[Node, tuple[int, int]] | None = None  # the statement before, where it is a call
        self._assignments: list[tuple[str, str, tuple[int, int]]] = []  # of floats: what, its value, the statement
        self._sums: list[str] = []  # floats that are added to
        self._statements: list[tuple[int, int]] = []  # in their order
        self._unguarded: list[tuple[Node, tuple[int, int]]] = []  # stores: what is written, and the statement
        self._folds = frozenset(match[2] for match in _FOLDED.finditer(text, function.start, last))

    def changes(self) -> list[Change]:
        self._walk(self._function.body)
        for node, role, *_ in self._regions:
            self._scope.collect(node)
            self._terms.collect(node)
            self._gaps.collect(node, role)
        for node, role, around, step, accumulator in self._regions:
            self._expressions.of(node, role, around, step, accumulator)
        self._sums_rescaled()
        for left, statement in self._unguarded:
            self._guarded_too(left, statement)
        self._found += alike.together(self._text, self._found, self._statements)
        self._found += cuda_widths.changes(self._text, self._function)
        guarded = list(cuda_text.guarded(self._function.body))
        for change in self._found:
            change.guarded = any(first <= change.start < last for first, last in guarded)
        return self._found

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
                    if token.text == "if":
                        self._of_all_threads(row, at, ends)
                if token.text in ("for", "while") and ends + 1 < len(row) and row[ends + 1].text == "{":
                    self._begun_anew(row, at, ends + 1)
                at, last, body, self._values = ends + 1, None, True, []
            elif token.text in ("else", "do", "{", "}", ";"):
                at, last, body = at + 1, None, token.text in ("else", "do")
                self._values = self._values if token.text == ";" else []
            else:
                stop = next((n for n in self._top(row, at) if row[n].text == ";"), len(row))
                part = row[at:stop]
                if part and stop < len(row):
                    simple = self._simple(part, row[stop].end)
                    if simple and last:
                        self._exchange(last, (part[0].start, row[stop].end))
                    last = (part[0].start, row[stop].end) if simple and not body else None
                if body:
                    self._values = []
                body = False
                at = stop + 1

    def _of_all_threads(self, row: Sequence[Token], at: int, ends: int) -> None:
        """A loop over all for what only the first threads do: ``for (i = t; i < n; i += blockDim.x) s[i] = 0`` for
        ``if (t < n) s[t] = 0``."""
        stop = cuda_text.end_of_statement(row, ends + 1)
        test = _FIRST_THREADS.fullmatch(self._text, row[at + 1].end, row[ends].start)
        if test is None or stop >= len(row) or (stop + 1 < len(row) and row[stop + 1].text == "else"):
            return
        body = self._text[row[ends].end : row[stop].end]
        index, bound = test[1], test[2]
        of_thread = index == "threadIdx.x" or re.search(rf"\b{index}\s*=[^;]*\bthreadIdx\.x", self._text)
        if of_thread and len(body) <= _SHORT and not _LEAVES.search(body):
            own = re.sub(rf"(?<![\w.]){re.escape(index)}\b", "warpyard_i", body)
            new = f"for (int warpyard_i = {index}; warpyard_i < {bound}; warpyard_i += blockDim.x){own}"
            pair = (" ".join(text.split()) for text in (self._text[row[at].start : row[stop].end], new))
            old, other = (clip(text.replace("warpyard_i", "i"), 96) for text in pair)
            self._found.append(Change(row[at].start, row[stop].end, new, 1, (old, other), stated))

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
        if end:
            self._statements.append((part[0].start, part[-1].end))
        if end and part[0].text in ("break", "continue"):
            self._found.append(Change(part[0].start, end, ";", 1, (f"{part[0].text};", ""), stated))
        if part[0].text == "asm":
            for node in cuda_asm.inputs(part):
                self._regions.append((node, "value", (part[0].start, part[-1].end), False, ""))
            self._found += cuda_asm.changes(self._text, part, end) if end else []
            return False
        if words & _KEEP or part[0].text in ("asm", "case", "default", "break", "continue", "goto"):
            return False
        if part[0].text == "return":
            if part[1:]:
                self._region(part[1:], "value", part)
            return False
        around = part[0].start, part[-1].end
        if cuda_text.is_declaration(part):
            self._declaration(part, end)
            return False
        at = next((n for n in self._top(part, 0) if part[n].text in cuda_text.ASSIGNS), None)
        if at is None:
            call = self._region(part, "call", part)
            if end and call is not None and call.kind == "call":
                self._exchanged_across(call, around)
            dropped = not words & _NO_CHANGE and part[-1].text == ")"
        else:
            self._assignment(part, at, end, step)
            dropped = not step
        if dropped and end:
            old = shown(self._text, around, around[0], around[1], "")[0]
            self._found.append(Change(around[0], end, ";", 3, (f"{old};", ""), stated))
        return dropped and bool(end)

    def _declaration(self, part: Sequence[Token], end: int) -> None:
        """The values that variables begin with."""
        for one in cuda_text.split(part, ","):
            at = next((n for n in self._top(one, 0) if one[n].text == "="), None)
            if at is not None and one[at + 1 :]:
                first = self._region(one[at + 1 :], "value", part)
                if end and first and one[0] is part[0]:
                    self._exchanged_values(first, (part[0].start, part[-1].end))

    def _assignment(self, part: Sequence[Token], at: int, end: int, step: bool) -> None:
        """An assignment whose operator is the token ``at``."""
        around, sign = (part[0].start, part[-1].end), part[at].text
        left = cuda_text.expression(part[:at])
        if left is not None:
            left.target = True
            self._regions.append((left, "target", around, step, ""))
        own = part[0].text if at == 1 else ""
        right = self._region(part[at + 1 :], "step" if step else "value", part, own)
        if not end:
            return
        if right and sign == "=":
            self._exchanged_values(right, around)
        if own and right and sign == "+=":
            self._rescaled(own, right, around)
        if left is None:
            return
        kind = self._scope.kind(left)
        if right is not None and kind in ("float", ""):
            self._noted(sign, left, right, (around[0], end))
        self._assigned(part, at, around, kind in ("int", "float", ""))
        if left.kind in ("index", "unary", "member"):
            self._unguarded.append((left, (around[0], end)))

    def _assigned(self, part: Sequence[Token], at: int, around: tuple[int, int], plain: bool) -> None:
        """``x += y`` for ``x = y``, and so on."""
        sign = part[at]
        others = {"=": ("+=",), "+=": ("=", "-="), "-=": ("+=",), "*=": ("/=", "="), "/=": ("*=",)}.get(sign.text, ())
        for other in others if plain else ():
            new = self._text[around[0] : sign.start] + other + self._text[sign.end : around[1]]
            pair = shown(self._text, around, sign.start, sign.end, other)
            self._found.append(Change(around[0], around[1], new, 0, pair, _without_end))
        left, right = self._text[around[0] : sign.start].strip(), self._text[sign.end : around[1]].strip()
        usual = (name for name in ("fmaxf", "fminf", "max", "min") if plain and re.search(rf"\b{name}\(", self._text))
        for name in sorted({*usual, *self._folds}) if at == 1 and sign.text == "=" else ():
            if name not in right:
                new = f"{left} = {name}({left}, {right})"
                pair = shown(self._text, around, around[0], around[1], new)
                self._found.append(Change(around[0], around[1], new, 1, pair, _without_end))

    def _guarded_too(self, node: Node, statement: tuple[int, int]) -> None:
        """A store that only some threads, or some indices, should do."""
        old = " ".join(self._text[slice(*statement)].split())
        for number, condition in enumerate(self._gaps.conditions(node, old)):
            new = f"if ({condition}) {self._text[slice(*statement)]}"
            pair = clip(old), clip(f"if ({condition}) {old}")
            self._found.append(Change(*statement, new, 2 if number < _LIKELY_GUARDS else 3, pair, stated))

    def _noted(self, sign: str, left: Node, right: Node, statement: tuple[int, int]) -> None:
        """Takes an assignment to a float, for `_sums_rescaled`."""
        name = self._scope.part(left)
        if sign == "+=" and name not in self._sums:
            self._sums.append(name)
        elif sign == "=" and right.kind in ("name", "index", "member"):
            self._assignments.append((name, self._scope.part(right), statement))

    def _sums_rescaled(self) -> None:
        """A sum that is scaled to another maximum where that is found: before a float that stands in exponents gets
        another value."""
        first, last = self._function.start, self._function.body[-1].end if self._function.body else 0
        functions = sorted(set(_EXPONENTIAL.findall(self._text, first, last)))
        for name, value, (start, end) in self._assignments:
            within = any(re.search(rf"{one}\([^;]*- {re.escape(name)}\b", self._text[first:last]) for one in functions)
            for one in self._sums if within else ():
                for function in functions:
                    new = f"{one} *= {function}({name} - {value}); {self._text[start:end]}"
                    pair = clip(" ".join(self._text[start:end].split())), clip(" ".join(new.split()))
                    self._found.append(Change(start, end, new, 1, pair, stated))

    def _exchanged_across(self, call: Node, around: tuple[int, int]) -> None:
        """An argument of a call and one of the call before, of the same function, each in the place of the other."""
        before, self._called = self._called, (call, around)
        if before is None or before[0].op != call.op or before[1][1] > around[0]:
            return
        if self._text[before[1][1] : around[0]].strip() != ";":
            return
        for one, two in itertools.product(before[0].kids[-4:], call.kids[-4:]):
            a, b = self._scope.part(one), self._scope.part(two)
            if a != b and not one.target and not two.target and self._scope.kind(one) == self._scope.kind(two):
                half = Change(two.start, two.end, a, 1, ("", ""), selected)
                old = self._text[slice(*before[1])] + "; " + self._text[slice(*around)]
                new = (
                    f"{self._text[before[1][0] : one.start]}{b}{self._text[one.end : before[1][1]]}; "
                    f"{self._text[around[0] : two.start]}{a}{self._text[two.end : around[1]]}"
                )
                pair = clip(" ".join(old.split())), clip(" ".join(new.split()))
                self._found.append(Change(one.start, one.end, b, 1, pair, selected, (half,)))

    def _exchange(self, one: tuple[int, int], two: tuple[int, int]) -> None:
        """Two statements that follow each other, in the other order."""
        first, second = (self._text[slice(*piece)] for piece in (one, two))
        pair = tuple(" ".join(text.split()) for text in (f"{first} {second}", f"{second} {first}"))
        new = f"{second} {first}"
        self._found.append(Change(one[0], two[1], new, 0, (clip(pair[0]), clip(pair[1])), stated))

    def _region(self, row: Sequence[Token], role: str, around: Sequence[Token], accumulator: str = "") -> Node | None:
        node = cuda_text.expression(row)
        if node is not None:
            self._regions.append((node, role, (around[0].start, around[-1].end), role == "step", accumulator))
        return node

    def _exchanged_values(self, node: Node, around: tuple[int, int]) -> None:
        """What two statements near each other assign, each in the place of the other."""
        kind = self._scope.kind(node) or (f"{node.op}()" if node.kind == "call" else "")
        value = _Value(node.start, node.end, kind, around, node)
        names = self._scope.names(node)
        for other in self._values[-_BESIDE:]:
            self._called_too(other, value)
        for distance, other in enumerate(reversed(self._values)):
            one, two = self._text[other.start : other.end], self._text[node.start : node.end]
            if kind and other.kind == kind and one != two and names <= self._scope.visible_names(other.start):
                rank = 0 if distance == 0 else 2
                pair = both(
                    f"{self._text[slice(*other.statement)]}; {self._text[slice(*around)]}",
                    f"{self._text[other.statement[0] : other.start]}{two}{self._text[other.end : other.statement[1]]}; "
                    f"{self._text[around[0] : node.start]}{one}{self._text[node.end : around[1]]}",
                )
                half = Change(node.start, node.end, one, rank, ("", ""), selected)
                self._found.append(Change(other.start, other.end, two, rank, pair, selected, (half,)))
        for distance, other in enumerate(reversed(self._values)):
            self._exchanged_parts(other, value, 0 if distance == 0 else 1)
        if self._values and kind == "float":
            self._moved_term(self._values[-1], node, around)
        self._values = [*self._values, value][-_NEAR:]

    def _exchanged_parts(self, one: _Value, two: _Value, rank: int) -> None:
        """What two statements near each other have for their indices, or give to different functions, each in the place
        of the other: ``f = sigmoid(x[n + j]); g = tanhf(x[2 * n + j])``."""
        for first, second in zip(self._parts(one.node), self._parts(two.node), strict=True):
            if not first or not second or self._scope.kind(first[0]) != self._scope.kind(second[0]):
                continue
            a, b = (" ".join(self._scope.part(each[0]).split()) for each in (first, second))
            if a == b or not self._scope.names(second[0]) <= self._scope.visible_names(one.start):
                continue
            each = [Change(node.start, node.end, b, rank, ("", ""), selected) for node in first]
            each += [Change(node.start, node.end, a, rank, ("", ""), selected) for node in second]
            between = self._text[one.statement[1] : two.statement[0]] if rank == 0 else "; "
            old = [self._text[slice(*of.statement)] for of in (one, two)]
            new = [_replaced(self._text, of.statement, nodes, text) for of, nodes, text in
                   ((one, first, b), (two, second, a))]  # fmt: skip
            pair = both(between.join(old), between.join(new), BOTH)
            self._found.append(replace(each[0], shown=pair, also=tuple(each[1:])))

    def _parts(self, node: Node) -> Iterator[list[Node]]:
        """The index that an expression has alone, at each of its places, and what the function gets that it calls; each
        empty where there are several."""
        indices = [one.kids[1] for one in below(node) if one.kind == "index"]
        given = node.kids if node.kind == "call" and not node.op.startswith(_NO_PARTS) else []
        for parts in (indices, given):
            texts = {" ".join(self._text[one.start : one.end].split()) for one in parts}
            yield parts if len(texts) == 1 else []

    def _called_too(self, one: _Value, two: _Value) -> None:
        """The function that one of two statements near each other calls, in the other too: ``f(m, at, o)`` for ``at``
        beside ``other = f(m, best, o)``."""
        for calls, plain in ((one, two), (two, one)):
            call, node = calls.node, plain.node
            if call.kind != "call" or node.kind not in ("name", "index", "member"):
                continue
            own = self._text[node.start : node.end]
            leaves = [kid for kid in call.kids if kid.kind in ("name", "index", "member") and not kid.target]
            for kid in leaves[:_ARGUMENTS]:
                new = self._text[call.start : kid.start] + own + self._text[kid.end : call.end]
                if self._scope.known([new], node):
                    pair = shown(self._text, plain.statement, node.start, node.end, new)
                    self._found.append(Change(node.start, node.end, new, 1, pair, selected))

    def _moved_term(self, before: _Value, node: Node, around: tuple[int, int]) -> None:
        """A term that one of two statements in a row adds to a variable, in the other one: ``x = y + b; x = f(x)`` for
        ``x = y; x = f(x) + b``, and the other way round."""
        first, second = self._text[before.start : before.end], self._text[node.start : node.end]
        heads = self._text[before.statement[0] : before.start], self._text[around[0] : node.start]
        names = [match[1] for head in heads if (match := _TARGET.search(head))]
        if len(names) < 2 or names[0] != names[1] or names[0] not in self._scope.names(node):
            return
        for value, later in ((second, True), (first, False)):
            split = _TERM.fullmatch(value)
            if split is None or names[0] in re.findall(r"\w+", split[3]) or not _balanced(split[1]):
                continue
            rest, term = split[1], f"{split[2]} {split[3]}"
            one, two = (f"{first} {term}", rest) if later else (rest, f"({second}) {term}")
            pair = both(f"{heads[0]}{first}; {heads[1]}{second}", f"{heads[0]}{one}; {heads[1]}{two}", 96)
            half = Change(node.start, node.end, two, 1, ("", ""), selected)
            self._found.append(Change(before.start, before.end, one, 1, pair, selected, (half,)))

    def _rescaled(self, name: str, node: Node, around: tuple[int, int]) -> None:
        """A sum that is scaled to another maximum before a term is added."""
        for factor in self._expressions.scales(name, around[0]):
            new = f"{name} = {name} * {factor} + ({self._text[node.start : node.end]})"
            pair = shown(self._text, around, around[0], around[1], new)
            self._found.append(Change(around[0], around[1], new, 3, pair, _without_end))

    def _begun_anew(self, row: Sequence[Token], at: int, opens: int) -> None:
        """A variable that gets its first value again in each turn of a loop, whose body adds to it."""
        body = row[opens : cuda_text.closing(row, opens)]
        added = {one.text for one, sign in itertools.pairwise(body) if one.kind == "name" and sign.text == "+="}
        for name in sorted(added & self._scope.visible_names(row[at].start)):
            if first := self._first_value(name, row, at):
                place = row[opens].end
                pair = shown(self._text, (row[at].start, place), place, place, f" {name} = {first};")
                self._found.append(Change(place, place, f"{name} = {first};", 2, pair, _inserted))

    def _first_value(self, name: str, row: Sequence[Token], at: int) -> str:
        """The constant with which a variable is declared before a place; empty where there is none."""
        for number in range(at - 3, -1, -1):
            if row[number].text == name and row[number + 1].text == "=":
                stop = next((n for n in range(number, at) if row[n].text in (",", ";")), at)
                text = self._text[row[number + 2].start : row[stop - 1].end]
                return text if _CONSTANT.fullmatch(text) else ""
        return ""


def _without_end(new: str, now: str, chosen: str) -> str:
    """As `_statement`, of a statement whose semicolon stands behind it."""
    return f"if({chosen}){{{new};}}else {now}"


def _replaced(text: str, around: tuple[int, int], nodes: Sequence[Node], new: str) -> str:
    """A piece of a text with another text in the place of some nodes."""
    parts, at = [], around[0]
    for node in sorted(nodes, key=lambda one: one.start):
        parts += [text[at : node.start], new]
        at = node.end
    return "".join((*parts, text[at : around[1]]))


def _inserted(new: str, now: str, chosen: str) -> str:
    """A statement that is there only where a change is chosen."""
    return f"{now}if({chosen}){{{new}}}"


def _balanced(text: str) -> bool:
    """Whether a piece of an expression has all of its parentheses."""
    return text.count("(") == text.count(")") and text.count("[") == text.count("]")
