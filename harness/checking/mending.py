"""Which small change of a submission gives the right output: for a wrong output, and beside a finding.

`forms.trials` tries the changes. What it compares with comes from here: what is right for the case's inputs, for others
of another seed, and for those of other sizes.
"""

from __future__ import annotations

import contextlib
import functools
import json
import re
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from harness.checking import causes, diagnosis, host_views, origins
from harness.checking.case_inputs import generate, secret_seed
from harness.checking.forms.places import Near, Stored
from harness.checking.forms.repairs import Repair, Sized
from harness.checking.forms.trials import Trials
from harness.checking.printed import Printed
from harness.checking.source_places import Places
from harness.checking.verdict import Result
from harness.errors import HarnessError
from harness.guarded import guarded, text
from harness.process.session import Session
from harness.tasks.cases import Case
from harness.tasks.loading import Task
from harness.wire import transfer
from harness.wire.limits import clip, printable
from jit.base import environment

# Kinds of findings whose advice may be mistaken: an index, an argument or a parity that is wrong gives them too.
_OF_WRONG_CODE = ("race", "out-of-bounds", "misaligned", "deadlock")
_OF_ADDRESSES = ("out-of-bounds", "misaligned")
_OF_ORDER = "race"
# What the emulator says of an address in memory that is freed, on the CPU or on another device: that is the cause, and
# with changed arithmetic the output would be right by chance alone. So it is of a barrier with more threads than come.
_WHOLE = re.compile(
    r"that were freed |on the CPU, which a GPU cannot reach|whose memory the kernel's device may not"
    r"|no other warp has an arrival at it left to run|has a count of \d+, and \d+ arrivals? comes? in a phase"
)
# What a finding of an order says is missing, that is no barrier: values that only by a missing barrier are alike.
_OF_OTHERS = re.compile(r"by one of the lanes|a place of its own for each")
_ADVICE = re.compile(r": an? [^:]* is missing[^:]*$")
_LINE = re.compile(r"\.(?:py|cu):(\d{1,9})(?!\d)")
_TRIAL = 70.0  # seconds that a request may take which tries forms of a submission
_SMALL = 1 << 20  # bytes of inputs that are made again in other sizes
_LONGER = 60  # seconds that are named where the time was not enough
_SIZES = 4  # of a case that are doubled
_WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
_DEVICE_FILE = re.compile(r"(?<![\w./-])[\w-]+\.cu\b")


def says_all(message: str) -> bool:
    """Whether a finding's message has its whole cause, so that no change of the text is looked for."""
    return _WHOLE.search(message) is not None


class Mending:
    """Looks for the change in a run of one submission.

    Args:
        task: whose cases run.
        session: of the submission.
        printed: which keeps what the case's own calls print.
        seconds, searches: see `checker.Options`: ``search`` and ``searches``.
    """

    def __init__(
        self, task: Task, session: Session, printed: Printed, seconds: float | None = None,
        searches: Callable[[int, int], None] | None = None,
    ) -> None:  # fmt: skip
        self._task, self._session, self._printed = task, session, printed
        self._seconds, self._searches = seconds, searches
        self._trials: Trials | None = None

    def of_output(
        self, wrong: list[origins.Wrong], result: Result, packed: transfer.Packed, schedule: int | str, timeout: float,
        trace: Callable[[], origins.Trace | None],
    ) -> dict[str, str]:  # fmt: skip
        """The change with which a wrong output is right, and its line; empty where none is found. The result's remarks
        get what went wrong here.

        Args:
            wrong: the output's tensors that are wrong.
            result: of the case.
            packed: the inputs of the call.
            schedule: under which it ran.
            timeout: seconds for each request.
            trace: says what wrote elements of the first of these tensors.
        """
        if not self._session.report.launches or isinstance(schedule, str) or self._session.submission is None:
            return {}
        note = next(causes.of_kinds(result.notes, (*causes.UNWRITTEN, *causes.EXPLAINING)), {})
        traced = trace()
        stored = (traced and origins.stored(traced)) or result.stored
        unwritten = traced is not None and not origins.stored(traced)
        hints = Near(self._lines(note) or self._lines(stored), hints=True, unwritten=unwritten)
        if (found := self._tried(wrong, result, packed, schedule, timeout, trace, hints)) is None:
            return {}
        plain = "plain" if found.plain else ""
        return {"text": found.text, "plain": plain, "location": f"{self._file(found)}:{found.line}"}

    def of_view(self, result: Result) -> None:
        """Names a view that the host gives to a kernel, where that explains a wrong output. A change with which the
        output is right stays: it reads the view as it lies."""
        submission, looks = self._session.submission, str(result.diagnosis.get("looks") or "")
        if submission is None or not looks:
            return
        own = _source(submission)
        if found := host_views.named(looks, {"": own, **_beside(submission, own)}):
            name, line, view = found
            said = f"`{view}` is given to a kernel as it lies, without .contiguous()"
            file = submission.with_name(name) if name else submission
            if repair := result.diagnosis.get("repair"):
                said += f"; {repair['text']} at line {repair['location'].rpartition(':')[2]}"
            result.diagnosis["repair"] = {"text": said, "plain": "", "location": f"{file}:{line}"}

    def of_finding(self, result: Result, packed: transfer.Packed, schedule: int | str, timeout: float) -> None:
        """Says in a finding which change gives the right output without it, if one does. What the finding advises stays
        out where the output is wrong with that. The arguments are those of `of_output`."""
        session, report, kind = self._session, self._session.report, result.finding.get("kind")
        if session.submission is None or isinstance(schedule, str) or kind not in _OF_WRONG_CODE:
            return
        if says_all(str(result.finding.get("message"))):
            return
        try:
            wrong = diagnosis.all_expected(self._task, packed.clone())
            advised = _OF_OTHERS.search(str(result.finding.get("missing"))) is None
            near = Near(self._lines(result.finding), kind in _OF_ADDRESSES, kind == _OF_ORDER, advised=advised)
            if wrong and (found := self._tried(wrong, result, packed, schedule, timeout, lambda: None, near)):
                said = str(result.finding["message"])
                at = f"{found.file}:{found.line}" if found.file else f"line {found.line}"
                mended = {"text": f"{found.first} at {at}{found.rest}", "location": f"{self._file(found)}:{found.line}"}
                result.finding["mended"] = mended
                if found.unadvised:
                    result.finding["message"] = guarded(lambda: _ADVICE.sub("", said), said)
                    result.finding.pop("missing", None)
                    result.message = result.message.replace(said, result.finding["message"])
                result.message += f"\nmended: {mended['text']}"
        except HarnessError:  # of a task that has no reference
            pass
        except Exception as error:  # this project's own defect, which does not cost the finding
            result.remarks.append(_own_defect(error))
        session.report = report

    def _lines(self, report: Any) -> frozenset[int]:
        """The lines that a finding or a remark names."""
        session = self._session
        assert session.submission is not None
        places = Places(session.submission, session.worker.folders.problem, session.worker.sources)
        lines = guarded(lambda: _LINE.findall(json.dumps(places.own(report))), list[str]())
        return frozenset(map(int, lines))

    def _file(self, found: Repair) -> Path:
        """The file that a change is in."""
        assert self._session.submission is not None
        return self._session.submission.with_name(found.file) if found.file else self._session.submission

    def _tried(
        self, wrong: list[origins.Wrong], result: Result, packed: transfer.Packed, schedule: int, timeout: float,
        trace: Callable[[], origins.Trace | None], near: Near,
    ) -> Repair | None:  # fmt: skip
        """The change with which the output is right, also where the call ended with a finding; ``near``: its lines."""
        session, case = self._session, result.case
        if session.device.kind != "emulator" or session.submission is None or environment.CHANGES.read() == 0:
            return None
        if self._trials is None:
            own = _source(session.submission)
            beside = _beside(session.submission, own)
            self._trials = Trials(session, own, beside, self._seconds, self._searches)

        @functools.cache
        def again() -> tuple[transfer.Packed, list[origins.Wrong]]:
            other = generate(self._task, case.with_seed(secret_seed())) if "seed" in case.args else packed
            return other, diagnosis.expected_at(self._task, other.clone(), wrong)

        @functools.cache
        def sizes() -> list[Sized]:
            return list(self._of_other_sizes(case, packed, wrong))

        traced = trace()
        where = origins.places(traced) if traced else None
        stored = Stored([(wrong[0].number, one) for one in where[0]], where[1], where[2]) if where else None
        self._printed.kept()
        try:
            found = self._trials.repair(packed, wrong, again, sizes, min(timeout, _TRIAL), schedule, stored, near)
            if found is None and (many := self._trials.unfinished):
                result.remarks.append(_unfinished(*many))
            return found
        except (transfer.OutputError, MemoryError):
            self._trials.stop()
        except Exception as error:  # this project's own defect, which costs neither the verdict nor the other causes
            self._trials.stop()
            result.remarks.append(_own_defect(error))
        return None

    def _of_other_sizes(self, case: Case, packed: transfer.Packed, wrong: list[origins.Wrong]) -> Iterator[Sized]:
        """Inputs with one size of a small case doubled, those of 1 first, and what is right for them: as many as the
        reference takes."""
        sizes = [key for key, value in case.args.items() if key != "seed" and type(value) is int and value > 0]
        if sum(one.nbytes() for one in packed.storages) > _SMALL:
            return
        known = {tuple(one.args.get(key) for key in sizes) for one in self._task.tests}
        same = {key: len({row[at] for row in known}) for at, key in enumerate(sizes)}
        for key in sorted(sizes, key=lambda each: case.args[each] != 1)[:_SIZES]:
            with contextlib.suppress(HarnessError):  # sizes that do not go with the others
                other = generate(self._task, {**case.args, key: 2 * case.args[key]})
                if right := diagnosis.expected_of(self._task, other.clone(), wrong):
                    yield Sized(other, right, case.args[key] == 1, len(known) > 1 and same[key] == 1)


def _unfinished(tried: int, of: int) -> str:
    """The remark that the time was not enough to try all changes."""
    return (
        f"of the {of} small changes of the submission that may give the right output, {tried} were tried; "
        f"{environment.CHANGES.name}={_LONGER} takes {_LONGER} s of processor time for them"
    )


def _own_defect(error: Exception) -> str:
    """The remark on an exception that none of a submission's doing explains."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return (
        f"no small changes of the submission were tried, by a defect of warpyard: {type(error).__name__}: "
        f"{clip(printable(str(error)), 200)} ({Path(place.filename).name}:{place.lineno})"
    )


def words(submission: Path | None) -> set[str] | None:
    """The words of a submission's text and of the ``.cu`` files beside it; None where there is no such text."""
    if submission is None:
        return None
    own = _source(submission)
    return set(_WORD.findall("\n".join((own, *_beside(submission, own).values()))))


def _beside(submission: Path, submitted: str) -> dict[str, str]:
    """The texts of the ``.cu`` files beside a submission that its own text names."""
    names = sorted(set(_DEVICE_FILE.findall(submitted)))
    found = {name: _source(submission.with_name(name)) for name in names}
    return {name: device for name, device in found.items() if device}


def _source(submission: Path) -> str:
    """The text of a submission; empty where it cannot be read."""
    return guarded(lambda: text(submission), "")
