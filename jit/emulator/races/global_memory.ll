; The shadow of global memory: the stamp of the cluster that wrote each cell last. layout.py has the words of an
; allocation (%span) and the bits of a stamp. Parameters: `wrote` selects in a stamp the bytes that its cluster wrote,
; `ever`, `to_ever` bits further down, those that any cluster wrote; `within` selects the place in a cell.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; What the cluster does from now on is not part of what it has released.
define internal void @released(ptr %c) {
entry:
  %at.released = getelementptr i64, ptr %c, i64 $layout.RELEASED
  %released = load ptr, ptr %at.released
  %none = icmp eq ptr %released, null
  br i1 %none, label %end, label %count
count:
  %at.owner = getelementptr i64, ptr %c, i64 $layout.OWNER
  %owner = load i64, ptr %at.owner
  %me = lshr i64 %owner, $owners.OWNER_SHIFT
  %pn = getelementptr i32, ptr %released, i64 %me
  %n = load i32, ptr %pn
  %n1 = add i32 %n, 1
  store i32 %n1, ptr %pn
  br label %end
end:
  ret void
}

; The cluster acquires in global memory: it knows what the others have released. They do nothing before its turn is over, so
; that once a turn is enough. A load (%loads) may be the end of a wait.
define internal void @acquires(ptr %c, i1 %loads) {
entry:
  %at.flag = getelementptr i64, ptr %c, i64 $layout.ACQUIRED
  %flag = load ptr, ptr %at.flag
  %pstate = getelementptr i64, ptr %flag, i64 1
  %state = load i64, ptr %pstate
  %may = icmp eq i64 %state, $layout.MAY_STOP
  %arm = and i1 %may, %loads
  %state1 = select i1 %arm, i64 $layout.ARMED, i64 %state
  store i64 %state1, ptr %pstate
  %was = load i64, ptr %flag
  store i64 1, ptr %flag
  %again = icmp ne i64 %was, 0
  br i1 %again, label %end, label %first
first:
  %at.released = getelementptr i64, ptr %c, i64 $layout.RELEASED
  %released = load ptr, ptr %at.released
  %none = icmp eq ptr %released, null
  br i1 %none, label %end, label %learn
learn:
  %at.known = getelementptr i64, ptr %c, i64 $layout.KNOWN
  %known = load ptr, ptr %at.known
  %at.n = getelementptr i64, ptr %c, i64 $layout.CLUSTERS
  %n = load i64, ptr %at.n
  %bytes = shl i64 %n, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %known, ptr %released, i64 %bytes, i1 false)
  br label %end
end:
  ret void
}

; membar.gl by some lanes of a warp.
define void @fence_global(ptr %w, i32 %lanes) {
entry:
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %none = icmp eq i32 %lanes, 0
  %off = icmp eq ptr %c, null
  %skip = or i1 %none, %off
  br i1 %skip, label %end, label %on
on:
  call void @released(ptr %c)
  br label %end
end:
  ret void
}

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
  %acquired = icmp ne i64 %observed, 0
  %at.released = getelementptr i64, ptr %c, i64 $layout.RELEASED
  %released = load ptr, ptr %at.released
  %counted = icmp ne ptr %released, null
  %uncounted = xor i1 %counted, true
  %excused = and i1 %acquired, %uncounted
  %at.known = getelementptr i64, ptr %c, i64 $layout.KNOWN
  %known = load ptr, ptr %at.known
  %at.times = getelementptr i64, ptr %span, i64 $owners.TIMES
  %times = load ptr, ptr %at.times
  %at.readers = getelementptr i64, ptr %span, i64 $owners.READERS
  %readers = load ptr, ptr %at.readers
  %at.writtens = getelementptr i64, ptr %span, i64 $owners.WRITTEN
  %writtens = load ptr, ptr %at.writtens
  %reads = icmp eq i64 %how, $layout.READ
  %notes = and i1 %reads, %counted
  %me = lshr i64 %owner, $owners.OWNER_SHIFT
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
  br i1 %writes, label %touch, label %count0
touch:
  store i64 1, ptr %touched
  %pstate = getelementptr i64, ptr %flag, i64 1
  %state = load i64, ptr %pstate
  %armed = icmp eq i64 %state, $layout.ARMED
  %state1 = select i1 %armed, i64 $layout.STOPPED, i64 %state
  store i64 %state1, ptr %pstate
  br label %count0
count0:
  br i1 %counted, label %count, label %head0
count:
  %pcount = getelementptr i32, ptr %released, i64 %me
  %count32 = load i32, ptr %pcount
  %count64 = zext i32 %count32 to i64
  br label %head0
head0:
  %epoch = phi i64 [0, %count0], [%count64, %count]
  br label %head
head:
  %cell = phi i64 [%first, %head0], [%cell1, %next]
  %rest = icmp ult i64 %cell, %last
  br i1 %rest, label %body, label %fine
body:
  %pc = getelementptr i64, ptr %cells, i64 %cell
  %e = load i64, ptr %pc
  %who = lshr i64 %e, $owners.OWNER_SHIFT
  %same = icmp eq i64 %who, %me
  %meet = and i64 %e, %mask
  %apart = icmp eq i64 %meet, 0
  %good0 = or i1 %same, %apart
  %good = or i1 %good0, %excused
  br i1 %good, label %ordered, label %told
told:
  br i1 %counted, label %lookup, label %meets
lookup:
  %ptime0 = getelementptr i64, ptr %times, i64 %cell
  %time0 = load i64, ptr %ptime0
  %after0 = and i64 %time0, 4294967295
  %pknown0 = getelementptr i32, ptr %known, i64 %who
  %known0 = load i32, ptr %pknown0
  %heard0 = zext i32 %known0 to i64
  %before0 = icmp ult i64 %after0, %heard0
  br i1 %before0, label %told0, label %meets
told0:
  %at.covered = getelementptr i64, ptr %c, i64 $layout.COVERED
  %covered = load ptr, ptr %at.covered
  %watched = icmp ne ptr %covered, null
  %asks = and i1 %watched, %reads
  br i1 %asks, label %covers0, label %ordered
covers0:
  %pwritten = getelementptr i64, ptr %writtens, i64 %cell
  %written0 = load i64, ptr %pwritten
  %wclock = lshr i64 %written0, 32
  %writer = and i64 %written0, 4294967295
  %at.warps = getelementptr i64, ptr %c, i64 $layout.WARPS
  %warps = load i64, ptr %at.warps
  %padded = add i64 %warps, 15
  %stride = and i64 %padded, -16
  %row = mul i64 %who, %stride
  %column = add i64 %row, %writer
  %puntil = getelementptr i32, ptr %covered, i64 %column
  %until0 = load i32, ptr %puntil
  %until = zext i32 %until0 to i64
  %behind = icmp uge i64 %until, %wclock
  br i1 %behind, label %ordered, label %uncovered
uncovered:
  %byte2 = mul i64 %cell, $owners.CELL
  %where2 = add i64 %low, %byte2
  %x2 = call i1 @record(ptr %c, i64 $layout.UNCOVERED, i64 %where2, i64 %writer, i64 %e)
  ret i1 true
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
  br i1 %counted, label %timed, label %untimed
untimed:
  br i1 %writes, label %mark, label %next
timed:
  %ptime = getelementptr i64, ptr %times, i64 %cell
  %time = load i64, ptr %ptime
  %wtime = and i64 %time, 4294967295
  %rtime = lshr i64 %time, 32
  %pr = getelementptr i64, ptr %readers, i64 %cell
  %r = load i64, ptr %pr
  %rwho = lshr i64 %r, $owners.OWNER_SHIFT
  %rsame = icmp eq i64 %rwho, %me
  br i1 %writes, label %readbefore, label %noting
noting:
  br i1 %notes, label %note, label %next
note:
  %rstill = icmp eq i64 %rtime, %epoch
  %rkeeps = and i1 %rsame, %rstill
  %rold = and i64 %r, $wrote
  %rmask = select i1 %rkeeps, i64 %rold, i64 0
  %rnew0 = or i64 %stamp0, %mask
  %rnew = or i64 %rnew0, %rmask
  store i64 %rnew, ptr %pr
  %rhigh = shl i64 %epoch, 32
  %rtimed = or i64 %rhigh, %wtime
  store i64 %rtimed, ptr %ptime
  br label %next
readbefore:
  %rmeet = and i64 %r, %mask
  %rapart = icmp eq i64 %rmeet, 0
  %pknown = getelementptr i32, ptr %known, i64 %rwho
  %known1 = load i32, ptr %pknown
  %heard = zext i32 %known1 to i64
  %rbefore = icmp ult i64 %rtime, %heard
  %rgood0 = or i1 %rsame, %rapart
  %rgood1 = or i1 %rgood0, %rbefore
  %rgood = or i1 %rgood1, %equal
  br i1 %rgood, label %stamped, label %rrace
rrace:
  %rbyte = mul i64 %cell, $owners.CELL
  %rwhere = add i64 %low, %rbyte
  %rx = call i1 @record(ptr %c, i64 $layout.GLOBAL_READ, i64 %rwhere, i64 0, i64 %r)
  ret i1 true
stamped:
  %rupper = shl i64 %rtime, 32
  %wtimed = or i64 %rupper, %epoch
  store i64 %wtimed, ptr %ptime
  %wstill = icmp eq i64 %wtime, %epoch
  %at.base = getelementptr i64, ptr %c, i64 $layout.STAMP
  %base = load i64, ptr %at.base
  %at.slot = getelementptr i64, ptr %c, i64 $layout.SLOT
  %slot = load i64, ptr %at.slot
  %both = or i64 %base, %slot
  %pby = getelementptr i64, ptr %writtens, i64 %cell
  store i64 %both, ptr %pby
  br label %mark
mark:
  %still = phi i1 [true, %untimed], [%wstill, %stamped]
  %oldmask = and i64 %e, $wrote
  %mine = and i1 %same, %still
  %keep = select i1 %mine, i64 %oldmask, i64 0
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
