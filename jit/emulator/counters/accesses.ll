; Counters of memory accesses: a row has FIELDS words for each of SPACES, in their order. counter_code.py
; tells what the words mean.

declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)

; Adds to a field of a row.
define internal void @add(ptr %row, i64 %field, i64 %value) alwaysinline {
  %p = getelementptr i64, ptr %row, i64 %field
  %old = load i64, ptr %p
  %new = add i64 %old, %value
  store i64 %new, ptr %p
  ret void
}

; One request of `size` bytes a lane: requests, lanes, bytes.
define internal void @plain(ptr %row, i32 %mask, i64 %size) {
  %lanes32 = call i32 @llvm.ctpop.i32(i32 %mask)
  %lanes = zext i32 %lanes32 to i64
  %bytes = mul i64 %lanes, %size
  call void @add(ptr %row, i64 $requests, i64 1)
  call void @add(ptr %row, i64 $lanes, i64 %lanes)
  call void @add(ptr %row, i64 $bytes, i64 %bytes)
  ret void
}

; Keeps the addresses of the request that lost most: SAMPLE words, what was lost, lanes, bytes of a lane, addresses.
define internal void @keep(ptr %sample, ptr %addresses, i32 %mask, i64 %size, i64 %count, i64 %best) {
entry:
  %lost = sub i64 %count, %best
  %most = load i64, ptr %sample
  %more = icmp ugt i64 %lost, %most
  br i1 %more, label %copy, label %end
copy:
  %plane = getelementptr i64, ptr %sample, i64 1
  %psize = getelementptr i64, ptr %sample, i64 2
  %paddress = getelementptr i64, ptr %sample, i64 3
  %lanes = zext i32 %mask to i64
  %all = load <32 x i64>, ptr %addresses, align 64
  store i64 %lost, ptr %sample
  store i64 %lanes, ptr %plane
  store i64 %size, ptr %psize
  store <32 x i64> %all, ptr %paddress, align 8
  br label %end
end:
  ret void
}

; Sectors: lanes whose 32 bytes no lower lane has.
define internal void @sectors(ptr %row, ptr %sample, ptr %addresses, i32 %mask, i64 %size) {
entry:
  %sector = alloca [32 x i64], align 64
  %all = load <32 x i64>, ptr %addresses, align 64
  %numbers = lshr <32 x i64> %all, splat (i64 5)
  store <32 x i64> %numbers, ptr %sector, align 64
  call void @plain(ptr %row, i32 %mask, i64 %size)
  br label %head
$lanes_of_sectors
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
  br label %next
next:
  br label %head
done:
  %lanes32 = call i32 @llvm.ctpop.i32(i32 %mask)
  %lanes = zext i32 %lanes32 to i64
  %bytes = mul i64 %lanes, %size
  %up = add i64 %bytes, 31
  %whole = lshr i64 %up, 5
  %fewer = icmp ult i64 %count, %whole
  %best = select i1 %fewer, i64 %count, i64 %whole
  call void @add(ptr %row, i64 $units, i64 %count)
  call void @add(ptr %row, i64 $ideal, i64 %best)
  call void @keep(ptr %sample, ptr %addresses, i32 %mask, i64 %size, i64 %count, i64 %best)
  ret void
}

; Passes over the banks: for each part of the warp, the most different words of one bank.
define internal void @banks(ptr %row, ptr %sample, ptr %addresses, i32 %mask, i64 %size) {
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
$lanes_of_banks
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
  br i1 %more, label %look, label %next
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
next:
  br label %head
partdone:
  %passes1 = add i64 %passes, %deepest
  %some = icmp ne i32 %mine, 0
  %some64 = zext i1 %some to i64
  %best1 = add i64 %best, %some64
  %first1 = add i32 %first, %part
  br label %parts
done:
  call void @add(ptr %row, i64 $units, i64 %passes)
  call void @add(ptr %row, i64 $ideal, i64 %best)
  call void @keep(ptr %sample, ptr %addresses, i32 %mask, i64 %size, i64 %passes, i64 %best)
  ret void
}

; Counts the lanes of a load, store or atomic of `size` bytes each at generic addresses in the row of its site;
; `sample` has room for two: of global and of shared memory.
define void @count_access(ptr %row, ptr %sample, ptr %addresses, i32 %mask, i64 %size, ptr %w) {
entry:
  %a = load <32 x i64>, ptr %addresses, align 64
  %tag = lshr <32 x i64> %a, splat (i64 48)
  %isshared = icmp eq <32 x i64> %tag, splat (i64 $frame.SHARED_TAG)
  %islocal = icmp eq <32 x i64> %tag, splat (i64 $frame.LOCAL_TAG)
  %pwin = getelementptr i8, ptr %w, i64 $frame.WINDOW
  %win = load i64, ptr %pwin
  %rank = lshr i64 %win, $frame.PEER_SHIFT
  %one = insertelement <32 x i64> poison, i64 %rank, i32 0
  %ranks = shufflevector <32 x i64> %one, <32 x i64> poison, <32 x i32> zeroinitializer
  %plain = and <32 x i64> %a, splat (i64 4294967295)
  %owner = lshr <32 x i64> %plain, splat (i64 $frame.PEER_SHIFT)
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
  call void @sectors(ptr %row, ptr %sample, ptr %addresses, i32 %global, i64 %size)
  br label %next1
next1:
  %s = icmp ne i32 %shared, 0
  br i1 %s, label %doshared, label %next2
doshared:
  %rows = getelementptr i8, ptr %row, i64 $shared
  %samples = getelementptr i64, ptr %sample, i64 $SAMPLE
  call void @banks(ptr %rows, ptr %samples, ptr %addresses, i32 %shared, i64 %size)
  br label %next2
next2:
  %c = icmp ne i32 %cluster, 0
  br i1 %c, label %docluster, label %next3
docluster:
  %rowc = getelementptr i8, ptr %row, i64 $cluster
  call void @plain(ptr %rowc, i32 %cluster, i64 %size)
  br label %next3
next3:
  %l = icmp ne i32 %local, 0
  br i1 %l, label %dolocal, label %end
dolocal:
  %rowl = getelementptr i8, ptr %row, i64 $local
  call void @plain(ptr %rowl, i32 %local, i64 %size)
  br label %end
end:
  ret void
}
