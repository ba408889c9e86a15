; The shadow of shared memory: a stamp for the last write of each cell and for the reads of each slot. layout.py has the
; words of a context (%c) and of a shadow (%sh), and the bits of a stamp.

declare i64 @llvm.cttz.i64(i64, i1)

; Leaves in a warp's context what is wrong: %kind, the place, the slot and the stamp of the earlier access.
define internal i1 @record(ptr %c, i64 %kind, i64 %off, i64 %t, i64 %e) noinline {
  %p0 = getelementptr i64, ptr %c, i64 $layout.KIND
  store i64 %kind, ptr %p0
  %p1 = getelementptr i64, ptr %c, i64 $layout.OFFSET
  store i64 %off, ptr %p1
  %p2 = getelementptr i64, ptr %c, i64 $layout.OTHER
  store i64 %t, ptr %p2
  %p3 = getelementptr i64, ptr %c, i64 $layout.OTHER_STAMP
  store i64 %e, ptr %p3
  ret i1 true
}

; One cell of shared memory: true where the access is not ordered after an earlier one. %vc is the clocks that the warp has
; observed, %pvc those whose writes its proxy sees, %sh the CTA's shadow; %mask says which of the cell's four bytes the
; access has, %slot and %stamp who it is, %how what it does.
;
; Every write that overlaps must be in %vc, or both are atomics. What it wrote must be in %pvc too. A read is then noted, in
; the slot's own column; a write must come after the reads in all columns, which it finds through the bits of %rb (a bit
; stands for every 64th column).
;
; A store by a warp that puts at the cell what an earlier one of another warp has left there, %new and %old are its bytes,
; does not have to be ordered after it: @record then tells EQUAL. The earlier stamp goes to the column of its slot in
; TWINS, found through %tb like the reads, and the new one gets the bit TWINNED: whoever comes later is held against both.
define internal i1 @cell(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %cell, i64 %mask, i64 %slot, i64 %stamp, i64 %how, ptr %new, ptr %old) {
entry:
  %at.ws = getelementptr i64, ptr %sh, i64 $layout.WRITES
  %ws = load ptr, ptr %at.ws
  %at.wt = getelementptr i64, ptr %sh, i64 $layout.WRITERS
  %wt = load ptr, ptr %at.wt
  %off = mul i64 %cell, $owners.CELL
  %pw = getelementptr i64, ptr %ws, i64 %cell
  %pt = getelementptr i16, ptr %wt, i64 %cell
  %w = load i64, ptr %pw
  %t16 = load i16, ptr %pt
  %t = zext i16 %t16 to i64
  %wmask = and i64 %w, %mask
  %hit = icmp ne i64 %wmask, 0
  br i1 %hit, label %overlap, label %last
overlap:
  %both = and i64 %w, %stamp
  %bothatomic = and i64 %both, $layout.ATOMIC
  %atomics = icmp ne i64 %bothatomic, 0
  br i1 %atomics, label %last, label %compare
compare:
  %wclock = lshr i64 %w, 32
  %pv = getelementptr i32, ptr %vc, i64 %t
  %v32 = load i32, ptr %pv
  %v = zext i32 %v32 to i64
  %unordered = icmp ugt i64 %wclock, %v
  br i1 %unordered, label %twin, label %proxy
twin:
  %flag = and i64 %w, $layout.ATOMIC
  %alike = call i1 @alike(ptr %c, i64 %t, i64 %flag, i64 %mask, ptr %new, ptr %old)
  br i1 %alike, label %keeptwin, label %race
race:
  %x1 = call i1 @record(ptr %c, i64 $layout.UNORDERED, i64 %off, i64 %t, i64 %w)
  ret i1 true
keeptwin:
  %x4 = call i1 @record(ptr %c, i64 $layout.EQUAL, i64 %off, i64 %t, i64 %w)
  br label %last
proxy:
  %pp = getelementptr i32, ptr %pvc, i64 %t
  %q32 = load i32, ptr %pp
  %q = zext i32 %q32 to i64
  %unfenced = icmp ugt i64 %wclock, %q
  br i1 %unfenced, label %nofence, label %last
nofence:
  %x2 = call i1 @record(ptr %c, i64 $layout.UNFENCED, i64 %off, i64 %t, i64 %w)
  ret i1 true
last:
  %is.twin = phi i1 [false, %entry], [false, %overlap], [false, %proxy], [true, %keeptwin]
  %twinned0 = and i64 %w, $layout.TWINNED
  %twinned = icmp ne i64 %twinned0, 0
  br i1 %twinned, label %twins, label %after
twins:
  %met = call i64 @twins(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %cell, i64 %mask, i64 %slot, ptr %new, ptr %old)
  %clashed = icmp eq i64 %met, 2
  br i1 %clashed, label %lost, label %twins1
lost:
  ret i1 true
twins1:
  %met1 = icmp ne i64 %met, 0
  br label %after
after:
  %others = phi i1 [false, %last], [%met1, %twins1]
  %at.rb = getelementptr i64, ptr %sh, i64 $layout.READERS
  %rb = load ptr, ptr %at.rb
  %at.rs = getelementptr i64, ptr %sh, i64 $layout.READS
  %rs = load ptr, ptr %at.rs
  %at.cells = getelementptr i64, ptr %sh, i64 $layout.CELLS
  %cells = load i64, ptr %at.cells
  %at.columns = getelementptr i64, ptr %sh, i64 $layout.COLUMNS
  %columns = load i64, ptr %at.columns
  %pb = getelementptr i64, ptr %rb, i64 %cell
  %bits = load i64, ptr %pb
  %isread = icmp eq i64 %how, $layout.READ
  br i1 %isread, label %read, label %write
read:
  %known = icmp ult i64 %slot, %columns
  br i1 %known, label %keep, label %fine
keep:
  %row = mul i64 %slot, %cells
  %place = add i64 %row, %cell
  %pr = getelementptr i64, ptr %rs, i64 %place
  %was = load i64, ptr %pr
  %oldhigh = lshr i64 %was, 32
  %newhigh = lshr i64 %stamp, 32
  %same = icmp eq i64 %oldhigh, %newhigh
  %oldmask = and i64 %was, 15
  %more = select i1 %same, i64 %oldmask, i64 0
  %m1 = or i64 %mask, %more
  %noted = or i64 %stamp, %m1
  store i64 %noted, ptr %pr
  %shift = and i64 %slot, 63
  %bit = shl i64 1, %shift
  %bits1 = or i64 %bits, %bit
  store i64 %bits1, ptr %pb
  br label %fine
write:
  %atomic = icmp eq i64 %how, $layout.UPDATE
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
  %x3 = call i1 @record(ptr %c, i64 $layout.READ_BEFORE, i64 %off, i64 %column, i64 %r)
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
  %wm1 = or i64 %base, %wm
  ; The twins stay while one of them is not ordered before this write, or has bytes that it does not write.
  %full = icmp eq i64 %mask, 15
  %partly = xor i1 %full, true
  %stay0 = or i1 %again, %partly
  %stay1 = and i1 %stay0, %twinned
  %stay2 = or i1 %stay1, %others
  %stay = or i1 %stay2, %is.twin
  %bit.twinned = select i1 %stay, i64 $layout.TWINNED, i64 0
  %wnew = or i64 %wm1, %bit.twinned
  store i64 %wnew, ptr %pw
  br i1 %is.twin, label %add, label %marked
add:
  call void @add_twin(ptr %sh, i64 %cell, i64 %t, i64 %w)
  br label %marked
marked:
  %slot16 = trunc i64 %slot to i16
  store i16 %slot16, ptr %pt
  %clear = xor i1 %atomic, %full
  br i1 %clear, label %forget, label %fine
forget:
  store i64 0, ptr %pb
  br label %fine
fine:
  ret i1 false
}

; The cells of `size` bytes at an offset of shared memory.
; Of a store, %new are its bytes, with the place in the first cell before them, and %old those of the first cell.
define internal i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %how, ptr %new, ptr %old) {
entry:
  %first = lshr i64 %off, 2
  %end0 = add i64 %off, %size
  %end1 = add i64 %end0, 3
  %end = lshr i64 %end1, 2
  %small = icmp ult i64 %size, $owners.CELL
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
  %passed = sub i64 %cell, %first
  %skip = mul i64 %passed, $owners.CELL
  %far = getelementptr i8, ptr %new, i64 %skip
  %none = icmp eq ptr %new, null
  %new1 = select i1 %none, ptr null, ptr %far
  %old1 = getelementptr i8, ptr %old, i64 %skip
  %bad = call i1 @cell(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %cell, i64 %mask, i64 %slot, i64 %stamp, i64 %how, ptr %new1, ptr %old1)
  br i1 %bad, label %failed, label %next
next:
  %cell1 = add i64 %cell, 1
  br label %head
failed:
  ret i1 true
fine:
  ret i1 false
}
