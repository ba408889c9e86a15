"""The runner on a folder of programs of our own: each result, and what the list may not hold."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import jit
from harness.programs.table import NAME, Program, matching, read
from jit.emulated_cuda.runtime import toolkit
from tests.emulator.public.__main__ import ROOT, again, judge

# Adds one to SIZE ints; "past" writes one more, "wrong" prints what no right run prints.
SOURCE = r"""
#include <cstdio>
#include <cstring>
__global__ void add(int* p, int n) { if (threadIdx.x < n) p[threadIdx.x] += 1; }
int main(int argc, char** argv) {
  const int SIZE = 64;
  int *p, h[SIZE] = {};
  cudaMalloc(&p, sizeof h);
  cudaMemset(p, 0, sizeof h);
  add<<<1, 128>>>(p, argc > 1 && !strcmp(argv[1], "past") ? SIZE + 1 : SIZE);
  cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
  while (argc > 1 && !strcmp(argv[1], "long")) {}
  printf("%s %d\n", argc > 1 && !strcmp(argv[1], "wrong") ? "FAILED" : "ok", SIZE);
  return h[SIZE - 1] != 1;
}
"""
ROW = '[[program]]\nsource = "we/own"\ncommit = "1"\npath = "add.cu"\n'


def test_the_list_is_held_against_its_fields(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"programs\.toml: expected a list of programs"):
        read(tmp_path / NAME)
    for text, message in (
        ('[[program]]\nsource = "a/b"', "program 1: commit is missing"),
        (ROW + "size = 3", "program 1: no field 'size'; the fields are source, commit"),
        (ROW + 'flags = "-O3"', "program 1: flags is '-O3', expected list"),
        (ROW + 'right = "("', "program 1: right is no regular expression"),
        (ROW + 'result = "fine"', "program 1: result is 'fine', expected one of right, defect, refused, no answer"),
        (ROW + 'kind = "kernels"', "program 1: what is missing"),
        ("[[program", "programs.toml: "),
    ):
        (tmp_path / "programs.toml").write_text(text)
        with pytest.raises(ValueError, match=r".*") as caught:
            read(tmp_path / NAME)
        assert message in str(caught.value)
    (tmp_path / "programs.toml").write_text(ROW + 'changes = [["64", "32"]]\narguments = ["past"]')
    (program,) = read(tmp_path / NAME)
    assert program.changes == (("64", "32"),)
    assert program.name == "we/own add.cu past"


def test_a_list_is_searched_in_all_that_a_row_says() -> None:
    rows = [
        Program("we/own", "1", "add.cu", why="`race`: two warps", result="defect"),
        Program("we/own", "1", "sub.cu", arch="sm_100a"),
        Program("you/yours", "2", kind="kernels", what="Softmax and norms"),
    ]
    for pattern, found in (("WE/", [0, 1]), ("race", [0]), ("sm_100", [1]), ("softmax|sub", [1, 2]), ("none", [])):
        assert matching(rows, pattern) == [rows[number] for number in found]
    with pytest.raises(ValueError, match=r"expected a regular expression, such as .*, not '\('"):
        matching(rows, "(")


def test_what_of_a_list_can_be_run_again(tmp_path: Path) -> None:
    (tmp_path / "we" / "own").mkdir(parents=True)
    (tmp_path / "we" / "own" / "add.cu").write_text(SOURCE)
    rows = [
        Program("we/own", "1", "add.cu"),
        Program("we/own", "1", "gone.cu"),
        Program("we/own", "1", "add.cu", changed=True),
        Program("we/own", "1", "a to z", count=3),
        Program("we/own", "1", "folder"),
        Program("we/own", "1", kind="kernels", what="all"),
    ]
    runnable, left = again(rows, tmp_path)
    assert runnable == rows[:1]
    assert left == {
        "the folder has no such source": 1, "it was changed or prepared in a way that is not kept": 1,
        "its files are not named": 3, "its source file is not named": 1, "launched by a host that is not kept": 1,
    }  # fmt: skip


def test_each_result() -> None:
    program = Program("we/own", "1", "add.cu", right="ok", wrong="FAILED")
    made = {
        "code": 0,
        "launches": 1,
        "on_host": 0,
        "findings": [],
        "refused": [],
        "limits": [],
        "said": [],
        "remarks": [],
        "seconds": 1.0,
    }
    found = {"kind": "race", "message": "two warps", "location": "add.cu:4"}
    for output, change, result, why in (
        ("ok", {}, "right", ""),
        ("ok FAILED", {}, "wrong", "printed 'FAILED'"),
        ("nothing", {"code": 3}, "wrong", "exit code 3; did not print 'ok'"),
        ("ok", {"launches": 0}, "wrong", "launched nothing"),
        ("ok", {"launches": 0, "on_host": 2}, "right", ""),
        ("ok", {"findings": [found]}, "finding", "two warps (add.cu:4)"),
        ("ok", {"findings": [{"kind": "unsupported", "message": "tex"}]}, "refused", "tex"),
        ("ok", {"refused": ["UnsupportedInstruction: tex"]}, "refused", "UnsupportedInstruction: tex"),
        ("ok", {"limits": ["add: block: 2048 threads"]}, "wrong", "add: block: 2048 threads"),
        ("", {"code": 1, "said": ["cudaX is not supported by"]}, "refused", "exit code 1"),
    ):
        row = judge(program, output, made | change, 1.0, 9.0)
        assert row["result"] == result
        assert why in row["why"]
    assert judge(program, "", {"build": "no"}, 1.0, 9.0)["result"] == "build"
    assert judge(program, "", None, 9.5, 9.0)["result"] == "time"
    assert judge(program, "Traceback", None, 1.0, 9.0)["result"] == "ended"


@pytest.mark.nightly
def test_a_folder_of_programs(tmp_path: Path) -> None:
    try:
        toolkit.find()
    except jit.NoCompilerError as missing:
        pytest.skip(str(missing))
    (tmp_path / "we" / "own").mkdir(parents=True)
    (tmp_path / "we" / "own" / "add.cu").write_text(SOURCE)
    rows = [
        'right = "ok 64"',
        'right = "ok 32"\nchanges = [["SIZE = 64", "SIZE = 32"]]',
        'arguments = ["past"]',
        'arguments = ["wrong"]\nwrong = "FAILED"',
        'changes = [["SIZE = 65", "SIZE = 32"]]',
        'arguments = ["long"]\nseconds = 10',
    ]
    (tmp_path / "programs.toml").write_text("\n".join(ROW + row for row in rows))
    out = tmp_path / "rows.json"
    command = [sys.executable, "-m", "tests.emulator.public", str(tmp_path), "--json", str(out), "--jobs", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 1, done.stderr
    made = json.loads(out.read_text())
    assert [row["result"] for row in made] == ["right", "right", "finding", "wrong", "build", "time"]
    assert made[2]["findings"][0]["kind"] == "out-of-bounds"
    assert made[2]["findings"][0]["location"].endswith("add.cu:4")
    assert "6 programs of 1 author: 2 right, 1 finding, 1 wrong, 1 build, 1 time" in done.stdout
    known = ['result = "right"\narguments = ["past"]', 'result = "defect"\narguments = ["wrong"]\nwrong = "FAILED"']
    (tmp_path / "programs.toml").write_text("\n".join(ROW + row for row in known))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 1
    assert "we/own add.cu past: finding; the list says right" in " ".join(done.stdout.split())
    assert "add.cu wrong: " not in done.stdout
