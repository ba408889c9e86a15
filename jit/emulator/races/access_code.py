"""The code that a load, store or atomic gets in front of it, where races are looked for."""

from __future__ import annotations

from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from . import race_code, roundings
from .layout import READ
from .report import conflict, equal_stores


def ask(e: BlockEmitter, lanes: str, size: int, site: int, how: int, element: int = 0) -> str:
    """Emits the question whether ``size`` bytes a lane, at the addresses in `%abuf`, race.

    Args:
        how: READ, WRITE, … of layout.py.
        element: of a store, the bytes of a component of the values in `%vbuf`; of other accesses 0.

    Returns:
        i32: see `lanes` of accesses.c.
    """
    target = race_code.symbol(e.low, "lanes")
    values = "%vbuf" if element else "null"
    given = f"ptr %w, ptr %abuf, i32 {lanes}, i64 {size}, i64 {site}, i64 {how}, ptr {values}, i64 {element}"
    return e.add(f"call i32 {target}({given})")


def check(e: BlockEmitter, size: int, how: int, element: int = 0) -> None:
    """Emits the look at an access by the lanes of the instruction, and the finding where it races. A write is looked at
    again after Python has forgiven the race (`report.conflict`), a read is not."""
    site = e.site(conflict)
    e.count += 1
    n = e.count
    e.say(f"br label %ask{n}")
    e.lines.append(f"ask{n}:")
    found = ask(e, e.mask, size, site, how, element)
    e.say(f"br i1 {e.add(f'icmp eq i32 {found}, 1')}, label %clash{n}, label %asked{n}")
    e.lines.append(f"clash{n}:")
    if element:
        roundings.keep(e, size)
    python_calls.invoke(e, site)
    e.say(f"br label %{'asked' if how == READ else 'ask'}{n}")
    e.lines.append(f"asked{n}:")
    if element:
        tell_equal(e, found, e.site(equal_stores))


def tell_equal(e: BlockEmitter, found: str, site: int) -> None:
    """Emits the call that tells of a store of the same bytes which nothing orders, where `ask` has found one."""
    n = e.count
    e.say(f"br i1 {e.add(f'icmp eq i32 {found}, 2')}, label %equal{n}, label %told{n}")
    e.lines.append(f"equal{n}:")
    python_calls.invoke(e, site)
    e.say(f"br label %told{n}")
    e.lines.append(f"told{n}:")
