"""``warpyard inspect``: what the compiler made of a kernel: resources, pipes, spills, PTX and SASS; needs no GPU."""

from __future__ import annotations

import argparse
import re
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.inspect import difference, listing, subjects
from harness.inspect.listing import Listing
from harness.report import console, pages
from harness.report import inspect as report


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("inspect", help="PTX, SASS and resources by line of the source", description=__doc__)
    parser.add_argument("kernel", metavar="KERNEL", help="a kernel package, a .cu, or a submission")
    parser.add_argument("--source", action="store_true", help="list the source")
    parser.add_argument("--ptx", action="store_true", help="list the PTX beside it")
    parser.add_argument("--sass", action="store_true", help="list the SASS beside it")
    parser.add_argument("--line", metavar="N[-M]", help="only these lines of the source")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write source, PTX and SASS as a page")
    parser.add_argument("--arch", help="architecture to compile for, e.g. sm_90a")
    parser.add_argument("--kernel", dest="variant", metavar="VARIANT", help="variant, e.g. the x of sm_100a_x.cu")
    parser.add_argument("-D", dest="defines", action="append", default=[], metavar="NAME=VALUE", help="a macro")
    parser.add_argument("--option", action="append", default=[], metavar="FLAG", help="an option for the compiler")
    parser.add_argument("--smem", type=int, default=0, metavar="BYTES", help="dynamic shared memory, for occupancy")
    parser.add_argument(
        "--diff", metavar="OLD", help="what changed since a git revision, another .cu, an arch, or with =OPTIONS"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 4 where a source does not compile."""
    _common.natural(arguments, "smem")
    lines = _lines(arguments.line)
    defines = dict(_macro(text) for text in arguments.defines)
    found = subjects.find(
        arguments.kernel, _common.arch_of(arguments), arguments.variant, defines, tuple(arguments.option)
    )
    listings = [one for subject in found for one in _listed(subject, arguments.smem)]
    if not listings:
        raise HarnessError(f"KERNEL: {arguments.kernel} has no __global__ function", Exit.NOTHING_MATCHED)
    if arguments.diff is not None:
        return _difference(found, listings, arguments)
    if arguments.html:
        arguments.html.write_text(pages.inspected(listings))
    if arguments.json:
        console.print_json({"kernels": [_document(one) for one in listings]})
        return Exit.PASS
    shown = console.out()
    asked = {"source": arguments.source, "ptx": arguments.ptx, "sass": arguments.sass}
    for one in listings:
        report.summary(shown, one)
        if any(asked.values()) or lines is not None:
            report.listing(shown, one, {name for name, on in asked.items() if on} or set(asked), lines)
    if arguments.html:
        shown.print(f"wrote {arguments.html}", markup=False)
    return Exit.PASS


def _listed(subject: subjects.Subject, smem: int) -> list[Listing]:
    return listing.listings(subject.compile(), subject.title, smem)


def _difference(found: list[subjects.Subject], listings: list[Listing], arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="warpyard-inspect-") as folder:
        old = [
            one
            for number, subject in enumerate(found)
            for one in _listed(subjects.other(subject, arguments.diff, Path(folder, str(number))), arguments.smem)
        ]
    before = {one.entry.name: one for one in old}
    pairs = [(before[one.entry.name], one) for one in listings if one.entry.name in before]
    if not pairs and len(old) == len(listings) == 1:
        pairs = [(old[0], listings[0])]
    if arguments.json:
        console.print_json(
            {
                "kernels": [
                    {
                        "old": _document(then),
                        "new": _document(now),
                        "lines": [asdict(line) for line in difference.lines(then, now)],
                    }
                    for then, now in pairs
                ]
            }
        )
        return Exit.PASS
    shown = console.out()
    for then, now in pairs:
        report.changes(shown, then, now)
        report.spills(shown, now)
    paired = {id(one) for pair in pairs for one in pair}
    for state, side in (("gone", old), ("new", listings)):
        for one in side:
            if id(one) not in paired:
                shown.print(f"{one.entry.name}: {state}", markup=False)
    return Exit.PASS


def _document(one: Listing) -> dict[str, Any]:
    return {
        "entry": one.entry.name,
        "title": one.title,
        "arch": one.arch,
        **{name: getattr(one.entry, name) for name in difference.RESOURCES},
        "max_threads": one.threads,
        "resident_warps": one.warps,
        "pipes": dict(one.mix()),
        "features": dict(one.features()),
        "spills": [{"line": line, "stores": stores, "loads": loads} for line, stores, loads in one.spills()],
        "ptx": [asdict(instruction) for instruction in one.ptx],
        "sass": [asdict(instruction) for instruction in one.sass],
    }


def _lines(text: str | None) -> range | None:
    if text is None:
        return None
    told = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    if told is None:
        raise HarnessError(f"--line: expected 120 or 120-140, got {text!r}", hint="--line 120-140")
    return range(int(told[1]), int(told[2] or told[1]) + 1)


def _macro(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not re.fullmatch(r"\w+", name):
        raise HarnessError(f"-D: expected NAME=VALUE, got {text!r}", hint="-D HEADS=128")
    return name, value if equals else "1"
