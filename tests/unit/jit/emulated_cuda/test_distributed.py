"""`torch.distributed` between processes with emulated devices, each a rank with a device of its own."""

from __future__ import annotations

import socket
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from jit.base import environment
from jit.emulated_cuda.torch.rank_sockets import COLLECTIVE, LostRank, Sockets, pairs
from tests import programs

BEGIN = """
import os, sys
from datetime import timedelta
from jit.emulated_cuda.torch import install
install.install()
import torch
import torch.distributed as dist
rank, size = int(os.environ["RANK"]), 2
device = torch.device("cuda", rank)
dist.init_process_group("nccl", init_method="file://" + os.environ["MEETING"], rank=rank, world_size=size,
                        device_id=device, timeout=timedelta(seconds=120))

def say(*values):
    print(*[value.tolist() if isinstance(value, torch.Tensor) else value for value in values], flush=True)
"""


def ranks(folder: Path, text: str) -> list[list[str]]:
    """What each of two ranks prints that run a program."""
    path = folder / "program.py"
    path.write_text(BEGIN + text)

    def one(rank: int) -> subprocess.CompletedProcess[str]:
        variables = {"RANK": str(rank), "MEETING": str(folder / "meeting"), environment.DEVICES.name: "2"}
        return programs.run(path, cwd=folder, variables=variables)

    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(one, range(2)))
    assert all(not one.returncode for one in done), [one.stderr for one in done]
    return [one.stdout.splitlines() for one in done]


def test_collectives(tmp_path: Path) -> None:
    first, second = ranks(
        tmp_path,
        """
say(dist.get_backend(), dist.get_rank(), dist.get_world_size())
x = torch.full((3,), rank + 1.0, dtype=torch.bfloat16, device=device)
dist.all_reduce(x)
say("sum", x, x.device.index)
dist.all_reduce(x, op=dist.ReduceOp.AVG, async_op=True).wait()
say("mean", x)
y = torch.tensor([rank, 10 * rank], device=device)
dist.all_reduce(y, op=dist.ReduceOp.MAX)
say("largest", y)
mine = torch.tensor([rank, rank + 5], device=device)
parts = [torch.empty(2, dtype=torch.int64, device=device) for _ in range(size)]
dist.all_gather(parts, mine)
whole = torch.empty(4, dtype=torch.int64, device=device)
dist.all_gather_into_tensor(whole, mine)
say("gathered", *parts, whole)
part = torch.empty(2, device=device)
dist.reduce_scatter_tensor(part, torch.arange(4.0, device=device))
other = torch.empty(2, device=device)
dist.reduce_scatter(other, list(torch.arange(4.0, device=device).chunk(2)))
say("scattered", part, other)
got = torch.empty(2 if rank else 4, dtype=torch.int64, device=device)
dist.all_to_all_single(got, torch.arange(3, device=device) + 10 * rank, [1, 1] if rank else [2, 2], [2, 1])
given = [torch.full((1,), 10.0 * rank + to, device=device) for to in range(size)]
taken = [torch.empty(1, device=device) for _ in range(size)]
dist.all_to_all(taken, given)
say("exchanged", got, *taken)
b = torch.full((2,), float(rank), device=device)
dist.broadcast(b, 1)
say("broadcast", b)
""",
    )
    assert first == [
        "nccl 0 2", "sum [3.0, 3.0, 3.0] 0", "mean [3.0, 3.0, 3.0]", "largest [1, 10]",
        "gathered [0, 5] [1, 6] [0, 5, 1, 6]", "scattered [0.0, 2.0] [0.0, 2.0]",
        "exchanged [0, 1, 10, 11] [0.0] [10.0]", "broadcast [1.0, 1.0]",
    ]  # fmt: skip
    assert second == [
        "nccl 1 2", "sum [3.0, 3.0, 3.0] 1", "mean [3.0, 3.0, 3.0]", "largest [1, 10]",
        "gathered [0, 5] [1, 6] [0, 5, 1, 6]", "scattered [4.0, 6.0] [4.0, 6.0]",
        "exchanged [2, 12] [1.0] [11.0]", "broadcast [1.0, 1.0]",
    ]  # fmt: skip


def test_messages_objects_and_groups(tmp_path: Path) -> None:
    first, second = ranks(
        tmp_path,
        """
got, sent = torch.zeros(1 << 20, device=device), torch.full((1 << 20,), rank + 1.0, device=device)
both = [dist.P2POp(dist.isend, sent, 1 - rank), dist.P2POp(dist.irecv, got, 1 - rank)]  # each sends first
for work in dist.batch_isend_irecv(both):
    work.wait()
say(got.sum())
if rank:
    dist.send(torch.ones(2, device=device), 0)
else:
    dist.recv(got := torch.zeros(2, device=device), 1)
    say(got)
objects = [None] * size
dist.all_gather_object(objects, {"rank": rank})
say(objects)
alone = dist.new_group([1])
if rank:
    dist.all_reduce(one := torch.ones(1, device=device), group=alone)
    say(one)
dist.barrier()
import torch.distributed._functional_collectives as functional
say(functional.all_reduce(torch.ones(1, device=device), "sum", dist.group.WORLD))
import torch.distributed._symmetric_memory as shared
from torch.multiprocessing.reductions import reduce_tensor
for refused in (
    lambda: shared.empty(4, device=device),
    lambda: torch.ops.symm_mem.one_shot_all_reduce(got, "sum", dist.group.WORLD.group_name),
    lambda: reduce_tensor(torch.ones(4, device=device)),
):
    try:
        refused()
    except NotImplementedError as error:
        say(str(error).partition(":")[0])
""",
    )
    refused = [
        *["torch's symmetric memory is not emulated"] * 2,
        "memory of a device is not shared with other processes here, as torch.multiprocessing does by cudaIpcMemHandle",
    ]
    assert first[1:] == [
        "[1.0, 1.0]",
        "[{'rank': 0}, {'rank': 1}]",
        "[2.0]",
        *refused,
    ]
    assert (float(first[0]), float(second[0])) == (2.0 * (1 << 20), 1 << 20)
    assert second[1:] == ["[{'rank': 0}, {'rank': 1}]", "[1.0]", "[2.0]", *refused]


def test_a_rank_that_ends_or_is_silent_is_named() -> None:
    """Whoever waits for it gets an error, and does not hang."""
    mesh = pairs(2)
    first, second = Sockets(0, mesh[0]), Sockets(1, mesh[1])
    second.send(0, 7, COLLECTIVE, b"bytes")
    assert first.receive([1], 7, COLLECTIVE, 30) == (1, b"bytes")
    with pytest.raises(LostRank, match=r"rank 0 got nothing from rank 1 within 0\.1 s"):
        first.receive([1], 7, COLLECTIVE, 0.1)
    mesh[1][0].shutdown(socket.SHUT_RDWR)
    with pytest.raises(LostRank, match="rank 1 has ended, and rank 0 waits for what it sends"):
        first.receive([1], 7, COLLECTIVE, 30)


def test_dynamo_takes_the_stand_ins_functions(tmp_path: Path) -> None:
    """It refuses one function under two names of torch."""
    text = "from jit.emulated_cuda.torch import install\ninstall.install()\nimport torch._dynamo\nprint('imported')\n"
    done = programs.run(text + "torch._dynamo.trace_rules.get_torch_obj_rule_map()\n", cwd=tmp_path)
    assert done.stdout == "imported\n", done.stderr
