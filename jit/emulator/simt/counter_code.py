"""Native code of the counters of memory accesses, as LLVM IR that is compiled once a process, when they are on.

A row of counters has FIELDS u64 words for each of SPACES. `units` are 32-byte sectors in global memory, and in shared
memory passes over its 32 banks of 4 bytes ("wavefronts"): lanes that want other words of one bank take one pass each,
and accesses of 8 and 16 bytes a lane go by halves and quarters of the warp. `ideal` is what the same lanes would take
at best: their bytes in whole sectors, fewer where they share them, and one pass for each part of the warp.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from . import frame as f
from . import native

SPACES = ("global", "shared", "cluster", "local")  # cluster: shared memory of another CTA
FIELDS = ("requests", "lanes", "bytes", "units", "ideal")
WORDS = len(SPACES) * len(FIELDS)
_ROW = 8 * len(FIELDS)  # bytes of a space's words


def _add(field: str, value: str) -> str:
    """IR that adds ``value`` to a field of the row `%row`."""
    at = FIELDS.index(field)
    return f"""  %p{field} = getelementptr i64, ptr %row, i64 {at}
  %o{field} = load i64, ptr %p{field}
  %n{field} = add i64 %o{field}, {value}
  store i64 %n{field}, ptr %p{field}
"""


TEXT = f"""
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)

; One request of `size` bytes a lane: requests, lanes, bytes.
define internal void @plain(ptr %row, i32 %mask, i64 %size) {{
  %lanes32 = call i32 @llvm.ctpop.i32(i32 %mask)
  %lanes = zext i32 %lanes32 to i64
  %bytes = mul i64 %lanes, %size
{_add("requests", "1")}{_add("lanes", "%lanes")}{_add("bytes", "%bytes")}  ret void
}}

; Sectors: lanes whose 32 bytes no lower lane has.
define internal void @sectors(ptr %row, ptr %addresses, i32 %mask, i64 %size) {{
entry:
  %sector = alloca [32 x i64], align 64
  %all = load <32 x i64>, ptr %addresses, align 64
  %numbers = lshr <32 x i64> %all, splat (i64 5)
  store <32 x i64> %numbers, ptr %sector, align 64
  call void @plain(ptr %row, i32 %mask, i64 %size)
  br label %head
head:
  %rest = phi i32 [%mask, %entry], [%rest1, %lane]
  %count = phi i64 [0, %entry], [%count1, %lane]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %done, label %lane
lane:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %less = sub i32 %rest, 1
  %rest1 = and i32 %rest, %less
  %ps = getelementptr i64, ptr %sector, i64 %i64
  %s = load i64, ptr %ps
  %one = insertelement <32 x i64> poison, i64 %s, i32 0
  %every = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %equal = icmp eq <32 x i64> %numbers, %every
  %bits = bitcast <32 x i1> %equal to i32
  %same = and i32 %bits, %mask
  %first = call i32 @llvm.cttz.i32(i32 %same, i1 true)
  %new = icmp eq i32 %first, %i
  %more = zext i1 %new to i64
  %count1 = add i64 %count, %more
  br label %head
done:
  %lanes32 = call i32 @llvm.ctpop.i32(i32 %mask)
  %lanes = zext i32 %lanes32 to i64
  %bytes = mul i64 %lanes, %size
  %up = add i64 %bytes, 31
  %whole = lshr i64 %up, 5
  %fewer = icmp ult i64 %count, %whole
  %best = select i1 %fewer, i64 %count, i64 %whole
{_add("units", "%count")}{_add("ideal", "%best")}  ret void
}}

; Passes over the banks: for each part of the warp, the most different words of one bank.
define internal void @banks(ptr %row, ptr %addresses, i32 %mask, i64 %size) {{
entry:
  %seen = alloca [32 x i32], align 64
  %depth = alloca [32 x i64], align 64
  %four = icmp ugt i64 %size, 4
  %wide = select i1 %four, i64 %size, i64 4
  %words = lshr i64 %wide, 2
  %eight = icmp ugt i64 %size, 8
  %short = select i1 %eight, i32 8, i32 16
  %part = select i1 %four, i32 %short, i32 32
  %onepart = sub i32 %part, 1
  %low0 = shl i32 1, %onepart
  %low1 = sub i32 %low0, 1
  %low = or i32 %low0, %low1
  call void @plain(ptr %row, i32 %mask, i64 %size)
  br label %parts
parts:
  %first = phi i32 [0, %entry], [%first1, %partdone]
  %passes = phi i64 [0, %entry], [%passes1, %partdone]
  %best = phi i64 [0, %entry], [%best1, %partdone]
  %over = icmp uge i32 %first, 32
  br i1 %over, label %done, label %start
start:
  %window = shl i32 %low, %first
  %mine = and i32 %mask, %window
  store <32 x i32> splat (i32 -1), ptr %seen, align 64
  store <32 x i64> zeroinitializer, ptr %depth, align 64
  br label %head
head:
  %rest = phi i32 [%mine, %start], [%rest1, %laneend]
  %count = phi i64 [0, %start], [%count2, %laneend]
  %deepest = phi i64 [0, %start], [%deepest2, %laneend]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %partdone, label %lane
lane:
  %i = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %i64 = zext i32 %i to i64
  %less = sub i32 %rest, 1
  %rest1 = and i32 %rest, %less
  %pa = getelementptr i64, ptr %addresses, i64 %i64
  %a = load i64, ptr %pa
  %byte = trunc i64 %a to i32
  %word0 = lshr i32 %byte, 2
  br label %each
each:
  %k = phi i64 [0, %lane], [%k1, %eachend]
  %count2 = phi i64 [%count, %lane], [%count3, %eachend]
  %deepest2 = phi i64 [%deepest, %lane], [%deepest3, %eachend]
  %more = icmp ult i64 %k, %words
  br i1 %more, label %look, label %laneend
look:
  %k32 = trunc i64 %k to i32
  %word = add i32 %word0, %k32
  %known = load <32 x i32>, ptr %seen, align 64
  %one = insertelement <32 x i32> poison, i32 %word, i32 0
  %every = shufflevector <32 x i32> %one, <32 x i32> poison, <32 x i32> zeroinitializer
  %equal = icmp eq <32 x i32> %known, %every
  %bits = bitcast <32 x i1> %equal to i32
  %fresh = icmp eq i32 %bits, 0
  br i1 %fresh, label %new, label %old
old:
  br label %eachend
new:
  %pseen = getelementptr i32, ptr %seen, i64 %count2
  store i32 %word, ptr %pseen
  %countn = add i64 %count2, 1
  %bank32 = and i32 %word, 31
  %bank = zext i32 %bank32 to i64
  %pd = getelementptr i64, ptr %depth, i64 %bank
  %d0 = load i64, ptr %pd
  %d = add i64 %d0, 1
  store i64 %d, ptr %pd
  %deeper = icmp ugt i64 %d, %deepest2
  %deepestn = select i1 %deeper, i64 %d, i64 %deepest2
  br label %eachend
eachend:
  %count3 = phi i64 [%count2, %old], [%countn, %new]
  %deepest3 = phi i64 [%deepest2, %old], [%deepestn, %new]
  %k1 = add i64 %k, 1
  br label %each
laneend:
  br label %head
partdone:
  %passes1 = add i64 %passes, %deepest
  %some = icmp ne i32 %mine, 0
  %some64 = zext i1 %some to i64
  %best1 = add i64 %best, %some64
  %first1 = add i32 %first, %part
  br label %parts
done:
{_add("units", "%passes")}{_add("ideal", "%best")}  ret void
}}

; Counts the lanes of a load, store or atomic of `size` bytes each at generic addresses in the row of its site.
define void @count_access(ptr %row, ptr %addresses, i32 %mask, i64 %size, ptr %w) {{
entry:
  %a = load <32 x i64>, ptr %addresses, align 64
  %tag = lshr <32 x i64> %a, splat (i64 48)
  %isshared = icmp eq <32 x i64> %tag, splat (i64 {f.SHARED_TAG})
  %islocal = icmp eq <32 x i64> %tag, splat (i64 {f.LOCAL_TAG})
  %pwin = getelementptr i8, ptr %w, i64 {f.WINDOW}
  %win = load i64, ptr %pwin
  %rank = lshr i64 %win, {f.PEER_SHIFT}
  %one = insertelement <32 x i64> poison, i64 %rank, i32 0
  %ranks = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %plain = and <32 x i64> %a, splat (i64 4294967295)
  %owner = lshr <32 x i64> %plain, splat (i64 {f.PEER_SHIFT})
  %isown = icmp eq <32 x i64> %owner, %ranks
  %bs = bitcast <32 x i1> %isshared to i32
  %bl = bitcast <32 x i1> %islocal to i32
  %bo = bitcast <32 x i1> %isown to i32
  %shared0 = and i32 %mask, %bs
  %shared = and i32 %shared0, %bo
  %cluster = xor i32 %shared0, %shared
  %local = and i32 %mask, %bl
  %other = or i32 %bs, %bl
  %notother = xor i32 %other, -1
  %global = and i32 %mask, %notother
  %g = icmp ne i32 %global, 0
  br i1 %g, label %doglobal, label %next1
doglobal:
  call void @sectors(ptr %row, ptr %addresses, i32 %global, i64 %size)
  br label %next1
next1:
  %s = icmp ne i32 %shared, 0
  br i1 %s, label %doshared, label %next2
doshared:
  %rows = getelementptr i8, ptr %row, i64 {SPACES.index("shared") * _ROW}
  call void @banks(ptr %rows, ptr %addresses, i32 %shared, i64 %size)
  br label %next2
next2:
  %c = icmp ne i32 %cluster, 0
  br i1 %c, label %docluster, label %next3
docluster:
  %rowc = getelementptr i8, ptr %row, i64 {SPACES.index("cluster") * _ROW}
  call void @plain(ptr %rowc, i32 %cluster, i64 %size)
  br label %next3
next3:
  %l = icmp ne i32 %local, 0
  br i1 %l, label %dolocal, label %end
dolocal:
  %rowl = getelementptr i8, ptr %row, i64 {SPACES.index("local") * _ROW}
  call void @plain(ptr %rowl, i32 %local, i64 %size)
  br label %end
end:
  ret void
}}
"""


@functools.cache
def _engine() -> Any:
    return native.engine(TEXT)


@functools.cache
def address() -> int:
    """Host address of `count_access`: void(row, addresses, mask, size, frame)."""
    return int(_engine().get_function_address("count_access"))


@functools.cache
def count_access() -> Any:
    """The same as a function of Python: host addresses, integers."""
    types = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int64, ctypes.c_void_p)
    return ctypes.CFUNCTYPE(None, *types)(address())
