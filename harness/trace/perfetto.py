"""A timeline as JSON for Perfetto and chrome://tracing. A logical clock's units are its microseconds."""

from __future__ import annotations

from typing import Any

from harness.trace.logical import COPY, FILLING, FULL, PRODUCT, Timeline

_ASIDE = {COPY: 1000, PRODUCT: 2000}  # added to a warp's number: the row of what it has in flight
_STAGES = 3000


def _shown(line: Timeline, time: int) -> float:
    return time if line.per_microsecond == 1 else time / line.per_microsecond


def document(lines: list[Timeline]) -> dict[str, Any]:
    """The trace-event format: a process for each CTA of each launch, a thread for each warp."""
    events: list[dict[str, Any]] = []
    for number, line in enumerate(lines):
        stages = {row: _STAGES + i for i, row in enumerate(dict.fromkeys(
            span.row for span in line.spans if span.kind in (FILLING, FULL)))}  # fmt: skip
        named: dict[tuple[int, int], str] = {}
        for span in line.spans:
            rank, own = span.row
            process = 1000 * number + rank
            if span.kind in (FILLING, FULL):
                thread, name = stages[span.row], f"stage {own.partition(':')[2]}"
            else:
                thread = int(own) + _ASIDE.get(span.kind, 0)
                role = line.roles.get((rank, own), "")
                name = f"warp {own}, {role}" if span.kind not in _ASIDE else f"warp {own}: {span.kind} in flight"
            named[process, thread] = name
            label = f"{span.kind} {span.about}".strip() if span.kind != "run" else span.place
            events.append(
                {"name": label, "cat": span.kind, "ph": "X", "ts": _shown(line, span.begin),
                 "dur": _shown(line, span.end - span.begin),
                 "pid": process, "tid": thread, "args": {"line": span.place, "phase": span.phase}}
            )  # fmt: skip
        events += [
            {"name": "thread_name", "ph": "M", "pid": process, "tid": thread, "args": {"name": name}}
            for (process, thread), name in sorted(named.items())
        ]
        events += [
            {"name": "process_name", "ph": "M", "pid": process, "tid": 0,
             "args": {"name": f"{line.kernel}, launch {number}, CTA {process % 1000} of the first cluster"}}
            for process in sorted({process for process, _ in named})
        ]  # fmt: skip
    return {"traceEvents": events, "displayTimeUnit": "ns",
            "otherData": {"clock": "; ".join(dict.fromkeys(line.clock for line in lines))}}  # fmt: skip
