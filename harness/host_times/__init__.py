"""What the project costs the host: its jit, its kernels' entries, a check and a save under a watch, beside peers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from harness.host_times import entries, verbs
from jit import measure


def tables(begins: Callable[[str], None]) -> Iterator[measure.Table]:
    """All tables, each when it is measured. Takes two to three minutes.

    Args:
        begins: called with what is measured next.

    What needs a GPU, or a package that is not installed, says so in place of its figure.
    """
    yield from measure.tables(begins)
    begins("calls of the kernels' entries")
    yield entries.table()
    begins("a check beside import torch, three times each")
    yield verbs.check_table()
    begins("four saves under a watch")
    yield verbs.watch_table()
