"""A defect that a test puts into a copy of a kernel, and how it must be reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest


@dataclass(frozen=True)
class Mutation:
    """A defect, by substitution of text.

    Attributes:
        name: what it is.
        edits: (file, what stands there exactly once, what takes its place).
        shape: of the problem.
        kind: the kind of the emulator's finding, or several with | between; "compile" where no program comes of it;
            "wrong" where the machine has nothing against the program, and the task's check has to refuse the result.
        says: pieces of the finding's message and instruction.
        seeds: schedules that are tried; the first that finds something counts.
        strict: with WARPYARD_EMULATOR_STRICT=1.
    """

    name: str
    edits: tuple[tuple[str, str, str], ...]
    shape: Mapping[str, int | str]
    kind: str
    says: tuple[str, ...] = ()
    seeds: tuple[int, ...] = (0,)
    strict: bool = False


def maker(file: str) -> Callable[..., Mutation]:
    """A function that makes mutations of one substitution, which is in ``file`` by default."""

    def one(
        name: str, old: str, new: str, shape: Mapping[str, int | str], kind: str, *says: str,
        file: str = file, seeds: int = 1, strict: bool = False,
    ) -> Mutation:  # fmt: skip
        return Mutation(name, ((file, old, new),), shape, kind, says, tuple(range(seeds)), strict)

    return one


def parameters(defects: Iterable[Any], every_run: Callable[[Any], bool], name: Callable[[Any], str] = str) -> list[Any]:
    """Parameters of a test: the defects, of which those that are not for every run of CI are nightly."""
    return [pytest.param(one, marks=() if every_run(one) else pytest.mark.nightly, id=name(one)) for one in defects]


def quick(parameters: Iterable[Any]) -> list[Any]:
    """The defects among parameters that are neither slow nor nightly."""
    return [one.values[0] for one in parameters if not one.marks]
