"""kernels.pick, kernels.sources and the argument checks that all kernels share."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

import jit
import kernels
from kernels import checks


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name in ("sm_90a.cu", "sm_100a.cu", "sm_100a_cvt.cu", "notes.cu", "sm_90a.cuh"):
        (tmp_path / name).write_text("// empty\n")
    return tmp_path / "__init__.py"


def test_sources_are_read_from_the_file_names(package: Path):
    found = kernels.sources(package)
    assert {key: path.name for key, path in found.items()} == {
        ("sm_90a", None): "sm_90a.cu",
        ("sm_100a", None): "sm_100a.cu",
        ("sm_100a", "cvt"): "sm_100a_cvt.cu",
    }


def test_pick_by_arch_and_variant(package: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    assert kernels.pick(package, "sm_100a").name == "sm_100a.cu"
    assert kernels.pick(package, "sm_100a", "cvt").name == "sm_100a_cvt.cu"
    monkeypatch.setenv("WARPYARD_VARIANT", "cvt")
    assert kernels.pick(package, "sm_100a").name == "sm_100a_cvt.cu"
    assert kernels.pick(package, "sm_100a", entries=("cvt",)).name == "sm_100a.cu"
    assert kernels.pick(package, "sm_100a", "cvt", entries=("cvt",)).name == "sm_100a_cvt.cu"


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("{name}=cvt", "sm_100a_cvt.cu"),
        ("other=cvt", "sm_100a.cu"),
        ("other=cvt,{name}=cvt", "sm_100a_cvt.cu"),
        ("cvt,other=x", "sm_100a_cvt.cu"),
        ("", "sm_100a.cu"),
    ],
)
def test_variants_are_asked_of_one_package(
    package: Path, value: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARPYARD_VARIANT", value.format(name=package.parent.name))
    assert kernels.pick(package, "sm_100a").name == wanted


@pytest.mark.parametrize("value", ["a=", "=cvt", "cvt,x"])
def test_a_variable_that_does_not_read_as_variants(package: Path, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_VARIANT", value)
    with pytest.raises(ValueError, match="expected one variant, or package=variant pairs"):
        kernels.pick(package, "sm_100a")


def test_no_variable_makes_an_entry_take_another_entrys_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """sm_90a_phase1.cu is a further entry's source and no variant of the whole backward."""
    from kernels import sparse_mla_bwd

    for value in ("phase1", "sparse_mla_bwd=phase1"):
        monkeypatch.setenv("WARPYARD_VARIANT", value)
        assert sparse_mla_bwd._build("sm_90a", 576).source.name == "sm_90a.cu"
        assert sparse_mla_bwd._build("sm_90a", 576, "phase1").source.name == "sm_90a_phase1.cu"


@pytest.mark.parametrize(("arch", "variant"), [("sm_80", None), ("sm_90a", "cvt")])
def test_pick_names_what_there_is(package: Path, arch: str, variant: str | None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    with pytest.raises(jit.UnknownArchError, match=f"no source for {arch}.*it has: sm_100a") as caught:
        kernels.pick(package, arch, variant)
    assert "WARPYARD_ARCH" in str(caught.value)


def test_unknown_package_names_the_known_ones():
    with pytest.raises(KeyError, match="no kernel package 'softmax'"):
        kernels.package("softmax")


X = torch.zeros(4, 6)


@pytest.mark.parametrize(
    ("value", "wanted", "error", "message"),
    [
        ([1.0], {}, TypeError, r"x: expected a torch\.Tensor, got list"),
        (X, {"dtype": torch.float16}, TypeError, r"x: expected dtype torch\.float16, got torch\.float32"),
        (X, {"dtype": (torch.float16, torch.bfloat16)}, TypeError, r"torch\.float16 or torch\.bfloat16"),
        (X, {"shape": (4, 5)}, ValueError, r"x: expected shape \(4, 5\), got \(4, 6\)"),
        (X, {"shape": (None, None, 1)}, ValueError, r"x: expected shape \(\*, \*, 1\), got \(4, 6\)"),
        (X.t(), {"strides": (None, 1)}, ValueError, r"x: expected strides \(\*, 1\) in elements, got \(1, 6\)"),
        (X, {"device": torch.device("meta")}, ValueError, r"x: expected device meta, got cpu"),
        (X.flatten()[1:], {"align": 16}, ValueError, r"x: .*aligned to 16 bytes, got one 4 bytes past"),
    ],
)
def test_tensor_check_names_argument_expectation_and_finding(value, wanted, error, message):
    with pytest.raises(error, match=message):
        checks.tensor("x", value, **wanted)


def test_tensor_check_passes_what_fits():
    assert checks.tensor("x", X, dtype=torch.float32, shape=(4, None), strides=(6, 1), device=X.device, align=4) is X
    one_row = torch.zeros(1, 6).expand(1, 6)[:, ::2]
    assert checks.tensor("x", one_row, strides=(99, 2)) is one_row


def test_an_output_is_the_callers_or_a_new_one():
    wanted = {"dtype": torch.float32, "device": X.device}
    given = torch.empty(4, 6)
    assert checks.output("out", given, (4, 6), **wanted) is given
    made = checks.output("out", None, (4, 6), **wanted)
    assert (made.shape, made.dtype, made.is_contiguous()) == ((4, 6), torch.float32, True)
    for wrong, error, message in (
        (torch.empty(4, 5), ValueError, r"out: expected shape \(4, 6\), got \(4, 5\)"),
        (torch.empty(4, 6).half(), TypeError, r"out: expected dtype torch\.float32"),
        (torch.empty(6, 4).t(), ValueError, r"out: expected a contiguous tensor, got strides \(1, 4\)"),
        ([0.0], TypeError, r"out: expected a torch\.Tensor"),
    ):
        with pytest.raises(error, match=message):
            checks.output("out", wrong, (4, 6), **wanted)


def test_number_checks():
    assert checks.multiple("topk", 128, 64) == 128
    with pytest.raises(ValueError, match=r"topk: expected a multiple of 64 that is at least 64, got 0"):
        checks.multiple("topk", 0, 64, least=64)
    assert checks.choice("page_table", "block", ("block", "token")) == "block"
    with pytest.raises(ValueError, match=r"page_table: expected one of 'block', 'token', got 'page'"):
        checks.choice("page_table", "page", ("block", "token"))


@pytest.mark.parametrize(
    ("clock", "bus", "processors", "share"),
    [
        (3_201_000, 6144, 132, 1.0),  # H200
        (3_170_000, 6144, 132, 1.0),  # one of its name that differs by 1 %
        (2_619_000, 5120, 132, 0.7),  # H100 with HBM3
        (1_593_000, 5120, 114, 0.5),  # H100 with HBM2e
        (2_619_000, 6144, 132, 0.8),  # 4.0 TB/s
        (0, 5120, 132, 1.0),  # a driver without the number
        (2_619_000, 0, 132, 1.0),
        (1, 1, 132, 0.05),
    ],
)
def test_a_multiprocessor_s_share_of_the_memory(clock: int, bus: int, processors: int, share: float) -> None:
    """By the numbers that drivers report for these chips."""
    assert kernels.memory_share_of(clock, bus, processors) == share


def test_the_emulator_has_an_h200_s_share_of_the_memory() -> None:
    assert kernels.memory_share(torch.device("cpu")) == 1.0
