"""``warpyard build``: compiles the kernels ahead of time, over all cores, into the cache; no GPU is needed.

With --bundle it also writes them into one file, for machines that have no compiler.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from harness.errors import Exit, HarnessError
from harness.report import console

_COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("build", help="compile kernels ahead of time, into the cache", description=__doc__)
    parser.add_argument("kernel", nargs="*", help="kernel packages (default: all)")
    parser.add_argument("--arch", default="all", help="one architecture, e.g. sm_90a (default: every source's own)")
    parser.add_argument("--jobs", "-j", type=int, help="threads (default: one a core)")
    parser.add_argument(
        "--bundle", type=Path, metavar="F", help="write the kernels into a file; WARPYARD_BUNDLE=F then loads them"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; ends with 4 where a build does not compile."""
    import kernels
    from jit import compile_many
    from jit.replay import fast_call

    names = arguments.kernel or kernels.names()
    if unknown := [name for name in names if name not in kernels.names()]:
        raise HarnessError(
            f"KERNEL: no kernel package {unknown[0]!r}; there are: {', '.join(kernels.names())}", Exit.NOTHING_MATCHED
        )
    if arguments.jobs is not None and arguments.jobs < 1:
        raise HarnessError(f"--jobs: expected at least 1, got {arguments.jobs}; leave it out", Exit.USAGE)
    builds = [build for name in names for build in kernels.package(name).builds()]
    arches = sorted({build.arch for build in builds})
    builds = [build for build in builds if arguments.arch in ("all", build.arch)]
    if not builds:
        raise HarnessError(
            f"--arch: no source for {arguments.arch!r}; there are sources for {', '.join(arches)}", Exit.NOTHING_MATCHED
        )
    compiled, failed, seconds = 0, 0, 0.0
    made: list[tuple[Any, Any]] = []
    errors = console.err()
    with Progress(*_COLUMNS, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("compiling", total=len(builds))
        for outcome in compile_many(builds, workers=arguments.jobs):
            progress.advance(bar)
            if outcome.error is not None:
                failed += 1
                console.out().print(f"{outcome.build.label}: {outcome.error}", markup=False, soft_wrap=True)
            elif outcome.artifact and not outcome.artifact.cached:
                compiled, seconds = compiled + 1, seconds + outcome.seconds
            if outcome.artifact:
                made.append((outcome.build.request(), outcome.artifact))
    fast_call.natives()  # the code of native launches is then in the cache too, where submissions may not write
    kept = len(builds) - compiled - failed
    console.out().print(
        f"{len(builds)} builds: {compiled} compiled, {seconds:.1f} s of the threads' time, {kept} were in the cache, "
        f"{failed} failed",
        markup=False,
    )
    if arguments.bundle and not failed:
        _bundle(arguments.bundle, made)
    return Exit.COMPILE if failed else Exit.PASS


def _bundle(path: Path, made: list[tuple[Any, Any]]) -> None:
    from jit import CacheError
    from jit.base import environment
    from jit.compiler import bundle

    try:
        count = bundle.write(path, made)
    except CacheError as error:
        raise HarnessError(f"--bundle: {error}", Exit.USAGE) from error
    size = path.stat().st_size / 2**20
    where = f"{environment.BUNDLE.name}={path} loads them where there is no compiler"
    console.out().print(f"{path}: {count} kernels, {size:.1f} MiB; {where}", markup=False, soft_wrap=True)
