"""Tries small changes of a submission's text, and says which one gives the right output.

Many changes stand in one text at once, and a number that the emulator gives says which one a launch runs
(`jit.base.variants`): so they are compiled together, and each costs a run of the kernel.
"""

from __future__ import annotations

import contextlib
import itertools
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import torch

from harness.checking.forms import cuda_changes, python_changes
from harness.checking.forms.change import Change, Lines, spread, together
from harness.checking.origins import Wrong
from harness.process.session import Inputs, Session
from harness.wire import messages, transfer

BUDGET = 5.0  # seconds of processor time that all trials of a run may take
_LONGEST = 0.15  # seconds of a call that is made again in other forms
_SAMPLED = 2000  # elements that are compared
_AT_ONCE = 160  # changes in one text
_COMPILED = 0.004  # seconds of processor time that compilers take for a form
_SLOW_TEXT = 1.3  # seconds of processor time that such a text may take to compile
_SLOWLY = 56  # of kernels that Triton or numba compile
_FEWEST = 24  # turns in which what does not compile is taken out
_FEW, _FEW_ALONE = 48, 4  # such changes
_WALL = 2  # seconds that a second of processor time takes
_AGAIN = 0.3  # seconds in which what fitted in another case is tried, however much was spent
_BESIDES = 1.5  # seconds of processor time for what else may give the right output, once one has been found
_GO = 80  # forms that one request tries
_STRINGS = re.compile(r'(?:"""|\'\'\')')
_DEVICE = re.compile(r"__(?:global|device)__")
_ERROR = re.compile(r"([^\s:]+):(\d+):(\d+): error")
_NUMBER = re.compile(r"warpyard_(?:form\(\)|variants\.chosen)==(\d+)\b")
_TRITON_PLACE = re.compile(r"^(?:.*CompilationError: )?at (\d+):(\d+):$", re.MULTILINE)
_PYTHON_PLACE = re.compile(r'File "[^"]*submission_form\d+\.py", line (\d+)')
_UNROLLED = re.compile(r"#pragma unroll\b")  # which makes many forms of each form
_DIVIDED = re.compile(r".*(?<!/)/\s*[\w.]+")  # a tail, which a bound that is larger than needed has too
_IMPORT = re.compile(r"^(?:import|from (?!__future__))", re.MULTILINE)
# Ranks, and whether they are of the host: in the order in which they are tried.
_TURNS = (((-1, 0, 1), False), ((-1, 0), True), ((2,), False), ((1,), True), ((3,), False), ((2, 3), True))


@dataclass(frozen=True)
class Repair:
    """A change with which the output is right.

    Attributes:
        line: of the submission, where the change is.
        shown: what stands there, and what gives the right output.
        plain: it is of a kind that alone is seldom mistaken for another cause: a bound, an exchange.
        other_line, other: another such change, where there is one as plain at another line; else None.
    """

    line: int
    shown: tuple[str, str]
    plain: bool
    other_line: int | None = None
    other: tuple[str, str] = ("", "")

    @property
    def text(self) -> str:
        """What is told of it, as a sentence."""
        other = f", and {_mended(*self.other)} at line {self.other_line}" if self.other_line else ""
        return f"the output is right {_mended(*self.shown)}{other}"


def _mended(old: str, new: str) -> str:
    return f"with `{new}` for `{old}`" if new else f"without `{old}`"


@dataclass(frozen=True)
class _Kind:
    """Changes of one language.

    Attributes:
        asks: the text that gives the number of the form.
        begins: what stands in front of places of the file, so that it can be asked: offset and text.
        changes: of that language.
        host: they are of what runs on the host.
        at_once: how many go into one text.
    """

    asks: str
    begins: list[tuple[int, str]]
    changes: list[Change]
    host: bool = False
    at_once: int = _AT_ONCE


@dataclass(frozen=True)
class Stored:
    """Elements of outputs that some CTAs of a kernel alone have written.

    Attributes:
        elements: each by the number of its tensor, and its own in the order of the shape.
        kernel: its PTX name.
        only: the CTAs.
    """

    elements: list[tuple[int, int]]
    kernel: str
    only: list[tuple[int, int, int]]


@dataclass(frozen=True)
class _Look:
    """What is compared, and which CTAs run for it; all where ``only`` is empty."""

    elements: list[tuple[int, int]]
    kernel: str = ""
    only: Sequence[tuple[int, int, int]] = ()


class Trials:
    """Tries changes until a run's time for that is spent.

    Args:
        session: of the submission.
        text: the submission's.
    """

    def __init__(self, session: Session, text: str) -> None:
        self._session, self._text = session, text
        self.left = BUDGET
        self._serial = 0
        self._fitted: list[tuple[int, int, str]] = []  # what gave right outputs before, in other cases

    def repair(
        self, packed: transfer.Packed, wrong: Sequence[Wrong], again: Callable[[], tuple[transfer.Packed, list[Wrong]]],
        timeout: float, stored: Stored | None = None,
    ) -> Repair | None:  # fmt: skip
        """The first change that gives the right output, on these inputs and on others; None where none does.

        Args:
            packed: the inputs of the call.
            wrong: the wrong tensors of its output.
            again: other inputs, with what is right for them at the wrong tensors.
            timeout: seconds for each request.
            stored: which CTAs wrote elements, where that is known: others do not run at first.
        """
        if self.left <= 0 and not self._fitted:
            return None
        found = self._tried(packed, wrong, again, timeout, stored)
        self._session.load_submission(timeout)
        return found

    def _tried(
        self, packed: transfer.Packed, wrong: Sequence[Wrong], again: Callable[[], tuple[transfer.Packed, list[Wrong]]],
        timeout: float, stored: Stored | None,
    ) -> Repair | None:  # fmt: skip
        kinds = _kinds(self._text)
        lines = Lines(self._text)
        inputs = self._session.slots.fill(packed)
        look = _Look(_chosen(wrong)) if stored is None else _Look(stored.elements, stored.kernel, stored.only)
        fits: list[Change] = []

        def holding(kind: _Kind, some: Sequence[Change]) -> Iterator[Change]:
            """Those of some changes with which the output is right, of these inputs and of others."""
            for number, change in self._batch(kind, list(enumerate(some, 1)), inputs, wrong, look, timeout):
                if self._holds(packed, wrong, number, timeout) and self._holds(*again(), number, timeout):
                    yield change
                self._session.slots.fill(packed)

        for kind, some in self._turns(kinds):
            for change in holding(kind, some):
                fits.append(change)
                if _key(change) in self._fitted:
                    break
                self.left = min(self.left, _BESIDES)  # for what else may give it
            if fits or self.left <= 0:
                break
        if not fits:
            return None
        if not any(_key(one) in self._fitted for one in fits):
            fits += self._besides(kinds, kind, fits[0], {id(one) for one in some}, holding)
        best = min(fits, key=_plain)
        self._fitted.append(_key(best))
        apart = (one for one in fits if lines.of(one.start) != lines.of(best.start))
        other = next((one for one in apart if one.rank <= max(1, best.rank)), None)
        return Repair(
            lines.of(best.start),
            best.shown,
            best.rank <= 0,
            lines.of(other.start) if other else None,
            other.shown if other else ("", ""),
        )

    def _besides(
        self, kinds: Sequence[_Kind], kind: _Kind, first: Change, tried: set[int],
        holding: Callable[[_Kind, Sequence[Change]], Iterator[Change]],
    ) -> list[Change]:  # fmt: skip
        """What else gives the right output: other changes of that line, as plain ones are told, and of the host, which
        may have given wrongly what the kernel takes."""
        lines, found = Lines(self._text), list[Change]()
        beside = [one for one in kind.changes if lines.of(one.start) == lines.of(first.start)]
        rest = [one for one in spread(beside) if id(one) not in tried and one.rank <= first.rank + 1]
        constants = [one for one in kind.changes if one.alone and id(one) not in tried]
        for one in constants[:_FEW_ALONE]:
            found += holding(kind, [one])
        turns = [(kind, rest)]
        if first.rank > 1:  # of unlikely ones another may be likelier
            at = {id(one) for one in beside}
            others = [one for one in kind.changes if one.rank <= first.rank and id(one) not in tried | at]
            for few in itertools.islice(_batches(spread(others)[-_AT_ONCE:]), 1):
                found += holding(kind, few)
        if not kind.host:
            turns += [(one, [each for each in spread(one.changes) if each.rank <= 1]) for one in kinds if one.host]
        for each, some in turns:
            for few in itertools.islice(_batches(some, _FEW), 1):
                found += holding(each, few)
        return found

    def _turns(self, kinds: Sequence[_Kind]) -> Iterator[tuple[_Kind, Sequence[Change]]]:
        """What is tried at once: what fitted before, likely changes of kernels, those of the host, and the others."""
        for kind in kinds:
            if known := [one for one in kind.changes if _key(one) in self._fitted]:
                self.left = max(self.left, _AGAIN)
                yield kind, known
        if self._fitted and self.left <= _AGAIN:
            return
        for ranks, host in _TURNS:
            for kind in kinds:
                if kind.host == host:
                    some = [one for one in kind.changes if one.rank in ranks and _key(one) not in self._fitted]
                    yield from ((kind, few) for few in _batches(spread(some), kind.at_once))

    def _batch(
        self, kind: _Kind, numbered: list[tuple[int, Change]], inputs: Inputs, wrong: Sequence[Wrong],
        look: _Look, timeout: float,
    ) -> Iterator[tuple[int, Change]]:  # fmt: skip
        """The changes of one text that give the right output, with their numbers."""
        if kind.at_once == _SLOWLY and self.left < _SLOW_TEXT:
            return
        for _ in range(_FEWEST):
            text = _all_forms(self._text, kind, numbered)
            tried = self._ask(text, inputs, [0], look, timeout)
            if tried is None or not tried.error:
                break
            bad = _not_compiled(tried.error, text, kind.asks)
            if self.left <= 0 or len(numbered) <= 1:
                return
            if bad:
                numbered = [one for one in numbered if one[0] not in bad]
            else:  # an error with no place
                numbered = numbered[: len(numbered) // 2]
        else:
            return
        if tried is not None and tried.processor > _LONGEST:  # the first call may have compiled the kernel
            tried = self._ask("", inputs, [0], look, timeout)
        if tried is None or not tried.values or not tried.values[0] or tried.processor > _LONGEST:
            return
        waiting = [number for number, _ in numbered]
        changes = dict(numbered)
        while waiting and self.left > 0:
            now, waiting = waiting[:_GO], waiting[_GO:]
            tried = self._ask("", inputs, now, look, timeout, kind.host)
            if tried is None or not tried.values:
                return
            waiting = now[len(tried.values) :] + waiting  # for which the time was not enough
            for number, values in zip(now, tried.values, strict=False):
                if values and _right(values, wrong, look.elements):
                    yield number, changes[number]

    def _ask(
        self, text: str, inputs: Inputs, variants: list[int], look: _Look, timeout: float,
        host: bool = False,
    ) -> messages.Tried | None:  # fmt: skip
        """What forms give; of another text first, if there is one."""
        began = time.process_time()
        try:
            if text:
                self._serial += 1
                loaded = self._session.load_form(f"submission_form{self._serial}", text, timeout)
                if not isinstance(loaded, messages.Done):
                    return messages.Tried([b""], getattr(loaded, "message", ""))
            tried, processor = self._session.try_forms(
                inputs, variants, look.elements, max(_WALL * self.left, 1.0), timeout, look.kernel, look.only, host
            )
            self.left -= processor + (tried.processor if tried else 0)
            if text and tried and not tried.error:
                self.left -= _COMPILED * len(_NUMBER.findall(text))  # in processes whose time nobody asks for
            return tried
        finally:
            self.left -= time.process_time() - began

    def _holds(self, packed: transfer.Packed, wrong: Sequence[Wrong], number: int, timeout: float) -> bool:
        """Whether a change gives the right output of some inputs, in all CTAs."""
        look = _Look(_chosen(wrong))
        tried = self._ask("", self._session.slots.fill(packed), [0, number], look, timeout)
        return tried is not None and len(tried.values) == 2 and _right(tried.values[1], wrong, look.elements)


def _plain(change: Change) -> tuple[int, int, int]:
    """Of several changes that give the right output, the plainest is told: one that takes something away first."""
    longer = len(change.new) - (change.end - change.start)
    gone = change.shown[0].replace(change.new, "", 1)
    within = change.new in change.shown[0] and longer < 0 and not _DIVIDED.fullmatch(gone.strip())
    return 0 if within else 1 + change.rank, longer > 0, abs(longer)


def _batches(changes: Sequence[Change], most: int = _AT_ONCE) -> Iterator[Sequence[Change]]:
    """Changes that go into one text, in order: their pieces lie within each other or apart. One that needs a text of
    its own is alone."""
    left = list(changes)
    while left:
        some: list[Change] = []
        alone: list[Change] = []
        later: list[Change] = []
        for at, change in enumerate(left):
            if len(some) == most:
                later += left[at:]
                break
            if change.alone:
                alone.append(change)
            else:
                (later if any(change.crosses(one) for one in some) else some).append(change)
        if some:
            yield some
        yield from ([one] for one in alone)
        left = later


def _key(change: Change) -> tuple[int, int, str]:
    return change.start, change.end, change.new


def _kinds(text: str) -> list[_Kind]:
    """The changes of a submission, of its strings of device code and of its Python."""
    found: list[_Kind] = []
    cuda: list[Change] = []
    begins: list[tuple[int, str]] = []
    quotes = list(_STRINGS.finditer(text))
    for opens, closes in zip(quotes[::2], quotes[1::2], strict=False):
        if opens[0] == closes[0] and _DEVICE.search(text, opens.end(), closes.start()):
            first, some = cuda_changes.changes(text, opens.end(), closes.start())
            if some:
                begins.append((first, cuda_changes.PROLOGUE))
                cuda += some
    if cuda and "load_inline" not in text:  # an extension takes too long to build for that
        found.append(_Kind(cuda_changes.ASKS, begins, cuda))
    first_import = _IMPORT.search(text)
    with contextlib.suppress(SyntaxError, ValueError, RecursionError):
        for language, some in python_changes.changes(text).items():
            if some and first_import:
                begins = [(first_import.start(), f"{python_changes.PROLOGUES[language]}; ")]
                host = language == python_changes.HOST
                found.append(_Kind(python_changes.ASKS[language], begins, some, host, _AT_ONCE if host else _SLOWLY))
    return found


def _all_forms(text: str, kind: _Kind, numbered: Sequence[tuple[int, Change]]) -> str:
    """The text with all changes in it."""
    if '"n"' not in text:  # for which loops have to be unrolled
        text = _UNROLLED.sub(lambda match: " " * len(match[0]), text)
    begins = [Change(at, at, new, 0, ("", ""), lambda new, now, _: new + now) for at, new in kind.begins]
    return together(text, [*((0, one) for one in begins), *numbered], lambda number: f"{kind.asks}=={number}")


def _not_compiled(error: str, text: str, asks: str) -> set[int]:
    """The numbers of the changes that a compiler's errors are about."""
    lines = text.split("\n")
    places = [(0, int(match[1]), 1 << 20) for match in _PYTHON_PLACE.finditer(error)][-1:]
    for match in _TRITON_PLACE.finditer(error):
        defs = [number for number, line in enumerate(lines) if line.startswith("def ")]
        places += [(first, int(match[1]), int(match[2]) + 1) for first in defs]
    starts = _string_lines(text)
    for match in _ERROR.finditer(error):
        for first in [0] if match[1].endswith(".py") else starts:
            places.append((first, int(match[2]), int(match[3])))
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


def _string_lines(text: str) -> list[int]:
    """The numbers, from 0 on, of the lines in which strings of device code begin."""
    return [text.count("\n", 0, match.end()) for match in _STRINGS.finditer(text)]


def _chosen(wrong: Sequence[Wrong]) -> list[tuple[int, int]]:
    """The elements that are compared, by the number of their tensor: wrong ones and right ones."""
    found: list[tuple[int, int]] = []
    for one in wrong:
        flat = one.bad.reshape(-1)
        for numbers in (flat.nonzero().flatten(), (~flat).nonzero().flatten()):
            most = _SAMPLED // (2 * len(wrong))
            step = max(1, -(-numbers.numel() // most))
            found += [(one.number, int(number)) for number in numbers[::step]]
    return found


def _right(values: bytes, wrong: Sequence[Wrong], elements: Sequence[tuple[int, int]]) -> bool:
    """Whether the bytes of the elements are those of a right output."""
    at = 0
    for one in sorted(wrong, key=lambda each: each.number):
        mine = [number for which, number in elements if which == one.number]
        size = len(mine) * one.got.element_size()
        octets = values[at : at + size]
        at += size
        if len(octets) != size:
            return False
        if not mine:
            continue
        got = torch.frombuffer(bytearray(octets), dtype=one.got.dtype).to(one.want.device)
        want = one.want.reshape(-1)[torch.tensor(mine, device=one.want.device)]
        with contextlib.suppress(Exception):
            if bool(one.close(got, want).all()):
                continue
        return False
    return 0 < at == len(values)
