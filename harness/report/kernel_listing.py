"""A kernel's PTX and SASS for people: resources, pipes, spills, and the three texts beside each other by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from rich.console import Console
from rich.table import Table
from rich.text import Text

from harness.inspect import difference, pipes
from harness.inspect.listing import Instruction, Listing
from harness.report import names

_MOST_LINES = 12  # of a difference, and of spills
_BLOCKS = (64, 128, 256, 512, 1024)  # threads
_COLOURS = {
    "tensor": "bold magenta", "load and store": "cyan", "bulk copy": "bold cyan", "barrier": "yellow",
    "control": "red", "fma": "green", "alu": "", "no work": "dim",
}  # fmt: skip


def summary(console: Console, one: Listing) -> None:
    """Resources, occupancy, instructions by pipe, tensor and copy instructions, and the lines that spill."""
    entry = one.entry
    console.print(Text(names.plain(entry.name), style="bold"), end="")
    console.print(f" of {one.title}, {one.arch}" if one.title else f", {one.arch}", markup=False)
    if entry.registers:
        console.print(f"  {resources(one)}\n  {occupancy(one)}", markup=False)
    if one.missing:
        console.print(f"  no SASS: {one.missing}", markup=False, style="yellow")
    total = len(one.sass)
    mix = ", ".join(f"{name} {count} ({100 * count / total:.0f} %)" for name, count in one.mix().most_common())
    if total:
        console.print(f"  {total} SASS instructions: {mix}", markup=False)
    console.print(f"  {len(one.ptx)} PTX instructions; {tallied(one.features())}", markup=False)
    spills(console, one)


def resources(one: Listing) -> str:
    """Registers, shared memory, stack and barriers, in words."""
    entry = one.entry
    barriers = f"{entry.barriers} barrier" + ("" if entry.barriers == 1 else "s")
    return (
        f"{entry.registers} registers, {entry.static_smem} bytes of static shared memory, "
        f"{entry.stack} bytes of stack, {barriers}"
    )


def occupancy(one: Listing) -> str:
    """Resident warps, in words; for some sizes of a block where neither a launch nor launch bounds give it."""
    smem = f" and {one.smem} bytes of dynamic shared memory" if one.smem else ""
    if one.warps is None or one.threads is None:
        by_size = {threads: one.warps_with(threads) for threads in _BLOCKS}
        text = ", ".join(f"{warps} with {threads}" for threads, warps in by_size.items())
        if len(set(by_size.values())) == 1:
            text = f"{by_size[_BLOCKS[0]]} with {_BLOCKS[0]} to {_BLOCKS[-1]}"
        return f"of {one.most_warps} warps resident, by threads a block (no __launch_bounds__): {text}{smem}"
    share = 100 * one.warps / one.most_warps
    return f"{one.warps} of {one.most_warps} warps resident ({share:.0f} %), with {one.threads} threads a block{smem}"


def tallied(found: Counter[str]) -> str:
    """``"wgmma.mma_async 36, ldmatrix 36"``."""
    return ", ".join(f"{name} {count}" for name, count in found.most_common()) or "no tensor or copy instruction"


def spills(console: Console, one: Listing) -> None:
    """Names the lines whose machine code spills."""
    if not one.entry.spill_stores and not one.entry.spill_loads:
        return
    console.print(
        f"  spilled: {one.entry.spill_stores} bytes stored, {one.entry.spill_loads} loaded by a thread",
        style="bold red",
    )
    for line, stores, loads in one.spills()[:_MOST_LINES]:
        text = one.source[line - 1].strip() if 0 < line <= len(one.source) else "(no line of this source)"
        console.print(f"    line {line}: {stores} stores, {loads} loads  {text[:100]}", markup=False)


def listing(console: Console, one: Listing, wanted: Collection[str], lines: range | None = None) -> None:
    """The texts that are ``wanted`` ("source", "ptx", "sass") beside each other: a row for each line that has
    instructions."""
    grid = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1))
    chosen = [("source", "source" in wanted), ("PTX", "ptx" in wanted), ("SASS", "sass" in wanted)]
    grid.add_column("line", justify="right", no_wrap=True)
    for name, on in chosen:
        if on:
            grid.add_column(name, overflow="fold", ratio=1)
    for number, (ours, theirs) in one.by_line().items():
        if lines is not None and number not in lines:
            continue
        text = one.source[number - 1] if 0 < number <= len(one.source) else ""
        cells = [Text(text, style="bold"), _block(ours, coloured=False), _block(theirs, coloured=True)]
        grid.add_row(str(number or "-"), *(cell for cell, (_, on) in zip(cells, chosen, strict=True) if on))
        grid.add_row()
    console.print(grid)


def _block(instructions: list[Instruction], coloured: bool) -> Text:
    text = Text()
    for i, one in enumerate(instructions):
        style = _COLOURS.get(pipes.pipe(one.op), "") if coloured else ("bold cyan" if pipes.feature(one.op) else "")
        text.append(("\n" if i else "") + one.text, style=style)
    return text


def changes(console: Console, old: Listing, new: Listing) -> None:
    """What differs between two builds."""
    console.print(Text(names.plain(new.entry.name), style="bold"), end=": ")
    console.print(f"{old.title}, {old.arch} → {new.title}, {new.arch}", markup=False)
    printed = False
    for heading, found in (
        ("", difference.numbers(old, new)),
        ("SASS by pipe", difference.counts(old.mix(), new.mix())),
        ("tensor, copy and barrier instructions", difference.counts(old.features(), new.features())),
    ):
        if not found:
            continue
        printed = True
        if heading:
            console.print(f"  [bold]{heading}[/]")
        for change in found:
            console.print(f"  {change.name:28} {change.old:>8} → {change.new:<8} {change.new - change.old:+}")
    lines = difference.lines(old, new)
    if lines:
        printed = True
        console.print("  [bold]lines whose machine code changed most[/]")
    for line in lines[:_MOST_LINES]:
        opcodes = ", ".join(f"{one.name} {one.new - one.old:+}" for one in line.opcodes[:6])
        console.print(f"  {line.number:5} {line.state:9}  {line.text[:70]}", markup=False)
        console.print(f"        {opcodes}", markup=False, style="dim")
    if len(lines) > _MOST_LINES:
        console.print(f"  and {len(lines) - _MOST_LINES} lines more")
    if not printed:
        console.print("  no difference in resources or instructions")
