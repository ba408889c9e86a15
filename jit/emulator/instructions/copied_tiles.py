"""Matrices that tensor copies brought: whether a matrix descriptor swizzles them as the tensor map of the copy did."""

from __future__ import annotations

from ..machine.launch import Warp
from ..machine.sites import Site


def look(warp: Warp, site: Site, descriptor: str, start: int, swizzle: str) -> bool:
    """Remarks a matrix descriptor, which is read at ``site``, whose swizzle is not that of the tensor copy; returns
    whether it did. No sentence forbids it; its rows are looked for where others are."""
    own = warp.cta.tiles.other(start, swizzle, warp.cta.shared)
    if own:
        told = (
            f"{descriptor} says {_named(swizzle)}, and the tensor copy that brought these bytes {_named(own)}, by its "
            f"tensor map: the product takes other elements for its rows than the copy put there"
        )
        warp.launch.remark("descriptor", told, warp, site)
    return bool(own)


def _named(swizzle: str) -> str:
    return "no swizzle" if swizzle == "none" else f"a swizzle of {swizzle}"
