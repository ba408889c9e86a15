"""What compilers can read that run beside the cache."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

READ = """
import sys
from pathlib import Path
from harness.service import builder
from jit.base.errors import CompileError
from jit.extension import build_plan
private, work = map(Path, sys.argv[1:])
builder.confine_compilers([private], [], [])
for name in (private / "secret", work / "own"):
    (work / "unit.cpp").write_text(f'asm(".incbin \\\\"{name}\\\\"");')
    plan = build_plan.Plan("reads", (build_plan.Source("", "a.cpp"),))
    try:
        build_plan.run(plan, ["g++", "-c", "unit.cpp", "-o", "unit.o"], work)
        print("read", b"of another" in (work / "unit.o").read_bytes())
    except CompileError as error:
        print("refused", str(name) in error.log)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has landlock")
def test_a_compiler_reads_nothing_of_others_by_whatever_its_text_names(tmp_path: Path) -> None:
    """What others had compiled lies around the folder in which it works."""
    work = tmp_path / "work"
    work.mkdir()
    for path in (tmp_path / "secret", work / "own"):
        path.write_text("of another")
    command = [sys.executable, "-c", READ, str(tmp_path), str(work)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.stdout.splitlines() == ["refused True", "read True"], done
    assert (work / "unit.o").exists()
