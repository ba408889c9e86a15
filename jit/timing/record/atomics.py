"""Figures of additions to global memory, by type and by which words all multiprocessors add to."""

from __future__ import annotations

import statistics
from typing import NamedTuple

from .bench import Bench

_THREADS = 256
_CTAS = 4  # of a multiprocessor
_OFTEN = 8  # times ``rounds`` additions of a lane, beside one time
_ROOM = 64 << 20  # bytes
SECTOR, LINE = 32, 128  # bytes


class Words(NamedTuple):
    """To which words lanes add.

    Attributes:
        size: bytes of the words, a power of two.
        lane, warp, turn: bytes from one lane's word to the next one's, one warp's, and one addition's.
        lanes: of a warp that add.
        scatter: bytes are mixed.
        how: in words.
    """

    size: int
    lane: int
    warp: int
    turn: int
    lanes: int
    scatter: bool
    how: str


WORDS = {
    "word": Words(4, 0, 0, 0, 32, False, "all lanes of all warps add to one word"),
    "word_lane": Words(4, 0, 0, 0, 1, False, "one lane of each warp adds to one word"),
    "sector": Words(SECTOR, 4, 0, 0, 32, False, "all warps add to the 8 words of one sector"),
    "line": Words(LINE, 4, 0, 0, 32, False, "all warps add to the 32 words of one line"),
    "sectors_8": Words(8 * LINE, 0, LINE, LINE, 1, False, "one lane of each warp adds to 8 words in 8 lines, in turn"),
    "sectors_256": Words(256 * LINE, 0, LINE, LINE, 1, False,
                         "one lane of each warp adds to 256 words in 256 lines, in turn"),
    "bins_256": Words(1 << 10, 4 * 97, 4 * 8191, 4 * 131071, 32, True, "lanes add to 256 words, mixed"),
    "bins_64k": Words(1 << 18, 4 * 97, 4 * 8191, 4 * 131071, 32, True, "lanes add to 65536 words, mixed"),
    "own": Words(8 << 20, 4, LINE, 0, 32, False, "each warp adds to the 32 words of a line of its own"),
    "apart": Words(8 << 20, LINE, 32 * LINE, 0, 32, False, "lanes add to lines of their own"),
}  # fmt: skip
_KINDS = ("red_u32", "red_f32", "atom_u32")


def measure(bench: Bench, rounds: int) -> None:
    """Keeps the additions a second of the whole chip. ``rounds``: additions of a lane."""
    kernels = bench.load("atomics.cu")
    room = bench.buffer(bench.size(_ROOM))
    grid = _CTAS * bench.sms if bench.on_gpu else 2
    threads = _THREADS if bench.on_gpu else 64
    for kind in _KINDS:
        for name, words in WORDS.items():
            mask = min(words.size, room.numel()) - 4

            def some(count: int, kind: str = kind, words: Words = words, mask: int = mask) -> list[float]:
                return bench.seconds(
                    lambda: kernels[kind](bench.clock, bench.sink, count, room, words.lane, words.warp, words.turn,
                                          mask, words.lanes, int(words.scatter), grid=grid, block=threads)
                )  # fmt: skip

            each = max(rounds // 64, 1)
            base = statistics.median(some(each))
            added = grid * threads // 32 * words.lanes * each * _OFTEN
            rates = [added / max(one - base, 1e-9) for one in some(each * (1 + _OFTEN))]
            bench.keep(f"{kind}_{name}", "addition/s", "l2", rates, f"{words.how}, without the launch")
