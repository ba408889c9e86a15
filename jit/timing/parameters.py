"""The figures of a chip: one file for each, `chips/NAME.json`, every figure with its range and its source.

None of them was fitted to a kernel; one that was bears ``fitted``, and names what it was fitted to.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ..base.errors import ArgumentError

_FOLDER = Path(__file__).parent / "chips"
CHIPS = tuple(sorted(path.stem for path in _FOLDER.glob("*.json")))
_WORD = {"sm_90a": "h200", "sm_100a": "b200"}


@dataclass(frozen=True)
class Figure:
    """One parameter.

    Attributes:
        value: what the model uses.
        low, high: its range.
        unit: of the three.
        group: figures that are uncertain together.
        source: where it comes from.
        recorded: it was measured on such a chip by `jit.timing.record`.
        fitted: the kernel that it was fitted to, or empty.
        doubted: what was recorded of it and is not taken, and why; or empty.
    """

    value: float
    low: float
    high: float
    unit: str
    group: str
    source: str
    recorded: bool = False
    fitted: str = ""
    doubted: str = ""


@dataclass(frozen=True)
class Chip:
    """A chip.

    Attributes:
        name: ``"h200"``.
        title: as its maker calls it.
        arch: what kernels for it are compiled for.
        sms: multiprocessors.
        l2: bytes of the L2 cache.
        validated: the model's times were compared with times of this chip.
        figures: by name.
    """

    name: str
    title: str
    arch: str
    sms: int
    l2: int
    validated: bool
    figures: Mapping[str, Figure]

    def __getitem__(self, name: str) -> float:
        """The value of a figure."""
        return self.figures[name].value

    def with_(self, **values: float) -> Chip:
        """The same chip with other values. Raises KeyError for a figure that there is not."""
        changed = {name: replace(self.figures[name], value=value) for name, value in values.items()}
        return replace(self, figures={**self.figures, **changed})

    def scaled(self, **factors: float) -> Chip:
        """The same chip with figures multiplied."""
        return self.with_(**{name: self[name] * factor for name, factor in factors.items()})

    def at(self, group: str, end: str) -> Chip:
        """The same chip with each figure of a group at the ``"fast"`` or ``"slow"`` end of its range."""
        chosen = {}
        for name, one in self.figures.items():
            if one.group == group:
                more = one.unit in _MORE_IS_FASTER
                chosen[name] = one.high if more == (end == "fast") else one.low
        return self.with_(**chosen)

    @property
    def groups(self) -> list[str]:
        """The groups of figures, in the file's order."""
        return list(dict.fromkeys(one.group for one in self.figures.values()))

    @property
    def remarks(self) -> list[str]:
        """What has to be said with every time of this chip."""
        said = ["modelled, not measured"]
        recorded = sum(one.recorded for one in self.figures.values())
        if not recorded:
            said.append("parameters from published figures, not recorded on such a chip")
        elif recorded < len(self.figures):
            said.append(f"{recorded} of {len(self.figures)} parameters recorded on such a chip, the others published")
        if not self.validated:
            said.append("not validated on this chip")
        return said


_MORE_IS_FASTER = ("byte/clock", "byte/s", "Hz", "sector/clock", "sector/s", "line/clock", "operation/clock", "part",
                   "request/s", "request/clock")  # fmt: skip


def chip(name: str | None = None, arch: str | None = None) -> Chip:
    """A chip by its name, else the one that an architecture is modelled on.

    Raises:
        ArgumentError: there is none.
    """
    if name is None:
        name = _WORD.get(arch or "")
        if name is None:
            raise ArgumentError(f"chip: no figures for {arch}; expected one of {', '.join(CHIPS)}, such as chip='h200'")
    path = _FOLDER / f"{str(name).lower()}.json"
    if str(name).lower() not in CHIPS:
        raise ArgumentError(f"chip: expected one of {', '.join(CHIPS)}, got {name!r}")
    return read(path)


def read(path: Path) -> Chip:
    """The chip of a file."""
    document = json.loads(path.read_text())
    figures = {name: Figure(**one) for name, one in document.pop("figures").items()}
    return Chip(name=path.stem, figures=figures, **document)
