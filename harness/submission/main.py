"""Entry of the process that runs a submission: a new interpreter calls it, or a copy of the fork server."""

from __future__ import annotations

import contextlib
import os
import socket

from harness.submission.confinement import NOT_ASKED, die_with_parent, enter
from harness.submission.exception_report import describe_error
from harness.submission.request_loop import Runner, paths
from harness.wire import asking, messages
from harness.wire.channel import Channel, ChannelClosed

_LARGEST_REQUEST = 64 << 20  # bytes, without the payload


def main(descriptor: int, service: int | None = None) -> None:
    """The life of the process, with the inherited connections to the evaluator and to the service."""
    die_with_parent()
    os.set_inheritable(descriptor, False)
    channel = Channel(socket.socket(fileno=descriptor), _LARGEST_REQUEST, payloads=True)
    with contextlib.suppress(ChannelClosed):
        asked = messages.asked(channel.receive()[0])
        assert isinstance(asked.request, asking.Start)
        entered = NOT_ASKED
        try:
            if asked.request.profiled:
                entered = "open: not under a profiler"
            elif asked.request.sandbox:
                hidden, needed, writable = paths(asked.request)
                kept = {descriptor} if service is None else {descriptor, service}
                shared = list(channel.files) if asked.request.ranks else []
                entered = enter(hidden, needed, writable, asked.request.device, kept, asked.request.tried, shared)
                for file in shared:
                    with contextlib.suppress(OSError):  # what has a view of its own has left it
                        os.close(file)
            runner = Runner(channel, asked.request, service, entered)
            reply = runner.hello()
        except Exception as error:
            channel.send(messages.answer(asked.turn, describe_error(error)))
            return
        channel.send(messages.answer(asked.turn, reply))
        runner.serve()
