"""What a wrong output would be if an input were read otherwise, or a step were another: the reference is run so.

A dropped tail of K, swapped coordinates of a copy, a tensor that is read transposed, a factor that is missing: each is
a change of the inputs. Where the reference makes of changed inputs what the submission made of the right ones, at each
wrong element, that is what the output looks like. Where none fits, steps of the reference are changed
(`altered_reference`). Where no change fits, nothing is said.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import warnings
from collections.abc import Callable, Collection, Iterator
from typing import Any

import torch

from harness.checking import blockwise, partial_sums
from harness.checking import misread_inputs as misread
from harness.checking import missing_inputs as missing
from harness.checking.altered_reference import Altered, altered
from harness.checking.fitting import Budget, Compared, are_one, fitting
from harness.checking.input_changes import Trial, changed
from harness.checking.named_inputs import leaves, named
from harness.tasks.loading import Task

_BUDGET = 1.0  # seconds of processor time of all references of a run, for changes of inputs and for those of steps
_STEP = -2  # of a change that is one of the reference


class Hypotheses:
    """Tries changes until a run's time for that is spent. What fitted once is tried first, however much was spent.

    Args:
        task: whose reference gives the right outputs.
        quotes: may show pieces of the reference, which not every author may see: changes of its steps are tried too.
        words: of the submission's text. Of the reference no other names are told; None: all are.
    """

    def __init__(self, task: Task, quotes: bool = True, words: Collection[str] | None = None) -> None:
        self._task, self._quotes, self._words = task, quotes, words
        self._inputs, self._steps = Budget(_BUDGET), Budget(_BUDGET)
        self._fitted: list[tuple[int, str]] = []
        self._partly = ""  # what explains one of several wrong outputs

    def explain(self, fresh: Callable[[], Any], pairs: Callable[[Any], list[Compared]]) -> str:
        """What the output looks like; empty where nothing fits.

        Args:
            fresh: makes a private copy of the inputs.
            pairs: of what the reference gives, the comparison of each wrong output tensor with it.
        """
        # What activating sets up takes longer than a small reference. Changed inputs are no business of the user's.
        with warnings.catch_warnings(), self._task.active():
            warnings.simplefilter("ignore")
            return self._explained(_aside(fresh), _aside(pairs))

    def _explained(self, fresh: Callable[[], Any], pairs: Callable[[Any], list[Compared]]) -> str:
        data, self._partly = fresh(), ""
        names = named(self._task, data, self._words)
        for leaf, name in zip(leaves(data), names, strict=True):
            with contextlib.suppress(Exception):  # the output need not be one tensor of such a kind
                if isinstance(leaf, torch.Tensor) and _fitting(pairs(leaf), everywhere=True):
                    return f"the output is {name} as it came"
        trials = list(_trials(leaves(data), names))
        trials.sort(key=lambda trial: (trial.which, trial.name) not in self._fitted)
        for trial in trials:
            if self._inputs.left <= 0 and (trial.which, trial.name) not in self._fitted:
                break
            with self._inputs.spent():
                text = self._fits(trial, fresh(), pairs)
            if text:
                return self._keep((trial.which, trial.name), text)
        return (self._step(fresh, pairs) if self._quotes else "") or self._partly

    def _keep(self, key: tuple[int, str], text: str) -> str:
        self._fitted += [] if key in self._fitted else [key]
        return text

    def _fits(self, trial: Trial, data: Any, pairs: Callable[[Any], list[Compared]]) -> str:
        other = _aside(changed)(data, trial)
        if other is None:
            return ""
        try:
            looks = pairs(self._task.expected(other[0]))
            part = _fitting(looks)
        except Exception:  # a reference need not take such inputs
            return ""
        if not part:
            self._note_partly(looks, trial.text)
        return f"{part}: {trial.text}" if part else ""

    def _note_partly(self, looks: list[Compared], text: str) -> None:
        """Keeps the first change that gives all of one wrong output, and not the others. That output has to have
        several values: much gives one, such as 1 / k, and nothing else speaks for the change."""
        if self._partly or len(looks) < 2:
            return
        with contextlib.suppress(Exception):
            several = (one for one in looks if not are_one(one.like[one.bad]))
            one = next((one for one in several if _fitting([one], everywhere=True)), None)
            self._partly = f"{one.path}: {text}" if one else ""

    @functools.cached_property
    def _changes(self) -> list[Altered]:
        """The changes of the reference, likely ones first: the same for every case."""
        try:
            kinds = altered, partial_sums.parts, blockwise.mistakes
            turns = itertools.zip_longest(*(kind(self._task) for kind in kinds))
            return [trial for turn in turns for trial in turn if trial is not None]
        except Exception:  # its text can be anything
            return []

    def _step(self, fresh: Callable[[], Any], pairs: Callable[[Any], list[Compared]]) -> str:
        """The step of the reference that the submission does otherwise."""
        for trial in sorted(self._changes, key=lambda trial: (_STEP, trial.name) not in self._fitted):
            if self._steps.left <= 0 and (_STEP, trial.name) not in self._fitted:
                break
            if not (what := trial.description(self._words)):
                continue
            with self._steps.spent():
                looks: list[Compared] = []
                try:
                    looks = pairs(self._task.call(trial.make(), fresh()))
                    text = _fitting(looks, everywhere=True)
                except Exception:  # a change need not leave anything that runs
                    text = ""
            if text:
                return self._keep((_STEP, trial.name), what)
            self._note_partly(looks, what)
        return ""


def _aside(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is the evaluator's: its torch operations know of no emulated device."""

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        with torch._C.DisableTorchFunction():
            return function(*args, **named)

    return call


_fitting = _aside(fitting)


def _trials(leaves: list[Any], names: list[str]) -> Iterator[Trial]:
    """Likely ones first. The kinds of one row of this table, and the inputs of each kind, take turns."""
    rows = (
        (missing.factors, misread.turned, missing.dropped, missing.vectors, misread.indices, misread.boxes),
        (missing.repeats, misread.tiles, misread.swizzles, misread.packed),
        (missing.parts, misread.shifts),
    )  # fmt: skip
    for row in rows:
        each = [make(which, *both) for make in row for which, both in enumerate(zip(leaves, names, strict=True))]
        yield from (trial for turn in itertools.zip_longest(*each) for trial in turn if trial is not None)
        if row is rows[0]:
            yield from misread.alike(leaves, names)
        if row is rows[1]:
            yield from missing.left_out(leaves, names)
