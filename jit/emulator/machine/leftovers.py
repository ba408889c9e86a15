"""What a warp leaves behind that ends: products and bulk copies for which nobody has waited."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ...base.findings import EmulatorFinding
from ..native import product_queue as q
from .products import Products
from .sites import Site


class Warp(Protocol):
    """What a warp is to what it leaves behind."""

    launch: Any
    cta: Any
    sites: Sequence[Site]
    bulk: deque[list[Any]]
    open_bulk: list[Any]
    bulk_at: Site | None

    def where(self, site: Site) -> dict[str, Any]: ...


def products(warp: Warp, left: Products) -> None:
    """The warp ends, and nobody has waited for its wgmma. PTX ISA 9.7.15.7.3 forbids to access their registers before a
    wait, which wgmma_registers.py finds; no sentence forbids to end."""
    if not (last := left.words[q.TAIL]):
        return
    what = "wgmma.commit_group and .wait_group" if left.open else "wgmma.wait_group"
    text = f"the warp ends without {what} for its products, of which this is the last: they are lost"
    _unwaited(warp, text, warp.sites[int(left.entry(last - 1)[q.SITE])])


def copies(warp: Warp) -> None:
    """The warp ends, and bulk copies out of its CTA's shared memory have no wait. Nothing in PTX ISA 9.7.9.25 forbids
    that, and CUTLASS's epilogues of sm_100 do it: the copies come to their end before the cluster does."""
    assert warp.bulk_at is not None
    what = "cp.async.bulk.commit_group and .wait_group" if warp.open_bulk else "cp.async.bulk.wait_group"
    text = f"the warp ends without {what} for its bulk copies out of shared memory, of which this is the last"
    _unwaited(warp, text, warp.bulk_at, comes_to_its_end=True)
    work: Callable[[], None]
    for work in (*(work for group in warp.bulk for work in group), *warp.open_bulk):
        warp.cta.group.later(work, warp, warp.bulk_at)


def _unwaited(warp: Warp, text: str, site: Site, **details: Any) -> None:
    try:
        warp.launch.remark("unwaited", text, warp, site, **details)
    except EmulatorFinding as finding:
        raise finding.locate(**warp.where(site)) from None
