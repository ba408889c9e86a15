"""A cache that many share: sixteen processes at once, two users, two compilers, and disks whose renames fail."""

from __future__ import annotations

import codecs
import dataclasses
import errno
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import jit
from jit.compiler import nvrtc
from jit.compiler.build import build
from jit.compiler.request import request
from tests.paths import ROOT

TEXT = 'extern "C" __global__ void k(int* p) { *p = 1; }\n'
ARCH = "sm_90a"

SIXTEEN = f"""
import os, sys
import jit

go, results = os.pipe(), os.pipe()
for _ in range(16):
    if os.fork() == 0:
        os.close(go[1])
        os.read(go[0], 1)  # ends when the parent lets all go
        made = jit.compile({TEXT!r}, arch="{ARCH}")
        os.write(results[1], b"c" if made.cached else b"b")
        os._exit(0)
os.close(go[1])
ended = [os.wait()[1] for _ in range(16)]
os.close(results[1])
print(ended.count(0), os.read(results[0], 64).decode())
"""


def test_sixteen_processes_compile_once(tmp_path):
    env = {**os.environ, "PYTHONPATH": str(ROOT), "WARPYARD_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SIXTEEN], env=env, capture_output=True, text=True, timeout=300)
    ended, printed = done.stdout.split()
    assert ended == "16", done.stderr
    assert sorted(printed) == ["b"] + ["c"] * 15
    assert len(list((tmp_path / ARCH).iterdir())) == 1, "one entry, and nothing private or locked beside it"


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user can reach, which pytest's own is not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def as_another_user(work: Callable[[], str]) -> str:
    """What ``work`` says in a process of the user nobody."""
    read, write = os.pipe()
    codecs.lookup("ascii")  # filelock reads a file in it; the other user may not reach Python's modules
    child = os.fork()
    if child == 0:
        try:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)
            said = work()
        except BaseException as error:
            said = f"{type(error).__name__}: {error}"
        os.write(write, said.encode())
        os._exit(0)
    os.close(write)
    with open(read) as text:
        said = text.read()
    os.waitpid(child, 0)
    return said


@pytest.mark.skipif(os.geteuid() != 0, reason="to become another user needs root")
@pytest.mark.filterwarnings("ignore:the cache at", "ignore:This process")
def test_two_users(open_folder):
    """The second user finds what the first compiled, leaves a damaged entry to its owner, and works on in memory."""
    root = open_folder / "cache"
    mine = jit.compile(TEXT, arch=ARCH, cache=jit.Cache(root))

    def theirs() -> str:
        cache = jit.Cache(root, required=False)
        found = jit.compile(TEXT, arch=ARCH, cache=cache)
        other = jit.compile(TEXT + "// theirs", arch=ARCH, cache=cache)
        again = jit.compile(TEXT + "// theirs", arch=ARCH, cache=cache)
        return f"{found.cached} {found.cubin == mine.cubin} {other.cached} {other.cubin_path} {again.cached}"

    assert as_another_user(theirs) == "True True False None True"
    assert mine.cubin_path is not None
    mine.cubin_path.write_bytes(b"damaged")

    def damaged() -> str:
        found = jit.compile(TEXT, arch=ARCH, cache=jit.Cache(root, required=False))
        return f"{found.cached} {found.cubin == mine.cubin}"

    assert as_another_user(damaged) == "False True"
    assert mine.cubin_path.read_bytes() == b"damaged"
    assert not jit.compile(TEXT, arch=ARCH, cache=jit.Cache(root)).cached
    assert jit.compile(TEXT, arch=ARCH, cache=jit.Cache(root)).cached


@pytest.mark.skipif(os.geteuid() != 0, reason="to become another user needs root")
def test_two_users_of_a_folder_that_both_may_write(open_folder):
    """As /tmp is: each finds what the other compiled."""
    root = open_folder / "cache"
    (root / ARCH).mkdir(parents=True)
    root.chmod(0o1777)
    (root / ARCH).chmod(0o1777)
    build(request(TEXT, ARCH, {}, (), (), ()))  # NVRTC is loaded: the other user may not reach it
    said = as_another_user(lambda: str(jit.compile(TEXT, arch=ARCH, cache=jit.Cache(root)).cubin_path is not None))
    assert said == "True"
    assert jit.compile(TEXT, arch=ARCH, cache=jit.Cache(root)).cached


@pytest.mark.parametrize("change", [{"version": (99, 1)}, {"build": "another"}])
def test_two_compilers_keep_out_of_each_others_way(tmp_path, monkeypatch, change):
    """Their entries lie side by side; neither finds the other's, whichever comes first."""
    cache, here = jit.Cache(tmp_path), nvrtc.identity()
    assert not jit.compile(TEXT, arch=ARCH, cache=cache).cached
    other = dataclasses.replace(here, **change)
    for identity, cached in ((other, False), (other, True), (here, True)):
        monkeypatch.setattr(nvrtc, "identity", lambda identity=identity: identity)
        assert jit.compile(TEXT, arch=ARCH, cache=cache).cached is cached
    assert len(cache.entries()) == 2


@pytest.mark.parametrize("code", [errno.ESTALE, errno.EIO, errno.EBUSY, errno.EXDEV])
def test_a_rename_that_fails_costs_only_the_entry(tmp_path, monkeypatch, code):
    cache, rename = jit.Cache(tmp_path, required=False), os.rename

    def fails(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "rename", fails)
    with pytest.warns(RuntimeWarning, match="cannot be written"):
        made = jit.compile(TEXT, arch=ARCH, cache=cache)
    assert made.cubin_path is None
    assert jit.compile(TEXT, arch=ARCH, cache=cache).cached, "kept in memory"
    assert list((tmp_path / ARCH).iterdir()) == []
    monkeypatch.setattr(os, "rename", rename)
    assert jit.compile(TEXT + "// later", arch=ARCH, cache=cache).cubin_path is not None


@pytest.mark.parametrize("code", [errno.ENOENT, errno.EEXIST, errno.ENOTEMPTY])
def test_a_rename_that_was_done_and_says_it_failed(tmp_path, monkeypatch, code):
    """As when the server of a network file system did it, and its answer was lost and asked for again."""
    cache, rename = jit.Cache(tmp_path), os.rename

    def fails(*given: str) -> None:
        rename(*given)
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "rename", fails)
    made = jit.compile(TEXT, arch=ARCH, cache=cache)
    assert made.cubin_path is not None
    assert made.cubin_path.read_bytes() == made.cubin
    assert jit.compile(TEXT, arch=ARCH, cache=jit.Cache(tmp_path)).cached
