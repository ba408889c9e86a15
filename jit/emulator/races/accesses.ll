; Where the generated code of a kernel asks whether an access races.

declare i32 @llvm.cttz.i32(i32, i1)

; The lanes of a load, store or atomic: 1 after @record; 2 where Python has to be told of a store of the same bytes that
; nothing orders; else 0. Of a store %values are the components of %element bytes, [component][lane], else null.
; Addresses that are not valid are left to the access itself.
define i32 @lanes(ptr %w, ptr %addresses, i32 %lanes, i64 %size, i64 %site, i64 %how, ptr %values, i64 %element) {
entry:
  %bytes = alloca [40 x i8], align 8
  %found = alloca i32
  store i32 0, ptr %found
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %off0 = icmp eq ptr %c, null
  br i1 %off0, label %quiet, label %on
quiet:
  ret i32 0
on:
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.slot = getelementptr i64, ptr %c, i64 $layout.SLOT
  %slot = load i64, ptr %at.slot
  %at.base = getelementptr i64, ptr %c, i64 $layout.STAMP
  %base = load i64, ptr %at.base
  %at.shadows = getelementptr i64, ptr %c, i64 $layout.SHADOWS
  %shadows = load ptr, ptr %at.shadows
  %at.ctas = getelementptr i64, ptr %c, i64 $layout.CTAS
  %ctas = load i64, ptr %at.ctas
  %code = shl i64 %site, 4
  %plain = or i64 %base, %code
  %isatom = icmp eq i64 %how, $layout.UPDATE
  %isred = icmp eq i64 %how, $layout.REDUCE
  %isupdate = or i1 %isatom, %isred
  %does = select i1 %isupdate, i64 $layout.UPDATE, i64 %how
  %flag = select i1 %isupdate, i64 $layout.ATOMIC, i64 0
  %stamp = or i64 %plain, %flag
  %syncs = icmp uge i64 %how, $layout.UPDATE
  %justsync = icmp ugt i64 %does, $layout.UPDATE
  br label %head
$lanes
  %pa = getelementptr i64, ptr %addresses, i64 %i64
  %a = load i64, ptr %pa
  %tag = lshr i64 %a, 48
  ; Global addresses share clocks by 64 bytes: a reduction by all lanes then joins few rows.
  %isglobal = icmp eq i64 %tag, 0
  %grain = select i1 %isglobal, i64 6, i64 2
  %word = lshr i64 %a, %grain
  br i1 %justsync, label %done, label %which
done:
  %repeated = icmp eq i64 %word, %previous
  %known = xor i1 %syncs, true
  %nothing = or i1 %repeated, %known
  br i1 %nothing, label %next, label %dosync
dosync:
  %gets0 = icmp ule i64 %how, $layout.ACQUIRE
  %gets = and i1 %isglobal, %gets0
  br i1 %gets, label %acquired, label %joins
acquired:
  %waits = icmp eq i64 %how, $layout.ACQUIRE
  call void @acquires(ptr %c, i1 %waits)
  br label %joins
joins:
  call void @sync(ptr %c, i64 %word, i64 %how)
  %tells0 = icmp ne i64 %how, $layout.ACQUIRE
  %tells = and i1 %isglobal, %tells0
  br i1 %tells, label %told1, label %next
told1:
  call void @released(ptr %c)
  br label %next
which:
  switch i64 %tag, label %next [i64 $frame.SHARED_TAG, label %shared i64 0, label %global]
shared:
  %whole = and i64 %a, 4294967295
  %rank = lshr i64 %whole, $frame.PEER_SHIFT
  %off = and i64 %whole, $frame.OFFSET_MASK
  %there = icmp ult i64 %rank, %ctas
  br i1 %there, label %bounds, label %next
bounds:
  %psh = getelementptr ptr, ptr %shadows, i64 %rank
  %sh = load ptr, ptr %psh
  %at.cells = getelementptr i64, ptr %sh, i64 $layout.CELLS
  %cells = load i64, ptr %at.cells
  %limit = shl i64 %cells, 2
  %end = add i64 %off, %size
  %valid = icmp ule i64 %end, %limit
  br i1 %valid, label %check, label %next
check:
  %one = icmp eq i64 %ctas, 1
  br i1 %one, label %cells0, label %cluster
cluster:
  %at.remote = getelementptr i64, ptr %c, i64 $layout.REMOTE
  %remote = load ptr, ptr %at.remote
  %premote = getelementptr i64, ptr %remote, i64 %rank
  store i64 %stamp, ptr %premote
  br label %cells0
cells0:
  %bad = call i1 @range(ptr %c, ptr %vc, ptr %vc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %does, ptr null, ptr null)
  br i1 %bad, label %again, label %done
again:
  %isstore = icmp ne ptr %values, null
  br i1 %isstore, label %twins, label %failed
twins:
  %in = and i64 %off, 3
  %to = getelementptr i8, ptr %bytes, i64 %in
  call void @gather(ptr %values, i64 %i64, i64 %size, i64 %element, ptr %to)
  %at.peers = getelementptr i8, ptr %w, i64 $frame.PEERS
  %peers = load ptr, ptr %at.peers
  %at.peer = getelementptr ptr, ptr %peers, i64 %rank
  %memory = load ptr, ptr %at.peer
  %start = sub i64 %off, %in
  %old = getelementptr i8, ptr %memory, i64 %start
  %bad1 = call i1 @range(ptr %c, ptr %vc, ptr %vc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %does, ptr %bytes, ptr %old)
  br i1 %bad1, label %failed, label %equal
equal:
  %new = call i1 @untold(ptr %c, i64 %site)
  br i1 %new, label %told, label %done
told:
  store i32 2, ptr %found
  %pl2 = getelementptr i64, ptr %c, i64 $layout.LANE
  store i64 %i64, ptr %pl2
  %prk2 = getelementptr i64, ptr %c, i64 $layout.RANK
  %rk2 = lshr i64 %a, $frame.PEER_SHIFT
  %rank2 = and i64 %rk2, 255
  store i64 %rank2, ptr %prk2
  br label %done
global:
  %badg = call i1 @global(ptr %c, i64 %a, i64 %size, i64 %site, i64 %does, i1 false)
  br i1 %badg, label %againg, label %done
againg:
  %isstoreg = icmp ne ptr %values, null
  br i1 %isstoreg, label %samebytes, label %failed
samebytes:
  call void @gather(ptr %values, i64 %i64, i64 %size, i64 %element, ptr %bytes)
  %host = inttoptr i64 %a to ptr
  %same = call i1 @same_bytes(ptr %host, ptr %bytes, i64 %size)
  br i1 %same, label %excused, label %failed
excused:
  %badg1 = call i1 @global(ptr %c, i64 %a, i64 %size, i64 %site, i64 %does, i1 true)
  br i1 %badg1, label %failed, label %excused1
excused1:
  %at.kind = getelementptr i64, ptr %c, i64 $layout.KIND
  %kind = load i64, ptr %at.kind
  %twice = icmp eq i64 %kind, $layout.EQUAL_GLOBAL
  br i1 %twice, label %equal, label %done
failed:
  %pl = getelementptr i64, ptr %c, i64 $layout.LANE
  store i64 %i64, ptr %pl
  %prk = getelementptr i64, ptr %c, i64 $layout.RANK
  %rk = lshr i64 %a, $frame.PEER_SHIFT
  %rk8 = and i64 %rk, 255
  store i64 %rk8, ptr %prk
  ret i32 1
next:
  br label %head
finish:
  %justread = icmp eq i64 %how, $layout.ACQUIRE
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
  br label %end1
end1:
  %iswrite = icmp eq i64 %how, $layout.WRITE
  br i1 %iswrite, label %mayend, label %end2
mayend:
  %at.turn = getelementptr i64, ptr %c, i64 $layout.ACQUIRED
  %turn = load ptr, ptr %at.turn
  %pstate = getelementptr i64, ptr %turn, i64 1
  %state = load i64, ptr %pstate
  %stops = icmp eq i64 %state, $layout.STOPPED
  br i1 %stops, label %stop, label %end2
stop:
  %pbudget = getelementptr i8, ptr %w, i64 $frame.BUDGET
  store i64 0, ptr %pbudget
  br label %end2
end2:
  %r = load i32, ptr %found
  ret i32 %r
}
