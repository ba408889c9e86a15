"""The variables of a submission's process."""

from __future__ import annotations

import pytest

from harness.process import variables


@pytest.mark.parametrize(
    ("given", "seen"), [(None, "0"), ("3,1", "3"), ("GPU-5a, GPU-7c", "GPU-5a"), ("", ""), ("1", "1")]
)
def test_a_submission_sees_the_gpu_that_is_watched(
    given: str | None, seen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel on another one could read inputs before the clock starts. Ranks see all."""
    if given is None:
        monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    else:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", given)
    for strangers in (False, True):
        assert variables.of_submission("cuda", strangers)[1]["CUDA_VISIBLE_DEVICES"] == seen
        assert variables.of_submission("cuda", strangers, ranks=True)[1].get("CUDA_VISIBLE_DEVICES") == given
        assert variables.of_submission("emulator", strangers)[1]["CUDA_VISIBLE_DEVICES"] == ""
