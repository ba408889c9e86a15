"""Calls of a kernel in several forms of its text, which `jit.base.variants` distinguishes."""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any

from harness.wire import asking, messages
from harness.wire.description import describe
from harness.wire.limits import SHORT, clip, clip_name
from harness.wire.transfer import raw_bytes
from jit.base import remote_service, variants, writes

_FEW = 4  # forms that are not worth another way


def tried(call: Callable[[], Any], request: asking.Try) -> messages.Tried:
    """What each form gives at the elements that are asked for, as far as the time is enough; ``call`` has the inputs
    anew each time."""
    until = time.monotonic() + request.seconds
    began = time.process_time()
    values: list[bytes] = []
    errors: list[str] = []
    launched = ""
    variants.kernel, variants.only = request.kernel, list(request.only)
    given: list[messages.Given] = []
    for one in request.others:
        variants.others.setdefault(one.variant, []).append(
            (one.launch, one.at, one.value, one.grid, one.block, one.smem)
        )
    try:
        if len(request.variants) > _FEW and (request.others or not request.host):
            values = _quickly(call, request, errors)
        for number in request.variants[len(values) :]:
            if values and time.monotonic() > until:
                break
            variants.launched = [] if not values else None
            variants.given = [] if request.given and not values else None
            values.append(_one(call, number, request.elements, errors))
            if variants.given:
                given = [messages.Given(clip_name(one[0]), *one[1:]) for one in variants.given[:SHORT]]
            if variants.launched:
                launched = hashlib.sha256(b"\0".join(variants.launched)).hexdigest()
    finally:
        variants.launched, variants.given = None, None
        variants.others.clear()
        variants.kernel, variants.only = "", []
    return messages.Tried(values, clip(errors[0]) if errors else "", time.process_time() - began, launched, given)


def _quickly(call: Callable[[], Any], request: asking.Try, errors: list[str]) -> list[bytes]:
    """What forms give whose launches alone are made again, without what the submission does around them. None where the
    first form does not give so what it gives otherwise: then the submission does something with what kernels leave."""
    kept: list[Any] = []
    variants.through, variants.found = request.through, False
    try:
        first = _one(call, 0, request.elements, errors, kept)
    finally:
        variants.through = False
    client: Any = remote_service.service()
    try:
        places = [_place(client, kept[number], element) for number, element in request.elements]
        values = client.again([0, *request.variants], places, request.seconds, request.others, request.races)
    except Exception:
        return []
    return values[1:] if first and values and values[0] == (b"" if variants.found else first) else []


def _place(client: Any, tensor: Any, element: int) -> tuple[int, int, int]:
    where = writes.layout(tensor)
    offset, behind = client.place(where.place(element))
    return offset, behind, where.size


def _one(
    call: Callable[[], Any], number: int, elements: Sequence[tuple[int, int]], errors: list[str],
    tensors: list[Any] | None = None,
) -> bytes:  # fmt: skip
    """The bytes of the elements; none where the form ends with an error, or gives other outputs. ``tensors`` gets the
    outputs."""
    kept: list[Any] = [] if tensors is None else tensors
    variants.chosen, variants.trying, variants.launches = number, True, 0
    try:
        describe(call(), kept)
        return _elements(kept, elements)
    except Exception as error:  # a form need not be one that runs
        errors.append(f"{type(error).__name__}: {error}\n{error.__cause__ or ''}")
        return b""
    finally:
        variants.chosen, variants.trying = 0, False
        for tensor in kept:  # which a form that writes nothing would find otherwise
            with contextlib.suppress(Exception):
                raw_bytes(tensor).fill_(0xFF)


def _elements(tensors: Sequence[Any], elements: Sequence[tuple[int, int]]) -> bytes:
    import torch

    found = []
    for number, tensor in enumerate(tensors):
        mine = [element for which, element in elements if which == number]
        if mine:
            index = torch.tensor(mine)
            flat = tensor.detach().cpu().contiguous().reshape(-1)
            octets = raw_bytes(flat).view(flat.numel(), -1)
            found.append(octets[index].numpy().tobytes())
    return b"".join(found)
