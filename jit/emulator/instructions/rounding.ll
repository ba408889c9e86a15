; Rounding in all modes, of all lanes at once.

;; round
; %size times 2 to the power of %scale, both whole numbers, as a float of a format: $exponent bits of exponent, $mantissa of
; mantissa. $lowest is the exponent of its smallest normal number, $infinity the code of infinity.
  %zero = icmp eq <32 x i64> %size, zeroinitializer
  %minus = icmp ne <32 x i64> %sign, zeroinitializer
  ; The leading one to bit 62, with a sticky bit below; its exponent.
  %lz = call <32 x i64> @llvm.ctlz.v32i64(<32 x i64> %size, i1 false)
  %by = and <32 x i64> %lz, splat (i64 63)
  %top = shl <32 x i64> %size, %by
  %down = lshr <32 x i64> %top, splat (i64 1)
  %last = and <32 x i64> %top, splat (i64 1)
  %s = or <32 x i64> %down, %last
  %left = sub <32 x i64> splat (i64 63), %lz
  %e = add <32 x i64> %left, %scale
  ; How many bits are cut, more of a subnormal number, and what they are.
  %under = sub <32 x i64> splat (i64 $lowest), %e
  %sub = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %under, <32 x i64> zeroinitializer)
  %want = add <32 x i64> %sub, splat (i64 $cut)
  %far = icmp sgt <32 x i64> %want, splat (i64 63)
  %sh = call <32 x i64> @llvm.smin.v32i64(<32 x i64> %want, <32 x i64> splat (i64 63))
  %t = select <32 x i1> %far, <32 x i64> splat (i64 1), <32 x i64> %s
  %kept = lshr <32 x i64> %t, %sh
  %unit = shl <32 x i64> splat (i64 1), %sh
  %mask = sub <32 x i64> %unit, splat (i64 1)
  %rest = and <32 x i64> %t, %mask
  %half = lshr <32 x i64> %unit, splat (i64 1)
  %inexact = icmp ne <32 x i64> %rest, zeroinitializer
$up
  ; The mantissa, one more where it is rounded up, and the exponent: a carry goes from the one to the other.
  %one = zext <32 x i1> %up to <32 x i64>
  %next = add <32 x i64> %kept, %one
  %above = sub <32 x i64> zeroinitializer, %under
  %normal = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %above, <32 x i64> zeroinitializer)
  %field = shl <32 x i64> %normal, splat (i64 $mantissa)
  %code = add <32 x i64> %next, %field
  %over = icmp sge <32 x i64> %code, splat (i64 $infinity)
$limit
  %fits = select <32 x i1> %over, <32 x i64> %limit, <32 x i64> %code
  %some = select <32 x i1> %zero, <32 x i64> zeroinitializer, <32 x i64> %fits
  %bit = shl <32 x i64> %sign, splat (i64 $sign)
  %r = or <32 x i64> %some, %bit

;; rn
; Up where more than a half is cut, and where a half is and the last bit is odd.
  %more = icmp ugt <32 x i64> %rest, %half
  %tie = icmp eq <32 x i64> %rest, %half
  %odd = trunc <32 x i64> %kept to <32 x i1>
  %even = and <32 x i1> %tie, %odd
  %up = or <32 x i1> %more, %even

;; rna
; Up where a half is cut or more.
  %up = icmp uge <32 x i64> %rest, %half

;; rz
; Never up.
  %up = and <32 x i1> %inexact, zeroinitializer

;; rp
; Up where anything of a positive number is cut.
  %way = xor <32 x i1> %minus, splat (i1 true)
  %up = and <32 x i1> %inexact, %way

;; rm
; Up where anything of a negative number is cut.
  %way = or <32 x i1> %minus, zeroinitializer
  %up = and <32 x i1> %inexact, %way

;; limit
; What stands for a number that is too large.
  %limit = select <32 x i1> %minus, <32 x i64> splat (i64 $negative), <32 x i64> splat (i64 $positive)

;; directed
; An operation under a rounding mode of this CPU.
  call void @llvm.set.rounding(i32 $mode) strictfp
  %r = call $vector @llvm.experimental.constrained.$operation($arguments, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 1) strictfp
