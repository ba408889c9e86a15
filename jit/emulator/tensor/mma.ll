; D = A B + C by a plan, whose fields sum_code.py numbers.

;; declare
; What the functions of the module use, those of the other files too.
declare $wide.ints @llvm.umax.v${wide.count}i32($wide.ints, $wide.ints)
declare $wide.ints @llvm.smax.v${wide.count}i32($wide.ints, $wide.ints)
declare $wide.ints @llvm.smin.v${wide.count}i32($wide.ints, $wide.ints)
declare $wide.longs @llvm.umax.v${wide.count}i64($wide.longs, $wide.longs)
declare $wide.longs @llvm.umin.v${wide.count}i64($wide.longs, $wide.longs)
declare $wide.longs @llvm.smax.v${wide.count}i64($wide.longs, $wide.longs)
declare $wide.longs @llvm.smin.v${wide.count}i64($wide.longs, $wide.longs)
declare $wide.doubles @llvm.fabs.v${wide.count}f64($wide.doubles)
declare $wide.doubles @llvm.trunc.v${wide.count}f64($wide.doubles)
declare $wide.doubles @llvm.rint.v${wide.count}f64($wide.doubles)

;; product
; Carries out a plan. Returns the first element of A, or of B plus 2^32, whose shared memory nothing wrote, or -1.
define i64 @mma(ptr %plan, ptr %a, ptr %b, ptr %c, ptr %d) {
entry:
  %bv = alloca [$most x double], align 64
  %be = alloca [$most x i32], align 64
  %bad = call i64 @right(ptr %plan, ptr %b, ptr %bv, ptr %be)
  %told = call i64 @product(ptr %plan, ptr %a, ptr %bv, ptr %be, i64 %bad, ptr %c, ptr %d)
  ret i64 %told
}

; Gathers and decodes B. Returns the first element whose shared memory nothing wrote, or -1.
define internal i64 @right(ptr %plan, ptr %b, ptr %bv, ptr %be) noinline {
entry:
  %raw = alloca [$most x i32], align 64
$fields
  %tb = inttoptr i64 %b_table to ptr
  %bad = call i64 @operand(i64 %b_kind, ptr %b, ptr %tb, i64 %k, i64 %columns, i64 %b_shadow, ptr %raw, ptr %bv, ptr %be)
  ret i64 %bad
}

; Gathers A and C, adds block by block, rounds between the blocks and at the end, and scatters D. B is decoded.
define internal i64 @product(ptr %plan, ptr %a, ptr %bv, ptr %be, i64 %bad_b, ptr %c, ptr %d) noinline {
entry:
  %raw = alloca [$most x i32], align 64
  %av = alloca [$row x double], align 64
  %ae = alloca [$row x i32], align 64
$fields
  %ta = inttoptr i64 %a_table to ptr
  %tc = inttoptr i64 %c_table to ptr
  %td = inttoptr i64 %d_table to ptr
  %na = mul i64 %m, %k
  %bad_a = call i64 @operand(i64 %a_kind, ptr %a, ptr %ta, i64 1, i64 %na, i64 %a_shadow, ptr %raw, ptr %av, ptr %ae)
  %nc = mul i64 %m, %columns
  %keep = icmp ne i64 %use_c, 0
  %half_c = icmp eq i64 %result, $f16
  %integer = icmp uge i64 %result, $wrap
  %least = select i1 %half_c, i32 -14, i32 -126
  %fast_at = inttoptr i64 %fast to ptr
  %fast0 = load i64, ptr %fast_at
  %fast1 = icmp ne i64 %fast0, 0
  %simple = or i1 %fast1, %integer
  %fraction32 = trunc i64 %fraction to i32
  br i1 %keep, label %load_c, label %turn
load_c:
  br i1 %half_c, label %load_half, label %load_word
load_half:
  %x1 = call i64 @gather_2(ptr %c, ptr %tc, i64 %nc, i64 0, i32 -1, ptr %raw)
  br label %turn
load_word:
  %x2 = call i64 @gather_4(ptr %c, ptr %tc, i64 %nc, i64 0, i32 -1, ptr %raw)
  br label %turn
turn:
  %neg = icmp ne i64 %negate, 0
  br i1 %neg, label %flip, label %chunks
flip:
  %fi = phi i64 [0, %turn], [%fi1, %flip]
  %fp = getelementptr double, ptr %av, i64 %fi
  %fx = load double, ptr %fp
  %fn = fneg double %fx
  store double %fn, ptr %fp
  %fi1 = add i64 %fi, 1
  %fm = icmp ult i64 %fi1, %na
  br i1 %fm, label %flip, label %chunks
chunks:
  %j = phi i64 [0, %turn], [0, %flip], [%j1, %chunk_done]
  %jk = mul i64 %j, %k
  br label %rows
rows:
  %i = phi i64 [0, %chunks], [%i1, %row_done]
  %ik = mul i64 %i, %k
  %in = mul i64 %i, %columns
  %at = add i64 %in, %j
  %pc = getelementptr i32, ptr %raw, i64 %at
  %c_bits = load $wide.ints, ptr %pc, align 4
  br i1 %keep, label %has_c, label %sum
has_c:
  br i1 %integer, label %c_int, label %c_float
c_int:
  %ci = sitofp $wide.ints %c_bits to $wide.doubles
  br label %sum
c_float:
  br i1 %half_c, label %c_half, label %c_word
c_half:
  %ch0 = trunc $wide.ints %c_bits to <$wide.count x i16>
  %ch1 = bitcast <$wide.count x i16> %ch0 to <$wide.count x half>
  %ch2 = fpext <$wide.count x half> %ch1 to $wide.floats
  %ch = fpext $wide.floats %ch2 to $wide.doubles
  br label %sum
c_word:
  %cw0 = bitcast $wide.ints %c_bits to $wide.floats
  %cw = fpext $wide.floats %cw0 to $wide.doubles
  br label %sum
sum:
  %c0 = phi $wide.doubles [zeroinitializer, %rows], [%ci, %c_int], [%ch, %c_half], [%cw, %c_word]
  %pbv = getelementptr double, ptr %bv, i64 %jk
  %pav = getelementptr double, ptr %av, i64 %ik
  br i1 %simple, label %plain_sum, label %blocks
plain_sum:
  %ps = call $wide.doubles @plain(ptr %pav, ptr %pbv, i64 $wide.count, i64 %k, $wide.doubles %c0)
  br label %round
blocks:
  %s = phi i64 [0, %sum], [%s1, %between2]
  %cs = phi $wide.doubles [%c0, %sum], [%cn, %between2]
  %sk = add i64 %ik, %s
  %pa1 = getelementptr double, ptr %av, i64 %sk
  %pe1 = getelementptr i32, ptr %ae, i64 %sk
  %sn0 = mul i64 %s, $wide.count
  %sn = add i64 %sn0, %jk
  %pb1 = getelementptr double, ptr %bv, i64 %sn
  %pf1 = getelementptr i32, ptr %be, i64 %sn
  %one = call $wide.doubles @dot(ptr %pa1, ptr %pe1, ptr %pb1, ptr %pf1, i64 $wide.count, i64 %block, i32 %fraction32, $wide.doubles %cs, i32 %least)
  %s1 = add i64 %s, %block
  %last = icmp uge i64 %s1, %k
  br i1 %last, label %round, label %between
between:
  switch i64 %result, label %b_f32 [i64 $e8m13, label %b_e8 i64 $f16, label %b_half]
b_f32:
  %g0 = call $wide.floats @toward_zero($wide.doubles %one)
  br label %between1
b_e8:
  %g1 = call $wide.floats @to_e8m13($wide.doubles %one)
  br label %between1
b_half:
  %g2 = call $wide.ints @to_half($wide.doubles %one)
  %g3 = trunc $wide.ints %g2 to <$wide.count x i16>
  %g4 = bitcast <$wide.count x i16> %g3 to <$wide.count x half>
  %g5 = fpext <$wide.count x half> %g4 to $wide.floats
  br label %between1
between1:
  %g = phi $wide.floats [%g0, %b_f32], [%g1, %b_e8], [%g5, %b_half]
  %cn = fpext $wide.floats %g to $wide.doubles
  br label %between2
between2:
  br label %blocks
round:
  %total = phi $wide.doubles [%ps, %plain_sum], [%one, %blocks]
  switch i64 %result, label %r_f32 [i64 $e8m13, label %r_e8 i64 $f16, label %r_half i64 $wrap, label %r_wrap i64 $saturate, label %r_sat]
r_f32:
  %o0 = call $wide.floats @toward_zero($wide.doubles %total)
  %o1 = bitcast $wide.floats %o0 to $wide.ints
  br label %write
r_e8:
  %o2 = call $wide.floats @to_e8m13($wide.doubles %total)
  %o3 = bitcast $wide.floats %o2 to $wide.ints
  br label %write
r_half:
  %o4 = call $wide.ints @to_half($wide.doubles %total)
  br label %write
r_wrap:
  %o5 = fptosi $wide.doubles %total to $wide.longs
  %o6 = trunc $wide.longs %o5 to $wide.ints
  br label %write
r_sat:
  %o7 = fptosi $wide.doubles %total to $wide.longs
  %o8 = call $wide.longs @llvm.smin.v${wide.count}i64($wide.longs %o7, $wide.longs splat (i64 2147483647))
  %o9 = call $wide.longs @llvm.smax.v${wide.count}i64($wide.longs %o8, $wide.longs splat (i64 -2147483648))
  %o10 = trunc $wide.longs %o9 to $wide.ints
  br label %write
write:
  %out = phi $wide.ints [%o1, %r_f32], [%o3, %r_e8], [%o4, %r_half], [%o6, %r_wrap], [%o10, %r_sat]
  store $wide.ints %out, ptr %pc, align 4
  br label %row_done
row_done:
  %i1 = add i64 %i, 1
  %mi = icmp ult i64 %i1, %m
  br i1 %mi, label %rows, label %chunk_done
chunk_done:
  %j1 = add i64 %j, $wide.count
  %mj = icmp ult i64 %j1, %columns
  br i1 %mj, label %chunks, label %scatter
scatter:
  %t = phi i64 [0, %chunk_done], [%t1, %scatter_next]
  %ptd = getelementptr i32, ptr %td, i64 %t
  %to = load i32, ptr %ptd
  %to64 = sext i32 %to to i64
  %inside = icmp sge i32 %to, 0
  br i1 %inside, label %put, label %scatter_next
put:
  %po = getelementptr i8, ptr %d, i64 %to64
  %pr = getelementptr i32, ptr %raw, i64 %t
  %word = load i32, ptr %pr
  br i1 %half_c, label %put_half, label %put_word
put_half:
  %hw = trunc i32 %word to i16
  store i16 %hw, ptr %po, align 1
  br label %scatter_next
put_word:
  store i32 %word, ptr %po, align 1
  br label %scatter_next
scatter_next:
  %t1 = add i64 %t, 1
  %mt = icmp ult i64 %t1, %nc
  br i1 %mt, label %scatter, label %done
done:
  %fine_a = icmp eq i64 %bad_a, -1
  %fine_b = icmp eq i64 %bad_b, -1
  %told_b = add i64 %bad_b, 4294967296
  %or_b = select i1 %fine_b, i64 -1, i64 %told_b
  %told = select i1 %fine_a, i64 %or_b, i64 %bad_a
  ret i64 %told
}

;; field
  %q_$name = getelementptr i64, ptr %plan, i64 $number
  %$name = load i64, ptr %q_$name

;; permute
; 16-bit words: to[i] = from[table[i]].
define void @permute(ptr %table, ptr %from, ptr %to, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %pt = getelementptr i32, ptr %table, i64 %i
  %at = load i32, ptr %pt
  %pf = getelementptr i16, ptr %from, i32 %at
  %x = load i16, ptr %pf
  %po = getelementptr i16, ptr %to, i64 %i
  store i16 %x, ptr %po
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}
