; A function on vectors of all lanes, for code that is too long to be emitted at each use. %v points to the operands, 256
; bytes apart; the result, %r, takes the place of the first one.

;; function
define void @$name(ptr %v) $attributes {
$operands
$body
  store $vector %r, ptr %v, align 64
  ret void
}

;; operand
  %at.$name = getelementptr i8, ptr %v, i64 $offset
  %$name = load $vector, ptr %at.$name, align 64
