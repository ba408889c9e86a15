"""Triton with no GPU: its own compiler, and launches on the emulator. docs/triton.md has the facts."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from harness import cli
from harness.submission.exception_report import describe_error
from jit.emulated_cuda.torch.install import installed
from jit.emulated_cuda.triton.front import OLDEST
from jit.emulated_cuda.triton.front import install as install_hook
from jit.emulator import EmulatorFinding, statistics
from tests.paths import ROOT
from tests.selection import representatives

triton = pytest.importorskip("triton", reason="pip install 'warpyard[triton]' brings Triton")
tl = pytest.importorskip("triton.language")
TensorDescriptor = pytest.importorskip("triton.tools.tensor_descriptor").TensorDescriptor

EXAMPLE = ROOT / "examples" / "attn_dist_triton.py"


@pytest.fixture(autouse=True)
def _on_host(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")
    from jit.emulated_cuda.triton import driver

    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path_factory.getbasetemp() / "triton"))
    with installed():
        driver.install()
        yield


@triton.jit
def shares(x, y, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    values = tl.load(x + row * n + i, mask=i < n, other=0.0)
    tl.store(y + row * n + i, values / tl.sum(values, 0), mask=i < n)


def test_a_kernel_runs_and_a_finding_names_the_line_and_the_argument() -> None:
    x = torch.rand(3, 200, device="cuda")
    y = torch.empty(1 << 18, device="cuda")[-600:].view(3, 200)  # what is read behind x is not in y
    kernel = shares[(3,)](x, y, 200, BLOCK=256)
    torch.testing.assert_close(y.cpu(), (x / x.sum(1, keepdim=True)).cpu())
    assert 0 < kernel.n_regs <= 255
    assert kernel.n_spills == 0
    with pytest.raises(EmulatorFinding, match="out-of-bounds") as caught:
        shares[(4,)](x, y, 200, BLOCK=256)
    lines, first = inspect.getsourcelines(shares.fn)
    (line,) = [first + at for at, text in enumerate(lines) if "tl.load" in text]
    assert caught.value.report["location"] == f"test_triton.py:{line}"
    assert "argument 0 (x), which has 2400 bytes" in caught.value.report["message"]


def test_a_tensor_on_the_cpu_is_refused_as_on_a_gpu() -> None:
    with pytest.raises(ValueError, match=r"\(at 1\) cannot be accessed from Triton \(cpu tensor\?\): y is on the CPU"):
        shares[(1,)](torch.rand(1, 8, device="cuda"), torch.empty(1, 8), 8, BLOCK=8)


@triton.autotune(
    configs=[
        triton.Config({"BLOCK": 64}, num_stages=16, num_warps=1),  # more shared memory than there is
        triton.Config({"BLOCK": 32}, num_stages=2, num_warps=1),
        triton.Config({"BLOCK": 16}, num_stages=2, num_warps=1),
    ],
    key=["n"],
)
@triton.heuristics({"WHOLE": lambda arguments: arguments["n"] % arguments["BLOCK"] == 0})
@triton.jit
def product(a, b, c, calls, n, BLOCK: tl.constexpr, WHOLE: tl.constexpr):  # type: ignore[no-untyped-def]
    tl.static_assert(WHOLE)
    rows, columns = tl.arange(0, BLOCK)[:, None], tl.arange(0, BLOCK)[None, :]
    down, right = tl.program_id(0) * BLOCK + rows, tl.program_id(1) * BLOCK + columns
    total = tl.zeros([BLOCK, BLOCK], tl.float32)
    for k in range(0, n, BLOCK):
        total = tl.dot(tl.load(a + down * n + k + columns), tl.load(b + (k + rows) * n + right), total)
    tl.store(c + down * n + right, total)
    tl.atomic_add(calls, 1)


@pytest.mark.slow
def test_autotuning_takes_the_first_configuration_that_fits_and_runs_it_once() -> None:
    a, b = (torch.randint(-4, 5, (64, 64)).half().cuda() for _ in range(2))
    c, calls = torch.empty(64, 64, device="cuda"), torch.zeros(1, dtype=torch.int32, device="cuda")
    product[lambda meta: (64 // meta["BLOCK"], 64 // meta["BLOCK"])](a, b, c, calls, 64)
    assert product.best_config.kwargs["BLOCK"] == 32
    assert int(calls) == 4
    assert torch.equal(c.cpu(), a.cpu().float() @ b.cpu().float())


@triton.jit
def tile_product(a, b, c, N: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.arange(0, N)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(c + at, tl.dot(tl.load(a + at), tl.load(b + at)))


@pytest.mark.parametrize(
    ("arch", "ctas", "instruction"),
    representatives(
        [("sm_90a", 1, "wgmma"), ("sm_100a", 1, "tcgen05.mma"), ("sm_80", 1, "mma.sync"), ("sm_90a", 2, "cluster")],
        key=lambda arch, ctas, instruction: instruction in ("mma.sync", "cluster") or arch,
    ),
)
def test_products_of_every_generation(arch: str, ctas: int, instruction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_ARCH", arch)
    tile_product.device_caches.clear()  # Triton takes a process to have one device
    a, b = (torch.randint(-4, 5, (128, 128)).half().cuda() for _ in range(2))
    c = torch.empty(128, 128, device="cuda")
    kernel = tile_product[(1,)](a, b, c, N=128, num_warps=4, num_ctas=ctas)
    assert instruction in kernel.asm["ptx"]
    assert torch.equal(c.cpu(), a.cpu().float() @ b.cpu().float())


@triton.jit
def half_products(a, b, c, none, N: tl.constexpr, STEPS: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.arange(0, N)[:, None] * N + tl.arange(0, N)[None, :]
    sums = tl.zeros([N, N], tl.float32)
    for step in range(STEPS):
        sums += tl.dot(tl.load(a + at) + step, tl.load(b + at), out_dtype=tl.float16)
    tl.store(c + at, sums)


def test_moves_of_results_in_front_of_their_wait_are_told_where_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM unpacks f16 results of wgmma before the wait; ptxas takes that for a name of the register. SageAttention's
    kernels have it, and an empty tensor on the CPU, whose address is 0."""
    a, b = (torch.randint(-2, 3, (64, 64)).half().cuda() for _ in range(2))
    c, none = torch.empty(64, 64, device="cuda"), torch.empty(0)
    statistics.notes.clear()
    kernel = half_products[(1,)](a, b, c, none, N=64, STEPS=3, num_warps=4)
    ptx = kernel.asm["ptx"]
    between = ptx[ptx.index("wgmma.commit_group") : ptx.index("wgmma.wait_group")]
    assert "mov.b32" in between, "Triton's PTX is another one"
    x, y = a.cpu().float(), b.cpu().float()
    assert torch.equal(c.cpu(), sum((x + step) @ y for step in range(3)))
    assert not [note for note in statistics.notes if note["kind"] == "unwaited"]  # the author can do nothing about it
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    with pytest.raises(EmulatorFinding, match="stands in front of this wait"):
        half_products[(1,)](a, b, c, none, N=64, STEPS=3, num_warps=4)


@triton.jit
def transposed(given, out, rows, columns, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    made = tl.make_tensor_descriptor(out, [columns, rows], [rows, 1], [BLOCK, BLOCK])
    y, x = tl.program_id(0) * BLOCK, tl.program_id(1) * BLOCK
    made.store([x, y], given.load([y, x]).T)


def test_descriptors_of_the_host_and_of_the_device() -> None:
    x = torch.arange(48 * 80, dtype=torch.float32, device="cuda").reshape(48, 80)
    out = torch.empty(80, 48, device="cuda")
    triton.set_allocator(lambda size, align, stream: torch.empty(size, dtype=torch.int8, device="cuda"))
    transposed[(2, 3)](TensorDescriptor.from_tensor(x, [32, 32]), out, 48, 80, BLOCK=32)
    assert torch.equal(out.cpu(), x.cpu().T)


@triton.jit
def sums(table, lengths, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    group = tl.program_id(0)
    values = tl.load(table + group).to(tl.pointer_type(tl.float32))
    i = tl.arange(0, BLOCK)
    value = tl.load(values + i, mask=i < tl.load(lengths + group), other=0.0)
    tl.atomic_add(out, tl.sum(tl.extra.libdevice.rint(value), 0))


def test_tables_of_addresses_and_atomics_and_libdevice() -> None:
    parts = [torch.full((size,), 1.4, device="cuda") for size in (5, 30)]
    table = torch.tensor([part.data_ptr() for part in parts], device="cuda")
    lengths, out = torch.tensor([5, 30], dtype=torch.int32, device="cuda"), torch.zeros(1, device="cuda")
    sums[(2,)](table, lengths, out, BLOCK=32)
    assert float(out) == 35
    lengths += 10
    with pytest.raises(EmulatorFinding, match=r"of an? \w+ tensor of shape"):
        sums[(2,)](table, lengths, out, BLOCK=32)


def test_a_compiled_kernel_takes_all_arguments() -> None:
    x, y = torch.rand(1, 8, device="cuda"), torch.zeros(1, 8, device="cuda")
    kernel = shares.warmup(x, y, 8, BLOCK=8, grid=(1,))
    kernel[(1, 1, 1)](x, y, 8, 8)
    torch.testing.assert_close(y, x / x.sum(1, keepdim=True))
    with pytest.raises(TypeError, match=r"got 3 arguments; it takes 4, of which 1 are constexpr\npass all of them"):
        kernel[(1, 1, 1)](x, y, 8)


def test_a_graph_replays_launches() -> None:
    x, y = torch.ones(1, 8, device="cuda"), torch.zeros(1, 8, device="cuda")
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        shares[(1,)](x, y, 8, BLOCK=8)
    assert not y.any()
    graph.replay()
    assert torch.equal(y.cpu(), torch.full((1, 8), 0.125))


@triton.jit
def asserting(x, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    i = tl.arange(0, BLOCK)
    tl.device_assert(tl.load(x + i) < 4, "too large")
    tl.store(x + i, i)


def test_an_assertion_of_the_kernel_is_a_finding() -> None:
    x = torch.zeros(32, dtype=torch.int32, device="cuda")
    asserting[(1,)](x, BLOCK=32, num_warps=1, debug=True)
    with pytest.raises(EmulatorFinding, match="too large") as caught:
        asserting[(1,)](x + 4, BLOCK=32, num_warps=1, debug=True)
    assert caught.value.report["kind"] == "trap"


def test_do_bench_makes_one_call() -> None:
    calls: list[int] = []
    assert triton.testing.do_bench(lambda: calls.append(1)) >= 0
    assert len(calls) == 1


def test_where_triton_is_missing_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "triton"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if not (Path(path) / "triton").is_dir()])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    install_hook()
    with pytest.raises(ModuleNotFoundError) as caught:
        __import__("triton")
    assert "pip install 'warpyard[triton]' brings it" in describe_error(caught.value).message


def test_a_triton_that_is_too_old_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "triton").mkdir()
    (tmp_path / "triton" / "__init__.py").write_text("__version__ = '3.2.0'\n")
    for name in [name for name in sys.modules if name.partition(".")[0] == "triton"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    install_hook()
    oldest = ".".join(map(str, OLDEST))
    with pytest.raises(ImportError, match=rf"Triton 3\.2\.0 is installed; .* from {oldest} on: pip install"):
        __import__("triton")
    assert f'"triton>={oldest},' in (ROOT / "pyproject.toml").read_text()


def check(submission: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = cli.main(["check", "attn_dist", "-s", str(submission), "-k", "9", "--device", "emulator"])
    return code, capsys.readouterr().out


@pytest.mark.slow
def test_the_example_passes(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = check(EXAMPLE, capsys)
    assert code == 0, out
    assert "1 of 1 passed (emulated)" in out


@triton.jit
def _joined(mean_a, m2_a, n_a, mean_b, m2_b, n_b):  # type: ignore[no-untyped-def]
    n = n_a + n_b
    share = tl.where(n == 0, 0.0, n_b / n)
    far = mean_b - mean_a
    return mean_a + far * share, m2_a + m2_b + far * far * n_a * share, n


@triton.jit
def variance(x, out, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.arange(0, BLOCK)
    values = tl.load(x + at, mask=at < n, other=0.0)
    _, m2, count = tl.reduce((values, tl.zeros_like(values), (at < n).to(tl.float32)), 0, _joined)
    tl.store(out, m2 / count)


def test_a_reduction_whose_sides_are_not_alike_is_no_defect() -> None:
    """Lanes that Triton takes to hold the same differ by a rounding, and store to one place of shared memory."""
    x, out = torch.randn(100, device="cuda"), torch.zeros(1, device="cuda")
    variance[(1,)](x, out, 100, BLOCK=128)
    torch.testing.assert_close(out[0], x.var(correction=0))


@triton.jit
def squares(x, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    row = tl.program_id(0)
    values = tl.load(x + row * BLOCK + tl.arange(0, BLOCK))
    tl.store(out + row, tl.sum(values * values, 0))


def test_warps_and_lanes_that_hold_the_same_sum_may_differ_by_a_rounding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 64 values two warps hold copies. The first sum is one FMA, which rounds in other ways in the two halves of a
    warp: the stores of the copies race, and so do the lanes of each. Triton's author is told where that was asked."""
    torch.manual_seed(1)
    x, out = torch.randn(40, 64, device="cuda"), torch.zeros(40, device="cuda")
    statistics.notes.clear()
    squares[(40,)](x, out, BLOCK=64)
    torch.testing.assert_close(out, x.square().sum(1))
    assert statistics.notes == []
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    with pytest.raises(EmulatorFinding, match=r"which differ by|as Triton has lanes do|both store the same bytes"):
        squares[(40,)](x, out, BLOCK=64)


@triton.jit
def attention(q, k, v, o, N: tl.constexpr, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):  # type: ignore[no-untyped-def]
    m, d = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, D)
    queries = tl.load(q + m[:, None] * D + d[None, :])
    sums, top, weight = tl.zeros((BM, D), tl.float32), tl.full((BM,), -1e9, tl.float32), tl.zeros((BM,), tl.float32)
    for first in range(0, N, BN):
        at = (first + tl.arange(0, BN))[:, None] * D + d[None, :]
        scores = tl.dot(queries, tl.trans(tl.load(k + at))) / D
        now = tl.maximum(top, tl.max(scores, 1))
        powers, scale = tl.exp(scores - now[:, None]), tl.exp(top - now)
        weight = weight * scale + tl.sum(powers, 1)
        sums, top = sums * scale[:, None] + tl.dot(powers.to(tl.float16), tl.load(v + at)), now
    tl.store(o + m[:, None] * D + d[None, :], (sums / weight[:, None]).to(tl.float16))


def test_what_tritons_layouts_replicate_is_no_remark(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 16 columns two warps hold the same part of the result, and both put it to shared memory for the store."""
    q, k, v = (torch.randn(n, 16, device="cuda", dtype=torch.float16) for n in (32, 64, 64))
    o = torch.empty_like(q)
    statistics.notes.clear()
    attention[(2,)](q, k, v, o, N=64, D=16, BM=16, BN=32)
    right = torch.softmax(q.cpu().float() @ k.cpu().float().T / 16, 1) @ v.cpu().float()
    torch.testing.assert_close(o.cpu().float(), right, atol=2e-3, rtol=2e-3)
    assert statistics.notes == []
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    with pytest.raises(EmulatorFinding, match="both store the same bytes"):
        attention[(2,)](q, k, v, o, N=64, D=16, BM=16, BN=32)


@triton.jit
def changes_in_place(x, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at, mask=at < n) * 2 + 1, mask=at < n)


@pytest.mark.parametrize("block", [16, 32, 64, 256])
def test_rows_shorter_than_the_cta_are_changed_in_place(monkeypatch: pytest.MonkeyPatch, block: int) -> None:
    """Several warps hold the same elements, and one of them stores them: what the others read is of no use."""
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", "1")
    x = torch.arange(2 * block - 2, dtype=torch.float32, device="cuda")
    right = x.cpu() * 2 + 1
    statistics.notes.clear()
    changes_in_place[(2,)](x, 2 * block - 2, BLOCK=block, num_warps=4)
    torch.testing.assert_close(x.cpu(), right)
    assert statistics.notes == []


@triton.jit
def forgets_its_program(x, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    tl.store(out + tl.arange(0, BLOCK), tl.load(x + tl.arange(0, BLOCK)))


def test_programs_that_store_the_same_to_one_place_are_a_remark() -> None:
    """That the author can do something about: each program does the work of all."""
    x, out = torch.randn(32, device="cuda"), torch.empty(32, device="cuda")
    statistics.notes.clear()
    forgets_its_program[(2,)](x, out, BLOCK=32)
    assert ["both store the same bytes" in note["message"] for note in statistics.notes] == [True]


def test_a_compile_error_is_at_the_submissions_line_and_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, loaded = EXAMPLE.read_text(), "rows = tl.load(k"
    assert text.count(loaded) == 1
    (tmp_path / "mine.py").write_text(text.replace(loaded, "rows = tl.lode(k"))
    words = ["check", "attn_dist", "-s", str(tmp_path / "mine.py"), "-k", "8,9", "--device", "emulator"]
    code = cli.main(words)
    out = capsys.readouterr().out
    (line,) = [number for number, row in enumerate(text.splitlines(), 1) if loaded in row]
    assert code == 4, out
    assert f"mine.py:{line}:" in out
    assert out.count("has no attribute 'lode'") <= 3, "in the table's two rows, and once in full"
    assert "; case 8 too" in out
    assert "FP_FUSION" not in out


@pytest.mark.slow
def test_a_finding_in_a_submission_shows_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, guard = EXAMPLE.read_text(), ", mask=valid[None, :], other=0.0"
    assert guard in text
    (tmp_path / "mine.py").write_text(text.replace(guard, ""))
    code, out = check(tmp_path / "mine.py", capsys)
    (line,) = [number for number, row in enumerate(text.splitlines(), 1) if guard in row]
    assert code == 1
    assert "out-of-bounds: global address" in out
    assert "argument 1 (k)" in out
    assert f"at {tmp_path}/mine.py:{line}" in out.replace("\n", "")
    assert f">{line:6} |         rows = tl.load(k" in out
    assert "launched at mine.py:" in out, out
    assert "triton/runtime" not in out
    assert "the output is right with" not in out, "with one token any index times 0 is"
