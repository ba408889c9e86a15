"""Submissions for a GPU that leave work out in some calls, and what one leaves on the GPU for another.

One of ``FORMS`` is a submission by itself, and one of ``LEFT_BEHIND`` stands within ``LEAVES``.
"""

from __future__ import annotations

from tests.gpu.harness.forgeries import LIES, SLEEP


def but_for_the_first_calls(instead: str) -> str:
    """A submission that is right for eight calls, and then gives something else."""
    return (
        LIES
        + f"""
calls = []
def custom_kernel(data):
    x, y = data
    calls.append(1)
    if len(calls) > 8:
        return {instead}
    torch.cuda._sleep({SLEEP})
    return torch.add(y, x, alpha=2)
"""
    )


FORMS = {
    "nothing while a graph is captured": LIES
    + f"""
def custom_kernel(data):
    x, y = data
    if torch.cuda.is_current_stream_capturing():
        return torch.empty_like(x)
    torch.cuda._sleep({SLEEP})
    return torch.add(y, x, alpha=2)
""",
    "another stream that nothing waits for": LIES
    + f"""
side = torch.cuda.Stream()
def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    with torch.cuda.stream(side):
        torch.cuda._sleep({SLEEP})
        torch.add(y, x, alpha=2, out=out)
    return out
""",
    "zeros but for the first calls": but_for_the_first_calls("torch.zeros_like(x)"),
    "next to nothing but for the first calls": but_for_the_first_calls("torch.add(y, x, alpha=2) * 1e-30"),
    "the output of the call before": LIES
    + f"""
last = []
def custom_kernel(data):
    x, y = data
    if len(last) > 8:
        return last[-1].clone()
    torch.cuda._sleep({SLEEP})
    last.append(torch.add(y, x, alpha=2))
    return last[-1].clone()
""",
    "half of the elements": LIES
    + f"""
calls = []
def custom_kernel(data):
    x, y = data
    calls.append(1)
    if len(calls) < 8:
        torch.cuda._sleep({SLEEP})
        return torch.add(y, x, alpha=2)
    out = torch.empty_like(x)
    half = x.numel() // 2
    torch.add(y[:half], x[:half], alpha=2, out=out[:half])
    return out
""",
    "what the allocator gives back": but_for_the_first_calls("torch.empty_like(x)"),
}

SUM = """
import torch
def custom_kernel(data):
    return torch.add(data[1], data[0], alpha=2)
"""
# What the first of two submissions leaves on the GPU, to slow the second one.
LEFT_BEHIND = {
    "a kernel": """
    with torch.cuda.stream(side):
        torch.cuda._sleep(100_000_000)
""",
    "copies within the device": """
    with torch.cuda.stream(side):
        for _ in range(200):
            there.copy_(here, non_blocking=True)
""",
    "copies to the host": """
    with torch.cuda.stream(side):
        for _ in range(20):
            host.copy_(here, non_blocking=True)
""",
}
LEAVES = """
import torch
from harness.machine import driver
driver.Driver.synchronize = lambda self: torch.cuda.current_stream().synchronize()
side = torch.cuda.Stream(priority=-1)
here, there = (torch.zeros(256 << 20, dtype=torch.uint8, device="cuda") for _ in range(2))
host = torch.empty(256 << 20, dtype=torch.uint8, pin_memory=True)
def custom_kernel(data):
    out = torch.add(data[1], data[0], alpha=2)
    out.add_(0)
"""
