; How tensor cores round a sum, on vectors of f64.

; f64 to f32, toward zero; NaN is 0x7fffffff, what is 2^128 or more is infinite, and 0 has no sign.
define internal $wide.floats @toward_zero($wide.doubles %x) {
  %y = fptrunc $wide.doubles %x to $wide.floats
  %back = fpext $wide.floats %y to $wide.doubles
  %ax = call $wide.doubles @llvm.fabs.v${wide.count}f64($wide.doubles %x)
  %ay = call $wide.doubles @llvm.fabs.v${wide.count}f64($wide.doubles %back)
  %past0 = fcmp ogt $wide.doubles %ay, %ax
  %small = fcmp olt $wide.doubles %ax, splat (double 0x47F0000000000000)
  %past = and <$wide.count x i1> %past0, %small
  %bits = bitcast $wide.floats %y to $wide.ints
  %step = sext <$wide.count x i1> %past to $wide.ints
  %cut0 = add $wide.ints %bits, %step
  %none = icmp eq $wide.ints %cut0, splat (i32 -2147483648)
  %cut = select <$wide.count x i1> %none, $wide.ints zeroinitializer, $wide.ints %cut0
  %nan = fcmp uno $wide.doubles %x, %x
  %r = select <$wide.count x i1> %nan, $wide.ints splat (i32 2147483647), $wide.ints %cut
  %f = bitcast $wide.ints %r to $wide.floats
  ret $wide.floats %f
}

; f64 to f32 of 13 mantissa bits, toward zero.
define internal $wide.floats @to_e8m13($wide.doubles %x) {
  %b = bitcast $wide.doubles %x to $wide.longs
  %m = and $wide.longs %b, splat (i64 -549755813888)
  %c = bitcast $wide.longs %m to $wide.doubles
  %nan = fcmp uno $wide.doubles %x, %x
  %y = select <$wide.count x i1> %nan, $wide.doubles %x, $wide.doubles %c
  %f = call $wide.floats @toward_zero($wide.doubles %y)
  ret $wide.floats %f
}

; f64 to the nearest f16, even ones at ties, in an i32; NaN is 0x7fff, and 0 has no sign.
define internal $wide.ints @to_half($wide.doubles %x) {
  %b = bitcast $wide.doubles %x to $wide.longs
  %e0 = lshr $wide.longs %b, splat (i64 52)
  %e1 = and $wide.longs %e0, splat (i64 2047)
  %e2 = call $wide.longs @llvm.umax.v${wide.count}i64($wide.longs %e1, $wide.longs splat (i64 1009))
  %e3 = call $wide.longs @llvm.umin.v${wide.count}i64($wide.longs %e2, $wide.longs splat (i64 1100))
  %up0 = sub $wide.longs splat (i64 2056), %e3
  %up1 = shl $wide.longs %up0, splat (i64 52)
  %up = bitcast $wide.longs %up1 to $wide.doubles
  %dn0 = sub $wide.longs %e3, splat (i64 10)
  %dn1 = shl $wide.longs %dn0, splat (i64 52)
  %dn = bitcast $wide.longs %dn1 to $wide.doubles
  %s = fmul $wide.doubles %x, %up
  %r = call $wide.doubles @llvm.rint.v${wide.count}f64($wide.doubles %s)
  %t = fmul $wide.doubles %r, %dn
  %f = fptrunc $wide.doubles %t to $wide.floats
  %h = fptrunc $wide.floats %f to <$wide.count x half>
  %hb = bitcast <$wide.count x half> %h to <$wide.count x i16>
  %none = icmp eq <$wide.count x i16> %hb, splat (i16 -32768)
  %hz = select <$wide.count x i1> %none, <$wide.count x i16> zeroinitializer, <$wide.count x i16> %hb
  %w = zext <$wide.count x i16> %hz to $wide.ints
  %nan = fcmp uno $wide.doubles %x, %x
  %v = select <$wide.count x i1> %nan, $wide.ints splat (i32 32767), $wide.ints %w
  ret $wide.ints %v
}
