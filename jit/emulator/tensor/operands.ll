; Operands of matrix products: elements are gathered, and decoded to f64 values and the exponents that align them.

;; gather
; Elements of $size bytes at %base + table[i], to i32 out[i]; 0 where table[i] is -1. Where %shadow is not 0 and the bytes
; there are not all ones, nothing has written the element: it is %poison then, unless that is -1. Returns the first such i,
; or -1.
define internal i64 @gather_$size(ptr %base, ptr %table, i64 %count, i64 %shadow, i32 %poison, ptr %out) noinline {
entry:
  %has = icmp ne i64 %shadow, 0
  %some = icmp ugt i64 %count, 0
  %shadows = getelementptr i8, ptr %base, i64 %shadow
  %replace = icmp ne i32 %poison, -1
  br i1 %some, label %loop, label %end0
end0:
  ret i64 -1
loop:
  %i = phi i64 [0, %entry], [%i1, %next]
  %bad = phi i64 [-1, %entry], [%bad1, %next]
  %pt = getelementptr i32, ptr %table, i64 %i
  %at = load i32, ptr %pt
  %at64 = sext i32 %at to i64
  %inside = icmp sge i32 %at, 0
  br i1 %inside, label %take, label %pad
pad:
  br label %next
take:
  %p = getelementptr i8, ptr %base, i64 %at64
  %x = load i$bits, ptr %p, align 1
  %v = $widened
  %ps = getelementptr i8, ptr %shadows, i64 %at64
  %s = load i$bits, ptr %ps, align 1
  %unset0 = icmp ne i$bits %s, -1
  %unset = and i1 %has, %unset0
  %first = icmp eq i64 %bad, -1
  %mark = and i1 %unset, %first
  %bad0 = select i1 %mark, i64 %i, i64 %bad
  %swap = and i1 %unset, %replace
  %v1 = select i1 %swap, i32 %poison, i32 %v
  br label %next
next:
  %value = phi i32 [0, %pad], [%v1, %take]
  %bad1 = phi i64 [%bad, %pad], [%bad0, %take]
  %po = getelementptr i32, ptr %out, i64 %i
  store i32 %value, ptr %po
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %count
  br i1 %more, label %loop, label %end
end:
  ret i64 %bad1
}

;; decode
; Codes of %count elements in rows of %columns to f64 values and i32 exponents. Of these the first $wide.count columns of all
; %depth rows come first, then the next ones: a sum over the rows thus reads what lies side by side.
define internal void @decode_$kind(ptr %raw, i64 %count, i64 %depth, i64 %columns, ptr %values, ptr %exponents) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %row = phi i64 [0, %entry], [%row1, %loop]
  %column = phi i64 [0, %entry], [%column1, %loop]
  %chunk = mul i64 %column, %depth
  %to = add i64 %chunk, %row
  %pr = getelementptr i32, ptr %raw, i64 %i
  %c = load $wide.ints, ptr %pr, align 4
$value
$exponent
  %d = fpext $wide.floats %f to $wide.doubles
  %pv = getelementptr double, ptr %values, i64 %to
  store $wide.doubles %d, ptr %pv, align 8
  %pe = getelementptr i32, ptr %exponents, i64 %to
  store $wide.ints %e, ptr %pe, align 4
  %i1 = add i64 %i, $wide.count
  %column2 = add i64 %column, $wide.count
  %turn = icmp eq i64 %column2, %columns
  %column1 = select i1 %turn, i64 0, i64 %column2
  %row2 = add i64 %row, $wide.count
  %row1 = select i1 %turn, i64 %row2, i64 %row
  %more = icmp ult i64 %i1, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}

;; exponent
; That of a number of the format, subnormal ones like the smallest normal one; $zero of 0.
  %b = bitcast $wide.floats %f to $wide.ints
  %b1 = lshr $wide.ints %b, splat (i32 23)
  %b2 = and $wide.ints %b1, splat (i32 255)
  %b3 = call $wide.ints @llvm.umax.v${wide.count}i32($wide.ints %b2, $wide.ints splat (i32 $least))
  %b4 = sub $wide.ints %b3, splat (i32 127)
  %z = fcmp oeq $wide.floats %f, zeroinitializer
  %e = select <$wide.count x i1> %z, $wide.ints splat (i32 $zero), $wide.ints %b4

;; no_exponent
  %e = add $wide.ints zeroinitializer, zeroinitializer

;; f16
  %h0 = trunc $wide.ints %c to <$wide.count x i16>
  %h = bitcast <$wide.count x i16> %h0 to <$wide.count x half>
  %f = fpext <$wide.count x half> %h to $wide.floats

;; bf16
  %s = shl $wide.ints %c, splat (i32 16)
  %f = bitcast $wide.ints %s to $wide.floats

;; tf32
  %s = and $wide.ints %c, splat (i32 -8192)
  %f = bitcast $wide.ints %s to $wide.floats

;; e5m2
; The upper byte of an f16.
  %x = shl $wide.ints %c, splat (i32 8)
  %h0 = trunc $wide.ints %x to <$wide.count x i16>
  %h = bitcast <$wide.count x i16> %h0 to <$wide.count x half>
  %f = fpext <$wide.count x half> %h to $wide.floats

;; e4m3
; An f16 of another bias, whose infinity is a number, and 127 is NaN.
  %m = and $wide.ints %c, splat (i32 127)
  %x = shl $wide.ints %m, splat (i32 7)
  %h0 = trunc $wide.ints %x to <$wide.count x i16>
  %h = bitcast <$wide.count x i16> %h0 to <$wide.count x half>
  %f0 = fpext <$wide.count x half> %h to $wide.floats
  %f1 = fmul $wide.floats %f0, splat (float 256.0)
  %nan = icmp eq $wide.ints %m, splat (i32 127)
  %f2 = select <$wide.count x i1> %nan, $wide.floats splat (float 0x7FF8000000000000), $wide.floats %f1
  %g0 = and $wide.ints %c, splat (i32 128)
  %g1 = shl $wide.ints %g0, splat (i32 24)
  %g2 = bitcast $wide.floats %f2 to $wide.ints
  %g3 = or $wide.ints %g1, %g2
  %f = bitcast $wide.ints %g3 to $wide.floats

;; s8
  %x = shl $wide.ints %c, splat (i32 24)
  %y = ashr $wide.ints %x, splat (i32 24)
  %f = sitofp $wide.ints %y to $wide.floats

;; u8
  %f = uitofp $wide.ints %c to $wide.floats

;; operand
; Gathers and decodes an operand of a kind, [depth, columns].
define internal i64 @operand(i64 %kind, ptr %base, ptr %table, i64 %depth, i64 %columns, i64 %shadow, ptr %raw, ptr %v, ptr %e) {
entry:
  %count = mul i64 %depth, %columns
  switch i64 %kind, label %none [$cases]
none:
  ret i64 -1
$kinds
}

;; kind
k$number:
  %r$number = call i64 @gather_$size(ptr %base, ptr %table, i64 %count, i64 %shadow, i32 $poison, ptr %raw)
  call void @decode_$kind(ptr %raw, i64 %count, i64 %depth, i64 %columns, ptr %v, ptr %e)
  ret i64 %r$number
