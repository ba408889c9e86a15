; bar.sync by a whole warp, on the table of barrier_table.py.

;; sync
declare void @release(ptr, ptr, i1)
declare void @publish(ptr, ptr, ptr, i64, i64)

; Arrives, and tells in the warp's frame whether it has to wait (WAITS) and that others may run (STATUS). True, with nothing
; done, where Python has to do it: some lanes are missing, something is wrong, or a bar.red takes part. %a and %b are frame
; offsets of the scratch slots of the barrier's number and of its threads; %b is 0 where it is for all of the CTA.
define i1 @sync(ptr %w, i64 %site, i32 %mask, i64 %a, i64 %b) {
entry:
  %ptable = getelementptr i8, ptr %w, i64 $frame.BARRIERS
  %table = load ptr, ptr %ptable
  %pnumber = getelementptr i8, ptr %w, i64 %a
  %number = load i64, ptr %pnumber
  %whole = icmp eq i32 %mask, -1
  %few = icmp ult i64 %number, $table.COUNT
  %good = and i1 %whole, %few
  br i1 %good, label %amount, label %slow
slow:
  ret i1 true
amount:
  %all = icmp eq i64 %b, 0
  br i1 %all, label %look, label %given
given:
  %pthreads = getelementptr i8, ptr %w, i64 %b
  %threads0 = load i64, ptr %pthreads
  %odd = and i64 %threads0, 31
  %even = icmp eq i64 %odd, 0
  %some = icmp ne i64 %threads0, 0
  %legal = and i1 %even, %some
  br i1 %legal, label %look, label %slow
look:
  %threads = phi i64 [0, %amount], [%threads0, %given]
  %skip0 = mul i64 %number, $table.ROW
  %skip = add i64 %skip0, $table.ROWS
  %row = getelementptr i64, ptr %table, i64 %skip
  %at.arrived = getelementptr i64, ptr %row, i64 $table.ARRIVED
  %arrived = load i64, ptr %at.arrived
  %at.threads = getelementptr i64, ptr %row, i64 $table.THREADS
  %before = load i64, ptr %at.threads
  %at.votes = getelementptr i64, ptr %row, i64 $table.VOTES
  %votes = load i64, ptr %at.votes
  %at.living = getelementptr i64, ptr %table, i64 $table.LIVING
  %living = load i64, ptr %at.living
  %first = icmp eq i64 %arrived, 0
  %alike = icmp eq i64 %before, %threads
  %fits = or i1 %first, %alike
  %plain = icmp eq i64 %votes, 0
  %needed = select i1 %all, i64 %living, i64 %threads
  %now = add i64 %arrived, 32
  %room = icmp ule i64 %now, %needed
  %ok0 = and i1 %fits, %plain
  %ok = and i1 %ok0, %room
  br i1 %ok, label %arrive, label %slow
arrive:
  %pctx = getelementptr i8, ptr %w, i64 $frame.RACES
  %c = load ptr, ptr %pctx
  %at.told = getelementptr i64, ptr %row, i64 $table.TOLD
  %told = load ptr, ptr %at.told
  %quiet = icmp eq ptr %c, null
  br i1 %quiet, label %count, label %tell
tell:
  call void @release(ptr %c, ptr %told, i1 %first)
  br label %count
count:
  %at.waiters = getelementptr i64, ptr %row, i64 $table.WAITERS
  %waiters0 = load i64, ptr %at.waiters
  %pself = getelementptr i8, ptr %w, i64 $frame.NUMBER
  %self = load i64, ptr %pself
  %bit = shl i64 1, %self
  %waiters = or i64 %waiters0, %bit
  %pstatus = getelementptr i8, ptr %w, i64 $frame.STATUS
  store i32 $frame.SUSPEND, ptr %pstatus
  %last = icmp eq i64 %now, %needed
  br i1 %last, label %complete, label %wait
wait:
  store i64 %now, ptr %at.arrived
  store i64 %threads, ptr %at.threads
  store i64 %waiters, ptr %at.waiters
  %site1 = add i64 %site, 1
  %high = shl i64 %site1, $table.WAIT_SITE
  %waits = or i64 %high, %number
  %pwaits = getelementptr i8, ptr %w, i64 $frame.WAITS
  store i64 %waits, ptr %pwaits
  ret i1 false
complete:
  store i64 0, ptr %at.arrived
  store i64 0, ptr %at.threads
  store i64 0, ptr %at.waiters
  %at.phase = getelementptr i64, ptr %row, i64 $table.PHASE
  %phase = load i64, ptr %at.phase
  %phase1 = add i64 %phase, 1
  store i64 %phase1, ptr %at.phase
  br i1 %quiet, label %done, label %publish
publish:
  %at.final = getelementptr i64, ptr %table, i64 $table.FINAL
  %final0 = load ptr, ptr %at.final
  %final = select i1 %all, ptr %final0, ptr null
  %at.contexts = getelementptr i64, ptr %table, i64 $table.CONTEXTS
  %contexts = load ptr, ptr %at.contexts
  %at.slots = getelementptr i64, ptr %table, i64 $table.SLOTS
  %slots = load i64, ptr %at.slots
  call void @publish(ptr %told, ptr %final, ptr %contexts, i64 %waiters, i64 %slots)
  br label %done
done:
  ret i1 false
}
