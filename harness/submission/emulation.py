"""What a submission's process tells of the emulator in it: its notes, its counters, the modes it runs in."""

from __future__ import annotations

import importlib.abc
import sys
from typing import Any

from harness.wire.limits import clip


class NoEmulator(importlib.abc.MetaPathFinder):
    """Keeps a run that was asked to be on the CPU or on a GPU from being emulated without a word."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Refuses ``jit.emulator``."""
        if name == "jit.emulator":
            raise ImportError("this run does not emulate: --device emulator does")


def modes() -> list[str]:
    """The modes of the emulator that change what a run means, for the report."""
    emulator: Any = sys.modules.get("jit.emulator")
    told = []
    if getattr(getattr(emulator, "statistics", None), "fast", False):
        told.append("fast numerics (WARPYARD_EMULATOR_FAST): matrix sums are not those of the tensor cores")
    if emulator is not None and _strict():
        told.append("strict mode (WARPYARD_EMULATOR_STRICT): some notes are findings")
    return told


def _strict() -> bool:
    from jit import environment  # here, since a submission without the jit does not wait for it

    return environment.STRICT.read()


def remarks() -> list[str]:
    """What the emulator noted since the last call without calling it a defect; read once."""
    statistics: Any = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    if not getattr(statistics, "notes", None):
        return modes()
    noted, statistics.notes = statistics.notes, []
    alike: dict[tuple[object, ...], list[dict[str, Any]]] = {}  # one line for what a place does with many addresses
    for note in noted:
        alike.setdefault((note.get("kind"), note.get("kernel"), note.get("location")), []).append(note)
    told = []
    for (kind, kernel, location), notes in list(alike.items())[:20]:
        first = notes[0]
        where = ", ".join(f"{name} {first[name]}" for name in ("cta", "warp", "lane") if name in first)
        more = f" (and {len(notes) - 1} more there)" if len(notes) > 1 else ""
        told.append(f"{kind}: {first.get('message')}: {location}, kernel {kernel}, {where}{more}")
    return modes() + [clip(line) for line in told]


def counters() -> dict[str, Any]:
    """What the emulator has counted since the last call, by kernel; empty where counting is off. Read once."""
    statistics: Any = getattr(sys.modules.get("jit.emulator"), "statistics", None)
    counted = getattr(statistics, "counters", None)
    if not counted:
        return {}
    statistics.counters = {}
    return dict(counted)
