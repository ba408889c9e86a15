"""FakeTensors of the emulated device, as torch's tracers and the compilers of kernels upon them make."""

from __future__ import annotations

from tests import programs

TRACES = """
import warnings

warnings.simplefilter("error")
import torch
from torch._subclasses.fake_impls import fast_detach
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.fx.experimental.proxy_tensor import make_fx

from jit.emulated_cuda import fronts

fronts.install()
mode = FakeTensorMode()
given = mode.from_tensor(torch.ones(3, 4, device="cuda"))
with mode:
    made = {
        "zeros": torch.zeros(3, 4, device="cuda"),
        "a number": torch.tensor(3.0, device="cuda:0"),
        "a sum": torch.randn(3, 4, device="cuda") + given,
        "a move": torch.ones(3, 4).to("cuda"),
        "a copy": torch.ones(3, 4).cuda() * given,
        "of another": given.new_empty(2),
        "a part": given[:2],
        "elements": given[torch.zeros(2, dtype=torch.long, device="cuda")],
    }
    made["a part"][0] = 1
    back = made["zeros"].cpu()
made["without autograd"] = fast_detach(mode, given + 1)
for name, tensor in made.items():
    assert isinstance(tensor, FakeTensor) and tensor.device == torch.device("cuda:0") and tensor.is_cuda, name
assert back.device.type == "cpu" and not back.is_cuda
assert torch.empty(3, device="meta").device.type == "meta"

traced = make_fx(lambda x: torch.relu(x + torch.ones(4, device=x.device)), tracing_mode="fake")
graph = traced(torch.ones(4, device="cuda"))
devices = {node.meta["val"].device for node in graph.graph.nodes if "val" in node.meta}
assert devices == {torch.device("cuda:0")}, devices
print("right")
"""


# A second stream has each function of torch followed; vmap's tensors have no memory that could be.
MAPS = """
import torch

from jit.emulated_cuda import fronts

fronts.install()
from torch.nn.attention.flex_attention import create_block_mask

stream = torch.cuda.Stream()
with torch.cuda.stream(stream):
    x = torch.ones(4, device="cuda")
stream.synchronize()
mask = create_block_mask(lambda batch, head, q, k: q >= k, 1, 1, 256, 256, device="cuda")
assert mask.kv_num_blocks.tolist() == [[[1, 1]]] and mask.full_kv_num_blocks.tolist() == [[[0, 1]]]
dense = torch.func.vmap(lambda row: torch.zeros(4, device="cuda").index_put((row,), row.new_ones(()).float()))
assert dense(torch.tensor([[0, 1], [2, 3]], device="cuda")).sum().item() == 4
try:
    with torch.cuda.graph(torch.cuda.CUDAGraph()):
        torch.func.vmap(lambda row: row + 1)(x)
except RuntimeError as error:
    assert "cannot hold what vmap or grad transforms here" in str(error), error
else:
    raise AssertionError("a replay would do nothing of it")
on_host = torch.zeros(4)
on_host[2] = x[1]
assert on_host.tolist() == [0, 0, 1, 0]
print("right")
"""


def test_functions_that_vmap_transforms_are_not_followed() -> None:
    done = programs.run(MAPS)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr


def test_they_are_on_the_device_that_was_asked_for() -> None:
    done = programs.run(TRACES)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr
