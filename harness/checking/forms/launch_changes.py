"""Other values for what kernels are launched with: numbers that the host gives wrongly, in whatever language.

A value needs no text of its own: the emulator's process gets it in the place of the host's. It is reported at the
launch's argument: rounded up, by one more or less, another size of an input, another argument, a scale turned over.
"""

from __future__ import annotations

import ast
import itertools
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from harness.checking.forms import cuda_text
from harness.checking.forms.change import Change, Lines, clip
from harness.checking.forms.launch_change import (
    INTEGER,
    STRIDE,
    LaunchChange,
    Number,
    Place,
    Sizes,
    Span,
    Value,
    named,
    read,
)  # fmt: skip
from harness.checking.forms.launch_shapes import of_block, of_grid, of_shared
from harness.wire import messages
from jit.base import mangled

_MOST = 160  # values that are tried
_MOST_LAUNCHES = 16
_LAUNCH = re.compile(r"\b(\w+)\s*(?:<[^<>;(){}]*>)?\s*<<<")
_SIZE = re.compile(r"([\w.]+)\.size\((\d)\)")
_DIVIDED = re.compile(r"([\w.()]+(?:\(\))?)\s*/\s*([\w.]+)")
_LITERAL = re.compile(r"[-+]?[\d.]+(?:e[-+]?\d+)?f?")
_SHARES = (1, 2, 4, 8, 16, 32)  # of a size that kernels take, as they count vectors or words
_SCRATCH = 2  # parameters that Triton adds
_POINTER = 1 << 32  # numbers from here on are addresses


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
                for one in (*of_grid(first, place, sizes), *of_block(first, place), *of_shared(first, place, sizes))
            ]
            more = first.types[len(place.arguments) :]  # Triton's own memory, which it adds
            if place.arguments and len(more) <= _SCRATCH and all(kind == ".u64" for kind, _ in more):
                found += [(place.file, one) for one in _of_launch(first, place, sizes)]
    return sorted(found, key=lambda one: one[1].change.rank)[:_MOST]


def _launched(texts: Mapping[str, str], kernel: str) -> list[Place]:
    """The launch of a kernel in all texts, where it is the only one."""
    found = [Place(file, text, *row) for file, text in texts.items() for row in _calls(text, kernel)]
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
        launched = kernel in text and ("grid" in text or f"{kernel}[" in text)
        tree = ast.parse(text) if launched else ast.Module([], [])
    except (SyntaxError, ValueError, RecursionError):
        return
    lines = Lines(text)

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
            passed = [] if starred or inner is not whole else [lines.span(each) for each in one.args]
            threads = lines.span(whole.elts[1]) if isinstance(whole, ast.Tuple) and len(whole.elts) == 2 else (0, 0)
            yield passed, lines.span(inner if isinstance(inner, (ast.Name, ast.Tuple)) else whole), threads, (0, 0)
        given = [word.value for word in one.keywords if word.arg == "grid"] if isinstance(one, ast.Call) else []
        if isinstance(one, ast.Call) and given:
            named_so = isinstance(one.func, ast.Name) and one.func.id in named
            starred = any(isinstance(each, ast.Starred) for each in one.args)
            if named_so or _names(one.func, kernel):
                threads = next((lines.span(word.value) for word in one.keywords if word.arg == "block"), (0, 0))
                shared = next((lines.span(word.value) for word in one.keywords if word.arg == "smem"), (0, 0))
                yield (
                    ([] if starred else [lines.span(each) for each in one.args]),
                    lines.span(given[0]),
                    threads,
                    shared,
                )


def _names(node: ast.expr, kernel: str) -> bool:
    """Whether an expression is a subscript by a kernel's name."""
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == kernel


def _own(at: int, made: Callable[[Number], Number]) -> Value:
    """What is made of an argument."""
    return lambda row, _: made(row[at])


def _size(key: tuple[int, int], made: Callable[[Number], Number]) -> Value:
    """What is made of a size of an input."""
    return lambda _, sizes: made(sizes[key])


def _scaled(at: int, key: tuple[int, int], made: Callable[[Number, Number], Number]) -> Value:
    """What is made of an argument and of a size."""
    return lambda row, sizes: made(row[at], sizes[key])


def _of_launch(given: messages.Given, place: Place, sizes: Sizes) -> Iterator[LaunchChange]:
    numbers = read(given)
    types = given.types[: len(place.arguments)]
    whole = [at for at, (kind, _) in enumerate(types) if kind in INTEGER and abs(numbers[at]) < _POINTER]
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
            at = key[1] % STRIDE
            if same and own is not None:
                told = part.replace(own[0], f"{own[1]}.{'stride' if key[1] >= STRIDE else 'size'}({at})")
            else:
                told = f"{named(key)} / {share}" if share > 1 else named(key)
            yield 0 if same else 1, told, _size(key, lambda size, share=share: int(size) // share)  # type: ignore[misc]
    for key, size in sizes.items():
        if size not in seen:
            seen.add(size)
            yield 1, named(key), _size(key, lambda size: size)


def _exchanged(entry: str, place: Place, one: int, two: int) -> LaunchChange:
    """Two arguments, each in the place of the other."""
    between = range(one, two + 1)
    old = ", ".join(place.part(at) for at in between)
    new = ", ".join(place.part({one: two, two: one}.get(at, at)) for at in between)
    start, end = place.arguments[one][0], place.arguments[two][1]
    change = Change(start, end, new, 0 if two == one + 1 else 1, (clip(old), clip(new)), lambda made, now, _: made)
    return LaunchChange(change, entry, {one: _own(two, lambda value: value), two: _own(one, lambda value: value)})


def _scales(
    numbers: Sequence[Number],
    place: Place,
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
