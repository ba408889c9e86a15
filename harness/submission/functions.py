"""The functions of a submission's process: ``custom_kernel``, and the task's peers."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness.submission.exception_report import without_kernel
from harness.wire import asking, messages
from jit.base import variants


class Refusal(Exception):
    """The submission did something that is not allowed."""


class Functions:
    """What can be called.

    Args:
        problem: the folder with the submission and the task's public files.
        device: ``cuda``, ``cpu`` or ``emulator``.

    Attributes:
        kernel: ``custom_kernel``, once it is loaded.
    """

    def __init__(self, problem: str, device: str) -> None:
        self._problem, self._device = problem, device
        self.kernel: Callable[[Any], Any] | None = None
        self._peers: dict[str, Callable[[Any], Any]] = {}
        self._preparations: dict[str, Callable[[Any], Any]] = {}

    def load(self, request: asking.Load, _: bytes) -> messages.Done:
        """Imports ``submission`` from the problem folder, or what stands for it."""
        self._enter_problem()
        from harness.submission import inline_shim

        if self._device == "emulator":
            inline_shim.install_on_import()
        elif self._device != "cpu" and inline_shim.wanted(Path(self._problem, "submission.py")):
            inline_shim.install_for_gpu()
        variants.another = request.module != "submission"
        try:
            submission = importlib.import_module(request.module)
        finally:
            variants.another = False
        kernel = getattr(submission, "custom_kernel", None)
        if kernel is None and (entry := _entry()):
            kernel = entry(submission)
        if not callable(kernel):
            raise Refusal(without_kernel(submission))
        self.kernel = kernel
        return messages.Done()

    def load_peers(self, request: asking.LoadPeers, _: bytes) -> messages.Peers:
        """Imports ``peers`` from the problem folder, and names what there is.

        A peer is a function of the inputs, or a pair: what is made of them untimed, and a function of that.
        """
        self._enter_problem()
        self._peers, self._preparations = {}, {}
        for name, peer in importlib.import_module("peers").PEERS.items():
            if isinstance(peer, tuple):
                self._preparations[name], self._peers[name] = peer
            else:
                self._peers[name] = peer
        return messages.Peers(list(self._peers))

    def of(self, peer: str | None = None) -> Callable[[Any], Any]:
        """The function of a peer, or ``custom_kernel``. Raises Refusal where it is not loaded."""
        function = self._peers[peer] if peer else self.kernel
        if function is None:
            raise Refusal("nothing is loaded")
        return function

    def preparation(self, peer: str | None) -> Callable[[Any], Any] | None:
        """What makes of the inputs what a peer is called on, or None."""
        return self._preparations.get(peer or "")

    def _enter_problem(self) -> None:
        os.chdir(self._problem)
        if self._problem not in sys.path:
            sys.path.insert(0, self._problem)
        importlib.invalidate_caches()


def _entry() -> Callable[[Any], Any] | None:
    """``entry`` of the task's ``task.py``: what makes ``custom_kernel`` of a submission in another form."""
    try:
        return getattr(importlib.import_module("task"), "entry", None)
    except ModuleNotFoundError as error:
        if error.name != "task":  # what it imports is missing
            raise
        return None
