; The sums of products: %a has the %k values of a row, %b those of `wide.count` columns, %stride elements apart.

;; exact
; One block as a tensor core adds it. The products and %c are aligned to the largest exponent (%ea and %eb have those of
; the factors; one of %c is %least at least), cut %fraction bits below it, and added.
define internal $wide.doubles @dot(ptr %a, ptr %ea, ptr %b, ptr %eb, i64 %stride, i64 %k, i32 %fraction, $wide.doubles %c, i32 %least) noinline {
entry:
  %cb = bitcast $wide.doubles %c to $wide.longs
  %c1 = lshr $wide.longs %cb, splat (i64 52)
  %c2 = and $wide.longs %c1, splat (i64 2047)
  %c3 = trunc $wide.longs %c2 to $wide.ints
  %c4 = sub $wide.ints %c3, splat (i32 1023)
  %l0 = insertelement $wide.ints poison, i32 %least, i32 0
  %lv = shufflevector $wide.ints %l0, $wide.ints poison, $wide.ints zeroinitializer
  %c5 = call $wide.ints @llvm.smax.v${wide.count}i32($wide.ints %c4, $wide.ints %lv)
  %cz = fcmp oeq $wide.doubles %c, zeroinitializer
  %c6 = select <$wide.count x i1> %cz, $wide.ints splat (i32 -126), $wide.ints %c5
  %c7 = call $wide.ints @llvm.smin.v${wide.count}i32($wide.ints %c6, $wide.ints splat (i32 128))
  br label %first
first:
  %i = phi i64 [0, %entry], [%i1, %first]
  %top = phi $wide.ints [%c7, %entry], [%top1, %first]
  %pea = getelementptr i32, ptr %ea, i64 %i
  %x = load i32, ptr %pea
  %x0 = insertelement $wide.ints poison, i32 %x, i32 0
  %xv = shufflevector $wide.ints %x0, $wide.ints poison, $wide.ints zeroinitializer
  %at = mul i64 %i, %stride
  %peb = getelementptr i32, ptr %eb, i64 %at
  %y = load $wide.ints, ptr %peb, align 4
  %xy = add $wide.ints %xv, %y
  %top1 = call $wide.ints @llvm.smax.v${wide.count}i32($wide.ints %top, $wide.ints %xy)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %k
  br i1 %more, label %first, label %align
align:
  %f0 = insertelement $wide.ints poison, i32 %fraction, i32 0
  %fv = shufflevector $wide.ints %f0, $wide.ints poison, $wide.ints zeroinitializer
  %shift = sub $wide.ints %fv, %top1
  %u0 = add $wide.ints %shift, splat (i32 1023)
  %u1 = zext $wide.ints %u0 to $wide.longs
  %u2 = shl $wide.longs %u1, splat (i64 52)
  %up = bitcast $wide.longs %u2 to $wide.doubles
  %d0 = sub $wide.ints splat (i32 1023), %shift
  %d1 = zext $wide.ints %d0 to $wide.longs
  %d2 = shl $wide.longs %d1, splat (i64 52)
  %down = bitcast $wide.longs %d2 to $wide.doubles
  %cs = fmul $wide.doubles %c, %up
  %ct = call $wide.doubles @llvm.trunc.v${wide.count}f64($wide.doubles %cs)
  br label %term
$terms
end:
  %whole = fmul $wide.doubles %sum1, %down
  ret $wide.doubles %whole
}

;; plain
; The sum in f64: exact where the values are integers, and the fast way otherwise.
define internal $wide.doubles @plain(ptr %a, ptr %b, i64 %stride, i64 %k, $wide.doubles %c) noinline {
entry:
  br label %term
$terms
end:
  ret $wide.doubles %sum1
}

;; terms
; Adds what is kept of each product %p to %sum, which begins as $first.
term:
  %j = phi i64 [0, %$before], [%j1, %term]
  %sum = phi $wide.doubles [$first, %$before], [%sum1, %term]
  %pa = getelementptr double, ptr %a, i64 %j
  %v = load double, ptr %pa
  %v0 = insertelement $wide.doubles poison, double %v, i32 0
  %vv = shufflevector $wide.doubles %v0, $wide.doubles poison, $wide.ints zeroinitializer
  %jt = mul i64 %j, %stride
  %pb = getelementptr double, ptr %b, i64 %jt
  %w = load $wide.doubles, ptr %pb, align 8
  %p = fmul $wide.doubles %vv, %w
$cut
  %sum1 = fadd $wide.doubles %sum, $term
  %j1 = add i64 %j, 1
  %more.terms = icmp ult i64 %j1, %k
  br i1 %more.terms, label %term, label %end

;; cut
  %q = fmul $wide.doubles %p, %up
  %r = call $wide.doubles @llvm.trunc.v${wide.count}f64($wide.doubles %q)

;; blocks
; One block for each of %m rows and %columns columns, a multiple of `wide.count`: %d holds the addends, [m, columns], and
; takes the sums. %a and %ea are [m, k], %b and %eb [k, columns].
define void @sums(ptr %a, ptr %ea, ptr %b, ptr %eb, ptr %d, i64 %m, i64 %columns, i64 %k, i32 %fraction) {
entry:
  br label %row
row:
  %i = phi i64 [0, %entry], [%i1, %row_done]
  %ik = mul i64 %i, %k
  %in = mul i64 %i, %columns
  %pa = getelementptr double, ptr %a, i64 %ik
  %pea = getelementptr i32, ptr %ea, i64 %ik
  br label %chunk
chunk:
  %j = phi i64 [0, %row], [%j1, %chunk]
  %pb = getelementptr double, ptr %b, i64 %j
  %peb = getelementptr i32, ptr %eb, i64 %j
  %at = add i64 %in, %j
  %pd = getelementptr double, ptr %d, i64 %at
  %c = load $wide.doubles, ptr %pd, align 8
  %sum = call $wide.doubles @dot(ptr %pa, ptr %pea, ptr %pb, ptr %peb, i64 %columns, i64 %k, i32 %fraction, $wide.doubles %c, i32 -126)
  store $wide.doubles %sum, ptr %pd, align 8
  %j1 = add i64 %j, $wide.count
  %more = icmp ult i64 %j1, %columns
  br i1 %more, label %chunk, label %row_done
row_done:
  %i1 = add i64 %i, 1
  %rows = icmp ult i64 %i1, %m
  br i1 %rows, label %row, label %end
end:
  ret void
}
