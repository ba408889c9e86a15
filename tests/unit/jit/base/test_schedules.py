"""The texts that choose schedules."""

from __future__ import annotations

import pytest

from jit.base.schedules import All, Named, Schedules, parse


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("7", range(7, 8)),
        ("0-99", range(100)),
        ("all", All(1, None)),
        ("all:2", All(2, None)),
        ("all:0:5", All(0, 5)),
        ("3:usual", Named(3, ())),
        ("1:0.412+3.7", Named(1, ((0, 412), (3, 7)))),
    ],
)
def test_what_a_text_asks_for(text: str, asked: Schedules) -> None:
    assert parse(text) == asked
    if isinstance(asked, Named):
        assert str(asked) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-1",
        "7-6",
        "all:",
        "all:x",
        "all:1:0",
        "alle",
        "0:0.1",
        "1:",
        "1:0",
        "1:0.1+0.1",
        "1:0.1+",
        "1:a.b",
        "usual",
    ],
)
def test_what_no_schedule_is(text: str) -> None:
    with pytest.raises(ValueError):
        parse(text)
