"""A module of PTX [PTX ISA 5, 11]: its variables at once, and a function when it is asked for.

Libraries bring modules of many kernels, of which a program launches few.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from . import recursion
from .parse import Function, Variable, body, variables_of
from .places import Places

_ENTRY = re.compile(r"\.entry\s+([\w$]+)")
_FUNC = re.compile(r"\.func\s*(?:\((?P<results>[^)]*)\))?\s*(?P<name>[\w$]+)\s*(?:\((?P<formals>[^)]*)\))?")
_HEAD = re.compile(r"\s*(?:\.\w+\s+)?\.(entry|func)\b")
_LINKAGE = re.compile(r"^[ \t]*(?:\.visible\s+|\.weak\s+|\.extern\s+)?\Z", re.MULTILINE)  # in front of .entry or .func
_BLANK = re.compile(r"^[ \t]*\Z", re.MULTILINE)
_LONGEST = 80  # characters of that
_OUTSIDE = re.compile(r"^[^\S\n]*(\.(?:extern|visible|weak|common|shared|global|const)\b[^;]*);", re.MULTILINE)
_BEHIND = re.compile(r"^[^\S\n]*(\.(?:visible|global|const)[^;]*);", re.MULTILINE)  # a body
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_BRACE = re.compile(r"//[^\n]*|/\*.*?\*/|\"[^\"]*\"|[{}]", re.DOTALL)
_MOVED = re.compile(r"\bmov\b[^;,]*,\s*([A-Za-z_$][\w$]*)")
_ALLOCATES = re.compile(r"\bcall\b[^;]*\bmalloc\b")


@dataclass
class _Text:
    """A function that has not been read yet: what it is called with, its body's text, and the line it begins on."""

    head: Function
    text: str
    row: int


class Module:
    """A PTX text.

    Args:
        ptx: a module as the compiler prints it, with `.loc` lines.
        source_name: path of the main source; locations are given in it where an inlined chain leads to it.

    Attributes:
        kernels, devices: the names of kernels and of other functions.
        variables: of the module.
    """

    def __init__(self, ptx: str, source_name: str) -> None:
        self._ptx = ptx[: next(_lines(ptx, ".section"), len(ptx))]
        whole = ptx + "\n"  # the last line may have no end
        files = "\n".join(whole[at : whole.index("\n", at)] for at in _lines(whole, ".file"))
        self._places = Places(source_name, files)
        self._texts: dict[bool, dict[str, _Text]] = {True: {}, False: {}}  # by whether it is a kernel
        self._read: dict[tuple[bool, str], Function] = {}
        self._taken: set[str] | None = None
        self.variables: list[Variable] = []
        row = 1
        for piece in _pieces(self._ptx):
            self._take(piece, row)
            row += piece.count("\n")
        self.kernels, self.devices = (list(self._texts[entry]) for entry in (True, False))

    def _take(self, piece: str, row: int) -> None:
        start = re.search(r"[{;]", piece)  # a prototype ends with a semicolon
        kind = _HEAD.match(piece)
        if not kind or not start or start[0] == ";":
            self._declare(_OUTSIDE, piece[start.end() :] if kind and start else piece)
            return
        row += piece.count("\n", 0, start.start())
        if kind[1] == "entry":
            head = _ENTRY.search(piece)
            assert head
            self._texts[True][head[1]] = _Text(Function(head[1]), piece[start.start() :], row)
        elif head := _FUNC.search(piece[: start.start()]):
            formals, results = (
                re.findall(r"([\w$]+)\s*(?:\[\d*\])?\s*(?:,|$)", head[part] or "") for part in ("formals", "results")
            )
            declared = f"{head['formals']} {head['results']}"
            device = Function(head["name"], formals=formals, results=results, in_registers=".reg" in declared)
            self._texts[False][device.name] = _Text(device, piece[start.start() :], row)
        self._declare(_BEHIND, _behind(piece[start.start() :]))

    def _declare(self, form: re.Pattern[str], text: str) -> None:
        for statement in form.findall(text):
            self.variables += variables_of(" ".join(statement.split()))

    @property
    def allocates(self) -> bool:
        """Whether a function takes memory from the heap."""
        return "malloc" in self._ptx and _ALLOCATES.search(self._ptx) is not None

    def kernel(self, name: str) -> Function:
        """A kernel, without the bodies of what it calls. Raises Malformed where it cannot be read."""
        return self._function(True, name)

    def device(self, name: str) -> Function:
        """Another function. Raises Malformed where it cannot be read."""
        return self._function(False, name)

    def _function(self, entry: bool, name: str) -> Function:
        if (entry, name) not in self._read:
            one = self._texts[entry][name]
            self._read[entry, name] = body(one.head, one.text, self._places, one.row)
            one.text = ""
        return self._read[entry, name]

    def called(self, kernel: Function) -> tuple[dict[str, Function], set[str]]:
        """What a kernel may call, by way of others too; and those of them whose address something takes, which a call
        through a register reaches."""
        found: dict[str, Function] = {}
        names, todo, through = set(self.devices), [kernel], False
        while todo:
            function = todo.pop()
            wanted = recursion.named(function) & names
            if recursion.calls_a_register(function):
                wanted |= self._addresses() & names
                through = True
            for name in sorted(wanted - found.keys()):
                found[name] = self.device(name)
                todo.append(found[name])
        return found, self._addresses() & found.keys() if through else set()

    def _addresses(self) -> set[str]:
        """The names that pointers in variables have, or that are operands of `mov`; some are functions."""
        if self._taken is None:
            self._taken = {name for variable in self.variables for _, name, _ in variable.pointers}
            self._taken |= set(_MOVED.findall(self._ptx))
        return self._taken


def _pieces(ptx: str) -> Iterator[str]:
    """The text up to the first function, and from each function to the next one."""
    places = sorted([*_lines(ptx, ".entry", _LINKAGE), *_lines(ptx, ".func", _LINKAGE)])
    for first, last in itertools.pairwise([0, *places, len(ptx)]):
        yield ptx[first:last]


def _lines(text: str, word: str, head: re.Pattern[str] = _BLANK) -> Iterator[int]:
    """Where lines begin that have a word behind ``head``. A search for the word alone is much faster than for both."""
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        before = head.search(text, max(0, at - _LONGEST), at)
        if before and not (text[end : end + 1].isalnum() or text[end : end + 1] == "_"):
            yield before.start()
        at = text.find(word, end)


def _behind(text: str) -> str:
    """What follows the body that a text begins with; empty where the body has no end."""
    last = text.rfind("}")
    if not _COMMENT.sub("", text[last + 1 :]).strip():
        return ""
    for at in _ends(text):
        return text[at:]
    return ""


def _ends(text: str) -> Iterator[int]:
    depth = 0
    for match in _BRACE.finditer(text):
        depth += {"{": 1, "}": -1}.get(match[0], 0)
        if not depth and match[0] == "}":
            yield match.end()


def parse(ptx: str, source_name: str) -> tuple[dict[str, Function], dict[str, Function], list[Variable]]:
    """All kernels and device functions of a module by name, and its variables; arguments and errors as `Module`."""
    module = Module(ptx, source_name)
    kernels = {name: module.kernel(name) for name in module.kernels}
    return kernels, {name: module.device(name) for name in module.devices}, module.variables
