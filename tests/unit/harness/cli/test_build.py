"""``warpyard export``, ``build`` and ``cache``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness.tasks import ROOT
from jit.replay import fast_call
from tests.unit.harness.command_line import AXPY, run

pytestmark = pytest.mark.usefixtures("quiet_machine")


@pytest.mark.slow
def test_export_is_self_contained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The file loads in a process that cannot see this project, with the kernel's headers in its source."""
    output = tmp_path / "submission.py"
    code, out, _ = run(capsys, "export", "masked_decode", "--arch", "sm_90a", "-o", str(output))
    assert code == 0
    assert "self-contained" in out
    for name in ("task.py", "utils.py"):
        shutil.copy((ROOT / "tasks" / "masked_decode" / name) if name == "task.py" else ROOT / "tasks" / name, tmp_path)
    program = (
        "import submission, sys; from pathlib import Path; "
        "assert not [name for name in sys.modules if name.split('.')[0] in ('harness', 'jit', 'kernels')]; "
        "assert callable(submission.custom_kernel); "
        "package = sys.modules[submission.masked_decode.__module__]; "
        "assert package.__name__.startswith('masked_decode_'); "
        f"assert not package.__file__.startswith({str(ROOT)!r}); "
        "source = Path(package.__file__).with_name('sm_90a.cu').read_text(); assert '#include' not in source; "
        "print(submission._jit.ENTRIES)"
    )
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "'masked_decode/sm_90a.cu': [({}, {'masked_decode_" in done.stdout
    assert run(capsys, "export", "masked_decode", "-o", str(output))[0] == 0, "an export may be overwritten"
    output.write_text("mine")
    assert run(capsys, "export", "masked_decode", "-o", str(output))[0] == 2
    assert run(capsys, "export", "masked_decode", "--arch", "sm_70", "-o", str(tmp_path / "x.py"))[0] == 5
    assert run(capsys, "export", AXPY, "-o", str(tmp_path / "x.py"))[0] == 0
    assert (tmp_path / "x.py").read_text() == (Path(AXPY) / "submission.py").read_text(), "it needs nothing of here"


def test_build_compiles_ahead_of_time_and_cache_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fast_call.natives()  # their code is kept where they are first asked for: not in the cache of this test
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache"))
    code, out, _ = run(capsys, "build", "sparse_mla_bwd", "--arch", "sm_100a", "-j", "2")
    builds = int(out.split()[0])
    assert (code, f"{builds} compiled" in out) == (0, True), out
    code, out, _ = run(capsys, "build", "sparse_mla_bwd", "--arch", "sm_100a")
    assert (code, "0 compiled" in out, f"{builds} were in the cache" in out) == (0, True, True), out

    assert run(capsys, "cache", "dir")[1].strip() == str(tmp_path / "cache")
    code, out, _ = run(capsys, "cache", "ls")
    assert (code, out.count("sm_100a ")) == (0, builds), out
    assert f"{builds} entries" in out
    assert run(capsys, "cache", "verify")[:2] == (0, f"{builds} of {builds} entries are whole\n")

    damaged = next((tmp_path / "cache" / "sm_100a").glob("*/kernel.cubin"))
    damaged.write_bytes(damaged.read_bytes()[:-1])
    assert "damaged" in run(capsys, "cache", "ls")[1]
    assert damaged.exists()
    code, out, _ = run(capsys, "cache", "verify")
    assert (code, f"{builds - 1} of {builds} entries are whole" in out) == (1, True), out
    assert not damaged.exists()
    assert run(capsys, "cache", "clean")[1].startswith(f"{builds - 1} entries removed")
    assert run(capsys, "cache", "ls")[1].startswith("0 entries")


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (("build", "nope"), 5, "KERNEL: no kernel package 'nope'; there are: attn_dist"),
        (("build", "--arch", "sm_80"), 5, "--arch: no source for 'sm_80'; there are sources for sm_100a, sm_90a"),
        (("build", "-j", "0"), 2, "--jobs: expected at least 1, got 0"),
        (("cache", "drop"), 2, "argument action: expected one of 'dir', 'ls', 'verify', 'clean', got 'drop'"),
    ],
)
def test_build_and_cache_name_what_is_wrong(
    argv: tuple[str, ...], code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    got, _, err = run(capsys, *argv)
    assert (got, message in err) == (code, True), err


SCALE = """
#include "pair.h"
extern "C" __global__ void scale(float* out, const float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = TIMES * x[i] PAIR;
}
"""


@pytest.mark.slow
def test_export_takes_sources_as_text_and_beside_the_submission(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Texts in the form of the README, a source and a header beside, macros, and a helper module."""
    given, made = tmp_path / "given", tmp_path / "made"
    given.mkdir()
    made.mkdir()
    (given / "pair.h").write_text("#define PAIR + 0.0f\n")
    (given / "scale.cu").write_text(SCALE)
    (given / "scaling.py").write_text(
        "from pathlib import Path\nimport jit, torch\n\n\ndef scaled(x):\n    out = torch.empty_like(x)\n"
        "    kernel = jit.load(Path(__file__).parent / 'scale.cu', defines={'TIMES': 2})['scale']\n"
        "    kernel(out, x, x.numel(), grid=-(-x.numel() // 128), block=128)\n    return out\n"
    )
    source = given / "mine.py"
    source.write_text(
        'import jit\nimport torch\nfrom scaling import scaled\n\nADD = r"""\n'
        'extern "C" __global__ void add(float* out, '
        "const float* x, const float* y, int n) {\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        '    if (i < n) out[i] = x[i] + y[i];\n}\n"""\n\n\ndef custom_kernel(data):\n    x, y = data\n'
        "    out = torch.empty_like(x)\n    n = x.numel()\n"
        '    jit.load(ADD)["add"](out, scaled(x), y, n, grid=-(-n // 128), block=128)\n    return out\n'
    )
    words = ("check", AXPY, "-k", "0", "--device", "emulator", "--submission")
    assert run(capsys, *words, str(source))[0] == 0, "before it is exported"
    output = made / "submission.py"
    assert run(capsys, "export", AXPY, "-s", str(source), "-o", str(output))[0] == 0
    code, out, _ = run(capsys, *words, str(output))
    assert code == 0, out
    assert "1 of 1 passed (emulated)" in out
