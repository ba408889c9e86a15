"""Why a case did not pass, in one sentence, and the line of the user's that it is about.

A finding is its own cause. Of a wrong output it is the remark of the emulator that explains it, or what the output
looks like (`hypotheses`, `displacement`). Of an error it is the exception, where the user's own code raised it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.checking import verdict
from harness.checking.verdict import Result

# A diagnostic of a compiler: file, line, what it says; before the first may stand the class of the exception.
_DIAGNOSTIC = re.compile(r"^[^\S\n]*(?:\w+: )?((\S[^\n:]*:\d+)(?::\d+)?: (?:fatal |catastrophic )?error\b.*)$", re.M)
_FRAME = re.compile(r'File "([^"]+)", line (\d+)')
_ALL = "every element is wrong"  # which the count says
_FACTS = ("every", "dimension", "the last two dimensions", "neighbours")  # how hints begin that say what values are
_CHANGED = re.compile(r"the output is right with(?:out)? `[^`]*`(?: for `[^`]*`)?")
_NUMBERS = re.compile(r"0x[0-9a-f]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?")
# Kinds of remarks that explain a wrong output, likeliest first. The values that nothing wrote are NaN, so that those
# remarks explain wrong elements that are no numbers.
EXPLAINING = ("descriptor", "partial-warp", "unwaited")
CERTAIN = ("descriptor", "unwaited")  # of which nothing else has to be looked for
UNWRITTEN = ("uninitialised-register", "uninitialised-shared", "uninitialised-global", "tmem")


@dataclass(frozen=True)
class Cause:
    """Why a case did not pass.

    Attributes:
        text: what is wrong.
        location: ``file:line`` to look at; empty where it is not known.
        what: what the location is, where it is not the cause itself: ``"stored"``.
        alike: equal for cases that fail for the same cause.
    """

    text: str
    location: str = ""
    what: str = ""
    alike: str = ""


def of(result: Result, submission: Path) -> Cause:
    """The cause of a case that did not pass, whose places are already those of the user's files."""
    text, location, what = _headline(result, submission)
    key = "|".join((result.status, *_alike(result, text, location)))
    return Cause(text, location, what, key)


def _alike(result: Result, text: str, location: str) -> tuple[str, str]:
    """What cases with one cause have in common. How much is wrong is none of it, nor what wrote the first wrong
    element, which only the first of many cases say."""
    outputs, origin = result.diagnosis.get("outputs", []), result.diagnosis.get("origin") or {}
    if result.status == verdict.WRONG and outputs and origin.get("kind", verdict.PLAIN) == verdict.PLAIN:
        if text == _measured(result, origin):
            text = f"{outputs[0]['tensor']} differs; {_values(outputs[0])}"
        if location == origin.get("location"):
            location = result.stored[-1] if result.stored else location
    if changed := _CHANGED.search(text):  # what else explains the output is not known of each case
        text = text[: changed.end()]
    return location, _NUMBERS.sub("#", text)


def _headline(result: Result, submission: Path) -> tuple[str, str, str]:
    if result.finding:
        report = result.finding
        mended = (report.get("mended") or {}).get("text")
        text = f"{report.get('kind', 'finding')}: {report.get('message', '')}" + (f"; {mended}" if mended else "")
        return text, str(report.get("location") or ""), ""
    if result.status == verdict.WRONG:
        repair = result.diagnosis.get("repair")
        if note := _explaining(result):
            text, location = f"{note['kind']}: {note['message']}", str(note.get("location") or "")
            return (f"{text}; {repair['text']}", repair["location"], "") if repair else (text, location, "")
        origin = result.diagnosis.get("origin") or {}
        # Of several stores, what stands last has the results most often.
        stored = origin.get("location") or (result.stored[-1] if result.stored else "")
        if repair and not _of_another_maximum(repair["text"], str(result.diagnosis.get("looks") or "")):
            looks = str(result.diagnosis.get("looks") or "")
            return repair["text"] + (f"; {looks}" if looks else ""), repair["location"], ""
        if origin.get("kind") == verdict.OVERWRITTEN:  # which is evidence, where what it looks like is a guess
            return _measured(result, origin), stored, "stored"
        if looks := str(result.diagnosis.get("looks") or ""):
            return looks, stored or _launched(result, submission), "stored" if stored else ""
        return _measured(result, origin), stored or _launched(result, submission), "stored" if stored else ""
    if result.status == verdict.COMPILE and (found := _DIAGNOSTIC.search(result.message)):
        return found[1], found[2], ""
    return result.message.partition("\n")[0], _launched(result, submission), ""


def _of_another_maximum(repair: str, looks: str) -> bool:
    """Whether a change keeps a maximum from growing, where what is missing is that sums are rescaled as it grows: with
    any maximum that stays the same a softmax is right."""
    new, old = [*repair.split("`"), "", "", "", ""][1:4:2]
    return "not rescaled" in looks and new.count("*") <= old.count("*")


def _explaining(result: Result) -> dict[str, Any] | None:
    """The remark that explains a wrong output."""
    outputs = result.diagnosis.get("outputs", [])
    unset = not outputs or any(one["shares"].get("nan") or "int" in one["dtype"] for one in outputs)
    return next(of_kinds(result.notes, (*(UNWRITTEN if unset else ()), *EXPLAINING)), None)


def of_kinds(notes: Iterable[dict[str, Any]], kinds: Sequence[str] = EXPLAINING) -> Iterator[dict[str, Any]]:
    """The remarks of some kinds, in the kinds' order, but those of what comes to a good end."""
    found = [note for note in notes if not note.get("comes_to_its_end")]
    return (note for kind in kinds for note in found if note.get("kind") == kind)


def _measured(result: Result, origin: Mapping[str, str]) -> str:
    """How much of the output is wrong, what is wrong with all of it, and what wrote it."""
    outputs = result.diagnosis.get("outputs", [])
    if not outputs:
        return result.message.partition("\n")[0]
    first = outputs[0]
    shape = " x ".join(map(str, first["shape"])) or "scalar"
    elements, wrong = first["elements"], first["wrong"]
    count = f"all {elements}" if wrong == elements else f"{wrong} of {elements}"
    much = f"{count} elements of {first['tensor']} ({shape}) differ"
    much += f": {part}" if (part := first["region"] or _part(first)) else ""
    return "; ".join(part for part in (origin.get("text"), much, _values(first)) if part)


def _values(output: Mapping[str, Any]) -> str:
    """What all wrong values of a tensor are. What such values often come from is a guess, which stands with others."""
    hints = [hint for hint in output["hints"] if hint.startswith(_FACTS) and hint != _ALL]
    return "; ".join(hint.partition(": ")[0] for hint in hints)


def _part(output: Mapping[str, Any]) -> str:
    """Which indices of a tensor are wrong, where these are no box: every second one, the last tile."""
    found = [hint.partition(": ")[0].partition(" (a partial")[0] for hint in output["hints"] if hint.startswith("only")]
    return " and ".join(found)


def _launched(result: Result, submission: Path) -> str:
    """The innermost line of the user's own files in the traceback."""
    folder = str(submission.parent)
    for path, line in reversed(_FRAME.findall(result.detail)):
        if path.startswith(folder):
            return f"{path}:{line}"
    return ""
