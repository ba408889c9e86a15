"""What wrote the first wrong element of an output, and what all wrong elements have in common that no right one has.

The call is run once more for that, and the emulator then keeps who writes each byte: `write_history` of its machine.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch

from harness.checking.verdict import ALIKE, OVERWRITTEN, PLAIN, SHARED, UNWRITTEN
from harness.wire import transfer
from harness.wire.messages import Wrote
from harness.wire.requests import Store
from jit.base import mangled

LONGEST = 2.0  # seconds of processor time that a call took which is run once more
TOGETHER = 6.0  # of all such calls of a run
_SAMPLED = 192  # wrong elements, and right ones, that are traced
_LEAST = 8  # right elements of which something is said
_MOST_OF = 0.9  # of the wrong elements, for which what is said of them holds
_SOME = 1  # CTAs of which forms of a kernel are tried first
_COPIES = re.compile(r"cp\.(?:reduce\.)?async")
_ATOMIC = re.compile(r"(?:@\S+ )?(?:atom|red)\b")
_ADDING = re.compile(r"\.(?:add|min|max|and|or|xor|inc|dec|cas)\b|cp\.reduce")  # to what is there
_PLACE = re.compile(r"[\w./+-]+:\d{1,7}")  # in a folder
_WARP = 32  # threads
_LONGEST_NAME = 40  # of a kernel


Stores = dict[tuple[int, int, int], list[Store]]


class Wrong(NamedTuple):
    """A tensor of an output that is wrong.

    Attributes:
        path: of the tensor, ``"output[1]"``.
        number: among the tensors of the output, in their order.
        got, want: of one shape and on one device.
        bad: which elements are wrong.
        close: whether values are right: (value, what is expected), of one shape, to bool.
    """

    path: str
    number: int
    got: torch.Tensor
    want: torch.Tensor
    bad: torch.Tensor
    close: Callable[[torch.Tensor, torch.Tensor], torch.Tensor]


@dataclass(frozen=True)
class Trace:
    """What is known of elements of an output, the first wrong one first.

    Attributes:
        elements: their numbers in the order of the shape.
        writes: of each, what the submission's process says of them.
        stores: of kernels' writes, see `launched`, the last stores.
        folder: with the submission's files: places that its process says are lines of these, or none.
    """

    elements: list[int]
    writes: list[list[Wrote]]
    stores: Stores
    folder: str = "/"


@dataclass(frozen=True)
class Step:
    """One write of an element.

    Attributes:
        who: in words: ``"thread (3, 0, 0) of CTA (1, 0, 0)"``, ``"torch's zeros"``.
        location: ``file:line``.
        store: of a kernel.
        value: the element's bytes then; None where they are not known.
        copied: through which copy it came to the output; empty where it was written there.
    """

    who: str
    location: str
    store: Store | None
    value: bytes | None
    copied: str = ""


_Traced = tuple[int, list[Step]]  # the number of an element, and its writes, the last one first


def chosen(wrong: Wrong) -> list[int]:
    """The elements that are traced, by their numbers: the first wrong one first, then others of both kinds."""
    flat = wrong.bad.reshape(-1)
    return [*_spread(flat.nonzero().flatten()), *_spread((~flat).nonzero().flatten())]


def _spread(numbers: torch.Tensor) -> list[int]:
    step = max(1, -(-numbers.numel() // _SAMPLED))
    return [int(number) for number in numbers[::step]]


def launched(writes: Sequence[Sequence[Wrote]]) -> list[tuple[int, int, int]]:
    """The writes that kernels made: the number of the launch, the address and the bytes of each."""
    return list(dict.fromkeys((w.number, w.address, w.size) for row in writes for w in row if w.number >= 0))


def places(trace: Trace) -> tuple[list[int], str, list[tuple[int, int, int]]] | None:
    """The CTAs that wrote the first wrong element, and a few others, with what of the elements these wrote alone, and
    the kernel's PTX name; None where several stores have written them, or none."""
    last: dict[int, Store] = {}
    for element, row in zip(trace.elements, trace.writes, strict=False):
        found = trace.stores.get((row[0].number, row[0].address, row[0].size), []) if row else []
        if found and not _ADDING.search(found[0].instruction) and len({one.cta for one in found}) == 1:
            last[element] = found[0]
    if trace.elements[0] not in last:
        return None
    kernel = last[trace.elements[0]].kernel
    ctas = list(dict.fromkeys(store.cta for store in last.values() if store.kernel == kernel))
    some = ctas[:_SOME]
    return [one for one, store in last.items() if store.kernel == kernel and store.cta in some], kernel, some


def stored(trace: Trace) -> str:
    """Where the first wrong element was stored last by a kernel; empty where none did."""
    row = trace.writes[0] if trace.writes else []
    found = trace.stores.get((row[0].number, row[0].address, row[0].size), []) if row else []
    return found[0].location if found else ""


def described(wrong: Wrong, trace: Trace) -> dict[str, str]:
    """What is known of the elements' origins: ``text``, a sentence; ``kind`` of what it says, ``location`` of the
    store. Empty where nothing is known.
    """
    elements, stores = trace.elements, trace.stores
    octets = transfer.raw_bytes(wrong.got.contiguous()).cpu().view(wrong.got.numel(), -1)
    bad = wrong.bad.reshape(-1)
    ours: list[_Traced] = []
    others: list[_Traced] = []
    for number, row in zip(elements, trace.writes, strict=False):
        value = octets[number].numpy().tobytes()
        if row and (row[0].copies or row[0].value in (None, value)):  # else something wrote it that was not recorded
            (ours if bad[number] else others).append((number, list(_steps(row, stores, trace.folder))))
    if not ours or ours[0][0] != elements[0] or not ours[0][1]:
        return {}
    kind, text = _sentence(wrong, ours, others)
    at = ours if kind != UNWRITTEN else [one for one in others if one[1][0].store]  # the store that should have
    return {"kind": kind, "text": text, "location": at[-1 if kind == UNWRITTEN else 0][1][0].location}


def _sentence(wrong: Wrong, ours: Sequence[_Traced], others: Sequence[_Traced]) -> tuple[str, str]:
    number, steps = ours[0]
    where = wrong.path + "".join(f"[{part}]" for part in _index(number, wrong.got.shape))
    got, want = (_number(tensor.reshape(-1)[number]) for tensor in (wrong.got, wrong.want))
    differs, last = f"{where} = {got}, expected {want}", steps[0]
    if pair := _overwritten(wrong, ours):
        later, earlier = pair
        return OVERWRITTEN, (
            f"right values are written over{_at(later.location)}: {where} was {want}, by {earlier.who}"
            f"{_at(earlier.location)}, until {later.who} made it {got}"
        )
    if _unwritten(ours, others):
        left = f"it is what {last.who}{_at(last.location)} left"
        return UNWRITTEN, f"no kernel writes the wrong elements, such as {where}: {left}"
    if pair := _shared(ours, others):
        later, earlier = pair
        return SHARED, f"CTAs write over each other: {differs}, by {later.who}, after {earlier.who}"
    if alike := _alike(ours, others):
        return ALIKE, f"{alike}: {differs}, by {_history(steps)}"
    return PLAIN, f"{differs}: written by {_history(steps)}"


def _index(number: int, shape: Sequence[int]) -> list[int]:
    found = []
    for extent in reversed(shape):
        number, at = divmod(number, extent)
        found.append(at)
    return found[::-1]


def _number(value: torch.Tensor) -> str:
    one = value.item()
    return f"{one:.6g}" if isinstance(one, float) else str(one)


def _steps(row: Sequence[Wrote], stores: Stores, folder: str) -> Iterable[Step]:
    """The writes of an element, the last one first."""
    for wrote in row:
        copied = ""
        if wrote.copies:
            first = wrote.copies[0]
            copied = first.what + _at(_in(folder, first.place))
        if wrote.number < 0:
            yield Step(wrote.what, _in(folder, wrote.place), None, wrote.value, copied)
            continue
        value = wrote.value
        for store in stores.get((wrote.number, wrote.address, wrote.size), []):
            yield Step(_who(store), store.location, store, value, copied)
            value = store.before


def _in(folder: str, place: str) -> str:
    """A place of a file in a folder; empty for any other."""
    inner = place.removeprefix(folder)
    return place if inner != place and _PLACE.fullmatch(inner) and ".." not in inner else ""


def _at(place: str) -> str:
    return f" at {_short(place)}" if place else ""


def _who(store: Store) -> str:
    how = ""
    if _COPIES.match(store.instruction):
        how = f"{store.instruction.split()[0].partition('.shared')[0]} of "
    elif _ATOMIC.match(store.instruction):
        how = "an atomic of "
    one = f"thread {store.thread}" if store.thread else "a thread"
    return f"{how}{one} of CTA {store.cta}"


def _short(location: str) -> str:
    """``rows.cu:31`` of a place with its folder."""
    return location.partition(" (")[0].rpartition("/")[2]


def _history(steps: Sequence[Step]) -> str:
    """Who wrote an element."""
    last = steps[0]
    text = last.who + (f" of {_kernel(last.store)}" if last.store else "")
    if last.copied:
        text += f", through {last.copied}"
    if len(steps) > 1 and (steps[1].store or not last.store):
        text += f", after {steps[1].who}{_at(steps[1].location)}"
    return text


def _kernel(store: Store) -> str:
    name = mangled.plain(store.kernel)
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


def _overwritten(wrong: Wrong, ours: Sequence[_Traced]) -> tuple[Step, Step] | None:
    """Who wrote over a right value, and who had written that: where wrong elements were right before."""
    found = []
    for number, steps in ours:
        for later, earlier in itertools.pairwise(steps):
            if _is_right(wrong, number, earlier.value):
                found.append((number, later, earlier))
                break
    if len(found) < _MOST_OF * len(ours) or found[0][0] != ours[0][0]:
        return None
    return found[0][1:]


def _is_right(wrong: Wrong, number: int, value: bytes | None) -> bool:
    if value is None or len(value) != wrong.got.element_size() or not any(value):  # zeros are what memory begins with
        return False
    one = torch.frombuffer(bytearray(value), dtype=wrong.got.dtype).to(wrong.want.device)
    return bool(wrong.close(one, wrong.want.reshape(-1)[number : number + 1])[0])


def _unwritten(ours: Sequence[_Traced], others: Sequence[_Traced]) -> bool:
    """Whether no kernel has written the wrong elements, and kernels wrote right ones."""
    if any(step.store or step.copied for _, steps in ours for step in steps):
        return False
    return any(steps[0].store for _, steps in others)


def _shared(ours: Sequence[_Traced], others: Sequence[_Traced]) -> tuple[Step, Step] | None:
    """The last two writes of a wrong element, where all wrong elements, and no right one, are written by several CTAs
    of one kernel whose stores add nothing up."""

    def over(steps: Sequence[Step]) -> bool:
        if len(steps) < 2 or (later := steps[0].store) is None or (earlier := steps[1].store) is None:
            return False
        adds = any(_ADDING.search(one.instruction) for one in (later, earlier))
        return not adds and later.kernel == earlier.kernel and later.cta != earlier.cta

    if not all(over(steps) for _, steps in ours) or any(over(steps) for _, steps in others):
        return None
    return ours[0][1][0], ours[0][1][1]


def _alike(ours: Sequence[_Traced], others: Sequence[_Traced]) -> str:
    """What the stores of all wrong elements have in common, and no store of a right one has."""
    mine = [steps[0].store for _, steps in ours]
    theirs = [steps[0].store for _, steps in others]
    if len(theirs) < _LEAST or any(store is None for store in (*mine, *theirs)):
        return ""
    lines, elsewhere = ({_short(store.location) for store in stores if store} for stores in (mine, theirs))
    if not lines & elsewhere:
        return f"only the store at {_listed(lines)} gives wrong elements, that at {_listed(elsewhere)} right ones"
    for name, of in _FEATURES:
        left, right = ({of(store) for store in stores if store} for stores in (mine, theirs))
        if None in left or None in right or left & right:
            continue
        if values := _values(left, right):
            return f"only threads with {name} {values} store wrong elements, and no right ones"
    return ""


def _listed(lines: Iterable[str]) -> str:
    return " and ".join(sorted(lines))


def _thread(dim: int) -> Callable[[Store], int | None]:
    return lambda store: store.thread[dim] if store.thread else None


def _cta(dim: int) -> Callable[[Store], int | None]:
    return lambda store: store.cta[dim]


def _flat(divide: Callable[[int], int]) -> Callable[[Store], int | None]:
    """Of a thread in a CTA of one dimension."""
    return lambda store: divide(store.thread[0]) if store.thread and not any(store.thread[1:]) else None


_FEATURES: list[tuple[str, Callable[[Store], int | None]]] = [
    ("blockIdx.x", _cta(0)),
    ("blockIdx.y", _cta(1)),
    ("blockIdx.z", _cta(2)),
    ("warp", _flat(lambda x: x // _WARP)),
    ("lane", _flat(lambda x: x % _WARP)),
    ("threadIdx.x", _thread(0)),
    ("threadIdx.y", _thread(1)),
    ("threadIdx.z", _thread(2)),
]


def _values(left: set[int | None], right: set[int | None]) -> str:
    """``"3"``, ``"16 to 31"``, ``"4 on"``; empty where the values are no run."""
    mine = sorted(value for value in left if value is not None)
    theirs = [value for value in right if value is not None]
    low, high = mine[0], mine[-1]
    if any(low < value < high for value in theirs):
        return ""
    if low == high:
        return f"= {low}"
    if all(value < low for value in theirs):
        return f">= {low}"
    return f"<= {high}" if all(value > high for value in theirs) else f"from {low} to {high}"
