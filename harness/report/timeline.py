"""A timeline as SVG: a row for each warp and each stage, over its time."""

from __future__ import annotations

from xml.sax.saxutils import escape

from harness.trace.logical import COPY, FILLING, FULL, PRODUCT, RUN, WAIT, Timeline

_LEFT, _WIDTH, _ROW, _GAP = 190, 1000, 16, 4
_TICKS = 10  # of an axis in microseconds, at most
# Distinct without colour too: by height, and by pattern where they are waits.
_FILL = {RUN: "#4f8fd0", WAIT: "url(#waits)", COPY: "#d98a2b", PRODUCT: "#8a63c9", FILLING: "#d98a2b", FULL: "#4fa873"}
_LEGEND = (RUN, WAIT, COPY, PRODUCT, FULL)
_WORDS = {
    RUN: "runs",
    WAIT: "waits",
    COPY: "copy in flight, stage filling",
    PRODUCT: "product in flight",
    FULL: "stage full",
}


def svg(line: Timeline) -> str:
    """The picture. Rows are stages first, then warps by role; a warp's copies and products are thin bars below it."""
    stages = list(dict.fromkeys(span.row for span in line.spans if span.kind in (FILLING, FULL)))
    warps = sorted(line.roles, key=lambda row: (row[0], line.roles[row] == "other", line.roles[row], row[1]))
    rows = {("stage", row): i for i, row in enumerate(sorted(stages, key=str))}
    rows |= {("warp", row): len(stages) + i for i, row in enumerate(warps)}
    height = 40 + len(rows) * (_ROW + _GAP) + 24
    below = 16 * (line.per_microsecond != 1)  # for the axis
    scale = _WIDTH / max(1, line.end)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDTH + 30} {height + below}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(line.kernel)}: warps and stages. {escape(line.clock)}</title>",
        '<defs><pattern id="waits" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="2" height="6" fill="#8b949e"/></pattern></defs>',
    ]
    x = float(_LEFT)
    for kind in _LEGEND:
        parts.append(f'<rect x="{x:.0f}" y="6" width="14" height="12" fill="{_FILL[kind]}" stroke="#8b949e"/>')
        parts.append(f'<text x="{x + 19:.0f}" y="16" fill="currentColor">{_WORDS[kind]}</text>')
        x += 40 + 6.6 * len(_WORDS[kind])
    for (sort, row), i in rows.items():
        y = 30 + i * (_ROW + _GAP)
        many = len({one[0] for one in line.roles}) > 1
        cta = f"CTA {row[0]} " if many else ""
        label = f"{cta}stage {i + 1}" if sort == "stage" else f"{cta}warp {row[1]}: {line.roles[row]}"
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 12}" text-anchor="end" fill="currentColor">{escape(label)}</text>')
    for span in line.spans:
        sort = "stage" if span.kind in (FILLING, FULL) else "warp"
        y = 30 + rows[sort, span.row] * (_ROW + _GAP)
        top, tall = {COPY: (10, 3), PRODUCT: (13, 3), RUN: (0, 9), WAIT: (0, 9)}.get(span.kind, (0, _ROW))
        width = max(0.4, (span.end - span.begin) * scale)
        text = f"{span.kind} {span.begin}-{span.end}, {span.place}" + (
            f", {span.about} phase {span.phase}" if span.about else ""
        )
        text += f"; it ends with {span.ended_by}" if span.ended_by else ""
        parts.append(
            f'<rect x="{_LEFT + span.begin * scale:.2f}" y="{y + top}" width="{width:.2f}" height="{tall}" '
            f'fill="{_FILL[span.kind]}"><title>{escape(text)}</title></rect>'
        )
    if line.per_microsecond == 1:
        parts.append(
            f'<text x="{_LEFT}" y="{height - 6}" fill="currentColor">{escape(line.clock)}: 0 to {line.end}</text></svg>'
        )
    else:
        parts += _axis(line, height)
    return "\n".join(parts)


def _axis(line: Timeline, height: int) -> list[str]:
    """Ticks in microseconds, and below them what the clock is."""
    whole = line.end / line.per_microsecond
    step = next((one for one in (10.0**power * digit for power in range(-3, 9) for digit in (1, 2, 5))
                 if whole / one <= _TICKS), whole)  # fmt: skip
    parts = []
    for number in range(int(whole / step) + 1):
        x = _LEFT + _WIDTH * number * step / max(whole, 1e-9)
        parts.append(f'<path d="M{x:.1f} {height - 24}v5" stroke="currentColor"/>')
        unit = " µs" if number == 0 else ""
        parts.append(f'<text x="{x:.1f}" y="{height - 7}" text-anchor="middle" fill="currentColor">'
                     f"{number * step:g}{unit}</text>")  # fmt: skip
    parts.append(f'<text x="{_LEFT}" y="{height + 10}" fill="currentColor">{escape(line.clock)}</text></svg>')
    return parts
