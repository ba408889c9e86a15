"""Clusters that read the same lines: how many of them do at once, what the L2 gives to these, and who waits for DRAM.

How often a line is read is known from the record: what a cluster touches, times the clusters, over what the grid
touches. Which clusters share a line is not, since the recorded ones are spread over the grid. Two orders bound it: the
clusters that share a line follow each other, or they lie evenly over the grid.
"""

from __future__ import annotations

import numpy as np

from .parameters import Chip
from .streams import Launch

_MERGED = (2, 8, 16)  # multiprocessors that read the same lines, of which there is a figure
_NEAREST = (8, 32)  # multiprocessors that read a line, from which to which the answer to the first comes sooner
_WHOLE = 2  # sectors of a line: who reads fewer of them reads here and there, and not what others read at that time


class Sharing:
    """Who else reads what a cluster reads, by allocation; the last entry is of what lies in none.

    Args:
        launch: the record.
        footprint: [allocation] sectors that the grid touches.
        at_once: clusters that are on the chip at once.
        of_lines: by allocation, the sectors of a line that loads ask for, on average.

    Attributes:
        own: sectors that a cluster touches.
        sharers: clusters that touch a sector.
        near: of these, how many are on the chip at once, where they lie evenly over the grid.
        new: the part of a cluster's sectors that no earlier wave of clusters has touched, of waves but the first: the
            mean of what the two orders give.
    """

    def __init__(self, launch: Launch, footprint: np.ndarray, at_once: int, of_lines: np.ndarray):
        self.own = launch.own()
        count, here = launch.count, min(at_once, launch.count)
        self.sharers = np.clip(self.own * count / np.maximum(footprint, 1), 1, count)
        of_lines = np.resize(of_lines, len(self.own))
        self._whole = of_lines >= _WHOLE
        self._fetched = np.minimum(np.maximum(of_lines, 1) / launch.fetched(), 1)
        self.near = 1 + (self.sharers - 1) * here / count
        self._waves = max(count / here, 1)
        following = np.minimum(here / self.sharers, 1)
        evenly = 1 / np.minimum(self.sharers, self._waves)
        self.new = (following + evenly) / 2

    def late(self, requests: np.ndarray, chip: Chip, carried_on: bool) -> np.ndarray:
        """[3, allocation] the part of a cluster's reads beyond the L1 that wait for DRAM, its own or another's: each
        64 bytes once, in the first wave of clusters and in later ones; and until when they wait. Where many
        multiprocessors read a line, the first answer is that to the one which is nearest to it.

        Args:
            requests: by allocation, sectors that a cluster asks the L2 for.
            carried_on: the pace of some waves is carried on to more: all of them are as the mean is.
        """
        once = np.minimum(self.own / np.maximum(requests, 1), 1) * self._fetched
        mean = 1 / self._waves + (1 - 1 / self._waves) * self.new
        ends = [chip["dram_latency"], chip["dram_shared_latency"]]
        takes = np.interp(np.log(self.near), np.log(_NEAREST), ends)
        return np.stack([*([once * mean] * 2 if carried_on else [once, once * self.new]), takes])

    def merged(self, requests: np.ndarray, chip: Chip) -> float:
        """How many times the bandwidth of the L2 its reads get, since requests of several multiprocessors for a line
        are one where they come together."""
        known = [1.0, *(chip[f"l2_merged_{many}"] for many in _MERGED)]
        each = np.interp(np.log(self.near), np.log([1, *_MERGED]), known)
        each = np.where(self._whole, each, 1.0)
        return float(requests.sum() / max((requests / each).sum(), 1e-9)) if requests.sum() else 1.0
