"""LLVM IR of the shadow of shared memory: checks and marks of cells, and clocks of addresses that synchronise."""

from __future__ import annotations

from .race_layout import (
    ACQUIRE,
    ATOMIC,
    CELL,
    CELLS,
    COLUMNS,
    PVC,
    READ,
    READ_BEFORE,
    READERS,
    READS,
    RELEASE,
    SLOTS,
    SYNC_PVC,
    SYNC_ROWS,
    SYNC_VC,
    UNFENCED,
    UNORDERED,
    UPDATE,
    VC,
    WRITERS,
    WRITES,
    each_piece,
    record,
    word,
)  # fmt: skip

_PIECE = """  %last = add i64 %off, %size
  %early = icmp ule i64 %off, %limit
  %short = icmp ule i64 %last, %limit
  %inside = and i1 %early, %short
  br i1 %inside, label %check, label %next
check:
  %bad = call i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %how)
"""

TEXT = f"""
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
{
    each_piece(
        "pieces",
        "ptr %c, ptr %pvc, ptr %sh",
        "i64 %slot, i64 %stamp",
        _PIECE,
        word("vc", "%c", VC, "ptr") + word("cells", "%sh", CELLS) + "  %limit = shl i64 %cells, 2",
    )
}
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
