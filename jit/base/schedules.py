"""Which schedules of the emulator a launch runs under: those that seeds draw, those that are chosen, or a single one.

- ``7``, ``0-99``: seeds. Each draws an order of warps, CTAs and arriving copies.
- ``all``, ``all:2``, ``all:2:500``: every order with at most one delay, with at most two, and at most 500 of them in a
  launch, however long they take.
- ``1:0.412+0.901``: one of these: in the first launch of the process or call, choices 412 and 901 of cluster 0 are
  delayed. A finding names it so; ``1:usual`` is the order with no delay.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST, SECONDS = 2000, 60.0  # chosen schedules of a launch, and for how long, where no limit is given
SCHEDULES = "schedules"  # the kind of the remark that says what was tried of a launch
_ALL = re.compile(r"all(?::(\d{1,2})(?::(\d{1,7}))?)?")
_NAMED = re.compile(r"(\d{1,9}):(usual|\d{1,9}\.\d{1,9}(?:\+\d{1,9}\.\d{1,9})*)")

Choice = tuple[int, int]  # a cluster, by its place in the order of the launch, and the number of the choice there


@dataclass(frozen=True)
class All:
    """All orders with at most ``delays`` delays, of which at most ``most`` are run in each launch; None: `MOST`, and no
    longer than `SECONDS`."""

    delays: int = 1
    most: int | None = None


@dataclass(frozen=True)
class Named:
    """One chosen schedule: what is delayed in the launch with this number, from 1 on. Other launches have no delay."""

    launch: int
    delayed: tuple[Choice, ...]

    def __str__(self) -> str:
        return f"{self.launch}:" + ("+".join(f"{cluster}.{number}" for cluster, number in self.delayed) or "usual")


Schedules = range | All | Named


def parse(text: str) -> Schedules:
    """What a text asks for.

    Raises:
        ValueError: it is no value of `environment.SCHEDULES`.
    """
    if found := _ALL.fullmatch(text):
        delays, most = found.groups()
        if most and not int(most):
            raise ValueError(text)
        return All(int(delays or All.delays), int(most) if most else None)
    if found := _NAMED.fullmatch(text):
        places = () if found[2] == "usual" else (place.split(".") for place in found[2].split("+"))
        named = Named(int(found[1]), tuple((int(cluster), int(number)) for cluster, number in places))
        if named.launch < 1 or len(set(named.delayed)) < len(named.delayed):
            raise ValueError(text)
        return named
    first, dash, last = text.partition("-")
    seeds = range(int(first), int(last if dash else first) + 1)
    if not seeds:
        raise ValueError(text)
    return seeds
