; wgmma.mma_async fills a warp's queue of products, whose words product_queue.py lists.

;; issue
declare i1 @llvm.vector.reduce.or.v32i1(<32 x i1>)

; Puts a product into the queue. True, with the queue as it was, where Python has to do it: something is wrong, or the
; descriptors were not met yet. %scale, %a.at and %b.at are frame offsets of the operands' scratch slots; %how0 is HOW
; without the quarter.
define i1 @issue(ptr %w, i64 %site, i32 %mask, i64 %scale, i64 %a.at, i64 %b.at, i64 %how0, i64 %negate) {
entry:
  %pforms = getelementptr i8, ptr %w, i64 $frame.FORMS
  %forms = load ptr, ptr %pforms
  %pform = getelementptr ptr, ptr %forms, i64 %site
  %form = load ptr, ptr %pform
  %known = icmp ne ptr %form, null
  %all = icmp eq i32 %mask, -1
  %good = and i1 %known, %all
  br i1 %good, label %fences, label %slow
slow:
  ret i1 true
fences:
  %pfences = getelementptr i64, ptr %form, i64 $queue.FENCES
  %fence.at = load i64, ptr %pfences
  %free = icmp eq i64 %fence.at, 0
  br i1 %free, label %descriptors, label %fence
fence:
  %pfence = getelementptr i8, ptr %w, i64 %fence.at
  %count = load i32, ptr %pfence
  %fenced = icmp ne i32 %count, 0
  br i1 %fenced, label %descriptors, label %slow
descriptors:
  %pq = getelementptr i8, ptr %w, i64 $frame.PRODUCTS
  %q = load ptr, ptr %pq
  %none = icmp eq ptr %q, null
  br i1 %none, label %slow, label %uniform
uniform:
  %at.tail = getelementptr i64, ptr %q, i64 $queue.TAIL
  %tail = load i64, ptr %at.tail
  %at.head = getelementptr i64, ptr %q, i64 $queue.HEAD
  %head = load i64, ptr %at.head
  %at.room = getelementptr i64, ptr %q, i64 $queue.ROOM
  %room = load i64, ptr %at.room
  %used = sub i64 %tail, %head
  %fits = icmp ult i64 %used, %room
  %pb = getelementptr i8, ptr %w, i64 %b.at
  %bs = load <32 x i64>, ptr %pb, align 64
  %b = extractelement <32 x i64> %bs, i32 0
  %b0 = insertelement <32 x i64> poison, i64 %b, i32 0
  %bv = shufflevector <32 x i64> %b0, <32 x i64> poison, <32 x i32> zeroinitializer
  %bd = icmp ne <32 x i64> %bs, %bv
  %b.differs = call i1 @llvm.vector.reduce.or.v32i1(<32 x i1> %bd)
  %b.same = xor i1 %b.differs, true
  %ready = and i1 %fits, %b.same
  %from = and i64 %how0, $queue.REGISTERS
  %registers = icmp ne i64 %from, 0
  br i1 %ready, label %first, label %slow
first:
  %pa = getelementptr i8, ptr %w, i64 %a.at
  br i1 %registers, label %find, label %memory
memory:
  %as = load <32 x i64>, ptr %pa, align 64
  %a = extractelement <32 x i64> %as, i32 0
  %a0 = insertelement <32 x i64> poison, i64 %a, i32 0
  %av = shufflevector <32 x i64> %a0, <32 x i64> poison, <32 x i32> zeroinitializer
  %ad = icmp ne <32 x i64> %as, %av
  %a.differs = call i1 @llvm.vector.reduce.or.v32i1(<32 x i1> %ad)
  br i1 %a.differs, label %slow, label %quarter
quarter:
  %at.quarter = getelementptr i64, ptr %q, i64 $queue.QUARTER
  %fourth = load i64, ptr %at.quarter
  br label %find
find:
  %da = phi i64 [0, %first], [%a, %quarter]
  %part = phi i64 [0, %first], [%fourth, %quarter]
  %how = or i64 %how0, %part
  %h0 = mul i64 %da, $queue.HASH_A
  %h1 = mul i64 %b, $queue.HASH_B
  %h2 = mul i64 %how, $queue.HASH_HOW
  %h3 = add i64 %h0, %h1
  %h4 = add i64 %h3, %h2
  %h5 = lshr i64 %h4, $shift
  %h6 = mul i64 %h5, $queue.ROW
  %h = add i64 %h6, $queue.ROWS
  %row = getelementptr i64, ptr %form, i64 %h
  %at.how = getelementptr i64, ptr %row, i64 $queue.ROW_HOW
  %how1 = load i64, ptr %at.how
  %at.a = getelementptr i64, ptr %row, i64 $queue.ROW_A
  %a1 = load i64, ptr %at.a
  %at.b = getelementptr i64, ptr %row, i64 $queue.ROW_B
  %b1 = load i64, ptr %at.b
  %how2 = add i64 %how, 1
  %e0 = icmp eq i64 %how1, %how2
  %e1 = icmp eq i64 %a1, %da
  %e2 = icmp eq i64 %b1, %b
  %e3 = and i1 %e0, %e1
  %e4 = and i1 %e3, %e2
  %at.high = getelementptr i64, ptr %row, i64 $queue.ROW_HIGH
  %high = load i64, ptr %at.high
  %psize = getelementptr i8, ptr %w, i64 $frame.SHARED_SIZE
  %size = load i64, ptr %psize
  %inside = icmp ule i64 %high, %size
  %met = and i1 %e4, %inside
  br i1 %met, label %races, label %slow
races:
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %quiet = icmp eq ptr %c, null
  br i1 %quiet, label %put, label %look
look:
  %at.pclock = getelementptr i64, ptr %q, i64 $queue.CLOCK
  %pclock = load ptr, ptr %at.pclock
  %at.slot = getelementptr i64, ptr %q, i64 $queue.SLOT
  %slot = load i64, ptr %at.slot
  %at.pvc = getelementptr i64, ptr %c, i64 $layout.PVC
  %pvc = load ptr, ptr %at.pvc
  %at.shadows = getelementptr i64, ptr %c, i64 $layout.SHADOWS
  %shadows = load ptr, ptr %at.shadows
  %pwindow = getelementptr i8, ptr %w, i64 $frame.WINDOW
  %window = load i64, ptr %pwindow
  %rank = lshr i64 %window, $frame.PEER_SHIFT
  %psh = getelementptr ptr, ptr %shadows, i64 %rank
  %sh = load ptr, ptr %psh
  %clock0 = load i32, ptr %pclock
  %clock1 = zext i32 %clock0 to i64
  %clock2 = add i64 %clock1, 1
  %clock = shl i64 %clock2, 32
  %code = shl i64 %site, 4
  %stamp = or i64 %clock, %code
  %at.pieces = getelementptr i64, ptr %row, i64 $queue.ROW_PIECES
  %pieces = load ptr, ptr %at.pieces
  %at.count = getelementptr i64, ptr %row, i64 $queue.ROW_COUNT
  %n = load i64, ptr %at.count
  %clash = call i64 @pieces(ptr %c, ptr %pvc, ptr %sh, ptr %pieces, i64 %n, i64 16, i64 %slot, i64 %stamp, i64 $layout.READ)
  %clashes = icmp sge i64 %clash, 0
  br i1 %clashes, label %slow, label %put
put:
  %last = sub i64 %room, 1
  %place = and i64 %tail, %last
  %skip0 = mul i64 %place, $queue.ENTRY
  %skip = add i64 %skip0, $queue.ENTRIES
  %entry.at = getelementptr i64, ptr %q, i64 %skip
  %at.plan = getelementptr i64, ptr %form, i64 $queue.FORM_PLAN
  %plan = load i64, ptr %at.plan
  %at.ta = getelementptr i64, ptr %row, i64 $queue.ROW_A_TABLE
  %ta = load i64, ptr %at.ta
  %at.tb = getelementptr i64, ptr %row, i64 $queue.ROW_B_TABLE
  %tb = load i64, ptr %at.tb
  %pscale = getelementptr i8, ptr %w, i64 %scale
  %scale0 = load i64, ptr %pscale
  %use = and i64 %scale0, 1
$words
  br i1 %registers, label %values, label %done
values:
  %to = getelementptr i64, ptr %entry.at, i64 $queue.WORDS
$copies
  br label %done
done:
  %at.loads = getelementptr i64, ptr %q, i64 $queue.LOADS
  %loads = load i64, ptr %at.loads
  %loads1 = or i64 %loads, %from
  store i64 %loads1, ptr %at.loads
  %tail1 = add i64 %tail, 1
  store i64 %tail1, ptr %at.tail
  ret i1 false
}

declare i64 @pieces(ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64)

;; word
  %p.$name = getelementptr i64, ptr %entry.at, i64 $number
  store i64 $value, ptr %p.$name

;; register
  %r.$number = getelementptr i8, ptr %pa, i64 $slot
  %v.$number = load <32 x i64>, ptr %r.$number, align 64
  %t.$number = trunc <32 x i64> %v.$number to <32 x i32>
  %s.$number = getelementptr i8, ptr %to, i64 $place
  store <32 x i32> %t.$number, ptr %s.$number, align 8
