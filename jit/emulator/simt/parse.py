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
    codes: dict[str, int] = field(default_factory=dict)  # what the names of the module's functions stand for


_WIDTH = {"pred": 1, "b8": 8, "u8": 8, "s8": 8}
_TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|(?P<loc>\.loc\b[^\n]*)|(?P<file>\.file\b[^\n]*)|(?P<open>\{)|(?P<close>\})"
    r"|(?P<label>[\w$]+):(?!:)|(?P<statement>[^\s{};/](?:[^;{}\"]|\{[^{}]*\}|\"[^\"]*\")*);|\S",
    re.DOTALL,
)
_ENTRY = re.compile(r"\.entry\s+([\w$]+)")
_FUNC = re.compile(r"\.func\s*(?:\((?P<results>[^)]*)\))?\s*(?P<name>[\w$]+)\s*(?:\((?P<formals>[^)]*)\))?")
_VARIABLE = re.compile(
    r"(?:\.(?:extern|visible|weak|common)\s+)*\.(?P<space>shared|local|global|const|param)\s+"
    r"(?:\.align\s+(?P<align>\d+)\s+)?"
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
    data, pointers = b"", []
    if match["init"]:
        for word in (word.strip() for word in match["init"].strip("{} \n").split(",")):
            value = 0
            if re.fullmatch(r"-?\d+U?|0[xX][0-9a-fA-F]+U?|0[fd][0-9a-fA-F]+", word):
                value = number(word)
            elif named := re.fullmatch(r"(?:generic\()?([A-Za-z_$][\w$]*)\)?\s*(?:\+\s*(-?\d+))?", word):
                pointers.append((len(data), named[1], int(named[2] or 0)))
            else:
                raise ValueError(f"the initial value {word} of {match['name']}")
            data += (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    space = "local" if match["space"] == "param" else match["space"]  # a call's parameter
    return Variable(match["name"], space, size * count, int(match["align"] or size), data, tuple(pointers))


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


def parse(ptx: str, source_name: str) -> tuple[dict[str, Function], dict[str, Function], list[Variable]]:
    """Kernels and device functions by name, and the module's variables.

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
    devices: dict[str, Function] = {}
    variables: list[Variable] = []
    for piece in re.split(r"(?=^(?:\.visible\s+|\.weak\s+|\.extern\s+)?\.(?:entry|func)\b)", ptx, flags=re.MULTILINE):
        start = re.search(r"[{;]", piece)  # a prototype ends with a semicolon
        kind = re.match(r"(?:\.\w+\s+)?\.(entry|func)\b", piece)
        if not kind or not start or start[0] == ";":
            for statement in re.findall(
                r"^\s*(\.(?:extern|visible|weak|common|shared|global|const)\b[^;]*);",
                piece[start.end() :] if kind and start else piece,
                re.MULTILINE,
            ):
                if found := variable(" ".join(statement.split())):
                    variables.append(found)
        elif kind[1] == "entry":
            head = _ENTRY.search(piece)
            assert head
            functions[head[1]] = _body(Function(head[1]), piece[start.start() :], places, variables)
        elif head := _FUNC.search(piece[: start.start()]):
            formals, results = (
                re.findall(r"([\w$]+)\s*(?:\[\d*\])?\s*(?:,|$)", head[part] or "") for part in ("formals", "results")
            )
            device = Function(head["name"], formals=formals, results=results)
            devices[device.name] = _body(device, piece[start.start() :], places, variables)
    return functions, devices, variables


def _body(function: Function, text: str, places: _Places, module: list[Variable]) -> Function:
    scopes: list[dict[str, str]] = []
    starts: list[int] = []
    serial, location = 0, ""
    parameters = {*function.formals, *function.results}  # of this function's calls too
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
            elif statement.startswith(".branchtargets"):  # behind its label
                function.body.append(Inst("brx.targets", split(statement.split(None, 1)[1]), parts=["brx", "targets"]))
            elif statement.startswith("."):
                if found := variable(statement):
                    if statement.startswith(".param"):
                        serial += 1
                        scopes[-1][found.name] = found.name = f"{found.name}$s{serial}"
                        parameters.add(found.name)
                    function.variables.append(found)
            elif ".callprototype" not in statement:
                inst = instruction(statement, location)
                _rename(inst, scopes)
                if inst.parts[0] == "call":
                    inst = _system(inst, function)
                elif inst.parts[1:2] == ["param"] and any(_base(arg) in parameters for arg in inst.args[:2]):
                    inst.op, inst.parts[1] = inst.op.replace(".param", ".local", 1), "local"
                function.body.append(inst)
    return function


def _base(operand: str) -> str:
    """The name in an address."""
    return re.split(r"[+\]]", operand.lstrip("["), maxsplit=1)[0].strip()


def _system(inst: Inst, function: Function) -> Inst:
    """A call of one of the two functions of the system that kernels use, as an instruction on what was stored in its
    parameters; another one as it is."""
    if not (names := [arg for arg in inst.args if arg in ("vprintf", "__assertfail")]):
        return inst
    given = split(inst.args[inst.args.index(names[0]) + 1][1:-1])
    values: dict[str, str] = {}
    for at in range(len(function.body) - 1, -1, -1):
        item = function.body[at]
        if isinstance(item, Inst) and item.op.startswith("st.local") and _base(item.args[0]) in given:
            values[_base(item.args[0])] = item.args[1]
            del function.body[at]
        if len(values) == len(given):
            break
    return Inst(names[0], [values[name] for name in given], inst.guard, inst.negated, inst.location, [names[0]])


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
            item.args = [f"{arg}@{serial}" if arg in own else arg for arg in item.args]


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
