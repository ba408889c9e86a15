; The shadow of global memory: the stamp of the cluster that wrote each cell last. layout.py has the words of an
; allocation (%span) and the bits of a stamp. Parameters: `wrote` selects in a stamp the bytes that its cluster wrote,
; `ever`, `to_ever` bits further down, those that any cluster wrote; `within` selects the place in a cell.

; `size` bytes at a global address: true after @record. Addresses in no allocation are left to the access. A store that
; puts there what is there already (%equal) may meet that of another cluster: @record then tells EQUAL_GLOBAL.
define internal i1 @global(ptr %c, i64 %a, i64 %size, i64 %site, i64 %how, i1 %equal) {
entry:
  %at.spans = getelementptr i64, ptr %c, i64 $layout.SPANS
  %spans = load ptr, ptr %at.spans
  %at.n = getelementptr i64, ptr %c, i64 $layout.SPAN_COUNT
  %n = load i64, ptr %at.n
  %at.recent = getelementptr i64, ptr %c, i64 $layout.LAST_SPAN
  %recent = load i64, ptr %at.recent
  %at.owner = getelementptr i64, ptr %c, i64 $layout.OWNER
  %owner = load i64, ptr %at.owner
  %at.flag = getelementptr i64, ptr %c, i64 $layout.ACQUIRED
  %flag = load ptr, ptr %at.flag
  %end = add i64 %a, %size
  %some = icmp ult i64 %recent, %n
  br i1 %some, label %search, label %fine
search:
  %i = phi i64 [%recent, %entry], [%i1, %other]
  %tries = phi i64 [0, %entry], [%tries1, %other]
  %span = getelementptr [$owners.SPAN x i64], ptr %spans, i64 %i
  %at.low = getelementptr i64, ptr %span, i64 $owners.LOW
  %low = load i64, ptr %at.low
  %at.high = getelementptr i64, ptr %span, i64 $owners.HIGH
  %high = load i64, ptr %at.high
  %over = icmp uge i64 %a, %low
  %under = icmp ule i64 %end, %high
  %here = and i1 %over, %under
  br i1 %here, label %found, label %other
other:
  %i0 = add i64 %i, 1
  %wraps = icmp uge i64 %i0, %n
  %i1 = select i1 %wraps, i64 0, i64 %i0
  %tries1 = add i64 %tries, 1
  %more = icmp ult i64 %tries1, %n
  br i1 %more, label %search, label %fine
found:
  store i64 %i, ptr %at.recent
  %at.cells = getelementptr i64, ptr %span, i64 $owners.OWNERS
  %cells = load ptr, ptr %at.cells
  %at.touched = getelementptr i64, ptr %span, i64 $owners.TOUCHED
  %touched = load ptr, ptr %at.touched
  %at.looked = getelementptr i64, ptr %span, i64 $owners.LOOKED
  %looked = load ptr, ptr %at.looked
  %shadowed = icmp ne ptr %cells, null
  br i1 %shadowed, label %kind, label %fine
kind:
  %writes = icmp eq i64 %how, $layout.WRITE
  br i1 %writes, label %matter, label %looks
looks:
  store i64 1, ptr %looked
  br label %matter
matter:
  %was = load i64, ptr %touched
  %written = icmp ne i64 %was, 0
  %matters = or i1 %writes, %written
  br i1 %matters, label %begin, label %fine
begin:
  %observed = load i64, ptr %flag
  %excused = icmp ne i64 %observed, 0
  %off = sub i64 %a, %low
  %first = lshr i64 %off, 2
  %end0 = add i64 %off, %size
  %end1 = add i64 %end0, $within
  %last = lshr i64 %end1, 2
  %small = icmp ult i64 %size, $owners.CELL
  %ones = shl i64 1, %size
  %below = sub i64 %ones, 1
  %in = and i64 %off, $within
  %part = shl i64 %below, %in
  %mask0 = select i1 %small, i64 %part, i64 15
  %mask1 = and i64 %mask0, 15
  %mask = shl i64 %mask1, 32
  %stamp0 = or i64 %owner, %site
  br i1 %writes, label %touch, label %head0
touch:
  store i64 1, ptr %touched
  br label %head0
head0:
  br label %head
head:
  %cell = phi i64 [%first, %head0], [%cell1, %next]
  %rest = icmp ult i64 %cell, %last
  br i1 %rest, label %body, label %fine
body:
  %pc = getelementptr i64, ptr %cells, i64 %cell
  %e = load i64, ptr %pc
  %who = lshr i64 %e, $owners.OWNER_SHIFT
  %me = lshr i64 %owner, $owners.OWNER_SHIFT
  %same = icmp eq i64 %who, %me
  %meet = and i64 %e, %mask
  %apart = icmp eq i64 %meet, 0
  %good0 = or i1 %same, %apart
  %good = or i1 %good0, %excused
  br i1 %good, label %ordered, label %meets
meets:
  br i1 %equal, label %excuse, label %race
excuse:
  %byte1 = mul i64 %cell, $owners.CELL
  %where1 = add i64 %low, %byte1
  %x1 = call i1 @record(ptr %c, i64 $layout.EQUAL_GLOBAL, i64 %where1, i64 0, i64 %e)
  br label %ordered
race:
  %byte = mul i64 %cell, $owners.CELL
  %where = add i64 %low, %byte
  %x = call i1 @record(ptr %c, i64 $layout.GLOBAL, i64 %where, i64 0, i64 %e)
  ret i1 true
ordered:
  br i1 %writes, label %mark, label %next
mark:
  %oldmask = and i64 %e, $wrote
  %keep = select i1 %same, i64 %oldmask, i64 0
  %m = or i64 %mask, %keep
  %oldany = and i64 %e, $ever
  %mineany = lshr i64 %mask, $to_ever
  %any = or i64 %oldany, %mineany
  %marked = or i64 %m, %any
  %new = or i64 %stamp0, %marked
  store i64 %new, ptr %pc
  br label %next
next:
  %cell1 = add i64 %cell, 1
  br label %head
fine:
  ret i1 false
}

; Whether %n bytes are the same at both places.
define internal i1 @same_bytes(ptr %x, ptr %y, i64 %n) noinline {
entry:
  br label %head
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %yes
body:
  %px = getelementptr i8, ptr %x, i64 %i
  %py = getelementptr i8, ptr %y, i64 %i
  %a = load i8, ptr %px
  %b = load i8, ptr %py
  %same = icmp eq i8 %a, %b
  br i1 %same, label %next, label %no
next:
  %i1 = add i64 %i, 1
  br label %head
yes:
  ret i1 true
no:
  ret i1 false
}
