"""Runs a launch under one order after the other: without a delay, then with one, then with two, and so on."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ...base.findings import EmulatorFinding
from ...base.schedules import MOST, SECONDS, All, Choice, Named
from .choices import Came, Choices, Step, new_first
from .chosen import Order
from .stops import Stops

Run = Callable[[Order], bytes]  # runs the launch from the same memory, and gives a digest of what it leaves there
_MOST_NAMED = 8  # orders that leave other bytes and are named


@dataclass
class Coverage:
    """What was tried of one launch.

    Attributes:
        limits: how far it was to go.
        choices: that came up in the usual order.
        orders: that were run.
        same: that were not run since they are the same as others, but for steps that do not touch the same. Of orders
            to which more delays are added, none is left out: a further one may lead to other steps.
        left: that are known of and were not tried; more may follow from these.
        others: one order for each other content of memory that was left, and how many orders left it.
    """

    limits: All
    choices: int = 0
    orders: int = 0
    same: int = 0
    left: int = 0
    others: dict[bytes, tuple[Named, int]] = field(default_factory=dict)

    def __str__(self) -> str:
        delays = f"{self.limits.delays} delay" + "s" * (self.limits.delays != 1)
        if self.left:
            known = self.orders + self.same + self.left
            text = f"undecided: {self.orders + self.same} of at least {known} orders up to {delays} of {self.choices} "
            text += f"choices tried; all:{self.limits.delays}:{2 * known} tries more"
        else:
            text = f"all orders up to {delays} of {self.choices} choices"
        text += f" ({self.orders} run, {self.same} the same as one of these)"
        if self.others:
            names = ", ".join(str(name) for name, _ in list(self.others.values())[:_MOST_NAMED])
            count = sum(count for _, count in self.others.values())
            text += f"; {count} left other bytes in memory, {len(self.others)} kinds of them: {names}"
            text += ", …" * (len(self.others) > _MOST_NAMED)
        return text


def explore(run: Run, drawn: bytes, stops: Stops, clusters: int, number: int, limits: All) -> Coverage:
    """Runs a launch under every order within the limits.

    Clusters that cannot see each other are run one by one, each with its own delays.

    Args:
        run: runs the launch once.
        drawn: the digest that a schedule gave which a seed drew; the usual order may leave other bytes.
        stops: where its warps may stop.
        clusters: how many it has.
        number: of the launch, for the names of its orders.
        limits: how far to go.

    Raises:
        EmulatorFinding: of the first order under which something is found; its report names the order as ``seed``.
    """
    coverage = Coverage(limits)
    most = limits.most or MOST
    until = time.monotonic() + (SECONDS if limits.most is None else math.inf)
    alone: Sequence[int | None] = [None] if stops.crossing else range(clusters)
    usual = {only: _one(run, Order(stops, (), only), number) for only in alone}
    coverage.orders = 1  # the usual order, of all clusters
    coverage.choices = sum(len(choices.log) for choices, _ in usual.values())
    whole = usual[None][1] if stops.crossing else _one(run, Order(stops), number)[1]
    if whole != drawn:
        coverage.others[whole] = Named(number, ()), 1
    level = [_Level(only, (), choices.log) for only, (choices, _) in usual.items()]
    for depth in range(limits.delays):
        last, following = depth + 1 == limits.delays, list[_Level]()
        known = sum(one.count for one in level)
        before = coverage.orders + coverage.same
        few = coverage.orders + known > most  # not all can be tried
        for one in level:
            same: set[Step] = set()
            for choice, step, _ in new_first(one.choices) if few else one.choices:
                if last and step in same:
                    coverage.same += 1
                    continue
                if coverage.orders >= most or time.monotonic() > until:
                    coverage.left = known - (coverage.orders + coverage.same - before)
                    return coverage
                choices, left = _one(run, Order(stops, (*one.delayed, choice), one.only), number)
                coverage.orders += 1
                same |= choices.same
                if left != usual[one.only][1]:
                    name, count = coverage.others.get(left, (Named(number, choices.delayed), 0))
                    coverage.others[left] = name, count + 1
                if not last:
                    following.append(_next(one.only, choices, most))
        level = following
    return coverage


@dataclass
class _Level:
    """An order that was run, and the choices from which its followers come.

    Attributes:
        only: the one cluster that ran, or None.
        delayed: what was delayed.
        choices: that came up after these; no more than are needed.
        count: how many there were.
    """

    only: int | None
    delayed: tuple[Choice, ...]
    choices: list[Came]
    count: int = 0

    def __post_init__(self) -> None:
        self.count = self.count or len(self.choices)


def _next(only: int | None, choices: Choices, most: int) -> _Level:
    """The choices after the last delay of an order."""
    log, last = choices.log, choices.delayed[-1]
    place = next((at for at, came in enumerate(log) if came.choice == last), len(log)) + 1
    return _Level(only, choices.delayed, log[place : place + most], len(log) - place)


def _one(run: Run, order: Order, number: int) -> tuple[Order, bytes]:
    try:
        return order, run(order)
    except EmulatorFinding as finding:
        finding.keep(str(Named(number, order.delayed)), str(order))
        raise
