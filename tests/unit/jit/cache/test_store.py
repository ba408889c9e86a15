"""The cache on a real disk: hits, damage, races, killed processes, disks that cannot be written."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import jit
from jit.cache import folders
from tests.damage import WAYS, damage
from tests.paths import ROOT
from tests.unit.jit.cache.compiling import TEXT, compile_with


def python(code: str, cache: Path | str, **kwargs) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "WARPYARD_CACHE_DIR": str(cache)}
    return subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True, **kwargs)


def test_hit_equals_what_was_compiled(cache):
    with pytest.warns(jit.CompileWarning):
        first = compile_with(
            cache, "template <int N> __global__ void k(float* p) { int unused; }", name_expressions=["k<3>"]
        )
    with pytest.warns(jit.CompileWarning, match="declared but never referenced"):
        again = compile_with(
            cache, "template <int N> __global__ void k(float* p) { int unused; }", name_expressions=["k<3>"]
        )
    assert (first.cached, again.cached) == (False, True)
    for field in (
        "cubin",
        "ptx",
        "arch",
        "log",
        "entries",
        "names",
        "diagnostics",
        "source",
        "options",
        "timings",
        "key",
    ):
        assert getattr(first, field) == getattr(again, field), field
    assert again.cubin_path is not None
    assert again.cubin_path == first.cubin_path
    assert again.cubin_path.read_bytes() == again.cubin
    assert again.cubin_path.parent.parent == cache.root / "sm_90a"


@pytest.mark.parametrize("file", ["kernel.cubin", "kernel.ptx", "artifact.json", "source.cu", "SHA256SUMS"])
@pytest.mark.parametrize("way", WAYS)
def test_damaged_entry_is_compiled_again(cache, file, way):
    first = compile_with(cache)
    assert first.cubin_path is not None
    path = first.cubin_path.parent / file
    damage(path, way)
    again = compile_with(cache)
    assert not again.cached
    assert again.cubin == first.cubin
    assert again.ptx == first.ptx
    assert compile_with(cache).cached
    assert hashlib.sha256(first.cubin_path.read_bytes()).digest() == hashlib.sha256(first.cubin).digest()


@pytest.mark.parametrize("what", ["pipe", "folder", "link to itself", "pipe as entry", "link as entry"])
def test_an_entry_that_is_no_file_heals(cache, what):
    first = compile_with(cache)
    entry = first.cubin_path.parent
    path = entry if what.endswith("as entry") else first.cubin_path
    if path is entry:
        shutil.rmtree(entry)
    else:
        path.unlink()
    if what.startswith("pipe"):
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
        (path / "more").write_text("x")
    else:
        path.symlink_to(path.name)
    again = compile_with(cache)
    assert not again.cached
    assert again.cubin == first.cubin
    assert compile_with(cache).cached


# How a source may write an include of value.cuh, which defines VALUE.
RACE = f"""
import jit, sys
sys.stdin.readline()
made = jit.compile({TEXT!r}, arch="sm_90a")
print(made.cached, made.cubin_path is not None, len(made.cubin), flush=True)
"""


def test_two_processes_race(tmp_path):
    """Both get the artifact, one compiles, one entry stays, and nothing private is left."""
    racers = [python(RACE, tmp_path, stdin=subprocess.PIPE) for _ in range(3)]
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    answers = [racer.communicate(timeout=300)[0].split() for racer in racers]
    assert sorted(answer[0] for answer in answers) == ["False", "True", "True"]
    assert all(answer[1] == "True" for answer in answers)
    assert len({answer[2] for answer in answers}) == 1
    assert len(list((tmp_path / "sm_90a").iterdir())) == 1


def test_threads_race(cache):
    """Of several threads of one process, too, one compiles; all load the same module."""
    with ThreadPoolExecutor(6) as pool:
        made = list(pool.map(lambda _: compile_with(cache), range(6)))
        modules = set(pool.map(lambda _: jit.load(TEXT, arch="sm_90a", cache=cache), range(6)))
    assert sorted(artifact.cached for artifact in made) == [False] + [True] * 5
    assert len({artifact.cubin for artifact in made}) == 1
    assert len(modules) == 1


def test_loser_without_a_lock_keeps_its_own_result(cache):
    """Two that both compiled: the second publish leaves the first entry alone."""
    asked = jit.compiler.request.request(TEXT, "sm_90a", {}, (), (), ())
    one, two = jit.compiler.build.build(asked), jit.compiler.build.build(asked)
    first = cache.publish(one)
    assert first.cubin_path is not None
    stamp = first.cubin_path.stat().st_mtime_ns
    second = cache.publish(two)
    assert second.cubin == two.cubin
    assert first.cubin_path.stat().st_mtime_ns == stamp
    assert [path.name for path in (cache.root / "sm_90a").iterdir()] == [asked.key]


HOLD = f"""
import time
import jit.cache.store, jit.compiler.request
asked = jit.compiler.request.request({TEXT!r}, "sm_90a", {{}}, (), (), ())
cache = jit.cache.store.default_cache()
with cache.lock(cache.root / "sm_90a" / f".lock-{{asked.key[:32]}}"):
    print("held", flush=True)
    time.sleep(60)
"""


def test_killed_holder_of_the_lock_delays_nobody(tmp_path):
    holder = python(HOLD, tmp_path)
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == "held"
    holder.send_signal(signal.SIGKILL)
    holder.wait(timeout=10)
    start = time.monotonic()
    made = jit.compile(TEXT, arch="sm_90a", cache=jit.Cache(tmp_path, lock_timeout=30))
    assert time.monotonic() - start < 20
    assert not made.cached
    assert made.cubin_path is not None


def test_holder_that_hangs_is_waited_for_up_to_the_time_out(tmp_path):
    holder = python(HOLD, tmp_path)
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == "held"
        start = time.monotonic()
        made = jit.compile(TEXT, arch="sm_90a", cache=jit.Cache(tmp_path, lock_timeout=0.5))
        assert 0.5 <= time.monotonic() - start < 20
        assert made.cubin_path is not None
    finally:
        holder.kill()
        holder.wait(timeout=10)


def in_memory(root: Path) -> None:
    """A default cache that cannot be written: one warning that says why, and the compile is kept in memory."""
    cache = jit.Cache(root, required=False)
    with pytest.warns(RuntimeWarning, match="cannot be written.*WARPYARD_CACHE_DIR"):
        first = compile_with(cache)
    assert first.cubin[:4] == b"\x7fELF"
    assert first.cubin_path is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert compile_with(cache).cached
        assert not compile_with(cache, TEXT + "// other").cached
    with pytest.raises(jit.CacheError, match="cannot be written"):
        compile_with(jit.Cache(root))


def test_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("in the way")
    in_memory(tmp_path / "file" / "cache")
    in_memory(Path("/proc/warpyard"))


@pytest.mark.parametrize("kind", ["read-only", "full"])
def test_disk_that_cannot_be_written(tmp_path, kind):
    """A mounted tmpfs, read-only or full: entries that are there are still found."""
    if os.geteuid() != 0 or not shutil.which("mount"):
        pytest.skip("mounting a small tmpfs needs root")
    point = tmp_path / "disk"
    point.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", point], capture_output=True, text=True
    )
    if mounted.returncode:
        pytest.skip(f"this machine refuses to mount a tmpfs: {mounted.stderr.strip()}")
    try:
        there = "// was there before\n" + TEXT
        assert compile_with(jit.Cache(point), there).cubin_path is not None
        if kind == "full":
            with pytest.raises(OSError) as caught:
                (point / "filler").write_bytes(bytes(1 << 20))
            assert caught.value.errno == errno.ENOSPC
        else:
            subprocess.run(["mount", "-o", "remount,ro", point], check=True)
        in_memory(point)
        assert compile_with(jit.Cache(point), there).cached
        assert not list(point.glob("*/.private-*"))
    finally:
        subprocess.run(["umount", point], check=True)


def test_limit_drops_what_was_used_longest_ago(cache):
    made = [compile_with(cache, f"{TEXT}// {i}") for i in range(4)]
    paths = [artifact.cubin_path.parent for artifact in made if artifact.cubin_path]
    for age, path in enumerate(paths):
        os.utime(path / "SHA256SUMS", (1e9 - age, 1e9 - age))
    compile_with(cache, f"{TEXT}// 3")  # the oldest, used now
    size = sum(size for _, size, _ in cache.entries())
    cache.limit = size * 2 // 4 + 100
    cache.prune()
    assert [path.exists() for path in paths] == [True, False, False, True]


def test_prune_removes_what_killed_processes_left(cache):
    compile_with(cache)
    old, new = cache.root / "sm_90a/.private-1-old", cache.root / "sm_90a/.private-2-new"
    locks = cache.root / "sm_90a/.lock-old", cache.root / "sm_90a/.lock-new"
    for lock in locks:
        lock.touch()
    os.utime(locks[0], (1e9, 1e9))
    for folder in (old, new):
        folder.mkdir()
        (folder / "kernel.cubin").write_bytes(b"half")
    os.utime(old, (1e9, 1e9))
    cache.prune()
    assert not old.exists()
    assert new.exists()
    assert [lock.exists() for lock in locks] == [False, True]
    assert len(cache.entries()) == 1


def test_a_process_does_not_look_at_all_entries_soon_after_another(cache):
    compile_with(cache)
    left = cache.root / "sm_90a/.private-1-old"
    left.mkdir()
    os.utime(left, (1e9, 1e9))
    compile_with(jit.Cache(cache.root), f"{TEXT}// 1")
    assert left.exists()
    os.utime(cache.root / ".pruned", (1e9, 1e9))
    compile_with(jit.Cache(cache.root), f"{TEXT}// 2")
    assert not left.exists()


def test_clear(cache):
    for i in range(3):
        compile_with(cache, f"{TEXT}// {i}")
    assert cache.clear() == 3
    assert not cache.entries()
    assert not compile_with(cache, f"{TEXT}// 0").cached


def test_where_the_cache_is(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("WARPYARD_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert jit.cache.store.default_root() == tmp_path / "home/.cache/warpyard"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert jit.cache.store.default_root() == tmp_path / "xdg/warpyard"
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "own"))
    assert jit.cache.store.default_root() == tmp_path / "own"
    made = jit.compile(TEXT, arch="sm_90a")
    assert made.cubin_path is not None
    assert made.cubin_path.is_relative_to(tmp_path / "own")


def test_same_module_for_the_same_source(cache):
    assert jit.load(TEXT, arch="sm_90a", cache=cache) is jit.load(TEXT, arch="sm_90a", cache=cache)
    assert jit.load(TEXT, arch="sm_90a", cache=cache) is not jit.load(TEXT, arch="sm_100a", cache=cache)


def test_lookup_is_fast(cache):
    """Well below a compile, both in this thread's processor time; ``python -m jit.measure`` has the figures."""

    def cost(compiled) -> float:
        start = time.thread_time()
        assert compile_with(cache).cached == compiled
        return time.thread_time() - start

    compiles = [(cost(False), cache.clear())[0] for _ in range(3)]
    compile_with(cache)
    lookups = [cost(True) for _ in range(50)]
    assert min(lookups) < min(compiles) / 20


def test_built_libraries_are_entries_too(tmp_path, monkeypatch):
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path))
    calls = []

    def make(folder: Path) -> None:
        calls.append(folder)
        (folder / "include").mkdir()
        (folder / "include" / "a.h").write_text("int a;")
        (folder / "made.so").write_bytes(b"made")

    place = folders.folder("inline", "made-sm_90a-0123", make)
    assert folders.folder("inline", "made-sm_90a-0123", make) == place
    assert len(calls) == 1
    cache = jit.Cache(tmp_path)
    ((_, size, found),) = cache.entries()
    assert (found, cache.inspect(found).source_name) == (place, "made-sm_90a-0123")
    assert size == sum(path.stat().st_size for path in place.rglob("*") if path.is_file())
    (place / "include" / "a.h").write_text("int b;")
    assert cache.inspect(place) is None
    assert folders.folder("inline", "made-sm_90a-0123", make) == place
    assert len(calls) == 2
    assert (place / "include" / "a.h").read_text() == "int a;"
    assert cache.clear() == 1
    assert not place.exists()
