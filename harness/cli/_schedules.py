"""The options that choose schedules of the emulator: ``--schedules`` and ``--schedule-seed``."""

from __future__ import annotations

import argparse

from harness.errors import HarnessError
from jit.base.schedules import All, Named, parse

_MOST = 1 << 16


def add(parser: argparse.ArgumentParser, many: str) -> None:
    """Adds ``--schedules``; ``many``: what it does with a number."""
    parser.add_argument(
        "--schedules",
        default="1",
        metavar="N|all",
        help=f"{many}; all: those with one delay, all:2 with two, all:2:500 at most 500 of them (default 1)",
    )


def many(text: str) -> int | str:
    """What ``--schedules`` asks for: a number of seeds, or a text as `jit.base.schedules` has it.

    Raises:
        HarnessError: it is neither.
    """
    return _read(
        text, All, range(1, _MOST + 1), "--schedules",
        f"a whole number from 1 to {_MOST}, all, all:DELAYS or all:DELAYS:MOST", "all",
    )  # fmt: skip


def first(text: str) -> int | str:
    """What ``--schedule-seed`` names: a seed, or a chosen schedule.

    Raises:
        HarnessError: it is neither.
    """
    return _read(
        text, Named, range((1 << 30) + 1), "--schedule-seed",
        "a whole number from 0 to 2^30, or a chosen schedule such as 1:0.412", "1",
    )  # fmt: skip


def _read(text: str, chosen: type, numbers: range, option: str, expected: str, example: str) -> int | str:
    """A number of ``numbers``, or the text where it asks for what is ``chosen``."""
    try:
        found = parse(text)
    except ValueError:
        found = None
    if isinstance(found, chosen):
        return text
    if isinstance(found, range) and text.isdecimal() and found[0] in numbers:
        return found[0]
    raise HarnessError(f"{option} must be {expected}, got {text}", hint=f"{option} {example}")
