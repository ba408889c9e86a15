"""``warpyard cache``: where compiled kernels are kept, what is there, whether it is whole, and its removal."""

from __future__ import annotations

import argparse
import time
from typing import Any

from harness.errors import Exit, HarnessError
from harness.report import console


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("cache", help="the compiled kernels: dir, ls, verify, clean", description=__doc__)
    parser.add_argument(
        "action",
        choices=("dir", "ls", "verify", "clean"),
        help="dir: print the folder; ls: the entries, last used first; verify: read every entry against its checksums, "
        "and remove the damaged ones; clean: remove every entry",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; `verify` ends with 1 where an entry was damaged."""
    from jit import CacheError
    from jit.cache.store import default_cache

    try:
        return _act(default_cache(), arguments)
    except CacheError as error:
        raise HarnessError(str(error), hint="set WARPYARD_CACHE_DIR to a folder of your own") from error


def _act(cache: Any, arguments: argparse.Namespace) -> int:
    if arguments.action == "dir":
        console.out().print(str(cache.root), markup=False, soft_wrap=True)
        return Exit.PASS
    if arguments.action == "clean":
        console.out().print(f"{cache.clear()} entries removed from {cache.root}", markup=False, soft_wrap=True)
        return Exit.PASS
    return _verify(cache) if arguments.action == "verify" else _list(cache)


def _list(cache: Any) -> int:
    from rich.markup import escape
    from rich.table import Table

    entries = cache.entries()
    table = Table(box=None, pad_edge=False)
    for title in ("arch", "key", "source", "KiB", "last used"):
        table.add_column(title, justify="right" if title in ("KiB", "last used") else "left", no_wrap=True)
    for used, size, folder in reversed(entries):
        found = cache.inspect(folder)
        source = found.source_name if found else "damaged: warpyard cache verify removes it"
        age = _age(time.time() - used)
        table.add_row(*map(escape, (folder.parent.name, folder.name[:12], source)), f"{size / 1024:.0f}", age)
    if entries:
        console.out().print(table)
    total = sum(size for _, size, _ in entries)
    limit = f"{total / 2**20:.1f} MiB of {cache.limit / 2**20:.0f} MiB"
    console.out().print(f"{len(entries)} entries, {limit}, in {cache.root}", markup=False, soft_wrap=True)
    return Exit.PASS


def _verify(cache: Any) -> int:
    damaged = 0
    entries = cache.entries()
    for _, _, folder in entries:
        if cache.inspect(folder) is None:
            damaged += 1
            cache.remove(folder)
            console.out().print(f"damaged, removed: {folder}", markup=False, soft_wrap=True)
    console.out().print(f"{len(entries) - damaged} of {len(entries)} entries are whole", markup=False)
    return Exit.WRONG if damaged else Exit.PASS


def _age(seconds: float) -> str:
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit} ago"
    return "now"
