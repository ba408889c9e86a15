"""Lanes of one store that write different values to the same bytes: which of them stays, the machine does not say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import frame as f
from .findings import EmulatorFinding
from .runtime import each

if TYPE_CHECKING:
    from .lower import BlockEmitter, Site
    from .warp import Warp

_NEXT = f"<{', '.join(f'i32 {min(i + 1, 31)}' for i in range(32))}>"


def same(element: int, count: int) -> str:
    """`@same_{element}_{count}`: after a store of ``count`` elements of ``element`` bytes a lane, true and @fault where
    a lane does not find there what it has stored. It does not look where every lane's address is past, or before, the
    previous lane's, nor without a race detector."""
    bits, size, v = 8 * element, element * count, "<32 x i64>"
    body, found = "", "false"
    for c in range(count):
        body += f"""  %o{c} = getelementptr [{f.LANES} x i{bits}], ptr %values, i64 {c}, i64 %i64
  %v{c} = load i{bits}, ptr %o{c}
  %q{c} = getelementptr i8, ptr %p, i64 {c * element}
  %m{c} = load i{bits}, ptr %q{c}
  %d{c} = icmp ne i{bits} %v{c}, %m{c}
  %f{c} = or i1 %d{c}, {found}
"""
        found = f"%f{c}"
    body += f"""  br i1 {found}, label %lost, label %next
lost:
  call void @fault(ptr %w, i64 0, i32 %i, i64 %a, i64 {size})
  ret i1 true
"""
    return f"""{each(f"meet_{element}_{count}", size, body)}
define internal i1 @same_{element}_{count}(ptr %w, ptr %addresses, i32 %mask, ptr %values, ptr %cache) noinline {{
  %pr = getelementptr i8, ptr %w, i64 {f.RACES}
  %races = load i64, ptr %pr
  %off = icmp eq i64 %races, 0
  %x = load {v}, ptr %addresses, align 64
  %y = shufflevector {v} %x, {v} poison, <32 x i32> {_NEXT}
  %gap = sub {v} %y, %x
  %rise = icmp slt {v} %gap, splat (i64 {size})
  %fall = icmp sgt {v} %gap, splat (i64 -{size})
  %rises = bitcast <32 x i1> %rise to i32
  %falls = bitcast <32 x i1> %fall to i32
  %half = lshr i32 %mask, 1
  %pairs = and i32 %mask, %half
  %up = and i32 %pairs, %rises
  %down = and i32 %pairs, %falls
  %ups = icmp eq i32 %up, 0
  %downs = icmp eq i32 %down, 0
  %one = or i1 %ups, %downs
  %minus = sub i32 0, %mask
  %lowest = and i32 %mask, %minus
  %more = add i32 %mask, %lowest
  %hole = and i32 %mask, %more
  %whole = icmp eq i32 %hole, 0
  %apart = and i1 %one, %whole
  %fine = or i1 %apart, %off
  br i1 %fine, label %no, label %look
no:
  ret i1 false
look:
  %bad = call i1 @meet_{element}_{count}(ptr %w, ptr %addresses, i32 %mask, ptr %values, ptr %cache)
  ret i1 %bad
}}
"""


def check(e: BlockEmitter, element: int, count: int) -> None:
    """Emits, behind a store whose addresses and values are in `%abuf` and `%vbuf`, the look at what has stayed."""
    e.low.helpers.add(("same", element, count))
    cache = e.add(f"getelementptr i8, ptr %w, i64 {e.low.cache()}")
    bad = e.add(f"call i1 @same_{element}_{count}(ptr %w, ptr %abuf, i32 {e.mask}, ptr %vbuf, ptr {cache})")
    e.fault_if(bad, e.site(_tell))


def _tell(warp: Warp, site: Site, mask: int) -> int:
    lane, address, size = (int(warp.w64[at // 8]) for at in (f.FAULT_LANE, f.FAULT_ADDRESS, f.FAULT_SIZE))
    shared = address >> 48 == f.SHARED_TAG
    plain = address & (1 << f.PEER_SHIFT) - 1 if shared else address
    place = f"shared address {plain:#x} ({warp.cta.place(plain)})" if shared else (
        f"global address {plain:#x} ({warp.launch.memory.near(plain)})"
    )  # fmt: skip
    missing = "a store by one of the lanes, or an atomic"
    raise EmulatorFinding(
        "race",
        f"lane {lane} and a later lane of the warp store different values to {place} in the same instruction; which "
        f"of them stays is not defined: {missing} is missing",
        lane=lane, address=hex(plain), size=size, space="shared" if shared else "global", access="write",
        missing=missing,
    )  # fmt: skip
