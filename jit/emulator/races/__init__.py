"""The race detector: clocks, shadows, and findings of races.

Instructions report what they do by the functions that are imported here.
"""

from __future__ import annotations

from .advice import relaxed_arrival
from .events import (
    acquire,
    allocates,
    arrives,
    commit,
    commit_to,
    completes_on,
    copy_in,
    copy_out,
    cp_async,
    fence,
    fenced,
    issued,
    join_clocks,
    mma_reads,
    mma_reads_at,
    new_mbarrier,
    publish,
    relaxed,
    release,
    stamp,
    touches,
    unseen,
    uses,
    wait_group,
    waits_for_products,
)
from .layout import READ, UPDATE, WRITE
from .report import conflict, equal_stores

__all__ = [
    "READ",
    "UPDATE",
    "WRITE",
    "acquire",
    "allocates",
    "arrives",
    "commit",
    "commit_to",
    "completes_on",
    "conflict",
    "copy_in",
    "copy_out",
    "cp_async",
    "equal_stores",
    "fence",
    "fenced",
    "issued",
    "join_clocks",
    "mma_reads",
    "mma_reads_at",
    "new_mbarrier",
    "publish",
    "relaxed",
    "relaxed_arrival",
    "release",
    "stamp",
    "touches",
    "unseen",
    "uses",
    "wait_group",
    "waits_for_products",
]
