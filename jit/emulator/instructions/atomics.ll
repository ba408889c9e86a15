; Atomics: what an operation makes of a lane's old contents, and the loop over lanes that does it.

;; lane
; Component $c of the lane: values[$c][lane] is the operand, and takes the old contents.
  %o$c = getelementptr [$frame.LANES x $type], ptr %values, i64 $c, i64 %i64
  %b$c = load $type, ptr %o$c
  %q$c = getelementptr i8, ptr %p, i64 $offset
  %old$c = load $type, ptr %q$c
  %new$c = call $type @$operation($type %old$c, $type %b$c, $type $third, i1 %shared)
  store $type %new$c, ptr %q$c
  store $type %old$c, ptr %o$c

;; third
; The third operand, %c.
  %oc = getelementptr [$frame.LANES x $type], ptr %values, i64 1, i64 %i64
  %c = load $type, ptr %oc

;; operation
; The new contents, %r, from the old ones and the operands; %shared: whether they are in shared memory.
define internal $type @$name($type %old, $type %b, $type %c, i1 %shared) {
$body
  ret $type %r
}

;; pair
; Two halves, each by itself.
  %old0 = trunc i32 %old to i16
  %b0 = trunc i32 %b to i16
  %r0 = call i16 @$half(i16 %old0, i16 %b0, i16 0, i1 %shared)
  %z0 = zext i16 %r0 to i32
  %olds1 = lshr i32 %old, 16
  %old1 = trunc i32 %olds1 to i16
  %bs1 = lshr i32 %b, 16
  %b1 = trunc i32 %bs1 to i16
  %r1 = call i16 @$half(i16 %old1, i16 %b1, i16 0, i1 %shared)
  %z1 = zext i16 %r1 to i32
  %high = shl i32 %z1, 16
  %r = or i32 %high, %z0

;; f16
  %hold = bitcast i16 %old to half
  %p = fpext half %hold to float
  %hb = bitcast i16 %b to half
  %q = fpext half %hb to float
  %x = $combine
  %hx = fptrunc float %x to half
  %short = bitcast half %hx to i16
  %nan = fcmp uno float %x, %x
  %r = select i1 %nan, i16 32767, i16 %short

;; bf16
; The sum is rounded to the nearest, ties to even.
  %wold = zext i16 %old to i32
  %uold = shl i32 %wold, 16
  %p = bitcast i32 %uold to float
  %wb = zext i16 %b to i32
  %ub = shl i32 %wb, 16
  %q = bitcast i32 %ub to float
  %x = $combine
  %wx = bitcast float %x to i32
  %down = lshr i32 %wx, 16
  %odd = and i32 %down, 1
  %near = add i32 %wx, 32767
  %up = add i32 %near, %odd
  %top = lshr i32 %up, 16
  %short = trunc i32 %top to i16
  %nan = fcmp uno float %x, %x
  %r = select i1 %nan, i16 32767, i16 %short

;; f32
; In global memory neither operands nor the result are subnormal; in shared memory they may be.
  %p0 = bitcast i32 %old to float
  %q0 = bitcast i32 %b to float
  %p1 = call float @without_subnormal(float %p0)
  %p = select i1 %shared, float %p0, float %p1
  %q1 = call float @without_subnormal(float %q0)
  %q = select i1 %shared, float %q0, float %q1
  %x = $combine
  %y = call float @without_subnormal(float %x)
  %z = select i1 %shared, float %x, float %y
  %bits = bitcast float %z to i32
  %nan = fcmp uno float %x, %x
  %r = select i1 %nan, i32 2147483647, i32 %bits

;; f64
; A NaN in global memory stays as it is, that of the operand before that of the memory.
  %p = bitcast i64 %old to double
  %q = bitcast i64 %b to double
  %x = fadd double %p, %q
  %sum = bitcast double %x to i64
  %p_nan = fcmp uno double %p, %p
  %q_nan = fcmp uno double %q, %q
  %kept = select i1 %p_nan, i64 %old, i64 %sum
  %far = select i1 %q_nan, i64 %b, i64 %kept
  %r = select i1 %shared, i64 %sum, i64 %far

;; min
  %lt = icmp ${order}lt $type %old, %b
  %r = select i1 %lt, $type %old, $type %b

;; max
  %gt = icmp ${order}gt $type %old, %b
  %r = select i1 %gt, $type %old, $type %b

;; inc
; One more, and 0 from %b on.
  %ge = icmp uge $type %old, %b
  %up = add $type %old, 1
  %r = select i1 %ge, $type 0, $type %up

;; dec
; One less, and %b from 0 or from more than %b.
  %z = icmp eq $type %old, 0
  %gt = icmp ugt $type %old, %b
  %s = or i1 %z, %gt
  %dn = sub $type %old, 1
  %r = select i1 %s, $type %b, $type %dn

;; cas
  %same = icmp eq $type %old, %b
  %r = select i1 %same, $type %c, $type %old

;; plain
  %r = $value

;; without_subnormal
; A subnormal number becomes a zero of its sign.
define internal float @without_subnormal(float %x) {
  %size = call float @llvm.fabs.f32(float %x)
  %small = fcmp olt float %size, 0x3810000000000000
  %zero = call float @llvm.copysign.f32(float 0.0, float %x)
  %r = select i1 %small, float %zero, float %x
  ret float %r
}
