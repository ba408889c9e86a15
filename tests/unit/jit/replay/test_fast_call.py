"""The native launch and keys, on host memory: a function of ours stands where the driver's `cuLaunchKernelEx` does."""

from __future__ import annotations

import ctypes
import gc
import random
import struct
import subprocess
import sys
import threading

import pytest
import torch

from jit.arguments import packing
from jit.base.artifact import Entry, Param
from jit.replay import fast_call, repeated_launch

NATIVES = fast_call.natives()
PARAMS = (
    Param("p", ".u64", 8, 8),
    Param("f", ".f32", 4, 4),
    Param("m", ".b8[12]", 12, 4),
    Param("h", ".u16", 2, 2),
    Param("q", ".u64", 8, 8),
    Param("d", ".f64", 8, 8),
    Param("b", ".u8", 1, 1),
    Param("n", ".s32", 4, 4),
    Param("l", ".u64", 8, 8),
)
ENTRY = Entry("k", PARAMS)
LAUNCH = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 4)


class Driver:
    """Stands for the driver: keeps what each launch was given."""

    def __init__(self, entry: Entry, result: int = 0):
        self.entry, self.result = entry, result
        self.launches: list[bytes] = []
        self.configs: list[bytes] = []
        self.function = LAUNCH(self._launch)

    def _launch(self, config: int, function: int, pointers: int, extra: int | None) -> int:
        assert function == 77
        assert extra is None
        offsets, size = packing.layout(self.entry.params)
        packed = bytearray(size)
        places = (ctypes.c_void_p * len(offsets)).from_address(pointers)
        for param, offset, place in zip(self.entry.params, offsets, places, strict=True):
            packed[offset : offset + param.size] = ctypes.string_at(place, param.size)
        self.launches.append(bytes(packed))
        self.configs.append(ctypes.string_at(config, fast_call.CONFIG_BYTES))
        return self.result


def prepared(entry: Entry = ENTRY, result: int = 0):
    """A native launch, its driver, and what was left to the checks."""
    assert not isinstance(NATIVES, str), NATIVES
    driver, left = Driver(entry, result), []
    params, size, _ = repeated_launch._packing(entry, {})
    launch = fast_call.launch(
        NATIVES,
        params,
        size,
        driver_launch=ctypes.cast(driver.function, ctypes.c_void_p).value,
        driver_encode=0,
        function=77,
        config=bytes(range(fast_call.CONFIG_BYTES)),
        device=0,
        otherwise=lambda *args, **kwargs: left.append((args, kwargs)),
        device_type=fast_call.HOST,
    )
    return launch, driver, left


def test_packs_as_the_checked_way_does():
    launch, driver, left = prepared()
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    rng = random.Random(seed)
    a, b = torch.zeros(4), torch.nn.Parameter(torch.zeros(4))
    for _ in range(300):
        args = [
            rng.choice([a, b, None, rng.randrange((1 << 64) - 1)]),
            rng.choice([rng.uniform(-1e30, 1e30), rng.randrange(-1000, 1000), float("inf"), -1.0]),
            rng.randbytes(12),
            rng.randrange(-(1 << 15), 1 << 16),
            rng.choice([a[1:], b, 0]),
            rng.choice([rng.uniform(-1e300, 1e300), -1, -1.0]),
            rng.choice([True, False, 255, -128]),
            rng.choice([-1, -(1 << 31), (1 << 32) - 1, 0]),
            rng.choice([None, (1 << 63) - 1, a]),
        ]
        launch(*args)
        assert not left, args
        buffer = bytearray(packing.layout(PARAMS)[1])
        packing.pack(ENTRY, packing.check(ENTRY, args)[0], buffer)
        places = zip(PARAMS, packing.layout(PARAMS)[0], strict=True)
        for param, at in places:  # the gaps between parameters hold anything
            assert driver.launches[-1][at : at + param.size] == buffer[at : at + param.size], (param, args)
    assert driver.configs[-1] == bytes(range(fast_call.CONFIG_BYTES))


class Subclass(torch.Tensor):
    pass


@pytest.mark.parametrize(
    ("index", "value"),
    [
        (0, 1.5),
        (0, "p"),
        (0, 1 << 64),
        (0, -1),
        (0, True),
        (0, torch.zeros(1).as_subclass(Subclass)),
        (0, torch.zeros(1, device="meta")),
        (0, torch.zeros(2, 2).to_sparse()),
        (1, "1.5"),
        (1, 1e39),
        (1, True),
        (1, torch.ones(())),
        (1, 10**400),
        (2, bytes(11)),
        (2, bytearray(12)),
        (3, 1 << 16),
        (3, -(1 << 15) - 1),
        (3, 1.0),
        (6, 256),
        (7, 1 << 32),
        (7, 1 << 70),
        (7, None),
    ],
)
def test_leaves_what_is_unusual_to_the_checks(index, value):
    launch, driver, left = prepared()
    args = [torch.zeros(4), 1.0, bytes(12), 1, None, 2.0, True, 3, None]
    args[index] = value
    launch(*args)
    assert not driver.launches
    [(given, named)] = left
    assert all(x is y for x, y in zip(given, args, strict=True))
    assert not named
    assert sys.exc_info() == (None, None, None)


def test_counts_and_names_are_left_to_the_checks():
    launch, driver, left = prepared()
    args = [torch.zeros(4), 1.0, bytes(12), 1, None, 2.0, True, 3, None]
    launch(*args[:-1])
    launch(*args, 4)
    launch(*args[:-1], l=None)
    assert not driver.launches
    assert [len(given) for given, _ in left] == [8, 10, 8]
    assert left[2][1] == {"l": None}


def test_a_refusal_of_the_driver_is_left_to_the_checks():
    launch, driver, left = prepared(result=1)
    launch(torch.zeros(4), 1.0, bytes(12), 1, None, 2.0, True, 3, None)
    assert len(driver.launches) == len(left) == 1


def test_another_current_device_is_left_to_the_checks():
    current, left = ctypes.c_int32(0), []

    def current_device(where):
        where[0] = current.value
        return 0

    text = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int32))(current_device)
    driver = Driver(Entry("k", ()))
    launch = fast_call.launch(
        NATIVES, [], 0, driver_launch=ctypes.cast(driver.function, ctypes.c_void_p).value, driver_encode=0, function=77,
        config=bytes(fast_call.CONFIG_BYTES), device=0, otherwise=lambda: left.append(current.value),
        device_type=fast_call.HOST, current=ctypes.cast(text, ctypes.c_void_p).value,
    )  # fmt: skip
    for current.value in (-1, 3, -1):  # the host's index is -1
        launch()
    assert (len(driver.launches), left) == (2, [3])


def test_an_error_of_the_checks_comes_through():
    def refuse(*args):
        raise ValueError("as the checks say")

    driver = Driver(Entry("k", ()))
    launch = fast_call.launch(
        NATIVES, [], 0, driver_launch=ctypes.cast(driver.function, ctypes.c_void_p).value, driver_encode=0, function=77,
        config=bytes(fast_call.CONFIG_BYTES), device=0, otherwise=refuse, device_type=fast_call.HOST,
    )  # fmt: skip
    launch()
    assert len(driver.launches) == 1
    with pytest.raises(ValueError, match="as the checks say"):
        launch(1)


def test_nothing_leaks():
    """References of the arguments are as before, after launches and after refusals."""
    calls = 1000  # a leak is at least one reference a call; what else runs here moves the count of None by tens
    launch, _, left = prepared()
    gc.collect()  # what earlier tests left holds many a None
    a, big = torch.zeros(4), 1 << 62
    counts = [sys.getrefcount(value) for value in (a, big, None, launch)]
    for _ in range(calls):
        launch(a, 1.0, b"x" * 12, 1, None, 2.0, True, 3, big)
        launch(a, "1", b"x" * 12, 1, None, 2.0, True, 3, big)
    left.clear()
    after = [sys.getrefcount(value) for value in (a, big, None, launch)]
    assert all(abs(now - before) < calls / 2 for now, before in zip(after, counts, strict=True)), (counts, after)


def test_threads_launch_at_once():
    launch, driver, left = prepared(Entry("k", (Param("n", ".u32", 4, 4),)))
    threads = [threading.Thread(target=lambda i=i: [launch(i) for _ in range(500)]) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not left
    found = sorted(struct.unpack("<I", packed)[0] for packed in driver.launches)
    assert found == sorted(list(range(4)) * 500)


def test_a_key_tells_what_a_decision_may_depend_on():
    key = fast_call.signature(NATIVES, device_type=fast_call.HOST)
    raw = torch.zeros(4096)
    base = raw[-raw.data_ptr() % 128 // 4 :][:1024]
    x = base.view(32, 32)
    calls = [
        ((x,), {}),
        ((x.t(),), {}),
        ((x[:16],), {}),
        ((x.view(torch.int32),), {}),
        ((x.view(-1)[1:].as_strided((32, 31), (32, 1)),), {}),
        ((x, 1), {}),
        ((x, 1.0), {}),
        ((x, True), {}),
        ((x, "1"), {}),
        ((x, None), {}),
        ((x, 2), {}),
        ((x,), {"n": 1}),
        ((x,), {"m": 1}),
        ((1, x), {}),
        ((x, -1), {}),
        ((x, "1", "2"), {}),
        ((x, "12", ""), {}),
    ]
    keys = [key(*args, **kwargs) for args, kwargs in calls]
    assert None not in keys
    assert len(set(keys)) == len(keys)
    assert keys == [key(*args, **kwargs) for args, kwargs in calls]
    assert key(base[32:].as_strided((32, 32), (32, 1)) if base.numel() > 2048 else x.clone().view(32, 32)) is not None


@pytest.mark.parametrize(
    "value", [[1], torch.float32, 1 << 70, object(), torch.zeros(1, device="meta"), b"x", torch.zeros(2, 2).to_sparse()]
)
def test_other_arguments_have_no_key(value):
    key = fast_call.signature(NATIVES, device_type=fast_call.HOST)
    assert key(torch.zeros(2), value) is None
    assert key(torch.zeros(2)) is not None


def test_a_key_that_would_be_too_long_is_none():
    key = fast_call.signature(NATIVES, device_type=fast_call.HOST)
    assert key("x" * 4000) is not None
    assert key("x" * 5000) is None
    assert key(*range(300)) is None


def test_dispatch_finds_the_plan():
    plans, other = {}, []
    call = fast_call.dispatch(
        NATIVES, plans, lambda *args, **kwargs: other.append((args, kwargs)), device_type=fast_call.HOST
    )
    key = fast_call.signature(NATIVES, device_type=fast_call.HOST)
    x = torch.zeros(3)
    call(x, n=1)
    plans[key(x, n=1)] = lambda x, *, n: (x, n)
    assert call(x, n=1) == (x, 1)
    call(x, n=2)
    call([], n=1)
    assert len(other) == 3


def test_a_key_holds_the_environment_variable(monkeypatch):
    key = fast_call.signature(NATIVES, "KEYED_BY_THIS_TEST", device_type=fast_call.HOST)
    keys = [key(1)]
    for value in ("a", "b", "", "a longer one"):
        monkeypatch.setenv("KEYED_BY_THIS_TEST", value)
        keys.append(key(1))
    assert len(set(keys)) == len(keys)
    monkeypatch.delenv("KEYED_BY_THIS_TEST")
    assert key(1) == keys[0]


@pytest.mark.slow
def test_native_launches_are_there_where_the_emulator_is_kept_out():
    """As in a submission's process on a GPU. Nor does a launch wait for the emulator to be imported."""
    code = "import sys\nfrom harness.submission.no_emulator import NoEmulator\nsys.meta_path.insert(0, NoEmulator())\n"
    code += "from jit.replay import fast_call\nfound = fast_call.natives()\nprint(isinstance(found, str), found)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.startswith("False "), done.stdout


def test_where_the_tensor_lies_is_held_against_torch(monkeypatch):
    class Elsewhere(torch.Tensor):
        _cdata = 0

    assert fast_call.inside() is not None
    monkeypatch.setattr(torch.nn, "Parameter", lambda made: made.as_subclass(Elsewhere))
    assert fast_call.inside() is None
