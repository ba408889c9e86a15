"""PTX text to instructions."""

from __future__ import annotations

from jit.emulator.simt.parse import instruction


def test_vector_right_behind_the_opcode():
    """As adjacent string literals of inline assembly leave it."""
    inst = instruction("@!%p1 tcgen05.ld.sync.aligned.32x32b.x2.b32{%r1, %r2}, [%r3]", "a.cu:1")
    assert (inst.op, inst.args) == ("tcgen05.ld.sync.aligned.32x32b.x2.b32", ["{%r1, %r2}", "[%r3]"])
    assert (inst.guard, inst.negated) == ("%p1", True)


def test_white_space_of_all_kinds():
    inst = instruction("mbarrier.init.shared::cta.b64\n\t[%r1],\n 1", "a.cu:1")
    assert (inst.op, inst.args) == ("mbarrier.init.shared::cta.b64", ["[%r1]", "1"])
    assert inst.parts == ["mbarrier", "init", "shared::cta", "b64"]
