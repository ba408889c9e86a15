"""The emulator's side of devices.cpp: which device may access the memory of which other one."""

from __future__ import annotations

SET, GIVEN, _TENSOR_AT = range(1, 4)  # Question of devices.cpp
_ENABLE = 1  # PeerAccess of stand_in.h; the other one disables
_ENABLED_ALREADY, _NOT_ENABLED = 704, 705  # cudaErrorPeerAccessAlreadyEnabled, cudaErrorPeerAccessNotEnabled


class Devices:
    """The devices of one program.

    Args:
        peers: the pairs of a device and another one whose memory it may access.
    """

    def __init__(self, peers: set[tuple[int, int]] | None = None) -> None:
        self.peers = set[tuple[int, int]]() if peers is None else peers

    def ask(self, question: int, value: int) -> int:
        """What only a process with Python's tensors knows; nothing here."""
        return -1

    def change(self, change: int, device: int, other: int) -> int:
        """Gives a device access to the memory of another one, or takes it away. Returns a code of cudaError_t."""
        pair = device, other
        if change == _ENABLE:
            if pair in self.peers:
                return _ENABLED_ALREADY
            self.peers.add(pair)
            return 0
        if pair not in self.peers:
            return _NOT_ENABLED
        self.peers.remove(pair)
        return 0

    def unreachable(self, device: int, of: int) -> str:
        """The name of the device ``of``, where ``device`` may not access its memory; else nothing."""
        return "" if device == of or (device, of) in self.peers else f"cuda:{of}"
