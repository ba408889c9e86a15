"""What `python -m jit.llvm.generate` makes of C, and that the IR in the tree serves every CPU."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import pytest

import jit.emulator.native.frame as frame
from jit.llvm import generate
from jit.llvm.library import Library

ROOT = Path(generate.__file__).parents[1]
GENERATED = sorted(path for path in ROOT.rglob("generated/*.ll"))
SUM = "int sum(const int *x, int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) s += x[i];\n    return s;\n}\n"


def made(folder: Path, text: str) -> str:
    source = folder / "a.c"
    source.write_text(text)
    return generate.ir(source)


def test_a_difference_is_found_and_written(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    (tmp_path / "a.c").write_text(SUM)
    out = tmp_path / "generated" / "a.ll"
    assert generate.differences(tmp_path, write=False) == [out]
    assert not out.exists()
    assert generate.differences(tmp_path, write=True) == [out]
    assert generate.differences(tmp_path, write=False) == []
    (tmp_path / "a.c").write_text(SUM.replace("+=", "-="))
    assert generate.differences(tmp_path, write=False) == [out]
    (tmp_path / "a.c").unlink()
    assert generate.differences(tmp_path, write=True) == [out]
    assert not out.exists()


def test_ir_names_no_target_and_no_folder(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    text = made(tmp_path, SUM)
    assert "define i32 @sum(ptr" in text
    for word in ("target", "x86", str(tmp_path), "ident", "!"):
        assert word not in text


def test_a_group_of_attributes_that_are_all_dropped_goes_too() -> None:
    kept = "\nattributes #10 = { nounwind }\n"
    text = 'declare void @g() #10\ndeclare void @f() #1\n\nattributes #1 = { "no-builtins" }' + kept
    assert generate.portable(text, "a.c").endswith("declare void @g() #10\ndeclare void @f()\n" + kept)


def test_what_one_cpu_passes_in_its_own_way_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    with pytest.raises(ValueError, match=r"a\.c: expected IR for every CPU, got .*; pass vectors and structs by"):
        made(tmp_path, "typedef float v __attribute__((vector_size(16)));\nv f(v x) { return x + x; }\n")


def test_errors_of_c_are_told(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    with pytest.raises(ValueError, match=r"a\.c: clang made no IR of it\n.*error: .*nothing"):
        made(tmp_path, "int f(void) { return nothing; }\n")
    with pytest.raises(ValueError, match=r"static assertion failed .*struct pair\.b"):
        made(tmp_path, '#include "llvm/vectors.h"\nstruct pair { int a, b; };\nAT(struct pair, b, 8);\n')


def test_headers_have_the_numbers_of_python() -> None:
    text = generate.constants(frame.__name__)
    assert f"#define FRAME_TRAIL {frame.TRAIL}\n" in text
    assert "FRAME_FAULTS" not in text
    assert "#define SUM_CODE_PLAN_B_TABLE 1\n" in generate.constants("jit.emulator.tensor.sum_code")
    assert "#define PRODUCT_QUEUE_HASH_A 0x9e3779b97f4a7c15ull\n" in generate.constants(
        "jit.emulator.native.product_queue"
    )


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: str(path.relative_to(ROOT)))
@pytest.mark.parametrize("triple", ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"])
def test_ir_in_the_tree_is_code_for_every_cpu(path: Path, triple: str) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(path.read_text())
    module.verify()
    machine = llvm.Target.from_triple(triple).create_target_machine(opt=0)
    assert len(machine.emit_object(module)) > 500


def test_a_function_that_is_not_there_is_named() -> None:
    library = Library(str(ROOT / "emulator" / "native" / "copy_queue.py"), "copy_queue", "test")
    assert library.address("perform")
    with pytest.raises(LookupError, match=r"copy_queue\.ll has no function nothing"):
        library.address("nothing")
