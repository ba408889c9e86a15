"""Outputs that kernels on the emulator did not compute are refused, however they reach a kernel's memory."""

from __future__ import annotations

import ctypes
import re
import shutil
from dataclasses import replace
from pathlib import Path

from harness import tasks
from harness.checking import checker, verdict
from harness.process.session import Session
from harness.service.memory import Piece
from harness.service.provenance import Followed
from tests.exploits.cheats import DATA, EMULATOR

HEAD = '''
import jit, numpy, torch
S = """
extern "C" __global__ void axpy(const float* x, const float* y, float* o, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) o[i] = 2 * x[i] + y[i]; }
extern "C" __global__ void scaled(const float* x, const float* y, const float* a, float* o, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) o[i] = a[i % 8] * x[i] + y[i]; }
extern "C" __global__ void wide(const double* x, const float* y, float* o, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) o[i] = 2 * (float)x[i] + y[i]; }
extern "C" __global__ void copy(const float* r, float* o, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) o[i] = r[i]; }
extern "C" __global__ void add(float* o, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(o + i, 0.0f); }
extern "C" __global__ void first(float* o) { if (!threadIdx.x) o[0] = 0; }
"""
def run(name, *args, n):
    jit.load(S)[name](*args, n, grid=-(-n // 128), block=128)
def custom_kernel(data):
    x, y = data
    n, out = x.numel(), torch.empty_like(x)
    return BODIES[n - 1000](x, y, n, out)
'''
HONEST = {
    "plain": 'run("axpy", x, y, out, n=n)',
    "two kernels": 't = torch.empty_like(x)\n    run("axpy", x, y, t, n=n)\n    run("copy", t, out, n=n)',
    "a clone": 'run("axpy", x.clone(), y.clone(), out, n=n)',
    "another dtype": 'run("wide", x.double(), y, out, n=n)',
    "a table": 'run("scaled", x, y, torch.tensor([2.0] * 8, device=x.device), out, n=n)',
    "added to zeros": 'out.zero_()\n    t = torch.zeros_like(x)\n    run("axpy", x, y, t, n=n)\n'
    '    run("add", t, n=n)\n    return t',
}  # fmt: skip
CHEATS = {
    "torch alone": ("out = 2 * x + y", "kernels wrote 0"),
    "a kernel that copies": ('run("copy", 2 * x + y, out, n=n)', "other code computed"),
    "NumPy, and a copy": (
        'r = torch.from_numpy(2 * x.cpu().numpy() + y.cpu().numpy()).to(x.device)\n    run("copy", r, out, n=n)',
        "other code computed",
    ),
    "into memory of a kernel": (
        't = torch.empty_like(x)\n    run("copy", x, t, n=n)\n    t.copy_(2 * x + y)\n    run("copy", t, out, n=n)',
        "other code computed",
    ),
    "a byte written first": (
        't = 2 * x + y\n    jit.load(S)["first"](t, grid=1, block=32)\n    t[0] = 2 * x[0] + y[0]\n'
        '    run("copy", t, out, n=n)', "other code computed",
    ),
    "a kernel elsewhere": ('run("copy", x, out, n=n)\n    out = 2 * x + y', "not what kernels left"),
    "changed afterwards": ('run("copy", x, out, n=n)\n    out.mul_(2).add_(y)', "not what kernels left"),
    "nothing added": ('out = 2 * x + y\n    run("add", out, n=n)', "(not what kernels left|other code)"),
    "numbers of a kernel's text": (
        "r = (2 * x + y).view(torch.int32).tolist()\n"
        "    text = '__device__ int t[] = {%s}; extern \"C\" __global__ void k(int* o) "
        "{ o[blockIdx.x] = t[blockIdx.x]; }' % ','.join(map(str, r))\n"
        '    jit.load(text)["k"](out.view(torch.int32), grid=n, block=1)', "other code computed",
    ),
    "a parameter by value": (
        "text = 'struct All { float of[%d]; }; extern \"C\" __global__ void k(All a, float* o) "
        "{ o[blockIdx.x] = a.of[blockIdx.x]; }' % n\n"
        '    jit.load(text)["k"]((2 * x + y).cpu().numpy().tobytes(), out, grid=n, block=1)', "other code computed",
    ),
    "a thread": (
        'import threading\n    r = []\n    t = threading.Thread(target=lambda: r.append(2 * x + y))\n    t.start()\n'
        '    t.join()\n    run("copy", r[0], out, n=n)', "other code computed",
    ),
}  # fmt: skip


def _results(bodies: list[str], folder: Path) -> list[verdict.Result]:
    """Each body has a case of its own, by its size, in one process."""
    file = folder / "mine.py"
    functions = [
        f"def body{number}(x, y, n, out):\n    {body}\n" + ("" if "return" in body else "    return out\n")
        for number, body in enumerate(bodies)
    ]
    listed = ", ".join(f"body{number}" for number in range(len(bodies)))
    file.write_text(HEAD + "".join(functions) + f"BODIES = [{listed}]\n")
    task = tasks.load(DATA / "axpy")
    case = task.tests[0]
    with Session(task, file, EMULATOR) as session:
        one = checker.Checker(session, checker.Options(timeout=200, by_kernels=True, fresh=True))
        return [one.check(replace(case, args={**case.args, "n": 1000 + number})) for number in range(len(bodies))]


def test_kernels_that_compute_pass(tmp_path: Path) -> None:
    results = _results(list(HONEST.values()), tmp_path)
    said = {what: one.message for what, one in zip(HONEST, results, strict=True)}
    assert said == dict.fromkeys(HONEST, ""), [one.status for one in results]


def test_copies_of_what_other_code_computed_are_refused(tmp_path: Path) -> None:
    results = _results([body for body, _ in CHEATS.values()], tmp_path)
    passed = [what for what, one in zip(CHEATS, results, strict=True) if one.status != verdict.REFUSED]
    assert not passed, [one.message for one in results]
    for (what, (_, why)), one in zip(CHEATS.items(), results, strict=True):
        assert re.search(why, one.message), (what, one.message)


def test_numbers_that_are_said_to_kernels_are_counted() -> None:
    """Those of a launch's own call with other inputs are not, nor what came before; places in memory and addresses of
    variables are."""
    followed = Followed()
    followed.known("mov.u32 %r1, 123456789;")
    said = []
    for name, number, address in (("one", 5, 4096), ("other", 5, 4096), ("third", 6, 4096), ("fourth", 7, 4100)):
        followed.begin(name)
        params = address.to_bytes(8, "little") + number.to_bytes(4, "little")
        followed.launch("k", params, (1, 1, 1))
        followed.text(f"mov.u32 %r1, 123456789;\nmov.u32 %r2, 98765432{number};")
        said.append((followed.brought.get("parameters", 0), followed.brought.get("texts", 0)))
    assert said == [(0, 0), (0, 0), (4, 4), (8, 4)]
    followed.begin("fifth")
    followed.text("mov.u32 %r1, 123456789;", variables=3)
    assert followed.brought["parameters"] == 24


def test_which_kernels_are_launched_says_as_much_as_a_number() -> None:
    followed, said = Followed(), []
    for number, launches in enumerate(("abc", "abc", "abbbc", "acc", "ac", "")):
        followed.begin(f"inputs {number}")
        for kernel in launches:
            followed.launch(kernel, b"", ())
        said.append(followed.said().get("order", 0))
    assert said == [0, 0, 2, 3, 1, 2]


def test_what_is_new_in_a_text_is_counted() -> None:
    """Its instructions too, and lines that texts before had in another order."""
    followed, said = Followed(), []
    one, other = "add.u32 %r1, %r1, %r1;\n", "mad.lo.u32 %r1, %r1, %r2, %r3;\n"
    for number, text in enumerate((one * 16 + other * 16, one * 16 + other * 16, (one + other + other) * 9)):
        followed.begin(f"inputs {number}")
        followed.text(text)
        said.append(followed.said().get("texts", 0))
    assert said[:2] == [0, 0]
    assert 4 < said[2] < 100


TOTAL = """
import jit, torch
S = '''
extern "C" __global__ void nil(unsigned* s) { if (!threadIdx.x) s[0] = s[0] * 2; }
extern "C" __global__ void one(unsigned* s) { if (!threadIdx.x) s[0] = s[0] * 2 + 1; }
extern "C" __global__ void put(unsigned* s, unsigned* out) { if (!threadIdx.x) out[0] = s[0]; }
extern "C" __global__ void total(const float* x, const float* y, float* out, int n) {
    float sum = 0; for (int i = 0; i < n; ++i) sum += x[i] * x[i]; out[0] = sum; }
'''
def custom_kernel(data):
    (x, y), kernels = data, jit.load(S)
    out, s = torch.empty(1, device=x.device), torch.zeros(1, dtype=torch.int32, device=x.device)
    if HONEST:
        kernels["total"](x, y, out, x.numel(), grid=1, block=1)
        return out
    for _ in range(32):  # so that no launch is one that the call before did not have
        kernels["one"](s, grid=1, block=1)
        kernels["nil"](s, grid=1, block=1)
    said = (x * x).sum().reshape(1).view(torch.int32).item()
    for bit in range(31, -1, -1):
        kernels["one" if said >> bit & 1 else "nil"](s, grid=1, block=1)
    kernels["put"](s, out.view(torch.int32), grid=1, block=1)
    return out
"""


def test_no_order_of_launches_says_a_result(tmp_path: Path) -> None:
    """Each launch said a bit of a sum that torch had computed, and passed."""
    shutil.copytree(DATA / "axpy", tmp_path / "total")
    reference = tmp_path / "total" / "reference.py"
    reference.write_text(reference.read_text().replace("return 2 * x + y", "return (x * x).sum().reshape(1)"))
    task, found = tasks.load(tmp_path / "total"), []
    for honest in (True, False):
        file = tmp_path / "mine.py"
        file.write_text(f"HONEST = {honest}\n{TOTAL}")
        with Session(task, file, EMULATOR) as session:
            options = checker.Options(timeout=200, by_kernels=True, fresh=True)
            found.append(checker.Checker(session, options).check(task.tests[1]))
    assert [one.status for one in found] == [verdict.PASS, verdict.REFUSED], found
    assert "other code computed" in found[1].message


def test_small_and_many_contents_are_counted() -> None:
    """A byte is no fresh memory, whatever it is, and what is beyond the reported contents counts."""
    followed = Followed()
    followed.begin("inputs")
    buffers = [ctypes.create_string_buffer(bytes([1 + n % 126]) + n.to_bytes(2, "little"), 3) for n in range(5000)]
    pieces = {n: Piece(ctypes.addressof(one), 3) for n, one in enumerate(buffers)}
    followed.after(pieces, followed.before(pieces), pieces, {}, {})
    assert sum(followed.brought.values()) == 3 * len({one.raw for one in buffers})
    byte = ctypes.create_string_buffer(b"\x05", 1)
    one = {0: Piece(ctypes.addressof(byte), 1)}
    assert not followed.before(one)[0].explained
    zeros = ctypes.create_string_buffer(64)
    assert followed.before({0: Piece(ctypes.addressof(zeros), 64)})[0].explained
    followed.begin("other inputs")
    assert followed.before(pieces)[7].explained, "a table that was read with other inputs too"
