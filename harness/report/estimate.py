"""A modelled time on the terminal. The word "modelled" stands with every time."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from harness.report import names

if TYPE_CHECKING:
    from jit import timing

_ROOM = 0.01  # shares below are not shown
_FELT = 0.005  # changes of the time below are none


def micro(seconds: float) -> str:
    """``"12.3 µs"`` or ``"1.23 ms"``."""
    us = seconds * 1e6
    return f"{us / 1000:.2f} ms" if us >= 1000 else f"{us:.1f} µs"


def show(to: Console, document: Mapping[str, Any], most: int) -> None:
    """Prints the document of one case; ``most`` lines of each kernel's source."""
    to.print(Text(str(document["case"]), style="bold"), Text(f"on {document['title']}"), sep="  ", highlight=False)
    to.print(
        f"  modelled {micro(document['seconds'])}, between {micro(document['low'])} and {micro(document['high'])}; "
        f"{micro(document['launch'])} of it launch", markup=False, highlight=False,
    )  # fmt: skip
    to.print(f"  {'; '.join(document['remarks'])}", markup=False, highlight=False, style="yellow")
    to.print(f"  {_cause(document['kernels'], document['launch'])}", markup=False, highlight=False)
    for kernel in document["kernels"]:
        _kernel(to, kernel, most)
    worth = [one for one in document["advice"] if one["gain"] >= _ROOM]
    if document["advice"] and not worth:
        to.print("  worth trying: nothing that the model can change makes it 1 % faster", highlight=False)
    for number, one in enumerate(worth[:3], 1):
        to.print(
            f"  worth trying {number}: {one['worth']} (modelled with {one['change']}: {one['gain']:.0%} less)",
            markup=False, highlight=False,
        )  # fmt: skip
    rest = [one for one in document["advice"] if one not in worth[:3]]
    felt = [f"{one['change']} {one['gain']:+.0%}" for one in rest if abs(one["gain"]) >= _FELT]
    idle = [one["change"] for one in rest if abs(one["gain"]) < _FELT]
    if felt:
        to.print(f"  other what-ifs, time saved: {', '.join(felt)}", markup=False, highlight=False, style="dim")
    if idle:
        to.print(f"  what-ifs that change nothing: {', '.join(idle)}", markup=False, highlight=False, style="dim")


def _cause(kernels: Sequence[Mapping[str, Any]], launch: float) -> str:
    """What holds the time back most, in one sentence: the longest phase of the longest kernel, and its worst line."""
    longest = max(kernels, key=lambda one: one["seconds"])
    if longest["seconds"] < launch:
        return f"what bounds it: the launch, {micro(launch)}; the longest kernel takes {micro(longest['seconds'])}"
    phase = max(longest["phases"], key=lambda one: one["share"])
    lines = [one for one in longest["lines"] if one["place"] != "no line" and one["reasons"]]
    worst = f"; its warps spend most at {lines[0]['place']} ({next(iter(lines[0]['reasons']))})" if lines else ""
    name = f" in {names.plain(longest['name'])}" if len(kernels) > 1 else ""
    return f"what bounds it: {phase['bound']}{name}{worst}"


def show_save(to: Console, found: Mapping[str, Any]) -> None:
    """Prints the modelled time of a save of ``watch``, and its place among the saves."""
    between = f"between {micro(found['low'])} and {micro(found['high'])}"
    place = ""
    if found["best"] is not None:
        change = found["seconds"] / found["best"] - 1
        at = time.strftime("%H:%M:%S", time.localtime(found["best_saved"]))
        than = f"the fastest before, {micro(found['best'])} at {at}"
        than = f"{abs(change):.1%} {'slower' if change > 0 else 'faster'} than {than}" if change else f"as {than}"
        place = f"; number {found['rank']} of {found['of']} saves, {than}"
    to.print(
        f"  modelled {micro(found['seconds'])}, {between}, on an {found['title']}, case {found['case']}{place}",
        markup=False, highlight=False, soft_wrap=True,
    )  # fmt: skip
    to.print(f"  {'; '.join(found['remarks'])}", markup=False, highlight=False, style="yellow")


def show_program(to: Console, found: Sequence[timing.Repeated], chip: timing.Chip) -> None:
    """Prints the kernels of a program, each shape of them in a row."""
    to.print(Text("modelled times", style="bold"), Text(f"on {chip.title}"), sep="  ", highlight=False)
    to.print(f"  {'; '.join(chip.remarks)}", markup=False, highlight=False, style="yellow")
    for one in found:
        grid, block = ("×".join(map(str, sizes)) for sizes in (one.grid, one.block))
        often = f", {one.count} launches" if one.count > 1 else ""
        to.print(
            f"  {names.plain(one.kernel)}: modelled {micro(one.seconds)}, between {micro(one.low)} and "
            f"{micro(one.high)}{often}; grid {grid}, block {block}; {one.dram_bytes / 1e6:.1f} MB of DRAM; {one.bound}",
            markup=False, highlight=False,
        )  # fmt: skip
        for remark in one.remarks:
            to.print(f"    {remark}", markup=False, highlight=False, style="yellow")
    kernels = sum(one.count * one.seconds for one in found)
    count = sum(one.count for one in found)
    to.print(
        f"  {count} launch{'es' * (count != 1)}: modelled {micro(kernels)} of kernels one after the other, without "
        "launches, copies and the host", markup=False, highlight=False,
    )  # fmt: skip


def _kernel(to: Console, kernel: Mapping[str, Any], most: int) -> None:
    grid, block = ("×".join(map(str, kernel[name])) for name in ("grid", "block"))
    to.print(
        f"  {names.plain(kernel['name'])}: modelled {micro(kernel['seconds'])}; grid {grid}, block {block}, "
        f"{kernel['resident']} CTAs a multiprocessor, {kernel['waves']:.2f} waves; "
        f"{kernel['dram_bytes'] / 1e6:.1f} MB of DRAM, {kernel['l2_bytes'] / 1e6:.1f} MB of L2",
        markup=False, highlight=False,
    )  # fmt: skip
    for remark in kernel["remarks"]:
        to.print(f"    {remark}", markup=False, highlight=False, style="yellow")
    for phase in kernel["phases"]:
        used = ", ".join(f"{name} {share:.0%}" for name, share in list(phase["used"].items())[:4])
        to.print(f"    {phase['name']}, {phase['share']:.0%} of it: {phase['bound']} (used: {used})", markup=False,
                 highlight=False)  # fmt: skip
    if kernel["lines"]:
        to.print("    of the warps' time, by line, and what they do or wait for there:", highlight=False)
    for line in kernel["lines"][:most]:
        reasons = [f"{name} {share:.0%}" for name, share in line["reasons"].items() if share >= _ROOM]
        if line["share"] >= _ROOM:
            to.print(f"    {line['share']:>4.0%}  {line['place']}  {', '.join(reasons[:4])}", markup=False,
                     highlight=False)  # fmt: skip
