"""Where a search begins: the CTAs that wrote wrong elements, and the lines that stored them or that a finding names."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Stored:
    """Elements of outputs that some CTAs of a kernel alone have written.

    Attributes:
        elements: each by the number of its tensor, and its own in the order of the shape.
        kernel: its PTX name.
        only: the CTAs.
    """

    elements: list[tuple[int, int]]
    kernel: str
    only: list[tuple[int, int, int]]


@dataclass(frozen=True)
class Near:
    """Lines that a finding names. Where it is of an address (``exact``), only what has to do with these gives that;
    where it is of an order (``orders``), a barrier may be what is missing, which the finding itself says (``advised``)
    or not. ``unwritten``: no kernel wrote the wrong elements.
    ``hints``: the call gives an output, and a remark names them, or wrong elements are stored there."""

    lines: frozenset[int]
    exact: bool = False
    orders: bool = False
    hints: bool = False
    advised: bool = True
    unwritten: bool = False
