"""Every build that a kernel package can ask for compiles for its architecture with no GPU, within the chip's limits."""

from __future__ import annotations

import pytest

import jit
import kernels
from tests.selection import representatives

BUILDS = [build for name in kernels.names() for build in kernels.package(name).builds()]
PARAMETERS = representatives(BUILDS, key=lambda build: (build.source, build.arch))
REGISTERS_PER_SM = 65536


def test_every_source_is_built():
    """No ``.cu`` beside a package's entry is left out of its builds()."""
    built = {build.source for build in BUILDS}
    for name in kernels.names():
        found = set(kernels.sources(kernels.package(name).__file__).values())
        assert found <= built, f"{name}: builds() leaves out {sorted(map(str, found - built))}"


@pytest.mark.parametrize("build", PARAMETERS, ids=lambda build: build.label)
def test_build(build: kernels.Build, record_property):
    artifact = build.compile()
    assert artifact.arch == build.arch
    assert artifact.cubin[:4] == b"\x7fELF"
    assert artifact.entries, "no __global__ entry in the PTX"
    record_property("build", f"{build.label} {build.arch}")
    for name, entry in artifact.entries.items():
        record_property(name, f"{entry.registers} registers, {entry.spill_stores}+{entry.spill_loads} B spilled, "
                              f"{entry.static_smem} B static shared memory")  # fmt: skip
        assert 0 < entry.registers <= 255, f"{name}: {entry.registers} registers"
        if entry.max_threads:
            assert entry.registers * entry.max_threads <= REGISTERS_PER_SM, f"{name} cannot be launched at its maximum"
        assert entry.spill_stores == 0, f"{name} spills {entry.spill_stores} bytes"
        assert entry.spill_loads == 0, f"{name} spills {entry.spill_loads} bytes"


@pytest.mark.parametrize("build", PARAMETERS, ids=lambda build: build.label)
def test_the_source_tells_the_host_how_to_launch_it(build: kernels.Build):
    """Each entry's threads are those that it was compiled for, and its shared memory is what a CTA may have."""
    artifact = build.compile()
    for name, entry in artifact.entries.items():
        lines = [at for at in artifact.constants if at.endswith("_threads") and name.startswith(at[: -len("_threads")])]
        assert lines, f"{build.source.name} exports no {name}_threads"
        assert artifact.constants[max(lines, key=len)] == entry.max_threads
    for name, value in artifact.constants.items():
        assert value > 0
        if name.endswith("_smem"):
            assert value <= jit.arch.find(build.arch).smem_optin, f"{name} is {value}"
