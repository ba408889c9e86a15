"""The generated code that no kernel changes: dispatch, address checks, loads, stores, shuffles."""

from __future__ import annotations

from . import frame as f
from .lane_loop import lane_loop
from .templates import Templates

TEXT = "\n".join([
    Templates(__file__, "address.ll").fill(frame=f),
    Templates(__file__, "dispatch.ll").fill(frame=f, done=f.DONE << 32, tired=f.BUDGET_OUT << 32),
])  # fmt: skip
_IR = Templates(__file__, "access.ll")
_SHUFFLE = Templates(__file__, "shuffle.ll")
_NUMBERS = f"<{', '.join(f'i32 {i}' for i in range(f.LANES))}>"
_SOURCE = {  # of shfl's modes: the source of each lane, and how it compares to the end of the segment
    "up": (f"sub <32 x i32> {_NUMBERS}, %b31", "sge"),
    "down": (f"add <32 x i32> {_NUMBERS}, %b31", "sle"),
    "bfly": (f"xor <32 x i32> {_NUMBERS}, %b31", "sle"),
    "idx": ("or <32 x i32> %low, %in", "sle"),
}


def shuffle(mode: str) -> str:
    """`i32 @shfl_{mode}(ptr v)`."""
    source, inside = _SOURCE[mode]
    return _SHUFFLE.fill(mode=mode, source=source, inside=inside, lanes=_NUMBERS)


def each(name: str, size: int, body: str) -> str:
    """A function that executes ``body`` for each lane of a mask; `%p` is its checked host address."""
    lanes = lane_loop("%mask", "entry", "fine")
    return _IR.fill("lanes", name=name, size=size, body=body, lanes=lanes, frame=f)


def written(size: int) -> str:
    """Code that faults where shared memory of ``size`` bytes has not been written, and goes on."""
    return _IR.fill("written", bits=8 * size, size=size)


def load(element: int, count: int) -> str:
    """`@ld_{element}_{count}`: lanes of the mask load ``count`` elements of ``element`` bytes each; component c of lane
    i goes to values[c][i]. Returns true after a fault."""
    size = element * count
    body = [written(size), *(_component("load", element, c) for c in range(count)), "  br label %next"]
    return each(f"ld_{element}_{count}", size, "\n".join(body))


def store(element: int, count: int) -> str:
    """`@st_{element}_{count}`: the inverse of load(); marks shared memory as written."""
    size = element * count
    mark = _IR.fill("mark", bits=8 * size)
    body = [mark, *(_component("store", element, c) for c in range(count)), "  br label %next"]
    return each(f"st_{element}_{count}", size, "\n".join(body))


def _component(part: str, element: int, c: int) -> str:
    return _IR.fill(part, bits=8 * element, c=c, offset=c * element, frame=f)
