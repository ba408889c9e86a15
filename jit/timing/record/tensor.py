"""Figures of wgmma: multiply-adds a clock of one multiprocessor by shape, type and where A lies."""

from __future__ import annotations

from .bench import Bench

_WARPGROUPS = 2
# Products of a group, by whether A is in registers: of those in registers each that is on its way has its own four.
_GROUP = {False: 8, True: 2}
# By kind: the types' text, k, and what follows scale-d, with A in shared memory and in registers.
_KINDS = {
    "f16": ("f32.f16.f16", 16, ", 1, 1, 0, 0", ", 1, 1, 0"),
    "f8": ("f32.e4m3.e4m3", 32, ", 1, 1", ", 1, 1"),
    "tf32": ("f32.tf32.tf32", 8, ", 1, 1", ", 1, 1"),
    "i8": ("s32.s8.s8", 32, "", ""),
}
_SHAPES = (8, 64, 128, 256)  # n, of f16; the others have the largest one


def defines(kind: str, n: int, in_registers: bool) -> dict[str, str]:
    """The macros of tensor.cu for ``m64n<n>``."""
    types, k, shared, registers = _KINDS[kind]
    count = n // 2
    letter, c = ("r", "int") if kind == "i8" else ("f", "float")
    sums = ", ".join(f"%{i}" for i in range(count))
    a = ", ".join(f"%{count + i}" for i in range(4))
    first, b = (f"{{{a}}}", count + 4) if in_registers else (f"%{count}", count + 1)
    text = (
        "{.reg .pred p; setp.eq.u32 p, 0, 0; "
        f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.{types} {{{sums}}}, {first}, %{b}, p"
        f"{registers if in_registers else shared};}}"
    )
    in_a = ", ".join(f'"r"(a[{i}])' for i in range(4)) if in_registers else '"l"(desc_a)'
    return {
        "TEXT": f'"{text}"', "GROUP": str(_GROUP[in_registers]), "TYPE": c,
        "LETTER": f'"{letter}"', "COUNT": str(count),
        "OUTS": ", ".join(f'"+{letter}"(d[{i}])' for i in range(count)),
        "A_AND_B": f'{in_a}, "l"(desc_b)',
    }  # fmt: skip


def measure(bench: Bench, rounds: int) -> None:
    """Keeps the figures. ``rounds``: products."""

    def rate(kind: str, n: int, in_registers: bool) -> list[float]:
        """Clocks of one product."""
        kernels = bench.load("tensor.cu", **defines(kind, n, in_registers))
        turns = max(rounds // _GROUP[in_registers], 1)
        clocks = bench.clocks(kernels["wgmma_rate"], 128 * _WARPGROUPS, turns)
        return [one / (turns * _GROUP[in_registers] * _WARPGROUPS) for one in clocks]

    for n in _SHAPES:
        for in_registers in (False, True):
            where = "registers" if in_registers else "shared"
            each = rate("f16", n, in_registers)
            name = f"wgmma_n{n}_{where}"
            bench.keep(name, "clock", "tensor", each, f"m64n{n}k16, f16, A in {where}, two warpgroups")
    least = [bench.figures["wgmma_n8_registers"][name] for name in ("value", "low", "high")]
    bench.keep("wgmma_least", "clock", "tensor", least, "m64n8k16, f16, A in registers")
    for kind, (_, k, _, _) in _KINDS.items():
        each = rate(kind, 256, False)
        bench.keep(f"{kind}_tensor", "operation/clock", "tensor", [64 * 256 * k / one for one in each],
                   f"m64n256k{k}, A in shared, two warpgroups")  # fmt: skip
    kernels = bench.load("tensor.cu", **defines("f16", 64, False))
    clocks = bench.clocks(kernels["wgmma_chain"], 128, rounds)
    bench.keep("wgmma_latency", "clock", "tensor", [max(one / rounds - 32, 0.0) for one in clocks],
               "m64n64k16, f16, A in shared, each waited for, less its 32 clocks")  # fmt: skip
