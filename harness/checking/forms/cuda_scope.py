"""What can be used at a place of a device function: variables, which kind each is, and terms that stand elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from harness.checking.forms import cuda_text
from harness.checking.forms.cuda_text import Node, Variable

UNEVALUATED = frozenset(("sizeof", "alignof", "decltype"))  # where an array that is chosen would be a pointer
BUILTIN = ("threadIdx", "blockIdx", "blockDim", "gridDim")
_INTRINSICS = dict.fromkeys(
    ("__popc", "__ffs", "__clz", "__dp4a", "__ballot_sync", "__mul24", "__brev", "__cvta"), "int"
)
_WORD = re.compile(r"\w+")
WARP = 32  # steps from which on a loop that begins at a thread's number shares its turns among threads
NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")  # of no member
_NEAR = 8  # lines in which what stands elsewhere is likelier what is missing
_LONG, _MOST_OF = 6, 0.6  # letters of names that end alike
_MOST_TERMS = 12  # pieces of a function that are tried as terms elsewhere
_FEW = 4  # constants of a file, which any of its functions may lack


class Scope:
    """The names of a device function.

    Args:
        text: of the file.
        function: of that text.
        constants: whole numbers of the file that have names. Those that the function does not use are left out.
        returns: the types that the file's functions return, by their names.
    """

    def __init__(
        self, text: str, function: cuda_text.Function, constants: Sequence[str] = (),
        returns: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.text = text
        self._returns = {name: _of_words({kind}) for name, kind in (returns or {}).items()}
        self._variables = cuda_text.declared(function)
        words = [one.text for one in (*function.parameters, *function.body)]
        self.unused = {one.name for one in self._variables if words.count(one.name) == 1}
        own = {one.text for one in function.body}
        used = [one for one in constants if one in own or len(constants) <= _FEW]
        self._constants = [Variable(one, "int", False, 0, len(text)) for one in (*used, *function.numbers)]
        self._terms: list[Node] = []  # products and remainders of integers, which may be missing elsewhere

    def part(self, node: Node) -> str:
        """The text of a node."""
        return self.text[node.start : node.end]

    def line(self, node: Node) -> int:
        """The line that a node begins in; the first is 0."""
        return self.text.count("\n", 0, node.start)

    def nearest(self, lines: Mapping[str, Iterable[int]], node: Node) -> list[tuple[str, bool]]:
        """Texts whose names are known at a node, the nearest first; and whether they stand near it. ``lines``: by a
        text, those in which it stands."""
        here, known = self.line(node), self.known(lines, node)
        found = [(min(abs(one - here) for one in lines[text]), text) for text in known]
        return [(text, far <= _NEAR) for far, text in sorted(found)]

    def known(self, texts: Iterable[str], node: Node) -> list[str]:
        """Those texts whose names are known at a node, whatever functions they call."""
        names = self.visible_names(node.start) | set(BUILTIN)
        return [text for text in texts if set(NAME.findall(re.sub(r"\w+\(", "(", text))) <= names]

    def collect(self, node: Node) -> None:
        """Takes the products, quotients and remainders of integers of an expression as terms."""
        if node.kind == "binary" and node.op in ("*", "%", "/") and self.kind(node) == "int":
            text = self.part(node)
            if len(self._terms) < _MOST_TERMS and all(self.part(one) != text for one in self._terms):
                self._terms.append(node)
        for kid in node.kids:
            self.collect(kid)

    @property
    def declared(self) -> list[str]:
        """The names of all variables and parameters."""
        return [one.name for one in self._variables]

    def visible(self, at: int) -> list[Variable]:
        """The variables that can be used at an offset."""
        found = {one.name: one for one in self._constants}
        found |= {one.name: one for one in self._variables if one.first <= at <= one.last}
        return list(found.values())

    def visible_names(self, at: int) -> set[str]:
        """The names of those variables."""
        return {one.name for one in self.visible(at)}

    def names(self, node: Node) -> set[str]:
        """The variables of the function that an expression uses."""
        own = {one.name for one in self._variables}
        return {one.op for one in below(node) if one.kind == "name" and one.op in own}

    def kind(self, node: Node) -> str:
        """`int`, `float`, `bool`, a type of the file or `… *` of an expression; empty where it is not known."""
        if node.kind == "number":
            text = self.part(node)
            return "int" if not re.search(r"[.fF]|(?<!x)e", text) or text.startswith("0x") else "float"
        if node.kind == "name":
            return next((one.kind for one in self.visible(node.start) if one.name == node.op), "")
        if node.kind == "member":
            base = node.kids[0]
            if base.op in BUILTIN:
                return "int"
            kind = self.kind(base)
            return "float" if kind.startswith(("float", "double")) else "int" if kind.startswith("int") else ""
        if node.kind == "index":
            kind = self.kind(node.kids[0])
            if kind.endswith("**"):
                return kind[:-1]
            kind = kind.removesuffix(" *")
            words = set(kind.split())
            return "int" if words & cuda_text.INTEGERS else "float" if words & cuda_text.FLOATS else kind
        if node.kind == "binary":
            if node.op in ("<", ">", "<=", ">=", "==", "!=", "&&", "||"):
                return "bool"
            kinds = [self.kind(kid) for kid in node.kids]
            if any(kind.endswith("*") for kind in kinds):
                return next(kind for kind in kinds if kind.endswith("*"))
            known = [kind for kind in kinds if kind]  # the others are constants of the file, most often integers
            return "float" if "float" in kinds else known[0] if known and known[0] == known[-1] else ""
        if node.kind == "unary" and node.op in ("&", "*"):
            kind = self.kind(node.kids[0])
            star = "*" if kind.endswith("*") else " *"
            return "" if not kind else f"{kind}{star}" if node.op == "&" else kind[:-1].rstrip()
        if node.kind in ("parens", "unary"):
            return self.kind(node.kids[0]) if node.kids else ""
        if node.kind == "ternary":
            return self.kind(node.kids[1])
        if node.kind == "cast":
            return _of_words(set(_WORD.findall(self.text[node.start : node.kids[0].start])))
        return self._returned(node) if node.kind == "call" else ""

    def _returned(self, node: Node) -> str:
        """The kind of what a call gives."""
        if found := _of_words({node.op}) or self._returns.get(node.op, "") or _INTRINSICS.get(node.op, ""):
            return found
        if node.op.startswith("__shfl") and len(node.kids) > 1:
            return self.kind(node.kids[1]) or "float"
        if node.op in ("min", "max", "abs") and node.kids:
            return self.kind(node.kids[0])
        if node.op == "__ldg" and node.kids:
            return _of_words(set(self.kind(node.kids[0]).split())) if self.kind(node.kids[0]).endswith(" *") else ""
        if node.op.startswith("__float2int"):
            return "int"
        return "float" if node.op.endswith("f") and not node.op.endswith("half") else ""

    def of_thread(self, name: str) -> bool:
        """Whether a variable begins with what depends on the number of the thread."""
        found, now = set[str](), {name} if name else set[str]()
        while now:
            found |= now
            values = [value for one in now for value in re.findall(rf"(?<![\w.]){one}\s*=(?!=)([^;]*)", self.text)]
            if any("threadIdx" in value for value in values):
                return True
            now = {one for value in values for one in NAME.findall(value)} & set(self.declared) - found
        return False

    def alternates(self, name: str) -> bool:
        """Whether a variable is 0 and 1 in turn, as the number of one of two buffers or the parity of a phase is."""
        return re.search(rf"\b{name}\s*(?:=[^;=]*(?:&\s*1|%\s*2)\b(?!\s*[*+])|\^=?\s*1\b)", self.text) is not None

    def width(self, node: Node) -> int:
        """How many components a vector has."""
        kind = self.kind(node)
        return int(kind[-1]) if kind and kind[-1].isdigit() and kind[-1] in "234" else 2

    def usable(self, node: Node) -> Iterator[Node]:
        """The terms that stand elsewhere, and whose names are all known at a piece."""
        names = {one.name for one in self.visible(node.start)}
        for term in self._terms:
            if term.end <= node.start or term.start >= node.end:
                own = set(NAME.findall(self.part(term))) - set(BUILTIN)
                if own <= names:
                    yield term


def _of_words(words: set[str]) -> str:
    """The kind that the words of a type say; empty where they say something else."""
    return "" if "*" in words else "int" if words & cuda_text.INTEGERS else "float" if words & cuda_text.FLOATS else ""


def below(node: Node) -> Iterator[Node]:
    """A node, and all below it that is evaluated."""
    yield node
    for kid in () if node.kind == "call" and node.op in UNEVALUATED else node.kids:
        yield from below(kid)


def similar(one: str, other: str) -> bool:
    """Whether two names are easily taken for each other: `fx` and `fy`, `row` and `rows`, `x0` and `x1`."""
    longest = max(len(one), len(other))
    ends = next((at for at, (a, b) in enumerate(zip(one[::-1], other[::-1], strict=False)) if a != b), 0)
    if longest >= _LONG and ends >= _MOST_OF * longest:  # `in_channels` and `out_channels`
        return True
    if abs(len(one) - len(other)) > 1:
        return False
    alike = sum(a == b for a, b in zip(one, other, strict=False))
    return max(len(one), len(other)) - alike <= (1 if len(one) > 1 else 0) or (one[0] == other[0] and alike >= 3)
