"""``warpyard list``: tasks, their cases, and the kernels with the architectures they have sources for; or, with
``--programs``, public programs and what they gave on the emulator."""

from __future__ import annotations

import argparse
import dataclasses
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from harness import tasks
from harness.errors import Exit, HarnessError
from harness.programs import table
from harness.report import console
from harness.tasks import manifest

_COUNTED = (*manifest.LISTS, "submissions")


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("list", help="tasks, cases and kernels", description=__doc__)
    parser.add_argument("task", nargs="*", help="only these tasks (a name, a path, or all), with their cases")
    parser.add_argument(
        "--programs",
        metavar="PATTERN",
        help="instead: the public programs that were run on the emulator and have this in their row, such as cutlass",
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)


def kernel_table() -> dict[str, list[dict[str, str | None]]]:
    """Kernel packages with their sources: name to [{arch, variant}]; empty where the package cannot be imported."""
    import kernels

    found = {}
    for name in kernels.names():
        sources = kernels.sources(Path(kernels.__file__).parent / name / "__init__.py")
        found[name] = [{"arch": arch, "variant": variant} for arch, variant in sources]
    return found


def document(selected: list[tasks.Task]) -> dict[str, Any]:
    """Everything as plain data."""
    try:
        kernels, problem = kernel_table(), None
    except Exception as error:
        kernels, problem = {}, f"kernels cannot be listed: {error}"
    return {
        "tasks": [
            {
                "name": task.name,
                "folder": str(task.folder),
                "description": task.description,
                "tests": [case.spec for case in task.tests],
                "benchmarks": [case.spec for case in task.benchmarks],
                "grid": [case.spec for case in task.grid],
                "submissions": [
                    str(path.relative_to(task.folder))
                    for path in [task.folder / "submission.py", *sorted(task.folder.glob("examples/*/*.py"))]
                    if path.is_file()
                ],
            }
            for task in selected
        ],
        "kernels": kernels,
        "problem": problem,
    }


def _source(entry: dict[str, str | None]) -> str:
    return f"{entry['arch']}" + (f" ({entry['variant']})" if entry["variant"] else "")


def _programs(arguments: argparse.Namespace) -> int:
    """Prints the public programs that were asked for, one below the other: a row is too long for a table."""
    if arguments.task:
        raise HarnessError("--programs lists programs, so it takes no task")
    try:
        found = table.matching(table.read(), arguments.programs)
    except ValueError as error:
        raise HarnessError(f"--programs: {error}") from None
    if not found:
        raise HarnessError(
            f"--programs: no public program has {arguments.programs!r} in its row",
            Exit.NOTHING_MATCHED,
            hint="warpyard list --programs . prints all of them",
        )
    if arguments.json:
        console.print_json({"programs": [dataclasses.asdict(row) for row in found]})
        return Exit.PASS
    shown = console.out()
    for row in found:
        marks = ["changed"] * row.changed + ["checks nothing itself"] * row.unchecked
        counted = [f"{row.count} programs"] * (row.count > 1)
        took = [f"{'-'.join(map(str, row.took))} s"] * bool(row.took)
        shown.print(f"[bold]{row.result:9}[/]  {escape(row.name)}", highlight=False)
        said = ", ".join([f"{row.commit}", row.arch, *counted, *marks, *took])
        shown.print(f"           {said}", markup=False, highlight=False, style="dim")
        for text in filter(None, [row.what if row.path else "", row.why]):
            shown.print(f"           {text}", markup=False, highlight=False)
    counts = Counter[str]()
    for row in found:
        counts[row.result] += row.count
    total = sum(counts.values())
    shown.print(f"{total} run{'s' * (total > 1)}: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    return Exit.PASS


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb."""
    if arguments.programs is not None:
        return _programs(arguments)
    broken: dict[str, HarnessError] = {}
    selected = tasks.resolve(arguments.task) if arguments.task else list(tasks.discover(broken).values())
    found = document(selected)
    for error in broken.values():
        console.err().print(f"left out: {error}", markup=False)
    if arguments.json:
        console.print_json({"verb": "list", **found})
        return Exit.PASS
    shown = console.out()
    shown.print(_task_table(found["tasks"]))
    if arguments.task:
        for task in found["tasks"]:
            _print_lists(shown, task)
    shown.print()
    if found["problem"]:
        shown.print(found["problem"], markup=False)
    if found["kernels"]:
        shown.print(_kernel_table(found["kernels"]))
    return Exit.PASS if found["tasks"] else Exit.NOTHING_MATCHED


def _task_table(listed: list[dict[str, Any]]) -> Table:
    grid = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("task", *_COUNTED, ""):
        grid.add_column(heading, justify="right" if heading in _COUNTED else "left")
    for task in listed:
        sizes = [str(len(task[key])) for key in _COUNTED]
        grid.add_row(escape(task["name"]), *sizes, escape(task["description"].partition(". ")[0]))
    return grid


def _print_lists(shown: Console, task: dict[str, Any]) -> None:
    """Prints a task's cases of each kind, and its submissions."""
    for kind in filter(task.get, manifest.LISTS):
        shown.print(f"\n[bold]{escape(task['name'])} {kind}[/]")
        for index, spec in enumerate(task[kind]):
            shown.print(f"  {index:3}  {spec}", markup=False)
    shown.print(f"\n[bold]{escape(task['name'])} submissions[/]")
    for path in task["submissions"]:
        shown.print(f"  {path}", markup=False)


def _kernel_table(listed: dict[str, list[dict[str, str | None]]]) -> Table:
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column("kernel")
    grid.add_column("sources")
    for name, sources in listed.items():
        grid.add_row(escape(name), escape(", ".join(map(_source, sources))))
    return grid
