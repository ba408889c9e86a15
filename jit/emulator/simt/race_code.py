"""The native half of the race detector, as LLVM IR that is compiled once a process: shadow memory against clocks."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from . import frame as f
from . import native
from .race_cells import TEXT as _CELLS
from .race_global import TEXT as _GLOBAL
from .race_layout import (
    ACQUIRE,
    ACQUIRED,
    ATOMIC,
    CELLS,
    CTAS,
    LANE,
    PVC,
    RANK,
    REDUCE,
    REMOTE,
    SHADOWS,
    SLOT,
    SLOTS,
    STAMP,
    UPDATE,
    VC,
    word,
)  # fmt: skip

_LANES = f"""
; The lanes of a load, store or atomic: true after @record. Addresses that are not valid are left to the access itself.
define i1 @lanes(ptr %w, ptr %addresses, i32 %lanes, i64 %size, i64 %site, i64 %how) {{
entry:
  %pctx = getelementptr i8, ptr %w, i64 {f.RACES}
  %c = load ptr, ptr %pctx
  %off0 = icmp eq ptr %c, null
  br i1 %off0, label %quiet, label %on
quiet:
  ret i1 false
on:
{word("vc", "%c", VC, "ptr")}{word("slot", "%c", SLOT)}{word("base", "%c", STAMP)}
{word("shadows", "%c", SHADOWS, "ptr")}{word("ctas", "%c", CTAS)}
  %code = shl i64 %site, 4
  %plain = or i64 %base, %code
  %isatom = icmp eq i64 %how, {UPDATE}
  %isred = icmp eq i64 %how, {REDUCE}
  %isupdate = or i1 %isatom, %isred
  %does = select i1 %isupdate, i64 {UPDATE}, i64 %how
  %flag = select i1 %isupdate, i64 {ATOMIC}, i64 0
  %stamp = or i64 %plain, %flag
  %syncs = icmp uge i64 %how, {UPDATE}
  %justsync = icmp ugt i64 %does, {UPDATE}
  br label %head
head:
  %rest = phi i32 [%lanes, %on], [%rest1, %next]
  %before = phi i64 [-1, %on], [%word, %next]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %finish, label %lane
lane:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %less = sub i32 %rest, 1
  %rest1 = and i32 %rest, %less
  %pa = getelementptr i64, ptr %addresses, i64 %i64
  %a = load i64, ptr %pa
  %tag = lshr i64 %a, 48
  ; Global addresses share clocks by 64 bytes: a reduction by all lanes then joins few rows.
  %isglobal = icmp eq i64 %tag, 0
  %grain = select i1 %isglobal, i64 6, i64 2
  %word = lshr i64 %a, %grain
  br i1 %justsync, label %done, label %which
done:
  %repeated = icmp eq i64 %word, %before
  %known = xor i1 %syncs, true
  %nothing = or i1 %repeated, %known
  br i1 %nothing, label %next, label %dosync
dosync:
  %gets0 = icmp ule i64 %how, {ACQUIRE}
  %gets = and i1 %isglobal, %gets0
  br i1 %gets, label %acquired, label %joins
acquired:
{word("observed", "%c", ACQUIRED, "ptr")}
  store i64 1, ptr %observed
  br label %joins
joins:
  call void @sync(ptr %c, i64 %word, i64 %how)
  br label %next
which:
  switch i64 %tag, label %next [i64 {f.SHARED_TAG}, label %shared i64 0, label %global]
shared:
  %whole = and i64 %a, 4294967295
  %rank = lshr i64 %whole, {f.PEER_SHIFT}
  %off = and i64 %whole, {(1 << f.PEER_SHIFT) - 1}
  %there = icmp ult i64 %rank, %ctas
  br i1 %there, label %bounds, label %next
bounds:
  %psh = getelementptr ptr, ptr %shadows, i64 %rank
  %sh = load ptr, ptr %psh
{word("cells", "%sh", CELLS)}
  %limit = shl i64 %cells, 2
  %end = add i64 %off, %size
  %valid = icmp ule i64 %end, %limit
  br i1 %valid, label %check, label %next
check:
  %one = icmp eq i64 %ctas, 1
  br i1 %one, label %cells0, label %cluster
cluster:
{word("remote", "%c", REMOTE, "ptr")}
  %premote = getelementptr i64, ptr %remote, i64 %rank
  store i64 %stamp, ptr %premote
  br label %cells0
cells0:
  %bad = call i1 @range(ptr %c, ptr %vc, ptr %vc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %does)
  br i1 %bad, label %failed, label %done
global:
  %badg = call i1 @global(ptr %c, i64 %a, i64 %size, i64 %site, i64 %does)
  br i1 %badg, label %failed, label %done
failed:
  %pl = getelementptr i64, ptr %c, i64 {LANE}
  store i64 %i64, ptr %pl
  %prk = getelementptr i64, ptr %c, i64 {RANK}
  %rk = lshr i64 %a, {f.PEER_SHIFT}
  %rk8 = and i64 %rk, 255
  store i64 %rk8, ptr %prk
  ret i1 true
next:
  br label %head
finish:
  %justread = icmp eq i64 %how, {ACQUIRE}
  %quiet2 = xor i1 %justread, true
  %releases = and i1 %syncs, %quiet2
  br i1 %releases, label %tick, label %end1
tick:
  %pclock = getelementptr i32, ptr %vc, i64 %slot
  %clock = load i32, ptr %pclock
  %clock1 = add i32 %clock, 1
  store i32 %clock1, ptr %pclock
  %wide = zext i32 %clock1 to i64
  %nbase = shl i64 %wide, 32
  store i64 %nbase, ptr %at.base
  ret i1 false
end1:
  ret i1 false
}}
"""

_FENCE = f"""
; fence.proxy.async by some lanes of a warp: what the warp has observed is now visible to the async proxy.
define void @fence_proxy(ptr %w, i32 %lanes) {{
entry:
  %pctx = getelementptr i8, ptr %w, i64 {f.RACES}
  %c = load ptr, ptr %pctx
  %none = icmp eq i32 %lanes, 0
  %off = icmp eq ptr %c, null
  %skip = or i1 %none, %off
  br i1 %skip, label %end, label %on
on:
{word("vc", "%c", VC, "ptr")}{word("pvc", "%c", PVC, "ptr")}{word("n", "%c", SLOTS)}{word("slot", "%c", SLOT)}
  call void @join(ptr %pvc, ptr %vc, i64 %n)
  %pclock = getelementptr i32, ptr %vc, i64 %slot
  %clock = load i32, ptr %pclock
  %clock1 = add i32 %clock, 1
  store i32 %clock1, ptr %pclock
  %wide = zext i32 %clock1 to i64
  %base = shl i64 %wide, 32
  %pbase = getelementptr i64, ptr %c, i64 {STAMP}
  store i64 %base, ptr %pbase
  br label %end
end:
  ret void
}}
"""

TEXT = _CELLS + _GLOBAL + _LANES + _FENCE


@functools.cache
def _engine() -> Any:
    return native.engine(TEXT)


@functools.cache
def address(name: str) -> int:
    """Host address of one of the functions above."""
    return int(_engine().get_function_address(name))


@functools.cache
def global_pieces() -> Any:
    """`global_pieces(context, addresses, n, size, site, how)`: addresses and integers to an integer."""
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_uint64] * 6)(address("global_pieces"))


@functools.cache
def pieces() -> Any:
    """`pieces(context, pvc, shadow, offsets, n, size, slot, stamp, how)`: addresses and integers to an integer."""
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_uint64] * 9)(address("pieces"))
