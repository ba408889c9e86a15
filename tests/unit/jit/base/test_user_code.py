"""Errors and warnings of a process of one's own stand at the lines of the Python file, which are shown."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
import textwrap
import threading
import time
import traceback
import warnings
from pathlib import Path

import pytest
import torch

import jit
from jit.base import user_code
from jit.base.user_code import Alignment
from tests import programs

_N = 4
_LITERAL = r"""
extern "C" __global__ void k(float* y) {
    int i = threadIdx.x;
    y[i] = 1.0f;  // beyond
}
"""
_FORMATTED = f"""
extern "C" __global__ void k(float* y) {{
    int i = threadIdx.x + {_N};
    y[i] = 2.0f;  // beyond, with a value in the text
}}
"""
_TEMPLATE = r"""
__device__ float three() { return 3.0f; }
BODY
"""
_JOINED = _TEMPLATE.replace("BODY", 'extern "C" __global__ void k(float* y) {\n    y[threadIdx.x] = three();\n}')


def _line(text: str) -> int:
    lines = Path(__file__).read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.strip().startswith(text))


@pytest.mark.parametrize(
    ("source", "line"),
    [(_LITERAL, "y[i] = 1.0f;"), (_FORMATTED, "y[i] = 2.0f;"), (_JOINED, "_JOINED = ")],
    ids=["literal", "f-string", "template"],
)
def test_a_finding_stands_at_the_line_of_this_file(source: str, line: str) -> None:
    with pytest.raises(jit.EmulatorFinding) as caught:
        jit.load(source)["k"](torch.zeros(3), grid=1, block=32)
    place = f"{__file__}:{_line(line)}"
    assert caught.value.report["location"] == place
    assert place in str(caught.value)
    (excerpt,) = caught.value.__notes__
    assert f"> {_line(line):5} | " in excerpt
    own = str(Path(jit.__file__).parent)
    frames = [frame for frame in traceback.extract_tb(caught.value.__traceback__) if frame.filename.startswith(own)]
    assert len(frames) <= 1  # the call itself, which pytest and IPython hide


def test_a_compile_error_stands_at_the_line_of_this_file() -> None:
    with pytest.raises(jit.CompileError) as caught:
        jit.load(_LITERAL.replace("threadIdx.x;", "thread_index;"), arch="sm_90a")
    line = _line("int i = threadIdx.x;")
    assert f"{__file__}:{line}:" in str(caught.value)
    assert (caught.value.diagnostics[0].file, caught.value.diagnostics[0].line) == (__file__, line)
    assert "source_" not in str(caught.value)


def test_a_warning_stands_at_the_line_of_this_file() -> None:
    source = _LITERAL.replace("y[i] = 1.0f;", "int unused; y[i] = 1.0f;")
    with pytest.warns(jit.CompileWarning, match='"unused" was declared') as caught:
        jit.compile(source, arch="sm_90a", cache=False)
    assert (caught[0].filename, caught[0].lineno) == (__file__, _line("y[i] = 1.0f;"))


_HALF_WRITTEN = r"""
extern "C" __global__ void half_written(float* y) {
    __shared__ float tile[64];
    if (threadIdx.x < 32) tile[threadIdx.x] = 1.0f;
    __syncthreads();
    y[threadIdx.x] = tile[threadIdx.x];
}
"""


def test_a_remark_stands_once_at_the_line_of_this_file() -> None:
    kernel = jit.load(_HALF_WRITTEN, arch="sm_90a")["half_written"]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        for _ in range(3):
            kernel(torch.zeros(64), grid=1, block=64)
    assert [one.category for one in caught] == [jit.EmulatorRemark]
    assert str(caught[0].message).startswith("uninitialised-shared: shared address 0x")
    assert (caught[0].filename, caught[0].lineno) == (__file__, _line("y[threadIdx.x] = tile[threadIdx.x];"))


def test_run_prints_the_remarks_of_a_python_program_at_its_end(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(
        f'import jit, torch\njit.load(r"""{_HALF_WRITTEN}""")["half_written"](torch.zeros(64), grid=1, block=64)\n'
        "print('done')\n"
    )
    words = [sys.executable, "-m", "harness.cli", "run", str(script)]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=200)
    assert (ran.returncode, ran.stdout) == (0, "done\n")
    assert ran.stderr.startswith("note: uninitialised-shared: ")
    assert f"{script.name}:7, kernel half_written" in ran.stderr
    assert "Remark" not in ran.stderr


def test_what_ptxas_says_of_products_stands_at_the_first_wgmma() -> None:
    source = r"""
extern "C" __global__ void k(float* y, unsigned long long a, unsigned long long b) {
    float d[4] = {1, 2, 3, 4};
    asm volatile("wgmma.fence.sync.aligned;");
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%0,%1,%2,%3}, %4, %5, 1, 1, 1, 0, 0;"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(a), "l"(b));
    d[0] += 1;
    asm volatile("wgmma.commit_group.sync.aligned;");
    asm volatile("wgmma.wait_group.sync.aligned 0;");
    for (int i = 0; i < 4; i++) y[threadIdx.x * 4 + i] = d[i];
}
"""
    with pytest.warns(jit.CompileWarning, match="wgmma") as caught:
        jit.compile(source, arch="sm_90a", cache=False)
    assert (caught[0].filename, caught[0].lineno) == (__file__, _line('asm volatile("wgmma.mma_async'))


def test_a_traceback_of_a_script_has_one_frame_of_the_jit(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(f'import jit, torch\njit.load(r"""{_LITERAL}""")["k"](torch.zeros(3), grid=1, block=32)\n')
    ran = programs.run(script)
    assert ran.returncode == 1
    assert f"({script}:5, kernel k" in ran.stderr
    assert ">     5 |     y[i] = 1.0f;  // beyond" in ran.stderr
    assert ran.stderr.count('  File "') == 2


def test_texts_are_parsed_while_other_threads_parse() -> None:
    """A collection amid it gives way to another thread, as one that runs a finalizer does."""
    texts = ["".join(f"def f{i}_{j}(a):\n    return [[a + {j}]]\n" for j in range(100)) for i in range(3)]
    failed: list[BaseException] = []

    def give_way(*_: object) -> None:
        time.sleep(0)

    def parse(text: str) -> None:
        try:
            for _ in range(10):
                assert user_code._parsed(text) is not None
        except BaseException as error:
            failed.append(error)

    before = gc.get_threshold()
    gc.callbacks.append(give_way)
    gc.set_threshold(50)
    try:
        threads = [threading.Thread(target=parse, args=(text,)) for text in texts]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(give_way)
    assert not failed, failed


def test_lines_of_texts_put_together() -> None:
    """Pieces in any order, f-strings among them: a distinctive line is found, or nothing is said of it."""
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    draw = random.Random(seed)
    for _ in range(200):
        pieces = [[f"int a{i}_{j} = {draw.randrange(1000)} + b{draw.random()};" for j in range(draw.randrange(1, 6))]
                  for i in range(4)]  # fmt: skip
        python = "import jit\n" + "".join(
            f'P{i} = """\n' + textwrap.indent("\n".join(lines), "    ") + '\n"""\n' for i, lines in enumerate(pieces)
        )
        order = draw.sample(range(4), draw.randrange(1, 5))
        source = "".join("\n" + textwrap.indent("\n".join(pieces[i]), "    ") + "\n" for i in order)
        found, lines = Alignment(python, source), python.splitlines()
        for number, line in enumerate(source.splitlines(), 1):
            if line.strip():
                assert (at := found.line(number)) is not None
                assert lines[at - 1] == line


def test_a_line_of_another_text_is_not_claimed() -> None:
    assert Alignment("x = 1\ny = 2\n", "float a = b;\nfloat c = d;\n").line(1) is None


_CELL = f"""import jit, torch
jit.load(r'''{_LITERAL}''')["k"](torch.zeros(3), grid=1, block=32)
"""


@pytest.mark.slow
def test_a_cell_of_a_notebook_shows_its_line_and_no_frame_of_ours(tmp_path: Path) -> None:
    pytest.importorskip("IPython")
    script = tmp_path / "shell.py"
    script.write_text(
        "from IPython.core.interactiveshell import InteractiveShell\n"
        f"shell = InteractiveShell.instance()\nshell.colors = 'NoColor'\nshell.run_cell({_CELL!r})\n"
    )
    environment = {**os.environ, "IPYTHONDIR": str(tmp_path)}
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, env=environment)
    assert "EmulatorFinding: [out-of-bounds]" in ran.stdout, ran.stderr
    assert ":5, kernel k" in ran.stdout
    assert ">     5 |     y[i] = 1.0f;  // beyond" in ran.stdout
    assert str(Path(jit.__file__).parent) not in ran.stdout


@pytest.mark.parametrize("other", ["before", "behind"])
def test_a_formatted_text_is_aligned_with_its_own_string(other: str) -> None:
    """And not with one that has the same first line, before it or behind."""
    head = 'extern "C" __global__ void k(float* y) {'
    plain = f"A = '''\n{head}\n    y[threadIdx.x] = 1.0f;  // one\n}}\n'''\n"
    formatted = f"B = f'''\n{head}{{\n    y[threadIdx.x] = {{N}}.0f;  // {{M}} of them\n}}}}\n'''\n"
    python = plain + formatted if other == "before" else formatted + plain
    source = f"\n{head}\n    y[threadIdx.x] = 12.0f;  // 3 of them\n}}\n"
    first = python[: python.index("B = f")].count("\n")
    assert [Alignment(python, source).line(number) for number in (2, 3, 4)] == [first + 2, first + 3, first + 4]
    assert Alignment(plain + formatted.replace("of them", "others"), source).line(2) == 2
