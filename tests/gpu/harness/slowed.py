"""Submissions for a GPU that make the evaluator's own work slow while it is measured: each text stands before
``forgeries.WORK``."""

from __future__ import annotations

from tests.gpu.harness.forgeries import LIES, REPLACE, SIDES, own_graph, wide

# before(request) and after(request) around what answers each request.
AROUND = """
before, after = [], []
def around(operation):
    def answer(request, payload):
        for each in before:
            each(request)
        reply = operation(request, payload)
        for each in after:
            each(request)
        return reply
    return answer
operations.update({kind: around(operation) for kind, operation in operations.items()})
"""
CHAINED = """
chains, chained = [], [False]
def of_chains(request):
    if isinstance(request, asking.Queue):
        chained[0] = request.told is not None
    if isinstance(request, asking.Go) and request.form == "queued" and chained[0]:
        chains.append(request.count)
        ended()
after.append(of_chains)
"""


def memory(size: int, lanes: int) -> str:
    """Page-locked memory of the host and memory of the device for copies on some streams."""
    return f"""
import torch
host = [torch.empty({size}, dtype=torch.uint8, pin_memory=True) for _ in range({lanes})]
there = [torch.empty({size}, dtype=torch.uint8, device="cuda") for _ in range({lanes})]
lanes = [torch.cuda.Stream() for _ in range({lanes})]
def copy_all():
    for number, lane in enumerate(lanes):
        with torch.cuda.stream(lane):
            target, source = (there, host) if number % 2 else (host, there)
            target[number].copy_(source[number], non_blocking=True)
"""


COPIES = {
    # A thread that copies from the end of a chain to the next request. On an H200 a millisecond was believed to be 0.5.
    "copies of a thread": REPLACE
    + LIES
    + own_graph(streams=2)
    + AROUND
    + memory(32 << 20, 8)
    + """
import threading
import time
copying, idle = threading.Event(), threading.Event()
idle.set()
def copies():
    while True:
        copying.wait()
        idle.clear()
        while copying.is_set():
            copy_all()
            copy_all()
            for lane in lanes:
                lane.synchronize()
        idle.set()
threading.Thread(target=copies, daemon=True).start()
def stop(request):
    copying.clear()
    time.sleep(0.0005)
    idle.wait()
before.append(stop)
ended = copying.set
"""
    + CHAINED,
    # Two seconds of copies that are queued behind the last chain.
    "copies that were queued": REPLACE
    + LIES
    + own_graph(streams=2)
    + AROUND
    + memory(256 << 20, 4)
    + """
driver.Driver.synchronize = lambda self: torch.cuda.current_stream().synchronize()
def ended():
    if len(chains) == 6:
        for _ in range(100):
            copy_all()
"""
    + CHAINED,
}

_CHILD = r"""
import mmap, os, time
flag = mmap.mmap(os.open("flag", os.O_RDWR), 1)
parent = os.getppid()
while os.getppid() == parent:
    end = time.monotonic() + 0.005
    if not flag[0]:
        time.sleep(0.001)
    while flag[0] and time.monotonic() < end:
        pass
"""
# Plain calls beside each other, and children that take the processors from the end of a check to the next request. On
# an H200 with 16 processors 310 us were believed to be 83.
PROCESSORS = (
    REPLACE
    + LIES
    + f"""
import mmap
import os
import subprocess
from harness.submission import clock
def no_graph(self, call, slots, targets):
    raise RuntimeError("no")
clock.CudaClock.capture = no_graph
{SIDES}{wide()}
queue_honest = operations[asking.Queue]
def queue(request, payload):
    if request.told is None:
        torch.cuda.synchronize()
    return queue_honest(request, payload)
batches._calls, operations[asking.Queue] = wide, queue
with open("flag", "wb") as file:
    file.write(bytes(1))
flag = mmap.mmap(os.open("flag", os.O_RDWR), 1)
children = [subprocess.Popen([sys.executable, "-I", "-S", "-c", {_CHILD!r}]) for _ in range(48)]
"""
    + AROUND
    + """
def take(request):
    flag[0] = isinstance(request, asking.Fetch)
def leave(request):
    flag[0] = 0
after.append(take)
before.append(leave)
"""
)
