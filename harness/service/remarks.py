"""What the emulator of this process noted without calling it a defect, as lines for people."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from harness.wire.limits import clip_name
from harness.wire.requests import Store
from jit.base import environment
from jit.base.schedules import SCHEDULES

_MOST_REMARKS = 6
_MOST_ORDERS = 32
_MOST_PLACES = 4  # that a remark names besides the first


def noted() -> list[str]:
    """What the emulator noted since the last call without calling it a defect, and its modes; read once."""
    statistics = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    if statistics is None:
        return []
    lines = []
    if statistics.fast:
        lines.append("fast numerics (WARPYARD_EMULATOR_FAST): matrix sums are not those of the tensor cores")
    if environment.STRICT.read():
        lines.append("strict mode (--strict, WARPYARD_EMULATOR_STRICT): remarks are findings")
    noted, statistics.notes = statistics.notes, []
    tried = [note for note in noted if note.get("kind") == SCHEDULES]
    lines += [f"schedules of {note.get('kernel')}: {note.get('message')}" for note in tried[:_MOST_REMARKS]]
    lines += [f"schedules of {len(tried) - _MOST_REMARKS} more launches"] if len(tried) > _MOST_REMARKS else []
    noted = [note for note in noted if note.get("kind") != SCHEDULES]
    alike: dict[tuple[object, ...], list[dict[str, Any]]] = {}  # one line for what a kernel does at many places
    for note in noted:
        alike.setdefault((note.get("kind"), note.get("kernel"), note.get("rule")), []).append(note)
    for (kind, kernel, rule), notes in sorted(alike.items(), key=lambda row: row[0][2] is None)[:_MOST_REMARKS]:
        first = notes[0]
        where = ", ".join(f"{name} {first[name]}" for name in ("cta", "warp", "lane") if name in first)
        if rule is not None:
            kind = f"allowed by {rule}, {sum(note['count'] for note in notes)} times"
        place = f": {first['location']}" if first.get("location") else ""
        lines.append(f"{kind}: {first.get('message')}{place}, kernel {kernel}, {where}{_more(notes)}")
    if len(alike) > _MOST_REMARKS:
        lines.append(f"{len(alike) - _MOST_REMARKS} more kinds of remarks")
    return lines


def _more(notes: list[dict[str, Any]]) -> str:
    """How many remarks there are besides the first, and at which other lines."""
    if len(notes) == 1:
        return ""
    places = [str(note.get("location") or "").partition(" (in")[0] for note in notes]
    others = [place for place in dict.fromkeys(places) if place not in ("", places[0])]
    text = ", ".join(others[:_MOST_PLACES]) + (", …" if len(others) > _MOST_PLACES else "")
    return f" (and {len(notes) - 1} more{f', at {text} too' if others else ' there'})"


def first() -> list[dict[str, Any]]:
    """The first remark of each kind of each kernel since the last call of `noted`, as the emulator reports it."""
    statistics = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for note in getattr(statistics, "notes", []):
        if note.get("kind") == SCHEDULES:
            continue
        found.setdefault((note.get("kind"), note.get("kernel")), note)
    return list(found.values())[:_MOST_REMARKS]


def begin() -> None:
    """A call begins: its launches are counted from 1 on, for the names of chosen schedules."""
    statistics: Any = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    if statistics is not None:
        statistics.number = 0


def orders() -> list[str]:
    """The names of chosen schedules that left other bytes in memory since the last call of `noted`; the first ones."""
    statistics = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    tried = [note for note in getattr(statistics, "notes", []) if note.get("kind") == SCHEDULES]
    return [str(name) for note in tried for name in note.get("orders", ())][:_MOST_ORDERS]


def allowed() -> int:
    """How many findings the emulator went on after since the last call of `noted`."""
    statistics = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    return sum(int(note.get("count", 0)) for note in getattr(statistics, "notes", []))


def stored() -> list[str]:
    """The lines of the last kernel that store to global memory."""
    statistics = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    return list(getattr(statistics, "stored", []))


def histories(wanted: bool) -> None:
    """Launches keep from now on who writes each byte, or do not."""
    if wanted or "jit.emulator" in sys.modules:
        from jit.emulator.machine import write_history

        write_history.kept = [] if wanted else None


def stores(elements: Sequence[tuple[int, int, int]]) -> list[list[Store]]:
    """Of elements, each by the number of the launch since `histories`, its address and its bytes, the last stores."""
    from jit.emulator.machine import write_history

    kept = write_history.kept or []
    found = (kept[number].of(address, size) if number < len(kept) else [] for number, address, size in elements)
    return [[_store(one) for one in writes] for writes in found]


def _store(one: Any) -> Store:
    location, instruction, kernel = map(clip_name, (one.location, one.instruction, one.kernel))
    return Store(location, instruction, kernel, one.cta, one.thread, one.times, one.before)
