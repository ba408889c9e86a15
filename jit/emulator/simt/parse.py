"""PTX text to instructions, each with its place in the CUDA source [PTX ISA 4, 5, 11]."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field


@dataclass
class Inst:
    """One instruction.

    Attributes:
        op: the whole opcode, ``"add.s32"``.
        parts: `op` split at the dots.
        args: operands as written; vectors keep their braces.
        guard: register of the guard predicate, or None.
        negated: the guard is ``@!p``.
        location: ``file:line`` of the source.
        early: of a tcgen05.ld, what uses its registers before a wait (tcgen05/early_use.py).
    """

    op: str
    args: list[str]
    guard: str | None = None
    negated: bool = False
    location: str = ""
    parts: list[str] = field(default_factory=list)
    early: Inst | None = None

    def __str__(self) -> str:
        guard = f"@{'!' if self.negated else ''}{self.guard} " if self.guard else ""
        return f"{guard}{self.op} {', '.join(self.args)}".strip()


@dataclass
class Variable:
    """A variable in memory: state space, size and alignment in bytes, and its initial contents."""

    name: str
    space: str
    size: int
    align: int
    data: bytes = b""


@dataclass
class Function:
    """A kernel: its body (labels are strings), the type of each register, its shared and local variables."""

    name: str
    body: list[Inst | str] = field(default_factory=list)
    registers: dict[str, int] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)


_WIDTH = {"pred": 1, "b8": 8, "u8": 8, "s8": 8}
_TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<loc>\.loc\b[^\n]*)|(?P<file>\.file\b[^\n]*)|(?P<open>\{)|(?P<close>\})"
    r"|(?P<label>[\w$]+):(?!:)|(?P<statement>[^\s{};/](?:[^;{}\"]|\{[^{}]*\}|\"[^\"]*\")*);|\S",
    re.DOTALL,
)
_ENTRY = re.compile(r"\.entry\s+([\w$]+)")
_VARIABLE = re.compile(
    r"(?:\.(?:extern|visible|weak|common)\s+)*\.(?P<space>shared|local|global|const)\s+(?:\.align\s+(?P<align>\d+)\s+)?"
    r"\.(?P<type>\w+)\s+(?P<name>[\w$]+)\s*(?P<dims>(?:\[\d*\])*)\s*(?:=\s*(?P<init>.*))?$",
    re.DOTALL,
)


def width(kind: str) -> int:
    """Bits of a PTX type name: ``"pred"`` is 1."""
    return _WIDTH.get(kind) or int(re.sub(r"\D", "", kind.split("x")[0]))


def variable(text: str) -> Variable | None:
    """A declaration in memory, or None where ``text`` is another statement."""
    if not (match := _VARIABLE.match(text)):
        return None
    size = width(match["type"]) // 8
    count = 1
    for dim in re.findall(r"\[(\d*)\]", match["dims"]):
        count *= int(dim or 0)
    data = b""
    if match["init"]:
        words = [word.strip() for word in match["init"].strip("{} \n").split(",")]
        if all(re.fullmatch(r"-?\d+U?|0[xX][0-9a-fA-F]+|0[fd][0-9a-fA-F]+", word) for word in words):
            data = b"".join((number(word) & (1 << 8 * size) - 1).to_bytes(size, "little") for word in words)
    return Variable(match["name"], match["space"], size * count, int(match["align"] or size), data)


def number(text: str) -> int:
    """An integer literal's value, or the bits of a floating one [PTX ISA 4.5]."""
    if text[:2] in ("0f", "0F", "0d", "0D"):
        return int(text[2:], 16)
    return int(text.rstrip("U"), 0)


def split(text: str) -> list[str]:
    """Operands at the top-level commas."""
    parts, depth, last = [], 0, 0
    for i, char in enumerate(text):
        depth += (char in "{[(") - (char in "}])")
        if char == "," and depth == 0:
            parts.append(text[last:i].strip())
            last = i + 1
    parts.append(text[last:].strip())
    return [part for part in parts if part]


def instruction(text: str, location: str) -> Inst:
    """One statement."""
    guard, negated = None, False
    text = " ".join(text.split())
    if text.startswith("@"):
        head, text = text.split(None, 1)
        negated, guard = head[1] == "!", head.lstrip("@!")
    op = re.match(r"[\w.:%$]*", text)[0]  # type: ignore[index]  # a vector may follow without a space
    rest = text[len(op) :]
    return Inst(op, split(rest), guard, negated, location, op.split("."))


class _Places:
    """`.loc` directives to the line of the main source that they come from, through inlined wrappers."""

    def __init__(self, source_name: str):
        self.source = os.path.basename(source_name)
        self.files: dict[str, str] = {}
        self.parents: dict[tuple[str, str, str], tuple[str, str, str]] = {}

    def file(self, text: str) -> None:
        number, name = re.match(r'\.file\s+(\d+)\s+"([^"]*)"', text).groups()  # type: ignore[union-attr]
        self.files[number] = os.path.basename(name)

    def place(self, text: str) -> str:
        numbers = re.match(r"\.loc\s+(\d+)\s+(\d+)\s+(\d+)", text)
        at = numbers.groups() if numbers else ("0", "0", "0")
        inlined = re.search(r"inlined_at\s+(\d+)\s+(\d+)\s+(\d+)", text)
        if inlined:
            self.parents[at] = inlined.groups()  # type: ignore[index,assignment]
        chain = [at]
        while chain[-1] in self.parents and len(chain) < 16 and self.name(chain[-1]) != self.source:
            if (above := self.parents[chain[-1]]) in chain:
                break
            chain.append(above)
        outer, inner = chain[-1], chain[0]
        told = f"{self.name(outer)}:{outer[1]}"
        return told if outer == inner else f"{told} (in {self.name(inner)}:{inner[1]})"

    def name(self, at: tuple[str, ...]) -> str:
        return self.files.get(at[0], f"file{at[0]}")


def parse(ptx: str, source_name: str) -> tuple[dict[str, Function], list[Variable]]:
    """Kernels by name, and the module's variables.

    Args:
        ptx: a module as the compiler prints it, with `.loc` lines.
        source_name: path of the main source; locations are given in it where an inlined chain leads to it.
    """
    ptx = (
        ptx.split("\t.section", 1)[0].split("\n.section", 1)[0]
        + "\n"
        + "\n".join(line for line in ptx.splitlines() if line.lstrip().startswith(".file"))
    )
    places = _Places(source_name)
    for line in re.findall(r"^\s*(\.file\s.*)$", ptx, re.MULTILINE):
        places.file(line.strip())
    functions: dict[str, Function] = {}
    variables: list[Variable] = []
    for piece in re.split(r"(?=^(?:\.visible\s+|\.weak\s+)?\.(?:entry|func)\b)", ptx, flags=re.MULTILINE):
        head = _ENTRY.search(piece.split("{", 1)[0]) if re.match(r"(?:\.\w+\s+)?\.entry\b", piece) else None
        if head:
            start = piece.index("{")
            functions[head[1]] = _body(head[1], piece[start:], places, variables)
        elif not re.match(r"(?:\.\w+\s+)?\.func\b", piece):
            for statement in re.findall(
                r"^\s*(\.(?:extern|visible|weak|common|shared|global|const)\b[^;]*);", piece, re.MULTILINE
            ):
                if found := variable(" ".join(statement.split())):
                    variables.append(found)
    return functions, variables


def _body(name: str, text: str, places: _Places, module: list[Variable]) -> Function:
    function = Function(name)
    scopes: list[dict[str, str]] = []
    starts: list[int] = []
    serial, location = 0, ""
    passed: dict[str, str] = {}  # parameters of the next call
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "loc":
            if not re.match(r"\.loc\s+\d+\s+0\b", token[0]):  # line 0: no line of the source
                location = places.place(token[0])
        elif kind == "open":
            scopes.append({})
            starts.append(len(function.body))
        elif kind == "close":
            scopes.pop()
            serial += 1
            _own_labels(function.body, starts.pop(), serial if scopes else 0)
            if not scopes:
                for statement in re.findall(
                    r"^\s*(\.(?:visible|global|const)[^;]*);", text[token.end() :], re.MULTILINE
                ):
                    if found := variable(" ".join(statement.split())):
                        module.append(found)
                break
        elif kind == "label":
            function.body.append(scopes[-1].get(token["label"], token["label"]))
        elif kind == "statement":
            statement = " ".join(token["statement"].split())
            if statement.startswith(".reg"):
                serial += 1
                _registers(function, statement, scopes, serial)
            elif statement.startswith("."):
                if found := variable(statement):
                    function.variables.append(found)
            elif given := re.fullmatch(r"st\.param\.\w+ \[(param\d+)(?:\+0)?\], *(\S+)", statement):
                passed[given[1]] = given[2]
            else:
                inst = instruction(_called(statement, passed), location)
                _rename(inst, scopes)
                function.body.append(inst)
    return function


def _called(statement: str, passed: dict[str, str]) -> str:
    """Calls of the two functions of the system that kernels use, as instructions; other statements as they are."""
    if call := re.fullmatch(r"call(?:\.uni)? (?:\(\w+\), *)?(vprintf|__assertfail), *\( *([\w, ]*?) *\)", statement):
        return f"{call[1]} {', '.join(passed[name.strip()] for name in call[2].split(','))}"
    if result := re.fullmatch(r"ld\.param\.\w+ (%\w+), \[retval\d+(?:\+0)?\]", statement):
        return f"mov.b32 {result[1]}, 0"
    return statement


def _own_labels(body: list[Inst | str], start: int, serial: int) -> None:
    """Makes the labels of a scope that ends its own: an inlined assembly statement comes with the same ones again."""
    own = {item for item in body[start:] if isinstance(item, str) and "@" not in item} if serial else set()
    if not own:
        return
    for i in range(start, len(body)):
        item = body[i]
        if isinstance(item, str):
            body[i] = f"{item}@{serial}" if item in own else item
        elif item.parts[0] == "bra" and item.args[0] in own:
            item.args[0] += f"@{serial}"


def _registers(function: Function, text: str, scopes: list[dict[str, str]], serial: int) -> None:
    kind, names = re.match(r"\.reg\s+\.(\w+)\s+(.*)", text).groups()  # type: ignore[union-attr]
    for name in split(names):
        if many := re.fullmatch(r"([\w%$]+)<(\d+)>", name):
            for i in range(int(many[2])):
                function.registers[f"{many[1]}{i}"] = width(kind)
        elif len(scopes) > 1:  # declared in the braces of an inline assembly statement: this scope's own
            scopes[-1][name] = f"%scope{serial}_{name.lstrip('%')}"
            function.registers[scopes[-1][name]] = width(kind)
        else:
            function.registers[name] = width(kind)


def _rename(inst: Inst, scopes: list[dict[str, str]]) -> None:
    names = {name: new for scope in scopes[1:] for name, new in scope.items()}
    if not names:
        return
    pattern = re.compile(r"[\w%$]+")
    inst.args = [pattern.sub(lambda word: names.get(word[0], word[0]), arg) for arg in inst.args]
    inst.guard = names.get(inst.guard or "", inst.guard)
