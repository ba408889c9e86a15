"""Charts as SVG text for pages: bars, a roofline and a series. Every mark has a title that says what it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

_WIDTH = 760
_COLOURS = ("var(--a)", "var(--b)", "var(--c)", "var(--d)")


@dataclass(frozen=True)
class Bar:
    """One bar: what it is, its length, and whether it is the one that the page is about."""

    name: str
    value: float
    own: bool = False


def _svg(width: float, height: float, title: str, parts: list[str]) -> str:
    head = f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img" aria-label={quoteattr(title)}>'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(text)}</text>'


def bars(title: str, rows: Sequence[Bar], unit: str, floor: float | None = None) -> str:
    """Bars from zero on, the shortest time on top as given; a line where the floor is."""
    left, step = 220, 24
    most = max([row.value for row in rows] + [floor or 0.0]) or 1.0
    scale = (_WIDTH - left - 110) / most
    parts = []
    for i, row in enumerate(rows):
        y = 8 + i * step
        colour = _COLOURS[0] if row.own else "var(--soft)"
        weight = 'font-weight="600"' if row.own else ""
        parts.append(_text(left - 8, y + 13, row.name[:34], f'text-anchor="end" {weight}'))
        parts.append(
            f'<rect x="{left}" y="{y}" width="{max(1.0, row.value * scale):.1f}" height="16" fill="{colour}">'
            f"<title>{escape(row.name)}: {row.value:.4g} {unit}</title></rect>"
        )
        parts.append(_text(left + row.value * scale + 6, y + 13, f"{row.value:.4g} {unit}"))
    height = 16 + len(rows) * step
    if floor:
        x = left + floor * scale
        parts.append(f'<line x1="{x:.1f}" y1="2" x2="{x:.1f}" y2="{height}" stroke="var(--b)" stroke-dasharray="5 3"/>')
        parts.append(_text(x, height + 12, f"floor {floor:.4g} {unit}", 'text-anchor="middle"'))
        height += 18
    return _svg(_WIDTH, height, title, parts)


@dataclass(frozen=True)
class Point:
    """One timed case on a roofline: operations a byte, and operations a second."""

    name: str
    intensity: float
    rate: float


def roofline(title: str, points: Sequence[Point], bandwidth: float | None, peak: float | None) -> str:
    """Operations a second over operations a byte, both logarithmic, below what the chip reaches (bytes/s and
    operations/s, where they are known)."""
    left, top, width, height = 80, 12, _WIDTH - 100, 300
    roofs = [value for value in (peak,) if value]
    low_x, high_x = (f([point.intensity for point in points]) for f in (min, max))
    if bandwidth and peak:
        low_x, high_x = min(low_x, peak / bandwidth), max(high_x, peak / bandwidth)
    low_x, high_x = low_x / 4, high_x * 4
    values = [point.rate for point in points] + roofs + ([bandwidth * low_x] if bandwidth else [])
    low_y, high_y = min(values) / 3, max(values) * 3

    def x(value: float) -> float:
        return left + width * math.log(value / low_x) / math.log(high_x / low_x)

    def y(value: float) -> float:
        return top + height * (1 - math.log(value / low_y) / math.log(high_y / low_y))

    parts = [f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="none" stroke="var(--line)"/>']
    for power in range(math.ceil(math.log10(low_x)), math.floor(math.log10(high_x)) + 1):
        parts.append(_text(x(10.0**power), top + height + 16, f"{10.0**power:g}", 'text-anchor="middle"'))
    for power in range(math.ceil(math.log10(low_y)), math.floor(math.log10(high_y)) + 1):
        parts.append(_text(left - 6, y(10.0**power) + 4, f"1e{power}", 'text-anchor="end"'))
    ends = [low_x, peak / bandwidth, high_x] if bandwidth and peak else [low_x, high_x]
    roof = [(at, min(value for value in (bandwidth * at if bandwidth else None, peak) if value)) for at in ends
            if bandwidth or peak]  # fmt: skip
    if roof:
        path = " ".join(f"{x(at):.1f},{max(top, y(value)):.1f}" for at, value in roof)
        parts.append(f'<polyline points="{path}" fill="none" stroke="var(--b)" stroke-width="2"/>')
    for point in points:
        text = f"{point.name}: {point.rate:.3g} operations/s, {point.intensity:.3g} a byte"
        parts.append(
            f'<circle cx="{x(point.intensity):.1f}" cy="{y(point.rate):.1f}" r="5" fill="var(--a)">'
            f"<title>{escape(text)}</title></circle>"
        )
        parts.append(_text(x(point.intensity) + 8, y(point.rate) + 4, point.name[:30]))
    parts.append(_text(left + width / 2, top + height + 34, "operations a byte", 'text-anchor="middle"'))
    parts.append(_text(4, top + 4, "op/s"))
    return _svg(_WIDTH, top + height + 44, title, parts)


def series(title: str, values: Sequence[tuple[str, float]], unit: str) -> str:
    """Values in order, from zero on; each has a title."""
    left, top, width, height = 80, 12, _WIDTH - 100, 160
    most = max(value for _, value in values) or 1.0
    step = width / max(1, len(values) - 1)
    places = [(left + i * step if len(values) > 1 else left + width / 2, top + height * (1 - value / most))
              for i, (_, value) in enumerate(values)]  # fmt: skip
    parts = [f'<line x1="{left}" y1="{top + height}" x2="{left + width}" y2="{top + height}" stroke="var(--line)"/>']
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts.append(f'<polyline points="{path}" fill="none" stroke="var(--a)" stroke-width="2"/>')
    for (name, value), (x, y) in zip(values, places, strict=True):
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="var(--a)"><title>{escape(name)}: {value:.4g} {unit}</title>'
            "</circle>"
        )
    parts.append(_text(left - 6, top + 6, f"{most:.4g}", 'text-anchor="end"'))
    parts.append(_text(left - 6, top + height + 4, "0", 'text-anchor="end"'))
    parts.append(_text(left, top + height + 18, values[0][0]))
    if len(values) > 1:
        parts.append(_text(left + width, top + height + 18, values[-1][0], 'text-anchor="end"'))
    return _svg(_WIDTH, top + height + 26, title, parts)


def mismatches(title: str, rows: Sequence[str]) -> str:
    """A map of wrong elements, as ``diagnosis`` makes it: a cell's digit is the share that is wrong, in tenths, and a
    point is none. The digit stands in the cell, so that nothing depends on colour alone."""
    side = 22
    parts = []
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            x, y = j * side, i * side
            share = 0.0 if cell == "." else (int(cell) + 1) / 10
            text = f"row {i + 1} of {len(rows)}, column {j + 1} of {len(row)}: " + (
                f"{int(cell) * 10} to {int(cell) * 10 + 10}% wrong" if share else "right"
            )
            place = f'x="{x}" y="{y}" width="{side - 1}" height="{side - 1}"'
            parts.append(
                f'<rect {place} fill="var(--mark)" stroke="var(--line)"/><rect {place} fill="var(--bad)" '
                f'fill-opacity="{0.45 * share:.2f}"><title>{text}</title></rect>'
            )
            if share:
                parts.append(_text(x + side / 2, y + 15, cell, 'text-anchor="middle"'))
    width = max(map(len, rows), default=1) * side
    return _svg(width, max(1, len(rows)) * side, title, parts)
