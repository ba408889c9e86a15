"""Submissions for a GPU whose millisecond of work is to be timed as less: each text stands before ``WORK``."""

from __future__ import annotations

SLEEP = 2_000_000  # cycles: 1 ms
WORK = f"""
def custom_kernel(data):
    x, y = data
    torch.cuda._sleep({SLEEP})
    return torch.add(y, x, alpha=2)
"""

REPLACE = """
import sys
from harness.wire import asking, messages
frame = sys._getframe()
while "operations" not in frame.f_locals:
    frame = frame.f_back
operations = frame.f_locals["operations"]
batches = operations[asking.Go].__self__
"""

LIES = """
import torch
from harness.machine import driver
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
"""


SIDES = "sides = [torch.cuda.Stream() for _ in range(16)]\n"


def wide(first: str = "") -> str:
    """Calls of a batch on several streams, behind what was asked before where ``first`` waits for it."""
    return f"""def wide(batch, peer):
    main, kept, trees = torch.cuda.current_stream(), [], []
{first}    for number, data in enumerate(batch):
        with torch.cuda.stream(sides[number % 16]):
            raw, tree = batches._bytes_of(data, peer)
        kept.append(raw)
        trees.append(tree)
    for side in sides:
        main.wait_stream(side)
    for raw, targets in zip(kept, batches._targets):
        targets[0].copy_(raw[0])
    return trees[:1]
"""


def own_graph(streams: int = 1, computed: str = "True") -> str:
    """A graph of the submission's own: its calls take turns on some streams, and those that are not ``computed``, a
    Python expression of their ``number``, hand over the output of the call before."""
    return f"""
import random
from harness.submission import clock
class Own:
    def __init__(self, call, slots, targets):
        self.graph, self.trees = torch.cuda.CUDAGraph(), []
        call(slots[0])
        torch.cuda.synchronize()
        sides = [torch.cuda.Stream() for _ in range({streams})]
        with torch.cuda.graph(self.graph):
            main = torch.cuda.current_stream()
            for side in sides:
                side.wait_stream(main)
            for number, (data, group) in enumerate(zip(slots, targets)):
                with torch.cuda.stream(sides[number % {streams}]):
                    if {computed}:
                        tensors, tree = call(data)
                        self.trees = [tree]
                    group[0].copy_(tensors[0])
            for side in sides:
                main.wait_stream(side)
    def replay(self):
        self.graph.replay()
clock.Graph = Own
"""


FORGERIES = {
    "events": LIES
    + """
""",
    "events and waits": LIES
    + """
driver.Driver.synchronize = lambda self: None
torch.cuda.synchronize = lambda *args: None
""",
    "replays": LIES
    + """
torch.cuda.CUDAGraph.replay = lambda self: None
""",
    "no graphs": """
import torch
from harness.machine import driver
from harness.submission import clock
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
class Empty:
    def __init__(self, call, slots, targets):
        self.trees = [call(data)[1] for data in slots]
    def replay(self):
        pass
clock.Graph = Empty
""",
    "a slow small batch": REPLACE
    + """
import time
import torch
from harness.machine import driver
seen = []
def go(request, payload):
    seen.append(request.count)
    if request.count < max(seen):
        time.sleep(0.05)
    return batches.go(request, payload)
operations[asking.Go] = go
""",
    "a stream of its own": """
import torch
from harness.machine import driver
side = torch.cuda.Stream()
torch.cuda.set_stream(side)
torch.cuda.synchronize = lambda *args: None
""",
    "an answer before the work": LIES
    + """
driver.Driver.synchronize = lambda self: None
torch.cuda.synchronize = lambda *args: None
torch.cuda.Event.synchronize = lambda self: None
""",
    "a reader in wait": REPLACE
    + LIES
    + """
side, kept = torch.cuda.Stream(), []
def go(request, payload):
    pairs = list(zip(batches._batch, batches._targets))
    if kept:  # what was queued after the last batch has read these inputs before the clock started
        for (out, _), (_, targets) in zip(kept, pairs):
            targets[0].copy_(out.view(torch.uint8))
        torch.cuda.current_stream().synchronize()
        reply = messages.Batched([kept[0][1]])
    else:
        reply = batches.go(request, payload)
    tree = reply.trees[0]
    with torch.cuda.stream(side):
        torch.cuda._sleep(60_000_000)
        kept[:] = [(torch.add(data[1], data[0], alpha=2), tree) for data, _ in pairs]
    return reply
operations[asking.Go] = go
""",
    "answers made before the events": """
import torch
from harness.machine import driver
from harness.submission import clock
prepare = clock.CudaClock.prepare
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
def early(self, sweeps):
    prepare(self, 0)
clock.CudaClock.prepare = early
""",
    "every second call of a batch": LIES + own_graph(computed="number % 2 == 0"),
    "a fifth of the calls of a batch": LIES + own_graph(computed="number == 0 or random.random() > 0.2"),
    "honest for the first pairs": REPLACE
    + LIES
    + """
turns = []
def go(request, payload):
    turns.append(request.count)
    if len(turns) < 18:
        return batches.go(request, payload)
    for data, targets in zip(batches._batch[:request.count], batches._targets):
        targets[0].copy_(data[1].view(torch.uint8))
    torch.cuda.synchronize()
    kept = batches.go(asking.Go(1, None, "plain"), payload)
    return messages.Batched(kept.trees[:1])
operations[asking.Go] = go
""",
    "a gate that is not waited for": """
import torch
from harness.machine import driver
from harness.submission import clock
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
clock.CudaClock.hold = lambda self, gate, value: None
def no_graph(self, call, slots, targets):
    raise RuntimeError("no")
clock.CudaClock.capture = no_graph
""",
    "batches kept short": REPLACE
    + """
import time
import torch
from harness.machine import driver
from harness.submission import clock
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
def no_graph(self, call, slots, targets):
    raise RuntimeError("no")
clock.CudaClock.capture = no_graph
queue, go_on = batches.queue, batches.go
def short(request, payload):
    if request.count > 2:
        torch.cuda.synchronize()
        time.sleep(0.7)
    return queue(request, payload)
seen = []
def go(request, payload):
    seen.append(request.count)
    if request.count < max(seen):
        time.sleep(0.05)
    return go_on(request, payload)
operations[asking.Queue], operations[asking.Go] = short, go
""",
    "a queue that wakes by the inputs": REPLACE
    + LIES
    + """
side, made = torch.cuda.Stream(), []
def go(request, payload):
    if made:
        reply = messages.Batched([made[-1][1]])
        for (out, _), targets in zip(made, batches._targets):
            targets[0].copy_(out.view(torch.uint8))
        torch.cuda.current_stream().synchronize()
    else:
        reply = batches.go(request, payload)
    tree = reply.trees[0]
    made.clear()
    with torch.cuda.stream(side):
        for x, y in batches._batch:
            last = y.data_ptr() + 4 * (y.numel() - 1)
            driver.Driver.get().wait_for(side.cuda_stream, last, 1)
            made.append((torch.add(y, x, alpha=2), tree))
    return reply
operations[asking.Go] = go
""",
    "outputs of no bytes": REPLACE
    + """
import torch
from harness.machine import driver
from harness.wire.nodes import TensorNode
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
def go(request, payload):
    reply = batches.go(asking.Go(1, None, "plain"), payload)
    return messages.Batched([TensorNode(0, "float32", [0], [1])])
operations[asking.Go] = go
""",
    "answers by address": LIES
    + """
known, add = {}, torch.add
def remembered(y, x, alpha):
    key = x.data_ptr(), y.data_ptr()
    if key not in known:
        known[key] = add(y, x, alpha=alpha)
    return known[key].clone()
torch.add = remembered
sleep = torch.cuda._sleep
torch.cuda._sleep = lambda cycles: sleep(cycles) if len(known) < 3 else None
""",
    "a thread that goes on after the reply": """
import threading
import torch
from harness.machine import driver
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
sleep, add = torch.cuda._sleep, torch.add
torch.cuda._sleep = lambda cycles: None
def later(y, x, alpha):
    out = torch.empty_like(x)
    def work():
        with torch.cuda.stream(torch.cuda.Stream()):
            sleep(2_000_000)
            out.copy_(add(y, x, alpha=alpha))
    threading.Thread(target=work).start()
    return out
torch.add = later
""",
    "the L2 kept for the inputs": """
import ctypes
import torch
from harness.machine import driver
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
torch.zeros(1, device="cuda")
cuda = ctypes.CDLL("libcuda.so.1")
cuda.cuCtxSetLimit(6, ctypes.c_size_t(16 << 20))
""",
    "events of another stream": """
import torch
from harness.machine import driver
other = torch.cuda.Stream()
record = driver.Driver.record
driver.Driver.record = lambda self, event, stream: record(self, event, other.cuda_stream)
""",
    "the calls of a batch beside each other": LIES + own_graph(streams=16),
    "calls beside each other that are answered before they are done": REPLACE
    + LIES
    + own_graph(streams=16)
    + """
import time
from harness.submission import clock
replay = Own.replay
driver.Driver.synchronize = lambda self: None
def timely(self):
    replay(self)
    time.sleep(0.0006)  # by the time that the evaluator copies outputs, the call is done
Own.replay = timely
""",
    "queued calls beside each other": REPLACE
    + """
import torch
from harness.machine import driver
from harness.submission import clock
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
def no_graph(self, call, slots, targets):
    raise RuntimeError("no")
clock.CudaClock.capture = no_graph
"""
    + SIDES
    + wide("    for side in sides:\n        side.wait_stream(main)\n")
    + "batches._calls = wide\n",
    "plain calls beside each other": REPLACE
    + LIES
    + """
from harness.submission import clock
def no_graph(self, call, slots, targets):
    raise RuntimeError("no")
clock.CudaClock.capture = no_graph
"""
    + SIDES
    + """def queue(request, payload):
    if request.told is None:
        torch.cuda.synchronize()
    return batches.queue(request, payload)
"""
    + wide()
    + "batches._calls, operations[asking.Queue] = wide, queue\n",
    "calls of a chain that are done when they begin": REPLACE
    + LIES
    + own_graph(streams=16)
    + """
hold = clock.CudaClock.hold
def early(self, gate, value):
    hold(self, gate, value)
    if told:
        tell(self, told[-1], value)
tell, told = clock.CudaClock.tell, []
clock.CudaClock.hold, clock.CudaClock.tell = early, lambda self, word, value: None
def queue(request, payload):
    told[:] = [] if request.told is None else [batches._state.mapper.storage(request.told)]
    return batches.queue(request, payload)
operations[asking.Queue] = queue
""",
    "a chain whose gate is not waited for": REPLACE
    + LIES
    + own_graph(streams=16)
    + """
hold, chained = clock.CudaClock.hold, []
def queue(request, payload):
    chained[:] = [request.told is not None]
    return batches.queue(request, payload)
operations[asking.Queue] = queue
clock.CudaClock.hold = lambda self, gate, value: None if chained[-1] else hold(self, gate, value)
""",
    "kernels that spin until the inputs come": REPLACE
    + """
import jit
import torch
from harness.machine import driver
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
driver.Driver.synchronize = lambda self: torch.cuda.current_stream().synchronize()
early = jit.load(r'''
__device__ unsigned long long now() {
    unsigned long long time;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(time));
    return time;
}
extern "C" __global__ void early(const volatile float* x, const volatile float* y, float* out, int n) {
    float before = y[n - 1];
    unsigned long long begin = now();
    while (y[n - 1] == before && now() - begin < 3000000000ull) {}
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = 2 * x[i] + y[i];
}''')["early"]
sides, made, trees = [torch.cuda.Stream() for _ in range(16)], [], []
def go(request, payload):
    pairs = list(zip(batches._batch, batches._targets))
    if made:
        for out, (_, targets) in zip(made, pairs):
            targets[0].copy_(out.view(torch.uint8))
        torch.cuda.current_stream().synchronize()
        reply = messages.Batched(trees[:1])
    else:
        reply = batches.go(request, payload)
        trees[:] = reply.trees
    made.clear()
    for number, ((x, y), _) in enumerate(pairs):
        out = torch.empty_like(x)
        with torch.cuda.stream(sides[number % 16]):
            early(x, y, out, x.numel(), grid=1, block=256)
        made.append(out)
    return reply
operations[asking.Go] = go
""",
    "answers by the first elements": LIES
    + """
known, add, sleep = {}, torch.add, torch.cuda._sleep
torch.cuda._sleep = lambda cycles: None
def remembered(y, x, alpha):
    key = (x[0].item(), y[0].item())
    if key not in known:
        sleep(2_000_000)
        known[key] = add(y, x, alpha=alpha)
    return known[key].clone()
torch.add = remembered
""",
    "both events at the beginning": REPLACE
    + """
import torch
from harness.machine import driver
record, timer = driver.Driver.record, batches._state.clock
def early(self, event, stream):
    if event == timer._start:
        record(self, timer._start, stream)
        record(self, timer._end, stream)
driver.Driver.record = early
""",
    "a replay that nobody waits for": LIES
    + """
driver.Driver.synchronize = lambda self: None
torch.cuda.synchronize = lambda *args: None
side, replay = torch.cuda.Stream(), torch.cuda.CUDAGraph.replay
def alone(self):
    with torch.cuda.stream(side):
        replay(self)
torch.cuda.CUDAGraph.replay = alone
""",
    "memory that is taken, so that batches are short": REPLACE
    + """
import time
import torch
from harness.machine import driver
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
taken, seen, sleep = [], [], torch.cuda._sleep
def once(cycles):
    if not taken:
        taken.append(torch.empty(torch.cuda.mem_get_info()[0] - (640 << 20), dtype=torch.uint8, device="cuda"))
    sleep(cycles)
torch.cuda._sleep = once
def go(request, payload):
    seen.append(request.count)
    if request.count < max(seen):
        time.sleep(0.05)
    return batches.go(request, payload)
operations[asking.Go] = go
""",
    "a clock of the host that stands still": """
import time
import torch
from harness.submission import clock
clock._now = lambda: 1000
time.perf_counter = time.monotonic = lambda: 1.0
time.perf_counter_ns = time.monotonic_ns = lambda: 1
from harness.machine import driver
driver.Driver.elapsed_ns = lambda self, start, end: 1300.0
""",
}
