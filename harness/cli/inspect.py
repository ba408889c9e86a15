"""``warpyard inspect``: what the compiler made of a kernel: resources, pipes, spills, PTX and SASS; needs no GPU. With
--task, of whatever a submission launches on the emulator: Triton, CuPy, load_inline, PTX."""

from __future__ import annotations

import argparse
import contextlib
import re
import shlex
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness.cli import _common, _emulated_call
from harness.errors import Exit, HarnessError
from harness.inspect import difference, launched_kernels, listing, targets
from harness.inspect.listing import Listing
from harness.machine import devices, folders, output
from harness.process import scratch
from harness.report import console, names, pages
from harness.report import kernel_listing as report
from harness.service import builder
from harness.tasks import variants
from jit.base import isolated_process

_TIMEOUT = 600.0  # seconds of a compile


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("inspect", help="PTX, SASS and resources by line of the source", description=__doc__)
    parser.add_argument("kernel", metavar="KERNEL", help="a kernel package, a .cu, a .ptx, or a submission")
    parser.add_argument("--task", help="run the submission on the emulator, and show the kernels that it launches")
    parser.add_argument("-k", dest="case", metavar="CASE", help="the test case that --task runs (default: the first)")
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
    _common.add_formats(parser)
    _common.add_stranger(parser)
    parser.add_argument("--require-sandbox", action="store_true", help="of --task: refuse where it is not confined")
    parser.add_argument(
        "--timeout", type=float, metavar="S",
        help="seconds of a compile (default 600), or of the call of --task (default: the task's)",
    )  # fmt: skip
    parser.set_defaults(run=run, no_sandbox=False)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 4 where a source does not compile."""
    _common.natural(arguments, "smem")
    _common.positive(arguments, "timeout")
    lines = _lines(arguments.line)
    if arguments.html:
        output.checked(arguments.html, "--html")
    with _confined_compilers(Path(arguments.kernel)) if arguments.stranger else contextlib.nullcontext():
        with isolated_process.within(arguments.timeout or _TIMEOUT):
            return _shown(arguments, lines)


def _shown(arguments: argparse.Namespace, lines: range | None) -> int:
    listings, others = _found(arguments)
    if not listings:
        raise HarnessError(
            f"KERNEL: {arguments.kernel} has no __global__ function, or only templates that it does not instantiate",
            Exit.NOTHING_MATCHED,
            hint="template __global__ void name<4>(...); or --task TASK",
        )
    if lines is not None and not any(number in lines for one in listings for number in one.by_line()):
        numbers = sorted({number for one in listings for number in one.by_line() if number})
        raise HarnessError(
            f"--line: no instruction comes from line {arguments.line}", Exit.NOTHING_MATCHED,
            hint=f"--line {numbers[0]}-{numbers[-1]}" if numbers else "",
        )  # fmt: skip
    if lines is not None:
        listings = [one for one in listings if any(number in lines for number in one.by_line())]
    if arguments.diff is not None:
        return _difference(others(arguments.diff), listings, arguments)
    if arguments.html:
        output.write(arguments.html, pages.inspected(listings), "--html")
    if arguments.json:
        _common.emit({"verb": "inspect", "kernels": [_document(one) for one in listings]}, arguments)
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


@contextlib.contextmanager
def _confined_compilers(source: Path) -> Iterator[None]:
    """A text may include any file: compilers read none of the user's meanwhile, but for what lies beside the text."""
    hidden = [*folders.private(), folders.cache_dir().resolve(), *folders.personal()]
    beside = source.resolve().parent
    needed = [*scratch.needed_paths(), *folders.built_code(), *([beside] if beside not in hidden else [])]
    builder.confine_compilers(hidden, needed, [])
    try:
        yield
    finally:
        isolated_process.begin_with(None)


def _found(arguments: argparse.Namespace) -> tuple[list[Listing], Callable[[str], list[Listing]]]:
    """The kernels, and a function that gives those that a word of --diff names."""
    path = Path(arguments.kernel)
    if arguments.task is not None:
        return _launched(arguments)
    if path.suffix == ".ptx" and path.is_file():
        return launched_kernels.of_ptx(path.read_text(errors="replace"), str(path)), _other_ptx
    defines = dict(_macro(text) for text in arguments.defines)
    found = targets.find(
        arguments.kernel, _common.arch_of(arguments), arguments.variant, defines, tuple(arguments.option)
    )

    def others(old: str) -> list[Listing]:
        with tempfile.TemporaryDirectory(prefix="warpyard-inspect-") as folder:
            return [
                one
                for number, subject in enumerate(found)
                for one in _listed(targets.other(subject, old, Path(folder, str(number))), arguments.smem)
            ]

    return [one for subject in found for one in _listed(subject, arguments.smem)], others


def _other_ptx(old: str) -> list[Listing]:
    if not Path(old).is_file():
        raise HarnessError(f"--diff: expected another file of PTX to compare with, got {old!r}")
    return launched_kernels.of_ptx(Path(old).read_text(errors="replace"), old)


def _launched(arguments: argparse.Namespace) -> tuple[list[Listing], Callable[[str], list[Listing]]]:
    """The kernels that a submission launches in a test case of a task, on the emulator."""
    task = _common.resolve([arguments.task], Path(arguments.kernel))[0]
    case = _common.cases_of(task, arguments.case, "test")[0]

    def listings(submission: Path, arch: str | None) -> list[Listing]:
        device = devices.select("emulator", arch or _common.arch_of(arguments))
        device = variants.apply(device, submission, arch or arguments.arch, arguments.variant)
        seen = _emulated_call.call(task, case, submission, device, arguments)
        if not seen.kernels:
            raise HarnessError(
                f"{submission.name} launched no kernel: {seen.result.message or 'it ran on the CPU'}",
                Exit.NOTHING_MATCHED,
                hint=shlex.join(["warpyard", "check", task.handle, "-s", str(submission), "-k", str(case.index)]),
            )
        return launched_kernels.listings(seen.kernels, submission.parent, arguments.stranger)

    path = _common.submission_of(task, Path(arguments.kernel))

    def others(old: str) -> list[Listing]:
        if Path(old).is_file():
            return listings(Path(old).resolve(), None)
        if re.fullmatch(r"sm_\d+[af]?", old):
            return listings(path, targets.known_arch(old))
        with tempfile.TemporaryDirectory(prefix="warpyard-inspect-") as folder:
            return listings(targets.at_revision(path, old, Path(folder)), None)

    return listings(path, None), others


def _listed(subject: targets.Subject, smem: int) -> list[Listing]:
    found = listing.listings(subject.compile(), subject.title, smem)
    for one in found:
        one.file, one.line_before = str(subject.file or ""), subject.line_before
    return found


def _difference(old: list[Listing], listings: list[Listing], arguments: argparse.Namespace) -> int:
    before = {one.entry.name: one for one in old}
    pairs = [(before[one.entry.name], one) for one in listings if one.entry.name in before]
    if not pairs and len(old) == len(listings) == 1:
        pairs = [(old[0], listings[0])]
    if arguments.json:
        _common.emit(
            {
                "verb": "inspect",
                "kernels": [
                    {
                        "old": _document(then),
                        "new": _document(now),
                        "lines": [asdict(line) for line in difference.lines(then, now)],
                    }
                    for then, now in pairs
                ],
            },
            arguments,
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
                shown.print(f"{names.plain(one.entry.name)}: {state}", markup=False)
    return Exit.PASS


def _document(one: Listing) -> dict[str, Any]:
    return {
        "entry": one.entry.name,
        "title": one.title,
        "arch": one.arch,
        "file": one.file,
        "line_before": one.line_before,
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
    match = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    if match is None:
        raise HarnessError(f"--line: expected 120 or 120-140, got {text!r}", hint="--line 120-140")
    return range(int(match[1]), int(match[2] or match[1]) + 1)


def _macro(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not re.fullmatch(r"\w+", name):
        raise HarnessError(f"-D: expected NAME=VALUE, got {text!r}", hint="-D HEADS=128")
    return name, value if equals else "1"
