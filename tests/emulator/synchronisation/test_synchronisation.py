"""Synchronisation defects are found, one of each operator in every run; chosen schedules find what seeds find."""

from __future__ import annotations

import pytest
import torch

from .campaign import PROGRAMS, made, outcomes, programs, tried

# A program, and an operator whose first defect in it is found.
SAMPLE = (
    ("ring_counts:right", "one arrival too many is waited for"),
    ("ring_counts:right", "the other parity"),
    ("ring_counts:right", "too few bytes are expected"),
    ("ring_counts:right", "no arrival"),
    ("ring_counts:right", "no wait for a phase"),
    ("ring_counts:right", "no barrier"),
    ("ring_culprit:right", "no barrier of the warp"),
    ("cp_async_mma:copies, fenced", "no wait for copies or products"),
    ("cp_async_mma:copies, fenced", "a wait for one group fewer"),
    ("release_chip:last_cta", "no fence"),
    ("cluster_barrier_exit:the last one exits", "no cluster barrier"),
    ("release_chip:split_k", "a weaker access"),
    ("refill:right", "an arrival too early"),
    ("protocol lost_update", "an update in two steps"),
    ("protocol queue", "two accesses swapped"),
    ("protocol sense_barrier", "a look instead of a wait"),
    ("protocol tiles", "a look instead of a wait"),
)


@pytest.fixture(autouse=True)
def _kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", "0")  # which a trial sets
    torch.set_num_threads(1)


@pytest.mark.parametrize(("name", "operator"), SAMPLE)
def test_a_defect_is_found(name: str, operator: str) -> None:
    (right,) = programs(name)
    defect = next(one for one in made(right) if one.name.startswith(f"{operator}, "))
    found = tried(right, defect, 20)
    assert found.reached
    assert found.one, defect.name


def _made(*only: str) -> list[int]:
    """How many defects each program has, none of which is the program or another one."""
    counts = []
    for right in programs(*only):
        defects = made(right)
        assert all(one.ptx != right.program.artifact.ptx for one in defects)
        assert len({one.name for one in defects}) == len(defects)
        counts.append(len(defects))
    return counts


def test_a_program_has_defects_and_none_is_the_program_itself() -> None:
    assert all(count > 5 for count in _made("ring_counts:right", "protocol queue"))


@pytest.mark.slow
def test_every_program_has_defects_and_none_is_the_program_itself() -> None:
    counts = _made()
    assert len(PROGRAMS) == len(counts) >= 12
    assert sum(counts) >= 300


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_chosen_schedules_find_what_seeds_find() -> None:
    missed = []
    for result in outcomes((":", "protocol"), 1, 300, 2, 600):
        assert result.found, result.outcome
        if result.found.seeds and not result.found.two:
            missed.append(result.outcome.name)
        assert not (result.harmless and result.found.two), result.outcome.name
    assert missed == []
