; Stores of several warps that put the same bytes at the same place, with nothing that orders them [PTX ISA 8.7.2].

; Whether the bytes %mask of a cell are at %new what they are at %old: of a store (%new is not null), and where the earlier
; access, by slot %t, is a plain store of a warp too (%atomic is 0).
define internal i1 @alike(ptr %c, i64 %t, i64 %atomic, i64 %mask, ptr %new, ptr %old) noinline {
entry:
  %store = icmp ne ptr %new, null
  %at.n = getelementptr i64, ptr %c, i64 $layout.WARPS
  %n = load i64, ptr %at.n
  %warp = icmp ult i64 %t, %n
  %plain = icmp eq i64 %atomic, 0
  %both = and i1 %store, %warp
  %may = and i1 %both, %plain
  br i1 %may, label %look, label %no
look:
  %x = load i32, ptr %new, align 4
  %y = load i32, ptr %old, align 4
  %differ = xor i32 %x, %y
  %bytes = bitcast i32 %differ to <4 x i8>
  %wrong = icmp ne <4 x i8> %bytes, zeroinitializer
  %bits4 = bitcast <4 x i1> %wrong to i4
  %bits = zext i4 %bits4 to i64
  %meet = and i64 %bits, %mask
  %same = icmp eq i64 %meet, 0
  ret i1 %same
no:
  ret i1 false
}

; Holds an access against the twins of a cell's last write: 0 where it is ordered after those that it meets, 1 where it is a
; store of the same bytes, 2 after @record.
define internal i64 @twins(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %cell, i64 %mask, i64 %slot, ptr %new, ptr %old) noinline {
entry:
  %at.tb = getelementptr i64, ptr %sh, i64 $layout.TWIN_BITS
  %tb = load ptr, ptr %at.tb
  %at.ts = getelementptr i64, ptr %sh, i64 $layout.TWINS
  %ts = load ptr, ptr %at.ts
  %at.cells = getelementptr i64, ptr %sh, i64 $layout.CELLS
  %cells = load i64, ptr %at.cells
  %at.n = getelementptr i64, ptr %c, i64 $layout.WARPS
  %n = load i64, ptr %at.n
  %off = mul i64 %cell, $owners.CELL
  %pb = getelementptr i64, ptr %tb, i64 %cell
  %bits = load i64, ptr %pb
  br label %nextbit
nextbit:
  %rest = phi i64 [%bits, %entry], [%rest1, %nextcolumn]
  %found = phi i64 [0, %entry], [%sofar, %nextcolumn]
  %none = icmp eq i64 %rest, 0
  br i1 %none, label %end, label %onebit
onebit:
  %first = call i64 @llvm.cttz.i64(i64 %rest, i1 true)
  %less = sub i64 %rest, 1
  %rest1 = and i64 %rest, %less
  br label %nextcolumn
nextcolumn:
  %column = phi i64 [%first, %onebit], [%column1, %checked]
  %sofar = phi i64 [%found, %onebit], [%sofar1, %checked]
  %inside = icmp ult i64 %column, %n
  br i1 %inside, label %look, label %nextbit
look:
  %row = mul i64 %column, %cells
  %place = add i64 %row, %cell
  %pe = getelementptr i64, ptr %ts, i64 %place
  %e = load i64, ptr %pe
  %meet = and i64 %e, %mask
  %touch = icmp ne i64 %meet, 0
  %own = icmp ne i64 %column, %slot
  %matters = and i1 %touch, %own
  br i1 %matters, label %order, label %checked
order:
  %clock = lshr i64 %e, 32
  %pv = getelementptr i32, ptr %vc, i64 %column
  %v32 = load i32, ptr %pv
  %v = zext i32 %v32 to i64
  %unordered = icmp ugt i64 %clock, %v
  br i1 %unordered, label %same, label %proxy
same:
  %alike = call i1 @alike(ptr %c, i64 %column, i64 0, i64 %mask, ptr %new, ptr %old)
  br i1 %alike, label %checked, label %race
race:
  %x1 = call i1 @record(ptr %c, i64 $layout.UNORDERED, i64 %off, i64 %column, i64 %e)
  ret i64 2
proxy:
  %pp = getelementptr i32, ptr %pvc, i64 %column
  %q32 = load i32, ptr %pp
  %q = zext i32 %q32 to i64
  %unfenced = icmp ugt i64 %clock, %q
  br i1 %unfenced, label %nofence, label %checked
nofence:
  %x2 = call i1 @record(ptr %c, i64 $layout.UNFENCED, i64 %off, i64 %column, i64 %e)
  ret i64 2
checked:
  %sofar1 = phi i64 [%sofar, %look], [1, %same], [%sofar, %proxy]
  %column1 = add i64 %column, 64
  br label %nextcolumn
end:
  ret i64 %found
}

; Keeps the stamp %w of slot %t, which a store of the same bytes is about to replace.
define internal void @add_twin(ptr %sh, i64 %cell, i64 %t, i64 %w) noinline {
  %at.tb = getelementptr i64, ptr %sh, i64 $layout.TWIN_BITS
  %tb = load ptr, ptr %at.tb
  %at.ts = getelementptr i64, ptr %sh, i64 $layout.TWINS
  %ts = load ptr, ptr %at.ts
  %at.cells = getelementptr i64, ptr %sh, i64 $layout.CELLS
  %cells = load i64, ptr %at.cells
  %row = mul i64 %t, %cells
  %place = add i64 %row, %cell
  %pe = getelementptr i64, ptr %ts, i64 %place
  store i64 %w, ptr %pe
  %pb = getelementptr i64, ptr %tb, i64 %cell
  %bits = load i64, ptr %pb
  %flag = and i64 %w, $layout.TWINNED
  %more = icmp ne i64 %flag, 0
  %kept = select i1 %more, i64 %bits, i64 0
  %shift = and i64 %t, 63
  %bit = shl i64 1, %shift
  %new = or i64 %kept, %bit
  store i64 %new, ptr %pb
  ret void
}

; Puts the bytes that lane %i stores, of %size in components of %element at %values, to %to.
define internal void @gather(ptr %values, i64 %i, i64 %size, i64 %element, ptr %to) noinline {
entry:
  br label %head
head:
  %b = phi i64 [0, %entry], [%b1, %body]
  %more = icmp ult i64 %b, %size
  br i1 %more, label %body, label %end
body:
  %component = udiv i64 %b, %element
  %in = urem i64 %b, %element
  %row = mul i64 %component, 32
  %which = add i64 %row, %i
  %start = mul i64 %which, %element
  %from = add i64 %start, %in
  %pf = getelementptr i8, ptr %values, i64 %from
  %x = load i8, ptr %pf
  %pt = getelementptr i8, ptr %to, i64 %b
  store i8 %x, ptr %pt
  %b1 = add i64 %b, 1
  br label %head
end:
  ret void
}

; Whether a pair of stores, by the number of its sites, has not been told of in this launch yet: the table remembers some.
define internal i1 @untold(ptr %c, i64 %site) noinline {
  %p3 = getelementptr i64, ptr %c, i64 $layout.OTHER_STAMP
  %e = load i64, ptr %p3
  %p0 = getelementptr i64, ptr %c, i64 $layout.KIND
  %kind = load i64, ptr %p0
  %ofglobal = icmp eq i64 %kind, $layout.EQUAL_GLOBAL
  %down = select i1 %ofglobal, i64 0, i64 4
  %e1 = lshr i64 %e, %down
  %other = and i64 %e1, $layout.SITES
  %high = shl i64 %site, 32
  %pair = or i64 %high, %other
  %x = mul i64 %site, 31
  %y = add i64 %x, %other
  %at = and i64 %y, $last_told
  %ptold = getelementptr i64, ptr %c, i64 $layout.TOLD
  %told = load ptr, ptr %ptold
  %pe = getelementptr i64, ptr %told, i64 %at
  %known = load i64, ptr %pe
  store i64 %pair, ptr %pe
  %r = icmp ne i64 %known, %pair
  ret i1 %r
}
