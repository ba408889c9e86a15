"""The report of tasks as one page: verdict, times, roofline, versions, checks, source heat, pipeline, environment."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from harness.history import queries, trials
from harness.history.queries import Run
from harness.machine import gpuinfo
from harness.report import charts, heat, highlight, names, pages, sweeps, timeline
from harness.report.bench import microseconds
from harness.timing import stats
from harness.trace import rings
from harness.trace.logical import Timeline

_MOST_MAPS = 6  # of one check
_MOST_FAILED = 20  # runs that are listed


def page(
    connection: sqlite3.Connection, tasks: Sequence[str], pictures: Mapping[str, Sequence[Timeline]] | None = None
) -> str:
    """The page.

    Args:
        connection: the history.
        tasks: those that it is about.
        pictures: pipelines to draw, by task.
    """
    rows = [_task(connection, name, (pictures or {}).get(name, ())) for name in tasks]
    return pages.render("report.html", tasks=rows, made=time.strftime("%Y-%m-%d %H:%M"), highlight=highlight.STYLE)


def _task(connection: sqlite3.Connection, name: str, pictures: Sequence[Timeline]) -> dict[str, Any]:
    found = queries.runs(connection, name)
    timed: dict[tuple[str, str], list[Run]] = {}
    for run in found:
        if run.verb == "bench" and run.medians:  # a sweep's have their own picture
            timed.setdefault((run.chip, run.arch), []).append(run)
    checks = [run for run in found if run.verb == "check"]
    counted = next(
        (run for run in checks if any(d.get("counters") for d in queries.documents(connection, run.id))), None
    )
    failed = [run for run in found if run.exit != 0]
    versions = queries.versions(connection, name)
    return {
        "name": name,
        "verdict": _verdict(connection, found, checks),
        "failed": [_failed(connection, run) for run in failed[:_MOST_FAILED]],
        "failures": len(failed),
        "chips": [_chip(connection, runs) for runs in timed.values()],
        "sweeps": _sweeps(connection, name),
        "versions": [
            {"path": path, "number": number, "version": one}
            for path, states in versions.items()
            for number, one in enumerate(states, 1)
        ],
        "ladders": _ladders(versions),
        "check": _check(connection, checks[0]) if checks else None,
        "heat": _heat(connection, counted) if counted else [],
        "pictures": [
            {
                "line": line,
                "kernel": names.plain(line.kernel),
                "svg": Markup(timeline.svg(line)),
                "rings": rings.find(line),
            }
            for line in pictures
        ],
        "latest": _facts(found[0]) if found else None,
    }


def _verdict(connection: sqlite3.Connection, found: Sequence[Run], checks: Sequence[Run]) -> dict[str, Any]:
    """What the page begins with: the last check, and the best time by chip, with how far it is from its floor."""
    best: dict[tuple[str, str], Run] = {}
    for run in found:
        if run.geomean is not None:
            key = run.chip, run.arch
            best[key] = min(run, best.get(key, run), key=lambda one: one.geomean or 0.0)
    shares = {}
    for key, run in best.items():
        documents = queries.documents(connection, run.id)
        parts = [document.get("fraction_of_floor") for document in documents]
        known = [part for part in parts if part]
        shares[key] = stats.geometric_mean(known) if known and len(known) == len(parts) else None
    return {
        "check": checks[0] if checks else None,
        "best": [{"run": run, "floor": shares[key]} for key, run in best.items()],
        "runs": len(found),
    }


def _failed(connection: sqlite3.Connection, run: Run) -> dict[str, Any]:
    """A run that did not pass: when, and the first thing that was wrong. One that was killed has no exit code."""
    first = next((one for one in queries.documents(connection, run.id) if one.get("status") != "pass"), None)
    message = f"{first['status'].replace('_', ' ')}: {first['message']}" if first else ""
    if run.exit is None:
        message = message or "not ended: it was killed, or still goes on"
    return {"run": run, "case": first["name"] if first else "", "message": message.partition("\n")[0],
            "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(run.began))}  # fmt: skip


def _sweeps(connection: sqlite3.Connection, name: str) -> list[dict[str, Any]]:
    """The sweeps of a task that timed something, with their pictures."""
    rows = []
    for one in trials.sweeps(connection, name):
        found = trials.read(connection, one.id)
        good = [trial for trial in found if trial.status == "pass" and trial.score_ns is not None]
        if good:
            best = sweeps.line(trials.best(found))
            rows.append({"sweep": one, "best": best, "count": len(found), "svg": Markup(sweeps.picture(good))})
    return rows


def _chip(connection: sqlite3.Connection, runs: list[Run]) -> dict[str, Any]:
    """The last run on a chip, and those before it."""
    last = runs[0]
    cases = [document for document in queries.documents(connection, last.id) if document.get("device_ns")]
    history = [(f"run {run.id}", run.geomean / 1e3) for run in reversed(runs) if run.geomean]
    return {
        "run": last,
        "cases": [_case(document) for document in cases],
        "roofline": _roofline(last.chip, cases),
        "history": Markup(charts.series("geometric mean by run", history, "µs")) if history else "",
    }


def _case(document: dict[str, Any]) -> dict[str, Any]:
    own = document["device_ns"]["median"] / 1e3
    peers = [peer for peer in document.get("peers", []) if peer.get("device_ns")]
    rows = [charts.Bar("this submission", own, own=True)]
    rows += [charts.Bar(peer["name"], peer["device_ns"]["median"] / 1e3) for peer in peers]
    floor = document["floor_ns"] / 1e3 if document.get("floor_ns") else None
    return {
        "document": document,
        "interval": f"{microseconds(document['device_ns']['ci_low'])}–{microseconds(document['device_ns']['ci_high'])}",
        "bars": Markup(charts.bars(document["name"], sorted(rows, key=lambda row: row.value), "µs", floor)),
    }


def _roofline(chip: str, cases: list[dict[str, Any]]) -> Markup | str:
    """A point a case whose operations and bytes are known; the roofs are those of its floors."""
    points, roofs = [], {"memory": 0.0, "compute": 0.0}
    for case in cases:
        rate, size, share = case.get("flop_per_s"), case.get("bytes_per_s"), case.get("fraction_of_floor")
        if rate and size and share:
            points.append(charts.Point(case["name"], rate / size, rate))
            roofs[case["bound"]] = (size if case["bound"] == "memory" else rate) / share
    if not points:
        return ""
    return Markup(charts.roofline(f"roofline on {chip}", points, roofs["memory"] or None, roofs["compute"] or None))


def _check(connection: sqlite3.Connection, run: Run) -> dict[str, Any]:
    cases = queries.documents(connection, run.id)
    maps = [
        {"case": case["name"], "summary": f"{one['tensor']} {one['shape']}: {one['wrong']} of {one['elements']} wrong",
         "hints": one.get("hints", []), "svg": Markup(charts.mismatches(f"where {one['tensor']} is wrong", one["map"]))}
        for case in cases
        for one in (case.get("diagnosis") or {}).get("outputs", [])
        if one.get("map")
    ]  # fmt: skip
    return {"run": run, "cases": cases, "maps": maps[:_MOST_MAPS]}


def _heat(connection: sqlite3.Connection, run: Run) -> list[dict[str, Any]]:
    """The sources of a run that counted, by kernel, of the case with most instructions."""
    files = queries.texts(connection, run.source)
    best: dict[str, dict[str, Any]] = {}
    for document in queries.documents(connection, run.id):
        for kernel, report in (document.get("counters") or {}).items():
            lines = heat.lines(report)
            size = sum(line["warp"] for line in lines)
            if size > best.get(kernel, {}).get("size", -1):
                made: dict[str, str] = document.get("sources") or {}
                best[kernel] = {"kernel": names.plain(kernel), "case": document["name"], "size": size, "lines": lines,
                                "files": files | made}  # fmt: skip
    found = []
    for one in best.values():
        lines = one["lines"]
        most = max((line.lost for line in lines), default=0.0) or 1.0
        busiest = max((line["warp"] for line in lines), default=0) or 1
        for file in dict.fromkeys(line.file for line in lines):
            texts = heat.text_of(file, one["files"])
            if texts is None:
                continue
            own = [line for line in lines if line.file == file]
            shown = highlight.lines(file, texts)
            rows = [
                {"number": number, "text": shown[number - 1] if number else text,
                 "cells": heat.cells(line) if line else ("",) * len(heat.COLUMNS),
                 "lost": 100 * line.lost / most if line else 0, "ran": 100 * line["warp"] / busiest if line else 0,
                 "why": "; ".join(line.reasons) if line and line.lost else ""}
                for number, text, line in heat.rows(own, texts)
            ]  # fmt: skip
            found.append({**one, "file": file, "rows": rows, "worst": heat.worst(own), "columns": heat.COLUMNS})
    return found


def _ladders(versions: Mapping[str, Sequence[queries.Version]]) -> dict[str, Markup]:
    """By submission, a bar for the best time of each of its states, the first on top; none where fewer than two were
    timed."""
    found = {}
    for path, states in versions.items():
        timed = [(number, one) for number, one in enumerate(states, 1) if one.best is not None]
        if len(timed) > 1:
            best = min(one.best or 0.0 for _, one in timed)
            bars = [
                charts.Bar(f"{number}: {_changes(one)}", (one.best or 0.0) / 1e3, own=one.best == best)
                for number, one in timed
            ]
            found[path] = Markup(charts.bars(f"best time of each version of {path}", bars, "µs"))
    return found


def _changes(version: queries.Version) -> str:
    changed = [f"{name.rpartition('/')[2]} +{more} −{less}" for name, (more, less) in version.changed.items()]
    return changed[0] + (f", {len(changed) - 1} more" if len(changed) > 1 else "") if changed else "the first"


def _facts(run: Run) -> dict[str, str]:
    facts = {"machine": run.chip, "compiled for": run.arch, "driver": run.driver, "commit": run.git} | run.versions
    if state := run.summary.get("gpu_after"):
        facts["clocks"] = gpuinfo.describe(state)
    return {name: value for name, value in facts.items() if value}
