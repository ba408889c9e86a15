"""Several emulated devices in one process: whose memory is where, and who may access it."""

from __future__ import annotations

import importlib.util
import io
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

import jit
from jit.base import emulated_device, environment
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import toolkit
from jit.emulated_cuda.torch.install import installed
from tests import programs
from tests.paths import DATA
from tests.unit.jit.emulated_cuda.stand_in import lacking

SOURCE = DATA / "cuda_programs" / "peers.cu"


@pytest.fixture(autouse=True)
def _two_devices(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(environment.DEVICES.name, "2")
    yield
    emulated_device.peers.clear()
    emulated_device.set_current(0)


@pytest.fixture
def on_host() -> Iterator[None]:
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")
    with installed():
        yield


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> program.Built:
    try:
        toolkit.find()
    except jit.NoCompilerError as missing:
        pytest.skip(str(missing))
    return program.build(SOURCE, "sm_90a", ["-lcuda"], tmp_path_factory.mktemp("program"))


def run(built: program.Built, *arguments: str) -> program.Ran:
    return program.run(built, arguments, lambda server, error: None, lambda line: None)


def test_a_kernel_reaches_the_memory_of_a_peer(built: program.Built, capfd: pytest.CaptureFixture[str]) -> None:
    ran = run(built, "access")
    assert capfd.readouterr().out.splitlines() == [
        "2 devices, cudaErrorInvalidDevice",
        "a on 0, b on 1, access 1",
        "cudaErrorPeerAccessAlreadyEnabled",
        "62, 6 launches, 5 on the other device",
        "devices 1 and 1",
        "cudaErrorInvalidResourceHandle cudaErrorInvalidResourceHandle 1",
        "cudaErrorIllegalAddress",
    ]
    (finding,) = ran.findings
    assert "on cuda:0, whose memory the kernel's device may not access" in str(finding)


def test_a_kernel_does_not_reach_another_devices_memory(
    built: program.Built, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = run(built)
    (finding,) = ran.findings
    assert "argument 0 (a), cudaMalloc number 1 on cuda:0" in str(finding)
    assert capfd.readouterr().out.endswith("cudaGetLastError(): cudaErrorIllegalAddress\n")


def test_one_device_is_all_where_none_is_asked_for(
    built: program.Built, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(environment.DEVICES.name)
    run(built)
    assert capfd.readouterr().out == (
        "1 devices, cudaErrorInvalidDevice\ncudaSetDevice(1): cudaErrorInvalidDevice\n"
    )  # fmt: skip


@pytest.mark.usefixtures("on_host")
def test_tensors_are_on_one_of_the_devices() -> None:
    assert torch.cuda.device_count() == 2
    x = torch.arange(4.0, device="cuda:1")
    assert (x.device, x.get_device(), repr(x)[-16:]) == (torch.device("cuda", 1), 1, "device='cuda:1')")
    made = [x + 1, x[0], x.reshape(2, 2), torch.empty_like(x), x.new_zeros(2), torch.zeros(2, device=1), x.half()]
    assert {one.get_device() for one in made} == {1}
    y = x.to("cuda:0")
    assert y.device.index == 0
    assert y.data_ptr() != x.data_ptr()
    y.zero_()
    assert y.copy_(x).tolist() == [0, 1, 2, 3]
    with pytest.raises(RuntimeError, match="found at least two devices, cuda:1 and cuda:0"):
        x + y
    with pytest.raises(RuntimeError, match="invalid device ordinal: cuda:2; there are 2 emulated devices"):
        torch.zeros(1, device="cuda:2")
    assert torch.cuda.memory_allocated(1) > 0


@pytest.mark.usefixtures("on_host")
def test_each_thread_has_a_current_device() -> None:
    seen: list[int] = []
    with torch.cuda.device(1):
        assert torch.zeros(1, device="cuda").device.index == 1
        assert torch.zeros(1).cuda().device.index == 1
        assert torch.cuda.current_stream().device.index == 1
        thread = threading.Thread(target=lambda: seen.append(torch.cuda.current_device()))
        thread.start()
        thread.join()
    assert seen == [0]
    assert torch.cuda.current_device() == 0
    with torch.cuda.stream(torch.cuda.Stream("cuda:1")):
        assert torch.cuda.current_device() == 1
    assert torch.cuda.current_device() == 0
    torch.cuda.set_device("cuda:1")
    with torch.cuda.device_of(torch.zeros(1, device="cuda:0")):
        assert torch.cuda.current_device() == 0
    assert torch.cuda.current_device() == 1
    event = torch.cuda.Event()
    event.record()
    with pytest.raises(RuntimeError, match="Event device 1 does not match recording stream's device 0"):
        event.record(torch.cuda.default_stream(0))


@pytest.mark.usefixtures("on_host")
def test_modules_gradients_and_files_keep_the_device() -> None:
    module = torch.nn.Linear(4, 2).to("cuda:1")
    result = module(torch.ones(3, 4, device="cuda:1"))
    result.sum().backward()
    assert module.weight.grad is not None
    assert {one.get_device() for one in (result, module.weight, module.weight.grad)} == {1}
    file = io.BytesIO()
    torch.save(result.detach(), file)
    file.seek(0)
    assert torch.load(file).device.index == 1
    assert torch.from_dlpack(result.detach()).device.index == 1
    assert torch.Generator("cuda:1").device.index == 1


def printed(folder: Path, text: str) -> list[str]:
    (folder / "program.py").write_text(text)
    kept = {"CUPY_CACHE_DIR": str(folder / "kept"), "TRITON_CACHE_DIR": str(folder / "kept")}
    done = programs.run(folder / "program.py", cwd=folder, variables=kept)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


TRITON = """
import torch, triton
import triton.language as tl
from jit.emulated_cuda.torch import install
from jit.emulated_cuda.triton import driver
from jit.emulator import EmulatorFinding
install.install()
driver.install()

@triton.jit
def twice(x, y, n: tl.constexpr):
    at = tl.arange(0, n)
    tl.store(y + at, 2 * tl.load(x + at))

x, y = torch.ones(32, device="cuda:1"), torch.zeros(32, device="cuda:1")
try:
    twice[(1,)](x, y, 32)
except EmulatorFinding as error:
    print(error.report["kind"], "(x) on cuda:1, whose memory" in str(error), flush=True)
with torch.cuda.device(1):
    twice[(1,)](x, y, 32)
print(y.sum().item())
there = torch.zeros(32, device="cuda:0")
there.copy_(y)
with torch.cuda.device(1):
    twice[(1,)](y, there, 32)  # torch has given cuda:1 access to cuda:0 for the copy
    torch.cuda.synchronize()
print(there.sum().item())
"""


@pytest.mark.skipif(importlib.util.find_spec("triton") is None, reason="Triton is not installed")
def test_triton_launches_on_the_current_device(tmp_path: Path) -> None:
    assert printed(tmp_path, TRITON) == ["out-of-bounds True", "64.0", "128.0"]


PEERS = """
import torch, jit
from jit.emulated_cuda.torch import install
from jit.emulator import EmulatorFinding
install.install()
SOURCE = '''
extern "C" __global__ void twice(float* z, const float* y) { z[threadIdx.x] = 2 * y[threadIdx.x]; }
'''
kernel = jit.load(SOURCE)["twice"]

def twice(device, z, y):
    with torch.cuda.device(device):
        kernel(z, y, grid=1, block=32)

x, a = torch.ones(32, device="cuda:0"), torch.zeros(32, device="cuda:0")
b, c = torch.zeros(32, device="cuda:1"), torch.zeros(32, device="cuda:1")
a.copy_(b), b.copy_(a)  # torch gives each device access to the other one
torch.cuda.synchronize()
try:
    BODY
except EmulatorFinding as error:
    print(error.report["kind"], str(error).partition(", which ")[2])
else:
    print(b.cpu()[0].item())
"""
RACE = "kernel twice on {} at .* (wrote|read); nothing orders the two streams"
FIRST, SECOND = "the default stream", "the default stream of device 1"
ORDERS = {
    "nothing": ("twice(0, a, x); twice(1, b, a)", RACE.format(FIRST)),
    "nothing, and the other one writes": ("twice(1, a, b); a.sum()", RACE.format(SECOND)),
    "nothing, of what is read": ("twice(1, b, a); twice(0, a, x)", RACE.format(SECOND)),
    "an event": (
        "twice(0, a, x); e = torch.cuda.Event(); e.record()\n"
        "    with torch.cuda.device(1): e.wait()\n    twice(1, b, a)", "4.0",
    ),
    "a stream that waits": (
        "twice(0, a, x); torch.cuda.current_stream(1).wait_stream(torch.cuda.current_stream(0)); twice(1, b, a)", "4.0",
    ),
    "the host": ("twice(0, a, x); torch.cuda.synchronize(); twice(1, b, a)", "4.0"),
    "a copy": ("twice(0, a, x); c.copy_(a); twice(1, b, c); twice(0, a, x)", "4.0"),
    "a move": ("twice(0, a, x); twice(1, b, a.to('cuda:1')); a += 1", "4.0"),
    "memory of its own": ("twice(0, a, x); twice(1, b, c); a.sum(); b.sum()", "0.0"),
}  # fmt: skip


@pytest.mark.parametrize("name", ORDERS)
def test_the_default_streams_of_two_devices_are_two(name: str, tmp_path: Path) -> None:
    body, said = ORDERS[name]
    (line,) = printed(tmp_path, PEERS.replace("BODY", body))
    assert re.search(said, line), line


CUPY = """
import torch
from jit.emulated_cuda.libraries import cupy_front
from jit.emulated_cuda.torch import install
install.install()
cupy_front.install()
import cupy
print(cupy.cuda.runtime.getDeviceCount(), cupy.cuda.runtime.deviceCanAccessPeer(0, 1))
with cupy.cuda.Device(1):
    print(torch.cuda.current_device(), torch.zeros(1, device="cuda").device)
    x = cupy.arange(4)
    print(x.device.id, (x * 2).get().tolist(), torch.as_tensor(x).device, torch.from_dlpack(x).device)
print(torch.cuda.current_device())
torch.cuda.set_device(1)
print(cupy.cuda.runtime.getDevice(), cupy.asarray(torch.ones(2, device="cuda:1")).device.id)
"""


@pytest.mark.skipif(bool(lacking()) or importlib.util.find_spec("cupy") is None, reason=lacking() or "CuPy is missing")
def test_cupy_and_torch_have_one_current_device(tmp_path: Path) -> None:
    assert printed(tmp_path, CUPY) == [
        "2 1", "1 cuda:1", "1 [0, 2, 4, 6] cuda:1 cuda:1", "0", "1 1",
    ]  # fmt: skip


EXTENSION = r"""
import torch
from jit.emulated_cuda.programs import extension
from jit.emulated_cuda.torch import install
from jit.emulator import EmulatorFinding
from jit.extension import build_plan
install.install()
SOURCE = r'''
#include <c10/cuda/CUDAGuard.h>
%s
__global__ void twice(float* y, const float* x) { y[threadIdx.x] = 2 * x[threadIdx.x]; }
torch::Tensor guarded(torch::Tensor x) {
    const at::cuda::OptionalCUDAGuard guard(device_of(x));
    auto y = torch::empty_like(x);
    twice<<<1, 32>>>(y.data_ptr<float>(), x.data_ptr<float>());
    return y;
}
void plain(torch::Tensor x) { twice<<<1, 32>>>(x.data_ptr<float>(), x.data_ptr<float>()); }
'''
plan = build_plan.inline_plan("two", "torch::Tensor guarded(torch::Tensor x); void plain(torch::Tensor x);", SOURCE,
                              functions=["guarded", "plain"])
made = extension.load(plan)
x = torch.ones(32, device="cuda:1")
y = made.guarded(x)
print(y.device, y.sum().item(), torch.cuda.current_device())
try:
    made.plain(x)
except EmulatorFinding as error:
    print("on cuda:1, whose memory" in str(error))
with torch.cuda.device(1):
    made.plain(x)
print(x.sum().item())
"""


@pytest.mark.skipif(bool(lacking()), reason=lacking() or "-")
@pytest.mark.parametrize(
    "headers", ["", pytest.param("#include <torch/torch.h>", marks=pytest.mark.slow)], ids=["small", "torch's"]
)
def test_guards_of_extensions_choose_the_device_of_their_tensors(tmp_path: Path, headers: str) -> None:
    assert printed(tmp_path, EXTENSION % headers) == ["cuda:1 64.0 0", "True", "64.0"]
