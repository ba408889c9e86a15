"""Inputs and outputs survive the way between the processes; false descriptions do not."""

from __future__ import annotations

import os
from typing import NamedTuple

import msgspec
import pytest
import torch

from harness.wire import description, nodes, transfer
from harness.wire.transfer import OutputError


class Pair(NamedTuple):
    left: torch.Tensor
    right: list[torch.Tensor]


def _round_trip(data: object) -> object:
    return transfer.pack(data).clone()


@pytest.mark.parametrize(
    "dtype",
    [
        torch.float64,
        torch.float32,
        torch.float16,
        torch.bfloat16,
        torch.float8_e4m3fn,
        torch.float8_e5m2,
        torch.float4_e2m1fn_x2,
        torch.uint8,
        torch.int32,
        torch.int64,
        torch.bool,
        torch.complex64,
    ],
)
def test_dtypes_and_strides_survive(dtype: torch.dtype) -> None:
    size = torch.empty(0, dtype=dtype).element_size()
    raw = torch.randint(0, 2, (2, 3, 4 * size), dtype=torch.uint8)
    tensor = raw.view(dtype).permute(1, 2, 0)
    back = _round_trip((tensor,))[0]  # type: ignore[index]
    assert (back.dtype, back.shape, back.stride()) == (dtype, tensor.shape, tensor.stride())
    assert torch.equal(transfer.storage_bytes(back.untyped_storage()), transfer.storage_bytes(tensor.untyped_storage()))
    assert back.untyped_storage().data_ptr() != tensor.untyped_storage().data_ptr()


def test_views_of_one_storage_stay_views_of_one() -> None:
    base = torch.arange(12.0)
    first, second = _round_trip((base[2:8], base.view(3, 4)))  # type: ignore[misc]
    assert torch.equal(first, base[2:8])
    second[1, 0] = 99
    assert first[2] == 99


def test_structures_and_plain_values_survive() -> None:
    data = {"pair": Pair(torch.ones(2), [torch.zeros(0)]), "scale": 0.5, "none": None, "dtype": torch.float16}
    back = _round_trip(data)
    assert isinstance(back, dict)
    assert isinstance(back["pair"], Pair)
    assert back["pair"].right[0].shape == (0,)
    assert (back["scale"], back["none"], back["dtype"]) == (0.5, None, torch.float16)


def _carry(output: object) -> object:
    tensors: list[torch.Tensor] = []
    tree = description.describe(output, tensors)
    return transfer.rebuild_output(tree, [transfer.raw_bytes(tensor).clone() for tensor in tensors])


def test_outputs_survive() -> None:
    tensor = torch.randn(2, 3, 4).permute(2, 0, 1)
    view = torch.arange(20.0).view(4, 5)[:, 1:3]
    back = _carry((tensor, [view, torch.tensor(3, dtype=torch.int32)], {"a": torch.zeros(0, 3)}, None, 1.5))
    assert isinstance(back, tuple)
    assert torch.equal(back[0], tensor)
    assert back[0].stride() == tensor.stride()
    assert torch.equal(back[1][0], view)
    assert back[1][1].item() == 3
    assert back[1][1].shape == ()
    assert back[2]["a"].shape == (0, 3)
    assert back[3:] == (None, 1.5)


def test_a_broadcast_output_arrives_as_its_values() -> None:
    back = _carry(torch.tensor([[1.0], [2.0]]).expand(2, 3))
    assert torch.equal(back, torch.tensor([[1.0] * 3, [2.0] * 3]))  # type: ignore[arg-type]


def test_subclasses_and_other_objects_are_refused() -> None:
    endless: list[object] = []
    endless.append(endless)
    for output, match in (
        (endless, "nested deeper than 16 levels"),
        (torch.nn.Parameter(torch.ones(1)), "subclass"),
        (torch.ones(2).to_sparse(), "layout"),
        (torch.empty(2, device="meta"), "meta"),
        (object(), "object"),
        (torch.nested.nested_tensor([torch.ones(2)]), "a nested tensor"),
        ({"1": torch.ones(1), 1: torch.ones(1)}, "a key of type int; use strings"),
        ({"n" * 401: 1}, "a key of 401 characters; at most 400"),
        ([1, -(1 << 63) - 1], "an int of 64 bits"),
        ("n" * ((256 << 10) + 1), "a text of 262145 characters"),
        (["\ud800"], "all valid Unicode"),
        ([torch.ones(1)] * 1025, "more than 1024 tensors"),
        ([None] * 200_000, "more than 200000 values"),
        (b"bytes", "bytes"),
    ):
        with pytest.raises(OutputError, match=match):
            description.describe(output, [])


GOOD = {"is": "tensor", "index": 0, "dtype": "float32", "shape": [2, 2], "stride": [2, 1]}


def _rebuild(described: dict[str, object], block: torch.Tensor) -> torch.Tensor:
    """What the evaluator makes of a description that arrives."""
    node = msgspec.msgpack.decode(msgspec.msgpack.encode(described), type=nodes.Node)
    found = transfer.rebuild_output(node, [block])
    assert isinstance(found, torch.Tensor)
    return found


@pytest.mark.parametrize(
    "lie",
    [
        {"shape": [4, 4]},
        {"shape": [-2, -2]},
        {"shape": "no"},
        {"dtype": "load"},
        {"dtype": "float64"},
        {"index": 7},
        {"index": -1},
        {"dtype": "float31"},
        {"stride": [3, 0]},
        {"shape": [0, 1 << 62, 1 << 62], "stride": [1, 1, 1]},
        {"shape": [1] * 100, "stride": [1] * 100},
        {"stride": [1]},
        {"stride": None},
        {"shape": [2.5, "x"]},
    ],
)
def test_false_descriptions_are_refused(lie: dict[str, object]) -> None:
    block = transfer.raw_bytes(torch.ones(2, 2))
    assert torch.equal(_rebuild(GOOD, block), torch.ones(2, 2))
    with pytest.raises((OutputError, msgspec.ValidationError)):
        _rebuild(GOOD | lie, block)


def test_wild_strides_do_not_reach_beyond_the_bytes() -> None:
    block = transfer.raw_bytes(torch.arange(4.0))
    back = _rebuild(GOOD | {"stride": [1 << 40, 1]}, block)
    assert back.tolist() == [[0.0, 1.0], [2.0, 3.0]]
    assert back.is_contiguous()


def test_shared_memory_is_seen_by_both_sides() -> None:
    block = transfer.Shared(1, 16, torch.device("cpu"))
    assert block.file is not None
    mapper = transfer.Mapper()
    mapper.give(block.descriptor, os.dup(block.file))
    other = transfer.storage_bytes(mapper.storage(block.descriptor))
    other.fill_(7)
    assert block.bytes.tolist() == [7] * 16
    assert block.take().tolist() == [7] * 16
    assert other.tolist() == [0] * 16, "what was taken is given back to the system"
    block.close()


def test_the_size_of_shared_memory_is_sealed() -> None:
    block = transfer.Shared(1, 16, torch.device("cpu"))
    assert block.file is not None
    for size in (0, 8, 32):
        with pytest.raises(PermissionError):
            os.ftruncate(block.file, size)
    block.close()


@pytest.mark.parametrize(
    ("index", "sizes"), [(0, [16, 16]), (1, [16]), (0, [15]), (0, [1 << 40])], ids=["unused", "none", "few", "many"]
)
def test_sizes_that_do_not_fit_their_tensors_are_refused(index: int, sizes: list[int]) -> None:
    node = nodes.TensorNode(index, "float32", [2, 2], [2, 1])
    with pytest.raises(OutputError):
        transfer.fits(node, sizes)
    twice = nodes.ListNode([nodes.TensorNode(0, "float32", [4], [1])] * 2, True)
    with pytest.raises(OutputError):
        transfer.fits(twice, [16])
