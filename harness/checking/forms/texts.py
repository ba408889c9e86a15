"""The texts of a submission in which changes are made: its own, with the device code in its strings, and its ``.cu``
files; all changes of one language in one text, and which of them a compiler does not take."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from harness.checking.forms import (
    cuda_barriers,
    cuda_changes,
    cuda_text,
    python_barriers,
    python_casts,
    python_changes,
    python_inputs,
    python_masks,
    python_widths,
)  # fmt: skip
from harness.checking.forms.change import Change, together

AT_ONCE = 160  # changes in one text
_SAME = 3  # times that a line has an error, after which none of its changes is tried
_SLOWLY = 128  # of kernels that Triton or numba compile
_STRINGS = re.compile(r'(?:"""|\'\'\')')
_DEVICE = re.compile(r"__(?:global|device)__")
_ERROR = re.compile(r"([^\s:]+):(\d+)(?::(\d+))?: error")
_NUMBER = re.compile(r"warpyard_(?:form\(\)|variants\.chosen)==(\d+)\b")
_COMMENT = re.compile(r"/\*.*?\*/")
_WORD = re.compile(r"[A-Za-z_]\w*")
_GUARD = re.compile(r"\s*(?:if|for|while|elif|else)\b")  # of what stands on the next line
_ASSIGNED = re.compile(r"\b([A-Za-z_]\w*)\s*(?:\[[^\]=]*\]\s*)*(?:[-+*/%&|^]|<<|>>)?=(?!=)")
_GIVEN = re.compile(r"[(,]\s*&\s*([A-Za-z_]\w*)")  # to a function, which may assign to it
_WRITTEN = re.compile(r'"[=+]&?\w+"\s*\(\s*([A-Za-z_]\w*)')  # by an asm statement
_GOES_ON_WITH = re.compile(r'\s*[:"]')  # how a line of such a statement begins
_FUNCTION = re.compile(
    r"\s*def (\w+)\s*\(|.*__(?:device|global)__[^;=(]*?(?:__launch_bounds__\([^)]*\)[^;=(]*?)?\b(\w+)\s*\("
)
_GOES_ON = re.compile(r"(?:[%&|^=,(<>?\[]|(?<!\*)/|(?<!/)\*|(?<!\+)\+|(?<!-)-)\s*$")  # on the next line
FAR = 4  # lines from which another has its values, one behind the other
_DEEPEST = 16  # such lines
_TRITON_PLACE = re.compile(r"^(?:.*CompilationError: )?at (\d+):(\d+):$", re.MULTILINE)
_PYTHON_PLACE = re.compile(r'File "[^"]*submission_form\d+\.py", line (\d+)')
_CARRIED = re.compile(r"Loop-carried variable (\w+)")
_UNROLLED = re.compile(r"#pragma unroll\b")  # which makes many forms of each form
_WORDS_GIVEN = re.compile(r'"r"\s*(?=\()')
_IMPORT = re.compile(r"^(?:import|from (?!__future__))", re.MULTILINE)


@dataclass(frozen=True)
class Kind:
    """Changes of one language.

    Attributes:
        asks: the text that gives the number of the form.
        begins: what stands in front of places of the file, so that it can be asked: offset and text.
        changes: of that language.
        host: they are of what runs on the host.
        file: the ``.cu`` file that they are of; empty for the submission's own.
        at_once: how many go into one text.
        blocks: of the device functions, where barriers may be missing.
    """

    asks: str
    begins: list[tuple[int, str]]
    changes: list[Change]
    host: bool = False
    at_once: int = AT_ONCE
    file: str = ""
    blocks: Sequence[cuda_barriers.Block] = ()

    @property
    def slow(self) -> bool:
        """Whether a text of them is not begun that the time left is not enough for."""
        return self.at_once == _SLOWLY


def batches(changes: Sequence[Change], most: int = AT_ONCE) -> Iterator[Sequence[Change]]:
    """Changes that go into one text, in order: their pieces lie within each other or apart."""
    left = list(changes)
    while left:
        some: list[Change] = []
        later: list[Change] = []
        for at, change in enumerate(left):
            if len(some) == most:
                later += left[at:]
                break
            (later if any(change.crosses(one) for one in some) else some).append(change)
        yield some
        left = later


def kinds(text: str, beside: Mapping[str, str], data: Any) -> list[Kind]:
    """The changes of a submission: of its strings of device code, of the ``.cu`` files beside it by their names, and
    of its Python, which gives its inputs ``data`` to kernels."""
    found: list[Kind] = []
    cuda: list[Change] = []
    begins: list[tuple[int, str]] = []
    blocks: list[cuda_barriers.Block] = []
    quotes = list(_STRINGS.finditer(text))
    for opens, closes in zip(quotes[::2], quotes[1::2], strict=False):
        if opens[0] == closes[0] and _DEVICE.search(text, opens.end(), closes.start()):
            first, some = cuda_changes.changes(text, opens.end(), closes.start())
            if some:
                begins.append((first, cuda_changes.PROLOGUE))
                cuda += some
                blocks += cuda_barriers.blocks(text, opens.end(), closes.start())
    if cuda:
        found.append(Kind(cuda_changes.ASKS, begins, cuda, blocks=blocks))
    for name, device in beside.items():
        first, some = cuda_changes.changes(device, 0, len(device))
        if some:
            blocks = cuda_barriers.blocks(device, 0, len(device))
            found.append(Kind(cuda_changes.ASKS, [(first, cuda_changes.PROLOGUE)], some, file=name, blocks=blocks))
    first_import = _IMPORT.search(text)
    with contextlib.suppress(SyntaxError, ValueError, RecursionError):
        for language, some in python_changes.changes(text).items():
            some += python_inputs.changes(text, data) if language == python_changes.HOST else []
            if some and first_import:
                begins = [(first_import.start(), f"{python_changes.PROLOGUES[language]}; ")]
                host, asks = language == python_changes.HOST, python_changes.ASKS[language]
                found.append(Kind(asks, begins, some, host, AT_ONCE if host else _SLOWLY))
                if language == python_changes.TRITON:
                    some += python_masks.changes(text)
                    others = python_widths.changes(text), python_casts.changes(text)  # which change types of the text
                    found += [Kind(asks, begins, each, at_once=_SLOWLY) for each in others if each]
    return found


def barriers(text: str, kind: Kind, lines: Collection[int]) -> list[Change]:
    """The barriers that kernels of a kind may lack near some lines."""
    if kind.slow:
        return python_barriers.barriers(text, lines)
    return cuda_barriers.barriers(text, kind.blocks, lines)


def all_forms(text: str, kind: Kind, numbered: Sequence[tuple[int, Change]]) -> str:
    """The text with all changes in it."""
    if '"n"' not in text:  # for which loops have to be unrolled
        text = _UNROLLED.sub(lambda match: " " * len(match[0]), text)
    begins = [Change(at, at, new, 0, ("", ""), lambda new, now, _: new + now) for at, new in kind.begins]
    if kind.asks == cuda_changes.ASKS:
        begins += _operands(text)
    return together(text, [*((0, one) for one in begins), *numbered], lambda number: f"{kind.asks}=={number}")


def _operands(text: str) -> Iterator[Change]:
    """Each operand of an asm statement that is a word, with a cast: forms of it may have more bits, which compilers
    refuse."""
    for match in _WORDS_GIVEN.finditer(text):
        row = cuda_text.tokens(text, match.end(), text.find(";", match.end())) or []
        closes = cuda_text.closing(row, 0) if row else 0
        if row and closes < len(row):
            yield Change(row[0].start, row[closes].end, "", 0, ("", ""), lambda new, now, _: f"((unsigned){now})")


def not_compiled(error: str, text: str, kind: Kind) -> set[int]:
    """The numbers of the changes that a compiler's errors are about."""
    lines = text.split("\n")
    places = [(0, int(match[1]), 1 << 20) for match in _PYTHON_PLACE.finditer(error)][-1:]
    for match in _TRITON_PLACE.finditer(error):
        defs = [number for number, line in enumerate(lines) if line.startswith("def ")]
        places += [(first, int(match[1]), int(match[2]) + 1) for first in defs]
    starts = [0] if kind.file else _string_lines(text)
    for match in _ERROR.finditer(error):
        number, column = int(match[2]), int(match[3] or 1 << 20)
        if match[1].endswith(".py"):  # of an extension
            line = lines[number - 1] if 0 < number <= len(lines) else ""
            places.append((0, number, _with_comments(line, column)))
        else:
            places += [(first, number, column) for first in starts]
    found: set[int] = set()
    for first, number, column in places:
        at = first + number - 1
        if 0 <= at < len(lines):
            every = [(one.start(), int(one[1])) for one in _NUMBER.finditer(lines[at])]
            mine = [one for start, one in every if start < column]
            if column == 1 << 20:
                found.update(one for _, one in every)
            elif every:
                found.update(mine[-1:] or [every[0][1]])
    return found


def suspects(error: str, text: str) -> set[int]:
    """The numbers of the changes of which one gives a variable another type in a loop, as Triton says at the loop."""
    found: set[int] = set()
    if match := _CARRIED.search(error):
        assigns = re.compile(rf"\s+{match[1]}\s*[-+*/]?=(?!=)")
        for row in text.split("\n"):
            if assigns.match(row):
                found |= {int(one) for one in _NUMBER.findall(row)}
    return found


def place(error: str) -> str:
    """The line that an error names first; empty where it names none."""
    found = _TRITON_PLACE.search(error) or _ERROR.search(error)
    return "" if found is None else found[1] if found.re is _TRITON_PLACE else found[2]


def at_line(number: str, text: str, kind: Kind) -> set[int]:
    """The numbers of all changes at a line that `place` gives."""
    lines = text.split("\n")
    if kind.at_once == _SLOWLY:
        starts = [at for at, line in enumerate(lines) if line.startswith("def ")]
    else:
        starts = [0, *_string_lines(text)]
    rows = (first + int(number) - 1 for first in starts)
    return {int(one) for row in rows if 0 <= row < len(lines) for one in _NUMBER.findall(lines[row])}


def fewer(
    error: str, text: str, kind: Kind, numbered: list[tuple[int, Change]], often: Counter[str]
) -> list[list[tuple[int, Change]]]:
    """What is tried in the place of a text with an error: batches of the changes that are apart from what has it, and
    behind them the one to go on with, which may be empty.

    Args:
        error: of the text.
        text: with all of the changes.
        kind: of the changes.
        numbered: the changes.
        often: how often a place had an error.
    """
    bad = not_compiled(error, text, kind)
    apart = suspects(error, text)
    if 0 < sum(number in apart for number, _ in numbered) < len(numbered):
        return [[one for one in numbered if one[0] not in apart], [one for one in numbered if one[0] in apart]]
    where = place(error)
    often[where] += 1
    if where and often[where] > _SAME:  # the place does not say what is wrong there
        bad |= at_line(where, text, kind)
    if not bad:
        bad = {number for number, change in numbered if change.risky}
    if bad:
        return [[one for one in numbered if one[0] not in bad]]
    half = len(numbered) // 2  # an error with no place, of one of them
    return [numbered[:half], numbered[half:], []]


def _with_comments(line: str, column: int) -> int:
    """The column in a line as it is written, of one in which each comment is a space, as nvcc counts."""
    for comment in _COMMENT.finditer(line):
        if comment.start() + 1 >= column:
            break
        column += comment.end() - comment.start() - 1
    return column


def reach(text: str, lines: Collection[int], most: int = _DEEPEST) -> dict[int, int]:
    """Lines with what they have to do with some: 0 for these, 1 for those that assign to the names there, and so on."""
    rows = text.split("\n")
    assigned: dict[str, set[int]] = {}
    for number, row in enumerate(rows, 1):
        for match in itertools.chain(_ASSIGNED.finditer(row), _GIVEN.finditer(row), _WRITTEN.finditer(row)):
            assigned.setdefault(match[1], set()).add(number)
    calls, within = _calls(rows)
    found, now = dict[int, int](), {number for number in lines if 0 < number <= len(rows)}
    for depth in range(most):
        before = {number - 1 for number in now if number > 1 and _GUARD.match(rows[number - 2])}
        now |= before - found.keys()
        now = {one for number in now for one in _whole(rows, number)} - found.keys()
        found |= dict.fromkeys(now, depth)
        names = {name for number in now for name in _WORD.findall(rows[number - 1])}
        more = {number for name in names for number in (*assigned.get(name, ()), *calls.get(name, ()))}
        more |= {number for one in now for number in within.get(one, ())}
        now = more - found.keys()
    return found


def _whole(rows: Sequence[str], number: int) -> range:
    """The lines of a statement that one of its lines is in."""
    first = last = number
    while first > 1 and (_GOES_ON.search(rows[first - 2]) or _GOES_ON_WITH.match(rows[first - 1])):
        first -= 1
    while last < len(rows) and (_GOES_ON.search(rows[last - 1]) or _GOES_ON_WITH.match(rows[last])):
        last += 1
    return range(first, last + 1)


def _calls(rows: Sequence[str]) -> tuple[dict[str, list[int]], dict[int, list[int]]]:
    """Of each function of a text the lines that give its result, or all where it has none; and of each line the lines
    that call the function which it is in."""
    heads = [(number, match[1] or match[2]) for number, row in enumerate(rows, 1) if (match := _FUNCTION.match(row))]
    gives: dict[str, list[int]] = {}
    callers: dict[int, list[int]] = {}
    for (start, name), (end, _) in itertools.pairwise([*heads, (len(rows) + 1, "")]):
        body = range(start + 1, end)
        gives[name] = [one for one in body if re.match(r"\s*return\b.", rows[one - 1])] or list(body)
        of = re.compile(rf"\b{name}\s*(?:<[^;()]*>)?\(")
        using = [one for one, row in enumerate(rows, 1) if one != start and of.search(row)]
        callers |= dict.fromkeys(body, using)
    return gives, callers


def _string_lines(text: str) -> list[int]:
    """The numbers, from 0 on, of the lines in which strings of device code begin."""
    return [text.count("\n", 0, match.end()) for match in _STRINGS.finditer(text)]
