"""The native half of the race detector, as LLVM IR that is compiled once a process: shadow memory against clocks."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import llvmlite.binding as llvm

from . import frame as f
from .race_global import TEXT as _GLOBAL
from .race_layout import (
    ACQUIRE,
    ACQUIRED,
    ATOMIC,
    CELL,
    CELLS,
    COLUMNS,
    CTAS,
    LANE,
    PVC,
    RANK,
    READ,
    READ_BEFORE,
    READERS,
    READS,
    REDUCE,
    RELEASE,
    SHADOWS,
    SLOT,
    SLOTS,
    STAMP,
    SYNC_PVC,
    SYNC_ROWS,
    SYNC_VC,
    UNFENCED,
    UNORDERED,
    UPDATE,
    VC,
    WRITERS,
    WRITES,
    record,
    word,
)  # fmt: skip

_CELL = f"""
define internal i1 @record(ptr %c, i64 %kind, i64 %off, i64 %t, i64 %e) noinline {{
{record("%kind")}
  ret i1 true
}}

; One cell of shared memory: true where the access is not ordered after an earlier one.
define internal i1 @cell(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %cell, i64 %mask, i64 %slot, i64 %stamp, i64 %how) {{
entry:
{word("ws", "%sh", WRITES, "ptr")}{word("wt", "%sh", WRITERS, "ptr")}
  %off = mul i64 %cell, {CELL}
  %pw = getelementptr i64, ptr %ws, i64 %cell
  %pt = getelementptr i16, ptr %wt, i64 %cell
  %w = load i64, ptr %pw
  %t16 = load i16, ptr %pt
  %t = zext i16 %t16 to i64
  %wmask = and i64 %w, %mask
  %hit = icmp ne i64 %wmask, 0
  br i1 %hit, label %overlap, label %after
overlap:
  %both = and i64 %w, %stamp
  %bothatomic = and i64 %both, {ATOMIC}
  %atomics = icmp ne i64 %bothatomic, 0
  br i1 %atomics, label %after, label %compare
compare:
  %wclock = lshr i64 %w, 32
  %pv = getelementptr i32, ptr %vc, i64 %t
  %v32 = load i32, ptr %pv
  %v = zext i32 %v32 to i64
  %unordered = icmp ugt i64 %wclock, %v
  br i1 %unordered, label %race, label %proxy
race:
  %x1 = call i1 @record(ptr %c, i64 {UNORDERED}, i64 %off, i64 %t, i64 %w)
  ret i1 true
proxy:
  %pp = getelementptr i32, ptr %pvc, i64 %t
  %q32 = load i32, ptr %pp
  %q = zext i32 %q32 to i64
  %unfenced = icmp ugt i64 %wclock, %q
  br i1 %unfenced, label %nofence, label %after
nofence:
  %x2 = call i1 @record(ptr %c, i64 {UNFENCED}, i64 %off, i64 %t, i64 %w)
  ret i1 true
after:
{word("rb", "%sh", READERS, "ptr")}{word("rs", "%sh", READS, "ptr")}{word("cells", "%sh", CELLS)}
{word("columns", "%sh", COLUMNS)}
  %pb = getelementptr i64, ptr %rb, i64 %cell
  %bits = load i64, ptr %pb
  %isread = icmp eq i64 %how, {READ}
  br i1 %isread, label %read, label %write
read:
  %known = icmp ult i64 %slot, %columns
  br i1 %known, label %keep, label %fine
keep:
  %row = mul i64 %slot, %cells
  %place = add i64 %row, %cell
  %pr = getelementptr i64, ptr %rs, i64 %place
  %old = load i64, ptr %pr
  %oldhigh = lshr i64 %old, 32
  %newhigh = lshr i64 %stamp, 32
  %same = icmp eq i64 %oldhigh, %newhigh
  %oldmask = and i64 %old, 15
  %more = select i1 %same, i64 %oldmask, i64 0
  %m1 = or i64 %mask, %more
  %new = or i64 %stamp, %m1
  store i64 %new, ptr %pr
  %shift = and i64 %slot, 63
  %bit = shl i64 1, %shift
  %bits1 = or i64 %bits, %bit
  store i64 %bits1, ptr %pb
  br label %fine
write:
  %atomic = icmp eq i64 %how, {UPDATE}
  br label %nextbit
nextbit:
  %rest = phi i64 [%bits, %write], [%rest1, %nextcolumn]
  %none = icmp eq i64 %rest, 0
  br i1 %none, label %mark, label %onebit
onebit:
  %first = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %less = sub i64 %rest, 1
  %rest1 = and i64 %rest, %less
  br label %nextcolumn0
nextcolumn0:
  br label %nextcolumn
nextcolumn:
  %column = phi i64 [%first, %nextcolumn0], [%column1, %checked]
  %inside = icmp ult i64 %column, %columns
  br i1 %inside, label %look, label %nextbit
look:
  %crow = mul i64 %column, %cells
  %cplace = add i64 %crow, %cell
  %pcr = getelementptr i64, ptr %rs, i64 %cplace
  %r = load i64, ptr %pcr
  %rmask = and i64 %r, %mask
  %touch = icmp ne i64 %rmask, 0
  %rclock = lshr i64 %r, 32
  %pcv = getelementptr i32, ptr %vc, i64 %column
  %cv32 = load i32, ptr %pcv
  %cv = zext i32 %cv32 to i64
  %early = icmp ugt i64 %rclock, %cv
  %clash = and i1 %touch, %early
  br i1 %clash, label %readrace, label %checked
readrace:
  %x3 = call i1 @record(ptr %c, i64 {READ_BEFORE}, i64 %off, i64 %column, i64 %r)
  ret i1 true
checked:
  %column1 = add i64 %column, 64
  br label %nextcolumn
mark:
  %mine = icmp eq i64 %t, %slot
  %wc = lshr i64 %w, 32
  %sc = lshr i64 %stamp, 32
  %now = icmp eq i64 %wc, %sc
  %again = and i1 %mine, %now
  %wold = and i64 %w, 15
  %wmore = select i1 %again, i64 %wold, i64 0
  %wm = or i64 %mask, %wmore
  ; An atomic after a plain write by the same warp leaves the plain one's stamp: other atomics race with that.
  %keeps = and i1 %again, %atomic
  %base = select i1 %keeps, i64 %w, i64 %stamp
  %wnew = or i64 %base, %wm
  store i64 %wnew, ptr %pw
  %slot16 = trunc i64 %slot to i16
  store i16 %slot16, ptr %pt
  %full = icmp eq i64 %mask, 15
  %clear = xor i1 %atomic, %full
  br i1 %clear, label %forget, label %fine
forget:
  store i64 0, ptr %pb
  br label %fine
fine:
  ret i1 false
}}

; The cells of `size` bytes at an offset of shared memory.
define internal i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %how) {{
entry:
  %first = lshr i64 %off, 2
  %end0 = add i64 %off, %size
  %end1 = add i64 %end0, 3
  %end = lshr i64 %end1, 2
  %small = icmp ult i64 %size, {CELL}
  %ones = shl i64 1, %size
  %low = sub i64 %ones, 1
  %in = and i64 %off, 3
  %part0 = shl i64 %low, %in
  %part = and i64 %part0, 15
  %mask = select i1 %small, i64 %part, i64 15
  br label %head
head:
  %cell = phi i64 [%first, %entry], [%cell1, %next]
  %more = icmp ult i64 %cell, %end
  br i1 %more, label %body, label %fine
body:
  %bad = call i1 @cell(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %cell, i64 %mask, i64 %slot, i64 %stamp, i64 %how)
  br i1 %bad, label %failed, label %next
next:
  %cell1 = add i64 %cell, 1
  br label %head
failed:
  ret i1 true
fine:
  ret i1 false
}}

; n pieces of `size` bytes of one CTA's shared memory: -1, or the number of the piece that is not ordered. What is
; outside of it is left to the access itself.
define i64 @pieces(ptr %c, ptr %pvc, ptr %sh, ptr %at, i64 %n, i64 %size, i64 %slot, i64 %stamp, i64 %how) {{
entry:
{word("vc", "%c", VC, "ptr")}{word("cells", "%sh", CELLS)}
  %limit = shl i64 %cells, 2
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %fine
body:
  %pa = getelementptr i64, ptr %at, i64 %i
  %off = load i64, ptr %pa
  %last = add i64 %off, %size
  %early = icmp ule i64 %off, %limit
  %short = icmp ule i64 %last, %limit
  %inside = and i1 %early, %short
  br i1 %inside, label %check, label %next
check:
  %bad = call i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %how)
  br i1 %bad, label %failed, label %next
next:
  %i1 = add i64 %i, 1
  br label %head
failed:
  ret i64 %i
fine:
  ret i64 -1
}}

; a[i] = max(a[i], b[i]) for i < n, a multiple of 16.
define internal void @join(ptr %a, ptr %b, i64 %n) {{
entry:
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %body]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %end
body:
  %pa = getelementptr i32, ptr %a, i64 %i
  %pb = getelementptr i32, ptr %b, i64 %i
  %x = load <16 x i32>, ptr %pa, align 4
  %y = load <16 x i32>, ptr %pb, align 4
  %z = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %x, <16 x i32> %y)
  store <16 x i32> %z, ptr %pa, align 4
  %i1 = add i64 %i, 16
  br label %head
end:
  ret void
}}
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)
declare i64 @llvm.cttz.i64(i64, i1)
declare i32 @llvm.cttz.i32(i32, i1)

; An address that is used for synchronisation passes on what its users have observed.
define internal void @sync(ptr %c, i64 %word, i64 %how) {{
entry:
{word("vc", "%c", VC, "ptr")}{word("pvc", "%c", PVC, "ptr")}{word("n", "%c", SLOTS)}
{word("svc", "%c", SYNC_VC, "ptr")}{word("spvc", "%c", SYNC_PVC, "ptr")}
  %row = and i64 %word, {SYNC_ROWS - 1}
  %skip = mul i64 %row, %n
  %x = getelementptr i32, ptr %svc, i64 %skip
  %y = getelementptr i32, ptr %spvc, i64 %skip
  %only = icmp uge i64 %how, {RELEASE}
  br i1 %only, label %release, label %acquire
acquire:
  call void @join(ptr %vc, ptr %x, i64 %n)
  call void @join(ptr %pvc, ptr %y, i64 %n)
  %done = icmp eq i64 %how, {ACQUIRE}
  br i1 %done, label %end, label %release
release:
  call void @join(ptr %x, ptr %vc, i64 %n)
  call void @join(ptr %y, ptr %pvc, i64 %n)
  br label %end
end:
  ret void
}}
"""

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

TEXT = _CELL + _GLOBAL + _LANES + _FENCE


@functools.cache
def _engine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=2, jit=True
    )
    module = llvm.parse_assembly(TEXT)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(module, builder)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


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
