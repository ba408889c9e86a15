"""The code that a load, store or atomic gets in front of it, where races are looked for."""

from __future__ import annotations

from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S32, Value
from . import race_code, roundings
from .layout import READ
from .report import conflict, equal_stores


def ask(e: BlockEmitter, lanes: Value, size: int, site: int, how: int, element: int = 0) -> Value:
    """Emits the question whether ``size`` bytes a lane, at the addresses in `%abuf`, race.

    Args:
        how: READ, WRITE, … of layout.py.
        element: of a store, the bytes of a component of the values in `%vbuf`; of other accesses 0.

    Returns:
        S32: see `lanes` of accesses.c.
    """
    values = e.vbuf if element else e.null
    return e.call(S32, race_code.symbol(e.low, "lanes"), e.w, e.abuf, lanes, size, site, how, values, element)


def check(e: BlockEmitter, size: int, how: int, element: int = 0) -> None:
    """Emits the look at an access by the lanes of the instruction, and the finding where it races. A write is looked at
    again after Python has forgiven the race (`report.conflict`), a read is not."""
    site = e.site(conflict)
    again = e.here("ask")
    found = ask(e, e.mask, size, site, how, element)
    with e.when(found == 1):
        if element:
            roundings.keep(e, size)
        python_calls.invoke(e, site)
        if element:
            roundings.take(e, size)
        if how != READ:
            e.go(again)
    if element:
        report_equal(e, found, e.site(equal_stores))


def report_equal(e: BlockEmitter, found: Value, site: int) -> None:
    """Emits the call that reports a store of the same bytes which nothing orders, where `ask` has found one."""
    with e.when(found == 2):
        python_calls.invoke(e, site)
