; The first of %n pieces of %size bytes, at the places that %at points to, that is not ordered: its number, or -1.

;; loop
define i64 @$name($context, ptr %at, i64 %n, i64 %size, $access, i64 %how) {
entry:
$setup
head:
  %i = phi i64 [0, %entry], [%i1, %next]
  %left = icmp ult i64 %i, %n
  br i1 %left, label %body, label %fine
body:
  %pa = getelementptr i64, ptr %at, i64 %i
  %off = load i64, ptr %pa
$test
  br i1 %bad, label %failed, label %next
next:
  %i1 = add i64 %i, 1
  br label %head
failed:
  ret i64 %i
fine:
  ret i64 -1
}

;; global_setup
  br label %head

;; shared_setup
  %at.vc = getelementptr i64, ptr %c, i64 $layout.VC
  %vc = load ptr, ptr %at.vc
  %at.cells = getelementptr i64, ptr %sh, i64 $layout.CELLS
  %cells = load i64, ptr %at.cells
  %limit = shl i64 %cells, 2
  %at.columns = getelementptr i64, ptr %sh, i64 $layout.COLUMNS
  %columns = load i64, ptr %at.columns
  %at.ws = getelementptr i64, ptr %sh, i64 $layout.WRITES
  %ws = load ptr, ptr %at.ws
  %at.wt = getelementptr i64, ptr %sh, i64 $layout.WRITERS
  %wt = load ptr, ptr %at.wt
  %at.rb = getelementptr i64, ptr %sh, i64 $layout.READERS
  %rb = load ptr, ptr %at.rb
  %at.rs = getelementptr i64, ptr %sh, i64 $layout.READS
  %rs = load ptr, ptr %at.rs
  %mine = mul i64 %slot, %cells
  %column = getelementptr i64, ptr %rs, i64 %mine
  %noted = or i64 %stamp, 15
  %noted0 = insertelement <4 x i64> poison, i64 %noted, i32 0
  %notedv = shufflevector <4 x i64> %noted0, <4 x i64> poison, <4 x i32> zeroinitializer
  %shift = and i64 %slot, 63
  %bit = shl i64 1, %shift
  %bit0 = insertelement <4 x i64> poison, i64 %bit, i32 0
  %bitv = shufflevector <4 x i64> %bit0, <4 x i64> poison, <4 x i32> zeroinitializer
  %reads = icmp eq i64 %how, $layout.READ
  %four = icmp eq i64 %size, 16
  %known = icmp ult i64 %slot, %columns
  %quads0 = and i1 %reads, %four
  %quads = and i1 %quads0, %known
  br i1 %quads, label %qhead, label %head

; Reads of four cells at a time, such as those of matrices: what was last written there is mostly the same for all of
; them, by one copy, and was looked at before.
qhead:
  %qi = phi i64 [0, %entry], [%qi1, %qnext]
  %seen.w = phi i64 [0, %entry], [%seen.w1, %qnext]
  %seen.t = phi i64 [0, %entry], [%seen.t1, %qnext]
  %qleft = icmp ult i64 %qi, %n
  br i1 %qleft, label %qbody, label %fine
qbody:
  %qpa = getelementptr i64, ptr %at, i64 %qi
  %qoff = load i64, ptr %qpa
  %qlast = add i64 %qoff, 16
  %qearly = icmp ule i64 %qoff, %limit
  %qshort = icmp ule i64 %qlast, %limit
  %qinside = and i1 %qearly, %qshort
  br i1 %qinside, label %qlook, label %qnext
qlook:
  %cell = lshr i64 %qoff, 2
  %pw = getelementptr i64, ptr %ws, i64 %cell
  %w = load <4 x i64>, ptr %pw, align 8
  %pt = getelementptr i16, ptr %wt, i64 %cell
  %t = load i64, ptr %pt, align 2
  %w0 = insertelement <4 x i64> poison, i64 %seen.w, i32 0
  %wv = shufflevector <4 x i64> %w0, <4 x i64> poison, <4 x i32> zeroinitializer
  %wd = icmp ne <4 x i64> %w, %wv
  %wb = bitcast <4 x i1> %wd to i4
  %same.w = icmp eq i4 %wb, 0
  %same.t = icmp eq i64 %t, %seen.t
  %odd = and i64 %qoff, 3
  %even = icmp eq i64 %odd, 0
  %same0 = and i1 %same.w, %same.t
  %same = and i1 %same0, %even
  br i1 %same, label %qnote, label %qcheck
qcheck:
  %qbad = call i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %qoff, i64 16, i64 %slot, i64 %stamp, i64 %how, ptr null, ptr null)
  br i1 %qbad, label %qfailed, label %qfine
qfailed:
  ret i64 %qi
qfine:
  %first = extractelement <4 x i64> %w, i32 0
  %first0 = insertelement <4 x i64> poison, i64 %first, i32 0
  %firstv = shufflevector <4 x i64> %first0, <4 x i64> poison, <4 x i32> zeroinitializer
  %fd = icmp ne <4 x i64> %w, %firstv
  %fb = bitcast <4 x i1> %fd to i4
  %alike = icmp eq i4 %fb, 0
  %twinned0 = and i64 %first, $layout.TWINNED
  %plain = icmp eq i64 %twinned0, 0
  %learn0 = and i1 %alike, %plain
  %learn = and i1 %learn0, %even
  %seen.w2 = select i1 %learn, i64 %first, i64 %seen.w
  %seen.t2 = select i1 %learn, i64 %t, i64 %seen.t
  br label %qnext
qnote:
  %pr = getelementptr i64, ptr %column, i64 %cell
  store <4 x i64> %notedv, ptr %pr, align 8
  %pb = getelementptr i64, ptr %rb, i64 %cell
  %bits = load <4 x i64>, ptr %pb, align 8
  %bits1 = or <4 x i64> %bits, %bitv
  store <4 x i64> %bits1, ptr %pb, align 8
  br label %qnext
qnext:
  %seen.w1 = phi i64 [%seen.w, %qbody], [%seen.w2, %qfine], [%seen.w, %qnote]
  %seen.t1 = phi i64 [%seen.t, %qbody], [%seen.t2, %qfine], [%seen.t, %qnote]
  %qi1 = add i64 %qi, 1
  br label %qhead

;; shared_test
; What is outside of the CTA's shared memory is left to the access itself.
  %last = add i64 %off, %size
  %early = icmp ule i64 %off, %limit
  %short = icmp ule i64 %last, %limit
  %inside = and i1 %early, %short
  br i1 %inside, label %check, label %next
check:
  %bad = call i1 @range(ptr %c, ptr %vc, ptr %pvc, ptr %sh, i64 %off, i64 %size, i64 %slot, i64 %stamp, i64 %how, ptr null, ptr null)

;; global_test
  %bad = call i1 @global(ptr %c, i64 %off, i64 %size, i64 %site, i64 %how, i1 false)
