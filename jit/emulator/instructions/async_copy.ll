; cp.async fills a warp's queue of copies, whose words copy_queue.py lists.
;
; Puts the copies of the lanes into the queue. True, with the queue as it was, where something is wrong or unusual: a full
; queue, an address that is no good, a part of the source, a race. Python then does it again, and tells. Reads are looked at
; before writes, since a read may be looked at twice. Of writes the queue says which one met a race.
define internal i1 @cp_async_$size(ptr %w, ptr %to, ptr %from, ptr %present, i32 %mask, i64 %site, ptr %cache) noinline {
entry:
  %offsets = alloca [32 x i64], align 64
  %pq = getelementptr i8, ptr %w, i64 $frame.COPIES
  %q = load ptr, ptr %pq
  %at.count = getelementptr i64, ptr %q, i64 $queue.COUNT
  %count = load i64, ptr %at.count
  %at.room = getelementptr i64, ptr %q, i64 $queue.ROOM
  %room = load i64, ptr %at.room
  %after = add i64 %count, 32
  %fits = icmp ule i64 %after, %room
  %pwin = getelementptr i8, ptr %w, i64 $frame.WINDOW
  %window = load i64, ptr %pwin
  %psz = getelementptr i8, ptr %w, i64 $frame.SHARED_SIZE
  %total = load i64, ptr %psz
  %limit = sub i64 %total, $size
  br i1 %fits, label %head, label %slow
slow:
  ret i1 true
$each
  %pt = getelementptr i64, ptr %to, i64 %i64
  %t0 = load i64, ptr %pt
  %t1 = and i64 %t0, 4294967295
  %off = sub i64 %t1, %window
  %low = icmp sge i64 %off, $frame.SHARED_BASE
  %high = icmp sle i64 %off, %limit
  %odd = and i64 %off, $within
  %even = icmp eq i64 %odd, 0
  %ok0 = and i1 %low, %high
  %ok = and i1 %ok0, %even
  br i1 %ok, label %amount, label %slow
amount:
  %haspresent = icmp ne ptr %present, null
  br i1 %haspresent, label %given, label %whole
given:
  %pp = getelementptr i64, ptr %present, i64 %i64
  %p64 = load i64, ptr %pp
  br label %whole
whole:
  %bytes = phi i64 [$size, %amount], [%p64, %given]
  %pf = getelementptr i64, ptr %from, i64 %i64
  %a = load i64, ptr %pf
  switch i64 %bytes, label %slow [i64 0, label %put i64 $size, label %source]
source:
  %tag = lshr i64 %a, 48
  %global = icmp eq i64 %tag, 0
  br i1 %global, label %find, label %slow
find:
  %found = call ptr @address(ptr %w, i64 %a, i64 $size, i32 %i, ptr %cache)
  %bad = icmp eq ptr %found, null
  %host = ptrtoint ptr %found to i64
  br i1 %bad, label %slow, label %put
put:
  %origin = phi i64 [0, %whole], [%host, %find]
  %po = getelementptr i64, ptr %offsets, i64 %n
  store i64 %off, ptr %po
  %at = add i64 %count, %n
  %at4 = shl i64 %at, 2
  %at8 = add i64 %at4, $queue.ENTRIES
  %pe = getelementptr i64, ptr %q, i64 %at8
  store i64 %off, ptr %pe
  %pe1 = getelementptr i64, ptr %pe, i64 1
  store i64 %origin, ptr %pe1
  %pe2 = getelementptr i64, ptr %pe, i64 2
  store i64 %bytes, ptr %pe2
  %pe3 = getelementptr i64, ptr %pe, i64 3
  store i64 $size, ptr %pe3
  br label %next
next:
  %n1 = add i64 %n, 1
  %some = icmp ne i64 %bytes, 0
  %some1 = zext i1 %some to i64
  %bit = shl i64 %some1, %i64
  %reading1 = or i64 %reading, %bit
  br label %head
all:
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %quiet = icmp eq ptr %c, null
  br i1 %quiet, label %done, label %races
races:
  %readers = trunc i64 %reading to i32
  %raced = call i32 $lanes(ptr %w, ptr %from, i32 %readers, i64 $size, i64 %site, i64 $layout.READ, ptr null, i64 0)
  %read = icmp ne i32 %raced, 0
  br i1 %read, label %slow, label %writes
writes:
  %at.pclock = getelementptr i64, ptr %q, i64 $queue.CLOCK
  %pclock = load ptr, ptr %at.pclock
  %at.slot = getelementptr i64, ptr %q, i64 $queue.SLOT
  %slot = load i64, ptr %at.slot
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.shadows = getelementptr i64, ptr %c, i64 $layout.SHADOWS
  %shadows = load ptr, ptr %at.shadows
  %clock0 = load i32, ptr %pclock
  %clock1 = zext i32 %clock0 to i64
  %clock2 = add i64 %clock1, 1
  %clock = shl i64 %clock2, 32
  %code = shl i64 %site, 4
  %stamp = or i64 %clock, %code
  %rank = lshr i64 %window, $frame.PEER_SHIFT
  %psh = getelementptr ptr, ptr %shadows, i64 %rank
  %sh = load ptr, ptr %psh
  br label %more
more:
  %begin = phi i64 [0, %writes], [%behind, %twin]
  %left = sub i64 %n, %begin
  %from0 = getelementptr i64, ptr %offsets, i64 %begin
  %clash = call i64 $pieces(ptr %c, ptr %vc, ptr %sh, ptr %from0, i64 %left, i64 $size, i64 %slot, i64 %stamp, i64 $layout.WRITE)
  %clashes = icmp sge i64 %clash, 0
  br i1 %clashes, label %search0, label %done
; An earlier lane of this instruction may copy the same bytes to the same place: no matter which of the two stays.
search0:
  %mine = add i64 %begin, %clash
  %mine0 = add i64 %count, %mine
  %mine4 = shl i64 %mine0, 2
  %mine8 = add i64 %mine4, $queue.ENTRIES
  %pmine = getelementptr i64, ptr %q, i64 %mine8
  %copy = load <4 x i64>, ptr %pmine, align 8
  br label %search
search:
  %j = phi i64 [0, %search0], [%j1, %other]
  %earlier = icmp ult i64 %j, %mine
  br i1 %earlier, label %look, label %raced1
raced1:
  %at.met = getelementptr i64, ptr %q, i64 $queue.MET
  %met = add i64 %mine, 1
  store i64 %met, ptr %at.met
  %at.place = getelementptr i64, ptr %c, i64 $layout.OFFSET
  %place = load i64, ptr %at.place
  %at.where = getelementptr i64, ptr %q, i64 $queue.MET_AT
  store i64 %place, ptr %at.where
  br label %slow
look:
  %its0 = add i64 %count, %j
  %its4 = shl i64 %its0, 2
  %its8 = add i64 %its4, $queue.ENTRIES
  %pits = getelementptr i64, ptr %q, i64 %its8
  %its = load <4 x i64>, ptr %pits, align 8
  %apart = icmp ne <4 x i64> %its, %copy
  %apart4 = bitcast <4 x i1> %apart to i4
  %alike = icmp eq i4 %apart4, 0
  br i1 %alike, label %twin, label %other
other:
  %j1 = add i64 %j, 1
  br label %search
twin:
  %behind = add i64 %mine, 1
  br label %more
done:
  %count1 = add i64 %count, %n
  store i64 %count1, ptr %at.count
  ret i1 false
}
