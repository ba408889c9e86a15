"""Places in sources that PTX gives by its directives."""

from __future__ import annotations

from jit.base import line_info


def test_each_line_has_the_place_of_the_directive_before_it():
    ptx = """.visible .entry one(
){
    .loc 1 10 3
    add.u32 %r1, %r1, 1;
    .loc 2 5 1, function_name $L0, inlined_at 1 11 7
    .loc 2 6 2, function_name $L1, inlined_at 2 5 1
    add.u32 %r1, %r1, 1;
    .loc 2 6 2
    add.u32 %r1, %r1, 1;
    .loc 1 0 0
    ret;
}
.visible .entry two(
){
    add.u32 %r1, %r1, 1;
    .loc 2 6 2
    ret;
}
.file 1 "a.cu"
.file 2 "b.cuh"
"""
    places = line_info.by_line(ptx)
    assert places[4] == (("a.cu", 10, 3),)
    assert places[7] == (("b.cuh", 6, 2), ("b.cuh", 5, 1), ("a.cu", 11, 7))
    assert places[9] == places[7], "what was inlined stays so within its function"
    assert places[11] == ()
    assert places[15] == ()
    assert places[17] == (("b.cuh", 6, 2),)


def frames(*directives: str) -> list[tuple[tuple[str, int], ...]]:
    info = line_info.LineInfo('.file 1 "/of/a.cu"\n')
    return [tuple((file, line) for file, line, _ in info.frames(directive)) for directive in directives]


def test_lines_of_an_inline_assemblys_text_are_no_places() -> None:
    ptx = '.loc 1 3 1\n// begin inline asm\n.loc 1 4 1\nbar.sync 0;\n// end inline asm\n.loc 1 9 1\n.file 1 "a.cu"\n'
    assert [[line for _, line, _ in places] for places in line_info.by_line(ptx)] == [
        [],
        [3],
        [3],
        [3],
        [3],
        [3],
        [9],
        [9],
    ]


def test_frames_in_a_comment_of_llvm() -> None:
    text = ".loc 1 263 15                         // standard.py:263:15 @[ my own.py:8:18 ]"
    assert frames(text, ".loc 1 8 4 // mine.py:8:4") == [
        (("standard.py", 263), ("my own.py", 8)),
        (("/of/a.cu", 8),),
    ]


def test_what_tells_no_place_and_what_goes_round() -> None:
    itself = ".loc 1 5 1, function_name $L0, inlined_at 1 5 1"
    assert frames(".loc 1 0 0", ".loc 1", itself, itself, ".loc 7 2 1") == [
        (), (), (("/of/a.cu", 5),), (("/of/a.cu", 5),), (("file7", 2),),
    ]  # fmt: skip


def test_places_of_functions_with_one_line() -> None:
    lines = (".loc 1 4 1", ".loc 1 4 9", ".loc 1 6 1", ".loc 1 7 1")
    ptx = "\n".join(f"{line}, function_name $L{i // 2}, inlined_at 1 30 1" for i, line in enumerate(lines))
    assert line_info.LineInfo('.file 1 "a.cu"').single(ptx) == {("a.cu", 4, 1), ("a.cu", 4, 9)}


def test_the_lines_within_an_assembly_text_are_those_of_its_statement() -> None:
    """As of a helper that waits for an mbarrier: LLVM counts on in the text, however long it is."""
    inlined = ", function_name $L0, inlined_at 1 30 1"
    asm = "\n".join(f".loc 1 {line} 1{inlined}" for line in (40, 41, 48))
    ptx = f".loc 1 38 3{inlined}\nmov.b32 %r1, 7;\n// begin inline asm\n{asm}\n// end inline asm"
    info = line_info.LineInfo('.file 1 "a.cu"')
    assert info.single(ptx) == {("a.cu", line, 3 if line == 38 else 1) for line in (38, 40, 41, 48)}
    assert not info.single(f"{ptx}\n.loc 1 50 3{inlined}\nret;")
