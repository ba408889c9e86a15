"""Figures of the pipes of arithmetic: latencies of chains, and results a clock of one multiprocessor."""

from __future__ import annotations

from .bench import Bench

_THREADS = 512
# By the kernel, the figure's name.
_CHAINS = {"fma": "fma_latency", "integer": "integer_latency", "product": "product_latency", "f64": "f64_latency",
           "special": "special_latency", "shuffle": "shuffle_latency", "mma": "mma_sync_latency"}  # fmt: skip
_RATES = ("fma", "integer", "product", "f64", "special", "convert", "shuffle")


def measure(bench: Bench, rounds: int) -> None:
    """Keeps the figures. ``rounds``: instructions of a chain."""
    kernels = bench.load("arithmetic.cu")
    for kernel, name in _CHAINS.items():
        clocks = bench.clocks(kernels[f"{kernel}_chain"], 32, rounds)
        bench.keep(name, "clock", "latency", [one / rounds for one in clocks])
    for name in (f"{kernel}_rate" for kernel in _RATES):
        clocks = bench.clocks(kernels[name], _THREADS, rounds)
        bench.keep(name, "operation/clock", "pipes", [8 * rounds * _THREADS / one for one in clocks])
    clocks = bench.clocks(kernels["mma_rate"], _THREADS, rounds)
    products = 4 * rounds * _THREADS // 32 * 16 * 8 * 16
    bench.keep("mma_sync_rate", "operation/clock", "tensor", [products / one for one in clocks])
