"""Tries small changes of a submission's text, and says which one gives the right output.

Many changes stand in one text at once, and a number that the emulator gives says which one a launch runs
(`jit.base.variants`): so they are compiled together, and each costs a run of the kernel.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from harness.checking.forms import launch_change, launch_changes, repairs, shifted, texts, turns
from harness.checking.forms.change import Change, Lines, spread
from harness.checking.forms.compared import Look, chosen, left_out, right
from harness.checking.forms.places import Near, Stored
from harness.checking.forms.repairs import Held, Repair, Right, Sized, possible
from harness.checking.forms.texts import Kind
from harness.checking.origins import Wrong
from harness.checking.untouched import untouched
from harness.errors import WorkerDied
from harness.machine import load
from harness.process.session import Session
from harness.wire import asking, messages, transfer
from jit.base import environment

LIMIT = 8.0  # seconds of `load.Spent` that all trials of a run may take, where nobody says more
_SLOWEST = 8.0  # times as long as on a machine with nothing else to do, by the clock
_GRACE = 0.3  # more of them, after which what still runs is ended
_LONGEST = 0.15  # seconds of a call that is made again in other forms
_SLOW_TEXT = 0.9  # seconds that a text may take to compile
_FEWEST = 24  # turns in which what does not compile is taken out
_BEFORE = 3  # lines from which another has its values, where a barrier may be missing that a finding does not advise
_FEW = 48  # changes beside one that was found
_ALONE = 4  # changes that get a text of their own
_FEW_WRONG = 0.5  # of the elements, where what all threads do alike is seldom the cause
_AGAIN = 0.6  # seconds in which what fitted in another case is tried, however much was spent
_BESIDES = 0.9  # seconds for what else may give the right output, once one has been found
_SCHEDULES = 4  # under which a change ends a finding
_GO = 80  # forms that one request tries
_NO_FORM = 1 << 20  # and the numbers behind it are those of no form of a text
_LAUNCHES = 0.9  # seconds for other values that kernels are launched with
_LONG = "LaunchError"  # which stands in the error of a launch that takes too long
# How CTAs see each other, beside what the race detector finds.
_MEET = re.compile(
    r"atomic|atom\.|\bred\.|\bvolatile\b(?!\s*\()|fence|membar|acquire|release|relaxed|this_grid|[cC]luster|cuda::"
)
_FOUND = "EmulatorFinding"  # how the error begins of a call that ends with a finding


@dataclass
class Call:
    """The call for which changes are tried.

    Attributes:
        packed, wrong, again, sizes, timeout: see `Trials.repair`.
        look: the elements of its output that are compared, and the CTAs that run at first.
        held: of the changes with which its output is right, by their ids, whether it is with other sizes too.
    """

    packed: transfer.Packed
    wrong: Sequence[Wrong]
    again: Callable[[], Right]
    sizes: Callable[[], list[Sized]]
    timeout: float
    look: Look
    held: dict[int, Held] = field(default_factory=dict)


class Trials:
    """Tries changes until a run's time for that is spent.

    The submission as it is gives a wrong output, or its call ends with a finding of the emulator.

    Args:
        session: of the submission.
        text: the submission's.
        beside: the ``.cu`` files beside it that it names, by name.
        seconds: for all trials, where WARPYARD_CHANGES does not say; None: `LIMIT`.
        searches: called with how many changes were tried, and of how many.
    """

    def __init__(
        self, session: Session, text: str, beside: Mapping[str, str], seconds: float | None = None,
        searches: Callable[[int, int], None] | None = None,
    ) -> None:  # fmt: skip
        self._session, self._text, self._beside = session, text, dict(beside)
        self._meet = any(_MEET.search(each) for each in (text, *beside.values()))  # CTAs may see each other
        self._near = Near(frozenset())
        self._ends = False  # with a finding
        self._guarded = False  # what runs under a condition is tried first
        self._writes_all = False  # the submission writes each element of the wrong outputs of the call
        self._schedule = 0
        self._unadvised = False
        self._of_order = False  # the text as it was gives the right output in another order of warps
        given = environment.CHANGES.read()
        usual = LIMIT if seconds is None else seconds
        self._spare = usual if given is None else given  # seconds that are left to the run
        self._searches = searches or (lambda tried, of: None)
        self._spent = load.Spent([], 1.0)  # in this call
        self._end = self._until = 0.0  # of it: of the trials of this call, and of what is tried now
        self._serial = 0
        self._ran_out = False  # the time ended the trials of the last call
        self._tried_of = (0, 0)  # changes that were tried in this call, of all that there are
        self._fitted: list[tuple[int, int, str]] = []  # what gave right outputs before, in other cases

    @property
    def left(self) -> float:
        """Seconds that are left for what is tried now."""
        return self._until - self._spent.now()

    @property
    def unfinished(self) -> tuple[int, int] | None:
        """How many changes were tried in the last call, of how many, where the time ended that."""
        return self._tried_of if self._ran_out and self._tried_of[0] < self._tried_of[1] else None

    def stop(self) -> None:
        """Tries nothing more in this run."""
        self._spare = self._end = self._until = 0.0
        self._fitted = []

    def repair(
        self, packed: transfer.Packed, wrong: Sequence[Wrong], again: Callable[[], Right],
        sizes: Callable[[], list[Sized]], timeout: float, schedule: int, stored: Stored | None = None,
        near: Near | None = None,
    ) -> Repair | None:  # fmt: skip
        """The first change that gives the right output, on these inputs and on others, and no finding; None where none
        does, or where a barrier does too, which a finding advises.

        Args:
            packed: the inputs of the call.
            wrong: the wrong tensors of its output.
            again: other inputs, with what is right for them at the wrong tensors.
            sizes: the same of other sizes, which decide where several changes give the right output.
            timeout: seconds for each request.
            schedule: under which the call ran.
            stored: which CTAs wrote elements, where that is known: others do not run at first.
            near: the lines of a finding with which the call ends, or of a remark where it gives an output.
        """
        self._near = near or Near(frozenset(), hints=True)
        self._ends = not self._near.hints
        self._schedule, self._unadvised, self._of_order = schedule, False, False
        if self._spare <= 0 and not self._fitted:
            return None
        self._spent = load.Spent(self._session.worker.numbers, _SLOWEST)
        self._end = max(self._spare, _AGAIN if self._fitted else 0.0)
        self._until = self._end - _LAUNCHES
        look = Look(chosen(wrong)) if stored is None else Look(stored.elements, stored.kernel, stored.only)
        try:
            return self._tried(Call(packed, wrong, again, sizes, timeout, look))
        finally:
            self._spare -= self._spent.now()

    def _tried(self, call: Call) -> Repair | None:
        kinds = texts.kinds(self._text, self._beside, call.packed.over(call.packed.storages))
        self._tried_of, self._ran_out = (0, sum(len(one.changes) for one in kinds)), False
        self._searches(*self._tried_of)
        self._writes_all = not any(bool(untouched(one.got.reshape(-1)).any()) for one in call.wrong)
        self._guarded = all(float(one.bad.float().mean()) < _FEW_WRONG for one in call.wrong)
        if self._near.orders and (ordered := self._ordered(kinds, call)):
            return None if self._near.advised else self._likeliest(call, ordered.changes, [ordered], True)
        if self._near.exact and (launches := self._launches(call, shared=True)):
            memory = [change for one in launches for change in one.changes]
            if found := self._likeliest(call, memory, launches, False):
                return found
        if self._near.unwritten and (found := self._larger(call)):
            return found
        fits, known = self._in_turns(kinds, call)
        if self._of_order:  # so that any change may give it that takes more turns, or fewer
            return None
        if not known:
            launches = self._launches(call)
            if self._of_order:
                return None
            kinds += launches
            fits += [change for one in launches for change in one.changes]
        unadvised = self._unadvised or self._near.orders  # as no barrier is known to give it
        return self._likeliest(call, fits, kinds, unadvised, keep=True)

    def _larger(self, call: Call) -> Repair | None:
        """Another grid or block, with which CTAs write what no kernel wrote, whatever the sizes are."""
        launches = self._launches(call, reach=True)
        some = [change for one in launches for change in one.changes]
        some = [change for change in some if possible([change], call.held) and True in call.held[id(change)].sizes]
        return self._likeliest(call, some, launches, False, keep=True) if some and not self._of_order else None

    def _likeliest(
        self, call: Call, fits: Sequence[Change], kinds: Sequence[Kind], unadvised: bool, keep: bool = False
    ) -> Repair | None:
        """What is said of changes that give the right output. ``keep``: the one that is named is tried first in other
        cases."""
        files = {"": self._text, **self._beside}
        found = repairs.repair(fits, call.held, kinds, files, self._ends, unadvised)
        if found and keep:
            self._fitted.append(_key(found[0]))
        return found and found[1]

    def _in_turns(self, kinds: Sequence[Kind], call: Call) -> tuple[list[Change], bool]:
        """The changes that give the right output: the likely ones first, up to one that is not right by chance, and
        what else gives it. And whether one of them was found in another case."""
        fits: list[Change] = []
        for kind, some in self._turns(kinds):
            for change in self._holding(kind, some, call):
                fits.append(change)
                if _key(change) in self._fitted:
                    break
                if not call.held[id(change)].by_chance:
                    self._until = min(self._until, self._spent.now() + _BESIDES)  # for what else may give it
            if possible(fits, call.held) or self.left <= 0:
                break
        self._ran_out = self.left <= 0
        known = any(_key(one) in self._fitted for one in fits)
        if (likely := possible(fits, call.held)) and not known:
            fits += self._besides(kinds, kind, likely[0], {id(one) for one in some}, call)
        return fits, known

    def _holding(self, kind: Kind, some: Sequence[Change], call: Call) -> Iterator[Change]:
        """Those of some changes with which the output is right, of these inputs and of others."""
        numbers = not self._ends and shifted.finite(call.wrong)
        for number, change in self._batch(kind, list(enumerate(some, 1)), call):
            if numbers and shifted.keeps_a_maximum(self._beside.get(kind.file, self._text), change):
                continue
            mended, launched = self._mends(call, number)
            if self._of_order:
                return
            if mended and self._holds(*call.again(), number, call.timeout)[0]:
                held = self._in_sizes(number, launched, call)
                if self._spent.now() > self._end:  # so that it is not known
                    return
                call.held[id(change)] = held
                yield change

    def _in_sizes(self, number: int, launched: str, call: Call) -> Held:
        """Whether a change gives the right output with other sizes too, up to one that says that it did by chance."""
        good: list[bool | None] = []
        for one in call.sizes():
            one_good, same = self._holds(one.packed, one.wrong, number, call.timeout, unasked=one.unasked)
            # The kernel of a launch that is the same does not know of the other size.
            good.append(None if launched and same == launched else one_good)
            if _held(good, call.sizes()).by_chance:
                break
        return _held(good, call.sizes())

    def _ordered(self, kinds: Sequence[Kind], call: Call) -> Kind | None:
        """A barrier that gives the right output: near the lines of a finding, or where the finding advises none, also
        near those from which these have their values."""
        for kind in kinds:
            text = self._beside.get(kind.file, self._text)
            lines = self._near.lines if self._near.advised else texts.reach(text, self._near.lines, _BEFORE).keys()
            if not kind.host and (some := texts.barriers(text, kind, lines)):
                for few in texts.batches(some, kind.at_once):
                    if change := next(self._holding(kind, few, call), None):
                        return replace(kind, changes=[change])
        return None

    def _launches(self, call: Call, shared: bool = False, reach: bool = False) -> list[Kind]:
        """Other values for arguments of launches, with which the output is right; by the file of the launch. Those of
        their ``shared`` memory, or the others; ``reach``: the likely ones of their grids and blocks alone."""
        self._until = min(self._end, max(self._until, self._spent.now() + _LAUNCHES))
        look = Look(chosen(call.wrong))
        first = self._ask(call.packed, [0], look, call.timeout, host=True, given=True)
        if first is None or not (first.values and (first.values[0] or self._found(first))) or not first.given:
            return []
        dims = launch_change.sizes_of(call.packed.over(call.packed.storages))
        some = launch_changes.changes({"": self._text, **self._beside}, first.given, dims)
        some = [one for one in some if (one[1].shared is not None) == shared]
        if reach:
            some = [one for one in some if (one[1].grid or one[1].block) and one[1].change.rank <= 0]
        rows = ((number, one.others(number, first.given, dims)) for number, (_, one) in enumerate(some, _NO_FORM))
        others = {number: row for number, row in rows if row}
        waiting = list(others)
        self._tried_of = self._tried_of[0], self._tried_of[1] + len(others)
        found: dict[str, list[Change]] = {}
        while waiting and self.left > 0:
            now, waiting = waiting[:_GO], waiting[_GO:]
            row = [other for number in now for other in others[number]]
            tried = self._ask(call.packed, now, look, call.timeout, host=True, others=row)
            if tried is None or not tried.values:
                break
            waiting = now[len(tried.values) :] + waiting
            self._count(len(tried.values))
            for number, values in zip(now, tried.values, strict=False):
                file, one = some[number - _NO_FORM]
                good = values and right(values, call.wrong, look.elements)
                if good and self._holds_in_order(one, call) and self._holds_launched(one, *call.again(), call.timeout):
                    of_sizes = [
                        self._holds_launched(one, other.packed, other.wrong, call.timeout) for other in call.sizes()
                    ]
                    call.held[id(one.change)] = _held(of_sizes, call.sizes())
                    found.setdefault(file, []).append(one.change)
        return [Kind("", [], row, True, file=file) for file, row in found.items()]

    def _holds_in_order(self, one: launch_change.LaunchChange, call: Call) -> bool:
        """Whether another value of an argument gives the right output under other schedules too."""
        known = list[bool | None]()
        while not self._of_order and len(known) < _SCHEDULES - 1 and False not in known:
            known.append(self._holds_launched(one, call.packed, call.wrong, call.timeout, len(known) + 1))
        return not self._of_order and True in known and False not in known

    def _holds_launched(
        self, one: launch_change.LaunchChange, packed: transfer.Packed, wrong: Sequence[Wrong], timeout: float,
        turn: int = 0,
    ) -> bool | None:  # fmt: skip
        """Whether another value of an argument gives the right output of some inputs; None where that says nothing."""
        look = Look(chosen(wrong))
        first = self._ask(packed, [0], look, timeout, host=True, given=True, turn=turn)
        if first is None or not (first.values and (first.values[0] or self._found(first))):
            return None
        if turn and not self._ends and right(first.values[0], wrong, look.elements):
            self._of_order, self._until = True, 0.0
            return None
        others = one.others(_NO_FORM, first.given, launch_change.sizes_of(packed.over(packed.storages)))
        tried = self._ask(packed, [_NO_FORM], look, timeout, host=True, others=others, turn=turn) if others else None
        return right(tried.values[0], wrong, look.elements) if tried and tried.values else None

    def _besides(self, kinds: Sequence[Kind], kind: Kind, first: Change, tried: set[int], call: Call) -> list[Change]:
        """What else gives the right output: other changes of that line, since a plain one is reported, and of
        the host's numbers, which may be the wrong ones."""
        lines, found = Lines(self._beside.get(kind.file, self._text)), list[Change]()
        beside = [one for one in kind.changes if lines.of(one.start) == lines.of(first.start)]
        rest = [one for one in spread(beside) if id(one) not in tried and one.rank <= first.rank + 1]
        most = repairs.plainness(first)  # what would be told instead comes first, and of that what exchanges parts
        rest.sort(key=lambda one: ((mine := repairs.plainness(one)) >= most, mine[1:]))
        turns = [(kind, rest)]
        if first.rank > 1:  # of unlikely ones another may be likelier
            at = {id(one) for one in beside}
            others = [one for one in kind.changes if one.rank <= first.rank and id(one) not in tried | at]
            for few in itertools.islice(texts.batches(spread(others)[-texts.AT_ONCE :]), 1):
                found += self._holding(kind, few, call)
        if not kind.host:
            turns += [(one, [each for each in spread(one.changes) if each.rank <= 1]) for one in kinds if one.host]
        for each, some in turns:
            for few in itertools.islice(texts.batches(some, _FEW), 1):
                found += self._holding(each, few, call)
        return found

    def _turns(self, kinds: Sequence[Kind]) -> Iterator[tuple[Kind, Sequence[Change]]]:
        """What is tried at once: what fitted before, and then what `turns` says."""
        for kind in kinds:
            if known := [one for one in kind.changes if _key(one) in self._fitted]:
                self._until = self._end
                yield kind, known
        if self._fitted and self.left <= _AGAIN:
            return
        files = {"": self._text, **self._beside}
        for kind, some in turns.of(kinds, files, self._near, self._guarded):
            if rest := [one for one in some if _key(one) not in self._fitted]:
                yield kind, rest

    def _batch(self, kind: Kind, numbered: list[tuple[int, Change]], call: Call) -> Iterator[tuple[int, Change]]:
        """The changes of one text that give the right output, with their numbers."""
        if self.left < (_SLOW_TEXT if kind.slow else 0.0):
            return
        often: Counter[str] = Counter()  # places of errors
        for _ in range(_FEWEST):
            text = texts.all_forms(self._beside.get(kind.file, self._text), kind, numbered)
            tried = self._ask(call.packed, [0], call.look, call.timeout, another=(text, kind))
            if tried is None or not tried.error or self._found(tried):
                break
            if self.left <= 0 or len(numbered) <= 1 or _LONG in tried.error:
                return
            *apart, numbered = texts.fewer(tried.error, text, kind, numbered, often)
            for few in apart:
                yield from self._batch(kind, few, call)
            if not numbered:
                return
        else:
            return
        yield from self._right(tried, kind, numbered, call)

    def _right(
        self, tried: messages.Tried | None, kind: Kind, numbered: Sequence[tuple[int, Change]], call: Call
    ) -> Iterator[tuple[int, Change]]:
        """Those of the changes of a text that give the right output, once the text is there and was ``tried`` without a
        change."""
        if tried is not None and tried.processor > _LONGEST:  # the first call may have compiled the kernel
            tried = self._ask(call.packed, [0], call.look, call.timeout)
        if tried is None or not tried.values or tried.processor > _LONGEST:
            return
        elements = call.look.elements
        found = self._found(tried)
        if (found and not self._ends) or right(tried.values[0], call.wrong, elements):
            return  # it is another one than in the call
        apart = self._ends and not found  # compilers write loops that have many forms otherwise
        alone: list[tuple[int, Change]] = []
        waiting = [number for number, _ in numbered]
        changes = dict(numbered)
        while waiting and self.left > 0:
            now, waiting = waiting[:_GO], waiting[_GO:]
            tried = self._ask(call.packed, now, call.look, call.timeout, kind.host)
            if tried is None or not tried.values:
                return
            waiting = now[len(tried.values) :] + waiting  # for which the time was not enough
            self._count(len(tried.values))
            for number, values in zip(now, tried.values, strict=False):
                if values and right(values, call.wrong, elements):
                    if apart:
                        alone.append((number, changes[number]))
                    else:
                        yield number, changes[number]
                self._unadvised |= bool(values) and changes[number].orders

        for one in alone[:_ALONE] if len(numbered) > 1 else ():
            yield from self._batch(kind, [one], call)

    def _count(self, tried: int) -> None:
        known = self._tried_of[1]
        self._tried_of = min(self._tried_of[0] + tried, known), known  # some are tried again beside another
        self._searches(*self._tried_of)

    def _ask(
        self, packed: transfer.Packed, variants: list[int], look: Look, timeout: float,
        host: bool = False, another: tuple[str, Kind] | None = None, others: Sequence[asking.Other] = (),
        given: bool = False, turn: int = 0, until: float = 0.0,
    ) -> messages.Tried | None:  # fmt: skip
        """What forms give; of another text first, with changes of a kind, if there is one. ``turn`` is added to the
        schedule; ``until`` ends this, if not what ends all that is tried now. None where the time is over: what still
        runs then is ended."""

        def most() -> float:
            return min(timeout, self._spent.pace * (self._end + _GRACE - self._spent.now()))

        try:
            if most() <= 0:
                return None
            if another:
                text, kind = another
                self._serial += 1
                own, beside = (self._text, {kind.file: text}) if kind.file else (text, {})
                loaded = self._session.load_form(f"submission_form{self._serial}", own, most(), beside, self._beside)
                if not isinstance(loaded, messages.Done):
                    return messages.Tried([b""], getattr(loaded, "message", ""))
            seconds = max(self._spent.pace * ((until or self._until) - self._spent.now()), 0.0)
            return self._session.try_forms(
                self._session.slots.fill(packed), variants, look.elements, seconds, max(most(), 0.01), look.kernel,
                look.only, host, others, given, self._schedule + turn, self._ends, self._near.orders,
            )  # fmt: skip
        except WorkerDied:  # forms may end the process, or do not end: the next case gets another
            self.stop()
            return None

    def _found(self, tried: messages.Tried) -> bool:
        """Whether the submission as it is ended with a finding again, as it may."""
        return self._ends and tried.error.startswith(_FOUND)

    def _mends(self, call: Call, number: int) -> tuple[bool, str]:
        """Whether a change gives the right output of the call's inputs, under several schedules. And what its launches
        are given.

        A schedule that stops warps every few blocks takes several times as long as the call's. So under others than
        that the CTAs of the call's ``look`` run alone, where CTAs do not see each other.
        """
        mended, launched = self._holds(call.packed, call.wrong, number, call.timeout)
        few = None if self._meet else call.look
        known: list[bool | None] = []
        while mended and not self._of_order and len(known) < _SCHEDULES - 1 and False not in known:
            turn = len(known) + 1
            known.append(self._holds(call.packed, call.wrong, number, call.timeout, turn, few)[0])
        return bool(mended) and True in known and False not in known, launched

    def _holds(
        self, packed: transfer.Packed, wrong: Sequence[Wrong], number: int, timeout: float, turn: int = 0,
        few: Look | None = None, unasked: bool = False,
    ) -> tuple[bool | None, str]:  # fmt: skip
        """Whether a change gives the right output of some inputs, in all CTAs but where ``few`` names some; None where
        that says nothing, since the submission does not take them as it is, or the time was not enough. And what its
        launches are given."""
        look = few or Look(chosen(wrong))
        tried = self._ask(packed, [0, number], look, timeout, turn=turn, until=self._end)
        if tried is None or len(tried.values) < 2 or not (tried.values[0] or self._found(tried)):
            return None, ""
        if turn and not self._ends and right(tried.values[0], wrong, look.elements):
            self._of_order, self._until = True, 0.0
            return None, ""
        if not tried.values[1] and _LONG in tried.error:  # the launch was ended: of a larger size it takes longer
            return None, tried.launched
        good = right(tried.values[1], wrong, look.elements)
        pair = tried.values[0], tried.values[1]
        if not good and self._writes_all and left_out(*pair, wrong, look.elements, unasked):
            return None, tried.launched  # it is made for no such size
        return good, tried.launched


def _held(good: Sequence[bool | None], sizes: Sequence[Sized]) -> Held:
    """What is known of a change that is right with each of some sizes, or is not."""
    return Held(good, [each for each, one in zip(good, sizes, strict=False) if one.of_one])


def _key(change: Change) -> tuple[int, int, str]:
    return change.start, change.end, change.new
