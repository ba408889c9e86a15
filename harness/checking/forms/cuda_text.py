"""Reads CUDA C++ as far as changes of it need: tokens, the bodies of device functions, and expressions as trees.

What is not understood, such as lambdas, is left out: an expression with it has no tree.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

_TOKEN = re.compile(
    r"(?P<skip>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*)"
    r'|(?P<string>R?"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\')'
    r"|(?P<number>0[xX][0-9a-fA-F']+[uUlL]*|(?:\d[\d']*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFuUlL]*)"
    r"|(?P<name>[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)"
    r"|(?P<sign><<<|>>>|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::|[-+*/%&|^~!<>=?:;,.(){}\[\]@#\\])",
    re.MULTILINE | re.DOTALL,
)
_MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+[\d(][\w \t*/+()-]*$", re.MULTILINE)
_CONSTANTS = re.compile(
    r"^(?:static |inline )*(?:constexpr|const)(?: (?:static|unsigned|int|size_t|uint32_t|int64_t|long))+ ([^;{}]*);",
    re.MULTILINE,
)
_NAMED = re.compile(r"(\w+)\s*=(?!=)")
_PRECEDENCE = {
    "?": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "<": 8, ">": 8, "<=": 8, ">=": 8, "<<": 9,
    ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
}  # fmt: skip
ASSIGNS = frozenset(("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="))
INTEGERS = frozenset(
    ("int", "unsigned", "long", "short", "char", "size_t", "uint", "signed", "int8_t", "int16_t", "int32_t", "int64_t",
     "uint8_t", "uint16_t", "uint32_t", "uint64_t")
)  # fmt: skip
FLOATS = frozenset(("float", "double"))
_HALVES = frozenset(("half", "__half", "__nv_bfloat16"))  # with which headers of torch admit no arithmetic
_TYPES = INTEGERS | FLOATS | _HALVES | {"void", "bool", "auto", "dim3"}
_VECTOR = re.compile(r"(?:u?(?:int|char|short|long)|float|double|half|__half|__nv_bfloat16)[1248]")
_MODIFIERS = frozenset(("const", "volatile", "static", "register", "__restrict__", "__restrict", "constexpr", "struct"))
_WORDS = frozenset(
    ("if", "for", "while", "do", "else", "return", "switch", "case", "default", "break", "continue", "asm", "goto")
)


@dataclass(frozen=True)
class Token:
    """A token: its kind (``string``, ``number``, ``name`` or ``sign``), its text, and where it stands."""

    kind: str
    text: str
    start: int
    end: int


@dataclass(eq=False)
class Node:
    """A piece of an expression.

    Attributes:
        kind: ``number``, ``name``, ``string``, ``call``, ``index``, ``member``, ``unary``, ``cast``, ``binary``,
            ``ternary``, ``parens`` or ``list``.
        op: the operator, or the name of what is called.
        kids: the operands; of a call its arguments, of an index the array and the index.
        target: it is written to, or its address is taken.
    """

    kind: str
    start: int
    end: int
    op: str = ""
    kids: list[Node] = field(default_factory=list)
    target: bool = False


@dataclass(frozen=True)
class Function:
    """A device function: its name, where it begins, the tokens of its parameters, and those of its body without the
    braces."""

    name: str
    start: int
    parameters: tuple[Token, ...]
    body: tuple[Token, ...]
    numbers: tuple[str, ...] = ()  # its template's parameters that are whole numbers
    returned: str = ""  # the last word of the type of what it gives

    @property
    def references(self) -> frozenset[int]:
        """The numbers of the parameters that it may write to, or that are arrays, which would be pointers if chosen."""
        rows = ((at, {one.text for one in row}) for at, row in enumerate(split(self.parameters, ",")))
        return frozenset(at for at, words in rows if "&" in words and ("const" not in words or "[" in words))


@dataclass(frozen=True)
class Variable:
    """A name that is declared: its type's words, whether it is a pointer or an array, and where it can be used."""

    name: str
    type: str
    pointer: bool
    first: int
    last: int
    constant: bool = False  # what it points to
    depth: int = 1  # how often a pointer or an array can be indexed

    @property
    def kind(self) -> str:
        """Names of one kind can stand for each other."""
        if self.pointer:
            return f"{'const ' * self.constant}{self.type} {'*' * self.depth}"
        words = set(self.type.split())
        return "int" if words & INTEGERS else "float" if words & FLOATS else self.type


def tokens(text: str, start: int, end: int) -> list[Token] | None:
    """The tokens of a part of a text; None where there is something else."""
    found, at = [], start
    while at < end:
        match = _TOKEN.match(text, at, end)
        if match is None:
            return None
        if match.lastgroup != "skip":
            found.append(Token(match.lastgroup or "", match[0], at, match.end()))
        at = match.end()
    return found


def closing(row: Sequence[Token], at: int) -> int:
    """The number of the token that closes the bracket at ``at``; the length of the row where none does."""
    depth = 0
    for number in range(at, len(row)):
        if row[number].kind == "sign":
            depth += (row[number].text in "([{") - (row[number].text in ")]}")
            if depth == 0:
                return number
    return len(row)


def functions(row: Sequence[Token]) -> Iterator[Function]:
    """The device functions of a text."""
    at = begin = 0
    while at < len(row):
        token = row[at]
        if token.text == "{" and token.kind == "sign":
            end = closing(row, at)
            head = row[begin:at]
            words = {one.text for one in head}
            if words & {"__global__", "__device__"} and any(one.text == ")" for one in head):
                last = max(number for number, one in enumerate(head) if one.text == ")")
                first = next((number for number in range(last, -1, -1) if closing(head, number) == last
                              and head[number].text == "("), 0)  # fmt: skip
                numbers = tuple(_template_numbers(head))
                inside = tuple(head[first + 1 : last]), tuple(row[at + 1 : end])
                returned = head[first - 2].text if first > 1 else ""
                yield Function(head[first - 1].text, head[0].start, *inside, numbers, returned)
                at = begin = end + 1
            elif "namespace" in words or (head and head[-1].kind == "string"):
                at = begin = at + 1  # what is within is looked at
            else:
                at = end + 1
            continue
        if token.text in (";", "}"):
            begin = at + 1
        at += 1


def _template_numbers(head: Sequence[Token]) -> Iterator[str]:
    """The whole numbers among a template's parameters: ``template <int kWidth>``."""
    if len(head) > 1 and head[0].text == "template":
        for kind, name in itertools.pairwise(itertools.takewhile(lambda one: one.text != ">", head[2:])):
            if kind.text in INTEGERS and name.kind == "name":
                yield name.text


def constants(text: str, start: int, end: int) -> list[str]:
    """The names of a part of a text that are whole numbers: of ``constexpr int kTile = 16``, ``#define N 8``."""
    part = text[start:end]
    found = [match[1] for match in _MACRO.finditer(part)]
    for match in _CONSTANTS.finditer(part):
        found += _NAMED.findall(match[1])
    return list(dict.fromkeys(found))


def is_type(token: Token) -> bool:
    """Whether a token is a word of a type."""
    text = token.text
    return token.kind == "name" and (text in _TYPES or text in _MODIFIERS or bool(_VECTOR.fullmatch(text)))


def is_declaration(part: Sequence[Token]) -> bool:
    """Whether a statement declares variables: ``float x = …``, ``Tile t``, ``T* p = …``."""
    if is_type(part[0]):
        return True
    return _of_another_type(part) and (part[1].kind == "name" or (len(part) > 3 and part[3].text == "="))


def _of_another_type(row: Sequence[Token]) -> bool:
    """Whether a declaration or a parameter begins here: ``Tile t``, ``T* p``."""
    if len(row) < 2 or row[0].kind != "name" or row[0].text in _WORDS:
        return False
    pointed = row[1].text in ("*", "&") and len(row) > 2 and row[2].kind == "name"
    return pointed or (row[1].kind == "name" and row[1].text not in _WORDS)


def declared(function: Function) -> list[Variable]:
    """The variables and parameters of a function."""
    row, found = function.body, []
    for part in split(function.parameters, ","):
        if variable := _declared_at(part, 0, part[-1].end if part else 0, row[-1].end if row else 0):
            found += variable
    closes: list[int] = []
    for at, token in enumerate(row):
        if token.kind == "sign" and token.text in "({":
            closes.append(row[min(closing(row, at), len(row) - 1)].end)
        while closes and token.start >= closes[-1]:
            closes.pop()
        begins = at == 0 or row[at - 1].text in (";", "{", "}", "(", ")") or row[at - 1].text == "else"
        if begins and (is_type(token) or is_declaration(row[at : at + 4])):
            stop = next((n for n in range(at, len(row)) if row[n].text == ";"), len(row))
            last = next((end for end in reversed(closes)), row[-1].end)
            if at and row[at - 1].text == "(":  # `for (int i = …`: until the end of what is looped over
                after = closing(row, at - 1) + 1
                last = row[min(end_of_statement(row, after), len(row) - 1)].end
            found += _declared_at(row[at:stop], 0, 0, last)
    return found


def guarded(row: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """The offsets of what runs under a condition, with that: of an `if`, its `else`, and the parts of ``a ? b : c``."""
    for at, token in enumerate(row):
        if token.text == "if" or (token.text == "else" and row[at + 1 : at + 2] and row[at + 1].text != "if"):
            after = closing(row, at + 1) + 1 if token.text == "if" else at + 1
            yield token.start, row[min(end_of_statement(row, after), len(row) - 1)].end
        elif token.text == "?" and at:
            first = next((n for n in range(at, -1, -1) if row[n].text in (";", "{", "}", "=")), 0)
            yield row[first].end, row[min(end_of_statement(row, at), len(row) - 1)].end


def end_of_statement(row: Sequence[Token], at: int) -> int:
    """The number of the last token of the statement that begins at ``at``."""
    while at < len(row):
        text = row[at].text
        if text == "{":
            return closing(row, at)
        if text == ";":
            return at
        at = closing(row, at) + 1 if text in "([" else at + 1
    return len(row)


def _declared_at(row: Sequence[Token], at: int, first: int, last: int) -> list[Variable]:
    """``const float* a = …, b``: the names, each of which can be used behind its own declaration."""
    words: list[str] = []
    constant = False
    while at < len(row) and is_type(row[at]):
        constant = constant or row[at].text in ("const", "constexpr")
        if words and (at + 1 == len(row) or row[at + 1].text in ("=", ",", "[", "(", "{")):
            break  # a variable with the name of a type, as `half` is
        if row[at].text not in _MODIFIERS:
            words.append(row[at].text)
        at += 1
    if not words and _of_another_type(row[at : at + 3]):
        words.append(row[at].text)
        at += 1
    if not words:
        return []
    found = []
    for part in split(row[at:], ","):
        names = [one for one in part if one.text not in _MODIFIERS]
        stars = sum(1 for _ in itertools.takewhile(lambda one: one.text in ("*", "&"), names))
        depth = sum(one.text == "*" for one in names[:stars])
        names = names[stars:]
        if not names or names[0].kind != "name":
            break
        at = 1
        while at < len(names) and names[at].text == "[":
            at, depth = closing(names, at) + 1, depth + 1
        kind = " ".join(words)
        found.append(Variable(names[0].text, kind, depth > 0, first or part[-1].end, last, constant, depth or 1))
    return found


def split(row: Sequence[Token], sign: str) -> list[Sequence[Token]]:
    """The parts between signs that no bracket holds."""
    parts, begin, at = [], 0, 0
    while at < len(row):
        if row[at].text in ("(", "[", "{") and row[at].kind == "sign":
            at = closing(row, at)
        elif row[at].text == sign:
            parts.append(row[begin:at])
            begin = at + 1
        at += 1
    return [part for part in (*parts, row[begin:]) if part]


class NotUnderstood(Exception):
    """An expression has something that is not read here."""


def expression(row: Sequence[Token]) -> Node | None:
    """The tree of an expression; None where it is not understood."""
    try:
        reader = _Reader(row)
        node = reader.expression(0)
        return node if reader.at == len(row) else None
    except (NotUnderstood, RecursionError):
        return None


class _Reader:
    def __init__(self, row: Sequence[Token]) -> None:
        self.row, self.at = row, 0

    def _peek(self, ahead: int = 0) -> str:
        return self.row[self.at + ahead].text if self.at + ahead < len(self.row) else ""

    def _take(self) -> Token:
        if self.at >= len(self.row):
            raise NotUnderstood
        self.at += 1
        return self.row[self.at - 1]

    def _expect(self, text: str) -> Token:
        token = self._take()
        if token.text != text:
            raise NotUnderstood
        return token

    def expression(self, least: int) -> Node:
        left = self._unary()
        while (op := self._peek()) in _PRECEDENCE and _PRECEDENCE[op] > least:
            self._take()
            if op == "?":
                middle = self.expression(0)
                self._expect(":")
                right = self.expression(0)
                left = Node("ternary", left.start, right.end, op, [left, middle, right])
            else:
                right = self.expression(_PRECEDENCE[op])
                left = Node("binary", left.start, right.end, op, [left, right])
        return left

    def _unary(self) -> Node:
        op = self._peek()
        if op in ("-", "+", "!", "~", "*", "&", "++", "--"):
            token = self._take()
            operand = self._unary()
            operand.target = op in ("&", "++", "--")
            return Node("unary", token.start, operand.end, op, [operand])
        if op == "(" and (length := self._cast()):
            token = self.row[self.at]
            self.at += length
            operand = self._unary()
            return Node("cast", token.start, operand.end, "", [operand])
        return self._postfix(self._primary())

    def _cast(self) -> int:
        """How many tokens the type in parentheses has that begins here; 0 where there is none."""
        end = closing(self.row, self.at)
        inside = self.row[self.at + 1 : end]
        if not inside or end + 1 >= len(self.row):
            return 0
        if not is_type(inside[0]) and not inside[0].text.endswith("_t"):
            return 0
        if not all(is_type(one) or one.kind == "name" or one.text in ("*", "&") for one in inside):
            return 0
        after = self.row[end + 1]
        return end + 1 - self.at if after.kind != "sign" or after.text in ("(", "-", "~", "!", "&", "*") else 0

    def _primary(self) -> Node:
        token = self._take()
        if token.kind in ("number", "string"):
            return Node(token.kind, token.start, token.end)
        if token.kind == "name" and token.text not in _WORDS:
            if token.text.endswith("_cast") and self._peek() == "<":
                while self._take().text != ">":
                    pass
                return Node("name", token.start, self.row[self.at - 1].end, "cast")
            if self._peek() == "<" and (length := self._template()):
                self.at += length
                return Node("name", token.start, self.row[self.at - 1].end, token.text)
            return Node("name", token.start, token.end, token.text)
        if token.text == "(":
            inner = self.expression(0)
            return Node("parens", token.start, self._expect(")").end, "", [inner])
        if token.text == "{":
            items = self._items("}")
            return Node("list", token.start, self.row[self.at - 1].end, "", items)
        raise NotUnderstood

    def _template(self) -> int:
        """How many tokens the arguments of a template have that begin here and are followed by a call."""
        for ahead in range(1, 8):
            if self.at + ahead + 1 >= len(self.row):
                return 0
            token = self.row[self.at + ahead]
            if token.text == ">":
                return ahead + 1 if self.row[self.at + ahead + 1].text in ("(", "{") else 0
            if token.kind not in ("name", "number") and token.text not in ("*", ","):
                return 0
        return 0

    def _items(self, end: str) -> list[Node]:
        items = []
        while self._peek() != end:
            items.append(self.expression(0))
            if self._peek() == ",":
                self._take()
            elif self._peek() != end:
                raise NotUnderstood
        self._take()
        return items

    def _postfix(self, node: Node) -> Node:
        while True:
            sign = self._peek()
            if sign == "(":
                self._take()
                arguments = self._items(")")
                node = Node("call", node.start, self.row[self.at - 1].end, node.op, arguments)
            elif sign == "{" and node.kind == "name":
                self._take()
                arguments = self._items("}")
                node = Node("call", node.start, self.row[self.at - 1].end, node.op, arguments)
            elif sign == "[":
                self._take()
                index = self.expression(0)
                node = Node("index", node.start, self._expect("]").end, "", [node, index])
            elif sign in (".", "->"):
                self._take()
                name = self._take()
                node = Node("member", node.start, name.end, name.text, [node])
            elif sign in ("++", "--"):
                node.target = True
                node = Node("unary", node.start, self._take().end, sign, [node])
            else:
                return node
