"""Native code of `cp.async` as LLVM IR: a warp's queue of copies, filled when they are issued, emptied at the waits.

A queue is an array of 64-bit words: how many copies it holds, how many it can hold, the address of the race detector's
clock (u32) of the warp's copies or 0, their slot; from `ENTRIES` on four words a copy: offset in shared memory, source
address, bytes that come from there, bytes in all.
"""

# ruff: noqa: E501 (LLVM text stays on its lines)

from __future__ import annotations

from . import frame as f
from . import race_code
from .race_layout import READ, SHADOWS, VC, WRITE, word

COUNT, ROOM, CLOCK, SLOT, ENTRIES = 0, 1, 2, 3, 8


def issue(size: int) -> str:
    """`i1 @cp_async_{size}(frame, to, from, present, mask, site, cache)`: puts the lanes' copies into the queue; true,
    with the queue as it was, where something is wrong or unusual."""
    return f"""
define internal i1 @cp_async_{size}(ptr %w, ptr %to, ptr %from, ptr %present, i32 %mask, i64 %site, ptr %cache) noinline {{
entry:
  %offsets = alloca [32 x i64], align 64
  %pq = getelementptr i8, ptr %w, i64 {f.COPIES}
  %q = load ptr, ptr %pq
{word("count", "%q", COUNT)}{word("room", "%q", ROOM)}
  %after = add i64 %count, 32
  %fits = icmp ule i64 %after, %room
  %pwin = getelementptr i8, ptr %w, i64 {f.WINDOW}
  %window = load i64, ptr %pwin
  %psz = getelementptr i8, ptr %w, i64 {f.SHARED_SIZE}
  %total = load i64, ptr %psz
  %limit = sub i64 %total, {size}
  br i1 %fits, label %head, label %slow
slow:
  ret i1 true
head:
  %rest = phi i32 [%mask, %entry], [%rest1, %next]
  %n = phi i64 [0, %entry], [%n1, %next]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %all, label %lane
lane:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %less = sub i32 %rest, 1
  %rest1 = and i32 %rest, %less
  %pt = getelementptr i64, ptr %to, i64 %i64
  %t0 = load i64, ptr %pt
  %t1 = and i64 %t0, 4294967295
  %off = sub i64 %t1, %window
  %low = icmp sge i64 %off, {f.SHARED_BASE}
  %high = icmp sle i64 %off, %limit
  %odd = and i64 %off, {size - 1}
  %even = icmp eq i64 %odd, 0
  %ok0 = and i1 %low, %high
  %ok = and i1 %ok0, %even
  br i1 %ok, label %amount, label %slow
amount:
  %haspresent = icmp ne ptr %present, null
  br i1 %haspresent, label %given, label %whole
given:
  %pp = getelementptr i32, ptr %present, i64 %i64
  %p32 = load i32, ptr %pp
  %p64 = zext i32 %p32 to i64
  br label %whole
whole:
  %bytes = phi i64 [{size}, %amount], [%p64, %given]
  %pf = getelementptr i64, ptr %from, i64 %i64
  %a = load i64, ptr %pf
  switch i64 %bytes, label %slow [i64 0, label %put i64 {size}, label %source]
source:
  %tag = lshr i64 %a, 48
  %global = icmp eq i64 %tag, 0
  br i1 %global, label %find, label %slow
find:
  %found = call ptr @address(ptr %w, i64 %a, i64 {size}, i32 %i, ptr %cache)
  %bad = icmp eq ptr %found, null
  br i1 %bad, label %slow, label %put
put:
  %po = getelementptr i64, ptr %offsets, i64 %n
  store i64 %off, ptr %po
  %at = add i64 %count, %n
  %at4 = shl i64 %at, 2
  %at8 = add i64 %at4, {ENTRIES}
  %pe = getelementptr i64, ptr %q, i64 %at8
  store i64 %off, ptr %pe
  %pe1 = getelementptr i64, ptr %pe, i64 1
  store i64 %a, ptr %pe1
  %pe2 = getelementptr i64, ptr %pe, i64 2
  store i64 %bytes, ptr %pe2
  %pe3 = getelementptr i64, ptr %pe, i64 3
  store i64 {size}, ptr %pe3
  br label %next
next:
  %n1 = add i64 %n, 1
  br label %head
all:
  %pctx = getelementptr i8, ptr %w, i64 {f.RACES}
  %c = load ptr, ptr %pctx
  %quiet = icmp eq ptr %c, null
  br i1 %quiet, label %done, label %races
races:
{word("pclock", "%q", CLOCK, "ptr")}{word("slot", "%q", SLOT)}{word("vc", "%c", VC, "ptr")}{word("shadows", "%c", SHADOWS, "ptr")}
  %clock0 = load i32, ptr %pclock
  %clock1 = zext i32 %clock0 to i64
  %clock2 = add i64 %clock1, 1
  %clock = shl i64 %clock2, 32
  %code = shl i64 %site, 4
  %stamp = or i64 %clock, %code
  %rank = lshr i64 %window, {f.PEER_SHIFT}
  %psh = getelementptr ptr, ptr %shadows, i64 %rank
  %sh = load ptr, ptr %psh
  %pieces = inttoptr i64 {race_code.address("pieces")} to ptr
  %clash = call i64 %pieces(ptr %c, ptr %vc, ptr %sh, ptr %offsets, i64 %n, i64 {size}, i64 %slot, i64 %stamp, i64 {WRITE})
  %clashes = icmp sge i64 %clash, 0
  br i1 %clashes, label %slow, label %reads
reads:
  %lanes = inttoptr i64 {race_code.address("lanes")} to ptr
  %read = call i1 %lanes(ptr %w, ptr %from, i32 %mask, i64 {size}, i64 %site, i64 {READ})
  br i1 %read, label %slow, label %done
done:
  %count1 = add i64 %count, %n
  store i64 %count1, ptr %at.count
  ret i1 false
}}
"""


# Carries out the first copies of a queue, and moves the others to its start.
PERFORM = f"""
define void @cp_perform(ptr %shared, ptr %q, i64 %n) {{
entry:
  %first = getelementptr i64, ptr %q, i64 {ENTRIES}
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %move
body:
  %i4 = shl i64 %i, 2
  %pe = getelementptr i64, ptr %first, i64 %i4
  %off = load i64, ptr %pe
  %pe1 = getelementptr i64, ptr %pe, i64 1
  %src = load ptr, ptr %pe1
  %pe2 = getelementptr i64, ptr %pe, i64 2
  %present = load i64, ptr %pe2
  %pe3 = getelementptr i64, ptr %pe, i64 3
  %size = load i64, ptr %pe3
  %to = getelementptr i8, ptr %shared, i64 %off
  %shadow = getelementptr i8, ptr %to, i64 {f.SHADOW}
  %whole = icmp eq i64 %present, 16
  br i1 %whole, label %sixteen, label %others
sixteen:
  %x16 = load <16 x i8>, ptr %src, align 1
  store <16 x i8> %x16, ptr %to, align 1
  store <16 x i8> splat (i8 -1), ptr %shadow, align 1
  br label %next
others:
  %j = phi i64 [0, %body], [%j1, %copied]
  %jm = icmp ult i64 %j, %size
  br i1 %jm, label %byte, label %next
byte:
  %there = icmp ult i64 %j, %present
  br i1 %there, label %fetch, label %copied
fetch:
  %ps = getelementptr i8, ptr %src, i64 %j
  %b = load i8, ptr %ps
  br label %copied
copied:
  %v = phi i8 [0, %byte], [%b, %fetch]
  %pd = getelementptr i8, ptr %to, i64 %j
  store i8 %v, ptr %pd
  %pw = getelementptr i8, ptr %shadow, i64 %j
  store i8 -1, ptr %pw
  %j1 = add i64 %j, 1
  br label %others
next:
  %i1 = add i64 %i, 1
  br label %head
move:
  %count = load i64, ptr %q
  %left = sub i64 %count, %n
  store i64 %left, ptr %q
  %bytes = shl i64 %left, 5
  %n4 = shl i64 %n, 2
  %rest = getelementptr i64, ptr %first, i64 %n4
  call void @llvm.memmove.p0.p0.i64(ptr %first, ptr %rest, i64 %bytes, i1 false)
  ret void
}}
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
"""
