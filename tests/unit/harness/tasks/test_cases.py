"""Case lines, seeds, the result stream, and the choice of cases."""

from __future__ import annotations

import os

import pytest

from harness.competition.popcorn import PopcornWriter
from harness.errors import SpecError
from harness.tasks import cases
from harness.tasks.cases import Case


def test_a_case_line_parses() -> None:
    assert cases.parse_spec("m: 128; k: 256; l: 1; seed: 1111") == {"m": 128, "k": 256, "l": 1, "seed": 1111}


def test_the_size_of_a_case_is_the_product_of_its_numbers() -> None:
    lines = ["m: 64; k: 64; seed: 1111", "m: 2; k: -256; causal: true; word: full_range", "m: 0; k: 3", "seed: 5"]
    assert [Case(cases.parse_spec(line), line).size for line in lines] == [4096, 512, 3, 1]


def test_words_floats_booleans_and_lists_parse() -> None:
    args = cases.parse_spec(" inputs : full_range ;scale: 0.5; causal: true; n: -3; sizes: [1, 22,3]; pair: (4, 5)")
    assert args == {
        "inputs": "full_range",
        "scale": 0.5,
        "causal": True,
        "n": -3,
        "sizes": (1, 22, 3),
        "pair": (4, 5),
    }


@pytest.mark.parametrize(
    "line", ["m 128", "m: ", ": 3", "m: 1; k", "m: a b", "m: [1, x]", "1m: 2", "m: __import__('os')"]
)
def test_bad_lines_are_refused(line: str) -> None:
    with pytest.raises(SpecError):
        cases.parse_spec(line)


_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@pytest.mark.slow
def test_formatting_is_the_inverse_of_parsing() -> None:
    from tests.properties import given, st

    words = st.text(
        f"{_LETTERS}_", min_size=1, max_size=8
    )  # of a regular expression it takes seconds, for all of Unicode
    values = st.one_of(
        st.integers(-(10**12), 10**12),
        st.builds(str.__add__, st.sampled_from(_LETTERS), words).filter(lambda word: word not in ("true", "false")),
        st.lists(st.integers(-99, 99), max_size=4).map(tuple),
    )

    @given(st.dictionaries(words, values, min_size=1, max_size=5))
    def inverse(args: dict[str, object]) -> None:
        assert cases.parse_spec(cases.format_spec(args)) == args

    inverse()


def test_seeds_combine_as_the_competition_does() -> None:
    assert cases.combine(1111, 42) == 1111 + (1111 + 42) * (1111 + 42 + 1) // 2
    assert cases.combine(0, 0) == 0


def test_different_secrets_give_different_seeds() -> None:
    from tests.properties import given, st

    numbers = st.integers(0, 2**31)

    @given(numbers, numbers, numbers)
    def differ(public: int, one: int, other: int) -> None:
        assert (cases.combine(public, one) == cases.combine(public, other)) == (one == other)

    differ()


def test_reading_cases_combines_the_secret(tmp_path) -> None:
    path = tmp_path / "cases.txt"
    path.write_text("n: 4; seed: 7\n\nn: 8\n")
    first, second = cases.read_cases(path, "benchmark", seed=5)
    assert first.args["seed"] == cases.combine(7, 5)
    assert first.spec == "n: 4; seed: 7"
    assert second.args == {"n": 8}
    assert (first.kind, first.index, second.index) == ("benchmark", 0, 1)


def test_a_missing_case_file_is_a_spec_error(tmp_path) -> None:
    with pytest.raises(SpecError, match="cannot be read"):
        cases.read_cases(tmp_path / "none.txt")


def test_the_writer_keeps_one_line_a_key() -> None:
    reader, descriptor = os.pipe()
    os.set_inheritable(descriptor, True)
    with PopcornWriter(descriptor) as writer:
        assert not os.get_inheritable(descriptor)
        writer.log("test.0.error", "first\nsecond: pass")
        writer.log("check", "fail")
    with os.fdopen(reader) as pipe:
        assert pipe.read().splitlines() == ["test.0.error: first\\nsecond: pass", "check: fail"]


CASES = [
    Case({"m": 128, "k": 256, "seed": 1}, "m: 128; k: 256; seed: 1", "test", 0),
    Case({"m": 12, "k": 256, "seed": 1}, "m: 12; k: 256; seed: 1", "test", 1),
    Case({"m": 128, "k": 512, "sizes": (1, 2), "seed": 1}, "m: 128; k: 512; sizes: [1,2]; seed: 1", "test", 2),
]


@pytest.mark.parametrize(
    ("pattern", "indices"),
    [
        (None, [0, 1, 2]),
        ("1", [1]),
        ("0,2", [0, 2]),
        ("1-7", [1, 2]),
        ("0,2-2", [0, 2]),
        ("3-9", []),
        ("m=12", [1]),
        ("m=128 k=256", [0]),
        ("k: 256; m: 128", [0]),
        ("k=256,m=12", [1]),
        ("sizes", [2]),
        ("sizes=[1,2]", [2]),
        ("m: 12; k: 256; seed: 1", [1]),
        ("n=3", []),
        ("9" * 5000, []),  # Python makes no number of so many digits
        ("0-" + "9" * 5000, []),
    ],
)
def test_selection(pattern: str | None, indices: list[int]) -> None:
    assert [case.index for case in cases.select(CASES, pattern)] == indices


def test_every_case_is_selected_by_its_own_name_alone() -> None:
    for case in CASES:
        assert cases.select(CASES, case.name) == [case]
