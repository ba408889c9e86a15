"""Execution barriers of a CTA and of a cluster, and nanosleep [PTX ISA 9.7.13.1 to 9.7.13.4, 9.7.19]."""

from __future__ import annotations

from dataclasses import dataclass

from .findings import EmulatorFinding
from .machine import Warp
from .parse import Inst


@dataclass
class Barrier:
    """A named barrier: threads that have arrived, threads expected (0: nobody has come), completed phases."""

    arrived: int = 0
    expected: int = 0
    phase: int = 0


def bar(warp: Warp, inst: Inst, lanes: int) -> None:
    """bar.sync, bar.arrive, barrier.cta.*: a warp counts as 32 threads."""
    verb = next(part for part in inst.parts[1:] if part in ("sync", "arrive", "red"))
    if verb == "red":
        _reduce(warp, inst, lanes)
        return
    if ("aligned" in inst.parts or inst.parts[0] == "bar") and warp.live & ~lanes:
        raise EmulatorFinding("partial-warp", f"{inst.op} by lanes {lanes:#010x} of the live {warp.live:#010x}: every "
                              "thread of a warp must execute it together")  # fmt: skip
    name = warp.one(inst.args[0], lanes)
    barrier = _arrive(warp, inst, lanes, name, len(inst.args) > 1 and warp.one(inst.args[1], lanes) or 0)
    if verb == "arrive":
        return
    phase = barrier[1]
    state = barrier[0]
    warp.wait(inst, lanes, lambda: state.phase > phase or _complete(warp, state),
              lambda: f"barrier {name}: {state.arrived} of {_expected(warp, state)} threads have arrived")  # fmt: skip


def _arrive(warp: Warp, inst: Inst, lanes: int, name: int, count: int) -> tuple[Barrier, int]:
    if not 0 <= name < 16:
        raise EmulatorFinding("barrier", f"barrier {name} is not one of 0 to 15")
    if count % 32:
        raise EmulatorFinding("barrier", f"{count} threads is not a multiple of 32")
    barrier = warp.cta.barriers.setdefault(name, Barrier())
    if barrier.arrived and barrier.expected != count:
        raise EmulatorFinding("barrier", f"barrier {name} is used with {count} threads while others wait for "
                              f"{barrier.expected}")  # fmt: skip
    phase = barrier.phase
    barrier.expected = count
    barrier.arrived += 32
    if count and barrier.arrived > count:
        raise EmulatorFinding("barrier", f"{barrier.arrived} threads arrived at barrier {name} for {count}")
    _complete(warp, barrier)
    return barrier, phase


def _expected(warp: Warp, barrier: Barrier) -> int:
    return barrier.expected or 32 * sum(not other.finished for other in warp.cta.warps)


def _complete(warp: Warp, barrier: Barrier) -> bool:
    if not barrier.arrived or barrier.arrived < _expected(warp, barrier):
        return False
    barrier.arrived = 0
    barrier.phase += 1
    return True


def _reduce(warp: Warp, inst: Inst, lanes: int) -> None:
    """bar.red.{popc.u32, and.pred, or.pred} d, a{, b}, p."""
    name = warp.one(inst.args[1], lanes)
    count = warp.one(inst.args[2], lanes) if len(inst.args) > 3 else 0
    source = inst.args[-1]
    negated = source.startswith("!")
    bits = int(warp.view(source.lstrip("!"))[0])
    bits = (~bits if negated else bits) & lanes
    barrier = warp.cta.barriers.setdefault(name, Barrier())
    votes = barrier.__dict__.setdefault("votes", {}).setdefault(barrier.phase, [0, 0])
    votes[0] += bits.bit_count()
    votes[1] += lanes.bit_count()
    state, phase = _arrive(warp, inst, lanes, name, count)
    operation = next(part for part in inst.parts if part in ("popc", "and", "or"))

    def ready() -> bool:
        if not (state.phase > phase or _complete(warp, state)):
            return False
        if operation == "popc":
            warp.assign(inst.args[0], lanes, votes[0])
        else:
            true = votes[0] == votes[1] if operation == "and" else votes[0] > 0
            warp.assign(inst.args[0], lanes, lanes if true else 0)
        return True

    warp.wait(inst, lanes, ready, lambda: f"barrier {name}: {state.arrived} of {_expected(warp, state)} threads")


def cluster_barrier(warp: Warp, inst: Inst, lanes: int) -> None:
    """barrier.cluster.arrive and .wait [9.7.13.4]: all live threads of the cluster."""
    cluster = warp.cta.cluster
    state = cluster.__dict__.setdefault("arrivals", {})
    if "arrive" in inst.parts:
        state[warp] = state.get(warp, 0) | lanes
        warp.__dict__["cluster_phase"] = cluster.barrier_phase
        _cluster_complete(cluster, state)
        return
    phase = warp.__dict__.get("cluster_phase")
    if phase is None:
        raise EmulatorFinding("barrier", "barrier.cluster.wait without an arrive before it")
    warp.wait(inst, lanes, lambda: cluster.barrier_phase > phase or _cluster_complete(cluster, state),
              lambda: f"the cluster barrier: {len(state)} of {sum(not w.finished for w in cluster.warps)} warps have "
              "arrived")  # fmt: skip


def _cluster_complete(cluster: object, state: dict[Warp, int]) -> bool:
    warps = cluster.warps  # type: ignore[attr-defined]
    if any(w.live & ~state.get(w, 0) for w in warps if not w.finished) or not state:
        return False
    state.clear()
    cluster.barrier_phase += 1  # type: ignore[attr-defined]
    return True


def nanosleep(warp: Warp, inst: Inst, lanes: int) -> None:
    """nanosleep: the other warps run once."""
    turns = [0]

    def ready() -> bool:
        turns[0] += 1
        return turns[0] > 1

    warp.wait(inst, lanes, ready, lambda: "nanosleep")


HANDLERS = {"bar": bar, "barrier": bar, "barrier.cta": bar, "barrier.cluster": cluster_barrier, "nanosleep": nanosleep}
