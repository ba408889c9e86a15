"""Host time of a call of each kernel entry, beside torch's own: `python -m harness.host_times.entries`.

Calls are queued one after the other, and the device is waited for between runs. This runs in a process of its own, so
that no other library's context or threads are there.
"""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from jit.measure import Table, cuda_device, launches

_CALLS, _RUNS = 100, 27  # of few enough calls that the driver's queue holds them all
_SECONDS = 180.0


def table() -> Table:
    """Microseconds."""
    title = "Host time of a call of an entry"
    if not cuda_device():
        return Table(title, "µs", {"all entries": "needs a CUDA device"})
    command = [sys.executable, "-m", "harness.host_times.entries"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, check=False)
        rows = json.loads(done.stdout.splitlines()[-1])
    except (subprocess.TimeoutExpired, ValueError, IndexError) as error:
        last = (getattr(error, "stderr", None) or "").splitlines() or [str(error)]
        return Table(title, "µs", {"all entries": f"{type(error).__name__}: {last[-1]}"[:120]})
    return Table(title, "µs", rows)


def times() -> dict[str, float]:
    """Microseconds by entry: outputs that it allocates, outputs that are given, and without a plan; and of torch."""
    import torch

    from harness.host_times.samples import CALLS, OUTPUTS

    found = launches.plain_times()
    for name, (entry, make) in CALLS.items():
        args, kwargs = make()
        result = entry(*args, **kwargs)
        results = result if isinstance(result, tuple) else (result,)
        outputs = kwargs | dict(zip(OUTPUTS.get(name, ("out",)), results, strict=True))
        if not kwargs.keys() & set(OUTPUTS.get(name, ("out",))):
            found[f"{name}: new outputs"] = _host_time(partial(entry, *args, **kwargs))
        found[f"{name}: outputs given"] = _host_time(partial(entry, *args, **outputs))
        found[f"{name}: without a plan"] = launches.host_time(partial(inspect.unwrap(entry), *args, **kwargs), 50, 5)
    x, y = torch.randn(64, 64, device="cuda"), torch.zeros(16, device="cuda")
    found["torch: a matmul of 64 x 64"] = _host_time(lambda: x @ x)
    found["torch: add_ of one tensor"] = _host_time(lambda: y.add_(1))
    found["torch: empty_strided"] = _host_time(lambda: torch.empty_strided((4, 4), (4, 1), device="cuda"))
    return found


def _host_time(call: Callable[[], Any]) -> float:
    return launches.host_time(call, _CALLS, _RUNS)


if __name__ == "__main__":
    print(json.dumps(times()))
