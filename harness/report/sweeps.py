"""Sweeps for people: a line a trial, the best with its interval, and the picture of all: a heat map of two settings, or
parallel coordinates of more."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from rich.console import Console

from harness.history.trials import Trial
from harness.report.bench import microseconds
from harness.report.estimate import micro

_WIDTH, _HEIGHT = 760.0, 340.0


def line(trial: Trial) -> str:
    """A trial on one line."""
    figures = microseconds(trial.score_ns) + " µs" if trial.score_ns is not None else ""
    if trial.low_ns is not None:
        figures += f" [{microseconds(trial.low_ns)}, {microseconds(trial.high_ns)}]"
    why = f": {trial.message.splitlines()[0]}" if trial.message else ""
    return f"{described(trial.settings)}: {trial.status} {figures}{why}".rstrip()


def described(settings: dict[str, Any]) -> str:
    """Settings in short: ``WARPS=4 STAGES=2``."""
    return " ".join(f"{name}={value}" for name, value in settings.items())


def best(shown: Console, found: Trial, base: Trial | None, all_of: Sequence[Trial]) -> None:
    """Prints the best trial with its interval, the trials within it, and the gain."""
    assert found.high_ns is not None
    shown.print(f"best: {line(found)}, geometric mean and 95% interval", markup=False, soft_wrap=True)
    near = [one for one in all_of if one.status == "pass" and one is not found and one.low_ns is not None]
    close = [one for one in near if (one.low_ns or math.inf) <= found.high_ns]
    if close:
        shown.print(f"  {len(close)} others lie within its interval: no difference to them is seen", markup=False)
    if base is None or base.score_ns is None or found.score_ns is None:
        return
    if base == found:
        shown.print("  that is the submission as it is", markup=False)
    else:
        ratio = found.score_ns / base.score_ns
        shown.print(
            f"  as it is: {microseconds(base.score_ns)} µs; the best takes {100 * ratio:.1f}% of it", markup=False
        )


def modelled(shown: Console, found: Sequence[Any]) -> None:
    """Prints trials by their modelled times, the least first; ``found``: of `harness.cli._modelled_trials`."""
    chips = ", ".join(sorted({one.title for one in found if one.title}))
    shown.print(f"by modelled time on {chips}" if chips else "by modelled time", style="bold", highlight=False)
    remarks = dict.fromkeys(remark for one in found for remark in one.remarks)
    shown.print(f"  {'; '.join(remarks)}", markup=False, highlight=False, style="yellow")
    for number, one in enumerate(found, 1):
        time = (
            f"modelled {micro(one.seconds)}, between {micro(one.low)} and {micro(one.high)}"
            if one.seconds is not None
            else f"not modelled: {one.message}"
        )
        shown.print(f"  {number}. {described(one.settings)}: {time}", markup=False, highlight=False, soft_wrap=True)


def picture(found: Sequence[Trial]) -> str:
    """The trials of a sweep as SVG, the quickest the darkest; empty where no setting has two values."""
    timed = [one for one in found if one.score_ns is not None]
    names = [name for name in dict.fromkeys(n for one in timed for n in one.settings) if len(_values(timed, name)) > 1]
    whole = [one for one in timed if all(name in one.settings for name in names)]
    if not names or not whole:
        return ""
    return _heat(whole, names) if len(names) == 2 else _parallel(whole, names)


def _values(found: Sequence[Trial], name: str) -> list[Any]:
    values = list(dict.fromkeys(one.settings[name] for one in found if name in one.settings))
    if all(isinstance(value, (int, float)) for value in values):
        return sorted(values)
    return values


def _shade(value: float, low: float, high: float) -> float:
    """1 for the quickest, near 0 for the slowest."""
    return 1.0 - 0.9 * (math.log(value / low) / math.log(high / low) if high > low else 0.0)


def _heat(found: Sequence[Trial], names: Sequence[str]) -> str:
    """A cell for each pair of values, with the least score there."""
    across, down = (_values(found, name) for name in names)
    cells: dict[tuple[Any, Any], float] = {}
    for one in found:
        at = one.settings[names[0]], one.settings[names[1]]
        cells[at] = min(cells.get(at, math.inf), (one.score_ns or math.inf) / 1e3)
    low, high = min(cells.values()), max(cells.values())
    left, top, size = 130.0, 40.0, 30.0
    wide = min(110.0, (_WIDTH - left) / len(across))
    parts = [_text(left, 14, f"{names[0]} across, {names[1]} down; µs")]
    parts += [_text(left + (i + 0.5) * wide, 32, str(value), "middle") for i, value in enumerate(across)]
    for row, below in enumerate(down):
        y = top + row * size
        parts.append(_text(left - 8, y + 20, str(below), "end"))
        for column, value in enumerate(across):
            if (score := cells.get((value, below))) is None:
                continue
            x, shade = left + column * wide, _shade(score, low, high)
            text = f"{names[0]}={value} {names[1]}={below}: {score:.4g} µs"
            parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide - 2:.1f}" height="{size - 2:.1f}" fill="var(--a)" '
                f'fill-opacity="{0.75 * shade:.2f}"><title>{escape(text)}</title></rect>'
            )
            parts.append(_text(x + wide / 2, y + 20, f"{score:.4g}", "middle", score == low))
    return _svg(top + len(down) * size + 6, f"heat map of {names[0]} and {names[1]}", parts)


def _parallel(found: Sequence[Trial], names: Sequence[str]) -> str:
    """An axis for each setting and one for the score; a line for each trial."""
    scores = [(one.score_ns or 0.0) / 1e3 for one in found]
    low, high = min(scores), max(scores)
    axes = {name: _values(found, name) for name in names}
    step = (_WIDTH - 180) / len(names)
    top, bottom = 40.0, _HEIGHT - 20

    def place(at: int, share: float) -> tuple[float, float]:
        return 70 + at * step, bottom - share * (bottom - top)

    parts: list[str] = []
    for at, name in enumerate([*names, "µs"]):
        x, _ = place(at, 0)
        parts.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}" stroke="var(--soft)"/>')
        parts.append(_text(x, 20, name, "middle", True))
        ends = [(i / max(1, len(axes[name]) - 1), value) for i, value in enumerate(axes[name])] if name in axes else []
        for share, value in ends or [(0.0, f"{low:.4g}"), (1.0, f"{high:.4g}")]:
            parts.append(_text(x - 6, place(at, share)[1] + 4, str(value), "end"))
    for one, score in sorted(zip(found, scores, strict=True), key=lambda pair: -pair[1]):
        points = [
            place(at, axes[name].index(one.settings[name]) / max(1, len(axes[name]) - 1))
            for at, name in enumerate(names)
        ]
        points.append(place(len(names), (score - low) / (high - low) if high > low else 0.0))
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        shade, width = _shade(score, low, high), 2.5 if score == low else 1.2
        text = f"{described(one.settings)}: {score:.4g} µs"
        parts.append(
            f'<polyline points="{way}" fill="none" stroke="var(--a)" stroke-opacity="{shade:.2f}" '
            f'stroke-width="{width}"><title>{escape(text)}</title></polyline>'
        )
    return _svg(_HEIGHT, f"parallel coordinates of {', '.join(names)}", parts)


def _svg(height: float, title: str, parts: list[str]) -> str:
    head = (
        f'<svg viewBox="0 0 {_WIDTH:.0f} {height:.0f}" width="{_WIDTH:.0f}" role="img" aria-label={quoteattr(title)}>'
    )
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def _text(x: float, y: float, text: str, anchor: str = "start", strong: bool = False) -> str:
    weight = ' font-weight="600"' if strong else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
