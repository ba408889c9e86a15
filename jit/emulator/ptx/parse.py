"""PTX text to instructions, each with its place in the CUDA source [PTX ISA 4, 5, 11]."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from .malformed import Malformed, Unsupported
from .names import Scopes
from .places import Places
from .spelling import canonical
from .types import constant, width

_LONGEST = 160  # characters of an instruction in a finding


class Operands(list[str]):
    """The operands of an instruction; one that is not there makes the instruction an unsupported one."""

    def __getitem__(self, at: Any) -> Any:
        try:
            return list.__getitem__(self, at)
        except IndexError:
            raise Unsupported(f"{len(self)} operands") from None


@dataclass
class Inst:
    """One instruction.

    Attributes:
        op: the whole opcode, ``"add.s32"``, its modifiers in the order of the ISA.
        parts: `op` split at the dots.
        args: operands as written; vectors keep their braces.
        guard: register of the guard predicate, or None.
        negated: the guard is ``@!p``.
        location: ``file:line`` of the source.
        early: of a tcgen05.ld, the uses of its registers before a wait (an `Early` of early_use.py); of a
            wgmma.wait_group, the first move that stood in front of it (early_moves.py).
        late: it is a move that was put behind a wait.
        row: line of the PTX text that it begins on, from 1 on; 0 where it has none.
    """

    op: str
    args: list[str]
    guard: str | None = None
    negated: bool = False
    location: str = ""
    parts: list[str] = field(default_factory=list)
    early: Any = None
    row: int = 0
    late: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.args, Operands):
            self.args = Operands(self.args)

    @property
    def report(self) -> dict[str, str]:
        """The fields of a finding that name the instruction: its line, and its text."""
        return {"location": self.location, "instruction": str(self)[:_LONGEST]}

    def __str__(self) -> str:
        guard = f"@{'!' if self.negated else ''}{self.guard} " if self.guard else ""
        return f"{guard}{self.op} {', '.join(self.args)}".strip()


@dataclass
class Variable:
    """A variable in memory: state space, size and alignment in bytes, and its initial contents.

    ``pointers``: addresses in it, each as offset, name of the variable or function, and what is added."""

    name: str
    space: str
    size: int
    align: int
    data: bytes = b""
    pointers: tuple[tuple[int, str, int], ...] = ()


@dataclass
class Function:
    """A kernel: its body (labels are strings), the type of each register, its shared and local variables; of a device
    function also the names of its parameters and results."""

    name: str
    body: list[Inst | str] = field(default_factory=list)
    registers: dict[str, int] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)
    formals: list[str] = field(default_factory=list)
    results: list[str] = field(default_factory=list)
    in_registers: bool = False  # some of these are registers
    codes: dict[str, int] = field(default_factory=dict)  # what the names of the module's functions stand for


_TOKEN = re.compile(
    r"//\s*(?P<asm>begin|end) inline asm\b[^\n]*|//[^\n]*|/\*.*?\*/|(?P<loc>\.loc\b[^\n]*)"
    r"|(?P<file>\.file\b[^\n]*)|(?P<open>\{)|(?P<close>\})"
    r"|(?P<label>[\w$]+)\s*:(?!:)"
    r"|(?P<statement>[^\s{};/](?:[^;{}\"/]|/\*.*?\*/|//[^\n]*|/(?![/*])|\{[^{}]*\}|\"[^\"]*\")*);|\S",
    re.DOTALL,
)
_COMMENT = re.compile(r"\"[^\"]*\"|/\*.*?\*/|//[^\n]*", re.DOTALL)  # or a string, which stays
_SPACES = re.compile(r" (?=\.[xyzwrgba]\b)| ?([|+]) ?|(?<=!) ")  # %tid .x; %p | %q; ! %p
_DECLARATION = re.compile(
    r"(?:\.(?:extern|visible|weak|common)\s+)*\.(?P<space>shared|local|global|const|param)\s+"
    r"(?:\.align\s+(?P<align>\d+)\s+)?(?:\.v(?P<vector>[248])\s+)?\.(?P<type>\w+)\s+"
)
_VARIABLE = re.compile(
    r"(?P<name>[\w$]+)\s*(?P<dims>(?:\[\s*\d*\s*\]\s*)*)(?:=\s*(?P<init>.*))?$",
    re.DOTALL,
)


def variables_of(text: str) -> list[Variable]:
    """The variables of a declaration in memory; none where ``text`` is another statement."""
    text = re.sub(r"\.attribute\s*\([^)]*\)\s*", "", text)  # of where managed and unified memory lies
    if not (head := _DECLARATION.match(text)):
        return []
    return [_variable(head, match) for one in split(text[head.end() :]) if (match := _VARIABLE.match(one))]


def _variable(head: re.Match[str], match: re.Match[str]) -> Variable:
    size = width(head["type"]) // 8
    count = vector = int(head["vector"] or 1)
    for dim in re.findall(r"\[\s*(\d*)\s*\]", match["dims"]):
        count *= int(dim or 0)
    data, pointers = b"", []
    if match["init"]:
        for word in (word.strip() for word in match["init"].strip("{} \n").split(",")):
            value = 0
            if word[:1] in "-+~!(." or word[:1].isdigit() or word == "WARP_SZ":
                value = constant(word, 8 * size)
            elif named := re.fullmatch(r"(?:generic\()?([A-Za-z_$][\w$]*)\)?\s*(?:\+\s*(-?\d+))?", word):
                pointers.append((len(data), named[1], int(named[2] or 0)))
            else:
                raise ValueError(f"the initial value {word} of {match['name']}")
            data += (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    space = "local" if head["space"] == "param" else head["space"]  # a call's parameter
    align = int(head["align"] or size * vector)
    if align.bit_count() != 1:
        raise ValueError(f"{match['name']} is aligned to {align} bytes, which is no power of two")
    return Variable(match["name"], space, size * count, align, data, tuple(pointers))


def space_of(inst: Inst) -> str:
    """The state space that an access names, or ``"generic"``."""
    named = (part.partition("::")[0] for part in inst.parts)
    return next((part for part in named if part in ("global", "shared", "local", "param", "const")), "generic")


def elements(operand: str) -> list[str]:
    """The registers of ``{%r1, %r2}``, or the operand itself."""
    return split(operand.strip("{} ")) if operand.startswith("{") else [operand]


def leaves(operand: str) -> list[str]:
    """The registers, immediates and addresses that an operand is made of."""
    if operand.startswith("["):
        inner = split(operand[1:-1])
        if len(inner) == 1:
            return [operand]
        return [leaf for part in inner for leaf in (leaves(part) if part.startswith("{") else [f"[{part}]"])]
    if operand.startswith("{"):
        return elements(operand)
    return operand.split("|")


SYSTEM = ("vprintf", "__assertfail", "malloc", "free")  # functions of the system, which are instructions here
_RESULT = "%system$result"  # the register that gets the result of one
_BRACKET = re.compile(r"[][{}()]")


def split(text: str) -> list[str]:
    """Operands at the top-level commas."""
    if not _BRACKET.search(text):
        return [part for part in map(str.strip, text.split(",")) if part]
    parts, depth, last = [], 0, 0
    for i, char in enumerate(text):
        depth += (char in "{[(") - (char in "}])")
        if char == "," and depth == 0:
            parts.append(text[last:i].strip())
            last = i + 1
    parts.append(text[last:].strip())
    return [part for part in parts if part]


def instruction(text: str, location: str) -> Inst:
    """One statement. Space may stand where ptxas takes it: before each modifier, and between the parts of operands.

    Raises:
        ValueError: nothing stands behind a dot of the opcode, or before one.
    """
    guard, negated = None, False
    text = " ".join(text.split())
    if head := re.match(r"@\s*(!?)\s*([\w%$.]+)\s*", text):
        negated, guard, text = bool(head[1]), head[2], text[head.end() :]
    op = re.match(r"[\w.:%$]*(?: \.[a-zA-Z][\w.:]*)*", text)[0]  # type: ignore[index]  # a vector may follow at once
    rest, op = _SPACES.sub(r"\1", text[len(op) :]), canonical(op.replace(" ", ""))
    parts = op.split(".")
    if op and "" in parts:
        raise ValueError(f"an opcode with a dot and nothing beside it, {op}")
    return Inst(op, split(rest), guard, negated, location, parts)


def body(function: Function, text: str, places: Places, row: int = 1) -> Function:
    """The function with what its body holds. ``text`` begins with the body's brace, on line ``row`` of the module.

    Raises:
        Malformed: a statement is none that is known, or the body has no end.
    """
    reader = _Reader(function, places)
    places.begin(text)
    at = 0
    for token in _TOKEN.finditer(text):
        row, at = row + text.count("\n", at, token.start()), token.start()
        reader.row = row
        try:
            ended = reader.take(token)
        except (ValueError, KeyError, IndexError, AttributeError, TypeError) as error:
            raise Malformed(_why(error, reader), token[0].strip(), reader.location) from error
        if ended:
            return function
    raise Malformed(f"the body of {function.name} has no end", location=reader.location)


def _why(error: Exception, reader: _Reader) -> str:
    if type(error) is ValueError:
        return str(error)
    return "a bracket too many" if not len(reader.scopes) else "unknown statement"


class _Reader:
    """Takes the tokens of a function's body, one after the other."""

    def __init__(self, function: Function, places: Places):
        self.function, self.places = function, places
        self.scopes = Scopes(function.registers)
        self.starts: list[int] = []
        self.serial, self.location, self.in_asm, self.row = 0, "", False, 0
        self.parameters = {*function.formals, *function.results}  # of this function's calls too

    def take(self, token: re.Match[str]) -> bool:
        """Whether the body ends with this token."""
        kind, function, scopes = token.lastgroup, self.function, self.scopes
        if kind == "asm":
            self.in_asm = token["asm"] == "begin"
        elif kind == "loc":  # LLVM counts the lines of an inline assembly's text on from where it stands
            if not self.in_asm:
                self.location = self.places.place(token[0]) or self.location
        elif kind == "open":
            scopes.open()
            self.starts.append(len(function.body))
        elif kind == "close":
            scopes.close()
            self.serial += 1
            _own_labels(function.body, self.starts.pop(), self.serial if len(scopes) else 0)
            return not len(scopes)
        elif kind == "label":
            function.body.append(scopes.find(token["label"]))
        elif kind == "statement":
            text = token["statement"]
            if "/" in text:
                text = _COMMENT.sub(lambda found: found[0] if found[0][0] == '"' else " ", text)
            self._statement(" ".join(text.split()))
        return False

    def _statement(self, statement: str) -> None:
        function, scopes = self.function, self.scopes
        if statement.startswith(".reg"):
            scopes.registers_of(statement)
        elif statement.startswith(".branchtargets"):  # behind its label
            function.body.append(Inst("brx.targets", split(statement.split(None, 1)[1]), parts=["brx", "targets"]))
        elif statement.startswith("."):
            for found in variables_of(statement):
                if statement.startswith(".param"):
                    self.serial += 1
                    own = f"{found.name}$s{self.serial}"
                    scopes.declare(found.name, own)
                    found.name = own
                    self.parameters.add(found.name)
                function.variables.append(found)
        elif ".callprototype" not in statement:
            inst = instruction(statement, self.location)
            inst.row = self.row
            inst.args = Operands(map(scopes.rename, inst.args))
            inst.guard = scopes.find(inst.guard) if inst.guard else None
            if inst.parts[0] == "call":
                function.body += _system(inst, function)
                return
            elif inst.parts[1:2] == ["param"] and any(_base(arg) in self.parameters for arg in inst.args[:2]):
                inst.op, inst.parts[1] = inst.op.replace(".param", ".local", 1), "local"
            function.body.append(inst)


def _base(operand: str) -> str:
    """The name in an address."""
    return re.split(r"[-+\]]", operand.lstrip("[ "), maxsplit=1)[0].strip()


def _system(inst: Inst, function: Function) -> list[Inst]:
    """A call of one of the functions of the system that kernels use, as an instruction on what was stored in its
    parameters, and a store of what malloc gives; another one as it is."""
    if not (names := [arg for arg in inst.args if arg in SYSTEM]):
        return [inst]
    given = split(inst.args[inst.args.index(names[0]) + 1][1:-1])
    values: dict[str, str] = {}
    for at in range(len(function.body) - 1, -1, -1):
        item = function.body[at]
        if isinstance(item, Inst) and item.op.startswith("st.local") and _base(item.args[0]) in given:
            values[_base(item.args[0])] = item.args[1]
            del function.body[at]
        if len(values) == len(given):
            break
    made = replace(inst, op=names[0], args=[values[name] for name in given], parts=[names[0]])
    if names[0] != "malloc":
        return [made]
    made.args.insert(0, _RESULT)
    function.registers[_RESULT] = 64
    place = f"[{inst.args[0][1:-1].strip()}]"
    return [made, replace(inst, op="st.local.b64", args=[place, _RESULT], parts=["st", "local", "b64"])]


def _own_labels(body: list[Inst | str], start: int, serial: int) -> None:
    """Makes the labels of a scope that ends its own: an inlined assembly statement comes with the same ones again."""
    own = {item for item in body[start:] if isinstance(item, str) and "@" not in item} if serial else set()
    if not own:
        return
    for i in range(start, len(body)):
        item = body[i]
        if isinstance(item, str):
            body[i] = f"{item}@{serial}" if item in own else item
        elif item.parts[0] in ("bra", "brx"):
            item.args = Operands(f"{arg}@{serial}" if arg in own else arg for arg in item.args)
