"""What a submission's output is made of, described: tensors by their position among the bytes that follow."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, Struct

from harness.wire.limits import DEEPEST, MOST, SHORT, Name, Size, Step, Text

Dtype = Literal[
    "bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64",
    "float4_e2m1fn_x2", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu",
    "float16", "bfloat16", "float32", "float64", "complex32", "complex64", "complex128",
]  # fmt: skip


class TensorNode(Struct, tag="tensor", tag_field="is"):
    """A tensor: the bytes at ``index`` read so; ``on_host`` where it is on the CPU beside an emulated device."""

    index: Size
    dtype: Dtype
    shape: Annotated[list[Size], Meta(max_length=SHORT)]
    stride: Annotated[list[Step], Meta(max_length=SHORT)]
    on_host: bool = False


class ValueNode(Struct, tag="value", tag_field="is"):
    """A plain value."""

    value: bool | int | float | Text | None


class ListNode(Struct, tag="list", tag_field="is"):
    """A list or a tuple."""

    items: list[Node]
    is_tuple: bool


class DictNode(Struct, tag="dict", tag_field="is"):
    """A mapping of names."""

    items: dict[Name, Node]


Node = Union[TensorNode, ValueNode, ListNode, DictNode]  # noqa: UP007  (the classes above name it before it is there)


def within(tree: Node) -> None:
    """Raises ValueError for an output of too many items, or nested too deep."""
    left, queue = MOST, [(tree, 0)]
    while queue:
        node, depth = queue.pop()
        left -= 1
        if left < 0:
            raise ValueError(f"an output of more than {MOST} items")
        if depth > DEEPEST:
            raise ValueError(f"an output nested deeper than {DEEPEST} levels")
        if isinstance(node, ListNode):
            queue += [(item, depth + 1) for item in node.items]
        elif isinstance(node, DictNode):
            queue += [(item, depth + 1) for item in node.items.values()]
