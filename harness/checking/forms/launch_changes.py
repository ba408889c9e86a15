"""Other values for what kernels are launched with: numbers that the host gives wrongly, in whatever language.

A value needs no text of its own: the emulator's process gets it in the place of the host's. It is reported at the
launch's argument: rounded up, by one more or less, another size of an input, another argument, a scale turned over.
"""

from __future__ import annotations

import ast
import itertools
import math
import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from harness.checking.forms import cuda_text
from harness.checking.forms.change import Change, Lines, clip
from harness.wire import asking, messages
from jit.base import mangled

_MOST = 160  # values that are tried
_MOST_LAUNCHES = 16
_LAUNCH = re.compile(r"\b(\w+)\s*(?:<[^<>;(){}]*>)?\s*<<<")
_SIZE = re.compile(r"([\w.]+)\.size\((\d)\)")
_DIVIDED = re.compile(r"([\w.()]+(?:\(\))?)\s*/\s*([\w.]+)")
_LITERAL = re.compile(r"[-+]?[\d.]+(?:e[-+]?\d+)?f?")
_INTEGER = {".u32": "I", ".s32": "i", ".b32": "I", ".u64": "Q", ".s64": "q", ".b64": "Q"}
_STRIDE = 64  # the first number of a dimension whose stride is meant, not its size
_ALONE = -1  # the number of an input that is all that there is
_SHARES = (1, 2, 4, 8, 16, 32)  # of a size that kernels take, as they count vectors or words
_SCRATCH = 2  # parameters that Triton adds
_WORD, _TIMES = 4, (2, 4, 8)  # bytes, and how many an element may have
_WARP, _LARGEST_BLOCK = 32, 1024  # threads
_POINTER = 1 << 32  # numbers from here on are addresses

Span = tuple[int, int]  # offsets in a text
Sizes = Mapping[tuple[int, int], int]  # of the inputs, by the number of the input and of the dimension
Number = int | float
Grid = tuple[int, int, int]
Value = Callable[[Sequence[Number], Sizes], Number]  # of the numbers of a launch and of the inputs


@dataclass(eq=False)
class LaunchChange:
    """Another value for an argument of all launches of a kernel.

    Attributes:
        change: the argument's place, and the text that is reported.
        entry: PTX name of the kernel.
        values: by the number of a parameter: what it gets.
        grid: what is made of the launch's grid, by the launch and the sizes of the inputs,
        block: of its block,
        shared: and of its bytes of dynamic shared memory, by its block and the sizes of the inputs.
    """

    change: Change
    entry: str
    values: Mapping[int, Value]
    grid: Callable[[messages.Given, Sizes], Grid] | None = None
    block: Callable[[Grid], Grid] | None = None
    shared: Callable[[int, Grid, Sizes], int] | None = None

    def others(self, number: int, given: Sequence[messages.Given], sizes: Sizes) -> list[asking.Other]:
        """What the form of a number gives to the launches of a call; empty where a value does not exist."""
        found = []
        for launch, one in enumerate(given):
            if one.entry != self.entry:
                continue
            if self.grid is not None:
                found.append(asking.Other(number, launch, 0, b"", self.grid(one, sizes)))
                continue
            if self.block is not None:
                found.append(asking.Other(number, launch, 0, b"", None, self.block(one.block)))
                continue
            if self.shared is not None:
                found.append(asking.Other(number, launch, 0, b"", smem=self.shared(one.smem, one.block, sizes)))
                continue
            numbers = read(one)
            for at, value in self.values.items():
                kind, offset = one.types[at]
                try:
                    found.append(asking.Other(number, launch, offset, _bytes(kind, value(numbers, sizes))))
                except (ArithmeticError, ValueError, KeyError, struct.error):
                    return []
        return found


def sizes_of(data: Any) -> dict[tuple[int, int], int]:
    """The sizes of the tensors among inputs, and the strides of those that are not contiguous."""
    several = isinstance(data, (tuple, list))
    items = enumerate(data) if several else [(_ALONE, data)]
    tensors = [(number, item) for number, item in items if isinstance(item, torch.Tensor)]
    found = {(number, at): size for number, item in tensors for at, size in enumerate(item.shape)}
    for number, item in tensors:
        if not item.is_contiguous():
            found |= {(number, _STRIDE + at): stride for at, stride in enumerate(item.stride())}
    return found


def named(key: tuple[int, int]) -> str:
    """A size, or a stride, in Python."""
    number, at = key
    name = "data" if number == _ALONE else f"data[{number}]"
    return f"{name}.shape[{at}]" if at < _STRIDE else f"{name}.stride({at - _STRIDE})"


def read(given: messages.Given) -> list[Number]:
    """The numbers of a launch; NaN for what is no number."""
    found: list[Number] = []
    for kind, at in given.types:
        code = "f" if kind == ".f32" else "d" if kind == ".f64" else _INTEGER.get(kind, "")
        size = struct.calcsize(f"<{code}") if code else 0
        part = given.params[at : at + size]
        found.append(struct.unpack(f"<{code}", part)[0] if code and len(part) == size else math.nan)
    return found


def _bytes(kind: str, value: Number) -> bytes:
    if kind in _INTEGER:
        return struct.pack(f"<{_INTEGER[kind]}", int(value))
    return struct.pack("<f" if kind == ".f32" else "<d", value)


def changes(texts: Mapping[str, str], given: Sequence[messages.Given], sizes: Sizes) -> list[tuple[str, LaunchChange]]:
    """What may be given otherwise, the likeliest first, each with the file that the launch stands in.

    Args:
        texts: of the submission (named ``""``) and of the files beside it.
        given: the launches of a call, and
        sizes: of its inputs.
    """
    found: list[tuple[str, LaunchChange]] = []
    if len(given) > _MOST_LAUNCHES:
        return found
    for entry in dict.fromkeys(one.entry for one in given):
        first = next(one for one in given if one.entry == entry)
        for place in _launched(texts, mangled.plain(entry)):
            found += [
                (place.file, one)
                for one in (*_of_grid(first, place, sizes), *_of_block(first, place), *_of_shared(first, place, sizes))
            ]
            more = first.types[len(place.arguments) :]  # Triton's own memory, which it adds
            if place.arguments and len(more) <= _SCRATCH and all(kind == ".u64" for kind, _ in more):
                found += [(place.file, one) for one in _of_launch(first, place, sizes)]
    return sorted(found, key=lambda one: one[1].change.rank)[:_MOST]


@dataclass(frozen=True)
class _Place:
    """A launch in a text: each argument with the offsets between which it stands."""

    file: str
    text: str
    arguments: Sequence[tuple[int, int]]
    grid: tuple[int, int]  # where the launch's grid stands
    block: tuple[int, int] = (0, 0)  # and its block; nowhere if that is not known
    shared: tuple[int, int] = (0, 0)  # and its bytes of dynamic shared memory

    def part(self, at: int) -> str:
        return " ".join(self.text[slice(*self.arguments[at])].split())


def _launched(texts: Mapping[str, str], kernel: str) -> list[_Place]:
    """The launch of a kernel in all texts, where it is the only one."""
    found = [_Place(file, text, *row) for file, text in texts.items() for row in _calls(text, kernel)]
    return found if len(found) == 1 else []


def _calls(text: str, kernel: str) -> Iterator[tuple[Sequence[Span], Span, Span, Span]]:
    """The launches of a kernel in a text: the offsets of their arguments, of their grids, of their blocks, and of their
    bytes of dynamic shared memory."""
    for match in _LAUNCH.finditer(text):
        if match[1] == kernel and (end := text.find(">>>", match.end())) >= 0:
            stop = text.find(";", end)
            row = cuda_text.tokens(text, end + 3, stop if stop >= 0 else len(text))
            if row and row[0].text == "(":
                inside = row[1 : cuda_text.closing(row, 0)]
                shape = cuda_text.split(cuda_text.tokens(text, match.end(), end) or [], ",")
                grid = (shape[0][0].start, shape[0][-1].end) if shape else (match.end(), end)
                block = (shape[1][0].start, shape[1][-1].end) if len(shape) > 1 else (0, 0)
                shared = (shape[2][0].start, shape[2][-1].end) if len(shape) > 2 else (0, 0)
                yield [(one[0].start, one[-1].end) for one in cuda_text.split(inside, ",")], grid, block, shared
    try:
        tree = ast.parse(text) if kernel in text and "grid" in text else ast.Module([], [])
    except (SyntaxError, ValueError, RecursionError):
        return
    lines = Lines(text)

    def span(node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return lines.start(node.lineno) + node.col_offset, lines.start(node.end_lineno) + node.end_col_offset

    named = {
        target.id
        for one in ast.walk(tree)
        if isinstance(one, ast.Assign) and _names(one.value, kernel)
        for target in one.targets
        if isinstance(target, ast.Name)
    }
    for one in ast.walk(tree):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Subscript) and ast.unparse(one.func.value) == kernel:
            whole = one.func.slice  # of Triton, or of numba, with the block
            inner = whole.elts[0] if isinstance(whole, ast.Tuple) and whole.elts else whole
            starred = any(isinstance(each, ast.Starred) for each in one.args)
            passed = [] if starred or inner is not whole else [span(each) for each in one.args]
            threads = span(whole.elts[1]) if isinstance(whole, ast.Tuple) and len(whole.elts) == 2 else (0, 0)
            yield passed, span(inner if isinstance(inner, (ast.Name, ast.Tuple)) else whole), threads, (0, 0)
        given = [word.value for word in one.keywords if word.arg == "grid"] if isinstance(one, ast.Call) else []
        if isinstance(one, ast.Call) and given:
            named_so = isinstance(one.func, ast.Name) and one.func.id in named
            starred = any(isinstance(each, ast.Starred) for each in one.args)
            if named_so or _names(one.func, kernel):
                threads = next((span(word.value) for word in one.keywords if word.arg == "block"), (0, 0))
                shared = next((span(word.value) for word in one.keywords if word.arg == "smem"), (0, 0))
                yield ([] if starred else [span(each) for each in one.args]), span(given[0]), threads, shared


def _names(node: ast.expr, kernel: str) -> bool:
    """Whether an expression is a subscript by a kernel's name."""
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == kernel


def _of_grid(given: messages.Given, place: _Place, sizes: Sizes) -> Iterator[LaunchChange]:
    """One CTA more in a dimension of a grid, as where it is rounded down, as many as another size of an input asks for,
    twice as many, and two axes exchanged."""
    start, end = _declared(place.text, *place.grid)
    text = " ".join(place.text[start:end].split())
    what = "the grid" if text.isidentifier() else f"the grid {clip(text, 48)}"
    tokens = cuda_text.tokens(place.text, start, end) or []
    if tokens and tokens[0].text == "(" and cuda_text.closing(tokens, 0) == len(tokens) - 1:
        tokens = tokens[1:-1]
    parts = [(one[0].start, one[-1].end) for one in cuda_text.split(tokens, ",")]

    def made(new: Callable[[Grid], Grid], pair: tuple[str, str], rank: int) -> LaunchChange:
        change = Change(start, end, pair[1], rank, pair, lambda new, now, _: new)
        return LaunchChange(change, given.entry, {}, lambda launch, _: new(launch.grid))

    def of_size(at: int, per: int, key: tuple[int, int]) -> LaunchChange:
        told = (
            f"({named(key)} + {per - 1}) / {per} CTAs in {'xyz'[at]}"
            if per > 1
            else f"{named(key)} CTAs in {'xyz'[at]}"
        )
        change = Change(start, end, told, 0, (what, told), lambda new, now, _: new)

        def grid(launch: messages.Given, now: Sizes) -> Grid:
            return changed(at, lambda _: -(-now[key] // per))(launch.grid)

        return LaunchChange(change, given.entry, {}, grid)

    def changed(at: int, new: Callable[[int], int]) -> Callable[[Grid], Grid]:
        def grid(one: Grid) -> Grid:
            x, y, z = (new(size) if number == at else size for number, size in enumerate(one))
            return x, y, z

        return grid

    for at, axis in enumerate("xyz"):
        own = " ".join(place.text[slice(*parts[at])].split()) if at < len(parts) else ""
        if given.grid[at] > 1 or not at or len(text) < 64:
            up = _rounded_up(own)
            pair = (own, up) if up else (what, f"one CTA more in {axis}")
            yield made(changed(at, lambda size: size + 1), pair, -1 if up else 1)
            for per in dict.fromkeys((given.block[at], 1)):
                if given.grid[at] in {-(-size // per) for size in sizes.values()}:  # it may be of the wrong one
                    counts = {-(-size // per): key for key, size in sizes.items() if size // per != given.grid[at]}
                    yield from (of_size(at, per, key) for count, key in counts.items() if count != given.grid[at])
            yield made(changed(at, lambda size: 2 * size), (what, f"twice the CTAs in {axis}"), 2)
    for one, two in itertools.combinations(range(3), 2):
        if given.grid[one] != given.grid[two]:
            order = {one: two, two: one}

            def exchanged(grid: Grid, order: Mapping[int, int] = order) -> Grid:
                x, y, z = (grid[order.get(at, at)] for at in range(3))
                return x, y, z

            texts = [place.text[slice(*part)] for part in parts]
            if two < len(texts):
                turned = [texts[order.get(at, at)] for at in range(len(texts))]
                pair = clip(" ".join(", ".join(texts).split()), 96), clip(" ".join(", ".join(turned).split()), 96)
            else:
                pair = what, f"{'xyz'[one]} and {'xyz'[two]} of the grid exchanged"
            yield made(exchanged, pair, 0)


def _of_block(given: messages.Given, place: _Place) -> Iterator[LaunchChange]:
    """A block of whole warps for one that is none, as where it has as many threads as there are elements."""
    x, y, z = given.block
    up = -(-x // _WARP) * _WARP
    if place.block == (0, 0) or x % _WARP == 0 or y * z > 1 or up > _LARGEST_BLOCK:
        return
    start, end = _declared(place.text, *place.block)
    text = " ".join(place.text[start:end].split())
    text = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    pair = clip(text, 96), clip(f"({text} + {_WARP - 1}) / {_WARP} * {_WARP}", 96)
    change = Change(start, end, pair[1], -1, pair, lambda new, now, _: new)
    yield LaunchChange(change, given.entry, {}, None, lambda one: (-(-one[0] // _WARP) * _WARP, one[1], one[2]))


def _of_shared(given: messages.Given, place: _Place, sizes: Sizes) -> Iterator[LaunchChange]:
    """More dynamic shared memory: as where bytes are counted as elements, or where none is asked for."""
    inside = place.shared != (0, 0)
    start, end = place.shared if inside else (place.grid[0], max(place.grid[1], place.block[1]))
    text = " ".join(place.text[start:end].split())

    def made(told: str, new: Callable[[int, Grid, Sizes], int]) -> LaunchChange:
        whole = told if inside else f"{text}, {told} bytes of shared memory"
        pair = clip(text, 96), clip(whole, 96)
        change = Change(start, end, whole, 0, pair, lambda new, now, _: new)
        return LaunchChange(change, given.entry, {}, shared=new)

    if given.smem:
        part, own = text if re.fullmatch(r"[\w.()]+", text) else f"({text})", 1
        if product := re.fullmatch(r"([\w.()]+) \* (\d{1,4})", text):
            part, own = product[1], int(product[2])
        yield from (made(f"{part} * {own * times}", _shared(times)) for times in _TIMES)
        yield from (made(f"{text} + {more}", _shared(1, more)) for more in _TIMES)
    elif inside or place.block != (0, 0):
        for times in (_WORD, _WORD // 2):
            yield made(f"{times} * the threads of a block", _shared_of_block(times))
            yield from (made(f"{times} * {named(key)}", _shared_of_size(key, times)) for key in sizes)


def _shared(times: int, more: int = 0) -> Callable[[int, Grid, Sizes], int]:
    return lambda own, block, sizes: own * times + more


def _shared_of_block(times: int) -> Callable[[int, Grid, Sizes], int]:
    return lambda own, block, sizes: times * math.prod(block)


def _shared_of_size(key: tuple[int, int], times: int) -> Callable[[int, Grid, Sizes], int]:
    return lambda own, block, sizes: times * sizes[key]


def _declared(text: str, start: int, end: int) -> tuple[int, int]:
    """Where a grid that is launched by its name has its sizes; the name's own place where that is not found."""
    name = text[start:end].strip()
    if not name.isidentifier():
        return start, end
    found = list(re.finditer(rf"\bdim3(?: const)? {name}\s*(?=\()|\b{name} = (?:dim3)?(?=\()", text[:start]))
    if not found:
        found = list(re.finditer(rf"\b{name} = (?=[^\n(]*[;\n])", text[:start]))
        stops = (
            [at for at in (text.find(";", found[-1].end()), text.find("\n", found[-1].end())) if at >= 0]
            if found
            else []
        )
        return (found[-1].end(), min(stops)) if stops else (start, end)
    row = cuda_text.tokens(text, found[-1].end(), start) or []
    closes = cuda_text.closing(row, 0)
    return (row[0].start, row[closes].end) if closes < len(row) else (start, end)


def _rounded_up(text: str) -> str:
    """A quotient that is rounded up in the place of one that is rounded down; empty where there is none."""
    match = re.fullmatch(r"(.+?)\s*(//?)\s*(\w[\w.]*|\([^()]*\))", text)
    if match is None or "+" in match[1] or "-" in match[1] or "cdiv" in text:
        return ""
    whole, sign, share = match.groups()
    return f"({whole} + {share} - 1) {sign} {share}"


def _own(at: int, made: Callable[[Number], Number]) -> Value:
    """What is made of an argument."""
    return lambda row, _: made(row[at])


def _size(key: tuple[int, int], made: Callable[[Number], Number]) -> Value:
    """What is made of a size of an input."""
    return lambda _, sizes: made(sizes[key])


def _scaled(at: int, key: tuple[int, int], made: Callable[[Number, Number], Number]) -> Value:
    """What is made of an argument and of a size."""
    return lambda row, sizes: made(row[at], sizes[key])


def _of_launch(given: messages.Given, place: _Place, sizes: Sizes) -> Iterator[LaunchChange]:
    numbers = read(given)
    types = given.types[: len(place.arguments)]
    whole = [at for at, (kind, _) in enumerate(types) if kind in _INTEGER and abs(numbers[at]) < _POINTER]
    real = [at for at, (kind, _) in enumerate(types) if kind in (".f32", ".f64")]

    def made(at: int, rank: int, told: str, value: Value) -> LaunchChange:
        start, end = place.arguments[at]
        pair = clip(place.part(at)), clip(told)
        change = Change(start, end, told, rank, pair, lambda new, now, _: new)
        return LaunchChange(change, given.entry, {at: value})

    for at in whole:
        part = place.part(at)
        divided = _DIVIDED.fullmatch(part)
        up = f"({divided[1]} + {divided[2]} - 1) / {divided[2]}" if divided else f"{part} + 1"
        yield made(at, -1 if divided else 0, up, _own(at, lambda value: value + 1))
        yield made(at, 0, f"{part} - 1", _own(at, lambda value: value - 1))
        yield made(at, 2, f"{part} * 2", _own(at, lambda value: value * 2))
        yield made(at, 2, f"{part} / 2", _own(at, lambda value: value // 2))
        for other in whole:
            if numbers[other] != numbers[at]:
                yield made(at, 1, place.part(other), _own(other, lambda value: value))
        yield from (made(at, *one) for one in _of_sizes(part, int(numbers[at]), sizes))
    for group in (whole, real, [at for at, (kind, _) in enumerate(types) if kind == ".u64" and at not in whole]):
        for one, two in itertools.combinations(group, 2):
            if two - one <= 3 and numbers[one] != numbers[two]:
                yield _exchanged(given.entry, place, one, two)
    for at in real:
        if _LITERAL.fullmatch(place.part(at)):  # of which the square or the half is seldom meant
            continue
        yield from _scales(numbers, place, at, sizes, made)


def _of_sizes(part: str, value: int, sizes: Sizes) -> Iterator[tuple[int, str, Value]]:
    """Sizes and strides of inputs that an argument may be instead, or the same share of them: the rank, the text,
    and the value."""
    seen = {value}
    own = _SIZE.search(part)
    for share in _SHARES:
        mine = [key for key, size in sizes.items() if value > 0 and size == value * share]
        for key, size in sizes.items():
            if not mine or size % share or size // share in seen:
                continue
            seen.add(size // share)
            same = own is not None and any(one[0] == key[0] and one[1] == int(own[2]) for one in mine)
            at = key[1] % _STRIDE
            if same and own is not None:
                told = part.replace(own[0], f"{own[1]}.{'stride' if key[1] >= _STRIDE else 'size'}({at})")
            else:
                told = f"{named(key)} / {share}" if share > 1 else named(key)
            yield 0 if same else 1, told, _size(key, lambda size, share=share: int(size) // share)  # type: ignore[misc]
    for key, size in sizes.items():
        if size not in seen:
            seen.add(size)
            yield 1, named(key), _size(key, lambda size: size)


def _exchanged(entry: str, place: _Place, one: int, two: int) -> LaunchChange:
    """Two arguments, each in the place of the other."""
    between = range(one, two + 1)
    old = ", ".join(place.part(at) for at in between)
    new = ", ".join(place.part({one: two, two: one}.get(at, at)) for at in between)
    start, end = place.arguments[one][0], place.arguments[two][1]
    change = Change(start, end, new, 0 if two == one + 1 else 1, (clip(old), clip(new)), lambda made, now, _: made)
    return LaunchChange(change, entry, {one: _own(two, lambda value: value), two: _own(one, lambda value: value)})


def _scales(
    numbers: Sequence[Number],
    place: _Place,
    at: int,
    sizes: Sizes,
    made: Callable[[int, int, str, Value], LaunchChange],
) -> Iterator[LaunchChange]:
    """What a scale, a probability or a number of elements may be instead."""
    part = place.part(at)
    yield made(at, 1, f"1 / ({part})", lambda row, _: 1 / row[at])
    yield made(at, 1, f"1 - ({part})", lambda row, _: 1 - row[at])
    yield made(at, 1, f"1 / (1 - ({part}))", lambda row, _: 1 / (1 - row[at]))
    yield made(at, 1, f"-({part})", lambda row, _: -row[at])
    yield made(at, 1, f"sqrt({part})", lambda row, _: math.sqrt(row[at]))
    yield made(at, 1, f"1 / sqrt({part})", lambda row, _: 1 / math.sqrt(row[at]))
    yield made(at, 1, f"({part}) * ({part})", lambda row, _: row[at] * row[at])
    yield made(at, 2, f"2 * ({part})", lambda row, _: 2 * row[at])
    yield made(at, 2, f"({part}) / 2", lambda row, _: row[at] / 2)
    yield made(at, 2, f"({part}) * log2(e)", lambda row, _: row[at] * math.log2(math.e))
    yield made(at, 2, f"({part}) / log2(e)", lambda row, _: row[at] / math.log2(math.e))
    for key in sizes:
        name = named(key)
        yield made(at, 2, f"({part}) / {name}", _scaled(at, key, lambda value, size: value / size))
        yield made(at, 2, f"({part}) * {name}", _scaled(at, key, lambda value, size: value * size))
        yield made(at, 2, f"1 / sqrt({name})", _size(key, lambda size: 1 / math.sqrt(size)))
