"""Other grids, blocks and bytes of shared memory that kernels may be launched with: rounded up, of another size of an
input, with two axes exchanged."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from harness.checking.forms.change import Change, clip, exchanger
from harness.checking.forms.launch_change import Grid, LaunchChange, Place, Sizes, Span, named
from harness.wire import messages

_WORD, _TIMES = 4, (2, 4, 8)  # bytes, and how many an element may have
_WARP, _LARGEST_BLOCK = 32, 1024  # threads


def of_grid(given: messages.Given, place: Place, sizes: Sizes) -> Iterator[LaunchChange]:
    """One CTA more in a dimension of a grid, as where it is rounded down, as many as another size of an input asks for,
    twice as many, and two axes exchanged."""
    start, end = _declared(place.text, *place.grid)
    text = " ".join(place.text[start:end].split())
    what = "the grid" if text.isidentifier() else f"the grid {clip(text, 48)}"
    parts = _parts(place.text, start, end)

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
        if own.isdecimal() and given.grid[at] == int(own):  # a number, whatever the sizes of the inputs are
            for per in dict.fromkeys([*_tiles(place)] or [given.block[at], 1]):
                counts = {-(-size // per): key for key, size in sizes.items()}
                yield from (of_size(at, per, key) for count, key in counts.items() if count > given.grid[at])
    for one, two in itertools.combinations(range(3), 2):
        if given.grid[one] != given.grid[two]:
            order = {one: two, two: one}

            def exchanged(grid: Grid, order: Mapping[int, int] = order) -> Grid:
                x, y, z = (grid[order.get(at, at)] for at in range(3))
                return x, y, z

            texts = [place.text[slice(*part)] for part in parts]
            if two < len(texts) and (named_so := _names_exchanged(texts, one, two)):
                for grid in _of_other_axes(given, one, two, sizes):
                    change = Change(start, end, named_so[1], 0, named_so, lambda new, now, _: new)
                    yield LaunchChange(change, given.entry, {}, grid)
            if two < len(texts):
                turned = [texts[order.get(at, at)] for at in range(len(texts))]
                pair = clip(" ".join(", ".join(texts).split()), 96), clip(" ".join(", ".join(turned).split()), 96)
            else:
                pair = what, f"{'xyz'[one]} and {'xyz'[two]} of the grid exchanged"
            yield made(exchanged, pair, 0)


def _tiles(place: Place) -> Iterator[int]:
    """Whole numbers that a launch of Triton gives by name, such as ``BLOCK=128``: the sizes of tiles."""
    end = place.text.find("\n\n", place.grid[1])
    call = place.text[place.grid[1] : end if end >= 0 else len(place.text)]
    opens = call.find("(")
    inside = call[opens : _closing(call, opens, len(call))] if opens >= 0 else ""
    yield from (int(number) for number in re.findall(r"\b[A-Za-z_]\w*\s*=\s*(\d+)\b", inside) if int(number))


def _names_exchanged(parts: Sequence[str], one: int, two: int) -> tuple[str, str] | None:
    """A grid, and the same with the one name that two of its parts do not share in the other part: ``(h + 15) / 16,
    (w + 7) / 8`` and ``(w + 15) / 16, (h + 7) / 8``."""
    names = [set(re.findall(r"(?<![\w.])[A-Za-z_]\w*", parts[at])) for at in (one, two)]
    only = [names[0] - names[1], names[1] - names[0]]
    if [len(each) for each in only] != [1, 1]:
        return None
    (a,), (b,) = only
    old = " ".join(", ".join(parts).split())
    return clip(old, 96), clip(re.sub(rf"\b(?:{a}|{b})\b", exchanger(a, b), old), 96)


def _of_other_axes(
    given: messages.Given, one: int, two: int, sizes: Sizes
) -> Iterator[Callable[[messages.Given, Sizes], Grid]]:
    """Grids whose two axes have each the CTAs of the size that the other one has now."""
    found = set[tuple[int, int]]()
    for (a, first), (b, second) in itertools.permutations(sizes.items(), 2):
        for per in itertools.product((given.block[one], 1), (given.block[two], 1)):
            now = -(-first // per[0]), -(-second // per[1])
            other = -(-second // per[0]), -(-first // per[1])
            if now == (given.grid[one], given.grid[two]) != other and other not in found:
                found.add(other)

                def grid(
                    launch: messages.Given, of: Sizes, keys: tuple[tuple[int, int], ...] = (a, b),
                    per: tuple[int, ...] = per,
                ) -> Grid:  # fmt: skip
                    made = {one: -(-of[keys[1]] // per[0]), two: -(-of[keys[0]] // per[1])}
                    x, y, z = (made.get(at, count) for at, count in enumerate(launch.grid))
                    return x, y, z

                yield grid


def of_block(given: messages.Given, place: Place) -> Iterator[LaunchChange]:
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


def of_shared(given: messages.Given, place: Place, sizes: Sizes) -> Iterator[LaunchChange]:
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
    begins = text.index("(", found[-1].end())
    closes = _closing(text, begins, start)
    return (begins, closes + 1) if closes < start else (start, end)


def _closing(text: str, begins: int, end: int) -> int:
    """Where the bracket closes that opens at an offset; ``end`` where none does. Of C++ or of Python, where two slashes
    begin no comment."""
    depth = 0
    for at in range(begins, end):
        depth += (text[at] in "([") - (text[at] in ")]")
        if not depth:
            return at
    return end


def _parts(text: str, start: int, end: int) -> list[Span]:
    """The sizes of a grid, which may be in parentheses."""
    while start < end and text[start].isspace():
        start += 1
    if text.startswith("(", start) and not text[_closing(text, start, end) + 1 : end].strip():
        start, end = start + 1, _closing(text, start, end)
    found, at, first = list[Span](), start, start
    while at < end:
        if text[at] == ",":
            found.append((first, at))
            first = at + 1
        at = _closing(text, at, end) + 1 if text[at] in "([" else at + 1
    found.append((first, end))
    return [
        (a + len(text[a:b]) - len(text[a:b].lstrip()), a + len(text[a:b].rstrip()))
        for a, b in found
        if text[a:b].strip()
    ]


def _rounded_up(text: str) -> str:
    """A quotient that is rounded up in the place of one that is rounded down; empty where there is none."""
    match = re.fullmatch(r"(.+?)\s*(//?)\s*(\w[\w.]*|\([^()]*\))", text)
    if match is None or "+" in match[1] or "-" in match[1] or "cdiv" in text:
        return ""
    whole, sign, share = match.groups()
    return f"({whole} + {share} - 1) {sign} {share}"
